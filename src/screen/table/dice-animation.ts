import type { GameEvent, Roll } from '../../kernel/index.ts'
import type { Settings } from '../../storage/index.ts'
import { screenOf } from '../kit/screens.ts'
import {
  type Message,
  type Model,
  noEffect,
  type Position,
  type TableScreen,
  type Update,
  withEffects,
} from '../model.ts'

/** A dice animation and the position to show after it. */
export interface DiceAnimation {
  readonly rolls: readonly Roll[]
  /** The index of the current roll. */
  readonly at: number
  /** The number of faces left before the dice come to rest, or 0 if they have. */
  readonly facesLeft: number
  /** True if the current roll stays until the next key press. */
  readonly held?: true
  readonly then: Extract<Message, { kind: 'position' }>
}

/**
 * The timing of an animation: the number of faces, the time per face, the time that the dice stay at rest, and the
 * extra time for each line to read. Times are in ms.
 */
interface Tempo {
  readonly tumbles: number
  readonly face: number
  readonly rest: number
  readonly line: number
}

const TEMPI: Readonly<Record<Settings['speed'], Tempo | null>> = {
  slow: { tumbles: 9, face: 120, rest: 1200, line: 300 },
  normal: { tumbles: 6, face: 80, rest: 500, line: 150 },
  fast: { tumbles: 3, face: 60, rest: 250, line: 50 },
  instant: null,
}

/** Starts a dice animation if dice have just been rolled and the settings allow it. Returns null otherwise. */
export function withDice(model: Model, then: DiceAnimation['then']): Update | null {
  const { screen, settings } = model
  const tempo = TEMPI[settings.speed]
  // Skip the animation while a highlight is open, or if the player has opened a page while others played.
  if (model.overlay?.kind === 'highlight' || (model.overlay && (then.others || then.position.shared))) return null
  // Rivals' rolls appear only in the log. This keeps a round with several bots short.
  if (then.others && settings.speed !== 'slow') return null
  if (tempo === null || screen.kind !== 'table' || !isSeen(screen) || !hasRolled(screen.position, then.position))
    return null
  const diceAnimation = { rolls: then.position.rolls, at: 0, facesLeft: tempo.tumbles, then }
  return withEffects(
    { ...model, screen: { ...screen, diceAnimation, scroll: 0 }, overlay: null, notice: null },
    { kind: 'wait', milliseconds: tempo.face },
  )
}

/** Returns true if the map is visible. Covered screens and watched games have no animation. */
const isSeen = ({ page, covered, watch }: TableScreen): boolean => page === 'map' && !covered && watch === null

/** Returns true if the position changed because of an answer with dice, not because of an undo. */
const hasRolled = (before: Position, now: Position): boolean =>
  now.rolledAt !== null &&
  now.rolledAt > before.length &&
  now.header === before.header &&
  now.log.length > before.log.length

/**
 * Advances the animation to the next face or the next roll, unless a key press has stopped it at a roll. Returns null
 * at the end.
 */
export function tumbleDice(model: Model, table: TableScreen): Update | null {
  const { diceAnimation } = table
  const tempo = TEMPI[model.settings.speed]
  if (!diceAnimation || tempo === null) return null
  if (diceAnimation.held) return noEffect(model)
  const { at, facesLeft, rolls } = diceAnimation
  const to = (next: DiceAnimation, milliseconds: number) =>
    withEffects({ ...model, screen: { ...table, diceAnimation: next } }, { kind: 'wait', milliseconds })
  if (facesLeft > 1) return to({ ...diceAnimation, facesLeft: facesLeft - 1 }, tempo.face)
  if (facesLeft === 1)
    return to({ ...diceAnimation, facesLeft: 0 }, tempo.rest + tempo.line * (rolls[at]?.rows.length ?? 0))
  if (at + 1 >= rolls.length) return null
  return to({ ...diceAnimation, at: at + 1, facesLeft: tempo.tumbles }, tempo.face)
}

/** Returns true if other rolls follow the current one. */
export const hasMoreRolls = ({ diceAnimation }: TableScreen): boolean =>
  diceAnimation !== null && diceAnimation.rolls.length - diceAnimation.at > 1

/** Returns true if the animation in progress has several rolls. */
export const hasSeveralRolls = ({ screen }: Model): boolean =>
  screen.kind === 'table' && (screen.diceAnimation?.rolls.length ?? 0) > 1

/**
 * Shows the result of the current roll or, if it is shown already, of the next one, until the next key press. Returns
 * null after the last roll.
 */
export function nextRoll(model: Model): Update | null {
  const { screen } = model
  if (screen.kind !== 'table' || !screen.diceAnimation) return null
  const { at, facesLeft, rolls } = screen.diceAnimation
  const next = facesLeft > 0 ? at : at + 1
  if (next >= rolls.length) return null
  const diceAnimation: DiceAnimation = { ...screen.diceAnimation, at: next, facesLeft: 0, held: true }
  return noEffect({ ...model, screen: { ...screen, diceAnimation } })
}

/**
 * Returns the events up to the current roll, including its effects once the dice are at rest. Returns null unless the
 * rolls belong to the very next answer, because a shared table may skip positions.
 */
export function seenBy({ position, diceAnimation }: TableScreen): readonly GameEvent[] | null {
  if (diceAnimation?.then.position.length !== position.length + 1) return null
  const { rolls, at, facesLeft } = diceAnimation
  return rolls
    .slice(0, at + 1)
    .flatMap(({ before = [], after = [] }, n) => (n < at || facesLeft === 0 ? [...before, ...after] : before))
}

/** Returns the view after the rolls shown so far if the board supports that, otherwise the current view. */
export function viewSeen(table: TableScreen): unknown {
  const { game, view } = table.position
  const { map } = screenOf(game)
  const events = map?.after ? seenBy(table) : null
  return events ? map?.after?.(view, events) : view
}

/** Returns the position that will be shown after the animation, or null. */
export function positionAfterRolls({ screen }: Model): DiceAnimation['then'] | null {
  return screen.kind === 'table' ? (screen.diceAnimation?.then ?? null) : null
}
