import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { type Game, Match } from '../kernel/index.ts'
import {
  deleteQuietly,
  diskWords,
  listSaves,
  loadSave,
  makeFolder,
  newHeader,
  projectRoot,
  readSettings,
  settingsFile,
} from '../storage/index.ts'
import { messagesIn } from '../text/index.ts'
import { type CommandResult, type Environment, print, printJson } from './environment.ts'
import { settingsFor } from './place.ts'
import { JSON_PROTOCOL } from './protocol.ts'

/** Findings are for maintainers and always in English. */
const ENGLISH = messagesIn('en')

/** A check and its result. */
interface Finding {
  readonly what: string
  /** True if the check passed, or null if it only gives information. */
  readonly ok: boolean | null
  readonly found: string
}

/** Adds `cantrip doctor`, which checks the installation. The exit code is 1 if a check fails. */
export function addDoctor(program: Command, environment: Environment, outcome: CommandResult): void {
  program
    .command('doctor')
    .usage('[options]')
    .description('check that cantrip has everything it needs')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }, command: Command) => {
      const { saveFolder } = settingsFor(environment, command)
      const findings = [
        node(process.versions.node),
        ...terminal(environment),
        settings(environment),
        folder(saveFolder),
        data(),
        ...(await games(environment)),
        ...(await saves(environment, saveFolder)),
      ]
      const failed = findings.filter(({ ok }) => ok === false).length
      outcome.code = failed === 0 ? 0 : 1
      if (json) {
        printJson(environment, {
          cantrip: JSON_PROTOCOL,
          kind: 'doctor',
          version: packageFile.version,
          ok: failed === 0,
          findings,
        })
        return
      }
      for (const { what, ok, found } of findings) {
        print(environment, `${ok === null ? '    ' : ok ? ' ok ' : 'BAD '} ${what}: ${found}`)
      }
      print(
        environment,
        failed === 0 ? 'All checks passed.' : failed === 1 ? '1 check failed.' : `${failed} checks failed.`,
      )
    })
}

function node(version: string): Finding {
  const wanted = packageFile.engines.node.replace(/^>=/, '')
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = wanted.split('.').map(Number)
  const ok = major > leastMajor || (major === leastMajor && minor >= leastMinor)
  return { what: 'node', ok, found: ok ? version : `${version}; cantrip needs ${wanted} or later` }
}

function terminal({ stdin, stdout, env }: Environment): Finding[] {
  if (!stdin.isTTY || !stdout.isTTY)
    return [{ what: 'terminal', ok: null, found: 'none, so games are played line by line' }]
  const { columns = 0, rows = 0 } = stdout
  const fits = columns >= 80 && rows >= 24
  const depth = stdout.getColorDepth?.() ?? 1
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || 'no locale'
  return [
    {
      what: 'terminal',
      ok: fits,
      found: `${columns}x${rows}${fits ? '' : "; the full screen needs 80x24, but --plain doesn't"}`,
    },
    { what: 'colors', ok: null, found: `${2 ** depth} (TERM=${env.TERM ?? ''}${env.NO_COLOR ? ', NO_COLOR' : ''})` },
    { what: 'characters', ok: null, found: /utf-?8/i.test(locale) ? `${locale}: Unicode` : `${locale}: ASCII` },
  ]
}

function settings(environment: Environment): Finding {
  const { notes } = readSettings(environment)
  const file = settingsFile(environment)
  return {
    what: 'settings',
    ok: notes.length === 0,
    found: notes.map(note => ENGLISH.format(note)).join(' ') || (existsSync(file) ? file : 'the defaults'),
  }
}

function folder(saveFolder: string): Finding {
  const trial = join(saveFolder, `.doctor.cantrip.${process.pid}-${Date.now().toString(16).slice(-8)}.tmp`)
  try {
    makeFolder(saveFolder)
    writeFileSync(trial, 'trial', { flush: true, flag: 'wx' })
    rmSync(trial)
    return { what: 'save folder', ok: true, found: `${saveFolder} is writable` }
  } catch (error) {
    deleteQuietly(trial)
    return {
      what: 'save folder',
      ok: false,
      found: `cannot write to ${saveFolder}: ${ENGLISH.format(diskWords(error))}; choose another with --saves FOLDER`,
    }
  }
}

/** Checks the data files, if they are on disk. Built-in data is checked by `games`. */
function data(): Finding {
  const root = projectRoot()
  const folder = root === null ? null : join(root, 'data')
  if (folder === null || !existsSync(folder)) return { what: 'data', ok: null, found: 'built in' }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))
  const broken = files.filter(name => !isJson(join(folder, name)))
  const found = broken.length === 0 ? `${files.length} files, all intact` : `damaged: ${broken.join(', ')}`
  return { what: 'data', ok: broken.length === 0, found }
}

function isJson(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return true
  } catch {
    return false
  }
}

/** Checks that every game can be set up. Loading a game validates its data. */
async function games(environment: Environment): Promise<Finding[]> {
  try {
    const { games } = await environment.library()
    return games.map((game): Finding => {
      try {
        const match = Match.begin(game, newHeader(game, { seed: 'doctor' }))
        game.check(match.state)
        return { what: `game ${game.id}`, ok: true, found: `${game.title}, rules ${game.rules}, can be set up` }
      } catch (error) {
        return { what: `game ${game.id}`, ok: false, found: messageOf(error) }
      }
    })
  } catch (error) {
    return [{ what: 'games', ok: false, found: `cannot be loaded: ${messageOf(error)}` }]
  }
}

async function saves(environment: Environment, saveFolder: string): Promise<Finding[]> {
  try {
    const { games } = await environment.library()
    const entries = listSaves(saveFolder)
    // A save isn't damaged just because this version doesn't have its game.
    const foreign = entries.filter(({ header }) => header !== null && !games.some(({ id }) => id === header.game))
    const own = entries.filter(entry => !foreign.includes(entry))
    const loads = own.map(({ path }) => loaded(path, games))
    const broken = loads.filter(({ ok }) => !ok).length
    const notes = loads.flatMap(({ notes }) => notes.map(note => note.replace(/\.$/, '')))
    const counts = `${own.length}, ${broken === 0 ? 'all playable' : `${broken} of them damaged`}`
    return [
      { what: 'saved games', ok: broken === 0, found: [counts, ...notes].join('. ') },
      ...foreign.map(({ name, header }): Finding => {
        return { what: 'saved games', ok: null, found: `${name}: there is no game called "${header?.game}" here` }
      }),
    ]
  } catch (error) {
    return [{ what: 'saved games', ok: false, found: messageOf(error) }]
  }
}

/** Replays a save. The notes say what is wrong with it. */
function loaded(path: string, games: readonly Game[]): { ok: boolean; notes: readonly string[] } {
  try {
    return { ok: true, notes: loadSave(path, games).notes.map(note => ENGLISH.format(note)) }
  } catch (error) {
    return { ok: false, notes: [messageOf(error)] }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
