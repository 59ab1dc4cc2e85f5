import { expect } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { endGame } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { ownerSeat } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { scoreOf, settleScore } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { boardOf, edgeRoads } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const NEEDS = { great: 0, spells: 0, fame: 0, notoriety: 0, gold: 0 }

rule('19.2.2', 'dead characters lose gold, fame, notoriety, discoveries and curses', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { fame: 5, notoriety: 3, ways: ['CL2-5'], sites: ['hoard'], curses: ['ashes'] })
  realm.give(elf, 'light-bow-1')
  killCharacter(realm.table, elf, 'giant-1', '17.2.8')
  expect(elf).toMatchObject({ fate: 'dead', gold: 0, fame: 0, notoriety: 0, ways: [], sites: [], curses: [] })
  expect(realm.state.piles.CV5).toEqual(['light-bow-1'])
})

rule(
  ['19.3.1', '19.3.3', '19.3.4'],
  'the next morning the player restarts at the Inn with five points; the first to die chooses first',
  () => {
    const realm = new Realm()
    realm.state.dwellings.inn = 'CV5'
    const elf = realm.put('elf', 'CV1', { needs: NEEDS, gold: 70 })
    const dwarf = realm.put('dwarf', 'CV1', { needs: NEEDS })
    killCharacter(realm.table, dwarf, null, '17.2.8')
    killCharacter(realm.table, elf, null, '17.2.8')
    realm.state.phase = 'midnight'
    realm.do(turn(realm.table))
    expect(realm.state.phase).toBe('successors')
    realm.do(turn(realm.table), ['elf', '5 0 0 0'])
    expect(realm.state.characters[1]).toMatchObject({ id: 'elf', seat: 1, fate: 'alive', gold: 10, hidden: true })
    expect(realm.state.characters[1]!.place).toEqual({ kind: 'clearing', clearing: 'CV5' })
    realm.do(turn(realm.table), ['druid', '0 5 0 0'])
    expect(realm.state.phase).toBe('birdsong')
  },
)

rule('19.3.1', 'the player is asked who succeeds the character that died, and told on which day it died', () => {
  const realm = new Realm()
  realm.state.day = 6
  for (const id of ['dwarf', 'elf'] as const) realm.put(id, 'CV1', { needs: NEEDS, fame: 5 })
  for (const id of ['elf', 'dwarf'])
    killCharacter(realm.table, realm.state.characters.find(one => one.id === id)!, null, '17.2.8')
  realm.state.phase = 'midnight'
  realm.do(turn(realm.table))
  const step = turn(realm.table).next()
  const [question] = step.done ? [] : step.value
  expect(question).toMatchObject({ seat: 1, topic: 'character', data: { fallen: 'elf' } })
  expect(magicRealm.phrase!(view(realm.state, 1), question!).text).toBe(
    'Your Elf died on day 6. Which character will you play now?',
  )
})

rule('19.3.1', 'a successor may be the dead character of another player, who is never meant from then on', () => {
  const realm = new Realm({ encounter: '4', abilities: 'yes' })
  realm.state.dwellings.inn = 'CV5'
  const dead = realm.put('wizard', 'CV1', { needs: NEEDS })
  const elf = realm.put('elf', 'CV1', { needs: NEEDS })
  killCharacter(realm.table, elf, null, '17.2.8')
  killCharacter(realm.table, dead, null, '17.2.8')
  realm.state.phase = 'midnight'
  realm.do(turn(realm.table))
  const choosing = turn(realm.table)
  let step = choosing.next()
  for (const id of ['wizard', 'own']) step = choosing.next({ seat: 1, id })
  while (!step.done && step.value[0]!.topic === 'spell')
    step = choosing.next({ seat: 1, id: step.value[0]!.options[0]!.id })
  const [question] = step.done ? [] : step.value
  expect(question).toMatchObject({ seat: 1, topic: 'color-chits' })
  const labels = magicRealm.phrase!(view(realm.state, 1), question!).options.map(({ label }) => label)
  expect(labels).toContain('Turn MAGIC III2* into a color chit')
  expect(realm.state.characters.map(({ seat, fate }) => [seat, fate])).toEqual([
    [0, 'dead'],
    [1, 'alive'],
  ])
  const wizard = realm.state.characters[1]!
  expect(ownerSeat(realm.state, 'wizard')).toBe(1)
  realm.state.phase = 'daylight'
  Object.assign(wizard, { place: { kind: 'clearing', clearing: 'CV5' }, hidden: false })
  wizard.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
  realm.turnOf(wizard)
  realm.do(daylight(realm.table), [], [1, 1])
  expect(realm.told('hides')).toMatchObject([{ seat: 1, character: 'wizard' }])
})

