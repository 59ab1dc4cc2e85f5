import { TURN } from '../plans/route-fields.ts'
import { knows } from '../rules/effects/spells.ts'
import { hasAllGems, isTrusted, mayGather, wantsGem } from '../rules/encounters/gems.ts'
import { spaceStands } from '../rules/facts/spaces.ts'
import { COTTAGE, isTower, TOWERS, tileOf } from '../rules/islands/territories.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { fallForecast } from './forecast.ts'
import type { Agenda, Stop } from './stops.ts'

/** The value of a Gem, and of delivering enough of them, in points. */
const GEM = 40
const DELIVER = 400
/**
 * The probabilities that a High Wizard gives a Gem, on a roll of 1 to 5, and that the False one steals, on a roll of 1
 * to 4 (7.326, 7.3263).
 */
const GIVE_CHANCE = 5 / 6
const ROB_CHANCE = 4 / 6
/** The value of calling a random High Wizard, if there is no other way to a Gem. */
const LAST_CHANCE = 5
/**
 * The value of meeting a High Wizard who can't be asked for a Gem. The High Wizard returns to the deck, and Hamdrel may
 * then bring them.
 */
const SENT_HOME = 5
/** Land that falls in fewer days than this counts as gone. */
const SOON = 3
const COTTAGE_TILE = tileOf(COTTAGE)!

/** The value of a meeting, the expected number of Gems after it, and the time it takes in quarter points. */
export interface GemProspect {
  readonly value: number
  readonly gems: number
  readonly time: number
}

/**
 * Rates a stop for a player of Rank 4 with no Mandatory Task left. `gems` is the number of Gems the player is expected
 * to carry on arrival.
 */
export function gemProspect(
  view: WizardsView,
  player: PlayerView,
  agenda: Agenda,
  stop: Stop,
  gems: number,
): GemProspect {
  const nothing = { value: 0, gems, time: 0 }
  const { gemsRequired: asked } = agenda
  if (agenda.gems >= asked) return stop.host === 'ruktal' ? { ...nothing, value: DELIVER } : nothing
  if (gems >= asked) return nothing
  const met = Object.values(player.known ?? {})
  const isFalse = met.includes('false') ? 0 : 1 / Math.max(1, 7 - met.length)
  // Asking either brings a Gem or loses all those carried, but the player has to ask in the end.
  const valueOfAsking = Math.max(
    5,
    GEM * (1 - isFalse) * GIVE_CHANCE - isFalse * ROB_CHANCE * Math.min(gems, agenda.gems) * 0.5 * GEM,
  )
  // A High Wizard who comes by chance may be the False one, known or not.
  const byChance =
    Math.max(0, GEM * (agenda.wanted.length / 7) * GIVE_CHANCE - (GEM * agenda.gems * ROB_CHANCE) / 7) / 3
  const out = view.wizards.filter(w => w.wizard === null || agenda.wanted.includes(w.wizard)).length
  const home = agenda.wanted.filter(wizard => !view.wizards.some(w => w.wizard === wizard)).length
  const trusted = player.order !== 'sorcerers' || isTrusted(stop.space)
  const calls = player.order !== 'sorcerers' || TOWERS.some(tower => spaceStands(view, tower))
  switch (stop.host) {
    case 'high-wizard':
      if (stop.wizard !== null && !agenda.wanted.includes(stop.wizard)) return nothing
      // If no Tower can call High Wizards, Hamdrel may still bring one who has been met (7.35).
      if (!trusted) return calls || !spaceStands(view, COTTAGE) ? nothing : { ...nothing, value: SENT_HOME }
      return { ...nothing, value: valueOfAsking, gems: gems + GIVE_CHANCE }
    case 'tower': {
      if (player.order !== 'sorcerers') return nothing
      const count = Math.min(out, asked - Math.floor(gems))
      if (count > 0) return { value: count * valueOfAsking, gems: gems + count * GIVE_CHANCE, time: (count - 1) * TURN }
      if (mustCallRandomWizard(view, player)) return { ...nothing, value: LAST_CHANCE }
      return view.wizards.length > 0 ? nothing : { ...nothing, value: byChance }
    }
    case 'hamdrel': {
      if (home === 0) return nothing
      // Of Hamdrel's gifts, 20 in 36 name a High Wizard, and 10 in 36 summon one.
      const useful = home / Math.max(1, 7 - view.wizards.length)
      return { ...nothing, value: useful * ((calls ? 0.56 * 0.55 * GEM : 0) + 0.28 * valueOfAsking) }
    }
    case 'dwelling':
      return knows(player, 'telepathy') && view.wizards.length === 0 ? { ...nothing, value: byChance } : nothing
    case 'star-crest':
      return { ...nothing, value: 20 }
    default:
      return nothing
  }
}

/**
 * Returns true if a Sorcerer can get a Gem only by calling a random High Wizard. This is the case if all High Wizards
 * on the board are known and have given the player their Gems, and Hamdrel, who could reveal others, is gone or soon
 * will be. The Sorcerer first calls those already on the board, because chance sends another only if there are none
 * (11.232).
 */
export function mustCallRandomWizard(view: WizardsView, player: PlayerView): boolean {
  const gone = (fallForecast(view).falls.get(COTTAGE_TILE) ?? 0) - view.day < SOON
  const gems = player.gems ?? {}
  return (
    player.order === 'sorcerers' &&
    gone &&
    !hasAllGems(player, view) &&
    view.wizards.every(({ wizard }) => wizard !== null && wizard in gems)
  )
}

/**
 * Returns true if a Sorcerer in a Tower should stay and call each turn, even if its Master is spent (11.2321, ruling
 * 77). A call answered by chance is no reason to stay while Hamdrel can reveal a High Wizard.
 */
export const staysToCall = (view: WizardsView, player: PlayerView): boolean =>
  isTower(player.space) &&
  knows(player, 'gem-summoning') !== null &&
  mayGather(player) &&
  (hasWizardToCall(view, player) || mustCallRandomWizard(view, player))

/** Returns true if a High Wizard is on the board whose Gem is, or may be, worth asking for. */
export const hasWizardToCall = (view: WizardsView, player: PlayerView): boolean =>
  view.wizards.some(({ wizard }) => wizard === null || wantsGem(player, wizard))
