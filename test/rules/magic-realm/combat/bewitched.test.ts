import { expect } from 'vitest'
import { foeOf } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { FORM_ATTACK, FORM_MOVE, foeIn } from '../../../../src/games/magic-realm/rules/facts/bewitched.ts'
import { fighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { DAGGER } from '../../../../src/games/magic-realm/rules/fight/fighter.ts'
import { isTremendous } from '../../../../src/games/magic-realm/rules/fight/foes.ts'
import type { OptionalRule } from '../../../../src/games/magic-realm/rules/state/optional.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN, on, onDenizen } from '../magic/evening.ts'

const rule = rulesOf('magic-realm')

/** Returns an Elf in a Realm with some optional rules. */
function elfin(...rules: OptionalRule[]) {
  const realm = new Magical()
  if (rules.length > 0) Object.assign(realm.state, { optional: rules })
  const elf = realm.put('elf', OPEN)
  return { realm, elf, fighter: (isDark = false) => fighterIn(realm.state, 'elf', isDark) }
}

/** Returns an Elf who has absorbed a monster, and the resulting fighter. */
function absorbing(monster: string, ...rules: OptionalRule[]) {
  const { realm, elf, fighter } = elfin(...rules)
  bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: monster, woke: 1 })
  return { realm, elf, fighter }
}

rule(['20.9.1', '22.4'], 'a denizen transformed into a beast has no horse and holds nobody', () => {
  const realm = new Magical()
  realm.stand('lancers-1', OPEN)
  const turned = (result: string) => {
    bewitch(realm, 'transform', 'elf', onDenizen('lancers-1'), { result })
    const foe = foeIn(realm.state, 'lancers-1')
    expect(foeIn(realm.state, 'lancers-1.horse')).toEqual(foeOf('lancers-1.horse'))
    realm.state.magic!.spells = []
    return foe
  }
  const side = { attack: { harm: 'H', time: 3, stars: 0, special: null }, move: 4, length: 0 }
  expect(turned('lion')).toEqual({
    ...{ id: 'lancers-1', part: false, beast: true, size: 'H', armored: false, missile: null },
    ...{ light: side, dark: side },
  })
  expect(turned('frog').light).toEqual({ attack: null, move: 3, length: 0 })
  expect(isTremendous(turned('dragon'))).toBe(false)
})

rule(
  ['21.4.4', '21.5.3'],
  'a FLY chit that its player controls can be used in a fight, but one from Hurricane Winds cannot',
  () => {
    const { realm, fighter } = elfin()
    bewitch(realm, 'hurricane-winds', 'witch', on('elf'), { to: 'R' })
    expect(fighter().flight).toBeNull()
    bewitch(realm, 'broomstick', 'elf', on('elf'))
    expect(fighter().flight).toEqual({ strength: 'L', time: 1 })
  },
)

rule(
  ['21.8.4', '21.3.1'],
  'Poison affects only the named weapon; Elven Grace speeds up moves according to their printed strength',
  () => {
    const { realm, elf, fighter } = elfin()
    realm.give(elf, 'light-bow-1', true)
    const before = fighter()
    bewitch(realm, 'poison', 'elf', { kind: 'belonging', id: 'medium-bow-1' })
    bewitch(realm, 'elven-grace', 'elf', on('elf'))
    expect(fighter().weapon).toEqual(before.weapon)
    const times = { L: 1, M: 2, H: 3, T: 4, N: 1 }
    expect(fighter().chits).toEqual(
      before.chits.map(chit => (chit.kind === 'MOVE' ? { ...chit, time: times[chit.strength] } : chit)),
    )
  },
)

rule(
  ['16.2.12', '20.9.6'],
  'a character transformed into a beast has the attack and move of the beast, and no other',
  () => {
    const { realm, elf, fighter } = elfin()
    elf.strength = true
    bewitch(realm, 'broomstick', 'elf', on('elf'))
    bewitch(realm, 'transform', 'witch', on('elf'), { result: 'dragon' })
    for (const id of ['battle-bracelets', 'elusive-cloak', 'reflecting-grease']) realm.give(elf, id, true)
    const nothing = { bracelets: false, cloak: false, greased: false, wish: false, flight: null }
    expect(fighter()).toMatchObject({
      ...nothing,
      ...{ chits: [], armor: [], horse: null, vulnerability: 'T', weight: 'N' },
      boots: { id: FORM_MOVE, strength: 'T', time: 4 },
      gloves: { id: FORM_ATTACK, strength: 'T', time: 4 },
      weapon: { ...DAGGER, weight: 'T', length: 0, face: { harm: 'T', time: 4, stars: 0 } },
      shape: { flies: true, armored: true, special: null, part: null },
    })
    const bird = elfin()
    bewitch(bird.realm, 'transform', 'witch', on('elf'), { result: 'bird' })
    expect(bird.fighter()).toMatchObject({ gloves: null, weapon: DAGGER, shape: { flies: true, armored: false } })
  },
)

rule('21.6.3', 'mist is Tremendous, and neither strikes nor flies', () => {
  const { realm, fighter } = elfin()
  bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
  expect(fighter()).toMatchObject({ vulnerability: 'T', gloves: null, boots: { strength: 'T', time: 4 } })
  expect(fighter().shape).toEqual({ flies: false, armored: false, special: null, part: null, mist: true })
})

rule('21.5.1', 'a character in monster form fights as the monster does, with the side that is up', () => {
  const goblin = absorbing('spear-goblin-1')
  expect(goblin.fighter()).toMatchObject({ gloves: null, weapon: DAGGER, shape: { special: null, part: null } })
  expect(goblin.fighter(true)).toMatchObject({
    gloves: { id: FORM_ATTACK, strength: 'H', time: 5 },
    weapon: { weight: 'H', length: 10, face: { harm: 'H', time: 5, stars: 1 } },
    shape: { special: null, monster: 'spear-goblin-1' },
  })
  const demon = absorbing('demon-1')
  expect(demon.fighter()).toMatchObject({
    gloves: { strength: 'N', time: 2 },
    weapon: { length: 17 },
    shape: { special: 'pit' },
  })
  expect(demon.fighter(true)).toMatchObject({ gloves: { time: 4 }, shape: { special: 'kill' } })
})

rule(
  ['21.5.1', '26.9'],
  'a form with a head or a club strikes twice, and under the optional rule dragon heads breathe fire',
  () => {
    const partOf = (monster: string, ...rules: OptionalRule[]) => absorbing(monster, ...rules).fighter().shape!.part
    const head = partOf('t-dragon-1')
    const club = partOf('giant-1')
    expect(head).toMatchObject({ missile: null })
    expect(partOf('t-dragon-1', 'dragon-fire')).toEqual({ ...head, length: 15, missile: { dice: 2, modifier: 0 } })
    expect(partOf('t-flying-dragon-1', 'dragon-fire')).toMatchObject({ length: 13 })
    expect(partOf('giant-1', 'dragon-fire')).toEqual(club)
  },
)
