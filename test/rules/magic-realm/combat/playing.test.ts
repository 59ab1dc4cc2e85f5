import { expect } from 'vitest'
import { foeOf } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { armorHeld, blowsOf, bodiesOf, characterBody } from '../../../../src/games/magic-realm/rules/facts/melee.ts'
import type { Fighter, Shape } from '../../../../src/games/magic-realm/rules/fight/fighter.ts'
import type { Foe } from '../../../../src/games/magic-realm/rules/fight/foes.ts'
import type {
  Engagement,
  ManeuverPlay,
  PlayedPiece,
  Sheet,
} from '../../../../src/games/magic-realm/rules/state/combat.ts'
import {
  blowOf,
  fightPieces,
  isSamePiece,
  movePieces,
  secondBlow,
  valuesOf,
  valuesStill,
} from '../../../../src/games/magic-realm/rules/state/combat-pieces.ts'
import { pieceOptions, savedPieceName } from '../../../../src/games/magic-realm/rules/state/combat-questions.ts'
import { rulesOf } from '../../../rule.ts'
import { blow, fighter, worn } from './pieces.ts'

const rule = rulesOf('magic-realm')

const chit = (number: number): PlayedPiece => ({ kind: 'chit', chit: number })
const gear = (id: string): PlayedPiece => ({ kind: 'gear', id })
const horse = (id: string, gallops = false): PlayedPiece => ({ kind: 'horse', id, gallops })
const FLY: PlayedPiece = { kind: 'fly' }
const PONY = {
  id: 'pony-1',
  vulnerability: 'M' as const,
  armored: false,
  walk: { strength: 'M' as const, time: 5 },
  gallop: { strength: 'M' as const, time: 4 },
}
const BOOTS = { id: 'quick-boots', strength: 'M' as const, time: 3 }
const GLOVES = { id: 'handy-gloves', strength: 'M' as const, time: 2 }

rule('15.5.6', 'pieces of the same kind and name are interchangeable, and so is a horse at either pace', () => {
  const pieces = [chit(1), chit(2), gear('quick-boots'), gear('pony-1'), horse('pony-1'), horse('pony-2'), FLY]
  const same = (one: PlayedPiece) => pieces.map(other => Number(isSamePiece(one, other))).join('')
  expect(pieces.map(same)).toEqual(['1000000', '0100000', '0010000', '0001000', '0000100', '0000010', '0000001'])
  expect(isSamePiece(horse('pony-1'), horse('pony-1', true))).toBe(true)
})

rule(
  '16.2.2',
  'of several chits with the same face, the first is played; a piece that is not in play has no name',
  () => {
    const one = fighter(['FIGHT M4', 'FIGHT M4*', 'FIGHT M4'], { flight: { strength: 'M', time: 1 } })
    const options = pieceOptions('attack', one, fightPieces(one, { spent: [] }))
    expect(options).toEqual([
      { id: 'M4', act: { kind: 'attack', piece: chit(0) } },
      { id: 'M4*', act: { kind: 'attack', piece: chit(1) } },
    ])
    expect(
      [FLY, horse('pony-1'), horse('pony-1', true), gear('quick-boots')].map(piece => savedPieceName(one, piece)),
    ).toEqual(['fly', 'walk', 'gallop', 'quick-boots'])
    expect(() => savedPieceName(one, chit(7))).toThrow('hero has no chit 7 in play')
  },
)

rule('15.5.5', 'pieces without effort can be played beyond the effort limit', () => {
  const spent = [{ piece: chit(9), as: 'MOVE' as const, asterisks: 3 }]
  expect(fightPieces(fighter(['FIGHT M4', 'FIGHT M3*']), { spent }).map(({ piece }) => piece)).toEqual([chit(0)])
})

