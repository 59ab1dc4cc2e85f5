import type * as v from 'valibot'
import charactersFile from '../../../../../data/magic-realm/characters.json' with { type: 'json' }
import type { Level } from './levels.ts'
import type { characterSchema } from './schema.ts'

/** The id of a character, such as `white-knight`. */
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

/** The possible attitudes of a native group or visitor, from worst to best (10.4.1). */
export const RELATIONS = ['enemy', 'unfriendly', 'neutral', 'friendly', 'ally'] as const
export type Relation = (typeof RELATIONS)[number]

type CharacterFile = v.InferOutput<typeof characterSchema>

/** A character's card (1.5.1). */
export interface CharacterCard extends Omit<CharacterFile, 'chits' | 'relations'> {
  readonly chits: readonly ActionChit[]
  /** The attitudes of the groups and visitors that are not neutral. */
  readonly relations: Readonly<Record<string, Relation>>
}

/** Parses a chit such as `MOVE M3*`. */
function chitOf(text: string): ActionChit {
  const [, kind, letter, time, stars] = /(\w+) ([IVLMHT]+)(\d)(\**)/.exec(text)!
  const isMagic = kind === 'MAGIC'
  return {
    // The schema, checked by a test, allows only these letters.
    kind: kind as ChitKind,
    strength: isMagic ? null : (letter as Level),
    magic: isMagic ? letter! : null,
    time: Number(time),
    asterisks: stars!.length as 0 | 1 | 2,
  }
}

/** All sixteen characters, in alphabetical order. */
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

/** Finds a character's card. Throws Error if there is none, which would be a bug. */
export function characterCard(id: CharacterId): CharacterCard {
  const card = BY_ID.get(id)
  if (!card) throw new Error(`there is no character ${id}`)
  return card
}

/** The optional ability in use: `light` or `great` for the Elf, `own` for all others (26.8). */
export type Ability = 'own' | 'light' | 'great'

/** The optional abilities available to each character (26.8). */
export const ABILITIES: Readonly<Record<CharacterId, readonly Ability[]>> = {
  'black-knight': ['own'],
  captain: ['own'],
  druid: ['own'],
  elf: ['light', 'great'],
  magician: ['own'],
  'white-knight': ['own'],
  wizard: ['own'],
  'woods-girl': ['own'],
}

/** A character that may use an optional ability. */
export interface Able {
  readonly id: string
  readonly ability?: Ability
}

/** Returns true if this is the given character and it uses an optional ability (26.8). */
export const isAble = ({ id, ability }: Able, character: CharacterId): boolean =>
  ability !== undefined && id === character

/** The Wizard's optional chits: a MAGIC chit replaces the first MOVE M5 (26.8). */
const WIZARDRY: readonly ActionChit[] = [chitOf('MAGIC III2*'), ...characterCard('wizard').chits.slice(1)]

/** Returns a character's twelve printed chits (1.5.2, 26.8). */
export const printedChits = (one: Able): readonly ActionChit[] =>
  isAble(one, 'wizard') ? WIZARDRY : characterCard(one.id).chits

/**
 * Returns an event field that marks the chits as those of a character with an optional ability, which may differ from
 * the printed ones (26.8).
 */
export const ownChits = ({ ability }: Able): { readonly own?: true } => (ability === undefined ? {} : { own: true })

/**
 * Returns true if a chit can only pay for fatigue and wounds: a Light Elf's Medium chits, and a Great Elf's MOVE L2*
 * (26.8).
 */
export const isIdleChit = ({ ability }: Able, { kind, strength, time }: ActionChit): boolean =>
  (ability === 'light' && strength === 'M') ||
  (ability === 'great' && kind === 'MOVE' && strength === 'L' && time === 2)

/** The group whose attitude is limited to friendly under each Knight's optional ability (26.8). */
const NO_ALLIES: Readonly<Record<CharacterId, string>> = { 'white-knight': 'order', 'black-knight': 'company' }

/** Returns the printed attitude of a group or visitor (10.4.1, 26.8). It is neutral before the third stage (26.21). */
export function printedRelation({ id, ability, stage = 4 }: Able & Staged, trader: string): Relation {
  if (stage < 3) return 'neutral'
  return ability !== undefined && NO_ALLIES[id] === trader
    ? 'friendly'
    : (characterCard(id).relations[trader] ?? 'neutral')
}

/** A character's stage of development. At the fourth stage, the card applies in full (26.21). */
export type Stage = 1 | 2 | 3 | 4
export const STAGES: readonly Stage[] = [1, 2, 3, 4]
export const CHITS_OF_STAGE = 3

/** A character's id and progress in development. Without a `stage`, the card applies in full. */
export interface Staged {
  readonly id: string
  readonly stage?: Stage
  /**
   * The number of chits gained in all stages, including those beyond the fourth. Omitted without extended development
   * (26.22).
   */
  readonly steps?: number
}

/** Returns the stage for a number of chits gained. Characters beyond the tenth stage retire (26.22). */
export const stageOfSteps = (steps: number): number => Math.floor(steps / CHITS_OF_STAGE)
export const LAST_STAGE = 10

/**
 * Returns the name, gear and spells of a character at a stage (26.21). From the fourth stage on, they are the card's
 * own (26.22).
 */
export const stageOf = (card: CharacterCard, stage = 4): CharacterCard['stages'][number] =>
  card.stages[stage - 1] ?? card

/**
 * Returns a character's advantages: one from the second stage, and all at the fourth (26.21). A hired leader has none
 * (2.1.6).
 */
export function advantagesOf({ id, stage = 4 }: Staged): readonly string[] {
  const all = BY_ID.get(id)?.advantages ?? []
  return stage === 4 ? all : stage === 1 ? [] : all.slice(0, 1)
}
