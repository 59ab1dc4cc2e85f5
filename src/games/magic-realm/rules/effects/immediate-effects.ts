import type { Rule } from '../../../../kernel/index.ts'
import { chitsOf } from '../facts/chits.ts'
import { rollWithWand } from '../facts/dice.ts'
import { isCharacterPiece } from '../facts/employment.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import { wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import {
  type Character,
  charactersAt,
  clearingAt,
  type Individual,
  type Owned,
  type RealmTable,
} from '../state/state.ts'
import { slotOf } from './activating.ts'
import { curseOf, cursesNow, layCurse, liftCurses } from './curses.ts'
import { breakSpellAt } from './ending.ts'
import { spellAims } from './targets.ts'
import { grantWish } from './wishes.ts'

/**
 * Applies the immediate effect of a card that has one, such as a weapon potion or the Vial of Healing (2.4.4, 23.4).
 */
export function* applyImmediateEffect(table: RealmTable, one: Individual, piece: Owned): Rule {
  // Hired leaders can't activate anything (8.2.4).
  if (!isCharacterPiece(one)) return
  const character = one
  switch (piece.id) {
    case 'amulet':
      yield* liftOneCurse(table, character)
      return
    case 'withered-claw':
      return yield* applyWitheredClaw(table, character)
    case 'gripping-dust':
    case 'oil-of-poison':
    case 'ointment-of-bite':
    case 'penetrating-grease':
      // The potion affects the current weapon, and stays with it (2.4.4).
      piece.on = character.owned.find(({ id, active }) => active && slotOf(id) === 'weapon')?.id ?? null
      if (piece.id === 'gripping-dust') applyGrippingDust(table, character, piece.on)
      return
    case 'vial-of-healing':
      return healWounds(character)
  }
}

/**
 * Uses the Amulet to end one curse on a character in the clearing, or one spell whose caster or target is there
 * (20.10.2, 23.4.1).
 */
function* liftOneCurse(table: RealmTable, character: Character): Rule {
  const clearing = clearingAt(character)
  const here = clearing === null ? [character] : charactersAt(table.state, clearing)
  const options = here.flatMap(one =>
    cursesNow(one).map(curse => ({
      id: `${one.id} ${curse}`,
      act: { kind: 'free', character: one.id, curse } as const,
    })),
  )
  const spells = (clearing === null ? [] : spellAims(table.state, clearing)).map(
    ({ id, target }) => ({ id, act: { kind: 'aim', target } }) as const,
  )
  const act = yield* decide({
    seat: character.seat,
    topic: 'end-curse',
    rule: '23.4.1',
    data: { character: character.id },
    options: [...options, ...spells, wordOption('nothing')],
  })
  if (act.kind === 'aim' && clearing !== null) {
    const cast = table.state.magic?.spells.find(({ number }) => String(number) === act.target.id)
    if (cast) breakSpellAt(table, cast, clearing, '23.4.1')
  }
  if (act.kind !== 'free') return
  liftCurses(table, here.find(({ id }) => id === act.character)!, [act.curse], '23.4.1')
}

/** Uses the Withered Claw: a single roll determines a wish and then a curse (23.4.2, D58). */
function* applyWitheredClaw(table: RealmTable, character: Character): Rule {
  const result = yield* rollWithWand(table, character, 'wishes', '23.4.2')
  yield* grantWish(table, character, resultFor(TABLES.wishes, result), '23.4.2')
  layCurse(table, character, curseOf(result), '23.4.2')
}

/** Uses Gripping Dust to alert the weapon immediately and keep it alerted (23.10.1). */
function applyGrippingDust(table: RealmTable, { id, seat, owned }: Character, weapon: BelongingId | null): void {
  const held = owned.find(piece => piece.id === weapon)
  if (!held || held.alerted || belonging(held.id).kind !== 'weapon') return
  held.alerted = true
  table.emit({ kind: 'turns-weapon', seat, rule: '23.10.1', character: id, weapon: held.id, alerted: true })
}

/** Uses the Vial of Healing: wounds become fatigue (23.7.1), and chits without asterisks heal (2.2.5). */
function healWounds(character: Character): void {
  for (const { number, state, asterisks } of chitsOf(character))
    if (state === 'wounded') character.chits[number] = asterisks > 0 ? 'fatigued' : 'active'
}
