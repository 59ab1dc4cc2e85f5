// Builds the single executable, a copy of Node that contains the program, in dist/binary/. On Linux,
// `npm run build:binary` runs this with Node 24. On other systems, run it with an installed Node 24.
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundle, noticesOf } from './bundle.mjs'

if (!process.versions.node.startsWith('24.')) {
  console.error(
    `The executable needs Node 24, and this is Node ${process.versions.node}; "npm run build:binary" uses the right one.`,
  )
  process.exit(1)
}
const [, , out = join('dist', 'binary')] = process.argv
const parts = join(out, 'parts')
rmSync(out, { recursive: true, force: true })
mkdirSync(parts, { recursive: true })
const packages = await bundle(parts)

const examples = join('saves', 'examples')
const moves = readdirSync(examples).map(name => [name, readFileSync(join(examples, name), 'utf8')])
writeFileSync(join(parts, 'examples'), JSON.stringify(Object.fromEntries(moves)))
const blob = join(parts, 'blob')
const assets = ['program.cjs', 'sim-worker.cjs', 'examples']
writeFileSync(
  join(parts, 'config.json'),
  JSON.stringify({
    main: join(parts, 'cantrip.cjs'),
    output: blob,
    disableExperimentalSEAWarning: true,
    assets: Object.fromEntries(assets.map(name => [name, join(parts, name)])),
  }),
)
const run = (file, ...args) => execFileSync(file, args, { stdio: 'pipe' })
run(process.execPath, '--experimental-sea-config', join(parts, 'config.json'))

const binary = join(out, process.platform === 'win32' ? 'cantrip.exe' : 'cantrip')
copyFileSync(process.execPath, binary)
chmodSync(binary, 0o755)
const isMac = process.platform === 'darwin'
if (isMac) run('codesign', '--remove-signature', binary)
// Node looks for this marker in its own executable.
const mark = ['--sentinel-fuse', 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2']
const segment = isMac ? ['--macho-segment-name', 'NODE_SEA'] : []
const postject = join('node_modules', 'postject', 'dist', 'cli.js')
run(process.execPath, postject, binary, 'NODE_SEA_BLOB', blob, ...mark, ...segment)
if (isMac) run('codesign', '--sign', '-', binary)
rmSync(parts, { recursive: true })

copyFileSync('LICENSE', join(out, 'LICENSE'))
const nodeLicense = readFileSync(join(dirname(dirname(process.execPath)), 'LICENSE'), 'utf8')
const nodeNotice = `Node.js ${process.versions.node}\n\n${nodeLicense}`
writeFileSync(join(out, 'THIRD-PARTY-NOTICES'), `${noticesOf(packages)}\n${'-'.repeat(78)}\n\n${nodeNotice}`)
