import { KernelError, type Rule } from '../../../../kernel/index.ts'
import { abandonAt, dropAt } from '../facts/dropped-belongings.ts'
import { isCharacterPiece } from '../facts/employment.ts'
import { applyFlowersOfRest } from '../facts/party.ts'
import { gainGold } from '../facts/scoring.ts'
import { type BelongingId, belonging, isEnchanted, treasureOf } from '../pieces/belongings.ts'
import { type BoxId, SETUP } from '../pieces/setup-card.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { RealmEvent } from '../state/events.ts'
import { plays } from '../state/optional.ts'
import {
  type Character,
  clearingAt,
  type Individual,
  type Owned,
  ownedBy,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import { activate, canActivate } from './activating.ts'
import { rollCurse } from './curses.ts'
import { applyImmediateEffect } from './immediate-effects.ts'
import { everyone, noteCards } from './seen-cards.ts'

/**
 * Takes a belonging out of a box or a pile, and deletes piles that are now empty. Throws KernelError if it is not
 * there.
 */
export function takeFromPile(state: RealmState, from: BelongingId[], id: BelongingId): void {
  const at = from.indexOf(id)
  if (at < 0) throw new KernelError(`the box or pile does not contain ${id}`)
  from.splice(at, 1)
  for (const clearing of Object.keys(state.piles)) if (state.piles[clearing]!.length === 0) delete state.piles[clearing]
}

/** Turns an Enchanted card face up permanently. From now on it is in effect wherever it is (2.4.1). */
export function awaken(table: RealmTable, character: Individual, id: BelongingId): void {
  const { state } = table
  if (!isEnchanted(id) || state.shown.includes(id)) return
  state.shown.push(id)
  const piece = ownedBy(character, id)
  if (piece) piece.active = true
  table.emit({ kind: 'shows', seat: character.seat, rule: '2.4.1', character: character.id, belonging: id })
  applyFlowersOfRest(table)
}

/**
 * Gives an individual a belonging, and immediately asks what to do with it (2.3.1). If `isOpen`, everyone sees even a
 * card.
 */
export function* acquire(
  table: RealmTable,
  character: Individual,
  id: BelongingId,
  from: string,
  rule: string,
  isOpen = false,
): Rule {
  const { seat } = character
  const isCard = belonging(id).kind === 'treasure'
  const piece: Owned = { id, active: false, alerted: false, packedOn: null, on: null }
  character.owned.push(piece)
  const event = { kind: 'gets', seat, rule, character: character.id, from } as const
  const isInUse = isOpened(table.state, id)
  const isPublic = isOpen || !isCard || isEnchanted(id) || isInUse
  noteCards(table.state, isPublic ? everyone(table.state) : [seat], [id], character.id)
  if (isPublic) table.emit({ ...event, belonging: id })
  else {
    table.reveal([seat])
    table.emit(event)
    table.emit({ ...event, belonging: id, to: [seat] })
  }
  if (isEnchanted(id)) {
    awaken(table, character, id)
    piece.active = true
  }
  // An opened potion affects its new holder, unless the holder is transformed (2.4.4, 20.9.4).
  if (isInUse && isCharacterPiece(character) && !character.formed) yield* activateBelonging(table, character, piece)
  yield* chooseUse(table, character, piece)
}

function* chooseUse(table: RealmTable, character: Individual, piece: Owned): Rule {
  const { id } = piece
  const options: OptionOn<'got'>[] = [
    ...(canActivate(table.state, character, piece)
      ? [{ id: 'activate', act: { kind: 'activate', belonging: id } as const, rule: '2.3.1' }]
      : []),
    wordOption('keep', '2.3.1'),
    { id: 'abandon', act: { kind: 'abandon', belonging: id }, rule: '2.3.10' },
    ...(plays(table.state, 'dropping')
      ? [{ id: 'drop', act: { kind: 'drop', belonging: id } as const, rule: '26.7' }]
      : []),
  ]
  const act = yield* decide({
    seat: character.seat,
    topic: 'got',
    rule: '2.3.1',
    data: { character: character.id, belonging: id },
    options,
  })
  if (act.kind === 'activate') yield* activateBelonging(table, character, piece)
  else if (act.kind === 'abandon') abandon(table, character, id)
  else if (act.kind === 'drop') dropOpenly(table, character, id)
}

/** Activates a belonging and applies its effects (2.3, 2.4.4). */
export function* activateBelonging(table: RealmTable, character: Individual, piece: Owned): Rule {
  activate(character, piece)
  markOpened(table.state, piece.id)
  logArrangement(table, character, piece.id, 'activates')
  if (piece.id === 'chest' && isCharacterPiece(character)) yield* openChest(table, character, piece)
  else yield* applyImmediateEffect(table, character, piece)
}

/** Logs an arrangement. Other players see what happens to a card only if it is public (2.3.11). */
export function logArrangement(
  table: RealmTable,
  { id, seat }: Individual,
  piece: BelongingId,
  how: Extract<RealmEvent, { kind: 'arranges' }>['how'],
): void {
  const isSecret = treasureOf(piece) !== null && !SHOWN.includes(how)
  table.emit({
    kind: 'arranges',
    seat,
    rule: how === 'returns' ? '2.4.4' : how === 'drops' ? '26.7' : '2.3.2',
    character: id,
    belonging: piece,
    how,
    ...(isSecret ? { to: [seat] } : {}),
  })
}

/** The arrangements that everyone sees, even if they concern a card (2.3.11, 2.4.4, 26.7). */
const SHOWN: readonly string[] = ['activates', 'returns', 'drops']

/**
 * Abandons a belonging in the clearing (2.3.10). The packs of an abandoned horse are carried personally. Throws
 * KernelError if the individual is not in a clearing.
 */
export function abandon(table: RealmTable, character: Individual, id: BelongingId): void {
  const { state } = table
  const clearing = clearingAt(character)
  if (clearing === null) throw new KernelError(`${character.id} cannot abandon ${id} outside a clearing`)
  removeBelonging(character, id)
  abandonAt(state, clearing, id)
  noteCards(state, [character.seat], [id], clearing)
  logArrangement(table, character, id, 'abandons')
}

/**
 * Drops a belonging openly in the clearing, apart from the pile (26.7). Throws KernelError if the individual is not in
 * a clearing.
 */
export function dropOpenly(table: RealmTable, character: Individual, id: BelongingId): void {
  const clearing = clearingAt(character)
  if (clearing === null) throw new KernelError(`${character.id} cannot drop ${id} outside a clearing`)
  removeBelonging(character, id)
  noteCards(table.state, everyone(table.state), [id], clearing)
  dropAt(table.state, clearing, id, character.id)
  logArrangement(table, character, id, 'drops')
}

/** Removes a belonging from its owner. Throws KernelError if they don't own it. */
export function removeBelonging(character: Individual, id: BelongingId): void {
  const at = character.owned.findIndex(piece => piece.id === id)
  if (at < 0) throw new KernelError(`${character.id} does not own ${id}`)
  character.owned.splice(at, 1)
  for (const item of character.owned) if (item.packedOn === id) item.packedOn = null
}

/**
 * Draws the nth piece from the top of a box or pile (9.3.2), and returns what kind of piece it was. A site card stays
 * there, face up at the bottom. The Skeleton and the Thief curse the character and leave the game; the Skeleton's armor
 * is placed on top of the box or pile, and the character gets the Thief's contents (9.3.7, 23.1).
 */
export function* drawFrom(
  table: RealmTable,
  character: Individual,
  from: BelongingId[],
  name: string,
  number: number,
  rule: string,
): Rule<'nothing' | 'site-card' | 'piece'> {
  const { state } = table
  const id = from[number - 1]
  if (id === undefined) return 'nothing'
  const treasure = treasureOf(id)
  switch (treasure?.sort) {
    case 'twt-site':
      // The card goes to the bottom of its box, face up, where others can draw it (9.6.1).
      takeFromPile(state, from, id)
      returnToPile(state, name, from)
      from.push(id)
      if (!state.shown.includes(id)) state.shown.push(id)
      if (!character.sites.includes(id)) character.sites.push(id)
      table.reveal()
      table.emit({ kind: 'shows', seat: character.seat, rule: '9.6.1', character: character.id, belonging: id })
      return 'site-card'
    case 'twt':
      if (id === 'chest') break
      yield* drawRemains(table, character, from, name, id)
      return 'piece'
  }
  takeFromPile(state, from, id)
  yield* acquire(table, character, id, name, rule)
  return 'piece'
}

/** Recreates a pile that was just emptied, so that something can be added to it. */
function returnToPile(state: RealmState, name: string, pile: BelongingId[]): void {
  if (!(name in state.boxes)) state.piles[name] = pile
}

/**
 * Draws the Mouldy Skeleton or the Remains of Thief. The character is cursed. Then the Skeleton's armor goes on top of
 * the box or pile (23.1.2), or the character gets the Thief's contents (23.1.3, D56).
 */
function* drawRemains(
  table: RealmTable,
  character: Individual,
  from: BelongingId[],
  name: string,
  id: BelongingId,
): Rule {
  const { state } = table
  takeFromPile(state, from, id)
  state.lost.push(id)
  table.reveal()
  table.emit({
    kind: 'shows',
    seat: character.seat,
    rule: id === 'mouldy-skeleton' ? '23.1.2' : '23.1.3',
    character: character.id,
    belonging: id,
  })
  // Only characters can be cursed (22.1).
  if (isCharacterPiece(character)) yield* rollCurse(table, character, id === 'mouldy-skeleton' ? '23.1.2' : '23.1.3')
  if (id === 'mouldy-skeleton') {
    returnToPile(state, name, from)
    from.unshift(...state.boxes[id]!.splice(0))
    return
  }
  gainGold(table, character, within(id).gold, '23.1.3')
  yield* acquireContents(table, character, id, '23.1.3')
}

/** Opens the Chest: its owner gets its two treasures and gold, and it leaves the game (23.1.1). */
function* openChest(table: RealmTable, character: Character, piece: Owned): Rule {
  const { state } = table
  removeBelonging(character, piece.id)
  state.lost.push(piece.id)
  gainGold(table, character, within('chest').gold, '23.1.1')
  yield* acquireContents(table, character, 'chest', '23.1.1')
}

/** Gives an individual everything in a box, one piece at a time. Pieces not yet given stay in the box. */
function* acquireContents(table: RealmTable, character: Individual, box: BoxId, rule: string): Rule {
  const contents = table.state.boxes[box]!
  for (let id = contents.shift(); id !== undefined; id = contents.shift())
    yield* acquire(table, character, id, box, rule)
}

export const within = (id: BoxId) => SETUP.within.find(box => box.id === id)!

/** Returns true for a potion that, once opened, affects any holder until Midnight (2.4.4). */
const isReusable = (id: BelongingId): boolean => treasureOf(id)?.sort === 'potion-reusable'

/** Returns true for an opened transferable potion, which stays active and face up in any owner's hands (2.4.4). */
export const isOpened = ({ shown }: Pick<RealmState, 'shown'>, id: BelongingId): boolean =>
  isReusable(id) && shown.includes(id)

/** Opens a transferable potion (2.4.4). */
export function markOpened({ shown }: RealmState, id: BelongingId): void {
  if (isReusable(id) && !shown.includes(id)) shown.push(id)
}
