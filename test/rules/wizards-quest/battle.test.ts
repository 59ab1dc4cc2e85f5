import { expect } from 'vitest'
import { leadersFor } from '../../../src/games/wizards-quest/rules/effects/placing.ts'
import { attackRange, creatureRange, defenseRange } from '../../../src/games/wizards-quest/rules/facts/ranges.ts'
import type { Approach, Force } from '../../../src/games/wizards-quest/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards-quest')

const men = (n: number, leader: Force['leader'] = null): Force => ({ side: 0, men: n, leader })
const orcs = (n: number): Force => ({ side: 'orcs', men: n, leader: null })

const attack = (force: Force): number => attackRange(force).range
const defense = (force: Force, space: string, by: Approach = 'land'): number => defenseRange(force, space, by).range

rule('XI.B.1.a', 'the dragon has a range of 6', () => {
  expect(creatureRange('dragon').range).toBe(6)
})

rule('XI.B.1.b', 'the wizard has a range of 6', () => {
  expect(creatureRange('wizard').range).toBe(6)
})

rule(['XI.B.1.c', 'XI.B.3'], 'orcs have a range equal to their number', () => {
  expect([1, 2, 3, 4].map(n => attack(orcs(n)))).toEqual([1, 2, 3, 4])
  expect([1, 2, 3, 4].map(n => defense(orcs(n), 'larkley'))).toEqual([1, 2, 3, 4])
})

rule(['XI.B.1.d', 'XI.B.3'], 'men have a range equal to their number, up to four', () => {
  expect([1, 3, 4, 5, 7, 40].map(n => attack(men(n)))).toEqual([1, 3, 4, 4, 4, 4])
})

rule(['XI.B.1.e', 'XI.B.3'], 'a hero adds one: 1 alone, 5 with four men or more', () => {
  expect([0, 1, 4, 6].map(n => attack(men(n, 'hero')))).toEqual([1, 2, 5, 5])
})

rule(['XI.B.1.f', 'XI.B.3'], 'a sorcerer adds two: 2 alone, 6 with four men or more', () => {
  expect([0, 1, 4, 10].map(n => attack(men(n, 'sorcerer')))).toEqual([2, 3, 6, 6])
})

rule('XI.B.1.g', 'defenders in forest or mountains add one; attackers from there add nothing', () => {
  for (const space of ['owlswick', 'shardon', 'thornbury']) expect(defense(men(2), space), space).toBe(3)
  for (const space of ['larkley', 'dewbury', 'dread-moor']) expect(defense(men(2), space), space).toBe(2)
  const stage = fighting({ board: { owlswick: 'A2', windfor: 'o1', 'castle-5': 'B1' } }, 'windfor')
  expect(stage.dice(6, 6).say('fight').told('battle')?.attacker.range).toEqual({
    range: 2,
    parts: [{ what: 'men', adds: 2 }],
  })
})

rule('XI.B.1.h', 'defenders in a castle add two; attackers from there add nothing', () => {
  expect(defense(men(2), 'castle-5')).toBe(4)
  expect(defense(orcs(4), 'castle-5')).toBe(6)
  const stage = fighting({ board: { 'castle-5': 'A3', windfor: 'o1' } }, 'windfor')
  expect(stage.dice(6, 6).say('fight').told('battle')?.attacker.range.range).toBe(3)
})

rule('XI.B.1.i', 'defenders against an attack over a bridge add two; attackers over it add nothing', () => {
  expect(defense(men(1), 'haven', 'bridge')).toBe(3)
  const stage = fighting({ board: { haven: 'A3', 'portston-moor': 'o2', 'castle-6': 'B1' } }, 'portston-moor')
  const told = stage.dice(6, 6).say('fight').told('battle')
  expect([told?.by, told?.attacker.range.range, told?.defender.range.range]).toEqual(['bridge', 3, 4])
})

rule(
  'XI.B.1.j',
  'defenders at the end of the tunnel add two, and none for forest; attackers through it add nothing',
  () => {
    expect(defense(men(1), 'marls-gate')).toBe(2)
    expect(defense(men(1), 'marls-gate', 'tunnel')).toBe(3)
    const stage = fighting({ board: { 'earthen-pass': 'A4', 'marls-gate': 'o1' } }, 'marls-gate')
    const told = stage.dice(6, 6).say('fight').told('battle')
    expect([told?.by, told?.attacker.range.range]).toEqual(['tunnel', 4])
    expect(told?.defender.range.parts).toEqual([
      { what: 'orcs', adds: 1 },
      { what: 'tunnel', adds: 2 },
    ])
  },
)

