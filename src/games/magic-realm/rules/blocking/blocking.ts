import type { Rule } from '../../../../kernel/index.ts'
import { decide, type RealmAct, wordOption } from '../acts.ts'
import type { ClearingId } from '../map/tiles.ts'
import { characterCard } from '../pieces/characters.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { type Character, clearingAt, denizensAt, type RealmState, type RealmTable } from '../state.ts'

/** The monsters in a clearing; natives never block by themselves (13.1.9). */
export const monstersAt = (state: RealmState, clearing: ClearingId): string[] =>
  denizensAt(state, clearing).filter(id => denizenOf(id).is === 'monster')

/** Demons and the Imp, from whom the Pilgrim is protected (24.9). */
const UNHOLY = ['demon', 'winged-demon', 'imp']

/** Whether a monster blocks a character by itself: not the Pilgrim, where it is a Demon or the Imp (13.1.2). */
export const blocksHim = (character: Character, monster: string): boolean =>
  !(characterCard(character.id).advantages.includes('heavenly-protection') && UNHOLY.includes(denizenOf(monster).kind))

/** They block each other: unhidden, his turn ends, and the monsters do not move again today (13.1.6, 13.1.7). */
export function blockEachOther(
  table: RealmTable,
  character: Character,
  monsters: readonly string[],
  by: 'denizens' | 'character',
  rule: string,
): void {
  character.hidden = false
  character.blocked = true
  for (const id of monsters) table.state.denizens[id]!.blocked = true
  table.tell({ kind: 'blocks', seat: character.seat, rule, character: character.id, denizens: monsters, by })
}

/** A native leader or a visitor blocks who deals with him, hidden or not (13.1.9). */
export function blockByTrader(table: RealmTable, character: Character, trader: string): void {
  character.hidden = false
  character.blocked = true
  table.tell({
    kind: 'blocks',
    seat: character.seat,
    rule: '10.3.3',
    character: character.id,
    denizens: [trader],
    by: 'denizens',
  })
}

/** Blocking at the end of a phase (13.1.1): monsters by themselves where he is unhidden, he any of them if he likes (13.1.4). */
export function* blockAfterPhase(table: RealmTable, character: Character): Rule {
  const { state } = table
  const clearing = clearingAt(character)
  if (clearing === null || character.blocked || character.asleep || character.fate !== 'alive') return
  const monsters = monstersAt(state, clearing)
  const able = monsters.filter(id => blocksHim(character, id))
  if (!character.hidden && able.length > 0) return blockEachOther(table, character, able, 'denizens', '13.1.2')
  yield* chooseToBlock(table, character, monsters, '13.1.4')
}

/** He may block any of the monsters (13.1.4). */
export function* chooseToBlock(
  table: RealmTable,
  character: Character,
  monsters: readonly string[],
  rule: string,
): Rule {
  if (monsters.length === 0) return
  const act = yield* decide<RealmAct>({
    seat: character.seat,
    topic: 'block',
    rule,
    data: { character: character.id },
    options: [
      wordOption('pass'),
      ...monsters.map(id => ({ id, act: { kind: 'block', denizen: id } as const, at: { piece: id } })),
    ],
  })
  if (act.kind === 'block') blockEachOther(table, character, [act.denizen], 'character', rule)
}
