import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder } from '../folder.ts'
import { cantrip } from './environment.ts'

const hall = () => join(folder(), 'tables')

describe('shared tables on the command line', () => {
  it('say so if there are none', async () => {
    const at = hall()
    const env = { CANTRIP_HALL: at }
    expect((await cantrip(['tables'], { env })).out).toBe(
      `There are no open tables in ${at}; "cantrip host" opens one.\n`,
    )
    const { err, code } = await cantrip(['join', 'eve', '--seat', 'Ann'], { env })
    expect([err, code]).toEqual([
      'cantrip: There is no open table called eve; "cantrip tables" lists the open ones.\n',
      1,
    ])
    expect((await cantrip(['join', '../eve', '--watch'], { env })).err).toMatch(
      /^cantrip: The name "..\/eve" can't be used/,
    )
    expect((await cantrip(['host', 'eve'], { env })).err).toMatch(/^cantrip: There is no saved game called "eve"/)
    expect(existsSync(at)).toBe(false)
  })

  it('open, and close when the program is terminated', async () => {
    const before = process.umask()
    try {
      const at = hall()
      const args = ['host', '--seats', 'Ann,Bob', '--name', 'eve', '--hall', at]
      const { out, err, code, saves } = await cantrip(args, { environment: { stopped: async () => undefined } })
      expect([err, code]).toEqual(['', 0])
      expect(out).toBe(
        `Table "eve" is open, with seats for Ann, Bob.\n"cantrip join eve --seat Ann --hall ${at}" joins it; Ctrl+C closes it.\n` +
          `The table is closed; the game is saved in ${join(saves, 'eve.cantrip')}.\n`,
      )
      const phrases = { input: ['open sesame'], saves }
      expect((await cantrip(['seat', 'eve', 'ann'], phrases)).out).toContain("Ann's seat now needs its passphrase.\n")
      expect((await cantrip(['seat', 'eve', 'Ann'], { input: ['short'], saves })).err).toBe(
        'cantrip: The passphrase is shorter than 6 characters; nothing was changed.\n',
      )
      expect((await cantrip(['seat', 'eve', 'Zoe'], { saves })).err).toBe(
        'cantrip: There is no seat "Zoe" in eve; the seats are Ann, Bob.\n',
      )
      expect((await cantrip(['seat', 'eve', 'Ann', '--free'], { saves })).out).toMatch(
        /^Ann's seat no longer has a passphrase/,
      )
    } finally {
      process.umask(before)
    }
  })

  it('are offered as a menu to logins that may do nothing else', async () => {
    const env = { CANTRIP_HALL: hall(), SSH_ORIGINAL_COMMAND: 'rm -rf /' }
    const { out, err, code } = await cantrip(['host-menu'], { env, input: ['begin', 'open eve', 'leave'] })
    expect([err, code]).toEqual(['', 0])
    expect(out).toContain('Commands are not accepted here; choose from the menu.\n\nThere are no open tables.\n')
    expect(out.match(/is not possible here/g)).toHaveLength(2)
    const may = await cantrip(['host-menu', '--may-begin'], { env, input: ['begin', 'usual', 'Ann', 'again'] })
    expect(may.out).toMatch(/Who plays\?.*Goblin Market is for 2 to 4 players, not 1\.\n\nThere are no open tables\./s)
    expect(may.code).toBe(0)
  })

  it.each(['leave', 'quit', 'exit', '2'])('can be left with %s', async word => {
    const { out, code } = await cantrip(['host-menu'], { env: { CANTRIP_HALL: hall() }, input: [word, 'again'] })
    expect([out.match(/There are no open tables/g)?.length, code]).toEqual([1, 0])
  })

  it('accept a whole dialog typed ahead, and ask again if a passphrase is too short', async () => {
    const typed = ['begin', 'usual', 'Ann,Ben', 'eve', 'abc']
    const { out, err, code } = await cantrip(['host-menu', '--may-begin'], {
      env: { CANTRIP_HALL: hall() },
      input: [typed.join('\n')],
    })
    expect([err, code]).toEqual(['', 0])
    expect(out).not.toContain('is not possible here')
    expect(out).toMatch(/Passphrase for Ann's seat[^\n]*\nThe passphrase is shorter.*\nPassphrase for Ann's seat/)
  })
})
