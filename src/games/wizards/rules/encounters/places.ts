import type { Rule } from '../../../../kernel/index.ts'
import { transport } from '../effects/journey.ts'
import { gain, gainAny, loseAny } from '../effects/points.ts'
import { proceduresOf } from '../effects/procedures.ts'
import { askToCast, canTrySpell, cast, knows } from '../effects/spells.ts'
import { tableRoll } from '../effects/table-roll.ts'
import { withHighWizard } from '../effects/wizard-deck.ts'
import { boardOf, spaceStands } from '../facts/spaces.ts'
import type { Board } from '../islands/board.ts'
import { COTTAGE, SACRED_CENTER, type SpaceId, STAR_CREST, TOWERS } from '../islands/territories.ts'
import { standsIn } from '../state/aloft.ts'
import { bookOf } from '../state/book.ts'
import { eventCard, HOME_OF, type Master, type OutcomeOf } from '../state/cards.ts'
import { type HeldEvent, type Player, playersFrom, type WizardsTable } from '../state/components.ts'
import { endEvent, heldWith } from '../state/event-effects.ts'
import { advance, canAdvance } from '../tasks/orders.ts'
import { assignTask, fulfilByPerson } from '../tasks/tasks.ts'
import { giveAnimal } from './animals.ts'
import { mayGather, seekGem } from './gems.ts'
import { drawWizardCard, revealHighWizard, summonHighWizards } from './high-wizards.ts'
import { heal, meetInThought, meetPerson } from './persons.ts'
import { steal } from './thieves.ts'

/** The encounters that came before the place's own. They replace its roll (7.361, 7.3712, 7.382, 7.391, 7.3011). */
export interface Before {
  readonly task: boolean
  readonly wizard: boolean
}

/** Returns true if a space is a place with its own encounter (7c-7h). */
export function isPlace(board: Board, space: SpaceId): boolean {
  switch (board.ground[board.hex(space)]!) {
    case 'water':
    case 'plains':
    case 'woods':
    case 'mountains':
    case 'stone':
      return false
    default:
      return true
  }
}

/** Resolves the encounter of a place (7.4c). */
export function* meetPlace(table: WizardsTable, player: Player, before: Before): Rule {
  const board = boardOf(table.state)
  // A player who answers a summons does nothing else here (Event 31, ruling 105), but Ruktal still heals a Dazed player
  // (7.332, ruling W21).
  if (answerSummons(table, player)) {
    if (player.space === SACRED_CENTER && player.dazed) yield* meetPerson(table, player, 'ruktal')
    return
  }
  const busy = before.task || before.wizard
  const ground = board.ground[board.hex(player.space)]!
  switch (ground) {
    case 'town':
      if (!busy) yield* commonFolk(table, player)
      break
    case 'dwelling':
      if (!busy) yield* elves(table, player)
      break
    case 'abbey':
      yield* abbey(table, player, busy)
      break
    case 'star-crest':
      if (!busy && !player.bound) yield* starCrest(table, player)
      break
    case 'high-hollow':
      if (!busy && !player.bound) yield* highHollow(table, player)
      break
    case 'tower':
      yield* meetPerson(table, player, masterAt(player.space))
      break
    case 'cottage':
      yield* proceduresOf(table).meetHamdrel(table, player)
      break
    case 'ruktal':
      yield* meetPerson(table, player, 'ruktal')
      break
    case 'lair':
      yield* proceduresOf(table).meetDragon(table, player)
      break
    case 'water':
    case 'plains':
    case 'woods':
    case 'mountains':
    case 'stone':
      break
  }
}

const MASTERS: readonly Master[] = ['megmoran', 'meligar', 'melekok']
const masterAt = (space: SpaceId): Master => MASTERS[(TOWERS as readonly string[]).indexOf(space)]!

function answerSummons(table: WizardsTable, player: Player): boolean {
  const held = heldWith(player, 'summons')
  if (!held) return false
  const here = eventCard(held.id).does.some(
    effect =>
      effect.verb === 'summons' &&
      effect.to.some(at => (at.kind === 'space' ? at.space : HOME_OF[at.who]) === player.space),
  )
  if (here) endEvent(table, player, held.id, 'ends')
  return here
}

