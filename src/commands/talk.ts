import {
  type Bargain,
  bargainsOf,
  type Game,
  isNote,
  type Match,
  notesOf,
  type Seat,
  type SentMessage,
  type TalkMessage,
} from '../kernel/index.ts'
import { LANGUAGES, type Messages, messagesIn, type Sentence, sentence, type Values } from '../text/index.ts'
import type { Candidate } from './complete.ts'
import { excerpt } from './read.ts'
import { normalized, printable } from './words.ts'

/** Commands for chat, bargains and private notes. */
export const TALK = ['say', 'offer', 'accept', 'refuse', 'note'] as const
export type TalkWord = (typeof TALK)[number]

/** Returns true if the word is a command for chat, bargains or notes. */
export const isTalk = (name: string): name is TalkWord => (TALK as readonly string[]).includes(name)

const LONGEST_SAID = 200

/** The context for chat, including the speaker's view and the bargains. */
export interface TalkContext {
  readonly game: Game
  readonly seats: readonly string[]
  /** The seats that may be speaking, starting with the player to move. There can be several at one keyboard. */
  readonly speakers: readonly Seat[]
  /** The view of the first speaker. */
  readonly view: unknown
  readonly bargains: readonly Bargain[]
  /** The notes of the first speaker. */
  readonly notes: readonly string[]
  /** True when a record is being replayed. Replies that wouldn't be allowed now are then accepted. */
  readonly isRecord?: boolean
}

/**
 * Returns the context for chat in a match. The first of `speakers` is the most likely one. Ordinary chat needs no view,
 * bargains or notes, so they are only computed on demand.
 */
export function talkContext(match: Match, game: Game, speakers: readonly Seat[], isRecord = false): TalkContext {
  const [first = null] = speakers
  return {
    ...{ game, seats: match.header.seats, speakers, isRecord },
    get view() {
      return match.view(first)
    },
    get bargains() {
      return bargainsOf(match)
    },
    get notes() {
      return first === null ? [] : notesOf(match, first)
    },
  }
}

/** A parsed chat command, possibly with a notice for its author, or else an error message. */
export type ParsedTalk =
  | { readonly by: Seat; readonly message: TalkMessage; readonly notice?: Sentence }
  | { readonly wrong: Sentence }

/** Parses the arguments of a chat command: `say good morning`, `offer Ben support b2 5 for spare r1`, `accept 2`. */
export function readTalk(word: TalkWord, args: string, context: TalkContext): ParsedTalk {
  const [by] = context.speakers
  if (by === undefined) return { wrong: sentence('talk-nobody-asked') }
  if (word === 'say') {
    const say = cleanChat(args)
    return say === '' ? { wrong: sentence('talk-say-what') } : { by, message: { say } }
  }
  if (word === 'note') return readNote(args, by, context.notes)
  const { game } = context
  if (!game.bargains) return { wrong: sentence('talk-no-bargains', { game: game.title }) }
  return word === 'offer' ? readOffer(args, by, context) : readAnswer(word, args, context)
}

/** The maximum number of notes for each seat. */
const MAX_NOTES = 99

/** Returns true if this is the word that removes a note, in any language. */
const isNone = (word: string): boolean =>
  LANGUAGES.some(language => messagesIn(language).get('note-none') === word.toLowerCase())

/** Parses the text of a new note, or the number of a note to remove: `2 none`. */
function readNote(args: string, by: Seat, notes: readonly string[]): ParsedTalk {
  const [, number, word = ''] = /^#?(\d+)\s+(\S+)$/.exec(args.trim()) ?? []
  if (isNone(word)) {
    const unnote = Number(number)
    if (notes[unnote - 1] === undefined) return { wrong: sentence('note-no-such', { number: unnote, n: notes.length }) }
    return { by, message: { unnote }, notice: sentence('note-removed', { number: unnote }) }
  }
  const note = cleanChat(args)
  if (note === '') return { wrong: sentence('note-what') }
  if (notes.length >= MAX_NOTES) return { wrong: sentence('note-too-many', { n: MAX_NOTES }) }
  return { by, message: { note }, notice: sentence('note-kept', { number: notes.length + 1 }) }
}

/** Lists a seat's notes with their numbers, and explains how to write one. */
export const noteLines = (words: Messages, notes: readonly string[]): string[] => [
  ...notes.map((text, i) => words.get('note-line', { number: i + 1, text })),
  words.get('note-how'),
]

