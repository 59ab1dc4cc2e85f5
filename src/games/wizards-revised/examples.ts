import type { Example } from '../package.ts'

const onDay = (day: number): string => `Day ${((day - 1) % 14) + 1} of Fortnight ${Math.ceil(day / 14)}`

/** The example games of Wizards revised that ship with cantrip. */
export const EXAMPLES: readonly Example[] = [
  {
    file: 'three-orders.moves',
    about: ['Three rivals play by the revised rules until the Islands are lost.'],
    options: { variant: 'competitive', map: 'auto' },
    seats: ['Ann', 'Bob', 'Cyd'],
    seed: 'orders',
    onDay,
    must: match => match.over && new Set(ordersOf(match)).size === 3,
    checks: match => [`day = ${match.state.day}`, ...ordersOf(match).map((order, i) => `${NAMES[i]}.order = ${order}`)],
  },
  {
    file: 'two-partners.moves',
    about: ['Two partners play by the revised rules against the Evil Spirit.'],
    options: { variant: 'cooperative', map: 'auto' },
    seats: ['Ann', 'Bob'],
    seed: 'partners',
    onDay,
    must: match => match.over && match.state.day > 126,
    checks: match => [`day = ${match.state.day}`, ...ordersOf(match).map((order, i) => `${NAMES[i]}.order = ${order}`)],
  },
  {
    file: 'islands-saved.moves',
    about: ['Two partners play by the revised rules and save the Islands.'],
    options: { variant: 'cooperative', map: 'auto' },
    seats: ['Ann', 'Bob'],
    seed: 'bal-0',
    bot: 'mentor',
    onDay,
    checks: match => [`day = ${match.state.day}`, ...ordersOf(match).map((order, i) => `${NAMES[i]}.order = ${order}`)],
  },
]

const NAMES = ['Ann', 'Bob', 'Cyd']

/** Lists the players' Orders, or empty strings before they join one. Matches of this package are always of Wizards. */
const ordersOf = ({ state }: { readonly state: unknown }): string[] =>
  (state as { readonly players: readonly { readonly order: string | null }[] }).players.map(({ order }) => order ?? '')
