import { BOARD_LEVELS, boardLevel, GUILDS, levelOf, TITLE_BOXES } from '../rules/board.ts'
import {
  FALLING,
  type Face,
  highestFirst,
  type Level,
  type Magician,
  type Place,
  type Shown,
  type TitleBox,
} from '../rules/components.ts'
import type { Texts } from './en.ts'

/** A magician as everybody calls it: `R3`. */
export const named = (id: string): string => id.toUpperCase()

/** A box of the pyramid in words. */
export function boxName(texts: Texts, box: TitleBox): string {
  const level = levelOf(box)
  return texts.box(level, boardLevel(level).boxes.indexOf(box) + 1)
}

/** The titles of one contest in words: one, or two of the same level. */
export function titlesName(texts: Texts, titles: readonly TitleBox[]): string {
  const [first = 'high'] = titles
  const { id, boxes } = boardLevel(levelOf(first))
  return titles.length < 2
    ? boxName(texts, first)
    : texts.boxes(
        id,
        titles.map(title => boxes.indexOf(title) + 1),
      )
}

/** Any place a magician can stand in. */
export function placeName(texts: Texts, place: Place): string {
  const level = FALLING.find(level => place === `over-${level}`)
  return level ? texts.passedOver(level) : boxName(texts, place)
}

/** The level a place belongs to. */
export const levelOfPlace = (place: Place): Level => FALLING.find(level => place === `over-${level}`) ?? levelOf(place)

/** A guild's colour in words. */
export const guildName = (texts: Texts, seat: number): string => texts.guild[GUILDS[seat]?.id ?? ''] ?? ''

/** A guild's letter. */
export const letterOf = (seat: number): string => GUILDS[seat]?.letter ?? '?'

/** Dice as numbers, the highest first: `6 5 1`. */
export const faces = (dice: readonly Face[]): string => highestFirst(dice).join(' ')

/** A player's name. */
export const nameOf = ({ players }: Pick<Shown, 'players'>, seat: number): string => players[seat]?.name ?? ''

/** A guild's magicians from the top of the pyramid down, those who have been passed over among their level. */
export function ofGuild({ magicians }: Pick<Shown, 'magicians'>, seat: number): Magician[] {
  const places: readonly Place[] = [...TITLE_BOXES, ...FALLING.map((level): Place => `over-${level}`)]
  const rank = ({ at }: Magician) => BOARD_LEVELS.findIndex(({ id }) => id === levelOfPlace(at))
  return magicians
    .filter(magician => magician.seat === seat)
    .sort((a, b) => rank(a) - rank(b) || places.indexOf(a.at) - places.indexOf(b.at))
}
