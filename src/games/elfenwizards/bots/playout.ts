import type { Lookahead } from '../../../bots/bot.ts'
import { type HalvingRound, rankByHalving } from '../../../bots/successive-halving.ts'
import { Match, type Question, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { elfenwizards } from '../game.ts'
import { spellOf } from '../rules/facts/spells.ts'
import type { ElfenAct } from '../rules/state/acts.ts'
import { asElfenQuestion, type Topic } from '../rules/state/asking.ts'
import type { ElfenState } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { byRule, idOf, mayPass } from './apprentice.ts'
import { placeAllSpells } from './fast-placing.ts'
import { chancesOf } from './values.ts'

export type PlayoutView = Lookahead<ElfenState, ElfenView>

/** Consecutive answers, starting with the answer to the current question. */
export type AnswerSequence = readonly string[]

/** For each round of halving: the number of games per remaining sequence, and the number of sequences kept. */
const HALVING_ROUNDS: readonly HalvingRound[] = [
  { games: 2, keep: 2 },
  { games: 4, keep: 1 },
]

/** The rounds for a hint. A person reads its reason and may compare it with the screen, so it gets more games. */
export const HINT_ROUNDS: readonly HalvingRound[] = [
  { games: 6, keep: 3 },
  { games: 18, keep: 1 },
]

/** The maximum error, in points, when a simulated player estimates a spell. */
const MAX_ERROR = 1.5

/** A sequence of answers and its mean probability of winning over all trials, from 0 to 1. */
export interface SequenceResult {
  readonly line: AnswerSequence
  readonly chances: number
}

/**
 * Tries sequences of answers with random future dice. Each trial runs to the end of the current round or, if that is
 * past step 5, to the end of the next round. Everyone plays as the apprentice would, but misjudges spells a little in
 * all trials except the first. Returns the sequences, best first. All sequences get the same dice, but weak ones get
 * fewer trials.
 */
export function* trySequences(
  view: ElfenView,
  question: Question,
  lines: readonly AnswerSequence[],
  random: RandomState,
  { ahead, rounds = HALVING_ROUNDS }: { readonly ahead?: PlayoutView; readonly rounds?: readonly HalvingRound[] } = {},
): Generator<void, SequenceResult[]> {
  const { seat } = question
  const start = trialMaker(view, question, ahead)
  // The cost of this round's demotions only shows in the next round.
  const until = view.step > 5 ? view.day + 1 : view.day
  const seed = random.join(' ')
  const found = yield* rankByHalving(lines, rounds, (line, n) => {
    const match = start(seedRandom(seed, `dice ${n}`))
    for (const id of line) {
      // If a spell has only one possible magician, no question is asked.
      if (match.questionFor(seat)?.options.some(option => option.id === id)) match.answer(seat, id)
    }
    return chancesOf(playOn(match, until, seedRandom(seed, `doubt ${n}`), n === 0 ? 0 : MAX_ERROR), seat)
  })
  return found.map(({ item, chances }) => ({ line: item, chances }))
}

type ElfenMatch = ReturnType<PlayoutView['fork']>

/** Returns a function that creates trial matches. Each one is the current game with different future dice. */
function trialMaker(
  view: ElfenView,
  question: Question,
  ahead: PlayoutView | undefined,
): (dice: RandomState) => ElfenMatch {
  const guessState = (
    { seat: _seat, ...shown }: ElfenView,
    dice: RandomState,
    forced: readonly number[] = [],
  ): ElfenState => ({
    ...shown,
    random: { dice, decks: [...dice] },
    forced: [...forced],
  })
  if (ahead) {
    const { checkpointView } = ahead
    return dice => ahead.fork(guessState(checkpointView, dice))
  }
  return dice => restarted(guessState(view, dice, view.players[question.seat]!.hand), question)
}

/**
 * Restarts the game from the visible state and repeats the turn up to the same question. The state contains everything
 * that happened in the turn except the number of spells placed.
 */
function restarted(state: ElfenState, { seat, topic }: Question): ElfenMatch {
  const { held } = state
  const match = matchFrom({ ...state, held: null })
  // A question with only one answer is never asked.
  const answerIfAsked = (about: Topic, does: (act: ElfenAct) => boolean) => {
    const open = match.questions[0]
    if (topic !== about && open?.topic === about) match.answer(seat, idOf(asElfenQuestion(open), does))
  }
  answerIfAsked('again', ({ kind }) => kind === 'accept')
  if (held === null) return match
  if (topic === 'box')
    answerIfAsked(
      'die',
      act => held === (act.kind === 'pick' ? String(act.face) : act.kind === 'pick-several' && act.dice.join(' ')),
    )
  if (topic === 'support') answerIfAsked('spell', act => act.kind === 'spell' && spellOf(act.die) === held)
  if (topic === 'vacancy') answerIfAsked('mover', act => act.kind === 'move' && act.magician === held)
  return match
}

/** Plays on as the apprentice would to the end of round `until`, and returns the state. */
function playOn(match: ElfenMatch, until: number, random: RandomState, doubt: number): ElfenState {
  while (!match.over && match.state.day <= until) {
    const question = match.questions[0]!
    const { seat, topic } = question
    if (topic === 'spell' && mayPass(asElfenQuestion(question))) {
      // Everyone else has now passed. The current question is still open, so answer it with a pass.
      placeAllSpells(match.state, doubt, random)
      match.answer(
        seat,
        idOf(asElfenQuestion(question), ({ kind }) => kind === 'pass'),
      )
    } else match.answer(seat, byRule(match.state, question, random))
  }
  return match.state
}

/** Starts a match from the state at a checkpoint. */
function matchFrom(state: ElfenState): ElfenMatch {
  const { id, rules } = elfenwizards
  const header = { game: id, rules, options: {}, seats: state.seats, seed: '', practice: false }
  return Match.begin({ ...elfenwizards, begin: () => state }, header, { headless: true })
}
