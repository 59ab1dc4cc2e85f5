import { describe, expect, test } from 'vitest'
import { packageOf } from '../../../../src/games/registry.ts'
import { wizards } from '../../../../src/games/wizards/game.ts'
import { Board } from '../../../../src/games/wizards/rules/islands/board.ts'
import { GRID, type Placement } from '../../../../src/games/wizards/rules/islands/grid.ts'
import { isWater, type SpaceId, tileOf } from '../../../../src/games/wizards/rules/islands/territories.ts'
import { WIZARD_CARDS } from '../../../../src/games/wizards/rules/state/cards.ts'
import {
  type HeldTask,
  HIGH_WIZARDS,
  type OrderName,
  type WizardsState,
} from '../../../../src/games/wizards/rules/state/components.ts'
import { enrol, GRID_OF_TILES, Stage } from '../stage.ts'

type Book = typeof wizards
/** The other game with these cards, if it is in the library, with the state and view of Wizards. */
const revised = (await packageOf('wizards-revised')?.game()) as Book | undefined
/** The games with these cards, by book. */
const BOOKS: Readonly<Record<string, Book>> = { '': wizards, ...(revised && { ', by the revised book': revised }) }

/** A place to draw a Task from a Dove and to meet High Wizards at random. */
const START = 'meadowfarm.c1'
/** The Centers of people who never travel, as the board marks them. */
export const RUKTAL = 'sacred-circle.center'
export const HAMDREL = 'hamdrels-cottage.center'
export const MEGMORAN = 'megmorans-tower.center'
export const MELIGAR = 'meligars-tower.center'
export const MELEKOK = 'melekoks-tower.center'
const HOMES: Readonly<Record<string, SpaceId>> = {
  ruktal: RUKTAL,
  hamdrel: HAMDREL,
  megmoran: MEGMORAN,
  meligar: MELIGAR,
  melekok: MELEKOK,
}
const ORDER_OF: Readonly<Record<string, OrderName>> = {
  ruktal: 'druids',
  megmoran: 'sorcerers',
  meligar: 'sorcerers',
  melekok: 'sorcerers',
  ...Object.fromEntries(HIGH_WIZARDS.map(name => [name, 'wizards'])),
}
export const ANY_WIZARD = HIGH_WIZARDS.join('|')
export const ANY_MASTER = 'megmoran|meligar|melekok'
/** The Mentor of the player's Order, no matter who that is. The card is played in all three Orders. */
export const MENTOR = 'mentor'

/** The course of a Task as its printed card describes it. */
export interface Script {
  /** The dice rolled when the card is drawn, in order. */
  readonly dice?: readonly number[]
  /**
   * Each choice of ANY space: the possible spaces, and the choice. With a single possible space there is no question.
   */
  readonly picks?: readonly { readonly from: readonly SpaceId[]; readonly pick: SpaceId }[]
  /** Every marker, in the order of the card; people who never travel are marked at home. */
  readonly marks: readonly SpaceId[]
  /**
   * The stages, and the stops in each: a space, a person, or several people any of whom will do (`a|b`). A star means
   * that a Magical Object is picked up there.
   */
  readonly way: readonly (readonly string[])[]
  /**
   * True if the first stop carries her to the second, where in the revised game she must take up what is there (D40).
   */
  readonly carries?: true
  /** True if a Wizard's Mentor also does the part of a High Wizard in the revised game (D40). */
  readonly serves?: true
  /** Knowledge, Perception, Power. */
  readonly gain: readonly [number, number, number]
  readonly placements?: readonly Placement[]
}

interface Stop {
  readonly who: readonly string[]
  readonly object: boolean
}

const stopOf = (text: string): Stop => ({
  who: (text.startsWith('*') ? text.slice(1) : text).split('|'),
  object: text.startsWith('*'),
})
const isPerson = (name: string): boolean => !name.includes('.')

