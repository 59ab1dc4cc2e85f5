import { expect } from 'vitest'
import { hitOn, inOrder } from '../../../../src/games/magic-realm/rules/fight/blows.ts'
import { resolve } from '../../../../src/games/magic-realm/rules/fight/resolution.ts'
import type { Spent } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import { blowOf, fightPieces, movePieces } from '../../../../src/games/magic-realm/rules/state/combat-pieces.ts'
import { rulesOf } from '../../../rule.ts'
import { beast, blow, fate, fighter, person, row, worn } from './pieces.ts'

const rule = rulesOf('magic-realm')

rule(
  ['16.4.1', '1.1.5'],
  "an attack hits if it is faster than the maneuver or intercepts it; equal times don't undercut",
  () => {
    const dodge = { box: row('swing'), time: 4 }
    expect(hitOn(blow('a', 'b', 'thrust', 'M3'), dodge)).toBe('undercut')
    expect(hitOn(blow('a', 'b', 'thrust', 'M4'), dodge)).toBeNull()
    expect(hitOn(blow('a', 'b', 'smash', 'M9'), dodge)).toBeNull()
    expect(hitOn(blow('a', 'b', 'swing', 'M9'), dodge)).toBe('intercept')
  },
)

rule(['16.4.1', '23.10.1'], 'with Ointment of Bite equal times undercut too', () => {
  expect(hitOn(blow('a', 'b', 'thrust', 'M4', { bites: true }), { box: 1, time: 4 })).toBe('undercut')
  expect(hitOn(blow('a', 'b', 'thrust', 'M5', { bites: true }), { box: 1, time: 4 })).toBeNull()
})

rule('16.4.2', 'everything hits a target without a maneuver', () => {
  expect(hitOn(blow('a', 'b', 'thrust', 'M9'), null)).toBe('open')
})

const fourBlows = () => [
  blow('bow', 'giant', 'swing', 'L1**', { length: 14, missile: { dice: 1, modifier: 0 } }),
  blow('club', 'swordsman', 'smash', 'T4', { length: 8, body: 'giant' }),
  blow('sword', 'bat', 'thrust', 'L4*', { length: 4, excess: true }),
  blow('bat', 'swordsman', 'swing', 'M2'),
]

rule(['16.5.1', '30.6'], 'in the first round the longer weapon strikes first, in later rounds the lower time', () => {
  const order = (firstRound: boolean) => inOrder(fourBlows(), firstRound).map(group => group.map(({ by }) => by))
  expect(order(true)).toEqual([['bow'], ['club'], ['sword'], ['bat']])
  expect(order(false)).toEqual([['bow'], ['bat'], ['club'], ['sword']])
})

rule('16.5.2', 'blows of equal length and time are simultaneous, and all take effect', () => {
  const blows = [blow('a', 'b', 'thrust', 'H4'), blow('b', 'a', 'smash', 'H4')]
  for (const firstRound of [true, false]) {
    const bodies = [person('a', 'M'), beast('b', 'M')]
    const all = resolve(blows, bodies, firstRound, fate())
    expect(all.map(({ outcome }) => outcome)).toEqual(['kills', 'kills'])
    expect(bodies.every(({ dead }) => dead)).toBe(true)
  }
})

rule(
  ['16.5.3', '1.3.4', '30.6'],
  "a monster's death cancels its blow and that of its club, and blows at the dead are canceled",
  () => {
    const swordsman = person('swordsman', 'L', { maneuver: { box: row('smash'), time: 3 } })
    const giant = beast('giant', 'T', { maneuver: { box: row('thrust'), time: 5 } })
    const bat = beast('bat', 'H', { maneuver: { box: row('thrust'), time: 3 } })
    const bodies = [swordsman, giant, bat, person('bow', 'L'), person('sword', 'L')]
    const all = resolve([...fourBlows(), blow('giant', 'swordsman', 'thrust', 'H5')], bodies, true, fate(2))
    expect(Object.fromEntries(all.map(({ blow, outcome }) => [blow.by, outcome]))).toEqual({
      bow: 'kills',
      club: 'cancelled',
      sword: 'kills',
      bat: 'cancelled',
      giant: 'cancelled',
    })
    expect([swordsman.dead, swordsman.wounds]).toEqual([false, 0])
  },
)

rule('16.5.3', 'a wounded character still strikes', () => {
  const bodies = [person('a', 'H'), person('b', 'H')]
  const blows = [blow('a', 'b', 'thrust', 'M2'), blow('b', 'a', 'thrust', 'M4')]
  expect(resolve(blows, bodies, false, fate()).map(({ outcome }) => outcome)).toEqual(['wounds', 'wounds'])
})

rule('30.7', 'an Amazon who ducks under a spider and a bat loses her shield and is wounded twice', () => {
  const armor = [worn('shield M', row('smash')), worn('helmet M'), worn('breastplate M')]
  const amazon = person('amazon', 'M', { maneuver: { box: row('smash'), time: 3 }, armor })
  const foes = [beast('h-spider', 'H'), beast('giant-bat', 'H')]
  const blows = [blow('h-spider', 'amazon', 'smash', 'T6'), blow('giant-bat', 'amazon', 'thrust', 'M2')]
  const all = resolve(blows, [amazon, ...foes], false, fate())
  expect(all.map(({ hit, on, outcome }) => [hit, on, outcome])).toEqual([
    ['undercut', 'breastplate', 'damages'],
    ['intercept', 'shield', 'destroys'],
  ])
  expect([amazon.wounds, amazon.dead]).toEqual([2, false])
  expect(armor.map(({ damaged, destroyed }) => [damaged, destroyed])).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ])
})

