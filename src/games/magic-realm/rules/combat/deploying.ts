import type { Rule } from '../../../../kernel/index.ts'
import { callBroomInEncounter } from '../actions/brooms.ts'
import { startBattle } from '../effects/battles.ts'
import { attackCharacter, attackDenizen, isHeldHireling, isIdle } from '../effects/duels.ts'
import { unhideAnybody } from '../effects/fight-effects.ts'
import { flyAway } from '../effects/flying.ts'
import { mayAttack } from '../effects/forbidding.ts'
import { unhide } from '../effects/hiding.ts'
import { breakPeace } from '../effects/pacifying.ts'
import { rollStumble } from '../effects/stumble.ts'
import { applyHirelingTreachery, kinField } from '../effects/treachery.ts'
import { denizensIn, fastestFighterIn, isCharacterId, isPeace, isPresent } from '../facts/combatants.ts'
import { canSee, employerIdOf, hiredLeader, hirelingsAt, isHidden } from '../facts/employment.ts'
import { isHeld, winged } from '../facts/sides.ts'
import { soloWings } from '../facts/wings.ts'
import type { PieceId } from '../fight/blows.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import { movePieces, spending } from '../state/combat-pieces.ts'
import { pieceOptions } from '../state/combat-questions.ts'
import { engagementOf, piecesOn, removePieces, sheetOf } from '../state/sheets.ts'
import { type Character, charactersAt, type RealmState, type RealmTable } from '../state/state.ts'
import { chooseSide } from './opponents.ts'
import { rousedField, rouseNatives } from './watchful-natives.ts'

/**
 * Returns the character's hirelings in the clearing that are not being attacked and are not attacking anybody yet
 * (15.4.1).
 */
const deployable = (state: RealmState, combat: CombatState, character: Character): PieceId[] =>
  hirelingsAt(state, character.id, combat.clearing).filter(one => isIdle(combat, one))

/**
 * Returns the possible targets for deploying a hireling: any other character in the clearing, and any denizen there
 * that neither serves the employer nor is held by a monster. Only a leader that sees hidden enemies may attack a hidden
 * target, and no spell may prevent the attack (15.4.7, 17.3.4, D35).
 */
export function deploymentsOf(state: RealmState, combat: CombatState, { id }: Character, hireling: PieceId): PieceId[] {
  const sees = hiredLeader(state, hireling)?.foundEnemies ?? false
  const characters = charactersAt(state, combat.clearing)
    .map(one => one.id)
    .filter(one => one !== id)
  const denizens = denizensIn(state, combat.clearing).filter(
    one => employerIdOf(state, one) !== id && !isHeldHireling(state, combat, one),
  )
  return [...characters, ...denizens].filter(one => (sees || !isHidden(state, one)) && mayAttack(state, hireling, one))
}

/**
 * Returns the characters that a character sees and can charge, and the pieces that can be played for it. There are no
 * targets without a piece. Both lists are empty if the character is absent or held (15.4.6, 15.4.7).
 */
export function chargesOf(state: RealmState, combat: CombatState, character: Character) {
  const { id } = character
  const round = engagementOf(combat, id)
  if (!round || !isPresent(combat, character) || isHeld(state, combat, id)) return { targets: [], pieces: [] }
  const targets = charactersAt(state, combat.clearing).filter(
    one => one.id !== id && canSee(state, character, one.id) && mayAttack(state, id, one.id),
  )
  const pieces = movePieces(fastestFighterIn(state, id), round, 'charge', false)
  return { targets: pieces.length > 0 ? targets.map(one => one.id) : [], pieces }
}

/** Asks which hirelings to deploy, and whether the character charges someone (15.4.1, 15.4.6). */
export function* deploy(table: RealmTable, combat: CombatState, character: Character): Rule {
  const { state } = table
  const { seat, id } = character
  if (isPeace(state, combat)) return
  for (;;) {
    const round = engagementOf(combat, id)
    const sent = deployable(state, combat, character).flatMap(hireling =>
      deploymentsOf(state, combat, character, hireling).map(target =>
        deployOption(state, combat, character, hireling, target),
      ),
    )
    const charges = round?.charge ? [] : chargesOf(state, combat, character).targets.map(chargeOption)
    if (sent.length + charges.length === 0) return
    const act = yield* decide({
      seat,
      topic: 'deploy',
      data: { character: id },
      rule: '15.4.1',
      options: [{ id: 'done', act: { kind: 'deployed' }, stops: true }, ...sent, ...charges],
    })
    if (act.kind === 'deploy') {
      yield* deployHireling(table, combat, character, act.hireling, act.target)
      if (!act.kin) yield* rouseNatives(table, combat, character, act.rouses ?? [])
    } else if (act.kind === 'charge') yield* charge(table, combat, character, act.target)
    else return
  }
}

