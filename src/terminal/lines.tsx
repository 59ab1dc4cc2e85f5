import { Box, type DOMElement, Text } from 'ink'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { type Cell, fromCells, toCells } from './cells.ts'
import { RenderContextProvider } from './render-context-provider.ts'
import { boxPosition } from './spots.tsx'
import { pad, slice } from './text.ts'

/** A block of lines that bypasses Ink. */
interface Slot {
  readonly id: number
  lines: readonly string[]
  width: number
  /** The filler row that Ink draws in place of each line. */
  filler: string
  /** The box that Ink has laid out for the lines. */
  box: RefObject<DOMElement | null>
  /** A cache of lines fitted to the width. */
  readonly fitted: Map<string, string>
}

/** The maximum number of slots. Ink draws each slot's filler text in a different color, which nothing else uses. */
const MOST_SLOTS = 256
const FILLER = /\x1b\[38;2;(\d+);0;0m/g
const FILLER_INK = /^38;2;(\d+);0;0$/
/** Resets the text color, including the filler's. */
const INK_END = '\x1b[39m'
/** The maximum number of fitted lines to cache: twice the rows of the tallest screen. */
const MOST_FITTED = 400

/**
 * Lines that bypass Ink. Ink parses every row in every frame, character by character and style by style, so a colored
 * map would cost more than everything else in a key press. Instead Ink draws identical filler rows, and `fill` replaces
 * them with the real lines.
 */
export class LineSlots {
  private readonly slots: (Slot | undefined)[] = []

  /** Allocates a slot. Returns undefined if all are taken. */
  take(box: RefObject<DOMElement | null>): Slot | undefined {
    let id = 0
    while (this.slots[id]) id++
    if (id >= MOST_SLOTS) return undefined
    const slot: Slot = { id, lines: [], width: 0, filler: '', box, fitted: new Map() }
    this.slots[id] = slot
    return slot
  }

  free(slot: Slot): void {
    this.slots[slot.id] = undefined
  }

  /** Returns the rows of a frame with the fillers replaced by the real lines. */
  fill(frame: string): string[] {
    return frame.split('\n').map((row, y) => this.filled(row, y))
  }

  private filled(row: string, y: number): string {
    let out = ''
    let at = 0
    for (;;) {
      FILLER.lastIndex = at
      const found = FILLER.exec(row)
      if (!found) return out + row.slice(at)
      const slot = this.slots[Number(found[1])]
      const place = slot?.box.current && boxPosition(slot.box.current)
      // A row that is partly covered is assembled cell by cell.
      if (!slot || !place || !row.startsWith(slot.filler, found.index)) return this.filledByCells(row, y)
      // Ink may rely on the filler's color to end the previous one.
      const before = row.slice(at, found.index)
      out += `${before}${before.includes('\x1b') ? INK_END : ''}${fitted(slot, y - place.y)}`
      at = found.index + slot.filler.length
      if (row.startsWith(INK_END, at)) at += INK_END.length
    }
  }

  private filledByCells(row: string, y: number): string {
    const cells = toCells(row)
    let out = ''
    let own: Cell[] = []
    let x = 0
    for (let i = 0; i < cells.length; ) {
      const cell = cells[i] as Cell // i is in range
      const id = FILLER_INK.exec(cell.style.ink)?.[1]
      if (id === undefined) {
        own.push(cell)
        x += cell.width
        i++
        continue
      }
      const start = x
      for (; cells[i]?.style === cell.style; i++) x++ // fillers are one column each
      const slot = this.slots[Number(id)]
      const place = slot?.box.current && boxPosition(slot.box.current)
      out += fromCells(own)
      out += slot && place ? slice(fitted(slot, y - place.y), start - place.x, x - place.x) : ' '.repeat(x - start)
      own = []
    }
    return out + fromCells(own)
  }
}

/**
 * Draws prepared lines, each cut or padded to `width` columns. Later siblings may cover them. Use it for anything large
 * or colorful, because its cost doesn't depend on the number of styles.
 */
export function RawLines({ lines, width }: { lines: readonly string[]; width: number }) {
  const slots = useContext(RenderContextProvider)?.slots
  const box = useRef<DOMElement>(null)
  const [slot] = useState(() => slots?.take(box))
  useEffect(() => {
    return () => {
      if (slot) slots?.free(slot)
    }
  }, [slot, slots])
  if (slot) {
    if (slot.width !== width) {
      slot.fitted.clear()
      slot.filler = `\x1b[38;2;${slot.id};0;0m${'#'.repeat(width)}`
    }
    slot.lines = lines
    slot.width = width
  }
  const rows = lines.map(line => (slot ? `${slot.filler}\x1b[39m` : pad(line, width)))
  return (
    <Box ref={box} width={width} height={lines.length} flexShrink={0}>
      <Text wrap="truncate">{rows.join('\n')}</Text>
    </Box>
  )
}

/** Returns a line fitted to the slot's width. */
function fitted(slot: Slot, row: number): string {
  const line = slot.lines[row] ?? ''
  let whole = slot.fitted.get(line)
  if (whole === undefined) {
    if (slot.fitted.size > MOST_FITTED) slot.fitted.clear()
    whole = pad(line, slot.width)
    slot.fitted.set(line, whole)
  }
  return whole
}
