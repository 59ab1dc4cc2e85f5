import type { Bot } from '../../../bots/bot.ts'
import { maxBy } from '../../../bots/max-by.ts'
import { pick, type Question, type RandomState, type Seat } from '../../../kernel/index.ts'
import { type Contest, contestsOpenTo } from '../rules/facts/contests.ts'
import { dieOf, spellOf } from '../rules/facts/spells.ts'
import type { ElfenAct } from '../rules/state/acts.ts'
import { type ElfenOption, type ElfenQuestion, asElfenQuestion as elfen } from '../rules/state/asking.ts'
import { type Face, inOrder, type PublicState, pips, pointsFor, standingIn } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { contestValue, levelValue } from './values.ts'

/**
 * A bot that places dice on levels where its guild competes, and spells that tip a contest. It plans only for the
 * current round.
 */
export const apprentice: Bot<ElfenView> = {
  name: 'apprentice',
  about: language => WORDS.in(language).get('player-apprentice'),
  answer: byRule,
}

/**
 * Returns the apprentice's answer, based on the visible state, or chosen at random for topics without a rule of its
 * own.
 */
export function byRule(shown: PublicState, asked: Question, random: RandomState): string {
  const question = elfen(asked)
  switch (question.topic) {
    case 'die':
      return chooseDie(shown, question)
    case 'box':
      return chooseBox(shown, question)
    case 'again':
      return rerollAnswer(shown, question)
    case 'spell':
      return bestSpell(shown, question) ?? idOf(question, ({ kind }) => kind === 'pass')
    case 'support':
      return bestSupport(shown, question)
    case 'buy':
    case 'release':
    case 'stay':
    case 'track':
    case 'done':
      return cheapestAnswer(question)
    case 'retire':
    case 'demote':
      return weakest(shown, question)
    default:
      return pick<ElfenOption>(random, question.options).id
  }
}

/**
 * Picks the first option, which buys the most or takes dice back. For the Year Track, picks a spent chip over a chip in
 * hand.
 */
function cheapestAnswer({ options, topic }: ElfenQuestion): string {
  return topic === 'track' ? options.at(-1)!.id : options[0]!.id
}

/** Places high dice immediately and keeps low ones to reroll. In step 3, it places the highest die first. */
function chooseDie(view: PublicState, question: ElfenQuestion): string {
  const { seat, options } = question
  const { id: best, act } = options[0]!
  if (view.step === 3 || act.kind !== 'pick') return best
  const { face } = act
  const { spent, boxes } = view.players[seat]!
  if (face >= 5) return best
  // Place a 4 to buy back chips, unless the dice in the box can already buy back all the spent ones.
  return spent > pips(boxes.minor) / 2 && face === 4 ? best : idOf(question, ({ kind }) => kind === 'keep-dice')
}

/** Picks the box in which the chosen dice are worth the most. */
function chooseBox(view: PublicState, { seat, options, data: { dice } }: ElfenQuestion<'box'>): string {
  const face = pips(dice)
  const areLow = dice.every(die => die <= 4)
  const player = view.players[seat]!
  const values = levelValue(view, seat)
  const grey = view.magicians.reduce((sum, one) => sum + (one.seat === seat ? one.grey : 0), 0)
  const wantedForGrey = Math.max(0, grey * 4 - pips(player.boxes.grey))
  // Allow for about three chips that will be spent later in the round.
  const wantedForChips = Math.max(0, (player.spent + 3) * 2 - pips(player.boxes.minor))
  const value = (act: ElfenAct): number => {
    if (act.kind !== 'put' && act.kind !== 'put-several') return 0
    if (act.box === 'minor') return Math.min(face, wantedForChips) * (areLow ? 0.55 : 0.35)
    if (act.box === 'grey') return Math.min(face, wantedForGrey) * (wantedForGrey >= 4 ? 0.4 : 0.2)
    return face * (values[act.box] ?? 0)
  }
  return bestOption(options, ({ act }) => value(act)).id
}

/** Pays a chip, but never the last one, to reroll three or more dice that are well below the average. */
function rerollAnswer(view: PublicState, question: ElfenQuestion): string {
  const { hand, chips } = view.players[question.seat]!
  const pays = chips > 1 && pips(hand) < 2.6 * hand.length && hand.length >= 3
  return idOf(question, ({ kind }) => kind === (pays ? 'reroll' : 'accept'))
}

