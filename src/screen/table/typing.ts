import type { Hint } from '../../bots/index.ts'
import {
  amountText,
  bargainLines,
  complete,
  noteLines,
  promiseLines,
  readCommand,
  rollLines,
  type TableCommandName,
} from '../../commands/index.ts'
import { type PhrasedQuestion, visibleSeed } from '../../kernel/index.ts'
import { peopleText, waitingText } from '../../server/people.ts'
import { type Messages, sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { guideCommand } from '../guide/command.ts'
import { keysPage } from '../help.ts'
import { pathTo, placeInGoTo } from '../kit/plan.ts'
import { screenOf } from '../kit/screens.ts'
import {
  type CommandLine,
  isWatched,
  type Model,
  noEffect,
  type Position,
  type TableScreen,
  type Update,
  withEffects,
  withNotice,
} from '../model.ts'
import { openRules } from '../rules-page.ts'
import { runSettingsCommand } from '../settings/page.ts'
import { lineOf } from '../text-line.ts'
import { runWatchCommand } from '../watch/words.ts'
import { tableWords } from '../words.ts'
import { redo, undo } from './answering.ts'
import { runPlanCommand, runRouteCommand, showOwnSpace } from './looking.ts'
import { offers } from './offers.ts'
import { shownOnPage } from './rivals.ts'
import { showLines } from './show-lines.ts'
import { inputContextAt, isPlanCommand, isRouteCommand } from './typed-words.ts'

/** The maximum length of the command history. */
const MAX_HISTORY = 50

export const openLine = (text: string): CommandLine => ({ line: lineOf(text), historyIndex: -1 })

export function onTypingCommand(model: Model, table: TableScreen, typing: CommandLine, command: Command): Update {
  const to = (line: CommandLine | null): Update => noEffect({ ...model, screen: { ...table, typing: line } })
  switch (command.name) {
    case 'take': {
      const { text } = typing.line
      if (text.trim() === '') return to(null)
      const commandHistory = [...table.commandHistory.filter(known => known !== text), text].slice(-MAX_HISTORY)
      return runTypedCommand(model, { ...table, typing: null, commandHistory }, text)
    }
    case 'complete':
      return to(openLine(complete(typing.line.text, inputContextAt(table)).text))
    case 'up':
    case 'down': {
      const historyIndex = Math.min(
        table.commandHistory.length - 1,
        Math.max(-1, typing.historyIndex + (command.name === 'up' ? 1 : -1)),
      )
      const text = table.commandHistory[table.commandHistory.length - 1 - historyIndex] ?? ''
      return to({ line: lineOf(text), historyIndex })
    }
    case 'leave':
      return to(null)
    default:
      return noEffect(model)
  }
}

/** Requests a hint. Without a question, shows that there is no advice. */
export const requestHint = (model: Model, { position: { question } }: TableScreen): Update =>
  question ? withEffects(model, { kind: 'advise', question }) : showHint(model, null)

/** Shows the reason for a hint, or that there is no advice. */
export const showHint = (model: Model, hint: Hint | null): Update =>
  showLines(model, sentence('table-hint'), [hint ? hint.why : sentence('bot-no-advice')])

/**
 * Runs a line of the command line: an answer, a lookup or a command. If it is unclear, says so and keeps the line open.
 */
export function runTypedCommand(model: Model, table: TableScreen, text: string): Update {
  const at = { ...model, screen: table }
  const { position } = table
  // While watching, a typed number is the number of an answer.
  if (table.watch && /^\d+$/.test(text.trim())) return withEffects(at, { kind: 'goto', at: Number(text) })
  const command = readCommand(text, inputContextAt(table))
  switch (command.kind) {
    case 'option':
      if (!position.question) return noEffect(at)
      return withEffects(at, { kind: 'answer', seat: position.question.seat, id: command.id })
    case 'inquiry': {
      if (isPlanCommand(table, command.word)) return runPlanCommand(at, table, command.about)
      if (isRouteCommand(table, command.word)) return runRouteCommand(at, table, command.about)
      const goal = goalOfRoute(position, command.word, command.about)
      const watchUpdate = isWatched(table) ? runWatchCommand(at, table, command.word, command.about) : null
      return (
        watchUpdate ??
        showLines(
          at,
          command.word,
          position.game.inquire(position.view, command.word, command.about, position.question) ?? [
            sentence('table-nothing-known'),
          ],
          table.watch ? null : goal,
        )
      )
    }
    case 'command':
      return tableCommand(at, table, command.name, command.args)
    case 'unclear': {
      // If the place in `go to` is out of reach this turn, it becomes the destination of a plan.
      const place = placeInGoTo(tableWords(table), text)
      const isMeant = place !== null && screenOf(position.game).map?.travel?.parseSpace(position.view, place) != null
      if (isMeant) return runPlanCommand(at, table, place)
      // Keep the command line open so that the command can be corrected.
      return withNotice(
        { ...at, screen: { ...table, typing: openLine(text) } },
        { tone: 'bad', lines: [command.message] },
      )
    }
  }
}

/** Returns the destination of the path that a command asks about, or null if that path can't be planned. */
function goalOfRoute({ game, view, question }: Position, word: string, about: string): string | null {
  const { map } = screenOf(game)
  const space = map?.travel?.command === word ? map.travel.parseSpace(view, about) : null
  return map && space !== null && 'course' in pathTo(map, view, question, space) ? space : null
}

function tableCommand(model: Model, table: TableScreen, name: TableCommandName, args: string): Update {
  const { position } = table
  switch (name) {
    case 'help':
      return noEffect({ ...model, overlay: keysPage(model) })
    case 'options':
      return showLines(model, sentence('table-answers'), answersAbout(tableWords(table), position.question, args))
    case 'look':
      return noEffect({ ...model, screen: { ...table, ...showOwnSpace(table) } })
    case 'undo':
      return undo(model, table, /^\d+$/.test(args) ? Number(args) : 1)
    case 'redo':
      return redo(model, table, /^\d+$/.test(args) ? Number(args) : 1)
    case 'save':
      if (args !== '') return withEffects(model, { kind: 'copy', name: args })
      return withNotice(model, {
        tone: 'plain',
        lines: [
          position.path === null ? sentence('table-not-saved') : sentence('table-saved-in', { path: position.path }),
        ],
      })
    case 'log':
      return noEffect({ ...model, screen: { ...table, page: 'log', scroll: 0, selectedEntry: 0 } })
    case 'rules':
      return openRules(model, position.game, args === '' ? { rule: position.question?.rule } : { words: args })
    case 'why': {
      const back = args === '' ? 1 : Number(args)
      if (Number.isInteger(back) && back >= 1) return why(model, table, back - 1)
      return withNotice(model, {
        tone: 'bad',
        lines: [sentence('why-how')],
      })
    }
    case 'dice': {
      const lines = position.rolls.flatMap(roll => rollLines(tableWords(table), roll, position.header.seats))
      return showLines(model, sentence('table-rolls'), lines.length > 0 ? lines : [sentence('rolls-none')])
    }
    case 'guide':
      return guideCommand(model, table, args)
    case 'hint':
      return requestHint(model, table)
    case 'seat':
      return withEffects(model, { kind: 'seat', words: args })
    case 'seed': {
      const seed = visibleSeed(position.header, position.result !== null)
      const line = seed === null ? sentence('seed-secret') : sentence('table-seed', { seed })
      return withNotice(model, { tone: 'plain', lines: [line] })
    }
    case 'settings':
      return runSettingsCommand(model, args)
    case 'new':
      return noEffect({
        ...model,
        overlay: {
          kind: 'ask',
          text: sentence('table-begin-again'),
          yes: { kind: 'again', header: position.header, seed: args },
        },
      })
    case 'load':
      return args === ''
        ? withEffects(model, { kind: 'library', open: 'load' })
        : withEffects(model, { kind: 'load', name: args })
    case 'say':
    case 'offer':
    case 'accept':
    case 'refuse':
      if (table.watch) return withNotice(model, { tone: 'bad', lines: [sentence('table-watchers-say-nothing')] })
      return withEffects(model, { kind: 'talk', word: name, text: args })
    case 'note':
      if (args === '') {
        const lines = noteLines(tableWords(table), position.notes ?? [])
        return showLines(model, sentence('table-notes'), lines)
      }
      if (table.watch) return withNotice(model, { tone: 'bad', lines: [sentence('table-watchers-say-nothing')] })
      return withEffects(model, { kind: 'talk', word: name, text: args })
    case 'bargains': {
      const { game, header, bargains, view, seat } = position
      const words = tableWords(table)
      const now = promiseLines(words, game, seat, view)
      return showLines(model, sentence('page-bargains'), [...bargainLines(words, bargains, game, header.seats), ...now])
    }
    case 'who': {
      const { shared } = position
      const waiting = shared && waitingText(shared, position)
      const people = shared ? [peopleText(shared), ...(waiting ? [waiting] : [])] : []
      const words = tableWords(table)
      return showLines(model, sentence('table-who'), shared ? [people.map(line => words.format(line)).join(' ')] : [])
    }
    case 'quit':
      return withEffects(model, { kind: 'quit' })
  }
}

/** Returns the answers that contain a word, as lines, or a line that says that there are none. */
function answersAbout(words: Messages, question: PhrasedQuestion | null, word: string): string[] {
  const { options = [], amount } = question ?? {}
  const numbers = amount ? [amountText(words, amount)] : []
  const answers = options.map(({ id, label, note }) => `${id}: ${label}${note ? ` (${note})` : ''}`)
  const listed = [...numbers, ...answers]
  const found = listed.filter(line => line.toLowerCase().includes(word.toLowerCase()))
  return found.length > 0 ? found : [words.get('answer-none-such')]
}

/** Opens the rule for a log sentence, counted back from the newest (0). */
export function why(model: Model, table: TableScreen, back: number): Update {
  const { position } = table
  const entry = shownOnPage(table).log.at(-1 - back)
  if (entry?.rule === '') return withNotice(model, { tone: 'plain', lines: [sentence('why-chat')] })
  if (!entry) return withNotice(model, { tone: 'bad', lines: [sentence('why-nothing-told')] })
  return openRules(model, position.game, { rule: entry.rule, about: entry.text })
}

/** Returns the completions of the command line. */
export function completionsOf(
  table: TableScreen,
  typing: CommandLine,
): readonly { readonly text: string; readonly hint: string }[] {
  if (typing.line.text.trim() === '') {
    const { question, inquiries, tableCommands } = inputContextAt(table)
    const first = question ? offers(table).map(option => ({ text: option.id, hint: option.label })) : []
    const words = inquiries.map(({ word, text }) => ({ text: word, hint: text }))
    return [...first, ...words, ...tableCommands.map(({ word, text }) => ({ text: word, hint: text }))]
  }
  return complete(typing.line.text, inputContextAt(table)).candidates
}
