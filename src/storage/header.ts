import * as v from 'valibot'
import { listed, plainly, quote, unheaped, visible } from '../commands/index.ts'
import { type Game, type Header, MOST_SEATS } from '../kernel/index.ts'
import { ownRecord } from './own-record.ts'
import { Trouble } from './trouble.ts'

/** What the seats are called where nobody says. */
// biome-ignore format: a list in rows
export const USUAL_NAMES = [
  'Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugo',
  'Iris', 'Jon', 'Kate', 'Leo', 'Mia', 'Nils', 'Olga', 'Paul',
] as const

const LONGEST_NAME = 24
const LONGEST_SEED = 64

/** What is wrong with a player's name, as the end of a sentence, or null: it must be fit for a screen and a move file. */
export function nameFault(name: string): string | null {
  if (name === '') return 'is empty'
  if ([...name].length > LONGEST_NAME) return `is longer than ${LONGEST_NAME} letters`
  if (visible(name) !== name) return 'holds characters that cannot be seen'
  if (unheaped(name) !== name) return 'heaps marks on a letter'
  if (name.includes('\uFFFD')) return 'holds bytes that are no text'
  if (name.trim() !== name) return 'begins or ends with a space'
  if (/[,:#"]/.test(name)) return 'holds a comma, a colon, a # or a quotation mark'
  if (/^[!?-]/.test(name)) return 'begins with a mark'
  return null
}

/** What is wrong with a seed, as the end of a sentence, or null. */
export function seedFault(seed: string): string | null {
  if (seed.trim() === '') return 'is empty'
  if ([...seed].length > LONGEST_SEED) return `is longer than ${LONGEST_SEED} letters`
  if (visible(seed) !== seed) return 'holds characters that cannot be seen'
  if (unheaped(seed) !== seed) return 'heaps marks on a letter'
  if (seed.includes('\uFFFD')) return 'holds bytes that are no text'
  if (seed.trim() !== seed) return 'begins or ends with a space'
  if (seed.includes('#')) return 'holds a #'
  return null
}

/** What is wrong with the names of a table, as a sentence, or null. */
export function seatsFault(seats: readonly string[]): string | null {
  for (const [i, name] of seats.entries()) {
    const fault = nameFault(name)
    if (fault) return `The name ${quote(name)} ${fault}.`
    if (seats.slice(0, i).some(other => plainly(other) === plainly(name))) return `Two players are called "${name}".`
  }
  return null
}

/** Who may sit in a seat: somebody at a keyboard, or a bot by its name. */
export const PERSON = 'person'
const BOT = /^bot:([a-z][a-z-]{0,23})$/

/** The name of the bot that a seat is given to, or null for a person. */
export const botIn = (player: string): string | null => BOT.exec(player)?.[1] ?? null

/** What a header says of its seats: a bot's is called after it, `Mentor` or `Mentor 2`. */
export function seatsOf(said: readonly string[]): { seats: string[]; players: string[] } {
  const seats: string[] = []
  for (const name of said) {
    const bot = botIn(name)
    const called = bot === null ? name : bot.charAt(0).toUpperCase() + bot.slice(1)
    const taken = (one: string) => [...seats, ...(bot === null ? [] : said)].some(s => plainly(s) === plainly(one))
    let n = 1
    let own = called
    while (bot !== null && taken(own)) own = `${called} ${++n}`
    seats.push(own)
  }
  return { seats, players: said.map(name => (botIn(name) === null ? PERSON : name)) }
}

const Word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** The shape of who sits in the seats. */
export const PlayersShape = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check(player => player === PERSON || botIn(player) !== null),
    ),
  ),
  v.minLength(1),
  v.maxLength(MOST_SEATS),
)

/** The shape of a header that comes from a file. */
export const HeaderShape = v.object({
  game: Word,
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: ownRecord(Word, Word),
  seats: v.pipe(
    v.array(v.string()),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
    // Games were begun before heaps of marks were refused; they are shown without.
    v.check(seats => seatsFault(seats.map(unheaped)) === null),
  ),
  seed: v.pipe(
    v.string(),
    v.check(seed => seedFault(unheaped(seed)) === null),
  ),
  streams: v.optional(v.literal(2)),
  practice: v.boolean(),
  players: v.optional(PlayersShape),
})

