import { describe, expect, it } from 'vitest'
import { ask, copy, KernelError, Match, type Rule, simultaneously } from '../../src/kernel/index.ts'
import { beginToy, gameOf, pick, type ToyMatch } from './play.ts'
import { type ToyTable, toy, toyHeader } from './toy.ts'

/** Begins the toy at Ann's first walk. */
function walking(): ToyMatch {
  const match = beginToy()
  for (const seat of [0, 1]) match.answer(seat, 'leave purse')
  return match
}

/** Plays some answers in a market that never closes. */
function endless(answers: number): ToyMatch {
  const game = { ...toy, begin: (header: typeof match.header) => ({ ...toy.begin(header), lastDay: 1e9 }) }
  const match: ToyMatch = Match.begin(game, toyHeader())
  for (let n = 0; n < answers; n++) match.play(pick(match, n * 7919)!)
  return match
}

/** Makes a game of turns with one question each, separated by silent turns. */
function turning(turns: number): ToyMatch {
  const game = gameOf(function* (table: ToyTable): Rule {
    if (table.state.day > 2 * turns) table.end({ winners: [], text: 'Over.' })
    else if (table.state.day++ % 2 === 1)
      yield* ask({ seat: 0, topic: 'turn', rule: '1', options: [{ id: 'a' }, { id: 'b' }] })
  })
  return Match.begin(game, toyHeader())
}

/** Lets two seats decide twice simultaneously, with these dice forced. Gold counts their decisions. */
function deciding(dice: readonly number[] = []): ToyMatch {
  const game = {
    ...gameOf(function* (table: ToyTable): Rule {
      yield* simultaneously(table, [0, 1], function* (seat) {
        for (let n = 0; n < 2; n++) yield* ask({ seat, topic: 'say', rule: '1', options: [{ id: 'a' }, { id: 'b' }] })
      })
      table.state.gold[0]!++
    }),
    begin: (header: ToyMatch['header']) => ({ ...toy.begin(header), forced: [...dice] }),
  }
  return Match.begin(game, toyHeader())
}

