import { expect } from 'vitest'
import { combatStep } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { applyHurricane, landDenizens } from '../../../../src/games/magic-realm/rules/combat/winds.ts'
import { recordTurns } from '../../../../src/games/magic-realm/rules/day/birdsong.ts'
import { daylight } from '../../../../src/games/magic-realm/rules/day/daylight.ts'
import { sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { isMoveRandom, rollLostRoute } from '../../../../src/games/magic-realm/rules/day/lost.ts'
import {
  createPhantasms,
  movePhantasm,
  phantasmPhases,
  recordPhantasm,
} from '../../../../src/games/magic-realm/rules/day/phantasm.ts'
import { startOptions, startPhase } from '../../../../src/games/magic-realm/rules/day/phase-start.ts'
import { choosesPhases } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { applyStorm } from '../../../../src/games/magic-realm/rules/day/storm.ts'
import { layCurse } from '../../../../src/games/magic-realm/rules/effects/curses.ts'
import { endSpell } from '../../../../src/games/magic-realm/rules/effects/ending.ts'
import { energizeSpells, setEnergized } from '../../../../src/games/magic-realm/rules/effects/energizing.ts'
import { freeSpellBoxes } from '../../../../src/games/magic-realm/rules/effects/spell-boxes.ts'
import { hasMagicSight } from '../../../../src/games/magic-realm/rules/facts/sight.ts'
import { isUnder, isWarded } from '../../../../src/games/magic-realm/rules/facts/spells.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { type Recorded, seesHidden } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, caster, casts, Magical, OPEN, on, PEAK, ready } from './evening.ts'

const rule = rulesOf('magic-realm')
const tile = (id: string) => ({ kind: 'tile', id }) as const
const phases = (...kinds: ('hide' | 'search' | 'rest')[]): Recorded[] =>
  kinds.map((kind, i) => ({ activity: { kind }, source: i < 2 ? 'basic' : 'sunlight' }))

rule(['21.2.3', '6.2.8'], 'under Prophecy a character records only FOLLOW, and chooses phases one at a time', () => {
  const { realm, one } = caster('druid', 'prophecy', 21)
  realm.put('elf', PEAK)
  casts(realm, one, 'prophecy', { 'spell-target': 'druid' })
  expect(choosesPhases(one)).toBe(true)
  realm.state.combat = null
  realm.state.day = 22
  realm.state.phase = 'birdsong'
  expect(realm.asked(recordTurns(realm.table))!.topic).toBe('record')
  realm.state.phase = 'daylight'
  realm.turnOf(one)
  one.plan = []
  expect(realm.asked(daylight(realm.table))).toMatchObject({ topic: 'record' })
  // If it is broken in the middle of his turn, it blocks him immediately.
  realm.turnOf(one, { free: true })
  endSpell(realm.table, realm.state.magic!.spells[0]!, 'broken', '20.10.1')
  realm.do(daylight(realm.table))
  expect(one.blocked).toBe(true)
})

rule(
  ['21.3.4', '22.6'],
  'dice send a Lost character somewhere, with no discoveries; a mountain costs the next MOVE; some rolls fail',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', 'R1')
    bewitch(realm, 'lost', 'elf', on('elf'))
    expect(isMoveRandom(realm.state, elf)).toBe(true)
    const turn = realm.turnOf(elf)
    // From R1 a road leads to R2 and R4, a hidden one elsewhere.
    const way = realm.do(rollLostRoute(realm.table, elf, turn), [], [2, 1])
    expect(way).not.toBeNull()
    expect(elf.place).toEqual({ kind: 'clearing', clearing: 'R2' })
    expect(elf.ways).toEqual([])
    elf.place = { kind: 'clearing', clearing: 'R1' }
    expect(realm.do(rollLostRoute(realm.table, elf, turn), [], [6, 6])).toBeNull()
    const climber = realm.put('dwarf', 'CG2')
    bewitch(realm, 'lost', 'elf', tile('CG'))
    expect(isMoveRandom(realm.state, climber)).toBe(true)
    const climb = realm.turnOf(climber, { played: 1 })
    climber.plan = [
      { activity: { kind: 'move', to: 'CG3' }, source: 'basic' },
      { activity: { kind: 'move', to: 'CG3' }, source: 'basic' },
    ]
    const [number] = [3, 5].filter(n => n > 0)
    realm.do(rollLostRoute(realm.table, climber, climb), [], [number!, 1])
    expect(climber.plan[1]!.activity.kind).toBe('blank')
    expect(realm.told('moves').at(-1)).toMatchObject({ target: 'CG3' })
  },
)

