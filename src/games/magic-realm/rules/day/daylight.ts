import type { Rule } from '../../../../kernel/index.ts'
import { blockAfterPhase, blockEachOther } from '../actions/blocking.ts'
import { callBroomInFlight, callBroomInMove } from '../actions/brooms.ts'
import { makeOrOpenCache } from '../actions/caching.ts'
import { enchant } from '../actions/enchanting.ts'
import { endTurn } from '../actions/ending.ts'
import {
  askFollowers,
  hideFollowers,
  leaveFollowersBehind,
  letFollowersDoSame,
  unhideFollowers,
} from '../actions/guiding.ts'
import { hire } from '../actions/hiring.ts'
import { move, moveAlong, moveOffTheMap, wayTo } from '../actions/moving.ts'
import { endProtections } from '../actions/phase-chits.ts'
import { pickUpAfterPhase } from '../actions/picking-up.ts'
import { asterisksRested, rest, restSteps } from '../actions/resting.ts'
import { lookAround, search } from '../actions/searching.ts'
import { trade } from '../actions/trading.ts'
import { alertActivity } from '../effects/alert.ts'
import { killCharacter } from '../effects/death.ts'
import { energizeSpells } from '../effects/energizing.ts'
import { isSpent } from '../effects/fatigue.ts'
import { canStayAloft, fly, isAloft, land } from '../effects/flying.ts'
import { rollHide, unhide } from '../effects/hiding.ts'
import { isPromptAct, promptOptions, setPrompts } from '../effects/prompt-suppression.ts'
import { returnToBox } from '../effects/wishes.ts'
import { canDo } from '../facts/control.ts'
import { employerOf, hiredLeader, individualOf, individuals, isCharacterPiece, setHidden } from '../facts/employment.ts'
import { hindranceOf } from '../facts/hindrance.ts'
import {
  applyFlowersOfRest,
  companionsOf,
  followersOf,
  moveFollowerTo,
  stopAllFollowing,
  stopFollowing,
} from '../facts/party.ts'
import { recordOption } from '../facts/phase-option.ts'
import { isUnder } from '../facts/spells.ts'
import { addDiscoveries } from '../facts/spying.ts'
import { markExposed } from '../facts/whereabouts.ts'
import { isFlyer, isOvernight, woodsWalker } from '../facts/wings.ts'
import { boardOf, mustBeFound, waysBetween } from '../pieces/board.ts'
import { advantagesOf } from '../pieces/characters.ts'
import { type ClearingId, isCave, tileCodeOf } from '../pieces/tiles.ts'
import { type RealmAct, wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import type { BlankReason } from '../state/events.ts'
import {
  type Character,
  characterNow,
  clearingAt,
  type Individual,
  type RealmState,
  type RealmTable,
  type Recorded,
  type Turn,
} from '../state/state.ts'
import { moveFamiliar } from './familiar.ts'
import { askForFarewell, farewellOptions } from './farewell.ts'
import { isMoveRandom, rollLostRoute } from './lost.ts'
import { movePhantasm } from './phantasm.ts'
import { energizeAtPhaseStart, startOptions, startPhase } from './phase-start.ts'
import {
  choosesPhases,
  isAirborne,
  isWornOut,
  mayComeIn,
  mustMoveAgain,
  recordablePhases,
  sourceHolds,
} from './phases.ts'
import { applyStorm } from './storm.ts'
import { applyPhaseWeather } from './weather.ts'

/**
 * Plays one phase of the current turn, or begins the next turn (ch. 8). Returns true after the last turn of the day.
 */
export function* daylight(table: RealmTable): Rule<boolean> {
  const { state } = table
  if (state.turn === null) {
    // Characters with a fatigued chit in the Flowers' clearing cannot start a turn (23.3.2).
    applyFlowersOfRest(table)
    const next = yield* nextCharacter(table)
    if (next === null) return true
    // Scouts move just before their owners, including owners who follow someone (8.1.5, 21.6.4).
    for (const one of [next.character, ...companionsOf(state, next.character)]) {
      if (!isCharacterPiece(one)) continue
      yield* moveFamiliar(table, one)
      yield* movePhantasm(table, one)
    }
    beginIndividualTurn(table, next.character, next.chosen)
    return false
  }
  const { turn } = state
  const one = whoseTurn(state, turn)
  const isStopped = one !== null && hasLostJewel(table, one, turn)
  if (one === null || isStopped || isOver(turn, one) || !(yield* playPhase(table, one, turn))) {
    yield* endTurnsOfStayed(table)
    if (one && isAloft(one)) {
      // At the end of the turn a flyer lands and can be blocked as usual (8.6.5, 8.6.7).
      land(table, one, turn)
      applyFlowersOfRest(table)
      yield* blockAfterPhase(table, one)
    }
    if (one) {
      yield* endTurn(table, one)
      yield* endParty(table, one)
    }
    applyFlowersOfRest(table)
    state.turn = null
  }
  return false
}

/**
 * Returns the individual whose turn it is, or null if it is a hired leader whose service ended during the turn
 * (11.3.1).
 */
const whoseTurn = (state: RealmState, { character }: Turn): Individual | null =>
  hiredLeader(state, character) ?? characterNow(state, character)

/**
 * Ends the turns of those who stopped following in this phase. They can be blocked where they are (12.4.2). In the air,
 * characters land first, and hired leaders return to their starting places (8.6.10).
 */
function* endTurnsOfStayed(table: RealmTable): Rule {
  const { state } = table
  if (!state.war) return
  for (const id of state.war.stayed.splice(0)) {
    const one = individuals(state).find(other => other.id === id)
    if (!one || one.blocked) continue
    // The guide died while this follower was in the air (8.6.10).
    if (isAloft(one) && isCharacterPiece(one)) land(table, one, null, [one])
    else if (isAloft(one)) {
      returnToBox(table, one.id, '8.6.10')
      continue
    }
    yield* blockAfterPhase(table, one)
    yield* endTurn(table, one)
  }
}

/**
 * Ends the turns of a guide's followers. If the guide is blocked, each of them can be blocked too (12.4.10, 12.4.12).
 */
function* endParty(table: RealmTable, guide: Individual): Rule {
  const { state } = table
  const party = companionsOf(state, guide)
  stopAllFollowing(state, guide)
  if (state.war) state.war.stayed = []
  if (guide.blocked) for (const one of party) yield* blockAfterPhase(table, one)
  yield* endTurn(table, ...party)
}

const isOver = (turn: Turn, character: Individual): boolean =>
  character.fate !== 'alive' ||
  character.blocked ||
  character.asleep ||
  // Entering a cave after using sunlight ends the turn (22.2.1).
  (turn.sunless === true && turn.sunlight && isInCave(character)) ||
  (!choosesPhases(character) && turn.played >= character.plan.length)

const isInCave = (character: Individual): boolean => {
  const clearing = clearingAt(character)
  return clearing !== null && isCave(clearing)
}

/**
 * Picks the next turn. Individuals who are asleep or blocked lose theirs (8.1.6). First asks the players who may choose
 * when to move, then draws a chit (8.1.1, 8.1.2). Returns null if no turns are left.
 */
function* nextCharacter(table: RealmTable): Rule<{ readonly character: Individual; readonly chosen: boolean } | null> {
  const { state } = table
  for (const id of [...state.draw]) {
    const character = individualOf(state, id)
    // A character who is asleep or already blocked loses the turn (8.1.6).
    if (!character.asleep && !character.blocked) continue
    state.draw.splice(state.draw.indexOf(id), 1)
    const why = character.asleep ? 'asleep' : 'blocked'
    table.emit({ kind: 'loses-turn', seat: character.seat, rule: '8.1.6', character: id, why })
    // The turns of all the character's followers end too, and each follower can be blocked (12.4.12).
    stopAllFollowing(state, character)
    yield* endTurnsOfStayed(table)
  }
  if (state.draw.length === 0) return null
  const choosers = fromLeftOfLast(
    state,
    state.draw.filter(id => mayChooseWhenToMove(state, id)),
  )
  const others = state.draw.filter(id => !choosers.includes(id))
  for (const id of choosers) {
    const character = individualOf(state, id)
    const isLast = others.length === 0
    if (isLast || (yield* askToMoveNow(character))) return taken(table, id, true)
  }
  const index = others.length === 1 ? 0 : table.die(others.length) - 1
  return taken(table, others[index]!, false)
}

/**
 * Sorts the individuals who may choose when to move, starting to the left of the player who moved last. Before anyone
 * has moved today, keeps the order (8.1.2).
 */
function fromLeftOfLast(state: RealmState, ids: readonly string[]): string[] {
  const { length } = state.seats
  const { moved } = state
  if (moved === undefined) return [...ids]
  const fromLeft = (id: string): number => (individualOf(state, id).seat - moved - 1 + length) % length
  return [...ids].sort((a, b) => fromLeft(a) - fromLeft(b))
}

/** Returns true for the Swordsman and for anyone under Premonition, who may choose when to move (8.1.2, 21.7.3). */
const mayChooseWhenToMove = (state: RealmState, id: string): boolean =>
  advantagesOf(individualOf(state, id)).includes('clever') || isUnder(state, 'premonition', { kind: 'character', id })

function taken(table: RealmTable, id: string, chosen: boolean) {
  const { state } = table
  state.draw.splice(state.draw.indexOf(id), 1)
  return { character: individualOf(state, id), chosen }
}

/** Asks a player who may choose when to move whether to do so now (8.1.2). */
function* askToMoveNow(character: Individual): Rule<boolean> {
  const act = yield* decide({
    seat: character.seat,
    topic: 'now',
    rule: '8.1.2',
    data: { character: character.id },
    options: [wordOption('wait'), wordOption('now')],
  })
  return act.kind === 'now'
}

/** Begins a turn and unhides the individual and any followers (8.1.4). */
function beginIndividualTurn(table: RealmTable, character: Individual, chosen: boolean): void {
  const { state } = table
  state.first ??= employerOf(state, character).id
  state.moved = character.seat
  state.turn = {
    character: character.id,
    played: 0,
    sunlight: false,
    climbing: null,
    asks: true,
    free: false,
  }
  table.emit({ kind: 'turn', seat: character.seat, rule: '8.1.1', character: character.id, chosen })
  markExposed(state, character, state.turn)
  // A character who wakes in a cave has no sunlight today, even if they choose phase by phase (6.1.3, 8.3.4).
  if (isInCave(character)) state.turn.sunless = true
  unhide(table, character, '8.1.4')
  if (state.magic) state.magic.sparing = []
  if (!state.war) return
  Object.assign(state.war, { along: [], stayed: [], spared: [] })
  for (const id of followersOf(state, character)) setHidden(state, id, false)
}

/**
 * Plays one phase: its start, its activity, then blocking (8.2). If a follower's player is asked something at the
 * start, does only that. Returns false if the turn ends with this phase.
 */
function* playPhase(table: RealmTable, character: Individual, turn: Turn): Rule<boolean> {
  if (turn.asks && !turn.starting && (yield* startPhase(table, character))) turn.asks = false
  const isStarting = yield* askFollowers(
    table,
    character,
    turn,
    function* (one) {
      yield* startPhase(table, one, true)
    },
    one => startOptions(table.state, one),
  )
  if (isStarting) return true
  landStayed(table, character, turn)
  yield* energizeAtPhaseStart(table, character)
  applyFlowersOfRest(table)
  if (hasLostJewel(table, character, turn) || isOver(turn, character)) return false
  const recorded = choosesPhases(character)
    ? yield* choosePhase(table, character)
    : (character.plan[turn.played] ?? null)
  if (recorded === null) return false
  turn.played++
  // A flyer who chooses phase by phase lands only now, and can be blocked before the next activity (8.6.5, 26.4).
  if (isAloft(character) && recorded.activity.kind !== 'fly' && !isAirborne(table.state, recorded.activity)) {
    land(table, character, turn)
    applyFlowersOfRest(table)
    yield* blockAfterPhase(table, character)
    if (isOver({ ...turn, played: 0 }, character)) return false
  }
  const party = companionsOf(table.state, character)
  yield* doPhase(table, character, turn, recorded)
  stopWithoutGuide(table.state, character, party)
  if (isAloft(character) && !choosesPhases(character) && !staysAloft(table.state, character, turn))
    land(table, character, turn)
  yield* energizeSpells(table)
  applyFlowersOfRest(table)
  if (hasLostJewel(table, character, turn)) return false
  markExposed(table.state, character, turn)
  yield* applyPhaseWeather(table, [character, ...companionsOf(table.state, character)])
  yield* applyStorm(table, character, turn)
  yield* blockAfterPhase(table, character)
  yield* pickUpAfterPhase(table, character, turn)
  unhideFollowers(table, character)
  yield* endTurnsOfStayed(table)
  endProtections(table)
  return character.fate === 'alive' && !character.blocked && !character.asleep
}

/**
 * Lands the followers who stop following while in the air. If one of them was carrying the guide, everyone lands
 * together (8.6.10, 12.4.2).
 */
function landStayed(table: RealmTable, guide: Individual, turn: Turn): void {
  const { state } = table
  if (!isAloft(guide)) return
  const stayed = individuals(state).filter(one => state.war?.stayed.includes(one.id) && isAloft(one))
  if (stayed.length === 0) return
  if (canStayAloft(state, guide)) for (const one of stayed) land(table, one, null, [one])
  else land(table, guide, turn)
}

/**
 * Returns true if the next recorded phase takes place in the air. If it doesn't, the flyer lands before blocking
 * (5.1.4a, 8.6.5, 26.4).
 */
function staysAloft(state: RealmState, { plan }: Individual, { played }: Turn): boolean {
  const next = plan[played]?.activity
  return next !== undefined && (next.kind === 'fly' || isAirborne(state, next))
}

/** Stops the followers when their guide dies or leaves the Realm. Their turns end where they are (12.4.12, 13.2.1). */
function stopWithoutGuide(state: RealmState, guide: Individual, party: readonly Individual[]): void {
  if (guide.fate === 'alive') return
  for (const { id, fate } of party) if (fate === 'alive') state.war?.stayed.push(id)
}

/**
 * Blocks a character who has been choosing phases one by one and no longer can, for example because the Timeless Jewel
 * is gone. Returns true if this happens (23.3.4).
 */
function hasLostJewel(table: RealmTable, character: Individual, turn: Turn): boolean {
  if (choosesPhases(character)) turn.free = true
  else if (turn.free && character.fate === 'alive' && !character.blocked) {
    blockEachOther(table, character, [], 'character', '23.3.4')
    return true
  }
  return false
}

/**
 * Asks a player who chooses phase by phase for the next phase (6.2.8, 23.3.4). Returns null if the turn ends instead.
 */
function* choosePhase(table: RealmTable, character: Individual): Rule<Recorded | null> {
  const { state } = table
  // Recorded phases that have not been played yet are dropped (23.3.4).
  character.plan = character.plan.slice(0, state.turn?.played ?? 0)
  const able = recordablePhases(state, character, character.plan)
  const phases = able.map(recordOption)
  let act: RealmAct
  do {
    act = yield* decide({
      seat: character.seat,
      topic: 'record',
      rule: '23.3.4',
      data: { character: character.id, phase: character.plan.length },
      // A farewell can be chosen as at Birdsong, but takes effect only at the next Birdsong (19.4).
      options: [
        ...phases,
        ...(isCharacterPiece(character) ? [...farewellOptions(state, character), ...promptOptions(character)] : []),
        ...(able.length > 0 && mustMoveAgain(state, character) ? [] : [wordOption('done', '6.1.11')]),
      ],
    })
    if (act.kind === 'farewell' && isCharacterPiece(character)) yield* askForFarewell(character)
    if (isPromptAct(act) && isCharacterPiece(character)) setPrompts(character, act.kind)
  } while (act.kind === 'farewell' || isPromptAct(act))
  if (act.kind !== 'record') return null
  const chosen = able[phases.findIndex(option => option.act === act)]!
  character.plan.push(chosen)
  return chosen
}

/**
 * Performs the recorded activity. If that is not possible, the phase is blank (6.2.2). A character left without usable
 * chits may die (2.2.9, 2.2.10).
 */
function* doPhase(table: RealmTable, character: Individual, turn: Turn, recorded: Recorded): Rule {
  const { state } = table
  const { activity, source } = recorded
  const { seat, id } = character
  if (activity.kind !== 'move') turn.climbing = null
  const isWeary = isWornOut(character)
  const cannotRest = isWeary && isCharacterPiece(character) && !canRest(state, character)
  const comesIn = activity.kind === 'move' && mayComeIn(character)
  let why: BlankReason | null
  if (!sourceHolds(state, character, recorded) || (source === 'sunlight' && turn.sunless)) why = 'source'
  else {
    if (source === 'sunlight') turn.sunlight = true
    // With every chit out of play, only REST is possible (2.2.10).
    if (isWeary && activity.kind !== 'rest' && !isOvernight(character.place) && !comesIn) why = 'weary'
    // A transformed character can do little (20.9.5).
    else if (!canDo(state, character, activity.kind)) why = 'form'
    else {
      table.emit({ kind: 'activity', seat, rule: '8.2.5', character: id, activity })
      why = yield* act(table, character, turn, recorded)
    }
  }
  if (why !== null) {
    turn.climbing = null
    table.emit({ kind: 'blank', seat, rule: '6.2.2', character: id, activity, why })
  }
  // A character dies if all chits are wounded, or if they cannot even rest (2.2.9, 2.2.10).
  if (isCharacterPiece(character) && character.fate === 'alive' && (isSpent(character) || cannotRest))
    killCharacter(table, character, null, '2.2.10')
}

/** Returns true if a REST would have any effect (2.2.10, 12.1.4). */
const canRest = (state: RealmState, character: Character): boolean =>
  hindranceOf(state, character, 'rest') === null && restSteps(character, asterisksRested(character)).length > 0

function* act(
  table: RealmTable,
  character: Individual,
  turn: Turn,
  { activity, source }: Recorded,
): Rule<BlankReason | null> {
  const where = clearingAt(character)
  // From a roadway or from outside the map, a character can only move on into a clearing (8.3.8).
  const isAbove = isAloft(character) && isAirborne(table.state, activity)
  if (where === null && activity.kind !== 'move' && activity.kind !== 'fly' && !isAbove) return 'no-way'
  switch (activity.kind) {
    case 'move':
      // Winged creatures use no roads (8.6.9).
      if (isFlyer(table.state, character.id)) return 'no-way'
      return yield* leadParty(table, character, turn, activity.to, source)
    case 'fly':
      yield* callBroomInFlight(table, character)
      return fly(table, character, turn, activity.tile)
    case 'leave':
      return moveOffTheMap(table, character, turn)
    case 'hide': {
      const why = rollHide(table, character)
      hideFollowers(table, character)
      return why
    }
    case 'search':
      return yield* search(table, character)
    case 'trade':
      return yield* trade(table, character)
    case 'cache':
      return yield* makeOrOpenCache(table, character)
    case 'rest':
      return yield* playRest(table, character)
    case 'peer':
      // A PEER is not a SEARCH, and no curse forbids it (9.2.13).
      yield* lookAround(table, character, 'peer', activity.clearing)
      return null
    case 'alert':
      return yield* playAlert(table, character)
    case 'hire':
      return yield* hire(table, character)
    case 'enchant':
      return yield* enchant(table, character, null)
    case 'enchant-far':
      return yield* enchant(table, character, activity.clearing)
    case 'follow':
    case 'blank':
      return 'blank'
  }
}

/**
 * Plays MOVE. Followers come along if they can, and discover the roadway (12.4.3, 12.4.4). Returns the reason for a
 * failure, or null on success.
 */
function* leadParty(
  table: RealmTable,
  guide: Individual,
  turn: Turn,
  to: ClearingId,
  source: string,
): Rule<BlankReason | null> {
  const { state } = table
  yield* leaveFollowersBehind(table, guide, source)
  const followers = followersOf(state, guide)
  // The holder of a Broomstick cast on the guide may make them fly there instead (21.5.3).
  if (yield* callBroomInMove(table, guide)) return fly(table, guide, turn, tileCodeOf(to))
  if (isMoveRandom(state, guide)) return yield* moveAtRandom(table, guide, turn, followers)
  const way = wayTo(state, guide, to)
  const from = clearingAt(guide)
  const why = move(table, guide, turn, to)
  if (why !== null || clearingAt(guide) !== to) return why
  if (typeof way === 'string') {
    takePartyThroughWoods(table, followers, from, to)
    return null
  }
  for (const id of followers) {
    const one = individuals(state).find(other => other.id === id)
    if (!one) {
      moveFollowerTo(state, id, to)
      continue
    }
    if (mustBeFound(way)) addDiscoveries(one, { way: way.id })
    moveAlong(table, one, way, to)
  }
  return null
}

/**
 * Moves followers through the woods or, if there is one, along a road between the two clearings. Those who can use
 * neither stop following (8.7.2).
 */
function takePartyThroughWoods(
  table: RealmTable,
  followers: readonly string[],
  from: ClearingId | null,
  to: ClearingId,
): void {
  for (const id of followers) if (!followThroughWoods(table, id, from, to)) stopFollowing(table.state, id)
}

/**
 * Moves one follower through the woods, or along a road between the two clearings, in which case the follower discovers
 * the road. Returns false if neither is possible (8.7.2).
 */
function followThroughWoods(table: RealmTable, id: string, from: ClearingId | null, to: ClearingId): boolean {
  const { state } = table
  const one = individuals(state).find(other => other.id === id)
  const road = from === null ? undefined : waysBetween(boardOf(state.tiles), from, to)[0]
  if (!woodsWalker(state, id) && !road) return false
  if (one && road && mustBeFound(road)) addDiscoveries(one, { way: road.id })
  if (one && road && !woodsWalker(state, id)) moveAlong(table, one, road, to)
  else moveFollowerTo(state, id, to)
  return true
}

/**
 * Performs a MOVE to a clearing that is rolled at random. Followers come along, but nobody discovers the roadway
 * (21.3.4, 22.6). Returns `lost` if there was no move, and null otherwise.
 */
function* moveAtRandom(
  table: RealmTable,
  guide: Individual,
  turn: Turn,
  followers: readonly string[],
): Rule<BlankReason | null> {
  const { state } = table
  const from = clearingAt(guide)
  const way = yield* rollLostRoute(table, guide, turn)
  if (way === null) return 'lost'
  const to = clearingAt(guide)!
  if (way === 'woods') {
    takePartyThroughWoods(table, followers, from, to)
    return null
  }
  for (const id of from === to ? [] : followers) {
    const one = individuals(state).find(other => other.id === id)
    if (one) moveAlong(table, one, way, to, true)
    else moveFollowerTo(state, id, to)
  }
  return null
}

/**
 * Plays REST. A hired leader has nothing to rest, but characters following it may rest (6.2.6, 12.4.7). Returns the
 * reason for a failure, or null on success.
 */
function* playRest(table: RealmTable, one: Individual): Rule<BlankReason | null> {
  const why = isCharacterPiece(one) ? yield* rest(table, one) : 'nothing'
  yield* letFollowersDoSame(table, one, 'rest')
  return why
}

/**
 * Plays ALERT. Characters who follow may play ALERT too (6.2.6, 12.4.7). Returns `nothing` if the individual has
 * nothing to alert, and null otherwise.
 */
function* playAlert(table: RealmTable, one: Individual): Rule<BlankReason | null> {
  const isAble = isCharacterPiece(one) && (yield* alertActivity(table, one))
  yield* letFollowersDoSame(table, one, 'alert')
  return isAble ? null : 'nothing'
}
