import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { below, seedRandom } from '../../src/kernel/index.ts'
import { Bookmarks, loadSave } from '../../src/storage/index.ts'
import { amount } from '../amount.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'
import { toy } from '../kernel/toy.ts'
import { played } from '../storage/table.ts'
import { PtySession } from '../terminal/pty.ts'
import { homeOf, journeys } from './journeys.ts'

const KILLS = amount(20, 400, 'CANTRIP_KILLS')
const HAND_OVERS = amount(4, 60)

const { program, opened } = journeys()

let busy = ''
beforeAll(async () => {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
  busy = join(cache, `cantrip-busy-${process.pid}.mjs`)
  process.on('exit', () => rmSync(busy, { force: true }))
  await build({
    ...{ entryPoints: [fileURLToPath(new URL('busy.ts', import.meta.url))], outfile: busy },
    ...{ bundle: true, format: 'esm', platform: 'node', logLevel: 'error', loader: { '.ftl': 'text' } },
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  })
})

/** Lets the program work for some time, starting from a number, kills it, and returns what it reported as done. */
async function workUntil(home: string, from: number, delay: number): Promise<string[]> {
  const text = join(home, 'said')
  const fd = openSync(text, 'w')
  try {
    const child = spawn(process.execPath, [busy, home, String(from)], { stdio: ['ignore', fd, 'inherit'] })
    const ended = new Promise<string | null>(resolve => child.on('close', (_code, by) => resolve(by)))
    while (!readFileSync(text, 'utf8').includes('begins')) await pause(2)
    await pause(delay)
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    return readFileSync(text, 'utf8').trimEnd().split('\n')
  } finally {
    closeSync(fd)
  }
}

const numberOf = (line: string | undefined): number => Number(line?.split(' ')[1] ?? -1)

test(
  'a program killed while it branches, copies, bookmarks or changes a seat loses nothing it reported as done',
  async () => {
    const home = folder()
    const saves = join(home, 'saves')
    played(join(saves, 'source.cantrip'), 30).close()
    played(join(saves, 'table.cantrip'), 5).close()
    const source = join(saves, 'source.cantrip')
    const before = readFileSync(source)
    const { match } = loadSave(source, [toy])
    const random = seedRandom('kills', 'elsewhere')
    let from = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const lines = await workUntil(home, from, below(random, 60))
      const last = (what: string) => numberOf(lines.findLast(line => line.startsWith(`${what} `)))
      expect(readFileSync(source)).toEqual(before)
      const marks = new Bookmarks(join(home, 'bookmarks.json')).of(source)
      if (last('mark') >= 0) expect([last('mark'), last('mark') + 1]).toContain(marks[0])
      for (const what of ['branch', 'copy'])
        for (const line of lines.filter(line => line.startsWith(`${what} `)))
          expect(readdirSync(saves)).toContain(`${what}-${numberOf(line)}.cantrip`)
      // Every file there is complete, even one that was never reported.
      for (const name of readdirSync(saves).filter(name => /^(branch|copy).*\.cantrip$/.test(name))) {
        const loaded = loadSave(join(saves, name), [toy])
        if (name.startsWith('branch')) expect(loaded.match.hash()).toBe(match.hash())
        rmSync(join(saves, name))
      }
      const { record, notes } = loadSave(join(saves, 'table.cantrip'), [toy])
      for (const note of notes) expect(note).toMatch(/^The last line of .* was cut off/)
      const given = record.lines.filter(line => 'players' in line).length
      if (last('seat') >= 0) expect(given).toBeGreaterThan(0)
      from = Math.max(from, ...lines.map(numberOf)) + 1
    }
    console.log(`kills elsewhere survived: ${KILLS}`)
    // Only locks of dead processes remain, which do not count, and temporary files, which are removed later.
    const rest = readdirSync(saves).filter(name => !/^(source|table)\.cantrip$|\.lock$|\.bak\d*$/.test(name))
    for (const name of rest) expect(name).toMatch(/^\..*\.\d+-[0-9a-f]{8}\.tmp$/)
  },
  60_000 + KILLS * 3_000,
)

describe('a game on the screen that is killed during a change of players', () => {
  test(
    'resumes with every answer that was shown',
    async () => {
      const random = seedRandom('kills', 'hand-over')
      for (let kill = 0; kill < HAND_OVERS; kill++) {
        const home = folder()
        const session = opened(
          new PtySession(
            process.execPath,
            [program(), 'play', 'wizards', '--seats', 'Ann,Ben', '--seed', '7', '--name', 'a'],
            homeOf(home),
          ),
        )
        await session.shows("it's your turn.")
        await session.answer('\r')
        await session.shows('Since your last turn')
        await session.answer('\r')
        await session.shows('Roll for movement')
        const first = session.screen.text()
        await session.answer('\r')
        await session.until('the roll', text => text.includes('Where to?') && text !== first)
        await session.answer(':stop\r')
        if (below(random, 2) === 0) await session.shows("it's your turn.")
        else await pause(below(random, 40))
        const seen = session.screen.text().includes("it's your turn.")
        process.kill(session.pid, 'SIGKILL')
        await session.until('its end', () => session.ended !== undefined)
        const { match, notes } = loadSave(join(home, 'saves', 'a.cantrip'), games)
        expect(notes).toEqual([])
        const ids = match.moves.map(move => ('id' in move ? move.id : ''))
        expect(ids).toContain('roll')
        if (seen) expect(ids).toContain('stop')
      }
    },
    60_000 + HAND_OVERS * 30_000,
  )
})