rule(
  '22.6',
  'a Lost beast of the woods goes to the clearing with the number rolled in its tile, even off the roads',
  () => {
    const stray = (from: string, number: number, beast?: 'frog', answers: readonly string[] = []) => {
      const realm = new Magical()
      const elf = realm.put('elf', from)
      bewitch(realm, 'lost', 'elf', on('elf'))
      if (beast) bewitch(realm, 'transform', 'elf', on('elf'), { result: beast })
      realm.do(rollLostRoute(realm.table, elf, realm.turnOf(elf)), answers, [number, 1])
      return elf.place.kind === 'clearing' ? elf.place.clearing : null
    }
    // No road connects CV1 and CV2.
    expect(stray('CV1', 2)).toBe('CV1')
    expect(stray('CV1', 2, 'frog')).toBe('CV2')
    // A road leads from CV1 to OW5; CV5 is in its tile.
    expect(stray('CV1', 5)).toBe('OW5')
    expect(stray('CV1', 5, 'frog', ['OW5'])).toBe('OW5')
    expect(stray('CV1', 5, 'frog', ['CV5'])).toBe('CV5')
    // Its own clearing is not a destination.
    expect(stray('CV5', 5, 'frog')).toBe('CV5')
    const realm = new Magical()
    const elf = realm.put('elf', 'CV1')
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'frog' })
    bewitch(realm, 'lost', 'elf', on('elf'))
    const dwarf = realm.put('dwarf', 'CV1')
    realm.state.war!.follows.dwarf = 'elf'
    elf.plan = [{ activity: { kind: 'move', to: 'CV2' }, source: 'basic' }]
    realm.turnOf(elf)
    realm.state.turn!.asks = false
    realm.do(realm.phase(), ['go-on'], [2, 1])
    // A follower on foot stays behind (8.7.2).
    expect([elf.place, dwarf.place]).toMatchObject([{ clearing: 'CV2' }, { clearing: 'CV1' }])
  },
)

rule(
  ['21.4.7', '22.5'],
  'dice decide how many outdoor phases Violent Storm costs, once a turn, as the player chooses; a roof shelters',
  () => {
    const { realm, one } = caster('sorceror', 'violent-storm', 21)
    const elf = realm.put('elf', 'R2')
    casts(realm, one, 'violent-storm', {}, [4, 2])
    expect(realm.state.magic!.spells[0]!.result).toBe('2')
    const turn = realm.turnOf(elf, { played: 1 })
    elf.plan = phases('hide', 'hide', 'search', 'rest')
    realm.do(applyStorm(realm.table, elf, turn), ['phase 4', 'phase 2'])
    expect(elf.plan.map(({ activity }) => activity.kind)).toEqual(['hide', 'blank', 'search', 'blank'])
    realm.do(applyStorm(realm.table, elf, turn))
    realm.state.dwellings.inn = 'R2'
    realm.do(applyStorm(realm.table, elf, realm.turnOf(elf, { played: 0 })))
    expect(realm.told('storms')).toHaveLength(1)
  },
)

