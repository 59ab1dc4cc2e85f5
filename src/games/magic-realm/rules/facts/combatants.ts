import type { PieceId } from '../fight/blows.ts'
import type { Fighter } from '../fight/fighter.ts'
import { boardOf, farEnd, mustBeFound, type WayId, waysAt } from '../pieces/board.ts'
import { advantagesOf } from '../pieces/characters.ts'
import { type DenizenId, denizenOf, GROUPS, isDenizen, MONSTER_IDS } from '../pieces/denizens.ts'
import { rankOf, TREMENDOUS } from '../pieces/levels.ts'
import { plays } from '../state/optional.ts'
import { bodyOf } from '../state/sheets.ts'
import {
  type Character,
  characterNow,
  characterOf,
  clearingAt,
  hasActive,
  living,
  type RealmState,
} from '../state/state.ts'
import { fighterOf } from './as-fighter.ts'
import { isDemonic } from './as-foe.ts'
import { fighterUnderSpells } from './bewitched.ts'
import { fortuneOf } from './dice.ts'
import { hirelingsAt } from './employment.ts'
import { isMist } from './forms.ts'
import type { Bespelled } from './spells.ts'

/** Returns true for a character's id, and false for the id of a denizen, head, club or horse. */
export const isCharacterId = (id: PieceId): boolean => !isDenizen(bodyOf(id))

export const isAlive = (state: RealmState, id: PieceId): boolean =>
  isCharacterId(id) ? characterOf(state, id).fate === 'alive' : state.denizens[id]?.dead === false

/**
 * Returns the denizens in a clearing that can fight, in the order of 15.3.1: its monsters and, from the Third ENCOUNTER
 * on, its natives. Mist is excluded.
 */
export function denizensIn(state: Pick<RealmState, 'denizens' | 'war'> & Bespelled, clearing: string): DenizenId[] {
  const monsters = monstersIn(state, clearing)
  return state.war ? [...monsters, ...nativesIn(state, clearing)] : monsters
}

/** All natives, sorted by group. */
const NATIVES = [...GROUPS].sort((one, other) => (one.name < other.name ? -1 : 1)).flatMap(({ members }) => members)

/**
 * Returns the natives in a clearing, except mist, sorted by group: the leader first, then the others by number
 * (15.3.1).
 */
const nativesIn = (state: Pick<RealmState, 'denizens'> & Bespelled, clearing: string): DenizenId[] =>
  NATIVES.filter(id => state.denizens[id]!.at === clearing && !state.denizens[id]!.dead && !isMist(state, id))

/** Returns true if a character takes part in a fight, either in person or through hirelings there (14.1.3). */
export const takesPartInFight = (state: RealmState, clearing: string, { id, place, fate }: Character): boolean =>
  fate === 'alive' && (clearingAt({ place }) === clearing || hirelingsAt(state, id, clearing).length > 0)

/** Returns true if a character is alive and in the fight's clearing. */
export const isPresent = ({ clearing }: { readonly clearing: string }, { place, fate }: Character): boolean =>
  fate === 'alive' && clearingAt({ place }) === clearing

/**
 * Returns the monsters in a clearing, except mist, in order of assignment: by size (largest first), then name, then
 * arrival (15.3.1, D34).
 */
export function monstersIn(state: Pick<RealmState, 'denizens'> & Bespelled, clearing: string): DenizenId[] {
  const found = MONSTER_IDS.filter(
    id => state.denizens[id]!.at === clearing && !state.denizens[id]!.dead && !isMist(state, id),
  )
  return found.sort((one, other) => compareMonsters(state, one, other))
}

function compareMonsters({ denizens }: Pick<RealmState, 'denizens'>, one: DenizenId, other: DenizenId): number {
  const a = denizenOf(one)
  const b = denizenOf(other)
  return (
    rankOf(b.size) - rankOf(a.size) ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : denizens[one]!.arrived - denizens[other]!.arrived)
  )
}

/**
 * Returns true if the Pilgrim is safe from a denizen because it is a Demon or the Imp. The Pilgrim cannot lure such
 * denizens, and they cannot be assigned to the Pilgrim (24.9).
 */
