import type { Rule } from '../../../../kernel/index.ts'
import { LAIR_TIME } from '../effects/journey.ts'
import { canTrySpell, knows } from '../effects/spells.ts'
import { COTTAGE, LAIR, tileOf } from '../islands/territories.ts'
import type { ActOfKind } from '../state/acts.ts'
import { standsIn } from '../state/aloft.ts'
import { type ActOn, decide, type OptionOn } from '../state/asking.ts'
import { bookOf } from '../state/book.ts'
import type { HeldTask, OrderName, Player, Rank, WizardsTable } from '../state/components.ts'
import { heldWith } from '../state/event-effects.ts'
import { fulfilledBy, isHighWizard, type Met, orderOf } from '../state/marks.ts'
import { advance, canAdvance, initiate } from '../tasks/orders.ts'
import { assignTask, fulfilByPerson, takesTasks } from '../tasks/tasks.ts'
import { deliverGems, hasAllGems, mayAskForGem, mayGather, seekGem, summonGem } from './gems.ts'

/** Something a Mentor can do for a player. */
type Action = Exclude<ActOn<'action'>, ActOfKind<'take-leave'>>
type Offer = OptionOn<'action', Action>

/**
 * The last digit of each action's section, the same for every kind of Mentor (7.321-7.326, 7.331-7.336, 7.341-7.346).
 */
const DIGIT: Readonly<Record<Action['kind'], number>> = {
  join: 1,
  fulfil: 3,
  'take-task': 4,
  advance: 5,
  'ask-for-gem': 6,
  'summon-gem': 6,
  'deliver-gems': 6,
}

/**
 * Returns the rulebook section about this person. In 1982 it is 7.32 for High Wizards, 7.33 for Ruktal, and 7.34 for
 * Master Sorcerers.
 */
function sectionOf(who: Met): string {
  if (who === 'dragon') return 'D36'
  if (who === 'hamdrel') return 'D37'
  if (isHighWizard(who)) return '7.32'
  return who === 'ruktal' ? '7.33' : '7.34'
}

/** Returns the number of an action's subsection. The revised rulebook has a single section for each of its Mentors. */
const partOfSection = (who: Met, digit: number): string =>
  who === 'dragon' || who === 'hamdrel' ? sectionOf(who) : `${sectionOf(who)}${digit}`

interface Meeting {
  readonly who: Met
  /** True if the person is the player's own Mentor. */
  readonly own: boolean
  /**
   * The Tasks held when the meeting began. If a Task is given now, only its first part can be done at once (9.7, ruling
   * 22).
   */
  readonly held: readonly HeldTask[]
}

/**
 * Resolves a meeting with a High Wizard, Ruktal or a Master Sorcerer (7.32, 7.33, 7.34) or, in the revised game, with
 * the Dragon or Hamdrel as a Mentor (D36, D37).
 */
export function* meetPerson(table: WizardsTable, player: Player, who: Met): Rule {
  const section = sectionOf(who)
  if (who !== 'dragon') table.emit({ kind: 'meets', seat: player.seat, rule: section, who, space: player.space })
  if (isHighWizard(who)) resetLair(table, player)
  // The Dragon heals nobody.
  if (who !== 'dragon' && (player.healed || healFor(table, player, partOfSection(who, 2)))) return
  const own = player.order !== null && player.order === orderOf(player, who)
  const meeting = { who, own, held: [...player.tasks] }
  const done: Action['kind'][] = []
  const { arrivals } = player
  // A player who takes the Mentor's Task can't become a Ranger instead (D37).
  const byChoice = bookOf(table.state).cottageOrder !== null
  // The player's own Mentor does everything possible (7.327, 7.337, 7.347); anyone else does one thing.
  for (;;) {
    const actions = actionsOf(table, player, meeting).filter(
      ({ act }) => !done.includes(act.kind) && !(byChoice && act.kind === 'join' && done.includes('take-task')),
    )
    if (actions.length === 0) return
    // Players never have to try for a Gem (7.326, 7.346) or leave their Mentor for another.
    const free =
      (!own && !(who === 'dragon' && player.order === null)) ||
      actions.every(
        ({ act }) =>
          act.kind === 'ask-for-gem' || act.kind === 'summon-gem' || (byChoice && own && act.kind === 'join'),
      )
    const action = yield* decide({
      seat: player.seat,
      topic: 'action',
      data: { who, own, inThought: false },
      rule: own ? partOfSection(who, 7) : section,
      options: free ? [...actions, TAKE_LEAVE] : actions,
    })
    if (action.kind === 'take-leave') return
    done.push(action.kind)
    yield* doAction(table, player, meeting, action, partOfSection(who, DIGIT[action.kind]))
    if (!own || table.state.result || player.arrivals !== arrivals) return
    if (byChoice && action.kind === 'join') return
  }
}

/**
 * Resolves a meeting by thought contact (7.381). The person can fulfill parts of Tasks, give one, or advance the
 * player, but not provide Gems (ruling 32).
 */
