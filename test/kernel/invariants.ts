import { isDeepStrictEqual } from 'node:util'
import {
  amountOf,
  answersTo,
  copy,
  fingerprint,
  freeze,
  type GameEvent,
  type Match,
  type PhrasedOption,
  type PhrasedQuestion,
  type TableState,
} from '../../src/kernel/index.ts'
import { worded } from '../asked.ts'

/**
 * Checks a match against every kernel invariant and returns a sentence for each violation. Covers the open questions,
 * the last move's events, the state and every view. Call it after each answer.
 */
export function lawsOf<S extends TableState, E extends GameEvent, V>(match: Match<S, E, V>): string[] {
  const { game, header, state, questions, over } = match
  const broken: string[] = []
  const seats = header.seats.length
  if (over && questions.length > 0) broken.push('a game that is over asks something')
  if (!over && questions.length === 0) broken.push('a game that goes on asks nothing')
  if (new Set(questions.map(question => question.seat)).size < questions.length)
    broken.push('a seat was asked two questions at once')
  for (const question of questions) broken.push(...lawsOfQuestion(worded(match, question), seats))
  for (const event of match.lastEvents) {
    broken.push(...lawsOfEvent(event, seats))
    const sentence = game.sentence(event, header.seats)
    if (sentence !== null) broken.push(...lawsOfText(sentence, `the sentence of ${event.kind}`))
  }
  broken.push(...lawsOfState(state, seats))
  for (const seat of [null, ...header.seats.keys()]) {
    try {
      const view = game.view(freeze(copy(state)), seat)
      if (fingerprint(view) !== fingerprint(match.view(seat))) broken.push(`the view of ${seat} is not always the same`)
    } catch (error) {
      broken.push(`the view of ${seat} writes or fails: ${error}`)
    }
  }
  try {
    game.check(state)
  } catch (error) {
    broken.push(`${error}`)
  }
  return broken
}

/** Checks a phrased question and its options. `seats` is the number of players. */
export function lawsOfQuestion(question: PhrasedQuestion, seats: number): string[] {
  const { seat, topic, text, rule, options, show, amount } = question
  const name = `the question "${topic}"`
  const broken = [
    ...lawsOfText(topic, `the topic of ${name}`),
    ...lawsOfText(text, `the text of ${name}`),
    ...lawsOfText(rule, `the rule of ${name}`),
    ...options.flatMap(option => lawsOfOption(option, seats)),
  ]
  if (!isSeat(seat, seats)) broken.push(`${name} is put to seat ${seat} of ${seats}`)
  const answers = answersTo(question)
  if (answers === 0) broken.push(`${name} has no answer`)
  if (answers === 1 && !show) broken.push(`${name} has one answer and is asked all the same`)
  const ids = options.map(option => option.id)
  const twice = ids.find((id, i) => ids.indexOf(id) < i)
  if (twice !== undefined) broken.push(`${name} has two answers "${twice}"`)
  const number = ids.find(id => amountOf(question, id) !== undefined)
  if (number !== undefined) broken.push(`${name} has an answer "${number}" beside that number`)
  const { least = 0, most = 0, step = 1 } = amount ?? {}
  if (![least, most, step].every(Number.isSafeInteger) || least < 0 || most < least || step < 1)
    broken.push(`${name} asks for a number from ${least} to ${most} by ${step}`)
  for (const [part, value] of Object.entries({ data: question.data, acts: options.map(({ act }) => act ?? null) }))
    if (value !== undefined) broken.push(...lawsOfPlain(value, `the ${part} of ${name}`))
  return broken
}

/**
 * Checks an option. Ids are typed, recorded one per line, and written in move files, where some first characters have a
 * special meaning.
 */
