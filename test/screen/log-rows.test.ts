import { describe, expect, it } from 'vitest'
import { logRows } from '../../src/screen/table/log.ts'
import type { LogEntry } from '../../src/server/positions.ts'
import { plain } from './screen-player.ts'
import { header, position, ROLL } from './sitting.ts'

type Given = Partial<LogEntry> & { readonly text: string }

/** Returns the rows as text: the mark, the seat, the sentence's place counted back from the newest, and its look. */
function rows(
  log: readonly Given[],
  { known = 0, scroll = 0, picked = null as number | null, columns = 23, most = 5, seats = ['Ann', 'Ben'] } = {},
): string[] {
  const entries = log.map((entry, i) => ({ day: 1, rule: '6', at: i + 1, ...entry }))
  const at = position(ROLL, { log: entries, known, header: header({ seats }) })
  const signs = { news: '•', more: '↑', picked: '►' }
  return logRows(at, { x: 0, y: 0, columns, rows: most }, { scroll, picked }, plain).map(
    ({ text, mark, look, entry, seat, isInset }) =>
      `${mark ? signs[mark] : ' '}${isInset ? (seat ?? ' ') : ''} ${text} (${entry ?? '-'} ${look})`,
  )
}

const ONE_TO = (count: number): Given[] => Array.from({ length: count }, (_, i) => ({ text: `Line ${i + 1}.` }))
const LONG: Given = { text: 'aaaaaaaaaaaaaaa bbbbbbbbbbbbbbb ccccccccccccccc' }

describe('the log', () => {
  it('ends with the newest sentence, and marks the new ones', () => {
    expect(rows(ONE_TO(6), { known: 4 })).toEqual([
      '  Line 2. (4 old)',
      '  Line 3. (3 old)',
      '  Line 4. (2 old)',
      '• Line 5. (1 new)',
      '• Line 6. (0 new)',
    ])
    expect(rows(ONE_TO(2), { known: 2 })).toEqual(['  Line 1. (1 old)', '  Line 2. (0 old)'])
    expect(rows([])).toEqual([])
  })

  it('has an arrow on its first row if there are new sentences above it', () => {
    expect(rows(ONE_TO(6))[0]).toBe('↑ Line 2. (4 new)')
    expect(rows(ONE_TO(5))[0]).toBe('• Line 1. (4 new)')
    expect(rows(ONE_TO(6), { known: 1 })[0]).toBe('• Line 2. (4 new)')
    // The rows above may be the beginning of the same sentence.
    expect(rows([...ONE_TO(1), LONG, ...ONE_TO(3)], { known: 1 })[0]).toBe('↑ bbbbbbbbbbbbbbb (3 new)')
    expect(rows([...ONE_TO(1), LONG, ...ONE_TO(3)], { known: 2 })[0]).toBe('  bbbbbbbbbbbbbbb (3 old)')
  })

  it('marks a long sentence only on its first row', () => {
    expect(rows([LONG, ...ONE_TO(1)], { known: 0 })).toEqual([
      '• aaaaaaaaaaaaaaa (1 new)',
      '  bbbbbbbbbbbbbbb (1 new)',
      '  ccccccccccccccc (1 new)',
      '• Line 1. (0 new)',
    ])
  })

  it('scrolls back by rows, as far as its first sentence', () => {
    const log = [...ONE_TO(5), LONG, { text: 'Line 7.' }]
    expect(rows(log, { known: 7, scroll: 1, most: 3 })).toEqual([
      '  aaaaaaaaaaaaaaa (1 old)',
      '  bbbbbbbbbbbbbbb (1 old)',
      '  ccccccccccccccc (1 old)',
    ])
    expect(rows(log, { known: 7, scroll: 3, most: 3 })).toEqual([
      '  Line 4. (3 old)',
      '  Line 5. (2 old)',
      '  aaaaaaaaaaaaaaa (1 old)',
    ])
    const first = ['  Line 1. (6 old)', '  Line 2. (5 old)', '  Line 3. (4 old)']
    expect(rows(log, { known: 7, scroll: 6, most: 3 })).toEqual(first)
    expect(rows(log, { known: 7, scroll: 60, most: 3 })).toEqual(first)
  })

  it('marks the selected sentence instead of the new ones above', () => {
    expect(rows(ONE_TO(4), { known: 2, picked: 1 })).toEqual([
      '  Line 1. (3 old)',
      '  Line 2. (2 old)',
      '► Line 3. (1 picked)',
      '• Line 4. (0 new)',
    ])
    expect(rows(ONE_TO(6), { picked: 4 })[0]).toBe('► Line 2. (4 picked)')
  })

  it('has a column for the seats if several play, on the first row of a sentence', () => {
    const log = [{ ...LONG, seat: 1 }, { text: 'Night falls.' }, { text: 'Line 3.', seat: 0 }]
    expect(rows(log, { known: 2 })).toEqual([
      ' 1 aaaaaaaaaaaaaaa (2 old)',
      '   bbbbbbbbbbbbbbb (2 old)',
      '   ccccccccccccccc (2 old)',
      '   Night falls. (1 old)',
      '•0 Line 3. (0 new)',
    ])
    expect(rows(log, { known: 2, seats: ['Ann'] }).at(-1)).toBe('• Line 3. (0 new)')
    expect(rows(ONE_TO(3), { known: 2 }).at(-1)).toBe('• Line 3. (0 new)')
  })
})

