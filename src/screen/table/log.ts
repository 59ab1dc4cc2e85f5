import type { Seat } from '../../kernel/index.ts'
import type { LogEntry } from '../../server/positions.ts'
import { wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import type { Position } from '../model.ts'

interface Part {
  /** The number of lines scrolled back from the end. */
  readonly scroll: number
  /** The selected sentence, counted back from the newest, or null. */
  readonly picked: number | null
}

export interface LogRow {
  readonly text: string
  /** The kind of mark: a new sentence, more new sentences above, or the selection. */
  readonly mark: 'news' | 'more' | 'picked' | null
  readonly look: 'new' | 'old' | 'picked'
  /** The row's sentence, counted back from the newest, or null if the row shows several. */
  readonly entry: number | null
  /** The sentence's seat. Set only on the sentence's first row, in games with several players. */
  readonly seat: Seat | null
  /** True if the row is indented to leave room for the seat. */
  readonly isInset: boolean
}

/**
 * Returns the rows of the log that fit into the area. Sentences since the viewer's last answer are marked as new. An
 * arrow on the first row indicates that more new sentences are above.
 */
export function logRows(position: Position, area: Area, { scroll, picked }: Part, style: Style): LogRow[] {
  const { log, known } = position
  const { words } = style
  const isInset = position.header.seats.length > 1 && log.some(({ seat }) => seat !== undefined)
  const short = scroll === 0 && picked === null ? shortNews(position, area, style, isInset) : null
  if (short) return short
  const rows: (LogRow & { readonly isNew: boolean })[] = []
  let next = log.length - 1
  for (; next >= 0 && rows.length < area.rows + scroll; next--) {
    const isNew = next >= known
    const entry = log.length - 1 - next
    const isPicked = entry === picked
    const first = isPicked ? 'picked' : isNew ? 'news' : null
    const look = isPicked ? 'picked' : isNew ? 'new' : 'old'
    const wrapped = inLines(words(log[next]?.text ?? ''), area)
    const whose = isInset ? (log[next]?.seat ?? null) : null
    rows.unshift(
      ...wrapped.map((text, row) => {
        const isFirst = row === 0
        return {
          mark: isFirst ? first : null,
          text,
          isNew,
          look,
          entry,
          seat: isFirst ? whose : null,
          isInset,
        } as const
      }),
    )
  }
  const end = Math.max(area.rows, rows.length - scroll)
  const start = Math.max(0, end - area.rows)
  const hidesNews = start > 0 ? rows[start - 1]?.isNew : next >= known && next >= 0
  return rows
    .slice(start, end)
    .map((row, i) => (i === 0 && hidesNews && row.look !== 'picked' ? { ...row, mark: 'more' } : row))
}

/** In areas with at most this number of rows, sentences may share a row. */
const FEW = 3

/** Adds a period if necessary. */
const withPeriod = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * Shortens the news since the last answer if it doesn't fit into a small area: omits obvious sentences, or joins all
 * sentences into running text. Returns null if this isn't needed.
 */
function shortNews(position: Position, area: Area, style: Style, isInset: boolean): LogRow[] | null {
  const { log, known } = position
  const all = log.slice(known)
  const lines = (news: readonly LogEntry[]) => news.map(({ text }) => inLines(style.words(text), area))
  // In a larger area, running text would be hard to read.
  if (lines(all).flat().length <= area.rows || area.rows > FEW) return null
  const news = relevantNews(all, log[known - 1]?.day, position.seat)
  const rows = lines(news)
  if (rows.flat().length > area.rows) return runningText(all, area, style)
  return rows.flatMap((wrapped, i) =>
    wrapped.map((text, row) => ({
      ...({ text, look: 'new', entry: null, isInset } as const),
      mark: row > 0 ? null : i === 0 && news.length < all.length ? 'more' : 'news',
      seat: row === 0 && isInset ? (news[i]?.seat ?? null) : null,
    })),
  )
}

/**
 * Removes the viewer's own obvious actions from the news, and also the date, which is shown above. Returns the news
 * unchanged if no one else has acted.
 */
function relevantNews(news: readonly LogEntry[], before: number | undefined, seat: Seat | null): readonly LogEntry[] {
  const first = news.findIndex(entry => entry.seat !== undefined && entry.seat !== seat)
  if (first < 0) return news
  const matters = news.findIndex(({ seat: whose, highlight }) => whose === seat && highlight !== undefined)
  const from = matters < 0 ? first : Math.min(first, matters)
  return news.filter(({ seat: whose, highlight, day }, i) => {
    if (highlight !== undefined) return true
    // A new day begins with a sentence that has no seat.
    if (whose === undefined) return day === (i === 0 ? before : news[i - 1]?.day)
    return whose !== seat || i > from
  })
}

/**
 * Returns the news as running text, or only the latest sentences if the whole text doesn't fit. Returns null if even
 * the last sentence doesn't fit.
 */
function runningText(news: readonly LogEntry[], area: Area, { words }: Style): LogRow[] | null {
  const sentences = news.map(({ text }) => words(withPeriod(text)))
  let hidden = 0
  let lines = inLines(sentences.join(' '), area)
  for (; lines.length > area.rows && hidden < sentences.length - 1; hidden++)
    lines = inLines(sentences.slice(hidden + 1).join(' '), area)
  if (lines.length > area.rows) return null
  const first = hidden > 0 ? 'more' : 'news'
  return lines.map((text, row) => ({
    text,
    mark: row === 0 ? first : null,
    look: 'new',
    entry: null,
    seat: null,
    isInset: false,
  }))
}

/** Returns the maximum scroll offset, but stops counting at `upTo` lines. */
export function maxLogScroll({ log }: Position, area: Area, upTo: number): number {
  let lines = 0
  for (let i = log.length - 1; i >= 0 && lines - area.rows < upTo; i--) {
    lines += inLines(log[i]?.text ?? '', area).length
  }
  return Math.max(0, lines - area.rows)
}

/** Returns the scroll offset closest to `scroll` that shows the selected sentence. */
export function scrollTo({ log }: Position, area: Area, picked: number, scroll: number): number {
  let below = 0
  for (let i = 0; i < picked; i++) below += inLines(log[log.length - 1 - i]?.text ?? '', area).length
  const own = inLines(log[log.length - 1 - picked]?.text ?? '', area).length
  return Math.min(below, Math.max(scroll, below + own - area.rows))
}

/** Returns the selection after moving one page back (`step` 1) or forward (-1). */
export function pickedPageOn({ log }: Position, area: Area, picked: number, step: 1 | -1): number {
  let at = picked
  for (let lines = 0; lines < area.rows - 1 && at + step >= 0 && at + step < log.length; ) {
    at += step
    lines += inLines(log[log.length - 1 - at]?.text ?? '', area).length
  }
  return at
}

const inLines = (text: string, { columns }: Area): string[] => wrap(text, columns - 3)
