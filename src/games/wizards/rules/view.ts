import type { Result, Seat } from '../../../kernel/index.ts'
import { type Booked, bookOf } from './book.ts'
import type {
  Dated,
  Gem,
  GemKnown,
  HeldEvent,
  HeldTask,
  HighWizard,
  Phase,
  Player,
  Traveller,
  Variant,
  WizardsState,
} from './components.ts'
import type { Placement } from './islands/grid.ts'

import type { SpaceId, TileId } from './islands/territories.ts'
import type { ShortGame } from './short-games.ts'

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
export interface WizardsView extends Booked, Dated {
  readonly seat: Seat | null
  readonly variant: Variant
  /** As in the state: left out where the whole game is played. */
  readonly short?: ShortGame
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
  /** Where tiles lie face down (App. A 5); `tile` for one that this seat has laid (D4). */
  readonly spots: readonly { readonly hex: number; readonly turn: number; readonly tile?: TileId }[]
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

/** What a seat may know (14.3): all but the order of the decks, the Gem Cards, and the Gems and secrets of others, which are laid open when the game is over (ruling W29). */
export function view(state: WizardsState, seat: Seat | null): WizardsView {
  const { decks } = state
  return {
    seat,
    ...(state.book === undefined ? {} : { book: state.book }),
    variant: state.variant,
    ...(state.short === undefined ? {} : { short: state.short }),
    ...(state.fortnight === undefined ? {} : { fortnight: state.fortnight }),
    seats: state.seats,
    phase: state.phase,
    day: state.day,
    next: state.next,
    acted: state.acted,
    dealer: state.dealer,
    // Tiles that lie stay as they lie; while some are still to be laid the list grows.
    placements: state.phase === 'tiles' ? state.placements.slice() : state.placements,
    // In the solitaire game the tiles are laid face down, unseen until they are turned (App. A 5).
    hands:
      state.variant === 'solitaire'
        ? state.hands.map(hand => hand.map(() => ''))
        : bookOf(state).tilesDealt !== null
          ? state.hands.map((hand, holder) => (holder === seat ? hand.slice() : hand.map(() => '')))
          : state.hands.map(hand => hand.slice()),
    spots: state.spots.map(({ hex, turn, tile }, i) =>
      layerOf(state, i) === seat ? { hex, turn, tile } : { hex, turn },
    ),
    laying: state.laying && { ...state.laying, tile: isUnseen(state, seat) ? null : state.laying.tile },
    fallen: state.fallen.slice(),
    boats: state.boats.slice(),
    demons: state.demons.slice(),
    haunted: state.haunted.slice(),
    dragon: state.dragon,
    players: state.players.map(player => seenPlayer(player, player.seat === seat || state.result !== null)),
    wizards: state.wizards.map(out => ({
      wizard: out.letter === null || (seat !== null && out.knownTo.includes(seat)) ? out.wizard : null,
      at: out.at,
      letter: out.letter,
    })),
    piles: {
      tasks: { left: decks.tasks.draw.length, discarded: decks.tasks.discard.slice() },
      events: { left: decks.events.draw.length, discarded: decks.events.discard.slice() },
      wizards: { left: decks.wizards.draw.length, discarded: decks.wizards.discard.slice() },
    },
    completed: state.completed,
    tasksDone: state.tasksDone,
    thwarts: state.thwarts,
    foreseen: state.foreseen,
    result: state.result,
  }
}

/** The seat that laid a tile face down and knows it: in turn from the dealer's left (D4). Null where nobody knows (App. A 5). */
const layerOf = ({ variant, dealer, seats }: WizardsState, i: number): Seat | null =>
  variant === 'solitaire' ? null : (dealer + 1 + i) % seats.length

/** Whether the tile being laid is one that this seat does not see. */
const isUnseen = (state: WizardsState, seat: Seat | null): boolean =>
  state.variant === 'solitaire' || (bookOf(state).tilesDealt !== null && state.next !== seat)

/** A player as his own eyes or another's see him. Spelled out, for nothing is looked at as often; it shares no part that may change. */
function seenPlayer(player: Player, own: boolean): PlayerView {
  return {
    ...player,
    points: { ...player.points },
    tasks: player.tasks.length === 0 ? [] : player.tasks.map(seenTask),
    animal: player.animal && { ...player.animal },
    events: player.events.length === 0 ? [] : player.events.map(seenEvent),
    trap: player.trap && { ...player.trap },
    visits: seenVisits(player.visits),
    hamdrel: { ...player.hamdrel },
    crest: player.crest && { ...player.crest },
    gems: own ? { ...player.gems } : null,
    known: own ? { ...player.known } : null,
    cast: player.cast.slice(),
  }
}

// What a view holds is copied, so that nobody changes the state by it: each kind by itself, for a game makes one at every answer.
const seenTask = (task: HeldTask): HeldTask => ({ ...task, marks: task.marks.map(mark => ({ ...mark })) })
const seenEvent = (event: HeldEvent): HeldEvent => ({ ...event })

function seenVisits(visits: Player['visits']): Player['visits'] {
  const seen: Player['visits'] = Object.create(null)
  for (const space in visits) seen[space] = visits[space]!
  return seen
}
