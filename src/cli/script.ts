import { dirname } from 'node:path'
import type { Script } from 'node:vm'

/** The program as built: its file evaluates to a module function like Node's own. */
type Wrapped = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  filename: string,
  dirname: string,
) => void

/** Runs the program's script and returns its exports. */
export function evaluated(script: Script, filename: string, require: NodeJS.Require): typeof import('./main.ts') {
  const module: { exports: object } = { exports: {} }
  const wrapped = script.runInThisContext() as Wrapped // as made by bundle.mjs
  wrapped(module.exports, require, module, filename, dirname(filename))
  return module.exports as typeof import('./main.ts') // its entry point
}
