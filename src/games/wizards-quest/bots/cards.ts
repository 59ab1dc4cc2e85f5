import { greatest } from '../../../bots/greatest.ts'
import type { Seat } from '../../../kernel/index.ts'
import { routesHome, routeTo } from '../plans/routes.ts'
import type { QuestQuestion } from '../rules/acts.ts'
import { countersIn, forceIn, isProtected, sideOf } from '../rules/forces/forces.ts'
import { neighboursOf, REGIONS, type SpaceId, territoriesOf } from '../rules/marnon/marnon.ts'
import { type CardId, petitionOf, type Verb } from '../rules/petitions/deck.ts'
import type { QuestView } from '../rules/view.ts'
import { answersOf, bestSpace, idOf } from './choosing.ts'
import { nuisance } from './fates.ts'
import { aimOf } from './musters.ts'

/** Cards are played when they are of use, and another is drawn each turn: most of them are good. */
export function petition(view: QuestView, question: QuestQuestion): string {
  const plays = answersOf(question, 'play')
  const best = greatest(plays, ({ act }) => worthPlaying(view, question.seat, act.card))
  const must = idOf(question, 'keep') === undefined
  if (best && (must || worthPlaying(view, question.seat, best.act.card) > 0)) return best.id
  return idOf(question, 'draw') ?? idOf(question, 'keep') ?? question.options[0]!.id
}

/** What a ring has brought is played where it is of use. */
export function ring(view: QuestView, question: QuestQuestion): string {
  const play = answersOf(question, 'play')[0]
  if (play && worthPlaying(view, question.seat, play.act.card) > 0) return play.id
  return (idOf(question, 'keep') ?? play?.id ?? idOf(question, 'discard'))!
}

/** What playing a card now would do, by our estimate in men; nothing or less where it had better wait. */
function worthPlaying(view: QuestView, seat: Seat, card: CardId): number {
  const { effects, worth } = petitionOf(card)
  return Math.max(...effects.map(({ verb }) => USES[verb]?.(view, seat) ?? worth))
}

/** Cards that are worth something in some positions alone. */
const USES: Readonly<Partial<Record<Verb, (view: QuestView, seat: Seat) => number>>> = {
  'gain-men-if-few': (view, seat) =>
    Object.values(view.forces).filter(force => force?.side === seat).length < 7 ? 6 : 0,
  'extra-campaigns': (view, seat) => (strongest(view, seat) >= 9 ? 3 : 0),
  'send-dragon': (view, seat) => Math.max(...REGIONS.map(({ number }) => appetite(view, seat, number))) - 3,
  'send-wizard': (view, seat) => Math.max(...REGIONS.map(({ number }) => ownIn(view, seat, number))) - 2,
  'move-treasure': (view, seat) => bestCart(view, seat) - 2,
  'remove-orcs': (view, seat) => orcsBeside(view, seat) - 3,
  'scatter-orcs': (view, seat) => Math.max(...REGIONS.map(({ number }) => unrest(view, seat, number))) - 4,
}

/** The counters of a player's greatest force. */
const strongest = (view: QuestView, seat: Seat): number =>
  Math.max(0, ...Object.values(view.forces).map(force => (force?.side === seat ? countersIn(force) : 0)))

/** What the dragon would find of others in a region, less what it would find of one's own. */
function appetite(view: QuestView, seat: Seat, region: number): number {
  let sum = 0
  for (const space of territoriesOf(region)) {
    const force = forceIn(view, space)
    if (!force || force.side === 'orcs' || isProtected(view, space)) continue
    const eaten = Math.min(3.5, countersIn(force)) + (force.leader ? 1 : 0)
    sum += force.side === seat ? -2 * eaten : eaten
  }
  return sum
}

const ownIn = (view: QuestView, seat: Seat, region: number): number =>
  territoriesOf(region).filter(space => sideOf(view, space) === seat).length -
  territoriesOf(region).filter(space => space === aimOf(view, seat)?.target).length * 4

const orcsBeside = (view: QuestView, seat: Seat): number => {
  let sum = 0
  for (const [space, force] of Object.entries(view.forces))
    if (force?.side === 'orcs' && force.men >= 3 && neighboursOf(space).some(next => sideOf(view, next) === seat))
      sum += force.men - 2
  return sum
}

/** How many orcs of a region trouble oneself. */
const unrest = (view: QuestView, seat: Seat, region: number): number =>
  territoriesOf(region).reduce((sum, space) => {
    const force = forceIn(view, space)
    return force?.side === 'orcs' && force.men > 1
      ? sum + (force.men - 1) * Math.max(0, -nuisance(view, seat, space))
      : sum
  }, 0)

/** The region that the dragon or the wizard is sent to. */
export function region(view: QuestView, question: QuestQuestion): string {
  const { seat } = question
  const measure = question.data?.creature === 'wizard' ? ownIn : appetite
  return greatest(answersOf(question, 'region'), ({ act }) => measure(view, seat, act.region))!.id
}

/** The region where orcs quarrel. */
export const scatter = (view: QuestView, question: QuestQuestion): string =>
  greatest(answersOf(question, 'region'), ({ act }) => unrest(view, question.seat, act.region))!.id

/** What the way to a treasure would cost its owner if it lay elsewhere. */
const costAt = (view: QuestView, owner: Seat, space: SpaceId): number => routeTo(view, owner, space)?.cost ?? 40

/** What a cart could save on the way to one's own treasures; a guess, for where it can go is asked later. */
function bestCart(view: QuestView, seat: Seat): number {
  const dearest = routesHome(view, seat).at(-1)
  return dearest ? Math.min(8, dearest.cost / 2) : 0
}

/** The treasure that is moved: one's own that lies worst, or of another's the one he could take soonest. */
export function cart(view: QuestView, question: QuestQuestion): string {
  const { seat } = question
  const hider = question.data?.drawer !== seat
  return bestSpace(question, space => {
    const owner = view.treasures.find(({ at }) => at === space)?.owner ?? seat
    const cost = costAt(view, owner, space)
    return hider ? -cost : owner === seat ? cost : -100 - cost
  })
}

/** Where it goes: near to oneself if it is one's own, else far from its owner. */
export function cartTo(view: QuestView, question: QuestQuestion): string {
  const owner = Number(question.data?.owner)
  const own = owner === question.seat
  return bestSpace(question, space => (own ? -1 : 1) * costAt(view, owner, space))
}
