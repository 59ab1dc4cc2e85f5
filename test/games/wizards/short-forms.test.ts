import { describe, expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { loggedSpace } from '../../../src/games/wizards/rules/islands/waters.ts'
import type { WizardsEvent } from '../../../src/games/wizards/rules/state/components.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { placeSeen } from '../../../src/games/wizards/words/places.ts'
import { islandView, PLACEMENTS } from '../../screen/islands.ts'

const SEATS = ['Ann', 'Bob', 'Cyd']
type Body<E = WizardsEvent> = E extends WizardsEvent ? Omit<E, 'day' | 'seat' | 'rule'> : never

const event = (body: Body): WizardsEvent => ({ day: 3, seat: 1, rule: '8', ...body }) as WizardsEvent
const brief = (body: Body) => wizards.shortForm?.(event(body), SEATS)?.text

describe("another player's move in a few words", () => {
  it('names the people met', () => {
    expect(brief({ kind: 'meets', who: 'terek', space: 'torwall.a1' })).toBe('meets Terek')
    expect(brief({ kind: 'meets', who: 'players', players: [1, 2], space: 'torwall.a1' })).toBe('meets Cyd')
    expect(brief({ kind: 'meets', who: 'high-hollow', space: 'torwall.a1' })).toBe('the paths of High Hollow')
  })

  it('names the Task and the Event, and states how long a Trap lasts', () => {
    expect(brief({ kind: 'event', event: 41, what: 'drawn' })).toBe('Event Hilpar the Scout')
    expect(brief({ kind: 'task', task: 48, what: 'given' })).toMatch(/^new Task \w/)
    expect(brief({ kind: 'trapped', trap: 'turns', left: 2 })).toBe('held for 2 turns')
    expect(brief({ kind: 'trapped', trap: 'rescue' })).toBe('held until rescued')
  })

  it('gives the reason for being stranded, the person rescued for points, and the Wizard card', () => {
    expect(brief({ kind: 'calls-for-help' })).toBe('calls for help')
    expect(brief({ kind: 'points', gained: { power: 5 }, why: { by: 'rescue', of: 2 } })).toBe('rescues Cyd: +5 Power')
    expect(brief({ kind: 'wizard-card', card: 'phantasm-1' })).toBe('a Phantasm')
  })

  it("does not name another player's Gem", () => {
    const gem = { kind: 'gem', wizard: 'terek', gem: 'ruby' } as const
    expect(brief(gem)).toBe('a Gem')
    expect(brief({ kind: 'stolen', by: 'thieves', gems: ['ruby'], objects: [] })).toBe('robbed')
    expect(brief({ kind: 'stolen', by: 'thieves', gems: [], objects: ['the Ring'] })).toBe('robbed of the Ring')
  })
})

describe('the sea', () => {
  const water = Board.of(PLACEMENTS).names.filter(name => name.startsWith('sea.'))

  it('has one name in answers, on the sheet and in all messages', () => {
    for (const space of water.slice(0, 300)) {
      const name = placeSeen(ENGLISH, islandView(), space)
      const moved = {
        kind: 'moved',
        from: 'torwall.a1',
        ...loggedSpace(islandView(), space),
        how: 'sails',
        cost: 1,
      } as const
      expect(brief(moved)).toBe(name)
      expect(wizards.sentence(event(moved), SEATS)).toBe(`Bob sails to ${name}.`)
    }
  })

  it('is described by its distance from land', () => {
    const names = water.map(space => placeSeen(ENGLISH, islandView(), space))
    expect(names).toContain('the sea 4 spaces northwest of Woodswall')
    const most = Math.max(...[...new Set(names)].map(name => names.filter(other => other === name).length))
    expect(most).toBeLessThan(12)
  })
})

describe('an important event', () => {
  const momentOf = (body: Body) => wizards.highlight?.(event(body))

  it('changes something for a player: an Order, a Rank, a completed Task, a Gem, a loss, a Trap', () => {
    expect(momentOf({ kind: 'joins', order: 'druids' })).toBe('order')
    expect(momentOf({ kind: 'advances', rank: 2 })).toBe('rank')
    expect(momentOf({ kind: 'task', task: 48, what: 'done' })).toBe('task')
    expect(momentOf({ kind: 'event', event: 41, what: 'drawn' })).toBe('event')
    expect(momentOf({ kind: 'thwart', completed: 0, thwarts: 1 })).toBe('ten-tasks')
    expect(momentOf({ kind: 'meets', who: 'terek', space: 'torwall.a1' })).toBe('high-wizard')
    expect(momentOf({ kind: 'meets', who: 'hamdrel', space: 'torwall.a1' })).toBeUndefined()
    expect(momentOf({ kind: 'gem', wizard: 'terek', gem: 'ruby' })).toBe('gem')
    expect(momentOf({ kind: 'gem', wizard: 'terek', gem: 'false' })).toBe('false-gem')
    expect(momentOf({ kind: 'stolen', by: 'thieves', gems: ['ruby'], objects: [] })).toBe('stolen')
    expect(momentOf({ kind: 'transported', from: 'torwall.a1', space: 'torwall.a2' })).toBe('carried-off')
    expect(momentOf({ kind: 'afflicted', with: 'dazed', now: true })).toBe('afflicted')
    expect(momentOf({ kind: 'trapped', trap: 'rescue' })).toBe('trapped')
    expect(momentOf({ kind: 'lost-turn', why: 'stunned', left: 2 })).toBe('lost-turn')
    expect(momentOf({ kind: 'attack', thwarted: false })).toBe('attack')
    expect(momentOf({ kind: 'attack', thwarted: true })).toBe('thwarted')
  })

  it('is not one that merely continues or ends something', () => {
    const passing: Body[] = [
      { kind: 'event', event: 41, what: 'ends' },
      { kind: 'task', task: 48, what: 'given' },
      { kind: 'gem', wizard: 'terek', gem: null },
      { kind: 'afflicted', with: 'dazed', now: false },
      { kind: 'trapped', trap: 'none' },
      { kind: 'roll', purpose: 'movement', dice: [1, 2] },
    ]
    for (const body of passing) expect(momentOf(body)).toBeUndefined()
  })
})
