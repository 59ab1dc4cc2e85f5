import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { CodeCache } from './code-cache.ts'

/** The program as one script: what its file holds stands in a function, as Node itself puts it. */
type Wrapped = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  filename: string,
  dirname: string,
) => void

const filename = fileURLToPath(new URL('./program.cjs', import.meta.url))
const source = readFileSync(filename, 'latin1')
const cache = CodeCache.of(source, process)
const script = new Script(`(function(exports,require,module,__filename,__dirname){${source}\n})`, {
  filename,
  cachedData: cache?.read(),
})
const module: { exports: object } = { exports: {} }
const wrapped = script.runInThisContext() as Wrapped
wrapped(module.exports, createRequire(filename), module, filename, dirname(filename))
const { start } = module.exports as typeof import('./main.ts')
const isKept = script.cachedDataRejected === false
await start({ shown: isKept ? undefined : () => cache?.keep(script.createCachedData()) })
cache?.write()
