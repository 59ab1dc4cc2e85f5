import type { Bot } from '../../../bots/index.ts'
import { type Option, pickAnswer, type Question, seedRandom } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { isOfFight } from '../plans/combat/policy.ts'
import { endOfPlan } from '../plans/seen.ts'
import type { RealmAct } from '../rules/acts.ts'
import { phasesLeft } from '../rules/day/phases.ts'
import { servesWhom } from '../rules/natives/serving.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import type { Character, RealmState } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { WORDS } from '../words/catalogue.ts'
import { clearingName } from '../words/names.ts'
import { combatAnswer } from './combat/index.ts'
import { asked, goalOf, isInDanger, nextStep } from './goals.ts'
import { isWorthHiring, mayHireAt, stepToEmployer } from './hirelings.ts'

/** Whom it plays, the first that is free. */
const FAVOURITES = ['white-knight', 'dwarf', 'swordsman', 'amazon', 'captain', 'woods-girl', 'wizard', 'berserker']

/** Of what it seeks how many of five points: treasures bring fame and can be sold. */
const SOUGHT: Readonly<Record<string, number>> = { great: 1, fame: 1, notoriety: 0 }

/** Chits out of play from which it rests. */
const WEARY = 4

/** A question with the acts of its answers. */
interface Asking {
  readonly view: RealmView
  readonly question: Question
  readonly character: SeenCharacter | null
}

const actOf = (option: Option): RealmAct | undefined => option.act as RealmAct | undefined // all but chits and fights have one

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
function dayAnswer(asking: Asking): string | null {
  const { view, question, character } = asking
  switch (question.topic) {
    case 'character':
      for (const id of FAVOURITES) {
        const option = first(asking, act => act.kind === 'take' && act.character === id)
        if (option !== null) return option
      }
      return null
    case 'needs': {
      const { goal = '', left = 0 } = (question.data ?? {}) as { goal?: string; left?: number }
      return String(Math.min(left, SOUGHT[goal] ?? 0))
    }
    case 'record':
      return leaderAnswer(asking) ?? (character ? recordAnswer(asking, character) : null)
    case 'phase-start':
      return better(asking) ?? first(asking, word('go-on')) ?? first(asking, word('go'))
    case 'evening':
      return better(asking) ?? first(asking, word('done'))
    case 'got':
      return first(asking, word('activate')) ?? first(asking, word('keep'))
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
      return first(asking, act => act.kind === 'hand' && isForSale(act.belonging)) ?? first(asking, word('done'))
    case 'boon':
      return first(asking, word('pay')) ?? first(asking, word('favor'))
    case 'drinks':
    case 'deal':
    case 'price':
      return first(asking, word('refuse', 'nothing', 'go-on'))
    case 'affront':
    case 'affront-battle':
      return first(asking, word('suffer'))
    case 'deal-give':
    case 'deal-for':
      return first(asking, word('nothing'))
    case 'teleport':
      return (
        question.options.find(({ at }) => at?.space !== undefined && goalAt(view, character) === at.space)?.id ?? null
      )
    default:
      return null
  }
}

const goalAt = (view: RealmView, character: SeenCharacter | null): string | null =>
  character ? (goalOf(view, character)?.clearing ?? null) : null

/** Armor, weapon and horse are put on where that can be done; nothing is put away. */
const better = (asking: Asking): string | null =>
  first(asking, act => act.kind === 'activate' && belonging(act.belonging).kind !== 'treasure')

/** Treasures are sold, but the great ones and gear are kept. */
function isForSale(id: string): boolean {
  const piece = belonging(id)
  return piece.kind === 'treasure' && !piece.great && piece.price > 0 && piece.fame <= 0
}

