import type { Question } from '../../kernel/index.ts'
import { type Messages, messagesIn, type Sentence, sentence } from '../../text/index.ts'
import type { GameMap, TravelPath } from './game-screen.ts'

/** A parsed `plan` command: cancel the plan, show it, or go to a space. An unknown place gives an error. */
export type PlanCommand =
  | { readonly kind: 'give-up' }
  | { readonly kind: 'tell' }
  | { readonly kind: 'go'; readonly space: string }
  | { readonly kind: 'nowhere'; readonly why: Sentence }

/** The purpose of a plan: an objective at its destination, or the reason why the game suggests going there. */
export interface PlanAim {
  readonly purpose: string | null
  readonly reason: string | null
}

/** Lists the spaces where the viewer has something to do: the suggested destinations, then the objectives. */
export function destinationsOf({ objectives }: GameMap<unknown>, view: unknown, question: Question | null): string[] {
  const suggested = objectives?.suggested?.(view, question) ?? []
  const spaces = objectives?.all(view, question).flatMap(({ space }) => space ?? []) ?? []
  return [...new Set([...suggested, ...spaces])]
}

export const aimAt = ({ objectives }: GameMap<unknown>, view: unknown, space: string): PlanAim => ({
  purpose: objectives?.purpose(view, space) ?? null,
  reason: objectives?.reason?.(view, space) ?? null,
})

/** Returns why an aim has become pointless, or null if it hasn't. */
export function lostAim(
  map: GameMap<unknown>,
  view: unknown,
  space: string,
  { purpose, reason }: PlanAim,
): Sentence | null {
  const { objectives } = map
  const place = () => map.name(space, view)
  if (purpose !== null)
    return objectives?.purpose(view, space) ? null : sentence('plan-nothing-left', { place: place() })
  const isChanged = reason !== null && objectives?.reason?.(view, space) !== reason
  return isChanged ? sentence('plan-goal-changed', { place: place() }) : null
}

/** Parses the argument of `plan`: a place, `none` or nothing. */
export function readPlanCommand(
  words: Messages,
  map: GameMap<unknown> | null,
  view: unknown,
  typed: string,
): PlanCommand {
  const none = [words.get('value-none'), messagesIn('en').get('value-none'), 'no', 'off']
  if (none.includes(typed.toLowerCase())) return { kind: 'give-up' }
  if (typed === '') return { kind: 'tell' }
  const space = map?.travel?.parseSpace(view, typed) ?? null
  return space === null ? { kind: 'nowhere', why: noPlace(typed, map?.travel?.naming) } : { kind: 'go', space }
}

const noPlace = (typed: string, naming = ''): Sentence =>
  naming === '' ? sentence('plan-no-place', { words: typed }) : sentence('plan-no-place-so', { words: typed, naming })

/** Returns the place in `go to PLACE`, in the given language or in English, or null for other commands. */
export function placeInGoTo(words: Messages, typed: string): string | null {
  const verbs = [words, messagesIn('en')].map(spoken => spoken.get('plan-go').toLowerCase())
  const [verb = '', ...rest] = typed.trim().split(/\s+/)
  if (!verbs.includes(verb.toLowerCase())) return null
  const fillers = [words, messagesIn('en')].map(spoken => spoken.get('plan-go.to').toLowerCase())
  const place = rest.slice(fillers.includes((rest[0] ?? '').toLowerCase()) ? 1 : 0).join(' ')
  return place === '' ? null : place
}

/**
 * Describes the path to a place: its duration and its route turn by turn. `goal` is the destination. Returns the reason
 * instead if there is no path.
 */
export function describeRoute(
  words: Messages,
  map: GameMap<unknown> | null,
  view: unknown,
  question: Question | null,
  typed: string,
): { readonly lines: readonly string[]; readonly goal: string } | { readonly why: Sentence } {
  if (typed.trim() === '') return { why: sentence('plan-way-where') }
  const goal = map?.travel?.parseSpace(view, typed) ?? null
  if (!map || goal === null) return { why: noPlace(typed, map?.travel?.naming) }
  const way = pathTo(map, view, question, goal)
  if ('why' in way) return way
  const { spaces, ends, text } = way.course
  const stages: string[][] = [[]]
  for (const space of spaces) {
    stages.at(-1)?.push(map.name(space, view))
    if (ends.includes(space)) stages.push([])
  }
  const lines = stages
    .filter(({ length }) => length > 0)
    .map((places, i) => `  ${words.get('plan-way-turn', { n: i + 1, places: places.join(', ') })}`)
  return { lines: [words.get('plan-is', { place: map.name(goal, view), way: text }), ...lines], goal }
}

/** Returns the viewer's path to a space given the current question, or the reason why there is none. */
export function pathTo(
  map: GameMap<unknown>,
  view: unknown,
  question: Question | null,
  space: string,
): { readonly course: TravelPath } | { readonly why: Sentence } {
  const place = map.name(space, view)
  if (space === map.home(view)) return { why: sentence('plan-are-at', { place }) }
  const path = map.travel?.findPath(view, question, space) ?? null
  return path ? { course: path } : { why: sentence('plan-no-way-to', { place }) }
}
