import { type RuleBook, type RuleSection, ruleOf } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import { rulebookOf } from '../parts/rulebook.ts'
import { wrap } from '../terminal/text.ts'
import { type Messages, messagesIn, sentence } from '../text/index.ts'
import type { Command } from './commands.ts'
import { moveSelection } from './list-moves.ts'
import { type Model, noEffect, type Update, withNotice } from './model.ts'
import type { PressedKey } from './overlay.ts'
import type { Overlay } from './overlays/index.ts'
import { editText, insertText, lineOf, type TextLine } from './text-line.ts'
import { gameInLanguage, wordsOf } from './words.ts'

/** The rulebook page, at a section or with search results. */
export interface RulesPage {
  readonly kind: 'rules'
  readonly game: Game
  /** The search text. If it is empty or a section number, the whole book is shown. */
  readonly query: TextLine
  /** The first line shown. */
  readonly scroll: number
  /** The reason the rule was looked up, or null. */
  readonly about: string | null
  /** The selected line of the table of contents, or null while the book is shown. */
  readonly contents: number | null
  /** The rule of the open question, listed first in the table of contents. Null without a question. */
  readonly asked: string | null
  /** The lines from which earlier jumps started, most recent last. */
  readonly trail: readonly number[]
  /** The page to return to. */
  readonly under: Overlay | null
}

/** A line of the book. `heading` is true for the headings of chapters and sections. */
interface BookLine {
  readonly text: string
  readonly heading: boolean
}

/** The rulebook's lines, wrapped to a width. */
interface BookPages {
  readonly lines: readonly BookLine[]
  /**
   * The first line of each section, in order. `top` is the line of the chapter heading if the section opens a chapter.
   */
  readonly starts: readonly { readonly id: string; readonly line: number; readonly top: number }[]
}

/** The maximum number of search results shown. */
const MAX_RESULTS = 40
/** The maximum number of earlier positions that are remembered. */
const MAX_TRAIL = 40
/** The maximum line width that is easy to read. */
export const WIDEST_RULES = 92
/** The number of screen lines around the text: title, search text, reason, blank lines, footer. */
const FIXED_ROWS = 6

/** The place at which to open the rulebook. */
interface Opening {
  /** The rule for an event or a question. */
  readonly rule?: string
  /** A section number or search words. */
  readonly words?: string
  /** The reason for looking up the rule. */
  readonly about?: string
  /** True to show the table of contents first. */
  readonly contents?: boolean
}

/** Opens a game's rulebook at a rule, with a search, or by default at the beginning. */
export function openRules(
  model: Model,
  native: Game,
  { rule = '', words = '', about, contents = false }: Opening = {},
): Update {
  const game = model.screen.kind === 'table' ? native : gameInLanguage(model, native)
  const book = rulebookOf(game)
  if (!book) return withNotice(model, { tone: 'bad', lines: [sentence('rules-no-book', { game: game.title })] })
  const section = ruleOf(book, rule) ?? findSection(book, words)
  const query = lineOf(section ? '' : words.trim())
  const page: RulesPage = {
    kind: 'rules',
    game,
    query,
    scroll: 0,
    about: about ?? null,
    contents: contents ? 0 : null,
    asked: askedRule(model, book),
    trail: [],
    under: model.overlay?.kind === 'page' ? model.overlay : null,
  }
  return noEffect({ ...model, overlay: section ? atSection(model, page, section.id) : page })
}

/** Returns the number of the section about the open question, or null. A covered table doesn't reveal it. */
function askedRule({ screen }: Model, book: RuleBook): string | null {
  const question = screen.kind === 'table' && !screen.covered ? screen.position.question : null
  return question ? (ruleOf(book, question.rule)?.id ?? null) : null
}

/** Returns the section with the given number, or the first section of the chapter with that number. */
function findSection(book: RuleBook, words: string): RuleSection | undefined {
  const number = words.trim()
  return book.section(number) ?? book.inChapter(number.toUpperCase())[0]
}

