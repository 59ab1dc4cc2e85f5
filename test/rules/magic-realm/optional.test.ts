import { expect } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { claimVictory } from '../../../src/games/magic-realm/rules/day/farewell.ts'
import { deadlineOf } from '../../../src/games/magic-realm/rules/effects/missions.ts'
import { lowerRelation } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import { colorsOfDay } from '../../../src/games/magic-realm/rules/facts/colors.ts'
import { resolve } from '../../../src/games/magic-realm/rules/fight/resolution.ts'
import { treasureOf } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { leaderOf } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { begin } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import { chooseInSecret, takeCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { lastDayOf, OPTIONAL_RULES, type OptionalRule } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { beast, blow, fate, person } from './combat/pieces.ts'
import { Stage } from './combat/stage.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const playing =
  (...rules: readonly OptionalRule[]) =>
  (state: RealmState) =>
    Object.assign(state, { optional: rules })

rule('28.1.5', 'no rule of chapter 26 applies unless it is chosen', () => {
  const header = { game: 'magic-realm', rules: magicRealm.rules, seats: ['Ann'], seed: 'x', practice: false }
  expect(begin({ ...header, options: {} })).not.toHaveProperty('optional')
  expect(begin({ ...header, options: {} })).not.toHaveProperty('weeks')
  const all = Object.fromEntries(OPTIONAL_RULES.map(name => [name, 'yes']))
  expect(begin({ ...header, options: all }).optional).toEqual(OPTIONAL_RULES)
  // Wider grudges are grudges too: no option without an effect can be chosen.
  expect(begin({ ...header, options: { 'wide-grudges': 'yes' } }).optional).toEqual(['grudges', 'wide-grudges'])
  expect(() => begin({ ...header, options: { ambush: 'maybe' } })).toThrow(
    /no value "maybe" for "ambush"; the values are no, yes/,
  )
})

rule('26.1', 'harm equal to the vulnerability inflicts the higher of two dice in wounds instead of killing', () => {
  const outcome = (vulnerability: 'M' | 'H', hardy: boolean) => {
    const elf = person('elf', vulnerability, hardy ? { hardy: true } : {})
    const [struck] = resolve([blow('ogre-1', 'elf', 'smash', 'M4')], [elf, beast('ogre-1', 'M')], false, fate(5))
    return [struck!.outcome, elf.wounds, elf.dead]
  }
  expect(outcome('M', false)).toEqual(['kills', 0, true])
  expect(outcome('M', true)).toEqual(['wounds', 5, false])
  const stronger = person('elf', 'M', { hardy: true })
  resolve([blow('giant-1', 'elf', 'smash', 'H4')], [stronger, beast('giant-1', 'H')], false, fate())
  expect(stronger.dead).toBe(true)
})

rule('26.1', 'under the optional rule two dice set the number of wounds, which are taken in the Fatigue Step', () => {
  const stage = Stage.set({
    heroes: [{ id: 'captain' }],
    monsters: ['giant-bat-1'],
    prepare: playing('serious-wounds'),
  })
  // Light side up the Bat is faster than he is, and strikes as hard as he can endure.
  stage.until('wound', 'giant-bat-1')
  const [roll] = stage.all('table').filter(({ table }) => table === 'serious-wounds')
  expect(roll).toMatchObject({ rule: '26.1', character: 'captain', result: Math.max(...roll!.dice) })
  expect(stage.told('blow')).toMatchObject({ target: 'captain', outcome: 'wounds', wounds: roll!.result })
  expect(stage.who('captain').fate).toBe('alive')
})

rule('26.2', 'a turn that ends hidden turns up no chits, and brings only prowling monsters', () => {
  const realm = (hidden: boolean, rules: Partial<Record<OptionalRule, string>>) => {
    const made = new Realm(rules)
    made.lay('smoke-m', 'CV')
    made.state.prowling = [1]
    made.stand('wolf-1', 'CV4')
    made.state.prowling = [1, 2, 3, 4, 5, 6]
    const elf = made.put('elf', 'CV5', { hidden })
    made.do(endTurn(made.table, elf), hidden ? ['pass'] : [])
    return { up: made.state.chits['smoke-m']!.up, wolf: made.state.denizens['wolf-1']!.at }
  }
  expect(realm(false, { 'quiet-monsters': 'yes' })).toEqual({ up: true, wolf: 'CV5' })
  expect(realm(true, { 'quiet-monsters': 'yes' })).toEqual({ up: false, wolf: 'CV5' })
  expect(realm(true, {})).toEqual({ up: true, wolf: 'CV5' })
})

rule('26.2', 'all attackers can be in one row', () => {
  const rows = (...rules: OptionalRule[]) => {
    const stage = Stage.set({ heroes: [{ id: 'captain' }], monsters: ['wolf-1', 'wolf-2'], prepare: playing(...rules) })
    stage.until('place', 'wolf-1', 'wolf-2').say('thrust')
    return stage.options().filter(id => id !== 'spread')
  }
  expect(rows()).toEqual(['swing', 'smash'])
  expect(rows('free-rows')).toEqual(['thrust', 'swing', 'smash'])
  // A player with two in one row can still spread the rest.
  const three = Stage.set({
    heroes: [{ id: 'captain' }],
    monsters: ['wolf-1', 'wolf-2', 'wolf-3', 'wolf-4'],
    prepare: playing('free-rows'),
  })
  three.until('place', 'wolf-1', 'wolf-2', 'wolf-3', 'wolf-4').say('thrust', 'thrust', 'spread')
  expect(three.until('lure').all('blow').length).toBeGreaterThan(0)
})

rule('26.3', 'a shot from hiding at a single target can stay hidden with a HIDE roll, but a strike never does', () => {
  const hidden = (gear: string, dice: readonly number[], ...rules: OptionalRule[]) => {
    const stage = Stage.set({
      heroes: [{ id: 'elf', gear: [gear], hidden: true }],
      monsters: ['wolf-1'],
      prepare: playing(...rules),
    })
    stage.say('rounds').until('target')
    return stage
      .dice(...dice)
      .say('wolf-1')
      .who('elf').hidden
  }
  expect(hidden('light-bow-1!', [4, 2], 'ambush')).toBe(true)
  expect(hidden('light-bow-1!', [6, 2], 'ambush')).toBe(false)
  expect(hidden('light-bow-1!', [])).toBe(false)
  expect(hidden('short-sword-1', [], 'ambush')).toBe(false)
})

rule('26.6', 'if anyone is unhidden, monsters start the fight dark side up, but Tremendous ones light side up', () => {
  const dark = (hidden: boolean, ...rules: OptionalRule[]) => {
    const heroes = [{ id: 'captain', hidden }]
    const stage = Stage.set({ heroes, monsters: ['wolf-1', 't-troll-1', 'giant-1'], prepare: playing(...rules) })
    return [...stage.until(hidden ? 'rounds' : 'lure').combat.dark].sort()
  }
  expect(dark(false)).toEqual([])
  expect(dark(false, 'alerted-monsters')).toEqual(['giant-1.part', 'wolf-1'])
  expect(dark(true, 'alerted-monsters')).toEqual([])
})

rule(
  '26.12',
  'a group remembers its dead according to its attitude to the killer, and any rewards it was brought',
  () => {
    const stood = (group: string, ...rules: OptionalRule[]) => {
      const realm = new Realm({ encounter: '3', ...Object.fromEntries(rules.map(name => [name, 'yes'])) })
      const knight = realm.put('white-knight', 'CV5')
      lowerRelation(realm.state, knight, group)
      return knight.strained[group] ?? 0
    }
    // The Order are the White Knight's allies, the Lancers his friends, the Bashkars his enemies.
    expect([stood('order', 'grudges'), stood('lancers', 'grudges')]).toEqual([4, 2])
    expect([stood('bashkars', 'grudges'), stood('bashkars', 'grudges', 'wide-grudges')]).toEqual([0, 1])
    expect(stood('order')).toBe(0)
  },
)

rule(
  '26.12',
  'treachery costs five levels; a native killed in a fight costs levels depending on its friendship',
  () => {
    const captain = { id: 'captain', gear: ['great-axe-1!'] }
    const betrayed = Stage.set({
      heroes: [captain],
      natives: ['company-1>captain'],
      battles: [],
      prepare: playing('grudges'),
    })
    betrayed.until('target', 'done').say('company-1')
    expect(betrayed.who('captain').strained).toEqual({ company: 5 })
    const killed = Stage.set({
      heroes: [{ id: 'elf', gear: ['light-bow-1!'] }],
      natives: ['rogues-1'],
      battles: ['rogues>elf'],
      prepare: playing('grudges', 'wide-grudges'),
    })
    // The arrow arrives before he moves; a MISSILE roll of 1 makes it as strong as possible.
    killed.until('target', 'rogues-1').say('rogues-1', 'M4', 'smash').until('maneuver-row')
    killed.dice(1, 1, 1, 1, 1, 1, 1).until('lure')
    expect(killed.told('slain')).toMatchObject({ denizen: 'rogues-1' })
    expect(killed.who('elf').strained).toEqual({ rogues: 1 })
  },
)

rule('26.12', 'selling a group something it values gains a level, and buying it costs one', () => {
  const realm = new Realm({ grudges: 'yes' })
  const elf = realm.put('elf', 'CV5', { gold: 500 })
  realm.stand('lancers-hq', 'CV5')
  realm.give(elf, 'deft-gloves')
  const [group] = Object.keys(treasureOf('deft-gloves')!.reward)
  realm.stand(leaderOf(group!), 'CV5')
  realm.do(trade(realm.table, elf), [`sell to ${group}`, 'deft-gloves'])
  expect(elf.strained[group!]).toBe(-1)
})

rule(
  ['26.18', '5.1.1', '4.2.1'],
  'a game of a different length ends on the last day of its last week, and needs one more point than weeks',
  () => {
    const realm = new Realm({ weeks: '2' })
    expect([lastDayOf({}), lastDayOf(realm.state)]).toEqual([28, 14])
    const elf = realm.put('elf', 'CV5', { start: 'inn' })
    realm.state.phase = 'choices'
    realm.do(chooseInSecret(realm.table, 0, [elf]), ['1 1 0 1'])
    expect(elf.needs).toMatchObject({ great: 1, fame: 1, notoriety: 0, gold: 1 })
    realm.state.day = 14
    expect(deadlineOf(realm.state, 'quest')).toBe(14)
    realm.state.phase = 'midnight'
    realm.do(turn(realm.table))
    expect(realm.state.result?.text).toBe('month')
  },
)

rule(['5.1.4', '5.1.3'], 'in a longer game a seventh day is white in the first month and black in the second', () => {
  expect(colorsOfDay({ day: 7 })).toEqual(['white', 'black'])
  expect([7, 35, 42, 56].map(day => colorsOfDay({ day, weeks: 8 }))).toEqual([['white'], ['black'], ['grey'], ['gold']])
})

rule('26.19', 'a player who has met every goal can end the game at Midnight', () => {
  const realm = new Realm({ 'sudden-death': 'yes' })
  const needs = { great: 0, spells: 0, fame: 1, notoriety: 0, gold: 0 }
  const elf = realm.put('elf', 'CV5', { needs, fame: 9, gold: 100 })
  expect(realm.do(claimVictory(realm.table))).toBe(false)
  elf.fame = 10
  expect(realm.do(claimVictory(realm.table), ['play-on'])).toBe(false)
  realm.state.phase = 'midnight'
  realm.do(turn(realm.table), ['end-month'])
  expect(realm.state.result).toMatchObject({ text: 'claimed', winners: [0] })
  const without = new Realm()
  without.put('elf', 'CV5', { needs, fame: 10, gold: 100 })
  expect(without.do(claimVictory(without.table))).toBe(false)
})

rule('26.27', 'if nobody records, everyone chooses phases one at a time', () => {
  const realm = new Realm({ unwritten: 'yes' })
  realm.state.phase = 'characters'
  realm.do(takeCharacter(realm.table, 0), ['magician'])
  const [magician] = realm.state.characters
  Object.assign(magician!, { place: { kind: 'clearing', clearing: 'CV5' }, hidden: false })
  realm.do(recordTurns(realm.table))
  expect(magician!.plan).toEqual([])
  realm.state.draw = ['magician']
  realm.state.phase = 'daylight'
  realm.do(daylight(realm.table))
  realm.dice(3, 3)
  const asked = realm.asked(daylight(realm.table))
  expect(asked?.ids).toEqual(expect.arrayContaining(['hide', 'search', 'rest']))
})
