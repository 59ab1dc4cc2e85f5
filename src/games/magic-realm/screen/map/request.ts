import type { MapWindow, Spot } from '../../../../screen/kit/game-screen.ts'
import type { RealmStyle } from '../tables.ts'
import type { ChartStep } from './chart.ts'

/** What both drawings of the Realm are told beside the chart. */
export interface DrawRequest {
  readonly window: MapWindow
  readonly from: Spot
  readonly style: RealmStyle
  readonly cursor: string | null
  /** Clearings that can be chosen now. */
  readonly reach: ReadonlySet<string>
  readonly meant: string | null
  /** The way to be drawn: the recorded turn, or that to the cursor. */
  readonly steps: readonly ChartStep[]
}
