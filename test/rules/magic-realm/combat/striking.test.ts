import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { resolveBlows } from '../../../../src/games/magic-realm/rules/combat/striking.ts'
import { attackCharacter, attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import {
  applyHirelingTreachery,
  applyTreachery,
  engagedWith,
  kinField,
} from '../../../../src/games/magic-realm/rules/effects/treachery.ts'
import { withPart } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { nativeOf } from '../../../../src/games/magic-realm/rules/facts/employment.ts'
import type { Box } from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { engagementOf, putPiecesOn, sheetOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { serve } from '../serve.ts'
import { type Hero, Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

const CAPTAIN: Hero = { id: 'captain', gear: ['short-sword-1'] }
const ELF: Hero = { id: 'elf', gear: ['short-sword-2'] }

/** A fight before its blows, with the attacks set up by `prepare`. */
class Blows {
  readonly state: RealmState
  readonly combat: CombatState
  readonly table: Table<RealmState, RealmEvent>

  constructor({
    heroes = [CAPTAIN, ELF],
    monsters = [],
    natives = [],
    optional = [],
  }: {
    readonly heroes?: readonly Hero[]
    readonly monsters?: readonly string[]
    readonly natives?: readonly string[]
    readonly optional?: readonly string[]
  }) {
    this.state = copy(Stage.set({ heroes, monsters, natives, battles: [] }).state)
    if (optional.length > 0) Object.assign(this.state, { optional })
    this.combat = beginCombat(this.state, 'R1')
    this.state.combat = this.combat
    this.table = new Table<RealmState, RealmEvent>(this.state)
  }

  who(id: string) {
    return this.state.characters.find(one => one.id === id)!
  }

  /** Lets a character attack a target with the first FIGHT chit, or with another one. */
  hits(id: string, target: string, box: Box = 0, chit = this.fight(id)): this {
    Object.assign(engagementOf(this.combat, id)!, { target, attack: { piece: { kind: 'chit', chit }, box } })
    return this
  }

  private fight(id: string): number {
    return id === 'captain' ? 8 : 11
  }

  /** Puts denizens on a character's sheet, all in one row. */
  on(victim: string, ...pieces: string[]): this {
    putPiecesOn(this.combat, victim, pieces)
    sheetOf(this.combat, victim)!.boxes = [pieces, [], []]
    return this
  }

  fall(...dice: number[]): this {
    this.state.forced = [...dice]
    resolveBlows(this.table, this.combat)
    return this
  }

  told<K extends RealmEvent['kind']>(kind: K): Extract<RealmEvent, { kind: K }>[] {
    return this.table.events.filter((event): event is Extract<RealmEvent, { kind: K }> => event.kind === kind)
  }
}

rule('16.4.1', 'each fighter gets a private summary of blows dealt and taken', () => {
  const one = new Blows({ heroes: [CAPTAIN, ELF, { id: 'dwarf' }], monsters: ['wolf-1'] })
  one.hits('captain', 'wolf-1').on('elf', 'wolf-1').fall()
  const told = one.told('fought').map(({ character, dealt, taken, round, seat }) => {
    return { character, dealt: dealt.map(({ target }) => target), taken: taken.map(({ by }) => by), round, seat }
  })
  expect(told).toEqual([
    { character: 'captain', dealt: ['wolf-1'], taken: [], round: 1, seat: 0 },
    { character: 'elf', dealt: [], taken: ['wolf-1'], round: 1, seat: 1 },
  ])
  expect(one.told('fought')[0]!.dealt[0]).toMatchObject({ by: 'captain', outcome: expect.any(String), wounds: 0 })
})

rule(
  '14.3.2',
  "wounds, deaths, dead horses and broken armor prolong a fight; misses and hits without harm don't",
  () => {
    const happens = (monster: string, gear: string[], more: Partial<Hero> = {}) => {
      const one = new Blows({ heroes: [{ id: 'white-knight', gear, ...more }], monsters: [monster] })
      one.on('white-knight', monster).fall()
      return [one.told('blow')[0]!.outcome, one.combat.happened]
    }
    expect(happens('wolf-1', [])).toEqual(['wounds', true])
    expect(happens('wolf-1', ['suit-of-armor-1'])).toEqual(['holds', false])
    expect(happens('h-troll-1', ['suit-of-armor-1'])[1]).toBe(true)
    expect(happens('ghost-1', ['suit-of-armor-1'])).toEqual(['damages', true])
    expect(happens('giant-1', [])).toEqual(['kills', true])
  },
)

rule(['17.3.7', '14.3.2'], "harm from the Pit prolongs a fight; a curse, or a roll without effect, doesn't", () => {
  const happens = (monster: string, ...dice: number[]) => {
    const one = new Blows({ heroes: [{ id: 'white-knight', gear: ['suit-of-armor-1'] }], monsters: [monster] })
    return one.on('white-knight', monster).fall(...dice).combat.happened
  }
  expect([happens('imp-1', 1, 1), happens('imp-1', 3, 3)]).toEqual([false, true])
  // Rust damages his suit, terror of the pit fatigues his chits, and the pit swallows him.
  expect([happens('demon-1', 6, 6), happens('demon-1', 4, 4), happens('demon-1', 2, 2)]).toEqual([true, true, true])
  const bare = new Blows({ heroes: [{ id: 'white-knight' }], monsters: ['demon-1'] })
  expect(bare.on('white-knight', 'demon-1').fall(6, 6).combat.happened).toBe(false)
  const others = new Blows({ heroes: [{ id: 'white-knight' }], monsters: ['demon-1', 'wolf-1'] })
  expect(others.on('white-knight', 'demon-1').fall(1, 1).state.denizens['wolf-1']!.dead).toBe(true)
})

rule(
  ['17.3.7', '2.1.6'],
  "a hireling hit by a Demon rolls two dice on the Pit; an Imp's curse does nothing to it",
  () => {
    const rolls = (monster: string, ...dice: number[]) => {
      const one = new Blows({ monsters: [monster], natives: ['company-1>captain'] })
      attackDenizen(one.state, one.combat, monster, 'company-1')
      one.fall(...dice)
      return [
        one.told('pit').map(({ result }) => result),
        one.state.denizens['company-1']!.dead,
        one.state.forced.length,
      ]
    }
    expect(rolls('demon-1', 2, 1)).toEqual([['death'], true, 0])
    expect(rolls('demon-1', 5, 5).slice(1)).toEqual([false, 0])
    expect(rolls('imp-1', 2, 1)).toEqual([[], false, 2])
  },
)

rule(
  ['17.1.7', '16.4.6', '16.5.4'],
  'a wish for strength is used up by the first hit, but not by a miss, and is logged without a harm letter',
  () => {
    const struck = (box: Box) => {
      const one = new Blows({ heroes: [{ ...CAPTAIN, strength: true }], monsters: ['wolf-1'] })
      one.on('wolf-1', 'wolf-1').hits('captain', 'wolf-1', box).fall()
      return [one.told('blow')[0]!.made, one.who('captain').strength, one.who('captain').owned[0]!.alerted]
    }
    // The wolf is in Charge and Thrust and moves at 4.
    expect(struck(0)).toEqual([null, false, false])
    expect(struck(2)).toEqual([null, true, true])
  },
)

rule(['18.3.1', '18.3.4'], 'killers of the same victim share its bounty; unhired killers take no share', () => {
  const one = new Blows({ monsters: ['wolf-1', 'wolf-2'] })
  one.hits('captain', 'wolf-1', 0, 8).hits('elf', 'wolf-2', 0, 11)
  one.on('wolf-1', 'wolf-1').on('wolf-2', 'wolf-2').fall()
  expect(one.told('bounty').map(({ character, denizen, shared }) => [character, denizen, shared])).toEqual([
    ['captain', 'wolf-1', 1],
    ['elf', 'wolf-2', 1],
  ])
  expect(one.told('slain').map(({ denizen, by }) => [denizen, by])).toEqual([
    ['wolf-1', 'captain'],
    ['wolf-2', 'elf'],
  ])
})

rule('26.12', 'a group resents the killer of an unhired member, but not of a hired one or a monster', () => {
  const strained = (victim: string, more: object) => {
    const one = new Blows({ optional: ['grudges', 'wide-grudges'], ...more })
    one.hits('captain', victim).on(victim, victim).fall()
    return [one.state.denizens[victim]!.dead, one.who('captain').strained]
  }
  const native = (text: string) => ({ natives: [text], heroes: [{ ...CAPTAIN, strength: true }, ELF] })
  const [dead, levels] = strained('company-1', native('company-1'))
  expect([dead, Object.keys(levels as object)]).toEqual([true, ['company']])
  expect(strained('company-1', native('company-1>elf'))).toEqual([true, {}])
  expect(strained('wolf-1', { monsters: ['wolf-1'] })).toEqual([true, {}])
})

rule('18.4.6', 'a hireling does not strike once its employer is dead, except at a character it is engaged with', () => {
  const one = new Blows({
    heroes: [{ ...CAPTAIN, strength: true }, { id: 'elf' }],
    natives: ['company-2>elf', 'lancers-1>elf'],
    monsters: ['ogre-1'],
  })
  attackDenizen(one.state, one.combat, 'company-2', 'ogre-1')
  attackCharacter(one.state, one.combat, 'lancers-1', 'captain')
  one.combat.round = 2
  one.hits('captain', 'elf', 0, 8).fall()
  expect(one.who('elf').fate).toBe('dead')
  const outcomes = one.told('blow').map(({ by, outcome }) => [by, outcome])
  expect(outcomes).toContainEqual(['company-2', 'cancelled'])
  expect(outcomes.find(([by]) => by === 'lancers-1')?.[1]).not.toBe('cancelled')
  expect(one.combat.war!.battles).toEqual([{ group: 'lancers', character: 'captain' }])
})

rule('17.3.1', 'only a living Tremendous monster that has hit a living victim takes hold of it', () => {
  const grips = (monsters: string[], prepare: (one: Blows) => void) => {
    const one = new Blows({
      heroes: [{ ...CAPTAIN, gear: ['short-sword-1', 'suit-of-armor-1'], strength: true }],
      monsters,
    })
    prepare(one)
    return one.fall().combat.grips
  }
  const knight =
    (...pieces: string[]) =>
    (one: Blows) =>
      one.on('captain', ...pieces)
  expect(grips(['octopus-1', 'wolf-1'], knight('octopus-1', 'wolf-1'))).toEqual(['octopus-1'])
  // Killed before its blow, or missing him, it holds nobody.
  expect(grips(['octopus-1'], one => one.on('captain', 'octopus-1').hits('captain', 'octopus-1', 0, 8))).toEqual([])
  expect(
    grips(['octopus-1'], one => {
      one.on('captain', 'octopus-1')
      engagementOf(one.combat, 'captain')!.maneuver = { piece: { kind: 'chit', chit: 0 }, box: 2 }
    }),
  ).toEqual([])
  expect(
    grips(['t-troll-1'], one => {
      one.who('captain').owned = []
      one.on('captain', 't-troll-1')
    }),
  ).toEqual([])
  const red = (one: Blows) => {
    one.on('captain', ...withPart('giant-1', one.state)).combat.dark.push('giant-1')
  }
  expect(grips(['giant-1'], red)).toEqual([])
})

/** Returns the Captain's people inside and outside the clearing, and what betrays them. */
const served = (optional: string[] = []) => {
  const one = new Blows({
    heroes: [{ ...CAPTAIN, fame: 40 }, ELF],
    monsters: ['giant-1', 'wolf-1'],
    natives: ['company-1>captain', 'company-2>captain', 'company-3', 'lancers-1>captain', 'lancers-2>elf'],
    optional,
  })
  serve(one.state, 'giant-1', 'captain')
  return one
}

rule(
  ['16.6.1', '16.6.2'],
  'a character who betrays a native loses all hirelings of that group, and fame equal to their bounties',
  () => {
    const one = served()
    one.state.denizens['company-2']!.at = 'R2'
    attackCharacter(one.state, one.combat, 'company-1', 'elf')
    attackCharacter(one.state, one.combat, 'lancers-1', 'elf')
    applyTreachery(one.table, one.combat, one.who('captain'), 'company-1')
    const fame = nativeOf('company-1').notoriety + nativeOf('company-2').notoriety
    expect(one.who('captain').fame).toBe(40 - fame)
    expect(one.who('captain').strained).toEqual({})
    expect(Object.keys(one.state.war!.hires).sort()).toEqual(['giant-1', 'lancers-1', 'lancers-2'])
    expect(one.combat.war).toMatchObject({
      rebels: ['company-1', 'company-2'],
      // Those who were already free leave the rebels alone.
      free: ['wolf-1', 'company-3'],
      battles: [{ group: 'company', character: 'elf' }],
    })
    const told = served()
    applyTreachery(told.table, told.combat, told.who('captain'), 'lancers-2')
    applyTreachery(told.table, told.combat, told.who('captain'), 'wolf-1')
    expect([told.told('betrays'), told.combat.war!.rebels]).toEqual([[], []])
    const remembered = served(['grudges'])
    applyTreachery(remembered.table, remembered.combat, remembered.who('captain'), 'company-1')
    expect(remembered.who('captain').strained).toEqual({ company: 5 })
  },
)

rule('16.6.3', 'a betrayed monster leaves its employer, which costs no fame', () => {
  const one = served()
  applyTreachery(one.table, one.combat, one.who('captain'), 'giant-1')
  expect([one.who('captain').fame, one.state.war!.hires['giant-1']]).toEqual([40, undefined])
  expect(one.combat.war).toMatchObject({ rebels: ['giant-1'], free: ['wolf-1', 'company-3'] })
  expect(one.told('betrays')).toMatchObject([
    { group: 'giant-1', fame: 0, rule: '16.6.3', character: 'captain', seat: 0 },
  ])
})

rule('26.11', 'under the optional rule, sending a hireling against its own unhired group is treachery', () => {
  const one = served(['extended-treachery'])
  const kin = (hireling: string, target: string) => kinField(one.state, hireling, target)
  expect(kin('company-1', 'company-3')).toEqual({ kin: true })
  expect(
    [
      ['company-1', 'company-2'],
      ['company-1', 'wolf-1'],
      ['company-1', 'elf'],
      ['company-1', 'lancers-2'],
      ['giant-1', 'company-3'],
      ['giant-1', 'wolf-1'],
    ].map(([hireling, target]) => kin(hireling!, target!)),
  ).toEqual(Array(6).fill({}))
  expect(kinField(served().state, 'company-1', 'company-3')).toEqual({})
  expect(applyHirelingTreachery(one.table, one.combat, one.who('captain'), 'company-1', 'wolf-1')).toBe(false)
  expect(applyHirelingTreachery(one.table, one.combat, one.who('captain'), 'company-1', 'company-3')).toBe(true)
  expect(one.combat.war!.battles).toEqual([{ group: 'company', character: 'captain' }])
})

rule(
  ['16.6.2', '18.4.6'],
  'a native is engaged with those it attacks and those who attack it, including through hirelings',
  () => {
    const engaged = (prepare: (one: Blows) => void) => {
      const one = served()
      prepare(one)
      return engagedWith(one.table, one.combat, 'lancers-2').map(({ id }) => id)
    }
    expect(engaged(() => {})).toEqual([])
    expect(engaged(one => attackCharacter(one.state, one.combat, 'lancers-2', 'captain'))).toEqual(['captain'])
    expect(engaged(one => attackDenizen(one.state, one.combat, 'lancers-2', 'company-1'))).toEqual(['captain'])
    expect(engaged(one => attackDenizen(one.state, one.combat, 'company-1', 'lancers-2'))).toEqual(['captain', 'elf'])
    expect(engaged(one => attackDenizen(one.state, one.combat, 'lancers-2', 'wolf-1'))).toEqual([])
    expect(engaged(one => void one.hits('captain', 'lancers-2'))).toEqual(['captain'])
    expect(
      engaged(one => {
        one.hits('captain', 'lancers-2')
        one.who('captain').fate = 'dead'
      }),
    ).toEqual([])
  },
)

rule('16.4.1', "a fighter's summary counts blows dealt and taken", () => {
  const one = new Blows({ monsters: ['wolf-1'] })
  one.hits('captain', 'wolf-1').on('captain', 'wolf-1').fall()
  expect(one.told('fought').map(({ dealt, taken }) => [dealt.length, taken.length])).toEqual([[1, 1]])
})

rule('16.4.3', 'the log compares a blow with the maneuver of its target, and states the harm if any', () => {
  const one = new Blows({ monsters: ['wolf-1'] })
  one.hits('captain', 'wolf-1').on('elf', 'wolf-1')
  engagementOf(one.combat, 'elf')!.maneuver = { piece: { kind: 'chit', chit: 8 }, box: 2 }
  one.fall()
  expect(
    one.told('blow').map(({ by, against, outcome, made }) => [by, against, outcome, made?.letter ?? null]),
  ).toEqual([
    ['captain', { box: 0, time: 3 }, 'kills', expect.any(Number)],
    ['wolf-1', { box: 2, time: 2 }, 'cancelled', null],
  ])
  const still = new Blows({ monsters: ['wolf-1'] }).hits('captain', 'elf').fall()
  expect(still.told('blow')[0]!.against).toBeNull()
})

rule(['17.2.4', '17.2.5'], 'a blow damages the piece of armor it strikes, if it is strong enough', () => {
  const damaged = (monster: string, box: Box, ...gear: string[]) => {
    const one = new Blows({ heroes: [{ id: 'white-knight', gear }, ELF], monsters: [monster] })
    one.on('white-knight', monster)
    const sheet = sheetOf(one.combat, 'white-knight')!
    sheet.boxes = [[], [], []]
    sheet.boxes[box] = [monster]
    one.fall()
    const { outcome, on } = one.told('blow')[0]!
    return [outcome, on, one.state.damaged, one.who('white-knight').owned.map(({ id }) => id)]
  }
  // A ghost does Heavy harm, a level less against armor: Medium stops it and is damaged.
  const both = ['helmet-1', 'breastplate-1']
  expect(damaged('wolf-1', 0, ...both)).toEqual(['holds', 'breastplate-1', [], both])
  expect(damaged('viper-1', 0, ...both)).toEqual(['destroys', 'breastplate-1', [], ['helmet-1']])
  expect(damaged('ghost-1', 0, 'helmet-1', 'suit-of-armor-1')).toEqual([
    'damages',
    'suit-of-armor-1',
    ['suit-of-armor-1'],
    ['helmet-1', 'suit-of-armor-1'],
  ])
})

rule(['14.3.2', '17.3.7'], 'a hireling killed by the Pit prolongs the fight; one that survives it does not', () => {
  const happens = (...dice: number[]) => {
    const one = new Blows({ monsters: ['demon-1', 'wolf-1'], natives: ['company-1>captain'] })
    one.state.denizens['wolf-1']!.dead = true
    attackDenizen(one.state, one.combat, 'demon-1', 'company-1')
    return one.fall(...dice).combat.happened
  }
  expect([happens(2, 1), happens(5, 5)]).toEqual([true, false])
})

rule('26.25', 'a victim of fire rolls for it; for strikes, clubs and missiles the attacker rolls', () => {
  const rollers = (optional: string[], monsters: string[], natives: string[], ...pieces: string[]) => {
    const one = new Blows({ monsters, natives, optional: ['optional-combat', ...optional] })
    one.combat.dark.push('woodfolk-1')
    one.on('elf', ...pieces).fall(...pieces.flatMap(() => [1, 1]))
    return one.told('aims').map(({ by, seat }) => [by, seat])
  }
  expect(rollers(['dragon-fire'], ['t-dragon-1'], [], 't-dragon-1.part')).toEqual([['t-dragon-1.part', 1]])
  expect(rollers([], ['giant-1'], [], 'giant-1.part')).toEqual([['giant-1.part', null]])
  expect(rollers([], [], ['woodfolk-1'], 'woodfolk-1')).toEqual([['woodfolk-1', null]])
  expect(rollers([], [], ['woodfolk-1>captain'], 'woodfolk-1')).toEqual([['woodfolk-1', 0]])
})

rule(['26.25', '17.1.5'], 'the log says how many pieces of armor a missile went through', () => {
  const through = (gear: string[]) => {
    const knight = { id: 'white-knight', gear } as const
    const one = new Blows({ heroes: [knight, ELF], natives: ['company-6'], optional: ['optional-combat'] })
    one.combat.dark.push('company-6')
    one.on('white-knight', 'company-6').fall(1, 1)
    return one.told('blow')[0]!
  }
  expect(through(['breastplate-1'])).toMatchObject({ through: 1, on: null })
  expect('through' in through([])).toBe(false)
})

rule(['18.3.1', '18.3.2'], 'if a monster and a character kill together, the character gets the whole bounty', () => {
  const one = new Blows({
    heroes: [{ id: 'captain' }, { id: 'elf', fame: 4, notoriety: 12, gold: 3 }],
    monsters: ['wolf-1'],
  })
  // Both blows come at 4, and each of them kills.
  one.hits('captain', 'elf', 0, 8).on('elf', 'wolf-1').fall()
  expect(one.told('blow').map(({ by, outcome }) => [by, outcome])).toEqual([
    ['captain', 'kills'],
    ['wolf-1', 'kills'],
  ])
  expect(one.told('dies')).toMatchObject([{ character: 'elf', by: 'captain' }])
  expect(one.told('bounty')).toMatchObject([{ character: 'captain', shared: 1 }])
})

rule('18.3.6', "an employer gets the bounty for a hireling's kill", () => {
  const one = new Blows({ monsters: ['axe-goblin-1'], natives: ['lancers-1>captain'] })
  attackDenizen(one.state, one.combat, 'lancers-1', 'axe-goblin-1')
  one.fall()
  expect(one.state.denizens['axe-goblin-1']!.dead).toBe(true)
  expect(one.told('bounty')).toMatchObject([{ seat: 0, character: 'lancers-1', denizen: 'axe-goblin-1' }])
  expect([one.who('captain').notoriety, one.who('elf').notoriety]).toEqual([1, 0])
})

rule('18.4.6', 'idle hirelings serve nobody once their employer dies, and are not in the fight', () => {
  const one = new Blows({ heroes: [{ ...CAPTAIN, strength: true }, { id: 'elf' }], natives: ['company-2>elf'] })
  one.hits('captain', 'elf').fall()
  expect([one.who('elf').fate, one.state.war!.hires['company-2'], one.combat.war!.battles]).toEqual([
    'dead',
    undefined,
    [],
  ])
})

rule('16.5.3', 'a character whose target dies before the blow ends with the weapon alerted', () => {
  const one = new Blows({
    heroes: [
      { id: 'captain', gear: ['short-sword-1'] },
      { id: 'swordsman', gear: ['short-sword-2!'] },
    ],
    monsters: ['viper-1', 'wolf-1'],
  })
  one.combat.round = 2
  one.on('wolf-1', 'wolf-1').hits('captain', 'wolf-1', 0, 10).hits('swordsman', 'wolf-1', 0, 8).fall()
  expect(one.told('blow').map(({ by, outcome }) => [by, outcome])).toEqual([
    ['swordsman', 'kills'],
    ['captain', 'cancelled'],
  ])
  expect(['captain', 'swordsman'].map(id => one.who(id).owned[0]!.alerted)).toEqual([true, false])
})

rule('17.3.1', 'a Tremendous monster whose blow was canceled holds nobody', () => {
  const one = new Blows({ heroes: [{ ...CAPTAIN, strength: true }, { id: 'elf' }], monsters: ['octopus-1', 'giant-2'] })
  serve(one.state, 'octopus-1', 'elf')
  attackDenizen(one.state, one.combat, 'octopus-1', 'giant-2')
  one.combat.round = 2
  one.hits('captain', 'elf', 0, 4).fall()
  expect(one.told('blow').find(({ by }) => by === 'octopus-1')?.outcome).toBe('cancelled')
  expect(one.combat.grips).toEqual([])
  // A monster whose blow kills doesn't hold anybody either.
  const killing = new Blows({ monsters: ['t-troll-1', 'wolf-1'] })
  killing.on('elf', 't-troll-1').fall()
  expect([killing.who('elf').fate, killing.combat.grips]).toEqual(['dead', []])
})
