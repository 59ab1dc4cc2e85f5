import { vocabularyOf } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import { pad } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import {
  type Command,
  type Context,
  commandsIn,
  contextsOf,
  gameOnScreen,
  keysShown,
  ownCommandsIn,
  whatDoes,
} from './commands.ts'
import { hasFeature } from './features.ts'
import type { Model } from './model.ts'
import { nowLines } from './now-lines.ts'
import type { Legend, LinesPage } from './page.ts'
import { contextOf } from './table/contexts.ts'
import { commandsAt, wordsAt } from './table/typed-words.ts'
import { lineOf } from './text-line.ts'
import { wordsOf } from './words.ts'

/**
 * Returns the help page (`?`): the keys of this context, the possible answers, the typed commands, and finally all
 * other keys.
 */
export function keysPage(model: Model): LinesPage {
  const here = contextOf(model)
  const text = wordsOf(model)
  const game = gameOnScreen(model)
  const words =
    model.screen.kind === 'table'
      ? [
          '',
          text.get('help-words'),
          ...wordsAt(model.screen).map(({ word, about, text: does }) => row(`${word} ${about}`.trim(), does)),
          ...commandsAt(model.screen.position).map(({ word, args, text: does }) =>
            row(`${word} ${args ?? ''}`.trim(), does),
          ),
          `  ${typedExamples(text, vocabularyOf(text, game).typed)}`,
        ]
      : []
  // The keys for typing a number are only listed while the game is asking for a number.
  const others = contextsOf(model).filter(
    context => context !== here && context !== 'number' && (context !== 'map' || hasFeature(game, 'board')),
  )
  const now = model.screen.kind === 'table' ? nowLines(model.screen) : { lines: [], links: [] }
  // Keys of this context come first, followed by the possible answers.
  const keysOf = (commands: readonly Command[]) => keyLines(model, commands, game)
  const first = [headingHere(text, model, here), ...keysOf(commandsHere(model, here))]
  const answers = now.lines.length > 0 ? ['', ...now.lines.slice(0, -1)] : []
  const keys = [...first, ...answers]
  return {
    kind: 'page',
    title: text.get('help-title'),
    scroll: 0,
    links: now.links.map(link => ({ ...link, line: link.line + first.length + 1 })),
    searchText: lineOf(''),
    at: 0,
    open: [],
    legend: legendAt(model, keys.length),
    lines: [
      ...keys,
      ...words,
      ...others.flatMap(context => ['', text.get(`context-${context}`), ...keysOf(ownCommandsIn(model, context))]),
    ],
  }
}

/** Returns the legend page (`l`) with all map symbols, or null if no table is on the screen. */
export function legendPage(model: Model): LinesPage | null {
  const legend = legendAt(model, 0)
  const title = wordsOf(model).get('help-signs')
  return legend && { kind: 'page', title, scroll: 0, links: [], at: 0, legend, lines: [] }
}

function legendAt({ screen }: Model, after: number): Legend | null {
  if (screen.kind !== 'table') return null
  const { game, header } = screen.position
  return { game, options: header.options, after }
}

const headingHere = (text: Messages, { screen }: Model, here: Context): string =>
  text.get(here === 'load' && screen.kind === 'load' ? `load-${screen.what}` : `context-${here}`)

/** Returns the commands of this context. Examples and lessons can't be renamed or deleted. */
function commandsHere(model: Model, here: Context): readonly Command[] {
  const { screen } = model
  const isFixed = here === 'load' && screen.kind === 'load' && screen.what !== 'saves'
  return commandsIn(model, here).filter(({ name }) => !isFixed || (name !== 'rename' && name !== 'delete'))
}

function keyLines(model: Model, commands: readonly Command[], game: Game | null): string[] {
  const words = wordsOf(model)
  // A command whose keys are shown with another command isn't listed separately.
  return commands
    .filter(isListed)
    .map(command => row(keysShown(words, command, model.settings.keys), whatDoes(words, command, game)))
}

/** Explains how to type an answer, using the game's examples. */
const typedExamples = (words: Messages, typed: readonly string[]): string =>
  typed.length === 0
    ? words.get('help-typed')
    : words.get('help-typed-so', {
        examples: typed.map(word => words.get('input-quoted', { word })).join(', '),
      })

function isListed(command: Command): boolean {
  return command.shown !== undefined || command.labelId !== undefined || !PAIRED.has(command.name)
}

const PAIRED = new Set([
  'down',
  'right',
  'left',
  'later',
  'last',
  'farther',
  'previous-place',
  'previous-turn',
  'previous-own',
  'previous-day',
  'previous-mark',
  'previous-errand',
  'errands',
  'faster',
  'steer-sw',
])

/** The column at which the description in a help line begins. */
export const KEYS_END = 30

const row = (keys: string, text: string): string => `  ${pad(keys, KEYS_END - 3)} ${text}`
