import * as v from 'valibot'
import { botAnswer, botAsked, botNames, stuckBotText } from '../../bots/index.ts'
import { excerpt } from '../../commands/index.ts'
import { type Game, IllegalAnswer, type Match, mayKnow, phrased, type Seat } from '../../kernel/index.ts'
import { errorText, GameSession, gameOf, newHeader, seatsOf, UserError } from '../../storage/index.ts'
import { messagesIn } from '../../text/index.ts'
import { questionAsData } from './data.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const Text = v.pipe(v.string(), v.maxLength(1000))

const SaidShape = v.variant('do', [
  /** Begins a game, replacing the current one. Seats are names and bots; the seed defaults to a random one. */
  v.strictObject({
    do: v.literal('new'),
    game: Text,
    seats: v.optional(v.array(Text)),
    seed: v.optional(Text),
    options: v.optional(v.record(v.string(), Text)),
  }),
  /** Requests the position for a seat; without one, for a spectator. */
  v.strictObject({ do: v.literal('position'), seat: v.optional(Count) }),
  /** Requests the events from an answer on that a seat may see. */
  v.strictObject({ do: v.literal('events'), from: v.optional(Count), seat: v.optional(Count) }),
  v.strictObject({ do: v.literal('answer'), seat: Count, id: Text }),
  v.strictObject({ do: v.literal('undo'), seat: Count, count: v.optional(v.pipe(Count, v.minValue(1))) }),
])
export type Said = v.InferOutput<typeof SaidShape>

/** A game that a program plays by JSON requests and replies. Bots answer at once. */
export class Engine {
  private sitting: GameSession | null = null

  constructor(
    private readonly games: readonly Game[],
    private readonly newSeed: () => string,
  ) {}

  /** Returns the first message: the games that the engine can play. */
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

  /** Handles a request; returns an error message if it is invalid. */
  async hear(line: string): Promise<object> {
    try {
      return await this.done(saidIn(line))
    } catch (error) {
      if (!(error instanceof UserError || error instanceof IllegalAnswer)) throw error
      return { kind: 'error', error: error instanceof UserError ? messagesIn('en').tell(error.words) : error.message }
    }
  }

  private async done(said: Said): Promise<object> {
    switch (said.do) {
      case 'new':
        return this.begin(said)
      case 'position':
        return this.position(this.seatIn(said.seat))
      case 'events':
        return this.events(said.from ?? 0, this.seatIn(said.seat))
      case 'answer': {
        const from = this.match.length
        this.playing.answer(this.seatIn(said.seat) ?? 0, said.id)
        await this.letBotsAnswer()
        return { ...this.state(), from }
      }
      case 'undo': {
        const seat = this.seatIn(said.seat) ?? 0
        const { moves } = this.match.undoable(seat)
        const count = said.count ?? 1
        if (count > moves) throw new UserError(`Seat ${seat} can undo ${moves} moves here, not ${count}.`)
        this.playing.undo(seat, count)
        return this.state()
      }
    }
  }

  private async begin({ game: id, seats, seed, options }: Extract<Said, { do: 'new' }>): Promise<object> {
    const game = gameOf(id, this.games)
    const wishes = { options, seed: seed ?? this.newSeed() }
    const header = newHeader(game, seats === undefined ? wishes : { ...wishes, ...seatsOf(seats) })
    this.sitting = GameSession.begin(game, header, null)
    await this.letBotsAnswer()
    const { rules, players } = header
    return {
      ...this.state(),
      kind: 'begun',
      game: id,
      rules,
      options: header.options,
      seats: header.seats,
      players,
      seed: header.seed,
    }
  }

  /** Lets bots answer. Throws Trouble if one cannot: its seat keeps its question, and any client may answer it. */
  private async letBotsAnswer(): Promise<void> {
    const { playing, match } = this
    for (let asked = botAsked(match, playing.players); asked; asked = botAsked(match, playing.players)) {
      try {
        const { seat, id } = await botAnswer(match, asked)
        playing.answer(seat, id)
      } catch (error) {
        throw new UserError(stuckBotText(match.header, asked, errorText(error)))
      }
    }
  }

  private state() {
    const { match } = this
    const { length, questions, over, result } = match
    return {
      kind: 'state',
      answers: length,
      asked: questions.map(({ seat }) => seat),
      over,
      winners: result?.winners ?? null,
    }
  }

  private position(seat: Seat | null): object {
    const { match } = this
    const view = match.view(seat)
    const question = seat === null ? undefined : match.questionFor(seat)
    return {
      ...this.state(),
      kind: 'position',
      seat,
      day: match.state.day,
      view,
      question: question ? questionAsData(phrased(match.game, view, question)) : null,
      undoable: seat === null ? 0 : match.undoable(seat).moves,
    }
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

  private get playing(): GameSession {
    const [game] = this.games
    if (this.sitting === null)
      throw new UserError(`No game has been started; {"do":"new","game":"${game?.id}"} starts one.`)
    return this.sitting
  }

  private get match(): Match {
    return this.playing.match
  }

  /** Returns the seat, or null if none was given. Throws Trouble if it does not exist. */
  private seatIn(seat: number | undefined): Seat | null {
    const { seats } = this.playing.header
    if (seat === undefined) return null
    if (seat < seats.length) return seat
    throw new UserError(`There is no seat ${seat}; the seats are 0 to ${seats.length - 1}.`)
  }
}

function saidIn(line: string): Said {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new UserError(`This is not JSON: ${excerpt(line)}`)
  }
  const found = v.safeParse(SaidShape, value)
  if (found.success) return found.output
  const [issue] = found.issues
  throw new UserError(`${excerpt(line)} is not a valid request: ${issue.message}`)
}
