import type { ThemeName } from '../../terminal/theme.ts'
import { screenOf } from '../kit/screens.ts'
import type { Position } from '../model.ts'
import { screenColors } from './colors.ts'
import { gridSvg } from './grid.ts'
import { aboutOf, type Scene, titleOf } from './still.ts'

export { screenColors } from './colors.ts'
export { type FilmFrame, filmSvg } from './grid.ts'
export { DEFAULT_SIZE, type Scene, STILLS, type StillKind, sceneOf, stillLines } from './still.ts'

/** Returns a seat's view of the board as an SVG, or null if the game has no picture. */
export async function mapSvg(
  { game, view }: Pick<Position, 'game' | 'view'>,
  theme: ThemeName,
): Promise<string | null> {
  const { picture, status } = screenOf(game)
  return picture ? (await picture())(view, status(view).join(', '), theme) : null
}

/** Renders lines that contain escape sequences as an SVG of a screen with the given number of columns. */
export function linesSvg(scene: Scene, lines: readonly string[], columns: number, theme: ThemeName): string {
  return gridSvg({ lines, columns, colors: screenColors[theme], title: titleOf(scene), about: aboutOf(scene) })
}
