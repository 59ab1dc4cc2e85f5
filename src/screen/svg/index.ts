import { wizardsPicture } from '../../games/wizards/screen/picture.ts'
import type { ThemeName } from '../../terminal/theme.ts'
import { screenOf } from '../games.ts'
import type { HexPicture } from '../kit/hex-picture.ts'
import { screenColours } from './colours.ts'
import { gridSvg } from './grid.ts'
import { hexMapSvg } from './hex-map.ts'
import { mapColours } from './map-colours.ts'
import { aboutOf, type Scene, titleOf } from './still.ts'

export { type Scene, STILLS, type Still, sceneOf, stillLines, USUAL_SIZE } from './still.ts'

/** The games whose boards can be drawn as hexes. */
// biome-ignore lint/suspicious/noExplicitAny: each game gives the view that its own picture takes
const PICTURES: Readonly<Record<string, (view: any, status: string) => HexPicture>> = { wizards: wizardsPicture }

/** The board of a scene as an SVG of hexes; null for a game that has no such picture. */
export function mapSvg({ position: { game, view } }: Scene, theme: ThemeName): string | null {
  const picture = Object.hasOwn(PICTURES, game.id) ? PICTURES[game.id] : undefined
  if (!picture) return null
  return hexMapSvg(picture(view, screenOf(game).status(view).join(', ')), mapColours[theme])
}

/** Painted lines of a scene as an SVG of a screen so many columns wide. */
export function linesSvg(scene: Scene, lines: readonly string[], columns: number, theme: ThemeName): string {
  return gridSvg({ lines, columns, colours: screenColours[theme], title: titleOf(scene), about: aboutOf(scene) })
}
