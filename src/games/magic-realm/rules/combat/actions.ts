import type { Rule } from '../../../../kernel/index.ts'
import { callBroomInEncounter } from '../actions/brooms.ts'
import { colorPlays, playColor } from '../actions/color-chits.ts'
import { protect, protections } from '../actions/phase-chits.ts'
import { pickUp, pickUpOptions } from '../actions/picking-up.ts'
import { goBerserk, leaveByRoad, runIntoWoods, turnWeapon } from '../effects/fight-effects.ts'
import { bestWings, flyAway } from '../effects/flying.ts'
import { rollStumble } from '../effects/stumble.ts'
import { canTurnWeapon, denizensIn, fastestFighterIn, isPresent, roadsOut } from '../facts/combatants.ts'
import { employerIdOf, individualsAt } from '../facts/employment.ts'
import { attackersTime, isHeld, winged } from '../facts/sides.ts'
import { soloWings, tileOfPlace, tilesBeside, type Wings, woodsWalker } from '../facts/wings.ts'
import type { Fighter } from '../fight/fighter.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { CombatState, Engagement } from '../state/combat.ts'
import { effortOf, fightPieces, movePieces, type Playable, spending } from '../state/combat-pieces.ts'
import { pieceOptions, word } from '../state/combat-questions.ts'
import { plays } from '../state/optional.ts'
import { engagementOf, piecesOn, removePieces, sheetOf } from '../state/sheets.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'
import { chargeByBroom } from './deploying.ts'
import { changeGear, gearOptions } from './gear.ts'
import { castInFight, castingsIn } from './spells.ts'

/**
 * A character's ways to run, turn the weapon over or go berserk in this Encounter Step, and the pieces that can be
 * played for them.
 */
export interface Actions {
  /** The roadways for running, or an empty list if there are no `runners` (15.6.2). */
  readonly roads: readonly string[]
  readonly runners: readonly Playable[]
  readonly alerters: readonly Playable[]
  readonly berserk: Playable | null
}

/**
 * Finds the pieces with which a character can run, turn the weapon or go berserk. They must be faster than the
 * attackers (15.5.1 to 15.5.7, 15.6.1), except those for running in optional combat (26.25). Flyers and characters who
 * are held can't run.
 */
export function actionsOf(
  state: RealmState,
  combat: CombatState,
  character: Character,
  fighter: Fighter,
  round: Pick<Engagement, 'spent'>,
): Actions {
  const limit = attackersTime(state, combat, character.id)
  const piecesInTime = (pieces: readonly Playable[]): Playable[] => pieces.filter(({ time }) => time < limit)
  // With optional combat, slower characters may also try to run, but may stumble (26.25).
  const fastEnough = plays(state, 'optional-combat') ? (pieces: Playable[]) => pieces : piecesInTime
  // Flyers can't run (8.6.9).
  const runners =
    isHeld(state, combat, character.id) || fighter.shape?.flies
      ? []
      : fastEnough(movePieces(fighter, round, 'run', false))
  return {
    roads: runners.length > 0 ? roadsOut(state, character) : [],
    runners,
    alerters: canTurnWeapon(fighter) ? piecesInTime(fightPieces(fighter, round)) : [],
    berserk: piecesInTime(berserkPieces(fighter, round))[0] ?? null,
  }
}

/**
 * Returns the BERSERK chits that the effort limit allows. The list is empty if the character is already Tremendous
 * (24.4).
 */
function berserkPieces(fighter: Fighter, round: Pick<Engagement, 'spent'>): Playable[] {
  if (fighter.vulnerability === 'T') return []
  return fighter.chits
    .filter(({ kind, asterisks }) => kind === 'BERSERK' && effortOf(round) + asterisks <= fighter.effort)
    .map(({ number, strength, time, asterisks }) => {
      return { piece: { kind: 'chit', chit: number }, as: 'FIGHT', strength, time, asterisks, rows: [] }
    })
}

