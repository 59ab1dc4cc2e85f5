// The texts tell players what is useful to them.
import { expect, it } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { nightOf } from '../../../src/games/magic-realm/plans/view-facts.ts'
import { loot } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { rollsIn } from '../../../src/games/magic-realm/words/chances.ts'
import { Match } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

it('a LOOT roll mentions only pieces that are there (9.3.2)', () => {
  const realm = new Realm()
  realm.lay('hoard', 'CL')
  realm.empty('hoard')
  realm.stack('hoard', 'lost-keys', 'lucky-charm')
  const elf = realm.put('elf', 'CL6')
  realm.do(loot(realm.table, elf, 'hoard'), [], [5, 4])
  const [roll] = rollsIn(WORDS.in('en'), view(realm.state, 0), realm.table.events)
  const texts = roll!.rows.map(({ text }) => text)
  expect(new Set(texts.slice(2))).toEqual(new Set(['nothing']))
  for (const text of texts.slice(0, 2)) expect(text).not.toBe('nothing')
  expect(roll!.rows.find(({ hit }) => hit)?.on).toBe('5')
})

it('missions and campaigns are mentioned from the Third ENCOUNTER on (28.2.3)', () => {
  const told = (encounter: string) => {
    const seats = ['Ann']
    const options = { encounter, map: 'auto' }
    const match = Match.begin(magicRealm, {
      game: 'magic-realm',
      rules: 1,
      options,
      seats,
      seed: 'use',
      practice: false,
    })
    for (let i = 0; i < 40 && match.state.day < 1; i++) {
      const [question] = match.questions
      match.answer(question!.seat, question!.options[0]?.id ?? String(question!.amount!.least))
    }
    const sentences = match.events().flatMap(event => magicRealm.sentence(event, seats) ?? [])
    return sentences.filter(text => /campaign|mission/.test(text)).length
  }
  expect([told('1'), told('2')]).toEqual([0, 0])
  expect(told('3')).toBeGreaterThan(0)
  // Chits that turn over are mentioned only if they are useful (7.3.2).
  const flips = (idle: readonly string[]) =>
    magicRealm.sentence({ kind: 'flips', day: 7, seat: null, rule: '7.3.2', chits: ['scholar', 'raid'], idle }, ['Ann'])
  expect(flips(['raid'])).toMatch(/^Chits turn over and now show the Scholar\.$/)
  expect(flips(['scholar', 'raid'])).toBeNull()
})

it('at night, warnings and sounds bring nothing to a player at peace with nature (13.2.9)', () => {
  const heard = (character: string) => {
    const realm = new Realm()
    realm.put(character, 'CG2')
    realm.lay('bones-m', 'CG')
    realm.lay('howl-4', 'CG')
    realm.lay('statue', 'CG')
    const seen = view(realm.state, 0)
    return nightOf({ ...seen, chits: { ...seen.chits, ...realm.state.chits } as never }, 'CG2').chits.known.map(
      ({ id }) => id,
    )
  }
  expect(heard('dwarf')).toEqual(expect.arrayContaining(['bones-m', 'howl-4', 'statue']))
  expect(heard('druid')).not.toEqual(expect.arrayContaining(['bones-m']))
  expect(heard('druid')).not.toEqual(expect.arrayContaining(['howl-4']))
  expect(heard('druid')).toContain('statue')
})
