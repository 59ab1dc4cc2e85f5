import type { GameMap, GameScreen, SignTold } from '../../../screen/kit/game-screen.ts'
import { BOARD_LEVELS, TITLE_BOXES } from '../rules/board.ts'
import { DICE_BOXES, inOrder, standingIn } from '../rules/components.ts'
import type { ElfenView } from '../rules/view.ts'
import { de } from '../words/de.ts'
import { en, type Texts } from '../words/en.ts'
import { describe, diceLines } from '../words/inquiries.ts'
import { nameOf, placeName } from '../words/names.ts'
import { adviceLines } from '../words/standing.ts'
import { guildRole } from './looks.ts'
import { drawPyramid } from './picture.ts'
import { placeAt, stepFrom } from './scale.ts'
import { contestsPage, sheetLines } from './sheet.ts'
import { type ElfenStyle, elfenTables, inGuilds } from './tables.ts'

/** What the signs of the picture mean. */
function signsOf({ screen: { legend } }: Texts, { glyphs, say }: ElfenStyle): SignTold[] {
  return [
    { sign: say(guildRole(0), 'R3'), text: legend.guild },
    { sign: '12', text: legend.points },
    { sign: say('good', glyphs.arrowUp), text: legend.leads },
    { sign: say('warn', glyphs.grey), text: legend.grey },
    { sign: glyphs.dragon, text: legend.dragon },
    { sign: `${glyphs.bullet}7`, text: legend.chip },
    { sign: say(guildRole(0), 'R65'), text: legend.dice },
    { sign: glyphs.boxH.repeat(2), text: legend.vacant },
    { sign: say('reach', glyphs.arrow), text: legend.reach },
  ]
}

const isDiceBox = (space: string): space is (typeof DICE_BOXES)[number] => DICE_BOXES.some(box => box === space)

/** The pyramid as a map: its boxes are the spaces. */
const pyramidIn = (texts: Texts): GameMap<ElfenView> => ({
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
  draw: (view, request) => drawPyramid(texts, view, request),
  signs: (_view, { style }) => signsOf(texts, inGuilds(style)),
  at: (_view, cell, window) => placeAt(cell, window),
  name: space => (isDiceBox(space) ? texts.diceBox[space] : placeName(texts, space)),
  describe(view, space) {
    if (!isDiceBox(space)) return describe(texts, view, space) ?? []
    return diceLines(texts, view).filter((_, i) => DICE_BOXES[i] === space)
  },
})

/** The screen of Elfenwizards in one language. */
export const elfenwizardsScreen = (texts: Texts): GameScreen<ElfenView> => ({
  map: pyramidIn(texts),
  looks: elfenTables,
  status(view) {
    const { day, rounds, step, gone, result } = view
    const waits = step === 2 || step === 3 || step === 5 ? inOrder(view)[gone] : undefined
    return [
      texts.rounds(day, rounds),
      texts.stepOf(step, texts.step[step] ?? ''),
      ...(waits === undefined || result ? [] : [texts.screen.turnOf(nameOf(view, waits))]),
      texts.screen.dragonOf(nameOf(view, view.dragon)),
    ]
  },
  sheet: (view, columns, style, request) => sheetLines(texts, view, columns, style, request),
  pages: [
    { id: 'contests', title: texts.screen.contestsPage, lines: (view, columns) => contestsPage(texts, view, columns) },
  ],
  advice: view => adviceLines(texts, view),
  legend: style => signsOf(texts, inGuilds(style)),
})

/** The screen in English, and in German. */
export const englishScreen = elfenwizardsScreen(en)
export const germanScreen = elfenwizardsScreen(de)
