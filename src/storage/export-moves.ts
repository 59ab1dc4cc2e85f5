import { quote, talkInput, visible } from '../commands/index.ts'
import { type Game, type GameRecord, isChat, isNote, type Move, type RecordLine } from '../kernel/index.ts'
import { MOVES_FORMAT } from './moves.ts'
import { UserError } from './user-error.ts'

/**
 * Converts a record to a move file that leads to the same position. The file includes the chat, but no undone answers
 * or private notes. Throws UserError for a move or message that a move file can't express.
 */
export function exportMoves(game: Game, { header, lines }: GameRecord): string {
  const { moves, chat } = remainingMoves(lines, header.seats)
  const rows = moves.flatMap((move, i) => [checkedMove(moveText(move, header.seats)), ...(chat[i + 1] ?? [])])
  const last = lines.findLast(line => !(isChat(line) && isNote(line)))?.hash
  return [
    `cantrip-moves ${MOVES_FORMAT}`,
    `# ${game.title}, rules ${header.rules}; ${moves.length} moves${last === undefined ? '' : `, to the position ${last}`}.`,
    `game ${header.game}`,
    ...Object.entries(header.options).map(([name, value]) => `${name} ${value}`),
    `seed ${header.seed}`,
    ...(header.streams === undefined ? [] : [`streams ${header.streams}`]),
    `seats ${header.seats.join(', ')}`,
    ...(header.practice ? ['practice'] : []),
    '--',
    ...(chat[0] ?? []),
    ...rows,
    '',
  ].join('\n')
}

/** Returns the moves that remain after all undos, and the chat lines, indexed by the number of moves before them. */
function remainingMoves(lines: readonly RecordLine[], seats: readonly string[]): { moves: Move[]; chat: string[][] } {
  const moves: Move[] = []
  const chat: string[][] = [[]]
  for (const line of lines) {
    if ('undo' in line) {
      for (const at of undoneIndexes(moves, line)) {
        moves.splice(at, 1)
        // Undo does not remove chat.
        chat.splice(at, 2, [...(chat[at] ?? []), ...(chat[at + 1] ?? [])])
      }
    } else if (isChat(line)) {
      // A move file is for sharing, and notes are private.
      if (isNote(line)) continue
      chat.at(-1)?.push(checked(`${seats[line.by]}: ${talkInput(line, seats)}`))
    } else if (!('players' in line)) {
      moves.push(line)
      chat.push([])
    }
  }
  return { moves, chat }
}

/** Returns the indexes of the moves that a line undoes, last first. */
function undoneIndexes(
  moves: readonly Move[],
  { undo, by, own }: Extract<RecordLine, { readonly undo: number }>,
): number[] {
  const places = moves.flatMap((move, at) => (!own || ('id' in move && move.seat === by) ? [at] : []))
  return places.slice(-undo).reverse()
}

export function moveText(move: Move, seats: readonly string[]): string {
  if ('dice' in move) return `! dice ${move.dice.join(' ')}`
  if ('stack' in move) return `! top ${[move.stack, ...move.cards].map(quoted).join(' ')}`
  // With one player, the name is redundant, but it keeps an id with special characters from being misread.
  const odd = /^[!?-]|:/.test(move.id)
  return seats.length > 1 || odd ? `${seats[move.seat]}: ${move.id}` : move.id
}

function quoted(word: string): string {
  return /^[^\s"]+$/.test(word) ? word : JSON.stringify(word)
}

function checkedMove(line: string): string {
  if (/\s#/.test(line))
    throw new UserError(`A move file cannot contain the move "${line}", because # starts a comment.`)
  return checked(line)
}

/**
 * Returns the line unchanged. Throws UserError if it contains invisible characters, which could split the line or do
 * harm.
 */
function checked(line: string): string {
  if (visible(line) === line) return line
  throw new UserError(`A move file cannot contain ${quote(line)}, because it has invisible characters.`)
}
