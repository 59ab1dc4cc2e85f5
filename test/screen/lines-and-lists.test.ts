import { describe, expect, it } from 'vitest'
import { keyName, typedText, withSwappedKeys } from '../../src/screen/key-names.ts'
import { element, short } from '../../src/screen/kit/xml.ts'
import { moveSelection } from '../../src/screen/list-moves.ts'
import { editText, insertText, lineOf, type TextLine } from '../../src/screen/text-line.ts'
import { pressed } from '../../src/terminal/sequences.ts'
import { keyOf } from './screen-player.ts'

/** Writes a line with a bar at its caret. */
const withCaret = ({ text, at }: TextLine): string => {
  const letters = [...text]
  return [...letters.slice(0, at), '|', ...letters.slice(at)].join('')
}

describe('a line of text', () => {
  it.each([
    ['left', 'cast |fire wall'],
    ['right', 'cast fi|re wall'],
    ['home', '|cast fire wall'],
    ['end', 'cast fire wall|'],
    ['ctrl+a', '|cast fire wall'],
    ['ctrl+e', 'cast fire wall|'],
    ['backspace', 'cast |ire wall'],
    ['delete', 'cast f|re wall'],
    ['ctrl+u', '|ire wall'],
    ['ctrl+k', 'cast f|'],
    ['ctrl+w', 'cast |ire wall'],
  ])('%s edits it at the caret', (key, expected) => {
    expect(withCaret(editText({ text: 'cast fire wall', at: 6 }, key)!)).toBe(expected)
  })

  it('deletes a word with the blanks after it', () => {
    expect(withCaret(editText(lineOf('cast fire  '), 'ctrl+w')!)).toBe('cast |')
  })

  it.each(['left', 'right', 'home', 'end', 'backspace', 'delete', 'ctrl+u', 'ctrl+k', 'ctrl+w'])(
    '%s leaves an empty line empty',
    key => {
      expect(editText(lineOf(''), key)).toEqual({ text: '', at: 0 })
    },
  )

  it('ignores all other keys', () => {
    for (const key of ['a', 'up', 'enter', 'tab', 'escape', 'ctrl+p']) expect(editText(lineOf('a'), key)).toBeNull()
  })

  it('counts a letter outside the basic plane as one', () => {
    expect(lineOf('a🂡b')).toEqual({ text: 'a🂡b', at: 3 })
    expect(withCaret(editText({ text: 'a🂡b', at: 2 }, 'backspace')!)).toBe('a|b')
    expect(withCaret(insertText({ text: 'a🂡b', at: 2 }, '🂢'))).toBe('a🂡🂢|b')
  })

  it('takes text at the caret, up to its maximum length', () => {
    expect(withCaret(insertText({ text: 'ab', at: 1 }, 'xy'))).toBe('axy|b')
    expect(withCaret(insertText({ text: 'ab', at: 1 }, 'xyz', 4))).toBe('axy|b')
    expect(withCaret(insertText({ text: 'abcd', at: 1 }, 'x', 4))).toBe('a|bcd')
    expect(withCaret(insertText({ text: 'abcde', at: 1 }, 'x', 4))).toBe('a|bcde')
    expect(insertText(lineOf(''), 'x'.repeat(500)).at).toBe(400)
  })
})

describe('a list', () => {
  it.each([
    ['up', [0, 1, 7], [0, 0, 6]],
    ['down', [0, 7, 9], [1, 8, 9]],
    ['earlier', [3, 7, 9], [0, 3, 5]],
    ['later', [0, 5, 9], [4, 9, 9]],
    ['first', [0, 5, 9], [0, 0, 0]],
    ['last', [0, 5, 9], [9, 9, 9]],
  ] as const)('%s moves the selection of ten lines, four of them visible', (name, from, expected) => {
    expect(from.map(selected => moveSelection(name, selected, 10, 4))).toEqual(expected)
  })

  it('stays at its first line if it is empty', () => {
    for (const name of ['up', 'down', 'earlier', 'later', 'first', 'last'] as const)
      expect(moveSelection(name, 0, 0, 4)).toBe(0)
  })

  it('does not move with other commands', () => {
    expect(moveSelection('take', 3, 10, 4)).toBeNull()
    expect(moveSelection('leave', 3, 10, 4)).toBeNull()
  })
})

describe('a key', () => {
  it('has the name of the key table', () => {
    const names = ['a', '?', 'space', 'ctrl+space', 'shift+tab', 'f1', 'ctrl+p', 'alt+left']
    expect(names.map(name => keyName(keyOf(name)))).toEqual(names)
    expect(keyName(pressed('up', { ctrl: true, alt: true, shift: true }))).toBe('ctrl+alt+shift+up')
    expect(keyName({ paste: 'a' })).toBeNull()
  })

  it('types a letter, unless Ctrl or Alt is held, and pasted text becomes one line', () => {
    expect(['a', 'A', 'shift+A', 'space'].map(name => typedText(keyOf(name)))).toEqual(['a', 'A', 'A', ' '])
    expect(['ctrl+a', 'alt+a', 'enter'].map(name => typedText(keyOf(name)))).toEqual([null, null, null])
    expect(typedText({ paste: 'go \r\n\tto  c4' })).toBe('go to c4')
  })

  it('stands for the key that it was swapped with', () => {
    const pairs = ['h=i', 'y=u']
    expect(['h', 'i', 'y', 'u', 'x'].map(key => withSwappedKeys(pairs, key))).toEqual(['i', 'h', 'u', 'y', 'x'])
    expect(withSwappedKeys([], 'h')).toBe('h')
  })
})

describe('XML', () => {
  it('has escaped attributes, short numbers and no undefined attributes', () => {
    expect(element('a', { href: '<"&">', x: 1.26, y: -0.04, z: undefined })).toBe(
      '<a href="&lt;&quot;&amp;&quot;&gt;" x="1.3" y="0"/>',
    )
    expect(element('g', {}, element('b', {}), 'c')).toBe('<g><b/>c</g>')
  })

  it('has numbers with at most one decimal', () => {
    expect([2, 2.04, 2.05, -2.06, -0.01].map(short)).toEqual(['2', '2', '2.1', '-2.1', '0'])
  })
})
