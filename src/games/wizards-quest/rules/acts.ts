import { ask, optionOf, type Question, type Rule } from '../../../kernel/index.ts'
import { type ActOption, decideAct } from '../../../parts/asking.ts'
import type { Approach, Creature, Leader, TreasureKind } from './components.ts'
import type { SpaceId } from './marnon/marnon.ts'
import type { CardId } from './petitions/deck.ts'

/** The topics of questions. Their texts are in `words/`. */
export const TOPICS = [
  // Setup (IV).
  'castle',
  'settle',
  'treasure',
  'hide',
  // Placing men: the space and the number (IV.D.6, X.B.3).
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

/** The kinds of acts that only need a space. */
export type SpaceAction =
  /** Places a first man in a castle or in a free territory, hides a treasure, or places men (IV.D, X.B.3). */
  | 'castle'
  | 'settle'
  | 'hide'
  | 'place'
  /** Card effects: places a leader, looks at a treasure or moves it, removes or moves orcs, or sends men home. */
  | 'welcome'
  | 'peek'
  | 'cart'
  | 'cart-to'
  | 'dispel'
  | 'scatter-to'
  | 'homesick'
  /** Brings men into a campaign, picks the space that a boat leaves or lands in, or picks where pieces flee. */
  | 'bring'
  | 'boat'
  | 'boat-to'
  | 'flee'

/** The kinds of acts without further data. */
export type Word = 'draw' | 'keep' | 'done' | 'end' | 'fight' | 'halt'

/** The effect of an answer. A number (of men or orcs) has the act `count`, which is in the question's amount. */
export type QuestAct =
  | { readonly kind: SpaceAction; readonly space: SpaceId }
  | { readonly kind: Word }
  | { readonly kind: 'treasure'; readonly treasure: TreasureKind }
  /** Places a leader instead of two men, or because of a card (IV.E). */
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'play' | 'discard'; readonly card: CardId }
  | { readonly kind: 'region'; readonly region: number }
  /** Starts a campaign against a space or a creature, which may be a free campaign (X.C.1, X.D.2). */
  | { readonly kind: 'attack'; readonly space: SpaceId; readonly against: 'space' | Creature; readonly free: boolean }
  /** Chooses the source of an attack and its approach. */
  | { readonly kind: 'from'; readonly space: SpaceId; readonly by: Approach }
  /**
   * Calls a leader to the attacking space. With `swap`, the other leader there takes the called leader's place (X.C.4).
   */
  | { readonly kind: 'lead'; readonly leader: Leader; readonly from: SpaceId; readonly swap: boolean }
  /** Moves or loses a leader, or none if null. */
  | { readonly kind: 'with' | 'lose'; readonly leader: Leader | null }
  | { readonly kind: 'count' }

/** A legal option with its act. */
export type QuestOption<A extends QuestAct = QuestAct> = ActOption<A>

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
