import type { Seat } from '../../../../kernel/index.ts'
import { COMPETING, type Die, type Magician, type PublicState } from '../state/components.ts'
import { contestsOpenTo } from './contests.ts'

/** A spell that a player could place: a die of a Major Spell Box, or a chip. */
export type SpellId = string

/** Returns the level and face of a die, or null for a chip. */
export const dieOf = (spell: SpellId): Die | null => DICE.get(spell) ?? null

const DICE: ReadonlyMap<SpellId, Die> = new Map(
  COMPETING.flatMap(level => [1, 2, 3, 4, 5, 6].map(face => [`${level} ${face}`, { level, face }] as const)),
)

/** Returns the spell id of a die, or of a chip if `die` is null. */
export const spellOf = (die: Die | null): SpellId => (die ? `${die.level} ${die.face}` : 'chip')

/** Every possible spell. */
export const ALL_SPELLS: readonly SpellId[] = [...DICE.keys(), 'chip']

/**
 * Lists the magicians beside which a seat may place this spell. A die only works on the level of its box (5.3, 5.4,
 * 6.6).
 */
export function targetsOf(shown: Pick<PublicState, 'magicians'>, seat: Seat, spell: SpellId): Magician[] {
  const die = dieOf(spell)
  const open = contestsOpenTo(shown, seat).filter(({ arena }) => !die || arena.level === die.level)
  const boxes = open.flatMap(({ arena }) => arena.from)
  return shown.magicians.filter(({ at }) => boxes.includes(at))
}

/**
 * Lists the spells that a seat can place now, listing identical spells only once. Omits spells that have no possible
 * magician.
 */
export function spellsOf(shown: Pick<PublicState, 'magicians' | 'players'>, seat: Seat): SpellId[] {
  const { boxes, chips } = shown.players[seat]!
  const open = contestsOpenTo(shown, seat)
  const dice = COMPETING.filter(level => open.some(({ arena }) => arena.level === level)).flatMap(level =>
    [...new Set(boxes[level])].map(face => `${level} ${face}`),
  )
  return [...dice, ...(chips > 0 && open.length > 0 ? ['chip'] : [])]
}
