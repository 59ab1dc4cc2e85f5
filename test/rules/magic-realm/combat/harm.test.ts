import { expect } from 'vitest'
import { armorIn, coverOf } from '../../../../src/games/magic-realm/rules/fight/armor.ts'
import { harmOf, MISSILE_LEVELS } from '../../../../src/games/magic-realm/rules/fight/blows.ts'
import type { ActiveWeapon } from '../../../../src/games/magic-realm/rules/fight/fighter.ts'
import { type Body, QUIET, resolve } from '../../../../src/games/magic-realm/rules/fight/resolution.ts'
import { LEVELS, levelOf } from '../../../../src/games/magic-realm/rules/pieces/levels.ts'
import { blowOf } from '../../../../src/games/magic-realm/rules/state/combat-pieces.ts'
import { rulesOf } from '../../../rule.ts'
import { beast, blow, fate, fighter, person, worn } from './pieces.ts'

const rule = rulesOf('magic-realm')

/** Returns the effect of one blow on its target. */
const one = (hitting: ReturnType<typeof blow>, target: Body, ...missiles: number[]) => {
  const [struck] = resolve([hitting], [target, beast(hitting.by, 'M')], false, fate(...missiles))
  return struck!
}
const harm = (text: string, armor: boolean, more = {}) =>
  levelOf(harmOf(blow('foe', 'hero', 'thrust', text, more), armor))

rule(['17.1.1', '1.1.3', '30.1'], 'every star adds a level, but against armor the first star does not count', () => {
  expect(harm('M4**', false)).toBe('T')
  expect(harm('M4**', true)).toBe('H')
  expect(harm('M4*', true)).toBe('M')
  expect(harm('M4', true)).toBe('M')
  expect(LEVELS.map(letter => harm(`${letter}3*`, true))).toEqual([...LEVELS])
})

const SWORD: ActiveWeapon = {
  id: 'thrusting-sword-1',
  weight: 'L',
  length: 4,
  shoots: false,
  face: { harm: 'L', time: 4, stars: 1 },
  alerted: false,
  potions: { dust: false, oil: false, bite: false, grease: false },
}
const attack = (chit: string, more: Partial<ActiveWeapon> = {}) =>
  blowOf(fighter([chit], { weapon: { ...SWORD, ...more } }), { piece: { kind: 'chit', chit: 0 }, box: 0 }, 'foe')

rule(['17.1.2', '30.1'], 'strength greater than the weight of the weapon adds one level, and only one', () => {
  expect(levelOf(harmOf(attack('FIGHT M4'), false))).toBe('H')
  expect(levelOf(harmOf(attack('FIGHT T4'), false))).toBe('H')
  expect(levelOf(harmOf(attack('FIGHT L4'), false))).toBe('M')
  expect(attack('FIGHT T4', { shoots: true }).excess).toBe(false)
})

rule(['16.2.8', '30.1'], 'a dagger does Medium harm to the body and Light to armor, with any chit', () => {
  for (const chit of ['FIGHT L3*', 'FIGHT T4**']) {
    const dagger = blowOf(fighter([chit]), { piece: { kind: 'chit', chit: 0 }, box: 0 }, 'foe')
    expect([levelOf(harmOf(dagger, false)), levelOf(harmOf(dagger, true))]).toEqual(['M', 'L'])
    expect([dagger.length, dagger.time]).toEqual([0, Number(chit[7])])
  }
})

rule('17.1.3', 'a missile roll changes the harm by plus two to minus three levels', () => {
  expect(MISSILE_LEVELS).toEqual([2, 1, 0, -1, -2, -3])
  const shot = blow('hero', 'foe', 'swing', 'M1**', { missile: { dice: 2, modifier: 0 } })
  expect([1, 2, 3, 4, 5, 6].map(roll => one(shot, beast('foe', 'T'), roll).harm)).toEqual([6, 5, 4, 3, 2, 1])
})

rule('17.1.4', 'harm of Negligible or less does nothing, but still counts as a hit', () => {
  const weak = blow('hero', 'foe', 'swing', 'L1', { missile: { dice: 2, modifier: 0 } })
  const struck = one(weak, person('foe', 'L'), 6)
  expect([struck.hit, struck.harm, struck.outcome, struck.wounds]).toEqual(['open', 0, 'harmless', 0])
})

