import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { evaluated } from './script.ts'

// A worker thread of `sim`: runs the program's script.
const filename = fileURLToPath(new URL('./program.cjs', import.meta.url))
const script = new Script(readFileSync(filename, 'latin1'), { filename })
await evaluated(script, filename, createRequire(filename)).simWorker()
