import { expect } from 'vitest'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { arrangements } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { sunset } from '../../../src/games/magic-realm/rules/day/evening.ts'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { boardOf, farEnd, waysAt } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { WEEK } from '../../../src/games/magic-realm/rules/state/calendar.ts'
import { lastDayOf } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a phase of a plan: `hide`, or a clearing as the destination. */
const phase = (what: string, source = 'basic'): Recorded =>
  /^[A-Z]/.test(what)
    ? { activity: { kind: 'move', to: what }, source }
    : { activity: { kind: what } as Recorded['activity'], source }

rule(['5.1.1', '5.1.2', '5.1.5'], 'a month has 28 days, and a day runs from Birdsong to Midnight', () => {
  expect(lastDayOf({})).toBe(4 * WEEK)
  const realm = new Realm()
  realm.put('elf', 'CV5')
  realm.state.phase = 'birdsong'
  realm.state.day = 27
  const phases: string[] = []
  for (let i = 0; i < 20 && !realm.state.result; i++) {
    phases.push(realm.state.phase)
    realm.do(turn(realm.table), realm.state.phase === 'birdsong' ? ['done'] : [])
  }
  expect([...new Set(phases)]).toEqual(['birdsong', 'sunrise', 'daylight', 'sunset', 'evening', 'midnight'])
  expect(realm.state.result?.text).toBe('month')
})

rule('6.1.1', 'all players record simultaneously and secretly', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const dwarf = realm.put('dwarf', 'CV5')
  const recording = recordTurns(realm.table)
  const open = recording.next().value as readonly { seat: number }[]
  expect(open.map(({ seat }) => seat)).toEqual([0, 1])
  realm.do(recordTurns(realm.table), ['hide', 'done', 'rest', 'done'])
  expect(elf.plan.map(({ activity }) => activity.kind)).toEqual(['hide'])
  expect(dwarf.plan.map(({ activity }) => activity.kind)).toEqual(['rest'])
})

rule(
  ['6.1.2', '6.1.3', '6.1.11'],
  'a turn has two Basic and two Sunlight phases, but no Sunlight if the character wakes in a cave or records one',
  () => {
    const realm = new Realm()
    const girl = realm.put('woods-girl', 'B3')
    expect(realm.sources(girl, 'hide', 'hide', 'hide', 'hide', 'hide')).toEqual([
      'basic',
      'basic',
      'sunlight',
      'sunlight',
      '-',
    ])
    // A cave entered with a Basic phase leaves no sunlight phases.
    expect(realm.sources(girl, 'B6', 'hide', 'hide')).toEqual(['basic', 'basic', '-'])
    girl.place = { kind: 'clearing', clearing: 'CN1' }
    expect(realm.sources(girl, 'hide', 'hide', 'hide')).toEqual(['basic', 'basic', '-'])
  },
)

rule(['8.3.4', '6.1.10'], 'no cave is offered after a Sunlight phase is recorded', () => {
  const realm = new Realm()
  const girl = realm.put('woods-girl', 'B3')
  expect(realm.sources(girl, 'hide', 'hide', 'hide', 'B6')).toEqual(['basic', 'basic', 'sunlight', '-'])
})

rule(
  ['6.1.4', '6.1.7', '6.1.10'],
  'an extra phase for one activity is used first, one for any activity after the Basic phases',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5')
    expect(realm.sources(elf, 'hide', 'hide', 'hide', 'hide', 'hide', 'hide')).toEqual([
      'elusiveness',
      'basic',
      'basic',
      'sunlight',
      'sunlight',
      '-',
    ])
    realm.state.dwellings.inn = 'CV5'
    const captain = realm.put('captain', 'CV5')
    expect(realm.sources(captain, 'hide', 'hide', 'hide', 'hide', 'hide')).toEqual([
      'basic',
      'basic',
      'reputation',
      'sunlight',
      'sunlight',
    ])
  },
)

rule(['6.1.5', '8.2.6'], 'a card must be active at Birdsong, and again when its phase is played', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5')
  const cloak = realm.give(dwarf, 'cloak-of-mist')
  expect(realm.sources(dwarf, 'hide', 'hide', 'hide')).toEqual(['basic', 'basic', '-'])
  cloak.active = true
  expect(realm.sources(dwarf, 'hide', 'hide', 'hide')).toEqual(['cloak-of-mist', 'basic', 'basic'])
  dwarf.plan = [phase('hide', 'cloak-of-mist')]
  cloak.active = false
  realm.turnOf(dwarf)
  realm.do(daylight(realm.table))
  expect(realm.told('blank')).toMatchObject([{ why: 'source' }])
})

