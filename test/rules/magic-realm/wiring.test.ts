import { expect } from 'vitest'
import { freshLeader } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { magicChits } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import type { Activity, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, OPEN, on, onDenizen } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

/*
 * Calls in a day and a fight that the tests of single rules do not cover: each test plays the real turn, and fails if
 * the call is deleted.
 */

const rule = rulesOf('magic-realm')

const planned = (...activities: Activity[]): Recorded[] => activities.map(activity => ({ activity, source: 'basic' }))

rule('21.4.7', 'a storm at the end of a phase costs later phases', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'hide' }, { kind: 'search' }, { kind: 'rest' }) })
  bewitch(realm, 'violent-storm', 'elf', { kind: 'tile', id: 'R' }, { result: '1' })
  realm.turnOf(elf)
  realm.dice(1, 1)
  realm.play('phase 3')
  expect(elf.plan.map(({ activity }) => activity.kind)).toEqual(['hide', 'search', 'blank'])
})

rule('8.2.2', 'everyone in the clearing can play color chits at the start of a phase', () => {
  const realm = new Magical()
  const captain = realm.put('captain', OPEN, { plan: planned({ kind: 'hide' }) })
  const elf = realm.put('elf', OPEN)
  const cast = bewitch(realm, 'illusion', 'elf', { kind: 'tile', id: 'R' }, { energized: false })
  elf.chits[magicChits(elf).find(({ magic }) => magic === 'III')!.number] = 'enchanted'
  realm.turnOf(captain)
  realm.dice(1, 1)
  realm.play('gold for illusion 1', 'pass')
  expect(cast.energized).toBe(true)
})

rule('26.23', 'a sheltered phase fails for a character who started outdoors, or was outdoors in a phase', () => {
  const blanks = (start: string, ...moves: string[]) => {
    const realm = new Realm({ season: 'christmas', encounter: '4' })
    realm.state.dwellings = { inn: 'DW2' }
    realm.put('dwarf', start, {
      plan: [
        ...planned(...moves.map((to): Activity => ({ kind: 'move', to }))),
        { activity: { kind: 'rest' }, source: 'sheltered' },
      ],
    })
    realm.state.draw = ['dwarf']
    while (realm.state.draw.length > 0 || realm.state.turn) realm.play()
    return realm.told('blank').map(({ why }) => why)
  }
  expect(blanks('DW3', 'DW2')).toEqual(['source'])
  expect(blanks('DW2', 'DW3', 'DW2')).toEqual(['source'])
})

rule(['21.6.4', '8.1.5'], 'a phantasm plays its turn just before its owner', () => {
  const realm = new Magical()
  const sorceror = realm.put('sorceror', OPEN)
  bewitch(realm, 'phantasm', 'sorceror', on('sorceror'))
  const place = { kind: 'clearing', clearing: OPEN } as const
  sorceror.phantasm = { place, foundEnemies: false, plan: planned({ kind: 'peer', clearing: OPEN }), prepared: false }
  realm.state.draw = ['sorceror']
  realm.dice(4, 4)
  realm.play()
  expect(sorceror.phantasm!.foundEnemies).toBe(true)
})

rule('21.4.4', 'denizens carried off by the winds land before the turns of the day', () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  bewitch(realm, 'hurricane-winds', 'elf', onDenizen('wolf-1'), { to: 'CV', aloft: true })
  realm.state.phase = 'sunrise'
  realm.dice(1, 4)
  realm.play()
  expect(realm.state.denizens['wolf-1']!.at).toBe('CV4')
})

rule('26.21', 'characters with enough points develop at Midnight', () => {
  const realm = new Realm({ development: 'yes', encounter: '4' })
  const captain = realm.put('captain', OPEN, { stage: 2, earned: 0, fame: 60 })
  captain.chits = captain.chits.map((_, n) => (n < 6 ? 'active' : 'absent'))
  captain.needs = { great: 0, spells: 0, fame: 2, notoriety: 6, gold: 0 }
  realm.state.phase = 'midnight'
  realm.play('FIGHT H5*')
  expect(captain.chits[7]).toBe('active')
})

rule(['21.4.4', '14.3.3'], 'winds still waiting at the end of a fight blow then', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  bewitch(realm, 'hurricane-winds', 'elf', on('elf'), { to: 'CG' })
  Object.assign(realm.fightAt(OPEN), { step: 'disengaging', quiet: 1 })
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
  realm.play()
  expect(elf.place).toMatchObject({ kind: 'air', tiles: ['R', 'CG'] })
})

