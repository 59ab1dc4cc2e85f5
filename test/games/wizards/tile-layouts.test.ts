import { describe, expect, test } from 'vitest'
import { CODES, PLACE_OF } from '../../../src/games/wizards/rules/islands/territories.ts'
import { distance, plus, STEPS } from '../../../src/parts/hexes/index.ts'
import { beside, following, ids, LoneTile, numbers, ofKind, ring, sorted, tile, tiles, toward } from './lone-tile.ts'

const torwall = tile('torwall')
const woodswall = tile('woodswall')
const longrift = tile('longrift')
const crescentRidge = tile('crescent-ridge')
const meadowfarm = tile('meadowfarm')
const hillshire = tile('hillshire')
const greenGrove = tile('green-grove')
const circle = tile('sacred-circle')
const megmoran = tile('megmorans-tower')
const meligar = tile('meligars-tower')
const melekok = tile('melekoks-tower')
const hamdrel = tile('hamdrels-cottage')
const lair = tile('dragons-lair')

/** Returns the water hexes beside a code, as places on the plane. */
const waters = (t: LoneTile, code: string) => t.openSea(code).map(d => JSON.stringify(plus(PLACE_OF[code]!, STEPS[d]!)))
/** Returns true if a swimmer can cross from one code to the other in a single hex. */
const shareWater = (t: LoneTile, a: string, b: string) => waters(t, a).some(hex => waters(t, b).includes(hex))

