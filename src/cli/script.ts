import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getAsset, isSea } from 'node:sea'
import type { Script } from 'node:vm'

/** The function that the built program's file evaluates to, like the function in which Node wraps a module. */
type Wrapped = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  filename: string,
  dirname: string,
) => void

/** The name of the program's script, as a file or in the single executable. */
const PROGRAM = 'program.cjs'

/** Returns the text of the program's script, from this folder or from the single executable. */
export function programText(folder: string): { readonly filename: string; readonly source: string } {
  if (isSea()) return { filename: process.execPath, source: getAsset(PROGRAM, 'latin1') }
  const filename = join(folder, PROGRAM)
  return { filename, source: readFileSync(filename, 'latin1') }
}

/** Runs the program's script and returns its exports. */
export function evaluated(script: Script, filename: string, require: NodeJS.Require): typeof import('./main.ts') {
  const module: { exports: object } = { exports: {} }
  const wrapped = script.runInThisContext() as Wrapped // as made by bundle.mjs
  wrapped(module.exports, require, module, filename, dirname(filename))
  return module.exports as typeof import('./main.ts') // its entry point
}
