import type { Bot, BotTalk } from '../../../bots/bot.ts'
import { type Honesty, intendedPromises, openPromisesOf, trustworthiness } from '../../../bots/honesty.ts'
import { type Offer, optionOf, type Question, type Seat } from '../../../kernel/index.ts'
import { contestOf } from '../rules/facts/contests.ts'
import { canBeKept, type Promised, promisedBy, promisesOf } from '../rules/facts/promises.ts'
import { dieOf, spellsOf, targetsOf } from '../rules/facts/spells.ts'
import { type ElfenOption, asElfenQuestion as elfen } from '../rules/state/asking.ts'
import { ARENAS, arenaFrom } from '../rules/state/board.ts'
import { inOrder, magicianOf, pips, pointsFor } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { idOf, mayPass } from './apprentice.ts'
import { contestValue, standingOf } from './values.ts'

/** The minimum value, in Power Points, of an offer that the bot makes, and of an offer that it accepts. */
const MIN_OFFER_VALUE = 0.8
const MIN_ACCEPTED_VALUE = 0.2
/** The probability that a player places spells in a contest: with one of their own magicians in it, and without. */
const LIKELY = 0.7
const UNLIKELY = 0.1
/**
 * The cost to a seat of each Power Point that another player gains: the base, the increase per point of that player's
 * lead if they are in first place, and the maximum.
 */
const RIVAL_POINT_COST = 0.1
const COST_PER_LEAD = 0.05
const MAX_RIVAL_COST = 0.9
/** The value of promised spells used elsewhere, as a fraction of their value in the best use. */
const VALUE_ELSEWHERE = 0.6

/** Wraps a bot so that it makes and accepts profitable offers. Its honesty decides whether it keeps its promises. */
export function withBargains(bot: Bot<ElfenView>, honestyOf: (talk: BotTalk) => Honesty): Bot<ElfenView> {
  const keepingPromises = (view: ElfenView, question: Question, id: string, talk: BotTalk | undefined): string =>
    talk ? asPromised(view, question, id, parsePromises(intendedPromises(question.seat, talk, honestyOf(talk)))) : id
  const { think } = bot
  return {
    ...bot,
    answer: (view, question, random, ahead) =>
      keepingPromises(view, question, bot.answer(view, question, random, ahead), ahead?.talk),
    ...(think && {
      *think(view, question, random, ahead) {
        return keepingPromises(view, question, yield* think(view, question, random, ahead), ahead?.talk)
      },
    }),
    accepts(view, bargain, talk) {
      const { by, to, give, take } = bargain
      if (!canPromise(view, to, take, parsePromises(openPromisesOf(talk.bargains, to)))) return false
      if (!canBeKept(view, by, give)) return false
      // A bot that doesn't mean to keep its promise ignores the cost.
      const price = honestyOf(talk) === 'false' ? 0 : cost(view, to, take)
      const helped = rivalry(view, to, by) * Math.max(0, gain(view, by, take, to))
      return gain(view, to, give, by) * trustworthiness(talk.bargains, by) - price - helped >= MIN_ACCEPTED_VALUE
    },
    offer: (view, { seat, topic }, talk) => (topic === 'spell' ? bestOffer(view, seat, talk) : null),
  }
}

/**
 * Returns the cost to a seat of each Power Point that another player gains. If that player is in first place, the cost
 * rises with their lead over the seat.
 */
function rivalry(view: ElfenView, seat: Seat, other: Seat): number {
  const standings = view.players.map(player => standingOf(view, player.seat))
  const ahead = standings[other]! - standings[seat]!
  const leads = standings[other]! >= Math.max(...standings)
  return leads && ahead > 0 ? Math.min(MAX_RIVAL_COST, RIVAL_POINT_COST + ahead * COST_PER_LEAD) : RIVAL_POINT_COST
}

/** Returns a seat's gain, in Power Points, if a magician gets this many more spell points. */
function effect(view: ElfenView, seat: Seat, id: string, points: number): number {
  const arena = arenaFrom(magicianOf(view, id).at)
  if (!arena) return 0
  const contest = contestOf(view, arena)
  const order = inOrder(view)
  const now = contest.candidates.map(pointsFor)
  const then = now.map((sum, i) => (contest.candidates[i]?.id === id ? sum + points : sum))
  return contestValue(contest, seat, order, then) - contestValue(contest, seat, order, now)
}

