import { expect } from 'vitest'
import { blockAfterPhase } from '../../../../src/games/magic-realm/rules/actions/blocking.ts'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { canLearn } from '../../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { recordablePhases } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { layCurse } from '../../../../src/games/magic-realm/rules/effects/curses.ts'
import { killCharacter } from '../../../../src/games/magic-realm/rules/effects/death.ts'
import { endSpell } from '../../../../src/games/magic-realm/rules/effects/ending.ts'
import { energizeSpells } from '../../../../src/games/magic-realm/rules/effects/energizing.ts'
import { mayAttack } from '../../../../src/games/magic-realm/rules/effects/forbidding.ts'
import { rollPitForDenizen } from '../../../../src/games/magic-realm/rules/effects/pit.ts'
import { foeIn } from '../../../../src/games/magic-realm/rules/facts/bewitched.ts'
import { denizensIn, fighterIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { formOf } from '../../../../src/games/magic-realm/rules/facts/forms.ts'
import { strengthOf } from '../../../../src/games/magic-realm/rules/facts/strength.ts'
import { placeOfCard } from '../../../../src/games/magic-realm/rules/facts/whereabouts.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, caster, casts, Magical, OPEN, on, onDenizen, PEAK, ready } from './evening.ts'

const rule = rulesOf('magic-realm')

rule(
  ['21.6.5', '20.9.3', '20.9.7', '22.4'],
  "Transform dice decide the beast; the target's goods are absorbed unchanged, and Enchanted cards still work",
  () => {
    const { realm, one } = caster('sorceror', 'transform', 21)
    const elf = realm.put('elf', OPEN)
    realm.give(elf, 'light-bow-1', true)
    realm.give(elf, 'cloven-hoof', true)
    casts(realm, ready(one), 'transform', { 'spell-target': 'elf' }, [4, 3])
    expect(formOf(realm.state, 'elf')).toEqual({ kind: 'beast', beast: 'squirrel' })
    expect([elf.owned, elf.gold, elf.formed]).toEqual([[], 0, 'beast'])
    expect(placeOfCard(realm.state, 'cloven-hoof')).toBe(OPEN)
    // Items he finds are kept apart until he changes back.
    realm.give(elf, 'helmet-1')
    endSpell(realm.table, realm.state.magic!.spells[0]!, 'broken', '20.10.1')
    expect(elf.owned.map(({ id, active }) => [id, active])).toEqual([
      ['light-bow-1', true],
      ['cloven-hoof', true],
      ['helmet-1', false],
    ])
    expect(elf.gold).toBe(10)
    bewitch(realm, 'transform', 'sorceror', on('elf'), { result: 'frog' })
    killCharacter(realm.table, elf, null, '19.2.1')
    expect(realm.state.piles[OPEN]).toEqual(['light-bow-1', 'cloven-hoof', 'helmet-1'])
  },
)

rule(
  ['20.9.2', '20.9.5', '6.2.4'],
  'a beast can only move, hide, search and follow; mist can neither search nor be followed',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    const dwarf = realm.put('dwarf', OPEN)
    realm.state.phase = 'birdsong'
    const kinds = () => new Set(recordablePhases(realm.state, elf, []).map(({ activity }) => activity.kind))
    const beast = bewitch(realm, 'transform', 'dwarf', on('elf'), { result: 'lion' })
    expect([...kinds()].sort()).toEqual(['follow', 'hide', 'move', 'search'])
    endSpell(realm.table, beast, 'broken', '20.10.1')
    bewitch(realm, 'melt-into-mist', 'dwarf', on('elf'))
    expect([...kinds()].sort()).toEqual(['follow', 'hide', 'move'])
    const guides = recordablePhases(realm.state, dwarf, []).filter(({ activity }) => activity.kind === 'follow')
    expect(guides).toEqual([])
  },
)

