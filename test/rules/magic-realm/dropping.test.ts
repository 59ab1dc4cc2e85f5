import { expect } from 'vitest'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import {
  pickUpAfterPhase,
  pickUpInTurn,
  pickUpOptions,
} from '../../../src/games/magic-realm/rules/actions/picking-up.ts'
import { arrange, arrangements } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { searches } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { startOptions, startPhase } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { acquire, dropOpenly } from '../../../src/games/magic-realm/rules/effects/ownership.ts'
import { isAt } from '../../../src/games/magic-realm/rules/effects/targets.ts'
import { progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { placeOfCard } from '../../../src/games/magic-realm/rules/facts/whereabouts.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import { begin } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { thingsIn } from '../../../src/games/magic-realm/words/places.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Stage, type StageOptions } from './combat/stage.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

/** Sets up a Dwarf at Curst Valley 5, where the Elf has dropped the Regent of Jewels. */
function scattered(hidden = false) {
  const realm = new Realm({ dropping: 'yes', encounter: '3' })
  const elf = realm.put('elf', 'CV5', { hidden })
  const dwarf = realm.put('dwarf', 'CV5', { hidden })
  realm.give(elf, 'regent-of-jewels')
  dropOpenly(realm.table, elf, 'regent-of-jewels')
  return { realm, elf, dwarf }
}

rule('26.7', 'anything that can be abandoned can be dropped, but only under this rule', () => {
  const realm = new Realm({ dropping: 'yes' })
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'lost-keys')
  const ids = (one: Realm, who: typeof elf) => arrangements(one.state, who).map(({ id }) => id)
  expect(ids(realm, elf)).toEqual(['activate lost-keys', 'abandon lost-keys', 'drop lost-keys'])
  realm.takeAway('regent-of-jewels')
  expect(realm.asked(acquire(realm.table, elf, 'regent-of-jewels', 'hoard', '9.3.2'))!.ids).toContain('drop')
  const plain = new Realm()
  const other = plain.put('elf', 'CV5')
  plain.give(other, 'lost-keys')
  expect(ids(plain, other)).not.toContain('drop lost-keys')
  plain.takeAway('regent-of-jewels')
  expect(plain.asked(acquire(plain.table, other, 'regent-of-jewels', 'hoard', '9.3.2'))!.ids).not.toContain('drop')
})

rule(
  ['26.7', '2.3.11'],
  'dropped belongings lie apart, face up; nobody searches for them, and they do not score',
  () => {
    const { realm, elf, dwarf } = scattered()
    expect(realm.state.dropped).toEqual([{ id: 'regent-of-jewels', clearing: 'CV5', by: 'elf' }])
    expect(realm.state.piles).toEqual({})
    expect(realm.told('arranges')[0]).toMatchObject({ how: 'drops', belonging: 'regent-of-jewels' })
    expect(realm.told('arranges')[0]!.to).toBeUndefined()
    expect(view(realm.state, null).dropped).toEqual(realm.state.dropped)
    expect(thingsIn(WORDS.in('en'), view(realm.state, dwarf.seat), 'CV5')).toContain('dropped: Regent of Jewels')
    expect(searches(realm.state, dwarf).map(({ id }) => id)).not.toContain('loot pile')
    expect(progressToward(elf, 'great')).toBe(0)
    realm.give(elf, 'garb-of-speed')
    expect(isAt(realm.state, { kind: 'belonging', id: 'regent-of-jewels' }, 'CV5')).toBe(true)
  },
)

rule('26.7', 'the owner of a dropped belonging can pick it up at the start of a phase, even while hidden', () => {
  const { realm, elf, dwarf } = scattered(true)
  expect(startOptions(realm.state, elf).map(({ id }) => id)).toContain('pick-up regent-of-jewels')
  expect(startOptions(realm.state, dwarf).map(({ id }) => id)).not.toContain('pick-up regent-of-jewels')
  realm.do(startPhase(realm.table, elf), ['pick-up regent-of-jewels', 'keep', 'go'])
  expect([elf.owned.map(({ id }) => id), elf.hidden]).toEqual([['regent-of-jewels'], true])
  expect(realm.state).not.toHaveProperty('dropped')
})

