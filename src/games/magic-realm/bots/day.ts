import { phasesInto } from '../plans/routes.ts'
import { adjacentClearings, clearingOfCharacter, denizensSeenIn, endOfPlan } from '../plans/view-facts.ts'
import { phasesLeft } from '../rules/day/phases.ts'
import { carryingStrength } from '../rules/facts/carrying.ts'
import { employerIdOf } from '../rules/facts/employment.ts'
import { hindranceOf } from '../rules/facts/hindrance.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import { bears } from '../rules/pieces/levels.ts'
import { type ClearingId, isCave } from '../rules/pieces/tiles.ts'
import { actOf, type RealmAct } from '../rules/state/acts.ts'
import { type RealmQuestion, type RealmTopics, subjectOf } from '../rules/state/asking.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import type { ActivityKind, Goal } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import type { OfferedDeal } from './deals.ts'
import { flightAnswer } from './flights.ts'
import { isInDanger, meetsMonsters, mustDiscoverNext, nextStep, PACE, type TravelPurpose, tradersIn } from './goals.ts'
import { isWorthHiring, mayHireAt, stepToEmployer } from './hirelings.ts'
import { restAnswer } from './resting.ts'
import { goldForSale, isForSale } from './sales.ts'
import { earnsByFighting, isWeary, outOfPlay } from './score.ts'
import { wouldEnchant } from './sorcery.ts'

/** A bot's policy for playing its characters during the day. */
export interface DayPolicy {
  /** Picks a character's goal. Returns null if there is none. */
  goalOf(view: RealmView, character: SeenCharacter): TravelPurpose | null
  /** Returns how many of the remaining victory points to assign to a goal (4.2.1). */
  needs(view: RealmView, character: SeenCharacter | null, goal: Goal, left: number): number
  /**
   * Returns true to leave a clearing with monsters before hiding. Monsters there don't block a character who leaves in
   * the first phase, hidden or not (13.1.1).
   */
  flees?(view: RealmView, character: SeenCharacter, here: ClearingId, goal: TravelPurpose | null): boolean
  /** Returns true if this character hires natives. */
  hires(view: RealmView, character: SeenCharacter): boolean
  /**
   * Finds a piece of gear to buy from a trader. Returns null if there is none. A policy without this method buys
   * nothing.
   */
  buys?(view: RealmView, character: SeenCharacter, trader: string): string | null
  /** Returns true to accept a deal that another player offers. A policy without this method refuses all deals. */
  accepts?(view: RealmView, character: SeenCharacter, deal: OfferedDeal): boolean
  /** Returns true if hiding again in the last phase of a turn is better than moving on. */
  hidesAgain?(view: RealmView, character: SeenCharacter, goal: TravelPurpose | null): boolean
}

/** Characters who benefit from their optional ability (26.8). */
export const USES_ABILITY: readonly string[] = ['captain', 'druid', 'magician', 'wizard', 'woods-girl']

/** A question with its context. */
export interface DayContext {
  readonly policy: DayPolicy
  readonly view: RealmView
  readonly question: RealmQuestion
  readonly character: SeenCharacter | null
}

/** Returns the id of the first option with a matching act, or null if there is none. */
const first = ({ question }: DayContext, isMeant: (act: RealmAct) => boolean): string | null =>
  question.options.find(option => {
    const act = actOf(option)
    return act !== undefined && isMeant(act)
  })?.id ?? null

const word =
  (...kinds: readonly RealmAct['kind'][]) =>
  (act: RealmAct): boolean =>
    kinds.includes(act.kind)

/** Divides the victory points among the goals. The last goal gets the rest (4.2.1). */
function needsAnswer({ policy, view, character }: DayContext, { points, goals }: RealmTopics['needs']['data']): string {
  let left = points
  const shares = goals.map((goal, i) => {
    const share = i === goals.length - 1 ? left : policy.needs(view, character, goal, left)
    left -= share
    return share
  })
  return shares.join(' ')
}

