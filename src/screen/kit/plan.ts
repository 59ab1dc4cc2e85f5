import type { Question } from '../../kernel/index.ts'
import { type Messages, type Sentence, sentence, wordsIn } from '../../text/index.ts'
import type { Course, GameMap } from './game-screen.ts'

/** What somebody says of his plans: to give them up, to be told how they stand, or where he wants to go; a sentence where that is nowhere. */
export type PlanWish =
  | { readonly kind: 'give-up' }
  | { readonly kind: 'tell' }
  | { readonly kind: 'go'; readonly space: string }
  | { readonly kind: 'nowhere'; readonly why: Sentence }

/** What is typed after `plan`: a place, `none`, or nothing. */
export function planWish(words: Messages, map: GameMap<unknown> | null, view: unknown, said: string): PlanWish {
  const none = [words.say('said-none'), wordsIn('en').say('said-none'), 'no', 'off']
  if (none.includes(said.toLowerCase())) return { kind: 'give-up' }
  if (said === '') return { kind: 'tell' }
  const space = map?.travel?.meant(view, said) ?? null
  return space === null ? { kind: 'nowhere', why: noPlace(said, map?.travel?.naming) } : { kind: 'go', space }
}

const noPlace = (said: string, naming = ''): Sentence =>
  naming === '' ? sentence('plan-no-place', { words: said }) : sentence('plan-no-place-so', { words: said, naming })

/** The way to a space for the one who looks, as he is asked now; a sentence where there is none to be planned. */
export function wayTo(
  map: GameMap<unknown>,
  view: unknown,
  question: Question | null,
  space: string,
): { readonly course: Course } | { readonly why: Sentence } {
  const place = map.name(space, view)
  if (space === map.home(view)) return { why: sentence('plan-are-at', { place }) }
  const course = map.travel?.course(view, question, space) ?? null
  return course ? { course } : { why: sentence('plan-no-way-to', { place }) }
}
