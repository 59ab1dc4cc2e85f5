import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { CodeCache } from './code-cache.ts'
import { evaluated } from './script.ts'

// It is built as a script of Node's older kind, which has these: less of Node is loaded to run one.
const filename = join(__dirname, 'program.cjs')
const source = readFileSync(filename, 'latin1')
// Which build it is says what its text is: a fingerprint of the text itself would take longer than to read it.
const cache = CodeCache.of(`${process.env.CANTRIP_BUILD} ${source.length}`, process)
const script = new Script(source, { filename, cachedData: cache?.read() })
const { start } = evaluated(script, filename, require)
const isKept = script.cachedDataRejected === false
void start({ shown: isKept ? undefined : () => cache?.keep(script.createCachedData()) }).then(() => cache?.write())
