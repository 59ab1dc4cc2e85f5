import { expect } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { checkLaws } from '../../../src/games/elfenwizards/rules/invariants.ts'
import { chartFor } from '../../../src/games/elfenwizards/rules/setup.ts'
import { view } from '../../../src/games/elfenwizards/rules/view.ts'
import { WORDS } from '../../../src/games/elfenwizards/words/catalogue.ts'
import { sentenceOf } from '../../../src/games/elfenwizards/words/chronicle.ts'
import { guildName, named } from '../../../src/games/elfenwizards/words/names.ts'
import { copy } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { dragonTo, only, Stage, who } from './stage.ts'

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

rule('2.2', 'each guild has seven dice and seven chips, and none is ever lost or made', () => {
  const { state } = Stage.set({ seats: 4 })
  expect(state.players.map(({ chips }) => chips)).toEqual([7, 7, 7, 7])
  expect(Stage.set({ step: 2 }).allTold('roll')[0]?.dice).toHaveLength(7)
  const rich = copy(state)
  rich.players[2]!.chips = 8
  expect(checkLaws(rich)).toContain('8 chips')
  const many = copy(state)
  many.players[2]!.boxes.minor = [1, 1, 1, 1, 1, 1, 1, 1]
  expect(checkLaws(many)).toContain('dice')
})

rule('2.3', 'all titles but High Wizard are filled at the start, and no guild meets itself', () => {
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
  expect(['s1', 's2', 's3', 's4'].map(box => named(stage.in(box)[0]!))).toEqual(['B1', 'R2', 'G2', 'B2'])
  expect(stage.in('m2')).toEqual(['r6', 'b7'])
})

rule('2.4', 'chance gives the first Dragon to one of the players', () => {
  const header = { game: 'elfenwizards', rules: 1, options: {}, seats: ['A', 'B', 'C', 'D'], practice: false }
  const begun = Array.from({ length: 40 }, (_, n) => Stage.begun({ ...header, seed: `dragon ${n}` }))
  expect(new Set(begun.map(stage => stage.state.dragon))).toEqual(new Set([0, 1, 2, 3]))
  for (const stage of begun) {
    expect(stage.question.seat).toBe(stage.state.dragon)
    expect(stage.allTold('dragon')).toMatchObject([{ seat: stage.state.dragon, rule: '2.4' }])
  }
})

rule('3', 'ten steps make a round: all of it is told, and the next round begins with step 1', () => {
  const stage = Stage.set({ step: 10, round: 1, prepare: dragonTo(1) })
  expect(stage.allTold('scores')).toHaveLength(3)
  expect(stage.state.day).toBe(2)
  expect(stage.allTold('round')).toMatchObject([{ round: 2, of: 4 }])
  expect(stage.state.step).toBe(2)
  expect(stage.question.seat).toBe(1)
})

rule('7.2', 'no answer ever moves a die, a chip or a point to another guild', () => {
  // The law that counts each guild's own holds in every state of a game; here is what it would say.
  const stage = Stage.set({ step: 5 })
  const traded = copy(stage.state)
  traded.players[0]!.chips--
  traded.players[1]!.chips++
  expect(checkLaws(stage.state)).toBeNull()
  expect(checkLaws(traded)).toContain('6 chips')
  expect(view(traded, 0).players[1]!.chips).toBe(8)
})

/** Who begins where, by the letters of the guilds: Wizards, Sorcerers, Necromancers, and the four boxes of Magicians (ruling E1). */
const STARTS: Readonly<Record<number, string>> = {
  3: 'RG BRGB RBGBRGGB RGB RB RG RGB',
  4: 'RB GYGY RGBYGRYB RGB RY GB RBY',
  5: 'RK GBBY YRGYGYKG RBG RKB RK BYK',
  6: 'RY XGKB KBKXBGXG RGYX R Y RBYK',
}

/** Where three guilds began before rules 4, four before rules 5, and five and six before rules 6; six began otherwise again before rules 7. */
const BEFORE: Readonly<Record<number, string>> = {
  3: 'RG BRGB RBGBBRBG RGB RG RG RGB',
  4: 'RG BYBY RBGYYRBG RGB RGY RB GY',
  5: 'RG BYKB YKRYKGYK RGB RGB RGB YK',
  6: 'RG BYKX KXBYXKYB RGB RGY RK GX',
}

rule('2.3', 'the chart for so many players says who begins where, by the rules the game was begun under', () => {
  const ofNow = TABLES.map(seats => [seats, 7, STARTS[seats]] as const)
  const before = [
    [3, 3, BEFORE[3]],
    [4, 4, BEFORE[4]],
    [5, 5, BEFORE[5]],
    [6, 5, BEFORE[6]],
    [6, 6, 'RY GBXK BKGXBKGX RYX RK GY RBY'],
    [5, 6, STARTS[5]],
    [3, 4, STARTS[3]],
    [4, 5, STARTS[4]],
  ] as const
  for (const [seats, rules, start] of [...ofNow, ...before]) {
    const stage = Stage.set({ seats, rules })
    const row = (...boxes: string[]) => boxes.flatMap(box => stage.in(box).map(id => named(id).slice(0, -1))).join('')
    const rows = [
      row('w1', 'w2'),
      row('s1', 's2', 's3', 's4'),
      row('n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8'),
      ...['m1', 'm2', 'm3', 'm4'].map(box => row(box)),
    ]
    expect(rows.join(' ')).toBe(start)
  }
})

rule('2.3', 'the chart gives Power Points to guilds that stand worse, and says so', () => {
  for (const seats of TABLES) {
    const { state } = Stage.set({ seats, rules: 3 })
    const { points } = chartFor(seats, 3)!
    expect(state.players.map(({ score }) => score)).toEqual(points)
    const told = Stage.set({ seats, rules: 3, step: 0 }).allTold('starts')
    expect(told.map(({ points }) => points)).toEqual([points])
    expect(Math.max(...points)).toBeGreaterThan(0)
  }
})

