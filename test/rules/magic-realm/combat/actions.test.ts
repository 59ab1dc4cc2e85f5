import { expect } from 'vitest'
import { actionsOf, reasonsToStay, takeAction } from '../../../../src/games/magic-realm/rules/combat/actions.ts'
import {
  askToMoveAttack,
  askToMoveManeuver,
} from '../../../../src/games/magic-realm/rules/combat/bracelets-and-cloak.ts'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { gearOptions } from '../../../../src/games/magic-realm/rules/combat/gear.ts'
import { nameTarget, targetsOf } from '../../../../src/games/magic-realm/rules/combat/targeting.ts'
import { alertActivity, alertsOf } from '../../../../src/games/magic-realm/rules/effects/alert.ts'
import {
  rollAim,
  rollMissile,
  shoots,
  turnWeapon,
  unhideAnybody,
} from '../../../../src/games/magic-realm/rules/effects/fight-effects.ts'
import { unhide } from '../../../../src/games/magic-realm/rules/effects/hiding.ts'
import { fighterIn, roadsOut } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { engagementOf, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { typedNames } from '../../../../src/games/magic-realm/words/typed-names.ts'
import { copy, type Rule, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN, on, ready } from '../magic/evening.ts'
import { blow } from './pieces.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight before any attack, with its table. */
function field(options: StageOptions) {
  const state = copy(Stage.set(options).state)
  const combat = beginCombat(state, 'R1')
  state.combat = combat
  return {
    state,
    combat,
    table: new Table<RealmState, RealmEvent>(state),
    who: (id: string) => state.characters.find(one => one.id === id)!,
    round: (id: string) => engagementOf(combat, id)!,
  }
}
type Field = ReturnType<typeof field>

/** Returns the first question's topic and answers. */
function asked(step: Rule<unknown>): string[] | null {
  const { done, value } = step.next()
  if (done) return null
  const [question] = value
  return [question!.topic, ...question!.options.map(({ id }) => id)]
}

const acts = ({ table, combat, who }: Field, id: string) => asked(takeAction(table, combat, who(id)))

rule(['15.5.4', '15.6.1'], 'a character with a weapon can alert it, and may run on a horse', () => {
  const one = field({ heroes: [{ id: 'captain' }, { id: 'dwarf', gear: ['mace-1'] }] })
  expect([acts(one, 'captain')!.includes('alert'), acts(one, 'dwarf')!.includes('alert')]).toEqual([false, true])
  const runs = (answer: string) => {
    const stage = Stage.set({ heroes: [{ id: 'captain', gear: ['pony-1'] }], monsters: ['t-dragon-1'] })
    stage.until('action', 't-dragon-1')
    stage.say(stage.options().find(id => id.startsWith('run '))!)
    const options = stage.options()
    const { combat } = stage
    const round = engagementOf(combat, 'captain')!
    stage.say(answer)
    return [options, stage.all('runs')[0]?.piece, round.gone]
  }
  const pony = (gallops: boolean) => ({ kind: 'horse', id: 'pony-1', gallops })
  const [options, piece] = runs('gallop')
  expect(options).toEqual(expect.arrayContaining(['walk', 'gallop', 'M3**']))
  expect(piece).toEqual(pony(true))
  expect(runs('walk')[1]).toEqual(pony(false))
  expect(runs('M3**')[1]).toEqual({ kind: 'chit', chit: 5 })
})

rule('24.4', 'BERSERK is played with its chit once, if enough effort is left', () => {
  const one = field({ heroes: [{ id: 'berserker' }] })
  const { state, combat, who } = one
  const berserk = (asterisks: number, more = {}) => {
    Object.assign(who('berserker'), more)
    const spent = asterisks === 0 ? [] : [{ piece: { kind: 'chit', chit: 0 } as const, as: 'MOVE' as const, asterisks }]
    return actionsOf(state, combat, who('berserker'), fighterIn(state, 'berserker'), { spent }).berserk?.piece ?? null
  }
  expect([berserk(0), berserk(1)]).toEqual([{ kind: 'chit', chit: 9 }, null])
  const step = takeAction(one.table, combat, who('berserker')).next()
  const found = step.done ? undefined : step.value[0]!.options.find(({ id }) => id === 'berserk')
  expect(found).toEqual({ id: 'berserk', act: { kind: 'berserk', chit: 9 }, rule: '24.4' })
  expect(berserk(0, { berserk: true })).toBeNull()
})

rule(['15.5.1', '15.4.6', '15.5.10'], 'a character who has charged or is absent cannot take another action', () => {
  const one = field({ heroes: [{ id: 'captain' }, { id: 'elf' }], natives: ['company-1>captain'], battles: [] })
  expect(acts(one, 'captain')![0]).toBe('action')
  one.round('captain').charge = { target: 'elf', piece: { kind: 'chit', chit: 0 }, time: 4 }
  expect(acts(one, 'captain')).toBeNull()
  delete one.round('captain').charge
  one.who('captain').place = { kind: 'clearing', clearing: 'CG1' }
  expect(acts(one, 'captain')).toBeNull()
})

rule(
  ['21.5.3', '15.4.6'],
  "running can become a charge on someone else's Broomstick; boots don't count as a MOVE chit",
  () => {
    const scene = () => {
      const realm = new Magical()
      realm.put('witch', OPEN)
      const elf = realm.put('elf', OPEN)
      realm.put('dwarf', OPEN)
      bewitch(realm, 'broomstick', 'witch', on('elf'))
      const combat = realm.fightAt(OPEN)
      return { realm, elf, combat, run: takeAction(realm.table, combat, elf), round: engagementOf(combat, 'elf')! }
    }
    const charging = scene()
    charging.realm.do(charging.run, ['run R1-2', 'L2*', 'charge dwarf'])
    expect([charging.round.charge?.target, charging.round.gone, charging.elf.place.kind]).toEqual([
      'dwarf',
      false,
      'clearing',
    ])
    const charge = { rule: '21.5.3', character: 'elf', target: 'dwarf', piece: { kind: 'fly' } }
    expect(charging.realm.told('charges')).toMatchObject([charge])
    const shod = scene()
    shod.realm.give(shod.elf, 'elven-slippers', true)
    shod.realm.do(shod.run, ['run R1-2', 'elven-slippers'])
    expect([shod.round.gone, shod.elf.place.kind]).toEqual([true, 'road'])
  },
)

rule(
  ['26.25', '15.6.8'],
  'a character who stumbles neither flies nor runs away; in the air only winged attackers count',
  () => {
    const tries = (absorbed: string, attacker: string, answer: (ids: string[]) => string, dice: number[]) => {
      const realm = new Magical()
      Object.assign(realm.state, { optional: ['optional-combat'] })
      const witch = realm.put('witch', OPEN)
      realm.stand(attacker, OPEN)
      if (absorbed === 'squirrel') bewitch(realm, 'transform', 'witch', on('witch'), { result: 'squirrel' })
      else bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed, woke: 1 })
      const combat = realm.fightAt(OPEN)
      putPiecesOn(combat, 'witch', [attacker])
      const { ids } = realm.asked(takeAction(realm.table, combat, witch))!
      realm.do(takeAction(realm.table, combat, witch), [answer(ids)], dice)
      return [
        witch.place.kind,
        engagementOf(combat, 'witch')!.gone,
        realm.told('table').map(({ modifier }) => modifier),
      ]
    }
    const fly = (ids: string[]) => ids.find(id => id.startsWith('fly '))!
    // A Heavy Flying Dragon flies at 4, a Giant Bat at 3: there is one attacker, and one piece slower than it.
    expect(tries('h-flying-dragon-1', 'giant-bat-1', fly, [6, 6])).toEqual(['clearing', false, [2]])
    expect(tries('h-flying-dragon-1', 'giant-bat-1', fly, [1, 1])[1]).toBe(true)
    expect(tries('h-flying-dragon-1', 'wolf-1', fly, []).slice(1)).toEqual([true, []])
    // A squirrel runs at 2, a Wolf at 3.
    const woods = () => 'run woods'
    expect(tries('squirrel', 'octopus-1', woods, [6, 6])).toEqual(['clearing', false, [1]])
    expect(tries('squirrel', 'octopus-1', woods, [1, 1])[0]).toBe('woods')
  },
)

