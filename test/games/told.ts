import { readFileSync } from 'node:fs'
import type { Match } from '../../src/kernel/index.ts'
import { parseMoves, replayMoves } from '../../src/storage/index.ts'
import { games } from './library.ts'

/** An example that ships, played to its end; by earlier rules where they are given. */
export function replayed(name: string, rules?: number): Match {
  const path = `saves/examples/${name}.moves`
  const text = readFileSync(path, 'utf8')
  const under = rules === undefined ? text : text.replace(/\n(?:rules \d+\n)?--/, `\nrules ${rules}\n--`)
  return replayMoves(parseMoves(under, path, games)).match
}

/** A whole game as a reader would have it told: the day, the rule behind it, the sentence; the first two as wide as is said. */
export function toldBy(match: Match, days: number, rules: number): string {
  const { game, header } = match
  const lines = match.events().flatMap(event => {
    const text = game.sentence(event, header.seats)
    return text === null ? [] : [`${String(event.day).padStart(days)}  ${event.rule.padEnd(rules)} ${text}`]
  })
  return `${lines.join('\n')}\n\n${match.length} answers, to the position ${match.hash()}.\n`
}
