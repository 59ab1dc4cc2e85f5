import type { Odds } from '../kernel/index.ts'

/** Chances as they are said of dice: out of at most so many. */
const MOST_SAID = 6

/** `5 in 6` where few throws decide, else `about 58 in 100`. */
export function chanceText({ hits, of }: Pick<Odds, 'hits' | 'of'>): string {
  if (of <= MOST_SAID) return `${hits} in ${of}`
  const common = divisor(hits, of)
  if (of / common <= MOST_SAID) return `${hits / common} in ${of / common}`
  return `about ${hundredth({ hits, of })} in 100`
}

/** What may come of an answer, as one line: `5 in 6: it works`, or in hundredths where there are several. Empty where nothing hangs on dice. */
export function oddsText(odds: readonly Odds[]): string {
  if (odds.length === 0) return ''
  if (odds.length > 2 || odds.some(it => !isSmall(it)))
    return odds.length === 1
      ? said(odds[0])
      : `in 100: ${odds.map(it => `${it.what} ${hundredth(it) || 'under 1'}`).join(', ')}`
  return odds.map(said).join(', ')
}

const said = (it: Odds | undefined): string => (it ? `${chanceText(it)}: ${it.what}` : '')

const isSmall = ({ hits, of }: Odds): boolean => of / divisor(hits, of) <= MOST_SAID

const hundredth = ({ hits, of }: Pick<Odds, 'hits' | 'of'>): number => Math.round((100 * hits) / of)

const divisor = (a: number, b: number): number => (b === 0 ? Math.max(1, a) : divisor(b, a % b))