/** Answers a question of the day. Returns null if there is no rule for its topic or no option fits. */
export function dayAnswer(context: DayContext): string | null {
  const { view, question, character } = context
  switch (question.topic) {
    case 'needs':
      return needsAnswer(context, question.data)
    case 'ability':
      return (
        first(context, act => act.kind === 'ability' && USES_ABILITY.includes(question.data.character)) ??
        first(context, word('as-ever'))
      )
    case 'entrance':
      // At a cave entrance, only two phases would be left, one to enter and one to hide.
      return question.options.find(({ at }) => at?.space !== undefined && !isCave(at.space))?.id ?? null
    case 'record':
      // The bot asks for every prompt, because it reconsiders all activities each time.
      return (
        first(context, word('ask-all')) ??
        leaderAnswer(context) ??
        (character ? recordAnswer(context, character) : null)
      )
    case 'phase-start':
      return activateGear(context) ?? first(context, word('go-on')) ?? first(context, word('go'))
    case 'evening':
      return activateGear(context) ?? first(context, word('done'))
    case 'got':
      return (
        first(context, act => act.kind === 'activate' && !KEPT_INACTIVE.includes(act.belonging)) ??
        first(context, word('keep'))
      )
    case 'pick-up':
      return pickUpAnswer(context)
    case 'claim':
      return first(context, word('end-month'))
    case 'farewell':
      return first(context, word('stay'))
    case 'now':
      return first(context, word('now'))
    case 'block':
    case 'block-mover':
      return first(context, word('spare')) ?? first(context, word('pass'))
    case 'hire':
      return hireAnswer(context)
    case 'wage':
      return first(context, word('pay')) ?? first(context, word('refuse'))
    case 'assign':
      return first(context, act => act.kind === 'assign' && act.guide === character?.id) ?? first(context, word('done'))
    case 'follow-on':
      return first(context, word('go-on'))
    case 'shake-off':
      return first(context, word('go'))
    case 'alike':
      return first(context, word('accept'))
    case 'rest':
      return restAnswer(question, character)
    case 'search':
      return searchAnswer(context)
    case 'finding':
      return findingAnswer(context)
    case 'exchange':
      return first(context, word('keep'))
    case 'trade':
      return tradeAnswer(context)
    case 'buy':
      return first(context, act => act.kind === 'buy' && act.belonging === gearFrom(context, question.data.trader))
    case 'sell':
      return (
        question.options.find(option => {
          const act = actOf(option)
          return (
            act?.kind === 'hand' &&
            (option.cost ?? 0) > 0 &&
            character !== null &&
            isForSale(view, character, act.belonging, question.data.gold)
          )
        })?.id ?? first(context, word('done'))
      )
    case 'stage':
      return first(context, act => act.kind === 'stage' && act.stage === 4)
    // The bot has no earlier game to continue from.
    case 'further':
      return '0'
    case 'grow':
      return first(context, act => act.kind === 'grow')
    case 'offer':
      return first(context, word('accept'))
    case 'boon':
      return first(context, word('pay')) ?? first(context, word('favor'))
    case 'deal':
      return dealAnswer(context, question.data)
    case 'price':
      return (
        (gearFrom(context, question.data.trader) === null ? null : first(context, word('pay'))) ??
        first(context, word('refuse'))
      )
    case 'drinks':
      return first(context, word('refuse', 'nothing', 'go-on'))
    case 'affront-battle':
      // A hidden character lets the natives fight, because natives cannot attack someone they can't see (9.1.4).
      return first(context, word(character?.hidden ? 'refuse' : 'suffer')) ?? first(context, word('refuse'))
    case 'affront':
      return first(context, word('suffer'))
    case 'deal-give':
    case 'deal-for':
      return first(context, word('nothing'))
    case 'teleport':
      return question.options.find(({ at }) => at?.space !== undefined && goalAt(context) === at.space)?.id ?? null
    default:
      return null
  }
}

/** Finds the gear to buy from a trader, or returns null. */
const gearFrom = ({ policy, view, character }: DayContext, trader: string): string | null =>
  character && (policy.buys?.(view, character, trader) ?? null)

/** Buys gear if any is wanted, or else sells what the character doesn't need. Trades nothing if there is neither. */
function tradeAnswer(context: DayContext): string | null {
  const { view, character } = context
  const sells = character !== null && goldForSale(view, character) > 0
  return (
    first(context, act => act.kind === 'trade' && act.side === 'buy' && gearFrom(context, act.with) !== null) ??
    (sells ? first(context, act => act.kind === 'trade' && act.side === 'sell') : null) ??
    first(context, word('nothing'))
  )
}

/** Accepts a good deal and refuses any other. The answering character is the one that the deal is offered to. */
function dealAnswer(context: DayContext, { other, gives, asks }: RealmTopics['deal']['data']): string | null {
  const { policy, view } = context
  const character = view.characters.find(({ id, isOwn }) => id === other && isOwn)
  const isAccepted = character !== undefined && policy.accepts?.(view, character, { gives, asks })
  return (isAccepted ? first(context, word('accept')) : null) ?? first(context, word('refuse'))
}

