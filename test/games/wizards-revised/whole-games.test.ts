import { describe, expect, test } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { replayed, toldBy } from '../told.ts'

describe('whole revised games', () => {
  test.each(['three-orders', 'two-partners', 'islands-saved'])('%s still produces the same log', async name => {
    await expect(toldBy(replayed(name), 1, 70)).toMatchFileSnapshot(`../../goldens/wizards-revised/${name}.txt`)
  })

  test('two partners save the Islands: one reaches the last Rank while neither has a duty, and both win (D44, D45)', () => {
    const { players, result } = replayed('islands-saved').state as WizardsState
    expect(result?.winners).toEqual([0, 1])
    expect(players.map(({ rank }) => rank).toSorted()).toEqual([4, 5])
    expect(players.flatMap(({ tasks }) => tasks.filter(({ mandatory }) => mandatory))).toEqual([])
  })

  test('the ending names the player who reached the last Rank, regardless of seat (D44)', () => {
    const match = replayed('islands-saved')
    const told = 'Bob reached the fifth Rank; the Enchanted Islands are saved.'
    expect(match.result?.text).toBe(told)
    expect(match.game.sentence(match.lastEvents.find(({ kind }) => kind === 'end')!, match.header.seats)).toBe(told)
  })
})
