import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GameSession,
  listSaves,
  loadSave,
  newSavePath,
  SAVE_FORMAT,
  savePath,
  UserError,
} from '../../src/storage/index.ts'
import { readSave } from '../../src/storage/save-lines.ts'
import { folder } from '../folder.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { said } from '../words.ts'
import { act, actions, headers, library, played } from './table.ts'

describe('a saved game', () => {
  test('is restored as it was, no matter what was done, and can be continued', () => {
    const saves = folder()
    let n = 0
    fc.assert(
      fc.property(headers, actions, actions, (header, before, after) => {
        const path = join(saves, `${n++}.cantrip`)
        const first = GameSession.begin(toy, header, path)
        for (const action of before) act(first, action)
        const second = GameSession.resume(path, library)
        expect(second.match.hash()).toBe(first.match.hash())
        expect(second.match.state).toEqual(first.match.state)
        expect(second.match.chat).toEqual(first.match.chat)
        expect(second.record).toEqual(first.record)
        for (const action of after) act(second, action)
        expect(GameSession.resume(path, library).match.hash()).toBe(second.match.hash())
      }),
      { numRuns: 30 },
    )
  })

  test('is one line for the header and one for each action, on disk before anybody sees it', () => {
    const path = join(folder(), 'a.cantrip')
    const session = played(path, 0)
    const lines = () => readFileSync(path, 'utf8').trimEnd().split('\n')
    expect(JSON.parse(lines()[0]!)).toEqual({ cantrip: SAVE_FORMAT, ...toyHeader() })
    for (let done = 1; done <= 5; done++) {
      act(session, { answer: done })
      expect(lines()).toHaveLength(1 + done)
      expect(JSON.parse(lines()[done]!).hash).toBe(session.match.hash())
    }
  })

  test('keeps undone moves, marked', () => {
    const path = join(folder(), 'a.cantrip')
    const session = played(path, 3, toyHeader({ practice: true }))
    session.undo(0, 2)
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(5)
    expect(GameSession.resume(path, library).match.length).toBe(1)
  })

  test('may have been written by hand, without a last line break and with Windows line endings', () => {
    const path = join(folder(), 'a.cantrip')
    const hash = played(path, 6).match.hash()
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').trimEnd().replaceAll('\n', '\r\n')}`)
    const session = GameSession.resume(path, library)
    expect(session.match.hash()).toBe(hash)
    expect(session.notes).toEqual([])
    act(session, { answer: 1 })
    expect(GameSession.resume(path, library).match.hash()).toBe(session.match.hash())
  })
})

describe('a line of a save', () => {
  test.each<[what: string, line: object, sentence: string]>([
    ['by a player there is not', { say: 'hello', by: 99 }, 'this line names a player who is not in the game'],
    ['that answers for one', { seat: 2, id: 'stop' }, 'this line names a player who is not in the game'],
    ['that takes back for one', { undo: 1, by: 2 }, 'this line names a player who is not in the game'],
    [
      'that offers to one',
      { offer: { to: 2, give: 'a', take: 'b' }, by: 0 },
      'this line names a player who is not in the game',
    ],
    ['that seats more than play', { players: ['person', 'person', 'person'] }, 'this line has 3 players for 2 seats'],
    ['of words with a line end', { say: 'hm\n! dice 6 6', by: 0 }, 'this line contains invisible characters'],
    ['of words with a control', { say: '\x1b[2J', by: 0 }, 'this line contains invisible characters'],
    ['of words with an 8-bit control', { say: '\x9b2J', by: 0 }, 'this line contains invisible characters'],
    ['of words that turn the line round', { say: '\u202eolleh', by: 0 }, 'this line contains invisible characters'],
    ['of an answer with a control', { seat: 0, id: 'stop\x07' }, 'this line contains invisible characters'],
    ['of a pile with a control', { stack: 'deck\x07', cards: [] }, 'this line contains invisible characters'],
    ['with a control deep inside', { offer: { to: [{ deep: '\x07' }] } }, 'this line contains invisible characters'],
    ['of no known kind', { wish: 'gold', by: 0 }, 'this line is not a valid move'],
    ['with one property too many', { seat: 0, id: 'stop', wish: 'gold' }, 'this line is not a valid move'],
    ['that undoes nothing', { undo: 0, by: 0 }, 'this line is not a valid move'],
    ['of a roll of 0', { dice: [0] }, 'this line is not a valid move'],
    ['with a text longer than 1000 characters', { say: 'x'.repeat(1001), by: 0 }, 'this line is not a valid move'],
  ])('%s is reported with its number', (_what, line, sentence) => {
    const path = join(folder(), 'a.cantrip')
    played(path, 2).close()
    writeFileSync(path, `${readFileSync(path, 'utf8')}${JSON.stringify({ ...line, hash: '00000000' })}\n`)
    expect(() => loadSave(path, library)).toThrow(`${path}:4: ${sentence}; the file was not changed.`)
  })
})

