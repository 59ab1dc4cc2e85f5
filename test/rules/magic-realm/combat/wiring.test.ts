import { expect } from 'vitest'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { magicChits } from '../../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN, on, onDenizen, ready } from '../magic/evening.ts'
import { serve } from '../serve.ts'

/*
 * Calls in a fight that the tests of single rules do not cover: each test plays the real turn, and fails if the call is
 * deleted.
 */

const rule = rulesOf('magic-realm')

rule('15.2.1', 'everyone learns which denizen is lured, and by whom', () => {
  const realm = new Magical(1)
  realm.put('elf', OPEN, { hidden: true })
  realm.stand('wolf-1', OPEN)
  realm.evening(OPEN, { 'elf lure': 'wolf-1' }, [])
  expect(realm.told('lures')[0]).toMatchObject({ character: 'elf', denizen: 'wolf-1' })
})

/** Returns the natives that each character has provoked (14.2.3). */
const provoked = (realm: Magical) =>
  realm
    .told('battles')
    .filter(event => event.rule === '14.2.3')
    .map(({ character, group }) => [character, group])

rule(['16.1.4', '14.2.3'], 'everyone learns which target is named, and natives who are named start a battle', () => {
  const realm = new Magical(1)
  realm.put('captain', OPEN, { hidden: true })
  realm.stand('bashkars-1', OPEN)
  realm.evening(OPEN, { 'captain target': 'bashkars-1' }, [2, 2])
  expect(realm.told('names')[0]).toMatchObject({ character: 'captain', denizen: 'bashkars-1' })
  expect(provoked(realm)).toEqual([['captain', 'bashkars']])
})

rule('16.1.5', 'a character named as a target is no longer hidden', () => {
  const realm = new Magical(2)
  realm.put('captain', OPEN, { foundEnemies: true })
  const dwarf = realm.put('dwarf', OPEN, { hidden: true })
  realm.evening(OPEN, { 'captain target': 'dwarf' }, [])
  expect(dwarf.hidden).toBe(false)
})

/** Sets up the Captain with a hireling who lures one of the Bashkars. */
function luring(spell: boolean) {
  const realm = new Magical(1)
  realm.put('captain', OPEN, { hidden: true })
  for (const id of ['rogues-1', 'bashkars-1', 'bashkars-2']) realm.stand(id, OPEN)
  serve(realm.state, 'rogues-1', 'captain', true)
  if (spell) bewitch(realm, 'persuade', 'captain', onDenizen('bashkars-1'), { until: 9 })
  return realm
}

rule(['15.2.2', '15.2.4', '14.2.3'], 'natives lured by a hireling battle its employer', () => {
  const realm = luring(false)
  realm.evening(OPEN, { 'captain lure': ['by rogues-1', 'bashkars-1', 'done'] }, [2, 2])
  expect(provoked(realm)).toEqual([['captain', 'bashkars']])
})

rule(['15.2.2', '20.8.2'], 'a spell of pacification breaks if a hireling lures one of its targets', () => {
  const realm = luring(true)
  realm.evening(OPEN, { 'captain lure': ['by rogues-1', 'bashkars-1', 'done'] }, [])
  expect(realm.told('spell-ends').map(({ spell, why }) => [spell, why])).toEqual([['persuade', 'broken']])
})

rule(
  ['20.10.6a', '20.7.2', '20.9.4'],
  'a color chit that turns its player into mist releases the attackers immediately',
  () => {
    const realm = new Magical(1)
    const sorceror = realm.put('sorceror', OPEN)
    sorceror.chits[magicChits(sorceror).find(({ magic }) => magic === 'IV')!.number] = 'enchanted'
    realm.stand('wolf-1', OPEN)
    bewitch(realm, 'melt-into-mist', 'sorceror', on('sorceror'), { energized: false })
    realm.evening(OPEN, { 'sorceror action': ['purple for melt-into-mist 1', 'nothing'] }, [])
    expect(sorceror.formed).toBe('mist')
    expect(realm.told('blow')).toEqual([])
  },
)

rule(
  ['21.5.3', '15.6.4', '15.6.8'],
  'after a character flies away on a Broomstick, their attackers attack nobody',
  () => {
    const realm = new Magical(2)
    realm.put('witch', OPEN, { hidden: true })
    const elf = realm.put('elf', OPEN)
    realm.stand('wolf-1', OPEN)
    bewitch(realm, 'broomstick', 'witch', on('elf'))
    const [tile] = boardOf(realm.state.tiles).neighbors.get('R')!
    realm.evening(OPEN, { 'elf action': 'run R1-2', broom: `fly ${tile}` }, [])
    expect([elf.place.kind, realm.told('blow')]).toEqual(['air', []])
  },
)

rule(['20.8.2', '21.1.3'], 'targeting a character at peace with another spell ends the Peace', () => {
  const realm = new Magical(1)
  const sorceror = ready(realm.knows('sorceror', OPEN, ['fiery-blast']))
  realm.color(21)
  realm.stand('wolf-1', OPEN)
  bewitch(realm, 'peace', 'sorceror', onDenizen('wolf-1'))
  const [way] = castingsOf(realm.state, sorceror, 9, 2)
  realm.evening(OPEN, { 'sorceror action': way!.id, 'sorceror spell-target': ['wolf-1', 'done'] }, [])
  expect(realm.told('spell-ends')[0]).toMatchObject({ spell: 'peace', why: 'broken' })
})

rule(['26.10', '16.1.1'], 'a spell cast at a native rouses the watchful members of its group', () => {
  const realm = new Magical(1)
  Object.assign(realm.state, { optional: ['watchful-natives'] })
  const sorceror = ready(realm.knows('sorceror', OPEN, ['fiery-blast']))
  realm.color(21)
  for (const id of ['bashkars-1', 'patrol-1']) realm.stand(id, OPEN)
  const [way] = castingsOf(realm.state, sorceror, 9, 2)
  realm.evening(OPEN, { 'sorceror action': way!.id, 'sorceror spell-target': ['bashkars-1', 'done'] }, [])
  expect(realm.told('battles').map(({ group }) => group)).toContain('patrol')
})
