import { ask, type Option, type Question, type Rule } from '../../../kernel/index.ts'
import { type ActOption, decideAct } from '../../../parts/asking.ts'
import { MAGIC_TOPICS, type MagicAct } from './magic/acts.ts'
import type { ClearingId, TileCode } from './map/tiles.ts'
import type { BelongingId } from './pieces/belongings.ts'
import type { Ability } from './pieces/characters.ts'
import type { ActivityKind, IndividualId } from './state.ts'

/** What is asked, but for what a fight asks; the words of each are in `words/`. */
export const TOPICS = [
  // The set-up (ch. 3, 4).
  'tile',
  'lay',
  'character',
  'ability',
  'stage',
  'further',
  'gain-card',
  'gain-horse',
  'gain-arm',
  'grow',
  'gear',
  'visitor',
  'visitor-box',
  'start',
  'entrance',
  'needs',
  // Birdsong, and choosing as one goes (6, 23.3.4).
  'record',
  'record-familiar',
  // The end, before its day (19.4).
  'farewell',
  'claim',
  // Daylight (8).
  'now',
  'phase-start',
  'block',
  'block-mover',
  'got',
  'pick-up',
  // Searching and looting (9).
  'search',
  'finding',
  'exchange',
  'open',
  'teleport',
  'banish',
  'vision',
  'end-curse',
  'red-die',
  // Trade (10).
  'trade',
  'sell',
  'offer',
  'cache',
  'cache-goods',
  'cache-sum',
  'buy',
  'drinks',
  'price',
  'boon',
  'affront',
  'affront-battle',
  // Hirelings (7.1, 11).
  'hire',
  'wage',
  'assign',
  // Following (12.4).
  'follow-on',
  'shake-off',
  'alike',
  // Rest (12).
  'rest',
  // Evening (2.6, 28.2.6).
  'evening',
  'deal-with',
  'deal-give',
  'deal-for',
  'deal-gold',
  'deal',
  // Magic (9.4, 12.3, 20).
  ...MAGIC_TOPICS,
] as const
export type Topic = (typeof TOPICS)[number]

/** An act that is said by one word. */
export type Word =
  | 'done'
  | 'repeat'
  | 'now'
  | 'wait'
  | 'go'
  | 'go-on'
  | 'show-himself'
  | 'keep'
  | 'pass'
  | 'spare'
  | 'nothing'
  | 'drink'
  | 'pay'
  | 'refuse'
  | 'favor'
  /** Without the optional ability of his card (26.8). */
  | 'as-ever'
  /** One spell more in the place of a weapon or armor (26.22). */
  | 'gain-spell'
  | 'suffer'
  | 'buy-back'
  | 'gold'
  | 'accept'
  | 'ask-all'
  | 'ask-new'
  | 'farewell'
  | 'stay'
  | 'end-month'
  | 'play-on'
  | 'end-life'

