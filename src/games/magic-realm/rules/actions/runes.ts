import type { Rule } from '../../../../kernel/index.ts'
import { rollCurse } from '../effects/curses.ts'
import { rollOn } from '../facts/dice.ts'
import { isCharacterPiece } from '../facts/employment.ts'
import { addedTo } from '../facts/items.ts'
import { belonging } from '../pieces/belongings.ts'
import { SITE_IDS } from '../pieces/setup-card.ts'
import { holdsSpells, type SpellId } from '../pieces/spells.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import type { RealmOption } from '../state/acts.ts'
import { type Character, clearingAt, type Individual, type RealmState, type RealmTable } from '../state/state.ts'
import { learnSpell } from './learning-spells.ts'

type RunesOption = RealmOption & { readonly act: { readonly kind: 'runes' } }

/**
 * Lists the options to read the runes of discovered sites in the clearing and of active artifacts and books (9.4.1,
 * 9.4.2). Hired leaders cannot read runes (9.2.3).
 */
export function runesOptions(state: RealmState, one: Individual, sites: readonly string[]): RunesOption[] {
  const { magic } = state
  const clearing = clearingAt(one)
  if (!magic || clearing === null || !isCharacterPiece(one)) return []
  const items = one.owned.filter(({ id, active }) => active && holdsSpells(id)).map(({ id }) => id)
  const top = [...sites.filter(id => SITE_IDS.includes(id)), ...items].filter(id => (magic.cards[id]?.length ?? 0) > 0)
  const option = (id: string, act: RunesOption['act']): RunesOption => ({
    id,
    act,
    at: { space: clearing },
    rule: '9.4.1',
  })
  return [
    ...top.map(box => option(`runes ${box}`, { kind: 'runes', box, clearing })),
    ...items.flatMap(box =>
      [...(magic.awake[box] ?? []), ...addedTo(state, box)].map(card =>
        option(`runes ${box} ${card}`, { kind: 'runes', box, clearing, card }),
      ),
    ),
  ]
}

/**
 * Rolls on the READING RUNES table. The roll may curse the reader, find nothing, or show a Spell card, which the reader
 * may be able to learn. An item's card awakens; a site's goes to the bottom of its box (9.4.3).
 */
export function* readRunes(table: RealmTable, character: Character, box: string, card: SpellId | undefined): Rule {
  const { state } = table
  const magic = state.magic!
  const result = resultFor(TABLES.runes, rollOn(table, character, 'runes', '9.4.3'))
  const { seat, id } = character
  if (result === 'curse') return yield* rollCurse(table, character, '9.4.3')
  if (result === 'nothing') {
    table.emit({ kind: 'finds-nothing', seat, rule: '9.4.3', character: id })
    return
  }
  const spell = card ?? magic.cards[box]!.shift()!
  table.reveal([seat])
  table.emit({ kind: 'reads-runes', seat, rule: '9.4.3', character: id, box })
  table.emit({ kind: 'reads-runes', seat, rule: '9.4.3', character: id, box, spell, to: [seat] })
  if (card === undefined) {
    // A site's card goes below the site's other cards. An item's card awakens.
    if (isItem(box)) magic.awake[box] = [...(magic.awake[box] ?? []), spell]
    else magic.cards[box]!.push(spell)
  }
  if (result === 'learn') yield* learnSpell(table, character, spell, '9.4.5')
}

const isItem = (box: string): boolean => !SITE_IDS.includes(box) && belonging(box).kind === 'treasure'
