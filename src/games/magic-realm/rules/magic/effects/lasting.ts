import { type Effect, LASTS } from './effect.ts'

/** Spells that last, and that the rules concerned ask for by `isUnder` (20.7.1). */
export const LASTING = {
  'blend-into-background': LASTS,
  fog: LASTS,
  'see-hidden-signs': LASTS,
  'blazing-light': LASTS,
  illusion: LASTS,
  pentangle: LASTS,
  'peace-with-nature': LASTS,
  premonition: LASTS,
  'sense-danger': LASTS,
  'bad-luck': LASTS,
} as const satisfies Readonly<Record<string, Effect>>
