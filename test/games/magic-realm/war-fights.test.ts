import { describe, expect, test } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { arena } from '../../../src/games/magic-realm/plans/combat/arena.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import { CHARACTERS } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { GROUPS, MONSTER_IDS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { freshCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { sentenceIn } from '../../../src/games/magic-realm/words/log.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { below, Match, pickAnswer, type RandomState, seedRandom } from '../../../src/kernel/index.ts'
import { serve } from '../../rules/magic-realm/serve.ts'

const CLEARING = 'B1'
const GAMES = 16
const ANSWERS = 900

/** The events in this number of random fights. */
const SEEN = ['battles', 'betrays', 'bounty', 'charges', 'deploys', 'dismissed', 'slain', 'strikes-back']

/** Returns a clearing full of characters with gear, monsters, natives and hirelings. */
function crowd(random: RandomState, n: number): RealmState {
  const count = 1 + below(random, 5)
  const seats = Array.from({ length: Math.max(2, count) }, (_, i) => `P${i}`)
  const header = {
    game: 'magic-realm',
    rules: magicRealm.rules,
    options: { encounter: '3' },
    seats,
    seed: `crowd ${n}`,
    practice: false,
  }
  const state = magicRealm.begin(header)
  state.phase = 'evening'
  state.tiles = [{ tile: 'B', q: 0, r: 0, turn: 0, enchanted: false }]
  state.day = 3
  const stand = (id: string) => Object.assign(state.denizens[id]!, { at: CLEARING, arrived: ++state.arrivals })
  for (let i = 0; i < count; i++) {
    const character = freshCharacter(CHARACTERS[(n + i * 3) % 16]!, i)
    const place =
      below(random, 6) === 0
        ? { kind: 'clearing' as const, clearing: 'B4' }
        : { kind: 'clearing' as const, clearing: CLEARING }
    Object.assign(character, {
      place,
      hidden: below(random, 3) === 0,
      foundEnemies: below(random, 3) === 0,
      fame: 20,
      notoriety: 20,
      gold: 40,
    })
    state.characters.push(character)
    for (const group of GROUPS) {
      const box = state.boxes[group.id]!
      const [piece] = box
      if (below(random, 4) === 0 && piece) {
        box.splice(0, 1)
        character.owned.push({ id: piece, active: false, alerted: false, packedOn: null, on: null })
      }
    }
  }
  for (const group of GROUPS)
    for (const id of group.members)
      if (below(random, 4) === 0) {
        stand(id)
        if (below(random, 2) === 0) serve(state, id, state.characters[below(random, count)]!.id, below(random, 3) === 0)
      }
  for (const id of MONSTER_IDS) if (below(random, 12) === 0) stand(id)
  return state
}

describe('random fights of the Third ENCOUNTER', () => {
  test('break no invariant, are described, and end', () => {
    const random = seedRandom('crowds', 'war')
    const kinds = new Set<string>()
    let ended = 0
    for (let n = 0; n < GAMES; n++) {
      const state = crowd(random, n)
      const game = arena(state, CLEARING)
      const header = {
        game: game.id,
        rules: magicRealm.rules,
        options: { encounter: '3' },
        seats: [...state.seats],
        seed: `${n}`,
        practice: false,
      }
      const match = Match.begin(game, header)
      for (let answers = 0; answers < ANSWERS && !match.over; answers++) {
        const question = match.questions[below(random, match.questions.length)]!
        const phrased = phraseIn(WORDS.in('en'), view(match.state, question.seat), question)
        expect(phrased.options.every(({ label }) => label !== '')).toBe(true)
        match.answer(question.seat, pickAnswer(random, question))
        expect(brokenInvariant(match.state)).toBeNull()
      }
      if (match.over) ended++
      for (const event of match.events()) {
        kinds.add(event.kind)
        sentenceIn(WORDS.in('en'), event, state.seats)
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(SEEN))
    expect(ended).toBeGreaterThan(GAMES / 2)
  })
})
