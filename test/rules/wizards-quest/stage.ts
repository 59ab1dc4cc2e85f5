import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { addPieces, countersOf } from '../../../src/games/wizards-quest/rules/facts/forces.ts'
import { CASTLE_IDS, SPACE_IDS } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import {
  type Force,
  type Phase,
  type Player,
  type QuestEvent,
  type QuestState,
  TREASURES,
  type TreasureKind,
  type Upheaval,
} from '../../../src/games/wizards-quest/rules/state/components.ts'
import type { QuestView } from '../../../src/games/wizards-quest/rules/state/view.ts'
import { copy, type Header, IllegalAnswer, Match, type Option, type Question } from '../../../src/kernel/index.ts'
import { worded } from '../../asked.ts'
import { sectionsOf } from '../../rule.ts'

const SECTIONS = sectionsOf('wizards-quest')

const isEmpty = (what: object | undefined): boolean => what !== undefined && Object.keys(what).length === 0

/** Returns true if each event about pieces names the player who leads them, and nobody for orcs. */
function isHis(event: QuestEvent): boolean {
  const side = event.kind === 'battle' ? event.attacker.side : 'side' in event ? event.side : undefined
  return side === undefined || event.seat === (side === 'orcs' ? null : side)
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

export interface StageOptions {
  readonly seats?: number
  /** The first phase, Ann's campaigns by default. */
  readonly phase?: Phase
  readonly blank?: boolean
  /**
   * The forces by space: `A5` five men of Ann's, `B2H` two of Bob's with his hero, `CS` Cyd's sorcerer alone, `o3`
   * three orcs, `-` nobody. Every space not named has one orc, and every player not named has a man in a castle at the
   * end of the list.
   */
  readonly board?: Readonly<Record<string, string>>
  /** The owner of the treasure in each space: `A ring`. All others are away from the forces on the board. */
  readonly treasures?: Readonly<Record<string, string>>
  readonly dragon?: string
  readonly wizard?: string
  readonly cards?: readonly (readonly string[])[]
  readonly boats?: number
  /** Puts the blank card in the deck, with the changes it has made. */
  readonly upheaval?: Partial<Upheaval>
  /** Changes the state after everything else is set. */
  readonly prepare?: (state: QuestState) => void
}

/** A game set up for a test. */
export class Stage {
  private constructor(readonly match: Match<QuestState, QuestEvent, QuestView>) {
    this.check(match.events())
  }

  static set(options: StageOptions = {}): Stage {
    const { seats = 3, phase = 'campaign', blank = false, board = {}, cards = [], boats = 0 } = options
    const { upheaval } = options
    const header = headerOf(seats, {
      treasures: blank ? 'four' : 'three',
      ...(upheaval && { petition: 'blank' }),
    })
    const state = wizardsQuest.begin(header)
    state.phase = phase
    // A test starts in the middle of a game, so turn 1 belongs to the starting player.
    state.day = 1
    for (const space of SPACE_IDS) state.forces[space] = forceOf(board[space] ?? 'o1')
    const free = [...CASTLE_IDS].reverse().filter(castle => !(castle in board))
    for (const { seat } of state.players)
      if (countersOf(state, seat) === 0) state.forces[free.shift()!] = { side: seat, men: 1, leader: null }
    state.dragon = options.dragon ?? null
    state.wizard = options.wizard ?? null
    hideTreasures(state, options.treasures ?? {}, board)
    for (const [seat, hand] of cards.entries())
      for (const card of hand) giveCard(state, card, state.players[seat]!.cards)
    for (let i = 0; i < boats; i++) giveCard(state, 'ferryman', state.players[0]!.boats)
    if (upheaval) Object.assign(state.upheaval!, upheaval)
    options.prepare?.(state)
    return new Stage(Match.begin({ ...wizardsQuest, begin: () => copy(state) }, header))
  }

  /** Begins a new game with nothing prepared except dice. */
  static begun(seats: number, dice: readonly number[] = [], options: Header['options'] = {}): Stage {
    const game = {
      ...wizardsQuest,
      begin: (header: Header) => ({ ...wizardsQuest.begin(header), forced: [...dice] }),
    }
    return new Stage(Match.begin(game, headerOf(seats, options)))
  }

  get state(): QuestState {
    return this.match.state
  }

  player(seat = 0): Player {
    return this.state.players[seat]!
  }

  /** Returns the force in a space, in the notation of a board: `A5`, `B2H`, `o3`, `-`. */
  at(space: string): string {
    return written(this.state.forces[space] ?? null)
  }

  /** Returns the force in each of these spaces. */
  board(...spaces: string[]): string[] {
    return spaces.map(space => this.at(space))
  }

  get question(): Question {
    const question = this.match.questions[0]
    if (!question) throw new Error('nobody is asked anything')
    return question
  }

  /** The seat and topic of each question: `Ann battle`. */
  get asked(): string {
    return `${this.state.seats[this.question.seat]} ${this.question.topic}`
  }

  /** The ids of the current answers, without numbers. */
  get options(): string[] {
    return this.question.options.map(({ id }) => id)
  }

  /** The bounds of a question for a number. */
  get numbers(): readonly [number, number] | null {
    const { amount } = this.question
    return amount ? [amount.least, amount.most] : null
  }

  option(id: string): Option | undefined {
    return this.question.options.find(option => option.id === id)
  }

  /** Prepares dice in the order of their rolls. */
  dice(...faces: number[]): this {
    this.match.forceDice(faces)
    return this
  }

  /** Puts petition cards on top of their pile, the first on top. */
  stack(...cards: string[]): this {
    this.match.stack('petitions', cards)
    return this
  }

  /** Gives answers in turn, each for the seat that is asked. Throws with the possible answers if one is not allowed. */
  say(...ids: (string | number)[]): this {
    for (const id of ids) {
      const { question } = this
      try {
        this.match.answer(question.seat, String(id))
      } catch (error) {
        if (!(error instanceof IllegalAnswer)) throw error
        const numbers = this.numbers ? `, ${this.numbers.join(' to ')}` : ''
        throw new Error(`${error.message}; asked ${this.asked}, possible: ${this.options.join(', ')}${numbers}`)
      }
      this.check(this.match.lastEvents)
    }
    return this
  }

  /**
   * Checks that events and questions say what they are, with a rule of the book, that answers say what they do, and
   * that all of them have texts.
   */
  private check(events: readonly QuestEvent[]): void {
    const { game, state, questions } = this.match
    const lines: string[] = []
    for (const event of events) {
      if (!event.kind || !SECTIONS.has(event.rule) || !isHis(event)) throw new Error(`told is ${JSON.stringify(event)}`)
      lines.push(game.sentence(event, state.seats) ?? '')
    }
    for (const question of questions) {
      const { topic, data, rule, options, amount } = question
      if (!topic || isEmpty(data) || !SECTIONS.has(rule) || (amount && amount.act?.kind !== 'count'))
        throw new Error(`asked is ${JSON.stringify({ topic, data, rule, amount })}`)
      for (const { id, act, at, rule = 'X' } of options)
        if (!id || !act?.kind || isEmpty(at) || !SECTIONS.has(rule))
          throw new Error(`an answer is ${JSON.stringify({ topic, id, act, at, rule })}`)
      const { text, options: answers } = worded(this.match, question)
      lines.push(text, ...answers.map(({ label }) => label))
    }
    for (const words of lines) if (/undefined|NaN|null|[{}]|object/.test(words)) throw new Error(`words are "${words}"`)
  }

  /** Returns all events of a kind since the start. */
  allTold<K extends QuestEvent['kind']>(kind: K): Extract<QuestEvent, { kind: K }>[] {
    return this.match.events().filter((event): event is Extract<QuestEvent, { kind: K }> => event.kind === kind)
  }

  /** Returns the last event of a kind. */
  told<K extends QuestEvent['kind']>(kind: K): Extract<QuestEvent, { kind: K }> | undefined {
    return this.allTold(kind).at(-1)
  }
}

const headerOf = (seats: number, options: Header['options']): Header => ({
  game: 'wizards-quest',
  rules: wizardsQuest.rules,
  options,
  seats: NAMES.slice(0, seats),
  seed: 'stage',
  practice: false,
})

const LEADERS = { H: 'hero', S: 'sorcerer' } as const

function forceOf(text: string): Force | null {
  if (text === '-') return null
  const [, who = '', men = '', leader = ''] = /^([A-Fo])(\d*)([HS]?)$/.exec(text) ?? []
  if (who === '') throw new Error(`"${text}" is no force`)
  return {
    side: who === 'o' ? 'orcs' : 'ABCDEF'.indexOf(who),
    men: Number(men),
    leader: leader === 'H' || leader === 'S' ? LEADERS[leader] : null,
  }
}

function written(force: Force | null): string {
  if (!force) return '-'
  const { side, men, leader } = force
  const who = side === 'orcs' ? 'o' : 'ABCDEF'.charAt(side)
  return `${who}${men > 0 ? men : ''}${leader === 'hero' ? 'H' : leader === 'sorcerer' ? 'S' : ''}`
}

function hideTreasures(
  state: QuestState,
  named: Readonly<Record<string, string>>,
  board: Readonly<Record<string, string>>,
): void {
  const { players } = state
  const put = (owner: number, kind: TreasureKind, at: string) => {
    const hider = players[(owner + 1) % players.length]!
    hider.hand = hider.hand.filter(left => left !== kind)
    state.treasures.push({ owner, kind, at, knownTo: [hider.seat] })
  }
  for (const [space, text] of Object.entries(named)) {
    const [who = '', kind] = text.split(' ')
    put('ABCDEF'.indexOf(who), [...TREASURES, 'blank' as const].find(known => known === kind)!, space)
  }
  const free = SPACE_IDS.filter(space => !(space in board) && !(space in named) && state.forces[space]?.side === 'orcs')
  for (const { seat, hand } of players)
    for (const kind of [...hand]) put((seat + players.length - 1) % players.length, kind, free.pop()!)
}

/** Moves a card from the pile to its place. */
export function giveCard({ petitions }: QuestState, card: string, to: string[]): void {
  petitions.draw.splice(petitions.draw.indexOf(card), 1)
  to.push(card)
}

/** Puts men of a seat in a space, on a board that is changed later. */
export const addMen = (state: QuestState, space: string, seat: number, men: number): void =>
  addPieces(state, space, seat, { men, leader: null })