describe('chat', () => {
  /** Creates a save with a few chat lines and an answer between each, and returns its lines. */
  function talked(): { path: string; lines: string[] } {
    const path = join(folder(), 'a.cantrip')
    const session = played(path, 2)
    for (const say of ['Good morning', 'I take the north', 'Well met']) {
      session.say(1, { say })
      act(session, { answer: 1 })
    }
    session.close()
    return { path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }
  }

  test.each<[what: string, change: (lines: string[]) => string[], line: number]>([
    ['a changed word', lines => lines.map(line => line.replace('north', 'south')), 6],
    ['another speaker', lines => lines.map(line => line.replace('"by":1', '"by":0')), 4],
    ['words left out', lines => lines.filter(line => !line.includes('north')), 7],
    ['words in another order', lines => [...lines.slice(0, 5), lines[7]!, lines[6]!, lines[5]!, lines[8]!], 6],
  ])('has a fingerprint that detects %s', (_what, change, line) => {
    const { path, lines } = talked()
    expect(loadSave(path, library).match.chat).toHaveLength(3)
    writeFileSync(path, `${change(lines).join('\n')}\n`)
    expect(() => loadSave(path, library)).toThrow(new RegExp(`:${line}: this line can't be replayed`))
  })
})

test('a save of format 1 is read as it was written, no matter what later formats add', () => {
  const file = fileURLToPath(new URL('format-1.cantrip', import.meta.url))
  expect(readSave(readFileSync(file), file)).toMatchObject({
    header: { ...toyHeader(), seats: ['Ann', 'Zoë'], practice: true },
    lines: [
      { seat: 0, id: 'leave purse', hash: '8f3a91c2' },
      { dice: [6, 1], hash: '00d41b77' },
      { stack: 'deck', cards: ['dew-4', 'coin-4'], hash: '5be0c1aa' },
      { undo: 2, by: 0, hash: '8f3a91c2' },
    ],
    notes: [],
  })
})

/** Returns the bytes of a file, or `folder` for a folder. */
function bytes(path: string): Buffer | string {
  return statSync(path).isDirectory() ? 'folder' : readFileSync(path)
}

