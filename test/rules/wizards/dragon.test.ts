import { expect } from 'vitest'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, giveEvent, MEETING } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const DEN = 'dragons-lair.center'
/** The place to which the Dragon moves in these tests: A2 of its Lair. */
const A2 = [1, 2]
const TWO_TURNS = 2

interface Setting {
  readonly order?: OrderName
  readonly rank?: Rank
  readonly seats?: number
  readonly prepare?: (ann: Player, state: WizardsState) => void
}

/** Sets up Ann, one step from the Dragon at C2 of Meadowfarm. */
function besideDragon({ order = 'druids', rank = 1, seats = 1, prepare }: Setting = {}): Stage {
  return Stage.set({
    seats,
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, order, rank)
      ann.points = { knowledge: 20, perception: 12, power: 15 }
      state.dragon = MEETING
      for (const other of state.players.slice(1)) other.space = 'torwall.b1'
      prepare?.(ann, state)
    },
  })
}

/** Steps onto the Dragon with these dice. */
const land = comeTogether

/** Sets up Ann, one step from the den in the Center of the Lair, with the Dragon's marker at A1 there. */
const besideDen = (setting: Setting = {}) =>
  besideDragon({
    ...setting,
    prepare: (ann, state) => {
      ann.space = 'dragons-lair.c1'
      state.dragon = 'dragons-lair.a1'
      setting.prepare?.(ann, state)
    },
  })

const meetings = (stage: Stage): number[] =>
  stage
    .allTold('result')
    .filter(result => result.table === 'dragon')
    .map(result => result.on)

rule('7.305', 'a Dragon is met at its marker and in the Center of the Lair, using the higher of two dice', () => {
  const marker = land(besideDragon(), 2, 6)
  expect(marker.told('meets')).toMatchObject([{ who: 'dragon', space: MEETING }])
  expect(meetings(marker)).toEqual([6])
  const den = besideDen()
    .roll(1)
    .dice(6, 1, ...A2)
    .say(`go ${DEN}`)
  expect(meetings(den)).toEqual([6])
})

rule('7.305', 'if the marker is in the Center, the player meets both Dragons, one after the other', () => {
  const stage = besideDen({ prepare: (_, state) => (state.dragon = DEN) })
  stage
    .roll(1)
    .dice(6, 6, 2, 2, 1, ...A2)
    .say(`go ${DEN}`)
  expect(meetings(stage)).toEqual([6, 2])
})

rule('7.305.1', 'on 1 the player becomes Dragonbound', () => {
  expect(land(besideDragon(), 1, 1).player().bound).toBe(true)
})

rule('7.305.2', 'on 2 the player loses a die of turns', () => {
  const stage = land(besideDragon({ seats: 2 }), 2, 1, TWO_TURNS)
  for (let day = 0; day < 3; day++) {
    expect(stage.question.seat).toBe(1)
    stage.roll(1).say('stop')
  }
  expect(stage.question.seat).toBe(0)
  expect(stage.allTold('lost-turn').map(lost => lost.left)).toEqual([1, 0])
})

/** Gives Ann the Magic Amulet of Task 2 and a Gem. */
function laden(ann: Player): void {
  ann.tasks = [
    heldTask(2, [
      [0, 0, 'dragons-lair.a1'],
      [1, 0, 'hamdrels-cottage.center'],
    ]),
  ]
  ann.tasks[0]!.marks[0]!.done = true
  ann.gems = { terek: 'ruby' }
}

rule('7.305.3', 'on 3 every Magical Object and Gem is stolen', () => {
  const stage = land(besideDragon({ prepare: laden }), 3, 2)
  expect(
    stage
      .allTold('stolen')
      .flatMap(e => [...e.gems, ...e.objects])
      .sort(),
  ).toEqual(['Magic Amulet', 'ruby'])
  expect(stage.player().gems).toEqual({})
  expect(stage.player().tasks).toEqual([])
})

rule('7.305.3', 'the Lamps of Love protect everything from theft, once', () => {
  const lamps = besideDragon({
    prepare: (ann, state) => {
      laden(ann)
      giveEvent(state, ann, 29)
    },
  })
  land(lamps, 3, 2).say('use lamps')
  expect(lamps.player()).toMatchObject({ gems: { terek: 'ruby' }, events: [] })
})

rule('7.305.4', 'on 4 the player loses twice a die of points of the type with the fewest above zero', () => {
  expect(land(besideDragon(), 4, 4, 3).player().points).toEqual({ knowledge: 20, perception: 6, power: 15 })
  const none = besideDragon({ prepare: ann => (ann.points.perception = 0) })
  expect(land(none, 1, 4, 5).player().points).toEqual({ knowledge: 20, perception: 0, power: 5 })
})

