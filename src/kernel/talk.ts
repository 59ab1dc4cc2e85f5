import { fingerprint } from './json.ts'
import type { PhrasedOption, Seat } from './question.ts'
import type { GameEvent } from './table.ts'

/**
 * An offer to another seat. `give` is the id of the bidder's promise, and `take` is the id of the promise requested in
 * return.
 */
export interface Offer {
  readonly to: Seat
  readonly give: string
  readonly take: string
}

/**
 * A chat message, part of a bargain, or a private note. It is not binding and doesn't change the position. `accept` and
 * `refuse` contain the number of an offer, counted from 1. `unnote` contains the number of the seat's note to remove;
 * later notes move up by one.
 */
export type TalkMessage =
  | { readonly say: string }
  | { readonly note: string }
  | { readonly unnote: number }
  | { readonly offer: Offer }
  | { readonly accept: number }
  | { readonly refuse: number }

/** A message with its author and the number of moves made before it was sent. */
export interface SentMessage {
  readonly by: Seat
  readonly message: TalkMessage
  readonly at: number
}

/** For each message, the fingerprint of all chat up to and including it. */
const chains = new WeakMap<SentMessage, string>()

/**
 * Returns a fingerprint of the position and all chat so far, in order. Records use it for chat lines, because chat
 * doesn't change the position.
 */
export function talkHash(match: { readonly chat: readonly SentMessage[]; hash(): string }): string {
  const { chat } = match
  let known = chat.length
  while (known > 0 && !chains.has(chat[known - 1]!)) known--
  let chain = known === 0 ? '' : chains.get(chat[known - 1]!)
  for (const one of chat.slice(known)) {
    chain = fingerprint([chain, one.by, one.message])
    chains.set(one, chain)
  }
  return fingerprint([match.hash(), chain])
}

/** Returns the notes that a seat has written and not removed, in order. Nobody else may see them. */
export function notesOf({ chat }: { readonly chat: readonly SentMessage[] }, seat: Seat): string[] {
  const notes: string[] = []
  for (const { by, message } of chat) {
    if (by !== seat) continue
    if ('note' in message) notes.push(message.note)
    else if ('unnote' in message) notes.splice(message.unnote - 1, 1)
  }
  return notes
}

/** Returns true for a private note or its removal. */
export const isNote = (message: TalkMessage): boolean => 'note' in message || 'unnote' in message

/** The fate of a promise. It is `open` until the promise is kept or broken. */
export type PromiseFate = 'open' | 'kept' | 'broken'

/** The promises that a game's players may make to each other. The rules don't enforce them. */
// biome-ignore lint/suspicious/noExplicitAny: games of every view type share one list
export interface BargainRules<V = any, E extends GameEvent = any> {
  /** The number of the rule about bargains. */
  readonly rule: string
  /** The forms of a promise (`support r3 5`), each with an explanation. */
  readonly forms: readonly { readonly form: string; readonly text: string }[]
  /** Returns the promises that a seat could make now, if any. */
  promises(view: V, by: Seat): readonly PhrasedOption[]
  /** Returns the id of the promise that was typed, or null if the input isn't a promise. */
  read(view: V, by: Seat, words: string): string | null
  /** Returns the seat that a word other than a player's name stands for in this game, or null. */
  whom?(view: V, word: string): Seat | null
  /**
   * Returns true if a promise can still be kept. If it can't, a deal makes no sense. Without this function, any promise
   * counts as possible.
   */
  stands?(view: V, by: Seat, promise: string): boolean
  /**
   * Returns a sentence about what is at stake: the current state of the seat's contest, and how the promise would
   * change it.
   */
  stake?(view: V, by: Seat, promise: string): string
  /** Returns a promise as a sentence about its maker, without a period. `seats` lists all player names. */
  words(promise: string, name: string, seats: readonly string[]): string
  /** Returns true if these events, which start after the offer, make the promise impossible. That ends the offer. */
  isPast?(by: Seat, events: readonly E[]): boolean
  /** Returns the fate of a promise after these events, which start after the deal. */
  fate(promise: string, by: Seat, events: readonly E[]): PromiseFate
}

/** An offer and its outcome. */
export interface Bargain extends Offer {
  /** The offer's number. Offers are numbered from 1 in the order in which they were made. */
  readonly number: number
  readonly by: Seat
  /** `over` means that the offer expired without an answer. */
  readonly state: 'offered' | 'refused' | 'agreed' | 'over'
  readonly given: PromiseFate
  readonly taken: PromiseFate
  /** The number of moves when the offer was made. */
  readonly at: number
  /** The number of moves when the offer was answered, or null if it hasn't been. */
  readonly answered: number | null
  /** The number of moves when both promises had been kept or broken, or null before that. */
  readonly settled: number | null
}

/**
 * Returns all offers of a match, in order. Ignores replies from any seat but the recipient, and replies to offers that
 * don't exist or were already answered.
 */
export function bargainsOf(match: {
  readonly game: { readonly bargains?: BargainRules }
  readonly chat: readonly SentMessage[]
  readonly length: number
  eventsOf(n: number): readonly GameEvent[]
}): Bargain[] {
  const { chat, length } = match
  const rules = match.game.bargains
  if (!rules) return []
  const offers = chat.flatMap(({ by, message, at }) => ('offer' in message ? [{ ...message.offer, by, at }] : []))
  const answers = new Map<number, SentMessage>()
  for (const one of chat) {
    const number = repliedOffer(one.message)
    if (number !== null && one.by === offers[number - 1]?.to && !answers.has(number)) answers.set(number, one)
  }
  return offers.map((offer, i): Bargain => {
    const number = i + 1
    const answer = answers.get(number)
    const events: GameEvent[] = []
    let given: PromiseFate = 'open'
    let taken: PromiseFate = 'open'
    let settled: number | null = null
    let isPast = false
    for (let at = (answer?.at ?? offer.at) + 1; at <= length && settled === null; at++) {
      events.push(...match.eventsOf(at))
      given = rules.fate(offer.give, offer.by, events)
      taken = rules.fate(offer.take, offer.to, events)
      if (given !== 'open' && taken !== 'open') settled = at
      isPast ||= [offer.by, offer.to].some(seat => rules.isPast?.(seat, events) === true)
    }
    const isAgreed = answer !== undefined && 'accept' in answer.message
    isPast ||= given !== 'open' || taken !== 'open'
    const state = isAgreed ? 'agreed' : answer ? 'refused' : isPast ? 'over' : 'offered'
    const answered = answer?.at ?? null
    return { ...offer, number, state, answered, ...(isAgreed ? { given, taken, settled } : OPEN) }
  })
}

const OPEN = { given: 'open', taken: 'open', settled: null } as const

/** Returns the number of the offer that a message accepts or refuses, or null if it does neither. */
export const repliedOffer = (message: TalkMessage): number | null =>
  'accept' in message ? message.accept : 'refuse' in message ? message.refuse : null
