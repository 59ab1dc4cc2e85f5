import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { Character, Goal, Owned, RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { CHARACTERS, hasActive, individualsOf, isCharacter, LEVELS, read, typeOf } from './book.ts'
import { gearOf, goodOf, isArmor, worthOf } from './goods.ts'
import { groupOf } from './realm-book.ts'
import type { Chapter, Happened } from './table.ts'

/** The records of a character (1.5.4); a hired leader has only gold (11.2.2). */
interface Sheet {
  fame: number
  notoriety: number
  gold: number
  curses: Set<string>
}

type Told<Kind extends RealmEvent['kind']> = Extract<RealmEvent, { kind: Kind }>

/** The value of a victory point (4.2.2). */
const FACTORS: Readonly<Record<Goal, number>> = { great: 1, spells: 2, fame: 10, notoriety: 20, gold: 30 }

const NATIVES = read<{
  readonly types: readonly { readonly type: string; readonly notoriety: number }[]
  readonly groups: readonly { readonly members: readonly { readonly id: string; readonly type: string }[] }[]
}>('natives')
const NOTORIETY = new Map(
  NATIVES.groups.flatMap(({ members }) =>
    members.map(({ id, type }): [string, number] => [id, NATIVES.types.find(one => one.type === type)!.notoriety]),
  ),
)

interface Cost {
  readonly id: string
  readonly fame?: number
  readonly notoriety: number
}
const CHITS = read<{ readonly missions: readonly Cost[]; readonly campaigns: readonly Cost[] }>('chits')
const COSTS = new Map([...CHITS.missions, ...CHITS.campaigns].map(one => [one.id, one]))

/** The gold given by a rule, no matter who carries it out (9.6.5, 23.1.1, 23.1.3). */
const GIFTS: Readonly<Record<string, number>> = { '9.6.5': 1, '23.1.1': 50, '23.1.3': 20 }

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

/** The records of fame, notoriety, gold and curses through the game, and the final scores (4.2, 19.5). */
export class Score implements Chapter {
  private faults: string[] = []
  private sheets = new Map<string, Sheet>()
  /** The notoriety of those who have died since the last question (18.3.2). */
  private dead = new Map<string, number>()
  private employers = new Map<string, string>()
  private needs = new Map<string, string>()
  private owned = new Map<string, readonly Owned[]>()
  private damaged: ReadonlySet<string> = new Set()
  /** Armor that has already paid in this round. */
  private destroyed = new Set<string>()
  /** Fame and notoriety that must still appear in events, with reasons. */
  private due: { character: string; fame: number; notoriety: number; rule: string }[] = []
  /** The characters that have left the map by its edge. Their scores are never shown again (19.4.3). */
  private left = new Map<string, number>()
  private state: RealmState

  constructor(state: RealmState) {
    this.state = state
    this.copy()
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  /** Copies the game's current state. */
  private copy(): void {
    const { characters, war, damaged } = this.state
    // A player may have taken a character of another player that is still in the list of the dead.
    const livingLast = characters.toSorted((a, b) => Number(a.fate === 'alive') - Number(b.fate === 'alive'))
    this.sheets = new Map(
      livingLast.map(({ id, fame, notoriety, gold, curses }) => [
        id,
        { fame, notoriety, gold, curses: new Set<string>(curses) },
      ]),
    )
    for (const { id, gold } of war?.leaders ?? [])
      this.sheets.set(id, { fame: 0, notoriety: 0, gold, curses: new Set() })
    this.employers = new Map(Object.entries(war?.hires ?? {}).map(([id, { employer }]) => [id, employer]))
    this.damaged = new Set(damaged)
    this.owned = new Map(individualsOf(this.state).map(({ id, owned }) => [id, structuredClone(owned)]))
  }

  happened({ events, state }: Happened): readonly string[] {
    this.faults = []
    this.state = state
    this.dead.clear()
    this.destroyed.clear()
    for (const event of events) this.see(event)
    this.expect(this.due.length === 0, `${JSON.stringify(this.due)} is not told`)
    this.due = []
    this.compare()
    if (state.result) this.end(events)
    this.copy()
    return this.faults
  }

  private see(event: RealmEvent): void {
    switch (event.kind) {
      case 'starts':
        this.begins(event)
        break
      case 'gold':
        this.change(event.character, 0, 0, event.gold)
        if (event.rule && event.rule in GIFTS)
          this.expect(event.gold === GIFTS[event.rule], `${event.character} gets ${event.gold} gold (${event.rule})`)
        break
      case 'fame':
        this.change(event.character, event.fame, event.notoriety, 0)
        this.pays(event)
        break
      case 'bounty':
        this.rewards(event)
        break
      case 'gives': {
        for (const what of event.what) {
          if (what.kind !== 'gold') continue
          this.change(event.character, 0, 0, -what.gold)
          this.change(event.receiver, 0, 0, what.gold)
        }
        break
      }
      case 'blow':
        if (event.outcome === 'destroys' && event.on !== null) this.destroys(event.target, event.on)
        break
      case 'pit':
        if (event.result === 'rust') this.rusts(event.target)
        break
      case 'cursed':
        this.sheets.get(event.character)!.curses.add(event.curse)
        break
      case 'freed':
        for (const curse of event.curses) this.sheets.get(event.character)!.curses.delete(curse)
        break
      case 'hires':
        for (const id of event.natives) {
          if (!this.employers.has(id)) this.sheets.set(id, { fame: 0, notoriety: 0, gold: 0, curses: new Set() })
          this.employers.set(id, this.servedBy(event.character))
        }
        break
      case 'takes-up':
      case 'undertaken': {
        // The price comes back on success, and is paid again on failure (25.4.1, 25.4.2).
        const { fame = 0, notoriety } = COSTS.get(event.name)!
        const sign = event.kind === 'undertaken' && event.how === 'done' ? 1 : -1
        if (event.kind === 'undertaken' && event.how === 'given-up') break
        this.owe(event.character, sign * fame, sign * notoriety, '25.4')
        break
      }
      case 'betrays': {
        const group = [...this.employers].filter(
          ([id, employer]) => employer === event.character && groupOf(id) === event.group,
        )
        const bounty = sum(group.map(([id]) => NOTORIETY.get(id)!))
        this.owe(event.character, -bounty, 0, '16.6.1')
        break
      }
      case 'dismissed':
        this.employers.delete(event.denizen)
        this.sheets.delete(event.denizen)
        break
      case 'dies':
        this.dead.set(event.character, this.sheets.get(event.character)!.notoriety)
        this.sheets.delete(event.character)
        break
      case 'scores':
        this.scores(event)
        break
    }
  }

  private servedBy = (id: string): string => (isCharacter(id) ? id : this.employers.get(id)!)

  private change(id: string, fame: number, notoriety: number, gold: number): void {
    const sheet = this.sheets.get(id)
    if (!sheet) return
    sheet.fame += fame
    sheet.notoriety += notoriety
    sheet.gold += gold
    // Nobody pays more than he has (10.3.4). Under Ashes nothing is paid (22.1.1).
    if (gold < 0) this.expect(sheet.gold >= 0, `${id} has ${sheet.gold} gold (10.3.4)`)
    if (gold < 0) this.expect(!sheet.curses.has('ashes'), `${id} spends gold under Ashes (22.1.1)`)
  }

  private owe(character: string, fame: number, notoriety: number, rule: string): void {
    if (fame !== 0 || notoriety !== 0) this.due.push({ character, fame, notoriety, rule })
  }

  /** Checks that the fame and notoriety named by a rule equal the given sum. */
  private pays({ character, fame, notoriety, rule }: Told<'fame'>): void {
    const due = this.due.findIndex(one => one.character === character && rule?.startsWith(one.rule))
    const [own] = due < 0 ? [] : this.due.splice(due, 1)
    if (own)
      this.expect(
        own.fame === fame && own.notoriety === notoriety,
        `${character} gets ${fame} and ${notoriety}, not ${own.fame} and ${own.notoriety} (${rule})`,
      )
    else this.expect(!rule || !['16.6.1', '25.4.1', '25.4.2'].includes(rule), `${character} gets ${fame} (${rule})`)
    // An accepted insult or challenge (10.3.3).
    if (rule && ['10.3.3', '11.1.3', '14.2.2'].includes(rule))
      this.expect(
        fame + notoriety === -5 && fame * notoriety === 0,
        `${character} gets ${fame}, ${notoriety} (${rule})`,
      )
    if (rule === '18.3.8')
      this.expect(
        fame === 0 &&
          [...this.employers].some(([id, employer]) => employer === character && NOTORIETY.get(id) === -notoriety),
        `${character} loses ${-notoriety} for a hireling (18.3.8)`,
      )
    const spends = fame < 0 && this.sheets.get(character)?.curses.has('disgust')
    this.expect(!spends || rule === '16.6.1', `${character} loses fame by choice in disgust (22.1.1)`)
  }

  /**
   * Gives a bounty to the killer. For a hireling, the employer gets fame and notoriety, and a leader the gold (18.3.1,
   * 18.3.2, 18.3.6).
   */
  private rewards({ character, denizen, fame, notoriety, gold = 0, shared }: Told<'bounty'>): void {
    this.change(this.servedBy(character), fame, notoriety, 0)
    this.change(character, 0, 0, gold)
    if (!isCharacter(denizen)) return
    const recorded = this.dead.get(denizen) ?? this.sheets.get(denizen)?.notoriety ?? 0
    this.expect(isSame(notoriety, recorded / shared), `${denizen} is worth ${notoriety}, not ${recorded} (18.3.2)`)
  }

  /** Pays the owner of destroyed armor, once (17.2.7). */
  private destroys(owner: string, piece: string): void {
    const isHis = this.owned.get(owner)?.some(({ id }) => id === piece)
    if (!isHis || this.destroyed.has(piece)) return
    this.destroyed.add(piece)
    this.change(owner, 0, 0, goodOf(piece).pays)
  }

  /** Checks that damaged armor in use is destroyed (22.3). */
  private rusts(victim: string): void {
    for (const { id, active } of this.owned.get(victim) ?? [])
      if (active && isArmor(id) && this.damaged.has(id)) this.destroys(victim, id)
  }

  /** Checks the ten gold, the gear, and the price of gear that is unavailable (4.1.1, 4.1.2, 19.3.1). */
  private begins({ character, gear, paid }: Told<'starts'>): void {
    const left = [...gearOf(character)]
    for (const id of gear) {
      const at = left.indexOf(typeOf(id))
      this.expect(at >= 0, `${character} begins with ${id} (4.1.2)`)
      left.splice(at, 1)
    }
    const price = sum(left.map(type => goodOf(type).price))
    this.expect(paid === price, `${character} is paid ${paid} for ${left}, not ${price} (19.3.1)`)
    this.sheets.set(character, { fame: 0, notoriety: 0, gold: 10 + price, curses: new Set() })
    this.needs.delete(character)
  }

  /** Checks that the game's records match its events. */
  private compare(): void {
    const isOver = this.state.result !== null
    for (const one of this.state.characters) {
      const { id, fame, notoriety, gold, curses, fate, needs, place } = one
      const sheet = this.sheets.get(id)
      // A character just taken has not begun yet.
      if (fate !== 'alive' || !sheet || needs === null || place.kind === 'off') continue
      const own = [sheet.fame, sheet.notoriety, sheet.gold]
      const its = [fame, notoriety, gold]
      this.expect(
        own.every((n, i) => isSame(n, its[i]!)),
        `${id} has recorded ${its}, and it was told ${own} (1.5.4)`,
      )
      this.expect(`${[...curses].sort()}` === `${[...sheet.curses].sort()}`, `${id} is under ${curses} (22.1)`)
      const points = JSON.stringify(needs)
      this.expect((this.needs.get(id) ?? points) === points, `${id} seeks ${points} now (4.2.1)`)
      this.expect(sum(Object.values(needs)) === 5, `${id} seeks ${points}, which are not five (4.2.1)`)
      this.expect(needs.spells === 0 && Object.values(needs).every(n => n >= 0), `${id} seeks ${points} (4.2.6)`)
      this.expect(!isOver || one.score !== null, `${id} is not scored (19.5)`)
      this.needs.set(id, points)
    }
    for (const { id, gold } of this.state.war?.leaders ?? [])
      this.expect(isSame(gold, this.sheets.get(id)?.gold ?? 0), `${id} has ${gold} gold (11.2.2)`)
  }

  /** Scores a character (19.5). */
  private scores({ character, total }: Told<'scores'>): void {
    const one = this.state.characters.find(({ id }) => id === character)!
    const sheet = this.sheets.get(character)!
    // Things he takes out of the game are gone by now (19.4.3).
    const goods = one.fate === 'left' ? (this.owned.get(character) ?? []) : one.owned
    const of = (value: (id: string) => number) => sum(goods.map(({ id }) => value(id)))
    const has: Readonly<Record<Goal, number>> = {
      great: of(id => (goodOf(id).isGreat ? 1 : 0)),
      spells: 0,
      fame: (sheet.curses.has('disgust') ? -1 : sheet.fame) + of(id => goodOf(id).fame),
      notoriety: sheet.notoriety + of(id => goodOf(id).notoriety),
      gold: (sheet.curses.has('ashes') ? -1 : sheet.gold) - worthOf(character),
    }
    let own = 0
    for (const { goal, points, has: its, needed, basic, bonus } of one.score!.goals) {
      const factor = FACTORS[goal]
      // He may have given something away in his last phases, without a question.
      if (one.fate !== 'left' || goal === 'gold' || goal === 'spells')
        this.expect(isSame(its, has[goal]), `${character} has ${its} of ${goal}, not ${has[goal]} (4.2)`)
      this.expect(points === one.needs![goal] && needed === points * factor, `${character} needs ${needed} (4.2.2)`)
      const over = its - points * factor
      const ownBasic = Math.floor(over < 0 ? (3 * over) / factor : over / factor)
      this.expect(basic === ownBasic, `${character} scores ${basic} for ${goal}, not ${ownBasic} (19.5.3)`)
      this.expect(isSame(bonus, ownBasic * points), `${character} has a bonus of ${bonus} for ${goal} (19.5.4)`)
      own += ownBasic * (1 + points)
    }
    this.expect(one.score!.goals.length === 5, `${one.score!.goals.length} goals are scored (4.2.1)`)
    this.expect(total === own && one.score!.total === own, `${character} comes to ${total}, not ${own} (19.5.4)`)
    if (one.fate === 'left') this.left.set(character, total)
  }

  /** Checks the end: excess weight has been dropped, and the highest total wins (19.5.1, 19.5.6, 19.5.7). */
  private end(events: readonly RealmEvent[]): void {
    const { characters, result, seats, solitaire } = this.state
    for (const one of characters) {
      const isScored = events.some(event => event.kind === 'scores' && event.character === one.id)
      this.expect(isScored === (one.fate === 'alive') || one.fate === 'left', `${one.id} is scored, ${one.fate} (19.5)`)
      if (one.fate === 'alive') this.carries(one)
      if (one.fate === 'left' && this.left.has(one.id))
        this.expect(one.score?.total === this.left.get(one.id), `${one.id} is scored again (19.4.3)`)
    }
    const totals = seats.map((_, seat) => {
      const one = characters.find(character => character.seat === seat)
      return !one || one.fate === 'dead' ? -100 : one.score!.total
    })
    const isWon = !solitaire || totals.every(total => total >= 0)
    const own = totals.flatMap((total, seat) => (isWon && total === Math.max(...totals) ? [seat] : []))
    this.expect(`${result!.winners}` === `${own}`, `${result!.winners} win with ${totals}, not ${own} (19.5.6)`)
  }

  /**
   * Checks that a character keeps only what the strongest MOVE chit, the horse or the Boots can carry, and the load of
   * the pack horses (19.5.1, D74).
   */
  private carries(one: Character): void {
    const strength = strengthOf(one)
    const isTooHeavy = ({ id, packedOn }: Owned) => packedOn === null && goodOf(id).weight > strength
    const remaining = one.owned.filter(isTooHeavy).map(({ id }) => id)
    this.expect(remaining.length === 0, `${one.id} keeps ${remaining}, which he cannot carry (19.5.1)`)
    const dropped = (this.owned.get(one.id) ?? []).filter(
      piece => !isTooHeavy(piece) && !this.destroyed.has(piece.id) && this.state.lost.includes(piece.id),
    )
    // Other things are lost in the fight on the last evening.
    const gone = dropped.filter(({ id }) => goodOf(id).layer !== 'horse' && id !== 'chest').map(({ id }) => id)
    this.expect(gone.length === 0, `${one.id} drops ${gone}, which he can carry (19.5.1)`)
  }
}

/** Returns the carrying strength (8.4.1). The Belt changes a chit by its asterisks (23.6.1). */
function strengthOf(one: Character): number {
  const moves = CHARACTERS.get(one.id)!.chits.flatMap((chit, i) => {
    if (!chit.startsWith('MOVE') || one.chits[i] !== 'active') return []
    const letter = hasActive(one, 'belt-of-strength') ? 'MHT'[chit.split('*').length - 1]! : chit.split(' ')[1]![0]!
    return LEVELS.indexOf(letter)
  })
  return Math.max(0, ...moves, ...one.owned.flatMap(({ id, active }) => (active ? goodOf(id).bears : [])))
}
