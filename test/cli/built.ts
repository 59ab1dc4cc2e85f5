import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../bundle.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The built program: `dist/` where it is newer than all it is made of, else built anew in a folder of its own in there. */
export async function built(): Promise<string> {
  const program = join(root, 'dist', 'cantrip.cjs')
  const made = statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (made > newest(join(root, 'src')) && made > newest(join(root, 'data'))) return program
  mkdirSync(join(root, 'dist'), { recursive: true })
  const outdir = mkdtempSync(join(root, 'dist', 'anew-'))
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }))
  await bundle(outdir)
  return join(outdir, 'cantrip.cjs')
}

function newest(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Math.max(...names.map(name => statSync(join(folder, name)).mtimeMs))
}

/** What a run of the program said and how it ended. */
export interface Ran {
  readonly out: string
  readonly err: string
  readonly code: number | null
}

/** Starts the program with nothing of this machine's settings. */
export function start(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...args], { env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...env } })
}

/** Runs the program to its end, with this said to it. */
export function runBuilt(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<Ran> {
  const child = start(program, args, env)
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return ended(child)
}

/** Waits for a run to end and gathers what it says. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  return new Promise(resolve => child.on('close', code => resolve({ out, err, code })))
}
