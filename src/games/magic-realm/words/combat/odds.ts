import { type Odds, type Question, seedRandom } from '../../../../kernel/index.ts'
import { wilsonInterval } from '../../../../parts/confidence.ts'
import { capital, type Messages } from '../../../../text/index.ts'
import { leavesChoices, roundOddsAfter } from '../../plans/combat/answer-odds.ts'
import { type FightOdds, type FightSample, oddsOf } from '../../plans/combat/can-win.ts'
import { type Meeting, meetingFights, meetingsAt } from '../../plans/combat/meetings.ts'
import { isFightQuestion } from '../../plans/combat/policy.ts'
import type { RoundOdds } from '../../plans/combat/round-odds.ts'
import { assignedTo, fightIn } from '../../plans/combat/state-from-view.ts'
import { endOfPlan, mainCharacter } from '../../plans/view-facts.ts'
import type { DenizenId } from '../../rules/pieces/denizens.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import type { FightAct, FightQuestion } from '../../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../../rules/state/view.ts'
import { characterName, clearingName, denizenNames } from '../names.ts'
import { pieceInSentence } from './names.ts'

/** The minimum number of simulated fights per group of denizens in `fightOddsLines` and `optionalFight`. */
const FIGHTS = 16
/** The maximum number of simulated fights for a question: during a fight, and while a battle is being set up. */
const MOST = { fight: 64, battle: 1000 } as const
/**
 * The number of simulated fights after which a question first shows the odds. It shows them again each time that number
 * doubles.
 */
const FIRST = 8
/** The maximum number of groups in the forecast. Those already present come first, then those of the Monster Roll. */
const MAX_GROUPS = 6

const percent = (part: number): number => Math.round(part * 100)

/** Formats a percentage from trials, which never prove that something is impossible or certain. */
const chanceText = (words: Messages, n: number): string =>
  words.get('fight-chance', { n, end: n === 0 ? 'none' : n === 100 ? 'all' : 'no' })

/** Describes the chance of winning, and the parts of it that leave a curse or bad wounds. */
function winText(words: Messages, wins: number, { cursed, hurt }: FightOdds): string {
  const costs = (['cursed', 'hurt'] as const).flatMap(what => {
    const n = percent(what === 'cursed' ? cursed : hurt)
    return n === 0 ? [] : [words.get('fight-win-cost', { n, what })]
  })
  return `${chanceText(words, wins)}${costs.length === 0 ? '' : ` (${costs.join(', ')})`}`
}

/**
 * Returns an answer's odds for the current round, in percent: the chances that the viewer's character hits, kills, is
 * hit and dies. Leaves out chances of 0, except the chance of death. Returns an empty list without opponents, or if the
 * answer has no odds.
 */
export function roundOddsTexts(words: Messages, view: RealmView, question: FightQuestion, act: FightAct): Odds[] {
  const fight = fightIn(view)
  const lured = luredBy(view, question, act)
  const odds = fight && lured && roundOddsAfter(fight, question, act, lured)
  // Without opponents there are no odds.
  if (!odds || (fight.foes.length === 0 && fight.fighters.length === 1)) return []
  const outcomes = (['hits', 'kills', 'hit', 'dies'] as const satisfies readonly (keyof RoundOdds)[]).filter(
    what => odds[what] > 0 || what === 'dies',
  )
  const isOpen = leavesChoices(question)
  return outcomes.map((what, i) => ({
    what: words.get(i > 0 ? 'round-odds' : isOpen ? 'round-odds.open' : 'round-odds.first', { what }),
    hits: percent(odds[what]),
    of: 100,
  }))
}

/**
 * Lists the denizens that an answer would add to the character's sheet by luring. Returns null if they aren't known
 * yet.
 */
function luredBy(view: RealmView, question: FightQuestion, act: FightAct): string[] | null {
  if (question.topic !== 'lure') return []
  if (act.kind !== 'lure' && act.kind !== 'lured') return null
  return assignedTo(view, question.data.character, act.kind === 'lure')
}

