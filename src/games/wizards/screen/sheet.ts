import type { Question } from '../../../kernel/index.ts'
import type { SheetRequest } from '../../../screen/kit/game-screen.ts'
import type { Style } from '../../../screen/kit/style.ts'
import { seatMark } from '../../../terminal/glyphs.ts'
import { cut, pad, width, wrap } from '../../../terminal/text.ts'
import { seatRole } from '../../../terminal/theme.ts'
import { capital } from '../../../text/index.ts'
import { turnsTo } from '../plans/trips.ts'
import { isThwarted } from '../rules/facts/calendar.ts'
import { bookOf } from '../rules/state/book.ts'
import { daysOfFortnight, fortnightOf } from '../rules/state/components.ts'
import { tasksToThwart } from '../rules/state/house-rules.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { advice } from '../words/advice.ts'
import { distanceText } from '../words/bearings.ts'
import { dangerLines, forecastsOf, lastLines } from '../words/calendar.ts'
import { ENGLISH } from '../words/messages.ts'
import { counted, placeSeen } from '../words/places.ts'
import {
  advantagesOf,
  countText,
  joinList,
  pointsText,
  problemsOf,
  type Remark,
  type SpellSheet,
  secretsOf,
  spellsOf,
  standingOf,
  type TaskPart,
  type TaskSheet,
  tasksOf,
} from '../words/sheet.ts'
import { turnsText } from '../words/trips.ts'
import { calendarRows } from './calendar.ts'
import { halfOf, sideBySide, stacked } from './sheet-columns.ts'
import { inWizards, type WizardsStyle } from './tables.ts'

/** The minimum width with room for the effect of each spell, Task and Animal, and for words instead of symbols. */
const WIDE = 60

/** The parameters of all parts of the sheet. */
interface Sheet {
  readonly view: WizardsView
  readonly player: PlayerView
  readonly columns: number
  /** True if there is room for words instead of symbols. */
  readonly isWide: boolean
  /** True if each spell, Task and Animal is described. */
  readonly isFull: boolean
  readonly style: WizardsStyle
  /** The question from which turns count, or null. */
  readonly question: Question | null
}

/**
 * Returns a player's record sheet, by default the viewer's or, for a spectator, that of the player whose turn it is. It
 * contains private information only if the viewer may see it, and ends with public information: the Evil Spirit, and
 * the pieces on the board. On a `page`, it is laid out in two columns if it is too long.
 */
export function sheetLines(
  view: WizardsView,
  columns: number,
  style: Style,
  { of = null, hints = false, page, question = null }: SheetRequest = {},
): string[] {
  const player = view.players[of ?? view.seat ?? view.next]
  if (!player) return wrap('The islands are still being laid out.', columns)
  const isWide = columns >= WIDE
  const alone: Sheet = { view, player, columns, style: inWizards(style), isWide, isFull: isWide, question }
  const whole = stacked(sectionsOf(alone, hints))
  if (!page || whole.length <= page.rows) return whole
  const narrow = { ...alone, columns: halfOf(page.columns), isWide: false }
  const full = sideBySide(sectionsOf({ ...narrow, isFull: true }, hints), page)
  return full.length <= page.rows ? full : sideBySide(sectionsOf({ ...narrow, isFull: false }, hints), page)
}

function sectionsOf(sheet: Sheet, hints: boolean): string[][] {
  const { view, player } = sheet
  const isOwn = view.seat === null || player.seat === view.seat
  return [
    standing(sheet),
    others(sheet),
    ...(isOwn && hints ? [next(sheet)] : []),
    tasks(sheet),
    remarks('With you', [...problemsOf(ENGLISH, view, player), ...advantagesOf(ENGLISH, view, player)], sheet),
    spells(sheet),
    remarks('For your eyes only', secretsOf(ENGLISH, view, player), sheet),
    evil(sheet),
    islandLines(sheet),
  ].filter(lines => lines.length > 0)
}

/** Returns the name of a space as the viewer knows it. */
const seen = (view: WizardsView, space: string): string => placeSeen(ENGLISH, view, space)

const wrapped = ({ columns }: Sheet, text: string, indent = '  '): string[] => wrap(text, columns, indent)

