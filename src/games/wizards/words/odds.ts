import type { Odds, Question } from '../../../kernel/index.ts'
import { chances, HIGHER_OF_TWO } from '../../../parts/tables/index.ts'
import type { Messages } from '../../../text/index.ts'
import { isReady, knows, revealsOn, seesFalseWizard, succeedsOn } from '../rules/effects/spells.ts'
import { leastOf } from '../rules/encounters/places.ts'
import { lootOf } from '../rules/encounters/thieves.ts'
import { isSpentSpace, meetsPlayer } from '../rules/facts/movement.ts'
import { Board } from '../rules/islands/board.ts'
import { CIRCLE, type SpaceId, STAR_CREST, tileOf } from '../rules/islands/territories.ts'
import { asWizardsQuestion } from '../rules/state/asking.ts'
import { bookOf } from '../rules/state/book.ts'
import type { EncounterOutcome, SpellName, TableId } from '../rules/state/cards.ts'
import { HIGH_WIZARDS, type HighWizard, type Player } from '../rules/state/components.ts'
import { heldWith } from '../rules/state/event-effects.ts'
import { fulfilledBy, hasMarkAt } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'

/**
 * Converts a view's player to the type that the rules use. Gems and Gem Cards that the viewer can't see count as none.
 */
const asPlayer = (player: PlayerView): Player => ({ ...player, gems: player.gems ?? {}, known: player.known ?? {} })

/**
 * Returns the odds of an answer that involves dice, using only what the player can know. The list is empty for other
 * answers.
 */
export function oddsOf(words: Messages, view: WizardsView, question: Question, optionId: string): Odds[] {
  const act = asWizardsQuestion(question).options.find(({ id }) => id === optionId)?.act
  const seen = view.players[question.seat]
  if (!act || !seen) return []
  const player = asPlayer(seen)
  switch (act.kind) {
    case 'cast':
      return spellOdds(words, view, player, act.spell)
    case 'roll':
      return rollOdds(words, view, player)
    case 'ride':
    case 'fly':
    case 'transport':
    case 'move':
      return arrivalOdds(words, view, player, act.to)
    case 'stargate':
      return arrivalOdds(words, view, player, STAR_CREST)
    case 'call-for-help':
      return callOdds(words, player)
    case 'ask-for-gem':
      return gemOdds(words, player, act.wizard)
    case 'summon-gem':
      return view.wizards.length === 0 ? spellOdds(words, view, player, 'gem-summoning') : []
    case 'call-wizard':
      return act.wizard ? gemOdds(words, player, act.wizard) : []
    default:
      return []
  }
}

/**
 * Returns the odds of a call for help, which uses the higher of two dice (D30). Returns an empty list if only stranded
 * players may call.
 */
function callOdds(words: Messages, player: Player): Odds[] {
  if (bookOf(player).callPrice(player.rank) === null) return []
  const ill = player.dazed || player.bound ? 'ill' : 'well'
  return (['best', 'fair', 'unheard'] as const).map((comes, i) => {
    const hits = HIGHER_OF_TWO.throws(2 * i + 1) + HIGHER_OF_TWO.throws(2 * i + 2)
    return { what: words.get(`odds-call-${comes}`, { ill }), hits, of: HIGHER_OF_TWO.of }
  })
}

function spellOdds(words: Messages, view: WizardsView, player: Player, name: SpellName): Odds[] {
  const works = succeedsOn(player, name)
  const reveals = revealsOn(view, name).filter(face => works.includes(face))
  const isCall = name === 'gem-summoning' || name === 'telepathy'
  return [
    { what: words.get(isCall ? 'odds-wizard-answers' : 'odds-works'), hits: works.length, of: 6 },
    ...(reveals.length > 0 ? [{ what: words.get('odds-betrays'), hits: reveals.length, of: 6 }] : []),
  ]
}

/**
 * Returns the odds of everything that depends on a Movement Roll: an encounter by the red die (5.21), and entry to
 * adjacent Stones and Ruktal's Center (6). For a player in a Trap, returns only the odds that a roll opens it.
 */
function rollOdds(words: Messages, view: WizardsView, player: Player): Odds[] {
  if (player.trap?.kind === 'roll') return [{ what: words.get('odds-trap-opens'), hits: 2, of: 6 }]
  if (player.trap) return []
  const board = Board.of(view.placements)
  const here = board.hex(player.space)
  const beside = view.fallen.includes(CIRCLE) ? [] : board.open(here)
  const dots = new Set(beside.filter(hex => board.ground[hex] === 'stone').map(hex => board.dots[hex]))
  const isByRuktal = board.ground[here] === 'stone' && beside.some(hex => board.ground[hex] === 'ruktal')
  return [
    ...(player.bound ? [] : [{ what: words.get('odds-meeting'), hits: 3, of: 6 }]),
    ...(isByRuktal ? [{ what: words.get('odds-ruktal'), hits: 3, of: 6 }] : []),
    ...(dots.size > 0 ? [{ what: words.get('odds-stone-opens', { stones: dots.size }), hits: dots.size, of: 6 }] : []),
  ]
}

/**
 * Returns the odds of the roll for a Gem (7.326). This High Wizard may be False unless the player has seen their Gem
 * Card or knows who is False (7.3263).
 */
function gemOdds(words: Messages, player: Player, wizard: HighWizard): Odds[] {
  const known = Object.values(player.known)
  const unknown = HIGH_WIZARDS.length - known.length
  const mayBeFalse = player.known[wizard] === undefined && !known.includes('false')
  const cards = mayBeFalse ? unknown : 1
  const robs = seesFalseWizard(player) ? 3 : 4
  const isRobbed = mayBeFalse && Object.keys(player.gems).length > 0
  return [
    { what: words.get('odds-gem'), hits: 5 * (mayBeFalse ? cards - 1 : cards), of: 6 * cards },
    ...(isRobbed ? [{ what: words.get('odds-gems-robbed'), hits: robs, of: 6 * cards }] : []),
  ]
}

