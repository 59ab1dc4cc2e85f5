// Bundles the program for dist/, for the package, and for tests if dist/ is older than the source.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))

const { build } = await import('esbuild').catch(error => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('Building cantrip requires esbuild, a development dependency; run npm ci without --omit=dev.')
  process.exit(1)
})

/** Bundles the games' data as text to parse, which loads much faster than code. */
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
 * The package modules that we replace with our own. The program uses all of the replacements, and the tests use all but
 * the last. `test/terminal/substitutes.test.ts` draws the same screens with and without them.
 *
 * - Ink's `Output` creates an object for every character of every frame. Ours is a grid of cells. With Ink's, a key
 *   takes 5 times as much processor time in Wizards at 100x40, and 10 times in Magic Realm at 200x60.
 * - Yoga loads WebAssembly at every start and must be awaited, which one script can't do. Ours is only the flex layout
 *   that our screens need.
 * - `string-width` loads Unicode tables at every start, which makes a start 15% slower. Ours loads them only for text
 *   that needs them.
 */
export const SUBSTITUTES = {
  output: 'src/terminal/output.ts',
  'yoga-layout': 'src/terminal/flex.ts',
  'string-width': 'src/terminal/string-width.ts',
}

/**
 * Returns the plugin for bundling one script with our substitutes. A single script can't await anything while it
 * loads, so Ink's developer tools are left out.
 */
const inOneScript = ({ substitutes = true } = {}) => ({
  name: 'in-one-script',
  setup({ onLoad, onResolve, resolve: found }) {
    const ours = name => join(root, SUBSTITUTES[name])
    onResolve({ filter: /^react-devtools-core$/ }, () => ({ path: join(root, 'src/terminal/no-devtools.ts') }))
    onLoad({ filter: /ink[\\/]build[\\/]reconciler\.js$/ }, ({ path }) => ({
      contents: swapped(path, 'isDev()', 'false'),
    }))
    // The first segmenter takes 8 ms to create, so create it when it is needed.
    onLoad({ filter: /slice-ansi[\\/]tokenize-ansi\.js$/ }, ({ path }) => ({
      contents: swapped(
        path,
        "new Intl.Segmenter(undefined, {granularity: 'grapheme'})",
        '{segment(text) { return (this.segmenter ??= new Intl.Segmenter()).segment(text) }}',
      ),
    }))
    onLoad({ filter: /cells\.ts$/ }, ({ path }) => {
      if (path !== join(root, 'src/terminal/cells.ts')) return null
      return { contents: swapped(path, "load('string-width')", "require('string-width')"), loader: 'ts' }
    })
    if (!substitutes) return
    onResolve({ filter: /^\.\/output\.js$/ }, ({ importer }) =>
      /ink[\\/]build[\\/]/.test(importer) ? { path: ours('output') } : null,
    )
    onResolve({ filter: /^yoga-layout$/ }, () => ({ path: ours('yoga-layout') }))
    onResolve({ filter: /^string-width$/ }, ({ importer, kind, pluginData, resolveDir }) => {
      if (pluginData === 'real') return null
      if (importer !== join(root, 'src/terminal/cells.ts')) return { path: ours('string-width') }
      return found('string-width', { kind, resolveDir, pluginData: 'real' })
    })
  },
})

/**
 * Reads a file and replaces some of its text. Throws Error if that text is missing, because the replacement is then out
 * of date.
 */
function swapped(path, from, to) {
  const text = readFileSync(path, 'utf8')
  const changed = text.replaceAll(from, to)
  if (changed === text) throw new Error(`${path} no longer contains ${from}`)
  return changed
}

const COMMON = {
  absWorkingDir: root,
  plugins: [dataAsText, inOneScript()],
  metafile: true,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  // Messages are parsed on first use.
  loader: { '.ftl': 'text' },
  minify: true,
  sourcemap: process.env.CANTRIP_SOURCEMAP ? 'inline' : false,
  legalComments: 'none',
  external: ['@lydell/node-pty', '@xterm/headless', 'boardgame.io'],
  logLevel: 'warning',
}
/** Hashes everything that goes into the program. Builds don't trust each other's cached positions. */
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
  // Nothing here uses fetch, and checking for it would load Node's whole HTTP client at launch.
  fetch: 'undefined',
}

