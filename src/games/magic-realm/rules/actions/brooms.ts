import type { Rule } from '../../../../kernel/index.ts'
import { endSpell } from '../effects/ending.ts'
import { mayAttack } from '../effects/forbidding.ts'
import { carriedItems, carryingStrength } from '../facts/carrying.ts'
import { holderOfSpell, isUnder, spellsUpon, spellTargetOf } from '../facts/spells.ts'
import { boardOf } from '../pieces/board.ts'
import { bears, type Level } from '../pieces/levels.ts'
import { tileCodeOf } from '../pieces/tiles.ts'
import type { RealmOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import type { CastSpell } from '../state/magic.ts'
import type { BroomAct } from '../state/magic-acts.ts'
import {
  characterOf,
  charactersAt,
  clearingAt,
  type Individual,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'

const BROOM = 'broomstick'

/**
 * Returns the Broomstick spell on an individual, and the character who holds the broom and decides when it flies
 * (21.5.3). Returns null if there is none, if the individual is the holder, or if the holder has already called the
 * broom.
 */
export function broomOf(state: RealmState, id: string): { readonly cast: CastSpell; readonly holder: string } | null {
  if (!isUnder(state, BROOM, spellTargetOf(id))) return null
  for (const cast of spellsUpon(state, BROOM, spellTargetOf(id))) {
    const holder = holderOfSpell(state, cast)
    if (holder !== null && holder !== id && !cast.active) return { cast, holder }
  }
  return null
}

/**
 * Asks for a command from the holder of the Broomstick cast on an individual, and applies it (21.5.3). Returns null if
 * there is nobody to ask, nothing to choose, or the holder gives no command.
 */
function* callBroom(
  table: RealmTable,
  one: Individual,
  options: readonly RealmOption<BroomAct>[],
): Rule<BroomAct | null> {
  const broom = broomOf(table.state, one.id)
  if (!broom || options.length === 0) return null
  const act = yield* decide({
    seat: characterOf(table.state, broom.holder).seat,
    topic: 'broom',
    rule: '21.5.3',
    data: { character: broom.holder, other: one.id },
    options: [{ id: 'nothing', act: { kind: 'broom', how: 'leave' } }, ...options],
  })
  if (act.kind !== 'broom' || act.how === 'leave') return null
  if (act.how === 'end') endSpell(table, broom.cast, 'broken', '21.5.3')
  else broom.cast.active = true
  return act
}

const END: RealmOption<BroomAct> = { id: 'end', act: { kind: 'broom', how: 'end' } }

/**
 * Asks the holder for a command after a MOVE chit is played to run or charge (21.5.3). If the chit is Light, the holder
 * may make the individual fly away or charge. If it is stronger, the holder may end the spell. Returns the command, or
 * null if there is none.
 */
export function* callBroomInEncounter(table: RealmTable, one: Individual, strength: Level): Rule<BroomAct | null> {
  const { state } = table
  const clearing = clearingAt(one)
  if (clearing === null) return null
  if (strength !== 'L') return yield* callBroom(table, one, [END])
  const tiles = boardOf(state.tiles).neighbors.get(tileCodeOf(clearing)) ?? []
  const others = charactersAt(state, clearing).filter(
    ({ id, hidden }) => id !== one.id && !hidden && mayAttack(state, one.id, id),
  )
  return yield* callBroom(table, one, [
    ...tiles.map(tile => ({ id: `fly ${tile}`, act: { kind: 'broom', how: 'fly', tile } as const })),
    ...others.map(({ id }) => ({ id: `charge ${id}`, act: { kind: 'broom', how: 'charge', target: id } as const })),
  ])
}

/**
 * Asks the holder for a command after a maneuver with a MOVE chit is revealed (21.5.3). If the chit is Light, the
 * holder may make the maneuver as fast as the broom; returns true if they do. If the chit is stronger, the holder may
 * end the spell.
 */
export function* callBroomInMelee(table: RealmTable, one: Individual, strength: Level): Rule<boolean> {
  if (strength !== 'L') {
    yield* callBroom(table, one, [END])
    return false
  }
  return (yield* callBroom(table, one, [{ id: 'hasten', act: { kind: 'broom', how: 'hasten' } }])) !== null
}

/**
 * Before a FLY phase of an individual who isn't in the air yet, asks the Broomstick's holder whether it carries the
 * flyer (21.5.3).
 */
export function* callBroomInFlight(table: RealmTable, one: Individual): Rule {
  if (one.place.kind !== 'air') yield* callBroom(table, one, [{ id: 'allow', act: { kind: 'broom', how: 'allow' } }])
}

/**
 * Asks the holder for a command before a MOVE by an individual with items (21.5.3). If their carrying strength is
 * Light, the holder may turn the move into a flight to the destination's tile; returns true if they do. If it is
 * greater, the holder may end the spell.
 */
export function* callBroomInMove(table: RealmTable, one: Individual): Rule<boolean> {
  if (clearingAt(one) === null || carriedItems(one).length === 0 || broomOf(table.state, one.id) === null) return false
  const strength = carryingStrength(one)
  if (strength !== 'L') {
    if (bears(strength, 'M')) yield* callBroom(table, one, [END])
    return false
  }
  return (yield* callBroom(table, one, [{ id: 'allow', act: { kind: 'broom', how: 'allow' } }])) !== null
}

/**
 * After the Melee Step, ends the Broomsticks that were used to charge or maneuver, except those of flyers who are in
 * the air (20.7.1).
 */
export function endBrooms(table: RealmTable): void {
  const { state } = table
  for (const cast of [...(state.magic?.spells ?? [])]) {
    if (cast.spell !== BROOM || cast.stage !== 'alive') continue
    const id = cast.targets[0]?.id ?? ''
    const round = state.combat?.engagements.find(one => one.character === id)
    const isUsed = round?.maneuver?.piece.kind === 'fly' || round?.charge?.piece.kind === 'fly'
    const isFree = holderOfSpell(state, cast) === id || cast.active
    if (isUsed && isFree && characterOf(state, id).place.kind !== 'air') endSpell(table, cast, 'over', '20.7.1')
  }
}
