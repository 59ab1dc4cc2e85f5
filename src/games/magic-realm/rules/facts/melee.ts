import type { WornArmor } from '../fight/armor.ts'
import type { Blow, Maneuver, PieceId } from '../fight/blows.ts'
import { BOXES, type Box } from '../fight/directions.ts'
import type { Fighter } from '../fight/fighter.ts'
import { type Foe, foeBlow, foeManeuver } from '../fight/foes.ts'
import type { Body, Mount } from '../fight/resolution.ts'
import { rankOf } from '../pieces/levels.ts'
import type { CombatState, Engagement } from '../state/combat.ts'
import { blowOf, maneuverPlayed, secondBlow } from '../state/combat-pieces.ts'
import { bodyOf, boxOf, horseOf, partsOf, victimOf } from '../state/sheets.ts'
import type { War } from '../state/state.ts'
import { isDark } from './sides.ts'

/** The participants in a melee, either real or assumed by a plan. */
export interface Melee {
  readonly fighters: readonly Fighter[]
  readonly foes: readonly Foe[]
  readonly combat: Pick<CombatState, 'sheets' | 'dark' | 'engagements' | 'war' | 'silenced'>
  /** The terms of the hired denizens, here and elsewhere. Omitted before the Third ENCOUNTER and in assumed fights. */
  readonly hires?: War['hires']
  /** The blows dealt by this round's spells. Omitted in games without magic. */
  readonly spells?: readonly Blow[]
}

const engagementIn = ({ combat }: Melee, character: PieceId): Engagement | undefined =>
  combat.engagements.find(one => one.character === character)

/**
 * Returns a character's armor with the shield in its chosen direction. If no direction is chosen, the shield covers
 * nothing (16.2.7).
 */
export const armorHeld = (armor: readonly WornArmor[], shield: Box | null): WornArmor[] =>
  armor.map(piece => (piece.place === 'shield' ? { ...piece, covers: shield === null ? [] : [shield] } : { ...piece }))

/** Returns a character's body. It is mounted if the maneuver uses a horse (17.2.3, 17.2.4). */
export function characterBody(
  fighter: Fighter,
  round: Pick<Engagement, 'maneuver' | 'rider' | 'shield'> | undefined,
): Body {
  const maneuver = round?.maneuver ?? null
  const mount: Mount | null =
    maneuver?.piece.kind === 'horse' && fighter.horse
      ? {
          id: fighter.horse.id,
          vulnerability: rankOf(fighter.horse.vulnerability),
          armored: fighter.horse.armored,
          dead: false,
        }
      : null
  return {
    id: fighter.id,
    kind: fighter.shape ? 'denizen' : 'character',
    vulnerability: rankOf(fighter.vulnerability),
    armored: fighter.shape?.armored ?? false,
    maneuver: maneuver && maneuverPlayed(fighter, maneuver),
    mount,
    ...(mount && round?.rider ? { rider: maneuverPlayed(fighter, round.rider) } : {}),
    armor: armorHeld(fighter.armor, round?.shield ?? null),
    greased: fighter.greased,
    ...(fighter.hardy ? { hardy: true } : {}),
    wounds: 0,
    dead: false,
  }
}

/** Returns a denizen's maneuver, which depends on its row (16.4.3), or null if it is not in a row. */
function maneuverOfFoe({ combat }: Pick<Melee, 'combat'>, foe: Foe): Maneuver | null {
  const box = boxOf(combat, foe.id)
  return box === null ? null : foeManeuver(foe, isDark(combat, foe.id), box)
}

/**
 * Returns every possible target, as it is before the first blow. Heads, clubs and horses are not separate targets
 * (1.3.4).
 */
export const bodiesOf = (melee: Melee): Body[] => [
  ...melee.fighters.map(fighter => characterBody(fighter, engagementIn(melee, fighter.id))),
  ...melee.foes.filter(({ part }) => !part).map(foe => foeBody(melee, foe)),
]

/**
 * Returns a denizen's body. Blows at a mounted native are compared with the horse's maneuver and strike the horse first
 * (16.4.4, 17.2.2).
 */
function foeBody(melee: Melee, own: Foe): Body {
  const { id, size, armored } = own
  const horse = melee.foes.find(other => other.id === horseOf(id))
  return {
    id,
    kind: 'denizen',
    vulnerability: rankOf(size),
    armored,
    maneuver: maneuverOfFoe(melee, horse ?? own),
    mount: horse ? { id: horse.id, vulnerability: rankOf(horse.size), armored: horse.armored, dead: false } : null,
    ...(horse && own.fumble ? { rider: maneuverOfFoe(melee, own) } : {}),
    armor: [],
    greased: false,
    wounds: 0,
    dead: false,
  }
}

/**
 * Returns all attacks of the round, including those of spells. Characters attack their targets, and denizens attack the
 * owner of their sheet. A denizen that owns a sheet attacks the attacker it strikes back at (16.1.2, 16.2.2, 16.4.3).
 * Leaves out attacks whose target is gone, canceled attacks, and attacks between pieces that spare each other (16.6.2,
 * 26.16).
 */
export function blowsOf(melee: Melee): Blow[] {
  const { fighters, foes, combat } = melee
  const blows: Blow[] = []
  const isThere = (id: PieceId | null): id is PieceId =>
    foes.some(one => one.id === id) || fighters.some(one => one.id === id)
  for (const fighter of fighters) {
    const round = engagementIn(melee, fighter.id)
    // A target that is no longer in the clearing is skipped.
    if (!round?.attack || !isThere(round.target)) continue
    blows.push(blowOf(fighter, round.attack, round.target))
    const second = round.second === undefined ? null : secondBlow(fighter, round.second, round.target)
    if (second) blows.push(second)
  }
  const byId = new Map(foes.map(foe => [foe.id, foe]))
  for (const rows of combat.sheets.flatMap(partsOf))
    for (const box of BOXES)
      for (const piece of rows[box]) {
        const foe = byId.get(piece)
        const victim = victimOf(combat, piece)
        if (!foe || !isThere(victim)) continue
        const blow = foeBlow(foe, isDark(combat, piece), bodyOf(piece), victim, box)
        if (blow) blows.push(blow)
      }
  for (const blow of (melee.spells ?? []).filter(({ target }) => isThere(target)))
    blows.push({ ...blow, box: engagementIn(melee, blow.by)?.spell?.box ?? blow.box })
  return blows.filter(blow => !isSpared(melee, blow))
}

/**
 * Returns true if a blow has no effect: a canceled Power of the Pit, or a blow between rebels and unhired denizens, who
 * spare each other in the round of treachery (16.6.2, 26.16).
 */
function isSpared({ combat: { war, silenced } }: Melee, { by, body, target, special }: Blow): boolean {
  // This Power of the Pit was canceled (26.16).
  if (special === 'pit' && silenced?.includes(by)) return true
  const isRebel = (id: PieceId): boolean => war?.rebels.includes(id) ?? false
  const isFree = (id: PieceId): boolean => war?.free.includes(id) ?? false
  return (isRebel(body) && isFree(target)) || (isRebel(target) && isFree(body))
}
