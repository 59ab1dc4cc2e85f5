import { describe, expect, test } from 'vitest'
import { replayed, toldBy } from '../told.ts'

describe('whole games', () => {
  test.each(['first-fortnight', 'solitaire-win', 'solitaire-loss', 'three-players'])(
    '%s still produces the same log',
    async name => {
      await expect(toldBy(replayed(name), 3, 12)).toMatchFileSnapshot(`../../goldens/wizards/${name}.txt`)
    },
  )

  test('the winning example ends with the Gems in the hands of Ruktal', () => {
    const match = replayed('solitaire-win')
    expect(match.over).toBe(true)
    expect(match.state.result?.winners).toEqual([0])
    expect(match.state.result?.text).toContain('six Sacred Gems to Ruktal')
  })

  test('the losing example ends with the fall of the Sacred Circle', () => {
    expect(replayed('solitaire-loss').state.result?.winners).toEqual([])
  })
})
