import { LIGHT, NEGLIGIBLE, TREMENDOUS } from '../levels.ts'
import { type AimTable, aimOf, aimRow, aimTableOf } from './aiming.ts'
import { type Armor, armorIn, armorMet, bruises, strikeArmor } from './armor.ts'
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

/** A horse that is ridden in a fight: a character's that he has played, or a native's own. */
export interface Mount {
  readonly id: PieceId
  readonly vulnerability: number
  readonly armored: boolean
  dead: boolean
}

/** Whom blows fall upon. Ranks, not letters. */
export interface Body {
  readonly id: PieceId
  /** A character is wounded and wears armor; whoever has the form of a creature is struck as a denizen is (17.2.10). */
  readonly kind: 'character' | 'denizen'
  readonly vulnerability: number
  /** A denizen armored in all directions (1.3.5). */
  readonly armored: boolean
  readonly maneuver: Maneuver | null
  readonly mount: Mount | null
  /** How the rider gets out of the way on his horse; left out where it does not count (26.25). */
  readonly rider?: Maneuver | null
  readonly armor: readonly Armor[]
  /** No wounds by blows that armor stops (Reflecting Grease, 23.11.1). */
  readonly greased: boolean
  /** Harm just as strong as he is wounds him many times, and does not kill (26.1). */
  readonly hardy?: boolean
  /** Wounds to be taken in the Fatigue Step (18.1.3). */
  wounds: number
  dead: boolean
  /** It has broken off: its blows, and those on it, fall no more (18.4.6). */
  withdrawn?: boolean
}

/** What a blow has come to. */
export type Outcome =
  | 'misses'
  /** Its attacker or its target was dead before it fell (16.5.3). */
  | 'cancelled'
  /** A hit that does nothing. */
  | 'harmless'
  | 'wounds'
  | 'kills'
  | 'kills-horse'
  | 'holds'
  | 'damages'
  | 'destroys'
  /** Its victim has rolled on a table (17.3.7). */
  | 'rolled'

/** A roll on FUMBLE or on the optional MISSILE table, and the levels it has added; null where nothing was left (26.25). */
export interface Aimed {
  readonly table: AimTable
  readonly result: number
  readonly levels: number | null
}

/** A blow that has been judged and has fallen. */
export interface Struck {
  readonly blow: Blow
  readonly hit: Hit | null
  readonly outcome: Outcome
  /** The MISSILE roll, 1 to 6. */
  readonly missile: number | null
  /** The roll that said how well it was aimed; left out where optional combat is not played (26.25). */
  readonly aimed?: Aimed
  /** How many pieces of armor a missile has gone through, a level lost at each; left out where none (26.25). */
  readonly through?: number
  /** As a rank; null where no harm was reckoned. */
  readonly harm: number | null
  /** The stars that count in it: one less where armor was met (17.1.1). */
  readonly stars: number
  /** The piece of armor or the horse that was struck; null where it was the target itself. */
  readonly on: string | null
  readonly wounds: number
}

/** What a fight needs from outside of it: dice, tables, and what becomes of those who die. */
export interface Fate {
  /** The result of a MISSILE roll, 1 to 6 (17.1.3). */
  missile(blow: Blow): number
  /** The result of a FUMBLE or optional MISSILE roll, with this added (26.25). */
  aimed(blow: Blow, added: number): number
  /** How many wounds a blow makes that would just have killed him (26.1). */
  serious(victim: PieceId): number
  /** The victim rolls on its table; gives who has died of it (17.3.7). */
  special(blow: Blow): readonly PieceId[]
  /** Blows that fell at the same time have taken effect. */
  fallen(group: readonly Struck[]): void
}

/** The higher of two dice, more often than not. */
export const MIDDLING_AIM = 4

/** A fate that decides nothing, for who only reckons: middling shots, nobody hurt by tables, four serious wounds. */
export const QUIET: Fate = {
  missile: () => 3,
  aimed: (_blow, added) => MIDDLING_AIM + added,
  serious: () => 4,
  special: () => [],
  fallen: () => {},
}

/** What a blow meets where its target stands at the beginning of its moment: a horse, armor, or the body itself. */
interface Met {
  readonly mount?: Mount
  readonly armor?: Armor
}

/**
 * Lets all blows fall: first it is judged what hits, then harm comes in order, what is simultaneous together (16.4, 16.5,
 * 17). The bodies keep what has become of them.
 */
