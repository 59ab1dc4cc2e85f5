import { DEFAULT_SETTINGS, type ForcedSettings, type Settings } from '../storage/index.ts'
import { type CommandName, commandFor } from './commands.ts'
import { withEnd, withHistory } from './end/update.ts'
import { openList, withList, withPreview } from './front/load.ts'
import { newForm } from './front/new-game.ts'
import { requestPreviews } from './front/previews.ts'
import { titleItems } from './front/title-items.ts'
import { completeTriedStep } from './guide/band.ts'
import { followingHint } from './guide/hint.ts'
import { withLessonEnd } from './guide/lesson-end.ts'
import { keysPage, legendPage } from './help.ts'
import { keyName, typedText, withSwappedKeys } from './key-names.ts'
import { type Handlers, handle } from './kinds.ts'
import { layout } from './layout.ts'
import {
  type Message,
  type MessageData,
  type Model,
  noEffect,
  type TitleLibrary,
  type Update,
  withEffects,
} from './model.ts'
import { onMouse } from './mouse.ts'
import { isBoxOpen, openOverlay, type PressedKey, underBox } from './overlay.ts'
import { OVERLAYS } from './overlays/index.ts'
import { withOffer } from './overlays/offer.tsx'
import { openPalette, withEntries } from './palette/page.ts'
import { isDecisionKey, isTooEarly, unnoticedSince } from './reaction.ts'
import { openRules } from './rules-page.ts'
import { screenTypeOf } from './screens.tsx'
import { takeSelected } from './table/answering.ts'
import { advanceBlinking, blinkingSince, stopBlinking } from './table/blinking.ts'
import { contextOf } from './table/contexts.ts'
import { hasSeveralRolls, nextRoll, positionAfterRolls, tumbleDice } from './table/dice-animation.ts'
import { applyHeldPosition, onNews, onPosition } from './table/new-position.ts'
import { selectedOffer } from './table/offers.ts'
import { alertEffects, pauseEffects } from './table/pauses.ts'
import { plannedOption, withHintedPlan } from './table/plans.ts'
import { isSameQuestion, resetScroll, selectLessonAnswer, settleTable, withAnswer } from './table/settle.ts'
import { showOnPage } from './table/show-lines.ts'
import { showHint } from './table/typing.ts'
import { applyPlaybackTick, applyWatchedPosition } from './watch/update.ts'
import { wordsOf } from './words.ts'

/** Returns the initial model. */
export function firstModel(
  columns: number,
  rows: number,
  library: TitleLibrary,
  fromTitle = true,
  settings: Settings = DEFAULT_SETTINGS,
  forced: ForcedSettings = {},
  locale = '',
): Model {
  const screen = { kind: 'title', selected: 0 } as const
  return {
    columns,
    rows,
    screen,
    overlay: null,
    overlays: OVERLAYS,
    notice: null,
    clicked: null,
    tooSoon: false,
    library,
    fromTitle,
    settings,
    locale,
    forced,
  }
}

/** Completes the guide's step if the player did what it asked, and selects the answer of the next one after an undo. */
function afterGuide(handled: Model, before: Model, message: Message): Model {
  const model = completeTriedStep(handled, before, message)
  const isUndo = model !== handled && message.kind === 'position'
  return isUndo && model.screen.kind === 'table' ? { ...model, screen: selectLessonAnswer(model.screen) } : model
}

/** Applies a message to the model. This is a pure function. */
export function update(model: Model, message: Message): Update {
  const { model: handled, effects } = received(model, message)
  const guided = withOffer(afterGuide(message.kind === 'key' ? handled : withEntries(handled, press), model, message))
  const { model: ended, effects: more } = withEnd(guided)
  const { model: lit, effects: beats } = blinkingSince(ended, model)
  const { model: noticed, effects: pauses } = unnoticedSince(lit, model, message)
  const next = withLessonEnd(followingHint(noticed, effects))
  return settleTable(next, model, [
    ...effects,
    ...more,
    ...beats,
    ...pauses,
    ...requestPreviews(next, model),
    ...pauseEffects(next, model, message),
    ...alertEffects(next, model),
  ])
}

/** Messages that end a dice animation early. */
const SKIPS_ANIMATION: ReadonlySet<Message['kind']> = new Set(['position', 'news', 'watched', 'library'])

