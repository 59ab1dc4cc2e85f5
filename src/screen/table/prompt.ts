import { answerOdds, termsOf } from '../../commands/index.ts'
import { allows, type PhrasedOption, type PhrasedQuestion } from '../../kernel/index.ts'
import { peopleWords, waitingWords } from '../../server/people.ts'
import { botKind } from '../../storage/index.ts'
import { cut, width, wrap } from '../../terminal/text.ts'
import type { Messages } from '../../text/index.ts'
import { keyShown } from '../commands.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import type { Position, TableScreen } from '../model.ts'
import { farWords } from './course.ts'
import type { Numbered } from './numbered.ts'
import { atCursor, reachOf } from './offers.ts'

/** Room before a label: the mark of the selected one, its number, and spaces. */
export const LEAD = 4
/** Most of a long label that is shown, where there is more than one column. */
const LONGEST_LABEL = 44

/** How a list of answers is set in columns: rows, columns, and the width of each column. */
export function columnsOf(
  options: readonly PhrasedOption[],
  area: Pick<Area, 'columns' | 'rows'>,
): { rows: number; columns: number; width: number } {
  const notes = noteRows(options, area)
  const rows = Math.max(1, area.rows - notes)
  if (options.length <= rows) return { rows, columns: 1, width: area.columns }
  const longest = Math.min(LONGEST_LABEL, Math.max(...options.map(option => width(option.label))))
  const wanted = longest + LEAD + 1
  const columns = Math.max(1, Math.min(Math.floor(area.columns / wanted), Math.ceil(options.length / rows)))
  // Columns of one height: what fits shall be seen, whichever lines are left to notes.
  return {
    rows: Math.min(rows, Math.ceil(options.length / columns)),
    columns,
    width: Math.floor(area.columns / columns),
  }
}

/** Lines that are kept for the note about an answer of a long list: at most half of them. */
function noteRows(options: readonly PhrasedOption[], { columns, rows }: Pick<Area, 'columns' | 'rows'>): number {
  if (options.length < rows) return 1
  const longest = Math.max(0, ...options.map(({ note = '' }) => width(note)))
  return Math.max(1, Math.min(Math.ceil(longest / columns), rows >> 1))
}

/** The part of the listed answers that stands in the prompt: it is leafed by whole lists, so that what is clicked stays where it is. */
export function listPart(options: readonly PhrasedOption[], selected: number, area: Area) {
  const set = columnsOf(options, area)
  const shown = set.rows * set.columns
  const top = options.length <= shown ? 0 : Math.floor(selected / shown) * shown
  return { ...set, top, end: Math.min(top + shown, options.length), isWhole: options.length <= shown }
}

