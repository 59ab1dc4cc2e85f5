import { expect } from 'vitest'
import { bestWings, dropFromAir, fly, flyAway, land } from '../../../src/games/magic-realm/rules/effects/flying.ts'
import { freshLeader } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import {
  mayFly,
  soloWings,
  tileOfPlace,
  tilesBeside,
  type Wings,
  wingsOf,
} from '../../../src/games/magic-realm/rules/facts/wings.ts'
import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import type { Character, Familiar, Individual } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on, onDenizen } from './magic/evening.ts'
import { laid } from './magic/laid.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const at = ({ place }: Pick<Individual, 'place'>): string => (place.kind === 'clearing' ? place.clearing : place.kind)
const owned = ({ owned: pieces }: Pick<Individual, 'owned'>): string[] => pieces.map(({ id }) => id)

/** Returns a Witch on a Broomstick at a clearing, and the next tile. */
function broom(clearing = 'CV5') {
  const realm = new Magical(4)
  const witch = realm.put('witch', clearing)
  const stick = laid(realm, 'broomstick', 'witch', 'witch')
  const next = boardOf(realm.state.tiles).neighbors.get('CV')![0]!
  return { realm, witch, stick, next, turn: realm.turnOf(witch) }
}

const wings = (strength: Wings['strength'], spell: number | null = null): Wings => ({
  strength,
  time: 1,
  spell,
  steed: null,
})

rule(['8.6.3', '8.6.8'], 'the wings that can carry most are used first, FLY chits last', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const best = (...all: Wings[]) => bestWings(elf, all)
  expect(best()).toBeNull()
  expect(best(wings('L'), wings('H'))).toEqual(wings('H'))
  expect(best(wings('L', 3), wings('L'))).toEqual(wings('L'))
  expect(best(wings('L'), wings('L', 3))).toEqual(wings('L'))
  expect(best(wings('T', 3), wings('L'))).toEqual(wings('L'))
  expect(best(wings('L'), wings('T', 3))).toEqual(wings('L'))
  expect(best(wings('L', 2), wings('T', 3))).toEqual(wings('T', 3))
  realm.give(elf, 'suit-of-armor-1')
  expect(best(wings('L'), wings('T', 3))).toEqual(wings('T', 3))
  expect(best(wings('T', 3), wings('H'))).toEqual(wings('H'))
  realm.give(elf, 'golden-icon')
  expect(best(wings('H'), wings('T', 3))).toEqual(wings('T', 3))
  const given = [wings('L'), wings('H')]
  best(...given)
  expect(given).toEqual([wings('L'), wings('H')])
})

rule(
  ['15.6.8', '8.6.2'],
  'after flying out of a fight you land in one of two tiles; if already in the air, you continue from that tile',
  () => {
    const { realm, witch, turn, next } = broom()
    const beyond = [...boardOf(realm.state.tiles).neighbors.keys()].find(
      one => one !== 'CV' && !tilesBeside(realm.state, 'CV').includes(one),
    )!
    witch.place = { kind: 'air', tiles: ['CV', next], spell: null }
    expect(fly(realm.table, witch, turn, beyond)).toBe('no-way')
    expect(at(witch)).toBe('air')
    turn.climbing = 'CL6'
    realm.dice(4)
    expect(fly(realm.table, witch, turn, 'CV')).toBeNull()
    expect([at(witch), turn.climbing]).toEqual(['CV4', null])
    witch.place = { kind: 'air', tiles: ['CV'], spell: null }
    expect(fly(realm.table, witch, turn, next)).toBeNull()
    expect(witch.place).toMatchObject({ kind: 'air', tiles: [next] })
    witch.place = { kind: 'road', way: 'CV2-5', from: 'CV5' }
    expect(fly(realm.table, witch, turn, 'CV')).toBe('no-way')
  },
)

rule('8.6.8', 'a flyer continues with the FLY chit in use, which is spent on landing', () => {
  const { realm, witch, stick, turn } = broom()
  const other = laid(realm, 'broomstick', 'witch', 'witch')
  fly(realm.table, witch, turn, 'CV')
  expect(witch.place).toMatchObject({ spell: stick.number })
  witch.place = { kind: 'air', tiles: ['CV'], spell: other.number }
  fly(realm.table, witch, turn, 'CV')
  expect(witch.place).toMatchObject({ spell: other.number })
  realm.dice(4)
  land(realm.table, witch, turn)
  expect(realm.state.magic!.spells).toEqual([stick])
  // If it is gone, he continues on another one.
  witch.place = { kind: 'air', tiles: ['CV'], spell: other.number }
  fly(realm.table, witch, turn, 'CV')
  expect(witch.place).toMatchObject({ spell: stick.number })
  realm.state.magic!.spells = []
  expect(fly(realm.table, witch, turn, 'CV')).toBe('no-wings')
})

