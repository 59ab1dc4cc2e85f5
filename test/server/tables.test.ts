import fs, {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTables, tableSocket, takeEndpoint } from '../../src/server/index.ts'
import { tablesFolder } from '../../src/server/tables.ts'
import { lineFor, readClientMessage, type ServerMessage, WIRE_PROTOCOL } from '../../src/server/wire.ts'
import { folder } from '../folder.ts'
import { openTable } from './tables.ts'

const isRoot = process.getuid?.() === 0

/** Runs something on a system with these functions replaced. */
function where<T>(own: Partial<typeof fs>, act: () => T): T {
  const usual = Object.fromEntries(Object.keys(own).map(name => [name, Reflect.get(fs, name)]))
  const behave = (as: object) => {
    Object.assign(fs, as)
    syncBuiltinESMExports()
  }
  behave(own)
  try {
    return act()
  } finally {
    behave(usual)
  }
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a server that listens where tables do, gives any answer, and records the requests. */
async function listening(hall: string, name: string, answer: string | Buffer | null | (() => void)): Promise<string[]> {
  const asked: string[] = []
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      asked.push(String(chunk))
      if (answer === null) return
      if (typeof answer === 'function') socket.destroy()
      else socket.write(answer)
    })
  })
  await new Promise<void>(resolve => server.listen(join(hall, `${name}.table`), resolve))
  closing.push(() => server.close())
  return asked
}

const table = (name: string): Extract<ServerMessage, { kind: 'table' }> => ({
  ...{ kind: 'table', name, game: 'Toy', people: { seats: [], watching: 0 }, when: 'day 1', over: false },
  asked: [{ seat: 'Ann', since: '2026-11-23T12:00:00.000Z', what: 'move' }],
})

describe('the folder of tables', () => {
  it('is the named one, or one that belongs to the user', () => {
    const here = { platform: 'linux', env: { HOME: '/home/ann' } } as const
    expect(tablesFolder({ ...here, env: { ...here.env, CANTRIP_HALL: '/srv/hall' } })).toBe('/srv/hall')
    expect(tablesFolder(here)).toBe('/home/ann/.local/share/cantrip/tables')
    expect(tablesFolder({ ...here, env: { ...here.env, CANTRIP_HALL: '' } })).toBe(
      '/home/ann/.local/share/cantrip/tables',
    )
  })

  it('that is missing holds no tables, and one that is not a folder cannot be read', async () => {
    const hall = join(folder(), 'tables')
    expect(await openTables(hall)).toEqual([])
    writeFileSync(hall, '')
    await expect(openTables(hall)).rejects.toMatchObject({
      message: expect.stringContaining(`Cannot read the table folder ${hall}: `),
      cause: { code: 'ENOTDIR' },
    })
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(`Cannot use the table folder ${hall}: `),
        cause: expect.objectContaining({ code: 'ENOTDIR' }),
      }),
    )
  })

  it('is created if missing, only for its owner, and so are its parents', () => {
    const hall = join(folder(), 'a', 'b', 'tables')
    takeEndpoint(hall, 'eve', null).release()
    expect(statSync(hall).mode & 0o777).toBe(0o700)
    // An existing folder is fine.
    takeEndpoint(hall, 'eve', null).release()
  })

  it("is reported with the system's error if it cannot be created", () => {
    const mkdirSync = (path: fs.PathLike): never => {
      throw Object.assign(new Error(`EROFS: ${path}`), { code: 'EROFS' })
    }
    const hall = join(folder(), 'tables')
    where({ mkdirSync: mkdirSync as never }, () =>
      expect(() => takeEndpoint(hall, 'eve', null)).toThrow(
        expect.objectContaining({ cause: expect.objectContaining({ code: 'EROFS' }) }),
      ),
    )
  })

  it('cannot be a link, because its owner could change it', () => {
    const hall = join(folder(), 'tables')
    symlinkSync(folder(), hall)
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow(`The table folder ${hall} is a symbolic link`)
  })

  it.each([0o720, 0o702])('cannot be one that others can write to (%o)', mode => {
    const hall = join(folder(), 'tables')
    mkdirSync(hall)
    chmodSync(hall, mode)
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow(`Other users can write to the table folder ${hall}`)
  })

  it('cannot be in a folder that everybody can write to, unless only owners can replace files there', () => {
    const above = folder()
    const hall = join(above, 'tables')
    chmodSync(above, 0o777)
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow(`Other users could replace the table folder ${hall}`)
    chmodSync(above, 0o1777)
    takeEndpoint(hall, 'eve', null).release()
    chmodSync(above, 0o775)
    takeEndpoint(hall, 'eve', null).release()
  })

  it.runIf(isRoot)('cannot belong to another user', () => {
    const hall = join(folder(), 'tables')
    mkdirSync(hall, { mode: 0o700 })
    chownSync(hall, 12345, 12345)
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow(`The table folder ${hall} belongs to another user`)
  })

  it.runIf(isRoot)('is given to a group by its number or name, and so are its sockets', async () => {
    const [, name, number] = /^([^:]+):[^:]*:(\d{2,}):/m.exec(readFileSync('/etc/group', 'utf8'))!
    for (const [group, gid] of [
      ['54321', 54321],
      [name!, Number(number)],
    ] as const) {
      const hall = join(folder(), 'tables')
      const endpoint = takeEndpoint(hall, 'eve', group)
      const server = createServer()
      closing.push(() => server.close())
      await endpoint.listen(server)
      for (const path of [hall, tableSocket(hall, 'eve')])
        expect(lstatSync(path), path).toMatchObject({ uid: process.getuid?.(), gid })
      endpoint.release()
    }
  })

  it.each(['1234567890', 'daemon:x', '1x', 'x1', 'roo'])('is not given to an unknown group: %s', group => {
    expect(() => takeEndpoint(join(folder(), 'tables'), 'eve', group)).toThrow(
      `There is no group called "${group}" in /etc/group; a group number works too.`,
    )
  })

  it.each(['', '100x', 'x100', '-1'])('is not given to a group with an invalid number: %j', number => {
    const usual = readFileSync
    const groups = (...[path, how]: Parameters<typeof readFileSync>) =>
      path === '/etc/group' ? `friends:x:${number}:ann\n` : usual(path, how)
    where({ readFileSync: groups as never }, () =>
      expect(() => takeEndpoint(join(folder(), 'tables'), 'eve', 'friends')).toThrow(
        'There is no group called "friends" in /etc/group; a group number works too.',
      ),
    )
  })
})

