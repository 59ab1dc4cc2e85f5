import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GameSession, loadSave } from '../../src/storage/index.ts'
import { parseMoves } from '../../src/storage/moves.ts'
import { headersOf, makeFixtures, SAVES } from '../fixtures/make.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'
import { toy } from '../kernel/toy.ts'
import { act, library, played } from './table.ts'

if (process.env.CANTRIP_MAKE) for (const game of games) makeFixtures(game)

describe('a fixture save', () => {
  test('exists for every game and every kind of table', () => {
    const names = games.flatMap(game => [...headersOf(game).keys()])
    expect(readdirSync(SAVES).sort()).toEqual(names.sort())
  })

  test.each(readdirSync(SAVES))('%s loads and continues', name => {
    const path = join(folder(), name)
    writeFileSync(path, readFileSync(join(SAVES, name)))
    const { record, notes } = loadSave(path, games)
    expect(record.lines.length).toBeGreaterThan(0)
    expect(notes).toEqual([])
    const session = GameSession.resume(path, games)
    act(session, { answer: 3 })
    session.close()
    expect(loadSave(path, games).match.hash()).toBe(session.match.hash())
  })
})

describe('a file of another version is refused, and left unchanged:', () => {
  test.each<[what: string, from: RegExp, to: string, why: string]>([
    [
      'a save of other rules',
      /"rules":1/,
      '"rules":2',
      'was saved with version 2 of the Goblin Market rules, but this version of cantrip uses version 1.',
    ],
    [
      'a save of another format',
      /"cantrip":1/,
      '"cantrip":3',
      'uses save format 3, but this version of cantrip reads format 1.',
    ],
  ])('%s', (_what, from, to, why) => {
    const path = join(folder(), 'a.cantrip')
    played(path, 2).close()
    const text = readFileSync(path, 'utf8').replace(from, to)
    writeFileSync(path, text)
    for (const open of [() => loadSave(path, library), () => GameSession.resume(path, library)])
      expect(open).toThrow(`${path} ${why}`)
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(readdirSync(join(path, '..'))).toEqual(['a.cantrip'])
  })

  test('a move file of other rules', () => {
    const text = 'cantrip-moves 1\ngame toy\nrules 5\n--\n'
    expect(() => parseMoves(text, 'a.moves', [toy])).toThrow(
      'a.moves:3: this version of cantrip uses version 1 of the Goblin Market rules, not "5"',
    )
    expect(parseMoves(text.replace('5', '1'), 'a.moves', [toy]).header.rules).toBe(1)
  })
})
