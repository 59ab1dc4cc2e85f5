import type { WizardsAct } from '../../src/games/wizards/rules/state/acts.ts'
import type { SpellName } from '../../src/games/wizards/rules/state/cards.ts'
import {
  type Game,
  type Header,
  Match,
  type PhrasedOption,
  type PhrasedQuestion,
  type Roll,
} from '../../src/kernel/index.ts'
import type { Message, Position, TitleLibrary } from '../../src/screen/model.ts'
import { GameLog, nextAtKeyboard } from '../../src/server/positions.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../src/storage/index.ts'
import { gameById } from '../games/library.ts'
import { islandView } from './islands.ts'
import { RealTable } from './real-table.ts'
import { ScreenPlayer } from './screen-player.ts'

/** Wizards, which the tests of the shared parts of the screen play. */
export const wizards: Game = gameById('wizards')

export const header = (more: Partial<Header> = {}): Header => ({
  game: 'wizards',
  rules: wizards.rules,
  options: { variant: 'standard', map: 'auto', removed: 'die' },
  seats: ['Ann', 'Ben', 'Cleo'],
  seed: '1982',
  practice: false,
  ...more,
})

export const library: TitleLibrary = { games: [wizards], saves: [], examples: [], seed: '1982' }

/** The question to a walker in Torwall B1. */
export const MOVE: PhrasedQuestion = {
  seat: 0,
  topic: 'move',
  data: { left: 3, die: 3 },
  text: 'Where to? 3 points left.',
  rule: '6',
  options: [
    ['torwall.a1', 1, 'Walk to Torwall A1'],
    ['torwall.c1', 1, 'Walk to Torwall C1'],
    ['torwall.c2', 1, 'Walk to Torwall C2'],
    ['torwall.a2', 1, 'Walk to Torwall A2'],
    ['torwall.b2', 2, 'Walk to Torwall B2'],
    ['torwall.center', 2, 'Walk to Torwall town'],
  ].map(([space, cost, label]) => walk(String(space), Number(cost), String(label))),
}

/** Returns a move on foot, as it is offered. */
export function walk(space: string, cost: number, label = `Walk to ${space}`): PhrasedOption<WizardsAct> {
  return {
    id: `go ${space}`,
    act: { kind: 'move', how: 'walks', to: space, cost: 2 * cost },
    label,
    at: { space },
    cost,
  }
}

/** The answer that ends the move. */
export const STOP: PhrasedOption<WizardsAct> = { id: 'stop', act: { kind: 'stop' }, label: 'Stop here', stops: true }

const cast = (spell: SpellName, label: string, note: string): PhrasedOption<WizardsAct> => ({
  id: `cast ${spell}`,
  act: { kind: 'cast', spell },
  label,
  note,
})

/** The same question with answers that are not spaces. */
export const MOVE_OR_CAST: PhrasedQuestion = {
  ...MOVE,
  options: [...MOVE.options, cast('swiftness', 'Cast Swiftness', 'woods cost 1 this turn'), STOP],
}

/** The question to a player at the start of a turn. */
export const ROLL: PhrasedQuestion = {
  seat: 0,
  topic: 'roll',
  data: { trapped: false },
  text: 'Your turn.',
  rule: '5.1',
  show: true,
  options: [
    { id: 'roll', act: { kind: 'roll' }, label: 'Roll for movement', note: 'white die: points to move' },
    cast('transporting', 'Cast Transporting', 'if it fails, you stay where you are'),
    { id: 'ask for help', act: { kind: 'call-for-help' }, label: 'Ask to be rescued' },
  ],
}

/** Returns a hand-made position on the board of `islands.ts`. */
export function position(question: PhrasedQuestion | null, more: Partial<Position> = {}): Position {
  return {
    language: 'en',
    game: wizards,
    header: header(),
    seat: 0,
    view: islandView(),
    question,
    result: null,
    day: 17,
    log: [
      'Cleo walks to Torwall A6.',
      'Cleo is given a Mandatory Task: The Lost Lamb.',
      'Day 3 of Fortnight 2 dawns.',
      'Ann rolls 3 for movement, 6 for an encounter.',
    ].map((text, i) => ({ day: 17, text, rule: ['6', '9', '3.74', '5.1'][i]!, at: i + 1 })),
    rolls: [],
    rolledAt: null,
    known: 3,
    length: 4,
    undoable: { moves: 1, barrier: 'revealed' },
    redoable: 0,
    bargains: [],
    path: '/saves/islands.cantrip',
    serial: 1,
    ...more,
  }
}

/** The log entry about the Common Folk. */
export const TOWN_ROLL: Roll = {
  seat: 0,
  dice: [2, 5],
  counts: [1],
  title: 'Common Towns',
  reading: 'the higher die counts',
  rule: '7.301',
  rows: [
    'Thieves: all your Magical Objects and Gems are gone',
    'Lose a die of points of your choice',
    'Held here: stay next turn and meet the Common Folk again',
    'They know of a Task: draw a card',
    'They speed you along: an extra turn at once',
    'A bed for the night',
  ].map((text, i) => ({ on: String(i + 1), text, hit: i === 4 })),
}

