import { employerOf } from '../facts/employment.ts'
import { printedRelation, RELATIONS, type Relation } from '../pieces/characters.ts'
import { CAMPAIGNS } from '../pieces/chits.ts'
import { groupOf, isGroup } from '../pieces/denizens.ts'
import { plays } from '../state/optional.ts'
import type { OpenIndividual, OpenRealm } from '../state/state.ts'
import { type Character, clearingAt, type RealmState } from '../state/state.ts'
import { pacifiedColumn } from './pacifying.ts'

/** The number of levels by which a campaign's partners are friendlier (25.4.6). */
const PARTNERS = 2

/**
 * Returns a group's or visitor's attitude to a character, after subtracting lost levels and adding a bonus in levels
 * (10.3.2, 10.4).
 */
export function relationTo(
  character: Pick<Character, 'id' | 'strained' | 'ability' | 'stage'>,
  trader: string,
  levels = 0,
): Relation {
  const printed = RELATIONS.indexOf(printedRelation(character, trader))
  const level = printed - (character.strained[trader] ?? 0) + levels
  return RELATIONS[Math.max(0, Math.min(RELATIONS.length - 1, level))]!
}

/**
 * Lowers a group's attitude to a character who killed an unhired member: by two levels if it was friendly, and by four
 * if it was allied (26.12). With wide grudges, lowers any other attitude by one level.
 */
export function lowerRelation(state: RealmState, killer: Character, group: string): void {
  if (!plays(state, 'grudges')) return
  const attitude = relationTo(killer, group)
  const levels = attitude === 'ally' ? 4 : attitude === 'friendly' ? 2 : plays(state, 'wide-grudges') ? 1 : 0
  lowerAttitude(killer, group, levels)
}

/** Lowers a group's or visitor's attitude by a number of levels; a negative number raises it. */
export function lowerAttitude(character: Character, group: string, levels: number): void {
  if (levels !== 0) character.strained[group] = (character.strained[group] ?? 0) + levels
}

/** Returns the character's campaign, or undefined if there is none (25.4.1). */
const campaignOf = ({ war }: Pick<OpenRealm, 'war'>, character: string) =>
  war?.undertakings.flatMap(one =>
    one.character === character ? (CAMPAIGNS.find(({ id }) => id === one.name) ?? []) : [],
  )[0]

/** Returns true if a group is a foe of the character's campaign (25.4.4). */
export const isFoe = (state: Pick<OpenRealm, 'war'>, character: string, group: string): boolean =>
  campaignOf(state, character)?.foes.includes(group) ?? false

/**
 * Returns true if the individual, or the employer of a hired leader, has made any member of a group in the clearing
 * friendly with a spell (21.3.5).
 */
function hasPersuadedGroup(state: OpenRealm, one: OpenIndividual, group: string): boolean {
  const clearing = clearingAt(one)
  if (!state.magic || clearing === null || !isGroup(group)) return false
  const { id } = employerOf(state, one)
  return groupOf(group).members.some(
    native => state.denizens[native]?.at === clearing && pacifiedColumn(state, native, id) === 'friendly',
  )
}

/**
 * Returns the MEETING column for an individual dealing with a group or visitor. A hired leader uses the employer's
 * friends (10.6.1). A persuaded group is friendly (21.3.5). A campaign's partners are two levels friendlier, and its
 * foes are always enemies (25.4.6). Drinks add a level (10.3.2), but not to foes.
 */
export function columnFor(state: OpenRealm, one: OpenIndividual, trader: string, drinks = false): Relation {
  const character = employerOf(state, one)
  // Persuaded groups are friendly (21.3.5).
  if (hasPersuadedGroup(state, one, trader)) return RELATIONS[RELATIONS.indexOf('friendly') + (drinks ? 1 : 0)]!
  if (isFoe(state, character.id, trader)) return 'enemy'
  const partner = campaignOf(state, character.id)?.partners.includes(trader) ? PARTNERS : 0
  return relationTo(character, trader, partner + (drinks ? 1 : 0))
}
