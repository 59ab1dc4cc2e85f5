import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTables, tableSocket, takeEndpoint } from '../../src/server/index.ts'
import { folder } from '../folder.ts'
import { openTable } from './tables.ts'

describe("a table's endpoint", () => {
  it('belongs to one table at a time', async () => {
    const at = await openTable()
    await expect(openTable({}, undefined, { hall: at.hall })).rejects.toThrow(
      'There is already an open table called eve; "cantrip join eve" joins it.',
    )
    await openTable({}, undefined, { hall: at.hall, name: 'morrow' })
    expect((await openTables(at.hall)).map(({ name }) => name)).toEqual(['eve', 'morrow'])
  })

  it('is taken over from a process that was killed', async () => {
    const hall = folder()
    const socket = tableSocket(hall, 'eve')
    // A socket on which nobody listens anymore, and the lock of a dead process.
    const script = `const net=require('net'),fs=require('fs');fs.writeFileSync(${JSON.stringify(`${socket}.lock`)},JSON.stringify({pid:process.pid,host:require('os').hostname(),since:new Date().toISOString(),name:'x',boot:null,born:null,room:null})+'\\n');net.createServer().listen(${JSON.stringify(socket)},()=>process.kill(process.pid,'SIGKILL'))`
    spawnSync(process.execPath, ['-e', script])
    expect(existsSync(socket)).toBe(true)
    expect(await openTables(hall)).toEqual([])
    const at = await openTable({}, undefined, { hall })
    await at.sit('Ann')
    expect((await openTables(hall)).map(({ name }) => name)).toEqual(['eve'])
  })

  it('cannot be in a folder that others can write to', () => {
    const hall = join(folder(), 'tables')
    mkdirSync(hall)
    chmodSync(hall, 0o777)
    expect(() => takeEndpoint(hall, 'eve', null)).toThrow(/^Other users can write to the table folder/)
  })

  it('is open to a group only if one is named', async () => {
    const hall = join(folder(), 'tables')
    const endpoint = takeEndpoint(hall, 'eve', String(process.getgid?.() ?? 0))
    const server = createServer()
    await endpoint.listen(server)
    expect(statSync(tableSocket(hall, 'eve')).mode & 0o777).toBe(0o660)
    expect(statSync(hall).mode & 0o777).toBe(0o750)
    server.close()
    endpoint.release()
    expect(() => takeEndpoint(hall, 'eve', 'no such group')).toThrow('There is no group called "no such group"')
  })

  it('closes if it cannot be given to the group', async () => {
    const hall = join(folder(), 'tables')
    const socket = tableSocket(hall, 'eve')
    const endpoint = takeEndpoint(hall, 'eve', String(process.getgid?.() ?? 0))
    const server = createServer()
    // The socket is gone before it is given to the group.
    server.prependListener('listening', () => rmSync(socket))
    await expect(endpoint.listen(server)).rejects.toThrow(/^Cannot give .* to the group \d+: .* member of the group/)
    expect(server.listening).toBe(false)
    endpoint.release()
  })

  it.each(['../out', 'a/b', '', '.hidden', 'x'.repeat(61), 'con'])('never leaves its folder: %j', name => {
    expect(() => tableSocket('/tmp/hall', name)).toThrow(/^The name/)
  })

  it('reports that its path is too long for a socket', () => {
    expect(() => tableSocket(`/tmp/${'long/'.repeat(30)}`, 'eve')).toThrow('is too long for a socket')
  })
})
