import { fortuneOf, rollFor } from '../dice.ts'
import type { Character, RealmState, RealmTable } from '../state.ts'
import { withPart } from './as-foe.ts'
import type { AssignmentRoll } from './events.ts'
import { isPeace, isProtectedFrom, monstersIn } from './ground.ts'
import { putOn, sheetWith } from './sheets.ts'
import type { CombatState } from './state.ts'
import { turnOrder } from './turn-order.ts'

/** Who can be given a denizen: unhidden, present, and not under protection from it (15.3.2). */
export const eligibleFor = (state: RealmState, combat: CombatState, denizen: string): Character[] =>
  turnOrder(state, combat.clearing).filter(character => !character.hidden && !isProtectedFrom(character, denizen))

/** Monsters that attack nobody yet, in the order in which they are given out (15.3.1, D34). */
export const unassigned = (state: RealmState, combat: CombatState): string[] =>
  monstersIn(state, combat.clearing).filter(denizen => sheetWith(combat, denizen) === undefined)

/** Every unassigned monster goes to whoever rolls highest for it; where nobody is eligible it waits (15.3.3, 15.3.5). */
export function assignAtRandom(table: RealmTable, combat: CombatState): void {
  const { state } = table
  if (isPeace(state, combat)) return
  for (const denizen of unassigned(state, combat)) {
    const eligible = eligibleFor(state, combat, denizen)
    const [only] = eligible
    if (!only) continue
    const rolls: AssignmentRoll[] = []
    const taker = eligible.length === 1 ? only : highest(table, eligible, rolls)
    putOn(combat, taker.id, withPart(denizen))
    table.tell({ kind: 'assigned', seat: taker.seat, rule: '15.3.3', character: taker.id, denizen, rolls })
  }
}

/** The one with the highest roll; ties roll again among themselves (15.3.3). */
function highest(table: RealmTable, eligible: readonly Character[], told: AssignmentRoll[]): Character {
  let tied = eligible
  while (tied.length > 1) {
    const rolls = tied.map(character => ({ character, ...rollFor(table, fortuneOf(table.state, character)) }))
    told.push(...rolls.map(({ character, dice, result }) => ({ character: character.id, dice, result })))
    const best = Math.max(...rolls.map(({ result }) => result))
    tied = rolls.filter(({ result }) => result === best).map(({ character }) => character)
  }
  return tied[0]!
}
