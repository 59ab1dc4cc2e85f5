import { readFileSync } from 'node:fs'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { CIRCLE, CREST, dotsOf, groundOf, type Isles, isWater, kindOf, LAIR, tileOf } from './isles.ts'

// A reference model written from the rulebook alone: the possible answers to a question.

const read = <T>(name: string) => JSON.parse(readFileSync(`data/wizards/${name}.json`, 'utf8')) as T

interface Spell {
  readonly spell: string
  readonly range?: number | 'unlimited'
  readonly terrain?: readonly string[]
  readonly ways?: readonly { readonly from: string; readonly to: string }[]
  readonly of?: readonly string[]
  readonly for?: string
}
interface Rank {
  readonly knowledge: number
  readonly perception: number
  readonly power: number
  readonly spells: readonly Spell[]
}
interface Effect {
  readonly verb: string
  readonly how?: string
  readonly by?: number
  readonly landOnly?: boolean
  readonly terrain?: readonly string[]
  readonly not?: readonly string[]
  readonly when?: string
  readonly turns?: number | string
  readonly except?: readonly string[]
}
/** The place for a part of a Task. */
export interface Place {
  readonly kind: string
  readonly space?: string
  readonly of?: readonly string[]
  readonly not?: readonly string[]
  readonly count?: number
  readonly tile?: string
  readonly terrain?: readonly string[]
  readonly coast?: 'coastal' | 'inland'
  readonly from?: number | string
  readonly who?: string | readonly string[]
  readonly unlike?: { readonly stage: number; readonly part: number }
  readonly as?: { readonly stage: number; readonly part: number }
  readonly part?: { readonly stage: number; readonly part: number }
}
interface Part {
  readonly do: string
  readonly at: Place
  readonly takes?: { readonly stealable: boolean }
  readonly stay?: 1
  readonly then?: object
}
interface TaskCard {
  readonly id: number
  readonly gain: { readonly knowledge: number; readonly perception: number; readonly power: number }
  readonly stages: readonly (readonly Part[])[]
}
const TASKS = new Map(read<TaskCard[]>('tasks').map(card => [card.id, card] as const))
export const taskCard = (id: number) => TASKS.get(id)!
export const partOf = (task: Held, { stage, part }: { stage: number; part: number }) =>
  taskCard(task.id).stages[stage]![part]!
export type Held = Player['tasks'][number]

export const MASTERS = ['megmoran', 'meligar', 'melekok']
const WIZARDS = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor']
export const isWizard = (who: string) => WIZARDS.includes(who)
/** Returns the Order whose Mentor a person is. Hamdrel is nobody's. */
export const orderOf = (who: string) =>
  isWizard(who) ? 'wizards' : MASTERS.includes(who) ? 'sorcerers' : who === 'ruktal' ? 'druids' : null

const ORDERS = new Map(
  read<{ id: string; ranks: readonly Rank[] }[]>('orders').map(({ id, ranks }) => [id, ranks] as const),
)
const EVENTS = new Map(
  read<{ id: number; type: string; does: readonly Effect[] }[]>('events').map(card => [card.id, card] as const),
)
export const eventCard = (id: number) => EVENTS.get(id)!
/** Returns the requirements and spells of a Rank in an Order. Ranks count from 1. */
export const rankOf = (order: string, rank: number) => ORDERS.get(order)![rank - 1]

export const POINTS = ['knowledge', 'perception', 'power'] as const

/** The progress of the current Movement Segment, as far as the board does not show it. */
export interface Segment {
  readonly seat: number
  /** The white die, which matters for Stones and Ruktal. */
  readonly die: number
  /** Points spent, on land and water together. */
  spent: number
  /** The price of the last step, and the points that an Animal gave before it left, which are used first (W5). */
  lastCost: number
  fromAnimal: number
  /** True if the roll has been used at all. */
  begun: boolean
  sailed: boolean
  /** True if the player boarded the current boat in this segment. */
  boarded: boolean
  /** Terrain that a Swiftness Spell turns into Plains. */
  swift: readonly string[]
}

