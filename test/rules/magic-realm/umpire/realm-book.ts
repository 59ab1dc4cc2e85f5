import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { clearingOf, individualsOf, read, tileOf, typeOf } from './book.ts'

interface SetUpCard {
  readonly sites: readonly { readonly id: string; readonly row: number; readonly monster: string }[]
  readonly monsters: readonly {
    readonly row: number
    readonly by: readonly { readonly chit: string; readonly kind: string; readonly letter: string | null }[]
    readonly boxes: readonly (readonly [string, number])[]
  }[]
  readonly groups: readonly { readonly row: number; readonly group: string; readonly at: readonly string[] }[]
  readonly calls: readonly { readonly box: number; readonly by: readonly string[] }[]
  readonly regeneration: readonly {
    readonly row: number
    readonly monsters: readonly string[]
    readonly groups: readonly string[]
  }[]
  readonly substitutes: readonly {
    readonly warning: string
    readonly letter: string
    readonly brings: string
    readonly group?: string
  }[]
}

export const CARD = read<SetUpCard>('setup-card')

interface MapChits {
  readonly sounds: readonly { readonly name: string; readonly clearing: number }[]
  readonly sites: readonly { readonly id: string; readonly clearing: number }[]
  readonly visitors: readonly (readonly string[])[]
}

const { sounds, sites, visitors } = read<MapChits>('chits')

export const VISITORS = visitors
/** Sounds by number, then sites, which call in this order after the warnings (13.3.1, D28). */
export const SOUNDS = sounds.map(({ name, clearing }) => `${name}-${clearing}`)
export const SITES = sites.map(({ id }) => id)

/** Returns the clearing number of a site or sound chit, or null for all others (3.5.5). */
export const numberOn = (chit: string): number | null =>
  sites.find(({ id }) => id === chit)?.clearing ?? (SOUNDS.includes(chit) ? Number(chit.slice(-1)) : null)

export const isNative = (id: string): boolean => GROUPS.some(group => id.startsWith(`${group}-`))
export const groupOf = (id: string): string => id.replace(/-[^-]+$/, '')

const GROUPS = CARD.regeneration.flatMap(({ groups }) => groups)

/**
 * The contents of a box on the chart: monsters of a kind are numbered in the order of boxes, those of the sites last
 * (3.1.4).
 */
export const BOXES: ReadonlyMap<string, readonly string[]> = (() => {
  const counted = new Map<string, number>()
  const boxes = new Map<string, string[]>()
  const fill = (box: string, kind: string, count: number) => {
    const before = counted.get(kind) ?? 0
    counted.set(kind, before + count)
    boxes.set(
      box,
      Array.from({ length: count }, (_, i) => `${kind}-${before + i + 1}`),
    )
  }
  for (const [n, { boxes: row }] of CARD.monsters.entries())
    for (const [i, [kind, count]] of row.entries()) fill(`${n}.${i}`, kind, count)
  for (const { id, monster } of CARD.sites) fill(id, monster, 1)
  return boxes
})()

interface Standing {
  at: string | null
  hidden: boolean
  asleep: boolean
  blocked: boolean
}

interface Denizen {
  at: string | null
  dead: boolean
  blocked: boolean
}

/** The known places of everybody and everything, replaced after each answer once both copies agree. */
export class RealmBook {
  denizens = new Map<string, Denizen>()
  individuals = new Map<string, Standing>()
  chits: RealmState['chits'] = {}
  visitors: RealmState['visitors'] = []
  dwellings: Record<string, string> = {}
  hired = new Set<string>()
  follows: Record<string, string> = {}
  rows: readonly number[] = []
  /** The face-up Enchanted cards, and drawn sites (2.4.3, 9.6.2). */
  cards = new Map<string, string | null>()
  day = 0

  constructor(state: RealmState) {
    this.copy(state)
  }

