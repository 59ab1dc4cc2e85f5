import { excerpt, plainly } from '../commands/index.ts'
import {
  type Answer,
  bargainsOf,
  type Game,
  type Header,
  type Match,
  type PhrasedQuestion,
  type Question,
  type Saying,
  type Seat,
} from '../kernel/index.ts'
import { type Messages, type Sentence, sentence, type Words } from '../text/index.ts'
import { aheadOf, type Bot, botRandom, concluded, type Hint, talkOf } from './bot.ts'
import { botCalled, botNames, botsOf } from './registry.ts'

/** A bot whose turn it is to answer, and what it is asked. */
export interface BotAsked {
  readonly bot: Bot
  readonly question: Question
}

/** The bot of a seat by what is said of its player (`bot:mentor`), or undefined: a person, or a bot nobody knows here. */
export const botOf = (game: string, player: string | undefined): Bot | undefined =>
  player?.startsWith('bot:') ? botCalled(game, player.slice('bot:'.length)) : undefined

/** The first question that is a bot's to answer, or null. `players` says who sits where. */
export function botAsked(match: Match, players: readonly string[]): BotAsked | null {
  for (const question of match.questions) {
    const bot = botOf(match.game.id, players[question.seat])
    if (bot) return { bot, question }
  }
  return null
}

/**
 * The next thing a bot says: an answer to what was offered to it, or an offer of its own before it answers what it is
 * asked. Null where none has anything to say.
 */
export function botSaying(match: Match, players: readonly string[]): { by: Seat; saying: Saying } | null {
  const { game, said, length } = match
  if (!game.bargains) return null
  for (const bargain of bargainsOf(match)) {
    const { state, to, number } = bargain
    const bot = state === 'offered' ? botOf(game.id, players[to]) : undefined
    if (!bot) continue
    const accepts = saidBy(() => bot.accepts?.(match.view(to), bargain, talkOf(match, to))) === true
    return { by: to, saying: accepts ? { accept: number } : { refuse: number } }
  }
  const asked = botAsked(match, players)
  if (!asked) return null
  const { seat: by } = asked.question
  // Once is enough, whatever the others say to it.
  if (said.some(one => one.by === by && one.at === length && 'offer' in one.saying)) return null
  const offer = saidBy(() => asked.bot.offer?.(match.view(by), asked.question, talkOf(match, by)))
  return offer ? { by, saying: { offer } } : null
}

/** What a bot says; nothing where it fails, for bargains are no reason to stop a game. */
function saidBy<T>(say: () => T): T | null {
  try {
    return say()
  } catch {
    return null
  }
}

/** What the bot answers: it is given its seat's view and nothing else. Signals and other events are served meanwhile. */
export async function botAnswer(match: Match, asked: BotAsked): Promise<Answer> {
  const thought = botThought(match, asked)
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
    await (value ?? new Promise<void>(resolve => void setImmediate(resolve)))
  }
}

/**
 * The same in slices: the caller may do other things between them, waits for a promise where one is given, and must ask no
 * more once the match has changed.
 */
export function* botThought(match: Match, { bot, question }: BotAsked): Generator<void | Promise<void>, Answer> {
  const { seat } = question
  const sight = [match.view(seat), question, botRandom(match.header, seat, match.length), aheadOf(match, seat)] as const
  if (bot.ask) {
    let said = ''
    yield bot.ask(...sight).then(id => {
      said = id
    })
    return { seat, id: said }
  }
  return { seat, id: bot.think ? yield* bot.think(...sight) : bot.answer(...sight) }
}

/** What the best adviser of a game would do here and why, or null where none has anything to say. */
export const hintFor = (game: Pick<Game, 'id' | 'language'>, view: unknown, question: PhrasedQuestion): Hint | null =>
  concluded(adviceFor(game, view, question))

/** The same in slices: the caller may do other things between them. */
export function* adviceFor(
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

/** What somebody says of the seats: who sits where, a seat given away, or what was wrong with it. */
export type SeatSaid =
  | { readonly kind: 'told'; readonly seats: readonly Words[] }
  | { readonly kind: 'wrong'; readonly sentence: Sentence }
  | { readonly kind: 'given'; readonly seat: Seat; readonly player: string }

/** Reads `Ben bot:mentor`, `Ben person`, or nothing, which asks who sits where. */
export function seatSaid(words: Messages, { game, seats }: Header, players: readonly string[], said: string): SeatSaid {
  const who = botNames(game)
  const typed = said.trim().split(/\s+/)
  const player = typed.pop() ?? ''
  const name = typed.join(' ')
  if (player === '') {
    const sitting = seats.map((own, seat) =>
      sentence('seat-line', { name: own, player: playerWords(players[seat] ?? PERSON) }),
    )
    return { kind: 'told', seats: [...sitting, ...botLines(words, game)] }
  }
  const seat = seats.findIndex(known => plainly(known) === plainly(name))
  if (seat < 0)
    return { kind: 'wrong', sentence: sentence('seat-say-whose', { name: seats[0] ?? '', bot: who[0] ?? '' }) }
  const isPerson = [PERSON, plainly(words.say('said-person'))].includes(plainly(player))
  const wanted = isPerson ? PERSON : (who.find(bot => botWords(words, bot).includes(plainly(player))) ?? player)
  if (!isPerson && !who.includes(wanted)) {
    const possible = { items: [sentence('said-person'), ...who], last: 'or' } as const
    const values = { name: seats[seat] ?? '', possible, said: excerpt(player) }
    return { kind: 'wrong', sentence: sentence('seat-not-by', values) }
  }
  return { kind: 'given', seat, player: wanted }
}

const PERSON = 'person'

/** A person in words, a bot as a seat names it. */
const playerWords = (player: string): Words => (player === PERSON ? sentence('said-person') : player)

/** What one may call a bot, as typed words are compared: `bot:mentor`, and its name in the language. */
const botWords = (words: Messages, bot: string): string[] => {
  const name = bot.slice('bot:'.length)
  return [bot, ...(words.has(`bot-${name}`) ? [words.say(`bot-${name}`)] : [])].map(word => plainly(word))
}

/** The bots of a game, each with how it plays. */
const botLines = (words: Messages, game: string): Words[] =>
  botsOf(game).map(bot => sentence('seat-bot-line', { bot: `bot:${bot.name}`, about: bot.about(words.language) }))

/** A seat given away, as it is told. */
export function seatTold({ seats }: Header, seat: Seat, player: string): Sentence {
  const name = seats[seat] ?? ''
  return player === PERSON ? sentence('seat-now-person', { name }) : sentence('seat-now-bot', { name, bot: player })
}

/** Why a bot does not answer, as a sentence that says how a person takes its seat. */
export function stuckWords({ seats }: Header, { bot, question }: BotAsked, why: Words): Sentence {
  const whole = typeof why === 'string' ? `${why.replace(/\.$/, '')}.` : why
  return sentence('bot-stuck', { name: seats[question.seat] ?? '', bot: bot.name, why: whole })
}
