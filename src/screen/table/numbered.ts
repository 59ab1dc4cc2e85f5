import type { PhrasedOption } from '../../kernel/index.ts'
import type { KeptNumbers } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position } from '../model.ts'

/** The digits in the order of the answers that they take: 0 stands for the tenth. */
const DIGITS = '1234567890'

/** An answer of the prompt with the key that takes it; null for one that has none. */
export interface Numbered {
  readonly option: PhrasedOption
  readonly key: string | null
}

/** The listed answers with their keys: in the order they are listed in, or by the numbers that their game keeps for them. */
export function numbered({ game, view, question }: Position, options: readonly PhrasedOption[]): readonly Numbered[] {
  const kept = question && screenOf(game).numbers?.(view, question)
  if (!kept) return options.map((option, i) => ({ option, key: DIGITS[i] ?? null }))
  return byKeys(kept, options)
}

/** Those with a digit in the order of the digits, and after them those for which none is left. */
function byKeys(kept: KeptNumbers, options: readonly PhrasedOption[]): Numbered[] {
  const free = [...DIGITS].filter(digit => !kept.digits.includes(digit))
  const all = options.map(option => ({ option, key: kept.of(option) ?? free.shift() ?? null }))
  const place = ({ key }: Numbered): number => (key === null ? DIGITS.length : DIGITS.indexOf(key))
  return all.toSorted((one, other) => place(one) - place(other))
}
