import { Script } from 'node:vm'
import { CodeCache } from './code-cache.ts'
import { evaluated, programText } from './script.ts'

// The build makes this file a CommonJS script, which starts faster in Node and provides `__dirname` and `require`.
const { filename, source } = programText(__dirname)
// Use the build's id instead of a hash of the program. Hashing would take longer than reading the cache.
const id = `${process.env.CANTRIP_BUILD} ${source.length}`
// Keep two caches: a launch that opens the full screen compiles more code than one that only prints.
const whole = CodeCache.of(id, process)
const printing = CodeCache.of(`${id} printing`, process)
const { isCached, isWholeCached, script } = compiled()
const { start } = evaluated(script, filename, require)
let isShown = false

/** Compiles the program, from a cache if possible. In a function, so that the bytes of the cache are freed. */
function compiled() {
  const code = whole?.read()
  const script = new Script(source, { filename, cachedData: code ?? printing?.read() })
  const isCached = script.cachedDataRejected === false
  return { script, isCached, isWholeCached: isCached && code !== undefined }
}

function shown(): void {
  isShown = true
  if (!isWholeCached) whole?.keep(script.createCachedData())
}

void start({ shown }).then(() => {
  whole?.write()
  if (isCached || isShown || !printing) return
  printing.keep(script.createCachedData())
  printing.write()
})
