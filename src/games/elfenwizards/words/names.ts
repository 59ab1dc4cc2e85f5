import { seatName } from '../../../parts/seat-name.ts'
import { valuesBy } from '../../../parts/wording.ts'
import { type List, type Messages, sentence } from '../../../text/index.ts'
import type { ElfenAct } from '../rules/state/acts.ts'
import type { ElfenQuestion } from '../rules/state/asking.ts'
import { BOARD_LEVELS, boardLevel, GUILDS, levelOf, TITLE_BOXES } from '../rules/state/board.ts'
import {
  DICE_BOXES,
  type DiceBox,
  type ElfenEvent,
  FALLING,
  type Face,
  highestFirst,
  type Level,
  type Magician,
  type Place,
  type PublicState,
  pips,
  type TitleBox,
} from '../rules/state/components.ts'

/** Returns the display name of a magician, such as `R3`. */
export const magicianName = (id: string): string => id.toUpperCase()

export const boxName = (words: Messages, box: TitleBox): string => titlesName(words, [box])

/** Names the titles of a contest: a single title, or two on the same level. */
export function titlesName(words: Messages, titles: readonly TitleBox[]): string {
  const [first = 'high'] = titles
  const { id, boxes } = boardLevel(levelOf(first))
  const numbers = titles.map(title => boxes.indexOf(title) + 1)
  if (id === 'high') return words.get('level-high')
  if (id === 'magician') return words.get('box-magicians', { n: numbers[0] ?? 1 })
  const nth: List = { items: numbers.map(n => sentence('box-nth', { n: { ordinal: n } })), last: 'or' }
  return words.get('box-titles', { boxes: nth, level: words.get(`level-${id}`) })
}

/** Returns the name of any place where a magician can be. */
export function placeName(words: Messages, place: Place): string {
  const level = FALLING.find(level => place === `over-${level}`)
  return level ? words.get(`box-over-${level}`) : boxName(words, place)
}

export const levelOfPlace = (place: Place): Level => FALLING.find(level => place === `over-${level}`) ?? levelOf(place)

export const diceBoxName = (words: Messages, box: DiceBox): string => words.get(`dice-${box}`)

/** Returns the color id of a seat's guild, or the first color if the seat has no guild. */
export const guildColor = (seat: number): string => (GUILDS[seat] ?? GUILDS[0]!).id

export const guildName = (words: Messages, seat: number): string => words.get(`guild-${guildColor(seat)}`)

export const letterOf = (seat: number): string => GUILDS[seat]?.letter ?? '?'

/** Formats dice, highest first, in brackets that distinguish them from numbers: `[6 5 1]`. */
export const faces = (dice: readonly Face[]): string => `[${highestFirst(dice).join(' ')}]`

/** Names a magician together with its grey chips. */
export const withGrey = (words: Messages, { id, grey }: Pick<Magician, 'id' | 'grey'>): string =>
  grey === 0 ? magicianName(id) : words.get('name-grey', { magician: magicianName(id), grey })

export const nameOf = ({ players }: Pick<PublicState, 'players'>, seat: number): string => players[seat]!.name

/** Lists a guild's magicians from the top down. A passed-over magician counts as part of its level. */
export function ofGuild({ magicians }: Pick<PublicState, 'magicians'>, seat: number): Magician[] {
  const places: readonly Place[] = [...TITLE_BOXES, ...FALLING.map((level): Place => `over-${level}`)]
  const rank = ({ at }: Magician) => BOARD_LEVELS.findIndex(({ id }) => id === levelOfPlace(at))
  return magicians
    .filter(magician => magician.seat === seat)
    .sort((a, b) => rank(a) - rank(b) || places.indexOf(a.at) - places.indexOf(b.at))
}

/** Returns the message variables for dice: their faces as `field` (`none` if there are none), number and pips. */
const diceValues = (field: string) => (dice: readonly Face[]) => ({
  [field]: dice.length === 0 ? 'none' : faces(dice),
  n: dice.length,
  points: pips(dice),
})

const isDiceBox = (box: string): box is DiceBox => DICE_BOXES.some(known => known === box)

/** Returns the message variables for the fields of an event, an act or a question's data. */
export const valuesOf = valuesBy<
  ElfenEvent | ElfenAct | NonNullable<ElfenQuestion['data']>,
  { readonly words: Messages; readonly seats: readonly string[] }
>({
  seat: (seat, { seats }) => ({ name: seatName(seats, seat) }),
  magician: magicianName,
  box: (box, { words }) => (isDiceBox(box) ? diceBoxName(words, box) : boxName(words, box)),
  title: (title, { words }) => boxName(words, title),
  titles: (titles, { words }) => titlesName(words, titles),
  level: (level, { words }) => words.get(`level-${level}`),
  votes: (votes, { words }) =>
    votes
      .map(({ magician, points }) => words.get('tell-vote', { magician: magicianName(magician), points }))
      .join(', '),
  die: (die, { words }) =>
    typeof die === 'number' ? faces([die]) : { die: faces([die.face]), level: words.get(`level-${die.level}`) },
  face: face => diceValues('face')([face]),
  dice: dice => (Array.isArray(dice) ? diceValues('dice')(dice) : {}),
  taken: diceValues('taken'),
  left: diceValues('left'),
})
