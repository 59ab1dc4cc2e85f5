import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmView } from '../rules/state/view.ts'
import { notebook } from '../words/notebook.ts'

/** Returns the page with the player's own notes and everything the seat has seen. */
export function notebookPage(
  words: Messages,
  view: RealmView,
  columns: number,
  style: Style,
  notes: readonly string[] = [],
): string[] {
  const own = { title: words.get('notebook-own'), lines: notes.map((note, i) => `${i + 1}. ${note}`) }
  return [
    ...wrap(style.words(words.get('notebook-about')), columns),
    ...[own, ...notebook(words, view)].flatMap(({ title, lines }) => [
      '',
      style.paint('title', title),
      ...(lines.length === 0 ? [words.get('notebook-nothing')] : lines).flatMap(line =>
        wrap(style.words(line), columns, '  '),
      ),
    ]),
  ]
}
