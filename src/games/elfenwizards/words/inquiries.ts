import { optionOf, type Question } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { contestsOf } from '../rules/facts/contests.ts'
import { roundScore } from '../rules/facts/scoring.ts'
import type { ElfenOption } from '../rules/state/asking.ts'
import { BOARD_LEVELS, TITLE_BOXES } from '../rules/state/board.ts'
import { DICE_BOXES, type DiceBox, FALLING, type Magician, pointsFor, standingIn } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { boxName, diceBoxName, faces, guildName, magicianName, nameOf, placeName, withGrey } from './names.ts'
import { adviceLines, allContests, contestLines, guildLines } from './status.ts'
import { stretchNames } from './stretches.ts'

const INQUIRIES = ['titles', 'contests', 'look', 'guild', 'score', 'next'] as const
type Inquiry = (typeof INQUIRIES)[number]

const isInquiry = (word: string): word is Inquiry => (INQUIRIES as readonly string[]).includes(word)

/** Lists the inquiry commands in one language. */
export const inquiriesIn = (words: Messages) =>
  INQUIRIES.map(word => ({
    word,
    also: words.has(`inquiry-${word}.also`) ? words.get(`inquiry-${word}.also`).split(', ') : [],
    about: word === 'look' || word === 'guild' ? words.get(`inquiry-${word}.named`) : '',
    text: words.get(`inquiry-${word}`),
  }))

/** Answers an inquiry with lines of text. Returns null if the word isn't an inquiry of this game. */
export function inquireIn(words: Messages, view: ElfenView, word: string, about: string): readonly string[] | null {
  if (!isInquiry(word)) return null
  switch (word) {
    case 'titles':
      return titles(words, view)
    case 'contests':
      return allContests(words, view)
    case 'look':
      return look(words, view, about)
    case 'guild':
      return guild(words, view, about)
    case 'score':
      return view.players.map(({ name, seat, score, chips }) =>
        words.get('guild-score', { name, score, gain: roundScore(view, seat), chips }),
      )
    case 'next':
      return adviceLines(words, view)
  }
}

const owned = (words: Messages, view: ElfenView, one: Magician): string =>
  words.get('name-owned', { magician: withGrey(words, one), owner: nameOf(view, one.seat) })

/** Lists the magicians in a place, or says that it is vacant. */
const occupantsText = (words: Messages, view: ElfenView, there: readonly Magician[]): string =>
  there.length > 0 ? words.list(there.map(one => owned(words, view, one))) : words.get('name-vacant')

function titles(words: Messages, view: ElfenView): string[] {
  const boxes = BOARD_LEVELS.flatMap(({ boxes }) => boxes).map(box =>
    words.get('look-holder', { title: boxName(words, box), who: occupantsText(words, view, standingIn(view, box)) }),
  )
  const over = view.magicians.filter(({ at }) => at.startsWith('over-'))
  return [
    ...boxes,
    ...over.map(({ id, at }) => words.get('look-holder', { title: placeName(words, at), who: magicianName(id) })),
  ]
}

function look(words: Messages, view: ElfenView, about: string): string[] {
  if (about.trim() === '') return [...titles(words, view), ...boardDiceLines(words, view)]
  const meant = findPlace(words, view, about)
  return (meant === null ? null : describe(words, view, meant)) ?? [words.get('look-unknown', { name: about })]
}

