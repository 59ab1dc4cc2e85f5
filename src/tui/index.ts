export { runTui } from './run.tsx'