rule(
  ['15.5.9a', '8.6.9'],
  'FLY values can charge and maneuver if strong enough for the character and the load, but cannot run',
  () => {
    const kinds = (more: Partial<Fighter>, use: 'run' | 'charge' | 'maneuver') =>
      movePieces(fighter(['MOVE M4'], more), { spent: [] }, use, false).map(({ piece }) => piece.kind)
    const flight = { strength: 'M' as const, time: 1 }
    expect([kinds({ flight }, 'run'), kinds({ flight }, 'charge'), kinds({ flight }, 'maneuver')]).toEqual([
      ['chit'],
      ['chit', 'fly'],
      ['chit', 'fly'],
    ])
    expect(kinds({}, 'maneuver')).toEqual(['chit'])
    expect(kinds({ flight: null }, 'maneuver')).toEqual(['chit'])
    expect(kinds({ flight, weight: 'H' }, 'maneuver')).toEqual(['chit'])
  },
)

rule('15.5.7', 'a piece has values only while in play', () => {
  const one = fighter(['MOVE M4'], { horse: PONY, boots: BOOTS, gloves: GLOVES, flight: { strength: 'T', time: 1 } })
  const times = (who: Fighter) =>
    [
      chit(0),
      chit(1),
      gear('quick-boots'),
      gear('handy-gloves'),
      gear('deft-gloves'),
      horse('pony-1'),
      horse('pony-1', true),
      horse('pony-2'),
      FLY,
    ].map(piece => valuesStill(who, piece)?.time ?? null)
  expect(times(one)).toEqual([4, null, 3, 2, null, 5, 4, null, 1])
  expect(times(fighter([]))).toEqual(Array(9).fill(null))
  expect(valuesOf(one, chit(0)).strength).toBe('M')
  expect(() => valuesOf(one, chit(1))).toThrow('hero has no such piece in play')
})

rule(
  ['16.2.2', '23.10.1', '26.25'],
  'Oil of Poison adds a star to an attack, and an attack can be aimed past a horse',
  () => {
    const plain = fighter(['FIGHT M4'])
    const oiled = fighter(['FIGHT M4'], {
      weapon: { ...plain.weapon, potions: { ...plain.weapon.potions, oil: true } },
    })
    const attack = (who: Fighter, more = {}) => blowOf(who, { piece: chit(0), box: 1, ...more }, 'foe')
    expect([attack(plain).stars, attack(oiled).stars]).toEqual([1, 2])
    expect([attack(plain, { atRider: true }).atRider, 'atRider' in attack(plain)]).toEqual([true, false])
  },
)

const SHAPE: Shape = { flies: false, armored: false, special: null, part: null }
const HEAD = { strength: 'T' as const, time: 4, length: 9, missile: null }

rule(['16.2.12', '21.5.1'], 'a character in the form of a monster with a head or club strikes with it too', () => {
  const shaped = fighter([], { shape: { ...SHAPE, part: HEAD } })
  const second = blow('hero', 'foe', 'smash', 'T4', { length: 9 })
  expect(secondBlow(shaped, 2, 'foe')).toEqual(second)
  const fumble = { dice: 2, modifier: 0 } as const
  expect(secondBlow({ ...shaped, fumble }, 2, 'foe')).toEqual({ ...second, fumble })
  expect([secondBlow(fighter([]), 2, 'foe'), secondBlow(fighter([], { shape: SHAPE }), 2, 'foe')]).toEqual([null, null])
})

rule('16.2.7', 'a shield covers the direction in which it was played, and no direction if it was not', () => {
  const armor = [worn('shield M', 2), worn('helmet M')]
  const covers = (shield: 0 | 1 | 2 | null) => armorHeld(armor, shield).map(piece => piece.covers)
  expect([covers(1), covers(null)]).toEqual([
    [[1], [2]],
    [[], [2]],
  ])
})

const round = (more: Partial<Engagement> = {}): Engagement => ({
  character: 'hero',
  spent: [],
  target: null,
  attack: null,
  maneuver: null,
  shield: null,
  readies: false,
  wounds: 0,
  gone: false,
  ...more,
})

