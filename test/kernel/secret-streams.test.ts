import { describe, expect, it } from 'vitest'
import { below, branch, copy, Match, next, replay, seedRandom, shuffle, streamOf } from '../../src/kernel/index.ts'
import { newHeader } from '../../src/storage/index.ts'
import { games } from '../games/library.ts'
import { Scribe } from './play.ts'
import { known } from './sha256.ts'
import { toy, toyHeader } from './toy.ts'

const SECRET = { seed: 'a1b2c3', streams: 2 } as const

describe('a secret stream', () => {
  it('always gives these numbers for this seed', () => {
    const dice = streamOf(SECRET, 'dice')
    expect([next(dice), next(dice), next(dice)]).toMatchInlineSnapshot(`
      [
        2164117789,
        3751638554,
        2100770872,
      ]
    `)
    expect(Array.from({ length: 24 }, () => 1 + below(dice, 6)).join('')).toMatchInlineSnapshot(
      `"633535131552125511162616"`,
    )
    expect(shuffle(streamOf(SECRET, 'decks'), [...'abcdefghijklmnop']).join('')).toMatchInlineSnapshot(
      `"oefijldcaknhmpgb"`,
    )
  })

  it('hashes its key with a counter, so that numbers do not reveal the key', () => {
    const key = known([...'a1b2c3\u0000dice'].map(letter => letter.charCodeAt(0)))
    const stream = streamOf(SECRET, 'dice')
    expect(stream).toEqual([...key, 0])
    expect([next(stream), next(stream)]).toEqual([known([...key, 0])[0], known([...key, 1])[0]])
  })

  it('has a separate key for every seed, name and branch', () => {
    const streams = ['dice', 'decks', 'bot 1'].flatMap(name =>
      ['', 'a', 'b', 'ab', 'ä✨'].map(seed => streamOf({ seed, streams: 2 }, name)),
    )
    const branches = streams.flatMap(stream => [branch(copy(stream)), branch(branch(copy(stream)))])
    expect(new Set([...streams, ...branches].map(state => state.slice(0, 8).join())).size).toBe(streams.length * 3)
  })

  it('has secret branches that start unused', () => {
    const stream = streamOf(SECRET, 'dice')
    const drawn = copy(stream)
    const branches = [branch(stream), branch(branch(stream))]
    expect(branches.map(({ length }) => length)).toEqual([9, 9])
    expect(branches.map(one => one[8])).toEqual([0, 0])
    expect(branches[0]!.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => next(drawn)))
  })

  it('has no bias for faces or card positions', () => {
    const counts = (sides: number, draw: () => number) => {
      const found = Array.from({ length: sides }, () => 0)
      for (let i = 0; i < sides * 2000; i++) found[draw()]!++
      return found.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    }
    const dice = streamOf(SECRET, 'dice')
    const decks = streamOf(SECRET, 'decks')
    expect(counts(6, () => below(dice, 6))).toBeLessThan(20.5)
    expect(counts(36, () => below(dice, 6) * 6 + below(decks, 6))).toBeLessThan(66.6)
    expect(counts(4, () => shuffle(decks, [0, 1, 2, 3]).indexOf(2))).toBeLessThan(16.3)
  })
})

describe('a game with a random seed', () => {
  it.each(games.map(game => [game.id, game] as const))('draws all of %s from secret streams', (_, game) => {
    for (const seed of ['one', 'two']) {
      const open = Match.begin(game, newHeader(game, { seed }))
      const secret = Match.begin(game, { ...newHeader(game, { seed }), streams: 2 })
      for (const stream of Object.values(open.state.random)) expect(stream).toHaveLength(4)
      for (const stream of Object.values(secret.state.random)) expect(stream).toHaveLength(9)
      // The setup draws come from the secret stream too.
      expect({ ...secret.state, random: 0 }).not.toEqual({ ...open.state, random: 0 })
    }
  })

  it('replays from its record to the same position, including simultaneous decisions', () => {
    for (let n = 0; n < 5; n++) {
      const scribe = new Scribe(Match.begin(toy, { ...toyHeader({ seed: `s${n}` }), streams: 2 }))
      for (let i = 0; !scribe.match.over; i++) scribe.do({ answer: i * 7919 + n })
      const again = replay(toy, { header: scribe.match.header, lines: scribe.lines })
      expect(again.hash()).toBe(scribe.match.hash())
    }
  })
})

describe('a game with a chosen seed', () => {
  it('deals as before', () => {
    for (const name of ['dice', 'decks']) expect(streamOf({ seed: '1982' }, name)).toEqual(seedRandom('1982', name))
  })
})
