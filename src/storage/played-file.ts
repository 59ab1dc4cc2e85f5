import { Divergence, type Game, type Match, replay } from '../kernel/index.ts'
import type { Words } from '../text/index.ts'
import { readBytes } from './disk.ts'
import { isMoveFile, parseMoves } from './moves.ts'
import { beginMoves, playMoves } from './replay-moves.ts'
import { readSoFar } from './save-lines.ts'
import { diverged, knownGame } from './saves.ts'
import { errorText } from './user-error.ts'

/** A game from a file, played as far as possible. */
export interface PlayedFile {
  readonly match: Match
  /** Errors that stop the game early. Empty if it plays to its end. */
  readonly problems: readonly Words[]
}

/**
 * Plays a saved game or move file as far as possible, for viewing. Throws UserError if nothing can be played: the file
 * is missing, not a game, or invalid before the first answer.
 */
export function playFile(path: string, games: readonly Game[]): PlayedFile {
  const bytes = readBytes(path)
  const text = new TextDecoder().decode(bytes)
  return isMoveFile(text) ? playedMoves(text, path, games) : playedSave(bytes, path, games)
}

function playedMoves(text: string, path: string, games: readonly Game[]): PlayedFile {
  const file = parseMoves(text, path, games)
  const match = beginMoves(file)
  const steps = playMoves(match, file)
  try {
    while (!steps.next().done);
    return { match, problems: [] }
  } catch (error) {
    return { match, problems: [errorText(error)] }
  }
}

function playedSave(bytes: Uint8Array, path: string, games: readonly Game[]): PlayedFile {
  const { text, problem } = readSoFar(bytes, path)
  const { header, lines } = text
  const game = knownGame(path, header, games)
  const notes = [problem, ...text.notes].filter(note => note !== null)
  try {
    return { match: replay(game, { header, lines }), problems: notes }
  } catch (error) {
    const wrong = diverged(path, text, error)
    if (!(error instanceof Divergence)) throw wrong
    return { match: replay(game, { header, lines: lines.slice(0, error.line) }), problems: [wrong.words] }
  }
}