export function resolve(blows: readonly Blow[], bodies: readonly Body[], firstRound: boolean, fate: Fate): Struck[] {
  const byId = new Map(bodies.map(body => [body.id, body]))
  const bodyOf = (id: PieceId): Body => {
    const body = byId.get(id)
    if (!body) throw new Error(`${id} takes no part in the fight`)
    return body
  }
  const all: Struck[] = []
  for (const group of inOrder(blows, firstRound)) {
    const judged = group.map(blow => {
      const target = bodyOf(blow.target)
      const attacker = bodyOf(blow.body)
      const off = attacker.dead || target.dead || Boolean(attacker.withdrawn || target.withdrawn)
      return { blow, target, off, met: met(blow, target) }
    })
    const struck = judged.map(({ blow, target, off, met }) => {
      const hit = hitOn(blow, target.maneuver)
      if (hit === null) return quiet(blow, null, 'misses')
      if (off) return quiet(blow, hit, 'cancelled')
      return strike(blow, hit, target, met, fate, bodyOf)
    })
    all.push(...struck)
    fate.fallen(struck)
  }
  return all
}

const quiet = (blow: Blow, hit: Hit | null, outcome: Outcome): Struck => ({
  blow,
  hit,
  outcome,
  missile: null,
  harm: null,
  stars: 0,
  on: null,
  wounds: 0,
})

/** The horse while it lives, but for what goes past it at its rider, then armor, then the body (17.2.2 to 17.2.4, 26.25). */
function met({ box, penetrates, atRider }: Blow, target: Body): Met {
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
    // A native's horse dies with its rider, a character's is untouched (17.3.2).
    if (target.kind === 'denizen' && target.mount) target.mount.dead = true
    return quiet(blow, hit, 'kills')
  }
  if (blow.special !== null) {
    for (const id of fate.special(blow)) bodyOf(id).dead = true
    return quiet(blow, hit, target.dead ? 'kills' : 'rolled')
  }
  const aimed = aimedRoll(blow, target, fate)
  const missile = blow.missile && !aimed ? fate.missile(blow) : null
  const meetsArmor = !blow.penetrates && (mount ? mount.armored : armor !== undefined || target.armored)
  const levels = aimed ? aimed.levels : missile === null ? 0 : MISSILE_LEVELS[missile - 1]!
  const harm = levels === null ? NEGLIGIBLE : harmOf(blow, meetsArmor, levels)
  const told = { blow, hit, missile, harm, stars: starsOf(blow, meetsArmor), ...(aimed ? { aimed } : {}) }
  if (mount) {
    const dies = harm >= mount.vulnerability
    if (dies) mount.dead = true
    return { ...told, outcome: dies ? 'kills-horse' : 'harmless', on: mount.id, wounds: 0 }
  }
  if (armor) return aimed && blow.missile ? pierce(told, target, fate) : strikeThrough(told, target, armor)
  return { ...told, ...strikeBody(target, harm, fate), on: null }
}

/** The roll for how well a blow that hits was aimed; null where optional combat is not played, and for a wish (17.1.7, 26.25). */
function aimedRoll(blow: Blow, target: Body, fate: Pick<Fate, 'aimed'>): Aimed | null {
  if (blow.fumble === undefined || blow.exactly !== null) return null
  const table = aimTableOf(blow)
  const result = fate.aimed(blow, aimOf(blow, target.maneuver, target.rider))
  return { table, result, levels: aimRow(table, result).levels }
}

/**
 * A missile goes through armor piece by piece, and loses a level at each; what is as tough as it is strong stops it with a
 * wound, what is tougher without one. Armor takes no harm (26.25).
 */
function pierce(
  told: Pick<Struck, 'blow' | 'hit' | 'missile' | 'stars' | 'aimed'> & { readonly harm: number },
  target: Body,
  fate: Pick<Fate, 'serious'>,
): Struck {
  let { harm } = told
  let through = 0
  for (const armor of armorIn(target.armor, told.blow.box)) {
    const gone = through > 0 ? { through } : {}
    if (harm <= armor.toughness) {
      const wounds = harm === armor.toughness && !target.greased ? 1 : 0
      target.wounds += wounds
      return { ...told, ...gone, harm, outcome: 'holds', on: armor.id, wounds }
    }
    harm -= 1
    through += 1
  }
  return { ...told, through, harm, ...strikeBody(target, harm, fate), on: null }
}

/** A blow that armor stands in the way of (17.1.5, 17.2.5, 17.2.6). */
function strikeThrough(
  told: Pick<Struck, 'blow' | 'hit' | 'missile' | 'stars'> & { readonly harm: number },
  target: Body,
  armor: Armor,
): Struck {
  if (told.missile !== null && told.harm > TREMENDOUS) {
    target.dead = true
    return { ...told, outcome: 'kills', on: null, wounds: 0 }
  }
  const fate = strikeArmor(armor, told.harm)
  const wounds = bruises(told.harm) && !target.greased ? 1 : 0
  target.wounds += wounds
  return {
    ...told,
    outcome: fate === 'holds' ? 'holds' : fate === 'damaged' ? 'damages' : 'destroys',
    on: armor.id,
    wounds,
  }
}

/** A blow that nothing stops (17.2.1, 17.2.8, 26.1). */
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
