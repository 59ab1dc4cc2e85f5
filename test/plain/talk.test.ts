// Loads the games with their bots, screens and rulebooks.
import '../games/shelf.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { newHeader, Sitting } from '../../src/storage/index.ts'
import { folder } from '../storage/table.ts'
import { played, reply } from './said.ts'

const three = (path: string | null = null) =>
  Sitting.begin(elfenwizards, newHeader(elfenwizards, { seats: ['Ann', 'Ben', 'Cleo'], seed: '7' }), path)

describe('talk at one keyboard', () => {
  it('is heard, kept, and told again', async () => {
    const path = join(folder(), 'talk.cantrip')
    const { text } = await played(['say Good morning', 'log 1', 'why', 'say'], { sitting: three(path) })
    expect(reply(text, 'say Good morning')).toBe('Cleo: “Good morning”\n')
    expect(reply(text, 'log 1')).toBe('Cleo: “Good morning”\n')
    expect(reply(text, 'say')).toBe('"say" is followed by what everybody shall hear.\n')
    const again = await played(['log 1'], { sitting: Sitting.resume(path, [elfenwizards]) })
    expect(reply(again.text, 'log 1')).toBe('Cleo: “Good morning”\n')
  })

  it('offers bargains, which whoever they were offered to may answer at once', async () => {
    const { text, sitting } = await played(
      ['offer Ben support b2 5 for spare r1', 'bargains', 'accept', 'accept', 'offer Ann spare r1 for nothing'],
      { sitting: three() },
    )
    const terms = 'Cleo places 5 points or more beside B2, and Ben places nothing against R1'
    expect(reply(text, 'offer Ben support b2 5 for spare r1')).toBe(`Cleo offers Ben bargain 1: ${terms}.\n`)
    expect(reply(text, 'bargains')).toContain(`1. Cleo to Ben: ${terms} (Ben has not answered yet).`)
    expect(text).toContain(
      '> accept\nBen accepts bargain 1.\n> accept\nNo offer to Cleo, Ann or Ben waits for an answer.',
    )
    expect(reply(text, 'offer Ann spare r1 for nothing')).toContain(
      '"nothing" is nothing Ann can promise now. Say it so:',
    )
    expect(sitting.match.said.map(({ by }) => by)).toEqual([2, 1])
  })

  it('is answered by a bot at once, and the end of a bargain is told when the titles are awarded', async () => {
    const sitting = Sitting.begin(
      elfenwizards,
      newHeader(elfenwizards, {
        seats: ['Ann', 'Ben', 'Cleo'],
        players: ['person', 'bot:apprentice', 'bot:apprentice'],
        seed: '7',
      }),
      null,
    )
    const { text } = await played(
      ['offer Ben support b1 for support r1 2', ...Array.from({ length: 120 }, () => '1'), 'bargains'],
      { sitting },
    )
    expect(text).toMatch(/Ben (accepts|refuses) bargain 1\./)
    expect(text).toMatch(/Bargain \d+: \w+ (has|and \w+ have both) (kept|broken)/)
  })
})
