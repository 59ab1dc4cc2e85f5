// Bundles the program into dist/. dist/package/ is what is published: the same without the workshop, and with nothing to be
// installed beside it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, noticesOf } from './bundle.mjs'

// `node build.mjs FOLDER` makes the package alone, there.
const [, , wanted] = process.argv
const packed = wanted ?? join('dist', 'package')
if (wanted === undefined) await bundle('dist', { workshop: true })

rmSync(packed, { recursive: true, force: true })
mkdirSync(packed, { recursive: true })
const bundled = await bundle(join(packed, 'dist'))
writeFileSync(join(packed, 'THIRD-PARTY-NOTICES'), noticesOf(bundled))
for (const name of [
  'bin',
  'docs',
  'saves/examples',
  'server',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
])
  cpSync(name, join(packed, name), { recursive: true, filter: path => path !== join('docs', 'measurements') })
// All that a manifest needs of ours; what the bundle holds is nobody's dependency any more.
const {
  scripts: _scripts,
  dependencies: _needs,
  devDependencies: _tools,
  ...manifest
} = JSON.parse(readFileSync('package.json', 'utf8'))
writeFileSync(join(packed, 'package.json'), `${JSON.stringify({ ...manifest, man: ['man/cantrip.6'] }, null, 2)}\n`)

// Made from the tree of commands, by the program itself.
const said = (...args) =>
  execFileSync(process.execPath, [join(packed, 'bin', 'cantrip.js'), ...args], { encoding: 'utf8' })
mkdirSync(join(packed, 'man'))
writeFileSync(join(packed, 'man', 'cantrip.6'), said('manual'))
mkdirSync(join(packed, 'completions'))
for (const [shell, name] of [
  ['bash', 'cantrip'],
  ['zsh', '_cantrip'],
  ['fish', 'cantrip.fish'],
])
  writeFileSync(join(packed, 'completions', name), said('completions', shell))
