import type { GameMap, GameScreen, MapRequest, MapSymbol } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import type { Topic } from '../rules/state/asking.ts'
import { BOARD_LEVELS, boardLevel, TITLE_BOXES } from '../rules/state/board.ts'
import { DICE_BOXES, inOrder, standingIn } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { describe } from '../words/inquiries.ts'
import { diceBoxName, nameOf, placeName } from '../words/names.ts'
import { adviceLines } from '../words/status.ts'
import { highlightsIn } from './highlights.ts'
import { guildRole } from './looks.ts'
import { drawPyramid } from './picture.ts'
import { placeAt, stepFrom } from './scale.ts'
import { contestsPage, sheetLines } from './sheet.ts'
import { type ElfenStyle, elfenTables, inGuilds } from './tables.ts'

const SIGNS = ['guild', 'dice', 'level', 'chip', 'dragon', 'points', 'leads', 'grey', 'vacant', 'reach'] as const
type Sign = (typeof SIGNS)[number]

/** Returns the legend. It explains each symbol, styled as it is in the picture. */
function signsOf(words: Messages, { glyphs, paint }: ElfenStyle, signs: readonly Sign[] = SIGNS): MapSymbol[] {
  const drawn: Readonly<Record<Sign, string>> = {
    guild: paint(guildRole(0), 'R3'),
    dice: paint(guildRole(0), 'R[65]'),
    level: `${words.get('level-wizard')} ${boardLevel('wizard').points}`,
    chip: `${glyphs.bullet}7`,
    dragon: glyphs.dragon,
    points: '12',
    leads: paint('good', glyphs.arrowUp),
    grey: paint('warn', glyphs.grey),
    vacant: glyphs.boxH.repeat(2),
    reach: paint('reach', glyphs.arrow),
  }
  return signs.map(sign => ({ sign: drawn[sign], text: words.get(`legend-${sign}`) }))
}

/** Returns true if a symbol is in the picture now. */
function isInSight(view: ElfenView, { reach }: MapRequest, sign: Sign): boolean {
  switch (sign) {
    case 'dice':
      return view.players.some(({ boxes }) => DICE_BOXES.some(box => boxes[box].length > 0))
    case 'points':
    case 'leads':
      return view.step === 5
    case 'grey':
      return view.magicians.some(({ grey }) => grey > 0)
    case 'vacant':
      return TITLE_BOXES.some(box => standingIn(view, box).length === 0)
    case 'reach':
      return reach.size > 0
    default:
      return true
  }
}

const isDiceBox = (space: string): space is (typeof DICE_BOXES)[number] => DICE_BOXES.some(box => box === space)

/** Returns the pyramid as a map with the boxes as its spaces. */
const pyramidIn = (words: Messages): GameMap<ElfenView> => ({
  home(view) {
    const own = BOARD_LEVELS.slice(1).flatMap(({ boxes }) =>
      boxes.filter(box => standingIn(view, box).some(({ seat }) => seat === view.seat)),
    )
    return own[0] ?? TITLE_BOXES[0] ?? null
  },
  zooms: [],
  zoom: () => '',
  step: (_view, space, wind) => stepFrom(space, wind),
  // Boxes with the player's own magicians come first, then the other boxes. Each group is in order from the top down.
  cursorStops(view, spaces) {
    const isOwn = (space: string) => standingIn(view, space).some(({ seat }) => seat === view.seat)
    const rank = (space: string) => TITLE_BOXES.indexOf(space) + (isOwn(space) ? 0 : TITLE_BOXES.length)
    return [...spaces].sort((a, b) => rank(a) - rank(b))
  },
  follow: () => ({ x: 0, y: 0 }),
  draw: (view, request) => drawPyramid(words, view, request),
  symbols: (view, request) =>
    signsOf(
      words,
      inGuilds(request.style),
      SIGNS.filter(sign => isInSight(view, request, sign)),
    ),
  at: (_view, cell, window) => placeAt(cell, window),
  name: space => (isDiceBox(space) ? diceBoxName(words, space) : placeName(words, space)),
  places: () => [...TITLE_BOXES, ...DICE_BOXES],
  describe: (view, space) => describe(words, view, space) ?? [],
})

/** The topics for which suggestions are also shown beside the answers. */
const ADVISED: readonly string[] = ['die', 'spell'] satisfies Topic[]

/** Returns the Elfenwizards screen in the language of the messages. */
export const elfenwizardsScreen = (words: Messages): GameScreen<ElfenView> => ({
  map: pyramidIn(words),
  looks: elfenTables,
  picture: async () => {
    const { pyramidSvg } = await import('./pyramid.ts')
    return (view, status, theme) => pyramidSvg(words, view, status, theme)
  },
  status(view) {
    const { day, rounds, step, gone, result } = view
    const waits = step === 2 || step === 3 || step === 5 ? inOrder(view)[gone] : undefined
    return [
      words.get('status-round', { round: day, of: rounds }),
      words.get('status-step', { step, name: words.get(`step-name-${step}`) }),
      ...(waits === undefined || result ? [] : [words.get('status-decides', { name: nameOf(view, waits) })]),
      words.get('status-dragon', { name: nameOf(view, view.dragon) }),
    ]
  },
  colorOf: guildRole,
  sheet: (view, columns, style, request) => sheetLines(words, view, columns, style, request),
  pages: [
    { id: 'contests', title: words.get('page-contests'), lines: (view, columns) => contestsPage(words, view, columns) },
  ],
  highlights: highlightsIn(words),
  scoreboard: {
    measures: [words.get('scoreboard-power'), words.get('scoreboard-highs'), words.get('scoreboard-chips')],
    of: ({ players }) => players.map(({ score, highs, chips }) => [score, highs, chips]),
    periodLabel: words.get('scoreboard-periods'),
    periodOf: round => round,
    near({ players }, seat) {
      const points = Math.max(...players.map(({ score }) => score)) - players[seat]!.score
      return points > 0 ? words.get('scoreboard-behind', { points }) : ''
    },
    leadChange: leader => words.get('scoreboard-lead', { ...leader }),
  },
  suggestions: view => adviceLines(words, view),
  showsSuggestions: ({ topic }) => ADVISED.includes(topic) || undefined,
  legend: style => signsOf(words, inGuilds(style)),
})

/** The screens in English and in German. */
export const englishScreen = elfenwizardsScreen(WORDS.in('en'))
export const germanScreen = elfenwizardsScreen(WORDS.in('de'))
