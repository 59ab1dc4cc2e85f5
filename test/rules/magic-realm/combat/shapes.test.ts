import { expect } from 'vitest'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { takeAction } from '../../../../src/games/magic-realm/rules/combat/actions.ts'
import { playMelee } from '../../../../src/games/magic-realm/rules/combat/plays.ts'
import { resolveBlows } from '../../../../src/games/magic-realm/rules/combat/striking.ts'
import { nameTarget } from '../../../../src/games/magic-realm/rules/combat/targeting.ts'
import {
  canTurnWeapon,
  fastestFighterIn,
  fighterIn,
  mayTurn,
} from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import { engagementOf, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN, on, ready } from '../magic/evening.ts'
import { serve } from '../serve.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight of a Witch, in the shape of the named monster if any, and a White Knight. */
function fight(absorbed: string | null, ...monsters: string[]) {
  const realm = new Magical()
  const witch = realm.put('witch', OPEN)
  const knight = realm.put('white-knight', OPEN)
  for (const id of monsters) realm.stand(id, OPEN)
  if (absorbed) bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed, woke: 1 })
  const combat = realm.fightAt(OPEN)
  return { realm, witch, knight, combat, round: (id: string) => engagementOf(combat, id)! }
}
type Fight = ReturnType<typeof fight>

const shape = (isDark: boolean, victim: string | null) => ({ witch: { isDark, victim } })

/** Returns the first question when all play in secret. */
const asksFirst = ({ realm, combat }: Fight) => realm.asked(playMelee(realm.table, combat))

rule('21.5.1', 'a monster form that is not Tremendous can show either side, and holds nobody', () => {
  const one = fight('ogre-1')
  expect(asksFirst(one)).toEqual({ topic: 'shape-side', ids: ['light', 'dark'] })
  const played = (side: string, isFirst = false) => {
    const scene = fight('ogre-1')
    if (!isFirst) scene.combat.shapes = { knight: { isDark: true, victim: null } }
    // The Witch moves at the speed of the side she shows: 5 for an Ogre's light side, 4 for its dark side.
    scene.realm.do(playMelee(scene.realm.table, scene.combat), [side, 'form-move', 'charge', 'none'])
    const [told] = scene.realm.told('plays-round')
    return [scene.combat.shapes, told!.maneuver?.time]
  }
  expect(played('dark')).toEqual([{ knight: { isDark: true, victim: null }, ...shape(true, null) }, 4])
  expect(played('dark', true)).toEqual([shape(true, null), 4])
  expect(played('light')).toEqual([{ knight: { isDark: true, victim: null }, ...shape(false, null) }, 5])
})

rule('21.5.1', 'nobody can turn a Tremendous form red side up, but one that is red side up can be turned down', () => {
  const one = fight('giant-1')
  expect(asksFirst(one)?.topic).toBe('maneuver')
  one.combat.shapes = shape(false, null)
  expect(asksFirst(one)?.topic).toBe('maneuver')
  one.combat.shapes = shape(true, 'white-knight')
  expect(asksFirst(one)?.topic).toBe('shape-side')
  // Others have no sides, and mist plays nothing.
  expect(asksFirst(fight(null))?.topic).toBe('maneuver')
  const beast = fight(null)
  bewitch(beast.realm, 'transform', 'witch', on('witch'), { result: 'lion' })
  expect(asksFirst(beast)?.topic).toBe('maneuver')
  const mist = fight(null)
  bewitch(mist.realm, 'melt-into-mist', 'witch', on('witch'))
  mist.realm.do(playMelee(mist.realm.table, mist.combat), ['none'])
  expect(mist.realm.told('plays-round').map(({ character, maneuver }) => [character, maneuver])).toEqual([
    ['witch', null],
    ['white-knight', null],
  ])
  expect(mist.combat.shapes).toBeUndefined()
})

rule('21.5.1', 'a form kept red side up still holds its victim; turned down, it lets go', () => {
  const side = (id: string, now: CombatState['shapes']) => {
    const scene = fight('giant-1')
    Object.assign(scene.combat, now ? { shapes: now } : {})
    scene.realm.do(playMelee(scene.realm.table, scene.combat), [...(id ? [id] : []), 'none', 'none'])
    return scene.combat.shapes
  }
  expect(side('dark', shape(true, 'white-knight'))).toEqual(shape(true, 'white-knight'))
  expect(side('light', shape(true, 'white-knight'))).toEqual(shape(false, null))
  expect(side('', undefined)).toEqual(shape(false, null))
})

