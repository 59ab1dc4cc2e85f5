import { termsOf } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import { pad } from '../terminal/text.ts'
import {
  CONTEXTS,
  type Command,
  type Context,
  commandsIn,
  gameOn,
  keysShown,
  ownCommandsIn,
  textOf,
} from './commands.ts'
import { hasFeature } from './features.ts'
import type { Model, Overlay } from './model.ts'
import { nowLines } from './now-lines.ts'
import { contextOf } from './table/contexts.ts'
import { commandsAt, wordsAt } from './table/typing.ts'

/** The page behind `?`: what can be done now and why, the keys of where one is, what can be typed, then all other keys. */
export function keysPage(model: Model): Overlay {
  const here = contextOf(model)
  const game = gameOn(model)
  const words =
    model.screen.kind === 'table'
      ? [
          '',
          'Words (typed, with or without the colon)',
          ...wordsAt(model.screen).map(({ word, about, text }) => row(`${word} ${about}`.trim(), text)),
          ...commandsAt(model.screen.position).map(({ name, args, text }) => row(`${name} ${args ?? ''}`.trim(), text)),
          '',
          `An answer is typed by its words or their beginnings${typedExamples(termsOf(game).typed)}.`,
        ]
      : []
  // Of the keys that type a number only those hear who are asked for one.
  const others = (Object.keys(CONTEXTS) as Context[]).filter(
    context => context !== here && context !== 'number' && (context !== 'map' || hasFeature(game, 'board')),
  )
  const now = model.screen.kind === 'table' ? nowLines(model.screen) : { lines: [], links: [] }
  const keys = [...now.lines, CONTEXTS[here], ...keyLines(commandsIn(here, game), game)]
  return {
    kind: 'page',
    title: 'Help',
    scroll: 0,
    links: now.links,
    at: 0,
    legend: model.screen.kind === 'table' ? { game: model.screen.position.game, after: keys.length } : null,
    lines: [
      ...keys,
      ...words,
      ...others.flatMap(context => ['', CONTEXTS[context], ...keyLines(ownCommandsIn(context, game), game)]),
    ],
  }
}

function keyLines(commands: readonly Command[], game: Game | null): string[] {
  // What is shown with another key's line has no line of its own.
  return commands.filter(isTold).map(command => row(keysShown(command), textOf(command, game)))
}

/** A few answers as one types them, after the sentence that tells of it. */
const typedExamples = (typed: readonly string[]): string =>
  typed.length === 0 ? '' : `: ${typed.map(text => `"${text}"`).join(', ')}`

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
