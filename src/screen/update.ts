import { mayAgree } from '../commands/index.ts'
import { DEFAULT_SETTINGS, type ForcedSettings, type Settings } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type Command, commandFor, gameOn, isTableKey, keyShown } from './commands.ts'
import { onResultsCommand, withCourse, withEnd } from './end/update.ts'
import {
  onListCommand,
  onRenameCommand,
  onRenameKey,
  openList,
  unseenSave,
  withList,
  withPreview,
} from './front/load.ts'
import { newForm, onFormCommand, onFormKey } from './front/new-game.ts'
import { byLetter, onTitleCommand, unknownSave } from './front/title.ts'
import { titleItems } from './front/title-items.ts'
import { lookedAt } from './guide/band.ts'
import { keysPage, legendPage } from './help.ts'
import { exchanged, keyName, typedText } from './key-names.ts'
import { layout } from './layout.ts'
import {
  type Effect,
  isBox,
  isWatched,
  type Message,
  type Model,
  type Notice,
  noEffect,
  type Overlay,
  type PalettePage,
  type Position,
  type RulesPage,
  type SettingsPage,
  type TableScreen,
  type TitleLibrary,
  type Update,
  withEffects,
  withNotice,
} from './model.ts'
import { onMouse } from './mouse.ts'
import { onPageCommand, onPageSearchKey } from './page.ts'
import { onPaletteCommand, onPaletteKey, openPalette, withEntries } from './palette/page.ts'
import { decides, isTooEarly, unnoticedSince } from './reaction.ts'
import { onRulesCommand, onRulesKey, openRules } from './rules-page.ts'
import { onSettingsCommand, onSettingsKey } from './settings/page.ts'
import { blinked, blinkingSince, unlit } from './table/blinking.ts'
import { contextOf } from './table/contexts.ts'
import { onNewsCommand, ready } from './table/hand-over.ts'
import { type Highlight, highlightsSince, onHighlightCommand, withHighlights } from './table/highlights.ts'
import { planTo } from './table/looking.ts'
import { selectedOffer } from './table/offers.ts'
import { plannedOption } from './table/plans.ts'
import { isSameQuestion, newTable, settleTable, turnedTo, uncentered, withAnswer, withNews } from './table/settle.ts'
import { offersTo } from './table/sheets.ts'
import { showOnPage } from './table/show-lines.ts'
import { takeSelected } from './table/taking.ts'
import { awaited, tumbled, withDice } from './table/throwing.ts'
import { advised, onTypingCommand } from './table/typing.ts'
import { onTableCommand } from './table/update.ts'
import { edited, inserted, lineOf } from './text-line.ts'
import { onTurnsCommand } from './watch/turns.ts'
import { onWatchCommand, ticked, watched } from './watch/update.ts'
import { tableWords, wordsOf } from './words.ts'

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

/** Applies a message to the model. This is a pure function. */
export function update(model: Model, message: Message): Update {
  const { model: heard, effects } = received(model, message)
  const looked = withOffer(lookedAt(message.kind === 'key' ? heard : withEntries(heard, keyed), model))
  const { model: ended, effects: more } = withEnd(looked)
  const { model: lit, effects: beats } = blinkingSince(ended, model)
  const { model: next, effects: pauses } = unnoticedSince(lit, model, message)
  return settleTable(next, model, [
    ...effects,
    ...more,
    ...beats,
    ...pauses,
    ...peeking(next, model),
    ...following(next, model, message),
    ...calling(next, model),
  ])
}

/** Returns true while a highlight or an offer pauses the game. */
const isStopped = ({ overlay }: Model): boolean => overlay?.kind === 'moment' || overlay?.kind === 'offer'

/** Pauses the bots during dice animations, highlights and offers, and resumes them afterward. */
function following(now: Model, before: Model, message: Message): Effect[] {
  const { screen } = now
  if (screen.kind !== 'table' || screen.throwing || !screen.position.thinking) return []
  const isNews = message.kind === 'position' || message.kind === 'news'
  // Bots don't wait if there is no person in the game.
  if (isStopped(now) && screen.position.seat !== null) return isNews || !isStopped(before) ? [{ kind: 'hold' }] : []
  if (isStopped(before)) return [{ kind: 'go-on' }]
  const isSeen = awaited(before) !== null || (message.kind === 'position' && message.position.rolledNow)
  return isSeen ? [{ kind: 'go-on' }] : []
}

