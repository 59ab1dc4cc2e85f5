import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards-quest')

/** Plays from a phase on, with these dice. */
const from = (
  phase: 'dragon' | 'wizard' | 'first-player',
  dice: readonly number[],
  options: StageOptions = {},
): Stage =>
  Stage.set({
    phase,
    ...options,
    prepare: state => {
      options.prepare?.(state)
      state.forced.push(...dice)
    },
  })

const landings = (stage: Stage, creature: 'dragon' | 'wizard') =>
  stage
    .allTold('lands')
    .filter(event => event.creature === creature)
    .map(({ space }) => space)

rule(
  ['V.2', 'VII.A', 'VII.B'],
  'after the orcs the dragon flies: one die picks the region, the other the territory',
  () => {
    const stage = from('dragon', [1, 6, 2], { board: { 'red-dune': 'A5', 'castle-1': 'A1' } })
    expect(stage.allTold('roll')[0]).toMatchObject({ purpose: 'dragon', dice: [1, 6] })
    expect(landings(stage, 'dragon')).toEqual(['red-dune'])
    expect(stage.state.dragon).toBe('red-dune')
    // Nobody has sent it.
    expect(stage.allTold('lands')[0]).toMatchObject({ seat: null, creature: 'dragon', sent: false })
  },
)

rule('VII.C', 'one die decides how many pieces the dragon eats, up to all of them', () => {
  const board = { 'red-dune': 'A5', 'castle-1': 'A1' }
  expect(from('dragon', [1, 6, 2], { board }).told('loses')).toMatchObject({
    space: 'red-dune',
    men: 2,
    how: 'gobbled',
  })
  const six = from('dragon', [1, 6, 6], { board })
  expect(six.told('loses')).toMatchObject({ men: 5 })
  expect(six.at('red-dune')).toBe('-')
  expect(six.told('lost')).toMatchObject({ seat: 0, space: 'red-dune', taker: 'dragon' })
})

rule('VII.C', 'if it eats fewer than all and a leader is there, the player chooses which pieces', () => {
  const stage = from('dragon', [1, 6, 3], { board: { 'red-dune': 'A4H', 'castle-1': 'A1' } })
  expect(stage.asked).toBe('Ann loss')
  expect(stage.question.data).toMatchObject({ space: 'red-dune', count: 3, how: 'gobbled' })
  stage.say('hero')
  expect(stage.at('red-dune')).toBe('A2')
  const all = from('dragon', [1, 6, 5], { board: { 'red-dune': 'A4H', 'castle-1': 'A1' } })
  expect(all.at('red-dune')).toBe('-')
})

rule(
  ['VII.A', 'VII.C'],
  'after eating only orcs, or nothing, the dragon flies on until it eats pieces of a player',
  () => {
    const stage = from('dragon', [2, 1, 1, 2, 2, 3, 3, 1], {
      board: { heatherlawn: 'o3', larkley: '-', owlswick: 'A2', 'castle-1': 'A1' },
    })
    // Heatherlawn: an orc. Larkley, empty: no die. Owlswick: a man.
    expect(landings(stage, 'dragon')).toEqual(['heatherlawn', 'larkley', 'owlswick'])
    expect(stage.allTold('hungry')).toMatchObject([{ space: 'larkley', why: 'empty' }])
    expect(stage.allTold('loses').map(({ space, side, men }) => [space, side, men])).toEqual([
      ['heatherlawn', 'orcs', 1],
      ['owlswick', 0, 1],
    ])
  },
)

rule('VII.A', 'if the roll names its current place, the dragon acts there again', () => {
  const stage = from('dragon', [1, 6, 1, 1, 6, 2], {
    board: { 'red-dune': 'o3', owlswick: 'A1', 'castle-1': 'B1' },
    dragon: 'red-dune',
  })
  expect(landings(stage, 'dragon').slice(0, 2)).toEqual(['red-dune', 'red-dune'])
  expect(
    stage
      .allTold('loses')
      .slice(0, 2)
      .map(({ men }) => men),
  ).toEqual([1, 2])
})

rule(['VII.C', 'VIII.C'], "the dragon eats nothing in the wizard's region and flies on", () => {
  const stage = from('dragon', [1, 6, 3, 3, 1], {
    board: { 'red-dune': 'A5', owlswick: 'A2', 'castle-1': 'A1' },
    wizard: 'britton',
  })
  expect(stage.allTold('hungry')).toMatchObject([{ space: 'red-dune', why: 'wizard' }])
  expect(stage.told('loses')).toMatchObject({ space: 'owlswick', men: 1 })
})

rule(
  'VII.A',
  'if the dragon can eat nobody, because all are in castles or near the wizard, it stops after one flight',
  () => {
    const stage = from('dragon', [2, 3, 1], { board: { 'castle-1': 'A1', 'red-dune': 'B2' }, wizard: 'britton' })
    expect(landings(stage, 'dragon')).toEqual(['sheep-meade'])
    expect(stage.allTold('lands').map(({ creature }) => creature)).toEqual(['dragon', 'wizard'])
  },
)

