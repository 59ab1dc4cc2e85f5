import type { Game, Odds, Question } from '../kernel/index.ts'
import { type Messages, messagesIn } from '../text/index.ts'

/** The largest denominator for which odds are shown as a fraction. */
const MAX_DENOMINATOR = 6

/** Returns `5 in 6` for small denominators, or else `about 58%`. */
export function chanceText(words: Messages, { hits, of }: Pick<Odds, 'hits' | 'of'>): string {
  if (of <= MAX_DENOMINATOR) return words.get('odds-in', { hits, of })
  const common = divisor(hits, of)
  if (of / common <= MAX_DENOMINATOR) return words.get('odds-in', { hits: hits / common, of: of / common })
  return words.get('odds-about', { n: percent({ hits, of }) })
}

/** Returns the odds of an answer in the game's language, or an empty string if it involves no dice. */
export const answerOdds = (game: Game, view: unknown, question: Question, optionId: string): string =>
  oddsText(messagesIn(game.language ?? 'en'), game.odds?.(view, question, optionId) ?? [])

/**
 * Returns odds as one line: `5 in 6: it works`, or in percent for more than two outcomes or if a fraction would have a
 * large denominator. Returns an empty string if there are no odds.
 */
export function oddsText(words: Messages, odds: readonly Odds[]): string {
  if (odds.length < 2 || (odds.length === 2 && odds.every(isSmall)))
    return odds.map(it => words.get('odds-of', { chance: oneChance(words, it), what: it.what })).join(', ')
  return odds.map(it => shareText(words, it)).join(', ')
}

function shareText(words: Messages, { what, hits, of }: Odds): string {
  const n = percent({ hits, of })
  return n === 0 ? words.get('odds-share.under-one', { what }) : words.get('odds-share', { what, n })
}

/** Describes one chance. A certain or impossible outcome isn't shown as a fraction. */
function oneChance(words: Messages, { hits, of }: Odds): string {
  if (hits === 0) return words.get('odds-never')
  return hits === of ? words.get('odds-certain') : chanceText(words, { hits, of })
}

const isSmall = ({ hits, of }: Odds): boolean => of / divisor(hits, of) <= MAX_DENOMINATOR

const percent = ({ hits, of }: Pick<Odds, 'hits' | 'of'>): number => Math.round((100 * hits) / of)

const divisor = (a: number, b: number): number => (b === 0 ? Math.max(1, a) : divisor(b, a % b))
