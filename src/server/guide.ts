import {
  amountOf,
  type Game,
  type GameEvent,
  type Guide,
  type GuideAside,
  type GuidePage,
  type GuideStep,
  type Header,
  type Laid,
  type Match,
  type Move,
  type PhrasedOption,
  type PhrasedQuestion,
  type Seat,
  type Signal,
} from '../kernel/index.ts'
import type { Sitting } from '../storage/index.ts'
import { sentence, type Words } from '../text/index.ts'

/** How far somebody has come with a guide. */
export interface GuidePlace {
  readonly guide: Guide
  /** Which step he is at, from 0; as many as there are while the guide says its last, and more once it is over. */
  readonly at: number
  /** What has just come between, if something has. */
  readonly aside: GuideAside | null
  /** He has just done something else than what the step asks. */
  readonly astray: boolean
}

/** What somebody who follows a guide reads now. */
export interface GuideWords {
  readonly title: string
  readonly say: Words
  /** What to do; empty once the guide has come to its end. */
  readonly do: Words
  /** The answer that does it, or leads on to it; null where that is no answer to what is asked. */
  readonly option: PhrasedOption | null
  readonly rule: string
  /** Counted from 1, and of how many; null at the end. */
  readonly number: number | null
  readonly of: number
}

/** All that a game teaches, its first lesson first. */
export const guidesOf = ({ guide, lessons = [] }: Game): readonly Guide[] => (guide ? [guide, ...lessons] : lessons)

/** The guide of the game that this header begins, or null: it is known by its seed and its choices. */
export const guideOf = (game: Game, header: Header): Guide | null =>
  guidesOf(game).find(
    ({ seed, options, rivals = [] }) =>
      header.seed === seed &&
      header.seats.length === 1 + rivals.length &&
      Object.entries(options).every(([name, value]) => header.options[name] === value),
  ) ?? null

/** What the game that teaches is begun with, the first lesson or one of a name. Null where the game has none such. */
export function guidedHeader(game: Game, name: string, lesson?: string): Header | null {
  const guide = guidesOf(game).find(one => one.name === lesson)
  if (!guide) return null
  const { options, seed, rivals = [] } = guide
  const bare = { game: game.id, rules: game.rules, options, seed, practice: false }
  // Whoever is called as one of the others is told apart from him.
  const others = rivals.map(rival => (rival.name === name ? `${rival.name} 2` : rival.name))
  const players = ['person', ...rivals.map(({ player }) => player)]
  return { ...bare, seats: [name, ...others], ...(rivals.length > 0 ? { players } : {}) }
}

/** The seat of the one who learns. */
const TAUGHT: Seat = 0

/** Whether the guide has said its last. */
export const isOver = ({ guide, at }: GuidePlace): boolean => at > guide.steps.length

/** Whether an id is meant by one of a guide, which may end in `*`. */
export function isMeant(pattern: string, id: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern
}

/** The answer that a step points at here: the first of its own that is possible, else the first that leads on to them, or null; a number has no label. */
export function pointedAt(step: GuideStep | undefined, question: PhrasedQuestion | null): PhrasedOption | null {
  for (const pattern of step ? meantBy(step) : []) {
    const option = question?.options.find(({ id }) => isMeant(pattern, id))
    if (option) return option
    if (question && amountOf(question, pattern) !== undefined) return { id: pattern, label: '' }
  }
  return null
}

/** Answers that a step means, its own before those that lead on to them. */
const meantBy = ({ point = [], between = [] }: GuideStep): readonly string[] => [...point, ...between]

/** What a step says to do where it points at this answer, or at none: one that leads on to its own is only what is asked first. */
function doingWords(step: GuideStep, option: PhrasedOption | null): Words {
  const isFirst = option !== null && !step.point?.some(pattern => isMeant(pattern, option.id))
  return isFirst ? sentence('guide-first') : step.do
}

/** The step somebody is at, with those he has looked through (`seen` counts them from the front) behind him. */
export function stepAt({ guide, at }: GuidePlace, seen = 0): GuideStep | undefined {
  return guide.steps[Math.max(at, seen)]
}

/** Whether a step asks for no more than to look at this page. */
export const wantsToSee = (step: GuideStep | undefined, page: GuidePage): boolean =>
  step?.until.some(signal => 'see' in signal && signal.see === page) ?? false

