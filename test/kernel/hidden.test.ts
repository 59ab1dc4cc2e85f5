import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GameEvent, mayKnow } from '../../src/kernel/index.ts'
import { answers, headers, played } from './play.ts'

describe('secrets', () => {
  it('are known only to their own seat', () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { maxLength: 90 }), (header, list) => {
        const { match } = played(header, list)
        for (const seat of header.seats.keys()) {
          const secrets = match.events().filter(event => event.kind === 'hand' || event.kind === 'dealt')
          for (const event of secrets) expect(mayKnow(event, seat)).toBe(event.seat === seat)
        }
        expect(match.events().some(event => event.to && mayKnow(event, null))).toBe(false)
      }),
    )
  })

  it('reach exactly the seats they are sent to', () => {
    const event: GameEvent = { kind: 'searched', day: 1, seat: 0, rule: '2.4' }
    for (const seat of [0, 1, null]) expect(mayKnow(event, seat)).toBe(true)
    expect([0, 1, 2, null].map(seat => mayKnow({ ...event, to: [0, 2] }, seat))).toEqual([true, false, true, false])
    expect([0, null].map(seat => mayKnow({ ...event, to: [] }, seat))).toEqual([false, false])
  })
})
