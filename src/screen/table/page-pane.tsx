import { screenOf } from '../kit/screens.ts'
import type { Area } from '../layout.ts'
import type { Notice, TablePage, TableScreen } from '../model.ts'
import { MouseArea, Pane } from '../ui/pane.tsx'
import { PreformattedRows, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { LogPane } from './log-pane.tsx'
import { NoticeLines, noticeRows } from './notice.tsx'
import { cutShort } from './prompt.ts'
import { pageHead, pageText } from './sheets.ts'

interface PageProps {
  readonly table: TableScreen
  readonly area: Area
  readonly hints: boolean
}

/** Draws a page below the tab line. A notice replaces the page's last lines. */
export function WholePage({ table, area, hints, notice }: PageProps & { notice: Notice | null }) {
  const style = useStyle()
  const { page } = table
  const lines = notice ? cutShort(noticeRows(notice, area.columns, style), area.columns, area.rows, style) : []
  const room = { ...area, rows: area.rows - lines.length }
  return (
    <MouseArea what={{ wheel: page === 'log' ? 'list' : 'page' }}>
      <TextRow>{pageHead(table, area.columns, style)}</TextRow>
      {page === 'log' ? (
        <Pane area={room} by={[table.position, table.scroll, table.selectedEntry, table.filter, area.rows]}>
          <LogPane table={table} area={area} isPage />
        </Pane>
      ) : (
        <PageText table={table} page={page} scroll={table.scroll} area={area} shown={room.rows} hints={hints} />
      )}
      {notice && <NoticeLines tone={notice.tone} rows={lines} />}
    </MouseArea>
  )
}

interface TextProps extends PageProps {
  readonly page: TablePage
  readonly scroll: number
  /** The number of visible rows. By default, all are visible. */
  readonly shown?: number
  /** True if the text replaces the board instead of being its own page. */
  readonly isSide?: boolean
}

/** Draws a record sheet, the bargains or one of the game's own pages. */
export function PageText({ table, page, scroll, area, shown = area.rows, hints, isSide = false }: TextProps) {
  const { position, sheetOf } = table
  return (
    <Pane area={{ ...area, rows: shown }} by={[position, page, scroll, sheetOf, hints, area.rows]}>
      <Scrolled table={table} page={page} scroll={scroll} area={area} hints={hints} isSide={isSide} shown={shown} />
    </Pane>
  )
}

function Scrolled({ table, page, scroll, area, hints, isSide, shown: rows = area.rows }: TextProps) {
  const style = useStyle()
  const request = isSide ? { hints } : { of: table.sheetOf, hints, page: area }
  const lines = pageText(table.position, page, area.columns, style, request)
  const from = Math.min(Math.max(0, scroll), Math.max(0, lines.length - area.rows))
  const shown = lines.slice(from, from + area.rows)
  const rest = lines.length - from - shown.length
  if (rest > 0 && shown.length > 0)
    shown[shown.length - 1] = style.paint(
      'dim',
      `${style.glyphs.ellipsis} ${style.text.get('page-more-lines', { n: rest + 1 })}`,
    )
  return <PreformattedRows lines={shown.slice(0, rows)} columns={area.columns} />
}

/** Draws the record sheet beside the board. If it doesn't fit, a hint shows how to see the rest. */
export function SidePane({ table, area, hints }: PageProps) {
  const { position } = table
  return (
    <Pane area={area} by={[position, hints]}>
      <SideLines table={table} area={area} hints={hints} />
    </Pane>
  )
}

function SideLines({ table: { position }, area, hints }: PageProps) {
  const style = useStyle()
  const lines = screenOf(position.game).sheet(position.view, area.columns - 1, style, {
    hints,
    question: position.question,
  })
  if (lines.length <= area.rows) return <PreformattedRows lines={lines} columns={area.columns} />
  return (
    <>
      <PreformattedRows lines={lines.slice(0, area.rows - 1)} columns={area.columns} />
      <TextRow>
        <Styled as="dim">{`${style.glyphs.ellipsis} ${style.text.get('table-tab-shows-all')}`}</Styled>
      </TextRow>
    </>
  )
}

/** Draws the line between the board and the sheet. */
export function Divider({ rows }: { rows: number }) {
  const { glyphs } = useStyle()
  return <Styled as="border">{Array<string>(rows).fill(glyphs.boxV).join('\n')}</Styled>
}
