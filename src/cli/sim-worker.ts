import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { evaluated } from './script.ts'

// A thread that plays for `sim`: the program's own script, at its worker.
const filename = fileURLToPath(new URL('./program.cjs', import.meta.url))
const script = new Script(readFileSync(filename, 'latin1'), { filename })
await evaluated(script, filename, createRequire(filename)).simWorker()
