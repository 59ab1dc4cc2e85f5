import { type Rule, simultaneously } from '../../../../kernel/index.ts'
import { callBroomInMelee, endBrooms } from '../actions/brooms.ts'
import { makeNextBattleRoll } from '../effects/battles.ts'
import { turnHorses } from '../effects/duels.ts'
import { forgetGone, removeForbiddenAttacks } from '../effects/fight-cleanup.ts'
import { shouldPrompt, suppressPrompt } from '../effects/prompt-suppression.ts'
import { freeSpellBoxes } from '../effects/spell-boxes.ts'
import { takeSpoils } from '../effects/spoils.ts'
import { foeOf, withPart } from '../facts/as-foe.ts'
import { denizensIn, fighterIn, isAlive, isPeace, takesPartInFight, turnOrder } from '../facts/combatants.ts'
import { individualsAt, isHired } from '../facts/employment.ts'
import type { PieceId } from '../fight/blows.ts'
import { isTremendous } from '../fight/foes.ts'
import { decide } from '../state/asking.ts'
import type { CombatState, CombatStep } from '../state/combat.ts'
import type { CombatEnd } from '../state/combat-events.ts'
import { valuesOf } from '../state/combat-pieces.ts'
import { word } from '../state/combat-questions.ts'
import { plays } from '../state/optional.ts'
import { engagementOf, freshEngagement, isHorse, piecesOn } from '../state/sheets.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state/state.ts'
import { reasonsToStay, takeAction } from './actions.ts'
import { assignAtRandom, eligibleFor, unassigned } from './assignment.ts'
import { askToMoveAttack, askToMoveManeuver } from './bracelets-and-cloak.ts'
import { rollPositionsAndTactics } from './chance.ts'
import { deploy } from './deploying.ts'
import { disengage, nextRound } from './disengaging.ts'
import { tire } from './fatigue-step.ts'
import { lure } from './luring.ts'
import { playMelee, stillHere } from './plays.ts'
import { aimDefenders } from './positions.ts'
import { applyAimedSpells, dropUnaimed, endAttacks } from './spells.ts'
import { resolveBlows } from './striking.ts'
import { nameTarget } from './targeting.ts'
import { setRedDice } from './wand.ts'
import { applyHurricane } from './winds.ts'

/**
 * Returns the pieces of unhired denizens that start with their dark sides up because a character or hired leader in the
 * clearing is unhidden (26.6). Horses and Tremendous bodies never do.
 */
function alertedAt(state: RealmState, clearing: string): PieceId[] {
  if (!plays(state, 'alerted-monsters') || individualsAt(state, clearing).every(({ hidden }) => hidden)) return []
  return denizensIn(state, clearing)
    .filter(id => !isHired(state, id))
    .flatMap(id => withPart(id, state))
    .filter(piece => !isHorse(piece) && !isTremendous(foeOf(piece)))
}

/**
 * Creates a clearing's fight at the start of its evening. There are no targets, and all pieces are light side up
 * (14.1.4) unless denizens have been alerted (26.6).
 */
export function beginCombat(state: RealmState, clearing: string): CombatState {
  const order = turnOrder(state, clearing).map(({ id }) => id)
  return {
    clearing,
    round: 1,
    step: state.war ? 'meeting' : 'passing',
    turn: 0,
    order,
    engagements: order.map(freshEngagement),
    sheets: [],
    dark: alertedAt(state, clearing),
    grips: [],
    happened: false,
    quiet: 0,
    held: 0,
    ...(state.war ? { war: { battles: [], rebels: [], free: [] } } : {}),
  }
}

/**
 * Runs one step of a clearing's fight, or one participant's part of it, up to the next checkpoint. Returns the reason
 * if the fight is over, or null otherwise.
 */
