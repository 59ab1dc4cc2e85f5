import type { Rule } from '../../../kernel/index.ts'
import { decide, type Occasion } from './asking.ts'
import { type Booked, bookOf } from './book.ts'
import type { KnownSpell, SpellName } from './cards.ts'
import type { Player, WizardsTable } from './components.ts'
import type { SpaceId } from './islands/territories.ts'

/** The spell as the player's Order and Rank know it (10.11-10.13), or null where he cannot cast it now. */
export function knows<S extends SpellName>(
  player: Pick<Player, 'order' | 'rank' | 'bound' | 'dazed' | 'book'>,
  spell: S,
): Extract<KnownSpell, { spell: S }> | null {
  if (player.order === null || player.bound) return null
  const book = bookOf(player)
  const known = book.known(player.order, player.rank, spell)
  // The Demon Dazed may try only a few (7.3043b).
  return known && player.dazed && book.spell(spell).whenDazed === undefined ? null : known
}

/** Whether a player's Rank brings the Perception of who is False (11.233). */
export const perceives = (player: Pick<Player, 'order' | 'rank' | 'book'>): boolean =>
  player.order !== null && bookOf(player).known(player.order, player.rank, 'perception') !== null

/** The rolls on which a spell succeeds for this player (11.1, 7.3043c). */
export function succeedsOn(player: Pick<Player, 'dazed' | 'book'>, spell: SpellName): readonly number[] {
  const card = bookOf(player).spell(spell)
  return player.dazed && card.whenDazed ? card.whenDazed : card.succeedsOn
}

/** The rolls on which a spell that works reveals a Secret Wizard besides (11.223). */
export const revealsOn = (of: Booked, spell: SpellName): readonly number[] => bookOf(of).spell(spell).revealsOn ?? []

/** Casts a spell: one die, told; returns it. */
export function castDie(table: WizardsTable, player: Player, spell: SpellName): number {
  const { rule } = bookOf(player).spell(spell)
  if (bookOf(player).everySpellOnce && untried(player, spell)) player.cast.push(spell)
  const die = table.roll(player.seat, 1, `spell:${spell}`, rule)[0]!
  const on = succeedsOn(player, spell)
  table.tell({ kind: 'spell', seat: player.seat, rule, spell, success: on.includes(die), on })
  return die
}

/** Casts a spell and says whether it succeeds (11.1). */
export function cast(table: WizardsTable, player: Player, spell: SpellName): boolean {
  return succeedsOn(player, spell).includes(castDie(table, player, spell))
}

/** Whether a Movement or Special Spell may still be tried this turn (11.24). */
export const untried = (player: Player, spell: SpellName): boolean => !player.cast.includes(spell)

/** Whether a spell against what besets the player may still be tried: always, but by a book that has each but once a turn (11.24). */
export const isReady = (player: Player, spell: SpellName): boolean =>
  !bookOf(player).everySpellOnce || untried(player, spell)

/** Asks whether to cast a spell upon what besets the player. */
export function* wouldCast(player: Player, spell: SpellName, occasion: Occasion): Rule<boolean> {
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

/** A player of Rank 4 (no Wizard) may try to escape being transported (11.2242). True where he stays. */
export function* escapesTransport(table: WizardsTable, player: Player, to: SpaceId): Rule<boolean> {
  const escaping = knows(player, 'escaping')
  if (!escaping?.of.includes('transporting') || !isReady(player, 'escaping')) return false
  if (!(yield* wouldCast(player, 'escaping', { on: 'transport', to }))) return false
  return cast(table, player, 'escaping')
}

/** Whoever knows the spell may slip a Trap before he learns what it does (11.224, 11.2241). True where he does. */
export function* escapesTrap(table: WizardsTable, player: Player, trap: Occasion): Rule<boolean> {
  const escaping = knows(player, 'escaping')
  if (!escaping?.of.includes('traps') || !isReady(player, 'escaping')) return false
  if (!(yield* wouldCast(player, 'escaping', trap))) return false
  return cast(table, player, 'escaping')
}
