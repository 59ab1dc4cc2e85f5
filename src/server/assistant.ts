import { hintFor } from '../bots/index.ts'
import {
  type Game,
  inLanguage,
  type Match,
  type PhrasedOption,
  phrased,
  type Question,
  type Seat,
  type Stretch,
} from '../kernel/index.ts'
import type { ActionResult, GameSession } from '../storage/index.ts'

/** The maximum number of answers in a preview. */
const MAX_PREVIEWED = 30

/** Returns the stretches of play that a player can leave to the adviser now, as additional answers to the question. */
export const stretchOptions = (game: Game, view: unknown, question: Question | null): readonly PhrasedOption[] =>
  question ? (game.stretches?.(view, question) ?? []).map(({ id, label }) => ({ id, label })) : []

/**
 * Finds the stretch of play with this id among those that the seat's question offers. Returns undefined if there is
 * none.
 */
export const stretchOf = (game: Game, match: Match, seat: Seat, id: string): Stretch | undefined => {
  const question = match.questionFor(seat)
  return question && game.stretches?.(match.view(seat), question).find(one => one.id === id)
}

/** Returns the routine answer to a question, or null if there is none or the player doesn't want few questions. */
export const routineFor = (wantsFew: boolean, game: Game, view: unknown, question: Question | null): string | null =>
  wantsFew && question ? (game.routine?.(view, question) ?? null) : null

/**
 * Answers on behalf of the people at a table. It handles routine questions, if they want few questions, and the
 * stretches of play that they leave to the adviser.
 */
export class Assistant {
  /** The scope of the stretch that each seat has left to the adviser. */
  private readonly scopes = new Map<Seat, string>()
  /** True after an undo. The player can then change an answer that the table gave. */
  private isPaused = false

  constructor(
    private readonly session: GameSession,
    private readonly wantsFew: () => boolean,
  ) {}

  /** Leaves a stretch of play to the adviser. */
  delegate(seat: Seat, { scope }: Stretch): void {
    this.scopes.set(seat, scope)
    this.isPaused = false
  }

  pause(): void {
    this.isPaused = true
    this.scopes.clear()
  }

  resume(): void {
    this.isPaused = false
  }

  /**
   * Answers for these seats until none of them has a routine question or a question that it has left to the adviser.
   * Calls `report` with each result and the label of the adviser's answer (null for a routine answer), and `wait` if
   * the adviser takes a while.
   */
  assist(
    language: string,
    seats: readonly Seat[],
    report: (result: ActionResult, label: string | null) => void,
    wait?: () => void,
  ): void {
    const game = inLanguage(this.session.game, language)
    while (!this.isPaused) {
      const next = this.next(game, seats, wait)
      if (!next) return
      report(this.session.answer(next.seat, next.id, true), next.label)
    }
  }

  /** Returns true if an answer and the routine answers that follow it can't be undone. */
  isIrreversible(seat: Seat, id: string): boolean {
    const { match, game } = this.session
    if (match.header.practice) return false
    const trial = match.fork({ headless: false })
    let next: string | null = id
    while (next !== null) {
      trial.answer(seat, next)
      next = routineFor(this.wantsFew(), game, trial.view(seat), trial.questionFor(seat) ?? null)
    }
    return trial.undoable(seat).moves === 0
  }

  /**
   * Returns the labels of the adviser's answers in a stretch of play, without routine ones, up to and including the
   * first one that reveals something. Nobody may learn in advance what it reveals. Returns at most `MAX_PREVIEWED`
   * labels.
   */
  preview(game: Game, seat: Seat, { scope }: Stretch): string[] {
    const trial = this.session.match.fork({ headless: false })
    const labels: string[] = []
    while (labels.length < MAX_PREVIEWED) {
      const question = trial.questionFor(seat)
      const view = trial.view(seat)
      if (!question || !game.stretches?.(view, question).some(one => one.scope === scope)) break
      const advice = adviceFor(game, view, question)
      if (!advice) break
      if (advice.id !== routineFor(this.wantsFew(), game, view, question)) labels.push(advice.label)
      trial.answer(seat, advice.id)
      if (trial.undoable(seat).moves === 0) break
    }
    return labels
  }

  private next(
    game: Game,
    seats: readonly Seat[],
    wait?: () => void,
  ): { seat: Seat; id: string; label: string | null } | null {
    const { match } = this.session
    for (const question of match.questions) {
      const { seat } = question
      if (!seats.includes(seat)) continue
      const view = match.view(seat)
      const advised = this.advised(game, view, question, wait)
      const id = routineFor(this.wantsFew(), game, view, question)
      if (advised && advised.id !== id) return { seat, ...advised }
      if (id !== null) return { seat, id, label: null }
    }
    return null
  }

  /**
   * Returns the adviser's answer if the question belongs to the stretch of play that the seat has left to the adviser.
   * Otherwise, the stretch is over, and the result is null.
   */
  private advised(game: Game, view: unknown, question: Question, wait?: () => void): AdvisedAnswer | null {
    const scope = this.scopes.get(question.seat)
    if (scope === undefined) return null
    if (!game.stretches?.(view, question).some(one => one.scope === scope)) {
      this.scopes.delete(question.seat)
      return null
    }
    return adviceFor(game, view, question, wait)
  }
}

/** The adviser's answer. */
interface AdvisedAnswer {
  readonly id: string
  readonly label: string
}

/** Returns the adviser's answer, or null if it has none. */
function adviceFor(game: Game, view: unknown, question: Question, wait?: () => void): AdvisedAnswer | null {
  const asked = phrased(game, view, question)
  const id = hintFor(game, view, asked, wait)?.id
  return id === undefined ? null : { id, label: asked.options.find(one => one.id === id)?.label ?? id }
}
