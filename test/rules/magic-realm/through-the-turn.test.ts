import { expect } from 'vitest'
import { substituteOf } from '../../../src/games/magic-realm/rules/effects/map-chits.ts'
import { chitsOf } from '../../../src/games/magic-realm/rules/facts/chits.ts'
import { magicChits } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { CHIT_IDS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import type { Activity, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { aimed, bewitch, Magical, OPEN, on, PEAK } from './magic/evening.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const planned = (...activities: Activity[]): Recorded[] => activities.map(activity => ({ activity, source: 'basic' }))

/** Sets up the Witch with her own Broomstick in the Cavern. */
function rider(more: Parameters<Magical['put']>[2] = {}) {
  const realm = new Magical()
  const witch = realm.put('witch', 'CV5', more)
  bewitch(realm, 'broomstick', 'witch', on('witch'))
  return { realm, witch }
}

const flights = (realm: Magical): string[] =>
  realm.asked(turn(realm.table))?.ids.filter(id => id.startsWith('fly ')) ?? []

rule(['8.6.2', '6.2.2'], 'a flight goes to the recorded tile, no matter which adjacent tile that is', () => {
  const tiles = () => {
    const { realm } = rider()
    realm.state.phase = 'birdsong'
    return flights(realm).map(id => id.slice('fly '.length))
  }
  expect(tiles().length).toBeGreaterThan(2)
  for (const tile of tiles()) {
    const { realm, witch } = rider()
    realm.state.phase = 'birdsong'
    realm.play(`fly ${tile}`, 'done')
    expect(witch.plan.map(({ activity }) => activity)).toEqual([{ kind: 'fly', tile }])
    const other = rider({ unwritten: true })
    other.realm.turnOf(other.witch)
    other.realm.play(`fly ${tile}`)
    expect(other.witch.place).toMatchObject({ kind: 'air', tiles: [tile] })
  }
})

rule(['5.1.3', '20.7.2'], 'a spell awake only through a seventh day is asleep the next day', () => {
  const realm = new Magical()
  realm.put('elf', 'CV5')
  realm.color(21)
  const cast = bewitch(realm, 'sense-danger', 'elf', on('elf'))
  realm.state.phase = 'midnight'
  realm.play()
  realm.play('done')
  expect([realm.state.day, cast.energized]).toEqual([22, false])
})

rule(
  ['5.1.4', '8.6.5', '8.6.7'],
  'a flyer lands in the next phase, and can be blocked before doing anything else',
  () => {
    const { realm, witch } = rider({ plan: planned({ kind: 'fly', tile: 'CV' }, { kind: 'hide' }) })
    realm.stand('wolf-1', 'CV4')
    realm.turnOf(witch)
    realm.dice(4)
    realm.play()
    expect([witch.place, witch.blocked, witch.hidden]).toEqual([{ kind: 'clearing', clearing: 'CV4' }, true, false])
    // Those who choose phases along the way are blocked before their choice takes effect.
    const other = rider({ unwritten: true })
    other.realm.stand('wolf-1', 'CV4')
    other.realm.turnOf(other.witch)
    other.realm.play('fly CV')
    expect(other.witch.place.kind).toBe('air')
    other.realm.dice(4)
    other.realm.play('hide')
    expect([other.witch.blocked, other.witch.hidden]).toEqual([true, false])
    // Another flight keeps them in the air.
    const far = rider({ plan: planned({ kind: 'fly', tile: 'CV' }, { kind: 'fly', tile: 'CV' }) })
    far.realm.stand('wolf-1', 'CV4')
    far.realm.turnOf(far.witch)
    far.realm.play()
    expect(far.witch.place.kind).toBe('air')
  },
)

rule(['8.1.5', '24.14'], "a familiar moves as its owner's guide does", () => {
  const realm = new Magical()
  realm.put('captain', 'CV5', { plan: planned({ kind: 'hide' }) })
  const witch = realm.put('witch', 'CV5')
  witch.familiar = {
    place: { kind: 'clearing', clearing: 'CV2' },
    foundEnemies: false,
    plan: planned({ kind: 'peer', clearing: 'CV2' }),
  }
  realm.state.war!.follows = { witch: 'captain' }
  realm.state.draw = ['captain']
  realm.dice(4, 4)
  realm.play()
  expect([realm.state.turn!.character, witch.familiar!.foundEnemies]).toEqual(['captain', true])
})

rule(
  ['8.3.8', '27.1.3', '15.6.8'],
  'a character who chooses phases one at a time cannot end the turn between clearings',
  () => {
    const ends = (place: Parameters<Magical['put']>[2]) => {
      const { realm, witch } = rider({ unwritten: true, ...place })
      realm.turnOf(witch)
      const asked = realm.asked(turn(realm.table))!
      expect(asked.topic).toBe('record')
      return asked.ids.includes('done')
    }
    expect(ends({})).toBe(true)
    expect(ends({ place: { kind: 'road', way: 'CV2-5', from: 'CV5' } })).toBe(false)
    expect(ends({ place: { kind: 'woods', tile: 'CV', from: 'CV5' } })).toBe(false)
    expect(ends({ place: { kind: 'air', tiles: ['CV', 'CL'], spell: null } })).toBe(false)
    expect(ends({ place: { kind: 'air', tiles: ['CV'], spell: 1 } })).toBe(true)
  },
)

/** Plays a fight in which these spells have been aimed and take effect next. */
function living(realm: Magical): void {
  realm.fightAt(OPEN).step = 'living'
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
}

rule('20.5.1', 'spells with equal completion times act together, even if one kills the caster of another', () => {
  const realm = new Magical()
  const [witch, elf] = [realm.put('witch', OPEN), realm.put('elf', OPEN)]
  realm.stand('imp-1', OPEN)
  aimed(realm, 'power-of-the-pit', 'witch', on('elf'), { time: 3 })
  aimed(realm, 'exorcise', 'elf', { kind: 'clearing', id: OPEN }, { time: 3 })
  living(realm)
  realm.dice(2, 2)
  realm.play()
  expect([witch.fate, elf.fate, realm.state.denizens['imp-1']!.dead, elf.notoriety]).toEqual(['alive', 'dead', true, 0])
  const both = new Magical()
  const rivals = [both.put('witch', OPEN), both.put('elf', OPEN)]
  aimed(both, 'power-of-the-pit', 'witch', on('elf'), { time: 3 })
  aimed(both, 'power-of-the-pit', 'elf', on('witch'), { time: 3 })
  living(both)
  both.dice(2, 2, 2, 2)
  both.play()
  expect(rivals.map(({ fate }) => fate)).toEqual(['dead', 'dead'])
  // A faster one still comes before a slower one.
  const late = new Magical()
  const pair = [late.put('witch', OPEN), late.put('elf', OPEN)]
  aimed(late, 'power-of-the-pit', 'witch', on('elf'), { time: 2 })
  aimed(late, 'power-of-the-pit', 'elf', on('witch'), { time: 3 })
  living(late)
  late.dice(2, 2)
  late.play()
  expect(pair.map(({ fate }) => fate)).toEqual(['alive', 'dead'])
})

rule('22.3', 'Terror wounds fatigued Light and Medium chits too', () => {
  const realm = new Magical()
  realm.put('witch', OPEN)
  const elf = realm.put('elf', OPEN)
  const { number } = chitsOf(elf).find(
    ({ kind, strength, asterisks }) => kind === 'MOVE' && strength === 'L' && asterisks,
  )!
  elf.chits[number] = 'fatigued'
  aimed(realm, 'power-of-the-pit', 'witch', on('elf'), { time: 3 })
  living(realm)
  realm.dice(3, 3)
  realm.play()
  expect(elf.chits[number]).toBe('wounded')
})

rule(['20.10.5', '21.1.2', '22.3'], 'pieces healed and harmed at the same moment stay as they were', () => {
  const realm = new Magical()
  realm.put('witch', OPEN)
  realm.put('white-knight', OPEN)
  const elf = realm.put('elf', OPEN)
  realm.give(elf, 'helmet-1', true)
  realm.give(elf, 'shield-1')
  realm.state.damaged = ['helmet-1', 'shield-1']
  const [first, second, third, magic] = [
    ...chitsOf(elf).filter(({ strength, kind }) => strength === 'L' && kind !== 'MAGIC'),
    chitsOf(elf).find(({ kind }) => kind === 'MAGIC')!,
  ].filter((_, n, all) => n < 3 || n === all.length - 1)
  const states = () => [first, second, third, magic].map(chit => elf.chits[chit!.number])
  const moment = (first: number, second: number) => {
    aimed(realm, 'power-of-the-pit', 'witch', on('elf'), { time: 3 })
    aimed(realm, 'make-whole', 'white-knight', on('elf'), { time: 3 })
    living(realm)
    realm.dice(first, second)
    realm.play()
  }
  Object.assign(elf.chits, { [first!.number]: 'wounded', [second!.number]: 'fatigued', [magic!.number]: 'wounded' })
  moment(3, 3)
  expect(states()).toEqual(['wounded', 'fatigued', 'wounded', 'active'])
  expect(realm.state.damaged).toEqual([])
  realm.state.damaged = ['helmet-1', 'shield-1']
  moment(6, 6)
  expect(states()).toEqual(['active', 'active', 'active', 'active'])
  expect(realm.state.damaged).toEqual(['helmet-1'])
  elf.chits[magic!.number] = 'fatigued'
  moment(5, 5)
  expect(states()).toEqual(['active', 'active', 'active', 'active'])
})

rule(['22.1.1', '9.1.5', '21.5.5'], 'curses that were suspended by a Pentangle take effect again when it ends', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { curses: ['squeak', 'wither'] })
  bewitch(realm, 'pentangle', 'elf', on('elf'), { chit: 0 })
  expect(elf.curses).toEqual([])
  elf.hidden = true
  realm.state.phase = 'midnight'
  realm.play()
  expect([elf.curses, elf.hidden]).toEqual([['squeak', 'wither'], false])
  expect(chitsOf(elf).filter(({ asterisks, state }) => asterisks > 0 && state === 'active')).toEqual([])
  expect(chitsOf(elf).filter(({ asterisks, state }) => asterisks === 0 && state === 'active')).not.toEqual([])
})

