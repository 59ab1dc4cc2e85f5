import { wrap } from '../../terminal/text.ts'
import type { Words } from '../../text/index.ts'
import { type Model, saying, still, type Update } from '../model.ts'
import { wordsOf } from '../words.ts'

/** A notice of more lines than this is shown as a page. */
const LONGEST_NOTICE = 3

/** Columns of what is told, in a notice or on a page. */
const roomOf = ({ columns }: Model): number => Math.max(20, Math.min(columns, 100) - 4)

/** Says a few lines below the map, or more of them on a page; a way to `goal` can be taken from there. */
export function tell(model: Model, heading: Words, told: readonly Words[], goal: string | null = null): Update {
  const words = wordsOf(model)
  const lines = told.map(line => words.tell(line))
  const wrapped = lines.flatMap(line => wrap(line, roomOf(model)))
  if (wrapped.length <= LONGEST_NOTICE && goal === null) return saying(model, { tone: 'plain', lines })
  return tellOnPage(model, heading, lines, goal)
}

/** Tells it on a page of its own, however short it is. */
export function tellOnPage(model: Model, heading: Words, told: readonly Words[], goal: string | null = null): Update {
  const words = wordsOf(model)
  const lines = told.flatMap(line => wrap(words.tell(line), roomOf(model), '  '))
  const way = goal === null ? [] : ['', words.say('page-take-way')]
  return still({
    ...model,
    overlay: {
      kind: 'page',
      title: words.tell(heading),
      lines: [...lines, ...way],
      scroll: 0,
      legend: null,
      links: [],
      at: 0,
      ...(goal === null ? {} : { goal }),
    },
  })
}
