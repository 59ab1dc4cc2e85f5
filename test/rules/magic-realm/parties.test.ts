import { expect } from 'vitest'
import { phantasmPhases } from '../../../src/games/magic-realm/rules/day/phantasm.ts'
import type { Activity, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { aimed, bewitch, Magical, OPEN, on, onDenizen } from './magic/evening.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const planned = (...activities: Activity[]): Recorded[] => activities.map(activity => ({ activity, source: 'basic' }))
const clearing = (id: string) => ({ kind: 'clearing', clearing: id }) as const

/** Returns two characters in a clearing. The second follows the first, whose turn it is. */
function pair(guide: string, follower: string, ...activities: Activity[]) {
  const realm = new Magical()
  const first = realm.put(guide, OPEN, { plan: planned(...activities) })
  const second = realm.put(follower, OPEN, { plan: planned({ kind: 'follow', guide }) })
  realm.state.war!.follows = { [follower]: guide }
  realm.turnOf(first)
  return { realm, guide: first, follower: second }
}

/** Plays a whole phase, or one step of an evening, with these answers and then those that move on. */
function goOn(realm: Magical, ...answers: string[]): void {
  const played = realm.state.turn?.played
  do {
    const going = turn(realm.table)
    for (let step = going.next(); !step.done; ) {
      const { seat, options } = step.value[0]!
      const ids = options.map(({ id }) => id)
      const id = answers.length > 0 && ids.includes(answers[0]!) ? answers.shift()! : GO.find(one => ids.includes(one))
      step = going.next({ seat, id: id ?? ids[0]! })
    }
  } while (realm.state.turn !== null && realm.state.turn.played === played)
  expect(answers).toEqual([])
}
const GO = ['go', 'go-on', 'pass', 'nothing', 'done']

rule('23.3.2', 'a fatigued buyer who sees the Flowers of Rest falls asleep without buying anything', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'trade' }) })
  elf.chits[0] = 'fatigued'
  realm.stand('rogues-hq', OPEN)
  realm.stack('rogues', 'flowers-of-rest')
  realm.turnOf(elf)
  realm.play('buy from rogues')
  expect([elf.asleep, realm.told('asks-price')]).toEqual([true, []])
})

rule(
  ['20.9.5', '21.6.3'],
  'nobody can follow mist, either from Sunrise on or once the guide has turned to mist',
  () => {
    const realm = new Magical()
    realm.put('captain', OPEN)
    realm.put('elf', OPEN, { plan: planned({ kind: 'follow', guide: 'captain' }) })
    bewitch(realm, 'melt-into-mist', 'elf', on('captain'))
    realm.state.phase = 'sunrise'
    goOn(realm)
    expect(realm.state.war!.follows).toEqual({})
    const day = pair('captain', 'elf', { kind: 'hide' }, { kind: 'move', to: 'R4' })
    bewitch(day.realm, 'melt-into-mist', 'elf', on('captain'))
    day.realm.dice(1, 1)
    for (let n = 0; n < 4; n++) goOn(day.realm)
    expect([day.guide.place, day.follower.place]).toEqual([clearing('R4'), clearing(OPEN)])
  },
)

rule(
  '2.4.4',
  'a weapon potion stays with its weapon, and returns to its box at Midnight, no matter where it is',
  () => {
    const realm = new Magical()
    const captain = realm.put('captain', OPEN)
    const elf = realm.put('elf', OPEN)
    realm.give(captain, 'short-sword-1', true)
    realm.give(captain, 'penetrating-grease', true).on = 'short-sword-1'
    Object.assign(realm.state, { phase: 'evening', evenings: [OPEN], fought: true, traded: ['elf'] })
    realm.play('deal elf', 'short-sword-1', 'done', 'nothing', 'accept', 'activate', 'done')
    expect(captain.owned).toEqual([])
    expect(elf.owned).toMatchObject([
      { id: 'penetrating-grease', active: true, on: 'short-sword-1' },
      { id: 'short-sword-1', active: true },
    ])
    Object.assign(realm.state, { traded: ['captain'] })
    realm.play('abandon short-sword-1', 'done')
    expect([elf.owned, realm.state.treated]).toEqual([[], [{ id: 'penetrating-grease', on: 'short-sword-1' }]])
    realm.state.phase = 'midnight'
    realm.play()
    expect(realm.state.treated).toBeUndefined()
  },
)

