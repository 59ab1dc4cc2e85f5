import type { Command } from 'commander'
import { guidedHeader } from '../server/guide.ts'
import { listSaves, newHeader, newSavePath, USUAL_NAMES } from '../storage/index.ts'
import { type Environment, wordsFor } from './environment.ts'
import { isPlain, settingsFor } from './place.ts'
import { withBots } from './play.ts'
import { sitAgain, sitDown } from './sit.ts'

/** `cantrip` alone: the title, on the full screen or line by line; gives the exit code. */
export async function openTitle(environment: Environment, command: Command): Promise<number> {
  const inForce = settingsFor(environment, command)
  if (!isPlain(environment, command))
    return environment.screen({ kind: 'title', inForce, newSeed: environment.newSeed })
  const { plainIo, plainTitle } = await import('../plain/index.ts')
  const { games } = await environment.library()
  environment.listening?.()
  const words = wordsFor(environment, games)
  const io = await plainIo({ input: environment.stdin, output: environment.stdout })
  const wanted = await plainTitle(words, io, games, listSaves(inForce.saveFolder))
  if (wanted === null) return 0
  if (wanted.kind === 'resume') return sitAgain(environment, command, inForce, wanted.path)
  const lesson = wanted.kind === 'learn' ? guidedHeader(wanted.game, inForce.settings.names[0] ?? USUAL_NAMES[0]) : null
  const { names } = inForce.settings
  const header =
    lesson ??
    (await withBots(
      wordsFor(environment, [wanted.game]),
      wanted.game,
      newHeader(wanted.game, { seed: environment.newSeed() }),
      names,
    ))
  return sitDown(environment, command, inForce, header, newSavePath(inForce.saveFolder, header))
}
