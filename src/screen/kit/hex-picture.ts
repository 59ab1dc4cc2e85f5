import type { MapSign } from './map-signs.ts'

/** A hex by its place in rows of hexes, of which every odd one begins half a hex to the right. */
export interface HexPlace {
  readonly column: number
  readonly row: number
}

/** The three lands a map can show, and how the ground rises in them. */
export type Land = 'sand' | 'leaf' | 'violet'
export type Height = 'low' | 'mid' | 'high'

/** The colour of a hex of land; `dark` is lost ground, `veiled` ground nobody has seen. */
export type Tint = `${Land}-${Height}` | 'dark' | 'veiled'

/** A hex of land. */
export interface LandHex extends HexPlace {
  readonly tint: Tint
  readonly sign: MapSign | null
  /** A letter or a number written on the sign. */
  readonly letter: string
  /** What a pointer resting there is told. */
  readonly name: string
}

/** A hexside that matters, on its hex's side in that direction (0 east, then clockwise). */
export interface Side extends HexPlace {
  readonly direction: number
  readonly kind: 'wall' | 'rift' | 'border'
}

/** The name of a land, to be written near its middle. */
export interface LandName extends HexPlace {
  readonly text: string
  /** Upright, slanted, or in capitals: the lettering tells the kind where colours do not. */
  readonly land: Land
  readonly isDark: boolean
}

/** Whose colour a piece has: that of the one who looks, of a player, or of what is no player's. */
export type PieceColour = 'you' | 'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'task' | 'wizard' | 'foe' | 'boat'

/** Something that stands in a hex. */
export interface MapPiece extends HexPlace {
  readonly sign: MapSign
  readonly colour: PieceColour
  /** A letter or two written on it. */
  readonly letter: string
  readonly name: string
}

/** A drawing with its meaning: a sign of the ground, a piece, or the colour of a land. */
export type LegendEntry = { readonly text: string } & (
  | { readonly kind: 'sign'; readonly sign: MapSign }
  | { readonly kind: 'piece'; readonly sign: MapSign; readonly colour: PieceColour; readonly letter: string }
  | { readonly kind: 'land'; readonly tint: Tint }
)

/** A board of hexes as it is to be drawn: what is land, what parts it, what stands on it. All the rest is sea. */
export interface HexPicture {
  readonly columns: number
  readonly rows: number
  readonly title: string
  /** How things stand, in one line below the title. */
  readonly status: string
  /** The whole picture in words, for those who do not see it. */
  readonly about: string
  readonly land: readonly LandHex[]
  readonly sides: readonly Side[]
  readonly names: readonly LandName[]
  /** What matters most comes last and lies on top. */
  readonly pieces: readonly MapPiece[]
  readonly legend: readonly LegendEntry[]
}
