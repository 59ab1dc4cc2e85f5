import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { ActOf } from '../state/acts.ts'
import { decide, type ElfenOption } from '../state/asking.ts'
import { NUMBERS } from '../state/board.ts'
import {
  DICE_BOXES,
  type DiceBox,
  type ElfenTable,
  type Face,
  highestFirst,
  type Player,
  removeItem,
} from '../state/components.ts'

/**
 * Counts a player's dice outside the boxes, including any beside magicians. Dice left in the Minor Spell Box are not
 * rolled (3.6.2).
 */
export const freeDice = ({ boxes }: Player): number =>
  NUMBERS.dice - DICE_BOXES.reduce((sum, box) => sum + boxes[box].length, 0)

/** Runs step 2, in which one player rolls all their dice and places as many as they like (3.2). */
export function* firstDice(table: ElfenTable, seat: Seat): Rule {
  const player = table.state.players[seat]!
  const free = freeDice(player)
  if (free === 0) return
  player.hand = highestFirst(table.roll(seat, free, 'first', '3.2.1'))
  yield* placeDice(table, player, false)
}

/**
 * Runs step 3, in which one player rolls the dice they kept, may pay a chip for one more roll, and places them all
 * (3.3).
 */
export function* secondDice(table: ElfenTable, seat: Seat): Rule {
  const player = table.state.players[seat]!
  const free = freeDice(player)
  if (free === 0) return
  player.hand = highestFirst(table.roll(seat, free, 'second', '3.3.1'))
  if (player.chips > 0) {
    const { kind } = yield* decide({ seat, topic: 'again', rule: '3.3.3', options: ACCEPT_OR_REROLL })
    if (kind === 'reroll') {
      player.chips--
      player.spent++
      table.emit({ kind: 'pays', seat, rule: '3.3.3' })
      player.hand = highestFirst(table.roll(seat, free, 'again', '3.3.3'))
    }
  }
  yield* placeDice(table, player, true)
}

/**
 * Places dice from the hand in boxes, one or several at a time. With `all`, the player must place all of them, and
 * otherwise as many as they like (4.1). Dice can be taken back until the player makes the placement final (4.2).
 */
function* placeDice(table: ElfenTable, player: Player, all: boolean): Rule {
  const { state } = table
  const { seat, hand } = player
  const placed: Partial<Record<DiceBox, Face[]>> = {}
  while (hand.length > 0) {
    const picks = picksFrom(hand)
    const options: readonly ElfenOption<PickAct | ActOf<'keep-dice'>>[] = all ? picks : [...picks, KEEP]
    const rule = all ? '3.3.2' : '3.2.2'
    const picked = yield* decide({ seat, topic: 'die', rule, options })
    if (picked.kind === 'keep-dice') break
    const dice = picked.kind === 'pick' ? [picked.face] : picked.dice
    state.held = dice.join(' ')
    const boxes = boxesFor(dice)
    const put = yield* decide({ seat, topic: 'box', data: { dice }, rule: '4.1', options: boxes })
    state.held = null
    for (const die of dice) removeItem(hand, die)
    player.boxes[put.box] = highestFirst([...player.boxes[put.box], ...dice])
    placed[put.box] = highestFirst([...(placed[put.box] ?? []), ...dice])
  }
  if (hand.length === 0) yield* decide({ seat, topic: 'done', rule: '4.2', options: DONE, show: true })
  table.emit({ kind: 'places', seat, rule: all ? '3.3.2' : '3.2.2', dice: placed, kept: hand.length })
  player.hand = []
}

type PickAct = ActOf<'pick' | 'pick-several'>
type PutAct = ActOf<'put' | 'put-several'>

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]
const PICK = FACES.map((face): ElfenOption<ActOf<'pick'>> => ({ id: `die ${face}`, act: { kind: 'pick', face } }))
const PUT = FACES.map(face =>
  DICE_BOXES.map((box): ElfenOption<ActOf<'put'>> => ({ id: box, act: { kind: 'put', face, box } })),
)

/** Caches of the options for a hand and for picked dice, which depend only on the dice. */
const picks = new Map<string, readonly ElfenOption<PickAct>[]>()
const puts = new Map<string, readonly ElfenOption<PutAct>[]>()

/**
 * Lists the picks from a sorted hand: one die of each face, then all equal dice where there are several, then all dice
 * from the highest face down to each lower one.
 */
function picksFrom(hand: readonly Face[]): readonly ElfenOption<PickAct>[] {
  const key = hand.join(' ')
  const known = picks.get(key)
  if (known) return known
  const faces = [...new Set(hand)]
  const equals = faces.map(face => hand.filter(die => die === face))
  const best = faces.slice(1).map(face => hand.filter(die => die >= face))
  const several = [...equals, ...best].filter(({ length }) => length > 1)
  const found = [
    ...faces.map(face => PICK[face - 1]!),
    ...several.map(
      (dice): ElfenOption<PickAct> => ({ id: `dice ${dice.join(' ')}`, act: { kind: 'pick-several', dice } }),
    ),
  ]
  picks.set(key, found)
  return found
}

/** Lists the boxes for the picked dice. */
function boxesFor(dice: readonly Face[]): readonly ElfenOption<PutAct>[] {
  if (dice.length === 1) return PUT[dice[0]! - 1]!
  const key = dice.join(' ')
  const known = puts.get(key)
  if (known) return known
  const found = DICE_BOXES.map((box): ElfenOption<PutAct> => ({ id: box, act: { kind: 'put-several', dice, box } }))
  puts.set(key, found)
  return found
}

const KEEP: ElfenOption<ActOf<'keep-dice'>> = { id: 'done', act: { kind: 'keep-dice' }, stops: true }
const DONE: readonly ElfenOption<ActOf<'done'>>[] = [{ id: 'done', act: { kind: 'done' } }]
const ACCEPT_OR_REROLL: readonly ElfenOption<ActOf<'accept' | 'reroll'>>[] = [
  { id: 'accept', act: { kind: 'accept' } },
  { id: 'again', act: { kind: 'reroll' } },
]
