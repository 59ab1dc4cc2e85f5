import type { GameEvent, Roll } from '../../kernel/index.ts'
import type { Settings } from '../../storage/index.ts'
import { screenOf } from '../kit/screens.ts'
import { asking, type Message, type Model, type Position, still, type TableScreen, type Update } from '../model.ts'

/** Dice on their way: what has been thrown, and how the table stands once it has been seen. */
export interface Throwing {
  readonly rolls: readonly Roll[]
  /** Which of them is being shown. */
  readonly at: number
  /** Faces it still shows before it rests; 0 when it does. */
  readonly tumbles: number
  readonly then: Extract<Message, { kind: 'position' }>
}

/** How a throw goes, in milliseconds: so many faces, each so long, then a rest for each line there is to read. */
interface Tempo {
  readonly tumbles: number
  readonly face: number
  readonly rest: number
  readonly line: number
}

const TEMPI: Readonly<Record<Settings['speed'], Tempo | null>> = {
  slow: { tumbles: 9, face: 120, rest: 1200, line: 300 },
  normal: { tumbles: 6, face: 80, rest: 500, line: 150 },
  fast: { tumbles: 3, face: 60, rest: 250, line: 50 },
  instant: null,
}

/** The table with its dice in the air, where somebody has just thrown any and wants to see it; null where the news come at once. */
export function thrown(model: Model, then: Throwing['then']): Update | null {
  const { screen, settings } = model
  const tempo = TEMPI[settings.speed]
  // Whoever looks at a moment still has it before him, and at a shared table whatever was opened before the host answered.
  if (model.overlay?.kind === 'moment' || (model.overlay && then.position.shared)) return null
  if (tempo === null || screen.kind !== 'table' || !isSeen(screen) || !hasRolled(screen.position, then.position))
    return null
  const throwing = { rolls: then.position.rolls, at: 0, tumbles: tempo.tumbles, then }
  return asking(
    { ...model, screen: { ...screen, throwing, scroll: 0 }, overlay: null, notice: null },
    { kind: 'wait', milliseconds: tempo.face },
  )
}

/** For so many milliseconds after dice have gone by themselves a key is still taken for one that would end them. */
export const GRACE = 350

/** The table once its dice have gone by themselves. */
export function landedByItself(model: Model): Update {
  const { screen } = model
  if (screen.kind !== 'table') return still(model)
  return asking({ ...model, screen: { ...screen, landed: true } }, { kind: 'wait', milliseconds: GRACE })
}

/** Dice are thrown before the map, and never on a covered screen or in a game that is watched. */
const isSeen = ({ page, covered, watch }: TableScreen): boolean => page === 'map' && !covered && watch === null

/** Whether the step from one position to the next was an answer with dice, and no taking back. */
const hasRolled = (before: Position, now: Position): boolean =>
  now.rolledNow && now.header === before.header && now.chronicle.length > before.chronicle.length

/** A moment later: another face, another throw, or null where all has been seen. */
export function tumbled(model: Model, table: TableScreen): Update | null {
  const { throwing } = table
  const tempo = TEMPI[model.settings.speed]
  if (!throwing || tempo === null) return null
  const { at, tumbles, rolls } = throwing
  const to = (next: Throwing, milliseconds: number) =>
    asking({ ...model, screen: { ...table, throwing: next } }, { kind: 'wait', milliseconds })
  if (tumbles > 1) return to({ ...throwing, tumbles: tumbles - 1 }, tempo.face)
  if (tumbles === 1) return to({ ...throwing, tumbles: 0 }, tempo.rest + tempo.line * (rolls[at]?.rows.length ?? 0))
  if (at + 1 >= rolls.length) return null
  return to({ ...throwing, at: at + 1, tumbles: tempo.tumbles }, tempo.face)
}

/**
 * What has happened by the rolls seen so far, what the last has done once its dice rest; null where the rolls are not of the
 * very next answer, as at a shared table that missed one.
 */
export function seenBy({ position, throwing }: TableScreen): readonly GameEvent[] | null {
  if (throwing?.then.position.length !== position.length + 1) return null
  const { rolls, at, tumbles } = throwing
  return rolls
    .slice(0, at + 1)
    .flatMap(({ before = [], after = [] }, n) => (n < at || tumbles === 0 ? [...before, ...after] : before))
}

/** The view by the rolls seen so far, where the board can follow them; the position's own where it cannot, or nothing is thrown. */
export function viewSeen(table: TableScreen): unknown {
  const { game, view } = table.position
  const { map } = screenOf(game)
  const events = map?.after ? seenBy(table) : null
  return events ? map?.after?.(view, events) : view
}

/** The message that has waited for the dice, or null where none has. */
export function awaited({ screen }: Model): Throwing['then'] | null {
  return screen.kind === 'table' ? (screen.throwing?.then ?? null) : null
}
