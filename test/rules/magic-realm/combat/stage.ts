import { arena } from '../../../../src/games/magic-realm/plans/combat/arena.ts'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { allOwned } from '../../../../src/games/magic-realm/rules/effects/unbinding.ts'
import { withPart } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import {
  BELONGING_IDS,
  type BelongingId,
  belonging,
} from '../../../../src/games/magic-realm/rules/pieces/belongings.ts'
import type { PlacedTile } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { type CharacterId, characterCard } from '../../../../src/games/magic-realm/rules/pieces/characters.ts'
import { SETUP } from '../../../../src/games/magic-realm/rules/pieces/setup-card.ts'
import { begin, initialWar } from '../../../../src/games/magic-realm/rules/setup/begin.ts'
import { freshCharacter } from '../../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { CombatState, Engagement } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { Character, Owned, RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { IllegalAnswer, Match, newTableState, type Question } from '../../../../src/kernel/index.ts'
import { look } from '../look.ts'
import { serve } from '../serve.ts'

/** A character in the clearing. */
export interface Hero extends Partial<Omit<Character, 'id' | 'chits' | 'owned'>> {
  readonly id: CharacterId
  /** The character's belongings: active as `helmet-1`, an alerted weapon `light-bow-1!`, inactive `(golden-crown)`. */
  readonly gear?: readonly string[]
  /** Inactive chits, by number. */
  readonly chits?: Readonly<Record<number, Character['chits'][number]>>
}

export interface StageOptions {
  readonly heroes: readonly Hero[]
  readonly monsters?: readonly string[]
  /** The location, by default in the open at the Ruins. */
  readonly clearing?: string
  readonly first?: CharacterId | undefined
  readonly seed?: string
  readonly prepare?: (state: RealmState) => void
  /** Natives there: unhired `order-1`, hired `order-2>captain`, hidden `order-2>captain?`. */
  readonly natives?: readonly string[]
  /**
   * The target of each group from the Third ENCOUNTER on: `order>elf`; by default decided at the start of the evening.
   */
  readonly battles?: readonly string[]
}

const TILES: readonly PlacedTile[] = [
  { tile: 'R', q: 0, r: 0, turn: 0, enchanted: false },
  { tile: 'CG', q: 5, r: 5, turn: 0, enchanted: false },
]

/** A fight in one clearing, in the game's own steps. */
export class Stage {
  private readonly unused: readonly BelongingId[]

  private constructor(
    private readonly match: Match<RealmState, RealmEvent, RealmState>,
    readonly state0: RealmState,
  ) {
    this.unused = unused(state0)
    this.look(match.events())
  }

  static set(options: StageOptions): Stage {
    const { heroes, monsters = [], clearing = 'R1', first = null, seed = 'stage' } = options
    const state = emptyRealm(heroes.length, seed)
    state.first = first
    state.characters = heroes.map((hero, seat) => characterFrom(hero, seat, clearing))
    for (const [n, id] of monsters.entries()) Object.assign(state.denizens[id]!, { at: clearing, arrived: n + 1 })
    state.arrivals = monsters.length
    if (options.natives) standNatives(state, clearing, options.natives)
    if (options.battles) state.combat = battling(state, clearing, options.battles)
    options.prepare?.(state)
    const game = arena(state, clearing)
    const header = {
      game: game.id,
      rules: 1,
      options: {},
      seats: [...state.seats],
      seed: 'stage',
      practice: false,
    }
    return new Stage(Match.begin(game, header), state)
  }

  get state(): RealmState {
    return this.match.state
  }

  get combat() {
    const { combat } = this.state
    if (!combat) throw new Error('nobody fights')
    return combat
  }

  get over(): string | null {
    return this.state.result?.text ?? null
  }

  who(id: CharacterId): Character {
    return this.state.characters.find(one => one.id === id)!
  }

  round(id: CharacterId): Engagement {
    return this.combat.engagements.find(({ character }) => character === id)!
  }

