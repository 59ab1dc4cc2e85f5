import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrameWriter, type FrameWriter } from '../../src/terminal/frame.ts'
import { amount } from '../amount.ts'
import { ScreenModel, showsCursor } from './screen-model.ts'

/** Returns a writer with its own screen, and its output. */
function stage(columns: number, rows: number): { writer: FrameWriter; screen: ScreenModel; sent: string[] } {
  const screen = new ScreenModel(columns, rows)
  const sent: string[] = []
  const writer = createFrameWriter(
    text => {
      sent.push(text)
      void screen.write(text)
      return true
    },
    { columns, rows },
  )
  return { writer, screen, sent }
}

describe('a frame', () => {
  it('starts at the top left and is cut to the screen', async () => {
    const { writer, screen } = stage(10, 3)
    writer.open()
    writer.draw(['abc', '0123456789and more', 'third', 'fourth'])
    await screen.write('')
    expect(screen.lines()).toEqual(['abc', '0123456789', 'third'])
  })

  it('shorter than the previous one leaves nothing of it', async () => {
    const { writer, screen } = stage(20, 3)
    writer.open()
    writer.draw(['a long first line', '\x1b[41mred to here\x1b[49m', 'last'])
    writer.draw(['a', 'red'])
    await screen.write('')
    expect(screen.cells()).toEqual(['a', 'red', ''])
  })

  it('equal to the previous one sends nothing', () => {
    const { writer, sent } = stage(20, 3)
    writer.open()
    writer.draw(['one', 'two'])
    const before = sent.length
    writer.draw(['one', 'two', ''])
    expect(sent.length).toBe(before)
  })

  it('sends only the changed part of a line', () => {
    const { writer, sent } = stage(100, 40)
    const line = (at: number) => `\x1b[32m${'♣ '.repeat(at)}\x1b[7m@\x1b[27m ${'♣ '.repeat(48 - at)}\x1b[39m`
    writer.open()
    writer.draw([line(5)])
    writer.draw([line(6)])
    expect(sent.at(-1)).toBe('\x1b[?2026h\x1b[1;11H\x1b[32m♣ \x1b[7m@\x1b[0m\x1b[?2026l')
    writer.draw([line(40)])
    expect(Buffer.byteLength(sent.at(-1) ?? '')).toBeLessThan(60)
  })

  it('clears the rest of a line in three bytes', () => {
    const { writer, sent } = stage(100, 40)
    writer.open()
    writer.draw([`${'x'.repeat(90)}`])
    writer.draw(['xxx'])
    expect(sent.at(-1)).toBe('\x1b[?2026h\x1b[1;4H\x1b[K\x1b[?2026l')
  })

  it('sets a color only once for adjacent text', () => {
    const { writer, sent } = stage(100, 40)
    writer.open()
    writer.draw(['  \x1b[31m♣\x1b[0m  \x1b[32m♠\x1b[0m', 'word', '  \x1b[31m♣\x1b[0m  \x1b[32m♠\x1b[0m'])
    expect(sent.at(-1)).toBe(
      '\x1b[?2026h\x1b[0m\x1b[2J\x1b[1;3H\x1b[31m♣  \x1b[32m♠\x1b[2H\x1b[0mword\x1b[3;3H\x1b[31m♣  \x1b[32m♠\x1b[0m\x1b[?2026l',
    )
  })

  it('is sent in one synchronized write', () => {
    const { writer, sent } = stage(20, 5)
    writer.open()
    const before = sent.length
    writer.draw(['a', 'b', 'c'])
    expect(sent.length).toBe(before + 1)
    expect(sent.at(-1)).toMatch(/^\x1b\[\?2026h.*\x1b\[\?2026l$/s)
  })
})

describe('a wide character', () => {
  it('is replaced by narrow ones, and vice versa, without leftovers', async () => {
    const { writer, screen } = stage(8, 1)
    writer.open()
    for (const line of ['漢字漢字', 'a字漢b', 'ab漢cd', ' 漢 字 ', 'x漢字漢y', '漢字']) {
      writer.draw([line])
      await screen.write('')
      expect(screen.lines()[0]).toBe(line.trimEnd())
    }
  })

  it('that does not fit at the edge is omitted', async () => {
    const { writer, screen } = stage(5, 1)
    writer.open()
    writer.draw(['abcd漢'])
    await screen.write('')
    expect(screen.lines()).toEqual(['abcd'])
  })

  it('drawn too wide hides no unchanged text', async () => {
    const { writer, screen } = stage(20, 1)
    writer.open()
    writer.draw(['ab|cdef'])
    writer.draw(['👨‍👩‍👧|cdef'])
    await screen.write('')
    expect(screen.lines()[0]).toMatch(/\|cdef$/)
  })

  it('of ambiguous width does not shift the text after it', async () => {
    const { writer, screen } = stage(20, 1)
    writer.open()
    writer.draw(['xxxxxxxxxx'])
    writer.draw(['a👨‍👩‍👧b😀c❤️d|'])
    await screen.write('')
    const line = screen.cells()[0] ?? ''
    expect([...line.replace(/[^a-d| x]/gu, '')].filter(char => char !== ' ').join('')).toBe('abcd|')
    writer.draw(['a  b  c  d|'])
    await screen.write('')
    expect(screen.lines()).toEqual(['a  b  c  d|'])
  })
})

describe('a sequence of frames', () => {
  const piece = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'a',
        'b',
        ' ',
        '    ',
        '··',
        '♣',
        '漢',
        '─',
        '.........',
        '         ',
        'e\u0301',
        'か\u3099',
      ),
    },
    {
      weight: 2,
      // biome-ignore format: a list in rows
      arbitrary: fc.constantFrom(
        '\x1b[31m', '\x1b[1m', '\x1b[0m', '\x1b[22m', '\x1b[7m', '\x1b[27m', '\x1b[44m', '\x1b[49m', '\x1b[4;92m',
        '\x1b[38;5;208m', '\x1b[39m', '\x1b[2m',
      ),
    },
  )
  const lineOf = (of: fc.Arbitrary<string>) => fc.array(of, { maxLength: 14 }).map(parts => parts.join(''))
  const frame = fc.array(lineOf(piece), { maxLength: 5 })
  /** Includes characters that this terminal, like many others, draws wider or narrower than their width. */
  const doubtful = fc.oneof(
    { weight: 4, arbitrary: piece },
    { weight: 1, arbitrary: fc.constantFrom('👨‍👩‍👧', '😀', '❤️') },
  )

  it('ends with the same screen as its last frame alone', async () => {
    const any = fc.array(lineOf(doubtful), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(any, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(12, 40),
        async (frames, columns) => {
          const one = stage(columns, 4)
          const other = stage(columns, 4)
          one.writer.open()
          for (const lines of frames) one.writer.draw(lines)
          other.writer.open()
          other.writer.draw(frames.at(-1) ?? [])
          await Promise.all([one.screen.write(''), other.screen.write('')])
          expect(one.screen.cells()).toEqual(other.screen.cells())
        },
      ),
      { numRuns: amount(100, 400) },
    )
  })

  it('looks like its lines written directly', async () => {
    await fc.assert(
      fc.asyncProperty(frame, frame, async (first, second) => {
        const { writer, screen } = stage(60, 5)
        const plain = new ScreenModel(60, 5)
        writer.open()
        writer.draw(first)
        writer.draw(second)
        await screen.write('')
        for (const [y, text] of second.entries()) await plain.write(`\x1b[${y + 1}H\x1b[0m\x1b[?7l${text}`)
        expect(screen.cells()).toEqual(plain.cells())
      }),
      { numRuns: amount(100, 400) },
    )
  })
})

