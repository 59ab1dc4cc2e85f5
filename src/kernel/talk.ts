import { fingerprint } from './json.ts'
import type { PhrasedOption, Seat } from './question.ts'
import type { GameEvent } from './table.ts'

/** What a seat offers another: `give` is its own promise, `take` what it wants for it, both by their ids. */
export interface Offer {
  readonly to: Seat
  readonly give: string
  readonly take: string
}

/** Something said at the table. It binds nobody, and the position is the same after it. Offers are counted from 1. */
export type Saying =
  | { readonly say: string }
  | { readonly offer: Offer }
  | { readonly accept: number }
  | { readonly refuse: number }

/** Something said: by whom, and how many moves stood then. */
export interface Said {
  readonly by: Seat
  readonly saying: Saying
  readonly at: number
}

/** The fingerprint of all that was said up to something, that included. */
const chains = new WeakMap<Said, string>()

/**
 * A short fingerprint of a position and of all that was said on the way to it, one thing after the other: what a record
 * keeps with words, of which the position knows nothing.
 */
export function wordsHash(match: { readonly said: readonly Said[]; hash(): string }): string {
  const { said } = match
  let known = said.length
  while (known > 0 && !chains.has(said[known - 1]!)) known--
  let chain = known === 0 ? '' : chains.get(said[known - 1]!)
  for (const one of said.slice(known)) {
    chain = fingerprint([chain, one.by, one.saying])
    chains.set(one, chain)
  }
  return fingerprint([match.hash(), chain])
}

/** What became of a promise; `open` while nobody can say. */
export type Fate = 'open' | 'kept' | 'broken'

/** What the players of a game may promise each other, though no rule holds them to it. */
// biome-ignore lint/suspicious/noExplicitAny: a library of games holds every kind of view
export interface Bargaining<V = any, E extends GameEvent = any> {
  /** The number of the rule about bargains. */
  readonly rule: string
  /** How a promise is said (`support r3 5`), each form in a sentence. */
  readonly forms: readonly { readonly form: string; readonly text: string }[]
  /** What a seat could promise now; none while there is nothing to be promised. */
  promises(view: V, by: Seat): readonly PhrasedOption[]
  /** The id of the promise that words stand for, or null. */
  read(view: V, by: Seat, words: string): string | null
  /** The seat that a word of the game's own stands for, beside its player's name; null for any other word. */
  whom?(view: V, word: string): Seat | null
  /** Whether a promise could still be kept, so that one may agree on it; always where it is left out. */
  stands?(view: V, by: Seat, promise: string): boolean
  /** What is at stake where a seat promises this, as a sentence: how its contest stands, and what the promise would do there. */
  stake?(view: V, by: Seat, promise: string): string
  /** A promise as a sentence about who gives it, without its full stop; `seats` are the names of all who play. */
  words(promise: string, name: string, seats: readonly string[]): string
  /** Whether a seat can promise nothing more by these events, the first of them told after the offer: it is over then. */
  isPast?(by: Seat, events: readonly E[]): boolean
  /** What became of it by these events, the first of them told after it was given. */
  fate(promise: string, by: Seat, events: readonly E[]): Fate
}

/** An offer and what came of it. */
export interface Bargain extends Offer {
  /** Counted from 1, in the order they were made. */
  readonly number: number
  readonly by: Seat
  /** `over`: the time it was about went by without an answer. */
  readonly state: 'offered' | 'refused' | 'agreed' | 'over'
  readonly given: Fate
  readonly taken: Fate
  /** How many moves stood when it was made, when it was answered, and when both promises were kept or broken. */
  readonly at: number
  readonly answered: number | null
  readonly settled: number | null
}

/** Every offer made in a match, in order. What answers an offer that is none, or is answered already, counts for nothing. */
export function bargainsOf(match: {
  readonly game: { readonly bargains?: Bargaining }
  readonly said: readonly Said[]
  readonly length: number
  eventsOf(n: number): readonly GameEvent[]
}): Bargain[] {
  const { said, length } = match
  const rules = match.game.bargains
  if (!rules) return []
  const offers = said.flatMap(({ by, saying, at }) => ('offer' in saying ? [{ ...saying.offer, by, at }] : []))
  const answers = new Map<number, Said>()
  for (const one of said) {
    const number = answerTo(one.saying)
    if (number !== null && one.by === offers[number - 1]?.to && !answers.has(number)) answers.set(number, one)
  }
  return offers.map((offer, i): Bargain => {
    const number = i + 1
    const answer = answers.get(number)
    const events: GameEvent[] = []
    let given: Fate = 'open'
    let taken: Fate = 'open'
    let settled: number | null = null
    let isPast = false
    for (let at = (answer?.at ?? offer.at) + 1; at <= length && settled === null; at++) {
      events.push(...match.eventsOf(at))
      given = rules.fate(offer.give, offer.by, events)
      taken = rules.fate(offer.take, offer.to, events)
      if (given !== 'open' && taken !== 'open') settled = at
      isPast ||= [offer.by, offer.to].some(seat => rules.isPast?.(seat, events) === true)
    }
    const isAgreed = answer !== undefined && 'accept' in answer.saying
    isPast ||= given !== 'open' || taken !== 'open'
    const state = isAgreed ? 'agreed' : answer ? 'refused' : isPast ? 'over' : 'offered'
    const answered = answer?.at ?? null
    return { ...offer, number, state, answered, ...(isAgreed ? { given, taken, settled } : OPEN) }
  })
}

const OPEN = { given: 'open', taken: 'open', settled: null } as const

/** The number of the offer that is answered, or null. */
export const answerTo = (saying: Saying): number | null =>
  'accept' in saying ? saying.accept : 'refuse' in saying ? saying.refuse : null
