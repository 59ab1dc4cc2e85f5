import type { Match } from '../../kernel/index.ts'
import type { Example } from '../package.ts'
import { endOf } from './rules/facts/scoring.ts'
import type { ElfenState, EndReason } from './rules/state/components.ts'

const onDay = (day: number): string => `Round ${day}`

/** Returns the reason the game ended, or null if it hasn't ended. */
// A match of this package is always a game of Elfenwizards.
const endedBy = ({ state }: Match): EndReason | null => (state.result ? endOf(state as ElfenState) : null)

export const EXAMPLES: readonly Example[] = [
  {
    file: 'three-guilds.moves',
    about: ['A game of Elfenwizards with three guilds, played over all four rounds.'],
    options: { variant: 'usual' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'guilds',
    onDay,
    must: match => endedBy(match) === 'rounds' && match.state.day === 4,
    checks: match => ['day = 4', `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
  {
    file: 'six-guilds.moves',
    about: ['The longer game of Elfenwizards with six guilds, played until one is High Wizard for the second time.'],
    options: { variant: 'longer' },
    seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'],
    seed: 'six',
    onDay,
    must: match => endedBy(match) === 'second-high' && match.state.day > 4,
    checks: match => [`day = ${match.state.day}`, `result.winners.0 = ${match.state.result?.winners[0]}`],
  },
]