describe('the screen', () => {
  it('is taken over and restored as it was, however often this is requested', async () => {
    const { writer, screen, sent } = stage(20, 3)
    await screen.write('$ cantrip\r\n')
    writer.open()
    writer.open()
    writer.mouse(true)
    writer.draw(['the game'])
    await screen.write('')
    expect(screen.isAlternate()).toBe(true)
    expect(screen.modes()).toEqual({ wraps: false, marksPastes: true, mouse: 'vt200' })
    expect(showsCursor(sent.join(''))).toBe(false)
    const before = sent.length
    writer.close()
    writer.close()
    writer.draw(['too late'])
    await screen.write('')
    expect(sent.length).toBe(before + 1)
    expect(screen.isAlternate()).toBe(false)
    expect(screen.text()).toBe('$ cantrip')
    expect(screen.modes()).toEqual({ wraps: true, marksPastes: false, mouse: 'none' })
    expect(showsCursor(sent.join(''))).toBe(true)
  })

  it('requests no mouse reports unless configured', () => {
    const { writer, sent } = stage(20, 3)
    writer.open()
    writer.close()
    expect(sent.join('')).not.toContain('?1000h')
  })

  it('is redrawn if its content may be lost', async () => {
    const { writer, screen } = stage(20, 3)
    writer.open()
    writer.draw(['one', 'two', 'three'])
    await screen.write('\x1b[2J\x1b[Hwall: the system is going down')
    writer.repaint()
    await screen.write('')
    expect(screen.lines()).toEqual(['one', 'two', 'three'])
  })

  it('shows nothing of the previous frame after a resize', async () => {
    const { writer, screen } = stage(20, 4)
    const draw = (columns: number, rows: number) =>
      writer.draw(Array.from({ length: rows }, (_, y) => `${y}${'='.repeat(columns - 2)}|`))
    writer.open()
    draw(20, 4)
    for (const [columns, rows] of [
      [12, 3],
      [30, 6],
      [12, 6],
    ] as const) {
      screen.resize(columns, rows)
      writer.resize({ columns, rows })
      draw(columns, rows)
      await screen.write('')
      expect(screen.lines()).toEqual(Array.from({ length: rows }, (_, y) => `${y}${'='.repeat(columns - 2)}|`))
    }
  })

  it('gets the last frame again after a resize that brings no new one', async () => {
    const { writer, screen } = stage(20, 3)
    writer.open()
    writer.draw(['one', 'two', 'three'])
    screen.resize(10, 2)
    writer.resize({ columns: 10, rows: 2 })
    writer.settle()
    await screen.write('')
    expect(screen.lines()).toEqual(['one', 'two'])
  })
})

