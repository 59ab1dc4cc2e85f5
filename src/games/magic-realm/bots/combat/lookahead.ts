import type { Lookahead } from '../../../../bots/bot.ts'
import { rankByHalving } from '../../../../bots/successive-halving.ts'
import { IllegalAnswer, type RandomState, seedRandom } from '../../../../kernel/index.ts'
import { buildFight, type FightPolicy, fightAnswer, isFightQuestion } from '../../plans/combat/policy.ts'
import { withNewDice } from '../../plans/combat/state-from-view.ts'
import { boardOf } from '../../rules/pieces/board.ts'
import { CHIT_IDS } from '../../rules/pieces/chits.ts'
import type { FightQuestion } from '../../rules/state/asking.ts'
import type { CombatAct } from '../../rules/state/combat-acts.ts'
import { piecesOn, sheetOf } from '../../rules/state/sheets.ts'
import { type Character, characterOf, type RealmState } from '../../rules/state/state.ts'
import type { RealmView } from '../../rules/state/view.ts'
import { deathCostNow, scoreValue } from '../score.ts'

export type LookaheadView = Lookahead<RealmState, RealmView>
type Trial = ReturnType<LookaheadView['fork']>

/** Acts to try in addition to the likely answers. */
const ALSO_TRIED: Partial<Record<FightQuestion['topic'], readonly CombatAct['kind'][]>> = {
  action: ['no-action', 'run', 'alert', 'berserk', 'fly-away'],
  target: ['no-target'],
}

/** The rounds of successive halving: the number of fights per answer, and the number of answers kept. */
const HALVING_ROUNDS = [
  { games: 3, keep: 2 },
  { games: 6, keep: 1 },
] as const

/** The maximum number of rounds, and of answers, in a trial. */
const ROUNDS = 6
const ANSWERS = 200

/** The cost of a wounded chit and of a fatigued chit, in score points. Either takes days to recover. */
const COST = { wounded: 0.25, fatigued: 0.08 } as const
/**
 * Fractions of the cost of death. `ATTACKED_SHARE` applies if the character is under attack when a trial ends.
 * `OUTSIDE_SHARE` applies if the character has run along a road that leads off the map, because the only way on is back
 * to the same denizens (8.3.8).
 */
const ATTACKED_SHARE = 0.15
const OUTSIDE_SHARE = 0.8

/** The policies in a trial. The seat that looks ahead hunts, and the others only defend themselves. */
interface TrialPolicies {
  readonly own: FightPolicy
  readonly others: FightPolicy
}

/**
 * Simulates fights to find the best of the likely answers and those in `ALSO_TRIED`. Every answer is tried with the
 * same guesses at the dice and at other players' choices. Returns null if there are fewer than two answers to try, the
 * character isn't one of the seat's living characters, there is no clearing to fight in, or a guess turns out to be
 * impossible.
 */
export function* bestInFight(
  question: FightQuestion,
  id: string,
  likely: readonly string[],
  policies: TrialPolicies,
  random: RandomState,
  ahead: LookaheadView,
): Generator<void, string | null> {
  const ids = [...new Set([...likely, ...answersToTry(question)])]
  if (ids.length < 2) return null
  const { checkpointView } = ahead
  const clearing = placeOf(checkpointView, id)
  const character = checkpointView.characters.find(one => one.id === id && one.isOwn && one.fate === 'alive')
  if (clearing === null || !character) return null
  const price = deathCostNow(checkpointView, character)
  const stakes = { price, dead: scoreValue(character, checkpointView) - price }
  const seed = random.join(' ')
  try {
    const found = yield* rankByHalving(ids, HALVING_ROUNDS, (answer, n) => {
      const match = ahead.fork(guessAt(checkpointView, clearing, seedRandom(seed, `guess ${n}`)))
      match.answer(question.seat, answer)
      return valueAfter(match, question.seat, id, stakes, policies, seedRandom(seed, `play ${n}`))
    })
    return found[0]?.item ?? null
  } catch (error) {
    // A guess may contradict the draws made in this step. Such a guess is useless.
    if (error instanceof IllegalAnswer) return null
    throw error
  }
}

const placeOf = ({ combat, characters }: RealmView, id: string): string | null => {
  const place = characters.find(one => one.id === id && one.fate === 'alive')?.place
  return combat?.clearing ?? (place?.kind === 'clearing' ? place.clearing : null)
}

/**
 * Guesses the full state from a view. The given clearing fights first this evening. Unseen chits are not placed
 * anywhere.
 */
function guessAt(rest: RealmView, clearing: string, random: RandomState): RealmState {
  const state = withNewDice(rest, random)
  state.evenings = [clearing, ...state.evenings.filter(other => other !== clearing)]
  for (const id of CHIT_IDS) state.chits[id] ??= { tile: null, inside: null, up: false, at: null, known: false }
  return state
}

/** Picks the first option of each kind in `ALSO_TRIED`, because it might beat the likely answers. */
function answersToTry({ topic, options }: FightQuestion): string[] {
  const kinds = ALSO_TRIED[topic] ?? []
  return kinds.flatMap(kind => options.find(({ act }) => act.kind === kind)?.id ?? [])
}

/** The cost of a character's death, and the value of the position once the character is dead. */
interface DeathCost {
  readonly price: number
  readonly dead: number
}

/** Plays a trial and returns its value for a character. */
function valueAfter(
  match: Trial,
  seat: number,
  id: string,
  stakes: DeathCost,
  policies: TrialPolicies,
  random: RandomState,
): number {
  const before = match.state.combat
  const clearing = before?.clearing
  const until = (before?.round ?? 1) + ROUNDS
  for (let n = 0; n < ANSWERS && !match.over; n++) {
    const { state } = match
    const { combat } = state
    if (state.phase !== 'evening' || (combat !== null && (combat.clearing !== clearing || combat.round > until))) break
    if (clearing !== undefined && combat === null) break
    const question = match.questions[0]
    if (!question || !isFightQuestion(question) || !combat) break
    const policy = question.seat === seat ? policies.own : policies.others
    const rests = question.options.find(({ act }) => act?.kind === 'rest-of-evening')?.id
    match.answer(question.seat, rests ?? fightAnswer(buildFight(state, combat), question, policy, random))
    if (characterOf(match.state, id).fate !== 'alive') break
  }
  return standingAfterFight(match.state, characterOf(match.state, id), stakes)
}

/**
 * Returns the value of a character's position after a trial: the score value, minus the cost of wounds, fatigue and
 * danger, or `dead` if the character has died.
 */
function standingAfterFight(state: RealmState, one: Character, { price, dead }: DeathCost): number {
  if (one.fate !== 'alive') return dead
  const { combat } = state
  const out = (wanted: string): number => one.chits.filter(chit => chit === wanted).length
  const isAttacked = combat !== null && piecesOn(sheetOf(combat, one.id)).length > 0 && one.place.kind === 'clearing'
  return (
    scoreValue(one, state) -
    COST.wounded * out('wounded') -
    COST.fatigued * out('fatigued') -
    (isAttacked ? ATTACKED_SHARE * price : 0) -
    (isOutside(state, one) ? OUTSIDE_SHARE * price : 0)
  )
}

/** Returns true if a character is on a road that leaves the map. */
const isOutside = ({ tiles }: RealmState, { place }: Character): boolean =>
  place.kind === 'road' && boardOf(tiles).ways.get(place.way)?.ends.includes(null) === true
