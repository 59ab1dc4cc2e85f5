import type { Option, Seat } from '../../../kernel/index.ts'
import type { AnimalName, SpellName, TransportWay } from './cards.ts'
import type { Gem, HighWizard, OrderName, PointKind, Rank } from './components.ts'
import type { SpaceId, TileId } from './islands/territories.ts'
import type { Going } from './movement/movement.ts'

/** The ways to enter a space in the Movement Segment (6): with part of the roll, or the whole of it. */
export type Gait = Going | 'swims' | 'stone' | 'center' | 'through'

/** The effect of an answer. Labels, bots, odds and plans read it. */
export type WizardsAct =
  /** Guarantee this Tower a place in the game (App. A 1). */
  | { readonly kind: 'keep-tower'; readonly tile: TileId }
  /** The next tile (3.21); its Center with the number of neighbours there (3.22); its rotation in sixths (3.23). */
  | { readonly kind: 'take-tile'; readonly tile: TileId }
  | { readonly kind: 'lay-tile'; readonly hex: number; readonly touches: number }
  | { readonly kind: 'turn-tile'; readonly sixths: number }

  /** Begin a turn with the Movement Roll (5.1), or with a flight instead (8.43, 8.44, 8.5). */
  | { readonly kind: 'roll' }
  | { readonly kind: 'ride' | 'fly' | 'transport'; readonly to: SpaceId }
  /** Through the Stargate to the Star Crest (Event 22 and similar). */
  | { readonly kind: 'stargate'; readonly event: number }
  /** Ask to be rescued (7.3031), or wait (App. A). */
  | { readonly kind: 'call-for-help' }
  | { readonly kind: 'wait' }

  /** A move in the Movement Segment (6) with its cost in quarter points; null if it takes the whole roll. */
  | { readonly kind: 'move'; readonly how: Gait; readonly to: SpaceId; readonly cost: number | null }
  | { readonly kind: 'stop' }

  /** Cast a spell (11); `way` is the chosen way of Transporting. */
  | { readonly kind: 'cast'; readonly spell: SpellName; readonly way?: TransportWay }
  | { readonly kind: 'cast-nothing' }
  /** After dodging Demons: drive them off too, or let them be (D34). */
  | { readonly kind: 'drive-off' | 'let-be' }
  /** The boat to summon and its distance in spaces, and the water it comes to (11.211). */
  | { readonly kind: 'call-boat'; readonly boat: number; readonly far: number }
  | { readonly kind: 'moor'; readonly at: SpaceId }
  /** The Territory for the Transporting Spell (11.213). */
  | { readonly kind: 'land-in'; readonly tile: TileId }
  /** The High Wizard whose Gem is summoned (11.2321), by number on the board; `wizard` is null if unknown. */
  | { readonly kind: 'call-wizard'; readonly number: number; readonly wizard: HighWizard | null }

  /** The Animal chosen from a mustering. */
  | { readonly kind: 'muster'; readonly animal: AnimalName }

  /** Gain or lose points of one type (7, 8). */
  | { readonly kind: 'gain' | 'lose'; readonly of: PointKind; readonly points: number }

  /** Place a Task Marker (9.1), pick it up, or leave it for later (7.312). */
  | { readonly kind: 'mark'; readonly space: SpaceId }
  | { readonly kind: 'take-marker'; readonly task: string; readonly mark: number }
  | { readonly kind: 'leave-marker' }
  /** Complete a Task, by its letter, through an Event (9.3), or give it to another player (7.302, App. B). */
  | { readonly kind: 'complete-task'; readonly task: string }
  | { readonly kind: 'give-task'; readonly task: string; readonly to: Seat }
  /** Accept or refuse a Task offered instead of points (D19). */
  | { readonly kind: 'accept-task' | 'refuse-task' }
  | { readonly kind: 'give-gem'; readonly gem: Gem; readonly from: HighWizard; readonly to: Seat }
  | { readonly kind: 'give-no-more' }

  /** Requests to a Mentor (7.32, 7.33, 7.34); `again` means the player leaves another Order for this one. */
  | { readonly kind: 'join'; readonly order: OrderName; readonly again: boolean }
  | { readonly kind: 'fulfil' }
  | { readonly kind: 'take-task'; readonly mandatory: boolean }
  | { readonly kind: 'advance'; readonly rank: Rank }
  | { readonly kind: 'ask-for-gem'; readonly wizard: HighWizard }
  | { readonly kind: 'summon-gem' }
  | { readonly kind: 'deliver-gems' }
  | { readonly kind: 'take-leave' }

  /** Use the Lamps of Love to keep what would be stolen (Event 29), or don't. */
  | { readonly kind: 'use-lamps' }
  | { readonly kind: 'let-go' }
  /** The destination of an Event (8.5), and of another player led astray (Events 9, 18, 44, 48). */
  | { readonly kind: 'be-taken'; readonly to: SpaceId }
  | { readonly kind: 'stay' }
  | { readonly kind: 'lead'; readonly player: Seat; readonly to: SpaceId }
  | { readonly kind: 'leave-be'; readonly player: Seat }
  /** Choose the Territory that falls next (Event 24). */
  | { readonly kind: 'foresee'; readonly tile: TileId }
  /** Reveal a Secret Wizard's name (7.302). */
  | { readonly kind: 'tell-secret'; readonly wizard: HighWizard; readonly letter: string; readonly to: Seat }

export type Doing<K extends WizardsAct['kind']> = Extract<WizardsAct, { readonly kind: K }>

/** Returns an option's act. Every option of Wizards has one; the kernel's type is wider. */
export const actOf = ({ act }: Option): WizardsAct => act as WizardsAct

/** Returns true if an answer replaces the Movement Roll and leads straight to a space. */
export const isFlight = (act: WizardsAct): act is Doing<'ride' | 'fly' | 'transport'> =>
  act.kind === 'ride' || act.kind === 'fly' || act.kind === 'transport'