function readOffer(args: string, by: Seat, { game: { bargains }, seats, view }: TalkContext): ParsedTalk {
  const { forms = [] } = bargains ?? {}
  const others = seats.filter((_, seat) => seat !== by)
  const formList = { items: forms.map(({ form }) => sentence('input-quoted', { word: form })), last: 'or' } as const
  const how = sentence('talk-offer-so', { other: others[0] ?? '', forms: formList })
  const whom = seatMeant(args, seats, by, word => bargains?.whom?.(view, word) ?? null)
  if (!bargains || !whom || whom.seat === by)
    return { wrong: sentence('talk-offer-to', { others: { items: others, last: 'or' }, how }) }
  const { seat: to, rest } = whom
  if (bargains.promises(view, by).length === 0) return { wrong: sentence('talk-nothing-to-promise') }
  const [give = '', take, ...more] = rest.replace(/\s+/g, ' ').split(FOR)
  if (take === undefined || more.length > 0) return { wrong: how }
  const given = bargains.read(view, by, give)
  if (given === null) return { wrong: sentence('talk-not-yours', { input: excerpt(give), how }) }
  const taken = bargains.read(view, to, take)
  if (taken === null)
    return { wrong: sentence('talk-not-theirs', { input: excerpt(take), name: seats[to] ?? '', how }) }
  return { by, message: { offer: { to, give: given, take: taken } } }
}

