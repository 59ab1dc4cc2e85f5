import { expect } from 'vitest'
import { GRID, onBoard, SEA_COLUMNS, SEA_ROWS } from '../../../src/games/wizards/rules/islands/grid.ts'

import { TERRITORIES } from '../../../src/games/wizards/rules/islands/territories.ts'
import { rulesOf } from '../../rule.ts'
import { answerAll, opening, toldIn, type WizardsMatch } from './opening.ts'

const rule = rulesOf('wizards')

/** Begins a game whose players lay the tiles. The dice make this seat the Dealer. */
const arranged = (seats: number, dice: readonly number[], seed = 'tiles') =>
  opening({ seats, seed, dice, options: { map: 'arrange' } })

/** Lays the named or first tile, with its Center on this or the first hex, turned this number of sixths. */
function lay(match: WizardsMatch, { tile, hex, turn = 0 }: { tile?: string; hex?: string; turn?: number } = {}): void {
  const { seat } = match.questions[0]!
  const say = (id?: string) => match.answer(seat, id ?? match.questions[0]!.options[0]!.id)
  say(tile)
  say(hex)
  say(`${turn}`)
}

const seatAsked = (match: WizardsMatch) => match.questions[0]!.seat

rule('3.2', 'the Dealer deals the eighteen tiles clockwise, as evenly as possible', () => {
  // Cyd deals, so Dan gets the first tile: with five players he, Eve and Ann have one more.
  const match = arranged(5, [1, 1, 1, 2, 6, 6, 1, 1, 1, 1])
  expect(match.state.dealer).toBe(2)
  expect(match.state.hands.map(hand => hand.length)).toEqual([4, 3, 3, 4, 4])
  expect([...match.state.hands.flat()].sort()).toEqual(TERRITORIES.map(t => t.id).sort())
  expect(arranged(2, [1, 1, 6, 6]).state.hands.map(hand => hand.length)).toEqual([9, 9])
})

rule('3.2', 'the tiles are shuffled before they are dealt', () => {
  const dice = [6, 6, 1, 1]
  expect(arranged(2, dice, 'one').state.hands).not.toEqual(arranged(2, dice, 'two').state.hands)
})

rule(
  '3.21',
  "the player to the Dealer's left goes first, and players take turns laying one tile until all are laid",
  () => {
    const match = arranged(3, [1, 1, 6, 6, 1, 1])
    const order: number[] = []
    while (match.state.phase === 'tiles') {
      order.push(seatAsked(match))
      lay(match)
    }
    expect(order).toEqual(Array.from({ length: 18 }, (_, i) => [2, 0, 1][i % 3]))
    expect(match.state.hands.flat()).toEqual([])
    expect(match.state.placements.map(p => p.tile).sort()).toEqual(TERRITORIES.map(t => t.id).sort())
    expect(toldIn(match, 'tile').map(e => e.seat)).toEqual(order)
  },
)

rule('3.21', 'a player without tiles is skipped', () => {
  const match = arranged(4, [6, 6, 1, 1, 1, 1, 1, 1])
  const order: number[] = []
  while (match.state.phase === 'tiles') {
    order.push(seatAsked(match))
    lay(match)
  }
  // Bob and Cyd have a tile more than Dan and the Dealer, who begins the game.
  expect(order.slice(-6)).toEqual([1, 2, 3, 0, 1, 2])
  expect(match.questions[0]).toMatchObject({ seat: 0, topic: 'roll' })
})

rule('3.21', 'players can lay any of their own tiles and no others', () => {
  const match = arranged(2, [6, 6, 1, 1])
  const { hands } = match.state
  expect(match.questions[0]!.options.map(o => o.id)).toEqual(hands[1])
  const tile = hands[1]![4]!
  lay(match, { tile })
  expect(match.state.placements.map(p => p.tile)).toEqual([tile])
  expect(match.state.hands[1]).not.toContain(tile)
})

