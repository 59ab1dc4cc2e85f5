import { vocabularyOf } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { type Feature, hasFeature } from './features.ts'
import { exchanged } from './key-names.ts'
import { COMMANDS } from './key-table.ts'
import { screenOf } from './kit/screens.ts'
import type { Model } from './model.ts'

/** The contexts that have their own key bindings. */
export const CONTEXTS = [
  'title',
  'new',
  'load',
  'naming',
  'list',
  'number',
  'map',
  'typing',
  'sheet',
  'chronicle',
  'page',
  'help',
  'rules',
  'contents',
  'ask',
  'offer',
  'palette',
  'settings',
  'cover',
  'since',
  'moment',
  'end',
  'dice',
  'waiting',
  'over',
  'watch',
  'turns',
] as const

export type Context = (typeof CONTEXTS)[number]

/** All commands that have key bindings. */
export type CommandName =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'take'
  | 'pick'
  | 'erase'
  | 'undo'
  | 'redo'
  | 'look'
  | 'steer-nw'
  | 'steer-sw'
  | 'next-place'
  | 'plan'
  | 'next-errand'
  | 'previous-errand'
  | 'errands'
  | 'previous-place'
  | 'closer'
  | 'farther'
  | 'page'
  | 'page-back'
  | 'earlier'
  | 'later'
  | 'type'
  | 'complete'
  | 'help'
  | 'rules'
  | 'contents'
  | 'back'
  | 'palette'
  | 'why'
  | 'hint'
  | 'eyes'
  | 'leave'
  | 'refuse'
  | 'repaint'
  | 'new'
  | 'title'
  | 'play'
  | 'slower'
  | 'faster'
  | 'next-turn'
  | 'previous-turn'
  | 'next-own'
  | 'previous-own'
  | 'next-day'
  | 'previous-day'
  | 'mark'
  | 'next-mark'
  | 'previous-mark'
  | 'turns'
  | 'branch'
  | 'to-here'
  | 'hurry'
  | 'again'
  | 'results'
  | 'filter'
  | 'rename'
  | 'delete'
  | 'legend'

/** A command: its keys, the contexts it works in, and its text. */
export interface Command {
  readonly name: CommandName
  /** The names of the keys. The first one is displayed. */
  readonly keys: readonly string[]
  readonly where: readonly Context[]
  /** The displayed keys, separated by spaces. The default is the first key. */
  readonly shown?: string
  /**
   * The suffix of the footer label's message id (`brief-choose`). The label has one or two words. Omitted if the footer
   * doesn't show the command.
   */
  readonly brief?: string
  /** The game's own term that replaces the footer label. */
  readonly own?: 'clock' | 'errands'
  /**
   * The suffix of the help sentence's message id (`does-select-line`). The message receives the game's word for its
   * clock.
   */
  readonly does: string
  readonly needs?: Feature
}

/** Returns the game on the screen, or null if there is none. */
export const gameOn = ({ screen }: Pick<Model, 'screen'>): Game | null =>
  screen.kind === 'table' ? screen.position.game : null

/** Returns a key's command in a context, or null if there is none. */
export function commandFor(where: Context, key: string, game: Game | null): Command | null {
  return commandsIn(where, game).find(command => command.keys.includes(key)) ?? null
}

/** Returns the commands of a context that the game supports, in order. */
export function commandsIn(where: Context, game: Game | null): Command[] {
  const own = ownCommandsIn(where, game)
  if (where !== 'number') return own
  // A number prompt also has the keys of a list, except those that type the number.
  const taken = new Set(own.flatMap(({ keys }) => keys))
  const more = ownCommandsIn('list', game).map(command => ({
    ...command,
    keys: command.keys.filter(key => !taken.has(key)),
  }))
  return [...own, ...more.filter(({ keys }) => keys.length > 0)]
}

/** The contexts of a game in play, without a page or a box on top. */
const AT_TABLE: readonly Context[] = ['list', 'number', 'map', 'sheet', 'chronicle', 'waiting', 'over']

/** Returns true if a key is bound in any context at the table. */
export const isTableKey = (key: string, game: Game | null): boolean =>
  AT_TABLE.some(where => commandFor(where, key, game) !== null)

/** Returns a context's own commands, in order. */
export const ownCommandsIn = (where: Context, game: Game | null): Command[] =>
  COMMANDS.filter(({ where: there, needs }) => there.includes(where) && (!needs || hasFeature(game, needs)))

/** The keys that have a translated name. */
const NAMED: ReadonlySet<string> = new Set(
  'up down left right escape enter tab space backspace pageup pagedown home end any'.split(' '),
)

/** Returns the displayed keys of a command. `pairs` are the keys that the player has swapped. */
export const keysShown = (words: Messages, { shown, keys }: Command, pairs: readonly string[]): string =>
  (shown ?? keys[0] ?? '')
    .split(' ')
    .map(key => keyShown(words, exchanged(pairs, key)))
    .join(' ')

/** Returns the displayed name of a key: `Ctrl+L`, `PgUp`, `F1`. */
export function keyShown(words: Messages, key: string): string {
  if (NAMED.has(key)) return words.say(`key-name-${key}`)
  const [, held, other = ''] = /^(ctrl|shift)\+(.+)$/.exec(key) ?? []
  if (held === undefined) return /^f\d+$/.test(key) ? key.toUpperCase() : key
  return `${words.say(`key-name-${held}`)}+${NAMED.has(other) ? keyShown(words, other) : other.toUpperCase()}`
}

/**
 * Returns a command's footer label or the game's own term for it. Returns an empty string if the footer doesn't show
 * the command.
 */
export function briefOf(words: Messages, { brief, own }: Command, game: Game | null): string {
  if (brief === undefined) return ''
  const word = game && (own === 'clock' ? game.vocabulary?.clock : own && screenOf(game).map?.errands?.brief)
  return word || words.say(`brief-${brief}`)
}

export const whatDoes = (words: Messages, { does }: Command, game: Game | null): string =>
  words.say(`does-${does}`, { clock: vocabularyOf(words, game).clock })