rule('14.3.2', 'playing a color chit prolongs a fight', () => {
  const happened = (...answers: string[]) => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    realm.put('captain', OPEN)
    bewitch(realm, 'illusion', 'elf', { kind: 'tile', id: 'R' }, { energized: false })
    elf.chits[magicChits(elf).find(({ magic }) => magic === 'III')!.number] = 'enchanted'
    const combat = realm.fightAt(OPEN)
    Object.assign(combat, { step: 'acting', turn: combat.order.indexOf('elf') })
    Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
    realm.play(...answers)
    return combat.happened
  }
  expect(happened('nothing')).toBe(false)
  expect(happened('gold for illusion 1', 'nothing')).toBe(true)
})

rule('22.2', 'a wish sends a hired native of a garrison to its own clearing, still hired', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { plan: planned({ kind: 'hide' }) })
  realm.state.dwellings.house = PEAK
  realm.stand('company-2', OPEN)
  for (const id of ['soldiers-1', 'soldiers-hq', 'company-1']) {
    realm.stand(id, OPEN)
    serve(realm.state, id, 'elf')
  }
  realm.give(elf, 'withered-claw')
  const wish = (id: string, ...more: string[]) => {
    realm.state.turn = null
    realm.turnOf(elf, { asks: true })
    elf.owned = []
    realm.give(elf, 'withered-claw')
    realm.dice(2, 2)
    realm.play('activate withered-claw', id, ...more)
    const leader = realm.state.war!.leaders.find(one => one.id === id)
    return [realm.state.denizens[id]!.at, realm.state.war!.hires[id]?.employer, leader?.place]
  }
  expect(wish('soldiers-1', 'go-on')).toEqual([PEAK, 'elf', undefined])
  expect(wish('company-1', 'go-on')).toEqual([null, undefined, undefined])
  expect(wish('soldiers-hq')).toEqual([PEAK, 'elf', { kind: 'clearing', clearing: PEAK }])
})

