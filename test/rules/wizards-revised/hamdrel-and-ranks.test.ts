import { describe, expect } from 'vitest'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { holdsRank } from '../../../src/games/wizards-revised/rules/day/orders.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent } from '../wizards/company.ts'
import { alone, enrol, errand, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

const COTTAGE = 'hamdrels-cottage.center'
const DOOR = 'hamdrels-cottage.c4'
/** A gift of points, and a Task. */
const [POINTS, TASK] = [
  [1, 2],
  [3, 4],
]

describe('the points required by a Rank', () => {
  rule(['D37', 'D45'], 'for a Ranger are the best type, the others, and the total', () => {
    const holds = (rank: Rank, ...has: [number, number, number]) =>
      holdsRank({ book: 'revised', order: 'rangers', rank, points: points(...has) })
    expect(holds(2, 15, 15, 5)).toBe(true)
    expect(holds(2, 5, 15, 15)).toBe(true)
    // Too few in total, in the best type, or in one of the others.
    expect(holds(2, 15, 14, 5)).toBe(false)
    expect(holds(2, 14, 14, 14)).toBe(false)
    expect(holds(2, 40, 40, 4)).toBe(false)
    expect(holds(2, 4, 4, 40)).toBe(false)
    expect(holdsRank({ book: 'revised', order: null, rank: 0, points: points(100) })).toBe(false)
  })
})

describe('a player who can advance', () => {
  /** Lets Ann come to her Mentor with the maximum of points. */
  const offers = (rank: Rank, prepare: (ann: Player, state: WizardsState) => void = () => {}) => {
    const stage = revised(state => {
      const ann = state.players[0]!
      enrol(ann, 'sorcerers', rank)
      Object.assign(ann, { points: points(100), space: 'megmorans-tower.c1' })
      prepare(ann, state)
    })
    return stage.roll(2).say('go megmorans-tower.center')
  }

  rule(
    ['D2', 'D42'],
    'advances below Rank 4 despite Mandatory Tasks but not if summoned, and at Rank 4 the other way around',
    () => {
      const duty = (ann: Player) => (ann.tasks = [errand(1, 'torwall.a1', true)])
      const called = (ann: Player, state: WizardsState) => giveEvent(state, ann, 31)
      const rises = (...args: Parameters<typeof offers>) => {
        const stage = offers(...args)
        // If that is his only option, it happens automatically.
        if (!stage.match.over && stage.options.includes('advance')) stage.say('advance')
        return stage.player().rank
      }
      expect([rises(1, duty), rises(4, duty)]).toEqual([2, 4])
      expect([rises(1, called), rises(4, called)]).toEqual([1, 5])
    },
  )

  rule(['D1', 'D44'], 'wins alone or with all partners, depending on the variant', () => {
    const won = (variant: 'competitive' | 'cooperative') => {
      const stage = revised(
        state => {
          for (const player of state.players) {
            enrol(player, 'sorcerers', 4)
            player.points = points(100)
          }
          state.players[0]!.space = 'megmorans-tower.c1'
        },
        { variant },
      )
      return stage.roll(2).say('go megmorans-tower.center', 'advance').allTold('end')
    }
    expect(won('competitive')).toMatchObject([{ rule: 'D1', winners: [0] }])
    expect(won('cooperative')).toMatchObject([{ rule: 'D44', winners: [0, 1] }])
  })
})

describe('Hamdrel (D37)', () => {
  const visit = (
    order: OrderName | null,
    dice: readonly number[],
    prepare: (ann: Player, state: WizardsState) => void = () => {},
  ) =>
    alone((ann, state) => {
      if (order) enrol(ann, order, 1)
      ann.space = DOOR
      prepare(ann, state)
    })
      .top('tasks', 48)
      .roll(3)
      .dice(...dice)
      .say(`go ${COTTAGE}`)
  const gifts = (stage: ReturnType<typeof alone>) =>
    stage.allTold('result').filter(({ table }) => table.startsWith('hamdrels-gifts')).length

  rule('D37', 'is met as a Mentor first, and then gives her gifts to a Ranger who stays', () => {
    const first = visit('rangers', [])
    expect(gifts(first)).toBe(0)
    expect(first.player().hamdrel).toEqual({ meetings: 1, visits: 1, met: 1 })
    expect(first.player().tasks).toMatchObject([{ mandatory: true }])
    const again = first
      .roll(1)
      .dice(...POINTS, 3)
      .say('stop')
    expect(gifts(again)).toBe(1)
    expect(again.asked.topic).toBe('points')
    expect(again.player().hamdrel.meetings).toBe(2)
  })

  rule('D37', 'offers an Optional Task, becoming a Ranger, or leaving', () => {
    const offered = visit('druids', TASK)
    expect(offered.options).toEqual(['new task', 'join rangers', 'leave'])
    expect(offered.asked.data).toEqual({ who: 'hamdrel', own: false, inThought: false })
    expect(offered.asked.options[1]!.act).toEqual({ kind: 'join', order: 'rangers', again: true })
    expect(offered.option('join rangers')?.note).toMatch(/; you lose your Mandatory Tasks$/)
    const taken = offered.say('new task')
    expect(taken.player()).toMatchObject({ order: 'druids', tasks: [{ id: 48, mandatory: false }] })
    expect(visit('druids', TASK).say('leave').player().tasks).toEqual([])
  })

  rule(['D37', 'D42'], 'offers nothing to a summoned player', () => {
    const summoned = visit('druids', TASK, (ann, state) => {
      giveEvent(state, ann, 31)
      ann.hamdrel = { meetings: 0, visits: 0 }
    })
    expect(summoned.asked.topic).not.toBe('action')
    expect(summoned.player()).toMatchObject({ order: 'druids', tasks: [] })
  })

  rule('D37', 'can be asked for a Task at the sixth meeting, and then gives no gift', () => {
    const sixth = (order: OrderName | null) =>
      alone(ann => {
        if (order) enrol(ann, order, 1)
        Object.assign(ann, { space: COTTAGE, hamdrel: { visits: 2, meetings: 2, met: 5 } })
      })
        .top('tasks', 48)
        .roll(1)
        .dice(5, 5, 1, 1, 1)
        .say('stop')
    expect(sixth('druids').asked.data).toMatchObject({ request: true })
    const task = sixth('druids').say('new task')
    expect(task.player()).toMatchObject({ hamdrel: { meetings: 3 }, tasks: [{ id: 48, mandatory: false }] })
    expect(gifts(task)).toBe(0)
    const joins = sixth('druids').say('join rangers')
    expect(joins.player().hamdrel.meetings).toBe(3)
    expect(gifts(joins)).toBe(0)
    // A player without an Order has no Tasks to leave.
    const first = sixth(null)
    expect(first.options).toEqual(['join rangers', 'leave'])
    expect(first.asked.options[0]!.act).toMatchObject({ again: false })
  })

  rule('D37', 'heals a Dazed player at the sixth meeting instead of offering a Task', () => {
    const healed = alone(ann => {
      enrol(ann, 'druids', 1)
      Object.assign(ann, { space: COTTAGE, dazed: true, hamdrel: { visits: 2, meetings: 2, met: 5 } })
    })
      .top('tasks', 48)
      .roll(1)
      .dice(5, 5, 1, 1, 1)
      .say('stop')
    expect(healed.asked.topic).not.toBe('action')
    expect(healed.player()).toMatchObject({ dazed: false, tasks: [] })
  })

  rule(['D36', 'D37'], 'sends her Dove with an Optional Task, but without the offer to become a Ranger', () => {
    const dove = (order: OrderName) =>
      alone(ann => enrol(ann, order, 1))
        .top('tasks', 48)
        .roll(1, 1)
        .dice(3, 3, 6, 6)
        .say('stop')
    const druid = dove('druids')
    expect(druid.asked.topic).not.toBe('action')
    expect(druid.player().tasks).toMatchObject([{ id: 48, mandatory: false }])
    expect(dove('rangers').player().tasks).toMatchObject([{ id: 48, mandatory: true }])
  })
})

describe('the monks (D18)', () => {
  rule(
    'D18',
    'reach any High Wizard for a Wizard, Ruktal for a Druid, a Master for a Sorcerer, and nobody without an Order',
    () => {
      const reached = (order: OrderName | null, ...dice: number[]) => {
        const stage = alone(ann => {
          if (order) enrol(ann, order, 1)
          ann.space = 'longrift.c4'
        }).top('tasks', 48)
        stage
          .roll(1)
          .dice(3, 4, ...dice)
          .say('go longrift.center')
        return stage.allTold('meets').flatMap(({ who }) => (who === 'monks' ? [] : [who]))
      }
      const [wizard] = reached('wizards')
      expect(['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor']).toContain(wizard)
      expect(reached('druids')).toEqual(['ruktal'])
      expect(reached('sorcerers', 1)).toEqual(['megmoran'])
      expect(reached(null)).toEqual([])
    },
  )
})
