import { describe, expect, it } from 'vitest'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { goalOf } from '../../../src/games/magic-realm/bots/goals.ts'
import { realmBots } from '../../../src/games/magic-realm/bots/index.ts'
import { isForSale } from '../../../src/games/magic-realm/bots/sales.ts'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { settleScore } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { type Rule, seedRandom } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const NEEDS = { great: 1, spells: 0, fame: 1, notoriety: 1, gold: 2 }

/** Lets the apprentice answer every question of a rule. Returns the answers. */
function played(realm: Realm, rule: Rule<unknown>, dice: readonly number[] = []): string[] {
  realm.state.forced = [...dice]
  const random = seedRandom('apprentice', 'bot')
  const ids: string[] = []
  for (let step = rule.next(); !step.done; ) {
    const question = step.value[0]!
    const id = apprentice.answer(view(realm.state, question.seat), question, random)
    ids.push(id)
    step = rule.next({ seat: question.seat, id })
  }
  return ids
}

/** Returns the apprentice's records at Birdsong. */
const recorded = (realm: Realm): string[] => played(realm, recordTurns(realm.table)).filter(id => id !== 'done')

const seen = (realm: Realm) => view(realm.state, 0).characters[0]!

function alone(
  id: string,
  clearing: string,
  more: Partial<Character> = {},
  encounter = '1',
): { realm: Realm; one: Character } {
  const realm = new Realm({ seats: 1, encounter })
  return { realm, one: realm.put(id, clearing, { needs: NEEDS, ...more }) }
}

/** Places a site whose place everybody knows. */
function layOpen(realm: Realm, site: string, clearing: string): void {
  realm.lay(site, clearing.slice(0, -1))
  Object.assign(realm.state.chits[site]!, { at: clearing, known: true })
}

