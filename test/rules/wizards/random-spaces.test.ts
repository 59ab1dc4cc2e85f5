import { expect, test } from 'vitest'
import {
  anyRandomSpace,
  exactSpace,
  randomSpace,
  randomTerritory,
  spaceStands,
  standing,
} from '../../../src/games/wizards/rules/facts/spaces.ts'
import { type Kind, TERRITORIES } from '../../../src/games/wizards/rules/islands/territories.ts'
import { TASKS } from '../../../src/games/wizards/rules/state/cards.ts'
import type { WizardsEvent, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { copy, Table } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Returns a table with these prepared dice, and all tiles in play except the fallen ones. */
function tableWith(dice: readonly number[], fallen: readonly string[] = []): Table<WizardsState, WizardsEvent> {
  const table = new Table<WizardsState, WizardsEvent>(copy(Stage.set({ seats: 2 }).state))
  table.state.forced = [...dice]
  table.state.fallen = [...fallen]
  return table
}

/** Returns the Territory named by these dice, and the number of dice used. */
function rolled(kinds: readonly Kind[], ...dice: number[]): [string | undefined, number] {
  const table = tableWith(dice)
  return [randomTerritory(table, kinds)?.id, table.rolled.length]
}

const byNumber = (kind: Kind) =>
  [1, 2, 3, 4, 5, 6].map(n => TERRITORIES.find(t => t.kind === kind && t.numeral === n)!.id)

/** Returns the kind for each white die, for a roll that names one of two or three kinds. */
function kindsByWhite(...kinds: Kind[]): (Kind | undefined)[] {
  return [1, 2, 3, 4, 5, 6].map(white => {
    const [tile, count] = rolled(kinds, white, 4)
    expect(count).toBe(2)
    const territory = TERRITORIES.find(t => t.id === tile)
    expect(territory?.numeral).toBe(4)
    return territory?.kind
  })
}

/** Returns a Druid in Meadowfarm who gets this Task from Ruktal, with these dice for its spaces. */
function given(task: number, ...dice: number[]): Stage {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'wizards', 2)
      ann!.space = 'sacred-circle.c1'
    },
  })
  return stage
    .top('tasks', task)
    .roll(1)
    .say('go sacred-circle.center')
    .dice(...dice)
    .say('new task')
}

const marked = (stage: Stage) => stage.player(0).tasks.flatMap(t => t.marks.map(mark => mark.at))

rule('4.1', 'the white die decides the kind of Territory, and the red die which one', () => {
  expect(rolled(['common', 'elven', 'magic'], 5, 1)).toEqual(['sacred-circle', 2])
  expect(rolled(['common', 'elven', 'magic'], 1, 5)).toEqual(['meadowfarm', 2])
})

rule('4.1.common', 'a random Common space needs only the red die', () => {
  const all = ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'meadowfarm', 'hillshire']
  expect(byNumber('common')).toEqual(all)
  all.forEach((tile, i) => {
    expect(rolled(['common'], i + 1)).toEqual([tile, 1])
  })
})

rule('4.1.elven', 'a random Elven space needs only the red die', () => {
  const all = ['glendale', 'meadowshire', 'edgewood', 'green-grove', 'timberlane', 'woodland']
  all.forEach((tile, i) => {
    expect(rolled(['elven'], i + 1)).toEqual([tile, 1])
  })
})

rule('4.1.magic', 'a random Magic space needs only the red die', () => {
  const all = [
    'sacred-circle',
    'megmorans-tower',
    'meligars-tower',
    'melekoks-tower',
    'hamdrels-cottage',
    'dragons-lair',
  ]
  all.forEach((tile, i) => {
    expect(rolled(['magic'], i + 1)).toEqual([tile, 1])
  })
})

rule('4.1.common-or-elven', 'a white 1 to 3 is Common, 4 to 6 Elven', () => {
  const expected = ['common', 'common', 'common', 'elven', 'elven', 'elven']
  expect(kindsByWhite('common', 'elven')).toEqual(expected)
  // The Lost Chapters: white 4 and red 2, then B3.
  expect(marked(given(1, 4, 2, 3, 3))[0]).toBe('meadowshire.b3')
})

rule('4.1.common-or-magic', 'a white 1 to 3 is Common, 4 to 6 Magic', () => {
  const expected = ['common', 'common', 'common', 'magic', 'magic', 'magic']
  expect(kindsByWhite('common', 'magic')).toEqual(expected)
})

rule('4.1.elven-or-magic', 'a white 1 to 3 is Elven, 4 to 6 Magic', () => {
  const expected = ['elven', 'elven', 'elven', 'magic', 'magic', 'magic']
  expect(kindsByWhite('elven', 'magic')).toEqual(expected)
  // A Charmed Bracelet: white 3 and red 6, then C1; the Dwelling is chosen.
  expect(marked(given(4, 3, 6, 6, 1).say('edgewood.a1'))).toEqual(['woodland.c1', 'edgewood.a1'])
})