const goalAt = ({ policy, view, character }: DayContext): string | null =>
  character ? (policy.goalOf(view, character)?.clearing ?? null) : null

/**
 * Activates armor, weapons and horses, but never treasures, and never deactivates anything. Returns null if there is
 * nothing to activate.
 */
const activateGear = (context: DayContext): string | null =>
  first(context, act => act.kind === 'activate' && belonging(act.belonging).kind !== 'treasure')

/** Picks up belongings that the character can carry, but not while hidden (26.7). */
function pickUpAnswer(context: DayContext): string | null {
  const { character } = context
  const strength = character && !character.hidden ? carryingStrength(character) : null
  const taken = first(
    context,
    act => act.kind === 'pick-up' && strength !== null && bears(strength, belonging(act.belonging).weight),
  )
  return taken ?? first(context, word('done'))
}

/**
 * Cards that are better left inactive because they work only once or for a day, carry a curse, or change how the turn
 * is played.
 */
const KEPT_INACTIVE: readonly string[] = [
  'withered-claw',
  'timeless-jewel',
  'amulet',
  'poultice-of-health',
  'vial-of-healing',
]

/** Sources of phases that can only be used for a MOVE. */
const MOVE_SOURCES: readonly string[] = ['stamina', 'workhorse', 'pony', 'seven-league-boots']

/** Hires natives who are worth their wages, or nobody. */
function hireAnswer(context: DayContext): string | null {
  const { view, question, character } = context
  const affordable = question.options.find(option => {
    const act = actOf(option)
    return act?.kind === 'hire' && character !== null && isWorthHiring(view, character, act)
  })
  return affordable?.id ?? first(context, word('nothing'))
}

/**
 * Makes a hired leader follow the employer or, if that's impossible, move toward them. Otherwise, ends the leader's
 * recording. Returns null if the question is not about a leader's turn.
 */
function leaderAnswer(context: DayContext): string | null {
  const { view, question } = context
  const leader = view.war?.leaders.find(({ id, isOwn }) => isOwn && id === subjectOf(question))
  if (!leader) return null
  const employer = employerIdOf(view, leader.id)
  const follow = first(context, act => act.kind === 'record' && act.activity === 'follow' && act.guide === employer)
  const next = stepToEmployer(view, leader)
  const step =
    next === null
      ? null
      : first(context, act => act.kind === 'record' && act.activity === 'move' && act.clearing === next)
  return follow ?? step ?? first(context, word('done'))
}

/**
 * Records the next phase. In this order, the character leaves a roadway, hires, buys, flies, hides from danger, rests
 * if weary, moves to the goal, acts there, and spends spare phases. Returns null if no option fits.
 */
export function recordAnswer(context: DayContext, character: SeenCharacter): string | null {
  const { policy, view } = context
  const plan = character.plan ?? []
  const back = moveOffRoad(context, character)
  if (back !== null) return back
  const record = (kind: ActivityKind, clearing?: string) =>
    hindranceOf(view, character, kind) === null
      ? first(context, act => act.kind === 'record' && act.activity === kind && act.clearing === clearing)
      : null
  const count = (kind: string): number => plan.filter(({ activity }) => activity.kind === kind).length
  const left = phasesLeft(view, character, plan)
  const phases = left.basic + left.sunlight + left.sheltered
  const rides = left.extra.filter(source => MOVE_SOURCES.includes(source)).length
  const out = outOfPlay(character)
  const mustRest = isWeary(character) && phases > 1
  const end = endOfPlan(view, character)
  if (
    policy.hires(view, character) &&
    count('hire') === 0 &&
    phases > 0 &&
    end !== null &&
    mayHireAt(view, character, end)
  ) {
    const hire = record('hire')
    if (hire !== null) return hire
  }
  const sellers = end === null || count('trade') > 0 || phases === 0 ? [] : tradersIn(view, end)
  if (sellers.some(trader => policy.buys?.(view, character, trader))) {
    const trade = record('trade')
    if (trade !== null) return trade
  }
  const goal = policy.goalOf(view, character)
  const flight = flightAnswer(context, character, goal)
  if (flight !== null) return flight
  // In the First ENCOUNTER, monsters only block, and only after the first phase. With two phases left, hiding would
  // cost as much as the block.
  const isWorthIt = phases > 2 && meetsMonsters(view, character, goal?.journey ?? null)
  const mustHide = view.encounter >= 2 || isWorthIt
  const last = plan.at(-1)?.activity
  const step = goal ? nextStep(view, character, goal) : null
  const canHide = hindranceOf(view, character, 'hide') === null
  const isHalf = last?.kind === 'move' && step?.to === last.to
  const hides = count('hide')
  if (mustHide && canHide && hides === 0) {
    const isAhead = step?.phases === 1 && hasFewerMonsters(view, end, step.to)
    const aside =
      !policy.flees || plan.length > 0 ? null : isAhead ? step.to : hidingPlaceNear(context, character, end, goal)
    const hide = aside === null ? record('hide') : record('move', aside)
    if (hide !== null) return hide
  }
  // Monsters attack a character who arrives unhidden, so hide again first.
  const isMet = step !== null && denizensSeenIn(view, step.to, 'monster').length > 0
  if (policy.flees && canHide && hides === 1 && !isHalf && isMet && phases > step.phases) {
    const hide = record('hide')
    if (hide !== null) return hide
  }
  const isLast = phases === 1 && !isHalf && hides === 1
  if (isLast && canHide && policy.hidesAgain?.(view, character, goal)) {
    const hide = record('hide')
    if (hide !== null) return hide
  }
  const planned =
    (mustRest && !isHalf && !(goal?.kind === 'shelter' && step) ? record('rest') : null) ??
    (step && (isHalf || phases + rides >= step.phases) ? record('move', step.to) : null) ??
    (goal && !step ? atGoal(context, character, goal, record) : null)
  return planned ?? spendSparePhase(context, character, { phases, out, hides, record })
}

