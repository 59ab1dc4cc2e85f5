import { join } from 'node:path'
import { folder } from '../folder.ts'

/** Creates the environment of a new home, with its saves and the folder of its shared tables. */
export function place() {
  const home = folder()
  return { HOME: home, CANTRIP_SAVES: join(home, 'saves'), CANTRIP_HALL: join(home, 't'), NODE_ENV: 'production' }
}
export type Place = ReturnType<typeof place>

/** Returns the file of a saved game there. */
export const saveIn = ({ CANTRIP_SAVES }: Place, name: string): string => join(CANTRIP_SAVES, `${name}.cantrip`)
