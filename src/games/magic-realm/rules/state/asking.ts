import { ask, type Question, type Rule } from '../../../../kernel/index.ts'
import { type ActOption, deciderFor, type QuestionOn, type TopicQuestion } from '../../../../parts/asking.ts'
import type { PieceId } from '../fight/blows.ts'
import type { Box, Rows } from '../fight/directions.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { SpellId } from '../pieces/spells.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { ActOfKind, ArrangeAct, ChitAct } from './acts.ts'
import type { PlayedPiece, RoundPlays } from './combat.ts'
import type { Fighting } from './combat-acts.ts'
import type { TableName } from './events.ts'
import type { Good, OfferedGood } from './goods.ts'
import type { MagicSight, SpellTarget } from './magic.ts'
import type { DemonTopic } from './magic-acts.ts'
import type { ActivityKind, Goal, IndividualId } from './state.ts'

/** The character or hired leader that a question is about. Usually, their player is the one asked. */
type One = { readonly character: IndividualId }

/** An individual and the group, visitor or monster that it deals with. */
type Trading = One & { readonly trader: string }

/**
 * The goods wanted. Both fields are omitted if a boon is being bought back (10.4.2) or natives are being hired
 * (11.1.3).
 */
type Goods = { readonly belonging?: BelongingId; readonly spell?: SpellId }

/** Topics for the setup (ch. 3, 4). */
type SetupTopics = {
  tile: { data: null; act: ActOfKind<'tile'> }
  lay: { data: { readonly tile: TileCode }; act: ActOfKind<'lay'> }
  /** `fallen` is the character that the new one succeeds (19.3.1), or null. */
  character: { data: { readonly fallen: IndividualId | null }; act: ActOfKind<'take'> }
  ability: { data: One; act: ActOfKind<'ability' | 'as-ever'> }
  stage: { data: One; act: ActOfKind<'stage'> }
  further: { data: One & { readonly stage: number }; act: ActOfKind<'count'> }
  'gain-card': { data: One; act: ActOfKind<'from'> }
  'gain-horse': { data: One; act: ActOfKind<'gain' | 'gain-spell'> }
  'gain-arm': { data: One; act: ActOfKind<'gain' | 'gain-spell'> }
  grow: { data: One; act: ActOfKind<'grow'> }
  /** `type` is the kind of weapon or armor to collect. */
  gear: { data: One & { readonly type: string }; act: ActOfKind<'from'> }
  visitor: { data: null; act: ActOfKind<'visitor'> }
  'visitor-box': { data: { readonly side: string }; act: ActOfKind<'box'> }
  start: { data: One; act: ActOfKind<'start'> }
  entrance: { data: null; act: ActOfKind<'entrance'> }
  /** `points` is the number of victory points to assign, and `goals` lists the goals in the order of the answer. */
  needs: { data: One & { readonly points: number; readonly goals: readonly Goal[] }; act: ActOfKind<'needs'> }
}

/** Topics for setting up a single battle. */
type BattleTopics = {
  battle: { data: null; act: ActOfKind<'fight' | 'foes' | 'edit' | 'terrain'> }
  'battle-ground': { data: null; act: ActOfKind<'ground'> }
  /** `character` is the employer, or null for denizens who fight everybody. */
  'battle-pieces': { data: { readonly character: IndividualId | null }; act: ActOfKind<'pieces' | 'done'> }
  /** `pieces` is a kind of monster or a native group. */
  'battle-count': {
    data: { readonly character: IndividualId | null; readonly pieces: string }
    act: ActOfKind<'count'>
  }
  'battle-character': {
    data: One
    act: ActOfKind<'another' | 'hidden' | 'in-sight' | 'belongings' | 'chits' | 'hirelings' | 'done'>
  }
  'battle-belongings': { data: One; act: ActOfKind<'with' | 'without' | 'done'> }
  'battle-chits': { data: One; act: ActOfKind<'chit-to' | 'done'> }
}

