import type { Rule } from '../../../../kernel/index.ts'
import { killCharacter } from '../effects/death.ts'
import { fatigueByWeather, isSpent } from '../effects/fatigue.ts'
import { endTerms } from '../effects/missions.ts'
import { isCharacterPiece } from '../facts/employment.ts'
import { hasDwelling } from '../facts/whereabouts.ts'
import type { WeatherKind } from '../pieces/tables.ts'
import { type ClearingId, isCave, isMountain } from '../pieces/tiles.ts'
import { drawWeatherChit, isWeather, seasonOf, WEEK, weekOf } from '../state/calendar.ts'
import { type Character, clearingAt, type Individual, living, type RealmTable } from '../state/state.ts'
import { endHires } from './midnight.ts'

/** The weather, indexed from 1 by the higher of the chit and the die (26.23). */
const BY_NUMBER: readonly WeatherKind[] = ['special', 'special', 'special', 'storm', 'showers', 'clear']

/**
 * In a game with seasons, on the first day of a week, reveals the week's weather, draws next week's chit, and skips
 * days if the week is short (26.23).
 */
export function beginWeek(table: RealmTable): void {
  const { state } = table
  const season = seasonOf(state)
  if (!season || state.day % WEEK !== 1) return
  const dice: readonly number[] = weekOf(state.day) === 1 ? [] : [table.die()]
  const chit = state.weather?.chit ?? null
  const kind = BY_NUMBER[Math.max(...dice, chit ?? BY_NUMBER.length) - 1]!
  const { days } = season.weather[kind]
  state.weather = { kind, chit: drawWeatherChit(table), seen: [] }
  if (days < WEEK) {
    // Everything that would end on a skipped day ends now (R60).
    state.day += WEEK - days - 1
    endTerms(table)
    endHires(table)
    state.day++
  }
  table.emit({ kind: 'weather', seat: null, rule: '26.23', season: season.id, weather: kind, days, dice, chit })
}

/** Applies cold and heat at Birdsong. They fatigue the characters who slept unprotected (26.23). */
export function* applyMorningWeather(table: RealmTable): Rule {
  const { state } = table
  for (const character of living(state)) {
    const clearing = clearingAt(character)
    const isChilled = isWeather(state, 'chill') && !isHoused(table, clearing)
    const isHot = isWeather(state, 'heat') && !isCool(clearing)
    if (isChilled || isHot) yield* fatigueOrDie(table, character)
  }
}

/** Applies frost and lightning at the end of a phase. They fatigue the characters who played it (26.23). */
export function* applyPhaseWeather(table: RealmTable, party: readonly Individual[]): Rule {
  const { state } = table
  for (const one of party) {
    // Weather does not reach outside the map (D63).
    if (one.place.kind === 'outside') continue
    const clearing = clearingAt(one)
    const isFrozen = isWeather(state, 'frost') && !isHoused(table, clearing)
    const isStruck = isWeather(state, 'lightning') && clearing !== null && isMountain(clearing)
    if (isCharacterPiece(one) && one.fate === 'alive' && (isFrozen || isStruck)) yield* fatigueOrDie(table, one)
  }
}

/** Returns true for a cave or a clearing with a Dwelling. */
const isHoused = ({ state }: RealmTable, clearing: ClearingId | null): boolean =>
  clearing !== null && (isCave(clearing) || hasDwelling(state, clearing))

/** Returns true for a cave or a mountain clearing. */
const isCool = (clearing: ClearingId | null): boolean => clearing !== null && (isCave(clearing) || isMountain(clearing))

/** Fatigues a character. The character dies if this leaves every chit wounded, committed or absent (2.2.7, 2.2.9). */
function* fatigueOrDie(table: RealmTable, character: Character): Rule {
  yield* fatigueByWeather(table, character, '26.23')
  if (isSpent(character)) killCharacter(table, character, null, '2.2.9')
}
