import { describe, expect, test } from 'vitest'
import { Board } from '../../../../src/games/wizards/rules/islands/board.ts'
import { GRID, type Placement } from '../../../../src/games/wizards/rules/islands/grid.ts'
import type { Player, WizardsState } from '../../../../src/games/wizards/rules/state/components.ts'
import { placed } from '../../../games/wizards/hand-laid.ts'
import { rulesOf } from '../../../rule.ts'
import { giveEvent } from '../company.ts'
import { enrol, GRID_OF_TILES, Stage } from '../stage.ts'
import { draws, game, held, spacesIn } from './drawing.ts'
import { OPEN_SEA } from './places.ts'

const rule = rulesOf('wizards')

/** The Events that lead her off course: the neighbor who decides, the distance, and the time she loses. */
const WANDERINGS = [
  { event: 9, name: 'Forbifar', mover: 1, spaces: 10, trap: null },
  { event: 18, name: 'Hemex', mover: 1, spaces: 5, trap: null },
  { event: 44, name: 'Lilor', mover: 2, spaces: 15, trap: 'die' },
  { event: 48, name: 'Higor and Brenna', mover: 2, spaces: 10, trap: 'two' },
] as const

/** Sets up three players: Bob sits to Ann's left, Cyd to her right. */
const three = (
  space: string,
  prepare: (ann: Player, state: WizardsState) => void = () => {},
  placements: readonly Placement[] = GRID_OF_TILES,
) =>
  game(
    (ann, state) => {
      ann.space = space
      state.players[1]!.space = 'torwall.a1'
      state.players[2]!.space = 'torwall.a3'
      prepare(ann, state)
    },
    { seats: 3, placements },
  )
const goals = (event: number, space: string) => spacesIn(draws(three(space), event))

