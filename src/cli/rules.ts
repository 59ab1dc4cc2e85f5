import type { Command } from 'commander'
import { excerpt, noRuleText, ruleLines, rulesFound } from '../commands/index.ts'
import { gameOf, UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'
import { type Environment, print, printJson, wordsFor } from './environment.ts'
import { asUsageError } from './place.ts'
import { JSON_PROTOCOL } from './protocol.ts'

const isEmpty = ({ chapters, sections }: ReturnType<typeof rulesFound>): boolean =>
  chapters.length + sections.length === 0

/** Adds `cantrip rules [game] [section or words]`, which shows the rules in our own words. */
export function addRules(program: Command, environment: Environment): void {
  program
    .command('rules')
    .usage('[game] [section or words] [options]')
    .description('show a rule by its number, or the rules that mention something')
    .argument('[words...]', 'a game, then the number of a chapter or section, or words to search for')
    .option('--game <game>', 'the game (default: the first one)')
    .option('--json', 'print JSON')
    .action(async (words: string[], { game: id, json }: { game?: string; json?: boolean }) => {
      const { games, rulebooks } = await environment.library()
      const named = id === undefined ? games.find(known => known.id === words[0]) : undefined
      const text = (named ? words.slice(1) : words).join(' ')
      // A page can be opened with its word alone, without naming the game.
      const paged = games.find(known => rulebooks[known.id]?.page?.word === text.toLowerCase())
      const game = id === undefined ? (named ?? paged ?? games[0]) : asUsageError(() => gameOf(id, games))
      const book = game && rulebooks[game.id]
      if (!game || !book)
        throw new UserError(game ? sentence('shell-no-rulebook', { game: game.title }) : sentence('shell-no-rulebooks'))
      const found = rulesFound(book, text)
      if (isEmpty(found)) {
        const others = id === undefined && !named ? games.filter(({ id }) => rulebooks[id]) : []
        const known = others.filter(other => !isEmpty(rulesFound(rulebooks[other.id]!, text)))
        const commands = known.map(other => sentence('input-quoted', { word: `cantrip rules ${other.id} ${text}` }))
        throw new UserError(
          known.length > 0
            ? sentence('shell-rule-elsewhere', {
                game: game.title,
                words: excerpt(text),
                commands: { items: commands, last: 'or' },
              })
            : noRuleText(book, text),
        )
      }
      if (json) {
        printJson(environment, {
          cantrip: JSON_PROTOCOL,
          kind: 'rules',
          game: game.id,
          ...found,
        })
        return
      }
      const columns = environment.stdout.isTTY ? environment.stdout.columns : undefined
      const lines = ruleLines(wordsFor(environment, [game]), book, text)
      if (!columns) {
        print(environment, ...lines)
        return
      }
      const { wrap } = await import('../terminal/text.ts')
      print(environment, ...lines.flatMap(line => wrap(line, Math.max(20, columns), '     ')))
    })
}
