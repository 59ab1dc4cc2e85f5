import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { beginCombat } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { recordable } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { withSettling } from '../../../src/games/magic-realm/rules/effects/settling.ts'
import { abandonAt } from '../../../src/games/magic-realm/rules/facts/lying.ts'
import type { BelongingId } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { buildMap } from '../../../src/games/magic-realm/rules/pieces/building.ts'
import { characterCard } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { CHIT_IDS, VISITOR_CHITS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import type { ClearingId } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { begin, type OptionName } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import { freshCharacter } from '../../../src/games/magic-realm/rules/setup/choosing.ts'
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

/** One map for all tests of a day: what lies within a tile is the same on every map. */
const MAP = buildMap(seedRandom('realm', 'dice'), { gate: true })

/** A Realm with nobody in it and its chits put away, as it stands by day. */
export class Realm {
  readonly state: RealmState
  readonly table: RealmTable
  /** How much of what has been told was looked at. */
  private looked = 0

  /** A Realm of the First ENCOUNTER for so many, or set up as the options say by their names. */
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

  /** The fight of a clearing, under way: all who are there stand in it, and nobody has done anything yet. */
  fightAt(clearing: ClearingId): CombatState {
    const combat = beginCombat(this.state, clearing)
    this.state.combat = combat
    return combat
  }

  /** Puts a character into a clearing, unhidden, with nothing but his ten gold; he is asked each time he can do something. */
  put(id: string, clearing: string, more: Partial<Character> = {}): Character {
    const character = freshCharacter(characterCard(id), this.state.characters.length % this.state.seats.length)
    if (this.state.magic) character.magic = freshSorcery()
    Object.assign(character, { place: { kind: 'clearing', clearing }, hidden: false, asksAll: true, ...more })
    this.state.characters.push(character)
    return character
  }

  /** Lays a chit of visitors and missions in a clearing, with this side up (25.3); gives its number. */
  layVisitor(side: string, clearing: ClearingId = 'DW2'): number {
    const chit = VISITOR_CHITS.findIndex(sides => sides.includes(side))
    Object.assign(this.state.visitors[chit]!, { box: null, at: clearing, side: VISITOR_CHITS[chit]!.indexOf(side) })
    return chit
  }

  /** Gives somebody a belonging, out of wherever it lies. */
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

  /** Lays these on top of a box, the first of them uppermost. */
  stack(box: string, ...ids: BelongingId[]): void {
    for (const id of ids) this.takeAway(id)
    this.state.boxes[box]!.unshift(...ids)
  }

  /** Puts out of the game what lies in a box, but for so many on top. */
  empty(box: string, left = 0): void {
    this.state.lost.push(...this.state.boxes[box]!.splice(left))
  }

  /** Abandons a belonging in a clearing. */
  drop(id: BelongingId, clearing: string): void {
    this.takeAway(id)
    abandonAt(this.state, clearing, id)
  }

  /** Lays a map chit on a tile, face down, or up. */
  lay(chit: string, tile: string, up = false): void {
    Object.assign(this.state.chits[chit]!, { tile, up, known: up })
  }

  /** Puts a denizen into a clearing. */
  stand(id: string, clearing: string): void {
    Object.assign(this.state.denizens[id]!, { at: clearing, arrived: ++this.state.arrivals })
  }

  /** Does a rule with these answers and dice; throws where it asks anything else, or something more. */
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

  /** Plays the real turn from one checkpoint to the next, with these answers and the dice that were set. */
  play(...answers: string[]): void {
    this.do(turn(this.table), answers, this.state.forced)
  }

  /** Looks at what has been told since the last look, and at what is asked. */
  protected look(questions: readonly Question[]): void {
    look(this.state, this.table.events.slice(this.looked), questions)
    this.looked = this.table.events.length
  }

  /** Does a rule that asks nothing, with the dice that were set. */
  run<T>(rule: Rule<T>): T {
    return this.do(rule, [], [...this.state.forced])
  }

  /** Sets the dice that fall next, for what asks nothing. */
  dice(...dice: number[]): void {
    this.state.forced = dice
  }

  /** The ids of what is asked first. */
  asked(rule: Rule<unknown>, dice: readonly number[] = []): { topic: string; ids: string[] } | null {
    this.state.forced = [...dice]
    const step = rule.next()
    this.look(step.done ? [] : step.value)
    if (step.done) return null
    const [question] = step.value
    return { topic: question!.topic, ids: question!.options.map(({ id }) => id) }
  }

  /** What has been told of a kind. */
  told<K extends RealmEvent['kind']>(kind: K): Extract<RealmEvent, { kind: K }>[] {
    return this.table.events.filter((event): event is Extract<RealmEvent, { kind: K }> => event.kind === kind)
  }

  /** One phase of the day's turns, with the resting points in it passed over (12.4.2). */
  *phase(): Rule {
    do yield* daylight(this.table)
    while (this.state.turn?.starting)
  }

  /** What allows each phase of a plan recorded in this order; `-` where one cannot be recorded. */
  sources(character: Character, ...what: string[]): string[] {
    const plan: Recorded[] = []
    return what.map(one => {
      const found = recordable(this.state, character, plan).find(
        ({ activity }) => (activity.kind === 'move' ? activity.to : activity.kind) === one,
      )
      if (!found) return '-'
      plan.push(found)
      return found.source
    })
  }

  /** The turn of somebody, as it begins. */
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
