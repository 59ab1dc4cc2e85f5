import type { Rule } from '../../../../kernel/index.ts'
import { alertActivity, alertsOf } from '../effects/alert.ts'
import { shouldPrompt, suppressPrompt } from '../effects/prompt-suppression.ts'
import { employerIdOf, individualOf, isCharacterPiece, setHidden } from '../facts/employment.ts'
import { hindranceOf } from '../facts/hindrance.ts'
import { companionsOf, followersOf, hasPony, stopFollowing } from '../facts/party.ts'
import { type RealmOption, wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import {
  characterOf,
  type Individual,
  type IndividualId,
  type RealmState,
  type RealmTable,
  seesHidden,
  type Turn,
} from '../state/state.ts'
import { asterisksRested, rest, restSteps } from './resting.ts'

const seatOf = (state: RealmState, id: IndividualId): number => {
  const employer = employerIdOf(state, id)
  return employer === null ? characterOf(state, id).seat : characterOf(state, employer).seat
}

/**
 * At the start of a guide's activity, asks the next player whether their followers should stop following or arrange
 * belongings (8.2.1, 12.4.2). Returns true if a player was asked, so that the others are asked after the next
 * checkpoint. Returns false when nobody is left to ask.
 */
export function* askFollowers(
  table: RealmTable,
  guide: Individual,
  turn: Turn,
  arrange: (one: Individual) => Rule,
  startingWith: (one: Individual) => readonly RealmOption[],
): Rule<boolean> {
  const { state } = table
  const { war } = state
  if (!war) return false
  const followers = followersOf(state, guide)
  const seats = [...new Set(followers.map(id => seatOf(state, id)))].sort((a, b) => a - b)
  for (const seat of seats) {
    if (war.along.includes(seat) || turn.starting?.includes(seat)) continue
    const own = followers.filter(id => seatOf(state, id) === seat)
    const ready = companionsOf(state, guide).filter(
      one => one.seat === seat && isCharacterPiece(one) && startingWith(one).length > 0,
    )
    const stops = own.map(id => ({ id: `stop ${id}`, act: { kind: 'stop', who: id } as const, at: { piece: id } }))
    // The guide's own player is asked only if there is a new option.
    const able = [...stops, ...ready.flatMap(startingWith)].map(({ id }) => id)
    const leads = seat === guide.seat
    if (leads && !shouldPrompt(state, guide, able)) {
      suppressPrompt(guide, 'follow-on', able)
      continue
    }
    const options: OptionOn<'follow-on'>[] = [
      wordOption('go-on'),
      wordOption('go'),
      ...stops,
      ...ready.map(({ id }) => ({ id: `arrange ${id}`, act: { kind: 'arrange', who: id } as const })),
    ]
    const act = yield* decide({
      seat,
      topic: 'follow-on',
      rule: '12.4.2',
      data: { guide: guide.id, played: state.turn?.played ?? 0 },
      options,
    })
    if (act.kind === 'stop') {
      stopFollowing(state, act.who)
      table.emit({ kind: 'stops', seat, rule: '12.4.2', character: act.who, guide: guide.id })
    } else if (act.kind === 'arrange') yield* arrange(individualOf(state, act.who))
    else {
      if (act.kind === 'go-on') war.along.push(seat)
      if (leads) suppressPrompt(guide, 'follow-on', able)
      turn.starting = [...(turn.starting ?? []), seat]
    }
    turn.starting ??= []
    return true
  }
  delete turn.starting
  return false
}

/**
 * Leaves followers behind before a MOVE. A guide who uses a pony leaves behind the followers without one. A hidden
 * guide's player chooses which of the other players' followers to leave behind, from those who don't see hidden enemies
 * (12.4.4).
 */
export function* leaveFollowersBehind(table: RealmTable, guide: Individual, source: string): Rule {
  const { state } = table
  if (source === 'pony') for (const id of followersOf(state, guide)) if (!hasPony(state, id)) stopFollowing(state, id)
  if (!guide.hidden) return
  for (;;) {
    const blind = followersOf(state, guide).filter(
      id =>
        seatOf(state, id) !== guide.seat && !companionsOf(state, guide).some(one => one.id === id && seesHidden(one)),
    )
    if (blind.length === 0) return
    const act = yield* decide({
      seat: guide.seat,
      topic: 'shake-off',
      rule: '12.4.4',
      data: { character: guide.id },
      options: [
        wordOption('go'),
        ...blind.map(id => ({ id: `leave ${id}`, act: { kind: 'leave-behind', who: id } as const, at: { piece: id } })),
      ],
    })
    if (act.kind !== 'leave-behind') return
    stopFollowing(state, act.who)
    table.emit({ kind: 'stops', seat: guide.seat, rule: '12.4.4', character: act.who, guide: guide.id })
  }
}

/**
 * Hides or unhides followers along with their guide. Followers under the Squeak curse are always unhidden (12.4.5,
 * 12.4.11).
 */
export function hideFollowers({ state }: RealmTable, guide: Individual): void {
  for (const id of followersOf(state, guide)) {
    const one = companionsOf(state, guide).find(other => other.id === id)
    setHidden(state, id, guide.hidden && !(one?.curses.includes('squeak') ?? false))
  }
}

/** Unhides followers with their guide (12.4.11). */
export function unhideFollowers(table: RealmTable, guide: Individual): void {
  if (!guide.hidden) for (const id of followersOf(table.state, guide)) setHidden(table.state, id, false)
}

/** Lets following characters play REST or ALERT when their guide does. They use their own abilities (12.4.7). */
export function* letFollowersDoSame(table: RealmTable, guide: Individual, activity: 'rest' | 'alert'): Rule {
  for (const one of companionsOf(table.state, guide)) {
    if (!isCharacterPiece(one)) continue
    const isAble =
      activity === 'rest'
        ? hindranceOf(table.state, one, 'rest') === null && restSteps(one, asterisksRested(one)).length > 0
        : alertsOf(table, one).length > 0
    if (!isAble) continue
    const act = yield* decide({
      seat: one.seat,
      topic: 'alike',
      rule: '12.4.7',
      data: { character: one.id, guide: guide.id, activity },
      options: [wordOption('accept'), wordOption('nothing')],
    })
    if (act.kind !== 'accept') continue
    if (activity === 'rest') yield* rest(table, one)
    else yield* alertActivity(table, one)
  }
}