rule(
  ['8.6.3', '8.6.4', '8.6.11'],
  'followers of a flyer come along on their own wings with what these can carry; the others stay behind',
  () => {
    const { realm, witch, turn } = broom()
    const elf = realm.put('elf', 'CV5', { hidden: true })
    realm.give(elf, 'flying-carpet', true)
    for (const id of ['suit-of-armor-1', 'helmet-1', 'golden-icon']) realm.give(elf, id)
    laid(realm, 'flying-carpet', 'elf', 'elf')
    const dwarf = realm.put('dwarf', 'CV5', { hidden: true })
    realm.stand('rogues-1', 'CV5')
    serve(realm.state, 'rogues-1', 'witch')
    realm.stand('giant-bat-1', 'CV5')
    serve(realm.state, 'giant-bat-1', 'witch', true)
    realm.state.war!.follows = { elf: 'witch', dwarf: 'witch', 'rogues-1': 'witch', 'giant-bat-1': 'witch' }
    fly(realm.table, witch, turn, 'CV')
    expect([elf, dwarf].map(at)).toEqual(['air', 'CV5'])
    expect(['rogues-1', 'giant-bat-1'].map(id => realm.state.denizens[id]!.at)).toEqual(['CV5', null])
    expect([elf.hidden, dwarf.hidden, realm.state.war!.hires['giant-bat-1']!.hidden]).toEqual([false, true, false])
    expect(owned(elf)).toEqual(['flying-carpet', 'helmet-1'])
    expect(Object.keys(realm.state.war!.follows)).toEqual(['elf', 'giant-bat-1'])
    expect(realm.told('flies')).toMatchObject([{ rule: '8.6.2', character: 'witch', tile: 'CV' }])
    const left = ['suit-of-armor-1', 'golden-icon']
    expect(realm.told('arranges')).toMatchObject(left.map(id => ({ character: 'elf', belonging: id, how: 'abandons' })))
    expect(realm.state.noted?.[elf.seat]).toMatchObject({ 'golden-icon': { at: 'CV5' } })
    // Nobody can abandon anything in the air.
    realm.give(elf, 'spear-1')
    realm.give(witch, 'great-axe-1')
    fly(realm.table, witch, turn, 'CV')
    expect([owned(witch), realm.state.piles.CV5]).toEqual([['great-axe-1'], left])
  },
)

rule(
  ['8.6.6', '8.6.10', '15.6.8'],
  'everyone in the air with a flyer lands too, except those between two tiles, dead or on the ground',
  () => {
    const { realm, witch, turn } = broom()
    const [elf, dwarf, captain] = ['elf', 'dwarf', 'captain'].map(id => realm.put(id, 'DW2'))
    elf!.place = { kind: 'air', tiles: ['CV'], spell: null }
    elf!.cameBy = 'DW2-3'
    dwarf!.place = { kind: 'air', tiles: ['CV', 'DW'], spell: null }
    witch.place = { kind: 'air', tiles: ['CV'], spell: null }
    for (const id of ['rogues-1', 'rogues-2', 'rogues-3']) serve(realm.state, id, 'witch')
    realm.state.denizens['rogues-2']!.dead = true
    realm.stand('rogues-3', 'DW3')
    land(realm.table, captain!, turn)
    expect(at(witch)).toBe('air')
    realm.dice(2)
    land(realm.table, witch, turn)
    expect([witch, elf!, dwarf!, captain!].map(at)).toEqual(['CV2', 'CV2', 'air', 'DW2'])
    expect(elf!.cameBy).toBeNull()
    expect(['rogues-1', 'rogues-2', 'rogues-3'].map(id => realm.state.denizens[id]!.at)).toEqual(['CV2', null, 'DW3'])
    land(realm.table, dwarf!, turn)
    expect(at(dwarf!)).toBe('air')
    expect(turn).not.toHaveProperty('sunless')
    expect(realm.told('lands')).toMatchObject([{ rule: '8.6.6', character: 'witch', target: 'CV2' }])
  },
)

