import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GameSession } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { played } from '../storage/table.ts'
import { cantrip } from './environment.ts'

const MOVES =
  'cantrip-moves 1\ngame toy\nseed market\nseats Ann, Bob\n--\nAnn: leave purse\nBob: leave purse\neast\nsearch\n'

function moveFile(text = MOVES): string {
  const file = join(folder(), 'x.moves')
  writeFileSync(file, text)
  return file
}

describe('replay', () => {
  test('prints the log of a move file, with the same bytes each time', async () => {
    const file = moveFile()
    const { out, err, code } = await cantrip(['replay', file])
    expect(out).toBe(
      'Ann dealt.\nBob dealt.\nAnn walked.\nAnn searched.\nAnn hand.\nThe file ends here. Ann is asked "Ann: wander?" Choices: stop, east, west, search, sell or story.\n',
    )
    expect([err, code]).toEqual(['', 0])
    expect((await cantrip(['replay', file], { terminal: [100, 40] })).out).toBe(out)
  })

  test('prints one event per line with --json', async () => {
    const { out } = await cantrip(['replay', moveFile(), '--json'])
    const [game, ...events] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(game).toMatchObject({ cantrip: 1, kind: 'game', game: 'toy', seats: ['Ann', 'Bob'], seed: 'market' })
    expect(events).toHaveLength(5)
    expect(events[0]).toMatchObject({
      kind: 'dealt',
      day: 1,
      seat: 0,
      name: 'Ann',
      rule: '1.1',
      to: [0],
      text: 'Ann dealt.',
    })
    expect(events[2]).toEqual({
      kind: 'walked',
      answer: 3,
      day: 1,
      seat: 0,
      name: 'Ann',
      rule: '2.2',
      space: 1,
      text: 'Ann walked.',
    })
  })

  test('prints chat after the events of the answers before it, and at the end', async () => {
    const path = join(folder(), 'chat.cantrip')
    const session = GameSession.begin(toy, toyHeader(), path)
    for (const seat of [0, 1]) session.answer(seat, 'leave purse')
    session.say(1, { say: 'Where to?' })
    session.answer(0, 'east')
    session.say(0, { say: 'There.' })
    session.close()
    const { out } = await cantrip(['replay', path])
    expect(out.split('\n').slice(0, 5)).toEqual([
      'Ann dealt.',
      'Bob dealt.',
      'Bob: "Where to?"',
      'Ann walked.',
      'Ann: "There."',
    ])
    const json = (await cantrip(['replay', path, '--json'])).out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(json.flatMap(({ kind, answer, text }) => (kind === 'words' ? [[answer, text]] : []))).toEqual([
      [2, 'Bob: “Where to?”'],
      [3, 'Ann: “There.”'],
    ])
  })

  test('replays a saved game by name or file like the move file made from it', async () => {
    const saves = folder()
    const path = join(saves, 'friday.cantrip')
    played(path, 40)
    const { out, code } = await cantrip(['replay', 'friday'], { saves })
    expect(code).toBe(0)
    expect(out.split('\n').length).toBeGreaterThan(10)
    expect((await cantrip(['replay', path])).out).toBe(out)
    const moves = join(folder(), 'friday.moves')
    const written = await cantrip(['export', 'friday', '-o', moves], { saves })
    expect(written).toMatchObject({
      code: 0,
      out: '',
      err: `Written to ${moves}; "cantrip replay ${moves}" prints the game.\n`,
    })
    expect((await cantrip(['replay', moves])).out).toBe(out)
    expect((await cantrip(['export', path])).out).toBe(readFileSync(moves, 'utf8'))
    expect((await cantrip(['export', moves])).out).toBe(readFileSync(moves, 'utf8'))
    const again = await cantrip(['export', 'friday', '-o', moves], { saves })
    expect(again).toMatchObject({
      code: 1,
      err: `cantrip: Cannot write ${moves}: it already exists; choose another file.\n`,
    })
  })

  test('stops at a bad line after printing what happened before it, and lists the possible choices', async () => {
    const file = moveFile(`${MOVES}serach\n`)
    const { out, err, code } = await cantrip(['replay', file])
    expect(out.endsWith('Ann hand.\n')).toBe(true)
    expect(err).toBe(
      `cantrip: ${file}:10: "serach" is not possible here (did you mean "search"?); choices here: stop, east, west, search, sell or story\n`,
    )
    expect(code).toBe(1)
  })

  test('stops at a failed check', async () => {
    const file = moveFile(`${MOVES}? day = 3\n`)
    expect(await cantrip(['replay', file])).toMatchObject({
      code: 1,
      err: `cantrip: ${file}:10: the check failed: day is 1, not 3\n`,
    })
  })

  test.each([
    ['a folder', (home: string) => home, /Cannot read .*: it is a folder/],
    [
      'a file that is not there',
      () => './nowhere/none.moves',
      /There is no file called "\.\/nowhere\/none\.moves", and no saved game of that name in /,
    ],
    [
      'noise',
      (home: string) => {
        writeFileSync(join(home, 'noise'), Buffer.from([0, 1, 2, 255]))
        return join(home, 'noise')
      },
      /noise:1: this is not a move file; a move file starts with the line "cantrip-moves 1"/,
    ],
    [
      'half a save',
      (home: string) => {
        writeFileSync(join(home, 'half.cantrip'), '{"cantrip":1,"ga')
        return join(home, 'half.cantrip')
      },
      /half\.cantrip:1: this is not the start of a saved game/,
    ],
  ])('rejects %s with a one-sentence error', async (_what, make, sentence) => {
    const { err, out, code } = await cantrip(['replay', make(folder())])
    expect(err).toMatch(sentence)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect([out, code]).toEqual(['', 1])
  })

  test('shows the game on the table with --watch, and says so if there is no terminal', async () => {
    const file = moveFile()
    expect((await cantrip(['replay', file, '--watch'], { terminal: [80, 24] })).screens).toMatchObject([
      { kind: 'watch', file },
    ])
    expect((await cantrip(['replay', file, '--watch'])).err).toMatch(/^cantrip: --watch needs a terminal/)
  })
})

