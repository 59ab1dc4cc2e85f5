import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { chanceOfHunt, huntFrom, outcome, spareIn } from '../plans/armies.ts'
import { forecast } from '../plans/forecast.ts'
import { leadersNeeded } from '../rules/campaign/targets.ts'
import { isTruce } from '../rules/facts/island.ts'
import { attackRange, creatureRange, defenseRange } from '../rules/facts/ranges.ts'
import { neighborsOf, type SpaceId, spaceOf } from '../rules/pieces/marnon.ts'
import { asked, type QuestAct, type QuestQuestion, type Topic } from '../rules/state/acts.ts'
import type { Approach, Force, Pieces } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import {
  cardName,
  cardText,
  creatureName,
  forceText,
  leaderName,
  piecesText,
  regionName,
  shelterParts,
  spaceName,
  standText,
  treasureName,
} from './names.ts'

/** The label and note of an option. */
interface Told {
  readonly label: string
  readonly note?: string
}

/** Everything needed to phrase a question on one of the topics. */
type Telling<K extends Topic = Topic> = {
  [P in K]: {
    readonly words: Messages
    readonly view: QuestView
    readonly data: QuestQuestion<P>['data']
    readonly seat: number
    readonly rule: string
  }
}[K]

/** Phrases a question in the language of the messages. */
export function phraseIn(words: Messages, view: QuestView, question: Question): PhrasedQuestion {
  const known = asked(question)
  const { topic, data, seat, rule } = known
  if (!Object.hasOwn(TEXTS, topic)) throw new KernelError(`Wizard's Quest has no text for a question about "${topic}"`)
  const telling = { words, view, data, seat, rule } as Telling
  return {
    ...question,
    text: textOn(topic, telling),
    options: known.options.map(option => ({ ...option, ...answerText(telling, known, option.act) })),
  }
}

const textOn = <K extends Topic>(topic: K, telling: Telling<K>): string => TEXTS[topic](telling)

const space = ({ words }: Pick<Telling, 'words'>, id: SpaceId): string => spaceName(words, id)

/** Names the pieces that a question is about: men, orcs or a leader. */
function piecesAsked({ words, view, data: { from, men, leader } }: Telling<'flee'>): string {
  return piecesText(words, { men, leader }, view.forces[from]?.side ?? 0, 'accusative')
}

/** The reasons for extra men, by the rule of the question. Regular reinforcements have no entry. */
const BROUGHT_BY: ReadonlyMap<string, string> = new Map([
  ['X.E.1.a', 'chest'],
  ['X.E.1.b', 'crown'],
  ['X.D.5.a', 'dragon'],
  ['X.A.4', 'card'],
  ['X.A.6.a', 'card'],
])

