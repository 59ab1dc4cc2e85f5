import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards-quest')

/** Lets Ann, in Larkley, take the empty Sighing Grass with two men. */
const taking = (treasure: string, options: StageOptions = {}): Stage =>
  Stage.set({
    ...options,
    board: { larkley: 'A3', 'sighing-grass': '-', haven: 'A1', ...options.board },
    treasures: { 'sighing-grass': treasure, ...options.treasures },
  }).say('attack sighing-grass', 2)

rule('X.E.1', 'a player who captures a space with their own treasure takes and shows it', () => {
  const stage = taking('A crown')
  expect(stage.told('finds')).toMatchObject({ seat: 0, space: 'sighing-grass', treasure: 'crown', found: 1 })
  expect(stage.player().found).toEqual(['crown'])
  expect(stage.state.treasures.filter(({ owner }) => owner === 0)).toHaveLength(2)
  expect(stage.match.view(2).players[0]!.found).toEqual(['crown'])
})

rule('X.E.1', 'finding a treasure cannot be undone, or tried out first', () => {
  for (const treasure of ['A crown', 'A chest', 'A ring', 'A blank'])
    expect(taking(treasure).match.undoable(0), treasure).toEqual({ moves: 0, barrier: 'revealed' })
  // Nothing of another player's is shown.
  expect(taking('B crown').match.undoable(0).moves).toBeGreaterThan(0)
})

rule('X.E.1', "another player's treasure stays where it is, without effect", () => {
  const stage = taking('B crown')
  expect(stage.allTold('finds')).toEqual([])
  expect(stage.state.treasures.find(({ at }) => at === 'sighing-grass')).toMatchObject({ owner: 1, kind: 'crown' })
})

rule('X.E.1', 'orcs and fleeing men do not take treasures', () => {
  const frenzy = Stage.set({
    phase: 'frenzy',
    board: { 'sighing-grass': 'o4', larkley: 'A1', 'castle-1': 'A1' },
    treasures: { larkley: 'B ring' },
    prepare: state => state.forced.push(1, 6),
  })
  expect(frenzy.allTold('finds')).toEqual([])
  expect(frenzy.state.treasures).toHaveLength(9)
})

rule('X.E.1', "a boat that lands in an unoccupied space with the player's own treasure takes it", () => {
  const stage = Stage.set({
    board: { 'cattle-meade': 'A3', saddybury: '-' },
    treasures: { saddybury: 'A crown' },
    boats: 1,
  })
  stage.say('boat cattle-meade', 1)
  expect(stage.told('finds')).toMatchObject({ space: 'saddybury', treasure: 'crown' })
})

rule(['X.E.1.a', 'IV.E'], 'a chest brings four men to its space, or a leader and two', () => {
  const stage = taking('A chest')
  expect([stage.asked, stage.options, stage.numbers]).toEqual(['Ann muster', ['hero', 'sorcerer'], [4, 4]])
  stage.say('hero')
  expect(stage.at('sighing-grass')).toBe('A4H')
  expect(taking('A chest').say(4).at('sighing-grass')).toBe('A6')
})

rule('X.E.1.b', "a crown brings three men to any of the player's spaces", () => {
  const stage = taking('A crown')
  expect([stage.asked, stage.question.data]).toEqual(['Ann place', { men: 3 }])
  expect(stage.options).toEqual(['larkley', 'sighing-grass', 'haven'])
  stage.say('haven', 1)
  // Two are left, the price of a leader.
  expect(stage.say('larkley').options).toEqual(['hero', 'sorcerer'])
  stage.say(1, 'haven')
  expect(stage.board('haven', 'larkley')).toEqual(['A3', 'A2'])
})

rule('X.E.1.c', 'a ring brings a petition card to play or keep', () => {
  const ringed = () =>
    Stage.set({
      board: { larkley: 'A3', 'sighing-grass': '-', haven: 'A1' },
      treasures: { 'sighing-grass': 'A ring' },
    }).stack('second-wind')
  const stage = ringed().say('attack sighing-grass', 2)
  expect([stage.asked, stage.options]).toEqual(['Ann ring', ['play second-wind', 'keep']])
  expect(stage.match.view(0).turn.ring).toBe('second-wind')
  expect(stage.match.view(1).turn.ring).toBe('hidden')
  stage.say('play second-wind')
  // The campaign can be used in the same turn.
  expect(stage.question).toMatchObject({ topic: 'campaign', data: { campaigns: 1 } })
  const result = ringed().say('attack sighing-grass', 2, 'keep')
  expect(result.player(0).cards).toEqual(['second-wind'])
  expect(result.asked).toBe('Bob petition')
  // A card without an effect now is kept without a question.
  const useless = Stage.set({
    board: { larkley: 'A7', 'sighing-grass': '-' },
    treasures: { 'sighing-grass': 'A ring' },
  }).stack('hard-pressed')
  useless.say('attack sighing-grass', 2)
  expect([useless.asked, useless.player(0).cards]).toEqual(['Bob petition', ['hard-pressed']])
})

rule('X.E.1.c', 'with two cards in hand, the new one must be played or discarded', () => {
  const ringed = () =>
    Stage.set({
      board: { larkley: 'A3', 'sighing-grass': '-', haven: 'A1' },
      treasures: { 'sighing-grass': 'A ring' },
      cards: [['farmhands', 'spearmen']],
    }).stack('second-wind')
  const stage = ringed().say('attack sighing-grass', 2)
  expect(stage.options).toEqual(['play second-wind', 'discard'])
  stage.say('discard')
  expect(stage.player(0).cards).toEqual(['farmhands', 'spearmen'])
  expect(stage.state.petitions.discard).toEqual(['second-wind'])
  expect(stage.told('discards')).toMatchObject({ card: 'second-wind' })
})

