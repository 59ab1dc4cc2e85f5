import { LIGHT, NEGLIGIBLE, TREMENDOUS } from '../pieces/levels.ts'
import { type AimTable, aimModifier, aimRow, aimTableOf } from './aiming.ts'
import { armorIn, armorMet, bruises, strikeArmor, type WornArmor } from './armor.ts'
import {
  type Blow,
  type Hit,
  harmOf,
  hitOn,
  inOrder,
  type Maneuver,
  MISSILE_LEVELS,
  type PieceId,
  starsOf,
} from './blows.ts'

/** A horse ridden in a fight: the one that a character plays, or a native's own. */
export interface Mount {
  readonly id: PieceId
  readonly vulnerability: number
  readonly armored: boolean
  dead: boolean
}

/** A target of blows. Its values are ranks, not letters. */
export interface Body {
  readonly id: PieceId
  /**
   * The kind of target. A character wears armor and can be wounded. A transformed character is struck as a denizen
   * would be (17.2.10).
   */
  readonly kind: 'character' | 'denizen'
  readonly vulnerability: number
  /** True for a denizen whose armor covers all directions (1.3.5). */
  readonly armored: boolean
  readonly maneuver: Maneuver | null
  readonly mount: Mount | null
  /** The rider's own maneuver, if the rider has one that counts (26.25). */
  readonly rider?: Maneuver | null
  readonly armor: readonly WornArmor[]
  /** True if blows stopped by armor cause no wounds (Reflecting Grease, 23.11.1). */
  readonly greased: boolean
  /** True if harm exactly equal to the vulnerability causes several wounds instead of death (26.1). */
  readonly hardy?: boolean
  /** The number of wounds to take in the Fatigue Step (18.1.3). */
  wounds: number
  dead: boolean
  /** True if the body has left the fight, so blows by or against it no longer count (18.4.6). */
  withdrawn?: boolean
}

export type BlowOutcome =
  | 'misses'
  /** The attacker or target had died or withdrawn before the blow fell (16.5.3, 18.4.6). */
  | 'cancelled'
  /** The blow hit but had no effect. */
  | 'harmless'
  | 'wounds'
  | 'kills'
  | 'kills-horse'
  | 'holds'
  | 'damages'
  | 'destroys'
  /** The blow caused a roll on a table (17.3.7). */
  | 'rolled'

/**
 * A roll on the FUMBLE or optional MISSILE table, with the harm levels it adds, or null if the blow has no effect
 * (26.25).
 */
export interface FumbleRoll {
  readonly table: AimTable
  readonly result: number
  readonly levels: number | null
}

/** A blow that has been resolved. */
export interface Struck {
  readonly blow: Blow
  readonly hit: Hit | null
  readonly outcome: BlowOutcome
  /** The MISSILE roll from 1 to 6, or null if there was none. */
  readonly missile: number | null
  /** The aiming roll. Omitted without optional combat (26.25). */
  readonly aimed?: FumbleRoll
  /**
   * The number of pieces of armor that a missile went through, losing a level at each one. Omitted if there were none
   * (26.25).
   */
  readonly through?: number
  /** The harm as a rank, or null if it wasn't computed. */
  readonly harm: number | null
  /** The number of stars that counted. Against armor, one star fewer counts (17.1.1). */
  readonly stars: number
  /** The armor or horse that was struck, or null if neither was. */
  readonly on: string | null
  readonly wounds: number
}

/** The rolls and side effects that the caller provides for resolving blows. */
export interface Fate {
  /** Returns the result of a MISSILE roll, from 1 to 6 (17.1.3). */
  missile(blow: Blow): number
  /** Returns the result of a FUMBLE or optional MISSILE roll, including the modifier `added` (26.25). */
  aimed(blow: Blow, added: number): number
  /** Returns the number of wounds from a blow that was just strong enough to kill (26.1). */
  serious(victim: PieceId): number
  /** Rolls on the table of a special effect, and returns the ids of the pieces it kills (17.3.7). */
  special(blow: Blow): readonly PieceId[]
  /** Called after simultaneous blows have taken effect. */
  fallen(group: readonly Struck[]): void
}

