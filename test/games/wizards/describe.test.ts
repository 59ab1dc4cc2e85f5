import { describe, expect, it } from 'vitest'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { contentsOf, describeSpace } from '../../../src/games/wizards/words/describe.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { islandView, PLACEMENTS } from '../../screen/islands.ts'

describe('the description of a space', () => {
  it('gives the ground, the coast, the kind of Territory and the walls', () => {
    expect(describeSpace(ENGLISH, islandView(), 'torwall.c2')).toEqual([
      'Torwall C2, plains. Common Territory.',
      'A wall to the east, southeast, southwest and northwest.',
    ])
    expect(describeSpace(ENGLISH, islandView(), 'longrift.c3')?.[1]).toBe(
      'The rift to the east, southeast and northeast.',
    )
  })
  it('names a place once', () => {
    expect(describeSpace(ENGLISH, islandView(), 'torwall.center')?.[0]).toBe('Torwall town. Common Territory.')
    expect(describeSpace(ENGLISH, islandView(), 'woodswall.a1')?.[0]).toBe(
      'Woodswall North Harbor (A1), on the coast. Common Territory.',
    )
    expect(describeSpace(ENGLISH, islandView(), 'crescent-ridge.a4')?.[0]).toBe(
      'Ridgemouth (Crescent Ridge A4), on the coast. Common Territory.',
    )
    expect(describeSpace(ENGLISH, islandView(), 'green-grove.center')?.[0]).toBe('The Star Crest. Elven Territory.')
  })
  it('says how to enter where points alone are not enough', () => {
    const told = (space: string) => describeSpace(ENGLISH, islandView(), space)?.[1]
    expect(told('sacred-circle.c1')).toBe('To enter, roll 1 for movement from a space beside it.')
    expect(told('sacred-circle.center')).toBe('To enter, start on a Stone and roll 1 to 3 for movement.')
    expect(told('green-grove.center')).toMatch(/^Enter only for a Task/)
  })
  it('says which land Evil has taken', () => {
    expect(describeSpace(ENGLISH, islandView(), 'edgewood.a3')?.[0]).toBe(
      'Edgewood A3, taken by Evil. Elven Territory.',
    )
  })
  it('says how far from land, or off which Territory, the water is', () => {
    const board = Board.of(PLACEMENTS)
    const off = board.names.find((_, hex) => board.fromLand[hex] === 1)!
    expect(describeSpace(ENGLISH, islandView(), off)?.[0]).toMatch(/^The sea 1 space [a-z-]+ of [A-Z][\w' ]+, off /)
    expect(describeSpace(ENGLISH, islandView(), 'sea.0101')?.[0]).toBe('The sea 4 spaces northwest of Woodswall.')
  })
  it('gives the price of a move there', () => {
    expect(describeSpace(ENGLISH, islandView(), 'torwall.c1', 1)?.at(-1)).toBe('It costs 1 point to enter.')
    expect(describeSpace(ENGLISH, islandView(), 'sea.0101', 0.5)?.at(-1)).toBe('It costs half a point to enter.')
    expect(describeSpace(ENGLISH, islandView(), 'sea.0101', 1.5)?.at(-1)).toBe('It costs 1½ points to enter.')
  })
  it('lists people and things there, and the owners of markers', () => {
    expect(contentsOf(ENGLISH, islandView(), 'torwall.b1')).toEqual(['you'])
    expect(contentsOf(ENGLISH, islandView(), 'torwall.a2')).toEqual(["Cleo's Task A"])
    expect(contentsOf(ENGLISH, islandView(), 'torwall.a5')).toEqual(['your Task A'])
    expect(contentsOf(ENGLISH, islandView(), 'glendale.b5')).toEqual(['Secret Wizard P'])
    expect(contentsOf(ENGLISH, islandView(), 'crescent-ridge.c5')).toEqual(['Terek'])
    expect(contentsOf(ENGLISH, islandView(), 'dragons-lair.b2')).toEqual(['the Dragon'])
  })
  it('is empty for a space outside the board', () => {
    expect(describeSpace(ENGLISH, islandView(), 'atlantis.b4')).toBeNull()
  })
})
