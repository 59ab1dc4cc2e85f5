import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { ActOf } from '../state/acts.ts'
import { boxesFor, decide, type ElfenOption } from '../state/asking.ts'
import { boardLevel, MAGICIAN_BOXES } from '../state/board.ts'
import {
  type ElfenTable,
  FALLING,
  type Falling,
  inOrder,
  type Magician,
  type PublicState,
  standingIn,
  type TitleBox,
} from '../state/components.ts'

/** Lists the vacant boxes of the highest level that has any, looking from this level down to the Necromancers (8.2). */
function vacantFor(shown: Pick<PublicState, 'magicians'>, level: Falling): TitleBox[] {
  for (const below of FALLING.slice(FALLING.indexOf(level))) {
    const vacant = boardLevel(below).boxes.filter(box => standingIn(shown, box).length === 0)
    if (vacant.length > 0) return vacant
  }
  return []
}

/** Lists a guild's passed-over magicians on a level. */
const passedOver = ({ state }: ElfenTable, level: Falling, seat: Seat): Magician[] =>
  standingIn(state, `over-${level}`).filter(magician => magician.seat === seat)

/** Runs step 7, in which passed-over magicians fill vacant titles, highest level first, in turn order (8.1-8.5). */
export function* fillVacancies(table: ElfenTable): Rule {
  for (const level of FALLING) for (const seat of inOrder(table.state)) yield* fillFrom(table, level, seat)
}

function* fillFrom(table: ElfenTable, level: Falling, seat: Seat): Rule {
  const { state } = table
  for (;;) {
    const waiting = passedOver(table, level, seat)
    if (waiting.length === 0) return
    const vacant = vacantFor(state, level)
    if (vacant.length === 0) return
    const movers = waiting.map(({ id }): ElfenOption<ActOf<'move'>> => ({ id, act: { kind: 'move', magician: id } }))
    const { magician: id } = yield* decide({ seat, topic: 'mover', rule: '8.4', options: movers })
    const magician = waiting.find(one => one.id === id)!
    state.held = id
    const { box: title } = yield* decide({
      seat,
      topic: 'vacancy',
      data: { magician: id },
      rule: '8.3',
      options: boxesFor(id, vacant),
    })
    state.held = null
    magician.at = title
    table.emit({ kind: 'vacancy', seat, rule: '8.2', magician: id, title })
  }
}

/**
 * Runs step 8, in which the remaining passed-over magicians are demoted to the Magician Boxes in turn order. Some get a
 * Grey Magic Chip (8.6-8.9).
 */
export function* demotePassedOver(table: ElfenTable): Rule {
  for (const seat of inOrder(table.state))
    for (const level of FALLING)
      for (const magician of passedOver(table, level, seat)) yield* demoteOne(table, magician, level)
}

function* demoteOne(table: ElfenTable, magician: Magician, level: Falling): Rule {
  const { state } = table
  const { id, seat } = magician
  state.held = id
  const { box } = yield* decide({
    seat,
    topic: 'demote',
    data: { magician: id },
    rule: '8.6',
    options: boxesFor(id, MAGICIAN_BOXES),
  })
  state.held = null
  magician.at = box
  // There are only twelve grey chips (ruling E23).
  const grey = boardLevel(level).greyChip && state.greyLeft > 0
  if (grey) {
    state.greyLeft--
    magician.grey++
  }
  table.emit({ kind: 'demoted', seat, rule: grey ? '8.7' : '8.6', magician: id, box, grey })
}
