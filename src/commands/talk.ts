import type { Bargain, Game, Said, Saying, Seat } from '../kernel/index.ts'
import type { Candidate } from './complete.ts'
import { listed } from './possible.ts'
import { quote } from './read.ts'
import { wording } from './wording.ts'
import { plainly, printable } from './words.ts'

/** The words by which something is said at the table. */
export const TALK = ['say', 'offer', 'accept', 'refuse'] as const
export type TalkWord = (typeof TALK)[number]

export const isTalk = (name: string): name is TalkWord => (TALK as readonly string[]).includes(name)

/** The longest thing said at the table, in letters. */
const LONGEST_SAID = 200

/** Somebody about to say something: what he sees, and the bargains there are. */
export interface Speaking {
  readonly game: Game
  readonly seats: readonly string[]
  /** Who speaks; several where one keyboard serves them, the one whose turn it is first. */
  readonly speakers: readonly Seat[]
  /** What the first of them may know. */
  readonly view: unknown
  readonly bargains: readonly Bargain[]
}

/** What words come to: who says what, or what was wrong with them in a sentence. */
export type Spoke = { readonly by: Seat; readonly saying: Saying } | { readonly wrong: string }

/** Reads what follows a word of talk: `say good morning`, `offer Ben support b2 5 for spare r1`, `accept 2`. */
export function readTalk(word: TalkWord, args: string, speaking: Speaking): Spoke {
  const [by] = speaking.speakers
  if (by === undefined) return { wrong: 'Nobody here is asked anything, so nobody speaks.' }
  if (word === 'say') {
    const say = spoken(args)
    return say === '' ? { wrong: '"say" is followed by what everybody shall hear.' } : { by, saying: { say } }
  }
  if (!speaking.game.bargains)
    return { wrong: `${speaking.game.title} knows no bargains; "say" tells the others whatever you like.` }
  return word === 'offer' ? readOffer(args, by, speaking) : readAnswer(word, args, speaking)
}

function readOffer(args: string, by: Seat, { game: { bargains }, seats, view }: Speaking): Spoke {
  const { forms = [] } = bargains ?? {}
  const others = seats.filter((_, seat) => seat !== by)
  const how = `Say it so: "offer ${others[0]} PROMISE for PROMISE"; a promise is ${listed(forms.map(({ form }) => `"${form}"`))}.`
  const whom = named(args, seats)
  if (!bargains || !whom || whom.seat === by) return { wrong: `An offer is made to ${listed(others)}. ${how}` }
  const { seat: to, rest } = whom
  if (bargains.promises(view, by).length === 0)
    return { wrong: 'There is nothing to promise now; "say" tells the others whatever you like.' }
  const [give = '', take, ...more] = rest.replace(/\s+/g, ' ').split(/ for /i)
  if (take === undefined || more.length > 0) return { wrong: how }
  const given = bargains.read(view, by, give)
  if (given === null) return { wrong: `${quote(give)} is nothing you can promise now. ${how}` }
  const taken = bargains.read(view, to, take)
  if (taken === null) return { wrong: `${quote(take)} is nothing ${seats[to]} can promise now. ${how}` }
  return { by, saying: { offer: { to, give: given, take: taken } } }
}

