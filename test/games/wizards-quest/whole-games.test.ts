import { describe, expect, test } from 'vitest'
import { replayed, toldBy } from '../told.ts'

describe('whole games', () => {
  test.each(['three-warlords', 'six-warlords'])('%s still produces the same log', async name => {
    await expect(toldBy(replayed(name), 1, 6)).toMatchFileSnapshot(`../../goldens/wizards-quest/${name}.txt`)
  })
})
