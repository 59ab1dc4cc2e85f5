import { describe, expect, it } from 'vitest'
import { mayKnow, newTableState, Table } from '../../src/kernel/index.ts'

const laid = (...forced: number[]) => ({ ...newTableState({ seed: '7' }), forced })

describe('a table', () => {
  it('begins with nothing come to light, nothing shown and no die fallen', () => {
    const { revealed, shown, fallen, told, quiet } = new Table(laid())
    expect({ revealed, shown, fallen, told, quiet }).toEqual({
      revealed: false,
      shown: [],
      fallen: [],
      told: [],
      quiet: false,
    })
  })

  it.each([0, 1, 2, 3, 4])('rolls %i dice, tells of them and keeps what fell', count => {
    const dice = [6, 1, 4, 2].slice(0, count)
    const table = new Table(laid(...dice))
    expect(table.roll(0, count, 'luck', '1.1')).toEqual(dice)
    expect(table.told).toEqual([{ kind: 'roll', seat: 0, rule: '1.1', purpose: 'luck', dice, day: 1 }])
    expect(table.fallen).toEqual(dice)
    expect(table.revealed).toBe(count > 0)
  })

  it('that is quiet rolls as any other, tells nothing and keeps nothing', () => {
    const table = new Table(laid(6, 1), true)
    expect(table.roll(0, 2, 'luck', '1.1')).toEqual([6, 1])
    table.tell({ kind: 'word', seat: null, rule: '1' })
    expect([table.told, table.fallen]).toEqual([[], []])
  })

  it('draws to the last card, then from the discards shuffled, then nothing', () => {
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

  it('shows something to all, or to some alone', () => {
    const table = new Table(laid())
    table.reveal([2])
    expect([table.revealed, table.shown]).toEqual([false, [2]])
    table.reveal()
    expect([table.revealed, table.shown]).toEqual([true, [2]])
  })
})

it('an event may be known to those it is told to, and to everybody where it says nobody', () => {
  const event = { kind: 'word', day: 1, seat: 0, rule: '1' }
  expect([0, 1, null].map(seat => mayKnow(event, seat))).toEqual([true, true, true])
  expect([0, 1, null].map(seat => mayKnow({ ...event, to: [1] }, seat))).toEqual([false, true, false])
})