/**
 * Returns the odds of the first encounter that requires a roll on entering a space (7.4). Returns an empty list if
 * something there replaces the roll.
 */
function arrivalOdds(words: Messages, view: WizardsView, player: Player, space: SpaceId): Odds[] {
  if (player.trap || heldWith(player, 'summons')) return []
  // Markers and High Wizards are met first, and replace the place's own roll (7.361, 7.3712, 7.382, 7.391, 7.3011).
  if (hasMarkAt(player, space) || view.wizards.some(({ at }) => at === space)) return []
  // Entering another Territory makes all its encounters possible again (7.6).
  const isElsewhere = tileOf(space) !== tileOf(player.space)
  const there = isElsewhere ? { ...player, visits: {}, hamdrel: { meetings: 0, visits: 0 } } : player
  if (isSpentSpace(there, space)) return []
  const table = placeTable(view, player, space)
  if (table === 'dragon') return beastOdds(words, view, player, table, space)
  if (table !== null) return table === 'none' ? [] : tableOdds(words, view, player, table, space)
  const others = view.players.filter(other => other.seat !== player.seat && other.space === space).map(asPlayer)
  const met = others.filter(other => meetsPlayer(player, other))
  if (met.length > 0) return playersOdds(words, view, player, met, space)
  if (view.demons.includes(space)) return beastOdds(words, view, player, 'demons', space)
  if (view.dragon === space) return beastOdds(words, view, player, 'dragon', space)
  return []
}

/** Returns the table of a place, `none` for a place without a roll, or null for any other space. */
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

/**
 * Returns the odds of a meeting with players that uses a single table (7.302). Returns an empty list in the partnership
 * game and the cooperative one (D44), or if anybody is Dragonbound, trapped or stranded.
 */
function playersOdds(
  words: Messages,
  view: WizardsView,
  player: Player,
  met: readonly Player[],
  space: SpaceId,
): Odds[] {
  const arePartners = view.variant === 'partnership' || view.variant === 'cooperative'
  if (arePartners || [player, ...met].some(one => one.bound || one.trap || one.stranded)) return []
  const all = [player, ...met].every(one => bookOf(view).gems && one.rank === 4)
  return tableOdds(words, view, player, all ? 'player-encounters-4' : 'player-encounters-1-3', space)
}

/** The spells against Demons and the Dragon, in the order in which the rules offer them (11.222, 11.223, D34). */
const SPELLS_AGAINST = {
  demons: ['demon-dispelling', 'demon-cloning', 'demon-dodging'],
  dragon: ['dragon-dodging', 'dragon-taming'],
} as const

/**
 * Returns the odds of a meeting with Demons or the Dragon: of the spell against them if the player can cast one, and
 * otherwise of each result on their table, the first of which names them.
 */
function beastOdds(
  words: Messages,
  view: WizardsView,
  player: Player,
  table: 'demons' | 'dragon',
  space: SpaceId,
): Odds[] {
  const against = SPELLS_AGAINST[table].find(spell => knows(player, spell) !== null && isReady(player, spell))
  if (against === undefined)
    return tableOdds(words, view, player, table, space).map((odds, i) =>
      i === 0 ? { ...odds, what: words.get(`odds-${table}`, { what: odds.what }) } : odds,
    )
  const what = words.get('odds-spell-works', { spell: bookOf(view).spell(against).name })
  return [{ what, hits: succeedsOn(player, against).length, of: 6 }]
}

/**
 * Returns the odds for a table that uses the higher of two dice, likeliest result first. Combines results that have the
 * same effect on this player.
 */
function tableOdds(words: Messages, view: WizardsView, player: Player, name: TableId, space: SpaceId): Odds[] {
  return chances(bookOf(view).table(name).rows, HIGHER_OF_TWO, ({ does }, face) =>
    effectOn(view, player, name, face, does, space),
  ).map(({ what, hits, of }) => ({ what: words.get(`outcome-${what}`), hits, of }))
}

/**
 * Returns the effect of a result on this player: `nothing` if it can't affect them, such as a robbery of a player who
 * carries nothing, or `robbed` if Demons or the Dragon steal possessions instead of points (rulings 86, 97, 98).
 */
function effectOn(
  view: WizardsView,
  player: Player,
  table: TableId,
  face: number,
  does: EncounterOutcome,
  space: SpaceId,
): EncounterOutcome {
  const outside = player.rank === 0 || bookOf(player).settled(player.rank)
  const { gems, objects } = lootOf(player)
  const robbed = gems.length + objects.length > 0 && !heldWith(player, 'ward') ? 'robbed' : 'nothing'
  const board = Board.of(view.placements)
  const favor = heldWith(player, 'town-favor')
  if (table === 'common-towns' && favor && face < leastOf(favor) && board.ground[board.hex(space)] === 'town')
    return 'nothing'
  switch (does) {
    case 'robbed':
      return robbed
    case 'points-lost':
    case 'points-lost-twice':
      // From players of Rank 4, Demons and the Dragon steal possessions instead of points (7.304, 7.305).
      if (bookOf(player).settled(player.rank) && table !== 'common-towns') return robbed
      return outside || Object.values(player.points).every(has => has === 0) ? 'nothing' : does
    case 'points':
    case 'points-twice':
    case 'ten-of-each':
      return outside || player.bound ? 'nothing' : does
    case 'task':
      return outside ? 'nothing' : does
    case 'mentor':
      return player.order === null ? 'nothing' : does
    default:
      return does
  }
}
