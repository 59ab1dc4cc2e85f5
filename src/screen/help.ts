import { pad } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { CONTEXTS, type Command, commandsIn, keysShown, ownCommandsIn, whatDoes } from './commands.ts'
import type { Model, Overlay } from './model.ts'
import { nowLines } from './now-lines.ts'
import { contextOf } from './table/contexts.ts'
import { commandsAt, wordsAt } from './table/typing.ts'
import { wordsOf } from './words.ts'

/** The page behind `?`: what can be done now and why, the keys of where one is, what can be typed, then all other keys. */
export function keysPage(model: Model): Overlay {
  const here = contextOf(model)
  const text = wordsOf(model)
  const words =
    model.screen.kind === 'table'
      ? [
          '',
          text.say('help-words'),
          ...wordsAt(model.screen).map(({ word, about, text: does }) => row(`${word} ${about}`.trim(), does)),
          ...commandsAt(model.screen.position).map(({ word, args, text: does }) =>
            row(`${word} ${args ?? ''}`.trim(), does),
          ),
          '',
          text.say('help-typed'),
        ]
      : []
  // Of the keys that type a number only those hear who are asked for one.
  const others = CONTEXTS.filter(context => context !== here && context !== 'number')
  const now = model.screen.kind === 'table' ? nowLines(model.screen) : { lines: [], links: [] }
  const keys = [...now.lines, text.say(`context-${here}`), ...keyLines(text, commandsIn(here))]
  return {
    kind: 'page',
    title: text.say('help-title'),
    scroll: 0,
    links: now.links,
    at: 0,
    legend: model.screen.kind === 'table' ? { game: model.screen.position.game, after: keys.length } : null,
    lines: [
      ...keys,
      ...words,
      ...others.flatMap(context => ['', text.say(`context-${context}`), ...keyLines(text, ownCommandsIn(context))]),
    ],
  }
}

function keyLines(words: Messages, commands: readonly Command[]): string[] {
  // What is shown with another key's line has no line of its own.
  return commands.filter(isTold).map(command => row(keysShown(words, command), whatDoes(words, command)))
}

function isTold(command: Command): boolean {
  return command.shown !== undefined || command.brief !== undefined || !PAIRED.has(command.name)
}

const PAIRED = new Set([
  'down',
  'right',
  'left',
  'later',
  'last',
  'farther',
  'previous-place',
  'previous-errand',
  'faster',
  'steer-ne',
  'steer-w',
  'steer-e',
  'steer-sw',
  'steer-se',
])

/** The column at which the words of a line of the help begin. */
export const KEYS_END = 30

const row = (keys: string, text: string): string => `  ${pad(keys, KEYS_END - 3)} ${text}`