/** What the guide says at a place, where this is asked. */
export function guideWords(place: GuidePlace, seen = 0, question: PhrasedQuestion | null = null): GuideWords {
  const { guide, aside, astray } = place
  const of = guide.steps.length
  const step = stepAt(place, seen)
  if (!step) return { title: guide.title, say: guide.end, do: '', option: null, rule: '', number: null, of }
  const number = Math.max(place.at, seen) + 1
  const { title, rule } = step
  const option = pointedAt(step, question)
  const said = { title, do: doingWords(step, option), option, number, of }
  if (aside) return { ...said, say: aside.say, rule: aside.rule }
  return { ...said, say: astray ? (step.otherwise ?? sentence('guide-as-you-like')) : step.say, rule }
}

/**
 * Follows one match and says how far its guide has come. The place is made of the moves and what they told, and of
 * nothing else: whoever goes on with a saved game is where he was.
 */
export class GuideReader {
  private moves = 0
  private place: GuidePlace
  /** Steps whose end has come before their turn, and asides that have been told. */
  private readonly early = new Set<string>()
  private readonly told = new Set<string>()

  constructor(
    private readonly guide: Guide,
    private readonly match: Match,
  ) {
    this.place = beginning(guide)
  }

  /** Where the guide stands after all moves of the match. */
  now(): GuidePlace {
    const { match } = this
    if (match.length < this.moves) this.forget()
    const { moves } = match
    for (; !isOver(this.place) && this.moves < moves.length; this.moves++) {
      const move = moves[this.moves]
      if (move && 'id' in move) this.place = this.after(move, eventsOf(match, this.moves))
    }
    return this.place
  }

  /** What is to be laid ready before this answer is given; nothing where dice are still laid ready. */
  laidFor(seat: Seat, id: string): Move[] {
    const { match, guide } = this
    if (match.state.forced.length > 0 || match.questionFor(seat) === undefined) return []
    const step = guide.steps.slice(this.now().at).find(({ until }) => !until.every(isSight))
    return step?.lay?.filter(({ answer }) => isMeant(answer, id)).flatMap(movesOf) ?? []
  }

  private forget(): void {
    this.moves = 0
    this.place = beginning(this.guide)
    this.early.clear()
    this.told.clear()
  }

  private after({ seat, id }: { readonly seat: Seat; readonly id: string }, events: readonly GameEvent[]): GuidePlace {
    const { guide, early } = this
    const { steps } = guide
    // What others answer is nothing that was asked of him; what comes of it happens all the same.
    const isOwn = seat === TAUGHT
    if (this.place.at === steps.length)
      return isOwn ? { guide, at: steps.length + 1, aside: null, astray: false } : this.place
    const isEnd = (step: GuideStep) => step.until.some(signal => isSignal(signal, isOwn ? id : null, events))
    let { at } = this.place
    const isOnlySeen = (step: GuideStep | undefined) => step?.until.every(isSight) === true
    while (isOwn && isOnlySeen(steps[at])) at++
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
    if (isDone) return { guide, at, aside: null, astray: false }
    if (!isOwn) return { ...this.place, at }
    const aside = guide.asides.find(known => !this.told.has(known.id) && isSignal(known.on, id, events)) ?? null
    if (aside) this.told.add(aside.id)
    const astray = asked !== undefined && !meantBy(asked).some(pattern => isMeant(pattern, id))
    return { guide, at, aside, astray }
  }
}

const beginning = (guide: Guide): GuidePlace => ({ guide, at: 0, aside: null, astray: false })

const isSight = (signal: Signal): boolean => 'see' in signal

/** `id` is null where the answer was somebody else's. */
function isSignal(signal: Signal, id: string | null, events: readonly GameEvent[]): boolean {
  if ('see' in signal) return false
  if ('answer' in signal) return id !== null && isMeant(signal.answer, id)
  const fields = Object.entries(signal.with ?? {})
  return events.some(event => {
    const told: Readonly<Record<string, unknown>> = { ...event }
    return event.kind === signal.event && fields.every(([name, value]) => told[name] === value)
  })
}

/** What one move told, counted from 0; with the first what was told before it. */
const eventsOf = (match: Match, move: number): readonly GameEvent[] => [
  ...(move === 0 ? match.eventsOf(0) : []),
  ...match.eventsOf(move + 1),
]

function movesOf({ dice, stack }: Laid): Move[] {
  const cards: Move[] = stack ? [{ stack: stack.pile, cards: stack.cards }] : []
  return dice ? [...cards, { dice }] : cards
}

/**
 * Lays ready what the guide wants for this answer, as lines of the record. A card that somebody holds already cannot be:
 * then chance goes its own way.
 */
export function layReady(reader: GuideReader, sitting: Sitting, seat: Seat, id: string): void {
  try {
    for (const move of reader.laidFor(seat, id)) {
      if ('dice' in move) sitting.forceDice(move.dice)
      else if ('stack' in move) sitting.stack(move.stack, move.cards)
    }
  } catch {}
}
