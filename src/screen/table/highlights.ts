import type { LogEntry, Position } from '../../server/positions.ts'
import type { Settings } from '../../storage/index.ts'
import type { Command } from '../commands.ts'
import type { HighlightKind } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import { type Model, noEffect, type TableScreen, type Update } from '../model.ts'
import type { Overlay } from '../overlays/index.ts'

/** A highlight that pauses the game. */
export interface Highlight {
  readonly title: string
  /** The heading when the highlight is combined with others. */
  readonly list?: string
  readonly weight: HighlightKind['weight']
  /** The events that led to the highlight, if they are shown. */
  readonly causes?: readonly string[]
  /** The highlight and its consequences. */
  readonly lines: readonly string[]
  /** The board before the highlight, if the board isn't updated until the box is closed. */
  readonly before?: HeldView
}

/** A view to show until the box is closed, and the number of moves made up to it. */
export interface HeldView {
  readonly view: unknown
  readonly length: number
}

/** The box that shows the highlights that pause the game, one after the other. */
export interface HighlightPage {
  readonly kind: 'highlight'
  readonly highlights: readonly Highlight[]
  readonly at: number
}

/** The maximum number of sentences in a highlight. */
const MAX_LINES = 6
/** The maximum number of sentences about the events that led to a highlight. */
const MAX_CAUSES = 2
/** The maximum number of combined highlights. They take two rows each and fill the smallest screen. */
const MAX_COMBINED = 8

/**
 * Returns the highlights that occurred between two positions and that the settings allow. Returns none after an undo.
 */
export function highlightsSince(before: Position, now: Position, wanted: Settings['moments']): Highlight[] {
  if (wanted === 'none' || before.header !== now.header) return []
  const kinds = screenOf(now.game).highlights ?? {}
  const { log } = now
  const stopped = Object.entries(kinds).filter(([, { weight }]) => wanted === 'all' || weight === 'great')
  const each = log.flatMap((entry, i): IndexedHighlight[] => {
    const [, kind] = stopped.find(([name]) => name === entry.highlight) ?? []
    if (!kind || kind.combinedTitle || entry.at <= before.length) return []
    if (!isFor(entry, kind, before, now)) return []
    const { title, list, weight, holdsView } = kind
    const lines = list === undefined ? linesFrom(log, i) : [entry.text]
    const causes = kind.showsCauses ? linesBefore(log, i, before) : []
    const highlight = {
      ...{ title, weight, lines },
      ...(causes.length > 0 && { causes }),
      ...(list !== undefined && { list }),
      ...(holdsView && { before: { view: before.view, length: before.length } }),
    }
    return [{ i, highlight }]
  })
  const all = [...each, ...stopped.flatMap(([name, kind]) => combinedHighlight(name, kind, before, now))]
  return combineLists(all.sort((one, other) => one.i - other.i).map(({ highlight }) => highlight))
}

/** A highlight with the index of its first log sentence. The index is used for sorting. */
interface IndexedHighlight {
  readonly i: number
  readonly highlight: Highlight
}

/** Combines consecutive highlights of the same list. */
function combineLists(highlights: readonly Highlight[]): Highlight[] {
  const shown: Highlight[] = []
  for (const highlight of highlights) {
    const last = shown.at(-1)
    const { list } = highlight
    if (last && list !== undefined && last.list === list && last.lines.length < MAX_COMBINED) {
      const weight = last.weight === 'great' ? 'great' : highlight.weight
      shown[shown.length - 1] = { ...last, title: list, weight, lines: [...last.lines, ...highlight.lines] }
    } else shown.push(highlight)
  }
  return shown
}

/**
 * Returns a combined highlight for a kind with a `combinedTitle`, or an empty array if there is nothing new. It
 * contains everything that has hit the viewer since their last answer and hasn't been shown.
 */
function combinedHighlight(
  name: string,
  { weight, combinedTitle }: HighlightKind,
  before: Position,
  now: Position,
): IndexedHighlight[] {
  const { log, known, seat, question, length } = now
  if (!combinedTitle || question === null || length <= before.length) return []
  const wasAsked = before.question !== null && before.seat === seat
  const isNew = (entry: LogEntry, i: number): boolean =>
    entry.highlight === name && entry.seat === seat && (wasAsked ? entry.at > before.length : i >= known)
  const lines = log.filter(isNew).map(({ text }) => text)
  const highlight = { title: combinedTitle(lines.length), weight, lines }
  return lines.length === 0 ? [] : [{ i: log.findIndex(isNew), highlight }]
}

/** Returns true if the players at the keyboard should see a highlight. A private one isn't shown to the next player. */
function isFor({ seat, alone }: LogEntry, { audience }: HighlightKind, before: Position, now: Position): boolean {
  if (alone && before.seat !== now.seat) return false
  return audience === 'all' || (seat !== undefined && (seat === before.seat || seat === now.seat))
}

/** Returns the sentences about a highlight and its consequences. */
function linesFrom(log: readonly LogEntry[], from: number): string[] {
  const first = log[from]!
  const lines = [first.text]
  for (let i = from + 1; i < log.length && lines.length < MAX_LINES; i++) {
    const { at, seat, highlight, alone, text } = log[i]!
    if (at !== first.at || seat !== first.seat || highlight !== undefined || alone !== first.alone) break
    lines.push(text)
  }
  return lines
}

/**
 * Returns the sentences about what led to a highlight: the actions since the last movement, except the consequences of
 * other highlights.
 */
function linesBefore(log: readonly LogEntry[], at: number, before: Position): string[] {
  let causes: LogEntry[] = []
  let other: LogEntry | null = null
  for (const entry of log.slice(0, at)) {
    const { seat, highlight, shortForm, alone } = entry
    if (entry.at <= before.length || alone) continue
    if (highlight !== undefined) {
      other = entry
      // An event that hits everyone has its own box, and everything after it is its consequence.
      if (seat === undefined) return []
    } else if (shortForm?.about === 'where') {
      causes = []
      other = null
    } else if (shortForm?.about === 'what' && seat !== other?.seat) causes.push(entry)
  }
  return causes.slice(-MAX_CAUSES).map(({ text }) => text)
}

/** Appends highlights to the open ones. Returns null if there are none. */
export function withHighlights(open: Overlay | null, more: readonly Highlight[]): HighlightPage | null {
  const before = open?.kind === 'highlight' ? open : { highlights: [], at: 0 }
  const highlights = [...before.highlights, ...more]
  return highlights.length === 0 ? null : { kind: 'highlight', highlights, at: before.at }
}

/** Returns the earlier view that is shown while a highlight is open, or null. */
export function heldView(overlay: Overlay | null): HeldView | null {
  if (overlay?.kind !== 'highlight') return null
  return overlay.highlights.slice(overlay.at).find(({ before }) => before !== undefined)?.before ?? null
}

/** Returns the table with an earlier view and the log up to that point. */
export function tableAtHighlight(table: TableScreen, before: HeldView | null): TableScreen {
  if (before === null) return table
  const { position } = table
  const log = position.log.filter(({ at }) => at <= before.length)
  const known = Math.min(position.known, log.length)
  return { ...table, position: { ...position, view: before.view, log, known } }
}

/** Shows the next highlight or returns to the table. The leave command skips the rest. */
export function onHighlightCommand(model: Model, page: HighlightPage, { name }: Command): Update {
  const at = name === 'leave' ? page.highlights.length : page.at + 1
  return noEffect({ ...model, overlay: at < page.highlights.length ? { ...page, at } : null })
}
