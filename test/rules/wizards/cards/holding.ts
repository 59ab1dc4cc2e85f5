import type { HeldTask, WizardsState } from '../../../../src/games/wizards/rules/state/components.ts'
import { enrol, Stage } from '../stage.ts'

export const PLAIN = 'meadowfarm.c2'

/** Sets up Ann, a Sorcerer, one step from the town of Meadowfarm, with these Tasks. */
export const besideTown = (tasks: readonly HeldTask[] = [], prepare: (state: WizardsState) => void = () => {}) =>
  Stage.set({
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'sorcerers')
      ann.space = PLAIN
      ann.tasks = [...tasks]
      prepare(state)
    },
  })
/** Lets her enter and hear of a Task. */
export const hearsOf = (stage: Stage, card: number, ...dice: number[]) =>
  stage
    .top('tasks', card)
    .roll(1)
    .dice(4, 4, ...dice)
    .say('go meadowfarm.a2')
/** Lets her enter and be robbed. */
export const isRobbed = (stage: Stage) => stage.roll(1).dice(1, 1).say('go meadowfarm.a2')
export const done = (task: HeldTask, ...marks: number[]): HeldTask => {
  for (const i of marks) task.marks[i]!.done = true
  return task
}
export const marksOf = (stage: Stage, seat = 0) => stage.player(seat).tasks.map(task => task.marks)

/** Lets Ann, of Rank 2, come to Bob, of Rank 1, to whom she must give her Optional Tasks. */
export const annComesToBob = (task: HeldTask, dice: readonly number[] = [], bobAt = 'meadowfarm.c3') =>
  Stage.set({
    seats: 2,
    prepare: ({ players: [ann, bob] }) => {
      enrol(ann!, 'sorcerers', 2)
      enrol(bob!, 'sorcerers', 1)
      ann!.space = 'meadowfarm.center'
      bob!.space = bobAt
      ann!.tasks = [task]
    },
  })
    .roll(1)
    .dice(5, 5, ...dice)
    .say(`go ${bobAt}`)
