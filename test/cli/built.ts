import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../bundle.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Returns the built program: `dist/` if it is newer than all its sources, or else a build in a temporary folder. */
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

/** The output of a run of the program, and how it ended. */
export interface Ran {
  readonly out: string
  readonly err: string
  readonly code: number | null
}

/** Starts the program without any of this machine's settings. */
export function start(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): ChildProcessWithoutNullStreams {
  const own = { PATH: process.env.PATH ?? '', TMPDIR: tmpdir(), LANG: 'C.UTF-8' }
  return spawn(process.execPath, [program, ...args], { env: { ...own, ...env } })
}

/** Runs the program to its end with this input. */
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

/** Waits for a run to end and collects its output. */
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
