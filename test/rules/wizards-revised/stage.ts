import type { HeldTask, Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { enrol, heldTask, Stage, type StageOptions } from '../wizards/stage.ts'

export { enrol, heldTask }

/** Sets up a revised game: competitive with two or more players, unless a test asks for a cooperative one. */
export const revised = (prepare: (state: WizardsState) => void = () => {}, options: StageOptions = {}): Stage =>
  Stage.set({ game: wizardsRevised, seats: 2, prepare, ...options })

/** Sets up Ann alone against the Evil Spirit. */
export const alone = (prepare: (ann: Player, state: WizardsState) => void, options: StageOptions = {}): Stage =>
  revised(state => prepare(state.players[0]!, state), { seats: 1, ...options })

/** Returns a Task with one marker. */
export const errand = (id: number, space: string, mandatory = false): HeldTask =>
  heldTask(id, [[0, 0, space]], { mandatory })

export const points = (knowledge: number, perception = knowledge, power = knowledge) => ({
  knowledge,
  perception,
  power,
})

/** Moves a game to this Day 14, where the last player is about to take the last turn. */
export function eveOf(state: WizardsState, fortnight: number): void {
  state.day = 14 * fortnight
  state.acted = state.players.length - 1
  state.next = state.players.length - 1
}
