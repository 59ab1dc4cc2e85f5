/** What says under which rules it is played: a state, or a view of it. */
export interface Ruled {
  /** The version of the rules it was begun under; left out under rules 1, whose games have no such field. */
  readonly rules?: number
}

/** What has been mended since rules 1, and since which rules it holds. */
const SINCE = {
  /** Who beats dragon or wizard in an unoccupied space captures it, though his leader fell by it (X.C.5, ruling W40). */
  'captures-without-the-leader': 2,
} as const

/** Something that has been mended. */
export type Mend = keyof typeof SINCE

/** Whether this mend holds in a game: it was begun since the rules that have it. So a record goes on as it was begun. */
export const holds = (mend: Mend, { rules = 1 }: Ruled): boolean => rules >= SINCE[mend]