rule(['X.E.1.c', 'X.A.6.a'], 'men from such a card in the middle of a turn are placed immediately', () => {
  const stage = Stage.set({
    board: { larkley: 'A3', 'sighing-grass': '-', haven: 'A1' },
    treasures: { 'sighing-grass': 'A ring' },
  }).stack('hill-folk')
  stage.say('attack sighing-grass', 2)
  // It must be played when it is drawn.
  expect(stage.told('plays')).toMatchObject({ card: 'hill-folk' })
  expect([stage.asked, stage.question.data]).toEqual(['Ann place', { men: 5 }])
})

rule('X.E.1.c', 'a card that takes reinforcements has no effect, and is not replaced by another', () => {
  const stage = Stage.set({
    board: { larkley: 'A3', 'sighing-grass': '-', haven: 'A1' },
    treasures: { 'sighing-grass': 'A ring' },
  }).stack('no-road', 'hill-folk')
  stage.say('attack sighing-grass', 2)
  expect(stage.told('plays')).toMatchObject({ card: 'no-road', wasted: true })
  expect(stage.state.petitions.discard).toEqual(['no-road'])
  expect(stage.asked).toBe('Bob petition')
  // The same is true if a boat brought the ring before the reinforcements.
  const early = Stage.set({
    phase: 'petition',
    board: { 'cattle-meade': 'A3', saddybury: '-' },
    treasures: { saddybury: 'A ring' },
    boats: 1,
  }).stack('no-road')
  early.say('boat cattle-meade', 1, 'keep')
  expect(early.told('reinforced')).toMatchObject({ lost: 0, men: 4 })
})

rule('X.E.1.c', 'the ring brings no card if there are none left', () => {
  const stage = Stage.set({
    board: { larkley: 'A3', 'sighing-grass': '-', haven: 'A1' },
    treasures: { 'sighing-grass': 'A ring' },
    prepare: state => {
      state.players[1]!.cards = state.petitions.draw.splice(0)
    },
  }).say('attack sighing-grass', 2)
  expect(stage.told('no-card')).toMatchObject({ seat: 0 })
})

/** Returns options in which Ann has recovered two of her three treasures. */
const twoFound = (options: StageOptions = {}): StageOptions => ({
  ...options,
  prepare: state => {
    for (const kind of ['ring', 'crown'] as const) {
      state.treasures = state.treasures.filter(treasure => treasure.owner !== 0 || treasure.kind !== kind)
      state.players[0]!.found.push(kind)
    }
  },
})

rule(['II', 'X.E.2'], 'a player with a third treasure wins immediately', () => {
  const stage = taking('A chest', twoFound())
  expect(stage.told('end')).toMatchObject({ seat: 0, rule: 'X.E.2', why: 'treasures', winners: [0] })
  expect(stage.state.result).toEqual({ winners: [0], text: 'treasures' })
  // There is no question about the chest's men.
  expect(stage.match.over).toBe(true)
})

rule('XIII.C', 'a blank brings nothing, and three other treasures are needed to win', () => {
  const stage = taking('A blank', { blank: true, ...twoFound() })
  expect(stage.told('finds')).toMatchObject({ treasure: 'blank', found: 2 })
  expect(stage.allTold('places')).toEqual([])
  expect(stage.asked).toBe('Bob petition')
  expect(stage.state.result).toBe(null)
  expect(stage.player().found).toContain('blank')
})

rule('XIII.B', 'only the hider can distinguish a treasure from a blank', () => {
  const stage = taking('B blank', { blank: true })
  const seen = (seat: number) => stage.match.view(seat).treasures.find(({ at }) => at === 'sighing-grass')?.kind
  expect([seen(0), seen(1), seen(2)]).toEqual([null, null, 'blank'])
})

rule('IV.D.5.c', 'nobody can stand on their own treasure without taking it', () => {
  // A crown's men go to a place that the player already holds, so Ann's other treasures stay hidden.
  const stage = taking('A crown', { treasures: { 'clover-lea': 'A ring' } })
  expect(stage.options).not.toContain('clover-lea')
})

rule(['X.E.1.c', 'X.C.2'], 'a card from a ring ends the campaign if it leaves no attackers', () => {
  const board = { 'cattle-meade': 'A3', windfor: 'A3', saddybury: '-', pembroke: 'A1' }
  const stage = Stage.set({ board, treasures: { saddybury: 'A ring' }, boats: 1 })
  stage.say('attack dread-moor', 'cattle-meade').dice(6, 6).say('fight')
  // The dragon comes to the third of Ann's territories, Cattle Meade, and eats everybody there.
  stage.stack('smell-of-supper').dice(3, 6).say('boat windfor', 'saddybury', 1)
  expect(stage.at('cattle-meade')).toBe('-')
  expect(stage.told('halts')).toMatchObject({ target: 'dread-moor', why: 'weak' })
  expect(stage.state.turn.campaign).toBeNull()
})

rule(['VIII.C', 'X.E.1.c'], 'a card from a ring ends the campaign if it brings the wizard to the target', () => {
  const board = { 'cattle-meade': 'A3', windfor: 'A3', saddybury: '-' }
  const stage = Stage.set({ board, treasures: { saddybury: 'A ring' }, boats: 1 })
  stage.say('attack dread-moor', 'cattle-meade').dice(6, 6).say('fight')
  stage.stack('my-visit').dice(5).say('boat windfor', 'saddybury', 1, 'play my-visit', 'region 4')
  expect(stage.state.wizard).toBe('barrow-down')
  expect(stage.told('halts')).toMatchObject({ target: 'dread-moor', why: 'weak' })
})