/**
 * Topics for Birdsong, daylight and the end of the game, and for belongings, chits and wishes at any time (2.2, 2.3, 6
 * to 9, 12, 13, 19.4, 22).
 */
type DayTopics = {
  /** `phase` is the number of phases recorded so far. */
  record: {
    data: One & { readonly phase: number }
    act: ActOfKind<'record' | 'repeat' | 'retag' | 'farewell' | 'ask-all' | 'ask-new' | 'done'>
  }
  'record-familiar': { data: One & { readonly phase: number }; act: ActOfKind<'record' | 'done'> }
  farewell: { data: One; act: ActOfKind<'stay' | 'play-on' | 'end-month' | 'end-life'> }
  claim: { data: One; act: ActOfKind<'end-month' | 'play-on'> }
  now: { data: One; act: ActOfKind<'wait' | 'now'> }
  /** `played` is the number of phases played so far. */
  'phase-start': {
    data: One & { readonly played: number }
    act:
      | ArrangeAct
      | ActOfKind<
          'go' | 'go-on' | 'show-himself' | 'pick-up' | 'deal-with' | 'color' | 'protect' | 'take-up' | 'give-up'
        >
  }
  block: { data: One; act: ActOfKind<'pass' | 'spare' | 'block' | 'block-one'> }
  'block-mover': { data: One & { readonly other: IndividualId }; act: ActOfKind<'pass' | 'spare' | 'block-one'> }
  got: {
    data: One & { readonly belonging: BelongingId }
    act: ActOfKind<'activate' | 'keep' | 'abandon' | 'drop'>
  }
  'pick-up': { data: One; act: ActOfKind<'pick-up' | 'done' | 'go-on'> }
  search: { data: One; act: ActOfKind<'search' | 'runes'> }
  finding: { data: One & { readonly clearing: ClearingId }; act: ActOfKind<'finding'> }
  exchange: { data: One; act: ActOfKind<'keep' | 'exchange'> }
  open: { data: One & { readonly door: string }; act: ActOfKind<'open' | 'open-with'> }
  teleport: { data: One; act: ActOfKind<'to'> }
  banish: { data: One; act: ActOfKind<'banish' | 'nothing'> }
  vision: { data: One; act: ActOfKind<'look'> }
  'end-curse': { data: One; act: ActOfKind<'free' | 'aim' | 'nothing'> }
  'red-die': { data: One & { readonly table: TableName }; act: ActOfKind<'count'> }
  rest: { data: One & { readonly left: number }; act: ActOfKind<'rest' | 'done'> }
  fatigue: { data: One & { readonly asterisks: number }; act: ChitAct & { kind: 'fatigue' } }
  wound: { data: One & { readonly wounds: number }; act: ChitAct & { kind: 'wound' } }
  assign: { data: One; act: ActOfKind<'assign' | 'done'> }
  'follow-on': {
    data: { readonly guide: IndividualId; readonly played: number }
    act: ActOfKind<'go' | 'go-on' | 'stop' | 'arrange'>
  }
  'shake-off': { data: One; act: ActOfKind<'go' | 'leave-behind'> }
  alike: {
    data: One & { readonly guide: IndividualId; readonly activity: ActivityKind }
    act: ActOfKind<'accept' | 'nothing'>
  }
}

