import type { Bot } from '../../../bots/bot.ts'
import { greatest } from '../../../bots/greatest.ts'
import { pick, type Question, type RandomState, type Seat } from '../../../kernel/index.ts'
import type { ElfenAct } from '../rules/acts.ts'
import type { ElfenOption, ElfenQuestion } from '../rules/asking.ts'
import { type Face, heldDice, inOrder, pips, pointsFor, type Shown, standingIn } from '../rules/components.ts'
import { type Contest, contestsOpenTo } from '../rules/contests.ts'
import { dieOf, spellOf } from '../rules/spells.ts'
import type { ElfenView } from '../rules/view.ts'
import { WORDS } from '../words/catalogue.ts'
import { contestWorth, levelWorth } from './worth.ts'

/** Places dice where its guild competes, and spells where they tip a contest; looks no further than the round. */
export const apprentice: Bot<ElfenView> = {
  name: 'apprentice',
  about: language => WORDS.in(language).say('player-apprentice'),
  answer: byRule,
}

/** What the apprentice answers; it looks at what lies on the table alone. */
export function byRule(shown: Shown, asked: Question, random: RandomState): string {
  const question = asked as ElfenQuestion // bots of this game are asked nothing else
  switch (question.topic) {
    case 'die':
      return die(shown, question)
    case 'box':
      return box(shown, question)
    case 'again':
      return again(shown, question)
    case 'spell':
      return bestSpell(shown, question) ?? idOf(question, ({ kind }) => kind === 'pass')
    case 'support':
      return support(shown, question)
    case 'buy':
    case 'release':
    case 'stay':
    case 'track':
    case 'done':
      return cheap(question)
    case 'retire':
    case 'demote':
      return weakest(shown, question)
    default:
      return pick(random, question.options).id
  }
}

/** The first of the options is the one that pays for most; a spent chip goes to the Year Track rather than one in hand. */
function cheap({ options, topic }: ElfenQuestion): string {
  return topic === 'track' ? options.at(-1)!.id : options[0]!.id
}

/** High dice are placed at once; low ones are kept for a better roll, and placed highest first when they must be. */
function die(view: Shown, question: ElfenQuestion): string {
  const { seat, options } = question
  const { id: best, act } = options[0]!
  if (view.step === 3 || act.kind !== 'pick') return best
  const { face } = act
  const { spent, boxes } = view.players[seat]!
  if (face >= 5) return best
  // A low die is good for buying back chips, when there are some.
  return spent > pips(boxes.minor) / 2 && face === 4 ? best : idOf(question, ({ kind }) => kind === 'keep-dice')
}

/** Where the dice that have been picked do most. */
function box(view: Shown, { seat, options }: ElfenQuestion): string {
  const dice = heldDice(view)
  const face = pips(dice)
  const areLow = dice.every(die => die <= 4)
  const player = view.players[seat]!
  const worth = levelWorth(view, seat)
  const grey = view.magicians.reduce((sum, one) => sum + (one.seat === seat ? one.grey : 0), 0)
  const wantedForGrey = Math.max(0, grey * 4 - pips(player.boxes.grey))
  // Chips that will be spent this round count too, as far as one is likely to spend them.
  const wantedForChips = Math.max(0, (player.spent + 3) * 2 - pips(player.boxes.minor))
  const value = (act: ElfenAct): number => {
    if (act.kind !== 'put' && act.kind !== 'put-several') return 0
    if (act.box === 'minor') return Math.min(face, wantedForChips) * (areLow ? 0.55 : 0.35)
    if (act.box === 'grey') return Math.min(face, wantedForGrey) * (wantedForGrey >= 4 ? 0.4 : 0.2)
    return face * (worth[act.box] ?? 0)
  }
  return most(options, ({ act }) => value(act)).id
}

/** A roll well below the mean is worth a chip. */
function again(view: Shown, question: ElfenQuestion): string {
  const { hand, chips } = view.players[question.seat]!
  const pays = chips > 1 && pips(hand) < 2.6 * hand.length && hand.length >= 3
  return idOf(question, ({ kind }) => kind === (pays ? 'reroll' : 'accept'))
}

