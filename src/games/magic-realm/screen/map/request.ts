import type { BoardCell, MapWindow } from '../../../../screen/kit/game-screen.ts'
import type { RealmStyle } from '../tables.ts'
import type { ChartStep } from './chart.ts'

/** The parameters for drawing the map or a tile, in addition to the chart. */
export interface DrawRequest {
  readonly window: MapWindow
  readonly from: BoardCell
  readonly style: RealmStyle
  readonly cursor: string | null
  /** The clearings that can be chosen now. */
  readonly reach: ReadonlySet<string>
  readonly meant: string | null
  /** The paths to draw: the recorded turns, and the path to the cursor. */
  readonly steps: readonly ChartStep[]
}