rule('7.305.4', 'at Rank 4 a 4 counts as a 3: only possessions can be taken', () => {
  const stage = land(besideDragon({ rank: 4, prepare: laden }))
    .dice(4, 1)
    .say('no spell')
  expect(stage.player().gems).toEqual({})
  expect(stage.player().points).toEqual({ knowledge: 20, perception: 12, power: 15 })
})

rule('7.305.5', 'on 5 the player is transported to the Center of the Lair, and meets the Dragon there', () => {
  const stage = land(besideDragon(), 5, 1, 6, 6, ...A2)
  expect(stage.player().space).toBe(DEN)
  expect(meetings(stage)).toEqual([5, 6])
})

rule('7.305.5', 'on 5 in the Center the player must stay next turn and meet the Dragon again', () => {
  const stage = besideDen({ seats: 2 })
  stage
    .roll(1)
    .dice(5, 5, ...A2)
    .say(`go ${DEN}`)
  expect(stage.player().space).toBe(DEN)
  // Bob has his turn; Ann does not choose a move, but meets the Dragon.
  stage
    .roll(1)
    .dice(6, 6, ...A2)
    .say('stop')
  expect(meetings(stage)).toEqual([5, 6])
  expect(stage.question.seat).toBe(1)
  stage.roll(1).say('stop')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
})

rule('7.305.6', 'on 6 nothing happens', () => {
  const stage = besideDragon({ prepare: laden })
  const before = structuredClone(stage.player())
  land(stage, 6, 6)
  const { gems, tasks, points, bound, stunned } = before
  expect(stage.player()).toMatchObject({ space: MEETING, gems, tasks, points, bound, stunned })
})

/** Lets Ann of Rank 4 cast Dragon Taming on the Dragon of the marker. */
function tame(die: number, ...dice: number[]): Stage {
  return land(besideDragon({ order: 'sorcerers', rank: 4, seats: 2 }))
    .dice(die, ...dice)
    .say('cast dragon-taming')
}

rule('11.223', 'on 1 to 3 Dragon Taming reveals a Secret Wizard to the caster alone', () => {
  for (const die of [1, 2, 3]) {
    const stage = tame(die, 1, 6, 1, 3)
    expect(stage.state.wizards).toMatchObject([{ at: 'hillshire.a3', letter: 'S', knownTo: [0] }])
    expect(meetings(stage)).toEqual([])
  }
})

rule('11.223', 'on 4 or 5 Dragon Taming works and reveals nobody', () => {
  for (const die of [4, 5]) {
    const stage = tame(die)
    expect(stage.state.wizards).toEqual([])
    expect(meetings(stage)).toEqual([])
    expect(stage.question.seat).toBe(1)
  }
})

rule('11.223', 'on 6 Dragon Taming fails, and the player meets the Dragon, rerolling a 6', () => {
  const stage = tame(6, 6, 6, 2, 6, 2, 2, 3)
  expect(meetings(stage)).toEqual([2])
  expect(stage.player().stunned).toBe(3)
})

rule('11.223', 'Dragon Taming can be cast in the Center of the Lair, but only at Rank 4', () => {
  const den = besideDen({ rank: 4 }).roll(1).say(`go ${DEN}`)
  expect(den.options).toEqual(['cast dragon-taming', 'no spell'])
  const low = besideDen({ rank: 3 })
    .roll(1)
    .dice(6, 6, ...A2)
    .say(`go ${DEN}`)
  expect(meetings(low)).toEqual([6])
})

rule('8.421', 'a Dragon met by chance goes home immediately if anyone is in its Lair', () => {
  const comes = (bobAt: string) => {
    const stage = Stage.set({
      seats: 2,
      prepare: state => {
        for (const player of state.players) enrol(player, 'druids')
        state.players[1]!.space = bobAt
        state.dragon = 'torwall.a1'
      },
    })
    // It leaves Ann unharmed and goes home to A2.
    return stage.roll(1, 1).dice(3, 3, 1, 1, 6, 6, 1, 2).say('stop')
  }
  expect(comes('torwall.b1').state.dragon).toBe('meadowfarm.c1')
  expect(comes('dragons-lair.c1').state.dragon).toBe('dragons-lair.a2')
})

rule('7.3051', 'a player who is already Dragonbound is not notified again', () => {
  const strikes = (bound: boolean) =>
    Stage.set({
      prepare: state => {
        enrol(state.players[0]!, 'druids')
        state.players[0]!.bound = bound
        state.dragon = 'meadowfarm.c2'
      },
    })
      .roll(2)
      .dice(1, 1)
      .say('go meadowfarm.c2')
  expect(strikes(false).told('afflicted')).toMatchObject([{ with: 'bound', now: true }])
  expect(strikes(true).told('afflicted')).toEqual([])
})