/** Whom it hires: who is worth his wage, and can be paid. */
function hireAnswer({ view, question, character }: Asking): string | null {
  const worth = question.options.find(option => {
    const act = actOf(option)
    return act?.kind === 'hire' && character !== null && isWorthHiring(view, character, act)
  })
  return worth?.id ?? first({ view, question, character }, word('nothing'))
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
function recordAnswer(asking: Asking, character: SeenCharacter): string | null {
  const { view } = asking
  const plan = character.plan ?? []
  const record = (kind: string, clearing?: string) =>
    first(asking, act => act.kind === 'record' && act.activity === kind && act.clearing === clearing)
  const has = (kind: string): boolean => plan.some(({ activity }) => activity.kind === kind)
  // An own character is seen whole, and of the state only what lies open is read.
  const left = phasesLeft(view as unknown as RealmState, character as unknown as Character, plan)
  const phases = left.basic + left.sunlight
  const out = character.chits.filter(state => state === 'fatigued' || state === 'wounded').length
  if (out >= WEARY && phases > 1) {
    const rest = record('rest')
    if (rest !== null) return rest
  }
  const end = endOfPlan(view, character)
  if (!has('hire') && phases > 0 && end !== null && mayHireAt(view, character, end)) {
    const hire = record('hire')
    if (hire !== null) return hire
  }
  const goal = goalOf(view, character)
  const climbing = plan.at(-1)?.activity
  if (goal) {
    const step = nextStep(view, character, goal)
    const isHalf = climbing?.kind === 'move' && step?.to === climbing.to
    if (step && (isHalf || phases > step.phases || (phases === step.phases && has('hide')))) {
      const move = record('move', step.to)
      if (move !== null) return move
    }
    if (!step) {
      if (!has('hide') && isInDanger(view, character)) {
        const hide = record('hide')
        if (hide !== null) return hide
      }
      if (phases > 1 || has('hide')) {
        const search = record('search')
        if (search !== null) return search
      }
    }
  }
  if (!has('hide')) {
    const hide = record('hide')
    if (hide !== null) return hide
  }
  if (phases > 0 && isUnready(character) && isInDanger(view, character) && !has('alert')) {
    const alert = record('alert')
    if (alert !== null) return alert
  }
  const last = phases > 0 ? (record('trade') ?? record('rest')) : null
  return (canSell(character) ? last : null) ?? first(asking, word('done'))
}

/** Whether his weapon lies unalerted. */
const isUnready = ({ owned }: SeenCharacter): boolean =>
  owned.some(({ id, active, alerted }) => active && !alerted && belonging(id).kind === 'weapon')

/** Whether he holds what he would sell. */
const canSell = ({ owned }: SeenCharacter): boolean => owned.some(({ id, active }) => !active && isForSale(id))

/** Loot before all else, then LOCATE where a site may be, then PEER. */
function searchAnswer(asking: Asking): string | null {
  const { view, character } = asking
  const loot = first(asking, act => act.kind === 'search' && act.table === 'loot')
  if (loot !== null) return loot
  const goal = character ? goalOf(view, character) : null
  const table = goal?.kind === 'explore' && goal.phases === 0 ? 'peer' : 'locate'
  return first(asking, act => act.kind === 'search' && act.table === table)
}

/** Of a choice the sites first, then chits and passages, then paths. */
const findingAnswer = (asking: Asking): string | null =>
  ['discover', 'clues', 'passages', 'paths'].reduce<string | null>(
    (found, wanted) => found ?? first(asking, act => act.kind === 'finding' && act.findings.includes(wanted)),
    null,
  )

/** What to record, and why. */
function reasonFor(words: Messages, view: RealmView, character: SeenCharacter, option: Option): string {
  const goal = goalOf(view, character)
  const act = actOf(option)
  const step = act?.kind === 'record' ? act.activity : 'done'
  return words.say('hint-record', {
    step,
    to: act?.kind === 'record' && act.clearing !== undefined ? clearingName(act.clearing) : '',
    why: words.say('hint-goal', {
      goal: goal?.kind ?? 'none',
      place: goal ? clearingName(goal.clearing) : '',
      away: words.say('hint-away', { phases: goal?.phases ?? 0 }),
    }),
  })
}

/** A bot that seeks the nearest treasure, hides where it is dangerous, and sells what it has found. */
export const apprentice: Bot<RealmView> = {
  name: 'apprentice',
  about: language => WORDS.in(language).say('bot-apprentice'),
  answer(view, question, random) {
    const character = asked(view, question.data)
    return (
      combatAnswer(view, question, random) ?? dayAnswer({ view, question, character }) ?? pickAnswer(random, question)
    )
  },
  hint(view, question, language = 'en') {
    const character = asked(view, question.data)
    if (isOfFight(question)) {
      const id = combatAnswer(view, question, seedRandom(`${view.day}`, 'hint'))
      return id === null ? null : { id, why: WORDS.in(language).say('hint-fight') }
    }
    if (question.topic !== 'record' || !character) return null
    const id = recordAnswer({ view, question, character }, character)
    const option = question.options.find(one => one.id === id)
    return option ? { id: option.id, why: reasonFor(WORDS.in(language), view, character, option) } : null
  },
}
