import type { Example } from '../package.ts'

const onDay = (day: number): string => `Round ${day}`

/** The games of Elfenwizards that ship. */
export const EXAMPLES: readonly Example[] = [
  {
    file: 'three-guilds.moves',
    about: ['Three guilds of Elfenwizards, over all four rounds.'],
    options: { variant: 'usual' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'guilds',
    onDay,
    must: match => match.state.result?.text.includes('last round') === true && match.state.day === 4,
    checks: match => ['day = 4', `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
  {
    file: 'six-guilds.moves',
    about: ['Six guilds of Elfenwizards in the longer game, until one is High Wizard for the second time.'],
    options: { variant: 'longer' },
    seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'],
    seed: 'six',
    onDay,
    must: match => match.state.result?.text.includes('twice') === true && match.state.day > 4,
    checks: match => [`day = ${match.state.day}`, `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
]