describe('Common tiles', () => {
  test('C1a: the town of Torwall opens to C4 and C6 alone', () => {
    expect(sorted(torwall.links('center'))).toEqual(['c4', 'c6'])
  })

  test('C1b: inside Torwall two arms run clockwise, C1 to C4 and C5 to C6; the gates are at C1 and C5', () => {
    const joined = numbers.filter(n => torwall.links(`c${n}`).includes(`c${following(n)}`))
    const gates = numbers.filter(n => torwall.links(`c${n}`).some(code => ring(code) === 2))
    expect(joined).toEqual([1, 2, 3, 5])
    expect(gates).toEqual([1, 5])
  })

  test('C1c: the walls of Torwall guide the walker: six points by either arm, at least four steps; never coastal', () => {
    expect(torwall.pointsBy('a1', 'center')).toBe(6)
    expect(torwall.pointsBy('a5', 'center')).toBe(6)
    expect(torwall.points('sea', 'center')).toBe(6)
    expect(new LoneTile('torwall', false).points('sea', 'center')).toBe(3)
    expect(torwall.steps('sea', 'center')).toBe(4)
    expect(torwall.openSea('center')).toEqual([])
  })

  test('C1d: Torwall has at least four lettered ordinary spaces', () => {
    const lettered = CODES.filter(code => code !== 'center' && torwall.isOrdinary(code))
    expect(lettered.length).toBeGreaterThanOrEqual(4)
  })

  test('C2a: both towns of Woodswall face the open sea', () => {
    expect(woodswall.landings).toEqual(expect.arrayContaining(['a1', 'b3']))
  })

  test('C2b: A4 of Woodswall is woods, with a wall to the town beside it', () => {
    expect(woodswall.terrain('a4')).toBe('woods')
    expect(toward('a4', 'b3')).not.toBe(-1)
    expect(woodswall.links('a4')).not.toContain('b3')
  })

  test('C2c: no woods of Woodswall open to a town, though each town has woods behind its wall', () => {
    for (const town of woodswall.at('town')) {
      expect(woodswall.links(town).map(code => woodswall.terrain(code))).not.toContain('woods')
      expect(new LoneTile('woodswall', false).links(town).map(code => woodswall.terrain(code))).toContain('woods')
    }
  })

  test('C2d: the walls separate the woods from the towns, and the great wood has one gate by land', () => {
    for (const { code, direction } of woodswall.territory.walls) {
      const sides = [code, beside(code, direction)!].map(c => woodswall.terrain(c))
      expect(sides.filter(terrain => terrain === 'woods')).toHaveLength(1)
    }
    const wood = woodswall.groups('woods').find(group => group.includes('a4'))!
    const land = wood.filter(code => code !== 'b6')
    const gates = land.flatMap(code =>
      woodswall.links(code).flatMap(to => (land.includes(to) ? [] : [`${code}-${to}`])),
    )
    expect(gates).toEqual(['b5-a6'])
  })

  test('C2e: from A4 of Woodswall to the harbor beside it is 13 points on foot, or one swim', () => {
    expect(woodswall.points('a4', 'b3')).toBe(13)
    expect(shareWater(woodswall, 'a4', 'b3')).toBe(true)
  })

  const east = longrift.flood(['b1'])
  const west = longrift.flood(['center'])
  const rift = longrift.territory.walls.map(({ code, direction }) => [code, beside(code, direction)!] as const)
  const riftEnds = rift.filter(([a, b]) => ring(a) === 2 && ring(b) === 2)

  test('C3a: the rift divides Longrift into two lands, and is only there', () => {
    expect([east.size, west.size]).toEqual([8, 11])
    expect([...east].filter(code => west.has(code))).toEqual([])
    expect(rift).toHaveLength(18)
    for (const [a, b] of rift) expect(east.has(a)).not.toBe(east.has(b))
  })

  test('C3b: the rift runs from sea to sea, and both lands have a shore', () => {
    expect(riftEnds).toHaveLength(4)
    for (const land of [east, west]) expect([...land].some(code => longrift.openSea(code).length > 0)).toBe(true)
  })

  test('C3c: the town and the Abbey of Longrift lie on opposite sides, the Abbey inland', () => {
    expect(east.has('center')).toBe(false)
    expect(west.has('b1')).toBe(false)
    expect(longrift.openSea('center')).toEqual([])
  })

  test("C3d: swimmers can pass either end of the rift, always at a cliff on the town's side", () => {
    for (const [a, b] of riftEnds) {
      expect(shareWater(longrift, a, b)).toBe(true)
      expect(longrift.terrain(east.has(a) ? a : b)).toBe('mountains')
    }
  })

  test('C4a: the outer ring of Crescent Ridge is one arc of mountains, open at A4 and B4', () => {
    const gap = CODES.filter(code => ring(code) === 2 && crescentRidge.terrain(code) !== 'mountains')
    expect(gap).toEqual(['a4', 'b4'])
    expect(crescentRidge.groups('mountains')).toHaveLength(1)
  })

  test('C4b: to Ridgehold it is three points over the ridge or four level ones by the gap; no mountains inside', () => {
    expect(crescentRidge.at('mountains').every(code => ring(code) === 2)).toBe(true)
    expect(crescentRidge.pointsBy('b2', 'c2')).toBe(3)
    expect(crescentRidge.pointsBy('b4', 'c2')).toBe(4)
    const vale = ['b4', ...crescentRidge.ways('b4').get('c2')!.path].slice(0, -1)
    expect(vale.map(code => crescentRidge.terrain(code))).toEqual(vale.map(() => 'plains'))
  })

  test('C5: Meadowfarm is plains, has no mountains, and level ground joins its markets', () => {
    expect(meadowfarm.count('plains')).toBeGreaterThanOrEqual(14)
    expect(meadowfarm.count('mountains')).toBe(0)
    expect(meadowfarm.points('a2', 'b5')).toBe(meadowfarm.steps('a2', 'b5'))
  })

  test('C6a: Hillshire has woods at C2, and six or more of both woods and mountains, thirteen together', () => {
    expect(hillshire.terrain('c2')).toBe('woods')
    expect(hillshire.count('woods')).toBeGreaterThanOrEqual(6)
    expect(hillshire.count('mountains')).toBeGreaterThanOrEqual(6)
    expect(hillshire.count('woods', 'mountains')).toBeGreaterThanOrEqual(13)
  })

  test('C6b: a level drove road of four points leads to Hillshire, and a steep way of three from the north', () => {
    expect(['a3', 'c3', 'center'].map(code => hillshire.terrain(code))).toEqual(['plains', 'plains', 'plains'])
    expect(hillshire.pointsBy('a3', 'c6')).toBe(4)
    expect(hillshire.pointsBy('a6', 'c6')).toBe(3)
  })

  test('C7: there are Common woods, on Woodswall and Hillshire, and Common plains', () => {
    expect(woodswall.count('woods')).toBeGreaterThan(0)
    expect(hillshire.count('woods')).toBeGreaterThan(0)
    expect(ofKind('common').some(t => t.count('plains') > 0)).toBe(true)
  })
})

