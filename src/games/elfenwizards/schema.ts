import * as v from 'valibot'
import boardFile from '../../../data/elfenwizards/board.json' with { type: 'json' }
import chartsFile from '../../../data/elfenwizards/charts.json' with { type: 'json' }
import guildsFile from '../../../data/elfenwizards/guilds.json' with { type: 'json' }
import type { DataFile } from '../package.ts'
import type { Chart } from './rules/setup.ts'
import { LEVELS } from './rules/state/components.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A string of guild letters, of length `count` if given. */
const letters = (count?: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[RGBYKX]+$/, 'guild letters: R, G, B, Y, K, X'),
    v.check(text => count === undefined || text.length === count, `must be ${count} letters`),
  )

/** The pyramid: its levels from the top down, and the constants of the rules. */
const boardSchema = v.strictObject({
  levels: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(LEVELS),
        points: whole,
        boxes: v.pipe(
          v.array(v.pipe(v.string(), v.regex(/^(high|[wsnm][1-8])$/, 'a box, such as "s3"'))),
          v.nonEmpty(),
        ),
        greyChip: v.boolean(),
      }),
    ),
    v.length(LEVELS.length),
  ),
  dice: positive,
  chips: positive,
  greyChips: positive,
  pipsForChip: positive,
  pipsForGreyChip: positive,
  spellsInTurn: positive,
})

/** A guild: its color and its letter. */
const guildSchema = v.strictObject({ id: v.pipe(v.string(), v.nonEmpty()), letter: letters(1) })

/** The starting positions. In no chart do two magicians of the same guild meet in a contest. */
export const chartSchema: v.GenericSchema<unknown, Chart> = v.pipe(
  v.strictObject({
    players: v.picklist([3, 4, 5, 6]),
    wizard: letters(2),
    sorcerer: letters(4),
    necromancer: letters(8),
    magician: v.pipe(v.array(letters()), v.length(4)),
  }),
  v.check(
    ({ wizard, sorcerer, necromancer, magician }) =>
      [...pairs(wizard), ...pairs(sorcerer), ...pairs(necromancer), ...magician].every(
        contest => new Set(contest).size === contest.length,
      ),
    'two of one guild meet in a contest',
  ),
)

/** The charts, one for each number of guilds from three to six. */
export const chartsSchema: v.GenericSchema<unknown, Chart[]> = v.pipe(
  v.array(chartSchema),
  v.check(
    charts => charts.map(({ players }) => players).join() === '3,4,5,6',
    'there must be one chart each for three to six guilds, in that order',
  ),
)

const pairs = (row: string): string[] => row.match(/../g) ?? []

/** Every data file except the rulebooks, with its schema, for the tests and `doctor`. */
export const DATA_FILES: readonly DataFile[] = [
  { file: 'board.json', schema: boardSchema, holds: boardFile },
  { file: 'guilds.json', schema: v.pipe(v.array(guildSchema), v.length(6)), holds: guildsFile },
  { file: 'charts.json', schema: chartsSchema, holds: chartsFile },
]
