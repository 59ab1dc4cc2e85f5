import type { Command } from 'commander'
import { possible } from '../commands/index.ts'
import { type GameEvent, type Match, phrased } from '../kernel/index.ts'
import { type Entry, Teller } from '../server/index.ts'
import { beginMoves, isMoveFile, loadSave, parseMoves, playMoves, readText, Trouble } from '../storage/index.ts'
import { type House, print as printLines, remark } from './house.ts'
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
        if (isPlain(house, command))
          throw new Trouble('--watch needs a terminal that can show the table; without it the game is told in words.')
        outcome.code = await house.screen({ kind: 'watch', file, inForce, newSeed: house.newSeed })
        return
      }
      const { games } = await house.shelf()
      const text = readText(file)
      const print = json ? printJson : printSentences
      if (/^\uFEFF?\s*\{/.test(text) && !isMoveFile(text)) {
        const { match, notes } = loadSave(file, games)
        remark(house, ...notes)
        const words = new Teller(match, () => file).words()
        for (let at = 0; at <= match.length; at++) {
          print(house, match, match.eventsOf(at))
          printWords(
            house,
            words.filter(word => word.at === at),
            json,
          )
        }
        if (!json) printLines(house, ...ending(match))
        return
      }
      const moves = parseMoves(text, file, games)
      const match = beginMoves(moves)
      const teller = new Teller(match, () => file)
      print(house, match, match.events(0))
      let told = 0
      for (const { events } of playMoves(match, moves)) {
        print(house, match, events)
        const words = teller.words()
        printWords(house, words.slice(told), json)
        told = words.length
      }
      if (!json) printLines(house, ...ending(match))
    })
}

type Printer = (house: House, match: Match, events: readonly GameEvent[]) => void

/** Every event that has a sentence, whoever may know of it: a file holds no secrets. */
const printSentences: Printer = (house, { game, header }, events) => {
  for (const event of events) {
    const sentence = game.sentence(event, header.seats)
    if (sentence !== null) printLines(house, sentence)
  }
}

const printJson: Printer = (house, { game, header: { seats } }, events) => {
  for (const event of events) {
    const { kind, day, seat, rule, ...rest } = event
    const name = seat === null ? null : (seats[seat] ?? null)
    printLines(house, JSON.stringify({ kind, day, seat, name, rule, ...rest, text: game.sentence(event, seats) }))
  }
}

/** What was said at the table, and how bargains went. */
function printWords(house: House, words: readonly Entry[], json: boolean | undefined): void {
  for (const { day, rule, text } of words)
    printLines(house, json ? JSON.stringify({ kind: 'words', day, rule, text }) : text)
}

/** How it stands where the file ends. */
function ending(match: Match): string[] {
  const { result } = match
  if (result) return [`The game is over. ${result.text}`]
  return match.questions.map(question => {
    const { seat, options, amount } = question
    const { text } = phrased(match.game, match.view(seat), question)
    const name = match.header.seats[seat]
    return `Here it ends: ${name} is asked "${text}" Possible: ${possible(options, amount)}.`
  })
}