const SHOWN = (asterisks: number): Spent => ({ piece: { kind: 'chit', chit: 9 }, as: 'MOVE', asterisks })
const names = (pieces: readonly { piece: object }[]) => pieces.map(({ piece }) => piece)
const chit = (n: number) => ({ kind: 'chit', chit: n })

rule(['15.5.5', '30.3'], 'the pieces played in one round can show at most two asterisks', () => {
  const knight = fighter(['FIGHT T5*', 'FIGHT H6', 'FIGHT T4**'])
  expect(names(fightPieces(knight, { spent: [SHOWN(2)] }))).toEqual([chit(1)])
  expect(names(fightPieces(knight, { spent: [SHOWN(1)] }))).toEqual([chit(0), chit(1)])
  expect(names(fightPieces(knight, { spent: [] }))).toEqual([chit(0), chit(1), chit(2)])
  const druid = fighter(['MOVE L2**', 'MOVE L3*'])
  expect(names(movePieces(druid, { spent: [SHOWN(1)] }, 'maneuver', false))).toEqual([chit(1)])
})

rule(
  ['15.5.5', '23.11.1'],
  'with the Girtle of Energy they can show three, with the Potion of Energy any number',
  () => {
    const chits = ['FIGHT T4**']
    expect(fightPieces(fighter(chits), { spent: [SHOWN(1)] })).toHaveLength(0)
    expect(fightPieces(fighter(chits, { effort: 3 }), { spent: [SHOWN(1)] })).toHaveLength(1)
    expect(fightPieces(fighter(chits, { effort: 3 }), { spent: [SHOWN(2)] })).toHaveLength(0)
    expect(fightPieces(fighter(chits, { effort: Number.POSITIVE_INFINITY }), { spent: [SHOWN(2)] })).toHaveLength(1)
  },
)

const HORSE = {
  id: 'pony-1',
  vulnerability: 'M' as const,
  armored: false,
  walk: { strength: 'M' as const, time: 5 },
  gallop: { strength: 'M' as const, time: 4 },
}

rule(
  '15.5.6',
  'a chit can be played once a round; a horse can be played in both steps, but can gallop only once',
  () => {
    const rider = fighter(['MOVE M4'], { horse: HORSE, boots: { id: 'quick-boots', strength: 'M', time: 3 } })
    const gallop = { kind: 'horse', id: 'pony-1', gallops: true } as const
    const walk = { ...gallop, gallops: false } as const
    const boots = { kind: 'gear', id: 'quick-boots' } as const
    const left = (...spent: Spent['piece'][]) =>
      names(movePieces(rider, { spent: spent.map(piece => ({ piece, as: 'MOVE', asterisks: 0 })) }, 'maneuver', false))
    expect(left()).toEqual([chit(0), boots, walk, gallop])
    expect(left(gallop)).toEqual([chit(0), boots, walk])
    expect(left(walk)).toEqual([chit(0), boots, walk, gallop])
    expect(left({ kind: 'chit', chit: 0 }, boots)).toEqual([walk, gallop])
  },
)

rule(
  ['15.5.7', '2.3.6', '2.3.7'],
  'a piece must be strong enough for the weapon or the load, and boots and horses for their owner too',
  () => {
    const rider = fighter(['MOVE L2', 'MOVE M4', 'FIGHT L3', 'FIGHT M4'], {
      load: 'M',
      weight: 'H',
      horse: HORSE,
      boots: { id: 'quick-boots', strength: 'M', time: 3 },
      weapon: { ...fighter([]).weapon, weight: 'M' },
    })
    expect(names(movePieces(rider, { spent: [] }, 'run', false))).toEqual([chit(1)])
    expect(names(fightPieces(rider, { spent: [] }))).toEqual([chit(3)])
  },
)

rule(['16.2.5', '24.6'], 'DUCK is only a maneuver, and a character held by a monster plays no horse', () => {
  const dwarf = fighter(['DUCK T3*', 'MOVE H6'], { horse: HORSE })
  const maneuvers = movePieces(dwarf, { spent: [] }, 'maneuver', true)
  expect(maneuvers.map(({ piece, rows }) => [piece, rows])).toEqual([
    [chit(0), [2]],
    [chit(1), [0, 1, 2]],
  ])
  expect(names(movePieces(dwarf, { spent: [] }, 'run', true))).toEqual([chit(1)])
})

rule(['16.2.3', '30.5'], "the number on the weapon is the attack time; without one, the chit's time counts", () => {
  const bow = { ...fighter([]).weapon, weight: 'L' as const, shoots: true }
  const shot = (time: number | null) =>
    blowOf(
      fighter(['FIGHT M4'], { weapon: { ...bow, face: { harm: 'L', time, stars: 2 } } }),
      { piece: { kind: 'chit', chit: 0 }, box: 1 },
      'axe-goblin-1',
    ).time
  expect([shot(1), shot(null)]).toEqual([1, 4])
})

rule('30.5', 'the Elf shoots a goblin that misses, and a bad roll does it no harm', () => {
  const elf = person('elf', 'L', { maneuver: { box: row('smash'), time: 4 } })
  const goblin = beast('axe-goblin-1', 'M', { maneuver: { box: row('swing'), time: 4 } })
  const blows = [
    blow('elf', 'axe-goblin-1', 'swing', 'L1**', { missile: { dice: 1, modifier: 0 }, length: 14 }),
    blow('axe-goblin-1', 'elf', 'swing', 'M4*', { length: 2 }),
  ]
  expect(resolve(blows, [elf, goblin], true, fate(5)).map(({ hit, harm, outcome }) => [hit, harm, outcome])).toEqual([
    ['undercut', 1, 'harmless'],
    [null, null, 'misses'],
  ])
})
