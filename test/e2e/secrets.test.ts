import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lineFor, WIRE_PROTOCOL } from '../../src/server/wire.ts'
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

const headerIn = (env: Place, name: string) => JSON.parse(readFileSync(saveIn(env, name), 'utf8').split('\n')[0]!)
const holderOf = (env: Place, name: string): number => JSON.parse(readFileSync(`${saveIn(env, name)}.lock`, 'utf8')).pid

/** Ends a host that may have ended already. */
function endHost(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Returns everything public about a process: its arguments, its environment, and its open files. */
function shownOf(pid: number): string {
  const at = `/proc/${pid}`
  return ['cmdline', 'environ', 'comm', 'stat'].map(name => readFileSync(join(at, name), 'utf8')).join('\n')
}

/** Lets visitors type this into the menu, and ends the hosts that it starts. */
async function menu(env: Place, ...lines: (string | (() => Promise<string>))[]) {
  const child = start(program, ['host-menu', '--may-begin'], env)
  const rest = [...lines]
  let shown = ''
  child.stdout.on('data', text => {
    shown += text
    // Type one line per prompt, like a person.
    if (!/(> |: )$/.test(shown)) return
    shown = ''
    const next = rest.shift()
    if (next === undefined) child.stdin.end()
    else if (typeof next === 'string') child.stdin.write(`${next}\n`)
    else void next().then(line => child.stdin.write(`${line}\n`))
  })
  const ran = await ended(child)
  for (const name of existsSync(env.CANTRIP_SAVES) ? readdirSync(env.CANTRIP_SAVES) : [])
    if (name.endsWith('.cantrip.lock')) {
      const pid = holderOf(env, name.replace('.cantrip.lock', ''))
      ends.push(() => endHost(pid))
    }
  return ran
}

/** Continues for every seat that is asked, and returns every byte sent to anybody at the table. */
async function overheard(env: Place, name: string, seat: string | null): Promise<string> {
  let text = ''
  const socket = connect(join(env.CANTRIP_HALL, `${name}.table`))
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
    for (const line of part.split('\n')) {
      const asking = /"asking":(\d+),.*"options":\[\{"id":("[^"]*")/.exec(line)
      if (asking && seat !== null)
        socket.write(`{"kind":"answer","asking":${asking[1]},"id":${asking[2]}}\n{"kind":"undo","count":1}\n`)
    }
  })
  socket.write(lineFor({ kind: 'hello', cantrip: WIRE_PROTOCOL, seat, phrase: null, take: false, language: 'en' }))
  await new Promise(resolve => setTimeout(resolve, 1500))
  socket.destroy()
  return text
}

describe('the random seed of a hosted game', () => {
  it('has 160 random bits, and differs every time', async () => {
    const seeds = new Set<string>()
    for (const name of ['one', 'two']) {
      const env = place()
      const host = start(program, ['host', '--seats', 'Ann,Ben', '--name', name], env)
      ends.push(() => void host.kill('SIGKILL'))
      await new Promise<void>(resolve => host.stdout.on('data', text => String(text).includes('closes') && resolve()))
      const { seed, streams } = headerIn(env, name)
      expect([/^[0-9a-f]{40}$/.test(seed), streams]).toEqual([true, 2])
      seeds.add(seed)
    }
    expect(seeds.size).toBe(2)
  })

  it('is never revealed by names, processes, commands or the table itself', async () => {
    const env = place()
    const host = start(program, ['host', '--seats', 'Ann,Ben'], env)
    ends.push(() => void host.kill('SIGKILL'))
    let output = ''
    await new Promise<void>(resolve =>
      host.stdout.on('data', text => {
        output += text
        if (output.includes('closes it')) resolve()
      }),
    )
    const name = 'wizards-Ann-Ben'
    const { seed } = headerIn(env, name)
    expect(statSync(saveIn(env, name)).mode & 0o777).toBe(0o600)
    const lines = [
      output,
      shownOf(host.pid!),
      ...(await Promise.all(['Ann', 'Ben', null].map(seat => overheard(env, name, seat)))),
      readdirSync(env.HOME, { recursive: true }).join('\n'),
    ]
    for (const args of [
      ['tables'],
      ['saves'],
      ['show', name],
      ['show', name, '--svg', '-'],
      ['replay', name],
      ['doctor'],
    ]) {
      const { out, err } = await runBuilt(program, args, env)
      lines.push(out, err)
    }
    const exported = await runBuilt(program, ['export', name], env)
    expect([exported.out, exported.code]).toEqual(['', 1])
    expect(exported.err).toMatch(
      /^cantrip: The seed of .* is secret until the game is over, and a move file would reveal it/,
    )
    host.kill('SIGTERM')
    await ended(host)
    const resumed = await runBuilt(
      program,
      ['resume', name, '--plain'],
      env,
      'seed\nlook\nwhere\nlog\nsave copy\nquit\n',
    )
    expect(resumed.out).toContain('The seed is secret until the game is over.')
    expect(statSync(saveIn(env, 'copy')).mode & 0o777).toBe(0o600)
    for (const text of [...lines, resumed.out, resumed.err]) expect(text).not.toContain(seed)
    // There is no fingerprint either, because guesses could be tested against it.
    const hashes = readFileSync(saveIn(env, name), 'utf8').match(/(?<="hash":")[0-9a-f]{8}/g) ?? []
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) for (const text of lines.slice(0, 5)) expect(text).not.toContain(hash)
  })

  it('is not shown at a table opened by a visitor either', async () => {
    const env = place()
    const { out } = await menu(env, 'begin', 'wizards', 'usual', 'Ann,Ben', '', '', '', 'again', 'leave')
    expect(out).toContain('Name of the table (Enter for wizards-Ann-Ben):')
    expect(out).toContain('Table "wizards-Ann-Ben" is open.')
    const { seed } = headerIn(env, 'wizards-Ann-Ben')
    expect(seed).toMatch(/^[0-9a-f]{40}$/)
    expect(out).not.toContain(seed)
    expect(shownOf(holderOf(env, 'wizards-Ann-Ben'))).not.toContain(seed)
  })
})

describe('a chosen seed', () => {
  it('starts the same game at a shared table as in local play, and the host is warned that it can be guessed', async () => {
    const env = place()
    const host = start(program, ['host', '--seats', 'Ann,Ben', '--seed', '7', '--name', 'eve'], env)
    ends.push(() => void host.kill('SIGKILL'))
    const end = ended(host)
    await new Promise<void>(resolve => host.stdout.on('data', text => String(text).includes('closes') && resolve()))
    host.kill('SIGTERM')
    expect((await end).err).toMatch(/^The other players could guess this game's seed/)
    const { out } = await runBuilt(program, ['export', 'eve'], env)
    expect(out).toMatch(/^cantrip-moves 1\n.*\nseed 7\n/s)
    expect(headerIn(env, 'eve').streams).toBeUndefined()
  })
})

describe('a table opened by a visitor', () => {
  it('opens under its own name even if the file extension is typed', async () => {
    const env = place()
    const { out } = await menu(env, 'begin', 'wizards', 'usual', 'Ann,Ben', 'y.cantrip', '', '', 'again', 'leave')
    expect(out).toContain('Table "y" is open.')
    expect(out).not.toContain('could not be opened')
    expect(readdirSync(env.CANTRIP_SAVES)).toContain('y.cantrip')
  })

  it('can have bots, so that two people can start a game for three', async () => {
    const env = place()
    const { out } = await menu(
      env,
      'begin',
      'elfenwizards',
      'usual',
      'Ann,Ben,bot:mentor',
      'eve',
      '',
      '',
      'again',
      'leave',
    )
    expect(out).toContain('Table "eve" is open.')
    expect(out).toContain('Join eve as Rowan (a bot)')
    // There is no question for a bot's passphrase.
    expect(out.match(/Passphrase for/g)).toHaveLength(2)
    expect(headerIn(env, 'eve').players).toEqual(['person', 'person', 'bot:mentor'])
    expect((await menu(env, 'begin', 'elfenwizards', 'usual', 'Ann,Ben,bot:nobody', 'leave')).out).toContain(
      'There is no bot called "bot:nobody" for Elfenwizards',
    )
  })

  it('can be set up as its visitors like', async () => {
    const env = place()
    const four = ['Ann,Ben,Cleo,Dan', 'eve', '', '', '', '', 'again', 'leave']
    const { out } = await menu(
      env,
      'begin',
      'wizards',
      'choose',
      'partnership',
      'arrange',
      '10',
      'players',
      'book',
      'stack',
      ...four,
    )
    expect(out).toContain('Table "eve" is open.')
    // There is no question about options of another variant.
    expect(out).not.toContain('Tiles left out?')
    const options = { variant: 'partnership', map: 'arrange', fortnight: '10', thwart: 'players', demons: 'stack' }
    expect(headerIn(env, 'eve').options).toMatchObject(options)
  })

  it('is offered again after it closes, even after a solo game', async () => {
    const env = place()
    await menu(env, 'begin', 'wizards', 'usual', 'Ann', 'alone', '', 'leave')
    process.kill(holderOf(env, 'alone'), 'SIGTERM')
    for (let i = 0; i < 100 && existsSync(`${saveIn(env, 'alone')}.lock`); i++)
      await new Promise(resolve => setTimeout(resolve, 50))
    ends.length = 0
    const { out } = await menu(env, 'open alone', 'again', 'leave')
    expect(out).toContain('Open alone again')
    expect(out).toContain('Table "alone" is open.')
  })

  it('sets its own passphrases, which no argument shows and no table of the same name can change', async () => {
    const env = place()
    const begin = ['begin', 'wizards', 'usual', 'Ann,Ben', 'eve']
    // Another visitor opens a table of that name while this one is still choosing a passphrase.
    const other = async () => {
      const { out } = await menu(env, ...begin, 'sesame of Ann', '', 'leave')
      expect(out).toContain('Table "eve" is open.')
      expect(shownOf(holderOf(env, 'eve'))).not.toContain('sesame')
      return 'sesame of a thief'
    }
    const late = await menu(env, ...begin, other, '', 'leave')
    expect(late.out).toMatch(/There is already an open table called eve/)
    const joined = (phrase: string) =>
      runBuilt(program, ['join', 'eve', '--seat', 'Ann', '--plain'], env, `${phrase}\nquit\n`)
    expect((await joined('sesame of a thief')).out).not.toContain('You are Ann.')
    expect((await joined('sesame of Ann')).out).toContain('You are Ann.')
  })

  it('leaves no passphrases behind if it could not be opened', async () => {
    const env = place()
    const bad = { ...env, CANTRIP_HALL: join(env.HOME, `${'x'.repeat(120)}`) }
    const { out } = await menu(bad, 'begin', 'wizards', 'usual', 'Ann,Ben', 'eve', 'sesame open', '', 'leave')
    expect(out).toContain('is too long for a socket')
    expect(existsSync(`${saveIn(env, 'eve')}.seats`)).toBe(false)
  })
})