rule('19.3.1', 'starting gear that nobody has is replaced by gold', () => {
  const realm = new Realm()
  realm.state.dwellings.inn = 'CV5'
  const elf = realm.put('elf', 'CV1', { needs: NEEDS })
  const soldiers = realm.state.boxes.soldiers!
  const staffs = soldiers.filter(id => id.startsWith('staff'))
  realm.state.boxes.soldiers = soldiers.filter(id => !staffs.includes(id))
  realm.state.lost.push(...staffs)
  killCharacter(realm.table, elf, null, '17.2.8')
  realm.state.phase = 'successors'
  realm.do(turn(realm.table), ['wizard', '5 0 0 0'])
  expect(realm.state.characters[0]).toMatchObject({ id: 'wizard', owned: [], gold: 11 })
})

rule(
  ['19.5.2', '19.5.3', '19.5.4'],
  'each goal scores its surplus, or three times its shortfall, times its factor, plus that times its points',
  () => {
    const realm = new Realm()
    // MR 30.16, without the spells of the Fourth ENCOUNTER: the same fame, notoriety and gold.
    const wizard = realm.put('wizard', 'CV5', {
      fame: 16,
      notoriety: 11,
      gold: 43,
      curses: ['ashes'],
      needs: { great: 1, spells: 0, fame: 1, notoriety: 1, gold: 0 },
    })
    realm.give(wizard, 'scroll-of-alchemy')
    realm.give(wizard, 'scroll-of-nature')
    const basics = Object.fromEntries(scoreOf(wizard).goals.map(({ goal, basic, bonus }) => [goal, [basic, bonus]]))
    expect(basics).toMatchObject({ great: [0, 0], fame: [-2, -2], notoriety: [0, 0], gold: [-2, 0] })
  },
)

rule('19.5.1', 'belongings too heavy to carry do not score at the end', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { needs: NEEDS })
  realm.give(elf, 'golden-icon')
  realm.give(elf, 'magic-wand')
  settleScore(realm.table, elf)
  expect(elf.owned.map(({ id }) => id)).toEqual(['magic-wand'])
  expect(realm.state.lost).toContain('golden-icon')
})

rule('19.5.5', 'under Ashes gold counts as minus one, and under Disgust so does fame', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { gold: 100, fame: 50, curses: ['ashes', 'disgust'], needs: NEEDS })
  const has = Object.fromEntries(scoreOf(elf).goals.map(one => [one.goal, one.has]))
  expect(has).toMatchObject({ gold: -1 - 16, fame: -1 })
})

rule(
  ['19.5.6', '19.5.7'],
  'the highest total wins, even below zero, and ties share; a dead character counts -100',
  () => {
    const realm = new Realm({ seats: 3 })
    realm.put('elf', 'CV5', { needs: { ...NEEDS, notoriety: 5 } })
    realm.put('dwarf', 'CV5', { needs: { ...NEEDS, notoriety: 5 } })
    killCharacter(realm.table, realm.put('druid', 'CV5', { needs: NEEDS, fame: 90 }), null, '17.2.8')
    realm.state.day = 28
    endGame(realm.table)
    const [elf, dwarf, druid] = realm.state.characters
    expect(elf!.score!.total).toBeLessThan(0)
    expect(druid!.score).toBeNull()
    expect(realm.state.result!.winners).toEqual(
      elf!.score!.total === dwarf!.score!.total ? [0, 1] : [elf!.score!.total > dwarf!.score!.total ? 0 : 1],
    )
  },
)

