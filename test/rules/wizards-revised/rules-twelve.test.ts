import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { alone, enrol } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** What rules 12 mend; games of rules 11 go on as they were begun. */
rule('D43', 'a Horse leaves in the first boat of a way, which ends there', () => {
  const boards = (rules: number) =>
    alone(
      (ann, state) => {
        enrol(ann, 'wizards', 1)
        Object.assign(ann, { space: 'meadowfarm.b3', animal: { kind: 'horse', left: 3 } })
        state.boats = ['sea.2808', 'sea.2709']
      },
      { rules },
    )
      .roll(3)
      .options.filter(id => id.startsWith('board '))
  expect(boards(11)).toEqual(['board sea.2808', 'board sea.2709'])
  expect(boards(12)).toEqual(['board sea.2808'])
})
