import { expect } from 'vitest'
import { makeOrOpenCache } from '../../../src/games/magic-realm/rules/actions/caching.ts'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { canPayFor, keysOf, loot } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { arrangements } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { familiarPhases } from '../../../src/games/magic-realm/rules/day/familiar.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import type { Character, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on } from './magic/evening.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

rule(
  ['6.1.3', '8.3.4', '23.3.4', '26.27'],
  'a character who wakes in a cave has no sunlight that day, even when choosing phases one at a time outdoors',
  () => {
    {
      const realm = new Realm()
      const elf = realm.put('elf', 'B6', { unwritten: true })
      realm.state.draw = ['elf']
      realm.do(daylight(realm.table))
      realm.do(daylight(realm.table), ['B3'])
      realm.do(daylight(realm.table), ['search', 'peer'], [6, 6])
      const kinds = recordablePhases(realm.state, elf, elf.plan).map(
        ({ activity, source }) => `${activity.kind} ${source}`,
      )
      expect([phasesLeft(realm.state, elf, elf.plan).sunlight, kinds.includes('rest sunlight')]).toEqual([0, false])
    }
    // A player who wakes in the open has sunlight phases.
    const realm = new Realm()
    const elf = realm.put('elf', 'B3', { unwritten: true })
    realm.state.draw = ['elf']
    realm.do(daylight(realm.table))
    expect(realm.state.turn).not.toHaveProperty('sunless')
    expect(phasesLeft(realm.state, elf, []).sunlight).toBe(2)
  },
)

rule('8.1.2', 'players who can choose when to go are asked from the left of the last mover', () => {
  {
    const realm = new Magical(4)
    // Ann's Swordsman, Cyd's Dwarf under Premonition; Bob's Amazon moves first.
    for (const id of ['swordsman', 'amazon', 'dwarf', 'captain']) realm.put(id, 'R1', { asksAll: true })
    bewitch(realm, 'premonition', 'captain', on('dwarf'))
    realm.state.draw = ['swordsman', 'amazon', 'dwarf', 'captain']
    realm.do(daylight(realm.table), ['wait', 'wait'], [1])
    expect(realm.state.turn!.character).toBe('amazon')
    realm.state.turn = null
    const asked = realm.asked(daylight(realm.table), [1])
    expect(asked!.topic).toBe('now')
    realm.do(daylight(realm.table), ['now'])
    expect(realm.state.turn!.character).toBe('dwarf')
  }
  const realm = new Realm()
  realm.state.moved = 1
  realm.put('elf', 'CV5')
  realm.run(sunrise(realm.table))
  expect(realm.state).not.toHaveProperty('moved')
})

rule(['13.2.7', '24.9'], 'an unhidden character who is not blocked by new arrivals may block them', () => {
  const realm = new Realm()
  realm.lay('statue', 'CL')
  realm.state.prowling = [5]
  const pilgrim = realm.put('pilgrim', 'CL2')
  realm.do(endTurn(realm.table, pilgrim), ['imp-1'])
  expect(pilgrim.blocked).toBe(true)
})

rule(['6.1.9', '12.3.9'], 'a Crystal Ball needed for a recorded distant ENCHANT stays with its owner, active', () => {
  const realm = new Realm({ encounter: '4' })
  const plan: Recorded[] = [{ activity: { kind: 'enchant-far', clearing: 'CV1' }, source: 'basic' }]
  const elf = realm.put('elf', 'CV5', { plan })
  realm.give(elf, 'crystal-ball', true)
  realm.give(elf, 'helmet-1')
  realm.turnOf(elf)
  const ids = () => arrangements(realm.state, elf).map(({ id }) => id)
  const enchants = ids()
  elf.plan = [{ activity: { kind: 'peer', clearing: 'CV1' }, source: 'basic' }]
  const helmet = ['activate helmet-1', 'abandon helmet-1']
  expect([enchants, ids()]).toEqual([helmet, helmet])
})