describe('a match', () => {
  it("knows each seat's last answer, regardless of forced dice", () => {
    const match = walking()
    expect([0, 1, 2].map(seat => match.lastAnswerOf(seat))).toEqual([1, 2, 0])
    match.forceDice([6])
    match.answer(0, 'east')
    match.forceDice([6])
    expect([0, 1].map(seat => match.lastAnswerOf(seat))).toEqual([4, 2])
  })

  it('counts the answers since the last checkpoint', () => {
    const match = walking()
    expect(match.pending).toBe(0)
    match.answer(0, 'east')
    match.forceDice([6])
    match.answer(0, 'west')
    expect(match.pending).toBe(2)
    match.answer(0, 'stop')
    expect(match.pending).toBe(0)
  })

  it('reports no events for forced dice or for future moves', () => {
    const match = walking()
    match.forceDice([6])
    match.stack('deck', [match.state.deck.draw[0]!])
    expect([match.length, match.eventsOf(3), match.lastEvents]).toEqual([4, [], []])
    expect([-1, match.length + 1].map(n => match.eventsOf(n))).toEqual([[], []])
  })

  it('reports the events since a move, including those before the first one', () => {
    const match = walking()
    for (const id of ['east', 'search']) match.answer(0, id)
    const told = [0, 1, 2, 3, 4].map(n => match.eventsOf(n))
    expect(match.events(2)).toEqual([...told[3]!, ...told[4]!])
    expect(match.events(4)).toEqual([])
    expect(match.events()).toEqual(told.flat())
    expect(told[0]!.map(({ kind }) => kind)).toEqual(['dealt', 'dealt'])
  })

  it('starts a turn at each checkpoint with a question, and none at the end', () => {
    const match = turning(3)
    expect(match.turns).toEqual([0])
    match.answer(0, 'a')
    match.answer(0, 'a')
    expect(match.turns).toEqual([0, 1, 2])
    match.undo(0)
    expect(match.turns).toEqual([0, 1])
    for (const id of ['b', 'b']) match.answer(0, id)
    expect([match.over, match.turns]).toEqual([true, [0, 1, 2]])
    expect(turning(0).turns).toEqual([])
  })

  it('has the fingerprints of existing records', () => {
    const match = walking()
    for (const id of ['story', 'a cat']) match.answer(0, id)
    expect([beginToy().hash(), match.hash()]).toMatchInlineSnapshot(`
      [
        "69f2865b",
        "ac65b05b",
      ]
    `)
  })

  it('drops the data of a turn at its end, and leaves it out of the hash', () => {
    const game = gameOf(function* ({ state }: ToyTable): Rule {
      const { withinTurn } = state
      yield* ask({ seat: 0, topic: withinTurn ? 'again' : 'first', rule: '1', show: true, options: [{ id: 'on' }] })
      state.withinTurn = { dances: [1] }
      yield* ask({ seat: 0, topic: 'second', rule: '1', show: true, options: [{ id: 'on' }] })
    })
    const match = Match.begin(game, toyHeader())
    match.answer(0, 'on')
    const hash = match.hash()
    expect(match.state.withinTurn).toEqual({ dances: [1] })
    delete match.state.withinTurn
    expect(match.hash()).toBe(hash)
    match.state.withinTurn = {}
    match.answer(0, 'on')
    expect(match.state).not.toHaveProperty('withinTurn')
    expect(match.questions[0]?.topic).toBe('first')
  })

  it('ends with a text in its language, which is not requested earlier', () => {
    const bow = gameOf(function* (table: ToyTable): Rule {
      yield* ask({ seat: 0, topic: 'bow', rule: '1', show: true, options: [{ id: 'bow' }] })
      table.end({ winners: [1], text: 'The market closes.' })
    })
    const ending = () => 'Der Markt schließt.'
    const told = [bow, { ...bow, ending }].map(game => {
      const match = Match.begin(game, toyHeader())
      expect(match.result).toBeNull()
      match.answer(0, 'bow')
      return match.result
    })
    expect(told).toEqual([
      { winners: [1], text: 'The market closes.' },
      { winners: [1], text: 'Der Markt schließt.' },
    ])
  })

  it('counts undone moves and nothing else', () => {
    const match = beginToy()
    match.answer(0, 'leave purse')
    match.answer(1, 'take purse')
    match.fork({ headless: false }).rewind(0)
    match.dump()
    match.isIrreversible(1, 'keep')
    expect(match.undoCount).toBe(0)
    match.undo(0)
    expect(match.undoCount).toBe(1)
    match.rewind(0)
    expect(match.undoCount).toBe(2)
  })

  it('names a seat that was not asked, even one that does not exist', () => {
    expect(() => beginToy().answer(7, 'stop')).toThrow('seat 7 has no question to answer now')
  })

  it("takes back a seat's own answers only during simultaneous decisions", () => {
    const match = walking()
    match.answer(0, 'east')
    expect(() => match.undo(0, 1, true)).toThrow('There is nothing to undo: nobody else is choosing at the same time.')
    expect(match.undo(0, 1, false)).toBe(false)
  })

  it('keeps neither moves nor checkpoints if headless', () => {
    const forked = walking().fork()
    const begun = Match.begin(toy, toyHeader(), { headless: true })
    for (const bare of [begun, forked]) {
      bare.play(pick(bare, 0)!)
      expect([bare.length, bare.moves, bare.turns, bare.events()]).toEqual([0, [], [], []])
      expect(() => bare.checkpointView(0)).toThrow(KernelError)
    }
  })
})

describe('a chat line', () => {
  const places = (match: ToyMatch) => match.chat.map(({ at }) => at)

  it('keeps its place around undone moves', () => {
    const match = walking()
    match.say(0, { say: 'A fine night.' })
    match.answer(0, 'east')
    match.say(1, { say: 'Is it?' })
    match.answer(0, 'west')
    match.undo(0)
    expect(places(match)).toEqual([2, 3])
    match.undo(0)
    expect(places(match)).toEqual([2, 2])
    match.rewind(1)
    expect(places(match)).toEqual([1, 1])
  })

  it('is kept in a dump', () => {
    const match = walking()
    match.say(1, { say: 'Good night.' })
    expect(Match.restore(toy, match.header, match.dump()).chat).toEqual(match.chat)
  })
})