/** A typical value for the higher of two dice. */
export const AVERAGE_AIM = 4

/** A neutral fate for forecasts: average shots, no effects from tables, and four serious wounds. */
export const QUIET: Fate = {
  missile: () => 3,
  aimed: (_blow, added) => AVERAGE_AIM + added,
  serious: () => 4,
  special: () => [],
  fallen: () => {},
}

/** The horse or armor that a blow meets first. Both are omitted if it meets the body. */
interface Met {
  readonly mount?: Mount
  readonly armor?: WornArmor
}

/**
 * Resolves all blows in the order in which they fall, and updates the bodies. Simultaneous blows take effect together:
 * what each one meets is decided before any of them is applied (16.4, 16.5, 17). Throws Error if a blow refers to a
 * body that isn't listed.
 */
export function resolve(blows: readonly Blow[], bodies: readonly Body[], firstRound: boolean, fate: Fate): Struck[] {
  const byId = new Map(bodies.map(body => [body.id, body]))
  const bodyOf = (id: PieceId): Body => {
    const body = byId.get(id)
    if (!body) throw new Error(`${id} is not in the fight`)
    return body
  }
  const all: Struck[] = []
  for (const group of inOrder(blows, firstRound)) {
    const checked = group.map(blow => {
      const target = bodyOf(blow.target)
      const attacker = bodyOf(blow.body)
      const isCancelled = attacker.dead || target.dead || Boolean(attacker.withdrawn || target.withdrawn)
      return { blow, target, isCancelled, met: firstMet(blow, target) }
    })
    const struck = checked.map(({ blow, target, isCancelled, met }) => {
      const hit = hitOn(blow, target.maneuver)
      if (isCancelled) return emptyOutcome(blow, hit, 'cancelled')
      if (hit === null) return emptyOutcome(blow, null, 'misses')
      return strike(blow, hit, target, met, fate, bodyOf)
    })
    all.push(...struck)
    fate.fallen(struck)
  }
  return all
}

const emptyOutcome = (blow: Blow, hit: Hit | null, outcome: BlowOutcome): Struck => ({
  blow,
  hit,
  outcome,
  missile: null,
  harm: null,
  stars: 0,
  on: null,
  wounds: 0,
})

/**
 * Finds what a blow meets first: a living horse unless the blow is aimed past it, then armor, then the body (17.2.2 to
 * 17.2.4, 26.25).
 */
function firstMet({ box, penetrates, atRider }: Blow, target: Body): Met {
  if (target.mount && !target.mount.dead && !atRider) return { mount: target.mount }
  const armor = penetrates ? undefined : armorMet(target.armor, box)
  return armor ? { armor } : {}
}

function strike(
  blow: Blow,
  hit: Hit,
  target: Body,
  { mount, armor }: Met,
  fate: Fate,
  bodyOf: (id: PieceId) => Body,
): Struck {
  if (blow.special === 'kill') {
    target.dead = true
    // A native's horse dies with its rider; a character's horse is unharmed (17.3.2).
    if (target.kind === 'denizen' && target.mount) target.mount.dead = true
    return emptyOutcome(blow, hit, 'kills')
  }
  if (blow.special !== null) {
    for (const id of fate.special(blow)) bodyOf(id).dead = true
    return emptyOutcome(blow, hit, target.dead ? 'kills' : 'rolled')
  }
  const aimed = aimedRoll(blow, target, fate)
  const missile = blow.missile && !aimed ? fate.missile(blow) : null
  const meetsArmor = !blow.penetrates && (mount ? mount.armored : armor !== undefined || target.armored)
  const levels = aimed ? aimed.levels : missile === null ? 0 : MISSILE_LEVELS[missile - 1]!
  const harm = levels === null ? NEGLIGIBLE : harmOf(blow, meetsArmor, levels)
  const struck = { blow, hit, missile, harm, stars: starsOf(blow, meetsArmor), ...(aimed ? { aimed } : {}) }
  if (mount) {
    const dies = harm >= mount.vulnerability
    if (dies) mount.dead = true
    return { ...struck, outcome: dies ? 'kills-horse' : 'harmless', on: mount.id, wounds: 0 }
  }
  if (armor)
    return aimed && blow.missile ? resolveMissileOnArmor(struck, target, fate) : strikeThrough(struck, target, armor)
  return { ...struck, ...strikeBody(target, harm, fate), on: null }
}