rule(['21.6.4', '6.2.7'], 'a phantasm appears at Birdsong and records its turn together with its owner', () => {
  const realm = new Magical(1)
  const sorceror = realm.put('sorceror', OPEN)
  bewitch(realm, 'phantasm', 'sorceror', on('sorceror'), { until: 9 })
  realm.state.phase = 'birdsong'
  realm.play('done', `peer ${OPEN}`, 'done')
  expect(sorceror.phantasm).toMatchObject({
    place: { kind: 'clearing', clearing: OPEN },
    plan: [{ activity: { kind: 'peer', clearing: OPEN } }],
  })
})

/** Sets up the Witch on her own Broomstick, and those who fly with her. */
function flight(...companions: string[]) {
  const realm = new Magical(3)
  const aloft = { place: { kind: 'air', tiles: ['CV'], spell: 1 } as const }
  const witch = realm.put('witch', 'CV5', { ...aloft, plan: planned({ kind: 'fly', tile: 'CV' }, { kind: 'hide' }) })
  bewitch(realm, 'broomstick', 'witch', on('witch'))
  const others = companions.map(id => {
    const cast = bewitch(realm, 'broomstick', id, on(realm.put(id, 'CV5').id))
    const one = realm.state.characters.at(-1)!
    one.place = { kind: 'air', tiles: ['CV'], spell: cast.number }
    realm.state.war!.follows[id] = 'witch'
    return one
  })
  return { realm, witch, others }
}

rule(['8.6.5', '8.6.7'], 'a flyer lands at the end of the turn, and can fall asleep or be blocked there', () => {
  const done = (more: object) => {
    const { realm, witch } = flight()
    Object.assign(witch, { unwritten: true, plan: [], ...more })
    realm.takeAway('flowers-of-rest')
    realm.state.piles.CV4 = ['flowers-of-rest']
    realm.state.shown.push('flowers-of-rest')
    realm.stand('wolf-1', 'CV4')
    realm.turnOf(witch)
    realm.dice(4)
    realm.play('done')
    expect([witch.place, realm.state.turn]).toEqual([{ kind: 'clearing', clearing: 'CV4' }, null])
    return [witch.asleep, witch.blocked]
  }
  expect(done({})).toEqual([false, true])
  // A sleeper is not blocked.
  expect(done({ chits: Array(12).fill('fatigued') })).toEqual([true, false])
})

rule(['8.6.10', '12.4.2'], 'a follower who stops in the air lands alone, and the guide flies on (R161)', () => {
  const { realm, witch, others } = flight('elf')
  realm.turnOf(witch)
  realm.play('stop elf')
  realm.dice(4, 5)
  realm.play()
  expect([others[0]!.place, witch.place]).toEqual([
    { kind: 'clearing', clearing: 'CV4' },
    { kind: 'clearing', clearing: 'CV5' },
  ])
  expect(realm.told('lands').map(({ character }) => character)).toEqual(['elf', 'witch'])
})

rule(['8.6.10', '12.4.2'], 'a steed that stops in the air lands together with its rider (R161)', () => {
  const realm = new Magical(2)
  const place = { kind: 'air', tiles: ['CV'], spell: null } as const
  const elf = realm.put('elf', 'CV5', { place, plan: planned({ kind: 'fly', tile: 'CV' }, { kind: 'hide' }) })
  realm.stand('winged-demon-1', 'CV5')
  serve(realm.state, 'winged-demon-1', 'elf')
  realm.state.war!.leaders.push(freshLeader(realm.state, 'winged-demon-1', elf.seat, 'CV5'))
  realm.state.war!.leaders[0]!.place = place
  realm.state.denizens['winged-demon-1']!.at = null
  realm.state.war!.follows['winged-demon-1'] = 'elf'
  realm.turnOf(elf)
  realm.play('stop winged-demon-1')
  realm.dice(4)
  realm.play()
  const kinds = realm.table.events.map(({ kind }) => kind).filter(kind => kind === 'lands' || kind === 'activity')
  expect(kinds).toEqual(['lands', 'activity'])
  expect([elf.place, realm.state.denizens['winged-demon-1']!.at]).toEqual([
    { kind: 'clearing', clearing: 'CV4' },
    'CV4',
  ])
})