rule('6.1.8', 'a workhorse gives one MOVE a day; a pony gives one after each MOVE that is not its own', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'DW2')
  realm.give(amazon, 'workhorse-1', true)
  expect(realm.sources(amazon, 'DW3', 'DW5', 'DW3', 'DW5', 'DW3', 'DW5', 'DW3')).toEqual([
    'stamina',
    'workhorse',
    'basic',
    'basic',
    'sunlight',
    'sunlight',
    '-',
  ])
  const elf = realm.put('elf', 'DW2')
  realm.give(elf, 'pony-1', true)
  expect(realm.sources(elf, 'DW3', 'DW5', 'hide', 'DW3', 'DW5')).toEqual([
    'basic',
    'pony',
    'elusiveness',
    'basic',
    'pony',
  ])
})

rule('6.1.9', 'a belonging needed for a recorded phase is not put away or left behind before that phase', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { plan: [phase('search', 'magic-spectacles')] })
  realm.give(elf, 'magic-spectacles', true)
  realm.turnOf(elf)
  expect(arrangements(realm.state, elf).map(({ id }) => id)).toEqual([])
  realm.turnOf(elf, { played: 1 })
  expect(arrangements(realm.state, elf).map(({ id }) => id)).toEqual([
    'deactivate magic-spectacles',
    'abandon magic-spectacles',
  ])
})

rule(
  ['6.2.1', '6.2.5', '28.2.1'],
  'MOVE, HIDE, SEARCH, TRADE and REST can be recorded, and only MOVE names a clearing',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'DW2')
    const kinds = new Set(recordablePhases(realm.state, elf, []).map(({ activity }) => activity.kind))
    expect([...kinds].filter(kind => kind !== 'leave')).toEqual(['hide', 'search', 'trade', 'rest', 'move'])
  },
)

rule(
  '6.2.2',
  'a move along an undiscovered path can be recorded; if it fails, the phase is blank and the turn continues',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'DW1')
    expect(realm.sources(elf, 'DW4', 'hide')).toEqual(['basic', 'elusiveness'])
    elf.plan = [phase('DW4'), phase('hide')]
    realm.turnOf(elf)
    realm.do(daylight(realm.table))
    expect(realm.told('blank')).toMatchObject([{ why: 'undiscovered' }])
    realm.do(daylight(realm.table), [], [1, 1])
    expect(elf.hidden).toBe(true)
  },
)

rule('6.2.3', 'monsters can block even in a blank phase', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW1', { plan: [phase('DW4')] })
  realm.stand('wolf-1', 'DW1')
  realm.turnOf(elf)
  realm.do(daylight(realm.table))
  expect(elf.blocked).toBe(true)
})

rule(
  ['6.2.8', '23.3.4'],
  'with the Timeless Jewel phases are chosen one at a time; putting it away blocks its owner there',
  () => {
    const realm = new Realm()
    const dwarf = realm.put('dwarf', 'CV5')
    const jewel = realm.give(dwarf, 'timeless-jewel', true)
    realm.state.draw = ['dwarf']
    realm.do(daylight(realm.table))
    realm.do(daylight(realm.table), ['go', 'hide'], [1, 2])
    expect(dwarf.hidden).toBe(true)
    expect(realm.asked(daylight(realm.table))?.ids).toContain('deactivate timeless-jewel')
    realm.do(daylight(realm.table), ['deactivate timeless-jewel'])
    expect(jewel.active).toBe(false)
    expect(dwarf.blocked).toBe(true)
  },
)

rule(['6.2.9', '2.2.10'], 'a character with no chit in play can record and perform only REST', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5', { chits: Array.from({ length: 12 }, () => 'fatigued') })
  expect(recordablePhases(realm.state, dwarf, []).map(({ activity }) => activity.kind)).toEqual(['rest'])
  dwarf.plan = [phase('hide')]
  realm.turnOf(dwarf)
  realm.do(daylight(realm.table))
  expect(realm.told('blank')).toMatchObject([{ why: 'weary' }])
  expect(dwarf.fate).toBe('alive')
})

rule('2.2.10', "a character who can't even rest dies", () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5', {
    chits: Array.from({ length: 12 }, () => 'fatigued'),
    curses: ['ill-health'],
    plan: [phase('rest')],
  })
  realm.turnOf(dwarf)
  realm.do(daylight(realm.table))
  expect(dwarf.fate).toBe('dead')
})