const PLACES = ['town', 'dwelling', 'abbey', 'high-hollow', 'star-crest', 'tower', 'cottage', 'lair', 'ruktal']
/** An Animal's addition to the roll (8.45, 8.46). */
export const ADDS: Readonly<Record<string, number>> = { horse: 4, hound: 1 }

/** Returns the effects of a player's Events, for one kind of effect. */
const held = (player: Player, verb: string): readonly Effect[] =>
  player.events.flatMap(({ id }) => eventCard(id).does.filter(effect => effect.verb === verb))

/** Returns a player's spell of this name if it can be cast now (7.3043b, 7.3051c). */
export function spellOf(player: Player, name: string): Spell | undefined {
  if (player.order === null || player.bound) return undefined
  if (player.dazed && !['boat-summoning', 'transporting', 'escaping'].includes(name)) return undefined
  return rankOf(player.order, player.rank)!.spells.find(({ spell }) => spell === name)
}

/**
 * Returns true if a player meets another, because of their Ranks or because the other is caught (7.302, 7.303, W13).
 */
function isMet(me: Player, other: Player): boolean {
  if (other.seat === me.seat || other.space !== me.space) return false
  return other.trap !== null || other.stranded || (me.rank > 0 && other.rank > 0)
}

export class Umpire {
  constructor(
    private readonly isles: Isles,
    private readonly state: WizardsState,
  ) {}

  private stands = (space: string) => this.isles.lies(space) && !this.state.fallen.includes(tileOf(space)!)
  private boatsAt = (space: string) =>
    this.state.boats.flatMap((at, boat) =>
      at === space && this.state.players.every(player => player.boat !== boat) ? [boat] : [],
    )
  /** All land that has not fallen. */
  land = () => this.isles.land.filter(this.stands)

  /** Returns true if a person or thing stops an arriving player (7.2, ruling 12). `boat` is the player's boat then. */
  private stops(me: Player, space: string, boat: number | null): boolean {
    const { state } = this
    if (!isWater(space) && PLACES.includes(groundOf(space))) return true
    if (state.wizards.some(({ at }) => at === space)) return true
    if ((me.visits[space] ?? 0) > 1) return false
    if (state.demons.includes(space) || state.dragon === space) return true
    if (boat !== null && state.haunted.includes(boat)) return true
    return state.players.some(other => isMet({ ...me, space }, other))
  }

  /** Returns true if the Star Crest is open to a player (7.37, 7.372). */
  private opensCrest(player: Player): boolean {
    if (player.bound) return false
    const summoned = held(player, 'summons').length > 0
    const hasTask = !summoned && player.tasks.some(task => openMarks(task).some(({ at }) => at === CREST))
    const hasPass = held(player, 'star-crest-pass').some(({ when }) => when === 'any')
    const { crest, turns } = player
    return hasTask || hasPass || (crest !== null && !crest.again && turns === crest.left + 1)
  }

  private opens(player: Player, space: string): boolean {
    if (!this.stands(space)) return false
    if (space === CREST) return this.opensCrest(player)
    return groundOf(space) !== 'high-hollow' || !player.bound
  }

  /** Returns the price of a land space (6). */
  private price(player: Player, space: string, { swift }: Segment): number {
    const ground = groundOf(space)
    const tile = tileOf(space)!
    const printed = ['woods', 'mountains'].includes(ground) ? 2 : 1
    if (player.dazed || player.bound) return tile === CIRCLE ? printed : 2
    const asPlains = [...swift, ...held(player, 'swift').flatMap(({ terrain }) => terrain!)].includes(ground)
    const asBoat = held(player, 'as-boat').some(
      ({ terrain, not }) => !not?.includes(tile) && (!terrain || terrain.includes(ground)),
    )
    return asBoat ? 0.5 : asPlains ? 1 : printed
  }