export function* combatStep(table: RealmTable, combat: CombatState): Rule<CombatEnd | null> {
  const why = yield* stepOf(table, combat)
  // There is no further round, so the remaining winds blow now (D51).
  if (why !== null) applyHurricane(table, combat)
  if (why !== null && why !== 'agreed')
    table.emit({
      ...{ kind: 'combat-over', seat: null, rule: '14.3.3', clearing: combat.clearing, why },
      ...(why === 'nobody' ? fallenField(table.state, combat) : {}),
    })
  return why
}

/** Returns an event field with the characters who died in a fight's last round, or an empty object if nobody did. */
function fallenField({ characters }: RealmState, { order }: CombatState): { fallen?: readonly string[] } {
  const fallen = order.filter(id => characters.some(one => one.id === id && one.fate === 'dead'))
  return fallen.length > 0 ? { fallen } : {}
}

function* stepOf(table: RealmTable, combat: CombatState): Rule<CombatEnd | null> {
  const { state } = table
  if (isPeace(state, combat)) clearAttacksAndTargets(combat)
  removeForbiddenAttacks(table, combat)
  switch (combat.step) {
    case 'meeting':
      if (yield* makeNextBattleRoll(table, combat)) enterStep(combat, 'passing')
      return null
    case 'passing':
      applyHurricane(table, combat)
      if (turnOrder(state, combat.clearing).length === 0) return 'nobody'
      if (maySkipRounds(state, combat) && (yield* askAllToSkipRounds(table, combat))) return 'agreed'
      table.emit({
        kind: 'combat-round',
        seat: null,
        rule: '14.3.1',
        clearing: combat.clearing,
        round: combat.round,
        ...(combat.quiet > 0 ? { quiet: true } : {}),
      })
      return enterStep(combat, 'luring')
    case 'luring':
      yield* takeStepInOrder(table, combat, 'assigning', lure)
      return null
    case 'assigning':
      yield* assignAtRandom(table, combat)
      return enterStep(combat, combat.war ? 'deploying' : 'acting')
    case 'deploying':
      yield* takeStepInOrder(table, combat, 'acting', deploy)
      return null
    case 'acting':
      yield* takeStepInOrder(table, combat, 'targeting', takeAction)
      return null
    case 'targeting':
      if (combat.turn === 0) {
        turnHorses(table, combat)
        aimDefenders(state, combat)
        dropUnaimed(table, combat)
        drawTargetOrder(table, combat)
      }
      // In a game with magic, spells take effect before the secret plays (16.2.1).
      yield* takeStepInOrder(table, combat, state.magic ? 'living' : 'playing', nameTarget)
      return null
    case 'living':
      yield* applyAimedSpells(table, combat)
      return enterStep(combat, 'playing')
    case 'playing':
      forgetGone(state, combat)
      yield* playMelee(table, combat)
      return enterStep(combat, 'chance')
    case 'chance':
      yield* callBrooms(table, combat)
      rollPositionsAndTactics(table, combat)
      return enterStep(combat, 'turning')
    case 'turning':
      for (const character of stillHere(state, combat)) yield* askToMoveAttack(table, combat, character)
      for (const character of stillHere(state, combat)) yield* askToMoveManeuver(table, combat, character)
      return enterStep(combat, 'blows')
    case 'blows': {
      const spoils = resolveBlows(table, combat, yield* setRedDice(table, combat))
      endAttacks(table)
      endBrooms(table)
      yield* takeSpoils(table, combat, spoils)
      return enterStep(combat, 'fatigue')
    }
    case 'fatigue':
      if (combat.turn === 0) freeSpellBoxes(table)
      yield* takeStepInOrder(table, combat, 'disengaging', tire, true)
      return null
    case 'disengaging': {
      const end = disengage(table, combat)
      if (end === null) nextRound(table, combat)
      return end
    }
  }
}

function enterStep(combat: CombatState, step: CombatStep): null {
  combat.step = step
  combat.turn = 0
  return null
}

/**
 * Asks each holder of a Broomstick for a command if the character it is cast on maneuvers with a chit. The broom may
 * replace a Light chit. If the chit is stronger, the holder may end the spell (21.5.3).
 */
