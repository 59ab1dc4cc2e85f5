import { rankOf } from '../levels.ts'
import type { Armor } from './armor.ts'
import type { Blow, Maneuver, PieceId } from './blows.ts'
import { BOXES, type Box } from './directions.ts'
import type { Fighter } from './fighter.ts'
import { type Foe, foeBlow, foeManeuver } from './foes.ts'
import { blowOf, maneuverPlayed } from './pieces.ts'
import type { Body, Mount } from './resolution.ts'
import { bodyOf, boxOf, isPart } from './sheets.ts'
import { isDark } from './sides.ts'
import type { CombatState, Engagement } from './state.ts'

/** Who fights in a melee, as rules know them from the state, and plans from a guess. */
export interface Melee {
  readonly fighters: readonly Fighter[]
  readonly foes: readonly Foe[]
  readonly combat: Pick<CombatState, 'sheets' | 'dark' | 'engagements'>
}

const engagementIn = ({ combat }: Melee, character: PieceId): Engagement | undefined =>
  combat.engagements.find(one => one.character === character)

/** A character's armor with the shield where it is held (16.2.7). */
export const armorHeld = (armor: readonly Armor[], shield: Box | null): Armor[] =>
  armor.map(piece => (piece.place === 'shield' ? { ...piece, covers: shield === null ? [] : [shield] } : { ...piece }))

/** The body of a character: on the horse that he has played as his maneuver (17.2.3, 17.2.4). */
export function characterBody(fighter: Fighter, round: Pick<Engagement, 'maneuver' | 'shield'> | undefined): Body {
  const maneuver = round?.maneuver ?? null
  const rides = maneuver?.piece.kind === 'horse' && fighter.horse?.id === maneuver.piece.id
  const mount: Mount | null =
    rides && fighter.horse
      ? {
          id: fighter.horse.id,
          vulnerability: rankOf(fighter.horse.vulnerability),
          armored: fighter.horse.armored,
          dead: false,
        }
      : null
  return {
    id: fighter.id,
    kind: 'character',
    vulnerability: rankOf(fighter.vulnerability),
    armored: false,
    maneuver: maneuver && maneuverPlayed(fighter, maneuver),
    mount,
    armor: armorHeld(fighter.armor, round?.shield ?? null),
    greased: fighter.greased,
    wounds: 0,
    dead: false,
  }
}

/** How a denizen gets out of the way: in the row where it stands (16.4.3); without a row it does not. */
export function maneuverOfFoe({ combat }: Pick<Melee, 'combat'>, foe: Foe): Maneuver | null {
  const box = boxOf(combat, foe.id)
  return box === null ? null : foeManeuver(foe, isDark(combat, foe.id), box)
}

/** All who can be struck, before the first blow falls. Heads and clubs cannot (1.3.4). */
export const bodiesOf = (melee: Melee): Body[] => [
  ...melee.fighters.map(fighter => characterBody(fighter, engagementIn(melee, fighter.id))),
  ...melee.foes
    .filter(({ part }) => !part)
    .map(
      (foe): Body => ({
        id: foe.id,
        kind: 'denizen',
        vulnerability: rankOf(foe.size),
        armored: foe.armored,
        maneuver: maneuverOfFoe(melee, foe),
        mount: null,
        armor: [],
        greased: false,
        wounds: 0,
        dead: false,
      }),
    ),
]

/** All attacks of the round: of characters on their targets, of denizens on whoever owns the sheet they stand on (16.2.2, 16.4.3). */
export function blowsOf(melee: Melee): Blow[] {
  const { fighters, foes, combat } = melee
  const blows: Blow[] = []
  for (const fighter of fighters) {
    const round = engagementIn(melee, fighter.id)
    // Whoever has died of the blows is no target any more.
    if (round?.attack && foes.some(({ id }) => id === round.target))
      blows.push(blowOf(fighter, round.attack, round.target!))
  }
  const byId = new Map(foes.map(foe => [foe.id, foe]))
  for (const { owner, boxes } of combat.sheets) {
    if (!fighters.some(({ id }) => id === owner)) continue
    for (const box of BOXES)
      for (const piece of boxes[box]) {
        const foe = byId.get(piece)
        const blow = foe && foeBlow(foe, isDark(combat, piece), isPart(piece) ? bodyOf(piece) : piece, owner, box)
        if (blow) blows.push(blow)
      }
  }
  return blows
}