for (const { event, name, mover, spaces, trap } of WANDERINGS) {
  describe(`Event ${event}, ${name}`, () => {
    test(`lets the player to the ${mover === 1 ? 'left' : 'right'} move its drawer`, () => {
      const stage = draws(three('meadowfarm.c1'), event)
      expect(stage.question).toMatchObject({ seat: mover, topic: 'wander' })
      stage.dice(...(trap === 'die' ? [1] : [])).say('meadowfarm.a6')
      expect(stage.player().space).toBe('meadowfarm.a6')
      expect(stage.told('moved')).toMatchObject([{ seat: 0, how: 'wanders' }])
    })

    test(`reaches ${spaces} spaces and no further, over one space of water at most`, () => {
      // Along the top row of tiles there is one water space between neighbors.
      const from = goals(event, 'meadowfarm.a5')
      expect(from).toContain('crescent-ridge.a2')
      expect(from).toContain('crescent-ridge.c5')
      // A route that begins on land reaches it too.
      expect(goals(event, 'meadowfarm.c4')).toContain('crescent-ridge.a2')
      expect(from).not.toContain('meadowfarm.a5')
      // One step more than five.
      expect(from.includes('crescent-ridge.a5')).toBe(spaces > 5)
      // The next tile is behind a second water space.
      expect(from.filter(space => space.startsWith('longrift.'))).toEqual([])
      // So is the row below, behind three.
      expect(from.filter(space => space.startsWith('timberlane.'))).toEqual([])
    })

    test(`goes ${spaces} steps over connected land, and not one more`, () => {
      // Crescent Ridge, Meadowshire, Woodland and Melekok's tile are in a column: each row down is a step.
      const board = Board.of(OPEN_SEA)
      const row = (space: string) => GRID.row(board.hex(space)) - GRID.row(board.hex('crescent-ridge.a6'))
      const from = spacesIn(
        draws(
          three('crescent-ridge.a6', () => {}, OPEN_SEA),
          event,
        ),
      )
      expect(Math.max(...from.map(row))).toBe(spaces)
    })

    test('may leave the player in the water, one space from land', () => {
      const waters = goals(event, 'meadowfarm.a5').filter(space => space.startsWith('sea.'))
      expect(waters).toContain('sea.2505')
      expect(waters).not.toContain('sea.2509')
    })

    test('leads through no wall', () => {
      // From the south into Torwall's lane it is seven steps, though the town wall is only one away.
      expect(goals(event, 'torwall.b3').includes('torwall.c3')).toBe(spaces > 5)
    })

    test('leads neither into the Star Crest nor into any part of the Sacred Circle', () => {
      const grove = goals(event, 'green-grove.c4')
      expect(grove).toContain('green-grove.c3')
      expect(grove).not.toContain('green-grove.center')
      const tower = goals(event, 'megmorans-tower.a5')
      expect(tower).toContain('megmorans-tower.a6')
      expect(tower.filter(space => space.startsWith('sacred-circle.'))).toEqual([])
    })

    test('leads onto no fallen land', () => {
      const stage = draws(
        three('meadowfarm.a5', (_, state) => {
          state.fallen = ['crescent-ridge']
        }),
        event,
      )
      expect(spacesIn(stage).filter(space => space.startsWith('crescent-ridge.'))).toEqual([])
    })

    test('leads nowhere if every way is closed', () => {
      // B2 is between Stones and the edge of a fallen Torwall.
      const stage = draws(
        game(
          (ann, state) => {
            ann.space = 'sacred-circle.b2'
            state.fallen = ['torwall']
          },
          { placements: placed(['sacred-circle', 0, 0, 0], ['torwall', 3, 2, 0], ['meadowfarm', -12, 0, 0]) },
        ),
        event,
        ...(trap === 'die' ? [1] : []),
      )
      expect(stage.allTold('moved')).toEqual([])
      expect(stage.player()).toMatchObject({ space: 'sacred-circle.b2' })
      expect(stage.allTold('trapped').map(told => told.trap)[0]).toBe(trap === null ? undefined : 'turns')
    })

    test('counts as staying if the player is moved within one tile', () => {
      const stage = draws(
        three('meadowfarm.c1', ann => {
          ann.visits = { 'meadowfarm.a2': 2 }
        }),
        event,
      )
      stage.dice(...(trap === 'die' ? [1] : [])).say('meadowfarm.a6')
      expect(stage.player().visits).toEqual({ 'meadowfarm.a2': 2 })
      const away = draws(
        three('meadowfarm.a5', ann => {
          ann.visits = { 'meadowfarm.a2': 2 }
        }),
        event,
      )
      away.dice(...(trap === 'die' ? [1] : [])).say('crescent-ridge.a3')
      expect(away.player().visits).toEqual({})
    })

    test('makes the player meet what is there', () => {
      const stage = draws(three('meadowfarm.c1'), event)
      stage.dice(6, 6, ...(trap === 'die' ? [1] : [])).say('meadowfarm.a2')
      expect(stage.told('meets')).toMatchObject([{ who: 'folk', space: 'meadowfarm.a2' }])
    })

    test('may leave the player in place', () => {
      const stage = draws(three('meadowfarm.c1'), event)
      stage.dice(...(trap === 'die' ? [1] : [])).say('stay')
      expect(stage.player().space).toBe('meadowfarm.c1')
      expect(stage.player().trap !== null).toBe(trap !== null)
    })

    test('in solitaire leads to one of the same spaces by chance', () => {
      const all = goals(event, 'meadowfarm.c1')
      const alone = (die: number) =>
        draws(
          game(ann => {
            ann.space = 'meadowfarm.c1'
          }),
          event,
          die,
        )
      const last = alone(all.length).allTold('moved')
      expect(last).toMatchObject([{ how: 'wanders' }])
      expect(all).toContain(last[0]!.space)
      expect(() => alone(all.length + 1)).toThrow()
    })
  })
}

rule('8.51.trap', 'a Trap Event moves its player before the Trap closes', () => {
  const lilor = draws(three('meadowfarm.c1'), 44).dice(4).say('meadowfarm.a6')
  expect(lilor.player()).toMatchObject({ space: 'meadowfarm.a6', trap: { kind: 'turns', left: 4 } })
  const higor = draws(three('meadowfarm.c1'), 48).say('meadowfarm.a6')
  expect(higor.player()).toMatchObject({ space: 'meadowfarm.a6', trap: { kind: 'turns', left: 2 } })
})

/** The turns that each of them costs, with a 3 on the die. */
const COSTS = [
  [44, 3],
  [45, 3],
  [46, 3],
  [47, 3],
  [48, 2],
] as const
/** Lets Ann draw it alone on this day. If it leads her astray, a random space is chosen before the die is rolled. */
const caught = (event: number, day = 1, thwarts = 0, dice: readonly number[] = []) => {
  const wanders = event === 44 || event === 48
  return draws(
    game((_, state) => {
      state.day = day
      state.thwarts = thwarts
    }),
    event,
    ...(wanders ? [meadow(event)] : []),
    ...(event < 48 ? [3] : []),
    ...dice,
  )
}
/** Returns the number of a plain in Meadowfarm among her possible destinations. */
const meadow = (event: number) => goals(event, 'meadowfarm.c1').indexOf('meadowfarm.c2') + 1

