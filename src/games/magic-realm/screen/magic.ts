import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { coloursSeen, coloursText, knownSpells, magicTold, spellsInBeing } from '../words/spells.ts'

/** What a character has of magic: the spells he knows, those of his or upon him, and the colours where he is; nothing before magic is played. */
export function sorceryLines(
  words: Messages,
  view: RealmView,
  seen: SeenCharacter,
  columns: number,
  { say, words: shown }: Style,
): string[] {
  if (!view.magic || seen.fate !== 'alive') return []
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [say('title', title), ...lines.flatMap(line => wrap(shown(line), columns, '  '))]
  const colours = coloursSeen(view, seen.place)
  return [
    ...section(words.say('sheet-spells'), knownSpells(words, view, seen)),
    ...section(words.say('sheet-in-being'), spellsInBeing(words, view, seen.id)),
    ...(colours.length === 0
      ? []
      : section(words.say('sheet-colours'), [words.say('colours-here', { colours: coloursText(words, colours) })])),
  ]
}

/** The page of magic: colours, spells in being, and every spell there is. */
export function magicPage(words: Messages, view: RealmView, columns: number, { say, words: shown }: Style): string[] {
  return magicTold(words, view).flatMap(({ title, lines }, i) => [
    ...(i === 0 ? [] : ['']),
    say('title', title),
    ...lines.flatMap(line => wrap(shown(line), columns, '  ')),
  ])
}
