import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { Individual, RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import type { Question } from '../../../../src/kernel/index.ts'
import { CHARACTERS, clearingOf, individualsOf, isCharacter, read } from './book.ts'
import { goodOf } from './goods.ts'
import { VISITORS } from './realm-book.ts'
import type { Chapter, Happened } from './table.ts'

const LEVELS_OF_FRIENDSHIP = ['enemy', 'unfriendly', 'neutral', 'friendly', 'ally']
const UNFRIENDLY = 1
const NEUTRAL = 2
const ALLY = 4

const { meeting: MEETING } = read<{ readonly meeting: Readonly<Record<string, readonly string[]>> }>('tables')
const NATIVES = read<{
  readonly types: readonly { readonly type: string; readonly wage: number }[]
  readonly groups: readonly {
    readonly id: string
    readonly members: readonly { readonly id: string; readonly type: string }[]
  }[]
}>('natives')
/** The members of each group, the leader first and the highest number last. */
const MEMBERS = new Map(NATIVES.groups.map(({ id, members }) => [id, members.map(member => member.id)]))
const WAGES = new Map(
  NATIVES.groups.flatMap(({ members }) =>
    members.map(({ id, type }): [string, number] => [id, NATIVES.types.find(one => one.type === type)!.wage]),
  ),
)
const { campaigns: CAMPAIGNS } = read<{
  readonly campaigns: readonly {
    readonly id: string
    readonly partners: readonly string[]
    readonly foes: readonly string[]
  }[]
}>('chits')
const TRADING_VISITORS = ['scholar', 'shaman', 'warlock', 'crone']
const LAYERS = ['weapon', 'armor', 'horse', 'card']
/** Groups whose members HIRE takes one at a time (11.1.2). */
const ONE_BY_ONE = ['order', 'rogues']
const TERM = 14

type Told<Kind extends RealmEvent['kind']> = Extract<RealmEvent, { kind: Kind }>

/** A bargain from its first roll to its result. */
interface Bargain {
  readonly one: string
  readonly trader: string
  readonly kind: 'buy' | 'hire' | 'battle'
  /** The object of the bargain; null to buy back a boon (10.4.2). */
  readonly belonging: string | null
  readonly natives: readonly string[]
  readonly base: number
  column: number
  result: string | null
  /** The goods laid down, and the price still due (10.3.4). */
  goods: string[]
  price: number
}

/** Friends lost by boons, and boons that can be bought back (10.4.2). */
interface Favors {
  readonly strained: Map<string, number>
  readonly boons: { readonly from: string; readonly price: number }[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Chapters 10 and 11: traders, prices, friendship, hirelings and wages. */
export class Trade implements Chapter {
  private faults: string[] = []
  private bargain: Bargain | null = null
  private drinks = new Set<string>()
  private favors = new Map<string, Favors>()
  private employers = new Map<string, string>()
  private boxes: Record<string, readonly string[]> = {}
  private until = new Map<string, number>()
  /** The state at each question, because an answer can cause more than it says. */
  private people: readonly Individual[] = []
  private places = new Map<string, string | null>()
  private damaged: ReadonlySet<string> = new Set()
  /** The result of the last MEETING roll. */
  private rolled = 0
  /** The value of goods handed over, because they are undamaged in the box. */
  private sold = new Map<string, number>()

  constructor(private state: RealmState) {
    this.copy()
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  private copy(): void {
    const { war, boxes, damaged } = this.state
    this.damaged = new Set(damaged)
    this.people = structuredClone(individualsOf(this.state))
    this.places = new Map(Object.entries(this.state.denizens).map(([id, { at }]) => [id, at]))
    this.boxes = structuredClone(boxes)
    this.employers = new Map(Object.entries(war?.hires ?? {}).map(([id, { employer }]) => [id, employer]))
    this.until = new Map(Object.entries(war?.hires ?? {}).map(([id, { until }]) => [id, until]))
  }

  private servedBy = (id: string): string => (isCharacter(id) ? id : this.employers.get(id)!)

  private favorsOf(id: string): Favors {
    const employer = this.servedBy(id)
    if (!this.favors.has(employer)) this.favors.set(employer, { strained: new Map(), boons: [] })
    return this.favors.get(employer)!
  }

  /** Returns the price that a trader pays for a thing, and asks for it (10.1.3). */
  private priceOf(trader: string, id: string): number {
    const { layer, price, damaged, visitors } = goodOf(id)
    return layer === 'armor' && this.damaged.has(id) ? damaged : (visitors[trader] ?? price)
  }

  /**
   * Returns the attitude of a group or visitor to a character: card, boons, campaigns and drinks (10.3.2, 10.4,
   * 25.4.6).
   */
  private columnOf(one: string, trader: string): number {
    const employer = this.servedBy(one)
    const undertaken = this.state.war?.undertakings.filter(({ character }) => character === employer) ?? []
    const campaign = CAMPAIGNS.find(({ id }) => undertaken.some(({ name }) => name === id))
    if (campaign?.foes.includes(trader)) return 0
    const { relations } = CHARACTERS.get(employer)!
    const printed = LEVELS_OF_FRIENDSHIP.findIndex(level => relations[level]?.includes(trader))
    const level =
      (printed < 0 ? NEUTRAL : printed) -
      (this.favorsOf(one).strained.get(trader) ?? 0) +
      (campaign?.partners.includes(trader) ? 2 : 0) +
      (this.drinks.has(`${one} ${trader}`) ? 1 : 0)
    return Math.max(0, Math.min(ALLY, level))
  }

  private one = (id: string): Individual | undefined => this.people.find(one => one.id === id)

  private canSpend(id: string, gold: number): boolean {
    const { curses, gold: has } = this.one(id)!
    return has >= gold && (gold === 0 || !curses.includes('ashes'))
  }

  private unhired(group: string, at: string): readonly string[] {
    return MEMBERS.get(group)!.filter(id => this.places.get(id) === at && !this.employers.has(id))
  }

  /** Returns unhired leaders and visitors here, no matter where their people are (10.1.1, 10.1.2). */
  private tradersAt(clearing: string): readonly string[] {
    const visitors = this.state.visitors.flatMap(({ at, side }, i) => (at === clearing ? VISITORS[i]![side]! : []))
    return [
      ...[...MEMBERS.keys()].filter(group => this.unhired(group, clearing).includes(`${group}-hq`)),
      ...visitors.filter(visitor => TRADING_VISITORS.includes(visitor)),
    ]
  }

  /** Returns the natives to hire here, and those whose terms can be extended (11.1.1, 11.1.2, 11.1.4, 11.2.4). */
  private offersAt(id: string, clearing: string): readonly string[] {
    return [...MEMBERS].flatMap(([group, members]) => {
      const isSingle = ONE_BY_ONE.includes(group)
      const free = this.unhired(group, clearing)
      const own = members.filter(
        native =>
          native !== id && this.places.get(native) === clearing && this.employers.get(native) === this.servedBy(id),
      )
      return [
        ...(free.length === 0 ? [] : [isSingle ? free.at(-1)! : group]),
        ...(own.length === 0 ? [] : isSingle ? own.map(native => `${native} again`) : [`${group} again`]),
      ]
    })
  }

  asked(question: Question, state: RealmState): readonly string[] {
    this.faults = []
    this.state = state
    this.copy()
    const { topic, data, options } = question
    const id = `${data?.character}`
    const trader = `${data?.trader}`
    const clearing = this.one(id) ? clearingOf(this.one(id)!) : null
    if (this.bargain?.result) this.follows(topic, id)
    const costs = options.map(option => ({ id: option.id, cost: option.cost }))
    const isOffered = (one: string) => options.some(option => option.id === one)
    switch (topic) {
      case 'trade': {
        const traders = options.flatMap(option => / (?:from|to) (.+)$/.exec(option.id)?.[1] ?? [])
        const here = this.tradersAt(clearing!)
        this.expect(
          traders.every(one => here.includes(one)),
          `${id} trades with ${traders}, and here is ${here} (10.1.1)`,
        )
        for (const one of here) {
          const hasAny = state.boxes[one]!.some(piece => !this.isBeyond(id, one, piece))
          const isBuying = hasAny || this.favorsOf(id).boons.some(({ from }) => from === one)
          this.expect(isOffered(`buy from ${one}`) === isBuying, `${id} may buy from ${one}: ${!isBuying} (10.1.1)`)
        }
        break
      }
      case 'hire': {
        const own = [...this.offersAt(id, clearing!), 'nothing'].sort().join()
        const its = costs.map(({ id: offer }) => offer).sort()
        this.expect(own === its.join(), `${id} may hire ${its}, not ${own} (11.1.1)`)
        break
      }
      case 'sell':
        for (const { id: piece, cost } of costs) if (piece !== 'done') this.isPriced(trader, piece, cost)
        break
      case 'buy': {
        const box = this.boxes[trader]!.filter(piece => !this.isBeyond(id, trader, piece))
        const named = costs.filter(({ id: piece }) => piece !== 'buy-back')
        for (const { id: piece, cost } of named) this.isPriced(trader, piece, cost)
        const [own, its] = [box, named.map(({ id: piece }) => piece)].map(all => [...all].sort().join())
        this.expect(own === its, `${trader} shows ${its}, and has ${own} (10.3.1)`)
        const boon = this.favorsOf(id).boons.find(({ from }) => from === trader)
        const price = costs.find(({ id: piece }) => piece === 'buy-back')?.cost
        this.expect(boon?.price === price, `a boon of ${trader} costs ${price}, not ${boon?.price} (10.4.2)`)
        break
      }
      case 'drinks': {
        const members = MEMBERS.get(trader)?.filter(native => this.places.get(native) === clearing) ?? []
        this.expect(members.length > 0, `${trader} drink (10.3.2)`)
        this.expect(data?.price === members.length, `${data?.price} gold for drinks of ${members} (10.3.2)`)
        this.expect(this.canSpend(id, members.length), `${id} cannot pay for drinks (10.3.2)`)
        break
      }
      case 'affront':
      case 'affront-battle': {
        const isLost = data?.result === 'challenge' && this.isDisgusted(id)
        this.expect(isOffered('suffer') !== isLost, `${id} in disgust gives fame: ${!isLost} (22.1.1)`)
        break
      }
      case 'price':
      case 'wage':
      case 'boon':
        this.priced(question, id, trader)
        break
    }
    return this.faults
  }

  private isDisgusted = (id: string): boolean => this.one(this.servedBy(id))?.curses.includes('disgust') ?? false

  /** A card that costs more fame than the character has (10.2.2, 22.1.1). */
  private isBeyond = (id: string, trader: string, piece: string): boolean =>
    (goodOf(piece).reward[trader] ?? 0) > 0 && this.isDisgusted(id)

  private isPriced(trader: string, piece: string, cost: number | undefined): void {
    const own = this.priceOf(trader, piece)
    this.expect((cost ?? 0) === own, `${trader} has ${piece} for ${cost}, not ${own} (10.1.3)`)
  }

  /** Asks next about the result of a roll (10.3.3). */
  private follows(topic: string, id: string): void {
    const { kind, result, one } = this.bargain!
    const isBattle = kind === 'battle'
    const next = /^price/.test(result!) ? (kind === 'hire' ? 'wage' : 'price') : result
    const own = ['insult', 'challenge'].includes(next!) ? (isBattle ? 'affront-battle' : 'affront') : next
    // A boon that is bought back cannot be another boon: it is paid for (10.4.2).
    const isPaidBack = own === 'boon' && kind === 'buy' && this.bargain!.belonging === null && topic === 'price'
    this.expect(isPaidBack || (topic === own && id === one), `${one} is asked ${topic} after ${result} (10.3.3)`)
    const times = result === 'boon' ? 1 : Number(result!.slice(-1))
    this.bargain!.price = times * this.bargain!.base
    this.bargain!.result = null
  }

  /** Checks a multiple of the price, in gold and goods, and wages in gold alone (10.3.3, 10.3.4, 11.1.3). */
  private priced({ topic, data, options }: Question, id: string, trader: string): void {
    const { price, goods } = this.bargain!
    const owed = Math.max(0, price - sum(goods.map(piece => this.priceOf(trader, piece))))
    this.expect(data?.price === price, `${trader} asks ${data?.price} of ${id}, not ${price} (10.3.3)`)
    const pay = options.find(option => option.id === 'pay')
    if (pay) this.expect((pay.cost ?? 0) === owed, `${id} must pay ${pay.cost}, not ${owed} (10.3.4)`)
    const isAsked = topic === 'boon' && this.bargain!.kind === 'buy'
    this.expect(isAsked || (pay !== undefined) === this.canSpend(id, owed), `${id} may pay ${owed} (10.3.4)`)
    for (const option of options) {
      if (['pay', 'refuse', 'favor'].includes(option.id)) continue
      this.expect(topic === 'price', `wages are paid in ${option.id} (11.1.3)`)
      this.isPriced(trader, option.id, option.cost)
    }
  }

  happened(happened: Happened): readonly string[] {
    this.faults = []
    const { question, option, events } = happened
    const { topic, data } = question
    const id = `${data?.character}`
    const trader = `${data?.trader}`
    const answer = option?.id
    if (topic === 'drinks' && answer === 'drink') this.drinks.add(`${id} ${trader}`)
    if (topic === 'sell' && answer !== 'done') {
      this.sold.set(answer!, this.priceOf(trader, answer!))
      this.boxAfter(happened, trader, [answer!])
    }
    if (topic === 'price' && answer !== 'pay' && answer !== 'refuse') this.bargain?.goods.push(answer!)
    const { bargain } = this
    const isFavor = topic === 'boon' && answer === 'favor'
    // A player who pays for a boon is asked how (10.3.4).
    const isLast = ['price', 'wage'].includes(topic) || (topic === 'boon' && bargain?.kind === 'hire')
    const isPaid = isLast && answer === 'pay'
    if (isLast && answer === 'refuse') this.bargain = null
    if ((isPaid || isFavor) && bargain) this.isDone(happened, bargain, isFavor)
    if (topic === 'affront' && answer === 'refuse')
      this.expect(
        events.some(event => event.kind === 'blocks'),
        `${trader} let ${id} pass after an affront (10.3.3)`,
      )
    if (topic.startsWith('affront') && answer === 'suffer') {
      const [fame, notoriety] = data?.result === 'insult' ? [0, -5] : [-5, 0]
      this.tellsFame(events, [[fame!, notoriety!]], `an ${data?.result} (10.3.3)`)
    }
    this.state = happened.state
    for (const event of events) this.see(event, events)
    this.copy()
    this.compare()
    return this.faults
  }

  /** Checks the fame in this answer's events. */
  private tellsFame(events: readonly RealmEvent[], own: readonly (readonly [number, number])[], why: string): void {
    const its = events.flatMap(event =>
      event.kind === 'fame' && ['10.2.2', '10.3.3', '14.2.2'].includes(event.rule ?? '')
        ? [[event.fame, event.notoriety]]
        : [],
    )
    this.expect(`${its}` === `${own}`, `fame and notoriety change by ${its}, not ${own}: ${why}`)
  }

  /**
   * Checks the box after a deal: a sold thing goes under those of its kind, undamaged (10.2.1), and a card gives fame
   * (10.2.2).
   */
  private boxAfter(
    { state, events, question }: Happened,
    trader: string,
    sold: readonly string[],
    bought: string | null = null,
  ): void {
    const box = [...this.boxes[trader]!]
    for (const id of sold) {
      const under = box.findIndex(other => LAYERS.indexOf(goodOf(other).layer) > LAYERS.indexOf(goodOf(id).layer))
      box.splice(under < 0 ? box.length : under, 0, id)
      this.expect(!state.damaged.includes(id), `${id} is damaged in the box of ${trader} (10.2.1)`)
      const had = this.one(`${question.data?.character}`)?.owned.some(piece => piece.id === id)
      this.expect(had !== false, `${id} is sold by who has it not (10.2.1)`)
    }
    const own = box.filter(id => id !== bought)
    this.expect(
      `${own}` === `${state.boxes[trader]}`,
      `the box of ${trader} is ${state.boxes[trader]}, not ${own} (10.2.1)`,
    )
    const rewards = [...sold.map(id => goodOf(id).reward[trader] ?? 0)]
    if (bought !== null) rewards.push(-(goodOf(bought).reward[trader] ?? 0))
    this.tellsFame(
      events,
      rewards.filter(fame => fame !== 0).map(fame => [fame, 0]),
      `${sold} for ${bought} (10.2.2)`,
    )
  }

  /** Completes the deal (10.3.4, 11.1.3). */
  private isDone(happened: Happened, bargain: Bargain, isFavor: boolean): void {
    const { one, trader, kind, belonging, goods, price, base, natives } = bargain
    const { events } = happened
    const paid = isFavor ? 0 : Math.max(0, price - sum(goods.map(id => this.priceOf(trader, id))))
    const gold = sum(events.flatMap(event => (event.kind === 'gold' && event.character === one ? event.gold : [])))
    this.expect(gold === -paid, `${one} pays ${-gold} to ${trader}, not ${paid} (10.3.4)`)
    const favors = this.favorsOf(one)
    if (isFavor) {
      favors.strained.set(trader, (favors.strained.get(trader) ?? 0) + 1)
      favors.boons.push({ from: trader, price: base })
    }
    if (kind === 'buy') {
      if (belonging !== null)
        this.expect(
          events.some(event => event.kind === 'buys' && event.belonging === belonging && event.boon === isFavor),
          `${one} does not get ${belonging} (10.3.3)`,
        )
      else favors.strained.set(trader, (favors.strained.get(trader) ?? 0) - 1)
      this.boxAfter(happened, trader, goods, belonging)
    } else
      this.expect(
        events.some(event => event.kind === 'hires' && `${event.natives}` === `${natives}`),
        `${one} does not hire ${natives} (11.1.3)`,
      )
    this.bargain = null
  }

  private see(event: RealmEvent, events: readonly RealmEvent[]): void {
    switch (event.kind) {
      case 'starts':
      case 'dies':
        this.favors.delete(event.character)
        break
      case 'sells': {
        const own = sum(event.belongings.map(id => this.sold.get(id)!))
        this.expect(
          event.gold === own,
          `${event.buyer} gives ${event.gold} for ${event.belongings}, not ${own} (10.2.1)`,
        )
        break
      }
      case 'asks-price': {
        const { character, from, belonging } = event
        const boon = this.favorsOf(character).boons.find(one => one.from === from)
        const base = belonging === null ? (boon?.price ?? 0) : this.priceOf(from, belonging)
        this.begin(character, from, 'buy', base, belonging)
        // Only one try (10.4.2).
        if (belonging === null && boon) {
          const { boons } = this.favorsOf(character)
          boons.splice(boons.indexOf(boon), 1)
        }
        break
      }
      case 'asks-hire':
        this.begin(
          event.character,
          event.group,
          'hire',
          sum(event.natives.map(id => WAGES.get(id)!)),
          null,
          event.natives,
        )
        break
      case 'table':
        if (event.table === 'meeting') this.rolled = event.result
        break
      case 'meeting':
        this.meets(event, events)
        break
      case 'hires':
        this.hires(event)
        break
    }
  }

  private begin(
    one: string,
    trader: string,
    kind: Bargain['kind'],
    base: number,
    belonging: string | null,
    natives: readonly string[] = [],
  ): void {
    const column = this.columnOf(one, trader)
    this.drinks.delete(`${one} ${trader}`)
    this.bargain = { one, trader, kind, belonging, natives, base, column, result: null, goods: [], price: 0 }
  }

  /**
   * Reads the roll in the column of the character's friendship; trouble and opportunity roll again (10.3.1, 10.3.3,
   * 10.3.5).
   */
  private meets({ character, with: trader, result, rule }: Told<'meeting'>, events: readonly RealmEvent[]): void {
    const isGoingOn = this.bargain?.one === character && this.bargain.trader === trader && this.bargain.result === null
    if (rule === '14.2.1' && !(isGoingOn && this.bargain!.kind === 'battle'))
      this.begin(character, trader, 'battle', 0, null)
    const bargain = this.bargain
    if (bargain?.one !== character) return
    const column = LEVELS_OF_FRIENDSHIP[bargain.column]!
    const own = MEETING[column]![this.rolled - 1]
    this.expect(result === own, `${trader} answer ${result} to ${this.rolled} as ${column}, not ${own} (10.3.3)`)
    if (result === 'trouble') bargain.column = UNFRIENDLY
    else if (result === 'opportunity') bargain.column = Math.min(ALLY, bargain.column + 1)
    else this.comesOf(bargain, result, events)
  }

  /** Checks the immediate result. Everything else is a question (10.3.3, 14.2.2). */
  private comesOf(bargain: Bargain, result: string, events: readonly RealmEvent[]): void {
    const { one, kind, trader } = bargain
    const isToldOf = (what: string) =>
      events.some(event => event.kind === what && 'character' in event && event.character === one)
    const isAffront = ['insult', 'challenge'].includes(result)
    const drunk = -sum(events.flatMap(event => (event.kind === 'gold' && event.rule === '10.3.2' ? event.gold : [])))
    if (kind === 'battle') {
      if (result === 'block') this.expect(isToldOf('battles'), `${trader} do not battle ${one} (14.2.2)`)
      if (!isAffront && result !== 'block')
        this.expect(!isToldOfGroup(events, one, trader), `${trader} battle ${one} after ${result} (14.2.2)`)
    } else if (result === 'block') this.expect(isToldOf('blocks'), `${trader} do not block ${one} (10.3.3)`)
    else if (result === 'nodeal') this.expect(isToldOf('no-deal'), `${trader} deal with ${one} (10.3.3)`)
    // A player with a single answer is not asked: a price too high, a challenge that cannot be accepted.
    const price = Number(result.slice(-1)) * bargain.base
    const isForced = isAffront
      ? result === 'challenge' && this.isDisgusted(one) && isToldOf(kind === 'battle' ? 'battles' : 'blocks')
      : /^price/.test(result) && isToldOf('no-deal') && !this.canSpend(one, price + drunk)
    const isOpen = !isForced && (isAffront || (kind !== 'battle' && !['block', 'nodeal'].includes(result)))
    this.bargain = isOpen ? bargain : null
    bargain.result = isOpen ? result : null
  }

  /**
   * Checks the hired natives: all of a group that are here, or one, for fourteen days, or fourteen more
   * (11.1.2-11.1.4).
   */
  private hires({ character, group, natives, until, again }: Told<'hires'>): void {
    const at = clearingOf(this.one(character)!)!
    const free = this.unhired(group, at)
    const own = again
      ? MEMBERS.get(group)!.filter(
          id => this.employers.get(id) === this.servedBy(character) && this.places.get(id) === at && id !== character,
        )
      : free
    const isSingle = ONE_BY_ONE.includes(group)
    const isRight = isSingle
      ? natives.length === 1 && (again ? own.includes(natives[0]!) : natives[0] === own.at(-1))
      : `${natives}` === `${own}`
    this.expect(isRight, `${character} hires ${natives} of ${own} (11.1.2)`)
    const term = again ? this.until.get(natives[0]!)! + TERM : this.state.day + TERM - 1
    this.expect(until === term, `${natives} serve until day ${until}, not ${term} (11.1.4)`)
  }

  /** Checks that friendship and boons match the events (10.4.2). */
  private compare(): void {
    for (const { id, fate, strained, boons } of this.state.characters) {
      if (fate !== 'alive') continue
      const favors = this.favorsOf(id)
      for (const trader of new Set([...Object.keys(strained), ...favors.strained.keys()]))
        this.expect(
          (strained[trader] ?? 0) === (favors.strained.get(trader) ?? 0),
          `${trader} are ${strained[trader]} levels less friendly to ${id} (10.4.2)`,
        )
      // A boon being bought back is gone afterward.
      if (this.bargain === null)
        this.expect(
          JSON.stringify(boons) === JSON.stringify(favors.boons),
          `${id} owes ${JSON.stringify(boons)} (10.4.2)`,
        )
    }
  }
}

const isToldOfGroup = (events: readonly RealmEvent[], one: string, group: string): boolean =>
  events.some(event => event.kind === 'battles' && event.character === one && event.group === group)