describe('an open table', () => {
  it('lists who is there for a client that looks, in its language', async () => {
    const hall = folder()
    const asked = await listening(hall, 'morrow', lineFor(table('morrow')))
    await listening(hall, 'eve', lineFor(table('eve')))
    const { kind: _, ...eve } = table('eve')
    const found = await openTables(hall, 'de')
    expect(found.map(({ name }) => name)).toEqual(['eve', 'morrow'])
    expect(found[0]).toMatchObject(eve)
    expect(asked.map(readClientMessage)).toEqual([{ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'de' }])
    await openTables(hall)
    expect(readClientMessage(asked[1]!)).toMatchObject({ language: 'en' })
  })

  it('is sorted by name, regardless of the order in its folder', async () => {
    const hall = folder()
    for (const name of ['eve', 'morrow', 'noon']) await listening(hall, name, lineFor(table(name)))
    const readdirSync = () => ['noon.table', 'eve.table', 'morrow.table']
    const found = where({ readdirSync: readdirSync as never }, () => openTables(hall))
    expect((await found).map(({ name }) => name)).toEqual(['eve', 'morrow', 'noon'])
  })

  it.each([
    ['nonsense', 'sing\n'],
    ['something else', lineFor({ kind: 'bye', sentence: 'Not now.' })],
    ['what is no text', Buffer.from([0xff, 10])],
    ['nothing, and goes', () => undefined],
  ])('is not listed if it answers %s, and is not waited for', async (_, answer) => {
    const hall = folder()
    await listening(hall, 'eve', answer)
    await listening(hall, 'morrow', lineFor(table('morrow')))
    // No time passes here.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      expect((await openTables(hall)).map(({ name }) => name)).toEqual(['morrow'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not listed if nobody listens, or if its file does not have the name of a table', async () => {
    const hall = folder()
    writeFileSync(join(hall, 'eve.table'), '')
    await listening(hall, 'morrow', lineFor(table('morrow')))
    const server = createServer(socket => socket.end(lineFor(table('other'))))
    closing.push(() => server.close())
    await new Promise<void>(resolve => server.listen(join(hall, 'other.sock'), resolve))
    expect((await openTables(hall)).map(({ name }) => name)).toEqual(['morrow'])
  })

  it('has two seconds to answer, and may answer in pieces', async () => {
    const hall = folder()
    const line = lineFor(table('eve'))
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.write(line.slice(0, 20))
      setTimeout(() => socket.write(line.slice(20)), 20)
    })
    closing.push(() => server.close())
    await new Promise<void>(resolve => server.listen(join(hall, 'eve.table'), resolve))
    expect((await openTables(hall)).map(({ name }) => name)).toEqual(['eve'])
    const asked = await listening(hall, 'silent', null)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let found: string[] | null = null
      void openTables(hall).then(tables => {
        found = tables.map(({ name }) => name)
      })
      while (asked.length === 0) await new Promise(setImmediate)
      await vi.advanceTimersByTimeAsync(1_999)
      expect(found).toBeNull()
      await vi.advanceTimersByTimeAsync(1)
      for (let i = 0; i < 1000 && found === null; i++) await new Promise(setImmediate)
      expect(found).toEqual(['eve'])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('an endpoint', () => {
  const listen = async (hall: string): Promise<[Server, ReturnType<typeof takeEndpoint>]> => {
    const endpoint = takeEndpoint(hall, 'eve', null)
    const server = createServer()
    closing.push(() => server.close())
    await endpoint.listen(server)
    return [server, endpoint]
  }

  it('belongs to its owner alone, and nobody else can even connect', async () => {
    const before = process.umask()
    const [server, endpoint] = await listen(join(folder(), 'tables'))
    expect(statSync(String(server.address())).mode & 0o777).toBe(0o600)
    expect(process.umask()).toBe(before)
    endpoint.release()
  })

  it('can be taken again once it is released, and leaves nothing behind', async () => {
    const hall = join(folder(), 'tables')
    const [server, endpoint] = await listen(hall)
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow('There is already an open table called eve')
    server.close()
    endpoint.release()
    expect([existsSync(tableSocket(hall, 'eve')), existsSync(`${tableSocket(hall, 'eve')}.lock`)]).toEqual([
      false,
      false,
    ])
    const [, again] = await listen(hall)
    again.release()
  })

  it('is refused with a message if nothing can listen there', async () => {
    const hall = join(folder(), 'tables')
    const endpoint = takeEndpoint(hall, 'eve', null)
    const path = tableSocket(hall, 'eve')
    mkdirSync(path)
    await expect(endpoint.listen(createServer())).rejects.toMatchObject({
      message: expect.stringContaining(`Cannot open a socket at ${path}: `),
      cause: { code: 'EADDRINUSE' },
    })
    endpoint.release()
  })

  it('is refused with a message if it is gone before its group gets it', async () => {
    const hall = join(folder(), 'tables')
    const endpoint = takeEndpoint(hall, 'eve', String(process.getgid?.() ?? 0))
    const path = tableSocket(hall, 'eve')
    const server = createServer().once('listening', () => rmSync(path))
    closing.push(() => server.close())
    await expect(endpoint.listen(server)).rejects.toMatchObject({
      message: expect.stringContaining(`Cannot give ${path} to `),
      cause: { code: 'ENOENT' },
    })
    endpoint.release()
  })

  it('is refused while a table of another process has it', () => {
    const hall = join(folder(), 'tables')
    takeEndpoint(hall, 'morrow', null)
    const ours = JSON.parse(readFileSync(`${tableSocket(hall, 'morrow')}.lock`, 'utf8'))
    const lock = `${tableSocket(hall, 'eve')}.lock`
    writeFileSync(lock, JSON.stringify({ ...ours, pid: process.ppid, born: null }))
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow('There is already an open table called eve')
    rmSync(lock)
    takeEndpoint(hall, 'eve', null).release()
  })

  it('is refused with a message if no lock can be made', () => {
    const hall = join(folder(), 'tables')
    mkdirSync(hall, { mode: 0o700 })
    const path = tableSocket(hall, 'eve')
    symlinkSync(path, path)
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow(`Cannot open a table in ${hall}: `)
  })

  it.runIf(existsSync('/proc/self/fd'))('leaves no file open behind it', () => {
    const hall = join(folder(), 'tables')
    takeEndpoint(hall, 'eve', null).release()
    const before = readdirSync('/proc/self/fd').length
    for (let i = 0; i < 20; i++) takeEndpoint(hall, 'eve', null).release()
    expect(readdirSync('/proc/self/fd').length).toBeLessThan(before + 10)
  })

  it('reports a bad name briefly, however long it is', () => {
    expect(() => tableSocket('/tmp/hall', `${'x'.repeat(200)}\u001b`)).toThrow(/^[^x]*x{60}[^x]/)
  })

  it('has a path of at most 103 bytes', () => {
    const named = (bytes: number) => tableSocket(`/${'x'.repeat(bytes - '//eve.table'.length)}`, 'eve')
    expect(named(103)).toHaveLength(103)
    expect(() => named(104)).toThrow('is too long for a socket')
    expect(dirname(named(103))).toHaveLength(103 - '/eve.table'.length)
  })

  it('is opened by a table like any other', async () => {
    const at = await openTable()
    expect(existsSync(at.socket)).toBe(true)
  })
})