const deployOption = (
  state: RealmState,
  combat: CombatState,
  character: Character,
  hireling: PieceId,
  target: PieceId,
): OptionOn<'deploy'> => ({
  id: `${hireling} against ${target}`,
  act: {
    kind: 'deploy',
    hireling,
    target,
    ...kinField(state, hireling, target),
    ...rousedField(state, combat, character, target, hireling),
  },
  at: { piece: target },
})

const chargeOption = (target: PieceId): OptionOn<'deploy'> => ({
  id: `charge ${target}`,
  act: { kind: 'charge', target },
  at: { piece: target },
  rule: '15.4.6',
})

/**
 * Deploys one hireling against a character or denizen (15.4.1 to 15.4.4, 15.4.7). Under extended treachery, a native
 * sent against its own group leaves service instead (26.11).
 */
function* deployHireling(
  table: RealmTable,
  combat: CombatState,
  character: Character,
  hireling: PieceId,
  target: PieceId,
): Rule {
  const { state } = table
  const { seat, id } = character
  if (applyHirelingTreachery(table, combat, character, hireling, target)) return
  yield* chooseSide(table, combat, seat, id, hireling, 'deploy-side', '15.4.1')
  unhideAnybody(table, hireling, seat, '15.4.1')
  unhideAnybody(table, target, seat, '15.4.7')
  table.emit({ kind: 'deploys', seat, rule: '15.4.1', character: hireling, denizen: target })
  breakPeace(table, target, id)
  if (isCharacterId(target)) attackCharacter(state, combat, hireling, target)
  else {
    attackDenizen(state, combat, hireling, target)
    startBattle(table, combat, character, target)
  }
}

/**
 * Asks for a piece and plays a charge. The piece counts as an attacker on the target's sheet with its own move time,
 * and the charger may attack only that target (15.4.6, 16.1.7). A Broomstick's holder may turn the charge into a flight
 * or choose another target (21.5.3).
 */
function* charge(table: RealmTable, combat: CombatState, character: Character, target: PieceId): Rule {
  const { state } = table
  const { seat, id } = character
  const { pieces } = chargesOf(state, combat, character)
  const chosen = yield* decide({
    seat,
    topic: 'charge-by',
    data: { character: id, target },
    rule: '15.4.6',
    options: pieceOptions('charge-by', fastestFighterIn(state, id), pieces),
  })
  const played = pieces.find(({ piece }) => piece === chosen.piece)!
  const round = engagementOf(combat, id)!
  round.spent.push(spending(played))
  const called = played.piece.kind === 'chit' ? yield* callBroomInEncounter(table, character, played.strength) : null
  if (called?.how === 'charge') {
    chargeByBroom(table, combat, character, called.target)
    return
  }
  if (called?.how === 'fly') {
    const [wings] = soloWings(state, character)
    if (rollStumble(table, combat, character, wings!.time, winged(state))) return
    round.gone = true
    removePieces(combat, piecesOn(sheetOf(combat, id)))
    flyAway(table, character, called.tile, wings!)
    return
  }
  round.charge = { target, piece: played.piece, time: played.time }
  round.target = target
  unhide(table, character, '15.4.7')
  unhideAnybody(table, target, seat, '15.4.7')
  breakPeace(table, target, id)
  table.emit({ kind: 'charges', seat, rule: '15.4.6', character: id, target, piece: played.piece })
}

/** Makes a Broomstick's rider charge a target that the broom's holder chooses, with the broom's move time (21.5.3). */
export function chargeByBroom(table: RealmTable, combat: CombatState, character: Character, target: PieceId): void {
  const { seat, id } = character
  const round = engagementOf(combat, id)!
  const piece = { kind: 'fly' } as const
  round.charge = { target, piece, time: fastestFighterIn(table.state, id).flight?.time ?? 1 }
  round.target = target
  unhide(table, character, '15.4.7')
  breakPeace(table, target, id)
  table.emit({ kind: 'charges', seat, rule: '21.5.3', character: id, target, piece })
}