rule(
  ['17.1.5', '17.2.3'],
  'a missile with more than Tremendous harm kills through any armor, but not through a horse',
  () => {
    const shot = blow('hero', 'foe', 'swing', 'H1**', { missile: { dice: 2, modifier: 0 } })
    const suit = () => worn('suit T')
    expect(one(shot, person('foe', 'H', { armor: [suit()] }), 1).outcome).toBe('kills')
    // The star removed by armor goes first: Heavy with one star is just Tremendous (D38).
    expect(one(shot, person('foe', 'H', { armor: [suit()] }), 3).outcome).toBe('damages')
    const mount = { id: 'horse', vulnerability: 4, armored: true, dead: false }
    expect(one(shot, person('foe', 'H', { mount, armor: [suit()] }), 1)).toMatchObject({
      outcome: 'kills-horse',
      on: 'horse',
      wounds: 0,
    })
  },
)

rule('17.1.6', 'an unalerted Spear does Negligible harm at time 6', () => {
  const spear = attack('FIGHT M3*', { weight: 'M', length: 10, face: { harm: 'N', time: 6, stars: 0 } })
  expect([levelOf(harmOf(spear, false)), spear.time]).toEqual(['N', 6])
})

rule('17.1.7', 'with a wish for strength a blow does exactly Tremendous harm', () => {
  const wished = blowOf(
    fighter(['FIGHT L4'], { wish: true, weapon: { ...SWORD, shoots: true } }),
    { piece: { kind: 'chit', chit: 0 }, box: 0 },
    'foe',
  )
  expect(harmOf(wished, true)).toBe(4)
  expect(wished.missile).toBeNull()
})

rule('17.2.1', 'a denizen dies from harm equal to its vulnerability or more, and its armor takes off a star', () => {
  expect(one(blow('hero', 'foe', 'smash', 'M4'), beast('foe', 'M')).outcome).toBe('kills')
  expect(one(blow('hero', 'foe', 'smash', 'L4'), beast('foe', 'M'))).toMatchObject({ outcome: 'harmless', wounds: 0 })
  expect(one(blow('hero', 'foe', 'smash', 'L4*'), beast('foe', 'M')).outcome).toBe('kills')
  expect(one(blow('hero', 'foe', 'smash', 'L4*'), beast('foe', 'M', { armored: true })).outcome).toBe('harmless')
})

rule(['17.2.3', '30.8'], 'the first blow strikes the horse, later ones the rider', () => {
  const workhorse = () => ({ id: 'workhorse', vulnerability: 3, armored: false, dead: false })
  const captain = () => person('captain', 'M', { mount: workhorse(), armor: [worn('helmet M')] })
  const smash = (time: number) => blow(`giant-${time}`, 'captain', 'smash', `H${time}`)
  const giants = [2, 3, 4].map(time => beast(`giant-${time}`, 'T'))
  const rider = captain()
  expect(
    resolve([smash(4), smash(2), smash(3)], [rider, ...giants], false, fate()).map(({ outcome }) => outcome),
  ).toEqual(['kills-horse', 'destroys', 'kills'])
  const struck = captain()
  const together = [2, 3, 4].map(n => ({ ...smash(n), time: 4 }))
  expect(resolve(together, [struck, ...giants], false, fate()).map(({ outcome }) => outcome)).toEqual([
    'kills-horse',
    'kills-horse',
    'kills-horse',
  ])
  expect([struck.dead, struck.wounds, struck.armor[0]!.destroyed]).toEqual([false, 0, false])
})

rule(
  '17.2.3',
  'Medium harm kills a pony, and only Tremendous harm kills a warhorse, whose armor takes off a star',
  () => {
    const on = (vulnerability: number, armored: boolean) =>
      person('foe', 'M', { mount: { id: 'horse', vulnerability, armored, dead: false } })
    expect(one(blow('hero', 'foe', 'smash', 'L4'), on(2, false)).outcome).toBe('harmless')
    expect(one(blow('hero', 'foe', 'smash', 'M4'), on(2, false)).outcome).toBe('kills-horse')
    expect(one(blow('hero', 'foe', 'smash', 'H4*'), on(4, true)).outcome).toBe('harmless')
    expect(one(blow('hero', 'foe', 'smash', 'T4*'), on(4, true)).outcome).toBe('kills-horse')
  },
)

rule('17.2.4', 'a blow hits the shield, then a card, the helmet or breastplate, the Ointment, the suit (D40)', () => {
  const all = ['suit H', 'ointment T', 'breastplate M', 'helmet M', 'card H', 'shield M']
  const met = (direction: 'thrust' | 'swing' | 'smash', pieces: string[], held: 0 | 1 | 2) =>
    one(blow('hero', 'foe', direction, 'L4'), person('foe', 'M', { armor: pieces.map(piece => worn(piece, held)) })).on
  expect(met('smash', all, 2)).toBe('shield')
  expect(met('smash', all.slice(0, 5), 2)).toBe('card')
  expect(met('smash', all.slice(0, 4), 2)).toBe('helmet')
  expect(met('thrust', all.slice(0, 4), 2)).toBe('breastplate')
  expect(met('swing', all.slice(0, 4), 2)).toBe('breastplate')
  expect(met('swing', all.slice(0, 2), 2)).toBe('ointment')
  expect(met('swing', all.slice(0, 1), 2)).toBe('suit')
  // A shield in another row stops nothing.
  expect(met('thrust', ['shield M'], 2)).toBeNull()
})