describe('the text cursor', () => {
  it('is visible while typing and hidden afterward', async () => {
    const { writer, screen, sent } = stage(20, 3)
    writer.open()
    writer.draw(['> go', 'map'], { x: 5, y: 1 })
    await screen.write('')
    expect(screen.cursor()).toEqual({ x: 5, y: 1 })
    expect(showsCursor(sent.join(''))).toBe(true)
    writer.draw(['> go n', 'map'], { x: 7, y: 1 })
    await screen.write('')
    expect(screen.cursor()).toEqual({ x: 7, y: 1 })
    expect(showsCursor(sent.join(''))).toBe(true)
    writer.draw(['> go n', 'map'])
    expect(showsCursor(sent.join(''))).toBe(false)
  })

  it('never leaves the screen', async () => {
    const { writer, screen } = stage(20, 3)
    writer.open()
    writer.draw([''], { x: 99, y: 0 })
    await screen.write('')
    expect(screen.cursor()).toEqual({ x: 20, y: 1 })
  })
})

describe('a slow terminal', () => {
  it('receives the latest frame and skips those in between', () => {
    const sent: string[] = []
    let keepsUp = true
    const writer = createFrameWriter(
      text => {
        sent.push(text)
        return keepsUp
      },
      { columns: 20, rows: 2 },
    )
    writer.open()
    keepsUp = false
    writer.draw(['first'])
    const before = sent.length
    for (let i = 0; i < 50; i++) writer.draw([`number ${i}`])
    expect(sent.length).toBe(before)
    keepsUp = true
    writer.drained()
    expect(sent.length).toBe(before + 1)
    expect(sent.at(-1)).toContain('number 49')
  })
})
