import type { Rule } from '../../../../kernel/index.ts'
import { canTire, fatigue } from '../effects/fatigue.ts'
import { drawFrom } from '../effects/ownership.ts'
import { strengthOfMount } from '../facts/carrying.ts'
import { chitsOf, faceOf } from '../facts/chits.ts'
import { rollOn } from '../facts/dice.ts'
import { isCharacterPiece } from '../facts/employment.ts'
import { formOf, gaitOf } from '../facts/forms.ts'
import { spyOn } from '../facts/spying.ts'
import { tremendous } from '../facts/strength.ts'
import { type ChitKind, isCharacter } from '../pieces/characters.ts'
import { clearingOfSite } from '../pieces/chits.ts'
import { type ClearingId, clearingOf } from '../pieces/tiles.ts'
import type { RealmOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import { clearingAt, hasActive, type Individual, type RealmState, type RealmTable } from '../state/state.ts'

/** The kinds of chit whose asterisks pay for looting (9.3.4). */
const ANY_KIND: readonly ChitKind[] = ['MOVE', 'FIGHT', 'MAGIC']

/** Returns true if the character can pay for looting a site, or can open it (9.3.4-9.3.6). */
export function canPayFor(state: RealmState, character: Individual, site: string): boolean {
  // Hired leaders and transformed characters don't have to pay with chits (9.3.4).
  const isPaying = isCharacter(character.id) && !character.formed
  switch (site) {
    case 'cairns':
    case 'pool':
      return !isPaying || canTire(chitsOf(character), ANY_KIND)
    case 'vault':
      return state.vaultOpen || keysOf(state, character).length > 0
    case 'crypt-of-the-knight':
      return keysOf(state, character).length > 0
    default:
      return true
  }
}

type KeyOption = RealmOption & { readonly act: { readonly kind: 'open' | 'open-with' } }

/**
 * Lists the means of opening the Vault and the Crypt: the Lost Keys, or anything of Tremendous strength (9.3.5, D82).
 */
export function keysOf(state: RealmState, character: Individual): KeyOption[] {
  const withPiece = (id: string): KeyOption => ({ id, act: { kind: 'open-with', belonging: id } })
  const chits = chitsOf(character).filter(
    ({ state: where, strength, idle }) =>
      where === 'active' &&
      !idle &&
      strength === 'T' &&
      // The Wither curse rules these chits out, because every Tremendous chit has asterisks.
      !character.curses.includes('wither'),
  )
  const distinct = new Map(chits.map(chit => [faceOf(chit), chit]))
  const mounts = character.owned.filter(({ id, active }) => active && strengthOfMount(id) === 'T')
  return [
    ...(hasActive(character, 'lost-keys') ? [withPiece('lost-keys')] : []),
    ...mounts.map(({ id }) => withPiece(id)),
    ...[...distinct].map(([face, { number }]): KeyOption => ({ id: face, act: { kind: 'open', chit: number } })),
    ...(character.strength ? [withPiece('strength')] : []),
    ...tremendous(state, character).map(withPiece),
    ...(isTremendousForm(state, character) ? [withPiece(character.id)] : []),
  ]
}

/** Returns true if a transformed character's form is strong enough to open a door by itself (9.3.5). */
function isTremendousForm(state: RealmState, one: Individual): boolean {
  const form = isCharacter(one.id) ? formOf(state, one.id) : null
  return form !== null && form.kind !== 'mist' && gaitOf(form).strength === 'T'
}

/**
 * Opens the Vault or the Crypt with the means that the player chooses. A chit becomes fatigued, because all Tremendous
 * chits have asterisks. A wish for strength is used up (9.3.5).
 */
export function* openDoor(table: RealmTable, character: Individual, door: string, rule: string): Rule {
  const act = yield* decide({
    seat: character.seat,
    topic: 'open',
    rule,
    data: { character: character.id, door },
    options: keysOf(table.state, character),
  })
  const event = { kind: 'opens', seat: character.seat, rule, character: character.id, door } as const
  if (act.kind === 'open') {
    const chit = chitsOf(character)[act.chit]!
    character.chits[act.chit] = 'fatigued'
    table.emit({ ...event, with: faceOf(chit) })
  } else {
    if (act.belonging === 'strength') character.strength = false
    table.emit({ ...event, with: act.belonging })
  }
}

/**
 * Loots a site by rolling for the position of the piece to take, counted from the top (9.3.2). The Vault must be opened
 * first (9.3.5). A character pays an asterisk at the Cairns and, unless nothing or a site card is drawn, at the Pool
 * (9.3.4).
 */
export function* loot(table: RealmTable, character: Individual, site: string): Rule {
  const { state } = table
  if (site === 'vault' && !state.vaultOpen) {
    yield* openDoor(table, character, site, '9.3.5')
    state.vaultOpen = true
  }
  if (site === 'cairns' && isCharacterPiece(character)) yield* fatigue(table, character, ANY_KIND, 1, '9.3.4')
  showSite(table, site)
  spyOn(table, character, [clearingAt(character)!], { sites: [site] })
  const box = state.boxes[site]!
  const number = rollOn(table, character, 'loot', '9.3.2', { pieces: box.length })
  const drawn = yield* drawFrom(table, character, box, site, number, '9.3.2')
  if (drawn === 'nothing')
    table.emit({ kind: 'finds-nothing', seat: character.seat, rule: '9.3.2', character: character.id })
  // At the Pool, looting costs nothing if it finds nothing or a site card (9.3.4).
  if (site === 'pool' && drawn === 'piece' && isCharacterPiece(character))
    yield* fatigue(table, character, ANY_KIND, 1, '9.3.4')
}

/**
 * Shows everyone the chit of a site that is looted or shared, and moves it to its clearing without turning it over
 * (9.3.3). Does nothing for a site card.
 */
export function showSite({ state }: RealmTable, site: string): void {
  const chit = state.chits[site]!
  const clearing = clearingOfSite.get(site)
  if (clearing === undefined || chit.tile === null) return
  chit.known = true
  chit.at = clearingOf(chit.tile, clearing)
}

/** Loots a pile of abandoned belongings (9.3.1). */
export function* lootPile(table: RealmTable, character: Individual, clearing: ClearingId): Rule {
  const pile = table.state.piles[clearing] ?? []
  const number = rollOn(table, character, 'loot', '9.3.2', { pieces: pile.length })
  const drawn = yield* drawFrom(table, character, pile, clearing, number, '9.3.2')
  if (drawn === 'nothing')
    table.emit({ kind: 'finds-nothing', seat: character.seat, rule: '9.3.2', character: character.id })
}