describe('Elven tiles', () => {
  const elven = ofKind('elven')

  test('E1: A1 of Meadowshire and B4 of Woodland are woods; the Hermitage stands on open ground', () => {
    expect(tile('meadowshire').terrain('a1')).toBe('woods')
    expect(tile('woodland').terrain('b4')).toBe('woods')
    expect(tile('woodland').isOrdinary('b3')).toBe(true)
    expect(tile('woodland').territory.places.b3).toBeDefined()
  })

  test('E2: the Dwelling of Glendale is inland; A5 of Green Grove is an ordinary space', () => {
    expect(tile('glendale').openSea('c3')).toEqual([])
    expect(greenGrove.isOrdinary('a5')).toBe(true)
  })

  test('E3: Elven tiles I to V have at most ten plains, so a Task for each of them is bearable', () => {
    for (const t of elven.slice(0, 5)) {
      expect(t.count('plains')).toBeGreaterThanOrEqual(1)
      expect(t.count('plains')).toBeLessThanOrEqual(10)
    }
  })

  test('E4: Woodland has no plains', () => {
    expect(tile('woodland').count('plains')).toBe(0)
  })

  test('E5: every Elven tile has at least two separate woods, thirteen in all at most', () => {
    const woods = elven.map(t => t.groups('woods').length)
    expect(Math.min(...woods)).toBeGreaterThanOrEqual(2)
    expect(woods.reduce((a, b) => a + b)).toBeLessThanOrEqual(13)
  })

  test('E6: the tiles named for woods are more wooded than Glendale and Meadowshire', () => {
    const woods = (...list: string[]) => list.map(id => tile(id).count('woods'))
    expect(Math.min(...woods('edgewood', 'timberlane', 'woodland', 'green-grove'))).toBeGreaterThan(
      Math.max(...woods('glendale', 'meadowshire')),
    )
  })

  test('E7: nobody has to cross the Star Crest, and it can be entered', () => {
    expect(greenGrove.reached().size).toBe(19)
  })

  test('E8: the one level approach to the Star Crest is C4, beside the Dwelling', () => {
    expect(greenGrove.links('center').filter(code => greenGrove.terrain(code) === 'plains')).toEqual(['c4'])
    expect(greenGrove.links('a4')).toContain('c4')
  })
})

