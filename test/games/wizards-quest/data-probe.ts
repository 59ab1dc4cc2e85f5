// The rules' answers in Wizard's Quest with the given data: whole games of two to six players, and rare situations.
// This is loaded again for every changed field (test/games/wizards-quest/data-fields.test.ts).
import { apprentice } from '../../../src/games/wizards-quest/bots/apprentice.ts'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { type Game, seedRandom } from '../../../src/kernel/index.ts'
import { Stage, type StageOptions } from '../../rules/wizards-quest/stage.ts'
import type { Probe } from '../broken-data.ts'
import { playedByChance } from '../chance-play.ts'
import { nthHeader } from './play.ts'

const games = (): unknown[] =>
  Array.from({ length: 8 }, (_, n) => playedByChance(wizardsQuest as unknown as Game, nthHeader('probe', n), 300))

/** Returns the result of these answers. */
function scene(options: StageOptions, ...given: string[]): unknown {
  const stage = Stage.set(options)
  for (const id of given) stage.say(id)
  return [stage.match.state, stage.match.questions]
}

const hand = (
  card: string,
  board: Record<string, string> = { 'castle-3': 'A3', 'clover-lea': 'A2' },
): StageOptions => ({
  phase: 'petition',
  board,
  cards: [[card]],
})

/** Tries cards that help players who seldom draw them at random. */
const cards = (): unknown => [
  ['A3', 'A4'].map(few => scene(hand('hard-pressed', { 'castle-3': 'A3', 'clover-lea': few }))),
  scene(hand('hard-pressed', { 'castle-3': 'A2' }), 'play hard-pressed'),
  scene(hand('night-cart'), 'play night-cart'),
  scene(hand('old-friend', { 'castle-3': 'A3H', 'clover-lea': 'A3S' }), 'play old-friend'),
]

/** Tries players who must discard a card by its value. */
function bargain(): unknown {
  const seen = ['farmhands', 'spearmen', 'war-drums', 'my-visit', 'hider-wakes'].map(card => {
    const stage = Stage.set({ ...hand(card), cards: [[card, 'foul-wind', 'ferryman']] })
    return apprentice.answer(stage.match.view(0), stage.match.questions[0]!, seedRandom('probe', 'bot'))
  })
  return seen
}

/** Plays a battle through the tunnel, and one with the dragon. */
function battles(): unknown {
  const tunnel = Stage.set({ board: { 'marls-gate': 'A4', 'earthen-pass': 'B2' } }).say('attack earthen-pass')
  tunnel.dice(6, 4).say('fight')
  const dragon = Stage.set({ board: { larkley: 'A5H', 'sighing-grass': '-' }, dragon: 'sighing-grass' }).say('dragon')
  dragon.dice(5, 1).say('fight', 'men')
  return [tunnel, dragon].map(({ match }) => [match.state, match.questions])
}

/** Tries the blank card with every total of its dice, and what follows from some of them. */
function blank(): unknown {
  const board = { 'castle-3': 'A6S', 'clover-lea': 'A3', larkley: 'o4', owlswick: 'B3H', 'earthen-pass': 'A5' }
  return Array.from({ length: 11 }, (_, i) => {
    const [white, red] = [Math.min(6, i + 1), Math.max(1, i - 4)]
    const stage = Stage.set({ phase: 'petition', board, upheaval: {} }).stack('blank').dice(white, red).say('draw')
    const asked: unknown[] = []
    for (let answers = 0; answers < 4 && stage.options.length > 0; answers++) {
      asked.push(stage.question)
      stage.say(stage.options.at(-1)!)
    }
    return [stage.match.state, asked]
  })
}

/** Plays a battle at a new entrance of the tunnel. */
function entrance(): unknown {
  const stage = Stage.set({ board: { 'marls-gate': 'A4', haven: 'B2' }, upheaval: { entrances: ['haven'] } })
  stage.say('attack haven').dice(6, 3).say('fight')
  return [stage.match.state, stage.match.questions]
}

const all = (): unknown => [games(), cards(), bargain(), battles(), blank(), entrance()]

export const probe: Probe = { 'blank-card.json': all, 'marnon.json': all, 'petitions.json': all, 'tables.json': all }