function readAnswer(word: 'accept' | 'refuse', args: string, { speakers, bargains, seats }: Speaking): Spoke {
  const open = bargains.filter(({ state, to }) => state === 'offered' && speakers.includes(to))
  const wanted = args.trim() === '' && open.length === 1 ? open[0]?.number : Number(args.replace(/^#/, ''))
  const bargain = open.find(({ number }) => number === wanted)
  if (bargain) {
    const { number, to } = bargain
    return { by: to, saying: word === 'accept' ? { accept: number } : { refuse: number } }
  }
  const whom = listed(speakers.map(seat => seats[seat] ?? ''))
  if (open.length === 0) return { wrong: `No offer to ${whom} waits for an answer.` }
  const numbers = listed(open.map(({ number }) => `${number}`))
  return { wrong: `Say which offer: "${word} ${open[0]?.number}". Waiting for an answer: ${numbers}.` }
}

/** The seat that words begin with, the longest name first, and what follows it. */
function named(words: string, seats: readonly string[]): { seat: Seat; rest: string } | null {
  const text = words.trim()
  const found = seats
    .flatMap((name, seat) => {
      const rest = text.slice(name.length)
      return plainly(text.slice(0, name.length)) === plainly(name) && /^(\s|$)/.test(rest) ? [{ seat, name, rest }] : []
    })
    .sort((a, b) => b.name.length - a.name.length)[0]
  return found ? { seat: found.seat, rest: found.rest.trim() } : null
}

/** What somebody says, as others may be shown it: short, without stacks of accents; empty where there is nothing to say. */
export function spoken(text: string): string {
  const plain = printable(text).replace(/\s+/g, ' ').trim()
  const letters = [...plain]
  return letters.length <= LONGEST_SAID ? plain : `${letters.slice(0, LONGEST_SAID - 1).join('')}…`
}

/** Something said as one types it, which `readTalk` reads back. */
export function sayingText(saying: Saying, seats: readonly string[]): string {
  if ('say' in saying) return `say ${saying.say}`
  if ('accept' in saying) return `accept ${saying.accept}`
  if ('refuse' in saying) return `refuse ${saying.refuse}`
  const { to, give, take } = saying.offer
  return `offer ${seats[to] ?? ''} ${give} for ${take}`
}

/** Something said as the chronicle tells it; null for an answer to no offer. */
export function saidText(
  { by, saying }: Said,
  game: Game,
  seats: readonly string[],
  bargain: Bargain | undefined,
): string | null {
  const who = seats[by] ?? ''
  if ('say' in saying) return `${who}: “${saying.say}”`
  if (!bargain) return null
  const { number, to } = bargain
  const { language } = game
  if ('offer' in saying) {
    const terms = termsText(bargain, game, seats)
    return wording(language, '{} offers {} bargain {}: {}.', who, seats[to] ?? '', number, terms)
  }
  const words = 'accept' in saying ? '{} accepts bargain {}.' : '{} refuses bargain {}.'
  return wording(language, words, who, number)
}

/** What both promise, in words. */
export function termsText(
  { by, to, give, take }: Bargain,
  { bargains, language }: Game,
  seats: readonly string[],
): string {
  if (!bargains) return ''
  return wording(language, '{}, and {}', bargains.words(give, seats[by] ?? ''), bargains.words(take, seats[to] ?? ''))
}

/** How a bargain went, once both promises are kept or broken. */
export function settledText(
  { number, by, to, given, taken }: Bargain,
  { language }: Pick<Game, 'language'>,
  seats: readonly string[],
): string {
  const fates = [
    ['Bargain {}: {} and {} have both kept it.', 'Bargain {}: {} has kept it, and {} has broken it.'],
    ['Bargain {}: {} has broken it, and {} has kept it.', 'Bargain {}: {} and {} have both broken it.'],
  ] as const
  const words = fates[given === 'kept' ? 0 : 1][taken === 'kept' ? 0 : 1]
  return wording(language, words, number, seats[by] ?? '', seats[to] ?? '')
}

/** Every bargain in a line or two, the latest first. */
export function bargainLines(bargains: readonly Bargain[], game: Game, seats: readonly string[]): string[] {
  const { language } = game
  if (bargains.length === 0) return [wording(language, 'Nobody has offered anything yet.')]
  return [...bargains].reverse().map(bargain => {
    const { number, by, to, state, settled } = bargain
    const [from, other] = [seats[by] ?? '', seats[to] ?? '']
    const end = settledText(bargain, game, seats).replace(/^.*?: |\.$/g, '')
    const how = {
      offered: wording(language, '{} has not answered yet', other),
      refused: wording(language, '{} refused', other),
      over: wording(language, 'nobody answered in time'),
      agreed: settled === null ? wording(language, 'agreed') : end,
    }[state]
    return wording(language, '{}. {} to {}: {} ({}).', number, from, other, termsText(bargain, game, seats), how)
  })
}

/** Ways to go on with an offer of which so much is typed: to whom, what for, and what is wanted for it. */
export function offerFollowers(
  { bargains }: Game,
  seats: readonly string[],
  by: Seat | null,
  view: unknown,
  typed: string,
): Candidate[] {
  if (!bargains || by === null) return []
  const whom = named(typed, seats)
  if (!whom) return seats.flatMap((name, seat) => (seat === by ? [] : [{ text: name, hint: '' }]))
  const give = /^(.*\S) for( |$)/i.exec(whom.rest.replace(/\s+/g, ' '))?.[1]
  const name = seats[whom.seat] ?? ''
  if (give === undefined)
    return bargains.promises(view, by).map(({ id, label }) => ({ text: `${name} ${id} for`, hint: label }))
  return bargains.promises(view, whom.seat).map(({ id, label }) => ({ text: `${name} ${give} for ${id}`, hint: label }))
}

/** How one bargains in this game, for whoever may; nothing where nothing can be promised now. */
export function promiseLines({ bargains, language }: Game, by: Seat | null, view: unknown): string[] {
  if (!bargains || by === null || bargains.promises(view, by).length === 0) return []
  return [
    wording(
      language,
      'An offer is said so: "offer NAME PROMISE for PROMISE"; it is answered by "accept" or "refuse", and binds nobody.',
    ),
    ...bargains.forms.map(({ form, text }) => `"${form}": ${text}.`),
  ]
}
