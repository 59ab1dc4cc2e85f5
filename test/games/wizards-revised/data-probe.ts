// The rules' answers in Wizards revised with the given data: random games from rare Orders and Ranks. This is loaded
// again for every changed field (test/games/wizards-revised/data-fields.test.ts).
import { landsLost } from '../../../src/games/wizards/rules/facts/calendar.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../../src/games/wizards/rules/islands/harbors.ts'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { AnimalName } from '../../../src/games/wizards/rules/state/cards.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { pointsLacking } from '../../../src/games/wizards/rules/tasks/orders.ts'
import { REVISED } from '../../../src/games/wizards-revised/rules/state/book.ts'
import type { Match } from '../../../src/kernel/index.ts'
import { GRID_OF_TILES, type StageOptions } from '../../rules/wizards/stage.ts'
import { eveOf, revised } from '../../rules/wizards-revised/stage.ts'
import type { Probe } from '../broken-data.ts'
import { playedOnByChance } from '../chance-play.ts'

const played = (prepare: (state: WizardsState) => void, options: StageOptions, answers: number): unknown =>
  playedOnByChance(revised(prepare, options).match as unknown as Match, answers)

const POOR = { knowledge: 0, perception: 0, power: 0 }
const RICH = { knowledge: 99, perception: 99, power: 99 }
/** Places that matter for spells of land and sea: by boats, on the Circle, beside walls, in the Lair, in towns. */
const PLACES = [
  'meadowshire.b2',
  'sacred-circle.a1',
  'dragons-lair.a2',
  'hillshire.a1',
  'woodland.a1',
  'longrift.a3',
  'hamdrels-cottage.a1',
]

/** Returns a space beside a wall in every land that has one, for spells that open walls. */
const walled = (): SpaceId[] => {
  const board = Board.of(GRID_OF_TILES)
  const shut = board.land.filter(hex => {
    const open = board.open(hex)
    return [0, 1, 2, 3, 4, 5].some(d => {
      const next = GRID.neighbor(hex, d)
      return board.land.includes(next) && !open.includes(next)
    })
  })
  return [...new Map(shut.map(hex => [board.territoryAt[hex], board.name(hex)])).values()]
}

/** Tries each spell cast on the way, without Demons there and with Demons all around, and its results. */
function cast(order: OrderName, rank: Rank, space: SpaceId): unknown {
  const at = (hasDemons: boolean) =>
    revised(state => {
      const board = Board.of(state.placements)
      state.boats = harborsOf(board)
      Object.assign(state.players[0]!, { space, order, rank, points: RICH })
      if (hasDemons) state.demons = Array.from(board.open(board.hex(space)), hex => board.name(hex))
    }).roll(6)
  return [false, true].map(hasDemons => {
    const spells = at(hasDemons).options.filter(id => id.startsWith('cast '))
    const met = hasDemons
      ? at(true)
          .options.filter(id => id.startsWith('go '))
          .slice(0, 2)
      : []
    return [...spells, ...met].map(id =>
      playedOnByChance(at(hasDemons).dice(5, 5, 5).say(id).match as unknown as Match, 4),
    )
  })
}

/** Yields two players of one Order at every Rank, the first with nothing and the second with everything. */
function* order(entry: number): Generator {
  const { id } = REVISED.orders[entry]!
  for (const rank of [1, 2, 3, 4] as const) {
    yield pointsLacking({ ...revised().player(), order: id, rank, points: POOR })
    for (const space of [...PLACES, ...walled()]) yield cast(id, rank, space)
    for (const space of [...PLACES, undefined])
      yield played(
        state => {
          state.boats = harborsOf(Board.of(state.placements))
          const [ann, bob] = state.players as [Player, Player]
          Object.assign(ann, { order: id, rank, points: RICH, ...(space ? { space } : {}) })
          Object.assign(bob, { order: id, rank })
        },
        { seed: `${id} ${rank}` },
        space ? 12 : 80,
      )
  }
}

/** Plays the eves of the Evil Spirit's attacks, in cooperative and competitive games, with marked lands. */
const eves = (): unknown =>
  [1, 3, 5, 6, 7].flatMap(fortnight =>
    [1, 2, 3].flatMap(seats =>
      (['cooperative', 'competitive'] as const).map(variant =>
        seats === 1 && variant === 'competitive'
          ? null
          : [
              landsLost({ book: 'revised', variant, players: Array(seats).fill(0) }, 14 * fortnight),
              REVISED.tasksToThwart(seats),
              played(
                state => {
                  eveOf(state, fortnight)
                  state.demons = ['torwall.a1', 'woodland.a1', 'longrift.a1', 'woodswall.a1', 'hillshire.a1']
                },
                { seats, variant, seed: `eve ${fortnight}` },
                12,
              ),
            ],
      ),
    ),
  )

/** Tries all players Dazed or Dragonbound. */
const ill = (): unknown =>
  (['dazed', 'bound'] as const).map(plight =>
    REVISED.orders.map(({ id }) =>
      played(
        state => {
          for (const player of state.players)
            Object.assign(player, { order: id, rank: 4, [plight]: true, points: RICH })
        },
        { seed: `${plight} ${id}` },
        60,
      ),
    ),
  )

/** Returns the Animal for a roll of the table, for this time. */
const coming = (roll: number): unknown =>
  revised(state => Object.assign(state.players[0]!, { order: 'rangers', rank: 1 }))
    .roll(1, 1)
    .dice(3, 3, roll, roll)
    .say('stop')
    .player().animal

/** Returns the destinations of a swimmer with this Animal. */
const swimming = (kind: AnimalName): unknown =>
  [0, 1].map(swum =>
    revised(state => Object.assign(state.players[0]!, { space: 'sea.2505', swum, animal: { kind, left: 3 } }))
      .roll(6)
      .options.filter(option => option.startsWith('swim ')),
  )

/** Tries each Animal on arrival, beside what it avoids, in the water and among what it flees. */
const animals = (): unknown => [
  [1, 2, 3, 4, 5, 6].map(coming),
  REVISED.animals.map(({ id }) => [
    swimming(id),
    ['sacred-circle.a1', 'green-grove.c4', 'dragons-lair.a1', 'meadowshire.b2'].map(space =>
      played(
        state => {
          state.demons = ['meadowshire.b3', 'sacred-circle.a2', 'green-grove.c5']
          state.boats = harborsOf(Board.of(state.placements))
          Object.assign(state.players[0]!, { space, order: 'rangers', rank: 1, animal: { kind: id, left: 3 } })
        },
        { seed: `${id} ${space}` },
        30,
      ),
    ),
  ]),
]

/** Returns the people revealed for each face when the Dragon is tamed. */
const taming = (): unknown =>
  [1, 2, 3, 4, 5, 6].map(die => {
    const stage = revised(state => {
      Object.assign(state.players[0]!, { order: 'druids', rank: 4 })
      state.dragon = 'meadowfarm.c2'
    })
    stage
      .roll(2)
      .say('go meadowfarm.c2', 'leave')
      .dice(die, ...(die < 4 ? [36, 1, 1, 1, 4] : [6, 6]))
      .say('cast dragon-taming')
    return stage.state.wizards.length
  })

function* all(): Generator {
  yield taming()
  yield ill()
  yield eves()
  for (const entry of REVISED.orders.keys()) yield* order(entry)
}

export const probe: Probe = {
  'orders.json': order,
  'spells.json': all,
  'encounter-tables.json': all,
  'animals.json': animals,
  'calendar.json': eves,
}
