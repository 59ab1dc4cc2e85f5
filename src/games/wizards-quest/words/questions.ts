import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import { type AnswerText, formatAnswer } from '../../../parts/wording.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import { attackForecast, chanceOfHunt, huntFrom, spareIn } from '../plans/armies.ts'
import { forecast } from '../plans/forecast.ts'
import { leadersNeeded } from '../rules/campaign/targets.ts'
import { isTruce } from '../rules/facts/island.ts'
import { attackRange, creatureRange, defenseRange } from '../rules/facts/ranges.ts'
import { neighborsOf, type SpaceId, spaceOf } from '../rules/pieces/marnon.ts'
import { asQuestQuestion, type QuestAct, type QuestQuestion } from '../rules/state/acts.ts'
import type { Force, Pieces } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import {
  creatureName,
  forceText,
  occupantsText,
  piecesText,
  piecesValues,
  regionName,
  shelterParts,
  spaceName,
  valuesOf,
} from './names.ts'

/** Everything needed to phrase a question and its options. */
interface QuestionContext {
  readonly words: Messages
  readonly view: QuestView
  readonly question: QuestQuestion
  readonly seat: number
}

/** Phrases a question in the language of the messages. */
export function phraseIn(words: Messages, view: QuestView, question: Question): PhrasedQuestion {
  const known = asQuestQuestion(question)
  const context = { words, view, question: known, seat: known.seat }
  const values = valuesOf(known.data, { words, seats: view.seats })
  return {
    ...question,
    text: questionText(context, values),
    options: known.options.map(option => ({ ...option, ...answerOf(context, option.act) })),
  }
}

const space = ({ words }: Pick<QuestionContext, 'words'>, id: SpaceId): string => spaceName(words, id)

/** The reasons for extra men, by the rule of the question. Regular reinforcements have no entry. */
const BROUGHT_BY: ReadonlyMap<string, string> = new Map([
  ['X.E.1.a', 'chest'],
  ['X.E.1.b', 'crown'],
  ['X.D.5.a', 'dragon'],
  ['X.A.4', 'card'],
  ['X.A.6.a', 'card'],
])

function questionText({ words, view, question, seat }: QuestionContext, values: Values): string {
  switch (question.topic) {
    case 'place':
    case 'muster':
      return words.get(`ask-${question.topic}`, { ...values, by: BROUGHT_BY.get(question.rule) ?? 'none' })
    case 'petition':
      return words.get('ask-petition', {
        ...values,
        must: (view.players[seat]?.cardCount ?? 0) > 2 ? 'yes' : 'no',
        draws: offers(question, 'draw'),
        plays: offers(question, 'play'),
      })
    case 'cart': {
      const { drawer } = question.data
      const name = seatName(view.seats, drawer)
      return words.get('ask-cart', { drawer: drawer === seat ? 'self' : 'other', name })
    }
    case 'campaign':
      return view.upheaval && isTruce(view)
        ? words.get('ask-campaign.truce', { turn: view.upheaval.truce })
        : words.get('ask-campaign', values)
    case 'battle':
      return battleText(words, view, question.data)
    case 'flee': {
      const side = view.forces[question.data.from]?.side ?? 0
      return words.get('ask-flee', { ...values, ...piecesValues(words, question.data, side) })
    }
    default:
      return words.get(`ask-${question.topic}`, values)
  }
}

const offers = ({ options }: QuestQuestion, kind: QuestAct['kind']): 'yes' | 'no' =>
  options.some(({ act }) => act.kind === kind) ? 'yes' : 'no'

/**
 * Phrases a battle question with both sides and their ranges. If they can't fight, the question says why: the target is
 * empty, or a leader is missing.
 */
function battleText(
  words: Messages,
  view: QuestView,
  { from, to, by, against }: QuestQuestion<'battle'>['data'],
): string {
  const attackers = view.forces[from] ?? null
  const defenders = view.forces[to] ?? null
  const names = { from: spaceName(words, from), to: spaceName(words, to) }
  if (against === 'space' && !defenders) return words.get('ask-battle.empty', names)
  const needed = leadersNeeded(view, to, against)
  if (needed.length > 0 && !needed.some(leader => leader === attackers?.leader))
    return words.get('ask-battle.leaderless', { ...names, against })
  const attack = attackers ? attackRange(attackers).range : 0
  const fighting = { ...names, attack, attackers: piecesText(words, attackers ?? NOBODY, 0, 'nominative') }
  if (against === 'space') {
    const made = defenders && defenseRange(defenders, to, by)
    const parts = made ? shelterParts(words, made) : ''
    const range = made?.range ?? 0
    const defense = parts === '' ? String(range) : words.get('made-range', { range, parts })
    return words.get('ask-battle', { ...fighting, defense, defenders: forceText(words, view.seats, defenders) })
  }
  const defense = creatureRange(against).range
  return words.get('ask-battle.creature', {
    ...fighting,
    defense,
    creature: creatureName(words, against, 'accusative'),
  })
}

const NOBODY: Pieces = { men: 0, leader: null }

/** Phrases an option. Its label begins with a capital letter. */
function answerOf(context: QuestionContext, act: QuestAct): AnswerText {
  const answer = answerIn(context, act, valuesOf(act, { words: context.words, seats: context.view.seats }))
  return { ...answer, label: capital(answer.label) }
}

