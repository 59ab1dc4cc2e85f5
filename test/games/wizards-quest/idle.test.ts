import { expect, test } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { sideOf } from '../../../src/games/wizards-quest/rules/facts/forces.ts'
import { withinSteps } from '../../../src/games/wizards-quest/rules/facts/island.ts'
import { kingdomOf } from '../../../src/games/wizards-quest/rules/facts/kingdoms.ts'
import { CASTLE_IDS, neighborsOf } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import type { QuestState } from '../../../src/games/wizards-quest/rules/state/components.ts'
import { Match, pick, pickAnswer, type Question, type RandomState, seedRandom } from '../../../src/kernel/index.ts'

const GAMES = 160
const TURNS = 10

/**
 * Answers for four players who never attack: each settles near the castle and puts men where orcs are adjacent. Their
 * survival depends on the orcs alone, and shows how safe a castle is as a start.
 */
function idleAnswer(state: QuestState, question: Question, random: RandomState): string {
  const { seat, topic, options, amount } = question
  const home = CASTLE_IDS.find(castle => sideOf(state, castle) === seat)
  switch (topic) {
    case 'settle': {
      const near = [1, 2, 3, 4, 9].map(steps =>
        options.filter(({ id }) => withinSteps({}, home ?? '', steps).includes(id)),
      )
      return pick(random, near.find(found => found.length > 0) ?? options).id
    }
    case 'place': {
      const border = options.filter(({ id }) => neighborsOf(id).some(next => sideOf(state, next) === 'orcs'))
      return pick(random, border.length > 0 ? border : options).id
    }
    case 'muster':
      return String(amount?.least)
    case 'petition':
      return 'keep'
    case 'campaign':
      return 'end'
    default:
      return pickAnswer(random, question)
  }
}

test('orcs leave every castle and every kingdom about the same chance of survival', () => {
  const random = seedRandom('idle', 'players')
  const castles = new Map(CASTLE_IDS.map(castle => [castle, { begun: 0, held: 0, spaces: 0 }]))
  for (let n = 0; n < GAMES; n++) {
    const header = {
      game: wizardsQuest.id,
      rules: 1,
      options: {},
      seats: ['Ann', 'Bob', 'Cyd', 'Dan'],
      seed: `idle-${n}`,
      practice: false,
    }
    const match = Match.begin(wizardsQuest, header, { headless: true })
    const homes = new Map<number, string>()
    while (!match.over && match.state.day <= TURNS) {
      const question = match.questions[0]!
      const id = idleAnswer(match.state, question, random)
      if (question.topic === 'castle') homes.set(question.seat, id)
      match.answer(question.seat, id)
    }
    for (const [seat, castle] of homes) {
      const counted = castles.get(castle)!
      counted.begun++
      counted.held += sideOf(match.state, castle) === seat ? 1 : 0
      counted.spaces += kingdomOf(match.state, seat).length
    }
  }
  const held = [...castles.values()].map(({ begun, held }) => held / begun)
  const spaces = [...castles.values()].map(({ begun, spaces }) => spaces / begun)
  console.log(`held after ${TURNS} turns: ${held.map(share => share.toFixed(2)).join(' ')}`)
  console.log(`spaces of the kingdom: ${spaces.map(mean => mean.toFixed(1)).join(' ')}`)
  expect(Math.min(...held)).toBeGreaterThan(0.5)
  expect(Math.min(...held) / Math.max(...held)).toBeGreaterThan(0.7)
  expect(Math.max(...spaces) / Math.min(...spaces)).toBeLessThan(1.8)
})
