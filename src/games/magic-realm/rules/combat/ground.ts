import { fortuneOf } from '../dice.ts'
import { rankOf, TREMENDOUS } from '../levels.ts'
import { isMist } from '../magic/forms.ts'
import type { Bespelled } from '../magic/spells.ts'
import type { WayId } from '../map/board.ts'
import { boardOf, farEnd, mustBeFound, waysAt } from '../map/board.ts'
import { hirelingsAt } from '../natives/serving.ts'
import { advantagesOf } from '../pieces/characters.ts'
import { type DenizenId, denizenOf, GROUPS, isDenizen, MONSTER_IDS } from '../pieces/denizens.ts'
import { plays } from '../setup/optional.ts'
import { type Character, characterOf, clearingAt, hasActive, type RealmState } from '../state.ts'
import { fighterOf } from './as-fighter.ts'
import { isDemonic } from './as-foe.ts'
import { bewitched } from './bewitched.ts'
import type { PieceId } from './blows.ts'
import type { Fighter } from './fighter.ts'
import { bodyOf } from './sheets.ts'

/** Whether the id is a character's, and not a denizen's or its head's or club's. */
export const isCharacter = (id: PieceId): boolean => !isDenizen(bodyOf(id))

/** Whether a character or a denizen lives. */
export const isAlive = (state: RealmState, id: PieceId): boolean =>
  isCharacter(id) ? characterOf(state, id).fate === 'alive' : state.denizens[id]?.dead === false

/** Who can fight in a clearing, but for mist: its monsters, and from the Third ENCOUNTER on its natives, in the order of 15.3.1. */
export function denizensIn(state: Pick<RealmState, 'denizens' | 'war'> & Bespelled, clearing: string): DenizenId[] {
  const monsters = monstersIn(state, clearing)
  return state.war ? [...monsters, ...nativesIn(state, clearing)] : monsters
}

/** All natives, group by group. */
const NATIVES = [...GROUPS].sort((one, other) => (one.name < other.name ? -1 : 1)).flatMap(({ members }) => members)

/** The natives in a clearing by their groups, each group's leader first, then by their numbers (15.3.1). */
const nativesIn = (state: Pick<RealmState, 'denizens'> & Bespelled, clearing: string): DenizenId[] =>
  NATIVES.filter(id => state.denizens[id]!.at === clearing && !state.denizens[id]!.dead && !isMist(state, id))

/** Whether somebody has a say in a fight: he is there, or has hirelings there whom he leads from afar (14.1.3). */
export const takesPart = (state: RealmState, clearing: string, { id, place, fate }: Character): boolean =>
  fate === 'alive' && (clearingAt({ place }) === clearing || hirelingsAt(state, id, clearing).length > 0)

/** Whether a character stands in the clearing of a fight. */
export const isPresent = ({ clearing }: { readonly clearing: string }, { place, fate }: Character): boolean =>
  fate === 'alive' && clearingAt({ place }) === clearing

/** Monsters in a clearing in the order in which they are given out: the largest first, then by name, then as they came (15.3.1, D34). */
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

/** The Pilgrim is safe from Demons and the Imp: they are not lured by him nor assigned to him (24.9). */
export const isProtectedFrom = (one: Pick<Character, 'id' | 'stage'>, denizen: DenizenId): boolean =>
  advantagesOf(one).includes('heavenly-protection') && isDemonic(denizen)

/** A character of the table as he can fight now. */
export function fighterIn(state: RealmState, id: PieceId, isDark = isTurned(state, id)): Fighter {
  const character = characterOf(state, id)
  const { damaged } = state
  // Who begins small aims no better than others (26.21).
  const advantages = advantagesOf(character)
  const fighter = fighterOf(character, damaged, fortuneOf(state, character), advantages)
  const isHurried = hasActive(character, 'draught-of-speed') || hasActive(character, 'garb-of-speed')
  const able = bewitched(state, fighter, isHurried, isDark)
  // In another form nobody is wounded (20.9.6).
  const isHardy = plays(state, 'serious-wounds') && !able.shape
  return {
    ...able,
    ...(isHardy ? { hardy: true } : {}),
    ...(plays(state, 'optional-combat') ? { fumble: fortuneOf(state, character) } : {}),
  }
}

/** Whether he can turn his weapon: a counter, and none that Gripping Dust keeps alerted (1.4.4, 23.10.1). */
export const canTurnWeapon = ({ weapon }: Fighter): boolean =>
  weapon.alerted !== null && !(weapon.potions.dust && weapon.alerted)

/** The same with the side of an absorbed monster up on which it moves faster: he turns it as he plays (21.5.1). */
export function swiftIn(state: RealmState, id: PieceId): Fighter {
  const now = fighterIn(state, id)
  if (!mayTurn(now)) return now
  return [false, true]
    .map(isDark => fighterIn(state, id, isDark))
    .reduce((best, one) => ((one.boots?.time ?? 9) < (best.boots?.time ?? 9) ? one : best))
}

/** Whether he turns the monster he has absorbed either side up whenever he plays: not a Tremendous one (21.5.1). */
export const mayTurn = ({ shape, vulnerability }: Fighter): boolean =>
  shape?.monster !== undefined && rankOf(vulnerability) < TREMENDOUS

/** Whether the monster whose shape a character has lies dark or red side up (21.5.1). */
const isTurned = ({ combat }: Pick<RealmState, 'combat'>, id: PieceId): boolean => combat?.shapes?.[id]?.isDark ?? false

/**
 * The roadways along which a character could run: the one he came by today, or any he may use where he has been here all
 * day (15.6.2, 15.6.3).
 */
export function roadsOut(state: Pick<RealmState, 'tiles'>, character: Character): WayId[] {
  const clearing = clearingAt(character)
  if (clearing === null) return []
  // Mist runs by what it has not discovered too (21.6.3).
  const isMisty = character.formed === 'mist'
  const isKnown = (way: WayId): boolean => isMisty || character.ways.includes(way)
  return waysAt(boardOf(state.tiles), clearing)
    .filter(way => (character.cameBy === null ? farEnd(way, clearing) !== null : way.id === character.cameBy))
    .filter(way => !mustBeFound(way) || isKnown(way.id))
    .map(({ id }) => id)
}

/** Whether a wish forbids to name targets and to attack here for the rest of the evening (22.2, wish 4). */
export const isPeace = ({ peace }: Pick<RealmState, 'peace'>, { clearing }: { readonly clearing: string }): boolean =>
  peace.includes(clearing)