rule('XI.B.3.e', 'a sorcerer and two men in the Crystal Mountains defend with 2 + 2 + 1', () => {
  expect(defense(men(2, 'sorcerer'), 'shardon')).toBe(5)
})

rule('XI.B.3.f', 'three orcs behind the tunnel defend with 3 + 2', () => {
  expect(defense(orcs(3), 'marls-gate', 'tunnel')).toBe(5)
})

rule(['XI.B.1.h', 'XI.B.1.i'], 'defense bonuses add up, but no range exceeds six', () => {
  expect(defense(men(3), 'owlswick', 'bridge')).toBe(6)
  expect(defense(men(9, 'sorcerer'), 'castle-5')).toBe(6)
  expect(defense(men(1), 'castle-5', 'bridge')).toBe(5)
})

/** Begins Ann's campaign against a space, from the only possible space. */
function fighting(options: StageOptions, target: string): Stage {
  return Stage.set(options).say(`attack ${target}`)
}

/** Sets up Ann in Larkley against Sighing Grass, both open country. */
const field = (own: string, other: string, options: StageOptions = {}): Stage =>
  fighting(
    { ...options, board: { larkley: own, 'sighing-grass': other, 'castle-8': 'B1', ...options.board } },
    'sighing-grass',
  )

rule(
  ['XI.B.1', 'X.D.6', 'VI.B.6'],
  'each side rolls one die, and a roll within its range hits that many pieces of the other side',
  () => {
    // The printed examples: ranges 4 and 4.
    const both = field('A9', 'B9').dice(2, 3).say('fight')
    expect(both.board('larkley', 'sighing-grass')).toEqual(['A6', 'B7'])
    const one = field('A9', 'B9').dice(4, 5).say('fight')
    expect(one.board('larkley', 'sighing-grass')).toEqual(['A9', 'B5'])
    // By this rule, one hit is enough for a battle.
    expect(one.told('battle')).toMatchObject({ seat: 0, rule: 'XI.B.1' })
    const none = field('A9', 'B3').dice(5, 3).say('fight')
    expect(none.board('larkley', 'sighing-grass')).toEqual(['A6', 'B3'])
  },
)

rule('XI.B.1', 'nobody loses more pieces than they have', () => {
  const stage = field('A9', 'B2').dice(4, 6).say('fight')
  expect(stage.told('battle')?.defender.lost).toBe(2)
  const both = field('A2', 'B2', { board: { haven: 'A1' } })
    .dice(2, 2)
    .say('fight')
  expect(both.board('larkley', 'sighing-grass')).toEqual(['-', '-'])
  // Nobody is left to take the losses of either side.
  expect(both.allTold('lost').map(({ seat, taker }) => [seat, taker])).toEqual([
    [1, null],
    [0, null],
  ])
})

rule('XI.B.1.e', 'for a leader alone, the range lists only the leader', () => {
  expect(attackRange(men(0, 'hero')).parts).toEqual([{ what: 'hero', adds: 1 }])
  expect(defenseRange(men(0, 'sorcerer'), 'larkley', 'land').parts).toEqual([{ what: 'sorcerer', adds: 2 }])
})

rule('XI.B.2', 'if both sides miss, the attacker loses one piece', () => {
  const stage = field('A9', 'B9').dice(5, 5).say('fight')
  expect(stage.board('larkley', 'sighing-grass')).toEqual(['A8', 'B9'])
  expect(stage.told('battle')).toMatchObject({ rule: 'XI.B.2' })
})

rule('XI.A', 'a campaign has as many battles as the attacker wants', () => {
  const stage = field('A9', 'B9').dice(6, 6, 6, 6, 6, 6).say('fight', 'fight', 'fight')
  expect(stage.at('larkley')).toBe('A6')
  expect(stage.options).toContain('halt')
})

