import type { Rule } from '../../../kernel/index.ts'
import { fleesFrom } from '../../wizards/rules/animals.ts'
import { type Player, playersFrom, type WizardsTable } from '../../wizards/rules/components.ts'
import { bind, hurryLairTime, placeDragon, strikes } from '../../wizards/rules/encounters/dragon.ts'
import { meetPerson } from '../../wizards/rules/encounters/persons.ts'
import { tableRoll } from '../../wizards/rules/encounters/table-roll.ts'
import { exactSpace } from '../../wizards/rules/islands/spaces.ts'
import { LAIR, type SpaceId, tileOf } from '../../wizards/rules/islands/territories.ts'
import { standsIn } from '../../wizards/rules/movement/aloft.ts'
import { loseAnimal } from '../../wizards/rules/movement/journey.ts'
import { cast, wouldCast } from '../../wizards/rules/spells.ts'
import { escapes, mayCast } from './demons.ts'

/** Players who have dodged the Dragon this turn: it stirs as if they were outside its Lair (D34). */
const dodging = new WeakMap<WizardsTable, Set<Player>>()

/**
 * A Dragon is met (D15, D36): as the Mentor of Evil if it is so met, then as itself, by a spell if one works, else by its
 * table, a row worse after a spell that failed. `distant` is the Dragon of the Abbey, reached in thought (D18).
 */
export function* meetDragon(table: WizardsTable, player: Player): Rule {
  table.tell({ kind: 'meets', seat: player.seat, rule: 'D15', who: 'dragon', space: player.space })
  const { arrivals } = player
  // Dodged before it is met as a Mentor, it is not met as one (D36).
  if (mayCast(player, 'dragon-dodging') && (yield* wouldCast(player, 'dragon-dodging', { on: 'dragon' }))) {
    hurryLairTime(table, player, 3)
    if (!cast(table, player, 'dragon-dodging')) {
      yield* strike(table, player, true)
      return
    }
    dodge(table, player)
    return
  }
  yield* asMentor(table, player)
  if (table.state.result || player.arrivals !== arrivals) return
  if (fleesFrom(player, 'dragon')) loseAnimal(table, player, 'D15')
  if (mayCast(player, 'dragon-taming') && (yield* wouldCast(player, 'dragon-taming', { on: 'dragon' }))) {
    hurryLairTime(table, player, 3)
    if (cast(table, player, 'dragon-taming')) return
    yield* strike(table, player, true)
    return
  }
  hurryLairTime(table, player, 1)
  yield* strike(table, player, false)
}

/** The Dragon as the Mentor of Evil: who is of no Order is initiated, who is of another may change to it, its own it helps (D36). */
function* asMentor(table: WizardsTable, player: Player): Rule {
  // It heals nobody, and helps its own though they are Dazed.
  if (player.bound) return
  if (player.order !== null && player.order !== 'evil' && player.dazed) return
  yield* meetPerson(table, player, 'dragon')
}

function* strike(table: WizardsTable, player: Player, failed: boolean): Rule {
  const { does } = tableRoll(table, player, 'dragon', { worse: failed })
  if (does !== 'dragonbound') yield* strikes(table, player, does, 'D15', { unwanted: true, forced: true })
  else if (!(yield* escapes(table, player, 'dragonbound'))) bind(table, player, 'D28')
}

function dodge(table: WizardsTable, player: Player): void {
  const all = dodging.get(table) ?? new Set()
  dodging.set(table, all.add(player))
}

/** The Dragon goes to a space, and all who are there meet it, clockwise from the cause (D26, D29). */
export function* moveDragon(table: WizardsTable, space: SpaceId, cause: Player): Rule {
  placeDragon(table, space, 'D26')
  for (const player of playersFrom(table.state, cause.seat))
    if (standsIn(table, player, space) && table.state.dragon === space && !table.state.result)
      yield* meetDragon(table, player)
}

/** At the end of a turn the Dragon stirs: within the Lair for who is there, home where anybody is; not after a turn wholly lost to a stun (D26). */
export function* stirs(table: WizardsTable, player: Player, stunned: boolean): Rule {
  const { state } = table
  const hidden = dodging.get(table)?.has(player) ?? false
  dodging.delete(table)
  if (stunned) return
  const inside = tileOf(player.space) === LAIR
  if (inside && !hidden && mayCast(player, 'dragon-dodging')) {
    if (yield* wouldCast(player, 'dragon-dodging', { on: 'dragon-stirs' })) {
      hurryLairTime(table, player, 3)
      if (cast(table, player, 'dragon-dodging')) return
    }
  }
  const away = tileOf(state.dragon) !== LAIR
  const intruder = inside && !hidden ? player : away ? intruderFor(table, hidden ? player : null) : null
  if (intruder) yield* moveDragon(table, exactSpace(table, LAIR), intruder)
}

/** The first who is in the Lair, and not hidden from the Dragon; null where nobody is. */
const intruderFor = ({ state }: WizardsTable, hidden: Player | null): Player | null =>
  playersFrom(state, state.next).find(player => player !== hidden && tileOf(player.space) === LAIR) ?? null

/** The Dragon goes home where anybody is in its Lair (D12, D26). */
export function* goesHome(table: WizardsTable): Rule {
  if (tileOf(table.state.dragon) === LAIR) return
  const intruder = intruderFor(table, null)
  if (intruder) yield* moveDragon(table, exactSpace(table, LAIR), intruder)
}