/** So many lines at the most, the last with a sign where more of them are left out. */
export function cutShort(lines: readonly string[], columns: number, rows: number, { glyphs }: Style): string[] {
  if (lines.length <= rows) return [...lines]
  const shown = lines.slice(0, Math.max(0, rows))
  const last = shown.pop()
  if (last === undefined) return []
  const room = columns - width(glyphs.ellipsis) - 1
  // Between words: half a number would be another one. What paints the line is kept.
  const half = /\s+(?:\x1b\[[\d;]*m)*[^\s\x1b]*((?:\x1b\[[\d;]*m)*)$/
  const words = width(last) > room ? cut(last, room + 1).replace(half, '$1') : last
  return [...shown, `${cut(words, room)} ${glyphs.ellipsis}`]
}

/** As many pieces of advice as fit whole into so many lines, the first cut with a sign where not even that does; the rest of the lines blank. */
export function adviceLines(advice: readonly string[], columns: number, rows: number, style: Style): string[] {
  const { say, words } = style
  const all = advice.map(text => wrap(words(text), columns))
  let count = 0
  let fits = 0
  while (fits < all.length && count + (all[fits]?.length ?? 0) <= rows) count += all[fits++]?.length ?? 0
  // The first is always told, as far as there is room for it.
  const lines = all.slice(0, Math.max(1, fits)).flat()
  const shown = cutShort(lines, columns, rows, style)
  return [...shown.map(line => say('dim', line)), ...Array<string>(Math.max(0, rows - shown.length)).fill('')]
}

/** Rows that a long question leaves to its answers. */
const ANSWER_ROWS = 4

/** Lines that a question may take at the most. */
export const mostQuestionLines = ({ rows }: Pick<Area, 'rows'>): number => Math.max(2, rows - ANSWER_ROWS)

/** The paragraphs of a question on one line, where there is room for that, or each on lines of its own. */
export function questionLines(text: string, columns: number): string[] {
  const lines = wrap(text.replaceAll('\n', ' '), columns)
  return lines.length === 1 ? lines : wrap(text, columns)
}

/** What the question leaves of the prompt to its answers. */
export function answerArea(words: Messages, { text, rule }: PhrasedQuestion, area: Area): Area {
  const lines = questionLines(text, area.columns - width(words.say('table-rule', { rule })) - 2).length
  const used = Math.min(mostQuestionLines(area), Math.max(1, lines))
  return { ...area, y: area.y + used, rows: area.rows - used }
}

/** What there is to say about an answer, and whether it is the last word. */
export interface About {
  readonly note: string
  /** That it cannot be taken back; empty where it can. */
  readonly last: string
}

/** Of no answer nothing is said. */
export const NOTHING: About = { note: '', last: '' }

/** What the option costs or does, and whether it can be taken back. */
export function aboutOffer(
  { final, position }: TableScreen,
  option: PhrasedOption,
  { say, words, text }: Style,
): About {
  const price = option.cost === undefined ? '' : termsOf(text, position.game).price(option.cost)
  const said = [price, option.note ?? ''].filter(part => part !== '')
  return { note: words(said.join(', ')), last: final ? say('warn', text.say('table-no-way-back')) : '' }
}

/** The same on one line. */
const aboutText = ({ note, last }: About, { glyphs }: Style): string =>
  [note, last].filter(part => part !== '').join(` ${glyphs.bullet} `)

/** The same in lines of so many columns; that there is no way back is never broken in two. */
export function aboutLines({ note, last }: About, columns: number, style: Style): string[] {
  const lines = note === '' ? [] : wrap(note, columns)
  if (last === '') return lines
  const ended = aboutText({ note: lines.at(-1) ?? '', last }, style)
  return width(ended) <= columns ? [...lines.slice(0, -1), ended] : [...lines, last]
}

/** All that is said about a listed answer: its chances, what it costs or does, and whether it can be taken back. */
export function aboutListed(table: TableScreen, option: PhrasedOption, style: Style): About {
  const { note, last } = aboutOffer(table, option, style)
  return { note: [oddsLine(table.position, option, style), note].filter(text => text !== '').join('; '), last }
}

/** The same in lines of which the last leaves room for what stands at its right, where there are so many `rows` of them. */
export function aboutBeside(about: About, columns: number, right: number, rows: number, style: Style): string[] {
  const lines = aboutLines(about, columns, style)
  const isClear = right === 0 || lines.length < rows || width(lines.at(-1) ?? '') <= columns - right
  return isClear ? lines : aboutLines(about, columns - right, style)
}

/** The chances of an answer that hangs on dice; empty for one that does not. */
export function oddsLine({ game, view, question }: Position, option: PhrasedOption, { say, words }: Style): string {
  const odds = question && allows(question, option.id) ? answerOdds(game, view, question, option.id) : ''
  return odds === '' ? '' : say('accent', words(odds))
}

/** What a space is, what is there, and what there is to be done. */
export function toldAt({ position }: TableScreen, space: string, withPrice: boolean): string {
  const { map } = screenOf(position.game)
  if (!map) return ''
  const price = withPrice ? (reachOf(position).get(space) ?? null) : null
  const purpose = map.errands?.purpose(position.view, space) ?? null
  return [...map.describe(position.view, space, price), ...(purpose === null ? [] : [`${purpose}.`])].join(' ')
}

/** The key that takes the answer in the space under the cursor, and what it does; where there is room, that others have numbers. */
export function enterText(
  table: TableScreen,
  { label }: PhrasedOption,
  columns: number,
  { text, words }: Style,
): string {
  const key = keyShown(text, 'enter')
  const whole = `${key} ${words(text.say('table-or-numbered', { label }))}`
  return atCursor(table).length > 1 && width(whole) <= columns ? whole : `${key} ${words(label)}`
}

/** What is said of a space and of the answer in it: what that costs or does stands beside what Enter does, and takes lines of its own where there is no room. */
export function spaceTold(
  table: TableScreen,
  space: string,
  option: PhrasedOption | null,
  columns: number,
  style: Style,
): { readonly about: string; readonly lines: readonly string[] } {
  const offered = option ? aboutOffer(table, option, style) : NOTHING
  const about = aboutText(offered, style)
  const isBeside = width(about) + GAP + (option ? width(enterText(table, option, columns, style)) : 0) <= columns
  const told = style.words(toldAt(table, space, !option))
  return {
    about: isBeside ? about : '',
    lines: [...(isBeside ? [] : aboutLines(offered, columns, style)), ...(told === '' ? [] : wrap(told, columns))],
  }
}

/** An answer beside the map as it is measured: its number or sign, and its label. */
export const answerText = ({ option: { label }, key }: Numbered): string => `${key ?? '-'} ${label}`

/** Columns between two answers that stand on one line. */
export const GAP = 3

/** Which of these answers stand on which line, where they follow each other on as few lines as they need. */
export function packed(texts: readonly string[], columns: number): number[][] {
  const lines: number[][] = []
  let used = 0
  texts.forEach((text, i) => {
    const wide = width(text)
    const last = lines.at(-1)
    if (last && used + GAP + wide <= columns) {
      last.push(i)
      used += GAP + wide
    } else {
      lines.push([i])
      used = wide
    }
  })
  return lines
}

/** What stands in the prompt while nobody is asked: how the game ended, who thinks, or for whom one waits. */
export function idleLines(position: Position, area: Area, style: Style): string[] {
  const { result, thinking, shared } = position
  if (result) return wrap(style.words(result.text), area.columns).map(line => style.say('prompt', line))
  const told = thinking
    ? style.text.say('bot-thinking', { name: thinking.name, bot: botKind(style.text, thinking.bot) })
    : style.text.say('table-nothing-asked')
  const idle = style.say('dim', style.words(told))
  const waiting = shared && waitingWords(shared, position)
  return shared ? [waiting ? style.text.tell(waiting) : idle, ...peopleLines(position, area, style)] : [idle]
}

/** Who else is at the table, and how to speak to them. */
function peopleLines({ shared, seat }: Position, area: Area, { say, words, text }: Style): string[] {
  if (!shared) return []
  const how = seat === null ? [] : [text.say('table-say-to-all')]
  const told = [text.tell(peopleWords(shared)), ...how].join(' ')
  return wrap(words(told), area.columns).map(line => say('dim', line))
}

/** What is told where nothing can be answered in the space under the cursor, and how far that is. */
export const farText = (table: TableScreen, { words }: Style): string => words(farWords(table))
