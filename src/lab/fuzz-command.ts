import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Bot, botsOf } from '../bots/index.ts'
import { gameIds, loadGame } from '../games/registry.ts'
import type { Game, Header, Match } from '../kernel/index.ts'
import { exportMoves } from '../storage/index.ts'
import { Fault, fuzzGame, headerFor, parseFixedOptions, type RandomGame } from './fuzz.ts'

interface FuzzArgs {
  readonly game: Game
  readonly count: number
  readonly seed: string
  readonly from: number
  readonly fixed: Header['options']
}

/**
 * Runs `fuzz GAME --games N --seed S [--from N] [--set NAME=VALUE]...`, which plays random legal games and runs all
 * checks at every answer. `--set` fixes an option in all games. Prints a line for every hundred games. If it finds a
 * fault, writes a move file that reproduces it. Returns the exit code: 0, 1 for a fault, 2 for an invalid command line.
 */
export async function fuzzCommand(args: readonly string[]): Promise<number> {
  let wishes: FuzzArgs
  try {
    wishes = await readArgs(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
  const { game, count, seed, from, fixed } = wishes
  const results = new Map<string, number>()
  let decisions = 0
  for (let n = from; n < from + count; n++) {
    const header = headerFor(game, n, seed, { varied: true, fixed })
    try {
      const played = fuzzOnce(game, header, n)
      decisions += played.decisions
      results.set(played.kind, (results.get(played.kind) ?? 0) + 1)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      report(game, error, n, seed)
      return 1
    }
    if ((n - from + 1) % 100 === 0) console.log(`${n - from + 1} games, ${decisions} decisions, no fault`)
  }
  console.log(`${count} random games of ${game.title} (seed ${seed}), ${decisions} decisions: no fault found.`)
  for (const [kind, times] of [...results].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(times).padStart(6)}  ${kind}`)
  return 0
}

/**
 * Plays one game. Every eighth game keeps its history. If a game without history has a fault, it is replayed with
 * history so that a move file can be written. In every fifth game, a bot gives most of the answers.
 */
function fuzzOnce(game: Game, header: Header, n: number): RandomGame {
  const bot = n % 5 === 4 ? quickBotOf(game) : undefined
  if (n % 8 === 0) return fuzzGame(game, header, { bot })
  try {
    return fuzzGame(game, header, { deep: false, bot })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    fuzzGame(game, header, { bot })
    throw error
  }
}

/** Returns the weakest bot with a strategy. It is fast and reaches every part of the game. */
const quickBotOf = (game: Game): Bot | undefined => botsOf(game.id).at(-2)

async function readArgs(args: readonly string[]): Promise<FuzzArgs> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      set: { type: 'string', multiple: true, default: [] },
    },
  })
  const id = positionals[0] ?? ''
  if (!gameIds.includes(id)) throw new Error(`There is no game "${id}" to fuzz; the games are ${gameIds.join(', ')}.`)
  const game = await loadGame(id)
  const [count, from] = [whole('--games', values.games), whole('--from', values.from)]
  return { game, count, seed: values.seed, from, fixed: parseFixedOptions(game, values.set) }
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`)
  return Number(text)
}

function report(game: Game, fault: Fault, n: number, seed: string): void {
  const file = `fault-${game.id}-${seed}-${n}.moves`
  console.error(`Game ${n} of seed ${seed}: ${fault.message}`)
  console.error(`Open questions: ${fault.match.questions.map(q => `${q.topic} (rule ${q.rule})`).join('; ') || 'none'}`)
  writeFileSync(file, movesOf(game, fault.match))
  console.error(`The game so far is in ${file}; play it with: cantrip replay ${file}`)
}

function movesOf(game: Game, match: Match): string {
  return exportMoves(game, { header: match.header, lines: match.moves.map(move => ({ ...move, hash: '' })) })
}
