import type { Ahead } from '../../../bots/bot.ts'
import { sifted } from '../../../bots/sifting.ts'
import { Match, type Question, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { elfenwizards } from '../game.ts'
import type { ElfenAct, Topic } from '../rules/acts.ts'
import type { ElfenQuestion } from '../rules/asking.ts'
import type { ElfenState } from '../rules/components.ts'
import { spellOf } from '../rules/spells.ts'
import type { ElfenView } from '../rules/view.ts'
import { byRule, idOf, mayPass } from './apprentice.ts'
import { fight } from './fight.ts'
import { chancesOf } from './worth.ts'

export type Sight = Ahead<ElfenState, ElfenView>

/** Answers given one after another, of which the first is to the question that is asked. */
export type Line = readonly string[]

/** How many games each of the lines that are left is tried on, round by round, and how many lines are left after it. */
const SIFTING = [
  { games: 2, keep: 2 },
  { games: 4, keep: 1 },
] as const

/** By how many points players in a trial may misjudge a spell, as no two people judge alike. */
const DOUBT = 1.5

/** What a line came to: how likely the seat is to win after it, 0 to 1, on the mean of its trials. */
export interface Tried {
  readonly line: Line
  readonly chances: number
}

/**
 * Tries lines of answers on guesses at the dice to come, each to the end of the round with everybody playing as the
 * apprentice does, and gives them from the best to the worst; all are tried on the same guesses. What promises little is
 * not tried as often as the rest. The work is bounded by the number of lines.
 */
export function* tried(
  view: ElfenView,
  question: Question,
  lines: readonly Line[],
  random: RandomState,
  ahead?: Sight,
): Generator<void, Tried[]> {
  const { seat } = question
  const start = startOf(view, question, ahead)
  // What the losers of this round fall to is seen in the next.
  const until = view.step > 5 ? view.day + 1 : view.day
  const seed = random.join(' ')
  const found = yield* sifted(lines, SIFTING, (line, n) => {
    const match = start(seedRandom(seed, `dice ${n}`))
    for (const id of line) {
      // Where a spell can go to one magician alone nobody is asked to whom.
      if (match.questionFor(seat)?.options.some(option => option.id === id)) match.answer(seat, id)
    }
    return chancesOf(playOn(match, until, seedRandom(seed, `doubt ${n}`), n === 0 ? 0 : DOUBT), seat)
  })
  return found.map(({ item, chances }) => ({ line: item, chances }))
}

type ElfenMatch = ReturnType<Sight['fork']>

/** Where trials begin: the game as it stands, with other dice to come. */
function startOf(view: ElfenView, question: Question, ahead: Sight | undefined): (dice: RandomState) => ElfenMatch {
  const guess = (
    { seat: _seat, ...shown }: ElfenView,
    dice: RandomState,
    forced: readonly number[] = [],
  ): ElfenState => ({
    ...shown,
    random: { dice, decks: [...dice] },
    forced: [...forced],
  })
  if (ahead) {
    const { rest } = ahead
    return dice => ahead.fork(guess(rest, dice))
  }
  return dice => again(guess(view, dice, view.players[question.seat]!.hand), question)
}

/**
 * The game begun again from the table as it lies, up to the same question: all that a turn has done so far can be seen,
 * but for how many spells have been placed in it.
 */
function again(state: ElfenState, { seat, topic }: Question): ElfenMatch {
  const { held } = state
  const match = begunAt({ ...state, held: null })
  // Where there was but one answer nobody is asked, now as then.
  const say = (asked: Topic, does: (act: ElfenAct) => boolean) => {
    const open = match.questions[0]
    if (topic !== asked && open?.topic === asked) match.answer(seat, idOf(open as ElfenQuestion, does))
  }
  say('again', ({ kind }) => kind === 'accept')
  if (held === null) return match
  if (topic === 'box')
    say(
      'die',
      act => held === (act.kind === 'pick' ? String(act.face) : act.kind === 'pick-several' && act.dice.join(' ')),
    )
  if (topic === 'support') say('spell', act => act.kind === 'spell' && spellOf(act.die) === held)
  if (topic === 'vacancy') say('mover', act => act.kind === 'move' && act.magician === held)
  return match
}

/** Plays on as the apprentice does, until this round is over, and gives how the table lies then. */
function playOn(match: ElfenMatch, until: number, random: RandomState, doubt: number): ElfenState {
  while (!match.over && match.state.day <= until) {
    const question = match.questions[0]!
    const { seat, topic } = question
    if (topic === 'spell' && mayPass(question as ElfenQuestion)) {
      // Once all spells lie, the one who is asked has nothing left but to pass.
      fight(match.state, doubt, random)
      match.answer(
        seat,
        idOf(question as ElfenQuestion, ({ kind }) => kind === 'pass'),
      )
    } else match.answer(seat, byRule(match.state, question, random))
  }
  return match.state
}

/** A game that begins as the table lies at a resting point. */
function begunAt(state: ElfenState): ElfenMatch {
  const { id, rules } = elfenwizards
  const header = { game: id, rules, options: {}, seats: state.seats, seed: '', practice: false }
  return Match.begin({ ...elfenwizards, begin: () => state }, header, { bare: true })
}
