import { setEnergized } from '../effects/energizing.ts'
import { isAt } from '../effects/targets.ts'
import { colorChits } from '../facts/colors.ts'
import { spellOf } from '../pieces/spells.ts'
import type { RealmOption } from '../state/acts.ts'
import type { CastSpell } from '../state/magic.ts'
import type { ColorAct } from '../state/magic-acts.ts'
import { type Character, clearingAt, type RealmState, type RealmTable } from '../state/state.ts'
import { colorsFor } from './casting.ts'
import { spendColor } from './enchanting.ts'

type ColorOption = RealmOption & { readonly act: ColorAct }

/**
 * Returns the de-energized Permanent spells that can be energized in a clearing because they have a target there
 * (20.7.2).
 */
const deEnergizedSpellsAt = (state: RealmState, clearing: string): CastSpell[] =>
  (state.magic?.spells ?? []).filter(
    cast =>
      cast.stage === 'alive' &&
      !cast.energized &&
      spellOf(cast.spell).duration === 'permanent' &&
      cast.targets.some(target => isAt(state, target, clearing)),
  )

/**
 * Returns the options to play color chits, with one chit of each color. A chit can be played for each spell in the
 * clearing that needs its color or, during the character's own turn, for no spell (8.2.2, 12.3.10, 20.7.2). There are
 * no options outside a clearing (8.2.3) or while the character is asleep.
 */
export function colorPlays(state: RealmState, character: Character, isOwnTime: boolean): ColorOption[] {
  const clearing = clearingAt(character)
  if (!state.magic || clearing === null || character.asleep) return []
  const chits = colorChits(character)
  const distinct = chits.filter(({ color }, i) => chits.findIndex(other => other.color === color) === i)
  const sleeping = deEnergizedSpellsAt(state, clearing)
  return distinct.flatMap(({ chit, color, item }): ColorOption[] => [
    ...sleeping
      .filter(({ spell }) => colorsFor(spellOf(spell)).includes(color))
      .map(
        ({ number, spell }): ColorOption => ({
          id: `${color} for ${spell} ${number}`,
          act: { kind: 'color', color, chit, spell: number, ...(item === undefined ? {} : { item }) },
          rule: '20.7.2',
        }),
      ),
    // A transformed character may play color chits only to energize spells (20.9.6).
    ...(isOwnTime && !character.formed
      ? [
          {
            id: `${color} gone`,
            act: { kind: 'color', color, chit, spell: null, ...(item === undefined ? {} : { item }) } as const,
            rule: '12.3.10',
          },
        ]
      : []),
  ])
}

/** Spends a color chit. If it is played for a spell, energizes that spell (20.2.2, 20.7.2). */
export function playColor(table: RealmTable, character: Character, { chit, color, spell, item }: ColorAct): void {
  spendColor(table, character, chit, color, spell === null ? '12.3.10' : '8.2.2', item)
  // Playing a color chit prolongs a fight (14.3.2).
  if (table.state.combat) table.state.combat.happened = true
  const spellPaidFor = table.state.magic?.spells.find(({ number }) => number === spell)
  if (spellPaidFor) setEnergized(table, spellPaidFor, true, '20.7.2')
}
