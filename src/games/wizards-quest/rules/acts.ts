import { ask, optionOf, type Question, type Rule } from '../../../kernel/index.ts'
import { type ActOption, decideAct } from '../../../parts/asking.ts'
import type { Approach, Creature, Leader, TreasureKind } from './components.ts'
import type { SpaceId } from './marnon/marnon.ts'
import type { CardId } from './petitions/deck.ts'

/** The topics of questions; their texts are in `words/`. */
export const TOPICS = [
  // Setup (IV).
  'castle',
  'settle',
  'treasure',
  'hide',
  // Placing men: where, and how many (IV.D.6, X.B.3).
  'place',
  'muster',
  // Petitions (X.A).
  'petition',
  'ring',
  'friend',
  'friend-to',
  'region',
  'cart',
  'cart-to',
  'peek',
  'dispel',
  'dispel-orcs',
  'scatter',
  'scatter-to',
  'scatter-orcs',
  'homesick',
  'homesick-men',
  // Campaigns (X.C, X.D).
  'campaign',
  'from',
  'battle',
  'supplement',
  'march',
  'march-with',
  // Boats (X.A.6.c).
  'boat-to',
  'boat-men',
  'boat-with',
  // Losses (XI.B.5, XI.C.2).
  'loss',
  'flee',
  'flee-men',
] as const
export type Topic = (typeof TOPICS)[number]

/** Kinds of acts that need only a space. */
export type SpaceAction =
  /** A first man in a castle, a man in a free territory, a treasure, men (IV.D, X.B.3). */
  | 'castle'
  | 'settle'
  | 'hide'
  | 'place'
  /** Effects of cards: a leader comes, a treasure is seen or moved, orcs leave, men walk home. */
  | 'welcome'
  | 'peek'
  | 'cart'
  | 'cart-to'
  | 'dispel'
  | 'scatter-to'
  | 'homesick'
  /** Men join a campaign from there; a boat leaves; a boat lands; pieces flee there. */
  | 'bring'
  | 'boat'
  | 'boat-to'
  | 'flee'

/** Acts without further data. */
export type Word = 'draw' | 'keep' | 'done' | 'end' | 'fight' | 'halt'

/** The effect of an answer. A number (of men, of orcs) has the act `count` of its question's amount. */
export type QuestAct =
  | { readonly kind: SpaceAction; readonly space: SpaceId }
  | { readonly kind: Word }
  | { readonly kind: 'treasure'; readonly treasure: TreasureKind }
  /** A leader comes in place of two men, or by a card (IV.E). */
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'play' | 'discard'; readonly card: CardId }
  | { readonly kind: 'region'; readonly region: number }
  /** A campaign starts against a space or a creature; it may be free (X.C.1, X.D.2). */
  | { readonly kind: 'attack'; readonly space: SpaceId; readonly against: 'space' | Creature; readonly free: boolean }
  /** The source of an attack, and the way it takes. */
  | { readonly kind: 'from'; readonly space: SpaceId; readonly by: Approach }
  /** A leader comes to the attacking space; `swap` if the other one there takes his place (X.C.4). */
  | { readonly kind: 'lead'; readonly leader: Leader; readonly from: SpaceId; readonly swap: boolean }
  /** A leader moves along or is lost; null if none is. */
  | { readonly kind: 'with' | 'lose'; readonly leader: Leader | null }
  | { readonly kind: 'count' }

/** A legal option with its act. */
export type QuestOption<A extends QuestAct = QuestAct> = ActOption<A>

/** A question of this game. */
export interface QuestQuestion<A extends QuestAct = QuestAct> extends Question<A> {
  readonly topic: Topic
  readonly options: readonly QuestOption<A>[]
}

/** Asks a question and returns the act of the answer. */
export const decide: <A extends QuestAct>(question: Omit<QuestQuestion<A>, 'amount'>) => Rule<A> = decideAct

/** Asks for a number from `least` to `most`, or one of the options. */
export function* decideCount<A extends QuestAct = never>(
  question: Omit<QuestQuestion<A>, 'amount' | 'options'> & { readonly options?: readonly QuestOption<A>[] },
  least: number,
  most: number,
): Rule<A | number> {
  const options = question.options ?? []
  const id = yield* ask({ ...question, options, amount: { least, most, act: COUNT } })
  return optionOf(options, id)?.act ?? Number(id)
}

const COUNT: QuestAct = { kind: 'count' }

/** Returns an option for each space, with the space's id. */
export const spaceOptions = <K extends SpaceAction>(
  kind: K,
  spaces: readonly SpaceId[],
): QuestOption<{ readonly kind: K; readonly space: SpaceId }>[] =>
  spaces.map(space => ({ id: space, act: { kind, space }, at: { space } }))

/** Returns an option without further data. */
export const wordOption = <K extends Word>(kind: K): QuestOption<{ readonly kind: K }> => ({ id: kind, act: { kind } })
