import type { Rule } from '../../../../kernel/index.ts'
import { HIGHER_OF_TWO, rowOn } from '../../../../parts/tables/index.ts'
import { askToCast, cast, knows } from '../../../wizards/rules/effects/spells.ts'
import { giveAnimal, meetAnimal } from '../../../wizards/rules/encounters/animals.ts'
import { meetByChance } from '../../../wizards/rules/encounters/random.ts'
import { canComeTo } from '../../../wizards/rules/facts/animals.ts'
import { boatsInRange, moveBoat } from '../../../wizards/rules/facts/boats.ts'
import type { MovementLeft } from '../../../wizards/rules/facts/movement.ts'
import { boardOf, spaceStands } from '../../../wizards/rules/facts/spaces.ts'
import { GRID } from '../../../wizards/rules/islands/grid.ts'
import type { Ground } from '../../../wizards/rules/islands/space-numbers.ts'
import { COTTAGE, type SpaceId } from '../../../wizards/rules/islands/territories.ts'
import { decide } from '../../../wizards/rules/state/asking.ts'
import { bookOf } from '../../../wizards/rules/state/book.ts'
import type { AnimalName } from '../../../wizards/rules/state/cards.ts'
import type { Player, WizardsTable } from '../../../wizards/rules/state/components.ts'
import { canAdvance } from '../../../wizards/rules/tasks/orders.ts'
import { mayCast, placeDemons } from '../encounters/demons.ts'
import { moveDragon } from '../encounters/dragon.ts'
import { offerHamdrelTask } from './orders.ts'

/** The number of spaces by which a boat comes nearer if none is in range. */
const NEARER = 5

/**
 * Casts Boat Summoning (D32). If it succeeds, the player names a water space beside them, and the empty boat closest to
 * it by water comes there or, if it is out of range, five spaces nearer. The player chooses between equally close
 * boats. A pontoon lets the player walk on the space they named, even if no boat comes there.
 */
export function* summonBoat(table: WizardsTable, player: Player, move: MovementLeft): Rule {
  const { state } = table
  player.cast.push('boat-summoning')
  const { range, pontoon } = knows(player, 'boat-summoning')!
  if (!cast(table, player, 'boat-summoning')) return
  const board = boardOf(state)
  const here = board.hex(player.space)
  const waters = board
    .open(here)
    .filter(hex => board.isWater(hex))
    .map(hex => board.name(hex))
  const { at } = yield* decide({
    seat: player.seat,
    topic: 'space',
    data: { for: 'mooring' },
    rule: 'D32',
    options: waters.map(at => ({ id: at, act: { kind: 'moor', at }, at: { space: at } })),
  })
  if (pontoon) move.pontoon = at
  const ways = stepsTo(table, at)
  const boats = boatsInRange(state, [here], 'unlimited')
    .flatMap(({ boat }) => {
      const far = ways.get(board.hex(state.boats[boat]!))
      return far === undefined ? [] : [{ boat, far }]
    })
    .sort((a, b) => a.far - b.far || a.boat - b.boat)
  const [nearest] = boats
  if (!nearest) return
  const tied = boats.filter(({ far }) => far === nearest.far)
  const { boat } = yield* decide({
    seat: player.seat,
    topic: 'boat',
    rule: 'D32',
    options: tied.map(({ boat, far }) => ({
      id: `boat ${boat + 1}`,
      act: { kind: 'call-boat', boat, far },
      at: { space: state.boats[boat]! },
    })),
  })
  const within = range === 'unlimited' || nearest.far <= range
  yield* bringBoat(table, boat, within ? at : nearerSpace(table, boat, ways), player)
}

/**
 * Moves a summoned boat. Any Demons aboard meet the players where the boat stops, but not those along the way (D25).
 */
function* bringBoat(table: WizardsTable, boat: number, at: SpaceId, cause: Player): Rule {
  const { state } = table
  moveBoat(state, boat, at)
  if (!state.haunted.includes(boat)) return
  yield* placeDemons(table, at, cause, 'D25')
}

/** Returns the number of steps by water to a space from each water hex that can reach it. */
function stepsTo({ state }: WizardsTable, to: SpaceId): Map<number, number> {
  const board = boardOf(state)
  const far = new Map([[board.hex(to), 0]])
  for (const hex of far.keys())
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbor(hex, d)
      if (next >= 0 && board.isWater(next) && !far.has(next)) far.set(next, far.get(hex)! + 1)
    }
  return far
}

/**
 * Returns the space that an out-of-range boat moves to, five steps nearer. No range is under five, so the boat is
 * always more than five steps away.
 */
