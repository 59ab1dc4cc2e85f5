import type { Question, Seat } from '../../../kernel/index.ts'
import { type ActOption, deciderFor, type QuestionOn } from '../../../parts/asking.ts'
import type { Doing, WizardsAct } from './acts.ts'
import type { SpellName } from './cards.ts'
import type { Cause, Gem, PointKind, Robber } from './components.ts'
import type { SpaceId, TileId } from './islands/territories.ts'
import type { Met } from './tasks/marks.ts'

/** The occasion for casting a spell: a threat to the player, or something to call. */
export type Occasion =
  | {
      readonly on:
        | 'demon'
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
  /** The player is about to be transported, by a High Wizard's Trap or anything else. */
  | { readonly on: 'wizards-trap' | 'transport'; readonly to: SpaceId }

/** Each topic's question data and acts. Types, not interfaces, so that TypeScript accepts them as JSON. */
type Topics = {
  tower: { data: null; act: Doing<'keep-tower'> }
  /** A Territory to lay (3.21), to be transported to (11.213), or to fall next (12.13). */
  tile: {
    data: { readonly for: 'laying' | 'transporting' | 'foreseeing' }
    act: Doing<'take-tile' | 'land-in' | 'foresee'>
  }
  /** `tile` is null if it is laid face down (App. A 5); `left` counts the tiles in hand. */
  hex: { data: { readonly tile: TileId | null; readonly left: number }; act: Doing<'lay-tile'> }
  turn: { data: { readonly tile: TileId }; act: Doing<'turn-tile'> }
  roll: {
    data: { readonly trapped: boolean }
    act: Doing<'roll' | 'ride' | 'fly' | 'transport' | 'stargate' | 'cast' | 'call-for-help' | 'wait'>
  }
  /** `left` is the movement left, in points; `die` the white die itself, which Stones and Ruktal's Center go by. */
  move: { data: { readonly left: number; readonly die: number }; act: Doing<'move' | 'cast' | 'stop'> }
  boat: { data: null; act: Doing<'call-boat'> }
  /** A space to mark for a part of a Task (9.1), to moor a boat (11.211), or to be taken to by an Event (8.5). */
  space: {
    data:
      | {
          readonly for: 'marker'
          readonly task: number
          readonly stage: number
          readonly part: number
          /** The index of this place and the number of places of this part; omitted if there is only one. */
          readonly number?: number
          readonly of?: number
        }
      | { readonly for: 'mooring' | 'landing' }
    act: Doing<'mark' | 'moor' | 'be-taken' | 'stay'>
  }
  marker: { data: { readonly markers: number }; act: Doing<'take-marker' | 'leave-marker'> }
  /** `own` is true for the player's Mentor; `inThought` if they are not face to face (7.381). */
  action: {
    data: { readonly who: Met; readonly own: boolean; readonly inThought: boolean; readonly request?: true }
    act: Doing<
      'join' | 'fulfil' | 'take-task' | 'advance' | 'ask-for-gem' | 'summon-gem' | 'deliver-gems' | 'take-leave'
    >
  }
  /** `divided` is the type of which any number of the `points` may be taken (7.3033); null: all are of one type. */
  points: {
    data: {
      readonly change: 'gain' | 'lose'
      readonly points: number
      readonly divided: PointKind | null
      readonly why: Cause
    }
    act: Doing<'gain' | 'lose'>
  }
  spell: { data: { readonly spell: SpellName } & Occasion; act: Doing<'cast' | 'cast-nothing'> }
  /** `bound` is true if a Dragonbound player was dodged instead of Demons. */
  dodged: { data: { readonly bound: boolean }; act: Doing<'drive-off' | 'let-be'> }
  lamps: {
    data: { readonly by: Robber; readonly gems: readonly Gem[]; readonly objects: readonly string[] }
    act: Doing<'use-lamps' | 'let-go'>
  }
  /** `partner` is true for the other of a telepathic pair; the Task is offered instead of `points` points. */
  task: {
    data:
      | { readonly for: 'completion' }
      | { readonly for: 'gift'; readonly to: Seat; readonly partner: boolean }
      | { readonly for: 'offer'; readonly to: Seat; readonly points: number }
    act: Doing<'complete-task' | 'give-task' | 'give-no-more'>
  }
  gem: { data: { readonly to: Seat }; act: Doing<'give-gem' | 'give-no-more'> }
  /** Another player offers the Task with this number instead of `points` points (D19). */
  offer: {
    data: { readonly from: Seat; readonly task: number; readonly points: number }
    act: Doing<'accept-task' | 'refuse-task'>
  }
  wander: { data: { readonly player: Seat; readonly spaces: number }; act: Doing<'lead' | 'leave-be'> }
  animal: { data: null; act: Doing<'muster'> }
  wizard: { data: null; act: Doing<'call-wizard'> }
  secret: { data: { readonly to: Seat }; act: Doing<'tell-secret'> }
}

export type Topic = keyof Topics
export type ActOn<T extends Topic> = Topics[T]['act']
export type OptionOn<T extends Topic, A extends WizardsAct = ActOn<T>> = ActOption<A>

export type WizardsQuestion<T extends Topic = Topic> = QuestionOn<Topics, T>

/** Narrows the kernel's question: the rules of Wizards ask no others. */
export const asked = (question: Question): WizardsQuestion => question as WizardsQuestion

/** Asks a question and returns the act of the answer. */
export const decide = deciderFor<Topics>()
