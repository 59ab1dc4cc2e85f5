import type { PhrasedOption } from '../../kernel/index.ts'
import type { StableNumbers } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position } from '../model.ts'
import { hasNumbers } from './amounts.ts'

/** The digits in the order of the answers. 0 is for the tenth. */
const DIGITS = '1234567890'

/** An answer in the prompt and its key, if it has one. */
export interface Numbered {
  readonly option: PhrasedOption
  readonly key: string | null
}

/** The digits reserved for stretches of play. They never change. The last stretch has the last digit. */
const OF_STRETCHES = '89'

/**
 * Assigns keys to the listed answers, by position or by the game's stable numbers. If digits type a number, no answer
 * has a key.
 */
export function numberOptions(position: Position, options: readonly PhrasedOption[]): readonly Numbered[] {
  if (!hasNumbers({ position })) return options.map(option => ({ option, key: null }))
  const { game, view, question, stretches = [] } = position
  const stable = question && screenOf(game).stableNumbers?.(view, question)
  const given = stretches.length === 0 ? '' : OF_STRETCHES.slice(-stretches.length)
  const free = [...DIGITS].filter(digit => !given.includes(digit) && !stable?.digits.includes(digit))
  const isStretch = (option: PhrasedOption): boolean => stretches.includes(option)
  const answers = options.filter(option => !isStretch(option))
  const listed = stable ? byKeys(stable, free, answers) : answers.map((option, i) => ({ option, key: free[i] ?? null }))
  const advised = options.filter(isStretch).map(option => ({ option, key: given[stretches.indexOf(option)] ?? null }))
  return [...listed, ...advised]
}

/**
 * Gives answers without a stable digit the free ones, and sorts all answers by digit. Those without a digit come last.
 */
function byKeys(stable: StableNumbers, digits: readonly string[], options: readonly PhrasedOption[]): Numbered[] {
  const free = [...digits]
  const all = options.map(option => ({ option, key: stable.of(option) ?? free.shift() ?? null }))
  const place = ({ key }: Numbered): number => (key === null ? DIGITS.length : DIGITS.indexOf(key))
  return all.toSorted((one, other) => place(one) - place(other))
}
