import { dirname } from 'node:path'
import type { Script } from 'node:vm'

/** The program as the build makes it: what its file holds is a function, as Node itself would put a module's text. */
type Wrapped = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  filename: string,
  dirname: string,
) => void

/** What the program's script exports, once it is run. */
export function evaluated(script: Script, filename: string, require: NodeJS.Require): typeof import('./main.ts') {
  const module: { exports: object } = { exports: {} }
  const wrapped = script.runInThisContext() as Wrapped // bundle.mjs puts it so
  wrapped(module.exports, require, module, filename, dirname(filename))
  return module.exports as typeof import('./main.ts') // its entry point
}
