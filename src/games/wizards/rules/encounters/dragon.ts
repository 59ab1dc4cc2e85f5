import type { Rule } from '../../../../kernel/index.ts'
import { freeFromTrap, loseAnimal, transport } from '../effects/journey.ts'
import { askToCast, castDie, knows, revealsOn, succeedsOn } from '../effects/spells.ts'
import { loseIfStuck } from '../effects/stranded.ts'
import { tableRoll } from '../effects/table-roll.ts'
import { fleesFrom } from '../facts/animals.ts'
import { exactSpace } from '../facts/spaces.ts'
import { LAIR, LAIR_CENTER, type SpaceId, tileOf } from '../islands/territories.ts'
import { bookOf } from '../state/book.ts'
import type { OutcomeOf } from '../state/cards.ts'
import { type Player, playersFrom, type Trap, type WizardsTable } from '../state/components.ts'
import { loseEvents } from '../state/event-effects.ts'
import { losePointsByDie, stunByDie } from './demons.ts'
import { revealSecretWizard } from './high-wizards.ts'
import { steal } from './thieves.ts'

/**
 * Resolves a meeting with the Dragon (7.305), either its marker or the one in the Lair's Center. A spell may tame it
 * first (11.223).
 */
export function* meetDragon(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.305', who: 'dragon', space: player.space })
  if (fleesFrom(player, 'dragon')) loseAnimal(table, player, '8.442')
  let failed = false
  if (knows(player, 'dragon-taming') && (yield* askToCast(player, 'dragon-taming', { on: 'dragon' }))) {
    const die = castDie(table, player, 'dragon-taming')
    advanceLairTime(table, player, 3)
    if (succeedsOn(player, 'dragon-taming').includes(die)) {
      if (revealsOn(table.state, 'dragon-taming').includes(die))
        yield* revealSecretWizard(table, [player], player, '11.223')
      return
    }
    failed = true
  } else advanceLairTime(table, player, 1)
  const { does } = tableRoll(table, player, 'dragon', {
    not: failed ? 'unharmed' : undefined,
    instead: does => (does === 'points-lost-twice' && bookOf(player).settled(player.rank) ? 'robbed' : does),
  })
  if (does === 'dragonbound') bindToDragon(table, player, '7.305')
  else yield* dragonEffect(table, player, does, '7.305', { unwanted: true })
}

/**
 * Applies any result of the Dragon's table except binding (7.305, D15). `taken` holds the options of the transport to
 * the Lair's Center.
 */
export function* dragonEffect(
  table: WizardsTable,
  player: Player,
  does: Exclude<OutcomeOf<'dragon'>, 'dragonbound'>,
  rule: string,
  taken: Parameters<typeof transport>[4],
): Rule {
  switch (does) {
    case 'turns-lost':
      stunByDie(table, player, rule)
      break
    case 'robbed':
      yield* steal(table, player, 'dragon', rule)
      break
    case 'points-lost-twice':
      losePointsByDie(table, player, 'dragon', rule, 2)
      break
    case 'to-den':
      if (player.space === LAIR_CENTER) player.held = 'dragon'
      else yield* transport(table, player, LAIR_CENTER, rule, taken)
      break
    case 'unharmed':
      break
  }
}

/**
 * Returns true for a Trap set by an Event Card. Only for the revised rulebook, in which no other Trap lasts until the
 * end of the Fortnight.
 */
const isOfEvent = (trap: Trap | null): boolean =>
  trap?.kind === 'fortnight' || (trap?.kind === 'turns' && trap.event === true)

/** 7.3051 */
export function bindToDragon(table: WizardsTable, player: Player, rule: string): void {
  if (!player.bound) table.emit({ kind: 'afflicted', seat: player.seat, rule, with: 'bound', now: true })
  player.bound = true
  player.lair = null
  loseEvents(table, player, 'all', '7.3051b')
  loseAnimal(table, player, '7.3051h')
  // In the revised rulebook the Trap of an Event ends too (D28).
  if (isOfEvent(player.trap) && bookOf(player).barsBound) freeFromTrap(table, player)
  loseIfStuck(table, player)
}

/**
 * Brings Lair Time closer by `days` after a meeting with the Dragon in the Lair: one day, or three if the player casts
 * a spell in it (12.512, D26).
 */
export function advanceLairTime(table: WizardsTable, player: Player, days: number): void {
  if (player.lair === null || tileOf(player.space) !== LAIR) return
  player.lair -= days
  checkLairTime(table, player)
}

/**
 * Makes a player Dragonbound once the Day Marker has reached or passed their Lair Time Marker (12.511, 12.513, ruling
 * 84).
 */
export function checkLairTime(table: WizardsTable, player: Player): void {
  if (player.lair !== null && table.state.day >= player.lair) bindToDragon(table, player, '12.511')
}

/** Moves the Dragon's marker. Players in its new space meet it, clockwise from `cause` (7.5, 12.52). */
export function* moveDragon(table: WizardsTable, space: SpaceId, cause: Player, rule: string): Rule {
  placeDragon(table, space, rule)
  yield* meetDragonInTurn(table, playersFrom(table.state, cause.seat))
}

/** Places the Dragon's marker. Does not resolve any meeting. */
export function placeDragon(table: WizardsTable, space: SpaceId, rule: string): void {
  table.state.dragon = space
  table.emit({ kind: 'placed', seat: null, rule, space, what: 'dragon' })
}

/** Makes each of these players meet the Dragon, if they are in its space and not in a Trap. Stops once it moves. */
export function* meetDragonInTurn(table: WizardsTable, players: readonly Player[]): Rule {
  const { dragon } = table.state
  for (const player of players) {
    if (player.space === dragon && table.state.dragon === dragon && !player.trap) yield* meetDragon(table, player)
  }
}

/** Moves the Dragon to a random space of the Lair after a player's turn, if the player is there (12.52, 8.4211). */
export function* stirDragon(table: WizardsTable, player: Player): Rule {
  if (tileOf(player.space) === LAIR) yield* moveDragon(table, exactSpace(table, LAIR), player, '12.52')
}

/**
 * Brings the Dragon to a player who met it by chance (8.42). The Dragon then returns home if anybody is in its Lair
 * (8.421).
 */
export function* bringDragon(table: WizardsTable, player: Player): Rule {
  yield* moveDragon(table, player.space, player, '8.42')
  const { state } = table
  const intruder = state.players.find(p => tileOf(p.space) === LAIR)
  if (intruder && tileOf(state.dragon) !== LAIR) yield* moveDragon(table, exactSpace(table, LAIR), intruder, '8.421')
}