describe('simultaneous seats', () => {
  it('hide their answers from each other, but not forced dice', () => {
    const match = deciding()
    expect([0, 1, null].map(seat => match.hiddenFrom(seat))).toEqual([[], [], []])
    match.answer(0, 'a')
    match.answer(1, 'a')
    match.forceDice([4])
    match.answer(0, 'a')
    expect([0, 1, null].map(seat => match.hiddenFrom(seat))).toEqual([[2], [1, 4], [1, 2, 4]])
    match.answer(1, 'a')
    expect([0, 1, null].map(seat => match.hiddenFrom(seat))).toEqual([[], [], []])
    expect(walking().hiddenFrom(1)).toEqual([])
  })

  it('cannot retract answers between those of others if dice were forced at the start', () => {
    const match = deciding([4])
    match.answer(0, 'a')
    match.answer(1, 'a')
    expect([0, 1].map(seat => match.retractable(seat))).toEqual([0, 0])
  })

  it('continue from the next checkpoint after a retraction', () => {
    const match = deciding()
    match.say(0, { say: 'Hm.' })
    match.answer(0, 'a')
    match.answer(1, 'b')
    expect([match.undo(0), match.undoCount, match.chat[0]?.at]).toEqual([true, 1, 0])
    for (const seat of [0, 0, 1]) match.answer(seat, 'b')
    expect(match.pending).toBe(0)
    expect(match.checkpointView(0)).toEqual(match.view(0))
  })
})

describe('a dump', () => {
  const restsOf = (match: ToyMatch) => match.dump().checkpoints.map(({ moves }) => moves)

  it('of a new match holds its only checkpoint', () => {
    expect(restsOf(beginToy())).toEqual([0])
  })

  it('of a long match holds the first checkpoint, the last and a few between', () => {
    const match = endless(1100)
    const rests = restsOf(match)
    expect(rests.at(0)).toBe(0)
    expect(rests.at(-1)).toBe(match.turns.at(-1))
    expect(rests).toHaveLength(3)
    expect(rests).toEqual([...new Set(rests)].sort((a, b) => a - b))
    for (const moves of rests) expect(match.turns).toContain(moves)
  })
})

describe('a fork of an old position', () => {
  it("undoes along its own history, not its source's", () => {
    const match = endless(200)
    const fork = match.fork({ at: 10, headless: false })
    for (let n = 10; n < 200; n++) fork.play(pick(fork, n * 104_729)!)
    const again: ToyMatch = Match.begin(match.game, match.header)
    for (const move of fork.moves.slice(0, 90)) again.play(move)
    fork.rewind(90)
    expect(fork.hash()).toBe(again.hash())
    expect(fork.turns).toEqual(again.turns)
  })
})

describe('a look-ahead', () => {
  it.each([[[0, 1]], [[1, 0]]])('repeats public dice and its own, not those of others (%j)', seats => {
    const game = gameOf(function* (table: ToyTable): Rule {
      const { state } = table
      state.space[0] = table.die(10_000)
      yield* simultaneously(table, [0, 1], function* (seat) {
        for (let n = 0; n < 2; n++) {
          yield* ask({ seat, topic: 'roll', rule: '1', options: [{ id: 'a' }, { id: 'b' }] })
          state.gold[seat] = table.die(10_000)
        }
      })
    })
    const match = Match.begin(game, toyHeader())
    const { random } = beginToy({ seed: 'guess' }).state
    const guess = { ...copy(match.state), random, space: [0, 0] }
    for (const seat of seats) match.answer(seat, 'a')
    const fork = match.fork({ state: guess, seat: 1 })
    expect(fork.state.space[0]).toBe(match.state.space[0])
    expect([fork.state.gold[0], fork.state.gold[1]]).toEqual([1, match.state.gold[1]])
    fork.answer(0, 'a')
    expect(fork.state.gold[0]).not.toBe(match.state.gold[0])
    expect(fork.state.forced).toEqual([])
  })

  it("for a seat knows the others' answers from the current position, but not from a guess", () => {
    const match = Match.begin(
      gameOf(function* (table: ToyTable): Rule {
        yield* simultaneously(table, [0, 1], seat =>
          ask({ seat, topic: 'say', rule: '1', options: [{ id: 'a' }, { id: 'b' }] }),
        )
      }),
      toyHeader(),
    )
    match.answer(0, 'a')
    expect(match.fork({ seat: 1 }).questionFor(0)).toBeUndefined()
    expect(match.fork({ seat: 1, state: match.state }).questionFor(0)).toBeDefined()
  })
})
