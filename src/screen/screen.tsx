import { Box } from 'ink'
import type { ReactNode } from 'react'
import { ClickBox } from '../terminal/spots.tsx'
import { wrap } from '../terminal/text.ts'
import { ResultsPage } from './end/end-page.tsx'
import { Footer } from './footer-line.tsx'
import { NewGame } from './front/form-screen.tsx'
import { GameList } from './front/load-screen.tsx'
import { noticeLines } from './front/title.ts'
import { Title } from './front/title-screen.tsx'
import { layout, tooSmall } from './layout.ts'
import type { Model, Overlay } from './model.ts'
import { PageOfLines } from './page-screen.tsx'
import { Palette } from './palette/palette.tsx'
import { Rules } from './rules-screen.tsx'
import { SettingsBox } from './settings/settings.tsx'
import { Cover, Since } from './table/cover.tsx'
import { HighlightBox } from './table/highlight-box.tsx'
import { TableView } from './table/table.tsx'
import type { What } from './ui/hits.ts'
import { MouseArea } from './ui/pane.tsx'
import { Blank, PreformattedRows, Say, TextRow, UnderContext, useStyle } from './ui/say.tsx'
import { TurnsList } from './watch/turns-list.tsx'

/** Draws the whole screen: the page, a box on top if one is open, and the footer. */
export function ScreenView({ model }: { model: Model }) {
  const { columns, rows, overlay } = model
  if (layout(columns, rows).kind === 'small') return <TooSmall model={model} />
  const isBox = overlay?.kind === 'palette' || overlay?.kind === 'settings'
  const under: Model = isBox ? { ...model, overlay: overlay.under, notice: null } : model
  return (
    <>
      <Box width={columns} height={rows - 1} flexDirection="column" flexShrink={0}>
        <UnderContext.Provider value={isBox || overlay?.kind === 'moment'}>
          <Main model={under} />
        </UnderContext.Provider>
        {overlay?.kind === 'palette' && (
          <Around model={model}>
            <Palette model={model} page={overlay} />
          </Around>
        )}
        {overlay?.kind === 'moment' && (
          <Around model={model} click="enter">
            <HighlightBox model={model} page={overlay} />
          </Around>
        )}
        {overlay?.kind === 'settings' && (
          <Around model={model}>
            <SettingsBox model={model} page={overlay} />
          </Around>
        )}
      </Box>
      <Footer model={model} />
    </>
  )
}

interface AroundProps {
  readonly model: Model
  /** The key to press for a click outside the box. */
  readonly click?: string
  readonly children: ReactNode
}

/** Draws a box on top of the screen. A click outside the box closes it. */
function Around({ model: { columns, rows }, click = 'escape', children }: AroundProps) {
  return (
    <Box position="absolute" width={columns} height={rows - 1}>
      <MouseArea what={{ click: { kind: 'key', key: click }, wheel: 'list' }}>
        <Box width={columns} height={rows - 1}>
          {children}
        </Box>
      </MouseArea>
    </Box>
  )
}

/** Draws the screen above the footer, or the page that replaces it. */
function Main({ model }: { model: Model }) {
  const { screen, overlay } = model
  const page = pageOver(model, overlay)
  if (page) return page
  if (overlay?.kind === 'ask') return <Asked overlay={overlay} model={model} />
  if (overlay?.kind === 'offer' && screen.kind === 'table')
    return <TableView model={model} table={screen} asked={null} offer={overlay.number} />
  switch (screen.kind) {
    case 'title':
      return (
        <>
          <Title model={model} screen={screen} />
          <TitleNotice model={model} />
        </>
      )
    case 'new':
      return <NewGame model={model} form={screen} />
    case 'load':
      return <GameList model={model} screen={screen} />
    case 'table':
      return screen.covered ? (
        <Cover model={model} table={screen} asked={null} />
      ) : (
        <TableView model={model} table={screen} asked={null} />
      )
  }
}

/** Returns the page that replaces the screen, or null. */
function pageOver(model: Model, overlay: Overlay | null): ReactNode {
  const { screen } = model
  switch (overlay?.kind) {
    case 'page':
      return <PageOfLines model={model} page={overlay} />
    case 'rules':
      return <Rules model={model} page={overlay} />
    case 'end':
      return screen.kind === 'table' ? <ResultsPage model={model} table={screen} page={overlay} /> : null
    case 'turns':
      return <TurnsList model={model} overlay={overlay} />
    case 'since':
      return screen.kind === 'table' ? <Since model={model} table={screen} page={overlay} /> : null
    default:
      return null
  }
}

/** Draws a yes/no question. Nothing else can be clicked. */
function Asked({ model, overlay }: { model: Model; overlay: Extract<Overlay, { kind: 'ask' }> }) {
  const { text } = useStyle()
  const { screen } = model
  if (screen.kind !== 'table')
    return <Main model={{ ...model, overlay: null, notice: { tone: 'plain', lines: [overlay.text] } }} />
  const asked = text.tell(overlay.text)
  return (
    <>
      {screen.covered ? (
        <Cover model={model} table={screen} asked={asked} />
      ) : (
        <TableView model={model} table={{ ...screen, typing: null }} asked={asked} />
      )}
      <ClickBox what={NOTHING_HERE} position="absolute" width={model.columns} height={model.rows - 1} />
    </>
  )
}

const NOTHING_HERE: What = { click: null, wheel: null }

function TitleNotice({ model }: { model: Model }) {
  const { notice } = model
  if (!notice) return null
  return (
    <>
      <Blank />
      {noticeLines(model).map(line => (
        <TextRow key={line}>
          {'  '}
          <Say as={notice.tone === 'plain' ? 'text' : notice.tone}>{line}</Say>
        </TextRow>
      ))}
    </>
  )
}

function TooSmall({ model: { columns, rows } }: { model: Model }) {
  const { text } = useStyle()
  const room = Math.max(2, columns)
  return <PreformattedRows lines={wrap(text.tell(tooSmall(columns, rows)), room).slice(0, rows)} columns={room} />
}
