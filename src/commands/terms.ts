import type { Game, Terms } from '../kernel/index.ts'

const USUAL: Terms = { clock: 'day', date: n => `day ${n}`, price: cost => `cost ${cost}`, typed: [] }

/** What a game calls what every game has; the usual words where it has none of its own. */
export const termsOf = (game: Pick<Game, 'terms'> | null): Terms => game?.terms ?? USUAL