rule(['3.21', '3.22', '3.23'], 'a player chooses the tile, its place and its rotation, even for the last tile', () => {
  const match = arranged(2, [6, 6, 1, 1])
  const asked = () => match.questions[0]!
  const tile = match.state.hands[1]![0]!
  expect(asked()).toMatchObject({ seat: 1, topic: 'tile', rule: '3.21', data: { for: 'laying' }, show: true })
  expect(asked().options[0]).toEqual({ id: tile, act: { kind: 'take-tile', tile } })
  match.answer(1, tile)
  expect(asked()).toMatchObject({ seat: 1, topic: 'hex', rule: '3.22', data: { tile, left: 9 }, show: true })
  expect(asked().options.find(({ id }) => id === '2014')).toEqual({
    id: '2014',
    act: { kind: 'lay-tile', hex: GRID.hex(20, 14), touches: 0 },
    at: { space: 'sea.2014' },
  })
  match.answer(1, '2014')
  expect(match.state.laying).toEqual({ tile, hex: GRID.hex(20, 14) })
  expect(asked()).toMatchObject({ seat: 1, topic: 'turn', rule: '3.23', data: { tile }, show: true })
  expect(asked().options[4]).toEqual({ id: '4', act: { kind: 'turn-tile', sixths: 4 } })
  match.answer(1, '4')
  expect(toldIn(match, 'tile').map(({ seat, rule, tile, by }) => [seat, rule, tile, by])).toEqual([
    [1, '3.21', tile, 'person'],
  ])
  // Those that would touch it say so.
  match.answer(0, asked().options[0]!.id)
  const touches = (id: string) => asked().options.find(option => option.id === id)!.act
  expect([touches('2514'), touches('2614')]).toMatchObject([{ touches: 1 }, { touches: 0 }])
})

rule('3.22', 'every hex of a tile is on a hex of the board', () => {
  const match = arranged(2, [6, 6, 1, 1])
  match.answer(1, match.questions[0]!.options[0]!.id)
  const hexes = match.questions[0]!.options.map(o => o.id)
  // Two spaces of every tile extend from its Center on each side.
  const expected = Array.from({ length: GRID.size }, (_, hex) => hex).filter(hex => {
    const around = Array.from({ length: GRID.size }, (_, h) => h).filter(h => GRID.distance(h, hex) <= 2)
    return around.length === 19 && around.every(onBoard)
  })
  expect(hexes).toEqual(expected.map(h => `${GRID.column(h)}`.padStart(2, '0') + `${GRID.row(h)}`.padStart(2, '0')))
  expect(hexes).not.toContain('0215')
  expect(hexes).not.toContain('2002')
  expect(expected.length).toBeLessThan(SEA_COLUMNS * SEA_ROWS)
})

rule('3.22', 'no tile overlaps another', () => {
  const match = arranged(2, [6, 6, 1, 1])
  lay(match, { hex: '2014' })
  match.answer(0, match.questions[0]!.options[0]!.id)
  const ids = new Set(match.questions[0]!.options.map(o => o.id))
  const middle = GRID.hex(20, 14)
  for (let hex = 0; hex < GRID.size; hex++) {
    const id = `${GRID.column(hex)}`.padStart(2, '0') + `${GRID.row(hex)}`.padStart(2, '0')
    const clear = GRID.distance(hex, middle) >= 5
    if (!clear) expect(ids.has(id)).toBe(false)
    // Tiles can be next to each other.
    else if (GRID.distance(hex, middle) === 5) expect(ids.has(id)).toBe(true)
  }
})

rule('3.23', 'a tile can be laid at any of its six angles, and stays that way', () => {
  for (let turn = 0; turn < 6; turn++) {
    const match = arranged(2, [6, 6, 1, 1])
    const tile = match.state.hands[1]![0]!
    lay(match, { tile, hex: '2014', turn })
    expect(match.state.placements).toEqual([{ tile, hex: GRID.hex(20, 14), turn }])
  }
  const match = arranged(2, [6, 6, 1, 1])
  match.answer(1, match.questions[0]!.options[0]!.id)
  match.answer(1, '2014')
  expect(match.questions[0]!.options.map(o => o.id)).toEqual(['0', '1', '2', '3', '4', '5'])
})

rule('3.23', 'the last tile still fits even if the others waste as much space as they can', () => {
  const match = arranged(2, [6, 6, 1, 1])
  // Each player chooses the most wasteful place, which blocks the most free Centers.
  answerAll(
    match,
    (options, topic) => {
      if (topic !== 'hex') return options[0]!.id
      const hexes = options.map(o => GRID.hex(Number(o.id.slice(0, 2)), Number(o.id.slice(2))))
      const blocked = hexes.map(hex => hexes.filter(other => GRID.distance(hex, other) < 5).length)
      return options[blocked.indexOf(Math.max(...blocked))]!.id
    },
    ({ state }) => state.phase === 'play',
  )
  expect(match.state.placements).toHaveLength(18)
})

rule('3.3', 'after the last tile, boats, Dragon and players are placed automatically', () => {
  const match = arranged(2, [6, 6, 1, 1])
  answerAll(
    match,
    options => options[0]!.id,
    ({ state }) => state.phase === 'play',
  )
  expect(toldIn(match, 'placed').map(e => e.what)).toEqual(['boats', 'dragon', 'player', 'player'])
  expect(match.questions[0]).toMatchObject({ seat: 0, topic: 'roll' })
})