rule(['7.2.1', '2.1.3'], 'one unmodified die decides which row prowls', () => {
  const realm = new Realm()
  realm.put('elf', 'CV5')
  realm.dice(4)
  realm.run(sunrise(realm.table))
  expect(realm.state.prowling).toEqual([4])
})

rule(
  ['7.3.1', '7.3.5'],
  'on the seventh day the prowling row returns, dead or alive; the Ghosts return every week',
  () => {
    const realm = new Realm()
    realm.state.day = 7
    realm.state.dwellings.ghosts = 'CV5'
    realm.stand('giant-1', 'CL1')
    Object.assign(realm.state.denizens['giant-2']!, { dead: true })
    realm.stand('wolf-1', 'CL1')
    realm.stand('lancers-1', 'OW2')
    realm.stand('ghost-1', 'CL1')
    realm.dice(4)
    realm.run(sunrise(realm.table))
    expect(realm.state.denizens['giant-1']!.at).toBeNull()
    expect(realm.state.denizens['giant-2']!.dead).toBe(false)
    expect(realm.state.denizens['wolf-1']!.at).toBe('CL1')
    expect(realm.state.denizens['lancers-1']!.at).toBeNull()
    expect(realm.state.denizens['ghost-1']!.at).toBe('CV5')
  },
)

rule(['7.3.2', '25.3.1'], 'each row returns its own denizens, and on 6 the visitors turn over', () => {
  const back = (row: number, ...ids: string[]) => {
    const realm = new Realm()
    realm.state.day = 14
    for (const id of ids) Object.assign(realm.state.denizens[id]!, { dead: true })
    realm.dice(row)
    realm.run(sunrise(realm.table))
    return ids.filter(id => !realm.state.denizens[id]!.dead)
  }
  const all = [
    't-dragon-1',
    'viper-1',
    'octopus-1',
    'h-troll-1',
    'imp-1',
    'giant-bat-1',
    'soldiers-1',
    'rogues-1',
    'order-1',
  ]
  expect(back(1, ...all)).toEqual(['t-dragon-1'])
  expect(back(2, ...all)).toEqual(['viper-1'])
  expect(back(3, ...all)).toEqual(['octopus-1', 'soldiers-1'])
  expect(back(4, ...all)).toEqual(['h-troll-1'])
  expect(back(5, ...all)).toEqual(['imp-1', 'rogues-1'])
  expect(back(6, ...all)).toEqual(['giant-bat-1', 'order-1'])
  const realm = new Realm()
  realm.state.day = 7
  realm.dice(6)
  realm.run(sunrise(realm.table))
  expect(realm.state.visitors.every(({ side }) => side === 1)).toBe(true)
})

rule('7.3.5', 'garrisons return to their Dwellings', () => {
  const realm = new Realm()
  realm.state.day = 7
  realm.state.dwellings.inn = 'CV5'
  Object.assign(realm.state.denizens['rogues-hq']!, { dead: true })
  realm.dice(5)
  realm.run(sunrise(realm.table))
  expect(realm.state.denizens['rogues-hq']).toMatchObject({ dead: false, at: 'CV5' })
})

rule(
  ['7.4.1', '8.1.1', '8.1.3'],
  'chits are drawn at random, each gets one turn, and the first one drawn is the first character of the day',
  () => {
    const realm = new Realm({ seats: 3 })
    for (const id of ['elf', 'dwarf', 'amazon']) realm.put(id, 'CV5')
    realm.dice(1)
    realm.run(sunrise(realm.table))
    const order: string[] = []
    for (const dice of [[3], [], [1], [], [], []]) {
      realm.do(daylight(realm.table), [], dice)
      if (realm.state.turn) order.push(realm.state.turn.character)
    }
    expect(order).toEqual(['amazon', 'elf', 'dwarf'])
    expect(realm.state.first).toBe('amazon')
    expect(realm.do(daylight(realm.table))).toBe(true)
  },
)

rule(['8.1.2', '24.11'], 'the Swordsman is asked before each draw, and goes last after always waiting', () => {
  const realm = new Realm()
  realm.put('swordsman', 'CV5')
  realm.put('elf', 'CV5')
  realm.state.draw = ['swordsman', 'elf']
  realm.do(daylight(realm.table), ['wait'])
  expect(realm.state.turn?.character).toBe('elf')
  realm.do(daylight(realm.table))
  realm.do(daylight(realm.table))
  expect(realm.state.turn?.character).toBe('swordsman')
})

