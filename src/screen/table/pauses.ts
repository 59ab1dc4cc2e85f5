import type { Effect, Message, Model } from '../model.ts'
import { openOverlay } from '../overlay.ts'
import { tableWords } from '../words.ts'
import { positionAfterRolls } from './dice-animation.ts'

/** Returns true while a highlight or an offer pauses the game. */
const isStopped = (model: Model): boolean => openOverlay(model)?.type.pausesBots === true

/** Pauses the bots during highlights and offers, and resumes them afterward and at the end of a dice animation. */
export function pauseEffects(now: Model, before: Model, message: Message): Effect[] {
  const { screen } = now
  if (screen.kind !== 'table' || screen.diceAnimation || !screen.position.thinking) return []
  const isNews = message.kind === 'position' || message.kind === 'news'
  // Bots don't wait if there is no person in the game.
  if (isStopped(now) && screen.position.seat !== null)
    return isNews || !isStopped(before) ? [{ kind: 'pause-bots' }] : []
  if (isStopped(before)) return [{ kind: 'resume-bots' }]
  const isSeen =
    positionAfterRolls(before) !== null || (message.kind === 'position' && message.position.rolledAt !== null)
  return isSeen ? [{ kind: 'resume-bots' }] : []
}

/** Alerts the player when their turn comes after others have moved, because they may be looking elsewhere. */
export function alertEffects({ screen }: Model, before: Model): Effect[] {
  if (screen.kind !== 'table' || before.screen.kind !== 'table' || screen.diceAnimation || screen.watch) return []
  const [was, { position }] = [before.screen.position, screen]
  if (was.header !== position.header || was.question !== null || position.question === null) return []
  const name = position.seat === null ? '' : (position.header.seats[position.seat] ?? '')
  return [{ kind: 'notify', text: tableWords(screen).get('notice-your-turn', { name, game: position.game.title }) }]
}
