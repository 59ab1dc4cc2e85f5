import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { evening, sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { activate } from '../../../../src/games/magic-realm/rules/effects/activating.ts'
import { alertsOf } from '../../../../src/games/magic-realm/rules/effects/alert.ts'
import { chitsOf } from '../../../../src/games/magic-realm/rules/facts/chits.ts'
import { fighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { armorMet } from '../../../../src/games/magic-realm/rules/fight/armor.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { ownedBy, type RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { type Hero, Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

const fighter = (hero: Hero) => fighterIn(Stage.set({ heroes: [hero] }).state, hero.id)
const CALM = [1, 1]

rule(
  '15.5.8',
  'an action puts on one belonging and takes off one, or abandons any number, however fast the attackers are',
  () => {
    const stage = Stage.set({
      heroes: [{ id: 'white-knight', gear: ['great-sword-1', '(mace-1)', '(helmet-1)'] }],
      monsters: ['wolf-1'],
    })
    stage.until('action')
    expect(stage.options()).toEqual(
      expect.arrayContaining(['activate mace-1', 'activate helmet-1', 'deactivate great-sword-1', 'abandon mace-1']),
    )
    stage.say('activate helmet-1')
    // One more can be deactivated, none activated, and nothing abandoned.
    expect([stage.asked, stage.options()]).toEqual(['white-knight more-gear', ['done', 'deactivate great-sword-1']])
    stage.say('deactivate great-sword-1')
    expect(stage.gear('white-knight')).toEqual(['(great-sword-1)', '(mace-1)', 'helmet-1'])
    const light = Stage.set({ heroes: [{ id: 'elf', gear: ['(golden-crown)', '(mace-1)'] }] })
    light.say('rounds', 'abandon golden-crown')
    expect(light.options()).toEqual(['done', 'abandon mace-1'])
    light.say('abandon mace-1')
    expect(light.state.piles.R1).toHaveLength(2)
  },
)

rule(['15.5.8', '2.3.9'], 'a weapon that is exchanged is unalerted', () => {
  const stage = Stage.set({ heroes: [{ id: 'white-knight', gear: ['great-sword-1!', '(mace-1)'] }] })
  stage.say('rounds', 'activate mace-1')
  expect(stage.gear('white-knight')).toEqual(['(great-sword-1)', 'mace-1'])
})

rule(
  '23.9.1',
  "Alchemist's Mixture is a missile of length eleven with Medium harm and three stars, at the chit's time",
  () => {
    const { weapon } = fighter({ id: 'elf', gear: ['alchemists-mixture'] })
    expect(weapon).toMatchObject({
      weight: 'N',
      length: 11,
      shoots: true,
      face: { harm: 'M', time: null, stars: 3 },
      alerted: null,
    })
  },
)

rule('23.9.2', 'vest, arm band, crown and Ointment stop blows from the directions that each protects', () => {
  const { armor } = fighter({
    id: 'white-knight',
    gear: ['bejeweled-dwarf-vest', 'golden-arm-band', 'golden-crown', 'ointment-of-steel'],
  })
  const met = ([0, 1, 2] as const).map(box => armorMet(armor, box))
  expect(met.map(piece => [piece?.id, piece?.toughness])).toEqual([
    ['bejeweled-dwarf-vest', 3],
    ['golden-arm-band', 2],
    ['golden-crown', 2],
  ])
  expect(armor.find(({ place }) => place === 'ointment')).toMatchObject({ covers: [0, 1, 2], toughness: 4, card: true })
})

rule('23.6.1', 'the Belt of Strength sets strength according to asterisks', () => {
  const strengths = (gear: string[]) =>
    chitsOf(Stage.set({ heroes: [{ id: 'dwarf', gear }] }).who('dwarf')).map(({ strength }) => strength)
  expect(strengths([])).toEqual(['T', 'H', 'H', 'T', 'H', 'H', 'H', 'T', 'H', 'T', 'T', 'T'])
  expect(strengths(['belt-of-strength'])).toEqual(['H', 'M', 'H', 'H', 'M', 'T', 'H', 'H', 'T', 'T', 'T', 'T'])
})

rule(
  '23.6.2',
  'the Draught and the Garb of Speed set times according to asterisks, and the Draught takes precedence',
  () => {
    const times = (...gear: string[]) =>
      [0, 1, 9].map(n => chitsOf(Stage.set({ heroes: [{ id: 'dwarf', gear }] }).who('dwarf'))[n]!.time)
    // One asterisk, none, and two.
    expect(times()).toEqual([3, 6, 5])
    expect(times('garb-of-speed')).toEqual([4, 5, 3])
    expect(times('garb-of-speed', 'draught-of-speed')).toEqual([3, 4, 2])
  },
)

rule('23.8.1', 'Boots and Gloves have their own strengths and times', () => {
  const boots = (id: string) => fighter({ id: 'elf', gear: [id] }).boots
  const gloves = (id: string) => fighter({ id: 'elf', gear: [id] }).gloves
  expect(
    ['elven-slippers', 'power-boots', 'quick-boots', 'seven-league-boots', 'shoes-of-stealth'].map(boots),
  ).toMatchObject([
    { strength: 'L', time: 2 },
    { strength: 'H', time: 4 },
    { strength: 'M', time: 3 },
    { strength: 'T', time: 5 },
    { strength: 'L', time: 3 },
  ])
  expect(['deft-gloves', 'gloves-of-strength', 'handy-gloves', 'power-gauntlets'].map(gloves)).toMatchObject([
    { strength: 'L', time: 2 },
    { strength: 'T', time: 5 },
    { strength: 'M', time: 3 },
    { strength: 'H', time: 4 },
  ])
})

rule(['23.10.1', '2.4.4'], 'a weapon potion works only on the weapon to which it was applied', () => {
  const potions = (on: string | null) =>
    fighterIn(
      Stage.set({
        heroes: [{ id: 'elf', gear: ['light-bow-1', 'oil-of-poison', 'ointment-of-bite', 'penetrating-grease'] }],
        prepare: state => {
          for (const piece of state.characters[0]!.owned.slice(1)) piece.on = on
        },
      }).state,
      'elf',
    ).weapon.potions
  expect(potions('light-bow-1')).toEqual({ dust: false, oil: true, bite: true, grease: true })
  expect(potions(null)).toEqual({ dust: false, oil: false, bite: false, grease: false })
})

rule('23.12.3', 'the Bracelets are decided before the Cloak', () => {
  const stage = Stage.set({
    heroes: [{ id: 'swordsman', gear: ['thrusting-sword-1', 'battle-bracelets', 'elusive-cloak'] }],
    monsters: ['ogre-1'],
  })
  stage
    .until('attack', 'ogre-1')
    .say('L4', 'thrust', 'L4', 'duck')
    .dice(4, ...CALM)
    .say('swing')
  expect(stage.asked).toBe('swordsman bracelets')
  stage.say('stay')
  expect(stage.asked).toBe('swordsman cloak')
})

rule('17.1.3', 'Aim subtracts one from a MISSILE roll', () => {
  for (const id of ['amazon', 'black-knight', 'captain'])
    expect(fighter({ id, gear: ['light-bow-1'] }).missile).toEqual({ dice: 2, modifier: -1 })
  expect(fighter({ id: 'white-knight', gear: ['light-bow-1'] }).missile).toEqual({ dice: 2, modifier: 0 })
})

rule('17.1.3', 'the Archers roll one die with bow and crossbow, and two with the Mixture', () => {
  for (const id of ['elf', 'woods-girl']) {
    for (const bow of ['light-bow-1', 'medium-bow-1', 'crossbow-1'])
      expect(fighter({ id, gear: [bow] }).missile).toEqual({ dice: 1, modifier: 0 })
    expect(fighter({ id, gear: ['alchemists-mixture'] }).missile).toEqual({ dice: 2, modifier: 0 })
  }
})

rule(['12.2.1', '24.4'], 'an ALERT phase turns a weapon, or plays BERSERK', () => {
  const alerts = (hero: Hero) => {
    const { state } = Stage.set({ heroes: [hero] })
    return alertsOf({ state }, state.characters[0]!).map(({ id }) => id)
  }
  expect(alerts({ id: 'elf', gear: ['light-bow-1'] })).toEqual(['turn'])
  expect(alerts({ id: 'elf' })).toEqual([])
  expect(alerts({ id: 'berserker', gear: ['great-axe-1'] })).toEqual(['turn', 'berserk'])
  expect(alerts({ id: 'berserker', berserk: true })).toEqual([])
})

rule('14.3.3', 'after a wish for peace nobody attacks, and monsters red side up let go', () => {
  const stage = Stage.set({
    heroes: [{ id: 'elf', gear: ['light-bow-1!'] }],
    monsters: ['giant-1'],
    prepare: state => {
      state.peace = ['R1']
    },
  })
  expect(stage.asked).toBe('Ann rounds')
  stage.say('rounds').until('maneuver')
  expect(stage.all('assigned')).toEqual([])
  stage.until('rounds').say('rounds').until('rounds')
  expect(stage.over).toBe('quiet')
})

rule(
  ['14.1.2', '14.1.3', '14.1.5'],
  "each clearing with a character has its evening, but roadways and empty clearings don't",
  () => {
    const { state } = Stage.set({
      heroes: [
        { id: 'elf' },
        { id: 'dwarf', place: { kind: 'clearing', clearing: 'R3' } },
        { id: 'amazon', place: { kind: 'road', way: 'R1-2', from: 'R1' } },
        { id: 'captain', place: { kind: 'clearing', clearing: 'R3' } },
      ],
      monsters: ['wolf-1'],
      prepare(realm) {
        realm.denizens['wolf-1']!.at = 'R5'
      },
    })
    const realm = copy(state)
    sunset(new Table<RealmState, RealmEvent>(realm))
    expect([...realm.evenings].sort()).toEqual(['R1', 'R3'])
    expect(beginCombat(realm, 'R3').order).toEqual(['dwarf', 'captain'])
  },
)

rule(
  ['2.3.4', '2.3.5'],
  'one weapon and one piece of armor of each kind can be active at a time, in addition to armor cards',
  () => {
    const gear = ['mace-1', 'helmet-1', 'golden-crown', '(axe-1)', '(gold-helmet-1)', '(shield-1)']
    const character = Stage.set({ heroes: [{ id: 'white-knight', gear }] }).who('white-knight')
    for (const id of ['axe-1', 'gold-helmet-1', 'shield-1']) activate(character, ownedBy(character, id)!)
    expect(character.owned.filter(({ active }) => active).map(({ id }) => id)).toEqual([
      'golden-crown',
      'axe-1',
      'gold-helmet-1',
      'shield-1',
    ])
    // With none he has a dagger.
    expect(fighter({ id: 'white-knight', gear: ['(mace-1)'] }).weapon.id).toBeNull()
  },
)

rule('2.3.13', 'a horse that is killed leaves the game', () => {
  const stage = Stage.set({ heroes: [{ id: 'captain', gear: ['pony-1', 'mace-1'] }], monsters: ['ogre-1'] })
  stage
    .until('maneuver')
    .say('walk', 'duck')
    .dice(4, ...CALM)
    .say('smash')
  expect([stage.told('blow')?.outcome, stage.gear('captain'), stage.state.lost]).toEqual([
    'kills-horse',
    ['mace-1'],
    ['pony-1'],
  ])
})

rule(
  '14.3.6',
  'after the last round everyone there can rearrange belongings, even if blocked, and nothing stays dark side up',
  () => {
    const realm = new Realm({ encounter: '2' })
    const elf = realm.put('elf', 'CV5', { blocked: true, hidden: true })
    realm.give(elf, 'helmet-1')
    realm.stand('wolf-1', 'CV5')
    Object.assign(realm.state, { phase: 'evening', evenings: ['CV5'], fought: false })
    // While hidden he cannot be assigned: quiet rounds are skipped, and the fight is over.
    expect(realm.asked(evening(realm.table))).toMatchObject({ topic: 'rounds' })
    realm.do(evening(realm.table), ['nothing'])
    expect(realm.state).toMatchObject({ combat: null, fought: true })
    expect(realm.asked(evening(realm.table))).toMatchObject({ topic: 'evening' })
  },
)
