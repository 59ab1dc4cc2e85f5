import type { SheetRequest } from '../../../screen/kit/game-screen.ts'
import type { Style } from '../../../screen/kit/style.ts'
import { cut, pad, wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import { countersOf, heldBy } from '../rules/facts/forces.ts'
import { reinforcementsFor } from '../rules/facts/kingdoms.ts'
import { ARMIES } from '../rules/pieces/tables.ts'
import type { QuestView } from '../rules/state/view.ts'
import { cardLines, changeLines, orcLines, playerLines, treasureLines } from '../words/inquiries.ts'
import { adviceLines, onTurn } from '../words/status.ts'
import { armyRole, inMarnon, type QuestStyle } from './tables.ts'

/**
 * Returns the record sheet: all warlords, advice, one warlord in detail, cards, treasures, the effects of the blank
 * card, and upcoming frenzies. Cards appear only on the viewer's own sheet, and advice only there and with `hints`.
 */
export function sheetLines(
  words: Messages,
  view: QuestView,
  columns: number,
  style: Style,
  { of = null, hints = false }: SheetRequest = {},
): string[] {
  const seat = of ?? view.seat ?? view.first
  const isOwn = seat === view.seat
  const text = (lines: readonly string[]) => lines.flatMap(line => wrap(style.words(line), columns, '  '))
  const titled = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [style.paint('title', title), ...text(lines)]
  const sections = [
    warlords(words, view, columns, inMarnon(style)),
    isOwn && hints ? titled(words.get('sheet-next'), adviceLines(words, view)) : [],
    text(playerLines(words, view, seat)),
    isOwn ? titled(words.get('sheet-hand'), cardLines(words, view)) : [],
    titled(words.get('sheet-treasures'), view.treasures.length === 0 ? [] : treasureLines(words, view)),
    titled(words.get('sheet-changes'), changeLines(words, view)),
    titled(words.get('sheet-orcs'), view.day === 0 ? [] : orcLines(words, view)),
  ]
  return sections.filter(lines => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))
}

/** The minimum number of columns for a figure after the names. */
const FIGURE = 4

/**
 * Returns a line for each warlord: letter, name, spaces, pieces, men per turn, treasures. The current player is marked.
 * A player who is out has no figures.
 */
function warlords(words: Messages, view: QuestView, columns: number, { paint, glyphs }: QuestStyle): string[] {
  const heads = [words.get('sheet-spaces'), words.get('sheet-men'), words.get('sheet-gets'), words.get('sheet-found')]
  const wide = heads.map(head => Math.max(FIGURE, head.length) + 1)
  const name = Math.max(5, Math.min(20, columns - 3 - wide.reduce((sum, one) => sum + one, 0)))
  const row = (figures: readonly string[]) => figures.map((one, i) => one.padStart(wide[i] ?? 0)).join('')
  const active = onTurn(view)
  return [
    paint('title', pad(words.get('sheet-warlords'), name + 3)) + paint('dim', row(heads)),
    ...view.players.map(({ seat, name: called, found, out }) => {
      const letter = paint(armyRole(seat), ARMIES[seat]?.letter ?? '')
      const mark = active === seat ? paint('accent', glyphs.cursor) : ' '
      const figures = [
        String(heldBy(view, seat).length),
        String(countersOf(view, seat)),
        `+${reinforcementsFor(view, seat)}`,
        found.length === 0 ? '-' : glyphs.mark.repeat(found.length),
      ]
      const text = pad(cut(called, name), name) + (out ? ` ${words.get('sheet-out')}` : row(figures))
      return `${mark}${letter} ${seat === view.seat ? paint('title', text) : text}`
    }),
  ]
}

/** Returns the cards in hand with their effects, wrapped to `columns`. */
export const cardsPage = (words: Messages, view: QuestView, columns: number, style: Style): string[] =>
  cardLines(words, view).flatMap(line => wrap(style.words(line), columns, '  '))