/** Alerts the player when their turn comes after others have moved, because they may be looking elsewhere. */
function calling({ screen }: Model, before: Model): Effect[] {
  if (screen.kind !== 'table' || before.screen.kind !== 'table' || screen.throwing) return []
  const [was, { position }] = [before.screen.position, screen]
  if (was.header !== position.header || was.question !== null || position.question === null) return []
  const name = position.seat === null ? '' : (position.header.seats[position.seat] ?? '')
  return [{ kind: 'notify', text: tableWords(screen).say('notice-your-turn', { name, game: position.game.title }) }]
}

/** Shows the viewer's next open offer as soon as nothing else covers the table. */
function withOffer(model: Model): Model {
  const { screen, overlay } = model
  if (screen.kind !== 'table' || screen.watch || overlay || screen.covered || screen.throwing || screen.typing)
    return model
  const { bargains, seat, game, view } = screen.position
  const open = offersTo(bargains, seat).find(
    bargain => !screen.offered.includes(bargain.number) && mayAgree(game, view, bargain),
  )
  if (!open) return model
  const { number } = open
  return { ...model, screen: { ...screen, offered: [...screen.offered, number] }, overlay: { kind: 'offer', number } }
}

function answeredOffer(model: Model, number: number, { name }: Command): Update {
  if (name === 'leave') return noEffect(model)
  return withEffects(model, { kind: 'talk', word: name === 'take' ? 'accept' : 'refuse', text: String(number) })
}

/** Requests the preview of a newly selected saved game. */
function peeking(model: Model, before: Model): Effect[] {
  const { screen, library } = model
  if (screen.kind === 'title') return requestTitlePreview(model, before)
  if (screen.kind !== 'load' || screen.what !== 'saves') return []
  const there = before.screen.kind === 'load' ? before.screen : null
  const path = library.saves[screen.selected]?.path
  const was = there && before.library.saves[there.selected]?.path
  if (path !== undefined && path !== was) return path in screen.peeked ? [] : [{ kind: 'peek', path }]
  // Load one preview at a time so that keys can be handled in between.
  const next = there && there.peeked !== screen.peeked ? unseenSave(model, screen) : null
  return next === null ? [] : [{ kind: 'peek', path: next }]
}

/** Returns true if the settings require covering the table for the next player. */
const covers = ({ handover }: Settings, { cover, secret }: Extract<Message, { kind: 'position' }>): boolean =>
  cover && (handover === 'always' || (handover === 'secrets' && secret !== false))

/**
 * Returns the overlay after an answer. The player's own answer at a local table closes everything. An answer from a bot
 * or a host arrives later and leaves open whatever the player has opened in the meantime, except that highlights
 * replace a page.
 */
function afterAnswer({ overlay }: Model, isLate: boolean, moments: readonly Highlight[]): Overlay | null {
  const stays = isLate && overlay !== null && (moments.length === 0 || isBox(overlay) || overlay.kind === 'ask')
  return stays ? overlay : withHighlights(overlay, moments)
}

/** Returns the current notice, or null if the log has new sentences. */
const stillSaid = ({ notice }: Model, { position: before }: TableScreen, { log }: Position): Notice | null =>
  log.length === before.log.length ? notice : null

/** Applies a new position to the table. */
function placed(model: Model, { position, cover, notice, others }: Extract<Message, { kind: 'position' }>): Model {
  const { screen } = model
  const played = screen.kind === 'table' && !screen.watch ? screen : null
  // A player whose question is unchanged keeps the page, the input and the notice.
  const { question } = position
  const isStill = played !== null && others && question !== null && isSameQuestion(question, played.position.question)
  const table = played ? (isStill ? withNews(played, position) : turnedTo(played, position)) : newTable(position)
  const stays = isStill ? stillSaid(model, played, position) : null
  const moments = played ? highlightsSince(played.position, position, model.settings.moments) : []
  const going = table.going && moments.length === 0
  return {
    ...model,
    screen: { ...table, covered: cover, going },
    overlay: played ? afterAnswer(model, others === true || position.shared !== undefined, moments) : null,
    notice: notice ?? stays,
  }
}

/** Applies the position held back by a dice animation, and keeps later notices. */
function landed(model: Model, then: Extract<Message, { kind: 'position' }>): Model {
  return placed(model, { ...then, notice: then.notice ?? model.notice })
}

