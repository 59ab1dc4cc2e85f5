import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import tilesFile from '../../../data/wizards/tiles.json' with { type: 'json' }
import { CODES, PLACE_OF, type Terrain } from '../../../src/games/wizards/rules/islands/territories.ts'
import { opposite, rotate } from '../../../src/parts/hexes/index.ts'
import {
  beside,
  COST,
  DIRECTIONS,
  following,
  ids,
  type LoneTile,
  numbers,
  ofKind,
  ring,
  sorted,
  tile,
  tiles,
  toward,
} from './lone-tile.ts'
import { picture } from './tile-picture.ts'

const woodswall = tile('woodswall')
const circle = tile('sacred-circle')

/** Returns the codes of each tile with a terrain. */
const everywhere = (terrain: Terrain) =>
  Object.fromEntries(tiles.filter(t => t.count(terrain) > 0).map(t => [t.id, t.at(terrain)]))

describe('the shape of a tile', () => {
  test('G1: nineteen spaces, the Center in the middle, C around it, A and B around C', () => {
    expect(new Set(CODES.map(code => JSON.stringify(PLACE_OF[code]))).size).toBe(19)
    for (const code of CODES) expect(ring(code)).toBe(code === 'center' ? 0 : code.startsWith('c') ? 1 : 2)
  })

  test('G2: A spaces are corners with three sea sides, B middles of edges with two; 30 hexsides outside, 42 inside', () => {
    const seaSides = (code: string) => DIRECTIONS.filter(d => !beside(code, d)).length
    for (const n of numbers) expect([`a${n}`, `b${n}`, `c${n}`].map(seaSides)).toEqual([3, 2, 0])
    const outside = CODES.reduce((sum, code) => sum + seaSides(code), 0)
    expect(outside).toBe(30)
    expect((19 * 6 - outside) / 2).toBe(42)
  })

  test('G3: B lies between its A and the next, C touches its A; numbers run clockwise from the north-east', () => {
    for (const n of numbers) {
      expect(toward(`b${n}`, `a${n}`)).not.toBe(-1)
      expect(toward(`b${n}`, `a${following(n)}`)).not.toBe(-1)
      expect(toward(`c${n}`, `a${n}`)).not.toBe(-1)
      expect(rotate(PLACE_OF[`a${n}`]!, 1)).toEqual(PLACE_OF[`a${following(n)}`])
    }
    expect(PLACE_OF.a1).toEqual({ q: 2, r: -2 })
  })

  test('G4: 18 tiles, six of each kind, each numeral once per kind, ids in kebab-case', () => {
    expect(new Set(ids(tiles)).size).toBe(18)
    for (const id of ids(tiles)) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const kind of ['common', 'elven', 'magic']) {
      expect(ofKind(kind).map(t => t.territory.numeral)).toEqual(numbers)
    }
  })

  test('G5: each tile gives exactly the nineteen codes a known terrain', () => {
    for (const t of tiles) {
      expect(sorted(Object.keys(t.territory.terrain))).toEqual(sorted(CODES))
      for (const code of CODES) expect(Object.keys(COST)).toContain(t.terrain(code))
    }
  })

  test('G6: every wall is on a real hexside, once, and an inner one blocks both its spaces', () => {
    for (const { territory } of tiles) {
      const sides = territory.walls.map(w => `${w.code} ${w.direction}`)
      expect(new Set(sides).size).toBe(sides.length)
      for (const { code, direction, rift } of territory.walls) {
        expect(CODES).toContain(code)
        expect(DIRECTIONS).toContain(direction)
        const other = beside(code, direction)
        if (other) expect(territory.walls).toContainEqual({ code: other, direction: opposite(direction), rift })
      }
    }
    const outward = Object.keys(tilesFile.convention.directions)
    for (const { walls, rift } of tilesFile.tiles) {
      for (const [a, b] of [...walls, ...rift] as string[][]) {
        const sea = b!.startsWith('sea:')
        if (sea) expect(beside(a!.toLowerCase(), outward.indexOf(b!.slice(4)))).toBeUndefined()
        else expect(toward(a!.toLowerCase(), b!.toLowerCase())).not.toBe(-1)
      }
    }
  })

  test('G7: the tiles come in the order of the rulebook', () => {
    expect(ids(tiles)).toEqual([
      ...['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'meadowfarm', 'hillshire'],
      ...['glendale', 'meadowshire', 'edgewood', 'green-grove', 'timberlane', 'woodland'],
      ...['sacred-circle', 'megmorans-tower', 'meligars-tower', 'melekoks-tower', 'hamdrels-cottage', 'dragons-lair'],
    ])
  })

  test('G8: only Torwall, Woodswall, Hamdrel and the Lair have walls, and only Longrift the rift', () => {
    const having = (rift: boolean) => ids(tiles.filter(t => t.territory.walls.some(w => w.rift === rift)))
    expect(having(false)).toEqual(['torwall', 'woodswall', 'hamdrels-cottage', 'dragons-lair'])
    expect(having(true)).toEqual(['longrift'])
  })

  test('G9: no two tiles are the same, even turned or mirrored', () => {
    const looks = (t: LoneTile) =>
      [false, true].flatMap(mirrored =>
        [0, 1, 2, 3, 4, 5].map(sixths =>
          sorted(
            CODES.map(code => {
              const { q, r } = PLACE_OF[code]!
              const hex = rotate(mirrored ? { q: -q - r, r } : { q, r }, sixths)
              return `${hex.q},${hex.r} ${t.terrain(code)}`
            }),
          ).join('; '),
        ),
      )
    expect(new Set(tiles.map(t => sorted(looks(t))[0])).size).toBe(18)
  })

  test('G10: every place has a name, and every name a place, except the Hermitage on open ground', () => {
    for (const t of tiles) {
      const named = Object.keys(t.territory.places).filter(code => !(t.id === 'woodland' && code === 'b3'))
      expect(sorted(named)).toEqual(sorted(CODES.filter(code => !t.isOrdinary(code))))
    }
  })
})