/** A spell beside a magician, and what it comes to. */
export interface Placing {
  readonly spell: string
  /** What the spell shows, or null where it is a chip. */
  readonly die: Face | null
  readonly target: string
  readonly value: number
}

/** Every way to place one of these spells, with what it comes to for this seat before what the spell itself costs. */
export function placings(shown: Shown, seat: Seat, spells: readonly string[]): Placing[] {
  const found: Placing[] = []
  const order = inOrder(shown)
  for (const contest of contestsOpenTo(shown, seat)) {
    const { arena, candidates } = contest
    const useful = spells.filter(spell => (dieOf(spell)?.level ?? arena.level) === arena.level)
    const dice = useful.map(spell => dieOf(spell)?.face ?? null)
    forPlacingsIn(contest, candidates.map(pointsFor), order, seat, dice, (nth, at, value) =>
      found.push({ spell: useful[nth]!, die: dice[nth]!, target: candidates[at]!.id, value }),
    )
  }
  return found
}

/** Which of the spells, beside which candidate, and what it comes to. */
type SeePlacing = (nth: number, at: number, value: number) => void

/** The same one by one in one contest, with these points beside its candidates; spells are told by what they show, chips by null. */
export function forPlacingsIn(
  contest: Contest,
  points: number[],
  order: readonly Seat[],
  seat: Seat,
  spells: readonly (Face | null)[],
  see: SeePlacing,
): void {
  if (spells.length === 0) return
  const { candidates } = contest
  const before = contestWorth(contest, seat, order, points)
  for (let i = 0; i < candidates.length; i++) {
    const { seat: whose } = candidates[i]!
    // Of equals its own first, and of others whoever plays sooner.
    const liking = (whose === seat ? 0.01 : 0) - order.indexOf(whose) / 1000 - before
    const now = points[i]!
    for (let nth = 0; nth < spells.length; nth++) {
      points[i] = now + (spells[nth] ?? 1)
      see(nth, i, contestWorth(contest, seat, order, points) + liking)
    }
    points[i] = now
  }
}

/** What a placing of this value does for what the spell costs: a die costs nothing any more, a chip is worth a point at the end. */
export const thrift = (shown: Shown, die: Face | null, value: number): number =>
  die === null ? value - chipWorth(shown) : value / (1 + die / 12)

/** The spells among the answers to a question for one. */
export const spellsIn = ({ options }: ElfenQuestion): string[] =>
  options.flatMap(({ act }) => (act.kind === 'spell' ? [spellOf(act.die)] : []))

/** The id of the answer that does this. Throws Error where none does. */
export function idOf({ options, topic }: ElfenQuestion, does: (act: ElfenAct) => boolean): string {
  const option = options.find(({ act }) => does(act))
  if (!option) throw new Error(`no such answer to "${topic}"`)
  return option.id
}

/** Whether one may pass here. */
export const mayPass = ({ options }: ElfenQuestion): boolean => options.some(({ act }) => act.kind === 'pass')

/** The spell that does most for what it costs; null where it is better to pass. */
function bestSpell(shown: Shown, question: ElfenQuestion): string | null {
  const best = greatest(placings(shown, question.seat, spellsIn(question)), ({ die, value }) =>
    thrift(shown, die, value),
  )
  return best && (!mayPass(question) || thrift(shown, best.die, best.value) > 0) ? best.spell : null
}

/** The magician it does most for this seat to place the spell in its hand beside. */
function support(shown: Shown, question: ElfenQuestion): string {
  const { target } = greatest(placings(shown, question.seat, [shown.held ?? 'chip']), ({ value }) => value)!
  return idOf(question, act => act.kind === 'support' && act.magician === target)
}

/** What a chip in hand is worth: a point at the end, and votes until then. */
const chipWorth = ({ day, rounds }: Shown): number => (day === rounds ? 1 : 0.35)

/** The Magician Box where least competes: fewest others, then fewest of one's own. */
function weakest(view: Shown, { seat, options }: ElfenQuestion): string {
  return most(options, ({ act }) => {
    const there = act.kind === 'go' ? standingIn(view, act.box) : []
    return -there.length - (there.some(one => one.seat === seat) ? 0.5 : 0)
  }).id
}

const most = (options: readonly ElfenOption[], value: (option: ElfenOption) => number): ElfenOption =>
  greatest(options, value)!
