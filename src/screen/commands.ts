import { vocabularyOf } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { type Feature, hasFeature } from './features.ts'
import { withSwappedKeys } from './key-names.ts'
import { OVERLAY_KEYS, SCREEN_KEYS } from './key-table.ts'
import { screenOf } from './kit/screens.ts'
import type { Model } from './model.ts'
import type { OverlayContext } from './overlays/index.ts'

/** The screens' key contexts. Overlays have their own. */
const SCREEN_CONTEXTS = [
  'title',
  'new',
  'load',
  'naming',
  'list',
  'number',
  'map',
  'typing',
  'sheet',
  'log',
  'cover',
  'dice',
  'waiting',
  'over',
  'watch',
] as const

export type ScreenContext = (typeof SCREEN_CONTEXTS)[number]
export type Context = ScreenContext | OverlayContext

/** Returns all contexts, in the order of the help page. */
export const contextsOf = ({ overlays }: Pick<Model, 'overlays'>): readonly Context[] => [
  ...SCREEN_CONTEXTS,
  ...Object.values(overlays).flatMap(({ contexts }) => contexts),
]

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
  | 'offer'
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
  | 'next-roll'
  | 'again'
  | 'results'
  | 'filter'
  | 'rename'
  | 'delete'
  | 'legend'

/** A command: its keys and its text. */
export interface Command {
  readonly name: CommandName
  /** The names of the keys. The first one is displayed. */
  readonly keys: readonly string[]
  /** The displayed keys, separated by spaces. The default is the first key. */
  readonly shown?: string
  /**
   * The suffix of the footer label's message id (`label-choose`). The label has one or two words. Omitted if the footer
   * doesn't show the command.
   */
  readonly labelId?: string
  /** The kind of game term that replaces the footer label, if the game has one. */
  readonly ownTerm?: 'clock' | 'errands'
  /**
   * The suffix of the help sentence's message id (`does-select-line`). The message receives the game's word for its
   * clock.
   */
  readonly helpId: string
  readonly needs?: Feature
}

/** A command of the screens, and the contexts it works in. */
export type ScreenCommand = Command & { readonly where: readonly ScreenContext[] }

type KeyModel = Pick<Model, 'screen' | 'overlays'>

/** Returns the game at the table, played or watched, or null on any other screen. */
export const gameOnScreen = ({ screen }: Pick<Model, 'screen'>): Game | null =>
  screen.kind === 'table' ? screen.position.game : null

/** Returns a key's command in a context, or null if there is none. */
export function commandFor(model: KeyModel, where: Context, key: string): Command | null {
  return commandsIn(model, where).find(command => command.keys.includes(key)) ?? null
}

/** Returns the commands of a context that the game on the screen supports, in order. */
export function commandsIn(model: KeyModel, where: Context): readonly Command[] {
  const own = ownCommandsIn(model, where)
  // A number prompt also has the keys of a list, except those that type the number.
  return where === 'number' ? [...own, ...withoutKeysOf(own, ownCommandsIn(model, 'list'))] : own
}

/** Like `commandsIn`, but a number prompt doesn't have the keys of a list. */
export function ownCommandsIn({ screen, overlays }: KeyModel, where: Context): readonly Command[] {
  const overlay = Object.values(overlays).find(({ contexts }) => contexts.some(one => one === where))
  const own = (overlay?.keys ?? SCREEN_KEYS).filter(
    command => !command.where || command.where.some(one => one === where),
  )
  const commands = overlay && !overlay.passesKeys ? [...own, ...withoutKeysOf(own, OVERLAY_KEYS)] : own
  const game = gameOnScreen({ screen })
  return commands.filter(({ needs }) => !needs || hasFeature(game, needs))
}

/** Removes the keys that other commands use, and then the commands that have no keys left. */
function withoutKeysOf(others: readonly Command[], commands: readonly Command[]): Command[] {
  const taken = new Set(others.flatMap(({ keys }) => keys))
  return commands
    .map(command => ({ ...command, keys: command.keys.filter(key => !taken.has(key)) }))
    .filter(({ keys }) => keys.length > 0)
}

/** The contexts of a game in play, without a page or a box on top. */
const TABLE_CONTEXTS: readonly Context[] = ['list', 'number', 'map', 'sheet', 'log', 'waiting', 'over']

/** Returns true if a key is bound in any context at the table. */
export const isTableKey = (model: KeyModel, key: string): boolean =>
  TABLE_CONTEXTS.some(where => commandFor(model, where, key) !== null)

/** The keys that have a translated name. */
const NAMED_KEYS: ReadonlySet<string> = new Set(
  'up down left right escape enter tab space backspace pageup pagedown home end any'.split(' '),
)

/** Returns the displayed keys of a command. `pairs` are the keys that the player has swapped. */
export const keysShown = (words: Messages, { shown, keys }: Command, pairs: readonly string[]): string =>
  (shown ?? keys[0] ?? '')
    .split(' ')
    .map(key => keyShown(words, withSwappedKeys(pairs, key)))
    .join(' ')

/** Returns the displayed name of a key: `Ctrl+L`, `PgUp`, `F1`. */
export function keyShown(words: Messages, key: string): string {
  if (NAMED_KEYS.has(key)) return words.get(`key-name-${key}`)
  const [, held, other = ''] = /^(ctrl|shift)\+(.+)$/.exec(key) ?? []
  if (held === undefined) return /^f\d+$/.test(key) ? key.toUpperCase() : key
  return `${words.get(`key-name-${held}`)}+${NAMED_KEYS.has(other) ? keyShown(words, other) : other.toUpperCase()}`
}

/**
 * Returns the game's own term for a command, or else the command's footer label. Returns an empty string if the footer
 * doesn't show the command.
 */
export function footerLabelOf(words: Messages, { labelId, ownTerm }: Command, game: Game | null): string {
  if (labelId === undefined) return ''
  const word = game && (ownTerm === 'clock' ? game.vocabulary?.clock : ownTerm && screenOf(game).map?.objectives?.label)
  return word || words.get(`label-${labelId}`)
}

export const whatDoes = (words: Messages, { helpId }: Command, game: Game | null): string =>
  words.get(`does-${helpId}`, { clock: vocabularyOf(words, game).clock })
