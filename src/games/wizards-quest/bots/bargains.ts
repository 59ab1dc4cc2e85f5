import type { Bot, BotTalk } from '../../../bots/bot.ts'
import { type Honesty, intendedPromises, openPromisesOf, trustworthiness } from '../../../bots/honesty.ts'
import type { Offer, Question, Seat } from '../../../kernel/index.ts'
import { treasureRoutes } from '../plans/routes.ts'
import { heldBy, isProtected, sideOf } from '../rules/facts/forces.ts'
import { isTruce } from '../rules/facts/island.ts'
import { isBarred, type Promised, peaceWith, promisedBy, spareId, stands } from '../rules/facts/promises.ts'
import { SPACE_IDS, type SpaceId } from '../rules/pieces/marnon.ts'
import { asQuestQuestion as quest } from '../rules/state/acts.ts'
import type { QuestState } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { attackValue } from './campaigns.ts'
import { holdValue } from './dangers.ts'
import { chancesOf } from './winning-chances.ts'

/** The minimum values, in men, of an offer that the bot makes and of one that it accepts. */
const MIN_OFFER_VALUE = 0.6
const MIN_ACCEPTED_VALUE = 0.2
/** The probabilities that a player makes their best attack, and that they make another worthwhile one. */
const LIKELY = 0.7
const UNLIKELY = 0.15
/** The probability of winning above which a player should be refused peace, and the cost of granting it anyway. */
const WINNING = 0.6
const PEACE_WITH_WINNER = 4

/**
 * Wraps a bot so that it makes and accepts profitable offers. `honestyOf` determines which promises it means to keep.
 */
export function withBargains(
  bot: Bot<QuestView, QuestState>,
  honestyOf: (talk: BotTalk) => Honesty,
): Bot<QuestView, QuestState> {
  const withoutBrokenPromises = (view: QuestView, question: Question, talk: BotTalk | undefined): Question =>
    talk ? asPromised(view, question, intendedPromises(question.seat, talk, honestyOf(talk))) : question
  const { think } = bot
  return {
    ...bot,
    answer: (view, question, random, ahead) =>
      bot.answer(view, withoutBrokenPromises(view, question, ahead?.talk), random, ahead),
    ...(think && {
      think: (view, question, random, ahead) =>
        think(view, withoutBrokenPromises(view, question, ahead?.talk), random, ahead),
    }),
    accepts(view, { by, to, give, take }, talk) {
      if (!stands(view, by, give) || !stands(view, to, take)) return false
      // A bot that doesn't mean to keep its promise ignores the cost.
      const price = honestyOf(talk) === 'false' ? 0 : cost(view, to, take)
      return gain(view, to, give, by) * trustworthiness(talk.bargains, by) - price >= MIN_ACCEPTED_VALUE
    },
    offer: (view, { seat, topic }, talk) => (topic === 'petition' ? bestOffer(view, seat, talk) : null),
  }
}

/** Removes from a question the attacks that break promises, unless no option would remain. */
function asPromised(view: QuestView, asked: Question, ids: readonly string[]): Question {
  const promises = parsePromises(ids)
  const question = quest(asked)
  const target = view.turn.campaign?.against === 'space' ? view.turn.campaign.to : null
  const options = question.options.filter(({ act }) => {
    const space = act.kind === 'attack' && act.against === 'space' ? act.space : act.kind === 'fight' ? target : null
    return space === null || !promises.some(promised => isBarred(view, promised, space))
  })
  return options.length === 0 || options.length === question.options.length ? asked : { ...asked, options }
}

const parsePromises = (ids: readonly string[]): Promised[] =>
  ids.flatMap(id => {
    const promised = promisedBy(id)
    return promised ? [promised] : []
  })

