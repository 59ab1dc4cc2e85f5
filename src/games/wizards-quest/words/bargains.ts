import type { BargainRules, Seat } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import type { Messages } from '../../../text/index.ts'
import { chanceAgainst } from '../plans/armies.ts'
import { approachesTo } from '../rules/campaign/targets.ts'
import { heldBy } from '../rules/facts/forces.ts'
import { fateOf, peaceWith, promisedBy, promisesOf, spareId, stands } from '../rules/facts/promises.ts'
import { ARMIES } from '../rules/pieces/tables.ts'
import type { QuestEvent } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { findSpace } from './find-space.ts'
import { armyName, spaceName } from './names.ts'

/** Examples of typed promises, the same in every language. */
const FORMS = [
  ['peace', 'peace red'],
  ['spare', 'spare 23'],
] as const

/** Returns the game's bargaining rules in the language of the messages. */
export function bargainsIn(words: Messages): BargainRules<QuestView, QuestEvent> {
  const findArmy = (word: string): Seat | null => {
    const wanted = word.toLowerCase()
    const seat = ARMIES.findIndex(
      ({ id, letter }, at) => [id, letter.toLowerCase()].includes(wanted) || armyName(words, at) === wanted,
    )
    return seat < 0 ? null : seat
  }
  const describe = (id: string, name: string, seats: readonly string[]): string => {
    const promised = promisedBy(id)
    if (!promised) return ''
    if (promised.verb === 'spare') return words.get('promise-spare', { name, space: spaceName(words, promised.space) })
    return words.get('promise-peace', { name, other: seatName(seats, promised.with) })
  }
  return {
    // The rulebook does not mention bargains.
    rule: '',
    forms: FORMS.map(([verb, form]) => ({ form, text: words.get(`promise-form-${verb}`) })),
    promises: (view, by) =>
      promisesOf(view, by).map(id => ({ id, label: describe(id, seatName(view.seats, by), view.seats) })),
    read(view, by, typed) {
      const [, verb = '', of = ''] = /^(\S+)\s+(?:with\s+)?(.+)$/i.exec(typed.trim()) ?? []
      const id = findPromiseId(view, verb.toLowerCase(), of)
      return id !== null && stands(view, by, id) ? id : null
    },
    whom: (view, word) => {
      const seat = findArmy(word)
      return seat !== null && seat < view.seats.length ? seat : null
    },
    stands,
    stake: (view, by, id) => stakeOf(words, view, by, id),
    words: describe,
    fate: fateOf,
  }

  /**
   * Returns the promise id for typed text such as `peace Ben`, `peace red`, `spare 23` or `spare sheep`, or null if
   * there is none.
   */
  function findPromiseId(view: QuestView, verb: string, of: string): string | null {
    if (verb === 'spare') {
      const space = findSpace(words, of)
      return space === null ? null : spareId(space)
    }
    if (verb !== 'peace') return null
    const named = view.seats.findIndex(name => name.toLowerCase() === of.trim().toLowerCase())
    const seat = named < 0 ? findArmy(of.trim()) : named
    return seat !== null && seat < view.seats.length ? peaceWith(seat) : null
  }
}

/**
 * Describes the captures that a promise rules out: for peace, the number of targets within reach and the likeliest one,
 * and for a spared space, the chance of taking it.
 */
function stakeOf(words: Messages, view: QuestView, by: Seat, id: string): string {
  const promised = promisedBy(id)
  if (!promised) return ''
  const name = seatName(view.seats, by)
  if (promised.verb === 'spare') {
    const win = chanceAgainst(view, by, promised.space)
    return words.get('stake-spare', { name, space: spaceName(words, promised.space), win })
  }
  const other = seatName(view.seats, promised.with)
  const targets = heldBy(view, promised.with)
    .filter(space => approachesTo(view, by, space).length > 0)
    .map(space => ({ space, win: chanceAgainst(view, by, space) }))
    .sort((a, b) => b.win - a.win)
  const [likeliest] = targets
  if (!likeliest) return words.get('stake-peace.none', { name, other })
  const { space, win } = likeliest
  return words.get('stake-peace', { name, other, n: targets.length, space: spaceName(words, space), win })
}