rule('26.7', 'anyone can pick up a dropped belonging at the end of a phase, and becomes unhidden', () => {
  const { realm, dwarf } = scattered(true)
  realm.do(pickUpAfterPhase(realm.table, dwarf, realm.turnOf(dwarf)), ['pick-up regent-of-jewels', 'keep'])
  expect([dwarf.owned.map(({ id }) => id), dwarf.hidden]).toEqual([['regent-of-jewels'], false])
  // A player who drops it again isn't asked about it anymore.
  realm.do(arrange(realm.table, dwarf, { kind: 'drop', belonging: 'regent-of-jewels' }))
  realm.do(pickUpAfterPhase(realm.table, dwarf, realm.turnOf(dwarf)), ['pick-up regent-of-jewels', 'drop'])
  expect(dwarf.owned).toEqual([])
})

rule(
  ['26.7', '13.1.2'],
  'dropped things are picked up one by one, and blocking is possible before each but the first',
  () => {
    const { realm, elf, dwarf } = scattered(true)
    realm.give(elf, 'lost-keys')
    dropOpenly(realm.table, elf, 'lost-keys')
    realm.stand('wolf-1', 'CV5')
    const after = pickUpAfterPhase(realm.table, dwarf, realm.turnOf(dwarf))
    // While hidden he is not blocked; after he picks up the first item, the Wolf sees him.
    realm.do(after, ['pick-up lost-keys', 'keep', 'pick-up regent-of-jewels'])
    expect([dwarf.owned.map(({ id }) => id), dwarf.blocked]).toEqual([['lost-keys'], true])
    expect(realm.state.dropped).toHaveLength(1)
  },
)

rule('26.7', 'a player who leaves a dropped belonging for the rest of the turn is not asked again', () => {
  const { realm, dwarf } = scattered()
  const turn = realm.turnOf(dwarf)
  realm.do(pickUpAfterPhase(realm.table, dwarf, turn), ['go-on'])
  realm.do(pickUpAfterPhase(realm.table, dwarf, turn))
  expect(dwarf.owned).toEqual([])
})

rule(['26.7', '8.2.6'], 'belongings can be picked up at the end of a phase', () => {
  const { realm, dwarf } = scattered()
  dwarf.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
  realm.turnOf(dwarf)
  realm.do(realm.phase(), ['pass', 'pass', 'pick-up regent-of-jewels', 'keep'], [6, 6])
  expect(dwarf.owned.map(({ id }) => id)).toEqual(['regent-of-jewels'])
})

rule(
  '26.7',
  'after the fight, those present pick things up in turn, starting with the first character of the day',
  () => {
    const { realm, elf, dwarf } = scattered()
    for (const id of ['lost-keys', 'deft-gloves']) {
      realm.give(elf, id)
      dropOpenly(realm.table, elf, id)
    }
    realm.state.first = 'dwarf'
    realm.do(pickUpInTurn(realm.table, 'CV5'), [
      'pick-up lost-keys',
      'keep',
      'pick-up deft-gloves',
      'keep',
      'pick-up regent-of-jewels',
      'keep',
    ])
    expect(dwarf.owned.map(({ id }) => id)).toEqual(['lost-keys', 'regent-of-jewels'])
    expect(elf.owned.map(({ id }) => id)).toEqual(['deft-gloves'])
    // What is dropped again stays there for the rest of the evening.
    realm.do(arrange(realm.table, elf, { kind: 'drop', belonging: 'deft-gloves' }))
    realm.do(pickUpInTurn(realm.table, 'CV5'), ['pick-up deft-gloves', 'drop'])
    expect(realm.state.dropped).toEqual([{ id: 'deft-gloves', clearing: 'CV5', by: 'dwarf' }])
  },
)

rule(['26.7', '20.9.5'], 'a transformed character cannot pick up anything', () => {
  const { realm, dwarf } = scattered()
  dwarf.formed = 'beast'
  realm.do(pickUpAfterPhase(realm.table, dwarf, realm.turnOf(dwarf)))
  expect(dwarf.owned).toEqual([])
})

