import type { Option, Seat } from '../../../kernel/index.ts'
import type { AnimalName, SpellName, TransportWay } from './cards.ts'
import type { Gem, HighWizard, OrderName, PointKind, Rank } from './components.ts'
import type { SpaceId, TileId } from './islands/territories.ts'
import type { Going } from './movement/movement.ts'

/** How a space is come to in the Movement Segment (6): in one go, or with the whole roll. */
export type Gait = Going | 'swims' | 'stone' | 'center' | 'through'

/** What an answer does. Words, bots, odds and plans go by it. */
export type WizardsAct =
  /** This Tower is sure to be in the game (App. A 1). */
  | { readonly kind: 'keep-tower'; readonly tile: TileId }
  /** The tile that is laid next (3.21), the hex of its Center with the number of tiles it would touch there (3.22), and how many sixths it is turned (3.23). */
  | { readonly kind: 'take-tile'; readonly tile: TileId }
  | { readonly kind: 'lay-tile'; readonly hex: number; readonly touches: number }
  | { readonly kind: 'turn-tile'; readonly sixths: number }

  /** A turn begins with the Movement Roll (5.1), or with a flight in its place (8.43, 8.44, 8.5). */
  | { readonly kind: 'roll' }
  | { readonly kind: 'ride' | 'fly' | 'transport'; readonly to: SpaceId }
  /** Through the Stargate to the Star Crest (Event 22 and its like). */
  | { readonly kind: 'stargate'; readonly event: number }
  /** Asking to be rescued (7.3031), and letting the days go by (App. A). */
  | { readonly kind: 'call-for-help' }
  | { readonly kind: 'wait' }

  /** A go of the Movement Segment (6), at its price in quarter points; null where it takes the whole roll. */
  | { readonly kind: 'move'; readonly how: Gait; readonly to: SpaceId; readonly cost: number | null }
  | { readonly kind: 'stop' }

  /** A spell is cast (11); `way` says which of the ways of Transporting. */
  | { readonly kind: 'cast'; readonly spell: SpellName; readonly way?: TransportWay }
  | { readonly kind: 'cast-nothing' }
  /** Who has dodged Demons drives them off too, or lets them be (D34). */
  | { readonly kind: 'drive-off' | 'let-be' }
  /** The boat that is summoned, so many spaces off, and the water it comes to (11.211). */
  | { readonly kind: 'call-boat'; readonly boat: number; readonly far: number }
  | { readonly kind: 'moor'; readonly at: SpaceId }
  /** The Territory in which the Transporting Spell sets one down (11.213). */
  | { readonly kind: 'land-in'; readonly tile: TileId }
  /** The High Wizard whose Gem is summoned (11.2321), by his number on the board; null for one whose name is not known. */
  | { readonly kind: 'call-wizard'; readonly number: number; readonly wizard: HighWizard | null }

  /** The Animal that is taken of those that a mustering has called. */
  | { readonly kind: 'muster'; readonly animal: AnimalName }

  /** Points of a kind are gained or lost (7, 8). */
  | { readonly kind: 'gain' | 'lose'; readonly of: PointKind; readonly points: number }

  /** A Task Marker is laid (9.1), taken up or left for later (7.312). */
  | { readonly kind: 'mark'; readonly space: SpaceId }
  | { readonly kind: 'take-marker'; readonly task: string; readonly mark: number }
  | { readonly kind: 'leave-marker' }
  /** A Task, by its letter, is completed by an Event (9.3) or given to another player (7.302, App. B). */
  | { readonly kind: 'complete-task'; readonly task: string }
  | { readonly kind: 'give-task'; readonly task: string; readonly to: Seat }
  /** A Task that is offered in place of points is taken, or not (D19). */
  | { readonly kind: 'accept-task' | 'refuse-task' }
  | { readonly kind: 'give-gem'; readonly gem: Gem; readonly from: HighWizard; readonly to: Seat }
  | { readonly kind: 'give-no-more' }

  /** What a Mentor does (7.32, 7.33, 7.34): `again` where the player leaves another Order for his. */
  | { readonly kind: 'join'; readonly order: OrderName; readonly again: boolean }
  | { readonly kind: 'fulfil' }
  | { readonly kind: 'take-task'; readonly mandatory: boolean }
  | { readonly kind: 'advance'; readonly rank: Rank }
  | { readonly kind: 'ask-for-gem'; readonly wizard: HighWizard }
  | { readonly kind: 'summon-gem' }
  | { readonly kind: 'deliver-gems' }
  | { readonly kind: 'take-leave' }

  /** The Lamps of Love keep what would be stolen (Event 29), or they do not. */
  | { readonly kind: 'use-lamps' }
  | { readonly kind: 'let-go' }
  /** Where an Event takes one (8.5), and another whom one leads astray (Events 9, 18, 44, 48). */
  | { readonly kind: 'be-taken'; readonly to: SpaceId }
  | { readonly kind: 'stay' }
  | { readonly kind: 'lead'; readonly player: Seat; readonly to: SpaceId }
  | { readonly kind: 'leave-be'; readonly player: Seat }
  /** The Territory that falls next (Event 24). */
  | { readonly kind: 'foresee'; readonly tile: TileId }
  /** A Secret Wizard's name is told (7.302). */
  | { readonly kind: 'tell-secret'; readonly wizard: HighWizard; readonly letter: string; readonly to: Seat }

/** The acts of these kinds. */
export type Doing<K extends WizardsAct['kind']> = Extract<WizardsAct, { readonly kind: K }>

/** What an answer does. Every option of the rules of Wizards has an act of theirs, which the kernel cannot know. */
export const actOf = ({ act }: Option): WizardsAct => act as WizardsAct

/** Whether an answer takes the place of the Movement Roll and goes straight to a space. */
export const isFlight = (act: WizardsAct): act is Doing<'ride' | 'fly' | 'transport'> =>
  act.kind === 'ride' || act.kind === 'fly' || act.kind === 'transport'
