import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTables } from '../../src/server/index.ts'
import { built, ended, runBuilt, start } from '../cli/built.ts'
import { type Place, place, saveIn } from './place.ts'

let program = ''
beforeAll(async () => {
  program = await built()
})

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const run = (env: Place, line: string, input = '') => runBuilt(program, line.split(' '), env, input)

/** Waits for a condition. */
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await what()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('It never came to be so.')
}

const isOpen = async (env: Place, name: string) =>
  (await openTables(env.CANTRIP_HALL)).some(table => table.name === name)

/** Ends the process that hosts a game, with a signal or as if its machine were switched off. */
function stop(env: Place, name: string, signal: NodeJS.Signals): void {
  const lock = `${saveIn(env, name)}.lock`
  if (existsSync(lock)) process.kill(JSON.parse(readFileSync(lock, 'utf8')).pid, signal)
}

/** Opens a table and leaves it alone. */
async function host(env: Place, ...args: string[]) {
  const child = start(program, ['host', ...args], env)
  ends.push(() => child.kill('SIGKILL'))
  const gone = ended(child)
  const name = args[args.indexOf('--name') + 1] ?? ''
  await until(() => isOpen(env, name))
  return { child, gone }
}

/** A game that Ann begins. */
const FIRST_IS_ANN = ['--game', 'wizards', '--seats', 'Ann,Ben', '--seed', '1982']

describe('friends who play at different times', () => {
  it('can see at which tables it is their turn, and since when', async () => {
    const env = place()
    await host(env, ...FIRST_IS_ANN, '--name', 'eve')
    const { tables } = JSON.parse((await run(env, 'tables --json')).out)
    expect(tables).toHaveLength(1)
    const [asked] = tables[0].asked
    expect(tables[0].asked).toEqual([{ seat: 'Ann', since: asked.since, what: null }])
    expect(Math.abs(Date.now() - Date.parse(asked.since))).toBeLessThan(120_000)
    expect((await run(env, 'tables')).out).toMatch(/\n {2}waiting for Ann since \d{4}-\d\d-\d\d \d\d:\d\d \S+\n$/)
  })

  it('get this as one line for a shell prompt, or nothing if nobody waits for them', async () => {
    const env = place()
    await host(env, ...FIRST_IS_ANN, '--name', 'eve')
    await host(env, '--game', 'wizards', '--seats', 'Cyd', '--name', 'late')
    expect((await run(env, 'turns')).out).toBe('eve: Ann; late: Cyd\n')
    expect((await run(env, 'turns --seat ann')).out).toBe('eve: Ann\n')
    expect(await run(env, 'turns --seat Ben')).toEqual({ out: '', err: '', code: 0 })
    expect((await runBuilt(program, ['turns'], { ...env, CANTRIP_NAMES: 'Cyd' })).out).toBe('late: Cyd\n')
    expect(JSON.parse((await run(env, 'turns --seat Ann --json')).out)).toMatchObject({
      kind: 'turns',
      turns: [{ table: 'eve', asked: [{ seat: 'Ann' }] }],
    })
  })

  it("are notified by the host's command, which gets the seat and the table but no secret", async () => {
    const env = place()
    const calls = join(env.HOME, 'calls')
    const onTurn = `env >> ${calls}; echo "$CANTRIP_TABLE $CANTRIP_SEAT" >> ${calls}`
    await host(env, ...FIRST_IS_ANN, '--name', 'eve', '--on-turn', onTurn)
    await until(() => existsSync(calls) && readFileSync(calls, 'utf8').includes('eve Ann'))
    // Ann joins and lets the bot take her turn, so it is Ben's turn.
    await run(env, 'join eve --seat Ann --plain', 'seat Ann bot:apprentice\nquit\n')
    await until(() => readFileSync(calls, 'utf8').includes('eve Ben'))
    const { seed } = JSON.parse(readFileSync(saveIn(env, 'eve'), 'utf8').split('\n')[0]!)
    expect(readFileSync(calls, 'utf8')).not.toContain(seed)
    // A seat played by a bot is not called.
    expect(readFileSync(calls, 'utf8').match(/^eve Ann$/gm)).toHaveLength(1)
  })
})

describe('a table', () => {
  it('reopens when somebody joins after its host has closed', async () => {
    const env = place()
    const { child, gone } = await host(env, '--game', 'wizards', '--seats', 'Ann', '--name', 'eve', '--idle', '1')
    child.kill('SIGTERM')
    expect((await gone).code).toBe(0)
    expect(await isOpen(env, 'eve')).toBe(false)
    const joined = await run(env, 'join eve --seat Ann --plain', 'quit\n')
    ends.push(() => stop(env, 'eve', 'SIGKILL'))
    expect(joined.err).toBe('')
    expect(joined.out).toContain('You are Ann.')
    expect(await isOpen(env, 'eve')).toBe(true)
  })

  it('stays closed if its owner closed it', async () => {
    const env = place()
    const { child, gone } = await host(env, '--game', 'wizards', '--seats', 'Ann', '--name', 'eve')
    child.kill('SIGINT')
    await gone
    expect((await run(env, 'join eve --seat Ann --plain')).err).toMatch(
      /There is no open table called eve|eve is not open|no table/i,
    )
    expect((await run(env, 'host --all')).out).toMatch(/^There are no tables to reopen in .*\.\n$/)
  })

  it('reopens with all others after a reboot', async () => {
    const env = place()
    for (const name of ['eve', 'late']) {
      const { child, gone } = await host(env, '--game', 'wizards', '--seats', 'Ann,Ben', '--name', name)
      child.kill('SIGKILL')
      await gone
    }
    expect(await openTables(env.CANTRIP_HALL)).toEqual([])
    const { out, code } = await run(env, 'host --all')
    for (const name of ['eve', 'late']) ends.push(() => stop(env, name, 'SIGKILL'))
    expect([out, code]).toEqual(['Table "eve" is open.\nTable "late" is open.\n', 0])
    expect((await openTables(env.CANTRIP_HALL)).map(table => table.name)).toEqual(['eve', 'late'])
    // Repeating the command finds them open, which is no error.
    const again = await run(env, 'host --all')
    expect([again.out, again.code]).toEqual([out, 0])
  })

  it('runs no command named in a file', async () => {
    const env = place()
    const options = ['--game', 'wizards', '--seats', 'Ann', '--name', 'eve', '--on-turn', 'exit 3']
    const { child, gone } = await host(env, ...options)
    child.kill('SIGTERM')
    expect((await gone).err).toBe('The --on-turn command for Ann failed: it ended with exit code 3.\n')
    expect(Object.keys(JSON.parse(readFileSync(`${saveIn(env, 'eve')}.host`, 'utf8'))).sort()).toEqual([
      'cantrip',
      'group',
      'hall',
      'idle',
    ])
  })
})
