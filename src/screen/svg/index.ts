import type { ThemeName } from '../../terminal/theme.ts'
import { screenOf } from '../kit/screens.ts'
import { screenColours } from './colours.ts'
import { gridSvg } from './grid.ts'
import { hexMapSvg } from './hex-map.ts'
import { mapColours } from './map-colours.ts'
import { aboutOf, type Scene, titleOf } from './still.ts'

export { type Scene, STILLS, type Still, sceneOf, stillLines, USUAL_SIZE } from './still.ts'

/** The board of a scene as an SVG of hexes; null for a game that has no such picture. */
export function mapSvg({ position: { game, view } }: Scene, theme: ThemeName): string | null {
  const { picture, status } = screenOf(game)
  return picture ? hexMapSvg(picture(view, status(view).join(', ')), mapColours[theme]) : null
}

/** Painted lines of a scene as an SVG of a screen so many columns wide. */
export function linesSvg(scene: Scene, lines: readonly string[], columns: number, theme: ThemeName): string {
  return gridSvg({ lines, columns, colours: screenColours[theme], title: titleOf(scene), about: aboutOf(scene) })
}
