import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { below, type Game, seedRandom } from '../../src/kernel/index.ts'
import { EffectRunner } from '../../src/screen/effect-runner.ts'
import type { Effect, Message } from '../../src/screen/model.ts'
import { GameSession, loadSave, playFile } from '../../src/storage/index.ts'
import { gameById } from '../games/library.ts'
import { said } from '../words.ts'
import { header, wizards } from './sitting.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cantrip-watch-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const runner = (examples: string | null = null, games: readonly Game[] = [wizards]) =>
  new EffectRunner({
    games,
    saves: join(folder, 'saves'),
    examples,
    bookmarks: join(folder, 'data', 'bookmarks.json'),
    store: async () => undefined,
    newSeed: () => '1',
  })

const MOVES = [
  'cantrip-moves 1',
  '# A first day.',
  'game wizards',
  'variant solitaire',
  'seed 1982',
  'seats Ann',
  '--',
  'roll',
  'stop',
  'roll',
]

function file(lines: readonly string[]): string {
  const path = join(folder, 'first.moves')
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

/** Saves a game with this many random answers by three players. */
function saved(answers: number, seed = '7'): string {
  mkdirSync(join(folder, 'saves'), { recursive: true })
  const path = join(folder, 'saves', 'evening.cantrip')
  const session = GameSession.begin(wizards, header({ seed }), path)
  const random = seedRandom(seed, 'play')
  while (session.match.length < answers && !session.match.over) {
    const { seat, options } = session.match.questions[0]!
    session.answer(seat, options[below(random, options.length)]!.id)
  }
  session.close()
  return path
}

function told<K extends Message['kind']>(messages: readonly Message[], kind: K): Extract<Message, { kind: K }> {
  const found = messages.find(message => message.kind === kind)
  if (!found) throw new Error(`no ${kind} in ${JSON.stringify(messages).slice(0, 300)}`)
  return found as Extract<Message, { kind: K }>
}

const at = (of: EffectRunner, effect: Effect) => told(of.run(effect), 'watched')
const complaint = (of: EffectRunner, effect: Effect): string =>
  told(of.run(effect), 'notice')
    .notice.lines.map(line => said(line))
    .join(' ')

describe('a watched game', () => {
  it('moves back and forth to any of its answers', () => {
    const of = runner()
    const begun = at(of, { kind: 'watch', path: file(MOVES) })
    expect(begun.watch).toMatchObject({ file: 'first.moves', at: 0, total: 3, answered: null, problems: [], marks: [] })
    expect(begun.watch.turns.map(turn => [turn.at, turn.seat, turn.day])).toEqual([
      [0, 0, 1],
      [2, 0, 2],
    ])
    const end = at(of, { kind: 'goto', at: 99 })
    expect(end.watch).toMatchObject({ at: 3, answered: { line: 'Roll for movement' } })
    const back = at(of, { kind: 'goto', at: 1 })
    expect(back.watch).toMatchObject({ at: 1, answered: { line: 'Roll for movement' } })
    expect(back.position.log.length).toBeLessThan(end.position.log.length)
    expect(at(of, { kind: 'goto', at: -4 }).position.log).toEqual(begun.position.log)
  })

  it('shows the question and the answer in a newly chosen language', () => {
    const games = [gameById('elfenwizards')]
    const path = join(import.meta.dirname, '../../saves/examples/three-guilds.moves')
    const of = runner(null, games)
    at(of, { kind: 'watch', path })
    at(of, { kind: 'set-perspective', seat: 0 })
    const own = playFile(path, games).match.moves.findIndex(move => 'id' in move && move.seat === 0)
    const asked = (effect: Effect) => at(of, effect).watch.answered?.asked
    expect(asked({ kind: 'goto', at: own + 1 })).toMatch(/^Your dice show .* Which will you place as spells\?$/)
    expect(asked({ kind: 'set-language', language: 'de' })).toMatch(/^Deine Würfel zeigen .* legst du als Zauber\?$/)
    expect(asked({ kind: 'set-language', language: 'en' })).toMatch(/^Your dice show/)
    // Only the player who was asked sees the question.
    expect([asked({ kind: 'set-perspective', seat: 1 }), asked({ kind: 'set-perspective', seat: null })]).toEqual([
      null,
      null,
    ])
    expect(asked({ kind: 'set-perspective', seat: 0 })).toMatch(/^Your dice show/)
  })

  it('shows the same at every position, no matter how it was reached', () => {
    const path = saved(120)
    const { match } = loadSave(path, [wizards])
    const straight = Array.from({ length: match.length + 1 }, (_, n) => match.fork({ at: n }))
    const of = runner()
    at(of, { kind: 'watch', path })
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat(match.length), fc.constantFrom('on', 'back')), { maxLength: 12 }),
        fc.constantFrom(null, 0, 1, 2),
        (places, seat) => {
          let here = at(of, { kind: 'set-perspective', seat }).watch.at
          for (const place of places) {
            here =
              typeof place === 'number' ? place : Math.min(match.length, Math.max(0, here + (place === 'on' ? 1 : -1)))
            const { position, watch } = at(of, { kind: 'goto', at: here })
            expect(watch.at).toBe(here)
            expect(position.view).toEqual(straight[here]!.view(seat))
            expect(position.log.every(entry => entry.at <= here)).toBe(true)
            expect(position.log.length).toBe(sentencesBy(here, seat))
          }
        },
      ),
      { numRuns: 25 },
    )

    function sentencesBy(moves: number, seat: number | null): number {
      let count = 0
      for (let n = 0; n <= moves; n++) {
        for (const event of match.eventsOf(n)) {
          const may = event.to === undefined || (seat !== null && event.to.includes(seat))
          if (may && wizards.sentence(event, match.header.seats) !== null) count++
        }
      }
      return count
    }
  })

  it('is shown up to the first invalid answer, with the error', () => {
    const of = runner()
    at(of, { kind: 'watch', path: file([...MOVES, 'fly home']) })
    const { watch } = at(of, { kind: 'goto', at: 3 })
    expect(watch.total).toBe(3)
    expect(watch.problems.map(words => said(words)).join(' ')).toMatch(
      /first\.moves:11: "fly home" is not possible here/,
    )
  })

  it('is shown up to the damaged part of its save', () => {
    const path = saved(20)
    const lines = readFileSync(path, 'utf8').split('\n')
    appendFileSync(path, '{"seat":0,"id":"ro')
    const { watch } = at(runner(), { kind: 'watch', path })
    expect([watch.total, watch.problems.map(words => said(words))]).toEqual([
      20,
      [expect.stringMatching(/is incomplete/)],
    ])
    writeFileSync(path, [...lines.slice(0, 12), 'rubbish', ...lines.slice(12)].join('\n'))
    const damaged = at(runner(), { kind: 'watch', path }).watch
    expect([damaged.total, damaged.problems.map(words => said(words))]).toEqual([
      11,
      [expect.stringMatching(/:13: this line is damaged/)],
    ])
    writeFileSync(path, [...lines.slice(0, 9), ...lines.slice(10)].join('\n'))
    const other = at(runner(), { kind: 'watch', path }).watch
    expect([other.total, other.problems.map(words => said(words))]).toEqual([
      8,
      [expect.stringMatching(/:10: this line can't be replayed/)],
    ])
  })

  it('is not opened if the file is not a game', () => {
    const path = join(folder, 'notes.txt')
    writeFileSync(path, 'bread, milk')
    expect(complaint(runner(), { kind: 'watch', path })).toContain('not the start of a saved game')
    expect(complaint(runner(), { kind: 'watch', path: folder })).toContain('it is a folder')
  })

  it('is listed among the examples with its comment as the description', () => {
    file(MOVES)
    const [example] = runner(folder).library().examples
    expect(example).toEqual({ name: 'first', path: join(folder, 'first.moves'), about: 'A first day.' })
    expect(runner(join(folder, 'nowhere')).library().examples).toEqual([])
  })
})