/**
 * Resolves a meeting with Common Folk, in a town or by chance (7.301, 8.6). Under Event 32, low rolls in a town have no
 * effect (ruling 61).
 */
export function* commonFolk(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.301', who: 'folk', space: player.space })
  const { on, does } = tableRoll(table, player, 'common-towns')
  const board = boardOf(table.state)
  const favor = heldWith(player, 'town-favor')
  if (favor && on < leastOf(favor) && board.ground[board.hex(player.space)] === 'town') return
  switch (does) {
    case 'robbed':
      yield* steal(table, player, 'thieves', '7.301')
      break
    case 'points-lost':
      yield* loseAny(table, player, table.roll(player.seat, 1, 'points-lost', '7.301')[0]!, { by: 'folk' }, '7.301')
      break
    case 'held-here':
      player.held = 'folk'
      break
    case 'task':
      yield* assignTask(table, player, false, '7.301')
      break
    case 'extra-turn':
      player.extra++
      break
    case 'nothing':
      break
  }
}

/** Returns the lowest roll that has an effect in a town while a player holds this Event. */
export const leastOf = ({ id }: HeldEvent): number =>
  eventCard(id).does.reduce((least, effect) => (effect.verb === 'town-favor' ? effect.least : least), 1)

/** Resolves a meeting with Elves in their Dwelling (7.39). A Telepathy Spell can replace the roll (11.231). */
function* elves(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.39', who: 'elves', space: player.space })
  if (mayTryTelepathy(table, player) && (yield* askToCast(player, 'telepathy', { on: 'elves' }))) {
    yield* telepathy(table, player)
    return
  }
  switch (tableRoll(table, player, 'elven-dwellings').does) {
    case 'points-twice':
      yield* gainAny(table, player, 2 * table.roll(player.seat, 1, 'points', '7.39')[0]!, { by: 'elves' }, '7.39')
      break
    case 'points':
      yield* gainAny(table, player, table.roll(player.seat, 1, 'points', '7.39')[0]!, { by: 'elves' }, '7.39')
      break
    case 'nothing':
      break
  }
}

function mayTryTelepathy(table: WizardsTable, player: Player): boolean {
  const known = knows(player, 'telepathy')
  if (!known || !canTrySpell(player, 'telepathy') || table.state.wizards.length > 0) return false
  // Without enough points to advance, or with Mandatory Tasks left, the spell would fail (11.2311, 11.2312).
  return known.for === 'gems' ? mayGather(player) : canAdvance(table, player)
}

/** Casts the Telepathy Spell to advance or, at Rank 4, to get a Gem (11.231). */
function* telepathy(table: WizardsTable, player: Player): Rule {
  player.cast.push('telepathy')
  const gems = knows(player, 'telepathy')!.for === 'gems'
  if (!cast(table, player, 'telepathy')) return
  yield* withHighWizard(table, function* (wizard) {
    if (gems) yield* seekGem(table, player, wizard, '11.2312')
    else advance(table, player, '11.2311')
  })
}

/**
 * Resolves a visit to Shrineheart Abbey (7.38), where the player is healed or, if not `busy`, rolls for the monks'
 * help.
 */
function* abbey(table: WizardsTable, player: Player, busy: boolean): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.38', who: 'monks', space: player.space })
  if (heal(table, player, '7.3044') || busy) return
  switch (tableRoll(table, player, 'abbey').does) {
    case 'extra-turn':
      player.extra++
      break
    case 'mentor':
      yield* proceduresOf(table).reachMentor(table, player)
      break
    case 'points':
      yield* gainAny(table, player, table.roll(player.seat, 1, 'points', '7.38')[0]!, { by: 'monks' }, '7.38')
      break
  }
}

/**
 * Contacts the player's Mentor by thought (7.381). Does nothing if none can be reached, for a player without an Order,
 * and for the Order of Evil.
 */
