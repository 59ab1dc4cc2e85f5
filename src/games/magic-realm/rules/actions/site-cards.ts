import type { Rule } from '../../../../kernel/index.ts'
import { restoreHealth, rollCurse } from '../effects/curses.ts'
import { acquire } from '../effects/ownership.ts'
import { powerOfThePit } from '../effects/pit.ts'
import { rollWish, teleport } from '../effects/wishes.ts'
import { rollOn } from '../facts/dice.ts'
import { isCharacterPiece } from '../facts/employment.ts'
import { gainGold } from '../facts/scoring.ts'
import { spyOn } from '../facts/spying.ts'
import { treasureOf } from '../pieces/belongings.ts'
import { SITE_IDS, type SiteCard } from '../pieces/setup-card.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import { isCave } from '../pieces/tiles.ts'
import { clearingAt, type Individual, type RealmTable } from '../state/state.ts'
import { openDoor, showSite } from './looting.ts'

/** Loots a site card by rolling on the card's own table (9.6). The Crypt must be opened for every roll (9.3.6). */
export function* lootSiteCard(table: RealmTable, character: Individual, card: SiteCard): Rule {
  const { state } = table
  if (card === 'crypt-of-the-knight') yield* openDoor(table, character, card, '9.3.6')
  // Using a card reveals its site too (2.5.8, 9.3.3).
  const box = SITE_IDS.find(site => state.boxes[site]!.includes(card))
  if (box !== undefined) showSite(table, box)
  spyOn(table, character, [clearingAt(character)!], { sites: box === undefined ? [card] : [box, card] })
  const result = resultFor(TABLES[card], rollOn(table, character, card, RULES[card]))
  yield* applySiteCard(table, character, card, result)
}

const RULES: Readonly<Record<SiteCard, string>> = {
  'toadstool-circle': '9.6.4',
  'crypt-of-the-knight': '9.6.5',
  'enchanted-meadow': '9.6.6',
}

function* applySiteCard(table: RealmTable, character: Individual, card: SiteCard, result: string): Rule {
  const { state } = table
  const rule = RULES[card]
  switch (result) {
    case 'teleport':
      return yield* teleport(table, character, [], rule, isCave)
    case 'hearing':
      character.hearing = true
      return
    case 'pit':
      return yield* powerOfThePit(table, character, character.id, rule)
    case 'curse':
      if (isCharacterPiece(character)) yield* rollCurse(table, character, rule)
      return
    case 'wish':
      return yield* rollWish(table, character, rule)
    case 'health':
      if (isCharacterPiece(character)) restoreHealth(table, character, ['wither'], rule)
      return
    case 'gold':
      return gainGold(table, character, 1, rule)
    case 'nothing':
      table.emit({ kind: 'finds-nothing', seat: character.seat, rule, character: character.id })
      return
  }
  // The piece that was rolled or, for `treasure`, the Treasure card in the box. If the piece is already gone, nothing
  // is found (9.6.7).
  const held = state.boxes[card]!
  const id = result === 'treasure' ? held.find(piece => treasureOf(piece)) : held.find(piece => piece === result)
  if (id === undefined) {
    table.emit({ kind: 'finds-nothing', seat: character.seat, rule: '9.6.7', character: character.id })
    return
  }
  held.splice(held.indexOf(id), 1)
  yield* acquire(table, character, id, card, rule)
}
