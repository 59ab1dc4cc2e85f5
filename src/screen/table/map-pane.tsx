import { ClickBox } from '../../terminal/click-targets.tsx'
import { RawLines } from '../../terminal/lines.tsx'
import { width } from '../../terminal/text.ts'
import { meantSpace } from '../guide/pointer.ts'
import type { GameMap, MapRequest, MapSymbol } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { Area, TableLayout } from '../layout.ts'
import type { TableScreen } from '../model.ts'
import type { MouseBehavior } from '../ui/hits.ts'
import { Pane } from '../ui/pane.tsx'
import { Blank, PreformattedRows, useStyle } from '../ui/styled.tsx'
import { litSpace } from './blinking.ts'
import { reachOf, selectedOffer } from './offers.ts'
import { PageText } from './page-pane.tsx'
import { shownPath } from './paths.ts'

interface BoardPaneProps {
  readonly table: TableScreen
  /** The view to draw: the current one, or an earlier one until animations and highlights have finished. */
  readonly view: unknown
  readonly areas: TableLayout
  readonly hints: boolean
}

/** Draws the board and its legend, or the record sheet if the game has no board. */
export function BoardPane({ table, view, areas, hints }: BoardPaneProps) {
  const style = useStyle()
  const { map } = screenOf(table.position.game)
  const { main, legend } = areas
  if (!map) {
    const area = legend ? { ...main, rows: main.rows + legend.rows } : main
    return <PageText table={table} page="sheet" scroll={0} area={area} hints={hints} isSide />
  }
  if (table.from === null) return <Blank rows={main.rows + (legend?.rows ?? 0)} />
  const request = requestFor(table, main, style)
  // The selectable spaces don't apply to an earlier view.
  const shown = view !== table.position.view ? { ...request, reach: new Map(), cursor: null } : request
  const lit = litSpace(table)
  return (
    <>
      <Board map={map} table={table} request={lit === null ? shown : { ...shown, highlighted: lit }} view={view} />
      {legend && <Legend signs={map.symbols(view, shown)} area={legend} />}
    </>
  )
}

interface BoardProps {
  readonly map: GameMap<unknown>
  readonly table: TableScreen
  readonly request: MapRequest
  /** The view to draw: the current one or an earlier one. */
  readonly view: unknown
}

/** Draws the board as prepared lines. A click selects the space drawn there. */
function Board({ map, table, request, view }: BoardProps) {
  const { position, zoom } = table
  const { window, from } = request
  const what: MouseBehavior = {
    wheel: table.typing ? null : 'map',
    click(x, y) {
      if (table.typing) return null
      const space = map.at(position.view, { x: from.x + x, y: from.y + y }, window, zoom)
      return space === null ? null : { kind: 'space', space }
    },
  }
  return (
    <ClickBox what={what} flexShrink={0}>
      <RawLines lines={map.draw(view, request)} width={window.columns} />
    </ClickBox>
  )
}

function requestFor(table: TableScreen, window: Area, style: Style): MapRequest {
  const { position, zoom, from, cursor, focus } = table
  return {
    window,
    from: from ?? { x: 0, y: 0 },
    zoom,
    style,
    seat: position.seat,
    cursor: focus === 'map' ? cursor : null,
    reach: reachOf(position),
    selected: selectedOffer(table),
    question: position.question,
    path: shownPath(table),
    highlighted: meantSpace(table),
  }
}

/** Draws as many symbols of the legend as fit. */
function Legend({ signs, area }: { signs: readonly MapSymbol[]; area: Area }) {
  const { paint, words } = useStyle()
  const lines: string[] = ['']
  for (const { sign, text } of signs) {
    const entry = `${sign} ${paint('dim', words(text))}`
    const line = lines.at(-1) ?? ''
    const next = line === '' ? ` ${entry}` : `${line}   ${entry}`
    if (width(next) <= area.columns) lines[lines.length - 1] = next
    else if (lines.length < area.rows) lines.push(` ${entry}`)
  }
  return (
    <Pane area={area} by={[lines.join('\n')]}>
      <PreformattedRows lines={lines} columns={area.columns} />
    </Pane>
  )
}
