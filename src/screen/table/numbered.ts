/** The key that takes an answer, by its place in the list from 0: 1 to 9, 0 for the tenth; null for those after it. */
export const keyOfAnswer = (i: number): string | null => (i < 9 ? String(i + 1) : i === 9 ? '0' : null)

/** The place in the list, from 0, of the answer that a digit takes. */
export const answerOfKey = (digit: string): number => (digit === '0' ? 9 : Number(digit) - 1)
