import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { beginCombat } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { withSettling } from '../../../src/games/magic-realm/rules/effects/settling.ts'
import { abandonAt } from '../../../src/games/magic-realm/rules/facts/dropped-belongings.ts'
import type { BelongingId } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { buildMap } from '../../../src/games/magic-realm/rules/pieces/building.ts'
import { characterCard } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { CHIT_IDS, VISITOR_CHITS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import type { ClearingId } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { begin, type OptionName } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import { freshCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { freshSorcery } from '../../../src/games/magic-realm/rules/setup/first-spells.ts'
import type { CombatState } from '../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../src/games/magic-realm/rules/state/events.ts'
import type {
  Character,
  Individual,
  Owned,
  RealmState,
  RealmTable,
  Recorded,
  Turn,
} from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { allows, type Question, type Rule, seedRandom, Table } from '../../../src/kernel/index.ts'
import { look } from './look.ts'

/** One map for all tests of a day, because the inside of a tile is the same on every map. */
const MAP = buildMap(seedRandom('realm', 'dice'), { gate: true })

/** An empty Realm by day, with its chits put away. */
export class Realm {
  readonly state: RealmState
  readonly table: RealmTable
  /** The number of events already looked at. */
  private looked = 0

  /** Creates a Realm of the First ENCOUNTER for some players, or with options by name. */
  constructor({ seats = 2, ...options }: { readonly seats?: number } & Partial<Record<OptionName, string>> = {}) {
    const names = ['Ann', 'Bob', 'Cyd', 'Dan'].slice(0, seats)
    const header = { game: 'magic-realm', rules: magicRealm.rules, seats: names, seed: 'realm', practice: false }
    this.state = begin({ ...header, options: { encounter: '1', ...options } })
    this.state.tiles = MAP
    this.state.day = 1
    this.state.phase = 'daylight'
    for (const id of CHIT_IDS) this.state.chits[id] = { tile: null, inside: null, up: false, at: null, known: false }
    this.table = new Table<RealmState, RealmEvent>(this.state)
  }

  /** Returns the fight in a clearing, with all its occupants and no action yet. */
  fightAt(clearing: ClearingId): CombatState {
    const combat = beginCombat(this.state, clearing)
    this.state.combat = combat
    return combat
  }

  /**
   * Puts a character into a clearing, unhidden and with only ten gold. The player is asked before every possible
   * action.
   */
  put(id: string, clearing: string, more: Partial<Character> = {}): Character {
    const character = freshCharacter(characterCard(id), this.state.characters.length % this.state.seats.length)
    if (this.state.magic) character.magic = freshSorcery()
    Object.assign(character, { place: { kind: 'clearing', clearing }, hidden: false, asksAll: true, ...more })
    this.state.characters.push(character)
    return character
  }

  /** Puts a chit of visitors and missions in a clearing with this side up (25.3). Returns its number. */
  layVisitor(side: string, clearing: ClearingId = 'DW2'): number {
    const chit = VISITOR_CHITS.findIndex(sides => sides.includes(side))
    Object.assign(this.state.visitors[chit]!, { box: null, at: clearing, side: VISITOR_CHITS[chit]!.indexOf(side) })
    return chit
  }

  /** Gives a player a belonging from wherever it is. */
  give(character: Character, id: BelongingId, active = false): Owned {
    this.takeAway(id)
    const piece: Owned = { id, active, alerted: false, packedOn: null, on: null }
    character.owned.push(piece)
    if (active && ['flowers-of-rest', 'cloven-hoof', 'dragon-essence'].includes(id)) this.state.shown.push(id)
    return piece
  }

  /** Takes a belonging from wherever it is. */
  takeAway(id: BelongingId): void {
    const { state } = this
    const owned = state.characters.find(one => one.owned.some(piece => piece.id === id))?.owned
    owned?.splice(
      owned.findIndex(piece => piece.id === id),
      1,
    )
    for (const pile of [...Object.values(state.boxes), ...Object.values(state.piles), state.lost])
      if (pile.includes(id)) pile.splice(pile.indexOf(id), 1)
    for (const [clearing, pile] of Object.entries(state.piles)) if (pile.length === 0) delete state.piles[clearing]
  }

  /** Puts these on top of a box, the first on top. */
  stack(box: string, ...ids: BelongingId[]): void {
    for (const id of ids) this.takeAway(id)
    this.state.boxes[box]!.unshift(...ids)
  }

  /** Removes a box's contents from the game, except some on top. */
  empty(box: string, left = 0): void {
    this.state.lost.push(...this.state.boxes[box]!.splice(left))
  }

  /** Abandons a belonging in a clearing. */
  drop(id: BelongingId, clearing: string): void {
    this.takeAway(id)
    abandonAt(this.state, clearing, id)
  }

  /** Puts a map chit on a tile, face down or face up. */
  lay(chit: string, tile: string, up = false): void {
    Object.assign(this.state.chits[chit]!, { tile, up, known: up })
  }

  /** Puts a denizen into a clearing. */
  stand(id: string, clearing: string): void {
    Object.assign(this.state.denizens[id]!, { at: clearing, arrived: ++this.state.arrivals })
  }

  /** Runs a rule with these answers and dice. Throws if it asks anything else or more. */
  do<T>(rule: Rule<T>, answers: readonly string[] = [], dice: readonly number[] = []): T {
    this.state.forced = [...dice]
    const going = withSettling(this.table, rule)
    let step = going.next()
    this.look(step.done ? [] : step.value)
    for (const id of answers) {
      if (step.done) throw new Error(`nothing is asked that "${id}" could answer`)
      const [question] = step.value
      if (!allows(question!, id))
        throw new Error(`"${id}" is no answer to ${question!.topic}: ${question!.options.map(o => o.id).join(', ')}`)
      step = going.next({ seat: question!.seat, id })
      this.look(step.done ? [] : step.value)
    }
    if (!step.done) {
      const [question] = step.value
      throw new Error(`${question!.topic} is asked: ${question!.options.map(o => o.id).join(', ')}`)
    }
    if (this.state.forced.length > 0) throw new Error(`dice are left: ${this.state.forced.join(', ')}`)
    return step.value
  }

  /** Plays the real turn from one checkpoint to the next, with these answers and the prepared dice. */
  play(...answers: string[]): void {
    this.do(turn(this.table), answers, this.state.forced)
  }

  /** Looks at the events since the last look, and at the question. */
  protected look(questions: readonly Question[]): void {
    look(this.state, this.table.events.slice(this.looked), questions)
    this.looked = this.table.events.length
  }

  /** Runs a rule that asks nothing, with the prepared dice. */
  run<T>(rule: Rule<T>): T {
    return this.do(rule, [], [...this.state.forced])
  }

  /** Prepares the next dice for something that asks nothing. */
  dice(...dice: number[]): void {
    this.state.forced = dice
  }

  /** Returns the ids in the first question. */
  asked(rule: Rule<unknown>, dice: readonly number[] = []): { topic: string; ids: string[] } | null {
    this.state.forced = [...dice]
    const step = rule.next()
    this.look(step.done ? [] : step.value)
    if (step.done) return null
    const [question] = step.value
    return { topic: question!.topic, ids: question!.options.map(({ id }) => id) }
  }

  /** Returns the events of a kind. */
  told<K extends RealmEvent['kind']>(kind: K): Extract<RealmEvent, { kind: K }>[] {
    return this.table.events.filter((event): event is Extract<RealmEvent, { kind: K }> => event.kind === kind)
  }

  /** Plays one phase of the day's turns, without its checkpoints (12.4.2). */
  *phase(): Rule {
    do yield* daylight(this.table)
    while (this.state.turn?.starting)
  }

  /** Returns the source that allows each phase of a plan in this order, and `-` for one that cannot be recorded. */
  sources(character: Character, ...what: string[]): string[] {
    const plan: Recorded[] = []
    return what.map(one => {
      const found = recordablePhases(this.state, character, plan).find(
        ({ activity }) => (activity.kind === 'move' ? activity.to : activity.kind) === one,
      )
      if (!found) return '-'
      plan.push(found)
      return found.source
    })
  }

  /** Starts a player's turn. */
  turnOf(character: Individual, more: Partial<Turn> = {}): Turn {
    const turn: Turn = {
      character: character.id,
      played: 0,
      sunlight: false,
      climbing: null,
      asks: false,
      free: false,
      ...more,
    }
    this.state.turn = turn
    return turn
  }
}
