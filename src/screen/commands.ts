import { termsOf } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { type Feature, hasFeature } from './features.ts'
import { COMMANDS } from './key-table.ts'
import { screenOf } from './kit/screens.ts'
import type { Model } from './model.ts'

/** What the screen is about, as far as keys go. */
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

/** Everything a key can do. */
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
  | 'look'
  | 'steer-nw'
  | 'steer-ne'
  | 'steer-w'
  | 'steer-e'
  | 'steer-sw'
  | 'steer-se'
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

/** One thing keys do, where they do it, and how that is told. */
export interface Command {
  readonly name: CommandName
  /** Keys by name, the one that is shown first. */
  readonly keys: readonly string[]
  readonly where: readonly Context[]
  /** Which keys are shown, by name with spaces between; the first key where it is left out. */
  readonly shown?: string
  /** One or two words for the footer, by the end of the message's id (`brief-choose`); left out where the footer does not show it. */
  readonly brief?: string
  /** Where the game's own word stands in place of that. */
  readonly own?: 'clock' | 'errands'
  /** A sentence for the help page, by the end of the message's id (`does-select-line`); it is told how the game calls its clock. */
  readonly does: string
  /** What only a game has a use for it that has this. */
  readonly needs?: Feature
}

/** The game on the screen, or null. */
export const gameOn = ({ screen }: Pick<Model, 'screen'>): Game | null =>
  screen.kind === 'table' ? screen.position.game : null

/** What a key does here, or null. */
export function commandFor(where: Context, key: string, game: Game | null): Command | null {
  return commandsIn(where, game).find(command => command.keys.includes(key)) ?? null
}

/** The commands of a context that the game has a use for, in order. */
export function commandsIn(where: Context, game: Game | null): Command[] {
  const own = ownCommandsIn(where, game)
  if (where !== 'number') return own
  // Whoever answers with a number has all that a list has, but for the keys that type it.
  const taken = new Set(own.flatMap(({ keys }) => keys))
  const more = ownCommandsIn('list', game).map(command => ({
    ...command,
    keys: command.keys.filter(key => !taken.has(key)),
  }))
  return [...own, ...more.filter(({ keys }) => keys.length > 0)]
}

/** The commands that are a context's own, in order. */
export const ownCommandsIn = (where: Context, game: Game | null): Command[] =>
  COMMANDS.filter(({ where: there, needs }) => there.includes(where) && (!needs || hasFeature(game, needs)))

/** Keys that have a name of their own in every language. */
const NAMED: ReadonlySet<string> = new Set(
  'up down escape enter tab space backspace pageup pagedown home end any'.split(' '),
)

/** How a command's keys are written for a person. */
export const keysShown = (words: Messages, { shown, keys }: Command): string =>
  (shown ?? keys[0] ?? '')
    .split(' ')
    .map(key => keyShown(words, key))
    .join(' ')

/** How one key is written for a person: `Ctrl+L`, `PgUp`, `F1`. */
export function keyShown(words: Messages, key: string): string {
  if (NAMED.has(key)) return words.say(`key-name-${key}`)
  const [, held, other = ''] = /^(ctrl|shift)\+(.+)$/.exec(key) ?? []
  if (held === undefined) return /^f\d+$/.test(key) ? key.toUpperCase() : key
  return `${words.say(`key-name-${held}`)}+${NAMED.has(other) ? keyShown(words, other) : other.toUpperCase()}`
}

/** One or two words for a command, those of the game where it has its own; empty where the footer does not show it. */
export function briefOf(words: Messages, { brief, own }: Command, game: Game | null): string {
  if (brief === undefined) return ''
  const word = game && (own === 'clock' ? game.terms?.clock : own && screenOf(game).map?.errands?.brief)
  return word || words.say(`brief-${brief}`)
}

/** What a command does, as a sentence. */
export const whatDoes = (words: Messages, { does }: Command, game: Game | null): string =>
  words.say(`does-${does}`, { clock: termsOf(words, game).clock })
