import type { Hint } from '../bots/index.ts'
import {
  type AnswerMove,
  amountOf,
  type Game,
  type GameEvent,
  type Guide,
  type GuideAside,
  type GuidePage,
  type GuideStep,
  type GuideTool,
  type Header,
  type Match,
  type Move,
  type PhrasedOption,
  type PhrasedQuestion,
  type PreparedChance,
  type Seat,
  type Signal,
} from '../kernel/index.ts'
import type { GameSession } from '../storage/index.ts'
import { type Messages, sentence, type Words } from '../text/index.ts'

export interface GuideProgress {
  readonly guide: Guide
  /**
   * The index of the step, from 0. It equals the number of steps during the closing words and is greater when the guide
   * is over.
   */
  readonly at: number
  /** The aside that was just triggered, if there is one. */
  readonly aside: GuideAside | null
  /** True if the last answer wasn't what the step asked for. */
  readonly isOffCourse: boolean
}

export interface GuideWords {
  readonly title: string
  readonly text: Words
  /** The instruction. Empty once the guide has ended. */
  readonly do: Words
  /** The answer that fulfills the step or leads to it, or null if the current question has none. */
  readonly option: PhrasedOption | null
  readonly rule: string
  /** The step number (from 1), or null at the end. */
  readonly number: number | null
  /** The number of steps. */
  readonly of: number
}

export const guidesOf = ({ guide, lessons = [] }: Game): readonly Guide[] => (guide ? [guide, ...lessons] : lessons)

/**
 * Returns the guide that matches this header's seed, options and number of seats, or null if there is none. If several
 * match, returns the one that names the most options.
 */
export function guideFor(game: Game, header: Header): Guide | null {
  const fitting = guidesOf(game).filter(
    ({ seed, options, rivals = [] }) =>
      header.seed === seed &&
      header.seats.length === 1 + rivals.length &&
      Object.entries(options).every(([name, value]) => header.options[name] === value),
  )
  const named = ({ options }: Guide) => Object.keys(options).length
  return fitting.reduce<Guide | null>((best, guide) => (best && named(best) >= named(guide) ? best : guide), null)
}

/**
 * Returns the header for a guided game: the first lesson, or the one with this name. Returns null if the game has no
 * such lesson.
 */
export function guidedHeader(game: Game, name: string, lesson?: string): Header | null {
  const guide = guidesOf(game).find(one => one.name === lesson)
  if (!guide) return null
  const { options, seed, rivals = [] } = guide
  const bare = { game: game.id, rules: game.rules, options, seed, practice: false }
  // Add a number to a rival's name if it is the same as the learner's.
  const others = rivals.map(rival => (rival.name === name ? `${rival.name} 2` : rival.name))
  const players = ['person', ...rivals.map(({ player }) => player)]
  return { ...bare, seats: [name, ...others], ...(rivals.length > 0 ? { players } : {}) }
}

/** The learner's seat. */
const TAUGHT: Seat = 0

/**
 * Returns a reader that follows a lesson, or null if the session isn't one. In a new game, plays the lesson's opening
 * first.
 */
export function openGuide(session: GameSession, game: Game): GuideReader | null {
  const { header, match } = session
  const guide = guideFor(game, header)
  if (!guide) return null
  if (match.length === 0) for (const move of guide.opening ?? []) playOpening(session, move)
  return new GuideReader(guide, match)
}

function playOpening(session: GameSession, move: Move): void {
  if ('id' in move) session.answer(move.seat, move.id, true)
  else if ('dice' in move) session.forceDice(move.dice)
  else session.stack(move.stack, move.cards)
}

/** Returns true if the closing words have been read. */
export const isGuideOver = ({ guide, at }: GuideProgress): boolean => at > guide.steps.length

/** Returns true if an id matches a guide's pattern, which may end in `*`. */
export function matchesPattern(pattern: string, id: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern
}

/**
 * Returns the answer that a step points to, or null. This is the first legal answer among those that lead back to the
 * lesson, those that the step suggests, and those that lead up to a suggested one. A number's label is empty.
 */
export function guideAnswer(step: GuideStep | undefined, question: PhrasedQuestion | null): PhrasedOption | null {
  for (const pattern of step ? meantBy(step) : []) {
    const option = question?.options.find(({ id }) => matchesPattern(pattern, id))
    if (option) return option
    if (question && amountOf(question, pattern) !== undefined) return { id: pattern, label: '' }
  }
  return null
}

/** A function that returns the answer a step points to, such as `guideAnswer`. */
export type AnswerFinder = typeof guideAnswer

