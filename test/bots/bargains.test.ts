// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { expect, it } from 'vitest'
import { drawHonesty } from '../../src/bots/honesty.ts'
import { botAsked, botMessage, lookaheadFor } from '../../src/bots/index.ts'
import { apprentice } from '../../src/games/elfenwizards/bots/apprentice.ts'
import { withBargains } from '../../src/games/elfenwizards/bots/bargains.ts'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { bargainsOf, Match, type Seat, seedRandom } from '../../src/kernel/index.ts'
import { answerNow } from '../bot-answer.ts'

const SEATS = ['Ann', 'Ben', 'Cleo']

const begun = (seed: string) =>
  Match.begin(elfenwizards, {
    game: 'elfenwizards',
    rules: elfenwizards.rules,
    options: { variant: 'usual' },
    seats: SEATS,
    seed,
    practice: false,
  })

/** Plays a game of bots that make bargains. */
function talked(seed: string, players: readonly string[]) {
  const match = begun(seed)
  while (!match.over) {
    for (let sent = botMessage(match, players); sent; sent = botMessage(match, players))
      match.say(sent.by, sent.message)
    const { seat, id } = answerNow(match, botAsked(match, players)!)
    match.answer(seat, id)
  }
  return match
}

/** Returns the results of a seat's promises. */
const fates = (match: ReturnType<typeof begun>, seat: Seat) =>
  bargainsOf(match).flatMap(({ state, by, to, given, taken }) =>
    state === 'agreed' ? [...(by === seat ? [given] : []), ...(to === seat ? [taken] : [])] : [],
  )

it('apprentices make bargains and keep them all, and the same seed gives the same bargains', () => {
  const players = SEATS.map(() => 'bot:apprentice')
  const match = talked('vow0', players)
  const all = SEATS.flatMap((_, seat) => fates(match, seat))
  expect(all.length).toBeGreaterThan(3)
  expect(new Set(all)).toEqual(new Set(['kept']))
  expect(talked('vow0', players).chat).toEqual(match.chat)
})

it('a dishonest bot agrees to bargains as readily as an honest one, and breaks its word', () => {
  const match = begun('lie')
  const players = SEATS.map(() => 'bot:apprentice')
  const liar = withBargains(apprentice, () => 'false')
  const honest = withBargains(apprentice, () => 'true')
  while (!match.over) {
    for (let sent = botMessage(match, players); sent; sent = botMessage(match, players))
      match.say(sent.by, sent.message)
    const question = match.questions[0]!
    const { seat } = question
    const bot = seat === 0 ? liar : honest
    match.answer(
      seat,
      bot.answer(match.view(seat), question, seedRandom('lie', `${match.length}`), lookaheadFor(match, seat)),
    )
  }
  expect(fates(match, 0)).toContain('broken')
  expect([...fates(match, 1), ...fates(match, 2)]).not.toContain('broken')
})

it('a bot refuses a promise it cannot keep, and a bargain that is worth nothing to it', () => {
  const players = ['person', 'bot:apprentice', 'bot:apprentice']
  const match = begun('7')
  match.say(0, { offer: { to: 1, give: 'leave high', take: 'support r1 40' } })
  expect(botMessage(match, players)).toEqual({ by: 1, message: { refuse: 1 } })
})

it('each seat has a temperament that never changes during a game', () => {
  const tempers = Array.from({ length: 30 }, (_, n) => {
    const { talk } = lookaheadFor(begun(`t${n}`), 1)
    const temper = drawHonesty(talk)
    expect(drawHonesty(talk)).toBe(temper)
    return temper
  })
  expect(new Set(tempers)).toEqual(new Set(['true', 'fickle', 'false']))
})

it('a bot counts what a gift does for the leader, and refuses the leader gifts that hurt others', () => {
  const bot = withBargains(apprentice, () => 'true')
  const match = begun('gift')
  while (match.questions[0]?.topic !== 'spell') {
    const question = match.questions[0]!
    match.answer(question.seat, bot.answer(match.view(question.seat), question, seedRandom('gift', `${match.length}`)))
  }
  const talk = lookaheadFor(match, 1).talk
  const bargain = { number: 1, by: 0, to: 1, state: 'offered', given: 'open', taken: 'open' } as const
  const offers = ['support g1 4', 'support g2 4', 'support g3 4', 'spare g1', 'spare g2', 'spare g3'].flatMap(give =>
    ['support r1 2', 'support r2 2', 'support r3 2', 'spare r1', 'spare r2', 'spare r3'].map(take => ({
      ...{ ...bargain, give, take },
      ...{ at: 0, answered: null, settled: null },
    })),
  )
  const taken = (score: number) => {
    const view = structuredClone(match.view(1))
    view.players[0]!.score = score
    return offers.filter(offer => bot.accepts!(view, offer, talk)).length
  }
  expect(taken(0)).toBeGreaterThan(0)
  expect(taken(60)).toBeLessThan(taken(0))
})
