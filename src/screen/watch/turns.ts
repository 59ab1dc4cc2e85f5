import { termsOf } from '../../commands/index.ts'
import { cut, pad } from '../../terminal/text.ts'
import { capital } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import type { Style } from '../kit/style.ts'
import { movedIn } from '../list-moves.ts'
import { asking, type Model, type Overlay, still, type Update, type Watch } from '../model.ts'
import { nearest, type Turn } from './track.ts'

/** A line of the list of places: a turn, a bookmark, or both. */
interface Place {
  readonly at: number
  readonly turn: Turn | null
  readonly isMark: boolean
}

/** The turns and the bookmarks of a game in order, and its end. */
export function placesOf({ turns, marks, total }: Watch): Place[] {
  const starts = new Map(turns.map(turn => [turn.at, turn]))
  const places = [...new Set([...starts.keys(), ...marks, total])].sort((a, b) => a - b)
  return places.map(at => ({ at, turn: starts.get(at) ?? null, isMark: marks.includes(at) }))
}

/** The line of the place where the game is now, or of the last before it. */
export function placeAt(watch: Watch): number {
  const places = placesOf(watch).map(place => place.at)
  const here = nearest(places, watch.at + 1, -1)
  return here === null ? 0 : places.indexOf(here)
}

/** What a command does in the list. */
export function inTurns(
  model: Model,
  overlay: Extract<Overlay, { kind: 'turns' }>,
  command: Command,
  key: string,
): Update {
  const watch = model.screen.kind === 'table' ? model.screen.watch : null
  if (!watch) return still({ ...model, overlay: null })
  const places = placesOf(watch)
  const selected = movedIn(command.name, overlay.selected, places.length, roomFor(model))
  if (selected !== null) return still({ ...model, overlay: { ...overlay, selected } })
  switch (command.name) {
    case 'take':
      return asking({ ...model, overlay: null }, { kind: 'goto', at: places[overlay.selected]?.at ?? watch.at })
    case 'leave':
      return key.startsWith('ctrl+') ? asking(model, { kind: 'quit' }) : still({ ...model, overlay: null })
    default:
      return still(model)
  }
}

const roomFor = ({ rows }: Model): number => Math.max(1, rows - 6)

/** The list as lines. */
export function drawTurns(
  model: Model,
  { selected }: Extract<Overlay, { kind: 'turns' }>,
  { say, glyphs, words, text: spoken }: Style,
): string[] {
  const table = model.screen.kind === 'table' ? model.screen : null
  if (!table?.watch) return []
  const { position } = table
  const { seats } = position.header
  const places = placesOf(table.watch)
  const room = roomFor(model)
  const top = Math.max(0, Math.min(selected - (room >> 1), places.length - room))
  const widest = Math.max(6, ...seats.map(name => [...name].length))
  const lines = places.slice(top, top + room).map(({ at, turn, isMark }, i) => {
    const isHere = top + i === selected
    const before = places.slice(0, top + i).findLast(place => place.turn !== null)?.turn
    const day = turn === null || turn.day === before?.day ? '' : capital(termsOf(spoken, position.game).date(turn.day))
    const name = turn ? (turn.seat === null ? '' : (seats[turn.seat] ?? '')) : ''
    const text =
      turn?.text || (at === table.watch?.total ? spoken.say('watch-end') : turn ? '' : spoken.say('watch-mark'))
    const label = `${pad(String(at), 6, 'right')}  ${pad(day, 8)} ${pad(name, widest, 'left', glyphs.ellipsis)}  `
    const about = cut(words(text), model.columns - 26 - widest, glyphs.ellipsis)
    const signs = `${isHere ? say('accent', glyphs.cursor) : ' '}${isMark ? say('warn', glyphs.mark) : ' '}`
    return ` ${signs} ${isHere ? say('select', label + about) : label + about}`
  })
  const more = say('dim', `   ${spoken.say('watch-count', { at: selected + 1, of: places.length })}`)
  return ['', `  ${say('title', spoken.say('watch-go-to'))}`, '', ...lines, ...(places.length > room ? [more] : [])]
}
