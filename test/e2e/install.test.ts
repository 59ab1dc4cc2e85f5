import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const home = mkdtempSync(join(tmpdir(), 'cantrip-install-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const env = { PATH: process.env.PATH ?? '', HOME: home, LANG: 'C.UTF-8' }
/** Registries are never used: everything is in the tarball. */
const OFFLINE = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
const packed = join(home, 'package')
const prefix = join(home, 'prefix')
const elsewhere = join(home, 'elsewhere')
let tarball = ''

const npm = (args: readonly string[], cwd = home) =>
  execFileSync('npm', [...args, ...OFFLINE], { encoding: 'utf8', cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })

/** Runs the installed command in an unrelated folder. */
function cantrip(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(join(prefix, 'bin', 'cantrip'), args, {
    encoding: 'utf8',
    cwd: elsewhere,
    env,
    input: 'quit\n',
  })
  return { out: stdout, err: stderr, code: status }
}

beforeAll(() => {
  execFileSync(process.execPath, ['build.mjs', packed])
  mkdirSync(elsewhere)
  tarball = join(home, npm(['pack', packed]).trim().split('\n').at(-1)!)
  npm(['install', '--global', '--prefix', prefix, tarball])
})

describe('the package', () => {
  it('installs without dependencies', () => {
    const { name, bin } = JSON.parse(readFileSync('package.json', 'utf8'))
    const manifest = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
    for (const field of ['dependencies', 'devDependencies', 'scripts', 'private'])
      expect(manifest).not.toHaveProperty(field)
    for (const field of ['repository', 'homepage', 'bugs', 'keywords', 'license', 'engines'])
      expect(manifest).toHaveProperty(field)
    expect([manifest.name, Object.keys(bin)]).toEqual([name, ['cantrip']])
    const root = join(prefix, 'lib', 'node_modules')
    expect(readdirSync(root)).toEqual([name])
    expect(existsSync(join(root, name, 'node_modules'))).toBe(false)
    // The package has no tests, tools or sources, and no data that is already in the bundle.
    const files = readdirSync(join(root, name)).sort()
    expect(files).toEqual([
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'THIRD-PARTY-NOTICES',
      'bin',
      'completions',
      'dist',
      'docs',
      'man',
      'package.json',
      'saves',
      'server',
    ])
    expect(readdirSync(join(root, name, 'dist'))).not.toContain('lab.js')
  })

  it('contains the notice and the license of every package in the bundle', () => {
    const text = readFileSync(join(prefix, 'lib', 'node_modules', 'cantrip-games', 'THIRD-PARTY-NOTICES'), 'utf8')
    const notices = text.split(/\n-{78}\n/).slice(1)
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const name of Object.keys(dependencies)) expect(text).toContain(`\n${name} `)
    // Ink and React bring in many more packages.
    expect(notices.length).toBeGreaterThan(Object.keys(dependencies).length + 30)
    for (const notice of notices) expect(notice).toMatch(/permission|licensed|apache license/i)
  })

  it('contains every picture and page to which its pages link', () => {
    const root = join(prefix, 'lib', 'node_modules', 'cantrip-games')
    const pages = [
      'README.md',
      'CHANGELOG.md',
      ...readdirSync(join(root, 'docs'))
        .filter(name => name.endsWith('.md'))
        .map(name => join('docs', name)),
    ]
    const missing = pages.flatMap(page => {
      // Only a checkout has the measurements and the data files, which are in the bundle.
      const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
        ([, link]) => link!,
      )
      return links
        .filter(
          link =>
            !/^([a-z]+:|(\.\.\/)?data\/|(docs\/)?measurements\/)/.test(link) &&
            !existsSync(join(root, page, '..', link)),
        )
        .map(link => `${page}: ${link}`)
    })
    expect(missing).toEqual([])
  })

  it('contains a manual page that man finds', () => {
    const page = join(prefix, 'share', 'man', 'man6', 'cantrip.6')
    expect(readFileSync(page, 'utf8')).toContain('.SS replay')
  })
})

describe('the installed command', () => {
  it.each([
    [['--version'], /^\d+\.\d+\.\d+$/m],
    [['--help'], /cantrip replay example:first-fortnight/],
    [['replay', 'example:solitaire-win'], /The game is over\./],
    [['export', 'example:solitaire-win'], /^cantrip-moves 1\n/],
    [['show', 'example:three-players', '--view', 'map', '--svg', '-'], /<svg/],
    [['sim', 'wizards', '--games', '2', '--jobs', '2', '--seats', 'bot:apprentice'], /2 games/],
    [['rules', 'dragon'], /^\d/m],
    [['play', 'elfenwizards', '--plain', '--lang', 'de'], /./],
    [['doctor'], /All checks passed\./],
  ])('%j works from another directory', (args, expected) => {
    const { out, err, code } = cantrip(...args)
    expect([err.replace(/^.*Drawn.*$/m, ''), code]).toEqual(['', 0])
    expect(out).toMatch(expected)
  })

  it("keeps games in the player's data folder", () => {
    expect(cantrip('play', 'wizards', '--name', 'friday', '--plain').code).toBe(0)
    expect(existsSync(join(home, '.local', 'share', 'cantrip', 'saves', 'friday.cantrip'))).toBe(true)
    expect(readdirSync(elsewhere)).toEqual([])
  })

  it('draws names in every script', () => {
    expect(cantrip('play', 'wizards', '--seats', '漢字', '--name', 'wide', '--plain').code).toBe(0)
    const { out, err, code } = cantrip('show', 'wide', '--seat', '漢字', '--view', 'table')
    expect([err, code]).toEqual(['', 0])
    expect(out).toContain('漢字')
  })

  it('runs without being installed', () => {
    const out = execFileSync('npx', ['--yes', '--offline', '--package', tarball, 'cantrip', '--version'], {
      encoding: 'utf8',
      cwd: elsewhere,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    expect(out).toMatch(/^\d+\.\d+\.\d+$/m)
  })
})

describe('an unsuitable environment', () => {
  it.each(['18.20.4', '20.18.0', '12.22.12'])('with Node %s is reported in one sentence', version => {
    const old = join(home, `node-${version}.cjs`)
    writeFileSync(
      old,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
    )
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--require', old, resolve('bin/cantrip.js')], {
      encoding: 'utf8',
    })
    expect([stdout, stderr, status]).toEqual([
      '',
      `cantrip needs Node 20.19 or newer, and this is Node ${version}.\n`,
      1,
    ])
  })

  it('without development packages in a checkout is reported with what is missing', () => {
    const bare = join(home, 'bare')
    cpSync('bin', join(bare, 'bin'), { recursive: true })
    for (const name of ['build.mjs', 'bundle.mjs', 'package.json']) cpSync(name, join(bare, name))
    const build = spawnSync(process.execPath, ['build.mjs'], { encoding: 'utf8', cwd: bare })
    expect([build.stderr, build.status]).toEqual([
      'Building cantrip requires esbuild, a development dependency; run npm ci without --omit=dev.\n',
      1,
    ])
    const run = spawnSync(process.execPath, [join(bare, 'bin', 'cantrip.js')], { encoding: 'utf8', cwd: bare })
    expect([run.stderr, run.status]).toEqual([
      'cantrip is not built yet; "npm ci" installs its development dependencies and builds it.\n',
      1,
    ])
  })

  it('in the oldest Node with modules can parse the launcher', () => {
    const text = readFileSync('bin/cantrip.js', 'utf8')
    expect(text).not.toMatch(/^\s*import [^(]|\?\?|\?\.|=>|`|\bawait\b|\bconst\b|\blet\b/m)
  })
})
