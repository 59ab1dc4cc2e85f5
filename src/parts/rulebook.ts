/** What a section is: a rule of play, one of a part that is not played yet, a word explained, a tale, or a piece of the printed box. */
export const SECTION_KINDS = ['rule', 'later', 'definition', 'flavour', 'component'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** One numbered section of the rulebook, told in our own words. */
export interface Section {
  /** The printed number, `7.304`; a row of its table or an unnumbered part hangs on it, `7.304.1`, `6.walls`. Our own where the book has none. */
  readonly id: string
  /** The number of its chapter, one of `chapters`. */
  readonly chapter: string
  readonly title: string
  readonly kind: SectionKind
  readonly text: string
}

/** A chapter, or an appendix. */
export interface Chapter {
  readonly number: string
  readonly title: string
  /** What it is about, in one sentence. */
  readonly intro: string
}

/** The rules of a game, section by section, in the order they are printed. */
export interface Rulebook {
  readonly chapters: readonly Chapter[]
  readonly sections: readonly Section[]
  /** Chapters that are read together by a word of their own, such as all that differs from another book; left out where there are none. */
  readonly page?: Page
  /** The section of this number, or undefined where the book has none. */
  section(id: string): Section | undefined
  /** The sections of a chapter; none where there is no such chapter. */
  inChapter(number: string): readonly Section[]
  /** The section of this very number, then all that have any of the words: most words first, then the best places. */
  search(words: string): readonly Section[]
}

/** Chapters that are read together, by their numbers, and the word for them. */
export interface Page {
  readonly word: string
  readonly chapters: readonly string[]
}

/** What a game's rules.json holds. */
export interface RulesFile {
  readonly chapters: readonly Chapter[]
  readonly sections: readonly (Omit<Section, 'kind'> & { readonly kind: string })[]
}

/** A rulebook in another language: its chapters, and the same sections under the same numbers, each with what is said there of it. */
export const translated = (
  file: RulesFile,
  said: {
    readonly chapters: readonly Chapter[]
    readonly sections: readonly (Pick<Section, 'id'> & Partial<Section>)[]
  },
): RulesFile => ({
  chapters: said.chapters,
  sections: file.sections.map(section => ({ ...section, ...said.sections.find(({ id }) => id === section.id) })),
})

/** Words that are everywhere and tell nothing of what is sought. */
const SMALL_WORDS = new Set(
  'a an and are at can do does for from how i if in is it my of on or that the to what when with you'.split(' '),
)

/** What a found word is worth by where it is found, and how much of it a beginning alone is worth there. */
const WORTH = {
  id: { whole: 50, beginning: 12 },
  title: { whole: 8, beginning: 4 },
  text: { whole: 3, beginning: 1 },
} as const

/** Text as bare words: small letters without accents, no possessive s; a section number stays whole. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?\b/g, '')
    .toLowerCase()
  return plain.match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []
}

/** A word without its ending, so that `healing` finds `heal`. Short words and numbers stay as they are. */
const stem = (word: string): string => (/^[a-z]{4,}$/.test(word) ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word)

/** The words worth seeking or finding, without their endings. */
const keysOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !SMALL_WORDS.has(word))
    .map(stem)

interface Entry {
  readonly section: Section
  readonly id: readonly string[]
  readonly title: readonly string[]
  readonly text: readonly string[]
}

const indexed = (section: Section): Entry => ({
  section,
  id: [section.id.toLowerCase()],
  title: keysOf(section.title),
  text: keysOf(section.text),
})

/**
 * True where the word sought begins a word: `move` and `movement`, `7.304` and `7.304.1`, but not `7.3` and `7.304`. One
 * letter too many is forgiven, for what the stem has left of an ending: `swimm` and `swim`.
 */
function begins(sought: string, word: string): boolean {
  if (/\d$/.test(sought)) return word.startsWith(sought) && !/^\d/.test(word.slice(sought.length))
  if (sought.length >= 3 && word.startsWith(sought)) return true
  return word.length >= 3 && word.length === sought.length - 1 && sought.startsWith(word)
}

/** What a section is worth to someone who seeks this word; 0 where it is not found. */
function worth(entry: Entry, sought: string): number {
  let sum = 0
  for (const place of ['id', 'title', 'text'] as const) {
    const words = entry[place]
    if (words.includes(sought)) sum += WORTH[place].whole
    else if (words.some(word => begins(sought, word))) sum += WORTH[place].beginning
    else continue
    // A title that is little else than the word sought is what one looks for.
    if (place === 'title') sum += WORTH.title.whole / words.length
  }
  return sum
}

function rank(entries: readonly Entry[], query: string): readonly Section[] {
  const sought = [...new Set(keysOf(query))]
  return entries
    .map(entry => {
      const values = sought.map(word => worth(entry, word))
      return {
        entry,
        found: values.filter(value => value > 0).length,
        sum: values.reduce((sum, value) => sum + value, 0),
      }
    })
    .filter(hit => hit.found > 0)
    .sort((a, b) => b.found - a.found || b.sum - a.sum)
    .map(hit => hit.entry.section)
}

function kindOf(text: string): SectionKind {
  const kind = SECTION_KINDS.find(kind => kind === text)
  if (kind === undefined) throw new Error(`rules.json: no kind of section is called ${text}`)
  return kind
}

/** A rulebook of what its file holds. Throws Error for a kind of section there is not. */
export function openRulebook(rulesFile: RulesFile, page?: Page): Rulebook {
  const sections = rulesFile.sections.map(section => ({ ...section, kind: kindOf(section.kind) }))
  const byId = new Map(sections.map(section => [section.id, section]))
  let index: readonly Entry[] | undefined
  return {
    chapters: rulesFile.chapters,
    sections,
    ...(page && { page }),
    section: id => byId.get(id),
    inChapter: number => sections.filter(section => section.chapter === number),
    search: words => {
      index ??= sections.map(indexed)
      const number = words.trim().toLowerCase()
      const named = sections.filter(section => section.id.toLowerCase() === number)
      return [...named, ...rank(index, words).filter(section => !named.includes(section))]
    },
  }
}

type Rulebooks = Readonly<{ en: Rulebook } & Record<string, Rulebook>>

const rulebooks = new Map<string, Rulebooks>()

/** Makes the rulebooks of a game known, one for each language it is told in, as it is loaded. */
export function shelveRulebooks(game: string, all: Rulebooks): void {
  rulebooks.set(game, all)
}

/** The rulebook of a loaded game in the language it is told in, in English where it has none in that; undefined for a game without one. */
export function rulebookOf({
  id,
  language = 'en',
}: {
  readonly id: string
  readonly language?: string
}): Rulebook | undefined {
  const all = rulebooks.get(id)
  return all && (Object.hasOwn(all, language) ? all[language] : all.en)
}