describe('structures', () => {
  test('S1: nine Common Towns in their spaces and nowhere else', () => {
    expect(everywhere('town')).toEqual({
      torwall: ['center'],
      woodswall: ['a1', 'b3'],
      longrift: ['b1'],
      'crescent-ridge': ['a4', 'c2'],
      meadowfarm: ['a2', 'b5'],
      hillshire: ['c6'],
    })
  })

  test('S2: one Dwelling on each Elven tile and nowhere else', () => {
    expect(everywhere('dwelling')).toEqual({
      glendale: ['c3'],
      meadowshire: ['b2'],
      edgewood: ['a1'],
      'green-grove': ['a4'],
      timberlane: ['b5'],
      woodland: ['center'],
    })
  })

  test('S3: one Abbey, one Star Crest, one High Hollow on a lettered space', () => {
    expect(everywhere('abbey')).toEqual({ longrift: ['center'] })
    expect(everywhere('star-crest')).toEqual({ 'green-grove': ['center'] })
    expect(everywhere('high-hollow')).toEqual({ 'meligars-tower': ['a5'] })
  })

  test('S4: towers, Cottage, Lair and Ruktal are in the Centers of the Magic tiles', () => {
    const center = ['center']
    expect(everywhere('ruktal')).toEqual({ 'sacred-circle': center })
    expect(everywhere('tower')).toEqual({
      'megmorans-tower': center,
      'meligars-tower': center,
      'melekoks-tower': center,
    })
    expect(everywhere('cottage')).toEqual({ 'hamdrels-cottage': center })
    expect(everywhere('lair')).toEqual({ 'dragons-lair': center })
  })

  test('S5: as many harbors as boats, ten, and none on a Magic tile', () => {
    const harbors = tiles.flatMap(t =>
      t.at('town', 'dwelling', 'abbey').flatMap(code => (t.openSea(code).length > 0 ? [t.territory.kind] : [])),
    )
    expect(harbors).toHaveLength(10)
    expect(harbors).not.toContain('magic')
  })

  test('S6: three Common Towns are inland', () => {
    const inland = tiles.flatMap(t => t.at('town').flatMap(code => (ring(code) < 2 ? [`${t.id}.${code}`] : [])))
    expect(inland).toEqual(['torwall.center', 'crescent-ridge.c2', 'hillshire.c6'])
  })
})

