import { startBattle } from '../effects/battles.ts'
import { bountyByHireling, bountyFor, bountyForCharacter, bountyOnce, printedBounty } from '../effects/bounty.ts'
import { rollCurseInCombat } from '../effects/curses.ts'
import { killCharacter, killDenizen } from '../effects/death.ts'
import { deadPiecesIn } from '../effects/fight-cleanup.ts'
import { markArmor, rollAim, rollMissile, turnWeapon } from '../effects/fight-effects.ts'
import { loseHorse } from '../effects/losses.ts'
import { rollPitForDenizen, rollPowerOfThePit } from '../effects/pit.ts'
import { lowerRelation } from '../effects/relations.ts'
import { type Spoils, spoilsOf } from '../effects/spoils.ts'
import { engagedWith } from '../effects/treachery.ts'
import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import { isAlive, isCharacterId } from '../facts/combatants.ts'
import { rollOn } from '../facts/dice.ts'
import { employerIdOf, hirelingsAt, isHired, ownerSeat } from '../facts/employment.ts'
import { blowsOf, bodiesOf, type Melee } from '../facts/melee.ts'
import { isDark } from '../facts/sides.ts'
import { absorbedBy } from '../facts/spells.ts'
import type { Blow, PieceId } from '../fight/blows.ts'
import { isTremendous } from '../fight/foes.ts'
import { type Body, resolve, type Struck } from '../fight/resolution.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { rankOf, TREMENDOUS } from '../pieces/levels.ts'
import { goodsAt, rewardPit, thoseInClearing } from '../spells/instants.ts'
import type { CombatState } from '../state/combat.ts'
import { bodyOf, engagementOf, isHorse, isPart, removePieces } from '../state/sheets.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state/state.ts'
import { meleeOf } from './plays.ts'
import type { RedDice } from './wand.ts'

/**
 * Resolves all blows of the round and applies them (16.4 to 17.3). Returns the spoils that may be taken from the dead
 * (18.4.1).
 */
export function resolveBlows(table: RealmTable, combat: CombatState, red: RedDice = new Map()): Spoils[] {
  const { state } = table
  const melee = meleeOf(state, combat)
  const bodies = bodiesOf(melee)
  const spoils: Spoils[] = []
  const blows = blowsOf(melee)
  const redOf = (blow: Blow): number | undefined => red.get(blows.indexOf(blow))
  const struck = resolve(blows, bodies, combat.round === 1, {
    // The victim of dragon fire makes the roll (26.9).
    missile: blow =>
      rollMissile(table, blow, ownerSeat(table.state, bodyOf(isPart(blow.by) ? blow.target : blow.by)), redOf(blow)),
    aimed: (blow, added) =>
      rollAim(
        table,
        blow,
        added,
        ownerSeat(table.state, bodyOf(isPart(blow.by) && blow.missile ? blow.target : blow.by)),
        redOf(blow),
      ),
    serious: victim => rollOn(table, characterOf(state, victim), 'serious-wounds', '26.1'),
    special(blow) {
      const before = damageFingerprint(state)
      const isByCharacter = blow.spell !== undefined || isCharacterId(blow.by)
      if (isByCharacter) applyPitAttack(table, combat, blow, spoils, redOf(blow))
      else rollDemonAttack(table, blow, redOf(blow))
      if (damageFingerprint(state) !== before) combat.happened = true
      return bodies.filter(({ id, dead }) => !dead && !isAlive(state, id)).map(({ id }) => id)
    },
    fallen: group => applyBlows(table, combat, bodies, group, spoils),
  })
  for (const { id, wounds } of bodies) {
    const round = engagementOf(combat, id)
    if (round) round.wounds += wounds
  }
  for (const one of struck) turnWeaponAfter(table, melee, one)
  combat.grips = gripping(state, combat, bodies, struck)
  turnShapes(combat, melee, bodies, struck)
  for (const { id } of melee.fighters) logRound(table, combat, id, struck)
  return spoils
}

