import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { languageWanted, localeIn, type SettingsInForce, savePath, settingsInForce, Trouble } from '../storage/index.ts'
import { sentence, type Wish } from '../text/index.ts'
import { type Environment, remark } from './environment.ts'

/** The options that every command takes. */
interface CommonOptions {
  readonly plain?: boolean
  readonly theme?: string
  readonly glyphs?: string
  readonly lang?: string
  readonly saves?: string
}

/** The least size of a terminal that the full screen fits into. */
const LEAST = { columns: 80, rows: 24 }

/** The settings that the command line, the environment and the settings file make together. */
function inForceFor(environment: Environment, command: Command): SettingsInForce {
  const { theme, glyphs, lang, saves } = command.optsWithGlobals<CommonOptions>()
  return settingsInForce({ theme, glyphs, language: lang, saveFolder: saves }, environment)
}

/** In which language whoever gives this command would be spoken to. */
export const wishFor = (environment: Environment, command: Command): Wish =>
  languageWanted(inForceFor(environment, command).settings, localeIn(environment.env))

/** The settings for this command; what was wrong with them is said beside the output. */
export function settingsFor(environment: Environment, command: Command): SettingsInForce {
  const inForce = inForceFor(environment, command)
  remark(environment, ...inForce.notes)
  return inForce
}

/**
 * Whether to play line by line: asked for, or because there is no terminal that could do more. Throws Trouble where the
 * terminal is too small for the full screen.
 */
export function isPlain(environment: Environment, command: Command): boolean {
  const { stdin, stdout, env } = environment
  if (command.optsWithGlobals<CommonOptions>().plain || env.CANTRIP_PLAIN === '1') return true
  if (!stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb') return true
  const { columns, rows } = stdout
  // A terminal that does not tell its size says 0 or nothing.
  if (columns && rows && (columns < LEAST.columns || rows < LEAST.rows)) {
    throw new Trouble(
      sentence('shell-too-small', { columns, rows, leastColumns: LEAST.columns, leastRows: LEAST.rows }),
    )
  }
  return false
}

/** The file of a saved game: its name in the save folder, or a path to it. Throws Trouble where there is none. */
export function savedFile(name: string, saveFolder: string): string {
  // A path is said with its ending or with a folder; a name never holds either.
  if (/[/\\]|\.cantrip$/.test(name) && existsSync(name)) return name
  const path = savePath(saveFolder, name)
  if (existsSync(path)) return path
  throw new Trouble(sentence('save-unknown', { name, folder: saveFolder }))
}

/** Does what may throw Trouble; whatever is wrong is wrong with the command line (exit code 2). */
export function asCommanded<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw error instanceof Trouble ? new Trouble(error.words, 2, { cause: error }) : error
  }
}
