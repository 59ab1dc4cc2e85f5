// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { expect, it } from 'vitest'
import type { Honesty } from '../../src/bots/honesty.ts'
import { type Bot, botMessage, lookaheadFor } from '../../src/bots/index.ts'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { withBargains } from '../../src/games/wizards-quest/bots/bargains.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import { peaceWith } from '../../src/games/wizards-quest/rules/facts/promises.ts'
import { bargainsOf, Match, type Seat, seedRandom } from '../../src/kernel/index.ts'

const SEATS = ['Ann', 'Bob', 'Cyd']
const TALKING = SEATS.map(() => 'bot:apprentice')

const begun = (seed: string) =>
  Match.begin(wizardsQuest, {
    ...{ game: 'wizards-quest', rules: wizardsQuest.rules, options: { treasures: 'three' }, seats: SEATS },
    ...{ seed, practice: false },
  })

/** Plays a game of honest apprentices that make bargains. */
function talked(seed: string) {
  const match = begun(seed)
  const bot: Bot = withBargains(apprentice, () => 'true')
  while (!match.over) {
    for (let sent = botMessage(match, TALKING); sent; sent = botMessage(match, TALKING))
      match.say(sent.by, sent.message)
    const question = match.questions[0]!
    const { seat } = question
    const random = seedRandom(seed, `${match.length}`)
    match.answer(seat, bot.answer(match.view(seat), question, random, lookaheadFor(match, seat)))
  }
  return match
}

/** Returns the results of a seat's settled promises. */
const fates = (match: ReturnType<typeof begun>, seat: Seat) =>
  bargainsOf(match).flatMap(({ state, by, to, given, taken }) =>
    state === 'agreed' ? [...(by === seat ? [given] : []), ...(to === seat ? [taken] : [])] : [],
  )

it('honest warlords make peace with each other and keep every promise', () => {
  const all = ['peace-1', 'peace-2', 'peace-3'].flatMap(seed => {
    const match = talked(seed)
    return SEATS.flatMap((_, seat) => fates(match, seat))
  })
  expect(all).toContain('kept')
  expect(all).not.toContain('broken')
})

it('warlords do not repeat an offer, unless its promises have been kept or broken since', () => {
  for (const seed of ['peace-1', 'peace-2', 'peace-3', 'peace-4']) {
    const bargains = bargainsOf(talked(seed))
    const terms = ({ by, to, give, take }: (typeof bargains)[number]) =>
      [`${by} ${give}`, `${to} ${take}`].sort().join()
    const repeated = bargains.filter((bargain, i) =>
      bargains
        .slice(0, i)
        .some(one => terms(one) === terms(bargain) && !(one.settled !== null && one.settled <= bargain.at)),
    )
    expect(repeated).toEqual([])
  }
})

it('an honest warlord does not make an attack that its promise rules out, and a dishonest one does', () => {
  const match = begun('lie')
  const bot = (temper: Honesty) => withBargains(apprentice, () => temper)
  const answer = (temper: Honesty) => {
    const question = match.questions[0]!
    const { seat } = question
    return bot(temper).answer(
      match.view(seat),
      question,
      seedRandom('lie', `${match.length}`),
      lookaheadFor(match, seat),
    )
  }
  /** Returns the seat that the answer attacks, or null. */
  const victim = (id: string): Seat | null => {
    const side = match.state.forces[id.replace('attack ', '')]?.side
    return id.startsWith('attack ') && typeof side === 'number' ? side : null
  }
  while (match.questions[0]!.topic !== 'campaign' || victim(answer('true')) === null)
    match.answer(match.questions[0]!.seat, answer('true'))
  const { seat } = match.questions[0]!
  const wanted = answer('true')
  const other = victim(wanted)!
  match.say(other, { offer: { to: seat, give: peaceWith(seat), take: peaceWith(other) } })
  match.say(seat, { accept: 1 })
  expect(victim(answer('true'))).not.toBe(other)
  expect(answer('false')).toBe(wanted)
})

it('a warlord refuses peace that costs it an attack and prevents none', () => {
  const match = begun('refuse')
  const bot = withBargains(apprentice, () => 'true')
  while (match.state.phase !== 'campaign') {
    const question = match.questions[0]!
    match.answer(question.seat, bot.answer(match.view(question.seat), question, seedRandom('r', `${match.length}`)))
  }
  // Bob's promise about a space held by orcs is worthless.
  match.say(1, { offer: { to: 0, give: `spare ${orcsOf(match)}`, take: 'peace green' } })
  expect(botMessage(match, TALKING)).toEqual({ by: 0, message: { refuse: 1 } })
})

/** Returns a space held only by the orcs. A promise to spare it is worth nothing to Ann. */
const orcsOf = (match: ReturnType<typeof begun>): string =>
  Object.keys(match.state.forces).find(space => match.state.forces[space]?.side === 'orcs')!
