import { describe, expect, it } from 'vitest'
import { maxLogScroll, pickedPageOn, scrollTo } from '../../src/screen/table/log.ts'
import { pageHead, pagesOf } from '../../src/screen/table/sheets.ts'
import { width } from '../../src/terminal/text.ts'
import { plain } from './screen-player.ts'
import { Player, position, ROLL } from './sitting.ts'

describe('the selection on the log page', () => {
  const area = { x: 0, y: 0, columns: 23, rows: 5 }
  /** Ten sentences, the latest last. The one with index 6 takes three lines, all others one. */
  const log = Array.from({ length: 10 }, (_, i) => ({
    ...{ day: 1, rule: '6', at: i + 1 },
    text: i === 6 ? 'aaaaaaaaaaaaaaa bbbbbbbbbbbbbbb ccccccccccccccc' : `Sentence ${i}.`,
  }))
  const at = position(ROLL, { log })

  it('moves by a page less one line, and stops at the first and the last sentence', () => {
    const paged = (picked: number, step: 1 | -1) => pickedPageOn(at, area, picked, step)
    expect([0, 3, 5, 6, 9].map(picked => paged(picked, 1))).toEqual([3, 7, 9, 9, 9])
    expect([9, 8, 4, 2, 1, 0].map(picked => paged(picked, -1))).toEqual([5, 4, 2, 0, 0, 0])
    expect(pickedPageOn(position(ROLL, { log: [] }), area, 0, 1)).toBe(0)
  })

  it('scrolls no farther than to show the selected sentence', () => {
    const scrolled = (picked: number, scroll: number) => scrollTo(at, area, picked, scroll)
    expect(scrolled(0, 0)).toBe(0)
    expect(scrolled(0, 4)).toBe(0)
    expect(scrolled(2, 0)).toBe(0)
    // The last line of the long one is the sixth from below.
    expect(scrolled(3, 0)).toBe(1)
    expect(scrolled(3, 2)).toBe(2)
    expect(scrolled(3, 9)).toBe(3)
    expect(scrolled(9, 0)).toBe(7)
  })

  it('can scroll until the first sentence is at the top', () => {
    expect(maxLogScroll(at, area, 100)).toBe(7)
    expect(maxLogScroll(position(ROLL, { log: log.slice(0, 3) }), area, 100)).toBe(0)
    // It stops counting once there is enough.
    expect(maxLogScroll(at, area, 1)).toBe(1)
  })
})

describe('the head of a sheet', () => {
  const seats = ['Ann', 'Benedict', 'Cleo', 'Dorothea', 'Ed', 'Francesca', 'Gus']
  const { table, model } = Player.at(ROLL, { columns: 80, rows: 24 })
  const many = { ...table.position, header: { ...table.position.header, seats } }
  const tabs = pagesOf(many).reduce((sum, { title }) => sum + width(title) + 2, 0)

  it('names as many players around the owner as fit, with an ellipsis where some are left out', () => {
    expect(model.columns).toBe(80)
    for (let columns = tabs + 18; columns <= tabs + 70; columns++)
      for (const [owner, name] of seats.entries()) {
        const drawn = pageHead({ ...table, position: many, page: 'sheet', sheetOf: owner }, columns, plain)
        const head = drawn.replace(/\x1b\[[\d;]*m/g, '')
        expect(width(head)).toBe(columns)
        const right = head.slice(tabs).trim()
        const named = seats.filter(seat => right.includes(seat))
        const [from, to] = [seats.indexOf(named[0]!), seats.indexOf(named.at(-1)!) + 1]
        expect(named).toEqual(seats.slice(from, to))
        expect(right).toContain(`[${name}]`)
        expect([right.startsWith('←…'), right.endsWith('…→')]).toEqual([from > 0, to < seats.length])
        // One more on either side wouldn't fit.
        const needs = (first: number, end: number) =>
          seats.slice(first, end).reduce((sum, seat) => sum + width(seat) + 2, 0) +
          Number(first > 0) +
          Number(end < seats.length) +
          2
        const room = columns - tabs - 2
        expect(needs(from, to)).toBeLessThanOrEqual(room)
        if (to < seats.length) expect(needs(from, to + 1)).toBeGreaterThan(room)
        if (from > 0) expect(needs(from - 1, to)).toBeGreaterThan(room)
      }
  })

  it('names nobody where all share a page', () => {
    expect(pageHead({ ...table, position: many, page: 'map' }, 80, plain)).not.toContain('Ann')
  })
})
