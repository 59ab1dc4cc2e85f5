import type { PhrasedOption } from '../kernel/index.ts'

/**
 * The answers that a player has already read. A list shows only the other answers in full and names these on one line.
 * On a new day, answers with odds, a cost or a place are shown in full again.
 */
export class AnswersRead {
  /** True once the player has been told how to list all answers. */
  isListingExplained = false
  /** True once the player has been told how to read everything again. */
  isLookExplained = false
  private day: number | null = null
  private readonly explained = new Set<string>()
  private readonly today = new Set<string>()

  /** Begins a day. Does nothing if it has already begun. */
  begin(day: number): void {
    if (day !== this.day) this.today.clear()
    this.day = day
  }

  /** Makes the next list complete. */
  forget(): void {
    this.explained.clear()
    this.today.clear()
  }

  /** Returns true if the player has read this answer, with the same odds. From now on, it counts as read. */
  has({ id, label, cost, note, at }: PhrasedOption, odds: string): boolean {
    const isLasting = cost === undefined && at?.space === undefined && odds === ''
    return !isNew(isLasting ? this.explained : this.today, JSON.stringify([id, label, cost, note, odds]))
  }

  /**
   * Returns true if the player has read this answer's note. From now on, it counts as read. Notes on places never count
   * as read.
   */
  hasNote({ id, note, at }: PhrasedOption): boolean {
    return note !== undefined && at?.space === undefined && !isNew(this.explained, JSON.stringify([id, note]))
  }

  /** Returns true if the player has read today that this number stands for this answer. */
  hasNumber(number: string, { id }: PhrasedOption): boolean {
    return !isNew(this.today, JSON.stringify([number, id]))
  }
}

/** Adds an item to a set. Returns true if it is new. */
function isNew(known: Set<string>, item: string): boolean {
  const before = known.size
  return known.add(item).size > before
}
