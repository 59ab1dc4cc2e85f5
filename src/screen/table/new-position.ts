import type { Settings } from '../../storage/index.ts'
import {
  type Message,
  type Model,
  type Notice,
  noEffect,
  type Position,
  type TableScreen,
  type Update,
} from '../model.ts'
import { isBoxOpen } from '../overlay.ts'
import type { Overlay } from '../overlays/index.ts'
import { withDice } from './dice-animation.ts'
import { type Highlight, highlightsSince, withHighlights } from './highlights.ts'
import { isSameQuestion, newTable, withNews, withPosition } from './settle.ts'

type Arrived = Extract<Message, { kind: 'position' }>

/** Handles a new position of a game in play: rolls its dice, or shows it. */
export function onPosition(model: Model, message: Arrived): Update {
  const adjusted = { ...message, cover: needsCover(model.settings, message) }
  return withDice(model, adjusted) ?? noEffect(applyPosition(model, adjusted))
}

/** Handles a change made by others. */
export function onNews(model: Model, { position, notice }: Extract<Message, { kind: 'news' }>): Update {
  const { screen, overlay } = model
  if (screen.kind !== 'table') return noEffect({ ...model, screen: newTable(position), notice })
  const moments = highlightsSince(screen.position, position, model.settings.moments)
  return noEffect({
    ...model,
    screen: screen.watch ? newTable(position) : withNews(screen, position),
    overlay: moments.length > 0 && !isBoxOpen(model) ? withHighlights(overlay, moments) : overlay,
    notice: notice ?? unreadNotice(model, screen, position),
  })
}

/** Applies the position held back by a dice animation, and keeps later notices. */
export const applyHeldPosition = (model: Model, then: Arrived): Model =>
  applyPosition(model, { ...then, notice: then.notice ?? model.notice })

/** Applies a new position to the table. */
function applyPosition(model: Model, { position, cover, notice, others }: Arrived): Model {
  const { screen } = model
  const played = screen.kind === 'table' && !screen.watch ? screen : null
  // A player whose question is unchanged keeps the page, the input and the notice.
  const { question } = position
  const isStill = played !== null && others && question !== null && isSameQuestion(question, played.position.question)
  const table = played ? (isStill ? withNews(played, position) : withPosition(played, position)) : newTable(position)
  const stays = isStill ? unreadNotice(model, played, position) : null
  const moments = played ? highlightsSince(played.position, position, model.settings.moments) : []
  const isFollowingPlan = table.isFollowingPlan && moments.length === 0
  return {
    ...model,
    screen: { ...table, covered: cover, isFollowingPlan },
    overlay: played ? afterAnswer(model, others === true || position.shared !== undefined, moments) : null,
    notice: notice ?? stays,
  }
}

/** Returns true if the settings require covering the table for the next player. */
const needsCover = ({ handover }: Settings, { cover, secret }: Arrived): boolean =>
  cover && (handover === 'always' || (handover === 'secrets' && secret !== false))

/**
 * Returns the overlay after an answer. The player's own answer at a local table closes everything. An answer from a bot
 * or a host arrives later and leaves open whatever the player has opened in the meantime, except that highlights
 * replace a page.
 */
function afterAnswer(model: Model, isLate: boolean, moments: readonly Highlight[]): Overlay | null {
  const { overlay } = model
  const stays = isLate && overlay !== null && (moments.length === 0 || isBoxOpen(model) || overlay.kind === 'ask')
  return stays ? overlay : withHighlights(overlay, moments)
}

/** Returns the current notice, or null if the log has new sentences. */
const unreadNotice = ({ notice }: Model, { position: before }: TableScreen, { log }: Position): Notice | null =>
  log.length === before.log.length ? notice : null
