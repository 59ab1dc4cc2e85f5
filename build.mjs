// Bundles the program into dist/: one small entry for each way in, shared chunks between them.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'

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

const { metafile } = await build({
  plugins: [dataAsText],
  metafile: true,
  entryPoints: { cantrip: 'src/cli/main.ts', lab: 'src/cli/lab.ts', 'sim-worker': 'src/lab/sim/worker.ts' },
  outdir: 'dist',
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

// Chunks of earlier builds are left out of the package.
const made = new Set(Object.keys(metafile.outputs).map(name => basename(name)))
for (const name of readdirSync('dist')) if (name.endsWith('.js') && !made.has(name)) rmSync(join('dist', name))
