import type { Entry, Position } from '../../server/positions.ts'
import type { Settings } from '../../storage/index.ts'
import type { Command } from '../commands.ts'
import type { MomentKind } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import { type Model, type Overlay, still, type TableScreen, type Update } from '../model.ts'

/** Something that matters so much that one stops for it. */
export interface Moment {
  readonly title: string
  /** What stands over the list it is told in where others come with it. */
  readonly list?: string
  readonly weight: MomentKind['weight']
  /** What led to it; left out where that is not told. */
  readonly led?: readonly string[]
  /** What happened, and what came of it. */
  readonly lines: readonly string[]
  /** The board as it stood before, where it waits for this to be told, and how many moves had been made then. */
  readonly before?: Held
}

/** How things stood before what is still to be told. */
export interface Held {
  readonly view: unknown
  readonly length: number
}

/** The moments that are looked at one after the other. */
export type MomentPage = Extract<Overlay, { readonly kind: 'moment' }>

/** Sentences of one moment, at the most. */
const MOST_LINES = 6
/** Sentences that say what led to it, at the most. */
const MOST_LED = 2
/** Moments of one list, at the most: of two rows each they fill the smallest screen. */
const MOST_LISTED = 8

/** What there is to stop for between two positions of one game, as far as the settings want it; nothing after a taking back. */
export function momentsSince(before: Position, now: Position, wanted: Settings['moments']): Moment[] {
  if (wanted === 'none' || before.header !== now.header) return []
  const kinds = screenOf(now.game).moments ?? {}
  const { chronicle } = now
  const stopped = Object.entries(kinds).filter(([, { weight }]) => wanted === 'all' || weight === 'great')
  const each = chronicle.flatMap((entry, i): At[] => {
    const [, kind] = stopped.find(([name]) => name === entry.moment) ?? []
    if (!kind || kind.gathered || entry.at <= before.length) return []
    if (!isFor(entry, kind, before, now)) return []
    const { title, list, weight, holds } = kind
    const lines = list === undefined ? linesFrom(chronicle, i) : [entry.text]
    const led = kind.led ? linesBefore(chronicle, i, before) : []
    const told = {
      ...{ title, weight, lines },
      ...(led.length > 0 && { led }),
      ...(list !== undefined && { list }),
      ...(holds && { before: { view: before.view, length: before.length } }),
    }
    return [{ i, moment: told }]
  })
  const all = [...each, ...stopped.flatMap(([name, kind]) => gathered(name, kind, before, now))]
  return listed(all.sort((one, other) => one.i - other.i).map(({ moment }) => moment))
}

/** A moment, and which sentence of the chronicle it begins with: so they are told in the order in which they befell. */
interface At {
  readonly i: number
  readonly moment: Moment
}

/** Moments of one list that follow each other, as one. */
function listed(moments: readonly Moment[]): Moment[] {
  const told: Moment[] = []
  for (const moment of moments) {
    const last = told.at(-1)
    const { list } = moment
    if (last && list !== undefined && last.list === list && last.lines.length < MOST_LISTED) {
      const weight = last.weight === 'great' ? 'great' : moment.weight
      told[told.length - 1] = { ...last, title: list, weight, lines: [...last.lines, ...moment.lines] }
    } else told.push(moment)
  }
  return told
}

/** All that has befallen whoever is asked now since he last answered, of a kind that is gathered; nothing that he has been told. */
function gathered(name: string, { weight, gathered }: MomentKind, before: Position, now: Position): At[] {
  const { chronicle, known, seat, question, length } = now
  if (!gathered || question === null || length <= before.length) return []
  const wasAsked = before.question !== null && before.seat === seat
  const isNew = (entry: Entry, i: number): boolean =>
    entry.moment === name && entry.seat === seat && (wasAsked ? entry.at > before.length : i >= known)
  const lines = chronicle.filter(isNew).map(({ text }) => text)
  const moment = { title: gathered(lines.length), weight, lines }
  return lines.length === 0 ? [] : [{ i: chronicle.findIndex(isNew), moment }]
}

/** Whether those who have just played stop for it; what one of them alone knows is framed for nobody after him. */
function isFor({ seat, alone }: Entry, { whose }: MomentKind, before: Position, now: Position): boolean {
  if (alone && before.seat !== now.seat) return false
  return whose === 'all' || (seat !== undefined && (seat === before.seat || seat === now.seat))
}

/** The sentence of a moment, and those after it that say what came of it. */
function linesFrom(chronicle: readonly Entry[], from: number): string[] {
  const first = chronicle[from]!
  const lines = [first.text]
  for (let i = from + 1; i < chronicle.length && lines.length < MOST_LINES; i++) {
    const { at, seat, moment, alone, text } = chronicle[i]!
    if (at !== first.at || seat !== first.seat || moment !== undefined || alone !== first.alone) break
    lines.push(text)
  }
  return lines
}

/** The sentences that say what led to a moment: what was done since somebody last moved, without what came of other moments. */
function linesBefore(chronicle: readonly Entry[], at: number, before: Position): string[] {
  let led: Entry[] = []
  let other: Entry | null = null
  for (const entry of chronicle.slice(0, at)) {
    const { seat, moment, brief, alone } = entry
    if (entry.at <= before.length || alone) continue
    if (moment !== undefined) {
      other = entry
      // What befalls all has a frame of its own, and what comes of it has no other cause.
      if (seat === undefined) return []
    } else if (brief?.about === 'where') {
      led = []
      other = null
    } else if (brief?.about === 'what' && seat !== other?.seat) led.push(entry)
  }
  return led.slice(-MOST_LED).map(({ text }) => text)
}

/** The moments that are open and these after them; null where there are none. */
export function withMoments(open: Overlay | null, more: readonly Moment[]): MomentPage | null {
  const before = open?.kind === 'moment' ? open : { moments: [], at: 0 }
  const moments = [...before.moments, ...more]
  return moments.length === 0 ? null : { kind: 'moment', moments, at: before.at }
}

/** How things stood before the moments that are still to be told, where one of them wants that; null where nothing waits. */
export function held(overlay: Overlay | null): Held | null {
  if (overlay?.kind !== 'moment') return null
  return overlay.moments.slice(overlay.at).find(({ before }) => before !== undefined)?.before ?? null
}

/** The table as it stood then: its board, and what had been told. */
export function heldTable(table: TableScreen, before: Held | null): TableScreen {
  if (before === null) return table
  const { position } = table
  const chronicle = position.chronicle.filter(({ at }) => at <= before.length)
  const known = Math.min(position.known, chronicle.length)
  return { ...table, position: { ...position, view: before.view, chronicle, known } }
}

/** Goes on to the next moment, or back to the table; who leaves sees none of the others. */
export function inMoment(model: Model, page: MomentPage, { name }: Command): Update {
  const at = name === 'leave' ? page.moments.length : page.at + 1
  return still({ ...model, overlay: at < page.moments.length ? { ...page, at } : null })
}
