import { TURN } from '../plans/ways.ts'
import { hasAllGems, isTrusted, mayGather, wantsGem } from '../rules/gems.ts'
import { spaceStands } from '../rules/islands/spaces.ts'
import { COTTAGE, isTower, TOWERS, tileOf } from '../rules/islands/territories.ts'
import { knows } from '../rules/spells.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { doomOf } from './forecast.ts'
import type { Agenda, Stop } from './stops.ts'

/** What a Gem and the delivery of all six are worth, in points. */
const GEM = 40
const DELIVER = 400
/** A High Wizard who is asked gives his Gem on 1 to 5; the False one robs on 1 to 4 (7.326, 7.3263). */
const GIVES = 5 / 6
const ROBS = 4 / 6
/** What it is worth to call anybody where there is no other way to a Gem. */
const LAST_CHANCE = 5
/** What it is worth to meet a High Wizard who cannot be asked where he is, so that Hamdrel may bring him. */
const SENT_HOME = 5
/** A land that falls in fewer days is as good as gone. */
const SOON = 3
const COTTAGE_TILE = tileOf(COTTAGE)!

/** What a meeting brings, the Gems that will then be carried on the mean, and the time it takes. */
export interface Gathered {
  readonly worth: number
  readonly gems: number
  readonly time: number
}

/** What a stop is worth to a player of Rank 4 with no Mandatory Task left, who is to carry so many Gems by then. */
export function gathering(view: WizardsView, player: PlayerView, agenda: Agenda, stop: Stop, gems: number): Gathered {
  const nothing = { worth: 0, gems, time: 0 }
  const { asked } = agenda
  if (agenda.gems >= asked) return stop.host === 'ruktal' ? { ...nothing, worth: DELIVER } : nothing
  if (gems >= asked) return nothing
  const met = Object.values(player.known ?? {})
  const isFalse = met.includes('false') ? 0 : 1 / Math.max(1, 7 - met.length)
  // What asking once is worth: a Gem, or all that is carried; in the end it has to be asked.
  const asking = Math.max(5, GEM * (1 - isFalse) * GIVES - isFalse * ROBS * Math.min(gems, agenda.gems) * 0.5 * GEM)
  // Whoever answers by chance may be the False Wizard, known or not.
  const byChance = Math.max(0, GEM * (agenda.wanted.length / 7) * GIVES - (GEM * agenda.gems * ROBS) / 7) / 3
  const out = view.wizards.filter(w => w.wizard === null || agenda.wanted.includes(w.wizard)).length
  const home = agenda.wanted.filter(wizard => !view.wizards.some(w => w.wizard === wizard)).length
  const trusted = player.order !== 'sorcerers' || isTrusted(stop.space)
  const calls = player.order !== 'sorcerers' || TOWERS.some(tower => spaceStands(view, tower))
  switch (stop.host) {
    case 'high-wizard':
      if (stop.wizard !== null && !agenda.wanted.includes(stop.wizard)) return nothing
      // Whom no Tower is left to call to can still come to Hamdrel, once somebody has met him (7.35).
      if (!trusted) return calls || !spaceStands(view, COTTAGE) ? nothing : { ...nothing, worth: SENT_HOME }
      return { ...nothing, worth: asking, gems: gems + GIVES }
    case 'tower': {
      if (player.order !== 'sorcerers') return nothing
      const count = Math.min(out, asked - Math.floor(gems))
      if (count > 0) return { worth: count * asking, gems: gems + count * GIVES, time: (count - 1) * TURN }
      if (callsAnybody(view, player)) return { ...nothing, worth: LAST_CHANCE }
      return view.wizards.length > 0 ? nothing : { ...nothing, worth: byChance }
    }
    case 'hamdrel': {
      if (home === 0) return nothing
      // Of her gifts 20 in 36 tell of a High Wizard, and 4 and half of 12 bring one.
      const useful = home / Math.max(1, 7 - view.wizards.length)
      return { ...nothing, worth: useful * ((calls ? 0.56 * 0.55 * GEM : 0) + 0.28 * asking) }
    }
    case 'dwelling':
      return knows(player, 'telepathy') && view.wizards.length === 0 ? { ...nothing, worth: byChance } : nothing
    case 'star-crest':
      return { ...nothing, worth: 20 }
    default:
      return nothing
  }
}

/**
 * Whether a Sorcerer has no other way to a Gem than to call whoever comes: nobody he wants is out, and Hamdrel is gone, who
 * could show one. He first calls those who are out for nothing, for only with nobody out does chance send another (11.232).
 */
export function callsAnybody(view: WizardsView, player: PlayerView): boolean {
  const gone = (doomOf(view).falls.get(COTTAGE_TILE) ?? 0) - view.day < SOON
  const gems = player.gems ?? {}
  return (
    player.order === 'sorcerers' &&
    gone &&
    !hasAllGems(player, view) &&
    view.wizards.every(({ wizard }) => wizard !== null && wizard in gems)
  )
}

/**
 * Whether a Sorcerer stands in a Tower and has somebody to call turn by turn, be its Master spent or not (11.2321, ruling 77). Who
 * would answer by chance is no reason to stay while Hamdrel can show one.
 */
export const staysToCall = (view: WizardsView, player: PlayerView): boolean =>
  isTower(player.space) &&
  knows(player, 'gem-summoning') !== null &&
  mayGather(player) &&
  (callsSomebody(view, player) || callsAnybody(view, player))

/** Whether a High Wizard is out whose Gem is worth asking for, or may be. */
export const callsSomebody = (view: WizardsView, player: PlayerView): boolean =>
  view.wizards.some(({ wizard }) => wizard === null || wantsGem(player, wizard))
