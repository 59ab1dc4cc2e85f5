import type { Example } from '../package.ts'

const onDay = (day: number): string => `Day ${((day - 1) % 14) + 1} of Fortnight ${Math.ceil(day / 14)}`

/** The games of Wizards revised that ship. */
export const EXAMPLES: readonly Example[] = [
  {
    file: 'revised-partners.moves',
    about: ['Two partners against the Evil Spirit, by the revised rules.'],
    options: { variant: 'cooperative', map: 'auto' },
    seats: ['Ann', 'Bob'],
    seed: 'partners',
    onDay,
    untilDay: 29,
    checks: match => [`day = ${match.state.day}`],
  },
  {
    file: 'revised-three.moves',
    about: ['Three at one table, each for himself, by the revised rules.'],
    options: { variant: 'competitive', map: 'auto' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'revised',
    onDay,
    untilDay: 15,
    checks: match => [`tasksDone = ${(match.state as unknown as { tasksDone: number }).tasksDone}`],
  },
]
