import { describe, expect, test } from 'vitest'
import { costOfMarker } from '../../../src/games/wizards/bots/marker-costs.ts'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import { planFor } from '../../../src/games/wizards/bots/plan.ts'
import { type Teleports, teleportsOf } from '../../../src/games/wizards/bots/teleports.ts'
import { IslandTravel } from '../../../src/games/wizards/bots/travel.ts'
import { TURN } from '../../../src/games/wizards/plans/route-fields.ts'
import { SACRED_CENTER, type SpaceId, STAR_CREST } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { view } from '../../../src/games/wizards/rules/state/view.ts'
import { type Question, seedRandom } from '../../../src/kernel/index.ts'
import { FAR } from '../../../src/parts/travel/index.ts'
import { enrol, Stage } from '../../rules/wizards/stage.ts'

/** Sets up Ann alone, as a Sorcerer of this Rank. */
const sorcerer = (rank: 1 | 2 | 3 | 4, prepare: (state: WizardsState) => void = () => {}): Stage =>
  Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'sorcerers', rank)
      prepare(state)
    },
  })

describe('the mentor of Wizards', () => {
  test('as a Sorcerer, calls High Wizards from a Tower even though its Master is spent (7.6, 11.2321, ruling 77)', () => {
    const first = (wizards: WizardsState['wizards'], prepare: (ann: WizardsState['players'][0]) => void = () => {}) => {
      const { state } = sorcerer(4, state => {
        const ann = state.players[0]!
        Object.assign(ann, { space: 'megmorans-tower.center', visits: { 'megmorans-tower.center': 2 } })
        prepare(ann)
        state.wizards.push(...wizards)
      })
      const seen = view(state, 0)
      const { stop, byTeleport: hop } = planFor(seen, seen.players[0]!, teleportsOf(seen, seen.players[0]!))!.legs[0]!
      return { space: stop.space, hop }
    }
    const out = (wizard: 'veldor' | 'terek', at: string) => ({ wizard, at, letter: null, knownTo: [], cards: [] })
    const both = [out('veldor', 'torwall.b1'), out('terek', 'torwall.b2')]
    const here = { space: 'megmorans-tower.center', hop: false }
    expect(first(both)).toEqual(here)
    // The mentor does not stay to call people it no longer needs.
    const { space } = first(both, ann => Object.assign(ann, { gems: { veldor: 'onyx', terek: 'topaz' } }))
    expect(space).not.toBe(here.space)
  })

  test('casts no spell back to its own spent space: it leaves that land and returns (7.6)', () => {
    const { state } = sorcerer(3, state => {
      const ann = state.players[0]!
      Object.assign(ann, { space: 'megmorans-tower.center', visits: { 'megmorans-tower.center': 2 } })
      ann.points = { knowledge: 90, perception: 90, power: 90 }
    })
    const seen = view(state, 0)
    // A spell would bring the player there in one turn, so only the check prevents it.
    const hops: Teleports = { first: space => (space === 'megmorans-tower.center' ? TURN : FAR), later: () => FAR }
    const { stop, byTeleport: hop } = planFor(seen, seen.players[0]!, hops)!.legs[0]!
    expect({ space: stop.space, hop }).toEqual({ space: 'megmorans-tower.center', hop: false })
  })

  test('does not count on calling a boat with Demons aboard', () => {
    const calls = (haunted: number[]): boolean => {
      const { state } = sorcerer(3, state => {
        Object.assign(state.players[0]!, { space: 'meadowfarm.b1' })
        Object.assign(state, { boats: ['sea.3520'], haunted })
      })
      const seen = view(state, 0)
      return IslandTravel.of(seen, seen.players[0]!).callsBoat('meadowfarm.b1', 'megmorans-tower.center')
    }
    expect([calls([]), calls([0])]).toEqual([true, false])
  })

  test('waits on an isolated island where chance may take it away, and not in a Town (8.1, App. A)', () => {
    const stage = sorcerer(1, state => {
      state.players[0]!.space = 'glendale.c1'
    }).roll(6)
    expect(stage.asked.topic).toBe('move')
    expect(mentor.answer(stage.match.view(0), stage.asked, seedRandom('', 'castaway'))).toBe('stop')
  })

  test('does not stay for a part of a Task that waits for another one out of reach (9.3)', () => {
    const answer = (done: boolean): string => {
      const marks = [
        { stage: 0, part: 0, at: 'torwall.center', done } as const,
        { stage: 1, part: 0, at: 'meadowshire.b2', done: false } as const,
      ]
      const stage = sorcerer(1, state => {
        const tasks = [{ id: 8, letter: 'a', mandatory: false, marks: [...marks] }]
        Object.assign(state.players[0]!, { space: 'meadowshire.c1', tasks })
      }).roll(6)
      expect(stage.asked.topic).toBe('move')
      return mentor.answer(stage.match.view(0), stage.asked, seedRandom('', 'castaway'))
    }
    expect(answer(false)).toBe('stop')
    expect(answer(true)).not.toBe('stop')
  })

  test('needing few points for a Rank, visits the right Elves again and again, and then its Mentor (7.39)', () => {
    const plan = (power: number): string[] => {
      const { state } = sorcerer(1, state => {
        state.boats = ['sea.2217']
        const points = { knowledge: 10, perception: 5, power }
        Object.assign(state.players[0]!, { space: 'green-grove.b3', points })
      })
      const seen = view(state, 0)
      const { legs } = planFor(seen, seen.players[0]!, teleportsOf(seen, seen.players[0]!))!
      const hosts = legs.map(({ stop }) => `${stop.host}`)
      return hosts.slice(0, hosts.indexOf('tower') + 1)
    }
    expect(plan(15)).toEqual(['tower'])
    expect(plan(12)).toEqual(['dwelling', 'dwelling', 'tower'])
    expect(plan(9)).toEqual(['dwelling', 'dwelling', 'dwelling', 'dwelling', 'tower'])
  })

  test('without its own boat, sails before an attack only on boats that carry everything off anyway (12.11, 12.141)', () => {
    const answer = (day: number): string => {
      const stage = sorcerer(1, state => {
        const points = { knowledge: 10, perception: 5, power: 15 }
        Object.assign(state, { day, boats: ['sea.2217'] })
        Object.assign(state.players[0]!, { space: 'green-grove.b3', points })
      }).roll(3)
      return mentor.answer(stage.match.view(0), stage.asked, seedRandom('', 'eve'))
    }
    expect([13, 27, 40, 41].map(answer)).toEqual(['board sea.2217', 'board sea.2217', 'board sea.2217', 'stop'])
  })

  test('as a Sorcerer without a Tower, meets the High Wizards on the board so that Hamdrel brings them (7.35, 7.3461)', () => {
    const first = (fallen: WizardsState['fallen']): SpaceId | undefined => {
      const { state } = sorcerer(4, state => {
        const gems = { tolmitar: 'onyx', aevarex: 'ruby', elekov: 'sapphire', zegoral: 'diamond', veldor: 'topaz' }
        const known = { ...gems, terek: 'false' }
        Object.assign(state.players[0]!, { space: 'hamdrels-cottage.c4', gems, known })
        const hidden = { letter: null, knownTo: [], cards: [] }
        state.wizards.push({ wizard: 'ishkatar', at: 'hamdrels-cottage.c3', ...hidden })
        state.fallen.push(...fallen)
      })
      const seen = view(state, 0)
      return planFor(seen, seen.players[0]!, teleportsOf(seen, seen.players[0]!))?.legs[0]?.stop.space
    }
    expect(first([])).toMatch(/tower/)
    expect(first(['megmorans-tower', 'meligars-tower', 'melekoks-tower'])).toBe('hamdrels-cottage.c3')
  })

  test('rates a marker on the Circle worst, and one on other surviving Magic land as a distraction for Evil (12.132)', () => {
    const { state } = sorcerer(1, state => state.fallen.push('meligars-tower'))
    const cost = (tile: Parameters<typeof costOfMarker>[1]): number => costOfMarker(view(state, 0), tile)
    expect(cost('sacred-circle')).toBeGreaterThan(0)
    expect(cost('megmorans-tower')).toBeLessThan(0)
    expect([cost('meligars-tower'), cost('dragons-lair'), cost('torwall'), cost(null)]).toEqual([0, 0, 0, 0])
  })

  test("with an Event's permission, plans a route to the Star Crest, and enters again when already there (7.37)", () => {
    const wayThere = (events: { id: number; left: number }[]): number => {
      const { state } = sorcerer(2, state => {
        Object.assign(state.players[0]!, { space: 'green-grove.c1', events })
      })
      const seen = view(state, 0)
      return IslandTravel.of(seen, seen.players[0]!).from('green-grove.c1', false, STAR_CREST)
    }
    expect([wayThere([]) < FAR, wayThere([{ id: 27, left: 0 }]) < FAR]).toEqual([false, true])
  })

  test("at Ruktal's Center, counts one roll in six for a Stone it needs, or any of several, and any roll to leave (6)", () => {
    const from = (sought: readonly string[], goal: SpaceId): number => {
      const { state } = sorcerer(2, state => {
        const marks = sought.map((at, letter) => ({ letter: `a${letter}`, stage: 0, at, done: false }))
        const tasks = sought.length > 0 ? [{ id: 15, letter: 'A', mandatory: false, marks }] : []
        Object.assign(state.players[0]!, { space: SACRED_CENTER, tasks })
      })
      const seen = view(state, 0)
      return IslandTravel.of(seen, seen.players[0]!).from(SACRED_CENTER, false, goal)
    }
    const three = ['sacred-circle.c2', 'sacred-circle.c3', 'sacred-circle.c6']
    expect(from([], 'sacred-circle.c2')).toBe(6 * TURN)
    expect(from(three, 'sacred-circle.c2')).toBe(2 * TURN)
    expect(from(three, 'sacred-circle.b2')).toBeLessThan(3 * TURN)
  })

  test('welcomes a Trap at the Star Crest while that land stands, and escapes it when the land has fallen (8.73)', () => {
    const answer = (fallen: WizardsState['fallen']): string => {
      const { state } = sorcerer(4, state => Object.assign(state, { fallen }))
      const data = { spell: 'escaping', foe: 'trap', to: STAR_CREST }
      return answered(state, { topic: 'spell', data, options: ['cast', 'cast-nothing'] })
    }
    expect([answer([]), answer(['green-grove'])]).toEqual(['cast-nothing', 'cast'])
  })

  test('with every Gem, asks nobody, because only the False Wizard is left (7.3263)', () => {
    const answer = (gems: object): string => {
      const { state } = sorcerer(4, state => {
        Object.assign(state.players[0]!, { space: 'megmorans-tower.center', gems })
      })
      return answered(state, { topic: 'action', data: {}, options: ['ask-for-gem', 'take-leave'] })
    }
    const five = { ishkatar: 'ruby', tolmitar: 'onyx', aevarex: 'topaz', elekov: 'diamond', zegoral: 'emerald' }
    expect([answer(five), answer({ ...five, terek: 'sapphire' })]).toEqual(['ask-for-gem', 'take-leave'])
  })
})

/** Returns the kind of option that the mentor chooses among these kinds. */
function answered(
  state: WizardsState,
  { topic, data, options }: { topic: string; data: object; options: string[] },
): string {
  const question = {
    seat: 0,
    topic,
    rule: '7',
    data,
    options: options.map(kind => ({ id: kind, act: { kind } })),
  } as unknown as Question
  return mentor.answer(view(state, 0), question, seedRandom('', 'asked'))
}