function* callBrooms(table: RealmTable, combat: CombatState): Rule {
  const { state } = table
  if (!state.magic) return
  for (const character of stillHere(state, combat)) {
    const { maneuver } = engagementOf(combat, character.id)!
    if (maneuver?.piece.kind !== 'chit') continue
    const { strength } = valuesOf(fighterIn(state, character.id), maneuver.piece)
    if (!(yield* callBroomInMelee(table, character, strength))) continue
    engagementOf(combat, character.id)!.maneuver = { ...maneuver, piece: { kind: 'fly' } }
  }
}

/**
 * Lets the next participant do their part of a step. Moves on to the next step after the last participant. If
 * `runaways`, those who have left the clearing take part too.
 */
function* takeStepInOrder(
  table: RealmTable,
  combat: CombatState,
  next: CombatStep,
  rule: (table: RealmTable, combat: CombatState, character: Character) => Rule,
  runaways = false,
): Rule {
  const { state } = table
  for (; combat.turn < combat.order.length; combat.turn++) {
    const id = combat.order[combat.turn]!
    if (!isAlive(state, id) || (!runaways && !takesPartInFight(state, combat.clearing, characterOf(state, id))))
      continue
    yield* rule(table, combat, characterOf(state, id))
    combat.turn++
    break
  }
  if (combat.turn >= combat.order.length) enterStep(combat, next)
}

/** Draws the order in which the remaining characters name targets (16.1.3). Those who no longer take part come last. */
function drawTargetOrder(table: RealmTable, combat: CombatState): void {
  const { state } = table
  const here = combat.order.filter(id => takesPartInFight(state, combat.clearing, characterOf(state, id)))
  const absent = combat.order.filter(id => !here.includes(id))
  if (here.length > 1) {
    table.shuffle(here)
    table.reveal()
  }
  combat.order = [...here, ...absent]
}

/**
 * Returns true if nothing will happen unless someone acts. That is the case if no denizen attacks and none can be
 * assigned, or under a wish for peace (14.3.5, 22.2).
 */
const maySkipRounds = (state: RealmState, combat: CombatState): boolean =>
  isPeace(state, combat) ||
  (combat.sheets.every(sheet => piecesOn(sheet).length === 0) &&
    unassigned(state, combat).every(denizen => eligibleFor(state, combat, denizen).length === 0))

/**
 * Asks players whether to skip the quiet rounds: in the first round, those who have a new reason to stay; later, all of
 * them. Returns true if all agree, or if nobody needs to be asked (D32).
 */
function* askAllToSkipRounds(table: RealmTable, combat: CombatState): Rule<boolean> {
  const { state } = table
  const { order } = combat
  const here = order.map(id => {
    const one = characterOf(state, id)
    return { one, reasons: ['rounds', ...reasonsToStay(state, combat, one)] }
  })
  const askers = here.filter(({ one, reasons }) => combat.round > 1 || shouldPrompt(state, one, reasons))
  const seats = [...new Set(askers.map(({ one }) => one.seat))].sort((one, other) => one - other)
  const answers = yield* simultaneously(table, seats, seat => askToSkipRounds(seat, combat))
  const isOver = [...answers.values()].every(Boolean)
  if (isOver) for (const { one, reasons } of here) suppressPrompt(one, 'rounds', reasons)
  return isOver
}

function* askToSkipRounds(seat: number, { clearing, quiet }: CombatState): Rule<boolean> {
  const act = yield* decide({
    seat,
    topic: 'rounds',
    data: { clearing, ...(quiet > 0 ? { quiet: true } : {}) },
    rule: '14.3.5',
    options: [word('rest-of-evening', 'nothing'), word('fight-on', 'rounds')],
  })
  return act.kind === 'rest-of-evening'
}

/**
 * Ends all attacks, turns all pieces light side up and removes all targets because of a wish for peace (22.2, wish 4).
 */
function clearAttacksAndTargets(combat: CombatState): void {
  combat.sheets = []
  combat.dark = []
  combat.grips = []
  for (const round of combat.engagements) {
    round.target = null
    round.attack = null
  }
}
