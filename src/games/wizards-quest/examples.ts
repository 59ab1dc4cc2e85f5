import type { Example } from '../package.ts'

const onDay = (day: number): string => (day === 0 ? 'Setup' : `Turn ${day}`)

/** The bundled example games of Wizard's Quest. */
export const EXAMPLES: readonly Example[] = [
  {
    file: 'three-warlords.moves',
    about: ["A game of Wizard's Quest with three warlords, played until one of them is King of Marnon."],
    options: { treasures: 'three' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'warlords',
    onDay,
    must: match => match.state.day >= 6,
    checks: match => [`day = ${match.state.day}`, `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
  {
    file: 'six-warlords.moves',
    about: ["A game of Wizard's Quest with six warlords and four treasures each, one of them worthless."],
    options: { treasures: 'four' },
    seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'],
    seed: 'six',
    onDay,
    must: match => match.state.day >= 5,
    checks: match => [`day = ${match.state.day}`, `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
]
