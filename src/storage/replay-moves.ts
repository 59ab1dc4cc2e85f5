import {
  commandsFor,
  isTalk,
  possibleAnswersText,
  quote,
  readCommand,
  readTalk,
  type TalkWord,
  talkContext,
} from '../commands/index.ts'
import { allows, type GameEvent, KernelError, Match, phrased, type Question, type Seat } from '../kernel/index.ts'
import { messagesIn } from '../text/index.ts'
import type { Comparison, MoveFile, MoveLine } from './moves.ts'
import { MoveFileError } from './moves.ts'

/** Messages about move files are always in English. */
const ENGLISH = messagesIn('en')

/** A played line of a move file. */
export interface MoveStep {
  readonly line: MoveLine
  /** The events of the line. Those before the first line are in `Match.eventsOf(0)`. */
  readonly events: readonly GameEvent[]
  readonly moves: number
}

export interface MoveReplay {
  readonly match: Match
  readonly steps: readonly MoveStep[]
}

/** Begins the game in a move file. Throws MoveFileError if its setup cannot be played. */
export function beginMoves({ game, header, file, first }: MoveFile): Match {
  try {
    return Match.begin(game, header)
  } catch (error) {
    throw new MoveFileError(file, first, sentenceOf(error), { cause: error })
  }
}

/** Plays a move file line by line. Throws MoveFileError at the first illegal line or failed check. */
export function* playMoves(match: Match, moves: MoveFile): Generator<MoveStep, void> {
  for (const line of moves.lines) {
    const events = play(match, line, moves)
    yield { line, events, moves: match.length }
  }
}

/** Plays a whole move file. Throws the same errors as `beginMoves` and `playMoves`. */
export function replayMoves(moves: MoveFile): MoveReplay {
  const match = beginMoves(moves)
  return { match, steps: [...playMoves(match, moves)] }
}

function play(match: Match, line: MoveLine, { file, header, lines }: MoveFile): readonly GameEvent[] {
  const wrong = (sentence: string, cause?: unknown) => new MoveFileError(file, line.line, sentence, { cause })
  switch (line.kind) {
    case 'dice':
    case 'top':
      try {
        return match.play(line.kind === 'dice' ? { dice: line.dice } : { stack: line.pile, cards: line.cards })
      } catch (error) {
        throw wrong(sentenceOf(error), error)
      }
    case 'check': {
      const failed = check(match, line)
      if (failed !== null) throw wrong(failed)
      return []
    }
    case 'answer': {
      const talk = talkIn(match, line)
      if (talk) {
        const spoke =
          talk.by === null ? { wrong: 'the line does not name the speaker' } : readChat(match, talk.by, talk)
        if ('wrong' in spoke) throw wrong(ENGLISH.format(spoke.wrong).replace(/\.$/, ''))
        match.say(spoke.by, spoke.message)
        return []
      }
      const question = questionFor(match, line, header.seats)
      if (typeof question === 'string') throw wrong(question)
      const id = read(match, question, line)
      if (typeof id !== 'string') throw wrong(id.message)
      try {
        return match.answer(question.seat, id)
      } catch (error) {
        const dice = lines.some(known => known.kind === 'dice') ? ' (check the "! dice" lines)' : ''
        const whose = error instanceof KernelError ? `the rules failed at "${id}"${dice}: ` : ''
        throw wrong(whose + sentenceOf(error), error)
      }
    }
  }
}

/**
 * Parses a line that is chat rather than an answer, such as `Ann: say good morning`. Returns null for any other line.
 */
function talkIn(
  match: Match,
  { seat, answer: output, text }: MoveLine & { kind: 'answer' },
): { readonly by: Seat | null; readonly word: TalkWord; readonly args: string } | null {
  const [, word = '', args = ''] = /^(\S+)\s*(.*)$/.exec(output) ?? []
  const isOption = match.questions.some(question => allows(question, output) || allows(question, text))
  const by = seat ?? (match.questions.length === 1 ? (match.questions[0]?.seat ?? null) : null)
  return isTalk(word) && !isOption ? { by, word, args } : null
}

