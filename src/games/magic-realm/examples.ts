import type { Example } from '../package.ts'

const onDay = (day: number): string => (day === 0 ? 'Set-up' : `Day ${day}`)

/** The games of Magic Realm that ship. */
export const EXAMPLES: readonly Example[] = [
  {
    file: 'treasure-hunt.moves',
    about: ['Two seek the treasures of the Realm for a fortnight: the First ENCOUNTER, in which nobody fights.'],
    options: { encounter: '1' },
    seats: ['Ann', 'Bob'],
    seed: 'hunt',
    untilDay: 15,
    onDay,
    must: match => match.state.day >= 15,
    checks: match => [`day = ${match.state.day}`, 'characters.0.fate = alive'],
  },
  {
    file: 'realm-alone.moves',
    about: ['One alone in the Realm, where monsters are to be fought or fled from: the Second ENCOUNTER.'],
    options: { encounter: '2' },
    seats: ['Ann'],
    seed: 'alone',
    untilDay: 10,
    onDay,
    must: match => match.state.day >= 10 && match.events().some(({ kind }) => kind === 'combat-round'),
    checks: match => [`day = ${match.state.day}`],
  },
]
