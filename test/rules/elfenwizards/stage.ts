import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import type {
  ElfenEvent,
  ElfenState,
  Magician,
  Player,
  Step,
} from '../../../src/games/elfenwizards/rules/state/components.ts'
import type { ElfenView } from '../../../src/games/elfenwizards/rules/state/view.ts'
import {
  copy,
  type Header,
  IllegalAnswer,
  Match,
  type Option,
  type PhrasedQuestion,
  type Question,
} from '../../../src/kernel/index.ts'
import { worded } from '../../asked.ts'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

export interface StageOptions {
  readonly seats?: number
  readonly variant?: 'usual' | 'longer'
  /** The first step, 2 by default with the Dragon at the first player. 0 starts an ordinary game. */
  readonly step?: Step
  readonly round?: number
  /** Changes the state before that step. */
  readonly prepare?: (state: ElfenState) => void
}

/** A game set up for a test. */
export class Stage {
  private constructor(readonly match: Match<ElfenState, ElfenEvent, ElfenView>) {}

  static set({ seats = 3, variant = 'usual', step = 2, round = 1, prepare }: StageOptions = {}): Stage {
    const header: Header = {
      game: 'elfenwizards',
      rules: elfenwizards.rules,
      options: { variant },
      seats: NAMES.slice(0, seats),
      seed: 'stage',
      practice: false,
    }
    const state = elfenwizards.begin(header)
    state.step = step
    state.day = round
    // One High Wizard per past round, each from a different guild; there is none now.
    for (let past = 1; past < round + (step > 5 ? 1 : 0); past++) state.players[past % seats]!.highs++
    prepare?.(state)
    return new Stage(Match.begin({ ...elfenwizards, begin: () => copy(state) }, header))
  }

  /** Begins a new game with nothing prepared. */
  static begun(header: Header): Stage {
    return new Stage(Match.begin(elfenwizards, header))
  }

  get state(): ElfenState {
    return this.match.state
  }

  player(seat = 0): Player {
    return this.state.players[seat]!
  }

  magician(id: string): Magician {
    return this.state.magicians.find(magician => magician.id === id)!
  }

  /** Returns the magicians in a place. */
  in(place: string): string[] {
    return this.state.magicians.filter(({ at }) => at === place).map(({ id }) => id)
  }

  get question(): PhrasedQuestion {
    const question = this.match.questions[0]
    if (!question) throw new Error('nobody is asked anything')
    return worded(this.match, question)
  }

  /** The ids of the current answers. */
  get options(): string[] {
    return this.question.options.map(({ id }) => id)
  }

  option(id: string): Option | undefined {
    return this.question.options.find(option => option.id === id)
  }

  /** Prepares dice in the order of their rolls. */
  dice(...faces: number[]): this {
    this.match.forceDice(faces)
    return this
  }

  /** Gives answers in turn, each for the seat that is asked. Throws with the possible answers if one is not allowed. */
  say(...ids: string[]): this {
    for (const id of ids) this.answer(this.question, id)
    return this
  }

  /** Answers for one of several seats that are asked at the same time. */
  sayAs(seat: number, ...ids: string[]): this {
    for (const id of ids) {
      const question = this.match.questionFor(seat)
      if (!question) throw new Error(`seat ${seat} is not asked`)
      this.answer(question, id)
    }
    return this
  }

  private answer(question: Question, id: string): void {
    try {
      this.match.answer(question.seat, id)
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error
      const possible = question.options.map(option => option.id).join(', ')
      throw new Error(`${error.message}; asked "${question.topic}", possible: ${possible}`)
    }
  }

  /** Passes for everybody who has not passed. */
  allPass(): this {
    while (this.match.questions[0]?.topic === 'spell' && this.options.includes('pass')) this.say('pass')
    return this
  }

  /** Returns all events of a kind since the start. */
  allTold<K extends ElfenEvent['kind']>(kind: K): Extract<ElfenEvent, { kind: K }>[] {
    return this.match.events().filter((event): event is Extract<ElfenEvent, { kind: K }> => event.kind === kind)
  }
}

/** Puts the named magicians in the given places, and all others from the pyramid into the last Magician Box. */
export function only(state: ElfenState, places: Readonly<Record<string, string>>): void {
  for (const magician of state.magicians) magician.at = places[magician.id] ?? 'm4'
}

/** Swaps two magicians. */
export function swap(state: ElfenState, one: string, other: string): void {
  const a = state.magicians.find(({ id }) => id === one)!
  const b = state.magicians.find(({ id }) => id === other)!
  const { at } = a
  a.at = b.at
  b.at = at
}

/** Returns a magician by id, for changes before a test. */
export function who(state: ElfenState, id: string): Magician {
  return state.magicians.find(magician => magician.id === id)!
}

/** Gives a magician points from any seat: a die with some of them, and chips for the rest. */
export function votes(state: ElfenState, id: string, points: number, seat = who(state, id).seat): void {
  const { spells } = who(state, id)
  let left = points
  for (; left > 6; left -= 6) spells.push({ seat, die: 6 })
  if (left > 0) spells.push({ seat, die: left })
}

/** Gives a seat the Dragon. */
export const dragonTo =
  (seat: number) =>
  (state: ElfenState): void => {
    state.dragon = seat
  }
