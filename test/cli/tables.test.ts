import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder } from '../folder.ts'
import { cantrip } from './environment.ts'

const hall = () => join(folder(), 'tables')

describe('shared tables on the command line', () => {
  it('say where there is none', async () => {
    const at = hall()
    const env = { CANTRIP_HALL: at }
    expect((await cantrip(['tables'], { env })).out).toBe(`No table is open in ${at}; "cantrip host" opens one.\n`)
    const { err, code } = await cantrip(['join', 'eve', '--seat', 'Ann'], { env })
    expect([err, code]).toEqual([
      'cantrip: There is no open table called eve; "cantrip tables" lists those there are.\n',
      1,
    ])
    expect((await cantrip(['join', '../eve', '--watch'], { env })).err).toMatch(
      /^cantrip: The name "..\/eve" is no name/,
    )
    expect((await cantrip(['host', 'eve'], { env })).err).toMatch(/^cantrip: There is no saved game called "eve"/)
    expect(existsSync(at)).toBe(false)
  })

  it('open, and close when the program is to end', async () => {
    const before = process.umask()
    try {
      const args = ['host', '--seats', 'Ann,Bob', '--name', 'eve', '--hall', hall()]
      const { out, err, code, saves } = await cantrip(args, { environment: { stopped: async () => undefined } })
      expect([err, code]).toEqual(['', 0])
      expect(out).toBe(
        `The table eve is open, with seats for Ann, Bob.\n"cantrip join eve --seat Ann" sits down; Ctrl+C closes the table.\n` +
          `The table is closed; the game is kept in ${join(saves, 'eve.cantrip')}.\n`,
      )
      const phrases = { input: ['open sesame'], saves }
      expect((await cantrip(['seat', 'eve', 'ann'], phrases)).out).toContain(
        "Ann's seat wants its pass-phrase from now on.\n",
      )
      expect((await cantrip(['seat', 'eve', 'Ann'], { input: ['short'], saves })).err).toBe(
        'cantrip: The pass-phrase is shorter than 6 letters; nothing has been changed.\n',
      )
      expect((await cantrip(['seat', 'eve', 'Zoe'], { saves })).err).toBe(
        'cantrip: There is no seat "Zoe" in eve; there are Ann, Bob.\n',
      )
      expect((await cantrip(['seat', 'eve', 'Ann', '--free'], { saves })).out).toMatch(/^Ann's seat has no pass-phrase/)
    } finally {
      process.umask(before)
    }
  })

  it('are a menu for logins that shall do nothing else', async () => {
    const env = { CANTRIP_HALL: hall(), SSH_ORIGINAL_COMMAND: 'rm -rf /' }
    const { out, err, code } = await cantrip(['host-menu'], { env, input: ['begin', 'open eve', 'leave'] })
    expect([err, code]).toEqual(['', 0])
    expect(out).toContain('No commands are taken here, only what the menu offers.\n\nNo table is open.\n')
    expect(out.match(/is not possible here/g)).toHaveLength(2)
    const may = await cantrip(['host-menu', '--may-begin'], { env, input: ['begin', 'usual', 'Ann', 'again'] })
    expect(may.out).toMatch(/Who plays\?.*Goblin Market is for 2 to 4 players, not 1\.\n\nNo table is open\./s)
    expect(may.code).toBe(0)
  })
})
