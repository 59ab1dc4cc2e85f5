import { expect, test } from 'vitest'
import { amount } from '../../amount.ts'
import { watched } from './umpire/table.ts'

/*
 * A second reading of the rulebook, chapter by chapter, in the first three ENCOUNTERs without optional rules: chapter 6, and of
 * 7, 8 and 13 who has a turn, who prowls, comes back, blocks, appears and calls whom. Not watched are magic, what is recorded of the
 * familiar and by who chooses as he goes, how the turns of a party end, what a phase does, fights, trade, and the score.
 */

const GAMES = amount(3, 60)
const ANSWERS = amount(250, 4000)

test('an umpire with the book in hand finds nothing amiss in whole games', () => {
  for (let n = 0; n < GAMES; n++) expect(watched(n, ANSWERS)).toEqual([])
})