rule(['8.6.6', '8.5.1', '8.3.4'], "a flyer who lands in a cave has no sunlight and can't ride", () => {
  const lands = (tile: string, die: number) => {
    const { realm, witch, turn } = broom()
    const pony = realm.give(witch, 'pony-7', true)
    witch.place = { kind: 'air', tiles: [tile], spell: null }
    realm.dice(die)
    land(realm.table, witch, turn)
    return [at(witch), pony.active, turn.sunless ?? false]
  }
  expect([lands('CV', 4), lands('CN', 4)]).toEqual([
    ['CV4', true, false],
    ['CN4', false, true],
  ])
  const { realm, witch } = broom()
  witch.place = { kind: 'air', tiles: ['CN'], spell: null }
  realm.dice(4)
  land(realm.table, witch, null)
  expect(at(witch)).toBe('CN4')
})

rule(['24.14', '8.6.6'], 'a familiar that follows the Witch flies and lands with her; any other stays', () => {
  const flies = (familiar: Partial<Familiar>) => {
    const { realm, witch, turn } = broom()
    witch.familiar = {
      ...{ place: { kind: 'clearing', clearing: 'CV5' }, foundEnemies: false },
      plan: [{ activity: { kind: 'follow', guide: 'witch' }, source: 'basic' }],
      ...familiar,
    }
    witch.plan = [1, 2].map(() => ({ activity: { kind: 'fly', tile: 'CV' }, source: 'basic' }))
    turn.played = 0
    realm.play()
    const aloft = at(witch.familiar)
    realm.dice(4)
    realm.play()
    return [aloft, at(witch.familiar)]
  }
  expect(flies({})).toEqual(['air', 'CV4'])
  expect(flies({ plan: [] })).toEqual(['CV5', 'CV5'])
  expect(flies({ plan: [{ activity: { kind: 'follow', guide: 'elf' }, source: 'basic' }] })).toEqual(['CV5', 'CV5'])
  expect(flies({ plan: [{ activity: { kind: 'hide' }, source: 'basic' }] })).toEqual(['CV5', 'CV5'])
})

rule(
  ['15.6.8', '15.6.9', '21.4.4'],
  'flying out of a fight leaves horses, heavy items and followers behind; the winds take everything',
  () => {
    const away = (takesAll: boolean) => {
      const { realm, witch, next } = broom()
      const elf = realm.put('elf', 'CV5')
      realm.state.war!.follows = { elf: 'witch' }
      witch.hidden = true
      realm.give(witch, 'pony-7', true)
      realm.give(witch, 'great-axe-1')
      realm.give(witch, 'lost-keys')
      realm.give(witch, 'workhorse-1')
      realm.give(witch, 'light-bow-1').packedOn = 'workhorse-1'
      flyAway(realm.table, witch, next, wings('L', 4), takesAll)
      expect([witch.place, witch.hidden, realm.state.war!.follows, at(elf)]).toEqual([
        ...[{ kind: 'air', tiles: ['CV', next], spell: 4 }, false, {}, 'CV5'],
      ])
      return owned(witch)
    }
    expect(away(false)).toEqual(['lost-keys'])
    expect(away(true)).toEqual(['pony-7', 'great-axe-1', 'lost-keys', 'workhorse-1', 'light-bow-1'])
    const { realm, witch, next } = broom()
    witch.place = { kind: 'road', way: 'CV2-5', from: 'CV5' }
    flyAway(realm.table, witch, next, wings('L'))
    dropFromAir(realm.table, witch, 'lost-keys')
    expect([at(witch), realm.told('flies')]).toEqual(['road', []])
  },
)

