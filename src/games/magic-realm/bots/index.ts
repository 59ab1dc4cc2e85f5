import type { Bench } from '../../../bots/registry.ts'
import type { Goal } from '../rules/state.ts'
import type { RealmView } from '../rules/view.ts'
import { apprentice } from './apprentice.ts'

/** The bots of Magic Realm, and what the laboratory counts of its games. */
export const realmBench: Bench<RealmView> = {
  bots: [apprentice],
  names: [
    ...['Aldwin', 'Brenna', 'Cador', 'Eluned', 'Garrick', 'Isaura', 'Merek', 'Oriel'],
    ...['Peredur', 'Rhosyn', 'Sabeth', 'Tristram', 'Una', 'Wystan', 'Yrsa', 'Yseult'],
  ],
  tally: view => ({
    game: { days: view.day },
    seats: view.seats.map((_, seat) => {
      const own = view.characters.filter(one => one.seat === seat)
      const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0)
      // What everybody sees in the end: gold is a secret until it is counted.
      const counted = (goal: Goal) => sum(({ score }) => score?.goals.find(one => one.goal === goal)?.has ?? 0)
      return {
        character: own[0]?.id ?? 'none',
        score: sum(({ score }) => score?.total ?? 0),
        belongings: sum(({ owned, unseen }) => owned.length + unseen),
        great: counted('great'),
        fame: counted('fame'),
        notoriety: counted('notoriety'),
        gold: counted('gold'),
        dead: own.filter(({ fate }) => fate === 'dead').length,
      }
    }),
  }),
}
