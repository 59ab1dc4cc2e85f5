import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeKeys, flush, type Key, LONGEST_PASTE, NOTHING_PENDING } from '../../src/terminal/keys.ts'
import { amount } from '../amount.ts'

const plain = { ctrl: false, alt: false, shift: false }

/** Returns the keys in some input that nothing follows. */
function keysOf(...chunks: (string | Uint8Array)[]): Key[] {
  const keys: Key[] = []
  let pending = NOTHING_PENDING
  for (const chunk of chunks) {
    const decoded = decodeKeys(chunk, pending)
    keys.push(...decoded.keys)
    pending = decoded.pending
  }
  return [...keys, ...flush(pending).keys]
}

/** Formats keys as short words: `ctrl+up`, `alt+a`, `paste(text)`. */
function named(...chunks: (string | Uint8Array)[]): string[] {
  return keysOf(...chunks).map(key => {
    if ('paste' in key) return `paste(${key.paste})`
    if ('mouse' in key) return `${key.mouse.action} ${key.mouse.button} ${key.mouse.x},${key.mouse.y}`
    const modifiers = [key.ctrl && 'ctrl+', key.alt && 'alt+', key.shift && 'shift+'].filter(Boolean).join('')
    return modifiers + (key.name === 'char' ? key.text : key.name)
  })
}

describe('a typed key', () => {
  it('is a `char` with its text', () => {
    expect(keysOf('a')).toEqual([{ name: 'char', text: 'a', ...plain }])
    expect(named('aZ é漢😀')).toEqual(['a', 'Z', ' ', 'é', '漢', '😀'])
  })

  it.each([
    ['\r', 'enter'],
    ['\n', 'enter'],
    ['\t', 'tab'],
    ['\x7f', 'backspace'],
    ['\x08', 'backspace'],
    ['\x03', 'ctrl+c'],
    ['\x10', 'ctrl+p'],
    ['\x1a', 'ctrl+z'],
    ['\x00', 'ctrl+ '],
    ['\x1f', 'ctrl+_'],
    ['\x1b', 'escape'],
    ['\x1b\x1b', 'escape escape'],
    ['\x1ba', 'alt+a'],
    ['\x1bX', 'alt+X'],
    ['\x1b]', 'alt+]'],
    ['\x1bé', 'alt+é'],
    ['\x1b\r', 'alt+enter'],
    ['\x1b\x7f', 'alt+backspace'],
    ['\x1b\x01', 'ctrl+alt+a'],
  ])('%j is %s', (bytes, name) => {
    expect(named(bytes).join(' ')).toBe(name)
  })

  it('held down is reported each time it is sent', () => {
    expect(named('\x7f\x7f\x7f')).toEqual(['backspace', 'backspace', 'backspace'])
    expect(named('abc')).toEqual(['a', 'b', 'c'])
  })
})

describe('a special key', () => {
  it.each([
    ['\x1b[A', 'up'],
    ['\x1b[B', 'down'],
    ['\x1b[C', 'right'],
    ['\x1b[D', 'left'],
    ['\x1bOA', 'up'],
    ['\x1bOD', 'left'],
    ['\x1b[H', 'home'],
    ['\x1b[F', 'end'],
    ['\x1bOH', 'home'],
    ['\x1b[1~', 'home'],
    ['\x1b[4~', 'end'],
    ['\x1b[7~', 'home'],
    ['\x1b[8~', 'end'],
    ['\x1b[2~', 'insert'],
    ['\x1b[3~', 'delete'],
    ['\x1b[5~', 'pageup'],
    ['\x1b[6~', 'pagedown'],
    ['\x1b[Z', 'shift+tab'],
    ['\x1bOP', 'f1'],
    ['\x1bOS', 'f4'],
    ['\x1b[11~', 'f1'],
    ['\x1b[15~', 'f5'],
    ['\x1b[17~', 'f6'],
    ['\x1b[24~', 'f12'],
    ['\x1bOM', 'enter'],
    ['\x1bOy', '9'],
  ])('of an ordinary terminal: %j is %s', (bytes, name) => {
    expect(named(bytes)).toEqual([name])
  })

  it.each([
    ['\x1b[1;5P', 'ctrl+f1'],
    ['\x1b[1;5A', 'ctrl+up'],
    ['\x1b[1;2D', 'shift+left'],
    ['\x1b[1;3C', 'alt+right'],
    ['\x1b[1;9C', 'alt+right'],
    ['\x1b[1;8H', 'ctrl+alt+shift+home'],
    ['\x1b[3;5~', 'ctrl+delete'],
    ['\x1b[15;2~', 'shift+f5'],
    ['\x1bO5P', 'ctrl+f1'],
    ['\x1b[27;5;9~', 'ctrl+tab'],
    ['\x1b[27;2;13~', 'shift+enter'],
  ])('with modifiers, as xterm sends it: %j is %s', (bytes, name) => {
    expect(named(bytes)).toEqual([name])
  })

  it.each([
    ['\x1b[[A', 'f1'],
    ['\x1b[[E', 'f5'],
    ['\x1b[17~', 'f6'],
  ])('of the Linux console: %j is %s', (bytes, name) => {
    expect(named(bytes)).toEqual([name])
  })

  it.each([
    ['\x1b[a', 'shift+up'],
    ['\x1bOd', 'ctrl+left'],
    ['\x1b[7$', 'shift+home'],
    ['\x1b[7^', 'ctrl+home'],
    ['\x1b[3@', 'ctrl+shift+delete'],
    ['\x1b\x1b[A', 'alt+up'],
    ['\x1b\x1bOA', 'alt+up'],
  ])('of rxvt: %j is %s', (bytes, name) => {
    expect(named(bytes)).toEqual([name])
  })

  it.each([
    ['\x1b[97u', 'a'],
    ['\x1b[97;5u', 'ctrl+a'],
    ['\x1b[97;2u', 'A'],
    ['\x1b[49:33;2u', '!'],
    ['\x1b[27u', 'escape'],
    ['\x1b[13;2u', 'shift+enter'],
    ['\x1b[127;3u', 'alt+backspace'],
    ['\x1b[105;5u', 'ctrl+i'],
    ['\x1b[57404u', '5'],
    ['\x1b[57419u', 'up'],
    ['\x1b[1;5:1A', 'ctrl+up'],
  ])('of the kitty protocol: %j is %s', (bytes, name) => {
    expect(named(bytes)).toEqual([name])
  })

  it('is not reported on release', () => {
    expect(named('\x1b[97;1:3u\x1b[1;1:3A')).toEqual([])
  })
})

