import { expect } from 'vitest'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { turnOrder } from '../../../src/games/magic-realm/rules/facts/combatants.ts'
import { totalsOf } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { chooseInSecret } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { Character, Score } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns two players with three characters each, taken one after the other. */
function six(): Realm {
  const realm = new Realm({ characters: '3', encounter: '2' })
  for (const id of ['elf', 'dwarf', 'amazon', 'captain', 'wizard', 'witch']) realm.put(id, 'CV5')
  return realm
}

/** Returns the victory points for a character, all of them in Great Treasures. */
function pointsOf(realm: Realm, character: Character): number {
  const choosing = chooseInSecret(realm.table, character.seat, [character])
  let step = choosing.next()
  let most = 0
  while (!step.done) {
    const [question] = step.value
    most = Math.max(most, question!.amount?.most ?? 0)
    step = choosing.next({ seat: character.seat, id: question!.options[0]?.id ?? String(question!.amount!.most) })
  }
  return Object.values(character.needs!).reduce((sum, one) => sum + one, 0)
}

rule('26.20', "a player's second character needs six points, the third seven", () => {
  const realm = six()
  const [elf, dwarf, amazon, captain, wizard, witch] = realm.state.characters
  expect([elf, amazon, wizard].map(one => pointsOf(realm, one!))).toEqual([5, 6, 7])
  expect([dwarf, captain, witch].map(one => pointsOf(realm, one!))).toEqual([5, 6, 7])
})

rule(['26.20', '15.1.4'], "in a fight, a player's characters act one after another during that player's turn", () => {
  const realm = six()
  realm.state.first = 'dwarf'
  expect(turnOrder(realm.state, 'CV5').map(({ id }) => id)).toEqual([
    ...['dwarf', 'captain', 'witch'],
    ...['elf', 'amazon', 'wizard'],
  ])
})

rule(['26.20', '19.5.7'], "a player's score is the average of the initial characters, including dead ones", () => {
  const realm = six()
  for (const [i, character] of realm.state.characters.entries()) character.score = { goals: [], total: 6 * i } as Score
  expect(totalsOf(realm.state)).toEqual([(0 + 12 + 24) / 3, (6 + 18 + 30) / 3])
  killCharacter(realm.table, realm.state.characters[4]!, null, '19.2.1')
  expect(totalsOf(realm.state)[0]).toBe((0 + 12 - 100) / 3)
})
