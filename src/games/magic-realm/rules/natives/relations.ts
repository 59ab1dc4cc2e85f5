import { pacifiedColumn } from '../magic/pacifying.ts'
import { printedRelation, RELATIONS, type Relation } from '../pieces/characters.ts'
import { CAMPAIGNS } from '../pieces/chits.ts'
import { groupOf, isGroup } from '../pieces/denizens.ts'
import { plays } from '../setup/optional.ts'
import { type Character, clearingAt, type Individual, type RealmState } from '../state.ts'
import { employerOf } from './serving.ts'

/** Levels that the partners of a campaign are friendlier (25.4.6). */
const PARTNERS = 2

/** How a group or visitor stands to a character, boons counted, and so many levels friendlier (10.3.2, 10.4). */
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
 * A group remembers who has killed one of its own that nobody had hired: a friend two levels, an ally four (26.12); with
 * wide grudges anybody else one.
 */
export function resent(state: RealmState, killer: Character, group: string): void {
  if (!plays(state, 'grudges')) return
  const stood = relationTo(killer, group)
  const levels = stood === 'ally' ? 4 : stood === 'friendly' ? 2 : plays(state, 'wide-grudges') ? 1 : 0
  strain(killer, group, levels)
}

/** A group or visitor is so many levels less friendly to him; below nothing friendlier. */
export function strain(character: Character, group: string, levels: number): void {
  if (levels !== 0) character.strained[group] = (character.strained[group] ?? 0) + levels
}

/** The campaign a character is on; undefined where he is on none (25.4.1). */
const campaignOf = ({ war }: Pick<RealmState, 'war'>, character: string) =>
  war?.undertakings.flatMap(one =>
    one.character === character ? (CAMPAIGNS.find(({ id }) => id === one.name) ?? []) : [],
  )[0]

/** Whether a group is a foe of the campaign that a character is on (25.4.4). */
export const isFoe = (state: Pick<RealmState, 'war'>, character: string, group: string): boolean =>
  campaignOf(state, character)?.foes.includes(group) ?? false

/** Whether a spell of his makes the members of a group where he is friends (21.3.5). */
function isPersuaded(state: RealmState, one: Individual, group: string): boolean {
  const clearing = clearingAt(one)
  if (!state.magic || clearing === null || !isGroup(group)) return false
  const { id } = employerOf(state, one)
  return groupOf(group).members.some(
    native => state.denizens[native]?.at === clearing && pacifiedColumn(state, native, id) === 'friendly',
  )
}

/**
 * The column of the MEETING table on which somebody deals with a group or a visitor: a hired leader by his employer's friends
 * (10.6.1); on a campaign its partners two levels friendlier, its foes always enemies (25.4.6). Drinks are a level (10.3.2).
 */
export function columnFor(state: RealmState, one: Individual, trader: string, drinks = false): Relation {
  const character = employerOf(state, one)
  // Whom he has persuaded deals with him as a friend (21.3.5).
  if (isPersuaded(state, one, trader)) return RELATIONS[RELATIONS.indexOf('friendly') + (drinks ? 1 : 0)]!
  if (isFoe(state, character.id, trader)) return 'enemy'
  const partner = campaignOf(state, character.id)?.partners.includes(trader) ? PARTNERS : 0
  return relationTo(character, trader, partner + (drinks ? 1 : 0))
}
