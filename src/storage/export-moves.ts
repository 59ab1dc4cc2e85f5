import type { Game, GameRecord, Move } from '../kernel/index.ts'
import { MOVES_FORMAT } from './moves.ts'
import { Trouble } from './trouble.ts'

/**
 * A record as a move file that plays to the same position. Answers that were taken back are left out. Throws Trouble
 * for an answer that a move file cannot say.
 */
export function exportMoves(game: Game, { header, lines }: GameRecord): string {
  const standing: Move[] = []
  for (const line of lines) {
    if ('undo' in line) standing.length -= line.undo
    else if (!('players' in line)) standing.push(line)
  }
  const last = lines.at(-1)?.hash
  return [
    `cantrip-moves ${MOVES_FORMAT}`,
    `# ${game.title}, rules ${header.rules}; ${standing.length} moves${last === undefined ? '' : `, to the position ${last}`}.`,
    `game ${header.game}`,
    ...Object.entries(header.options).map(([name, value]) => `${name} ${value}`),
    `seed ${header.seed}`,
    `seats ${header.seats.join(', ')}`,
    ...(header.practice ? ['practice'] : []),
    '--',
    ...standing.map(move => sound(moveText(move, header.seats))),
    '',
  ].join('\n')
}

/** A move as a line of a move file. */
export function moveText(move: Move, seats: readonly string[]): string {
  if ('dice' in move) return `! dice ${move.dice.join(' ')}`
  if ('stack' in move) return `! top ${[move.stack, ...move.cards].map(quoted).join(' ')}`
  // With one player the name says nothing, but it keeps an odd id from being read as something else.
  const odd = /^[!?-]|:/.test(move.id)
  return seats.length > 1 || odd ? `${seats[move.seat]}: ${move.id}` : move.id
}

function quoted(word: string): string {
  return /^[^\s"]+$/.test(word) ? word : JSON.stringify(word)
}

function sound(line: string): string {
  if (/\s#|[\r\n]/.test(line))
    throw new Trouble(`A move file cannot say the answer "${line}": what follows # is a remark.`)
  return line
}
