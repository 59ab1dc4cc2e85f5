import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmView } from '../rules/state/view.ts'
import { hirelingLines, nativeGroups, undertakingLines } from '../words/service.ts'

/** Lists a character's hirelings, missions and campaigns, if there are any. */
export function serviceLines(
  words: Messages,
  view: RealmView,
  character: string,
  columns: number,
  { paint, words: shown }: Style,
): string[] {
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [paint('title', title), ...lines.flatMap(line => wrap(shown(line), columns, '  '))]
  return [
    ...section(words.get('sheet-hirelings'), hirelingLines(words, view, character)),
    ...section(words.get('sheet-undertakings'), undertakingLines(words, view, character)),
  ]
}

/** Returns the page about natives: the relation, places and wages of each group, then the visitors. */
export function nativesPage(
  words: Messages,
  view: RealmView,
  columns: number,
  { paint, words: shown }: Style,
): string[] {
  const about = words.get(view.war ? 'natives-about.hire' : 'natives-about')
  return [
    ...wrap(shown(about), columns).map(line => paint('dim', line)),
    ...nativeGroups(words, view).flatMap(({ title, lines }) => [
      '',
      ...wrap(title, columns).map(line => paint('title', line)),
      ...lines.flatMap(line => wrap(shown(line), columns, '  ')),
    ]),
  ]
}