rule(['16.2.12', '21.5.1'], 'the head or club of a form attacks the same target in its own row', () => {
  const played = (absorbed: string, answers: string[]) => {
    const scene = fight(absorbed)
    scene.round('witch').target = 'white-knight'
    scene.realm.do(playMelee(scene.realm.table, scene.combat), [...answers, 'none', 'none'])
    const { attack, second } = scene.round('witch')
    return [attack?.box, second, 'second' in scene.round('witch')]
  }
  expect(played('giant-1', ['form-attack', 'thrust', 'smash'])).toEqual([0, 2, true])
  expect(played('ogre-1', ['light', 'form-attack', 'swing'])).toEqual([1, undefined, false])
  const scene = fight('giant-1')
  scene.round('witch').target = 'white-knight'
  const asking = playMelee(scene.realm.table, scene.combat)
  asking.next()
  asking.next({ seat: 0, id: 'form-attack' })
  const step = asking.next({ seat: 0, id: 'thrust' })
  const [question] = step.done ? [] : step.value
  expect(question).toMatchObject({
    topic: 'attack-row',
    rule: '16.2.12',
    data: { character: 'witch', target: 'white-knight', second: true },
  })
})

/** Returns the Witch as a Tremendous monster that has hit its target. */
function struck(
  absorbed: string,
  target: string,
  prepare: (one: Fight) => void = () => {},
  before?: CombatState['shapes'],
) {
  const one = fight(absorbed, 'giant-2', 'wolf-1')
  putPiecesOn(one.combat, 'white-knight', ['giant-2', 'wolf-1'])
  Object.assign(one.round('witch'), { target, attack: { piece: { kind: 'gear', id: 'form-attack' }, box: 0 } })
  one.realm.give(one.knight, 'suit-of-armor-1', true)
  if (before) one.combat.shapes = before
  prepare(one)
  one.realm.state.forced = []
  resolveBlows(one.realm.table, one.combat)
  return one.combat.shapes
}

const away = (box: 0 | 1 | 2) => (one: Fight) =>
  void Object.assign(one.round('white-knight'), { maneuver: { piece: { kind: 'chit', chit: 3 }, box } })

rule(
  ['21.5.1', '17.3.6'],
  'a hit that does not kill turns a Tremendous form red side up until its victim is dead',
  () => {
    // An Octopus does Light harm at 4.
    expect(struck('octopus-1', 'white-knight')).toEqual(shape(true, 'white-knight'))
    expect(struck('octopus-1', 'white-knight', away(2))).toEqual(shape(false, null))
    expect(struck('octopus-1', 'wolf-1')).toEqual(shape(false, null))
    expect(struck('octopus-1', 'giant-2')).toEqual(shape(true, 'giant-2'))
    // A target that is not Tremendous turns nobody.
    expect(struck('viper-1', 'white-knight')).toBeUndefined()
    // One that holds a target continues, whether it hits or misses others.
    const other = { elf: { isDark: true, victim: null } }
    const held = { ...other, ...shape(true, 'giant-2') }
    const idle = (one: Fight) => void Object.assign(one.round('witch'), { target: null, attack: null })
    expect(struck('octopus-1', 'wolf-1', idle, held)).toEqual(held)
    expect(struck('octopus-1', 'wolf-1', idle, { ...other, ...shape(false, null) })).toEqual({
      ...other,
      ...shape(false, null),
    })
    // Its red side kills, and then holds nobody.
    expect(struck('octopus-1', 'giant-2', () => {}, { ...shape(true, 'giant-2') })).toEqual(shape(false, null))
    expect(struck('octopus-1', 'giant-2', idle, shape(true, 'dwarf'))).toEqual(shape(false, null))
  },
)