  /** Returns the value of the roll on land or under sail. */
  private points(player: Player, segment: Segment, sails: boolean): number {
    const changes = held(player, 'roll-change').filter(({ landOnly }) => !(sails && landOnly))
    const times = changes.filter(({ how }) => how === 'times').reduce((product, { by }) => product * by!, 1)
    const added = changes.filter(({ how }) => how === 'add').reduce((sum, { by }) => sum + by!, 0)
    const animal = sails ? 0 : (ADDS[player.animal?.kind ?? ''] ?? 0)
    return Math.max(0, segment.die * times + added + animal + segment.fromAnimal) - segment.spent
  }

  /**
   * Returns the possible moves of a player as answers, with their prices, or null if a move takes the whole roll (6).
   */
  moves(player: Player, segment: Segment): Map<string, number | null> {
    const { isles } = this
    const found = new Map<string, number | null>()
    const ground = isWater(player.space) ? 'water' : groundOf(player.space)
    const isAfloat = player.boat !== null
    if (!segment.begun) this.wholeRolls(player, segment, ground, found)
    if (ground === 'ruktal') return found
    const land = this.points(player, segment, false)
    const canLand = !segment.sailed
    // Breadth first, always from the cheapest space.
    type Node = { at: string; boat: boolean; cost: number; left: boolean }
    const queue: Node[] = [{ at: player.space, boat: isAfloat, cost: 0, left: false }]
    const done = new Set<string>()
    const dear = player.dazed || player.bound
    while (canLand && queue.length > 0) {
      queue.sort((a, b) => a.cost - b.cost)
      const node = queue.shift()!
      const name = `${node.at} ${node.boat}`
      if (done.has(name)) continue
      done.add(name)
      const isStart = node.cost === 0
      const boats = isWater(node.at) && node.boat && !isStart ? this.boatsAt(node.at) : []
      const verb = node.boat ? 'board' : 'go'
      if (!isStart) {
        const old = found.get(`${verb} ${node.at}`)
        const isBack = node.at === player.space && node.boat === isAfloat
        if (!isBack && (old === undefined || (old !== null && node.cost < old)))
          found.set(`${verb} ${node.at}`, node.cost)
        if (node.left || this.stops(player, node.at, boats[0] ?? null)) continue
      }
      const comes = (at: string, boat: boolean, price: number, climbs = false) => {
        const leaves = player.animal !== null && this.shuns(player.animal.kind, at, boat)
        // An Animal's extra points are used first, and pay for no step at which it leaves (ruling W5).
        const lost = leaves ? Math.max(0, ADDS[player.animal!.kind]! - segment.spent - node.cost) : 0
        const left = climbs || leaves
        if (node.cost + price <= land - lost) queue.push({ at, boat, cost: node.cost + price, left })
      }
      for (const at of isles.beside(node.at)) {
        if (isWater(at)) {
          if (this.boatsAt(at).length > 0 && (!isWater(node.at) || node.boat)) comes(at, true, dear ? 2 : 1)
        } else if (this.opens(player, at) && !['stone', 'ruktal'].includes(groundOf(at)))
          comes(at, false, this.price(player, at, segment))
      }
      if (isWater(node.at) && this.boatsAt(node.at).length > 0 && isStart) comes(node.at, true, dear ? 2 : 1, true)
    }
    if (isAfloat && !segment.boarded && (segment.sailed || segment.spent === 0)) this.sails(player, segment, found)
    return found
  }

  /** Returns true if an animal leaves a player who goes there (8.45, 8.46). */
  private shuns(animal: string, space: string, boat: boolean): boolean {
    if (!['horse', 'hound'].includes(animal)) return false
    return boat || isWater(space)
      ? boat && animal === 'horse'
      : [CIRCLE, LAIR].includes(tileOf(space)!) || space === CREST
  }

