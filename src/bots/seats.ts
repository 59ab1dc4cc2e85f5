import { excerpt, normalized } from '../commands/index.ts'
import {
  type Answer,
  bargainsOf,
  type Game,
  type Header,
  type Match,
  type PhrasedQuestion,
  type Question,
  type Seat,
  type TalkMessage,
} from '../kernel/index.ts'
import { type Messages, type Sentence, sentence, type Words } from '../text/index.ts'
import { type Bot, botRandom, type Hint, lookaheadFor, runToEnd, talkOf } from './bot.ts'
import { botNames, botsOf, findBot } from './registry.ts'

/** A bot with an open question. */
export interface BotAsked {
  readonly bot: Bot
  readonly question: Question
}

/** Returns the bot for a player such as `bot:mentor`, or undefined for a person or an unknown bot. */
export const botOf = (game: string, player: string | undefined): Bot | undefined =>
  player?.startsWith('bot:') ? findBot(game, player.slice('bot:'.length)) : undefined

/** Returns the first open question that a bot must answer, or null if there is none. `players` is indexed by seat. */
export function botAsked(match: Match, players: readonly string[]): BotAsked | null {
  for (const question of match.questions) {
    const bot = botOf(match.game.id, players[question.seat])
    if (bot) return { bot, question }
  }
  return null
}

/**
 * Returns the next chat message from a bot: a reply to an offer, or an offer it makes before it answers its question.
 * Returns null if there is none.
 */
export function botMessage(match: Match, players: readonly string[]): { by: Seat; message: TalkMessage } | null {
  const { game, chat, length } = match
  if (!game.bargains) return null
  for (const bargain of bargainsOf(match)) {
    const { state, to, number } = bargain
    const bot = state === 'offered' ? botOf(game.id, players[to]) : undefined
    if (!bot) continue
    const accepts = nullIfThrown(() => bot.accepts?.(match.view(to), bargain, talkOf(match, to))) === true
    return { by: to, message: accepts ? { accept: number } : { refuse: number } }
  }
  const asked = botAsked(match, players)
  if (!asked) return null
  const { seat: by } = asked.question
  // A bot makes only one offer per question, whatever the replies.
  if (chat.some(one => one.by === by && one.at === length && 'offer' in one.message)) return null
  const offer = nullIfThrown(() => asked.bot.offer?.(match.view(by), asked.question, talkOf(match, by)))
  return offer ? { by, message: { offer } } : null
}

/** Runs a bot's bargaining code. Returns null if it throws, and the game continues. */
function nullIfThrown<T>(say: () => T): T | null {
  try {
    return say()
  } catch {
    return null
  }
}

/** Returns a bot's answer, based only on its seat's view. Lets the event loop run between slices. */
export async function botAnswer(match: Match, asked: BotAsked): Promise<Answer> {
  const thought = botAnswerInSlices(match, asked)
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
    await (value ?? new Promise<void>(resolve => void setImmediate(resolve)))
  }
}

/**
 * Computes a bot's answer like `botAnswer`, but in slices. The caller may do other things in between, must await
 * yielded promises, and must stop once the match has changed.
 */
export function* botAnswerInSlices(match: Match, { bot, question }: BotAsked): Generator<void | Promise<void>, Answer> {
  const { seat } = question
  const sight = [
    match.view(seat),
    question,
    botRandom(match.header, seat, match.length),
    lookaheadFor(match, seat),
  ] as const
  if (bot.ask) {
    let text = ''
    yield bot.ask(...sight).then(id => {
      text = id
    })
    return { seat, id: text }
  }
  return { seat, id: bot.think ? yield* bot.think(...sight) : bot.answer(...sight) }
}

/**
 * Returns a hint from the strongest bot that has one, or null if no bot has a hint. Calls `wait` once if the bots need
 * more than one slice.
 */
