import type { Odds, Option, Question } from '../../../kernel/index.ts'
import { encounterTable, type SpellName, spell, type TableId } from '../rules/cards.ts'
import { HIGH_WIZARDS, type HighWizard, type Player } from '../rules/components.ts'
import { leastOf } from '../rules/encounters/places.ts'
import { plunder } from '../rules/encounters/thieves.ts'
import { heldWith } from '../rules/events/event-effects.ts'
import { Board } from '../rules/islands/board.ts'
import { CIRCLE, type SpaceId, tileOf } from '../rules/islands/territories.ts'
import { meetsPlayer, spent } from '../rules/movement/movement.ts'
import { knows, perceives, succeedsOn } from '../rules/spells.ts'
import { fulfilledBy, hasMarkAt } from '../rules/tasks/marks.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'

/** Throws of two dice. */
const THROWS = 36
/** What comes of nothing. */
const NOTHING = 'nothing'

/** The asked player as the rules take him; what is hidden of him counts as not there. */
const asPlayer = (player: PlayerView): Player => ({ ...player, gems: player.gems ?? {}, known: player.known ?? {} })

/** What may come of an answer that hangs on dice, as far as its seat can know. */
export function oddsOf(view: WizardsView, question: Question, optionId: string): Odds[] {
  const option = question.options.find(({ id }) => id === optionId)
  const seen = view.players[question.seat]
  if (!option || !seen) return []
  const player = asPlayer(seen)
  const cast = /^cast ([a-z-]+)/.exec(optionId)
  if (cast?.[1]) return spellOdds(player, cast[1] as SpellName)
  switch (question.topic) {
    case 'roll':
      return optionId === 'roll' ? rollOdds(view, player) : arrivalOf(view, player, option)
    case 'move':
      return arrivalOf(view, player, option)
    case 'deed':
      return deedOdds(view, player, option)
    case 'wizard': {
      const out = view.wizards.find(({ at }) => at === option.at?.space)
      return optionId.startsWith('call ') && out?.wizard ? gemOdds(player, out.wizard) : []
    }
    default:
      return []
  }
}

function spellOdds(player: Player, name: SpellName): Odds[] {
  const works = succeedsOn(player, name)
  const reveals = spell(name).revealsOn?.filter(face => works.includes(face)) ?? []
  return [
    {
      what: name === 'gem-summoning' || name === 'telepathy' ? 'a High Wizard answers' : 'it works',
      hits: works.length,
      of: 6,
    },
    ...(reveals.length > 0 ? [{ what: 'a Secret Wizard is betrayed', hits: reveals.length, of: 6 }] : []),
  ]
}

/** A Movement Roll: what the Trap says to it, the red die (5.21), and the Stones and Ruktal's Center beside the player (6). */
function rollOdds(view: WizardsView, player: Player): Odds[] {
  if (player.trap?.kind === 'roll') return [{ what: 'the Trap opens', hits: 2, of: 6 }]
  if (player.trap) return []
  const board = Board.of(view.placements)
  const here = board.hex(player.space)
  const beside = view.fallen.includes(CIRCLE) ? [] : board.open(here)
  const dots = new Set(beside.filter(hex => board.ground[hex] === 'stone').map(hex => board.dots[hex]))
  const isByRuktal = board.ground[here] === 'stone' && beside.some(hex => board.ground[hex] === 'ruktal')
  return [
    ...(player.bound ? [] : [{ what: 'something may meet you where you stop', hits: 3, of: 6 }]),
    ...(isByRuktal ? [{ what: 'Ruktal is there', hits: 3, of: 6 }] : []),
    ...(dots.size > 0
      ? [{ what: dots.size === 1 ? 'the Stone beside you opens' : 'a Stone beside you opens', hits: dots.size, of: 6 }]
      : []),
  ]
}

function deedOdds(view: WizardsView, player: Player, { id, at }: Option): Odds[] {
  const wizard = HIGH_WIZARDS.find(name => name === at?.card)
  if (id === 'ask for gem' && wizard) return gemOdds(player, wizard)
  if (id === 'summon gem' && view.wizards.length === 0) return spellOdds(player, 'gem-summoning')
  return []
}

/** The die for a Gem (7.326), where one of the cards that are not known to the player is the False Wizard's (7.3263). */
function gemOdds(player: Player, wizard: HighWizard): Odds[] {
  const known = Object.values(player.known)
  const unknown = HIGH_WIZARDS.length - known.length
  const mayBeFalse = player.known[wizard] === undefined && !known.includes('false')
  const cards = mayBeFalse ? unknown : 1
  const robs = perceives(player) ? 3 : 4
  const isRobbed = mayBeFalse && Object.keys(player.gems).length > 0
  return [
    { what: 'a Gem', hits: 5 * (mayBeFalse ? cards - 1 : cards), of: 6 * cards },
    ...(isRobbed ? [{ what: 'robbed of all Gems', hits: robs, of: 6 * cards }] : []),
  ]
}

function arrivalOf(view: WizardsView, player: Player, { at, id }: Option): Odds[] {
  return at?.space === undefined || id.startsWith('boat ') ? [] : arrivalOdds(view, player, at.space)
}

/**
 * What meets a player by dice on coming into a space: the first of its encounters that is rolled for (7.4), where
 * nothing that stands there takes the place of the roll.
 */
