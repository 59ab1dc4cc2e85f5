import { parseArgs } from 'node:util'
import { gameIds, gamesIn } from '../../games/registry.ts'
import type { Game } from '../../kernel/index.ts'
import { benchCold, benchOnce } from './cold.ts'
import { benchDays } from './days.ts'
import { benchEngine } from './engine.ts'
import { type Figure, figureLine } from './figures.ts'
import { benchGrowth } from './growth.ts'
import { benchPeer } from './peer.ts'
import { benchPlay } from './play.ts'
import { benchTerminal } from './terminal.ts'

const PARTS: Readonly<Record<string, (seconds: number, games: readonly Game[]) => Figure[] | Promise<Figure[]>>> = {
  peer: benchPeer,
  play: (seconds, games) => games.flatMap(game => benchPlay(game, seconds)),
  cold: (_, games) => benchCold(games),
  days: (seconds, games) => games.flatMap(game => benchDays(game, seconds)),
  growth: (seconds, games) => games.flatMap(game => benchGrowth(game, seconds / 5)),
  engine: benchEngine,
  terminal: benchTerminal,
}

const USAGE = `bench [PART...] [--game ID] [--json] [--seconds N]: the parts are ${Object.keys(PARTS).join(', ')}, by default all of them.`

/**
 * Runs `bench [PART...] [--game ID] [--json] [--seconds N]`, which prints one line per figure. Returns the exit code,
 * which is 2 for an invalid command line.
 */
export async function benchCommand(args: readonly string[]): Promise<number> {
  if (args[0] === 'once') {
    await benchOnce(args.slice(1))
    return 0
  }
  let wishes: BenchArgs
  try {
    wishes = readArgs(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    return 2
  }
  const figures: Figure[] = []
  const games = (await gamesIn('en')).filter(({ id }) => wishes.game === undefined || wishes.game === id)
  for (const part of wishes.parts) {
    const measured = await PARTS[part]!(wishes.seconds, games)
    figures.push(...measured)
    if (!wishes.json) for (const figure of measured) console.log(figureLine(figure))
  }
  if (wishes.json) console.log(JSON.stringify(Object.fromEntries(figures.map(f => [f.name, f.value])), null, 2))
  return 0
}

interface BenchArgs {
  readonly parts: readonly string[]
  readonly game: string | undefined
  readonly json: boolean
  readonly seconds: number
}

function readArgs(args: readonly string[]): BenchArgs {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '5' },
    },
  })
  const stranger = positionals.find(part => !Object.hasOwn(PARTS, part))
  if (stranger !== undefined) throw new Error(`The bench has no part "${stranger}".`)
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error(`--seconds must be a number above 0, not "${values.seconds}".`)
  const { game } = values
  if (game !== undefined && !gameIds.includes(game))
    throw new Error(`--game must be one of ${gameIds.join(', ')}, not "${game}".`)
  return { game, parts: positionals.length > 0 ? positionals : Object.keys(PARTS), json: values.json, seconds }
}
