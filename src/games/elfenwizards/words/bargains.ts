import type { BargainRules } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import type { Messages } from '../../../text/index.ts'
import { contestOf, contestsOf, pointsNeeded } from '../rules/facts/contests.ts'
import { canBeKept, fateOf, isPast, promisedBy, promisesOf } from '../rules/facts/promises.ts'
import { ARENAS, arenaFrom, boardLevel, levelOf } from '../rules/state/board.ts'
import { type ElfenEvent, inOrder, magicianOf, pointsFor } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { guildName, letterOf, magicianName, nameOf, titlesName } from './names.ts'

/** Examples of promises as players type them. They are the same in every language. */
const FORMS = [
  ['support', 'support R3 5'],
  ['spare', 'spare R3'],
  ['leave', 'leave w1'],
] as const

/** Returns the game's bargaining rules in one language. */
export function bargainsIn(words: Messages): BargainRules<ElfenView, ElfenEvent> {
  const describe = (id: string, name: string): string => {
    const promised = promisedBy(id)
    if (!promised) return ''
    switch (promised.verb) {
      case 'support':
        return words.get('promise-support', {
          name,
          magician: magicianName(promised.magician),
          points: promised.points,
        })
      case 'spare':
        return words.get('promise-spare', { name, magician: magicianName(promised.magician) })
      case 'leave':
        return words.get('promise-leave', { name, title: titlesName(words, [promised.title]) })
    }
  }
  return {
    rule: '7.1',
    forms: FORMS.map(([verb, form]) => ({ form, text: words.get(`promise-form-${verb}`) })),
    promises: (view, by) => promisesOf(view, by).map(id => ({ id, label: describe(id, seatName(view.seats, by)) })),
    read(view, by, input) {
      const [, typed = '', of = '', points] =
        /^(\S+)\s+(\w+)(?:\s+(?:with\s+)?(\d+)(?:\s+points?)?)?$/.exec(input.trim().toLowerCase()) ?? []
      const known = promisesOf(view, by)
      const verbs = FORMS.map(([verb]) => verb).filter(verb => verb.startsWith(typed))
      const verb = verbs.length === 1 ? verbs[0] : typed
      // A magician that is alone in a box can also be named by the box.
      const there = view.magicians.filter(({ at }) => at === of)
      const titles = contestsOf(view).map(({ arena }) => arena.titles)
      const name =
        verb === 'leave' ? titles.find(those => those.includes(of))?.[0] : there.length === 1 ? there[0]?.id : of
      const bare = known.find(id => id === `${verb} ${name ?? of}`)
      if (bare === undefined) return null
      const id = points === undefined ? bare : `${bare} ${Number(points)}`
      return promisedBy(id) ? id : null
    },
    whom(view, word) {
      const seat = view.players.findIndex(
        ({ seat }) =>
          letterOf(seat).toLowerCase() === word.toLowerCase() ||
          guildName(words, seat).toLowerCase() === word.toLowerCase(),
      )
      return seat < 0 ? null : seat
    },
    stands: canBeKept,
    stake: (view, _by, id) => stakeOf(words, view, id),
    words: describe,
    isPast,
    fate: fateOf,
  }
}

/** Describes the contest that a promise is about, and the effect of the promise. */
function stakeOf(words: Messages, view: ElfenView, id: string): string {
  const promised = promisedBy(id)
  const arena =
    promised &&
    (promised.verb === 'leave'
      ? ARENAS.find(({ titles }) => titles.includes(promised.title))
      : arenaFrom(magicianOf(view, promised.magician).at))
  if (!promised || !arena) return ''
  const contest = contestOf(view, arena)
  const title = titlesName(words, arena.titles)
  const worth = boardLevel(levelOf(arena.titles[0] ?? 'high')).points
  if (promised.verb === 'leave') {
    const votes = contest.candidates.map(one =>
      words.get('contest-vote', {
        magician: magicianName(one.id),
        owner: nameOf(view, one.seat),
        points: pointsFor(one),
      }),
    )
    return words.get('stake-leave', { title, worth, votes: votes.join(', ') })
  }
  const magician = magicianOf(view, promised.magician)
  const values = { magician: magicianName(magician.id), owner: nameOf(view, magician.seat), title, worth }
  const order = inOrder(view)
  if (promised.verb === 'spare') {
    const lacking = pointsNeeded(contest, magician, order)
    return words.get('stake-spare', { ...values, points: pointsFor(magician), lacks: lacking })
  }
  const lacking = pointsNeeded(contest, magician, order, promised.points)
  return words.get('stake-support', { ...values, points: pointsFor(magician), more: promised.points, lacks: lacking })
}
