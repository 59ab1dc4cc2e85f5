import boardFile from '../../../../../data/elfenwizards/board.json' with { type: 'json' }
import guildsFile from '../../../../../data/elfenwizards/guilds.json' with { type: 'json' }
import { COMPETING, type Competing, FALLING, type Falling, LEVELS, type Level, type TitleBox } from './components.ts'

/** A level of the pyramid as printed on the board. */
export interface BoardLevel {
  readonly id: Level
  /** The Power Points that a magician on this level scores each round (9.1). */
  readonly points: number
  /** The boxes from left to right. */
  readonly boxes: readonly TitleBox[]
  /** True if a magician demoted from this level gets a Grey Magic Chip (8.7). */
  readonly greyChip: boolean
}

/** A guild, named after the color of its tokens. */
export interface Guild {
  readonly id: string
  /** One letter, which is the same in every language. */
  readonly letter: string
}

/** The six guilds, in the order in which they are used (2.1). */
export const GUILDS: readonly Guild[] = guildsFile

/** The pyramid from the top down. */
export const BOARD_LEVELS: readonly BoardLevel[] = LEVELS.map(id => {
  const level = boardFile.levels.find(known => known.id === id)
  if (!level) throw new Error(`board.json has no level ${id}`)
  return { ...level, id }
})

/**
 * The constants of the rules: dice and chips per guild, total grey chips, pips to buy back or remove a chip, and spells
 * per turn.
 */
export const NUMBERS = {
  dice: boardFile.dice,
  chips: boardFile.chips,
  greyChips: boardFile.greyChips,
  pipsForChip: boardFile.pipsForChip,
  pipsForGreyChip: boardFile.pipsForGreyChip,
  spellsInTurn: boardFile.spellsInTurn,
} as const

/** Every box of the pyramid, from the top down and from left to right. */
export const TITLE_BOXES: readonly TitleBox[] = BOARD_LEVELS.flatMap(({ boxes }) => boxes)

/** The boxes of the lowest level, which hold any number of magicians (6.13). */
export const MAGICIAN_BOXES: readonly TitleBox[] = boardLevel('magician').boxes

export function boardLevel(id: Level): BoardLevel {
  return BOARD_LEVELS[LEVELS.indexOf(id)]!
}

/** Returns the level of a box. Throws Error if the pyramid has no such box. */
export function levelOf(box: TitleBox): Level {
  const level = LEVEL_OF.get(box)
  if (!level) throw new Error(`there is no box ${box}`)
  return level
}

const LEVEL_OF: ReadonlyMap<string, Level> = new Map(
  BOARD_LEVELS.flatMap(({ id, boxes }) => boxes.map(box => [box, id])),
)

/** Returns true for levels on which losers are passed over and may be demoted (6.12, 8.6). */
export const isFalling = (level: string): level is Falling => (FALLING as readonly string[]).includes(level)

/** The boxes and titles of a contest (6). */
export interface Arena {
  /** The boxes of the candidates. */
  readonly from: readonly TitleBox[]
  /** The titles at stake. Only a Magician Box has two (6.7). */
  readonly titles: readonly TitleBox[]
  readonly level: Competing
}

/** All contests, in the order in which titles are awarded: from the top down and from left to right (6.1). */
export const ARENAS: readonly Arena[] = COMPETING.flatMap(level => {
  const below = boardLevel(level).boxes
  const above = BOARD_LEVELS[LEVELS.indexOf(level) - 1]!.boxes
  // Two boxes compete for each title, except that each Magician Box competes for two titles.
  if (below.length > above.length)
    return above.map((title, i) => ({ from: below.slice(2 * i, 2 * i + 2), titles: [title], level }))
  return below.map((box, i) => ({ from: [box], titles: above.slice(2 * i, 2 * i + 2), level }))
})

/**
 * Returns the contest in which the magicians of a box compete, or undefined for the High Wizard's box and the
 * Passed-Over Boxes.
 */
export const arenaFrom = (box: string): Arena | undefined => ARENA_FROM.get(box)

const ARENA_FROM: ReadonlyMap<string, Arena> = new Map(ARENAS.flatMap(arena => arena.from.map(box => [box, arena])))