rule(
  ['26.25', '21.5.3', '15.6.8'],
  'only winged attackers can make a character stumble who is flown away on a Broomstick',
  () => {
    const realm = new Magical()
    Object.assign(realm.state, { optional: ['optional-combat'] })
    realm.put('witch', OPEN)
    const elf = realm.put('elf', OPEN)
    realm.stand('wolf-1', OPEN)
    bewitch(realm, 'broomstick', 'witch', on('elf'))
    const combat = realm.fightAt(OPEN)
    putPiecesOn(combat, 'elf', ['wolf-1'])
    const [tile] = boardOf(realm.state.tiles).neighbors.get('R')!
    realm.do(takeAction(realm.table, combat, elf), ['run R1-2', 'L2*', `fly ${tile}`])
    expect([realm.told('table'), elf.place.kind]).toEqual([[], 'air'])
  },
)

rule('26.7', 'the option to pick something up in a fight names its rule', () => {
  const stage = Stage.set({
    heroes: [{ id: 'captain' }],
    monsters: ['ogre-1'],
    prepare: state =>
      void Object.assign(state, {
        optional: ['dropping'],
        dropped: [{ id: 'lost-keys', clearing: 'R1', by: null }],
      }),
  }).until('action', 'ogre-1')
  expect(stage.question().options.find(({ id }) => id === 'pick-up lost-keys')).toMatchObject({
    act: { kind: 'pick-up', belonging: 'lost-keys', isOwn: false },
    rule: '26.7',
  })
  expect(typedNames(stage.question(), 'pick-up lost-keys')).toEqual(['pick up lost keys'])
})

