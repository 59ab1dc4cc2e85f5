import type { BoardCell, MapWindow } from '../../../../screen/kit/game-screen.ts'
import type { RealmStyle } from '../tables.ts'
import type { ChartStep } from './chart.ts'

/** The parameters of both drawings of the Realm, besides the chart. */
export interface DrawRequest {
  readonly window: MapWindow
  readonly from: BoardCell
  readonly style: RealmStyle
  readonly cursor: string | null
  /** The clearings that can be chosen now. */
  readonly reach: ReadonlySet<string>
  readonly meant: string | null
  /** The path to draw: the recorded turn, or the path to the cursor. */
  readonly steps: readonly ChartStep[]
}
