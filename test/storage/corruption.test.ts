import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GameSession, listSaves, UserError } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { said } from '../words.ts'
import { act, library, played } from './table.ts'

const GIGABYTE = 2 ** 30

/** Returns a digest of a file, or of the beginning and end of a very large one. */
function digest(path: string): string {
  const fd = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(1 << 16)
    const hash = createHash('sha256')
    for (const at of [0, GIGABYTE - (1 << 16)]) hash.update(bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, at)))
    return hash.digest('hex')
  } finally {
    closeSync(fd)
  }
}

/** Changes the byte at an offset from the beginning of some words. */
function flipAt(path: string, words: string, after: number): void {
  const bytes = readFileSync(path)
  bytes[bytes.indexOf(words) + after]! ^= 1
  writeFileSync(path, bytes)
}

const change = (path: string, change: (text: string) => string) =>
  writeFileSync(path, change(readFileSync(path, 'utf8')))

describe('a save of twelve answers', () => {
  test.each<[what: string, spoil: (path: string) => void, sentence: RegExp]>([
    ['with a changed byte in its header', path => flipAt(path, '"seed"', 1), /:1: seed is not valid in a saved game/],
    [
      'with a changed byte in an answer',
      path => flipAt(path, 'purse', 0),
      /:2: this line can't be replayed: .* is not possible/,
    ],
    [
      'with a changed byte in a hash',
      path => change(path, text => text.replace(/"hash":"(.)/, (_, c) => `"hash":"${c === '0' ? '1' : '0'}`)),
      /:2: this line can't be replayed: the hash of the position is [0-9a-f]{8}, but the file has [0-9a-f]{8}/,
    ],
    [
      'with a changed byte in the middle',
      path =>
        change(path, text =>
          text
            .split('\n')
            .map((line, i) => (i === 6 ? line.replace('{', 's') : line))
            .join('\n'),
        ),
      /:7: this line is damaged/,
    ],
    [
      'with a byte in the middle that is not text',
      path => {
        const bytes = readFileSync(path)
        bytes[bytes.indexOf('"id"')] = 0xff
        writeFileSync(path, bytes)
      },
      /:2: this line contains bytes that are not text/,
    ],
    ['whose header is cut off', path => truncateSync(path, 50), /:1: this is not the start of a saved game/],
    [
      'of another format',
      path => change(path, text => text.replace(/"cantrip":\d+/, '"cantrip":99')),
      /uses save format 99, but this version of cantrip reads format 1/,
    ],
    ['of another game', path => change(path, text => text.replace('"toy"', '"chess"')), /no game called "chess"/],
    ['that is empty', path => truncateSync(path, 0), /is empty; there is no game in it/],
    [
      'that is noise',
      path => writeFileSync(path, Buffer.from([0, 159, 146, 150, 10, 255])),
      /:1: this is not the start/,
    ],
    [
      'that is a gigabyte of noise',
      path => {
        truncateSync(path, GIGABYTE)
        const fd = openSync(path, 'r+')
        writeSync(fd, Buffer.from([7, 200, 13]), 0, 3, GIGABYTE - 3)
        closeSync(fd)
      },
      /Cannot read .*: 1074 MB is too large\./,
    ],
  ])('%s is rejected and listed with a one-sentence error, and left unchanged', (_what, spoil, sentence) => {
    const saves = folder()
    const path = join(saves, 'a.cantrip')
    played(path, 12).close()
    spoil(path)
    const before = digest(path)
    expect(() => GameSession.resume(path, library)).toThrow(UserError)
    expect(() => GameSession.resume(path, library)).toThrow(sentence)
    expect(listSaves(saves)).toHaveLength(1)
    expect(digest(path)).toBe(before)
    expect(readdirSync(saves)).toEqual(['a.cantrip'])
  })

  test('that is a folder is rejected with a one-sentence error', () => {
    const path = join(folder(), 'a.cantrip')
    mkdirSync(path)
    expect(() => GameSession.resume(path, library)).toThrow(/Cannot read .*: it is a folder, not a file/)
    expect(readdirSync(path)).toEqual([])
  })

  test('with Windows line endings plays, and can be continued', () => {
    const path = join(folder(), 'a.cantrip')
    const { match } = played(path, 12)
    change(path, text => text.replaceAll('\n', '\r\n'))
    const before = digest(path)
    const session = GameSession.resume(path, library)
    expect([session.match.hash(), digest(path)]).toEqual([match.hash(), before])
    act(session, { answer: 1 })
    expect(GameSession.resume(path, library).match.hash()).toBe(session.match.hash())
    expect(existsSync(`${path}.bak`)).toBe(false)
  })

  test('whose last line is incomplete is copied before it is rewritten, and a message names the copy', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 12).close()
    const before: Buffer[] = []
    for (const copy of ['a.cantrip.bak', 'a.cantrip.bak2']) {
      truncateSync(path, readFileSync(path).length - 5)
      before.push(readFileSync(path))
      const session = GameSession.resume(path, library)
      expect(session.notes.map(note => said(note))).toEqual([expect.stringMatching(/is incomplete/)])
      expect(readFileSync(path)).toEqual(before.at(-1))
      const [question] = session.match.questions
      const { sentence } = session.answer(question!.seat, question!.options[0]!.id)
      expect(said(sentence)).toBe(`A copy of the original ${path} was saved as ${join(path, '..', copy)}.`)
      act(session, { answer: 2 })
      session.close()
      expect(GameSession.resume(path, library).notes).toEqual([])
    }
    expect(['.bak', '.bak2'].map(ending => readFileSync(path + ending))).toEqual(before)
  })
})
