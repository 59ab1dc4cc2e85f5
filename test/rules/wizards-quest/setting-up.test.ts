import { expect } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import {
  CASTLE_IDS,
  SPACE_IDS,
  TERRITORY_IDS,
  territoriesOf,
} from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import { ARMIES } from '../../../src/games/wizards-quest/rules/pieces/tables.ts'
import { rulesOf } from '../../rule.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('wizards-quest')

/** Two different dice for each of the six regions: orcs in territories 1 and 2 everywhere. */
const ORCS = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]

/** Returns a game of three: Ann is first with castle 1, Bob has castle 2 and Cyd castle 3. */
const castled = (dice: readonly number[] = ORCS): Stage =>
  Stage.begun(3, [6, 6, 1, 1, 1, 2, ...dice]).say('castle-1', 'castle-2', 'castle-3')

/** Continues until all territories are taken in turn, starting with the lowest. */
function settled(stage = castled()): Stage {
  while (stage.question.topic === 'settle') stage.say(stage.options[0]!)
  return stage
}

rule('IV.A', 'each of two to six players has an army of a different color', () => {
  expect(ARMIES).toHaveLength(6)
  expect(wizardsQuest.players({})).toEqual([2, 6])
  expect(() => Stage.begun(1)).toThrow('2 to 6 players, not 1')
  const { header } = Stage.begun(6).match
  expect(() => wizardsQuest.begin({ ...header, seats: [...header.seats, 'Gus'] })).toThrow('2 to 6 players, not 7')
})

rule(['IV.B', 'IV.C'], 'the highest total of two dice starts, ties reroll, and turns pass to the left', () => {
  // Bob and Cyd tie with nine; Cyd rolls more the second time.
  const stage = Stage.begun(3, [1, 2, 4, 5, 6, 3, 2, 2, 5, 6])
  expect(stage.state.first).toBe(2)
  expect(stage.allTold('roll').map(({ seat, dice }) => [seat, ...dice])).toEqual([
    [0, 1, 2],
    [1, 4, 5],
    [2, 6, 3],
    [1, 2, 2],
    [2, 5, 6],
  ])
  expect(stage.told('roll')).toMatchObject({ purpose: 'first-set-up', rule: 'IV.B' })
  expect(stage.told('first')).toMatchObject({ seat: 2, of: 'set-up', rule: 'IV.B' })
  expect(stage.asked).toBe('Cyd castle')
  expect(stage.say('castle-4').asked).toBe('Ann castle')
  expect(stage.say('castle-5').asked).toBe('Bob castle')
})

rule(['IV.D', 'IV.D.1'], 'first each player in turn puts a man in a free castle', () => {
  const stage = Stage.begun(3, [6, 6, 1, 1, 1, 2, ...ORCS])
  expect(stage.options).toEqual(CASTLE_IDS)
  expect(stage.say('castle-4').options).toEqual(CASTLE_IDS.filter(castle => castle !== 'castle-4'))
  stage.say('castle-6', 'castle-1')
  expect(stage.board('castle-4', 'castle-6', 'castle-1')).toEqual(['A1', 'B1', 'C1'])
})

rule('IV.D.2', 'then two orcs go into each remaining castle', () => {
  const stage = castled()
  expect(stage.board(...CASTLE_IDS)).toEqual(['A1', 'B1', 'C1', 'o2', 'o2', 'o2', 'o2', 'o2'])
})

rule(
  ['IV.D.3', 'IV.D.3.a', 'IV.D.3.b', 'IV.D.3.c'],
  'then two territories of each region get orcs, chosen by two dice rerolled until they differ',
  () => {
    // The dice for Golden Dunes show doubles twice before a 2 and a 6: Dewbury and Red Dune.
    const stage = castled([3, 3, 5, 5, 2, 6, 6, 1, 1, 2, 3, 4, 4, 5, 5, 6])
    expect(stage.board(...territoriesOf(1))).toEqual(['-', 'o2', '-', '-', '-', 'o2'])
    expect(stage.board(...territoriesOf(2))).toEqual(['o2', '-', '-', '-', '-', 'o2'])
    // They are listed by number, regardless of the order of the dice.
    expect(stage.allTold('orcs').map(({ spaces }) => spaces)[2]).toEqual([territoriesOf(2)[0], territoriesOf(2)[5]])
    for (const region of [1, 2, 3, 4, 5, 6])
      expect(stage.board(...territoriesOf(region)).filter(force => force === 'o2')).toHaveLength(2)
  },
)