  /** Returns the Stones, Ruktal and swimming, each of which takes the whole roll (6, rulings 10, 14). */
  private wholeRolls(player: Player, { die }: Segment, ground: string, found: Map<string, number | null>): void {
    const near = this.isles.beside(player.space)
    for (const at of near) {
      if (isWater(at)) {
        const swims =
          !isWater(player.space) || (player.boat === null && player.animal?.kind === 'horse' && player.swum < 2)
        if (swims) found.set(`swim ${at}`, null)
      } else if (groundOf(at) === 'stone' && dotsOf(at) === die) found.set(`go ${at}`, null)
      else if (groundOf(at) === 'ruktal' && ground === 'stone' && die <= 3) found.set(`go ${at}`, null)
    }
  }

  private sails(player: Player, segment: Segment, found: Map<string, number | null>): void {
    const points = this.points(player, segment, true)
    const price = player.dazed || player.bound ? 2 : 0.5
    let coast = [player.space]
    const done = new Set(coast)
    for (let cost = price; cost <= points && coast.length > 0; cost += price) {
      const next = new Set(coast.flatMap(at => this.isles.beside(at)).filter(at => isWater(at) && !done.has(at)))
      for (const at of next) {
        done.add(at)
        found.set(`sail ${at}`, cost)
      }
      // A boat with a Demon aboard enters a space with a Demon, no matter which of them moves (7.2, ruling W31).
      coast = [...next].filter(at => !this.stops(player, at, player.boat))
    }
  }

  /**
   * Returns the answers that the book allows to a question, with their prices, or null if this umpire does not decide.
   */
  answersTo(
    { seat, topic, data }: Question,
    { segment, met, marked }: { segment: Segment | null; met: ReadonlySet<string>; marked: ReadonlySet<string> },
  ): string[] | null {
    const me = this.state.players[seat]!
    // The data of a question depends on its topic.
    const told = (data ?? {}) as Readonly<Record<string, unknown>>
    switch (topic) {
      case 'roll':
        return this.begins(me, told.trapped === true)
      case 'move':
        return [
          ...[...this.moves(me, segment!)].map(([id, cost]) => `${id} ${cost}`),
          ...this.spellsOnTheWay(me, segment!),
          'stop',
        ]
      case 'boat':
        return this.boatsInRange(me).map(([boat, far]) => `boat ${boat + 1} ${far}`)
      case 'marker':
        return this.markers(me)
      case 'points':
        return points(me, told)
      case 'action':
        return this.actions(me, told.who as string, told.own === true, told.inThought === true, met)
      case 'spell':
        return spellOf(me, told.spell as string) ? [`cast ${told.spell}`, 'no spell'] : []
      case 'tile':
        return told.for === 'laying' ? null : this.tiles(told.for as string)
      case 'space':
        return this.spaces(me, told, marked)
      case 'task':
        return told.for === 'completion' ? me.tasks.map(({ letter }) => `task ${letter.toLowerCase()}`) : null
      default:
        return null
    }
  }

  /** Returns the possible starts of a turn (5.1, 8.43, 8.44, 8.5, 11.213). */
  private begins(me: Player, trapped: boolean): string[] {
    const ground = isWater(me.space) ? 'water' : groundOf(me.space)
    const ways = spellOf(me, 'transporting')?.ways ?? []
    const casts = me.cast.includes('transporting')
      ? []
      : ways.filter(({ from }) => from === 'anywhere' || ground === from).map(({ to }) => `cast transporting ${to}`)
    if (trapped) return ['roll', ...casts]
    const land = this.land().filter(space => groundOf(space) !== 'ruktal' && space !== me.space)
    const animal = me.animal?.kind
    const isNear = (space: string) => tileOf(space) !== LAIR && this.isles.distance(me.space, space) <= 10
    const flights = held(me, 'fly-anywhere').length > 0 ? land.map(space => `transport ${space}`) : []
    const gate = held(me, 'star-crest-pass').some(({ when }) => when === 'instead-of-roll') && this.stands(CREST)
    return [
      'roll',
      ...casts,
      ...(animal === 'unicorn' ? land.map(space => `ride ${space}`) : []),
      ...(animal === 'winged-horse' ? land.filter(isNear).map(space => `fly ${space}`) : []),
      ...flights,
      ...(gate ? ['star crest'] : []),
    ]
  }