/** Returns the answers that fit a step, in order of preference. */
const meantBy = ({ back = [], point = [], between = [] }: GuideStep): readonly string[] => [
  ...back,
  ...point,
  ...between,
]

/** Returns true if a step that suggests answers has none for this question. */
export const isAsideFrom = (
  { point }: GuideStep,
  question: PhrasedQuestion | null,
  option: PhrasedOption | null,
): boolean => point !== undefined && question !== null && option === null

/**
 * Returns the instruction for a step. If the question is about something else, or if `option` only leads back to the
 * lesson or up to a suggested answer, the instruction is to answer the question first.
 */
function instructionFor(step: GuideStep, option: PhrasedOption | null, isAside: boolean): Words {
  const isFirst = isAside || (option !== null && !step.point?.some(pattern => matchesPattern(pattern, option.id)))
  return isFirst ? sentence('guide-first') : step.do
}

/**
 * Returns the hint in a lesson. This is the lesson's own answer if the question has it, with the adviser's reason if
 * the adviser agrees. Otherwise, it is the adviser's hint. `seen` is the number of steps that have already been read.
 */
export function lessonHint(
  words: Messages,
  place: GuideProgress,
  seen: number,
  question: PhrasedQuestion,
  advised: Hint | null,
  find: AnswerFinder = guideAnswer,
): Hint | null {
  const step = nextAnswered(place, seen)
  const option = find(step, question)
  if (!option || option.id === advised?.id) return advised
  return { id: option.id, why: words.get('guide-hint', { answer: option.label || option.id }) }
}

/**
 * Returns the current step, or undefined after the last one. Skips the first `seen` steps, which have already been
 * read.
 */
export function stepAt({ guide, at }: GuideProgress, seen = 0): GuideStep | undefined {
  return guide.steps[Math.max(at, seen)]
}

/** Returns true if opening this page completes the step. */
export const wantsToSee = (step: GuideStep | undefined, page: GuidePage): boolean =>
  step?.until.some(signal => 'see' in signal && signal.see === page) ?? false

/** Returns true if trying this command completes the step. */
export const wantsToUse = (step: GuideStep | undefined, tool: GuideTool): boolean =>
  step?.until.some(signal => 'use' in signal && signal.use === tool) ?? false

/** Returns the first step from the current one on that needs an answer, or undefined if none is left. */
export const nextAnswered = ({ guide, at }: GuideProgress, seen = 0): GuideStep | undefined =>
  guide.steps.slice(Math.max(at, seen)).find(step => !needsNoAnswer(step))

/** Returns true if the step only asks the player to look at something or to try a command. */
export const needsNoAnswer = ({ until }: GuideStep): boolean => until.every(isUnrecorded)

/** Returns the guide's text for the current question at this point in the lesson. */
export function guideWords(
  place: GuideProgress,
  seen = 0,
  question: PhrasedQuestion | null = null,
  find: AnswerFinder = guideAnswer,
): GuideWords {
  const { guide, aside, isOffCourse } = place
  const of = guide.steps.length
  const step = stepAt(place, seen)
  if (!step) return { title: guide.title, text: guide.end, do: '', option: null, rule: '', number: null, of }
  const number = Math.max(place.at, seen) + 1
  const { title, rule } = step
  const found = find(step, question)
  const shared = {
    ...{ title, number, of },
    do: instructionFor(step, guideAnswer(step, question), isAsideFrom(step, question, found)),
    option: found,
  }
  if (aside) return { ...shared, text: aside.say, rule: aside.rule }
  return { ...shared, text: isOffCourse ? (step.otherwise ?? sentence('guide-as-you-like')) : step.say, rule }
}

/**
 * Follows a match and tracks the progress of its guide. Progress depends only on the moves and their events, so a
 * resumed game continues at the same step.
 */
export class GuideReader {
  private moves: number
  private place: GuideProgress
  /** The ids of the steps that were completed before they were reached. */
  private readonly early = new Set<string>()
  /** The ids of the learner's answers since the step began. */
  private readonly given = new Set<string>()
  /** The ids of the asides that have already been shown. */
  private readonly shownAsides = new Set<string>()

  constructor(
    private readonly guide: Guide,
    private readonly match: Match,
  ) {
    this.place = beginning(guide)
    this.moves = movesBefore(guide)
  }

  /** True if routine questions are answered for the learner, regardless of the settings. */
  get wantsFew(): boolean {
    return this.guide.fewQuestions === true
  }

