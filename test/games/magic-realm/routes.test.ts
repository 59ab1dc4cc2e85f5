import { describe, expect, it } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { clearingNamed } from '../../../src/games/magic-realm/plans/clearing-names.ts'
import { phasesInto, routesFrom, stagesOf } from '../../../src/games/magic-realm/plans/routes.ts'
import { boardOf, farEnd, mustBeFound, waysAt } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { placedTile } from '../../../src/games/magic-realm/rules/pieces/tile-placement.ts'
import { isCave } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { pathToSpace } from '../../../src/games/magic-realm/screen/paths.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { clearingName } from '../../../src/games/magic-realm/words/names.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const CRAG = boardOf([placedTile('CG', { q: 0, r: 0, turn: 0 })])
const CAVERN = boardOf([placedTile('CN', { q: 0, r: 0, turn: 0 })])
const ALL = (board: typeof CRAG) => new Set(board.ways.keys())

describe('a route across the Realm', () => {
  it('takes two phases to enter a mountain, and one for any other clearing (8.3.2)', () => {
    const route = routesFrom(CRAG, 'CG2', new Set()).get('CG3')
    expect(route).toEqual({ clearings: ['CG5', 'CG3'], phases: 4 })
    expect(phasesInto('CG5')).toBe(2)
    expect(phasesInto('CN3')).toBe(1)
  })

  it('uses hidden paths and secret passages only if they are known (8.3.5)', () => {
    expect(routesFrom(CRAG, 'CG2', ALL(CRAG)).get('CG3')).toEqual({ clearings: ['CG3'], phases: 2 })
    const known = new Set([...CRAG.ways.values()].filter(({ kind }) => kind === 'secret').map(({ id }) => id))
    expect(routesFrom(CRAG, 'CG2', known).get('CG3')?.phases).toBe(4)
  })

  it('reaches every clearing with a usable way, step by step, and never leaves the map', () => {
    for (const board of [CRAG, CAVERN])
      for (const [to, { clearings, phases }] of routesFrom(board, board.clearings[0]!, new Set())) {
        expect(clearings.at(-1)).toBe(to)
        let here = board.clearings[0]!
        for (const next of clearings) {
          const way = waysAt(board, here).find(one => farEnd(one, here) === next)
          expect(way && !mustBeFound(way)).toBe(true)
          here = next
        }
        expect(clearings.map(to => phasesInto(to)).reduce((sum, one) => sum + one, 0)).toBe(phases)
      }
  })

  it('is split into days: four phases outdoors, or two with a cave (6.1.3)', () => {
    const outdoors = { clearings: ['CG5', 'CG3', 'CG6'], phases: 6 }
    expect(stagesOf('CG2', outdoors)).toEqual([{ end: 'CG3' }, { end: 'CG6' }])
    expect(stagesOf('CG2', outdoors, 2)).toEqual([{ end: 'CG5' }, { end: 'CG6' }])
    const caves = routesFrom(CAVERN, 'CN2', new Set()).get('CN5')!
    expect(caves.clearings.every(isCave)).toBe(true)
    expect(stagesOf('CN2', caves)).toHaveLength(Math.ceil(caves.phases / 2))
  })

  it('starts with a day of two phases in a cave, even if the rest is outdoors (6.1.3)', () => {
    // Clearing 6 of the Ruins is its only cave.
    const outdoors = { clearings: ['R4', 'R1', 'R2'], phases: 3 }
    expect(stagesOf('R6', outdoors)).toEqual([{ end: 'R1' }, { end: 'R2' }])
    expect(stagesOf('R1', outdoors)).toEqual([{ end: 'R2' }])
  })

  it('waits for tomorrow if nothing is left of today', () => {
    expect(stagesOf('CG2', { clearings: ['CG5'], phases: 2 }, 1)).toEqual([{ end: 'CG2' }, { end: 'CG5' }])
  })
})

describe('a place that a player names', () => {
  const realm = new Realm()
  realm.put('elf', 'CG2')
  const seen = () => view(realm.state, 0)

  it('is the nearest clearing of a tile if no number is given', () => {
    expect([clearingNamed(seen(), 'crag'), clearingNamed(seen(), 'CG'), clearingNamed(seen(), 'crag 3')]).toEqual([
      'CG2',
      'CG2',
      'CG3',
    ])
    const board = boardOf(realm.state.tiles)
    const near = [...routesFrom(board, 'CG2', new Set())].sort(([, one], [, other]) => one.phases - other.phases)
    for (const tile of ['CN', 'BV', 'R']) {
      const first = near.find(([id]) => id.replace(/\d/, '') === tile)
      const found = clearingNamed(seen(), tile)
      expect([tile, near.find(([id]) => id === found)?.[1].phases]).toEqual([tile, first?.[1].phases])
    }
    expect([clearingNamed(seen(), ''), clearingNamed(seen(), 'atlantis'), clearingNamed(seen(), '3')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is described with the roads that lead away from it', () => {
    const board = boardOf(realm.state.tiles)
    const [, roads] = magicRealm.inquire(seen(), 'look', 'cg2')!
    const [secret, open] = [true, false].map(hidden =>
      waysAt(board, 'CG2').flatMap(way => (mustBeFound(way) === hidden ? clearingName(farEnd(way, 'CG2')!) : [])),
    )
    expect([open!.length > 0, secret!.length > 0]).toEqual([true, true])
    for (const place of open!) expect(roads).toContain(place)
    for (const place of secret!) expect(roads).not.toContain(place)
  })
})

describe('a route to a mountain', () => {
  // From Crag 2, the only road leads up to the mountain of Crag 5.
  const step = (plan: readonly string[]) => {
    const realm = new Realm({ seats: 1, encounter: '2' })
    realm.state.tiles = [placedTile('CG', { q: 0, r: 0, turn: 0 })]
    realm.put('black-knight', 'CG2', {
      plan: plan.map(to => ({
        source: 'basic',
        activity: to === '' ? { kind: 'hide' } : { kind: 'move', to },
      })),
    })
    realm.state.phase = 'birdsong'
    const question = {
      ...{ seat: 0, topic: 'record', rule: '6.1.1', data: { character: 'black-knight', phase: plan.length } },
      options: [{ id: 'CG5', at: { space: 'CG5' }, act: { kind: 'record', activity: 'move', clearing: 'CG5' } }],
    }
    const seen = view(realm.state, 0)
    const note = phraseIn(WORDS.in('en'), seen, question).options[0]!.note
    return { id: pathToSpace(WORDS.in('en'), seen, question, 'CG5')?.option?.id, note }
  }

  it('takes no step that cannot be finished today, and its note says why (8.3.2)', () => {
    expect(step(['', '']).id).toBe('CG5')
    expect(step(['', '', 'CG5'])).toEqual({ id: 'CG5', note: 'The last phase of the climb.' })
    expect(step(['', '', ''])).toEqual({
      id: undefined,
      note: 'A mountain takes 2 phases, and you have too few left today.',
    })
  })
})
