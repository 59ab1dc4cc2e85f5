import { Box } from 'ink'
import { areasOf } from '../guide/band.ts'
import { GuideBand } from '../guide/band-pane.tsx'
import { pageArea, type TableLayout } from '../layout.ts'
import type { Model, TableScreen } from '../model.ts'
import { OnTop } from '../ui/framed-box.tsx'
import { MouseArea, Pane } from '../ui/pane.tsx'
import { Blank, UnderContext, useStyle } from '../ui/styled.tsx'
import { Cover } from './cover.tsx'
import { viewSeen } from './dice-animation.ts'
import { type HeldView, heldView, tableAtHighlight } from './highlights.ts'
import { LastQuestion } from './last-question.tsx'
import { LogPane } from './log-pane.tsx'
import { BoardPane } from './map-pane.tsx'
import { NoticeLines, noticeRows } from './notice.tsx'
import { OfferPane } from './offer-asked.tsx'
import { Divider, SidePane, WholePage } from './page-pane.tsx'
import { cutShort } from './prompt.ts'
import { Prompt } from './prompt-pane.tsx'
import { RollPane } from './roll-pane.tsx'
import { advises, advisesBeside } from './sheets.ts'
import { StatusLine } from './status-line.tsx'

interface TableProps {
  readonly model: Model
  readonly table: TableScreen
  /** A yes/no question that replaces the prompt. */
  readonly asked?: string | null
  readonly offer?: number
}

/** Draws the table, or its cover while it waits for the next player. */
export const TableView = ({ model, table, asked = null, offer }: TableProps) =>
  table.covered ? (
    <Cover model={model} table={table} asked={asked} />
  ) : (
    <OpenTable model={model} table={table} asked={asked} offer={offer ?? null} />
  )

interface OpenTableProps {
  readonly model: Model
  readonly table: TableScreen
  readonly asked: string | null
  readonly offer: number | null
}

/** Draws the board or a page, the status line, the log and the prompt. If there is room, the sheet is beside them. */
function OpenTable({ model, table, asked, offer }: OpenTableProps) {
  const areas = areasOf(model)
  if (areas.kind === 'small') return null
  const page = table.page === 'map' || table.typing ? null : table.page
  const side = page === null || page === 'log' ? areas.side : null
  const hints = advises(model, table)
  return (
    <>
      <Box flexShrink={0}>
        <Box flexDirection="column" width={side ? areas.main.columns : model.columns} flexShrink={0}>
          {page === null ? (
            <Play model={model} table={table} areas={areas} asked={asked} offer={offer} />
          ) : (
            <UnderContext.Provider value={asked !== null}>
              <WholePage table={table} area={pageArea(areas, page)} hints={hints} notice={model.notice} />
            </UnderContext.Provider>
          )}
        </Box>
        {side && <Divider rows={side.rows} />}
        {side && <SidePane table={tableAtHighlight(table, heldView(model.overlay))} area={side} hints={hints} />}
      </Box>
      {page !== null && asked !== null && (
        <OnTop area={areas.prompt}>
          <LastQuestion text={asked} area={areas.prompt} />
        </OnTop>
      )}
      {areas.guide && (
        <Box width={areas.guide.columns} height={areas.guide.rows} flexDirection="column" flexShrink={0}>
          <GuideBand model={model} table={table} area={areas.guide} />
        </Box>
      )}
    </>
  )
}

interface PlayProps {
  readonly model: Model
  readonly table: TableScreen
  readonly areas: TableLayout
  readonly asked: string | null
  readonly offer: number | null
}

/** Draws the board, the status line, the log and the question. Rolling dice replace the log and the question. */
function Play({ model, table, areas, asked, offer }: PlayProps) {
  const { position, diceAnimation } = table
  const hints = advises(model, table)
  const { log, prompt, status } = areas
  const hintsBeside = advisesBeside(model, table, areas)
  const stopped = model.overlay?.kind === 'highlight'
  const before = heldView(model.overlay)
  const view = before?.view ?? viewSeen(table)
  return (
    <>
      <BoardPane table={table} view={view} areas={areas} hints={hints} />
      <Pane area={status} by={[position, view, diceAnimation]}>
        <StatusLine table={table} view={view} area={status} />
      </Pane>
      {diceAnimation ? (
        <Pane area={{ ...log, rows: log.rows + prompt.rows }} by={[diceAnimation]}>
          <RollPane
            throwing={diceAnimation}
            seats={position.header.seats}
            area={{ ...log, rows: log.rows + prompt.rows }}
          />
        </Pane>
      ) : offer !== null ? (
        <Pane area={{ ...log, rows: log.rows + prompt.rows }} by={[table, offer]}>
          <OfferPane table={table} number={offer} area={{ ...log, rows: log.rows + prompt.rows }} />
        </Pane>
      ) : (
        <>
          <LogAndNotice model={model} table={table} before={before} areas={areas} view={view} />
          <MouseArea what={{ wheel: !table.watch && !table.typing && table.focus === 'list' ? 'list' : null }}>
            <Pane area={prompt} by={[table, hintsBeside, asked, stopped, before]}>
              {before !== null ? (
                <Blank />
              ) : asked === null ? (
                <Prompt table={table} area={prompt} hints={hintsBeside} stopped={stopped} />
              ) : (
                <LastQuestion text={asked} area={prompt} />
              )}
            </Pane>
          </MouseArea>
        </>
      )}
    </>
  )
}

interface LogProps {
  readonly model: Model
  readonly table: TableScreen
  readonly before: HeldView | null
  readonly areas: TableLayout
  readonly view: unknown
}

/** Draws the latest log sentences, a notice, or both. A notice too long for the log also covers rows of the board. */
function LogAndNotice({ model: { notice }, table, before, areas: { main, log: area, status }, view }: LogProps) {
  const style = useStyle()
  const all = notice ? noticeRows(notice, area.columns, style) : []
  const most = notice?.isAboveLog ? 1 : area.rows + (main.rows >> 1)
  const rows = cutShort(all, area.columns, most, style)
  const isLogShown = !notice || notice.isAboveLog
  const extra = rows.length - area.rows
  if (notice && extra > 0)
    return (
      <>
        <MouseArea what={{ wheel: table.typing ? null : 'talk' }}>
          <Pane area={area} by={[]}>
            <Blank />
          </Pane>
        </MouseArea>
        <OnTop area={{ ...status, y: status.y - extra, rows: 1 + rows.length }}>
          <StatusLine table={table} view={view} area={status} />
          <NoticeLines tone={notice.tone} rows={rows} />
        </OnTop>
      </>
    )
  return (
    <MouseArea what={{ wheel: table.typing ? null : 'talk' }}>
      <Pane area={area} by={[notice, isLogShown ? table.position : null, isLogShown ? table.scroll : 0, before]}>
        {notice && <NoticeLines tone={notice.tone} rows={rows} />}
        {isLogShown && (
          <LogPane
            table={tableAtHighlight(table, before)}
            area={{ ...area, y: area.y + rows.length, rows: area.rows - rows.length }}
            isPage={false}
          />
        )}
      </Pane>
    </MouseArea>
  )
}
