import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import type { Placement } from '../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../src/games/wizards/rules/islands/harbors.ts'
import { taskCard } from '../../src/games/wizards/rules/state/cards.ts'
import type { HeldTask, Mark } from '../../src/games/wizards/rules/state/components.ts'
import type { PlayerView, WizardsView } from '../../src/games/wizards/rules/state/view.ts'

/** A fixed board that doesn't depend on how new games lay their islands. */
export const PLACEMENTS: readonly Placement[] = [
  { tile: 'torwall', hex: 951, turn: 1 },
  { tile: 'woodswall', hex: 245, turn: 3 },
  { tile: 'longrift', hex: 707, turn: 3 },
  { tile: 'crescent-ridge', hex: 1027, turn: 3 },
  { tile: 'meadowfarm', hex: 211, turn: 1 },
  { tile: 'hillshire', hex: 583, turn: 2 },
  { tile: 'glendale', hex: 350, turn: 3 },
  { tile: 'meadowshire', hex: 233, turn: 0 },
  { tile: 'edgewood', hex: 884, turn: 0 },
  { tile: 'green-grove', hex: 896, turn: 1 },
  { tile: 'timberlane', hex: 783, turn: 1 },
  { tile: 'woodland', hex: 794, turn: 2 },
  { tile: 'sacred-circle', hex: 176, turn: 5 },
  { tile: 'megmorans-tower', hex: 686, turn: 1 },
  { tile: 'meligars-tower', hex: 381, turn: 1 },
  { tile: 'melekoks-tower', hex: 980, turn: 5 },
  { tile: 'hamdrels-cottage', hex: 435, turn: 4 },
  { tile: 'dragons-lair', hex: 851, turn: 1 },
]

/** Returns a player who has done nothing yet, with the given changes. */
export function player(seat: number, name: string, space: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    name,
    space,
    boat: null,
    order: null,
    rank: 0,
    advanced: null,
    points: { knowledge: 0, perception: 0, power: 0 },
    tasks: [],
    animal: null,
    events: [],
    dazed: false,
    bound: false,
    stunned: 0,
    trap: null,
    held: null,
    extra: 0,
    turns: 0,
    visits: {},
    hamdrel: { meetings: 0, visits: 0 },
    crest: null,
    lair: null,
    stranded: false,
    cast: [],
    arrivals: 0,
    swum: 0,
    gems: null,
    known: null,
    ...more,
  }
}

/** Returns a Task with no progress yet. Its parts have markers in these spaces, as long as there are enough. */
export function task(id: number, letter: string, ...spaces: string[]): HeldTask {
  const parts = taskCard(id).stages.flatMap((stage, i) => stage.map((_, part) => ({ stage: i, part })))
  const marks = parts.map((ref, i): Mark => ({ ...ref, at: spaces[i] ?? null, done: false }))
  return { id, letter, mandatory: false, marks }
}

/** Returns a game in progress as Ann sees it, with something of every kind on the map. */
export function islandView(more: Partial<WizardsView> = {}): WizardsView {
  return {
    seat: 0,
    variant: 'standard',
    seats: ['Ann', 'Ben', 'Cleo'],
    phase: 'play',
    day: 17,
    acted: 0,
    next: 0,
    dealer: 0,
    placements: PLACEMENTS,
    hands: [],
    spots: [],
    laying: null,
    fallen: ['edgewood'],
    boats: harborsOf(Board.of(PLACEMENTS)),
    haunted: [],
    demons: ['longrift.a3', 'meadowfarm.c1'],
    dragon: 'dragons-lair.b2',
    players: [
      player(0, 'Ann', 'torwall.b1', {
        order: 'wizards',
        rank: 1,
        points: { knowledge: 25, perception: 10, power: 15 },
        tasks: [task(3, 'A', 'torwall.a5', 'woodland.b3'), task(1, 'B', 'crescent-ridge.b6')],
        gems: {},
        known: {},
      }),
      player(1, 'Ben', 'hillshire.a1'),
      player(2, 'Cleo', 'torwall.a6', { tasks: [task(16, 'A', 'torwall.a2')] }),
    ],
    wizards: [
      { wizard: 'terek', at: 'crescent-ridge.c5', letter: null },
      { wizard: null, at: 'glendale.b5', letter: 'P' },
    ],
    piles: {
      tasks: { left: 90, discarded: [] },
      events: { left: 45, discarded: [] },
      wizards: { left: 13, discarded: [] },
    },
    completed: 3,
    tasksDone: 3,
    thwarts: 0,
    foreseen: null,
    result: null,
    ...more,
  }
}
