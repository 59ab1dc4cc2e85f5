import { describe, expect, it } from 'vitest'
import { noRuleText, type RuleBook, type RuleSection, ruleLines, ruleOf, rulesFound } from '../../src/commands/index.ts'
import { english } from '../words.ts'

const section = (id: string, title: string, text: string): RuleSection => ({
  id,
  chapter: id.split('.')[0]!,
  title,
  text,
})
const sections = [
  section('7.3', 'Demons', 'Roll two dice.'),
  section('7.304', 'Capture', 'A demon carries you off.'),
  section('7.31', 'Escape', 'Run.'),
  section('8.1', 'Boats', 'Sail anywhere.'),
]
const book: RuleBook = {
  chapters: [
    { number: '7', title: 'Encounters', intro: 'Whom you meet.' },
    { number: '8', title: 'Travel', intro: 'How you move.' },
    { number: 'A', title: 'Events', intro: 'What happens.' },
  ],
  sections,
  page: { word: 'cards', chapters: ['8', 'A'] },
  section: id => sections.find(known => known.id === id),
  inChapter: number => sections.filter(({ chapter }) => chapter === number),
  search: words => sections.filter(({ text }) => text.toLowerCase().includes(words.toLowerCase())),
}
const lines = (typed: string, of = book) => ruleLines(english, of, typed)
const found = (typed: string) => {
  const { chapters, sections } = rulesFound(book, typed)
  return [chapters.map(({ number }) => number), sections.map(({ id }) => id)]
}
const demons = '7.3  Demons. Roll two dice.'
const capture = '7.304  Capture. A demon carries you off.'
const running = '7.31  Escape. Run.'
const boats = '8.1  Boats. Sail anywhere.'

describe('looking up the rules', () => {
  it('lists the chapters and explains how to look one up', () => {
    expect(lines(' ')).toEqual([
      '  7  Encounters: Whom you meet.',
      '  8  Travel: How you move.',
      '  A  Events: What happens.',
      'Type the number of a chapter or section ("rules 7.3"), or words to search for ("rules dice").',
    ])
    expect(found('')).toEqual([['7', '8', 'A'], []])
  })

  it('shows a whole chapter, regardless of the case of its number', () => {
    expect(lines(' 7 ')).toEqual(['7. Encounters: Whom you meet.', demons, capture, running])
    expect(lines('a')).toEqual(['A. Events: What happens.'])
    expect(found('7')).toEqual([['7'], ['7.3', '7.304', '7.31']])
    expect(found('a')).toEqual([['A'], []])
  })

  it('shows the chapters of a page with a blank line between them', () => {
    expect(lines('Cards')).toEqual(['8. Travel: How you move.', boats, '', 'A. Events: What happens.'])
    expect(found('CARDS')).toEqual([['8', 'A'], ['8.1']])
    expect(lines('cards', { ...book, page: undefined })).toHaveLength(1)
  })

  it('shows a section with its subsections', () => {
    expect(lines('7.3')).toEqual([demons, capture, running])
    expect(lines('7.304')).toEqual([capture])
    expect(found('7.3')).toEqual([[], ['7.3', '7.304', '7.31']])
    expect(rulesFound(book, '8.1').sections).toEqual([sections[3]])
    expect(rulesFound(book, '8').chapters).toEqual([book.chapters[1]])
  })

  it('shows the sections that match words, and otherwise suggests words', () => {
    expect(lines(' carries ')).toEqual([capture])
    expect(found('carries')).toEqual([[], ['7.304']])
    expect(lines('carrise')).toEqual(['No rule mentions "carrise". Did you mean "carries"?'])
    expect(lines('xyzzyx')).toEqual(['No rule mentions "xyzzyx"; "rules" lists the chapters.'])
    // Words with fewer than four letters are not suggested.
    expect(english.format(noRuleText(book, 'rum'))).not.toContain('run')
    expect(english.format(noRuleText(book, 'demon\u001bz'))).toBe(
      'No rule mentions "demonz". Did you mean "demons" or "demon"?',
    )
  })

  it('shows eight sections in full, forty by title, and counts the rest', () => {
    const many = (n: number) => {
      const sections = Array.from({ length: n }, (_, i) => section(`9.${i}`, `Title ${i}`, 'dice'))
      return lines('dice', { ...book, sections, search: () => sections })
    }
    expect(many(8)).toHaveLength(8)
    expect(many(9).at(-1)).toBe('See also: 9.8 Title 8.')
    expect(many(10)).toHaveLength(9)
    expect(many(10).at(-1)).toBe('See also: 9.8 Title 8, 9.9 Title 9.')
    expect(many(48).at(-1)).toMatch(/, 9\.47 Title 47\.$/)
    expect(many(50).at(-1)).toMatch(/, 9\.47 Title 47 and 2 more\.$/)
  })

  it('finds the section with the longest number that a rule begins with', () => {
    expect(ruleOf(book, '7.304')?.id).toBe('7.304')
    expect(ruleOf(book, '7.304.9')?.id).toBe('7.304')
    expect(ruleOf(book, '7.309')?.id).toBe('7.3')
    expect(ruleOf(book, '9.1')).toBeNull()
    expect(ruleOf(book, '')).toBeNull()
  })
})