export function* mentorInThought(table: WizardsTable, player: Player): Rule {
  if (player.order === null) return
  const { mentor } = bookOf(player).order(player.order)
  switch (mentor.kind) {
    case 'wizard':
      yield* withHighWizard(table, wizard => meetInThought(table, player, wizard))
      return
    case 'person':
      yield* meetInThought(table, player, mentor.who)
      return
    case 'dragon':
      return
    case 'any-master': {
      if (!TOWERS.some(tower => spaceStands(table.state, tower))) return
      for (;;) {
        const master = MASTERS[Math.floor((table.roll(player.seat, 1, 'master', '7.381')[0]! - 1) / 2)]!
        // A tower that has fallen or is not in play doesn't answer (ruling 31).
        if (!spaceStands(table.state, HOME_OF[master])) continue
        yield* meetInThought(table, player, master)
        return
      }
    }
  }
}

/** 7.371 */
function* starCrest(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.37', who: 'star-crest', space: STAR_CREST })
  switch (tableRoll(table, player, 'star-crest').does) {
    case 'ten-of-each':
      gain(table, player, { knowledge: 10, perception: 10, power: 10 }, { by: 'star-crest' }, '7.371')
      break
    case 'ten-and-five': {
      const ten = yield* gainAny(table, player, 10, { by: 'star-crest' }, '7.371')
      const other = bookOf(table.state).crestGivesTwoKinds ? ten : null
      yield* gainAny(table, player, 5, { by: 'star-crest' }, '7.371', other)
      break
    }
    case 'two-high-wizards':
      yield* summonHighWizards(table, [player], 2)
      break
    case 'extra-turns':
      player.extra += table.roll(player.seat, 1, 'extra-turns', '7.371')[0]!
      break
  }
}

/** 7.36 */
function* highHollow(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.36', who: 'high-hollow', space: player.space })
  const { does } = tableRoll(table, player, 'high-hollow')
  yield* transport(table, player, PATHS[does], '7.36', { unwanted: true })
}

const PATHS: Readonly<Record<OutcomeOf<'high-hollow'>, SpaceId>> = {
  'star-crest': STAR_CREST,
  cottage: COTTAGE,
  'megmorans-tower': TOWERS[0],
}

/** Counts a meeting with Hamdrel, and the visit if it is the first meeting of one (7.354, D37). */
export function countMeeting({ state }: WizardsTable, { hamdrel }: Player): void {
  if (hamdrel.meetings === 0) hamdrel.visits++
  hamdrel.meetings++
  if (bookOf(state).cottageOrder !== null) hamdrel.met = (hamdrel.met ?? 0) + 1
}

/**
 * Resolves a meeting with Hamdrel, the Wise Woman (7.35), who does one thing: heals, fulfills parts of Tasks, or gives
 * a gift.
 */
export function* hamdrel(table: WizardsTable, player: Player): Rule {
  countMeeting(table, player)
  table.emit({ kind: 'meets', seat: player.seat, rule: '7.35', who: 'hamdrel', space: COTTAGE })
  if (player.healed || heal(table, player, '7.351')) return
  if (yield* fulfilByPerson(table, player, 'hamdrel')) return
  const gifts = player.rank >= 1 && player.rank <= 3 ? 'hamdrels-gifts-1-3' : 'hamdrels-gifts-0-4'
  switch (tableRoll(table, player, gifts).does) {
    case 'points-twice':
      yield* gainAny(table, player, 2 * table.roll(player.seat, 1, 'points', '7.353')[0]!, { by: 'hamdrel' }, '7.353')
      break
    case 'task':
      yield* proceduresOf(table).offerHamdrelTask(table, player, '7.353', 'hamdrel')
      break
    case 'high-wizard': {
      // According to the authors' corrections of 2003, a High Wizard comes at once to everybody at the Cottage (ruling
      // 28).
      const here = playersFrom(table.state, player.seat).filter(p => standsIn(table, p, COTTAGE) && !p.trap)
      yield* summonHighWizards(table, here, 1)
      break
    }
    case 'unicorn':
      giveAnimal(table, player, 'unicorn', '7.353')
      break
    case 'wizard-card':
      yield* drawWizardCard(table, [player], '7.353')
      break
    case 'high-wizard-shown':
      yield* revealHighWizard(table, player, '7.353')
      break
  }
}