function answerIn(context: QuestionContext, act: QuestAct, values: Values): AnswerText {
  const { words, view, question } = context
  const { topic } = question
  const format = (more: Values = {}) => formatAnswer(words, `act-${act.kind}`, { ...values, topic, ...more })
  switch (act.kind) {
    case 'castle':
      return format({ regions: regionsBeside(context, act.space) })
    case 'settle':
      return format({ region: regionName(words, spaceOf(act.space).region ?? 0) })
    case 'cart':
    case 'peek': {
      const treasure = view.treasures.find(({ at }) => at === act.space)
      return format({ owner: seatName(view.seats, treasure?.owner ?? 0) })
    }
    case 'hide':
    case 'place':
    case 'welcome':
    case 'cart-to':
    case 'dispel':
    case 'scatter-to':
    case 'homesick':
    case 'entrance':
    case 'send-to':
    case 'rouse':
    case 'boat-to':
    case 'flee':
      return withForce(context, act.space)
    case 'leader':
      return { ...format(), note: words.get(`note-${act.leader}`) }
    case 'boat':
      return { ...withForce(context, act.space), ...format() }
    case 'attack':
      return attackText(context, act, format().label)
    case 'from':
      if (topic === 'from') return { ...format(), note: sourceNote(context, question.data, act) }
      break
    case 'fight':
      return { ...format(), ...fightNote(context) }
    case 'bring': {
      const n = spareIn(view, act.space)
      const then = thenText(context, force => ({ ...force, men: force.men + n }))
      return { ...format(), note: [words.get('act-bring.spare', { n }), ...then].join(', ') }
    }
    case 'lead': {
      const then = thenText(context, force => ({ ...force, leader: act.leader }))
      const swap = act.swap ? [words.get('act-lead.swap')] : []
      // Leaders can only be called at the start (X.C.4).
      return { ...format(), note: [...then, ...swap, words.get('act-lead.start')].join(', ') }
    }
    case 'lose': {
      if (topic !== 'loss') break
      const { count } = question.data
      const pieces = { men: act.leader === null ? count : count - 1, leader: act.leader }
      return { label: piecesText(words, pieces, 0, 'nominative') }
    }
    case 'count':
      return { label: '' }
    default:
      return format()
  }
  throw new KernelError(`"${topic}" has no answer "${act.kind}"`)
}

/** Phrases a space with its occupants and treasure. */
function withForce(context: QuestionContext, id: SpaceId): AnswerText {
  const { words, view, seat } = context
  const treasure = view.treasures.find(({ at }) => at === id)
  const whose = treasure && treasureNote(context, treasure.owner === seat, treasure.owner)
  return { label: space(context, id), note: [occupantsText(words, view, id), ...(whose ? [whose] : [])].join(', ') }
}

const treasureNote = (context: QuestionContext, isOwn: boolean, owner: number): string =>
  isOwn
    ? context.words.get('note-treasure.own')
    : context.words.get('note-treasure', { owner: seatName(context.view.seats, owner) })

/** Returns a note on the attackers' range and chance after a change, or an empty list if they can't attack. */
function thenText({ words, view }: QuestionContext, change: (force: Force) => Force): string[] {
  const { campaign } = view.turn
  const force = campaign && view.forces[campaign.from]
  if (!campaign || !force) return []
  const army = change(force)
  const odds = attackForecast(view, army, campaign)
  if (!odds) return []
  const values = { range: attackRange(army).range, win: percent(odds.wins) }
  return [
    campaign.against === 'space' ? words.get('act-bring.then', values) : words.get('act-bring.then-beaten', values),
  ]
}

const percent = (chance: number): number => Math.round(100 * chance)

const regionsBeside = ({ words }: QuestionContext, castle: SpaceId): string => {
  const regions = [...new Set(neighborsOf(castle).map(id => spaceOf(id).region ?? 0))].sort()
  return words.list(regions.map(number => regionName(words, number)))
}

function attackText(
  context: QuestionContext,
  { space: at, against, free }: Extract<QuestAct, { kind: 'attack' }>,
  label: string,
): AnswerText {
  const { words, view, seat } = context
  if (against === 'space') {
    // If only a creature is there, "attack" would sound like an attack on the creature (X.D.1).
    const isEmpty = !view.forces[at]
    return {
      ...withForce(context, at),
      label: isEmpty ? words.get('act-attack.empty', { space: space(context, at) }) : label,
    }
  }
  const win = chanceOfHunt(view, seat, against)
  return { label, note: words.get('act-attack.beaten', { win, free: free ? 'yes' : 'no' }) }
}

/** Describes a source of an attack: its force and range and, if there is someone to fight, the chance of winning. */
function sourceNote(
  { words, view, seat }: QuestionContext,
  { space: target, against }: QuestQuestion<'from'>['data'],
  { space: id, by }: Extract<QuestAct, { kind: 'from' }>,
): string {
  const attackers: Force | null = view.forces[id] ?? null
  const defenders = view.forces[target] ?? null
  const force = forceText(words, view.seats, attackers)
  if (!attackers) return force
  const range = attackRange(attackers).range
  if (against !== 'space') {
    const win = percent(huntFrom(view, seat, id, against, by)?.wins ?? 0)
    return words.get('act-from.beaten', { force, range, win })
  }
  if (!defenders) return words.get('act-from.force', { force, range })
  const { range: defense } = defenseRange(defenders, target, by)
  const win = percent(forecast(attackers, defenders, target, by).wins)
  return words.get('act-from.against', { force, range, defense, win })
}

/** Returns a note on the chance of winning, if there is a battle to fight. */
function fightNote({ words, view }: QuestionContext): Partial<AnswerText> {
  const { campaign } = view.turn
  const odds = campaign && attackForecast(view, view.forces[campaign.from] ?? null, campaign)
  if (!odds) return {}
  const win = percent(odds.wins)
  if (campaign.against === 'space') return { note: words.get('act-fight.win', { win }) }
  const creature = creatureName(words, campaign.against, 'accusative')
  return { note: words.get('act-fight.beat', { win, creature }) }
}
