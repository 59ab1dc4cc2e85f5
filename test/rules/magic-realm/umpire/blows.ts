import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { CHARACTERS, individualsOf, LEVELS, read, typeOf } from './book.ts'
import type { Chapter, Happened } from './table.ts'

type Blow = Extract<RealmEvent, { kind: 'blow' }>

interface Side {
  readonly attack: string | null
}
interface PrintedMonster {
  readonly kind: string
  readonly size: string
  readonly armored: boolean
  readonly fame: number
  readonly notoriety: number
  readonly light: Side
  readonly dark: Side
  readonly length: number | readonly number[]
  readonly part?: string
}
interface PrintedNatives {
  readonly types: readonly {
    readonly type: string
    readonly vulnerability: string
    readonly armored: boolean
    readonly length: number
    readonly notoriety: number
  }[]
  readonly groups: readonly {
    readonly members: readonly {
      readonly id: string
      readonly type: string
      readonly length?: number
      readonly light: Side
      readonly dark: Side
    }[]
  }[]
}
interface Part {
  readonly kind: string
  readonly light: string
  readonly dark: string
  readonly length: number
}

/** A denizen as a fighter: the attacks of both its sides, and the harm it can take. */
interface Fighter {
  readonly size: number
  readonly armored: boolean
  readonly fame: number
  readonly notoriety: number
  readonly attacks: readonly (string | null)[]
  readonly lengths: readonly number[]
  readonly part: string | undefined
}

const rank = (letter: string): number => LEVELS.indexOf(letter)
const PARTS = new Map(read<Part[]>('heads-and-clubs').map(part => [part.kind, part]))
const MONSTERS = read<PrintedMonster[]>('monsters')
const { types, groups } = read<PrintedNatives>('natives')
const NATIVES = new Map(groups.flatMap(({ members }) => members).map(one => [one.id, one]))

interface PrintedArmor {
  readonly id: string
  readonly weight: string
  readonly slot?: string
  readonly armor?: { readonly destroyedBy: string; readonly stops: readonly string[] }
}
const ARMOR = new Map(read<PrintedArmor[]>('armor').map(one => [one.id, rank(one.weight)]))
const CARDS = new Map(
  read<PrintedArmor[]>('treasures').flatMap(({ id, armor }) => (armor ? [[id, rank(armor.destroyedBy)]] : [])) as [
    string,
    number,
  ][],
)

const ROWS = ['thrust', 'swing', 'smash']
/** The rows that a piece of armor covers; a shield covers its own row (17.2.4). */
const STOPS = new Map([
  ...read<PrintedArmor[]>('armor').map(({ id, slot }): [string, readonly string[]] => [
    id,
    slot === 'helmet' ? ['smash'] : slot === 'breastplate' ? ['thrust', 'swing'] : slot === 'suit' ? ROWS : [],
  ]),
  ...read<PrintedArmor[]>('treasures').flatMap(({ id, armor }): [string, readonly string[]][] =>
    armor ? [[id, armor.stops]] : [],
  ),
])
const SLOTS = new Map(read<PrintedArmor[]>('armor').map(({ id, slot }) => [id, slot]))
/**
 * Returns the position in the order in which a blow meets them: shield, card, helmet or breastplate, Ointment, suit
 * (17.2.4, D40).
 */
const placeOf = (id: string): number => {
  const slot = SLOTS.get(typeOf(id))
  return slot === 'shield' ? 0 : slot === 'suit' ? 4 : slot ? 2 : id === 'ointment-of-steel' ? 3 : 1
}

/** The addition for a MISSILE roll of 1 to 6 (17.1.3). */
const MISSILE = [2, 1, 0, -1, -2, -3]
const MEDIUM = 2
const LIGHT = 1

function fighterOf(id: string): Fighter | undefined {
  // There are two kinds of Wolves.
  const monsters = MONSTERS.filter(({ kind }) => kind === typeOf(id))
  const [monster] = monsters
  if (monster) {
    const { size, armored, fame, notoriety, length, part } = monster
    const attacks = monsters.flatMap(({ light, dark }) => [light.attack, dark.attack])
    const lengths = typeof length === 'number' ? [length] : length
    return { size: rank(size), armored, fame, notoriety, attacks, lengths, part }
  }
  const native = NATIVES.get(id)
  const type = types.find(one => one.type === native?.type)
  if (!native || !type) return undefined
  const { vulnerability, armored, notoriety } = type
  const attacks = [native.light.attack, native.dark.attack]
  const lengths = [native.length ?? type.length]
  return { size: rank(vulnerability), armored, fame: 0, notoriety, attacks, lengths, part: undefined }
}

