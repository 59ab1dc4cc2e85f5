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
  // A copy, which is not being played here.
  const text = readFileSync(path, 'utf8')
  writeFileSync(join(saves, 'friday.cantrip'), text)
  return { saves, at: (name: string) => join(saves, name), text }
}

describe('saves rename', () => {
  it('renames a game together with its passphrases and copies', async () => {
    const { saves, at, text } = home()
    writeFileSync(at('friday.cantrip.seats'), 'phrases')
    writeFileSync(at('friday.cantrip.bak2'), 'copy')
    const { out, code } = await cantrip(['saves', 'rename', 'friday', 'saturday'], { saves })
    expect([out, code]).toEqual(['Renamed friday to saturday.\n', 0])
    expect(readdirSync(saves).sort()).toEqual(['saturday.cantrip', 'saturday.cantrip.bak2', 'saturday.cantrip.seats'])
    expect(readFileSync(at('saturday.cantrip'), 'utf8')).toBe(text)
    expect((await cantrip(['resume', 'saturday', '--plain'], { saves, input: ['quit'] })).code).toBe(0)
  })

  it('refuses a name that is taken or invalid', async () => {
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

describe('saves rescue', () => {
  it('writes the playable part to a new save, and leaves the damaged one unchanged', async () => {
    const { saves, at, text } = home()
    const lines = text.trimEnd().split('\n')
    const damaged = [...lines.slice(0, 8), lines[8]!.replace(/"hash":"./, '"hash":"g'), ...lines.slice(9), ''].join(
      '\n',
    )
    writeFileSync(at('friday.cantrip'), damaged)
    const stopped = await cantrip(['resume', 'friday', '--plain'], { saves, input: ['quit'] })
    expect(stopped.err).toContain('"cantrip saves rescue FILE"')
    const { out, err, code } = await cantrip(['saves', 'rescue', 'friday'], { saves })
    expect([err, code]).toEqual(['', 0])
    expect(out).toContain('"cantrip resume friday-2" continues from there.')
    expect(readFileSync(at('friday.cantrip'), 'utf8')).toBe(damaged)
    expect((await cantrip(['resume', 'friday-2', '--plain'], { saves, input: ['quit'] })).code).toBe(0)
    expect((await cantrip(['saves', 'rescue', 'friday-2'], { saves })).err).toContain('is not damaged')
    const rescued = async (intact: number) => {
      writeFileSync(at('late.cantrip'), [...lines.slice(0, 1 + intact), '{', ''].join('\n'))
      return (await cantrip(['saves', 'rescue', 'late'], { saves })).out
    }
    expect(await rescued(1)).toContain('Saved the first move to ')
    expect(await rescued(0)).toContain('Only the start of the game could be rescued.')
    writeFileSync(join(saves, '..', 'away.cantrip'), damaged)
    const away = await cantrip(['saves', 'rescue', join(saves, '..', 'away.cantrip')], { saves })
    expect(away.out).toContain('away-2.cantrip" continues from there.')
  })

  it('reports a line with thousands of nested levels', async () => {
    const { saves, at, text } = home()
    const deep = `{"seat":0,"id":${'['.repeat(6000)}${']'.repeat(6000)}}`
    writeFileSync(at('friday.cantrip'), [...text.split('\n').slice(0, 4), deep, ''].join('\n'))
    const { err, code } = await cantrip(['resume', 'friday', '--plain'], { saves, input: ['quit'] })
    expect([err, code]).toEqual([expect.stringContaining(':5: this line is not a valid move'), 1])
  })
})

describe('saves delete', () => {
  it('asks you to confirm by typing the name', async () => {
    const { saves, at } = home()
    const kept = await cantrip(['saves', 'delete', 'friday'], { saves, input: ['yes'] })
    expect([kept.code, kept.err]).toEqual([1, 'cantrip: friday was not deleted.\n'])
    expect(kept.out).toContain('Type its name again')
    expect(existsSync(at('friday.cantrip'))).toBe(true)
    const gone = await cantrip(['saves', 'delete', 'friday'], { saves, input: ['friday'] })
    expect(gone.out).toContain('Deleted friday.')
    expect(readdirSync(saves)).toEqual([])
  })

  it('does not delete a game that is being played', async () => {
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

it('the list shows times in the local time zone, with its name', async () => {
  const { saves } = home()
  const { out } = await cantrip(['saves'], { saves })
  expect(out).toMatch(/ {2}friday {2}\d{4}-\d\d-\d\d \d\d:\d\d [+-]\d\d:\d\d {2}toy/)
})
