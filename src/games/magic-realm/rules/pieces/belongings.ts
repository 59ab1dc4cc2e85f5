import type * as v from 'valibot'
import armorFile from '../../../../../data/magic-realm/armor.json' with { type: 'json' }
import horsesFile from '../../../../../data/magic-realm/horses.json' with { type: 'json' }
import treasuresFile from '../../../../../data/magic-realm/treasures.json' with { type: 'json' }
import weaponsFile from '../../../../../data/magic-realm/weapons.json' with { type: 'json' }
import { type Play, playOf } from './denizens.ts'
import { heavier, type Level } from './levels.ts'
import type { armorSchema, horseSchema, treasureSchema, weaponSchema } from './schema.ts'

/** The id of a numbered counter, such as `great-axe-1`, `helmet-3` or `pony-7`, or of a card, such as `lost-keys`. */
export type BelongingId = string

type WeaponFile = v.InferOutput<typeof weaponSchema>
type ArmorFile = v.InferOutput<typeof armorSchema>
type TreasureFile = v.InferOutput<typeof treasureSchema>

interface Common {
  readonly id: BelongingId
  /** The type shared by all copies of a counter. A card's type is its id. */
  readonly type: string
  readonly name: string
  readonly weight: Level
  /** The basic price in gold of an undamaged piece (10.1.3). */
  readonly price: number
  /** Fame added to the owner's score (4.2.4). */
  readonly fame: number
  readonly notoriety: number
}

export interface Weapon extends Common {
  readonly kind: 'weapon'
  readonly length: number
  readonly missile: boolean
  readonly unalerted: WeaponFile['unalerted']
  readonly alerted: WeaponFile['alerted']
}

export interface Armor extends Common {
  readonly kind: 'armor'
  readonly slot: ArmorFile['slot']
  /** The price in gold when damaged (17.2.7). */
  readonly damaged: number
  /** The gold that the owner gets when the armor is destroyed (17.2.7). */
  readonly destroyed: number
  /** The box that the armor returns to when destroyed, or null for treasure armor, which leaves the game. */
  readonly returns: string | null
}

export interface Horse extends Common {
  readonly kind: 'horse'
  readonly horse: 'pony' | 'workhorse' | 'warhorse'
  readonly walk: Play
  readonly gallop: Play
  readonly armored: boolean
  /** The strength of the horse's stronger side, used for carrying (2.3.6, D17). */
  readonly strength: Level
}

export interface Treasure extends Common {
  readonly kind: 'treasure'
  readonly size: TreasureFile['size']
  /** The kind of card, such as `boots`, `potion-weapon` or `enchanted`. */
  readonly sort: string
  /** The first ENCOUNTER in which the card can be activated (28.1.4). */
  readonly encounter: number
  readonly great: boolean
  readonly color: string | null
  readonly magic: string | null
  /** The fame gained by selling the card to each group, and lost by buying it from that group (10.2.2). */
  readonly reward: Readonly<Record<string, number>>
  /** The box that a potion returns to (2.4.4), or null for other cards. */
  readonly returns: string | null
  /** The prices, by visitor, that differ from `price`. */
  readonly visitors: Readonly<Record<string, number>>
  /** The strength and time of Boots or Gloves (23.8.1), or null for other cards. */
  readonly plays: Play | null
  readonly armor: NonNullable<TreasureFile['armor']> | null
}

export type Belonging = Weapon | Armor | Horse | Treasure

interface PrintedFile extends Pick<Common, 'id' | 'name' | 'weight'> {
  readonly fame?: number | undefined
  readonly notoriety?: number | undefined
}

/** Returns the fields that are built in the same way for weapons, armor and cards. */
const common = ({ id, name, weight, fame = 0, notoriety = 0 }: PrintedFile) => ({
  ...{ id, name, weight, fame, notoriety },
  type: id,
})

/** Returns the counters of a type, with numbered ids. */
const numbered = <T>(file: PrintedFile & { readonly count: number }, values: T) =>
  Array.from({ length: file.count }, (_, i) => ({ ...common(file), ...values, id: `${file.id}-${i + 1}` }))

const WEAPONS: readonly Weapon[] = (weaponsFile as WeaponFile[]).flatMap(file => {
  const { price, length, missile, unalerted, alerted } = file
  return numbered(file, { kind: 'weapon' as const, price, length, missile, unalerted, alerted })
})

const ARMOR: readonly Armor[] = (armorFile as ArmorFile[]).flatMap(file => {
  const { slot, intact, damaged, destroyed = 0, returns = null } = file
  return numbered(file, { kind: 'armor' as const, slot, price: intact, damaged, destroyed, returns })
})

const HORSES: readonly Horse[] = (() => {
  const made: Record<string, number> = {}
  return (horsesFile as v.InferOutput<typeof horseSchema>[]).map((file): Horse => {
    const number = (made[file.kind] ?? 0) + 1
    made[file.kind] = number
    const walk = playOf(file.walk)
    const gallop = playOf(file.gallop)
    return {
      id: `${file.kind}-${number}`,
      type: file.kind,
      name: file.kind[0]!.toUpperCase() + file.kind.slice(1),
      kind: 'horse',
      horse: file.kind,
      // Horses can't be carried (1.4.1).
      weight: 'N',
      price: file.price,
      fame: 0,
      notoriety: 0,
      walk,
      gallop,
      armored: file.kind === 'warhorse',
      strength: heavier(walk.strength, gallop.strength),
    }
  })
})()

const TREASURES: readonly Treasure[] = (treasuresFile as TreasureFile[]).map(file => ({
  ...common(file),
  kind: 'treasure',
  price: file.gold,
  size: file.size,
  sort: file.kind,
  encounter: file.encounter,
  great: file.great ?? false,
  color: file.color ?? null,
  magic: file.magic ?? null,
  reward: file.reward ?? {},
  returns: file.returns ?? null,
  visitors: file.visitors ?? {},
  plays: file.plays === undefined ? null : playOf(file.plays),
  armor: file.armor ?? null,
}))

export const BELONGINGS: readonly Belonging[] = [...WEAPONS, ...ARMOR, ...HORSES, ...TREASURES]
export const BELONGING_IDS: readonly BelongingId[] = BELONGINGS.map(({ id }) => id)

const BY_ID: ReadonlyMap<BelongingId, Belonging> = new Map(BELONGINGS.map(piece => [piece.id, piece]))

export const isBelonging = (id: string): boolean => BY_ID.has(id)

/** Finds a counter or card. Throws Error if there is none, which would be a bug. */
export function belonging(id: BelongingId): Belonging {
  const piece = BY_ID.get(id)
  if (!piece) throw new Error(`there is no belonging ${id}`)
  return piece
}

/** Returns the number in a counter's id: `3` for `helmet-3`. */
export const counterNumber = (id: string): string => id.slice(id.lastIndexOf('-') + 1)

/** Finds a Treasure card. Returns null for a counter. */
export function treasureOf(id: BelongingId): Treasure | null {
  const piece = belonging(id)
  return piece.kind === 'treasure' ? piece : null
}

/** Returns all counters of a type, ordered by number. */
export const ofType = (type: string): readonly BelongingId[] =>
  BELONGINGS.filter(piece => piece.type === type).map(({ id }) => id)

/** Returns true for an item, which can be carried, and false for a horse (1.4.1). */
export const isItem = (id: BelongingId): boolean => belonging(id).kind !== 'horse'

/** Returns true for Enchanted cards, which awaken when seen and then stay active (2.4.1). */
export const isEnchanted = (id: BelongingId): boolean => treasureOf(id)?.sort === 'enchanted'
