import type { Bargaining } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import type { ElfenEvent } from '../rules/components.ts'
import { contestsOf } from '../rules/contests.ts'
import { fateOf, promisedBy, promisesOf } from '../rules/promises.ts'
import type { ElfenView } from '../rules/view.ts'
import { named, titlesName } from './names.ts'

/** How each promise is said, for instance: the same in every language, as what is typed anywhere. */
const FORMS = [
  ['support', 'support R3 5'],
  ['spare', 'spare R3'],
  ['leave', 'leave w1'],
] as const

/** The bargains of the game, told in one language. */
export function bargainsIn(words: Messages): Bargaining<ElfenView, ElfenEvent> {
  const told = (id: string, name: string): string => {
    const promised = promisedBy(id)
    if (!promised) return ''
    switch (promised.verb) {
      case 'support':
        return words.say('promise-support', { name, magician: named(promised.magician), points: promised.points })
      case 'spare':
        return words.say('promise-spare', { name, magician: named(promised.magician) })
      case 'leave':
        return words.say('promise-leave', { name, title: titlesName(words, [promised.title]) })
    }
  }
  return {
    rule: '7.1',
    forms: FORMS.map(([verb, form]) => ({ form, text: words.say(`promise-form-${verb}`) })),
    promises: (view, by) => promisesOf(view, by).map(id => ({ id, label: told(id, view.seats[by] ?? '') })),
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
    words: told,
    fate: fateOf,
  }
}
