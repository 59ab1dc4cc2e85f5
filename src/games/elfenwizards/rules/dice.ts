import type { Rule, Seat } from '../../../kernel/index.ts'
import { decide } from './asking.ts'
import { NUMBERS } from './board.ts'
import {
  DICE_BOXES,
  type DiceBox,
  type ElfenTable,
  type Face,
  highestFirst,
  type Player,
  takeOut,
} from './components.ts'

/** Dice in front of a player, in no box and beside nobody; those that stayed in the Minor Spell Box are not rolled (3.6.2). */
export const freeDice = ({ boxes }: Player): number =>
  NUMBERS.dice - DICE_BOXES.reduce((sum, box) => sum + boxes[box].length, 0)

/** Step 2: one player rolls all dice and places as many as he likes (3.2). */
export function* firstDice(table: ElfenTable, seat: Seat): Rule {
  const player = table.state.players[seat]!
  const free = freeDice(player)
  if (free === 0) return
  player.hand = highestFirst(table.roll(seat, free, 'first', '3.2.1'))
  yield* placeDice(table, player, false)
}

/** Step 3: one player rolls the dice kept back, perhaps once more for a chip, and places them all (3.3). */
export function* secondDice(table: ElfenTable, seat: Seat): Rule {
  const player = table.state.players[seat]!
  const free = freeDice(player)
  if (free === 0) return
  player.hand = highestFirst(table.roll(seat, free, 'second', '3.3.1'))
  if (player.chips > 0) {
    const options = [{ id: 'accept' }, { id: 'again' }]
    const answer = yield* decide(table, { seat, topic: 'again', rule: '3.3.3', options })
    if (answer === 'again') {
      player.chips--
      player.spent++
      table.tell({ kind: 'pays', seat, rule: '3.3.3' })
      player.hand = highestFirst(table.roll(seat, free, 'again', '3.3.3'))
    }
  }
  yield* placeDice(table, player, true)
}

/**
 * Dice go from the hand to the boxes one after the other: all of them, or as many as one likes (4.1). What lies there can
 * be taken back until the player has said that it is done, and not after that (4.2).
 */
function* placeDice(table: ElfenTable, player: Player, all: boolean): Rule {
  const { state } = table
  const { seat, hand } = player
  const placed: Partial<Record<DiceBox, Face[]>> = {}
  while (hand.length > 0) {
    const faces = [...new Set(hand)].map(face => ({ id: `die ${face}` }))
    const options = all ? faces : [...faces, { id: 'done' }]
    const rule = all ? '3.3.2' : '3.2.2'
    const answer = yield* decide(table, { seat, topic: 'die', rule, options })
    if (answer === 'done') break
    const face = Number(answer.slice('die '.length))
    state.held = String(face)
    const boxes = DICE_BOXES.map(id => ({ id }))
    const box = (yield* decide(table, { seat, topic: 'box', rule: '4.1', options: boxes })) as DiceBox
    state.held = null
    takeOut(hand, face)
    player.boxes[box] = highestFirst([...player.boxes[box], face])
    placed[box] = highestFirst([...(placed[box] ?? []), face])
  }
  if (hand.length === 0)
    yield* decide(table, { seat, topic: 'done', rule: '4.2', options: [{ id: 'done' }], show: true })
  table.tell({ kind: 'places', seat, rule: all ? '3.3.2' : '3.2.2', dice: placed, kept: hand.length })
  player.hand = []
}