/** Dice without an effect at a place entered for no Task: 6s, except where they have a meaning. */
const IDLE: Readonly<Record<string, readonly number[]>> = {
  town: [6, 6],
  dwelling: [6, 6],
  abbey: [1, 1],
  'star-crest': [5, 5, 1],
  'high-hollow': [5, 5],
  cottage: [3, 3],
}

/** A player at work on one Task, carried from place to place, who meets every marker and person by the rules. */
export class Errand {
  readonly stage: Stage

  constructor(
    readonly card: number,
    readonly script: Pick<Script, 'placements' | 'carries' | 'serves'>,
    order: OrderName,
    prepare: (state: WizardsState) => void = () => {},
    private readonly book: Book = wizards,
  ) {
    const placements = script.placements ?? GRID_OF_TILES
    const fillers = [48, 49, 36].filter(id => id !== card)
    this.stage = Stage.set({
      game: book,
      placements,
      prepare: state => {
        const player = state.players[0]!
        enrol(player, order)
        player.space = START
        // She has Elven Blood, which carries her anywhere, with endless extra turns.
        player.extra = 500
        player.events = [{ id: 37, until: 14 }]
        state.decks.events.draw = state.decks.events.draw.filter(id => id !== 37)
        state.decks.tasks = { draw: [...fillers, card], discard: [] }
        state.boats = harborsOf(placements, 'meadowfarm')
        prepare(state)
      },
    })
  }

  /** The Task in hand, or undefined once it is done or lost. */
  get task(): HeldTask | undefined {
    return this.stage.player().tasks.find(task => task.id === this.card)
  }

  get left(): number {
    return this.task?.marks.filter(mark => !mark.done).length ?? 0
  }

  /** Draws the card from a Dove. */
  draw({ dice = [], picks = [] }: Pick<Script, 'dice' | 'picks'> = {}): this {
    const { stage } = this
    stage.top('tasks', this.card)
    stage
      .roll(1, 1)
      .dice(3, 3, 6, 6, ...dice)
      .say('stop')
    for (const { from, pick } of picks) {
      expect(stage.question.topic).toBe('space')
      expect([...stage.options].sort()).toEqual([...from].sort())
      stage.say(pick)
    }
    this.rests()
    return this
  }

  /** Goes to a stop and completes a part of the Task there. */
  does(name: string): this {
    if (this.isTakenAlong(name)) return this
    const { left } = this
    const taken = (this.takesAlong || this.servesTwice) && left === this.task!.marks.length ? 2 : 1
    this.visit(name, true)
    expect(this.left, `what is left of Task ${this.card} after ${name}`).toBe(left - taken)
    return this
  }

  /** Returns true if the first part includes the second. */
  private get takesAlong(): boolean {
    return this.script.carries === true && this.book === revised
  }

  /** Returns true if a Wizard's Mentor also does the part of a High Wizard (D40). */
  private get servesTwice(): boolean {
    return this.script.serves === true && this.book === revised && this.stage.player().order === 'wizards'
  }

  /** Returns true if a part was done by a transport there, or together with the previous one. */
  isTakenAlong(name: string): boolean {
    const { task } = this
    if (this.servesTwice && (!task || this.left < task.marks.length) && ORDER_OF[name] === 'wizards') return true
    return this.takesAlong && (this.task?.marks.some(mark => mark.done && mark.at === name) ?? false)
  }

  /** Goes to a stop and finds nothing for the Task there. */
  finds(name: string): this {
    const { left } = this
    this.visit(name, false)
    expect(this.left, `what is left of Task ${this.card} after ${name}`).toBe(left)
    return this
  }

  /** Lets thieves rob her in a town unrelated to the Task. */
  robbed(marks: readonly SpaceId[]): this {
    const town = ['woodswall.b3', 'hillshire.c6', 'longrift.b1', 'meadowfarm.b5'].find(space => !marks.includes(space))!
    this.carry(town, [1, 1])
    if (this.stage.question.topic === 'marker') this.stage.say('leave')
    expect(this.stage.told('result')).toMatchObject([{ table: 'common-towns', on: 1 }])
    this.rests()
    return this
  }

