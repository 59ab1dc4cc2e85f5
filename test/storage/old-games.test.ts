import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/index.ts'
import { loadSave, SAVE_FORMAT, Sitting } from '../../src/storage/index.ts'
import { makeFixtures, OLD_SAVES, tablesOf } from '../fixtures/make.ts'
import { games } from '../games/shelf.ts'
import { toy } from '../kernel/toy.ts'
import { act, folder, played } from './table.ts'

if (process.env.CANTRIP_MAKE) for (const game of games) makeFixtures(game)

const kinds = readdirSync(OLD_SAVES)

describe('a save that was written long ago', () => {
  test('is kept of every format and the rules of every game as they are', () => {
    for (const game of games) {
      const { id, rules } = game
      expect(kinds).toContain(`${SAVE_FORMAT}-${rules}`)
      const names = readdirSync(join(OLD_SAVES, `${SAVE_FORMAT}-${rules}`))
      for (const seats of tablesOf(game)) expect(names).toContain(`${id}-${seats.length}.cantrip`)
    }
  })

  const saves = kinds.flatMap(kind => readdirSync(join(OLD_SAVES, kind)).map(name => [kind, name] as const))
  test.each(saves)('%s/%s loads, and goes on', (kind, name) => {
    const path = join(folder(), name)
    writeFileSync(path, readFileSync(join(OLD_SAVES, kind, name)))
    const { match, record, notes, agreedUntil } = loadSave(path, games)
    expect(agreedUntil ?? record.lines.length).toBeGreaterThan(0)
    const today = kind.endsWith(`-${match.game.rules}`)
    if (today) expect([notes, agreedUntil]).toEqual([[], null])
    else expect(notes).toEqual([expect.stringContaining('was begun under rules')])
    const sitting = Sitting.resume(path, games)
    act(sitting, { answer: 3 })
    sitting.close()
    expect(loadSave(sitting.path!, games).match.hash()).toBe(sitting.match.hash())
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
    expect(sitting.notes).toEqual([
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
    expect(sitting.notes).toEqual([
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