describe('a damaged save', () => {
  const first = JSON.stringify({ cantrip: 1, ...toyHeader() })

  test.each<[what: string, spoil: (path: string) => void, sentence: RegExp]>([
    ['that is empty', path => writeFileSync(path, ''), /is empty; there is no game in it/],
    ['of nothing but blank lines', path => writeFileSync(path, '\n\n'), /:1: this is not the start of a saved game/],
    ['that is missing', path => writeFileSync(`${path}2`, ''), /Cannot read .*: no such file/],
    ['that is a folder', path => mkdirSync(path), /Cannot read .*: it is a folder/],
    ['that is noise', path => writeFileSync(path, Buffer.from([0, 255, 10, 7, 200])), /:1: this is not the start/],
    ['that is another kind of text', path => writeFileSync(path, 'cantrip-moves 1\n'), /:1: this is not the start/],
    ['whose first line is cut off', path => writeFileSync(path, first.slice(0, 40)), /:1: this is not the start/],
    ['of another program', path => writeFileSync(path, '{"version":1}\n'), /:1: this is not the start/],
    [
      'of another format',
      path => writeFileSync(path, '{"cantrip":99,"of":"later"}\n'),
      /uses save format 99, but this version/,
    ],
    [
      'of a game it does not know',
      path => writeFileSync(path, first.replace('toy', 'chess')),
      /There is no game called "chess"; the only game is toy/,
    ],
    [
      'of other rules',
      path => writeFileSync(path, first.replace('"rules":1', '"rules":9')),
      /was saved with version 9 of the Goblin Market rules/,
    ],
    [
      'with too many players',
      path => writeFileSync(path, first.replace('"Bob"', '"B","C","D","E"')),
      /:1: .*for two to four/,
    ],
    [
      'with a name that acts on a terminal',
      path => writeFileSync(path, first.replace('Bob', '\\u001b[2J')),
      /:1: seats is not valid/,
    ],
    [
      'with a hole in its header',
      path => writeFileSync(path, first.replace('"seed":"market",', '')),
      /:1: seed is not valid/,
    ],
  ])('%s is rejected with an error message and left unchanged', (_what, spoil, sentence) => {
    const path = join(folder(), 'a.cantrip')
    spoil(path)
    const before = statSync(path, { throwIfNoEntry: false }) && bytes(path)
    expect(() => GameSession.resume(path, library)).toThrow(UserError)
    expect(() => GameSession.resume(path, library)).toThrow(sentence)
    expect(() => GameSession.resume(path, library)).toThrow(path)
    expect(statSync(path, { throwIfNoEntry: false }) && bytes(path)).toEqual(before)
  })

  test('that is huge is refused before it is read', () => {
    const path = join(folder(), 'a.cantrip')
    writeFileSync(path, '')
    truncateSync(path, 2 ** 36)
    expect(() => GameSession.resume(path, library)).toThrow(/MB is too large\./)
  })

  test('whose last line is incomplete continues from the line before, with a message', () => {
    const path = join(folder(), 'a.cantrip')
    const shorter = played(null, 7).match.hash()
    played(path, 8)
    const whole = readFileSync(path)
    const lastLine = whole.lastIndexOf(10, whole.length - 2) + 1
    for (let cut = lastLine + 1; cut < whole.length - 1; cut++) {
      writeFileSync(path, whole.subarray(0, cut))
      const session = GameSession.resume(path, library)
      expect(session.notes.map(note => said(note))).toEqual([
        expect.stringMatching(/^The last line of .* is incomplete/),
      ])
      expect(session.match.hash()).toBe(shorter)
      expect(readFileSync(path)).toEqual(whole.subarray(0, cut))
      if (cut % 9 > 0) continue
      act(session, { answer: 7 * 7 + 1 })
      expect(readFileSync(path)).toEqual(whole)
    }
  })

  test('whose end is zeros from a lost disk cache continues from the line before', () => {
    const path = join(folder(), 'a.cantrip')
    const { match } = played(path, 5)
    writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.alloc(300)]))
    expect(GameSession.resume(path, library).match.hash()).toBe(match.hash())
  })

  test('whose middle line is incomplete is refused with the number of that line', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 8)
    const lines = readFileSync(path, 'utf8').split('\n')
    lines[4] = lines[4]!.slice(0, 12)
    writeFileSync(path, lines.join('\n'))
    expect(() => loadSave(path, library)).toThrow(`${path}:5: this line is damaged`)
  })

  test('with another answer in a line is refused at that line', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 8)
    const lines = readFileSync(path, 'utf8').split('\n')
    const line = JSON.parse(lines[1]!)
    lines[1] = JSON.stringify({ ...line, id: line.id === 'take purse' ? 'leave purse' : 'take purse' })
    writeFileSync(path, lines.join('\n'))
    expect(() => loadSave(path, library)).toThrow(
      /:2: this line can't be replayed: the hash of the position is [0-9a-f]{8}, but the file has/,
    )
    lines[1] = JSON.stringify({ ...line, id: 'burn purse' })
    writeFileSync(path, lines.join('\n'))
    expect(() => loadSave(path, library)).toThrow(/:2: this line can't be replayed: "burn purse" is not possible here/)
  })

  test('with any one byte changed is refused with the number of a line, or plays the same', () => {
    const path = join(folder(), 'a.cantrip')
    const { match } = played(path, 12)
    const whole = readFileSync(path)
    const last = whole.lastIndexOf(10, whole.length - 2)
    let refused = 0
    fc.assert(
      fc.property(fc.nat(last - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const damaged = Buffer.from(whole)
        damaged[at]! ^= mask
        writeFileSync(path, damaged)
        try {
          expect(loadSave(path, library).match.hash()).toBe(match.hash())
        } catch (error) {
          if (!(error instanceof UserError)) throw error
          refused++
          const where = Number(/cantrip:(\d+): /.exec(error.message)?.[1] ?? 1)
          // The change is detected at its line, or later if a changed header or setup shows only then.
          expect(where).toBeGreaterThanOrEqual(Math.min(2, whole.subarray(0, at).toString('latin1').split('\n').length))
          expect(error.message).not.toContain('\u001b')
        }
        expect(readFileSync(path)).toEqual(damaged)
      }),
      { numRuns: 300 },
    )
    expect(refused).toBeGreaterThan(250)
  })

  test('of any bytes never throws anything but UserError', () => {
    const path = join(folder(), 'a.cantrip')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (noise, behind) => {
        writeFileSync(path, behind ? Buffer.concat([Buffer.from(`${first}\n`), noise]) : noise)
        try {
          loadSave(path, library)
        } catch (error) {
          expect(error).toBeInstanceOf(UserError)
        }
      }),
    )
  })
})