export const isProtectedFrom = (one: Pick<Character, 'id' | 'stage'>, denizen: DenizenId): boolean =>
  advantagesOf(one).includes('heavenly-protection') && isDemonic(denizen)

/** Returns a character's current combat values, including spells, advantages and optional rules. */
export function fighterIn(state: RealmState, id: PieceId, isDark = isTurned(state, id)): Fighter {
  const character = characterOf(state, id)
  const { damaged } = state
  // Advantages depend on the stage of development (26.21).
  const advantages = advantagesOf(character)
  const fighter = fighterOf(character, damaged, fortuneOf(state, character), advantages)
  const isHastened = hasActive(character, 'draught-of-speed') || hasActive(character, 'garb-of-speed')
  const able = fighterUnderSpells(state, fighter, isHastened, isDark)
  // Transformed characters cannot be wounded (20.9.6).
  const isHardy = plays(state, 'serious-wounds') && !able.shape
  return {
    ...able,
    ...(isHardy ? { hardy: true } : {}),
    ...(plays(state, 'optional-combat') ? { fumble: fortuneOf(state, character) } : {}),
  }
}

/**
 * Returns true if the weapon can be turned over: it is a counter, and no Gripping Dust keeps it alerted (1.4.4,
 * 23.10.1).
 */
export const canTurnWeapon = ({ weapon }: Fighter): boolean =>
  weapon.alerted !== null && !(weapon.potions.dust && weapon.alerted)

/**
 * Returns a character's combat values with any absorbed monster on its faster side, because the monster can be turned
 * over when it is played. A Tremendous one stays as it is (21.5.1).
 */
export function fastestFighterIn(state: RealmState, id: PieceId): Fighter {
  const now = fighterIn(state, id)
  if (!mayTurn(now)) return now
  return [false, true]
    .map(isDark => fighterIn(state, id, isDark))
    .reduce((best, one) => ((one.boots?.time ?? 9) < (best.boots?.time ?? 9) ? one : best))
}

/** Returns true if an absorbed monster may show either side in any play; Tremendous ones may not (21.5.1). */
export const mayTurn = ({ shape, vulnerability }: Fighter): boolean =>
  shape?.monster !== undefined && rankOf(vulnerability) < TREMENDOUS

/** Returns true if a character's monster form has its dark or red side up (21.5.1). */
const isTurned = ({ combat }: Pick<RealmState, 'combat'>, id: PieceId): boolean => combat?.shapes?.[id]?.isDark ?? false

/**
 * Returns the roadways a character may run along: the one they arrived by today or, if they have been in the clearing
 * all day or arrived by none, every usable one that stays on the map (15.6.2, 15.6.3, D36).
 */
export function roadsOut(state: Pick<RealmState, 'tiles'>, character: Character): WayId[] {
  const clearing = clearingAt(character)
  if (clearing === null) return []
  // Mist can also run along undiscovered roadways (21.6.3).
  const isMisty = character.formed === 'mist'
  const isKnown = (way: WayId): boolean => isMisty || character.ways.includes(way)
  return waysAt(boardOf(state.tiles), clearing)
    .filter(way => (character.cameBy === null ? farEnd(way, clearing) !== null : way.id === character.cameBy))
    .filter(way => !mustBeFound(way) || isKnown(way.id))
    .map(({ id }) => id)
}

/**
 * Returns true if a wish forbids naming targets and attacking in the fight's clearing for the rest of the evening
 * (22.2, wish 4).
 */
export const isPeace = ({ peace }: Pick<RealmState, 'peace'>, { clearing }: { readonly clearing: string }): boolean =>
  peace.includes(clearing)

/**
 * Returns the participants in a clearing's fight in turn order, which starts with the player of the day's first
 * character and continues to the left (14.1.3, 15.1.4).
 */
export function turnOrder(state: RealmState, clearing: string): Character[] {
  const { first, seats } = state
  const begins = first === null ? 0 : (characterNow(state, first)?.seat ?? 0)
  const after = ({ seat }: Character): number => (seat - begins + seats.length) % seats.length
  return living(state)
    .filter(character => takesPartInFight(state, clearing, character))
    .sort((one, other) => after(one) - after(other))
}
