import { createRequire } from 'node:module'

// A thread that plays for `sim`: the program's own script, at its worker.
const program = createRequire(import.meta.url)('./program.cjs') as typeof import('./main.ts')
await program.simWorker()