describe('the name of a save', () => {
  test.each([
    '..',
    '../x',
    'a/b',
    'a\\b',
    '',
    ' ',
    '.hidden',
    'a..b',
    'con',
    'x'.repeat(61),
    'a\u0000b',
    '-rf',
    'trailing.',
  ])('%j is rejected with an error message', name => {
    expect(() => savePath('/saves', name)).toThrow(/^The name ".*" (is empty|is longer|can't be used as a file name)/)
  })

  test.each([
    ['friday', '/saves/friday.cantrip'],
    ['Größe 2', '/saves/Größe 2.cantrip'],
    ['friday.cantrip', '/saves/friday.cantrip'],
  ])('%j is %s', (name, path) => {
    expect(savePath('/saves', name)).toBe(path)
  })

  test('no name leads out of the folder', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '~') })), name => {
        try {
          expect(savePath('/saves', name)).toMatch(/^\/saves\/[^/\\]+\.cantrip$/)
        } catch (error) {
          expect(error).toBeInstanceOf(UserError)
        }
      }),
    )
  })

  test('is made from the game and the seed by default, and never taken twice', () => {
    const saves = folder()
    const header = toyHeader({ seed: 'a / b' })
    expect(newSavePath(saves, header)).toBe(join(saves, 'toy-a-b.cantrip'))
    writeFileSync(join(saves, 'toy-a-b.cantrip'), '')
    expect(newSavePath(saves, header)).toBe(join(saves, 'toy-a-b-2.cantrip'))
  })
})

describe('the list of saves', () => {
  test('describes how each game began, and what is wrong with each damaged one', () => {
    const saves = folder()
    played(join(saves, 'good.cantrip'), 3)
    writeFileSync(join(saves, 'bad.cantrip'), 'noise')
    writeFileSync(join(saves, 'other.txt'), 'no save')
    const list = listSaves(saves)
    expect(list.map(entry => entry.name).sort()).toEqual(['bad', 'good'])
    expect(list.find(entry => entry.name === 'good')).toMatchObject({ header: toyHeader(), answers: 3, problem: null })
    const bad = list.find(entry => entry.name === 'bad')!
    expect([bad.header, said(bad.problem)]).toEqual([null, expect.stringContaining(':1:')])
  })

  test('counts the moves in effect, without undone ones, chat and changes of players', () => {
    fc.assert(
      fc.property(headers, actions, (header, done) => {
        const saves = folder()
        const session = GameSession.begin(toy, header, join(saves, 'game.cantrip'))
        for (const action of done) act(session, action)
        session.seat(0, 'bot:wanderer')
        expect(listSaves(saves)).toMatchObject([{ answers: session.match.length }])
      }),
      { numRuns: 20 },
    )
  })

  test('is empty if there is no folder, and an error if it is not a folder', () => {
    const saves = folder()
    expect(listSaves(join(saves, 'none'))).toEqual([])
    writeFileSync(join(saves, 'file'), '')
    expect(() => listSaves(join(saves, 'file'))).toThrow(/Cannot read the save folder .*: part of the path is a file/)
  })
})
