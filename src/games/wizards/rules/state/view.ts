import type { Result, Seat } from '../../../../kernel/index.ts'
import type { Placement } from '../islands/grid.ts'
import type { SpaceId, TileId } from '../islands/territories.ts'
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
import type { Housed } from './house-rules.ts'
import type { ShortGame } from './short-games.ts'

/**
 * A player as seen by one seat. Gems and knowledge of Gem Cards are secret from others until the game is over (14.3).
 */
export type PlayerView = Traveller & {
  /** The Gems carried, by giver, or null if they are secret from the viewer. */
  readonly gems: Partial<Record<HighWizard, Gem>> | null
  /** The player's knowledge of the Gem Cards, or null if it is secret from the viewer. */
  readonly known: Partial<Record<HighWizard, GemKnown>> | null
}

/** A High Wizard on the board. `wizard` is null for a Secret Wizard this seat doesn't know. */
export type WizardView =
  | { readonly wizard: HighWizard; readonly at: SpaceId; readonly letter: string | null }
  | { readonly wizard: null; readonly at: SpaceId; readonly letter: string }

/** A deck as everybody sees it. */
export interface PileView {
  readonly left: number
  readonly discarded: readonly (number | string)[]
}

/** Everything one seat may know about a game. `seat` is null for a spectator. */
export interface WizardsView extends Booked, Dated, Housed {
  readonly seat: Seat | null
  readonly variant: Variant
  /** The kind of short game, as in the state. */
  readonly short?: ShortGame
  readonly seats: readonly string[]
  readonly phase: Phase
  readonly day: number
  readonly next: Seat
  /** The number of players who have taken their turn today. */
  readonly acted: number
  readonly dealer: Seat
  readonly placements: readonly Placement[]
  /** The tiles each seat still has to lay. An empty id stands for a tile this seat can't see. */
  readonly hands: readonly (readonly TileId[])[]
  /** Face-down tiles (App. A 5). `tile` is set only if this seat has laid it (D4). */
  readonly spots: readonly { readonly hex: number; readonly turn: number; readonly tile?: TileId }[]
  /** The tile being laid, and its Center once chosen. `tile` is null if this seat can't see it (App. A 5, D4). */
  readonly laying: { readonly tile: TileId | null; readonly hex: number | null } | null
  readonly fallen: readonly TileId[]
  readonly boats: readonly SpaceId[]
  /** The numbers of the boats with a Demon aboard, once for each Demon. Everybody can see its marker (12.141). */
  readonly haunted: readonly number[]
  readonly demons: readonly SpaceId[]
  /** The Dragon's space, or an empty string until the Dragon is placed. */
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

/**
 * Returns everything a seat may know (14.3). This excludes the order of the decks, the Gem Cards, tiles that the seat
 * may not see, the names of Secret Wizards that the seat doesn't know, and other players' Gems and knowledge of Gem
 * Cards. The last two are revealed when the game is over (ruling W29).
 */
export function view(state: WizardsState, seat: Seat | null): WizardsView {
  const { decks } = state
  return {
    seat,
    ...(state.book === undefined ? {} : { book: state.book }),
    variant: state.variant,
    ...(state.short === undefined ? {} : { short: state.short }),
    ...(state.fortnight === undefined ? {} : { fortnight: state.fortnight }),
    ...(state.house === undefined ? {} : { house: state.house }),
    seats: state.seats,
    phase: state.phase,
    day: state.day,
    next: state.next,
    acted: state.acted,
    dealer: state.dealer,
    // Laid tiles never change, but the list grows while tiles are being laid.
    placements: state.phase === 'tiles' ? state.placements.slice() : state.placements,
    // In solitaire, tiles are laid face down and stay unseen until they are turned up (App. A 5).
    hands:
      state.variant === 'solitaire'
        ? state.hands.map(hand => hand.map(() => ''))
        : bookOf(state).tilesDealt !== null
          ? state.hands.map((hand, holder) => (holder === seat ? hand.slice() : hand.map(() => '')))
          : state.hands.map(hand => hand.slice()),
    spots: state.spots.map(({ hex, turn, tile }, i) =>
      seat !== null && layerOf(state, i) === seat ? { hex, turn, tile } : { hex, turn },
    ),
    laying: state.laying && { ...state.laying, tile: isUnseen(state, seat) ? null : state.laying.tile },
    fallen: state.fallen.slice(),
    boats: state.boats.slice(),
    demons: state.demons.slice(),
    haunted: state.haunted.slice(),
    dragon: state.dragon,
    players: state.players.map(player => seenPlayer(player, player.seat === seat || state.result !== null)),
    wizards: state.wizards.map(
      ({ wizard, at, letter, knownTo }): WizardView =>
        letter === null || (seat !== null && knownTo.includes(seat))
          ? { wizard, at, letter }
          : { wizard: null, at, letter },
    ),
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

/**
 * Returns the seat that laid a face-down tile, given its index in the order of laying, which starts at the dealer's
 * left (D4). Returns null in solitaire, where tiles are laid unseen (App. A 5).
 */
const layerOf = ({ variant, dealer, seats }: WizardsState, i: number): Seat | null =>
  variant === 'solitaire' ? null : (dealer + 1 + i) % seats.length

/** Returns true if this seat can't see the tile being laid. */
const isUnseen = (state: WizardsState, seat: Seat | null): boolean =>
  state.variant === 'solitaire' || (bookOf(state).tilesDealt !== null && state.next !== seat)

/** Returns a copy of a player, without their secrets unless `own` is true. It shares no mutable part with the state. */
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

// A view holds copies, so that nobody can change the state through it. They are made by hand for speed, because every
// answer makes a view.
const seenTask = (task: HeldTask): HeldTask => ({ ...task, marks: task.marks.map(mark => ({ ...mark })) })
const seenEvent = (event: HeldEvent): HeldEvent => ({ ...event })

function seenVisits(visits: Player['visits']): Player['visits'] {
  const seen: Player['visits'] = Object.create(null)
  for (const space in visits) seen[space] = visits[space]!
  return seen
}
