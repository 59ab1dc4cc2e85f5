import type { Command } from 'commander'
import { possible } from '../commands/index.ts'
import type { Game, GameEvent, Header, Match } from '../kernel/index.ts'
import { beginMoves, isMoveFile, loadSave, parseMoves, playMoves, readText, Trouble } from '../storage/index.ts'
import { type House, print, remark } from './house.ts'
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
      const tell = json ? jsonTeller(house) : chronicleTeller(house)
      if (/^\uFEFF?\s*\{/.test(text) && !isMoveFile(text)) {
        const { match, notes, game } = loadSave(file, games)
        remark(house, ...notes)
        tell(game, match.header, match.events(0))
        if (!json) print(house, ...ending(match))
        return
      }
      const moves = parseMoves(text, file, games)
      const match = beginMoves(moves)
      tell(moves.game, match.header, match.events(0))
      for (const { events } of playMoves(match, moves)) tell(moves.game, match.header, events)
      if (!json) print(house, ...ending(match))
    })
}

type Teller = (game: Game, header: Header, events: readonly GameEvent[]) => void

/** Every event that has a sentence, whoever may know of it: a file holds no secrets. */
function chronicleTeller(house: House): Teller {
  return (game, { seats }, events) => {
    for (const event of events) {
      const sentence = game.sentence(event, seats)
      if (sentence !== null) print(house, sentence)
    }
  }
}

function jsonTeller(house: House): Teller {
  return (game, { seats }, events) => {
    for (const event of events) {
      const { kind, day, seat, rule, ...rest } = event
      const name = seat === null ? null : (seats[seat] ?? null)
      print(house, JSON.stringify({ kind, day, seat, name, rule, ...rest, text: game.sentence(event, seats) }))
    }
  }
}

/** How it stands where the file ends. */
function ending(match: Match): string[] {
  const { result } = match
  if (result) return [`The game is over. ${result.text}`]
  return match.questions.map(({ seat, text, options }) => {
    const name = match.header.seats[seat]
    return `Here it ends: ${name} is asked "${text}" Possible: ${possible(options)}.`
  })
}
