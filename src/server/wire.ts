import { TextDecoder } from 'node:util'
import * as v from 'valibot'
import { TALK, visible } from '../commands/index.ts'
import { type Json, MAX_SEATS } from '../kernel/index.ts'
import { HeaderShape } from '../storage/index.ts'

/** The version of the protocol between a table and its clients. */
export const WIRE_PROTOCOL = 1

/** The maximum length of a line from a client (bytes). */
export const LONGEST_CLIENT_LINE = 8 * 1024
/** The maximum length of a line from a table (bytes). */
export const LONGEST_SERVER_LINE = 8 * 1024 * 1024

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const Text = v.pipe(v.string(), v.maxLength(4000))
const Name = v.pipe(v.string(), v.maxLength(100))
const SeatNumber = v.pipe(Count, v.maxValue(MAX_SEATS - 1))

const JsonShape: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(JsonShape), v.record(v.string(), JsonShape)]),
)

/**
 * Messages to a table. Those after the greeting don't name a seat, because they are always about the sender's own seat.
 */
const ClientMessageShape = v.variant('kind', [
  /** Takes a seat, or watches if `seat` is null. `take` replaces the player who holds the seat. */
  v.strictObject({
    kind: v.literal('hello'),
    cantrip: Count,
    seat: v.nullable(Name),
    phrase: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    take: v.boolean(),
    language: v.pipe(v.string(), v.maxLength(20)),
  }),
  /** Requests the table's description in a language, and leaves. */
  v.strictObject({
    kind: v.literal('look'),
    cantrip: Count,
    language: v.optional(v.pipe(v.string(), v.maxLength(20)), 'en'),
  }),
  /** Answers question number `asking`. */
  v.strictObject({ kind: v.literal('answer'), asking: Count, id: v.pipe(v.string(), v.maxLength(1000)) }),
  v.strictObject({ kind: v.literal('undo'), count: v.pipe(Count, v.minValue(1)) }),
  v.strictObject({ kind: v.literal('redo'), count: v.pipe(Count, v.minValue(1)) }),
  /** Asks whether an answer would be irreversible. */
  v.strictObject({
    kind: v.literal('check-irreversible'),
    serial: Count,
    asking: Count,
    id: v.pipe(v.string(), v.maxLength(1000)),
  }),
  /** Requests the list of seats, or assigns a seat to a bot or a person (`Ben bot:mentor`). */
  v.strictObject({ kind: v.literal('seat'), words: Text }),
  v.strictObject({ kind: v.literal('language'), language: v.optional(v.pipe(v.string(), v.maxLength(20)), 'en') }),
  /** Sends chat or a bargain as typed. */
  v.strictObject({ kind: v.literal('talk'), word: v.picklist(TALK), text: Text, space: v.optional(Text) }),
])
export type ClientMessage = v.InferOutput<typeof ClientMessageShape>

/** The effect of an answer. The protocol only defines its kind. The rest is the game's own data. */
const ActShape = v.looseObject({ kind: Name })

const QuestionShape = v.object({
  seat: SeatNumber,
  topic: Name,
  data: v.optional(v.record(v.string(), JsonShape)),
  text: Text,
  rule: Name,
  show: v.optional(v.boolean()),
  waiting: v.optional(Name),
  amount: v.optional(
    v.object({ least: Count, most: Count, step: v.optional(v.pipe(Count, v.minValue(1))), act: v.optional(ActShape) }),
  ),
  options: v.array(
    v.object({
      id: v.pipe(v.string(), v.maxLength(1000)),
      label: Text,
      note: v.optional(Text),
      act: v.optional(ActShape),
      at: v.optional(
        v.object({
          space: v.optional(Name),
          from: v.optional(Name),
          path: v.optional(v.array(Name)),
          piece: v.optional(Name),
          card: v.optional(Text),
          seat: v.optional(SeatNumber),
          count: v.optional(v.number()),
        }),
      ),
      cost: v.optional(v.number()),
      stops: v.optional(v.boolean()),
      rule: v.optional(Name),
    }),
  ),
})

const EventShape = v.looseObject({ kind: Name, day: Count, seat: v.nullable(SeatNumber), rule: Name })

const RollShape = v.object({
  seat: v.nullable(SeatNumber),
  dice: v.array(Count),
  names: v.optional(v.array(Name)),
  counts: v.optional(v.array(Count)),
  title: Text,
  reading: Text,
  rows: v.array(v.object({ on: Name, text: Text, hit: v.boolean() })),
  rule: Name,
  before: v.optional(v.array(EventShape)),
  after: v.optional(v.array(EventShape)),
})

const PeopleShape = v.object({
  /**
   * The seats in order. `here` means that the player is connected, `bot` that a bot plays the seat, and `locked` that
   * the seat needs a passphrase.
   */
  seats: v.array(v.object({ name: Name, here: v.boolean(), bot: v.boolean(), locked: v.boolean() })),
  watching: Count,
})

const FateShape = v.picklist(['open', 'kept', 'broken'])

const BargainShape = v.object({
  number: Count,
  by: SeatNumber,
  to: SeatNumber,
  give: Name,
  take: Name,
  state: v.picklist(['offered', 'refused', 'agreed', 'over']),
  given: FateShape,
  taken: FateShape,
  at: Count,
  answered: v.nullable(Count),
  settled: v.nullable(Count),
})

