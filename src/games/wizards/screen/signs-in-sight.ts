import type { Paint } from '../../../screen/kit/canvas.ts'
import type { MapSymbol } from '../../../screen/kit/game-screen.ts'
import { seatMark } from '../../../terminal/theme.ts'
import type { Ground } from '../rules/islands/space-numbers.ts'
import type { Kind } from '../rules/islands/territories.ts'
import { PLAINS, RIFT } from './blocks.ts'
import { landSymbol } from './ground.ts'
import type { Look } from './looks.ts'
import { isFallen, type MapData } from './sight.ts'

/** The looks of pieces other than rivals, with their meanings, most important first. */
const PIECES: readonly (readonly [Look, string])[] = [
  ['you', 'you'],
  ['task', 'your Tasks'],
  ['wizard', 'High Wizards'],
  ['dragon', 'the Dragon'],
  ['demon', 'Demons'],
  ['boat', 'boats'],
]

const GROUNDS: readonly (readonly [Ground, string])[] = [
  ['plains', 'plains 1'],
  ['woods', 'woods 2'],
  ['mountains', 'mountains 2'],
  ['town', 'town'],
  ['dwelling', 'Dwelling'],
  ['abbey', 'Abbey'],
  ['tower', 'tower'],
  ['cottage', 'Hamdrel'],
  ['high-hollow', 'High Hollow'],
  ['star-crest', 'Star Crest'],
  ['ruktal', 'Ruktal'],
  ['stone', 'Stone'],
  ['lair', "Dragon's den"],
]

const KINDS: readonly (readonly [Kind, string, string])[] = [
  ['common', 'Common', 'land'],
  ['elven', 'elven', 'land'],
  ['magic', 'MAGIC', 'land'],
]

/**
 * Lists the symbols visible in these hexes with their meanings: a suggestion, pieces, terrain, walls, kinds of land and
 * the path.
 */
export function signsInSight(
  sight: MapData,
  hexes: readonly number[],
  paint: Paint<Look>,
  inBlocks: boolean,
): MapSymbol[] {
  const { board, signs, pieces, way } = sight
  const seen = new Map<Look, Set<string>>()
  const grounds = new Map<Ground, string>()
  const kinds = new Set<Kind>()
  let fallen = false
  let walls = 0
  let rifts = 0
  for (const hex of hexes) {
    for (const { sign, look } of pieces.get(hex) ?? []) seen.set(look, (seen.get(look) ?? new Set()).add(sign))
    walls |= (board.barred[hex] ?? 0) & ~(board.rift[hex] ?? 0)
    rifts |= board.rift[hex] ?? 0
    const ground = board.ground[hex]
    const territory = board.territoryAt[hex]
    const there = landSymbol(sight, hex)
    if (!ground || !territory || !there) continue
    if (isFallen(sight, hex)) {
      fallen = true
      continue
    }
    kinds.add(territory.kind)
    if (!grounds.has(ground))
      grounds.set(ground, paint(there.look, inBlocks && ground === 'plains' ? PLAINS : there.sign))
  }
  const others = [...seen].filter(([look]) => look.startsWith('seat'))
  const isOnWay = hexes.some(hex => way.has(hex))
  const signIf = (is: boolean, sign: string, look: Look, text: string): MapSymbol[] =>
    is ? [{ sign: paint(look, sign), text }] : []
  return [
    ...signIf(sight.meant >= 0, signs.meant.join(' '), 'meant', "the guide's target"),
    ...PIECES.flatMap(([look, text]) => {
      const found = [...(seen.get(look) ?? [])]
      return found.length > 0
        ? [
            {
              sign: found
                .sort()
                .map(sign => paint(look, sign))
                .join(' '),
              text,
            },
          ]
        : []
    }),
    ...others.flatMap(([look, found]) => {
      const [sign = ''] = found
      return [
        { sign: paint(look, sign), text: sight.view.players.find(({ seat }) => seatMark(seat) === sign)?.name ?? '' },
      ]
    }),
    ...GROUNDS.flatMap(([ground, text]) => {
      const sign = grounds.get(ground)
      return sign === undefined ? [] : [{ sign, text }]
    }),
    ...signIf(walls !== 0, inBlocks ? '▐' : signs.wall[0], 'wall', 'wall'),
    ...signIf(rifts !== 0, inBlocks ? RIFT : signs.rift[0], 'rift', 'rift'),
    ...signIf(fallen, signs.fallen, 'fallen', 'taken by Evil'),
    ...KINDS.flatMap(([kind, sign, text]) => signIf(kinds.has(kind), sign, `${kind}-name`, text)),
    // These come last, because they appear and disappear with the cursor and must not shift the others.
    ...signIf(isOnWay, signs.way[0], 'way', 'your route'),
    ...signIf(isOnWay, signs.way[1], 'way', 'the end of a turn'),
  ]
}
