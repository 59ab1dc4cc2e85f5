import type { GameMap, GameScreen, SignTold } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import { BOARD_LEVELS, TITLE_BOXES } from '../rules/board.ts'
import { DICE_BOXES, inOrder, standingIn } from '../rules/components.ts'
import type { ElfenView } from '../rules/view.ts'
import { WORDS } from '../words/catalogue.ts'
import { describe } from '../words/inquiries.ts'
import { diceBoxName, nameOf, placeName } from '../words/names.ts'
import { adviceLines } from '../words/standing.ts'
import { guildRole } from './looks.ts'
import { momentsIn } from './moments.ts'
import { drawPyramid } from './picture.ts'
import { placeAt, stepFrom } from './scale.ts'
import { contestsPage, sheetLines } from './sheet.ts'
import { type ElfenStyle, elfenTables, inGuilds } from './tables.ts'

/** What the signs of the picture mean. */
function signsOf(words: Messages, { glyphs, say }: ElfenStyle): SignTold[] {
  return [
    { sign: say(guildRole(0), 'R3'), text: words.say('legend-guild') },
    { sign: '12', text: words.say('legend-points') },
    { sign: say('good', glyphs.arrowUp), text: words.say('legend-leads') },
    { sign: say('warn', glyphs.grey), text: words.say('legend-grey') },
    { sign: glyphs.dragon, text: words.say('legend-dragon') },
    { sign: `${glyphs.bullet}7`, text: words.say('legend-chip') },
    { sign: say(guildRole(0), 'R65'), text: words.say('legend-dice') },
    { sign: glyphs.boxH.repeat(2), text: words.say('legend-vacant') },
    { sign: say('reach', glyphs.arrow), text: words.say('legend-reach') },
  ]
}

const isDiceBox = (space: string): space is (typeof DICE_BOXES)[number] => DICE_BOXES.some(box => box === space)

/** The pyramid as a map: its boxes are the spaces. */
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
  // Those of one's own guild first, each from the top down.
  hops(view, spaces) {
    const isOwn = (space: string) => standingIn(view, space).some(({ seat }) => seat === view.seat)
    const rank = (space: string) => TITLE_BOXES.indexOf(space) + (isOwn(space) ? 0 : TITLE_BOXES.length)
    return [...spaces].sort((a, b) => rank(a) - rank(b))
  },
  follow: () => ({ x: 0, y: 0 }),
  draw: (view, request) => drawPyramid(words, view, request),
  signs: (_view, { style }) => signsOf(words, inGuilds(style)),
  at: (_view, cell, window) => placeAt(cell, window),
  name: space => (isDiceBox(space) ? diceBoxName(words, space) : placeName(words, space)),
  places: () => [...TITLE_BOXES, ...DICE_BOXES],
  describe: (view, space) => describe(words, view, space) ?? [],
})

/** The screen of Elfenwizards in one language. */
export const elfenwizardsScreen = (words: Messages): GameScreen<ElfenView> => ({
  map: pyramidIn(words),
  looks: elfenTables,
  status(view) {
    const { day, rounds, step, gone, result } = view
    const waits = step === 2 || step === 3 || step === 5 ? inOrder(view)[gone] : undefined
    return [
      words.say('status-round', { round: day, of: rounds }),
      words.say('status-step', { step, name: words.say(`step-name-${step}`) }),
      ...(waits === undefined || result ? [] : [words.say('status-decides', { name: nameOf(view, waits) })]),
      words.say('status-dragon', { name: nameOf(view, view.dragon) }),
    ]
  },
  sheet: (view, columns, style, request) => sheetLines(words, view, columns, style, request),
  pages: [
    { id: 'contests', title: words.say('page-contests'), lines: (view, columns) => contestsPage(words, view, columns) },
  ],
  moments: momentsIn(words),
  tally: {
    measures: [words.say('tally-power'), words.say('tally-highs'), words.say('tally-chips')],
    of: ({ players }) => players.map(({ score, highs, chips }) => [score, highs, chips]),
    stretches: words.say('tally-stretches'),
    stretchOf: round => round,
  },
  advice: view => adviceLines(words, view),
  legend: style => signsOf(words, inGuilds(style)),
})

/** The screen in English, and in German. */
export const englishScreen = elfenwizardsScreen(WORDS.in('en'))
export const germanScreen = elfenwizardsScreen(WORDS.in('de'))
