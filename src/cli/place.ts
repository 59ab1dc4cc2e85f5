import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { type EffectiveSettings, effectiveSettings, type Settings, savePath, UserError } from '../storage/index.ts'
import { glyphSetFor } from '../terminal/glyphs.ts'
import { sentence } from '../text/index.ts'
import { type Environment, printNotice } from './environment.ts'

interface CommonOptions {
  readonly plain?: boolean
  readonly theme?: string
  readonly glyphs?: string
  readonly lang?: string
  readonly saves?: string
}

const MIN_SCREEN = { columns: 80, rows: 24 }

/** Returns the effective settings, combined from the flags, the environment and the settings file. */
export function effectiveSettingsFor(environment: Environment, command: Command): EffectiveSettings {
  const { theme, glyphs, lang, saves } = command.optsWithGlobals<CommonOptions>()
  return effectiveSettings({ theme, glyphs, language: lang, saveFolder: saves }, environment)
}

/** Returns true if these settings call for maps and text in ASCII. */
export const isAscii = ({ env }: Pick<Environment, 'env'>, { glyphs }: Pick<Settings, 'glyphs'>): boolean =>
  (glyphs === 'auto' ? glyphSetFor(env) : glyphs) === 'ascii'

/** Returns the settings for this command, and prints notices about invalid ones. */
export function settingsFor(environment: Environment, command: Command): EffectiveSettings {
  const inForce = effectiveSettingsFor(environment, command)
  printNotice(environment, ...inForce.notes)
  return inForce
}

/**
 * Returns true for plain mode, which is used on request or if there is no full terminal. Throws UserError if the
 * terminal is too small for the full screen.
 */
export function isPlain(environment: Environment, command: Command): boolean {
  const { stdin, stdout, env } = environment
  if (command.optsWithGlobals<CommonOptions>().plain || env.CANTRIP_PLAIN === '1') return true
  if (!stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb') return true
  const { columns, rows } = stdout
  // Terminals of unknown size report 0 or undefined.
  if (columns && rows && (columns < MIN_SCREEN.columns || rows < MIN_SCREEN.rows)) {
    throw new UserError(
      sentence('shell-too-small', { columns, rows, leastColumns: MIN_SCREEN.columns, leastRows: MIN_SCREEN.rows }),
    )
  }
  return false
}

/** Returns the path of a saved game from its name or path. Throws UserError if there is none. */
export function savedFile(name: string, saveFolder: string): string {
  // A path contains a folder or the file extension. A name contains neither.
  if (/[/\\]|\.cantrip$/.test(name) && existsSync(name)) return name
  const path = savePath(saveFolder, name)
  if (existsSync(path)) return path
  throw new UserError(sentence('save-unknown', { name, folder: saveFolder }))
}

/** Runs `act`. Any UserError that it throws gets exit code 2 (invalid command line). */
export function asUsageError<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw error instanceof UserError ? new UserError(error.words, 2, { cause: error }) : error
  }
}
