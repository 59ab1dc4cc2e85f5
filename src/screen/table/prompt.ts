import { answerOdds, vocabularyOf } from '../../commands/index.ts'
import { allows, type PhrasedOption, type PhrasedQuestion } from '../../kernel/index.ts'
import { peopleText, waitingText } from '../../server/people.ts'
import { botKind } from '../../storage/index.ts'
import { cut, width, wrap } from '../../terminal/text.ts'
import type { Messages } from '../../text/index.ts'
import { keyShown } from '../commands.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import type { Position, TableScreen } from '../model.ts'
import type { Numbered } from './numbered.ts'
import { atCursor, isCounted, isSpatial, reachOf } from './offers.ts'
import { cursorDistanceText } from './paths.ts'

/** The number of columns before a label: selection mark, number and spaces. */
export const LEAD = 4
/** The maximum width of a label if there are several columns. */
const LONGEST_LABEL = 44

export function columnsOf(
  options: readonly PhrasedOption[],
  area: Pick<Area, 'columns' | 'rows'>,
  advice: readonly string[] = [],
): { rows: number; columns: number; width: number } {
  const reserved = firstRows(advice, area.columns)
  const beside = reserved > 0 ? columnsOf(options, { ...area, rows: area.rows - reserved }) : null
  if (beside && beside.rows + reserved < area.rows && beside.rows * beside.columns >= options.length) return beside
  const notes = noteRows(options, area)
  const rows = Math.max(1, area.rows - notes)
  if (options.length <= rows) return { rows, columns: 1, width: area.columns }
  const longest = Math.min(LONGEST_LABEL, Math.max(...options.map(option => width(option.label))))
  const wanted = longest + LEAD + 1
  const columns = Math.max(1, Math.min(Math.floor(area.columns / wanted), Math.ceil(options.length / rows)))
  // The columns have equal lengths, which leaves the remaining lines free for notes.
  return {
    rows: Math.min(rows, Math.ceil(options.length / columns)),
    columns,
    width: Math.floor(area.columns / columns),
  }
}

/**
 * Returns the number of lines reserved for notes: one below a short list, and up to half of the lines below a long one.
 */
function noteRows(options: readonly PhrasedOption[], { columns, rows }: Pick<Area, 'columns' | 'rows'>): number {
  if (options.length < rows) return 1
  const longest = Math.max(0, ...options.map(({ note = '' }) => width(note)))
  return Math.max(1, Math.min(Math.ceil(longest / columns), rows >> 1))
}

/** Returns the number of rows of the first suggestion. */
export const firstRows = ([first]: readonly string[], columns: number): number =>
  first === undefined ? 0 : wrap(first, columns).length

/** Returns the visible part of the list. It scrolls by whole pages so that a clicked answer stays in place. */
export function listPart(
  options: readonly PhrasedOption[],
  selected: number,
  area: Area,
  advice: readonly string[] = [],
) {
  const grid = columnsOf(options, area, advice)
  const shown = grid.rows * grid.columns
  const top = options.length <= shown ? 0 : Math.floor(selected / shown) * shown
  return { ...grid, top, end: Math.min(top + shown, options.length), isWhole: options.length <= shown }
}