export function onRulesCommand(model: Model, page: RulesPage, command: Command, pressed: PressedKey): Update {
  const to = (scroll: number): Update =>
    noEffect({ ...model, overlay: { ...page, scroll: bounded(model, page, scroll) } })
  const rows = roomFor(model)
  if (page.contents !== null) return inContents(model, page, page.contents, command)
  switch (command.name) {
    case 'left':
    case 'right':
      if (page.query.text !== '') return onRulesKey(model, page, pressed)
      return to(nextSection(pagesOf(page, model.columns), page.scroll, command.name === 'right'))
    case 'back': {
      if (page.query.text !== '') return onRulesKey(model, page, pressed)
      const before = page.trail.at(-1)
      const trail = page.trail.slice(0, -1)
      return noEffect({
        ...model,
        overlay: before === undefined ? { ...page, contents: 0 } : { ...page, trail, scroll: before },
      })
    }
    case 'contents':
      return noEffect({ ...model, overlay: { ...page, query: lineOf(''), contents: 0 } })
    case 'up':
      return to(page.scroll - 1)
    case 'down':
      return to(page.scroll + 1)
    case 'earlier':
      return to(page.scroll - rows + 1)
    case 'later':
      return to(page.scroll + rows - 1)
    case 'take': {
      // In search results, open the book at the section shown at the top.
      const id = sectionAt(pagesOf(page, model.columns), page.scroll)
      const isSearch = page.query.text.trim() !== ''
      return noEffect({
        ...model,
        overlay: isSearch && id ? atSection(model, { ...page, query: lineOf('') }, id) : page.under,
      })
    }
    case 'leave':
      return noEffect({ ...model, overlay: page.under })
    default:
      return noEffect(model)
  }
}

/** A line of the table of contents, and the section it opens. */
interface ContentsLine {
  readonly text: string
  readonly id: string
  /** True if the line opens a whole chapter at its heading. */
  readonly chapter: boolean
}

/** Returns the lines of the table of contents: the rule of the open question, if there is one, then the chapters. */
function contentsOf({ game, asked }: RulesPage, words: Messages): ContentsLine[] {
  const book = rulebookOf(game)
  if (!book) return []
  const now = asked === null ? undefined : book.section(asked)
  return [
    ...(now ? [{ text: words.get('rules-now', { rule: now.id, title: now.title }), id: now.id, chapter: false }] : []),
    ...book.chapters.flatMap(({ number, title, intro }) => {
      const [first] = book.inChapter(number)
      return first ? [{ text: `${number.padStart(3)}  ${title}: ${intro}`, id: first.id, chapter: true }] : []
    }),
  ]
}

function inContents(model: Model, page: RulesPage, selected: number, command: Command): Update {
  const entries = contentsOf(page, wordsOf(model))
  const contents = moveSelection(command.name, selected, entries.length, roomFor(model))
  if (contents !== null) return noEffect(contents === selected ? model : { ...model, overlay: { ...page, contents } })
  switch (command.name) {
    case 'take': {
      const entry = entries[selected]
      if (!entry) return noEffect(model)
      return noEffect({ ...model, overlay: atSection(model, { ...page, contents: null }, entry.id, entry.chapter) })
    }
    default:
      return noEffect({ ...model, overlay: page.under })
  }
}

/** Returns the index of the first line to show, chosen so that the selected line is in view. */
const topOf = (selected: number, count: number, room: number): number =>
  Math.max(0, Math.min(selected - (room >> 1), count - room))

/** Returns the visible part of the table of contents, the index of its first line and the number of lines after it. */
export function contentsPart(model: Model, page: RulesPage, selected: number, words: Messages) {
  const entries = contentsOf(page, words)
  const room = roomFor(model)
  const from = topOf(selected, entries.length, room)
  const shown = entries.slice(from, from + room)
  return { shown, from, rest: entries.length - from - shown.length, room }
}

/** Returns the first line of the next or previous section, or the same line if there is none. */
function nextSection({ starts }: BookPages, line: number, isForward: boolean): number {
  const next = isForward ? starts.find(start => start.line > line) : starts.filter(start => start.line < line).at(-1)
  return next?.line ?? line
}

/** Handles a key that edits the search text. */
export function onRulesKey(model: Model, page: RulesPage, { key, text }: PressedKey): Update {
  const query = editText(page.query, key) ?? (text === null ? null : insertText(page.query, text, 60))
  if (!query) return noEffect(model)
  const next = { ...page, query, scroll: 0, contents: null }
  if (query.text === page.query.text) return noEffect({ ...model, overlay: { ...page, query } })
  const book = rulebookOf(page.game)
  const section = book && findSection(book, query.text)
  return noEffect({ ...model, overlay: section ? atSection(model, next, section.id) : next })
}

