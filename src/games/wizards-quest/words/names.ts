import { seatName } from '../../../parts/seat-name.ts'
import { listNamer, valuesBy } from '../../../parts/wording.ts'
import type { Messages, Values } from '../../../text/index.ts'
import { countersIn } from '../rules/facts/forces.ts'
import type { CardId } from '../rules/pieces/deck.ts'
import { BRIDGES, REGIONS, type SpaceId, spaceOf } from '../rules/pieces/marnon.ts'
import { ARMIES } from '../rules/pieces/tables.ts'
import type { QuestAct, QuestQuestion } from '../rules/state/acts.ts'
import {
  CREATURES,
  type Creature,
  type Force,
  type Leader,
  type Pieces,
  type QuestEvent,
  type Range,
  type Side,
  type TreasureKind,
} from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'

/** The grammatical case of a name, for languages that need it. */
export type Case = 'nominative' | 'accusative' | 'dative'

/** Player names by seat. */
export type Seats = readonly string[]

/** Names a space. Castles have numbers. */
export const spaceName = (words: Messages, id: SpaceId): string => {
  const { name, number } = spaceOf(id)
  return name ?? words.get('space-castle', { number })
}

/** Names several spaces as a list. */
export const spaceNames = (words: Messages, ids: readonly SpaceId[]): string =>
  words.list(ids.map(id => spaceName(words, id)))

/** Names a region from 1 to 6. Returns an empty string for other numbers. */
export const regionName = (words: Messages, number: number): string => {
  const region = REGIONS[number - 1]
  return region ? words.get(`region-${region.id}`) : ''
}

export const armyName = (words: Messages, seat: number): string => words.get(`army-${ARMIES[seat]?.id ?? 'red'}`)

export const treasureName = (words: Messages, kind: TreasureKind, declined: Case): string =>
  words.get(`treasure-${kind}`, { case: declined })

export const leaderName = (words: Messages, leader: Leader, declined: Case): string =>
  words.get(`leader-${leader}`, { case: declined })

export const creatureName = (words: Messages, creature: Creature, declined: Case): string =>
  words.get(`creature-${creature}`, { case: declined })

/** Names a player, or the orcs. */
export const sideName = (words: Messages, seats: Seats, side: Side, declined: Case): string =>
  side === 'orcs' ? words.get('side-orcs', { case: declined }) : seatName(seats, side)

/** Names pieces: `3 men and the hero`, `2 orcs`. */
export function piecesText(words: Messages, { men, leader }: Pieces, side: Side, declined: Case): string {
  const parts = [
    ...(men > 0 ? [words.get(side === 'orcs' ? 'pieces-orcs' : 'pieces-men', { n: men, case: declined })] : []),
    ...(leader ? [leaderName(words, leader, declined)] : []),
  ]
  return parts.length > 0 ? words.list(parts) : words.get('pieces-none', { case: declined })
}

/** Names a force with its owner: `Ann with 3 men`, `2 orcs`, `nobody`. */
export function forceText(words: Messages, seats: Seats, force: Force | null): string {
  if (!force) return words.get('pieces-none', { case: 'nominative' })
  const { side } = force
  if (side === 'orcs') return piecesText(words, force, side, 'nominative')
  return words.get('pieces-of', { name: seatName(seats, side), pieces: piecesText(words, force, side, 'dative') })
}

/**
 * Names everyone in a space, including the dragon and the wizard: `the dragon and 2 orcs`, `Ann with 3 men`, `nobody`.
 */
export function occupantsText(
  words: Messages,
  view: Pick<QuestView, 'seats' | 'forces' | 'dragon' | 'wizard'>,
  id: SpaceId,
): string {
  const force = view.forces[id] ?? null
  const creatures = CREATURES.filter(creature => view[creature] === id)
  if (creatures.length === 0) return forceText(words, view.seats, force)
  const names = creatures.map(creature => creatureName(words, creature, 'nominative'))
  return words.list([...names, ...(force ? [forceText(words, view.seats, force)] : [])])
}

/**
 * Lists the parts of a defender's range that don't come from its force, such as `castle +2`. Returns an empty string if
 * there are none.
 */
export const shelterParts = (words: Messages, { parts }: Range): string =>
  parts
    .filter(({ what }) => !FORCES.has(what))
    .map(({ what, adds }) => words.get(`range-part-${what}`, { n: adds }))
    .join(', ')

