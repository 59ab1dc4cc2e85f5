import type { Player, WizardsState } from '../../../../src/games/wizards/rules/state/components.ts'
import { enrol, Stage, type StageOptions } from '../stage.ts'

/**
 * Returns a game for some players, the first a Druid of Rank 1 on a plain of Meadowfarm who can have Random Encounters.
 */
export const game = (
  prepare: (ann: Player, state: WizardsState) => void = () => {},
  options: Pick<StageOptions, 'seats' | 'variant' | 'placements'> = {},
): Stage =>
  Stage.set({
    ...options,
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      prepare(state.players[0]!, state)
    },
  })

/** Lets her stay and draw this Event, with these dice. */
export const draws = (stage: Stage, event: number, ...dice: number[]): Stage =>
  stage
    .top('events', event)
    .roll(3, 1)
    .dice(4, 4, ...dice)
    .say('stop')

/** Plays a turn without any action. */
export function waits(stage: Stage): Stage {
  stage.roll(1)
  if (stage.question.topic === 'move') stage.say('stop')
  return stage
}

/** Returns the days in a row on which she can move while she holds an Event. */
export function daysHeld(stage: Stage, event: number): number[] {
  const days: number[] = []
  while (held(stage).includes(event)) {
    days.push(stage.state.day)
    waits(stage)
  }
  return days
}

/** Returns the numbers of a player's Events. */
export const held = (stage: Stage, seat = 0): number[] => stage.player(seat).events.map(event => event.id)

/** Returns a player's Knowledge, Perception and Power. */
export function pointsOf(stage: Stage, seat = 0): number[] {
  const { knowledge, perception, power } = stage.player(seat).points
  return [knowledge, perception, power]
}

/** Returns all land spaces in the answers, without their verb. */
export const spacesIn = (stage: Stage, verb = ''): string[] =>
  stage.options.filter(id => id.startsWith(verb) && id.includes('.')).map(id => id.slice(verb.length))
