import type { Bargaining, Fate, Seat } from '../../../kernel/index.ts'
import type { ElfenEvent } from '../rules/components.ts'
import { contestsOf } from '../rules/contests.ts'
import type { ElfenView } from '../rules/view.ts'
import type { Texts } from './en.ts'
import { named, titlesName } from './names.ts'

/** How one will use one's spells, which is all that may be promised (7.1, 7.2). */
export type Promised =
  /** So many points at least beside a magician. */
  | { readonly verb: 'support'; readonly magician: string; readonly points: number }
  /** Nothing beside those who compete with a magician. */
  | { readonly verb: 'spare'; readonly magician: string }
  /** Nothing in the contest for a title. */
  | { readonly verb: 'leave'; readonly title: string }

/** How each promise is said, for instance: the same in every language, as what is typed anywhere. */
const FORMS = [
  ['support', 'support R3 5'],
  ['spare', 'spare R3'],
  ['leave', 'leave w1'],
] as const

/** More points than anybody could place. */
const MOST_POINTS = 49

/** The promise of an id (`support r3 5`), or null where it is none. */
export function promisedBy(id: string): Promised | null {
  const [, verb, of = '', number] = /^(support|spare|leave) ([a-z]+\d?)(?: (\d{1,2}))?$/.exec(id) ?? []
  const points = Number(number ?? 1)
  if (verb === 'support' && points >= 1 && points <= MOST_POINTS) return { verb, magician: of, points }
  if (verb === 'spare' && number === undefined) return { verb, magician: of }
  return verb === 'leave' && number === undefined ? { verb, title: of } : null
}

/** Whether spells are still to be placed in this round, and by this seat. */
const mayPromise = ({ step, result, players }: ElfenView, by: Seat): boolean =>
  step >= 1 && step <= 5 && result === null && players[by]?.passed === false

/** Every promise a seat could give: of each contest it may place spells in (6.6). */
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

/** What became of a promise: nobody knows before the contest it is about has been decided. */
export function fateOf(id: string, by: Seat, events: readonly ElfenEvent[]): Fate {
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

/** The bargains of the game, told in one language. */
export function bargainsIn(texts: Texts): Bargaining<ElfenView, ElfenEvent> {
  const words = (id: string, name: string): string => {
    const promised = promisedBy(id)
    if (!promised) return ''
    const { promise } = texts
    switch (promised.verb) {
      case 'support':
        return promise.support(name, named(promised.magician), promised.points)
      case 'spare':
        return promise.spare(name, named(promised.magician))
      case 'leave':
        return promise.leave(name, titlesName(texts, [promised.title]))
    }
  }
  return {
    rule: '7.1',
    forms: FORMS.map(([word, form]) => ({ form, text: texts.promise.forms[word] })),
    promises: (view, by) => promisesOf(view, by).map(id => ({ id, label: words(id, view.seats[by] ?? '') })),
    read(view, by, said) {
      const [, verb = '', of = '', points] =
        /^(\S+)\s+(\w+)(?:\s+(?:with\s+)?(\d+)(?:\s+points?)?)?$/.exec(said.trim().toLowerCase()) ?? []
      const known = promisesOf(view, by)
      // Whoever stands alone in a box goes by its name too.
      const there = view.magicians.filter(({ at }) => at === of)
      const titles = contestsOf(view).map(({ arena }) => arena.titles)
      const name =
        verb === 'leave' ? titles.find(those => those.includes(of))?.[0] : there.length === 1 ? there[0]?.id : of
      const bare = known.find(id => id === `${verb} ${name ?? of}`)
      if (bare === undefined) return null
      const id = points === undefined ? bare : `${bare} ${Number(points)}`
      return promisedBy(id) ? id : null
    },
    words,
    fate: fateOf,
  }
}
