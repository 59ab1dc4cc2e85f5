import { expect, test } from 'vitest'
import { recordAnswer } from '../../../src/games/magic-realm/bots/day.ts'
import { flightAnswer } from '../../../src/games/magic-realm/bots/flights.ts'
import type { TravelPurpose } from '../../../src/games/magic-realm/bots/goals.ts'
import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { asRealmQuestion } from '../../../src/games/magic-realm/rules/state/asking.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { bewitch, Magical, on } from '../../rules/magic-realm/magic/evening.ts'

/** Returns the records at Birdsong of a bot on a Broomstick in the Cavern, with its goal this many phases away. */
function recorded(tile: string, phases: number, more: Parameters<Magical['put']>[2] = {}, horse = false) {
  const realm = new Magical(1)
  const witch = realm.put('witch', 'CV5', more)
  bewitch(realm, 'broomstick', 'witch', on('witch'))
  if (horse) realm.give(witch, 'pony-1')
  realm.state.phase = 'birdsong'
  const question = turn(realm.table).next()
  if (question.done) throw new Error('nothing is asked')
  const seen = view(realm.state, 0)
  const journey = { clearings: [], opens: null }
  const goal = { kind: 'loot', clearing: `${tile}1`, phases, journey } as unknown as TravelPurpose
  const policy = { goalOf: () => goal, needs: () => 0, hires: () => false }
  const asking = { policy, view: seen, question: asRealmQuestion(question.value[0]!), character: seen.characters[0]! }
  return { flight: flightAnswer(asking, asking.character, goal), answer: recordAnswer(asking, asking.character) }
}

test('a bot flies to a goal that is far away on foot', () => {
  const [beside] = boardOf(new Magical(1).state.tiles).neighbors.get('CV')!
  expect(recorded(beside!, 9)).toEqual({ flight: `fly ${beside}`, answer: `fly ${beside}` })
  expect(recorded(beside!, 2).flight).toBeNull()
})

test('a bot with a horse stays on the ground', () => {
  const [beside] = boardOf(new Magical(1).state.tiles).neighbors.get('CV')!
  expect(recorded(beside!, 9, {}, true).flight).toBeNull()
})

test('a bot that can only fly goes to the tile nearest its goal', () => {
  const aloft = { place: { kind: 'air', tiles: ['CV', 'CL'], spell: null } } as const
  expect(recorded('CL', 0, aloft).answer).toBe('fly CL')
  expect(recorded('CV', 0, aloft).answer).toBe('fly CV')
})