rule('26.7', 'nobody can pick things up while asleep, on a roadway or dead; everyone sees what is picked up', () => {
  const { realm, elf, dwarf } = scattered()
  const offers = (more: object) => pickUpOptions(realm.state, { ...dwarf, ...more }, [], false).map(({ id }) => id)
  expect(offers({})).toEqual(['pick-up regent-of-jewels'])
  expect(offers({ place: { kind: 'road', way: 'DW2-3', from: 'DW2' } })).toEqual([])
  expect(offers({ fate: 'dead' })).toEqual([])
  dwarf.asleep = true
  realm.do(pickUpAfterPhase(realm.table, dwarf, realm.turnOf(dwarf)))
  realm.do(pickUpAfterPhase(realm.table, elf, realm.turnOf(elf)), ['pick-up regent-of-jewels', 'keep'])
  expect(realm.told('gets').map(({ belonging, to }) => [belonging, to])).toEqual([['regent-of-jewels', undefined]])
})

rule(
  ['26.7', '15.1.4'],
  'after the fight the first character picks up first, then to the left, hired leaders after their employer',
  () => {
    const realm = new Realm({ dropping: 'yes', encounter: '3', seats: 3 })
    const [elf, dwarf, captain] = ['elf', 'dwarf', 'captain'].map(id => realm.put(id, 'CV5'))
    for (const [native, employer] of [
      ['rogues-hq', 'elf'],
      ['order-hq', 'captain'],
      ['guard-hq', 'dwarf'],
    ] as const) {
      realm.stand(native, 'CV5')
      serve(realm.state, native, employer)
    }
    for (const id of ['lost-keys', 'deft-gloves']) {
      realm.give(elf!, id)
      dropOpenly(realm.table, elf!, id)
    }
    const order = (first: string) => {
      realm.state.first = first
      const asked: string[] = []
      const picking = pickUpInTurn(realm.table, 'CV5')
      for (let step = picking.next(); !step.done; ) {
        const question = step.value[0]!
        asked.push(String(question.data?.character))
        step = picking.next({ seat: question.seat, id: 'done' })
      }
      return asked
    }
    expect(order('dwarf')).toEqual(['dwarf', 'guard-hq', 'captain', 'order-hq', 'elf', 'rogues-hq'])
    expect(order('captain')).toEqual(['captain', 'order-hq', 'elf', 'rogues-hq', 'dwarf', 'guard-hq'])
    expect([elf!.owned, dwarf!.owned, captain!.owned]).toEqual([[], [], []])
    // A player who takes nothing is not asked again, and one who has left in the meantime picks up nothing.
    realm.state.first = 'elf'
    const answers = ['pick-up lost-keys', 'keep', 'done', 'done', 'done', 'done', 'done', 'pick-up deft-gloves', 'keep']
    realm.do(pickUpInTurn(realm.table, 'CV5'), answers)
    expect(elf!.owned.map(({ id }) => id)).toEqual(['lost-keys', 'deft-gloves'])
  },
)

rule(['26.7', '23.4.2'], 'a character carried off by something they picked up cannot pick up more there', () => {
  const realm = new Realm({ dropping: 'yes', encounter: '3' })
  const elf = realm.put('elf', 'CV5')
  for (const id of ['withered-claw', 'lost-keys']) {
    realm.give(elf, id)
    dropOpenly(realm.table, elf, id)
  }
  realm.do(pickUpInTurn(realm.table, 'CV5'), ['pick-up withered-claw', 'activate', 'DW2'], [1, 1])
  expect(realm.state.dropped!.map(({ id }) => id)).toEqual(['lost-keys'])
})

rule('26.7', "all of one player's characters pick up before the next player's hired leaders", () => {
  const realm = new Realm({ dropping: 'yes', encounter: '3', seats: 1 })
  const [elf] = ['elf', 'dwarf'].map(id => realm.put(id, 'CV5'))
  for (const [native, employer] of [
    ['guard-hq', 'dwarf'],
    ['rogues-hq', 'elf'],
  ] as const) {
    realm.stand(native, 'CV5')
    serve(realm.state, native, employer)
  }
  realm.give(elf!, 'lost-keys')
  dropOpenly(realm.table, elf!, 'lost-keys')
  const asked: string[] = []
  const picking = pickUpInTurn(realm.table, 'CV5')
  for (let step = picking.next(); !step.done; step = picking.next({ seat: 0, id: 'done' }))
    asked.push(String(step.value[0]!.data?.character))
  expect(asked).toEqual(['elf', 'rogues-hq', 'dwarf', 'guard-hq'])
})

