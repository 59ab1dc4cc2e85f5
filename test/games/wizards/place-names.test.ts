import { expect, it } from 'vitest'
import {
  COTTAGE,
  TERRITORIES,
  TOWERS,
  territory,
  tileOf,
} from '../../../src/games/wizards/rules/islands/territories.ts'
import { spaceName } from '../../../src/games/wizards/words/places.ts'

it('tells the towers and the cottage from the lands of the same names', () => {
  expect([...TOWERS, COTTAGE].map(spaceName)).toEqual(
    [...TOWERS, COTTAGE].map(space => `${territory(tileOf(space)!).name} Center`),
  )
  const lands = new Set(TERRITORIES.map(({ name }) => name))
  for (const { id, terrain } of TERRITORIES)
    for (const code of Object.keys(terrain)) expect(lands).not.toContain(spaceName(`${id}.${code}`))
})