/** Returns true if there are monsters in `here` but none in `there`. */
const hasFewerMonsters = (view: RealmView, here: ClearingId | null, there: ClearingId): boolean =>
  here !== null &&
  denizensSeenIn(view, here, 'monster').length > 0 &&
  denizensSeenIn(view, there, 'monster').length === 0

/**
 * Goals that are worth staying near monsters for, once they are reached. Otherwise, the policy decides whether to
 * leave. A hunter, for example, hides elsewhere and comes back.
 */
const GOALS_WORTH_STAYING: readonly TravelPurpose['kind'][] = ['loot', 'seek', 'explore', 'sell']

/**
 * Finds an adjacent clearing in which to hide from monsters, because they block if an attempt to hide next to them
 * fails (13.1.2). Returns null if the character should stay or has nowhere to go.
 */
function hidingPlaceNear(
  { policy, view }: DayContext,
  character: SeenCharacter,
  here: ClearingId | null,
  goal: TravelPurpose | null,
): ClearingId | null {
  if (here === null || (goal?.phases === 0 && GOALS_WORTH_STAYING.includes(goal.kind))) return null
  if (!policy.flees?.(view, character, here, goal)) return null
  const climb = mountainCost(view)
  return (
    adjacentClearings(view, here).find(to => phasesInto(to, climb) === 1 && hasFewerMonsters(view, here, to)) ?? null
  )
}

/**
 * Makes the mandatory move from a roadway or from outside the map: to foes worth hunting, or else to the end with the
 * fewest monsters (8.3.8, 27.1.3). Returns null if no move is mandatory.
 */
function moveOffRoad({ policy, view, question }: DayContext, character: SeenCharacter): string | null {
  const { place, plan } = character
  if (place.kind !== 'road' && place.kind !== 'outside') return null
  const steps = question.options.flatMap(option => {
    const one = actOf(option)
    return one?.kind === 'record' ? [{ id: option.id, to: one.activity === 'move' ? one.clearing : undefined }] : []
  })
  if (steps.length === 0 || steps.some(({ to }) => to === undefined)) return null
  const last = plan?.at(-1)?.activity
  const monsters = (to = ''): number => denizensSeenIn(view, to, 'monster').length
  const begun = steps.find(({ to }) => last?.kind === 'move' && last.to === to)
  const goal = begun ? null : policy.goalOf(view, character)
  const hunt = steps.find(({ to }) => goal?.kind === 'hunt' && goal.clearing === to)
  return (begun ?? hunt ?? steps.reduce((best, one) => (monsters(one.to) < monsters(best.to) ? one : best))).id
}

type Recording = (kind: ActivityKind, clearing?: string) => string | null

/** Returns true if an active weapon is unalerted and no ALERT is recorded. */
const isUnready = ({ owned, plan }: SeenCharacter): boolean =>
  owned.some(({ id, active, alerted }) => active && !alerted && belonging(id).kind === 'weapon') &&
  !(plan ?? []).some(({ activity }) => activity.kind === 'alert')

