import { findBot } from '../../bots/index.ts'
import type { Game } from '../../kernel/index.ts'
import { botKind, errorText, newHeader, rangeOf, valueAbout, valueWord } from '../../storage/index.ts'
import { width, wrap } from '../../terminal/text.ts'
import { capital, type Messages } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { keysPage } from '../help.ts'
import { type Model, type NewScreen, noEffect, type Update, withEffects, withNotice } from '../model.ts'
import type { PressedKey } from '../overlay.ts'
import { withSettings } from '../settings/page.ts'
import { editText, insertText, type TextLine } from '../text-line.ts'
import { gameInLanguage, wordsOf } from '../words.ts'
import { botAt, changeRow, type FormRow, nameProblem, rowsOf, selectRow, tableOf, textOf, withText } from './form.ts'

export { newForm } from './form.ts'

/** Returns the form's game in the current language. */
export function formGame(model: Model, form: NewScreen): Game | undefined {
  const game = model.library.games[form.game]
  return game && gameInLanguage(model, game)
}

/** The maximum length of a name or a seed. */
const LONGEST_TEXT = 40

/** Returns one or two sentences about a row. */
export function aboutRow(words: Messages, form: NewScreen, row: FormRow, game: Game): string {
  switch (row.kind) {
    case 'option': {
      if (row.option.about !== undefined) return row.option.about
      const values = row.option.values.map(({ text }) => text)
      if (values.length > 4) return words.get('form-many-values', { option: row.option.text, n: values.length })
      return `${capital(values.reduce((one, other) => words.get('form-or', { one, other })))}.`
    }
    case 'players': {
      const [least, most] = game.players(form.options)
      return words.get('form-players-about', { range: rangeOf(least, most) })
    }
    case 'seat': {
      const bot = botAt(form, row.seat)
      if (bot !== null) return findBot(game.id, bot)?.about(words.language) ?? ''
      return form.players === 1 ? words.get('form-name-about') : words.get('form-seat-about', { number: row.seat + 1 })
    }
    case 'seed':
      return words.get('form-seed-about')
    case 'practice':
      return words.get(form.practice ? 'form-practice-on-about' : 'form-practice-off-about')
    case 'handover':
      return valueAbout(words, 'handover', form.handover)
    case 'begin':
      return words.get(form.players === 1 ? 'form-begin-about-one' : 'form-begin-about')
  }
}

export function onFormCommand(model: Model, form: NewScreen, command: Command): Update {
  const game = formGame(model, form)
  if (!game) return noEffect({ ...model, screen: { kind: 'title', selected: 0 } })
  const rows = rowsOf(form, game)
  const row = rows[form.row]
  switch (command.name) {
    case 'up':
    case 'down':
      return noEffect({ ...model, screen: selectRow(form, game, form.row + (command.name === 'up' ? -1 : 1)) })
    case 'left':
    case 'right':
      return noEffect({ ...model, screen: changeRow(form, game, row, command.name === 'left' ? -1 : 1) })
    case 'take':
      return row?.kind === 'begin'
        ? begin(model, form, game)
        : noEffect({ ...model, screen: selectRow(form, game, form.row + 1) })
    case 'leave':
      return noEffect({ ...model, screen: { kind: 'title', selected: 0 } })
    default:
      return noEffect(model)
  }
}

/**
 * Handles a key that isn't a command. The key edits the row's text. On a row without text, Space changes the row's
 * value.
 */
export function onFormKey(model: Model, form: NewScreen, { key, text }: PressedKey): Update {
  const game = formGame(model, form)
  const row = rowsOf(form, game)[form.row]
  const old = textOf(form, row)
  if (!game || !row) return noEffect(model)
  // On rows without text, `?` opens the help page as it does elsewhere.
  if (old === null && key === '?') return noEffect({ ...model, overlay: keysPage(model) })
  if (old === null)
    return key === 'space' ? noEffect({ ...model, screen: changeRow(form, game, row, 1) }) : noEffect(model)
  const line: TextLine = { text: old, at: form.at }
  const next = editText(line, key) ?? (text === null ? null : insertText(line, text, LONGEST_TEXT))
  return next ? noEffect({ ...model, screen: withText(form, row, next) }) : noEffect(model)
}

function begin(model: Model, form: NewScreen, game: Game): Update {
  const { options, seed, practice } = form
  const words = wordsOf(model)
  const problem = nameProblem(words, form, game)
  if (problem) {
    // Select the row with the error.
    return withNotice({ ...model, screen: selectRow(form, game, problem.row) }, { tone: 'bad', lines: [problem.text] })
  }
  try {
    const header = newHeader(game, { options, ...tableOf(words, form), seed: seed.trim(), practice })
    if (form.handover === model.settings.handover) return withEffects(model, { kind: 'begin', header })
    const remembered = withSettings(model, { handover: form.handover })
    return withEffects(remembered.model, ...remembered.effects, { kind: 'begin', header })
  } catch (error) {
    return withNotice(model, { tone: 'bad', lines: [errorText(error)] })
  }
}

/** The number of lines below the form: a blank line and the explanation of the selected row. */
const BELOW = 4

/** Returns the visible part of the form: its first line on the screen, its number of rows, and the first row shown. */
export function windowOf(model: Model, form: NewScreen, game: Game): { first: number; room: number; top: number } {
  const first = wrap(game.about, model.columns - 4).length + 3
  const count = rowsOf(form, game).length + 1
  const room = Math.min(count, Math.max(3, model.rows - 1 - first - BELOW))
  // Count the blank line before the last row.
  const here = form.row + (form.row === count - 2 ? 1 : 0)
  // Scroll by whole pages so that a clicked row stays in place.
  const leaf = Math.floor((here - 1) / (room - 2))
  return { first, room, top: Math.min(Math.max(0, leaf * (room - 2)), count - room) }
}

/** Returns true if a line of the window shows, instead of a row, how many rows are outside it. */
export const isBeyond = (line: number, room: number, top: number, count: number): boolean =>
  (line === 0 && top > 0) || (line === room - 1 && top + room < count)

/** Returns the width of the seats' names, in columns. The players are shown beside them. */
export const nameRoom = (words: Messages, form: NewScreen): number =>
  Math.min(24, Math.max(10, ...tableOf(words, form).seats.map(width)))

/** Returns the description of a seat's player: a bot's kind, or a person. */
export function seatPlayerText(words: Messages, form: NewScreen, seat: number): string {
  const bot = botAt(form, seat)
  return bot === null ? words.get('form-person') : botKind(words, bot)
}

/** Returns the label and value of a row. */
export function formRowText(
  form: NewScreen,
  row: Exclude<FormRow, { kind: 'begin' }>,
  words: Messages,
): { readonly label: string; readonly value: string } {
  switch (row.kind) {
    case 'option': {
      const value = row.option.values.find(known => known.id === form.options[row.option.name])
      return { label: row.option.text, value: value?.text ?? '' }
    }
    case 'players':
      return { label: words.get('form-players'), value: String(form.players) }
    case 'seat': {
      const value = textOf(form, row) ?? tableOf(words, form).seats[row.seat] ?? ''
      return { label: words.get(form.players === 1 ? 'form-name' : 'form-player'), value }
    }
    case 'seed':
      return { label: words.get('form-seed'), value: form.seed }
    case 'practice':
      return {
        label: words.get('form-practice'),
        value: words.get(form.practice ? 'form-practice-yes' : 'form-practice-no'),
      }
    case 'handover':
      return { label: words.get('form-handover'), value: valueWord(words, 'handover', form.handover) }
  }
}
