import type { Rule } from '../../../../kernel/index.ts'
import { colorPlays, playColor } from '../actions/color-chits.ts'
import { protect, protections } from '../actions/phase-chits.ts'
import { pickUp, pickUpOptions } from '../actions/picking-up.ts'
import { arrange, arrangements, canAbandon } from '../actions/rearranging.ts'
import { dropFromAir, isAloft } from '../effects/flying.ts'
import { unhide } from '../effects/hiding.ts'
import { giveUp, takeUp, undertakingOptions } from '../effects/missions.ts'
import { shouldPrompt, suppressPrompt, wantsAllPrompts } from '../effects/prompt-suppression.ts'
import { individualsAt, isCharacterPiece } from '../facts/employment.ts'
import { isFollowing } from '../facts/party.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import { charactersAt, clearingAt, type Individual, type RealmState, type RealmTable } from '../state/state.ts'
import { deal, MAX_DEALS } from './exchange.ts'

/**
 * Lists the trading partners at the start of a phase, from the Third ENCOUNTER on: everyone else in the clearing who is
 * awake and not blocked (2.6.1, 2.6.2). A blocked or sleeping individual has none.
 */
function partners(state: RealmState, one: Individual): Individual[] {
  const clearing = clearingAt(one)
  if (!state.war || clearing === null || one.blocked || one.asleep) return []
  return individualsAt(state, clearing).filter(other => other !== one && !other.blocked && !other.asleep)
}

/**
 * Lists the options at the start of a phase: to arrange belongings, pick up dropped ones of the individual's own, take
 * up missions and campaigns, use color chits or Phase chits, and make deals (8.2.1, 8.2.2).
 */
export const startOptions = (
  state: RealmState,
  one: Individual,
  done: readonly BelongingId[] = [],
  deals = 0,
): OptionOn<'phase-start'>[] => [
  ...(isAloft(one) ? dropOptions(state, one) : arrangements(state, one, done)),
  ...(one.blocked || one.asleep ? [] : pickUpOptions(state, one, done, true)),
  ...(isCharacterPiece(one)
    ? [...undertakingOptions(state, one), ...colorPlays(state, one, true), ...protections(state, one)]
    : []),
  ...(deals < MAX_DEALS ? partners(state, one) : []).map(({ id }) => ({
    id: `deal ${id}`,
    act: { kind: 'deal-with', character: id } as const,
    rule: '2.6.1',
  })),
]

/** Lists the options for abandoning belongings, the only options available in the air (8.2.3, 8.6.12). */
const dropOptions = (state: RealmState, one: Individual): OptionOn<'phase-start'>[] =>
  one.owned
    .filter(piece => canAbandon(state, one, piece))
    .map(({ id }) => ({ id: `abandon ${id}`, act: { kind: 'abandon', belonging: id }, rule: '8.6.12' }))

/**
 * Runs the start of a phase until the player continues. Prompts only if a prompt is due or `wanted` is true. Returns
 * true if the player wants no more prompts this turn (8.2.1).
 */
export function* startPhase(table: RealmTable, one: Individual, wanted = false): Rule<boolean> {
  const { state } = table
  const availableOptions = (): string[] => startOptions(state, one).map(({ id }) => id)
  const proceed = (how: 'go' | 'go-on'): boolean => {
    suppressPrompt(one, 'phase-start', availableOptions())
    return how === 'go-on'
  }
  if (!wanted && !shouldPrompt(state, one, availableOptions())) return proceed('go')
  const done: BelongingId[] = []
  for (let deals = 0; ; ) {
    const options = startOptions(state, one, done, deals)
    if (options.length === 0) return proceed('go')
    const act = yield* decide({
      seat: one.seat,
      topic: 'phase-start',
      rule: '8.2.1',
      data: { character: one.id, played: state.turn?.played ?? 0 },
      options: [
        ...(wantsAllPrompts(state, one) ? [wordOption('go-on')] : []),
        wordOption('go'),
        ...options,
        ...(one.hidden ? [wordOption('show-himself', '9.1.2')] : []),
      ],
    })
    if (act.kind === 'go' || act.kind === 'go-on') return proceed(act.kind)
    if (act.kind === 'show-himself') unhide(table, one, '9.1.2')
    else if (act.kind === 'deal-with') {
      deals++
      const other = partners(state, one).find(({ id }) => id === act.character)
      if (other) yield* deal(table, one, other)
    } else if (isCharacterPiece(one) && act.kind === 'color') playColor(table, one, act)
    else if (isCharacterPiece(one) && act.kind === 'protect') protect(table, one, act.spell)
    else if (isCharacterPiece(one) && act.kind === 'take-up') takeUp(table, one, act.chit)
    else if (isCharacterPiece(one) && act.kind === 'give-up') giveUp(table, one, act.name)
    else if (isAloft(one) && act.kind === 'abandon') dropFromAir(table, one, act.belonging)
    else if (act.kind === 'pick-up') {
      done.push(act.belonging)
      yield* pickUp(table, one, act.belonging)
    } else if ('belonging' in act) {
      done.push(act.belonging)
      yield* arrange(table, one, act)
    }
    if (one.fate !== 'alive' || one.blocked || (clearingAt(one) === null && !isAloft(one))) return false
  }
}

/**
 * At the start of a phase, lets other characters in the clearing, except followers, energize spells with color chits
 * (8.2.2).
 */
export function* energizeAtPhaseStart(table: RealmTable, mover: Individual): Rule {
  const { state } = table
  const clearing = clearingAt(mover)
  if (!state.magic || clearing === null) return
  for (const one of charactersAt(state, clearing)) {
    if (one === mover || isFollowing(state, one.id)) continue
    for (;;) {
      const plays = state.magic.sparing.includes(one.id) ? [] : colorPlays(state, one, false)
      if (plays.length === 0) break
      const act = yield* decide({
        seat: one.seat,
        topic: 'feed',
        rule: '8.2.2',
        data: { character: one.id, guide: mover.id },
        options: [wordOption('go-on'), wordOption('go'), ...plays],
      })
      if (act.kind === 'color') playColor(table, one, act)
      else {
        if (act.kind === 'go-on') state.magic.sparing.push(one.id)
        break
      }
    }
  }
}
