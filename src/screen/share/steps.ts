import { type Match, mayKnow, type Seat } from '../../kernel/index.ts'
import { plainTheme, type ThemeName } from '../../terminal/theme.ts'
import { styleOf } from '../kit/style.ts'
import { mapSvg, type Scene, sceneOf, stillLines } from '../svg/index.ts'

/** The size of a text board, for games without a picture. */
const LETTERS = { columns: 100, rows: 40 } as const

/** A step of the shared game: the number of answers, the log since the previous step, and the changes to the board. */
export interface ShareStep {
  readonly at: number
  readonly day: number
  readonly told: readonly string[]
  readonly changes: readonly Change[]
}

/**
 * A change to a board: the number of parts to keep, the number of parts to remove after those, and the indexes of the
 * parts to insert in their place.
 */
type Change = readonly [kept: number, gone: number, parts: readonly number[]]

/** A game split into turns, limited to what a viewer may see. */
export interface ShareSteps {
  readonly kind: 'picture' | 'letters'
  /** The distinct parts of all boards. */
  readonly parts: readonly string[]
  readonly steps: readonly ShareStep[]
}

/** The perspective to draw: that of a seat, or of a spectator if `seat` is null. */
export interface Perspective {
  readonly seat: Seat | null
  readonly file: string
  readonly theme: ThemeName
  /** Called after each turn with the number of answers drawn so far. */
  readonly progress?: (at: number) => void
}

/** Splits a match into turns, with the board at the start of each turn and at the end. */
export async function stepsOf(match: Match, { seat, file, theme, progress }: Perspective): Promise<ShareSteps> {
  const numbers = new Map<string, number>()
  const steps: ShareStep[] = []
  let kind: ShareSteps['kind'] = 'picture'
  let before: readonly number[] = []
  let logged = 0
  const { game, moves } = match
  // Replaying the moves in one fork is faster than creating a fork for each step.
  const then = match.fork({ at: 0 })
  let played = 0
  for (const at of [...new Set([0, ...match.turns, match.length])].sort((a, b) => a - b)) {
    for (; played < at; played++) then.play(moves[played]!)
    const picture = kind === 'picture' ? await mapSvg({ game, view: then.view(seat) }, theme) : null
    if (picture === null) kind = 'letters'
    const pieces = picture === null ? lettersOf(sceneOf(match.fork({ at }), seat, file)) : picture.split(/(?=<)/)
    const now = pieces.map(piece => numberOf(numbers, piece))
    steps.push({ at, day: then.state.day, told: logBetween(match, logged, at, seat), changes: changesOf(before, now) })
    before = now
    logged = at + 1
    progress?.(at)
  }
  return { kind, parts: [...numbers.keys()], steps }
}

function lettersOf(scene: Scene): string[] {
  const style = styleOf(plainTheme, 'unicode')
  return stillLines(scene, { still: 'overview', ...LETTERS, style }).map(line => `${line.trimEnd()}\n`)
}

function numberOf(numbers: Map<string, number>, piece: string): number {
  const known = numbers.get(piece)
  if (known !== undefined) return known
  numbers.set(piece, numbers.size)
  return numbers.size - 1
}

/** Returns the log sentences that a seat may see after the answers numbered `from` to `to`, inclusive. */
function logBetween(match: Match, from: number, to: number, seat: Seat | null): string[] {
  const { game, header } = match
  return Array.from({ length: Math.max(0, to + 1 - from) }, (_, i) => from + i).flatMap(at =>
    match.eventsOf(at).flatMap(event => (mayKnow(event, seat) ? (game.sentence(event, header.seats) ?? []) : [])),
  )
}

/** The maximum distance to search for the next parts that two boards have in common. */
const MAX_SKIP = 60

/** Returns the changes that turn one board into another. */
function changesOf(before: readonly number[], now: readonly number[]): Change[] {
  const changes: Change[] = []
  for (let i = 0, j = 0, unchanged = 0; i < before.length || j < now.length; ) {
    if (i < before.length && before[i] === now[j]) {
      i++
      j++
      unchanged++
      continue
    }
    const [gone, added] = nextMatch(before, now, i, j)
    changes.push([unchanged, gone, now.slice(j, j + added)])
    i += gone
    j += added
    unchanged = 0
  }
  return changes
}

/**
 * Returns the numbers of parts to skip in each board until two consecutive parts match. If there is no match within
 * `MAX_SKIP` parts, these are all remaining parts.
 */
function nextMatch(before: readonly number[], now: readonly number[], i: number, j: number): [number, number] {
  for (let far = 1; far <= MAX_SKIP; far++)
    for (let gone = 0; gone <= far; gone++) {
      const [a, b] = [i + gone, j + far - gone]
      const isAlike = a < before.length && before[a] === now[b]
      if (isAlike && before[a + 1] === now[b + 1]) return [gone, far - gone]
    }
  return [before.length - i, now.length - j]
}