  private visit(name: string, wanted: boolean): void {
    const { stage } = this
    if (!isPerson(name)) this.visitSpace(name, wanted)
    else if (name === 'hamdrel') this.carry(HAMDREL, wanted ? [] : IDLE.cottage)
    else if (name === 'ruktal') {
      this.carry('sacred-circle.c1')
      if (stage.question.topic === 'marker') stage.say('leave')
      stage.roll(1).say(`go ${RUKTAL}`)
    } else if (HOMES[name]) this.carry(HOMES[name])
    else {
      if (stage.player().space !== START) this.carry(START)
      // In the revised game a lot names the card if no High Wizard is on the board (D16).
      if (this.book === revised) stage.roll(1, 1).dice(6, 6, lotOf(name)).say('stop')
      else stage.top('wizards', name).roll(1, 1).dice(6, 6).say('stop')
    }
    if (isPerson(name) && name !== 'hamdrel') {
      if (stage.question.topic === 'action') expect(stage.options.includes('fulfil task'), `${name}`).toBe(wanted)
      if (wanted) stage.say('fulfil task')
    }
    this.rests()
  }

  private visitSpace(space: SpaceId, wanted: boolean): void {
    const { stage } = this
    const board = Board.of(stage.state.placements)
    const ground = board.ground[board.hex(space)]!
    const inLair = tileOf(space) === 'dragons-lair'
    // In the Lair the Dragon moves away at the end of the turn; in its Center the old one is met as well.
    const lair = inLair ? [...(ground === 'lair' ? [6, 6] : []), 1, 1] : []
    const mine = () => stage.options.find(id => id.startsWith(`take ${this.task!.letter.toLowerCase()}`))
    const dice = [...(wanted ? [] : (IDLE[ground] ?? [])), ...lair]
    if (isWater(space)) this.sail(space)
    else this.carry(space, dice)
    if (wanted) {
      expect(stage.question.topic, `at ${space}`).toBe('marker')
      expect(mine(), `marker at ${space}`).toBeDefined()
      stage.say(mine()!)
    } else if (stage.question.topic === 'marker') {
      expect(mine(), `marker at ${space}`).toBeUndefined()
      stage.say('leave')
    }
  }

  /** Carries her to a land space by Elven Blood, from another one if she is already there. */
  carry(space: SpaceId, dice: readonly number[] = []): void {
    const { stage } = this
    if (stage.player().space === space) stage.say(`transport ${space === START ? 'meadowfarm.c3' : START}`)
    if (stage.options.includes(`transport ${space}`)) stage.dice(...dice).say(`transport ${space}`)
    else {
      // In the revised game Elven Blood leads to no Star Crest (D42), so she walks in.
      stage.say('transport green-grove.c1')
      this.stops()
      stage.roll(6)
      // It is open only to players with something to do there.
      if (stage.options.includes(`go ${space}`)) stage.dice(...dice).say(`go ${space}`)
    }
  }

  /** Takes her by boat to a water space, turn by turn. */
  sail(to: SpaceId): void {
    const { stage } = this
    const board = Board.of(stage.state.placements)
    const far = waterTo(board, to)
    if (stage.player().boat === null) {
      const boat = stage.state.boats.find(at => shoreOf(board, at))!
      const shore = shoreOf(board, boat)!
      if (stage.player().space !== shore) this.carry(shore)
      stage.roll(1).say(`board ${boat}`)
      this.stops()
    }
    while (stage.player().space !== to) {
      stage.roll(6)
      const goals = stage.options.filter(id => id.startsWith('sail ')).map(id => id.slice(5))
      const next = goals.reduce((best, goal) => (far(goal) < far(best) ? goal : best))
      stage.say(`sail ${next}`)
      if (next !== to) this.stops()
    }
  }

  private stops(): void {
    if (this.stage.question.topic === 'move') this.stage.say('stop')
  }

