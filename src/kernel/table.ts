import { copy } from './json.ts'
import { KernelError, type Seat } from './question.ts'
import { below, type RandomState, type Seeded, shuffle, streamOf } from './random.ts'
import type { Decider } from './simultaneously.ts'

/** The part of the state that all games share. Each game adds its own fields. The whole state is plain JSON. */
export interface TableState {
  /** The random streams: dice (rolled in public) and decks (hidden). */
  random: { dice: RandomState; decks: RandomState }
  /** Dice results to use before any random ones, set by a scenario or by a look-ahead. */
  forced: number[]
  /** The game clock, in the game's own unit (a day or a round). Every event carries it. */
  day: number
  /** The result, or null during the game. */
  result: Result | null
  /**
   * Data that is dropped at the next checkpoint. Hashes omit it, because it follows from the answers since the previous
   * checkpoint.
   */
  withinTurn?: object
}

export interface Result {
  readonly winners: readonly Seat[]
  /** A fixed word that `Game.ending` turns into a sentence, or the sentence itself if the game has no `ending`. */
  readonly text: string
}

/** Something that happened, as data. */
export interface GameEvent {
  readonly kind: string
  readonly day: number
  /** The seat that the event belongs to, or null if it belongs to none. */
  readonly seat: Seat | null
  readonly rule: string
  /** The seats that may know about the event (by default all). */
  readonly to?: readonly Seat[]
}

/** Returns true if a seat may know about an event. `null` is a spectator. */
export function mayKnow(event: GameEvent, seat: Seat | null): boolean {
  return event.to === undefined || (seat !== null && event.to.includes(seat))
}

/** A draw pile and its discards. The top card is the last of `draw`. */
export interface Deck<C = string> {
  draw: C[]
  discard: C[]
}

/** Returns the common part of a new game's state. */
export function newTableState(seeded: Seeded): TableState {
  return {
    random: { dice: streamOf(seeded, 'dice'), decks: streamOf(seeded, 'decks') },
    forced: [],
    day: 1,
    result: null,
  }
}

type Undated<E> = E extends GameEvent ? Omit<E, 'day'> : never

/** A game's table: its state, dice and decks, and recent events. */
export class Table<S extends TableState = TableState, E extends GameEvent = GameEvent> {
  /** Events since the last answer. */
  events: E[] = []
  /** True if the current move has revealed something to everyone. Undo stops at such a move. */
  revealed = false
  /** The seats to which the current move has revealed something privately. */
  shownTo: Seat[] = []
  /** The seats in the current simultaneous phase, or null outside such a phase. */
  deciders: readonly Decider[] | null = null
  /** The dice rolled since the last checkpoint, so that a look-ahead can force the same results. */
  rolled: number[] = []
  /** True for bulk simulation, which records no events. */
  readonly quiet: boolean

  constructor(
    readonly state: S,
    quiet = false,
  ) {
    this.quiet = quiet
  }

  /** Rolls dice (by default six-sided) and records an event. `seat` is the seat that rolls, or null if no seat does. */
  roll(seat: Seat | null, count: number, purpose: string, rule: string, sides = 6): number[] {
    const dice: number[] = []
    for (let i = 0; i < count; i++) dice.push(this.die(sides))
    this.record({ kind: 'roll', seat, rule, purpose, dice })
    return dice
  }

  /** Rolls one die without an event, for a roll that is part of a larger event. */
  die(sides = 6): number {
    this.revealed = true
    const forced = this.state.forced
    const face = forced.length > 0 ? forced.shift()! : (1 + below(this.state.random.dice, sides)) | 0
    if (face > sides) throw new KernelError(`a ${sides}-sided die cannot show ${face}`)
    // Forks never start from a quiet table.
    if (!this.quiet) this.rolled.push(face)
    return face
  }

  /** Shuffles cards in place with the hidden stream. */
  shuffle<C>(cards: C[]): C[] {
    return shuffle(this.state.random.decks, cards)
  }

  /**
   * Draws the top card, and reshuffles the discards first if the pile is empty. Returns undefined if there are no
   * cards.
   */
  draw<C>(deck: Deck<C>): C | undefined {
    if (deck.draw.length === 0) deck.draw = this.shuffle(deck.discard.splice(0))
    if (deck.draw.length > 0) this.revealed = true
    return deck.draw.pop()
  }

  /**
   * Records that something hidden was revealed to everyone, or only to the given seats (for example, by looking at a
   * card). Neither those seats nor the seat that caused the reveal can undo it. The other seats don't learn of it.
   */
  reveal(seats?: readonly Seat[]): void {
    if (seats) this.shownTo.push(...seats)
    else this.revealed = true
  }

  /** Records a copy of an event, because the objects that the event refers to may change later. */
  emit(event: Undated<E>): void {
    this.record(event)
  }

  private record(event: object): void {
    if (!this.quiet) this.events.push({ ...copy(event), day: this.state.day } as E)
  }

  /** Ends the game. This reveals everything hidden, so no earlier answer can be undone. */
  end(result: Result): void {
    this.state.result = result
    this.revealed = true
  }
}
