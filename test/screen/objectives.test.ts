import { describe, expect, it } from 'vitest'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { nextObjectiveSpace, objectiveSpaces } from '../../src/screen/table/looking.ts'
import { islandView, player, task } from './islands.ts'
import { MOVE, Player, wizards } from './sitting.ts'

/** A player with three Tasks on the board. */
const view = islandView({
  players: [
    player(0, 'Ann', 'torwall.b1', {
      tasks: [task(3, 'A', 'torwall.a5'), task(1, 'B', 'crescent-ridge.b6'), task(16, 'C', 'woodland.b3')],
    }),
    player(1, 'Ben', 'hillshire.a1'),
    player(2, 'Cleo', 'torwall.a6'),
  ],
})
const { table } = Player.at(MOVE, { view })
const spaces = objectiveSpaces(table)

describe('the spaces with something to do', () => {
  it('are those of the objectives, each once', () => {
    const all = screenOf(wizards).map?.objectives?.all(table.position.view) ?? []
    const found = all.flatMap(({ space }) => space ?? [])
    expect(spaces.length).toBeGreaterThan(2)
    expect(spaces).toEqual(found.filter((space, i) => found.indexOf(space) === i))
  })

  it('follow each other in both directions, and the first follows the last', () => {
    const next = (cursor: string | null, step: 1 | -1) => nextObjectiveSpace({ ...table, cursor }, step)
    const rest = [...spaces.slice(1), spaces[0]]
    expect(spaces.map(space => next(space, 1))).toEqual(rest)
    expect(rest.map(space => next(space ?? null, -1))).toEqual(spaces)
  })

  it('begin with the first, or backward with the last, from any other space', () => {
    const next = (cursor: string | null, step: 1 | -1) => nextObjectiveSpace({ ...table, cursor }, step)
    for (const cursor of [null, 'torwall.b1'])
      expect([next(cursor, 1), next(cursor, -1)]).toEqual([spaces[0], spaces.at(-1)])
  })

  it('are reached with t and T', () => {
    const ann = Player.at(MOVE, { view }).press('t')
    expect(ann.table).toMatchObject({ focus: 'map', cursor: spaces[0] })
    expect(ann.press('t').table.cursor).toBe(spaces[1])
    expect(ann.press('T', 'T').table.cursor).toBe(spaces.at(-1))
  })
})