  private spellsOnTheWay(me: Player, segment: Segment): string[] {
    const left = this.points(me, segment, me.boat !== null && !segment.boarded)
    const can = (name: string) => spellOf(me, name) !== undefined && !me.cast.includes(name)
    return [
      ...(can('swiftness') ? ['cast swiftness'] : []),
      ...(can('boat-summoning') && left >= 1 && this.boatsInRange(me).length > 0 ? ['cast boat-summoning'] : []),
    ]
  }

  /** Returns the empty boats that a spell can call, with their distances by water (11.211). */
  private boatsInRange(me: Player): [number, number][] {
    const range = spellOf(me, 'boat-summoning')?.range ?? 0
    if (isWater(me.space)) return []
    const most = range === 'unlimited' ? Number.POSITIVE_INFINITY : range
    const found: [number, number][] = []
    const done = new Set<string>()
    let ring = this.isles.beside(me.space).filter(isWater)
    for (let far = 1; far <= most && ring.length > 0; far++) {
      for (const at of ring) {
        done.add(at)
        for (const boat of this.boatsAt(at)) found.push([boat, far])
      }
      const next = ring.flatMap(at => this.isles.beside(at)).filter(at => isWater(at) && !done.has(at))
      ring = [...new Set(next)]
    }
    return found
  }

  private markers(me: Player): string[] {
    const marks = me.tasks.flatMap(task =>
      openMarks(task)
        .filter(({ at }) => at === me.space)
        .map(mark => `take ${task.letter.toLowerCase()} ${task.marks.indexOf(mark)}`),
    )
    return [...marks, 'leave']
  }

  private tiles(purpose: string): string[] {
    const standing = [...new Set(this.land().map(space => tileOf(space)!))]
    if (purpose === 'transporting') return standing
    const due = ['common', 'elven', 'magic'].map(kind =>
      standing.filter(tile => kindOf(tile) === kind && tile !== LAIR),
    )
    return due.find(tiles => tiles.length > 0) ?? []
  }

  /** Returns the possible places for a marker, a called boat or an Event's transport (9.1, 11.211, 8.5). */
  private spaces(me: Player, told: Readonly<Record<string, unknown>>, marked: ReadonlySet<string>): string[] | null {
    const { isles } = this
    if (told.for === 'mooring') return isles.beside(me.space).filter(isWater)
    if (told.for !== 'marker') return null
    const { at } = taskCard(told.task as number).stages[told.stage as number]![told.part as number]!
    if (at.kind === 'sea') {
      const far = new Map(isles.water().map(space => [space, isles.fromLand(space)] as const))
      const least = Math.min(at.from as number, Math.max(...far.values()))
      return [...far].filter(([, off]) => off >= least).map(([space]) => space)
    }
    // Several places of the player's choice must differ (ruling 7).
    return at.kind === 'any' ? this.land().filter(space => !marked.has(space) && this.fits(space, at)) : null
  }

  /** Returns true if a space suits a card. */
  fits(space: string, { terrain, of, coast }: Place): boolean {
    const isSuch = (!terrain || terrain.includes(groundOf(space))) && (!of || of.includes(kindOf(tileOf(space)!)))
    return isSuch && (coast === undefined || (coast === 'coastal') === this.isles.isCoastal(space))
  }

