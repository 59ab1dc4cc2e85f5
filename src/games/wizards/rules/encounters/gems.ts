import type { Rule } from '../../../../kernel/index.ts'
import { cast, seesFalseWizard } from '../effects/spells.ts'
import { removeWizard, withHighWizard } from '../effects/wizard-deck.ts'
import { win } from '../facts/endings.ts'
import { COTTAGE, isTower, type SpaceId } from '../islands/territories.ts'
import { decide } from '../state/asking.ts'
import { bookOf } from '../state/book.ts'
import {
  type Gem,
  type GemKnown,
  HIGH_WIZARDS,
  type HighWizard,
  type Player,
  type Traveller,
  type WizardsTable,
} from '../state/components.ts'
import { gemsRequired, type MayBeShort } from '../state/short-games.ts'
import { steal } from './thieves.ts'

/** A player's Gems and knowledge of the High Wizards, as far as the viewer may see them. */
interface Gatherer {
  readonly gems: Readonly<Partial<Record<HighWizard, Gem>>> | null
  readonly known: Readonly<Partial<Record<HighWizard, GemKnown>>> | null
}

/**
 * Returns true if a player may collect Gems: at Rank 4 with no Mandatory Task left (9.41, 13). Always false in the
 * revised game.
 */
export const mayGather = (player: Traveller): boolean =>
  bookOf(player).gems && player.rank === bookOf(player).lastRank && !player.tasks.some(task => task.mandatory)

/** Returns true if the player has all six different Gems (13), or as many as a short game requires. */
export const hasAllGems = ({ gems }: Pick<Gatherer, 'gems'>, state: MayBeShort): boolean =>
  new Set(Object.values(gems ?? {})).size >= gemsRequired(state)

/** Returns true unless the player carries this High Wizard's Gem or knows that the High Wizard is False. */
export const wantsGem = ({ gems, known }: Gatherer, wizard: HighWizard): boolean =>
  !(gems !== null && wizard in gems) && known?.[wizard] !== 'false'

/**
 * Returns true for spaces where a High Wizard trusts even a Sorcerer, because a Master Sorcerer or Hamdrel is there
 * (7.3461).
 */
export const isTrusted = (space: SpaceId): boolean => space === COTTAGE || isTower(space)

/**
 * Returns true if a player may try to get this High Wizard's Gem now (7.326). A Sorcerer must be in a trusted space or
 * in trusted company (7.3461).
 */
export function mayAskForGem(table: WizardsTable, player: Player, wizard: HighWizard): boolean {
  if (!mayGather(player) || !wantsGem(player, wizard)) return false
  // Anyone of Rank 4 who is not a Sorcerer is trusted, including the player.
  return (
    isTrusted(player.space) ||
    table.state.players.some(other => other.space === player.space && other.rank === 4 && other.order !== 'sorcerers')
  )
}

/** Rolls one die for a High Wizard's Gem (7.326). The False Wizard may steal the player's Gems instead (7.3263). */
export function* seekGem(table: WizardsTable, player: Player, wizard: HighWizard, rule: string): Rule {
  const die = table.roll(player.seat, 1, 'gem', rule)[0]!
  const secret = [player.seat]
  if (die === 6) {
    table.emit({ kind: 'gem', seat: player.seat, rule: '7.3262', wizard, gem: null, to: secret })
    return
  }
  const gem = table.state.gems[wizard]
  table.reveal()
  player.known[wizard] = gem
  table.emit({ kind: 'gem', seat: player.seat, rule: gem === 'false' ? '7.3263' : '7.3261', wizard, gem, to: secret })
  if (gem !== 'false') {
    player.gems[wizard] = gem
    return
  }
  // With Perception, the False Wizard steals on one roll fewer (11.2331).
  const robs = seesFalseWizard(player) ? die <= 3 : die <= 4
  if (robs) yield* steal(table, player, 'false-wizard', '7.3263', { gemsOnly: true })
}

/** Casts Gem Summoning in a Master Sorcerer's Tower, which is possible once a turn (11.232, 11.24). */
export function* summonGem(table: WizardsTable, player: Player): Rule {
  player.cast.push('gem-summoning')
  const { wizards } = table.state
  if (wizards.length > 0) {
    // If High Wizards' markers are on the board, the player chooses one, without knowing every name (11.2321).
    const { number } = yield* decide({
      seat: player.seat,
      topic: 'wizard',
      rule: '11.2321',
      options: wizards.map(({ wizard, letter, knownTo, at }, number) => {
        const isKnown = letter === null || knownTo.includes(player.seat)
        return {
          id: `call ${number + 1}`,
          act: { kind: 'call-wizard', number, wizard: isKnown ? wizard : null },
          at: { space: at },
        }
      }),
    })
    const out = wizards[number]!
    removeWizard(table, out)
    yield* seekGem(table, player, out.wizard, '11.2321')
    return
  }
  // Otherwise chance picks the High Wizard (11.2322).
  if (!cast(table, player, 'gem-summoning')) return
  yield* withHighWizard(table, wizard => seekGem(table, player, wizard, '11.2322'))
}

/** Delivers the Gems to Ruktal and wins the game. In the partnership game, the partner wins too (7.336, 13, App. B). */
export function deliverGems(table: WizardsTable, player: Player): void {
  const { state } = table
  const winners =
    state.variant === 'partnership'
      ? [player.seat, (player.seat + state.players.length / 2) % state.players.length]
      : [player.seat]
  win(table, player.seat, winners)
}

/** Lists the High Wizards whose Gems a player still needs, as far as the player knows. */
export const wizardsWithWantedGems = (player: Gatherer): HighWizard[] =>
  HIGH_WIZARDS.filter(wizard => wantsGem(player, wizard))
