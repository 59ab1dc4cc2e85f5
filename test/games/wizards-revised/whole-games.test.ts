import { describe, expect, test } from 'vitest'
import { replayed, toldBy } from '../told.ts'

describe('whole games by the revised book', () => {
  test.each(['three-orders', 'two-partners'])('%s is told as it always was', async name => {
    await expect(toldBy(replayed(name), 1, 70)).toMatchFileSnapshot(`../../goldens/wizards-revised/${name}.txt`)
  })
})
