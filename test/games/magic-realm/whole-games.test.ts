// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { botRandom } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import type { RealmView } from '../../../src/games/magic-realm/rules/state/view.ts'
import { type Header, Match, pickAnswer, seedRandom } from '../../../src/kernel/index.ts'
import { PLAYER_NAMES } from '../../../src/lab/fuzz.ts'
import { replayed, toldBy } from '../told.ts'

/** Upper bound for the size of a state, in bytes of JSON. */
const MAX_BYTES = 120_000

const header = (seats: number, options: Readonly<Record<string, string>>, seed: string): Header => ({
  game: 'magic-realm',
  rules: magicRealm.rules,
  options,
  seats: PLAYER_NAMES.slice(0, seats),
  seed,
  practice: false,
})

type RealmMatch = Match<RealmState>

/** Plays a game to a day with a player who answers for all. Describes it after each day. */
function playTo(
  head: Header,
  day: number,
  by: 'bot' | 'chance',
  each: (match: RealmMatch) => void = () => {},
): RealmMatch {
  const match = Match.begin(magicRealm, head) as unknown as RealmMatch
  const random = seedRandom(head.seed, 'chance')
  for (let last = 0; !match.over && match.state.day < day; ) {
    const question = match.questions[0]!
    const { seat } = question
    const id =
      by === 'bot'
        ? apprentice.answer(match.view(seat) as RealmView, question, botRandom(head, seat, match.length))
        : pickAnswer(random, question)
    match.answer(seat, id)
    if (match.state.day !== last) {
      last = match.state.day
      each(match)
    }
  }
  return match
}

const bytesOf = (match: RealmMatch): number => Buffer.byteLength(JSON.stringify(match.state))

describe('whole games of Magic Realm', () => {
  it('still produce the same log: a month of three players in the full game', async () => {
    const match = replayed('three-sorcerers')
    const kinds = new Set(match.events().map(({ kind }) => kind))
    for (const kind of ['enchants-chit', 'enchants-tile', 'casts', 'spell-lives', 'slain', 'gets', 'scores'])
      expect(kinds).toContain(kind)
    expect([match.over, match.state.day, match.state.result?.text]).toEqual([true, 28, 'month'])
    await expect(toldBy(match, 2, 9)).toMatchFileSnapshot('../../goldens/magic-realm/three-sorcerers.txt')
  })

  it.each([
    ['1', 16],
    ['2', 16],
    ['4', 16],
  ] as const)('keep the state of ENCOUNTER %s at %i seats under 120 KB', (encounter, seats) => {
    let most = 0
    playTo(header(seats, { encounter }, `size ${encounter}`), 9, 'chance', match => {
      most = Math.max(most, bytesOf(match))
      magicRealm.check(match.state as never)
    })
    expect(most).toBeGreaterThan(20_000)
    expect(most).toBeLessThan(MAX_BYTES)
  })

  it('reach the end of the month with a lone apprentice, who usually finds treasure', () => {
    const found = ['one', 'two', 'three'].filter(seed => {
      const match = playTo(header(1, { encounter: '1' }, seed), 40, 'bot')
      magicRealm.check(match.state as never)
      expect(match.state.result?.text).toBe('month')
      expect(match.state.day).toBe(28)
      expect(match.state.characters.every(({ score }) => score !== null)).toBe(true)
      return match.events().some(event => event.kind === 'gets' || event.kind === 'discovers')
    })
    expect(found.length).toBeGreaterThan(1)
  })
})
