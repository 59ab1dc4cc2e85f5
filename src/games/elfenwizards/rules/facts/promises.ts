import type { PromiseFate, Seat } from '../../../../kernel/index.ts'
import { arenaFrom } from '../state/board.ts'
import { type ElfenEvent, magicianOf, pips } from '../state/components.ts'
import type { ElfenView } from '../state/view.ts'
import { contestsOf } from './contests.ts'

/** A promise about the use of spells. No other promises are allowed (7.1, 7.2). */
export type Promised =
  /** Promises to place at least this many points beside a magician. */
  | { readonly verb: 'support'; readonly magician: string; readonly points: number }
  /** Promises to place no spell beside a magician's rivals. */
  | { readonly verb: 'spare'; readonly magician: string }
  /** Promises to place no spell in the contest for a title. */
  | { readonly verb: 'leave'; readonly title: string }

/** The most points that anyone could place: seven sixes and seven chips. */
const MAX_POINTS = 49

/** Parses a promise id (`support r3 5`), or returns null if it is invalid. */
export function promisedBy(id: string): Promised | null {
  const [, verb, of = '', number] = /^(support|spare|leave) ([a-z]+\d?)(?: (\d{1,2}))?$/.exec(id) ?? []
  const points = Number(number ?? 1)
  if (verb === 'support' && points >= 1 && points <= MAX_POINTS) return { verb, magician: of, points }
  if (verb === 'spare' && number === undefined) return { verb, magician: of }
  return verb === 'leave' && number === undefined ? { verb, title: of } : null
}

/** Returns true if this seat can still place spells in this round. */
const mayPromise = ({ step, result, players }: ElfenView, by: Seat): boolean =>
  step >= 1 && step <= 5 && result === null && players[by]?.passed === false

/**
 * Lists every promise that a seat can make about the contests open to it (6.6). Promises of support are listed for one
 * point.
 */
export function promisesOf(view: ElfenView, by: Seat): string[] {
  if (!mayPromise(view, by)) return []
  const open = contestsOf(view).filter(({ owner }) => owner === null || owner === by)
  const names = open.flatMap(({ candidates }) => candidates)
  const rivals = open.filter(({ candidates }) => candidates.length > 1).flatMap(({ candidates }) => candidates)
  return [
    ...names.map(({ id }) => `support ${id}`),
    ...rivals.map(({ id }) => `spare ${id}`),
    ...open.map(({ arena }) => `leave ${arena.titles[0]}`),
  ]
}

/**
 * Returns the most points that a seat could still place beside a magician. Until all dice have been placed, this is
 * `MAX_POINTS`. Returns 0 for a magician that doesn't compete.
 */
export function pointsLeft(view: ElfenView, by: Seat, id: string): number {
  const level = arenaFrom(magicianOf(view, id).at)?.level
  const player = view.players[by]
  if (!level || !player) return 0
  return view.step < 4 ? MAX_POINTS : pips(player.boxes[level]) + player.chips
}

/** Returns true if a promise can still be kept: its contest is open to the seat, and the seat has enough points. */
export function canBeKept(view: ElfenView, by: Seat, id: string): boolean {
  const promised = promisedBy(id)
  if (!promised) return false
  const [verb, of] = id.split(' ')
  if (!promisesOf(view, by).includes(`${verb} ${of}`)) return false
  return promised.verb !== 'support' || promised.points <= pointsLeft(view, by, promised.magician)
}

/** Returns true once the seat has passed. This ends the unanswered offers that it made or received. */
export const isPast = (by: Seat, events: readonly ElfenEvent[]): boolean =>
  events.some(event => event.kind === 'passes' && event.seat === by)

/** Returns the fate of a promise, which is open until its contest is decided. An invalid promise counts as kept. */
export function fateOf(id: string, by: Seat, events: readonly ElfenEvent[]): PromiseFate {
  const promised = promisedBy(id)
  if (!promised) return 'kept'
  const own = new Map<string, number>()
  for (const event of events) {
    if (event.kind === 'spell' && event.seat === by)
      own.set(event.magician, (own.get(event.magician) ?? 0) + (event.die ?? 1))
    if (event.kind !== 'award') continue
    const names = event.votes.map(({ magician }) => magician)
    if (promised.verb === 'leave' ? !event.titles.includes(promised.title) : !names.includes(promised.magician))
      continue
    switch (promised.verb) {
      case 'support':
        return (own.get(promised.magician) ?? 0) >= promised.points ? 'kept' : 'broken'
      case 'spare':
        return names.some(name => name !== promised.magician && own.has(name)) ? 'broken' : 'kept'
      case 'leave':
        return names.some(name => own.has(name)) ? 'broken' : 'kept'
    }
  }
  return 'open'
}
