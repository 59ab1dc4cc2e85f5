import { Box, Transform } from 'ink'
import { pad } from './text.ts'

/** The maximum number of fitted lines to cache: several times the number of rows of the tallest screen. */
const MAX_CACHED_LINES = 1_000
const padded = new Map<string, string>()
const fillers = new Map<string, string>()

/**
 * Draws prepared lines, each cut or padded to `width` columns. Later siblings may cover them. Use it for anything large
 * or colorful: Ink measures and lays out a plain placeholder, which is replaced by the lines when Ink writes it.
 */
export function RawLines({ lines, width }: { lines: readonly string[]; width: number }) {
  return (
    <Box width={width} height={lines.length} flexShrink={0}>
      <Transform transform={(_, row) => fitted(lines[row] ?? '', width)}>{filler(width, lines.length)}</Transform>
    </Box>
  )
}

function fitted(line: string, width: number): string {
  const key = `${width} ${line}`
  let whole = padded.get(key)
  if (whole === undefined) {
    if (padded.size >= MAX_CACHED_LINES) padded.clear()
    whole = pad(line, width)
    padded.set(key, whole)
  }
  return whole
}

function filler(width: number, rows: number): string {
  const key = `${width}x${rows}`
  let text = fillers.get(key)
  if (text === undefined) {
    if (fillers.size >= MAX_CACHED_LINES) fillers.clear()
    text = Array.from({ length: rows }, () => '.'.repeat(width)).join('\n')
    fillers.set(key, text)
  }
  return text
}
