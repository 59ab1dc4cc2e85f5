import { copy, next, type RandomState, seedRandom } from '../../../../kernel/index.ts'
import { eligibleFor, unassigned } from '../../rules/combat/assignment.ts'
import { beginCombat } from '../../rules/combat/combat.ts'
import { meleeOf } from '../../rules/combat/engaged.ts'
import type { CombatState } from '../../rules/combat/state.ts'
import type { ClearingId } from '../../rules/map/tiles.ts'
import type { Character, HiredLeader, RealmState } from '../../rules/state.ts'
import type { RealmView, SeenCharacter, SeenLeader } from '../../rules/view.ts'
import type { Fight } from './policy.ts'

/**
 * A state in which a fight goes as it would go: all that bears on it is public (2.5.2), and whatever else a seat does not
 * see is as little as it can be: no other belongings, discoveries, gold or plans. Never to be played a day with.
 */
export function supposed(view: RealmView): RealmState {
  const { seat: _seat, inHand: _inHand, unknownChits: _unknown, war, magic, weather, caches: _caches, ...open } = view
  return {
    ...open,
    random: { dice: seedRandom('supposed', 'dice'), decks: seedRandom('supposed', 'decks') },
    forced: [],
    hands: [],
    chits: { ...view.chits },
    characters: view.characters.map(wholeOf),
    boxes: known(view.boxes),
    piles: known(view.piles),
    lost: [],
    draw: [...view.draw],
    evenings: [...view.evenings],
    ...(war ? { war: { ...war, leaders: war.leaders.map(wholeLeader) } } : {}),
    ...(magic ? { magic: { ...magic, cards: {} } } : {}),
    ...(weather ? { weather: { ...weather, chit: weather.chit ?? 1 } } : {}),
  }
}

/** A character with nothing where he is not looked into. */
function wholeOf({ isOwn: _isOwn, unseen: _unseen, within, ...seen }: SeenCharacter): Character {
  return {
    ...seen,
    ...formOf(within),
    owned: [...seen.owned],
    gold: seen.gold ?? 0,
    start: seen.start ?? '',
    plan: seen.plan ?? [],
    yesterday: seen.yesterday ?? [],
    ways: seen.ways ?? [],
    sites: seen.sites ?? [],
    seen: seen.seen ?? [],
    boons: seen.boons ?? [],
  }
}

/** A hired leader in the same way. */
function wholeLeader({ isOwn: _isOwn, unseen: _unseen, within, ...seen }: SeenLeader): HiredLeader {
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

/** What a form holds, as far as it is seen. */
const formOf = (within: SeenCharacter['within']): Pick<Character, 'within'> =>
  within ? { within: { owned: [...within.owned], gold: within.gold ?? 0 } } : {}

/** What lies face up of boxes and piles. */
const known = (piles: RealmView['boxes']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(piles).map(([id, pile]) => [id, pile.filter(card => card !== null)]))

/** The fight that a seat looks at, or that would begin in a clearing; null where there is none. */
export function fightIn(view: RealmView, clearing?: ClearingId): Fight | null {
  const state = supposed(view)
  const combat: CombatState | null = view.combat ?? (clearing === undefined ? null : beginCombat(state, clearing))
  return combat && { ...meleeOf(state, combat), combat }
}

/**
 * Who is sure to be given to a character once nobody draws any more, as all see it (15.3): all that nobody has, where he is
 * the only one who can have it. Null where somebody else may have some of it. `isSeen` says that he is hidden no longer.
 */
export function givenTo(view: RealmView, character: string, isSeen: boolean): string[] | null {
  const state = supposed(view)
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

/** A state for a fight that is fought out on guesses: a copy, with dice of its own. */
export function guessed(view: RealmView, random: RandomState): RealmState {
  const state = copy(supposed(view))
  state.random = { dice: seedRandom(String(next(random)), 'dice'), decks: seedRandom(String(next(random)), 'decks') }
  return state
}
