import type { Question, Seat } from '../../../../kernel/index.ts'
import { type ActOption, deciderFor, type QuestionOn } from '../../../../parts/asking.ts'
import type { SpaceId, TileId } from '../islands/territories.ts'
import type { ActOfKind, WizardsAct } from './acts.ts'
import type { SpellName } from './cards.ts'
import type { Cause, Gem, PointKind, Robber } from './components.ts'
import type { Met } from './marks.ts'

/** The occasion on which a spell is offered, such as a threat to the player or an encounter that it could replace. */
export type Occasion =
  | {
      readonly on:
        | 'dragon'
        | 'trap'
        | 'elves'
        | 'nothing-met'
        | 'tower'
        | 'theft'
        | 'dazing'
        | 'binding'
        | 'dragon-stirs'
        | 'chance'
    }
  /** The player meets Demons or, with `bound`, Dragonbound players who count as Demons (D28). */
  | { readonly on: 'demon'; readonly bound?: true }
  /** The player is about to be transported, by a High Wizard's Trap or by something else. */
  | { readonly on: 'wizards-trap' | 'transport'; readonly to: SpaceId }

/**
 * The question data and the acts, by topic. These are types, not interfaces, so that TypeScript accepts them as JSON.
 */
type Topics = {
  tower: { data: null; act: ActOfKind<'keep-tower'> }
  /** The Territory to lay (3.21), to be transported to (11.213, D30), or to fall (Event 24). */
  tile: {
    data: { readonly for: 'laying' | 'transporting' | 'foreseeing' }
    act: ActOfKind<'take-tile' | 'land-in' | 'foresee'>
  }
  /** `tile` is null for a tile that its player can't see (App. A 5). `left` is the number of tiles in hand. */
  hex: { data: { readonly tile: TileId | null; readonly left: number }; act: ActOfKind<'lay-tile'> }
  turn: { data: { readonly tile: TileId }; act: ActOfKind<'turn-tile'> }
  roll: {
    data: { readonly trapped: boolean }
    act: ActOfKind<'roll' | 'ride' | 'fly' | 'transport' | 'stargate' | 'cast' | 'call-for-help' | 'wait'>
  }
  /**
   * `left` is the movement left, in points. `die` is the white die itself, which is the number that counts at Stones
   * and Ruktal's Center. `encounter` is true if the red die allows a Random Encounter where the move ends (8).
   */
  move: {
    data: { readonly left: number; readonly die: number; readonly encounter: boolean }
    act: ActOfKind<'move' | 'cast' | 'stop'>
  }
  boat: { data: null; act: ActOfKind<'call-boat'> }
  /** The space to mark for a part of a Task (9.1), to moor a boat in (11.211), or to be taken to by an Event (8.5). */
  space: {
    data:
      | {
          readonly for: 'marker'
          readonly task: number
          readonly stage: number
          readonly part: number
          /**
           * The number of this place, counted from 1, and the total for this part. Omitted if there is only one place.
           */
          readonly number?: number
          readonly of?: number
        }
      | { readonly for: 'mooring' | 'landing' }
    act: ActOfKind<'mark' | 'moor' | 'be-taken' | 'stay'>
  }
  marker: { data: { readonly markers: number }; act: ActOfKind<'take-marker' | 'leave-marker'> }
  /**
   * `own` is true for the player's own Mentor, `inThought` for thought contact (7.381). `request` is set if the player
   * may ask Hamdrel for a Task (D37).
   */
  action: {
    data: { readonly who: Met; readonly own: boolean; readonly inThought: boolean; readonly request?: true }
    act: ActOfKind<
      'join' | 'fulfil' | 'take-task' | 'advance' | 'ask-for-gem' | 'summon-gem' | 'deliver-gems' | 'take-leave'
    >
  }
  /** If `divided` is a type, any number of the `points` may be of that type (7.3033). If null, all are of one type. */
  points: {
    data: {
      readonly change: 'gain' | 'lose'
      readonly points: number
      readonly divided: PointKind | null
      readonly why: Cause
    }
    act: ActOfKind<'gain' | 'lose'>
  }
  spell: { data: { readonly spell: SpellName } & Occasion; act: ActOfKind<'cast' | 'cast-nothing'> }
  /** `bound` is true if a Dragonbound player was dodged instead of Demons. */
  dodged: { data: { readonly bound: boolean }; act: ActOfKind<'drive-off' | 'let-be'> }
  lamps: {
    data: { readonly by: Robber; readonly gems: readonly Gem[]; readonly objects: readonly string[] }
    act: ActOfKind<'use-lamps' | 'let-go'>
  }
  /** `partner` is true for a gift between partners. A Task is offered in place of `points` points. */
  task: {
    data:
      | { readonly for: 'completion' }
      | { readonly for: 'gift'; readonly to: Seat; readonly partner: boolean }
      | { readonly for: 'offer'; readonly to: Seat; readonly points: number }
    act: ActOfKind<'complete-task' | 'give-task' | 'give-no-more'>
  }
  gem: { data: { readonly to: Seat }; act: ActOfKind<'give-gem' | 'give-no-more'> }
  /** Another player offers the Task with this number in place of `points` points (D19). */
  offer: {
    data: { readonly from: Seat; readonly task: number; readonly points: number }
    act: ActOfKind<'accept-task' | 'refuse-task'>
  }
  wander: { data: { readonly player: Seat; readonly spaces: number }; act: ActOfKind<'lead' | 'leave-be'> }
  animal: { data: null; act: ActOfKind<'muster'> }
  wizard: { data: null; act: ActOfKind<'call-wizard'> }
  secret: { data: { readonly to: Seat }; act: ActOfKind<'tell-secret'> }
}

export type Topic = keyof Topics
export type ActOn<T extends Topic> = Topics[T]['act']
export type OptionOn<T extends Topic, A extends WizardsAct = ActOn<T>> = ActOption<A>

export type WizardsQuestion<T extends Topic = Topic> = QuestionOn<Topics, T>

/** Narrows a kernel question to the topics of Wizards, which are the only ones its rules ask about. */
export const asWizardsQuestion = (question: Question): WizardsQuestion => question as WizardsQuestion

/** Asks a question and returns the act of the answer. */
export const decide = deciderFor<Topics>()
