import fc from 'fast-check'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { fromCells, ONE_COLUMN_EACH, toCells } from '../../src/terminal/cells.ts'
import { clean, cut, cutWithin, pad, slice, width, wrap } from '../../src/terminal/text.ts'
import { paint, themes } from '../../src/terminal/theme.ts'

const red = (text: string) => `\x1b[31m${text}\x1b[39m`
const bare = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '')

/** Styled text with narrow, wide and combined characters. */
const styled = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('a', 'word', ' ', '  ', 'é', '♣', '漢字', '👨‍👩‍👧', 'e\u0301', '…') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('\x1b[1m', '\x1b[31m', '\x1b[0m', '\x1b[39m', '\x1b[7;44m', '\x1b[38;5;208m'),
      },
    ),
    { maxLength: 40 },
  )
  .map(parts => parts.join(''))

describe('width', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    [red('abc'), 3],
    ['漢字', 4],
    ['e\u0301', 1],
    ['👨‍👩‍👧', 2],
    ['♣▲⌂', 3],
    ['a\x1b]8;;http://x\x07b', 2],
  ])('of %j is %d', (text, columns) => {
    expect(width(text)).toBe(columns)
  })
})

describe('cut', () => {
  it('keeps a line that fits, and closes its styles', () => {
    expect(cut('abc', 3)).toBe('abc')
    expect(bare(cut('\x1b[31mabc', 9))).toBe('abc')
    expect(cut('\x1b[31mabc', 9)).toMatch(/\x1b\[0m$/)
  })

  it('ends with the given mark', () => {
    expect(cut('abcdef', 4, '…')).toBe('abc…')
    expect(cut('abc', 3, '…')).toBe('abc')
    expect(cut('abc', 0, '…')).toBe('')
  })

  it('can have its mark in the middle, for names that differ at the end', () => {
    expect(cutWithin('wizards-1982-spring-12', 11, '…')).toBe('wizar…ng-12')
    expect(cutWithin('abcdef', 3, '…')).toBe('a…f')
    expect(cutWithin('abc', 3, '…')).toBe('abc')
    expect(width(cutWithin('漢字漢字漢字', 6, '…'))).toBe(6)
  })

  it('never cuts a wide character in two', () => {
    expect(cut('漢字', 3)).toBe('漢')
    expect(cut('漢字', 1)).toBe('')
  })

  it('keeps the style of the rest', () => {
    expect(toCells(cut(`${red('ab')}cd`, 3))).toEqual(toCells(`${red('ab')}c`))
  })

  it('takes at most the given columns, for any text', () => {
    fc.assert(fc.property(styled, fc.nat(30), (text, columns) => width(cut(text, columns, '…')) <= columns))
  })
})

describe('pad', () => {
  it('fills on the given side', () => {
    expect(pad('ab', 5)).toBe('ab   ')
    expect(pad('ab', 5, 'right')).toBe('   ab')
    expect(pad('ab', 5, 'center')).toBe(' ab  ')
    expect(pad('abcdef', 5, 'left', '…')).toBe('abcd…')
  })

  it('returns exactly the given columns, for any text', () => {
    fc.assert(
      fc.property(styled, fc.nat(30), fc.constantFrom('left', 'right', 'center'), (text, columns, align) => {
        expect(width(pad(text, columns, align))).toBe(columns)
      }),
    )
  })
})

describe('slice', () => {
  it('returns the given columns, with blanks for missing text', () => {
    expect(slice('abcdef', 2, 4)).toBe('cd')
    expect(slice('abc', 2, 6)).toBe('c   ')
    expect(slice('abc', 5, 7)).toBe('  ')
    expect(slice('漢字漢', 1, 5)).toBe(' 字 ')
    expect(slice(red('abc'), 1, 2)).toBe('\x1b[31mb\x1b[0m')
  })

  it('returns exactly the given columns, for any text', () => {
    fc.assert(
      fc.property(styled, fc.nat(30), fc.nat(20), (text, from, columns) => {
        expect(width(slice(text, from, from + columns))).toBe(columns)
      }),
    )
  })
})

describe('wrap', () => {
  it('breaks between words', () => {
    expect(wrap('the quick brown fox', 9)).toEqual(['the quick', 'brown fox'])
    expect(wrap('the quick brown fox', 10)).toEqual(['the quick', 'brown fox'])
    expect(wrap('', 10)).toEqual([''])
  })

  it('breaks a word only if it is longer than a line', () => {
    expect(wrap('a supercalifragilistic b', 8)).toEqual(['a', 'supercal', 'ifragili', 'stic b'])
  })

  it('keeps paragraphs and their first indent', () => {
    expect(wrap('one\n\n  two three', 7)).toEqual(['one', '', '  two', 'three'])
  })

  it('indents the following lines', () => {
    expect(wrap('- one two three', 8, '  ')).toEqual(['- one', '  two', '  three'])
    expect(wrap('word', 8, '  ')).toEqual(['word'])
    expect(wrap('word       ', 6)).toEqual(['word'])
  })

  it('carries every style from line to line', () => {
    const lines = wrap('\x1b[1;31mone two\nthree\x1b[0m four', 5)
    expect(lines.map(bare)).toEqual(['one', 'two', 'three', 'four'])
    for (const line of lines.slice(0, 3)) {
      for (const cell of toCells(line)) expect(cell.style).toMatchObject({ attributes: 1, foreground: '31' })
    }
    expect(toCells(lines[3] ?? '')[0]?.style).toMatchObject({ attributes: 0, foreground: '' })
  })

  it('fits every line and loses only spaces, for any text', () => {
    fc.assert(
      fc.property(styled, fc.integer({ min: 2, max: 30 }), (text, columns) => {
        const lines = wrap(text, columns)
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns)
        expect(lines.map(bare).join('').replace(/ /g, '')).toBe(bare(text).replace(/ /g, ''))
      }),
    )
  })
})

