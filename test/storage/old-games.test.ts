import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keepsRules } from '../../src/kernel/game.ts'
import type { Game } from '../../src/kernel/index.ts'
import { exportMoves } from '../../src/storage/export-moves.ts'
import { loadSave, SAVE_FORMAT, Sitting } from '../../src/storage/index.ts'
import { parseMoves } from '../../src/storage/moves.ts'
import { headersOf, makeFixtures, OLD_SAVES } from '../fixtures/make.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'
import { toy } from '../kernel/toy.ts'
import { said } from '../words.ts'
import { act, played } from './table.ts'

if (process.env.CANTRIP_MAKE) for (const game of games) makeFixtures(game)

const kinds = readdirSync(OLD_SAVES)

describe('a save that was written long ago', () => {
  test('is kept of every format and the rules of every game as they are', () => {
    for (const game of games) {
      const { rules } = game
      expect(kinds).toContain(`${SAVE_FORMAT}-${rules}`)
      const names = readdirSync(join(OLD_SAVES, `${SAVE_FORMAT}-${rules}`))
      for (const name of headersOf(game).keys()) expect(names).toContain(name)
    }
  })

  const saves = kinds.flatMap(kind => readdirSync(join(OLD_SAVES, kind)).map(name => [kind, name] as const))
  test.each(saves)('%s/%s loads, and goes on', (kind, name) => {
    const path = join(folder(), name)
    writeFileSync(path, readFileSync(join(OLD_SAVES, kind, name)))
    const { match, record, notes, agreedUntil } = loadSave(path, games)
    expect(agreedUntil ?? record.lines.length).toBeGreaterThan(0)
    const kept = keepsRules(match.game, Number(kind.split('-')[1]))
    if (kept) expect([notes, agreedUntil]).toEqual([[], null])
    else expect(notes.map(note => said(note))).toEqual([expect.stringContaining('was begun under rules')])
    const sitting = Sitting.resume(path, games)
    act(sitting, { answer: 3 })
    sitting.close()
    expect(loadSave(sitting.path!, games).match.hash()).toBe(sitting.match.hash())
  })
})

describe('a save of earlier rules that are still played', () => {
  const older: Game = { ...toy, rules: 2, since: 1 }

  test('loads without a word, goes on by the rules it was begun under, and is no newer for it', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 2).close()
    const sitting = Sitting.resume(path, [older])
    expect(sitting.notes).toEqual([])
    expect(sitting.header.rules).toBe(1)
    act(sitting, { answer: 0 })
    sitting.close()
    expect(loadSave(path, [older]).record.header.rules).toBe(1)
  })

  test('that does not play is damaged, and no matter of the rules', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 2).close()
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(
      path,
      lines.map((line, i) => (i === 2 ? line.replace(/"hash":"[^"]+"/, '"hash":"00000000"') : line)).join('\n'),
    )
    expect(() => loadSave(path, [older])).toThrow(/:3: the record does not play: .*; the file is left as it is\.$/)
  })

  test('becomes a move file that says so, which plays by them', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 2).close()
    const { record } = loadSave(path, [older])
    const text = exportMoves(older, record)
    expect(text).toContain('\nrules 1\n')
    expect(exportMoves(toy, record)).not.toContain('\nrules')
    const file = parseMoves(text, 'a.moves', [older])
    expect(file.header.rules).toBe(1)
    expect(() => parseMoves(text.replace('\nrules 1', '\nrules 3'), 'a.moves', [older])).toThrow(
      'this cantrip plays rules 1 to 2 of Goblin Market, not "3"',
    )
  })
})

describe('a save of earlier rules', () => {
  const later: Game = { ...toy, rules: 2 }
  /** The toy with another rule: there is no searching any more. */
  const otherwise: Game = {
    ...later,
    *turn(table) {
      const turn = toy.turn(table as never)
      let answer: unknown
      for (;;) {
        const step = turn.next(answer as never)
        if (step.done) return
        answer = yield step.value.map(question => ({
          ...question,
          options: question.options.filter(({ id }) => id !== 'search'),
        }))
      }
    },
  }

  function searched(): { path: string; at: number } {
    const path = join(folder(), 'a.cantrip')
    const sitting = played(path, 2)
    for (let i = 0; i < 3; i++) {
      const [question] = sitting.match.questions
      const id = question!.options.some(option => option.id === 'search') ? 'search' : question!.options[0]!.id
      sitting.answer(question!.seat, id)
    }
    sitting.close()
    return { path, at: sitting.record.lines.findIndex(line => 'id' in line && line.id === 'search') }
  }

  test('that today’s rules play alike loads with a word and goes on in its file', () => {
    const { path } = searched()
    const sitting = Sitting.resume(path, [later])
    expect(sitting.notes.map(note => said(note))).toEqual([
      `${path} was begun under rules 1 of Goblin Market, and these are rules 2; all of its answers still agree.`,
    ])
    act(sitting, { answer: 0 })
    expect(sitting.close().ok).toBe(true)
    expect(sitting.path).toBe(path)
  })

  test('that today’s rules play otherwise goes on from the last line that agrees, in a new file', () => {
    const { path, at } = searched()
    expect(at).toBeGreaterThan(0)
    const before = readFileSync(path)
    const loaded = loadSave(path, [otherwise])
    expect(loaded.agreedUntil).toBe(at)
    expect(loaded.match.length).toBe(at)
    const sitting = Sitting.resume(path, [otherwise])
    expect(sitting.notes.map(note => said(note))).toEqual([
      expect.stringMatching(
        /under rules 1 of Goblin Market, and these are rules 2, which agree with its first \d+ of 5 lines \(line \d+: "search" is not possible here\)\. Going on from there writes a new file; this one is left as it is\.$/,
      ),
    ])
    expect(readdirSync(join(path, '..'))).toEqual(['a.cantrip'])
    act(sitting, { answer: 0 })
    sitting.close()
    expect(readFileSync(path)).toEqual(before)
    expect(readdirSync(join(path, '..')).sort()).toEqual(['a-2.cantrip', 'a.cantrip'])
    const again = loadSave(join(path, '..', 'a-2.cantrip'), [otherwise])
    expect([again.notes, again.match.hash()]).toEqual([[], sitting.match.hash()])
    expect(again.record.lines).toHaveLength(at + 1)
  })

  test('whose very first answer does not agree is refused, and says under which rules it was begun', () => {
    const { path } = searched()
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, lines.map((line, i) => (i === 1 ? line.replace(/purse/, 'goblin') : line)).join('\n'))
    expect(() => loadSave(path, [later])).toThrow(/:2: .*It was begun under rules 1, and these are rules 2\.$/)
  })
})
