import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { built, runBuilt } from '../cli/built.ts'
import { cantrip } from '../cli/environment.ts'
import { folder } from '../folder.ts'

const readme = readFileSync('README.md', 'utf8')
/** The blocks of a page that are code: their language and their text. */
const blocksOf = (page: string) =>
  [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text: text! }))
/** What installs or runs the whole of it, which other tests do. */
const INSTALLS = /^(npm (install|ci)|npx) /

let program = ''
beforeAll(async () => {
  program = await built()
})

describe('the README', () => {
  it('begins with how it is installed, by the name it has in the registry', () => {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(blocksOf(readme)[0]).toEqual({ kind: 'sh', text: `npm install -g ${name}\ncantrip\n` })
  })

  it('holds commands that work', async () => {
    const lines = blocksOf(readme)
      .filter(({ kind }) => kind === 'sh')
      .flatMap(({ text }) => text.trim().split('\n'))
      .map(line => line.replace(/\s+#.*$/, ''))
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines.filter(line => !INSTALLS.test(line))) {
      const [word, ...args] = line.split(' ')
      expect(word).toBe('cantrip')
      const { err, code } = await runBuilt(program, args, { HOME: folder() }, 'quit\n')
      expect([line, err, code]).toEqual([line, '', 0])
    }
  })

  it('holds a move file that plays, and whose checks hold', async () => {
    const moves = blocksOf(readme).find(({ text }) => text.startsWith('cantrip-moves'))
    const file = join(folder(), 'readme.moves')
    writeFileSync(file, moves?.text ?? '')
    const { err, code } = await runBuilt(program, ['replay', '--check', file], { HOME: folder() })
    expect([err, code]).toEqual(['', 0])
  })

  it('has no block but those: the screen is held by a test of its own', () => {
    const others = blocksOf(readme).filter(({ kind, text }) => kind !== 'sh' && !text.startsWith('cantrip-moves'))
    expect(others).toHaveLength(1)
    expect(readme).toContain(`<!-- screen: made by npm run pictures -->\n\`\`\`\n${others[0]?.text}`)
  })

  it('names commands that there are', async () => {
    const named = [...readme.matchAll(/`cantrip ([a-z][a-z-]*)/g)].map(([, word]) => word!)
    const { out } = await cantrip(['--help'])
    for (const word of new Set(named)) expect(out).toMatch(new RegExp(`^ {2}${word}\\b`, 'm'))
  })
})

describe('a page for players', () => {
  it.each(readdirSync('docs').filter(name => /^(tour|tips|questions|server|ssh)\.md$/.test(name)))(
    '%s names commands and options that there are',
    async name => {
      const page = readFileSync(join('docs', name), 'utf8')
      const named = [...page.matchAll(/cantrip ((?!-)[a-z][a-z-]*)((?: [^`\n]*)?)[`\n]/g)]
      const { out } = await cantrip(['--help'])
      for (const [, word, rest] of named) {
        if (!new RegExp(`^ {2}${word}\\b`, 'm').test(out)) continue
        const help = (await cantrip([word!, '--help'])).out
        for (const [option] of (rest ?? '').replace(/'[^']*'/g, '').matchAll(/--[a-z-]+/g))
          expect([name, word, help]).toEqual([name, word, expect.stringContaining(option)])
      }
    },
  )
})

describe('the server’s files', () => {
  it('let the login do nothing but play', () => {
    const conf = readFileSync('server/sshd-games.conf', 'utf8')
    for (const line of [
      'ForceCommand cantrip host-menu --may-begin',
      'AllowTcpForwarding no',
      'PermitUserRC no',
      'AllowStreamLocalForwarding no',
    ])
      expect(conf).toContain(line)
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  it.skipIf(!hasSystemd)('hold a unit that systemd reads', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', resolve('server/cantrip-tables.service')], {
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter(line => line.includes('cantrip-tables'))).toEqual([])
  })

  const hasSshd = spawnSync('/usr/sbin/sshd', ['-?'], { encoding: 'utf8' }).stderr?.includes('OpenSSH') === true
  it.skipIf(!hasSshd)('hold lines that sshd understands', () => {
    const home = folder()
    const key = join(home, 'key')
    spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
    const conf = join(home, 'sshd_config')
    writeFileSync(conf, `HostKey ${key}\n${readFileSync('server/sshd-games.conf', 'utf8')}`)
    const { stdout, stderr, status } = spawnSync(
      '/usr/sbin/sshd',
      ['-T', '-f', conf, '-C', 'user=games,host=x,addr=127.0.0.1'],
      { encoding: 'utf8' },
    )
    expect([stderr, status]).toEqual(['', 0])
    expect(stdout).toContain('forcecommand cantrip host-menu --may-begin')
  })
})
