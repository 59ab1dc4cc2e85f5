import { type Sentence, sentence } from '../../text/index.ts'
import { type Model, type TableScreen, type Update, withNotice } from '../model.ts'
import { tableWords } from '../words.ts'

/** Handles the typed commands `guide` and `guide off`. */
export function guideCommand(model: Model, table: TableScreen, args: string): Update {
  const { guide } = table
  const reply = (text: Sentence, off = guide.off): Update =>
    withNotice(
      { ...model, screen: { ...table, from: null, guide: { ...guide, off } } },
      { tone: 'plain', lines: [text] },
    )
  if (!table.position.guide) return reply(sentence('guide-none-here'))
  if ([tableWords(table).get('value-off'), 'off'].includes(args)) return reply(sentence('guide-gone'), true)
  return reply(sentence('guide-here'), false)
}