/**
 * Forecasts a fight between the viewer's character and the enemies in a clearing, including monsters that may appear
 * tonight ("Can I win this fight?"). The default clearing is that of the current fight, or the one where the recorded
 * turn ends.
 */
export function fightOddsLines(words: Messages, view: RealmView, named?: ClearingId): string[] {
  const main = mainCharacter(view)
  const clearing = main && (named ?? placeOf(view, main))
  if (!main || !clearing) return [words.get('fight-odds-none')]
  const place = clearingName(clearing)
  const meetings = meetingsAt(view, main, clearing).slice(0, MAX_GROUPS)
  if (meetings.length === 0) return [words.get('fight-odds-nobody', { place })]
  const lines = meetings.flatMap(meeting => {
    const forecast = forecastOf(view, main, clearing, meeting)
    return [oddsLine(words, main, meeting, forecast.upTo(FIGHTS)), ...battleOddsLines(words, view, forecast.sample)]
  })
  return [capital(words.get('fight-odds-of', { name: pieceInSentence(words, main.id), place })), ...lines]
}

/**
 * Returns the clearing of the current fight or battle, or the one where the recorded turn ends. Returns null if it is
 * unknown.
 */
const placeOf = (view: RealmView, main: SeenCharacter): ClearingId | null =>
  view.combat?.clearing ?? view.battle?.clearing ?? endOfPlan(view, main)

function oddsLine(words: Messages, main: SeenCharacter, { denizens, row }: Meeting, sample: FightSample): string {
  const odds = oddsOf(sample, main.id)
  const { wins, dies, flees, lasts, wounds } = odds
  const values = {
    foes: denizenNames(denizens),
    n: sample.games,
    wins: winText(words, percent(wins), odds),
    dies: chanceText(words, percent(dies)),
    lasts: chanceText(words, percent(lasts + flees)),
    wounds: Math.round(wounds),
  }
  return row === null ? words.get('fight-odds-are', values) : words.get('fight-odds-are.row', { ...values, row })
}

/** Describes everybody's chances in a battle that is being set up, each with its confidence interval. */
function battleOddsLines(words: Messages, view: RealmView, sample: FightSample | null): string[] {
  if (!view.battle || view.combat || !sample) return []
  const chance = (part: number): string => {
    const [least, most] = wilsonInterval(part, sample.games)
    return words.get('battle-chance', { part: percent(part), least: percent(least), most: percent(most) })
  }
  const lines = Object.keys(sample.results).map(id => {
    const { wins, dies, flees, lasts } = oddsOf(sample, id)
    return words.get('battle-chances', {
      name: characterName(id),
      wins: chance(wins),
      dies: chance(dies),
      flees: chance(flees),
      lasts: chance(lasts),
    })
  })
  return [...lines, words.get('battle-rounds', { rounds: Math.round((10 * sample.rounds) / sample.games) / 10 })]
}

/**
 * Forecasts the whole fight that a question belongs to, in slices. The first step yields a placeholder. Each further
 * step simulates one fight and yields a better forecast, or null if none is ready yet. Returns null if there is no
 * fight between the viewer's character and denizens.
 */
export function fightForecast(
  words: Messages,
  view: RealmView,
  question: Question,
): Generator<string | null, void> | null {
  const isSetUp = question.topic === 'battle'
  const main = mainCharacter(view)
  const clearing = main && placeOf(view, main)
  if (!main?.isOwn || !clearing || !(isSetUp || (view.combat && isFightQuestion(question)))) return null
  const [meeting] = meetingsAt(view, main, clearing)
  if (!meeting || meeting.row !== null || (!isSetUp && !isIn(view, main))) return null
  const forecast = forecastOf(view, main, clearing, meeting)
  return improvingForecast(words, isUnprovoked(view, main), main, forecast, isSetUp ? MOST.battle : MOST.fight)
}

