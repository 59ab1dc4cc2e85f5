import type { Game, PhrasedOption, PhrasedQuestion, Seat } from '../kernel/index.ts'
import type { GameMap, TravelPath } from '../screen/kit/game-screen.ts'
import {
  aimAt,
  describeRoute,
  lostAim,
  type PlanAim,
  pathTo,
  placeInGoTo,
  readPlanCommand,
} from '../screen/kit/plan.ts'
import { screenOf } from '../screen/kit/screens.ts'
import { type Messages, type Sentence, sentence } from '../text/index.ts'

const MAX_OBJECTIVES = 3

/** An answer that leads toward a goal, with the label to use for it. */
export interface Onward {
  readonly id: string
  readonly label: string
}

/** A board's additions to a list of answers. */
export interface BoardList {
  /** Answers that lead toward the planned destination or one of the nearest objectives, in that order. */
  readonly onward: readonly Onward[]
  /** Why the planned destination has just become pointless. Omitted if it hasn't. */
  readonly lost?: Sentence
  /** Returns true if answers like this one are so numerous that they are only counted. */
  isCounted(option: PhrasedOption): boolean
  /** Describes the counted answers. */
  counted(options: readonly PhrasedOption[]): string
}

const NO_BOARD: BoardList = { onward: [], isCounted: () => false, counted: () => '' }

/** Route planning in plain mode: each seat's destination over several turns, and the answers that lead there. */
export class PlainBoard {
  private readonly goals = new Map<Seat, PlanAim & { readonly space: string }>()

  static has = (game: Game): boolean => screenOf(game).map?.travel !== undefined

  /** Returns the board's additions to the list of answers to this question. */
  listing(words: Messages, game: Game, view: unknown, question: PhrasedQuestion): BoardList {
    const { map } = screenOf(game)
    if (!map?.travel || !question.options.some(({ at }) => at?.space !== undefined)) return NO_BOARD
    const { travel } = map
    const lost = this.dropPointless(map, view, question.seat)
    const goal = this.goalOf(game, view, question)
    const planned = goal && travel.findPath(view, question, goal)
    const onward = new Map<string, Onward>()
    const add = (path: TravelPath | null | '', label: (travelPath: TravelPath) => string) => {
      const id = path ? path.option?.id : undefined
      if (path && id !== undefined && !onward.has(id)) onward.set(id, { id, label: label(path) })
    }
    add(planned, ({ left }) => words.get('plain-planned-way', { place: map.name(goal ?? '', view), left }))
    for (const { space, text } of map.objectives?.all(view, question).slice(0, MAX_OBJECTIVES) ?? [])
      if (space !== null)
        add(travel.findPath(view, question, space), () => words.get('plain-on-towards', { what: text }))
    return { onward: [...onward.values()], ...(lost ? { lost } : {}), ...countersFor(map) }
  }

  /** Handles the `plan` command. The input is a destination or `none`. Empty input shows the current plan. */
  plan(words: Messages, game: Game, view: unknown, question: PhrasedQuestion, typed: string): Sentence {
    const { map } = screenOf(game)
    if (!map?.travel) return sentence('plan-none')
    const goal = this.goalOf(game, view, question)
    const wish = readPlanCommand(words, map, view, typed)
    if (wish.kind === 'nowhere') return wish.why
    if (wish.kind === 'give-up') this.goals.delete(question.seat)
    const space = wish.kind === 'go' ? wish.space : goal
    if (space === null) return sentence('plan-none')
    const place = map.name(space, view)
    if (wish.kind === 'give-up') return sentence('plan-given-up', { place })
    const way = pathTo(map, view, question, space)
    if ('why' in way) return way.why
    if (wish.kind === 'tell') return sentence('plan-is', { place, way: way.course.text })
    this.goals.set(question.seat, { space, ...aimAt(map, view, space) })
    return sentence('plan-made', { place, way: way.course.text })
  }

  /**
   * Returns the place in `go to PLACE`, or null if the input is anything else or the board doesn't know the place. Used
   * for input that matches no answer.
   */
  destinationIn(words: Messages, game: Game, view: unknown, typed: string): string | null {
    const place = placeInGoTo(words, typed)
    return place !== null && screenOf(game).map?.travel?.parseSpace(view, place) != null ? place : null
  }

  /**
   * Describes the route to a place, or explains why there is none. Used for games that have no command of their own for
   * this.
   */
  describeRoute(
    words: Messages,
    game: Game,
    view: unknown,
    question: PhrasedQuestion | null,
    typed: string,
  ): (string | Sentence)[] {
    const way = describeRoute(words, screenOf(game).map, view, question, typed)
    return 'why' in way ? [way.why] : [...way.lines]
  }

  /** Returns true if routes are described here because the game has no command of its own for this. */
  static describesRoutes = (game: Game): boolean => PlainBoard.has(game) && !screenOf(game).map?.travel?.command

  /**
   * Returns the answer that continues the planned route, or else one that leads to the next objective. Returns null if
   * none does.
   */
  next(game: Game, view: unknown, question: PhrasedQuestion): string | null {
    const { map } = screenOf(game)
    const objectives = map?.objectives?.all(view, question).map(({ space }) => space) ?? []
    const goals = [this.goalOf(game, view, question), ...objectives]
    for (const goal of goals) {
      const id = goal === null ? undefined : map?.travel?.findPath(view, question, goal)?.option?.id
      if (id !== undefined) return id
    }
    return null
  }

  /** Returns the seat's destination. Forgets the destination if it is reached, unreachable or pointless. */
  private goalOf(game: Game, view: unknown, question: PhrasedQuestion): string | null {
    const goal = this.goals.get(question.seat)
    const { map } = screenOf(game)
    if (goal === undefined || !map?.travel || this.dropPointless(map, view, question.seat)) return null
    const { space } = goal
    if (map.home(view) !== space && map.travel.findPath(view, question, space)) return space
    this.goals.delete(question.seat)
    return null
  }

  /** Forgets the seat's destination if it has become pointless on the way, and returns why. Returns null otherwise. */
  private dropPointless(map: GameMap<unknown>, view: unknown, seat: Seat): Sentence | null {
    const goal = this.goals.get(seat)
    if (goal === undefined || map.home(view) === goal.space) return null
    const lost = lostAim(map, view, goal.space, goal)
    if (lost) this.goals.delete(seat)
    return lost
  }
}

/** Returns the functions for the answers that this board only counts. */
function countersFor({ summarizeMany }: GameMap<unknown>): Pick<BoardList, 'isCounted' | 'counted'> {
  const countedText = (option: PhrasedOption, n: number) =>
    option.at?.space === undefined ? null : (summarizeMany?.(option.at.space, n) ?? null)
  return {
    isCounted: option => countedText(option, 1) !== null,
    counted: ([first, ...rest]) => (first && countedText(first, 1 + rest.length)) ?? '',
  }
}
