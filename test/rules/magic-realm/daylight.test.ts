import { expect } from 'vitest'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { freshLeader } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { boardOf, edgeRoads } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import type { Activity, Character, Individual, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const planned = (...activities: (Activity | string)[]): Recorded[] =>
  activities.map(one => ({
    activity:
      typeof one !== 'string' ? one : /^[A-Z]/.test(one) ? { kind: 'move', to: one } : ({ kind: one } as Activity),
    source: 'basic',
  }))

const at = ({ place }: Pick<Individual, 'place'>): string => (place.kind === 'clearing' ? place.clearing : place.kind)

const weary = (): Character['chits'] => Array.from({ length: 12 }, () => 'fatigued')

/** Returns a Realm in which a character plays this turn. */
function plays(id: string, clearing: string, plan: Recorded[], options: object = {}, more: Partial<Character> = {}) {
  const realm = new Realm({ encounter: '3', seats: 3, ...options })
  const one = realm.put(id, clearing, { plan, ...more })
  const turn = realm.turnOf(one)
  return { realm, one, turn, phase: (...answers: string[]) => realm.do(realm.phase(), answers) }
}

/** Sets up the Amazon, followed by another player's Elf. */
function pair(clearing: string, ...plan: (Activity | string)[]) {
  const { realm, one: amazon, turn } = plays('amazon', clearing, planned(...plan))
  const elf = realm.put('elf', clearing)
  realm.state.war!.follows = { elf: 'amazon' }
  return { realm, amazon, elf, turn }
}

rule(
  ['8.1.1', '8.1.4', '12.4.1'],
  'a new turn unhides the character and followers, and forgets earlier permissions to pass',
  () => {
    const realm = new Realm({ encounter: '4', seats: 3 })
    const [amazon, elf, dwarf] = ['amazon', 'elf', 'dwarf'].map(id => realm.put(id, 'DW2', { hidden: true }))
    realm.state.magic!.sparing = ['elf']
    Object.assign(realm.state.war!, { follows: { elf: 'amazon' }, along: [1], stayed: ['dwarf'], spared: ['elf'] })
    realm.state.draw = ['amazon']
    realm.do(daylight(realm.table))
    expect(realm.state.turn).toEqual({
      ...{ character: 'amazon', played: 0, sunlight: false, climbing: null, asks: true, free: false },
    })
    expect(realm.state.war).toMatchObject({ along: [], stayed: [], spared: [] })
    expect(realm.state.magic!.sparing).toEqual([])
    expect([amazon, elf, dwarf].map(one => one!.hidden)).toEqual([false, false, true])
    expect(realm.told('turn')).toMatchObject([{ character: 'amazon', chosen: false, rule: '8.1.1' }])
  },
)

rule('8.1.2', 'the log says that the Swordsman chose when to go', () => {
  const realm = new Realm()
  realm.put('swordsman', 'CV5')
  realm.put('elf', 'CV5')
  realm.state.draw = ['swordsman', 'elf']
  realm.do(daylight(realm.table), ['now'])
  expect(realm.told('turn')).toMatchObject([{ character: 'swordsman', chosen: true }])
})

rule(['8.1.6', '13.1.6', '19.2.1'], 'a character who is dead, blocked or asleep has no further phases', () => {
  for (const more of [{ fate: 'dead' as const }, { blocked: true }, { asleep: true }]) {
    const { realm, phase } = plays('elf', 'CV5', planned('hide'), {}, more)
    phase()
    expect(realm.told('activity')).toEqual([])
    expect(realm.state.turn).toBeNull()
  }
})

rule('11.3.1', 'the turn of a hired leader ends when the leader no longer serves anyone', () => {
  const { realm, phase } = plays('elf', 'CV5', [])

  Object.assign(realm.state.turn!, { character: 'rogues-hq' })
  phase()
  expect(realm.state.turn).toBeNull()
  expect(realm.told('blocks')).toEqual([])
})

rule('13.1.1', 'at the end of a turn only new arrivals block', () => {
  const { realm, one, phase } = plays('elf', 'CV5', [], {}, { hidden: true })
  realm.stand('wolf-1', 'CV5')
  phase()
  expect([one.blocked, realm.state.turn]).toEqual([false, null])
})

rule(
  ['12.4.2', '13.2.1'],
  'a character who stops following can be blocked there unless already blocked, and their turn ends',
  () => {
    const { realm, amazon } = pair('DW2', 'hide', 'hide')
    const [dwarf, captain] = [realm.put('dwarf', 'CL2'), realm.put('captain', 'CV5', { blocked: true })]
    realm.lay('bones-m', 'CL')
    realm.lay('ruins-v', 'CV')
    realm.state.war!.follows = {}
    realm.state.war!.stayed = ['rogues-hq', 'captain', 'dwarf']
    realm.stand('wolf-1', 'CL2')
    realm.stand('wolf-2', 'DW2')
    amazon.hidden = true
    realm.do(realm.phase(), ['pass'])
    expect([dwarf.blocked, captain.blocked, amazon.blocked]).toEqual([true, true, false])
    expect([realm.state.chits['bones-m']!.up, realm.state.chits['ruins-v']!.up]).toEqual([true, false])
    expect(realm.state.war!.stayed).toEqual([])
  },
)

rule(
  ['12.4.10', '12.4.12', '13.2.10'],
  'if a guide is blocked, the followers can be blocked there too; otherwise their turns just end',
  () => {
    const ends = (blocked: boolean) => {
      const { realm, amazon, elf } = pair('DW2')
      realm.stand('wolf-1', 'DW2')
      amazon.blocked = blocked
      realm.do(realm.phase())
      expect([realm.state.war!.follows, realm.state.war!.stayed]).toEqual([{}, []])
      return elf.blocked
    }
    expect([ends(true), ends(false)]).toEqual([true, false])
  },
)

rule(
  ['8.2.1', '12.4.2'],
  'the player is asked before each phase until they decline, and so are the players of followers',
  () => {
    const { realm, one, turn, phase } = plays('amazon', 'DW2', planned('hide', 'hide', 'hide'), {}, { hidden: true })
    realm.give(one, 'light-bow-1')
    turn.asks = true
    phase('go')
    phase('go-on')
    expect(turn.asks).toBe(false)
    phase()
    const party = pair('DW2', 'rest')
    const bow = party.realm.give(party.elf, 'light-bow-1')
    party.realm.do(party.realm.phase(), ['arrange elf', 'activate light-bow-1', 'go', 'go-on'])
    expect(bow.active).toBe(true)
    // He is asked although he has skipped the same item before.
    const again = pair('DW2', 'rest')
    again.elf.passed = { 'phase-start': ['activate light-bow-1', 'abandon light-bow-1', 'deal amazon'] }
    delete again.elf.asksAll
    const other = again.realm.give(again.elf, 'light-bow-1')
    again.realm.do(again.realm.phase(), ['arrange elf', 'activate light-bow-1', 'go', 'go-on'])
    expect(other.active).toBe(true)
  },
)

rule('8.6.10', 'if a steed stops following, it lands together with its rider', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'CV5', { plan: planned({ kind: 'fly', tile: 'CV' }, { kind: 'fly', tile: 'CV' }) })
  realm.stand('giant-bat-1', 'CV5')
  realm.state.war!.hires['giant-bat-1'] = { employer: 'elf', since: 0, until: 14, hidden: false }
  realm.state.war!.leaders.push(freshLeader(realm.state, 'giant-bat-1', elf.seat, 'CV5'))
  realm.state.war!.follows = { 'giant-bat-1': 'elf' }
  realm.turnOf(elf)
  realm.do(realm.phase(), ['go-on'])
  expect(at(elf)).toBe('air')
  realm.state.war!.along = []
  realm.do(daylight(realm.table), ['stop giant-bat-1'])
  expect(at(elf)).toBe('air')
  realm.do(daylight(realm.table), [], [4])
  expect([at(elf), realm.state.denizens['giant-bat-1']!.at]).toEqual(['CV4', 'CV4'])
  expect(realm.told('blank').map(({ why }) => why)).toEqual(['no-wings'])
})

