import { Script } from 'node:vm'
import { CodeCache } from './code-cache.ts'
import { evaluated, programText } from './script.ts'

// The build makes this a CommonJS script, which has these variables: Node starts one faster.
const { filename, source } = programText(__dirname)
// The build's id stands for the text: hashing it would take longer than reading it.
const cache = CodeCache.of(`${process.env.CANTRIP_BUILD} ${source.length}`, process)
const script = new Script(source, { filename, cachedData: cache?.read() })
const { start } = evaluated(script, filename, require)
const isKept = script.cachedDataRejected === false
void start({ shown: isKept ? undefined : () => cache?.keep(script.createCachedData()) }).then(() => cache?.write())
