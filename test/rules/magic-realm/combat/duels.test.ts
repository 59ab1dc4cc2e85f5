import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { nextRound } from '../../../../src/games/magic-realm/rules/combat/disengaging.ts'
import { turnSides } from '../../../../src/games/magic-realm/rules/combat/opponents.ts'
import { aimDefenders, hirelingSheets } from '../../../../src/games/magic-realm/rules/combat/positions.ts'
import { isBattling, makeNextBattleRoll } from '../../../../src/games/magic-realm/rules/effects/battles.ts'
import { attackCharacter, attackDenizen, turnHorses } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import { type Spoils, spoilsOf, takeSpoils } from '../../../../src/games/magic-realm/rules/effects/spoils.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { removePieces, sheetOf, victimOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('magic-realm')

interface Field {
  readonly state: RealmState
  readonly combat: CombatState
  readonly table: Table<RealmState, RealmEvent>
}

/** Sets up the Captain's and the Elf's hirelings, unhired natives and monsters, before any attack. */
function field(more: Partial<StageOptions> = {}): Field {
  const stage = Stage.set({
    heroes: [
      { id: 'captain', gold: 10 },
      { id: 'elf', gold: 5 },
    ],
    monsters: ['t-troll-1', 'giant-1', 'wolf-1'],
    natives: ['company-hq>captain', 'company-1>captain', 'company-2>captain', 'lancers-1>elf', 'lancers-2', 'rogues-1'],
    battles: [],
    ...more,
  })
  const state = copy(stage.state)
  const combat = beginCombat(state, 'R1')
  state.combat = combat
  return { state, combat, table: new Table<RealmState, RealmEvent>(state) }
}

const attackersOf = ({ combat }: Field, owner: string) => sheetOf(combat, owner)?.duel?.attackers ?? null

rule('15.4.3', 'the owner of a sheet who still has other attackers stays put when one of them leaves', () => {
  const one = field()
  attackDenizen(one.state, one.combat, 'company-1', 'giant-1')
  attackDenizen(one.state, one.combat, 'company-2', 'giant-1')
  attackDenizen(one.state, one.combat, 'lancers-1', 'company-1')
  expect([attackersOf(one, 'giant-1'), attackersOf(one, 'company-1')]).toEqual([['company-2'], ['lancers-1']])
  // A sheet that all attackers had left is attacked again, and its owner does not attack itself.
  const left = field()
  attackDenizen(left.state, left.combat, 'company-1', 'giant-1')
  removePieces(left.combat, ['company-1'])
  attackDenizen(left.state, left.combat, 'company-2', 'giant-1')
  expect(attackersOf(left, 'giant-1')).toEqual(['company-2'])
})

rule('15.4.4', 'only a monster that held a character keeps holding them when hirelings attack it', () => {
  const holds = (dark: boolean, victim: string) => {
    const one = field()
    if (victim === 'elf') attackCharacter(one.state, one.combat, 't-troll-1', victim)
    else attackDenizen(one.state, one.combat, 't-troll-1', victim)
    if (dark) one.combat.dark.push('t-troll-1')
    attackDenizen(one.state, one.combat, 'company-2', 't-troll-1')
    return sheetOf(one.combat, 't-troll-1')!.duel!.holds
  }
  expect([holds(true, 'elf'), holds(false, 'elf'), holds(true, 'company-1')]).toEqual(['elf', null, null])
  const fresh = field()
  fresh.combat.dark.push('t-troll-1')
  attackDenizen(fresh.state, fresh.combat, 'company-2', 't-troll-1')
  expect(sheetOf(fresh.combat, 't-troll-1')!.duel!.holds).toBeNull()
})

rule(
  ['16.1.2', '15.4.4'],
  'an unhired owner attacks the newest attacker; a hired owner, or one without attackers, attacks nobody',
  () => {
    const one = field()
    attackDenizen(one.state, one.combat, 'wolf-1', 'company-1')
    attackDenizen(one.state, one.combat, 'company-2', 'giant-1')
    removePieces(one.combat, ['company-2'])
    attackCharacter(one.state, one.combat, 't-troll-1', 'elf')
    one.combat.dark.push('t-troll-1')
    attackDenizen(one.state, one.combat, 'company-2', 't-troll-1')
    aimDefenders(one.state, one.combat)
    const target = (owner: string) => sheetOf(one.combat, owner)!.duel!.target
    expect(['company-1', 'giant-1', 't-troll-1'].map(target)).toEqual([null, null, 'company-2'])
    expect(victimOf(one.combat, 't-troll-1')).toBe('elf')
    expect(sheetOf(one.combat, 't-troll-1')!.duel!.squares).toEqual([['company-2'], [], []])
  },
)

