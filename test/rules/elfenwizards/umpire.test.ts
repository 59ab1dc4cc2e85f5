import { expect, test } from 'vitest'
import { botRandom, lookaheadFor } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/elfenwizards/bots/apprentice.ts'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import type { ElfenEvent, ElfenState } from '../../../src/games/elfenwizards/rules/state/components.ts'
import type { ElfenView } from '../../../src/games/elfenwizards/rules/state/view.ts'
import {
  below,
  type Header,
  Match,
  pickAnswer,
  type Question,
  type RandomState,
  seedRandom,
} from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'
import { Umpire } from './umpire.ts'
import { faultsOf } from './witness.ts'

type ElfenMatch = Match<ElfenState, ElfenEvent, ElfenView>
type Player = (match: ElfenMatch, question: Question, random: RandomState) => string

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

/** Returns the header of the nth game of a run, with three to six guilds in turn and a random length. */
function nthHeader(run: string, n: number): Header {
  const random = seedRandom(`${run}-${n}`, 'header')
  return {
    game: 'elfenwizards',
    rules: elfenwizards.rules,
    options: { variant: below(random, 2) === 0 ? 'usual' : 'longer' },
    seats: NAMES.slice(0, 3 + (n % 4)),
    seed: `${run}-${n}`,
    practice: false,
  }
}

/** Plays a game to its end with an umpire, and expects no difference after any answer. */
function umpired(header: Header, player: Player): void {
  const match: ElfenMatch = Match.begin(elfenwizards, header)
  const random = seedRandom(header.seed, 'play')
  const umpire = new Umpire(header, match.lastEvents)
  for (;;) {
    const faults = faultsOf(match.questions, match.lastEvents, match.view(null), umpire)
    expect(faults, `game ${header.seed}, after ${match.length} answers`).toEqual([])
    if (match.over) return
    const question = match.questions[below(random, match.questions.length)]!
    const id = player(match, question, random)
    match.answer(question.seat, id)
    umpire.goOn(match.lastEvents, { seat: question.seat, id })
  }
}

/** Answers that prefer to pay and to spend chips, because random answers seldom free anybody or cause a tie. */
const BOLD = /^(?:again|chip|grey|minor|pay)/

/**
 * Returns the answers of guilds that avoid each other: each sends its magicians to its own box and spends chips on
 * them.
 */
const clannish = (_match: ElfenMatch, seat: number) =>
  new RegExp(`^(?:m${1 + (seat % 4)}|chip|${'rgbykx'[seat]}\\d.*)$`)

/**
 * Returns the answers that raise demoted magicians, and so retire them with grey chips, which random answers never do.
 */
function lifting({ state }: ElfenMatch): RegExp {
  const grey = state.magicians.filter(magician => magician.grey > 0).map(({ id }) => id)
  return new RegExp(`^(?:chip|keep|magician|necromancer|sorcerer|wizard|${[...grey, 'x'].join('|')})(?: |$)`)
}

const rather =
  (wish: (match: ElfenMatch, seat: number) => RegExp): Player =>
  (match, question, random) => {
    const liked = wish(match, question.seat)
    const some = question.options.filter(({ id }) => liked.test(id))
    const isFree = some.length === 0 || below(random, 5) === 0
    return isFree ? pickAnswer(random, question) : some[below(random, some.length)]!.id
  }

const byApprentice: Player = (match, question) => {
  const { seat } = question
  return apprentice.answer(
    match.view(seat),
    question,
    botRandom(match.header, seat, match.length),
    lookaheadFor(match, seat),
  )
}

test.each<[string, Player, number]>([
  ['chance', (_match, question, random) => pickAnswer(random, question), amount(4, 80)],
  ['boldness', rather(() => BOLD), amount(4, 60)],
  ['clans', rather(clannish), amount(4, 60)],
  ['ladders', rather(lifting), amount(4, 50)],
  ['apprentices', byApprentice, amount(4, 50)],
])('a reference model written only from the rulebook finds no fault in games of %s', (run, player, games) => {
  for (let n = 0; n < games; n++) umpired(nthHeader(run, n), player)
})