/** The game of this id. Throws Trouble that names the games there are. */
export function gameOf(id: string, games: readonly Game[]): Game {
  const game = games.find(known => known.id === id)
  if (game) return game
  const shelf = listed(
    games.map(known => known.id),
    { last: 'and' },
  )
  throw new Trouble(`There is no game called ${quote(id)} here; there ${games.length === 1 ? 'is' : 'are'} ${shelf}.`)
}

/** What somebody says when a game is begun; the rest is filled in. */
export interface Wishes {
  readonly options?: Readonly<Record<string, string>>
  readonly seats?: readonly string[]
  /** Who sits in them, where not all are persons. */
  readonly players?: readonly string[]
  readonly seed: string
  /** 2 where nobody chose the seed and nobody is told it. */
  readonly streams?: Header['streams']
  readonly practice?: boolean
}

/**
 * The header of a new game. Choices that nobody made are the game's usual ones, or else the first that suit the number
 * of players; players that nobody named are as few as can be. Throws Trouble with a sentence for what cannot be.
 */
export function newHeader(
  game: Game,
  { options: said = {}, seats: named, players, seed, streams, practice = false }: Wishes,
): Header {
  for (const [name, value] of Object.entries(said)) {
    const option = game.options.find(known => known.name === name)
    if (!option) {
      const names = listed(game.options.map(known => known.name))
      throw new Trouble(`${game.title} has no choice called ${quote(name)}; it has ${names || 'none'}.`)
    }
    if (!option.values.some(known => known.id === value)) {
      const values = listed(option.values.map(known => known.id))
      throw new Trouble(`The ${name} ${quote(value)} is not one of ${game.title}; it can be ${values}.`)
    }
  }
  const fault = seedFault(seed)
  if (fault) throw new Trouble(`The seed ${quote(seed)} ${fault}.`)
  const usual = Object.fromEntries(game.options.map(option => [option.name, said[option.name] ?? option.usual]))
  const seats = named ?? USUAL_NAMES.slice(0, fewest(game, usual, said))
  const wrong = seats.length === 0 ? 'Nobody plays.' : seatsFault(seats)
  if (wrong) throw new Trouble(wrong)
  const options = suited(game, usual, said, seats.length) ?? usual
  const [least, most] = game.players(options)
  if (seats.length < least || seats.length > most) {
    const variant = Object.entries(said).map(([name, value]) => `${name} ${value}`)
    const what = variant.length > 0 ? ` with ${listed(variant, { last: 'and' })}` : ''
    const range = least === most ? `${least}` : `${least} to ${most}`
    throw new Trouble(`${game.title}${what} is for ${range} player${most === 1 ? '' : 's'}, not ${seats.length}.`)
  }
  const bots = players?.length === seats.length && players.some(player => player !== PERSON)
  return {
    ...{ game: game.id, rules: game.rules, options, seats: [...seats], seed },
    ...(streams === undefined ? {} : { streams }),
    practice,
    ...(bots ? { players: [...players] } : {}),
  }
}

/** The header of another game with the same players and choices, on a seed that may be told. */
export function anotherGame({ streams: _streams, ...header }: Header, seed: string): Header {
  return { ...header, seed }
}

type Options = Record<string, string>

/** The least number of players that the choices made allow. */
function fewest(game: Game, usual: Options, said: Readonly<Options>): number {
  const counts = USUAL_NAMES.map((_, i) => i + 1)
  return counts.find(players => suited(game, usual, said, players) !== null) ?? 1
}

/** The usual choices, or with one of those that nobody made changed so that they are for so many players; null where none are. */
function suited(game: Game, usual: Options, said: Readonly<Options>, players: number): Options | null {
  const fits = (options: Options) => {
    const [least, most] = game.players(options)
    return players >= least && players <= most
  }
  if (fits(usual)) return usual
  for (const { name, values } of game.options) {
    if (Object.hasOwn(said, name)) continue
    for (const { id } of values) if (fits({ ...usual, [name]: id })) return { ...usual, [name]: id }
  }
  return null
}