rule(['8.6.10', '12.4.12', '2.2.10'], 'a follower lands if the guide dies in the air (R161)', () => {
  const { realm, witch, others } = flight('elf')
  witch.chits = Array(12).fill('wounded')
  realm.turnOf(witch)
  realm.play('go')
  realm.dice(3, 4)
  realm.play()
  expect(witch.fate).toBe('dead')
  realm.play()
  expect(others[0]!.place.kind).toBe('clearing')
})

rule(
  ['23.3.2', '8.1.6'],
  'a tired character who arrives at the Flowers of Rest falls asleep, which ends the turn',
  () => {
    const realm = new Magical(1)
    const elf = realm.put('elf', 'CV5', {
      plan: planned({ kind: 'move', to: 'CV2' }, { kind: 'hide' }),
      ways: ['CV2-5'],
    })
    elf.chits[6] = 'fatigued'
    realm.takeAway('flowers-of-rest')
    realm.state.piles.CV2 = ['flowers-of-rest']
    realm.state.shown.push('flowers-of-rest')
    realm.turnOf(elf)
    realm.play()
    expect([elf.asleep, realm.state.turn]).toEqual([true, null])
  },
)

rule(['8.6.5', '23.3.2'], 'a flyer who chooses phase by phase can fall asleep on landing, before acting', () => {
  const { realm, witch } = flight()
  Object.assign(witch, { unwritten: true, plan: [], chits: Array(12).fill('fatigued') })
  realm.takeAway('flowers-of-rest')
  realm.state.piles.CV4 = ['flowers-of-rest']
  realm.state.shown.push('flowers-of-rest')
  realm.turnOf(witch)
  realm.dice(4)
  realm.play('rest')
  expect([witch.asleep, realm.told('activity')]).toEqual([true, []])
})

rule(['8.7.2', '12.4.3'], 'a beast that follows another beast through the woods keeps up with it', () => {
  const realm = new Magical(2)
  const elf = realm.put('elf', 'CV5', { plan: planned({ kind: 'move', to: 'CV1' }) })
  const captain = realm.put('captain', 'CV5')
  bewitch(realm, 'transform', 'elf', on('elf'), { result: 'squirrel', chit: 0 })
  bewitch(realm, 'transform', 'captain', on('captain'), { result: 'squirrel', chit: 0 })
  realm.state.war!.follows.captain = 'elf'
  realm.turnOf(elf)
  realm.play('go')
  realm.play()
  expect([elf.place, captain.place]).toEqual([
    { kind: 'clearing', clearing: 'CV1' },
    { kind: 'clearing', clearing: 'CV1' },
  ])
})

rule(['12.4.7', '6.2.6'], 'followers alert a weapon along with their guide', () => {
  const realm = new Magical(2)
  const captain = realm.put('captain', OPEN, { plan: planned({ kind: 'alert' }) })
  const elf = realm.put('elf', OPEN)
  const bow = realm.give(elf, 'light-bow-1', true)
  realm.state.war!.follows.elf = 'captain'
  realm.turnOf(captain)
  realm.play('go')
  realm.play('accept', 'turn')
  expect(bow.alerted).toBe(true)
})

rule(
  '14.1.2',
  'the order of later evenings is revealed only when one is over, and revealing it cannot be undone',
  () => {
    const revealed = (...evenings: string[]) => {
      const realm = new Realm({ encounter: '1' })
      for (const [n, at] of evenings.entries()) realm.put(['elf', 'dwarf', 'captain'][n]!, at)
      Object.assign(realm.state, { phase: 'evening', evenings, traded: ['elf', 'dwarf', 'captain'] })
      realm.play()
      return realm.table.revealed
    }
    expect([revealed('R1', 'CV5', 'CG1'), revealed('R1', 'CV5')]).toEqual([true, false])
  },
)

rule(['25.4.8', '8.2.1'], 'a campaign without foes on the map can be given up at the start of a phase', () => {
  const realm = new Magical(1)
  const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'hide' }), notoriety: 9 })
  const chit = realm.layVisitor('quest')
  realm.state.visitors[chit]!.at = null
  realm.state.war!.undertakings.push({ character: 'elf', chit, name: 'quest', until: 28, goal: null, reward: 0 })
  realm.turnOf(elf, { asks: true })
  realm.dice(2, 2)
  realm.play('give up quest')
  expect([realm.state.war!.undertakings, realm.state.visitors[chit]!.at]).toEqual([[], OPEN])
})

