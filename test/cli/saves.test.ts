import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder } from '../folder.ts'
import { played } from '../storage/table.ts'
import { cantrip } from './environment.ts'

function home() {
  const saves = folder()
  const path = join(folder(), 'friday.cantrip')
  played(path, 12)
  // A copy, which nobody here plays.
  const text = readFileSync(path, 'utf8')
  writeFileSync(join(saves, 'friday.cantrip'), text)
  return { saves, at: (name: string) => join(saves, name), text }
}

describe('saves rename', () => {
  it('gives a game another name, with the pass-phrases and copies beside it', async () => {
    const { saves, at, text } = home()
    writeFileSync(at('friday.cantrip.seats'), 'phrases')
    writeFileSync(at('friday.cantrip.bak2'), 'copy')
    const { out, code } = await cantrip(['saves', 'rename', 'friday', 'saturday'], { saves })
    expect([out, code]).toEqual(['Renamed friday to saturday.\n', 0])
    expect(readdirSync(saves).sort()).toEqual(['saturday.cantrip', 'saturday.cantrip.bak2', 'saturday.cantrip.seats'])
    expect(readFileSync(at('saturday.cantrip'), 'utf8')).toBe(text)
    expect((await cantrip(['resume', 'saturday', '--plain'], { saves, input: ['quit'] })).code).toBe(0)
  })

  it('takes no name that another game has, and none that is no name', async () => {
    const { saves, at, text } = home()
    writeFileSync(at('eve.cantrip'), 'another')
    for (const [name, wrong] of [
      ['eve', 'There is already a saved game called eve; choose another name.'],
      ['../eve', 'The name "../eve" can\'t be used as a file name; use letters, digits, spaces, - and _.'],
      ['friday', 'There is already a saved game called friday; choose another name.'],
    ] as const) {
      const { err, code } = await cantrip(['saves', 'rename', 'friday', name], { saves })
      expect([err, code]).toEqual([`cantrip: ${wrong}\n`, 1])
    }
    expect(readFileSync(at('friday.cantrip'), 'utf8')).toBe(text)
    expect(readFileSync(at('eve.cantrip'), 'utf8')).toBe('another')
  })
})

describe('saves delete', () => {
  it('asks for the name once more', async () => {
    const { saves, at } = home()
    const kept = await cantrip(['saves', 'delete', 'friday'], { saves, input: ['yes'] })
    expect([kept.code, kept.err]).toEqual([1, 'cantrip: friday was not deleted.\n'])
    expect(kept.out).toContain('Type its name again')
    expect(existsSync(at('friday.cantrip'))).toBe(true)
    const gone = await cantrip(['saves', 'delete', 'friday'], { saves, input: ['friday'] })
    expect(gone.out).toContain('Deleted friday.')
    expect(readdirSync(saves)).toEqual([])
  })

  it('leaves a game alone that is being played', async () => {
    const { saves, at, text } = home()
    const lock = { pid: process.ppid, host: 'elsewhere', since: new Date().toISOString(), name: 'zoe' }
    writeFileSync(at('friday.cantrip.lock'), JSON.stringify({ ...lock, boot: null, born: null, room: null }))
    for (const args of [
      ['delete', 'friday', '--yes'],
      ['rename', 'friday', 'eve'],
    ]) {
      const { err, code } = await cantrip(['saves', ...args], { saves })
      expect(code).toBe(1)
      expect(err).toContain('in use by zoe')
    }
    expect(readFileSync(at('friday.cantrip'), 'utf8')).toBe(text)
  })
})

it('the list tells times as the clock here shows them, with its zone', async () => {
  const { saves } = home()
  const { out } = await cantrip(['saves'], { saves })
  expect(out).toMatch(/ {2}friday {2}\d{4}-\d\d-\d\d \d\d:\d\d [+-]\d\d:\d\d {2}toy/)
})