const isIn = ({ combat }: RealmView, { place, fate }: SeenCharacter): boolean =>
  fate === 'alive' && place.kind === 'clearing' && place.clearing === combat?.clearing

/** Returns true if nobody attacks the viewer's hidden character, who can still choose not to fight (15.2.1). */
const isUnprovoked = ({ combat }: RealmView, { id, hidden }: SeenCharacter): boolean =>
  combat !== null && hidden && (combat.sheets.find(({ owner }) => owner === id)?.boxes.flat() ?? []).length === 0

function* improvingForecast(
  words: Messages,
  isOptional: boolean,
  main: SeenCharacter,
  forecast: Forecast,
  most: number,
): Generator<string | null, void> {
  yield words.get('fight-forecast.pending', { optional: isOptional ? 'yes' : 'no' })
  for (let shown = FIRST; ; shown = Math.min(2 * shown, most)) {
    while (forecast.games < shown) {
      forecast.upTo(forecast.games + 1)
      yield null
    }
    yield forecastLine(words, isOptional, main, forecast.upTo(shown), most)
    if (shown === most) return
  }
}

/** The enemies in the clearing of the viewer's character, and the odds of fighting them to the end. */
export interface FightHere {
  readonly foes: readonly DenizenId[]
  readonly odds: FightOdds
}

/**
 * Forecasts a fight that the viewer's character can still decline, with the same trial fights as the question. Returns
 * null if there is no such fight.
 */
export function optionalFight(view: RealmView): FightHere | null {
  const main = mainCharacter(view)
  const clearing = main && placeOf(view, main)
  if (!main || !clearing || !isUnprovoked(view, main)) return null
  const [meeting] = meetingsAt(view, main, clearing)
  if (!meeting || meeting.row !== null) return null
  return { foes: meeting.denizens, odds: oddsOf(forecastOf(view, main, clearing, meeting).upTo(FIGHTS), main.id) }
}

/** Returns the forecast after some of `most` simulated fights. Its parts add up to 100. */
function forecastLine(
  words: Messages,
  isOptional: boolean,
  main: SeenCharacter,
  sample: FightSample,
  most: number,
): string {
  const odds = oddsOf(sample, main.id)
  const { wins, dies } = odds
  const won = percent(wins)
  const died = Math.min(percent(dies), 100 - won)
  const n = sample.games
  return words.get('fight-forecast', {
    optional: isOptional ? 'yes' : 'no',
    wins: winText(words, won, odds),
    dies: chanceText(words, died),
    undecided: 100 - won - died,
    lasts: chanceText(words, 100 - won - died),
    n,
    done: n < most ? 'no' : 'yes',
  })
}

/** The simulated fights between one character and one group of denizens. */
class Forecast {
  sample: FightSample | null = null

  constructor(private readonly fights: Generator<FightSample, never>) {}

  get games(): number {
    return this.sample?.games ?? 0
  }

  /** Simulates fights until there are at least `games` in all, and returns their results. */
  upTo(games: number): FightSample {
    let sample = this.sample ?? this.fights.next().value
    while (sample.games < games) sample = this.fights.next().value
    this.sample = sample
    return sample
  }
}

/** The forecasts by view. The question, the command, the page and the hint share them, so they always agree. */
const KNOWN = new WeakMap<RealmView, Map<string, Forecast>>()

function forecastOf(view: RealmView, main: SeenCharacter, clearing: ClearingId, meeting: Meeting): Forecast {
  const known = KNOWN.get(view) ?? new Map<string, Forecast>()
  KNOWN.set(view, known)
  const key = `${main.id} ${clearing} ${meeting.row ?? 'now'} ${meeting.denizens.join(' ')}`
  const random = seedRandom(`${view.day} ${view.combat?.round ?? 0} ${key}`, 'fight told')
  const found = known.get(key) ?? new Forecast(meetingFights(view, main, clearing, meeting, random))
  known.set(key, found)
  return found
}
