// Bundles the program into dist/: one small entry for each way in, shared chunks between them. dist/package/ is what is
// published: the same without the workshop, and with nothing to be installed beside it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const { build } = await import('esbuild').catch(error => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('cantrip is built by esbuild, one of its development packages: run npm ci without --omit=dev.')
  process.exit(1)
})

/** The games' data as text that is parsed: much quicker to load than the same written as code. */
const dataAsText = {
  name: 'data-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      if (!path.startsWith(resolve('data'))) return null
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
      return { contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)})`, loader: 'js' }
    })
  },
}

const PROGRAM = {
  cantrip: 'src/cli/main.ts',
  'sim-worker': 'src/lab/sim/worker.ts',
  'exec-worker': 'src/lab/exec/worker.ts',
}

/** Builds these entries into a folder; what earlier builds have left there goes. */
async function bundle(entryPoints, outdir) {
  const { metafile } = await build({
    plugins: [dataAsText],
    metafile: true,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    // Messages are read when they are first asked for.
    loader: { '.ftl': 'text' },
    minify: true,
    sourcemap: process.env.CANTRIP_SOURCEMAP ? 'inline' : false,
    legalComments: 'none',
    external: ['@lydell/node-pty', '@xterm/headless', 'boardgame.io'],
    logLevel: 'warning',
    // Nothing here fetches, but to ask whether one could would load Node's whole HTTP client at launch.
    define: { 'process.env.NODE_ENV': '"production"', fetch: 'undefined' },
    // Ink measures every text and every cell: our own measure needs no tables for most of them.
    alias: { 'react-devtools-core': './src/terminal/no-devtools.ts', 'string-width': './src/terminal/string-width.ts' },
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  })
  const made = new Set(Object.keys(metafile.outputs).map(name => basename(name)))
  for (const name of readdirSync(outdir)) if (name.endsWith('.js') && !made.has(name)) rmSync(join(outdir, name))
}

// `node build.mjs FOLDER` makes the package alone, there.
const [, , wanted] = process.argv
const packed = wanted ?? join('dist', 'package')
if (wanted === undefined) await bundle({ ...PROGRAM, lab: 'src/cli/lab.ts' }, 'dist')

rmSync(packed, { recursive: true, force: true })
mkdirSync(packed, { recursive: true })
await bundle(PROGRAM, join(packed, 'dist'))
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
  cpSync(name, join(packed, name), { recursive: true })
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