/** What an answer does. */
export type RealmAct =
  | { readonly kind: Word }
  | { readonly kind: 'count' }
  | { readonly kind: 'tile'; readonly tile: TileCode }
  | { readonly kind: 'lay'; readonly tile: TileCode; readonly q: number; readonly r: number; readonly turn: number }
  | { readonly kind: 'take' | 'deal-with'; readonly character: IndividualId }
  /** By an optional ability (26.8). */
  | { readonly kind: 'ability'; readonly ability: Ability }
  | { readonly kind: 'from'; readonly group: string }
  | { readonly kind: 'visitor'; readonly chit: number; readonly side: string }
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'start'; readonly at: string }
  /** The stage at which somebody begins, and the chit that he gains (26.21). */
  | { readonly kind: 'stage'; readonly stage: number; readonly points: number }
  /** What a native gives somebody who begins beyond the fourth stage (26.22). */
  | { readonly kind: 'gain'; readonly belonging: BelongingId; readonly from: string }
  | { readonly kind: 'grow'; readonly chit: number }
  | { readonly kind: 'entrance'; readonly way: string }
  | {
      readonly kind: 'record'
      readonly activity: ActivityKind
      readonly clearing?: ClearingId
      readonly tile?: TileCode
      readonly guide?: IndividualId
    }
  /** The phase that was recorded last uses something else (6.1.10). */
  | { readonly kind: 'retag'; readonly source: string }
  /** What is done with a belonging. */
  | { readonly kind: Handling; readonly belonging: BelongingId }
  | { readonly kind: 'pack'; readonly belonging: BelongingId; readonly horse: BelongingId }
  /** A monster that a character blocks (13.1.4). */
  | { readonly kind: 'block'; readonly denizen: string }
  /** Somebody who takes turns and is blocked (13.1.5), stops following, is left behind, or sees to his things (12.4). */
  | { readonly kind: 'block-one' | 'stop' | 'leave-behind' | 'arrange'; readonly who: IndividualId }
  /** Natives who are hired together, or again (11.1). */
  | { readonly kind: 'hire'; readonly group: string; readonly natives: readonly string[]; readonly again: boolean }
  /** Underlings who are given to a guide (7.1.1). */
  | { readonly kind: 'assign'; readonly natives: readonly string[]; readonly guide: IndividualId }
  /** A mission or campaign (25.4). */
  | { readonly kind: 'take-up'; readonly chit: number; readonly name: string }
  | { readonly kind: 'give-up'; readonly name: string }
  /** Where he searches, and on which table: a site or a card is looted by its name, a pile by `pile`. */
  | {
      readonly kind: 'search'
      readonly table: 'peer' | 'locate' | 'loot' | 'magic-sight'
      readonly clearing: ClearingId
      readonly site?: string
    }
  | { readonly kind: 'finding'; readonly findings: readonly string[] }
  | { readonly kind: 'exchange'; readonly chit: string }
  /** What opens a door: a chit by its number, or a belonging (9.3.5). */
  | { readonly kind: 'open'; readonly chit: number }
  | { readonly kind: 'open-with'; readonly belonging: BelongingId | 'strength' }
  | { readonly kind: 'to'; readonly clearing: ClearingId }
  | { readonly kind: 'banish'; readonly who: string }
  | { readonly kind: 'look'; readonly box: string }
  | { readonly kind: 'free'; readonly character: IndividualId; readonly curse: string }
  | { readonly kind: 'trade'; readonly side: 'sell' | 'buy'; readonly with: string }
  /** A step of a rest (12.1.1): which chit, from what to what, and which chit fatigues as change. */
  | { readonly kind: 'rest'; readonly chit: number; readonly change: number | null }
  | { readonly kind: 'discovery'; readonly thing: string }
  /** A cache is made or opened, and gold goes in or out (26.5). */
  | { readonly kind: 'cache-make' }
  | { readonly kind: 'cache-open'; readonly cache: string }
  | { readonly kind: 'cache-gold'; readonly to: 'cache' | 'owner' }
  | MagicAct

export type Handling =
  | 'activate'
  | 'deactivate'
  | 'abandon'
  /** Openly, and what lies so is picked up (26.7). */
  | 'drop'
  | 'pick-up'
  | 'unpack'
  | 'turn'
  | 'hand'
  | 'buy'
  | 'ask-for'

/** What an answer does; undefined where it is no act of the day: a chit, or one of a fight. */
export const actOf = (option: Pick<Option, 'act'> | undefined): RealmAct | undefined =>
  option?.act as RealmAct | undefined // a question of this game has acts of this game

/** A legal answer with what it does. */
export type RealmOption<A extends RealmAct = RealmAct> = ActOption<A>

/** A question of this game. */
export interface RealmQuestion<A extends RealmAct = RealmAct> extends Question<A> {
  readonly topic: Topic
  readonly options: readonly RealmOption<A>[]
}

/** Asks, and gives what the answer does. */
export const decide: <A extends RealmAct>(question: Omit<RealmQuestion<A>, 'amount'>) => Rule<A> = decideAct

/** Asks for a number from `least` to `most`. */
export function* decideCount(
  question: Omit<RealmQuestion, 'amount' | 'options'>,
  least: number,
  most: number,
  step = 1,
): Rule<number> {
  return Number(yield* ask({ ...question, options: [], amount: { least, most, step, act: { kind: 'count' } } }))
}

/** An answer of one word. */
export const wordOption = <K extends Word>(kind: K, rule?: string): RealmOption<{ readonly kind: K }> => ({
  id: kind,
  act: { kind },
  ...(rule === undefined ? {} : { rule }),
})
