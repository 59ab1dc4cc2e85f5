import { expect, it } from 'vitest'
import { loadGame } from '../../src/games/registry.ts'
import { ask } from '../../src/kernel/index.ts'
import { fuzzGame, headerFor, parseFixedOptions } from '../../src/lab/fuzz.ts'
import { gameOf } from '../kernel/play.ts'
import { toyHeader } from '../kernel/toy.ts'

it('the fuzzer rejects a game that gives more than 200 answers without a checkpoint', () => {
  const restless = gameOf(function* (table) {
    for (let i = 0; i < 201; i++)
      yield* ask({ seat: 0, topic: 'on', rule: '1', show: true, options: [{ id: 'and on' }] })
    table.end({ winners: [], text: 'At last.' })
  })
  expect(() => fuzzGame(restless, toyHeader())).toThrow('200 answers since the last checkpoint')
})

it('the fuzzer names the answer that a question offers twice', () => {
  const doubtful = gameOf(function* () {
    yield* ask({ seat: 0, topic: 'on', rule: '1', options: ['on', 'off', 'on'].map(id => ({ id })) })
  })
  expect(() => fuzzGame(doubtful, toyHeader())).toThrow('"on" has two options with the id "on"')
})

it('the fuzzer keeps the given options, and chooses the others by the same random stream', async () => {
  const realm = await loadGame('magic-realm')
  const fixed = parseFixedOptions(realm, ['encounter=4', 'weeks=1'])
  for (let n = 0; n < 20; n++) {
    const free = headerFor(realm, n, 'set', { varied: true })
    const header = headerFor(realm, n, 'set', { varied: true, fixed })
    expect(header.options).toEqual({ ...free.options, encounter: '4', weeks: '1' })
    expect(header.seats.length).toBeLessThanOrEqual(realm.players(header.options)[1])
  }
  const wizards = await loadGame('wizards')
  const [variant] = wizards.options.find(({ name }) => name === 'variant')!.values.slice(-1)
  for (let n = 0; n < 5; n++)
    expect(headerFor(wizards, n, 'set', { fixed: { variant: variant!.id } }).options.variant).toBe(variant!.id)
})

it('the fuzzer plays single battles in at most a quarter of the games, to leave room for whole months', async () => {
  const realm = await loadGame('magic-realm')
  const battles = Array.from({ length: 80 }, (_, n) => headerFor(realm, n, 'set', { varied: true }).options.battle)
  const count = battles.filter(battle => battle === 'build').length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(20)
})

it('the fuzzer turns on every yes-or-no rule except the named ones', async () => {
  const realm = await loadGame('magic-realm')
  const rules = realm.options.filter(({ values }) => values.some(({ id }) => id === 'yes')).map(({ name }) => name)
  expect(rules.length).toBeGreaterThan(20)
  const fixed = parseFixedOptions(realm, ['development=no', '*=yes'])
  expect(fixed).toEqual(Object.fromEntries(rules.map(name => [name, name === 'development' ? 'no' : 'yes'])))
})

it('the fuzzer rejects an unknown option in one sentence, with the possible ones', async () => {
  const realm = await loadGame('magic-realm')
  const refused = (...given: string[]) => expect(() => parseFixedOptions(realm, given))
  refused('weather=on').toThrow(
    /^Magic Realm has no option called "weather"; its options are battle, encounter, map, .*sudden-death\.$/,
  )
  refused('weeks=9').toThrow('Magic Realm has no value "9" for "weeks"; the values are 1, 2, 3, 4, 5, 6, 7, 8.')
  refused('weeks').toThrow('--set needs an option and its value, such as name=value, not "weeks".')
  refused('*=on').toThrow('No option of Magic Realm has the value "on".')
  const plain = { ...gameOf(function* () {}), options: [] }
  expect(() => parseFixedOptions(plain, ['map=auto'])).toThrow('has no options, so there is no "map".')
})
