import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyLine, Divergence, type GameRecord, Match, replay } from '../../src/kernel/index.ts'
import { actions, answers, beginToy, headers, played, portrait, Scribe } from './play.ts'
import { toy, toyHeader } from './toy.ts'

const games = [headers, fc.array(actions, { maxLength: 80 })] as const

function lineOf(run: () => unknown): number | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    if (error instanceof Divergence) return error.line
    throw error
  }
}

describe('a record', () => {
  it('replays to the same fingerprints and the same match', () => {
    fc.assert(
      fc.property(...games, (header, list) => {
        const { match, record } = played(header, list)
        const read = JSON.parse(JSON.stringify(record)) as GameRecord
        const again = Match.begin(toy, read.header)
        for (const line of read.lines) {
          applyLine(again, line)
          expect(again.hash()).toBe(line.hash)
        }
        expect(portrait(again)).toEqual(portrait(match))
        expect(portrait(replay(toy, read))).toEqual(portrait(match))
      }),
    )
  })

  it('replays to a match with the same history, guesses and undo', () => {
    fc.assert(
      fc.property(...games, (header, list) => {
        const { match, record } = played(header, list)
        const again = replay(toy, record)
        expect(again.turns).toEqual(match.turns)
        for (const seat of header.seats.keys()) expect(again.checkpointView(seat)).toEqual(match.checkpointView(seat))
        // A correct guess at the last checkpoint: its actual state.
        const rest = (of: typeof match) => of.fork({ at: of.turns.at(-1)! }).state
        expect(again.fork({ state: rest(again) }).hash()).toBe(match.fork({ state: rest(match) }).hash())
        while (match.length > 0) {
          match.rewind(match.length - 1)
          again.rewind(again.length - 1)
          expect(portrait(again)).toEqual(portrait(match))
        }
      }),
    )
  })

  it('replays the same in a headless match', () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { maxLength: 120 }), (header, list) => {
        const { lines } = played(header, list)
        const bare = Match.begin(toy, header, { headless: true })
        for (const line of lines) {
          applyLine(bare, line)
          expect(bare.hash()).toBe(line.hash)
        }
      }),
    )
  })

  it('reaches the end of a game with hundreds of answers', () => {
    const scribe = new Scribe(beginToy({ options: { length: 'long', cursed: 'no' } }))
    for (let n = 0; !scribe.match.over; n++) scribe.do({ answer: n * 7919 })
    expect(scribe.lines.length).toBeGreaterThan(300)
    expect(portrait(replay(toy, scribe.record))).toEqual(portrait(scribe.match))
  })

  it('diverges at the line with a changed fingerprint', () => {
    fc.assert(
      fc.property(...games, fc.nat(), (header, list, at) => {
        const { record } = played(header, list)
        fc.pre(record.lines.length > 0)
        const line = at % record.lines.length
        const lines = record.lines.map((each, i) => (i === line ? { ...each, hash: 'deadbeef' } : each))
        expect(lineOf(() => replay(toy, { ...record, lines }))).toBe(line)
      }),
    )
  })

  it('diverges at the line with a changed answer', () => {
    fc.assert(
      fc.property(...games, fc.nat(), fc.nat(), (header, list, at, other) => {
        const { record } = played(header, list)
        fc.pre(record.lines.length > 0)
        const line = at % record.lines.length
        const changed = record.lines[line]!
        fc.pre('id' in changed)
        const before = replay(toy, { ...record, lines: record.lines.slice(0, line) })
        const wrong = before
          .questionFor(changed.seat)!
          .options.map(option => option.id)
          .filter(id => id !== changed.id)
        const id = [...wrong, 'no such thing'][other % (wrong.length + 1)]!
        // Two answers may lead to the same position (three coins, or a purse with three in it).
        if (wrong.includes(id)) {
          before.answer(changed.seat, id)
          fc.pre(before.hash() !== changed.hash)
        }
        const lines = record.lines.map((each, i) => (i === line ? { ...changed, id } : each))
        expect(lineOf(() => replay(toy, { ...record, lines }))).toBe(line)
      }),
    )
  })

  it("diverges at the line with another seat's answer", () => {
    const { record } = played(toyHeader(), [{ answer: 2 }, { answer: 3 }, { answer: 1 }, { answer: 1 }])
    const last = record.lines.length - 1
    const lines = record.lines.map((line, i) =>
      i === last && 'seat' in line ? { ...line, seat: 1 - line.seat } : line,
    )
    expect(lineOf(() => replay(toy, { ...record, lines }))).toBe(last)
  })

  it('distinguishes questions even if the state is the same', () => {
    const match = beginToy()
    for (const seat of [0, 1]) match.answer(seat, 'leave purse')
    match.answer(0, 'story')
    const before = JSON.stringify(match.state)
    const king = match.fork()
    king.answer(0, 'a king')
    const cat = match.fork()
    cat.answer(0, 'a cat')
    expect(JSON.stringify(king.state)).toBe(before)
    expect(JSON.stringify(cat.state)).toBe(before)
    expect(new Set([match.hash(), king.hash(), cat.hash()]).size).toBe(3)
  })

  it('does not replay an undo past a barrier', () => {
    const scribe = new Scribe(beginToy())
    for (const seat of [0, 1]) scribe.play({ seat, id: 'leave purse' })
    const { hash } = scribe.lines.at(-1)!
    scribe.play({ seat: 0, id: 'search' })
    const forged = { header: scribe.record.header, lines: [...scribe.lines, { undo: 1, by: 0, hash }] }
    expect(lineOf(() => replay(toy, forged))).toBe(3)
    const practice = { ...forged, header: { ...forged.header, practice: true } }
    expect(replay(toy, practice).length).toBe(2)
  })

  it('does not replay an undo past the start', () => {
    const { header } = beginToy({ practice: true })
    for (const undo of [1, 0, -1, 0.5, Number.NaN])
      expect(lineOf(() => replay(toy, { header, lines: [{ undo, by: 0, hash: beginToy().hash() }] }))).toBe(0)
  })

  it('explains where and why it diverges', () => {
    const { header } = beginToy()
    const lines = [{ seat: 0, id: 'steal purse', hash: '00000000' }]
    expect(() => replay(toy, { header, lines })).toThrow('"steal purse" is not possible here')
    const late = [{ seat: 0, id: 'leave purse', hash: '00000000' }]
    expect(() => replay(toy, { header, lines: late })).toThrow('but the file has 00000000')
  })

  it('leaves no trace of the file in the moves', () => {
    const scribe = new Scribe(beginToy())
    scribe.play({ dice: [3] })
    scribe.play({ stack: 'deck', cards: [scribe.match.state.deck.draw[0]!] })
    scribe.play({ seat: 1, id: 'leave purse' })
    expect(replay(toy, scribe.record).moves).toEqual(scribe.match.moves)
    expect(replay(toy, scribe.record).moves.some(move => 'hash' in move)).toBe(false)
  })
})
