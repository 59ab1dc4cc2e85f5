import { oddsText, termsOf } from '../../commands/index.ts'
import { allows, type PhrasedOption, type PhrasedQuestion } from '../../kernel/index.ts'
import { peopleWords, waitingWords } from '../../server/people.ts'
import { botKind } from '../../storage/index.ts'
import { cut, pad, width, wrap } from '../../terminal/text.ts'
import type { Messages } from '../../text/index.ts'
import { keyShown } from '../commands.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import { type CommandLine, isWatched, type Position, type TableScreen } from '../model.ts'
import { watchLines } from '../watch/draw.ts'
import { hasNumbers } from './amounts.ts'
import { farWords } from './looking.ts'
import { atCursor, isSpatial, offers, reachOf, selectedOffer } from './offers.ts'
import { withQuestion } from './plans.ts'
import { waysOn } from './typing.ts'

/** The prompt as lines, and where the caret stands while something is typed. */
export interface Prompt {
  readonly lines: readonly string[]
  readonly caret: { readonly x: number; readonly y: number } | null
}

/** Room before a label: the mark of the selected one, its number, and spaces. */
const LEAD = 4
/** Most of a long label that is shown, where there is more than one column. */
const LONGEST_LABEL = 44

/** How a list of answers is set in columns: rows, columns, and the width of each column. */
export function columnsOf(
  options: readonly PhrasedOption[],
  area: Pick<Area, 'columns' | 'rows'>,
): { rows: number; columns: number; width: number } {
  const rows = Math.max(1, area.rows - 1)
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

/** What is asked and what can be answered, in exactly the area's lines; with `hints` what to do next where there is room. */
export function drawPrompt(table: TableScreen, area: Area, style: Style, hints = false): Prompt {
  if (table.typing) return drawTyping(table, table.typing, area, style)
  const lines = linesOf(table, area, style, hints)
  return { lines: filled(lines, area), caret: null }
}

function linesOf(table: TableScreen, area: Area, style: Style, hints: boolean): string[] {
  const { position, focus } = table
  if (isWatched(table)) return focus === 'map' ? lookingLines(table, area, style) : watchLines(table, area, style)
  const { result } = position
  const question = withQuestion(table)
  if (!question) {
    if (focus === 'map') return lookingLines(table, area, style)
    if (result) return wrap(style.words(result.text), area.columns).map(line => style.say('prompt', line))
    const { thinking } = position
    const told = thinking
      ? style.text.say('bot-thinking', { name: thinking.name, bot: botKind(style.text, thinking.bot) })
      : style.text.say('table-nothing-asked')
    const idle = style.say('dim', style.words(told))
    const waiting = position.shared && waitingWords(position.shared, position)
    return position.shared ? [waiting ? style.text.tell(waiting) : idle, ...peopleLines(position, area, style)] : [idle]
  }
  const rest = answerArea(style.text, question, area)
  // Whoever sets out, or is on the way, may wonder where to.
  const wonders = hints && (question.show === true || isSpatial(position))
  const advice = wonders ? screenOf(position.game).advice(position.view) : []
  const answers = focus === 'map' ? mapLines(table, rest, advice, style) : listLines(table, rest, advice, style)
  return [...questionLines(question, area, style), ...answers]
}

/** Who else is at the table, and how to speak to them. */
function peopleLines({ shared, seat }: Position, area: Area, { say, words, text }: Style): string[] {
  if (!shared) return []
  const how = seat === null ? [] : [text.say('table-say-to-all')]
  const told = [text.tell(peopleWords(shared)), ...how].join(' ')
  return wrap(words(told), area.columns).map(line => say('dim', line))
}

/** As much of the advice as fits whole into so many lines, the rest of them blank. */
function adviceLines(advice: readonly string[], columns: number, rows: number, { say, words }: Style): string[] {
  const lines: string[] = []
  for (const text of advice) {
    const wrapped = wrap(words(text), columns)
    if (lines.length + wrapped.length > rows && lines.length > 0) break
    lines.push(...wrapped.map(line => say('dim', line)))
  }
  // The first is always told, as far as there is room for it.
  return [...lines.slice(0, rows), ...Array<string>(Math.max(0, rows - lines.length)).fill('')]
}

/** What the question leaves of the prompt to its answers. */
export function answerArea(words: Messages, { text, rule }: PhrasedQuestion, area: Area): Area {
  const lines = wrap(text, area.columns - width(words.say('table-rule', { rule })) - 2).length
  const used = Math.min(2, Math.max(1, lines))
  return { ...area, y: area.y + used, rows: area.rows - used }
}

/** The question on one line, or two, with the number of its rule at the right. */
function questionLines({ text, rule }: PhrasedQuestion, area: Area, style: Style): string[] {
  const { say, words, glyphs } = style
  const number = say('dim', style.text.say('table-rule', { rule }))
  const room = area.columns - width(number) - 2
  const [first = '', second, ...rest] = wrap(words(text), room)
  const head = `${pad(say('prompt', first), room)}  ${number}`
  if (second === undefined) return [head]
  return [head, say('prompt', rest.length > 0 ? `${cut(second, room - 1)}${glyphs.ellipsis}` : second)]
}

/** The listed answers in columns, and a line about the selected one. */
function listLines(table: TableScreen, area: Area, advice: readonly string[], style: Style): string[] {
  const options = offers(table)
  const set = columnsOf(options, area)
  const shown = set.rows * set.columns
  const top = options.length <= shown ? 0 : Math.floor(table.selected / shown) * shown
  const lines: string[] = []
  for (let row = 0; row < set.rows; row++) {
    let line = ''
    for (let column = 0; column < set.columns; column++) {
      const i = top + column * set.rows + row
      const option = options[i]
      line += pad(
        option && i < top + shown
          ? offerText(option, hasNumbers(table) ? i : null, i === table.selected, set.width - 1, style)
          : '',
        set.width,
      )
    }
    lines.push(line)
  }
  const selected = selectedOffer(table)
  const more =
    options.length > shown
      ? style.say(
          'dim',
          style.text.say('table-count', { at: Math.min(top + shown, options.length), of: options.length }),
        )
      : ''
  const odds = selected ? oddsLine(table.position, selected, style) : ''
  const about = [odds, selected ? aboutOffer(table, selected, style) : ''].filter(text => text !== '').join('; ')
  if (more !== '') return [...lines, between(about, more, area.columns, style)]
  // A note longer than a line takes the lines that the list leaves.
  const used = Math.ceil(options.length / set.columns)
  const notes = wrap(about, area.columns)
  const room = area.rows - used
  const blank = Math.max(0, room - notes.length)
  return [...lines.slice(0, used), ...adviceLines(advice, area.columns, blank, style), ...notes.slice(0, room)]
}

function offerText(
  option: PhrasedOption,
  i: number | null,
  isSelected: boolean,
  columns: number,
  { say, glyphs, words }: Style,
): string {
  const number = i !== null && i < 9 ? say('key', String(i + 1)) : ' '
  const label = cut(words(option.label), columns - LEAD, glyphs.ellipsis)
  return isSelected ? `${say('accent', glyphs.cursor)} ${number} ${say('select', label)}` : `  ${number} ${label}`
}

/** What the option costs or does, and whether it can be taken back. */
function aboutOffer(
  { final, position }: TableScreen,
  option: PhrasedOption,
  { say, glyphs, words, text }: Style,
): string {
  const price = option.cost === undefined ? '' : termsOf(text, position.game).price(option.cost)
  const said = [price, option.note ?? ''].filter(part => part !== '')
  const note = words(said.join(', '))
  const last = final ? say('warn', text.say('table-no-way-back')) : ''
  return [note, last].filter(part => part !== '').join(` ${glyphs.bullet} `)
}

/** The chances of an answer that hangs on dice; empty for one that does not. */
function oddsLine({ game, view, question }: Position, option: PhrasedOption, { say, words, text }: Style): string {
  const odds =
    question && allows(question, option.id) ? oddsText(text, game.odds?.(view, question, option.id) ?? []) : ''
  return odds === '' ? '' : say('accent', words(odds))
}

/** What Enter does in the space under the cursor, what that space is, and the answers that are no space. */
function mapLines(table: TableScreen, area: Area, advice: readonly string[], style: Style): string[] {
  const { position, cursor } = table
  if (!screenOf(position.game).map || cursor === null) return listLines(table, area, advice, style)
  if (!isSpatial(position)) return lookingLines(table, area, style)
  const option = selectedOffer(table)
  const others = atCursor(table).length > 1
  const enter = option
    ? `${style.say('key', keyShown(style.text, 'enter'))} ${style.words(others ? style.text.say('table-or-numbered', { label: option.label }) : option.label)}`
    : style.say('dim', style.words(farWords(table)))
  const about = option ? aboutOffer(table, option, style) : ''
  const odds = option ? oddsLine(position, option, style) : ''
  const told = [...(odds === '' ? [] : [odds]), ...wrap(style.words(toldAt(table, cursor, !option)), area.columns)]
  const listed = numbered(offers(table), area.columns, style, hasNumbers(table))
  const room = area.rows - 1 - Math.min(listed.length, area.rows - 2)
  return [
    between(enter, about, area.columns, style),
    ...told.slice(0, room),
    ...adviceLines(advice, area.columns, Math.max(0, room - told.length), style),
    ...listed,
  ]
}

/** What the space under the cursor is and how far, for somebody who only looks. */
function lookingLines(table: TableScreen, area: Area, style: Style): string[] {
  const { cursor } = table
  if (cursor === null) return []
  const far = farWords(table)
  const back = style.text.say('table-esc-back')
  const leave = `${style.say('key', keyShown(style.text, 'escape'))} ${style.say('dim', back)}`
  return [
    between(style.words(far), leave, area.columns, style),
    ...wrap(style.words(toldAt(table, cursor, true)), area.columns),
  ].slice(0, area.rows)
}

/** What a space is, what is there, and what there is to be done. */
function toldAt({ position }: TableScreen, space: string, withPrice: boolean): string {
  const { map } = screenOf(position.game)
  if (!map) return ''
  const price = withPrice ? (reachOf(position).get(space) ?? null) : null
  const purpose = map.errands?.purpose(position.view, space) ?? null
  return [...map.describe(position.view, space, price), ...(purpose === null ? [] : [`${purpose}.`])].join(' ')
}

/** Answers one after the other on as few lines as they need. */
function numbered(
  options: readonly PhrasedOption[],
  columns: number,
  { say, glyphs }: Style,
  hasKeys: boolean,
): string[] {
  const lines: string[] = []
  let line = ''
  options.forEach((option, i) => {
    const text = `${i < 9 && hasKeys ? say('key', String(i + 1)) : glyphs.bullet} ${option.label}`
    if (line !== '' && width(line) + 3 + width(text) > columns) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? text : `   ${text}`
  })
  return line === '' ? lines : [...lines, line]
}

/** The answer that stands at a cell of the prompt, counted from the screen's corner, as `offers` counts; null where none does. */
export function answerAt(table: TableScreen, prompt: Area, x: number, y: number, style: Style): number | null {
  const question = withQuestion(table)
  if (!question || table.watch) return null
  const area = answerArea(style.text, question, prompt)
  const options = offers(table)
  const row = y - area.y
  if (row < 0) return null
  if (table.focus !== 'map') {
    const { rows, columns, width: wide } = columnsOf(options, area)
    const shown = rows * columns
    const top = options.length <= shown ? 0 : Math.floor(table.selected / shown) * shown
    const column = Math.floor(x / wide)
    const at = top + column * rows + row
    return row < rows && column < columns && at < options.length ? at : null
  }
  if (!isSpatial(table.position)) return null
  const listed = numbered(options, area.columns, style, hasNumbers(table))
  const first = area.rows - Math.min(listed.length, area.rows - 2)
  const at = options.findIndex((option, i) => {
    // The answers before one, and itself, stand as they do in the whole list.
    const upto = numbered(options.slice(0, i + 1), area.columns, style, hasNumbers(table))
    const end = width(upto.at(-1) ?? '')
    return upto.length - 1 === row - first && x < end && x >= end - width(option.label) - 2
  })
  return at < 0 ? null : at
}

function drawTyping(table: TableScreen, typing: CommandLine, area: Area, style: Style): Prompt {
  const { say, glyphs } = style
  const { text, at } = typing.line
  const letters = [...text]
  const room = area.columns - 3
  // A long line is shown from where the caret is in sight.
  const from = Math.max(0, at - room)
  const shown = cut(letters.slice(from).join(''), room)
  const ways = waysOn(table, typing)
  const rows = area.rows - 1
  const hints = ways.slice(0, rows).map(({ text: way, hint }, i) => {
    const last =
      i === rows - 1 && ways.length > rows
        ? say('dim', ` ${glyphs.ellipsis} ${style.text.say('table-more-ways', { n: ways.length - rows })}`)
        : ''
    return (
      cut(
        `    ${pad(wayShown(way, text), LONGEST_WAY, 'left', glyphs.ellipsis)} ${say('dim', hint)}`,
        area.columns - width(last),
        glyphs.ellipsis,
      ) + last
    )
  })
  const lines = [`${say('prompt', ':')} ${shown}`, ...hints]
  return { lines: filled(lines, area), caret: { x: 2 + width(letters.slice(from, at).join('')), y: 0 } }
}

/** Columns for a way to go on with a line. */
const LONGEST_WAY = 26

/** A way to go on with a line; one that is long, from the word on that is being typed. */
const wayShown = (way: string, typed: string): string =>
  width(way) <= LONGEST_WAY ? way : way.slice(Math.max(0, typed.lastIndexOf(' ') + 1))

function between(left: string, right: string, columns: number, { glyphs }: Style): string {
  if (right === '') return cut(left, columns, glyphs.ellipsis)
  const room = columns - width(right) - 2
  return `${pad(left, Math.max(0, room), 'left', glyphs.ellipsis)}  ${right}`
}

function filled(lines: readonly string[], { columns, rows }: Area): string[] {
  return Array.from({ length: rows }, (_, i) => pad(lines[i] ?? '', columns))
}
