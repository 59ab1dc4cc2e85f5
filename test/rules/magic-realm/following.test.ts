import { expect } from 'vitest'
import { blockAfterPhase } from '../../../src/games/magic-realm/rules/actions/blocking.ts'
import { hireNatives } from '../../../src/games/magic-realm/rules/actions/hiring.ts'
import { rest } from '../../../src/games/magic-realm/rules/actions/resting.ts'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { familiarPhases } from '../../../src/games/magic-realm/rules/day/familiar.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { grantWish } from '../../../src/games/magic-realm/rules/effects/wishes.ts'
import { isHidden } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { guideOf } from '../../../src/games/magic-realm/rules/facts/party.ts'
import { strengthOf } from '../../../src/games/magic-realm/rules/facts/strength.ts'
import type { Activity, Character, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const planned = (...activities: Activity[]): Recorded[] => activities.map(activity => ({ activity, source: 'basic' }))

const at = ({ place }: Pick<Character, 'place'>) => (place.kind === 'clearing' ? place.clearing : null)

/** Sets up one player's Amazon with another's Elf, who follows her today. */
function pair(clearing: string, ...activities: Activity[]) {
  const realm = new Realm({ encounter: '3' })
  const amazon = realm.put('amazon', clearing, { plan: planned(...activities) })
  const elf = realm.put('elf', clearing, { plan: planned({ kind: 'follow', guide: 'amazon' }) })
  realm.state.war!.follows = { elf: 'amazon' }
  realm.turnOf(amazon)
  return { realm, amazon, elf }
}

/** Hires underlings for a character, and lets them follow. */
function lead(realm: Realm, character: Character, guide: string, ...natives: string[]): void {
  for (const id of natives) realm.stand(id, at(character)!)
  const group = natives[0]!.slice(0, natives[0]!.lastIndexOf('-'))
  hireNatives(realm.table, character, { group, natives, again: false }, 0)
  for (const id of natives) realm.state.war!.follows[id] = guide
}

rule(['6.2.4', '6.2.1'], 'FOLLOW names a guide in the clearing at Birdsong, and is the only activity recorded', () => {
  const realm = new Realm({ encounter: '3' })
  const elf = realm.put('elf', 'DW2')
  realm.put('amazon', 'DW2', { hidden: true })
  realm.put('dwarf', 'DW3')
  realm.state.phase = 'birdsong'
  const guides = (one: Character) =>
    recordablePhases(realm.state, one, one.plan).flatMap(({ activity }) =>
      activity.kind === 'follow' ? activity.guide : [],
    )
  expect(guides(elf)).toEqual(['amazon'])
  realm.do(recordTurns(realm.table), ['follow amazon', 'done', 'done'])
  expect(elf.plan).toEqual(planned({ kind: 'follow', guide: 'amazon' }))
  expect(recordablePhases(realm.state, elf, elf.plan)).toEqual([])
  const peaceful = new Realm({ encounter: '2' })
  const other = peaceful.put('elf', 'DW2')
  peaceful.put('amazon', 'DW2')
  peaceful.state.phase = 'birdsong'
  expect(recordablePhases(peaceful.state, other, []).map(({ activity }) => activity.kind)).not.toContain('follow')
})

rule(
  ['7.1.1', '7.1.2'],
  'underlings are assigned to guides in their clearing at Sunrise, but not on the day they are hired',
  () => {
    const realm = new Realm({ encounter: '3' })
    const elf = realm.put('elf', 'DW2')
    realm.put('amazon', 'DW2')
    for (const id of ['woodfolk-1', 'woodfolk-2']) realm.stand(id, 'DW2')
    hireNatives(realm.table, elf, { group: 'woodfolk', natives: ['woodfolk-1', 'woodfolk-2'], again: false }, 0)
    realm.do(sunrise(realm.table), [], [1])
    realm.state.day = 2
    realm.do(sunrise(realm.table), ['woodfolk-1 with amazon', 'done'], [1])
    expect(realm.state.war!.follows).toEqual({ 'woodfolk-1': 'amazon' })
    realm.state.day = 3
    realm.do(sunrise(realm.table), ['all with elf'], [1])
    expect(realm.state.war!.follows).toEqual({ 'woodfolk-1': 'elf', 'woodfolk-2': 'elf' })
  },
)

rule(
  ['7.1.3', '6.2.8a', '7.4.1'],
  'a chain follows its last guide; in a cycle, or if the guide is gone, nobody moves',
  () => {
    const realm = new Realm({ encounter: '3', seats: 3 })
    realm.put('amazon', 'DW2')
    realm.put('elf', 'DW2', { plan: planned({ kind: 'follow', guide: 'amazon' }) })
    const dwarf = realm.put('dwarf', 'DW2', { plan: planned({ kind: 'follow', guide: 'elf' }) })
    realm.do(sunrise(realm.table), [], [1])
    expect(guideOf(realm.state, 'dwarf')).toBe('amazon')
    expect(realm.told('follows').map(({ character, guide }) => [character, guide])).toEqual([
      ['elf', 'amazon'],
      ['dwarf', 'elf'],
    ])
    expect(realm.state.draw).toEqual(['amazon'])
    realm.state.characters[0]!.plan = planned({ kind: 'follow', guide: 'dwarf' })
    realm.do(sunrise(realm.table), [], [1])
    expect(guideOf(realm.state, 'dwarf')).toBeNull()
    expect(realm.state.draw).toEqual([])
    dwarf.place = { kind: 'clearing', clearing: 'DW5' }
    realm.do(sunrise(realm.table), [], [1])
    expect(realm.state.war!.follows.dwarf).toBeUndefined()
  },
)

rule(
  ['12.4.1', '12.4.3', '8.1.4'],
  "a follower shares the guide's phases, moves along, and discovers hidden ways",
  () => {
    const { realm, amazon, elf } = pair('DW1', { kind: 'move', to: 'DW4' }, { kind: 'move', to: 'DW5' })
    amazon.ways = ['DW1-4']
    elf.hidden = true
    realm.do(realm.phase(), ['go-on'])
    expect([at(amazon), at(elf)]).toEqual(['DW4', 'DW4'])
    expect(elf.ways).toEqual(['DW1-4'])
    realm.do(realm.phase())
    expect(at(elf)).toBe('DW5')
  },
)

rule('12.4.3', 'a follower carries their own belongings, and leaves what is too heavy', () => {
  const { realm, elf } = pair('DW2', { kind: 'move', to: 'DW3' })
  realm.give(elf, 'great-sword-1')
  realm.do(realm.phase(), ['go-on'])
  expect(at(elf)).toBe('DW3')
  expect(realm.state.piles.DW2).toEqual(['great-sword-1'])
})

rule('12.4.2', 'a follower can stop at the start of each activity, and their turn ends there after the phase', () => {
  const { realm, amazon, elf } = pair('DW2', { kind: 'move', to: 'DW3' })
  realm.lay('ruins-m', 'DW')
  realm.state.prowling = [6]
  realm.stand('wolf-1', 'DW5')
  realm.do(realm.phase(), ['stop elf'])
  expect([at(amazon), at(elf)]).toEqual(['DW3', 'DW2'])
  expect(realm.told('stops')).toMatchObject([{ seat: elf.seat, rule: '12.4.2', character: 'elf', guide: 'amazon' }])
  // His turn has ended in the tile, so its chits are turned up.
  expect(realm.state.chits['ruins-m']!.up).toBe(true)
  expect(realm.state.war!.follows).toEqual({})
})

rule('12.4.2', "there is a checkpoint after each follower's answer, until all have answered", () => {
  const { realm, amazon, elf } = pair('DW2', { kind: 'move', to: 'DW3' })
  realm.do(daylight(realm.table), ['go-on'])
  expect([at(amazon), at(elf)]).toEqual(['DW2', 'DW2'])
  realm.do(daylight(realm.table))
  expect([at(amazon), at(elf)]).toEqual(['DW3', 'DW3'])
  expect(realm.state.turn!.starting).toBeUndefined()
})

rule(
  '12.4.4',
  'a hidden guide can leave those who found no hidden enemies; one on a pony can leave all who have none',
  () => {
    const { realm, amazon, elf } = pair('DW2', { kind: 'move', to: 'DW3' })
    amazon.hidden = true
    realm.do(realm.phase(), ['go-on', 'leave elf'])
    expect([at(amazon), at(elf)]).toEqual(['DW3', 'DW2'])
    expect(realm.told('stops')).toMatchObject([
      { seat: amazon.seat, rule: '12.4.4', character: 'elf', guide: 'amazon' },
    ])
    const seen = pair('DW2', { kind: 'move', to: 'DW3' })
    seen.amazon.hidden = true
    seen.elf.foundEnemies = true
    seen.realm.do(seen.realm.phase(), ['go-on'])
    expect(at(seen.elf)).toBe('DW3')
    const riding = pair('DW2')
    riding.realm.give(riding.amazon, 'pony-2', true)
    riding.amazon.plan = [{ activity: { kind: 'move', to: 'DW3' }, source: 'pony' }]
    lead(riding.realm, riding.amazon, 'amazon', 'lancers-1')
    lead(riding.realm, riding.amazon, 'amazon', 'company-1')
    riding.realm.do(riding.realm.phase(), ['go-on', 'go-on'])
    expect(at(riding.elf)).toBe('DW2')
    expect(riding.realm.state.denizens).toMatchObject({ 'lancers-1': { at: 'DW3' }, 'company-1': { at: 'DW2' } })
  },
)

rule(['12.4.4', '22.2'], 'a teleported guide leaves all followers behind', () => {
  const { realm, amazon, elf } = pair('DW2', { kind: 'blank' })
  realm.do(grantWish(realm.table, amazon, 'teleport', '22.2'), ['B1'])
  expect([at(amazon), at(elf)]).toEqual(['B1', 'DW2'])
  expect(realm.state.war!.follows).toEqual({})
})

rule(['12.4.5', '11.2.5'], "a guide's HIDE roll applies to all followers", () => {
  const { realm, amazon, elf } = pair('DW2', { kind: 'hide' })
  lead(realm, amazon, 'amazon', 'company-1')
  realm.do(realm.phase(), ['go-on', 'go-on'], [2, 3])
  expect([amazon.hidden, elf.hidden, isHidden(realm.state, 'company-1')]).toEqual([true, true, true])
})

rule('12.4.6', 'followers share the chits, discoveries and hidden enemies that a search finds', () => {
  const { realm, amazon, elf } = pair('DW1', { kind: 'search' })
  realm.lay('bones-m', 'DW')
  realm.do(realm.phase(), ['go-on', 'peer', 'enemies+paths'], [1, 1])
  expect(elf.foundEnemies).toBe(true)
  expect(realm.told('finds-enemies').map(({ character, seat, rule }) => [character, seat, rule])).toEqual([
    ['amazon', amazon.seat, '9.2.10'],
    ['elf', elf.seat, '12.4.6'],
  ])
  expect(elf.ways).toContain('DW1-4')
  const looking = pair('DW1', { kind: 'search' })
  looking.realm.lay('bones-m', 'DW')
  looking.realm.do(looking.realm.phase(), ['go-on', 'peer', 'clues'], [1, 1])
  expect(looking.elf.seen).toEqual(['bones-m'])
})

rule('12.4.8', 'followers take no part in trading or hiring by their guide', () => {
  const { realm, amazon, elf } = pair('DW2', { kind: 'hire' })
  amazon.gold = 30
  realm.stand('lancers-1', 'DW2')
  realm.do(realm.phase(), ['go-on', 'lancers', 'nothing', 'pay'], [2, 2])
  expect(realm.state.war!.hires['lancers-1']!.employer).toBe('amazon')
  expect(elf).toMatchObject({ gold: 10, blocked: false })
})

rule('12.4.7', 'a character who follows can rest along with the guide, using their own abilities', () => {
  const { realm, elf } = pair('DW2', { kind: 'rest' })
  elf.chits = elf.chits.map((_, n) => (n < 2 ? 'fatigued' : 'active'))
  const chit = realm.asked(rest(realm.table, elf))!.ids[0]!
  realm.do(realm.phase(), ['go-on', 'accept', chit])
  expect(elf.chits.filter(state => state === 'fatigued')).toHaveLength(1)
})

rule(
  ['12.4.9', '13.1.5'],
  'followers neither block nor are blocked; all others can block if they can see their target',
  () => {
    const realm = new Realm({ encounter: '3', seats: 3 })
    const amazon = realm.put('amazon', 'DW2')
    const elf = realm.put('elf', 'DW2')
    const dwarf = realm.put('dwarf', 'DW2', { hidden: true })
    realm.state.war!.follows = { elf: 'dwarf' }
    // The Elf follows, and the Dwarf is hidden: only he can choose.
    realm.do(blockAfterPhase(realm.table, amazon), ['pass'])
    amazon.foundEnemies = true
    expect(realm.asked(blockAfterPhase(realm.table, amazon))!.ids).toEqual(['pass', 'spare', 'dwarf'])
    realm.do(blockAfterPhase(realm.table, amazon), ['pass', 'amazon'])
    expect([amazon.blocked, dwarf.blocked, elf.blocked]).toEqual([true, true, false])
    expect(dwarf.hidden).toBe(false)
  },
)

rule(
  ['13.1.5', '13.1.10'],
  'a player who lets a mover pass is not asked again this turn; characters do not block before ENCOUNTER 3',
  () => {
    const realm = new Realm({ encounter: '3' })
    const amazon = realm.put('amazon', 'DW2')
    realm.put('elf', 'DW2')
    realm.do(blockAfterPhase(realm.table, amazon), ['spare', 'spare'])
    realm.do(blockAfterPhase(realm.table, amazon))
    const early = new Realm({ encounter: '2' })
    early.put('elf', 'DW2')
    early.do(blockAfterPhase(early.table, early.put('amazon', 'DW2')))
  },
)

rule(['12.4.10', '13.2.10', '13.2.9'], 'all followers end their turns with their guide', () => {
  const realm = new Realm({ encounter: '3' })
  const druid = realm.put('druid', 'DW2')
  realm.put('elf', 'DW2')
  realm.state.war!.follows = { elf: 'druid' }
  realm.lay('bones-m', 'DW')
  realm.state.prowling = [4]
  realm.turnOf(druid)
  realm.do(realm.phase())
  // The Druid's chits go face down without summoning, but the Elf's end of turn summons.
  expect(realm.told('appears')).toMatchObject([{ denizens: ['giant-1'], clearing: 'DW2' }])
})

rule(['12.4.11', '12.4.12'], 'a blocked guide unhides the followers, and each of them can be blocked too', () => {
  const { realm, amazon, elf } = pair('DW2', { kind: 'blank' })
  lead(realm, amazon, 'amazon', 'company-1')
  elf.hidden = true
  realm.stand('wolf-1', 'DW2')
  realm.do(realm.phase(), ['go-on', 'go-on'])
  expect([amazon.blocked, elf.hidden, elf.blocked]).toEqual([true, false, true])
  expect(isHidden(realm.state, 'company-1')).toBe(false)
})

rule('24.14', 'the familiar can follow the Witch or someone else, and then moves with its guide', () => {
  const realm = new Realm({ encounter: '3' })
  const place = { kind: 'clearing', clearing: 'DW1' } as const
  const familiar = { place, foundEnemies: false, plan: planned({ kind: 'follow', guide: 'witch' }) }
  const witch = realm.put('witch', 'DW1', { ways: ['DW1-4'], familiar, plan: planned({ kind: 'move', to: 'DW4' }) })
  expect(familiarPhases(realm.state, witch)).toEqual([])
  realm.turnOf(witch)
  realm.do(realm.phase())
  expect(familiar.place).toEqual({ kind: 'clearing', clearing: 'DW4' })
  familiar.plan = []
  const follows = familiarPhases(realm.state, witch).filter(({ activity }) => activity.kind === 'follow')
  expect(follows).toEqual(planned({ kind: 'follow', guide: 'witch' }))
})

rule(['8.4.1', '8.4.6'], 'a guide can carry with the strength of underlings who follow', () => {
  const realm = new Realm({ encounter: '3' })
  const elf = realm.put('elf', 'DW2')
  const before = strengthOf(realm.state, elf)
  lead(realm, elf, 'elf', 'order-1')
  expect([before, strengthOf(realm.state, elf)]).toEqual(['M', 'T'])
})
