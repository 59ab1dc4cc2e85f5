import type { Rule } from '../../../../kernel/index.ts'
import { fatigue } from '../effects/fatigue.ts'
import { drawFrom } from '../effects/ownership.ts'
import { spyOn } from '../facts/spying.ts'
import { belonging } from '../pieces/belongings.ts'
import { SITE_IDS } from '../pieces/setup-card.ts'
import { holdsSpells, type SpellId } from '../pieces/spells.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { MagicSight } from '../state/magic.ts'
import { type Character, clearingAt, type RealmState, type RealmTable } from '../state/state.ts'
import { learnOne } from './learning-spells.ts'
import { canPayFor, openDoor, showSite } from './looting.ts'

const RULES = { counters: '9.5.3', cards: '9.5.4', spell: '9.5.5' } as const

/**
 * Applies a MAGIC SIGHT result. For the rest of the day, the character can see the hidden individuals and denizens that
 * it reveals. It also offers the top piece of a site or pile in the clearing, or a spell to learn (9.5.3 to 9.5.5).
 */
export function* applyMagicSight(
  table: RealmTable,
  character: Character,
  sight: MagicSight,
  sites: readonly string[],
): Rule {
  const { seat, id, magic } = character
  if (magic && !magic.sight.includes(sight)) magic.sight.push(sight)
  table.emit({ kind: 'perceives', seat, rule: RULES[sight], character: id, sight })
  if (sight === 'spell') yield* lookThrough(table, character, sites)
  else yield* takeTop(table, character, sight, sites)
}

/** Returns the index within a pile of the topmost counter or card that matches the result, or -1 if there is none. */
const topOf = (pile: readonly string[], sight: MagicSight): number =>
  pile.findIndex(id => (belonging(id).kind === 'treasure') === (sight === 'cards'))

/**
 * Lists the sources in the clearing that contain a matching piece: discovered sites the character can pay for, and the
 * pile (9.5.6).
 */
function sourcesFor(
  state: RealmState,
  character: Character,
  sight: MagicSight,
  sites: readonly string[],
): OptionOn<'sight-take'>[] {
  const clearing = clearingAt(character)
  const open = sites.filter(site => SITE_IDS.includes(site) && canPayFor(state, character, site))
  return [...open, 'pile']
    .filter(from => topOf((from === 'pile' ? state.piles[clearing ?? ''] : state.boxes[from]) ?? [], sight) >= 0)
    .map(from => ({ id: from, act: { kind: 'take-top', from }, rule: RULES[sight === 'cards' ? 'cards' : 'counters'] }))
}

/**
 * Offers the topmost counter or card of one site or of the pile. The Vault must be opened first; at the Cairns and the
 * Pool, the character pays after taking the piece (9.5.6).
 */
function* takeTop(table: RealmTable, character: Character, sight: MagicSight, sites: readonly string[]): Rule {
  const { state } = table
  const clearing: ClearingId = clearingAt(character)!
  const options = sourcesFor(state, character, sight, sites)
  if (options.length === 0) return
  const { seat, id } = character
  const act = yield* decide({
    seat,
    topic: 'sight-take',
    rule: RULES[sight],
    data: { character: id, result: sight },
    options: [...options, wordOption('nothing')],
  })
  if (act.kind !== 'take-top') return
  const { from } = act
  if (from === 'vault' && !state.vaultOpen) {
    yield* openDoor(table, character, from, '9.5.6')
    state.vaultOpen = true
  }
  const isPile = from === 'pile'
  if (!isPile) {
    showSite(table, from)
    spyOn(table, character, [clearing], { sites: [from] })
  }
  const pile = (isPile ? state.piles[clearing] : state.boxes[from]) ?? []
  const drawn = yield* drawFrom(table, character, pile, isPile ? clearing : from, topOf(pile, sight) + 1, RULES[sight])
  if ((from === 'cairns' || from === 'pool') && drawn === 'piece' && character.fate === 'alive')
    yield* fatigue(table, character, ['MOVE', 'FIGHT', 'MAGIC'], 1, '9.5.6')
}

/**
 * Returns the boxes of Spell cards that the character can look through: those of active artifacts and books, and those
 * of discovered sites in the clearing (9.5.5).
 */
function boxesFor({ magic }: RealmState, character: Character, sites: readonly string[]): string[] {
  const items = character.owned.filter(({ id, active }) => active && holdsSpells(id)).map(({ id }) => id)
  return [...sites.filter(id => SITE_IDS.includes(id)), ...items].filter(id => cardsOf(magic, id).length > 0)
}

const cardsOf = (magic: RealmState['magic'], box: string): SpellId[] => [
  ...(magic?.cards[box] ?? []),
  ...(magic?.awake[box] ?? []),
]

/**
 * Asks for a box, shows the player all its Spell cards and offers to learn one of them. The cards stay in the box and
 * don't awaken (9.5.5).
 */
function* lookThrough(table: RealmTable, character: Character, sites: readonly string[]): Rule {
  const { state } = table
  const boxes = boxesFor(state, character, sites)
  if (boxes.length === 0) return
  const { seat, id } = character
  const act = yield* decide({
    seat,
    topic: 'sight-spells',
    rule: '9.5.5',
    data: { character: id },
    options: [...boxes.map(box => ({ id: box, act: { kind: 'look', box } as const })), wordOption('nothing')],
  })
  if (act.kind !== 'look') return
  const spells = cardsOf(state.magic, act.box)
  table.reveal([seat])
  table.emit({ kind: 'sees-spells', seat, rule: '9.5.5', character: id, box: act.box, spells, to: [seat] })
  yield* learnOne(table, character, spells, '9.5.5')
}
