import { magicChits } from '../facts/magic-chits.ts'
import { type MagicType, spellOf } from '../pieces/spells.ts'
import type { Living, SpellEffect } from './effect.ts'

/** Alters the type of the caster's MAGIC chits while the spell lasts (20.11.1). */
const alter = ({ table, cast, caster }: Living): undefined => {
  const { alters = {} } = spellOf(cast.spell)
  const { magic: sorcery } = caster
  if (!sorcery) return
  const chits = cast.targets.map(({ id }) => Number(id))
  for (const { number, magic } of magicChits(caster)) {
    const to = alters[magic as MagicType]
    if (chits.includes(number) && to !== undefined) sorcery.altered[number] = to
  }
  table.tell({ kind: 'alters', seat: caster.seat, rule: '20.11.1', character: caster.id, spell: cast.spell, chits })
}

/** Spells on the caster's own chits, until the next day's Sunset (20.11). */
export const CHIT_SPELLS = {
  'witchs-brew': alter,
  'faerie-lights': alter,
  'elemental-spirit': alter,
  'unleash-power': alter,
} as const satisfies Readonly<Record<string, SpellEffect>>
