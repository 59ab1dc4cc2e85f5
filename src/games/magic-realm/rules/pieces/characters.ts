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
  const [, kind, letter, time, stars] = /(\w+) ([IVLMHT]+)(\d)(\**)/.exec(text)!
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

/** How somebody is played by the optional ability of his card: the Elf as a Light or a Great one, all others as it says (26.8). */
export type Ability = 'own' | 'light' | 'great'

/** The abilities a character may be played with, none of which he must have (26.8). */
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

/** Whoever may be played by an optional ability. */
export interface Able {
  readonly id: string
  readonly ability?: Ability
}

/** Whether it is this character, and he is played by his optional ability (26.8). */
export const isAble = ({ id, ability }: Able, character: CharacterId): boolean =>
  ability !== undefined && id === character

/** The Wizard's chit of MAGIC, in the place of his first MOVE M5 (26.8). */
const WIZARDRY: readonly ActionChit[] = [chitOf('MAGIC III2*'), ...characterCard('wizard').chits.slice(1)]

/** The twelve chits of a character as they are printed (1.5.2, 26.8). */
export const printedChits = (one: Able): readonly ActionChit[] =>
  isAble(one, 'wizard') ? WIZARDRY : characterCard(one.id).chits

/** What is told with chits of somebody, so that they are read as he has them (26.8). */
export const ownChits = ({ ability }: Able): { readonly own?: true } => (ability === undefined ? {} : { own: true })

/** Whether a chit of his lies idle and only pays: Medium ones of a Light Elf, MOVE L2* of a Great one (26.8). */
export const isIdleChit = ({ ability }: Able, { kind, strength, time }: ActionChit): boolean =>
  (ability === 'light' && strength === 'M') ||
  (ability === 'great' && kind === 'MOVE' && strength === 'L' && time === 2)

/** To whom the Knights are no more than friends by it (26.8). */
const NO_ALLIES: Readonly<Record<CharacterId, string>> = { 'white-knight': 'order', 'black-knight': 'company' }

/** How a group or a visitor stands to somebody by his card (10.4.1, 26.8); before the third stage all are neutral (26.21). */
export function printedRelation({ id, ability, stage = 4 }: Able & Staged, trader: string): Relation {
  if (stage < 3) return 'neutral'
  return ability !== undefined && NO_ALLIES[id] === trader
    ? 'friendly'
    : (characterCard(id).relations[trader] ?? 'neutral')
}

/** How far a character has come: at the fourth stage he is as his card says (26.21). */
export type Stage = 1 | 2 | 3 | 4
export const STAGES: readonly Stage[] = [1, 2, 3, 4]
/** Chits of each stage. */
export const CHITS_OF_STAGE = 3

/** Somebody with the stage he has come to, where characters develop. */
export interface Staged {
  readonly id: string
  readonly stage?: Stage
  /** Chits he has come to, and as many for each stage beyond the fourth; left out where nothing goes from game to game (26.22). */
  readonly steps?: number
}

/** The stage of so many steps, the highest of which is the tenth: who comes farther retires (26.22). */
export const stageOfSteps = (steps: number): number => Math.floor(steps / CHITS_OF_STAGE)
export const LAST_STAGE = 10

/** What a character is called at a stage, and the gear and spells he begins with there (26.21); beyond the fourth those of his card (26.22). */
export const stageOf = (card: CharacterCard, stage = 4): CharacterCard['stages'][number] =>
  card.stages[stage - 1] ?? card

/** The advantages of a character: the first from the second stage on, the second at the fourth (26.21); a hired leader has none (2.1.6). */
export function advantagesOf({ id, stage = 4 }: Staged): readonly string[] {
  const all = BY_ID.get(id)?.advantages ?? []
  return stage === 4 ? all : stage === 1 ? [] : all.slice(0, 1)
}
