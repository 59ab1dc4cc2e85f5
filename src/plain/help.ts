import { type Inquiry, plainly, type TableCommand, termsOf } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'

/** How to play, for the beginning of a game. */
export const HINT =
  'Answer with a number of the list or in words; the beginnings of words will do. "help" tells what else can be said, "quit" leaves.'

/** What can be said, or what one word does. */
export function helpLines(game: Game, about: string, commands: readonly TableCommand[]): string[] {
  const word = plainly(about).split(' ', 1)[0]!
  if (word !== '') {
    const inquiry = game.inquiries.find(known => plainly(known.word) === word)
    if (inquiry) return [inquiryLine(inquiry)]
    const command = commands.find(known => known.name === word || known.aliases.includes(word))
    if (command)
      return [commandLine(command), ...(command.aliases.length > 0 ? [`Also: ${command.aliases.join(', ')}.`] : [])]
    return [`There is no help about "${about}"; "help" alone lists what can be said.`]
  }
  return [
    'An answer can be the number shown before it, the words in brackets, the beginnings of those words, or their last part',
    `where no other answer has it${typedExamples(game)}. Small and capital letters are the same.`,
    `About the game (${game.title}):`,
    ...game.inquiries.map(inquiryLine),
    'About the table:',
    ...commands.filter(({ name }) => !game.inquiries.some(known => plainly(known.word) === name)).map(commandLine),
  ]
}

/** A few answers as one types them, in brackets. */
function typedExamples(game: Game): string {
  const { typed } = termsOf(game)
  return typed.length === 0 ? '' : ` (${typed.map(text => `"${text}"`).join(', ')})`
}

function inquiryLine({ word, about, text }: Inquiry): string {
  return `  ${word}${about === '' ? '' : ` [${about.toLowerCase()}]`}: ${text}`
}

function commandLine({ name, args, text }: TableCommand): string {
  return `  ${name}${args === undefined ? '' : ` ${args}`}: ${text}`
}
