import type { Rule } from '../../../../kernel/index.ts'
import type { SpaceId } from '../islands/territories.ts'
import { decide, type Occasion } from '../state/asking.ts'
import { type Booked, bookOf } from '../state/book.ts'
import type { KnownSpell, SpellName } from '../state/cards.ts'
import type { Player, WizardsTable } from '../state/components.ts'

/**
 * Returns the spell as the player's Order and Rank know it (10.11-10.13). Returns null if they don't know it, or can't
 * cast it while Dazed or Dragonbound.
 */
export function knows<S extends SpellName>(
  player: Pick<Player, 'order' | 'rank' | 'bound' | 'dazed' | 'book'>,
  spell: S,
): Extract<KnownSpell, { spell: S }> | null {
  if (player.order === null || player.bound) return null
  const book = bookOf(player)
  const known = book.known(player.order, player.rank, spell)
  // A Dazed player may try only a few spells (7.3043b).
  return known && player.dazed && book.spell(spell).whenDazed === undefined ? null : known
}

/** Returns true if the player's Rank gives Perception of the False Wizard (11.233). */
export const seesFalseWizard = (player: Pick<Player, 'order' | 'rank' | 'book'>): boolean =>
  player.order !== null && bookOf(player).known(player.order, player.rank, 'perception') !== null

/** Returns the rolls on which a spell succeeds for this player (11.1, 7.3043c). */
export function succeedsOn(player: Pick<Player, 'dazed' | 'book'>, spell: SpellName): readonly number[] {
  const card = bookOf(player).spell(spell)
  return player.dazed && card.whenDazed ? card.whenDazed : card.succeedsOn
}

/** Returns the rolls on which a successful spell also reveals a Secret Wizard (11.223). */
export const revealsOn = (of: Booked, spell: SpellName): readonly number[] => bookOf(of).spell(spell).revealsOn ?? []

/**
 * Casts a spell with one die, logs it, and returns the die. Records the spell as tried if the rulebook allows each
 * spell only one try per turn (11.24).
 */
export function castDie(table: WizardsTable, player: Player, spell: SpellName): number {
  const { rule } = bookOf(player).spell(spell)
  if (bookOf(player).everySpellOnce && canTrySpell(player, spell)) player.cast.push(spell)
  const die = table.roll(player.seat, 1, `spell:${spell}`, rule)[0]!
  const on = succeedsOn(player, spell)
  table.emit({ kind: 'spell', seat: player.seat, rule, spell, success: on.includes(die), on })
  return die
}

/** Casts a spell with one die. Returns true if it succeeds (11.1). */
export function cast(table: WizardsTable, player: Player, spell: SpellName): boolean {
  return succeedsOn(player, spell).includes(castDie(table, player, spell))
}

/** Returns true if the player can try a spell: it hasn't been tried this turn, or it may be tried again (11.24). */
export const canTrySpell = (player: Player, spell: SpellName): boolean => !player.cast.includes(spell)

/**
 * Returns true if a spell can be tried against a threat: always in 1982, and once a turn in the revised game (11.24,
 * D31).
 */
export const isReady = (player: Player, spell: SpellName): boolean =>
  !bookOf(player).everySpellOnce || canTrySpell(player, spell)

/** Asks the player whether to cast a spell on this occasion. Returns true if they do. */
export function* askToCast(player: Player, spell: SpellName, occasion: Occasion): Rule<boolean> {
  const { rule } = bookOf(player).spell(spell)
  const { kind } = yield* decide({
    seat: player.seat,
    topic: 'spell',
    data: { spell, ...occasion },
    rule,
    options: [
      { id: `cast ${spell}`, act: { kind: 'cast', spell }, rule },
      { id: 'no spell', act: { kind: 'cast-nothing' } },
    ],
  })
  return kind === 'cast'
}

/** Lets a player who knows an Escaping Spell for transports try to escape one (11.2242). Returns true if they stay. */
export function* escapesTransport(table: WizardsTable, player: Player, to: SpaceId): Rule<boolean> {
  const escaping = knows(player, 'escaping')
  if (!escaping?.of.includes('transporting') || !isReady(player, 'escaping')) return false
  if (!(yield* askToCast(player, 'escaping', { on: 'transport', to }))) return false
  return cast(table, player, 'escaping')
}

/**
 * Lets a player who knows an Escaping Spell for Traps try to escape one (11.224, 11.2241). Returns true if they
 * succeed.
 */
export function* escapesTrap(table: WizardsTable, player: Player, trap: Occasion): Rule<boolean> {
  const escaping = knows(player, 'escaping')
  if (!escaping?.of.includes('traps') || !isReady(player, 'escaping')) return false
  if (!(yield* askToCast(player, 'escaping', trap))) return false
  return cast(table, player, 'escaping')
}
