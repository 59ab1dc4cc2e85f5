import { aheadOf, type Bot, botCalled, botRandom, botSaying, tallyOf } from '../../bots/index.ts'
import { bargainsOf, type Game, type Header, Match } from '../../kernel/index.ts'
import { Trouble } from '../../storage/index.ts'
import type { SeatProgram } from '../exec/bot.ts'
import { seatings } from './seating.ts'

/** One game that bots have played, as a line of a report: everything the figures are made of. */
export interface SimGame {
  /** Its number; the seed is the run's with the number behind it. */
  readonly n: number
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** The name of the bot in each seat. */
  readonly bots: readonly string[]
  /** True where the bots change their seats from game to game. */
  readonly rotated?: boolean
  /** True where they made bargains. */
  readonly talked?: boolean
  readonly winners: readonly number[]
  /** What ended it, with the names of who played left out. */
  readonly ended: string
  readonly days: number
  readonly decisions: number
  /** Milliseconds it took, and the longest single decision of each seat. */
  readonly millis: number
  readonly slowest: readonly number[]
  /** What the game counts. */
  readonly tally: Readonly<Record<string, number>>
  readonly seats: readonly Readonly<Record<string, number | string>>[]
}

/** What is to be played: the header of the game is made from it and a number. */
export interface SimPlan {
  readonly header: Omit<Header, 'seed'>
  readonly seed: string
  readonly bots: readonly string[]
  /** Programs of somebody's own among the bots. */
  readonly programs?: readonly SeatProgram[]
  /** Seats the bots in every different way, one game after the other. */
  readonly rotate?: boolean
  /** Lets them make bargains, at a game that has any. */
  readonly talk?: boolean
}

/** More decisions than any game takes. */
const MOST_DECISIONS = 200_000

/** The seed of the nth game of a plan. */
export const seedOf = ({ seed }: Pick<SimPlan, 'seed'>, n: number): string => `${seed}-${n}`

/** Plays the nth game of a plan to its end. Throws Error that names its seed where it breaks off or does not end. */
export async function simulate(game: Game, plan: SimPlan, n: number): Promise<SimGame> {
  try {
    return await played(game, plan, n)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    // What a program of somebody's own does wrong is no fault of ours.
    if (error instanceof Trouble) throw new Trouble(`The game of seed "${seedOf(plan, n)}" failed: ${what}`)
    throw new Error(`The game of seed "${seedOf(plan, n)}" failed: ${what}`, { cause: error })
  }
}

async function played(game: Game, plan: SimPlan, n: number): Promise<SimGame> {
  const ways = plan.rotate ? seatings(plan.bots) : [plan.bots.map((_, seat) => seat)]
  const sits = ways[n % ways.length]!
  const seats = sits.map(i => plan.header.seats[i]!)
  const header: Header = { ...plan.header, seats, seed: seedOf(plan, n) }
  const names = sits.map(i => plan.bots[i]!)
  const bots = names.map(name => botCalled(game.id, name) ?? unknown(name))
  const match = Match.begin(game, header)
  const talk = plan.talk ? () => talkedOver(match, names) : () => {}
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
    const sight = [match.view(seat), question, botRandom(header, seat, decisions), aheadOf(match, seat)] as const
    const id = bot.ask ? await bot.ask(...sight) : bot.answer(...sight)
    slowest[seat] = Math.max(slowest[seat]!, performance.now() - before)
    match.answer(seat, id)
    if (++decisions > MOST_DECISIONS) throw new Error(`it was not over after ${decisions} decisions.`)
  }
  const { result, day } = match.state
  const tally = tallyOf(game.id)(match.view(null), match)
  return {
    n,
    game: game.id,
    options: header.options,
    seed: header.seed,
    bots: names,
    ...(plan.rotate ? { rotated: true } : {}),
    ...(plan.talk ? { talked: true } : {}),
    winners: result?.winners ?? [],
    ended: endOf(result?.text ?? 'no end', header.seats),
    days: day,
    decisions,
    millis: Math.round(performance.now() - started),
    slowest: slowest.map(Math.ceil),
    tally: plan.talk ? { ...tally.game, ...bargainTally(match) } : tally.game,
    seats: tally.seats,
  }
}

/** All that the bots have to say to each other before the next answer. */
function talkedOver(match: Match, names: readonly string[]): void {
  const players = names.map(name => `bot:${name}`)
  for (let said = botSaying(match, players); said; said = botSaying(match, players)) match.say(said.by, said.saying)
}

/** What came of the bargains of a game. */
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

/** What ended a game, the same for all that ended so: without the names of who played and without numbers. */
const endOf = (text: string, names: readonly string[]): string =>
  names.reduce((told, name) => told.replaceAll(name, 'somebody'), text).replace(/\d+/g, 'so many')

function unknown(name: string): Bot {
  throw new Error(`there is no bot called "${name}".`)
}