  /** Returns the progress after all moves of the match. */
  now(): GuideProgress {
    const { match } = this
    if (match.length < this.moves) this.forget()
    const { moves } = match
    for (; !isGuideOver(this.place) && this.moves < moves.length; this.moves++) {
      const move = moves[this.moves]
      if (!move || !('id' in move)) continue
      const { at } = this.place
      this.place = this.after(move, eventsOf(match, this.moves))
      if (this.place.at !== at) this.given.clear()
      else if (move.seat === TAUGHT) this.given.add(move.id)
    }
    return this.place
  }

  /**
   * Returns the moves that set up the dice and cards for this answer, if there are any. Returns none while forced dice
   * remain, and none for an answer that has already been given in this step: a learner who has strayed gets real dice.
   */
  laidFor(seat: Seat, id: string): Move[] {
    const { match } = this
    if (match.state.forced.length > 0 || match.questionFor(seat) === undefined) return []
    const step = nextAnswered(this.now())
    if (this.given.has(id)) return []
    return step?.lay?.filter(({ answer }) => matchesPattern(answer, id)).flatMap(movesOf) ?? []
  }

  private forget(): void {
    this.moves = movesBefore(this.guide)
    this.place = beginning(this.guide)
    this.early.clear()
    this.given.clear()
    this.shownAsides.clear()
  }

  private after({ seat, id, auto }: AnswerMove, events: readonly GameEvent[]): GuideProgress {
    const { guide, early } = this
    const { steps } = guide
    // Other players' answers never complete a step for the learner, but their events may.
    const isOwn = seat === TAUGHT
    if (this.place.at === steps.length)
      return isOwn ? { guide, at: steps.length + 1, aside: null, isOffCourse: false } : this.place
    const isEnd = (step: GuideStep) => step.until.some(signal => isSignal(signal, isOwn ? id : null, events))
    let { at } = this.place
    for (let here = steps[at]; isOwn && here && needsNoAnswer(here); here = steps[at]) at++
    const asked = steps[at]
    steps.forEach((step, i) => {
      if (step.early !== undefined && isEnd(step)) {
        early.add(step.id)
        if (step.early === 'leap' && i > at) at = i
      }
    })
    const here = steps[at]
    const isDone = here !== undefined && (isEnd(here) || early.has(here.id))
    if (isDone) at++
    for (let next = steps[at]; next !== undefined && early.has(next.id); next = steps[at]) at++
    if (isDone) return { guide, at, aside: null, isOffCourse: false }
    if (!isOwn) return { ...this.place, at }
    const aside = guide.asides.find(known => !this.shownAsides.has(known.id) && isSignal(known.on, id, events)) ?? null
    if (aside) this.shownAsides.add(aside.id)
    // An answer that the table gave isn't the learner's.
    const isOffCourse =
      auto === undefined && asked !== undefined && !meantBy(asked).some(pattern => matchesPattern(pattern, id))
    return { guide, at, aside, isOffCourse }
  }
}

/** Returns the number of moves before the lesson's first step. */
const movesBefore = ({ opening = [] }: Guide): number => opening.length

const beginning = (guide: Guide): GuideProgress => ({ guide, at: 0, aside: null, isOffCourse: false })

const isUnrecorded = (signal: Signal): signal is Extract<Signal, { see: unknown } | { use: unknown }> =>
  'see' in signal || 'use' in signal

/**
 * Returns true if the answer or one of its events matches the signal. `id` is null if another player gave the answer.
 */
function isSignal(signal: Signal, id: string | null, events: readonly GameEvent[]): boolean {
  if (isUnrecorded(signal)) return false
  if ('answer' in signal) return id !== null && matchesPattern(signal.answer, id)
  const fields = Object.entries(signal.with ?? {})
  return events.some(event => {
    const record: Readonly<Record<string, unknown>> = { ...event }
    return event.kind === signal.event && fields.every(([name, value]) => record[name] === value)
  })
}

/** Returns the events of a move, counted from 0. Those of the first move include the initial events. */
const eventsOf = (match: Match, move: number): readonly GameEvent[] => [
  ...(move === 0 ? match.eventsOf(0) : []),
  ...match.eventsOf(move + 1),
]

function movesOf({ dice, stack }: PreparedChance): Move[] {
  const cards: Move[] = stack ? [{ stack: stack.pile, cards: stack.cards }] : []
  return dice ? [...cards, { dice }] : cards
}

/**
 * Sets up the dice and cards that the guide wants for this answer, as record lines. If a card isn't available because
 * someone already holds it, the rest is left to chance.
 */
export function prepareChance(reader: GuideReader, session: GameSession, seat: Seat, id: string): void {
  try {
    for (const move of reader.laidFor(seat, id)) {
      if ('dice' in move) session.forceDice(move.dice)
      else if ('stack' in move) session.stack(move.stack, move.cards)
    }
  } catch {}
}
