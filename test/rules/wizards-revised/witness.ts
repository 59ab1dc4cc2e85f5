import { readFileSync } from 'node:fs'
import type { Player, WizardsEvent, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { CIRCLE, groundOf, type Isles, isWater, kindOf, LAIR, tileOf } from '../wizards/isles.ts'
import { eventCard, type Held, isWizard, MASTERS, openMarks, POINTS, partOf, taskCard } from '../wizards/umpire.ts'
import { copied, isRandom, misplacedOf } from '../wizards/witness.ts'

type Told<K extends WizardsEvent['kind']> = Extract<WizardsEvent, { kind: K }>

interface Asks {
  readonly knowledge: number
  readonly perception: number
  readonly power: number
  readonly primary?: number
  readonly total?: number
  readonly spells: readonly { readonly spell: string }[]
}
const ORDERS = new Map(
  (
    JSON.parse(readFileSync('data/wizards-revised/orders.json', 'utf8')) as { id: string; ranks: readonly Asks[] }[]
  ).map(({ id, ranks }) => [id, ranks] as const),
)
/** Returns the requirements and spells of a Rank in an Order. Ranks count from 1. */
export const rankOf = (order: string, rank: number): Asks => ORDERS.get(order)![rank - 1]!

/** The spells of Dazed players (D27). */
const FOR_THE_DAZED = ['boat-summoning', 'transporting', 'escaping']
/** Spells limited to one per turn (D31). */
const SUMMONINGS = ['animal-summoning', 'animal-mustering', 'dove-summoning']
const AGAINST_DRAGONS = ['dragon-taming', 'dragon-dodging']
const AGAINST_DEMONS = ['demon-dispelling', 'demon-cloning', 'demon-dodging']
/** The days and turns that an animal stays (D43). */
const DAYS: Readonly<Record<string, number>> = { horse: 3, hound: 4 }
const TURNS: Readonly<Record<string, number>> = { unicorn: 1, 'winged-horse': 2 }
/** Days in the Lair until a player is bound. */
const LAIR_DAYS = 13

/** Hamdrel's Cottage, where High Wizards also offer the Order of Rangers (D37). */
const COTTAGE = 'hamdrels-cottage.center'

/** Returns true if a person is the Mentor of an Order (D36, D37). */
function isMentor(who: string, order: string | null): boolean {
  switch (order) {
    case 'wizards':
      return isWizard(who)
    case 'sorcerers':
      return MASTERS.includes(who)
    case 'druids':
      return who === 'ruktal'
    case 'evil':
      return who === 'dragon'
    case 'rangers':
      return who === 'hamdrel'
    default:
      return false
  }
}

const sumOf = ({ points }: Pick<Player, 'points'>) => POINTS.reduce((sum, kind) => sum + points[kind], 0)

/** Returns true if points are enough for a Rank (D31, D37). */
export function suffice(points: Player['points'], { primary = 0, total = 0, ...asks }: Asks): boolean {
  const most = Math.max(...POINTS.map(kind => points[kind]))
  return POINTS.every(kind => points[kind] >= asks[kind]) && most >= primary && sumOf({ points }) >= total
}

/** A person or thing that a player meets, until the next one. */
interface Meeting {
  readonly who: string
  readonly seat: number | null
  readonly space: string
  /** The players met if one of them is Dragonbound (D28). */
  readonly players: readonly number[]
  /** The result of the spell cast against it, if any. */
  spell: { readonly name: string; readonly works: boolean } | null
  healed: boolean
}

/**
 * A reference model of the revised rulebook. It applies the events to its own state and reports what the rules do not
 * allow or the dice do not explain. It uses nothing of the game's rules. It does not cover legal answers, prices for
 * healthy players, Demons in boats, places met again (D22), the order of meetings (D17), Hamdrel's visits, meetings of
 * players (D19) and Events.
 */
export class Witness {
  /** The faults found, in sentences. */
  readonly faults: string[] = []
  private book: WizardsState
  private told: WizardsEvent[] = []
  private readonly dice = new Map<string, readonly number[]>()
  private readonly results = new Map<number, Told<'result'>>()
  private meeting: Meeting | null = null
  /** The number of turns taken today, and the seat on turn. */
  private slot: number
  private turn: { seat: number; stunned: boolean; stirred: boolean } | null = null
  /** Seats that have dodged the Dragon in this turn (D34). */
  private readonly hidden = new Set<number>()
  /** Tasks given, until all their markers are placed, by seat and number. */
  private readonly given = new Map<string, Held>()
  /** The Lair Time of a player who left the Lair during the current move (R29). */
  private readonly walking = new Map<number, number | null>()
  /** The players about to become Dragonbound because their time is over. */
  private readonly overdue = new Set<number>()
  /** The animals, with the day of arrival and the turns begun with them. */
  private readonly animals: { day: number; turns: number; most: number }[]
  /** Today's attack: the lands still to fall, and the landings. */
  private attack: Attack | null = null
  private thwartsTold = 0
  /** Players carried off since the start of this turn. */
  private landings = 0

  constructor(
    state: WizardsState,
    private readonly isles: Isles,
  ) {
    this.book = copied(state)
    this.slot = state.acted + 1
    this.turn = { seat: state.next, stunned: false, stirred: false }
    this.animals = state.players.map(() => ({ day: state.day, turns: 0, most: 0 }))
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  private get players() {
    return this.book.players
  }
  private isLost = (space: string) => !isWater(space) && this.book.fallen.includes(tileOf(space)!)
  private get isTogether() {
    return this.book.variant === 'cooperative'
  }
  private get fortnight() {
    return Math.ceil(this.book.day / 14)
  }

  /** Called for an answer. */
  answered(id: string): void {
    this.told = []
    this.answer = id
  }

  private answer = ''

  /** Applies an event. */
  see(event: WizardsEvent): void {
    this.told.push(event)
    const { book } = this
    const player = event.seat === null ? null : (this.players[event.seat] ?? null)
    switch (event.kind) {
      case 'roll':
        this.rolls(event, player)
        break
      case 'dawn':
        this.dawns(event)
        break
      case 'turn':
        this.turns(event)
        break
      case 'lost-turn':
        this.loses(event, player!)
        break
      case 'moved':
        this.expect(!this.isLost(event.space), `${event.space} has fallen (12.41)`)
        this.walks(player!, event)
        break
      case 'transported':
        this.carried(event, player!)
        break
      case 'result':
        this.comesTo(event, player!)
        break
      case 'points':
        this.gains(event, player!)
        break
      case 'meets':
        this.meets(event, player!)
        break
      case 'trapped':
        this.trapped(event, player!)
        break
      case 'joins':
        this.joins(event, player!)
        break
      case 'advances':
        this.advances(event, player!)
        break
      case 'task':
        this.tasks(event, player!)
        break
      case 'marker':
        this.given.get(`${event.seat} ${event.task}`)?.marks.push({ stage: -1, part: 0, at: event.space, done: false })
        break
      case 'thwart':
        this.thwartsTold++
        break
      case 'event':
        if (event.what === 'drawn') this.draws(event.event, player!)
        else {
          player!.events = player!.events.filter(({ id }) => id !== event.event)
          if (eventCard(event.event).does.some(({ verb }) => verb === 'foresee')) book.foreseen = null
        }
        break
      case 'animal':
        this.animal(event, player!)
        break
      case 'spell':
        this.casts(event, player!)
        break
      case 'afflicted':
        this.afflicted(event, player!)
        break
      case 'demon':
        if (event.what === 'appears') this.appears(event)
        else this.departs(event.space)
        break
      case 'placed':
        this.placed(event)
        break
      case 'attack':
        this.attacks(event)
        break
      case 'falls':
        this.falls(event.tile)
        break
      case 'foreseen':
        book.foreseen = event.tile
        break
      case 'calls-for-help':
        this.expect(player!.stunned === 0, 'who is stunned calls for help (D21, D30)')
        this.call = event.seat
        break
    }
  }

  /** The player who calls for help, until the result is known (D30). */
  private call: number | null = null

  private rolls({ seat, purpose, dice, rule }: Told<'roll'>, player: Player | null): void {
    this.dice.set(purpose, dice)
    if (purpose === 'extra-turns') player!.extra += dice[0]!
    const table = seat === null ? undefined : this.results.get(seat)?.table
    if (purpose === 'turns-lost' && (table === 'demons' || table === 'dragon') && rule !== '8.5')
      player!.stunned = Math.max(player!.stunned, dice[0]!)
    if (purpose === 'call') this.answersCall(player!, Math.max(...dice))
  }

  /** Checks the results of a call for help: an event for help, or nothing (D30). */
  private answersCall(player: Player, on: number): void {
    this.expect(this.call === player.seat, `seat ${player.seat} has not called (D30)`)
    const isIll = player.dazed || player.bound
    if (isIll && on <= 2) player.extra++
    this.call = null
    this.calls.push({ seat: player.seat, on, isIll })
  }

  /** Calls of this turn that were heard, until help comes (D30). */
  private calls: { seat: number; on: number; isIll: boolean }[] = []

  /** Gives help to a player whose call was heard: it heals afflictions, and carries the others off (D30). */
  private helps(seat: number, isIll: boolean): void {
    const isDue = this.calls.some(call => call.seat === seat && call.on <= 4 && call.isIll === isIll)
    this.expect(isDue, `seat ${seat} is ${isIll ? 'healed' : 'carried off'} and has not called so (D30)`)
    this.calls = this.calls.filter(call => call.seat !== seat)
  }

  /** Begins a day after everybody's turn, and on Day 14 after the Evil Spirit's (D7). */
  private dawns({ fortnight, dayOfFortnight }: Told<'dawn'>): void {
    const { book } = this
    this.turnEnds()
    this.expect(this.slot === book.players.length, `only ${this.slot} have moved (3.74, D7)`)
    if (book.day % 14 === 0) this.expect(this.attack !== null, 'no attack on Day 14 (D7)')
    if (this.attack) this.attackEnds(this.attack)
    this.attack = null
    book.day++
    for (const { seat, lair } of this.players) if (lair !== null && lair <= book.day) this.overdue.add(seat)
    this.slot = 0
    this.expect(
      fortnight === this.fortnight && dayOfFortnight === ((book.day - 1) % 14) + 1,
      `it is day ${book.day}, and told is ${dayOfFortnight} of ${fortnight}`,
    )
  }

  private turns({ seat, extra }: Told<'turn'>): void {
    const player = this.players[seat!]!
    // An extra turn comes before the next of several landings, while the turn that led to them is in progress (D29).
    const isWithin = extra && this.landings > 1
    if (!isWithin) this.turnEnds()
    if (extra) {
      this.expect(player.extra > 0, `seat ${seat} has no extra turn (D29)`)
      player.extra--
    } else {
      const due = (this.book.dealer + this.slot) % this.players.length
      this.expect(seat === due, `it is the turn of seat ${due}, not ${seat} (3.74)`)
      this.expect(
        this.players.every(one => one.extra === 0),
        'extra turns come first (D29)',
      )
      this.slot++
    }
    this.expect(isWithin || this.attack === null, 'a turn is taken while Evil acts (D7)')
    player.turns++
    // Every spell can be cast again in another turn (D31).
    for (const one of this.players) one.cast = []
    this.turn = { seat: seat!, stunned: player.stunned > 0, stirred: false }
    this.withAnimal(player)
  }

  private withAnimal({ seat, animal }: Player): void {
    const with_ = this.animals[seat]!
    if (!animal) return
    with_.turns++
    const days = DAYS[animal.kind]
    if (days === undefined)
      this.expect(with_.turns <= with_.most, `the ${animal.kind} is there for turn ${with_.turns} (D43)`)
    else this.expect(this.book.day - with_.day <= days, `the ${animal.kind} of day ${with_.day} is still there (D43)`)
  }

  /** Checks that after a turn in the Lair the Dragon has moved, and has gone home if anybody is there (D26). */
  private turnEnds(): void {
    const { turn } = this
    if (!turn) return
    const { space } = this.players[turn.seat]!
    const isDue = tileOf(space) === LAIR && !turn.stunned && !this.hidden.has(turn.seat)
    this.expect(!isDue || turn.stirred, `the Dragon does not stir for seat ${turn.seat} (D26)`)
    this.expect(this.hurried === null, `seat ${this.hurried?.seat} is bound and has met nothing (D26)`)
    this.hurried = null
    this.completes = false
    this.landings = 0
    const unheard = this.calls.filter(({ on }) => on <= 4).map(({ seat }) => seat)
    this.expect(unheard.length === 0, `the calls of ${unheard} are heard and nothing comes of them (D30)`)
    this.calls = []
    this.hidden.clear()
    this.driven.clear()
    this.walking.clear()
    this.meeting = null
    this.turn = null
  }

  private loses({ why, left }: Told<'lost-turn'>, player: Player): void {
    const { trap } = player
    if (trap?.kind === 'roll' && player.stunned === 0) return
    this.expect((why === 'stunned') === player.stunned > 0, `a turn lost is ${why} (D21)`)
    if (player.stunned > 0) player.stunned--
    const counted = trap?.kind === 'turns' ? trap.left - 1 : null
    if (trap?.kind === 'turns') player.trap = { ...trap, left: trap.left - 1 }
    const isEndless = trap?.kind === 'rescue' || trap?.kind === 'fortnight'
    const rest = isEndless ? null : Math.max(player.stunned, counted ?? 0)
    this.expect(left === rest, `${rest} turns are left, and not ${left} (D21)`)
  }

  private walks(player: Player, { from, space, how, cost }: Told<'moved'>): void {
    const { seat } = player
    this.expect(from === player.space, `seat ${seat} is in ${player.space} and goes from ${from}`)
    this.expect(player.stunned === 0 || how === 'wanders', `seat ${seat} is stunned and goes (D14)`)
    // An Event can carry Dazed players like a boat (R20).
    const isOnFoot = ['walks', 'boards', 'lands', 'sails'].includes(how)
    const least = player.bound ? 2 : !player.dazed || player.events.length > 0 ? 0 : how === 'sails' ? 1 : 2
    // Any roll is enough for one step (D24).
    const isLow = this.dice.get('movement')?.[0] === 1 && cost === 1 && this.isles.distance(from, space) === 1
    const due = isLow ? 1 : least * this.isles.distance(from, space)
    if (isOnFoot && (player.bound || player.dazed))
      this.expect(cost >= due, `the ill go from ${from} to ${space} for ${cost}, and it should be ${due} (D27, D28)`)
    const isLeft = tileOf(player.space) === LAIR && tileOf(space) !== LAIR
    if (isLeft) this.walking.set(seat, player.lair)
    const known = this.walking.get(seat)
    this.comes(player, space)
    if (tileOf(space) === LAIR && known !== undefined) player.lair = known
  }

  /** Moves a player to a space, where the Lair starts to bind (D26). */
  private comes(player: Player, space: string): void {
    const [from, to] = [tileOf(player.space), tileOf(space)]
    if (to !== LAIR) player.lair = null
    else if (from !== LAIR && !player.bound) player.lair = this.book.day + LAIR_DAYS
    player.space = space
  }

  private carried({ seat, space, rule }: Told<'transported'>, player: Player): void {
    this.walking.delete(seat!)
    this.landings++
    this.expect(!isWater(space) && !this.isLost(space), `${space} is no place to land (D13)`)
    const trap = this.results.get(seat!)
    if (rule === 'D15' && trap?.table === 'traps') {
      const isDen = space === `${LAIR}.center`
      if (trap.on === 2) this.expect(isDen, `the Trap leads to ${space} (D15)`)
      if (trap.on === 4) this.expect(tileOf(space) === LAIR && !isDen, `the Trap leads to ${space} (D15)`)
      if (trap.on === 6) this.expect(isRandom(space), `the Trap leads to ${space} (D15)`)
    }
    if (rule === 'D14') this.expect(tileOf(space) === LAIR && isRandom(space), `Demons carry him to ${space} (D14)`)
    if (['D10', 'D20', 'D28'].includes(rule)) this.expect(isRandom(space), `${space} is no random space (4.2)`)
    if (rule === 'D19')
      this.expect(isRandom(space) && (player.rank < 4 || tileOf(space) === LAIR), `he comes to ${space} (D19)`)
    if (rule === 'D30') this.helps(seat!, false)
    if (rule === 'D10') this.attack?.carried.push(seat!)
    if (rule === 'D12') {
      this.expect(tileOf(space) === LAIR && isRandom(space), `from dead land to ${space} (D12)`)
      this.attack?.landed.push(seat!)
    }
    player.trap = null
    player.boat = null
    this.comes(player, space)
  }

  private comesTo(event: Told<'result'>, player: Player): void {
    const { table, dice, on } = event
    this.results.set(player.seat, event)
    if (table === 'random-encounters') this.meeting = null
    // A failed spell against Demons or the Dragon makes the row one worse (D14, D15).
    if (table === 'demons' || table === 'dragon') {
      const isWorse = this.meeting?.spell?.works === false
      const due = Math.max(1, Math.max(...dice) - (isWorse ? 1 : 0))
      this.expect(on === due, `${dice} on the ${table} table is ${due}, and not ${on} (D14, D15)`)
      this.expect(this.meeting?.seat === player.seat, `seat ${player.seat} meets no ${table}`)
    }
    if (table === 'dragon' && this.meeting?.spell === null) this.hurries(player, 1)
    if (table === 'dragon' && on === 1 && !player.bound) this.threatened.set(player.seat, 'bound')
    if (table === 'demons' && on === 4 && !player.dazed) this.threatened.set(player.seat, 'dazed')
    if (table === 'random-encounters') this.expect(!player.bound, 'chance meets who is Dragonbound (D28)')
    if ((table === 'common-towns' && on === 5) || (table === 'abbey' && on <= 2)) player.extra++
  }

  /** The players that a table makes Dazed or Dragonbound, unless they escape. */
  private readonly threatened = new Map<number, 'dazed' | 'bound'>()

  private hurries(player: Player, days: number): void {
    const { hurried } = this
    this.hurried = null
    if (hurried?.seat !== player.seat) this.nears(player, days)
    else
      this.expect(hurried.left <= days, `${hurried.left} days before his time the Lair binds seat ${player.seat} (D26)`)
  }

  /** Shortens the time until a player is bound, after a meeting with the Dragon in its Lair (D26). */
  private nears(player: Player, days: number): void {
    if (player.lair === null || tileOf(player.space) !== LAIR) return
    player.lair -= days
    if (player.lair <= this.book.day) this.overdue.add(player.seat)
  }

  private meets({ seat, who, space, players = [] }: Told<'meets'>, player: Player): void {
    const { book } = this
    this.meeting = { who, seat, space, players, spell: null, healed: false }
    // Demons at sea go with boats, which are not checked.
    if (who === 'demons' && !isWater(space))
      this.expect(book.demons.includes(space) || this.driven.has(space), `no Demons are in ${space} (D14)`)
    if (who === 'dragon') {
      const isThere = book.dragon === space || space === `${LAIR}.center`
      this.expect(isThere || player.order === 'evil', `the Dragon is in ${book.dragon}, and not in ${space} (D26)`)
    }
    if (isWizard(who)) {
      book.wizards = book.wizards.filter(({ wizard, at }) => wizard !== who || at !== player.space)
      // Within the Lair it resets the player's days (D26).
      if (player.lair !== null) player.lair = book.day + LAIR_DAYS
    }
    if (who === 'players')
      for (const one of [player, ...players.map(other => this.players[other]!)])
        this.expect(one.rank > 0, `seat ${one.seat} is of no Order and meets others (D19)`)
  }

  private trapped({ trap, left, rule }: Told<'trapped'>, player: Player): void {
    if (trap === 'none') {
      player.trap = null
      return
    }
    player.trap =
      trap === 'turns' ? { kind: trap, left: left!, ...(rule === '8.5' && { event: true }) } : { kind: trap }
    if (rule !== 'D15') return
    const on = this.results.get(player.seat)?.on
    const due = on === 1 ? 'rescue' : on === 3 ? 'turns' : on === 5 ? 'roll' : 'none'
    this.expect(trap === due, `a ${on} is a Trap ${due}, and not ${trap} (D15)`)
    if (trap === 'turns') this.expect(left === this.dice.get('turns-lost')![0], `${left} turns in a Trap (D15)`)
  }

  private joins({ seat, order }: Told<'joins'>, player: Player): void {
    this.expect(player.order !== order, `${order} is his Order already (10.3)`)
    this.expect(!player.bound, 'who is Dragonbound is initiated (D28)')
    this.expect(!this.isSummoned(player), 'who is summoned is initiated (D42)')
    this.expect(!player.tasks.some(({ mandatory }) => mandatory), 'Mandatory Tasks stay with who changes Orders (D38)')
    this.expect(!this.isHealing(seat!), 'who is healed has more of it (D27)')
    const who = this.meeting?.seat === seat ? this.meeting!.who : ''
    const isAtCottage = player.space === COTTAGE && order === 'rangers'
    this.expect(isMentor(who, order) || isAtCottage, `${who} initiates into ${order} (D36, D37)`)
    for (const id of this.dropped) this.excused.add(id)
    Object.assign(player, { order, rank: 1, advanced: null })
  }

  private isSummoned = ({ events }: Player) => events.some(({ id }) => id === 31)
  private isHealing = (seat: number) => this.meeting?.seat === seat && this.meeting.healed

  /**
   * Checks that a player who rises has the points and the days, has no duties at the last Rank, and has no partner
   * behind (D2, D42, D45).
   */
  private advances({ seat, rank }: Told<'advances'>, player: Player): void {
    const { order, points, advanced } = player
    const others = this.isTogether ? this.players : [player]
    const who = this.meeting?.seat === seat ? this.meeting!.who : ''
    this.expect(rank === player.rank + 1 && rank <= 5, `from ${player.rank} to ${rank} (10.21)`)
    this.expect(advanced === null || this.book.day - advanced >= 3, `Rank ${rank} comes too early (10.21)`)
    this.expect(suffice(points, rankOf(order!, rank)), `Rank ${rank} of ${order} wants more points (D31)`)
    this.expect(!player.bound, 'who is Dragonbound advances (D28)')
    const last = this.told.findLast(({ kind }) => kind === 'spell') as Told<'spell'> | undefined
    const isInThought = last?.spell === 'telepathy' && last.success && last.seat === seat
    if (isInThought) this.expect(this.book.wizards.length === 0, 'Telepathy with a High Wizard on the board (D33)')
    this.expect(isMentor(who, order) || isInThought, `${who} advances one of ${order} (10.2)`)
    this.expect(!this.isHealing(seat!), 'who is healed has more of it (D27)')
    this.expect(rank === 5 || !this.isSummoned(player), 'who is summoned advances (D42)')
    this.expect(
      others.every(other => other.rank >= player.rank),
      `Rank ${rank} is reached before others have ${player.rank} (D45)`,
    )
    if (rank === 5)
      for (const other of others) {
        this.expect(!other.tasks.some(({ mandatory }) => mandatory), `seat ${other.seat} has duties (D2, D45)`)
        this.expect(suffice(other.points, rankOf(other.order!, 4)), `seat ${other.seat} lacks points (D45)`)
      }
    player.rank = rank
    player.advanced = this.book.day
  }

  /** Tasks that have become impossible since the last answer, and those with a cause for it. */
  private readonly dropped: number[] = []
  private readonly excused = new Set<number>()

  private tasks({ seat, task: id, what, mandatory, part }: Told<'task'>, player: Player): void {
    const { book } = this
    const all = [...this.players.flatMap(({ tasks }) => tasks), ...this.given.values()]
    const held = player.tasks.find(task => task.id === id) ?? this.given.get(`${seat} ${id}`)
    const lose = () => {
      player.tasks = player.tasks.filter(task => task.id !== id)
      this.given.delete(`${seat} ${id}`)
    }
    switch (what) {
      case 'part': {
        const marks = held?.marks.filter(mark => !mark.done && (mark.stage < 0 || partOf(held, mark).do === part)) ?? []
        const mark = marks.find(({ at }) => at === player.space) ?? marks[0]
        if (mark) mark.done = true
        break
      }
      case 'given':
        this.expect(player.rank > 0 && !player.bound, `seat ${seat} is given a Task (3.73, D28)`)
        this.expect(!this.isSummoned(player), 'who is summoned is given a Task (D42)')
        this.expect(!all.some(task => task.id === id), `Task ${id} is another's`)
        this.expect(!this.isHealing(seat!), 'who is healed has more of it (D27)')
        if (mandatory && !(player.order === 'rangers' && isWizard(this.meeting?.who ?? '') && player.space === COTTAGE))
          this.expect(isMentor(this.meeting?.who ?? '', player.order), `${this.meeting?.who} gives a duty (9.41)`)
        this.given.set(`${seat} ${id}`, { id, letter: '', mandatory: mandatory ?? false, marks: [] })
        break
      case 'done':
        // An Event completes Tasks, and the rest may have become impossible (12.43).
        if (!this.completes && !this.hasFallen)
          this.expect(
            held?.marks.every(({ stage, done }) => done || stage < 0) ?? true,
            `Task ${id} is not done (9.01)`,
          )
        book.tasksDone++
        book.completed++
        // Three Tasks per player thwart the attack on one land (D9).
        if (book.completed === 3 * this.players.length) {
          book.completed = 0
          book.thwarts++
          this.thwartsTold--
        }
        lose()
        break
      case 'passed':
        this.expect(held?.mandatory !== true, `Task ${id} is a duty and passed on (D44)`)
        lose()
        break
      case 'impossible':
        this.dropped.push(id)
        lose()
        break
    }
  }

  /** True if an Event that completes Tasks has been drawn in this turn. */
  private completes = false

  private draws(id: number, player: Player): void {
    if (eventCard(id).does.some(({ verb }) => verb === 'complete-tasks')) this.completes = true
    this.expect(!player.bound, 'who is Dragonbound draws an Event (D28)')
    for (const { verb, turns } of eventCard(id).does)
      if (verb === 'extra-turns' && typeof turns === 'number') player.extra += turns
  }

  private animal({ animal, what, rule }: Told<'animal'>, player: Player): void {
    if (animal === 'dragon' || animal === 'dove') return
    if (what === 'leaves') {
      this.expect(player.animal?.kind === animal, `no ${animal} is with seat ${player.seat}`)
      player.animal = null
      return
    }
    this.expect(!player.dazed && !player.bound, `a ${animal} comes to who is ill (D27, D28)`)
    player.animal = { kind: animal, left: 0 }
    // One Event brings a Winged Horse for four turns (D42).
    const most = rule === '8.5' ? 4 : (TURNS[animal] ?? 0)
    this.animals[player.seat] = { day: this.book.day, turns: 0, most: Math.max(most, TURNS[animal] ?? 0) }
  }

  /** Checks that a spell is known, is not cast twice in a turn, and works by its die (D27, D28, D31, D33). */
  private casts({ seat, spell, success }: Told<'spell'>, player: Player): void {
    const { order, rank, cast, dazed } = player
    const isLate = this.hurried?.seat === seat && AGAINST_DRAGONS.includes(spell)
    const known = order !== null && rank < 5 && rankOf(order, rank).spells.some(one => one.spell === spell)
    this.expect(known && (!player.bound || isLate), `${spell} is not known to Rank ${rank} of ${order} (D31)`)
    this.expect(!dazed || FOR_THE_DAZED.includes(spell), `who is Dazed casts ${spell} (D27)`)
    this.expect(!cast.includes(spell), `${spell} is cast twice in a turn (D31)`)
    if (SUMMONINGS.includes(spell))
      this.expect(!cast.some(one => SUMMONINGS.includes(one)), `${spell} is a second Summoning (D31)`)
    cast.push(spell)
    const die = this.dice.get(`spell:${spell}`)![0]!
    const most = spell === 'telepathy' ? 2 : dazed ? 3 : 5
    this.expect(success === die <= most, `${spell} works on ${die}: ${success} (D27, D33)`)
    if (AGAINST_DRAGONS.includes(spell)) {
      this.hurries(player, 3)
      if (spell === 'dragon-dodging' && success) this.hidden.add(seat!)
    }
    if (spell === 'escaping' && success) {
      this.threatened.delete(seat!)
      this.calls = this.calls.filter(call => call.seat !== seat)
      if (this.attack) this.stays.add(seat!)
    }
    if (this.meeting?.seat === seat && [...AGAINST_DRAGONS, ...AGAINST_DEMONS].includes(spell)) {
      const isFor = AGAINST_DRAGONS.includes(spell) ? 'dragon' : 'demons'
      if (this.meeting!.who === isFor || (isFor === 'demons' && this.meeting!.who === 'players'))
        this.meeting!.spell = { name: spell, works: success }
    }
    // From a Stone it gives an extra turn, unless it leads to a Stone (D31).
    if (spell === 'transporting' && success && order === 'druids' && this.answer !== 'cast transporting to stone') {
      const isOnStone = !isWater(player.space) && groundOf(player.space) === 'stone'
      if (isOnStone && rank < 5) player.extra++
    }
  }

  private afflicted({ seat, with: ill, now, rule }: Told<'afflicted'>, player: Player): void {
    player[ill] = now
    if (!now) {
      if (rule === 'D30' && this.calls.length > 0) this.helps(seat!, true)
      if (this.meeting?.seat === seat) {
        const { who } = this.meeting!
        this.meeting!.healed = true
        this.expect(who !== 'dragon', 'the Dragon heals (D36)')
      }
      // A player healed in the Lair gets a new marker one space behind the Day (D28).
      if (ill === 'bound' && tileOf(player.space) === LAIR) player.lair = this.book.day + LAIR_DAYS
      return
    }
    // The meeting itself ends the player's time, though its event comes later: by a day, or by three for a spell.
    const left = player.lair === null ? Number.POSITIVE_INFINITY : player.lair - this.book.day
    const isDue = this.threatened.get(seat!) === ill || (ill === 'bound' && this.overdue.has(seat!))
    const isHurried = !isDue && ill === 'bound' && tileOf(player.space) === LAIR && left <= 3
    if (isHurried) this.hurried = { seat: seat!, left }
    this.expect(isDue || isHurried, `seat ${seat} is ${ill} and nothing does it (D14, D15, D26)`)
    this.threatened.delete(seat!)
    if (ill === 'bound') {
      this.overdue.delete(seat!)
      player.lair = null
      if (player.trap?.kind === 'turns' && player.trap.event) player.trap = null
    }
  }

  /** The players bound by a meeting in the Lair, and the days they had left (D26). */
  private hurried: { seat: number; left: number } | null = null

  private appears({ space, rule }: Told<'demon'>): void {
    const { book, meeting } = this
    this.expect(!this.isLost(space), `Demons in fallen ${space} (D13)`)
    if (!book.demons.includes(space)) book.demons.push(space)
    if (rule === 'D14' && meeting?.who === 'demons' && !isWater(meeting.space) && !this.isLost(meeting.space))
      this.expect(tileOf(space) === tileOf(meeting.space), `from ${meeting.space} Demons come to ${space} (D14)`)
    if (rule === '9.9') this.expect(this.mayFail(), `Demons in ${space}, and no Task has failed (9.9, D38)`)
    if (this.attack && (rule === 'D12' || rule === 'D25')) this.attack.demons.push(space)
    this.expect(!this.attack?.thwarted, `Demons in ${space} though no land is lost (D9)`)
  }

  /** Returns true if a Task may have failed since the last answer, because land has fallen or something was stolen. */
  private mayFail = () => this.told.some(({ kind }) => kind === 'stolen') || this.hasFallen

  /** True if land has fallen in the current attack, or since the last answer. */
  private hasFallen = false

  /** Places from which Demons were driven off this turn: all players there meet them in turn (D14). */
  private readonly driven = new Set<string>()

  private departs(space: string): void {
    this.driven.add(space)
    const { book } = this
    this.expect(isWater(space) || book.demons.includes(space), `no Demons are in ${space}`)
    book.demons = book.demons.filter(at => at !== space)
    book.haunted = book.haunted.filter(boat => book.boats[boat] !== space)
  }

  private placed({ what, space, wizard, rule }: Told<'placed'>): void {
    const { book } = this
    if (what === 'dragon') {
      book.dragon = space
      if (tileOf(space) === LAIR) {
        this.expect(isRandom(space) || rule !== 'D26', `the Dragon goes to ${space} (D26)`)
        if (this.turn) this.turn.stirred = true
        const isAny = this.players.some(player => tileOf(player.space) === LAIR)
        this.expect(isAny || rule !== 'D26', 'the Dragon goes home though nobody is there (D26)')
      }
    }
    if (what === 'wizard') {
      this.expect(isRandom(space) && !this.isLost(space), `${space} is no random space (4.2, D13)`)
      if (wizard !== undefined)
        book.wizards.push({ wizard: wizard as never, at: space, letter: null, knownTo: [], cards: [] })
    }
  }

  /**
   * Checks that points come from a roll or a printed number, to players who can gain them (D14, D15, D19, D20, D28,
   * D30).
   */
  private gains({ seat, gained, why }: Told<'points'>, player: Player): void {
    const sum = POINTS.reduce((all, kind) => all + (gained[kind] ?? 0), 0)
    const die = (purpose: string) => this.dice.get(purpose)?.[0] ?? 0
    this.expect(player.rank > 0, 'who is of no Order has points (3.73)')
    this.expect(sum <= 0 || !player.bound, 'who is Dragonbound gains points (D28)')
    const result = this.results.get(seat!)
    const twice = result !== undefined && result.on <= 2 ? 2 : 1
    const lost = POINTS.find(kind => (gained[kind] ?? 0) < 0)
    const most = (points: number) => -Math.min(points, lost ? player.points[lost] : 0)
    const expected = (): number | null => {
      switch (why.by) {
        case 'task': {
          const { gain } = taskCard(why.task)
          return POINTS.every(kind => gain[kind] === (gained[kind] ?? 0)) ? sum : Number.NaN
        }
        case 'elves':
          return die('points') * twice
        case 'hamdrel':
          return die('points') * 2
        case 'monks':
          return die('points')
        case 'demons-depart':
        case 'demon-dispelled':
          return Math.max(1, die('points') - player.rank)
        case 'star-crest':
          this.expect(sum === 10 || sum === 5, `the Star Crest gives ${sum} (D15)`)
          return sum
        case 'rescue':
          this.expect(!this.isTogether, 'a rescue pays partners (D44)')
          return 10
        case 'folk':
          return most(die('points-lost'))
        case 'call':
          return most(player.rank ** 2)
        case 'demons':
        case 'dragon': {
          const least = Math.min(...POINTS.map(kind => player.points[kind]).filter(n => n > 0))
          this.expect(player.points[lost!] === least, `${lost} is not the least (D14)`)
          return most(die('points-lost') * (why.by === 'dragon' ? 2 : 1))
        }
        default:
          return null
      }
    }
    const wanted = expected()
    this.expect(wanted === null || wanted === sum, `${sum} points by ${why.by}, and it should be ${wanted}`)
    for (const kind of POINTS) player.points[kind] += gained[kind] ?? 0
    this.expect(
      POINTS.every(kind => player.points[kind] >= 0),
      'points below zero (10.22)',
    )
  }

  /** Returns the number of lands that an attack takes (D8). */
  private landsDue(): number {
    const { fortnight } = this
    const n = this.isTogether ? this.players.length : 1
    if (fortnight <= 2) return 0
    if (fortnight <= 4) return 1
    if (fortnight === 5) return 2
    if (fortnight === 6) return n >= 2 ? 3 : 2
    return n >= 3 ? 4 : 3
  }

  /** Counts the Demons and Task Markers on a land (D11). */
  private markersOn(tile: string): number {
    const isOn = (space: string | null) => space !== null && tileOf(space) === tile
    const tasks = this.players.flatMap(({ tasks }) => tasks)
    const laid = [...tasks, ...this.given.values()].flatMap(task => task.marks.filter(({ done }) => !done))
    return this.book.demons.filter(isOn).length + laid.filter(({ at }) => isOn(at)).length
  }
  private wizardsOn = (tile: string) => this.book.wizards.filter(({ at }) => tileOf(at) === tile).length

  /** Returns the order in which lands fall (D11). The first group is due, in any order within it. */
  private rankingOf(): Standing[] {
    const { book } = this
    return book.placements
      .map(({ tile }) => tile)
      .filter(tile => tile !== LAIR && !book.fallen.includes(tile))
      .map(tile => {
        const wizards = this.wizardsOn(tile)
        const isForeseen = book.foreseen === tile
        const isMarked = isForeseen || this.markersOn(tile) > 0
        const weight = isForeseen ? Number.POSITIVE_INFINITY : this.markersOn(tile) - wizards
        const kind = ['common', 'elven', 'magic'].indexOf(kindOf(tile))
        return { tile, isMarked, kind, weight: isMarked ? weight : 0, wizards }
      })
      .sort(before)
  }

  private attacks({ thwarted, scatters, saved = 0 }: Told<'attack'>): void {
    const { book } = this
    this.turnEnds()
    this.expect(book.day % 14 === 0 && this.slot === this.players.length, `an attack on day ${book.day} (D7)`)
    this.expect(this.attack === null, 'a second attack in a day (D7)')
    for (const player of this.players) player.cast = []
    const ranking = this.rankingOf()
    const marked = ranking.filter(({ isMarked }) => isMarked).length
    const due = Math.min(this.landsDue(), marked + 1, ranking.length)
    const unchanged = Math.min(due, book.thwarts)
    const isEarly = this.fortnight <= 2
    this.expect((scatters === true) === isEarly, 'the first two attacks carry all off, and no others (D10)')
    if (!isEarly) {
      book.thwarts -= unchanged
      this.expect(thwarted === (unchanged === due), `${unchanged} of ${due} lands are saved, told is ${thwarted} (D9)`)
      this.expect(thwarted || saved === unchanged, `${unchanged} lands are saved, and told are ${saved} (D9)`)
    }
    const falling = ranking.slice(0, isEarly ? 0 : due - unchanged)
    const isIn = this.players.map(({ space }) => tileOf(space))
    this.attack = { thwarted, falling, ranking, isIn, fallen: [], carried: [], landed: [], demons: [] }
  }

  private falls(tile: string): void {
    const { book, attack } = this
    this.expect(attack !== null && !attack.thwarted, `${tile} falls and nobody attacks (D9)`)
    const due = attack?.falling[attack.fallen.length]
    const own = attack?.ranking.find(one => one.tile === tile)
    this.expect(due !== undefined && own !== undefined, `${tile} is one land too many (D8)`)
    if (due && own)
      this.expect(
        before(due, own) === 0,
        `${tile} falls (${JSON.stringify(own)}) and due is ${JSON.stringify(due)} (D11)`,
      )
    attack?.fallen.push(tile)
    this.hasFallen = true
    if (book.foreseen === tile) book.foreseen = null
    book.fallen.push(tile)
    book.wizards = book.wizards.filter(({ at }) => tileOf(at) !== tile)
    book.demons = book.demons.filter(at => tileOf(at) !== tile)
  }

  /**
   * Checks that after an attack the right number of lands have fallen, players on them are in the Lair, and everybody
   * has had Demons (D8, D10, D12).
   */
  private attackEnds({ thwarted, falling, fallen, carried, landed, demons, isIn }: Attack): void {
    const { players, dealer } = this.book
    const inTurn = players.map((_, i) => (dealer + i) % players.length)
    this.expect(fallen.length === falling.length, `${falling.length} lands fall, and not ${fallen.length} (D8)`)
    this.expect(thwarted || demons.length <= players.length, `${demons.length} Demons for ${players.length} (D12)`)
    const taken = inTurn.filter(seat => fallen.includes(isIn[seat] ?? ''))
    this.expect(
      taken.join() === landed.join(),
      `seats ${taken} were on dead land, and ${landed} have come to the Lair (D12)`,
    )
    if (this.fortnight > 2) this.expect(carried.length === 0, 'all are carried off later (D10)')
    else {
      const order = inTurn.filter(seat => carried.includes(seat))
      this.expect(carried.join() === order.join(), `${carried} are carried off one after the other (D10)`)
      const stay = inTurn.filter(seat => !carried.includes(seat) && !this.stays.has(seat))
      this.expect(stay.length === 0, `seats ${stay} are not carried off (D10)`)
    }
    this.stays.clear()
    this.expect(
      players.every(({ space }) => !this.isLost(space)),
      'somebody is upon dead land (D12)',
    )
  }

  /** The players who escaped when Evil carried players off (D10). */
  private readonly stays = new Set<number>()

  /** Checks at the end of the events that the game matches the book. It skips effects left by an unfinished turn. */
  compare(state: WizardsState, topic: string | undefined): void {
    const isOver = topic === undefined || topic === 'roll'
    const { book } = this
    this.compareTasks(state)
    this.ends(state)
    const seen = ({ day, fallen, thwarts, completed, tasksDone, dragon, foreseen }: WizardsState) => ({
      day,
      fallen,
      thwarts,
      completed,
      tasksDone,
      dragon,
      foreseen,
    })
    if (state.result === null) this.same(seen(state), seen(book))
    this.expect(this.thwartsTold === 0 || !isOver, 'a thwart is told where none is had, or had and not told (D9)')
    this.compareDemons(state)
    for (const player of state.players) {
      const own = this.players[player.seat]!
      const of = ({ space, order, rank, points, advanced, animal, dazed, bound, extra, stunned, turns }: Player) => ({
        space,
        order,
        rank,
        points,
        advanced,
        animal: animal?.kind ?? null,
        dazed,
        bound,
        extra,
        stunned,
        turns,
      })
      const afterTurn = ({ trap, lair, cast }: Player) => ({
        trap: trap?.kind === 'turns' ? trap.left : (trap?.kind ?? null),
        lair,
        cast: [...cast].sort(),
      })
      if (state.result !== null) continue
      // A player on fallen land is on the way to the Lair while others are asked (D12).
      const isOnTheWay = this.isLost(own.space) && this.attack !== null
      if (isOnTheWay) this.expect(tileOf(player.space) === LAIR, `seat ${player.seat} stays in ${player.space} (D12)`)
      this.same(of(isOnTheWay ? { ...player, space: own.space } : player), of(own), `seat ${player.seat}: `)
      if (isOver) this.same(afterTurn(player), afterTurn(own), `seat ${player.seat}: `)
    }
    if (isOver && state.result === null) {
      const ill = [...this.threatened].map(([seat, what]) => `${seat} ${what}`)
      this.expect(ill.length === 0, `not so as it should be: ${ill} (D14, D15)`)
      this.expect(this.overdue.size === 0, `the time in the Lair of ${[...this.overdue]} is over (D26)`)
      this.threatened.clear()
    }
    if (topic !== 'space') this.given.clear()
    this.dropped.length = 0
    this.excused.clear()
    if (!this.attack) this.hasFallen = false
    const { players } = book
    this.book = copied(state)
    if (isOver) return
    for (const player of this.players) {
      player.trap = players[player.seat]!.trap
      player.lair = players[player.seat]!.lair
      player.cast = players[player.seat]!.cast
      player.space = players[player.seat]!.space
    }
  }

  /** Checks that Demons are where the events put them, except those aboard boats, which move along (D25). */
  private compareDemons(state: WizardsState): void {
    if (state.result !== null) return
    const isAfloat = (space: string) => isWater(space)
    const only = (here: readonly string[], there: readonly string[]) =>
      here.filter(at => !there.includes(at) && !isAfloat(at)).join()
    const [more, less] = [only(state.demons, this.book.demons), only(this.book.demons, state.demons)]
    this.expect(more === '' && less === '', `Demons are in "${more}" and not in "${less}" (D12, D14)`)
    const out = ({ wizards }: WizardsState) =>
      wizards
        .map(({ at }) => at)
        .sort()
        .join()
    this.expect(out(state) === out(this.book), `High Wizards are in ${out(state)}, by the book ${out(this.book)}`)
  }

  /**
   * Checks that Tasks come and go as the events say, their markers are where the card says, and their parts are done in
   * order (9, D12).
   */
  private compareTasks(state: WizardsState): void {
    for (const { seat, tasks } of state.players) {
      const old = this.players[seat]!
      for (const { id, mandatory } of tasks) {
        const fresh = old.tasks.some(task => task.id === id) ? undefined : this.given.get(`${seat} ${id}`)
        if (!fresh) continue
        this.expect(mandatory === fresh.mandatory, `Task ${id} is Mandatory or not (9.41)`)
        old.tasks.push(fresh)
        this.given.delete(`${seat} ${id}`)
      }
      const ids = (list: readonly Held[]) =>
        list
          .map(({ id, mandatory }) => `${id}${mandatory ? '!' : ''}`)
          .sort()
          .join()
      this.expect(ids(tasks) === ids(old.tasks), `seat ${seat} holds ${ids(tasks)}, by the book ${ids(old.tasks)}`)
      for (const task of tasks) {
        const next = Math.min(...openMarks(task).map(({ stage }) => stage))
        this.expect(
          task.marks.every(({ stage, done }) => !done || stage <= next),
          `Task ${task.id} is done out of order (7.311)`,
        )
        const book = old.tasks.find(({ id }) => id === task.id)
        const count = ({ marks }: Held) => marks.filter(({ done }) => done).length
        if (book && book.marks.length === task.marks.length && book.marks.every(({ stage }) => stage >= 0))
          this.expect(
            count(book) === count(task),
            `${count(task)} parts of Task ${task.id} are done, not ${count(book)}`,
          )
        else this.faults.push(...misplacedOf(task))
        this.expect(
          state.result !== null ||
            task.marks.every(
              ({ at, done }) => done || at === null || isWater(at) || !state.fallen.includes(tileOf(at)!),
            ),
          `Task ${task.id} has a marker on fallen land (D12)`,
        )
      }
    }
    const isExcused = (id: number) => this.excused.has(id) || this.mayFail()
    const lost = this.dropped.filter(id => !isExcused(id))
    this.expect(lost.length === 0 || state.result !== null, `Tasks ${lost} are lost and nothing has happened (9.9)`)
  }

  /** Checks that the game is over at the right time, and the winners have won (D1, D44, 12.46, D5). */
  private ends({ result, fallen, players, seats }: WizardsState): void {
    const told = this.told.find(event => event.kind === 'end')
    const isLost = fallen.includes(CIRCLE)
    const risen = players.filter(({ rank }) => rank === 5).map(({ seat }) => seat)
    this.expect((result === null) === (told === undefined), 'the end is told when it comes')
    this.expect(!isLost || told?.how === 'circle', 'the Sacred Circle has fallen (12.46)')
    this.expect(risen.length === 0 || told?.how === 'risen', 'the last Rank is reached and the game goes on (D1)')
    if (!result || !told) return
    const all = seats.map((_, seat) => seat)
    switch (told.how) {
      case 'risen':
        this.expect(risen.length === 1, 'nobody has the last Rank (D1)')
        this.expect(result.winners.join() === (this.isTogether ? all : risen).join(), `${result.winners} win (D1, D44)`)
        break
      case 'circle':
        this.expect(isLost && result.winners.length === 0, 'the Sacred Circle stands (12.46)')
        break
      case 'draw':
        this.expect(
          players.every(one => one.rank === 4 && suffice(one.points, rankOf(one.order!, 4))),
          'somebody can still rise (D5)',
        )
        break
      default:
        this.expect(false, `no game ends by ${told.how} (D1)`)
    }
  }

  private same(state: object, book: object, whose = ''): void {
    const [game, own] = [state, book] as [Record<string, unknown>, Record<string, unknown>]
    for (const name of Object.keys(own)) {
      const [a, b] = [JSON.stringify(game[name]), JSON.stringify(own[name])]
      this.expect(a === b, `${whose}${name} is ${a}, by the book ${b}`)
    }
  }
}

/** A land as Evil ranks it. */
interface Standing {
  readonly tile: string
  readonly isMarked: boolean
  /** Common, Elven or Magic, from 0. */
  readonly kind: number
  readonly weight: number
  readonly wizards: number
}

/**
 * Sorts lands: marked before unmarked, Common before Elven before Magic, most marked first, then fewest High Wizards
 * (D11).
 */
const before = (a: Standing, b: Standing): number =>
  Number(b.isMarked) - Number(a.isMarked) ||
  a.kind - b.kind ||
  (a.weight === b.weight ? a.wizards - b.wizards : b.weight - a.weight)

/** The Evil Spirit's actions on a Day 14. */
interface Attack {
  readonly thwarted: boolean
  /** The lands due and all lands left at its start. */
  readonly falling: readonly Standing[]
  readonly ranking: readonly Standing[]
  /** Every player's Territory before the attack. */
  readonly isIn: readonly (string | null)[]
  readonly fallen: string[]
  readonly carried: number[]
  readonly landed: number[]
  readonly demons: string[]
}