/** Topics for trade, hiring, battle rolls, caches, and deals between players (2.6, 10, 11, 14.2, 26.5, 28.2.6). */
type TradeTopics = {
  trade: { data: One; act: ActOfKind<'trade' | 'nothing'> }
  /**
   * `gold` is the price of the goods chosen so far. `first` is everything that could be sold initially, in the order of
   * the options.
   */
  sell: {
    data: Trading & { readonly gold: number; readonly first: readonly BelongingId[] }
    act: ActOfKind<'hand' | 'done'>
  }
  /** `result` is the trader's bid on the COMMERCE table (26.24). */
  offer: {
    data: Trading & { readonly result: 'offer' | 'demand'; readonly price: number }
    act: ActOfKind<'accept' | 'refuse'>
  }
  buy: { data: Trading; act: ActOfKind<'buy' | 'spell' | 'buy-back' | 'nothing'> }
  drinks: { data: Trading & { readonly price: number }; act: ActOfKind<'drink' | 'nothing'> }
  /** `owed` is the amount still to be paid. If `price` is negative, the trader pays it (26.24). */
  price: {
    data: Trading & Goods & { readonly price: number; readonly owed: number }
    act: ActOfKind<'pay' | 'hand' | 'refuse'>
  }
  boon: { data: Trading & Goods & { readonly price: number }; act: ActOfKind<'favor' | 'pay' | 'refuse'> }
  affront: { data: Trading & { readonly result: 'insult' | 'challenge' }; act: ActOfKind<'suffer' | 'refuse'> }
  'affront-battle': { data: Trading & { readonly result: 'insult' | 'challenge' }; act: ActOfKind<'suffer' | 'refuse'> }
  hire: { data: One; act: ActOfKind<'hire' | 'nothing'> }
  wage: { data: Trading & { readonly price: number }; act: ActOfKind<'pay' | 'refuse'> }
  cache: { data: One; act: ActOfKind<'cache-make' | 'cache-open'> }
  'cache-goods': { data: One & { readonly gold: number }; act: ActOfKind<'done' | 'hand' | 'ask-for' | 'cache-gold'> }
  'cache-sum': { data: One & { readonly side: 'cache' | 'owner' }; act: ActOfKind<'count'> }
  evening: { data: One; act: ArrangeAct | ActOfKind<'deal-with' | 'done'> }
  /** `so` lists the goods chosen so far. In `deal-for`, `gives` lists the goods that the character gives. */
  'deal-give': {
    data: One & { readonly other: IndividualId; readonly so: readonly Good[] }
    act: ActOfKind<'nothing' | 'done' | 'gold' | 'ask-for' | 'discovery' | 'discoveries'>
  }
  'deal-for': {
    data: One & { readonly other: IndividualId; readonly so: readonly Good[]; readonly gives: readonly Good[] }
    act: ActOfKind<'nothing' | 'done' | 'gold' | 'ask-for' | 'discovery' | 'discoveries'>
  }
  'deal-gold': { data: One & { readonly other: IndividualId }; act: ActOfKind<'count'> }
  deal: {
    data: One & { readonly other: IndividualId; readonly gives: readonly OfferedGood[]; readonly asks: readonly Good[] }
    act: ActOfKind<'accept' | 'refuse'>
  }
}

/**
 * Topics for recording spells, Magic Sight, enchanting and casting, and for choices that spells require (4.1, 9.4, 9.5,
 * 12.3, 20, 21).
 */