rule(
  ['8.6.1', '8.6.10', '8.6.2', '6.2.2'],
  'anyone with wings, awake or asleep, or with a winged hireling nearby can record FLY',
  () => {
    const may = (set: (realm: Magical, elf: Character) => unknown, options = {}) => {
      const realm = Object.assign(new Magical(), options)
      const elf = realm.put('elf', 'CV5')
      set(realm, elf)
      return mayFly(realm.state, elf)
    }
    const hires =
      (id: string, clearing = 'CV5') =>
      (realm: Magical) => {
        realm.stand(id, clearing)
        serve(realm.state, id, 'elf')
      }
    expect(may(() => {})).toBe(false)
    expect(may(hires('giant-bat-1'))).toBe(true)
    expect(may(hires('giant-bat-1', 'CV2'))).toBe(false)
    expect(may(hires('rogues-1'))).toBe(false)
    // On a road nobody is beside him, even in the air.
    const apart = (realm: Magical, elf: Character) => {
      hires('giant-bat-1')(realm)
      realm.state.denizens['giant-bat-1']!.at = null
      elf.place = { kind: 'road', way: 'CV2-5', from: 'CV5' }
    }
    expect(may(apart)).toBe(false)
    expect(
      may(
        (realm, elf) =>
          hires('giant-bat-1')(realm) ?? Object.assign(elf, { place: { kind: 'road', way: 'CV2-5', from: 'CV5' } }),
      ),
    ).toBe(false)
    expect(may((realm, elf) => realm.give(elf, 'flying-carpet', true))).toBe(true)
    expect(may((realm, elf) => realm.give(elf, 'flying-carpet'))).toBe(false)
    expect(may(realm => (laid(realm, 'broomstick', 'witch', 'elf').energized = false))).toBe(true)
    expect(
      may((realm, elf) => realm.give(elf, 'flying-carpet', true) && delete (realm.state as { magic?: unknown }).magic),
    ).toBe(false)
  },
)

rule(
  ['8.6.1', '8.6.9', '8.6.10', '8.6.3'],
  'monsters fly with their own wings, or only those of their form; a steed carries anyone it can',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', 'CV5')
    const knight = realm.put('white-knight', 'CV5')
    for (const id of ['giant-bat-1', 'wolf-1']) realm.stand(id, 'CV5')
    for (const id of ['giant-bat-1', 'wolf-1']) {
      realm.state.war!.hires[id] = { employer: 'elf', since: 0, until: 14, hidden: false }
      realm.state.war!.leaders.push(freshLeader(realm.state, id, elf.seat, 'CV5'))
    }
    const [bat, wolf] = realm.state.war!.leaders
    expect(wingsOf(realm.state, bat!)).toEqual([{ strength: 'H', time: 3, spell: null, steed: null }])
    expect(wingsOf(realm.state, wolf!)).toEqual([])
    realm.state.war!.follows = { 'giant-bat-1': 'elf', 'wolf-1': 'elf' }
    expect(wingsOf(realm.state, elf)).toEqual([{ strength: 'H', time: 3, spell: null, steed: 'giant-bat-1' }])
    realm.state.war!.follows = { 'giant-bat-1': 'white-knight' }
    expect(wingsOf(realm.state, knight).map(({ steed }) => steed)).toEqual(['giant-bat-1'])
    // A leader is not a rider, and a character in a beast's form flies only with its own wings.
    realm.state.war!.follows = { 'giant-bat-1': 'wolf-1' }
    expect(wingsOf(realm.state, wolf!)).toEqual([])
    laid(realm, 'broomstick', 'elf', 'elf')
    laid(realm, 'broomstick', 'white-knight', 'white-knight')
    expect([
      wingsOf(realm.state, elf).length,
      wingsOf(realm.state, knight).length,
      soloWings(realm.state, knight).length,
    ]).toEqual([1, 0, 0])
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'lion', number: 91 })
    expect(wingsOf(realm.state, elf)).toEqual([])
    bewitch(realm, 'transform', 'elf', onDenizen('giant-bat-1'), { result: 'frog', number: 92 })
    expect(wingsOf(realm.state, bat!)).toEqual([])
  },
)

rule(['8.6.2', '15.6.8'], 'the tile of a place is the one it is in or above', () => {
  expect([
    tileOfPlace({ kind: 'clearing', clearing: 'CV5' }),
    tileOfPlace({ kind: 'woods', tile: 'DW', from: 'DW2' }),
    tileOfPlace({ kind: 'air', tiles: ['CL', 'CN'], spell: null }),
    tileOfPlace({ kind: 'road', way: 'CV2-5', from: 'CV5' }),
    tileOfPlace({ kind: 'outside', way: 'B1:S' }),
    tileOfPlace({ kind: 'off' }),
  ]).toEqual(['CV', 'DW', 'CL', null, null, null])
})
