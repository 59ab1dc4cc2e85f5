/**
 * The kind of a section: a rule, a rule for a part of the game that isn't implemented yet, a definition, flavor text,
 * or a component of the printed box.
 */
export const SECTION_KINDS = ['rule', 'later', 'definition', 'flavor', 'component'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** One numbered section of the rulebook, in our own words. */
export interface Section {
  /**
   * The printed number (`7.304`), extended for table rows and unnumbered parts (`7.304.1`, `6.walls`). If the book has
   * no number, this is our own.
   */
  readonly id: string
  /** The number of the section's chapter, one of `chapters`. */
  readonly chapter: string
  readonly title: string
  readonly kind: SectionKind
  readonly text: string
}

/** A chapter or an appendix. */
export interface Chapter {
  readonly number: string
  readonly title: string
  /** One sentence about the chapter. */
  readonly intro: string
}

/** The rules of a game, section by section, in the order they are printed. */
export interface Rulebook {
  readonly chapters: readonly Chapter[]
  readonly sections: readonly Section[]
  /** Chapters that are shown together as one page, such as all differences from another rulebook. */
  readonly page?: RulebookPage
  /** Returns the section with this number, or undefined if there is none. */
  section(id: string): Section | undefined
  /** Returns the sections of a chapter, or an empty list if there is no such chapter. */
  inChapter(number: string): readonly Section[]
  /**
   * Returns the section with exactly this number, if any, and then the sections that contain any of the words. Those
   * that match the most words come first, and among them those with the highest score.
   */
  search(words: string): readonly Section[]
}

/** A page of several chapters (by number), and the word that opens it. */
export interface RulebookPage {
  readonly word: string
  readonly chapters: readonly string[]
}

/** The content of a game's rules.json. */
export interface RulesFile {
  readonly chapters: readonly Chapter[]
  readonly sections: readonly (Omit<Section, 'kind'> & { readonly kind: string })[]
}

/**
 * Returns a rulebook file in another language. Replaces the chapters, and overrides the fields of each section that has
 * a translation.
 */
export const translateRules = (
  file: RulesFile,
  translation: {
    readonly chapters: readonly Chapter[]
    readonly sections: readonly (Pick<Section, 'id'> & Partial<Section>)[]
  },
): RulesFile => ({
  chapters: translation.chapters,
  sections: file.sections.map(section => ({ ...section, ...translation.sections.find(({ id }) => id === section.id) })),
})

/** Common words that a search ignores. */
const SMALL_WORDS = new Set(
  'a an and are at can do does for from how i if in is it my of on or that the to what when with you'.split(' '),
)

/** The score of a matching word, depending on where it occurs and whether it matches as a whole or as a prefix. */
const WORTH = {
  id: { whole: 50, beginning: 12 },
  title: { whole: 8, beginning: 4 },
  text: { whole: 3, beginning: 1 },
} as const

/** Splits text into lower-case words without accents or possessive endings. A section number stays whole. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?\b/g, '')
    .toLowerCase()
  return plain.match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []
}

/** Removes a word's ending, so that `healing` finds `heal`. Short words and numbers stay as they are. */
const stem = (word: string): string => (/^[a-z]{4,}$/.test(word) ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word)

/** Returns the significant words of a piece of text without their endings. */
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
 * Returns true if the word begins with the search word: `move` matches `movement` and `7.304` matches `7.304.1`, but
 * `7.3` doesn't match `7.304`. One extra letter left over from stemming is allowed: `swimm` matches `swim`.
 */
function begins(sought: string, word: string): boolean {
  if (/\d$/.test(sought)) return word.startsWith(sought) && !/^\d/.test(word.slice(sought.length))
  if (sought.length >= 3 && word.startsWith(sought)) return true
  return word.length >= 3 && word.length === sought.length - 1 && sought.startsWith(word)
}

/** Returns a section's score for a search word, or 0 if it doesn't occur. */
function worth(entry: Entry, sought: string): number {
  let sum = 0
  for (const place of ['id', 'title', 'text'] as const) {
    const words = entry[place]
    if (words.includes(sought)) sum += WORTH[place].whole
    else if (words.some(word => begins(sought, word))) sum += WORTH[place].beginning
    else continue
    // A section with a short title that contains the word is probably the one sought.
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
  if (kind === undefined) throw new Error(`rules.json: there is no section kind "${text}"`)
  return kind
}

/** Creates a rulebook from its file. Throws Error for an unknown kind of section. */
export function openRulebook(rulesFile: RulesFile, page?: RulebookPage): Rulebook {
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

/** Registers the rulebooks of a game, one per language, when the game is loaded. */
export function registerRulebooks(game: string, all: Rulebooks): void {
  rulebooks.set(game, all)
}

/**
 * Returns a loaded game's rulebook in the game's language, or in English as a fallback. Returns undefined if it has
 * none.
 */
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
