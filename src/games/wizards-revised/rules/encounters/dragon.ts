import type { Rule } from '../../../../kernel/index.ts'
import { loseAnimal } from '../../../wizards/rules/effects/journey.ts'
import { askToCast, castDie, revealsOn, succeedsOn } from '../../../wizards/rules/effects/spells.ts'
import { tableRoll } from '../../../wizards/rules/effects/table-roll.ts'
import { advanceLairTime, bindToDragon, dragonEffect, placeDragon } from '../../../wizards/rules/encounters/dragon.ts'
import { revealSecretWizard } from '../../../wizards/rules/encounters/high-wizards.ts'
import { meetPerson } from '../../../wizards/rules/encounters/persons.ts'
import { fleesFrom } from '../../../wizards/rules/facts/animals.ts'
import { exactSpace } from '../../../wizards/rules/facts/spaces.ts'
import { LAIR, type SpaceId, tileOf } from '../../../wizards/rules/islands/territories.ts'
import { standsIn } from '../../../wizards/rules/state/aloft.ts'
import { type Player, playersFrom, type WizardsTable } from '../../../wizards/rules/state/components.ts'
import { isDodging, markDodging } from '../state/dodging.ts'
import { mayCast, tryToEscape } from './demons.ts'

/**
 * Resolves a meeting with the Dragon (D15, D36). Unless the player dodges it, it acts first as the Mentor of Evil, if
 * that applies, and then as the Dragon. If no spell works, its table decides, one row worse after a failed spell.
 */
export function* meetDragon(table: WizardsTable, player: Player): Rule {
  const { state } = table
  table.emit({ kind: 'meets', seat: player.seat, rule: 'D15', who: 'dragon', space: player.space })
  const { arrivals } = player
  // Dodge first, because a dodged Dragon is not met as a Mentor (D36). A player who fails to dodge meets it as one
  // (R25).
  const dodged = yield* trySpell(table, player, 'dragon-dodging', 'dragon')
  if (dodged) {
    markDodging(table, player)
    return
  }
  yield* asMentor(table, player)
  if (state.result || player.arrivals !== arrivals) return
  if (fleesFrom(player, 'dragon')) loseAnimal(table, player, 'D15')
  const tamed = dodged ?? (yield* trySpell(table, player, 'dragon-taming', 'dragon'))
  if (tamed) return
  if (tamed === null) advanceLairTime(table, player, 1)
  yield* applyDragonTable(table, player, tamed === false)
}

/**
 * Offers a spell against the Dragon. In the Lair, casting it costs three days of Lair Time (D26, D34). Returns true if
 * it works, false if it fails, and null if it isn't cast.
 */
function* trySpell(
  table: WizardsTable,
  player: Player,
  spell: 'dragon-dodging' | 'dragon-taming',
  on: 'dragon' | 'dragon-stirs',
): Rule<boolean | null> {
  if (!mayCast(player, spell) || !(yield* askToCast(player, spell, { on }))) return null
  advanceLairTime(table, player, 3)
  const die = castDie(table, player, spell)
  const works = succeedsOn(player, spell).includes(die)
  if (works && revealsOn(table.state, spell).includes(die)) yield* revealSecretWizard(table, [player], player, '11.223')
  return works
}

/**
 * Resolves a meeting with the Dragon as the Mentor of Evil, who admits players to its Order and helps its members
 * (D36). Does nothing for Dragonbound players.
 */
function* asMentor(table: WizardsTable, player: Player): Rule {
  // The Dragon heals nobody, and treats Dazed players like any others.
  if (player.bound) return
  yield* meetPerson(table, player, 'dragon')
}

function* applyDragonTable(table: WizardsTable, player: Player, failed: boolean): Rule {
  const { does } = tableRoll(table, player, 'dragon', { worse: failed })
  if (does !== 'dragonbound') yield* dragonEffect(table, player, does, 'D15', { unwanted: true, forced: true })
  else if (!(yield* tryToEscape(table, player, 'dragonbound'))) bindToDragon(table, player, 'D28')
}

/** Moves the Dragon to a space. Everyone there meets it, clockwise from the player who caused it (D26, D29). */
export function* moveDragon(table: WizardsTable, space: SpaceId, cause: Player): Rule {
  placeDragon(table, space, 'D26')
  for (const player of playersFrom(table.state, cause.seat))
    if (standsIn(table, player, space) && table.state.dragon === space && !table.state.result)
      yield* meetDragon(table, player)
}

/**
 * Moves the Dragon at the end of a turn: to a space in the Lair if the player is there and not hidden, or back home
 * from elsewhere if another player who isn't hidden is in the Lair. A player in the Lair may cast Dragon Dodging to
 * hide. Does nothing if the whole turn was lost to a stun (D26).
 */
export function* stirDragon(table: WizardsTable, player: Player, stunned: boolean): Rule {
  const { state } = table
  if (stunned) return
  const inside = tileOf(player.space) === LAIR
  const isHidden =
    isDodging(table, player) || (inside && Boolean(yield* trySpell(table, player, 'dragon-dodging', 'dragon-stirs')))
  const away = tileOf(state.dragon) !== LAIR
  const intruder = inside && !isHidden ? player : away ? intruderFor(table, isHidden ? player : null) : null
  if (intruder) yield* moveDragon(table, exactSpace(table, LAIR), intruder)
}

/** Returns the first player in the Lair, in turn order, who is not hidden from the Dragon, or null if there is none. */
const intruderFor = (table: WizardsTable, hidden: Player | null = null): Player | null =>
  playersFrom(table.state, table.state.next).find(
    player => player !== hidden && !isDodging(table, player) && tileOf(player.space) === LAIR,
  ) ?? null

/** Takes the Dragon home if it is elsewhere and a player who isn't hidden from it is in its Lair (D12, D26). */
export function* returnHome(table: WizardsTable): Rule {
  if (tileOf(table.state.dragon) === LAIR) return
  const intruder = intruderFor(table)
  if (intruder) yield* moveDragon(table, exactSpace(table, LAIR), intruder)
}
