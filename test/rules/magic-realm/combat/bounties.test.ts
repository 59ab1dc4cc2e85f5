import { expect } from 'vitest'
import {
  bountyByHireling,
  bountyFor,
  bountyForCharacter,
  bountyOnce,
  printedBounty,
} from '../../../../src/games/magic-realm/rules/effects/bounty.ts'
import { nativeOf } from '../../../../src/games/magic-realm/rules/facts/employment.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

/** Returns what one bounty gives to an Elf and to a Captain with a hired leader and an underling. */
function counting() {
  const stage = Stage.set({
    heroes: [
      { id: 'captain', gold: 10 },
      { id: 'elf', notoriety: 6 },
    ],
    natives: ['company-hq>captain', 'company-1>captain'],
    battles: [],
  })
  const state = copy(stage.state)
  const table = new Table<RealmState, RealmEvent>(state)
  const [captain, elf] = state.characters as [RealmState['characters'][number], RealmState['characters'][number]]
  const told = () => table.events.filter(({ kind }) => kind === 'bounty')
  return { state, table, captain, elf, leader: state.war!.leaders[0]!, told }
}

const GOLD = nativeOf('order-hq').gold
const NOTORIETY = nativeOf('order-hq').notoriety

rule(
  ['18.3.1', '18.3.4'],
  "a native's gold is paid once, without multiplying; two killers share all of it in whole pieces",
  () => {
    const alone = counting()
    alone.captain.kills = 1
    bountyFor(alone.table, alone.captain, 'order-hq', 1)
    expect(alone.captain).toMatchObject({ gold: 10 + GOLD, notoriety: 2 * NOTORIETY, fame: 0, kills: 2 })
    expect(alone.told()).toMatchObject([{ gold: GOLD, kill: 2, shared: 1 }])
    const shared = counting()
    bountyFor(shared.table, shared.captain, 'order-hq', 2)
    expect(shared.captain).toMatchObject({ gold: 10 + Math.floor(GOLD / 2), notoriety: NOTORIETY / 2, kills: 1 })
    // A monster has fame and no gold, and the event omits gold.
    const monster = counting()
    bountyFor(monster.table, monster.captain, 'h-troll-1', 2)
    expect(monster.captain).toMatchObject({ gold: 10, fame: 2.5, notoriety: 2.5 })
    expect(monster.told()[0]).not.toHaveProperty('gold')
  },
)

rule(
  ['18.3.2', '18.3.4'],
  "a character's bounty is the recorded notoriety, without multiplying, and two killers share it",
  () => {
    const { table, captain, elf, told } = counting()
    captain.kills = 2
    bountyForCharacter(table, captain, elf, 2)
    expect(captain).toMatchObject({ notoriety: 3, fame: 0, kills: 3 })
    expect(told()).toMatchObject([{ denizen: 'elf', fame: 0, notoriety: 3, kill: 3 }])
  },
)

rule('18.3.6', "a hireling's kill earns its employer the bounty without multiplying; a leader keeps its gold", () => {
  const by = (hireling: string, victim: string, shared = 1) => {
    const { table, captain, leader, told } = counting()
    captain.kills = 4
    bountyByHireling(table, hireling, victim, 6, shared)
    const [event] = told() as { readonly gold?: number }[]
    return [captain.fame, captain.notoriety, captain.kills, captain.gold, leader.gold, event!.gold]
  }
  expect(by('company-1', 'h-troll-1')).toEqual([5, 5, 4, 10, 0, undefined])
  expect(by('company-1', 'h-troll-1', 2)).toEqual([2.5, 2.5, 4, 10, 0, undefined])
  expect(by('company-1', 'order-hq')).toEqual([0, NOTORIETY, 4, 10, 0, undefined])
  expect(by('company-hq', 'order-hq')).toEqual([0, NOTORIETY, 4, 10, GOLD, GOLD])
  expect(by('company-hq', 'order-hq', 2)).toEqual([0, NOTORIETY / 2, 4, 10, Math.floor(GOLD / 2), Math.floor(GOLD / 2)])
  expect(by('company-hq', 'h-troll-1')).toEqual([5, 5, 4, 10, 0, undefined])
  expect(by('company-hq', 'elf')).toEqual([0, 6, 4, 10, 0, undefined])
})

rule(['21.5.1', '18.3.5'], 'the monster absorbed by a dead character is an additional kill, and counts once', () => {
  const { state, table, captain, told } = counting()
  captain.kills = 2
  bountyOnce(table, captain, 'h-troll-1', 1)
  expect(captain).toMatchObject({ fame: 5, notoriety: 5, kills: 3 })
  expect(told()).toMatchObject([{ kill: 3, shared: 1, fame: 5, notoriety: 5 }])
  bountyOnce(table, captain, 'h-troll-1', 2)
  expect(captain).toMatchObject({ fame: 7.5, notoriety: 7.5, kills: 4 })
  expect([printedBounty(state, 'h-troll-1'), printedBounty(state, 'elf')]).toEqual([10, 6])
})
