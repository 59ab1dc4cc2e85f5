import { expect, it } from 'vitest'
import { highlightOf } from '../../../src/games/elfenwizards/rules/state/highlights.ts'
import { only, Stage, votes } from '../../rules/elfenwizards/stage.ts'

const moments = (stage: Stage) => stage.match.events().map(event => `${event.kind}: ${highlightOf(event)}`)

it('the game pauses for a title that is won, that a tie leaves open, or that stays vacant', () => {
  const stage = Stage.set({
    step: 5,
    prepare: state => {
      only(state, { r1: 'w1', g1: 'w2', b1: 's1', r2: 's2', b2: 's3', g2: 's4' })
      votes(state, 'r1', 2)
      votes(state, 'b1', 3)
      votes(state, 'r2', 3)
    },
  }).allPass()
  expect(moments(stage).filter(one => one.startsWith('award'))).toEqual([
    ...['award: high', 'award: tied', 'award: vacant'],
    // The last Magician Box.
    'award: vacant',
  ])
})

it('the game pauses differently for a High Wizard than for a lower title, and also if nobody becomes High Wizard', () => {
  const stage = Stage.set({
    step: 5,
    prepare: state => {
      only(state, { r1: 'w1', g1: 'w2', b1: 's1' })
      votes(state, 'r1', 2)
      votes(state, 'g1', 2)
      votes(state, 'b1', 3)
    },
  }).allPass()
  expect(
    moments(stage)
      .filter(one => one.startsWith('award'))
      .slice(0, 2),
  ).toEqual(['award: no-high', 'award: award'])
})

it('the game does not pause for minor events, or for a fall to a box that its player chose', () => {
  const stage = Stage.set({
    step: 8,
    prepare: state => {
      only(state, { r1: 'over-sorcerer' })
      state.withoutHigh = 1
    },
  }).say('m1')
  expect(new Set(moments(stage))).toEqual(
    new Set([...['demoted: undefined', 'scores: undefined', 'round: undefined'], 'roll: undefined']),
  )
})
