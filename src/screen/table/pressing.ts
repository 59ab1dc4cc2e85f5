import { sentence } from '../../text/index.ts'
import { type Command, isTableKey, keyShown } from '../commands.ts'
import { withSwappedKeys } from '../key-names.ts'
import { isWatched, type Model, noEffect, type TableScreen, type Update, withEffects, withNotice } from '../model.ts'
import type { PressedKey } from '../overlay.ts'
import { editText, insertText, lineOf } from '../text-line.ts'
import { onWatchCommand } from '../watch/update.ts'
import { wordsOf } from '../words.ts'
import { contextOf } from './contexts.ts'
import { confirmHandOver } from './hand-over.ts'
import { onTypingCommand } from './typing.ts'
import { onTableCommand } from './update.ts'

/** Handles a command at the table: on the cover, on the command line, in the viewer or in the game. */
export function onCommandAtTable(model: Model, table: TableScreen, command: Command, { key }: PressedKey): Update {
  if (table.covered && command.name === 'take') return confirmHandOver(model, table)
  if (!table.covered && table.typing) return onTypingCommand(model, table, table.typing, command)
  const isViewer = contextOf(model) === 'watch' && isWatched(table)
  return (isViewer && onWatchCommand(model, table, command)) || onTableCommand(model, table, command, key)
}

/** Handles any other key at the table. */
export function onKeyAtTable(model: Model, table: TableScreen, { key, text }: PressedKey): Update {
  if (table.covered) return noEffect(model)
  if (table.typing) {
    const line = editText(table.typing.line, key) ?? (text === null ? null : insertText(table.typing.line, text))
    return line ? noEffect({ ...model, screen: { ...table, typing: { line, historyIndex: -1 } } }) : noEffect(model)
  }
  // While others play, any unused key skips to the player's turn.
  if (contextOf(model) === 'waiting') return withEffects(model, { kind: 'skip-delays' })
  if (!table.watch && isTableKey(model, key)) {
    const line = sentence('table-key-not-here', {
      key: keyShown(wordsOf(model), withSwappedKeys(model.settings.keys, key)),
    })
    return withNotice(model, { tone: 'plain', lines: [line] })
  }
  // On the map page, an unbound letter starts a typed command. While watching, a digit starts the number of an answer.
  const opens = text !== null && table.page === 'map' && (table.watch ? /^\d/ : /^\p{L}/u).test(text)
  return opens
    ? noEffect({ ...model, screen: { ...table, typing: { line: insertText(lineOf(''), text), historyIndex: -1 } } })
    : noEffect(model)
}