export function hintFor(
  game: Pick<Game, 'id' | 'language'>,
  view: unknown,
  question: PhrasedQuestion,
  wait: () => void = () => undefined,
): Hint | null {
  const advice = hintInSlices(game, view, question)
  const first = advice.next()
  if (first.done) return first.value
  wait()
  return runToEnd(advice)
}

/** Computes a hint like `hintFor`, but in slices. */
export function* hintInSlices(
  { id, language }: Pick<Game, 'id' | 'language'>,
  view: unknown,
  question: PhrasedQuestion,
): Generator<void, Hint | null> {
  for (const bot of botsOf(id)) {
    const hint = bot.advise ? yield* bot.advise(view, question, language) : bot.hint?.(view, question, language)
    if (hint) return hint
  }
  return null
}

/** The result of a seat command: the list of seats, an error, or a seat's new player. */
export type SeatCommandResult =
  | { readonly kind: 'told'; readonly seats: readonly Words[] }
  | { readonly kind: 'wrong'; readonly sentence: Sentence }
  | { readonly kind: 'given'; readonly seat: Seat; readonly player: string }

/**
 * Parses the arguments of a seat command: `Ben bot:mentor` or `Ben person`. Without arguments, lists the seats and the
 * bots.
 */
export function runSeatCommand(
  words: Messages,
  { game, seats }: Header,
  players: readonly string[],
  input: string,
): SeatCommandResult {
  const bots = botNames(game)
  const typed = input.trim().split(/\s+/)
  const player = typed.pop() ?? ''
  const name = typed.join(' ')
  if (player === '') {
    const lines = seats.map((own, seat) =>
      sentence('seat-line', { name: own, player: playerWords(players[seat] ?? PERSON) }),
    )
    return { kind: 'told', seats: [...lines, ...botLines(words, game)] }
  }
  const seat = seats.findIndex(known => normalized(known) === normalized(name))
  if (seat < 0)
    return { kind: 'wrong', sentence: sentence('seat-say-whose', { name: seats[0] ?? '', bot: bots[0] ?? '' }) }
  const isPerson = [PERSON, normalized(words.get('value-person'))].includes(normalized(player))
  const wanted = isPerson ? PERSON : (bots.find(bot => botWords(words, bot).includes(normalized(player))) ?? player)
  if (!isPerson && !bots.includes(wanted)) {
    const possible = { items: [sentence('value-person'), ...bots], last: 'or' } as const
    const values = { name: seats[seat] ?? '', possible, input: excerpt(player) }
    return { kind: 'wrong', sentence: sentence('seat-not-by', values) }
  }
  return { kind: 'given', seat, player: wanted }
}

const PERSON = 'person'

/** Returns the word for a person, or a bot's player value (`bot:mentor`). */
const playerWords = (player: string): Words => (player === PERSON ? sentence('value-person') : player)

/** Returns the normalized names that a player can type for a bot: `bot:mentor` and its translated name. */
const botWords = (words: Messages, bot: string): string[] => {
  const name = bot.slice('bot:'.length)
  return [bot, ...(words.has(`bot-${name}`) ? [words.get(`bot-${name}`)] : [])].map(word => normalized(word))
}

/** Lists a game's bots with their styles of play. */
const botLines = (words: Messages, game: string): Words[] =>
  botsOf(game).map(bot => sentence('seat-bot-line', { bot: `bot:${bot.name}`, about: bot.about(words.language) }))

/** Returns the sentence that announces a seat's new player. */
export function seatChangeText({ seats }: Header, seat: Seat, player: string): Sentence {
  const name = seats[seat] ?? ''
  return player === PERSON ? sentence('seat-now-person', { name }) : sentence('seat-now-bot', { name, bot: player })
}

/** Returns a sentence that explains why a bot doesn't answer and how a person can take over its seat. */
export function stuckBotText({ seats }: Header, { bot, question }: BotAsked, why: Words): Sentence {
  const whole = typeof why === 'string' ? `${why.replace(/\.$/, '')}.` : why
  return sentence('bot-stuck', { name: seats[question.seat] ?? '', bot: bot.name, why: whole })
}