/** The parts of a position. Unchanged parts are omitted, but the first position has all of them. */
const PartsShape = v.object({
  view: v.optional(v.unknown()),
  question: v.optional(v.nullable(QuestionShape)),
  result: v.optional(v.nullable(v.object({ winners: v.array(SeatNumber), text: Text }))),
  day: v.optional(Count),
  rolls: v.optional(v.array(RollShape)),
  rolledAt: v.optional(v.nullable(Count)),
  known: v.optional(Count),
  length: v.optional(Count),
  bargains: v.optional(v.array(BargainShape)),
  /** The seat's own notes. */
  notes: v.optional(v.array(Text)),
  undoable: v.optional(v.object({ moves: Count, barrier: v.picklist(['start', 'revealed', 'other', 'together']) })),
  redoable: v.optional(Count),
  asked: v.optional(v.array(SeatNumber)),
  /** The decision in progress, in the game's words, and the number of players who are ready. */
  waiting: v.optional(v.nullable(v.object({ topic: v.nullable(Name), ready: Count, of: Count }))),
})
/** Changed parts of a position. */
export type PositionParts = v.InferOutput<typeof PartsShape>

const Wants = v.nullable(v.picklist(['phrase', 'take']))

/** Messages from a table. Each is for one client and contains only what its seat is allowed to see. */
const ServerMessageShape = v.variant('kind', [
  v.object({ kind: v.literal('refused'), sentence: Text, wants: Wants }),
  v.object({
    kind: v.literal('table'),
    name: Name,
    game: Name,
    people: PeopleShape,
    /** The game's date in words: `day 3`. */
    when: Name,
    over: v.boolean(),
    /**
     * The players with an open question: the seat, when the turn began (ISO 8601), and the decision in the game's
     * words.
     */
    asked: v.optional(
      v.array(v.object({ seat: Name, since: v.pipe(v.string(), v.maxLength(40)), what: v.nullable(Name) })),
      [],
    ),
  }),
  v.object({
    kind: v.literal('welcome'),
    cantrip: Count,
    name: Name,
    /** The setup without the seed. The seed would reveal everything hidden. */
    header: v.object({
      game: HeaderShape.entries.game,
      rules: HeaderShape.entries.rules,
      options: HeaderShape.entries.options,
      seats: HeaderShape.entries.seats,
      practice: HeaderShape.entries.practice,
    }),
    seat: v.nullable(SeatNumber),
  }),
  v.object({
    kind: v.literal('position'),
    serial: Count,
    /** The number of the seat's question. Answers refer to it. */
    asking: Count,
    /** True if this seat's own action caused the change. */
    own: v.boolean(),
    ...PartsShape.entries,
    /** The index of the first new log entry. Earlier entries are unchanged. */
    from: Count,
    entries: v.array(
      v.object({
        ...{ day: Count, text: Text, rule: Name, at: Count },
        ...{ alone: v.optional(v.boolean()), seat: v.optional(SeatNumber), highlight: v.optional(Name) },
        shortForm: v.optional(
          v.object({
            about: v.picklist(['who', 'where', 'what']),
            text: Text,
            who: v.optional(Name),
            space: v.optional(Name),
          }),
        ),
      }),
    ),
    notice: v.nullable(Text),
  }),
  v.object({ kind: v.literal('people'), people: PeopleShape }),
  v.object({ kind: v.literal('irreversibility'), serial: Count, id: Text, final: v.boolean() }),
  v.object({ kind: v.literal('notice'), tone: v.picklist(['plain', 'bad']), text: Text }),
  v.object({ kind: v.literal('bye'), sentence: Text }),
])
export type ServerMessage = v.InferOutput<typeof ServerMessageShape>
export type PositionMessage = Extract<ServerMessage, { kind: 'position' }>
export type People = v.InferOutput<typeof PeopleShape>

export function lineFor(message: ClientMessage | ServerMessage): string {
  return `${JSON.stringify(message)}\n`
}

export const readClientMessage = (line: string): ClientMessage | null => read(ClientMessageShape, line)

/** Parses a line sent by a table. Returns null if it is invalid. Never throws. */
export const readServerMessage = (line: string): ServerMessage | null => read(ServerMessageShape, line)

/** Parses a line. This is the only place where its text is made safe for the terminal. */
function read<S extends v.GenericSchema>(shape: S, line: string): v.InferOutput<S> | null {
  try {
    const found = v.safeParse(
      shape,
      JSON.parse(line, (_key, value) => (typeof value === 'string' ? visible(value) : value)),
    )
    return found.success ? found.output : null
  } catch {
    return null
  }
}

export class LineReader {
  private pending: Buffer[] = []
  private length = 0
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })

  /** `most` is the maximum line length in bytes. */
  constructor(private readonly most: number) {}

  /**
   * Returns the lines that this chunk completes, or null if a line is too long or not UTF-8. In that case, reading must
   * stop.
   */
  read(chunk: Buffer): string[] | null {
    const lines: string[] = []
    let from = 0
    for (;;) {
      const end = chunk.indexOf(10, from)
      const part = chunk.subarray(from, end < 0 ? undefined : end)
      if (this.length + part.length > this.most) return null
      this.pending.push(part)
      this.length += part.length
      if (end < 0) return lines
      try {
        lines.push(this.decoder.decode(Buffer.concat(this.pending)))
      } catch {
        return null
      }
      this.pending = []
      this.length = 0
      from = end + 1
    }
  }
}

/** A rate limiter that allows `perSecond` actions on average, and bursts of up to `atOnce`. */
export class RateLimiter {
  private left: number
  private last = Date.now()

  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
  ) {
    this.left = atOnce
  }

  /** Returns true if one more action is allowed now, and counts it. */
  take(): boolean {
    const now = Date.now()
    this.left = Math.min(this.atOnce, this.left + ((now - this.last) / 1000) * this.perSecond)
    this.last = now
    if (this.left < 1) return false
    this.left -= 1
    return true
  }
}