/** A spell placed beside a magician, and its value. */
export interface Placing {
  readonly spell: string
  /** The face of the die, or null for a chip. */
  readonly die: Face | null
  readonly target: string
  readonly value: number
}

/**
 * Lists every way to place the spells, with its value to the seat before the cost of the spell itself is deducted.
 */
export function placings(shown: PublicState, seat: Seat, spells: readonly string[]): Placing[] {
  const found: Placing[] = []
  const order = inOrder(shown)
  for (const contest of contestsOpenTo(shown, seat)) {
    const { arena, candidates } = contest
    const useful = spells.filter(spell => (dieOf(spell)?.level ?? arena.level) === arena.level)
    const dice = useful.map(spell => dieOf(spell)?.face ?? null)
    forEachPlacing(contest, candidates.map(pointsFor), order, seat, dice, (nth, at, value) =>
      found.push({ spell: useful[nth]!, die: dice[nth]!, target: candidates[at]!.id, value }),
    )
  }
  return found
}

/** A callback that receives a spell's index, a candidate's index, and the value. */
type PlacingVisitor = (nth: number, at: number, value: number) => void

/** Visits the placements in one contest, given the candidates' points. Each spell is a die face, or null for a chip. */
export function forEachPlacing(
  contest: Contest,
  points: number[],
  order: readonly Seat[],
  seat: Seat,
  spells: readonly (Face | null)[],
  visit: PlacingVisitor,
): void {
  if (spells.length === 0) return
  const { candidates } = contest
  const before = contestValue(contest, seat, order, points)
  for (let i = 0; i < candidates.length; i++) {
    const { seat: whose } = candidates[i]!
    // In a tie, prefer the seat's own magicians, then those of players who come earlier in turn order.
    const bias = (whose === seat ? 0.01 : 0) - order.indexOf(whose) / 1000 - before
    const now = points[i]!
    for (let nth = 0; nth < spells.length; nth++) {
      points[i] = now + (spells[nth] ?? 1)
      visit(nth, i, contestValue(contest, seat, order, points) + bias)
    }
    points[i] = now
  }
}

/**
 * Returns a placement's value after deducting the cost of the spell. This cost favors keeping chips and spending low
 * dice first.
 */
export const netValue = (shown: PublicState, die: Face | null, value: number): number =>
  die === null ? value - chipValue(shown) : value / (1 + die / 12)

/** Lists the spells among the options of a question. */
export const spellsIn = ({ options }: ElfenQuestion): string[] =>
  options.flatMap(({ act }) => (act.kind === 'spell' ? [spellOf(act.die)] : []))

/** Returns the id of the first option with a matching act. Throws Error if there is none. */
export function idOf({ options, topic }: ElfenQuestion, does: (act: ElfenAct) => boolean): string {
  const option = options.find(({ act }) => does(act))
  if (!option) throw new Error(`no such answer to "${topic}"`)
  return option.id
}

export const mayPass = ({ options }: ElfenQuestion): boolean => options.some(({ act }) => act.kind === 'pass')

/** Returns the spell with the best value after its cost, or null if passing is better. */
function bestSpell(shown: PublicState, question: ElfenQuestion): string | null {
  const best = maxBy(placings(shown, question.seat, spellsIn(question)), ({ die, value }) =>
    netValue(shown, die, value),
  )
  return best && (!mayPass(question) || netValue(shown, best.die, best.value) > 0) ? best.spell : null
}

/** Picks the magician for which the chosen spell has the highest value. */
function bestSupport(shown: PublicState, question: ElfenQuestion<'support'>): string {
  const { target } = maxBy(placings(shown, question.seat, [spellOf(question.data.die)]), ({ value }) => value)!
  return idOf(question, act => act.kind === 'support' && act.magician === target)
}

/** Returns the value of a chip in hand, which is a full point only in the last round. */
const chipValue = ({ day, rounds }: PublicState): number => (day === rounds ? 1 : 0.35)

/** Picks the Magician Box with the fewest magicians. In a tie, it prefers one without the seat's own magicians. */
function weakest(view: PublicState, { seat, options }: ElfenQuestion): string {
  return bestOption(options, ({ act }) => {
    const there = act.kind === 'go' ? standingIn(view, act.box) : []
    return -there.length - (there.some(one => one.seat === seat) ? 0.5 : 0)
  }).id
}

const bestOption = (options: readonly ElfenOption[], value: (option: ElfenOption) => number): ElfenOption =>
  maxBy(options, value)!
