import type { Rule } from '../../../../kernel/index.ts'
import { applyWither } from '../effects/curses.ts'
import { awaken, takeFromPile } from '../effects/ownership.ts'
import { chitsOf, faceOf } from '../facts/chits.ts'
import { gainFame } from '../facts/scoring.ts'
import { type BelongingId, belonging, isEnchanted } from '../pieces/belongings.ts'
import { CHITS_OF_STAGE, characterCard, ownChits, stageOfSteps } from '../pieces/characters.ts'
import { GROUPS } from '../pieces/denizens.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { Character, RealmTable } from '../state/state.ts'

/** The stage from which each gain is granted; later stages keep the earlier gains (26.22). */
const FROM = { gold: 5, card: 6, renown: 7, horse: 8, phase: 9, arms: 10 } as const
const GOLD = 15
const FAME = 5
const NOTORIETY = 10

const currentStage = ({ steps = 0 }: Pick<Character, 'steps'>): number => stageOfSteps(steps)

/** Returns the extra starting gold, which is 0 before the fifth stage (26.22). */
export const goldGained = (character: Pick<Character, 'steps'>): number =>
  currentStage(character) >= FROM.gold ? GOLD : 0

/** Returns true if the character has an extra phase each day (26.22). */
export const gainsPhase = (character: Pick<Character, 'steps'>): boolean => currentStage(character) >= FROM.phase

/**
 * Grants the gains of a character beyond the fourth stage. Their value doesn't count as gold earned in play (4.2.5,
 * 26.22).
 */
export function* takeGains(table: RealmTable, character: Character): Rule {
  const stage = currentStage(character)
  const gold = goldGained(character)
  character.gold += gold
  character.worth += gold
  if (stage >= FROM.card) yield* gainCard(table, character)
  if (stage >= FROM.renown) gainFame(table, character, FAME, NOTORIETY, '26.22')
  if (stage >= FROM.horse) yield* gainPiece(table, character, 'gain-horse', ['horse'])
  if (stage >= FROM.arms) yield* gainPiece(table, character, 'gain-arm', ['weapon', 'armor'])
}

function* gainCard(table: RealmTable, character: Character): Rule {
  const { state } = table
  const cardsOf = (group: string): BelongingId[] => state.boxes[group]!.filter(id => belonging(id).kind === 'treasure')
  const groups = GROUPS.filter(({ id }) => cardsOf(id).length > 0)
  if (groups.length === 0) return
  const { group } = yield* decide({
    seat: character.seat,
    topic: 'gain-card',
    rule: '26.22',
    data: { character: character.id },
    options: groups.map(({ id }) => ({ id, act: { kind: 'from', group: id } as const })),
  })
  const cards = cardsOf(group)
  take(table, character, group, cards[cards.length === 1 ? 0 : table.die(cards.length) - 1]!)
}

/**
 * Grants a piece of one of the given kinds, which the player chooses from those that natives have. Instead of a weapon
 * or armor, a character with starting spells may choose another spell (26.22).
 */
function* gainPiece(
  table: RealmTable,
  character: Character,
  topic: 'gain-horse' | 'gain-arm',
  kinds: readonly string[],
): Rule {
  const { boxes, magic } = table.state
  const pieces = GROUPS.flatMap(({ id: group }): OptionOn<'gain-arm'>[] => {
    // Identical pieces of a group are offered once.
    const types = new Map(
      boxes[group]!.filter(id => kinds.includes(belonging(id).kind)).map(id => [belonging(id).type, id]),
    )
    return [...types.values()].map(id => ({ id, act: { kind: 'gain', belonging: id, from: group } }))
  })
  const isLearned = topic === 'gain-arm' && magic !== undefined && (characterCard(character.id).spells?.count ?? 0) > 0
  const options = [...pieces, ...(isLearned ? [wordOption('gain-spell')] : [])]
  if (options.length === 0) return
  const { seat, id } = character
  const act = yield* decide({ seat, topic, rule: '26.22', data: { character: id }, options })
  if (act.kind === 'gain') take(table, character, act.from, act.belonging)
  else if (character.magic) character.magic.more = true
}

/**
 * Grants a piece that doesn't count as earned in play. Its owner activates it later (2.3.2), except for an Enchanted
 * card, which awakens at once.
 */
function take(table: RealmTable, character: Character, group: string, id: BelongingId): void {
  const { state } = table
  takeFromPile(state, state.boxes[group]!, id)
  character.owned.push({ id, active: false, alerted: false, packedOn: null, on: null })
  const { kind, price } = belonging(id)
  character.worth += price
  const { seat } = character
  const event = { kind: 'gets', seat, rule: '26.22', character: character.id, from: group } as const
  if (kind !== 'treasure' || isEnchanted(id)) table.emit({ ...event, belonging: id })
  else {
    table.reveal([seat])
    table.emit(event)
    table.emit({ ...event, belonging: id, to: [seat] })
  }
  if (isEnchanted(id)) awaken(table, character, id)
}

/**
 * Grants a missing chit of the next stage, chosen by the player (26.21). Returns true if it was the last one missing.
 */
export function* gainChit(table: RealmTable, character: Character, stage: number): Rule<boolean> {
  const { seat, id } = character
  const first = stage * CHITS_OF_STAGE
  const lacking = chitsOf(character).filter(
    ({ number }) => number >= first && number < first + CHITS_OF_STAGE && character.chits[number] === 'absent',
  )
  const faces = new Map(lacking.map(chit => [faceOf(chit), chit.number]))
  const { chit } = yield* decide({
    seat,
    topic: 'grow',
    rule: '26.21',
    data: { character: id },
    options: [...faces].map(([face, number]) => ({ id: face, act: { kind: 'grow', chit: number } as const })),
  })
  character.chits[chit] = 'active'
  if (character.curses.includes('wither')) applyWither(character)
  table.emit({ kind: 'grows', seat, rule: '26.21', character: id, chits: [chit], ...ownChits(character) })
  return lacking.length === 1
}