rule('14.3.5', 'a quiet round is worth playing to act on other players, their hirelings, monsters, or yourself', () => {
  const one = field({
    heroes: [{ id: 'captain', gear: ['mace-1'] }, { id: 'elf' }],
    monsters: ['wolf-1'],
    natives: ['company-1>captain', 'lancers-1>elf', 'order-1'],
    battles: [],
  })
  const { state, combat, who } = one
  expect(reasonsToStay(state, combat, who('captain'))).toEqual([
    'meets wolf-1',
    'meets lancers-1',
    'meets order-1',
    'meets elf',
    'alert',
  ])
  expect(reasonsToStay(state, combat, who('elf'))).toEqual([
    'meets wolf-1',
    'meets company-1',
    'meets order-1',
    'meets captain',
  ])
  who('captain').place = { kind: 'clearing', clearing: 'CG1' }
  expect(reasonsToStay(state, combat, who('captain'))).toEqual([
    'meets wolf-1',
    'meets lancers-1',
    'meets order-1',
    'meets elf',
  ])
  const alone = field({ heroes: [{ id: 'berserker' }] })
  expect(reasonsToStay(alone.state, alone.combat, alone.who('berserker'))).toEqual(['berserk'])
})

rule(['14.3.5', '20.3.1'], 'a quiet round is worth playing for a spell', () => {
  const realm = new Magical()
  realm.color(7)
  const witch = ready(realm.knows('witch', OPEN, ['absorb-essence']))
  const combat = realm.fightAt(OPEN)
  expect(reasonsToStay(realm.state, combat, witch)).toEqual([])
  realm.stand('wolf-1', OPEN)
  expect([...new Set(reasonsToStay(realm.state, combat, witch))]).toEqual(['meets wolf-1', 'cast absorb-essence'])
  // MAGIC II3* has made a color chit, and a spell is ready.
  witch.magic!.spells = []
  witch.chits[5] = 'enchanted'
  expect(reasonsToStay(realm.state, combat, witch)).toEqual(['meets wolf-1', 'grey gone'])
  witch.chits[5] = 'active'
  bewitch(realm, 'protection-from-magic', 'elf', on('witch'))
  expect(reasonsToStay(realm.state, combat, witch)).toEqual(['meets wolf-1', 'protect 1'])
})

rule(['15.6.2', '15.6.3'], "a character on a roadway can't run", () => {
  const { state, who } = field({ heroes: [{ id: 'captain' }] })
  expect(roadsOut(state, who('captain')).length).toBeGreaterThan(0)
  const [way] = boardOf(state.tiles).ways.values()
  who('captain').place = { kind: 'road', way: way!.id, from: 'R1' }
  expect(roadsOut(state, who('captain'))).toEqual([])
})

rule(
  '15.5.8',
  'after taking off one belonging, you can only put one on; after abandoning some, you can only abandon more',
  () => {
    const { state, who } = field({ heroes: [{ id: 'captain', gear: ['mace-1', 'helmet-1', '(shield-1)'] }] })
    const open = (...made: ('put-on' | 'take-off' | 'abandon' | 'drop')[]) => [
      ...new Set(gearOptions(state, who('captain'), made).map(({ act }) => act.kind)),
    ]
    expect([open(), open('take-off'), open('put-on'), open('abandon')].map(kinds => kinds.sort())).toEqual([
      ['abandon', 'put-on', 'take-off'],
      ['put-on'],
      ['take-off'],
      ['abandon'],
    ])
    const stage = Stage.set({
      heroes: [{ id: 'captain', gear: ['mace-1', 'helmet-1', '(shield-1)'] }],
      monsters: ['ogre-1'],
    })
    stage.until('action', 'ogre-1').say('deactivate mace-1', 'done')
    expect(stage.question().topic).toBe('target')
  },
)