/** The log entry of a Movement Roll. */
export const MOVEMENT_ROLL: Roll = {
  seat: 0,
  dice: [4, 6],
  names: ['white', 'red'],
  title: 'Movement Roll',
  reading: '',
  rule: '5.1',
  rows: [
    { on: 'white 4', text: 'Points to move with; Stones and Ruktal answer to it', hit: true },
    { on: 'red 1-3', text: 'Where the move ends something may meet you', hit: false },
    { on: 'red 4-6', text: 'Nothing meets you by chance', hit: true },
  ],
}

/** Returns the position after an answer that led to these rolls. */
export function rollsShown(
  player: Player,
  rolls: readonly Roll[],
  question: PhrasedQuestion | null = MOVE,
  more: Partial<Position> = {},
): Message {
  const { position: before } = player.table
  const entries = [...before.log, { day: 17, text: 'Ann has rolled.', rule: '5.1', at: 5 }]
  const now = position(question, {
    rolls,
    rolledAt: before.length + 1,
    log: entries,
    known: before.log.length,
    serial: before.serial + 1,
    header: before.header,
    ...more,
  })
  return { kind: 'position', position: now, cover: false, notice: null }
}

/** A watched game, after 3 of its 80 answers. It has three players, eight turns on three days, and two bookmarks. */
export const WATCH: Extract<Message, { kind: 'watched' }>['watch'] = {
  file: 'first.moves',
  at: 3,
  total: 80,
  answered: { asked: null, line: 'Roll for movement' },
  problems: [],
  turns: [0, 3, 9, 20, 31, 44, 50, 71].map((at, i) => ({
    at,
    seat: i % 3,
    day: 1 + Math.floor(i / 3),
    text: `Turn ${i + 1} begins.`,
  })),
  marks: [1, 44],
}

/** Returns a player who watches that game. */
export function watching(
  more: Partial<typeof WATCH> = {},
  seat: number | null = null,
  [columns, rows] = [80, 24],
): Player {
  const player = new Player(columns, rows)
  player.hears({ kind: 'watched', position: position(null, { seat }), watch: { ...WATCH, ...more } })
  player.effects = []
  return player
}

/** Returns the next player before a covered table, with this many sentences to read. The last one is private. */
export function told(sentences: number, [columns, rows] = [80, 24]): Player {
  const entries = Array.from({ length: sentences }, (_, i) => ({
    ...{ day: 17, text: `Sentence ${i + 1} of what was done.`, rule: '6', at: i + 1 },
    ...(i === sentences - 1 ? { alone: true } : {}),
  }))
  const player = Player.at(ROLL, { columns, rows })
  const next = position({ ...ROLL, seat: 1 }, { seat: 1, serial: 2, log: entries, known: 0 })
  player.hears({ kind: 'position', position: next, cover: true, notice: null })
  player.effects = []
  return player
}

/** Returns a player who has just done a Task and gained a Rank by it. */
export function celebrating([columns, rows] = [80, 24], more: Partial<Settings> = {}): Player {
  const player = Player.at(ROLL, { columns, rows })
  player.model = { ...player.model, settings: { ...player.model.settings, ...more } }
  const { log, length } = player.table.position
  const since = [
    { text: 'Ann completes the Task "The Lost Lamb".', rule: '9.01', seat: 0, highlight: 'task' },
    { text: 'Ann gains 5 Knowledge and 2 Power: The Lost Lamb.', rule: '9.01', seat: 0 },
    { text: 'Ann advances to Rank 2.', rule: '10.2', seat: 0, highlight: 'rank' },
    { text: 'Ben is robbed by thieves: the Golden Bowl.', rule: '9.8', seat: 1, highlight: 'stolen' },
  ].map(entry => ({ ...entry, day: 17, at: length + 1 }))
  const now = position(ROLL, { log: [...log, ...since], length: length + 1, serial: 2 })
  player.hears({
    kind: 'position',
    position: { ...now, header: player.table.position.header },
    cover: false,
    notice: null,
  })
  player.effects = []
  return player
}

/** A player at a screen whose library contains Wizards. */
export class Player extends ScreenPlayer {
  constructor(
    columns = 80,
    rows = 24,
    more: Partial<TitleLibrary> = {},
    speed: Settings['speed'] = DEFAULT_SETTINGS.speed,
  ) {
    super(columns, rows, { ...library, ...more }, speed)
  }

  /** Returns a player at the table with this question. */
  static at(
    question: PhrasedQuestion | null,
    {
      columns = 80,
      rows = 24,
      speed = DEFAULT_SETTINGS.speed,
      ...more
    }: Partial<Position> & { columns?: number; rows?: number; speed?: Settings['speed'] } = {},
  ): Player {
    const player = new Player(columns, rows, {}, speed)
    player.hears({ kind: 'position', position: position(question, more), cover: false, notice: null })
    player.effects = []
    return player
  }
}

/** Returns a real game, with the position of the player whose turn it is. */
export function playing(more: Partial<Header> = {}): { match: Match; position: () => Position } {
  const match = Match.begin(wizards, header(more))
  const narrator = new GameLog(match, () => null)
  return { match, position: () => narrator.position(nextAtKeyboard(match, null)) }
}

/** Returns a real game of these players behind a screen. */
export function tableOf(
  seats: readonly string[],
  seed: string,
  columns: number,
  rows: number,
  map = 'auto',
): RealTable {
  const variant = seats.length === 1 ? 'solitaire' : 'standard'
  const options = { variant, map, removed: 'die' }
  return new RealTable(Match.begin(wizards, header({ seats, seed, options })), columns, rows)
}