/** Asks for a character's action and performs it (15.5.1). Those who are absent or have charged are not asked. */
export function* takeAction(table: RealmTable, combat: CombatState, character: Character): Rule {
  const { state } = table
  const { seat, id } = character
  const round = engagementOf(combat, id)!
  // Charging uses up the action (15.4.6). An absent character has none (15.5.1), and hirelings never have one
  // (15.5.10).
  if (!isPresent(combat, character) || round.charge) return
  const fighter = fastestFighterIn(state, id)
  const { roads, runners, alerters, berserk } = actionsOf(state, combat, character, fighter, round)
  const castings = castingsIn(state, combat, character, fighter.effort)
  const wings = wingsInTime(state, combat, character)
  const tile = tileOfPlace(character.place)
  const tilesAway = wings && tile !== null ? tilesBeside(state, tile).filter(other => other !== tile) : []
  const colors = colorPlays(state, character, true)
  const chosen = yield* decide({
    seat,
    topic: 'action',
    data: { character: id },
    rule: '15.5.1',
    options: [
      word('no-action', 'nothing'),
      ...roads.map(runOption),
      ...(canRunIntoWoods(state, combat, character) ? [{ ...word('run-woods', 'run woods'), rule: '15.6.10' }] : []),
      ...tilesAway.map(tile => ({ id: `fly ${tile}`, act: { kind: 'fly-away', tile }, rule: '15.6.8' }) as const),
      ...(alerters.length > 0 ? [{ ...word('alert', 'alert'), rule: '15.5.4' }] : []),
      ...(berserk ? [berserkOption(berserk)] : []),
      ...gearOptions(state, character, []),
      ...pickUps(state, character, runners.length > 0),
      ...castings.map(({ id, act }) => ({ id, act, rule: '20.3.1' })),
      ...colors,
      ...protections(state, character),
    ],
  })
  switch (chosen.kind) {
    case 'run': {
      const piece = yield* pieceFor(character, fighter, 'run-by', runners, '15.6.1')
      round.spent.push(spending(piece))
      const called = piece.piece.kind === 'chit' ? yield* callBroomInEncounter(table, character, piece.strength) : null
      if (called?.how === 'charge') return chargeByBroom(table, combat, character, called.target)
      const isInAir = called?.how === 'fly'
      const time = isInAir ? soloWings(state, character)[0]!.time : piece.time
      if (rollStumble(table, combat, character, time, isInAir ? winged(state) : undefined)) return
      round.gone = true
      if (called?.how === 'fly') {
        removePieces(combat, piecesOn(sheetOf(combat, id)))
        return flyAway(table, character, called.tile, soloWings(state, character)[0]!)
      }
      // The attackers stay behind and can be assigned again in the next round (15.6.4).
      removePieces(combat, piecesOn(sheetOf(combat, id)))
      table.emit({ kind: 'runs', seat, rule: '15.6.2', character: id, road: chosen.road, piece: piece.piece })
      return leaveByRoad(character, chosen.road)
    }
    case 'fly-away':
      if (rollStumble(table, combat, character, wings!.time, winged(state))) return
      round.gone = true
      removePieces(combat, piecesOn(sheetOf(combat, id)))
      return flyAway(table, character, chosen.tile, wings!)
    case 'run-woods':
      if (rollStumble(table, combat, character, woodsWalker(state, id)!.time)) return
      round.gone = true
      removePieces(combat, piecesOn(sheetOf(combat, id)))
      return runIntoWoods(table, character)
    case 'alert': {
      const piece = yield* pieceFor(character, fighter, 'alert-by', alerters, '15.5.4')
      round.spent.push(spending(piece))
      return turnWeapon(table, character, !fighter.weapon.alerted, '15.5.4')
    }
    case 'berserk':
      round.spent.push(spending(berserk!))
      return goBerserk(table, character, '24.4')
    case 'put-on':
    case 'take-off':
    case 'abandon':
    case 'drop':
      return yield* changeGear(table, character, chosen)
    case 'pick-up': {
      if (!chosen.isOwn) {
        const piece = yield* pieceFor(character, fighter, 'pick-up-by', runners, '26.7')
        round.spent.push(spending(piece))
        if (rollStumble(table, combat, character, piece.time)) return
      }
      return yield* pickUp(table, character, chosen.belonging)
    }
    case 'color':
      // Any number of color chits may be played in addition to the one action (15.5.1).
      playColor(table, character, chosen)
      return yield* takeAction(table, combat, character)
    case 'protect':
      return protect(table, character, chosen.spell)
    case 'cast':
      return yield* castInFight(table, combat, character, castings.find(({ act }) => act === chosen)!)
    default:
      return
  }
}

