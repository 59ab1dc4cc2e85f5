import type { ThemeName } from '../../../terminal/theme.ts'

/** The position of a hex. Odd rows are shifted half a hex to the right. */
export interface HexPlace {
  readonly column: number
  readonly row: number
}

export interface LandHex extends HexPlace {
  readonly tint: string
  readonly sign: string | null
  /** A letter or number on the symbol. */
  readonly letter: string
  /** The tooltip. */
  readonly name: string
}

/** A special hexside, given by a hex and a direction. Direction 0 is east, and the others follow clockwise. */
export interface HexSide extends HexPlace {
  readonly direction: number
  readonly kind: string
}

/** A land's name, to be placed near its center. */
export interface LandName extends HexPlace {
  readonly text: string
  readonly land: string
  readonly isDark: boolean
}

export interface MapPiece extends HexPlace {
  readonly sign: string
  /** One of the game's own colors, a seat's color (`seat3`) or the viewer's (`you`). */
  readonly color: string
  /** One or two letters on the piece. */
  readonly letter: string
  readonly name: string
}

/** A legend entry: a terrain symbol, a piece or the color of a land. */
export type LegendEntry = { readonly text: string } & (
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'piece'; readonly sign: string; readonly color: string; readonly letter: string }
  | { readonly kind: 'land'; readonly tint: string }
)

/** The lettering for a kind of land. It distinguishes the kinds without relying on colors. */
export type Lettering = 'upright' | 'slanted' | 'capitals'

/** The style for a kind of hexside. Hexsides of the kind are drawn once in each of its classes. */
export interface SideLook {
  readonly kind: string
  readonly line: 'straight' | 'cracked'
  readonly classes: readonly string[]
}

/** A game's own styles. They define every tint, drawing, hexside and color of a picture. */
export interface PictureLooks {
  /**
   * SVG markup for each drawing, by name, centered on the hex. The markup uses the classes described in `drawings.ts`.
   */
  readonly drawings: Readonly<Record<string, string>>
  /** The drawings for vegetation, which take on the color of their land. */
  readonly growth: readonly string[]
  /** The vertical offset of each drawing's letter from the drawing's center, if it isn't 0. */
  readonly drops: Readonly<Record<string, number>>
  readonly lands: Readonly<Record<string, Lettering>>
  /** The kind of land for each tint, or null for lost and unexplored ground. */
  readonly tints: Readonly<Record<string, string | null>>
  /** The tint of lost ground, which is shaded. */
  readonly lost: string
  /** The kinds of hexsides. The first one is drawn below the others. */
  readonly sides: readonly SideLook[]
  readonly colors: Readonly<Record<ThemeName, PictureColors>>
}

/** A game's own colors in a theme, as `#rrggbb`. */
export interface PictureColors {
  readonly tints: Readonly<Record<string, string>>
  /** The colors of vegetation for each kind of land and for lost ground. */
  readonly growth: Readonly<Record<string, string>>
  /** The colors of names for each kind of land and for lost land. */
  readonly names: Readonly<Record<string, string>>
  readonly pieces: Readonly<Record<string, PieceColors>>
  /** The CSS of the game's own classes. */
  readonly styles: string
}

export interface PieceColors {
  readonly fill: string
  readonly letter: string
}

/** A hex board to draw: land, hexsides and pieces. Everything else is sea. */
export interface HexPicture {
  readonly looks: PictureLooks
  readonly columns: number
  readonly rows: number
  readonly title: string
  /** The status line below the title. */
  readonly status: string
  /** A text alternative for the picture. */
  readonly about: string
  readonly land: readonly LandHex[]
  readonly sides: readonly HexSide[]
  readonly names: readonly LandName[]
  /** The pieces in drawing order. The most important come last, on top. */
  readonly pieces: readonly MapPiece[]
  readonly legend: readonly LegendEntry[]
}