/** Logs the blows that a fighter dealt and took this round, if there were any. */
function logRound(table: RealmTable, { round }: CombatState, character: PieceId, struck: readonly Struck[]): void {
  const done = struck.map(({ blow: { by, target }, outcome, on, wounds }) => ({ by, target, outcome, on, wounds }))
  const dealt = done.filter(({ by }) => by === character)
  const taken = done.filter(({ target }) => target === character)
  if (dealt.length + taken.length === 0) return
  table.emit({
    kind: 'fought',
    seat: ownerSeat(table.state, bodyOf(character)),
    rule: '16.4.1',
    character,
    round,
    dealt,
    taken,
  })
}

/**
 * Returns a fingerprint of everything that a table roll may harm. It excludes curses, which don't prolong a fight by
 * themselves (14.3.2).
 */
const damageFingerprint = ({ characters, denizens, damaged, lost }: RealmState): string =>
  JSON.stringify([
    characters.map(({ fate, chits }) => [fate, chits]),
    Object.values(denizens).filter(({ dead }) => dead).length,
    damaged,
    lost,
  ])

/**
 * Rolls for the victim of a Demon's Power of the Pit or of the Imp's curse. A character rolls with their own modifiers.
 * A denizen, which only Power of the Pit affects, rolls two dice (2.1.6, 17.3.7, 17.3.8).
 */
function rollDemonAttack(table: RealmTable, { special, target }: Blow, red?: number): void {
  if (!isCharacterId(target)) {
    if (special === 'pit') rollPitForDenizen(table, target, ownerSeat(table.state, bodyOf(target)), '17.3.7')
    return
  }
  const victim = characterOf(table.state, target)
  if (special === 'pit') rollPowerOfThePit(table, victim, target, '17.3.7', red)
  else rollCurseInCombat(table, victim, '17.3.7', red)
}

/**
 * Resolves a character's Power of the Pit, or the curse of an Imp form, after a hit. The caster rolls if it is a spell,
 * and the victim rolls if it comes from a form. The attacker gets credit for everyone killed (17.3.7, 18.3.7, 21.5.1,
 * 21.5.6, 26.16).
 */
function applyPitAttack(
  table: RealmTable,
  { clearing }: CombatState,
  blow: Blow,
  spoils: Spoils[],
  red?: number,
): void {
  const caster = characterOf(table.state, blow.by)
  const before = thoseInClearing(table.state, clearing)
  const goods = goodsAt(table, caster, clearing)
  if (blow.spell === undefined) rollDemonAttack(table, blow, red)
  else rollPowerOfThePit(table, caster, blow.target, '26.16', red)
  rewardPit(table, caster, before)
  spoils.push(...goods())
}

/** The outcomes that keep the fight going (14.3.2). */
const TOUCHES: readonly Struck['outcome'][] = ['wounds', 'kills', 'kills-horse', 'damages', 'destroys']

/** Applies the effects of simultaneous blows: deaths, bounties, and losses of horses and armor. */
function applyBlows(
  table: RealmTable,
  combat: CombatState,
  bodies: readonly Body[],
  group: readonly Struck[],
  spoils: Spoils[],
): void {
  const { state } = table
  for (const { blow, hit, outcome, missile, aimed, through, harm, stars, on, wounds } of group) {
    const { by, target, box, time, length, excess } = blow
    const lost = stars < blow.stars ? { lost: blow.stars - stars } : {}
    const maneuver = bodies.find(({ id }) => id === target)?.maneuver ?? null
    table.emit({
      kind: 'blow',
      seat: ownerSeat(table.state, bodyOf(by)),
      rule: RULES[outcome],
      against: maneuver && { box: maneuver.box, time: maneuver.time },
      made: harm === null || blow.exactly !== null ? null : { letter: blow.harm, stars, excess, ...lost },
      ...{ by, target, box, time, length, hit, outcome, missile, harm, on, wounds },
      ...(aimed ? { aimed } : {}),
      ...(through ? { through } : {}),
    })
    if (wounds > 0 || TOUCHES.includes(outcome)) combat.happened = true
    if (on === null) continue
    if (outcome === 'kills-horse') {
      if (isHorse(on)) {
        state.war?.unhorsed.push(bodyOf(on))
        removePieces(combat, [on])
      } else loseHorse(state, on)
    }
    const armor = bodies.flatMap(body => body.armor).find(({ id }) => id === on)
    if (armor && (outcome === 'damages' || outcome === 'destroys')) markArmor(table, characterOf(state, target), armor)
  }
  const killing = group.filter(({ outcome, blow }) => outcome === 'kills' && isAlive(state, blow.target))
  const victims = [...new Set(killing.map(({ blow }) => blow.target))]
  victims.sort((one, other) => printedBounty(state, other) - printedBounty(state, one))
  for (const victim of victims)
    removeKilled(
      table,
      { combat, bodies, spoils },
      victim,
      killing.filter(({ blow }) => blow.target === victim).map(({ blow }) => blow.body),
    )
  // Also remove those killed by Power of the Pit.
  removePieces(combat, deadPiecesIn(state, combat))
}

