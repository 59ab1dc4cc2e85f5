import { wizards } from '../../../src/games/wizards/game.ts'
import { boardOf } from '../../../src/games/wizards/rules/facts/spaces.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { WizardsEvent, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import type { WizardsView } from '../../../src/games/wizards/rules/state/view.ts'
import { Match } from '../../../src/kernel/index.ts'
import { DIRECTIONS } from '../../../src/parts/hexes/index.ts'

export type WizardsMatch = Match<WizardsState, WizardsEvent, WizardsView>

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

export interface OpeningOptions {
  readonly seats?: number
  readonly seed?: string
  readonly options?: Readonly<Record<string, string>>
  /** Prepared dice in the order of their rolls, first those for the Dealer. */
  readonly dice?: readonly number[]
  /** Changes the table before the first die. */
  readonly change?: (state: WizardsState) => void
}

/** Plays a game from its very start. One seat plays the solitaire game. */
export function opening({
  seats = 2,
  seed = 'opening',
  options = {},
  dice = [],
  change,
}: OpeningOptions): WizardsMatch {
  const variant = seats === 1 ? 'solitaire' : 'standard'
  const header = {
    game: 'wizards',
    rules: wizards.rules,
    options: { variant, ...options },
    seats: NAMES.slice(0, seats),
    seed,
    practice: false,
  }
  const begin = () => {
    const state = wizards.begin(header)
    state.forced = [...dice]
    change?.(state)
    return state
  }
  return Match.begin({ ...wizards, begin }, header)
}

/** Returns all events of one kind since the start. */
export function toldIn<K extends WizardsEvent['kind']>(match: WizardsMatch, kind: K) {
  return match.events().filter((e): e is Extract<WizardsEvent, { kind: K }> => e.kind === kind)
}

/** Returns the space next to another in a direction. */
export function beside(
  state: Pick<WizardsState, 'placements'>,
  space: SpaceId,
  direction: (typeof DIRECTIONS)[number],
): SpaceId {
  const board = boardOf(state)
  return board.name(GRID.neighbor(board.hex(space), DIRECTIONS.indexOf(direction)))
}

/** Answers every question with the option that `pick` chooses, until none is left or `enough` says so. */
export function answerAll(
  match: WizardsMatch,
  pick: (options: readonly { readonly id: string }[], topic: string) => string,
  enough: (match: WizardsMatch) => boolean = () => false,
): void {
  while (match.questions.length > 0 && !enough(match)) {
    const question = match.questions[0]!
    match.answer(question.seat, pick(question.options, question.topic))
  }
}
