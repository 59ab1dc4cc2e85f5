// How the program is bundled: for dist/, for the package, and for tests that find dist/ older than the source.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))

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
      if (!path.startsWith(resolve(root, 'data'))) return null
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
      return { contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)})`, loader: 'js' }
    })
  },
}

/**
 * One script for all: nothing in it may wait while it is loaded. Ink's layout is given when it is ready, and its tools for
 * developers stay out. Ink measures every text and every cell, and takes every line apart: our own measure and our own
 * parts need no tables for most of them, and load the real ones when they do. It looks at every two neighbours of a frame for
 * what their styles differ in: for most it is nothing.
 */
const inOneScript = {
  name: 'in-one-script',
  setup({ onLoad, onResolve, resolve: found }) {
    const ours = name => join(root, 'src', 'terminal', name)
    onResolve({ filter: /^react-devtools-core$/ }, () => ({ path: ours('no-devtools.ts') }))
    onResolve({ filter: /^yoga-layout$/ }, () => ({ path: ours('yoga.ts') }))
    onResolve({ filter: /^string-width$/ }, ({ importer, kind, pluginData, resolveDir }) => {
      if (pluginData === 'real') return null
      if (importer !== ours('cells.ts')) return { path: ours('string-width.ts') }
      return found('string-width', { kind, resolveDir, pluginData: 'real' })
    })
    onLoad({ filter: /cells\.ts$/ }, ({ path }) => {
      if (path !== ours('cells.ts')) return null
      return { contents: swapped(path, "load('string-width')", "require('string-width')"), loader: 'ts' }
    })
    onLoad({ filter: /ink[\\/]build[\\/]reconciler\.js$/ }, ({ path }) => ({
      contents: swapped(path, 'isDev()', 'false'),
    }))
    onLoad({ filter: /ansi-tokenize[\\/]build[\\/]diff\.js$/ }, ({ path }) => ({
      contents: swapped(path, DIFFERENCE, `${DIFFERENCE}${NO_DIFFERENCE}`),
    }))
    onLoad({ filter: /(slice-ansi[\\/]tokenize-ansi|ansi-tokenize[\\/]build[\\/]tokenize)\.js$/ }, ({ path }) => ({
      contents: `import { Graphemes } from ${JSON.stringify(ours('graphemes.ts'))}\n${swapped(path, SEGMENTER, 'new Graphemes()')}`,
    }))
  },
}

const SEGMENTER = /new Intl\.Segmenter\(undefined, \{ ?granularity: ['"]grapheme['"] ?\}\)/g

const DIFFERENCE = 'export function diffAnsiCodes(from, to) {'
const NO_DIFFERENCE = 'if (from.length === to.length && from.every((code, i) => code.code === to[i].code)) return []'

/** A file with some words in place of others. Throws Error where it does not hold them: it has changed, and so must this. */
function swapped(path, from, to) {
  const text = readFileSync(path, 'utf8')
  const changed = text.replaceAll(from, to)
  if (changed === text) throw new Error(`${path} does not hold ${from} any more`)
  return changed
}

const COMMON = {
  absWorkingDir: root,
  plugins: [dataAsText, inOneScript],
  metafile: true,
  bundle: true,
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
}
/** A fingerprint of all that the program is made of: what one build keeps of a game, another does not trust. */
function buildOf() {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'bundle.mjs']) hash.update(readFileSync(join(root, name)))
  for (const folder of ['src', 'data'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(root, folder, name)
      if (statSync(path).isFile()) hash.update(name).update(readFileSync(path))
    }
  return hash.digest('hex').slice(0, 16)
}

const DEFINE = {
  'process.env.NODE_ENV': '"production"',
  'process.env.CANTRIP_BUILD': JSON.stringify(buildOf()),
  // Nothing here fetches, but to ask whether one could would load Node's whole HTTP client at launch.
  fetch: 'undefined',
}

/** The threads that run beside the program. */
const THREADS = {
  'sim-worker': 'src/cli/sim-worker.ts',
}

/**
 * Bundles into a folder: the program as one script, which V8 can keep compiled; its launcher; its threads as modules.
 * Removes what earlier builds left there. Returns the folders of the packages in the bundle, sorted.
 */
export async function bundle(outdir, { workshop = false } = {}) {
  mkdirSync(outdir, { recursive: true })
  const script = { ...COMMON, outdir, outExtension: { '.js': '.cjs' }, format: 'cjs' }
  const program = await build({
    ...script,
    entryPoints: { program: 'src/cli/main.ts' },
    define: { ...DEFINE, 'import.meta.url': '__here' },
    // One function, as its launcher runs it: to put so long a text into one only then would keep it twice.
    banner: {
      js: "(function(exports,require,module,__filename,__dirname){const __here=require('node:url').pathToFileURL(__filename).href;",
    },
    footer: { js: '})' },
  })
  const launcher = await build({ ...script, entryPoints: { cantrip: 'src/cli/launcher.ts' }, define: DEFINE })
  const modules = await build({
    ...COMMON,
    entryPoints: workshop ? { ...THREADS, lab: 'src/cli/lab.ts' } : THREADS,
    outdir,
    splitting: true,
    format: 'esm',
    define: DEFINE,
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  })
  const made = new Set(
    [program, launcher, modules].flatMap(of => Object.keys(of.metafile.outputs).map(name => basename(name))),
  )
  for (const name of readdirSync(outdir)) if (/\.c?js$/.test(name) && !made.has(name)) rmSync(join(outdir, name))
  const inputs = [program, launcher, modules].flatMap(of => Object.keys(of.metafile.inputs))
  return [...new Set(inputs.flatMap(path => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))].sort()
}

/** The text of a licence for a package that ships none: our own is MIT, and TypeScript's is Apache 2.0. */
function standardText(license, name) {
  const file = { MIT: 'LICENSE', 'Apache-2.0': 'node_modules/typescript/LICENSE.txt' }[license]
  if (file === undefined) throw new Error(`${name} ships no licence text, and there is none for ${license} here`)
  return readFileSync(join(root, file), 'utf8')
    .replace(/^Copyright.*\n+/m, '')
    .trim()
}

/** Names of a licence file, in any case and with any ending. */
const LICENCE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/** The notices of bundled packages, each with its licence in full. Throws Error for a package that states no licence. */
export function noticesOf(packages) {
  const texts = packages.map(path => {
    const folder = join(root, path)
    const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (typeof license !== 'string') throw new Error(`${name} states no licence in its package.json`)
    const files = readdirSync(folder)
      .filter(file => LICENCE.test(file))
      .sort()
    const whole = files.map(file => readFileSync(join(folder, file), 'utf8').trim())
    if (whole.length === 0)
      whole.push(`Copyright (c) ${author?.name ?? author ?? `the authors of ${name}`}`, standardText(license, name))
    return [`${name} ${version} (${license})`, ...whole].join('\n\n')
  })
  const rule = `\n\n${'-'.repeat(78)}\n\n`
  return `cantrip includes the packages below, each under its own licence.${rule}${texts.join(rule)}\n`
}
