import type { Game } from '../kernel/index.ts'
import { type Messages, wordsIn } from '../text/index.ts'
import { plainly } from './words.ts'

/** What can be said to the table itself, at any time and in any game, in the words of a language. */
export interface TableCommand {
  readonly name: TableCommandName
  /** The word for it. */
  readonly word: string
  /** All words for it, in English too: its own, and others that are short or come to mind. */
  readonly known: readonly string[]
  /** What may follow the word, as help shows it; left out where nothing may. */
  readonly args?: string
  readonly text: string
}

export type TableCommandName =
  | 'help'
  | 'options'
  | 'look'
  | 'undo'
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
  | 'who'

/** Every table command, in the order help lists them. Keys are the screen's own affair. */
const TABLE_COMMANDS: readonly TableCommandName[] = [
  'help',
  'options',
  'look',
  'undo',
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
  'who',
  'hint',
  'seat',
  'seed',
  'settings',
  'new',
  'load',
  'quit',
]

/** What makes no sense where another process keeps the game: its file, its seed and other games are the host's. */
const HOSTS_OWN: ReadonlySet<TableCommandName> = new Set(['save', 'seed', 'guide', 'new', 'load'])
/** What makes no sense where nobody else is, and in a game without bargains. */
const TALK: ReadonlySet<TableCommandName> = new Set(['say', 'offer', 'accept', 'refuse', 'bargains'])
const BARGAINING: ReadonlySet<TableCommandName> = new Set(['offer', 'accept', 'refuse', 'bargains'])

/** What can be said to a table of so many seats, as far as the game has it; `isShared` where several logins sit at it. */
export function commandsFor(
  words: Messages,
  game: Pick<Game, 'bargains' | 'rolls'>,
  seats: number,
  isShared: boolean = false,
): readonly TableCommand[] {
  const isSaid = (name: TableCommandName): boolean => {
    if (name === 'who' && !isShared) return false
    if (TALK.has(name) && seats < 2) return false
    if (BARGAINING.has(name) && !game.bargains) return false
    if (name === 'dice' && !game.rolls) return false
    return !(isShared && HOSTS_OWN.has(name))
  }
  return TABLE_COMMANDS.filter(isSaid).map(name => {
    const command = commandIn(words, name)
    return isShared && name === 'quit' ? { ...command, text: words.say('command-leave-shared') } : command
  })
}

/** What can be said where no table is open yet. */
const BEFORE_A_GAME: readonly TableCommandName[] = ['help', 'look', 'rules', 'settings', 'load']

/** The commands of a first page: each does there what it does at a table, for whichever game is named. */
export const commandsBefore = (words: Messages): readonly TableCommand[] =>
  BEFORE_A_GAME.map(name => ({ ...commandIn(words, name), ...beforeAGame(words, name) }))

/** What such a command takes and does where that differs from a table. */
function beforeAGame(words: Messages, name: TableCommandName): Partial<TableCommand> {
  switch (name) {
    case 'look':
      return { text: words.say('first-look') }
    case 'rules':
      return { args: words.say('first-rules.args'), text: words.say('first-rules') }
    case 'load':
      return { text: words.say('first-load') }
    default:
      return {}
  }
}

/** Whether a game itself answers to the word of a command, in whichever language. */
export const isGamesOwn = (inquiries: Game['inquiries'], { name, word }: TableCommand): boolean =>
  inquiries.some(known => [name, plainly(word)].includes(plainly(known.word)))

const inLanguages = new Map<string, Map<TableCommandName, TableCommand>>()

/** A command in a language, made of its messages once. */
function commandIn(words: Messages, name: TableCommandName): TableCommand {
  const made = inLanguages.get(words.language) ?? new Map<TableCommandName, TableCommand>()
  inLanguages.set(words.language, made)
  const known = made.get(name) ?? {
    name,
    word: words.say(`command-${name}`),
    known: [...wordsFor(words, name), ...wordsFor(wordsIn('en'), name)],
    ...(words.has(`command-${name}.args`) ? { args: words.say(`command-${name}.args`) } : {}),
    text: words.say(`command-${name}.about`),
  }
  made.set(name, known)
  return known
}

/** The word for a command and all others of that language, as typed words are compared. */
const wordsFor = (words: Messages, name: TableCommandName): string[] =>
  [words.say(`command-${name}`), ...words.say(`command-${name}.also`).split(',')]
    .map(word => plainly(word))
    .filter(word => word !== '')
