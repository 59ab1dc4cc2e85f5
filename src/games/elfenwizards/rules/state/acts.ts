import type { DiceBox, Die, Face, TitleBox } from './components.ts'

/** The effect of an answer. Dice are given by their faces, and magicians and boxes by their ids. */
export type ElfenAct =
  /** Moves a magician to a Magician Box or to a vacant title (3.1.2, 8.3, 8.6). */
  | { readonly kind: 'go'; readonly magician: string; readonly box: string }
  /** Moves a chip to the Year Track, either from the player's own chips or from the Minor Spell Box (3.1.3). */
  | { readonly kind: 'pay-track'; readonly from: 'stock' | 'box' }
  /** Picks a die to place (4.1). */
  | { readonly kind: 'pick'; readonly face: Face }
  /** Picks several dice, highest first. */
  | { readonly kind: 'pick-several'; readonly dice: readonly Face[] }
  /** Keeps the dice in hand for the second dice step (3.2.2). */
  | { readonly kind: 'keep-dice' }
  | { readonly kind: 'put'; readonly face: Face; readonly box: DiceBox }
  | { readonly kind: 'put-several'; readonly dice: readonly Face[]; readonly box: DiceBox }
  /** Makes the placement of dice final (4.2). */
  | { readonly kind: 'done' }
  | { readonly kind: 'accept' }
  /** Pays a chip for another roll (3.3.3). */
  | { readonly kind: 'reroll' }
  /** Pays dice to buy back chips, or to free magicians from grey chips (3.4.1, 3.9.1). */
  | { readonly kind: 'pay'; readonly dice: readonly Face[]; readonly count: number }
  | { readonly kind: 'pay-nothing' }
  /** Leaves an unused die in the Minor Spell Box (3.6.2). */
  | { readonly kind: 'leave'; readonly face: Face }
  | { readonly kind: 'take-back' }
  /** Chooses a spell: a die from a Major Spell Box, or null for a chip (5.1). */
  | { readonly kind: 'spell'; readonly die: Die | null }
  | { readonly kind: 'pass' }
  /** Places the spell beside a magician (5.3). */
  | { readonly kind: 'support'; readonly magician: string }
  /** Places both spells of a turn beside the same magician: the chosen spell and `second`. */
  | { readonly kind: 'support-both'; readonly magician: string; readonly second: Die | null }
  /** Chooses which of a single guild's tied candidates rises (6.5). */
  | { readonly kind: 'rise'; readonly magician: string; readonly title: TitleBox }
  /** Chooses which of several passed-over magicians moves first (8.4). */
  | { readonly kind: 'move'; readonly magician: string }
  /** Takes a grey chip from under a magician (3.9.1). */
  | { readonly kind: 'free'; readonly magician: string }

/** The acts of one kind. */
export type ActOf<K extends ElfenAct['kind']> = Extract<ElfenAct, { readonly kind: K }>
