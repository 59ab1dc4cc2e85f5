import { chartFor } from './setup.ts'
import { MAGICIAN_BOXES, NUMBERS, TITLE_BOXES } from './state/board.ts'
import { DICE_BOXES, type ElfenState, FALLING, type Player, standingIn } from './state/components.ts'

/** Describes the first invariant that a state violates, or returns null if it satisfies them all. */
export function brokenInvariant(state: ElfenState): string | null {
  for (const invariant of INVARIANTS) {
    const broken = invariant(state)
    if (broken) return broken
  }
  return null
}

/** Counts a player's dice or chips beside magicians. */
function placedBy(state: ElfenState, { seat }: Player, die: boolean): number {
  let placed = 0
  for (const { spells } of state.magicians)
    for (const spell of spells) if (spell.seat === seat && (spell.die !== null) === die) placed++
  return placed
}

const forEach = (state: ElfenState, invariant: (player: Player) => string | null): string | null =>
  state.players.map(invariant).find(broken => broken !== null) ?? null

const INVARIANTS: readonly ((state: ElfenState) => string | null)[] = [
  // Nothing is ever traded, lost or created (2.2, 7.2).
  state =>
    forEach(state, player => {
      const { chips, spent, track } = player
      const all = chips + spent + track + placedBy(state, player, false)
      if (Math.min(chips, spent, track) < 0) return `${player.name} has a negative number of chips`
      return all === NUMBERS.chips ? null : `${player.name} has ${all} chips`
    }),
  state =>
    forEach(state, player => {
      const faces = [...player.hand, ...DICE_BOXES.flatMap(box => player.boxes[box])]
      if (faces.some(face => !(Number.isInteger(face) && face >= 1 && face <= 6))) return 'a die has an invalid face'
      const held = faces.length + placedBy(state, player, true)
      return held <= NUMBERS.dice ? null : `${player.name} has ${held} dice`
    }),
  state => {
    const under = state.magicians.reduce((sum, { grey }) => sum + grey, 0)
    if (state.greyLeft < 0 || state.magicians.some(({ grey }) => grey < 0))
      return 'the number of grey chips is negative'
    return under + state.greyLeft === NUMBERS.greyChips ? null : `there are ${under + state.greyLeft} grey chips`
  },
  // Every magician is somewhere, and no title has two magicians (6.13).
  state => {
    const places = [...TITLE_BOXES, ...FALLING.map(level => `over-${level}`)]
    const lost = state.magicians.find(({ at }) => !places.includes(at))
    if (lost) return `${lost.id} is nowhere (${lost.at})`
    const full = TITLE_BOXES.find(box => !MAGICIAN_BOXES.includes(box) && standingIn(state, box).length > 1)
    return full ? `two magicians have the title ${full}` : null
  },
  state => {
    const chart = chartFor(state.players.length)
    const printed = chart ? [chart.wizard, chart.sorcerer, chart.necromancer, ...chart.magician].join('').length : 0
    return state.magicians.length === printed ? null : `there are ${state.magicians.length} magicians`
  },
  // There are spells beside magicians only in step 5, and passed-over magicians only in steps 5 to 8.
  state => {
    if (state.step !== 5 && state.magicians.some(({ spells }) => spells.length > 0))
      return 'a spell is left outside step 5'
    const passed = state.magicians.some(({ at }) => at.startsWith('over-'))
    return passed && (state.step < 5 || state.step > 8) ? 'a magician is passed over outside steps 5 to 8' : null
  },
  state => {
    const highs = state.players.reduce((sum, player) => sum + player.highs, 0)
    const decided = state.step > 5 ? state.day : state.day - 1
    // While titles are being awarded, the current round may or may not be counted yet.
    const counted = highs + state.withoutHigh
    return counted === decided || (state.step === 5 && counted === state.day)
      ? null
      : `${counted} High Wizards have been decided by round ${state.day}`
  },
]