rule(['21.5.1', '16.5.3'], 'a blow by someone else, or a canceled one, turns no form red side up', () => {
  const chit = { kind: 'chit', chit: 10 } as const
  const knightHits = (target: string) => (one: Fight) => {
    Object.assign(one.round('white-knight'), { target, attack: { piece: chit, box: 0 } })
    Object.assign(one.round('witch'), { target: null, attack: null })
  }
  expect(struck('octopus-1', 'giant-2', knightHits('giant-2'))).toEqual(shape(false, null))
  // The Knight has killed it first: the dead hold nobody.
  const killsWitch = (one: Fight) => {
    one.combat.round = 2
    one.knight.strength = true
    Object.assign(one.round('white-knight'), { target: 'witch', attack: { piece: { kind: 'chit', chit: 6 }, box: 0 } })
    one.realm.give(one.knight, 'devil-sword-1', true).alerted = true
  }
  expect(struck('octopus-1', 'giant-2', killsWitch)).toEqual(shape(false, null))
})

rule(
  ['21.5.1', '18.3.6'],
  'a hireling that kills a character also kills the monster in its form, and its employer gets both bounties',
  () => {
    const one = fight('wolf-2', 'ogre-1')
    serve(one.realm.state, 'ogre-1', 'white-knight')
    putPiecesOn(one.combat, 'witch', ['ogre-1'])
    resolveBlows(one.realm.table, one.combat)
    expect([one.witch.fate, one.realm.state.denizens['wolf-2']!.dead]).toEqual(['dead', true])
    expect(one.realm.told('bounty').map(({ denizen, rule, kill }) => [denizen, rule, kill])).toEqual([
      ['witch', '18.3.6', 0],
      ['wolf-2', '18.3.6', 0],
    ])
  },
)

rule(['16.4.6', '21.4.3'], "a spell that hits leaves its caster's weapon as it was", () => {
  const realm = new Magical()
  realm.color(21)
  const sorceror = ready(realm.knows('sorceror', OPEN, ['fiery-blast']))
  Object.assign(realm.give(sorceror, 'short-sword-1', true), { alerted: true })
  realm.put('white-knight', OPEN)
  const [casting] = castingsOf(realm.state, sorceror, 9, 2)
  const answers = {
    'sorceror action': casting!.id,
    'spell-target': ['white-knight', 'done'],
    'sorceror attack-row': 'thrust',
    'white-knight maneuver': 'none',
  }
  realm.round(OPEN, answers, [6, 6])
  expect(realm.told('blow').map(({ by, hit }) => [by, hit !== null])).toEqual([['sorceror', true]])
  expect(sorceror.owned[0]!.alerted).toBe(true)
})

rule('21.5.1', 'a character who targets someone else, or nobody, lets go of the victim', () => {
  const names = (answer: string, victim: string | null = 'white-knight') => {
    const one = fight('giant-1', 'wolf-1')
    one.combat.shapes = shape(victim !== null, victim)
    one.realm.do(nameTarget(one.realm.table, one.combat, one.witch), [answer])
    return one.combat.shapes
  }
  expect(names('white-knight')).toEqual(shape(true, 'white-knight'))
  expect([names('wolf-1'), names('nobody')]).toEqual([shape(false, null), shape(false, null)])
  expect(names('wolf-1', null)).toEqual(shape(false, null))
})

rule(['21.5.1', '15.5.3'], 'the faster side of a form counts in the Encounter Step', () => {
  const swift = (absorbed: string | null) => {
    const { realm, witch } = fight(absorbed)
    const fighter = fastestFighterIn(realm.state, witch.id)
    return [mayTurn(fighter), fighter.boots?.time ?? null]
  }
  // An Ogre's dark side is faster, a Viper's too, a Wolf's slower; a Giant does not turn.
  expect(['ogre-1', 'viper-1', 'wolf-1', 'giant-1', 'winged-demon-1', null].map(swift)).toEqual([
    [true, 4],
    [true, 2],
    [true, 3],
    [false, 5],
    [false, 3],
    [false, null],
  ])
  // A Heavy Troll moves at 4 on both sides, and strikes at 4 on the light one.
  const troll = fight('h-troll-1')
  expect(fastestFighterIn(troll.realm.state, 'witch').weapon.face.time).toBe(4)
  const beast = fight(null)
  bewitch(beast.realm, 'transform', 'witch', on('witch'), { result: 'lion' })
  expect(mayTurn(fighterIn(beast.realm.state, 'witch'))).toBe(false)
})

