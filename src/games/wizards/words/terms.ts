import type { Vocabulary } from '../../../kernel/index.ts'

/** The vocabulary of Wizards. */
export const TERMS: Vocabulary = {
  clock: 'day',
  date: n => `day ${n}`,
  price(cost) {
    const whole = Math.floor(cost)
    const text = cost > whole ? `${whole === 0 ? '' : whole}½` : String(whole)
    return `${text} point${cost > 1 || cost === 0 ? 's' : ''}`
  },
  typed: ['go b4', 'sail nw 3', 'stop'],
}
