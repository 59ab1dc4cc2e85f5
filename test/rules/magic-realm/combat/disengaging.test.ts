import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { disengage, HELD_ROUNDS, nextRound } from '../../../../src/games/magic-realm/rules/combat/disengaging.ts'
import { attackCharacter, attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import { withPart } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { putPiecesOn, sheetOf, victimOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN } from '../magic/evening.ts'
import { serve } from '../serve.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

interface Ending {
  readonly state: RealmState
  readonly combat: CombatState
  readonly table: Table<RealmState, RealmEvent>
}

/** Sets up the Captain with two hirelings, an Elf and other pieces, at the end of a round made by `prepare`. */
function ending(prepare: (ending: Ending) => void) {
  const stage = Stage.set({
    heroes: [{ id: 'captain' }, { id: 'elf' }],
    monsters: ['t-troll-1', 'giant-1', 'wolf-1'],
    natives: ['company-1>captain', 'company-2>captain', 'lancers-1'],
    battles: [],
  })
  const state = copy(stage.state)
  const combat = beginCombat(state, 'R1')
  state.combat = combat
  const table = new Table<RealmState, RealmEvent>(state)
  const one = { state, combat, table }
  prepare(one)
  const end = disengage(table, combat)
  return { ...one, end, told: table.events }
}

/** Returns a monster on a character's sheet, red side up. */
const isHeldBy = (monster: string, victim: string) => (one: Ending) => {
  putPiecesOn(one.combat, victim, withPart(monster, one.state))
  one.combat.dark.push(monster)
}

rule(
  ['14.3.3', '17.3.5'],
  'a round is quiet if nothing happened and nobody is held, even if pieces are dark side up',
  () => {
    const counts = (prepare: (one: Ending) => void) => {
      const { combat, end } = ending(one => {
        Object.assign(one.combat, { quiet: 1, held: 3 })
        prepare(one)
      })
      return [combat.quiet, combat.held, end]
    }
    expect(counts(() => {})).toEqual([2, 0, 'quiet'])
    expect(counts(({ combat }) => void combat.dark.push('wolf-1'))).toEqual([2, 0, 'quiet'])
    expect(counts(({ combat }) => void Object.assign(combat, { happened: true }))).toEqual([0, 0, null])
    expect(counts(isHeldBy('t-troll-1', 'elf'))).toEqual([0, 4, null])
    expect(
      counts(one => {
        isHeldBy('t-troll-1', 'elf')(one)
        one.combat.happened = true
      }),
    ).toEqual([0, 0, null])
    // A target held by a character in a monster's shape is held too (17.3.6).
    const shape = (victim: string | null) =>
      counts(({ combat }) => void Object.assign(combat, { shapes: { elf: { isDark: victim !== null, victim } } }))
    expect([shape('captain'), shape(null)]).toEqual([
      [0, 0, null],
      [2, 0, 'quiet'],
    ])
  },
)

rule(['17.3.6', '17.3.3'], 'a monster form lets go of a victim who is dead or gone, and of nobody else', () => {
  const shapes = (victim: string, away: (state: RealmState) => void) =>
    ending(({ state, combat }) => {
      combat.shapes = { elf: { isDark: true, victim } }
      away(state)
    }).combat.shapes!.elf
  const kept = { isDark: true, victim: 'captain' }
  const gone = { isDark: false, victim: null }
  expect(shapes('captain', () => {})).toEqual(kept)
  expect(shapes('captain', ({ characters }) => void Object.assign(characters[0]!, { fate: 'dead' }))).toEqual(gone)
  expect(
    shapes(
      'captain',
      ({ characters }) => void Object.assign(characters[0]!, { place: { kind: 'clearing', clearing: 'R2' } }),
    ),
  ).toEqual(gone)
  expect(shapes('wolf-1', () => {})).toEqual({ ...kept, victim: 'wolf-1' })
  expect(shapes('wolf-1', ({ denizens }) => void Object.assign(denizens['wolf-1']!, { at: 'R2' }))).toEqual(gone)
  expect(shapes('wolf-1', ({ denizens }) => void Object.assign(denizens['wolf-1']!, { dead: true }))).toEqual(gone)
})

rule('16.6.2', 'rebels are left alone only in the round of the betrayal', () => {
  const { combat } = ending(({ combat }) => Object.assign(combat.war!, { rebels: ['lancers-1'], free: ['wolf-1'] }))
  expect(combat.war).toMatchObject({ rebels: [], free: [] })
})

rule(['17.3.1', '17.3.3'], 'the log says who is held and who is let go, addressed to the player of the victim', () => {
  const told = (prepare: (one: Ending) => void) =>
    ending(prepare).told.flatMap(event =>
      event.kind === 'grips' || event.kind === 'lets-go' ? [[event.kind, event.denizen, event.victim, event.seat]] : [],
    )
  const grips = (monster: string, prepare: (one: Ending) => void) =>
    told(one => {
      prepare(one)
      one.combat.grips = [monster]
    })
  expect(grips('t-troll-1', one => attackCharacter(one.state, one.combat, 't-troll-1', 'elf'))).toEqual([
    ['grips', 't-troll-1', 'elf', 1],
  ])
  const onHireling = ({ state, combat }: Ending) => attackDenizen(state, combat, 't-troll-1', 'company-1')
  expect(grips('t-troll-1', onHireling)).toEqual([['grips', 't-troll-1', 'company-1', 0]])
  const onNative = ({ state, combat }: Ending) => attackDenizen(state, combat, 't-troll-1', 'lancers-1')
  expect(grips('t-troll-1', onNative)).toEqual([['grips', 't-troll-1', 'lancers-1', null]])
  const away = (one: Ending) => {
    isHeldBy('t-troll-1', 'elf')(one)
    one.state.characters[1]!.place = { kind: 'road', way: 'R1-2', from: 'R1' }
  }
  expect(told(away)).toEqual([['lets-go', 't-troll-1', 'elf', 1]])
  expect(ending(away).combat.dark).toEqual([])
  expect(ending(one => void Object.assign(one.combat, { grips: ['wolf-1'] })).combat.grips).toEqual([])
})

rule(
  '17.3.3',
  'a piece that is red side up but on no sheet or without a target turns light side up; no other piece turns',
  () => {
    const { combat } = ending(one => one.combat.dark.push('t-troll-1', 'wolf-1'))
    expect(combat.dark).toEqual(['wolf-1'])
    const alone = ending(one => {
      attackDenizen(one.state, one.combat, 'company-1', 't-troll-1')
      one.combat.dark.push('t-troll-1')
    })
    expect(alone.combat.dark).toEqual([])
  },
)

rule(
  ['18.2.1', '18.2.2'],
  "unhired denizens on a character's sheet stay; hirelings, the dead and pieces on other sheets don't",
  () => {
    const { combat } = ending(({ state, combat }) => {
      for (const piece of ['wolf-1', 'company-1', 'lancers-1']) attackCharacter(state, combat, piece, 'elf')
      attackDenizen(state, combat, 'company-2', 'giant-1')
      Object.assign(state.denizens['lancers-1']!, { dead: true, at: null })
      combat.dark.push('lancers-1', 'giant-1.part')
    })
    expect(combat.sheets.map(({ owner, boxes }) => [owner, boxes.flat()])).toEqual([['elf', ['wolf-1']]])
    // Dead pieces have no side up, and everything else stays as it was.
    expect(combat.dark).toEqual(['giant-1.part'])
    const gone = ending(({ state, combat }) => {
      attackCharacter(state, combat, 'wolf-1', 'elf')
      state.characters[1]!.place = { kind: 'road', way: 'R1-2', from: 'R1' }
    })
    expect(gone.combat.sheets).toEqual([])
  },
)

rule(
  ['17.3.4', '17.3.6', '18.2.1'],
  "a monster red side up keeps its victim: a hireling on the monster's own sheet, a character on theirs",
  () => {
    const hireling = ending(one => {
      attackDenizen(one.state, one.combat, 't-troll-1', 'company-1')
      one.combat.dark.push('t-troll-1')
    })
    expect(sheetOf(hireling.combat, 't-troll-1')?.duel).toMatchObject({ attackers: ['company-1'], target: 'company-1' })
    // The same is true for a hired denizen, and for one attacked by hirelings.
    const hired = ending(one => {
      serve(one.state, 't-troll-1', 'captain')
      isHeldBy('t-troll-1', 'elf')(one)
    })
    expect(victimOf(hired.combat, 't-troll-1')).toBe('elf')
    const attacked = ending(one => {
      isHeldBy('t-troll-1', 'elf')(one)
      attackDenizen(one.state, one.combat, 'company-1', 't-troll-1')
    })
    expect([victimOf(attacked.combat, 't-troll-1'), attacked.combat.sheets.map(({ owner }) => owner)]).toEqual([
      'elf',
      ['elf'],
    ])
    // A piece already on his sheet is not put there again in another row.
    const still = ending(one => {
      isHeldBy('t-troll-1', 'elf')(one)
      sheetOf(one.combat, 'elf')!.boxes = [[], [], ['t-troll-1']]
    })
    expect(sheetOf(still.combat, 'elf')?.boxes).toEqual([[], [], ['t-troll-1']])
    const dead = ending(one => {
      isHeldBy('t-troll-1', 'elf')(one)
      attackDenizen(one.state, one.combat, 'company-1', 't-troll-1')
      Object.assign(one.state.denizens['t-troll-1']!, { dead: true, at: null })
    })
    expect(victimOf(dead.combat, 't-troll-1')).toBeNull()
  },
)

rule('17.3.5', 'after twenty rounds in the grip of a monster a hireling dies too, and the monster lets go', () => {
  const { state, combat, told } = ending(one => {
    attackDenizen(one.state, one.combat, 't-troll-1', 'company-1')
    one.combat.dark.push('t-troll-1')
    one.combat.held = HELD_ROUNDS - 1
  })
  expect(state.denizens['company-1']).toMatchObject({ dead: true })
  expect(told.find(({ kind }) => kind === 'slain')).toMatchObject({
    denizen: 'company-1',
    by: 't-troll-1',
    rule: '17.3.5',
  })
  expect([combat.dark, combat.sheets]).toEqual([[], []])
})

rule(['14.3.1', '26.16'], 'a new round starts with a clean slate and everyone who is there', () => {
  const { table, combat } = ending(({ state, combat }) => {
    state.characters[1]!.place = { kind: 'road', way: 'R1-2', from: 'R1' }
    Object.assign(combat, { happened: true, silenced: ['demon-1'], turn: 2, step: 'disengaging' })
    combat.engagements[0]!.spent.push({ piece: { kind: 'chit', chit: 1 }, as: 'MOVE', asterisks: 1 })
  })
  nextRound(table, combat)
  expect(combat).toMatchObject({ round: 2, step: 'passing', turn: 0, happened: false, order: ['captain'] })
  expect(combat.engagements).toMatchObject([{ character: 'captain', spent: [] }])
  expect('silenced' in combat).toBe(false)
})

rule(
  ['18.2.3', '21.6.7'],
  'under World Fades, a character not hidden and with no denizen on the sheet rolls to hide when a round ends',
  () => {
    const fades = (prepare: (realm: Magical, combat: CombatState) => void, spell = true) => {
      const realm = new Magical()
      const one = realm.put('witch', OPEN)
      realm.stand('wolf-1', OPEN)
      const combat = realm.fightAt(OPEN)
      if (spell) bewitch(realm, 'world-fades', 'witch', { kind: 'character', id: 'witch' })
      realm.state.forced = [1, 1]
      prepare(realm, combat)
      disengage(realm.table, combat)
      return [one.hidden, realm.state.forced.length]
    }
    expect(fades(() => {})).toEqual([true, 0])
    expect(fades(() => {}, false)).toEqual([false, 2])
    expect(fades(({ state }) => void Object.assign(state.characters[0]!, { hidden: true }))).toEqual([true, 2])
    expect(fades(({ state }, combat) => attackCharacter(state, combat, 'wolf-1', 'witch'))).toEqual([false, 2])
  },
)
