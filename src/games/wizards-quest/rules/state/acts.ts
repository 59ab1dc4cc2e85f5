import { ask, optionOf, type Question, type Rule, type Seat } from '../../../../kernel/index.ts'
import { type ActOption, deciderFor, type QuestionOn, type TopicQuestion } from '../../../../parts/asking.ts'
import type { CardId } from '../pieces/deck.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import type { Approach, Campaign, Creature, Leader, TreasureKind } from './components.ts'

/** A topic with its question data, which is null if it needs none. */
type Of<D> = { data: D; act: QuestAct }
type Between = { readonly from: SpaceId; readonly to: SpaceId }

/** Each topic's question data. These are types rather than interfaces so that TypeScript accepts them as JSON. */
type Topics = {
  // Setup (IV).
  castle: Of<null>
  settle: Of<null>
  treasure: Of<{ readonly owner: Seat; readonly castle: boolean }>
  hide: Of<{ readonly owner: Seat; readonly treasure: TreasureKind }>
  // Placing men: where, and how many (IV.D.6, X.B.3). `last` is where the player last placed some of them.
  place: Of<{ readonly men: number; readonly last?: SpaceId }>
  muster: Of<{ readonly men: number; readonly space: SpaceId }>
  // Petitions (X.A).
  petition: Of<{ readonly cards: readonly CardId[]; readonly drawn: boolean }>
  ring: Of<{ readonly card: CardId }>
  friend: Of<null>
  'friend-to': Of<{ readonly leader: Leader }>
  region: Of<{ readonly creature: Creature }>
  cart: Of<{ readonly steps: number; readonly drawer: Seat }>
  'cart-to': Of<{ readonly steps: number; readonly drawer: Seat; readonly from: SpaceId; readonly owner: Seat }>
  peek: Of<{ readonly left: number }>
  dispel: Of<{ readonly orcs: number }>
  'dispel-orcs': Of<{ readonly orcs: number; readonly space: SpaceId }>
  scatter: Of<null>
  'scatter-to': Of<{ readonly from: SpaceId; readonly orcs: number }>
  'scatter-orcs': Of<{ readonly from: SpaceId; readonly orcs: number; readonly space: SpaceId }>
  homesick: Of<{ readonly men: number }>
  'homesick-men': Of<{ readonly men: number; readonly space: SpaceId }>
  // The blank card: a territory for a tunnel entrance, one for the dragon or the wizard, and orcs to rouse (XIV).
  entrance: Of<null>
  territory: Of<{ readonly creature: Creature }>
  rouse: Of<null>
  // Campaigns (X.C, X.D).
  campaign: Of<{ readonly campaigns: number }>
  from: Of<{ readonly space: SpaceId; readonly against: 'space' | Creature }>
  battle: Of<{ readonly [K in keyof Campaign]: Campaign[K] }>
  supplement: Of<Between>
  march: Of<Between>
  'march-with': Of<Between & { readonly leader: Leader }>
  // Boats (X.A.6.c).
  'boat-to': Of<{ readonly from: SpaceId }>
  'boat-men': Of<Between>
  'boat-with': Of<Between & { readonly leader: Leader }>
  // Losses (XI.B.5, XI.C.2).
  loss: Of<{ readonly space: SpaceId; readonly count: number; readonly how: string }>
  flee: Of<{ readonly from: SpaceId; readonly men: number; readonly leader: Leader | null }>
  'flee-men': Of<{ readonly from: SpaceId; readonly space: SpaceId; readonly men: number }>
}
export type Topic = keyof Topics

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
  /** Opens the Great Tunnel, sends the dragon or the wizard, or rouses orcs (XIV). */
  | 'entrance'
  | 'send-to'
  | 'rouse'
  /** Brings men into a campaign, picks the space that a boat leaves or lands in, or picks where pieces flee. */
  | 'bring'
  | 'boat'
  | 'boat-to'
  | 'flee'

/** The kinds of acts without further data. */
export type Word = 'draw' | 'keep' | 'done' | 'end' | 'fight' | 'halt'

/**
 * The effect of an answer. A numeric answer (a number of men or orcs) has the act `count`, which comes from the
 * question's `amount`.
 */
export type QuestAct =
  | { readonly kind: SpaceAction; readonly space: SpaceId }
  | { readonly kind: Word }
  | { readonly kind: 'treasure'; readonly treasure: TreasureKind }
  /** Places a leader instead of two men (IV.E), or chooses the leader that a card brings. */
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'play' | 'discard'; readonly card: CardId }
  | { readonly kind: 'region'; readonly region: number }
  /** Starts a campaign, possibly a free one, against a space or a creature (X.C.1, X.D.2). */
  | { readonly kind: 'attack'; readonly space: SpaceId; readonly against: 'space' | Creature; readonly free: boolean }
  /** Chooses the source of an attack and its approach. */
  | { readonly kind: 'from'; readonly space: SpaceId; readonly by: Approach }
  /**
   * Calls a leader to the attacking space. With `swap`, the other leader there takes the called leader's place (X.C.4).
   */
  | { readonly kind: 'lead'; readonly leader: Leader; readonly from: SpaceId; readonly swap: boolean }
  /** Takes a leader along, or loses one. `leader` is null to lose only men. */
  | { readonly kind: 'with' | 'lose'; readonly leader: Leader | null }
  | { readonly kind: 'count' }

/** A legal option with its act. */
export type QuestOption<A extends QuestAct = QuestAct> = ActOption<A>

/** A question about one of the topics `K`, by default any topic of this game. */
export type QuestQuestion<K extends Topic = Topic> = QuestionOn<Topics, K>

/** Narrows a kernel question to this game's topics. This is safe because the rules ask no others. */
export const asQuestQuestion = (question: Question): QuestQuestion => question as QuestQuestion

/** Asks a question and returns the act of the answer. */
export const decide = deciderFor<Topics>()

/** Asks for a number from `least` to `most` or one of the options. Returns the number or the option's act. */
export function decideCount<K extends Topic, A extends QuestAct = never>(
  question: Omit<TopicQuestion<Topics, K>, 'amount' | 'options'> & { readonly options?: readonly QuestOption<A>[] },
  least: number,
  most: number,
): Rule<A | number>
export function* decideCount(
  question: Omit<Question, 'options'> & { readonly options?: readonly QuestOption[] },
  least: number,
  most: number,
): Rule<QuestAct | number> {
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
