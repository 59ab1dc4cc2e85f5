import { expect, test } from 'vitest'
import { amount } from '../../amount.ts'
import { watched } from './umpire/table.ts'

/*
 * A second reading of the rulebook in the first three ENCOUNTERs, without optional rules. Watched are chapter 6; by how many dice
 * tables are read (2.1); of 7, 8 and 13 who has a turn, who prowls, comes back, blocks, appears and calls whom; of 16 to 18 in what
 * order blows fall, what hits, which armor is met, what harm does and what a kill is worth; of 4.2 and 19 what is recorded and
 * scored; of 10, 11 and 14.2 who trades and hires, prices, and what comes of MEETING. Not watched are magic, what is recorded of
 * the familiar and by who chooses as he goes, what changes a roll, how the turns of a party end, what is done in any phase but MOVE,
 * TRADE and HIRE, the Encounter Step and the plays, whom a red side holds, what a recorded phase or a potion in use forbids to sell, and
 * what a mission is worth.
 */

const GAMES = amount(3, 60)
const ANSWERS = amount(250, 4000)

test('an umpire who knows only the rulebook finds no fault in whole games', () => {
  for (let n = 0; n < GAMES; n++) expect(watched(n, ANSWERS)).toEqual([])
})
