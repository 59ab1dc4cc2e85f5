import type { Rule } from '../../../../kernel/index.ts'
import { killCharacter } from '../effects/death.ts'
import { fatigue, isSpent, wound } from '../effects/fatigue.ts'
import { turnWeapon } from '../effects/fight-effects.ts'
import { fighterIn, isAlive } from '../facts/combatants.ts'
import { decide } from '../state/asking.ts'
import type { CombatState, Engagement } from '../state/combat.ts'
import { word } from '../state/combat-questions.ts'
import { engagementOf } from '../state/sheets.ts'
import type { Character, RealmTable } from '../state/state.ts'

export type Effort = 'MOVE' | 'FIGHT'

/**
 * Returns the number of asterisks of one kind that were played this round. BERSERK counts as FIGHT, and DUCK as MOVE
 * (18.1.1).
 */
const asterisksPlayed = ({ spent }: Pick<Engagement, 'spent'>, kind: Effort): number =>
  spent.reduce((sum, { as, asterisks }) => sum + (as === kind ? asterisks : 0), 0)

/**
 * Runs a character's Fatigue Step: the weapon, then fatigue, then wounds (16.2.4, 18.1). Characters who ran away take
 * part too (18.1.4). A character dies if every chit is wounded, committed or absent (2.2.9).
 */
export function* tire(table: RealmTable, combat: CombatState, character: Character): Rule {
  const round = engagementOf(combat, character.id)!
  yield* readyWeapon(table, character, round)
  yield* payEffort(table, combat, character, round)
  if (round.wounds > 0) {
    combat.happened = true
    yield* wound(table, character, round.wounds, '18.1.3')
    round.wounds = 0
  }
  if (isAlive(table.state, character.id) && isSpent(character)) killCharacter(table, character, null, '2.2.9')
}

/** Asks whether to turn over a weapon with two faces, if a FIGHT piece was played without a target (16.2.4). */
function* readyWeapon(table: RealmTable, character: Character, round: Engagement): Rule {
  const { alerted } = fighterIn(table.state, character.id).weapon
  if (!round.readies || alerted === null) return
  const act = yield* decide({
    seat: character.seat,
    topic: 'ready',
    data: { character: character.id, alerted },
    rule: '16.2.4',
    options: [{ id: 'turn', act: { kind: 'turn-weapon', alerted: !alerted } }, word('as-it-is', 'leave')],
  })
  if (act.kind === 'turn-weapon') turnWeapon(table, character, act.alerted, '16.2.4')
}

/**
 * Fatigues chits for all MOVE and FIGHT asterisks played except one, which is free. If both kinds were played, asks
 * which of them the free asterisk belongs to (18.1.1).
 */
function* payEffort(table: RealmTable, combat: CombatState, character: Character, round: Engagement): Rule {
  const owed = { MOVE: asterisksPlayed(round, 'MOVE'), FIGHT: asterisksPlayed(round, 'FIGHT') }
  if (owed.MOVE + owed.FIGHT < 2) return
  const kinds = (['MOVE', 'FIGHT'] as const).filter(kind => owed[kind] > 0)
  const { of } = yield* decide({
    seat: character.seat,
    topic: 'free-asterisk',
    data: { character: character.id },
    rule: '18.1.1',
    options: kinds.map(of => ({ id: of, act: { kind: 'free-asterisk', of } }) as const),
  })
  owed[of] -= 1
  // A character who was transformed this round still pays with their own chits (18.1.4).
  const { formed, ...self } = character
  const payer = self
  for (const kind of kinds) if (yield* fatigue(table, payer, [kind], owed[kind], '18.1.1')) combat.happened = true
}
