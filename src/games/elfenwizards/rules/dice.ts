import type { Rule, Seat } from '../../../kernel/index.ts'
import type { ActOf } from './acts.ts'
import { decide, type ElfenOption } from './asking.ts'
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
    const { kind } = yield* decide({ seat, topic: 'again', rule: '3.3.3', options: ACCEPT_OR_REROLL })
    if (kind === 'reroll') {
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
    const faces = [...new Set(hand)].map(face => PICK[face - 1]!)
    const options = all ? faces : [...faces, KEEP]
    const rule = all ? '3.3.2' : '3.2.2'
    const picked = yield* decide<ActOf<'pick' | 'keep-dice'>>({ seat, topic: 'die', rule, options })
    if (picked.kind === 'keep-dice') break
    const { face } = picked
    state.held = String(face)
    const put = yield* decide<PutAct>({ seat, topic: 'box', rule: '4.1', options: boxesForDice(face, hand) })
    state.held = null
    const { box } = put
    const together = put.kind === 'put-rest' ? hand.slice() : Array<Face>(put.kind === 'put' ? 1 : put.count).fill(face)
    for (const die of together) takeOut(hand, die)
    player.boxes[box] = highestFirst([...player.boxes[box], ...together])
    placed[box] = highestFirst([...(placed[box] ?? []), ...together])
  }
  if (hand.length === 0) yield* decide({ seat, topic: 'done', rule: '4.2', options: DONE, show: true })
  table.tell({ kind: 'places', seat, rule: all ? '3.3.2' : '3.2.2', dice: placed, kept: hand.length })
  player.hand = []
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]
const PICK = FACES.map((face): ElfenOption<ActOf<'pick'>> => ({ id: `die ${face}`, act: { kind: 'pick', face } }))
const PUT = FACES.map(face =>
  DICE_BOXES.map((box): ElfenOption<ActOf<'put'>> => ({ id: box, act: { kind: 'put', face, box } })),
)

type PutAct = ActOf<'put' | 'put-equals' | 'put-rest'>

/** The boxes for a die, then those for it with others of its face, and with all that are in the hand: so many dice. */
function boxesForDice(face: Face, hand: readonly Face[]): readonly ElfenOption<PutAct>[] {
  const count = hand.filter(die => die === face).length
  const equals = DICE_BOXES.map(
    (box): ElfenOption<PutAct> => ({ id: `${box} ${count}`, act: { kind: 'put-equals', face, count, box } }),
  )
  const rest = DICE_BOXES.map(
    (box): ElfenOption<PutAct> => ({
      id: `${box} ${hand.length}`,
      act: { kind: 'put-rest', count: hand.length, box },
    }),
  )
  return [...PUT[face - 1]!, ...(count > 1 ? equals : []), ...(hand.length > count ? rest : [])]
}

const KEEP: ElfenOption<ActOf<'keep-dice'>> = { id: 'done', act: { kind: 'keep-dice' } }
const DONE: readonly ElfenOption<ActOf<'done'>>[] = [{ id: 'done', act: { kind: 'done' } }]
const ACCEPT_OR_REROLL: readonly ElfenOption<ActOf<'accept' | 'reroll'>>[] = [
  { id: 'accept', act: { kind: 'accept' } },
  { id: 'again', act: { kind: 'reroll' } },
]