rule('21.5.1', 'a character in monster form fights with the side that is up', () => {
  const one = fight('wolf-1')
  const times = () => {
    const { boots, weapon } = fighterIn(one.realm.state, 'witch')
    return [boots?.time, weapon.face.time]
  }
  expect(times()).toEqual([3, 4])
  one.combat.shapes = shape(true, null)
  expect(fighterIn(one.realm.state, 'witch').boots?.time).toBe(4)
  one.combat.shapes = shape(false, null)
  expect(times()).toEqual([3, 4])
  expect(canTurnWeapon(fighterIn(one.realm.state, 'witch'))).toBe(false)
})

/** Returns the Witch's options against these attackers. */
function actions(prepare: (one: Fight) => void, absorbed: string | null, ...attackers: string[]): string[] {
  const one = fight(absorbed, ...attackers)
  putPiecesOn(one.combat, 'witch', attackers)
  prepare(one)
  return one.realm.asked(takeAction(one.realm.table, one.combat, one.witch))?.ids ?? []
}

const flies = (ids: readonly string[]) => ids.some(id => id.startsWith('fly '))

rule(['15.6.8', '8.6.9'], 'a flyer can fly away if faster than all winged attackers, and cannot run', () => {
  const none = () => {}
  // A Heavy Flying Dragon moves at 4 light side up, a Giant Bat at 3, a Wolf at 3.
  const dragon = actions(none, 'h-flying-dragon-1')
  expect([flies(dragon), dragon.some(id => id.startsWith('run '))]).toEqual([true, false])
  expect(dragon).not.toContain('fly R')
  expect(flies(actions(none, 'h-flying-dragon-1', 'wolf-1'))).toBe(true)
  expect(flies(actions(none, 'h-flying-dragon-1', 'giant-bat-1'))).toBe(false)
  expect(flies(actions(none, 'h-flying-dragon-1', 'h-flying-dragon-2'))).toBe(false)
  const optional = (one: Fight) => void Object.assign(one.realm.state, { optional: ['optional-combat'] })
  expect(flies(actions(optional, 'h-flying-dragon-1', 'giant-bat-1'))).toBe(true)
  const held = (one: Fight) => one.combat.dark.push('t-spider-1')
  expect(flies(actions(none, 'h-flying-dragon-1', 't-spider-1'))).toBe(true)
  expect(flies(actions(held, 'h-flying-dragon-1', 't-spider-1'))).toBe(false)
})

/** Returns the Witch in the form of this beast, beside a monster or two. */
const asBeast =
  (result: string, more: (one: Fight) => void = () => {}) =>
  (one: Fight) => {
    bewitch(one.realm, 'transform', 'witch', on('witch'), { result })
    more(one)
  }

rule(['15.6.1', '15.6.10'], 'a beast runs into the woods from slower attackers', () => {
  const runs = (...attackers: string[]) => actions(asBeast('squirrel'), null, ...attackers).includes('run woods')
  // A squirrel moves at 2, as an Octopus does, a Spider at 3.
  expect([runs(), runs('t-spider-1'), runs('octopus-1')]).toEqual([true, true, false])
  const optional = (one: Fight) => void Object.assign(one.realm.state, { optional: ['optional-combat'] })
  expect(actions(asBeast('squirrel', optional), null, 'octopus-1')).toContain('run woods')
})

rule(['15.6.4', '15.6.8', '15.6.10'], 'a character who has flown or run away does nothing more in this round', () => {
  const gone = (prepare: (one: Fight) => void, absorbed: string | null, answer: (ids: string[]) => string) => {
    const one = fight(absorbed, 'giant-1')
    putPiecesOn(one.combat, 'witch', ['giant-1'])
    prepare(one)
    const ids = one.realm.asked(takeAction(one.realm.table, one.combat, one.witch))!.ids
    one.realm.do(takeAction(one.realm.table, one.combat, one.witch), [answer(ids)])
    return [one.round('witch').gone, one.combat.sheets.flatMap(({ boxes }) => boxes.flat()), where(one.witch)]
  }
  const fly = gone(
    () => {},
    'h-flying-dragon-1',
    ids => ids.find(id => id.startsWith('fly '))!,
  )
  expect(fly.slice(0, 2)).toEqual([true, []])
  expect(fly[2]).not.toBe('clearing')
  expect(gone(asBeast('squirrel'), null, () => 'run woods')).toEqual([true, [], 'woods'])
})

const where = ({ place }: Character): string => place.kind
