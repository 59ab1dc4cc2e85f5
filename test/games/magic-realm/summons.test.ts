import { describe, expect, it } from 'vitest'
import {
  expectedDenizens,
  type Night,
  rowChance,
  rowOf,
  unseenWarnings,
} from '../../../src/games/magic-realm/plans/summons.ts'
import { DENIZEN_IDS, GHOSTS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'

type Places = Readonly<Record<string, string>>

/** Returns a night in the Crag, with denizens in the given places and all others in their boxes. */
function night(chits: Partial<Night['chits']>, at: Places = {}, more: Partial<Night> = {}): Night {
  const denizens = Object.fromEntries(DENIZEN_IDS.map(id => [id, { at: at[id] ?? null, dead: false, blocked: false }]))
  return { denizens, dwellings: {}, chits: { letter: 'M', known: [], warnings: [], ...chits }, ...more }
}

const down = (...ids: string[]) => ({ known: ids.map(id => ({ id, up: false })) })

/** Returns the arrivals for a row, by kind and number, with their destinations. */
const told = (one: Night, clearing: string, row: number): string[] =>
  expectedDenizens(one, clearing, [row]).map(
    ({ denizens, to, isSure }) => `${denizens.join(' ')} to ${to}${isSure ? '' : '?'}`,
  )

describe('what may come tonight', () => {
  it('comes to where the turn ends for a warning chit, and to its own clearing for a sound (13.3.3, 30.13)', () => {
    const tile = night(down('howl-4', 'bones-m'))
    expect(told(tile, 'CG2', 4)).toEqual(['giant-1 to CG2'])
    expect(told(tile, 'CG2', 3)).toEqual([])
    expect(told(tile, 'CG2', 6)).toEqual(['giant-bat-1 to CG2', 'giant-bat-2 giant-bat-3 to CG4'])
  })

  it('comes from the leftmost box with a monster in it (13.3.2)', () => {
    const tile = night(down('bones-m'), { 'giant-1': 'L3' })
    expect(told(tile, 'CG2', 4)).toEqual(['giant-2 to CG2'])
  })

  it('comes for a lettered sound only beside a warning chit of that letter (13.3.4)', () => {
    expect(told(night(down('roar-6')), 'CG2', 4)).toEqual(['giant-1 to CG6'])
    expect(told(night({ ...down('roar-6'), letter: 'C' }), 'CN2', 4)).toEqual(['h-troll-1 h-troll-2 to CN6'])
    expect(told(night({ ...down('roar-6'), letter: 'C' }), 'CN2', 1)).toEqual(['h-dragon-1 to CN6'])
    expect(told(night(down('roar-6')), 'CG2', 1)).toEqual([])
  })

  it("comes to a site if it is in that site's row (13.3.5)", () => {
    expect(told(night(down('statue')), 'CG4', 5)).toEqual(['imp-1 to CG2'])
    expect(told(night(down('statue')), 'CG4', 2)).toEqual([])
  })

  it('ignores chits that are already face up (13.2.4)', () => {
    expect(told(night({ known: [{ id: 'bones-m', up: true }] }), 'CG2', 4)).toEqual([])
  })

  it('includes the possible chits of unknown places', () => {
    const warnings = unseenWarnings('M', new Set(['bones-m', 'stink-m', 'smoke-m', 'ruins-m']))
    expect(warnings).toEqual(['dank-m'])
    expect(told(night({ warnings }), 'CG2', 5)).toEqual(['h-spider-1 to CG2?'])
  })

  it('includes prowlers of the row in the tile, and the Ghosts every day (13.2.2, 7.2.2)', () => {
    const [ghost = ''] = GHOSTS
    const tile = night({}, { 'giant-1': 'CG5', 'h-spider-2': 'CG6', [ghost]: 'CG4', 'giant-2': 'CG2' })
    expect(told(tile, 'CG2', 4)).toEqual([`giant-1 ${ghost} to CG2`])
    expect(told(tile, 'CG2', 5)).toEqual([`h-spider-2 ${ghost} to CG2`])
    expect(rowOf(ghost)).toBeNull()
    expect(rowOf('imp-1')).toBe(5)
  })

  it('leaves out monsters that blocked or were blocked today (13.1.7)', () => {
    const tile = night({}, { 'giant-1': 'CG5' })
    const blocked = { ...tile, denizens: { ...tile.denizens, 'giant-1': { at: 'CG5', dead: false, blocked: true } } }
    expect(told(blocked, 'CG2', 4)).toEqual([])
  })

  it('includes whole native groups at their Dwellings (13.5.1)', () => {
    const inn = night({ letter: 'V' }, {}, { dwellings: { inn: 'BV5' } })
    expect(expectedDenizens(inn, 'BV5', [1])[0]?.denizens).toContain('company-hq')
    expect(expectedDenizens(inn, 'BV4', [1])).toEqual([])
    expect(expectedDenizens(inn, 'BV5', [4])).toEqual([])
  })

  it('gives a row a 6 in 36 chance to prowl, and 11 in 36 for a lone player with two dice (27.1.5)', () => {
    expect([rowChance(false), rowChance(true)]).toEqual([6, 11])
  })
})