rule(
  ['21.7.4', '15.5.9', '20.7.1', '8.2.1'],
  'Protection from Magic waits until used, for one phase or round during which no spell or curse works',
  () => {
    const { realm, one } = caster('elf', 'protection-from-magic', 28)
    realm.put('dwarf', PEAK)
    casts(realm, one, 'protection-from-magic', { 'spell-target': 'elf' })
    bewitch(realm, 'bad-luck', 'dwarf', on('elf'))
    one.curses = ['ashes']
    expect(isWarded(realm.state, on('elf'))).toBe(false)
    realm.state.combat = null
    realm.turnOf(one, { asks: true })
    one.plan = phases('hide')
    expect(startOptions(realm.state, one).map(({ id }) => id)).toContain('protect 1')
    realm.do(startPhase(realm.table, one), ['protect 1'])
    expect(isWarded(realm.state, on('elf'))).toBe(true)
    expect(isUnder(realm.state, 'bad-luck', on('elf'))).toBe(false)
    expect(one.curses).toEqual([])
    layCurse(realm.table, one, 'squeak', '22.1')
    realm.do(daylight(realm.table), [], [1, 1])
    expect(realm.told('spell-ends').at(-1)).toMatchObject({ spell: 'protection-from-magic', why: 'over' })
    expect(one.curses).toEqual(['ashes'])
    expect(realm.told('protects')).toMatchObject([{ seat: one.seat, rule: '21.7.4', character: 'elf' }])
    const two = caster('elf', 'protection-from-magic', 28)
    two.realm.put('dwarf', PEAK)
    casts(two.realm, two.one, 'protection-from-magic', { 'spell-target': 'elf' })
    const combat = two.realm.round(OPEN, { 'elf action': 'protect 1' })
    expect(isWarded(two.realm.state, on('elf'))).toBe(true)
    two.realm.fightOn(combat)
    expect(two.realm.state.magic!.spells).toEqual([])
  },
)

rule(['21.7.4', '22.1'], 'a Phase chit activated at the start of a phase already suspends curses in that phase', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { plan: phases('hide'), curses: ['squeak'] })
  bewitch(realm, 'protection-from-magic', 'elf', on('elf'))
  realm.turnOf(elf, { asks: true })
  realm.do(daylight(realm.table), ['protect 1'], [2, 3])
  expect(realm.told('blank')).toEqual([])
})

rule(
  ['21.6.7', '18.2.3', '9.5.1'],
  'under World Fades a character can hide after each round, and uses Magic Sight',
  () => {
    const { realm, one } = caster('sorceror', 'world-fades', 7)
    realm.put('elf', PEAK)
    casts(realm, one, 'world-fades', { 'spell-target': 'sorceror' })
    expect(one.hidden).toBe(false)
    expect(hasMagicSight(realm.state, one)).toBe(true)
    realm.state.combat!.step = 'disengaging'
    const combat = realm.state.combat!
    realm.state.forced = [2, 3]
    const step = realm.fightOn(combat)
    expect(step).toBeNull()
    expect(one.hidden).toBe(true)
  },
)

rule(
  ['20.7.2', '5.1.3', '20.10.7'],
  'a sleeping spell wakes as soon as its color is near its target, and on the day of its color',
  () => {
    const realm = new Magical()
    realm.color(7)
    const elf = realm.put('elf', OPEN)
    const illusion = bewitch(realm, 'illusion', 'elf', on('elf'), { energized: false })
    realm.do(energizeSpells(realm.table))
    expect(illusion.energized).toBe(false)
    realm.color(28)
    realm.do(energizeSpells(realm.table))
    expect(illusion.energized).toBe(true)
    expect(elf.fate).toBe('alive')
  },
)

rule(
  ['21.9.3', '20.6.4', '15.5.9a'],
  "the Carpet's spell is not cast: purple wakes it, breaking only puts it to sleep, and it flies at time 2",
  () => {
    const { realm, one } = caster('sorceror', 'dissolve-spell', 21)
    realm.put('elf', PEAK)
    realm.give(one, 'flying-carpet', true)
    realm.do(energizeSpells(realm.table))
    const [carpet] = realm.state.magic!.spells
    expect(carpet).toMatchObject({ spell: 'flying-carpet', energized: true })
    realm.round(OPEN, { 'sorceror maneuver': 'fly', 'sorceror maneuver-row': 'dodge' })
    expect(realm.told('plays-round').at(-1)!.maneuver).toMatchObject({ time: 2 })
    casts(realm, one, 'dissolve-spell', { 'spell-target': 'flying-carpet 1' })
    expect(carpet!.energized).toBe(false)
    expect(realm.state.magic!.spells).toContain(carpet)
    realm.do(energizeSpells(realm.table))
    expect(carpet!.energized).toBe(true)
    sunset(realm.table)
  },
)