rule('4.1.random', 'a white 1 or 2 is Common, 3 or 4 Elven, 5 or 6 Magic', () => {
  const expected = ['common', 'common', 'elven', 'elven', 'magic', 'magic']
  expect(kindsByWhite('common', 'elven', 'magic')).toEqual(expected)
})

test('no card names two kinds of land in a different order from the dice', () => {
  for (const { stages } of TASKS)
    for (const { at } of stages.flat()) {
      if (!('of' in at) || !at.of) continue
      expect(['common', 'elven', 'magic'].filter(kind => at.of!.includes(kind as Kind))).toEqual([...at.of])
    }
})

rule('4.1.specific', 'if the Territory is named, only the space is rolled', () => {
  // Maakar hides somewhere on Meligar's tile: no die for the Territory.
  const stage = given(46, 2, 6)
  expect(marked(stage)[0]).toBe('meligars-tower.a6')
  expect(stage.state.forced).toEqual([])
})

rule(['4.1.any', '4.22'], 'on ANY the player chooses among all such spaces, and nothing is rolled', () => {
  const stage = given(97)
  const mountains = TERRITORIES.flatMap(t =>
    Object.entries(t.terrain).flatMap(([code, terrain]) => (terrain === 'mountains' ? `${t.id}.${code}` : [])),
  )
  expect([...stage.options].sort()).toEqual(mountains.sort())
  const before = stage.match.events().filter(e => e.kind === 'roll').length
  stage.say('crescent-ridge.b3')
  expect(marked(stage)[0]).toBe('crescent-ridge.b3')
  expect(stage.match.events().filter(e => e.kind === 'roll')).toHaveLength(before)
})

rule('4.22', 'an exact space needs no roll', () => {
  const stage = given(8, 6, 6, 6, 6)
  expect(marked(stage)).toEqual(['torwall.center', 'meadowshire.b2'])
  expect(stage.state.forced).toEqual([6, 6, 6, 6])
})

rule('4.2', 'the dice choose among the eighteen spaces with a code, never the Center', () => {
  const spaces = new Set<string>()
  for (let white = 1; white <= 6; white++)
    for (let red = 1; red <= 6; red++) spaces.add(exactSpace(tableWith([white, red]), 'torwall'))
  expect([...spaces].sort()).toEqual(
    Object.keys(TERRITORIES[0]!.terrain)
      .filter(code => code !== 'center')
      .map(code => `torwall.${code}`)
      .sort(),
  )
})

rule('4.21', 'two dice decide the exact space', () => {
  const table = tableWith([1, 2, 3, 4])
  exactSpace(table, 'glendale')
  expect(table.rolled).toEqual([1, 2])
})

rule('4.211', 'the white die decides the letter: 1 or 2 is A, 3 or 4 is B, 5 or 6 is C', () => {
  const letters = [1, 2, 3, 4, 5, 6].map(white => exactSpace(tableWith([white, 5]), 'glendale'))
  expect(letters).toEqual(['a5', 'a5', 'b5', 'b5', 'c5', 'c5'].map(code => `glendale.${code}`))
})

rule('4.212', 'the red die decides the number', () => {
  const numbers = [1, 2, 3, 4, 5, 6].map(red => exactSpace(tableWith([3, red]), 'glendale'))
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map(n => `glendale.b${n}`))
})

rule(['4.1.common-or-magic', '4.1.elven', '4.2'], 'Klor waits at Sacred Circle B4 and lives at Green Grove A5', () => {
  // The rulebook's own example: 5 and 1, 3 and 4; then 4, 1 and 5.
  expect(marked(given(3, 5, 1, 3, 4, 4, 1, 5))).toEqual(['sacred-circle.b4', 'green-grove.a5'])
})

rule('12.45', 'if a Territory has fallen, its kind and number are rerolled', () => {
  const table = tableWith([1, 5, 6, 2, 3, 3], ['meadowfarm'])
  expect(randomSpace(table)).toBe('megmorans-tower.b3')
  expect(randomSpace(tableWith([], byNumber('common')), ['common'])).toBeNull()
})

rule(['12.12', 'A.3'], 'land stands while it is in play and has not fallen, and the sea always stands', () => {
  const { state } = tableWith([], ['meadowfarm'])
  const stand = (space: string) => spaceStands(state, space)
  expect([stand('meadowfarm.a1'), stand('torwall.a1'), stand('sea.2009')]).toEqual([false, true, true])
  expect(standing(state).map(({ id }) => id)).toEqual(TERRITORIES.map(({ id }) => id).filter(id => id !== 'meadowfarm'))
  // In a game for one, a tile that was left out counts as fallen.
  const without = { ...state, placements: state.placements.filter(({ tile }) => tile !== 'torwall') }
  expect(standing(without, ['common']).map(({ id }) => id)).toEqual(
    byNumber('common')
      .slice(1)
      .filter(id => id !== 'meadowfarm'),
  )
})

rule('4.1.random', 'a completely random space takes four dice', () => {
  const table = tableWith([5, 1, 3, 4])
  expect(anyRandomSpace(table)).toBe('sacred-circle.b4')
  expect(table.rolled).toHaveLength(4)
})