rule(
  '17.2.5',
  'harm equal to the toughness damages armor and destroys it the second time; more destroys it immediately',
  () => {
    const after = (texts: string[], piece: string) => {
      const target = person('foe', 'T', { armor: [worn(piece)] })
      const blows = texts.map((text, n) => blow(`b${n}`, 'foe', 'thrust', text.replace(/\d/, String(n + 1))))
      const foes = texts.map((_, n) => beast(`b${n}`, 'T'))
      return resolve(blows, [target, ...foes], false, fate()).map(({ outcome }) => outcome)
    }
    expect(after(['L1', 'M1', 'M1', 'M1'], 'breastplate M')).toEqual(['holds', 'damages', 'destroys', 'wounds'])
    expect(after(['H1'], 'breastplate M')).toEqual(['destroys'])
    // A card has no damaged side.
    expect(after(['M1', 'H1'], 'card H')).toEqual(['holds', 'destroys'])
  },
)

rule('17.2.6', 'Medium or greater harm to armor wounds its wearer once, but not under Reflecting Grease', () => {
  const wounds = (text: string, greased = false) =>
    one(blow('hero', 'foe', 'thrust', text), person('foe', 'T', { greased, armor: [worn('suit H')] })).wounds
  expect([wounds('L4'), wounds('M4'), wounds('T4'), wounds('T4', true)]).toEqual([0, 1, 1, 0])
})

rule(
  '17.2.8',
  'without armor in the way, harm equal to the vulnerability kills; less, from Light on, inflicts one wound',
  () => {
    const outcome = (text: string) => one(blow('hero', 'foe', 'thrust', text), person('foe', 'H')).outcome
    expect(['N4', 'L4', 'M4', 'H4'].map(outcome)).toEqual(['harmless', 'wounds', 'wounds', 'kills'])
    // A berserk fighter is Tremendous.
    expect(one(blow('hero', 'foe', 'thrust', 'H4'), person('foe', 'T')).outcome).toBe('wounds')
  },
)

rule(
  ['17.2.9', '30.9'],
  'three simultaneous Heavy hits on a suit wound three times and destroy it, and nothing gets through',
  () => {
    const knight = person('knight', 'M', { armor: [worn('suit H')] })
    const blows = [1, 2, 3].map(n => blow(`b${n}`, 'knight', 'swing', 'H4'))
    resolve(blows, [knight, ...[1, 2, 3].map(n => beast(`b${n}`, 'T'))], false, fate())
    expect([knight.wounds, knight.dead, knight.armor[0]!.destroyed]).toEqual([3, false, true])
  },
)

rule('17.2.11', "Penetrating Grease ignores armor, even a denizen's", () => {
  const greased = { penetrates: true }
  expect(
    one(blow('hero', 'foe', 'thrust', 'M4*', greased), person('foe', 'H', { armor: [worn('suit T')] })),
  ).toMatchObject({ outcome: 'kills', on: null })
  expect(one(blow('hero', 'foe', 'thrust', 'M4*', greased), beast('foe', 'H', { armored: true })).outcome).toBe('kills')
  expect(one(blow('hero', 'foe', 'thrust', 'M4*'), beast('foe', 'H', { armored: true })).outcome).toBe('harmless')
})

rule('17.3.2', 'a monster red side up kills outright: no armor helps, and the horse is unharmed', () => {
  const mount = { id: 'horse', vulnerability: 3, armored: false, dead: false }
  const victim = person('hero', 'T', { mount, armor: [worn('suit T')] })
  const grip = blow('foe', 'hero', 'thrust', 'N3', { special: 'kill' })
  expect(one(grip, victim)).toMatchObject({ outcome: 'kills', on: null })
  expect([victim.dead, mount.dead]).toEqual([true, false])
})

rule(
  ['17.1.3', '26.1', '26.25'],
  'forecasts assume average missile rolls, four serious wounds, and no deaths from tables',
  () => {
    const shot = blow('hero', 'foe', 'swing', 'H1**')
    expect([QUIET.missile(shot), QUIET.aimed(shot, 2), QUIET.serious('foe'), QUIET.special(shot)]).toEqual([
      3,
      6,
      4,
      [],
    ])
  },
)

