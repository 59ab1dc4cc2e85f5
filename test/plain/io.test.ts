import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainIo, readLines } from '../../src/plain/io.ts'

async function collected(chunks: readonly (Uint8Array | string)[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of readLines(
    (async function* () {
      yield* chunks
    })(),
  ))
    lines.push(line)
  return lines
}

test('lines do not depend on how their bytes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), fc.array(fc.nat(200)), async (some, cuts) => {
      const wanted = some.map(line => line.replaceAll(/[\r\n]/g, '')).filter(line => line !== '')
      const bytes = Buffer.from(wanted.map(line => `${line}\r\n`).join(''))
      const at = [0, ...cuts.map(cut => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
      expect(await collected(at.slice(1).map((end, i) => bytes.subarray(at[i], end)))).toEqual(wanted)
    }),
  )
})

test('an unterminated last line is a line, and an empty one is not', async () => {
  expect(await collected(['one\ntwo'])).toEqual(['one', 'two'])
  expect(await collected(['one\n\n'])).toEqual(['one', ''])
  expect(await collected([])).toEqual([])
})

test('an endless line is cut off and dropped', async () => {
  const lines = await collected([...Array.from({ length: 100 }, () => 'x'.repeat(1000)), '\nnext\n'])
  expect(lines.map(line => line.length)).toEqual([20_000, 4])
})

test('terminal input is not echoed twice', async () => {
  let text = ''
  const input = Object.assign(
    (async function* () {
      yield 'look\n'
    })(),
    { isTTY: true },
  )
  const io = await plainIo({
    input,
    output: {
      write: (part: string) => {
        text += part
      },
      isTTY: true,
      columns: 80,
    },
  })
  expect(await io.read()).toBe('look')
  io.print('A \u001b[31mred\u0007 room.')
  expect(await io.read()).toBeNull()
  expect(text).toBe('> A [31mred room.\n> \n')
})

test('lines that arrive in one chunk let signals and timers run in between', async () => {
  const input = (async function* () {
    yield 'one\ntwo\nthree\n'
  })()
  const io = await plainIo({ input, output: { write: () => true } as never })
  await io.read()
  let isIn = false
  setImmediate(() => {
    isIn = true
  })
  await io.read()
  await io.read()
  expect(isIn).toBe(true)
})

test('a terminal without Unicode gets ASCII', async () => {
  let text = ''
  const output = { write: (part: string) => (text += part) }
  const input = (async function* () {})()
  for (const isAscii of [false, true]) (await plainIo({ input, output, isAscii })).print('“Grüße” – 3 × 2…')
  const [whole = '', plain = ''] = text.trimEnd().split('\n')
  expect(whole).toBe('“Grüße” – 3 × 2…')
  expect(plain).toBe('"Grüße" - 3 × 2...')
})