  /** Returns the place of a piece, `elf thrust`, or null if it is off every sheet. */
  at(piece: string): string | null {
    for (const { owner, boxes, duel } of this.combat.sheets)
      for (const rows of duel ? [boxes, duel.circles, duel.squares] : [boxes])
        for (const [n, box] of rows.entries())
          if (box.includes(piece)) return `${owner} ${['thrust', 'swing', 'smash'][n]}`
    return null
  }

  /** Returns inactive chits, by number. */
  chits(id: CharacterId): Record<number, string> {
    return Object.fromEntries([...this.who(id).chits.entries()].filter(([, state]) => state !== 'active'))
  }

  /** Returns a character's belongings in the notation of the setup. */
  gear(id: CharacterId): string[] {
    return this.who(id).owned.map(piece => (piece.active ? `${piece.id}${piece.alerted ? '!' : ''}` : `(${piece.id})`))
  }

  /** Returns the question to a character, or the only question. */
  question(id?: CharacterId): Question {
    const found = this.match.questions.find(one => id === undefined || one.seat === this.who(id).seat)
    if (!found) throw new Error(`${id ?? 'nobody'} is not asked`)
    return found
  }

  /** The character and topic of each question: `elf lure`. */
  get asked(): string {
    return this.match.questions
      .map(({ topic, data, seat }) => `${data?.character ?? this.state.seats[seat]} ${topic}`)
      .join(', ')
  }

  options(id?: CharacterId): string[] {
    return this.question(id).options.map(option => option.id)
  }

  dice(...faces: number[]): this {
    this.match.forceDice(faces)
    return this
  }

  /** Answers in turn: for the character asked first, or for the one named before a colon. */
  say(...ids: string[]): this {
    for (const text of ids) {
      const [, who, id = ''] = /^(?:([a-z-]+): )?(.+)$/.exec(text) ?? []
      const question = this.question(who)
      try {
        this.match.answer(question.seat, id)
      } catch (error) {
        if (!(error instanceof IllegalAnswer)) throw error
        throw new Error(`"${id}" is no answer to ${this.asked}; possible: ${this.options(who).join(', ')}`)
      }
      this.look(this.match.lastEvents)
    }
    return this
  }

  private look(told: readonly RealmEvent[]): void {
    look({ ...this.state, lost: [...this.state.lost, ...this.unused] }, told, this.match.questions)
  }

  /** Answers the current question, and everything up to the next question with a topic. */
  past(topic: string, ...usual: string[]): this {
    return this.step(usual).until(topic, ...usual)
  }

  /** Answers every question up to one to a character: `elf`, `target`. */
  to(who: CharacterId, topic: string, ...usual: string[]): this {
    const isAsked = () => this.match.questions.some(one => one.topic === topic && (one.data?.character ?? who) === who)
    for (let n = 0; n < 300 && !this.over && !isAsked(); n++) this.step(usual)
    return this
  }

  /** Answers every question up to a topic with the first of these ids it offers, and otherwise with little effect. */
  until(topic: string, ...usual: string[]): this {
    for (let n = 0; n < 300 && !this.over; n++) {
      if (this.match.questions[0]?.topic === topic) return this
      this.step(usual)
    }
    return this
  }

  /** Places denizens in the named places while questions ask for it. */
  place(rows: Readonly<Record<string, string>>): this {
    for (let question = this.table.questions[0]; question?.topic === 'place'; question = this.table.questions[0])
      this.match.answer(question.seat, rows[String(question.data?.denizen)] ?? 'spread')
    return this
  }

  private step(usual: readonly string[]): this {
    const { seat, topic, options } = this.match.questions[0]!
    const ids = options.map(option => option.id)
    const quiet = QUIET[topic] ?? ''
    this.match.answer(seat, usual.find(id => ids.includes(id)) ?? (ids.includes(quiet) ? quiet : ids[0]!))
    this.look(this.match.lastEvents)
    return this
  }

  all<K extends RealmEvent['kind']>(kind: K): Extract<RealmEvent, { kind: K }>[] {
    return this.match.events().filter((event): event is Extract<RealmEvent, { kind: K }> => event.kind === kind)
  }

