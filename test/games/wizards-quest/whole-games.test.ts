import { describe, expect, test } from 'vitest'
import { replayed, toldBy } from '../told.ts'

describe('whole games', () => {
  test.each(['three-warlords', 'six-warlords'])('%s is told as it always was', async name => {
    await expect(toldBy(replayed(name), 1, 6)).toMatchFileSnapshot(`../../goldens/wizards-quest/${name}.txt`)
  })
})
