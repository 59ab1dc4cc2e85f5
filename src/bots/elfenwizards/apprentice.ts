import { type Competing, inOrder, magicianOf, pips, standingIn } from '../../games/elfenwizards/components.ts'
import { dieOf, spellsOf, targetsOf } from '../../games/elfenwizards/spells.ts'
import type { ElfenView } from '../../games/elfenwizards/view.ts'
import { type Option, pick, type Question } from '../../kernel/index.ts'
import type { Bot } from '../bot.ts'
import { levelWorth, promise, standing } from './worth.ts'

/** Places dice where its guild competes, and spells where they tip a contest; looks no further than the round. */
export const apprentice: Bot<ElfenView> = {
  name: 'apprentice',
  about:
    'Puts dice where its magicians compete and spells where they tip a contest; keeps no promises, and makes none.',
  answer(view, question, random) {
    switch (question.topic) {
      case 'die':
        return die(view, question)
      case 'box':
        return box(view, question)
      case 'again':
        return again(view, question)
      case 'spell':
        return bestSpell(view, question)?.spell ?? 'pass'
      case 'support':
        return bestTarget(view, question.seat, view.held ?? 'chip').id
      case 'buy':
      case 'release':
      case 'stay':
      case 'track':
      case 'done':
        return cheap(question)
      case 'retire':
      case 'demote':
        return weakest(view, question)
      default:
        return pick(random, question.options).id
    }
  },
}

/** The first of the options is the one that pays for most; a spent chip goes to the Year Track rather than one in hand. */
function cheap({ options, topic }: Question): string {
  return topic === 'track' ? options.at(-1)!.id : options[0]!.id
}

/** High dice are placed at once; low ones are kept for a better roll, and placed highest first when they must be. */
function die(view: ElfenView, { seat, options }: Question): string {
  const best = options[0]!.id
  if (view.step === 3) return best
  const face = Number(best.slice('die '.length))
  const { spent, boxes } = view.players[seat]!
  if (best === 'done' || face >= 5) return best
  // A low die is good for buying back chips, when there are some.
  return spent > pips(boxes.minor) / 2 && face === 4 ? best : 'done'
}

/** Where the die in the hand does most. */
function box(view: ElfenView, { seat, options }: Question): string {
  const face = Number(view.held)
  const player = view.players[seat]!
  const worth = levelWorth(view, seat)
  const grey = view.magicians.reduce((sum, one) => sum + (one.seat === seat ? one.grey : 0), 0)
  const wantedForGrey = Math.max(0, grey * 4 - pips(player.boxes.grey))
  // Chips that will be spent this round count too, as far as one is likely to spend them.
  const wantedForChips = Math.max(0, (player.spent + 3) * 2 - pips(player.boxes.minor))
  const value = (id: string): number => {
    if (id === 'minor') return Math.min(face, wantedForChips) * (face <= 4 ? 0.55 : 0.35)
    if (id === 'grey') return Math.min(face, wantedForGrey) * (wantedForGrey >= 4 ? 0.4 : 0.2)
    return face * (worth[id as Competing] ?? 0)
  }
  return most(options, ({ id }) => value(id)).id
}

/** A roll well below the mean is worth a chip. */
function again(view: ElfenView, { seat }: Question): string {
  const { hand, chips } = view.players[seat]!
  return chips > 1 && pips(hand) < 2.6 * hand.length && hand.length >= 3 ? 'again' : 'accept'
}

interface Target {
  readonly id: string
  readonly value: number
}

/** What it comes to for this seat to place a spell beside each magician: the best of them. */
function bestTarget(view: ElfenView, seat: number, spell: string): Target {
  const points = dieOf(spell)?.face ?? null
  const before = standing(view, seat) + promise(view, seat)
  const order = inOrder(view)
  let best: Target = { id: '', value: Number.NEGATIVE_INFINITY }
  for (const { id } of targetsOf(view, seat, spell)) {
    const magicians = view.magicians.map(one =>
      one.id === id ? { ...one, spells: [...one.spells, { seat, die: points }] } : one,
    )
    const after = { ...view, magicians }
    const whose = magicianOf(view, id).seat
    const value =
      standing(after, seat) + promise(after, seat) - before + (whose === seat ? 0.01 : 0) - order.indexOf(whose) / 1000
    if (value > best.value) best = { id, value }
  }
  return best
}

/** The spell that does most for what it costs: a die costs nothing any more, a chip is worth a point at the end. */
function bestSpell(view: ElfenView, { seat, options }: Question): { spell: string; value: number } | null {
  const spells = spellsOf(view, seat).filter(spell => options.some(({ id }) => id === spell))
  let best: { spell: string; value: number } | null = null
  for (const spell of spells) {
    const die = dieOf(spell)
    const value = bestTarget(view, seat, spell).value / (die ? 1 + die.face / 12 : 1) - (die ? 0 : chipWorth(view))
    if (!best || value > best.value) best = { spell, value }
  }
  const mayPass = options.some(({ id }) => id === 'pass')
  return best && (!mayPass || best.value > 0) ? best : null
}

/** What a chip in hand is worth: a point at the end, and votes until then. */
const chipWorth = ({ day, rounds }: ElfenView): number => (day === rounds ? 1 : 0.35)

/** The Magician Box where least competes: fewest others, then fewest of one's own. */
function weakest(view: ElfenView, { seat, options }: Question): string {
  return most(options, ({ id }) => {
    const there = standingIn(view, id)
    return -there.length - (there.some(one => one.seat === seat) ? 0.5 : 0)
  }).id
}

function most(options: readonly Option[], value: (option: Option) => number): Option {
  return options.reduce((best, option) => (value(option) > value(best) ? option : best))
}