  told<K extends RealmEvent['kind']>(kind: K): Extract<RealmEvent, { kind: K }> | undefined {
    return this.all(kind).at(-1)
  }

  get table(): Match<RealmState, RealmEvent, RealmState> {
    return this.match
  }
}

/** Answers with as little effect as possible, except moving out of the way. */
const QUIET: Readonly<Record<string, string>> = {
  rounds: 'rounds',
  lure: 'done',
  action: 'nothing',
  target: 'nobody',
  attack: 'none',
  'maneuver-row': 'duck',
  shield: 'smash',
  place: 'spread',
  bracelets: 'stay',
  cloak: 'stay',
  ready: 'leave',
  deploy: 'done',
  'hireling-side': 'light',
  'deploy-side': 'light',
}

/** Returns a Realm without characters, with empty boxes and no chits on its map. */
export function emptyRealm(seats: number, seed = 'stage'): RealmState {
  const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, Math.max(1, seats))
  const header = { game: 'magic-realm', rules: 1, seats: names, seed, practice: false }
  const begun = begin({ ...header, options: { encounter: '2' } })
  return {
    ...begun,
    ...newTableState({ seed }),
    solitaire: false,
    byHand: { map: false, visitors: false },
    phase: 'evening',
    tiles: TILES,
    hands: [],
    visitors: [],
    boxes: Object.fromEntries([...SETUP.natives, ...SETUP.visitors].map(({ id }) => [id, []])),
  }
}

export function characterFrom(hero: Hero, seat: number, clearing: string): Character {
  const { id, gear = [], chits = {}, ...more } = hero
  const card = characterCard(id)
  return {
    ...freshCharacter(card, seat),
    place: { kind: 'clearing', clearing },
    hidden: false,
    chits: card.chits.map((_, n) => chits[n] ?? 'active'),
    owned: gear.map(ownedFrom),
    ...more,
  }
}

/** Returns the belongings that a test does not use. They have no owner and no place. */
function unused({ characters, war, boxes, piles, dropped = [], lost }: RealmState): BelongingId[] {
  const owned = [...characters, ...(war?.leaders ?? [])].flatMap(allOwned)
  const there = [...owned, ...dropped].map(({ id }) => id)
  const lying = [...Object.values(boxes), ...Object.values(piles), lost].flat()
  const used = new Set([...there, ...lying])
  return BELONGING_IDS.filter(id => !used.has(id))
}

/** Puts natives in a clearing with their employers. */
function standNatives(state: RealmState, clearing: string, natives: readonly string[]): void {
  Object.assign(state, { encounter: 3, war: initialWar() })
  for (const text of natives) {
    const [, id = '', employer, hidden] = /^([a-z]+-\w+)(?:>([a-z-]+)(\?)?)?$/.exec(text) ?? []
    Object.assign(state.denizens[id]!, { at: clearing, arrived: ++state.arrivals })
    if (employer) serve(state, id, employer, hidden !== undefined)
  }
}

/** Returns a fight before its first luring, with these groups attacking these characters. */
function battling(state: RealmState, clearing: string, battles: readonly string[]): CombatState {
  const combat = beginCombat(state, clearing)
  combat.step = 'passing'
  for (const text of battles) {
    const [group = '', character = ''] = text.split('>')
    combat.war!.battles.push({ group, character })
  }
  return combat
}

function ownedFrom(text: string): Owned {
  const id = text.replace(/[()!]/g, '')
  belonging(id)
  return { id, active: !text.startsWith('('), alerted: text.endsWith('!'), packedOn: null, on: null }
}

/** A monster that holds a target, red side up. */
export const gripped =
  (monster: string, victim: CharacterId) =>
  (state: RealmState): void => {
    state.combat ??= beginCombat(state, state.denizens[monster]!.at!)
    state.combat.dark.push(monster)
    putPiecesOn(state.combat, victim, withPart(monster, state))
  }
