import type { Seat } from '../../../kernel/index.ts'
import type { GameMap, GameScreen, MapRequest } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import { afterEvents } from '../plans/after.ts'
import { chanceAgainst } from '../plans/armies.ts'
import { treasureRoutes } from '../plans/routes.ts'
import { foundBy } from '../rules/effects/treasures.ts'
import { heldBy, isProtected, sideOf } from '../rules/facts/forces.ts'
import { CASTLE_IDS, SPACE_IDS } from '../rules/pieces/marnon.ts'
import { type QuestEvent, TREASURES } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { spaceName } from '../words/names.ts'
import { adviceLines, onTurn, routeText, spaceWords, statusParts } from '../words/status.ts'
import { defaultAnswerIn } from './first.ts'
import { highlightsIn } from './highlights.ts'
import { drawIsland, signsOf } from './island.ts'
import { ROOMY, scaleFor, scrolledWindow, spaceAt, stepFrom, ZOOMS } from './scale.ts'
import { cardsPage, sheetLines } from './sheet.ts'
import { armyRole, inMarnon, questTables } from './tables.ts'

/** Returns the chance, in percent, of taking each space that can be attacked now. */
function chancesOf(view: QuestView, { reach, seat }: Pick<MapRequest, 'reach' | 'seat'>): Map<string, number> {
  if (seat === null || view.phase !== 'campaign' || onTurn(view) !== seat || view.turn.campaign) return new Map()
  // In a guarded space, only the wizard can be attacked, and the chance would not apply to that attack.
  const targets = [...reach.keys()].filter(space => sideOf(view, space) !== seat && !isProtected(view, space))
  return new Map(targets.map(space => [space, chanceAgainst(view, seat, space)]))
}

/**
 * Returns the space to show first: the target of the campaign, the start of the route to a treasure, a castle that the
 * viewer holds, or another of their spaces. A spectator gets those of the first player.
 */
function homeOf(view: QuestView): string {
  const { campaign } = view.turn
  if (campaign) return campaign.to
  const seat = view.seat ?? view.first
  const [route] = view.day > 0 ? treasureRoutes(view, seat) : []
  const held = heldBy(view, seat)
  return route?.from ?? held.find(space => CASTLE_IDS.includes(space)) ?? held[0] ?? CASTLE_IDS[0]!
}

/** Returns the island as a map. */
const islandIn = (words: Messages): GameMap<QuestView> => ({
  home: homeOf,
  zooms: ZOOMS,
  zoom: () => ZOOMS[0],
  preferredSize: ROOMY,
  step: (_view, space, wind) => stepFrom(space, wind),
  // The first step and the start of each route to a treasure come first, then the other spaces by map number.
  cursorStops(view, spaces) {
    const seat = view.seat ?? view.first
    const wanted = treasureRoutes(view, seat).flatMap(({ path, from }) => [path[0] ?? from, from])
    const rank = (space: string) =>
      wanted.includes(space) ? wanted.indexOf(space) - wanted.length : SPACE_IDS.indexOf(space)
    return [...spaces].sort((a, b) => rank(a) - rank(b))
  },
  follow: (_view, space, from, window, zoom) => scrolledWindow(scaleFor(window, zoom), space, from, window),
  after: (view, events) => afterEvents(view, events as readonly QuestEvent[]), // events of this game
  draw: (view, request) => drawIsland(words, view, request, chancesOf(view, request)),
  symbols: (view, { style }) => signsOf(words, inMarnon(style), view.upheaval !== undefined),
  at: (_view, cell, window, zoom) => spaceAt(scaleFor(window, zoom), cell),
  name: space => spaceName(words, space),
  places: () => SPACE_IDS,
  describe: (view, space) => spaceWords(words, view, space),
  objectives: {
    label: words.get('objectives-label'),
    all: view =>
      view.seat === null
        ? []
        : treasureRoutes(view, view.seat).map(route => ({
            space: route.goal,
            sign: '$',
            text: routeText(words, route),
          })),
    purpose(view, space) {
      const route = view.seat === null ? undefined : treasureRoutes(view, view.seat).find(({ goal }) => goal === space)
      return route ? routeText(words, route).replace(/\.$/, '') : null
    },
  },
})

/**
 * Describes how many treasures a player still lacks and how many spaces they must capture to reach the nearest one, or
 * says that they are out of the game.
 */
function nearness(words: Messages, view: QuestView, seat: Seat): string {
  if (view.players[seat]!.out) return words.get('scoreboard-out')
  const lacks = TREASURES.length - foundBy(view, seat)
  const [nearest] = treasureRoutes(view, seat)
  return nearest
    ? words.get('scoreboard-nearest', { lacks, spaces: nearest.path.length })
    : words.get('scoreboard-lacks', { lacks })
}

/** Returns the Wizard's Quest screen in the language of the messages. */
const questScreen = (words: Messages): GameScreen<QuestView> => {
  const map = islandIn(words)
  return {
    map,
    looks: questTables,
    status: view => statusParts(words, view),
    sheet: (view, columns, style, request) => sheetLines(words, view, columns, style, request),
    pages: [
      {
        id: 'island',
        title: words.get('page-island'),
        lines(view, columns, style, request) {
          const window = { columns, rows: request?.page?.rows ?? 22 }
          return map.draw(view, {
            ...{ window, from: { x: 0, y: 0 }, zoom: ZOOMS[0], style, seat: view.seat },
            ...{ cursor: null, reach: new Map() },
          })
        },
      },
      {
        id: 'petitions',
        title: words.get('page-cards'),
        lines: (view, columns, style) => cardsPage(words, view, columns, style),
      },
    ],
    highlights: highlightsIn(words),
    scoreboard: {
      measures: [words.get('scoreboard-treasures'), words.get('scoreboard-spaces')],
      of: view => view.players.map(({ seat }) => [foundBy(view, seat), heldBy(view, seat).length]),
      periodLabel: words.get('scoreboard-periods'),
      periodOf: turn => turn,
      near: (view, seat) => nearness(words, view, seat),
    },
    defaultAnswer: defaultAnswerIn,
    countedTopics: ['place', 'dispel', 'scatter-to', 'homesick', 'boat-to', 'flee'],
    colorOf: armyRole,
    suggestions: view => adviceLines(words, view, true),
    picture: async () => (await import('./picture.ts')).marnonSvg,
    legend: (style, { petition }) => signsOf(words, inMarnon(style), petition === 'blank'),
  }
}

/** The screen in each language. */
export const SCREENS = {
  en: questScreen(WORDS.in('en')),
  ...Object.fromEntries(WORDS.languages.map(language => [language, questScreen(WORDS.in(language))])),
}
