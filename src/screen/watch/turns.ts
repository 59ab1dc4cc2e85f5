import { vocabularyOf } from '../../commands/index.ts'
import { capital, type Messages } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { moveSelection } from '../list-moves.ts'
import { type Model, noEffect, type Playback, type Update, withEffects } from '../model.ts'
import { nearestPlace, type TurnStart } from './track.ts'

/** The turns and bookmarks of a watched game, as jump targets. */
export interface TurnsPage {
  readonly kind: 'turns'
  readonly selected: number
}

/** A row of the list: a turn, a bookmark, or both. */
interface Place {
  readonly at: number
  readonly turn: TurnStart | null
  readonly isMark: boolean
}

/** Returns the turns, the bookmarks and the end of a game, in order. */
export function placesOf({ turns, marks, total }: Playback): Place[] {
  const starts = new Map(turns.map(turn => [turn.at, turn]))
  const places = [...new Set([...starts.keys(), ...marks, total])].sort((a, b) => a - b)
  return places.map(at => ({ at, turn: starts.get(at) ?? null, isMark: marks.includes(at) }))
}

/** Returns the row of the current position, or of the last place before it. */
export function currentRow(watch: Playback): number {
  const places = placesOf(watch).map(place => place.at)
  const here = nearestPlace(places, watch.at + 1, -1)
  return here === null ? 0 : places.indexOf(here)
}

const watchOf = ({ screen }: Model): Playback | null => (screen.kind === 'table' ? screen.watch : null)

/** Returns true if there is more than one place to jump to. */
export function hasSeveralPlaces(model: Model): boolean {
  const watch = watchOf(model)
  return watch !== null && placesOf(watch).length > 1
}

/** Handles a command in the list of turns. */
export function onTurnsCommand(model: Model, overlay: TurnsPage, command: Command): Update {
  const watch = watchOf(model)
  if (!watch) return noEffect({ ...model, overlay: null })
  const places = placesOf(watch)
  const selected = moveSelection(command.name, overlay.selected, places.length, roomFor(model))
  if (selected !== null) return noEffect({ ...model, overlay: { ...overlay, selected } })
  switch (command.name) {
    case 'take':
      return withEffects({ ...model, overlay: null }, { kind: 'goto', at: places[overlay.selected]?.at ?? watch.at })
    case 'leave':
      return noEffect({ ...model, overlay: null })
    default:
      return noEffect(model)
  }
}

const roomFor = ({ rows }: Model): number => Math.max(1, rows - 6)

/** A row of the list as text. */
export interface PlaceRow {
  readonly number: number
  readonly at: string
  readonly day: string
  readonly name: string
  readonly text: string
  readonly isMark: boolean
}

/** Returns the visible part of the list and the length of the whole list. */
export function placesPart(
  model: Model,
  { selected }: TurnsPage,
  words: Messages,
): { readonly shown: readonly PlaceRow[]; readonly count: number; readonly isWhole: boolean } {
  const table = model.screen.kind === 'table' ? model.screen : null
  if (!table?.watch) return { shown: [], count: 0, isWhole: true }
  const { position, watch } = table
  const { seats } = position.header
  const places = placesOf(watch)
  const room = roomFor(model)
  const top = Math.max(0, Math.min(selected - (room >> 1), places.length - room))
  const shown = places.slice(top, top + room).map(({ at, turn, isMark }, i): PlaceRow => {
    const before = places.slice(0, top + i).findLast(place => place.turn !== null)?.turn
    const day =
      turn === null || turn.day === before?.day ? '' : capital(vocabularyOf(words, position.game).date(turn.day))
    const name = turn ? (turn.seat === null ? '' : (seats[turn.seat] ?? '')) : ''
    const text = turn?.text || (at === watch.total ? words.get('watch-end') : turn ? '' : words.get('watch-mark'))
    return { number: top + i, at: String(at), day, name, text, isMark }
  })
  return { shown, count: places.length, isWhole: places.length <= room }
}