type MagicTopics = {
  /** `chosen` lists the spells chosen so far. Omitted before the first choice (4.1.3). */
  spell: { data: One & { readonly left: number; readonly chosen?: readonly SpellId[] }; act: ActOfKind<'spell'> }
  /** `chosen` lists the numbers of the chits chosen so far. Omitted before the first choice (4.1.4). */
  'color-chits': { data: One & { readonly chosen?: readonly number[] }; act: ActOfKind<'color-chit' | 'done'> }
  'record-phantasm': { data: One & { readonly phase: number }; act: ActOfKind<'record' | 'done'> }
  /** `spell` is the only spell on offer. Omitted if there are several (9.4.5). */
  learn: { data: One & { readonly spell?: SpellId }; act: ActOfKind<'spell' | 'nothing'> }
  'sight-take': { data: One & { readonly result: MagicSight }; act: ActOfKind<'take-top' | 'nothing'> }
  'sight-spells': { data: One; act: ActOfKind<'look' | 'nothing'> }
  enchant: {
    data: One & { readonly clearing: ClearingId }
    act: ActOfKind<'color-chit' | 'turn-tile' | 'color-item' | 'turn-by-item'>
  }
  'enchant-at': { data: One; act: ActOfKind<'to'> }
  color: { data: One & { readonly spell: SpellId }; act: ActOfKind<'color'> }
  /** `guide` is the individual whose phase begins (8.2.2). */
  feed: { data: One & { readonly guide: IndividualId }; act: ActOfKind<'go' | 'go-on' | 'color'> }
  /**
   * `first` lists the ids of everything that could be targeted initially, and `named` the targets so far. `named` is
   * omitted before the first choice.
   */
  'spell-target': {
    data: One & {
      readonly spell: SpellId
      readonly first: readonly string[]
      readonly named?: readonly SpellTarget[]
    }
    act: ActOfKind<'aim' | 'nothing' | 'done'>
  }
  bird: { data: One; act: ActOfKind<'to'> }
  'sound-to': { data: One; act: ActOfKind<'tile-to' | 'nothing'> }
  question: { data: One; act: ActOfKind<'ask'> }
  'question-of': {
    data: One & { readonly of: IndividualId; readonly about: DemonTopic }
    act: ActOfKind<'ask-of'>
  }
  winds: { data: One; act: ActOfKind<'tile-to'> }
  'item-spell': { data: One; act: ActOfKind<'spell'> }
  'lost-way': { data: One; act: ActOfKind<'to'> }
  storm: { data: One & { readonly left: number }; act: ActOfKind<'lose-phase' | 'lose-source'> }
  absorbs: { data: One; act: ActOfKind<'be'> }
  broom: { data: One & { readonly other: IndividualId }; act: ActOfKind<'broom'> }
  weather: { data: One; act: ActOfKind<'weather'> }
}

/** The secret plays made so far (16.2.1). */
type Played = { readonly played: RoundPlays }

/** Topics for the ALERT activity and the evening's fights (12.2, 14 to 18, 26.25). */
type CombatTopics = {
  alert: { data: One; act: Fighting<'turn-weapon' | 'alert-chit' | 'berserk'> }
  /** `quiet` is true if nothing happened in the previous round (14.3.3). */
  rounds: {
    data: { readonly clearing: ClearingId; readonly quiet?: true }
    act: Fighting<'rest-of-evening' | 'fight-on'>
  }
  /** `hireling` is the hireling whose lure is chosen (15.2.2). Omitted in the first question, about who lures what. */
  lure: { data: One & { readonly hireling?: PieceId }; act: Fighting<'lure' | 'lure-by' | 'lured'> }
  'assign-to': { data: One & { readonly denizen: PieceId }; act: Fighting<'assign-to'> }
  deploy: { data: One; act: Fighting<'deploy' | 'charge' | 'deployed'> }
  'deploy-side': { data: One & { readonly hireling: PieceId; readonly rides: boolean }; act: Fighting<'hireling-side'> }
  'charge-by': { data: One & { readonly target: PieceId }; act: Fighting<'charge-by'> }
  action: {
    data: One
    act: Fighting<
      | ('no-action' | 'run' | 'run-woods' | 'fly-away' | 'alert' | 'berserk' | 'cast' | 'color' | 'protect')
      | ('put-on' | 'take-off' | 'abandon' | 'drop' | 'pick-up')
    >
  }
  'run-by': { data: One; act: Fighting<'run-by'> }
  'alert-by': { data: One; act: Fighting<'alert-by'> }
  'pick-up-by': { data: One; act: Fighting<'pick-up-by'> }
  'more-gear': { data: One; act: Fighting<'enough' | 'put-on' | 'take-off' | 'abandon' | 'drop'> }
  target: { data: One; act: Fighting<'target' | 'no-target'> }
  'hireling-target': { data: One & { readonly hireling: PieceId }; act: Fighting<'hireling-target'> }
  attack: { data: One & { readonly target: PieceId | null }; act: Fighting<'attack' | 'no-attack'> }
  /** A spell has neither a target nor a piece, and a second attack has no piece (16.2.12). */
  'attack-row': {
    data: One &
      (
        | { readonly target: PieceId | null; readonly piece: PlayedPiece }
        | { readonly target: PieceId | null; readonly second: true }
        | { readonly spell: SpellId }
      )
    act: Fighting<'attack-row'>
  }
  'strike-at': { data: One & Played & { readonly target: PieceId }; act: Fighting<'strike-at'> }
  maneuver: { data: One & Played; act: Fighting<'maneuver' | 'no-maneuver'> }
  'maneuver-row': { data: One & Played & { readonly piece: PlayedPiece }; act: Fighting<'maneuver-row'> }
  rider: { data: One & Played; act: Fighting<'rider' | 'no-maneuver'> }
  'rider-row': { data: One & Played & { readonly piece: PlayedPiece }; act: Fighting<'rider-row'> }
  shield: { data: One & Played; act: Fighting<'shield'> }
  /** `mine` is true if the player is placing one of their own hirelings. `rows` lists the rows filled so far. */
  place: {
    data: One & {
      readonly owner: PieceId
      readonly denizen: PieceId
      readonly mine?: true
      readonly played?: RoundPlays
      readonly rows?: Rows<PieceId>
    }
    act: Fighting<'place' | 'spread'>
  }
  'hireling-side': {
    data: One & { readonly hireling: PieceId; readonly rides: boolean }
    act: Fighting<'hireling-side'>
  }
  bracelets: { data: One & { readonly box: Box }; act: Fighting<'move-attack' | 'as-it-is'> }
  cloak: { data: One & { readonly box: Box }; act: Fighting<'move-maneuver' | 'as-it-is'> }
  ready: { data: One & { readonly alerted: boolean }; act: Fighting<'turn-weapon' | 'as-it-is'> }
  'free-asterisk': { data: One; act: Fighting<'free-asterisk'> }
  'let-go': {
    data: One & { readonly denizen: PieceId; readonly target: PieceId }
    act: Fighting<'let-go' | 'keep-on'>
  }
  'shape-side': { data: One; act: Fighting<'shape-side'> }
}