/** Stops carrying out a plan. */
function halted(model: Model): Model {
  const { screen } = model
  return screen.kind === 'table' && screen.going ? { ...model, screen: { ...screen, going: false } } : model
}

/** Treats the language's letter for yes as `y` in a yes/no question. */
function yesIn(model: Model, name: string | null): string | null {
  const asks = model.overlay?.kind === 'ask' || model.overlay?.kind === 'offer'
  return asks && name === wordsOf(model).say('key-yes') ? 'y' : name
}

/** Messages that change the table without waiting for the dice animation. */
const OVERTAKES: ReadonlySet<Message['kind']> = new Set(['position', 'news', 'watched', 'library'])

/** Requests the preview of the title's next saved game, unless the previous model requested the same one. */
export function requestTitlePreview(model: Model, before?: Model): Effect[] {
  const path = unknownSave(model)
  return path === null || (before && path === unknownSave(before)) ? [] : [{ kind: 'peek', path }]
}

function received(before: Model, message: Message): Update {
  const waiting = OVERTAKES.has(message.kind) ? awaited(before) : null
  const model = waiting ? landed(before, waiting) : before
  const { screen } = model
  switch (message.kind) {
    case 'key': {
      const pressedKey = keyName(message.key)
      const name = yesIn(model, pressedKey === null ? null : exchanged(model.settings.keys, pressedKey))
      const text = typedText(message.key)
      if (name === null && text === null) return noEffect(model)
      const then = awaited(model)
      const here = unlit(halted(then ? landed(model, then) : model))
      // A key that skips the animation must neither answer the next question nor uncover the next player's table.
      if (then ? decides(here, name ?? '', text) : isTooEarly(here, name ?? '', text)) return noEffect(here)
      if (then?.cover && !name?.startsWith('ctrl+')) return noEffect(here)
      // A notice over a covered table stays until the table is uncovered.
      const isUnread = then !== null || (here.screen.kind === 'table' && here.screen.covered)
      const quiet = { ...here, notice: isUnread ? here.notice : null, clicked: null }
      return pressed(quiet, name ?? '', text)
    }
    case 'mouse': {
      if (isTooSmall(model)) return noEffect(model)
      const then = awaited(model)
      // A click skips the animation but must not act on a table that hasn't been shown yet.
      if (then) return noEffect(message.mouse.action === 'press' ? landed(model, then) : model)
      if (model.tooSoon && message.mouse.action === 'press') return noEffect(model)
      return onMouse(halted(model), message.mouse, message.hit, keyed)
    }
    case 'resize':
      return noEffect({
        ...model,
        columns: message.columns,
        rows: message.rows,
        screen: screen.kind === 'table' ? uncentered(screen) : screen,
      })
    case 'position': {
      const heard = { ...message, cover: covers(model.settings, message) }
      return withDice(model, heard) ?? noEffect(placed(model, heard))
    }
    case 'news': {
      const { position, notice } = message
      const table = screen.kind === 'table' && !screen.watch ? withNews(screen, position) : newTable(position)
      const stays = screen.kind === 'table' ? stillSaid(model, screen, position) : null
      const moments = screen.kind === 'table' ? highlightsSince(screen.position, position, model.settings.moments) : []
      const overlay =
        moments.length > 0 && !isBox(model.overlay) ? withHighlights(model.overlay, moments) : model.overlay
      return noEffect({ ...model, screen: table, overlay, notice: notice ?? stays })
    }
    case 'watched':
      return watched(model, message)
    case 'weighed':
      if (screen.kind !== 'table' || screen.throwing || screen.position.serial !== message.serial)
        return noEffect(model)
      if (selectedOffer(screen)?.id !== message.id) return noEffect(model)
      return weighed({ ...model, screen: { ...screen, final: message.final } }, message)
    case 'previewed':
      if (screen.kind !== 'table' || screen.position.serial !== message.serial) return noEffect(model)
      if (selectedOffer(screen)?.id !== message.id) return noEffect(model)
      return noEffect({ ...model, screen: { ...screen, preview: message.text } })
    case 'advised':
      if (screen.kind !== 'table' || !isSameQuestion(message.question, screen.position.question)) return noEffect(model)
      return advised(message.stays ? model : { ...model, screen: withAnswer(screen, message.hint?.id) }, message.hint)
    case 'forecast':
      if (screen.kind !== 'table' || screen.position.serial !== message.serial) return noEffect(model)
      return noEffect({ ...model, screen: { ...screen, forecast: { serial: message.serial, text: message.text } } })
    case 'notice':
      return noEffect({ ...model, notice: message.notice })
    case 'peeked':
      if (screen.kind !== 'title' && screen.kind !== 'load') return noEffect(model)
      return noEffect({ ...model, screen: withPreview(screen, message) })
    case 'library': {
      const next = { ...model, library: message.library, overlay: null, notice: null }
      if (message.open === 'title') return noEffect({ ...next, screen: { kind: 'title', selected: 0 } })
      if (message.open === 'new') {
        const game = screen.kind === 'table' ? screen.position.game.id : null
        const at = message.library.games.findIndex(({ id }) => id === game)
        return noEffect({ ...next, screen: newForm(next, Math.max(0, at)) })
      }
      if (message.open === null && screen.kind === 'load') return noEffect(withList(next, screen))
      return message.open === 'load' ? openList(next, 'saves') : noEffect(next)
    }
    case 'closed':
      return withEffects(model, { kind: 'quit' })
    case 'told':
      return showOnPage(model, message.title, message.lines)
    case 'recalled':
      return withCourse(model, message.course)
    case 'blinked':
      return blinked(model)
    case 'noticed':
      return noEffect({ ...model, tooSoon: false })
    case 'tick': {
      const then = awaited(model)
      if (then && screen.kind === 'table') return tumbled(model, screen) ?? noEffect(landed(model, then))
      return ticked(model)
    }
  }
}