  /** Returns a person's actions for a player (7.32 to 7.34). `met` is what has happened already. */
  private actions(me: Player, who: string, own: boolean, inThought: boolean, met: ReadonlySet<string>): string[] {
    const order = orderOf(who)
    const isOwn = order !== null && order === me.order
    if (own !== isOwn) return ["he is another Order's"]
    const summoned = held(me, 'summons').length > 0
    const does: string[] = []
    const can = (name: string, holds: boolean) => {
      if (holds && !met.has(name)) does.push(name)
    }
    can(`join ${order}`, order !== null && !isOwn && !inThought)
    can('fulfil task', !summoned && this.isDue(me, who))
    can('new task', !summoned && me.rank > 0 && me.rank < 4)
    can('advance', isOwn && this.canAdvance(me))
    const isDone = !me.tasks.some(({ mandatory }) => mandatory)
    const hasGem = me.known[who as never] === 'false' || me.gems[who as never] !== undefined
    const trusted = me.order !== 'sorcerers' || this.isTrusted(me)
    can('ask for gem', isWizard(who) && !inThought && me.rank === 4 && isDone && !hasGem && trusted)
    const isMaster = order === 'sorcerers' && !inThought
    can('summon gem', isMaster && me.rank === 4 && isDone && spellOf(me, 'gem-summoning') !== undefined)
    const { short } = this.state
    const wanted = short?.kind === 'gems' ? short.gems : 6
    can('deliver gems', who === 'ruktal' && !inThought && new Set(Object.values(me.gems)).size >= wanted)
    // The player's own Mentor does everything possible, except give a Gem that is not wanted (7.327, ruling 20).
    const must = isOwn && !inThought && does.some(name => !['ask for gem', 'summon gem'].includes(name))
    return must ? does : [...does, 'leave']
  }

  /** Returns true if a person can complete a part of a Task now (7.323). */
  isDue(me: Player, who: string): boolean {
    return me.tasks.some(task => openMarks(task).some(mark => isBefore(me, task, partOf(task, mark).at, who)))
  }

  private canAdvance({ order, rank, points, advanced }: Player): boolean {
    const next = rankOf(order!, rank + 1)
    if (!next || (advanced !== null && this.state.day - advanced < 3)) return false
    return POINTS.every(kind => points[kind] >= next[kind])
  }

  /** Returns true if a Sorcerer is with somebody whom the High Wizards trust (7.3461). */
  private isTrusted(me: Player): boolean {
    if (!isWater(me.space) && ['tower', 'cottage'].includes(groundOf(me.space))) return true
    return this.state.players.some(
      other => other.space === me.space && other.rank === 4 && ['wizards', 'druids'].includes(other.order!),
    )
  }
}

/** Returns true if a part of a Task is done before meeting this person. */
export function isBefore(me: Player, task: Held, at: Place, who: string): boolean {
  switch (at.kind) {
    case 'person':
      return at.who === who
    case 'any-master':
      return MASTERS.includes(who)
    case 'mentor':
      return me.order !== null && orderOf(who) === me.order
    case 'wizard': {
      if (!isWizard(who) || (at.who && !at.who.includes(who))) return false
      const { unlike } = at
      const other = task.marks.find(({ stage, part }) => stage === unlike?.stage && part === unlike.part)
      return other?.by !== who
    }
    default:
      return false
  }
}

/** Returns the kinds of points that can be gained or lost (7.301, 7.3033, ruling 34). */
function points({ points }: Player, { change, points: count, divided }: Readonly<Record<string, unknown>>): string[] {
  const n = count as number
  if (divided !== null) return Array.from({ length: n + 1 }, (_, i) => `${i} ${divided}`)
  if (change === 'gain') return POINTS.map(kind => `${n} ${kind}`)
  return POINTS.filter(kind => points[kind] > 0).map(kind => `${n} ${kind}`)
}

/** Returns the next parts of a Task (7.311). */
export function openMarks({ marks }: Player['tasks'][number]) {
  const left = marks.filter(({ done }) => !done)
  const stage = Math.min(...left.map(({ stage }) => stage))
  return left.filter(mark => mark.stage === stage)
}