/** The rule number for each outcome of a blow. */
const RULES: Readonly<Record<Struck['outcome'], string>> = {
  misses: '16.4.1',
  cancelled: '16.5.3',
  harmless: '17.1.4',
  wounds: '17.2.8',
  kills: '17.2.1',
  'kills-horse': '17.2.3',
  holds: '17.2.5',
  damages: '17.2.5',
  destroys: '17.2.5',
  rolled: '17.3.7',
}

/** The state of a fight while its blows are applied. */
interface Falling {
  readonly combat: CombatState
  readonly bodies: readonly Body[]
  readonly spoils: Spoils[]
}

/**
 * Removes a killed character or denizen from the fight. Killers that are characters or hirelings share the bounty
 * immediately (18.3), and the belongings become spoils (18.4).
 */
function removeKilled(table: RealmTable, falling: Falling, victim: PieceId, killers: readonly PieceId[]): void {
  const { state } = table
  const { combat, spoils } = falling
  const paid = [...new Set(killers)].filter(id => isCharacterId(id) || isHired(state, id))
  const left = spoilsOf(table, victim, killers)
  if (left) spoils.push(left)
  if (isCharacterId(victim)) {
    const dead = characterOf(state, victim)
    const { notoriety } = dead
    const hired = hirelingsAt(state, victim, combat.clearing)
    const fights = hired.map(one => ({ one, with: engagedWith(table, combat, one).filter(({ id }) => id !== victim) }))
    const inside = absorbedBy(state, victim)
    killCharacter(table, dead, killers[0] ?? null, '17.2.8')
    for (const fight of fights) breakOffFight(table, falling, fight.one, fight.with)
    for (const killer of paid) {
      payBounty(table, killer, { id: victim, notoriety }, paid.length)
      // The absorbed monster dies too. The bounty for it is not multiplied (21.5.1).
      for (const monster of inside) payAbsorbedBounty(table, killer, monster, paid.length)
    }
    return
  }
  const pieces = withPart(victim, state)
  const native = denizenOf(victim)
  if (native.is === 'native' && !isHired(state, victim))
    for (const killer of new Set(paid.map(one => employerIdOf(state, one) ?? one)))
      lowerRelation(state, characterOf(state, killer), native.group)
  killDenizen(table, victim, killers[0] ?? null, '18.4.5')
  removePieces(combat, pieces)
  for (const killer of paid) payBounty(table, killer, { id: victim, notoriety: 0 }, paid.length)
}

/** Pays one killer's share of the bounty (18.3.1, 18.3.2, 18.3.6). */
function payBounty(
  table: RealmTable,
  killer: PieceId,
  victim: { readonly id: PieceId; readonly notoriety: number },
  shared: number,
): void {
  const { state } = table
  if (!isCharacterId(killer)) {
    // A hireling that died at the same time serves nobody.
    if (isHired(state, killer)) bountyByHireling(table, killer, victim.id, victim.notoriety, shared)
    return
  }
  const character = characterOf(state, killer)
  // A character who died at the same time gains nothing (19.2.2).
  if (character.fate !== 'alive') return
  if (isCharacterId(victim.id)) bountyForCharacter(table, character, victim, shared)
  else bountyFor(table, character, victim.id, shared)
}