rule(['13.2.7', '27.1.2'], 'Ghosts can block immediately if even one character has discovered them', () => {
  const realm = new Magical(1)
  const chit = CHIT_IDS.find(id => substituteOf(id)?.brings === 'ghosts')!
  realm.lay(chit, 'CV')
  const elf = realm.put('elf', 'CV5')
  realm.turnOf(elf)
  realm.play()
  expect(realm.state.denizens['ghost-1']!.at).toBe('CV5')
  expect(elf.blocked).toBe(true)
})

rule(['8.4.5', '2.4.1'], 'a riderless horse can carry the Golden Icon, although the card is always active', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'CV5', { plan: planned({ kind: 'move', to: 'CV2' }), ways: ['CV2-5'] })
  realm.give(elf, 'workhorse-1')
  realm.give(elf, 'golden-icon', true)
  realm.state.shown.push('golden-icon')
  realm.turnOf(elf, { asks: true })
  realm.play('pack golden-icon on workhorse-1', 'go-on')
  expect([elf.place, elf.owned.map(({ id }) => id)]).toEqual([
    { kind: 'clearing', clearing: 'CV2' },
    ['workhorse-1', 'golden-icon'],
  ])
})

/** Lets the Elf carry ale to the Inn at a clearing. */
function aleTo(realm: Magical, inn: string, character = 'elf'): number {
  const chit = realm.layVisitor('food-ale')
  realm.state.visitors[chit]!.at = null
  realm.state.dwellings.inn = inn
  realm.state.war!.undertakings.push({ character, chit, name: 'food-ale', until: 28, goal: 'inn', reward: 9 })
  return chit
}