rule(['15.6.8', '21.4.4'], 'a hired leader in the air between two tiles does not land with another flyer', () => {
  const realm = new Magical()
  const witch = realm.put('witch', 'CV5', { plan: planned({ kind: 'fly', tile: 'CV' }) })
  bewitch(realm, 'broomstick', 'witch', on('witch'))
  realm.stand('company-hq', OPEN)
  serve(realm.state, 'company-hq', 'witch')
  const [leader] = realm.state.war!.leaders
  leader!.place = { kind: 'air', tiles: ['R', 'CG'], spell: null }
  realm.state.denizens['company-hq']!.at = null
  realm.turnOf(witch)
  realm.dice(4)
  realm.play()
  expect(witch.place).toEqual(clearing('CV4'))
  expect([leader!.place.kind, realm.state.denizens['company-hq']!.at]).toEqual(['air', null])
})

rule(['8.6.10', '12.4.2'], 'a flyer who stops following in the air lands alone, and the guide flies on', () => {
  const flight = { kind: 'fly', tile: 'R' } as const
  const { realm, guide, follower } = pair('witch', 'captain', flight, flight, flight)
  for (const id of ['witch', 'captain']) bewitch(realm, 'broomstick', id, on(id))
  goOn(realm)
  expect([guide.place.kind, follower.place.kind]).toEqual(['air', 'air'])
  realm.dice(4)
  goOn(realm, 'stop captain')
  expect(follower.place).toEqual(clearing('R4'))
  expect(realm.state.magic!.spells.filter(({ spell }) => spell === 'broomstick').map(({ caster }) => caster)).toEqual([
    'witch',
  ])
  expect(guide.place.kind).toBe('air')
})

rule('8.6.10', 'a steed returns to its box if its rider dies in the air', () => {
  const { realm, guide } = pair('elf', 'captain', { kind: 'fly', tile: 'R' }, { kind: 'fly', tile: 'R' })
  realm.stand('h-flying-dragon-1', OPEN)
  bewitch(realm, 'control-dragon', 'captain', onDenizen('h-flying-dragon-1'))
  realm.state.war!.follows = { 'h-flying-dragon-1': 'elf' }
  goOn(realm)
  expect(guide.place.kind).toBe('air')
  guide.chits = guide.chits.map(() => 'fatigued')
  guide.curses = ['ill-health']
  for (let n = 0; n < 3 && guide.fate === 'alive'; n++) goOn(realm)
  expect([guide.fate, realm.state.war!.leaders, realm.state.denizens['h-flying-dragon-1']]).toMatchObject([
    'dead',
    [],
    { at: null, dead: false },
  ])
})

/** Sets up the Witch with a familiar that follows a guide, or has found hidden enemies in its clearing. */
function familiar(realm: Magical, guide: string | null) {
  const witch = realm.state.characters.find(({ id }) => id === 'witch')!
  witch.familiar = {
    place: clearing(OPEN),
    foundEnemies: guide === null,
    plan: guide === null ? [] : planned({ kind: 'follow', guide }),
  }
  return witch
}

rule(
  ['24.14', '15.4.7', '12.4.4'],
  'hidden enemies found by a familiar can be charged, but that does not shake off followers',
  () => {
    const realm = new Magical()
    realm.put('witch', OPEN)
    realm.put('elf', OPEN, { hidden: true })
    familiar(realm, null)
    const combat = realm.fightAt(OPEN)
    combat.step = 'deploying'
    Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
    combat.turn = combat.order.indexOf('witch')
    expect(realm.asked(turn(realm.table))?.ids.some(id => id.includes('elf'))).toBe(true)
    const { realm: day, guide, follower } = pair('captain', 'witch', { kind: 'move', to: 'R4' })
    familiar(day, null)
    guide.hidden = true
    for (let n = 0; n < 3 && day.state.turn; n++) goOn(day)
    expect(follower.place).toEqual(clearing('R4'))
    expect(day.told('stops')).toEqual([])
  },
)

rule('24.14', 'a familiar that follows its Witch is carried off with her', () => {
  const realm = new Magical()
  const witch = realm.put('witch', OPEN, { plan: planned({ kind: 'hide' }) })
  familiar(realm, 'witch')
  realm.give(witch, 'withered-claw')
  realm.turnOf(witch, { asks: true })
  realm.dice(1, 1)
  goOn(realm, 'activate withered-claw', 'CV4')
  expect([witch.place, witch.familiar!.place]).toEqual([clearing('CV4'), clearing('CV4')])
})