function arrivalOdds(view: WizardsView, player: Player, space: SpaceId): Odds[] {
  if (player.trap || heldWith(player, 'summons')) return []
  // Markers and High Wizards come first, and the roll of the place is then not taken (7.361, 7.3712, 7.382, 7.391, 7.3011).
  if (hasMarkAt(player, space) || view.wizards.some(({ at }) => at === space)) return []
  // Another Territory opens all its encounters again (7.6).
  const isElsewhere = tileOf(space) !== tileOf(player.space)
  const there = isElsewhere ? { ...player, visits: {}, hamdrel: { meetings: 0, visits: 0 } } : player
  if (spent(there, space)) return []
  const table = placeTable(view, player, space)
  if (table !== null) return table === 'none' ? [] : tableOdds(view, player, table, space)
  const others = view.players.filter(other => other.seat !== player.seat && other.space === space).map(asPlayer)
  const met = others.filter(other => meetsPlayer(player, other))
  if (met.length > 0) return playersOdds(view, player, met, space)
  if (view.demons.includes(space)) return beastOdds(view, player, 'demons', 'demon-dispelling', space)
  if (view.dragon === space) return beastOdds(view, player, 'dragon', 'dragon-taming', space)
  return []
}

/** The table a place rolls on, `none` where it meets a player without dice, null where it is no place. */
function placeTable(view: WizardsView, player: Player, space: SpaceId): TableId | 'none' | null {
  const board = Board.of(view.placements)
  const ill = player.bound || player.dazed
  switch (board.ground[board.hex(space)]) {
    case 'town':
      return 'common-towns'
    case 'dwelling':
      return 'elven-dwellings'
    case 'abbey':
      return ill ? 'none' : 'abbey'
    case 'star-crest':
      return player.bound ? 'none' : 'star-crest'
    case 'high-hollow':
      return player.bound ? 'none' : 'high-hollow'
    case 'cottage':
      if (ill || fulfilledBy(player, 'hamdrel').length > 0) return 'none'
      return player.rank >= 1 && player.rank <= 3 ? 'hamdrels-gifts-1-3' : 'hamdrels-gifts-0-4'
    case 'lair':
      return 'dragon'
    case 'tower':
    case 'ruktal':
      return 'none'
    default:
      return null
  }
}

/** Players of one mind meet on one table (7.302); a rescue, a partner or one Dragonbound is another matter. */
function playersOdds(view: WizardsView, player: Player, met: readonly Player[], space: SpaceId): Odds[] {
  if (view.variant === 'partnership' || [player, ...met].some(one => one.bound || one.trap || one.stranded)) return []
  const all = [player, ...met].every(one => one.rank === 4)
  return tableOdds(view, player, all ? 'player-encounters-4' : 'player-encounters-1-3', space)
}

/** Demons or the Dragon: the spell against them for whoever has it, else their table. */
function beastOdds(
  view: WizardsView,
  player: Player,
  table: 'demons' | 'dragon',
  against: SpellName,
  space: SpaceId,
): Odds[] {
  if (!knows(player, against)) return tableOdds(view, player, table, space)
  return [{ what: `your ${spell(against).name} works`, hits: succeedsOn(player, against).length, of: 6 }]
}

/** How often each result of a table comes, read by the higher of two dice; results that are the same to this player together, the likeliest first. */
export function tableOdds(view: WizardsView, player: Player, name: TableId, space: SpaceId): Odds[] {
  const sums = new Map<string, number>()
  for (const { on, brief } of encounterTable(name).rows) {
    for (const face of on) {
      const what = comesTo(view, player, name, face, brief, space)
      // The higher of two dice is `face` in so many of the 36 throws.
      sums.set(what, (sums.get(what) ?? 0) + 2 * face - 1)
    }
  }
  return [...sums].map(([what, hits]) => ({ what, hits, of: THROWS })).sort((a, b) => b.hits - a.hits)
}

const POINTS = new Set(['a die of points', 'twice a die of points', 'ten points of each'])

/** What a result is to this player: who has nothing is not robbed, and Rank 0 and 4 are given no Tasks and no points (rulings 86, 97, 98). */
function comesTo(
  view: WizardsView,
  player: Player,
  table: TableId,
  face: number,
  brief: string,
  space: SpaceId,
): string {
  const outside = player.rank === 0 || player.rank === 4
  const { gems, objects } = plunder(player)
  const robbed = gems.length + objects.length > 0 && !heldWith(player, 'ward') ? 'robbed' : NOTHING
  const board = Board.of(view.placements)
  const favour = heldWith(player, 'town-favour')
  if (table === 'common-towns' && favour && face < leastOf(favour) && board.ground[board.hex(space)] === 'town')
    return NOTHING
  if (brief === 'robbed') return robbed
  if (brief === 'points lost' && player.rank === 4 && table !== 'common-towns') return robbed
  if (brief === 'points lost') return outside || Object.values(player.points).every(has => has === 0) ? NOTHING : brief
  if (POINTS.has(brief)) return outside || player.bound ? NOTHING : brief
  if (brief === 'a Task') return outside ? NOTHING : brief
  if (brief === 'your Mentor') return player.order === null ? NOTHING : brief
  return brief
}