/** Lists the magicians that a promise forbids the player to support. */
function magiciansBarredBy(view: ElfenView, promised: Promised): readonly string[] {
  if (promised.verb === 'support') return []
  const arena =
    promised.verb === 'leave'
      ? ARENAS.find(({ titles }) => titles.includes(promised.title))
      : arenaFrom(magicianOf(view, promised.magician).at)
  if (!arena) return []
  const names = contestOf(view, arena).candidates.map(({ id }) => id)
  return promised.verb === 'leave' ? names : names.filter(id => id !== promised.magician)
}

/**
 * Returns the likeliest way to break a promise: the magician, the points and the probability. Returns null if there is
 * none.
 */
function temptation(
  view: ElfenView,
  by: Seat,
  promised: Promised,
): { id: string; points: number; likely: number } | null {
  const barred = magiciansBarredBy(view, promised).map(id => magicianOf(view, id))
  const own = barred.filter(({ seat }) => seat === by)
  const [first] = [...(own.length > 0 ? own : barred)].sort((a, b) => pointsFor(b) - pointsFor(a))
  if (!first) return null
  return { id: first.id, points: strength(view, by, first.id), likely: own.length > 0 ? LIKELY : UNLIKELY }
}

/** Returns the most points that a seat can place beside a magician in one turn. */
function strength(view: ElfenView, seat: Seat, id: string): number {
  const level = arenaFrom(magicianOf(view, id).at)?.level
  const player = view.players[seat]
  if (!level || !player) return 0
  const chips = [1, 1].slice(0, player.chips)
  // Dice in hand can still be placed on this level.
  return pips([...player.boxes[level], ...player.hand, ...chips].sort((a, b) => b - a).slice(0, 2))
}

/** Returns the value to a seat of another player's promise. */
function gain(view: ElfenView, seat: Seat, id: string, by: Seat): number {
  const promised = promisedBy(id)
  if (!promised) return 0
  if (promised.verb === 'support') {
    const points = Math.min(promised.points, strength(view, by, promised.magician) * 2)
    return effect(view, seat, promised.magician, points)
  }
  const would = temptation(view, by, promised)
  return would ? -effect(view, seat, would.id, would.points) * would.likely : 0
}

/** Returns the cost to a seat of keeping a promise. */
function cost(view: ElfenView, seat: Seat, id: string): number {
  const promised = promisedBy(id)
  if (!promised) return 0
  if (promised.verb !== 'support') {
    const would = temptation(view, seat, promised)
    return would ? Math.max(0, effect(view, seat, would.id, would.points)) * would.likely : 0
  }
  const { magician, points } = promised
  const level = arenaFrom(magicianOf(view, magician).at)?.level
  const own = view.magicians.filter(
    one => one.seat === seat && one.id !== magician && arenaFrom(one.at)?.level === level,
  )
  const best = Math.max(0, ...own.map(one => effect(view, seat, one.id, points)))
  return best * VALUE_ELSEWHERE - effect(view, seat, magician, points)
}

/** Parses promise ids. Invalid ids are dropped. */
const parsePromises = (ids: readonly string[]): Promised[] =>
  ids.flatMap(id => {
    const promised = promisedBy(id)
    return promised ? [promised] : []
  })

/**
 * Returns true if a seat can keep a promise in addition to the promises that it owes. It can't promise support for a
 * second magician, or for one that it has already placed a spell beside.
 */
function canPromise(view: ElfenView, seat: Seat, id: string, owed: readonly Promised[]): boolean {
  const promised = promisedBy(id)
  if (!promised) return false
  const supported = owed.flatMap(one => (one.verb === 'support' ? [one.magician] : []))
  if (promised.verb !== 'support')
    return !magiciansBarredBy(view, promised).some(magician => supported.includes(magician))
  const { spells } = magicianOf(view, promised.magician)
  const isBarred = owed.some(one => magiciansBarredBy(view, one).includes(promised.magician))
  // Don't promise the same dice twice.
  if (supported.length > 0 || isBarred || spells.some(spell => spell.seat === seat)) return false
  return promised.points <= strength(view, seat, promised.magician)
}