rule('VII.C', 'the dragon never eats the wizard, who can be in the same space', () => {
  // There is nobody else to eat, so it flies only once; then the wizard rolls the place where both are.
  const stage = from('dragon', [2, 3, 2, 3], { board: { 'castle-1': 'A1' }, wizard: 'sheep-meade' })
  expect([stage.state.dragon, stage.state.wizard]).toEqual(['sheep-meade', 'sheep-meade'])
})

rule('XI.D', 'a player whose last piece is eaten by the dragon is out', () => {
  const stage = from('dragon', [1, 6, 1], { board: { 'red-dune': 'A1', 'castle-1': 'B1', 'castle-2': 'C1' } })
  expect(stage.player(0).out).toBe(true)
})

rule(['V.3', 'VIII.A'], 'next the wizard moves once, using two dice like the dragon', () => {
  const stage = from('wizard', [4, 5], { board: { 'barrow-down': 'A1', 'castle-1': 'A1' } })
  expect(landings(stage, 'wizard')).toEqual(['barrow-down'])
  expect(stage.state.wizard).toBe('barrow-down')
  expect(stage.told('lands')).toMatchObject({ seat: null, sent: false })
  // He can be sent to his own place, which prospers again.
  const again = from('wizard', [4, 5], { board: { 'barrow-down': 'A1' }, wizard: 'barrow-down' })
  expect(again.at('barrow-down')).toBe('A4')
})

rule('VIII.B', 'three men join a player in the territory where the wizard lands, and can only be men', () => {
  const stage = from('wizard', [4, 5], { board: { 'barrow-down': 'A1H', 'castle-1': 'A1' } })
  expect(stage.at('barrow-down')).toBe('A4H')
  expect(stage.told('prospers')).toMatchObject({ side: 0, men: 3 })
})

rule('VIII.B', 'three orcs join orcs where the wizard lands, up to four; an unoccupied territory gets nothing', () => {
  const orcs = (board: string) => from('wizard', [4, 5], { board: { 'barrow-down': board, 'castle-1': 'A1' } })
  expect(orcs('o1').at('barrow-down')).toBe('o4')
  expect(orcs('o2').told('prospers')).toMatchObject({ side: 'orcs', men: 2 })
  expect(orcs('o4').at('barrow-down')).toBe('o4')
  expect(orcs('-').allTold('prospers')).toEqual([])
  expect(orcs('-').at('barrow-down')).toBe('-')
})

rule(['V.4', 'IX.A', 'IX.B'], 'next each player rolls two dice, and the highest total goes first this turn', () => {
  const stage = from('first-player', [1, 2, 6, 5, 3, 3])
  expect(stage.state.first).toBe(1)
  expect(stage.told('roll')).toMatchObject({ purpose: 'first-player', rule: 'IX.B' })
  expect(stage.allTold('first')).toMatchObject([{ seat: 1, of: 'turn', rule: 'IX.B' }])
  expect(stage.asked).toBe('Bob petition')
})

rule('IX.B', 'tied players reroll, and a player who is out does not roll', () => {
  const stage = from('first-player', [4, 4, 5, 3, 1, 2, 1, 1], {
    seats: 4,
    board: { 'castle-1': 'A1', 'castle-2': 'B1', 'castle-3': 'C1', 'castle-8': 'o1' },
    prepare: state => {
      state.forces['castle-7'] = null
      for (const [space, force] of Object.entries(state.forces)) if (force?.side === 3) state.forces[space] = null
      state.players[3]!.out = true
    },
  })
  // Ann and Bob roll eight, Cyd three. Then Ann rolls two, and Bob rolls at random.
  const rolls = stage.allTold('roll').map(({ seat, dice }) => [seat, ...dice])
  expect(rolls.slice(0, 4)).toEqual([
    [0, 4, 4],
    [1, 5, 3],
    [2, 1, 2],
    [0, 1, 1],
  ])
  expect(rolls[4]![0]).toBe(1)
})

rule(['X', 'V.5'], 'starting with the first player, each player takes a whole turn before the next one', () => {
  const stage = from('first-player', [1, 1, 6, 6, 1, 2], { wizard: 'haven' })
  const castles = ['castle-7', 'castle-6', 'castle-8']
  for (const [i, name] of ['Bob', 'Cyd', 'Ann'].entries()) {
    expect(stage.asked).toBe(`${name} petition`)
    // Each has one castle, so all men go there immediately.
    stage.say('keep')
    expect(stage.asked).toBe(`${name} muster`)
    expect(stage.say(4).asked).toBe(`${name} campaign`)
    expect(stage.at(castles[i]!)).toMatch(/5/)
    expect(stage.allTold('turn')).toEqual([])
    stage.say('end')
  }
  // After the last of them the orcs begin the next turn.
  expect(stage.allTold('turn')).toMatchObject([{ turn: 2 }])
})

rule('XI.D', 'a player who is out takes no more turns', () => {
  const stage = Stage.set({
    board: { larkley: 'A1', 'castle-1': 'C1' },
    prepare: state => {
      for (const [space, force] of Object.entries(state.forces)) if (force?.side === 1) state.forces[space] = null
      state.players[1]!.out = true
    },
  })
  expect(stage.say('end').asked).toBe('Cyd petition')
})
