import { expect } from 'vitest'
import { castingsOf } from '../../../src/games/magic-realm/rules/actions/casting.ts'
import { magicChits } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import type { SpellTarget } from '../../../src/games/magic-realm/rules/state/magic.ts'
import type { Activity, Character, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { aimed, bewitch, caster, Magical, OPEN, on, onDenizen, ready } from './magic/evening.ts'
import { Realm } from './realm.ts'

/*
 * Rulings of docs/magic-realm.md that no rule of the book settles, played through the real turn.
 */

const rule = rulesOf('magic-realm')

const planned = (...activities: Activity[]): Recorded[] => activities.map(activity => ({ activity, source: 'basic' }))

/** Makes a color chit from a MAGIC chit of this type. */
function colored(one: Character, type: string): void {
  one.chits[magicChits(one).find(({ magic, state }) => magic === type && state === 'active')!.number] = 'enchanted'
}

/** Plays a fight in which these spells take effect at the same moment. */
function moment(realm: Magical): void {
  realm.fightAt(OPEN).step = 'living'
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
  realm.play()
}

rule(
  ['20.4.2', '16.4.8'],
  'an attack spell can name its own caster, and strikes the caster like anyone else (R155)',
  () => {
    const { realm, one } = caster('sorceror', 'fiery-blast', 21)
    ready(one)
    realm.put('dwarf', OPEN)
    const [way] = castingsOf(realm.state, one, 9, 2)
    realm.evening(OPEN, { 'sorceror action': way!.id, 'sorceror spell-target': ['sorceror', 'done'] }, [])
    expect(realm.told('aims-spell').map(({ targets }) => targets)).toEqual([[on('sorceror')]])
    expect(realm.told('dies')).toMatchObject([{ rule: '17.2.8', character: 'sorceror', by: 'sorceror' }])
  },
)

rule(
  ['20.10.4', '20.8.5', '21.5.1'],
  'spells that control or absorb the same monster at the same moment all lose it (R156)',
  () => {
    const after = (spell: string, other: string) => {
      const realm = new Magical()
      const [sorceror, elf] = [realm.put('sorceror', OPEN), realm.put('elf', OPEN)]
      realm.stand('h-spider-1', OPEN)
      aimed(realm, spell, 'sorceror', onDenizen('h-spider-1'), { time: 3 })
      aimed(realm, other, 'elf', onDenizen('h-spider-1'), { time: 3 })
      moment(realm)
      const { war, magic, denizens } = realm.state
      expect(realm.told('spell-ends').map(({ why }) => why)).toEqual(['released', 'released'])
      expect([war!.hires, magic!.spells, sorceror.formed, elf.formed]).toEqual([{}, [], undefined, undefined])
      expect(denizens['h-spider-1']).toMatchObject({ at: OPEN, dead: false })
    }
    after('absorb-essence', 'absorb-essence')
    after('guide-spider-or-octopus', 'guide-spider-or-octopus')
    after('absorb-essence', 'guide-spider-or-octopus')
  },
)

rule(['21.1.1', '21.5.1'], 'Exorcise frees an absorbed Demon unharmed (R157)', () => {
  const realm = new Magical()
  const [knight, elf] = [realm.put('white-knight', OPEN), realm.put('elf', OPEN)]
  realm.stand('demon-1', OPEN)
  bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'demon-1', woke: 1 })
  Object.assign(realm.state.denizens['demon-1']!, { at: null })
  realm.state.phase = 'midnight'
  const clearing: SpellTarget = { kind: 'clearing', id: OPEN }
  aimed(realm, 'exorcise', 'white-knight', clearing, { time: 3 })
  moment(realm)
  expect([elf.formed, knight.notoriety, realm.told('bounty')]).toEqual([undefined, 0, []])
  expect(realm.state.denizens['demon-1']).toMatchObject({ at: OPEN, dead: false })
})

/** Sets up the Elf and the Captain in a clearing with a sleeping Illusion on the tile. The Elf has a gold chit. */
function sleeping(more: Partial<Character> = {}) {
  const realm = new Magical()
  const captain = realm.put('captain', OPEN, { plan: planned({ kind: 'hide' }) })
  const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'hide' }), ...more })
  const cast = bewitch(realm, 'illusion', 'elf', { kind: 'tile', id: 'R' }, { energized: false })
  colored(elf, 'III')
  return { realm, captain, elf, cast }
}

rule('8.2.2', 'a blocked character is asked about color chits in the phases of other players (R158)', () => {
  const { realm, captain, cast } = sleeping({ blocked: true })
  realm.turnOf(captain)
  realm.dice(1, 1)
  realm.play('gold for illusion 1', 'pass')
  expect(cast.energized).toBe(true)
})

rule(
  ['12.3.10', '20.9.6'],
  'a transformed character can use a color chit to wake a spell, and for nothing else (R158)',
  () => {
    const offered = (form: boolean) => {
      const { realm, elf } = sleeping()
      if (form) bewitch(realm, 'transform', 'elf', on('elf'), { result: 'frog', chit: 0 })
      expect(elf.formed).toBe(form ? 'beast' : undefined)
      realm.turnOf(elf, { asks: true })
      return realm.asked(turn(realm.table))!.ids.filter(id => id.startsWith('gold'))
    }
    expect(offered(false)).toEqual(['gold for illusion 1', 'gold gone'])
    expect(offered(true)).toEqual(['gold for illusion 1'])
  },
)

rule(
  '10.3.1',
  'a buyer names the card publicly, before the roll and whether or not the purchase succeeds (R159)',
  () => {
    const realm = new Realm({ encounter: '3' })
    const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'trade' }), gold: 50 })
    realm.stand('rogues-hq', OPEN)
    realm.empty('rogues')
    realm.stack('rogues', 'lucky-charm')
    realm.turnOf(elf)
    realm.dice(5, 5)
    realm.play('buy from rogues', 'nothing')
    expect(realm.told('asks-price')).toMatchObject([{ belonging: 'lucky-charm' }])
    expect(realm.told('asks-price')[0]).not.toHaveProperty('to')
    expect(elf.owned).toEqual([])
  },
)

rule(
  ['2.5.7', '12.4.9'],
  'only those who found hidden enemies see a hidden guide loot, including followers (R160)',
  () => {
    const learned = (foundEnemies: boolean) => {
      const realm = new Realm({ encounter: '3', seats: 3 })
      realm.lay('lair', 'CL')
      realm.empty('lair', 1)
      const elf = realm.put('elf', 'CL3', { plan: planned({ kind: 'search' }), sites: ['lair'] })
      const dwarf = realm.put('dwarf', 'CL3', { foundEnemies })
      realm.state.war!.follows = { dwarf: 'elf' }
      realm.turnOf(elf)
      elf.hidden = true
      realm.play('go')
      realm.dice(6, 6)
      realm.play('loot lair')
      return dwarf.sites
    }
    expect([learned(false), learned(true)]).toEqual([[], ['lair']])
  },
)