rule(
  ['23.3.4', '6.1.11'],
  'the owner of the Timeless Jewel can end the turn at any time, dropping recorded phases',
  () => {
    const { realm, one, turn } = plays('captain', 'DW2', planned('hide', 'rest', 'search'))
    realm.give(one, 'timeless-jewel', true)
    turn.played = 1
    turn.asks = false
    const asked = realm.asked(daylight(realm.table))!
    expect(asked.ids).toContain('done')
    // With several MOVEs, he names one.
    const [first, second] = asked.ids.filter(id => /^[A-Z]/.test(id))
    expect(first).not.toBe(second)
    realm.do(realm.phase(), [second!])
    expect(one.plan).toEqual([...planned('hide'), ...planned(second!)])
    expect(at(one)).toBe(second)
    realm.do(realm.phase(), ['trade'])
    expect(one.plan.map(({ activity }) => activity.kind)).toEqual(['hide', 'move', 'trade'])
    const ended = plays('dwarf', 'DW2', [])
    ended.realm.give(ended.one, 'timeless-jewel', true)
    ended.turn.asks = false
    ended.phase('done')
    expect([ended.one.plan, ended.realm.state.turn]).toEqual([[], null])
  },
)

rule(
  ['19.4.1', '23.3.4', '8.2.1'],
  'a character who chooses phases one at a time can vote to end the month, or set prompts, in the first phase',
  () => {
    const { realm, one, turn } = plays('dwarf', 'DW2', [], {}, { unwritten: true })
    delete one.asksAll
    realm.state.day = 2
    turn.asks = false
    realm.do(realm.phase(), ['ask-all', 'farewell', 'end-month', 'trade'])
    expect([one.wantsEnd, one.asksAll, one.plan.length]).toEqual([true, true, 1])
  },
)