/** Chapters 16 to 18: the order of blows, hits, harm, and the value of a kill. */
export class Blows implements Chapter {
  private faults: string[] = []
  private state: RealmState
  private round = 0
  private last: Blow | null = null
  /** The killer in this round, and the blow. */
  private dead = new Map<string, Blow>()
  private damaged: Set<string>
  /** The items in use and the berserk fighters at the last question. */
  private inUse = new Map<string, readonly string[]>()
  /** The rows of shields, the riders, and the armor destroyed in this round with the blow that did it. */
  private shields = new Map<string, number | null>()
  private riders = new Set<string>()
  private destroyed = new Map<string, Blow>()
  private kills = new Map<string, number>()
  private berserk = new Set<string>()

  constructor(state: RealmState) {
    this.state = state
    this.damaged = new Set(state.damaged)
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  asked(): readonly string[] {
    this.damaged = new Set(this.state.damaged)
    this.inUse = new Map(
      individualsOf(this.state).map(({ id, owned }) => [id, owned.flatMap(piece => (piece.active ? piece.id : []))]),
    )
    this.berserk = new Set(this.state.characters.flatMap(({ id, berserk }) => (berserk ? id : [])))
    return []
  }

  happened({ events, state }: Happened): readonly string[] {
    this.faults = []
    for (const event of events) this.see(event)
    this.state = state
    return this.faults
  }

  private see(event: RealmEvent): void {
    switch (event.kind) {
      case 'combat-round':
        this.round = event.round
        this.last = null
        this.dead.clear()
        this.shields.clear()
        this.riders.clear()
        this.destroyed.clear()
        break
      case 'plays-round':
        this.shields.set(event.character, event.shield)
        if (event.maneuver?.piece.kind === 'horse') this.riders.add(event.character)
        break
      case 'blow':
        this.falls(event)
        break
      case 'bounty':
        this.rewards(event)
        break
      case 'midnight':
        this.kills.clear()
        break
      case 'dies':
        this.kills.delete(event.character)
        break
    }
  }

  private falls(blow: Blow): void {
    const { by, target, hit, outcome } = blow
    if (this.last) this.expect(this.comesBefore(this.last, blow) <= 0, `${by} strikes after ${this.last.by} (16.5.1)`)
    this.last = blow
    const own = this.hitOf(blow)
    this.expect(hit === own, `${by} hits ${target} by ${hit}, not ${own} (16.4.1)`)
    // Those already killed neither strike nor are struck (16.5.3).
    const body = by.replace('.part', '')
    const isOff = [body, target].some(id => this.dead.has(id) && this.comesBefore(this.dead.get(id)!, blow) < 0)
    this.expect(!isOff || outcome === 'cancelled', `${by} strikes ${target} too late (16.5.3)`)
    this.expect(isOff || (outcome === 'misses') === (own === null), `${by}'s blow ${outcome} (16.4.1)`)
    this.isPrinted(blow)
    if (blow.harm !== null && blow.made) this.harms(blow)
    if (outcome === 'kills' && !this.dead.has(target)) this.dead.set(target, blow)
  }

  /**
   * Returns true if a blow comes before another: in the first round by the longer weapon, and later by the lower time
   * (16.5.1).
   */
  private comesBefore(one: Blow, other: Blow): number {
    const byLength = other.length - one.length
    const byTime = one.time - other.time
    return this.round === 1 ? byLength || byTime : byTime || byLength
  }

  /**
   * Returns how a blow hits: with a lower time, in the same direction, or without a maneuver (16.4.1, 16.4.2), and with
   * the Ointment of Bite also at an equal time (23.10.1).
   */
  private hitOf({ by, box, time, against }: Blow): Blow['hit'] {
    if (against === null) return 'open'
    const bites = this.uses(by, 'ointment-of-bite')
    if (time < against.time || (bites && time === against.time)) return 'undercut'
    return box === against.box ? 'intercept' : null
  }

  /** Returns true if a denizen strikes with one side of its counter. */
  private isPrinted({ by, time, length, made, target, on }: Blow): void {
    const fighter = fighterOf(by.replace('.part', ''))
    if (!fighter) return
    const part = by.endsWith('.part') ? PARTS.get(fighter.part!) : undefined
    const attacks = (part ? [part.light, part.dark] : fighter.attacks).flatMap(attack => attack ?? [])
    const lengths = part ? [part.length] : fighter.lengths
    const meetsArmor = (on !== null && (ARMOR.has(typeOf(on)) || CARDS.has(on))) || fighterOf(target)?.armored === true
    const isOneOf = attacks.some(attack => {
      const isOrdinary = /^[NLMHT]\d\**$/.test(attack)
      if (!isOrdinary) return made === null && time === Number(/\d/.exec(attack)![0])
      const stars = Math.max(0, attack.length - 2 - (meetsArmor ? 1 : 0))
      const isSame = made === null || (made.letter === rank(attack[0]!) && (made.stars === stars || isHorse(on)))
      return time === Number(attack[1]) && isSame
    })
    // A spell of a Demon, and of an Imp, has its own time and length (16.5.5).
    const isSpell = fighter.attacks.some(attack => attack?.startsWith('spell'))
    this.expect(isOneOf || isSpell, `${by} strikes as none of ${attacks} (17.1.1)`)
    this.expect(lengths.includes(length), `${by} strikes with length ${length} (16.5.5)`)
  }

  /** Checks the harm and its effect on the target (17.1, 17.2). */
  private harms(blow: Blow): void {
    const { by, target, harm, made, missile, on, outcome, wounds } = blow
    const levels = missile === null ? 0 : MISSILE[missile - 1]!
    const own = Math.max(0, made!.letter + made!.stars + (made!.excess ? 1 : 0) + levels)
    this.expect(harm === own, `${by} does harm ${harm}, not ${own} (17.1)`)
    const says = (right: string, bruise: number, rule: string) =>
      this.expect(
        outcome === right && wounds === bruise,
        `${by} ${outcome} ${on ?? target} by ${own} and wounds ${wounds} (${rule})`,
      )
    if (on !== null && isHorse(on)) return
    if (CHARACTERS.has(target)) this.meets(blow)
    if (on !== null) {
      const toughness = CARDS.get(on) ?? ARMOR.get(typeOf(on))
      if (toughness === undefined) return
      const bruise = own >= MEDIUM && !this.uses(target, 'reflecting-grease') ? 1 : 0
      const breaks = CARDS.has(on) || this.damaged.has(on) || own > toughness
      says(own < toughness ? 'holds' : breaks ? 'destroys' : 'damages', bruise, '17.2.5, 17.2.6')
      if (outcome === 'damages') this.damaged.add(on)
      if (outcome === 'destroys' && !this.destroyed.has(on)) this.destroyed.set(on, blow)
      return
    }
    const printed = CHARACTERS.get(target)
    if (printed) {
      const bears = this.berserk.has(target) ? 4 : rank(printed.weight)
      if (own >= bears) says('kills', 0, '17.2.8')
      else says(own >= LIGHT ? 'wounds' : 'harmless', own >= LIGHT ? 1 : 0, '17.2.8')
      return
    }
    const denizen = fighterOf(target)
    if (denizen) says(own >= denizen.size ? 'kills' : 'harmless', 0, '17.2.1')
  }

  private uses = (id: string, card: string): boolean => this.inUse.get(id)?.includes(card) ?? false

  /** Checks that the first piece that covers the row is hit, except those already destroyed (17.2.4, 17.2.9). */
  private meets(blow: Blow): void {
    const { by, target, box, missile, outcome, on } = blow
    const pierces = this.uses(by, 'penetrating-grease') || (missile !== null && outcome === 'kills')
    if (this.riders.has(target) || pierces) return
    const row = ROWS[box]!
    const isHeldThere = this.shields.get(target) === box
    const covering = (this.inUse.get(target) ?? [])
      .filter(piece => !(this.destroyed.has(piece) && this.comesBefore(this.destroyed.get(piece)!, blow) < 0))
      .filter(
        piece =>
          STOPS.get(SLOTS.has(typeOf(piece)) ? typeOf(piece) : piece)?.includes(row) ||
          (placeOf(piece) === 0 && isHeldThere),
      )
      .sort((one, other) => placeOf(one) - placeOf(other))
    this.expect(on === (covering[0] ?? null), `${by} strikes ${on}, not ${covering[0]} of ${target} (17.2.4)`)
  }

  /**
   * Checks the bounty times the kills of the day including this one. A hireling's kill counts once (18.3.1, 18.3.4,
   * 18.3.6).
   */
  private rewards({
    character,
    denizen,
    fame,
    notoriety,
    kill,
    shared,
  }: Extract<RealmEvent, { kind: 'bounty' }>): void {
    const before = this.kills.get(character) ?? 0
    if (kill > 0) {
      this.expect(kill === before + 1, `${character} kills his ${kill}th after ${before} (18.3.1)`)
      this.kills.set(character, kill)
    }
    const printed = fighterOf(denizen)
    if (!printed) return
    const [fames, notorieties] = [printed.fame, printed.notoriety].map(one => (one * Math.max(1, kill)) / shared)
    this.expect(fame === fames && notoriety === notorieties, `${denizen} is worth ${fame} and ${notoriety} (18.3.1)`)
  }
}

const isHorse = (on: string | null): boolean =>
  on !== null && (on.endsWith('.horse') || ['pony', 'workhorse', 'warhorse'].includes(typeOf(on)))