rule(
  ['20.6.3', '21.9.3', '26.13'],
  "the Carpet's spell stays in play when the player whose character woke it takes another",
  () => {
    const { realm, one } = caster('sorceror', 'dissolve-spell', 21)
    Object.assign(realm.state, { optional: ['enhanced-magic'] })
    realm.give(one, 'flying-carpet', true)
    realm.do(energizeSpells(realm.table))
    const [carpet] = realm.state.magic!.spells
    // He leaves it where he died, and the player takes another character.
    realm.drop('flying-carpet', PEAK)
    realm.state.characters.splice(realm.state.characters.indexOf(one), 1)
    freeSpellBoxes(realm.table)
    setEnergized(realm.table, carpet!, false, '21.9.3')
    expect(realm.told('energizes').at(-1)).toMatchObject({ character: 'sorceror', seat: null, energized: false })
    setEnergized(realm.table, carpet!, true, '21.9.3')
    endSpell(realm.table, carpet!, 'broken', '21.9.3')
    expect(carpet!.energized).toBe(false)
  },
)

rule(
  ['21.6.4', '8.1.5', '6.2.7'],
  'a Phantasm joins its owner at Birdsong, takes its own turn of MOVE, PEER and ENCHANT, and vanishes at Sunset',
  () => {
    const { realm, one } = caster('sorceror', 'phantasm', 21)
    realm.put('elf', PEAK)
    casts(realm, one, 'phantasm', { 'spell-target': 'sorceror' })
    realm.state.combat = null
    realm.state.day = 22
    realm.state.phase = 'birdsong'
    createPhantasms(realm.state)
    expect(one.phantasm!.place).toEqual({ kind: 'clearing', clearing: OPEN })
    const kinds = new Set(phantasmPhases(realm.state, one).map(({ activity }) => activity.kind))
    expect([...kinds].sort()).toEqual(['enchant', 'move', 'peer'])
    realm.do(recordPhantasm(realm.state, one), ['R2', 'peer R2', 'done'])
    realm.do(movePhantasm(realm.table, one), [], [4, 1])
    expect(one.phantasm!.place).toEqual({ kind: 'clearing', clearing: 'R2' })
    expect([one.foundEnemies, one.phantasm!.foundEnemies]).toEqual([false, true])
    // A phantasm that has found hidden enemies helps only in its own clearing.
    expect(seesHidden(one)).toBe(false)
    one.place = { kind: 'clearing', clearing: 'R2' }
    expect(seesHidden(one)).toBe(true)
    sunset(realm.table)
    expect(one.phantasm).toBeUndefined()
  },
)

rule(
  ['21.4.4', '15.6.8', '8.6.6'],
  'Hurricane Winds carry off their target and all belongings before the next round; a denizen lands by day (D51)',
  () => {
    const { realm, one } = caster('sorceror', 'hurricane-winds', 21, PEAK)
    const elf = realm.put('elf', PEAK)
    realm.give(elf, 'suit-of-armor-1')
    const [beside] = boardOf(realm.state.tiles).neighbors.get('CG')!
    const combat = casts(realm, one, 'hurricane-winds', { 'spell-target': 'elf', winds: beside! })
    expect(elf.place.kind).toBe('clearing')
    combat.step = 'passing'
    realm.do(combatStep(realm.table, combat), ['rounds'])
    expect(elf.place).toMatchObject({ kind: 'air', tiles: ['CG', beside] })
    expect(elf.owned).toHaveLength(1)
    const wind = caster('sorceror', 'hurricane-winds', 21, PEAK)
    wind.realm.put('elf', OPEN)
    wind.realm.stand('wolf-1', PEAK)
    const fight = casts(wind.realm, ready(wind.one), 'hurricane-winds', {
      'spell-target': 'wolf-1',
      winds: beside!,
      maneuver: 'none',
    })
    if (wind.one.fate === 'alive') {
      applyHurricane(wind.realm.table, fight)
      expect(wind.realm.state.denizens['wolf-1']!.at).toBeNull()
      wind.realm.dice(1)
      landDenizens(wind.realm.table)
      expect(wind.realm.state.denizens['wolf-1']!.at).toBe(`${beside}1`)
      expect(wind.realm.state.magic!.spells).toEqual([])
    }
  },
)