rule('18.4.6', 'blows by or at someone who has broken off are not struck', () => {
  const fallen = (...off: string[]) => {
    const bodies = [person('a', 'M'), beast('b', 'M')]
    for (const body of bodies) if (off.includes(body.id)) body.withdrawn = true
    const blows = [blow('a', 'b', 'thrust', 'H4'), blow('b', 'a', 'thrust', 'H4')]
    return resolve(blows, bodies, false, fate()).map(({ outcome }) => outcome)
  }
  expect([fallen(), fallen('a'), fallen('b')]).toEqual([
    ['kills', 'kills'],
    ['cancelled', 'cancelled'],
    ['cancelled', 'cancelled'],
  ])
  expect(() => resolve([blow('a', 'b', 'thrust', 'H4')], [person('a', 'M')], false, fate())).toThrow(
    'b is not in the fight',
  )
})

rule(
  ['17.3.2', '17.2.2'],
  'a native killed red side up or by a blow past the horse loses the horse too; a character does not',
  () => {
    const mount = () => ({ id: 'horse', vulnerability: 4, armored: false, dead: false })
    const dies = (victim: Body, more: object) => {
      const { outcome } = one(blow('hero', 'foe', 'thrust', 'T3', more), victim)
      return [outcome, victim.mount!.dead]
    }
    const red = { special: 'kill' } as const
    expect(dies(beast('foe', 'M', { mount: mount() }), red)).toEqual(['kills', true])
    expect(dies(person('foe', 'M', { mount: mount() }), red)).toEqual(['kills', false])
    expect(dies(beast('foe', 'M', { mount: mount() }), { atRider: true })).toEqual(['kills', true])
    expect(dies(person('foe', 'M', { mount: mount() }), { atRider: true })).toEqual(['kills', false])
    const afoot = beast('foe', 'M')
    expect([one(blow('hero', 'foe', 'thrust', 'T3', red), afoot).outcome, afoot.dead]).toEqual(['kills', true])
  },
)

rule('17.2.3', 'a horse that survives a blow takes the next one too', () => {
  const rider = person('foe', 'M', { mount: { id: 'horse', vulnerability: 3, armored: false, dead: false } })
  const blows = [blow('a', 'foe', 'thrust', 'M2'), blow('b', 'foe', 'thrust', 'M3')]
  const struck = resolve(blows, [rider, beast('a', 'M'), beast('b', 'M')], false, fate())
  expect(struck.map(({ on, outcome }) => [on, outcome])).toEqual([
    ['horse', 'harmless'],
    ['horse', 'harmless'],
  ])
})

rule(['17.1.5', '17.2.5'], 'a strike never kills through armor, but a missile can, leaving the armor intact', () => {
  const armored = () => person('foe', 'H', { armor: [worn('suit T')] })
  expect(one(blow('hero', 'foe', 'thrust', 'T4***'), armored()).outcome).toBe('destroys')
  const victim = armored()
  const shot = blow('hero', 'foe', 'swing', 'H1**', { missile: { dice: 2, modifier: 0 } })
  expect([one(shot, victim, 1).outcome, victim.dead, victim.wounds]).toEqual(['kills', true, 0])
  expect(victim.armor[0]).toMatchObject({ damaged: false, destroyed: false })
})

rule('17.2.4', 'helmet, breastplate and suit protect in their own directions, and blows hit pieces in order', () => {
  expect(['helmet', 'breastplate', 'suit'].map(place => coverOf(place as 'helmet'))).toEqual([[2], [0, 1], [0, 1, 2]])
  const pieces = ['suit H', 'helmet M', 'card H', 'shield M', 'breastplate M', 'ointment T'].map(text => worn(text, 2))
  pieces[2]!.destroyed = true
  expect(armorIn(pieces, 2).map(({ place }) => place)).toEqual(['shield', 'helmet', 'ointment', 'suit'])
  expect(armorIn(pieces, 0).map(({ place }) => place)).toEqual(['breastplate', 'ointment', 'suit'])
})

rule(
  ['26.25', '17.2.6'],
  'a missile stopped by the first piece of armor wounds the wearer, and has not gone through any',
  () => {
    const missile = { missile: { dice: 2, modifier: 0 }, fumble: { dice: 2, modifier: 0 } } as const
    const victim = person('foe', 'H', { armor: [worn('suit H')] })
    const struck = one(blow('hero', 'foe', 'thrust', 'H4', missile), victim, 7)
    expect(struck).toMatchObject({ outcome: 'holds', harm: 3, wounds: 1, on: 'suit' })
    expect([victim.wounds, 'through' in struck]).toEqual([1, false])
    // A wish for strength needs no roll (17.1.7).
    expect(
      one(blow('hero', 'foe', 'thrust', 'L4', { ...missile, exactly: 4, missile: null }), person('foe', 'H')),
    ).toMatchObject({ harm: 4, outcome: 'kills' })
  },
)
