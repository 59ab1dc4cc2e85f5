import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmView } from '../rules/state/view.ts'
import { notebook } from '../words/notebook.ts'

/** Returns the page that lists everything the seat has seen. */
export function notebookPage(words: Messages, view: RealmView, columns: number, style: Style): string[] {
  return [
    ...wrap(style.words(words.say('notebook-about')), columns),
    ...notebook(words, view).flatMap(({ title, lines }) => [
      '',
      style.say('title', title),
      ...(lines.length === 0 ? [words.say('notebook-nothing')] : lines).flatMap(line =>
        wrap(style.words(line), columns, '  '),
      ),
    ]),
  ]
}