const TEXTS: { readonly [K in Topic]: (telling: Telling<K>) => string } = {
  castle: ({ words }) => words.say('ask-castle'),
  settle: ({ words }) => words.say('ask-settle'),
  treasure: telling => {
    const { words, view, data } = telling
    return words.say('ask-treasure', { owner: seatName(view.seats, data.owner), castle: data.castle ? 'yes' : 'no' })
  },
  hide: telling => {
    const { words, view, data } = telling
    const treasure = treasureName(words, data.treasure, 'accusative')
    return words.say('ask-hide', { owner: seatName(view.seats, data.owner), treasure })
  },
  place: ({ words, data, rule }) => words.say('ask-place', { n: data.men, by: BROUGHT_BY.get(rule) ?? 'none' }),
  muster: telling =>
    telling.words.say('ask-muster', {
      ...{ n: telling.data.men, space: space(telling, telling.data.space) },
      by: BROUGHT_BY.get(telling.rule) ?? 'none',
    }),
  petition: ({ words, view, seat, data }) => {
    const must = (view.players[seat]?.cardCount ?? 0) > 2 ? 'yes' : 'no'
    return words.say('ask-petition', { must, drawn: data.drawn ? 'yes' : 'no' })
  },
  ring: ({ words, data }) => words.say('ask-ring', { card: cardName(words, data.card) }),
  friend: ({ words }) => words.say('ask-friend'),
  'friend-to': ({ words, data }) =>
    words.say('ask-friend-to', { leader: leaderName(words, data.leader, 'nominative') }),
  region: ({ words, data }) => words.say('ask-region', { creature: creatureName(words, data.creature, 'accusative') }),
  cart: telling => {
    const { words, view, data, seat } = telling
    return words.say('ask-cart', {
      drawer: data.drawer === seat ? 'self' : 'other',
      name: seatName(view.seats, data.drawer),
    })
  },
  'cart-to': telling =>
    telling.words.say('ask-cart-to', { from: space(telling, telling.data.from), n: telling.data.steps }),
  peek: ({ words }) => words.say('ask-peek'),
  dispel: ({ words, data }) => words.say('ask-dispel', { n: data.orcs }),
  'dispel-orcs': telling => telling.words.say('ask-dispel-orcs', { space: space(telling, telling.data.space) }),
  scatter: ({ words }) => words.say('ask-scatter'),
  'scatter-to': telling =>
    telling.words.say('ask-scatter-to', { n: telling.data.orcs, space: space(telling, telling.data.from) }),
  'scatter-orcs': telling =>
    telling.words.say('ask-scatter-orcs', { n: telling.data.orcs, space: space(telling, telling.data.space) }),
  entrance: ({ words }) => words.say('ask-entrance'),
  territory: ({ words, data }) =>
    words.say('ask-territory', { creature: creatureName(words, data.creature, 'accusative') }),
  rouse: ({ words }) => words.say('ask-rouse'),
  homesick: ({ words, data }) => words.say('ask-homesick', { n: data.men }),
  'homesick-men': telling => telling.words.say('ask-homesick-men', { space: space(telling, telling.data.space) }),
  campaign: ({ words, view, data }) =>
    view.upheaval && isTruce(view)
      ? words.say('ask-campaign.truce', { turn: view.upheaval.truce })
      : words.say('ask-campaign', { n: data.campaigns }),
  from: telling => {
    const { words, data } = telling
    const to = space(telling, data.space)
    return data.against === 'space'
      ? words.say('ask-from', { space: to })
      : words.say('ask-from.creature', { space: to, creature: creatureName(words, data.against, 'accusative') })
  },
  battle: battleText,
  supplement: telling =>
    telling.words.say('ask-supplement', {
      from: space(telling, telling.data.from),
      to: space(telling, telling.data.to),
    }),
  march: telling =>
    telling.words.say('ask-march', { from: space(telling, telling.data.from), to: space(telling, telling.data.to) }),
  'march-with': ({ words, data }) => words.say('ask-march-with', { leader: leaderName(words, data.leader, 'dative') }),
  'boat-to': telling => telling.words.say('ask-boat-to', { from: space(telling, telling.data.from) }),
  'boat-men': telling =>
    telling.words.say('ask-boat-men', { from: space(telling, telling.data.from), to: space(telling, telling.data.to) }),
  'boat-with': ({ words, data }) => words.say('ask-boat-with', { leader: leaderName(words, data.leader, 'dative') }),
  loss: telling => {
    const { words, data } = telling
    return words.say('ask-loss', { how: data.how, n: data.count, space: space(telling, data.space) })
  },
  flee: telling =>
    telling.words.say('ask-flee', { pieces: piecesAsked(telling), space: space(telling, telling.data.from) }),
  'flee-men': telling => telling.words.say('ask-flee-men', { space: space(telling, telling.data.space) }),
}

/**
 * Phrases a battle question: both sides with their ranges, the missing leader, or a single piece facing an empty space.
 */