rule(
  ['IV.D.4', 'IV.D.4.a', 'IV.D.4.b'],
  'then each player in turn puts a man in a free territory until none is left',
  () => {
    const stage = castled()
    expect(stage.asked).toBe('Ann settle')
    expect(stage.options).toHaveLength(24)
    expect(stage.options).not.toContain('dewbury')
    stage.say('haven')
    expect(stage.at('haven')).toBe('A1')
    expect(stage.asked).toBe('Bob settle')
    expect(stage.options).not.toContain('haven')
    settled(stage)
    expect(stage.board(...TERRITORY_IDS)).not.toContain('-')
  },
)

rule('IV.D.4.b', 'with five players, one gets one territory less than the others', () => {
  const stage = Stage.begun(5, [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, ...ORCS])
  stage.say('castle-1', 'castle-2', 'castle-3', 'castle-4', 'castle-5')
  while (stage.question.topic === 'settle') stage.say(stage.options[0]!)
  const held = stage.state.seats.map(
    (_, seat) => stage.board(...SPACE_IDS).filter(at => at[0] === 'ABCDE'[seat]).length,
  )
  expect(held).toEqual([6, 6, 6, 6, 5])
})

rule(
  ['IV.D.5', 'IV.D.5.a'],
  'each player hides the treasures of the player on the right, and only the hider knows which is which',
  () => {
    const stage = settled()
    expect(stage.asked).toBe('Ann treasure')
    expect(stage.question.data).toMatchObject({ owner: 2 })
    expect(stage.options).toEqual(['ring', 'crown', 'chest'])
    stage.say('crown', 'castle-5')
    expect(stage.state.treasures).toEqual([{ owner: 2, kind: 'crown', at: 'castle-5', knownTo: [0] }])
    const seen = [0, 1, 2, null].map(seat => stage.match.view(seat).treasures)
    expect(seen[0]).toEqual([{ owner: 2, at: 'castle-5', kind: 'crown' }])
    for (const other of seen.slice(1)) expect(other).toEqual([{ owner: 2, at: 'castle-5', kind: null }])
    // Everybody learns whose treasure is where, and only the player who hid it learns which.
    const told = stage.allTold('hides')
    expect(told.map(({ to, treasure }) => [to, treasure])).toEqual([
      [undefined, undefined],
      [[0], 'crown'],
    ])
    const seats = ['Ann', 'Bob', 'Cyd']
    expect(told.map(event => wizardsQuest.sentence(event, seats))).toEqual([
      "Ann hides one of Cyd's treasures in Castle 5.",
      "It's the crown; only you know.",
    ])
  },
)

rule('IV.D.5.b', 'the first treasure goes into a castle not held by its owner and without a treasure', () => {
  const stage = settled().say('ring')
  // Cyd, who owns the treasure, holds castle 3.
  expect(stage.options).toEqual(CASTLE_IDS.filter(castle => castle !== 'castle-3'))
  stage.say('castle-5', 'chest')
  // A player's own castle can hide another's treasure.
  expect(stage.options).toEqual(CASTLE_IDS.filter(castle => castle !== 'castle-1' && castle !== 'castle-5'))
  stage.say('castle-2')
  expect(stage.asked).toBe('Cyd treasure')
})

rule('IV.D.5.c', 'the other two treasures go into different territories not held by their owner', () => {
  const stage = settled().say('ring', 'castle-4', 'ring', 'castle-5', 'ring', 'castle-6')
  expect(stage.asked).toBe('Ann treasure')
  expect(stage.options).toEqual(['crown', 'chest'])
  stage.say('crown')
  const ofCyd = TERRITORY_IDS.filter(id => stage.at(id) === 'C1')
  expect(stage.options).toEqual(TERRITORY_IDS.filter(id => !ofCyd.includes(id)))
  stage.say('dewbury', 'crown')
  expect(stage.options).not.toContain('dewbury')
  stage.say('hoarfrost-horn', 'crown', 'brecknock')
  // Each player's last treasure leaves no choice.
  expect(stage.asked).toBe('Ann hide')
  expect(stage.question.data).toMatchObject({ treasure: 'chest' })
})

/** Continues until all treasures are hidden. */
function hidden(stage = settled()): Stage {
  while (stage.question.topic === 'treasure' || stage.question.topic === 'hide') stage.say(stage.options[0]!)
  return stage
}

