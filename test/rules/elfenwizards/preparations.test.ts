import { expect } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { brokenInvariant } from '../../../src/games/elfenwizards/rules/invariants.ts'
import { chartFor } from '../../../src/games/elfenwizards/rules/setup.ts'
import { view } from '../../../src/games/elfenwizards/rules/state/view.ts'
import { WORDS } from '../../../src/games/elfenwizards/words/catalog.ts'
import { guildName, magicianName } from '../../../src/games/elfenwizards/words/names.ts'
import { copy } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { dragonTo, Stage, who } from './stage.ts'

const rule = rulesOf('elfenwizards')
const TABLES = [3, 4, 5, 6]

rule('2.1', 'three to six play: red, green and blue, then yellow, black and white', () => {
  for (const seats of TABLES) {
    const guilds = Stage.set({ seats }).state.players.map(({ seat }) => guildName(WORDS.in('en'), seat))
    expect(guilds).toEqual(['Red', 'Green', 'Blue', 'Yellow', 'Black', 'White'].slice(0, seats))
  }
  expect(() => Stage.set({ seats: 2 })).toThrow('3 to 6 players, not 2')
  expect(elfenwizards.players({})).toEqual([3, 6])
})

rule('2.2', 'each guild has seven dice and seven chips, and none is ever lost or created', () => {
  const { state } = Stage.set({ seats: 4 })
  expect(state.players.map(({ chips }) => chips)).toEqual([7, 7, 7, 7])
  expect(Stage.set({ step: 2 }).allTold('roll')[0]?.dice).toHaveLength(7)
  const rich = copy(state)
  rich.players[2]!.chips = 8
  expect(brokenInvariant(rich)).toContain('8 chips')
  const many = copy(state)
  many.players[2]!.boxes.minor = [1, 1, 1, 1, 1, 1, 1, 1]
  expect(brokenInvariant(many)).toContain('dice')
})

