import * as v from 'valibot'
import { optional as maybe, picklist as oneOf, strictObject as strict } from 'valibot'
import type { LessonFile } from './guide.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'a name in lowercase letters and hyphens'))
const rule = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'a rule number, such as "7.304"'))
const page = oneOf(['sheet', 'log', 'rules', 'help'])
const tool = oneOf(['hint', 'undo'])
const some = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.nonEmpty())

const signal = v.union([
  strict({ answer: text }),
  strict({ event: text, with: maybe(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))) }),
  strict({ see: page }),
  strict({ use: tool }),
])

const dice = some(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))
const pile = oneOf(['tasks', 'events', 'wizards'])

const laid = strict({ answer: text, dice: maybe(dice), stack: maybe(strict({ pile, cards: some(text) })) })

const move = v.union([
  strict({ seat: v.literal(0), id: text }),
  strict({ dice }),
  strict({ stack: pile, cards: some(text) }),
])

const step = strict({
  id,
  title: text,
  say: text,
  do: text,
  rule,
  point: maybe(some(text)),
  see: maybe(page),
  use: maybe(tool),
  until: some(signal),
  otherwise: maybe(text),
  early: maybe(oneOf(['keep', 'leap'])),
  lay: maybe(some(laid)),
})

/** Rejects a list in which two items have the same id. */
const once = <T extends { readonly id: string }>(what: string) =>
  v.check<T[], string>(all => new Set(all.map(one => one.id)).size === all.length, `two ${what} have the same id`)

const lesson = strict({
  title: text,
  name: maybe(id),
  seed: text,
  options: v.record(v.string(), text),
  opening: maybe(some(move)),
  steps: v.pipe(some(step), once('steps')),
  end: text,
})

/** The schema of `guide.json`, the lessons. */
export const guideSchema: v.GenericSchema<unknown, LessonFile> = strict({
  lessons: v.tupleWithRest([lesson], lesson),
  asides: v.pipe(v.array(strict({ id, on: signal, say: text, rule })), once('asides')),
})
