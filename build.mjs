// Bundles the program into dist/: one small entry for each way in, shared chunks between them.
import { build } from 'esbuild'

await build({
  entryPoints: { cantrip: 'src/cli/main.ts', lab: 'src/cli/lab.ts', 'sim-worker': 'src/lab/sim/worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  minify: true,
  sourcemap: process.env.CANTRIP_SOURCEMAP ? 'inline' : false,
  legalComments: 'none',
  external: ['@lydell/node-pty', '@xterm/headless'],
  logLevel: 'warning',
  // Nothing here fetches, but to ask whether one could would load Node's whole HTTP client at launch.
  define: { 'process.env.NODE_ENV': '"production"', fetch: 'undefined' },
  alias: { 'react-devtools-core': './src/terminal/no-devtools.ts' },
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
})