for (const [event, turns] of COSTS) {
  test(`Event ${event} costs ${turns} turns, not one more`, () => {
    const stage = caught(event)
    expect(stage.allTold('lost-turn').map(told => told.day)).toEqual(Array.from({ length: turns }, (_, i) => 2 + i))
    expect(stage.state.day).toBe(2 + turns)
    expect(stage.player().trap).toBeNull()
    expect(stage.state.decks.events.discard).toContain(event)
    expect(held(stage)).toEqual([])
  })

  test(`Day 14 counts as a turn for Event ${event}, although nobody moves on it`, () => {
    // From the third Fortnight on Evil carries nobody off. A Territory falls, and a Demon comes to hers.
    const stage = draws(
      game((_, state) => {
        state.day = 41 - turns + 1
        state.foreseen = 'torwall'
      }),
      event,
      ...(event === 44 || event === 48 ? [meadow(event)] : []),
      ...(event < 48 ? [3] : []),
      1,
      5,
    )
    expect(stage.allTold('lost-turn').map(told => told.day)).toHaveLength(turns - 1)
    expect(stage.state.day).toBe(43)
    expect(stage.player().trap).toBeNull()
  })
}

describe('Event 49, the Land Spell of Merdard', () => {
  test('holds the player until the Fortnight is over, including Day 14', () => {
    const stage = caught(49, 38, 1)
    expect(stage.allTold('lost-turn').map(told => told.day)).toEqual([39, 40, 41, 42])
    expect(stage.state.day).toBe(43)
    expect(stage.player().trap).toBeNull()
    expect(stage.state.decks.events.discard).toContain(49)
  })

  test('ends the next morning if drawn on Day 14', () => {
    const stage = caught(49, 42, 1)
    expect(stage.allTold('lost-turn')).toEqual([])
    expect(stage.state.day).toBe(43)
  })

  test('ends with the transport of the first two Fortnights', () => {
    // Day 14: she is carried to Torwall A1, a Demon comes to C6.
    const stage = caught(49, 12, 0, [1, 1, 1, 1, 6, 6])
    expect(stage.player()).toMatchObject({ space: 'torwall.a1', trap: null })
    expect(stage.state.day).toBe(15)
  })
})

for (const event of [44, 45, 46, 47, 48, 49]) {
  rule(['8.51.trap', '11.2241'], `a ward, or the Escaping Spell on 1 to 5, avoids Event ${event}`, () => {
    for (const ward of [25, 28]) {
      const warded = draws(
        game((ann, state) => giveEvent(state, ann, ward, 14)),
        event,
      )
      expect(warded.player()).toMatchObject({ trap: null, space: 'meadowfarm.c1' })
      expect(warded.state.day).toBe(2)
      expect(warded.state.decks.events.discard).toContain(event)
    }
    const spell = (die: number) => {
      const stage = draws(
        game(ann => enrol(ann, 'sorcerers', 2)),
        event,
      )
      const rest = die < 6 ? [] : [...(event === 44 || event === 48 ? [meadow(event)] : []), ...(event < 48 ? [1] : [])]
      return stage.dice(die, ...rest).say('cast escaping')
    }
    expect(spell(5).allTold('trapped')).toEqual([])
    expect(spell(5).player().space).toBe('meadowfarm.c1')
    expect(spell(6).allTold('trapped')[0]).toMatchObject({ trap: event === 49 ? 'fortnight' : 'turns' })
  })

  rule('8.51.trap', `another player or a transport frees the player trapped by Event ${event}`, () => {
    // Ann is trapped where she is; Bob comes to her, and gains ten points for it.
    const stage = Stage.set({
      seats: 2,
      prepare: state => {
        for (const player of state.players) enrol(player, 'druids')
        state.players[1]!.space = 'meadowfarm.c2'
      },
    })
    const die = event >= 48 ? [] : [6]
    draws(stage, event, ...(event === 44 ? [] : die))
    if (event === 44 || event === 48) stage.dice(...die).say('stay')
    expect(stage.player().trap).not.toBeNull()
    stage.roll(1).say('go meadowfarm.c1', '10 knowledge')
    expect(stage.player().trap).toBeNull()
    expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
    expect(stage.state.day).toBe(2)
  })
}