rule('XI.B.4', 'a hero, a sorcerer and a man each count as one piece', () => {
  const stage = field('A9', 'BS').dice(4, 6).say('fight')
  expect(stage.told('battle')?.defender.lost).toBe(1)
  const two = field('A4', 'B1S').dice(2, 6).say('fight')
  expect(two.at('sighing-grass')).toBe('-')
})

rule('XI.B.5', 'the owner of the pieces chooses which are lost', () => {
  const stage = field('A4', 'B4S').dice(3, 1).say('fight')
  expect([stage.asked, stage.options]).toEqual(['Bob loss', ['men', 'sorcerer']])
  stage.say('sorcerer')
  expect(stage.board('larkley', 'sighing-grass')).toEqual(['A3', 'B2'])
  const attacker = field('A4H', 'B4').dice(6, 2).say('fight')
  expect(attacker.asked).toBe('Ann loss')
  expect(attacker.say('hero').at('larkley')).toBe('A3')
})

rule('XI.B.5', 'a lost leader can come back later for two men', () => {
  const stage = field('A4H', 'B4').dice(6, 1).say('fight')
  expect(leadersFor(stage.state, 0, 'larkley')).toEqual([])
  stage.say('hero')
  expect(leadersFor(stage.state, 0, 'larkley')).toEqual(['hero', 'sorcerer'])
})

rule('XI.C.1', 'lost pieces leave the board', () => {
  const stage = field('A4', 'B4').dice(2, 6).say('fight')
  expect(stage.told('loses')).toMatchObject({ side: 1, men: 2, how: 'slain', rule: 'XI.C.1' })
})

rule(
  'XI.C.2',
  'pieces beaten by an attacking sorcerer go to empty spaces or to those of their owner, as the attacker chooses',
  () => {
    const stage = field('A4S', 'B5', { board: { haven: 'B1', windfor: '-', larkley: 'A4S' } })
      .dice(3, 6)
      .say('fight')
    expect(stage.asked).toBe('Ann flee')
    expect(stage.question.data).toEqual({ from: 'sighing-grass', men: 3, leader: null })
    expect(stage.options).toEqual(['haven', 'windfor', 'castle-8'])
    stage.say('windfor')
    expect(stage.numbers).toEqual([1, 3])
    stage.say(2, 'haven')
    expect(stage.board('sighing-grass', 'windfor', 'haven')).toEqual(['B2', 'B2', 'B2'])
    expect(stage.allTold('loses')).toEqual([])
    expect(stage.allTold('flees').map(({ rule }) => rule)).toEqual(['XI.C.2', 'XI.C.2'])
    // A space can hold any number of men.
    const many = field('A4S', 'B5', { board: { haven: 'B6' } })
      .dice(3, 6)
      .say('fight', 'haven')
    expect(many.numbers).toEqual([1, 3])
  },
)

rule(['XI.C.2', 'XI.B.5'], 'the owner of beaten pieces chooses whether the leader is among them', () => {
  const stage = field('A4S', 'B4S').dice(3, 6).say('fight')
  expect([stage.asked, stage.options]).toEqual(['Bob loss', ['men', 'sorcerer']])
  expect(stage.question.data).toEqual({ space: 'sighing-grass', count: 3, how: 'dispersed' })
})

rule('XI.C.2', 'beaten orcs go to unoccupied spaces or to orcs with room, at most four', () => {
  const stage = Stage.set({
    board: { larkley: 'A4S', 'sighing-grass': 'o4', haven: 'o3', windfor: 'o4' },
  }).say('attack sighing-grass')
  stage.dice(4, 6).say('fight')
  expect(stage.options).not.toContain('windfor')
  expect(stage.options).not.toContain('sighing-grass')
  stage.say('haven')
  expect(stage.at('haven')).toBe('o4')
  stage.say('thornbury', 3)
  expect(stage.at('thornbury')).toBe('o4')
})

rule(
  'XI.C.2',
  "a beaten leader goes where the attacker chooses, except to the other leader or its owner's treasure",
  () => {
    const stage = field('A4S', 'BS', {
      board: { haven: 'B1H', windfor: '-', thornbury: '-', 'castle-8': 'B1' },
      treasures: { thornbury: 'B ring' },
    })
    // A lone sorcerer against a sorcerer: both sides disperse, but Bob's die misses.
    stage.dice(1, 6).say('fight')
    expect([stage.asked, stage.question.data]).toEqual([
      'Ann flee',
      { from: 'sighing-grass', men: 0, leader: 'sorcerer' },
    ])
    expect(stage.options).toEqual(['windfor', 'castle-8'])
    expect(stage.say('windfor').at('windfor')).toBe('BS')
  },
)

