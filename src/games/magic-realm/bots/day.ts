import type { Question } from '../../../kernel/index.ts'
import { phasesInto } from '../plans/routes.ts'
import { besides, denizensIn, endOfPlan, whereabouts } from '../plans/seen.ts'
import { actOf, type RealmAct } from '../rules/acts.ts'
import { carryingStrength } from '../rules/belongings/carrying.ts'
import { phasesLeft } from '../rules/day/phases.ts'
import { bears } from '../rules/levels.ts'
import { type ClearingId, isCave } from '../rules/map/tiles.ts'
import { servesWhom } from '../rules/natives/serving.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import { mountainCost } from '../rules/seasons/calendar.ts'
import { lastDayOf } from '../rules/setup/optional.ts'
import type { Character, RealmState } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { type Goal, isInDanger, meetsMonsters, mustOpen, nextStep, PACE, tradersIn } from './goals.ts'
import { isWorthHiring, mayHireAt, stepToEmployer } from './hirelings.ts'
import { wouldEnchant } from './sorcery.ts'
import { isWeary, livesByFights, outOfPlay } from './standing.ts'
import { goldForSale, isForSale } from './worth.ts'

/** What a bot means to do with its days. */
export interface DayMind {
  /** Where a character goes; null where he has nowhere to go. */
  goalOf(view: RealmView, character: SeenCharacter): Goal | null
  /** How many of the points of victory that are left he seeks in a goal (4.2.1). */
  needs(view: RealmView, character: SeenCharacter | null, goal: string, left: number): number
  /** Whether it goes away from the monsters of a clearing before it hides: whoever does so at once is not blocked, hidden or not (13.1.1). */
  flees?(view: RealmView, character: SeenCharacter, here: ClearingId, goal: Goal | null): boolean
  /** Whether it pays anybody to serve this character. */
  hires(character: SeenCharacter): boolean
  /** Whether another try to hide in the last phase of a turn is worth more than going on. */
  hidesAgain?(view: RealmView, character: SeenCharacter, goal: Goal | null): boolean
}

/** Who gains by the optional ability of his card (26.8). */
export const GAINS: readonly string[] = ['captain', 'druid', 'magician', 'wizard', 'woods-girl']

/** A question with the acts of its answers. */
export interface Asking {
  readonly mind: DayMind
  readonly view: RealmView
  readonly question: Question
  readonly character: SeenCharacter | null
}

/** The first answer that is meant; null where there is none. */
const first = ({ question }: Asking, isMeant: (act: RealmAct) => boolean): string | null =>
  question.options.find(option => {
    const act = actOf(option)
    return act !== undefined && isMeant(act)
  })?.id ?? null

const word =
  (...kinds: readonly RealmAct['kind'][]) =>
  (act: RealmAct): boolean =>
    kinds.includes(act.kind)