function battleText(telling: Telling<'battle'>): string {
  const { words, view, data } = telling
  const { from, to, by, against } = data
  const attackers = view.forces[from] ?? null
  const defenders = view.forces[to] ?? null
  const names = { from: space(telling, from), to: space(telling, to) }
  if (against === 'space' && !defenders) return words.say('ask-battle.empty', names)
  const needed = leadersNeeded(view, to, against)
  if (needed.length > 0 && !needed.some(leader => leader === attackers?.leader))
    return words.say('ask-battle.leaderless', { ...names, against })
  const attack = attackers ? attackRange(attackers).range : 0
  const fighting = { ...names, attack, attackers: piecesText(words, attackers ?? NOBODY, 0, 'nominative') }
  if (against === 'space') {
    const made = defenders && defenseRange(defenders, to, by)
    const parts = made ? shelterParts(words, made) : ''
    const range = made?.range ?? 0
    const defense = parts === '' ? String(range) : words.say('made-range', { range, parts })
    return words.say('ask-battle', { ...fighting, defense, defenders: forceText(words, view.seats, defenders) })
  }
  const defense = creatureRange(against).range
  return words.say('ask-battle.creature', {
    ...fighting,
    defense,
    creature: creatureName(words, against, 'accusative'),
  })
}

const NOBODY: Pieces = { men: 0, leader: null }