/** Normalizes a name for comparison: lower case, letters and digits only. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Finds a box or a magician by its id, its name or a prefix of the name. Returns null if none or several match. */
function findPlace(words: Messages, view: ElfenView, typed: string): string | null {
  const wanted = bare(typed)
  if (wanted === '') return null
  const named = new Map<string, string>([
    ...view.magicians.map(({ id }): [string, string] => [id, id]),
    ...[...TITLE_BOXES, ...FALLING.map(level => `over-${level}`)].map((box): [string, string] => [
      box,
      placeName(words, box),
    ]),
    ...DICE_BOXES.map((box): [string, string] => [box, diceBoxName(words, box)]),
  ])
  const exact = [...named].filter(([id, name]) => bare(id) === wanted || bare(name) === wanted)
  const found = exact.length > 0 ? exact : [...named].filter(([, name]) => bare(name).startsWith(wanted))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

/** Describes a box or a magician. Returns null if nothing has this name, or for an empty Passed-Over Box. */
export function describe(words: Messages, view: ElfenView, name: string): string[] | null {
  const magician = view.magicians.find(({ id }) => id === name)
  const box = magician?.at ?? name
  const dice = DICE_BOXES.find(one => one === box)
  if (dice) return [diceLine(words, view, dice)]
  const there = magician ? [magician] : standingIn(view, box)
  if (!TITLE_BOXES.includes(box) && there.length === 0) return null
  // After the titles are awarded, nobody competes until the next round.
  const contest = view.step > 5 ? undefined : contestsOf(view).find(({ arena }) => arena.from.includes(box))
  return [
    words.get('look-holder', { title: placeName(words, box), who: occupantsText(words, view, there) }),
    ...there.flatMap(one => spellLines(words, view, one)),
    ...(contest ? contestLines(words, view, contest) : []),
  ]
}

/** Describes the spells beside a magician, guild by guild. Returns an empty list if there are none. */
function spellLines(words: Messages, view: ElfenView, magician: Magician): string[] {
  if (pointsFor(magician) === 0) return []
  const parts = view.players.flatMap(({ seat, name }) => {
    const own = magician.spells.filter(spell => spell.seat === seat)
    const dice = own.flatMap(({ die }) => (die === null ? [] : [die]))
    const chips = own.length - dice.length
    const lines = [
      ...(dice.length > 0 ? [faces(dice)] : []),
      ...(chips > 0 ? [words.get('count-chips', { n: chips })] : []),
    ]
    return lines.length > 0 ? [words.get('look-dice', { name, dice: { items: lines } })] : []
  })
  return [words.get('look-beside', { magician: magicianName(magician.id), spells: parts.join(', ') })]
}

/** Lists the dice in the boxes of the board. */
export const boardDiceLines = (words: Messages, view: ElfenView): string[] =>
  DICE_BOXES.map(box => diceLine(words, view, box))

/** Lists the dice in a box by guild. */
function diceLine(words: Messages, view: ElfenView, box: DiceBox): string {
  const parts = view.players.flatMap(({ name, boxes }) =>
    boxes[box].length > 0 ? [words.get('look-dice', { name, dice: faces(boxes[box]) })] : [],
  )
  const dice = parts.length > 0 ? parts.join(', ') : words.get('name-nothing')
  return words.get('look-box', { box: diceBoxName(words, box), dice })
}

function guild(words: Messages, view: ElfenView, about: string): string[] {
  const wanted = about.trim().toLowerCase()
  const found = view.players.find(
    ({ name, seat }) =>
      name.toLowerCase().startsWith(wanted) || guildName(words, seat).toLowerCase().startsWith(wanted),
  )
  const seat = wanted === '' ? (view.seat ?? view.dragon) : found?.seat
  if (seat === undefined) return [words.get('guild-unknown', { name: about, names: view.seats.join(', ') })]
  return guildLines(words, view, seat, roundScore(view, seat))
}

/** Lists alternative inputs for an option: the box, if no other option is in that box, and words for common answers. */
export function typedNames(words: Messages, { options }: Question, optionId: string): readonly string[] {
  const option = optionOf(options, optionId)
  if (!option?.act) return stretchNames(words, optionId)
  const space = option.at?.space
  const isOne = (one: (typeof options)[number]) => one.act?.kind !== 'support-both'
  const alone =
    space !== undefined && isOne(option) && options.filter(one => isOne(one) && one.at?.space === space).length === 1
  return [...(alone ? [space] : []), ...commonWords(words, (option as ElfenOption).act)].filter(
    name => name !== optionId,
  )
}

/** Lists the words for common answers. */
function commonWords(words: Messages, act: ElfenOption['act']): string[] {
  switch (act.kind) {
    case 'spell':
      return act.die ? [] : [words.get('saying-chip')]
    case 'keep-dice':
    case 'done':
      return [words.get('saying-done')]
    case 'pass':
    case 'accept':
    case 'reroll':
    case 'pay-nothing':
    case 'take-back':
      return [words.get(`saying-${act.kind}`)]
    case 'pay':
      // A single face would be read as the number of an answer.
      return act.dice.length > 1 ? [act.dice.join(' ')] : []
    default:
      return []
  }
}

/**
 * Looks up a value in a view by its path, or returns undefined if there is none. The path starts with a player, a
 * magician or a field: `Ann.score`, `r3.at`, `dragon`.
 */
export function lookUp(view: ElfenView, path: string): unknown {
  const [first = '', ...rest] = path.split('.')
  const player = view.players.find(({ name }) => name.toLowerCase() === first.toLowerCase())
  const magician = view.magicians.find(({ id }) => id === first.toLowerCase())
  let value: unknown = player ?? magician ?? own(view, first)
  for (const field of rest) value = own(value, field)
  return value
}

const own = (of: unknown, field: string): unknown =>
  of !== null && typeof of === 'object' && Object.hasOwn(of, field) ? (of as Record<string, unknown>)[field] : undefined
