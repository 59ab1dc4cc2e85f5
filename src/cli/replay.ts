import type { Command } from 'commander'
import { possible } from '../commands/index.ts'
import { type Game, type GameEvent, type Match, phrased } from '../kernel/index.ts'
import { resultIn, Teller } from '../server/index.ts'
import { beginMoves, loadSave, parseMoves, playMoves, readText, Trouble } from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import { type House, print, printJson, remark, wordsFor } from './house.ts'
import { fileCalled, isPlain, settingsFor } from './place.ts'
import type { Outcome } from './program.ts'

interface ReplayOptions {
  readonly json?: boolean
  readonly watch?: boolean
}

/** `cantrip replay FILE`: tells what happens in a move file or a saved game, the same every time. */
export function addReplay(program: Command, house: House, outcome: Outcome): void {
  program
    .command('replay')
    .usage('FILE [options]')
    .description('tell what happens in a move file or a saved game')
    .argument('<FILE>', 'a move file, a saved game, or the name of one')
    .option('--json', 'tell every event as a line of JSON')
    .option('--watch', 'show it on the table, step by step')
    .action(async (name: string, { json, watch }: ReplayOptions, command: Command) => {
      const inForce = settingsFor(house, command)
      const file = fileCalled(name, inForce.saveFolder)
      if (watch) {
        if (isPlain(house, command)) throw new Trouble(sentence('shell-watch-needs-terminal'))
        outcome.code = await house.screen({ kind: 'watch', file, inForce, newSeed: house.newSeed })
        return
      }
      const { games } = await house.shelf()
      const text = readText(file)
      const { match, notes, trouble } = /^\uFEFF?\s*\{/.test(text)
        ? { ...loadSave(file, games), trouble: null }
        : played(text, file, games)
      remark(house, ...notes)
      tell(house, match, file, json)
      if (trouble !== null) throw trouble
      if (!json) print(house, ...ending(wordsFor(house, [match.game]), match))
    })
}

/** A move file as far as it plays, and what was wrong with the line after that. */
function played(text: string, file: string, games: readonly Game[]) {
  const moves = parseMoves(text, file, games)
  const match = beginMoves(moves)
  const steps = playMoves(match, moves)
  try {
    for (;;) if (steps.next().done) return { match, notes: [], trouble: null }
  } catch (trouble) {
    return { match, notes: [], trouble }
  }
}

/** Tells all that happened and was said, in its order, whoever may know of it: a file holds no secrets. */
function tell(house: House, match: Match, file: string, json: boolean | undefined): void {
  const words = new Teller(match, () => file, wordsFor(house, [match.game]).language).words()
  let said = 0
  for (let at = 0; at <= match.length; at++) {
    for (const event of match.eventsOf(at)) {
      if (json) printJson(house, asJson(event, match))
      else print(house, ...sentenceOf(event, match))
    }
    for (let word = words[said]; word && word.at <= at; word = words[++said]) {
      const { day, rule, text } = word
      if (json) printJson(house, { kind: 'words', day, rule, text })
      else print(house, text)
    }
  }
}

function sentenceOf(event: GameEvent, { game, header: { seats } }: Match): string[] {
  const sentence = game.sentence(event, seats)
  return sentence === null ? [] : [sentence]
}

function asJson(event: GameEvent, { game, header: { seats } }: Match): object {
  const { kind, day, seat, rule, ...rest } = event
  const name = seat === null ? null : (seats[seat] ?? null)
  return { kind, day, seat, name, rule, ...rest, text: game.sentence(event, seats) }
}

/** How it stands where the file ends. */
function ending(words: Messages, match: Match): string[] {
  const { result } = match
  if (result) return [words.say('plain-game-over', { result: resultIn(match.game, match)?.text ?? '' })]
  return match.questions.map(question => {
    const { seat, options, amount } = question
    const { text } = phrased(match.game, match.view(seat), question)
    const name = match.header.seats[seat] ?? ''
    return words.say('shell-ends-here', { name, question: text, possible: possible(words, options, amount) })
  })
}
