import type { PhrasedOption } from '../../kernel/index.ts'
import type { StableNumbers } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position } from '../model.ts'

/** The digits in the order of the answers. 0 is for the tenth. */
const DIGITS = '1234567890'

/** An answer in the prompt with its key, if any. */
export interface Numbered {
  readonly option: PhrasedOption
  readonly key: string | null
}

/** Assigns keys to the listed answers, by position or by the game's stable numbers. */
export function numbered({ game, view, question }: Position, options: readonly PhrasedOption[]): readonly Numbered[] {
  const kept = question && screenOf(game).numbers?.(view, question)
  if (!kept) return options.map((option, i) => ({ option, key: DIGITS[i] ?? null }))
  return byKeys(kept, options)
}

/** Sorts the answers by their digits. Answers without a digit come last. */
function byKeys(kept: StableNumbers, options: readonly PhrasedOption[]): Numbered[] {
  const free = [...DIGITS].filter(digit => !kept.digits.includes(digit))
  const all = options.map(option => ({ option, key: kept.of(option) ?? free.shift() ?? null }))
  const place = ({ key }: Numbered): number => (key === null ? DIGITS.length : DIGITS.indexOf(key))
  return all.toSorted((one, other) => place(one) - place(other))
}