  /** Copies the game's current state. */
  copy(state: RealmState): void {
    const { denizens, chits, visitors, dwellings, war, prowling, day } = state
    this.denizens = new Map(Object.entries(denizens).map(([id, { at, dead, blocked }]) => [id, { at, dead, blocked }]))
    this.chits = structuredClone(chits)
    this.visitors = structuredClone(visitors)
    this.dwellings = { ...dwellings }
    this.hired = new Set(Object.keys(war?.hires ?? {}))
    this.follows = { ...war?.follows }
    this.rows = [...prowling]
    this.day = day
    this.individuals = new Map(
      individualsOf(state).map(one => [
        one.id,
        { at: clearingOf(one), hidden: one.hidden, asleep: one.asleep, blocked: one.blocked },
      ]),
    )
    this.cards = new Map(state.shown.map(card => [card, this.placeOf(card, state)]))
  }

  private placeOf(card: string, state: RealmState): string | null {
    const owner = individualsOf(state).find(({ owned }) => owned.some(({ id }) => id === card))
    if (owner) return clearingOf(owner)
    const pile = Object.entries(state.piles).find(([, cards]) => cards.includes(card))
    if (pile) return pile[0]
    const box = Object.entries(state.boxes).find(([, cards]) => cards.includes(card))?.[0]
    if (box === undefined) return null
    const visitor = state.visitors.find(({ side }, i) => VISITORS[i]![side] === box)
    return visitor?.at ?? state.denizens[`${box}-hq`]?.at ?? state.chits[box]?.at ?? null
  }

  /** Garrisons and Ghosts begin in a clearing, all others in their box (3.1.9, 7.3.1). */
  homeOf(id: string): string | null {
    const substitute = CARD.substitutes.find(({ brings, group }) => (group ?? brings) === groupOf(id))
    const ghosts = typeOf(id) === 'ghost' ? 'ghosts' : undefined
    return this.dwellings[ghosts ?? substitute?.brings ?? ''] ?? null
  }

  /** Returns the contents of a box on the chart, or of a group's own box. */
  waiting(ids: readonly string[]): readonly string[] {
    return ids.filter(id => this.denizens.get(id)!.at === null && !this.denizens.get(id)!.dead)
  }

  membersOf(group: string): readonly string[] {
    return [...this.denizens.keys()].filter(id => isNative(id) && groupOf(id) === group)
  }

  monstersAt(clearing: string): readonly string[] {
    return [...this.denizens].flatMap(([id, { at }]) =>
      at === clearing && !isNative(id) && !this.hired.has(id) ? id : [],
    )
  }

