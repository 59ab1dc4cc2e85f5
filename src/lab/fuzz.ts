import type { Bot } from '../bots/index.ts'
import {
  amountOf,
  answersTo,
  below,
  fingerprint,
  type Game,
  type Header,
  KernelError,
  Match,
  pick,
  pickAnswer,
  type Question,
  type RandomState,
  replay,
  seedRandom,
} from '../kernel/index.ts'
import { unknownOptionText } from '../parts/setup-options.ts'

/** The result of a random game. */
export interface RandomGame {
  readonly header: Header
  readonly decisions: number
  readonly days: number
  readonly result: string
  /** The result without player names and numbers, for counting similar results. */
  readonly kind: string
}

/** A fault found by random play, with the match in which it occurred. */
export class Fault extends Error {
  override name = 'Fault'
  constructor(
    message: string,
    readonly match: Match,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** A limit on the number of decisions, higher than any game reaches. */
const MAX_DECISIONS = 200_000
/**
 * The maximum number of answers between two checkpoints. Every undo and every look-ahead replays them, so a turn in the
 * rules must be no longer than one phase or one combat round.
 */
export const MAX_PENDING = 200

export interface HeaderChoices {
  /** True to choose all options except the variant at random. If false, those options keep their defaults. */
  readonly varied?: boolean
  /** The options that are fixed in every game. */
  readonly fixed?: Header['options']
}

/**
 * Returns the header for the nth game. Variants rotate, the number of players is random, and with `varied` so are the
 * other options. Fixing an option doesn't change the other options.
 */
export function headerFor(
  game: Game,
  n: number,
  seed: string,
  { varied = false, fixed = {} }: HeaderChoices = {},
): Header {
  const variants = game.options.find(o => o.name === 'variant')?.values.map(v => v.id) ?? ['']
  const variant = variants[n % variants.length]!
  const random = seedRandom(`${seed} ${n}`, 'fuzz')
  const options: Record<string, string> = variant ? { variant } : {}
  for (const { name, values, defaultValue } of varied ? game.options : []) {
    if (name === 'variant') continue
    const value = pick(random, values).id
    // Use a value that disables other options in only one of four games, so that those options aren't crowded out.
    const isNarrow = game.options.some(({ unless }) => unless?.name === name && unless.id === value)
    options[name] = isNarrow && n % 4 !== 1 ? defaultValue : value
  }
  Object.assign(options, fixed)
  const [least, most] = game.players(options)
  const players = least + below(random, most - least + 1)
  const header = { game: game.id, rules: game.rules, options, seed: `${seed}-${n}`, practice: false }
  return {
    ...header,
    seats: PLAYER_NAMES.slice(
      0,
      canBegin(game, { ...header, seats: PLAYER_NAMES.slice(0, players) }) ? players : players - 1,
    ),
  }
}

/**
 * Parses `name=value` pairs. `*=value` sets every option that has such a value, unless it is also set by name. Throws
 * Error with a one-sentence message for an unknown option or value.
 */
export function parseFixedOptions({ title, options }: Game, given: readonly string[]): Header['options'] {
  const pairs = given.map(text => {
    const at = text.indexOf('=')
    if (at < 1) throw new Error(`--set needs an option and its value, such as name=value, not "${text}".`)
    return [text.slice(0, at), text.slice(at + 1)] as const
  })
  const all = pairs
    .filter(([name]) => name === '*')
    .flatMap(([, value]) => {
      const having = options.filter(({ values }) => values.some(({ id }) => id === value))
      if (having.length === 0) throw new Error(`No option of ${title} has the value "${value}".`)
      return having.map(({ name }) => [name, value] as const)
    })
  const named = pairs.filter(([name]) => name !== '*')
  for (const [name, value] of named) {
    const choice = options.find(option => option.name === name)
    if (!choice)
      throw new Error(
        options.length === 0
          ? `${title} has no options, so there is no "${name}".`
          : unknownOptionText(
              title,
              name,
              options.map(option => option.name),
            ),
      )
    const values = choice.values.map(({ id }) => id)
    if (!values.includes(value))
      throw new Error(`${title} has no value "${value}" for "${name}"; the values are ${values.join(', ')}.`)
  }
  return Object.fromEntries([...all, ...named])
}

/** The default player names, enough for the largest table. */
// biome-ignore format: a list in rows
export const PLAYER_NAMES = [
  'Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal',
  'Ida', 'Jay', 'Kim', 'Lou', 'Max', 'Ned', 'Oda', 'Pip',
] as const

/** The cached results of `canBegin`, by game, options and number of players. */
const canBeginCache = new Map<string, boolean>()

/**
 * Returns true if a game can begin with this many players. A game may exclude some numbers between its minimum and
 * maximum.
 */
function canBegin(game: Game, header: Header): boolean {
  const key = `${game.id} ${JSON.stringify(header.options)} ${header.seats.length}`
  const known = canBeginCache.get(key)
  if (known !== undefined) return known
  let can = true
  try {
    game.begin(header)
  } catch {
    can = false
  }
  canBeginCache.set(key, can)
  return can
}

export function randomAnswer(random: RandomState, questions: readonly Question[]): { seat: number; id: string } {
  const question = questions.length === 1 ? questions[0]! : questions[below(random, questions.length)]!
  return { seat: question.seat, id: pickAnswer(random, question) }
}

/** Plays a game to its end with random legal answers, as fast as possible and without checks. */
export function playOut(game: Game, header: Header): RandomGame {
  const match = Match.begin(game, header, { headless: true })
  const random = seedRandom(header.seed, 'play')
  let decisions = 0
  while (!match.over) {
    const { seat, id } = randomAnswer(random, match.questions)
    match.answer(seat, id)
    if (++decisions > MAX_DECISIONS) throw new Fault(`the game was not over after ${decisions} decisions`, match)
  }
  return played(match, decisions)
}

function played(match: Match, decisions: number): RandomGame {
  const result = match.state.result?.text ?? 'no end'
  const kind = match.header.seats.reduce(
    (text, name) => text.replaceAll(name, 'somebody'),
    result.replace(/\d+/g, 'so many'),
  )
  return { header: match.header, decisions, days: match.state.day, result, kind }
}

export interface FuzzOptions {
  /** True to also keep the history, check undo and fork from time to time, and replay the record at the end. */
  readonly deep?: boolean
  /** The bot that gives seven out of eight answers, to reach positions that random play never reaches. */
  readonly bot?: Bot | undefined
}

/**
 * Plays a game with random legal answers. Checks all invariants and the questions at every answer, the view of one seat
 * that has a question at every 4th answer, and all views at every 64th. Throws Fault if a check fails.
 */
export function fuzzGame(game: Game, header: Header, { deep = true, bot }: FuzzOptions = {}): RandomGame {
  const match = Match.begin(game, header, { headless: !deep })
  const random = seedRandom(header.seed, 'play')
  const lines: { seat: number; id: string; hash: string }[] = []
  let decisions = 0
  try {
    while (!match.over) {
      if (match.pending >= MAX_PENDING)
        throw new KernelError(`${match.pending} answers since the last checkpoint: a turn must be one phase`)
      checkQuestions(match)
      game.check(match.state)
      const before = decisions % 64 === 0 ? match.hash() : null
      if (before) {
        for (let seat = 0; seat < header.seats.length; seat++) game.view(match.state, seat)
        game.view(match.state, null)
      } else if (decisions % 4 === 0)
        game.view(match.state, match.questions[(decisions >> 2) % match.questions.length]!.seat)
      if (before && before !== match.hash()) throw new KernelError('a view changed the state')
      const { seat, id } = answered(match, random, bot)
      if (before && deep) checkFork(match, seat, id)
      match.answer(seat, id)
      if (deep) {
        for (const event of match.lastEvents) game.sentence(event, header.seats)
        lines.push({ seat, id, hash: match.hash() })
      }
      if (++decisions > MAX_DECISIONS) throw new KernelError(`the game was not over after ${decisions} decisions`)
    }
    game.check(match.state)
    if (lines.length > 0) replay(game, { header, lines })
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message : String(error), match, { cause: error })
  }
  return played(match, decisions)
}

function answered(match: Match, random: RandomState, bot: Bot | undefined): { seat: number; id: string } {
  const question = match.questions[0]
  if (!bot || !question || below(random, 8) === 0) return randomAnswer(random, match.questions)
  return { seat: question.seat, id: bot.answer(match.view(question.seat), question, random) }
}

/** The option ids of the question being checked. The set is reused for all questions. */
const ids = new Set<string>()

function checkQuestions(match: Match): void {
  if (match.questions.length === 0) throw new KernelError('nobody has a question, but the game is not over')
  for (const question of match.questions) {
    const { options, topic } = question
    if (answersTo(question) === 0) throw new KernelError(`"${topic}" has no answer`)
    ids.clear()
    for (let i = 0; i < options.length; i++) ids.add(options[i]!.id)
    if (ids.size !== options.length) {
      const twice = options.find(({ id }, i) => options.findIndex(other => other.id === id) < i)
      throw new KernelError(`"${topic}" has two options with the id "${twice?.id}"`)
    }
    if (question.amount && options.some(({ id }) => amountOf(question, id) !== undefined))
      throw new KernelError(`"${topic}" has an option whose id is one of its numbers`)
  }
}

/** Checks that forking, answering and undoing leave the match unchanged. */
function checkFork(match: Match, seat: number, id: string): void {
  const before = match.hash()
  const asked = fingerprint(match.questions)
  const fork = match.fork({ headless: false })
  if (fork.hash() !== before) throw new KernelError('a fork differs from its source')
  fork.answer(seat, id)
  fork.rewind(fork.length - 1)
  if (fork.hash() !== before || fingerprint(fork.questions) !== asked)
    throw new KernelError('undoing an answer does not restore the state')
  if (match.hash() !== before) throw new KernelError('a fork changed its source')
}