/** Quits on the quit key. On Esc, asks for confirmation first. */
const leftTitle = (model: Model, key: string): Update =>
  key === 'escape'
    ? noEffect({ ...model, overlay: { kind: 'ask', text: sentence('title-leave'), yes: { kind: 'quit' } } })
    : withEffects(model, { kind: 'quit' })

/** Handles the result of an undo check. A plan continues only with an answer that can be undone. */
function weighed(model: Model, { id, final }: Extract<Message, { kind: 'weighed' }>): Update {
  const { screen, overlay } = model
  if (screen.kind !== 'table' || !screen.going) return noEffect(model)
  const goes = !final && overlay === null && plannedOption(screen)?.id === id
  return goes ? takeSelected(model, screen) : noEffect({ ...model, screen: { ...screen, going: false } })
}

const isTooSmall = ({ columns, rows }: Model): boolean => layout(columns, rows).kind === 'small'

function pressed(model: Model, key: string, text: string | null): Update {
  const { screen, overlay } = model
  const where = contextOf(model)
  const command = commandFor(where, key, gameOn(model))
  if (command?.name === 'repaint') return withEffects(model, { kind: 'repaint' })
  // The screen is too small to draw, so ignore keys and skip the quit prompt.
  if (isTooSmall(model))
    return command?.name === 'leave' && key.startsWith('ctrl+') ? withEffects(model, { kind: 'quit' }) : noEffect(model)
  if (command?.name === 'help') return noEffect({ ...model, overlay: keysPage(model) })
  if (command?.name === 'rules') return openedRules(model)
  if (command?.name === 'legend') return noEffect({ ...model, overlay: legendPage(model) })
  if (command?.name === 'leave' && key.startsWith('ctrl+') && screen.kind !== 'table')
    return withEffects(model, { kind: 'quit' })
  if (command?.name === 'palette') return openPalette(model, keyed)
  if (command?.name === 'leave' && key.startsWith('ctrl+') && key !== 'ctrl+p' && isBox(overlay))
    return pressed({ ...model, overlay: overlay.under }, key, text)
  if (overlay?.kind === 'palette')
    return command ? onPaletteCommand(model, overlay, command, keyed) : onPaletteKey(model, overlay, key, text)
  if (overlay?.kind === 'settings')
    return command ? onSettingsCommand(model, overlay, command, key) : onSettingsKey(model, overlay, key, text)
  if (overlay?.kind === 'rules')
    return command ? onRulesCommand(model, overlay, command, key) : onRulesKey(model, overlay, key, text)
  if (overlay?.kind === 'since')
    return command && screen.kind === 'table' ? onNewsCommand(model, screen, overlay, command, key) : noEffect(model)
  if (overlay?.kind === 'moment' && !key.startsWith('ctrl+'))
    return command ? onHighlightCommand(model, overlay, command) : noEffect(model)
  if (overlay?.kind === 'end')
    return command && screen.kind === 'table' ? onResultsCommand(model, screen, overlay, command, key) : noEffect(model)
  if (overlay?.kind === 'turns') return command ? onTurnsCommand(model, overlay, command, key) : noEffect(model)
  if (overlay?.kind === 'offer') {
    const there = { ...model, overlay: null }
    // Any other key postpones the reply.
    return command ? answeredOffer(there, overlay.number, command) : pressed(there, key, text)
  }
  if (overlay?.kind === 'moment') return command ? withEffects(model, { kind: 'quit' }) : noEffect(model)
  if (overlay?.kind === 'page' && overlay.sought) {
    const sought = onPageSearchKey(model, overlay, overlay.sought, key, text)
    if (sought) return sought
  }
  if (overlay) return command ? onOverlay(model, overlay, command, key) : noEffect(model)
  switch (screen.kind) {
    case 'title':
      if (command?.name === 'leave') return leftTitle(model, key)
      return command ? onTitleCommand(model, screen, command, key) : byLetter(model, key)
    case 'new':
      if (command?.name === 'leave') return noEffect({ ...model, screen: { kind: 'title', selected: 0 } })
      return command ? onFormCommand(model, screen, command) : onFormKey(model, screen, key, text)
    case 'load':
      if (screen.naming)
        return command ? onRenameCommand(model, screen, command, key) : onRenameKey(model, screen, key, text)
      if (command?.name === 'leave') return noEffect({ ...model, screen: { kind: 'title', selected: 0 } })
      return command ? onListCommand(model, screen, command) : noEffect(model)
    case 'table':
      break
  }
  if (screen.covered) {
    if (command?.name === 'take') return ready(model, screen)
    return command ? onTableCommand(model, screen, command, key) : noEffect(model)
  }
  if (screen.typing) {
    if (command?.name === 'leave' && key.startsWith('ctrl+'))
      return noEffect({ ...model, screen: { ...screen, typing: null } })
    if (command) return onTypingCommand(model, screen, screen.typing, command)
    const line = edited(screen.typing.line, key) ?? (text === null ? null : inserted(screen.typing.line, text))
    return line ? noEffect({ ...model, screen: { ...screen, typing: { line, recalled: -1 } } }) : noEffect(model)
  }
  if (command) {
    const watching = where === 'watch' && isWatched(screen) ? onWatchCommand(model, screen, command) : null
    return watching ?? onTableCommand(model, screen, command, key)
  }
  // While others play, any unused key skips to the player's turn.
  if (where === 'waiting') return withEffects(model, { kind: 'hurry' })
  if (!screen.watch && isTableKey(key, gameOn(model))) {
    const line = sentence('table-key-not-here', { key: keyShown(wordsOf(model), exchanged(model.settings.keys, key)) })
    return withNotice(model, { tone: 'plain', lines: [line] })
  }
  // On the map page, an unbound letter starts a typed command. While watching, a digit starts the number of an answer.
  const opens = text !== null && screen.page === 'map' && (screen.watch ? /^\d/ : /^\p{L}/u).test(text)
  return opens
    ? noEffect({ ...model, screen: { ...screen, typing: { line: inserted(lineOf(''), text), recalled: -1 } } })
    : noEffect(model)
}

/** Presses a key by its name. A single character is also typed. */
const keyed = (model: Model, key: string): Update => pressed(model, key, [...key].length === 1 ? key : null)

/**
 * Opens the rules of the game on the table, at the rule of the open question. Without a table, opens the rules of the
 * selected game or of the first one.
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

function onOverlay(
  model: Model,
  overlay: Exclude<
    Overlay,
    RulesPage | PalettePage | SettingsPage | { kind: 'turns' | 'since' | 'offer' | 'moment' | 'end' }
  >,
  command: Command,
  key: string,
): Update {
  // Enter plans the path that the page describes.
  if (overlay.kind === 'page' && overlay.goal !== undefined && key === 'enter' && model.screen.kind === 'table')
    return planTo({ ...model, overlay: null }, model.screen, overlay.goal)
  if (overlay.kind === 'ask') {
    if (command.name === 'take') return withEffects({ ...model, overlay: null }, overlay.yes)
    return key.startsWith('ctrl+') ? withEffects(model, { kind: 'quit' }) : noEffect({ ...model, overlay: null })
  }
  return onPageCommand(model, overlay, command, key)
}
