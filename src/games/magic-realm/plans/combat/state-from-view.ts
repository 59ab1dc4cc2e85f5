import { copy, next, type RandomState, seedRandom } from '../../../../kernel/index.ts'
import { eligibleFor, unassigned } from '../../rules/combat/assignment.ts'
import { beginCombat } from '../../rules/combat/combat.ts'
import { meleeOf } from '../../rules/combat/plays.ts'
import { spellBlows } from '../../rules/combat/spells.ts'
import { SMASH } from '../../rules/fight/directions.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import type { CombatState } from '../../rules/state/combat.ts'
import type { Character, RealmState } from '../../rules/state/state.ts'
import type { RealmView, SeenCharacter, SeenLeader } from '../../rules/state/view.ts'
import type { Fight } from './policy.ts'

/**
 * Builds a state from a view. It is complete enough for fights, because everything a fight depends on is public
 * (2.5.2). Other things that the seat can't see are empty: belongings, discoveries, gold and plans. Don't use the state
 * to play a day.
 */
export function stateFromView(view: RealmView): RealmState {
  const {
    seat: _seat,
    inHand: _inHand,
    unknownChits: _unknown,
    war,
    magic,
    weather,
    caches: _caches,
    notebook: _notebook,
    ...open
  } = view
  return {
    ...open,
    random: { dice: seedRandom('supposed', 'dice'), decks: seedRandom('supposed', 'decks') },
    forced: [],
    hands: [],
    chits: { ...view.chits },
    characters: view.characters.map(completeCharacter),
    boxes: faceUpCards(view.boxes),
    piles: faceUpCards(view.piles),
    lost: [],
    draw: [...view.draw],
    evenings: [...view.evenings],
    ...(war ? { war: { ...war, leaders: war.leaders.map(completeLeader) } } : {}),
    ...(magic ? { magic: { ...magic, cards: {} } } : {}),
    ...(weather ? { weather: { ...weather, chit: weather.chit ?? 1 } } : {}),
  }
}

/** Completes a character. Hidden parts are empty. */
const completeCharacter = (seen: SeenCharacter): Character => ({
  ...completeLeader(seen),
  start: seen.start ?? '',
  boons: seen.boons ?? [],
})

/** Completes a hired leader. Hidden parts are empty. */
function completeLeader<S extends SeenCharacter | SeenLeader>(one: S) {
  const { isOwn: _isOwn, unseen: _unseen, within, ...seen } = one
  return {
    ...seen,
    ...formOf(within),
    owned: [...seen.owned],
    gold: seen.gold ?? 0,
    plan: seen.plan ?? [],
    yesterday: seen.yesterday ?? [],
    ways: seen.ways ?? [],
    sites: seen.sites ?? [],
    seen: seen.seen ?? [],
  }
}

/** Copies the visible belongings and gold that a form has absorbed (20.9.3). */
const formOf = (within: SeenCharacter['within']): Pick<Character, 'within'> =>
  within ? { within: { owned: [...within.owned], gold: within.gold ?? 0 } } : {}

/** Keeps the face-up cards of boxes and piles. */
const faceUpCards = (piles: RealmView['boxes']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(piles).map(([id, pile]) => [id, pile.filter(card => card !== null)]))

/**
 * Builds the fight in progress, or the one that would begin in a clearing. Returns null if neither exists. Its
 * attack spells strike even before their rows are chosen.
 */
export function fightIn(view: RealmView, clearing?: ClearingId): Fight | null {
  const state = stateFromView(view)
  const combat: CombatState | null = view.combat ?? (clearing === undefined ? null : beginCombat(state, clearing))
  if (!combat) return null
  return { ...meleeOf(state, combat), combat, ...(view.magic ? { spells: spellBlows(state, combat, SMASH) } : {}) }
}

/**
 * Lists the unassigned denizens that are certain to be assigned to a character if nobody lures any more of them (15.3).
 * Returns null if another character is also eligible for one of them, and an empty list without a fight. `isSeen`
 * treats the character as unhidden.
 */
export function assignedTo(view: RealmView, character: string, isSeen: boolean): string[] | null {
  const state = stateFromView(view)
  const { combat } = view
  if (combat === null) return []
  if (isSeen) state.characters = state.characters.map(one => (one.id === character ? { ...one, hidden: false } : one))
  const given: string[] = []
  for (const denizen of unassigned(state, combat)) {
    const able = eligibleFor(state, combat, denizen)
    if (!able.some(({ id }) => id === character)) continue
    if (able.length > 1) return null
    given.push(denizen)
  }
  return given
}

/** Builds a copy of the state with different dice, for simulated fights. */
export function withNewDice(view: RealmView, random: RandomState): RealmState {
  const state = copy(stateFromView(view))
  state.random = { dice: seedRandom(String(next(random)), 'dice'), decks: seedRandom(String(next(random)), 'decks') }
  return state
}