rule('IV.D.6', 'then each player in turn places ten men at once in their spaces', () => {
  const stage = hidden()
  expect(stage.asked).toBe('Ann place')
  expect(stage.question.data).toEqual({ men: 10 })
  expect(stage.options).toEqual(SPACE_IDS.filter(id => stage.at(id) === 'A1'))
  stage.say('castle-1')
  expect(stage.numbers).toEqual([1, 10])
  stage.say(7)
  expect(stage.at('castle-1')).toBe('A8')
  expect(stage.question.data).toEqual({ men: 3, last: 'castle-1' })
  stage.say('castle-1', 3)
  expect(stage.at('castle-1')).toBe('A11')
  for (const [seat, castle] of [
    ['Bob', 'castle-2'],
    ['Cyd', 'castle-3'],
  ] as const) {
    expect([stage.asked, stage.question.data, stage.question.rule]).toEqual([`${seat} place`, { men: 10 }, 'IV.D.6'])
    stage.say(castle, 10)
  }
  // Then the orcs begin.
  expect(stage.allTold('turn')).toHaveLength(1)
})

rule('IV.E', 'two of the men can be exchanged for a hero or a sorcerer, or four for both, in different spaces', () => {
  const stage = hidden().say('castle-1')
  expect(stage.options).toEqual(['hero', 'sorcerer'])
  stage.say('hero')
  expect(stage.at('castle-1')).toBe('A1H')
  expect(stage.question.data).toEqual({ men: 8, last: 'castle-1' })
  // There can never be both leaders in one space, nor two of a kind.
  expect(stage.say('castle-1').options).toEqual([])
  stage.say(5)
  const [other] = SPACE_IDS.filter(id => stage.at(id) === 'A1')
  expect(stage.say(other!).options).toEqual(['sorcerer'])
  stage.say('sorcerer')
  expect(stage.at(other!)).toBe('A1S')
  // One man is not enough for a leader.
  expect(stage.question.data).toEqual({ men: 1, last: other })
  stage.say(other!)
  expect(stage.asked).toBe('Bob place')
  expect(stage.at(other!)).toBe('A2S')
})

/** Returns a game of two: Ann is first with castle 1, Bob has castle 2, and all territories are taken. */
const ofTwo = (): Stage => settled(Stage.begun(2, [6, 6, 1, 1, ...ORCS]).say('castle-1', 'castle-2'))

rule('XII.A', "with two players, a treasure hidden in the hider's own space brings five guards", () => {
  const stage = ofTwo().say('ring', 'castle-1')
  // Five men, or a hero or sorcerer and three.
  expect(stage.asked).toBe('Ann muster')
  expect([stage.options, stage.numbers]).toEqual([
    ['hero', 'sorcerer'],
    [5, 5],
  ])
  stage.say('hero')
  expect(stage.at('castle-1')).toBe('A4H')
  stage.say('ring', 'castle-4')
  // Nobody can come as a guard where the orcs are.
  expect(stage.asked).toBe('Ann treasure')
  expect(stage.at('castle-4')).toBe('o2')
})

rule('XII.A', 'with three players there are no guards', () => {
  const stage = settled().say('ring', 'castle-1')
  expect([stage.at('castle-1'), stage.asked]).toEqual(['A1', 'Bob treasure'])
})

rule('XII.B', 'with two players, the first places ten men, the other twenty, and the first ten more', () => {
  const stage = ofTwo()
  while (stage.question.topic !== 'place') stage.say(stage.question.topic === 'muster' ? 5 : stage.options.at(-1)!)
  const placed: string[] = []
  while (stage.question.topic === 'place' && stage.state.phase === 'men') {
    placed.push(`${stage.asked} ${stage.question.data?.men}`)
    expect(stage.question.rule).toBe('XII.B')
    stage.say(stage.options[0]!, stage.question.data?.men as number)
  }
  expect(placed).toEqual(['Ann place 10', 'Bob place 20', 'Ann place 10'])
})

rule(
  ['XIII.A', 'XIII.B'],
  'with a blank treasure, one of the four goes into a castle and three into territories',
  () => {
    const stage = Stage.begun(3, [6, 6, 1, 1, 1, 2, ...ORCS], { treasures: 'four' })
    stage.say('castle-1', 'castle-2', 'castle-3')
    settled(stage)
    expect(stage.options).toEqual(['ring', 'crown', 'chest', 'blank'])
    hidden(stage)
    const castles = stage.state.treasures.filter(({ at }) => at.startsWith('castle'))
    expect([stage.state.treasures.length, castles.length]).toEqual([12, 3])
    expect(new Set(castles.map(({ owner }) => owner)).size).toBe(3)
  },
)

rule('XIII.A', 'an unknown setup is rejected with a list of those known', () => {
  expect(() => Stage.begun(3, [], { treasures: 'five' })).toThrow('the values are three, four')
  expect(() => Stage.begun(3, [], { trade: 'yes' })).toThrow(
    'no option called "trade"; its options are treasures, petition',
  )
})
