import type { Deciding } from './each.ts'
import { copy } from './json.ts'
import { KernelError, type Seat } from './question.ts'
import { below, type RandomState, type Seeded, shuffle, streamOf } from './random.ts'

/** What every game's state has. The rest is the game's own; all of it is plain JSON. */
export interface TableState {
  /** The streams: dice that people see rolled, and decks that nobody sees. */
  random: { dice: RandomState; decks: RandomState }
  /** Dice that a scenario has laid ready; they fall before any other. */
  forced: number[]
  /** The game's clock, in its own unit (a day, a round); every event carries it. */
  day: number
  /** How the game ended, or null while it goes on. */
  result: Result | null
}

/** How a game ended. */
export interface Result {
  readonly winners: readonly Seat[]
  /** What happened: a fixed word that `Game.ending` makes a sentence of, or the sentence of a game without it. */
  readonly text: string
}

/** Something that happened, as data. */
export interface GameEvent {
  readonly kind: string
  readonly day: number
  /** Whose doing or fate it is; null where it is nobody's. */
  readonly seat: Seat | null
  /** The number of the rule it follows. */
  readonly rule: string
  /** Who may know of it; everybody where it is left out. */
  readonly to?: readonly Seat[]
}

/** Whether a seat may know of an event; `null` is somebody who watches. */
export function mayKnow(event: GameEvent, seat: Seat | null): boolean {
  return event.to === undefined || (seat !== null && event.to.includes(seat))
}

/** A pile of cards: the top is the last of `draw`. */
export interface Deck<C = string> {
  draw: C[]
  discard: C[]
}

/** The part of the state that a new game starts with. */
export function newTableState(seeded: Seeded): TableState {
  return {
    random: { dice: streamOf(seeded, 'dice'), decks: streamOf(seeded, 'decks') },
    forced: [],
    day: 1,
    result: null,
  }
}

type Untold<E> = E extends GameEvent ? Omit<E, 'day'> : never

/** The table a game is played on: its state, its dice and decks, and what has been told of late. */
export class Table<S extends TableState = TableState, E extends GameEvent = GameEvent> {
  /** Events told since the last answer was given. */
  told: E[] = []
  /** True once something has come to light since the last answer that cannot be made unknown again. */
  revealed = false
  /** The seats to which alone something has come to light since the last answer. */
  shown: Seat[] = []
  /** What each of several seats has come to that decide at the same time; null while they do not. */
  deciding: readonly Deciding[] | null = null
  /** Every die since the last resting point, so that a look-ahead can let the same dice fall. */
  fallen: number[] = []
  /** A table that is played by thousands tells nobody anything. */
  readonly quiet: boolean

  constructor(
    readonly state: S,
    quiet = false,
  ) {
    this.quiet = quiet
  }

  /** Rolls dice of `sides` sides (six) and says what for. `seat` is who rolls, null where nobody does. */
  roll(seat: Seat | null, count: number, purpose: string, rule: string, sides = 6): number[] {
    const dice: number[] = []
    for (let i = 0; i < count; i++) dice.push(this.die(sides))
    this.tell({ kind: 'roll', seat, rule, purpose, dice } as unknown as Untold<E>)
    return dice
  }

  /** One die without a word, for a roll that is told as part of something larger. */
  die(sides = 6): number {
    this.revealed = true
    const forced = this.state.forced
    const face = forced.length > 0 ? forced.shift()! : (1 + below(this.state.random.dice, sides)) | 0
    if (face > sides) throw new KernelError(`a die of ${sides} sides cannot show ${face}`)
    // A table that is played by thousands is never looked ahead from.
    if (!this.quiet) this.fallen.push(face)
    return face
  }

  /** Shuffles cards in place with the stream nobody sees. */
  shuffle<C>(cards: C[]): C[] {
    return shuffle(this.state.random.decks, cards)
  }

  /** Takes the top card; when the pile is empty the discards are shuffled into a new one. Undefined where there is none at all. */
  draw<C>(deck: Deck<C>): C | undefined {
    if (deck.draw.length === 0) deck.draw = this.shuffle(deck.discard.splice(0))
    if (deck.draw.length > 0) this.revealed = true
    return deck.draw.pop()
  }

  /**
   * Marks that something hidden has been shown, so that it cannot be undone: to everybody, or to these seats alone (a look
   * at a card). Neither they nor whoever has brought it about can then go back behind it; the others learn nothing by it.
   */
  reveal(seats?: readonly Seat[]): void {
    if (seats) this.shown.push(...seats)
    else this.revealed = true
  }

  /** Tells what happened, as it is now: what the event points at may change afterwards. */
  tell(event: Untold<E>): void {
    if (!this.quiet) this.told.push({ ...copy(event), day: this.state.day } as unknown as E)
  }

  /** Ends the game. What was hidden is laid open then, so no answer before it can be taken back. */
  end(result: Result): void {
    this.state.result = result
    this.revealed = true
  }
}
