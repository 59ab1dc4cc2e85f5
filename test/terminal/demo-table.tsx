import { Box, Text } from 'ink'
import type { Size } from '../../src/terminal/frame.ts'
import { RawLines } from '../../src/terminal/lines.tsx'
import { cut, pad } from '../../src/terminal/text.ts'
import { type ColorLevel, glyphs, paint, type Role, themeFor, themes } from '../../src/terminal/theme.ts'

/** The content of the demonstration: the number of keys and the last few. */
export interface DemoState {
  readonly count: number
  readonly log: readonly string[]
}

/** Things on the map, with their color and symbol. */
const LAND: readonly (readonly [Role, string])[] = [
  ['seat8', '·'],
  ['seat7', '♣'],
  ['dim', '▲'],
  ['border', '~'],
]
const LOG_LINES = 6
const SHEET_WIDTH = 34

/** Draws a table like a game's that fills the screen: a map with a piece, a sheet beside it, a log and a prompt. */
export function Demo({ size, state, level = 1 }: { size: Size; state: DemoState; level?: ColorLevel }) {
  const mapRows = size.rows - LOG_LINES - 3
  const mapWidth = size.columns - SHEET_WIDTH - 1
  const spaces = Math.floor(mapWidth / 2)
  const map = Array.from({ length: mapRows }, (_, y) =>
    mapRow(y, spaces, y === Math.floor(mapRows / 2) ? state.count % spaces : -1),
  )
  const sheet = Array.from({ length: mapRows }, (_, y) => sheetRow(y, state.count))
  const log = Array.from({ length: LOG_LINES }, (_, i) => state.log.slice(-LOG_LINES)[i] ?? '')
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <Text>
        {edge(paint(themes.dusk, 'title', `demo ${size.columns}x${size.rows} keys ${state.count}`), size.columns)}
      </Text>
      <Box>
        <RawLines lines={map} width={mapWidth} />
        <RawLines lines={sheet.map(line => edge(line, SHEET_WIDTH + 1))} width={SHEET_WIDTH + 1} />
      </Box>
      <Text {...themeFor('dusk', level).looks.seat9}>{glyphs.unicode.boxH.repeat(size.columns)}</Text>
      <RawLines lines={log.map(line => edge(line, size.columns))} width={size.columns} />
      <Text>{edge(`${paint(themes.dusk, 'prompt', '>')} last ${state.log.at(-1) ?? 'none'}`, size.columns)}</Text>
    </Box>
  )
}

/** Returns the line with a bar in the last column, where leftovers of a different size would be visible. */
function edge(line: string, columns: number): string {
  return `${pad(cut(line, columns - 1), columns - 1)}|`
}

function mapRow(y: number, spaces: number, here: number): string {
  let row = ''
  for (let x = 0; x < spaces; x++) {
    const [role, glyph] = LAND[(x * 7 + y * 13 + x * y) % LAND.length] ?? ['border', '~']
    row += `${x === here ? paint(themes.dusk, 'you', '@') : paint(themes.dusk, role, glyph)} `
  }
  return row
}

function sheetRow(y: number, count: number): string {
  return `${paint(themes.dusk, 'key', `line ${y}`)} ${y % 7 === 0 ? count : 'as it was'}`
}
