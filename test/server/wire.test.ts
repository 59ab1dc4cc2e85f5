import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spoken } from '../../src/commands/index.ts'
import { LineReader, lineFor, readAsked, readTold } from '../../src/server/wire.ts'

describe('what goes over the line', () => {
  it('is put together from any pieces', () => {
    const texts = fc.array(
      fc.string({ unit: 'binary' }).map(text => text.replaceAll('\n', ' ')),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(texts, fc.array(fc.nat(40), { maxLength: 30 }), (lines, cuts) => {
        const bytes = Buffer.from(lines.map(line => `${line}\n`).join(''))
        const reader = new LineReader(10_000)
        const read: string[] = []
        let at = 0
        for (const cut of [...cuts, bytes.length]) {
          read.push(...(reader.read(bytes.subarray(at, at + cut)) ?? []))
          at += cut
        }
        expect(read).toEqual(Buffer.from(lines.join('\n')).toString().split('\n').slice(0, lines.length))
      }),
    )
  })

  it('is refused where a line is too long or is no text', () => {
    expect(new LineReader(4).read(Buffer.from('12345'))).toBeNull()
    expect(new LineReader(4).read(Buffer.from('1234\n'))).toEqual(['1234'])
    expect(new LineReader(4).read(Buffer.from([0xff, 10]))).toBeNull()
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect([null, 'object']).toContain(readAsked(text) && 'object')
        expect([null, 'object']).toContain(readTold(text) && 'object')
      }),
    )
    expect(readAsked('['.repeat(8000))).toBeNull()
    expect(readAsked('{"kind":"answer","asking":1,"id":"roll","seat":2}')).toBeNull()
  })

  it('holds nothing that could play tricks on a screen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const told = readTold(lineFor({ kind: 'notice', tone: 'bad', text: text.slice(0, 1000) }))
        expect(told?.kind === 'notice' && told.text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        expect(spoken(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{M}{4}/u)
      }),
    )
  })
})