rule(
  ['8.2.1', '2.3.2', '2.3.3'],
  'a character can rearrange belongings at the start of a phase, but not while blocked',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { plan: [phase('hide')] })
    const bow = realm.give(elf, 'light-bow-1')
    realm.turnOf(elf, { asks: true })
    realm.do(daylight(realm.table), ['activate light-bow-1'], [1, 1])
    expect(bow.active).toBe(true)
    expect(elf.hidden).toBe(true)
    elf.blocked = true
    expect(arrangements(realm.state, elf)).toEqual([])
  },
)

rule('8.2.3', "a character on a roadway can't rearrange anything", () => {
  const realm = new Realm({ encounter: '2' })
  const elf = realm.put('elf', 'DW2')
  realm.give(elf, 'light-bow-1')
  elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(arrangements(realm.state, elf)).toEqual([])
})

rule(
  ['14.1.1', '23.3.2'],
  'the Flowers of Rest make all fatigued characters sleep until Sunset, when they wake rested',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { plan: [phase('hide'), phase('hide')] })
    const dwarf = realm.put('dwarf', 'CV5')
    realm.give(dwarf, 'flowers-of-rest', true)
    elf.chits[6] = 'fatigued'
    realm.turnOf(elf)
    realm.do(daylight(realm.table))
    expect(elf.asleep).toBe(true)
    expect(dwarf.asleep).toBe(false)
    expect(elf.hidden).toBe(false)
    sunset(realm.table)
    expect(elf.asleep).toBe(false)
    expect(elf.chits[6]).toBe('active')
  },
)

rule(['19.1.2', '2.4.4'], 'at Midnight activated potions return to their boxes, and weapons become unalerted', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'poultice-of-health', true)
  realm.give(elf, 'vial-of-healing')
  const bow = realm.give(elf, 'light-bow-1', true)
  bow.alerted = true
  midnight(realm.table)
  expect(elf.owned.map(({ id }) => id)).toEqual(['vial-of-healing', 'light-bow-1'])
  expect(realm.state.boxes.shaman).toEqual(['poultice-of-health'])
  expect(bow.alerted).toBe(false)
})

rule('19.1.3', 'the Chapel lifts every curse in its clearing', () => {
  const realm = new Realm()
  realm.state.dwellings.chapel = 'CV5'
  const elf = realm.put('elf', 'CV5', { curses: ['ashes', 'squeak'] })
  const dwarf = realm.put('dwarf', 'CV1', { curses: ['ashes'] })
  midnight(realm.table)
  expect(elf.curses).toEqual([])
  expect(dwarf.curses).toEqual(['ashes'])
})

rule('19.1.4', 'kills, found hidden enemies, berserk and blocks are reset at Midnight', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { foundEnemies: true, kills: 2, berserk: true, blocked: true })
  realm.stand('wolf-1', 'CV1')
  realm.state.denizens['wolf-1']!.blocked = true
  midnight(realm.table)
  expect(elf).toMatchObject({ foundEnemies: false, kills: 0, berserk: false, blocked: false })
  expect(realm.state.denizens['wolf-1']!.blocked).toBe(false)
})

rule('6.1.2', 'the phases left of each kind are counted for planning', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  expect(phasesLeft(realm.state, elf, [])).toEqual({ basic: 2, sunlight: 2, sheltered: 0, extra: ['elusiveness'] })
  expect(phasesLeft(realm.state, elf, [phase('rest')])).toEqual({
    basic: 1,
    sunlight: 2,
    sheltered: 0,
    extra: ['elusiveness'],
  })
})

rule('6.1.10', 'the player can change the source of the phase recorded last', () => {
  const realm = new Realm()
  realm.state.dwellings.inn = 'CV5'
  const captain = realm.put('captain', 'CV5')
  realm.put('elf', 'CV1')
  const record = (...answers: string[]) => realm.do(recordTurns(realm.table), [...answers, 'done', 'done'])
  record('hide')
  expect(captain.plan.map(({ source }) => source)).toEqual(['basic'])
  record('hide', 'by reputation')
  expect(captain.plan.map(({ source }) => source)).toEqual(['reputation'])
  // Then both Basic phases are left, no matter where he goes.
  record('hide', 'by reputation', 'hide', 'hide', 'by sunlight')
  expect(captain.plan.map(({ source }) => source)).toEqual(['reputation', 'basic', 'sunlight'])
})

