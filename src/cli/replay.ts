import type { Command } from 'commander'
import { possibleAnswersText } from '../commands/index.ts'
import { type Game, type GameEvent, type Match, phrased, visibleSeed } from '../kernel/index.ts'
import { GameLog, resultIn } from '../server/index.ts'
import { UserError } from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type CommandResult, type Environment, print, printJson, printNotice, wordsFor } from './environment.ts'
import { isPlain, settingsFor } from './place.ts'
import { JSON_PROTOCOL } from './protocol.ts'
import { type CommandInput, findFile, playSource, readSource, STANDARD } from './source.ts'

interface ReplayOptions {
  readonly json?: boolean
  readonly watch?: boolean
  readonly check?: boolean
  readonly quiet?: boolean
}

/** Adds `cantrip replay FILES`, which prints the events of move files and saved games. The output is deterministic. */
export function addReplay(program: Command, environment: Environment, outcome: CommandResult): void {
  program
    .command('replay')
    .usage('FILES... [options]')
    .description('print what happens in move files and saved games')
    .argument('<FILES...>', 'move files, saved games (file or name), example:NAME, or - for standard input')
    .option('--json', 'print every event as a line of JSON')
    .option('--check', 'only check that each file can be replayed and that its checks pass')
    .option('--quiet', 'print only errors')
    .option('--watch', 'watch one game in full screen, step by step')
    .action(async (names: readonly string[], options: ReplayOptions, command: Command) => {
      const inForce = settingsFor(environment, command)
      const [name = '', ...more] = names
      if (options.watch) {
        if (isPlain(environment, command)) throw new UserError(sentence('shell-watch-needs-terminal'))
        if (more.length > 0 || name === STANDARD) throw new UserError(sentence('shell-watch-one-file'), 2)
        const file = findFile(name, inForce.saveFolder)
        outcome.code = await environment.screen({ kind: 'watch', file, inForce, newSeed: environment.newSeed })
        return
      }
      const { games } = await environment.library()
      for (const name of names) {
        try {
          printReplay(environment, await readSource(environment, name, inForce.saveFolder), games, {
            ...options,
            several: more.length > 0,
          })
        } catch (error) {
          // Report an error and continue with the other files.
          if (!(error instanceof UserError) || more.length === 0) throw error
          printNotice(environment, sentence('shell-complaint', { trouble: error.words }))
          outcome.code = 1
        }
      }
    })
}

/**
 * Prints one file as requested. Throws UserError if there is an error in the file. For a move file, prints everything
 * before the error first.
 */
function printReplay(
  environment: Environment,
  source: CommandInput,
  games: readonly Game[],
  { json, check, quiet, several }: ReplayOptions & { readonly several: boolean },
): void {
  const { name } = source
  const { match, notes, error } = playSource(source, games)
  if (!quiet) printNotice(environment, ...notes)
  const prints = !check && !quiet
  if (prints && json) printJson(environment, { cantrip: JSON_PROTOCOL, ...gameAsJson(match, several ? name : null) })
  else if (prints && several) print(environment, sentence('shell-file', { file: name }))
  if (prints) printLog(environment, match, name, json)
  if (error !== null) throw error
  if (check && !quiet) print(environment, sentence('shell-file-plays', { file: name, n: match.length }))
  if (prints && !json) print(environment, ...ending(wordsFor(environment, [match.game]), match))
}

function gameAsJson({ header, game, over, result, length }: Match, file: string | null): object {
  return {
    kind: 'game',
    ...(file === null ? {} : { file }),
    game: game.id,
    rules: header.rules,
    options: header.options,
    seats: header.seats,
    seed: visibleSeed(header, over),
    answers: length,
    winners: result?.winners ?? null,
  }
}

/**
 * Prints all events and chat in order. Private ones are included, because anyone with the file can read them anyway.
 */
function printLog(environment: Environment, match: Match, file: string, json: boolean | undefined): void {
  const words = new GameLog(match, () => file, wordsFor(environment, [match.game]).language).words()
  let count = 0
  for (let at = 0; at <= match.length; at++) {
    for (const event of match.eventsOf(at)) {
      if (json) printJson(environment, asJson(event, match, at))
      else print(environment, ...sentenceOf(event, match))
    }
    for (let word = words[count]; word && word.at <= at; word = words[++count]) {
      const { day, rule, text } = word
      if (json) printJson(environment, { kind: 'words', answer: word.at, day, rule, text })
      else print(environment, text)
    }
  }
}

function sentenceOf(event: GameEvent, { game, header: { seats } }: Match): string[] {
  const sentence = game.sentence(event, seats)
  return sentence === null ? [] : [sentence]
}

function asJson(event: GameEvent, { game, header: { seats } }: Match, answer: number): object {
  const { kind, day, seat, rule, ...rest } = event
  const name = seat === null ? null : (seats[seat] ?? null)
  return { kind, answer, day, seat, name, rule, ...rest, text: game.sentence(event, seats) }
}

/** Returns the closing lines for a file: the result, or the open questions. */
function ending(words: Messages, match: Match): string[] {
  const { result } = match
  if (result) return [words.get('plain-game-over', { result: resultIn(match.game, match)?.text ?? '' })]
  return match.questions.map(question => {
    const { seat, options, amount } = question
    const { text } = phrased(match.game, match.view(seat), question)
    const name = match.header.seats[seat] ?? ''
    return words.get('shell-ends-here', { name, question: text, possible: possibleAnswersText(words, options, amount) })
  })
}
