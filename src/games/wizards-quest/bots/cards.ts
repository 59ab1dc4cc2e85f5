import { maxBy } from '../../../bots/max-by.ts'
import type { Seat } from '../../../kernel/index.ts'
import { routeTo, treasureRoutes } from '../plans/routes.ts'
import { countersIn, countersOf, forceIn, isProtected, sideOf } from '../rules/facts/forces.ts'
import { neighborsOn } from '../rules/facts/island.ts'
import { type CardId, petitionOf, type Verb } from '../rules/pieces/deck.ts'
import { REGIONS, type SpaceId, spaceOf, territoriesOf } from '../rules/pieces/marnon.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'
import { answersOf, bestSpace, idOf } from './choosing.ts'
import { nuisanceOf } from './losses.ts'
import { firstStepToTreasure } from './musters.ts'

/**
 * Plays the best card if it is useful or if a card must be played. Otherwise draws if possible, because most cards are
 * good, or continues.
 */
export function choosePetition(view: QuestView, question: QuestQuestion): string {
  const plays = answersOf(question, 'play')
  const best = maxBy(plays, ({ act }) => playValue(view, question.seat, act.card))
  const must = idOf(question, 'keep') === undefined
  if (best && (must || playValue(view, question.seat, best.act.card) > 0)) return best.id
  return idOf(question, 'draw') ?? idOf(question, 'keep') ?? question.options[0]!.id
}

/** Plays the ring's card if it is useful now or can't be kept, and keeps it otherwise. */
export function chooseRing(view: QuestView, question: QuestQuestion): string {
  const play = answersOf(question, 'play')[0]
  if (play && playValue(view, question.seat, play.act.card) > 0) return play.id
  return (idOf(question, 'keep') ?? play?.id ?? idOf(question, 'discard'))!
}

/** Estimates the value, in men, of playing a card now. It is 0 or less if the card should wait. */
function playValue(view: QuestView, seat: Seat, card: CardId): number {
  const { effects, worth } = petitionOf(card)
  return Math.max(...effects.map(({ verb }) => USES[verb]?.(view, seat) ?? worth))
}

/** The value of effects that depend on the position. */
const USES: Readonly<Partial<Record<Verb, (view: QuestView, seat: Seat) => number>>> = {
  // The card requires fewer than seven pieces, counting the hero and the sorcerer (X.A.6.d).
  'gain-men-if-few': (view, seat) => (countersOf(view, seat) < 7 ? 6 : 0),
  'extra-campaigns': (view, seat) => (strongest(view, seat) >= 9 ? 3 : 0),
  'send-dragon': (view, seat) => Math.max(...REGIONS.map(({ number }) => dragonBenefit(view, seat, number))) - 3,
  'send-wizard': (view, seat) => Math.max(...REGIONS.map(({ number }) => ownIn(view, seat, number))) - 2,
  'move-treasure': (view, seat) => bestCart(view, seat) - 2,
  'remove-orcs': (view, seat) => orcsBeside(view, seat) - 3,
  'scatter-orcs': (view, seat) => Math.max(...REGIONS.map(({ number }) => orcTrouble(view, seat, number))) - 4,
}

/** Counts the pieces in a player's largest force. */
const strongest = (view: QuestView, seat: Seat): number =>
  Math.max(0, ...Object.values(view.forces).map(force => (force?.side === seat ? countersIn(force) : 0)))

/** Adds up what the dragon could eat in each territory of a region: rivals' pieces minus twice the seat's own. */
const dragonBenefit = (view: QuestView, seat: Seat, region: number): number =>
  territoriesOf(region).reduce((sum, space) => sum + dragonBenefitIn(view, seat, space), 0)

function dragonBenefitIn(view: QuestView, seat: Seat, space: SpaceId): number {
  const force = forceIn(view, space)
  if (!force || force.side === 'orcs' || isProtected(view, space)) return 0
  const eaten = Math.min(3.5, countersIn(force)) + (force.leader ? 1 : 0)
  return force.side === seat ? -2 * eaten : eaten
}