rule(
  ['12.2.1', '24.4', '20.9.5'],
  'an ALERT phase turns the weapon, alerts a chit, or plays BERSERK, which fatigues its chit',
  () => {
    const alerts = (id: string, gear: string[], answer: string) => {
      const realm = new Magical()
      const one = realm.put(id, OPEN)
      for (const piece of gear) realm.give(one, piece, true)
      if (id === 'elf') one.chits[0] = 'fatigued'
      realm.do(alertActivity(realm.table, one), [answer])
      return [one.owned.map(({ alerted }) => alerted), one.magic!.alerted, one.berserk, one.chits.indexOf('fatigued')]
    }
    expect(alerts('berserker', ['mace-1'], 'turn')).toEqual([[true], [], false, -1])
    expect(alerts('berserker', ['mace-1'], 'berserk')).toEqual([[false], [], true, 9])
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    realm.give(elf, 'mace-1', true)
    elf.chits[5] = 'fatigued'
    const chits = alertsOf(realm.table, elf).flatMap(({ act }) => (act.kind === 'alert-chit' ? [act.chit] : []))
    expect(chits).not.toContain(5)
    expect(chits).toContain(0)
    const option = alertsOf(realm.table, elf).find(({ act }) => act.kind === 'alert-chit')!
    realm.do(alertActivity(realm.table, elf), [option.id])
    expect([elf.owned[0]!.alerted, elf.magic!.alerted, elf.berserk]).toEqual([false, [0], false])
    const bare = new Magical()
    const captain = bare.put('captain', OPEN)
    expect(bare.do(alertActivity(bare.table, captain))).toBe(false)
    // In another form he can't alert anything.
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'lion' })
    expect(alertsOf(realm.table, elf)).toEqual([])
  },
)

rule(
  ['9.1.2', '16.1.5'],
  'a character who is already unhidden or whose weapon already shows that side causes no event',
  () => {
    const { table, who } = field({
      heroes: [{ id: 'captain', gear: ['helmet-1', '(mace-1)', 'short-sword-1'] }, { id: 'elf' }],
    })
    const told = () => table.events.splice(0).map(({ kind }) => kind)
    told()
    const captain = who('captain')
    unhide(table, captain, '16.1.5')
    unhideAnybody(table, 'captain', 0, '16.1.5')
    expect(told()).toEqual([])
    captain.hidden = true
    unhideAnybody(table, 'captain', 0, '16.1.5')
    captain.hidden = true
    unhide(table, captain, '16.1.5')
    expect([told(), captain.hidden]).toEqual([['unhides', 'unhides'], false])
    turnWeapon(table, captain, true, '15.5.4')
    turnWeapon(table, captain, true, '15.5.4')
    expect(captain.owned.map(({ alerted }) => alerted)).toEqual([false, false, true])
    expect(told()).toEqual(['turns-weapon'])
    turnWeapon(table, who('elf'), true, '15.5.4')
    expect(told()).toEqual([])
  },
)

rule(
  '26.3',
  'an ambush counts as a missile attack if the active weapon shoots, no matter what else is worn or carried',
  () => {
    const by = (...gear: string[]) => {
      const { who } = field({ heroes: [{ id: 'captain', gear }] })
      return shoots(who('captain'))
    }
    expect([by('helmet-1', 'light-bow-1'), by('(mace-1)', 'light-bow-1'), by('(light-bow-1)', 'mace-1'), by()]).toEqual(
      [true, true, false, false],
    )
  },
)

rule(['26.25', '17.1.3'], 'modifiers are logged with the roll, and rolling without a table is an error', () => {
  const { table, state } = field({ heroes: [{ id: 'captain' }] })
  state.forced = [4, 2]
  const shot = blow('captain', 'wolf-1', 'thrust', 'M4', { fumble: { dice: 2, modifier: -1 } })
  expect(rollAim(table, shot, 3, 0)).toBe(6)
  expect(table.events.at(-1)).toMatchObject({ kind: 'aims', table: 'fumble', dice: [4, 2], modifier: 2, result: 6 })
  const plain = blow('captain', 'wolf-1', 'thrust', 'M4')
  expect(() => rollMissile(table, plain, 0)).toThrow('captain did not shoot a missile')
  expect(() => rollAim(table, plain, 3, 0)).toThrow('captain has nothing to roll for')
})

