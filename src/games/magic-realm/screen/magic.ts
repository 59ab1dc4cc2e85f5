import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { activeSpellTexts, colorsSeen, colorsText, knownSpells, magicDescription } from '../words/spells.ts'

/**
 * Describes a character's magic: the known spells, the spells cast by or on the character, and the colors present.
 * Returns an empty list in games without magic, and for a character out of the game.
 */
export function sorceryLines(
  words: Messages,
  view: RealmView,
  seen: SeenCharacter,
  columns: number,
  { paint, words: shown }: Style,
): string[] {
  if (!view.magic || seen.fate !== 'alive') return []
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [paint('title', title), ...lines.flatMap(line => wrap(shown(line), columns, '  '))]
  const colors = colorsSeen(view, seen.place)
  return [
    ...section(words.get('sheet-spells'), knownSpells(words, view, seen)),
    ...section(words.get('sheet-in-being'), activeSpellTexts(words, view, seen.id)),
    ...(colors.length === 0
      ? []
      : section(words.get('sheet-colors'), [words.get('colors-here', { colors: colorsText(words, colors) })])),
  ]
}

/** Returns the page about magic: colors, active spells and all spells. */
export function magicPage(words: Messages, view: RealmView, columns: number, { paint, words: shown }: Style): string[] {
  return magicDescription(words, view).flatMap(({ title, lines }, i) => [
    ...(i === 0 ? [] : ['']),
    paint('title', title),
    ...lines.flatMap(line => wrap(shown(line), columns, '  ')),
  ])
}
