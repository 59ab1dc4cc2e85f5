import { expect, test } from 'vitest'
import { apprentice } from '../../../src/games/wizards/bots/apprentice.ts'
import { HIGH_WIZARDS } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import {
  below,
  copy,
  type Header,
  Match,
  pick,
  pickAnswer,
  type Question,
  type RandomState,
  seedRandom,
} from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'
import { Isles, isCenter } from '../wizards/isles.ts'
import { rankOf, Witness } from './witness.ts'

const GAMES = amount(16, 300, 'CANTRIP_REVISED')
const DECISIONS = 300
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan']

/** Returns the header of the nth game: competitive and cooperative in turn, one to four seats. */
function nthHeader(n: number): Header {
  const isTogether = n % 3 !== 0
  return {
    game: 'wizards-revised',
    rules: wizardsRevised.rules,
    options: { variant: isTogether ? 'cooperative' : 'competitive' },
    seats: NAMES.slice(0, isTogether ? 1 + (n % 4) : 2 + (n % 3)),
    seed: `revised-umpire-${n}`,
    practice: false,
  }
}

/** The starting spaces of Dragonbound players who could gain points. */
const ELVES = 'edgewood.a1'

/**
 * Prepares every second game with advanced players late in the year and some fallen land, which random play never
 * reaches.
 */
function begin(n: number) {
  const header = nthHeader(n)
  const match = Match.begin(wizardsRevised, header)
  if (n % 2 === 0) return match
  const state = copy(match.state)
  const random = seedRandom(header.seed, 'veterans')
  const isles = new Isles(state.placements)
  const least = pick(random, [2, 3, 4, 4])
  // The last days of the third to the seventh Fortnight.
  state.day = 14 * (3 + (((n - 1) / 2) % 5)) - below(random, 4)
  for (const player of state.players) {
    const order = pick(random, ['wizards', 'sorcerers', 'druids', 'evil', 'rangers'] as const)
    // One player in three is behind.
    const rank = below(random, 3) === 0 ? least - 1 : least
    const { knowledge, perception, power, primary = 0 } = rankOf(order, rank + below(random, 2))
    const points = { knowledge: Math.max(knowledge, primary), perception: perception + 15, power: power + 5 }
    // Players who have advanced did so two days ago, a day too early to do it again.
    Object.assign(player, { order, rank, points, advanced: below(random, 3) === 0 ? null : state.day - 2 })
    const mentor = order === 'rangers' ? 'hamdrels-cottage.center' : 'megmorans-tower.center'
    if (isles.lies(mentor)) player.space = isles.beside(mentor)[0]!
    if (order === 'evil') player.space = 'dragons-lair.a1'
    if (player.space === 'dragons-lair.a1') player.lair = state.day + 1 + below(random, 6)
    player.dazed = below(random, 6) === 0
    if (below(random, 4) === 0)
      Object.assign(player, {
        bound: true,
        lair: null,
        space: isles.lies(ELVES) ? isles.beside(ELVES)[0] : player.space,
      })
  }
  const land = isles.land.filter(space => !isCenter(space))
  for (const wizard of HIGH_WIZARDS.slice(0, 3)) {
    state.wizards.push({ wizard, at: pick(random, land), letter: null, knownTo: [], cards: [wizard] })
    state.decks.wizards.draw = state.decks.wizards.draw.filter(card => card !== wizard)
  }
  for (let i = 0; i < 4; i++) {
    const space = pick(random, land)
    if (!state.demons.includes(space) && state.players.every(player => player.space !== space)) state.demons.push(space)
  }
  return Match.begin({ ...wizardsRevised, begin: () => state }, header)
}

/** Mixes the apprentice's answers, which make progress, with a quarter of random ones, which do unusual things. */
function answerOf(match: ReturnType<typeof begin>, random: RandomState, question: Question): string {
  if (below(random, 4) === 0) return pickAnswer(random, question)
  return apprentice.answer(match.view(question.seat), question, random)
}

test('a checker written only from the revised rulebook finds no fault in the events', () => {
  const found: string[] = []
  for (let n = 0; n < GAMES; n++) {
    const match = begin(n)
    const random = seedRandom(match.header.seed, 'play')
    const witness = new Witness(match.state, new Isles(match.state.placements))
    for (let i = 0; i < DECISIONS && !match.over && witness.faults.length === 0; i++) {
      const question = match.questions[0]!
      const id = answerOf(match, random, question)
      witness.answered(id)
      match.answer(question.seat, id)
      for (const event of match.lastEvents) witness.see(event)
      witness.compare(match.state, match.questions[0]?.topic)
      for (const fault of witness.faults)
        found.push(`game ${n}, answer ${match.length} (${question.topic}: ${id}): ${fault}`)
    }
  }
  expect(found).toEqual([])
})
