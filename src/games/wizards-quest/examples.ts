import type { Example } from '../package.ts'

const onDay = (day: number): string => (day === 0 ? 'Setup' : `Turn ${day}`)

/** The bundled example games of Wizard's Quest. */
export const EXAMPLES: readonly Example[] = [
  {
    file: 'three-warlords.moves',
    about: ["Three warlords of Wizard's Quest, until one of them is King of Marnon."],
    options: { treasures: 'three' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'warlords',
    onDay,
    must: match => match.state.day >= 6,
    checks: match => [`day = ${match.state.day}`, `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
  {
    file: 'six-warlords.moves',
    about: ["Six warlords of Wizard's Quest with four treasures each, of which one is worth nothing."],
    options: { treasures: 'four' },
    seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'],
    seed: 'six',
    onDay,
    must: match => match.state.day >= 5,
    checks: match => [`day = ${match.state.day}`, `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
]
