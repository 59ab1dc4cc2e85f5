import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { isSea } from 'node:sea'
import { fileURLToPath } from 'node:url'
import packageFile from '../../package.json' with { type: 'json' }
import { unpackedExamples } from './packed-examples.ts'

/** The environment and platform: `process.env` and `process.platform`, except in tests. */
export interface Platform {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
}

/**
 * Finds the program's root folder by walking up from this file, which works for both the source and the build. Returns
 * null if there is none.
 */
export function projectRoot(from = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    try {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      if (name === packageFile.name) return folder
    } catch {
      // It isn't here, so try the parent folder.
    }
    if (dirname(folder) === folder) return null
  }
}

/** Returns the folder of bundled examples, or null if it is not installed. */
export function exampleFolder(root = projectRoot()): string | null {
  if (isSea()) return unpackedExamples()
  const folder = root === null ? null : join(root, 'saves', 'examples')
  return folder !== null && existsSync(folder) ? folder : null
}

/**
 * Returns the default save folder: the project's `saves/` in a writable source checkout, otherwise the user's data
 * folder (`$XDG_DATA_HOME/cantrip/saves`, `~/.local/share/cantrip/saves`).
 */
export function defaultSaveFolder(here: Platform, root = projectRoot()): string {
  if (root !== null && existsSync(join(root, 'src')) && isWritable(join(root, 'saves'))) return join(root, 'saves')
  return join(userFolder(here, 'data'), 'saves')
}

/** Returns the user's folder for this program's settings or data, according to the platform's conventions. */
export function userFolder({ env, platform }: Platform, kind: 'settings' | 'data'): string {
  const home = env.HOME || env.USERPROFILE || homedir()
  const xdg = kind === 'settings' ? env.XDG_CONFIG_HOME : env.XDG_DATA_HOME
  // The XDG base directory specification says to ignore relative paths.
  if (xdg && isAbsolute(xdg)) return join(xdg, 'cantrip')
  switch (platform) {
    case 'darwin':
      return join(home, 'Library', kind === 'settings' ? 'Preferences' : 'Application Support', 'cantrip')
    case 'win32':
      return kind === 'settings'
        ? join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'cantrip', 'Config')
        : join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'cantrip', 'Data')
    default:
      return join(home, ...(kind === 'settings' ? ['.config'] : ['.local', 'share']), 'cantrip')
  }
}

/** Resolves a path that the user typed, expanding `~`. */
export function atHome(path: string, { env }: Pick<Platform, 'env'>): string {
  const home = env.HOME || homedir()
  return resolve(path === '~' ? home : path.replace(/^~(?=[/\\])/, home))
}

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}
