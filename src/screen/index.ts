export { runTui } from './run.ts'
