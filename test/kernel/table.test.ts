import { describe, expect, it } from 'vitest'
import { mayKnow, newTableState, Table } from '../../src/kernel/index.ts'

const laid = (...forced: number[]) => ({ ...newTableState({ seed: '7' }), forced })

describe('a table', () => {
  it('starts with nothing revealed and no dice rolled', () => {
    const { revealed, shownTo, rolled, events, quiet } = new Table(laid())
    expect({ revealed, shownTo, rolled, events, quiet }).toEqual({
      revealed: false,
      shownTo: [],
      rolled: [],
      events: [],
      quiet: false,
    })
  })

  it.each([0, 1, 2, 3, 4])('rolls %i dice, reports them and keeps the result', count => {
    const dice = [6, 1, 4, 2].slice(0, count)
    const table = new Table(laid(...dice))
    expect(table.roll(0, count, 'luck', '1.1')).toEqual(dice)
    expect(table.events).toEqual([{ kind: 'roll', seat: 0, rule: '1.1', purpose: 'luck', dice, day: 1 }])
    expect(table.rolled).toEqual(dice)
    expect(table.revealed).toBe(count > 0)
  })

  it('rolls quietly with the same results, but reports and keeps nothing', () => {
    const table = new Table(laid(6, 1), true)
    expect(table.roll(0, 2, 'luck', '1.1')).toEqual([6, 1])
    table.emit({ kind: 'word', seat: null, rule: '1' })
    expect([table.events, table.rolled]).toEqual([[], []])
  })

  it('draws the last card, then the shuffled discards, then nothing', () => {
    const table = new Table(laid())
    const deck = { draw: ['last', 'top'], discard: ['a', 'b'] }
    expect(table.draw(deck)).toBe('top')
    expect(table.revealed).toBe(true)
    expect(deck.discard).toEqual(['a', 'b'])
    expect(table.draw(deck)).toBe('last')
    expect([table.draw(deck), table.draw(deck)].sort()).toEqual(['a', 'b'])
    expect(deck.discard).toEqual([])
    table.revealed = false
    expect(table.draw(deck)).toBeUndefined()
    expect(table.revealed).toBe(false)
  })

  it('reveals something to all seats or to some', () => {
    const table = new Table(laid())
    table.reveal([2])
    expect([table.revealed, table.shownTo]).toEqual([false, [2]])
    table.reveal()
    expect([table.revealed, table.shownTo]).toEqual([true, [2]])
  })
})

it('limits an event to its recipients, or sends it to everybody', () => {
  const event = { kind: 'word', day: 1, seat: 0, rule: '1' }
  expect([0, 1, null].map(seat => mayKnow(event, seat))).toEqual([true, true, true])
  expect([0, 1, null].map(seat => mayKnow({ ...event, to: [1] }, seat))).toEqual([false, true, false])
})