function readAnswer(word: 'accept' | 'refuse', args: string, context: TalkContext): ParsedTalk {
  const { speakers, bargains, seats, isRecord = false } = context
  const isOpen = (state: Bargain['state']) => state === 'offered' || (isRecord && state === 'over')
  const open = bargains.filter(({ state, to }) => isOpen(state) && speakers.includes(to))
  const wanted = args.trim() === '' && open.length === 1 ? open[0]?.number : Number(args.replace(/^#/, ''))
  const bargain = open.find(({ number }) => number === wanted)
  if (bargain) {
    const { number, to } = bargain
    if (word === 'accept' && !isRecord && !mayAgree(context.game, context.view, bargain))
      return { wrong: sentence('talk-no-longer', { number }) }
    return { by: to, message: word === 'accept' ? { accept: number } : { refuse: number } }
  }
  const names = { items: speakers.map(seat => seats[seat] ?? ''), last: 'or' } as const
  const [first] = open
  if (!first) return { wrong: sentence('talk-no-offer', { names }) }
  const numbers = { items: open.map(({ number }) => `${number}`) }
  return { wrong: sentence('talk-which-offer', { word: sentence(`command-${word}`), number: first.number, numbers }) }
}

/** Returns true if both promises of an offer can still be kept. */
export const mayAgree = ({ bargains }: Game, view: unknown, { by, to, give, take }: Bargain): boolean =>
  bargains?.stands === undefined || (bargains.stands(view, by, give) && bargains.stands(view, to, take))

/** Matches the word between the two promises of an offer, in every supported language. */
const FOR = / (?:for|für|fuer) /i

/**
 * Returns the seat named at the start of the input, and the rest of the input. A seat may be named by the player's
 * name, by one of the game's words, or by an unambiguous abbreviation. Returns null if there is none.
 */
function seatMeant(
  words: string,
  seats: readonly string[],
  by: Seat,
  byWord: (word: string) => Seat | null,
): { seat: Seat; rest: string } | null {
  const known = seatNamed(words, seats)
  if (known) return known
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(words.trim()) ?? []
  if (word === '') return null
  const own = byWord(word)
  if (own !== null && own !== by) return { seat: own, rest }
  const others = seats.flatMap((name, seat) =>
    seat !== by && normalized(name).startsWith(normalized(word)) ? [seat] : [],
  )
  return others.length === 1 ? { seat: others[0]!, rest } : null
}

/**
 * Returns the seat with the name that starts the input, and the rest of the input, or null. The longest matching name
 * wins.
 */
function seatNamed(words: string, seats: readonly string[]): { seat: Seat; rest: string } | null {
  const text = words.trim()
  const found = seats
    .flatMap((name, seat) => {
      const rest = text.slice(name.length)
      return normalized(text.slice(0, name.length)) === normalized(name) && /^(\s|$)/.test(rest)
        ? [{ seat, name, rest }]
        : []
    })
    .sort((a, b) => b.name.length - a.name.length)[0]
  return found ? { seat: found.seat, rest: found.rest.trim() } : null
}

/**
 * Cleans a chat message before others see it: short, on one line, with few combining marks. The result may be empty.
 */
export function cleanChat(text: string): string {
  const plain = printable(text).replace(/\s+/g, ' ').trim()
  const letters = [...plain]
  return letters.length <= LONGEST_SAID ? plain : `${letters.slice(0, LONGEST_SAID - 1).join('')}…`
}

/** Returns a message as the command that `readTalk` parses. */
export function talkInput(message: TalkMessage, seats: readonly string[]): string {
  if ('say' in message) return `say ${message.say}`
  if ('note' in message) return `note ${message.note}`
  if ('unnote' in message) return `note ${message.unnote} none`
  if ('accept' in message) return `accept ${message.accept}`
  if ('refuse' in message) return `refuse ${message.refuse}`
  const { to, give, take } = message.offer
  return `offer ${seats[to] ?? ''} ${give} for ${take}`
}

/** Returns the log entry for a message. Returns null for private notes and for replies to unknown offers. */
export function talkText(
  words: Messages,
  { by, message }: SentMessage,
  game: Game,
  seats: readonly string[],
  bargain: Bargain | undefined,
): string | null {
  const who = seats[by] ?? ''
  if ('say' in message) return words.get('chat-line', { who, words: message.say })
  if (!bargain || isNote(message)) return null
  const { number, to } = bargain
  if ('offer' in message) {
    const terms = termsText(words, bargain, game, seats)
    return words.get('bargain-offered', { by: who, to: seats[to] ?? '', number, terms })
  }
  return words.get('accept' in message ? 'bargain-accepted' : 'bargain-refused', { who, number })
}

export function termsText(
  words: Messages,
  { by, to, give, take }: Bargain,
  { bargains }: Game,
  seats: readonly string[],
): string {
  if (!bargains) return ''
  const terms = {
    give: bargains.words(give, seats[by] ?? '', seats),
    take: bargains.words(take, seats[to] ?? '', seats),
  }
  return words.get('bargain-terms', terms)
}

/**
 * Describes an offer in sentences: the promises, what is now at stake for both players, and how to reply. The player
 * doesn't have to reply right away: an offer stays open while both promises can be kept.
 */
export function offerLines(
  words: Messages,
  bargain: Bargain,
  game: Game,
  seats: readonly string[],
  view: unknown,
): string[] {
  const { number, by, to, give, take } = bargain
  const stake = (seat: Seat, promise: string) => game.bargains?.stake?.(view, seat, promise) ?? ''
  const terms = termsText(words, bargain, game, seats)
  return [
    words.get('offer-asked', { number, by: seats[by] ?? '', to: seats[to] ?? '', terms }),
    ...[stake(by, give), stake(to, take)].filter(text => text !== ''),
    words.get('offer-answers', {
      accept: words.get('command-accept'),
      refuse: words.get('command-refuse'),
      number,
    }),
  ]
}

export const bargainOutcomeText = (words: Messages, bargain: Bargain, seats: readonly string[]): string =>
  words.get('bargain-settled', { number: bargain.number, how: fateWords(words, bargain, seats) })

function fateWords(words: Messages, { by, to, given, taken }: Bargain, seats: readonly string[]): string {
  const names: Values = { by: seats[by] ?? '', to: seats[to] ?? '' }
  if (given === taken) return words.get(given === 'kept' ? 'bargain-both-kept' : 'bargain-both-broken', names)
  return words.get(given === 'kept' ? 'bargain-kept-broken' : 'bargain-broken-kept', names)
}

function stateWords(words: Messages, state: Bargain['state'], to: string): string {
  switch (state) {
    case 'offered':
      return words.get('bargain-is-offered', { to })
    case 'refused':
      return words.get('bargain-is-refused', { to })
    case 'over':
      return words.get('bargain-is-over', { to })
    case 'agreed':
      return words.get('bargain-is-agreed')
  }
}

/** Lists all bargains, newest first. */
export function bargainLines(
  words: Messages,
  bargains: readonly Bargain[],
  game: Game,
  seats: readonly string[],
): string[] {
  if (bargains.length === 0) return [words.get('bargain-none')]
  return [...bargains].reverse().map(bargain => {
    const { number, by, to, state, settled } = bargain
    const how = settled === null ? stateWords(words, state, seats[to] ?? '') : fateWords(words, bargain, seats)
    const terms = termsText(words, bargain, game, seats)
    return words.get('bargain-line', { number, by: seats[by] ?? '', to: seats[to] ?? '', terms, how })
  })
}

/** Returns completions for an offer: the recipient, the promise, or the promise asked for in return. */
export function offerFollowers(
  words: Messages,
  { bargains }: Game,
  seats: readonly string[],
  by: Seat | null,
  view: unknown,
  typed: string,
): Candidate[] {
  if (!bargains || by === null) return []
  const whom = seatNamed(typed, seats)
  if (!whom) return seats.flatMap((name, seat) => (seat === by ? [] : [{ text: name, hint: '' }]))
  const give = /^(.*\S) (?:for|für|fuer)( |$)/i.exec(whom.rest.replace(/\s+/g, ' '))?.[1]
  const name = seats[whom.seat] ?? ''
  const between = words.get('offer-for')
  if (give === undefined)
    return bargains.promises(view, by).map(({ id, label }) => ({ text: `${name} ${id} ${between}`, hint: label }))
  return bargains.promises(view, whom.seat).map(({ id, label }) => ({
    text: `${name} ${give} ${between} ${id}`,
    hint: label,
  }))
}

/** Explains how to bargain in this game. Returns an empty list if nothing can be promised now. */
export function promiseLines(words: Messages, { bargains }: Game, by: Seat | null, view: unknown): string[] {
  if (!bargains || by === null || bargains.promises(view, by).length === 0) return []
  return [
    words.get('bargain-how'),
    ...bargains.forms.map(({ form, text }) => words.get('bargain-form', { form, text })),
  ]
}
