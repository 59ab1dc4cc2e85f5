import { type Odds, type Question, seedRandom } from '../../../../kernel/index.ts'
import { capital, type Messages } from '../../../../text/index.ts'
import { answerOdds, leavesChoices } from '../../plans/combat/answer-odds.ts'
import type { FightOdds } from '../../plans/combat/can-win.ts'
import { type Meeting, meetingOdds, meetingsAt } from '../../plans/combat/meetings.ts'
import type { RoundOdds } from '../../plans/combat/round-odds.ts'
import { fightIn, givenTo } from '../../plans/combat/supposed.ts'
import { endOfPlan, mainCharacter } from '../../plans/seen.ts'
import type { CombatAct } from '../../rules/combat/acts.ts'
import type { ClearingId } from '../../rules/map/tiles.ts'
import type { RealmView, SeenCharacter } from '../../rules/view.ts'
import { clearingName, denizenNames } from '../names.ts'
import { pieceSaid } from './names.ts'

/** So many fights are fought out for each lot of monsters. */
const FIGHTS = 16
/** So many lots at the most: those that are there, then by the rows of the Monster Roll. */
const LOTS = 6

const percent = (part: number): number => Math.round(part * 100)

/** What an answer in a fight may bring in this round, in parts of 100: what one does oneself, and what is done to one. */
export function roundTold(words: Messages, view: RealmView, question: Question, act: CombatAct): Odds[] {
  const fight = fightIn(view)
  const comers = comersFor(view, question, act)
  const odds = fight && comers && answerOdds(fight, question, act, comers)
  // Where nobody is to be fought there is nothing to weigh.
  if (!odds || (fight.foes.length === 0 && fight.fighters.length === 1)) return []
  const told = (['hits', 'kills', 'hit', 'dies'] as const satisfies readonly (keyof RoundOdds)[]).filter(
    what => odds[what] > 0 || what === 'dies',
  )
  const isOpen = leavesChoices(question)
  return told.map((what, i) => ({
    what: words.say(isOpen && i === 0 ? 'round-odds.open' : 'round-odds', { what }),
    hits: percent(odds[what]),
    of: 100,
  }))
}

/** Who else comes upon one who draws denizens upon himself, or no more of them; null where nobody can tell yet. */
function comersFor(view: RealmView, { topic, data }: Question, act: CombatAct): string[] | null {
  if (topic !== 'lure') return []
  if (act.kind !== 'lure' && act.kind !== 'lured') return null
  return givenTo(view, String(data?.character ?? ''), act.kind === 'lure')
}

/**
 * "Can I win this fight": how it ends for one's character with the monsters that are in a clearing, and with those that may
 * come there tonight, each fought out many times. Where none is named it is the clearing of the fight, or where he will be.
 */
export function fightTold(words: Messages, view: RealmView, named?: ClearingId): string[] {
  const main = mainCharacter(view)
  const clearing = main && (named ?? placeOf(view, main))
  if (!main || !clearing) return [words.say('fight-odds-none')]
  return remembered(view, `${words.language} ${main.id} ${clearing}`, () => lines(words, view, main, clearing))
}

/** Where somebody will have to fight: where the fight is, else where his recorded turn leads. */
const placeOf = (view: RealmView, main: SeenCharacter): ClearingId | null =>
  view.combat?.clearing ?? endOfPlan(view, main)

function lines(words: Messages, view: RealmView, main: SeenCharacter, clearing: ClearingId): string[] {
  const place = clearingName(clearing)
  const meetings = meetingsAt(view, clearing).slice(0, LOTS)
  if (meetings.length === 0) return [words.say('fight-odds-nobody', { place })]
  const random = seedRandom(`${view.day} ${view.combat?.round ?? 0}`, 'fight told')
  return [
    capital(words.say('fight-odds-of', { name: pieceSaid(words, main.id), place, n: FIGHTS })),
    ...meetings.map(meeting => told(words, meeting, meetingOdds(view, main, clearing, meeting, random, FIGHTS))),
  ]
}

function told(words: Messages, { denizens, row }: Meeting, { wins, dies, lasts, wounds }: FightOdds): string {
  const values = {
    foes: denizenNames(denizens),
    wins: percent(wins),
    dies: percent(dies),
    lasts: percent(lasts),
    wounds: Math.round(wounds),
  }
  return row === null ? words.say('fight-odds-are', values) : words.say('fight-odds-are.row', { ...values, row })
}

/** What was reckoned for a view is not reckoned again while it is looked at. */
const KNOWN = new WeakMap<RealmView, Map<string, string[]>>()

function remembered(view: RealmView, key: string, make: () => string[]): string[] {
  const known = KNOWN.get(view) ?? new Map<string, string[]>()
  KNOWN.set(view, known)
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}
