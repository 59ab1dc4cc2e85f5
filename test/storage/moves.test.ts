import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/index.ts'
import {
  exportMoves,
  GameSession,
  isMoveFile,
  MoveFileError,
  parseMoves,
  replayMoves,
} from '../../src/storage/index.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { act, actions, headers, library, played } from './table.ts'

/** The toy game with more values to check. */
const market: Game = {
  ...toy,
  lookUp(view, path) {
    switch (path) {
      case 'day':
        return view.day
      case 'over':
        return view.over
      case 'gold':
        return view.gold
      case 'Ann.hand':
        return view.hand
      case 'Bob.hand':
        return view.hand
    }
  },
}

const SET_UP = ['cantrip-moves 1', 'game toy', 'seed market', 'seats Ann, Bob', '--']
const moves = (...lines: string[]) => [...SET_UP, ...lines].join('\n')
const replay = (text: string) => replayMoves(parseMoves(text, 'x.moves', [market]))

/** Returns an error with exactly this message. */
function exactly(message: string): Error {
  return expect.objectContaining({ message })
}

describe('a move file', () => {
  test('plays one answer per line, with comments and empty lines anywhere', () => {
    const { match, steps } = replay(
      `# a market\n\n  ${moves('Ann: leave purse   # three coins', '', '  Bob: LEAVE', '# the first day', 'search')}`.replaceAll(
        '\n',
        '\r\n',
      ),
    )
    expect(match.header).toEqual(toyHeader())
    expect(match.moves.slice(0, 3)).toEqual([
      { seat: 0, id: 'leave purse' },
      { seat: 1, id: 'leave purse' },
      { seat: 0, id: 'search' },
    ])
    expect(steps.map(step => [step.line.line, step.moves])).toEqual([
      [8, 1],
      [10, 2],
      [12, 3],
    ])
    expect(steps.at(-1)?.events.map(event => event.kind)).toContain('searched')
  })

  test('uses the default options, names and seed if it names none', () => {
    const { match } = replay('cantrip-moves 1\ngame toy\n--\n')
    expect(match.header).toEqual(toyHeader({ seed: '1', seats: ['Ann', 'Ben'] }))
    expect(replay('cantrip-moves 1\ngame toy\npractice\nlength long\n--').match.header).toMatchObject({
      practice: true,
      options: { length: 'long', cursed: 'no' },
    })
  })

  test('sets dice and cards', () => {
    const { match } = replay(
      moves('! dice 6 2', '! top deck dew-4 coin-4', 'Ann: leave purse', 'Bob: leave purse', 'search'),
    )
    expect(match.moves.slice(0, 2)).toEqual([{ dice: [6, 2] }, { stack: 'deck', cards: ['dew-4', 'coin-4'] }])
    expect(JSON.stringify(match.view(0))).toContain('dew-4')
  })

  test("checks values with all operators, lists and words, with each player's view", () => {
    const { match } = replay(
      moves(
        '! top deck dew-4',
        'Ann: leave purse',
        'Bob: leave purse',
        'Ann: search',
        '? day = 1',
        '? day != 2',
        '? day < 2',
        '? day <= 1',
        '? day > 0',
        '? day >= 1',
        '? over = FALSE',
        '? gold = 4, 4',
        '? gold = [4,4]',
        '? Bob.hand != none',
      ),
    )
    expect(match.length).toBe(4)
  })

  test.each<[what: string, text: string, message: string | RegExp]>([
    ['no move file', 'hello', 'x.moves:1: this is not a move file; a move file starts with the line "cantrip-moves 1"'],
    ['nothing', '', 'x.moves:1: this is not a move file; a move file starts with the line "cantrip-moves 1"'],
    ['a later format', 'cantrip-moves 7\n--', 'x.moves:1: this is format 7; this version of cantrip reads format 1'],
    [
      'no end of the setup',
      'cantrip-moves 1\ngame toy\n',
      'x.moves:2: the line "--" between the setup and the moves is missing',
    ],
    ['no game', 'cantrip-moves 1\n--', 'x.moves:2: no line names the game; add "game toy"'],
    [
      'another game',
      'cantrip-moves 1\n\ngame chess\n--',
      'x.moves:3: There is no game called "chess"; the only game is toy',
    ],
    [
      'an unknown option',
      'cantrip-moves 1\ngame toy\ncolor red\n--',
      /^x\.moves:3: "color" is not a setting of Goblin Market; the settings are length, cursed, seed, streams, seats, practice and rules$/,
    ],
    [
      'an unknown value',
      'cantrip-moves 1\nlength tall\ngame toy\n--',
      'x.moves:2: In Goblin Market, length must be short or long, not "tall"',
    ],
    ['a choice without a value', 'cantrip-moves 1\ngame toy\nseed\n--', 'x.moves:3: "seed" needs a value'],
    [
      'a repeated setting',
      'cantrip-moves 1\ngame toy\nseed 1\nseed 2\n--',
      'x.moves:4: "seed" was already set in line 3',
    ],
    [
      'too many players',
      'cantrip-moves 1\ngame toy\nseats A,B,C,D,E\n--',
      'x.moves:3: Goblin Market is for 2 to 4 players, not 5',
    ],
    ['two of one name', 'cantrip-moves 1\ngame toy\nseats Ann, ann\n--', 'x.moves:3: Two players are called "ann"'],
    [
      'an invalid practice value',
      'cantrip-moves 1\ngame toy\npractice maybe\n--',
      'x.moves:3: practice must be "yes" or "no", not "maybe"',
    ],
    [
      'an unknown command',
      moves('! shuffle'),
      'x.moves:6: "! shuffle" is not something a scenario can set; use "! dice" or "! top"',
    ],
    ['dice without faces', moves('! dice six'), /^x\.moves:6: "! dice" needs the next rolls/],
    ['a pile without cards', moves('! top deck'), /^x\.moves:6: "! top" needs a pile/],
    [
      'a check without an operator',
      moves('? day'),
      'x.moves:6: a check has the form "? PATH = VALUE", with one of != <= >= = < >',
    ],
    ['a name and no more', moves('Ann:'), 'x.moves:6: there is nothing after "Ann:"'],
    ['a pile there is not', moves('! top hat rabbit'), 'x.moves:6: there is no pile called hat'],
    ['a card there is not', moves('! top deck rabbit'), 'x.moves:6: rabbit is not in the pile'],
    [
      'an impossible answer',
      moves('Ann: leave purse', 'Bob: leave purse', '# here', 'flee'),
      'x.moves:9: "flee" is not possible here; choices here: stop, east, search, sell or story',
    ],
    [
      'a misspelled answer',
      moves('Ann: leave purse', 'Bob: leave purse', 'serach'),
      'x.moves:8: "serach" is not possible here (did you mean "search"?); choices here: stop, east, search, sell or story',
    ],
    [
      'half an answer',
      moves('Ann: leave purse', 'Bob: leave purse', 's'),
      'x.moves:8: "s" could mean stop, search, sell or story; choices here: stop, east, search, sell or story',
    ],
    [
      'a table command',
      moves('Ann: undo'),
      /^x\.moves:6: "undo" is not a choice for "Ann: purse\?"; choices here: take purse or leave purse$/,
    ],
    [
      'the number of an answer',
      moves('Ann: 1'),
      /^x\.moves:6: "1" is not possible here; choices here: take purse or leave purse$/,
    ],
    [
      'no player where two are asked',
      moves('leave purse'),
      'x.moves:6: several players choose at once, and the line does not name one; write "Ann: ..." or "Bob: ..."',
    ],
    [
      'the wrong player',
      moves('Ann: leave purse', 'Bob: leave purse', 'Bob: search'),
      'x.moves:8: Bob has nothing to choose now; write "Ann: ..."',
    ],
    ['a check that fails', moves('? day = 2'), 'x.moves:6: the check failed: day is 1, not 2'],
    ['a comparison that fails', moves('? day >= 2'), 'x.moves:6: the check failed: day is 1, not >= 2'],
    ['a check of nothing', moves('? gnomes = 2'), 'x.moves:6: "gnomes" is not a value that can be checked here'],
    [
      'a comparison of values that are not numbers',
      moves('? over < 2'),
      'x.moves:6: "over" is false, not a number, so only = and != can compare it',
    ],
    [
      'an escape sequence',
      moves('Ann: \u001b[2Jflee'),
      'x.moves:6: "[2Jflee" is not possible here; choices here: take purse or leave purse',
    ],
  ])('with %s is refused at that line', (_what, text, message) => {
    expect(() => replay(text)).toThrow(message)
    expect(() => replay(text)).toThrow(MoveFileError)
    if (typeof message === 'string') expect(() => replay(text)).toThrow(exactly(message))
  })

  test('in which a rule fails reports the line and the answer', () => {
    const cursed = [
      'cantrip-moves 1',
      'game toy',
      'cursed yes',
      'seats Ann, Bob',
      '--',
      'Ann: leave purse',
      'Bob: leave purse',
      'break off',
    ]
    expect(() => replay(cursed.join('\n'))).toThrow('x.moves:8: the goblin laughs')
    expect(() => replay(cursed.join('\n'))).toThrow(expect.objectContaining({ cause: expect.any(Error) }))
    expect(() => replay(moves('! dice 9', 'Ann: take purse'))).toThrow(
      /^x\.moves:7: the rules failed at "take purse" \(check the "! dice" lines\)/,
    )
  })

  test('may contain chat, even with a # in it', () => {
    const { match } = replay(moves('Bob: say take it, # 1 or not'))
    expect(match.chat).toEqual([{ by: 1, message: { say: 'take it, # 1 or not' }, at: 0 }])
    const session = played(null, 2)
    session.say(0, { say: 'hm' })
    expect(exportMoves(toy, session.record)).toMatch(/^cantrip-moves 1\n[\s\S]*\nAnn: say hm\n$/)
    expect(() => replay(moves('Ann: offer Bob peace for war'))).toThrow('x.moves:6: Goblin Market has no bargains')
  })

  test('after the end of the game is refused', () => {
    const session = finished()
    expect(() => replay(`${exportMoves(toy, session.record)}Ann: stop\n`)).toThrow(
      /"stop" comes too late: the game is already over/,
    )
  })

  test('is recognized by how it begins', () => {
    expect(isMoveFile(moves())).toBe(true)
    expect(isMoveFile(`\uFEFF# remark\n\n${moves()}`)).toBe(true)
    expect(isMoveFile('{"cantrip":1}')).toBe(false)
  })

  test('of any text never throws anything but MoveFileError', () => {
    const word = fc.constantFrom(
      '! ',
      '? ',
      'dice',
      'top',
      'deck',
      'Ann',
      ':',
      ' ',
      '=',
      'day',
      '--',
      '#',
      '"',
      '1',
      '99',
      'leave purse',
      '\u0000',
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.array(word).map(words => words.join('')),
          ),
        ),
        fc.boolean(),
        (lines, behind) => {
          try {
            replay(behind ? moves(...lines) : lines.join('\n'))
          } catch (error) {
            expect(error).toBeInstanceOf(MoveFileError)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})

function finished(): GameSession {
  const session = played(null, 0)
  for (let i = 0; !session.match.over; i++) act(session, { answer: i })
  return session
}

describe('an exported game', () => {
  test('plays to the same position, without undone moves', () => {
    fc.assert(
      fc.property(headers, actions, (header, done) => {
        const session = GameSession.begin(toy, header, null)
        for (const action of done) act(session, action)
        const text = exportMoves(toy, session.record)
        const moves = parseMoves(text, 'x.moves', library)
        expect(moves.header).toEqual(header)
        const { match } = replayMoves(moves)
        expect(match.hash()).toBe(session.match.hash())
        expect(match.moves).toEqual(session.match.moves)
        expect(match.chat).toEqual(session.match.chat)
      }),
      { numRuns: 60 },
    )
  })

  test('reads like a hand-written one', () => {
    const session = played(null, 2)
    session.forceDice([6, 1])
    expect(exportMoves(toy, session.record)).toBe(
      [
        'cantrip-moves 1',
        `# Goblin Market, rules 1; 3 moves, to the position ${session.match.hash()}.`,
        'game toy',
        'length short',
        'cursed no',
        'seed market',
        'seats Ann, Bob',
        '--',
        ...session.match.moves
          .slice(0, 2)
          .map(move => ('id' in move ? `${['Ann', 'Bob'][move.seat]}: ${move.id}` : '')),
        '! dice 6 1',
        '',
      ].join('\n'),
    )
  })

  test('writes unusual answers so that they are read back unchanged', () => {
    const odd = ['! dice', '? x', '-- no', 'Ann: hm', 'a:b', 'plain', 'GO', 'go']
    const game: Game = {
      ...toy,
      players: () => [1, 1],
      begin: header => toy.begin({ ...header, seats: ['x', 'y'] }),
      *turn() {
        for (;;) yield [{ seat: 0, topic: 't', text: 't', rule: '1', options: odd.map(id => ({ id, label: id })) }]
      },
    }
    const session = GameSession.begin(game, toyHeader({ seats: ['Ann'] }), null)
    for (const id of odd) session.answer(0, id)
    const { match } = replayMoves(parseMoves(exportMoves(game, session.record), 'x', [game]))
    expect(match.moves).toEqual(session.match.moves)
  })

  test('says so if its seed is secret', () => {
    const session = played(null, 9, toyHeader({ streams: 2 }))
    const text = exportMoves(toy, session.record)
    expect(text).toMatch(/^cantrip-moves 1\n[\s\S]*\nseed market\nstreams 2\n/)
    const { match } = replayMoves(parseMoves(text, 'x.moves', library))
    expect([match.header, match.hash()]).toEqual([session.header, session.match.hash()])
    // The same seed, if chosen openly, deals another game.
    const begun = (moves: string) =>
      replayMoves(parseMoves(moves.replace(/--\n[\s\S]*/, '--\n'), 'x.moves', library)).match.hash()
    expect(begun(text.replace('streams 2', 'streams 1'))).not.toBe(begun(text))
    expect(() => parseMoves(text.replace('streams 2', 'streams 3'), 'x.moves', library)).toThrow(
      'x.moves:7: streams must be "1" or "2", not "3"',
    )
  })

  test('contains no notes, which are private', () => {
    const { record } = played(null, 1)
    const lines = [...record.lines, { note: 'go east', by: 0, hash: '00000000' }]
    expect(exportMoves(toy, { header: record.header, lines })).toBe(exportMoves(toy, record))
  })

  test('contains only lines that were entered, no matter what the chat says', () => {
    const session = played(null, 1)
    session.match.say(0, { say: 'hello\n! dice 6 6 6 6' })
    const lines = [...session.record.lines, { say: 'hello\n! dice 6 6 6 6', by: 0, hash: '00000000' }]
    expect(() => exportMoves(toy, { header: toyHeader(), lines })).toThrow(/cannot contain "Ann: say hello ! dice/)
  })

  test('that would contain a comment inside an answer is refused', () => {
    const line = { seat: 0, id: 'card #3', hash: '00000000' }
    expect(() => exportMoves(toy, { header: toyHeader(), lines: [line] })).toThrow(/cannot contain the move/)
  })
})
