import type { Bot, Talk } from '../../../bots/bot.ts'
import { owedBy, promisesMeant, type Temper, trust } from '../../../bots/temper.ts'
import type { Offer, Question, Seat } from '../../../kernel/index.ts'
import { routesHome } from '../plans/routes.ts'
import type { QuestQuestion } from '../rules/acts.ts'
import type { QuestState } from '../rules/components.ts'
import { heldBy, isProtected, sideOf } from '../rules/forces/forces.ts'
import { SPACE_IDS, type SpaceId } from '../rules/marnon/marnon.ts'
import { isBarred, type Promised, peaceWith, promisedBy, sparing, stands } from '../rules/promises.ts'
import type { QuestView } from '../rules/view.ts'
import { worthOf } from './campaigns.ts'
import { worthHolding } from './dangers.ts'
import { chancesOf } from './worth.ts'

/** Less than this, in men, an offer must not be worth to be made, or to be taken. */
const WORTH_MAKING = 0.6
const WORTH_TAKING = 0.2
/** How likely somebody makes the attack that is best for him, and one that is worth making beside it. */
const LIKELY = 0.7
const UNLIKELY = 0.15
/** How likely to win somebody must be to be left in peace by nobody, and what doing so would cost. */
const WINNING = 0.6
const PEACE_WITH_WINNER = 4

/** The bot with a tongue: it takes offers and makes them where they pay, and keeps its word as its temper will have it. */
export function bargaining(
  bot: Bot<QuestView, QuestState>,
  temperOf: (talk: Talk) => Temper,
): Bot<QuestView, QuestState> {
  const kept = (view: QuestView, question: Question, talk: Talk | undefined): Question =>
    talk ? asPromised(view, question, promisesMeant(question.seat, talk, temperOf(talk))) : question
  const { think } = bot
  return {
    ...bot,
    answer: (view, question, random, ahead) => bot.answer(view, kept(view, question, ahead?.talk), random, ahead),
    ...(think && {
      think: (view, question, random, ahead) => think(view, kept(view, question, ahead?.talk), random, ahead),
    }),
    accepts(view, { by, to, give, take }, talk) {
      if (!stands(view, by, give) || !stands(view, to, take)) return false
      // Who does not mean to keep a promise does not count what it costs.
      const price = temperOf(talk) === 'false' ? 0 : cost(view, to, take)
      return gain(view, to, give, by) * trust(talk.bargains, by) - price >= WORTH_TAKING
    },
    offer: (view, { seat, topic }, talk) => (topic === 'petition' ? bestOffer(view, seat, talk) : null),
  }
}

/** The question without attacks that a promise keeps its seat from; some other answer there always is. */
function asPromised(view: QuestView, asked: Question, ids: readonly string[]): Question {
  const promises = read(ids)
  const question = asked as QuestQuestion // bots of this game are asked nothing else
  const target = view.turn.campaign?.against === 'space' ? view.turn.campaign.to : null
  const options = question.options.filter(({ act }) => {
    const space = act.kind === 'attack' && act.against === 'space' ? act.space : act.kind === 'fight' ? target : null
    return space === null || !promises.some(promised => isBarred(view, promised, space))
  })
  return options.length === 0 || options.length === question.options.length ? asked : { ...asked, options }
}

const read = (ids: readonly string[]): Promised[] =>
  ids.flatMap(id => {
    const promised = promisedBy(id)
    return promised ? [promised] : []
  })

/** The attacks that would be worth something to a seat, by their spaces. */
function attacksOf(view: QuestView, seat: Seat): ReadonlyMap<SpaceId, number> {
  const routes = routesHome(view, seat)
  const worths = SPACE_IDS.filter(space => sideOf(view, space) !== seat && !isProtected(view, space)).map(
    space => [space, worthOf(view, seat, routes, space)] as const,
  )
  return new Map(worths.filter(([, worth]) => worth > 0))
}

/** What keeping a promise costs a seat: by how much its best attack is better than the best it is left, and peace with a winner more. */
function cost(view: QuestView, seat: Seat, id: string): number {
  const promised = promisedBy(id)
  if (!promised) return 0
  let barred = 0
  let free = 0
  for (const [space, worth] of attacksOf(view, seat))
    if (isBarred(view, promised, space)) barred = Math.max(barred, worth)
    else free = Math.max(free, worth)
  const isWinner = promised.verb === 'peace' && barred > 0 && chancesOf(view, promised.with) > WINNING
  return Math.max(0, barred - free) + (isWinner ? PEACE_WITH_WINNER : 0)
}

/** What a promise of somebody is worth to a seat: what he would otherwise take from it, by how likely he is to. */
function gain(view: QuestView, seat: Seat, id: string, by: Seat): number {
  const promised = promisedBy(id)
  if (!promised) return 0
  const attacks = attacksOf(view, by)
  const best = Math.max(0, ...attacks.values())
  let most = 0
  for (const space of heldBy(view, seat)) {
    const worth = attacks.get(space) ?? 0
    if (worth === 0 || !isBarred(view, promised, space)) continue
    // Whoever comes for his treasure wins by it.
    const treasure = view.treasures.some(({ at, owner }) => at === space && owner === by) ? 4 : 0
    most = Math.max(most, (worth === best ? LIKELY : UNLIKELY) * (1 + worthHolding(view, seat, space) + treasure))
  }
  return most
}

/** The bargain that is worth most to a seat among those the other should like too; one a turn on the mean. */
function bestOffer(view: QuestView, seat: Seat, { bargains }: Talk): Offer | null {
  if (bargains.filter(({ by }) => by === seat).length >= view.day) return null
  let best: { offer: Offer; value: number } | null = null
  for (const { seat: to, out } of view.players) {
    if (to === seat || out || owedBy(bargains, to).includes(peaceWith(seat))) continue
    for (const give of toOffer(view, seat, to))
      for (const take of toOffer(view, to, seat)) {
        const value = gain(view, seat, take, to) * trust(bargains, to) - cost(view, seat, give)
        if (gain(view, to, give, seat) - cost(view, to, take) < WORTH_TAKING) continue
        if (value < (best?.value ?? WORTH_MAKING) || isRefused(bargains, { to, give, take }, seat)) continue
        best = { offer: { to, give, take }, value }
      }
  }
  return best?.offer ?? null
}

/** Whether the very same was refused already: who has said no is not asked for it again. */
const isRefused = (bargains: Talk['bargains'], { to, give, take }: Offer, seat: Seat): boolean =>
  bargains.some(
    one => one.by === seat && one.to === to && one.give === give && one.take === take && one.state === 'refused',
  )

/** The promises of a seat that may be worth a bargain with another: peace, or the space of his that is likeliest to be attacked. */
function toOffer(view: QuestView, by: Seat, to: Seat): string[] {
  const attacks = [...attacksOf(view, by)].filter(([space]) => sideOf(view, space) === to)
  const [first] = attacks.sort(([, a], [, b]) => b - a)
  return first ? [peaceWith(to), sparing(first[0])] : []
}
