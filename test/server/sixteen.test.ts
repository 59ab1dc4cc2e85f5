import { describe, expect, it } from 'vitest'
import { ask, type Game, type Rule, type Seat, simultaneously } from '../../src/kernel/index.ts'
import { gameOf } from '../kernel/play.ts'
import { type ToyTable, toy } from '../kernel/toy.ts'
import { type Listener, type Open, openTable } from './tables.ts'

const SEATS = Array.from({ length: 16 }, (_, i) => `Player ${i + 1}`)

/** Something large in a view, such as a map. */
const FILLING = 'x'.repeat(80_000)

/** Sixteen players decide twice simultaneously, then Player 1 alone, and all see that player's gold. */
const crowd: Game = {
  ...(gameOf(function* (table: ToyTable): Rule {
    const question = (seat: Seat, topic: string, ...ids: string[]) => ({
      ...{ seat, topic, rule: '1', show: true, waiting: 'plans', data: { on: topic } },
      options: ids.map(id => ({ id })),
    })
    yield* simultaneously(table, [...SEATS.keys()], function* (seat) {
      yield* ask(question(seat, 'plan', 'go', 'stay'))
      yield* ask(question(seat, 'sure', 'yes', 'no'))
    })
    const { gold } = table.state
    while (gold[0]! < 10) {
      yield* ask(question(0, 'dig', 'dig', 'rest'))
      gold[0]!++
      table.emit({ kind: 'walked', seat: 0, rule: '2', space: gold[0]! })
    }
  }) as unknown as Game),
  players: () => [1, 16],
  begin: header => toyOf(header),
  view: (state, seat) => ({ ...toy.view(state as never, seat), filling: FILLING }),
  waitingFor: topic => (topic === 'plans' ? 'recording' : undefined),
}

/** Returns the toy's state for any number of seats. */
const toyOf: Game['begin'] = header => ({
  ...toy.begin({ ...header, seats: ['Ann', 'Bob'] }),
  ...{ names: header.seats, gold: header.seats.map(() => 1), space: header.seats.map(() => 0) },
})

/** Opens a table of sixteen where everybody is seated. */
async function seated(): Promise<{ at: Open; guests: Listener[] }> {
  const at = await openTable({ seats: SEATS }, crowd)
  const guests = await Promise.all(SEATS.map(seat => at.sit(seat)))
  await guests[0]!.until('all', () =>
    guests.every(({ guest }) => guest.position.shared?.seats.every(({ here }) => here)),
  )
  return { at, guests }
}

describe('a table of sixteen', () => {
  it('sends a secret answer only to the one who gave it, though every view is large', async () => {
    const { at, guests } = await seated()
    const before = guests.map(one => one.bytes)
    const serials = guests.map(({ guest }) => guest.position.serial)
    guests[3]!.guest.answer('go')
    await guests[3]!.until('the next question', () => guests[3]!.guest.position.question?.topic === 'sure')
    guests[3]!.guest.undo(1)
    await guests[3]!.until('the first again', () => guests[3]!.guest.position.question?.topic === 'plan')
    guests[3]!.guest.answer('stay')
    await guests[3]!.until('the next question', () => guests[3]!.guest.position.question?.topic === 'sure')
    // Everything else that was sent has arrived before this.
    guests[3]!.guest.talk('say', 'Well?')
    for (const one of guests) await one.until('the word', () => one.said('Well?'))
    guests.forEach((one, seat) => {
      expect(one.bytes - before[seat]!).toBeLessThan(seat === 3 ? 5000 : 600)
      if (seat !== 3) expect(one.guest.position.serial).toBe(serials[seat]! + 1)
      expect(one.guest.position.length).toBe(seat === 3 ? 1 : 0)
    })
    expect(at.faults).toEqual([])
  })

  it('tells the others only how many are ready, in a few bytes', async () => {
    const { guests } = await seated()
    const last = guests[15]!
    for (const seat of [0, 7]) {
      const { guest } = guests[seat]!
      guest.answer('go')
      await last.until('the question', () => guest.position.question?.topic === 'sure')
    }
    const before = last.bytes
    guests[7]!.guest.answer('yes')
    await last.until('that one is ready', () => last.guest.position.waiting?.ready === 1)
    expect(last.bytes - before).toBeLessThan(600)
    expect(last.guest.position.waiting).toEqual({ topic: 'plans', ready: 1, of: 16 })
    expect(last.guest.position.question).toMatchObject({ topic: 'plan', data: { on: 'plan' } })
  })

  it('notifies a player who is away only once, however often the others change their answers', async () => {
    const at = await openTable({ seats: SEATS }, crowd)
    expect(at.turns).toEqual(SEATS)
    const four = await at.sit('Player 4')
    four.guest.answer('go')
    await four.until('the next question', () => four.guest.position.question?.topic === 'sure')
    four.guest.undo(1)
    await four.until('the first again', () => four.guest.position.question?.topic === 'plan')
    four.guest.answer('stay')
    await four.until('the next question', () => four.guest.position.question?.topic === 'sure')
    expect(at.turns).toEqual(SEATS)
  })

  it('applies an answer to its own question, even if others have changed their answers in the meantime', async () => {
    const { at, guests } = await seated()
    guests[1]!.guest.answer('go')
    guests[2]!.guest.answer('go')
    for (const one of [guests[1]!, guests[2]!])
      await one.until('the next question', () => one.guest.position.question?.topic === 'sure')
    guests[1]!.guest.undo(1)
    guests[2]!.guest.answer('no')
    guests[5]!.guest.answer('stay')
    await guests[1]!.until('all three', () => at.session.match.length === 3)
    expect(at.session.match.moves).toEqual([
      { seat: 2, id: 'go' },
      { seat: 2, id: 'no' },
      { seat: 5, id: 'stay' },
    ])
  })

  it('sends a public event as the changed view and one sentence', async () => {
    const { at, guests } = await seated()
    for (const seat of SEATS.keys()) for (const id of ['go', 'yes']) at.session.answer(seat, id)
    guests[0]!.guest.talk('say', 'Begin.')
    for (const one of guests) await one.until('the word', () => one.said('Begin.'))
    const before = guests.map(one => one.bytes)
    guests[0]!.guest.answer('dig')
    for (const one of guests) await one.until('gold', () => one.said('Player 1 walked.'))
    guests.forEach((one, seat) => {
      const sent = one.bytes - before[seat]!
      expect(sent).toBeGreaterThan(80_000)
      expect(sent).toBeLessThan(82_000)
    })
  })
})
