import { expect } from 'vitest'
import { tire } from '../../../../src/games/magic-realm/rules/combat/fatigue-step.ts'
import { shoots } from '../../../../src/games/magic-realm/rules/effects/fight-effects.ts'
import { powerOfThePit } from '../../../../src/games/magic-realm/rules/effects/pit.ts'
import { roadsOut } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { boardOf, mustBeFound } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { engagementOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { aimed, bewitch, comeToLife, inRealm, type Magical, OPEN, on } from '../magic/evening.ts'
import { serve } from '../serve.ts'

const rule = rulesOf('magic-realm')

rule(
  ['22.3', '21.6.6'],
  'chits under Unleash Power are wounded as MOVE and FIGHT chits, but not fatigued as MAGIC chits',
  () => {
    const struck = (die: number) => (realm: Magical) => {
      const one = realm.put('sorceror', OPEN)
      // MAGIC IV3* is as light as its time, and MAGIC VI6* as heavy.
      one.magic!.altered = { 9: 'power', 7: 'power' }
      realm.do(powerOfThePit(realm.table, one, 'sorceror', '22.3'), [], [die, die])
      return [9, 7, 8].map(number => one.chits[number])
    }
    expect(inRealm(struck(3))).toEqual(['wounded', 'active', 'active'])
    expect(inRealm(struck(5))).toEqual(['active', 'active', 'fatigued'])
  },
)

rule(['22.3.2', '20.9.6'], "a transformed character's chits are immune to Power of the Pit", () => {
  const changed = (spell: string, result: number) => (realm: Magical) => {
    const elf = realm.put('elf', OPEN)
    const witch = realm.put('witch', OPEN)
    bewitch(realm, spell, 'elf', on('elf'), { result: 'lion' })
    const target = spell === 'transform' ? 'elf' : 'witch'
    realm.do(powerOfThePit(realm.table, witch, target, '22.3'), [], [result, result])
    return [elf.fate, elf.chits.filter(chit => chit !== 'active').length]
  }
  for (const result of [3, 4, 5]) expect(inRealm(changed('transform', result))).toEqual(['alive', 0])
  // Result 3 strikes everyone in the clearing.
  expect(inRealm(changed('melt-into-mist', 3))).toEqual(['alive', 0])
})

rule('22.3', 'Terror also kills the ponies of hired leaders', () => {
  const left = (realm: Magical) => {
    const one = realm.put('sorceror', OPEN)
    realm.stand('order-hq', OPEN)
    serve(realm.state, 'order-hq', 'sorceror')
    const [leader] = realm.state.war!.leaders
    for (const horse of ['pony-1', 'workhorse-1']) leader!.owned.push(realm.give(one, horse))
    one.owned = []
    realm.do(powerOfThePit(realm.table, one, 'sorceror', '22.3'), [], [3, 3])
    return leader!.owned.map(({ id }) => id)
  }
  expect(inRealm(left)).toEqual(['workhorse-1'])
})

rule(['18.4.1', '21.5.6'], "the caster of a Power of the Pit takes its victim's belongings", () => {
  const robs = (answers: readonly string[]) => (realm: Magical) => {
    const witch = realm.put('witch', OPEN)
    const elf = realm.put('elf', OPEN, { gold: 7 })
    realm.give(elf, 'golden-crown')
    aimed(realm, 'power-of-the-pit', 'witch', on('elf'))
    comeToLife(realm, answers, [2, 2])
    return [elf.fate, witch.gold, witch.owned.map(({ id }) => id), realm.state.piles[OPEN] ?? []]
  }
  expect(inRealm(robs(['keep']))).toEqual(['dead', 17, ['golden-crown'], []])
})

rule('2.2.9', 'a character who casts a lasting spell with the last chit dies when it takes effect', () => {
  const casts = (realm: Magical) => {
    const witch = realm.put('witch', OPEN)
    const elf = realm.put('elf', OPEN)
    witch.chits = witch.chits.map((_chit, number) => (number === 3 ? 'committed' : 'wounded'))
    aimed(realm, 'bad-luck', 'witch', on('elf'), { chit: 3 })
    comeToLife(realm)
    return [witch.fate, elf.fate, realm.state.magic!.spells.length]
  }
  expect(inRealm(casts)).toEqual(['dead', 'alive', 0])
})

rule(['15.6.2', '21.6.3'], 'a character in mist form can run along undiscovered roadways', () => {
  const roads = (misty: boolean) => (realm: Magical) => {
    const board = boardOf(realm.state.tiles)
    const way = [...board.ways.values()].find(one => mustBeFound(one) && one.ends.every(end => end !== null))!
    const one = realm.put('elf', way.ends[0]!)
    if (misty) bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
    return roadsOut(realm.state, one).includes(way.id)
  }
  expect([inRealm(roads(true)), inRealm(roads(false))]).toEqual([true, false])
})

rule('18.1.4', 'a character transformed during a round still pays with their own chits for what was played', () => {
  const pays = (realm: Magical) => {
    const one = realm.put('elf', OPEN)
    realm.put('captain', OPEN)
    const combat = realm.fightAt(OPEN)
    const round = engagementOf(combat, 'elf')!
    round.spent = [{ piece: { kind: 'chit', chit: 0 }, as: 'MOVE', asterisks: 2 }]
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'lion' })
    const step = realm.asked(tire(realm.table, combat, one))
    return [step?.topic ?? null, one.chits.filter(chit => chit === 'fatigued').length]
  }
  expect(inRealm(pays)).toEqual(['fatigue', 0])
})

rule(['26.3', '23.9.1'], 'the Mixture counts as a missile in an ambush', () => {
  const throws = (realm: Magical) => {
    const one = realm.put('elf', OPEN)
    realm.give(one, 'alchemists-mixture', true)
    return shoots(one)
  }
  expect(inRealm(throws)).toBe(true)
})