describe('input that is not a key', () => {
  it.each([
    ['a focus report', '\x1b[I\x1b[O'],
    ['the place of the cursor', '\x1b[24;80R'],
    ['the make of the terminal', '\x1b[?64;1;2c\x1b[>0;276;0c'],
    ['a color, told late', '\x1b]11;rgb:1e1e/1e1e/1e1e\x07\x1b]10;rgb:ffff/ffff/ffff\x1b\\'],
    ['a capability', '\x1bP1+r544e=787465726d\x1b\\'],
    ['an unknown key', '\x1b[99~\x1b[1;5y\x1b[57399999u\x1b[[Z'],
    ['the end of a paste that never began', '\x1b[201~'],
    ['far too many numbers', `\x1b[${'1;'.repeat(5_000)}A`],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xc3, 0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xf5])],
  ])('is dropped: %s', (_, bytes) => {
    expect(named(bytes, 'x')).toEqual(['x'])
  })

  it('does not affect the text after it', () => {
    expect(named('\x1b[12\rx')).toEqual(['enter', 'x'])
    expect(named('\x1b[\x1b[A')).toEqual(['up'])
    expect(named('\x1b]11;rgb\x03')).toEqual(['ctrl+c'])
    expect(named(Buffer.from([0xe6, 0x61]))).toEqual(['a'])
  })
})

describe('a sequence that arrives in pieces', () => {
  it('is awaited without a limit, and is one key', () => {
    const first = decodeKeys('\x1b[')
    expect(first.keys).toEqual([])
    expect(flush(first.pending)).toEqual({ keys: [], pending: first.pending })
    expect(decodeKeys('A', flush(first.pending).pending).keys).toEqual([{ name: 'up', ...plain }])
  })

  it('waits for the rest of a character', () => {
    const [first = 0, ...rest] = Buffer.from('漢')
    expect(named(Buffer.from([first]), Buffer.from(rest))).toEqual(['漢'])
  })
})

describe('a paste', () => {
  it('is one event, no matter what it contains', () => {
    expect(named('a\x1b[200~go north\r\nand \x1b[A east\x1b[201~b')).toEqual(['a', 'paste(go north\nand [A east)', 'b'])
  })

  it('is one event, however it is split', () => {
    const bytes = [...Buffer.from('\x1b[200~é\x1b[20漢\x1b[201~z')].map(byte => Buffer.from([byte]))
    expect(named(...bytes)).toEqual(['paste(é[20漢)', 'z'])
  })

  it('without an end arrives in pieces, and Ctrl+C ends it', () => {
    const text = `a${'é'.repeat(LONGEST_PASTE)}`
    const keys = keysOf(`\x1b[200~${text}`, '\x03q')
    const pieces = keys.flatMap(key => ('paste' in key ? [key.paste] : []))
    expect(pieces.join('')).toBe(text)
    expect(Math.max(...pieces.map(piece => Buffer.byteLength(piece)))).toBeLessThanOrEqual(LONGEST_PASTE)
    expect(keys.slice(pieces.length).map(key => 'text' in key && key.text)).toEqual(['c', 'q'])
  })

  it('holds no more than its limit while it lasts', () => {
    let pending = decodeKeys('\x1b[200~').pending
    for (let i = 0; i < 20; i++) pending = decodeKeys('x'.repeat(20_000), pending).pending
    expect(pending.paste?.length).toBeLessThanOrEqual(LONGEST_PASTE)
  })
})

