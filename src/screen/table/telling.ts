import { wrap } from '../../terminal/text.ts'
import type { Words } from '../../text/index.ts'
import { type Model, saying, still, type Update } from '../model.ts'
import { wordsOf } from '../words.ts'

/** A notice of more lines than this is shown as a page. */
const LONGEST_NOTICE = 3

/** Says a few lines below the map, or more of them on a page; a way to `goal` can be taken from there. */
export function tell(model: Model, heading: Words, told: readonly Words[], goal: string | null = null): Update {
  const words = wordsOf(model)
  const title = words.tell(heading)
  const lines = told.map(line => words.tell(line))
  const room = Math.max(20, Math.min(model.columns, 100) - 4)
  const wrapped = lines.flatMap(line => wrap(line, room))
  if (wrapped.length <= LONGEST_NOTICE && goal === null) return saying(model, { tone: 'plain', lines })
  const way = goal === null ? [] : ['', words.say('page-take-way')]
  return still(onPage(model, title, [...lines.flatMap(line => wrap(line, room, '  ')), ...way], goal))
}

/** Tells it on a page of its own, however short it is. */
export function tellOnPage(model: Model, heading: Words, told: readonly Words[]): Update {
  const words = wordsOf(model)
  const room = Math.max(20, Math.min(model.columns, 100) - 4)
  const lines = told.flatMap(line => wrap(words.tell(line), room, '  '))
  return still(onPage(model, words.tell(heading), lines, null))
}

const onPage = (model: Model, title: string, lines: readonly string[], goal: string | null): Model => ({
  ...model,
  overlay: {
    ...{ kind: 'page', title, lines, scroll: 0, legend: null, links: [], at: 0 },
    ...(goal === null ? {} : { goal }),
  },
})
