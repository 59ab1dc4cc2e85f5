import { CHARACTERS, LEVELS, read, typeOf } from './book.ts'

interface Printed {
  readonly id: string
  readonly weight: string
  readonly fame?: number
  readonly notoriety?: number
}
interface Treasure extends Printed {
  readonly gold: number
  readonly kind: string
  readonly great?: boolean
  readonly plays?: string
  readonly armor?: { readonly pays: number }
  readonly reward?: Readonly<Record<string, number>>
  readonly visitors?: Readonly<Record<string, number>>
}
interface Armor extends Printed {
  readonly intact: number
  readonly damaged: number
  readonly destroyed?: number
}
interface Horse {
  readonly kind: string
  readonly walk: string
  readonly gallop: string
  readonly price: number
}

/** The values of a belonging, printed on it or in the price lists (10.1.3). */
export interface Good {
  /** The order of kinds in a box, from the top (3.1.6). */
  readonly layer: 'weapon' | 'armor' | 'horse' | 'card'
  readonly weight: number
  readonly price: number
  /** The price of damaged armor. */
  readonly damaged: number
  /** The gold paid when it is destroyed (17.2.7). */
  readonly pays: number
  readonly fame: number
  readonly notoriety: number
  readonly isGreat: boolean
  /** The weight it carries: the better side of a horse, Boots (8.4.1, D17). */
  readonly bears: number
  /** The fame that a group gives for it (10.2.2). */
  readonly reward: Readonly<Record<string, number>>
  readonly visitors: Readonly<Record<string, number>>
}

const PLAIN = { damaged: 0, pays: 0, fame: 0, notoriety: 0, isGreat: false, bears: 0, reward: {}, visitors: {} }
const level = (letters: string): number => LEVELS.indexOf(letters[0]!)
const valuesOf = ({ weight, fame = 0, notoriety = 0 }: Printed) => ({ weight: level(weight), fame, notoriety })

const GOODS: ReadonlyMap<string, Good> = new Map([
  ...read<(Printed & { readonly price: number })[]>('weapons').map((one): [string, Good] => [
    one.id,
    { ...PLAIN, ...valuesOf(one), layer: 'weapon', price: one.price },
  ]),
  ...read<Armor[]>('armor').map((one): [string, Good] => [
    one.id,
    {
      ...PLAIN,
      ...valuesOf(one),
      layer: 'armor',
      price: one.intact,
      damaged: one.damaged,
      pays: one.destroyed ?? 0,
    },
  ]),
  ...read<Horse[]>('horses').map(({ kind, walk, gallop, price }, i, all): [string, Good] => {
    const number = all.slice(0, i + 1).filter(other => other.kind === kind).length
    const bears = Math.max(level(walk), level(gallop))
    return [`${kind}-${number}`, { ...PLAIN, layer: 'horse', weight: 0, price, bears }]
  }),
  ...read<Treasure[]>('treasures').map((one): [string, Good] => [
    one.id,
    {
      ...PLAIN,
      ...valuesOf(one),
      layer: 'card',
      price: one.gold,
      pays: one.armor?.pays ?? 0,
      isGreat: one.great ?? false,
      bears: one.kind === 'boots' ? level(one.plays!) : 0,
      reward: one.reward ?? {},
      visitors: one.visitors ?? {},
    },
  ]),
])

/** Returns the values of a belonging. Weapons and armor of a kind are identical, horses are not. */
export const goodOf = (id: string): Good => (GOODS.get(id) ?? GOODS.get(typeOf(id)))!

/** Returns true for an armor counter, which is damaged first (17.2.6). */
export const isArmor = (id: string): boolean => goodOf(id).layer === 'armor'

/** Returns the starting gear, and its price with the initial ten gold (4.2.5). */
export const gearOf = (id: string): readonly string[] => CHARACTERS.get(id)!.gear
export const worthOf = (id: string): number => gearOf(id).reduce((sum, type) => sum + goodOf(type).price, 10)
