import { expect } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { MEETING } from './company.ts'
import { sendOut } from './doorstep.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** The place to which the Dragon moves while somebody stays in its Lair: B1. */
const B1 = [3, 1]
/** Water in front of the Lair's mouth at A2. */
const BEFORE_THE_MOUTH = 'sea.3723'

/** Sets up Ann, by default a Druid of Rank 1, far from the others. */
function set(prepare: (state: WizardsState) => void, seats = 1): Stage {
  return Stage.set({
    seats,
    prepare: state => {
      for (const player of state.players) {
        enrol(player, 'druids')
        player.space = `torwall.b${player.seat + 1}`
      }
      prepare(state)
    },
  })
}

/** Lets the player to move stay. In the Lair, the Dragon then goes to B1. */
function stay(stage: Stage): Stage {
  const inLair = stage.player(stage.question.seat).space.startsWith('dragons-lair')
  stage.dice(2, 6, ...(inLair ? B1 : [])).say('roll')
  return stage.question.topic === 'move' ? stage.say('stop') : stage
}

rule(['12.51', '12.511'], 'a player still in the Lair one day short of a full Fortnight is bound', () => {
  // The player enters on Day 2. Evil is thwarted, so that nobody is taken out of the Lair on Day 14.
  const stage = set(state => {
    state.day = 2
    state.thwarts = 1
    state.players[0]!.space = BEFORE_THE_MOUTH
  })
  stage.roll(3).dice(1, 3).say('go dragons-lair.a2', 'go dragons-lair.b2')
  for (let day = 3; day <= 14; day++) {
    expect(stage.state.day).toBe(day)
    expect(stage.player().bound).toBe(false)
    stay(stage)
  }
  // Day 1 of the next Fortnight.
  expect(stage.state.day).toBe(15)
  expect(stage.player().bound).toBe(true)
})

rule('12.513', 'a player who leaves the Lair in time is not bound, and Lair Time restarts on the next visit', () => {
  const stage = set(state => {
    state.day = 2
    state.players[0]!.space = 'dragons-lair.a2'
    state.players[0]!.lair = 3
    state.boats = [BEFORE_THE_MOUTH]
  })
  stage.roll(1).say(`board ${BEFORE_THE_MOUTH}`)
  expect(stage.state.day).toBe(3)
  expect(stage.player()).toMatchObject({ bound: false, lair: null })
  stage.roll(2).dice(1, 3).say('go dragons-lair.a2')
  stay(stage)
  expect(stage.player().bound).toBe(false)
  expect(stage.player().lair).toBe(3 + 13)
})

rule('12.513', 'a player who is bound has no Lair Time', () => {
  const stage = set(state => {
    state.players[0]!.space = 'dragons-lair.b5'
    state.players[0]!.lair = 2
  })
  stay(stage)
  expect(stage.player()).toMatchObject({ bound: true, lair: null })
})

/** Lets Ann meet the Dragon in the Lair at the end of her turn. Returns the time she has left. */
function clockAfter(die: number | null, ...dice: number[]): number | null {
  const stage = set(state => {
    enrol(state.players[0]!, 'sorcerers', 4)
    state.players[0]!.space = 'dragons-lair.b5'
    state.players[0]!.lair = 10
  })
  // The Dragon goes to B5.
  stage.dice(2, 6, 3, 5).say('roll', 'stop')
  if (die === null) stage.dice(...dice).say('no spell')
  else stage.dice(die, ...dice).say('cast dragon-taming')
  return stage.player().lair
}

rule('12.512', 'meeting a Dragon in the Lair costs a day of Lair Time, and casting Dragon Taming costs three', () => {
  expect(clockAfter(null, 6, 6)).toBe(9)
  expect(clockAfter(5)).toBe(7)
  // Three days pass whether the spell works or not.
  expect(clockAfter(6, 3, 3)).toBe(7)
})

