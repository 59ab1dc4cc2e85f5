import { mayFall } from './facts/calendar.ts'
import { boardOf, spaceStands } from './facts/spaces.ts'
import { EVENTS, TASKS, WIZARD_CARDS } from './state/cards.ts'
import { GEMS, HIGH_WIZARDS, type WizardsState } from './state/components.ts'
import { demonsStack, tasksToThwart } from './state/house-rules.ts'

/** Describes the first invariant that a state violates, or returns null if it satisfies them all. */
export function brokenInvariant(state: WizardsState): string | null {
  for (const invariant of INVARIANTS) {
    const broken = invariant(state)
    if (broken) return broken
  }
  return null
}

/**
 * A count of a deck's cards, wherever they are. It is indexed for speed, because a fuzz run counts after every answer.
 */
class Census {
  found = 0
  /** A problem with a card already counted, or null. */
  problem: string | null = null
  private round = 0
  private readonly places: ReadonlyMap<string | number, number>
  private readonly seen: Int32Array

  constructor(
    private readonly what: string,
    cards: readonly { readonly id: string | number }[],
  ) {
    this.places = new Map(cards.map(({ id }, place) => [id, place]))
    this.seen = new Int32Array(cards.length)
  }

  begin(): void {
    this.round++
    this.found = 0
    this.problem = null
  }

  one(card: string | number): void {
    const place = this.places.get(card)
    if (place === undefined) this.problem = `${this.what} Card ${card} is unknown`
    else if (this.seen[place] === this.round) this.problem = `a ${this.what} Card is in two places`
    else this.seen[place] = this.round
    this.found++
  }

  all(cards: readonly (string | number)[]): void {
    for (let i = 0; i < cards.length; i++) this.one(cards[i]!)
  }

  /** Describes a problem if any card is missing, unknown or counted twice. Returns null if there is none. */
  firstProblem(): string | null {
    const whole = this.places.size
    return this.found === whole ? this.problem : `there are ${this.found} ${this.what} Cards, not ${whole}`
  }
}

const events = new Census('Event', EVENTS)
const wizardCards = new Census('Wizard', WIZARD_CARDS)
const tasks = new Census('Task', TASKS)

const INVARIANTS: readonly ((state: WizardsState) => string | null)[] = [
  // Every card exists exactly once.
  ({ decks, players }) => {
    events.begin()
    events.all(decks.events.draw)
    events.all(decks.events.discard)
    for (const player of players) for (const { id } of player.events) events.one(id)
    return events.firstProblem()
  },
  ({ decks, drawn, wizards }) => {
    wizardCards.begin()
    wizardCards.all(decks.wizards.draw)
    wizardCards.all(decks.wizards.discard)
    wizardCards.all(drawn)
    for (const { cards } of wizards) wizardCards.all(cards)
    return wizardCards.firstProblem()
  },
  ({ decks, players }) => {
    // Tasks that fallen land makes impossible leave the game (12.44), so some may be missing, but none may be
    // duplicated.
    tasks.begin()
    tasks.all(decks.tasks.draw)
    tasks.all(decks.tasks.discard)
    for (const player of players) for (const { id } of player.tasks) tasks.one(id)
    return tasks.problem
  },
  state => {
    // Each of the seven cards sets one bit.
    let bits = 0
    for (const wizard of HIGH_WIZARDS) {
      const gem = state.gems[wizard]
      bits |= 1 << (gem === 'false' ? GEMS.length : GEMS.indexOf(gem))
    }
    return bits === (1 << (GEMS.length + 1)) - 1 ? null : 'the seven Gem Cards are not all different'
  },
  ({ players }) => {
    for (const { tasks } of players)
      for (let i = 1; i < tasks.length; i++)
        for (let j = 0; j < i; j++)
          if (tasks[j]!.letter === tasks[i]!.letter) return 'two Tasks of a player have the same letter'
    return null
  },
  state =>
    demonsStack(state) || new Set(state.demons).size === state.demons.length
      ? null
      : 'two Demon Markers are in one space',
  state =>
    state.completed >= 0 && state.completed < tasksToThwart(state, Math.max(1, state.players.length))
      ? null
      : `the Completion Marker is at ${state.completed}`,
  state => (state.fallen.every(mayFall) ? null : 'a Territory that cannot fall has fallen'),
  state => {
    if (state.phase !== 'play' || state.result) return null
    const board = boardOf(state)
    for (const player of state.players) {
      if (board.hex(player.space) < 0) return `${player.name} is nowhere (${player.space})`
      if (!spaceStands(state, player.space)) return `${player.name} is on fallen land, at ${player.space}`
      if (player.boat !== null && state.boats[player.boat] !== player.space)
        return `${player.name} is not where their boat is`
      const { knowledge, perception, power } = player.points
      if (knowledge < 0 || perception < 0 || power < 0) return `${player.name} has negative points`
      if (player.rank === 0 && (player.tasks.length > 0 || knowledge + perception + power > 0))
        return `${player.name} of Rank 0 has Tasks or points`
      if ((player.order === null) !== (player.rank === 0)) return `${player.name}'s Rank does not fit their Order`
      for (const task of player.tasks) {
        if (task.marks.every(mark => mark.done)) return `${player.name} has a completed Task`
        for (const mark of task.marks)
          if (!mark.done && mark.at && !spaceStands(state, mark.at))
            return `a Task Marker of ${player.name} is on fallen land`
      }
      if (player.animal && (player.dazed || player.bound))
        return `${player.name} has an animal while Dazed or Dragonbound`
      if (player.bound && player.events.length > 0) return `${player.name} has Event Cards while Dragonbound`
    }
    for (const demon of state.demons) if (!spaceStands(state, demon)) return `a Demon is on fallen land, at ${demon}`
    if (state.haunted.some(boat => !state.demons.includes(state.boats[boat]!))) return 'a Demon is not in its boat'
    if (!demonsStack(state) && new Set(state.haunted).size < state.haunted.length) return 'a boat has two Demons aboard'
    const boats = state.players.flatMap(({ boat }) => boat ?? [])
    if (new Set(boats).size !== boats.length) return 'two players are in one boat'
    if (!spaceStands(state, state.dragon)) return 'the Dragon is on fallen land'
    for (const out of state.wizards) {
      if (!HIGH_WIZARDS.includes(out.wizard)) return `${out.wizard} is not a High Wizard`
      if (!spaceStands(state, out.at)) return `${out.wizard} is on fallen land`
    }
    return null
  },
]
