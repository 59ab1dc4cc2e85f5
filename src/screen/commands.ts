import type { Messages } from '../text/index.ts'
import { COMMANDS } from './key-table.ts'

/** What the screen is about, as far as keys go. */
export const CONTEXTS = [
  'title',
  'new',
  'load',
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
  'palette',
  'settings',
  'cover',
  'since',
  'dice',
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
  /** A sentence for the help page, by the end of the message's id (`does-select-line`). */
  readonly does: string
}

/** What a key does here, or null. */
export function commandFor(where: Context, key: string): Command | null {
  return commandsIn(where).find(command => command.keys.includes(key)) ?? null
}

/** The commands of a context, in order. */
export function commandsIn(where: Context): Command[] {
  const own = ownCommandsIn(where)
  if (where !== 'number') return own
  // Whoever answers with a number has all that a list has, but for the keys that type it.
  const taken = new Set(own.flatMap(({ keys }) => keys))
  const more = ownCommandsIn('list').map(command => ({ ...command, keys: command.keys.filter(key => !taken.has(key)) }))
  return [...own, ...more.filter(({ keys }) => keys.length > 0)]
}

/** The commands that are a context's own, in order. */
export const ownCommandsIn = (where: Context): Command[] => COMMANDS.filter(command => command.where.includes(where))

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

/** One or two words for a command; empty where the footer does not show it. */
export const briefOf = (words: Messages, { brief }: Command): string =>
  brief === undefined ? '' : words.say(`brief-${brief}`)

/** What a command does, as a sentence. */
export const whatDoes = (words: Messages, { does }: Command): string => words.say(`does-${does}`)
