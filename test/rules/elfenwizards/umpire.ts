import { readFileSync } from 'node:fs'
import type { Chart } from '../../../src/games/elfenwizards/rules/setup.ts'
import type {
  Competing,
  DiceBox,
  ElfenEvent,
  Falling,
  Magician,
  Player,
} from '../../../src/games/elfenwizards/rules/state/components.ts'
import type { Answer, Header, Seat } from '../../../src/kernel/index.ts'

// A reference model written from the rulebook alone: the whole game as it should proceed.

/** The question a seat should be asked, with all answers that the book allows. */
export interface Asked {
  readonly seat: Seat
  readonly topic: string
  readonly answers: readonly string[]
}

type Play<T = void> = Generator<readonly Asked[], T, Answer>

type Omitted<E> = E extends unknown ? Omit<E, 'rule' | 'day'> : never

/** An event that should appear, without its rule number. */
export type Told = Omitted<ElfenEvent>

type Die = { readonly level: Competing; readonly face: number } | null

interface Contest {
  readonly titles: readonly string[]
  readonly from: readonly string[]
}

const CHARTS = JSON.parse(readFileSync('data/elfenwizards/charts.json', 'utf8')) as readonly Chart[]

const row = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`)
const [WIZARDS, SORCERERS, NECROMANCERS, MAGICIANS] = [row('w', 2), row('s', 4), row('n', 8), row('m', 4)]
const pairOf = (boxes: readonly string[], i: number) => boxes.slice(2 * i, 2 * i + 2)

/** The boxes from the top down and from left to right (6.1). */
const CONTESTS: readonly Contest[] = [
  { titles: ['high'], from: WIZARDS },
  ...WIZARDS.map((title, i) => ({ titles: [title], from: pairOf(SORCERERS, i) })),
  ...SORCERERS.map((title, i) => ({ titles: [title], from: pairOf(NECROMANCERS, i) })),
  ...MAGICIANS.map((box, i) => ({ titles: pairOf(NECROMANCERS, i), from: [box] })),
]

const LEVELS = { w: 'wizard', s: 'sorcerer', n: 'necromancer', m: 'magician' } as const
const levelOf = (box: string): Competing => LEVELS[box[0] as keyof typeof LEVELS]
const WORTH: Readonly<Record<string, number>> = { h: 10, w: 7, s: 5, n: 3, m: 2 }

/** The levels on which a title can be vacant for a magician who was passed over, the highest first (8.2). */
const VACANCIES: readonly [Falling, readonly (readonly string[])[]][] = [
  ['wizard', [WIZARDS, SORCERERS, NECROMANCERS]],
  ['sorcerer', [SORCERERS, NECROMANCERS]],
  ['necromancer', [NECROMANCERS]],
]

const BOXES: readonly DiceBox[] = ['wizard', 'sorcerer', 'necromancer', 'magician', 'minor', 'grey']
const DICE = 7
const CHIPS = 7
const GREY = 12

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const falling = (dice: readonly number[]) => [...dice].sort((a, b) => b - a)
const faces = (dice: readonly number[]) => falling([...new Set(dice)])
const alike = (dice: readonly number[], face: number) => dice.filter(one => one === face)
const pointsOf = ({ spells }: Magician) => sum(spells.map(({ die }) => die ?? 1))
const idsOf = (magicians: readonly Magician[]) => magicians.map(({ id }) => id)
const greyOf = (magicians: readonly Magician[]) => sum(magicians.map(({ grey }) => grey))

/** Returns the dice left after some are removed. */
function without(dice: readonly number[], gone: readonly number[]): number[] {
  const left = [...dice]
  for (const die of gone) left.splice(left.indexOf(die), 1)
  return left
}

/** Returns all combinations of dice, each once, the highest first. */
function handfuls(dice: readonly number[]): number[][] {
  const all = new Map<string, number[]>()
  for (let chosen = 1; chosen < 2 ** dice.length; chosen++) {
    const some = falling(dice.filter((_, i) => chosen & (1 << i)))
    all.set(`${some}`, some)
  }
  return [...all.values()]
}

/** Returns the number of things that dice can buy at a price in pips, up to the number available. */
const bought = (dice: readonly number[], price: number, there: number) => Math.min(Math.floor(sum(dice) / price), there)

/** Returns the combinations in which each die is needed for the purchase (3.4.1, 3.4.2, 3.9.1). */
function payments(dice: readonly number[], price: number, there: number): number[][] {
  return handfuls(dice).filter(paid => {
    const count = bought(paid, price, there)
    return count > 0 && paid.every(die => bought(without(paid, [die]), price, there) < count)
  })
}

/** Returns the combinations picked with one answer: all of a face, the best few, all (E31). */
function picks(hand: readonly number[]): number[][] {
  const heaps = faces(hand).map(face => alike(hand, face))
  const best = heaps.map((_, i) => heaps.slice(0, i + 1).flat())
  return [...heaps, ...best].filter(dice => dice.length > 1)
}

/** Asks if there is a choice, and otherwise acts without asking. */
function* ask(seat: Seat, topic: string, answers: readonly string[], isShown = false): Play<string> {
  const all = [...new Set(answers)].sort()
  if (all.length === 1 && !isShown) return all[0]!
  const { id } = yield [{ seat, topic, answers: all }]
  return id
}

/**
 * Plays a step in which several seats decide at the same time. Each decision is private until all have decided (E33).
 */
function* together<T>(plays: readonly (readonly [Seat, Play<T>])[]): Play<Map<Seat, T>> {
  const open = new Map<Seat, Asked>()
  const decided = new Map<Seat, T>()
  const note = (seat: Seat, { done, value }: IteratorResult<readonly Asked[], T>) => {
    if (done) decided.set(seat, value)
    else open.set(seat, value[0]!)
  }
  for (const [seat, play] of plays) note(seat, play.next())
  while (open.size > 0) {
    const answer = yield [...open.values()]
    open.delete(answer.seat)
    note(answer.seat, plays.find(([seat]) => seat === answer.seat)![1].next(answer))
  }
  return decided
}

/**
 * A reference model that follows a game. It reads the dice and the answers, and computes the right questions, events
 * and table.
 */
export class Umpire {
  day = 1
  step = 0
  dragon: Seat = 0
  greyLeft = GREY
  withoutHigh = 0
  readonly players: Omit<Player, 'name'>[]
  readonly magicians: Magician[] = []
  winners: readonly Seat[] | null = null
  /** The current question. */
  asked: readonly Asked[] = []
  /** The events since the last answer. */
  told: Told[] = []
  private dice: (readonly number[])[] = []
  private readonly rounds: number
  private readonly play: Play

  constructor(
    private readonly header: Header,
    events: readonly ElfenEvent[],
  ) {
    this.rounds = header.options.variant === 'longer' ? 6 : 4
    this.players = header.seats.map((_, seat) => ({
      seat,
      hand: [],
      boxes: { wizard: [], sorcerer: [], necromancer: [], magician: [], minor: [], grey: [] },
      chips: CHIPS,
      spent: 0,
      track: 0,
      score: 0,
      highs: 0,
      passed: false,
    }))
    this.play = this.game()
    this.goOn(events, null)
  }

  /** Continues with an answer and with the dice in its events. */
  goOn(events: readonly ElfenEvent[], answer: Answer | null): void {
    this.dice = events.flatMap(event => (event.kind === 'roll' ? [event.dice] : []))
    this.told = []
    const { done, value } = answer ? this.play.next(answer) : this.play.next()
    this.asked = done ? [] : value!
  }

  private get order(): Seat[] {
    return this.players.map((_, i) => (this.dragon + i) % this.players.length)
  }
  private own = (seat: Seat) => this.magicians.filter(magician => magician.seat === seat)
  private among = (places: readonly string[]) =>
    places.flatMap(place => this.magicians.filter(({ at }) => at === place))
  private who = (id: string) => this.magicians.find(magician => magician.id === id)!

  private tell(event: Told): void {
    this.told.push(event)
  }

  private roll(seat: Seat, purpose: 'first' | 'second' | 'again', count: number): void {
    const rolled = this.dice.shift() ?? []
    const dice = Array.from({ length: count }, (_, i) => rolled[i] ?? 0)
    this.tell({ kind: 'roll', seat, purpose, dice })
    this.players[seat]!.hand = falling(dice)
  }

  private *game(): Play {
    this.setUp()
    for (; ; this.day++) {
      this.tell({ kind: 'round', seat: null, round: this.day, of: this.rounds })
      yield* this.retire()
      yield* this.firstDice()
      yield* this.secondDice()
      yield* this.buy(4)
      yield* this.compete()
      yield* this.award()
      yield* this.buy(6)
      yield* this.fill()
      yield* this.demote()
      yield* this.release()
      if (this.score()) return
    }
  }

  private setUp(): void {
    const chart = CHARTS.find(({ players }) => players === this.header.seats.length)!
    const places: [string, string][] = [
      ...WIZARDS.map((box, i): [string, string] => [box, chart.wizard[i]!]),
      ...SORCERERS.map((box, i): [string, string] => [box, chart.sorcerer[i]!]),
      ...NECROMANCERS.map((box, i): [string, string] => [box, chart.necromancer[i]!]),
      ...MAGICIANS.flatMap((box, i) => [...chart.magician[i]!].map((letter): [string, string] => [box, letter])),
    ]
    for (const [at, letter] of places) {
      const seat = 'RGBYKX'.indexOf(letter)
      const id = `${letter.toLowerCase()}${this.own(seat).length + 1}`
      this.magicians.push({ id, seat, at, grey: 0, spells: [] })
    }
    const dice = this.dice.shift() ?? []
    this.tell({ kind: 'roll', seat: null, purpose: 'dragon', dice })
    this.dragon = dice[0]! - 1
    this.tell({ kind: 'dragon', seat: this.dragon, drawn: true })
  }

  /** Step 1. */
  private *retire(): Play {
    this.step = 1
    const high = this.magicians.find(({ at }) => at === 'high')
    if (!high) return
    const { seat, id: magician } = high
    const player = this.players[seat]!
    high.at = yield* ask(seat, 'retire', MAGICIANS)
    this.greyLeft += high.grey
    high.grey = 0
    this.tell({ kind: 'retires', seat, magician, box: high.at })
    const chips = [...(player.chips > 0 ? ['stock'] : []), ...(player.spent > 0 ? ['box'] : [])]
    const from = chips.length > 0 ? ((yield* ask(seat, 'track', chips)) as 'stock' | 'box') : null
    if (from === 'stock') player.chips--
    if (from === 'box') player.spent--
    if (from) player.track++
    this.tell({ kind: 'track', seat, from })
    this.dragon = seat
    this.tell({ kind: 'dragon', seat, drawn: false })
  }

  /** The number of a player's dice outside all boxes. */
  private free = (seat: Seat) => DICE - sum(Object.values(this.players[seat]!.boxes).map(dice => dice.length))

  /** Step 2. */
  private *firstDice(): Play {
    this.step = 2
    for (const seat of this.order) {
      const count = this.free(seat)
      if (count === 0) continue
      this.roll(seat, 'first', count)
      yield* this.placeDice(seat, true)
    }
  }

  /** Step 3. */
  private *secondDice(): Play {
    this.step = 3
    for (const seat of this.order) {
      const player = this.players[seat]!
      const count = this.free(seat)
      if (count === 0) continue
      this.roll(seat, 'second', count)
      if ((yield* ask(seat, 'again', ['accept', ...(player.chips > 0 ? ['again'] : [])])) === 'again') {
        player.chips--
        player.spent++
        this.tell({ kind: 'pays', seat })
        this.roll(seat, 'again', count)
      }
      yield* this.placeDice(seat, false)
    }
  }

  /** Chapter 4. */
  private *placeDice(seat: Seat, mayKeep: boolean): Play {
    const player = this.players[seat]!
    const placed: Partial<Record<DiceBox, number[]>> = {}
    let isDone = false
    while (player.hand.length > 0) {
      const { hand } = player
      const several = picks(hand).map(dice => `dice ${dice.join(' ')}`)
      const ids = [...faces(hand).map(face => `die ${face}`), ...several, ...(mayKeep ? ['done'] : [])]
      const pick = yield* ask(seat, 'die', ids)
      isDone = pick === 'done'
      if (isDone) break
      const dice = pick.split(' ').slice(1).map(Number)
      const box = (yield* ask(seat, 'box', BOXES)) as DiceBox
      player.hand = without(hand, dice)
      player.boxes[box] = falling([...player.boxes[box], ...dice])
      placed[box] = falling([...(placed[box] ?? []), ...dice])
    }
    if (!isDone) yield* ask(seat, 'done', ['done'], true)
    this.tell({ kind: 'places', seat, dice: placed, kept: player.hand.length })
    player.hand = []
  }

  /** Steps 4 and 6. */
  private *buy(step: 4 | 6): Play {
    this.step = step
    const decided = yield* together(this.order.map(seat => [seat, this.purchase(seat, step === 6)] as const))
    for (const seat of this.order) {
      const player = this.players[seat]!
      const { minor } = player.boxes
      const { paid, left } = decided.get(seat)!
      const chips = bought(paid, 2, player.spent)
      player.chips += chips
      player.spent -= chips
      player.boxes.minor = left
      if (chips > 0) this.tell({ kind: 'buys', seat, dice: paid, chips })
      const taken = without(minor, [...paid, ...left])
      if (step === 6 && taken.length + left.length > 0) this.tell({ kind: 'takes-dice', seat, taken, left })
    }
  }

  private *purchase(seat: Seat, mayTakeBack: boolean): Play<{ paid: number[]; left: number[] }> {
    const { boxes, spent } = this.players[seat]!
    const ways = payments(boxes.minor, 2, spent).map(dice => `pay ${dice.join(' ')}`)
    const paid = (yield* ask(seat, 'buy', [...ways, 'keep'])).split(' ').slice(1).map(Number)
    let rest = without(boxes.minor, paid)
    if (!mayTakeBack) return { paid, left: rest }
    const left: number[] = []
    while (rest.length > 0) {
      const id = yield* ask(seat, 'stay', ['back', ...faces(rest).map(face => `stay ${face}`)])
      if (id === 'back') break
      const die = Number(id.split(' ')[1])
      left.push(die)
      rest = without(rest, [die])
    }
    return { paid, left: falling(left) }
  }

  private candidates = ({ from }: Contest) => this.among(from)

  /**
   * Returns the possible targets of a spell: on the level of a die, and outside contests among others (5.3, 5.4, 6.6).
   */
  private supported(seat: Seat, die: Die): Magician[] {
    const open = CONTESTS.filter(contest => {
      const guilds = new Set(this.candidates(contest).map(one => one.seat))
      return guilds.has(seat) || guilds.size > 1
    })
    return open.flatMap(this.candidates).filter(({ at }) => die === null || levelOf(at) === die.level)
  }

  private spellsOf(seat: Seat): string[] {
    const { boxes, chips } = this.players[seat]!
    const levels = BOXES.slice(0, 4) as Competing[]
    const dice = levels
      .filter(level => this.supported(seat, { level, face: 0 }).length > 0)
      .flatMap(level => faces(boxes[level]).map(face => `${level} ${face}`))
    return [...dice, ...(chips > 0 && this.supported(seat, null).length > 0 ? ['chip'] : [])]
  }

  /** Chapter 5. */
  private *compete(): Play {
    this.step = 5
    while (this.players.some(({ passed }) => !passed)) {
      for (const seat of this.order) {
        const player = this.players[seat]!
        if (player.passed) continue
        player.passed = this.spellsOf(seat).length === 0 || !(yield* this.spells(seat))
        if (player.passed) this.tell({ kind: 'passes', seat })
      }
    }
  }

  /** Plays a turn of two spells. Returns true if there was one. */
  private *spells(seat: Seat): Play<boolean> {
    const first = yield* ask(seat, 'spell', [...this.spellsOf(seat), 'pass'])
    if (first === 'pass') return false
    if (yield* this.support(seat, first, true)) return true
    const others = this.spellsOf(seat)
    if (others.length > 0) yield* this.support(seat, yield* ask(seat, 'spell', others), false)
    return true
  }

  /** Places one spell, or both spells of a turn (E31). Returns true if both were placed. */
  private *support(seat: Seat, spell: string, isFirst: boolean): Play<boolean> {
    const { boxes, chips } = this.players[seat]!
    const [level, face] = spell.split(' ') as [Competing, string]
    const die: Die = spell === 'chip' ? null : { level, face: Number(face) }
    const ids = idsOf(this.supported(seat, die))
    const other = die ? without(boxes[level], [die.face])[0] : chips > 1 ? null : undefined
    const second = other === undefined ? null : other === null ? 'chip' : `${level} ${other}`
    const both = isFirst && second && ids.length > 1 ? ids.map(id => `${id} ${second}`) : []
    const [id, ...more] = (yield* ask(seat, 'support', [...ids, ...both])).split(' ')
    this.place(seat, id!, die)
    if (more.length === 0) return false
    this.place(seat, id!, die && { level, face: other! })
    return true
  }

  private place(seat: Seat, id: string, die: Die): void {
    const player = this.players[seat]!
    if (die) player.boxes[die.level] = without(player.boxes[die.level], [die.face])
    else player.chips--
    const magician = this.who(id)
    magician.spells.push({ seat, die: die?.face ?? null })
    this.tell({ kind: 'spell', seat, magician: id, die: die?.face ?? null, points: pointsOf(magician) })
  }

  /** Chapter 6. */
  private *award(): Play {
    for (const contest of CONTESTS) yield* this.decide(contest)
    for (const player of this.players) {
      player.passed = false
      for (const box of BOXES.slice(0, 4)) player.boxes[box] = []
    }
    for (const magician of this.magicians) {
      for (const { seat, die } of magician.spells) if (die === null) this.players[seat]!.spent++
      magician.spells = []
    }
    if (this.among(['high']).length === 0) this.withoutHigh++
  }

  private *decide(contest: Contest): Play {
    const { titles } = contest
    const candidates = this.candidates(contest)
    if (candidates.length === 0) return
    const { risen, why } = yield* this.risen(contest, candidates)
    const rising = risen.map((magician, i) => ({ magician: magician.id, title: titles[i]! }))
    const votes = candidates.map(magician => ({ magician: magician.id, points: pointsOf(magician) }))
    this.tell({ kind: 'award', seat: risen[0]?.seat ?? null, titles, votes, risen: rising, why })
    for (const [i, magician] of risen.entries()) magician.at = titles[i]!
    for (const { seat } of this.among(['high'])) if (titles[0] === 'high') this.players[seat]!.highs++
    for (const magician of candidates) {
      const level = levelOf(magician.at)
      if (risen.includes(magician) || level === 'magician') continue
      magician.at = `over-${level}`
      this.tell({ kind: 'over', seat: magician.seat, magician: magician.id, level })
    }
  }

  /** Finds the magicians who rise, from left to right, and the reason that others do not. */
  private *risen(
    { titles }: Contest,
    candidates: readonly Magician[],
  ): Play<{ risen: readonly Magician[]; why: Extract<ElfenEvent, { kind: 'award' }>['why'] }> {
    const turn = (magician: Magician) => this.order.indexOf(magician.seat) * 10 + Number(magician.id.slice(1))
    const voted = candidates
      .filter(one => pointsOf(one) > 0)
      .sort((a, b) => pointsOf(b) - pointsOf(a) || turn(a) - turn(b))
    if (voted.length === 0) return { risen: [], why: 'nothing' }
    const isAlone = new Set(candidates.map(({ seat }) => seat)).size === 1
    if (isAlone) return { risen: yield* this.chosen(titles.length, voted), why: 'alone' }
    if (voted.length <= 2 && titles.length === 2) return { risen: voted, why: 'most' }
    const equals = (place: number) => voted.filter(one => pointsOf(one) === pointsOf(voted[place]!)).length
    if (equals(0) > titles.length) return { risen: [], why: 'tie' }
    if (equals(0) < titles.length && equals(1) > 1) return { risen: voted.slice(0, 1), why: 'second-tie' }
    return { risen: voted.slice(0, titles.length), why: 'most' }
  }

  /** Resolves a tie within one guild, which holds nobody up because the guild chooses (6.5, E15). */
  private *chosen(room: number, voted: readonly Magician[]): Play<Magician[]> {
    const risen: Magician[] = []
    while (risen.length < Math.min(room, voted.length)) {
      const left = voted.filter(one => !risen.includes(one))
      const equals = left.filter(one => pointsOf(one) === pointsOf(left[0]!))
      const isFree = equals.length > room - risen.length
      risen.push(isFree ? this.who(yield* ask(left[0]!.seat, 'rise', idsOf(equals))) : left[0]!)
    }
    return risen
  }

  /** Step 7. */
  private *fill(): Play {
    this.step = 7
    for (const [level, titles] of VACANCIES) {
      for (const seat of this.order) {
        for (;;) {
          const movers = this.among([`over-${level}`]).filter(one => one.seat === seat)
          const vacant = titles
            .map(boxes => boxes.filter(box => this.among([box]).length === 0))
            .find(boxes => boxes.length > 0)
          if (movers.length === 0 || !vacant) break
          const id = yield* ask(seat, 'mover', idsOf(movers))
          const title = yield* ask(seat, 'vacancy', vacant)
          this.who(id).at = title
          this.tell({ kind: 'vacancy', seat, magician: id, title })
        }
      }
    }
  }

  /** Step 8. */
  private *demote(): Play {
    this.step = 8
    for (const seat of this.order) {
      for (const [level] of VACANCIES) {
        for (const magician of this.among([`over-${level}`]).filter(one => one.seat === seat)) {
          magician.at = yield* ask(seat, 'demote', MAGICIANS)
          const grey = level !== 'necromancer' && this.greyLeft > 0
          if (grey) {
            magician.grey++
            this.greyLeft--
          }
          this.tell({ kind: 'demoted', seat, magician: magician.id, box: magician.at, grey })
        }
      }
    }
  }

  /** Step 9. */
  private *release(): Play {
    this.step = 9
    const decided = yield* together(this.order.map(seat => [seat, this.ransom(seat)] as const))
    for (const seat of this.order) {
      const { paid, freed } = decided.get(seat)!
      for (const id of freed) {
        this.who(id).grey--
        this.greyLeft++
        this.tell({ kind: 'frees', seat, magician: id, dice: paid })
      }
      this.players[seat]!.boxes.grey = []
    }
  }

  private *ransom(seat: Seat): Play<{ paid: number[]; freed: string[] }> {
    const greys = greyOf(this.own(seat))
    const { grey } = this.players[seat]!.boxes
    const ways = payments(grey, 4, greys).map(dice => `pay ${dice.join(' ')}`)
    const paid = (yield* ask(seat, 'release', [...ways, 'keep'])).split(' ').slice(1).map(Number)
    const freed: string[] = []
    while (freed.length < bought(paid, 4, greys)) {
      const left = this.own(seat).filter(one => one.grey > freed.filter(id => id === one.id).length)
      freed.push(yield* ask(seat, 'free', idsOf(left)))
    }
    return { paid, freed }
  }

  /** Plays step 10, chapters 9 and 10. Returns true if the game is over. */
  private score(): boolean {
    this.step = 10
    for (const player of this.players) {
      const own = this.own(player.seat)
      const points = sum(own.map(({ at, grey }) => WORTH[at[0]!]! - grey))
      player.score += points
      this.tell({ kind: 'scores', seat: player.seat, points, score: player.score })
    }
    const isTwice = this.players.some(({ highs }) => highs === 2)
    const isLast = this.day === this.rounds
    if (!isTwice && !isLast && this.withoutHigh < 2) return false
    for (const player of this.players) {
      player.score += player.chips
      if (player.chips > 0) this.tell({ kind: 'bonus', seat: player.seat, points: player.chips, score: player.score })
    }
    const score = Math.max(...this.players.map(one => one.score))
    this.winners = this.players.filter(one => one.score === score).map(({ seat }) => seat)
    const why = isTwice ? 'second-high' : this.withoutHigh === 2 ? 'no-high' : 'rounds'
    this.tell({ kind: 'end', seat: null, why, winners: this.winners, score })
    return true
  }
}
