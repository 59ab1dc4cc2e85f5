import { expect } from 'vitest'
import { ratedPlans } from '../../../../src/games/magic-realm/plans/combat/choices.ts'
import { roundOdds } from '../../../../src/games/magic-realm/plans/combat/round-odds.ts'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { meleeOf } from '../../../../src/games/magic-realm/rules/combat/plays.ts'
import { rollStumble } from '../../../../src/games/magic-realm/rules/effects/stumble.ts'
import { foeOf } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { fighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { blowsOf, bodiesOf } from '../../../../src/games/magic-realm/rules/facts/melee.ts'
import { aimModifier, aimRow } from '../../../../src/games/magic-realm/rules/fight/aiming.ts'
import type { Blow } from '../../../../src/games/magic-realm/rules/fight/blows.ts'
import { type Body, resolve } from '../../../../src/games/magic-realm/rules/fight/resolution.ts'
import { movePieces, riderPieces } from '../../../../src/games/magic-realm/rules/state/combat-pieces.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { WORDS } from '../../../../src/games/magic-realm/words/catalog.ts'
import { rollsIn } from '../../../../src/games/magic-realm/words/chances.ts'
import { sentenceIn } from '../../../../src/games/magic-realm/words/log.ts'
import { seedRandom, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Magical, OPEN, ready } from '../magic/evening.ts'
import { fightOdds } from './fight-odds.ts'
import { beast, blow, fate, fighter, person, worn } from './pieces.ts'
import { gripped, Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('magic-realm')

const DICE = { dice: 2, modifier: 0 } as const

/** Returns a blow in a game with optional combat. */
const aimed = (by: string, target: string, text: string, more: Partial<Blow> = {}): Blow =>
  blow(by, target, 'thrust', text, { fumble: DICE, ...more })

/** Returns the result of a blow with this roll. */
function struck(one: Blow, target: Body, roll: number) {
  const [result] = resolve([one], [beast(one.by, 'M'), target], false, fate(roll))
  return result!
}

const charge = (time: number) => ({ box: 0, time }) as const
const duck = (time: number) => ({ box: 2, time }) as const

/** Returns a fight with optional combat. */
const set = (options: StageOptions): Stage =>
  Stage.set({
    ...options,
    prepare(state: RealmState) {
      Object.assign(state, { optional: ['optional-combat'] })
      options.prepare?.(state)
    },
  })

rule('26.25', 'FUMBLE changes harm by the rows of its table; results below 1 count as 1 and above 10 as 10', () => {
  const levels = [-3, 1, 2, 3, 4, 6, 7, 8, 9, 10, 14].map(result => aimRow('fumble', result).levels)
  expect(levels).toEqual([2, 2, 1, 1, 0, 0, -1, -1, -2, null, null])
})

rule('26.25', 'the optional MISSILE table continues below 1 and above 6', () => {
  const levels = [-5, -2, -1, 0, 1, 2, 4, 5, 6, 7, 8, 12].map(result => aimRow('optional-missile', result).levels)
  expect(levels).toEqual([3, 3, 2, 1, 1, 0, 0, -1, -1, -2, -3, -3])
})

rule(
  '26.25',
  'a faster blow is aimed better, one that does not intercept worse; a target without a maneuver counts as slow',
  () => {
    expect(aimModifier({ time: 3, box: 0 }, charge(5))).toBe(-2)
    expect(aimModifier({ time: 3, box: 0 }, duck(5))).toBe(2)
    expect(aimModifier({ time: 6, box: 0 }, charge(4))).toBe(2)
    expect(aimModifier({ time: 3, box: 0 }, null)).toBe(-5)
  },
)

rule(['26.25', '17.1.1'], 'every strike that hits rolls on FUMBLE, by a denizen as well as by a character', () => {
  const elf = (maneuver: Body['maneuver']) => person('elf', 'H', { maneuver })
  // Time 4 against time 5 in its row: a roll of 4 becomes 3.
  expect(struck(aimed('ogre-1', 'elf', 'M4'), elf(charge(5)), 4)).toMatchObject({
    aimed: { table: 'fumble', result: 3, levels: 1 },
    harm: 3,
    outcome: 'kills',
  })
  // In another row it becomes 7.
  expect(struck(aimed('ogre-1', 'elf', 'M4'), elf(duck(5)), 4)).toMatchObject({
    aimed: { result: 7, levels: -1 },
    harm: 1,
    outcome: 'wounds',
  })
  // In the worst case no harm is left, even with stars.
  expect(struck(aimed('ogre-1', 'elf', 'H4**'), elf(duck(5)), 8)).toMatchObject({
    aimed: { result: 11, levels: null },
    harm: 0,
    outcome: 'harmless',
  })
  expect(struck(blow('ogre-1', 'elf', 'thrust', 'M4'), elf(charge(5)), 4)).not.toHaveProperty('aimed')
})

rule(['26.25', '17.1.7', '17.3.2'], 'a wish for strength and an outright kill need no roll', () => {
  expect(struck(aimed('elf', 'giant-1', 'N4', { exactly: 4 }), beast('giant-1', 'T'), 6)).toMatchObject({
    harm: 4,
    outcome: 'kills',
  })
  expect(struck(aimed('giant-1', 'elf', 'N4', { special: 'kill' }), person('elf', 'M'), 6).outcome).toBe('kills')
})

rule(['26.25', '17.1.3'], 'missiles roll on the optional MISSILE table instead', () => {
  const shot = aimed('archer-1', 'wolf-1', 'M1', { missile: DICE })
  // Time 1 against time 4 in its row: 3 less.
  expect(struck(shot, beast('wolf-1', 'H', { maneuver: charge(4) }), 2)).toMatchObject({
    missile: null,
    aimed: { table: 'optional-missile', result: -1, levels: 2 },
    harm: 4,
  })
})

rule(['26.25', '17.1.5'], "a missile goes through armor, loses a level at each piece, and doesn't damage it", () => {
  const hit = (harm: string, toughness: string, more: Partial<Body> = {}) => {
    const armor = [worn(`breastplate ${toughness}`), worn(`suit ${toughness}`)]
    const elf = person('elf', 'H', { armor, ...more })
    // Without a maneuver, time 4 is 4 less, and a roll of 6 becomes 2.
    const result = struck(aimed('archer-1', 'elf', `${harm}4`, { missile: DICE }), elf, 6)
    return { ...result, worn: elf.armor.map(({ damaged, destroyed }) => damaged || destroyed), dead: elf.dead }
  }
  // Less than its toughness: no effect.
  expect(hit('L', 'M')).toMatchObject({ outcome: 'holds', on: 'breastplate', wounds: 0 })
  // Exactly as much: a wound.
  expect(hit('M', 'M')).toMatchObject({ outcome: 'holds', on: 'breastplate', wounds: 1 })
  expect(hit('M', 'M', { greased: true }).wounds).toBe(0)
  // More: Medium harm reaches the suit, and stops there with a wound.
  expect(hit('H', 'M')).toMatchObject({ outcome: 'holds', on: 'suit', through: 1, harm: 2, wounds: 1 })
  // Tremendous harm goes through both, and Medium harm wounds him.
  const through = hit('T', 'M')
  expect(through).toMatchObject({ outcome: 'wounds', on: null, through: 2, harm: 2, wounds: 1, dead: false })
  expect(through.worn).toEqual([false, false])
  // Harm above Tremendous does not by itself kill through armor.
  expect(hit('T', 'T').outcome).toBe('holds')
  // Armor stops a blow as usual.
  const elf = person('elf', 'H', { armor: [worn('breastplate M')] })
  expect(struck(aimed('ogre-1', 'elf', 'M4'), elf, 8)).toMatchObject({ outcome: 'damages', on: 'breastplate' })
})

const horse = () => ({ id: 'horse', vulnerability: 3, armored: false, dead: false })

rule(['26.25', '17.2.2', '17.2.3'], 'a blow aimed past a horse strikes the rider; the maneuvers of both count', () => {
  const rider = () => beast('lancers-1', 'M', { mount: horse(), maneuver: charge(3), rider: duck(5) })
  // At the horse: 2 against 3 in its row, so one less.
  expect(struck(aimed('elf', 'lancers-1', 'H2'), rider(), 5)).toMatchObject({
    aimed: { result: 4 },
    on: 'horse',
    outcome: 'kills-horse',
  })
  // At the rider: the same, and 2 against 5 in another row.
  const past = struck(aimed('elf', 'lancers-1', 'H2', { atRider: true }), rider(), 5)
  expect(past).toMatchObject({ aimed: { result: 5 }, on: null, outcome: 'kills' })
  // The horse decides whether it hits.
  expect(struck(aimed('elf', 'lancers-1', 'H4', { atRider: true, box: 2 }), rider(), 5).outcome).toBe('misses')
})

rule(['26.25', '15.6.1'], 'a runner need not be faster than the attackers: STUMBLE decides if the run succeeds', () => {
  const runs = (...dice: number[]) => {
    const stage = set({ heroes: [{ id: 'captain' }], monsters: ['wolf-1', 'wolf-2'] })
    stage.until('action', 'wolf-1', 'wolf-2')
    const road = stage.options().find(id => id.startsWith('run '))!
    stage.say(road).dice(...dice)
    const slowest = stage.options().at(-1)!
    stage.say(slowest)
    return stage
  }
  const first = runs(3, 2)
  const [roll] = first.all('table').filter(({ table }) => table === 'stumble')
  const played = chitOf(first)
  const { time } = fighterIn(first.state, 'captain').chits.find(({ number }) => number === played)!
  // Two attackers, minus his advantage in speed over the Wolves.
  const wolves = foeOf('wolf-1').light.move!
  const modifier = 2 - (wolves - time)
  expect(time).toBeGreaterThanOrEqual(wolves)
  expect(roll).toMatchObject({ rule: '26.25', dice: [3, 2], modifier, result: 3 + modifier })
  const failing = runs(6, 6)
  expect(failing.all('stumbles')).toHaveLength(1)
  expect(failing.who('captain').place.kind).toBe('clearing')
  expect(failing.round('captain').spent).toHaveLength(1)
  const away = runs(1, 1)
  expect(away.all('stumbles')).toHaveLength(0)
  expect(away.who('captain').place.kind).toBe('road')
})

rule('26.25', 'the faster the fastest attacker, the likelier a stumble, but a 6 or more is safe', () => {
  const fall = (time: number, ...dice: number[]) => {
    const stage = set({ heroes: [{ id: 'captain' }], monsters: ['wolf-1', 'ogre-1'] })
    stage.until('action', 'wolf-1', 'ogre-1')
    const table = new Table<RealmState, RealmEvent>(structuredClone(stage.state))
    table.state.forced = dice
    const isFallen = rollStumble(table, table.state.combat!, table.state.characters[0]!, time)
    const rolls = table.events.flatMap(event => (event.kind === 'table' ? [event.modifier] : []))
    return [isFallen, ...rolls]
  }
  // The Wolf moves at 3 and the Ogre at 5: two attackers, and the Captain against the faster of them.
  expect(fall(4, 3, 1)).toEqual([false, 3])
  expect(fall(4, 4, 1)).toEqual([true, 3])
  expect(fall(2, 5, 1)).toEqual([false, 1])
  expect(fall(2, 6, 1)).toEqual([true, 1])
})

/** Returns the number of the chit that the Captain has played. */
function chitOf(stage: Stage): number {
  const { piece } = stage.round('captain').spent[0]!
  return piece.kind === 'chit' ? piece.chit : -1
}

rule(
  ['26.25', '17.3.2'],
  'a monster red side up still prevents running, and a character without attackers does not stumble',
  () => {
    const held = set({
      heroes: [{ id: 'captain', gear: ['mace-1'] }],
      monsters: ['giant-1'],
      prepare: gripped('giant-1', 'captain'),
    })
    expect(
      held
        .until('action')
        .options()
        .some(id => id.startsWith('run ')),
    ).toBe(false)
    const alone = set({ heroes: [{ id: 'captain' }] }).until('action')
    alone.say(alone.options().find(id => id.startsWith('run '))!)
    alone.say(alone.options()[0]!)
    expect(alone.all('table')).toHaveLength(0)
    expect(alone.who('captain').place.kind).toBe('road')
  },
)

rule(['26.25', '26.7'], 'a character who picks up something dropped by another in a fight can stumble too', () => {
  const stage = Stage.set({
    heroes: [{ id: 'captain' }],
    monsters: ['wolf-1'],
    prepare(state) {
      Object.assign(state, {
        optional: ['dropping', 'optional-combat'],
        dropped: [{ id: 'lost-keys', clearing: 'R1', by: null }],
      })
    },
  }).until('action', 'wolf-1')
  stage.say('pick-up lost-keys').dice(6, 6)
  stage.say(stage.options().at(-1)!)
  expect(stage.all('stumbles')).toHaveLength(1)
  expect(stage.state.dropped).toHaveLength(1)
})

const HORSE = {
  id: 'pony-1',
  vulnerability: 'M',
  armored: false,
  walk: { strength: 'H', time: 4 },
  gallop: { strength: 'M', time: 2 },
} as const

rule(
  ['26.25', '15.6.1', '15.4.6', '16.2.5'],
  'a character with an active horse can move only with it, except for a maneuver by the rider',
  () => {
    const rider = fighter(['MOVE M4', 'FIGHT M4'], {
      horse: HORSE,
      boots: { id: 'quick-boots', strength: 'M', time: 3 },
      fumble: DICE,
    })
    for (const use of ['run', 'charge', 'maneuver'] as const)
      expect(movePieces(rider, { spent: [] }, use, false).map(({ piece }) => piece.kind)).toEqual(['horse', 'horse'])
    // A character held by a monster can't play a horse.
    expect(movePieces(rider, { spent: [] }, 'maneuver', true).map(({ piece }) => piece.kind)).toEqual(['chit', 'gear'])
    expect(riderPieces(rider, { spent: [] }).map(({ piece }) => piece.kind)).toEqual(['chit', 'gear'])
    const { fumble: _fumble, ...usual } = rider
    expect(movePieces(usual, { spent: [] }, 'maneuver', false)).toHaveLength(4)
  },
)

rule('26.25', 'the rider plays the horse, and may maneuver on it', () => {
  const stage = set({ heroes: [{ id: 'captain', gear: ['pony-1', 'mace-1'] }], monsters: ['ogre-1'] })
  stage.until('maneuver', 'ogre-1')
  expect(stage.options()).not.toContain('none')
  stage.say('walk', 'duck')
  expect(stage.question().topic).toBe('rider')
  const [chit] = stage.options()
  stage.say(chit!)
  expect(stage.question().topic).toBe('rider-row')
  stage.say('charge').until('lure')
  const [played] = stage.all('plays-round')
  expect(played).toMatchObject({ maneuver: { box: 2 }, rider: { box: 0, piece: { kind: 'chit' } } })
  const told = sentenceIn(WORDS.in('en'), played!, ['Ann'])
  expect(told).toMatch(/ and MOVE .* in the saddle to charge \(/)
})

rule('26.25', 'an attack on a rider is aimed either at the horse or past it', () => {
  const stage = set({
    heroes: [{ id: 'captain', gear: ['mace-1'] }],
    natives: ['lancers-1'],
    battles: ['lancers>captain'],
  })
  stage.until('target').say('lancers-1').until('attack')
  stage.say(stage.options()[0]!, 'thrust')
  expect(stage.question().topic).toBe('strike-at')
  stage.say('rider').until('place')
  stage.until('lure', 'spread')
  const [played] = stage.all('plays-round')
  expect(played!.attack).toMatchObject({ atRider: true })
  const [own] = stage.all('blow').filter(({ by }) => by === 'captain')
  expect(own!.on).toBeNull()
  // Without the rule there is no question.
  const usual = Stage.set({
    heroes: [{ id: 'captain', gear: ['mace-1'] }],
    natives: ['lancers-1'],
    battles: ['lancers>captain'],
  })
  usual.until('target').say('lancers-1').until('attack')
  usual.say(usual.options()[0]!, 'thrust')
  expect(usual.question().topic).not.toBe('strike-at')
})

rule('26.25', 'the maneuver of a mounted native counts as well as that of the horse', () => {
  const stage = set({ heroes: [{ id: 'captain' }], natives: ['lancers-1'], battles: ['lancers>captain'] })
  stage.until('place')
  const body = bodiesOf(meleeOf(stage.state, stage.combat)).find(({ id }) => id === 'lancers-1')!
  expect(body.mount).not.toBeNull()
  expect(body.rider).not.toBeNull()
  expect(body.rider!.time).not.toBeNaN()
})

rule(['26.25', '21.4.3'], 'a Fiery Blast at time 0 loses a star and passes horses', () => {
  const blast = (optional: string) => {
    const realm = new Magical()
    if (optional === 'yes') Object.assign(realm.state, { optional: ['optional-combat'] })
    realm.color(21)
    const one = ready(realm.knows('sorceror', OPEN, ['fiery-blast']))
    realm.put('dwarf', OPEN)
    const [casting] = castingsOf(realm.state, one, 9, 2)
    realm.round(
      OPEN,
      {
        'sorceror action': casting!.id,
        'spell-target': ['dwarf', 'done'],
        'sorceror attack-row': 'thrust',
        'dwarf maneuver': 'none',
      },
      [1, 1],
    )
    return realm.told('blow').find(({ by }) => by === 'sorceror')!
  }
  const [usual, optional] = [blast('no'), blast('yes')]
  expect(optional.made!.stars).toBe(usual.made!.stars - 1)
  expect(optional.aimed!.table).toBe('optional-missile')
  expect(usual).not.toHaveProperty('aimed')
})

rule(
  ['26.25', '2.1.1'],
  'modifiers of all rolls apply to the FUMBLE of a character, but not to that of a denizen',
  () => {
    const stage = set({ heroes: [{ id: 'captain', gear: ['lucky-charm'] }], monsters: ['wolf-1'] })
    stage.until('action', 'wolf-1')
    expect(fighterIn(stage.state, 'captain').fumble).toEqual({ dice: 1, modifier: 0 })
    const [wolf] = meleeOf(stage.state, stage.combat).foes
    expect(wolf!.fumble).toEqual(DICE)
    const plain = Stage.set({ heroes: [{ id: 'captain' }], monsters: ['wolf-1'] }).until('action', 'wolf-1')
    expect(fighterIn(plain.state, 'captain')).not.toHaveProperty('fumble')
    expect(meleeOf(plain.state, plain.combat).foes[0]).not.toHaveProperty('fumble')
  },
)

rule('26.25', 'the rolls are shown with the rows of their tables, and logged', () => {
  const stage = set({ heroes: [{ id: 'captain', gear: ['mace-1'] }], monsters: ['ogre-1'] })
  // A target without a maneuver is hit.
  stage.until('never', 'ogre-1', 'none')
  const aims = stage.all('aims')
  expect(aims.length).toBeGreaterThan(0)
  const [roll] = rollsIn(WORDS.in('en'), {} as never, [aims[0]!])
  expect(roll!.rows).toHaveLength(6)
  expect(roll!.rows.filter(({ hit }) => hit)).toHaveLength(1)
  expect(roll!.rows.map(({ on }) => on)).toEqual(['1-', '2-3', '4-6', '7-8', '9', '10+'])
  expect(sentenceIn(WORDS.in('en'), aims[0]!, ['Ann'])).toMatch(/rolls on FUMBLE/)
})

rule('26.25', 'the odds of a round include each of these rolls, and the odds of a plan agree with the rules', () => {
  const stage = set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: ['axe-goblin-1'] })
  stage.until('target', 'axe-goblin-1')
  Object.assign(stage.round('elf'), {
    target: 'axe-goblin-1',
    attack: { piece: { kind: 'chit', chit: 11 }, box: 0 },
    maneuver: { piece: { kind: 'chit', chit: 9 }, box: 2 },
  })
  const melee = meleeOf(stage.state, stage.combat)
  const [own] = blowsOf(melee).filter(({ by }) => by === 'elf')
  const goblin = melee.foes.find(({ id }) => id === 'axe-goblin-1')!
  // The Elf rolls one die for his bow; from one row in three it intercepts the Goblin.
  const chance = (move: number) =>
    [0, 1, 2].reduce((sum, box) => {
      const added = aimModifier(own!, { box: box as 0 | 1 | 2, time: move })
      const deadly = [1, 2, 3, 4, 5, 6].filter(die => {
        const harm = own!.harm + own!.stars + aimRow('optional-missile', die + added).levels!
        return harm >= 2
      })
      return sum + deadly.length / 18
    }, 0)
  const odds = roundOdds(melee, 'elf', true)
  const usual = chance(goblin.light.move!)
  const turned = chance(goblin.dark.move!)
  expect(odds.kills).toBeCloseTo(usual * (25 / 36) + turned * (11 / 36))
  const fighterNow = melee.fighters[0]!
  const plans = ratedPlans(melee, fighterNow, { spent: [] }, { foe: goblin, dark: false }, true)
  const shooting = plans.find(({ plan }) => plan.attack?.piece.kind === 'chit' && plan.attack.piece.chit === 11)!
  expect(shooting.results.kills).toBeCloseTo(usual)
})

rule('26.25', 'fights can be simulated with these rules too', () => {
  const stage = set({
    heroes: [{ id: 'white-knight', gear: ['great-sword-1', 'suit-of-armor-1', 'warhorse-1'] }],
    natives: ['lancers-1'],
    battles: ['lancers>white-knight'],
  })
  const odds = fightOdds(stage.state, 'R1', 'white-knight', seedRandom('odds', 'fight'), { games: 6 })
  expect(odds.wins + odds.dies + odds.lasts).toBeCloseTo(1)
})
