import type { ThemeName } from '../../../terminal/theme.ts'

/** A hex by its place in rows of hexes, of which every odd one begins half a hex to the right. */
export interface HexPlace {
  readonly column: number
  readonly row: number
}

/** A hex of land. */
export interface LandHex extends HexPlace {
  readonly tint: string
  readonly sign: string | null
  /** A letter or a number written on the sign. */
  readonly letter: string
  /** What a pointer resting there is told. */
  readonly name: string
}

/** A hexside that matters, on its hex's side in that direction (0 east, then clockwise). */
export interface Side extends HexPlace {
  readonly direction: number
  readonly kind: string
}

/** The name of a land, to be written near its middle. */
export interface LandName extends HexPlace {
  readonly text: string
  readonly land: string
  readonly isDark: boolean
}

/** Something that stands in a hex. */
export interface MapPiece extends HexPlace {
  readonly sign: string
  /** A colour of the game's own, of a seat (`seat3`), or of the one who looks (`you`). */
  readonly colour: string
  /** A letter or two written on it. */
  readonly letter: string
  readonly name: string
}

/** A drawing with its meaning: a sign of the ground, a piece, or the colour of a land. */
export type LegendEntry = { readonly text: string } & (
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'piece'; readonly sign: string; readonly colour: string; readonly letter: string }
  | { readonly kind: 'land'; readonly tint: string }
)

/** Names of a kind of land are upright, slanted, or to be written in capitals: that tells the kind where colours do not. */
export type Lettering = 'upright' | 'slanted' | 'capitals'

/** A kind of hexside: a straight line or a cracked one, drawn once in each of these classes. */
export interface SideLook {
  readonly kind: string
  readonly line: 'straight' | 'cracked'
  readonly classes: readonly string[]
}

/** What of a picture's looks is its game's own: every tint, drawing, side and colour that the picture names is one of these. */
export interface PictureLooks {
  /** Little drawings by name, as XML about the middle of their hex; `drawings.ts` tells which classes they may use. */
  readonly drawings: Readonly<Record<string, string>>
  /** Those of them that show what grows on open ground, and no place: they take the colour of their land. */
  readonly growth: readonly string[]
  /** How far below its middle a drawing carries its letter, where that is not there. */
  readonly drops: Readonly<Record<string, number>>
  readonly lands: Readonly<Record<string, Lettering>>
  /** The tints of hexes, each with the kind of land it is of; null for lost ground and for ground that nobody has seen. */
  readonly tints: Readonly<Record<string, string | null>>
  /** The tint of lost ground, which lies under a shade. */
  readonly lost: string
  /** Kinds of hexsides, the first drawn under the rest. */
  readonly sides: readonly SideLook[]
  readonly colours: Readonly<Record<ThemeName, PictureColours>>
}

/** The colours of a game's own looks in a theme, all `#rrggbb`. */
export interface PictureColours {
  readonly tints: Readonly<Record<string, string>>
  /** What grows in each land, and on lost ground. */
  readonly growth: Readonly<Record<string, string>>
  /** Names of each land, and of what is lost. */
  readonly names: Readonly<Record<string, string>>
  /** Its own pieces, and what is written on them. */
  readonly pieces: Readonly<Record<string, PieceColours>>
  /** The style sheet of its own classes. */
  readonly styles: string
}

/** The colours of a piece and of what is written on it. */
export interface PieceColours {
  readonly fill: string
  readonly letter: string
}

/** A board of hexes as it is to be drawn: what is land, what parts it, what stands on it. All the rest is sea. */
export interface HexPicture {
  readonly looks: PictureLooks
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