/** The data and acts for questions on each topic. */
export type RealmTopics = SetupTopics & BattleTopics & DayTopics & TradeTopics & MagicTopics & CombatTopics

export type Topic = keyof RealmTopics
export type BattleTopic = keyof BattleTopics
export type MagicTopic = keyof MagicTopics
export type CombatTopic = keyof CombatTopics
export type ChitTopic = 'fatigue' | 'wound'

/** A question of this game. Its topic determines its data and acts. */
export type RealmQuestion<K extends Topic = Topic> = QuestionOn<RealmTopics, K>

/** A question in a fight or an ALERT phase, or about chits to fatigue or wound at any time (2.2). */
export type FightQuestion = RealmQuestion<CombatTopic | ChitTopic>
export type FightAct = FightQuestion['options'][number]['act']

/** A legal answer to a question on a topic. */
export type OptionOn<K extends Topic> = ActOption<RealmTopics[K]['act']>

/** Narrows a kernel question to the topics of Magic Realm, which are the only ones its rules ask about. */
export const asRealmQuestion = (question: Question): RealmQuestion => question as RealmQuestion

/**
 * Returns the `character` in a question's data, or null if there is none. This is the character or leader that the
 * question is about.
 */
export const subjectOf = ({ data }: RealmQuestion): IndividualId | null =>
  data && 'character' in data ? data.character : null

/** Asks a question and returns the act of the answer. */
export const decide = deciderFor<RealmTopics>()

/** Asks for a number from `least` to `most`, in steps of `step`. */
export function decideCount<K extends Topic>(
  question: Omit<TopicQuestion<RealmTopics, K>, 'amount' | 'options'>,
  least: number,
  most: number,
  step?: number,
): Rule<number>
export function* decideCount(question: Omit<Question, 'options'>, least: number, most: number, step = 1): Rule<number> {
  return Number(yield* ask({ ...question, options: [], amount: { least, most, step, act: { kind: 'count' } } }))
}
