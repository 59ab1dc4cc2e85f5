import { ask, type Option, optionOf, type Question, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Doing, WizardsAct } from './acts.ts'
import type { SpellName } from './cards.ts'
import type { Cause, Gem, PointKind, Robber } from './components.ts'
import type { SpaceId, TileId } from './islands/territories.ts'
import type { Met } from './tasks/marks.ts'

/** What a spell is asked for: what besets the player, or what he might call for. */
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
  /** He is about to be taken somewhere, by a Trap that a High Wizard has set or by anything else. */
  | { readonly on: 'wizards-trap' | 'transport'; readonly to: SpaceId }

/** What of a topic a question tells beside its answers, and what those may do. Types and not interfaces, so that all of it is seen to be JSON. */
type Topics = {
  tower: { data: null; act: Doing<'keep-tower'> }
  /** One to lay (3.21), to be taken to (11.213), or to fall next (12.13). */
  tile: {
    data: { readonly for: 'laying' | 'transporting' | 'foreseeing' }
    act: Doing<'take-tile' | 'land-in' | 'foresee'>
  }
  /** `tile` is null where it is laid face down (App. A 5); `left` counts the tiles in the hand. */
  hex: { data: { readonly tile: TileId | null; readonly left: number }; act: Doing<'lay-tile'> }
  turn: { data: { readonly tile: TileId }; act: Doing<'turn-tile'> }
  roll: {
    data: { readonly trapped: boolean }
    act: Doing<'roll' | 'ride' | 'fly' | 'transport' | 'stargate' | 'cast' | 'call-for-help' | 'wait'>
  }
  /** `left` is what can still be moved, in points; `die` the white die itself, to which Stones and Ruktal answer. */
  move: { data: { readonly left: number; readonly die: number }; act: Doing<'move' | 'cast' | 'stop'> }
  boat: { data: null; act: Doing<'call-boat'> }
  /** To mark for a part of a Task (9.1), for a boat to come to (11.211), or to be taken to by an Event (8.5). */
  space: {
    data:
      | {
          readonly for: 'marker'
          readonly task: number
          readonly stage: number
          readonly part: number
          /** Which of how many places of this part it is; left out where it is the only one. */
          readonly number?: number
          readonly of?: number
        }
      | { readonly for: 'mooring' | 'landing' }
    act: Doing<'mark' | 'moor' | 'be-taken' | 'stay'>
  }
  marker: { data: { readonly markers: number }; act: Doing<'take-marker' | 'leave-marker'> }
  /** `own` where it is the player's Mentor; `inThought` where he is not face to face with him (7.381). */
  action: {
    data: { readonly who: Met; readonly own: boolean; readonly inThought: boolean; readonly request?: true }
    act: Doing<
      'join' | 'fulfil' | 'take-task' | 'advance' | 'ask-for-gem' | 'summon-gem' | 'deliver-gems' | 'take-leave'
    >
  }
  /** `points` are all that is gained or lost; `divided` is the kind of which any part of them may be (7.3033), null where all are of one kind. */
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
  /** `bound` where it is one who is Dragonbound that has been dodged. */
  dodged: { data: { readonly bound: boolean }; act: Doing<'drive-off' | 'let-be'> }
  lamps: {
    data: { readonly by: Robber; readonly gems: readonly Gem[]; readonly objects: readonly string[] }
    act: Doing<'use-lamps' | 'let-go'>
  }
  /** `to` is who is given it, `partner` whether that is the other of a telepathic pair; `points` are what it is offered in place of. */
  task: {
    data:
      | { readonly for: 'completion' }
      | { readonly for: 'gift'; readonly to: Seat; readonly partner: boolean }
      | { readonly for: 'offer'; readonly to: Seat; readonly points: number }
    act: Doing<'complete-task' | 'give-task' | 'give-no-more'>
  }
  gem: { data: { readonly to: Seat }; act: Doing<'give-gem' | 'give-no-more'> }
  /** The Task of this number is offered by another player in place of so many points (D19). */
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
/** What an answer to a question of this topic may do. */
export type ActOn<T extends Topic> = Topics[T]['act']
/** An answer to a question of this topic. */
export type OptionOn<T extends Topic, A extends WizardsAct = ActOn<T>> = Option<A> & { readonly act: A }

/** A question of one topic, as the rules ask it. */
type Of<T extends Topic, O extends OptionOn<T> = OptionOn<T>> = Omit<Question, 'topic' | 'data' | 'options'> & {
  readonly topic: T
  readonly options: readonly O[]
} & (Topics[T]['data'] extends null ? { readonly data?: never } : { readonly data: Topics[T]['data'] })

/** The question of a topic. */
export type QuestionOn<T extends Topic> = { [K in T]: Of<K> }[T]
/** A question of Wizards, told apart by its topic. */
export type WizardsQuestion = QuestionOn<Topic>

/** The question as one of Wizards: its rules ask no other, which the kernel cannot know. */
export const asked = (question: Question): WizardsQuestion => question as unknown as WizardsQuestion

/** Asks a question and returns what the answer does. */
export function* decide<T extends Topic, O extends OptionOn<T>>(question: Of<T, O>): Rule<O['act']> {
  // A question of one topic is one of the kernel's, as long as `Topics` holds nothing but JSON.
  return optionOf(question.options, yield* ask(question as unknown as Question))!.act
}
