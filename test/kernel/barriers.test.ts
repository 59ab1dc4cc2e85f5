import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, Match } from '../../src/kernel/index.ts'
import { everyAnswer } from '../asked.ts'
import { actions, beginToy, headers, pick, played, type ToyMatch } from './play.ts'
import { toy } from './toy.ts'

/** Begins the toy at Ann's first walk. */
function walking(practice = false): ToyMatch {
  const match = beginToy({ practice })
  for (const seat of [0, 1]) match.answer(seat, 'leave purse')
  return match
}

describe('undo', () => {
  it("takes back steps, up to another player's move", () => {
    const match = walking()
    match.answer(0, 'stop')
    for (const id of ['east', 'west', 'east']) match.answer(1, id)
    expect(match.undoable(1)).toEqual({ moves: 3, barrier: 'other' })
    expect(() => match.undo(1, 4)).toThrow('Only 3 can be undone: another player has answered since.')
    match.undo(1, 3)
    expect(match.state.space[1]).toBe(0)
    expect(() => match.undo(1)).toThrow('Nothing can be undone: another player has answered since.')
  })

  it('cannot take back a drawn card, or anything before it', () => {
    const match = walking()
    match.answer(0, 'east')
    match.answer(0, 'search')
    expect(() => match.undo(0)).toThrow('Nothing can be undone: something has been revealed since.')
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'revealed' })
    match.answer(0, 'west')
    expect(() => match.undo(0, 2)).toThrow('Only 1 can be undone: something has been revealed since.')
    match.undo(0)
    expect(match.state.space[0]).toBe(1)
  })

  it('can take back a draw from an empty deck', () => {
    const match = walking()
    match.state.deck.draw.length = 0
    match.answer(0, 'search')
    expect(match.undoable(0).moves).toBe(1)
  })

  it('cannot take back a roll, even in a turn without questions', () => {
    const match = walking()
    match.answer(0, 'stop')
    expect(match.undoable(0).moves).toBe(1)
    match.answer(1, 'stop')
    expect(match.lastEvents.some(event => event.kind === 'roll')).toBe(true)
    expect(match.undoable(1)).toEqual({ moves: 0, barrier: 'revealed' })
  })

  it('cannot take back what a rule revealed', () => {
    const match = walking(false)
    for (const id of ['east', 'east', 'east', 'cross']) match.answer(0, id)
    match.answer(1, 'stop')
    while (match.state.turnOf !== 0) match.answer(match.questions[0]!.seat, 'stop')
    match.answer(0, 'east')
    match.answer(0, 'peek')
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'revealed' })
  })

  it('cannot take back the last answer of a game, because the end reveals secrets', () => {
    const ending: typeof toy = {
      ...toy,
      *turn(table) {
        for (const topic of ['first', 'last'])
          yield* ask({ seat: 0, topic, rule: '1', show: true, options: [{ id: 'go' }] })
        table.end({ winners: [0], text: 'The market closes.' })
      },
    }
    const match = Match.begin(ending, beginToy().header)
    match.answer(0, 'go')
    expect(match.undoable(0).moves).toBe(1)
    expect(match.isIrreversible(0, 'go')).toBe(true)
    match.answer(0, 'go')
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'revealed' })
  })

  it("cannot take back another player's answer, or an answer before it", () => {
    const match = walking()
    match.answer(0, 'sell')
    match.answer(0, match.questions[0]!.options[0]!.id)
    expect(match.questions[0]).toMatchObject({ seat: 1, topic: 'offer' })
    expect(match.undoable(0).moves).toBe(2)
    expect(() => match.undo(1)).toThrow('Nothing can be undone: another player has answered since.')
    match.answer(1, 'no')
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'other' })
    expect(match.undoable(1)).toEqual({ moves: 1, barrier: 'other' })
  })

  it('can take back everything in a practice game, for any seat', () => {
    const match = walking(true)
    match.answer(0, 'search')
    match.answer(0, 'stop')
    match.answer(1, 'stop')
    for (const seat of [0, 1]) expect(match.undoable(seat)).toEqual({ moves: match.length, barrier: 'start' })
    match.undo(1, match.length)
    expect(match.length).toBe(0)
  })

  it("never crosses a drawn card, a roll or another player's move", () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 70 }), (header, list) => {
        fc.pre(!header.practice)
        const { match } = played(header, list)
        for (const seat of header.seats.keys()) {
          if (match.retractable(seat) > 0) continue
          const from = match.length - match.undoable(seat).moves
          // Skip events before the first move, which can't be undone anyway.
          const told = match.events(from).filter(event => event.kind !== 'dealt')
          expect(told.filter(event => ['roll', 'hand', 'bids'].includes(event.kind))).toEqual([])
          expect(match.moves.slice(from).every(move => !('seat' in move) || move.seat === seat)).toBe(true)
        }
      }),
    )
  })
})

describe('the undo preview', () => {
  it('predicts for every option whether it can be undone', () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 50 }), (header, list) => {
        const { match } = played(header, list)
        for (const question of match.questions)
          for (const id of everyAnswer(question)) {
            const { seat } = question
            const trial = match.fork({ headless: false })
            trial.answer(seat, id)
            expect(match.isIrreversible(seat, id)).toBe(trial.undoable(seat).moves === 0)
          }
      }),
      { numRuns: 60 },
    )
  })

  it('does not disturb the game', () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 50 }), fc.nat(), (header, list, n) => {
        const { match } = played(header, list)
        const twin = played(header, list).match
        const move = pick(match, n)
        fc.pre(move !== undefined)
        match.isIrreversible(move!.seat, move!.id)
        match.play(move!)
        twin.play(move!)
        expect(match.undoable(move!.seat)).toEqual(twin.undoable(move!.seat))
        expect(match.hash()).toBe(twin.hash())
      }),
    )
  })

  it('refuses an impossible answer', () => {
    const match = Match.begin(toy, beginToy().header)
    expect(() => match.isIrreversible(0, 'fly')).toThrow('"fly" is not possible here')
  })
})
