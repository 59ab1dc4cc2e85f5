import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { built, runBuilt } from '../cli/built.ts'
import { cantrip } from '../cli/environment.ts'
import { folder } from '../folder.ts'
import { noSshd } from './sshd.ts'

const readme = readFileSync('README.md', 'utf8')
/** Returns the code blocks of a page, with language and text. */
const blocksOf = (page: string) =>
  [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text: text! }))
/** Installation and whole runs, which other tests cover. */
const INSTALLS = /^(npm|npx) /

let program = ''
beforeAll(async () => {
  program = await built()
})

describe('the README', () => {
  it('starts with the commands for a checkout, and names the package for the release', () => {
    const { name, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(blocksOf(readme)[0]).toEqual({ kind: 'sh', text: 'npm ci && npm start\n' })
    expect(scripts.start).toBe('node bin/cantrip.js')
    expect(readme).toContain(`npx ${name}`)
  })

  it('contains working commands', async () => {
    const lines = blocksOf(readme)
      .filter(({ kind }) => kind === 'sh')
      .flatMap(({ text }) => text.trim().split('\n'))
      .map(line => line.replace(/\s+#.*$/, ''))
    expect(lines.length).toBeGreaterThan(3)
    const env = { HOME: folder(), CANTRIP_SAVES: folder() }
    const own = readdirSync('saves')
    for (const line of lines.filter(line => !INSTALLS.test(line))) {
      const [word, ...args] = line.split(' ')
      expect(word).toBe('cantrip')
      const { err, code } = await runBuilt(program, args, env, 'quit\n')
      expect([line, err, code]).toEqual([line, '', 0])
    }
    // Developers keep their own games there.
    expect(readdirSync('saves')).toEqual(own)
  })

  it('has a page on saves with a move file that plays and passes its checks', async () => {
    const page = readFileSync('docs/saves.md', 'utf8')
    const moves = blocksOf(page).find(({ text }) => text.startsWith('cantrip-moves'))
    const file = join(folder(), 'readme.moves')
    writeFileSync(file, moves?.text ?? '')
    const { err, code } = await runBuilt(program, ['replay', '--check', file], {
      HOME: folder(),
      CANTRIP_SAVES: folder(),
    })
    expect([err, code]).toEqual(['', 0])
  })

  it('has no other code blocks except the screen, which has its own test', () => {
    const others = blocksOf(readme).filter(({ kind }) => kind !== 'sh')
    expect(others).toHaveLength(1)
    expect(readme).toContain(`<!-- screen: made by npm run pictures -->\n\`\`\`\n${others[0]?.text}`)
  })

  it('names only existing commands', async () => {
    const named = [...readme.matchAll(/`cantrip ([a-z][a-z-]*)/g)].map(([, word]) => word!)
    const { out } = await cantrip(['--help'])
    for (const word of new Set(named)) expect(out).toMatch(new RegExp(`^ {2}${word}\\b`, 'm'))
  })
})

describe('the documentation', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].concat(
    readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.md'))
      .map(name => join('docs', name)),
  )

  it('has working links', () => {
    const anchor = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-')
    const broken = pages.flatMap(page =>
      [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => link!)
        .filter(link => !/^[a-z]+:/.test(link))
        .filter(link => {
          const [path, part] = link.split('#')
          const target = path ? join(page, '..', path) : page
          if (!existsSync(target)) return true
          if (part === undefined) return false
          const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, it]) => anchor(it!))
          return !headings.includes(part)
        })
        .map(link => `${page}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('has lines of at most 120 characters, except in tables', () => {
    const long = pages.flatMap(page =>
      readFileSync(page, 'utf8')
        .split('\n')
        .filter(line => line.length > 120 && !line.startsWith('|') && !line.startsWith('!['))
        .map(line => `${page}: ${line}`),
    )
    expect(long).toEqual([])
  })

  it('calls the package by its own name', () => {
    const wrong = pages.filter(page => /npx cantrip(?!-games)\b/.test(readFileSync(page, 'utf8')))
    expect(wrong).toEqual([])
  })

  it.each(readdirSync('docs').filter(name => name.endsWith('.md')))(
    '%s names only existing commands and options',
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

describe("the server's files", () => {
  it('let the login do nothing but play', () => {
    const conf = readFileSync('server/sshd-cantrip.conf', 'utf8')
    for (const line of [
      'ForceCommand cantrip host-menu --may-begin',
      'AllowTcpForwarding no',
      'PermitUserRC no',
      'AllowStreamLocalForwarding no',
    ])
      expect(conf).toContain(line)
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  it.skipIf(!hasSystemd)('contain a unit that systemd accepts', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', resolve('server/cantrip-tables.service')], {
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter(line => line.includes('cantrip-tables'))).toEqual([])
  })

  const missing = noSshd()
  it.skipIf(missing !== null)('contain settings that sshd accepts', () => {
    const home = folder()
    const key = join(home, 'key')
    spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
    const conf = join(home, 'sshd_config')
    writeFileSync(conf, `HostKey ${key}\n${readFileSync('server/sshd-cantrip.conf', 'utf8')}`)
    const { stdout, stderr, status } = spawnSync(
      '/usr/sbin/sshd',
      ['-T', '-f', conf, '-C', 'user=cantrip,host=x,addr=127.0.0.1'],
      { encoding: 'utf8' },
    )
    expect([stderr, status]).toEqual(['', 0])
    expect(stdout).toContain('forcecommand cantrip host-menu --may-begin')
  })
})
