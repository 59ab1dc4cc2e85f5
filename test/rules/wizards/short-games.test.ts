import { describe, expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { imagine } from '../../../src/games/wizards/rules/facts/imagine.ts'
import { HIGH_WIZARDS, type WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { farthest, isTimeUp } from '../../../src/games/wizards/rules/state/short-games.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { newHeader } from '../../../src/storage/index.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann of Rank 4 beside Ruktal with some of the Gems. */
function carrying(count: number, variant: 'three-gems' | 'standard') {
  const stage = Stage.set({
    seats: 2,
    variant,
    prepare: ({ players: [ann], gems }) => {
      enrol(ann!, 'wizards', 4)
      ann!.space = 'sacred-circle.c1'
      const given = HIGH_WIZARDS.filter(wizard => gems[wizard] !== 'false').slice(0, count)
      for (const wizard of given) {
        const gem = gems[wizard]
        if (gem !== 'false') ann!.gems[wizard] = gem
      }
    },
  })
  return stage.roll(3).say('go sacred-circle.center')
}

describe('three Gems', () => {
  rule('13', 'are enough only if the setup says so', () => {
    expect(carrying(2, 'three-gems').options).not.toContain('deliver gems')
    expect(carrying(3, 'standard').options).not.toContain('deliver gems')
    expect(carrying(3, 'three-gems').option('deliver gems')?.label).toBe('Give him the three Sacred Gems')
    const stage = carrying(3, 'three-gems').say('deliver gems')
    expect(stage.state.result?.winners).toEqual([0])
    expect(wizards.ending?.(stage.state)).toContain('delivered three Sacred Gems')
    const end = stage.told('end')[0]
    expect(end && wizards.sentence(end, ['Ann', 'Bob'])).toContain('delivered three Sacred Gems')
  })
})

/** Sets up the last evening of this number of Fortnights, before the first day of another. */
const lastEvening = (seats: number, prepare: (state: WizardsState) => void) =>
  Stage.set({
    seats,
    variant: 'two-fortnights',
    prepare: state => {
      state.day = 27
      state.completed = 0
      prepare(state)
    },
  })

/** Lets everybody take their turn of that day. */
function passDay(stage: Stage): Stage {
  for (let i = 0; i < 60 && !stage.match.over && stage.state.day < 29; i++) {
    const { options } = stage
    stage.say(options.includes('stop') ? 'stop' : options[0]!)
  }
  return stage
}

describe('two Fortnights', () => {
  rule('3.74', 'end at dawn after their last Day 14, and the leader wins', () => {
    const stage = passDay(
      lastEvening(2, ({ players: [ann, bob] }) => {
        enrol(ann!, 'wizards', 1)
        enrol(bob!, 'druids', 2)
      }),
    )
    expect(stage.match.over).toBe(true)
    expect(isTimeUp(stage.state)).toBe(true)
    expect(stage.state.result?.winners).toEqual([1])
    expect(wizards.ending?.(stage.state)).toBe('Time is up. Bob takes first place.')
  })

  rule('3.74', 'are won in solitaire by a Rank equal to the number of Fortnights', () => {
    const alone = (rank: 1 | 2) => passDay(lastEvening(1, ({ players: [ann] }) => enrol(ann!, 'wizards', rank)))
    expect(alone(2).state.result?.winners).toEqual([0])
    expect(alone(1).state.result?.winners).toEqual([])
    // There is nobody else to be ahead of.
    expect(wizards.ending?.(alone(2).state)).toBe('Time is up. Ann has gained a Rank for every Fortnight, and wins.')
    expect(wizards.ending?.(alone(1).state)).toBe(
      'Time is up, and Ann loses: to win a solo game you need a Rank for every Fortnight.',
    )
  })

  it('rank players by Rank before points, and players who tie share the victory', () => {
    const stage = lastEvening(3, ({ players: [ann, bob, cyd] }) => {
      enrol(ann!, 'wizards', 1)
      enrol(bob!, 'wizards', 2)
      enrol(cyd!, 'druids', 2)
      for (const player of [ann!, bob!, cyd!]) player.points = { knowledge: 3, perception: 3, power: 3 }
      ann!.points.power = 20
    })
    expect(farthest(stage.state)).toEqual([1, 2])
    stage.player(2).points.power = 4
    expect(farthest(stage.state)).toEqual([2])
  })

  it('are mentioned with the day, but never in a full game', () => {
    const day = (variant: 'two-fortnights' | 'standard') =>
      wizards.inquire(Stage.set({ seats: 2, variant }).match.view(0), 'day', '')?.join(' ')
    expect(day('two-fortnights')).toContain('The game ends after Fortnight 2')
    expect(day('standard')).not.toContain('The game ends')
  })
})

it('a short game is for one to six players, is marked as a house rule, and guesses keep it short', () => {
  const option = wizards.options.find(({ name }) => name === 'variant')
  const ours = option?.values.filter(({ text }) => text.includes('house rule')).map(({ id }) => id)
  expect(ours).toEqual(['three-gems', 'two-fortnights', 'three-fortnights', 'four-fortnights'])
  for (const id of ours ?? []) expect(wizards.players({ variant: id })).toEqual([1, 6])
  const stage = Stage.set({ seats: 2, variant: 'two-fortnights' })
  expect(imagine(stage.match.view(0), seedRandom('guess', 'dice')).short).toEqual(stage.state.short)
  expect(newHeader(wizards, { seed: '1' }).options.variant).toBe('solitaire')
})

it('a short game uses the rules for one player, or for one winner among several', () => {
  const variant = (seats: number) => Stage.set({ seats, variant: 'two-fortnights' }).state.variant
  expect([variant(1), variant(2), variant(6)]).toEqual(['solitaire', 'standard', 'standard'])
})

it('the state of a full game contains nothing about short games', () => {
  expect(Object.keys(Stage.set({ seats: 2 }).state)).not.toContain('short')
})
