import { vocabularyOf } from '../../commands/index.ts'
import { sentence } from '../../text/index.ts'
import type { Command, CommandName } from '../commands.ts'
import {
  DEFAULT_PACE,
  type Effect,
  type Message,
  type Model,
  noEffect,
  PACES,
  type Playback,
  type TableScreen,
  type Update,
  type WatchedTable,
  withEffects,
  withNotice,
} from '../model.ts'
import { isBoxOpen } from '../overlay.ts'
import { newTable, withPosition } from '../table/settle.ts'
import { tableWords } from '../words.ts'
import { daysOf, nearestPlace, turnAt } from './track.ts'
import { currentRow } from './turns.ts'

/** Applies a new position of the watched game. During playback, starts the timer for the next one. */
export function applyWatchedPosition(model: Model, message: Extract<Message, { kind: 'watched' }>): Update {
  const { position } = message
  const before = model.screen.kind === 'table' ? model.screen : null
  const watch: Playback = {
    ...message.watch,
    playing: before?.watch?.playing === true && message.watch.at < message.watch.total,
    pace: before?.watch?.pace ?? DEFAULT_PACE,
    back: before?.watch ? before.watch.back : overGame(before),
  }
  const { page, sheetOf } = before ?? { page: 'map' as const, sheetOf: null }
  const table = before ? { ...withPosition(before, position), page, sheetOf } : newTable(position)
  // Keep the cursor if the viewer is looking around. Otherwise, follow the player who is moving.
  const { focus, cursor } = before?.focus === 'map' ? before : { focus: 'list' as const, cursor: table.cursor }
  const overlay = isBoxOpen(model) ? model.overlay : null
  const next = { ...model, screen: { ...table, watch, focus, cursor }, overlay, notice: null }
  return watch.playing ? withEffects(next, { kind: 'wait', milliseconds: PACES[watch.pace] ?? 900 }) : noEffect(next)
}

/** Returns the file of a finished game whose results page opened the viewer, or null. */
const overGame = (table: TableScreen | null): string | null => (table?.position.result ? table.position.path : null)

/** Handles the playback timer. */
export function applyPlaybackTick(model: Model): Update {
  const { screen } = model
  if (screen.kind !== 'table' || !screen.watch?.playing) return noEffect(model)
  return withEffects(model, { kind: 'goto', at: screen.watch.at + 1 })
}

/** Handles a command in the viewer. Returns null for commands that work as they do at any table. */
export function onWatchCommand(model: Model, table: WatchedTable, command: Command): Update | null {
  const { watch } = table
  const way = JUMPS[command.name]
  if (way) return jump(model, table, way)
  switch (command.name) {
    case 'play':
      return togglePlayback(model, table)
    case 'turns':
      return noEffect({ ...model, screen: paused(table), overlay: { kind: 'turns', selected: currentRow(watch) } })
    case 'mark':
      return pauseAnd(model, table, { kind: 'mark', at: watch.at })
    case 'branch':
      return askToBranch(model, table)
    case 'eyes': {
      const { seat, header } = table.position
      const next = seat === null ? 0 : seat + 1
      return withEffects(model, { kind: 'set-perspective', seat: next < header.seats.length ? next : null })
    }
    case 'slower':
    case 'faster': {
      const pace = Math.min(PACES.length - 1, Math.max(0, watch.pace + (command.name === 'faster' ? 1 : -1)))
      return noEffect({ ...model, screen: { ...table, watch: { ...watch, pace } } })
    }
    default:
      return null
  }
}

/** The kinds of jump targets: a turn, one of the current player's turns, a day, a bookmark. */
type Kind = 'turn' | 'own' | 'day' | 'mark'

/** A jump: by a number of answers, to the start or end of the game, or to the next place of a kind. */
export type Jump = number | 'first' | 'last' | { readonly to: Kind; readonly step: 1 | -1 }

const JUMPS: Readonly<Partial<Record<CommandName, Jump>>> = {
  right: 1,
  left: -1,
  later: 10,
  earlier: -10,
  first: 'first',
  last: 'last',
  'next-turn': { to: 'turn', step: 1 },
  'previous-turn': { to: 'turn', step: -1 },
  'next-own': { to: 'own', step: 1 },
  'previous-own': { to: 'own', step: -1 },
  'next-day': { to: 'day', step: 1 },
  'previous-day': { to: 'day', step: -1 },
  'next-mark': { to: 'mark', step: 1 },
  'previous-mark': { to: 'mark', step: -1 },
}

/** Jumps, or reports that there is no such place. */
export function jump(model: Model, table: WatchedTable, way: Jump): Update {
  const { watch } = table
  if (way === 'first') return goTo(model, table, 0)
  if (way === 'last') return goTo(model, table, watch.total)
  if (typeof way === 'number') return goTo(model, table, watch.at + way)
  const at = nearestPlace(placesOf(table, way.to), watch.at, way.step)
  if (at !== null) return goTo(model, table, at)
  const none = way.to === 'mark' && watch.marks.length === 0
  const { clock } = vocabularyOf(tableWords(table), table.position.game)
  const side = way.step === 1 ? 'after' : 'before'
  const text = none ? sentence('watch-no-marks') : sentence(`watch-none-${side}-${way.to}`, { clock })
  return withNotice({ ...model, screen: paused(table) }, { tone: 'plain', lines: [text] })
}

function placesOf({ watch, position }: WatchedTable, kind: Kind): number[] {
  const { turns } = watch
  const own = position.seat ?? turnAt(turns, watch.at)?.seat ?? null
  switch (kind) {
    case 'mark':
      return [...watch.marks]
    case 'day':
      return daysOf(turns).map(turn => turn.at)
    case 'own':
      return turns.filter(turn => turn.seat === own).map(turn => turn.at)
    case 'turn':
      return turns.map(turn => turn.at)
  }
}

/** Goes to a position and stops playback. */
export const goTo = (model: Model, table: WatchedTable, at: number): Update =>
  pauseAnd(model, table, { kind: 'goto', at: Math.min(Math.max(0, at), table.watch.total) })

/** Starts playback, from the beginning if the game is at its end, or stops playback. */
export function togglePlayback(model: Model, table: WatchedTable): Update {
  const { watch } = table
  const next = { ...model, screen: { ...table, watch: { ...watch, playing: !watch.playing } } }
  return watch.playing
    ? noEffect(next)
    : withEffects(next, { kind: 'goto', at: watch.at >= watch.total ? 0 : watch.at + 1 })
}

/** Asks for confirmation before starting a new game from here. */
export function askToBranch(model: Model, table: WatchedTable): Update {
  const text = sentence('watch-branch', { n: table.watch.at })
  return noEffect({ ...model, screen: paused(table), overlay: { kind: 'ask', text, yes: { kind: 'branch' } } })
}

const paused = (table: WatchedTable): WatchedTable => ({ ...table, watch: { ...table.watch, playing: false } })

const pauseAnd = (model: Model, table: WatchedTable, effect: Effect): Update =>
  withEffects({ ...model, screen: paused(table) }, effect)
