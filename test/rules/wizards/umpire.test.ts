import { expect, test } from 'vitest'
import { apprentice } from '../../../src/games/wizards/bots/apprentice.ts'
import { wizards } from '../../../src/games/wizards/game.ts'
import { actOf } from '../../../src/games/wizards/rules/state/acts.ts'
import { HIGH_WIZARDS } from '../../../src/games/wizards/rules/state/components.ts'
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
} from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'
import { Isles, isCenter } from './isles.ts'
import { rankOf, Umpire } from './umpire.ts'
import { Witness } from './witness.ts'

const GAMES = amount(4, 100)
const DECISIONS = 300

const VARIANTS = [
  'standard',
  'solitaire',
  'partnership',
  'three-gems',
  'standard',
  'three-fortnights',
  'standard',
] as const
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']

/**
 * Returns the header of the nth game: the variants in turn, any number of players, short Fortnights every second time.
 */
function nthHeader(n: number): Header {
  const variant = VARIANTS[n % VARIANTS.length]!
  const seats = variant === 'solitaire' ? 1 : variant === 'partnership' ? 4 : 2 + (n % 5)
  const alone = variant === 'three-fortnights' && n % 2 === 0
  return {
    game: 'wizards',
    rules: wizards.rules,
    options: { variant, fortnight: n % 2 === 0 ? '14' : '7', removed: 'die' },
    seats: NAMES.slice(0, alone ? 1 : seats),
    seed: `umpire-${n}`,
    practice: false,
  }
}

/** The starting space of some players: beside a Tower that is in all games except some for one player. */
const TOWER = 'megmorans-tower.center'

/**
 * Prepares every second game with advanced players, some Gems and two High Wizards on the board, which random play
 * never reaches.
 */
function begin(n: number) {
  const header = nthHeader(n)
  const match = Match.begin(wizards, header)
  if (n % 2 === 0) return match
  const state = copy(match.state)
  const random = seedRandom(header.seed, 'veterans')
  const isles = new Isles(state.placements)
  const true_ = HIGH_WIZARDS.filter(wizard => state.gems[wizard] !== 'false')
  for (const player of state.players) {
    const order = pick(random, ['wizards', 'sorcerers', 'druids'] as const)
    const { knowledge, perception, power } = rankOf(order, 4)!
    const rank = pick(random, [2, 3, 4, 4])
    const known = rank === 4 ? true_.filter(() => below(random, 3) > 0) : []
    const gems = Object.fromEntries(known.map(wizard => [wizard, state.gems[wizard]]))
    Object.assign(player, { order, rank, points: { knowledge, perception, power }, gems, known: { ...gems }, turns: 0 })
    // Some are next to their Mentor, and advanced a day or more ago.
    if (order === 'sorcerers' && isles.lies(TOWER))
      Object.assign(player, { space: isles.beside(TOWER)[0], advanced: pick(random, [null, 0, 1]) })
  }
  const land = isles.land.filter(space => !isCenter(space))
  for (const wizard of [HIGH_WIZARDS.find(one => !true_.includes(one))!, true_[n % 6]!]) {
    state.wizards.push({ wizard, at: pick(random, land), letter: null, knownTo: [], cards: [wizard] })
    state.decks.wizards.draw = state.decks.wizards.draw.filter(card => card !== wizard)
  }
  return Match.begin({ ...wizards, begin: () => state }, header)
}

/** Mixes the apprentice's answers, which make progress, with as many random ones, which do unusual things. */
function answerOf(match: ReturnType<typeof begin>, random: RandomState, question: Question): string {
  if (below(random, 4) === 0) return pickAnswer(random, question)
  return apprentice.answer(match.view(question.seat), question, random)
}

/** Returns an answer with everything that is compared with the book. */
function answer({ id, act }: Option): string {
  const does = actOf({ id, act })
  switch (does.kind) {
    case 'move':
      return `${id} ${does.cost === null ? null : does.cost / 4}`
    case 'call-boat':
      return `${id} ${does.far}`
    case 'take-marker':
      return `take ${does.task.toLowerCase()} ${does.mark}`
    case 'cast':
      return does.way ? `cast ${does.spell} ${does.way.to}` : id
    default:
      return id
  }
}

/** Returns the answers that a question has beyond the book, or lacks. Returns nothing if both agree. */
function faultsOf({ topic, options }: Question, answers: readonly string[] | null): string[] {
  if (!answers) return []
  const offered = new Set(options.filter(({ id }) => id !== 'ask for help' && id !== 'wait').map(answer))
  const allowed = new Set(answers)
  const more = [...offered].filter(id => !allowed.has(id))
  const less = [...allowed].filter(id => !offered.has(id))
  return more.length + less.length === 0 ? [] : [`${topic} offers ${more} and not ${less}`]
}

test('a reference model written only from the rulebook and a check of all events find no fault', () => {
  for (let n = 0; n < GAMES; n++) {
    const match = begin(n)
    const random = seedRandom(match.header.seed, 'play')
    const isles = new Isles(match.state.placements)
    const witness = new Witness(match.state, isles)
    for (let i = 0; i < DECISIONS && !match.over; i++) {
      const question = match.questions[0]!
      const umpire = new Umpire(isles, match.state)
      const faults = faultsOf(question, umpire.answersTo(question, witness))
      const id = answerOf(match, random, question)
      witness.answered(id, question.topic)
      match.answer(question.seat, id)
      for (const event of match.lastEvents) witness.see(event)
      witness.compare(match.state, match.questions[0]?.topic)
      expect([...faults, ...witness.faults], `game ${n}, after ${match.length} answers`).toEqual([])
    }
  }
})