  /** Ends the turn without any other offer, and checks that all dice are used and no invariant is broken. */
  private rests(): void {
    const { stage } = this
    while (stage.question.topic !== 'roll') {
      const none = ['stop', 'leave', 'no spell'].find(id => stage.options.includes(id))
      stage.say(none ?? stage.options[0]!)
    }
    expect(stage.state.forced).toEqual([])
    wizards.check(stage.state)
  }
}

/** Returns the first lot of a hundred that names a Wizard Card, seven to each. */
const lotOf = (name: string): number => 1 + 7 * WIZARD_CARDS.findIndex(({ id }) => id === name)

/** Returns three boats beside a Territory. */
function harborsOf(placements: readonly Placement[], tile: string): SpaceId[] {
  const board = Board.of(placements)
  const waters = board.land
    .filter(hex => tileOf(board.name(hex)) === tile)
    .flatMap(hex => board.open(hex).filter(next => board.isWater(next)))
  return [...new Set(waters)].slice(0, 3).map(hex => board.name(hex))
}

/** Returns a shore from which a boat is boarded. */
function shoreOf(board: Board, boat: SpaceId): SpaceId | undefined {
  const land = board.open(board.hex(boat)).find(hex => ['plains', 'woods', 'mountains'].includes(board.ground[hex]!))
  return land === undefined ? undefined : board.name(land)
}

/** Returns the distance by water from one water space to every other. */
function waterTo(board: Board, to: SpaceId): (space: SpaceId) => number {
  const far = new Map([[board.hex(to), 0]])
  for (const [hex, steps] of far)
    for (const next of board.open(hex)) if (board.isWater(next) && !far.has(next)) far.set(next, steps + 1)
  return space => far.get(board.hex(space)) ?? GRID.size
}

/**
 * Returns the Order, if there is one, in which none of the people to meet is the Mentor, because a Mentor gives new
 * Tasks unasked.
 */
function orderFor(way: Script['way']): OrderName {
  const met = way.flat().flatMap(text => stopOf(text).who.map(name => ORDER_OF[name]))
  return (['druids', 'sorcerers', 'wizards'] as const).find(order => !met.includes(order)) ?? 'druids'
}

/** Returns the stops with Mentors by name, the played person first at each stop. Nobody is met at two stops. */
function wayOf(script: Script, order: OrderName): Stop[][] {
  const seen = new Set<string>()
  return script.way.map(stops =>
    stops.map(text => {
      const { who: names, object } = stopOf(text)
      const mentors = Object.keys(ORDER_OF).filter(name => ORDER_OF[name] === order)
      const who = names[0] === MENTOR ? mentors : names.filter(name => !seen.has(name))
      if (isPerson(who[0]!)) seen.add(who[0]!)
      return { who, object }
    }),
  )
}
/**
 * Plays a Task card from its printed text: its markers, its parts in the right order only, its reward, and its theft if
 * possible.
 */
export function errand(card: number, title: string, script: Script): void {
  for (const [by, book] of Object.entries(BOOKS)) errandBy(book, card, `${title}${by}`, script)
}