rule('XI.C.2', 'pieces with nowhere to go are lost, even a leader', () => {
  const beaten = (force: string) => {
    const board = { larkley: 'A4S', 'sighing-grass': force, 'castle-8': 'C1' }
    return Stage.set({ seats: 3, board }).say('attack sighing-grass').dice(3, 6).say('fight')
  }
  const men = beaten('B3')
  expect(men.allTold('loses')).toMatchObject([{ side: 1, men: 3, leader: null, how: 'slain', rule: 'XI.C.2' }])
  expect(men.player(1).out).toBe(true)
  expect(beaten('B2S').allTold('loses')).toMatchObject([
    { men: 0, leader: 'sorcerer', how: 'slain', rule: 'XI.C.2' },
    { men: 2, leader: null },
  ])
})

rule('XI.C.2', 'a sorcerer who dies in the battle still disperses the beaten pieces', () => {
  const stage = field('AS', 'B3', { board: { haven: 'A1' } })
    .dice(2, 2)
    .say('fight', 2)
  expect(stage.allTold('flees')).toMatchObject([{ side: 1, men: 2, target: 'castle-8' }])
  expect(stage.at('larkley')).toBe('-')
})

rule('XI.C.3', 'pieces hit by a defending sorcerer are slain, as by anyone else', () => {
  const stage = field('A4', 'B2S', { board: { haven: 'A1' } })
    .dice(6, 2)
    .say('fight')
  expect(stage.told('loses')).toMatchObject({ side: 0, men: 2, how: 'slain' })
})

rule('XI.C.4', 'with sorcerers on both sides, the attacker disperses first, then the defender', () => {
  const stage = field('A4S', 'B4S', { board: { haven: 'A1', thornbury: 'B1', windfor: '-' } })
    .dice(2, 3)
    .say('fight')
  expect(stage.asked).toBe('Bob loss')
  stage.say('men')
  expect([stage.asked, stage.options]).toEqual(['Ann flee', ['windfor', 'thornbury', 'castle-8']])
  stage.say('castle-8', 2)
  expect(stage.asked).toBe('Ann loss')
  stage.say('men')
  // Bob can send Ann's men to her spaces or unoccupied ones, but not back where they came from.
  expect([stage.asked, stage.options]).toEqual(['Bob flee', ['haven', 'windfor']])
  stage.say('haven', 3)
  expect(stage.board('larkley', 'sighing-grass', 'haven', 'castle-8')).toEqual(['A1S', 'B2S', 'A4', 'B3'])
  expect(stage.allTold('flees').map(({ rule }) => rule)).toEqual(['XI.C.2', 'XI.C.4'])
})

rule(
  ['XI.C.4', 'XI.D'],
  'a player whose last piece falls in the battle still chooses where the beaten pieces go',
  () => {
    const stage = field('A4S', 'BS', { board: { haven: 'A1', windfor: 'A1', 'castle-8': 'C1' } })
      .dice(2, 2)
      .say('fight', 'men')
    expect([stage.player(1).out, stage.asked, stage.options]).toEqual([true, 'Bob flee', ['haven', 'windfor']])
    expect(stage.say('windfor', 2).board('larkley', 'sighing-grass', 'windfor')).toEqual(['A2S', '-', 'A3'])
  },
)

rule('XI.C.4', 'if both sides miss, the piece the attacker loses is slain, not dispersed', () => {
  const stage = field('A1S', 'B1S').dice(6, 6).say('fight', 'men')
  expect(stage.told('loses')).toMatchObject({ side: 0, men: 1, how: 'slain' })
})

rule('XI.C.5', 'a space with a hero can be attacked only by a force with a hero', () => {
  const board = { larkley: 'A4', 'sighing-grass': 'B2H', 'castle-8': 'B1' }
  expect(Stage.set({ board }).options).not.toContain('attack sighing-grass')
  const sorcerer = Stage.set({ board: { ...board, larkley: 'A4S' } })
  expect(sorcerer.options).not.toContain('attack sighing-grass')
  const hero = Stage.set({ board: { ...board, larkley: 'A4H' } }).say('attack sighing-grass')
  expect(hero.options).toContain('fight')
  // A sorcerer can't attack it either, even if a hero could be brought.
  const both = Stage.set({ board: { ...board, larkley: 'A4S', haven: 'A1H' } }).say('attack sighing-grass')
  expect(both.options).toEqual(['lead hero', 'halt'])
})

