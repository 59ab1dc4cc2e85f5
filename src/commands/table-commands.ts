import type { Game } from '../kernel/index.ts'

/** What can be said to the table itself, at any time and in any game. */
export interface TableCommand {
  readonly name: TableCommandName
  /** Other words for it, short ones among them. */
  readonly aliases: readonly string[]
  /** What may follow the name, as help shows it; left out where nothing may. */
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
const TABLE_COMMANDS: readonly TableCommand[] = [
  { name: 'help', aliases: ['?', 'commands'], args: '[word]', text: 'Tells how to play and what can be said.' },
  { name: 'options', aliases: ['choices', 'list'], args: '[word]', text: 'Lists every answer there is now.' },
  { name: 'look', aliases: [], text: 'Tells again where things stand and what is asked.' },
  {
    name: 'undo',
    aliases: ['u', 'back'],
    args: '[how many]',
    text: 'Takes back your last answer, if nothing was revealed since.',
  },
  {
    name: 'save',
    aliases: ['keep'],
    args: '[name]',
    text: 'Says where the game is kept, or keeps a copy under a name.',
  },
  { name: 'log', aliases: ['chronicle', 'history'], args: '[how many]', text: 'Tells again what happened.' },
  {
    name: 'rules',
    aliases: ['rule'],
    args: '[section or words]',
    text: 'Shows a rule by its number, or the rules that speak of something.',
  },
  {
    name: 'why',
    aliases: [],
    args: '[which]',
    text: 'Shows the rules behind what was told last, or behind the third last line of it: "why 3".',
  },
  {
    name: 'dice',
    aliases: ['rolls', 'table'],
    text: 'Shows the last rolls again, with all that could have come of them.',
  },
  {
    name: 'guide',
    aliases: ['lesson'],
    args: '[off]',
    text: 'Takes up the guide of a first game, where one is played; "guide off" sends it away.',
  },
  {
    name: 'say',
    aliases: ['tell', 'chat'],
    args: 'words',
    text: 'Says a line to everybody at the table; it is kept in the chronicle.',
  },
  {
    name: 'offer',
    aliases: [],
    args: 'name promise for promise',
    text: 'Offers somebody a bargain, which binds nobody: what you will do, for what he does.',
  },
  { name: 'accept', aliases: [], args: '[number]', text: 'Accepts a bargain that was offered to you.' },
  { name: 'refuse', aliases: [], args: '[number]', text: 'Refuses a bargain that was offered to you.' },
  {
    name: 'bargains',
    aliases: ['deals'],
    text: 'Tells what was offered and agreed, and whether it was kept; and what can be promised now.',
  },
  { name: 'who', aliases: ['people'], text: 'Tells who is at the table and whom it waits for.' },
  { name: 'hint', aliases: ['advise'], text: 'Says what an adviser would do here, and why.' },
  {
    name: 'seat',
    aliases: [],
    args: '[name] [person or bot]',
    text: 'Tells who sits where, or gives a seat away: "seat Ben bot:mentor", "seat Ben person".',
  },
  { name: 'seed', aliases: [], text: 'Says the seed this game was dealt from.' },
  {
    name: 'settings',
    aliases: ['preferences'],
    args: '[setting] [value]',
    text: 'Tells how cantrip looks and moves, or changes it: "settings theme light".',
  },
  {
    name: 'new',
    aliases: ['restart'],
    args: '[seed]',
    text: 'Begins another game with the same players; this one stays saved.',
  },
  { name: 'load', aliases: ['resume'], args: '[name]', text: 'Goes on with a saved game; this one stays saved.' },
  { name: 'quit', aliases: ['q', 'exit', 'bye'], text: 'Leaves the table; the game is saved.' },
]

/** What makes no sense where another process keeps the game: its file, its seed and other games are the host's. */
const HOSTS_OWN: ReadonlySet<TableCommandName> = new Set(['save', 'seed', 'guide', 'new', 'load'])
/** What makes no sense where nobody else is, and in a game without bargains. */
const TALK: ReadonlySet<TableCommandName> = new Set(['say', 'offer', 'accept', 'refuse', 'bargains'])
const BARGAINING: ReadonlySet<TableCommandName> = new Set(['offer', 'accept', 'refuse', 'bargains'])

const LEAVING_SHARED: TableCommand = {
  name: 'quit',
  aliases: ['q', 'exit', 'bye'],
  text: 'Leaves the table, which goes on; the seat can be come back to.',
}

/** What can be said to a table of so many seats, as far as the game has it; `isShared` where several logins sit at it. */
export function commandsFor(
  game: Pick<Game, 'bargains' | 'rolls'>,
  seats: number,
  isShared: boolean = false,
): readonly TableCommand[] {
  return TABLE_COMMANDS.flatMap(command => {
    const { name } = command
    if (name === 'who' && !isShared) return []
    if (TALK.has(name) && seats < 2) return []
    if (BARGAINING.has(name) && !game.bargains) return []
    if (name === 'dice' && !game.rolls) return []
    if (isShared && HOSTS_OWN.has(name)) return []
    return isShared && name === 'quit' ? [LEAVING_SHARED] : [command]
  })
}
