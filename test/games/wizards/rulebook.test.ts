import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import tilesFile from '../../../data/wizards/tiles.json' with { type: 'json' }
import { rulebook } from '../../../src/games/wizards/rulebook.ts'
import { SECTION_KINDS } from '../../../src/parts/rulebook.ts'

/** Every number printed in the rulebook of 1982, chapters 1 to 14. */
const PRINTED = `
  1 2 3 3.1 3.11 3.12 3.2 3.21 3.22 3.23 3.3 3.31 3.32 3.4 3.5 3.6 3.7 3.71 3.72 3.73 3.74 4 4.1 4.2 4.21 4.211 4.212 4.22
  5 5.1 5.2 5.21 6 7 7a 7b 7c 7d 7e 7f 7g 7h 7i 7j 7k 7.1 7.2 7.3 7.31 7.311 7.312 7.32 7.321 7.322 7.323 7.324 7.325 7.326
  7.3261 7.3262 7.3263 7.327 7.33 7.331 7.332 7.333 7.334 7.335 7.336 7.337 7.34 7.341 7.342 7.343 7.344 7.345 7.346 7.3461
  7.347 7.35 7.351 7.352 7.353 7.354 7.36 7.361 7.37 7.371 7.3711 7.3712 7.372 7.3721 7.38 7.381 7.382 7.39 7.391 7.301
  7.3011 7.302 7.3021 7.303 7.3031 7.3031a 7.3031b 7.30311 7.3032 7.30321 7.3033 7.304 7.3041 7.3042 7.3043 7.3043a 7.3043b
  7.3043c 7.3043d 7.3043e 7.3044 7.305 7.3051 7.3051a 7.3051b 7.3051c 7.3051d 7.3051e 7.3051f 7.3051g 7.3051h 7.3051i 7.4
  7.4a 7.4b 7.4c 7.4d 7.4e 7.4f 7.5 7.6 7.61 7.62 8 8.1 8.1a 8.1b 8.1c 8.1d 8.1e 8.1f 8.2 8.3 8.31 8.4 8.41 8.42 8.421 8.4211
  8.43 8.431 8.44 8.441 8.442 8.45 8.451 8.452 8.46 8.461 8.47 8.5 8.51 8.6 8.7 8.71 8.72 8.73 8.74 9 9.1 9.2 9.3 9.4 9.41
  9.42 9.5 9.6 9.7 9.8 9.9 9.9a 9.9b 9.01 9.011 10 10.1 10.11 10.12 10.13 10.14 10.2 10.21 10.22 10.3 11 11.1 11.2 11.21
  11.211 11.2111 11.212 11.213 11.2131 11.22 11.221 11.222 11.223 11.224 11.2241 11.2242 11.23 11.231 11.2311 11.2312 11.232
  11.2321 11.2322 11.233 11.2331 11.24 12 12.1 12.11 12.11a 12.11b 12.12 12.13 12.131 12.132 12.14 12.141 12.2 12.21 12.22
  12.3 12.4 12.41 12.42 12.43 12.44 12.45 12.46 12.5 12.51 12.511 12.512 12.513 12.52 13 14 14.1 14.2 14.21 14.22 14.23 14.24
  14.25 14.26 14.3`
  .trim()
  .split(/\s+/)

/** The tables of results: those with single numbers and those with pairs. */
const SIX_ROWS = ['7.301', '7.302.r123', '7.302.r4', '7.304', '7.305', '8.table', '8.3', '8.4']
const THREE_ROWS = ['7.353.r123', '7.353.r04', '7.36', '7.371', '7.38', '7.39']

const ids = rulebook.sections.map(section => section.id)
const found = (words: string) => rulebook.search(words).map(section => section.id)

