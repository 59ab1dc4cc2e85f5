import type { SpellId } from '../pieces/spells.ts'
import { ATTACKS } from './attacks.ts'
import type { SpellEffect } from './effect.ts'
import { INSTANTS } from './instants.ts'
import { LASTING } from './lasting.ts'
import { MASTERIES } from './masteries.ts'
import { CHIT_SPELLS } from './phase-chits.ts'

/** The immediate effect of each spell (ch. 21). */
export const EFFECTS: Readonly<Record<SpellId, SpellEffect | undefined>> = {
  ...INSTANTS,
  ...ATTACKS,
  ...CHIT_SPELLS,
  ...LASTING,
  ...MASTERIES,
}