rule(['27.1.8'], 'a solitaire player wins with zero or more', () => {
  const alone = (fame: number) => {
    const realm = new Realm({ seats: 1 })
    realm.put('elf', 'CV5', { fame, gold: 16, needs: { ...NEEDS, fame: 5 } })
    realm.state.day = 28
    endGame(realm.table)
    return realm.state.result!.winners
  }
  expect(alone(50)).toEqual([0])
  expect(alone(10)).toEqual([])
})

/** Lets everybody record at Birdsong. Returns the questions between players on the way. */
const birdsong = (realm: Realm, answers: readonly string[]) => {
  realm.state.phase = 'birdsong'
  return realm.do(turn(realm.table), answers)
}

rule('19.4.1', 'at Birdsong all players can agree to end and score the month; if one declines, it continues', () => {
  const realm = new Realm()
  realm.state.day = 4
  realm.put('elf', 'CV5', { needs: NEEDS, gold: 16 })
  realm.put('dwarf', 'CV1', { needs: NEEDS, gold: 90 })
  birdsong(realm, ['farewell', 'end-month', 'hide', 'done', 'farewell', 'stay', 'hide', 'done'])
  expect(realm.state.phase).toBe('sunrise')
  birdsong(realm, ['farewell', 'end-month', 'farewell', 'play-on', 'done', 'farewell', 'end-month', 'done'])
  expect(realm.state.phase).toBe('sunrise')
  birdsong(realm, ['farewell', 'end-month', 'done', 'farewell', 'end-month', 'done'])
  expect(realm.state.result).toMatchObject({ winners: [1], text: 'agreed' })
  expect(realm.state.characters.map(({ score }) => score!.total >= 0)).toEqual([true, true])
})

rule('19.4.1', 'on the first day there is no previous Midnight at which to end the game', () => {
  const realm = new Realm()
  realm.put('elf', 'CV5')
  realm.state.phase = 'birdsong'
  realm.state.day = 0
  expect(realm.asked(turn(realm.table))!.ids).not.toContain('farewell')
})

rule(
  '19.4.2',
  'a character who takes their life at Midnight leaves their goods there, and the player sits out a whole day',
  () => {
    const realm = new Realm({ seats: 1 })
    realm.state.day = 4
    realm.state.entrance = 'B2:N'
    const elf = realm.put('elf', 'CV5', { needs: NEEDS, gold: 70 })
    realm.give(elf, 'light-bow-1')
    birdsong(realm, ['farewell', 'end-life'])
    expect(elf).toMatchObject({ fate: 'dead', gold: 0 })
    expect(realm.state.piles.CV5).toEqual(['light-bow-1'])
    expect(realm.state.day).toBe(5)
    const phases: string[] = []
    for (let i = 0; i < 9 && realm.state.phase !== 'successors'; i++) {
      phases.push(realm.state.phase)
      realm.do(turn(realm.table), [], realm.state.phase === 'sunrise' ? [1, 1] : [])
    }
    // The day passes without him.
    expect(phases).toEqual(['sunrise', 'daylight', 'sunset', 'evening', 'midnight'])
  },
)

rule(['19.3.2', '27.1.7'], 'in solitaire the next character enters by the same road', () => {
  const realm = new Realm({ seats: 1 })
  const road = edgeRoads(boardOf(realm.state.tiles))[0]!.id
  realm.state.entrance = road
  const elf = realm.put('elf', 'CV5', { needs: NEEDS })
  killCharacter(realm.table, elf, null, '17.2.8')
  realm.state.phase = 'successors'
  realm.do(turn(realm.table), ['druid', '5 0 0 0'])
  expect(realm.state.characters[0]).toMatchObject({
    id: 'druid',
    place: { kind: 'outside', way: road },
    hidden: true,
  })
})