describe('the list of saves', () => {
  test('names each save, newest first, including damaged ones', async () => {
    const saves = folder()
    played(join(saves, 'friday.cantrip'), 3)
    writeFileSync(join(saves, 'bad.cantrip'), '')
    const { out, code } = await cantrip(['saves'], { saves })
    expect(out).toContain(`Saved games in ${saves}, newest first:\n`)
    expect(out).toMatch(/^ {2}friday {2}\d{4}-\d\d-\d\d \d\d:\d\d \S+ {2}toy, Ann, Bob, 3 moves, seed market$/m)
    expect(out).toMatch(/^ {2}bad {5}.* cannot be played: .*bad\.cantrip is empty/m)
    expect(code).toBe(0)
  })

  test('names the folder if there are none', async () => {
    const { out, saves } = await cantrip(['saves'])
    expect(out).toBe(`There are no saved games in ${saves}; "cantrip play" starts one.\n`)
  })
})

describe('rules', () => {
  test.each([
    [
      [],
      '  1  The market: Who comes and why.\n  2  Wandering: What a step costs.\nType the number of a chapter or section ("rules 1.1"), or words to search for ("rules dice").\n',
    ],
    [['2'], '2. Wandering: What a step costs.\n2.1  Four steps. A turn has four.\n2.1a  The well. Drink there.\n'],
    [['2.1'], '2.1  Four steps. A turn has four.\n2.1a  The well. Drink there.\n'],
    [['drink', 'there'], '2.1a  The well. Drink there.\n'],
  ])('%j', async (words, text) => {
    expect(await cantrip(['rules', ...words])).toMatchObject({ out: text, err: '', code: 0 })
  })

  test('print an error if no rule matches', async () => {
    const { out, err, code } = await cantrip(['rules', 'dragon'])
    expect([out, code]).toEqual(['', 1])
    expect(err).toContain('No rule mentions "dragon"')
  })

  test('are wrapped to the width of a terminal', async () => {
    const { out } = await cantrip(['rules'], { terminal: [30, 10] })
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(30)
  })
})