rule('6.1.9', 'after the turn, belongings that its phases needed can be put away and left again', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { plan: [phase('search', 'magic-spectacles')] })
  realm.give(elf, 'magic-spectacles', true)
  realm.state.draw = ['elf']
  expect(arrangements(realm.state, elf)).toEqual([])
  realm.state.draw = []
  expect(arrangements(realm.state, elf)).toHaveLength(2)
})

rule('8.3.7', 'an extra phase tied to a place must start there when it is played', () => {
  const realm = new Realm()
  realm.state.dwellings.inn = 'DW2'
  const captain = realm.put('captain', 'DW2')
  const leaves: Recorded = { activity: { kind: 'move', to: 'DW3' }, source: 'reputation' }
  captain.plan = [leaves, { ...leaves, activity: { kind: 'move', to: 'DW2' } }]
  realm.turnOf(captain)
  realm.do(daylight(realm.table))
  expect(captain.place).toEqual({ kind: 'clearing', clearing: 'DW3' })
  // From DW3 it would lead back to the Inn, and does not begin there.
  realm.do(daylight(realm.table))
  expect(realm.told('blank')).toMatchObject([{ why: 'source' }])
})

rule('8.5.2', "a horse's extra MOVE can enter a cave, but never leave one", () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'B3')
  realm.give(elf, 'workhorse-1', true)
  expect(realm.sources(elf, 'B6', 'B3')).toEqual(['workhorse', 'basic'])
  const other = realm.put('amazon', 'B3')
  realm.give(other, 'pony-1', true)
  // The pony's MOVE comes after her own, and leaving the cave adds none.
  const [first] = boardStepsFrom('B3').filter(to => to !== 'B6')
  expect(realm.sources(other, first!, 'B3', 'B6')[2]).not.toBe('-')
  expect(realm.sources(other, 'B6', 'B3')).toEqual(['stamina', 'basic'])
})

rule('7.3.4', 'a regenerated denizen can appear again on the same day', () => {
  const realm = new Realm()
  realm.stand('giant-1', 'DW2')
  realm.state.denizens['giant-1']!.blocked = true
  realm.state.day = 7
  realm.dice(4)
  realm.run(sunrise(realm.table))
  expect(realm.state.denizens['giant-1']).toMatchObject({ at: null, dead: false, blocked: false })
  realm.lay('bones-m', 'DW')
  realm.do(endTurn(realm.table, realm.put('elf', 'DW3', { hidden: true })), ['pass'])
  expect(realm.state.denizens['giant-1']!.at).toBe('DW3')
})

rule('5.1.4a', 'the steps of a day follow the order in the rulebook', () => {
  const realm = new Realm()
  realm.state.day = 6
  realm.state.phase = 'birdsong'
  realm.state.dwellings.chapel = 'DW2'
  realm.lay('bones-m', 'DW')
  realm.stand('ogre-1', 'DW2')
  const elf = realm.put('elf', 'DW2', { curses: ['ashes'] })
  realm.give(elf, 'poultice-of-health', true)
  realm.do(turn(realm.table), ['hide', 'done'])
  for (let i = 0; i < 20 && realm.state.phase !== 'birdsong'; i++) {
    step(realm, realm.state.phase === 'sunrise' ? [4] : i === 2 ? [1, 1] : [])
  }
  const order = realm.table.events.map(({ kind }) => kind)
  const wanted = [
    'day',
    'prowl',
    'turn',
    'activity',
    'hides',
    'turned-up',
    'appears',
    'arranges',
    'freed',
    'midnight',
  ] as const
  const at = wanted.map(kind => order.indexOf(kind))
  expect(at).not.toContain(-1)
  expect(at).toEqual([...at].sort((a, b) => a - b))
})

/** Plays one step of the day, with the first answer to every question. */
function step(realm: Realm, dice: readonly number[]): void {
  realm.state.forced = [...dice]
  const rule = turn(realm.table)
  for (let next = rule.next(); !next.done; ) {
    const question = next.value[0]!
    next = rule.next({ seat: question.seat, id: question.options[0]!.id })
  }
}

const boardStepsFrom = (clearing: string): string[] =>
  waysAt(boardOf(new Realm().state.tiles), clearing).flatMap(way => farEnd(way, clearing) ?? [])
