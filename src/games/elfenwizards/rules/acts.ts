import type { DiceBox, Face, TitleBox } from './components.ts'
import type { Die } from './spells.ts'

/** The topics of questions. */
export type Topic =
  | 'retire'
  | 'track'
  | 'die'
  | 'box'
  | 'done'
  | 'again'
  | 'buy'
  | 'stay'
  | 'spell'
  | 'support'
  | 'rise'
  | 'mover'
  | 'vacancy'
  | 'demote'
  | 'release'
  | 'free'

/** The effect of an answer. Dice are given by their faces, magicians and boxes by their ids. */
export type ElfenAct =
  /** A magician goes to a Magician Box, or to a vacant title (3.1.2, 8.3, 8.6). */
  | { readonly kind: 'go'; readonly magician: string; readonly box: string }
  /** A chip goes to the Year Track, from the player's own or from the Minor Spell Box (3.1.3). */
  | { readonly kind: 'pay-track'; readonly from: 'stock' | 'box' }
  /** A die is picked to be placed (4.1). */
  | { readonly kind: 'pick'; readonly face: Face }
  /** Several dice are picked, the highest first. */
  | { readonly kind: 'pick-several'; readonly dice: readonly Face[] }
  /** The dice in the hand are kept for the second dice step (3.2.2). */
  | { readonly kind: 'keep-dice' }
  | { readonly kind: 'put'; readonly face: Face; readonly box: DiceBox }
  | { readonly kind: 'put-several'; readonly dice: readonly Face[]; readonly box: DiceBox }
  /** The placing of dice is final (4.2). */
  | { readonly kind: 'done' }
  | { readonly kind: 'accept' }
  /** A chip pays for another roll (3.3.3). */
  | { readonly kind: 'reroll' }
  /** Dice buy back chips, or free magicians of grey ones (3.4.1, 3.9.1). */
  | { readonly kind: 'pay'; readonly dice: readonly Face[]; readonly count: number }
  | { readonly kind: 'pay-nothing' }
  /** An unused die stays in the Minor Spell Box (3.6.2). */
  | { readonly kind: 'leave'; readonly face: Face }
  | { readonly kind: 'take-back' }
  /** A spell is chosen: a die from a Major Spell Box, or a chip if null (5.1). */
  | { readonly kind: 'spell'; readonly die: Die | null }
  | { readonly kind: 'pass' }
  /** The spell is placed beside a magician (5.3). */
  | { readonly kind: 'support'; readonly magician: string }
  /** Both spells of a turn are placed beside one magician: this one, and a second. */
  | { readonly kind: 'support-both'; readonly magician: string; readonly second: Die | null }
  /** One of several tied candidates of a single guild rises (6.5). */
  | { readonly kind: 'rise'; readonly magician: string; readonly title: TitleBox }
  /** One of several passed-over magicians moves first (8.4). */
  | { readonly kind: 'move'; readonly magician: string }
  /** A grey chip is taken from under a magician (3.9.1). */
  | { readonly kind: 'free'; readonly magician: string }

/** The acts of one kind. */
export type ActOf<K extends ElfenAct['kind']> = Extract<ElfenAct, { readonly kind: K }>
