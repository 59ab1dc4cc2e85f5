import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import type { RealmEvent } from '../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { phrased, type Question } from '../../../src/kernel/index.ts'
import { sectionsOf } from '../../rule.ts'

const SECTIONS = sectionsOf('magic-realm')

const isEmpty = (what: object | undefined): boolean => what !== undefined && Object.keys(what).length === 0

/** Returns true if the topic offers chits by their faces, with no action except the choice. */
const isOfChits = (topic: string): boolean => topic === 'fatigue' || topic === 'wound'

/**
 * Checks that events and questions say what they are, whose they are, and by which rule of the book, that answers say
 * what they do, that all of them have texts, and that the Realm keeps its invariants.
 */
export function look(state: RealmState, told: readonly RealmEvent[], questions: readonly Question[]): void {
  const broken = brokenInvariant(state)
  if (broken) throw new Error(broken)
  const lines = [...told.flatMap(event => saidOf(state, event)), ...questions.flatMap(one => askedIn(state, one))]
  for (const words of lines)
    if (/undefined|NaN|null|[{}]|object|^Tell-/.test(words)) throw new Error(`words are "${words}"`)
}

/** Returns the text of an event. Throws if the text does not say what it is. */
function saidOf(state: RealmState, event: RealmEvent): string[] {
  const { kind, rule, seat, to = [] } = event
  const isSeat = (one: number | null): boolean => one === null || one in state.seats
  if (!kind || !SECTIONS.has(rule) || !isSeat(seat) || !to.every(isSeat))
    throw new Error(`told is ${JSON.stringify(event)}`)
  const { text = '', who = '' } = magicRealm.shortForm?.(event, state.seats) ?? {}
  return [magicRealm.sentence(event, state.seats) ?? '', text, who]
}

/** Returns the text of a question and its answers. Throws if one of them does not say what it is. */
function askedIn(state: RealmState, question: Question): string[] {
  const { seat, topic, data, rule, options, amount } = question
  if (!topic || isEmpty(data) || !SECTIONS.has(rule) || !(seat in state.seats) || (amount && !amount.act?.kind))
    throw new Error(`asked is ${JSON.stringify({ seat, topic, data, rule, amount })}`)
  for (const { id, act, at, rule = '' } of options)
    if (!id || !(act?.kind || isOfChits(topic)) || isEmpty(at) || (rule !== '' && !SECTIONS.has(rule)))
      throw new Error(`an answer is ${JSON.stringify({ topic, id, act, at, rule })}`)
  const { text, options: answers } = phrased(magicRealm, magicRealm.view(state, seat), question)
  return [text, ...answers.flatMap(({ label, note = '' }) => [label, note])]
}
