import {
  type Inquiry,
  inquiryNamed,
  isGameCommand,
  normalized,
  type TableCommand,
  vocabularyOf,
} from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'

export function helpLines(
  words: Messages,
  game: Pick<Game, 'title' | 'inquiries' | 'vocabulary'>,
  about: string,
  commands: readonly TableCommand[],
): string[] {
  const word = normalized(about).split(' ', 1)[0]!
  if (word !== '') {
    const alsoLine = (others: readonly string[]): string[] =>
      others.length > 0 ? [words.get('help-also', { words: [...new Set(others)].join(', ') })] : []
    const inquiry = inquiryNamed(game.inquiries, word)
    if (inquiry) return [inquiryLine(inquiry), ...alsoLine(inquiry.also ?? [])]
    const command = commands.find(({ known }) => known.includes(word))
    if (command)
      return [commandLine(command), ...alsoLine(command.known.filter(other => other !== normalized(command.word)))]
    return [words.get('help-none-about', { about })]
  }
  return [
    words.get('help-answers'),
    typedExamples(words, game),
    ...(game.inquiries.length > 0 ? [words.get('help-about-game', { game: game.title })] : []),
    ...game.inquiries.map(inquiryLine),
    words.get('help-about-table'),
    ...commands.filter(command => !isGameCommand(game.inquiries, command)).map(commandLine),
  ]
}

/** Returns other ways to type an answer, with a few examples from the game. */
function typedExamples(words: Messages, game: Pick<Game, 'vocabulary'>): string {
  const { typed } = vocabularyOf(words, game)
  if (typed.length === 0) return words.get('help-answers-more')
  return words.get('help-answers-so', { examples: typed.map(word => words.get('input-quoted', { word })).join(', ') })
}

function inquiryLine({ word, about, text }: Inquiry): string {
  return `  ${word}${about === '' ? '' : ` [${about.toLowerCase()}]`}: ${text}`
}

export function commandLine({ word, args, text }: TableCommand): string {
  return `  ${word}${args === undefined ? '' : ` ${args}`}: ${text}`
}
