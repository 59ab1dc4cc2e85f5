import type { Game } from '../kernel/index.ts'
import { type Messages, messagesIn } from '../text/index.ts'
import { normalized } from './words.ts'

export interface TableCommand {
  readonly name: TableCommandName
  readonly word: string
  /** All words for the command, including English ones and aliases. */
  readonly known: readonly string[]
  /** The arguments as shown in help. Omitted if the command takes none. */
  readonly args?: string
  readonly text: string
}

export type TableCommandName =
  | 'help'
  | 'options'
  | 'look'
  | 'undo'
  | 'redo'
  | 'save'
  | 'log'
  | 'rules'
  | 'why'
  | 'dice'
  | 'hint'
  | 'seat'
  | 'seed'
  | 'settings'
  | 'guide'
  | 'new'
  | 'load'
  | 'quit'
  | 'say'
  | 'offer'
  | 'accept'
  | 'refuse'
  | 'bargains'
  | 'note'
  | 'who'

/** All table commands, in the order in which help lists them. Their keys are defined by the screen. */
const TABLE_COMMANDS: readonly TableCommandName[] = [
  'help',
  'options',
  'look',
  'undo',
  'redo',
  'save',
  'log',
  'rules',
  'why',
  'dice',
  'guide',
  'say',
  'offer',
  'accept',
  'refuse',
  'bargains',
  'note',
  'who',
  'hint',
  'seat',
  'seed',
  'settings',
  'new',
  'load',
  'quit',
]

/**
 * Commands that don't work at a table hosted by another process, because the save file, the seed and other games belong
 * to the host.
 */
const HOST_ONLY: ReadonlySet<TableCommandName> = new Set(['save', 'seed', 'guide', 'new', 'load'])
/** Commands that need other players. */
const TALK: ReadonlySet<TableCommandName> = new Set(['say', 'offer', 'accept', 'refuse', 'bargains'])
/** Commands that need a game with bargains. */
const BARGAINING: ReadonlySet<TableCommandName> = new Set(['offer', 'accept', 'refuse', 'bargains'])

/**
 * Returns the commands available in a game with this number of seats. `isShared` is true at a table with several
 * clients.
 */
export function commandsFor(
  words: Messages,
  game: Pick<Game, 'bargains' | 'rolls'>,
  seats: number,
  isShared: boolean = false,
): readonly TableCommand[] {
  const isAvailable = (name: TableCommandName): boolean => {
    if (name === 'who' && !isShared) return false
    if (TALK.has(name) && seats < 2) return false
    if (BARGAINING.has(name) && !game.bargains) return false
    if (name === 'dice' && !game.rolls) return false
    return !(isShared && HOST_ONLY.has(name))
  }
  return TABLE_COMMANDS.filter(isAvailable).map(name => {
    const command = commandIn(words, name)
    return isShared && name === 'quit' ? { ...command, text: words.get('command-leave-shared') } : command
  })
}

/** Commands available before a game starts. */
const BEFORE_A_GAME: readonly TableCommandName[] = ['help', 'look', 'rules', 'settings', 'load']

/** Returns the commands of the title page, reworded where they differ from those at a table. */
export const commandsBefore = (words: Messages): readonly TableCommand[] =>
  BEFORE_A_GAME.map(name => ({ ...commandIn(words, name), ...beforeAGame(words, name) }))

/** Returns the parts of a command (arguments, description) that read differently before a game. */
function beforeAGame(words: Messages, name: TableCommandName): Partial<TableCommand> {
  switch (name) {
    case 'look':
      return { text: words.get('first-look') }
    case 'rules':
      return { args: words.get('first-rules.args'), text: words.get('first-rules') }
    case 'load':
      return { text: words.get('first-load') }
    default:
      return {}
  }
}

/**
 * Returns true if one of the game's own commands has the same word as this table command, in English or in the current
 * language.
 */
export const isGameCommand = (inquiries: Game['inquiries'], { name, word }: TableCommand): boolean =>
  inquiries.some(known => [name, normalized(word)].includes(normalized(known.word)))

const inLanguages = new WeakMap<Messages, Map<TableCommandName, TableCommand>>()

/** Returns a command in a language, cached. */
function commandIn(words: Messages, name: TableCommandName): TableCommand {
  const made = inLanguages.get(words) ?? new Map<TableCommandName, TableCommand>()
  inLanguages.set(words, made)
  const known = made.get(name) ?? {
    name,
    word: words.get(`command-${name}`),
    known: [...wordsFor(words, name), ...wordsFor(messagesIn('en'), name)],
    ...(words.has(`command-${name}.args`) ? { args: words.get(`command-${name}.args`) } : {}),
    text: words.get(`command-${name}.about`),
  }
  made.set(name, known)
  return known
}

/** Returns all words for a command in a language, normalized. */
const wordsFor = (words: Messages, name: TableCommandName): string[] =>
  [words.get(`command-${name}`), ...words.get(`command-${name}.also`).split(',')]
    .map(word => normalized(word))
    .filter(word => word !== '')