function received(model: Model, message: Message): Update {
  const waiting = SKIPS_ANIMATION.has(message.kind) ? positionAfterRolls(model) : null
  return handle(HANDLERS, waiting ? applyHeldPosition(model, waiting) : model, message)
}

/** The handler of each kind of message. */
const HANDLERS: Handlers<MessageData, Model, Update> = {
  key: (model, { key }) => {
    const pressedKey = keyName(key)
    const name = yesIn(model, pressedKey === null ? null : withSwappedKeys(model.settings.keys, pressedKey))
    const text = typedText(key)
    if (name === null && text === null) return noEffect(model)
    const then = positionAfterRolls(model)
    // After the last roll, the key only ends the animation.
    if (then && name === 'right' && hasSeveralRolls(model))
      return nextRoll(model) ?? noEffect(applyHeldPosition(model, then))
    const here = stopBlinking(stopFollowingPlan(then ? applyHeldPosition(model, then) : model))
    // A key that skips the animation must neither answer the next question nor uncover the next player's table.
    if (then ? isDecisionKey(here, name ?? '', text) : isTooEarly(here, name ?? '', text)) return noEffect(here)
    if (then?.cover && !name?.startsWith('ctrl+')) return noEffect(here)
    // A notice over a covered table stays until the table is uncovered.
    const isUnread = then !== null || (here.screen.kind === 'table' && here.screen.covered)
    return pressed({ ...here, notice: isUnread ? here.notice : null, clicked: null }, name ?? '', text)
  },
  mouse: (model, { mouse, hit }) => {
    if (isTooSmall(model)) return noEffect(model)
    const then = positionAfterRolls(model)
    // A click skips the animation but must not act on a table that hasn't been shown yet.
    if (then) return noEffect(mouse.action === 'press' ? applyHeldPosition(model, then) : model)
    if (model.tooSoon && mouse.action === 'press') return noEffect(model)
    return onMouse(stopFollowingPlan(model), mouse, hit, press)
  },
  resize: ({ screen, ...model }, { columns, rows }) =>
    noEffect({ ...model, columns, rows, screen: screen.kind === 'table' ? resetScroll(screen) : screen }),
  position: onPosition,
  news: onNews,
  watched: applyWatchedPosition,
  irreversibility: (model, { serial, id, final: isIrreversible }) => {
    const { screen } = model
    if (screen.kind !== 'table' || screen.diceAnimation || screen.position.serial !== serial) return noEffect(model)
    if (selectedOffer(screen)?.id !== id) return noEffect(model)
    const checked = { ...screen, isIrreversible }
    if (!screen.isFollowingPlan) return noEffect({ ...model, screen: checked })
    // A plan continues only with an answer that can be undone.
    const goes = !isIrreversible && model.overlay === null && plannedOption(checked)?.id === id
    return goes
      ? takeSelected({ ...model, screen: checked }, checked)
      : noEffect({ ...model, screen: { ...checked, isFollowingPlan: false } })
  },
  previewed: (model, { serial, id, text }) => {
    const { screen } = model
    if (screen.kind !== 'table' || screen.position.serial !== serial) return noEffect(model)
    return noEffect(selectedOffer(screen)?.id === id ? { ...model, screen: { ...screen, preview: text } } : model)
  },
  advised: (model, { question, hint, stays }) => {
    const { screen } = model
    if (screen.kind !== 'table' || !isSameQuestion(question, screen.position.question)) return noEffect(model)
    const hinted = hint ? { ...screen, hint } : screen
    return showHint({ ...model, screen: stays ? hinted : withHintedPlan(withAnswer(hinted, hint?.id)) }, hint)
  },
  forecast: (model, { serial, text }) => {
    const { screen } = model
    const isNow = screen.kind === 'table' && screen.position.serial === serial
    return noEffect(isNow ? { ...model, screen: { ...screen, forecast: { serial, text } } } : model)
  },
  notice: (model, { notice }) => noEffect({ ...model, notice }),
  preview: (model, message) => {
    const { screen } = model
    const isListed = screen.kind === 'title' || screen.kind === 'load'
    return noEffect(isListed ? { ...model, screen: withPreview(screen, message) } : model)
  },
  library: (model, { library, open }) => {
    const { screen } = model
    const next: Model = { ...model, library, overlay: null, notice: null }
    switch (open) {
      case 'title':
        return noEffect({ ...next, screen: { kind: 'title', selected: 0 } })
      case 'new': {
        const game = screen.kind === 'table' ? screen.position.game.id : null
        const at = library.games.findIndex(({ id }) => id === game)
        return noEffect({ ...next, screen: newForm(next, Math.max(0, at)) })
      }
      case 'load':
        return openList(next, 'saves')
      case null:
        return noEffect(screen.kind === 'load' ? withList(next, screen) : next)
    }
  },
  closed: model => withEffects(model, { kind: 'quit' }),
  page: (model, { title, lines }) => showOnPage(model, title, lines),
  recalled: (model, { history }) => withHistory(model, history),
  blinked: advanceBlinking,
  noticed: model => noEffect({ ...model, tooSoon: false }),
  tick: model => {
    const then = positionAfterRolls(model)
    if (then && model.screen.kind === 'table')
      return tumbleDice(model, model.screen) ?? noEffect(applyHeldPosition(model, then))
    return applyPlaybackTick(model)
  },
}

