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
const kept = whole?.read()
const script = new Script(source, { filename, cachedData: kept ?? printing?.read() })
const { start } = evaluated(script, filename, require)
const isKept = script.cachedDataRejected === false
let isShown = false
function shown(): void {
  isShown = true
  if (!(isKept && kept)) whole?.keep(script.createCachedData())
}
void start({ shown }).then(() => {
  whole?.write()
  if (isKept || isShown || !printing) return
  printing.keep(script.createCachedData())
  printing.write()
})