rule('25.4.3', 'a mission is completed on entering its goal, also by landing or by a wish', () => {
  const { realm, witch } = rider({ plan: planned({ kind: 'fly', tile: 'CV' }), gold: 0 })
  aleTo(realm, 'CV4', 'witch')
  realm.turnOf(witch)
  realm.dice(4)
  realm.play()
  expect([witch.place, witch.gold]).toEqual([{ kind: 'clearing', clearing: 'CV4' }, 9])
  const wish = new Magical()
  const elf = wish.put('elf', OPEN, { plan: planned({ kind: 'hide' }), gold: 0 })
  aleTo(wish, 'CV4')
  wish.give(elf, 'withered-claw')
  wish.turnOf(elf, { asks: true })
  wish.dice(1, 1)
  wish.play('activate withered-claw', 'CV4')
  expect([elf.place, elf.gold]).toEqual([{ kind: 'clearing', clearing: 'CV4' }, 9])
})

rule(
  ['18.4.7', '25.4.2'],
  'if its bearer dies or fails in the woods or in the air, a mission chit lies in the clearing below',
  () => {
    const lies = (place: Parameters<Magical['put']>[2], ...dice: number[]) => {
      const realm = new Magical()
      const elf = realm.put('elf', OPEN, { notoriety: 20, ...place })
      const chit = aleTo(realm, 'CL1')
      realm.state.war!.undertakings = realm.state.war!.undertakings.map(one => ({ ...one, until: realm.state.day }))
      realm.state.phase = 'midnight'
      realm.dice(...dice)
      realm.play()
      expect([elf.notoriety, realm.state.war!.undertakings]).toEqual([15, []])
      return realm.state.visitors[chit]!.at
    }
    expect(lies({ place: { kind: 'woods', tile: 'CV', from: 'CV5' } })).toBe('CV5')
    expect(lies({ place: { kind: 'air', tiles: ['CV', 'CL'], spell: null } }, 4)).toBe('CV4')
  },
)

