import { expect } from 'vitest'
import { endTurn } from '../../../../src/games/magic-realm/rules/actions/ending.ts'
import { searches } from '../../../../src/games/magic-realm/rules/actions/searching.ts'
import { daylight } from '../../../../src/games/magic-realm/rules/day/daylight.ts'
import { sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { phasesLeft } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { rollsWith } from '../../../../src/games/magic-realm/rules/facts/dice.ts'
import { magicChits } from '../../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { isUnder } from '../../../../src/games/magic-realm/rules/facts/spells.ts'
import { rulesOf } from '../../../rule.ts'
import { CAVE, canCast, caster, casts, lasting, OPEN, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')
rule(
  ['21.2.4', '16.4.8', '20.7.1'],
  'Stones Fly strikes a single target four times, each stone with its own MISSILE roll',
  () => {
    const { realm, one } = caster('druid', 'stones-fly', 14)
    const elf = realm.put('elf', OPEN)
    casts(
      realm,
      one,
      'stones-fly',
      { 'spell-target': ['elf', 'done'], 'druid attack-row': 'thrust' },
      [3, 3, 3, 3, 3, 3, 3, 3],
    )
    // Light with a star is Medium, which is what the first one does to the Light Elf.
    expect(elf.fate).toBe('dead')
    expect(realm.told('blow').filter(({ by }) => by === 'druid')).toHaveLength(4)
    expect(realm.told('blow')[0]).toMatchObject({ length: 15, harm: 2 })
  },
)

rule('18.3.5', 'of several victims of one spell, the most valuable counts first', () => {
  const kills = () => {
    const { realm, one } = caster('sorceror', 'fiery-blast', 21)
    const victims = ['wolf-1', 'h-troll-1', 'giant-bat-1']
    for (const victim of victims) realm.stand(victim, OPEN)
    one.hidden = true
    casts(
      realm,
      one,
      'fiery-blast',
      { 'spell-target': [...victims, 'done'], 'sorceror attack-row': 'thrust', place: ['thrust', 'thrust', 'thrust'] },
      Array(15).fill(1),
    )
    return realm.told('bounty').map(({ denizen, kill }) => [denizen, kill])
  }
  expect(kills()).toEqual([
    ['h-troll-1', 1],
    ['giant-bat-1', 2],
    ['wolf-1', 3],
  ])
})

rule('21.2.4', 'Stones Fly divides its four attacks: two each, or two, one and one, or one each', () => {
  const struck = (victims: readonly string[]) => {
    const { realm, one } = caster('druid', 'stones-fly', 14)
    for (const victim of victims) realm.stand(victim, OPEN)
    one.hidden = true
    casts(
      realm,
      one,
      'stones-fly',
      { 'spell-target': [...victims, 'done'], 'druid attack-row': 'thrust' },
      // A wide miss: nobody is harmed.
      Array(2 * Math.max(4, victims.length)).fill(6),
    )
    const blows = realm.told('blow').filter(({ by }) => by === 'druid')
    return victims.map(victim => blows.filter(({ target }) => target === victim).length)
  }
  expect(struck(['giant-1', 'giant-2'])).toEqual([2, 2])
  expect(struck(['giant-1', 'giant-2', 't-troll-1'])).toEqual([2, 1, 1])
  expect(struck(['giant-1', 'giant-2', 't-troll-1', 't-troll-2', 'h-troll-1'])).toEqual([1, 1, 1, 1, 1])
})

rule('21.4.3', 'Fiery Blast strikes each target once, with Light harm and three stars', () => {
  const { realm, one } = caster('sorceror', 'fiery-blast', 21)
  const elf = realm.put('elf', OPEN)
  const captain = realm.put('captain', OPEN)
  casts(
    realm,
    one,
    'fiery-blast',
    { 'spell-target': ['elf', 'captain', 'done'], 'sorceror attack-row': 'swing' },
    [3, 3, 3, 3],
  )
  expect([elf.fate, captain.fate]).toEqual(['dead', 'dead'])
  expect(realm.told('blow').map(({ length, harm }) => [length, harm])).toEqual([
    [13, 4],
    [13, 4],
  ])
  expect(one.kills).toBe(2)
})

rule('21.4.5', 'Lightning Bolt strikes only in the mountains', () => {
  const low = caster('sorceror', 'lightning-bolt', 21)
  low.realm.put('elf', OPEN)
  expect(canCast(low.realm, low.one, 'lightning-bolt')).toBe(false)
  const { realm, one } = caster('sorceror', 'lightning-bolt', 21, PEAK)
  const elf = realm.put('dwarf', PEAK)
  casts(realm, one, 'lightning-bolt', { 'spell-target': 'dwarf', 'sorceror attack-row': 'smash' }, [5, 5])
  expect(elf.fate).toBe('dead')
  expect(realm.told('blow')[0]).toMatchObject({ length: 18, harm: 3 })
})

rule(
  '21.4.6',
  'Roof Collapses strikes everyone in the cave, including the caster and the hidden: Heavy, time 4, smashing',
  () => {
    const { realm, one } = caster('sorceror', 'roof-collapses', 21, CAVE)
    const elf = realm.put('elf', CAVE, { hidden: true })
    const dwarf = realm.put('dwarf', CAVE)
    casts(realm, one, 'roof-collapses', {})
    const blows = realm.told('blow').filter(({ by }) => by === 'sorceror')
    expect(blows.map(({ time, length }) => [time, length])).toEqual(Array(3).fill([4, 18]))
    expect([one.fate, elf.fate, dwarf.fate]).toEqual(['dead', 'dead', 'dead'])
  },
)

rule(
  '21.4.6',
  'it also strikes monsters and natives, but misses anyone faster than 4 who does not duck, and unhides nobody',
  () => {
    const fall = (square: string) => {
      const { realm, one } = caster('sorceror', 'roof-collapses', 21, CAVE)
      const elf = realm.put('elf', CAVE, { hidden: true })
      realm.stand('wolf-1', CAVE)
      realm.stand('rogues-1', CAVE)
      one.hidden = true
      casts(
        realm,
        one,
        'roof-collapses',
        { 'elf maneuver': 'L2*', 'elf maneuver-row': square, place: ['smash', 'smash'] },
        [3, 3, 3, 3, 3, 3, 1, 1, 1, 1],
      )
      expect(['wolf-1', 'rogues-1'].map(id => realm.state.denizens[id]!.dead)).toEqual([true, true])
      expect(one.fate).toBe('dead')
      return [elf.fate, elf.hidden]
    }
    expect(fall('charge')).toEqual(['alive', true])
    expect(fall('duck')[0]).toBe('dead')
  },
)

rule(
  ['16.2.11', '16.4.8', '21.4.6'],
  'the caster of an attack spell places targets that are not on a sheet, and the spell can miss them',
  () => {
    const struck = (spell: string, clearing: string, row: string) => {
      const { realm, one } = caster('sorceror', spell, 21, clearing)
      for (const id of ['wolf-1', 'wolf-2']) realm.stand(id, clearing)
      one.hidden = true
      const kept = row === 'smash' ? [3, 3] : [1, 1]
      const missiles = row === 'smash' && spell === 'fiery-blast' ? [1, 1, 1, 1] : []
      const targets = { 'spell-target': ['wolf-1', 'wolf-2', 'done'], 'sorceror attack-row': 'smash' }
      casts(realm, one, spell, { ...(spell === 'fiery-blast' ? targets : {}), 'sorceror place': [row, row] }, [
        ...kept,
        1,
        1,
        1,
        1,
        ...missiles,
      ])
      return realm.told('blow').flatMap(({ by, target, hit }) => (by === 'sorceror' ? [[target, hit]] : []))
    }
    const both = (hit: unknown) => [
      ['wolf-1', hit],
      ['wolf-2', hit],
    ]
    expect(struck('fiery-blast', OPEN, 'thrust')).toEqual(both(null))
    expect(struck('fiery-blast', OPEN, 'smash')).toEqual(both('intercept'))
    expect(struck('roof-collapses', CAVE, 'thrust').slice(1)).toEqual(both(null))
    expect(struck('roof-collapses', CAVE, 'smash').slice(1)).toEqual(both('intercept'))
  },
)

rule(
  ['21.1.1', '18.3.5'],
  'Exorcise kills Demons and the Imp there, ends spells and curses, and fatigues color chits',
  () => {
    const { realm, one } = caster('white-knight', 'exorcise', 7)
    const elf = realm.put('elf', OPEN, { curses: ['ashes'] })
    elf.chits[0] = 'enchanted'
    realm.stand('demon-1', OPEN)
    realm.stand('imp-1', OPEN)
    realm.state.magic!.spells = [lasting('fog', 'elf', { kind: 'tile', id: 'R' })]
    one.hidden = true
    elf.hidden = true
    casts(realm, one, 'exorcise')
    expect(['demon-1', 'imp-1'].map(id => realm.state.denizens[id]!.dead)).toEqual([true, true])
    expect(one.kills).toBe(2)
    expect(elf.curses).toEqual([])
    expect(elf.chits[0]).toBe('fatigued')
    expect(realm.state.magic!.spells).toEqual([])
  },
)

rule(
  '21.1.2',
  'Make Whole restores fatigued and wounded chits, repairs armor, and ends Wither; its own chit fatigues',
  () => {
    const { realm, one } = caster('white-knight', 'make-whole', 7)
    const elf = realm.put('elf', OPEN, { curses: ['wither', 'ashes'] })
    elf.chits = elf.chits.map((_, i) => (i % 2 === 0 ? 'wounded' : 'fatigued'))
    elf.chits[1] = 'active'
    realm.give(elf, 'helmet-1')
    realm.state.damaged = ['helmet-1']
    casts(realm, one, 'make-whole', { 'spell-target': 'elf' })
    expect(elf.chits.every(chit => chit === 'active')).toBe(true)
    expect(elf.curses).toEqual(['ashes'])
    expect(realm.state.damaged).toEqual([])
    expect(one.chits).toContain('fatigued')
  },
)

rule('21.1.4', 'Small Blessing grants its target a wish', () => {
  const { realm, one } = caster('white-knight', 'small-blessing', 7)
  const elf = realm.put('elf', OPEN)
  casts(realm, one, 'small-blessing', { 'spell-target': 'elf' }, [6, 1])
  expect(elf.strength).toBe(true)
})

rule('21.2.5', 'Talk to Wise Bird lets the target PEER at any clearing immediately', () => {
  const { realm, one } = caster('druid', 'talk-to-wise-bird', 28)
  const elf = realm.put('elf', OPEN)
  casts(realm, one, 'talk-to-wise-bird', { 'spell-target': 'elf', bird: 'CV1' }, [4, 1])
  expect(elf.foundEnemies).toBe(true)
})

rule('21.5.4', 'the caster of Curse rolls for its target', () => {
  const { realm, one } = caster('witch', 'curse', 14)
  const elf = realm.put('elf', OPEN)
  casts(realm, one, 'curse', { 'spell-target': 'elf' }, [5, 5])
  expect(elf.curses).toEqual(['ashes'])
})

rule(['21.5.6', '18.3.7'], 'victims of Power of the Pit are kills of its caster', () => {
  const { realm, one } = caster('witch', 'power-of-the-pit', 7)
  realm.stand('wolf-1', OPEN)
  one.hidden = true
  casts(realm, one, 'power-of-the-pit', { 'spell-target': 'wolf-1' }, [2, 2])
  expect(realm.state.denizens['wolf-1']!.dead).toBe(true)
  expect(one.kills).toBe(1)
})

rule(
  ['21.6.1', '20.10.1', '20.10.2'],
  'Dissolve Spell breaks a spell whose caster is in the clearing; otherwise it releases the targets there',
  () => {
    const { realm, one } = caster('sorceror', 'dissolve-spell', 21)
    realm.put('elf', OPEN)
    realm.put('dwarf', PEAK)
    realm.state.magic!.spells = [
      {
        ...lasting('illusion', 'dwarf', { kind: 'character', id: 'elf' }),
        targets: [
          { kind: 'character', id: 'elf' },
          { kind: 'tile', id: 'CG' },
        ],
      },
    ]
    casts(realm, one, 'dissolve-spell', { 'spell-target': 'illusion 90' })
    expect(realm.state.magic!.spells).toMatchObject([{ spell: 'illusion', targets: [{ kind: 'tile', id: 'CG' }] }])
    realm.state.magic!.spells = [lasting('illusion', 'elf', { kind: 'tile', id: 'CG' })]
    one.chits = one.chits.map(() => 'active')
    casts(realm, one, 'dissolve-spell', { 'spell-target': 'illusion 90' })
    expect(realm.told('spell-ends').some(({ spell, why }) => spell === 'illusion' && why === 'broken')).toBe(true)
  },
)

rule('21.8.5', 'Remedy ends one spell, or one curse on a character in the clearing', () => {
  const { realm, one } = caster('druid', 'remedy', 14)
  const elf = realm.put('elf', OPEN, { curses: ['ashes', 'eyemist'] })
  casts(realm, one, 'remedy', { 'spell-target': 'elf ashes' })
  expect(elf.curses).toEqual(['eyemist'])
})

rule(
  '21.8.6',
  'Whistle for Monsters brings a sound to the tile, or moves one to another tile with six clearings',
  () => {
    const { realm, one } = caster('druid', 'whistle-for-monsters', 21)
    realm.lay('howl-4', 'CG', true)
    casts(realm, one, 'whistle-for-monsters', { 'spell-target': 'howl-4' })
    expect(realm.state.chits['howl-4']!.tile).toBe('R')
    one.chits = one.chits.map(() => 'active')
    casts(realm, one, 'whistle-for-monsters', { 'spell-target': 'howl-4', 'sound-to': 'CL' })
    expect(realm.state.chits['howl-4']!.tile).toBe('CL')
    const valley = caster('druid', 'whistle-for-monsters', 21, 'CV5')
    valley.realm.lay('howl-4', 'CG', true)
    expect(canCast(valley.realm, valley.one, 'whistle-for-monsters')).toBe(false)
  },
)

rule(
  ['20.11.1', '20.11.2', '21.2.6', '21.3.2', '21.4.2'],
  'a brew changes the chosen chits until the next Sunset, then breaks spells that use them',
  () => {
    const { realm, one } = caster('druid', 'witchs-brew', 14)
    const [, other] = magicChits(one).filter(({ magic }) => magic === 'II')
    const cast = magicChits(one).find(({ magic }) => magic === 'VIII')!
    casts(realm, one, 'witchs-brew', { 'spell-target': [`MAGIC VIII4* ${cast.number + 1}`, 'done'] })
    const types = () => magicChits(one).map(({ number, magic }) => [number, magic])
    expect(types()).toContainEqual([cast.number, 'III'])
    expect(types()).toContainEqual([other!.number, 'II'])
    one.chits[cast.number] = 'enchanted'
    realm.state.day++
    sunset(realm.table)
    expect(types()).toContainEqual([cast.number, 'VIII'])
    expect(one.chits[cast.number]).toBe('fatigued')
    for (const [name, spell, day, from, to] of [
      ['elf', 'faerie-lights', 28, 'VII', 'VI'],
      ['sorceror', 'elemental-spirit', 21, 'VI', 'V'],
    ] as const) {
      const { realm, one } = caster(name, spell, day)
      const chit = magicChits(one).find(({ magic }) => magic === from)!
      casts(realm, one, spell, { 'spell-target': [`MAGIC ${from}${chit.time}* ${chit.number + 1}`, 'done'] })
      expect(magicChits(one)[magicChits(one).findIndex(({ number }) => number === chit.number)]!.magic).toBe(to)
    }
  },
)

rule(
  ['30.19', '20.11.1', '21.2.6', '21.3.2'],
  "one brew builds on another: Faerie Lights turn a III into a II, and the Witch's Brew turns that into a IV",
  () => {
    const { realm, one } = caster('elf', 'faerie-lights', 28)
    one.magic!.spells.push({ spell: 'witchs-brew', learned: true })
    // The day gives gold, the enchanted Ruins grey.
    realm.state.tiles = realm.state.tiles.map(placed => (placed.tile === 'R' ? { ...placed, enchanted: true } : placed))
    casts(realm, one, 'faerie-lights', { 'spell-target': ['MAGIC III4* 2', 'MAGIC III3* 5', 'done'] })
    const type = (number: number) => magicChits(one).find(chit => chit.number === number - 1)?.magic
    expect([type(2), type(5)]).toEqual(['II', 'II'])
    // It is cast with one chit on the other.
    casts(realm, one, 'witchs-brew', { 'spell-target': 'MAGIC II3* 5' })
    expect([type(2), type(5)]).toEqual(['II', 'IV'])
  },
)

rule(
  ['21.2.1', '21.3.6', '21.7.5', '6.1.6'],
  'Blend Into Background, See Hidden Signs and Sense Danger give an extra phase',
  () => {
    for (const [name, spell, day] of [
      ['druid', 'blend-into-background', 14],
      ['elf', 'see-hidden-signs', 28],
      ['elf', 'sense-danger', 21],
    ] as const) {
      const { realm, one } = caster(name, spell, day)
      casts(realm, one, spell, { 'spell-target': name })
      expect(phasesLeft(realm.state, one, []).extra).toContain(spell)
    }
    const { realm, one } = caster('elf', 'sense-danger', 21)
    casts(realm, one, 'sense-danger', { 'spell-target': 'elf' })
    realm.state.day = 1
    midnight(realm.table)
    expect(phasesLeft(realm.state, one, []).extra).not.toContain('sense-danger')
    // Even asleep it can be recorded.
    realm.state.phase = 'birdsong'
    expect(phasesLeft(realm.state, one, []).extra).toContain('sense-danger')
  },
)

rule('21.2.2', 'in Fog nobody can PEER within the tile, or into it from a mountain', () => {
  const { realm, one } = caster('druid', 'fog', 14)
  casts(realm, one, 'fog')
  expect(searches(realm.state, one).map(({ id }) => id)).toEqual(['locate'])
  const { realm: high, one: two } = caster('druid', 'fog', 14, PEAK)
  casts(high, two, 'fog')
  expect(searches(high.state, two).some(({ id }) => id.startsWith('peer'))).toBe(false)
})

rule('21.4.1', 'Blazing Light gives everyone who wakes in its cave an extra phase for any activity there', () => {
  const { realm, one } = caster('sorceror', 'blazing-light', 21, CAVE)
  const elf = realm.put('elf', CAVE)
  casts(realm, one, 'blazing-light')
  expect(phasesLeft(realm.state, elf, []).extra).toContain('blazing-light')
  const low = caster('sorceror', 'blazing-light', 21)
  expect(canCast(low.realm, low.one, 'blazing-light')).toBe(false)
})

rule(
  ['21.3.3', '21.8.1'],
  'Illusion adds one to every search by its target or in its tile, Bad Luck to every roll',
  () => {
    const { realm, one } = caster('elf', 'illusion', 28)
    const dwarf = realm.put('dwarf', 'R2')
    casts(realm, one, 'illusion', { 'spell-target': 'R' })
    expect(rollsWith(realm.state, dwarf, 'peer').modifier).toBe(1)
    expect(rollsWith(realm.state, dwarf, 'hide').modifier).toBe(0)
    const luck = caster('druid', 'bad-luck', 7)
    casts(luck.realm, luck.one, 'bad-luck', { 'spell-target': 'druid' })
    expect(rollsWith(luck.realm.state, luck.one, 'hide').modifier).toBe(1)
  },
)

rule(['21.5.5', '20.10.4'], 'Pentangle keeps new spells off its target, and puts those on it to sleep', () => {
  const { realm, one } = caster('witch', 'pentangle', 7)
  const elf = realm.put('elf', OPEN)
  realm.state.magic!.spells = [lasting('bad-luck', 'elf', { kind: 'character', id: 'witch' })]
  casts(realm, one, 'pentangle', { 'spell-target': 'witch' })
  expect(isUnder(realm.state, 'bad-luck', { kind: 'character', id: 'witch' })).toBe(false)
  realm.state.day = 28
  elf.magic!.spells = [{ spell: 'see-hidden-signs', learned: false }]
  casts(realm, elf, 'see-hidden-signs', { 'spell-target': 'witch' })
  expect(realm.told('spell-ends').at(-1)).toMatchObject({ spell: 'see-hidden-signs', why: 'no-target' })
  // The next day's color supplies only the bad luck.
  realm.state.day = 27
  midnight(realm.table)
  expect(isUnder(realm.state, 'bad-luck', { kind: 'character', id: 'witch' })).toBe(true)
})

rule(['21.7.2', '13.2.9'], 'under Peace with Nature, warnings and sounds summon nothing', () => {
  const { realm, one } = caster('elf', 'peace-with-nature', 28)
  casts(realm, one, 'peace-with-nature', { 'spell-target': 'elf' })
  realm.lay('bones-c', 'R')
  realm.state.prowling = [1, 2, 3, 4, 5, 6]
  realm.do(endTurn(realm.table, one))
  expect(realm.told('appears')).toEqual([])
})

rule(['21.7.3', '8.1.2'], 'under Premonition a character chooses when to take a turn', () => {
  const { realm, one } = caster('elf', 'premonition', 14)
  casts(realm, one, 'premonition', { 'spell-target': 'elf' })
  realm.state.combat = null
  realm.put('dwarf', PEAK)
  realm.state.draw = ['elf', 'dwarf']
  expect(realm.asked(daylight(realm.table))!.topic).toBe('now')
})