/** Treats the language's letter for yes as `y` in a yes/no question. */
function yesIn(model: Model, name: string | null): string | null {
  return openOverlay(model)?.type.isYesNo && name === wordsOf(model).get('key-yes') ? 'y' : name
}

/** Stops carrying out a plan. */
function stopFollowingPlan(model: Model): Model {
  const { screen } = model
  return screen.kind === 'table' && screen.isFollowingPlan
    ? { ...model, screen: { ...screen, isFollowingPlan: false } }
    : model
}

const isTooSmall = ({ columns, rows }: Model): boolean => layout(columns, rows).kind === 'small'

/** The commands that do the same thing in every context where they have a key. */
const EVERYWHERE: Readonly<Partial<Record<CommandName, (model: Model) => Update>>> = {
  help: model => noEffect({ ...model, overlay: keysPage(model) }),
  rules: openedRules,
  legend: model => noEffect({ ...model, overlay: legendPage(model) }),
  palette: model => openPalette(model, press),
}

/** Handles a key: as a command that works everywhere, then in the open overlay, then on the screen. */
function pressed(model: Model, key: string, text: string | null): Update {
  const { screen } = model
  const command = commandFor(model, contextOf(model), key)
  const pressedKey: PressedKey = { key, text, press }
  const leavesAll = command?.helpId === 'leave-all'
  if (command?.name === 'repaint') return withEffects(model, { kind: 'repaint' })
  // The screen is too small to draw, so ignore keys and skip the quit prompt.
  if (isTooSmall(model)) return leavesAll ? withEffects(model, { kind: 'quit' }) : noEffect(model)
  const everywhere = command && EVERYWHERE[command.name]
  if (everywhere) return everywhere(model)
  if (leavesAll && screen.kind !== 'table') return withEffects(model, { kind: 'quit' })
  const open = openOverlay(model)
  if (!open) {
    const type = screenTypeOf(screen)
    return command ? type.onCommand(model, screen, command, pressedKey) : type.onKey(model, screen, pressedKey)
  }
  const { type, page } = open
  if (leavesAll && isBoxOpen(model)) return pressed({ ...model, overlay: underBox(model) }, key, text)
  if (leavesAll) return withEffects(model, { kind: 'quit' })
  if (command) return type.onCommand(model, page, command, pressedKey)
  if (type.passesKeys) return pressed({ ...model, overlay: null }, key, text)
  return type.onKey?.(model, page, pressedKey) ?? noEffect(model)
}

/** Presses a key by its name. A single character is also typed. */
function press(model: Model, key: string): Update {
  return pressed(model, key, [...key].length === 1 ? key : null)
}

/**
 * Opens the rules at the table of contents. At a table, these are the rules of its game, and on the title screen those
 * of the selected game. Otherwise, they are the rules of the first game.
 */
function openedRules(model: Model): Update {
  const { screen, library } = model
  if (screen.kind === 'table') {
    const rule = screen.covered ? undefined : screen.position.question?.rule
    return openRules(model, screen.position.game, { rule, contents: true })
  }
  const game = (screen.kind === 'title' ? titleItems(model)[screen.selected]?.game : undefined) ?? library.games[0]
  return game ? openRules(model, game, { contents: true }) : noEffect(model)
}
