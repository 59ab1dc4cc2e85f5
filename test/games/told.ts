import { readFileSync } from 'node:fs'
import type { Match } from '../../src/kernel/index.ts'
import { parseMoves, replayMoves } from '../../src/storage/index.ts'
import { games } from './library.ts'

/** Returns a bundled example, played to its end, optionally with earlier rules. */
export function replayed(name: string, rules?: number): Match {
  const path = `saves/examples/${name}.moves`
  const text = readFileSync(path, 'utf8')
  const under = rules === undefined ? text : text.replace(/\n(?:rules \d+\n)?--/, `\nrules ${rules}\n--`)
  return replayMoves(parseMoves(under, path, games)).match
}

/**
 * Returns the text of a whole game: the day, the rule and the sentence, with the first two padded to the given widths.
 */
export function toldBy(match: Match, days: number, rules: number): string {
  const { game, header } = match
  const lines = match.events().flatMap(event => {
    const text = game.sentence(event, header.seats)
    return text === null ? [] : [`${String(event.day).padStart(days)}  ${event.rule.padEnd(rules)} ${text}`]
  })
  return `${lines.join('\n')}\n\n${match.length} answers, to the position ${match.hash()}.\n`
}
