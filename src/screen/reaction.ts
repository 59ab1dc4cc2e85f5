import { type Command, commandFor } from './commands.ts'
import type { Effect, Message, Model } from './model.ts'
import { openOverlay } from './overlay.ts'
import { contextOf } from './table/contexts.ts'
import { selectedOffer } from './table/offers.ts'
import { isSameQuestion } from './table/settle.ts'

/**
 * The time people need to notice a change they didn't cause (ms). Keys pressed earlier were meant for the previous
 * screen.
 */
export const REACTION_TIME = 600
/**
 * The time after a key has closed the dice or a box (ms). During that time, a repeated or doubled key must not answer
 * the question below.
 */
export const REPEAT_TIME = 250

const DECIDING: ReadonlySet<Command['name']> = new Set(['take', 'pick', 'refuse', 'leave'])

/**
 * Briefly disables keys that make a decision if the decision has changed and the player can't have noticed yet. At
 * `instant` speed nothing is animated or delayed, so keys take effect immediately.
 */
export function unnoticedSince(model: Model, before: Model, message: Message): { model: Model; effects: Effect[] } {
  const milliseconds = isUnprompted(message)
    ? REACTION_TIME
    : isKey(message) && hidesQuestion(before)
      ? REPEAT_TIME
      : null
  if (milliseconds === null || model.settings.speed === 'instant' || !canDecide(model) || decidesSame(model, before))
    return { model, effects: [] }
  return { model: { ...model, tooSoon: true }, effects: [{ kind: 'reaction-time', milliseconds }] }
}

/** Returns true if a key must be ignored because the decision it would make hasn't been on the screen long enough. */
export function isTooEarly(model: Model, key: string, text: string | null): boolean {
  if (!model.tooSoon || key.startsWith('ctrl+')) return false
  const isDecision = openOverlay(model)?.type.isDecision ?? contextOf(model) === 'cover'
  return isDecision || isDecisionKey(model, key, text)
}

/**
 * Returns true if a key would answer, leave, or start typing an answer. Letters typed on an open command line don't
 * count.
 */
export function isDecisionKey(model: Model, key: string, text: string | null): boolean {
  if (key.startsWith('ctrl+')) return false
  const where = contextOf(model)
  const command = commandFor(model, where, key)
  return command ? DECIDING.has(command.name) : text !== null && where !== 'typing'
}

const isKey = ({ kind }: Message): boolean => kind === 'key' || kind === 'mouse'

/** Returns true if the question is hidden, so that closing what hides it reveals something new. */
function hidesQuestion(model: Model): boolean {
  const where = contextOf(model)
  return openOverlay(model)?.type.hidesQuestion ?? (where === 'dice' || where === 'cover')
}

/**
 * Returns true for messages that can change the decision without an immediate key press: ticks, news, others' answers
 * and late hints.
 */
const isUnprompted = (message: Message): boolean =>
  message.kind === 'tick' ||
  message.kind === 'news' ||
  (message.kind === 'position' && message.others === true) ||
  (message.kind === 'advised' && message.late === true)

/** Returns true if a key can decide something: there is a question, or a box that a key closes. */
const canDecide = (model: Model): boolean =>
  model.screen.kind === 'table' &&
  !model.screen.diceAnimation &&
  !model.screen.watch &&
  (model.overlay !== null || model.screen.covered || model.screen.position.question !== null)

/** Returns true if the keys would decide the same thing as before. */
function decidesSame(model: Model, before: Model): boolean {
  if (contextOf(model) !== contextOf(before) || openBox(model) !== openBox(before)) return false
  const [now, was] = [model.screen, before.screen]
  if (model.overlay !== null || now.kind !== 'table' || was.kind !== 'table' || now.typing) return true
  const { question } = now.position
  if (question === null || was.position.question === null) return question === was.position.question
  return (
    isSameQuestion(question, was.position.question) &&
    now.cursor === was.cursor &&
    selectedOffer(now)?.id === selectedOffer(was)?.id
  )
}

/** Returns an id for the open box. */
function openBox(model: Model): string {
  const open = openOverlay(model)
  return open ? `${open.page.kind} ${open.type.step?.(open.page) ?? 0}` : ''
}