describe('the apprentice in the Realm', () => {
  it('goes to the treasure it can take soonest, and takes it', () => {
    const { realm, one } = alone('elf', 'CL4', { sites: ['hoard', 'statue'] })
    layOpen(realm, 'hoard', 'CL6')
    layOpen(realm, 'statue', 'M2')
    expect(goalOf(view(realm.state, 0), seen(realm))).toMatchObject({ kind: 'loot', clearing: 'CL6' })
    expect(recorded(realm).slice(0, 4)).toEqual(['CL6', 'CL6', 'search', 'search'])
    one.place = { kind: 'clearing', clearing: 'CL6' }
    expect(recorded(realm).filter(id => id === 'search').length).toBeGreaterThanOrEqual(3)
  })

  it('searches a site it knows of, and looks for hidden paths if only those lead there', () => {
    const { realm } = alone('elf', 'CS3')
    layOpen(realm, 'pool', 'CS6')
    const goal = goalOf(view(realm.state, 0), seen(realm))!
    expect(goal).toMatchObject({ kind: 'seek', clearing: 'CS6' })
    if (goal.journey.opens?.at === 'CS3') expect(recorded(realm)[0]).toBe('search')
    realm.state.characters[0]!.ways = ['CS2-3']
    expect(recorded(realm)[0]).toBe('CS2')
  })

  it('explores unknown places', () => {
    const { realm } = alone('elf', 'B2')
    realm.lay('smoke-m', 'CL')
    expect(goalOf(view(realm.state, 0), seen(realm))).toMatchObject({ kind: 'explore' })
  })

  it('hides first from monsters that could kill it, or with phases to spare from those that would only block it', () => {
    const fights = alone('elf', 'DW2', {}, '2')
    fights.realm.stand('wolf-1', 'DW2')
    expect(recorded(fights.realm)[0]).toBe('hide')
    const blocks = alone('elf', 'CL6', { sites: ['hoard'] })
    layOpen(blocks.realm, 'hoard', 'CL6')
    blocks.realm.stand('wolf-1', 'CL6')
    expect(recorded(blocks.realm)[0]).toBe('hide')
    const cave = alone('amazon', 'CS6', { sites: ['pool'] })
    layOpen(cave.realm, 'pool', 'CS6')
    cave.realm.stand('wolf-1', 'CS6')
    expect(recorded(cave.realm)).toEqual(['search', 'search'])
  })

  it('hides before it climbs away from monsters, or takes another route if it has no time to hide', () => {
    const { realm } = alone('elf', 'B1', { sites: ['hoard'] })
    layOpen(realm, 'hoard', 'CL4')
    const goal = () => goalOf(view(realm.state, 0), seen(realm))
    const inCave = (id: string) =>
      Object.assign(realm.state.characters[0]!, { place: { kind: 'clearing', clearing: id } })
    inCave('B4')
    expect(recorded(realm).slice(0, 2)).toEqual(['CL4', 'CL4'])
    // If it were blocked after the first phase of a climb, it would start the climb again and again.
    realm.stand('wolf-1', 'B4')
    expect(goal()).not.toMatchObject({ clearing: 'CL4' })
    // From outside the cave it has enough phases to get past, but none the next day.
    inCave('B1')
    expect(goal()).not.toMatchObject({ clearing: 'CL4' })
    const woods = alone('elf', 'CL4', { sites: ['hoard'] })
    layOpen(woods.realm, 'hoard', 'CL6')
    woods.realm.stand('wolf-1', 'CL4')
    expect(recorded(woods.realm).slice(0, 3)).toEqual(['hide', 'CL6', 'CL6'])
  })

  it('waits with its treasures where natives who trade will arrive', () => {
    const { realm, one } = alone('elf', 'CV5')
    realm.state.dwellings.inn = 'CV5'
    realm.give(one, 'timeless-jewel')
    realm.give(one, 'golden-icon')
    realm.state.day = 26
    expect(goalOf(view(realm.state, 0), seen(realm))).toMatchObject({ kind: 'sell', clearing: 'CV5' })
    expect(recorded(realm)).not.toContain('trade')
    realm.stand('company-hq', 'CV5')
    expect(recorded(realm)).toContain('trade')
  })

  it('rests when it is tired', () => {
    const { realm, one } = alone('elf', 'CL4')
    for (const number of [6, 7, 8, 9]) one.chits[number] = 'fatigued'
    expect(recorded(realm)[0]).toBe('rest')
  })

  it('sells things that bring more than they are worth keeping, to anybody who trades', () => {
    const { realm, one } = alone('elf', 'CV5')
    realm.stand('company-hq', 'CV5')
    realm.give(one, 'timeless-jewel')
    realm.give(one, 'lucky-charm')
    realm.give(one, 'golden-icon')
    expect(isForSale(view(realm.state, 0), seen(realm), 'timeless-jewel')).toBe(true)
    expect(isForSale(view(realm.state, 0), seen(realm), 'lucky-charm')).toBe(false)
    expect(goalOf(view(realm.state, 0), seen(realm))).toMatchObject({ kind: 'sell', clearing: 'CV5' })
    expect(recorded(realm)).toContain('trade')
    const sold = played(realm, trade(realm.table, one))
    expect(sold).toEqual(expect.arrayContaining(['sell to company', 'timeless-jewel', 'golden-icon', 'done']))
    expect(one.owned.map(({ id }) => id)).toEqual(['lucky-charm'])
    expect(one.gold).toBe(10 + 34 + 100)
  })

  it('enters the Realm unhidden if the day has enough phases left to hide (6.1.3, 27.1.3)', () => {
    const { realm } = alone('elf', 'B1', {}, '4')
    const options = ['B4', 'B1', 'B2'].map(space => ({
      id: space,
      act: { kind: 'entrance', way: space },
      at: { space },
    }))
    const question = { seat: 0, topic: 'entrance', rule: '27.1.3', options }
    expect(apprentice.answer(view(realm.state, 0), question, seedRandom('entrance', 'bot'))).toBe('B1')
  })

  it('leaves a roadway at the end with fewer monsters, and only by the roadway (8.3.8, 15.6.5)', () => {
    const onRoad = { place: { kind: 'road', way: 'DW2-3', from: 'DW2' } } as const
    for (const end of ['DW2', 'DW3']) {
      const { realm } = alone('elf', 'DW2', onRoad, '2')
      realm.stand('wolf-1', end)
      expect(recorded(realm)[0]).toBe(end === 'DW2' ? 'DW3' : 'DW2')
    }
  })

  it('lets natives battle if they cannot see it, and takes an insult if they can (9.1.4, 14.2.2)', () => {
    const affronted = (hidden: boolean): string => {
      const { realm, one } = alone('elf', 'CV5', { hidden }, '3')
      const question = {
        seat: 0,
        topic: 'affront-battle',
        rule: '14.2.2',
        data: { character: one.id },
        options: ['suffer', 'refuse'].map(kind => ({ id: kind, act: { kind } })),
      }
      return apprentice.answer(view(realm.state, 0), question, seedRandom('affront', 'bot'))
    }
    expect(affronted(true)).toBe('refuse')
    expect(affronted(false)).toBe('suffer')
  })

  it('sells even what it wears in the last days, if only gold counts (4.2.5)', () => {
    const { realm, one } = alone('elf', 'CV5')
    realm.give(one, 'light-bow-1', true)
    const sells = () => isForSale(view(realm.state, 0), seen(realm), 'light-bow-1')
    realm.state.day = 20
    expect(sells()).toBe(false)
    realm.state.day = 26
    expect(sells()).toBe(true)
  })

  it('moves on from a roadway, and never ends the month or its own life early', () => {
    const { realm } = alone('elf', 'DW2', { place: { kind: 'road', way: 'DW2-3', from: 'DW2' } }, '2')
    realm.state.day = 9
    const ids = played(realm, recordTurns(realm.table))
    expect(['DW2', 'DW3']).toContain(ids[0])
    expect(ids).not.toContain('farewell')
  })
})

describe('the month statistics of the lab', () => {
  it('include only what everybody learns at scoring, such as gold', () => {
    const { realm, one } = alone('elf', 'CV5', { gold: 41, fame: 7 })
    // It uses only the events about taken characters.
    const taken = ['elf', 'elf'].map(character => ({ kind: 'takes', seat: 0, character }))
    const counted = () => realmBots.statistics(view(realm.state, null), { events: () => taken } as never).seats[0]!
    expect(counted()).toMatchObject({ gold: 0, fame: 0 })
    settleScore(realm.table, one)
    expect(counted()).toMatchObject({ character: 'elf', began: 'elf', deaths: 1, fame: 7, gold: 41 - 16, great: 0 })
    one.fate = 'dead'
    expect(counted()).toMatchObject({ score: -100, dead: 1 })
  })
})
