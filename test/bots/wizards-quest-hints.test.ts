// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { expect, it } from 'vitest'
import { hintFor } from '../../src/bots/index.ts'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { reasonFor } from '../../src/games/wizards-quest/bots/reasons.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import { neighborsOf } from '../../src/games/wizards-quest/rules/pieces/marnon.ts'
import type { Force, Side } from '../../src/games/wizards-quest/rules/state/components.ts'
import type { QuestView } from '../../src/games/wizards-quest/rules/state/view.ts'
import { WORDS } from '../../src/games/wizards-quest/words/catalog.ts'
import { adviceLines } from '../../src/games/wizards-quest/words/status.ts'
import { Match, phrased, seedRandom } from '../../src/kernel/index.ts'

const begun = () =>
  Match.begin(wizardsQuest, {
    ...{ game: 'wizards-quest', rules: wizardsQuest.rules, options: { treasures: 'three' } },
    ...{ seats: ['Ann', 'Bob', 'Cyd'], seed: 'hints', practice: false },
  })

/** Returns the advice for the first question with this topic in a game of apprentices, and the answer's label. */
function advised(topic: string): { why: string; label: string } {
  const match = begun()
  const random = seedRandom('hints', 'bot')
  while (match.questions[0]!.topic !== topic) {
    const question = match.questions[0]!
    match.answer(question.seat, apprentice.answer(match.view(question.seat) as QuestView, question, random))
  }
  const question = match.questions[0]!
  const view = match.view(question.seat)
  const asked = phrased(wizardsQuest, view, question)
  const { id, why } = hintFor(wizardsQuest, view, asked)!
  return { why, label: asked.options.find(option => option.id === id)?.label ?? id }
}

it('a hint names the recommended answer if the reason does not', () => {
  for (const topic of ['treasure', 'petition', 'battle', 'march']) {
    const { why, label } = advised(topic)
    expect(why, topic).toMatch(/: /)
    expect(why.startsWith(`${label}: `), `${topic}: ${why}`).toBe(true)
  }
})

it('a hint does not name a place twice if the reason names it', () => {
  for (const topic of ['castle', 'settle', 'hide']) {
    const { why, label } = advised(topic)
    expect(why.split(label).length, `${topic}: ${why}`).toBe(2)
  }
})

it('a hint says if the second-best answer wins as often', () => {
  const words = WORDS.in('en')
  const tried = (chances: number) => ({ id: '', chances }) as never
  const reason = (next: number) =>
    reasonFor(words, begun().view(0) as QuestView, { seat: 0, topic: 'petition' } as never, undefined, [
      tried(0.13),
      tried(next),
    ])
  expect(reason(0.1)).toContain('this wins 13% of the time and the next best choice 10%.')
  expect(reason(0.131)).toContain('this and the next best choice both win 13% of the time.')
})

it('a hint to end the turn says if there is nothing left to attack', () => {
  const reason = (...kinds: string[]) => {
    const options = kinds.map(kind => ({ id: kind, act: { kind } }))
    const question = { seat: 0, topic: 'campaign', options } as never
    return reasonFor(WORDS.in('en'), begun().view(0) as QuestView, question, options.at(-1) as never, [])
  }
  expect(reason('attack', 'end')).toBe('No attack is worth the men it would cost.')
  expect(reason('boat', 'end')).toBe("There's nothing left that you can attack this turn.")
})

it('the advice gives no chance of an attack once all campaigns are over', () => {
  const match = begun()
  const random = seedRandom('hints', 'bot')
  while (match.questions[0]!.topic !== 'campaign') {
    const question = match.questions[0]!
    match.answer(question.seat, apprentice.answer(match.view(question.seat) as QuestView, question, random))
  }
  const view = match.view(match.questions[0]!.seat) as QuestView
  const advice = (campaigns: number) =>
    adviceLines(WORDS.in('en'), { ...view, turn: { ...view.turn, campaigns } }).join(' ')
  expect(advice(1)).toContain('With everyone you can bring, your chance to take ')
  expect(advice(0)).not.toContain('With everyone you can bring, your chance to take ')
})

it('a hint about settling counts the territories that come near', () => {
  expect(advised('settle').why).toMatch(
    /^\S.* brings \d+ more territories within 2 steps of you: \d+ in all\. Any of them may hide your treasures\.$/,
  )
})

it('a hint about men names the neighbor to take, or says that they are guards if a rival is near', () => {
  const view = begun().view(0) as QuestView
  const spaces = ['brecknock', ...neighborsOf('brecknock')]
  const men = (side: Side, count: number): Force => ({ side, men: count, leader: null })
  const held = (sides: readonly Side[]) => ({
    ...view,
    forces: {
      ...view.forces,
      ...Object.fromEntries(spaces.map((space, i) => [space, men(sides[i] ?? 'orcs', i ? 1 : 9)])),
    },
  })
  const reason = (sides: readonly Side[], topic: 'place' | 'muster') => {
    const option = topic === 'place' ? { id: 'a', act: { kind: 'place', space: 'brecknock' } } : undefined
    const question = { seat: 0, topic, data: { men: 2, space: 'brecknock' }, options: [] } as never
    return reasonFor(WORDS.in('en'), held(sides), question, option as never, [])
  }
  expect(reason([0], 'place')).toMatch(/^From Brecknock, \S.* is the easiest to take next\.$/)
  expect(reason([0], 'muster')).toMatch(/^With more men here, \S.* will be easier to take\.$/)
  expect(reason([0, 1], 'place')).toBe('Brecknock needs guarding.')
  expect(reason([0, 1], 'muster')).toBe('These men will guard Brecknock.')
})