/** What it answers to a question of the day; null where it has no mind about it. */
export function dayAnswer(asking: Asking): string | null {
  const { mind, view, question, character } = asking
  switch (question.topic) {
    case 'needs': {
      const { goal = '', left = 0 } = (question.data ?? {}) as { goal?: string; left?: number }
      return String(mind.needs(view, character, goal, left))
    }
    case 'ability':
      return (
        first(asking, act => act.kind === 'ability' && GAINS.includes(String(question.data?.character))) ??
        first(asking, word('as-ever'))
      )
    case 'entrance':
      // In a cave two phases are left to come in and hide.
      return question.options.find(({ at }) => at?.space !== undefined && !isCave(at.space))?.id ?? null
    case 'record':
      // It looks at everything each time.
      return (
        first(asking, word('ask-all')) ?? leaderAnswer(asking) ?? (character ? recordAnswer(asking, character) : null)
      )
    case 'phase-start':
      return better(asking) ?? first(asking, word('go-on')) ?? first(asking, word('go'))
    case 'evening':
      return better(asking) ?? first(asking, word('done'))
    case 'got':
      return (
        first(asking, act => act.kind === 'activate' && !SPARED.includes(act.belonging)) ?? first(asking, word('keep'))
      )
    case 'pick-up':
      return pickUpAnswer(asking)
    case 'claim':
      return first(asking, word('end-month'))
    case 'farewell':
      return first(asking, word('stay'))
    case 'now':
      return first(asking, word('now'))
    case 'block':
    case 'block-mover':
      return first(asking, word('spare')) ?? first(asking, word('pass'))
    case 'hire':
      return hireAnswer(asking)
    case 'wage':
      return first(asking, word('pay')) ?? first(asking, word('refuse'))
    case 'assign':
      return first(asking, act => act.kind === 'assign' && act.guide === character?.id) ?? first(asking, word('done'))
    case 'follow-on':
      return first(asking, word('go-on'))
    case 'shake-off':
      return first(asking, word('go'))
    case 'alike':
      return first(asking, word('accept'))
    case 'search':
      return searchAnswer(asking)
    case 'finding':
      return findingAnswer(asking)
    case 'exchange':
      return first(asking, word('keep'))
    case 'trade':
      return first(asking, act => act.kind === 'trade' && act.side === 'sell')
    case 'sell':
      return (
        question.options.find(option => {
          const act = actOf(option)
          return (
            act?.kind === 'hand' &&
            (option.cost ?? 0) > 0 &&
            character !== null &&
            isForSale(view, character, act.belonging)
          )
        })?.id ?? first(asking, word('done'))
      )
    case 'stage':
      return first(asking, act => act.kind === 'stage' && act.stage === 4)
    // Nobody has told it of games before.
    case 'further':
      return '0'
    case 'grow':
      return first(asking, act => act.kind === 'grow')
    case 'offer':
      return first(asking, word('accept'))
    case 'boon':
      return first(asking, word('pay')) ?? first(asking, word('favor'))
    case 'drinks':
    case 'deal':
    case 'price':
      return first(asking, word('refuse', 'nothing', 'go-on'))
    case 'affront-battle':
      // They may battle whom they do not see (9.1.4).
      return first(asking, word(character?.hidden ? 'refuse' : 'suffer')) ?? first(asking, word('refuse'))
    case 'affront':
      return first(asking, word('suffer'))
    case 'deal-give':
    case 'deal-for':
      return first(asking, word('nothing'))
    case 'teleport':
      return question.options.find(({ at }) => at?.space !== undefined && goalAt(asking) === at.space)?.id ?? null
    default:
      return null
  }
}

const goalAt = ({ mind, view, character }: Asking): string | null =>
  character ? (mind.goalOf(view, character)?.clearing ?? null) : null

/** Armor, weapon and horse are put on where that can be done; nothing is put away. */
const better = (asking: Asking): string | null =>
  first(asking, act => act.kind === 'activate' && belonging(act.belonging).kind !== 'treasure')

/** What it can carry it picks up where it is seen already (26.7). */
function pickUpAnswer(asking: Asking): string | null {
  const { character } = asking
  // An own character is seen whole.
  const strength = character && !character.hidden ? carryingStrength(character as unknown as Character) : null
  const taken = first(
    asking,
    act => act.kind === 'pick-up' && strength !== null && bears(strength, belonging(act.belonging).weight),
  )
  return taken ?? first(asking, word('done'))
}

/** Cards that are better kept than used: they act once, curse, or make a turn of another kind. */
const SPARED: readonly string[] = ['withered-claw', 'timeless-jewel', 'amulet', 'poultice-of-health', 'vial-of-healing']

/** Phases that a MOVE alone can be made with. */
const RIDES: readonly string[] = ['stamina', 'workhorse', 'pony', 'seven-league-boots']

/** Whom it hires: who is worth his wage, and can be paid. */
function hireAnswer(asking: Asking): string | null {
  const { view, question, character } = asking
  const worth = question.options.find(option => {
    const act = actOf(option)
    return act?.kind === 'hire' && character !== null && isWorthHiring(view, character, act)
  })
  return worth?.id ?? first(asking, word('nothing'))
}

/** A hired leader follows his employer, or comes to him; null where it is no leader's turn that is recorded. */
function leaderAnswer(asking: Asking): string | null {
  const { view, question } = asking
  const leader = view.war?.leaders.find(({ id, isOwn }) => isOwn && id === question.data?.character)
  if (!leader) return null
  const employer = servesWhom(view, leader.id)
  const follow = first(asking, act => act.kind === 'record' && act.activity === 'follow' && act.guide === employer)
  const next = stepToEmployer(view, leader)
  const step =
    next === null
      ? null
      : first(asking, act => act.kind === 'record' && act.activity === 'move' && act.clearing === next)
  return follow ?? step ?? first(asking, word('done'))
}

