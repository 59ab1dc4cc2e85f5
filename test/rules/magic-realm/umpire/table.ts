import { apprentice } from '../../../../src/games/magic-realm/bots/apprentice.ts'
import { magicRealm } from '../../../../src/games/magic-realm/game.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import type { RealmView } from '../../../../src/games/magic-realm/rules/state/view.ts'
import {
  below,
  copy,
  type Header,
  Match,
  type Option,
  pick,
  pickAnswer,
  type Question,
  type RandomState,
  seedRandom,
} from '../../../../src/kernel/index.ts'
import { Birdsong } from './birdsong.ts'
import { Blows } from './blows.ts'
import { Daylight } from './daylight.ts'
import { Dice } from './dice.ts'
import { SITES } from './realm-book.ts'
import { Score } from './score.ts'
import { Summons } from './summons.ts'
import { Trade } from './trade.ts'

/** The latest step: a question, its answer, and its events. A number has no option. */
export interface Happened {
  readonly question: Question
  readonly option: Option | undefined
  readonly events: readonly RealmEvent[]
  /** The current state. */
  readonly state: RealmState
}

/** A chapter of the rulebook that follows the game. Both methods return faults in sentences. */
export interface Chapter {
  /** Called for a question. */
  asked?(question: Question, state: RealmState): readonly string[]
  /** Called for its answer. */
  happened(happened: Happened): readonly string[]
}

/** Returns the chapters, from the first morning on. */
const chaptersOf = (state: RealmState): readonly Chapter[] => [
  new Birdsong(state),
  new Summons(state),
  new Blows(state),
  new Daylight(state),
  new Dice(state),
  new Score(state),
  new Trade(state),
]

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan']

/** Returns the header of the nth game: one of the first three ENCOUNTERs, for one to four players. */
const nthHeader = (n: number): Header => ({
  game: 'magic-realm',
  rules: magicRealm.rules,
  options: { encounter: `${3 - (n % 3)}` },
  seats: NAMES.slice(0, n % 8 === 7 ? 1 : 2 + (n % 3)),
  seed: `umpire-${n}`,
  practice: false,
})

type RealmMatch = Match<RealmState, RealmEvent, RealmView>

/**
 * Prepares every second game with advanced characters who have gold, goods and knowledge, which random play never
 * reaches.
 */
function begin(n: number): RealmMatch {
  const header = nthHeader(n)
  const match = Match.begin(magicRealm, header)
  const random = seedRandom(header.seed, 'begin')
  // Nothing is checked before the first morning.
  while (match.state.day === 0) {
    const question = match.questions[0]!
    match.answer(question.seat, pickAnswer(random, question))
  }
  const state = copy(match.state)
  // Few games here last a month: one in four begins in its last days, with characters who have some notoriety and
  // curses.
  const isLate = [1, 6].includes(n % 8)
  state.day = isLate ? 26 : 0
  for (const character of isLate ? state.characters : []) {
    character.fame = below(random, 60)
    character.notoriety = below(random, 90) - 20
    character.curses = (['ashes', 'disgust'] as const).filter(() => below(random, 4) === 0)
  }
  for (const character of n % 2 === 1 ? state.characters : []) {
    character.gold = 20 + below(random, 60)
    character.sites = SITES.filter(() => below(random, 2) === 0)
    for (let i = 0; i < 3; i++) {
      const box = pick(
        random,
        Object.values(state.boxes).filter(things => things.length > 0),
      )
      const [id] = box.splice(below(random, box.length), 1)
      character.owned.push({ id: id!, active: false, alerted: false, packedOn: null, on: null })
    }
  }
  return Match.begin({ ...magicRealm, begin: () => state }, header)
}

/** Mixes the apprentice's answers, which make progress, with random ones, which do unusual things. */
function answerOf(match: RealmMatch, random: RandomState, question: Question): string {
  if (below(random, 3) === 0) return pickAnswer(random, question)
  return apprentice.answer(match.view(question.seat), question, random)
}

/** Plays the nth game for a number of answers while the chapters watch. Returns the first faults and their place. */
export function watched(n: number, answers: number): string[] {
  const match = begin(n)
  const random = seedRandom(match.header.seed, 'play')
  const chapters = chaptersOf(match.state)
  for (let i = 0; i < answers && !match.over; i++) {
    const question = match.questions[below(random, match.questions.length)]!
    const before = chapters.flatMap(chapter => chapter.asked?.(question, match.state) ?? [])
    const id = answerOf(match, random, question)
    const events = match.answer(question.seat, id)
    const option = question.options.find(one => one.id === id)
    const after = chapters.flatMap(chapter => chapter.happened({ question, option, events, state: match.state }))
    if (before.length + after.length > 0)
      return [`game ${n}, after ${match.length} answers, day ${match.state.day}`, ...before, ...after]
  }
  return []
}