rule(['22.6', '24.14'], 'a familiar that follows a Lost guide does not discover the way', () => {
  const realm = new Magical()
  const captain = realm.put('captain', OPEN, { plan: planned({ kind: 'move', to: 'R4' }) })
  realm.put('witch', 'CV5')
  const witch = familiar(realm, 'captain')
  bewitch(realm, 'lost', 'elf', on('captain'))
  realm.turnOf(captain)
  realm.dice(5, 5)
  goOn(realm)
  expect([captain.place, witch.familiar!.place, witch.ways]).toEqual([clearing('R5'), clearing('R5'), []])
})

/** Plays a fight in which the aimed spells take effect next. */
function living(realm: Magical): void {
  realm.fightAt(OPEN).step = 'living'
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
}

rule(
  ['18.3.5', '18.3.7', '21.5.1'],
  'kills by a Pit count from the most valuable down, and an absorbed monster counts with its owner',
  () => {
    const realm = new Magical()
    const witch = realm.put('witch', OPEN, { hidden: true })
    realm.put('elf', OPEN, { notoriety: 20 })
    realm.stand('wolf-1', OPEN)
    bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'h-troll-1', woke: 1 })
    aimed(realm, 'power-of-the-pit', 'witch', on('elf'))
    living(realm)
    realm.dice(1, 1)
    realm.play()
    expect(realm.told('bounty').map(({ denizen }) => denizen)).toEqual(['elf', 'h-troll-1', 'wolf-1'])
    expect(witch.kills).toBe(3)
  },
)

rule(['20.3.5', '20.9.6'], 'a character who has been transformed no longer aims a spell', () => {
  const realm = new Magical()
  realm.put('sorceror', OPEN)
  realm.put('elf', OPEN)
  const cast = aimed(realm, 'fiery-blast', 'sorceror', [], { stage: 'cast' })
  bewitch(realm, 'transform', 'elf', on('sorceror'), { result: 'frog' })
  const combat = realm.fightAt(OPEN)
  combat.step = 'targeting'
  combat.engagements.find(({ character }) => character === 'sorceror')!.spell = { number: cast.number, box: null }
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
  goOn(realm, 'nobody')
  expect(realm.told('spell-ends')).toMatchObject([{ spell: 'fiery-blast', rule: '20.9.6' }])
})

rule(['12.4.2', '22.2'], 'a follower carried off by a wish has stopped following and can be blocked', () => {
  const { realm, follower } = pair('captain', 'elf', { kind: 'hide' })
  realm.stand('wolf-1', 'CV4')
  realm.give(follower, 'withered-claw')
  realm.dice(1, 1, 1, 1)
  goOn(realm, 'arrange elf', 'activate withered-claw', 'CV4')
  for (let n = 0; n < 3 && realm.state.turn; n++) goOn(realm)
  expect([follower.place, follower.blocked]).toEqual([clearing('CV4'), true])
})

rule('12.4.12', 'followers of a guide who is blocked before the turn can be blocked that day', () => {
  const { realm, guide, follower } = pair('captain', 'elf', { kind: 'hide' })
  realm.state.turn = null
  realm.state.draw = ['captain']
  guide.blocked = true
  realm.stand('wolf-1', OPEN)
  goOn(realm)
  expect(follower.blocked).toBe(true)
})

rule('21.6.4', "a Dwarf's phantasm has Sunlight phases", () => {
  const realm = new Magical()
  const dwarf = realm.put('dwarf', OPEN)
  bewitch(realm, 'phantasm', 'dwarf', on('dwarf'))
  const plan = planned({ kind: 'peer', clearing: OPEN }, { kind: 'peer', clearing: OPEN })
  dwarf.phantasm = { place: clearing(OPEN), foundEnemies: false, plan, prepared: false }
  expect(phantasmPhases(realm.state, dwarf).map(({ source }) => source)).toContain('sunlight')
})

rule('7.3.1', 'a monster carried off by the winds can regenerate', () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  bewitch(realm, 'hurricane-winds', 'elf', onDenizen('wolf-1'), { to: 'CV', aloft: true })
  Object.assign(realm.state, { phase: 'sunrise', day: 7 })
  realm.dice(WOLVES)
  realm.play()
  expect([realm.state.denizens['wolf-1']!.at, realm.state.magic!.spells]).toEqual([null, []])
})
/** The row of the Wolves. */
const WOLVES = 3
