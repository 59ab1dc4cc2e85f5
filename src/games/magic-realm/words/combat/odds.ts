import { type Odds, type Question, seedRandom } from '../../../../kernel/index.ts'
import { capital, type Messages } from '../../../../text/index.ts'
import { leavesChoices, roundOddsAfter } from '../../plans/combat/answer-odds.ts'
import type { FightOdds } from '../../plans/combat/can-win.ts'
import { type Meeting, meetingOdds, meetingsAt } from '../../plans/combat/meetings.ts'
import type { RoundOdds } from '../../plans/combat/round-odds.ts'
import { fightIn, givenTo } from '../../plans/combat/state-from-view.ts'
import { endOfPlan, mainCharacter } from '../../plans/seen.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import type { CombatAct } from '../../rules/state/combat-acts.ts'
import type { RealmView, SeenCharacter } from '../../rules/state/view.ts'
import { clearingName, denizenNames } from '../names.ts'
import { pieceSaid } from './names.ts'

/** Simulated fights per group of monsters. */
const FIGHTS = 16
/** The maximum number of groups forecast. Those present come first, then those of the Monster Roll. */
const LOTS = 6

const percent = (part: number): number => Math.round(part * 100)

/**
 * Returns an answer's odds for the current round in percent: the viewer's hits and kills, and the harm to the viewer.
 */
export function roundTold(words: Messages, view: RealmView, question: Question, act: CombatAct): Odds[] {
  const fight = fightIn(view)
  const comers = comersFor(view, question, act)
  const odds = fight && comers && roundOddsAfter(fight, question, act, comers)
  // Without opponents there are no odds.
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

/** Lists the denizens that luring would add. Empty if there are none, and null if that is not known yet. */
function comersFor(view: RealmView, { topic, data }: Question, act: CombatAct): string[] | null {
  if (topic !== 'lure') return []
  if (act.kind !== 'lure' && act.kind !== 'lured') return null
  return givenTo(view, String(data?.character ?? ''), act.kind === 'lure')
}

/**
 * Simulates a fight between the viewer's character and the monsters in a clearing, including those that may appear
 * tonight ("Can I win this fight?"). The default clearing is that of the current fight, or the one where the recorded
 * turn ends.
 */
export function fightTold(words: Messages, view: RealmView, named?: ClearingId): string[] {
  const main = mainCharacter(view)
  const clearing = main && (named ?? placeOf(view, main))
  if (!main || !clearing) return [words.say('fight-odds-none')]
  return remembered(view, `${words.language} ${main.id} ${clearing}`, () => lines(words, view, main, clearing))
}

/** Returns the clearing of the current fight, or the one where the recorded turn ends. */
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

/** A cache of forecasts per view. */
const KNOWN = new WeakMap<RealmView, Map<string, string[]>>()

function remembered(view: RealmView, key: string, make: () => string[]): string[] {
  const known = KNOWN.get(view) ?? new Map<string, string[]>()
  KNOWN.set(view, known)
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}
