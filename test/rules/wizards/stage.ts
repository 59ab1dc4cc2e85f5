import { wizards } from '../../../src/games/wizards/game.ts'
import { fits, GRID, type Placement } from '../../../src/games/wizards/rules/islands/grid.ts'
import { type SpaceId, TERRITORIES } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { HeldTask, Player, WizardsEvent, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import type { SHORT_GAMES } from '../../../src/games/wizards/rules/state/short-games.ts'
import type { WizardsView } from '../../../src/games/wizards/rules/state/view.ts'
import {
  copy,
  type Header,
  IllegalAnswer,
  Match,
  type PhrasedOption,
  type PhrasedQuestion,
  type Question,
} from '../../../src/kernel/index.ts'
import { worded } from '../../asked.ts'
import { sectionsOf } from '../../rule.ts'

type ShortName = keyof typeof SHORT_GAMES

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

/** Returns true if the game's book has a section of this number, or a table with this row. */
function isSection(game: string, rule: string): boolean {
  if (!sections.has(game)) sections.set(game, new Set([...sectionsOf('wizards'), ...sectionsOf(game)]))
  const known = sections.get(game)!
  return known.has(rule.replace(/^(D\d+)\.\d$/, '$1'))
}
const sections = new Map<string, ReadonlySet<string>>()

const isEmpty = (what: object | undefined): boolean => what !== undefined && Object.keys(what).length === 0

/** All eighteen tiles, six to a row, none turned, with at least two spaces of water between them. */
export const GRID_OF_TILES: readonly Placement[] = TERRITORIES.map((t, i) => ({
  tile: t.id,
  hex: GRID.hex(4 + 6 * (i % 6), 5 + 9 * Math.floor(i / 6)),
  turn: 0,
}))

if (GRID_OF_TILES.some((p, i) => !fits(GRID_OF_TILES.slice(0, i), p.hex)))
  throw new Error('the test board does not fit')

export interface StageOptions {
  /** The game with its book, by default that of 1982. */
  readonly game?: typeof wizards
  /** The number of players; one means the solitaire game. */
  readonly seats?: number
  readonly variant?: 'standard' | 'solitaire' | 'partnership' | 'competitive' | 'cooperative' | ShortName
  /** The board, by default GRID_OF_TILES. */
  readonly placements?: readonly Placement[]
  readonly practice?: boolean
  readonly seed?: string
  /** Changes the state before the first turn of Day 1. */
  readonly prepare?: (state: WizardsState) => void
}

/** Returns a copy of a new game. The islands are laid once for each header, not for every test that replaces them. */
function begun(game: typeof wizards, header: Header): WizardsState {
  const key = JSON.stringify(header)
  const known = beginnings.get(key) ?? Match.begin(game, header).state
  beginnings.set(key, known)
  return copy(known)
}
const beginnings = new Map<string, WizardsState>()

/** A game set up for a test, at the start of the first player's turn, with no encounter due. */
export class Stage {
  private constructor(readonly match: Match<WizardsState, WizardsEvent, WizardsView>) {}

  static set({
    seats = 1,
    variant,
    placements = GRID_OF_TILES,
    practice = false,
    seed = 'stage',
    game = wizards,
    prepare,
  }: StageOptions = {}): Stage {
    const header: Header = {
      game: game.id,
      rules: game.rules,
      options:
        game === wizards
          ? { variant: variant ?? (seats === 1 ? 'solitaire' : 'standard'), removed: '0' }
          : { variant: variant ?? (seats === 1 ? 'cooperative' : 'competitive') },
      seats: NAMES.slice(0, seats),
      seed,
      practice,
    }
    const state = begun(game, header)
    state.placements = placements.map(p => ({ ...p }))
    state.dealer = 0
    state.next = 0
    state.acted = 0
    state.dragon = 'dragons-lair.a1'
    state.boats = []
    state.forced = []
    // Each player waits on a different plain of Meadowfarm.
    state.players.forEach((player, i) => {
      player.space = `meadowfarm.c${i + 1}`
      player.turns = 0
      player.arrivals = 0
    })
    prepare?.(state)
    return new Stage(Match.begin({ ...game, begin: () => copy(state) }, header))
  }

  get state(): WizardsState {
    return this.match.state
  }

  player(seat = 0): Player {
    return this.state.players[seat]!
  }

  /** The question as the rules ask it. */
  get asked(): Question {
    const question = this.match.questions[0]
    if (!question) throw new Error('nobody is asked anything')
    return question
  }

  /** The question in words. */
  get question(): PhrasedQuestion {
    return worded(this.match, this.asked)
  }

  /** The ids of the current answers. */
  get options(): string[] {
    return this.asked.options.map(option => option.id)
  }

  option(id: string): PhrasedOption | undefined {
    return this.question.options.find(option => option.id === id)
  }

  /** Prepares dice in the order of their rolls. */
  dice(...faces: number[]): this {
    this.match.forceDice(faces)
    return this
  }

  /** Puts cards on top of a pile, the first one on top. */
  top(pile: 'tasks' | 'events' | 'wizards', ...cards: (number | string)[]): this {
    this.match.stack(pile, cards.map(String))
    return this
  }

  /** Gives answers in turn, each for the seat that is asked. Throws with the possible answers if one is not allowed. */
  say(...ids: string[]): this {
    for (const id of ids) {
      try {
        this.match.answer(this.asked.seat, id)
      } catch (error) {
        if (error instanceof IllegalAnswer)
          throw new Error(
            `${error.message}; asked "${this.question.text}", possible: ${this.options.slice(0, 40).join(', ')}`,
          )
        throw error
      }
      this.check()
    }
    return this
  }

  /**
   * Checks that events and questions say what they are, with a rule of the book, that answers say what they do, and
   * that all of them have texts.
   */
  private check(): void {
    const { game, state, lastEvents, questions } = this.match
    const lines: string[] = []
    for (const event of lastEvents) {
      if (!event.kind || !isSection(game.id, event.rule)) throw new Error(`told is ${JSON.stringify(event)}`)
      lines.push(game.sentence(event, state.seats) ?? '')
    }
    for (const question of questions) {
      const { topic, data, rule, options } = question
      if (!topic || isEmpty(data) || !isSection(game.id, rule))
        throw new Error(`asked is ${JSON.stringify({ topic, data, rule })}`)
      for (const { id, act, at, rule = '' } of options)
        if (!id || !act?.kind || isEmpty(at) || (rule !== '' && !isSection(game.id, rule)))
          throw new Error(`an answer is ${JSON.stringify({ topic, id, act, at, rule })}`)
      if (options.length > 20) continue
      const { text, options: answers } = worded(this.match, question)
      lines.push(text, ...answers.map(({ label }) => label))
    }
    for (const words of lines) if (/undefined|NaN|null|[{}]|object/.test(words)) throw new Error(`words are "${words}"`)
  }

  /** Rolls for movement: the white die, then the red (by default without an encounter). */
  roll(white: number, red = 6): this {
    return this.dice(white, red).say('roll')
  }

  /** Returns the last answer's events of a kind. */
  told<K extends WizardsEvent['kind']>(kind: K): Extract<WizardsEvent, { kind: K }>[] {
    return this.match.lastEvents.filter((e): e is Extract<WizardsEvent, { kind: K }> => e.kind === kind)
  }

  /** Returns all events of a kind so far. */
  allTold<K extends WizardsEvent['kind']>(kind: K): Extract<WizardsEvent, { kind: K }>[] {
    return this.match.events().filter((e): e is Extract<WizardsEvent, { kind: K }> => e.kind === kind)
  }
}

/** Returns the person or thing that an event says was met, with players by name. */
export const metIn = ({ who, players = [] }: Extract<WizardsEvent, { kind: 'meets' }>): string =>
  who === 'players' ? players.map(seat => NAMES[seat]).join(', ') : who

/** Puts a player into an Order at a Rank. */
export function enrol(player: Player, order: NonNullable<Player['order']>, rank: Player['rank'] = 1): void {
  player.order = order
  player.rank = rank
}

/** Returns a held Task with the marks for a test: `[stage, part, space]`. */
export function heldTask(
  id: number,
  marks: readonly (readonly [number, number, SpaceId | null])[],
  { mandatory = false, letter = 'A' } = {},
): HeldTask {
  return { id, letter, mandatory, marks: marks.map(([stage, part, at]) => ({ stage, part, at, done: false })) }
}
