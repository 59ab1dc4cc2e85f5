import type * as v from 'valibot'
import headsFile from '../../../../../data/magic-realm/heads-and-clubs.json' with { type: 'json' }
import monstersFile from '../../../../../data/magic-realm/monsters.json' with { type: 'json' }
import nativesFile from '../../../../../data/magic-realm/natives.json' with { type: 'json' }
import type { Level } from './levels.ts'
import type { monsterSchema, nativesSchema, partSchema } from './schema.ts'
import { SETUP } from './setup-card.ts'

/**
 * The id of a denizen: a monster's kind or a native's group, followed by a number or `hq`, such as `h-troll-1` or
 * `order-hq`.
 */
export type DenizenId = string
/** The id of a kind of monster, such as `h-troll`. */
export type MonsterKind = string
/** The id of a native group, such as `order`. */
export type GroupId = string
/**
 * The id of a setup card box for monsters. For example, `h-troll:1` is the first box of Heavy Trolls, and `hoard` is a
 * site's box.
 */
export type MonsterBox = string

/** The attack on one side of a denizen. A red side kills outright, and a spell has a special effect (1.3.3, 17.3.7). */
export interface DenizenAttack {
  readonly harm: Level | null
  readonly time: number
  readonly stars: number
  /** True for a red side, which kills its target (17.3.2). */
  readonly kills: boolean
  /** True if the attack is a spell: the Power of the Pit, or a curse. */
  readonly spell: boolean
}

export interface CombatSide {
  readonly attack: DenizenAttack | null
  readonly move: number
  readonly length: number
}

/** A strength and time (`M4`) of a horse, a head, a club or a card. */
export interface Play {
  readonly strength: Level
  readonly time: number
}

/** A head or a club (1.3.4). */
export interface MonsterPart {
  readonly kind: string
  readonly name: string
  readonly light: Play
  readonly dark: Play
  readonly length: number
  /** The length of a fire-breathing head (26.9). */
  readonly fire?: number | undefined
}

export interface Monster {
  readonly id: DenizenId
  readonly is: 'monster'
  readonly kind: MonsterKind
  readonly name: string
  /** The size, which is also the vulnerability, weight and carrying strength (1.3.2). */
  readonly size: Level
  readonly armored: boolean
  readonly flies: boolean
  readonly fame: number
  readonly notoriety: number
  readonly light: CombatSide
  readonly dark: CombatSide
  readonly part: MonsterPart | null
  /** The starting box, or null for the Ghosts, which start in place of the chit Bones V (3.6.1). */
  readonly box: MonsterBox | null
}

export interface NativeHorse {
  readonly kind: 'pony' | 'workhorse' | 'warhorse'
  readonly walk: Play
  readonly gallop: Play
}

export interface Native {
  readonly id: DenizenId
  readonly is: 'native'
  readonly group: GroupId
  /** The mark on the counter, such as `O2` or `OHQ`. */
  readonly code: string
  readonly leads: boolean
  readonly kind: string
  readonly name: string
  readonly missile: boolean
  readonly size: Level
  readonly armored: boolean
  readonly wage: number
  readonly fame: 0
  readonly notoriety: number
  readonly gold: number
  readonly light: CombatSide
  readonly dark: CombatSide
  readonly horse: NativeHorse | null
}

export type Denizen = Monster | Native

/** A native group (1.3.7). */
export interface Group {
  readonly id: GroupId
  readonly name: string
  /** The Dwelling that the group garrisons, or null for a group that only visits Dwellings. */
  readonly garrison: string | null
  /** The ids of the members, leader first. */
  readonly members: readonly DenizenId[]
}

/** Parses a strength and time such as `M4`. */
export const playOf = (text: string): Play => ({ strength: text[0] as Level, time: Number(text[1]) })

/** Parses an attack: `M4**`, `kill@3` or `spell V2`. Returns null for a side without one. */
function attackOf(text: string | null): DenizenAttack | null {
  if (text === null) return null
  const kills = text.startsWith('kill')
  const spell = text.startsWith('spell')
  if (kills || spell) return { harm: null, time: Number(text.at(-1)), stars: 0, kills, spell }
  return { harm: text[0] as Level, time: Number(text[1]), stars: text.length - 2, kills: false, spell: false }
}

const PARTS: ReadonlyMap<string, MonsterPart> = new Map(
  (headsFile as v.InferOutput<typeof partSchema>[]).map(part => [
    part.kind,
    { ...part, light: playOf(part.light), dark: playOf(part.dark) },
  ]),
)