describe('the rulebook in our own words', () => {
  test('has a section for every number in the printed book', () => {
    expect(PRINTED.filter(id => rulebook.section(id) === undefined)).toEqual([])
    // 7.3051 is printed twice; its letter h is about animals, and the second h about healing.
    expect(rulebook.section('7.3051h')?.text).toContain('animal')
    expect(rulebook.section('7.3051.healing')?.text).toContain('7.3044')
  })

  test('has a section for every result of every table', () => {
    const rows = [
      ...SIX_ROWS.flatMap(table => ['1', '2', '3', '4', '5', '6'].map(roll => `${table}.${roll}`)),
      ...THREE_ROWS.flatMap(table => ['1-2', '3-4', '5-6'].map(rolls => `${table}.${rolls}`)),
    ]
    expect(rows.filter(id => rulebook.section(id)?.kind !== 'rule')).toEqual([])
  })

  test('uses each number once', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  test('puts every section in the chapter that its number begins with, and keeps the chapters in order', () => {
    const wrong = rulebook.sections.filter(section => section.chapter !== /^(?:\d+|[A-D])/.exec(section.id)?.[0])
    expect(wrong).toEqual([])
    expect([...new Set(rulebook.sections.map(section => section.chapter))]).toEqual(
      rulebook.chapters.map(chapter => chapter.number),
    )
  })

  test('gives every section a kind, a title and a text of a few whole sentences', () => {
    for (const section of rulebook.sections) {
      expect(SECTION_KINDS).toContain(section.kind)
      expect(section.title, section.id).toMatch(/^\S.{0,58}\S$/)
      expect(section.text, section.id).toMatch(/^[A-Z0-9].{10,420}[.]$/)
    }
  })

  test('refers only to existing sections', () => {
    const astray = rulebook.sections.flatMap(({ id, text }) => {
      const pointers = text.match(/(?<![\w.])\d+\.[a-z0-9]+(?:\.\w+)*/g) ?? []
      return pointers.filter(pointer => rulebook.section(pointer) === undefined).map(pointer => `${id} to ${pointer}`)
    })
    expect(astray).toEqual([])
  })

  test('numbers the Territories as their tiles do (4.1)', () => {
    for (const kind of ['common', 'elven', 'magic']) {
      const named = tilesFile.tiles.filter(tile => tile.kind === kind).sort((a, b) => a.numeral - b.numeral)
      expect(rulebook.section(`4.1.${kind}`)?.text).toContain(
        named.map(tile => `${tile.numeral} ${tile.name}`).join(', '),
      )
    }
  })

  test('lists a chapter section by section, and nothing for an unknown chapter', () => {
    expect(rulebook.inChapter('13').map(section => section.id)).toEqual(['13', '13.unfinished', '13.win'])
    expect(rulebook.inChapter('15')).toEqual([])
    expect(rulebook.section('7.3099')).toBeUndefined()
  })
})

describe('a search in the rulebook', () => {
  test('finds a section by its number first, however it is written', () => {
    for (const id of ids) expect(found(` ${id.toLowerCase()} `)[0]).toBe(id)
  })

  test('finds the table first, then its rows and the sections that refer to it', () => {
    const hits = found('7.304')
    expect(hits.slice(0, 7)).toEqual(['7.304', '7.304.1', '7.304.2', '7.304.3', '7.304.4', '7.304.5', '7.304.6'])
    expect(hits).toContain('8.2')
    expect(hits).not.toContain('7.3043a')
  })

  test('ranks a title above a mention in the text', () => {
    expect(found('unicorn')[0]).toBe('8.43')
    expect(found('telepathy')[0]).toBe('11.231')
    expect(found('horse swimming')[0]).toBe('8.451')
    expect(found('demon dispelling')[0]).toBe('11.222')
    expect(found('star crest')[0]).toBe('6.star-crest')
  })

  test('ranks sections with all the words above those with some', () => {
    const hits = rulebook.search('boat swimming')
    const both = hits.map(({ id, title, text }) => /boat/i.test(id + title + text) && /swim/i.test(id + title + text))
    expect(both.lastIndexOf(true)).toBeLessThan(both.indexOf(false))
    expect(both).toContain(true)
  })

  test('ignores endings, capitals, accents and stop words', () => {
    expect(found('heal')).toEqual(found('healing'))
    expect(found('How do I get the GEMS?')[0]).toBe(found('gem get')[0])
    expect(found('Rüktal')).toEqual(found('ruktal'))
    expect(found("dragon's lair")).toEqual(found('dragon lair'))
  })

  test('finds nothing for an empty search, for stop words alone, or for words in no rule', () => {
    expect(found('')).toEqual([])
    expect(found('what is the')).toEqual([])
    expect(found('spaceship')).toEqual([])
  })

  test('answers any words with sections of the book, none twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), words => {
        const hits = found(words)
        expect(new Set(hits).size).toBe(hits.length)
        expect(hits.every(id => ids.includes(id))).toBe(true)
      }),
    )
  })
})
