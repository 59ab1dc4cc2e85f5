import { coverOf, type WornArmor } from '../fight/armor.ts'
import type { Missile } from '../fight/blows.ts'
import { ATTACK_DIRECTIONS, BOXES, type Box } from '../fight/directions.ts'
import {
  type ActiveWeapon,
  DAGGER,
  EFFORT_LIMIT,
  type FightChit,
  type Fighter,
  type Gear,
  GIRTLE_LIMIT,
} from '../fight/fighter.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { characterCard, printedChits } from '../pieces/characters.ts'
import type { Play } from '../pieces/denizens.ts'
import { heaviest, type Level, rankOf } from '../pieces/levels.ts'
import type { Character, Owned } from '../state/state.ts'
import { HORSE_VULNERABILITY } from './as-foe.ts'
import { type Chit, chitsOf } from './chits.ts'
import type { TableDice } from './dice.ts'

/**
 * The parts of a character that matter in a fight. They are public, except for inactive cards and recorded spells
 * (2.5.1, 2.5.2).
 */
export type Combatant = Pick<
  Character,
  'id' | 'chits' | 'owned' | 'berserk' | 'strength' | 'magic' | 'formed' | 'ability'
>

/**
 * Creates the fighter for a character from their active chits (as changed by Unleash Power) and belongings, before
 * other spells and optional rules change it.
 */
export function fighterOf(
  character: Combatant,
  damaged: readonly BelongingId[],
  dice: TableDice,
  advantages: readonly string[] = characterCard(character.id).advantages,
): Fighter {
  const { id, owned, berserk, strength } = character
  const { weight } = characterCard(id)
  const active = owned.filter(piece => piece.active)
  const uses = (card: BelongingId): boolean => active.some(piece => piece.id === card)
  const weapon = weaponOf(active)
  return {
    id,
    weight,
    vulnerability: berserk ? 'T' : weight,
    chits: chitsOf(character).flatMap(chit => playsOf(chit, printedChits(character)[chit.number]!.strength)),
    weapon,
    gloves: gearOf(active, 'gloves'),
    boots: gearOf(active, 'boots'),
    horse: horseOf(active),
    armor: active.flatMap(piece => armorOf(piece.id, damaged)),
    load: loadOf(owned),
    effort: uses('potion-of-energy')
      ? Number.POSITIVE_INFINITY
      : uses('girtle-of-energy')
        ? GIRTLE_LIMIT
        : EFFORT_LIMIT,
    missile: missileOf(advantages, weapon, dice),
    bracelets: uses('battle-bracelets'),
    cloak: uses('elusive-cloak'),
    greased: uses('reflecting-grease'),
    wish: strength,
  }
}

/** A cache of the plays that each unchanged chit allows. */
const cachedPlays = new WeakMap<Chit, readonly FightChit[]>()

function playsOf(chit: Chit, printed: Level | null): readonly FightChit[] {
  const { number, kind, state, strength, time, asterisks, idle } = chit
  // A MAGIC chit has strength only while Unleash Power affects it (21.6.6).
  if (state !== 'active' || strength === null || idle) return NO_PLAYS
  let plays = cachedPlays.get(chit)
  if (!plays) {
    const played = { number, strength, time, asterisks }
    // Under Unleash Power, the chit serves as either MOVE or FIGHT.
    plays =
      kind === 'MAGIC'
        ? (['MOVE', 'FIGHT'] as const).map(either => ({ ...played, kind: either }))
        : [{ ...played, kind, ...(printed === null ? {} : { printed }) }]
    cachedPlays.set(chit, plays)
  }
  return plays
}

const NO_PLAYS: readonly FightChit[] = []

/** Returns the weight of the heaviest item carried personally; a horse and its load don't count (15.5.7, 8.4.5). */
export const loadOf = (owned: readonly Owned[]): Level =>
  heaviest(owned.filter(({ packedOn }) => packedOn === null).map(({ id }) => belonging(id).weight))

