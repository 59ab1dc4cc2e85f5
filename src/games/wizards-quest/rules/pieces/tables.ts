import tables from '../../../../../data/wizards-quest/tables.json' with { type: 'json' }

/** The armies and the numbers in the rules, from `data/wizards-quest/tables.json`. */
export const TABLES = tables

/** A color of pieces. Its letter is the same in every language. */
export interface Army {
  readonly id: string
  readonly letter: string
}

/** The six armies in the order in which seats take them (IV.A). */
export const ARMIES: readonly Army[] = tables.armies
