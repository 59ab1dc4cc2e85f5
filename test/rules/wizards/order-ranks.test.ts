import { expect } from 'vitest'
import type { OrderName, Rank } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { canRise, NO_SPELLS, type SpellSheet, spellSheet } from './spell-sheet.ts'

const rule = rulesOf('wizards')

/** Checks that a Rank requires exactly these points of each kind, and can cast exactly these spells. */
function isRank(
  order: Exclude<OrderName, 'evil' | 'rangers'>,
  rank: Rank,
  points: readonly number[],
  spells: Partial<SpellSheet>,
): void {
  if (rank > 1) {
    const before = (rank - 1) as Rank
    expect(canRise(order, before, points), 'with just enough').toBe(true)
    for (const i of [0, 1, 2])
      expect(
        canRise(
          order,
          before,
          points.map((n, k) => (k === i ? n - 1 : n)),
        ),
        `with one point less of kind ${i}`,
      ).toBe(false)
  }
  expect(spellSheet(order, rank)).toEqual({ ...NO_SPELLS, ...spells })
}

rule('10.11.1', 'an Apprentice of the Wizards has Telepathy for advancing', () => {
  isRank('wizards', 1, [0, 0, 0], { telepathy: 'advancement' })
})

rule('10.11.2', 'a Scholar needs 15, 10 and 5 points and has four spells', () => {
  isRank('wizards', 2, [15, 10, 5], { boat: 10, swift: ['woods'], animal: true, telepathy: 'advancement' })
})

rule('10.11.3', 'a Sage needs 40, 30 and 20 points and has six spells', () => {
  isRank('wizards', 3, [40, 30, 20], {
    boat: 15,
    swift: ['woods', 'mountains'],
    fromPlain: ['a random space'],
    fromStone: ['a random space'],
    animal: true,
    demon: true,
    telepathy: 'advancement',
  })
})

rule('10.11.4', 'a Wizard needs 75, 60 and 45 points and has eight spells; Telepathy now collects Gems', () => {
  isRank('wizards', 4, [75, 60, 45], {
    boat: 26,
    swift: ['woods', 'mountains'],
    fromPlain: ['a chosen tile'],
    fromStone: ['a chosen tile'],
    animal: true,
    demon: true,
    dragon: true,
    escapes: ['traps'],
    telepathy: 'gems',
  })
})

rule('10.12.1', 'an Apprentice of the Sorcerers has no spells', () => {
  isRank('sorcerers', 1, [0, 0, 0], {})
})

rule('10.12.2', 'an Augur needs 10, 5 and 15 points and has three spells', () => {
  isRank('sorcerers', 2, [10, 5, 15], { boat: 15, swift: ['mountains'], escapes: ['traps'] })
})

rule('10.12.3', 'a Magician needs 30, 20 and 40 points and has five spells', () => {
  isRank('sorcerers', 3, [30, 20, 40], {
    boat: 26,
    swift: ['woods', 'mountains'],
    animal: true,
    demon: true,
    escapes: ['traps'],
  })
})

rule('10.12.4', 'a Sorcerer needs 60, 45 and 75 points and has eight spells', () => {
  isRank('sorcerers', 4, [60, 45, 75], {
    boat: 26,
    swift: ['woods', 'mountains'],
    fromPlain: ['a chosen tile'],
    fromStone: ['a chosen tile'],
    animal: true,
    demon: true,
    dragon: true,
    escapes: ['traps', 'transporting'],
    gemSummoning: true,
  })
})

rule('10.13.1', 'an Apprentice of the Druids has no spells', () => {
  isRank('druids', 1, [0, 0, 0], {})
})

rule('10.13.2', 'a Priest needs 5, 15 and 10 points and has three spells', () => {
  isRank('druids', 2, [5, 15, 10], { boat: 5, fromStone: ['a random space +'], demon: true })
})

rule('10.13.3', 'a Mystic needs 20, 40 and 30 points and has five spells', () => {
  isRank('druids', 3, [20, 40, 30], {
    boat: 10,
    swift: ['woods'],
    fromStone: ['a chosen tile +'],
    animal: true,
    demon: true,
  })
})

rule('10.13.4', 'a Druid needs 45, 75 and 60 points and has eight spells, including Perception', () => {
  isRank('druids', 4, [45, 75, 60], {
    boat: 15,
    swift: ['woods', 'mountains'],
    fromPlain: ['a random Stone'],
    fromStone: ['a chosen tile +', 'a random Stone +'],
    animal: true,
    demon: true,
    dragon: true,
    escapes: ['traps', 'transporting'],
    perception: true,
  })
})
