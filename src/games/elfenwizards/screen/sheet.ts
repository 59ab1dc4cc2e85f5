import type { SheetRequest } from '../../../screen/kit/game-screen.ts'
import type { Style } from '../../../screen/kit/style.ts'
import { cut, wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import { type Contest, contestsOf, pointsNeeded, risingOf } from '../rules/facts/contests.ts'
import { roundScore } from '../rules/facts/scoring.ts'
import { freeDice } from '../rules/phases/dice.ts'
import { GUILDS } from '../rules/state/board.ts'
import { DICE_BOXES, inOrder, pointsFor } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { diceBoxName, faces, guildName, magicianName, ofGuild, placeName, titlesName } from '../words/names.ts'
import { adviceLines, allContests, chipsLine } from '../words/status.ts'
import { guildRole } from './looks.ts'
import { type ElfenStyle, inGuilds } from './tables.ts'

/**
 * Returns the record sheet, wrapped to `columns`: all guilds, advice, one guild in detail, and the current state of the
 * contests. Advice appears only with `hints`, and not on another player's sheet.
 */
export function sheetLines(
  words: Messages,
  view: ElfenView,
  columns: number,
  style: Style,
  { of = null, hints = false }: SheetRequest = {},
): string[] {
  const seat = of ?? view.seat ?? view.dragon
  const isOwn = view.seat === null || seat === view.seat
  const sections = [
    guilds(words, view, columns, inGuilds(style)),
    ...(isOwn && hints ? [next(words, view, columns, style)] : []),
    guild(words, view, seat, columns, inGuilds(style)),
    contests(words, view, columns, style),
  ]
  return sections.filter(lines => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))
}

/**
 * Returns a line for each guild: its letter, name, points, the points it would gain if the round ended now, and the
 * chips in hand.
 */
function guilds(words: Messages, view: ElfenView, columns: number, { paint, glyphs }: ElfenStyle): string[] {
  const heads = [words.get('sheet-points'), words.get('sheet-gain'), words.get('sheet-chips')]
  // Numbers are right-aligned below their headings.
  const wide = heads.map(head => head.length + 2)
  const figures = (cells: readonly string[]): string => cells.map((figure, i) => figure.padStart(wide[i] ?? 0)).join('')
  const name = Math.max(4, Math.min(24, columns - 3 - figures(heads).length))
  const title = words.get('sheet-guilds')
  return [
    paint('title', title.padEnd(name + 3)) + paint('dim', figures(heads)),
    ...view.players.map(player => {
      const { seat, score, chips } = player
      const dragon = view.dragon === seat ? glyphs.dragon : ' '
      const letter = paint(guildRole(seat), GUILDS[seat]?.letter ?? '')
      const cells = figures([String(score), `+${roundScore(view, seat)}`, String(chips)])
      const text = `${cut(player.name, name).padEnd(name)}${cells}`
      return `${letter}${dragon} ${seat === view.seat ? paint('title', text) : text}`
    }),
  ]
}

function next(words: Messages, view: ElfenView, columns: number, { paint }: Style): string[] {
  const lines = adviceLines(words, view)
  return lines.length === 0
    ? []
    : [paint('title', words.get('sheet-next')), ...lines.flatMap(line => wrap(line, columns, '  '))]
}

/** Returns one guild's dice, chips and magicians. */
function guild(
  words: Messages,
  view: ElfenView,
  seat: number,
  columns: number,
  { paint, glyphs }: ElfenStyle,
): string[] {
  const player = view.players[seat]
  if (!player) return []
  const beside = view.magicians.flatMap(({ spells }) => spells).filter(one => one.seat === seat && one.die !== null)
  const inHand =
    player.hand.length > 0
      ? faces(player.hand)
      : words.get('sheet-dice', { n: Math.max(0, freeDice(player) - beside.length) })
  const boxes = DICE_BOXES.flatMap(box =>
    player.boxes[box].length > 0
      ? [words.get('sheet-box', { box: diceBoxName(words, box), dice: faces(player.boxes[box]) })]
      : [],
  )
  const magicians = ofGuild(view, seat).map(one => {
    const grey = one.grey > 0 ? ` ${glyphs.grey}${one.grey}` : ''
    return `${paint(guildRole(seat), magicianName(one.id))} ${placeName(words, one.at)}${grey}`
  })
  const half = columns >= 60 ? Math.ceil(magicians.length / 2) : magicians.length
  const rows = Array.from({ length: half }, (_, i) => {
    const right = magicians[half + i]
    const left = magicians[i] ?? ''
    return right === undefined ? left : `${left}${' '.repeat(Math.max(1, 34 - plainWidth(left)))}${right}`
  })
  return [
    `${paint('title', player.name)}, ${paint(guildRole(seat), guildName(words, seat))}`,
    ...wrap(chipsLine(words, player), columns, '  '),
    ...wrap(words.get('sheet-hand', { dice: inHand }), columns, '  '),
    ...boxes.flatMap(line => wrap(line, columns, '  ')),
    ...rows,
  ]
}

const plainWidth = (text: string): number => text.replace(/\x1b\[[\d;]*m/g, '').length

/**
 * Returns a heading and a line for each contest: the votes, an arrow for each magician that would rise, and the points
 * that each of the others needs. Returns nothing outside step 5.
 */
function contests(words: Messages, view: ElfenView, columns: number, style: Style): string[] {
  if (view.step !== 5) return []
  const lines = contestsOf(view).flatMap(contest => wrap(contestLine(words, view, contest, style), columns, '  '))
  return lines.length === 0 ? [] : [style.paint('title', words.get('sheet-contests')), ...lines]
}

/**
 * Describes the contests in full sentences: the votes, the magicians that would rise, and the points that the others
 * still need.
 */
export function contestsPage(words: Messages, view: ElfenView, columns: number): string[] {
  const lines = view.step > 5 ? [words.get('contest-none')] : allContests(words, view)
  return lines.flatMap(line => wrap(line, columns, '  '))
}

function contestLine(words: Messages, view: ElfenView, contest: Contest, { paint, glyphs }: Style): string {
  const order = inOrder(view)
  const up = new Set(risingOf(contest, order))
  const rows = contest.candidates.map(one => {
    const name = paint(guildRole(one.seat), magicianName(one.id))
    if (up.has(one.id)) return `${name} ${paint('good', `${pointsFor(one)}${glyphs.arrowUp}`)}`
    return `${name} ${pointsFor(one)} ${paint('dim', `-${pointsNeeded(contest, one, order)}`)}`
  })
  return words.get('sheet-contest', { titles: titlesName(words, contest.arena.titles), votes: rows.join('  ') })
}