describe('bookmarks', () => {
  it("are kept beside the user's settings, and never in the game", () => {
    const path = saved(30)
    const before = readFileSync(path)
    const of = runner()
    at(of, { kind: 'watch', path })
    expect(at(of, { kind: 'mark', at: 7 }).watch.marks).toEqual([7])
    expect(at(of, { kind: 'mark', at: 3 }).watch.marks).toEqual([3, 7])
    expect(at(runner(), { kind: 'watch', path }).watch.marks).toEqual([3, 7])
    expect(at(of, { kind: 'mark', at: 7 }).watch.marks).toEqual([3])
    expect(at(runner(), { kind: 'watch', path }).watch.marks).toEqual([3])
    expect(readFileSync(path)).toEqual(before)
    expect(readdirSync(join(folder, 'saves'))).toEqual(['evening.cantrip'])
  })

  it('belong to the file in which they were set', () => {
    const of = runner()
    at(of, { kind: 'watch', path: saved(30) })
    at(of, { kind: 'mark', at: 7 })
    expect(at(of, { kind: 'watch', path: file(MOVES) }).watch.marks).toEqual([])
  })

  it('report a damaged file and leave it unchanged', () => {
    const path = saved(30)
    const of = runner()
    at(of, { kind: 'watch', path })
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data', 'bookmarks.json'), '[{')
    expect(complaint(of, { kind: 'mark', at: 7 })).toContain('bookmarks.json is damaged')
    const again = runner().run({ kind: 'watch', path })
    expect(told(again, 'watched').watch.marks).toEqual([])
    expect(
      told(again, 'notice')
        .notice.lines.map(line => said(line))
        .join(' '),
    ).toContain('bookmarks.json is damaged')
    expect(readFileSync(join(folder, 'data', 'bookmarks.json'), 'utf8')).toBe('[{')
  })
})

describe('a branch of a watched game', () => {
  it("is a new game of the user's own that starts with the moves so far", () => {
    const path = saved(40)
    const before = readFileSync(path)
    const of = runner()
    at(of, { kind: 'watch', path })
    at(of, { kind: 'goto', at: 25 })
    const { position, notice } = told(of.run({ kind: 'branch' }), 'position')
    expect(position.length).toBe(25)
    expect(position.path).toBe(join(folder, 'saves', 'wizards-7.cantrip'))
    expect(notice?.lines.map(line => said(line)).join(' ')).toContain('A new game, wizards-7, continues from')
    const { seat, options } = position.question!
    expect(told(of.run({ kind: 'answer', seat, id: options[0]!.id }), 'position').position.length).toBe(26)
    of.close()
    const branch = loadSave(position.path!, [wizards])
    const whole = loadSave(path, [wizards])
    expect(branch.record.header).toEqual(whole.record.header)
    expect(branch.record.lines.slice(0, 25)).toEqual(whole.record.lines.slice(0, 25))
    expect(readFileSync(path)).toEqual(before)
  })

  it('keeps the dice and cards that were set in advance', () => {
    const of = runner()
    at(of, { kind: 'watch', path: file([...MOVES.slice(0, 7), '! dice 6 6', '! top tasks 8', 'roll']) })
    at(of, { kind: 'goto', at: 3 })
    const { position } = told(of.run({ kind: 'branch' }), 'position')
    expect(loadSave(position.path!, [wizards]).match.moves).toEqual([
      { dice: [6, 6] },
      { stack: 'tasks', cards: ['8'] },
      { seat: 0, id: 'roll' },
    ])
    of.close()
  })

  it('has a different name if that name is taken', () => {
    const of = runner()
    const path = saved(10)
    for (const name of ['wizards-7', 'wizards-7-2']) {
      at(of, { kind: 'watch', path })
      const { notice } = told(of.run({ kind: 'branch' }), 'position')
      expect(notice?.lines.map(line => said(line)).join(' ')).toContain(`A new game, ${name}, continues`)
    }
    of.close()
  })
})
