import type { PieceId } from './blows.ts'
import type { Box, Rows } from './directions.ts'

/** What a character plays: an action chit by its number, gloves, boots, or a horse (2.2.1, 15.5.6, 23.8.1). */
export type Piece =
  | { readonly kind: 'chit'; readonly chit: number }
  | { readonly kind: 'gear'; readonly id: string }
  | { readonly kind: 'horse'; readonly id: string; readonly gallops: boolean }
  /** FLY values: a FLY chit of his own, or the Carpet (15.5.9a). */
  | { readonly kind: 'fly' }

/** The steps of a round, each from one resting point to the next (14.3.1, 14.3.4a). */
const COMBAT_STEPS = [
  'meeting',
  'passing',
  'luring',
  'assigning',
  'deploying',
  'acting',
  'targeting',
  'living',
  'playing',
  'chance',
  'turning',
  'blows',
  'fatigue',
  'disengaging',
] as const
export type CombatStep = (typeof COMBAT_STEPS)[number]

/** A denizen's sheet on which denizens attack it (15.1.2). */
export interface Duel {
  /** Who attacks the owner, each denizen by its body, in the order in which they came (15.4.1). */
  attackers: PieceId[]
  /** The one that the owner attacks back; null before it is chosen (16.1.2, 16.1.3). */
  target: PieceId | null
  /** Where its attackers stand, but for its target. */
  circles: Rows<PieceId>
  /** Where its target stands. */
  squares: Rows<PieceId>
  /** The character whom a red-side-up owner goes on holding, whoever attacks it (15.4.4); null for none. */
  holds: PieceId | null
}

/** A melee sheet: who owns it, and what stands in its red boxes (15.1.1, 15.1.2). */
export interface Sheet {
  readonly owner: PieceId
  /** A character's attackers; on a denizen's own sheet the denizen itself. */
  boxes: Rows<PieceId>
  /** Left out where no denizen attacks the owner, and on a character's sheet. */
  duel?: Duel
}

/** The unhired members of a native group in the clearing fight a character and his hirelings until the evening is over (14.2.2). */
export interface Battle {
  readonly group: string
  readonly character: PieceId
}

/** What the Third ENCOUNTER adds to a fight. */
export interface CombatWar {
  battles: Battle[]
  /** Natives that have rebelled in this round, whom monsters and unhired natives leave alone (16.6.2). */
  rebels: PieceId[]
  /** Who was unhired before they did; left empty where nobody has rebelled. */
  free: PieceId[]
}

/** A charge: onto whose sheet, and with what (15.4.6). */
export interface Charge {
  readonly target: PieceId
  readonly piece: Piece
  readonly time: number
}

/** A piece that has been played in this round, and what it counts for (15.5.5, 18.1.1). */
export interface Spent {
  readonly piece: Piece
  readonly as: 'MOVE' | 'FIGHT' | 'MAGIC'
  readonly asterisks: number
}

/** An attack as it was played: the FIGHT piece, and the row (16.2.2). */
export interface AttackPlay {
  readonly piece: Piece
  box: Box
  /** Past the horse at who rides it; left out where it is not (26.25). */
  readonly atRider?: true
}

/** A maneuver as it was played: the piece, and the row (16.2.5). */
export interface ManeuverPlay {
  readonly piece: Piece
  box: Box
}

/** What a character has done in this round. */
export interface Engagement {
  readonly character: PieceId
  /** Chits, cards and horses played in both steps. */
  spent: Spent[]
  /** Whom he attacks; null where he names nobody (16.1.4). */
  target: PieceId | null
  attack: AttackPlay | null
  maneuver: ManeuverPlay | null
  /** What he does himself on the horse that he plays; left out where optional combat is not played, and where he does nothing (26.25). */
  rider?: ManeuverPlay
  /** Where his shield is held (16.2.7). */
  shield: Box | null
  /** A FIGHT chit played without a target lets him turn his weapon when the round ends (16.2.4). */
  readies: boolean
  /** Wounds of this round, to be taken in the Fatigue Step. */
  wounds: number
  /** He has run out of the clearing (15.6.4). */
  gone: boolean
  /** Left out where he has not charged (15.4.6). */
  charge?: Charge
  /** The spell he has cast in this round, by its number, and the row in which it attacks; left out where he has cast none. */
  spell?: { readonly number: number; box: Box | null; readonly named?: readonly PieceId[] }
  /** The row of a second attack, by the head or club of the shape he has; left out where there is none (16.2.12). */
  second?: Box
}

/** The fight in one clearing, from the first round of its evening to the last (14.3). Everybody sees all of it. */
export interface CombatState {
  readonly clearing: string
  /** Counted from 1. */
  round: number
  step: CombatStep
  /** How many of those who act one after the other have done so in this step. */
  turn: number
  /** In turn order: the Encounter Step's (15.1.4), or as drawn for targets (16.1.3). */
  order: PieceId[]
  engagements: Engagement[]
  sheets: Sheet[]
  /** Denizens, heads and clubs that lie dark or red side up; all others are light side up (14.1.4). */
  dark: PieceId[]
  /** Tremendous monsters that have hit this round and not killed; they turn red at its end (17.3.1). */
  grips: PieceId[]
  /** Something happened in this round (14.3.2). */
  happened: boolean
  /** Rounds in a row in which nothing happened (14.3.3). */
  quiet: number
  /** Rounds in a row in which nothing but a held victim kept the fight going (17.3.5, D41). */
  held: number
  /** Undefined before the Third ENCOUNTER. */
  war?: CombatWar
  /** Whose pit a faster spell has cancelled in this round; left out where none has (26.16). */
  silenced?: PieceId[]
  /** Characters who have a monster's shape: the side that is up, and whom it holds (21.5.1). Left out where nobody has. */
  shapes?: Record<PieceId, ShapeSide>
}

/** The side of an absorbed monster that is up, and whom a red one holds (21.5.1, 17.3.6). */
export interface ShapeSide {
  isDark: boolean
  victim: PieceId | null
}
