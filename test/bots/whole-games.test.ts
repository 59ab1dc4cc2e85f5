import { describe, expect, test } from 'vitest'
import { type Bot, botMessage, botRandom, botsOf, lookaheadFor } from '../../src/bots/index.ts'
import { allows, type Game, type Header, Match } from '../../src/kernel/index.ts'
import { headerFor } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { games } from '../games/library.ts'

/** The number of whole games of each bot in each variant, with all other options at random. */
const GAMES = amount(3, 50, 'CANTRIP_BOT_GAMES')

/** Returns the variants of a game, or the default options if it has none. */
const variantsOf = ({ options }: Game): string[] =>
  options.find(({ name }) => name === 'variant')?.values.map(({ id }) => id) ?? ['']

const BOTS = games.flatMap(game =>
  botsOf(game.id).flatMap(bot =>
    variantsOf(game).map(variant => ({ game, bot, variant, is: `${game.id} ${variant}` })),
  ),
)

/**
 * Returns the seating of the nth game. In turn, the bot plays alone among wanderers, which plan nothing, in every
 * seat, and among all bots.
 */
function seated(bot: Bot, all: readonly Bot[], seats: number, n: number): Bot[] {
  const at = n % seats
  const others = [() => all.at(-1)!, () => bot, (seat: number) => all[(seat + n) % all.length]!][n % 3]!
  return Array.from({ length: seats }, (_, seat) => (seat === at ? bot : others(seat)))
}

/** Plays a game of bots with bargains to its end. */
function play(game: Game, header: Header, bots: readonly Bot[]): Match {
  const match = Match.begin(game, header)
  const players = bots.map(({ name }) => `bot:${name}`)
  while (!match.over) {
    for (let sent = botMessage(match, players); sent; sent = botMessage(match, players))
      match.say(sent.by, sent.message)
    const question = match.questions[0]!
    const { seat, topic } = question
    const bot = bots[seat]!
    const random = botRandom(header, seat, match.length)
    const id = bot.answer(match.view(seat), question, random, lookaheadFor(match, seat))
    if (!allows(question, id)) expect.fail(`${bot.name} answers "${id}" to "${topic}"`)
    match.answer(seat, id)
  }
  return match
}

describe('whole games of bots', () => {
  test.each(BOTS)('$bot.name plays $is to its end', ({ game, bot, variant }) => {
    for (let n = 0; n < GAMES; n++) {
      const fixed: Record<string, string> = variant === '' ? {} : { variant }
      const header = headerFor(game, n, `bots-${bot.name}`, { varied: true, fixed })
      // Most games are small, so that they take seconds.
      const [fewest] = game.players(header.options)
      const seats = n % 4 === 3 ? header.seats : header.seats.slice(0, fewest)
      const match = play(game, { ...header, seats }, seated(bot, botsOf(game.id), seats.length, n))
      expect(match.result, `seed ${header.seed}`).not.toBeNull()
    }
  })
})
