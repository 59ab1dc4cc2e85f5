import type { GameScreen } from '../../../screen/kit/game-screen.ts'
import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import { mainCharacter } from '../plans/view-facts.ts'
import { characterCard } from '../rules/pieces/characters.ts'
import { WEEK } from '../rules/state/calendar.ts'
import type { RealmView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { fightForecast, fightOddsLines } from '../words/combat/odds.ts'
import { prowlerNames } from '../words/names.ts'
import { whereText } from '../words/places.ts'
import { statusOfWeather } from '../words/weather.ts'
import { adviceLines } from './advice.ts'
import { fightLines } from './fight.ts'
import { defaultAnswerIn } from './first.ts'
import { highlightsIn } from './highlights.ts'
import { magicPage } from './magic.ts'
import { nativesPage } from './natives.ts'
import { notebookPage } from './notebook.ts'
import { idlesAllDay, numbersFor } from './numbers.ts'
import { fightOf, realmMap, signsOf } from './realm-map.ts'
import { charactersPage, glossaryPage, nightPage, sheetLines } from './sheet.ts'
import { inRealm, realmTables } from './tables.ts'

/** Returns the parts of the status line. The short form omits the week and the character's name. */
function statusParts(words: Messages, view: RealmView, isShort = false): string[] {
  const { day } = view
  const phase = words.get('status-phase', { phase: view.phase })
  const date =
    day === 0
      ? words.get('status-set-up')
      : isShort
        ? words.get('status-day.short', { day, phase })
        : words.get('status-day', { day, phase, week: Math.ceil(day / WEEK) })
  const main = mainCharacter(view)
  const weather = statusOfWeather(words, view)
  if (!main) return [date, ...weather]
  const rows = view.prowling.length > 0 && view.phase !== 'birdsong'
  return [
    date,
    ...weather,
    ...(isShort && view.day > 0 ? [] : [characterCard(main.id).name]),
    // The most important parts come first, because a narrow screen shows only those.
    ...(main.hidden && view.day > 0 && main.place.kind !== 'off' ? [words.get('sheet-hidden')] : []),
    whereText(words, view, main),
    ...(rows ? [words.get('status-prowling', { who: prowlerNames(view.prowling) })] : []),
  ]
}

/**
 * Returns the page about the current fight. It includes forecasts for the monsters in the clearing and those that may
 * come tonight.
 */
const fightPage = (words: Messages, view: RealmView, columns: number, style: Style): string[] => [
  ...(view.combat === null ? [] : [...fightLines(words, fightOf(words, view), columns, inRealm(style)), '']),
  style.paint('title', words.get('fight-can-win')),
  ...fightOddsLines(words, view).flatMap(line => wrap(style.words(line), columns, '  ')),
]

/** Creates the Magic Realm screen in the language of the messages. */
const realmScreen = (words: Messages): GameScreen<RealmView> => ({
  map: realmMap(words),
  looks: realmTables,
  status: (view, isNarrow) => statusParts(words, view, isNarrow),
  sheet: (view, columns, style, request) => sheetLines(words, view, columns, style, request),
  pages: [
    {
      id: 'tonight',
      title: words.get('page-tonight'),
      lines: (view, columns, style) => nightPage(words, view, columns, style),
    },
    {
      id: 'characters',
      title: words.get('page-characters'),
      lines: (view, columns, style) => charactersPage(words, view, columns, style),
    },
    {
      id: 'natives',
      title: words.get('page-natives'),
      lines: (view, columns, style) => nativesPage(words, view, columns, style),
    },
    {
      id: 'magic',
      title: words.get('page-magic'),
      lines: (view, columns, style) => magicPage(words, view, columns, style),
      isFor: view => view.magic !== undefined,
    },
    {
      id: 'fight',
      title: words.get('page-fight'),
      lines: (view: RealmView, columns, style) => fightPage(words, view, columns, style),
    },
    {
      id: 'notebook',
      title: words.get('page-notebook'),
      lines: (view, columns, style, request) => notebookPage(words, view, columns, style, request?.notes),
    },
    {
      id: 'glossary',
      title: words.get('page-glossary'),
      lines: (_view, columns, style) => glossaryPage(words, columns, style),
    },
  ],
  highlights: highlightsIn(words),
  scoreboard: {
    measures: [words.get('scoreboard-fame'), words.get('scoreboard-notoriety')],
    of: view =>
      view.seats.map((_, seat) => {
        const own = view.characters.filter(one => one.seat === seat)
        return [own.reduce((sum, { fame }) => sum + fame, 0), own.reduce((sum, { notoriety }) => sum + notoriety, 0)]
      }),
    countedHighlights: [
      { title: words.get('scoreboard-great-treasures'), highlight: 'great-treasure' },
      { title: words.get('scoreboard-treasures'), highlight: 'treasure' },
    ],
    firstEvents: ['fought', 'treasure', 'great-treasure'],
    periodLabel: words.get('scoreboard-periods'),
    periodOf: day => Math.max(1, day),
  },
  defaultAnswer: defaultAnswerIn,
  stableNumbers: numbersFor,
  confirmation: (_view, question, id) => (idlesAllDay(question, id) ? words.get('sure-idle') : null),
  suggestions: view => adviceLines(words, view),
  showsSuggestions: ({ topic }) => topic === 'character' || undefined,
  forecast: (view, question) => fightForecast(words, view, question),
  picture: async () => (await import('./map-picture.ts')).realmSvg,
  legend: style => [
    ...signsOf(words, inRealm(style)),
    ...['H', 'T'].map(letter => ({ sign: letter, text: words.get('legend-letter', { letter }) })),
    { sign: words.get('legend-rows-sign'), text: words.get('legend-rows') },
  ],
})

export const SCREENS = {
  en: realmScreen(WORDS.in('en')),
  ...Object.fromEntries(WORDS.languages.map(language => [language, realmScreen(WORDS.in(language))])),
}