/** Describes the player's place, Order and Rank, and their points compared with the next Rank's requirements. */
function standing(sheet: Sheet): string[] {
  const { view, player, style, isWide } = sheet
  const { title, order, points, next } = standingOf(view, player)
  const { lastRank } = bookOf(view)
  const name = style.paint('title', player.name)
  const where = `at ${seen(view, player.space)}`
  if (title === null) {
    const rank = 'No Order yet (Rank 0). Join one to earn points and get Tasks.'
    return [`${name}, ${where}`, rank].flatMap(line => wrapped(sheet, line, ''))
  }
  const head = isWide
    ? [`${name}, ${title} (${order}, Rank ${player.rank} of ${lastRank}), ${where}`]
    : [`${name}, ${title}`, `${order}, Rank ${player.rank} of ${lastRank}`]
  const lines = points.map(({ kind, has, needs }) =>
    `${capital(kind).padEnd(10)} ${String(has).padStart(3)} ${needs === null ? '' : bar(has, needs, style)}`.trimEnd(),
  )
  return [
    ...head.flatMap(line => wrapped(sheet, line)),
    ...(isWide ? ladder(sheet) : []),
    ...lines,
    ...rise(sheet, next),
  ]
}

/** Draws the Ranks of the Order as steps of a progress bar, on as many lines as they need. */
function ladder({ player, style, columns }: Sheet): string[] {
  if (player.order === null) return []
  const { paint, glyphs } = style
  const { ranks } = bookOf(player).order(player.order)
  // Long titles shorten the steps, so that they all fit on one line if possible.
  const titles = ranks.reduce((sum, { title }) => sum + width(title) + 2, -1)
  const step = Math.max(SHORTEST_STEP, Math.min(STEP, Math.floor((columns - titles) / ranks.length)))
  const steps = ranks.map(({ title }, i) => {
    const bar = (i < player.rank ? glyphs.barFull : glyphs.barEmpty).repeat(step)
    return i < player.rank
      ? `${paint('good', bar)} ${i + 1 === player.rank ? paint('title', title) : title}`
      : paint('dim', `${bar} ${title}`)
  })
  return joined(steps, columns)
}

/** Joins texts with spaces into lines, breaking only between texts. */
function joined(texts: readonly string[], columns: number): string[] {
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && width(last) + 1 + width(text) <= columns) lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
  }
  return lines
}

/** The maximum and minimum width of a Rank's step on the bar. */
const STEP = 6
const SHORTEST_STEP = 3

function rise(sheet: Sheet, next: ReturnType<typeof standingOf>['next']): string[] {
  const { paint } = sheet.style
  if (!next) return wrapped(sheet, paint('good', 'The highest Rank: gather the Gems.'))
  const wait = next.wait > 0 ? `, in ${countText(next.wait, 'day')} at the earliest` : ''
  if (next.ready) return wrapped(sheet, paint('good', `Enough points for ${next.title}: meet your Mentor${wait}.`))
  return wrapped(sheet, `Still needed for ${next.title}: ${pointsText(ENGLISH, next.lacks)}${wait}.`)
}

const BAR = 12

function bar(has: number, needs: number, { glyphs, paint }: Style): string {
  const full = Math.min(BAR, Math.floor((BAR * has) / Math.max(1, needs)))
  const enough = has >= needs
  const drawn =
    paint(enough ? 'good' : 'accent', glyphs.barFull.repeat(full)) + paint('dim', glyphs.barEmpty.repeat(BAR - full))
  return `${drawn} ${needs}${enough ? ` ${paint('good', glyphs.tick)}` : ''}`
}

function next(sheet: Sheet): string[] {
  const lines = advice(ENGLISH, sheet.view, sheet.question)
  if (lines.length === 0) return []
  return [sheet.style.paint('title', 'What next?'), ...lines.flatMap(line => wrapped(sheet, line))]
}

function tasks(sheet: Sheet): string[] {
  const { view, player, style } = sheet
  if (player.order === null) return []
  const held = tasksOf(ENGLISH, view, player)
  const title = style.paint('title', 'Tasks')
  return held.length === 0 ? [title, 'None.'] : [title, ...held.flatMap(task => taskLines(task, sheet))]
}