/** The next phase of a turn: rest where one is weary, hide where it is dangerous, then on to the goal and search it. */
export function recordAnswer(asking: Asking, character: SeenCharacter): string | null {
  const { mind, view } = asking
  const plan = character.plan ?? []
  const back = offTheRoad(asking, character)
  if (back !== null) return back
  const record = (kind: string, clearing?: string) =>
    first(asking, act => act.kind === 'record' && act.activity === kind && act.clearing === clearing)
  const count = (kind: string): number => plan.filter(({ activity }) => activity.kind === kind).length
  // An own character is seen whole, and of the state only what lies open is read.
  const left = phasesLeft(view as unknown as RealmState, character as unknown as Character, plan)
  const phases = left.basic + left.sunlight + left.sheltered
  const rides = left.extra.filter(source => RIDES.includes(source)).length
  const out = outOfPlay(character)
  const mustRest = isWeary(character) && phases > 1
  const end = endOfPlan(view, character)
  if (mind.hires(character) && count('hire') === 0 && phases > 0 && end !== null && mayHireAt(view, character, end)) {
    const hire = record('hire')
    if (hire !== null) return hire
  }
  const goal = mind.goalOf(view, character)
  // Where monsters only block, one phase is done before they do: of two phases none is spared for hiding.
  const isWorthIt = phases > 2 && meetsMonsters(view, character, goal?.journey ?? null)
  const mustHide = view.encounter >= 2 || isWorthIt
  const last = plan.at(-1)?.activity
  const step = goal ? nextStep(view, character, goal) : null
  const canHide = !character.curses.includes('squeak')
  const isHalf = last?.kind === 'move' && step?.to === last.to
  const hides = count('hide')
  if (mustHide && canHide && hides === 0) {
    const isAhead = step?.phases === 1 && isFreer(view, end, step.to)
    const aside = !mind.flees || plan.length > 0 ? null : isAhead ? step.to : asideFrom(asking, character, end, goal)
    const hide = aside === null ? record('hide') : record('move', aside)
    if (hide !== null) return hide
  }
  // Whoever comes upon monsters unhidden is their prey.
  const isMet = step !== null && denizensIn(view, step.to, 'monster').length > 0
  if (mind.flees && canHide && hides === 1 && !isHalf && isMet && phases > step.phases) {
    const hide = record('hide')
    if (hide !== null) return hide
  }
  const isLast = phases === 1 && !isHalf && hides === 1
  if (isLast && canHide && mind.hidesAgain?.(view, character, goal)) {
    const hide = record('hide')
    if (hide !== null) return hide
  }
  const planned =
    (mustRest && !isHalf && !(goal?.kind === 'shelter' && step) ? record('rest') : null) ??
    (step && (isHalf || phases + rides >= step.phases) ? record('move', step.to) : null) ??
    (goal && !step ? atGoal(asking, character, goal, record) : null)
  return planned ?? spare(asking, character, { phases, out, hides, record })
}

/** Whether monsters stand in one clearing, and none in another. */
const isFreer = (view: RealmView, here: ClearingId | null, there: ClearingId): boolean =>
  here !== null && denizensIn(view, here, 'monster').length > 0 && denizensIn(view, there, 'monster').length === 0

/** What keeps somebody where monsters stand: others leave, and a hunter hides first and comes back. */
const STAYING: readonly Goal['kind'][] = ['loot', 'seek', 'explore', 'sell']

/** The clearing beside that he goes to first from where monsters stand: where he hides in vain beside them, they block him (13.1.2). */
function asideFrom(
  { mind, view }: Asking,
  character: SeenCharacter,
  here: ClearingId | null,
  goal: Goal | null,
): ClearingId | null {
  if (here === null || (goal?.phases === 0 && STAYING.includes(goal.kind))) return null
  if (!mind.flees?.(view, character, here, goal)) return null
  const climb = mountainCost(view)
  return besides(view, here).find(to => phasesInto(to, climb) === 1 && isFreer(view, here, to)) ?? null
}

/** Who stands on a roadway must go on (8.3.8): to the end where fewer monsters stand. Null for who need not. */
function offTheRoad({ view, question }: Asking, { place, plan }: SeenCharacter): string | null {
  if (place.kind !== 'road' && place.kind !== 'outside') return null
  const steps = question.options.flatMap(option => {
    const one = actOf(option)
    return one?.kind === 'record' ? [{ id: option.id, to: one.activity === 'move' ? one.clearing : undefined }] : []
  })
  if (steps.length === 0 || steps.some(({ to }) => to === undefined)) return null
  const last = plan?.at(-1)?.activity
  const monsters = (to = ''): number => denizensIn(view, to, 'monster').length
  const begun = steps.find(({ to }) => last?.kind === 'move' && last.to === to)
  return (begun ?? steps.reduce((best, one) => (monsters(one.to) < monsters(best.to) ? one : best))).id
}

