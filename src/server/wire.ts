import { TextDecoder } from 'node:util'
import * as v from 'valibot'
import { TALK, visible } from '../commands/index.ts'
import { type Json, MOST_SEATS } from '../kernel/index.ts'
import { HeaderShape } from '../storage/index.ts'

/** The version of what a table and those at it say to each other. */
export const PROTOCOL = 1

/** The longest line a seat may send, and the longest a table may, in bytes. */
export const LONGEST_ASKED = 8 * 1024
export const LONGEST_TOLD = 8 * 1024 * 1024

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const Text = v.pipe(v.string(), v.maxLength(4000))
const Name = v.pipe(v.string(), v.maxLength(100))
const SeatNumber = v.pipe(Count, v.maxValue(MOST_SEATS - 1))

/** Plain data, whatever it is of. */
const JsonShape: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(JsonShape), v.record(v.string(), JsonShape)]),
)

/** What may be said to a table. A seat is never named after the greeting: a line speaks for the seat it comes from. */
const AskedShape = v.variant('kind', [
  /** Sits down at a seat, or watches (null). `take` takes the seat over from whoever sits there. */
  v.strictObject({
    kind: v.literal('hello'),
    cantrip: Count,
    seat: v.nullable(Name),
    phrase: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    take: v.boolean(),
    /** In which language he would be told of the game. */
    language: v.pipe(v.string(), v.maxLength(20)),
  }),
  /** Asks who is there, to be told of it in that language, and leaves. */
  v.strictObject({
    kind: v.literal('look'),
    cantrip: Count,
    language: v.optional(v.pipe(v.string(), v.maxLength(20)), 'en'),
  }),
  /** An answer to the question of that number. */
  v.strictObject({ kind: v.literal('answer'), asking: Count, id: v.pipe(v.string(), v.maxLength(1000)) }),
  v.strictObject({ kind: v.literal('undo'), count: v.pipe(Count, v.minValue(1)) }),
  /** Asks whether an answer could not be taken back. */
  v.strictObject({
    kind: v.literal('weigh'),
    serial: Count,
    asking: Count,
    id: v.pipe(v.string(), v.maxLength(1000)),
  }),
  /** Asks who plays which seat, or gives one to a bot or a person: `Ben bot:mentor`. */
  v.strictObject({ kind: v.literal('seat'), words: Text }),
  /** Wants to be told of the game in this language from now on. */
  v.strictObject({ kind: v.literal('language'), language: v.optional(v.pipe(v.string(), v.maxLength(20)), 'en') }),
  /** Words to the others, and offers among them, as one types them. */
  v.strictObject({ kind: v.literal('talk'), word: v.picklist(TALK), text: Text, space: v.optional(Text) }),
])
/** What a seat says to its table. */
export type Asked = v.InferOutput<typeof AskedShape>

/** What an answer does: data of its game, of which the wire knows the kind alone. */
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

/** Something that has happened, as the game's own screen reads it. */
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
  /** For each seat in order, whether somebody sits there now, whether a bot plays it, and whether it wants a pass-phrase. */
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

/** The parts of a position. Each is left out where it is as it was told before; the first position has them all. */
const PartsShape = v.object({
  view: v.optional(v.unknown()),
  question: v.optional(v.nullable(QuestionShape)),
  result: v.optional(v.nullable(v.object({ winners: v.array(SeatNumber), text: Text }))),
  day: v.optional(Count),
  rolls: v.optional(v.array(RollShape)),
  rolledNow: v.optional(v.boolean()),
  known: v.optional(Count),
  length: v.optional(Count),
  bargains: v.optional(v.array(BargainShape)),
  undoable: v.optional(v.object({ moves: Count, barrier: v.picklist(['start', 'revealed', 'other', 'together']) })),
  /** The seats that are asked something. */
  asked: v.optional(v.array(SeatNumber)),
  /** What the table waits for, by the game's word, and how many are ready. */
  waiting: v.optional(v.nullable(v.object({ topic: v.nullable(Name), ready: Count, of: Count }))),
})
/** The parts of a position that are told where they have changed. */
export type PositionParts = v.InferOutput<typeof PartsShape>

const Wants = v.nullable(v.picklist(['phrase', 'take']))

/** What a table says. All of it is for one pair of eyes: nothing here holds more than they may see. */
const ToldShape = v.variant('kind', [
  v.object({ kind: v.literal('refused'), sentence: Text, wants: Wants }),
  v.object({
    kind: v.literal('table'),
    name: Name,
    game: Name,
    people: PeopleShape,
    /** How far the game's clock has come, in its words: `day 3`. */
    when: Name,
    over: v.boolean(),
    /** Whom it waits for: the seats that are asked, since when (ISO 8601), and for what, by the game's word. */
    asked: v.optional(
      v.array(v.object({ seat: Name, since: v.pipe(v.string(), v.maxLength(40)), what: v.nullable(Name) })),
      [],
    ),
  }),
  v.object({
    kind: v.literal('welcome'),
    cantrip: Count,
    name: Name,
    /** How the game was begun, but for the seed: all that is hidden follows from it. */
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
    /** Which question of this seat's it is, counted up; an answer names it. */
    asking: Count,
    /** Whether it comes of what this seat did. */
    own: v.boolean(),
    ...PartsShape.entries,
    /** The sentences from number `from` on; those before stand as they were told. */
    from: Count,
    entries: v.array(
      v.object({
        ...{ day: Count, text: Text, rule: Name, at: Count },
        ...{ alone: v.optional(v.boolean()), seat: v.optional(SeatNumber), moment: v.optional(Name) },
        brief: v.optional(v.object({ about: v.picklist(['who', 'where', 'what']), text: Text })),
      }),
    ),
    notice: v.nullable(Text),
  }),
  v.object({ kind: v.literal('people'), people: PeopleShape }),
  v.object({ kind: v.literal('weighed'), serial: Count, id: Text, final: v.boolean() }),
  v.object({ kind: v.literal('notice'), tone: v.picklist(['plain', 'bad']), text: Text }),
  v.object({ kind: v.literal('bye'), sentence: Text }),
])
/** What a table says to one of those at it. */
export type Told = v.InferOutput<typeof ToldShape>
/** A position as it is told. */
export type PositionTold = Extract<Told, { kind: 'position' }>
/** Who is at a table. */
export type People = v.InferOutput<typeof PeopleShape>

/** A line as it is sent. */
export function lineFor(message: Asked | Told): string {
  return `${JSON.stringify(message)}\n`
}

/** What a seat's line says; null for nonsense. Never throws. */
export const readAsked = (line: string): Asked | null => read(AskedShape, line)

/** What a table's line says; null for nonsense. Never throws. */
export const readTold = (line: string): Told | null => read(ToldShape, line)

/** Reads a line. Whatever text is in it is made fit for a screen here, and nowhere else. */
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

/** Puts the lines of a stream together. */
export class LineReader {
  private pending: Buffer[] = []
  private length = 0
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })

  /** `most` is the longest line in bytes. */
  constructor(private readonly most: number) {}

  /** The whole lines there are now; null where one is too long or is no text, after which nothing more is read. */
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

/** Lets so many things through a second, and so many at once after a rest. */
export class Pace {
  private left: number
  private last = Date.now()

  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
  ) {
    this.left = atOnce
  }

  /** Whether one more may pass now. */
  take(): boolean {
    const now = Date.now()
    this.left = Math.min(this.atOnce, this.left + ((now - this.last) / 1000) * this.perSecond)
    this.last = now
    if (this.left < 1) return false
    this.left -= 1
    return true
  }
}
