import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNames, botRandom, findBot, lookaheadFor } from '../bots/index.ts'
import type { Example } from '../games/package.ts'
import { loadGame, packages } from '../games/registry.ts'
import { type Game, type Header, Match, seedRandom } from '../kernel/index.ts'
import { resultIn } from '../server/positions.ts'

/**
 * Runs `examples [FOLDER] [GAME]`: lets bots (the apprentice by default) replay the examples of one game or of all
 * games, and writes the results as move files. This is needed after a rule change that makes old moves illegal. Returns
 * the exit code.
 */
export async function examplesCommand(args: readonly string[]): Promise<number> {
  const [folder = 'saves/examples', only] = args
  for (const { id, examples } of packages) {
    if (only !== undefined && only !== id) continue
    const game = await loadGame(id)
    for (const example of (await examples?.()) ?? []) {
      const { text, match } = findExample(game, example)
      writeFileSync(join(folder, example.file), text)
      console.log(
        `${example.file}: ${match.length} answers to day ${match.state.day}. ${resultIn(game, match)?.text ?? ''}`,
      )
    }
  }
  return 0
}

/** The maximum number of seeds tried for an example that must meet a condition. */
const MAX_SEEDS = 2000

function findExample(game: Game, example: Example): { text: string; match: Match } {
  if (!example.must) return playExample(game, example, example.seed)
  for (let n = 0; n < MAX_SEEDS; n++) {
    const played = playExample(game, example, `${example.seed}${n}`)
    if (example.must(played.match)) return played
  }
  throw new Error(`None of ${MAX_SEEDS} seeds led to a game that ${example.file} could show.`)
}

function playExample(game: Game, example: Example, seed: string): { text: string; match: Match } {
  const { options, seats, about, onDay, untilDay = Number.POSITIVE_INFINITY } = example
  const header: Header = { game: game.id, rules: game.rules, options, seats, seed, practice: false }
  const match = Match.begin(game, header)
  const random = seedRandom(seed, 'bot')
  const name = example.bot ?? 'apprentice'
  const bot = findBot(game.id, name)
  if (!bot)
    throw new Error(
      `${game.title} has no ${name} to play ${example.file}; set its "bot" to one of ${botNames(game.id).join(', ').replaceAll('bot:', '')}.`,
    )
  const lines: string[] = []
  let day = 0
  while (!match.over && match.state.day < untilDay) {
    if (match.state.day !== day) {
      day = match.state.day
      lines.push(`# ${onDay(day)}`)
    }
    const question = match.questions[0]
    if (!question) break
    const { seat } = question
    const botAnswer = () =>
      example.bot
        ? bot.answer(match.view(seat), question, botRandom(header, seat, match.length), lookaheadFor(match, seat))
        : bot.answer(match.view(seat), question, random)
    const id = example.choose?.(question, match) ?? botAnswer()
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