rule('16.2.10', 'an employer plays only the sheets of their own hirelings', () => {
  const one = field()
  attackDenizen(one.state, one.combat, 'wolf-1', 'company-1')
  attackDenizen(one.state, one.combat, 'giant-1', 'lancers-1')
  attackDenizen(one.state, one.combat, 'company-2', 't-troll-1')
  attackCharacter(one.state, one.combat, 'rogues-1', 'captain')
  const owners = (character: string) => hirelingSheets(one.state, one.combat, character).map(({ owner }) => owner)
  expect([owners('captain'), owners('elf')]).toEqual([['company-1'], ['lancers-1']])
})

rule(['15.1.5', '16.1.1'], "hired natives' horses turn over, and keep their side from round to round", () => {
  const one = field()
  one.combat.dark.push('wolf-1', 'lancers-1.horse', 'lancers-2.horse')
  turnHorses(one.table, one.combat)
  expect([...one.combat.dark].sort()).toEqual(['lancers-2.horse', 'wolf-1'])
  turnHorses(one.table, one.combat)
  expect([...one.combat.dark].sort()).toEqual(['lancers-1.horse', 'lancers-2.horse', 'wolf-1'])
  nextRound(one.table, one.combat)
  expect([...one.combat.dark].sort()).toEqual(['lancers-1.horse', 'wolf-1'])
})

rule(
  ['15.4.1', '16.2.10'],
  "a hireling, its horse and its club turn to the chosen sides; a club without a choice doesn't turn",
  () => {
    const dark = (before: string[], sides: Parameters<typeof turnSides>[1]) => {
      const { combat } = field()
      combat.dark = [...before, 'wolf-1']
      turnSides(combat, sides)
      return combat.dark
    }
    const lancer = { hireling: 'lancers-1' } as const
    expect(dark(['lancers-1', 'lancers-1.horse'], { ...lancer, dark: false, gallops: false })).toEqual(['wolf-1'])
    expect(dark([], { ...lancer, dark: true, gallops: true })).toEqual(['wolf-1', 'lancers-1', 'lancers-1.horse'])
    const giant = { hireling: 'giant-1', dark: false, gallops: null } as const
    expect(dark(['giant-1.part'], giant)).toEqual(['giant-1.part', 'wolf-1'])
    expect(dark(['giant-1.part'], { ...giant, part: false })).toEqual(['wolf-1'])
    expect(dark([], { ...giant, part: true })).toEqual(['wolf-1', 'giant-1.part'])
  },
)

rule(
  ['14.2.1', '14.2.4'],
  'the log names the group that a character meets, and no group attacks before the Third ENCOUNTER',
  () => {
    const stage = Stage.set({
      heroes: [{ id: 'captain', gold: 0 }],
      natives: ['woodfolk-1', 'guard-1', 'bashkars-1', 'patrol-1'],
    })
    stage.until('lure', 'rounds')
    expect([...new Set(stage.all('meeting').map(event => event.with))]).toEqual([
      'bashkars',
      'guard',
      'patrol',
      'woodfolk',
    ])
    expect(isBattling({}, 'order', 'captain')).toBe(false)
    const { table, combat } = field({ natives: [] })
    expect(makeNextBattleRoll(table, combat).next()).toEqual({ done: true, value: true })
  },
)

/** Returns the fate of the Elf's belongings in the clearing, for these killers. */
function robbed(killers: readonly string[], dice: readonly number[] = [], more: Partial<Spoils> = {}) {
  const one = field({ natives: ['company-hq>captain', 'company-1>captain', 'order-1', 'lancers-1'] })
  one.state.piles.R1 = ['helmet-1', 'mace-1']
  one.state.forced = [...dice]
  const spoils = { victim: 'elf', killers, goods: ['helmet-1', 'mace-1', 'oil-of-poison'], gold: 7, ...more }
  const rule = takeSpoils(one.table, one.combat, [spoils])
  let step = rule.next()
  while (!step.done) step = rule.next({ seat: step.value[0]!.seat, id: 'keep' })
  const { captain, leader } = { captain: one.state.characters[0]!, leader: one.state.war!.leaders[0]! }
  return {
    captain: [captain.gold, captain.owned.map(({ id }) => id)],
    leader: [leader.gold, leader.owned.map(({ id }) => id)],
    pile: one.state.piles.R1 ?? [],
    boxes: [one.state.boxes.order, one.state.boxes.lancers],
    left: one.state.forced,
  }
}
const GOODS = ['helmet-1', 'mace-1']

