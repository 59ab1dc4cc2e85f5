import type { Command } from 'commander'
import { UserError } from '../storage/index.ts'
import { resolveTheme } from '../terminal/theme.ts'
import { sentence } from '../text/index.ts'
import { type Environment, printNotice, printText, wordsFor } from './environment.ts'
import { OutputFile, PAGE } from './output-file.ts'
import { settingsFor } from './place.ts'
import { progressBar } from './progress-bar.ts'
import { seatCalled } from './show.ts'
import { playSource, readSource, STANDARD } from './source.ts'

/** Adds `cantrip share GAME -o FILE`, which writes a web page that replays a game turn by turn. */
export function addShare(program: Command, environment: Environment): void {
  program
    .command('share')
    .usage('FILE [options]')
    .description('write a web page that replays a whole game, turn by turn')
    .argument('<FILE>', 'a move file, a saved game (file or name), example:NAME, or - for standard input')
    .option('-o, --output <file>', 'the file to write (default in a pipe: -, standard output)')
    .option('--seat <name>', 'show what this player sees; without it, a multiplayer game hides all secrets')
    .action(async (name: string, { output, seat: text }: { output?: string; seat?: string }, command: Command) => {
      if (output === undefined && environment.stdout.isTTY)
        throw new UserError(sentence('shell-share-file', { file: 'game.html' }), 2)
      const { saveFolder, settings } = settingsFor(environment, command)
      const source = await readSource(environment, name, saveFolder)
      const { games } = await environment.library()
      const file = output === undefined || output === STANDARD ? null : new OutputFile(output, PAGE)
      const { match, notes, error } = playSource(source, games)
      if (error !== null) throw error
      printNotice(environment, ...notes)
      const seat = seatCalled(text, match.header)
      const { sharePage } = await import('../screen/share/index.ts')
      const words = wordsFor(environment, [match.game])
      const bar = progressBar(environment, match.length)
      const page = await sharePage(match, {
        ...{ seat, file: source.name, theme: resolveTheme(settings.theme), words },
        progress: at => bar.show(at),
      })
      bar.clear()
      if (file === null) printText(environment, page)
      else {
        file.write(page)
        printNotice(environment, `Written to ${output}; open it in any browser.`)
      }
    })
}