const FORCES: ReadonlySet<Range['parts'][number]['what']> = new Set(['men', 'orcs', 'hero', 'sorcerer'] as const)

/**
 * Lists the parts of a die range, such as `4 men, sorcerer +2`. Returns an empty string if there is nothing to explain.
 */
export function rangeParts(words: Messages, { parts }: Range): string {
  if (parts.length < 2) return ''
  return parts.map(({ what, adds }) => words.get(`range-part-${what}`, { n: adds })).join(', ')
}

/** Formats a die range with its parts, such as `6 (4 men, sorcerer +2)`. */
export function rangeText(words: Messages, range: Range): string {
  const parts = rangeParts(words, range)
  return parts === '' ? String(range.range) : words.get('made-range', { range: range.range, parts })
}

/** Names a bridge, given by its position in `BRIDGES`, by the spaces it connects. */
export const bridgeName = (words: Messages, bridge: number): string => {
  const [one = '', other = ''] = BRIDGES[bridge] ?? []
  return words.get('bridge-name', { one: spaceName(words, one), other: spaceName(words, other) })
}

export const cardName = (words: Messages, card: CardId): string => words.get(`card-${card}`)

/** Returns a card's text, in our own words. */
export const cardText = (words: Messages, card: CardId): string => words.get(`card-${card}.text`)

/**
 * Returns a name in every case, so that each language can choose: `leader`, `leader-accusative` and `leader-dative`.
 */
const inCases = (field: string, name: (declined: Case) => string): Values => ({
  [field]: name('nominative'),
  [`${field}-accusative`]: name('accusative'),
  [`${field}-dative`]: name('dative'),
})

/** Returns the message variables for pieces and their number. */
export const piecesValues = (words: Messages, pieces: Pieces, side: Side): Values => ({
  ...inCases('pieces', declined => piecesText(words, pieces, side, declined)),
  n: countersIn(pieces),
})

type Described = QuestEvent | QuestAct | NonNullable<QuestQuestion['data']>

/** The messages and the player names needed to describe an event, an act or a question. */
interface Naming {
  readonly words: Messages
  readonly seats: Seats
}

const named = valuesBy<Described, Naming>({
  seat: (seat, { seats }) => ({ name: seatName(seats, seat) }),
  owner: (owner, { seats }) => seatName(seats, owner),
  space: (space, { words }) => spaceName(words, space),
  from: (from, { words }) => spaceName(words, from),
  target: (target, { words }) => spaceName(words, target),
  to: (to, { words }) => (typeof to === 'string' ? spaceName(words, to) : {}),
  spaces: listNamer((space, { words }) => spaceName(words, space)),
  bridges: listNamer((bridge, { words }) => bridgeName(words, bridge)),
  region: (region, { words }) => ({ region: regionName(words, region), number: region }),
  card: (card, { words }) => ({ card: cardName(words, card), text: cardText(words, card) }),
  treasure: (kind, { words }) => inCases('treasure', declined => treasureName(words, kind, declined)),
  leader: (leader, { words }) => inCases('leader', declined => leaderName(words, leader, declined)),
  creature: (creature, { words }) => inCases('creature', declined => creatureName(words, creature, declined)),
  against: (against, { words }) =>
    against === 'space' ? against : inCases('against', declined => creatureName(words, against, declined)),
  by: (by, { words, seats }) => (typeof by === 'number' ? seatName(seats, by) : { by, way: words.get(`way-${by}`) }),
  side: (side, { words, seats }) => ({
    side: side === 'orcs' ? side : 'player',
    ...inCases('holder', declined => sideName(words, seats, side, declined)),
  }),
  taker: (taker, { words, seats }) =>
    inCases('taker', declined =>
      taker === 'dragon' ? creatureName(words, taker, declined) : sideName(words, seats, taker, declined),
    ),
})

/** Returns the message variables of an event, an act or a question's data. */
export function valuesOf(of: Described | undefined, naming: Naming): Values {
  const values = named(of, naming)
  if (!of) return values
  if ('orcs' in of) return { ...values, ...piecesValues(naming.words, { men: of.orcs, leader: null }, 'orcs') }
  if (!('men' in of)) return values
  const pieces = { men: of.men, leader: 'leader' in of ? of.leader : null }
  return { ...values, ...piecesValues(naming.words, pieces, 'side' in of ? of.side : 0) }
}