/** The starting boxes of each kind of monster. The nth entry is the box of the nth monster. */
const BOXES: ReadonlyMap<MonsterKind, MonsterBox[]> = (() => {
  const boxes = new Map<MonsterKind, MonsterBox[]>()
  const put = (kind: MonsterKind, box: MonsterBox, count: number) =>
    boxes.set(kind, [...(boxes.get(kind) ?? []), ...Array.from({ length: count }, () => box)])
  for (const row of SETUP.monsters) {
    const seen: Record<MonsterKind, number> = {}
    for (const [kind, count] of row.boxes) {
      seen[kind] = (seen[kind] ?? 0) + 1
      put(kind, `${kind}:${seen[kind]}`, count)
    }
  }
  for (const site of SETUP.sites) put(site.monster, site.id, 1)
  return boxes
})()

const MONSTERS: readonly Monster[] = (() => {
  const made: Record<MonsterKind, number> = {}
  return (monstersFile as v.InferOutput<typeof monsterSchema>[]).flatMap(file => {
    const [light, dark] = typeof file.length === 'number' ? [file.length, file.length] : file.length
    return Array.from({ length: file.count }, (): Monster => {
      const number = (made[file.kind] ?? 0) + 1
      made[file.kind] = number
      return {
        id: `${file.kind}-${number}`,
        is: 'monster',
        kind: file.kind,
        name: file.name,
        size: file.size,
        armored: file.armored,
        flies: file.flies,
        fame: file.fame,
        notoriety: file.notoriety,
        light: { attack: attackOf(file.light.attack), move: file.light.move, length: light },
        dark: { attack: attackOf(file.dark.attack), move: file.dark.move, length: dark },
        part: file.part === undefined ? null : PARTS.get(file.part)!,
        box: BOXES.get(file.kind)?.[number - 1] ?? null,
      }
    })
  })
})()

const natives = nativesFile as v.InferOutput<typeof nativesSchema>
const TYPES = new Map(natives.types.map(type => [type.type, type]))

const NATIVES: readonly Native[] = natives.groups.flatMap(group =>
  group.members.map((member): Native => {
    const type = TYPES.get(member.type)!
    const length = member.length ?? type.length
    return {
      id: member.id,
      is: 'native',
      group: group.id,
      code: member.code,
      leads: member.code.endsWith('HQ'),
      kind: type.type,
      name: type.name,
      missile: type.missile,
      size: type.vulnerability,
      armored: type.armored,
      wage: type.wage,
      fame: 0,
      notoriety: type.notoriety,
      gold: type.gold,
      light: { attack: attackOf(member.light.attack), move: member.light.move, length },
      dark: { attack: attackOf(member.dark.attack), move: member.dark.move, length },
      horse: member.horse
        ? { kind: member.horse.kind, walk: playOf(member.horse.walk), gallop: playOf(member.horse.gallop) }
        : null,
    }
  }),
)

/** The nine groups, in rulebook order. */
export const GROUPS: readonly Group[] = natives.groups.map(({ id, name, members }) => ({
  id,
  name,
  garrison: SETUP.substitutes.find(({ group }) => group === id)?.brings ?? null,
  members: members.map(member => member.id),
}))

/** Every monster and native, each with its head, club or horse. */
export const DENIZENS: readonly Denizen[] = [...MONSTERS, ...NATIVES]
export const DENIZEN_IDS: readonly DenizenId[] = DENIZENS.map(({ id }) => id)
export const MONSTER_IDS: readonly DenizenId[] = MONSTERS.map(({ id }) => id)
export const NATIVE_IDS: readonly DenizenId[] = NATIVES.map(({ id }) => id)
export const GHOSTS: readonly DenizenId[] = MONSTERS.filter(({ kind }) => kind === 'ghost').map(({ id }) => id)

const BY_ID: ReadonlyMap<DenizenId, Denizen> = new Map(DENIZENS.map(denizen => [denizen.id, denizen]))

export const isDenizen = (id: string): boolean => BY_ID.has(id)

/** Finds a denizen. Throws Error if there is none, which would be a bug. */
export function denizenOf(id: DenizenId): Denizen {
  const denizen = BY_ID.get(id)
  if (!denizen) throw new Error(`there is no denizen ${id}`)
  return denizen
}

/** Returns a monster's kind, or a native's group. */
export function kindOf(id: DenizenId): string {
  const denizen = denizenOf(id)
  return denizen.is === 'native' ? denizen.group : denizen.kind
}

/** Finds a native group. Throws Error if there is none, which would be a bug. */
export function groupOf(id: GroupId): Group {
  const group = GROUPS.find(one => one.id === id)
  if (!group) throw new Error(`there is no native group ${id}`)
  return group
}

export const isGroup = (id: string): boolean => GROUPS.some(group => group.id === id)

export const leaderOf = (group: GroupId): DenizenId => groupOf(group).members[0]!

export const monstersOfBox = (box: MonsterBox): readonly DenizenId[] =>
  MONSTERS.filter(monster => monster.box === box).map(({ id }) => id)