describe('the mouse', () => {
  it.each([
    ['\x1b[<0;10;5M', 'press left 10,5'],
    ['\x1b[<0;10;5m', 'release left 10,5'],
    ['\x1b[<2;1;1M', 'press right 1,1'],
    ['\x1b[<32;11;5M', 'drag left 11,5'],
    ['\x1b[<64;3;4M', 'wheel-up none 3,4'],
    ['\x1b[<65;3;4M', 'wheel-down none 3,4'],
    ['\x1b[<16;3;4M', 'press left 3,4'],
    ['\x1b[M !"', 'press left 1,2'],
    ['\x1b[M#!"', 'release none 1,2'],
  ])('%j is %s', (bytes, event) => {
    expect(named(bytes)).toEqual([event])
  })

  it('ignores events that no game needs', () => {
    expect(named('\x1b[<35;1;1M\x1b[<66;1;1M\x1b[<128;1;1M\x1b[<0;0;0M\x1b[<0;1M')).toEqual([])
  })
})

describe('for any input', () => {
  /** Bytes that form sequences, parts of them, text and invalid input. */
  const bytes = fc
    .array(
      fc.oneof(
        // biome-ignore format: a list in rows
        fc.constantFrom(
          '\x1b', '\x1b[', '\x1bO', '\x1b]', '\x1bP', '\x1b]1', '\x1b[[', '\x1b[M', '\x1b[<', '\x1b[200~', '\x1b[201~',
          '\x1b\\', '\x07', '[', 'O', 'A', 'M', 'm', '~', '$', ';', ':', '1', '27', '200', '5u', ' ', '\r', '\n', '\x03',
        ).map(text => Buffer.from(text)),
        fc.string({ unit: 'binary', maxLength: 4 }).map(text => Buffer.from(text)),
        fc.uint8Array({ maxLength: 4 }).map(array => Buffer.from(array)),
        fc.integer({ min: 60, max: 80 }).map(length => Buffer.from('1;'.repeat(length))),
      ),
      { maxLength: 20 },
    )
    .map(parts => Buffer.concat(parts))

  function split(whole: Buffer, cuts: readonly number[]): Buffer[] {
    const places = [...new Set(cuts.map(cut => cut % (whole.length + 1)))].sort((a, b) => a - b)
    return [0, ...places].map((from, i) => whole.subarray(from, places[i] ?? whole.length))
  }

  it('the keys do not depend on how it is split', () => {
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(), { maxLength: 6 }), (whole, cuts) => {
        expect(keysOf(...split(whole, cuts))).toEqual(keysOf(whole))
      }),
      { numRuns: amount(500, 3_000) },
    )
  })

  it('the keys are the same if it arrives byte by byte', () => {
    fc.assert(
      fc.property(bytes, whole => {
        expect(keysOf(...[...whole].map(byte => Buffer.from([byte])))).toEqual(keysOf(whole))
      }),
      { numRuns: amount(500, 2_000) },
    )
  })

  it('a long paste is cut at the same positions, however it is split', () => {
    const unit = fc.constantFrom('é', '漢', 'a', '\r\n', '\r', '\x1b[20')
    fc.assert(
      fc.property(unit, fc.nat(9), fc.array(fc.nat(), { maxLength: 6 }), (text, shift, cuts) => {
        const body = 'x'.repeat(shift) + text.repeat(LONGEST_PASTE)
        const whole = Buffer.from(`\x1b[200~${body}\x1b[201~q`)
        expect(keysOf(...split(whole, cuts))).toEqual(keysOf(whole))
      }),
      { numRuns: 20 },
    )
  })

  it('text without an escape is read completely', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.array(fc.nat()), (parts, cuts) => {
        const text = parts.join('')
        const typed = keysOf(...split(Buffer.from(text), cuts)).map(key =>
          'name' in key && key.name === 'char' && !key.ctrl ? key.text : '',
        )
        expect(typed.join('')).toBe(text.replace(/[\x00-\x1f\x7f-\x9f]/g, ''))
      }),
    )
  })

  it('text after an escape sequence is read completely', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), text => {
        expect(named(`\x1b[1;5A\x1b[99z${text}`).slice(1).join('')).toBe(text)
      }),
    )
  })
})
