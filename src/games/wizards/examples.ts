import type { Example } from '../package.ts'
import { endingOf } from './rules/facts/endings.ts'
import type { WizardsState } from './rules/state/components.ts'

const onDay = (day: number): string => `Day ${((day - 1) % 14) + 1} of Fortnight ${Math.ceil(day / 14)}`

/** The example games of Wizards that ship with cantrip. */
export const EXAMPLES: readonly Example[] = [
  {
    file: 'first-fortnight.moves',
    about: ['The first Fortnight of a solo game on the islands of 1982.', 'Try it: npm run demo'],
    options: { variant: 'solitaire', map: 'auto', removed: '0' },
    seats: ['Ann'],
    seed: '1982',
    onDay,
    untilDay: 15,
    checks: match => [`day = ${match.state.day}`],
  },
  {
    file: 'solitaire-win.moves',
    about: ['A solo win, from Apprentice to the Spell of Spells.'],
    options: { variant: 'solitaire', map: 'auto', removed: '0' },
    seats: ['Ann'],
    seed: 'spell',
    onDay,
    must: match => (match.state.result?.winners.length ?? 0) > 0,
    checks: () => ['Ann.rank = 4', 'result.winners.0 = 0'],
  },
  {
    file: 'solitaire-loss.moves',
    about: ['A solo loss: the Sacred Circle falls.'],
    options: { variant: 'solitaire', map: 'auto', removed: '0' },
    seats: ['Ann'],
    seed: 'dark',
    onDay,
    // A match of this package is always a game of Wizards.
    must: match => match.over && endingOf(match.state as WizardsState) === 'circle',
    checks: () => ['result.winners.length = 0'],
  },
  {
    file: 'three-players.moves',
    about: ['A game of three rivals.'],
    options: { variant: 'standard', map: 'auto', removed: 'die' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'three',
    onDay,
    checks: match => [`tasksDone = ${(match.state as WizardsState).tasksDone}`],
  },
]
