import type * as v from 'valibot'
import charactersFile from '../../../../../data/magic-realm/characters.json' with { type: 'json' }
import type { Level } from '../levels.ts'
import type { characterSchema } from '../schema.ts'

/** A character by the name on his card: `white-knight`. */
export type CharacterId = string

export type ChitKind = 'MOVE' | 'FIGHT' | 'MAGIC' | 'DUCK' | 'BERSERK'

/** One of the twelve action chits (1.5.2). A MAGIC chit has a type and no strength. */
export interface ActionChit {
  readonly kind: ChitKind
  readonly strength: Level | null
  readonly magic: string | null
  readonly time: number
  readonly asterisks: 0 | 1 | 2
}

/** How somebody stands to a native group or a visitor, from worst to best (10.4.1). */
export const RELATIONS = ['enemy', 'unfriendly', 'neutral', 'friendly', 'ally'] as const
export type Relation = (typeof RELATIONS)[number]

type CharacterFile = v.InferOutput<typeof characterSchema>

/** A character's card (1.5.1). */
export interface CharacterCard extends Omit<CharacterFile, 'chits' | 'relations'> {
  readonly chits: readonly ActionChit[]
  /** Groups and visitors he is not neutral to. */
  readonly relations: Readonly<Record<string, Relation>>
}

/** `MOVE M3*` read as a chit. */
function chitOf(text: string): ActionChit {
  const [, kind, letter, time, stars] = /^(\w+) ([IVLMHT]+)(\d)(\**)$/.exec(text)!
  const isMagic = kind === 'MAGIC'
  return {
    // The schema, by which a test reads the file, has these letters only.
    kind: kind as ChitKind,
    strength: isMagic ? null : (letter as Level),
    magic: isMagic ? letter! : null,
    time: Number(time),
    asterisks: stars!.length as 0 | 1 | 2,
  }
}

/** All sixteen, in the order of the alphabet. */
export const CHARACTERS: readonly CharacterCard[] = (charactersFile as CharacterFile[]).map(card => ({
  ...card,
  chits: card.chits.map(chitOf),
  relations: Object.fromEntries(
    Object.entries(card.relations).flatMap(([relation, groups]) =>
      groups.map(group => [group, relation as Relation] as const),
    ),
  ),
}))

const BY_ID: ReadonlyMap<CharacterId, CharacterCard> = new Map(CHARACTERS.map(card => [card.id, card]))

export const isCharacter = (id: string): boolean => BY_ID.has(id)

/** The card of this character. Throws Error where there is none: a fault of ours. */
export function characterCard(id: CharacterId): CharacterCard {
  const card = BY_ID.get(id)
  if (!card) throw new Error(`there is no character ${id}`)
  return card
}

/** The advantages of a character; a hired leader has none (2.1.6). */
export const advantagesOf = (id: string): readonly string[] => BY_ID.get(id)?.advantages ?? []
