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
  const { objectives } = screenOf(wizards).map ?? {}
  const tasks = (objectives?.all(table.position.view) ?? []).flatMap(({ space }) => space ?? [])

  it('are the two nearest people who accept a player, then those of the objectives, each once', () => {
    const people = ['crescent-ridge.c5', 'melekoks-tower.center']
    expect(objectives?.suggested?.(table.position.view)).toEqual(people)
    expect(tasks.length).toBeGreaterThan(2)
    expect(spaces).toEqual([...people, ...new Set(tasks)])
  })

  it('are only those of the objectives while nothing comes before them', () => {
    const [ann, ...others] = view.players
    const member = { ...view, players: [{ ...ann!, order: 'wizards', rank: 1 } as const, ...others] }
    expect(objectiveSpaces(Player.at(MOVE, { view: member }).table)).toEqual([...new Set(tasks)])
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