describe('play on a tile', () => {
  test('P1: every space except Ruktal can be reached on foot from the sea without passing through a place', () => {
    for (const t of tiles) {
      const missing = CODES.filter(code => !t.reached().has(code))
      expect([t.id, missing]).toEqual([t.id, t === circle ? ['center'] : []])
    }
  })

  test('P2: the Stones around Ruktal can be reached', () => {
    for (const stone of circle.links('center')) expect(circle.reached().has(stone)).toBe(true)
  })

  test('P3: every space has a walk to an open coast without passing through a place or a Stone', () => {
    for (const t of tiles) {
      for (const code of CODES) {
        const out = t.flood([code], c => c === code || t.isOrdinary(c) || (t === circle && code === 'center'))
        expect([...out].some(c => t.openSea(c).length > 0)).toBe(true)
      }
    }
  })

  test('P4: every Common Town can be reached on foot from the coast', () => {
    for (const t of ofKind('common')) for (const town of t.at('town')) expect(t.reached().has(town)).toBe(true)
  })

  test('P5: every space opens to another', () => {
    for (const t of tiles) for (const code of CODES) expect(t.links(code)).not.toEqual([])
  })

  test('P6: every tile poses its own problem', () => {
    const questions = tilesFile.tiles.map(t => t.question)
    expect(new Set(questions).size).toBe(18)
    for (const question of questions) expect(question.length).toBeGreaterThan(20)
  })

  test('P7: of a hundred spaces, 45 are plains, 28 woods and 20 mountains, give or take four', () => {
    const percent = (terrain: Terrain) => (100 * tiles.reduce((sum, t) => sum + t.count(terrain), 0)) / (18 * 19)
    expect(Math.abs(percent('plains') - 45)).toBeLessThanOrEqual(4)
    expect(Math.abs(percent('woods') - 28)).toBeLessThanOrEqual(4)
    expect(Math.abs(percent('mountains') - 20)).toBeLessThanOrEqual(4)
  })

  const starts = (t: LoneTile) => ['sea', ...CODES.filter(code => Number.isFinite(COST[t.terrain(code)]))]
  /** Returns true if for some pair of codes the shortest route costs more than a longer one. */
  const hasShortAndDear = (t: LoneTile) =>
    starts(t).some(from => {
      const shortest = t.ways(from, 'shortest, then cheapest')
      return [...t.ways(from)].some(([to, way]) => shortest.get(to)!.points > way.points)
    })
  /** Returns true if for some pair of codes two routes of the same price differ in steps. */
  const hasTie = (t: LoneTile) =>
    starts(t).some(from => {
      const longest = t.ways(from, 'cheapest, then longest')
      return [...t.ways(from)].some(([to, way]) => longest.get(to)!.steps > way.steps)
    })

  test('P8: at least eight tiles offer a short expensive route and a long cheap one', () => {
    expect(ids(tiles.filter(hasShortAndDear))).toEqual([
      ...['torwall', 'woodswall', 'meadowshire', 'green-grove', 'timberlane'],
      ...['megmorans-tower', 'meligars-tower', 'hamdrels-cottage'],
    ])
  })

  test('P9: counting routes of equal price, every tile except Woodland and the Sacred Circle leaves a choice', () => {
    expect(ids(tiles.filter(t => !hasShortAndDear(t) && !hasTie(t)))).toEqual(['woodland', 'sacred-circle'])
  })

  test('P10: between the harbors of Woodswall, the spine is shorter and the beach cheaper', () => {
    expect(woodswall.ways('a1').get('b3')).toMatchObject({ points: 5, steps: 5 })
    expect(woodswall.ways('a1', 'shortest, then cheapest').get('b3')).toMatchObject({ points: 6, steps: 4 })
  })
})

describe('the page about the tiles', () => {
  const page = readFileSync(new URL('../../../data/wizards/tiles.md', import.meta.url), 'utf8')

  test('shows every tile as drawn, with its problem and its places', () => {
    for (const { id, question } of tilesFile.tiles) {
      const { name, places } = tile(id).territory
      const part = page.split('\n### ').find(section => section.includes(`, ${name} (\`${id}\`)`))
      expect(part).toContain(`\n\`\`\`\n${picture(tile(id))}\n\`\`\`\n\n${question}\n`)
      for (const [code, place] of Object.entries(places)) {
        const where = code === 'center' ? 'Center' : code.toUpperCase()
        if (tile(id).terrain(code) !== 'stone') expect(part).toContain(`${where} ${place}`)
      }
    }
  })
})
