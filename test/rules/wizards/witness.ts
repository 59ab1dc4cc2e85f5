import type { Player, WizardsEvent, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { CREST, groundOf, type Isles, isCenter, isWater, kindOf, LAIR, tileOf } from './isles.ts'
import {
  ADDS,
  eventCard,
  type Held,
  openMarks,
  type Place,
  POINTS,
  partOf,
  rankOf,
  type Segment,
  spellOf,
  taskCard,
} from './umpire.ts'

type Told<K extends WizardsEvent['kind']> = Extract<WizardsEvent, { kind: K }>

const MAX_TURNS: Readonly<Record<string, number>> = { unicorn: 1, 'winged-horse': 2, horse: 3, hound: 4 }
/** The effect of an Event that is kept for later or continues. */
const KEPT = ['star-crest-pass', 'ward', 'lamps', 'summons', 'town-favor']

/**
 * Applies the events to its own records, and finds what the rulebook does not allow or the dice do not explain. It
 * never calls the rules of the game.
 */
export class Witness {
  /** The faults found, in sentences. */
  readonly faults: string[] = []
  /** The current Movement Segment. */
  segment: Segment | null = null
  /** The person met, and that person's actions so far. */
  met = new Set<string>()
  /** The places already chosen for the Task being marked. */
  marked = new Set<string>()
  private book: WizardsState
  /** The last dice for each purpose. */
  private dice = new Map<string, readonly number[]>()
  /** The number of turns taken today, and the extra turns to come. */
  private slot: number
  private results: Told<'result'> | null = null
  /** The events since the last answer. */
  private told: WizardsEvent[] = []
  /** Everybody's places since the last answer. */
  private been: Set<string>[] = []
  /** The lands that fell today, and those carried off or attacked (12.11, 12.14). */
  private fallen: string[] = []
  private attacked = 0
  private carried: number[] = []
  private escaped = new Set<number>()
  private isAttack = false
  /** Turns since an animal's arrival, by seat. */
  private turnsWith: number[]

  constructor(
    state: WizardsState,
    private readonly isles: Isles,
  ) {
    this.book = copied(state)
    // A turn has already begun.
    this.slot = state.acted + 1
    this.turnsWith = state.players.map(() => 0)
    this.been = state.players.map(({ space }) => new Set([space]))
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  private get players() {
    return this.book.players
  }

  /** Returns the days of a Fortnight, and a day's place in its own. */
  private daysOf(day: number): { fortnight: number; day: number; days: number } {
    const short = this.book.fortnight ?? 14
    if (day <= 28) return { fortnight: Math.ceil(day / 14), day: ((day - 1) % 14) + 1, days: 14 }
    return { fortnight: 2 + Math.ceil((day - 28) / short), day: ((day - 29) % short) + 1, days: short }
  }

  /** Called for an answer. */
  answered(id: string, topic: string): void {
    if (topic === 'action') this.met.add(id)
    if (topic === 'space') this.marked.add(id)
    this.exchanges = topic === 'gem'
    this.told = []
    this.been = this.players.map(({ space }) => new Set([space]))
    this.marks = new Map(
      this.players.flatMap(({ seat, tasks }) =>
        tasks.map(task => [`${seat} ${task.id}`, structuredClone(task.marks)] as const),
      ),
    )
  }

  /** The marks of all Tasks before the answer, by seat and number, for Tasks that change hands. */
  private marks = new Map<string, Held['marks']>()
  private passedMarks = new Map<number, Held['marks']>()

  /** True if partners are exchanging Gems, for which there is no event (App. B). */
  private exchanges = false

  /** The player who has called a boat that has not come yet. */
  private calling: number | null = null

  /** Moves the Demons aboard a boat along with it. Those in other boats stay (12.141). */
  private carries(from: string, to: string): void {
    const { book } = this
    const stay = book.boats.some((at, boat) => at === from && book.haunted.includes(boat))
    book.demons = [...book.demons.filter(at => stay || at !== from), to]
  }

  /** Checks that a summoned boat is beside its caller (11.211), with its Demons (12.141). */
  private boatComes({ boats }: WizardsState): void {
    const { book } = this
    const boat = boats.findIndex((at, i) => at !== book.boats[i])
    if (this.calling === null || boat < 0) return
    const from = book.boats[boat]!
    const to = boats[boat]!
    const { space } = this.players[this.calling]!
    this.expect(this.isles.beside(space).includes(to) && isWater(to), `boat ${boat} comes to ${to} (11.211)`)
    this.expect(
      this.players.every(player => player.boat !== boat),
      `boat ${boat} is not empty (11.211)`,
    )
    this.calling = null
    book.boats[boat] = to
    if (book.haunted.includes(boat)) this.carries(from, to)
  }

  /** Applies an event. */
  see(event: WizardsEvent): void {
    this.told.push(event)
    if (this.mustLose && event.kind !== 'lost-turn') {
      this.mustLose = false
      this.expect(false, 'a turn that is lost is taken (8.3, 7.304)')
    }
    const { book } = this
    const player = event.seat === null ? null : this.players[event.seat]!
    switch (event.kind) {
      case 'roll':
        this.dice.set(event.purpose, event.dice)
        if (event.purpose === 'movement') this.begins(event.seat!, event.dice[0]!)
        if (event.purpose === 'extra-turns') player!.extra += event.dice[0]!
        if (event.purpose === 'turns-lost' && ['demons', 'dragon'].includes(this.results?.table ?? ''))
          player!.stunned = Math.max(player!.stunned, event.dice[0]!)
        break
      case 'dawn':
        this.dawns(event)
        break
      case 'turn':
        this.turns(event)
        break
      case 'lost-turn':
        this.loses(event)
        break
      case 'moved':
        this.moves(event, player!)
        break
      case 'transported':
        if (event.rule === '12.11') this.carried.push(event.seat!)
        player!.boat = null
        player!.swum = 0
        if (event.rule === '7.30311') player!.stranded = false
        this.comes(player!, event.space)
        this.expect(!isWater(event.space) && !this.isLost(event.space), `${event.space} has fallen (12.41, 12.45)`)
        break
      case 'result':
        this.results = event
        this.resulting(event, player!)
        break
      case 'points':
        this.gains(event, player!)
        break
      case 'meets':
        this.met = new Set()
        if (event.who === 'dragon') this.nears(player!, 1)
        break
      case 'trapped':
        player!.trap =
          event.trap === 'none'
            ? null
            : event.trap === 'turns'
              ? { kind: 'turns', left: event.left!, ...(event.rule === '8.5' ? { event: true } : {}) }
              : { kind: event.trap }
        break
      case 'joins':
        this.expect(player!.order !== event.order, `${event.order} is his Order already (10.3)`)
        player!.order = event.order
        player!.advanced = null
        player!.rank = 1
        for (const task of player!.tasks) task.mandatory = false
        break
      case 'advances': {
        const rank = rankOf(player!.order!, event.rank)!
        const since = player!.advanced === null ? 3 : book.day - player!.advanced
        this.expect(event.rank === player!.rank + 1, `from ${player!.rank} to ${event.rank} (10.21)`)
        this.expect(since >= 3, `${since} days since the last advance (10.21)`)
        this.expect(
          POINTS.every(kind => player!.points[kind] >= rank[kind]),
          `Rank ${event.rank} wants more points (10.1)`,
        )
        player!.rank = event.rank
        player!.advanced = book.day
        break
      }
      case 'task':
        this.tasks(event, player!)
        break
      case 'marker':
        this.given.get(`${event.seat} ${event.task}`)?.marks.push({ stage: -1, part: 0, at: event.space, done: false })
        break
      case 'thwart':
        book.thwarts++
        this.expect(book.completed === 0 && event.completed === 0, 'every tenth Task thwarts (12.22)')
        break
      case 'event':
        if (event.what === 'drawn') this.draws(event.event, player!)
        else player!.events = player!.events.filter(({ id }) => id !== event.event)
        break
      case 'animal':
        if (event.animal === 'dragon') book.dragon = player!.space
        else if (event.animal !== 'dove') {
          const { segment } = this
          if (event.what !== 'comes' && segment?.seat === event.seat)
            segment.fromAnimal += Math.min(ADDS[event.animal] ?? 0, segment.spent - segment.lastCost)
          player!.animal = event.what === 'comes' ? { kind: event.animal, left: MAX_TURNS[event.animal]! } : null
          this.turnsWith[event.seat!] = 0
        }
        break
      case 'spell':
        this.expect(spellOf(player!, event.spell) !== undefined, `${event.spell} is not his to cast (10.1)`)
        player!.cast.push(event.spell)
        if (event.spell === 'escaping' && event.success) this.escaped.add(event.seat!)
        if (event.spell === 'transporting' && event.success) {
          // A player who leaves a Stone with it takes an extra turn (11.2131).
          const isOnStone = !isWater(player!.space) && groundOf(player!.space) === 'stone'
          if (player!.order === 'druids' && isOnStone) player!.extra++
        }
        if (event.spell === 'boat-summoning' && event.success) this.calling = event.seat
        if (event.spell === 'dragon-taming') this.nears(player!, 2)
        if (event.spell === 'swiftness' && event.success) {
          const terrain = spellOf(player!, 'swiftness')!.terrain!
          this.segment!.swift = [...this.segment!.swift, ...terrain]
        }
        break
      case 'afflicted':
        player![event.with] = event.now
        // A player healed in the Lair has as long as a new arrival (ruling W30).
        if (event.with === 'bound') player!.lair = !event.now && tileOf(player!.space) === LAIR ? book.day + 13 : null
        break
      case 'demon':
        if (event.what === 'appears') this.appears(event)
        else {
          book.demons = book.demons.filter(at => at !== event.space)
          book.haunted = book.haunted.filter(boat => book.boats[boat] !== event.space)
          for (const [boat, at] of this.aboard) if (at === event.space) this.aboard.delete(boat)
        }
        break
      case 'placed':
        if (event.what === 'dragon') {
          book.dragon = event.space
          const isCalled = event.rule === '8.42' && this.players.some(({ space }) => space === event.space)
          this.expect(
            isCalled || (tileOf(event.space) === LAIR && !isCenter(event.space)),
            'the Dragon moves in its Lair (12.52)',
          )
        }
        if (event.what === 'wizard')
          this.expect(
            !isWater(event.space) && !isCenter(event.space) && !this.isLost(event.space),
            `${event.space} is no random space (4.2, 12.45)`,
          )
        break
      case 'stolen':
        if (event.gems.length > 0) player!.gems = {}
        break
      case 'gem':
        this.gem(event, player!)
        break
      case 'attack':
        this.attack(event)
        break
      case 'falls':
        this.falls(event.tile)
        break
      case 'foreseen':
        this.expect(this.due().includes(event.tile), `${event.tile} is not due to fall (12.131, Event 24)`)
        book.foreseen = event.tile
        break
      case 'calls-for-help':
        player!.stranded = true
        break
    }
  }

  private isLost = (space: string) => this.book.fallen.includes(tileOf(space)!)

  private begins(seat: number, die: number): void {
    this.segment = {
      seat,
      die,
      spent: 0,
      lastCost: 0,
      fromAnimal: 0,
      begun: false,
      sailed: false,
      boarded: false,
      swift: [],
    }
  }

  /** Begins a day after everybody's turn, or after the Evil Spirit's attack (3.74, 12.1). */
  private dawns(event: Told<'dawn'>): void {
    const { book } = this
    if (this.isAttack) this.attackEnds()
    else this.expect(this.slot === book.players.length, `only ${this.slot} have moved (3.74)`)
    const { day, days } = this.daysOf(book.day)
    if (day === days) this.expect(this.told.some(({ kind }) => kind === 'attack') || this.hadAttack, 'no attack (12.1)')
    this.hadAttack = false
    if (this.isThwarted) book.thwarts--
    this.isThwarted = false
    book.day++
    for (const player of this.players) if (player.lair === book.day) player.lair = null
    this.slot = 0
    const now = this.daysOf(book.day)
    this.expect(
      event.fortnight === now.fortnight && event.dayOfFortnight === now.day,
      `it is day ${now.day} of fortnight ${now.fortnight} (12.3)`,
    )
  }

  private hadAttack = false
  private isThwarted = false
  /** The boats that Demons enter in this attack (12.141). */
  private aboard = new Map<number, string>()

  private turns({ seat, extra }: Told<'turn'>): void {
    const { book } = this
    const player = this.players[seat!]!
    const { day, days } = this.daysOf(book.day)
    if (day === days) this.expect(this.hadAttack && !this.isAttack, 'nobody moves on the day of an attack (12.1)')
    if (extra) {
      this.expect(player.extra > 0, `seat ${seat} has no extra turn (W1)`)
      player.extra--
    } else this.takes(seat!)
    this.mustLose = player.stunned > 0 || (player.trap !== null && player.trap.kind !== 'roll')
    this.withAnimals(seat!)
    player.turns++
    player.cast = []
    this.segment = null
  }

  /** True if the new turn is lost. */
  private mustLose = false

  /** Checks that the turns of a day pass clockwise from the Dealer, with extra turns first (3.74, W1). */
  private takes(seat: number): void {
    const { players, dealer } = this.book
    const due = (dealer + this.slot) % players.length
    this.expect(seat === due, `it is the turn of seat ${due}, not ${seat} (3.74)`)
    this.expect(
      players.every(({ extra }) => extra === 0),
      'extra turns come first (W1)',
    )
    this.slot++
  }

  private withAnimals(seat: number): void {
    const player = this.players[seat]!
    if (!player.animal) return
    const turns = ++this.turnsWith[seat]!
    // One Event brings a Winged Horse for four turns.
    const most = player.animal.kind === 'winged-horse' ? 4 : MAX_TURNS[player.animal.kind]!
    this.expect(turns <= most, `the ${player.animal.kind} is there for turn ${turns} (8.43-8.46)`)
  }

  private loses({ seat, why, left }: Told<'lost-turn'>): void {
    const { stunned, trap } = this.players[seat!]!
    this.mustLose = false
    const player = this.players[seat!]!
    if (stunned > 0) player.stunned--
    if (trap?.kind === 'turns') player.trap = { ...trap, left: trap.left - 1 }
    const rest = why === 'stunned' ? player.stunned : trap?.kind === 'turns' ? trap.left - 1 : null
    this.expect(left === rest, `${rest} turns are left, and not ${left} (8.3, ruling 40)`)
  }

  private moves({ from, space, how, cost }: Told<'moved'>, player: Player): void {
    const { book, segment } = this
    this.expect(from === player.space, `he is in ${player.space}`)
    if (segment && segment.seat === player.seat && !['flies', 'rides', 'wanders'].includes(how)) {
      segment.spent += cost
      segment.lastCost = cost
      segment.begun = true
      if (how === 'sails') segment.sailed = true
      if (how === 'boards') segment.boarded = true
    }
    if (how === 'sails') {
      book.boats[player.boat!] = space
      if (book.haunted.includes(player.boat!)) this.carries(from, space)
    } else if (how === 'boards')
      player.boat = book.boats.findIndex(
        (at, boat) => at === space && this.players.every(other => other === player || other.boat !== boat),
      )
    else player.boat = null
    this.expect(player.boat !== -1, `no boat is in ${space} (6)`)
    player.swum = how === 'swims' ? player.swum + 1 : 0
    this.comes(player, space, how)
    this.expect(isWater(space) || !this.isLost(space), `${space} has fallen (12.41)`)
  }

  /** Shortens the time until a player is bound, after a meeting with the Dragon in its Lair (12.512). */
  private nears(player: Player, days: number): void {
    if (player.lair === null || tileOf(player.space) !== LAIR) return
    player.lair -= days
    if (player.lair <= this.book.day) player.lair = null
  }

  /** Returns true if this is the single return to the Star Crest that needs nothing else (7.372). */
  private returns({ crest, turns, tasks }: Player, how: string): boolean {
    const isCalled = tasks.some(task => openMarks(task).some(({ at }) => at === CREST))
    return how === 'walks' && !isCalled && crest !== null && !crest.again && crest.left === turns - 1
  }

  /** Moves a player to a space, which decides the Territories left and entered (7.6, 12.511). */
  private comes(player: Player, space: string, how = ''): void {
    const [from, to] = [tileOf(player.space), tileOf(space)]
    if (space === CREST) player.crest = this.returns(player, how) ? { left: player.turns, again: true } : null
    else if (player.space === CREST) player.crest = { left: player.turns, again: player.crest?.again ?? false }
    if (to !== LAIR) player.lair = null
    else if (from !== LAIR) player.lair = player.bound ? null : this.book.day + 13
    player.space = space
    this.been[player.seat]!.add(space)
  }

  private resulting({ table, on }: Told<'result'>, player: Player): void {
    if (table === 'random-encounters') {
      const { space } = player
      const tile = tileOf(space)
      const ground = tile === null ? 'water' : groundOf(space)
      const isTower = ['megmorans-tower', 'meligars-tower', 'melekoks-tower'].includes(tile ?? '')
      const isBarred =
        ['water', 'stone'].includes(ground) ||
        (isTower && ground === 'mountains') ||
        ['hamdrels-cottage', LAIR].includes(tile!)
      const red = this.dice.get('movement')?.[1] ?? 6
      this.expect(red <= 3 && !isBarred && !player.bound, `chance meets him in ${space} on ${red} (5.21, 8.1)`)
    }
    if ((table === 'common-towns' && on === 5) || (table === 'abbey' && on <= 2)) player.extra++
    if (table === 'dragon' && on === 1) player.lair = null
  }

  /** Checks that points come from a roll or a printed number, to players who can gain them (9.01, 10, 13, 7.3051e). */
  private gains({ gained, why }: Told<'points'>, player: Player): void {
    const sum = POINTS.reduce((all, kind) => all + (gained[kind] ?? 0), 0)
    const rolled = (purpose: string) => this.dice.get(purpose)?.[0] ?? 0
    this.expect(player.rank > 0 && player.rank < 4, `Rank ${player.rank} has points (10, 13)`)
    this.expect(sum <= 0 || !player.bound, 'who is Dragonbound gains points (7.3051e)')
    const twice = this.results !== null && this.results.on <= 2 ? 2 : 1
    const expected = (): number | null => {
      switch (why.by) {
        case 'task': {
          const { gain } = taskCard(why.task)
          return POINTS.every(kind => gain[kind] === (gained[kind] ?? 0)) ? sum : Number.NaN
        }
        case 'elves':
          return rolled('points') * twice
        case 'hamdrel':
          return rolled('points') * 2
        case 'monks':
        case 'meeting':
        case 'demons-depart':
        case 'demon-dispelled':
          return rolled('points')
        case 'star-crest':
          return 30
        case 'folk':
          return -Math.min(rolled('points-lost'), player.points[POINTS.find(kind => (gained[kind] ?? 0) < 0)!])
        case 'demons':
        case 'dragon': {
          const had = POINTS.map(kind => player.points[kind]).filter(n => n > 0)
          const least = Math.min(...had)
          const lost = POINTS.find(kind => (gained[kind] ?? 0) < 0)!
          this.expect(player.points[lost] === least, `${lost} is not the least (7.304)`)
          return -Math.min(rolled('points-lost') * (why.by === 'dragon' ? 2 : 1), least)
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

  private tasks({ task: id, what, mandatory, rule, part }: Told<'task'>, player: Player): void {
    const { book } = this
    switch (what) {
      case 'part': {
        const held = player.tasks.find(task => task.id === id) ?? this.given.get(`${player.seat} ${id}`)
        const isHere = ({ at }: Held['marks'][number]) => at === player.space
        const marks = held?.marks.filter(mark => !mark.done && (mark.stage < 0 || partOf(held, mark).do === part)) ?? []
        const mark = marks.find(isHere) ?? marks.find(({ stage }) => stage >= 0)
        if (mark) mark.done = true
        break
      }
      case 'given':
        this.marked = new Set()
        // Partners can exchange anything (App. B).
        this.expect(
          player.rank > 0 && (player.rank < 4 || rule === 'B.2'),
          `Rank ${player.rank} is given a Task (3.73, 13)`,
        )
        this.expect(!player.events.some(({ id }) => id === 31), 'one who is summoned is given a Task (Event 31)')
        this.given.set(`${player.seat} ${id}`, { id, letter: '', mandatory: mandatory ?? false, marks: [] })
        break
      case 'done':
        book.completed = (book.completed + 1) % 10
        book.tasksDone++
        player.tasks = player.tasks.filter(task => task.id !== id)
        break
      case 'passed':
        for (const task of player.tasks)
          if (task.id === id) {
            this.passed.set(id, { ...task, mandatory: false })
            this.passedMarks.set(id, structuredClone(task.marks))
          }
        player.tasks = player.tasks.filter(task => task.id !== id)
        break
      case 'impossible':
        player.tasks = player.tasks.filter(task => task.id !== id)
        break
    }
  }

  /** Tasks given, until all their markers are placed. */
  private given = new Map<string, Held>()
  /** Tasks on their way from one player to another. */
  private passed = new Map<number, Held>()

  private draws(id: number, player: Player): void {
    const { type, does } = eventCard(id)
    this.expect(!player.bound, 'who is Dragonbound meets nobody by chance (7.3051a)')
    for (const { verb, turns } of does) if (verb === 'extra-turns' && typeof turns === 'number') player.extra += turns
    const isKept = type === 'movement' || does.some(({ verb }) => KEPT.includes(verb))
    if (isKept) player.events.push({ id, until: null })
  }

  private appears({ space, rule }: Told<'demon'>): void {
    const { book } = this
    if (this.isAttack && ['12.11', '12.14', '12.141'].includes(rule)) this.attacked++
    if (rule === '12.141')
      for (const { boat, space: at } of this.players) if (at === space && boat !== null) this.aboard.set(boat, space)
    if (!book.demons.includes(space)) book.demons.push(space)
    this.expect(isWater(space) || !this.isLost(space), `a Demon in fallen ${space} (12.45)`)
  }

  /** Checks a High Wizard's gift, by the die (7.326, 7.3263, 11.2331). */
  private gem({ wizard, gem, rule }: Told<'gem'>, player: Player): void {
    const true_ = this.book.gems[wizard]
    this.expect(player.rank === 4, `Rank ${player.rank} is given a Gem (7.326)`)
    // Perception needs nothing (11.233).
    const isDone = rule === '11.233' || !player.tasks.some(({ mandatory }) => mandatory)
    this.expect(isDone, 'Mandatory Tasks come first (13)')
    this.expect(gem === null || gem === true_, `${wizard} has ${true_} (7.3261)`)
    const die = this.dice.get('gem')?.[0] ?? 0
    if (rule !== '11.233') this.expect((gem === null) === (die === 6), `a ${die} brings ${gem} (7.326)`)
    const robs = die <= (player.order === 'druids' ? 3 : 4) && Object.keys(player.gems).length > 0
    const isWarded = player.events.some(({ id }) => [25, 28, 29].includes(id))
    if (gem === 'false' && rule !== '11.233' && !isWarded) this.robs = robs
    if (gem === null) return
    player.known[wizard] = gem
    if (gem !== 'false') player.gems[wizard] = gem
  }

  /** True if the False Wizard robs the player who asked; null if nobody asked. */
  private robs: boolean | null = null

  /** Returns the Territories from which the next one falls (12.131). */
  private due(): readonly string[] {
    const standing = this.book.placements.map(({ tile }) => tile).filter(tile => !this.book.fallen.includes(tile))
    for (const kind of ['common', 'elven', 'magic']) {
      const tiles = standing.filter(tile => kindOf(tile) === kind && tile !== LAIR)
      if (tiles.length > 0) return tiles
    }
    return []
  }

  /** Counts the Demons and Task Markers on a Territory (12.132). */
  private markersOn(tile: string): number {
    const isOn = (space: string | null) => space !== null && tileOf(space) === tile
    const tasks = [...this.players.flatMap(({ tasks }) => tasks), ...this.given.values()]
    const marks = tasks.flatMap(task => task.marks.filter(mark => !mark.done))
    return this.book.demons.filter(isOn).length + marks.filter(({ at }) => isOn(at)).length
  }

  private attack({ thwarted }: Told<'attack'>): void {
    const { book } = this
    const { day, days } = this.daysOf(book.day)
    this.expect(day === days, `an attack on day ${day} of ${days} (12.1)`)
    this.expect(thwarted === book.thwarts > 0, `${book.thwarts} attacks are thwarted ahead (12.21)`)
    this.hadAttack = true
    this.isAttack = !thwarted
    this.fallen = []
    this.attacked = 0
    this.carried = []
    this.escaped.clear()
    this.isThwarted = thwarted
    if (thwarted) return
    for (const player of this.players) {
      this.withAnimals(player.seat)
      // The day counts as a turn for Events and their Traps (ruling 78).
      const { trap } = player
      if (trap?.kind !== 'turns' || !trap.event) continue
      player.trap = trap.left > 1 ? { ...trap, left: trap.left - 1 } : null
    }
  }

  private falls(tile: string): void {
    const { book } = this
    const due = this.due()
    this.expect(this.isAttack, 'a Territory falls and nobody attacks (12.1)')
    if (book.foreseen !== null && due.includes(book.foreseen))
      this.expect(tile === book.foreseen, `${book.foreseen} was foreseen (Event 24)`)
    else {
      const most = Math.max(...due.map(other => this.markersOn(other)))
      this.expect(due.includes(tile), `${tile} is not due: ${due} (12.131)`)
      this.expect(
        this.markersOn(tile) === most,
        `${tile} has ${this.markersOn(tile)} markers, ${due.filter(one => this.markersOn(one) === most)} ${most} (12.132)`,
      )
    }
    book.foreseen = null
    book.fallen.push(tile)
    this.fallen.push(tile)
    book.wizards = book.wizards.filter(({ at }) => tileOf(at) !== tile)
    book.demons = book.demons.filter(at => tileOf(at) !== tile)
  }

  /**
   * Checks that after an attack the right number of Territories have fallen, and everybody has been attacked (12.11,
   * 12.12, 12.14).
   */
  private attackEnds(): void {
    const { variant, day } = this.book
    const { fortnight } = this.daysOf(day)
    const lost = fortnight <= 2 ? 0 : variant === 'partnership' ? 2 : 1
    this.expect(this.fallen.length === lost, `${lost} Territories fall, and not ${this.fallen.length} (12.12)`)
    // A Demon comes where there is none yet, and nobody is spared (12.14, 7.3041).
    const { players } = this.book
    this.expect(this.attacked <= players.length, `${this.attacked} Demons for ${players.length} players (12.14)`)
    if (fortnight > 2) this.expect(this.carried.length === 0, 'nobody is carried off later (12.11)')
    else {
      const inTurn = players.map((_, i) => (this.book.dealer + i) % players.length)
      this.expect(
        this.carried.join() === inTurn.filter(seat => this.carried.includes(seat)).join(),
        `${this.carried} are carried off one after the other (12.11)`,
      )
      const stay = inTurn.filter(seat => !this.carried.includes(seat) && !this.escaped.has(seat))
      this.expect(stay.length === 0, `seats ${stay} are not carried off (12.11)`)
    }
    this.isAttack = false
    this.book.haunted = [...new Set([...this.book.haunted, ...this.aboard.keys()])]
    this.aboard.clear()
  }

  /** Checks at the end of the events that the game matches the book. It skips effects left by an unfinished turn. */
  compare(state: WizardsState, topic: string | undefined): void {
    const isOver = topic === undefined || topic === 'roll'
    const isRobbed = this.told.some(event => event.kind === 'stolen' && event.by === 'false-wizard')
    this.expect(this.robs === null || this.robs === isRobbed, 'the False Wizard robs by the die (7.3263, 11.2331)')
    this.robs = null
    this.boatComes(state)
    this.compareTasks(state)
    // The dawn after the last day of a short game has no event.
    if (this.told.some(event => event.kind === 'end' && event.how === 'time')) this.book.day++
    this.ends(state)
    const seen = ({ day, fallen, thwarts, completed, tasksDone, dragon, foreseen, boats }: WizardsState) => ({
      day,
      fallen,
      thwarts,
      completed,
      tasksDone,
      dragon,
      foreseen,
      boats,
    })
    this.same(seen(state), seen(this.book))
    if (isOver && state.result === null)
      this.same({ haunted: state.haunted.slice().sort() }, { haunted: this.book.haunted.slice().sort() })
    const only = (here: readonly string[], there: readonly string[]) => here.filter(at => !there.includes(at)).join()
    const [more, less] = [only(state.demons, this.book.demons), only(this.book.demons, state.demons)]
    this.expect(
      state.result !== null || (more === '' && less === ''),
      `Demons are in ${more} and not in ${less} (7.3041, 9.9, 12.14)`,
    )
    for (const player of state.players) {
      const of = (one: Player) => ({
        space: one.space,
        boat: one.boat,
        order: one.order,
        rank: one.rank,
        points: one.points,
        advanced: one.advanced,
        animal: one.animal?.kind ?? null,
        dazed: one.dazed,
        bound: one.bound,
        events: one.events.map(({ id }) => id),
        extra: one.extra,
        stunned: one.stunned,
        crest: one.crest,
        turns: one.turns,
        ...(this.exchanges ? {} : { gems: one.gems, known: one.known }),
        swum: one.swum,
      })
      const own = this.players[player.seat]!
      this.same(of(player), of(own), `seat ${player.seat}: `)
      const afterTurn = ({ trap, lair }: Player) => ({
        trap: trap?.kind === 'turns' ? trap.left : (trap?.kind ?? null),
        lair,
      })
      if (isOver && state.result === null) this.same(afterTurn(player), afterTurn(own), `seat ${player.seat}: `)
      this.expect(!player.stranded || own.stranded, `seat ${player.seat} is stranded unasked (7.3031)`)
    }
    const gems = (all: readonly Player[]) =>
      all
        .flatMap(({ gems }) => Object.values(gems))
        .sort()
        .join()
    this.expect(gems(state.players) === gems(this.players), 'Gems come from nowhere, or go there (13)')
    if (topic !== 'space') this.given.clear()
    const { players, haunted } = this.book
    this.book = copied(state)
    if (isOver) return
    this.book.haunted = haunted
    for (const player of this.players) {
      player.trap = players[player.seat]!.trap
      player.lair = players[player.seat]!.lair
    }
  }

  /** Checks that the game is over at the right time, and the winners have won (12.46, 13, App. A). */
  private ends({ result, fallen, short, players }: WizardsState): void {
    const told = this.told.find(event => event.kind === 'end')
    const isLost = fallen.includes('sacred-circle')
    this.expect(!isLost || told?.how === 'circle', 'the Sacred Circle has fallen (12.46)')
    this.expect((result === null) === (told === undefined), 'the end is told when it comes (13)')
    if (!result || !told) return
    const { winners } = result
    const isOf = (kinds: number) => {
      const player = players[winners[0]!]
      return player !== undefined && new Set(Object.values(player.gems)).size >= kinds
    }
    switch (told.how) {
      case 'delivered':
        this.expect(isOf(short?.kind === 'gems' ? short.gems : 6), 'the Gems are not all there (7.336)')
        break
      case 'circle':
        this.expect(isLost && winners.length === 0, 'the Sacred Circle stands (12.46)')
        break
      case 'drowned':
      case 'lair': {
        const [only] = players
        const isCaught = told.how === 'drowned' ? isWater(only!.space) : only!.bound && tileOf(only!.space) === LAIR
        this.expect(players.length === 1 && isCaught && winners.length === 0, `nobody has ${told.how} (App. A)`)
        break
      }
    }
  }

  private same(state: object, book: object, whose = ''): void {
    const [game, own] = [state, book] as [Record<string, unknown>, Record<string, unknown>]
    for (const name of Object.keys(own)) {
      const [a, b] = [JSON.stringify(game[name]), JSON.stringify(own[name])]
      this.expect(a === b, `${whose}${name} is ${a}, by the book ${b}`)
    }
  }

  /**
   * Checks that Tasks come, go and advance as the events say, with their markers where the card says and their parts in
   * order (9).
   */
  private compareTasks(state: WizardsState): void {
    for (const { seat, tasks, space } of state.players) {
      const old = this.players[seat]!
      for (const { id, mandatory } of tasks) {
        const isNew = !old.tasks.some(task => task.id === id)
        const fresh = isNew ? (this.passed.get(id) ?? this.given.get(`${seat} ${id}`)) : undefined
        if (!fresh) continue
        this.passed.delete(id)
        this.expect(mandatory === fresh.mandatory, `Task ${id} is Mandatory or not (9.41)`)
        old.tasks.push(fresh)
        this.given.delete(`${seat} ${id}`)
      }
      const ids = (list: readonly Held[]) =>
        list
          .map(({ id }) => id)
          .sort()
          .join()
      this.expect(ids(tasks) === ids(old.tasks), `seat ${seat} holds ${ids(tasks)}, by the book ${ids(old.tasks)}`)
      for (const task of tasks) {
        const marksBefore = this.marks.get(`${seat} ${task.id}`) ?? this.passedMarks.get(task.id)
        const was = ({ stage, part, at }: Held['marks'][number]) =>
          marksBefore?.some(mark => mark.done && mark.stage === stage && mark.part === part && mark.at === at)
        const done = task.marks.filter(mark => mark.done && !was(mark))
        const parts = this.told.filter(
          event => event.kind === 'task' && event.what === 'part' && event.task === task.id && event.seat === seat,
        )
        const isOld = marksBefore !== undefined && marksBefore.length === task.marks.length
        if (isOld)
          this.expect(
            parts.length === done.length,
            `${parts.length} parts of Task ${task.id} told, ${done.length} done`,
          )
        const stage = Math.min(...task.marks.filter(({ done }) => !done).map(({ stage }) => stage))
        this.expect(
          task.marks.every(mark => !mark.done || mark.stage <= stage),
          `Task ${task.id} is done out of order (7.311)`,
        )
        for (const mark of done)
          this.expect(
            mark.at === null ||
              state.fallen.includes(tileOf(mark.at) ?? '') ||
              this.been[seat]!.has(mark.at) ||
              mark.at === space,
            `a marker of Task ${task.id} in ${mark.at} is taken up from afar (7.31)`,
          )
        this.expect(
          state.result !== null ||
            task.marks.every(
              ({ at, done }) => done || at === null || isWater(at) || !state.fallen.includes(tileOf(at)!),
            ),
          `Task ${task.id} has a marker on fallen land (12.43)`,
        )
        if (!isOld) this.faults.push(...misplacedOf(task))
      }
    }
  }
}

/** Returns the faults in the markers of a new Task. Each must be in a place that suits its card (9.1, 4.1). */
export function misplacedOf(task: Held): string[] {
  return task.marks
    .filter(mark => !isPlaced(mark.at, partOf(task, mark).at))
    .map(({ at }) => `Task ${task.id} has its marker in ${at} (9.1)`)
}

function isPlaced(space: string | null, at: Place): boolean {
  switch (at.kind) {
    case 'space':
      return space === at.space
    case 'random':
      return isRandom(space) && at.of!.includes(kindOf(tileOf(space!)!)) && !at.not?.includes(tileOf(space!)!)
    case 'random-in':
      return isRandom(space) && tileOf(space!) === at.tile
    case 'person':
    case 'here':
      return space !== null
    case 'wizard':
    case 'any-master':
    case 'mentor':
      return space === null
    default:
      return true
  }
}

/** Returns true if dice can name a space: a lettered land space (4.2). */
export const isRandom = (space: string | null) => space !== null && !isWater(space) && !isCenter(space)

/** Returns the part of the state kept in these records. The rest is not checked, or never changes. */
export function copied(state: WizardsState): WizardsState {
  const { decks, random, placements, hands, ...rest } = state
  return { ...structuredClone(rest), decks, random, placements, hands }
}