rule('2.3', 'since rules 4 three guilds stand alike, and none has points to start with', () => {
  const stage = Stage.set({ seats: 3, rules: 4, step: 0 })
  expect(stage.state.players.map(({ score }) => score)).toEqual([0, 0, 0])
  expect(stage.allTold('starts')).toEqual([])
  expect(Stage.set({ seats: 4, rules: 4, step: 0 }).allTold('starts')).toHaveLength(1)
})

/**
 * The boxes of a row seen from the other side, with guilds changed round: each letter of the one row becomes what stands below
 * it in the other. Within a box the order of letters says nothing.
 */
const across = (boxes: readonly string[], from: string, to: string): string[] =>
  boxes.toReversed().map(box =>
    [...box]
      .map(letter => to[from.indexOf(letter)])
      .sort()
      .join(''),
  )

/** The rows of the chart for so many guilds by these rules, box by box. */
const rowsOf = (seats: number, rules: number): string[][] => {
  const { wizard, sorcerer, necromancer, magician } = chartFor(seats, rules)!
  return [[...wizard], [...sorcerer], [...necromancer], magician.map(box => [...box].sort().join(''))]
}

rule(
  '2.3',
  'since rules 5 four guilds, and since rules 6 six, stand alike from the left and from the right, and none has points to start with',
  () => {
    // Who comes half the table later in the order of play stands where one stands, seen from the other side.
    for (const [rules, from, to] of [
      [5, 'RGBY', 'BYRG'],
      [6, 'RGBYKX', 'YKXRGB'],
      [7, 'RGBYKX', 'YKXRGB'],
    ] as const) {
      const stage = Stage.set({ seats: from.length, rules, step: 0 })
      expect(stage.state.players.map(({ score }) => score)).toEqual([...from].map(() => 0))
      expect(stage.allTold('starts')).toEqual([])
      const rows = rowsOf(from.length, rules)
      for (const row of rows) expect(across(row, from, to)).toEqual(row)
    }
    expect(Stage.set({ seats: 6, rules: 5, step: 0 }).allTold('starts')).toHaveLength(1)
  },
)

rule(
  '2.3',
  'since rules 6 five guilds stand alike from either side but for one Magician of Blue, and none has points to start with',
  () => {
    const stage = Stage.set({ seats: 5, rules: 6, step: 0 })
    expect(stage.state.players.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0])
    expect(stage.allTold('starts')).toEqual([])
    const rows = rowsOf(5, 6)
    const [, , , magicians] = rows
    expect(magicians![1]).toBe('BKR')
    magicians![1] = 'KR'
    for (const row of rows) expect(across(row, 'RGBYK', 'KYBGR')).toEqual(row)
    expect(Stage.set({ seats: 5, rules: 5, step: 0 }).allTold('starts')).toHaveLength(1)
  },
)

rule('2.3', 'only the guilds that have points to start with are named', () => {
  const [event] = Stage.set({ step: 0, rules: 3 }).allTold('starts')
  const [, green, blue] = chartFor(3, 3)!.points
  const told = (language: string) => sentenceOf(WORDS.in(language), event!, ['Ann', 'Bob', 'Cyd'])
  expect(told('en')).toBe(`Power Points to start with: Bob ${green}, Cyd ${blue}.`)
  expect(told('de')).toBe(`Punkte zu Beginn: Bob ${green}, Cyd ${blue}.`)
})

rule('2.3', 'points to start with count at the end', () => {
  const stage = Stage.set({ step: 10, round: 4, rules: 3, prepare: state => only(state, {}) })
  const [bonus, start] = [7, chartFor(3, 3)!.points]
  expect(stage.state.players.map(({ score }) => score - bonus - 8 * 2)).toEqual(start)
})

rule('2.3', 'games that were begun under rules 1 and 2 start without points', () => {
  for (const rules of [1, 2])
    for (const seats of TABLES) {
      const stage = Stage.set({ seats, rules, step: 0 })
      expect(stage.state.players.every(({ score }) => score === 0)).toBe(true)
      expect(stage.allTold('starts')).toEqual([])
      // Games of rules 1 have no word for it, and their fingerprints stay as they were.
      expect('rules' in stage.state).toBe(rules > 1)
    }
})

rule(
  ['2.1', '11'],
  'a game is begun for as many as there are charts, in one of its two lengths, and with no other choice',
  () => {
    const begun = (seats: number, options: Readonly<Record<string, string>> = {}) =>
      elfenwizards.begin({
        ...{ game: 'elfenwizards', rules: elfenwizards.rules, seed: 'begun', practice: false },
        ...{ options, seats: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].slice(0, seats) },
      })
    expect([begun(3).rounds, begun(3, { variant: 'usual' }).rounds, begun(6, { variant: 'longer' }).rounds]).toEqual([
      4, 4, 6,
    ])
    expect(() => begun(7)).toThrow('Elfenwizards is for 3 to 6 players, not 7: each leads a guild of its own.')
    for (const variant of ['short', 'constructor'])
      expect(() => begun(3, { variant })).toThrow(
        `Elfenwizards has no variant "${variant}"; possible are usual, longer.`,
      )
    expect(() => begun(3, { pace: 'fast' })).toThrow('Elfenwizards has no choice called "pace"; it has variant.')
  },
)

rule('2.2', 'nobody has rolled, placed, spent or passed anything when a game begins', () => {
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

rule('7.2', 'what a seat sees is all but the dice to come, and a copy: nothing done to it is done to the game', () => {
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
