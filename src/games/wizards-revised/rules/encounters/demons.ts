import type { Rule } from '../../../../kernel/index.ts'
import { loseAnimal, transport } from '../../../wizards/rules/effects/journey.ts'
import { gainAny } from '../../../wizards/rules/effects/points.ts'
import { askToCast, cast, isReady, knows } from '../../../wizards/rules/effects/spells.ts'
import { tableRoll } from '../../../wizards/rules/effects/table-roll.ts'
import { daze, losePointsByDie, removeDemon, stunByDie } from '../../../wizards/rules/encounters/demons.ts'
import { steal } from '../../../wizards/rules/encounters/thieves.ts'
import { fleesFrom } from '../../../wizards/rules/facts/animals.ts'
import { anyRandomSpace, exactSpace } from '../../../wizards/rules/facts/spaces.ts'
import { LAIR, type SpaceId, tileOf } from '../../../wizards/rules/islands/territories.ts'
import { loggedSpace } from '../../../wizards/rules/islands/waters.ts'
import { standsIn } from '../../../wizards/rules/state/aloft.ts'
import { decide } from '../../../wizards/rules/state/asking.ts'
import type { SpellName } from '../../../wizards/rules/state/cards.ts'
import { type Player, playersFrom, type WizardsTable } from '../../../wizards/rules/state/components.ts'

/** Returns true if the player can cast the spell and has not tried it this turn. */
export const mayCast = (player: Player, spell: SpellName): boolean =>
  knows(player, spell) !== null && isReady(player, spell)

/** Places a Demon marker unless the space has one (D14). Does not resolve any meeting. */
export function placeDemonMarker(table: WizardsTable, space: SpaceId, rule: string): void {
  const { state } = table
  if (state.demons.includes(space)) return
  state.demons.push(space)
  table.emit({ kind: 'demon', seat: null, rule, ...loggedSpace(state, space), what: 'appears' })
}

/**
 * Places Demons in a space. Everyone there meets them, even if Demons were there before, clockwise from the player who
 * caused it (D14, D29).
 */
export function* placeDemons(table: WizardsTable, space: SpaceId, cause: Player, rule: string): Rule {
  const { state } = table
  placeDemonMarker(table, space, rule)
  for (const player of playersFrom(state, cause.seat))
    if (standsIn(table, player, space) && !state.result) yield* meetDemons(table, player)
}

/** Grants the points for defeating Demons: a die roll minus the player's Rank, but at least one point (D14). */
function* gainBounty(table: WizardsTable, player: Player, by: 'demon-dispelled' | 'demons-depart'): Rule {
  const die = table.roll(player.seat, 1, 'points', 'D14')[0]!
  yield* gainAny(table, player, Math.max(1, die - player.rank), { by }, 'D14')
}

/** Options for a meeting with Demons, or with Dragonbound players in their place (D28). */
export interface Meeting {
  readonly boundOnes?: readonly Player[]
  /** True if the caller removes the marker once the Demons have departed from everyone (D19). */
  readonly shared?: boolean
}

/**
 * Resolves a meeting with Demons (D14, D34). If no spell works, their table decides, one row worse after a failed
 * spell. Returns true if they depart.
 */
export function* meetDemons(table: WizardsTable, player: Player, meeting: Meeting = {}): Rule<boolean> {
  const { boundOnes = [], shared = false } = meeting
  const bound = boundOnes.length > 0
  table.emit(
    bound
      ? {
          kind: 'meets',
          seat: player.seat,
          rule: 'D28',
          who: 'players',
          players: boundOnes.map(p => p.seat),
          space: player.space,
        }
      : { kind: 'meets', seat: player.seat, rule: 'D14', who: 'demons', space: player.space },
  )
  let failed = false
  const spells = bound
    ? (['demon-dodging'] as const)
    : (['demon-dispelling', 'demon-cloning', 'demon-dodging'] as const)
  for (const spell of spells) {
    if (!mayCast(player, spell)) continue
    if (!(yield* askToCast(player, spell, { on: 'demon', ...(bound && { bound }) }))) continue
    if (!cast(table, player, spell)) {
      failed = true
      break
    }
    if (spell !== 'demon-dodging') loseShyAnimal(table, player)
    switch (spell) {
      case 'demon-dispelling':
        if (!shared) removeDemon(table, player.space)
        yield* gainBounty(table, player, 'demon-dispelled')
        return true
      case 'demon-cloning':
        yield* gainBounty(table, player, 'demon-dispelled')
        yield* bringMoreDemons(table, player, player.space)
        return false
      case 'demon-dodging':
        if (!(yield* askToDriveOff(player, bound))) return false
        yield* sendDemonsAway(table, player.space, meeting)
        return true
    }
  }
  loseShyAnimal(table, player)
  return yield* applyDemonTable(table, player, { failed, ...meeting })
}

