import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageFile from '../../package.json' with { type: 'json' }

/** What the machine says of itself; `process.env` and `process.platform` but in tests. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
}

/** The folder this program lies in, found upward from this file, whether built or not; null where it cannot be told. */
export function projectRoot(from = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    try {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      if (name === packageFile.name) return folder
    } catch {
      // Not here; a step up.
    }
    if (dirname(folder) === folder) return null
  }
}

/** The folder of the games that ship, or null where it is not here. */
export function exampleFolder(root = projectRoot()): string | null {
  const folder = root === null ? null : join(root, 'saves', 'examples')
  return folder !== null && existsSync(folder) ? folder : null
}

/**
 * Where games are saved when nobody says: `saves/` of the project where this is a checkout (it has its sources) that
 * can be written, else the user's folder for data (`$XDG_DATA_HOME/cantrip/saves`, `~/.local/share/cantrip/saves`).
 */
export function usualSaveFolder(here: Surroundings, root = projectRoot()): string {
  if (root !== null && existsSync(join(root, 'src')) && isWritable(join(root, 'saves'))) return join(root, 'saves')
  return join(userFolder(here, 'data'), 'saves')
}

/** The folder of the user for this program's settings or data, by the customs of the system. */
export function userFolder({ env, platform }: Surroundings, kind: 'settings' | 'data'): string {
  const home = env.HOME || env.USERPROFILE || homedir()
  const xdg = kind === 'settings' ? env.XDG_CONFIG_HOME : env.XDG_DATA_HOME
  // A path that is not absolute is to be ignored, says the XDG base directory specification.
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

/** A path as a person writes it, `~` and all. */
export function atHome(path: string, { env }: Pick<Surroundings, 'env'>): string {
  const home = env.HOME || homedir()
  return resolve(path === '~' ? home : path.replace(/^~(?=[/\\])/, home))
}

/** Whether a folder is there and can be written. */
export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}
