import { describe, expect, it } from 'vitest'
import { brokenInvariant } from '../../../src/games/elfenwizards/rules/invariants.ts'
import { levelOf } from '../../../src/games/elfenwizards/rules/state/board.ts'
import { type ElfenState, magicianOf, removeItem } from '../../../src/games/elfenwizards/rules/state/components.ts'
import { copy } from '../../../src/kernel/index.ts'
import { only, Stage, who } from '../../rules/elfenwizards/stage.ts'

/**
 * Returns three guilds in the second round while spells are placed, with something of everything and every invariant
 * intact.
 */
function sound(): ElfenState {
  const { state } = Stage.set({
    step: 5,
    round: 2,
    prepare: state => {
      const [ann, bob] = state.players
      ann!.boxes.wizard = [6, 5]
      ann!.boxes.minor = [1]
      ann!.hand = [4]
      Object.assign(ann!, { chips: 3, spent: 2, track: 1 })
      Object.assign(bob!, { chips: 6, spent: 1 })
      bob!.boxes.sorcerer = [3, 3, 3, 3, 3, 3]
      who(state, 'r1').spells = [
        { seat: 0, die: 2 },
        { seat: 0, die: null },
      ]
      who(state, 'g1').spells = [{ seat: 1, die: 6 }]
      who(state, 'b1').grey = 2
      state.greyLeft = 10
    },
  })
  return copy(state)
}

/** One way to break each invariant, with the resulting message. */
const BROKEN: readonly [sentence: string, how: (state: ElfenState) => void][] = [
  ['Ann has 6 chips', ({ players }) => void players[0]!.spent--],
  ['Ann has 8 chips', ({ players }) => void players[0]!.track++],
  ['Bob has 8 chips', ({ players }) => void players[1]!.chips++],
  ['Ann has 6 chips', state => void who(state, 'r1').spells.pop()],
  // The owner of a spell beside a magician counts, not the owner of the magician.
  ['Bob has 8 chips', state => void who(state, 'r1').spells.push({ seat: 1, die: null })],
  ['Ann has a negative number of chips', ({ players }) => Object.assign(players[0]!, { chips: -1, spent: 6 })],
  ['Ann has a negative number of chips', ({ players }) => Object.assign(players[0]!, { chips: 6, spent: -1 })],
  ['Ann has a negative number of chips', ({ players }) => Object.assign(players[0]!, { chips: 5, track: -1 })],
  ['Bob has 8 dice', ({ players }) => void players[1]!.hand.push(1)],
  ['Bob has 8 dice', ({ players }) => void players[1]!.boxes.grey.push(1)],
  ['Bob has 8 dice', state => void who(state, 'r1').spells.push({ seat: 1, die: 1 })],
  ['a die has an invalid face', ({ players }) => Object.assign(players[0]!, { hand: [0] })],
  ['a die has an invalid face', ({ players }) => Object.assign(players[0]!, { hand: [7] })],
  ['a die has an invalid face', ({ players }) => Object.assign(players[0]!.boxes, { minor: [1.5] })],
  ['there are 13 grey chips', state => void state.greyLeft++],
  ['there are 11 grey chips', state => void who(state, 'b1').grey--],
  [
    'the number of grey chips is negative',
    state => {
      who(state, 'b1').grey = 13
      state.greyLeft = -1
    },
  ],
  [
    'the number of grey chips is negative',
    state => {
      who(state, 'b1').grey = -1
      state.greyLeft = 13
    },
  ],
  ['r1 is nowhere (over-magician)', state => Object.assign(who(state, 'r1'), { at: 'over-magician' })],
  ['r1 is nowhere (n9)', state => Object.assign(who(state, 'r1'), { at: 'n9' })],
  ['two magicians have the title w2', state => Object.assign(who(state, 'r1'), { at: 'w2' })],
  ['there are 23 magicians', ({ magicians }) => void magicians.pop()],
  ['there are 25 magicians', ({ magicians }) => void magicians.push({ ...magicians.at(-1)!, spells: [] })],
  ['a spell is left outside step 5', state => Object.assign(state, { step: 6, withoutHigh: 1 })],
  ['a spell is left outside step 5', state => Object.assign(state, { step: 4 })],
  ['1 High Wizards have been decided by round 3', state => Object.assign(state, { day: 3 })],
  ['3 High Wizards have been decided by round 2', ({ players }) => Object.assign(players[2]!, { highs: 2 })],
  ['3 High Wizards have been decided by round 2', state => Object.assign(state, { withoutHigh: 2 })],
]

describe('a state', () => {
  it('is sound if it breaks no invariant', () => {
    expect(brokenInvariant(sound())).toBeNull()
    // A state with any number of guilds is valid too, and so is one without grey chips left.
    for (const seats of [3, 4, 5, 6]) expect(brokenInvariant(Stage.set({ seats, step: 5 }).state)).toBeNull()
    const out = sound()
    who(out, 'b1').grey = 12
    out.greyLeft = 0
    expect(brokenInvariant(out)).toBeNull()
  })

  it.each(BROKEN)('is unsound: %s (%#)', (sentence, how) => {
    const state = sound()
    how(state)
    expect(brokenInvariant(state)).toBe(sentence)
  })

  it('has passed-over players only in steps 5 to 8', () => {
    const told = ([1, 4, 5, 6, 7, 8, 9, 10] as const).map(step => {
      const state = copy(Stage.set({ step: 5 }).state)
      only(state, { r1: 'over-wizard', r2: 'over-sorcerer', r3: 'over-necromancer' })
      state.step = step
      if (step > 5) state.withoutHigh = 1
      return brokenInvariant(state)
    })
    const passed = 'a magician is passed over outside steps 5 to 8'
    expect(told).toEqual([passed, passed, null, null, null, null, passed, passed])
  })

  it('has a High Wizard decided after step 5 of a round, not before it, and possibly during it', () => {
    const decided = ([4, 5, 6] as const).map(step =>
      [1, 2].map(withoutHigh => {
        const state = copy(Stage.set({ step: 5 }).state)
        Object.assign(state, { step, day: 2, withoutHigh })
        return brokenInvariant(state) === null
      }),
    )
    expect(decided).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ])
  })
})

it('looking up something that does not exist throws an error that names it', () => {
  expect(() => magicianOf(sound(), 'x1')).toThrow('there is no magician x1')
  expect(() => levelOf('over-wizard')).toThrow('there is no box over-wizard')
  expect(() => removeItem([6, 5], 4)).toThrow('the list does not contain 4')
})