function lawsOfOption({ id, label, note, at, cost }: PhrasedOption, seats: number): string[] {
  const broken = [...lawsOfText(id, `the id "${id}"`), ...lawsOfText(label, `the label of "${id}"`)]
  if (note !== undefined) broken.push(...lawsOfText(note, `the note of "${id}"`))
  if (id.length > 60) broken.push(`the id "${id}" is longer than 60 characters`)
  if (/\s\s/.test(id)) broken.push(`the id "${id}" has two spaces on end`)
  if (/^([#!?]|--)/.test(id)) broken.push(`the id "${id}" begins like something else in a move file`)
  if (at?.seat !== undefined && !isSeat(at.seat, seats)) broken.push(`"${id}" points at seat ${at.seat} of ${seats}`)
  if (cost !== undefined && !Number.isFinite(cost)) broken.push(`"${id}" costs ${cost}`)
  return broken
}

/** Checks an event. `seats` is the number of players. */
export function lawsOfEvent(event: GameEvent, seats: number): string[] {
  const { kind, day, seat, rule, to } = event
  const name = `the event "${kind}"`
  const broken = [...lawsOfText(kind, `the kind of ${name}`), ...lawsOfText(rule, `the rule of ${name}`)]
  if (!Number.isInteger(day) || day < 0) broken.push(`${name} is of day ${day}`)
  if (seat !== null && !isSeat(seat, seats)) broken.push(`${name} is the doing of seat ${seat} of ${seats}`)
  if (to && !to.every(other => isSeat(other, seats))) broken.push(`${name} is told to seat ${to} of ${seats}`)
  broken.push(...lawsOfPlain(event, name))
  return broken
}

function lawsOfState(state: TableState, seats: number): string[] {
  const broken = lawsOfPlain(state, 'state')
  const { random, forced, result } = state
  for (const [name, words] of Object.entries(random))
    if (words.length !== 4 || !words.every(word => Number.isInteger(word) && word >= 0 && word <= 0xffffffff))
      broken.push(`the stream ${name} is not four 32-bit numbers: ${words}`)
  if (!forced.every(face => Number.isInteger(face) && face >= 1)) broken.push(`the dice laid ready are ${forced}`)
  if (result) {
    broken.push(...lawsOfText(result.text, 'the result'))
    if (!result.winners.every(seat => isSeat(seat, seats))) broken.push(`the winners are ${result.winners} of ${seats}`)
  }
  const hash = fingerprint(state)
  if (fingerprint(copy(state)) !== hash) broken.push('a copy of the state has another fingerprint')
  const again: unknown = JSON.parse(JSON.stringify(state))
  if (fingerprint(again) !== hash) broken.push('the state read back from JSON has another fingerprint')
  if (!isDeepStrictEqual(again, copy(state))) broken.push('the state does not come back from JSON as it was')
  return broken
}

/** Checks text shown to a person. It must be non-empty and trimmed, without control characters or line breaks. */
export function lawsOfText(text: unknown, name: string): string[] {
  if (typeof text !== 'string' || text === '') return [`${name} is empty`]
  const broken: string[] = []
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) broken.push(`${name} cannot be printed on a line: ${JSON.stringify(text)}`)
  if (text !== text.trim()) broken.push(`${name} has space around it: "${text}"`)
  return broken
}

/** Finds values that are not plain JSON: undefined, NaN, minus zero, functions, classes, holes and cycles. */
export function lawsOfPlain(value: unknown, path: string, above: readonly unknown[] = []): string[] {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return []
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? []
        : [`${path} is ${Object.is(value, -0) ? '-0' : value}`]
    case 'object': {
      if (value === null) return []
      if (above.includes(value)) return [`${path} holds itself`]
      const below = [...above, value]
      if (Array.isArray(value)) {
        if (Object.keys(value).length !== value.length) return [`${path} is no plain array`]
        return value.flatMap((item, i) => lawsOfPlain(item, `${path}[${i}]`, below))
      }
      // A record keyed by names may have a null prototype, to avoid inherited names.
      if (![Object.prototype, null].includes(Object.getPrototypeOf(value))) return [`${path} is of a class`]
      if (Object.getOwnPropertySymbols(value).length > 0) return [`${path} has a symbol for a field`]
      return Object.entries(value).flatMap(([key, item]) => lawsOfPlain(item, `${path}.${key}`, below))
    }
    default:
      return [`${path} is ${typeof value}`]
  }
}

function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}