  /** Records an event. */
  told(event: RealmEvent): void {
    const one = 'character' in event && event.character ? this.individuals.get(event.character) : undefined
    const put = (ids: readonly string[], at: string | null) => {
      for (const id of ids) Object.assign(this.denizens.get(id)!, { at, dead: false })
    }
    switch (event.kind) {
      case 'day':
        this.day = event.day ?? this.day + 1
        break
      case 'prowl':
        this.rows = event.rows
        break
      case 'regenerates':
        for (const id of event.denizens) this.denizens.set(id, { at: this.homeOf(id), dead: false, blocked: false })
        break
      case 'flips':
        for (const chit of this.visitors)
          if (event.chits.includes(VISITORS[this.visitors.indexOf(chit)]![1 - chit.side]!))
            chit.side = chit.side === 0 ? 1 : 0
        break
      case 'follows':
        this.follows[event.character] = event.guide
        break
      case 'stops':
        delete this.follows[event.character]
        break
      case 'turn':
        if (one) one.hidden = false
        break
      case 'hides':
        if (one) one.hidden = event.hidden
        break
      case 'unhides':
        if (one) one.hidden = false
        break
      case 'moves':
      case 'teleports':
        if (one) one.at = event.target
        break
      case 'runs':
        if (one) one.at = null
        break
      case 'cursed':
        if (one && event.curse === 'squeak') one.hidden = false
        break
      case 'shows':
        // A drawn site card is where he found it (9.6.1).
        if (one) this.cards.set(event.belonging, one.at)
        break
      case 'sleeps':
        if (one) one.asleep = true
        break
      case 'wakes':
        if (one) one.asleep = false
        break
      case 'dies':
      case 'leaves':
        this.individuals.delete(event.character)
        break
      case 'slain':
        this.denizens.set(event.denizen, { at: null, dead: true, blocked: false })
        this.hired.delete(event.denizen)
        break
      case 'hires':
        for (const id of event.natives) this.hired.add(id)
        break
      case 'dismissed':
        this.hired.delete(event.denizen)
        break
      case 'sent-home':
        this.denizens.set(event.denizen, { at: this.homeOf(event.denizen), dead: false, blocked: false })
        break
      case 'blocks':
        for (const each of [event.character, ...event.denizens]) {
          const other = this.individuals.get(each)
          if (other) Object.assign(other, { blocked: true, hidden: false })
          const denizen = isNative(each) ? undefined : this.denizens.get(each)
          if (denizen) denizen.blocked = true
        }
        break
      case 'dwelling': {
        this.dwellings[event.dwelling] = event.clearing
        const { warning, letter, group } = CARD.substitutes.find(({ brings }) => brings === event.dwelling)!
        Object.assign(this.chits[`${warning}-${letter.toLowerCase()}`]!, { tile: null, up: true })
        put(group ? this.membersOf(group) : [], event.clearing)
        if (event.dwelling === 'ghosts')
          put(
            [...this.denizens.keys()].filter(id => typeOf(id) === 'ghost'),
            event.clearing,
          )
        break
      }
      case 'turned-up':
        // The contents of the Lost City or Castle join its tile, face down after an exchange (9.2.7, 13.2.3).
        for (const chit of Object.values(this.chits))
          if (chit.inside !== null && event.chits.includes(chit.inside))
            Object.assign(chit, { inside: null, tile: event.tile })
        for (const id of event.chits) {
          const number = numberOn(id)
          this.chits[id]!.up = true
          if (number !== null) this.chits[id]!.at = `${event.tile}${number}`
        }
        break
      case 'prowls':
      case 'appears':
        put(event.denizens, event.clearing)
        break
      case 'comes': {
        const chit = this.visitors.find(({ side }, i) => VISITORS[i]![side] === event.visitor)!
        Object.assign(chit, { box: null, at: event.clearing })
        break
      }
      case 'midnight':
        for (const [id, chit] of Object.entries(this.chits)) if (!id.startsWith('lost-')) chit.up = false
        for (const denizen of this.denizens.values()) denizen.blocked = false
        for (const standing of this.individuals.values()) standing.blocked = false
        this.rows = []
        break
    }
  }

  /** Returns the differences from the game, except for hired pieces. */
  compare(state: RealmState): string[] {
    const faults: string[] = []
    for (const [id, { at, dead, blocked }] of this.denizens) {
      const its = state.denizens[id]!
      if (id in (state.war?.hires ?? {}) || this.hired.has(id)) continue
      if (at !== its.at || dead !== its.dead) faults.push(`${id} is at ${its.at}, not ${at}${dead ? ', dead' : ''}`)
      if (blocked !== its.blocked && !dead) faults.push(`${id} ${its.blocked ? 'is' : 'is not'} blocked (13.1.7)`)
    }
    for (const [id, { tile, inside, at, up }] of Object.entries(this.chits)) {
      const its = state.chits[id]!
      // Looting a site whose chit is face down puts the chit into its clearing (9.3.3).
      const isLooted = at === null && its.at === `${tile}${numberOn(id)}`
      if (`${[tile, inside, isLooted ? its.at : at]}` !== `${[its.tile, its.inside, its.at]}`)
        faults.push(`${id} lies at ${its.at}, not ${at}`)
      // A piece on the map is no longer a chit, no matter which side it shows.
      if (tile !== null && up !== its.up) faults.push(`${id} lies face ${its.up ? 'up' : 'down'} (13.2.3, 13.5.5)`)
    }
    for (const [i, { at, side }] of this.visitors.entries()) {
      const its = state.visitors[i]!
      const isTaken = state.war?.undertakings.some(({ chit }) => chit === i)
      if (!isTaken && (at !== its.at || side !== its.side)) faults.push(`${VISITORS[i]} is at ${its.at} (13.5.3)`)
    }
    return faults
  }

  /** Returns true for monsters of the rows that prowl today, and for the Ghosts (7.2). */
  isProwling(id: string): boolean {
    const kinds = CARD.regeneration.filter(({ row }) => this.rows.includes(row)).flatMap(({ monsters }) => monsters)
    return typeOf(id) === 'ghost' || kinds.includes(typeOf(id))
  }

  inTile(clearing: string | null, tile: string): boolean {
    return clearing !== null && tileOf(clearing) === tile
  }
}
