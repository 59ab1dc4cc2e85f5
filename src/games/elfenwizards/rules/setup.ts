import chartsFile from '../../../../data/elfenwizards/charts.json' with { type: 'json' }
import { type Header, newTableState, type Seat } from '../../../kernel/index.ts'
import { checkOptionNames } from '../../../parts/setup-options.ts'
import { BOARD_LEVELS, GUILDS, NUMBERS } from './state/board.ts'
import type { DiceBox, ElfenState, Face, Magician, Player, TitleBox } from './state/components.ts'

/**
 * The starting positions for a number of guilds. Guild letters show which guild occupies each box, from left to right
 * (2.3).
 */
export interface Chart {
  readonly players: number
  readonly wizard: string
  readonly sorcerer: string
  readonly necromancer: string
  readonly magician: readonly string[]
}

/** The starting charts for three to six guilds. The rulebook doesn't print them, so these are our own (ruling E1). */
export const CHARTS: readonly Chart[] = chartsFile

/** Returns the chart for a number of guilds, or undefined if there is none. */
export const chartFor = (players: number): Chart | undefined => CHARTS.find(chart => chart.players === players)

/** The number of rounds of each variant (3, 11). */
export const VARIANTS: Readonly<Record<string, number>> = { usual: 4, longer: 6 }

const [FEWEST, MOST] = [Math.min(...CHARTS.map(c => c.players)), Math.max(...CHARTS.map(c => c.players))]

/** Returns the smallest and largest number of guilds. */
export const playersFor = (): readonly [number, number] => [FEWEST, MOST]

const noDice = (): Record<DiceBox, Face[]> => ({
  wizard: [],
  sorcerer: [],
  necromancer: [],
  magician: [],
  minor: [],
  grey: [],
})

/** Returns the state before the first round. Throws Error with a one-sentence message if the header is invalid. */
export function begin(header: Header): ElfenState {
  checkOptionNames('Elfenwizards', header.options, ['variant'])
  const variant = header.options.variant ?? 'usual'
  const rounds = Object.hasOwn(VARIANTS, variant) ? VARIANTS[variant] : undefined
  if (rounds === undefined)
    throw new Error(`Elfenwizards has no variant "${variant}"; the variants are ${Object.keys(VARIANTS).join(', ')}.`)
  const { seats } = header
  const chart = chartFor(seats.length)
  if (!chart)
    throw new Error(
      `Elfenwizards is for ${FEWEST} to ${MOST} players, not ${seats.length}: each leads their own guild.`,
    )
  return {
    ...newTableState(header),
    seats: [...seats],
    rounds,
    step: 0,
    dragon: 0,
    gone: 0,
    players: seats.map(
      (name, seat): Player => ({
        seat,
        name,
        hand: [],
        boxes: noDice(),
        chips: NUMBERS.chips,
        spent: 0,
        track: 0,
        score: 0,
        highs: 0,
        passed: false,
      }),
    ),
    magicians: magiciansOnChart(chart),
    greyLeft: NUMBERS.greyChips,
    withoutHigh: 0,
    held: null,
  }
}

/** Creates a chart's magicians, numbered within each guild from top left to bottom right. */
function magiciansOnChart(chart: Chart): Magician[] {
  const numbers = new Map<Seat, number>()
  const put = (letter: string, at: TitleBox): Magician => {
    const seat = GUILDS.findIndex(guild => guild.letter === letter)
    const number = (numbers.get(seat) ?? 0) + 1
    numbers.set(seat, number)
    return { id: `${letter.toLowerCase()}${number}`, seat, at, grey: 0, spells: [] }
  }
  const letters = { ...chart, high: '' }
  return BOARD_LEVELS.flatMap(({ id, boxes }) =>
    boxes.flatMap((box, i) => [...(letters[id][i] ?? '')].map(letter => put(letter, box))),
  )
}
