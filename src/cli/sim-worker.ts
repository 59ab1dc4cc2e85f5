import { Script } from 'node:vm'
import { evaluated, programText } from './script.ts'

// Runs the program's script in a worker thread of `sim`.
const { filename, source } = programText(__dirname)
void evaluated(new Script(source, { filename }), filename, require).simWorker()