/** Removes an Animal that shuns Demons when its player meets them (D15). */
function loseShyAnimal(table: WizardsTable, player: Player): void {
  if (fleesFrom(player, 'demon')) loseAnimal(table, player, 'D15')
}

/**
 * Asks a player who dodged Demons with the Rank 4 version of the spell whether to drive them off as well (D34). Returns
 * true if they do. Other players aren't asked.
 */
function* askToDriveOff(player: Player, bound: boolean): Rule<boolean> {
  if (!knows(player, 'demon-dodging')?.deluxe) return false
  const { kind } = yield* decide({
    seat: player.seat,
    topic: 'dodged',
    data: { bound },
    rule: 'D34',
    options: [
      { id: 'drive off', act: { kind: 'drive-off' } },
      { id: 'let be', act: { kind: 'let-be' } },
    ],
  })
  return kind === 'drive-off'
}

/**
 * Makes Demons depart, unless the caller does. Dragonbound players met in their place are transported instead (D28).
 */
function* sendDemonsAway(table: WizardsTable, space: SpaceId, { boundOnes = [], shared = false }: Meeting): Rule {
  for (const one of boundOnes) yield* transport(table, one, anyRandomSpace(table), 'D28')
  if (boundOnes.length === 0 && !shared) removeDemon(table, space)
}

function* applyDemonTable(
  table: WizardsTable,
  player: Player,
  { failed, ...meeting }: Meeting & { readonly failed: boolean },
): Rule<boolean> {
  const { space } = player
  const { boundOnes = [] } = meeting
  const { does } = tableRoll(table, player, 'demons', { worse: failed })
  let carried = false
  switch (does) {
    case 'turns-lost':
      stunByDie(table, player, 'D14')
      break
    case 'robbed':
      yield* steal(table, player, 'demons', 'D14')
      break
    case 'points-lost':
      losePointsByDie(table, player, 'demons', 'D14')
      break
    case 'dazed':
      if (!(yield* tryToEscape(table, player, 'dazed'))) daze(table, player)
      break
    case 'to-lair':
      carried = true
      break
    case 'flees':
      yield* sendDemonsAway(table, space, meeting)
      if (boundOnes.length === 0) yield* gainBounty(table, player, 'demons-depart')
      return true
  }
  // The player leaves the board before the new Demons come, and lands after they do (D29).
  if (carried) yield* transport(table, player, exactSpace(table, LAIR), 'D14', { unwanted: true })
  if (boundOnes.length === 0) yield* bringMoreDemons(table, player, space)
  return false
}

/**
 * Brings more Demons while the first ones stay. The new ones come to a random space of the same Territory or, after a
 * meeting on water, of any Territory (7.3041, D25).
 */
function* bringMoreDemons(table: WizardsTable, player: Player, space: SpaceId): Rule {
  const tile = tileOf(space)
  yield* placeDemons(table, tile === null ? anyRandomSpace(table) : exactSpace(table, tile), player, 'D14')
}

/** Offers the spell against becoming Dazed or Dragonbound. Returns true if it works (D34). */
export function* tryToEscape(table: WizardsTable, player: Player, what: 'dazed' | 'dragonbound'): Rule<boolean> {
  if (!knows(player, 'escaping')?.of.includes(what) || !isReady(player, 'escaping')) return false
  const on = what === 'dazed' ? 'dazing' : 'binding'
  return (yield* askToCast(player, 'escaping', { on })) && cast(table, player, 'escaping')
}