/**
 * Returns a character's possible reasons to play rounds without attacks: possible opponents and, if the character is
 * present, ways to use magic, alert the weapon or go berserk (14.3.5).
 */
export function reasonsToStay(state: RealmState, combat: CombatState, character: Character): string[] {
  const { clearing } = combat
  const others = [
    ...denizensIn(state, clearing).filter(id => employerIdOf(state, id) !== character.id),
    ...individualsAt(state, clearing).flatMap(({ id, seat }) => (seat === character.seat ? [] : [id])),
  ].map(id => `meets ${id}`)
  if (!isPresent(combat, character)) return others
  const fighter = fastestFighterIn(state, character.id)
  const { alerters, berserk } = actionsOf(state, combat, character, fighter, engagementOf(combat, character.id)!)
  return [
    ...others,
    ...(alerters.length > 0 ? ['alert'] : []),
    ...(berserk ? ['berserk'] : []),
    ...castingsIn(state, combat, character, fighter.effort).map(({ act }) => `cast ${act.spell}`),
    ...[...colorPlays(state, character, true), ...protections(state, character)].map(({ id }) => id),
  ]
}

/**
 * Returns the best wings for flying away. They must be faster than all winged attackers (15.6.8), except in optional
 * combat (26.25). Returns null if there are none or if the character is held.
 */
function wingsInTime(state: RealmState, combat: CombatState, one: Character): Wings | null {
  if (!state.magic || isHeld(state, combat, one.id)) return null
  const limit = plays(state, 'optional-combat')
    ? Number.POSITIVE_INFINITY
    : attackersTime(state, combat, one.id, winged(state))
  return bestWings(
    one,
    soloWings(state, one).filter(({ time }) => time < limit),
  )
}

/**
 * Returns true for a beast of the woods that is not held and is faster than its attackers. In optional combat, its
 * speed doesn't matter (15.6.1, 15.6.10, 26.25).
 */
function canRunIntoWoods(state: RealmState, combat: CombatState, { id }: Character): boolean {
  const beast = woodsWalker(state, id)
  if (beast === null || isHeld(state, combat, id)) return false
  return plays(state, 'optional-combat') || beast.time < attackersTime(state, combat, id)
}

/**
 * Returns the options to pick something up as an action (26.7). Things that the character dropped can always be picked
 * up. Things that others dropped require a piece that could be used to run.
 */
function pickUps(state: RealmState, character: Character, canRun: boolean): OptionOn<'action'>[] {
  const own = pickUpOptions(state, character, [], true).map(({ id }) => id)
  return pickUpOptions(state, character, [], !canRun).map(({ id, act, rule }) => ({
    ...{ id, act: { kind: 'pick-up', belonging: act.belonging, isOwn: own.includes(id) } },
    ...(rule ? { rule } : {}),
  }))
}

const runOption = (road: string): OptionOn<'action'> => ({
  id: `run ${road}`,
  act: { kind: 'run', road },
  rule: '15.6.1',
})

const berserkOption = ({ piece }: Playable): OptionOn<'action'> => ({
  id: 'berserk',
  act: { kind: 'berserk', chit: piece.kind === 'chit' ? piece.chit : 0 },
  rule: '24.4',
})

function* pieceFor(
  { seat, id }: Character,
  fighter: Fighter,
  topic: 'run-by' | 'alert-by' | 'pick-up-by',
  playable: readonly Playable[],
  rule: string,
): Rule<Playable> {
  const options = pieceOptions(topic, fighter, playable)
  const { piece } = yield* decide({ seat, topic, data: { character: id }, rule, options })
  return playable.find(one => one.piece === piece)!
}
