import type { Game, PhrasedOption, PhrasedQuestion, Seat } from '../kernel/index.ts'
import type { Course, GameMap } from '../screen/kit/game-screen.ts'
import { placeToGo, planWish, wayTo, wayTold } from '../screen/kit/plan.ts'
import { screenOf } from '../screen/kit/screens.ts'
import { type Messages, type Sentence, sentence } from '../text/index.ts'

/** How many errands a list of ways begins with. */
const MOST_ERRANDS = 3

/** An answer that leads on towards something, in place of what it is called otherwise. */
export interface Onward {
  readonly id: string
  readonly label: string
}

/** What a list of answers on a board begins with, and what it only counts. */
export interface BoardList {
  /** What leads on to where something is to be done, the nearest first; a planned way before all. */
  readonly onward: readonly Onward[]
  /** Whether there are so many like this one that they are only counted. */
  isCounted(option: PhrasedOption): boolean
  /** What so many of those are. */
  counted(options: readonly PhrasedOption[]): string
}

const NO_BOARD: BoardList = { onward: [], isCounted: () => false, counted: () => '' }

/** The ways of those who play on a board, line by line: where each wants to go over several turns, and what leads there. */
export class PlainBoard {
  private readonly goals = new Map<Seat, string>()

  /** Whether ways can be planned in this game. */
  static has = (game: Game): boolean => screenOf(game).map?.travel !== undefined

  /** What a list of the answers to this question has to say of the board. */
  listing(words: Messages, game: Game, view: unknown, question: PhrasedQuestion): BoardList {
    const { map } = screenOf(game)
    if (!map?.travel || !question.options.some(({ at }) => at?.space !== undefined)) return NO_BOARD
    const { travel } = map
    const goal = this.goalOf(game, view, question)
    const planned = goal && travel.course(view, question, goal)
    const onward = new Map<string, Onward>()
    const add = (course: Course | null | '', label: (course: Course) => string) => {
      const id = course ? course.option?.id : undefined
      if (course && id !== undefined && !onward.has(id)) onward.set(id, { id, label: label(course) })
    }
    add(planned, ({ left }) => words.say('plain-planned-way', { place: map.name(goal ?? '', view), left }))
    for (const { space, text } of map.errands?.all(view).slice(0, MOST_ERRANDS) ?? [])
      if (space !== null) add(travel.course(view, question, space), () => words.say('plain-on-towards', { what: text }))
    return { onward: [...onward.values()], ...countingOn(map) }
  }

  /** What is said after `plan`: a place, `none`, or nothing to be told how it stands. */
  plan(words: Messages, game: Game, view: unknown, question: PhrasedQuestion, said: string): Sentence {
    const { map } = screenOf(game)
    if (!map?.travel) return sentence('plan-none')
    const goal = this.goalOf(game, view, question)
    const wish = planWish(words, map, view, said)
    if (wish.kind === 'nowhere') return wish.why
    if (wish.kind === 'give-up') this.goals.delete(question.seat)
    const space = wish.kind === 'go' ? wish.space : goal
    if (space === null) return sentence('plan-none')
    const place = map.name(space, view)
    if (wish.kind === 'give-up') return sentence('plan-given-up', { place })
    const way = wayTo(map, view, question, space)
    if ('why' in way) return way.why
    if (wish.kind === 'tell') return sentence('plan-is', { place, way: way.course.text })
    this.goals.set(question.seat, space)
    return sentence('plan-made', { place, way: way.course.text })
  }

  /** The place that somebody says he goes to though no answer leads there now; null where there is none he may mean. */
  far(words: Messages, game: Game, view: unknown, said: string): string | null {
    const place = placeToGo(words, said)
    return place !== null && screenOf(game).map?.travel?.meant(view, place) != null ? place : null
  }

  /** What is told of the way to a place, in a game that has no word of its own for it. */
  way(
    words: Messages,
    game: Game,
    view: unknown,
    question: PhrasedQuestion | null,
    said: string,
  ): (string | Sentence)[] {
    const told = wayTold(words, screenOf(game).map, view, question, said)
    return 'why' in told ? [told.why] : [...told.lines]
  }

  /** Whether ways are told here by no word of the game. */
  static tells = (game: Game): boolean => PlainBoard.has(game) && !screenOf(game).map?.travel?.told

  /** The answer that goes on with the planned way, or with the way to what is to be done next where none is planned; null where none does. */
  next(game: Game, view: unknown, question: PhrasedQuestion): string | null {
    const { map } = screenOf(game)
    const goals = [this.goalOf(game, view, question), ...(map?.errands?.all(view).map(({ space }) => space) ?? [])]
    for (const goal of goals) {
      const id = goal === null ? undefined : map?.travel?.course(view, question, goal)?.option?.id
      if (id !== undefined) return id
    }
    return null
  }

  /** Where the one who is asked has planned to go; it is forgotten once he is there, or no way leads there any more. */
  private goalOf(game: Game, view: unknown, question: PhrasedQuestion): string | null {
    const goal = this.goals.get(question.seat)
    const { map } = screenOf(game)
    if (goal === undefined || !map?.travel) return null
    if (map.home(view) !== goal && map.travel.course(view, question, goal)) return goal
    this.goals.delete(question.seat)
    return null
  }
}

/** What of a list of spaces is only counted on this board. */
function countingOn({ countless }: GameMap<unknown>): Pick<BoardList, 'isCounted' | 'counted'> {
  const told = (option: PhrasedOption, n: number) =>
    option.at?.space === undefined ? null : (countless?.(option.at.space, n) ?? null)
  return {
    isCounted: option => told(option, 1) !== null,
    counted: ([first, ...rest]) => (first && told(first, 1 + rest.length)) ?? '',
  }
}
