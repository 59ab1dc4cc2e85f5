import { actOf } from '../../../../src/games/magic-realm/rules/state/acts.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { advantagesOf, Land, printedTile, tileOf, typeOf } from './book.ts'
import { BOXES, CARD, groupOf, isNative, numberOn, RealmBook, SITES, SOUNDS, VISITORS } from './realm-book.ts'
import type { Chapter, Happened } from './table.ts'

const BLESSED_FROM = ['demon', 'winged-demon', 'imp']

const named = (what: string, ids: readonly string[], where: string, by = ''): string =>
  `${what} ${[...ids].sort()} at ${where} ${by}`.trim()

/** Returns an event at the end of a turn as text (13.2), or null for any other event. */
function endingOf(event: RealmEvent): string | null {
  switch (event.kind) {
    case 'prowls':
      return named('prowls', event.denizens, event.clearing)
    case 'turned-up':
      return event.rule === '13.2.3' ? named('turned-up', event.chits, event.tile) : null
    case 'dwelling':
      return named('dwelling', [event.dwelling], event.clearing)
    case 'appears':
      return named('appears', event.denizens, event.clearing, event.by)
    case 'comes':
      return named('comes', [event.visitor], event.clearing)
    default:
      return null
  }
}

/** Chapters 7 and 13: the order of turns, prowling, blocking and appearing. */
export class Summons implements Chapter {
  private readonly book: RealmBook
  private readonly land: Land
  private faults: string[] = []
  /** The denizens that must come back today and have not yet (7.3.1). */
  private returning: readonly string[] = []
  /** The character on turn, whether a phase is in progress, and the events at the end of the turn. */
  private mover: string | null = null
  private isInPhase = false
  private ending: string[] = []
  private expected: readonly string[] | null = null
  /** The individuals that the new arrivals must block, and those blocked (13.2.7). */
  private mustBlock: readonly string[] = []
  private haveBlocked: string[] = []
  /** Chits turned face down again in this turn. */
  private silenced = new Set<string>()
  /** True if somebody follows, because the end of a party's turn is not checked. */
  private isLoose = false
  /** The individuals whose turn is over, or who have none today (8.1). */
  private gone = new Set<string>()
  private awaited: readonly string[] = []

  private readonly isAlone: boolean

