import { ClickBox } from '../../terminal/click-targets.tsx'
import type { Words } from '../../text/index.ts'
import { type Effect, noEffect, withEffects } from '../model.ts'
import type { OverlayProps, OverlayType } from '../overlay.ts'
import { TableView } from '../table/table.tsx'
import type { MouseBehavior } from '../ui/hits.ts'
import { useStyle } from '../ui/styled.tsx'

/** A yes/no question, and the effect of a yes. */
export interface AskPage {
  readonly kind: 'ask'
  readonly text: Words
  readonly yes: Effect
}

export const askOverlay: OverlayType<AskPage> = {
  kind: 'ask',
  contexts: ['ask'],
  keys: [
    { name: 'take', keys: ['enter', 'y'], labelId: 'yes', helpId: 'answer-yes' },
    { name: 'leave', keys: ['escape', 'n'], labelId: 'no', helpId: 'answer-no' },
    { name: 'help', keys: ['f1'], labelId: 'help', helpId: 'tell-keys' },
  ],
  drawn: 'instead',
  isYesNo: true,
  isDecision: true,
  View: Asked,
  onCommand: (model, { yes }, { name }) =>
    name === 'take' ? withEffects({ ...model, overlay: null }, yes) : noEffect({ ...model, overlay: null }),
}

/** Draws the question in the prompt of a table, where nothing can be clicked, or as a notice on any other screen. */
function Asked({ model, page, below }: OverlayProps<AskPage>) {
  const { text } = useStyle()
  const { screen } = model
  if (screen.kind !== 'table') return below({ ...model, notice: { tone: 'plain', lines: [page.text] } })
  const asked = text.format(page.text)
  return (
    <>
      <TableView model={model} table={{ ...screen, typing: null }} asked={asked} />
      <ClickBox what={NOTHING_HERE} position="absolute" width={model.columns} height={model.rows - 1} />
    </>
  )
}

const NOTHING_HERE: MouseBehavior = { click: null, wheel: null }
