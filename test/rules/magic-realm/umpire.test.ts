import { expect, test } from 'vitest'
import { amount } from '../../amount.ts'
import { watched } from './umpire/table.ts'

/*
 * A reference model for the first three ENCOUNTERs without optional rules, written from the rulebook alone. It checks
 * chapter 6; the dice for tables (2.1); in 7, 8 and 13 turns, prowling, returns, blocking, appearances and calls; in 16
 * to 18 the order of blows, hits, armor, harm and the value of a kill; in 4.2 and 19 records and scores; in 10, 11 and
 * 14.2 trade, hiring, prices and MEETING results. It does not check magic, the records of the familiar and of those who
 * choose as they go, changes to a roll, the end of a party's turn, phases other than MOVE, TRADE and HIRE, the
 * Encounter Step and the plays, the targets held by red sides, things that a recorded phase or an open potion makes
 * unsaleable, and the value of missions.
 */

const GAMES = amount(3, 60)
const ANSWERS = amount(250, 4000)

test('a reference model written only from the rulebook finds no fault in whole games', () => {
  for (let n = 0; n < GAMES; n++) expect(watched(n, ANSWERS)).toEqual([])
})
