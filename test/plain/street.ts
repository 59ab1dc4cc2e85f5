import { ask, type Game, type Rule } from '../../src/kernel/index.ts'
import type { GameMap, TravelPlanning } from '../../src/screen/kit/game-screen.ts'
import { plainScreen } from '../../src/screen/kit/plain-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { type FairView, fair } from './fair.ts'

/*
 * The Street: a board of nine stalls in a row, on which each player walks and then rests. A player's coins are the number
 * of the stall. It offers everything that a board can offer: plans, errands, zoom and several answers at one space.
 */

const LAST = 9
const numberOf = (space: string): number => Number(space.slice(1))
const at = (n: number) => ({ at: { space: `s${n}` } })

export const street: Game = {
  ...fair,
  id: 'street',
  *turn({ state }): Rule {
    for (const seat of state.coins.keys()) {
      for (;;) {
        const here = state.coins[seat]
        const steps = [here - 1, here + 1].filter(n => n > 0 && n <= LAST)
        const options = steps.map(n => ({ id: `go s${n}`, ...at(n), ...(n === 7 && { cost: 2 }) }))
        const jump = here === 4 ? [{ id: 'jump s5', ...at(5) }] : []
        const id = yield* ask({
          seat,
          topic: 'move',
          rule: '6',
          options: [...options, ...jump, { id: 'stop', stops: true }],
        })
        if (id === 'stop') break
        state.coins[seat] = numberOf(id.split(' ')[1] ?? '')
      }
      yield* ask({ seat, topic: 'rest', rule: '7', options: [{ id: 'sleep' }, { id: 'sing' }] })
    }
    state.day++
  },
}

const travel: TravelPlanning<FairView> = {
  findPath({ coins, seat }, question, space) {
    const here = coins[seat ?? 0] ?? 0
    const far = Math.abs(numberOf(space) - here)
    if (numberOf(space) > LAST) return null
    const spaces = Array.from({ length: far }, (_, i) => `s${here + (i + 1) * Math.sign(numberOf(space) - here)}`)
    const option = question?.options.find(({ id }) => id === `go ${spaces[0]}`) ?? null
    return { spaces, ends: [spaces[1] ?? '', space], text: `${far} steps`, left: `${far - 1} left`, option }
  },
  parseSpace: (_, words) => (/^s\d+$/.test(words) ? words : null),
  naming: 'Spaces are s1 to s9.',
}

const errands = [
  { space: 's8', sign: '!', text: 'Eat' },
  { space: null, sign: '?', text: 'Find out' },
  { space: 's7', sign: '!', text: 'Drink' },
  { space: 's2', sign: '!', text: 'Sleep' },
  { space: 's3', sign: '!', text: 'Wake' },
]

export const streetMap: GameMap<FairView> = {
  home: ({ coins, seat }) => `s${coins[seat ?? 0]}`,
  zooms: ['far', 'near'],
  zoom: () => 'far',
  step: (_, space, wind) => {
    const next = numberOf(space) + (wind === 'e' ? 1 : wind === 'w' ? -1 : LAST)
    return next > 0 && next <= LAST ? `s${next}` : null
  },
  cursorStops: (_, spaces) => spaces,
  follow: (_, space, from) => from ?? { x: numberOf(space), y: 0 },
  draw: (_, { cursor }) => [`map ${cursor}`],
  symbols: () => [],
  name: space => `Stall ${numberOf(space)}`,
  places: () => Array.from({ length: LAST }, (_, i) => `s${i + 1}`),
  at: (_, { x }) => (x > 0 && x <= LAST ? `s${x}` : null),
  describe: (_, space, cost) => [`This is ${space}, ${cost}.`],
  travel,
  objectives: {
    label: 'errands',
    all: () => errands,
    purpose: (_, space) => errands.find(one => one.space === space)?.text ?? null,
  },
}

registerScreens('street', { en: { ...plainScreen(street), map: streetMap } })
