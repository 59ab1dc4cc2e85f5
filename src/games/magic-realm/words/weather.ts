import type { Messages } from '../../../text/index.ts'
import { SEASONS } from '../rules/pieces/tables.ts'
import { seasonOf, weatherOf } from '../rules/state/calendar.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import type { RealmView } from '../rules/state/view.ts'

/** Returns the season and weather for the status line, or an empty list if the game does not use them (26.23). */
export function statusOfWeather(words: Messages, view: RealmView): string[] {
  const [season, weather] = [seasonOf(view), weatherOf(view)]
  return season && weather ? [words.get('status-weather', { season: season.name, weather: weather.name })] : []
}

/** Describes the effects of the season and the weather (26.23). */
export function weatherLines(words: Messages, view: RealmView): string[] {
  const [season, weather] = [seasonOf(view), weatherOf(view)]
  if (!season) return [words.get('weather-none')]
  const goal = (name: keyof typeof season.missions) =>
    words.get('weather-goal', {
      to: words.get('start-at', { at: season.missions[name].to }),
      else: words.get('start-at', { at: season.missions[name].else }),
    })
  const chit = view.weather?.chit ?? null
  const { mountain, colors, reward } = season
  return [
    ...(weather ? [words.get('weather-day', { ...weather, season: season.name, weather: weather.name })] : []),
    ...(weather?.effect ? [words.get('weather-effect', { effect: weather.effect })] : []),
    words.get('weather-month', {
      mountain,
      colors: words.list(colors.map(color => words.get('color-name', { color }))),
    }),
    ...(view.war
      ? [words.get('weather-missions', { food: goal('food-ale'), escort: goal('escort-party'), reward })]
      : []),
    ...(chit === null ? [] : [words.get('weather-next', { chit })]),
  ]
}

/** Describes the start of a week and its weather. */
export function weekText(words: Messages, event: Extract<RealmEvent, { kind: 'weather' }>): string {
  const season = SEASONS.find(({ id }) => id === event.season)!
  return words.get('tell-weather', {
    season: season.name,
    weather: season.weather[event.weather].name,
    days: event.days,
    dice: event.dice.length,
    rolled: event.dice.join(', '),
    chit: event.chit ?? 0,
  })
}
