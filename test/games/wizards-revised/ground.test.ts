import { describe, expect, test } from 'vitest'
import { MarkedLands } from '../../../src/games/wizards/bots/marked-lands.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { view } from '../../../src/games/wizards/rules/state/view.ts'
import { alone, enrol, errand } from '../../rules/wizards-revised/stage.ts'

/**
 * Returns the marked lands for Ann, who plays alone on a day of Fortnight 6. The attack after next takes three lands.
 */
const ground = (prepare: (ann: Player, state: WizardsState) => void = () => {}): MarkedLands => {
  const { state } = alone((ann, state) => {
    enrol(ann, 'sorcerers', 2)
    state.day = 75
    state.demons = []
    state.dragon = 'dragons-lair.c1'
    prepare(ann, state)
  })
  return MarkedLands.of(view(state, 0))!
}

describe("the mentor's view of marked land", () => {
  test('the first mark costs a land, and a second mark on it costs nothing', () => {
    expect(ground().costOf('torwall')).toBeGreaterThan(0)
    const marked = ground((_, state) => state.demons.push('torwall.b1'))
    expect(marked.costOf('torwall')).toBe(0)
    expect(marked.gainOf('torwall')).toBeGreaterThan(0)
  })

  test('a mark costs nothing if there are more marks than the attack takes', () => {
    const many = ground((_, state) => state.demons.push('torwall.b1', 'hillshire.b1', 'woodland.b1'))
    expect(many.costOf('edgewood')).toBe(0)
  })

  test('markers in the Lair and at sea do not count', () => {
    const away = ground((_, state) => state.demons.push('dragons-lair.b1', 'sea.0101'))
    expect(away.gainOf('dragons-lair')).toBe(0)
    expect(away.costOf('torwall')).toBe(ground().costOf('torwall'))
  })

  test('with the Circle marked, other marks help, because their lands fall before it', () => {
    const circle = ground((_, state) => state.demons.push('sacred-circle.b1'))
    expect(circle.gainOf('sacred-circle')).toBeGreaterThan(0)
    expect(circle.costOf('torwall')).toBeLessThan(0)
    expect(circle.needsDecoys).toBe(true)
    const safe = ground((_, state) =>
      state.demons.push('sacred-circle.b1', 'torwall.b1', 'hillshire.b1', 'longrift.b1', 'woodland.b1', 'edgewood.b1'),
    )
    expect(safe.needsDecoys).toBe(false)
    expect(safe.costOf('meadowfarm')).toBe(0)
    expect(safe.gainOf('sacred-circle')).toBeLessThan(circle.gainOf('sacred-circle'))
  })

  test('a lone player changes Orders only to free an endangered Circle from duties', () => {
    const of = (prepare: (ann: Player) => void) => {
      let ann: Player | null = null
      const made = ground(player => {
        ann = player
        prepare(player)
      })
      return made.changesOrder(ann!)
    }
    expect(of(ann => ann.tasks.push(errand(1, 'sacred-circle.b1', true)))).toBe('any')
    expect(of(ann => enrol(ann, 'sorcerers', 1))).toBeNull()
    expect(of(() => {})).toBeNull()
  })

  test('others join the Sorcerers early, while they have only the first Rank to lose', () => {
    const change = (order: 'druids' | 'sorcerers', rank: 1 | 2, day: number) => {
      const { state } = alone((ann, state) => {
        enrol(ann, order, rank)
        Object.assign(state, { day, demons: [] })
      })
      const seen = view(state, 0)
      return MarkedLands.of(seen)!.changesOrder(seen.players[0]!)
    }
    expect(change('druids', 1, 20)).toBe('sorcerers')
    expect(change('druids', 2, 20)).toBeNull()
    expect(change('druids', 1, 90)).toBeNull()
    expect(change('sorcerers', 1, 20)).toBeNull()
  })

  test('Demons come to a player only on the day of an attack that takes land', () => {
    const night = (day: number, thwarts = 0) =>
      ground((_, state) => {
        state.day = day
        state.thwarts = thwarts
      }).nightCost('sacred-circle', false)
    expect(night(84)).toBeGreaterThan(0)
    expect(night(28)).toBe(0)
    expect(night(42, 1)).toBe(0)
  })
})