rule('19.1.2', 'a weapon absorbed by a form becomes unalerted at Midnight too', () => {
  const realm = new Magical()
  const captain = realm.put('captain', OPEN)
  const sword = realm.give(captain, 'short-sword-1', true)
  sword.alerted = true
  bewitch(realm, 'transform', 'captain', on('captain'), { result: 'frog', chit: 0 })
  expect(captain.owned).toEqual([])
  realm.state.phase = 'midnight'
  realm.play()
  expect([captain.owned.map(({ id }) => id), sword.alerted]).toEqual([['short-sword-1'], false])
})

/** Returns the options at Birdsong after these phases. */
function offeredAfter(realm: Magical, ...phases: string[]): string[] {
  realm.state.phase = 'birdsong'
  const going = turn(realm.table)
  let step = going.next()
  for (const id of phases) step = going.next({ seat: 0, id })
  return step.done ? [] : step.value[0]!.options.map(option => option.id)
}

/** Plays until the evening, with no action at the start of phases. */
function playDay(realm: Magical): void {
  while (realm.state.phase === 'sunrise' || realm.state.phase === 'daylight') realm.play()
}

rule('6.1.7', "the Captain's Dwelling phase can be recorded after a MOVE away, in case that MOVE fails", () => {
  const blanks = (to: string) => {
    const realm = new Magical()
    const captain = realm.put('captain', OPEN)
    realm.state.dwellings.inn = OPEN
    realm.state.phase = 'birdsong'
    realm.play(to, 'hide', 'hide', 'hide', 'hide')
    expect(captain.plan.map(({ source }) => source)).toEqual(['basic', 'basic', 'sunlight', 'sunlight', 'reputation'])
    playDay(realm)
    return realm.told('blank').map(({ why }) => why)
  }
  expect(blanks('R4')).toEqual(['source'])
  expect(blanks('R5')).toEqual(['undiscovered'])
})

rule(
  ['6.2.2', '8.3.5'],
  'after a MOVE along an undiscovered way, the turn can be recorded for the case that the MOVE fails',
  () => {
    const goes = (more: Parameters<Magical['put']>[2]) => {
      const realm = new Magical()
      const elf = realm.put('elf', OPEN, more)
      realm.state.phase = 'birdsong'
      realm.play('R5', 'R4', 'done')
      playDay(realm)
      return elf.place.kind === 'clearing' ? elf.place.clearing : null
    }
    expect(goes({})).toBe('R4')
    expect(offeredAfter(placed('elf', { ways: ['R1-5'] }), 'R5')).not.toContain('R4')
  },
)

/** Returns a Realm with a character in the open. */
function placed(id: string, more: Parameters<Magical['put']>[2] = {}, clearing = OPEN): Magical {
  const realm = new Magical()
  realm.put(id, clearing, more)
  return realm
}

rule(
  ['6.2.2', '12.3.1'],
  'roads on the other side of a tile can be recorded if someone could turn it over first',
  () => {
    const hidden = (realm: Magical, ...phases: string[]) => offeredAfter(realm, ...phases).includes('DW3')
    expect(hidden(placed('magician', {}, 'DW1'), 'hide')).toBe(false)
    expect(hidden(placed('magician', {}, 'DW1'), 'enchant', 'enchant')).toBe(true)
    const together = placed('captain', {}, 'DW1')
    together.put('elf', 'DW4')
    expect(hidden(together)).toBe(true)
  },
)
