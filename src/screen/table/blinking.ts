import { hasFeature } from '../features.ts'
import { type Model, noEffect, type Position, type TableScreen, type Update, withEffects } from '../model.ts'

/** The spaces of other players' moves. They light up one after the other. */
export interface Blinking {
  readonly spaces: readonly string[]
  /** The number of remaining on/off changes. A space is lit while this number is even. */
  readonly left: number
}

/** The number of flashes per space, the time per change (ms), and the maximum number of spaces. */
const FLASHES = 2
const FLASH_TIME = 170
const MAX_SPACES = 6

/** Returns, in order, the spaces where other players have moved or acted between two positions of a game. */
export function spacesVisitedSince(before: Position, now: Position): string[] {
  const actions: { readonly seat: number; readonly goes: boolean; readonly space: string }[] = []
  const known = now.log.findLastIndex(({ at }) => at <= before.length)
  for (const { seat, shortForm } of now.log.slice(known + 1)) {
    if (seat === undefined || seat === now.seat || shortForm?.space === undefined) continue
    const goes = shortForm.about === 'where'
    const last = actions.at(-1)
    // Only the last space of a player's consecutive moves counts.
    if (goes && last?.goes && last.seat === seat) actions.pop()
    actions.push({ seat, goes, space: shortForm.space })
  }
  return [...new Set(actions.map(({ space }) => space))].slice(-MAX_SPACES)
}

/** Returns the space that is lit now, or null. */
export function litSpace({ blinking }: TableScreen): string | null {
  if (!blinking || blinking.left % 2 === 1) return null
  const { spaces, left } = blinking
  return spaces[spaces.length - Math.ceil(left / (2 * FLASHES))] ?? null
}

/** Starts blinking if others have moved since the previous model. */
export function blinkingSince(next: Model, before: Model): Update {
  const { screen, overlay, settings } = next
  if (screen.kind !== 'table' || before.screen.kind !== 'table') return noEffect(next)
  const { position, page, covered, watch, diceAnimation } = screen
  const was = before.screen
  if (was.position === position || was.position.header !== position.header) return noEffect(next)
  const isSeen =
    overlay === null && page === 'map' && !covered && !watch && !diceAnimation && hasFeature(position.game, 'board')
  const spaces = isSeen && settings.speed !== 'instant' ? spacesVisitedSince(was.position, position) : []
  if (spaces.length > 0)
    return withNextBlink({ ...next, screen: { ...screen, blinking: { spaces, left: 2 * FLASHES * spaces.length } } })
  // Don't interrupt blinking while others think or play.
  return noEffect(was.blinking && isSeen ? { ...next, screen: { ...screen, blinking: was.blinking } } : next)
}

/** Advances the blinking by one change. */
export function advanceBlinking(model: Model): Update {
  const { screen } = model
  if (screen.kind !== 'table' || !screen.blinking) return noEffect(model)
  const left = screen.blinking.left - 1
  if (left <= 0) return noEffect(stopBlinking(model))
  return withNextBlink({ ...model, screen: { ...screen, blinking: { ...screen.blinking, left } } })
}

/** Returns the model with blinking stopped, after a key press. */
export function stopBlinking(model: Model): Model {
  const { screen } = model
  return screen.kind === 'table' && screen.blinking ? { ...model, screen: { ...screen, blinking: null } } : model
}

const withNextBlink = (model: Model): Update => withEffects(model, { kind: 'blink', milliseconds: FLASH_TIME })
