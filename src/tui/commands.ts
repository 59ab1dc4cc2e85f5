/** What the screen is about, as far as keys go. */
export const CONTEXTS = {
  title: 'Title',
  new: 'A new game',
  load: 'Saved games',
  list: 'Choosing from a list',
  map: 'On the map',
  typing: 'Typing a command',
  sheet: 'The record sheet',
  chronicle: 'The chronicle',
  page: 'Reading a page',
  ask: 'A last question',
  cover: 'Between two players',
  over: 'After the game',
  watch: 'Watching a game',
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
  | 'undo'
  | 'look'
  | 'steer-nw'
  | 'steer-ne'
  | 'steer-w'
  | 'steer-e'
  | 'steer-sw'
  | 'steer-se'
  | 'next-place'
  | 'previous-place'
  | 'closer'
  | 'farther'
  | 'page'
  | 'earlier'
  | 'later'
  | 'type'
  | 'complete'
  | 'help'
  | 'leave'
  | 'repaint'
  | 'new'
  | 'title'
  | 'play'
  | 'slower'
  | 'faster'

/** One thing keys do, where they do it, and how that is told. */
export interface Command {
  readonly name: CommandName
  /** Keys by name, the one that is shown first. */
  readonly keys: readonly string[]
  readonly where: readonly Context[]
  /** How the keys are shown; the first key where it is left out. */
  readonly shown?: string
  /** One or two words for the footer; left out where the footer does not show it. */
  readonly brief?: string
  /** A sentence for the help page. */
  readonly text: string
}

const TABLE: readonly Context[] = ['list', 'map', 'sheet', 'chronicle', 'over']
const LISTS: readonly Context[] = ['title', 'load', 'list']
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Every key of the program, in the order that footer and help show them. */
export const COMMANDS: readonly Command[] = [
  { name: 'up', keys: ['up'], where: LISTS, shown: '↑↓', brief: 'choose', text: 'Selects another line.' },
  { name: 'down', keys: ['down'], where: LISTS, text: 'Selects another line.' },
  { name: 'up', keys: ['up', 'shift+tab'], where: ['new'], shown: '↑↓', brief: 'line', text: 'Goes to another line.' },
  { name: 'down', keys: ['down', 'tab'], where: ['new'], text: 'Goes to another line.' },
  { name: 'left', keys: ['left'], where: ['new'], shown: '←→', brief: 'change', text: 'Changes the choice.' },
  { name: 'right', keys: ['right'], where: ['new'], text: 'Changes the choice.' },
  { name: 'left', keys: ['left'], where: ['list'], text: 'Selects an answer in another column.' },
  { name: 'right', keys: ['right'], where: ['list'], text: 'Selects an answer in another column.' },
  { name: 'up', keys: ['up'], where: ['map'], shown: '←↑↓→', brief: 'move', text: 'Moves the cursor.' },
  { name: 'down', keys: ['down'], where: ['map'], text: 'Moves the cursor.' },
  { name: 'left', keys: ['left'], where: ['map'], text: 'Moves the cursor.' },
  { name: 'right', keys: ['right'], where: ['map'], text: 'Moves the cursor.' },
  {
    name: 'steer-nw',
    keys: ['w', 'home'],
    where: ['map'],
    shown: 'w e a d z x',
    text: 'Moves the cursor one space: north-west, north-east, west, east, south-west, south-east.',
  },
  { name: 'steer-ne', keys: ['e'], where: ['map'], text: 'Moves the cursor to the north-east.' },
  { name: 'steer-w', keys: ['a'], where: ['map'], text: 'Moves the cursor to the west.' },
  { name: 'steer-e', keys: ['d'], where: ['map'], text: 'Moves the cursor to the east.' },
  { name: 'steer-sw', keys: ['z', 'end'], where: ['map'], text: 'Moves the cursor to the south-west.' },
  { name: 'steer-se', keys: ['x'], where: ['map'], text: 'Moves the cursor to the south-east.' },
  { name: 'up', keys: ['up'], where: ['page', 'sheet', 'chronicle'], shown: '↑↓', brief: 'scroll', text: 'Scrolls.' },
  { name: 'down', keys: ['down', 'space'], where: ['page', 'sheet', 'chronicle'], text: 'Scrolls.' },
  {
    name: 'take',
    keys: ['enter'],
    where: ['title', 'load'],
    shown: 'Enter',
    brief: 'open',
    text: 'Opens what is selected.',
  },
  {
    name: 'take',
    keys: ['enter'],
    where: ['new'],
    shown: 'Enter',
    brief: 'next, begin',
    text: 'Goes to the next line; at the last begins the game.',
  },
  {
    name: 'take',
    keys: ['enter'],
    where: ['list'],
    shown: 'Enter',
    brief: 'take',
    text: 'Takes the selected answer.',
  },
  {
    name: 'take',
    keys: ['enter'],
    where: ['map'],
    shown: 'Enter',
    brief: 'go',
    text: 'Takes the answer that the cursor is on.',
  },
  { name: 'take', keys: ['enter'], where: ['typing'], shown: 'Enter', brief: 'say it', text: 'Does what is typed.' },
  { name: 'take', keys: ['enter', 'y'], where: ['ask'], shown: 'Enter', brief: 'yes', text: 'Yes.' },
  {
    name: 'take',
    keys: ['enter'],
    where: ['cover'],
    shown: 'Enter',
    brief: 'ready',
    text: 'The next player is ready.',
  },
  {
    name: 'pick',
    keys: DIGITS,
    where: ['list', 'map', 'title'],
    shown: '1-9',
    text: 'Takes the answer of that number.',
  },
  {
    name: 'next-place',
    keys: ['.', 'space'],
    where: ['map'],
    shown: '. ,',
    brief: 'next',
    text: 'Moves the cursor to the next space that can be chosen, or back.',
  },
  { name: 'previous-place', keys: [','], where: ['map'], text: 'Moves the cursor to the space before.' },
  { name: 'complete', keys: ['tab'], where: ['typing'], shown: 'Tab', brief: 'complete', text: 'Completes the word.' },
  { name: 'up', keys: ['up'], where: ['typing'], shown: '↑↓', text: 'Brings back what was typed before.' },
  { name: 'down', keys: ['down'], where: ['typing'], text: 'Goes on to what was typed after it.' },
  {
    name: 'look',
    keys: ['l'],
    where: ['list', 'over'],
    brief: 'look',
    text: 'Gives the cursor the run of the map.',
  },
  {
    name: 'closer',
    keys: ['+', '='],
    where: ['list', 'map', 'over', 'watch'],
    shown: '+ -',
    brief: 'zoom',
    text: 'Shows the map close, or the whole board.',
  },
  { name: 'farther', keys: ['-'], where: ['list', 'map', 'over', 'watch'], text: 'Shows the whole board.' },
  {
    name: 'page',
    keys: ['tab'],
    where: ['list', 'map', 'over', 'watch'],
    shown: 'Tab',
    brief: 'sheet',
    text: 'Turns to the record sheet, then to the chronicle.',
  },
  { name: 'page', keys: ['tab'], where: ['sheet'], shown: 'Tab', brief: 'chronicle', text: 'Turns to the chronicle.' },
  {
    name: 'page',
    keys: ['tab', 'enter'],
    where: ['chronicle'],
    shown: 'Tab',
    brief: 'map',
    text: 'Turns back to the map.',
  },
  {
    name: 'leave',
    keys: ['escape', 'enter'],
    where: ['sheet'],
    shown: 'Esc',
    brief: 'map',
    text: 'Turns back to the map.',
  },
  { name: 'leave', keys: ['escape'], where: ['chronicle'], shown: 'Esc', text: 'Turns back to the map.' },
  {
    name: 'undo',
    keys: ['u', 'backspace'],
    where: TABLE,
    brief: 'undo',
    text: 'Takes back your last answer, where nothing has come to light since.',
  },
  {
    name: 'earlier',
    keys: ['pageup'],
    where: [...TABLE, 'page', 'load'],
    shown: 'PgUp PgDn',
    text: 'Leafs back and forth in the chronicle, a page or a list.',
  },
  { name: 'later', keys: ['pagedown'], where: [...TABLE, 'page', 'load'], text: 'Leafs forth.' },
  {
    name: 'right',
    keys: ['right', '.'],
    where: ['watch'],
    shown: '← →',
    brief: 'step',
    text: 'One answer on, or one back.',
  },
  { name: 'left', keys: ['left', ','], where: ['watch'], text: 'One answer back.' },
  {
    name: 'later',
    keys: ['pagedown'],
    where: ['watch'],
    shown: 'PgUp PgDn',
    brief: 'ten',
    text: 'Ten answers on, or ten back.',
  },
  { name: 'earlier', keys: ['pageup'], where: ['watch'], text: 'Ten answers back.' },
  {
    name: 'first',
    keys: ['home'],
    where: ['watch'],
    shown: 'Home End',
    brief: 'ends',
    text: 'To the beginning, or to the end.',
  },
  { name: 'last', keys: ['end'], where: ['watch'], text: 'To the end.' },
  {
    name: 'play',
    keys: ['space'],
    where: ['watch'],
    shown: 'Space',
    brief: 'play',
    text: 'Goes on by itself, or stops.',
  },
  { name: 'slower', keys: ['<'], where: ['watch'], shown: '< >', brief: 'pace', text: 'Goes slower or faster.' },
  { name: 'faster', keys: ['>'], where: ['watch'], text: 'Goes faster.' },
  { name: 'new', keys: ['n'], where: ['over'], brief: 'new game', text: 'Begins a new game.' },
  { name: 'title', keys: ['t'], where: ['over'], brief: 'title', text: 'Goes back to the title.' },
  {
    name: 'type',
    keys: [':', '/'],
    where: [...TABLE, 'watch'],
    brief: 'type',
    text: 'Opens the command line; so does any letter that is no key.',
  },
  {
    name: 'type',
    keys: ['ctrl+p'],
    where: TABLE,
    shown: 'Ctrl+P',
    text: 'Opens the command line with everything that can be said.',
  },
  {
    name: 'leave',
    keys: ['enter', 'escape', 'q'],
    where: ['page'],
    shown: 'Enter',
    brief: 'close',
    text: 'Closes the page.',
  },
  {
    name: 'leave',
    keys: ['escape'],
    where: ['typing'],
    shown: 'Esc',
    brief: 'never mind',
    text: 'Closes the command line.',
  },
  { name: 'leave', keys: ['escape', 'n'], where: ['ask'], shown: 'Esc', brief: 'no', text: 'No.' },
  {
    name: 'leave',
    keys: ['escape'],
    where: ['new', 'load'],
    shown: 'Esc',
    brief: 'back',
    text: 'Goes back to the title.',
  },
  { name: 'leave', keys: ['escape', 'q'], where: ['title'], shown: 'q', brief: 'quit', text: 'Leaves cantrip.' },
  {
    name: 'leave',
    keys: ['escape'],
    where: ['list', 'map', 'over', 'watch'],
    shown: 'Esc',
    brief: 'leave',
    text: 'Back to the question, or leaves the table; the game is saved.',
  },
  {
    name: 'leave',
    keys: ['ctrl+c', 'ctrl+d'],
    where: [...TABLE, 'watch', 'title', 'new', 'load', 'page', 'typing', 'ask', 'cover'],
    shown: 'Ctrl+C',
    text: 'Leaves, whatever is open.',
  },
  {
    name: 'repaint',
    keys: ['ctrl+l'],
    where: [...TABLE, 'watch', 'title', 'new', 'load', 'page', 'typing', 'ask', 'cover'],
    shown: 'Ctrl+L',
    text: 'Draws the screen anew.',
  },
  {
    name: 'help',
    keys: ['?', 'f1'],
    where: [...TABLE, 'title', 'load', 'watch'],
    shown: '?',
    brief: 'help',
    text: 'Tells what the keys do.',
  },
  {
    name: 'help',
    keys: ['f1'],
    where: ['new', 'typing', 'ask'],
    shown: 'F1',
    brief: 'help',
    text: 'Tells what the keys do.',
  },
]

/** What a key does here, or null. */
export function commandFor(where: Context, key: string): Command | null {
  return COMMANDS.find(command => command.where.includes(where) && command.keys.includes(key)) ?? null
}

/** The commands of a context, in order. */
export function commandsIn(where: Context): Command[] {
  return COMMANDS.filter(command => command.where.includes(where))
}

const NAMES: Readonly<Record<string, string>> = {
  escape: 'Esc',
  enter: 'Enter',
  tab: 'Tab',
  space: 'Space',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  home: 'Home',
  end: 'End',
}

/** How a command's keys are written for a person. */
export function keysShown({ shown, keys }: Command): string {
  return shown ?? NAMES[keys[0] ?? ''] ?? keys[0] ?? ''
}