/** Returns true if the text doesn't fit on the screen. */
export const hasRulesBeyond = (model: Model, page: RulesPage): boolean =>
  pagesOf(page, model.columns).lines.length > roomFor(model)

/** Returns the visible part of the book, the number of lines after it, and a message about the search. */
export function bookPart(model: Model, page: RulesPage, words: Messages) {
  const { lines, starts } = pagesOf(page, model.columns)
  const scroll = bounded(model, page, page.scroll)
  const room = roomFor(model)
  const shown = lines.slice(scroll, scroll + room)
  return {
    shown,
    first: scroll,
    rest: lines.length - scroll - shown.length,
    room,
    found: isReading(page) ? '' : foundWords(words, starts.length),
  }
}

const foundWords = (words: Messages, n: number): string =>
  n === 0 ? words.get('rules-nothing-found') : words.get('rules-found', { n })

const roomFor = ({ rows }: Model): number => Math.max(1, rows - FIXED_ROWS)

function bounded(model: Model, page: RulesPage, scroll: number): number {
  const { length } = pagesOf(page, model.columns).lines
  return Math.min(Math.max(0, scroll), Math.max(0, length - roomFor(model)))
}

/** Returns the page scrolled to a section, or to its chapter heading, with the previous position added to the trail. */
function atSection(model: Model, page: RulesPage, id: string, withChapter = false): RulesPage {
  const { starts } = pagesOf(page, model.columns)
  const start = starts.find(it => it.id === id)
  const trail = page.scroll > 0 ? [...page.trail, page.scroll].slice(-MAX_TRAIL) : page.trail
  return { ...page, trail, scroll: bounded(model, page, (withChapter ? start?.top : start?.line) ?? 0) }
}

function sectionAt({ starts }: BookPages, line: number): string | null {
  return starts.find(start => start.line >= line)?.id ?? starts.at(-1)?.id ?? null
}

/** Returns true if the whole book is shown: there is no search text, or it is a section number. */
function isReading({ query, game }: RulesPage): boolean {
  const book = rulebookOf(game)
  return query.text.trim() === '' || (book !== undefined && findSection(book, query.text) !== undefined)
}

const bookCache = new WeakMap<RuleBook, Map<number, BookPages>>()

function pagesOf(page: RulesPage, columns: number): BookPages {
  const book = rulebookOf(page.game)
  if (!book) return { lines: [], starts: [] }
  const textWidth = Math.min(columns - 4, WIDEST_RULES)
  const words = messagesIn(page.game.language ?? 'en')
  if (!isReading(page)) return layOutSections(words, book.search(page.query.text).slice(0, MAX_RESULTS), textWidth)
  const byWidth = bookCache.get(book) ?? new Map<number, BookPages>()
  bookCache.set(book, byWidth)
  let pages = byWidth.get(textWidth)
  if (!pages) {
    pages = layOutSections(words, book.sections, textWidth, book)
    byWidth.set(textWidth, pages)
  }
  return pages
}

/** Lays out sections one after the other. If `book` is given, adds the chapter headings. */
function layOutSections(words: Messages, sections: readonly RuleSection[], wide: number, book?: RuleBook): BookPages {
  const lines: BookLine[] = []
  const starts: { id: string; line: number; top: number }[] = []
  let chapter = ''
  for (const section of sections) {
    const newChapter =
      section.chapter === chapter ? undefined : book?.chapters.find(it => it.number === section.chapter)
    chapter = section.chapter
    const top = lines.length
    if (newChapter) {
      const intro = wrap(
        words.get('rules-chapter', { number: newChapter.number, title: newChapter.title, intro: newChapter.intro }),
        wide,
      )
      lines.push(...intro.map(text => ({ text, heading: true })), { text: '', heading: false })
    }
    starts.push({ id: section.id, line: lines.length, top })
    lines.push(...wrap(`${section.id}  ${section.title}`, wide).map(text => ({ text, heading: true })))
    lines.push(...wrap(section.text, wide - 2).map(text => ({ text: `  ${text}`, heading: false })))
    lines.push({ text: '', heading: false })
  }
  return { lines, starts }
}