rule(
  ['20.9.6', '17.2.10', '16.2.12', '20.3.5'],
  "a transformed character fights with the form's attack and move, cannot cast, and dies as that form would",
  () => {
    const realm = new Magical()
    realm.color(28)
    const elf = realm.knows('elf', OPEN, ['illusion'])
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'lion' })
    const lion = fighterIn(realm.state, 'elf')
    expect(lion).toMatchObject({
      vulnerability: 'H',
      chits: [],
      gloves: { strength: 'H', time: 3 },
      boots: { time: 4 },
    })
    expect(castingsOf(realm.state, elf, 9, 9)).toEqual([])
    realm.stand('wolf-1', OPEN)
    // The Wolf would have killed the Elf; here it doesn't even wound.
    realm.round(
      OPEN,
      {
        'elf target': 'wolf-1',
        'elf attack': 'form-attack',
        'elf attack-row': 'thrust',
        'elf maneuver': 'form-move',
        'elf maneuver-row': 'charge',
        'elf place': 'thrust',
      },
      [4, 1, 1],
    )
    expect(realm.state.denizens['wolf-1']!.dead).toBe(true)
    expect([elf.fate, elf.chits.includes('wounded')]).toEqual(['alive', false])
  },
)

rule(['20.9.4', '8.4.6'], 'a creature carries with its own strength, mist carries nothing', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  const beast = bewitch(realm, 'transform', 'elf', on('elf'), { result: 'lion' })
  expect(strengthOf(realm.state, elf)).toBe('H')
  endSpell(realm.table, beast, 'broken', '20.10.1')
  bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
  expect(strengthOf(realm.state, elf)).toBe('N')
})

rule(
  ['20.9.1', '20.9.3'],
  'the strongest energized form (mist, beast or absorbed monster) applies; the others wait',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'wolf-1', woke: 1 })
    expect(formOf(realm.state, 'elf')).toMatchObject({ kind: 'monster', denizen: 'wolf-1' })
    const beast = bewitch(realm, 'transform', 'elf', on('elf'), { result: 'bird' })
    expect(elf.formed).toBe('beast')
    bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
    expect(elf.formed).toBe('mist')
    realm.state.magic!.spells.pop()
    endSpell(realm.table, beast, 'broken', '20.10.1')
    expect(elf.formed).toBe('monster')
  },
)

rule(
  ['21.6.3', '22.3.2', '13.1.1'],
  'mist neither attacks nor is attacked, cannot block, and is immune to spells, curses and the Pit',
  () => {
    const { realm, one } = caster('sorceror', 'melt-into-mist', 21)
    realm.stand('wolf-1', OPEN)
    realm.put('dwarf', PEAK)
    bewitch(realm, 'bad-luck', 'dwarf', on('sorceror'))
    one.curses = ['ashes']
    casts(realm, ready(one), 'melt-into-mist', { 'spell-target': 'sorceror' })
    expect(one.fate).toBe('alive')
    expect(mayAttack(realm.state, 'wolf-1', 'sorceror')).toBe(false)
    expect(one.curses).toEqual([])
    layCurse(realm.table, one, 'wither', '22.1')
    realm.state.combat = null
    realm.do(blockAfterPhase(realm.table, one))
    expect(one.blocked).toBe(false)
    realm.stand('wolf-2', OPEN)
    bewitch(realm, 'melt-into-mist', 'dwarf', onDenizen('wolf-2'))
    expect(denizensIn(realm.state, OPEN)).toEqual(['wolf-1'])
    rollPitForDenizen(realm.table, 'wolf-2', null, '17.3.7')
    expect(realm.state.denizens['wolf-2']!.dead).toBe(false)
    // While the spell is asleep, he is not mist and has the curse again.
    realm.state.day = 1
    midnight(realm.table)
    expect([one.formed, one.curses]).toEqual([undefined, ['ashes']])
  },
)

rule(
  ['21.5.1', '20.9.3'],
  'Absorb Essence absorbs a monster: the caster fights as it, with belongings inactive; it reappears when broken',
  () => {
    const { realm, one } = caster('witch', 'absorb-essence', 7)
    realm.put('elf', PEAK)
    realm.stand('giant-1', OPEN)
    realm.give(one, 'light-bow-1', true)
    casts(realm, ready(one), 'absorb-essence', { 'spell-target': 'giant-1' })
    expect(formOf(realm.state, 'witch')).toMatchObject({ kind: 'monster', denizen: 'giant-1' })
    expect(realm.state.denizens['giant-1']!.at).toBeNull()
    expect(one.owned.map(({ id, active }) => [id, active])).toEqual([['light-bow-1', false]])
    const [cast] = realm.state.magic!.spells
    expect(cast).toMatchObject({ targets: [on('witch')], absorbed: 'giant-1' })
    endSpell(realm.table, cast!, 'broken', '20.10.1')
    expect(realm.state.denizens['giant-1']).toMatchObject({ at: OPEN, dead: false })
  },
)

