import * as v from 'valibot'
import { excerpt, limitMarks, normalized, similarWords, visible } from '../commands/index.ts'
import { type Game, type Header, MAX_SEATS } from '../kernel/index.ts'
import { capital, type Messages, messagesIn, type Sentence, sentence, type Words } from '../text/index.ts'
import { safeRecord } from './safe-record.ts'
import { UserError } from './user-error.ts'

// biome-ignore format: a list in rows
export const DEFAULT_NAMES = [
  'Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugo',
  'Iris', 'Jon', 'Kate', 'Leo', 'Mia', 'Nils', 'Olga', 'Paul',
] as const

const LONGEST_NAME = 24
const LONGEST_SEED = 64

/**
 * Returns the problem with a player's name, phrased as the end of a sentence, or null if the name is valid. A name must
 * be suitable for a screen and a move file.
 */
export function nameError(name: string): Sentence | null {
  const fault = textFault(name, LONGEST_NAME)
  if (fault) return fault
  if (/[,:#"]/.test(name)) return sentence('fault-name-marks')
  if (/^[!?-]/.test(name)) return sentence('fault-begins-with-mark')
  return null
}

/** Returns the problem with a name or seed, phrased as the end of a sentence, or null if the text is valid. */
function textFault(text: string, most: number): Sentence | null {
  if (text.trim() === '') return sentence('fault-empty')
  if ([...text].length > most) return sentence('fault-too-long', { most })
  if (visible(text) !== text) return sentence('fault-unseen')
  if (limitMarks(text) !== text) return sentence('fault-heaped')
  if (text.includes('\uFFFD')) return sentence('fault-no-text')
  return text.trim() === text ? null : sentence('fault-spaces')
}

export function seedError(seed: string): Sentence | null {
  return textFault(seed, LONGEST_SEED) ?? (seed.includes('#') ? sentence('fault-holds-hash') : null)
}

/** Letters of other scripts, each followed by the Latin letter it resembles in upper or lower case. */
// biome-ignore format: pairs in rows
const LOOKALIKES =
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԛq ԝw һh ԁd ӏl ' +
  'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx ϲc ϳj ıi'
const LATIN = new Map(LOOKALIKES.split(' ').map(([other, latin]) => [other!, latin!]))

/** Normalizes a name by its appearance: names that look the same get the same result. */
const lookOf = (name: string): string =>
  normalized(name.normalize('NFKC').replaceAll('I', 'l')).replace(/[^ -~]/gu, letter => LATIN.get(letter) ?? letter)

/** Returns the problem with a table's player names as a sentence, or null if they are valid. */
export function seatsError(seats: readonly string[]): Sentence | null {
  for (const [i, name] of seats.entries()) {
    const fault = nameError(name)
    if (fault) return sentence('fault-of-name', { name: excerpt(name), fault })
    if (seats.slice(0, i).some(other => lookOf(other) === lookOf(name))) return sentence('fault-same-name', { name })
  }
  return null
}

/** The value for a seat that a person plays. For a bot, the value is `bot:NAME`. */
export const PERSON = 'person'
const BOT = /^bot:([a-z][a-z-]{0,23})$/

/** Returns the name of the bot in a seat, or null if the value isn't `bot:NAME`. */
export const botIn = (player: string): string | null => BOT.exec(player)?.[1] ?? null

/** Returns a bot's translated name, or its capitalized id if there is no translation. */
export const botName = (words: Messages, bot: string): string =>
  words.has(`bot-${bot}`) ? words.get(`bot-${bot}`) : capital(bot)

/** Returns a bot's kind as a common noun, such as `mentor`. */
export const botKind = (words: Messages, bot: string): string =>
  words.has(`bot-${bot}.kind`) ? words.get(`bot-${bot}.kind`) : bot

/**
 * Returns the seats and players for a header. A bot gets the first free name in `names`. If there is none, it gets its
 * translated name, with a number if that name is taken: `Mentor`, `Mentor 2`.
 */
export function seatsOf(
  given: readonly string[],
  words: Messages = messagesIn('en'),
  names: readonly string[] = [],
): { seats: string[]; players: string[] } {
  const seats: string[] = []
  for (const name of given) {
    const bot = botIn(name)
    const taken = (one: string) =>
      [...seats, ...(bot === null ? [] : given)].some(s => normalized(s) === normalized(one))
    const called = bot === null ? name : (names.find(one => !taken(one)) ?? botName(words, bot))
    let n = 1
    let own = called
    while (bot !== null && taken(own)) own = `${called} ${++n}`
    seats.push(own)
  }
  return { seats, players: given.map(name => (botIn(name) === null ? PERSON : name)) }
}

const Word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

export const PlayersShape = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check(player => player === PERSON || botIn(player) !== null),
    ),
  ),
  v.minLength(1),
  v.maxLength(MAX_SEATS),
)

