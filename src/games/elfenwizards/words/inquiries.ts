import type { Question } from '../../../kernel/index.ts'
import { BOARD_LEVELS, TITLE_BOXES } from '../rules/board.ts'
import { DICE_BOXES, pointsFor, standingIn } from '../rules/components.ts'
import { contestsOf } from '../rules/contests.ts'
import { roundScore } from '../rules/scoring.ts'
import type { ElfenView } from '../rules/view.ts'
import type { Texts } from './en.ts'
import { boxName, faces, guildName, named, nameOf, placeName } from './names.ts'
import { adviceLines, allContests, contestLines, guildLines } from './standing.ts'

const WORDS = ['titles', 'contests', 'look', 'guild', 'score', 'next'] as const
type Word = (typeof WORDS)[number]

/** The words a player may ask with, told in one language. */
export const inquiriesIn = (texts: Texts) =>
  WORDS.map(word => ({
    word,
    about: word === 'look' || word === 'guild' ? texts.named[word] : '',
    text: texts.inquiries[word],
  }))

/** Answers a question about the game in lines of plain words; null for a word that is none of its own. */
export function inquireIn(texts: Texts, view: ElfenView, word: string, about: string): readonly string[] | null {
  switch (word as Word) {
    case 'titles':
      return titles(texts, view)
    case 'contests':
      return allContests(texts, view)
    case 'look':
      return look(texts, view, about)
    case 'guild':
      return guild(texts, view, about)
    case 'score':
      return view.players.map(({ name, seat, score, chips }) =>
        texts.say.score(name, score, roundScore(view, seat), chips),
      )
    case 'next':
      return adviceLines(texts, view)
    default:
      return null
  }
}

function titles(texts: Texts, view: ElfenView): string[] {
  const { say } = texts
  const boxes = BOARD_LEVELS.flatMap(({ boxes }) => boxes).map(box => {
    const there = standingIn(view, box).map(one =>
      say.belongs(say.withGrey(named(one.id), one.grey), nameOf(view, one.seat)),
    )
    return say.holder(boxName(texts, box), there.length > 0 ? texts.list(there) : say.vacant)
  })
  const over = view.magicians.filter(({ at }) => at.startsWith('over-'))
  return [...boxes, ...over.map(({ id, at }) => say.holder(placeName(texts, at), named(id)))]
}

function look(texts: Texts, view: ElfenView, about: string): string[] {
  if (about.trim() === '') return [...titles(texts, view), ...diceLines(texts, view)]
  return describe(texts, view, about.trim().toLowerCase()) ?? [texts.say.unknown(about)]
}

/** What lies in a box of the board, or beside a magician; null where there is no such thing. */
export function describe(texts: Texts, view: ElfenView, name: string): string[] | null {
  const magician = view.magicians.find(({ id }) => id === name)
  const box = magician?.at ?? name
  const { say } = texts
  const dice = DICE_BOXES.find(one => one === box)
  if (dice) return diceLines(texts, view).filter(line => line.startsWith(`${texts.diceBox[dice]}:`))
  const there = magician ? [magician] : standingIn(view, box)
  if (!TITLE_BOXES.includes(box) && there.length === 0) return null
  const who = there.map(one => say.belongs(say.withGrey(named(one.id), one.grey), nameOf(view, one.seat)))
  // After the titles nobody competes before the next round.
  const contest = view.step > 5 ? undefined : contestsOf(view).find(({ arena }) => arena.from.includes(box))
  const beside = there.flatMap(one => spellLines(texts, view, one.id))
  return [
    say.holder(placeName(texts, box), who.length > 0 ? texts.list(who) : say.vacant),
    ...beside,
    ...(contest ? contestLines(texts, view, contest) : []),
  ]
}

/** The spells beside a magician, guild by guild. */
function spellLines(texts: Texts, view: ElfenView, id: string): string[] {
  const magician = view.magicians.find(one => one.id === id)
  if (!magician || pointsFor(magician) === 0) return []
  const parts = view.players.flatMap(({ seat, name }) => {
    const own = magician.spells.filter(spell => spell.seat === seat)
    const dice = own.flatMap(({ die }) => (die === null ? [] : [die]))
    const chips = own.length - dice.length
    const told = [...(dice.length > 0 ? [faces(dice)] : []), ...(chips > 0 ? [texts.chips(chips)] : [])]
    return told.length > 0 ? [texts.say.spellsOf(name, texts.list(told))] : []
  })
  return [texts.say.spellsBeside(`${named(id)} - ${parts.join(', ')}`)]
}

/** The dice in the boxes of the board. */
export function diceLines(texts: Texts, view: ElfenView): string[] {
  return DICE_BOXES.map(box => {
    const parts = view.players.flatMap(({ name, boxes }) =>
      boxes[box].length > 0 ? [texts.say.spellsOf(name, faces(boxes[box]))] : [],
    )
    return texts.say.diceIn(texts.diceBox[box], parts.length > 0 ? parts.join(', ') : texts.nothing)
  })
}

function guild(texts: Texts, view: ElfenView, about: string): string[] {
  const wanted = about.trim().toLowerCase()
  const found = view.players.find(
    ({ name, seat }) =>
      name.toLowerCase().startsWith(wanted) || guildName(texts, seat).toLowerCase().startsWith(wanted),
  )
  const seat = wanted === '' ? (view.seat ?? view.dragon) : found?.seat
  if (seat === undefined) return [texts.say.noGuild(about, view.seats.join(', '))]
  return guildLines(texts, view, seat, roundScore(view, seat))
}

/** Other ways to say an option: a magician by the box he stands in alone, and words of the language for the usual ones. */
export function sayingsIn(texts: Texts, view: ElfenView, { options }: Question, optionId: string): readonly string[] {
  const option = options.find(({ id }) => id === optionId)
  const space = option?.at?.space
  const alone = space !== undefined && options.filter(one => one.at?.space === space).length === 1
  const word = texts.sayings[optionId]
  const short = optionId.replace(/^(die|pay|stay) /, '')
  const face = short !== optionId && !/^\d$/.test(short) ? [short] : []
  return [...(alone && space !== optionId ? [space] : []), ...(word === undefined ? [] : [word]), ...face].filter(
    saying => saying !== '' && view.seats.length > 0,
  )
}

/** A value of a view by its path: a player by name, or a magician by its id, then fields: `Ann.score`, `r3.at`, `dragon`. */
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
