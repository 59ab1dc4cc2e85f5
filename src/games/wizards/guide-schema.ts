import * as v from 'valibot'
import { optional as maybe, picklist as oneOf, strictObject as strict } from 'valibot'
import type { Guide } from '../../kernel/index.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'a name in lowercase letters and hyphens'))
const rule = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'a rule number, such as "7.304"'))
const page = oneOf(['sheet', 'log', 'rules', 'help'])
const some = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.nonEmpty())

const signal = v.union([
  strict({ answer: text }),
  strict({ event: text, with: maybe(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))) }),
  strict({ see: page }),
])

const laid = strict({
  answer: text,
  dice: maybe(some(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))),
  stack: maybe(strict({ pile: oneOf(['tasks', 'events', 'wizards']), cards: some(text) })),
})

const step = strict({
  id,
  title: text,
  say: text,
  do: text,
  rule,
  point: maybe(some(text)),
  see: maybe(page),
  until: some(signal),
  otherwise: maybe(text),
  early: maybe(oneOf(['keep', 'leap'])),
  lay: maybe(some(laid)),
})

/** Rejects a list in which two items have the same id. */
const once = <T extends { readonly id: string }>(what: string) =>
  v.check<T[], string>(all => new Set(all.map(one => one.id)).size === all.length, `two ${what} have the same id`)

/** The schema of `guide.json`, the steps of the first game. */
export const guideSchema: v.GenericSchema<unknown, Guide> = strict({
  title: text,
  seed: text,
  options: v.record(v.string(), text),
  steps: v.pipe(some(step), once('steps')),
  asides: v.pipe(v.array(strict({ id, on: signal, say: text, rule })), once('asides')),
  end: text,
})
