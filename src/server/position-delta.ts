import type { PhrasedQuestion, Seat } from '../kernel/index.ts'
import type { LogEntry, Position } from './positions.ts'
import type { PositionMessage, PositionParts } from './wire.ts'

/** The parts of a position apart from the log. Each is sent only when it has changed. */
type Parts = Required<PositionParts>

/** Tracks what a client has received. The first position is sent whole, and later ones are sent as changes. */
export class PositionDelta {
  private log: readonly LogEntry[] = []
  /** The parts as they were last sent, in JSON. */
  private readonly parts = new Map<string, string>()

  /** Returns what has changed since the last position, or null if nothing has. */
  news(
    position: Position,
    { asked, question }: { readonly asked: readonly Seat[]; readonly question: PhrasedQuestion | null },
  ): Pick<PositionMessage, 'from' | 'entries' | keyof Parts> | null {
    const { log } = position
    const from = sameUntil(this.log, log)
    const isCut = from < this.log.length
    const entries = log.slice(from)
    this.log = log
    const fresh = Object.fromEntries(
      Object.entries(partsOf(position, asked, question)).filter(([name, part]) => this.isNew(name, part)),
    )
    return isCut || entries.length > 0 || Object.keys(fresh).length > 0 ? { from, entries, ...fresh } : null
  }

  private isNew(name: string, part: unknown): boolean {
    const text = JSON.stringify(part)
    if (this.parts.get(name) === text) return false
    this.parts.set(name, text)
    return true
  }
}

/** Returns the parts of a position that its seat may see, as plain data. */
function partsOf(position: Position, asked: readonly Seat[], question: PhrasedQuestion | null): Parts {
  const { view, result, day, known, length, undoable, redoable, rolls, rolledAt, bargains, waiting } = position
  const { notes = [] } = position
  return {
    view,
    question: question && asShown(question),
    result: result && { winners: [...result.winners], text: result.text },
    day,
    rolls: rolls.map(({ seat: by, dice, names, counts, title, reading, rows, rule, before, after }) => ({
      ...{ seat: by, dice: [...dice], names: names && [...names], counts: counts && [...counts], title, reading, rule },
      ...{ before: before?.map(event => ({ ...event })), after: after?.map(event => ({ ...event })) },
      rows: rows.map(({ on, text, hit }) => ({ on, text, hit })),
    })),
    rolledAt,
    known,
    length,
    undoable,
    redoable,
    bargains: bargains.map(bargain => ({ ...bargain })),
    notes: [...notes],
    asked: [...asked],
    waiting: waiting ? { ...waiting } : null,
  }
}

/** Returns a question as displayed, without the internal data that rules keep with its options. */
function asShown(question: PhrasedQuestion): NonNullable<Parts['question']> {
  const { seat, topic, data, amount, text, rule, show, waiting, options } = question
  const shown = options.map(({ id, act, label, note, at, cost, stops, rule: behind }) => ({
    ...{ id, act: act && { ...act }, label, note, cost, stops, rule: behind },
    at: at && { ...at, path: at.path && [...at.path] },
  }))
  const numbers = amount && { ...amount, act: amount.act && { ...amount.act } }
  return { seat, topic, data: data && { ...data }, amount: numbers, text, rule, show, waiting, options: shown }
}

/** Returns the number of leading entries that two logs share. */
function sameUntil(before: readonly LogEntry[], now: readonly LogEntry[]): number {
  const most = Math.min(before.length, now.length)
  // A log grows at its end, so everything before an identical entry object is identical.
  let same = most
  while (same > 0 && before[same - 1] !== now[same - 1]) same--
  for (let i = same; i < most; i++) {
    const [was, is] = [before[i]!, now[i]!]
    if (was.text !== is.text || was.day !== is.day || was.at !== is.at) return i
  }
  return most
}
