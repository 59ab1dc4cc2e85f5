import { expect } from 'vitest'
import { enchantments } from '../../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { actionsOf } from '../../../../src/games/magic-realm/rules/combat/actions.ts'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { chargesOf, deploymentsOf } from '../../../../src/games/magic-realm/rules/combat/deploying.ts'
import { applyAimedSpells } from '../../../../src/games/magic-realm/rules/combat/spells.ts'
import { applyHurricane } from '../../../../src/games/magic-realm/rules/combat/winds.ts'
import { startOptions } from '../../../../src/games/magic-realm/rules/day/phase-start.ts'
import { killDenizen } from '../../../../src/games/magic-realm/rules/effects/death.ts'
import { foeIn } from '../../../../src/games/magic-realm/rules/facts/bewitched.ts'
import { colorsReaching } from '../../../../src/games/magic-realm/rules/facts/colors.ts'
import { fastestFighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { brokenFightInvariant } from '../../../../src/games/magic-realm/rules/facts/fight-invariants.ts'
import { boardOf, waysAt } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { MAGIC_TYPES, SPELLS, spellOf } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { allOn, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, caster, casts, Magical, OPEN, on, onDenizen, PEAK, ready } from './evening.ts'

const rule = rulesOf('magic-realm')

rule('20.1.2', 'there are eight types of spells, and the color of a spell can differ from that of its type', () => {
  const types = new Set(SPELLS.flatMap(({ type }) => (type === null ? [] : [type])))
  expect([...types].sort()).toEqual([...MAGIC_TYPES].sort())
  expect(spellOf('prophecy')).toMatchObject({ type: 'II', color: 'purple' })
})

rule('20.2.3', 'the colors of the Chapel and cards do not reach the roadways out of their clearings', () => {
  const realm = new Magical()
  realm.state.day = 1
  realm.state.dwellings.chapel = OPEN
  const elf = realm.put('elf', OPEN)
  realm.give(elf, 'cloven-hoof', true)
  expect(colorsReaching(realm.state, elf.place)).toEqual(['white', 'black'])
  const [way] = waysAt(boardOf(realm.state.tiles), OPEN)
  expect(colorsReaching(realm.state, { kind: 'road', way: way!.id, from: OPEN })).toEqual([])
})

rule('12.3.11', "books and artifacts cannot be enchanted: only the character's own chits can", () => {
  const realm = new Magical()
  realm.color(7)
  const captain = realm.put('captain', OPEN)
  realm.give(captain, 'good-book', true)
  expect(enchantments(realm.state, captain, OPEN)).toEqual([])
})

rule(
  '15.4.8',
  'a character at peace cannot charge, nobody can charge mist, and hirelings can still be deployed',
  () => {
    const realm = new Magical()
    const knight = realm.put('white-knight', OPEN)
    realm.put('elf', OPEN)
    realm.stand('bashkars-1', OPEN)
    realm.state.war!.hires['bashkars-1'] = { employer: 'white-knight', since: 1, until: 14, hidden: false }
    const combat = beginCombat(realm.state, OPEN)
    expect(chargesOf(realm.state, combat, knight).targets).toEqual(['elf'])
    bewitch(realm, 'peace', 'elf', on('white-knight'))
    expect(chargesOf(realm.state, combat, knight).targets).toEqual([])
    expect(deploymentsOf(realm.state, combat, knight, 'bashkars-1')).toEqual(['elf'])
    bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
    expect(deploymentsOf(realm.state, combat, knight, 'bashkars-1')).toEqual([])
  },
)

rule('15.6.11', 'a character in mist form runs with Tremendous strength at time 4', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
  const combat = beginCombat(realm.state, OPEN)
  const { runners, roads } = actionsOf(realm.state, combat, elf, fastestFighterIn(realm.state, 'elf'), { spent: [] })
  expect(runners).toMatchObject([{ strength: 'T', time: 4 }])
  expect(roads.length).toBeGreaterThan(0)
})

rule('17.2.10a', 'something that is not an attack hits neither armor nor a horse', () => {
  const { realm, one } = caster('witch', 'power-of-the-pit', 7)
  const captain = realm.put('captain', OPEN)
  for (const armor of ['suit-of-armor-1', 'helmet-1', 'shield-1']) realm.give(captain, armor, true)
  casts(realm, one, 'power-of-the-pit', { 'spell-target': 'captain' }, [2, 2])
  expect(captain.fate).toBe('dead')
})

rule('20.5.4', "a Demon's spell never cancels another, however fast it is", () => {
  const { realm, one } = caster('sorceror', 'sense-danger', 21)
  realm.put('elf', PEAK)
  realm.stand('demon-1', OPEN)
  one.magic!.spells = [{ spell: 'world-fades', learned: false }]
  realm.color(7)
  casts(realm, ready(one), 'world-fades', { 'spell-target': 'sorceror', maneuver: 'none' })
  expect(realm.told('spell-lives').map(({ spell }) => spell)).toEqual(['world-fades'])
})

rule('20.5.6', 'nobody is offered the option to end their own spell', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  bewitch(realm, 'illusion', 'elf', on('elf'))
  realm.turnOf(elf)
  expect(startOptions(realm.state, elf)).toEqual([])
})

rule(
  ['20.7.2a', '20.10.6'],
  'until it is carried off, a denizen moves by the FLY chit of the winds; two equal winds cancel each other',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', PEAK)
    realm.stand('h-troll-1', PEAK)
    const winds = () => bewitch(realm, 'hurricane-winds', 'elf', onDenizen('h-troll-1'), { to: 'R' })
    winds()
    expect(foeIn(realm.state, 'h-troll-1')).toMatchObject({ light: { move: 1 }, dark: { move: 1 } })
    winds()
    applyHurricane(realm.table, beginCombat(realm.state, PEAK))
    expect(realm.state.magic!.spells).toEqual([])
    expect(realm.state.denizens['h-troll-1']!.at).toBe(PEAK)
    expect(elf.fate).toBe('alive')
  },
)

rule(
  ['16.2.2', '22.4'],
  'a target removed when a spell takes effect leaves every sheet and is no longer targeted',
  () => {
    const realm = new Magical()
    const captain = realm.put('captain', OPEN)
    realm.stand('wolf-1', OPEN)
    realm.stand('wolf-2', OPEN)
    const combat = realm.fightAt(OPEN)
    putPiecesOn(combat, captain.id, ['wolf-1', 'wolf-2'])
    combat.engagements[0]!.target = 'wolf-1'
    killDenizen(realm.table, 'wolf-1', null, '22.4')
    realm.do(applyAimedSpells(realm.table, combat))
    expect(combat.sheets.flatMap(allOn)).toEqual(['wolf-2'])
    expect(combat.engagements[0]!.target).toBeNull()
    expect(brokenFightInvariant(realm.state)).toBeNull()
  },
)