export const HeaderShape = v.object({
  game: Word,
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: safeRecord(Word, Word),
  seats: v.pipe(
    v.array(v.string()),
    v.minLength(1),
    v.maxLength(MAX_SEATS),
    // Older games may have names with too many combining marks, which aren't shown.
    v.check(seats => seatsError(seats.map(limitMarks)) === null),
  ),
  seed: v.pipe(
    v.string(),
    v.check(seed => seedError(limitMarks(seed)) === null),
  ),
  streams: v.optional(v.literal(2)),
  practice: v.boolean(),
  players: v.optional(PlayersShape),
})

/** Returns the game with this id. Throws a UserError that suggests known games if there is none. */
export function gameOf(id: string, games: readonly Game[]): Game {
  const game = games.find(known => known.id === id)
  if (game) return game
  const ids = games.map(known => known.id)
  const near = similarWords(id, ids)
  if (near.length > 0)
    throw new UserError(sentence('setup-game-meant', { id: excerpt(id), games: { items: near, last: 'or' } }))
  const listed = { items: ids }
  throw new UserError(sentence('setup-no-game', { id: excerpt(id), n: games.length, games: listed }))
}

/** A request for a new game. Omitted fields get default values. */
export interface NewGameRequest {
  readonly options?: Readonly<Record<string, string>>
  readonly seats?: readonly string[]
  /** The players by seat, if not all are people. */
  readonly players?: readonly string[]
  readonly seed: string
  /** Set to 2 if the seed is random and secret. Omitted otherwise. */
  readonly streams?: Header['streams']
  readonly practice?: boolean
}

/**
 * Builds the header of a new game. Unset options get their defaults. If those don't fit the number of players, one of
 * them is changed. If no players are named, the game has the minimum number of players. Throws UserError for an invalid
 * request.
 */
export function newHeader(
  game: Game,
  { options: chosen = {}, seats: named, players, seed, streams, practice = false }: NewGameRequest,
): Header {
  for (const [name, value] of Object.entries(chosen)) {
    const option = game.options.find(known => known.name === name)
    if (!option) {
      const values = { game: game.title, name: excerpt(name) }
      const choices = { items: game.options.map(known => known.name) }
      throw new UserError(
        choices.items.length > 0
          ? sentence('setup-no-choice', { ...values, choices })
          : sentence('setup-no-choices', values),
      )
    }
    if (!option.values.some(known => known.id === value)) {
      const values = { items: option.values.map(known => known.id), last: 'or' } as const
      throw new UserError(sentence('setup-no-value', { name, value: excerpt(value), game: game.title, values }))
    }
  }
  const fault = seedError(seed)
  if (fault) throw new UserError(sentence('fault-of-seed', { seed: excerpt(seed), fault }))
  const usual = Object.fromEntries(
    game.options.map(option => [option.name, chosen[option.name] ?? option.defaultValue]),
  )
  const seats = named ?? DEFAULT_NAMES.slice(0, fewest(game, usual, chosen))
  const wrong = seats.length === 0 ? sentence('setup-nobody-plays') : seatsError(seats)
  if (wrong) throw new UserError(wrong)
  const options = fittingDefaults(game, usual, chosen, seats.length) ?? usual
  const [least, most] = game.players(options)
  if (seats.length < least || seats.length > most) {
    const choices = { items: Object.entries(chosen).map(([name, value]) => `${name} ${value}`) }
    const values = { game: game.title, range: rangeOf(least, most), most, n: seats.length }
    throw new UserError(
      choices.items.length > 0
        ? sentence('setup-players-so', { ...values, choices })
        : sentence('setup-players', values),
    )
  }
  const bots = players?.length === seats.length && players.some(player => player !== PERSON)
  return {
    ...{ game: game.id, rules: game.rules, options, seats: [...seats], seed },
    ...(streams === undefined ? {} : { streams }),
    practice,
    ...(bots ? { players: [...players] } : {}),
  }
}

/** Returns the header of another game with the same players and options, and a seed that isn't secret. */
export function anotherGame({ streams: _streams, ...header }: Header, seed: string): Header {
  return { ...header, seed }
}

type Options = Record<string, string>

export const rangeOf = (least: number, most: number): Words =>
  least === most ? String(least) : sentence('range-of', { least, most })

function fewest(game: Game, usual: Options, given: Readonly<Options>): number {
  const counts = DEFAULT_NAMES.map((_, i) => i + 1)
  return counts.find(players => fittingDefaults(game, usual, given, players) !== null) ?? 1
}

/**
 * Returns the options to play with, or null if none fit the number of players. If the defaults don't fit, changes one
 * option that wasn't given.
 */
function fittingDefaults(game: Game, usual: Options, given: Readonly<Options>, players: number): Options | null {
  const fits = (options: Options) => {
    const [least, most] = game.players(options)
    return players >= least && players <= most
  }
  if (fits(usual)) return usual
  for (const { name, values } of game.options) {
    if (Object.hasOwn(given, name)) continue
    for (const { id } of values) if (fits({ ...usual, [name]: id })) return { ...usual, [name]: id }
  }
  return null
}