function taskLines(task: TaskSheet, sheet: Sheet): string[] {
  const { style, isFull } = sheet
  const bond = task.mandatory ? 'Mandatory' : 'Optional'
  const head = `${style.paint('task', task.letter)} ${style.paint('accent', task.title)}, ${bond}, for ${pointsText(ENGLISH, task.gain)}`
  const carried = task.carries.map(({ name, stealable }) => `carried: ${name}${stealable ? ', can be stolen' : ''}`)
  return [
    ...wrapped(sheet, head),
    ...(isFull ? wrapped(sheet, `  ${style.paint('dim', task.text)}`) : []),
    ...(isFull ? task.parts : groupedParts(task.parts)).flatMap(part => partLines(part, sheet)),
    ...carried.flatMap(text => wrapped(sheet, `  ${style.paint('warn', text)}`, '    ')),
  ]
}

/**
 * Groups consecutive parts with the same text that are done or come later. A group's places are listed if there are
 * few, and otherwise counted.
 */
function groupedParts(parts: readonly TaskPart[]): TaskPart[] {
  const alike: TaskPart[][] = []
  for (const part of parts) {
    const [last] = alike.at(-1) ?? []
    if (last && last.when !== 'now' && last.when === part.when && last.text === part.text) alike.at(-1)?.push(part)
    else alike.push([part])
  }
  return alike.flatMap(([first, ...more]) => {
    if (first?.when !== 'later') return first ?? []
    const places = [first, ...more].flatMap(({ where }) => where ?? [])
    return { ...first, far: null, where: places.length <= FEW ? places.join(', ') : `${places.length} places` }
  })
}

/** The maximum number of places to list. If there are more, they are only counted. */
const FEW = 2

function partLines(part: TaskPart, sheet: Sheet): string[] {
  const { when, text, where, far } = part
  const { style, isWide } = sheet
  const { glyphs, paint } = style
  const sign = when === 'done' ? paint('good', glyphs.tick) : when === 'now' ? paint('accent', glyphs.bullet) : ' '
  const mark = isWide ? `${sign} ${when.padEnd(5)}` : sign
  const place =
    where === null ? '' : `: ${where}${far ? `, ${distanceText(ENGLISH, far)}${turnsFor(part, sheet)}` : ''}`
  const words = when === 'now' ? `${text}${place}` : paint('dim', `${text}${place}`)
  return wrapped(sheet, `  ${mark} ${words}`, isWide ? ' '.repeat(10) : '    ')
}

/**
 * Formats the number of turns to a part that is possible now, or notes that there is no route. Returns an empty string
 * for other parts and those without a space, for the player's own space, and on another player's sheet.
 */
function turnsFor({ when, space }: TaskPart, { view, player, question }: Sheet): string {
  if (when !== 'now' || space === null || player.seat !== (view.seat ?? view.next)) return ''
  const turns = turnsTo(view, space, question)
  return turns === null ? ', no route there now' : turns === 0 ? '' : `, ${turnsText(ENGLISH, turns)}`
}

function remarks(title: string, list: readonly Remark[], sheet: Sheet): string[] {
  if (list.length === 0) return []
  const { paint } = sheet.style
  return [paint('title', title), ...list.flatMap(remark => wrapped(sheet, remarkText(remark, sheet)))]
}

/** Colors the beginning of a good or bad remark. In a narrow column, a plain remark is cut to its first sentence. */
function remarkText({ tone, text }: Remark, { style, isFull }: Sheet): string {
  const [, head = text, rest = ''] = /^([^.:]*[.:])(.*)$/.exec(text) ?? []
  if (tone === 'plain') return isFull ? text : (/^[^.]*\./.exec(text)?.[0] ?? text)
  return `${style.paint(tone, head)}${rest}`
}

function spells(sheet: Sheet): string[] {
  const known = spellsOf(ENGLISH, sheet.player)
  if (known.length === 0) return []
  return [sheet.style.paint('title', 'Spells'), ...known.flatMap(it => spellLines(it, sheet))]
}

function spellLines({ name, odds, reach, text, barred }: SpellSheet, sheet: Sheet): string[] {
  const { style, isFull } = sheet
  const label = [name, ...(odds === null ? [] : [odds]), ...(reach === null ? [] : [reach])].join(', ')
  const head = barred ? style.paint('dim', `${label} (${barred})`) : label
  return isFull ? [...wrapped(sheet, head), ...wrapped(sheet, `  ${style.paint('dim', text)}`)] : wrapped(sheet, head)
}