/**
 * Pays one killer's share of the bounty for a monster that a killed character had absorbed (18.3.4, 18.3.6, 21.5.1).
 */
function payAbsorbedBounty(table: RealmTable, killer: PieceId, monster: PieceId, shared: number): void {
  const { state } = table
  if (!isCharacterId(killer)) {
    if (isHired(state, killer)) bountyByHireling(table, killer, monster, 0, shared)
    return
  }
  const character = characterOf(state, killer)
  if (character.fate === 'alive') bountyOnce(table, character, monster, shared)
}

/**
 * Makes a dead character's hireling break off its fight. If it was fighting other characters, it stays, and its group
 * battles them (18.4.6).
 */
function breakOffFight(
  table: RealmTable,
  { combat, bodies }: Falling,
  native: PieceId,
  others: readonly Character[],
): void {
  for (const other of others) startBattle(table, combat, other, native)
  if (others.length > 0) return
  const body = bodies.find(({ id }) => id === native)
  if (body) body.withdrawn = true
  removePieces(combat, withPart(native, table.state))
}

/**
 * Turns a weapon after its blow: to its alerted side if it missed or was canceled, and to its unalerted side if it hit,
 * unless Gripping Dust keeps it alerted (16.4.6, 16.5.3, 16.5.4). A hit also uses up a wish for strength (17.1.7).
 */
function turnWeaponAfter(table: RealmTable, { fighters }: Melee, { blow, outcome }: Struck): void {
  const fighter = fighters.find(({ id }) => id === blow.by)
  if (blow.spell !== undefined || !fighter || !isAlive(table.state, fighter.id)) return
  const character = characterOf(table.state, fighter.id)
  const missed = outcome === 'misses' || outcome === 'cancelled'
  // The first hit uses up a wish for strength (17.1.7).
  if (!missed && !fighter.shape) character.strength = false
  if (fighter.weapon.alerted !== null)
    turnWeapon(table, character, missed || fighter.weapon.potions.dust, missed ? '16.4.6' : '16.5.4')
}

/**
 * Turns a Tremendous monster form red side up after a hit that does not kill. Turns it back once the character or the
 * victim is dead or gone (21.5.1).
 */
function turnShapes(
  combat: CombatState,
  { fighters }: Melee,
  bodies: readonly Body[],
  struck: readonly Struck[],
): void {
  const isThere = (id: PieceId | null): boolean => bodies.some(body => body.id === id && !body.dead)
  for (const { id, shape, vulnerability } of fighters) {
    if (shape?.monster === undefined || rankOf(vulnerability) < TREMENDOUS) continue
    const { isDark = false, victim = null } = combat.shapes?.[id] ?? {}
    const hit = struck.find(({ blow, outcome }) => blow.by === id && outcome !== 'misses' && outcome !== 'cancelled')
    const held = isDark ? victim : (hit?.blow.target ?? null)
    const isRed = isThere(id) && isThere(held)
    combat.shapes = { ...combat.shapes, [id]: { isDark: isRed, victim: isRed ? held : null } }
  }
}

/**
 * Returns the living Tremendous monsters, not yet red side up, that hit without killing, either directly or with a head
 * or club (17.3.1, 17.3.9).
 */
function gripping(
  state: RealmState,
  combat: CombatState,
  bodies: readonly Body[],
  struck: readonly Struck[],
): PieceId[] {
  const alive = (id: PieceId): boolean => bodies.some(body => body.id === id && !body.dead)
  const monsters = struck
    .filter(({ outcome }) => outcome !== 'misses' && outcome !== 'cancelled')
    .filter(({ blow }) => !isCharacterId(blow.by) && alive(blow.body) && alive(blow.target))
    .map(({ blow }) => bodyOf(blow.by))
    .filter(id => isTremendous(foeIn(state, id)) && !isDark(combat, id))
  return [...new Set(monsters)]
}
