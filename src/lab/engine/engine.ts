import * as v from 'valibot'
import { botAnswer, botAsked, botNames, hintFor, stuckBotText } from '../../bots/index.ts'
import { excerpt } from '../../commands/index.ts'
import { type Game, IllegalAnswer, type Match, mayKnow, phrased, type Seat } from '../../kernel/index.ts'
import {
  errorText,
  GameSession,
  gameOf,
  loadSave,
  newHeader,
  seatsOf,
  UserError,
  writeHeader,
  writeLine,
} from '../../storage/index.ts'
import { messagesIn } from '../../text/index.ts'
import { questionAsData } from './data.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const Text = v.pipe(v.string(), v.maxLength(1000))

/** The longest save that can be loaded, in characters. */
const LONGEST_SAVE = 8_000_000
/** The maximum number of games in one process. */
const MAX_TABLES = 10_000

/** The name of the game that the request is about. Optional in every request. */
const table = v.optional(Text)
/** The number of moves to undo or redo (1 by default). */
const moves = v.optional(v.pipe(Count, v.minValue(1)))
/**
 * Flags for all later replies: `next` (false by default) adds the position of the next seat to answer, and `text` (true
 * by default) adds human-readable text.
 */
const replies = { next: v.optional(v.boolean()), text: v.optional(v.boolean()) }

const EngineRequestShape = v.variant('do', [
  /**
   * Begins a game, replacing any game with the same name. Each seat is a name or a bot. The seed is random by default.
   */
  v.strictObject({
    do: v.literal('new'),
    table,
    game: Text,
    seats: v.optional(v.array(Text)),
    seed: v.optional(Text),
    options: v.optional(v.record(v.string(), Text)),
    ...replies,
  }),
  /** Requests the position for a seat, or for a spectator if `seat` is omitted. */
  v.strictObject({ do: v.literal('position'), table, seat: v.optional(Count) }),
  /**
   * Requests the events that a seat (or a spectator) may see, starting with answer number `from`. The opening events
   * have number 0.
   */
  v.strictObject({ do: v.literal('events'), table, from: v.optional(Count), seat: v.optional(Count) }),
  v.strictObject({ do: v.literal('answer'), table, seat: Count, id: Text }),
  v.strictObject({ do: v.literal('undo'), table, seat: Count, count: moves }),
  v.strictObject({ do: v.literal('redo'), table, seat: Count, count: moves }),
  /** Requests advice from the game's best bot. */
  v.strictObject({ do: v.literal('hint'), table, seat: Count }),
  /** Requests the game as the text of a save. */
  v.strictObject({ do: v.literal('save'), table }),
  /** Continues a game from the text of a save. */
  v.strictObject({ do: v.literal('load'), table, save: v.pipe(v.string(), v.maxLength(LONGEST_SAVE)), ...replies }),
  /** Copies a game under another name. The copy is played independently. */
  v.strictObject({ do: v.literal('fork'), table, to: Text }),
  v.strictObject({ do: v.literal('close'), table }),
  /** Requests a game's data files (board, cards and tables). */
  v.strictObject({ do: v.literal('data'), game: Text }),
])
export type EngineRequest = v.InferOutput<typeof EngineRequestShape>

/** The optional parts of a game's replies. */
interface Replies {
  readonly next: boolean
  readonly text: boolean
}

/** Hosts named games that another program plays with JSON requests and replies. Bots answer immediately. */
export class Engine {
  private readonly tables = new Map<string, EngineTable>()

  constructor(
    private readonly games: readonly Game[],
    private readonly newSeed: () => string,
  ) {}

  /** Returns the first message, which lists the games that the engine can play. */
  greeting() {
    const games = this.games.map(game => ({
      id: game.id,
      title: game.title,
      rules: game.rules,
      options: game.options.map(({ name, values, defaultValue }) => ({ name, values, default: defaultValue })),
      bots: botNames(game.id),
    }))
    return { kind: 'engine', games }
  }

