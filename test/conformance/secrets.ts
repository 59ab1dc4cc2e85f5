import { expect, test } from 'vitest'
import {
  below,
  copy,
  fingerprint,
  type Game,
  type Match,
  pick,
  pickAnswer,
  type RandomState,
  type Seat,
  seedRandom,
  type Table,
} from '../../src/kernel/index.ts'
import { PositionDelta } from '../../src/server/position-delta.ts'
import { GameLog } from '../../src/server/positions.ts'
import { amount } from '../amount.ts'
import { eyesAt, type Hidden, RandomGame, type Subject } from './play.ts'

/** The number of positions to check; set CANTRIP_POSITIONS for more. */
const POSITIONS = amount(1500, 10_000, 'CANTRIP_POSITIONS')
/** The number of positions from which a game is played on twice, the second time with other secrets. */
const PAIRS = amount(40, 200, 'CANTRIP_PAIRS')
/** The maximum number of answers from each of them. */
const STEPS = 12
/** The maximum number of answers between two positions. */
const STRIDE = 12
/** The number of views kept at once, and the number of answers for which each is kept. */
const HELD = 20
/** The fault that a view has changed later. */
const SHARED = 'a view must be a copy: one that was held has changed with the state'

/** Checks that nobody sees too much, and that views do not change afterward. */
export function describeSecrets({ game, hidden }: Subject): void {
  test.runIf(hidden)('shows each seat the same view, no matter what is hidden from it', () => {
    if (!hidden) return
    const random = seedRandom('leaks', game.id)
    let looked = 0
    let changed = 0
    for (let n = 0; looked < POSITIONS; n++) {
      const play = new RandomGame(game, 'leaks', n, { headless: true })
      const { match } = play
      while (!match.over && looked < POSITIONS) {
        for (let left = 1 + below(random, STRIDE); left > 0 && !match.over; left--) play.step()
        const state = copy(match.state)
        hidden.enrich?.(state, random)
        const seat = below(random, match.header.seats.length + 1) - 1
        const eyes = seat < 0 ? null : seat
        const other = copy(state)
        hidden.disguise(other, eyes, random)
        if (fingerprint(other) !== fingerprint(state)) changed++
        const who = eyes === null ? 'of somebody who watches' : `of seat ${eyes}`
        // Compare the text, because the order of keys reveals as much as the values.
        const told = JSON.stringify(game.view(other, eyes))
        expect(told, `game ${n}: the view ${who} tells of what "disguise" changes`).toBe(
          JSON.stringify(game.view(state, eyes)),
        )
        looked++
      }
    }
    expect(changed, '"disguise" must change the state each time').toBe(looked)
  })

  test.runIf(hidden)('sends each seat the same bytes until a secret is revealed, which blocks undo', () => {
    if (!hidden) return
    const random = seedRandom('pairs', game.id)
    let pairs = 0
    for (let n = 0; pairs < PAIRS; n++) {
      const { match, step } = watched(game, n)
      while (!match.over && pairs < PAIRS) {
        for (let left = 1 + below(random, STRIDE); (left > 0 || match.pending > 0) && !match.over; left--) step()
        if (!match.over && playTwice(match, hidden, random, `game ${n}, answer ${match.length}`) > 0) pairs++
      }
    }
  })

  test('never changes a view that was already handed out', () => {
    for (let n = 0; n < 3; n++) {
      const play = new RandomGame(game, 'keeps', n, { headless: true })
      const { match } = play
      const held: { view: unknown; text: string }[] = []
      for (let i = 0; !match.over && i < 400; i++) {
        for (const eyes of [match.questions[0]?.seat ?? null, null]) {
          const view = match.view(eyes)
          held.push({ view, text: JSON.stringify(view) })
        }
        play.step()
        for (const { view, text } of held.splice(0, Math.max(0, held.length - HELD)))
          expect(JSON.stringify(view), SHARED).toBe(text)
      }
      for (const { view, text } of held) expect(JSON.stringify(view), SHARED).toBe(text)
    }
  })
}

/** Returns a random game that records every table of the game and of its forks. */
function watched(game: Game, n: number): { match: Match; step: () => void } {
  const turn: Game['turn'] = table => {
    lastTable.at = table
    return game.turn(table)
  }
  const play = new RandomGame({ ...game, turn }, 'pairs', n)
  return { match: play.match, step: () => void play.step() }
}
const lastTable: { at: Table | null } = { at: null }

/** Returns the game from here on, or from another state if given. Returns null if the rules can't continue from it. */
function forkOf(match: Match, state: Match['state']): { match: Match; hasShown: boolean } | null {
  try {
    const fork = match.fork({ state, headless: false })
    const { revealed, shownTo } = lastTable.at!
    return { match: fork, hasShown: revealed || shownTo.length > 0 }
  } catch {
    return null
  }
}

/**
 * Continues from a checkpoint twice, the second time with other secrets, and gives the same answers both times. One
 * seat must receive the same bytes as long as every answer can be undone. Returns the number of messages compared.
 */
function playTwice(match: Match, hidden: Hidden, random: RandomState, where: string): number {
  const state = copy(match.state)
  hidden.enrich?.(state, random)
  const asked = match.questions[0]!.seat
  const eyes = below(random, 3) === 0 ? pick(random, eyesAt(match.header)) : asked
  const other = copy(state)
  const { disguise, disguiseUnheld = disguise } = hidden
  const goesOn = below(random, 2) === 0
  if (goesOn) disguiseUnheld(other, eyes, random)
  else disguise(other, eyes, random)
  // Use the same dice, because different ones would be visible.
  Object.assign(other, { random: copy(state.random), forced: [...state.forced] })
  const one = forkOf(match, state)
  const two = forkOf(match, other)
  if (one === null || two === null || one.hasShown || two.hasShown) return 0
  // Others' cards may change the game before anybody is asked.
  const askedOf = ({ questions }: Match) => questions.map(({ seat, topic }) => [seat, topic].join())
  if (askedOf(one.match).join() !== askedOf(two.match).join()) return 0
  const sent = [one.match, two.match].map(each => sender(each, eyes))
  for (let step = 0; ; step++) {
    // Others' cards decide whether those players are asked anything.
    if (step > 0 && ![one, two].every(({ match }) => match.over || match.questions[0]?.seat === eyes)) return step
    const [first = '', second = ''] = sent.map(send => send())
    const differs = [...first].findIndex((letter, i) => letter !== second[i])
    if (first !== second)
      expect.fail(
        `${where}: ${eyes === null ? 'a watcher' : `seat ${eyes}`} is sent\n${first.slice(Math.max(0, differs - 160), differs + 160)}\nor\n${second.slice(Math.max(0, differs - 160), differs + 160)}`,
      )
    const question = one.match.questions[0]
    if (!question || question.seat !== eyes || step === STEPS || !goesOn) return step + 1
    const id = pickAnswer(random, question)
    one.match.answer(eyes, id)
    two.match.answer(eyes, id)
    if ([one, two].some(({ match }) => match.undoable(question.seat).moves <= step)) return step + 1
  }
}

/** Returns the text of the next message sent to a seat at a hosted table. */
function sender(match: Match, seat: Seat | null): () => string {
  const narrator = new GameLog(match, () => null)
  const line = new PositionDelta()
  return () => {
    const position = narrator.position(seat)
    const asked = match.questions.map(question => question.seat)
    return JSON.stringify([line.news(position, { asked, question: position.question }), position.view])
  }
}
