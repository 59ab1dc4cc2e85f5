import { type Rule, type Seat, simultaneously } from '../../../../kernel/index.ts'
import { isPromptAct, promptOptions, setPrompts } from '../effects/prompt-suppression.ts'
import { individuals, isCharacterPiece } from '../facts/employment.ts'
import { idOf, recordOption } from '../facts/phase-option.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { Individual, RealmState, RealmTable, Recorded } from '../state/state.ts'
import { recordFamiliar } from './familiar.ts'
import { askForFarewell, farewellOptions } from './farewell.ts'
import { createPhantasms, recordPhantasm } from './phantasm.ts'
import { choosesPhases, mustMoveAgain, otherSources, recordablePhases, sourceFor } from './phases.ts'

/**
 * Runs Birdsong: all players simultaneously record their turns in secret (6.1.1). For an individual who chooses phase
 * by phase, only a FOLLOW can be recorded (6.2.8).
 */
export function* recordTurns(table: RealmTable): Rule {
  const { state } = table
  const recorders = individuals(state).filter(one => !choosesPhases(one) || mayFollow(state, one))
  for (const character of individuals(state)) {
    character.yesterday = character.plan
    character.plan = []
    if (!isCharacterPiece(character)) continue
    if (character.familiar) character.familiar.plan = []
    if (character.magic) character.magic.prepared = false
    // Players who choose phase by phase have already answered this question during their turn.
    if (!choosesPhases(character)) delete character.wantsEnd
  }
  createPhantasms(state)
  const askers = individuals(state).filter(one => recorders.includes(one) || one.familiar || one.phantasm)
  const seats = state.seats.map((_, seat) => seat).filter(seat => askers.some(one => one.seat === seat))
  yield* simultaneously(table, seats, seat => recordTurnsOfSeat(table, seat, recorders))
}

function* recordTurnsOfSeat({ state }: RealmTable, seat: Seat, recorders: readonly Individual[]): Rule {
  for (const one of individuals(state)) {
    if (one.seat !== seat) continue
    if (recorders.includes(one)) yield* record(state, one)
    if (isCharacterPiece(one) && !one.wantsDeath) {
      yield* recordFamiliar(state, one)
      yield* recordPhantasm(state, one)
    }
  }
}

/** Returns true if an individual who chooses phase by phase may still record a FOLLOW (6.2.8). */
const mayFollow = (state: RealmState, one: Individual): boolean =>
  recordablePhases(state, one, []).some(({ activity }) => activity.kind === 'follow')

/** Records one turn, phase by phase, until the player is done or nothing more can be recorded (6.1). */
function* record(state: RealmState, character: Individual): Rule {
  for (;;) {
    const able = recordablePhases(state, character, character.plan).filter(
      ({ activity }) => !choosesPhases(character) || activity.kind === 'follow',
    )
    if (able.length === 0) return
    const again = character.plan.length === 0 && !choosesPhases(character) ? repeated(state, character) : []
    const phases = able.map(recordOption)
    const act = yield* decide({
      seat: character.seat,
      topic: 'record',
      rule: '6.1.1',
      waiting: 'recording',
      show: true,
      data: { character: character.id, phase: character.plan.length },
      options: [
        ...phases,
        ...(again.length > 0 ? [wordOption('repeat', '6.1.1')] : []),
        ...otherSources(state, character).map(
          (source): OptionOn<'record'> => ({ id: `by ${source}`, act: { kind: 'retag', source }, rule: '6.1.10' }),
        ),
        ...(isCharacterPiece(character) && !choosesPhases(character) ? farewellOptions(state, character) : []),
        ...(isCharacterPiece(character) ? promptOptions(character) : []),
        // On a roadway or outside the map, the turn must continue into a clearing (8.3.8, 27.1.3, D16).
        ...(mustMoveAgain(state, character) ? [] : [wordOption('done', '6.1.11')]),
      ],
    })
    if (act.kind === 'repeat') {
      character.plan = again
      continue
    }
    if (act.kind === 'retag') {
      character.plan.push({ activity: character.plan.pop()!.activity, source: act.source })
      continue
    }
    if (isPromptAct(act) && isCharacterPiece(character)) {
      setPrompts(character, act.kind)
      continue
    }
    if (act.kind === 'farewell' && isCharacterPiece(character)) {
      yield* askForFarewell(character)
      if (character.wantsDeath) return
      continue
    }
    if (act.kind !== 'record') return
    character.plan.push(able[phases.findIndex(option => option.act === act)]!)
  }
}

/**
 * Returns the phases from the start of yesterday's turn that can be recorded again. The list ends before the first
 * phase that can't be.
 */
export function repeated(state: RealmState, character: Individual): Recorded[] {
  const plan: Recorded[] = []
  for (const { activity } of character.yesterday) {
    const isAble = recordablePhases(state, character, plan).some(one => idOf(one.activity) === idOf(activity))
    const source = isAble ? sourceFor(state, character, plan, activity) : null
    if (source === null) break
    plan.push({ activity, source })
  }
  return plan
}