rule('23.3.4', 'a character who loses the Jewel is blocked immediately; the dead are not blocked', () => {
  const loses = (more: Partial<Character>) => {
    const { realm, one, turn, phase } = plays('dwarf', 'DW2', planned('trade'), {}, more)
    turn.free = true
    phase()
    return [one.blocked, realm.told('blocks').map(({ rule: number }) => number), realm.state.turn]
  }
  expect(loses({})).toEqual([true, ['23.3.4'], null])
  expect(loses({ fate: 'dead' })).toEqual([false, [], null])
})

rule(
  ['8.6.5', '8.6.6', '8.3.4'],
  'a flyer lands before acting on the ground, and cannot act in a cave after using sunlight',
  () => {
    const lands = (tile: string, sunlight: boolean, die: number) => {
      const { realm, one, turn } = plays('elf', 'CV5', planned('trade'), { encounter: '4' })
      one.place = { kind: 'air', tiles: [tile], spell: null }
      turn.sunlight = sunlight
      realm.do(realm.phase(), [], [die])
      return [at(one), realm.told('activity').length]
    }
    expect(lands('CV', true, 4)).toEqual(['CV4', 1])
    expect(lands('CN', false, 4)).toEqual(['CN4', 1])
    expect(lands('CN', true, 4)).toEqual(['CN4', 0])
  },
)

rule('22.2.1', 'a character who wasted sunlight in a cave but is outdoors continues, without Sunlight phases', () => {
  const { realm, turn, phase } = plays('elf', 'CV5', [
    ...planned('trade'),
    { ...planned('trade')[0]!, source: 'sunlight' },
  ])
  Object.assign(turn, { sunless: true, sunlight: true })
  phase()
  expect(realm.told('activity')).toHaveLength(1)
  phase()
  expect(realm.told('blank').map(({ why }) => why)).toEqual(['nothing', 'source'])
})

rule(['26.23', '2.2.7'], 'wearying weather fatigues characters at the end of each phase, including followers', () => {
  const { realm, amazon, elf } = pair('DW2', 'hide')
  Object.assign(realm.state, { season: 'ice', weather: { kind: 'special', chit: 1, seen: [] } })
  const tired = ({ chits }: Character) => chits.filter(chit => chit === 'fatigued').length
  realm.do(realm.phase(), ['go-on', 'MOVE M3*', 'MOVE L3*'], [6, 6])
  expect([tired(amazon), tired(elf)]).toEqual([1, 1])
})

rule(['8.3.2', '8.3.3'], 'the MOVEs of a climb must be consecutive: another phase in between wastes the first', () => {
  const climbs = (...plan: string[]) => {
    const { realm, one } = plays('amazon', 'CL4', planned(...plan), {}, { hidden: true })
    for (const _ of plan) realm.do(realm.phase())
    return at(one)
  }
  expect(climbs('CL6', 'CL6')).toBe('CL6')
  expect(climbs('CL6', 'trade', 'CL6')).toBe('CL4')
  expect(climbs('CL6', 'hide', 'CL6')).toBe('CL4')
  expect(climbs('CL6', 'CN1', 'CL6')).toBe('CL4')
})

