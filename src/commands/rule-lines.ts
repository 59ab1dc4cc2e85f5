import { type Messages, type Sentence, sentence } from '../text/index.ts'
import { excerpt, similarWords } from './read.ts'

/** The parts of a rulebook that the `rules` command needs. */
export interface RuleBook {
  readonly chapters: readonly { readonly number: string; readonly title: string; readonly intro: string }[]
  readonly sections: readonly RuleSection[]
  /** Chapters that are shown together on one page, and the word that opens the page. */
  readonly page?: { readonly word: string; readonly chapters: readonly string[] }
  section(id: string): RuleSection | undefined
  inChapter(number: string): readonly RuleSection[]
  /** Returns the sections that match the words, best first. */
  search(words: string): readonly RuleSection[]
}

export interface RuleSection {
  readonly id: string
  readonly chapter: string
  readonly title: string
  readonly text: string
}

/** The maximum number of sections shown in full. Further sections are listed by title. */
const MAX_SECTIONS = 8
/** The maximum number of sections listed by title. Further sections are only counted. */
const MAX_TITLES = 40

/**
 * Returns the output of `rules`. Without words, this is the list of chapters. For a number, it is that chapter, or that
 * section with its subsections. For the word of the rulebook's page, it is all chapters on that page. Otherwise, it is
 * the matching sections, or a message that there are none.
 */
export function ruleLines(words: Messages, book: RuleBook, typed: string): string[] {
  const wanted = typed.trim()
  if (wanted === '') {
    return [
      ...book.chapters.map(({ number, title, intro }) => `${number.padStart(3)}  ${title}: ${intro}`),
      words.get('rules-how', { section: book.sections[0]?.id ?? '' }),
    ]
  }
  const page = pageOf(book, wanted)
  if (page.length > 0)
    return page.flatMap(({ number }, i) => [...(i > 0 ? [''] : []), ...ruleLines(words, book, number)])
  const chapter = book.chapters.find(({ number }) => number.toLowerCase() === wanted.toLowerCase())
  if (chapter)
    return [
      `${chapter.number}. ${chapter.title}: ${chapter.intro}`,
      ...sectionLines(words, book.inChapter(chapter.number), Number.POSITIVE_INFINITY),
    ]
  const section = book.section(wanted)
  if (section) return sectionLines(words, [section, ...below(book, section.id)], MAX_SECTIONS)
  const found = book.search(wanted)
  return found.length > 0 ? sectionLines(words, found, MAX_SECTIONS) : [words.format(noRuleText(book, wanted))]
}

/** Returns a message saying that no rule matches, with similar words from the rules. */
export function noRuleText(book: RuleBook, typed: string): Sentence {
  const near = similarWords(typed, wordsOf(book)).map(word => sentence('input-quoted', { word }))
  const about = { words: excerpt(typed) }
  return near.length > 0
    ? sentence('rules-none-near', { ...about, near: { items: near, last: 'or' } })
    : sentence('rules-none-about', about)
}

/** Returns the words in a book, except short ones, which resemble too many others. */
function wordsOf({ sections }: RuleBook): readonly string[] {
  const all = sections.flatMap(({ title, text }) => `${title} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return [...new Set(all)]
}

/**
 * Returns the result of `rules` as data: the chapters (all of them without words, or those that the words name) with
 * their sections, or else the matching sections. The list of all chapters comes without sections.
 */
export function rulesFound(book: RuleBook, typed: string) {
  const wanted = typed.trim()
  const chapters = book.chapters.filter(
    chapter =>
      wanted === '' || chapter.number.toLowerCase() === wanted.toLowerCase() || pageOf(book, wanted).includes(chapter),
  )
  if (chapters.length > 0) {
    const sections = wanted === '' ? [] : chapters.flatMap(({ number }) => book.inChapter(number))
    return {
      chapters: chapters.map(({ number, title, intro }) => ({ number, title, intro })),
      sections: sections.map(asData),
    }
  }
  const section = book.section(wanted)
  const sections = section ? [section, ...below(book, section.id)] : book.search(wanted)
  return { chapters: [], sections: sections.map(asData) }
}

/** Returns the chapters on the page that a word opens, or an empty list. */
const pageOf = ({ page, chapters }: RuleBook, word: string): RuleBook['chapters'] =>
  page?.word === word.toLowerCase() ? chapters.filter(({ number }) => page.chapters.includes(number)) : []

const asData = ({ id, chapter, title, text }: RuleSection) => ({ id, chapter, title, text })

/**
 * Returns the section with this rule number, or else with its longest prefix that is a section number (7.304 for
 * 7.304.9). Returns null if there is none.
 */
export function ruleOf(book: RuleBook, number: string): RuleSection | null {
  for (let id = number; id !== ''; id = id.slice(0, -1)) {
    const section = book.section(id)
    if (section) return section
  }
  return null
}

/** Returns the sections with numbers that extend this one: 7.304.1 and 7.3041 for 7.304. */
function below(book: RuleBook, id: string): RuleSection[] {
  return book.sections.filter(section => section.id !== id && section.id.startsWith(id))
}

function sectionLines(words: Messages, sections: readonly RuleSection[], most: number): string[] {
  const lines = sections.slice(0, most).map(({ id, title, text }) => `${id}  ${title}. ${text}`)
  const rest = sections.slice(lines.length)
  if (rest.length === 0) return lines
  const named = rest.slice(0, MAX_TITLES).map(({ id, title }) => `${id} ${title}`)
  const before = named.join(', ')
  const more = rest.length - named.length
  const further = more > 0 ? words.get('list-more', { before, n: more }) : before
  return [...lines, words.get('rules-further', { sections: further })]
}