rule('2.3', 'all titles except High Wizard are filled at the start, and no guild competes with itself', () => {
  for (const seats of TABLES) {
    const stage = Stage.set({ seats })
    const { magicians } = stage.state
    expect(stage.in('high')).toEqual([])
    const titles = ['w1', 'w2', 's1', 's2', 's3', 's4', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8']
    for (const title of titles) expect(stage.in(title), title).toHaveLength(1)
    expect(magicians.filter(({ at }) => at.startsWith('m'))).toHaveLength(magicians.length - 14)
    const each = stage.state.players.map(({ seat }) => magicians.filter(one => one.seat === seat).length)
    expect(new Set(each).size).toBe(1)
    expect(magicians.every(({ grey }) => grey === 0)).toBe(true)
    expect(stage.state.greyLeft).toBe(12)
  }
  const stage = Stage.set({ seats: 3 })
  expect(stage.magician('r1').at).toBe('w1')
  expect(['s1', 's2', 's3', 's4'].map(box => magicianName(stage.in(box)[0]!))).toEqual(['B1', 'R2', 'G2', 'B2'])
  expect(stage.in('m2')).toEqual(['r6', 'b7'])
})

rule('2.4', 'a random player gets the first Dragon', () => {
  const header = { game: 'elfenwizards', rules: 1, options: {}, seats: ['A', 'B', 'C', 'D'], practice: false }
  const begun = Array.from({ length: 40 }, (_, n) => Stage.begun({ ...header, seed: `dragon ${n}` }))
  expect(new Set(begun.map(stage => stage.state.dragon))).toEqual(new Set([0, 1, 2, 3]))
  for (const stage of begun) {
    expect(stage.question.seat).toBe(stage.state.dragon)
    expect(stage.allTold('dragon')).toMatchObject([{ seat: stage.state.dragon, rule: '2.4' }])
  }
})

rule('3', 'a round has ten steps, all are logged, and the next round starts with step 1', () => {
  const stage = Stage.set({ step: 10, round: 1, prepare: dragonTo(1) })
  expect(stage.allTold('scores')).toHaveLength(3)
  expect(stage.state.day).toBe(2)
  expect(stage.allTold('round')).toMatchObject([{ round: 2, of: 4 }])
  expect(stage.state.step).toBe(2)
  expect(stage.question.seat).toBe(1)
})

rule('7.2', 'no answer ever moves a die, a chip or a point to another guild', () => {
  // The invariant for each guild's own pieces holds in every state of a game. This is its message.
  const stage = Stage.set({ step: 5 })
  const traded = copy(stage.state)
  traded.players[0]!.chips--
  traded.players[1]!.chips++
  expect(brokenInvariant(stage.state)).toBeNull()
  expect(brokenInvariant(traded)).toContain('6 chips')
  expect(view(traded, 0).players[1]!.chips).toBe(8)
})

/**
 * The starting positions by the letters of the guilds: Wizards, Sorcerers, Necromancers, and the four boxes of
 * Magicians (ruling E1).
 */
const STARTS: Readonly<Record<number, string>> = {
  3: 'RG BRGB RBGBRGGB RGB RB RG RGB',
  4: 'RB GYGY RGBYGRYB RGB RY GB RBY',
  5: 'RK GBBY YRGYGYKG RBG RKB RK BYK',
  6: 'RY XGKB KBKXBGXG RGYX R Y RBYK',
}

rule('2.3', 'the chart for each number of guilds decides the starting places', () => {
  for (const seats of TABLES) {
    const stage = Stage.set({ seats })
    const row = (...boxes: string[]) =>
      boxes.flatMap(box => stage.in(box).map(id => magicianName(id).slice(0, -1))).join('')
    const rows = [
      row('w1', 'w2'),
      row('s1', 's2', 's3', 's4'),
      row('n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8'),
      ...['m1', 'm2', 'm3', 'm4'].map(box => row(box)),
    ]
    expect(rows.join(' ')).toBe(STARTS[seats])
  }
})

/**
 * Returns the boxes of a row seen from the other side, with the guilds swapped: each letter becomes the one below it in
 * the other row. The order of letters within a box has no meaning.
 */
const across = (boxes: readonly string[], from: string, to: string): string[] =>
  boxes.toReversed().map(box =>
    [...box]
      .map(letter => to[from.indexOf(letter)])
      .sort()
      .join(''),
  )

/** Returns the rows of the chart for this number of guilds, box by box. */
const rowsOf = (seats: number): string[][] => {
  const { wizard, sorcerer, necromancer, magician } = chartFor(seats)!
  return [[...wizard], [...sorcerer], [...necromancer], magician.map(box => [...box].sort().join(''))]
}

rule('2.3', 'the charts for four and six guilds are symmetrical', () => {
  // A guild half the table later in the order of play is in its partner's place, seen from the opposite side.
  for (const [from, to] of [
    ['RGBY', 'BYRG'],
    ['RGBYKX', 'YKXRGB'],
  ] as const)
    for (const row of rowsOf(from.length)) expect(across(row, from, to)).toEqual(row)
})

rule('2.3', 'the chart for five guilds is symmetrical except for one Magician of Blue', () => {
  const rows = rowsOf(5)
  const [, , , magicians] = rows
  expect(magicians![1]).toBe('BKR')
  magicians![1] = 'KR'
  for (const row of rows) expect(across(row, 'RGBYK', 'KYBGR')).toEqual(row)
})

rule('2.3', 'no guild starts with any points', () => {
  for (const seats of [3, 4, 5, 6])
    expect(Stage.set({ seats, step: 0 }).state.players.every(({ score }) => score === 0)).toBe(true)
})

rule(
  ['2.1', '11'],
  'a game starts for every number of guilds with a chart, in either length, and with no other option',
  () => {
    const begun = (seats: number, options: Readonly<Record<string, string>> = {}) =>
      elfenwizards.begin({
        ...{ game: 'elfenwizards', rules: elfenwizards.rules, seed: 'begun', practice: false },
        ...{ options, seats: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].slice(0, seats) },
      })
    expect([begun(3).rounds, begun(3, { variant: 'usual' }).rounds, begun(6, { variant: 'longer' }).rounds]).toEqual([
      4, 4, 6,
    ])
    expect(() => begun(7)).toThrow('Elfenwizards is for 3 to 6 players, not 7: each leads their own guild.')
    for (const variant of ['short', 'constructor'])
      expect(() => begun(3, { variant })).toThrow(
        `Elfenwizards has no variant "${variant}"; the variants are usual, longer.`,
      )
    expect(() => begun(3, { pace: 'fast' })).toThrow(
      'Elfenwizards has no option called "pace"; its only option is variant.',
    )
  },
)

rule('2.2', 'nobody has rolled, placed, spent or passed anything at the start', () => {
  const { players, ...state } = elfenwizards.begin({
    ...{ game: 'elfenwizards', rules: elfenwizards.rules, seed: 'begun', practice: false },
    ...{ options: {}, seats: ['Ann', 'Bob', 'Cyd'] },
  })
  expect(state).toMatchObject({ step: 0, dragon: 0, gone: 0, withoutHigh: 0, held: null, day: 1 })
  for (const player of players) {
    expect(player).toMatchObject({ hand: [], spent: 0, track: 0, highs: 0, passed: false })
    expect(Object.values(player.boxes)).toEqual([[], [], [], [], [], []])
  }
})

rule('7.2', 'a seat sees everything except future dice, and changing its view does not change the game', () => {
  const { state } = Stage.set({
    step: 5,
    prepare: state => {
      who(state, 'r1').spells.push({ seat: 0, die: 6 })
      state.players[0]!.hand.push(1)
      state.players[0]!.boxes.grey.push(4)
    },
  })
  const { random: _random, forced: _forced, ...open } = copy(state)
  const seen = view(state, 0)
  expect(seen).toEqual({ ...open, seat: 0 })
  const changeable = (shown: Omit<typeof seen, 'seat'>) => [
    ...[shown.seats, shown.players, shown.magicians],
    ...shown.players.flatMap(player => [player, player.hand, player.boxes, ...Object.values(player.boxes)]),
    ...shown.magicians.flatMap(magician => [magician, magician.spells, ...magician.spells]),
  ]
  const own = new Set<unknown>(changeable(state))
  expect(changeable(seen).filter(part => own.has(part))).toEqual([])
})