rule('23.12.1', 'Battle Bracelets turn an attack that was played, or leave it as it is', () => {
  const set = () =>
    field({ heroes: [{ id: 'swordsman', gear: ['thrusting-sword-1', 'battle-bracelets'] }], monsters: ['ogre-1'] })
  const turns = (attack: boolean, target: string | null) => {
    const one = set()
    const piece = { kind: 'chit', chit: 9 } as const
    Object.assign(one.round('swordsman'), { target, attack: attack ? { piece, box: 0 } : null })
    return asked(askToMoveAttack(one.table, one.combat, one.who('swordsman')))?.[0] ?? null
  }
  expect([turns(false, 'ogre-1'), turns(true, null), turns(false, null)]).toEqual([null, null, null])
  // Absent characters do not move out of the way.
  expect([turns(true, 'ogre-1'), turns(true, 'ghost-1')]).toEqual(['bracelets', 'bracelets'])
  const one = set()
  const attack = { piece: { kind: 'chit', chit: 9 } as const, box: 0 as const }
  Object.assign(one.round('swordsman'), { target: 'ogre-1', attack })
  const turning = askToMoveAttack(one.table, one.combat, one.who('swordsman'))
  turning.next()
  expect(turning.next({ seat: 0, id: 'stay' }).done).toBe(true)
  expect(one.round('swordsman').attack).toEqual({ ...attack, box: 0 })
})

rule('23.12.2', 'the Elusive Cloak turns a maneuver if every attack on it is slow, but not a DUCK', () => {
  const set = (chit: number | null, ...monsters: string[]) => {
    const one = field({ heroes: [{ id: 'dwarf', gear: ['elusive-cloak'] }, { id: 'elf' }], monsters })
    putPiecesOn(one.combat, 'dwarf', monsters)
    const maneuver = chit === null ? null : ({ piece: { kind: 'chit', chit }, box: 0 } as const)
    one.round('dwarf').maneuver = maneuver && { ...maneuver }
    return one
  }
  const turns = (one: Field) => asked(askToMoveManeuver(one.table, one.combat, one.who('dwarf')))?.[0] ?? null
  // An Ogre strikes at 5, a Wolf at 4; MOVE H6 is not a DUCK.
  expect([turns(set(1, 'ogre-1')), turns(set(1, 'ogre-1', 'wolf-1')), turns(set(1, 'wolf-1'))]).toEqual([
    'cloak',
    null,
    null,
  ])
  expect([turns(set(0, 'ogre-1')), turns(set(null, 'ogre-1'))]).toEqual([null, null])
  const other = set(1, 'ogre-1')
  putPiecesOn(other.combat, 'elf', ['wolf-1'])
  expect(turns(other)).toBe('cloak')
  const comesTo = (answer: string) => {
    const one = set(1, 'ogre-1')
    const turning = askToMoveManeuver(one.table, one.combat, one.who('dwarf'))
    turning.next()
    turning.next({ seat: 0, id: answer })
    return [one.round('dwarf').maneuver!.box, one.table.events.filter(({ kind }) => kind === 'moves-maneuver').length]
  }
  expect([comesTo('stay'), comesTo('duck')]).toEqual([
    [0, 0],
    [2, 1],
  ])
})

rule(
  ['16.1.4', '21.1.3', '20.8.1'],
  'nobody can target a character they cannot see, or anyone protected by a spell or wish for peace',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    realm.put('dwarf', OPEN, { hidden: true })
    realm.put('witch', OPEN)
    realm.stand('wolf-1', OPEN)
    const combat = realm.fightAt(OPEN)
    const targets = () => targetsOf(realm.state, combat, elf)
    expect(targets()).toEqual(['wolf-1', 'witch'])
    elf.foundEnemies = true
    expect(targets()).toEqual(['wolf-1', 'dwarf', 'witch'])
    bewitch(realm, 'melt-into-mist', 'witch', on('witch'))
    expect(targets()).toEqual(['wolf-1', 'dwarf'])
    realm.state.peace = [OPEN]
    expect(realm.asked(nameTarget(realm.table, combat, elf))).toBeNull()
    realm.state.peace = []
    expect(realm.asked(nameTarget(realm.table, combat, elf))?.topic).toBe('target')
    bewitch(realm, 'peace', 'witch', on('elf'))
    expect(targets()).toEqual([])
    expect(realm.asked(nameTarget(realm.table, combat, elf))).toBeNull()
  },
)