export function* meetInThought(table: WizardsTable, player: Player, who: Met): Rule {
  const rule = '7.381'
  table.emit({ kind: 'meets', seat: player.seat, rule, who, space: player.space })
  if (player.healed) return
  const { arrivals } = player
  const meeting = { who, own: orderOf(player, who) === player.order, held: [...player.tasks] }
  const done: Action['kind'][] = []
  for (;;) {
    const actions: Offer[] = []
    if (mayFulfilBy(player, meeting)) actions.push(FULFIL)
    if (canAdvance(table, player) && !done.includes('advance')) actions.push(advanceOffer(player))
    if (takesTasks(player) && !done.includes('take-task')) actions.push(takeTask(meeting))
    if (actions.length === 0) return
    const action = yield* decide({
      seat: player.seat,
      topic: 'action',
      data: { who, own: meeting.own, inThought: true },
      rule,
      options: [...actions, TAKE_LEAVE],
    })
    if (action.kind === 'take-leave') return
    done.push(action.kind)
    yield* doAction(table, player, meeting, action, rule)
    if (player.arrivals !== arrivals) return
  }
}

const FULFIL: Offer = { id: 'fulfil task', act: { kind: 'fulfil' } }
const TAKE_LEAVE: OptionOn<'action', ActOfKind<'take-leave'>> = { id: 'leave', act: { kind: 'take-leave' } }

const takeTask = ({ own }: Meeting): Offer => ({
  id: 'new task',
  act: { kind: 'take-task', mandatory: own },
})

const advanceOffer = ({ rank }: Player): Offer => ({
  id: 'advance',
  act: { kind: 'advance', rank: (rank + 1) as Rank }, // a player who may advance is below the last Rank
})

/** Returns true if this person can now fulfill part of a Task held when the meeting began. */
const mayFulfilBy = (player: Player, { who, held }: Meeting): boolean =>
  fulfilledBy(player, who).some(({ task }) => held.includes(task))

function actionsOf(table: WizardsTable, player: Player, meeting: Meeting): Offer[] {
  const { who, own } = meeting
  const order = orderOf(player, who)
  const actions: Offer[] = []
  if (who === 'ruktal' && hasAllGems(player, table.state))
    actions.push({ id: 'deliver gems', act: { kind: 'deliver-gems' } })
  if (mayFulfilBy(player, meeting)) actions.push(FULFIL)
  if (own && canAdvance(table, player)) actions.push(advanceOffer(player))
  if (takesTasks(player) && (own || who !== 'dragon')) actions.push(takeTask(meeting))
  if (isHighWizard(who) && mayAskForGem(table, player, who))
    actions.push({ id: 'ask for gem', act: { kind: 'ask-for-gem', wizard: who }, at: { card: who } })
  if (
    order === 'sorcerers' &&
    mayGather(player) &&
    knows(player, 'gem-summoning') &&
    canTrySpell(player, 'gem-summoning')
  )
    actions.push({ id: 'summon gem', act: { kind: 'summon-gem' } })
  if (!own && order !== null && !(bookOf(player).summonsBarsOrders && heldWith(player, 'summons')))
    actions.push({ id: `join ${order}`, act: { kind: 'join', order, again: player.order !== null } })
  const { cottageOrder } = bookOf(player)
  if (
    cottageOrder !== null &&
    isHighWizard(who) &&
    standsIn(table, player, COTTAGE) &&
    mayChangeTo(player, cottageOrder)
  )
    actions.push({
      id: `join ${cottageOrder}`,
      act: { kind: 'join', order: cottageOrder, again: player.order !== null },
    })
  return actions.map(action => ({ ...action, rule: partOfSection(who, DIGIT[action.act.kind]) }))
}

/**
 * Returns true if a player may join this Order at the Cottage: it isn't their own, and no summons bars it (D37, D42).
 */
const mayChangeTo = (player: Player, order: OrderName): boolean =>
  player.order !== order && !heldWith(player, 'summons')

function* doAction(table: WizardsTable, player: Player, { who, held }: Meeting, action: Action, rule: string): Rule {
  switch (action.kind) {
    case 'join':
      yield* initiate(table, player, action.order, who, rule)
      break
    case 'fulfil':
      yield* fulfilByPerson(table, player, who, held)
      break
    case 'take-task':
      yield* assignTask(table, player, action.mandatory, rule, who)
      break
    case 'advance':
      advance(table, player, rule)
      break
    case 'ask-for-gem':
      yield* seekGem(table, player, action.wizard, rule)
      break
    case 'summon-gem':
      yield* summonGem(table, player)
      break
    case 'deliver-gems':
      deliverGems(table, player)
      break
  }
}

/** Restarts Lair Time after a player meets a High Wizard in the Lair, if the rulebook says so (12.511, D26). */
function resetLair({ state }: WizardsTable, player: Player): void {
  if (bookOf(player).wizardsResetLair && player.lair !== null) player.lair = state.day + LAIR_TIME
}

/**
 * Heals a Dazed or Dragonbound player. In 1982 nothing else is done for them that turn (7.322, 7.332, 7.342). Returns
 * true if they needed healing.
 */
function healFor(table: WizardsTable, player: Player, rule: string): boolean {
  const heals = heal(table, player, rule)
  if (heals && bookOf(player).healingEndsTurn) player.healed = true
  return heals
}

/** Heals a Dazed or Dragonbound player (7.3044, ruling 99). Returns true if the player was either. */
export function heal(table: WizardsTable, player: Player, rule: string): boolean {
  if (!player.dazed && !player.bound) return false
  for (const affliction of ['dazed', 'bound'] as const) {
    if (player[affliction]) table.emit({ kind: 'afflicted', seat: player.seat, rule, with: affliction, now: false })
    player[affliction] = false
  }
  // Lair Time begins for a player healed in the Lair (12.51, D28, ruling W30).
  if (player.lair === null && tileOf(player.space) === LAIR) player.lair = table.state.day + LAIR_TIME
  return true
}