rule(['8.3.4', '6.1.3'], 'a Sunlight phase rules out caves for the rest of the day; a Basic phase does not', () => {
  const enters = (source: string) => {
    const { realm, one, turn } = plays('amazon', 'B3', [{ activity: { kind: 'trade' }, source }, ...planned('B6')])
    for (let i = 0; i < 2; i++) realm.do(realm.phase())
    return [at(one), turn.sunlight, realm.told('blank').at(-1)?.why]
  }
  expect(enters('sunlight')).toEqual(['B3', true, 'cave'])
  expect(enters('basic')).toEqual(['B6', false, 'nothing'])
})

rule(['6.2.2', '20.9.5', '8.6.9', '8.3.8', '2.2.10'], 'the log says why a phase failed', () => {
  const why = (activity: Activity | string, set: (realm: Magical, elf: Character) => void) => {
    const realm = new Magical()
    const elf = realm.put('elf', 'DW2', { plan: planned(activity) })
    set(realm, elf)
    realm.turnOf(elf)
    realm.do(realm.phase())
    return [...realm.told('blank').map(one => one.why), at(elf)]
  }
  const none = () => {}
  const beast = (realm: Magical) => bewitch(realm, 'transform', 'elf', on('elf'), { result: 'eagle' })
  const road = (_: Magical, elf: Character) => (elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' })
  expect(why('blank', none)).toEqual(['blank', 'DW2'])
  expect(why('rest', beast)).toEqual(['form', 'DW2'])
  expect(why('DW3', beast)).toEqual(['no-way', 'DW2'])
  expect(why('DW2', none)).toEqual(['no-way', 'DW2'])
  for (const activity of ['hide', 'search', 'alert', 'cache', 'trade'])
    expect(why(activity, road)).toEqual(['no-way', 'road'])
  expect(why('DW3', (_, elf) => (elf.chits = weary()))).toEqual(['weary', 'DW2'])
  expect(why('enchant', none)).toEqual(['DW2'])
  expect(why('leave', none)).toEqual(['no-way', 'DW2'])
  expect(why('search', (_, elf) => (elf.curses = ['eyemist']))).toEqual(['curse', 'DW2'])
})

rule(
  ['2.2.10', '12.1.1'],
  'a character with every chit out of play can still rest; the turn of a dead one ends',
  () => {
    const { realm, one } = plays('amazon', 'DW2', planned('rest'), {}, { chits: weary() })
    realm.do(realm.phase(), ['MOVE M3*'])
    expect(one.chits.filter(chit => chit === 'active')).toHaveLength(1)
    const dies = plays('amazon', 'DW2', planned('rest', 'rest'), {}, { chits: weary(), curses: ['ill-health'] })
    dies.phase()
    expect([dies.one.fate, dies.realm.state.turn]).toEqual(['dead', null])
  },
)

rule(['8.3.10', '26.5', '12.3.1'], 'leaving the Realm, caching and enchanting work like any other phase', () => {
  const [road] = edgeRoads(boardOf(new Realm().state.tiles))
  const leaves = plays('elf', road!.ends[0], planned('leave'))
  leaves.phase()
  expect(leaves.one.fate).toBe('left')
  const hides = plays('elf', 'CV5', planned('cache'), { caching: 'yes' })
  hides.phase('gold', '4', 'done')
  expect(hides.realm.state.caches).toMatchObject([{ gold: 4 }])
  const enchants = plays('druid', 'CV5', planned('enchant', { kind: 'enchant-far', clearing: 'DW2' }), {
    encounter: '4',
  })
  enchants.phase()
  expect(enchants.realm.told('activity')).toHaveLength(1)
  const far = plays('druid', 'CV5', planned({ kind: 'enchant-far', clearing: 'DW2' }), { encounter: '4' })
  far.realm.give(far.one, 'crystal-ball', true)
  far.phase()
  expect(far.realm.told('activity')).toMatchObject([{ activity: { kind: 'enchant-far', clearing: 'DW2' } }])
  expect(far.realm.told('blank').map(({ why }) => why)).toEqual(['nothing'])
})

rule(
  ['12.4.3', '8.3.2', '12.4.4'],
  'a follower moves along once the guide has arrived, and discovers hidden ways',
  () => {
    const climb = pair('CL4', 'CL6', 'CL6')
    climb.realm.do(climb.realm.phase(), ['go-on'])
    expect([at(climb.amazon), at(climb.elf)]).toEqual(['CL4', 'CL4'])
    climb.realm.do(climb.realm.phase())
    expect([at(climb.amazon), at(climb.elf)]).toEqual(['CL6', 'CL6'])
    const walks = pair('DW1', 'DW4', 'DW5')
    walks.amazon.ways = ['DW1-4']
    walks.amazon.hidden = true
    walks.elf.foundEnemies = true
    walks.realm.stand('rogues-1', 'DW1')
    serve(walks.realm.state, 'rogues-1', 'amazon')
    walks.realm.state.war!.follows['rogues-1'] = 'amazon'
    walks.realm.do(walks.realm.phase(), ['go-on', 'go-on'])
    expect([walks.elf.ways, walks.realm.state.denizens['rogues-1']!.at]).toEqual([['DW1-4'], 'DW4'])
    walks.realm.do(walks.realm.phase())
    expect([at(walks.elf), walks.elf.ways]).toEqual(['DW5', ['DW1-4']])
    // If one player has both, she sees no more of the leader than others do, and still learns the way.
    const hidden = pair('DW1', 'DW4')
    Object.assign(hidden.amazon, { ways: ['DW1-4'], hidden: true })
    const third = hidden.realm.put('dwarf', 'CV5')
    const girl = hidden.realm.put('woods-girl', 'DW1')
    expect([girl.seat, third.seat]).toEqual([hidden.amazon.seat, 2])
    hidden.realm.state.war!.follows = { 'woods-girl': 'amazon' }
    hidden.realm.do(hidden.realm.phase(), ['go-on'])
    expect([at(girl), girl.ways]).toEqual(['DW4', ['DW1-4']])
  },
)

rule(
  ['8.7.2', '8.7.1'],
  'beasts keep up through the woods; others follow if a road joins the clearings, and discover it',
  () => {
    const walks = (to: string) => {
      const realm = new Magical(4)
      const elf = realm.put('elf', 'DW1', { plan: planned(to) })
      const [dwarf, amazon] = [realm.put('dwarf', 'DW1', { chits: weary() }), realm.put('amazon', 'DW1')]
      realm.give(dwarf, 'suit-of-armor-1')
      bewitch(realm, 'transform', 'elf', on('elf'), { result: 'squirrel' })
      bewitch(realm, 'transform', 'elf', on('amazon'), { result: 'lion', number: 91 })
      realm.stand('rogues-1', 'DW1')
      serve(realm.state, 'rogues-1', 'elf')
      realm.state.war!.follows = { dwarf: 'elf', amazon: 'elf', 'rogues-1': 'elf' }
      realm.turnOf(elf)
      realm.do(realm.phase(), ['go-on', 'go-on', 'go-on'])
      expect(dwarf.owned.length).toBe(at(dwarf) === 'DW1' ? 1 : 0)
      expect(Object.keys(realm.state.war!.follows)).toEqual(to === 'DW3' ? ['amazon'] : ['dwarf', 'amazon', 'rogues-1'])
      return [at(elf), at(dwarf), at(amazon), realm.state.denizens['rogues-1']!.at, dwarf.ways, amazon.ways]
    }
    expect(walks('DW4')).toEqual(['DW4', 'DW4', 'DW4', 'DW4', ['DW1-4'], ['DW1-4']])
    expect(walks('DW3')).toEqual(['DW3', 'DW1', 'DW3', 'DW1', [], []])
    expect(walks('DW6')).toEqual(['DW6', 'DW6', 'DW6', 'DW6', [], []])
  },
)

rule(
  ['21.3.4', '22.6', '12.4.3'],
  'a follower of a Lost guide goes along, and neither of them discovers the way',
  () => {
    const strays = (result: string | null, dice: number[], ...answers: string[]) => {
      const realm = new Magical()
      const elf = realm.put('elf', 'DW1', { plan: planned('DW6') })
      const dwarf = realm.put('dwarf', 'DW1', { chits: weary() })
      realm.give(dwarf, 'suit-of-armor-1')
      bewitch(realm, 'lost', 'elf', on('elf'))
      if (result) bewitch(realm, 'transform', 'elf', on('elf'), { result, number: 91 })
      realm.stand('rogues-1', 'DW1')
      serve(realm.state, 'rogues-1', 'elf')
      realm.state.war!.follows = { dwarf: 'elf', 'rogues-1': 'elf' }
      realm.turnOf(elf)
      realm.do(realm.phase(), ['go-on', 'go-on', ...answers], dice)
      const why = realm.told('blank').map(one => one.why)
      expect(dwarf.owned.length).toBe(at(dwarf) === 'DW1' ? 1 : 0)
      return [at(elf), at(dwarf), realm.state.denizens['rogues-1']!.at, [...elf.ways, ...dwarf.ways], why]
    }
    expect(strays(null, [4, 4], 'DW4')).toEqual(['DW4', 'DW4', 'DW4', [], []])
    expect(strays(null, [5, 5])).toEqual(['DW1', 'DW1', 'DW1', [], ['lost']])
    expect(strays('squirrel', [3, 3])).toEqual(['DW3', 'DW1', 'DW1', [], []])
  },
)

rule(
  ['25.4.3', '12.4.1'],
  'a character at the goal of a mission completes it at the end of the phase, even as a follower',
  () => {
    const { realm, amazon, elf } = pair('DW2', 'DW3')
    realm.state.dwellings.inn = 'DW3'
    realm.stand('rogues-hq', 'DW2')
    serve(realm.state, 'rogues-hq', 'amazon')
    realm.state.war!.follows['rogues-hq'] = 'amazon'
    for (const [chit, one] of [amazon, elf].entries())
      realm.state.war!.undertakings.push({
        ...{ character: one.id, chit, name: 'food-ale', until: 28, goal: 'inn', reward: 7 + chit },
      })
    realm.do(realm.phase(), ['go-on', 'go-on'])
    expect([amazon.gold, elf.gold]).toEqual([17, 18])
  },
)

rule(
  '23.3.2',
  'the Flowers of Rest never put to sleep the sleeping, the withered, the transformed or those elsewhere',
  () => {
    const realm = new Magical(4)
    const keeper = realm.put('captain', 'DW2', { plan: planned('trade', 'trade') })
    realm.give(keeper, 'flowers-of-rest', true)
    const tired = {
      chits: Array.from({ length: 12 }, (_, i) => (i === 0 ? 'fatigued' : 'active')),
    } as Partial<Character>
    const dwarf = realm.put('dwarf', 'DW2', structuredClone(tired))
    const elf = realm.put('elf', 'DW2', { ...structuredClone(tired), formed: 'beast' })
    const amazon = realm.put('amazon', 'DW2', { ...structuredClone(tired), curses: ['wither'] })
    const knight = realm.put('white-knight', 'DW3', structuredClone(tired))
    const turn = realm.turnOf(keeper, { asks: false })
    bewitch(realm, 'transform', 'captain', on('elf'), { result: 'lion' })
    for (const answers of [['spare', 'spare', 'spare'], []]) realm.do(realm.phase(), answers)
    expect(turn.played).toBe(2)
    expect([dwarf, elf, amazon, knight].map(one => one.asleep)).toEqual([true, false, false, false])
    expect(realm.told('sleeps').map(({ character }) => character)).toEqual(['dwarf'])
    // A box off the map reaches nobody, not even on a roadway.
    const other = new Realm({ encounter: '4' })
    other.state.shown.push('flowers-of-rest')
    const rider = other.put('dwarf', 'DW2', { ...tired, plan: planned('DW3') })
    rider.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    const walker = other.put('elf', 'DW2', { plan: planned('trade') })
    other.turnOf(walker)
    other.do(other.phase())
    expect(rider.asleep).toBe(false)
  },
)

rule(
  ['12.4.12', '13.2.1'],
  'when a guide dies or leaves, followers can be blocked where they are, and their turns end',
  () => {
    const dies = (...answers: string[]) => {
      const { realm, amazon, elf } = pair('CL2', 'rest')
      Object.assign(amazon, { chits: weary(), curses: ['ill-health'] })
      realm.stand('wolf-1', 'CL2')
      realm.lay('bones-m', 'CL')
      realm.do(realm.phase(), answers)
      return [amazon.fate, elf.blocked, realm.state.chits['bones-m']!.up, realm.state.turn]
    }
    expect(dies('go-on')).toEqual(['dead', true, true, null])
    const [road] = edgeRoads(boardOf(new Realm().state.tiles))
    const { realm, amazon, elf } = pair(road!.ends[0], 'leave')
    realm.stand('wolf-1', road!.ends[0])
    realm.do(realm.phase(), ['go-on'])
    expect([amazon.fate, elf.blocked]).toEqual(['left', true])
  },
)

rule(['8.3.8', '26.4'], 'an airborne activity cannot be performed on a roadway', () => {
  const { realm, one, phase } = plays('elf', 'DW2', planned('alert'), { 'flying-activities': 'yes', encounter: '4' })
  one.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  phase()
  expect(realm.told('blank').map(({ why }) => why)).toEqual(['no-way'])
})
