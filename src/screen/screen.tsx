import { Box } from 'ink'
import type { ReactNode } from 'react'
import { wrap } from '../terminal/text.ts'
import { Footer } from './footer-line.tsx'
import { layout, tooSmall } from './layout.ts'
import type { Model } from './model.ts'
import { openOverlay, underBox } from './overlay.ts'
import { screenTypeOf } from './screens.tsx'
import { MouseArea } from './ui/pane.tsx'
import { PreformattedRows, UnderContext, useStyle } from './ui/styled.tsx'

/** Draws the whole screen: the page, a box on top if one is open, and the footer. */
export function ScreenView({ model }: { model: Model }) {
  const { columns, rows } = model
  if (layout(columns, rows).kind === 'small') return <TooSmall model={model} />
  const open = openOverlay(model)
  const box = open?.type.drawn === 'on-top' ? open : null
  return (
    <>
      <Box width={columns} height={rows - 1} flexDirection="column" flexShrink={0}>
        <UnderContext.Provider value={box !== null}>
          <Main model={box?.type.under ? { ...model, overlay: underBox(model), notice: null } : model} />
        </UnderContext.Provider>
        {box && (
          <Around model={model} click={box.type.clickOutside ?? 'escape'}>
            <box.type.View model={model} page={box.page} below={drawnBelow} />
          </Around>
        )}
      </Box>
      <Footer model={model} />
    </>
  )
}

/** Draws the screen above the footer, or the overlay that replaces it. */
function Main({ model }: { model: Model }) {
  const { screen } = model
  const open = openOverlay(model)
  if (open?.type.drawn === 'instead') return <open.type.View model={model} page={open.page} below={drawnBelow} />
  const { View } = screenTypeOf(screen)
  return <View model={model} screen={screen} />
}

const drawnBelow = (model: Model): ReactNode => <Main model={{ ...model, overlay: null }} />

interface AroundProps {
  readonly model: Model
  /** The key to press for a click outside the box. */
  readonly click: string
  readonly children: ReactNode
}

/** Draws a box on top of the screen. A click outside the box closes it. */
function Around({ model: { columns, rows }, click, children }: AroundProps) {
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

function TooSmall({ model: { columns, rows } }: { model: Model }) {
  const { text } = useStyle()
  const room = Math.max(2, columns)
  return <PreformattedRows lines={wrap(text.format(tooSmall(columns, rows)), room).slice(0, rows)} columns={room} />
}