  /** Handles a request and returns the reply, which is an error message if the request is invalid. */
  async handleLine(line: string): Promise<object> {
    try {
      const request = readRequest(line)
      const named = 'table' in request && request.table !== undefined ? { table: request.table } : {}
      return { ...(await this.handle(request)), ...named }
    } catch (error) {
      if (!(error instanceof UserError || error instanceof IllegalAnswer)) throw error
      return { kind: 'error', error: error instanceof UserError ? messagesIn('en').format(error.words) : error.message }
    }
  }

  private async handle(request: EngineRequest): Promise<object> {
    if (request.do === 'data') return this.data(request.game)
    const name = request.table ?? ''
    switch (request.do) {
      case 'new':
      case 'load': {
        const { next = false, text = true } = request
        const { match, players } = request.do === 'new' ? this.begun(request) : loaded(request.save, this.games)
        const table = this.put(name, new EngineTable(match, players, { next, text }))
        await table.letBotsAnswer()
        return table.begun()
      }
      case 'fork':
        return this.put(request.to, this.at(name).copy()).state()
      case 'close':
        this.at(name)
        this.tables.delete(name)
        return { kind: 'closed' }
      default:
        return this.at(name).handle(request)
    }
  }

  private begun({ game: id, seats, seed, options }: Extract<EngineRequest, { do: 'new' }>): GameSession {
    const game = gameOf(id, this.games)
    const wishes = { options, seed: seed ?? this.newSeed() }
    return GameSession.begin(
      game,
      newHeader(game, seats === undefined ? wishes : { ...wishes, ...seatsOf(seats) }),
      null,
    )
  }

  private put(name: string, table: EngineTable): EngineTable {
    if (!this.tables.has(name) && this.tables.size >= MAX_TABLES)
      throw new UserError(`There can be at most ${MAX_TABLES} games; {"do":"close"} closes one.`)
    this.tables.set(name, table)
    return table
  }

  private at(name: string): EngineTable {
    const table = this.tables.get(name)
    if (table) return table
    const [game] = this.games
    throw new UserError(
      name === ''
        ? `No game has been started; {"do":"new","game":"${game?.id}"} starts one.`
        : `There is no game at table ${excerpt(name)}.`,
    )
  }

  private async data(id: string): Promise<object> {
    const { packageOf } = await import('../../games/registry.ts')
    const files = await packageOf(gameOf(id, this.games).id)?.dataFiles?.()
    return { kind: 'data', game: id, files: Object.fromEntries((files ?? []).map(({ file, holds }) => [file, holds])) }
  }
}

/** Parses the text of a save. Returns its match and players. Throws UserError if it is invalid. */
function loaded(save: string, games: readonly Game[]): { readonly match: Match; readonly players: readonly string[] } {
  const { game, match, record } = loadSave('save', games, new TextEncoder().encode(save))
  return { match, players: GameSession.unsaved(game, match, record.lines).players }
}

/** One of the engine's games. It keeps no record, because a record needs a hash of every position. */
class EngineTable {
  constructor(
    private readonly match: Match,
    private readonly players: readonly string[],
    private readonly replies: Replies,
  ) {}

  copy(): EngineTable {
    return new EngineTable(this.match.fork({ headless: false }), this.players, this.replies)
  }

  begun(): object {
    const { game, rules, options, seats, seed } = this.match.header
    return { ...this.state(), kind: 'begun', game, rules, options, seats, players: this.players, seed }
  }

