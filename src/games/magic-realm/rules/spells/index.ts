import { magicChits } from '../facts/magic-chits.ts'
import { type MagicType, type SpellId, spellOf } from '../pieces/spells.ts'
import { LASTS, type Living, type SpellEffect } from './effect.ts'
import { INSTANTS } from './instants.ts'
import { LASTING } from './lasting.ts'
import { MASTERIES } from './masteries.ts'

/** The spells that attack in the round they take effect. Their blows come from `spellBlows` (20.7.1, 16.4.8). */
const ATTACKS = {
  'stones-fly': LASTS,
  'fiery-blast': LASTS,
  'lightning-bolt': LASTS,
  'roof-collapses': LASTS,
} as const satisfies Readonly<Record<string, SpellEffect>>

/** Alters the types of the caster's MAGIC chits that are the spell's targets, while the spell lasts (20.11.1). */
const alterChits = ({ table, cast, caster }: Living): undefined => {
  const { alters = {} } = spellOf(cast.spell)
  const { magic: sorcery } = caster
  if (!sorcery) return
  const chits = cast.targets.map(({ id }) => Number(id))
  for (const { number, magic } of magicChits(caster)) {
    const to = alters[magic as MagicType]
    if (chits.includes(number) && to !== undefined) sorcery.altered[number] = to
  }
  table.emit({ kind: 'alters', seat: caster.seat, rule: '20.11.1', character: caster.id, spell: cast.spell, chits })
}

/** The spells that alter the caster's own chits until the next day's Sunset (20.11). */
const CHIT_SPELLS = {
  'witchs-brew': alterChits,
  'faerie-lights': alterChits,
  'elemental-spirit': alterChits,
  'unleash-power': alterChits,
} as const satisfies Readonly<Record<string, SpellEffect>>

/** The immediate effect of each spell (ch. 21). */
export const EFFECTS: Readonly<Record<SpellId, SpellEffect | undefined>> = {
  ...INSTANTS,
  ...ATTACKS,
  ...CHIT_SPELLS,
  ...LASTING,
  ...MASTERIES,
}
