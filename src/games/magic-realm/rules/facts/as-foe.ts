import type { PieceId, Special } from '../fight/blows.ts'
import type { Foe, FoeAttack, FoeSide } from '../fight/foes.ts'
import {
  type CombatSide,
  type DenizenAttack,
  denizenOf,
  type Monster,
  type Native,
  type Play,
} from '../pieces/denizens.ts'
import { rankOf, TREMENDOUS } from '../pieces/levels.ts'
import { isCave } from '../pieces/tiles.ts'
import { bodyOf, horseOf, isPart, partOf } from '../state/sheets.ts'
import type { RealmState, War } from '../state/state.ts'
import { rides } from './employment.ts'
import { isFormed } from './forms.ts'
import type { Bespelled } from './spells.ts'

/**
 * Finds the printed combat values of a monster or native, or of its head, club or horse (1.3.2, 1.3.4, 1.3.9). Throws
 * Error for anything else.
 */
export function foeOf(piece: PieceId): Foe {
  const known = KNOWN.get(piece)
  if (known) return known
  const denizen = denizenOf(bodyOf(piece))
  const isOfAnother = isPart(piece)
  const native = (one: Native): Foe => (isOfAnother ? horseFoe(piece, one) : nativeFoe(one))
  const monster = (one: Monster): Foe => (isOfAnother ? partFoe(piece, one) : monsterFoe(one))
  const foe = denizen.is === 'native' ? native(denizen) : monster(denizen)
  KNOWN.set(piece, foe)
  return foe
}

/** A cache of foes, whose printed values never change. */
const KNOWN = new Map<PieceId, Foe>()

/**
 * Returns a denizen with its head or club (1.3.4), or with its horse if it is riding. Natives cannot ride in caves
 * (15.1.5). While transformed, a denizen has neither (20.9.3).
 */
export function withPart(
  denizen: PieceId,
  state: Pick<RealmState, 'denizens'> & { readonly war?: Pick<War, 'unhorsed'> } & Bespelled,
): PieceId[] {
  const values = denizenOf(denizen)
  if (isFormed(state, denizen)) return [denizen]
  if (values.is === 'monster') return values.part ? [denizen, partOf(denizen)] : [denizen]
  const at = state.denizens[denizen]?.at ?? null
  return rides(state, denizen) && at !== null && !isCave(at) ? [denizen, horseOf(denizen)] : [denizen]
}

/**
 * Returns true for the Demon, the Winged Demon and the Imp, whose attack is a spell and who spare the Pilgrim (17.3.7,
 * 24.9).
 */
export const isDemonic = (denizen: PieceId): boolean => denizenOf(denizen).light.attack?.spell === true

/** The vulnerability of each kind of horse (1.3.9). */
export const HORSE_VULNERABILITY = { pony: 'M', workhorse: 'H', warhorse: 'T' } as const

/**
 * Creates the foe for a native. Archers roll one die for missiles and Crossbowmen two, with no modifiers from their
 * employer (17.1.3).
 */
function nativeFoe({ id, size, armored, missile, kind, light, dark }: Native): Foe {
  const side = ({ attack, move, length }: CombatSide): FoeSide => ({
    attack: attack && attackOf(attack, 'curse'),
    move,
    length,
  })
  const shot = missile ? ({ dice: kind === 'archer' ? 1 : 2, modifier: 0 } as const) : null
  return { id, part: false, native: true, size, armored, missile: shot, light: side(light), dark: side(dark) }
}

/**
 * Creates the foe for a native's horse. It does not attack, but blows at its rider are compared with it (16.4.4).
 * Throws Error if the native has no horse.
 */
function horseFoe(id: PieceId, { horse }: Native): Foe {
  if (!horse) throw new Error(`${id} has no horse`)
  const side = ({ time }: Play): FoeSide => ({ attack: null, move: time, length: 0 })
  const size = HORSE_VULNERABILITY[horse.kind]
  const armored = horse.kind === 'warhorse'
  return {
    id,
    part: true,
    mount: true,
    size,
    armored,
    missile: null,
    light: side(horse.walk),
    dark: side(horse.gallop),
  }
}

function monsterFoe(monster: Monster): Foe {
  const { id, size, armored, light, dark } = monster
  // Demons inflict the Power of the Pit, and the Imp a curse (17.3.7).
  const spell: Special = rankOf(size) === TREMENDOUS ? 'pit' : 'curse'
  const side = ({ attack, move, length }: CombatSide): FoeSide => ({
    attack: attack && attackOf(attack, spell),
    move,
    length,
  })
  return { id, part: false, size, armored, missile: null, light: side(light), dark: side(dark) }
}

const attackOf = ({ harm, time, stars, kills, spell }: DenizenAttack, special: Special): FoeAttack => ({
  harm,
  time,
  stars,
  special: kills ? 'kill' : spell ? special : null,
})

function partFoe(id: PieceId, { size, armored, part }: Monster): Foe {
  if (!part) throw new Error(`${id} has neither head nor club`)
  const side = ({ strength, time }: Play): FoeSide => ({
    attack: { harm: strength, time, stars: 0, special: null },
    move: null,
    length: part.length,
  })
  return { id, part: true, size, armored, missile: null, light: side(part.light), dark: side(part.dark) }
}