function errandBy(book: Book, card: number, title: string, script: Script): void {
  describe(`Task ${card}, ${title}`, () => {
    const asked = script.way.flat().some(text => text.endsWith(MENTOR))
    const orders: readonly OrderName[] = asked ? ['wizards', 'sorcerers', 'druids'] : [orderFor(script.way)]
    const begin = (order: OrderName) => new Errand(card, script, order, undefined, book).draw(script)
    const full = [...script.gain]

    test('is marked where the card says', () => {
      const { stage, task } = begin(orders[0]!)
      expect(stage.allTold('task')).toMatchObject([{ task: card, what: 'given', mandatory: false }])
      expect(stage.allTold('marker').map(told => told.space)).toEqual(script.marks)
      expect(task!.marks.flatMap(mark => mark.at ?? [])).toEqual(script.marks)
      expect(task!.marks).toHaveLength(script.way.flat().length)
    })

    test('is completed in its order and no other, and pays the exact points', () => {
      for (const order of orders) {
        const errand = begin(order)
        const way = wayOf(script, order)
        way.forEach((stops, n) => {
          const now = stops.flatMap(stop => stop.who)
          const next = stops.every(({ who }) => errand.isTakenAlong(who[0]!)) ? [] : (way[n + 1] ?? [])
          for (const { who } of next) if (!now.includes(who[0]!)) errand.finds(who[0]!)
          for (const stop of stops) {
            expect(pointsOf(errand)).toEqual([0, 0, 0])
            errand.does(stop.who[0]!)
          }
        })
        expect(errand.task).toBeUndefined()
        expect(pointsOf(errand)).toEqual(full)
        expect(errand.stage.state).toMatchObject({ completed: 1, tasksDone: 1 })
        expect(errand.stage.state.decks.tasks.discard).toContain(card)
      }
    })

    if (script.way.some(stops => stops.length > 1))
      test('has no order among the parts of one stage', () => {
        const order = orders[0]!
        const errand = begin(order)
        for (const stops of wayOf(script, order)) for (const stop of [...stops].reverse()) errand.does(stop.who[0]!)
        expect(pointsOf(errand)).toEqual(full)
      })

    if (asked || script.way.flat().some(text => text.includes('|')))
      test('accepts any one of those it names, and no other', () => whomItWants(script, orders, begin))

    if (script.way.flat().some(text => text.startsWith('*')))
      test('can be stolen once its Magical Object is picked up, and not before', () => {
        const order = orders[0]!
        const way = wayOf(script, order).flat()
        const last = way.length - 1 - [...way].reverse().findIndex(stop => stop.object)
        for (const until of new Set([way.findIndex(stop => stop.object), last])) {
          const errand = begin(order)
          const marks = [...script.marks]
          way.slice(0, until + 1).forEach((stop, n) => {
            if (!way.slice(0, n).some(({ object }) => object) && !errand.isTakenAlong(stop.who[0]!))
              errand.robbed(marks)
            expect(errand.task).toBeDefined()
            errand.does(stop.who[0]!)
            const at = HOMES[stop.who[0]!] ?? stop.who[0]!
            if (marks.includes(at)) marks.splice(marks.indexOf(at), 1)
          })
          expect(errand.stage.state.demons).toEqual([])
          errand.robbed(script.marks)
          expect(errand.task).toBeUndefined()
          expect(errand.stage.state.decks.tasks.discard).toContain(card)
          expect([...errand.stage.state.demons].sort()).toEqual([...new Set(marks)].sort())
          expect(pointsOf(errand)).toEqual([0, 0, 0])
          expect(errand.stage.state).toMatchObject({ completed: 0, tasksDone: 0 })
        }
      })
  })
}

export const pointsOf = ({ stage }: Errand): number[] => {
  const { knowledge, perception, power } = stage.player().points
  return [knowledge, perception, power]
}

/** Tests that each of several possible people completes the part, and nobody else does. */
function whomItWants(script: Script, orders: readonly OrderName[], begin: (order: OrderName) => Errand): void {
  for (const order of orders) {
    const way = wayOf(script, order)
    way.forEach((stops, n) => {
      stops.forEach((stop, m) => {
        if (!isPerson(stop.who[0]!)) return
        if (stopOf(script.way[n]![m]!).who.length === 1 && !script.way[n]![m]!.endsWith(MENTOR)) return
        const others = stops.filter(other => other !== stop).flatMap(other => other.who)
        const come = () => {
          const errand = begin(order)
          for (const before of way.slice(0, n).flat()) errand.does(before.who[0]!)
          return errand
        }
        const errand = come()
        for (const name of [...HIGH_WIZARDS, ...Object.keys(HOMES)])
          if (!stop.who.includes(name) && !others.includes(name) && ORDER_OF[name] !== order) errand.finds(name)
        for (const name of stop.who) if (!others.includes(name)) come().does(name)
      })
    })
  }
}