function nearerSpace({ state }: WizardsTable, boat: number, ways: ReadonlyMap<number, number>): SpaceId {
  const board = boardOf(state)
  let hex = board.hex(state.boats[boat]!)
  for (let i = 0; i < NEARER; i++) {
    const far = ways.get(hex)!
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbor(hex, d)
      if (ways.get(next) === far - 1) {
        hex = next
        break
      }
    }
  }
  return board.name(hex)
}

/** Returns true if the player has tried a Summoning or Mustering this turn. Only one is allowed (D31). */
const hasSummoned = ({ cast: tried }: Player): boolean =>
  (['boat-summoning', 'animal-summoning', 'animal-mustering', 'dove-summoning'] as const).some(spell =>
    tried.includes(spell),
  )

/**
 * Offers a spell that brings an Animal or the Dove, after a turn without an encounter (D23, D34). Offers none to a
 * player who has an Animal or has tried a Summoning or Mustering this turn. `open` is true if a Random Encounter was
 * possible.
 */
export function* offerAnimals(table: WizardsTable, player: Player, open: boolean): Rule {
  if (player.animal || hasSummoned(player)) return
  if (mayCast(player, 'animal-mustering')) {
    if (open || mayMusterAt(table, player)) yield* musterAnimal(table, player)
    return
  }
  if (!open) return
  if (mayCast(player, 'dove-summoning') && canAdvance(table, player) && !spaceStands(table.state, COTTAGE)) {
    if (!(yield* askToCast(player, 'dove-summoning', { on: 'nothing-met' }))) return
    if (!cast(table, player, 'dove-summoning')) return
    const dice = table.roll(player.seat, HIGHER_OF_TWO.dice, 'animals', 'D34')
    if (rowOn(bookOf(player).table('animals').rows, HIGHER_OF_TWO.result(dice)).does === 'dove')
      yield* offerHamdrelTask(table, player, 'D34')
    return
  }
  if (!mayCast(player, 'animal-summoning')) return
  if (!(yield* askToCast(player, 'animal-summoning', { on: 'nothing-met' }))) return
  if (cast(table, player, 'animal-summoning')) yield* meetAnimal(table, player)
}

/**
 * Returns true if the player is not in a Trap, and is on plains, woods, mountains or a Stone, where Animals can be
 * mustered (D34).
 */
function mayMusterAt({ state }: WizardsTable, player: Player): boolean {
  const board = boardOf(state)
  const ground = board.ground[board.hex(player.space)]!
  return player.trap === null && MUSTERED.has(ground)
}
const MUSTERED: ReadonlySet<Ground> = new Set<Ground>(['plains', 'woods', 'mountains', 'stone'])

/**
 * Offers Animal Mustering, in which the player picks either of two dice (D34). Returns true if it works, false if it
 * fails, and null if it isn't cast.
 */
function* musterAnimal(
  table: WizardsTable,
  player: Player,
  before: 'nothing-met' | 'chance' = 'nothing-met',
): Rule<boolean | null> {
  if (!(yield* askToCast(player, 'animal-mustering', { on: before }))) return null
  if (!cast(table, player, 'animal-mustering')) return false
  const dice = table.roll(player.seat, 2, 'mustering', 'D34')
  const faces = [...new Set(dice)]
  const found = (face: number) => rowOn(bookOf(player).table('animals').rows, face).does as AnimalName
  const { animal } = yield* decide({
    seat: player.seat,
    topic: 'animal',
    rule: 'D34',
    options: faces.map(face => ({ id: found(face), act: { kind: 'muster', animal: found(face) } })),
  })
  switch (animal) {
    case 'dragon':
      yield* moveDragon(table, player.space, player)
      break
    case 'dove':
      yield* offerHamdrelTask(table, player, 'D34')
      break
    default:
      if (canComeTo(player, animal, player.space)) giveAnimal(table, player, animal, 'D34')
  }
  return true
}

/**
 * Resolves a Random Encounter. A player without an Animal may cast Animal Mustering instead, if they can and have not
 * tried a Summoning or Mustering this turn. If it fails, the lower die of the encounter counts (D34).
 */
export function* meetByChanceOrMuster(table: WizardsTable, player: Player): Rule {
  if (!player.animal && mayCast(player, 'animal-mustering') && !hasSummoned(player)) {
    const works = yield* musterAnimal(table, player, 'chance')
    if (works) return
    if (works === false) {
      yield* meetByChance(table, player, { lower: true })
      return
    }
  }
  yield* meetByChance(table, player)
}