rule(['6.1.9', '6.1.8'], 'a horse needed for a recorded MOVE can be left unridden, but not abandoned', () => {
  const offered = (...horses: [string, boolean][]) => {
    const realm = new Realm()
    const plan: Recorded[] = [{ activity: { kind: 'move', to: 'CV2' }, source: 'workhorse' }]
    const dwarf = realm.put('captain', 'CV5', { plan })
    for (const [id, active] of horses) realm.give(dwarf, id, active)
    realm.turnOf(dwarf)
    return arrangements(realm.state, dwarf).flatMap(({ id }) => (id.startsWith('abandon') ? id.slice(8) : []))
  }
  expect(offered(['workhorse-1', true], ['workhorse-2', false], ['pony-1', false])).toEqual(['workhorse-2', 'pony-1'])
  expect(offered(['workhorse-1', false], ['pony-1', true])).toEqual(['pony-1'])
  expect(offered(['workhorse-1', false])).toEqual([])
})

rule(
  ['9.3.4', '9.3.5', '20.9.6'],
  'a transformed character loots without chits, and opens doors with the strength of the form',
  () => {
    const scene = (beast: string) => {
      const realm = new Magical()
      realm.lay('vault', 'CL')
      const elf = realm.put('elf', 'CL3', { sites: ['vault'] })
      bewitch(realm, 'transform', 'elf', on('elf'), { result: beast })
      return { realm, elf }
    }
    const able = (beast: string) => {
      const { realm, elf } = scene(beast)
      return ['cairns', 'pool', 'vault', 'crypt-of-the-knight'].filter(site => canPayFor(realm.state, elf, site))
    }
    expect(able('dragon')).toEqual(['cairns', 'pool', 'vault', 'crypt-of-the-knight'])
    expect(able('lion')).toEqual(['cairns', 'pool'])
    const { realm, elf } = scene('dragon')
    expect(keysOf(realm.state, elf).map(({ id }) => id)).toEqual(['elf'])
    realm.empty('vault')
    realm.do(loot(realm.table, elf, 'vault'), [], [1, 1])
    expect([realm.state.vaultOpen, elf.chits.every(chit => chit === 'active')]).toEqual([true, true])
    expect(realm.told('opens')).toMatchObject([{ with: 'elf' }])
  },
)

rule(['26.5', '23.4.2'], 'a character carried off by something from their cache takes nothing more from it', () => {
  const realm = new Realm({ caching: 'yes', encounter: '4' })
  const elf: Character = realm.put('elf', 'CV5', { gold: 0 })
  for (const id of ['withered-claw', 'lost-keys']) realm.takeAway(id)
  realm.state.caches = [
    { id: 'cache-1', owner: 'elf', clearing: 'CV5', gold: 3, things: ['withered-claw', 'lost-keys'] },
  ]
  const answers = ['take withered-claw', 'activate', 'DW2', ...[]]
  realm.do(makeOrOpenCache(realm.table, elf), answers, [1, 1])
  expect(elf.owned.map(({ id }) => id).includes('lost-keys')).toBe(false)
})

rule(['9.3.5', '21.6.6'], 'a Tremendous MAGIC chit under Unleash Power opens the Vault', () => {
  const keys = () => {
    const realm = new Magical()
    const pilgrim = realm.put('pilgrim', 'CL3')
    pilgrim.magic!.altered[6] = 'power'
    return keysOf(realm.state, pilgrim).map(({ id }) => id)
  }
  expect(keys()).toEqual(['MAGIC T6*'])
})

rule(['24.14', '21.3.6'], "the Witch's extra phases give her familiar none", () => {
  const realm = new Magical()
  const witch = realm.put('witch', 'R1')
  witch.familiar = { place: { kind: 'clearing', clearing: 'DW2' }, foundEnemies: false, plan: [] }
  bewitch(realm, 'see-hidden-signs', 'witch', on('witch'))
  const usual = [0, 1, 2, 3].map(i => ({
    activity: { kind: 'peer', clearing: 'DW2' } as const,
    source: i < 2 ? 'basic' : 'sunlight',
  }))
  witch.familiar.plan = usual
  expect(familiarPhases(realm.state, witch)).toHaveLength(0)
  witch.familiar.plan = []
  const found = familiarPhases(realm.state, witch)
  expect(found.flatMap(({ activity, source }) => (activity.kind === 'peer' ? source : []))).toEqual(['basic'])
})