  async handle(request: Exclude<EngineRequest, { do: 'new' | 'load' | 'fork' | 'close' | 'data' }>): Promise<object> {
    switch (request.do) {
      case 'position':
        return { ...this.state(), ...this.position(this.seatIn(request.seat)), kind: 'position' }
      case 'events':
        return this.events(request.from ?? 0, this.seatIn(request.seat))
      case 'answer': {
        const from = this.match.length
        this.match.answer(this.seatIn(request.seat) ?? 0, request.id)
        await this.letBotsAnswer()
        return { ...this.state(), from }
      }
      case 'undo': {
        const seat = this.seatIn(request.seat) ?? 0
        const { moves } = this.match.undoable(seat)
        const count = request.count ?? 1
        if (count > moves) throw new UserError(`Seat ${seat} can undo ${movesText(moves)} here, not ${count}.`)
        this.match.undo(seat, count)
        return this.state()
      }
      case 'redo': {
        const seat = this.seatIn(request.seat) ?? 0
        const from = this.match.length
        const possible = this.match.redoable(seat)
        const count = request.count ?? 1
        if (count > possible) throw new UserError(`Seat ${seat} can redo ${movesText(possible)} here, not ${count}.`)
        for (let i = 0; i < count; i++) this.match.redo(seat)
        await this.letBotsAnswer()
        return { ...this.state(), from }
      }
      case 'hint':
        return this.hint(this.seatIn(request.seat) ?? 0)
      case 'save': {
        const { header, lines } = GameSession.branch(this.match, null).record
        return { kind: 'save', save: [writeHeader(header), ...lines.map(writeLine), ''].join('\n') }
      }
    }
  }

  /**
   * Lets bots answer. Throws UserError if a bot can't answer. That bot's seat keeps the question, so that a client can
   * answer it.
   */
  async letBotsAnswer(): Promise<void> {
    const { match, players } = this
    for (let asked = botAsked(match, players); asked; asked = botAsked(match, players)) {
      try {
        const { seat, id } = await botAnswer(match, asked)
        match.answer(seat, id)
      } catch (error) {
        throw new UserError(stuckBotText(match.header, asked, errorText(error)))
      }
    }
  }

  /** Returns the status: the seats that must answer and, once the game is over, the winners and each seat's payoff. */
  state(): object {
    const { match, replies } = this
    const { length, questions, over, result } = match
    const winners = result?.winners ?? null
    const [asked] = questions
    return {
      kind: 'state',
      answers: length,
      asked: questions.map(({ seat }) => seat),
      over,
      winners,
      returns: winners && match.header.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      ...(replies.next ? { next: asked ? this.position(asked.seat) : null } : {}),
    }
  }

  private position(seat: Seat | null): object {
    const { match, replies } = this
    const view = match.view(seat)
    const question = seat === null ? undefined : match.questionFor(seat)
    return {
      seat,
      day: match.state.day,
      view,
      question: question ? questionAsData(replies.text ? phrased(match.game, view, question) : question) : null,
      undoable: seat === null ? 0 : match.undoable(seat).moves,
      redoable: seat === null ? 0 : match.redoable(seat),
    }
  }

  private hint(seat: Seat): object {
    const { match } = this
    const question = match.questionFor(seat)
    if (!question) throw new UserError(`Seat ${seat} has no question to answer.`)
    const view = match.view(seat)
    const hint = hintFor(match.game, view, phrased(match.game, view, question))
    return { kind: 'hint', seat, hint }
  }

  private events(from: number, seat: Seat | null): object {
    const { match } = this
    const { game, header } = match
    const events = Array.from({ length: Math.max(0, match.length + 1 - from) }, (_, i) => from + i).flatMap(answer =>
      match
        .eventsOf(answer)
        .filter(event => mayKnow(event, seat))
        .map(event => ({ ...event, answer, text: game.sentence(event, header.seats) })),
    )
    return { kind: 'events', from, events }
  }

  /** Returns the seat, or null if none was given. Throws UserError if it does not exist. */
  private seatIn(seat: number | undefined): Seat | null {
    const { seats } = this.match.header
    if (seat === undefined) return null
    if (seat < seats.length) return seat
    throw new UserError(`There is no seat ${seat}; the seats are 0 to ${seats.length - 1}.`)
  }
}

const movesText = (n: number): string => (n === 1 ? '1 move' : `${n} moves`)

function readRequest(line: string): EngineRequest {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new UserError(`This is not JSON: ${excerpt(line)}`)
  }
  const found = v.safeParse(EngineRequestShape, value)
  if (found.success) return found.output
  const [issue] = found.issues
  throw new UserError(`${excerpt(line)} is not a valid request: ${issue.message}`)
}
