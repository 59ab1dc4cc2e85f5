import type { Rule } from '../../../../kernel/index.ts'
import {
  canActivate,
  canDeactivate,
  deactivate,
  horsesToPackOn,
  isNeededByPlan,
  settleBurden,
} from '../effects/activating.ts'
import { abandon, activateBelonging, dropOpenly, logArrangement } from '../effects/ownership.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import { treasureOf } from '../pieces/belongings.ts'
import type { ArrangeAct, RealmOption } from '../state/acts.ts'
import { plays } from '../state/optional.ts'
import { clearingAt, type Individual, type Owned, ownedBy, type RealmState, type RealmTable } from '../state/state.ts'

/**
 * Returns true if a belonging may be abandoned: no recorded phase needs it, and it is not an active card that is being
 * used up (2.6.3, 6.1.9).
 */
export const canAbandon = (state: RealmState, character: Individual, { id, active }: Owned): boolean =>
  !isNeededByPlan(state, character, id) && !(active && isUsedUp(id))

/**
 * Returns true for one-use cards, and for potions that affect their owner or a weapon. They cannot change hands while
 * active (2.4.4).
 */
const isUsedUp = (id: BelongingId): boolean =>
  ['potion-consumed', 'potion-weapon', 'one-use'].includes(treasureOf(id)?.sort ?? '')

/**
 * Lists everything that can be done now with the belongings that aren't in `done` (2.3.2-2.3.7). The list is empty
 * outside a clearing, and for individuals who are blocked or asleep.
 */
export function arrangements(
  state: RealmState,
  character: Individual,
  done: readonly BelongingId[] = [],
): RealmOption<ArrangeAct>[] {
  if (clearingAt(character) === null || character.blocked || character.asleep) return []
  return character.owned
    .filter(({ id }) => !done.includes(id))
    .flatMap(piece => {
      const { id } = piece
      const options: RealmOption<ArrangeAct>[] = []
      if (canActivate(state, character, piece))
        options.push({ id: `activate ${id}`, act: { kind: 'activate', belonging: id }, rule: '2.3.2' })
      if (canDeactivate(state, character, piece))
        options.push({ id: `deactivate ${id}`, act: { kind: 'deactivate', belonging: id }, rule: '2.3.2' })
      for (const horse of horsesToPackOn(character, piece))
        options.push({
          id: `pack ${id} on ${horse.id}`,
          act: { kind: 'pack', belonging: id, horse: horse.id },
          rule: '8.4.5',
        })
      if (piece.packedOn !== null)
        options.push({ id: `unpack ${id}`, act: { kind: 'unpack', belonging: id }, rule: '8.4.5' })
      if (canAbandon(state, character, piece)) {
        options.push({ id: `abandon ${id}`, act: { kind: 'abandon', belonging: id }, rule: '2.3.10' })
        if (plays(state, 'dropping'))
          options.push({ id: `drop ${id}`, act: { kind: 'drop', belonging: id }, rule: '26.7' })
      }
      return options
    })
}

/** Arranges one belonging (2.3.2), then deactivates a horse or Boots that can't bear the load (2.3.8). */
export function* arrange(table: RealmTable, character: Individual, act: ArrangeAct): Rule {
  yield* rearrange(table, character, act)
  settleBurden(character)
}

function* rearrange(table: RealmTable, character: Individual, act: ArrangeAct): Rule {
  const piece = ownedBy(character, act.belonging)
  if (!piece) return
  switch (act.kind) {
    case 'activate':
      return yield* activateBelonging(table, character, piece)
    case 'deactivate':
      deactivate(piece)
      logArrangement(table, character, piece.id, 'deactivates')
      return
    case 'pack':
      piece.packedOn = act.horse
      logArrangement(table, character, piece.id, 'packs')
      return
    case 'unpack':
      piece.packedOn = null
      return
    case 'abandon':
      abandon(table, character, piece.id)
      return
    case 'drop':
      dropOpenly(table, character, piece.id)
      return
  }
}