rule('12.512', 'this lets a Dragon bind a player immediately; meeting one elsewhere costs no days', () => {
  const stage = set(state => {
    state.players[0]!.space = 'dragons-lair.b5'
    state.players[0]!.lair = 2
  })
  stage.dice(2, 6, 3, 5, 6, 6).say('roll', 'stop')
  expect(stage.allTold('afflicted')).toMatchObject([{ with: 'bound', day: 1 }])
  const outside = set(state => {
    state.players[0]!.space = 'meadowfarm.c1'
    state.dragon = MEETING
  })
  outside.roll(1).dice(6, 6).say(`go ${MEETING}`)
  expect(outside.player().lair).toBeNull()
})

rule('12.52', 'a player who ends a turn in the Lair moves the Dragon to a random space there', () => {
  const stage = set(state => {
    state.players[0]!.space = 'dragons-lair.b5'
    state.dragon = 'dragons-lair.a1'
  })
  stage.dice(2, 6, 5, 4).say('roll', 'stop')
  expect(stage.state.dragon).toBe('dragons-lair.c4')
  const outside = set(() => {})
    .roll(1)
    .say('stop')
  expect(outside.state.dragon).toBe('dragons-lair.a1')
})

rule('12.52', "a player whose space the Dragon enters meets it immediately, even in another player's turn", () => {
  const stage = set(state => {
    state.players[0]!.space = 'dragons-lair.b5'
    state.players[1]!.space = 'dragons-lair.c4'
  }, 2)
  stage.dice(2, 6, 5, 4, 1, 1).say('roll', 'stop')
  expect(stage.player(1).bound).toBe(true)
  expect(stage.player(0).bound).toBe(false)
})

/** Lets Ann meet the Dragon at random on C2 of Meadowfarm, where it does her no harm. */
function byChance(prepare: (state: WizardsState) => void = () => {}, ...dice: number[]): Stage {
  const stage = set(state => {
    state.players[0]!.space = MEETING
    prepare(state)
  }, 2)
  return stage
    .roll(1, 1)
    .dice(3, 3, 1, 1, 6, 6, ...dice)
    .say('stop')
}

rule(['8.42', '8.4.1'], "met by chance, the Dragon comes to the player's space", () => {
  const stage = byChance()
  expect(stage.state.dragon).toBe(MEETING)
  expect(stage.allTold('result').map(({ table, on }) => [table, on])).toEqual([
    ['random-encounters', 3],
    ['animals', 1],
    ['dragon', 6],
  ])
})

rule('8.42', 'everyone there meets the Dragon', () => {
  const stage = byChance(
    state => {
      state.players[0]!.rank = 0
      state.players[0]!.order = null
      state.players[1]!.space = MEETING
    },
    1,
    1,
  )
  expect(stage.player(1).bound).toBe(true)
})

rule(
  ['8.421', '8.4211'],
  'the Dragon stays away until someone enters its Lair, and returns when that turn ends',
  () => {
    const stage = byChance(state => (state.players[1]!.space = BEFORE_THE_MOUTH))
    stage.roll(2).say('stop')
    expect(stage.state.dragon).toBe(MEETING)
    stage.roll(1).say('stop').roll(2).dice(5, 4).say('go dragons-lair.a2')
    expect(stage.state.dragon).toBe('dragons-lair.c4')
  },
)

rule('8.421', 'if someone is already in the Lair, the Dragon flies back immediately and meets anyone there', () => {
  const home = byChance(state => (state.players[1]!.space = 'dragons-lair.b5'), 5, 4)
  expect(home.state.dragon).toBe('dragons-lair.c4')
  expect(home.question.seat).toBe(1)
  const upon = byChance(state => (state.players[1]!.space = 'dragons-lair.b5'), 3, 5, 1, 1)
  expect(upon.player(1).bound).toBe(true)
})

rule(
  ['12.511', '7.3044'],
  'a Dragonbound player has no Lair Time, but gets a new one when healed in the Lair (ruling W30)',
  () => {
    const stage = Stage.set({
      prepare: state => {
        Object.assign(state.players[0]!, { space: 'dragons-lair.c1', bound: true })
        sendOut(state, 'terek', 'dragons-lair.c6')
      },
    })
    stage.roll(6).dice(1, 1).say('go dragons-lair.c6')
    expect(stage.player()).toMatchObject({ bound: false, lair: 14 })
  },
)