/** Cuts text to a maximum number of lines, and adds an ellipsis if lines are omitted. */
export function cutShort(lines: readonly string[], columns: number, rows: number, { glyphs }: Style): string[] {
  if (lines.length <= rows) return [...lines]
  const shown = lines.slice(0, Math.max(0, rows))
  const last = shown.pop()
  if (last === undefined) return []
  const room = columns - width(glyphs.ellipsis) - 1
  // Cut between words, because a number cut in half would be a different number. Keep trailing escape sequences.
  const half = /\s+(?:\x1b\[[\d;]*m)*[^\s\x1b]*((?:\x1b\[[\d;]*m)*)$/
  const words = width(last) > room ? cut(last, room + 1).replace(half, '$1') : last
  return [...shown, `${cut(words, room)} ${glyphs.ellipsis}`]
}

/** Returns the suggestions to show beside a question's answers. */
export function adviceBeside(position: Position, question: PhrasedQuestion): readonly string[] {
  const { showsSuggestions, suggestions } = screenOf(position.game)
  const isShown = question.show === true || isSpatial(position) || showsSuggestions?.(question) === true
  return isShown ? suggestions(position.view, question) : []
}

/** Returns as many complete suggestions as fit, padded with blank lines. If not even the first one fits, it is cut. */
export function fittingAdvice(advice: readonly string[], columns: number, rows: number, style: Style): string[] {
  const { paint, words } = style
  const all = advice.map(text => wrap(words(text), columns))
  let count = 0
  let fits = 0
  while (fits < all.length && count + (all[fits]?.length ?? 0) <= rows) count += all[fits++]?.length ?? 0
  // The first suggestion is always shown.
  const lines = all.slice(0, Math.max(1, fits)).flat()
  const shown = cutShort(lines, columns, rows, style)
  return [...shown.map(line => paint('dim', line)), ...Array<string>(Math.max(0, rows - shown.length)).fill('')]
}

/** The number of rows that a long question leaves for its answers, if there are that many. */
const ANSWER_ROWS = 4
/** The number of rows that a long question leaves for the description of an answer. */
const ABOUT_ROWS = 2

/** Returns the maximum number of lines for a question. */
export function mostQuestionLines(
  { options, amount }: Pick<PhrasedQuestion, 'options' | 'amount'>,
  { rows }: Pick<Area, 'rows'>,
): number {
  return Math.max(2, rows - Math.min(ANSWER_ROWS, options.length + (amount ? 1 : 0) + ABOUT_ROWS))
}

/** Wraps a question. If it fits on one line, line breaks between paragraphs are dropped. */
export function questionLines(text: string, columns: number): string[] {
  const lines = wrap(text.replaceAll('\n', ' '), columns)
  return lines.length === 1 ? lines : wrap(text, columns)
}

export function answerArea(words: Messages, question: PhrasedQuestion, area: Area): Area {
  const { text, rule } = question
  const lines = questionLines(text, area.columns - width(words.get('table-rule', { rule })) - 2).length
  const used = Math.min(mostQuestionLines(question, area), Math.max(1, lines))
  return { ...area, y: area.y + used, rows: area.rows - used }
}

/** A description of an answer. */
export interface About {
  readonly note: string
  /** A warning that the answer can't be undone, or an empty string. */
  readonly last: string
}

export const NO_DESCRIPTION: About = { note: '', last: '' }

/**
 * Describes an answer: its cost and effect, and whether it can be undone. For a stretch of play, previews the adviser's
 * answers.
 */
export function aboutOffer(
  { isIrreversible, preview, position }: TableScreen,
  option: PhrasedOption,
  { paint, words, text }: Style,
): About {
  if (position.stretches?.some(({ id }) => id === option.id)) return { note: words(preview ?? ''), last: '' }
  const price = option.cost === undefined ? '' : vocabularyOf(text, position.game).price(option.cost)
  const parts = [price, option.note ?? ''].filter(part => part !== '')
  return { note: words(parts.join(', ')), last: isIrreversible ? paint('warn', text.get('table-no-way-back')) : '' }
}

/** Returns the description as one line. */
const aboutText = ({ note, last }: About, { glyphs }: Style): string =>
  [note, last].filter(part => part !== '').join(` ${glyphs.bullet} `)

/** Wraps the description, but never breaks the undo warning. */
export function aboutLines({ note, last }: About, columns: number, style: Style): string[] {
  const lines = note === '' ? [] : wrap(note, columns)
  if (last === '') return lines
  const lastLine = aboutText({ note: lines.at(-1) ?? '', last }, style)
  if (width(lastLine) <= columns) return [...lines.slice(0, -1), lastLine]
  // Without the bullet, the warning would read like the end of the sentence above.
  return lines.length > 0 ? [...lines, `${style.glyphs.bullet} ${last}`] : [last]
}

/** Describes a listed answer: its odds, cost and effect, and whether it can be undone. */
export function aboutListed(table: TableScreen, option: PhrasedOption, style: Style): About {
  const { note, last } = aboutOffer(table, option, style)
  return { note: [oddsLine(table.position, option, style), note].filter(text => text !== '').join('; '), last }
}

/** Wraps the description so that its last line leaves `right` columns free if all `rows` are used. */
export function aboutBeside(about: About, columns: number, right: number, rows: number, style: Style): string[] {
  const lines = aboutLines(about, columns, style)
  const isClear = right === 0 || lines.length < rows || width(lines.at(-1) ?? '') <= columns - right
  return isClear ? lines : aboutLines(about, columns - right, style)
}

/** Returns the odds of an answer, or an empty string if it involves no dice. */
export function oddsLine({ game, view, question }: Position, option: PhrasedOption, { paint, words }: Style): string {
  const odds = question && allows(question, option.id) ? answerOdds(game, view, question, option.id) : ''
  return odds === '' ? '' : paint('accent', words(odds))
}

/** Describes a space, its contents and its objective. */
export function spaceSummary({ position }: TableScreen, space: string, withPrice: boolean): string {
  const { map } = screenOf(position.game)
  if (!map) return ''
  const price = withPrice ? (reachOf(position).get(space) ?? null) : null
  const purpose = map.objectives?.purpose(position.view, space) ?? null
  return [...map.describe(position.view, space, price), ...(purpose === null ? [] : [`${purpose}.`])].join(' ')
}

/**
 * Returns the text for the Enter key. If there is room, it mentions that a digit gives another answer or sets the
 * number of pieces.
 */
export function enterText(
  table: TableScreen,
  { label }: PhrasedOption,
  columns: number,
  { text, words }: Style,
): string {
  const key = keyShown(text, 'enter')
  const more = isCounted(table)
    ? text.get('table-or-count', { label })
    : atCursor(table).length > 1
      ? text.get('table-or-numbered', { label })
      : label
  const whole = `${key} ${words(more)}`
  return width(whole) <= columns ? whole : `${key} ${words(label)}`
}

/**
 * Returns the description of a space and its answer. The answer's cost and effect go beside the Enter key if they fit,
 * and otherwise on their own lines.
 */
export function spaceDescription(
  table: TableScreen,
  space: string,
  option: PhrasedOption | null,
  columns: number,
  style: Style,
): { readonly about: string; readonly lines: readonly string[] } {
  const offered = option ? aboutOffer(table, option, style) : NO_DESCRIPTION
  const about = aboutText(offered, style)
  const isBeside = width(about) + GAP + (option ? width(enterText(table, option, columns, style)) : 0) <= columns
  const summary = style.words(spaceSummary(table, space, !option))
  return {
    about: isBeside ? about : '',
    lines: [
      ...(isBeside ? [] : aboutLines(offered, columns, style)),
      ...(summary === '' ? [] : wrap(summary, columns)),
    ],
  }
}

/** Returns an answer beside the map as text for measuring: its number or a dash, followed by its label. */
export const answerText = ({ option: { label }, key }: Numbered): string => `${key ?? '-'} ${label}`

/** The number of columns between two answers on a line. */
export const GAP = 3

/** Packs pieces of text into lines. Returns the indexes of the pieces on each line. */
export function packLines(texts: readonly string[], columns: number): number[][] {
  const lines: number[][] = []
  let used = 0
  texts.forEach((text, i) => {
    const textWidth = width(text)
    const last = lines.at(-1)
    if (last && used + GAP + textWidth <= columns) {
      last.push(i)
      used += GAP + textWidth
    } else {
      lines.push([i])
      used = textWidth
    }
  })
  return lines
}

/**
 * Returns the prompt's lines when the player has no question: the result, the bot that is thinking, or the player who
 * must answer. At a shared table, lines about the other people follow.
 */
export function idleLines(position: Position, area: Area, style: Style): string[] {
  const { result, thinking, shared } = position
  if (result) return wrap(style.words(result.text), area.columns).map(line => style.paint('prompt', line))
  const sentence = thinking
    ? style.text.get('bot-thinking', { name: thinking.name, bot: botKind(style.text, thinking.bot) })
    : style.text.get('table-nothing-asked')
  const idle = style.paint('dim', style.words(sentence))
  const waiting = shared && waitingText(shared, position)
  return shared ? [waiting ? style.text.format(waiting) : idle, ...peopleLines(position, area, style)] : [idle]
}

/** Returns the lines about the other people at the table and the chat command. */
function peopleLines({ shared, seat }: Position, area: Area, { paint, words, text }: Style): string[] {
  if (!shared) return []
  const chatHint = seat === null ? [] : [text.get('table-say-to-all')]
  const people = [text.format(peopleText(shared)), ...chatHint].join(' ')
  return wrap(words(people), area.columns).map(line => paint('dim', line))
}

/** Returns `cursorDistanceText`, adapted to the glyph set. */
export const farCursorText = (table: TableScreen, { words }: Style): string => words(cursorDistanceText(table))
