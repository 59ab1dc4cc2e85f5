import type { Command } from 'commander'
import type { Game, Header } from '../kernel/index.ts'
import type { Wanted } from '../plain/index.ts'
import { guidedHeader } from '../server/guide.ts'
import { DEFAULT_NAMES, exampleFolder, listExamples, listSaves, newHeader, newSavePath } from '../storage/index.ts'
import type { Environment } from './environment.ts'
import { isPlain, settingsFor } from './place.ts'
import { withBots } from './play.ts'
import { playNewGame, playSavedGame, RULES, settingsWithLanguage } from './sit.ts'

/** Opens the title page, on the full screen or in plain mode. Returns the exit code. */
export async function openTitle(environment: Environment, command: Command): Promise<number> {
  const inForce = settingsFor(environment, command)
  if (!isPlain(environment, command))
    return environment.screen({ kind: 'title', inForce, newSeed: environment.newSeed })
  const { plainIo, plainTitle } = await import('../plain/index.ts')
  const { games } = await environment.library()
  environment.listening?.()
  const preferences = settingsWithLanguage(environment, inForce)
  const io = await plainIo({ isAscii: environment.isAscii, input: environment.stdin, output: environment.stdout })
  const examples = exampleFolder()
  const usual = (game: Game) => {
    const begun = newHeader(game, { seed: environment.newSeed() })
    return withBots(preferences.words([game]), game, begun, inForce.settings.names)
  }
  const wanted = await plainTitle(io, {
    words: () => preferences.words(games),
    games,
    saves: listSaves(inForce.saveFolder),
    saveFolder: inForce.saveFolder,
    examples: examples === null ? [] : listExamples(examples),
    usual,
    settings: preferences.settings,
    rules: RULES.rules,
  })
  if (wanted === null) return 0
  // Settings changed on the title page apply from now on.
  const now = settingsFor(environment, command)
  if (wanted.kind === 'resume') return playSavedGame(environment, command, now, wanted.path, io)
  const header = await headerWanted(wanted)
  return playNewGame(environment, command, now, header, newSavePath(now.saveFolder, header), io)

  async function headerWanted(it: Exclude<Wanted, null | { kind: 'resume' }>): Promise<Header> {
    if (it.kind === 'begin') return it.header
    const name = now.settings.names[0] ?? DEFAULT_NAMES[0]
    const lesson = it.kind === 'learn' ? guidedHeader(it.game, name, it.lesson) : null
    return lesson ?? usual(it.game)
  }
}
