import { type Rule, simultaneously } from '../../../kernel/index.ts'
import { enchantAutomatically } from './actions/automatic-enchanting.ts'
import { landDenizens } from './combat/winds.ts'
import { recordTurns } from './day/birdsong.ts'
import { daylight } from './day/daylight.ts'
import { evening, sunset } from './day/evening.ts'
import { claimVictory, settleFarewells } from './day/farewell.ts'
import { endGame, midnight } from './day/midnight.ts'
import { sunrise } from './day/sunrise.ts'
import { applyMorningWeather, beginWeek } from './day/weather.ts'
import { energizeSpells } from './effects/energizing.ts'
import { findDwellings, layMapChits } from './effects/map-chits.ts'
import { withSettling } from './effects/settling.ts'
import { fightBattle, gatherForBattle, setUpBattle } from './setup/battle.ts'
import { layMap } from './setup/building.ts'
import {
  charactersWithoutNeeds,
  chooseEntrance,
  chooseInSecret,
  enterRealm,
  lacksCharacter,
  placeVisitors,
  takeCharacter,
} from './setup/character-choice.ts'
import { developCharacters } from './setup/developing.ts'
import { WEEK } from './state/calendar.ts'
import { lastDayOf } from './state/optional.ts'
import { living, type Phase, type RealmTable } from './state/state.ts'

/**
 * Runs the next step of the game, up to a checkpoint (5.1). In daylight, this is one phase of a turn; in the evening,
 * one step of a fight or one individual's exchange. A single-battle game goes from the setup to an evening and ends
 * there.
 */
export const turn = (table: RealmTable): Rule => withSettling(table, nextStep(table))

function* nextStep(table: RealmTable): Rule {
  const { state } = table
  // Color sources energize spells at once (20.7.2). After Midnight, they can't do so until the colors of the coming day
  // are known.
  if (state.phase !== 'birdsong' && state.phase !== 'successors') yield* energizeSpells(table)
  switch (state.phase) {
    case 'building':
      if (yield* layMap(table)) {
        // The player after the one who laid the last tile chooses first (3.2.8).
        const { gone } = state
        enterPhase(table, 'characters')
        if (state.byHand.map) state.gone = gone
      }
      return
    case 'characters':
      return yield* takeNextCharacter(table)
    case 'visitors':
      if (yield* placeVisitors(table)) enterPhase(table, 'choices')
      return
    case 'choices':
      if (state.battle) {
        yield* gatherForBattle(table, state.battle)
        return enterPhase(table, 'battle')
      }
      yield* beginMonth(table)
      return enterPhase(table, 'birdsong')
    case 'battle':
      if (yield* setUpBattle(table, state.battle!)) enterPhase(table, 'evening')
      return
    case 'successors':
      return yield* startSuccessor(table)
    case 'birdsong':
      state.day++
      beginWeek(table)
      table.emit({ kind: 'day', seat: null, rule: '5.1.2', week: state.day % WEEK === 0 })
      enchantAutomatically(table)
      yield* energizeSpells(table)
      yield* applyMorningWeather(table)
      yield* recordTurns(table)
      if (settleFarewells(table)) return endGame(table, 'agreed')
      return enterPhase(table, 'sunrise')
    case 'sunrise':
      yield* sunrise(table)
      landDenizens(table)
      return enterPhase(table, 'daylight')
    case 'daylight':
      if (yield* daylight(table)) enterPhase(table, 'sunset')
      return
    case 'sunset':
      sunset(table)
      return enterPhase(table, 'evening')
    case 'evening':
      if (state.battle) return yield* fightBattle(table, state.battle)
      if (yield* evening(table)) enterPhase(table, 'midnight')
      return
    case 'midnight':
      midnight(table)
      yield* developCharacters(table)
      if (state.day >= lastDayOf(state)) return endGame(table)
      if (yield* claimVictory(table)) return endGame(table, 'claimed')
      if (living(state).length === 0 && state.fallen.length === 0) return endGame(table, 'deserted')
      return enterPhase(table, state.fallen.length > 0 ? 'successors' : 'birdsong')
  }
}

function enterPhase({ state }: RealmTable, phase: Phase): void {
  state.phase = phase
  state.gone = 0
}

/**
 * Lets the next player who lacks a character choose one. Once nobody does, continues with the visitors or, in a single
 * battle, with the choices (3.3.1).
 */
function* takeNextCharacter(table: RealmTable): Rule {
  const { state } = table
  const seats = state.seats.length
  const order = state.seats.map((_, i) => (state.gone + i) % seats)
  const next = order.find(seat => lacksCharacter(state, seat))
  if (next !== undefined) {
    yield* takeCharacter(table, next)
    state.gone = (next + 1) % seats
  }
  if (order.some(seat => lacksCharacter(state, seat))) return
  if (state.battle) return enterPhase(table, 'choices')
  const { gone } = state
  enterPhase(table, 'visitors')
  if (state.byHand.map) state.gone = gone
}

/**
 * Runs the secret choices, lays the map chits and Dwellings, and puts everyone at their starting place (3.3.1, 3.5,
 * 3.6).
 */
function* beginMonth(table: RealmTable): Rule {
  const { state } = table
  if (state.solitaire) yield* chooseEntrance(table, 0)
  const seats = state.seats.map((_, seat) => seat)
  yield* simultaneously(table, seats, seat => chooseInSecret(table, seat, charactersWithoutNeeds(state, seat)))
  layMapChits(table)
  findDwellings(table)
  for (const character of living(state)) enterRealm(table, character)
}

/** Starts the successor of the next character who died, in order of death (19.3.1, 19.3.3). */
function* startSuccessor(table: RealmTable): Rule {
  const { state } = table
  const index = state.fallen.shift()!
  const dead = state.characters[index]!
  yield* takeCharacter(table, dead.seat, dead)
  yield* chooseInSecret(table, dead.seat, charactersWithoutNeeds(state, dead.seat))
  enterRealm(table, state.characters[index]!)
  if (state.fallen.length === 0) enterPhase(table, 'birdsong')
}