  constructor(state: RealmState) {
    this.isAlone = state.solitaire
    this.book = new RealmBook(state)
    this.land = new Land(state.tiles)
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  /** Returns the faults in the events since the last answer. */
  happened({ option, events, state }: Happened): string[] {
    this.faults = []
    // A player who has looked exchanges one chit in the middle of the turn (9.2.7).
    let isExchanging = actOf(option)?.kind === 'exchange'
    for (const event of events) {
      const isExchange = isExchanging && (event.kind === 'dwelling' || event.kind === 'turned-up')
      if (!isExchange) this.see(event)
      else isExchanging = false
      this.book.told(event)
      if (event.kind === 'turned-up' && this.isPeaceful()) this.goDown(event.chits)
      if (event.kind === 'regenerates' || event.kind === 'flips') this.returned(event)
    }
    if (state.phase !== 'daylight') this.finish()
    this.faults.push(...this.book.compare(state))
    this.book.copy(state)
    return this.faults
  }

  private see(event: RealmEvent): void {
    const { book } = this
    const isOfEnding = endingOf(event)
    if (isOfEnding !== null && this.mover !== null) {
      this.end()
      this.ending.push(isOfEnding)
    }
    switch (event.kind) {
      case 'prowl': {
        const { dice, rows } = event
        this.expect(dice.length === (this.isAlone ? 2 : 1), `${dice.length} dice say who prowls (7.2.1, 27.1.5)`)
        this.expect(`${[...new Set(dice)].sort()}` === `${rows}`, `rows ${rows} prowl (7.2.1)`)
        this.awaited = [...book.individuals.keys()]
        this.returning = book.day % 7 === 0 ? this.regenerating(rows) : []
        break
      }
      case 'day':
        this.gone = new Set()
        break
      case 'follows':
        this.gone.add(event.character)
        break
      case 'stops':
        if (event.guide === this.mover) this.isLoose = true
        break
      case 'loses-turn':
        this.finish()
        this.gone.add(event.character)
        this.expect(
          event.why === 'asleep'
            ? book.individuals.get(event.character)!.asleep
            : book.individuals.get(event.character)!.blocked,
          `${event.character} loses his turn (8.1.6)`,
        )
        break
      case 'turn':
        this.finish()
        this.expect(this.returning.length === 0, `${this.returning} must come back (7.3.1)`)
        this.expect(!this.gone.has(event.character), `${event.character} has a second turn (8.1.1)`)
        this.gone.add(event.character)
        this.mover = event.character
        this.isLoose = Object.values(book.follows).includes(event.character)
        break
      case 'activity':
        if (event.character !== this.mover) break
        this.expect(!book.individuals.get(event.character)?.blocked, `${this.mover} is blocked, and goes on (13.1.6)`)
        this.endPhase()
        this.isInPhase = true
        break
      case 'unhides':
        // He came out of hiding on purpose, before the next phase (9.1.2, R27).
        if (event.character === this.mover && event.rule === '9.1.2') this.endPhase()
        break
      case 'blocks':
        this.blocks(event)
        break
      case 'combat-round':
      case 'wakes':
        this.finish()
        break
      case 'midnight':
        this.finish()
        for (const id of this.awaited) {
          const one = book.individuals.get(id)
          this.expect(!one || this.gone.has(id), `${id} has no turn (8.1.1)`)
        }
        break
    }
  }

  /** Returns the denizens that the prowling rows bring back on a seventh day, dead or alive (7.3.1, 7.3.2). */
  private regenerating(rows: readonly number[]): readonly string[] {
    const { book } = this
    const kinds = CARD.regeneration
      .filter(({ row }) => rows.includes(row))
      .flatMap(one => [...one.monsters, ...one.groups])
    return [...book.denizens].flatMap(([id, { at, dead }]) => {
      const comesBack = typeOf(id) === 'ghost' || kinds.includes(isNative(id) ? groupOf(id) : typeOf(id))
      return comesBack && !book.hired.has(id) && (dead || at !== book.homeOf(id)) ? id : []
    })
  }

  private returned(event: Extract<RealmEvent, { kind: 'regenerates' | 'flips' }>): void {
    if (event.kind === 'flips') {
      this.expect(this.book.rows.includes(6), 'only row 6 turns the chits over (7.3.2)')
      return
    }
    const [own, its] = [this.returning, event.denizens].map(ids => [...ids].sort().join())
    this.expect(own === its, `${its} come back, not ${own} (7.3.1)`)
    this.returning = []
  }

  /** Checks that every monster there blocks a visible character at the end of a phase (13.1.2). */
  private endPhase(): void {
    const one = this.mover === null ? undefined : this.book.individuals.get(this.mover)
    if (!one || !this.isInPhase) return
    this.isInPhase = false
    if (one.at === null || one.hidden || one.blocked || one.asleep) return
    const monsters = this.blockersOf(this.mover!, this.book.monstersAt(one.at))
    this.expect(monsters.length === 0, `${monsters} let ${this.mover} pass in ${one.at} (13.1.2)`)
  }

  private blockersOf(id: string, monsters: readonly string[]): readonly string[] {
    const isBlessed = advantagesOf({ id }).includes('heavenly-protection')
    return monsters.filter(monster => !(isBlessed && BLESSED_FROM.includes(typeOf(monster))))
  }

  private blocks({ rule, by, character, denizens }: Extract<RealmEvent, { kind: 'blocks' }>): void {
    const one = this.book.individuals.get(character)
    if (!one) return
    if (rule === '13.1.2') {
      const monsters = one.at === null ? [] : this.blockersOf(character, this.book.monstersAt(one.at))
      this.expect(
        `${[...monsters].sort()}` === `${[...denizens].sort()}`,
        `${denizens} block him, not ${monsters} (13.1.2)`,
      )
      this.expect(!one.hidden, `${character} is hidden, and is blocked (13.1.3)`)
    }
    if (rule === '13.1.4')
      this.expect(
        denizens.every(id => this.book.denizens.get(id)?.at === one.at),
        `${character} blocks ${denizens} from afar (13.1.4)`,
      )
    if (rule === '13.2.7' && by === 'denizens') {
      this.end()
      this.haveBlocked.push(named(character, denizens, one.at ?? ''))
    }
    if (rule === '13.1.5') {
      const other = this.book.individuals.get(denizens[0]!)
      this.expect(other !== undefined && other.at === one.at, `${character} blocks ${denizens} from afar (13.1.5)`)
    }
  }

  /** Works out in advance what must happen at the end of the turn. */
  private end(): void {
    if (this.expected !== null || this.mover === null) return
    this.endPhase()
    const one = this.book.individuals.get(this.mover)
    this.expected = one && one.at !== null && !one.asleep ? this.endingAt(one.at) : []
  }

  /** Checks after the turn that exactly that has happened. */
  private finish(): void {
    if (this.mover === null) return
    this.end()
    if (!this.isLoose) {
      const [own, its] = [this.expected!, this.ending].map(all => all.join('; '))
      this.expect(own === its, `the turn of ${this.mover} ends with "${its}", not "${own}" (13.2)`)
      const [must, have] = [this.mustBlock, this.haveBlocked].map(all => [...all].sort().join('; '))
      this.expect(must === have, `blocked are "${have}", not "${must}" (13.2.7)`)
    }
    this.mover = null
    this.silenced.clear()
    this.isInPhase = false
    this.ending = []
    this.expected = null
    this.mustBlock = []
    this.haveBlocked = []
  }

  /** Turns a Druid's warnings and sounds face down again (13.2.9). Those he has led turn them up again (13.2.10). */
  private goDown(chits: readonly string[]): void {
    for (const id of chits) {
      if (!this.silenced.has(id)) this.book.chits[id]!.up = SITES.includes(id) || id.startsWith('lost-')
      this.silenced.add(id)
    }
  }

  private isPeaceful = () => this.mover !== null && advantagesOf({ id: this.mover }).includes('peace-with-nature')

  /** Lists the events at the end of a turn: prowlers, chits and those they call, natives, visitors (13.2.2-13.2.6). */
  private endingAt(clearing: string): readonly string[] {
    const { book } = this
    const tile = tileOf(clearing)
    const all: string[] = []
    const comers = new Map<string, string>()
    const come = (ids: readonly string[], where: string, by: string) => {
      if (ids.length === 0) return
      for (const id of ids) comers.set(id, where)
      all.push(named('appears', ids, where, by))
    }
    const prowlers = [...book.denizens].flatMap(([id, { at, blocked }]) =>
      at !== clearing &&
      book.inTile(at, tile) &&
      !blocked &&
      !isNative(id) &&
      !book.hired.has(id) &&
      book.isProwling(id)
        ? id
        : [],
    )
    if (prowlers.length > 0) all.push(named('prowls', prowlers, clearing))
    for (const id of prowlers) comers.set(id, clearing)
    const { turned, brought } = this.turningUp(tile, all)
    for (const chit of turned) {
      if (this.isPeaceful() && !SITES.includes(chit)) continue
      const number = numberOn(chit)
      come(this.calledBy(chit, tile, comers), number === null ? clearing : `${tile}${number}`, chit)
    }
    if (book.cards.get('dragon-essence') === clearing) {
      const { kind } = printedTile(tile)
      if (kind === 'cave' || kind === 'mountain')
        come(this.calledBy(kind === 'cave' ? 'smoke-c' : 'smoke-m', tile, comers), clearing, 'dragon-essence')
    }
    this.natives(clearing, { ...book.dwellings, ...brought }, turned, all)
    this.mustBlock = this.blockedBy(comers)
    return all
  }

  /** Turns up the chits of a tile: what they stand for appears, and the others call (13.2.3). */
  private turningUp(tile: string, all: string[]) {
    const { chits } = this.book
    const down = Object.keys(chits).filter(id => chits[id]!.tile === tile && !chits[id]!.up)
    const brought: Record<string, string> = {}
    const turned: string[] = []
    for (const id of down) {
      const [warning, letter] = id.split('-')
      const substitute = CARD.substitutes.find(one => one.warning === warning && one.letter.toLowerCase() === letter)
      if (substitute) {
        brought[substitute.brings] = this.land.dwellingIn(tile)
        all.push(named('dwelling', [substitute.brings], brought[substitute.brings]!))
      } else if (id.startsWith('lost-')) {
        const held = Object.keys(chits).filter(other => chits[other]!.inside === id)
        turned.push(...held)
        all.push(named('turned-up', [id, ...held], tile))
      } else turned.push(id)
    }
    const lying = turned.filter(id => down.includes(id))
    if (lying.length > 0) all.push(named('turned-up', lying, tile))
    const order = [...SOUNDS, ...SITES]
    // Warnings come first and are not in the list (13.3.1).
    return { turned: turned.sort((a, b) => order.indexOf(a) - order.indexOf(b)), brought }
  }

  /** Returns the leftmost non-empty box of each prowling row that lists the chit, all of it (13.3.2, 27.1.6). */
  private calledBy(chit: string, tile: string, comers: ReadonlyMap<string, string>): readonly string[] {
    const waiting = (box: string) => this.book.waiting(BOXES.get(box)!).filter(id => !comers.has(id))
    const { rows } = this.book
    const site = CARD.sites.find(({ id }) => id === chit)
    if (site) return rows.includes(site.row) ? waiting(site.id) : []
    const letter = { valley: 'V', woods: 'W', mountain: 'M', cave: 'C' }[printedTile(tile).kind]
    const kind = SOUNDS.includes(chit) ? 'sound' : 'warning'
    return CARD.monsters.flatMap(({ row, by, boxes }, n) => {
      const isListed = by.some(
        one => one.kind === kind && one.chit === chit.split('-')[0] && (one.letter === null || one.letter === letter),
      )
      if (!rows.includes(row) || !isListed) return []
      return boxes.map((_, i) => waiting(`${n}.${i}`)).find(box => box.length > 0) ?? []
    })
  }

  /** Groups come to a Dwelling, visitors to those who call them (13.5). */
  private natives(
    clearing: string,
    dwellings: Readonly<Record<string, string>>,
    turned: readonly string[],
    all: string[],
  ): void {
    const { book } = this
    const here = Object.keys(dwellings).filter(dwelling => dwellings[dwelling] === clearing)
    const newcomers: string[] = []
    for (const { row, group, at } of CARD.groups) {
      const dwelling = here.find(one => at.includes(one))
      if (!book.rows.includes(row) || dwelling === undefined) continue
      const waiting = book.waiting(book.membersOf(group)).filter(id => !book.hired.has(id))
      if (waiting.length === 0) continue
      all.push(named('appears', waiting, clearing, dwelling))
      newcomers.push(...waiting)
    }
    if (!book.rows.includes(6)) return
    for (const { box, by } of CARD.calls) {
      const chit = book.visitors.findIndex(one => one.box === box)
      const isCalled = by.some(one => {
        if (isNative(one))
          return newcomers.includes(one) || (book.denizens.get(one)!.at === clearing && !book.hired.has(one))
        if (turned.includes(one)) return `${tileOf(clearing)}${numberOn(one)}` === clearing
        return (book.chits[one]?.at ?? book.cards.get(one)) === clearing
      })
      if (chit >= 0 && isCalled) all.push(named('comes', [VISITORS[chit]![book.visitors[chit]!.side]!], clearing))
    }
  }

  /** Returns the unhidden characters whom the new arrivals find (13.2.7). */
  private blockedBy(comers: ReadonlyMap<string, string>): readonly string[] {
    return [...new Set(comers.values())].flatMap(clearing => {
      const arrived = [...comers].flatMap(([id, at]) => (at === clearing ? id : []))
      return [...this.book.individuals].flatMap(([id, { at, hidden, asleep }]) => {
        const blockers = this.blockersOf(id, arrived)
        if (at !== clearing || hidden || asleep || id in this.book.follows || blockers.length === 0) return []
        return named(id, blockers, clearing)
      })
    })
  }
}
