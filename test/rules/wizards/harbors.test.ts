import { expect } from 'vitest'
import { boardOf } from '../../../src/games/wizards/rules/facts/spaces.ts'
import { GRID, type Placement } from '../../../src/games/wizards/rules/islands/grid.ts'
import { tileOf } from '../../../src/games/wizards/rules/islands/territories.ts'
import { rulesOf } from '../../rule.ts'
import { beside, opening } from './opening.ts'
import { GRID_OF_TILES } from './stage.ts'

const rule = rulesOf('wizards')

/** Returns the table after setting up these tiles. */
const after = (placements: readonly Placement[]) =>
  opening({
    change: state => void Object.assign(state, { phase: 'begin', placements: placements.map(p => ({ ...p })) }),
  }).state

/** Returns the tiles of the grid without some of them, and with others in the given places. */
const laid = (...changed: readonly Placement[]): Placement[] => [
  ...GRID_OF_TILES.filter(p => !changed.some(c => c.tile === p.tile)),
  ...changed,
]

const harborTowns = [
  ['woodswall.a1', 'Common Town'],
  ['woodswall.b3', 'Common Town'],
  ['longrift.b1', 'Common Town'],
  ['crescent-ridge.a4', 'Common Town'],
  ['meadowfarm.a2', 'Common Town'],
  ['meadowfarm.b5', 'Common Town'],
  ['meadowshire.b2', 'Elven Dwelling'],
  ['edgewood.a1', 'Elven Dwelling'],
  ['green-grove.a4', 'Elven Dwelling'],
  ['timberlane.b5', 'Elven Dwelling'],
] as const

for (const [place, kind] of harborTowns) {
  rule('3.3', `a boat starts next to ${place}, a coastal ${kind}`, () => {
    const state = after(GRID_OF_TILES)
    const board = boardOf(state)
    const near = state.boats.filter(boat => GRID.distance(board.hex(boat), board.hex(place)) === 1)
    expect(near).toHaveLength(1)
    expect(board.isWater(board.hex(near[0]!))).toBe(true)
  })
}

rule('3.3', 'no boat starts next to an inland place or on a Magic coast', () => {
  const state = after(GRID_OF_TILES)
  const board = boardOf(state)
  for (const place of ['torwall.center', 'crescent-ridge.c2', 'hillshire.c6', 'glendale.c3', 'meligars-tower.a5']) {
    for (const boat of state.boats) expect(GRID.distance(board.hex(boat), board.hex(place))).toBeGreaterThan(1)
  }
})

rule('3.3', 'a harbor that another tile cuts off from the sea has no boat', () => {
  const { hex } = GRID_OF_TILES.find(p => p.tile === 'woodswall')!
  // Torwall covers both sea sides of Woodswall B3.
  const torwall = GRID.at({ q: GRID.axial(hex).q - 2, r: GRID.axial(hex).r + 5 })
  const state = after(
    laid({ tile: 'torwall', hex: torwall, turn: 0 }, { tile: 'glendale', hex: GRID.hex(34, 23), turn: 0 }).filter(
      p => p.tile !== 'dragons-lair' || p.hex !== GRID.hex(34, 23),
    ),
  )
  expect(state.boats).toHaveLength(9)
  expect(boardOf(state).isCoastal(boardOf(state).hex('woodswall.b3'))).toBe(false)
})

rule('3.31', 'if there are several adjacent Water spaces, the boat goes in the last one clockwise before land', () => {
  const state = after(GRID_OF_TILES)
  // Woodswall A1 is a corner with the sea to the north-west, north-east and east; then comes land.
  expect(state.boats).toContain(beside(state, 'woodswall.a1', 'e'))
  expect(state.boats).not.toContain(beside(state, 'woodswall.a1', 'nw'))
  expect(state.boats).not.toContain(beside(state, 'woodswall.a1', 'ne'))
  // B3 has the sea to the south-east and south-west, A4 and B5 in the west.
  expect(state.boats).toContain(beside(state, 'woodswall.b3', 'sw'))
  expect(state.boats).toContain(beside(state, 'green-grove.a4', 'w'))
  expect(state.boats).toContain(beside(state, 'meadowfarm.b5', 'nw'))
})

rule('3.31', 'a rotated tile takes its harbors with it', () => {
  const { hex } = GRID_OF_TILES.find(p => p.tile === 'woodswall')!
  const state = after(laid({ tile: 'woodswall', hex, turn: 1 }))
  // One sixth clockwise the three waters are north-east, east and south-east.
  expect(state.boats).toContain(beside(state, 'woodswall.a1', 'se'))
  expect(state.boats).not.toContain(beside(state, 'woodswall.a1', 'e'))
})

rule('3.31', 'if another tile covers the last Water space, the boat goes in the one before it', () => {
  const { hex } = GRID_OF_TILES.find(p => p.tile === 'woodswall')!
  // Torwall is in the east, corner to corner, on the water east of Woodswall A1.
  const { q, r } = GRID.axial(hex)
  const torwall = GRID.at({ q: q + 5, r: r - 2 })
  const state = after(laid({ tile: 'torwall', hex: torwall, turn: 0 }).filter(p => p.tile !== 'longrift'))
  expect(tileOf(beside(state, 'woodswall.a1', 'e'))).toBe('torwall')
  expect(state.boats).toContain(beside(state, 'woodswall.a1', 'ne'))
})

rule('3.32', 'there are exactly as many boats as places for them', () => {
  expect(after(GRID_OF_TILES).boats).toHaveLength(10)
  // Meadowfarm has two of the ten harbors.
  expect(after(GRID_OF_TILES.filter(p => p.tile !== 'meadowfarm')).boats).toHaveLength(8)
})