rule(['17.2.3', '26.25'], 'a character who plays a horse rides it, and a maneuver by the rider counts too', () => {
  const rider = fighter(['MOVE M4'], { horse: PONY })
  const body = (maneuver: ManeuverPlay | null, more = {}) => characterBody(rider, round({ maneuver, ...more }))
  expect(body({ piece: horse('pony-1'), box: 1 })).toMatchObject({
    mount: { id: 'pony-1', vulnerability: 2, armored: false, dead: false },
    maneuver: { box: 1, time: 5 },
  })
  expect(body({ piece: chit(0), box: 2 })).toMatchObject({ mount: null, maneuver: { box: 2, time: 4 } })
  expect(body(null)).toMatchObject({ mount: null, maneuver: null })
  const own = { rider: { piece: chit(0), box: 2 } }
  expect(body({ piece: horse('pony-1'), box: 1 }, own).rider).toEqual({ box: 2, time: 4 })
  expect('rider' in body({ piece: chit(0), box: 2 }, own)).toBe(false)
  expect('rider' in body({ piece: horse('pony-1'), box: 1 })).toBe(false)
})

rule('17.2.10', 'an armored creature form counts as armored, and is struck as a denizen would be', () => {
  const body = (shape?: Shape) => characterBody(fighter([], shape ? { shape } : {}), round())
  expect(body({ ...SHAPE, armored: true })).toMatchObject({ kind: 'denizen', armored: true })
  expect(body(SHAPE)).toMatchObject({ kind: 'denizen', armored: false })
  expect(body()).toMatchObject({ kind: 'character', armored: false })
})

/** Returns a melee of one hero with these pieces on his sheet, each in its own row. */
const meleeOf = (
  pieces: readonly string[],
  more: { foes?: Foe[]; spells?: ReturnType<typeof blow>[]; hero?: Engagement } = {},
) => {
  const sheet: Sheet = { owner: 'hero', boxes: [pieces.slice(0, 1), pieces.slice(1, 2), pieces.slice(2)] }
  return {
    fighters: [fighter(['FIGHT M4'], { shape: { ...SHAPE, part: HEAD } })],
    foes: more.foes ?? pieces.map(foeOf),
    combat: { sheets: [sheet], dark: [], engagements: [more.hero ?? round()] },
    ...(more.spells ? { spells: more.spells } : {}),
  }
}

rule(
  ['1.3.4', '16.4.4', '17.2.2'],
  'heads, clubs and horses are not separate targets, but a rider on a horse is a target',
  () => {
    const bodies = (pieces: string[]) => bodiesOf(meleeOf(pieces)).map(({ id, mount }) => [id, mount?.id ?? null])
    expect(bodies(['giant-1', 'giant-1.part'])).toEqual([
      ['hero', null],
      ['giant-1', null],
    ])
    expect(bodies(['lancers-1', 'lancers-1.horse'])).toEqual([
      ['hero', null],
      ['lancers-1', 'lancers-1.horse'],
    ])
    // His own maneuver counts only in optional combat.
    const [, plain] = bodiesOf(meleeOf(['lancers-1', 'lancers-1.horse']))
    expect('rider' in plain!).toBe(false)
    const fumble = { dice: 2, modifier: 0 } as const
    const foes = ['lancers-1', 'lancers-1.horse', 'wolf-1'].map(id => ({ ...foeOf(id), fumble }))
    const [, rider, wolf] = bodiesOf(meleeOf(['lancers-1', 'lancers-1.horse', 'wolf-1'], { foes }))
    expect([rider!.rider?.box, rider!.maneuver?.box, 'rider' in wolf!]).toEqual([0, 1, false])
  },
)

rule(['16.2.2', '16.2.12', '16.5.3'], 'once dead, a target is dropped by a weapon, a second blow and a spell', () => {
  const hero = (target: string) => round({ target, attack: { piece: chit(0), box: 0 }, second: 2 })
  const spells = (...targets: string[]) =>
    targets.map(target => blow('hero', target, 'thrust', 'M4', { spell: 'fiery-blast' }))
  const targets = (one: Engagement, ...named: string[]) =>
    blowsOf(meleeOf(['wolf-1'], { hero: one, spells: spells(...named) }))
      .filter(({ by }) => by === 'hero')
      .map(({ target, spell }) => `${target} ${spell ?? ''}`)
  expect(targets(hero('wolf-1'), 'wolf-1', 'wolf-2')).toEqual(['wolf-1 ', 'wolf-1 ', 'wolf-1 fiery-blast'])
  expect(targets(hero('wolf-2'))).toEqual([])
  expect(targets({ ...hero('wolf-1'), attack: null })).toEqual([])
})
