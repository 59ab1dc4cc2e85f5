import { below, copy, fingerprint, Match, pickAnswer, replay, seedRandom } from '../../src/kernel/index.ts'
import { Scribe } from './play.ts'
import { toy, toyHeader } from './toy.ts'

/*
 * Measures the speed of the kernel. Asserts nothing.
 * esbuild test/kernel/measure.ts --bundle --platform=node --format=esm --packages=external | node --input-type=module -
 */

const long = toyHeader({ seats: ['Zoe', 'Ann', 'Moe'], options: { length: 'long', cursed: 'no' } })

/**
 * Runs something for a second, best of three. Returns the runs per second, or the sum of the returned counts per
 * second.
 */
function perSecond(run: () => unknown): number {
  let best = 0
  for (let round = 0; round < 3; round++) {
    const begun = performance.now()
    let done = 0
    let spent = 0
    while (spent < 700) {
      const count = run()
      done += typeof count === 'number' ? count : 1
      spent = performance.now() - begun
    }
    best = Math.max(best, (done / spent) * 1000)
  }
  return best
}

/** Plays a whole game at random and returns the number of answers. */
function game(bare: boolean, seed: number, each: (match: Match) => void = () => {}): number {
  const chance = seedRandom(`${seed}`, 'chance')
  const match = Match.begin(toy, { ...long, seed: `${seed}` }, { headless: bare })
  let count = 0
  for (; !match.over; count++) {
    const question = match.questions[below(chance, match.questions.length)]!
    match.answer(question.seat, pickAnswer(chance, question))
    each(match as unknown as Match)
  }
  return count
}

function say(what: string, value: number, unit: string): void {
  console.log(`${what.padEnd(44)}${Math.round(value).toLocaleString('en').padStart(12)} ${unit}`)
}

let seed = 0
say(
  'random play, bare',
  perSecond(() => game(true, seed++)),
  'decisions/s',
)
say(
  'random play with history and events',
  perSecond(() => game(false, seed++)),
  'decisions/s',
)
say(
  'the same, and a fingerprint each',
  perSecond(() => game(false, seed++, match => void match.hash())),
  'decisions/s',
)

const scribe = new Scribe(Match.begin(toy, long))
while (!scribe.match.over && scribe.match.length < 500) scribe.do({ answer: scribe.match.length * 7919 })
const { match } = scribe
// Filler as large as a real game's state.
const more = {
  tiles: Array.from({ length: 15 }, (_, i) => ({ id: `tile ${i}`, at: [i, -i], walls: ['north', 'south'], lit: true })),
  cards: Array.from({ length: 300 }, (_, i) => `task-${i}`),
}
const state = { ...copy(match.state), ...more }
say('size of the state that is copied', JSON.stringify(state).length, 'characters')
say(
  'copies',
  perSecond(() => copy(state)),
  '/s',
)
say(
  'fingerprints',
  perSecond(() => fingerprint(state)),
  '/s',
)
say(
  'fingerprints of its text, for comparison',
  perSecond(() => JSON.stringify(state)),
  '/s',
)
say(
  `forks at move ${match.length}`,
  perSecond(() => match.fork()),
  '/s',
)
say(
  'forks with history',
  perSecond(() => match.fork({ headless: false })),
  '/s',
)

// Five thousand answers in a game that never ends.
const endless = { ...toy, begin: (header: typeof long) => ({ ...toy.begin(header), ...more, lastDay: 1e9 }) }
const five = new Scribe(Match.begin(endless, { ...long, practice: true }))
for (let n = 0; five.match.length < 5000; n++) five.do({ answer: n * 7919 })
say('answers to replay', five.lines.length, '')
say('replay of them with all fingerprints', 1000 / perSecond(() => replay(endless, five.record)), 'ms')
say(
  'one step back at the end of it',
  perSecond(() => {
    five.match.undo(0)
    five.do({ answer: 1 })
  }),
  '/s',
)
say('memory', process.memoryUsage().heapUsed / 1e6, 'MB')