describe('clean', () => {
  it.each([
    ['a name', 'Ann', 'Ann'],
    ['colors', '\x1b[31mAnn\x1b[0m', 'Ann'],
    ['a title change', 'a\x1b]0;owned\x07b', 'ab'],
    ['an escape made of the rest of another', '\x1b\x1b[31m[31mx', '[31mx'],
    ['a raw control sequence', '\x9b2Jx', 'x'],
    ['changes of direction', 'abc\u202edcba\u2066x\u200f', 'abcdcbax'],
    ['invisible characters', 'A\u200bn\ufeffn\u{e0041}\u2060', 'Ann'],
    ['line breaks', 'one\r\n\ttwo\u2028three', 'one two three'],
    ['lone halves', 'a\ud800b', 'ab'],
    ['letters of every language', 'Zoë 漢字 עברית 👨‍👩‍👧', 'Zoë 漢字 עברית 👨‍👩‍👧'],
  ])('handles %s', (_, text, result) => {
    expect(clean(text)).toBe(result)
  })

  it('keeps only a few combining marks on a letter', () => {
    expect(clean(`x${'\u0336'.repeat(50)}y`)).toBe(`x${'\u0336'.repeat(4)}y`)
  })

  it('leaves nothing harmful, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const cleaned = clean(`${a}\x1b${b}\x9b${a}`)
        expect(cleaned).not.toMatch(/[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/)
        expect(clean(cleaned)).toBe(cleaned)
      }),
    )
  })
})

describe('are parsed from a line and form the same line again', () => {
  it('are read from a line and form the same line again', () => {
    fc.assert(
      fc.property(styled, text => {
        const cells = toCells(text)
        expect(toCells(fromCells(cells))).toEqual(cells)
      }),
    )
  })

  it('have one column each in the fast path', () => {
    for (let code = 0; code < 0x10000; code++) {
      const char = String.fromCharCode(code)
      if (ONE_COLUMN_EACH.test(char)) expect([char, stringWidth(`a${char}b`)]).toEqual([char, 3])
    }
  })

  it('contain nothing that moves the cursor', () => {
    expect(toCells('a\x1b[2J\x1b[5;5H\r\n\t\x07\x1bcb').map(cell => cell.text)).toEqual(['a', 'b'])
  })

  it('support every terminal color', () => {
    const inks = toCells('\x1b[91ma\x1b[38;5;9mb\x1b[38;2;1;2;3mc\x1b[38:2::4:5:6md\x1b[58;5;1;39me').map(
      c => c.style.foreground,
    )
    expect(inks).toEqual(['91', '38;5;9', '38;2;1;2;3', '38;2;4;5;6', ''])
  })

  it('are parsed from painted text', () => {
    const cells = toCells(paint(themes.dusk, 'bad', `a${paint(themes.dusk, 'key', 'b')}c`))
    expect(cells.map(cell => [cell.style.attributes, cell.style.foreground])).toEqual([
      [0, '91'],
      [1, '93'],
      [0, '91'],
    ])
  })
})