/**
 * Rolls for the aim of a blow that hits. Returns null without optional combat or with a wish for strength (17.1.7,
 * 26.25).
 */
function aimedRoll(blow: Blow, target: Body, fate: Pick<Fate, 'aimed'>): FumbleRoll | null {
  if (blow.fumble === undefined || blow.exactly !== null) return null
  const table = aimTableOf(blow)
  const result = fate.aimed(blow, aimModifier(blow, target.maneuver, target.rider))
  return { table, result, levels: aimRow(table, result).levels }
}

/**
 * Resolves a missile against armor. If its harm exceeds a piece's toughness, it goes through and loses one level of
 * harm. Otherwise the piece stops it, but if harm and toughness are equal, the wearer takes a wound unless greased. The
 * armor is never damaged (26.25).
 */
function resolveMissileOnArmor(
  struck: Pick<Struck, 'blow' | 'hit' | 'missile' | 'stars' | 'aimed'> & { readonly harm: number },
  target: Body,
  fate: Pick<Fate, 'serious'>,
): Struck {
  let { harm } = struck
  let through = 0
  for (const armor of armorIn(target.armor, struck.blow.box)) {
    const pierced = through > 0 ? { through } : {}
    if (harm <= armor.toughness) {
      const wounds = harm === armor.toughness && !target.greased ? 1 : 0
      target.wounds += wounds
      return { ...struck, ...pierced, harm, outcome: 'holds', on: armor.id, wounds }
    }
    harm -= 1
    through += 1
  }
  return { ...struck, through, harm, ...strikeBody(target, harm, fate), on: null }
}

/**
 * Resolves a blow against armor (17.2.5, 17.2.6). A missile with harm above Tremendous kills the target outright
 * (17.1.5).
 */
function strikeThrough(
  struck: Pick<Struck, 'blow' | 'hit' | 'missile' | 'stars'> & { readonly harm: number },
  target: Body,
  armor: WornArmor,
): Struck {
  if (struck.missile !== null && struck.harm > TREMENDOUS) {
    target.dead = true
    return { ...struck, outcome: 'kills', on: null, wounds: 0 }
  }
  const fate = strikeArmor(armor, struck.harm)
  const wounds = bruises(struck.harm) && !target.greased ? 1 : 0
  target.wounds += wounds
  return {
    ...struck,
    outcome: fate === 'holds' ? 'holds' : fate === 'damaged' ? 'damages' : 'destroys',
    on: armor.id,
    wounds,
  }
}

/** Resolves a blow against the body (17.2.1, 17.2.8, 26.1). */
function strikeBody(target: Body, harm: number, fate: Pick<Fate, 'serious'>): Pick<Struck, 'outcome' | 'wounds'> {
  if (target.hardy && harm === target.vulnerability) {
    const wounds = fate.serious(target.id)
    target.wounds += wounds
    return { outcome: 'wounds', wounds }
  }
  if (harm >= target.vulnerability) {
    target.dead = true
    if (target.kind === 'denizen' && target.mount) target.mount.dead = true
    return { outcome: 'kills', wounds: 0 }
  }
  if (target.kind === 'denizen' || harm < LIGHT) return { outcome: 'harmless', wounds: 0 }
  target.wounds += 1
  return { outcome: 'wounds', wounds: 1 }
}
