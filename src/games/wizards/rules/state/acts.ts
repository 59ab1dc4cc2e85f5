import type { Option, Seat } from '../../../../kernel/index.ts'
import type { SpaceId, TileId } from '../islands/territories.ts'
import type { AnimalName, SpellName, TransportWay } from './cards.ts'
import type { Gem, HighWizard, OrderName, PointKind, Rank } from './components.ts'

/** The ways to enter a space with part of a roll. */
export type StepMode = 'walks' | 'boards' | 'sails' | 'lands'

/** The ways to enter a space in the Movement Segment (6), with part of the roll or all of it. */
export type EntryMode = StepMode | 'swims' | 'stone' | 'center' | 'through'

/** The effect of an answer. Labels, bots, odds and plans read it. */
export type WizardsAct =
  /** Guarantees this Tower a place in the game (App. A 1). */
  | { readonly kind: 'keep-tower'; readonly tile: TileId }
  /** Chooses the next tile to lay (3.21). */
  | { readonly kind: 'take-tile'; readonly tile: TileId }
  /** Chooses the hex of the tile's Center (3.22). `touches` is the number of tiles it touches there. */
  | { readonly kind: 'lay-tile'; readonly hex: number; readonly touches: number }
  /** Chooses the tile's clockwise rotation (3.23). */
  | { readonly kind: 'turn-tile'; readonly sixths: number }

  /** Begins a turn with the Movement Roll (5.1). */
  | { readonly kind: 'roll' }
  /**
   * Goes to a space instead of rolling: on a Unicorn (`ride`), on a Winged Horse (`fly`), or by an Event (`transport`)
   * (8.43, 8.44, 8.5).
   */
  | { readonly kind: 'ride' | 'fly' | 'transport'; readonly to: SpaceId }
  /** Goes through the Stargate to the Star Crest (Event 30). */
  | { readonly kind: 'stargate'; readonly event: number }
  /** Asks to be rescued (7.3031) or, in the revised game, calls for help (D30). */
  | { readonly kind: 'call-for-help' }
  /** Waits: at sea for the Evil Spirit's attack (App. A) or, in the revised game, in a Trap. */
  | { readonly kind: 'wait' }

  /** Moves in the Movement Segment (6). `cost` is in quarter points, or null if the move takes the whole roll. */
  | { readonly kind: 'move'; readonly how: EntryMode; readonly to: SpaceId; readonly cost: number | null }
  | { readonly kind: 'stop' }

  /** Casts a spell (11). `way` is the chosen kind of Transporting. */
  | { readonly kind: 'cast'; readonly spell: SpellName; readonly way?: TransportWay }
  | { readonly kind: 'cast-nothing' }
  /** Drives off the Demons or the Dragonbound player just dodged, or leaves them (D34). */
  | { readonly kind: 'drive-off' | 'let-be' }
  /** Summons a boat (11.211). `far` is its distance in spaces. */
  | { readonly kind: 'call-boat'; readonly boat: number; readonly far: number }
  /** Chooses the water space that the summoned boat comes to (11.211). */
  | { readonly kind: 'moor'; readonly at: SpaceId }
  /** Chooses the Territory to be transported to, by a spell or after a call for help (11.213, D30). */
  | { readonly kind: 'land-in'; readonly tile: TileId }
  /**
   * Chooses the High Wizard whose Gem to summon (11.2321), by index among those on the board. `wizard` is null if the
   * player doesn't know who it is.
   */
  | { readonly kind: 'call-wizard'; readonly number: number; readonly wizard: HighWizard | null }

  /** Chooses one of the Animals rolled for Animal Mustering (D34). */
  | { readonly kind: 'muster'; readonly animal: AnimalName }

  /** Gains or loses points of one type (7, 8). */
  | { readonly kind: 'gain' | 'lose'; readonly of: PointKind; readonly points: number }

  /** Places a Task Marker (9.1). */
  | { readonly kind: 'mark'; readonly space: SpaceId }
  /** Picks up a Task Marker (7.31). */
  | { readonly kind: 'take-marker'; readonly task: string; readonly mark: number }
  /** Leaves a Task Marker for later (7.312). */
  | { readonly kind: 'leave-marker' }
  /** Chooses the Task that an Event completes, by its letter (9.3). */
  | { readonly kind: 'complete-task'; readonly task: string }
  /** Gives a Task to another player, by its letter (7.302, App. B). */
  | { readonly kind: 'give-task'; readonly task: string; readonly to: Seat }
  /** Accepts or refuses a Task offered instead of points (D19). */
  | { readonly kind: 'accept-task' | 'refuse-task' }
  | { readonly kind: 'give-gem'; readonly gem: Gem; readonly from: HighWizard; readonly to: Seat }
  | { readonly kind: 'give-no-more' }

  /** Joins an Order (7.321, 7.331, 7.341). `again` is true if the player leaves another Order for it. */
  | { readonly kind: 'join'; readonly order: OrderName; readonly again: boolean }
  | { readonly kind: 'fulfil' }
  | { readonly kind: 'take-task'; readonly mandatory: boolean }
  | { readonly kind: 'advance'; readonly rank: Rank }
  | { readonly kind: 'ask-for-gem'; readonly wizard: HighWizard }
  | { readonly kind: 'summon-gem' }
  | { readonly kind: 'deliver-gems' }
  | { readonly kind: 'take-leave' }

  /** Uses the Lamps of Love to prevent the theft (Event 29). */
  | { readonly kind: 'use-lamps' }
  /** Lets the theft happen. */
  | { readonly kind: 'let-go' }
  /** Chooses the destination of an Event (8.5). */
  | { readonly kind: 'be-taken'; readonly to: SpaceId }
  | { readonly kind: 'stay' }
  /** Chooses where an Event leads another player (Events 9, 18, 44, 48). */
  | { readonly kind: 'lead'; readonly player: Seat; readonly to: SpaceId }
  | { readonly kind: 'leave-be'; readonly player: Seat }
  /** Chooses the Territory that will fall (Event 24). */
  | { readonly kind: 'foresee'; readonly tile: TileId }
  /** Reveals a Secret Wizard's name (7.302). */
  | { readonly kind: 'tell-secret'; readonly wizard: HighWizard; readonly letter: string; readonly to: Seat }

export type ActOfKind<K extends WizardsAct['kind']> = Extract<WizardsAct, { readonly kind: K }>

/** Returns an option's act. Every option of Wizards has one, but the kernel's type doesn't require it. */
export const actOf = ({ act }: Option): WizardsAct => act as WizardsAct

/** Returns true if an answer replaces the Movement Roll and goes straight to a space of the player's choice. */
export const isFlight = (act: WizardsAct): act is ActOfKind<'ride' | 'fly' | 'transport'> =>
  act.kind === 'ride' || act.kind === 'fly' || act.kind === 'transport'