/** Returns the value of every attack that benefits a seat, keyed by target. Returns an empty map during a truce. */
function attacksOf(view: QuestView, seat: Seat): ReadonlyMap<SpaceId, number> {
  // Nobody attacks during a truce, so promises are worth nothing.
  if (isTruce(view)) return new Map()
  const routes = treasureRoutes(view, seat)
  const values = SPACE_IDS.filter(space => sideOf(view, space) !== seat && !isProtected(view, space)).map(
    space => [space, attackValue(view, seat, routes, space)] as const,
  )
  return new Map(values.filter(([, value]) => value > 0))
}

/**
 * Returns a promise's cost: how much more the best attack is worth than the best attack that the promise allows. Peace
 * with a likely winner costs extra.
 */
function cost(view: QuestView, seat: Seat, id: string): number {
  const promised = promisedBy(id)
  if (!promised) return 0
  let barred = 0
  let free = 0
  for (const [space, value] of attacksOf(view, seat))
    if (isBarred(view, promised, space)) barred = Math.max(barred, value)
    else free = Math.max(free, value)
  const isWinner = promised.verb === 'peace' && barred > 0 && chancesOf(view, promised.with) > WINNING
  return Math.max(0, barred - free) + (isWinner ? PEACE_WITH_WINNER : 0)
}

/**
 * Returns how much another player's promise is worth to a seat: the largest loss that the seat expects from an attack
 * that the promise rules out.
 */
function gain(view: QuestView, seat: Seat, id: string, by: Seat): number {
  const promised = promisedBy(id)
  if (!promised) return 0
  const attacks = attacksOf(view, by)
  const best = Math.max(0, ...attacks.values())
  let most = 0
  for (const space of heldBy(view, seat)) {
    const value = attacks.get(space) ?? 0
    if (value === 0 || !isBarred(view, promised, space)) continue
    // The attacker is looking for a treasure of their own.
    const treasure = view.treasures.some(({ at, owner }) => at === space && owner === by) ? 4 : 0
    most = Math.max(most, (value === best ? LIKELY : UNLIKELY) * (1 + holdValue(view, seat, space) + treasure))
  }
  return most
}

/**
 * Returns the best offer that the other side is likely to accept, or null if there is none. On average, a seat makes at
 * most one offer per turn.
 */
function bestOffer(view: QuestView, seat: Seat, { bargains }: BotTalk): Offer | null {
  if (bargains.filter(({ by }) => by === seat).length >= view.day) return null
  let best: { offer: Offer; value: number } | null = null
  for (const { seat: to, out } of view.players) {
    if (to === seat || out || openPromisesOf(bargains, to).includes(peaceWith(seat))) continue
    for (const give of promisesToOffer(view, seat, to))
      for (const take of promisesToOffer(view, to, seat)) {
        const value = gain(view, seat, take, to) * trustworthiness(bargains, to) - cost(view, seat, give)
        if (gain(view, to, give, seat) - cost(view, to, take) < MIN_ACCEPTED_VALUE) continue
        if (value < (best?.value ?? MIN_OFFER_VALUE) || isOld(bargains, { to, give, take }, seat)) continue
        best = { offer: { to, give, take }, value }
      }
  }
  return best?.offer ?? null
}

/**
 * Returns true if either side has already made the same offer and it isn't worth repeating: it was refused, got no
 * answer, or led to promises that still hold.
 */
const isOld = (bargains: BotTalk['bargains'], { to, give, take }: Offer, seat: Seat): boolean =>
  bargains.some(
    one =>
      (one.state !== 'agreed' || one.settled === null) &&
      ((one.by === seat && one.to === to && one.give === give && one.take === take) ||
        (one.by === to && one.to === seat && one.give === take && one.take === give)),
  )

/**
 * Lists the promises worth offering: peace, or sparing the other player's space that is best to attack. Returns an
 * empty list if there is no such space.
 */
function promisesToOffer(view: QuestView, by: Seat, to: Seat): string[] {
  const attacks = [...attacksOf(view, by)].filter(([space]) => sideOf(view, space) === to)
  const [first] = attacks.sort(([, a], [, b]) => b - a)
  return first ? [peaceWith(to), spareId(first[0])] : []
}