describe('Magic tiles', () => {
  test('M1a: six Stones surround Ruktal, each beside him and beside ordinary ground', () => {
    expect(circle.at('stone')).toEqual(numbers.map(n => `c${n}`))
    expect(sorted(circle.links('center'))).toEqual(numbers.map(n => `c${n}`))
    for (const stone of circle.at('stone')) {
      expect(circle.links(stone).some(code => circle.isOrdinary(code))).toBe(true)
    }
  })

  test('M1b: the Stones have 1 to 6 dots, opposite ones sum to seven, and no neighbors are in sequence', () => {
    const dots = numbers.map(n => circle.territory.dots[`c${n}`]!)
    expect([...dots].sort()).toEqual(numbers)
    for (const i of [0, 1, 2]) expect(dots[i]! + dots[i + 3]!).toBe(7)
    for (const n of numbers) expect(Math.abs(dots[n - 1]! - dots[n % 6]!)).toBeGreaterThan(1)
  })

  test('M1c: plains and mountains surround the Stones, without woods', () => {
    const outer = new Set(CODES.filter(code => ring(code) === 2).map(code => circle.terrain(code)))
    expect(sorted(outer)).toEqual(['mountains', 'plains'])
    expect(circle.count('woods')).toBe(0)
  })

  test('M1d: only the Sacred Circle has dots', () => {
    expect(ids(tiles.filter(t => Object.keys(t.territory.dots).length > 0))).toEqual(['sacred-circle'])
  })

  test('M2: each tower tile has mountains and other ground', () => {
    for (const t of [megmoran, meligar, melekok]) {
      expect(t.count('mountains')).toBeGreaterThanOrEqual(2)
      expect(t.count('plains', 'woods')).toBeGreaterThanOrEqual(6)
    }
  })

  test("M3: mountains surround Megmoran's Tower, and only mountains lead to it from the sea", () => {
    const isMountain = (code: string) => megmoran.terrain(code) === 'mountains'
    expect(megmoran.links('center').filter(code => !isMountain(code))).toEqual([])
    expect(megmoran.flood(megmoran.landings.filter(isMountain), isMountain).has('center')).toBe(true)
  })

  test("M4: the High Hollow is two steps from Meligar's Tower, with only mountains beside it", () => {
    expect(distance(PLACE_OF.a5!, PLACE_OF.center!)).toBe(2)
    expect(new Set(meligar.links('a5').map(code => meligar.terrain(code)))).toEqual(new Set(['mountains']))
  })

  test("M5: three level valleys lead to Melekok's Tower, with rough ground between them", () => {
    for (const code of ['a1', 'c1', 'a3', 'c3', 'a5', 'c5']) expect(melekok.terrain(code)).toBe('plains')
    for (const code of ['c2', 'c4', 'c6']) expect(melekok.terrain(code)).toBe('mountains')
  })

  test('M6: there is a coastal Magic space', () => {
    expect(ofKind('magic').some(t => t.landings.length > 0)).toBe(true)
  })

  test('M7a: woods surround the Cottage; its one door is C4, and the one door of C4 is A4', () => {
    expect(numbers.map(n => hamdrel.terrain(`c${n}`))).toEqual(numbers.map(() => 'woods'))
    expect(hamdrel.links('center')).toEqual(['c4'])
    expect(sorted(hamdrel.links('c4'))).toEqual(['a4', 'center'])
  })

  test('M7b: the hidden valley is closed to the sea, and the rest of that coast is open', () => {
    for (const code of CODES.filter(c => ring(c) === 2)) {
      const open = hamdrel.openSea(code).length
      if (['b4', 'a4', 'b3'].includes(code)) expect(open).toBe(0)
      else expect(open).toBe(code.startsWith('a') ? 3 : 2)
    }
  })

  test('M7c: the hidden valley has two mouths, five steps and eight points from the sea by either', () => {
    const valley = ['b4', 'a4', 'b3']
    const mouths = valley.flatMap(code =>
      hamdrel.links(code).flatMap(to => (valley.includes(to) || to === 'c4' ? [] : [`${to}-${code}`])),
    )
    expect(sorted(mouths)).toEqual(['a3-b3', 'c5-b4'])
    expect(hamdrel.steps('sea', 'center')).toBe(5)
    expect(hamdrel.pointsBy('a3', 'center')).toBe(8)
    expect(hamdrel.pointsBy('a5', 'center')).toBe(8)
  })

  test('M8a: the Lair is mostly mountains, without woods, with the den in its Center', () => {
    expect(lair.terrain('center')).toBe('lair')
    expect(lair.count('woods')).toBe(0)
    expect(lair.count('mountains')).toBeGreaterThanOrEqual(11)
  })

  test('M8b: the coast of the Lair has walls except at two wide mouths on opposite sides', () => {
    expect(lair.landings).toEqual(['a2', 'a5'])
    expect(distance(PLACE_OF.a2!, PLACE_OF.a5!)).toBe(4)
    for (const mouth of lair.landings) expect(lair.openSea(mouth)).toHaveLength(3)
  })

  test('M8c: the den is at least four steps from either mouth', () => {
    expect(lair.landings.map(mouth => lair.steps(mouth, 'center'))).toEqual([4, 6])
  })

  test('M8d: the Lair is a connected maze: 22 walls inside, dead ends, a loop around the den', () => {
    const inner = lair.territory.walls.filter(w => beside(w.code, w.direction))
    expect(inner.length / 2).toBe(22)
    const blind = CODES.filter(code => lair.links(code).length === 1 && !lair.landings.includes(code))
    expect(blind).toEqual(['a4', 'b4'])
    expect(lair.flood(['a2'], code => code !== 'center').size).toBe(19)
    const tunnels = CODES.filter(code => code !== 'center')
    const passages = tunnels.reduce((sum, code) => sum + lair.links(code).filter(to => to !== 'center').length, 0) / 2
    expect(passages - tunnels.length + 1).toBeGreaterThanOrEqual(1)
  })

  test('M8e: the two routes to the den cost the same points and differ in steps', () => {
    expect(lair.pointsBy('a2', 'center')).toBe(9)
    expect(lair.pointsBy('a5', 'center')).toBe(9)
    expect(lair.steps('a2', 'center')).not.toBe(lair.steps('a5', 'center'))
  })

  test('M9: if only the Sacred Circle and the Lair are left, there are mountains and no woods', () => {
    expect(circle.count('woods') + lair.count('woods')).toBe(0)
    expect(circle.count('mountains') + lair.count('mountains')).toBeGreaterThan(0)
  })

  test('M10: the Lair and one other tile have walls on the sea side', () => {
    const walled = tiles.filter(t => t.territory.walls.some(w => !beside(w.code, w.direction)))
    expect(ids(walled)).toEqual(['hamdrels-cottage', 'dragons-lair'])
  })
})
