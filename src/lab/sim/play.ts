import { type Bot, botMessage, botRandom, findBot, lookaheadFor, simStatisticsOf } from '../../bots/index.ts'
import { bargainsOf, type Game, type Header, Match, type Move, seedRandom } from '../../kernel/index.ts'
import { UserError } from '../../storage/index.ts'
import type { SeatProgram } from '../exec/bot.ts'
import { seatings } from './seating.ts'

/** A game played by bots, with all data that the statistics need. It is one line of a JSONL file. */
export interface SimGame {
  /** The game's number within the run. Its seed is the run's seed with this number appended. */
  readonly n: number
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly bots: readonly string[]
  /** True if bots change seats from game to game. */
  readonly rotated?: boolean
  readonly talked?: boolean
  readonly winners: readonly number[]
  /** The reason that the game ended, with bots' names instead of players' names and N for every number. */
  readonly ended: string
  readonly days: number
  readonly decisions: number
  /** The duration of the game (ms). */
  readonly millis: number
  /** The duration of each seat's longest decision (ms). */
  readonly slowest: readonly number[]
  /** The game's own statistics. */
  readonly metrics: Readonly<Record<string, number>>
  readonly seats: readonly Readonly<Record<string, number | string>>[]
}

/** The plan of a run. Together with a game's number, it determines the game's header. */
export interface SimPlan {
  readonly header: Omit<Header, 'seed'>
  readonly seed: string
  readonly bots: readonly string[]
  /** The users' own programs among the bots. */
  readonly programs?: readonly SeatProgram[]
  /** True to rotate the bots through all distinct seatings. */
  readonly rotate?: boolean
  /** True to let bots bargain, if the game supports it. */
  readonly talk?: boolean
  /** The beginning of a game from which every game of the run continues, each with its own dice. */
  readonly start?: { readonly header: Header; readonly moves: readonly Move[] }
}

/** A limit on the number of decisions, higher than any game reaches. */
const MAX_DECISIONS = 200_000

export const seedOf = ({ seed }: Pick<SimPlan, 'seed'>, n: number): string => `${seed}-${n}`

/** Plays the nth game of a plan to its end. Throws an Error that names the seed if the game fails or does not end. */
export async function simulate(game: Game, plan: SimPlan, n: number): Promise<SimGame> {
  try {
    return await played(game, plan, n)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    // An error in a user's program isn't a bug in cantrip.
    if (error instanceof UserError) throw new UserError(`The game with seed "${seedOf(plan, n)}" failed: ${what}`)
    throw new Error(`The game with seed "${seedOf(plan, n)}" failed: ${what}`, { cause: error })
  }
}

async function played(game: Game, plan: SimPlan, n: number): Promise<SimGame> {
  const ways = plan.rotate ? seatings(plan.bots) : [plan.bots.map((_, seat) => seat)]
  const seating = ways[n % ways.length]!
  const seats = seating.map(i => plan.header.seats[i]!)
  const header: Header = { ...plan.header, seats, seed: seedOf(plan, n) }
  const names = seating.map(i => plan.bots[i]!)
  const bots = names.map(name => findBot(game.id, name) ?? unknown(name))
  const match = plan.start ? continueFrom(game, plan.start, header.seed) : Match.begin(game, header)
  const talk = plan.talk ? () => talkBeforeAnswer(match, names) : () => {}
  const slowest = bots.map(() => 0)
  const started = performance.now()
  let decisions = 0
  while (!match.over) {
    talk()
    const question = match.questions[0]
    if (!question) break
    const { seat } = question
    const before = performance.now()
    const bot = bots[seat]!
    const sight = [match.view(seat), question, botRandom(header, seat, decisions), lookaheadFor(match, seat)] as const
    const id = bot.ask ? await bot.ask(...sight) : bot.answer(...sight)
    slowest[seat] = Math.max(slowest[seat]!, performance.now() - before)
    match.answer(seat, id)
    if (++decisions > MAX_DECISIONS) throw new Error(`it was not over after ${decisions} decisions.`)
  }
  const { result, day } = match.state
  const statistics = simStatisticsOf(game.id)(match.view(null), match)
  return {
    n,
    game: game.id,
    options: header.options,
    seed: header.seed,
    bots: names,
    ...(plan.rotate ? { rotated: true } : {}),
    ...(plan.talk ? { talked: true } : {}),
    winners: result?.winners ?? [],
    ended: groupableEnding(result?.text ?? 'no end', seats, names),
    days: day,
    decisions,
    millis: Math.round(performance.now() - started),
    slowest: slowest.map(Math.ceil),
    metrics: plan.talk ? { ...statistics.game, ...bargainTally(match) } : statistics.game,
    seats: statistics.seats,
  }
}

/** Plays the beginning of a game, then replaces its remaining dice and decks with those of a new seed. */
function continueFrom(game: Game, { header, moves }: NonNullable<SimPlan['start']>, seed: string): Match {
  const match = Match.begin(game, header)
  for (const move of moves) match.play(move)
  Object.assign(match.state.random, { dice: seedRandom(seed, 'dice'), decks: seedRandom(seed, 'decks') })
  return match
}

/** Lets bots talk before the next answer until none has anything more to say. */
function talkBeforeAnswer(match: Match, names: readonly string[]): void {
  const players = names.map(name => `bot:${name}`)
  for (let sent = botMessage(match, players); sent; sent = botMessage(match, players)) match.say(sent.by, sent.message)
}

function bargainTally(match: Match): Readonly<Record<string, number>> {
  const offered = bargainsOf(match)
  const agreed = offered.filter(({ state }) => state === 'agreed')
  const isBroken = ({ given, taken }: (typeof agreed)[number]) => given === 'broken' || taken === 'broken'
  return {
    'bargains offered': offered.length,
    'bargains agreed': agreed.length,
    'bargains broken': agreed.filter(isBroken).length,
  }
}

/**
 * Returns the reason for a game's end in a form that can be grouped: with bots' names instead of players' names, and N
 * for every number.
 */
function groupableEnding(text: string, seats: readonly string[], bots: readonly string[]): string {
  const names = seats.map((name, seat) => [name, bots[seat]!] as const).sort(([a], [b]) => b.length - a.length)
  return names.reduce((masked, [name, bot]) => masked.replaceAll(name, bot), text).replace(/\d+/g, 'N')
}

function unknown(name: string): Bot {
  throw new Error(`there is no bot called "${name}".`)
}
