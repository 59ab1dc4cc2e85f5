import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Match, replayFrom } from '../../src/kernel/index.ts'
import { actions, actionsOfAll, beginToy, headers, pick, played, portrait } from './play.ts'
import { toy } from './toy.ts'

/** Restores a match from its dump after a JSON round trip. */
const restored = (match: ReturnType<typeof beginToy>) =>
  Match.restore(toy, match.header, JSON.parse(JSON.stringify(match.dump())))

describe('a dump', () => {
  it('restores the position and its history', () => {
    fc.assert(
      fc.property(headers, fc.array(actionsOfAll, { maxLength: 80 }), (header, list) => {
        const { match } = played(header, list)
        const before = portrait(match)
        const again = restored(match)
        expect(portrait(again)).toEqual(before)
        expect(again.turns).toEqual(match.turns)
        expect(again.chat).toEqual(match.chat)
        expect(portrait(match)).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })

  it('supports playing on and undoing like the match', () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 60 }), fc.nat(60), (header, list, back) => {
        const { match } = played(header, list)
        const again = restored(match)
        for (const one of [match, again]) {
          const move = pick(one, back)
          if (move) one.play(move)
        }
        expect(portrait(again)).toEqual(portrait(match))
        const at = back % (match.length + 1)
        expect(portrait(again.fork({ at, headless: false }))).toEqual(portrait(match.fork({ at, headless: false })))
        for (const one of [match, again]) one.rewind(at)
        expect(portrait(again)).toEqual(portrait(match))
      }),
      { numRuns: 40 },
    )
  })

  it('accepts the later lines of the record', () => {
    fc.assert(
      fc.property(headers, fc.array(actionsOfAll, { maxLength: 40 }), fc.nat(40), (header, list, n) => {
        const half = played(header, list.slice(0, n))
        const again = restored(half.match)
        const whole = played(header, list)
        replayFrom(again, whole.lines, half.lines.length)
        expect(portrait(again)).toEqual(portrait(whole.match))
      }),
      { numRuns: 40 },
    )
  })

  it('is refused for a headless match, and before the first checkpoint', () => {
    const bare = Match.begin(toy, beginToy().header, { headless: true })
    expect(() => bare.dump()).toThrow('a headless match keeps no history to dump')
    const dump = beginToy().dump()
    expect(() => Match.restore(toy, bare.header, { ...dump, checkpoints: [] })).toThrow(
      'the dump contains no checkpoint',
    )
  })
})
