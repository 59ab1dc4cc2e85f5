import * as v from 'valibot'
import { strictObject as strict } from 'valibot'
import { STEPS } from '../../parts/hexes/index.ts'
import { CODES, TERRAINS } from './rules/islands/territories.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const face = v.picklist([1, 2, 3, 4, 5, 6])
const code = v.picklist(CODES.map(it => (it === 'center' ? 'Center' : it.toUpperCase())))
const hex = v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.number(), v.integer())])
const terrain = v.picklist(TERRAINS)

/**
 * A hexside of a tile, either between two of its spaces or between a space and what lies outside the tile in a given
 * direction.
 */
const hexside = v.tuple([
  code,
  v.union([code, v.pipe(v.string(), v.regex(/^sea:(E|SE|SW|W|NW|NE)$/, 'a space, or the sea in a direction'))]),
])

const tile = strict({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  name: text,
  kind: v.picklist(['common', 'elven', 'magic']),
  numeral: face,
  spaces: v.record(code, terrain),
  places: v.record(code, text),
  walls: v.array(hexside),
  rift: v.array(hexside),
  dots: v.optional(v.record(code, face)),
  question: text,
  notes: v.optional(v.record(code, text)),
})

/** The schema of the tiles and the board. It leaves out what the tests already prove about the drawing. */
export const tilesSchema = strict({
  title: text,
  version: positive,
  convention: strict({
    hexes: text,
    directions: v.pipe(
      strict({ E: hex, SE: hex, SW: hex, W: hex, NW: hex, NE: hex }),
      v.check(
        directions => Object.values(directions).every(([q, r], i) => q === STEPS[i]?.q && r === STEPS[i]?.r),
        'the directions must go clockwise from the east',
      ),
    ),
    numbering: text,
    spaces: v.record(code, hex),
    rotation: text,
  }),
  terrainCost: v.pipe(
    v.record(terrain, v.nullable(positive)),
    v.check(
      ({ plains: _plains, woods: _woods, mountains: _mountains, ruktal, stone, ...places }) =>
        ruktal === null && stone === null && new Set(Object.values(places)).size === 1,
      'Stones and Ruktal must have no cost, and all other places the same one',
    ),
  ),
  board: strict({ columns: positive, rows: positive, offset: v.literal('odd-r') }),
  tiles: v.pipe(
    v.array(tile),
    v.length(18),
    v.check(tiles => new Set(tiles.map(({ id }) => id)).size === tiles.length, 'two entries have the same id'),
    v.check(
      tiles => new Set(tiles.map(({ kind, numeral }) => `${kind} ${numeral}`)).size === tiles.length,
      'two tiles of a kind have the same numeral',
    ),
  ),
})