describe('the news on three rows', () => {
  const at = { most: 3, columns: 43 }
  const mine = (text: string): Given => ({ text, seat: 0 })
  const theirs = (text: string): Given => ({ text, seat: 1 })

  it('are the usual rows if they fit', () => {
    const log = [mine('Ann rolls 3.'), theirs('Ben rolls 4.'), theirs('Ben swims.')]
    expect(rows(log, at)).toEqual(['•0 Ann rolls 3. (2 new)', '•1 Ben rolls 4. (1 new)', '•1 Ben swims. (0 new)'])
  })

  it("leave out the player's own obvious actions", () => {
    const log = [mine('Ann rolls 3.'), mine('Ann walks.'), theirs('Ben rolls 4.'), theirs('Ben swims.')]
    expect(rows(log, at)).toEqual(['↑1 Ben rolls 4. (- new)', '•1 Ben swims. (- new)'])
  })

  it("keep the player's actions from the first one that matters, and after the others'", () => {
    const task = { ...mine('Ann does a Task.'), highlight: 'task' }
    expect(rows([mine('Ann rolls 3.'), task, theirs('Ben rolls 4.'), theirs('Ben swims.')], at)).toEqual([
      '↑0 Ann does a Task. (- new)',
      '•1 Ben rolls 4. (- new)',
      '•1 Ben swims. (- new)',
    ])
    expect(rows([mine('Ann rolls 3.'), mine('Ann walks.'), theirs('Ben swims.'), mine('Ann is robbed.')], at)).toEqual([
      '↑1 Ben swims. (- new)',
      '•0 Ann is robbed. (- new)',
    ])
  })

  it('leave out a new day, but not what else happens to nobody', () => {
    const day = { text: 'Day 2 dawns.', day: 2 }
    const storm = { text: 'A storm rises.', day: 2 }
    const late = { ...theirs('Ben swims.'), day: 2 }
    expect(rows([mine('Ann walks.'), theirs('Ben rolls 4.'), day, storm, late], { ...at, most: 3 })).toEqual([
      '↑1 Ben rolls 4. (- new)',
      '•  A storm rises. (- new)',
      '•1 Ben swims. (- new)',
    ])
  })

  it('share rows if they still do not fit, and drop the oldest if even that is too long', () => {
    const log = ['one', 'two', 'three', 'four', 'five'].map(word => theirs(`Ben meets number ${word}`))
    expect(rows(log, at)).toEqual([
      '• Ben meets number one. Ben meets number (- new)',
      '  two. Ben meets number three. Ben meets (- new)',
      '  number four. Ben meets number five. (- new)',
    ])
    expect(rows([theirs('Ben swims far.'), ...log], at)).toEqual([
      '↑ Ben meets number one. Ben meets number (- new)',
      '  two. Ben meets number three. Ben meets (- new)',
      '  number four. Ben meets number five. (- new)',
    ])
  })

  it('are the usual rows if the player has scrolled, on more rows, or if one sentence is too long', () => {
    const log = ['one', 'two', 'three', 'four', 'five'].map(word => theirs(`Ben meets number ${word}`))
    expect(rows(log, { ...at, scroll: 1 }).at(-1)).toBe('•1 Ben meets number four (1 new)')
    expect(rows(log, { ...at, most: 4 })[0]).toBe('↑1 Ben meets number two (3 new)')
    const endless = theirs('on and '.repeat(30).trim())
    expect(rows([...log, endless], at)[0]).toMatch(/^↑ {2}and on and on .* \(0 new\)$/)
  })
})
