import { canActivate, slotOf } from './effects/activating.ts'
import { isAloft } from './effects/flying.ts'
import { allOwned } from './effects/unbinding.ts'
import { isLeader } from './facts/employment.ts'
import { brokenFightInvariant } from './facts/fight-invariants.ts'
import { isAway } from './facts/spells.ts'
import { BELONGING_IDS, isEnchanted } from './pieces/belongings.ts'
import { boardOf } from './pieces/board.ts'
import { CHIT_IDS } from './pieces/chits.ts'
import { DENIZEN_IDS } from './pieces/denizens.ts'
import { type Character, living, type Owned, type RealmState } from './state/state.ts'

/** Describes the first invariant that the state breaks, or returns null if it breaks none. */
export function brokenInvariant(state: RealmState): string | null {
  return (
    brokenBelongings(state) ??
    brokenChits(state) ??
    brokenDenizens(state) ??
    brokenWar(state) ??
    brokenFightInvariant(state) ??
    living(state).reduce<string | null>((broken, one) => broken ?? brokenCharacter(state, one), null)
  )
}

/**
 * Checks that every counter and card is in exactly one place, that no pile or list of dropped belongings is empty, and
 * that no cache has negative gold. Like the other checks, describes the first violation, or returns null if there is
 * none.
 */
function brokenBelongings(state: RealmState): string | null {
  const places = [
    ...Object.values(state.boxes),
    ...Object.values(state.piles),
    ...[...state.characters, ...(state.war?.leaders ?? [])].map(one => allOwned(one).map(({ id }) => id)),
    ...(state.caches ?? []).map(({ things }) => things),
    (state.dropped ?? []).map(({ id }) => id),
    (state.treated ?? []).map(({ id }) => id),
    state.lost,
  ].flat()
  const seen = new Set<string>()
  for (const id of places) {
    if (seen.has(id)) return `${id} is in two places`
    seen.add(id)
  }
  const missing = BELONGING_IDS.find(id => !seen.has(id))
  if (missing !== undefined) return `${missing} is nowhere`
  if (seen.size !== BELONGING_IDS.length) return 'there are more counters than the game has'
  if (state.dropped?.length === 0) return 'the list of dropped belongings is empty'
  for (const { id, gold } of state.caches ?? []) if (gold < 0) return `${id} has negative gold`
  for (const [clearing, pile] of Object.entries(state.piles))
    if (pile.length === 0) return `the pile of ${clearing} is empty`
  return null
}

function brokenChits(state: RealmState): string | null {
  // The map chits are laid out only after the map is built (3.5).
  if (Object.keys(state.chits).length === 0) return null
  for (const id of CHIT_IDS) {
    const chit = state.chits[id]
    if (!chit) return `the map chit ${id} is nowhere`
    if (chit.tile !== null && chit.inside !== null) return `the map chit ${id} is in two places`
    if (chit.at !== null && chit.at.slice(0, -1) !== chit.tile) return `the map chit ${id} is not on its tile`
  }
  return null
}

function brokenDenizens(state: RealmState): string | null {
  if (Object.keys(state.denizens).length !== DENIZEN_IDS.length) return 'a denizen is lost'
  const { at: board } = boardOf(state.tiles)
  for (const id of DENIZEN_IDS) {
    const { at, dead } = state.denizens[id]!
    if (at !== null && (dead || !board.has(at))) return `${id} is where it cannot be`
  }
  return null
}

/** Checks the hirelings, the hired leaders with their places and belongings, and the undertakings. */
function brokenWar(state: RealmState): string | null {
  const { war } = state
  if (!war) return null
  for (const [id, { employer, spell }] of Object.entries(war.hires)) {
    const { at, dead } = state.denizens[id]!
    if (dead || (at === null && !isAway(state, id) && !living(state).some(isAloft) && !war.leaders.some(isAloft)))
      return `${id} is hired and not on the map`
    if (!living(state).some(one => one.id === employer)) return `${id} is hired by nobody alive`
    if ((isLeader(id) || spell !== undefined) && !war.leaders.some(one => one.id === id))
      return `${id} is a hired leader without turns`
  }
  for (const { id, place, gold, owned } of war.leaders) {
    if (!war.hires[id]) return `${id} takes turns without being hired`
    if ((place.kind === 'clearing' ? place.clearing : place.kind === 'air' ? null : '') !== state.denizens[id]!.at)
      return `${id} is in two places`
    if (gold < 0) return `${id} has negative gold`
    if (owned.some(({ id: piece, active }) => active && !isEnchanted(piece))) return `${id} has an active belonging`
  }
  for (const { chit, character } of war.undertakings) {
    const { at, box } = state.visitors[chit]!
    if (at !== null || box !== null) return `the chit ${chit} is in two places`
    if (!living(state).some(({ id }) => id === character)) return `nobody carries the chit ${chit}`
  }
  return null
}

/**
 * Returns the belongings that count as weight. The latest one counts only if it is active and not an Enchanted card,
 * because otherwise its owner may still have to decide about it (2.3.1).
 */
const settled = (owned: readonly Owned[]): Owned[] =>
  owned.filter(({ id, active }, i) => i < owned.length - 1 || (active && !isEnchanted(id)))

/** Checks a character's place, familiar, chits, gold and belongings. */
function brokenCharacter(state: RealmState, character: Character): string | null {
  const { id, place, chits, owned, gold } = character
  const board = boardOf(state.tiles)
  if (place.kind === 'clearing' && !board.at.has(place.clearing)) return `${id} is off the map`
  if ((place.kind === 'road' || place.kind === 'outside') && !board.ways.has(place.way))
    return `${id} is on an unknown roadway`
  const { familiar } = character
  if (familiar?.place.kind === 'clearing' && !board.at.has(familiar.place.clearing))
    return `${id}'s familiar is off the map`
  if (chits.length !== 12) return `${id} has ${chits.length} chits`
  if (gold < 0) return `${id} has negative gold`
  const slots = owned.filter(({ active }) => active).flatMap(piece => slotOf(piece.id) ?? [])
  if (new Set(slots).size !== slots.length) return `${id} has two active belongings in one slot`
  for (const piece of owned) {
    if (piece.packedOn !== null && !owned.some(horse => horse.id === piece.packedOn))
      return `${piece.id} is packed on a missing horse`
    // An active horse or Boots must be strong enough for everything carried (2.3.6, 2.3.7).
    const slot = slotOf(piece.id)
    if (
      piece.active &&
      (slot === 'horse' || slot === 'boots') &&
      !canActivate(state, { ...character, owned: settled(owned) }, { ...piece, active: false })
    )
      return `${piece.id} cannot carry what ${id} carries`
  }
  return null
}
