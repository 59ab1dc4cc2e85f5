import { expect, test } from 'vitest'
import { commandsFor, readCommand } from '../../src/commands/index.ts'
import { helpLines } from '../../src/plain/help.ts'
import { messagesIn } from '../../src/text/index.ts'
import { games } from '../games/library.ts'

const words = messagesIn('en')

for (const game of games)
  test(`"sheet", "where" and "next" are answered in ${game.id}`, () => {
    const context = {
      words,
      question: undefined,
      aliases: () => [],
      tableCommands: commandsFor(words, {}, 1),
      inquiries: game.inquiries,
    }
    for (const word of ['sheet', 'where', 'next']) {
      expect(['command', 'inquiry']).toContain(readCommand(word, context).kind)
      expect(helpLines(words, game, word, context.tableCommands)[0]).not.toContain('There is no help on')
    }
  })
