import { parseArgs } from 'node:util'
import { gamesIn } from '../../games/registry.ts'
import { type Figure, figureLine } from './figures.ts'
import { benchGrowth } from './growth.ts'
import { benchPeer } from './peer.ts'
import { benchPlay } from './play.ts'
import { benchTerminal } from './terminal.ts'

/** The parts of the bench, in the order they are measured. */
const PARTS: Readonly<Record<string, (seconds: number) => Figure[] | Promise<Figure[]>>> = {
  peer: benchPeer,
  play: async seconds => (await gamesIn('en')).flatMap(game => benchPlay(game, seconds)),
  growth: async seconds => (await gamesIn('en')).flatMap(game => benchGrowth(game, seconds / 5)),
  terminal: benchTerminal,
}

const USAGE = `bench [PART...] [--json] [--seconds N]: the parts are ${Object.keys(PARTS).join(', ')}; all where none is named.`

/** `bench [PART...] [--json] [--seconds N]`: measures, and prints a line a figure. Returns the exit code, 2 for a wrong command. */
export async function benchCommand(args: readonly string[]): Promise<number> {
  let wishes: { parts: string[]; json: boolean; seconds: number }
  try {
    wishes = readArgs(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    return 2
  }
  const figures: Figure[] = []
  for (const part of wishes.parts) {
    const measured = await PARTS[part]!(wishes.seconds)
    figures.push(...measured)
    if (!wishes.json) for (const figure of measured) console.log(figureLine(figure))
  }
  if (wishes.json) console.log(JSON.stringify(Object.fromEntries(figures.map(f => [f.name, f.value])), null, 2))
  return 0
}

function readArgs(args: readonly string[]): { parts: string[]; json: boolean; seconds: number } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '5' } },
  })
  const stranger = positionals.find(part => !Object.hasOwn(PARTS, part))
  if (stranger !== undefined) throw new Error(`The bench has no part "${stranger}".`)
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error(`--seconds wants a number above 0, not "${values.seconds}".`)
  return { parts: positionals.length > 0 ? positionals : Object.keys(PARTS), json: values.json, seconds }
}
