import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { HighWizard, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { enrol, heldTask, Stage, type StageOptions } from './stage.ts'

/** A plain of Meadowfarm as the meeting place of the players. */
export const MEETING = 'meadowfarm.c2'

export interface CompanyOptions extends StageOptions {
  readonly order?: NonNullable<Player['order']>
  /** The player to move, one step from the others. */
  readonly comes?: number
}

/** Sets up players of these Ranks (0: in no Order), all in one space except the one to move, who is a step away. */
export function company(ranks: readonly Rank[], { order = 'wizards', comes = 0, ...options }: CompanyOptions = {}) {
  return Stage.set({
    seats: ranks.length,
    ...options,
    prepare: state => {
      state.players.forEach((player, seat) => {
        if (ranks[seat]! > 0) enrol(player, order, ranks[seat])
        player.space = seat === comes ? 'meadowfarm.c1' : MEETING
      })
      state.next = comes
      state.acted = comes
      options.prepare?.(state)
    },
  })
}

/**
 * Lets the player to move step to the others, on a roll of 2, which is enough even for afflicted players, with these
 * dice there.
 */
export function comeTogether(stage: Stage, ...dice: number[]): Stage {
  return stage
    .roll(2)
    .dice(...dice)
    .say(`go ${MEETING}`)
}

/** Puts a High Wizard's marker on the board and the card aside: known to all, or secret under a letter. */
export function putOut(
  state: WizardsState,
  wizard: HighWizard,
  at: SpaceId,
  { letter = null, knownTo = [] }: { letter?: string | null; knownTo?: number[] } = {},
): void {
  const { draw } = state.decks.wizards
  draw.splice(draw.indexOf(wizard), 1)
  state.wizards.push({ wizard, at, letter, knownTo, cards: [wizard] })
}

/** Gives a player an Event Card from the pile, until the given day or until it is used. */
export function giveEvent(state: WizardsState, player: Player, id: number, until: number | null = null): void {
  const { draw } = state.decks.events
  draw.splice(draw.indexOf(id), 1)
  player.events.push({ id, until })
}

/**
 * Sets up a game in progress with a few things of most kinds on the table: the first player is a Druid of Rank 2 with a
 * Task, the second is in a boat with an Event Card until day 7, and land has fallen.
 */
export function underWay(state: WizardsState): void {
  const [first, second] = state.players
  const { tasks, events } = state.decks
  enrol(first!, 'druids', 2)
  first!.tasks = [heldTask(48, [[0, 0, 'hillshire.c6']])]
  tasks.draw.splice(tasks.draw.indexOf(48), 1)
  giveEvent(state, second!, events.draw[0]!, 7)
  Object.assign(second!, { boat: 0, space: 'sea.2909' })
  Object.assign(state, {
    day: 30,
    boats: ['sea.2909', 'sea.3105'],
    demons: ['woodswall.a1', 'sea.3105'],
    haunted: [1],
    fallen: ['torwall'],
    completed: 2,
    tasksDone: 12,
    thwarts: 1,
    foreseen: 'longrift',
  })
}
