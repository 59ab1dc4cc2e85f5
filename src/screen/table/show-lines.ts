import { wrap } from '../../terminal/text.ts'
import type { Words } from '../../text/index.ts'
import { type Model, noEffect, type Update, withNotice } from '../model.ts'
import { wordsOf } from '../words.ts'

/** The maximum number of lines for a notice. Longer text is shown on a page. */
const LONGEST_NOTICE = 3

/** Returns the width of notices and pages. */
const roomOf = ({ columns }: Model): number => Math.max(20, Math.min(columns, 100) - 4)

/** Shows lines as a notice or on a page. `goal` is the destination of a path that the player can plan from the page. */
export function showLines(model: Model, heading: Words, texts: readonly Words[], goal: string | null = null): Update {
  const words = wordsOf(model)
  const lines = texts.map(line => words.format(line))
  const wrapped = lines.flatMap(line => wrap(line, roomOf(model)))
  if (wrapped.length <= LONGEST_NOTICE && goal === null) return withNotice(model, { tone: 'plain', lines })
  return showOnPage(model, heading, lines, goal)
}

/** Shows lines on a page. */
export function showOnPage(model: Model, heading: Words, texts: readonly Words[], goal: string | null = null): Update {
  const words = wordsOf(model)
  const lines = texts.flatMap(line => wrap(words.format(line), roomOf(model), '  '))
  const way = goal === null ? [] : ['', words.get('page-take-way')]
  return noEffect({
    ...model,
    overlay: {
      kind: 'page',
      title: words.format(heading),
      lines: [...lines, ...way],
      scroll: 0,
      legend: null,
      links: [],
      at: 0,
      ...(goal === null ? {} : { goal }),
    },
  })
}