/** Lists the promises that are worth offering to another seat: promises to support or spare one of its magicians. */
function promisesToOffer(view: ElfenView, by: Seat, to: Seat, owed: readonly Promised[]): string[] {
  return promisesOf(view, by).flatMap(id => {
    const promised = promisedBy(id)
    if (!promised || promised.verb === 'leave' || magicianOf(view, promised.magician).seat !== to) return []
    if (promised.verb === 'spare') return canPromise(view, by, id, owed) ? [id] : []
    const points = strength(view, by, promised.magician)
    const whole = points > 1 ? `${id} ${points}` : id
    return points > 0 && canPromise(view, by, whole, owed) ? [whole] : []
  })
}

/**
 * Returns the best offer that the other side is likely to accept, or null if there is none. Offers are only made before
 * the seat's first spell.
 */
function bestOffer(view: ElfenView, seat: Seat, { bargains }: BotTalk): Offer | null {
  if (view.magicians.some(({ spells }) => spells.some(spell => spell.seat === seat))) return null
  let best: { offer: Offer; value: number } | null = null
  for (const { seat: to } of view.players) {
    if (to === seat) continue
    const gives = promisesToOffer(view, seat, to, parsePromises(openPromisesOf(bargains, seat))).map(id => ({
      id,
      own: -cost(view, seat, id),
      other: gain(view, to, id, seat),
    }))
    const takes = promisesToOffer(view, to, seat, parsePromises(openPromisesOf(bargains, to))).map(id => ({
      id,
      own: gain(view, seat, id, to) * trustworthiness(bargains, to),
      other: -cost(view, to, id),
    }))
    const rivalCost = rivalry(view, seat, to)
    for (const give of gives)
      for (const take of takes) {
        // Helping the leader reduces the offer's value.
        const value = give.own + take.own - rivalCost * Math.max(0, give.other)
        if (give.other + take.other < 2 * MIN_ACCEPTED_VALUE || value < (best?.value ?? MIN_OFFER_VALUE)) continue
        best = { offer: { to, give: give.id, take: take.id }, value }
      }
  }
  return best?.offer ?? null
}

/** Returns the bot's answer, or a different one if a promise requires that. */
function asPromised(view: ElfenView, asked: Question, id: string, promises: readonly Promised[]): string {
  const question = elfen(asked)
  const { seat, topic } = question
  const chosen = optionOf<ElfenOption>(question.options, id)?.act
  if (promises.length === 0 || (topic !== 'spell' && topic !== 'support')) return id
  const barred = new Set(promises.flatMap(promised => magiciansBarredBy(view, promised)))
  const owed = promises.flatMap(promised => {
    if (promised.verb !== 'support') return []
    const there = magicianOf(view, promised.magician).spells.filter(spell => spell.seat === seat)
    return pointsFor({ spells: there }) < promised.points ? [promised.magician] : []
  })
  const ids = new Set(question.options.map(option => option.id))
  if (topic === 'support') {
    const due = owed.find(magician => ids.has(magician))
    if (due !== undefined) return due
    const free = question.options.flatMap(({ id, act }) => (act.kind === 'support' && !barred.has(id) ? [id] : []))
    return !barred.has(id) || free.length === 0 ? id : best(free, one => effect(view, seat, one, pointsOf(view.held)))
  }
  const spells = spellsOf(view, seat).filter(spell => ids.has(spell))
  const serving = spells.filter(spell => targetsOf(view, seat, spell).some(one => owed.includes(one.id)))
  if (serving.length > 0) return best(serving, pointsOf)
  if (barred.size === 0 || chosen?.kind === 'pass') return id
  // The chosen spell may have been meant for a magician that the bot has promised not to support.
  const free = spells.flatMap(spell => {
    const values = targetsOf(view, seat, spell)
      .filter(one => !barred.has(one.id))
      .map(one => effect(view, seat, one.id, pointsOf(spell)))
    return values.length > 0 ? [{ spell, value: Math.max(...values) }] : []
  })
  const most = free.reduce((one, other) => (other.value > one.value ? other : one), free[0] ?? { spell: id, value: 0 })
  return most.value <= 0 && mayPass(question) ? idOf(question, ({ kind }) => kind === 'pass') : most.spell
}

const pointsOf = (spell: string | null): number => (spell === null ? 1 : (dieOf(spell)?.face ?? 1))

const best = (ids: readonly string[], value: (id: string) => number): string =>
  ids.reduce((one, other) => (value(other) > value(one) ? other : one))