rule(
  ['21.5.1', '17.3.6', '16.2.12', '17.3.2'],
  'a Tremendous monster form holds its victim after a hit, strikes with its club, and can turn light side up',
  () => {
    const realm = new Magical()
    realm.put('witch', OPEN)
    const knight = realm.put('white-knight', OPEN)
    bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed: 'giant-1', woke: 1 })
    for (const armor of ['suit-of-armor-1']) realm.give(knight, armor, true)
    const fight = {
      'witch target': 'white-knight',
      'witch attack': 'form-attack',
      'witch attack-row': ['smash', 'thrust'],
      'witch maneuver': 'none',
      'white-knight maneuver': 'none',
    }
    const combat = realm.round(OPEN, fight)
    expect(realm.told('blow').map(({ by, box }) => [by, box])).toEqual([
      ['witch', 0],
      ['witch', 2],
    ])
    if (knight.fate !== 'alive') expect(combat.shapes!.witch!.isDark).toBe(false)
    else expect(combat.shapes!.witch).toEqual({ isDark: true, victim: 'white-knight' })
  },
)

rule(
  ['21.5.1', '18.3.3'],
  'killing a caster also kills the absorbed monster: its bounty is not multiplied, and there are two kills',
  () => {
    const realm = new Magical()
    realm.put('witch', OPEN)
    const knight = realm.put('white-knight', OPEN)
    bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed: 'wolf-1', woke: 1 })
    realm.give(knight, 'great-sword-1', true)
    realm.round(OPEN, {
      'white-knight target': 'witch',
      'white-knight attack': 'T4**',
      'white-knight attack-row': 'thrust',
      'witch maneuver': 'none',
      'witch shape-side': 'light',
    })
    expect(realm.state.denizens['wolf-1']!.dead).toBe(true)
    expect(knight.kills).toBe(2)
  },
)

rule(
  ['21.5.1', '9.4.5', '20.7.2', '5.1.3'],
  'the last absorbed monster to wake applies, or the chosen one; a Demon form can record spells of its type',
  () => {
    const realm = new Magical()
    realm.color(7)
    const elf = realm.put('elf', OPEN)
    bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'wolf-1', energized: false })
    bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'demon-1', energized: false })
    expect(canLearn(realm.state, elf, 'curse')).toBe(false)
    realm.do(energizeSpells(realm.table), ['demon-1'])
    expect(formOf(realm.state, 'elf')).toMatchObject({ denizen: 'demon-1' })
    expect(canLearn(realm.state, elf, 'curse')).toBe(true)
  },
)

rule(
  ['20.9.2', '20.9.3', '22.4', '20.4.5'],
  'a transformed denizen has new values and no horse, head or club; a Dragon form can be controlled as a Dragon',
  () => {
    const realm = new Magical()
    realm.color(21)
    const captain = realm.put('captain', OPEN)
    realm.stand('order-1', OPEN)
    bewitch(realm, 'transform', 'captain', onDenizen('order-1'), { result: 'dragon' })
    const foe = foeIn(realm.state, 'order-1')
    expect(foe).toMatchObject({ size: 'T', armored: true, light: { attack: { harm: 'T', time: 4 }, move: 4 } })
    realm.give(captain, 'dragonfang-necklace', true)
    expect(castingsOf(realm.state, captain, 9, 9).map(({ id }) => id)).toEqual([
      'cast control-dragon by dragonfang-necklace',
    ])
  },
)

rule(['20.9.3', '8.5.1'], 'a character who changes back in a cave has their horse there, inactive', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'CV5')
  const horse = realm.give(elf, 'pony-1', true)
  const mist = bewitch(realm, 'melt-into-mist', 'elf', on('elf'))
  expect(elf.owned).toEqual([])
  elf.place = { kind: 'clearing', clearing: 'R6' }
  endSpell(realm.table, mist, 'broken', '20.10.1')
  expect(elf.owned.map(({ id, active }) => [id, active, horse.id === id])).toEqual([['pony-1', false, true]])
})
