import { ask, optionOf, type Question, type Rule } from '../../../kernel/index.ts'
import { type ActOption, decideAct } from '../../../parts/asking.ts'
import type { Approach, Creature, Leader, TreasureKind } from './components.ts'
import type { SpaceId } from './marnon/marnon.ts'
import type { CardId } from './petitions/deck.ts'

/** What is asked; the words of each are in `words/`. */
export const TOPICS = [
  // The set-up (IV).
  'castle',
  'settle',
  'treasure',
  'hide',
  // Men to be placed: where, and how many there (IV.D.6, X.B.3).
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

/** An act that points at a space and says no more: what is done there is its kind. */
export type SpaceAction =
  /** A first man in a castle, a man in a free territory, a treasure, men (IV.D, X.B.3). */
  | 'castle'
  | 'settle'
  | 'hide'
  | 'place'
  /** What cards do: a leader comes, a treasure is looked at or goes, orcs go or are driven, men walk home. */
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

/** An act that is said by one word. */
export type Word = 'draw' | 'keep' | 'done' | 'end' | 'fight' | 'halt'

/** What an answer does. A number alone (how many men, how many orcs) has the act of its question's amount: `count`. */
export type QuestAct =
  | { readonly kind: SpaceAction; readonly space: SpaceId }
  | { readonly kind: Word }
  | { readonly kind: 'treasure'; readonly treasure: TreasureKind }
  /** A leader in the place of two men, or by a card (IV.E). */
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'play' | 'discard'; readonly card: CardId }
  | { readonly kind: 'region'; readonly region: number }
  /** A campaign is begun: what it is against, and whether it is free (X.C.1, X.D.2). */
  | { readonly kind: 'attack'; readonly space: SpaceId; readonly against: 'space' | Creature; readonly free: boolean }
  /** Where the attackers stand, and how they come. */
  | { readonly kind: 'from'; readonly space: SpaceId; readonly by: Approach }
  /** A leader comes to the attacking space; `swap` where the other one there takes his place (X.C.4). */
  | { readonly kind: 'lead'; readonly leader: Leader; readonly from: SpaceId; readonly swap: boolean }
  /** A leader moves along with others, or is among the lost; null where he is not. */
  | { readonly kind: 'with' | 'lose'; readonly leader: Leader | null }
  | { readonly kind: 'count' }

/** A legal answer with what it does. */
export type QuestOption<A extends QuestAct = QuestAct> = ActOption<A>

/** A question of this game. */
export interface QuestQuestion<A extends QuestAct = QuestAct> extends Question<A> {
  readonly topic: Topic
  readonly options: readonly QuestOption<A>[]
}

/** Asks, and gives what the answer does. */
export const decide: <A extends QuestAct>(question: Omit<QuestQuestion<A>, 'amount'>) => Rule<A> = decideAct

/** Asks for a number from `least` to `most`, or one of the options beside it. */
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

/** An answer for each of the spaces, whose id is the space's. */
export const spaceOptions = <K extends SpaceAction>(
  kind: K,
  spaces: readonly SpaceId[],
): QuestOption<{ readonly kind: K; readonly space: SpaceId }>[] =>
  spaces.map(space => ({ id: space, act: { kind, space }, at: { space } }))

/** An answer of one word. */
export const wordOption = <K extends Word>(kind: K): QuestOption<{ readonly kind: K }> => ({ id: kind, act: { kind } })
