import { CALENDAR, EVENTS, TASKS, WIZARD_CARDS } from './cards.ts'
import { GEMS, HIGH_WIZARDS, POINT_KINDS, type WizardsState } from './components.ts'
import { boardOf, spaceStands } from './spaces.ts'
import { LAIR } from './territories.ts'

/** The first law of the game that a state breaks, in a sentence; null where it keeps them all. */
export function checkLaws(state: WizardsState): string | null {
  for (const law of LAWS) {
    const broken = law(state)
    if (broken) return broken
  }
  return null
}

const LAWS: readonly ((state: WizardsState) => string | null)[] = [
  // Every card is somewhere, and once.
  state => {
    const held = state.players.flatMap(p => p.events.map(e => e.id))
    return once(
      'Event',
      EVENTS.map(e => e.id),
      [...state.decks.events.draw, ...state.decks.events.discard, ...held],
    )
  },
  state => {
    const out = [...state.drawn, ...state.wizards.flatMap(w => w.cards)]
    return once(
      'Wizard',
      WIZARD_CARDS.map(c => c.id),
      [...state.decks.wizards.draw, ...state.decks.wizards.discard, ...out],
    )
  },
  state => {
    // Tasks that name only fallen land leave the game (12.44), so some may be missing, but none is there twice.
    const all = [
      ...state.decks.tasks.draw,
      ...state.decks.tasks.discard,
      ...state.players.flatMap(p => p.tasks.map(t => t.id)),
    ]
    if (new Set(all).size !== all.length) return 'a Task Card is in two places'
    return all.length > TASKS.length ? 'there are too many Task Cards' : null
  },
  state =>
    new Set(Object.values(state.gems)).size === GEMS.length + 1 ? null : 'the Gem Cards are not seven different ones',
  state => {
    const letters = state.players.flatMap(p => p.tasks.map(t => `${p.seat}${t.letter}`))
    return new Set(letters).size === letters.length ? null : 'two Tasks of a player have one letter'
  },
  state => (new Set(state.demons).size === state.demons.length ? null : 'two Demon Markers lie in one space'),
  state =>
    state.completed >= 0 && state.completed < CALENDAR.tasksToThwart
      ? null
      : `the Completion Marker stands at ${state.completed}`,
  state => (state.fallen.includes(LAIR) ? "the Dragon's Lair has fallen" : null),
  state => {
    if (state.phase !== 'play' || state.result) return null
    const board = boardOf(state)
    for (const player of state.players) {
      if (board.hex(player.space) < 0) return `${player.name} is nowhere (${player.space})`
      if (!spaceStands(state, player.space)) return `${player.name} is on fallen land, at ${player.space}`
      if (player.boat !== null && state.boats[player.boat] !== player.space)
        return `${player.name} is not where his boat is`
      if (POINT_KINDS.some(kind => player.points[kind] < 0)) return `${player.name} has less than no points`
      if (player.rank === 0 && (player.tasks.length > 0 || POINT_KINDS.some(kind => player.points[kind] > 0)))
        return `${player.name} of Rank 0 has Tasks or points`
      if ((player.order === null) !== (player.rank === 0)) return `${player.name}'s Rank does not fit his Order`
      for (const task of player.tasks) {
        if (task.marks.every(mark => mark.done)) return `${player.name} holds a Task that is done`
        for (const mark of task.marks)
          if (!mark.done && mark.at && !spaceStands(state, mark.at))
            return `a Task Marker of ${player.name} lies on fallen land`
      }
      if (player.animal && (player.dazed || player.bound)) return `${player.name} has an animal though afflicted`
      if (player.bound && player.events.length > 0) return `${player.name} holds Events though Dragonbound`
    }
    for (const demon of state.demons) if (!spaceStands(state, demon)) return `a Demon is on fallen land, at ${demon}`
    if (state.haunted.some(boat => !state.demons.includes(state.boats[boat]!))) return 'a Demon is not in its boat'
    const boats = state.players.filter(p => p.boat !== null).map(p => p.boat)
    if (new Set(boats).size !== boats.length) return 'two players are in one boat'
    if (!spaceStands(state, state.dragon)) return 'the Dragon is on fallen land'
    for (const out of state.wizards) {
      if (!HIGH_WIZARDS.includes(out.wizard)) return `${out.wizard} is no High Wizard`
      if (!spaceStands(state, out.at)) return `${out.wizard} is on fallen land`
    }
    return null
  },
]

function once<T>(what: string, all: readonly T[], found: readonly T[]): string | null {
  if (found.length !== all.length) return `there are ${found.length} ${what} Cards, not ${all.length}`
  return new Set(found).size === all.length ? null : `a ${what} Card is in two places`
}