rule(
  ['18.4.1', '18.4.2'],
  'a character or hired leader takes the gold and goods of their victims; otherwise these stay in the clearing',
  () => {
    expect(robbed(['captain'])).toMatchObject({ captain: [17, GOODS], pile: [] })
    expect(robbed(['company-hq'])).toMatchObject({ leader: [7, GOODS], captain: [10, []], pile: [] })
    const none = { captain: [10, []], leader: [0, []], pile: GOODS, boxes: [[], []] }
    expect([robbed(['company-1']), robbed(['wolf-1']), robbed([])]).toMatchObject([none, none, none])
  },
)

/** In a box, weapons come before armor. */
const KEPT = ['mace-1', 'helmet-1']

rule(
  '18.4.3',
  'the belongings of victims of unhired natives go to the group, unless someone else can take them',
  () => {
    expect(robbed(['order-1'])).toMatchObject({ pile: [], boxes: [KEPT, []], captain: [10, []] })
    expect(robbed(['wolf-1', 'lancers-1'])).toMatchObject({ pile: [], boxes: [[], KEPT] })
    expect(robbed(['company-1', 'order-1'])).toMatchObject({ pile: [], boxes: [KEPT, []] })
    expect(robbed(['order-1', 'captain'])).toMatchObject({ captain: [17, GOODS], boxes: [[], []] })
  },
)

rule('18.4.1', 'if several kill at the same moment, the highest roll takes everything, and ties reroll (D42)', () => {
  const both = ['captain', 'company-hq']
  expect(robbed(both, [2, 5, 3, 3])).toMatchObject({ captain: [17, GOODS], leader: [0, []], left: [] })
  expect(robbed(both, [2, 2, 6, 1])).toMatchObject({ captain: [10, []], leader: [7, GOODS], left: [] })
  expect(robbed(both, [4, 1, 1, 4, 1, 1, 2, 1])).toMatchObject({ leader: [7, GOODS], left: [] })
  // Two blows by one killer count as one killer.
  expect(robbed(['captain', 'captain'], [6])).toMatchObject({ captain: [17, GOODS], left: [6] })
})

rule('18.4.1', 'a killer who is dead or gone takes nothing', () => {
  const after = (away: (state: RealmState) => void) => {
    const one = field()
    one.state.piles.R1 = ['helmet-1']
    away(one.state)
    takeSpoils(one.table, one.combat, [{ victim: 'elf', killers: ['captain'], goods: ['helmet-1'], gold: 7 }]).next()
    return one.state.piles.R1
  }
  expect(after(({ characters }) => Object.assign(characters[0]!, { fate: 'dead' }))).toEqual(['helmet-1'])
  expect(
    after(({ characters }) => Object.assign(characters[0]!, { place: { kind: 'clearing', clearing: 'R2' } })),
  ).toEqual(['helmet-1'])
})

rule(
  ['18.4.1', '20.9.7'],
  'the spoils are what a character or hired leader owned, including what a form absorbed',
  () => {
    const one = field()
    const owned = (id: string) => ({ id, active: true, alerted: false, packedOn: null, on: null })
    const [captain] = one.state.characters
    captain!.owned = [owned('helmet-1')]
    captain!.within = { gold: 4, owned: [owned('mace-1')] } as NonNullable<typeof captain>['within'] & object
    expect(spoilsOf(one.table, 'captain', ['giant-1.part', 'wolf-1'])).toEqual({
      victim: 'captain',
      killers: ['giant-1', 'wolf-1'],
      goods: ['helmet-1', 'mace-1'],
      gold: 14,
    })
    one.state.war!.leaders[0]!.gold = 3
    expect(spoilsOf(one.table, 'company-hq', ['elf'])).toMatchObject({ victim: 'company-hq', gold: 3 })
    expect([spoilsOf(one.table, 'company-1', ['elf']), spoilsOf(one.table, 'wolf-1', ['elf'])]).toEqual([null, null])
  },
)
