import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder } from '../folder.ts'
import { toyHeader } from '../kernel/toy.ts'
import { cantrip } from './environment.ts'

/** Names of properties that every object inherits. */
const ODD = ['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty']

describe.each(ODD)('the name %s', odd => {
  it.each<[what: string, args: string[], said: RegExp]>([
    ['is no game', ['play', odd], /There is no game called/],
    ['is no game of rules', ['rules', '--game', odd], /There is no game called/],
    ['is no game of bots', ['sim', odd], /There is no game called/],
    ['is no bot', ['sim', 'toy', '--seats', `bot:${odd}`], /--seats takes bots/],
    ['is no bot at a table', ['play', 'toy', '--seats', `Ann,bot:${odd}`], /There is no bot|contains a comma, a colon/],
    ['is no choice of a game', ['play', 'toy', '--set', `${odd}=x`], /has no option called/],
    [
      'is no choice of a run',
      ['sim', 'toy', '--seats', 'bot:wanderer,bot:wanderer', '--set', `${odd}=x`],
      /has no option called/,
    ],
    [
      'is no way a choice goes',
      ['play', 'toy', '--set', `length=${odd}`],
      /In Goblin Market, length must be .*, not ".*"/,
    ],
    ['is no theme', ['--theme', odd, 'saves'], /The theme must be/],
    ['is no language', ['--lang', odd, 'saves'], /The language must be/],
    ['is no setting', ['settings', odd, 'on'], /There is no setting|no setting/],
    ['is no command', [odd], /There is no command/],
    ['is no option', [`--${odd}`], /There is no option/],
    ['is no view', ['show', 'x', '--view', odd], /The view must be/],
    ['is no player', ['seat', 'eve', odd], /There is no seat|no saved game/],
  ])('%s', async (_what, args, expected) => {
    const { out, err, code } = await cantrip(args)
    expect([out, code > 0]).toEqual(['', true])
    expect(err).toMatch(expected)
    expect(err).not.toMatch(/native code|fault of its own|undefined/)
  })

  it('can be used for a saved game', async () => {
    const saves = folder()
    const { code, err } = await cantrip(['play', 'toy', '--name', odd, '--plain'], { saves, input: ['quit'] })
    // A file name must begin with a letter or a digit.
    expect([code, err]).toEqual(
      odd === '__proto__' ? [2, expect.stringContaining("can't be used as a file name")] : [0, ''],
    )
    expect(existsSync(join(saves, `${odd}.cantrip`))).toBe(code === 0)
  })

  it('is preserved in a record', async () => {
    const saves = folder()
    const header = JSON.stringify({ cantrip: 1, ...toyHeader() }).replace('"length":', `"${odd}":`)
    writeFileSync(join(saves, 'a.cantrip'), `${header}\n`)
    const { err } = await cantrip(['replay', 'a'], { saves })
    // The toy game accepts any option; it doesn't silently drop an unknown one.
    expect(err).not.toMatch(/fault of its own/)
    const copy = await cantrip(['resume', 'a', '--plain'], { saves, input: ['save b', 'quit'] })
    expect(copy.err).toBe('')
    expect(readFileSync(join(saves, 'b.cantrip'), 'utf8')).toContain(`"${odd}":"short"`)
  })

  it('is counted like any other name by the lab', async () => {
    const file = join(folder(), 'a.jsonl')
    const game = (n: number, metrics: string) =>
      `{"n":${n},"game":"toy","options":{},"seed":"x-${n}","bots":["wanderer"],"winners":[0],"ended":"x","days":1,"decisions":1,"millis":1,"slowest":[1],"metrics":{${metrics}},"seats":[{${metrics}}]}\n`
    writeFileSync(file, game(1, `"${odd}":4`) + game(2, ''))
    const { out } = await cantrip(['sim', '--merge', file, '--json'])
    expect(Object.entries(JSON.parse(out).metrics)).toEqual([[odd, { mean: 2, median: 2, least: 0, most: 4 }]])
    const csv = (await cantrip(['sim', '--merge', file, '--csv', '-'])).out.split('\n')
    expect(csv[0]).toContain(`,${odd},seat 1 ${odd}`)
    expect(csv[2]).toMatch(/,,$/)
  })
})

describe('seats with odd names at a shared table', () => {
  it('keep their passphrases', async () => {
    const seats = ['constructor', 'prototype', 'hasOwnProperty']
    const saves = folder()
    const begun = await cantrip(['play', 'toy', '--seats', seats.join(','), '--name', 'eve', '--plain'], {
      saves,
      input: ['quit'],
    })
    expect(begun.err).toBe('')
    for (const seat of seats) {
      const set = await cantrip(['seat', 'eve', seat], { saves, input: [`sesame ${seat}`] })
      expect(set.out).toContain(`${seat}'s seat now needs its passphrase.`)
    }
    expect(Object.keys(JSON.parse(readFileSync(join(saves, 'eve.cantrip.seats'), 'utf8')).seats)).toEqual(
      seats.map(seat => seat.toLowerCase()),
    )
  })
})