rule(['26.7', '2.4.3'], 'a dropped Enchanted card works where it lies', () => {
  const { realm, elf } = scattered()
  realm.give(elf, 'cloven-hoof', true)
  dropOpenly(realm.table, elf, 'cloven-hoof')
  expect(placeOfCard(realm.state, 'cloven-hoof')).toBe('CV5')
})

rule(['26.7', '19.2.2'], "a dead character's dropped belongings have no owner", () => {
  const { realm, elf } = scattered()
  killCharacter(realm.table, elf, null, '19.2.1')
  expect(realm.state.dropped).toEqual([{ id: 'regent-of-jewels', clearing: 'CV5', by: null }])
  expect(brokenInvariant(realm.state)).toBeNull()
})

rule('26.7', 'a new game has no field for dropped belongings', () => {
  const header = { game: 'magic-realm', rules: 3, seats: ['Ann'], seed: 'x', practice: false }
  expect(begin({ ...header, options: { dropping: 'yes' } })).not.toHaveProperty('dropped')
})

/** Returns a fight with the Keys in the clearing, dropped by a character. */
const fight = (by: string | null, more: Partial<StageOptions> = {}): Stage =>
  Stage.set({
    heroes: [{ id: 'captain', gear: ['short-sword-1', '(helmet-1)'] }],
    monsters: ['wolf-1'],
    prepare(state: RealmState) {
      Object.assign(state, { optional: ['dropping'], dropped: [{ id: 'lost-keys', clearing: 'R1', by }] })
    },
    ...more,
  })

rule(
  ['26.7', '15.5.1'],
  'in a fight, picking up is an action: your own drops are free, others take a piece that could run',
  () => {
    const own = fight('captain').until('action', 'wolf-1')
    own.say('pick-up lost-keys', 'keep')
    expect(own.gear('captain')).toContain('(lost-keys)')
    expect(own.round('captain').spent).toEqual([])
    const other = fight('elf', { monsters: [] }).until('action')
    const [chit] = other.say('pick-up lost-keys').options()
    other.say(chit!, 'keep')
    expect(other.gear('captain')).toContain('(lost-keys)')
    expect(other.round('captain').spent).toHaveLength(1)
  },
)

rule(['26.7', '15.6.1'], 'a character who cannot run can pick up only their own drops in a fight', () => {
  // A Giant Bat flies faster than any MOVE of the Captain.
  const slow = (by: string) =>
    fight(by, { monsters: ['giant-bat-1'] })
      .until('action', 'giant-bat-1')
      .options()
  expect(slow('elf')).not.toContain('pick-up lost-keys')
  expect(slow('captain')).toContain('pick-up lost-keys')
})

rule(['26.7', '15.5.8'], 'any number of belongings can be dropped in a fight, as when abandoning', () => {
  const stage = fight(null).until('action', 'wolf-1').say('drop helmet-1', 'abandon short-sword-1')
  expect(stage.gear('captain')).toEqual([])
  expect(stage.state.dropped!.map(({ id, by }) => [id, by])).toEqual([
    ['lost-keys', null],
    ['helmet-1', 'captain'],
  ])
})

rule('26.7', 'an unhidden bot picks up what it can carry, and a hidden one stays hidden', () => {
  const answer = (hidden: boolean) => {
    const { realm, dwarf } = scattered(hidden)
    const step = pickUpAfterPhase(realm.table, dwarf, realm.turnOf(dwarf)).next()
    if (step.done) throw new Error('nothing is asked')
    return apprentice.answer(view(realm.state, dwarf.seat), step.value[0]!, seedRandom('bot', 'dice'))
  }
  expect(answer(false)).toBe('pick-up regent-of-jewels')
  expect(answer(true)).toBe('done')
})