/** The Alchemist's Mixture, a card used as a weapon (23.9.1). */
const MIXTURE = 'alchemists-mixture'
const MIXTURE_LENGTH = 11

/**
 * Returns the active weapon with its face-up side and potions, or the dagger if no weapon is active (16.2.8, 23.10.1).
 */
function weaponOf(active: readonly Owned[]): ActiveWeapon {
  const held = active.find(({ id }) => id === MIXTURE || belonging(id).kind === 'weapon')
  const on = held?.id ?? null
  const potion = (card: BelongingId): boolean => active.some(piece => piece.id === card && piece.on === on)
  const potions = {
    dust: potion('gripping-dust'),
    oil: potion('oil-of-poison'),
    bite: potion('ointment-of-bite'),
    grease: potion('penetrating-grease'),
  }
  if (!held) return { ...DAGGER, potions }
  const counter = belonging(held.id)
  if (counter.kind !== 'weapon')
    return {
      id: held.id,
      weight: 'N',
      length: MIXTURE_LENGTH,
      shoots: true,
      face: { harm: 'M', time: null, stars: 3 },
      alerted: null,
      potions,
    }
  const { harm, time, stars } = held.alerted ? counter.alerted : counter.unalerted
  return {
    id: held.id,
    weight: counter.weight,
    length: counter.length,
    shoots: counter.missile,
    // An unalerted Spear has Negligible harm (17.1.6).
    face: { harm: harm ?? 'N', time, stars },
    alerted: held.alerted,
    potions,
  }
}

/** Returns the active Gloves or Boots, or null if there are none (23.8.1). */
function gearOf(active: readonly Owned[], sort: 'gloves' | 'boots'): Gear | null {
  for (const { id } of active) {
    const card = belonging(id)
    if (card.kind === 'treasure' && card.sort === sort && card.plays) return { id, ...valuesIn(card.plays) }
  }
  return null
}

const valuesIn = ({ strength, time }: Play) => ({ strength, time })

function horseOf(active: readonly Owned[]): Fighter['horse'] {
  for (const { id } of active) {
    const counter = belonging(id)
    if (counter.kind !== 'horse') continue
    const { horse, armored, walk, gallop } = counter
    return { id, vulnerability: HORSE_VULNERABILITY[horse], armored, walk: valuesIn(walk), gallop: valuesIn(gallop) }
  }
  return null
}

/** Converts a counter or card to the armor it provides. Returns an empty array if it is not armor (17.2.4, 23.9.2). */
function armorOf(id: BelongingId, damaged: readonly BelongingId[]): WornArmor[] {
  const piece = belonging(id)
  if (piece.kind === 'armor') {
    const { slot, weight } = piece
    const covers = slot === 'shield' ? BOXES : coverOf(slot)
    const state = { damaged: damaged.includes(id), destroyed: false }
    return [{ id, place: slot, covers, toughness: rankOf(weight), card: false, ...state }]
  }
  if (piece.kind !== 'treasure' || !piece.armor) return []
  const covers = piece.armor.stops.map(direction => ATTACK_DIRECTIONS.indexOf(direction) as Box)
  const place = piece.sort === 'potion-consumed' ? 'ointment' : 'card'
  return [
    { id, place, covers, toughness: rankOf(piece.armor.destroyedBy), card: true, damaged: false, destroyed: false },
  ]
}

/**
 * Returns the MISSILE dice and modifier. Aim subtracts one with any weapon; archers roll one die with a bow or crossbow
 * (24.1, 24.7).
 */
function missileOf(
  advantages: readonly string[],
  { id: weapon }: ActiveWeapon,
  { dice, modifier }: TableDice,
): Missile {
  const bow = weapon?.includes('bow-') ?? false
  return {
    dice: advantages.includes('archer') && bow ? 1 : dice,
    modifier: modifier - (advantages.includes('aim') ? 1 : 0),
  }
}
