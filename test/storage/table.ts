import * as fc from 'fast-check'
import { cleanChat } from '../../src/commands/index.ts'
import type { Game, Header } from '../../src/kernel/index.ts'
import { GameSession } from '../../src/storage/index.ts'
import { nthAnswer } from '../asked.ts'
import { CARDS, toy, toyHeader } from '../kernel/toy.ts'

/** The games available in these tests. */
export const library: readonly Game[] = [toy]

/** A player's action. A number picks among the possible choices when it runs. */
export type Action =
  | { answer: number }
  | { back: number; by?: number }
  | { dice: number[] }
  | { card: number }
  | { words: string }

export const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.nat(999).map(answer => ({ answer })) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 4 }).map(back => ({ back })) },
    { weight: 1, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 2 }), by: fc.nat(3) }) },
    {
      weight: 1,
      arbitrary: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }).map(dice => ({ dice })),
    },
    { weight: 1, arbitrary: fc.nat(CARDS.length - 1).map(card => ({ card })) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map(words => ({ words })) },
  ),
  { maxLength: 60 },
)

/** Headers of games as people would really begin them. */
export const headers: fc.Arbitrary<Header> = fc
  .record({
    seed: fc.stringMatching(/^[a-z0-9]{1,6}$/),
    seats: fc.integer({ min: 2, max: 4 }),
    practice: fc.boolean(),
  })
  .map(({ seed, seats, practice }) =>
    toyHeader({ seed, practice, seats: ['Zoë', 'Ann', 'Old Moe', 'Bob'].slice(0, seats) }),
  )

/** Performs an action if possible. */
export function act(session: GameSession, action: Action): void {
  const { match } = session
  if ('answer' in action) {
    const question = match.questions[action.answer % (match.questions.length || 1)]
    if (question) session.answer(question.seat, nthAnswer(question, action.answer))
  } else if ('back' in action) {
    const last = match.moves.at(-1)
    const latest = last && 'seat' in last ? last.seat : 0
    const seat = action.by === undefined ? latest : action.by % match.header.seats.length
    const moves = Math.min(action.back, match.undoable(seat).moves)
    if (moves > 0) session.undo(seat, moves)
  } else if ('words' in action) {
    const say = cleanChat(action.words)
    if (say !== '') session.say(match.length % match.header.seats.length, { say })
  } else if ('dice' in action) {
    session.forceDice(action.dice)
  } else {
    const card = CARDS[action.card]!
    if ((match.state as unknown as { deck: { draw: string[] } }).deck.draw.includes(card)) session.stack('deck', [card])
  }
}

/** Plays a game with this many answers, saved in a file. */
export function played(path: string | null, answers: number, header: Header = toyHeader()): GameSession {
  const session = GameSession.begin(toy, header, path)
  for (let i = 0; i < answers; i++) act(session, { answer: i * 7 + 1 })
  return session
}
