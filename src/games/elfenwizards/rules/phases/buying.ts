import { type Rule, type Seat, simultaneously } from '../../../../kernel/index.ts'
import { type Payment, payments } from '../facts/payments.ts'
import type { ActOf } from '../state/acts.ts'
import { decide, type ElfenOption } from '../state/asking.ts'
import { NUMBERS } from '../state/board.ts'
import { type ElfenTable, type Face, inOrder, type Magician, removeItem } from '../state/components.ts'

/**
 * Runs step 4, or step 6 if `last`, in which players with dice in the Minor Spell Box may simultaneously buy back chips
 * (3.4, 3.6). In step 6, they may also take back unused dice.
 */
export function* takeBackChips(table: ElfenTable, last: boolean): Rule {
  const { state } = table
  const rule = last ? '3.6.1' : '3.4.1'
  const seats = inOrder(state).filter(seat => state.players[seat]!.boxes.minor.length > 0)
  // The decisions take effect only after everyone has decided, so nobody gains by waiting for the others' choices.
  const decided = yield* simultaneously(table, seats, seat => decideBuyBack(table, seat, last))
  for (const seat of seats) {
    const player = state.players[seat]!
    const { paid, returned } = decided.get(seat)!
    for (const die of [...paid.dice, ...returned]) removeItem(player.boxes.minor, die)
    player.spent -= paid.count
    player.chips += paid.count
    if (paid.count > 0) table.emit({ kind: 'buys', seat, rule, dice: paid.dice, chips: paid.count })
    if (last && (returned.length > 0 || player.boxes.minor.length > 0))
      table.emit({ kind: 'takes-dice', seat, rule: '3.6.2', taken: returned, left: player.boxes.minor })
  }
}

interface BuyBack {
  readonly paid: Payment
  /** The unused dice taken from the box (3.6.2). */
  readonly returned: readonly Face[]
}

const NOTHING: Payment = { dice: [], count: 0 }

function* decideBuyBack(table: ElfenTable, seat: Seat, last: boolean): Rule<BuyBack> {
  const { boxes, spent } = table.state.players[seat]!
  const rule = last ? '3.6.1' : '3.4.1'
  const ways = payments(boxes.minor, NUMBERS.pipsForChip, spent)
  const paid = yield* decidePayment(seat, 'buy', rule, ways)
  const rest = boxes.minor.slice()
  for (const die of paid.dice) removeItem(rest, die)
  while (last && rest.length > 0) {
    const options: ElfenOption<ActOf<'take-back' | 'leave'>>[] = [
      { id: 'back', act: { kind: 'take-back' } },
      ...[...new Set(rest)].map(face => ({ id: `stay ${face}`, act: { kind: 'leave', face } as const })),
    ]
    const act = yield* decide({ seat, topic: 'stay', rule: '3.6.2', options })
    if (act.kind === 'take-back') break
    removeItem(rest, act.face)
  }
  return { paid, returned: last ? rest : [] }
}

/** Asks the player which payment to make, if any is possible. */
function* decidePayment(seat: Seat, topic: 'buy' | 'release', rule: string, ways: readonly Payment[]): Rule<Payment> {
  const options: ElfenOption<ActOf<'pay' | 'pay-nothing'>>[] = [
    ...ways.map(({ dice, count }) => ({ id: `pay ${dice.join(' ')}`, act: { kind: 'pay', dice, count } as const })),
    { id: 'keep', act: { kind: 'pay-nothing' } },
  ]
  const act = yield* decide({ seat, topic, rule, options })
  return act.kind === 'pay' ? { dice: act.dice, count: act.count } : NOTHING
}

/**
 * Runs step 9, in which players with dice in the Grey Magic Box may remove grey chips. Then they get those dice back
 * (3.9).
 */
export function* removeGreyChips(table: ElfenTable): Rule {
  const { state } = table
  const seats = inOrder(state).filter(seat => state.players[seat]!.boxes.grey.length > 0)
  const decided = yield* simultaneously(table, seats, seat => decideFreed(table, seat))
  for (const seat of seats) {
    const player = state.players[seat]!
    const { paid, freed } = decided.get(seat)!
    for (const id of freed) {
      state.magicians.find(magician => magician.id === id)!.grey--
      state.greyLeft++
      table.emit({ kind: 'frees', seat, rule: '3.9.1', magician: id, dice: paid.dice })
    }
    player.boxes.grey = []
  }
}

function* decideFreed(table: ElfenTable, seat: Seat): Rule<{ paid: Payment; freed: readonly string[] }> {
  const { players, magicians } = table.state
  const own = magicians.filter(magician => magician.seat === seat)
  const chips = own.reduce((sum, { grey }) => sum + grey, 0)
  const ways = payments(players[seat]!.boxes.grey, NUMBERS.pipsForGreyChip, chips)
  const paid = yield* decidePayment(seat, 'release', '3.9.1', ways)
  const freed: string[] = []
  const left = ({ id, grey }: Magician) => grey - freed.filter(one => one === id).length
  while (freed.length < paid.count) {
    const options = own
      .filter(magician => left(magician) > 0)
      .map(({ id, at }): ElfenOption<ActOf<'free'>> => ({ id, act: { kind: 'free', magician: id }, at: { space: at } }))
    const { magician } = yield* decide({ seat, topic: 'free', rule: '3.9.1', options })
    freed.push(magician)
  }
  return { paid, freed }
}
