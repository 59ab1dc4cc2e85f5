import type { Command } from 'commander'
import { readStatistics, statisticsLines } from '../storage/index.ts'
import { type Environment, print, printJson, wordsFor } from './environment.ts'
import { settingsFor } from './place.ts'
import { JSON_PROTOCOL } from './protocol.ts'

export function addStats(program: Command, environment: Environment): void {
  program
    .command('stats')
    .usage('[options]')
    .description('show your games, wins, best games and daily games')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }, command: Command) => {
      const { saveFolder, positions } = settingsFor(environment, command)
      const { games } = await environment.library()
      const statistics = readStatistics(saveFolder, games, positions)
      if (json) {
        printJson(environment, { cantrip: JSON_PROTOCOL, kind: 'stats', folder: saveFolder, ...statistics })
        return
      }
      print(environment, ...statisticsLines(wordsFor(environment), statistics, games, saveFolder))
    })
}