rule(['XI.C.5', 'X.C.4'], 'a hero can be called from elsewhere, but there is no battle until the hero arrives', () => {
  const board = { larkley: 'A4', 'sighing-grass': 'B2H', 'castle-8': 'B1', haven: 'A1H' }
  const stage = Stage.set({ board }).say('attack sighing-grass')
  expect(stage.options).toEqual(['lead hero', 'halt'])
  stage.say('lead hero')
  expect(stage.options).toContain('fight')
})

rule('XI.C.5', 'the campaign is over if the attacking hero dies and the defending hero survives', () => {
  const stage = field('A4H', 'B3H').dice(6, 2).say('fight', 'hero')
  expect(stage.told('halts')).toMatchObject({ why: 'hero' })
  expect(stage.state.turn.campaign).toBe(null)
  // If both heroes die, the battle continues.
  const both = field('A4H', 'B3H').dice(1, 1).say('fight', 'hero', 'hero')
  expect(both.options).toContain('fight')
})

rule('XI.C.5', 'a force with a hero can attack anything except the wizard', () => {
  const stage = Stage.set({ board: { larkley: 'A4H', 'sighing-grass': 'o1' }, wizard: 'larkley' })
  expect(stage.options).not.toContain('wizard')
  const dragon = Stage.set({ board: { larkley: 'A4H', 'sighing-grass': 'o1' }, dragon: 'larkley' })
  expect(dragon.options).toContain('dragon')
})

rule('XI.D', 'a player who loses their last piece is out, and their turn ends', () => {
  const stage = field('A1', 'B4').dice(6, 6).say('fight')
  expect(stage.player(0).out).toBe(true)
  expect(stage.asked).toBe('Bob petition')
  // Their treasures stay in place, and nobody rolls or plays for them.
  expect(stage.state.treasures.filter(({ owner }) => owner === 0)).toHaveLength(3)
})

rule('XI.D', 'the last player left wins', () => {
  const stage = Stage.set({ seats: 2, board: { larkley: 'A4', 'sighing-grass': 'B1' } }).say('attack sighing-grass')
  stage.dice(1, 6).say('fight')
  expect(stage.state.result).toEqual({ winners: [0], text: 'last' })
  expect(stage.told('end')).toMatchObject({ seat: 0, rule: 'XI.D' })
  expect(stage.match.over).toBe(true)
})

rule('XI.D', 'a player whose last piece falls is out before the attacker chooses losses of the same battle', () => {
  const stage = Stage.set({ board: { larkley: 'A4H', 'sighing-grass': 'B1' } }).say('attack sighing-grass')
  stage.dice(1, 1).say('fight')
  expect(stage.asked).toBe('Ann loss')
  expect(stage.player(1).out).toBe(true)
  expect(stage.say('men').at('larkley')).toBe('A3H')
})

rule('XI.D', 'if two of three players fall together, both are out, once each has lost everything', () => {
  const stage = Stage.set({ board: { larkley: 'A1', 'sighing-grass': 'B1' } }).say('attack sighing-grass')
  stage.dice(1, 1).say('fight')
  const told = stage.match.events().filter(({ kind }) => kind === 'lost' || kind === 'out')
  expect(told.map(({ kind, seat }) => `${seat} ${kind}`)).toEqual(['1 lost', '0 lost', '0 out', '1 out'])
  expect(stage.state.result).toEqual({ winners: [2], text: 'last' })
})

rule('XI.D', 'if the last two players fall together, the orcs win', () => {
  const stage = Stage.set({ seats: 2, board: { larkley: 'A1', 'sighing-grass': 'B1' } }).say('attack sighing-grass')
  stage.dice(1, 1).say('fight')
  expect(stage.state.result).toEqual({ winners: [], text: 'orcs' })
  expect(stage.told('end')).toMatchObject({ seat: null, rule: 'XI.D', why: 'orcs', winners: [] })
})
