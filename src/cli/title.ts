import type { Command } from 'commander'
import { guidedHeader } from '../server/guide.ts'
import { listSaves, newHeader, newSavePath, USUAL_NAMES } from '../storage/index.ts'
import { type House, wordsFor } from './house.ts'
import { isPlain, settingsFor } from './place.ts'
import { withBots } from './play.ts'
import { sitAgain, sitDown } from './sit.ts'

/** `cantrip` alone: the title, on the full screen or line by line; gives the exit code. */
export async function openTitle(house: House, command: Command): Promise<number> {
  const inForce = settingsFor(house, command)
  if (!isPlain(house, command)) return house.screen({ kind: 'title', inForce, newSeed: house.newSeed })
  const { plainIo, plainTitle } = await import('../plain/index.ts')
  const { games } = await house.shelf()
  house.listening?.()
  const words = wordsFor(house, games)
  const io = await plainIo({ input: house.stdin, output: house.stdout })
  const wanted = await plainTitle(words, io, games, listSaves(inForce.saveFolder))
  if (wanted === null) return 0
  if (wanted.kind === 'resume') return sitAgain(house, command, inForce, wanted.path)
  const lesson = wanted.kind === 'learn' ? guidedHeader(wanted.game, inForce.settings.names[0] ?? USUAL_NAMES[0]) : null
  const { names } = inForce.settings
  const header =
    lesson ??
    (await withBots(
      wordsFor(house, [wanted.game]),
      wanted.game,
      newHeader(wanted.game, { seed: house.newSeed() }),
      names,
    ))
  return sitDown(house, command, inForce, header, newSavePath(inForce.saveFolder, header))
}
