import type { Rule } from '../../../../kernel/index.ts'
import { colorsAt, sourcesOf } from '../facts/colors.ts'
import { individuals, isCharacterPiece } from '../facts/employment.ts'
import { itemChits } from '../facts/items.ts'
import { distinctChits, type MagicChit, magicChits, magicFace } from '../facts/magic-chits.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import { type Board, boardOf, mustBeFound, type PlacedTile, type Way, type WayId } from '../pieces/board.ts'
import { isAble } from '../pieces/characters.ts'
import { COLORS, type Color, colorOfType, MAGIC_TYPES } from '../pieces/spells.ts'
import { type ClearingId, type TileCode, tileCodeOf } from '../pieces/tiles.ts'
import type { RealmOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import type { BlankReason } from '../state/events.ts'
import type { MagicAct } from '../state/magic-acts.ts'
import {
  type Character,
  clearingAt,
  type Individual,
  ownedBy,
  type Place,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'

/** Returns a character's different active chits of types I to V, which can be used to enchant (12.3.1, 12.3.2). */
const ableChits = (character: Character): MagicChit[] =>
  distinctChits(magicChits(character).filter(({ state, magic }) => state === 'active' && colorOfType(magic) !== null))

/**
 * An enchantment with a chit, or with an item used like a chit. It makes the chit or item a source of color, or turns
 * the tile over.
 */
type EnchantAct = MagicAct & { readonly kind: 'color-chit' | 'turn-tile' | 'color-item' | 'turn-by-item' }
type EnchantOption = RealmOption<EnchantAct>

/** Returns the colors that are freely available in a clearing or in the character's own clearing (12.3.3, 12.3.9). */
const freeAt = (state: RealmState, character: Character, clearing: ClearingId): Color[] =>
  [clearing, clearingAt(character)].filter(at => at !== null).flatMap(at => colorsAt(state, at))

/**
 * Lists what can be enchanted in a clearing: each chit and item, and the tile if the right color is available (12.3.3,
 * 12.3.9, 26.15).
 */
export function enchantments(state: RealmState, character: Character, clearing: ClearingId): EnchantOption[] {
  const tile = tileCodeOf(clearing)
  const free = freeAt(state, character, clearing)
  const items = ableItems(state, character).flatMap(({ item, color }): EnchantOption[] => [
    { id: item, act: { kind: 'color-item', item }, rule: '26.15' },
    ...(sourcesOf(free, character, [color]).length > 0
      ? [
          {
            id: `${tile} by ${item}`,
            act: { kind: 'turn-by-item', item, tile } as const,
            at: { space: clearing },
            rule: '26.15',
          },
        ]
      : []),
  ])
  const byChits = ableChits(character).flatMap((chit): EnchantOption[] => {
    const face = magicFace(chit)
    const canTurn = sourcesOf(free, character, [colorOf(chit)]).length > 0
    return [
      { id: face, act: { kind: 'color-chit', chit: chit.number }, rule: '12.3.2' },
      ...(canTurn
        ? [
            {
              id: `${tile} by ${face}`,
              act: { kind: 'turn-tile', chit: chit.number, tile } as const,
              at: { space: clearing },
              rule: '12.3.3',
            },
          ]
        : []),
    ]
  })
  return [...byChits, ...items]
}

/**
 * Returns the artifacts and books that can be used for enchanting in place of chits, each with its first color (26.15).
 */
const ableItems = (state: RealmState, character: Character): { item: BelongingId; color: Color }[] =>
  itemChits(state, character)
    .flatMap(({ item, type }) => {
      const color = colorOfType(type)
      return color === null ? [] : [{ item, color }]
    })
    .filter(({ item }, i, all) => all.findIndex(other => other.item === item) === i)

const colorOf = ({ magic }: MagicChit): Color => colorOfType(magic)!

/**
 * Plays ENCHANT. For everyone except the Wizard (26.8), the first one of the day is preparation; later ones enchant a
 * chit, an item or a tile (12.3.1). Hired leaders cannot enchant (12.3.10a). Returns the reason for a failure, or null
 * on success.
 */
export function* enchant(table: RealmTable, one: Individual, far: ClearingId | null): Rule<BlankReason | null> {
  const clearing = far ?? clearingAt(one)
  if (!isCharacterPiece(one) || !one.magic || clearing === null) return 'nothing'
  // The Wizard needs no preparation (26.8).
  if (!one.magic.prepared && !isAble(one, 'wizard')) {
    // A distant ENCHANT requires preparation (12.3.9).
    if (far !== null) return 'nothing'
    one.magic.prepared = true
    table.emit({ kind: 'prepares-magic', seat: one.seat, rule: '12.3.1', character: one.id })
    return null
  }
  const where = far === null && one.hearing ? yield* chooseClearing(table, one, clearing) : clearing
  return yield* enchantAt(table, one, where)
}

/**
 * Asks a character who got result 4 at the Toadstool Circle today in which clearing of the map to enchant (9.6.4,
 * 12.3.9).
 */
function* chooseClearing({ state }: RealmTable, { seat, id }: Character, own: ClearingId): Rule<ClearingId> {
  const clearings = [own, ...boardOf(state.tiles).clearings.filter(one => one !== own)]
  const { clearing } = yield* decide({
    seat,
    topic: 'enchant-at',
    rule: '12.3.9',
    data: { character: id },
    options: clearings.map(one => ({ id: one, act: { kind: 'to', clearing: one }, at: { space: one } })),
  })
  return clearing
}

/**
 * Enchants a chit, an item or a tile in a clearing (12.3.2, 12.3.3, 26.15). Returns the reason for a failure, or null
 * on success.
 */
export function* enchantAt(table: RealmTable, one: Character, clearing: ClearingId): Rule<BlankReason | null> {
  const { state } = table
  const options = enchantments(state, one, clearing)
  if (options.length === 0) return 'nothing'
  const act = yield* decide({
    seat: one.seat,
    topic: 'enchant',
    rule: '12.3.4',
    data: { character: one.id, clearing },
    options,
  })
  if (act.kind === 'color-item' || act.kind === 'turn-by-item') {
    const { color } = ableItems(state, one).find(({ item }) => item === act.item)!
    if (act.kind === 'turn-by-item') turnTile(table, one, color, clearing)
    else {
      ownedBy(one, act.item)!.enchanted = color
      table.emit({ kind: 'enchants-item', seat: one.seat, rule: '26.15', character: one.id, item: act.item, color })
    }
    return null
  }
  const chit = magicChits(one).find(({ number }) => number === act.chit)!
  if (act.kind === 'turn-tile') turnTile(table, one, colorOf(chit), clearing)
  else {
    one.chits[chit.number] = 'enchanted'
    // The chit is no longer alerted (12.3.10).
    const { magic } = one
    if (magic) magic.alerted = magic.alerted.filter(number => number !== chit.number)
    table.emit({
      kind: 'enchants-chit',
      seat: one.seat,
      rule: '12.3.2',
      character: one.id,
      chit: chit.number,
      color: colorOf(chit),
    })
  }
  return null
}

/**
 * Turns the tile over. The chit or item used stays as it is. If the color isn't freely available, the color of another
 * chit or item is spent (12.3.3, 26.15).
 */
function turnTile(table: RealmTable, character: Character, color: Color, clearing: ClearingId): void {
  const source = sourcesOf(freeAt(table.state, character, clearing), character, [color])[0]!
  if (source.kind === 'chit') spendColor(table, character, source.chit, source.color, '12.3.3', source.item)
  turnOver(table, character, tileCodeOf(clearing))
}

/** Spends a color chit, which fatigues (20.2.2), or the color of an enchanted item (26.15). */
export function spendColor(
  table: RealmTable,
  character: Character,
  chit: number,
  color: Color,
  rule: string,
  item?: BelongingId,
): void {
  // The item returns to normal. It cannot be played as a chit of this type again this evening (26.15).
  if (item === undefined) character.chits[chit] = 'fatigued'
  else {
    const piece = ownedBy(character, item)
    if (piece) delete piece.enchanted
    table.state.magic?.played.push(`${item} ${MAGIC_TYPES[COLORS.indexOf(color)]}`)
  }
  table.emit({ kind: 'plays-color', seat: character.seat, rule, character: character.id, color, chit })
}

/** Turns a tile over and logs it (12.3.3). */
export function turnOver(table: RealmTable, { seat, id }: Character, tile: TileCode): void {
  const enchanted = turnBoard(table.state, tile)
  table.emit({ kind: 'enchants-tile', seat, rule: '12.3.3', character: id, tile, enchanted })
}

/**
 * Turns a tile over, which may change the places of individuals, familiars and phantasms on its roadways (12.3.5,
 * 12.3.7, 12.3.8). Returns true if its enchanted side is now up.
 */
export function turnBoard(state: RealmState, tile: TileCode): boolean {
  const before = boardOf(state.tiles)
  state.tiles = state.tiles.map(
    (placed): PlacedTile => (placed.tile === tile ? { ...placed, enchanted: !placed.enchanted } : placed),
  )
  const after = boardOf(state.tiles)
  state.entrance = wayAfterOrSame(before, after, state.entrance)
  for (const one of individuals(state)) {
    one.place = placeAfter(before, after, one)
    // If the roadway by which someone arrived is gone, they can't run along it (12.3.7).
    one.cameBy = wayAfterOrSame(before, after, one.cameBy)
    if (one.phantasm) one.phantasm.place = placeAfter(before, after, { ...one, place: one.phantasm.place })
    if (one.familiar) one.familiar.place = placeAfter(before, after, { ...one, place: one.familiar.place })
  }
  return after.tiles.get(tile)!.enchanted
}

/**
 * Returns an individual's place after a tile is turned over. If their roadway is gone, or is now undiscovered, they are
 * in the woods (12.3.8).
 */
function placeAfter(before: Board, after: Board, { place, ways }: Pick<Individual, 'place' | 'ways'>): Place {
  if (place.kind !== 'road' && place.kind !== 'outside') return place
  const way = wayAfter(before, after, place.way)
  if (place.kind === 'outside') return { ...place, way: way ?? place.way }
  const known = way !== null && (!mustBeFound(after.ways.get(way)!) || ways.includes(way))
  if (known) return { ...place, way }
  return { kind: 'woods', tile: tileCodeOf(place.from), from: place.from }
}

/** Returns the new id of a roadway, or the old id if the roadway is gone (12.3.5). */
const wayAfterOrSame = <W extends WayId | null>(before: Board, after: Board, way: W): WayId | W =>
  (way && wayAfter(before, after, way)) ?? way

/**
 * Returns the roadway that joins the same two clearings, or leaves the map over the same edge, or null if there is none
 * (12.3.5).
 */
function wayAfter(before: Board, after: Board, way: WayId): WayId | null {
  const old = before.ways.get(way)
  if (!old) return null
  const [from, to] = old.ends
  const edge = way.slice(way.indexOf(':'))
  const isSame = ({ id, ends: [one, other] }: Way): boolean =>
    to === null ? id.endsWith(edge) && tileCodeOf(one) === tileCodeOf(from) : one === from && other === to
  return [...after.ways.values()].find(isSame)?.id ?? null
}
