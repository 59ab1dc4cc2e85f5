import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botCalled } from '../bots/index.ts'
import { gameById } from '../games/registry.ts'
import { type Game, type Header, Match, seedRandom } from '../kernel/index.ts'

/** A game that ships in saves/examples: who plays, on which seed, and how far. */
interface Example {
  readonly file: string
  /** The game's id; Wizards where none is named. */
  readonly game?: string
  /** What it shows, as remarks at its head. */
  readonly about: readonly string[]
  readonly options: Header['options']
  readonly seats: readonly string[]
  /** The seed; where the game must come to something, the first of `seed0`, `seed1`, ... that does. */
  readonly seed: string
  readonly must?: (match: Match) => boolean
  /** The first day that is not played any more; to the end of the game where it is left out. */
  readonly untilDay?: number
  /** Lines put at the end, to be checked by every replay. */
  readonly checks: (match: Match) => readonly string[]
}

const EXAMPLES: readonly Example[] = [
  {
    file: 'first-fortnight.moves',
    about: ['The first fortnight of a game alone, on the islands of 1982.', 'Try it: npm run demo'],
    options: { variant: 'solitaire', map: 'auto', removed: '0' },
    seats: ['Ann'],
    seed: '1982',
    untilDay: 15,
    checks: match => [`day = ${match.state.day}`],
  },
  {
    file: 'solitaire-win.moves',
    about: ['A game alone, won: from apprentice to the Spell of Spells.'],
    options: { variant: 'solitaire', map: 'auto', removed: '0' },
    seats: ['Ann'],
    seed: 'spell',
    must: match => (match.state.result?.winners.length ?? 0) > 0,
    checks: () => ['Ann.rank = 4', 'result.winners.0 = 0'],
  },
  {
    file: 'solitaire-loss.moves',
    about: ['A game alone, lost: the Sacred Circle falls.'],
    options: { variant: 'solitaire', map: 'auto', removed: '0' },
    seats: ['Ann'],
    seed: 'dark',
    must: match => match.state.result?.text.includes('Sacred Circle') === true,
    checks: () => ['result.winners.length = 0'],
  },
  {
    file: 'three-players.moves',
    about: ['Three at one table, each for himself.'],
    options: { variant: 'standard', map: 'auto', removed: 'die' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'three',
    checks: match => [`tasksDone = ${(match.state as unknown as { tasksDone: number }).tasksDone}`],
  },
  {
    file: 'three-guilds.moves',
    game: 'elfenwizards',
    about: ['Three guilds of Elfenwizards, over all four rounds.'],
    options: { variant: 'usual' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'guilds',
    must: match => match.state.result?.text.includes('last round') === true && match.state.day === 4,
    checks: match => ['day = 4', `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
  {
    file: 'six-guilds.moves',
    game: 'elfenwizards',
    about: ['Six guilds of Elfenwizards in the longer game, until one is High Wizard for the second time.'],
    options: { variant: 'longer' },
    seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'],
    seed: 'six',
    must: match => match.state.result?.text.includes('twice') === true && match.state.day > 4,
    checks: match => [`day = ${match.state.day}`, `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
]

/**
 * `examples [FOLDER]`: plays the games that ship, by a player that goes for the nearest useful thing, and writes them as
 * move files. Needed after a change of the rules, which makes old moves impossible. Returns the exit code.
 */
export function examplesCommand(args: readonly string[]): number {
  const folder = args[0] ?? 'saves/examples'
  for (const example of EXAMPLES) {
    const game = gameById(example.game ?? 'wizards')
    if (!game) return 1
    const { text, match } = findExample(game, example)
    writeFileSync(join(folder, example.file), text)
    console.log(`${example.file}: ${match.length} answers to day ${match.state.day}. ${match.state.result?.text ?? ''}`)
  }
  return 0
}

/** How many seeds are tried for a game that must come to something. */
const MOST_SEEDS = 2000

function findExample(game: Game, example: Example): { text: string; match: Match } {
  if (!example.must) return playExample(game, example, example.seed)
  for (let n = 0; n < MOST_SEEDS; n++) {
    const played = playExample(game, example, `${example.seed}${n}`)
    if (example.must(played.match)) return played
  }
  throw new Error(`None of ${MOST_SEEDS} seeds makes ${example.file}.`)
}

function playExample(game: Game, example: Example, seed: string): { text: string; match: Match } {
  const { options, seats, about, untilDay = Number.POSITIVE_INFINITY } = example
  const header: Header = { game: game.id, rules: game.rules, options, seats, seed, practice: false }
  const match = Match.begin(game, header)
  const random = seedRandom(seed, 'bot')
  const apprentice = botCalled(game.id, 'apprentice')
  if (!apprentice) throw new Error(`${game.title} has no apprentice.`)
  const lines: string[] = []
  let day = 0
  while (!match.over && match.state.day < untilDay) {
    if (match.state.day !== day) {
      day = match.state.day
      lines.push(example.game ? `# Round ${day}` : `# Day ${((day - 1) % 14) + 1} of Fortnight ${Math.ceil(day / 14)}`)
    }
    const question = match.questions[0]
    if (!question) break
    const id = apprentice.answer(match.view(question.seat), question, random)
    lines.push(seats.length > 1 ? `${seats[question.seat]}: ${id}` : id)
    match.answer(question.seat, id)
  }
  const text = [
    'cantrip-moves 1',
    ...about.map(line => `# ${line}`),
    `game ${game.id}`,
    ...Object.entries(options).map(([name, value]) => `${name} ${value}`),
    `seed ${seed}`,
    `seats ${seats.join(', ')}`,
    '--',
    ...lines,
    ...example.checks(match).map(check => `? ${check}`),
    '',
  ].join('\n')
  return { text, match }
}
