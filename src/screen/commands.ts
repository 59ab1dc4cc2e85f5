import { termsOf, type Wording, wording } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import { type Feature, hasFeature } from './features.ts'
import { COMMANDS } from './key-table.ts'
import { screenOf } from './kit/screens.ts'
import type { Model } from './model.ts'

/** What the screen is about, as far as keys go. */
export const CONTEXTS = {
  title: 'Title',
  new: 'A new game',
  load: 'Saved games',
  list: 'Choosing from a list',
  number: 'Answering with a number',
  map: 'On the map',
  typing: 'Typing a command',
  sheet: 'The record sheet',
  chronicle: 'The chronicle',
  page: 'Reading a page',
  help: 'Reading the help',
  rules: 'Reading the rules',
  contents: 'The contents of the rules',
  ask: 'A last question',
  palette: 'The palette',
  settings: 'The settings',
  cover: 'Between two players',
  since: 'What has happened since',
  dice: 'While the dice roll',
  over: 'After the game',
  watch: 'Watching a game',
  turns: 'The turns of a watched game',
} as const

export type Context = keyof typeof CONTEXTS

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
  /** How the keys are shown; the first key where it is left out. */
  readonly shown?: string
  /** One or two words for the footer; left out where the footer does not show it. */
  readonly brief?: Wording
  /** Where the game's own word stands in place of that. */
  readonly own?: 'clock' | 'errands'
  /** A sentence for the help page; `{clock}` is what the game calls a step of its clock. */
  readonly text: string
  /** What only a game has a use for it that has this. */
  readonly needs?: Feature
}

/** The game on the screen, or null. */
export const gameOn = ({ screen }: Pick<Model, 'screen'>): Game | null =>
  screen.kind === 'table' ? screen.position.game : null

/** A command's words for the footer, those of the game where it has its own; undefined where the footer does not show it. */
export function briefOf({ brief, own }: Command, game: Game | null): string | undefined {
  if (brief === undefined) return undefined
  const word = game && (own === 'clock' ? game.terms?.clock : own && screenOf(game).map?.errands?.brief)
  return word || wording(game?.language, brief)
}

/** What a command does, in a sentence. */
export const textOf = ({ text }: Command, game: Game | null): string => text.replaceAll('{clock}', termsOf(game).clock)

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

const NAMES: Readonly<Record<string, string>> = {
  up: '↑',
  down: '↓',
  escape: 'Esc',
  enter: 'Enter',
  tab: 'Tab',
  'shift+tab': 'Shift+Tab',
  space: 'Space',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  home: 'Home',
  end: 'End',
}

/** How a command's keys are written for a person. */
export function keysShown({ shown, keys }: Command): string {
  return shown ?? keyShown(keys[0] ?? '')
}

/** How one key is written for a person: `Ctrl+L`, `PgUp`, `F1`. */
export function keyShown(key: string): string {
  return NAMES[key] ?? key.replace(/^ctrl\+.$|^f\d+$/, name => name.replace(/^.|.$/g, letter => letter.toUpperCase()))
}
