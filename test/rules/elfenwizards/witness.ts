import { isDeepStrictEqual } from 'node:util'
import type { ElfenEvent } from '../../../src/games/elfenwizards/rules/state/components.ts'
import type { ElfenView } from '../../../src/games/elfenwizards/rules/state/view.ts'
import type { Question } from '../../../src/kernel/index.ts'
import type { Asked, Umpire } from './umpire.ts'

const listed = ({ seat, topic, answers }: Asked) => `${seat} ${topic}: ${answers.join(', ')}`

/** Checks that the question, its seat and its answers are exactly those of the book. */
function askedFaults(questions: readonly Question[], { asked }: Umpire): string[] {
  const now = questions.map(({ seat, topic, options }) => ({
    seat,
    topic,
    answers: options.map(({ id }) => id).sort(),
  }))
  const faults = (some: readonly Asked[], others: readonly Asked[], typed: string) =>
    some.filter(one => !others.some(other => listed(one) === listed(other))).map(one => `${typed} ${listed(one)}`)
  return [...faults(now, asked, 'the game asks'), ...faults(asked, now, 'the book asks')]
}

/** Checks that all the right events appear, in order. */
function toldFaults(events: readonly ElfenEvent[], { told, day }: Umpire): string[] {
  const heard = events.map(({ rule: _rule, day: _day, ...event }) => event)
  return Array.from({ length: Math.max(heard.length, told.length) }, (_, i) => i)
    .filter(i => !isDeepStrictEqual(heard[i], told[i]))
    .map(i => `in round ${day} the game tells ${JSON.stringify(heard[i])}, the book ${JSON.stringify(told[i])}`)
}

/** Checks that the table holds exactly the right pieces. */
function shownFaults(view: ElfenView, umpire: Umpire): string[] {
  const faults: string[] = []
  const expect = (name: string, seen: unknown, due: unknown) => {
    if (!isDeepStrictEqual(seen, due))
      faults.push(`${name} is ${JSON.stringify(seen)}, by the book ${JSON.stringify(due)}`)
  }
  if (!umpire.winners) expect('the round', view.day, umpire.day)
  if (!umpire.winners) expect('the step', view.step, umpire.step)
  expect('who has the Dragon', view.dragon, umpire.dragon)
  expect('the supply of grey chips', view.greyLeft, umpire.greyLeft)
  expect('rounds without High Wizard', view.withoutHigh, umpire.withoutHigh)
  expect('who has won', view.result?.winners ?? null, umpire.winners)
  for (const { name: _name, ...player } of view.players)
    expect(`seat ${player.seat}`, player, umpire.players[player.seat])
  for (const [i, magician] of view.magicians.entries()) expect(magician.id, magician, umpire.magicians[i])
  return faults
}

/** Lists the differences between the game and the umpire in questions, events and the table, in sentences. */
export const faultsOf = (
  questions: readonly Question[],
  events: readonly ElfenEvent[],
  view: ElfenView,
  umpire: Umpire,
): string[] => [...askedFaults(questions, umpire), ...toldFaults(events, umpire), ...shownFaults(view, umpire)]