describe('doctor', () => {
  test('reports that everything is fine if it is', async () => {
    const { out, code, saves } = await cantrip(['doctor'])
    expect(out).toContain(` ok  save folder: ${saves} is writable`)
    expect(out).toContain(' ok  game toy: Goblin Market, rules 1, can be set up')
    expect(out).toMatch(/All checks passed\.\n$/)
    expect(code).toBe(0)
  })

  test('reports problems, with exit code 1', async () => {
    const home = folder()
    mkdirSync(join(home, '.config/cantrip'), { recursive: true })
    writeFileSync(join(home, '.config/cantrip/settings.json'), '{')
    const saves = folder()
    writeFileSync(join(saves, 'bad.cantrip'), '')
    const { out, code } = await cantrip(['doctor'], { saves, env: { HOME: home }, terminal: [60, 15] })
    expect(out).toContain('BAD  settings: ')
    expect(out).toContain("BAD  terminal: 60x15; the full screen needs 80x24, but --plain doesn't")
    expect(out).toContain('BAD  saved games: ')
    expect(out).toMatch(/\n3 checks failed\.\n$/)
    expect(code).toBe(1)
    writeFileSync(join(home, 'file'), '')
    const nowhere = await cantrip(['doctor', '--saves', join(home, 'file', 'saves')])
    expect(nowhere.out).toMatch(/BAD {2}save folder: cannot write to .*: part of the path is a file/)
    expect(
      (
        await cantrip(['doctor'], {
          environment: { library: () => Promise.reject(new Error('tiles.json: no such tile')) },
        })
      ).out,
    ).toContain('BAD  games: cannot be loaded: tiles.json: no such tile')
  })
})

test('doctor reports a save of an unknown game without calling it damaged', async () => {
  const saves = folder()
  const path = join(saves, 'friday.cantrip')
  played(path, 4)
  writeFileSync(join(saves, 'other.cantrip'), readFileSync(path, 'utf8').replace('"game":"toy"', '"game":"chess"'))
  const { out, code } = await cantrip(['doctor'], { saves })
  expect(out).toContain(
    ' ok  saved games: 1, all playable\n     saved games: other: there is no game called "chess" here\n',
  )
  expect(out).toMatch(/All checks passed\.\n$/)
  expect(code).toBe(0)
})

describe('replay of several files', () => {
  test('replays each under its name, and continues after a bad one', async () => {
    const [good, bad] = [moveFile(), moveFile(`${MOVES}serach\n`)]
    const { out, err, code } = await cantrip(['replay', bad, good])
    expect(code).toBe(1)
    expect(out).toContain(`${bad}:\nAnn dealt.`)
    expect(out).toContain(`${good}:\nAnn dealt.`)
    expect(err).toMatch(/^cantrip: .*x\.moves:10: .*\n$/)
  })

  test('only checks with --check, and prints only problems with --quiet', async () => {
    const [good, bad] = [moveFile(), moveFile(`${MOVES}serach\n`)]
    const checked = await cantrip(['replay', '--check', good, bad])
    expect([checked.out, checked.code]).toEqual([`${good}: OK, 4 moves.\n`, 1])
    expect(checked.err).toContain('x.moves:10:')
    const quiet = await cantrip(['replay', '--check', '--quiet', good])
    expect([quiet.out, quiet.err, quiet.code]).toEqual(['', '', 0])
    expect((await cantrip(['replay', '--quiet', bad])).code).toBe(1)
  })

  test('reads a move file from standard input', async () => {
    const { out, code } = await cantrip(['replay', '-'], { input: MOVES.trimEnd().split('\n') })
    expect(code).toBe(0)
    expect(out).toBe((await cantrip(['replay', moveFile()])).out)
    const wrong = await cantrip(['replay', '-'], { input: [...MOVES.trimEnd().split('\n'), 'serach'] })
    expect(wrong.err).toMatch(/^cantrip: -:10: /)
  })

  test('finds the bundled games by name, and lists them', async () => {
    const { err, code } = await cantrip(['replay', 'example:chess'])
    expect(code).toBe(1)
    expect(err).toMatch(/^cantrip: There is no example:chess; choose example:first-fortnight, .* or example:\S+\.\n$/)
  })
})
