import { test } from 'vitest'
import { amount } from '../amount.ts'
import { playMonths } from './crowds.ts'

// Smaller crowds are in fuzz-whole-games.test.ts, so that two workers share them.
test.each([14, 15, 16])('random games of Magic Realm with %i players break no invariant, and end', players =>
  playMonths(players, amount(10, 50)),
)
