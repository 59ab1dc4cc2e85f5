import { expect } from 'vitest'
import { storedResult } from '../../../src/games/elfenwizards/rules/facts/endings.ts'
import { roundScore } from '../../../src/games/elfenwizards/rules/facts/scoring.ts'
import type { ElfenState } from '../../../src/games/elfenwizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { only, Stage, who } from './stage.ts'

const rule = rulesOf('elfenwizards')

/** Plays step 10 of a round. */
const scored = (
  prepare: (state: ElfenState) => void,
  { round = 1, variant = 'usual' as 'usual' | 'longer' } = {},
): Stage =>
  Stage.set({
    step: 10,
    round,
    variant,
    prepare: state => {
      // No guild has been High Wizard twice.
      state.players.forEach(player => {
        player.highs = 0
      })
      prepare(state)
    },
  })

rule('9.1', 'a magician scores 10, 7, 5, 3 or 2 by level', () => {
  const gains = (places: Readonly<Record<string, string>>) =>
    scored(state => only(state, places))
      .allTold('scores')
      .map(({ points }) => points)
  // Eight magicians per guild, two points each in the Magician Boxes.
  expect(gains({})).toEqual([16, 16, 16])
  expect(gains({ r1: 'high', g1: 'w1', b1: 's1' })).toEqual([24, 21, 19])
  expect(gains({ r1: 'n1', r2: 'n2', g1: 'm1' })).toEqual([18, 16, 16])
})

rule('9.2', 'each grey chip costs a point, even below zero', () => {
  const stage = scored(state => {
    only(state, {})
    who(state, 'r1').grey = 5
    who(state, 'g1').grey = 1
    state.greyLeft = 6
  })
  expect(stage.allTold('scores').map(({ points }) => points)).toEqual([11, 15, 16])
})

rule('9.3', 'points from all rounds are added up', () => {
  const stage = scored(
    state => {
      only(state, {})
      for (const [seat, score] of [5, 40, 0].entries()) state.players[seat]!.score = score
    },
    { round: 2 },
  )
  expect(stage.state.players.map(({ score }) => score)).toEqual([21, 56, 16])
})

rule('10.1', 'the game ends after the fourth round', () => {
  const after = (round: number) => scored(state => only(state, {}), { round })
  expect(after(3).match.over).toBe(false)
  expect(after(4).match.over).toBe(true)
  expect(after(4).state.result?.text).toContain('The last round is over.')
})

rule('11', 'the longer game ends after the sixth round, and its other endings are the same', () => {
  const after = (round: number) => scored(state => only(state, {}), { round, variant: 'longer' })
  expect(after(4).match.over).toBe(false)
  expect(after(5).match.over).toBe(false)
  expect(after(6).match.over).toBe(true)
  const twice = scored(
    state => {
      only(state, {})
      state.players[0]!.highs = 2
    },
    { round: 2, variant: 'longer' },
  )
  expect(twice.match.over).toBe(true)
})

rule('10.2', 'the game ends with the round in which a guild becomes High Wizard for the second time', () => {
  const stage = Stage.set({
    step: 5,
    round: 3,
    prepare: state => {
      only(state, { r1: 'w1', g1: 'w2' })
      // Red was High Wizard in the first round, nobody in the second.
      state.players.forEach(({ seat }, i) => {
        state.players[i]!.highs = seat === 0 ? 1 : 0
      })
      state.withoutHigh = 1
      state.players[0]!.boxes.wizard = [6]
    },
  })
  stage.say('wizard 6', 'r1', 'r1').allPass().say('w1')
  while (!stage.match.over && stage.question.topic === 'demote') stage.say('m1')
  expect(stage.player().highs).toBe(2)
  expect(stage.match.over).toBe(true)
  expect(stage.state.result?.text).toContain('High Wizard twice')
  expect(stage.allTold('scores')).toHaveLength(3)
})

rule('10.3', 'the game ends with the second round in which nobody becomes High Wizard', () => {
  const tied = (withoutHigh: number) => {
    const stage = Stage.set({
      step: 5,
      round: 3,
      prepare: state => {
        only(state, {})
        state.players.forEach(player => {
          player.highs = 0
        })
        state.players[2]!.highs = 2 - withoutHigh
        state.withoutHigh = withoutHigh
      },
    }).allPass()
    return stage
  }
  const second = tied(1)
  expect(second.state.withoutHigh).toBe(2)
  expect(second.state.result?.text).toContain('nobody became High Wizard')
  expect(
    scored(state => {
      state.withoutHigh = 1
    }).match.over,
  ).toBe(false)
})

rule('10.4', 'at the end a chip in hand is worth a point; a chip spent or on the Year Track is worth nothing', () => {
  const stage = scored(
    state => {
      only(state, {})
      for (const player of state.players) player.score = 0
      Object.assign(state.players[0]!, { chips: 3, spent: 4 })
      Object.assign(state.players[1]!, { chips: 0, spent: 2, track: 5 })
    },
    { round: 4 },
  )
  expect(stage.allTold('bonus').map(({ seat, points }) => [seat, points])).toEqual([
    [0, 3],
    [2, 7],
  ])
  expect(stage.state.players.map(({ score }) => score)).toEqual([19, 16, 23])
})

rule('10.5', 'the guild with the most points wins, and tied guilds share the victory', () => {
  const end = (scores: readonly number[]) =>
    scored(
      state => {
        only(state, {})
        scores.forEach((score, seat) => {
          state.players[seat]!.score = score
        })
      },
      { round: 4 },
    ).state.result
  expect(end([10, 30, 20])?.winners).toEqual([1])
  expect(end([10, 30, 20])?.text).toContain('Bob wins with 53')
  expect(end([30, 10, 30])?.winners).toEqual([0, 2])
  expect(end([30, 10, 30])?.text).toContain('Ann and Cyd share the victory')
})

rule(['10.1', '10.2', '10.3', '10.5'], 'records use the same result texts as the first games did', () => {
  expect(storedResult('rounds', ['Ann'], 53)).toBe('The last round is over. Ann wins with 53 Power Points.')
  expect(storedResult('second-high', ['Ann', 'Bob'], 1)).toBe(
    'A guild has won High Wizard twice: the game is over. Ann and Bob share the victory with 1 Power Point.',
  )
  expect(storedResult('no-high', ['Ann', 'Bob', 'Cyd'], 0)).toBe(
    'Twice nobody became High Wizard: the game is over. Ann, Bob and Cyd share the victory with 0 Power Points.',
  )
})

rule(
  ['10.1', '10.4', '10.5'],
  'after the chips, the log says why the game ended, who won and with how many points',
  () => {
    const stage = scored(
      state => {
        only(state, {})
        state.players.forEach((player, seat) => {
          player.score = [0, 20, 20][seat]!
        })
      },
      { round: 4 },
    )
    expect(stage.allTold('end')).toMatchObject([{ rule: '10.1', why: 'rounds', winners: [1, 2], score: 43 }])
    expect(stage.allTold('scores')).toHaveLength(3)
  },
)

rule('9.1', 'a passed-over magician is on no level, and scores nothing yet', () => {
  const { state } = Stage.set({ step: 5, prepare: state => only(state, { r1: 'over-wizard', r2: 'w1' }) })
  // Six other magicians are in the Magician Boxes.
  expect([roundScore(state, 0), roundScore(state, 1)]).toEqual([7 + 6 * 2, 8 * 2])
})

rule('10.1', 'no round starts once the game is over', () => {
  const { state, match } = scored(state => only(state, {}), { round: 4 })
  expect([match.over, state.day, state.step]).toEqual([true, 4, 10])
})