rule(['26.7', '2.3.2'], 'a belonging picked up at the start of a phase cannot be handled again in that phase', () => {
  const realm = new Realm({ encounter: '4', dropping: 'yes', seats: 1 })
  const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'hide' }) })
  realm.takeAway('lost-keys')
  realm.state.dropped = [{ id: 'lost-keys', clearing: OPEN, by: 'elf' }]
  realm.turnOf(elf, { asks: true })
  const going = turn(realm.table)
  let step = going.next()
  for (const id of ['pick-up lost-keys', 'keep']) step = going.next({ seat: 0, id })
  expect(step.done ? [] : step.value[0]!.options.filter(({ id }) => id.includes('lost-keys'))).toEqual([])
})

rule(['14.1.1', '14.1.2'], 'at Sunset sleepers wake, and the evenings are drawn', () => {
  const realm = new Magical(1)
  const elf = realm.put('elf', OPEN, { asleep: true })
  realm.state.phase = 'sunset'
  realm.play()
  expect([realm.state.phase, realm.state.evenings, elf.asleep]).toEqual(['evening', [OPEN], false])
})

rule('20.7.2', 'color wakes spells at the next step of an evening, and at Birdsong before anyone records', () => {
  const evening = new Magical(1)
  evening.put('elf', OPEN)
  evening.color(28)
  const cast = bewitch(evening, 'illusion', 'elf', { kind: 'tile', id: 'R' }, { energized: false })
  Object.assign(evening.state, { phase: 'evening', evenings: [OPEN], fought: true, traded: ['elf'] })
  evening.play()
  expect(cast.energized).toBe(true)
  const morning = new Magical(1)
  const elf = morning.put('elf', OPEN)
  morning.state.day = 20
  bewitch(morning, 'transform', 'elf', on('elf'), { result: 'squirrel', chit: 0, energized: false })
  morning.state.phase = 'birdsong'
  expect(elf.formed).toBeUndefined()
  expect(morning.asked(turn(morning.table))?.topic).toBe('record')
  expect(elf.formed).toBe('beast')
})

rule(
  ['2.3.8', '2.6.1'],
  'a belonging from a deal counts as load for a horse while the next one is decided about',
  () => {
    const realm = new Magical(2)
    const elf = realm.put('elf', OPEN)
    const captain = realm.put('captain', OPEN)
    const pony = realm.give(elf, 'pony-1', true)
    realm.give(captain, 'suit-of-armor-1')
    realm.give(captain, 'helmet-1')
    Object.assign(realm.state, { phase: 'evening', evenings: [OPEN], fought: true, traded: ['elf'] })
    const going = turn(realm.table)
    let step = going.next()
    for (const id of ['deal elf', 'suit-of-armor-1', 'helmet-1', 'done', 'nothing'])
      step = going.next({ seat: captain.seat, id })
    for (const id of ['accept', 'keep']) {
      expect(pony.active).toBe(true)
      step = going.next({ seat: elf.seat, id })
    }
    expect([step.done ? null : step.value[0]!.data?.belonging, pony.active]).toEqual(['helmet-1', false])
  },
)

rule(
  ['20.9.4', '2.6.1'],
  'in the evening, a character turned to mist is told discoveries, but gets no goods or gold (R163)',
  () => {
    const goods = (isMist: boolean) => {
      const realm = new Magical(2)
      realm.put('elf', OPEN)
      const captain = realm.put('captain', OPEN)
      realm.give(captain, 'suit-of-armor-1')
      if (isMist) bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
      Object.assign(realm.state, { phase: 'evening', evenings: [OPEN], fought: true, traded: ['elf'] })
      const going = turn(realm.table)
      going.next()
      const step = going.next({ seat: captain.seat, id: 'deal elf' })
      return step.done ? [] : step.value[0]!.options.map(({ id }) => id)
    }
    expect(goods(false)).toEqual(['nothing', 'gold', 'suit-of-armor-1'])
    // There is nothing to give, so the first question is what to ask for.
    expect(goods(true)).toEqual(['nothing', 'discoveries'])
  },
)

rule(['12.4.2', '13.2.7'], 'a follower who stops can be blocked even if the guide then ends the turn', () => {
  const realm = new Magical(2)
  const captain = realm.put('captain', OPEN, { unwritten: true, hidden: true })
  const elf = realm.put('elf', OPEN)
  realm.stand('wolf-1', OPEN)
  realm.state.war!.follows.elf = 'captain'
  realm.turnOf(captain)
  realm.play('stop elf')
  realm.play('done')
  expect([elf.blocked, realm.state.turn]).toEqual([true, null])
})