/**
 * Records the activity for a goal that has been reached, or a search for the roadway that leads to it. Returns null if
 * there is nothing to do but wait.
 */
function atGoal({ view }: DayContext, character: SeenCharacter, goal: TravelPurpose, record: Recording): string | null {
  if (mustDiscoverNext(view, character, goal.journey)) return record('search')
  if (goal.kind === 'ambush') return null
  if (goal.kind === 'hunt') return isUnready(character) ? record('alert') : null
  // Wait if the natives have not arrived yet.
  if (goal.kind === 'sell') return tradersIn(view, goal.clearing).length > 0 ? record('trade') : null
  // The tile's chits are revealed at the end of the turn, so a later search may find more.
  return record('search')
}

/**
 * Spends a phase that the goal doesn't need: sells, hides or alerts in danger, rests, enchants or searches. Ends the
 * turn if no phase is left. Returns null if no option fits.
 */
function spendSparePhase(
  context: DayContext,
  character: SeenCharacter,
  left: { readonly phases: number; readonly out: number; readonly hides: number; readonly record: Recording },
): string | null {
  const { view } = context
  const { record } = left
  const end = endOfPlan(view, character)
  const sells = end !== null && tradersIn(view, end).length > 0 && goldForSale(view, character) > 0
  return (
    (sells ? record('trade') : null) ??
    // Nearly one attempt in three to hide fails (9.1.1), and a character who dies on the last day has no successor
    // (19.5.7).
    ((left.hides < 2 || isLastDay(view)) && isInDanger(view, character) ? record('hide') : null) ??
    (isUnready(character) && isInDanger(view, character) ? record('alert') : null) ??
    (left.out > 0 ? record('rest') : null) ??
    (makesColor(character, left.phases) ? record('enchant') : null) ??
    (earnsByFighting(character) && left.hides < PACE && isInDanger(view, character) ? record('hide') : null) ??
    (left.phases > 0 ? record('search') : null) ??
    first(context, word('done')) ??
    // Moving on from a roadway is mandatory.
    first(context, act => act.kind === 'record' && act.activity === 'move')
  )
}

export const isLastDay = (view: RealmView): boolean => view.day >= lastDayOf(view)

/** Returns true to spend two phases on making a color chit. The first phase prepares (12.3.1). */
function makesColor(character: SeenCharacter, phases: number): boolean {
  const begun = (character.plan ?? []).filter(({ activity }) => activity.kind === 'enchant').length
  return begun < 2 && phases + begun > 1 && wouldEnchant(character)
}

/** Picks LOOT first, then MAGIC SIGHT or runes, then LOCATE or PEER. Loots a pile only if that is the goal. */
function searchAnswer(context: DayContext): string | null {
  const loot =
    first(context, act => act.kind === 'search' && act.table === 'loot' && act.site !== 'pile') ??
    first(context, act => act.kind === 'search' && act.table === 'loot' && goalHere(context) === 'loot')
  if (loot !== null) return loot
  const read =
    first(context, act => act.kind === 'search' && act.table === 'magic-sight') ??
    first(context, act => act.kind === 'runes' && act.card === undefined)
  if (read !== null) return read
  const wanted = wantedFinding(context)
  return first(context, act => act.kind === 'search' && act.table === (wanted === 'paths' ? 'peer' : 'locate'))
}

const goalHere = ({ policy, view, character }: DayContext): string | null => {
  const goal = character ? policy.goalOf(view, character) : null
  return goal && goal.phases === 0 ? goal.kind : null
}

/**
 * Returns the finding that a search in this clearing aims for: the roadway to the goal if it starts here, or else the
 * sites here.
 */
function wantedFinding({ policy, view, character }: DayContext): 'paths' | 'passages' | 'discover' {
  const unplanned = character?.isOwn ? { ...character, plan: [] } : character
  const goal = unplanned ? policy.goalOf(view, unplanned) : null
  const opens = goal?.journey.opens
  const here = character ? clearingOfCharacter(view, character) : null
  if (opens && opens.at === here) return opens.way.kind === 'hidden' ? 'paths' : 'passages'
  return 'discover'
}

/** Picks the wanted finding, then sites, clues about map chits, secret passages and hidden paths. */
function findingAnswer(context: DayContext): string | null {
  const wanted = [wantedFinding(context), 'discover', 'clues', 'passages', 'paths']
  return wanted.reduce<string | null>(
    (found, one) => found ?? first(context, act => act.kind === 'finding' && act.findings.includes(one)),
    null,
  )
}