type Recording = (kind: string, clearing?: string) => string | null

/** Whether his weapon lies unalerted, and nothing is recorded that would change it. */
const isUnready = ({ owned, plan }: SeenCharacter): boolean =>
  owned.some(({ id, active, alerted }) => active && !alerted && belonging(id).kind === 'weapon') &&
  !(plan ?? []).some(({ activity }) => activity.kind === 'alert')

/** What is done where the goal is, or the way on must be found. */
function atGoal({ view }: Asking, character: SeenCharacter, goal: Goal, record: Recording): string | null {
  if (mustOpen(view, character, goal.journey)) return record('search')
  if (goal.kind === 'ambush') return null
  if (goal.kind === 'hunt') return isUnready(character) ? record('alert') : null
  // Where natives are still to come it waits for them.
  if (goal.kind === 'sell') return tradersIn(view, goal.clearing).length > 0 ? record('trade') : null
  // A tile shows what it holds when the turn ends in it; what is left of the day may find more.
  return record('search')
}

/** What is done with phases that lead nowhere: what is for sale is sold, the weary rest, and danger is hidden from. */
function spare(
  asking: Asking,
  character: SeenCharacter,
  left: { readonly phases: number; readonly out: number; readonly hides: number; readonly record: Recording },
): string | null {
  const { view } = asking
  const { record } = left
  const end = endOfPlan(view, character)
  const sells = end !== null && tradersIn(view, end).length > 0 && goldForSale(view, character) > 0
  return (
    (sells ? record('trade') : null) ??
    // One roll in three finds no place to hide. Who dies on the last day has no successor (19.5.7).
    ((left.hides < 2 || isLastDay(view)) && isInDanger(view, character) ? record('hide') : null) ??
    (isUnready(character) && isInDanger(view, character) ? record('alert') : null) ??
    (left.out > 0 && !character.curses.includes('ill-health') ? record('rest') : null) ??
    (makesColour(character, left.phases) ? record('enchant') : null) ??
    (livesByFights(character) && left.hides < PACE && isInDanger(view, character) ? record('hide') : null) ??
    (left.phases > 0 ? record('search') : null) ??
    first(asking, word('done')) ??
    // From a roadway he must move on.
    first(asking, act => act.kind === 'record' && act.activity === 'move')
  )
}

/** Whether the month ends with this day. */
export const isLastDay = (view: RealmView): boolean => view.day >= lastDayOf(view)

/** Whether it makes colour with what is left of the day: two phases, the first of which prepares (12.3.1). */
function makesColour(character: SeenCharacter, phases: number): boolean {
  const begun = (character.plan ?? []).filter(({ activity }) => activity.kind === 'enchant').length
  return begun < 2 && phases + begun > 1 && wouldEnchant(character)
}

/** Loot before all else; then what finds the way on, and LOCATE where a site may be. */
function searchAnswer(asking: Asking): string | null {
  const loot =
    first(asking, act => act.kind === 'search' && act.table === 'loot' && act.site !== 'pile') ??
    first(asking, act => act.kind === 'search' && act.table === 'loot' && goalHere(asking) === 'loot')
  if (loot !== null) return loot
  const read =
    first(asking, act => act.kind === 'search' && act.table === 'magic-sight') ??
    first(asking, act => act.kind === 'runes' && act.card === undefined)
  if (read !== null) return read
  const wanted = wantedFinding(asking)
  return first(asking, act => act.kind === 'search' && act.table === (wanted === 'paths' ? 'peer' : 'locate'))
}

const goalHere = ({ mind, view, character }: Asking): string | null => {
  const goal = character ? mind.goalOf(view, character) : null
  return goal && goal.phases === 0 ? goal.kind : null
}

/** What a search here is to find: the way on, a site, or what the tile holds. */
function wantedFinding({ mind, view, character }: Asking): 'paths' | 'passages' | 'discover' {
  const goal = character ? mind.goalOf(view, { ...character, plan: [] }) : null
  const opens = goal?.journey.opens
  const here = character ? whereabouts(view, character) : null
  if (opens && opens.at === here) return opens.way.kind === 'hidden' ? 'paths' : 'passages'
  return 'discover'
}

/** Of a choice what is wanted first, then sites, then chits and ways. */
function findingAnswer(asking: Asking): string | null {
  const wanted = [wantedFinding(asking), 'discover', 'clues', 'passages', 'paths']
  return wanted.reduce<string | null>(
    (found, one) => found ?? first(asking, act => act.kind === 'finding' && act.findings.includes(one)),
    null,
  )
}
