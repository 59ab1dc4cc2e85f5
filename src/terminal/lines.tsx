import { Box, type DOMElement, Text } from 'ink'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { type Cell, fromCells, toCells } from './cells.ts'
import { DeskContext } from './desk-context.ts'
import { placeOf } from './spots.tsx'
import { pad, slice } from './text.ts'

/** Lines on their way to the screen past Ink. */
interface Slot {
  readonly id: number
  lines: readonly string[]
  width: number
  /** The row that Ink is given for each of them. */
  filler: string
  /** Where Ink has laid them out. */
  box: RefObject<DOMElement | null>
  /** Lines made as wide as their place, by the line they were made of. */
  readonly fitted: Map<string, string>
}

/** Ink is given letters in a colour that nothing else on our screens has, one for each slot. */
const MOST_SLOTS = 256
const FILLER = /\x1b\[38;2;(\d+);0;0m/g
const FILLER_INK = /^38;2;(\d+);0;0$/
/** What ends the filler's colour, or any other. */
const INK_END = '\x1b[39m'
/** Fitted lines kept: enough for the tallest screen, twice. */
const MOST_FITTED = 400

/**
 * Lines that go past Ink. Ink takes every row apart anew at every frame, character by character and style by style: a
 * map in colour would cost more than all else that a key does. So Ink gets rows that are all alike, which it takes apart
 * once, and `fill` puts the lines themselves where those came to stand.
 */
export class LineSlots {
  private readonly slots: (Slot | undefined)[] = []

  /** A slot; undefined where all are taken. */
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

  /** The rows of the frame, with the lines in their places. */
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
      const place = slot?.box.current && placeOf(slot.box.current)
      // A row that something else lies upon is put together cell by cell.
      if (!slot || !place || !row.startsWith(slot.filler, found.index)) return this.filledByCells(row, y)
      // Ink may have left it to the filler's colour to end the one before.
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
      const cell = cells[i] as Cell // i is within
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
      const place = slot?.box.current && placeOf(slot.box.current)
      out += fromCells(own)
      out += slot && place ? slice(fitted(slot, y - place.y), start - place.x, x - place.x) : ' '.repeat(x - start)
      own = []
    }
    return out + fromCells(own)
  }
}

/**
 * Lines made ready elsewhere, each cut or filled to `width` columns; what comes after them in the tree may lie upon
 * them. For anything large or colourful: it costs next to nothing, however many styles are in it.
 */
export function Lines({ lines, width }: { lines: readonly string[]; width: number }) {
  const slots = useContext(DeskContext)?.slots
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

/** The line of that row, as wide as its place. */
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