/**
 * Bundles the program into a folder: as one script, which lets V8 cache its compiled code, with its launcher and its
 * thread script. With `workshop`, also bundles the development commands, as modules. Removes the files of earlier
 * builds. Returns the folders of the bundled packages, sorted.
 */
export async function bundle(outdir, { workshop = false } = {}) {
  mkdirSync(outdir, { recursive: true })
  const script = { ...COMMON, outdir, outExtension: { '.js': '.cjs' }, format: 'cjs' }
  const program = await build({
    ...script,
    entryPoints: { program: 'src/cli/main.ts' },
    define: { ...DEFINE, 'import.meta.url': '__here' },
    // The launcher expects a function expression. Wrapping such a long text later would keep it in memory twice.
    banner: {
      js: "(function(exports,require,module,__filename,__dirname){const __here=require('node:url').pathToFileURL(__filename).href;",
    },
    footer: { js: '})' },
  })
  const starters = await build({
    ...script,
    entryPoints: { cantrip: 'src/cli/launcher.ts', 'sim-worker': 'src/cli/sim-worker.ts' },
    define: DEFINE,
  })
  const builds = [program, starters]
  if (workshop)
    builds.push(
      await build({
        ...COMMON,
        entryPoints: { lab: 'src/cli/lab.ts' },
        outdir,
        splitting: true,
        format: 'esm',
        define: DEFINE,
        banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
      }),
    )
  const made = new Set(builds.flatMap(of => Object.keys(of.metafile.outputs).map(name => basename(name))))
  for (const name of readdirSync(outdir)) if (/\.c?js$/.test(name) && !made.has(name)) rmSync(join(outdir, name))
  const inputs = builds.flatMap(of => Object.keys(of.metafile.inputs))
  return [...new Set(inputs.flatMap(path => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))].sort()
}

/**
 * Bundles a module and everything it imports into one ES module, for tests. Uses either our substitutes or the
 * packages' own modules.
 */
export async function bundleModule(entry, outfile, { substitutes }) {
  await build({
    ...COMMON,
    plugins: [dataAsText, inOneScript({ substitutes })],
    entryPoints: [entry],
    outfile,
    format: 'esm',
    minify: false,
    define: DEFINE,
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  })
}

/** Returns the license text for a package that ships none: our own file for MIT, TypeScript's for Apache 2.0. */
function standardText(license, name) {
  const file = { MIT: 'LICENSE', 'Apache-2.0': 'node_modules/typescript/LICENSE.txt' }[license]
  if (file === undefined) throw new Error(`${name} ships no license text, and there is none for ${license} here`)
  return readFileSync(join(root, file), 'utf8')
    .replace(/^Copyright.*\n+/m, '')
    .trim()
}

/** Matches the names of license files, in any case and with any extension. */
const LICENSE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/**
 * Returns the notices of bundled packages, each with its full license. Throws Error for a package without a license.
 */
export function noticesOf(packages) {
  const texts = packages.map(path => {
    const folder = join(root, path)
    const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (typeof license !== 'string') throw new Error(`${name} states no license in its package.json`)
    const files = readdirSync(folder)
      .filter(file => LICENSE.test(file))
      .sort()
    const whole = files.map(file => readFileSync(join(folder, file), 'utf8').trim())
    if (whole.length === 0)
      whole.push(`Copyright (c) ${author?.name ?? author ?? `the authors of ${name}`}`, standardText(license, name))
    return [`${name} ${version} (${license})`, ...whole].join('\n\n')
  })
  const rule = `\n\n${'-'.repeat(78)}\n\n`
  return `cantrip includes the packages below, each under its own license.${rule}${texts.join(rule)}\n`
}
