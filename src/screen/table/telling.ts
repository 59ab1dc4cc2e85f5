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
  return still({
    ...model,
    overlay: {
      kind: 'page',
      title,
      lines: [
        ...lines.flatMap(line => wrap(line, room, '  ')),
        ...(goal === null ? [] : ['', words.say('page-take-way')]),
      ],
      scroll: 0,
      legend: null,
      links: [],
      at: 0,
      ...(goal === null ? {} : { goal }),
    },
  })
}