/** Phrases an option from its act. */
function answerText(telling: Telling, question: QuestQuestion, act: QuestAct): Told {
  const { words, view } = telling
  const { topic } = question
  switch (act.kind) {
    case 'castle':
      return {
        label: space(telling, act.space),
        note: words.say('ask-castle.note', { regions: regionsBeside(telling, act.space) }),
      }
    case 'settle':
      return { label: space(telling, act.space), note: regionName(words, spaceOf(act.space).region ?? 0) }
    case 'cart':
    case 'peek': {
      const treasure = view.treasures.find(({ at }) => at === act.space)
      const owner = seatName(view.seats, treasure?.owner ?? 0)
      return { label: words.say('ask-cart.treasure', { owner, space: space(telling, act.space) }) }
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
      return withForce(telling, act.space)
    case 'treasure':
      return { label: capital(treasureName(words, act.treasure, 'nominative')) }
    case 'leader': {
      const leader = leaderName(words, act.leader, 'nominative')
      const label = capital(topic === 'muster' ? words.say('ask-muster.leader', { leader }) : leader)
      return { label, note: act.leader === 'hero' ? words.say('note-hero') : words.say('note-sorcerer') }
    }
    case 'region':
      return { label: `${regionName(words, act.region)} (${act.region})` }
    case 'draw':
      return { label: words.say('ask-petition.draw') }
    case 'keep':
      return { label: topic === 'ring' ? words.say('ask-ring.keep') : words.say('ask-petition.keep') }
    case 'play': {
      const card = cardName(words, act.card)
      const label = topic === 'ring' ? words.say('ask-ring.play') : words.say('ask-petition.play', { card })
      return { label, note: cardText(words, act.card) }
    }
    case 'discard':
      return { label: words.say('ask-ring.discard') }
    case 'boat':
      return {
        ...withForce(telling, act.space),
        label: words.say('ask-petition.boat', { space: space(telling, act.space) }),
      }
    case 'done':
      return { label: words.say('ask-dispel.done') }
    case 'end':
      return { label: words.say('ask-campaign.end') }
    case 'attack':
      return attackText(telling, act)
    case 'from':
      if (question.topic === 'from') return sourceText({ ...telling, data: question.data }, act.space, act.by)
      break
    case 'fight':
      return fightText(telling)
    case 'halt':
      return { label: words.say('ask-battle.halt') }
    case 'bring': {
      const n = spareIn(view, act.space)
      const then = thenText(telling, force => ({ ...force, men: force.men + n }))
      return {
        label: words.say('ask-battle.bring', { space: space(telling, act.space) }),
        note: [words.say('ask-battle.spare', { n }), ...then].join(', '),
      }
    }
    case 'lead': {
      const leader = leaderName(words, act.leader, 'accusative')
      const label = words.say('ask-battle.lead', { leader, space: space(telling, act.from) })
      const then = thenText(telling, force => ({ ...force, leader: act.leader }))
      const swap = act.swap ? [words.say('ask-battle.swap')] : []
      // Leaders can only be called at the start (X.C.4).
      return { label, note: [...then, ...swap, words.say('ask-battle.start')].join(', ') }
    }
    case 'with':
      return {
        label: words.say('ask-march.with', { leader: leaderName(words, act.leader ?? 'hero', 'dative') }),
      }
    case 'lose': {
      if (question.topic !== 'loss') break
      const { count } = question.data
      const pieces = { men: act.leader === null ? count : count - 1, leader: act.leader }
      return { label: capital(piecesText(words, pieces, 0, 'nominative')) }
    }
    case 'count':
      return { label: '' }
  }
  throw new KernelError(`"${topic}" has no answer "${act.kind}"`)
}

/** Phrases a space with its force and treasure. */
function withForce(telling: Telling, id: SpaceId): Told {
  const { words, view, seat } = telling
  const treasure = view.treasures.find(({ at }) => at === id)
  const whose = treasure && treasureNote(telling, treasure.owner === seat, treasure.owner)
  return { label: space(telling, id), note: [standText(words, view, id), ...(whose ? [whose] : [])].join(', ') }
}

const treasureNote = (telling: Telling, isOwn: boolean, owner: number): string =>
  isOwn
    ? telling.words.say('note-treasure.own')
    : telling.words.say('note-treasure', { owner: seatName(telling.view.seats, owner) })

/** Returns a note on the attackers' range and chance after a change. */
function thenText({ words, view }: Telling, change: (force: Force) => Force): string[] {
  const { campaign } = view.turn
  const force = campaign && view.forces[campaign.from]
  if (!campaign || !force) return []
  const army = change(force)
  const odds = outcome(view, army, campaign)
  if (!odds) return []
  const told = { range: attackRange(army).range, win: percent(odds.wins) }
  return [campaign.against === 'space' ? words.say('ask-battle.then', told) : words.say('ask-battle.then-beaten', told)]
}

const percent = (chance: number): number => Math.round(100 * chance)

const regionsBeside = ({ words }: Telling, castle: SpaceId): string => {
  const regions = [...new Set(neighborsOf(castle).map(id => spaceOf(id).region ?? 0))].sort()
  return words.list(regions.map(number => regionName(words, number)))
}

function attackText(telling: Telling, { space: at, against, free }: Extract<QuestAct, { kind: 'attack' }>): Told {
  const { words, view, seat } = telling
  if (against === 'space')
    return { ...withForce(telling, at), label: words.say('ask-campaign.attack', { space: space(telling, at) }) }
  const creature = creatureName(words, against, 'accusative')
  const label = words.say('ask-campaign.creature', { creature, space: space(telling, at) })
  const win = chanceOfHunt(view, seat, against)
  return { label, note: words.say('ask-campaign.beaten', { win, free: free ? 'yes' : 'no' }) }
}

/** Phrases a source of an attack: the approach, the force, both ranges and the chance. */
function sourceText(telling: Telling<'from'>, id: SpaceId, by: Approach): Told {
  const { words, view, data, seat } = telling
  const attackers: Force | null = view.forces[id] ?? null
  const defenders = view.forces[data.space] ?? null
  const { against } = data
  const label = `${space(telling, id)} (${words.say(`way-${by}`)})`
  const force = forceText(words, view.seats, attackers)
  if (!attackers) return { label, note: force }
  const range = attackRange(attackers).range
  if (against !== 'space') {
    const win = percent(huntFrom(view, seat, id, against, by)?.wins ?? 0)
    return { label, note: words.say('ask-from.beaten', { force, range, win }) }
  }
  if (!defenders) return { label, note: words.say('ask-from.force', { force, range }) }
  const { range: defense } = defenseRange(defenders, data.space, by)
  return {
    label,
    note: words.say('ask-from.against', { force, range, defense, win: winOf(attackers, defenders, data.space, by) }),
  }
}

const winOf = (attackers: Force, defenders: Force, to: SpaceId, by: Approach): number =>
  percent(forecast(attackers, defenders, to, by).wins)

/** Phrases the option to fight, with the chance of winning. */
function fightText({ words, view }: Telling): Told {
  const label = words.say('ask-battle.fight')
  const { campaign } = view.turn
  const odds = campaign && outcome(view, view.forces[campaign.from] ?? null, campaign)
  if (!odds) return { label }
  const win = percent(odds.wins)
  if (campaign.against === 'space') return { label, note: words.say('ask-battle.win', { win }) }
  const creature = creatureName(words, campaign.against, 'accusative')
  return { label, note: words.say('ask-battle.beat', { win, creature }) }
}
