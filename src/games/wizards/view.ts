import { copy, type Result, type Seat } from '../../kernel/index.ts'
import type { Placement } from './board.ts'
import type { Gem, GemKnown, HighWizard, Phase, Traveller, Variant, WizardsState } from './components.ts'
import type { SpaceId, TileId } from './territories.ts'

/** A player as another sees him: what he carries and knows of the Gems is his own (14.3). */
export type PlayerView = Traveller & {
  /** His own eyes only: the Gems he carries, by who gave them. */
  readonly gems: Partial<Record<HighWizard, Gem>> | null
  /** His own eyes only: what he knows of the Gem Cards. */
  readonly known: Partial<Record<HighWizard, GemKnown>> | null
}

/** A High Wizard on the board; `wizard` is null for a Secret Wizard whom this seat does not know. */
export interface WizardView {
  readonly wizard: HighWizard | null
  readonly at: SpaceId
  readonly letter: string | null
}

/** A pile as it looks from outside. */
export interface PileView {
  readonly left: number
  readonly discarded: readonly (number | string)[]
}

/** What one seat may know of a game of Wizards; `seat` is null for somebody who watches. */
export interface WizardsView {
  readonly seat: Seat | null
  readonly variant: Variant
  readonly seats: readonly string[]
  readonly phase: Phase
  readonly day: number
  readonly next: Seat
  /** How many players have moved today. */
  readonly acted: number
  readonly dealer: Seat
  readonly placements: readonly Placement[]
  /** Tiles each seat still has to lay: all see them, for they lie face up. */
  readonly hands: readonly (readonly TileId[])[]
  /** Where tiles lie face down (App. A 5). */
  readonly spots: readonly { readonly hex: number; readonly turn: number }[]
  /** The tile being laid, null for one that nobody knows (App. A 5), and its Center once that is chosen. */
  readonly laying: { readonly tile: TileId | null; readonly hex: number | null } | null
  readonly fallen: readonly TileId[]
  readonly boats: readonly SpaceId[]
  /** Boats with a Demon aboard, by number: its marker lies in the boat for all to see (12.141). */
  readonly haunted: readonly number[]
  readonly demons: readonly SpaceId[]
  /** Empty until the Dragon is placed. */
  readonly dragon: SpaceId
  readonly players: readonly PlayerView[]
  readonly wizards: readonly WizardView[]
  readonly piles: { readonly tasks: PileView; readonly events: PileView; readonly wizards: PileView }
  readonly completed: number
  readonly tasksDone: number
  readonly thwarts: number
  readonly foreseen: TileId | null
  readonly result: Result | null
}

/** What a seat may know (14.3): all but the order of the decks, the Gem Cards, and the Gems and secrets of others. */
export function view(state: WizardsState, seat: Seat | null): WizardsView {
  const { decks } = state
  return {
    seat,
    variant: state.variant,
    seats: state.seats,
    phase: state.phase,
    day: state.day,
    next: state.next,
    acted: state.acted,
    dealer: state.dealer,
    placements: state.placements,
    // In the solitaire game the tiles are laid face down, unseen until they are turned (App. A 5).
    hands: state.variant === 'solitaire' ? state.hands.map(hand => hand.map(() => '')) : copy(state.hands),
    spots: state.spots.map(({ hex, turn }) => ({ hex, turn })),
    laying: state.laying && { ...state.laying, tile: state.variant === 'solitaire' ? null : state.laying.tile },
    fallen: copy(state.fallen),
    boats: copy(state.boats),
    demons: copy(state.demons),
    haunted: copy(state.haunted),
    dragon: state.dragon,
    players: state.players.map(player => {
      const own = player.seat === seat
      return { ...copy(player), gems: own ? copy(player.gems) : null, known: own ? copy(player.known) : null }
    }),
    wizards: state.wizards.map(out => ({
      wizard: out.letter === null || (seat !== null && out.knownTo.includes(seat)) ? out.wizard : null,
      at: out.at,
      letter: out.letter,
    })),
    piles: {
      tasks: { left: decks.tasks.draw.length, discarded: copy(decks.tasks.discard) },
      events: { left: decks.events.draw.length, discarded: copy(decks.events.discard) },
      wizards: { left: decks.wizards.draw.length, discarded: copy(decks.wizards.discard) },
    },
    completed: state.completed,
    tasksDone: state.tasksDone,
    thwarts: state.thwarts,
    foreseen: state.foreseen,
    result: state.result,
  }
}