/** Describes the Calendar, the Completion Track, the next attack and the fallen Territories (12). */
function evil(sheet: Sheet): string[] {
  const { view, player, style, columns, isWide, isFull } = sheet
  const { paint, glyphs } = style
  const { day, left, attack, completed, foreseen, fallen } = forecastsOf(view)
  const most = tasksToThwart(view, view.players.length)
  const track =
    paint('accent', glyphs.barFull.repeat(completed)) + paint('dim', glyphs.barEmpty.repeat(most - completed))
  const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
  const lines = [
    `Fortnight ${fortnightOf(view, view.day)}, Day ${day} of ${daysOfFortnight(view, view.day)}`,
    ...calendarRows(view, player, columns, style),
    `${isWide ? 'Tasks done by all' : 'Tasks done'} ${track} ${completed} of ${most}`,
    ...thwartLines(sheet, when),
    ...(isFull ? [attack, ...dangerLines(ENGLISH, view)] : []),
    ...lastLines(ENGLISH, view),
    ...(foreseen ? [ENGLISH.get('day-foreseen', { tile: foreseen.name })] : []),
    ...(fallen.length > 0 ? [`Fallen: ${joinList(fallen.map(tile => tile.name))}.`] : []),
  ]
  return [paint('title', 'The Evil Spirit'), ...lines.flatMap(line => wrapped(sheet, line))]
}

/** Describes the attacks already thwarted or, in the revised game, the Territories already saved from the next ones. */
function thwartLines({ view, style: { paint } }: Sheet, when: string): string[] {
  const { thwarts } = view
  const attack = paint('warn', `The Evil Spirit attacks ${when}.`)
  if (thwarts === 0) return [attack]
  if (bookOf(view).thwarts === 'attack') return [paint('good', ENGLISH.get('day-thwarts', { thwarts }))]
  return [...(isThwarted(view) ? [] : [attack]), paint('good', ENGLISH.get('day-thwarts.land', { thwarts }))]
}

/** Lists the Dragon, Demons and High Wizards on the board. In narrow columns, only the number of Demons is given. */
function islandLines(sheet: Sheet): string[] {
  const { view, style, isFull } = sheet
  const wizards = view.wizards.map(({ wizard, at, letter }) => {
    const secret = letter === null ? '' : `Secret Wizard ${letter}`
    const name = wizard === null ? secret : secret === '' ? capital(wizard) : `${capital(wizard)} (${secret})`
    return `${name}: ${seen(view, at)}`
  })
  const { demons } = view
  const places = isFull && demons.length > 0 ? `: ${joinList(counted(demons.map(at => seen(view, at))))}` : ''
  const lines = [
    ...wizards,
    ...(view.dragon ? [`Dragon: ${seen(view, view.dragon)}`] : []),
    demons.length === 0 ? 'No Demons' : `${countText(demons.length, 'Demon')}${places}`,
  ]
  return [style.paint('title', 'On the islands'), ...lines.flatMap(line => wrapped(sheet, line))]
}

/**
 * Returns a line for each player with their Rank, total points, number of Tasks, and problems, which go on the next
 * line if there is no room. Empty in solitaire.
 */
function others({ view, player, style, columns }: Sheet): string[] {
  if (view.players.length === 1) return []
  const { paint, glyphs } = style
  const title = ENGLISH.get('stands-title')
  const name = Math.min(14, Math.max(width(title) - 2, ...view.players.map(other => width(other.name))))
  const heads = [ENGLISH.get('stands-rank'), ENGLISH.get('stands-points'), ENGLISH.get('stands-tasks')]
  const column = (text: string) => text.padStart(6)
  const lines = view.players.flatMap(other => {
    const { knowledge, perception, power } = other.points
    const figures = [other.order === null ? 0 : other.rank, knowledge + perception + power, other.tasks.length]
    const problems = problemsOf(ENGLISH, view, other).map(({ short }) => short)
    const called = pad(cut(other.name, name, glyphs.ellipsis), name)
    const mark = paint(seatRole(other.seat), seatMark(other.seat))
    const cells = figures.map(n => column(String(n))).join('')
    const line = `${mark} ${other === player ? paint('title', called) : called}${cells}`
    const troubled = [line, ...problems].join('  ')
    if (width(troubled) <= columns) return [troubled]
    // The afflictions go on the next line if there is no room next to the figures.
    return [cut(line, columns, glyphs.ellipsis), ...wrap(problems.join(', '), columns - 2).map(row => `  ${row}`)]
  })
  return [paint('title', pad(title, name + 2)) + paint('dim', heads.map(column).join('')), ...lines]
}