const readChat = (match: Match, by: Seat, { word, args }: { readonly word: TalkWord; readonly args: string }) =>
  readTalk(word, args, talkContext(match, match.game, [by], true))

/** Returns the question that a line answers, or an error message. */
function questionFor(match: Match, line: MoveLine & { kind: 'answer' }, seats: readonly string[]): Question | string {
  const { questions } = match
  if (questions.length === 0) return `${quote(line.answer)} comes too late: the game is already over`
  const asked = questions.map(question => `"${seats[question.seat]}: ..."`).join(' or ')
  if (line.seat === null) {
    if (questions.length === 1) return questions[0]!
    return `several players choose at once, and the line does not name one; write ${asked}`
  }
  return match.questionFor(line.seat) ?? `${seats[line.seat]} has nothing to choose now; write ${asked}`
}

function read(match: Match, question: Question, line: MoveLine & { kind: 'answer' }): string | { message: string } {
  const { game } = match
  const view = match.view(question.seat)
  const worded = phrased(game, view, question)
  const context = {
    words: ENGLISH,
    question: worded,
    aliases: (id: string) => game.aliases(view, question, id),
    tableCommands: commandsFor(ENGLISH, game, match.header.seats.length),
    inquiries: game.inquiries,
  }
  // Try the whole line first, because an id may contain a colon after a word that is also a player's name.
  const command = allows(question, line.text)
    ? { kind: 'option' as const, id: line.text }
    : readCommand(line.answer, context)
  const here = `choices here: ${possibleAnswersText(ENGLISH, question.options, question.amount)}`
  switch (command.kind) {
    case 'option':
      return command.id
    case 'unclear': {
      const meant = ENGLISH.list(
        command.near.map(id => `"${id}"`),
        'or',
      )
      const near = command.isSeveral || command.near.length === 0 ? '' : ` (did you mean ${meant}?)`
      return { message: `${command.what.replace(/\.$/, '')}${near}; ${here}` }
    }
    default:
      return { message: `${quote(line.answer)} is not a choice for "${worded.text}"; ${here}` }
  }
}

/** Returns the error message for a failed check, or null if the check passes. */
function check(match: Match, { path, comparison, value }: MoveLine & { kind: 'check' }): string | null {
  const found = match.game.lookUp(match.view(viewer(match, path)), path)
  if (found === undefined) return `"${path}" is not a value that can be checked here`
  const order = compare(found, value)
  if (order === null && comparison !== '=' && comparison !== '!=') {
    return `"${path}" is ${formatted(found)}, not a number, so only = and != can compare it`
  }
  const same = order === 0 || (order === null && isSame(found, value))
  if (holds(comparison, order ?? Number.NaN, same)) return null
  return `the check failed: ${path} is ${formatted(found)}, not ${comparison === '=' ? '' : `${comparison} `}${value}`
}

/**
 * Returns the seat whose view a check uses: the player whom the check names, or else the first player with a question,
 * or else the only player. Returns null (a spectator) if there is none.
 */
function viewer(match: Match, path: string): Seat | null {
  const { seats } = match.header
  const named = seats.findIndex(name => path === name || path.startsWith(`${name}.`))
  return named >= 0 ? named : (match.questions[0]?.seat ?? (seats.length === 1 ? 0 : null))
}

function compare(found: unknown, value: string): number | null {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return typeof found === 'number' && !Number.isNaN(number) ? found - number : null
}

function isSame(found: unknown, value: string): boolean {
  const wanted = value.trim().toLowerCase()
  return formatted(found).toLowerCase() === wanted || JSON.stringify(found).toLowerCase() === wanted
}

function holds(comparison: Comparison, order: number, same: boolean): boolean {
  switch (comparison) {
    case '=':
      return same
    case '!=':
      return !same
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}

/** Formats a value as checks write it: a list as `a, b`, and an empty list as `none`. */
function formatted(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(formatted).join(', ')
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
