import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import {
  type Gem,
  HIGH_WIZARDS,
  type HighWizard,
  type WizardsState,
} from '../../../src/games/wizards/rules/state/components.ts'
import { Stage, type StageOptions } from './stage.ts'

/** For each place, a space from which a roll of 1 is enough to enter. */
const DOORSTEPS = {
  'meadowfarm.a2': 'meadowfarm.c2',
  'glendale.c3': 'glendale.center',
  'longrift.center': 'longrift.c5',
  'meligars-tower.a5': 'meligars-tower.c5',
  'green-grove.center': 'green-grove.c4',
  'hamdrels-cottage.center': 'hamdrels-cottage.c4',
  'sacred-circle.center': 'sacred-circle.c1',
  'megmorans-tower.center': 'megmorans-tower.c1',
  'meligars-tower.center': 'meligars-tower.c1',
  'melekoks-tower.center': 'melekoks-tower.c1',
} as const
export type Place = keyof typeof DOORSTEPS

export const TOWN = 'meadowfarm.a2'
export const DWELLING = 'glendale.c3'
export const ABBEY = 'longrift.center'
export const HOLLOW = 'meligars-tower.a5'
export const CREST = 'green-grove.center'
export const COTTAGE = 'hamdrels-cottage.center'
export const CIRCLE = 'sacred-circle.center'
export const TOWER = 'megmorans-tower.center'

/** Sets up a stage with the first player, by default in no Order, one step from a place. */
export function atTheDoorOf(place: Place, options: StageOptions = {}): Stage {
  return Stage.set({
    ...options,
    prepare: state => {
      state.players[0]!.space = DOORSTEPS[place]
      options.prepare?.(state)
    },
  })
}

/** Lets the first player roll a 1 and enter, with these dice inside. */
export function enter(stage: Stage, place: Place, ...dice: number[]): Stage {
  return stage
    .roll(1)
    .dice(...dice)
    .say(`go ${place}`)
}

/** Returns to the space before a place; a roll of 2 is always enough. */
export function stepOut(stage: Stage, place: Place): Stage {
  return halt(stage.roll(2).say(`go ${DOORSTEPS[place]}`))
}

/** Ends the movement, unless it has ended because no move is left. */
export const halt = (stage: Stage): Stage => (stage.question.topic === 'move' ? stage.say('stop') : stage)

/** Returns true if only a movement is asked, and every prepared die has been used. */
export const turnIsOver = (stage: Stage): boolean => stage.question.topic === 'roll' && stage.state.forced.length === 0

/** Puts a High Wizard's marker on the board and the card aside (8.74); with a letter, a Secret Wizard's. */
export function sendOut(
  state: WizardsState,
  wizard: HighWizard,
  at: SpaceId,
  secret: { letter: string; knownTo: number[] } | null = null,
): void {
  const { draw } = state.decks.wizards
  draw.splice(draw.indexOf(wizard), 1)
  state.wizards.push({ wizard, at, letter: secret?.letter ?? null, knownTo: secret?.knownTo ?? [], cards: [wizard] })
}

/** Puts a Gem Card into a High Wizard's box, in exchange for the one there (3.11). */
export function giveGem({ gems }: WizardsState, wizard: HighWizard, gem: Gem | 'false'): void {
  const other = HIGH_WIZARDS.find(name => gems[name] === gem)!
  gems[other] = gems[wizard]
  gems[wizard] = gem
}
