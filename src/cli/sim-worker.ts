import { Script } from 'node:vm'
import { evaluated, programText } from './script.ts'

// A worker thread of `sim`: runs the program's script.
const { filename, source } = programText(__dirname)
void evaluated(new Script(source, { filename }), filename, require).simWorker()
