import type { BotSet } from '../../../bots/registry.ts'
import type { Match, Seat } from '../../../kernel/index.ts'
import { DEAD } from '../rules/facts/scoring.ts'
import type { RealmEvent } from '../rules/state/events.ts'
import type { Goal } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { apprentice } from './apprentice.ts'
import { mentor } from './mentor.ts'

/** The bots of Magic Realm, and the statistics that simulations collect. */
export const realmBots: BotSet<RealmView> = {
  bots: [mentor, apprentice],
  names: [
    ...['Aldwin', 'Brenna', 'Cador', 'Eluned', 'Garrick', 'Isaura', 'Merek', 'Oriel'],
    ...['Peredur', 'Rhosyn', 'Sabeth', 'Tristram', 'Una', 'Wystan', 'Yrsa', 'Yseult'],
  ],
  statistics: (view, match) => ({
    game: { days: view.day, ...(view.battle ? { rounds: view.battle.rounds } : {}) },
    seats: view.seats.map((_, seat) => {
      const own = view.characters.filter(one => one.seat === seat)
      const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0)
      // Use the score that is public, because gold is secret until the end.
      const publicPoints = (goal: Goal) => sum(({ score }) => score?.goals.find(one => one.goal === goal)?.has ?? 0)
      return {
        character: own[0]?.id ?? 'none',
        began: charactersTaken(match, seat)[0] ?? 'none',
        score: sum(({ score, fate }) => (fate === 'dead' ? DEAD : (score?.total ?? 0))),
        belongings: sum(({ owned, unseen }) => owned.length + unseen),
        great: publicPoints('great'),
        fame: publicPoints('fame'),
        notoriety: publicPoints('notoriety'),
        gold: publicPoints('gold'),
        deaths: Math.max(0, charactersTaken(match, seat).length - own.length),
        dead: own.filter(({ fate }) => fate === 'dead').length,
      }
    }),
  }),
}

/** Lists the characters that a seat has taken, in order. */
const charactersTaken = (match: Match, seat: Seat): string[] =>
  (match.events() as readonly RealmEvent[]).flatMap(event =>
    event.kind === 'takes' && event.seat === seat ? [event.character] : [],
  ) // always a match of this game