const ownIn = (view: QuestView, seat: Seat, region: number): number =>
  territoriesOf(region).filter(space => sideOf(view, space) === seat).length -
  territoriesOf(region).filter(space => space === firstStepToTreasure(view, seat)?.target).length * 4

const orcsBeside = (view: QuestView, seat: Seat): number => {
  let sum = 0
  for (const [space, force] of Object.entries(view.forces))
    if (force?.side === 'orcs' && force.men >= 3 && neighborsOn(view, space).some(next => sideOf(view, next) === seat))
      sum += force.men - 2
  return sum
}

/** Measures how much more a region's orcs trouble the seat than its rivals. A single orc doesn't count. */
const orcTrouble = (view: QuestView, seat: Seat, region: number): number =>
  territoriesOf(region).reduce((sum, space) => {
    const force = forceIn(view, space)
    return force?.side === 'orcs' && force.men > 1
      ? sum + (force.men - 1) * Math.max(0, -nuisanceOf(view, seat, space))
      : sum
  }, 0)

/** Picks the region to send the dragon or the wizard to. */
export function chooseRegion(view: QuestView, question: QuestQuestion<'region'>): string {
  const { seat } = question
  const measure = question.data.creature === 'wizard' ? ownIn : dragonBenefit
  return maxBy(answersOf(question, 'region'), ({ act }) => measure(view, seat, act.region))!.id
}

/**
 * Picks the territory to send the dragon or the wizard to. The wizard goes where the seat gains men, preferably for its
 * next attack, but avoids the target's region, because nobody could attack there.
 */
export function chooseTargetTerritory(view: QuestView, question: QuestQuestion<'territory'>): string {
  const { seat } = question
  if (question.data.creature === 'dragon') return bestSpace(question, space => dragonBenefitIn(view, seat, space))
  const aim = firstStepToTreasure(view, seat)
  const target = aim ? spaceOf(aim.target).region : null
  return bestSpace(question, space => {
    const side = sideOf(view, space)
    const men = side === seat ? (space === aim?.route.from ? 4 : 3) : side === 'orcs' || side === null ? 0 : -3
    return men - (spaceOf(space).region === target ? 4 : 0)
  })
}

/** Picks the orcs with the frenzy that troubles rivals the most, compared with the seat. */
export const chooseRoused = (view: QuestView, question: QuestQuestion): string =>
  bestSpace(question, space => ((forceIn(view, space)?.men ?? 1) - 1) * nuisanceOf(view, question.seat, space))

/** Picks the region with the orcs that trouble the seat the most. */
export const chooseScattered = (view: QuestView, question: QuestQuestion): string =>
  maxBy(answersOf(question, 'region'), ({ act }) => orcTrouble(view, question.seat, act.region))!.id

/** Returns the cost to the owner, in men, of reaching a treasure in the given space, or 40 if there is no route. */
const costAt = (view: QuestView, owner: Seat, space: SpaceId): number => routeTo(view, owner, space)?.cost ?? 40

/**
 * Estimates how many men the seat would save if a cart moved the last treasure on its tour closer: half the cost of
 * that route, at most 8.
 */
function bestCart(view: QuestView, seat: Seat): number {
  const costliest = treasureRoutes(view, seat).at(-1)
  return costliest ? Math.min(8, costliest.cost / 2) : 0
}

/**
 * Picks the treasure to move: the seat's own that is costliest to reach or, if the seat is the hider, the one that its
 * owner could reach most cheaply.
 */
export function chooseCart(view: QuestView, question: QuestQuestion<'cart'>): string {
  const { seat } = question
  const hider = question.data.drawer !== seat
  return bestSpace(question, space => {
    const owner = view.treasures.find(({ at }) => at === space)?.owner ?? seat
    const cost = costAt(view, owner, space)
    return hider ? -cost : owner === seat ? cost : -100 - cost
  })
}

/** Picks the space to move a treasure to: close to the seat if it is its own, and far from the owner otherwise. */
export function chooseCartGoal(view: QuestView, question: QuestQuestion<'cart-to'>): string {
  const owner = question.data.owner
  const own = owner === question.seat
  return bestSpace(question, space => (own ? -1 : 1) * costAt(view, owner, space))
}
