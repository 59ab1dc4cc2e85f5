import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameById, games } from '../../../src/games/registry.ts'
import type { Match } from '../../../src/kernel/index.ts'
import { parseMoves, replayMoves } from '../../../src/storage/index.ts'

const game = gameById('wizards')!

function replayed(name: string): Match {
  const path = `saves/examples/${name}.moves`
  return replayMoves(parseMoves(readFileSync(path, 'utf8'), path, games)).match
}

/** A whole game as a reader would have it told: the day, the rule behind it, the sentence. */
function toldBy(match: Match): string {
  const { seats } = match.header
  const lines = match.events().flatMap(event => {
    const text = game.sentence(event, seats)
    return text === null ? [] : [`${String(event.day).padStart(3)}  ${event.rule.padEnd(12)} ${text}`]
  })
  return `${lines.join('\n')}\n\n${match.length} answers, to the position ${match.hash()}.\n`
}

describe('whole games', () => {
  test.each(['first-fortnight', 'solitaire-win', 'solitaire-loss', 'three-players'])(
    '%s is told as it always was',
    async name => {
      await expect(toldBy(replayed(name))).toMatchFileSnapshot(`../../goldens/wizards/${name}.txt`)
    },
  )

  test('the game that is won ends with the Gems in the hands of Ruktal', () => {
    const match = replayed('solitaire-win')
    expect(match.over).toBe(true)
    expect(match.state.result?.winners).toEqual([0])
    expect(match.state.result?.text).toContain('six Sacred Gems to Ruktal')
  })

  test('the game that is lost ends with the Sacred Circle', () => {
    expect(replayed('solitaire-loss').state.result?.winners).toEqual([])
  })
})
