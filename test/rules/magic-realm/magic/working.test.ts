import { expect } from 'vitest'
import { colorPlays, playColor } from '../../../../src/games/magic-realm/rules/actions/color-chits.ts'
import { fatigueAlerted } from '../../../../src/games/magic-realm/rules/actions/midnight-colors.ts'
import { protect, protections } from '../../../../src/games/magic-realm/rules/actions/phase-chits.ts'
import { createPhantasms, phantasmPhases } from '../../../../src/games/magic-realm/rules/day/phantasm.ts'
import { phasesLeft } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { applyStorm } from '../../../../src/games/magic-realm/rules/day/storm.ts'
import { mayAttack, mayBlock, mayLure } from '../../../../src/games/magic-realm/rules/effects/forbidding.ts'
import {
  breakPeace,
  breakPeaceWith,
  isPacifiedTowards,
  pacifiedColumn,
} from '../../../../src/games/magic-realm/rules/effects/pacifying.ts'
import { settleControl } from '../../../../src/games/magic-realm/rules/facts/control.ts'
import { magicExtras } from '../../../../src/games/magic-realm/rules/facts/extra-phases.ts'
import { beastOf, formOf, gaitOf } from '../../../../src/games/magic-realm/rules/facts/forms.ts'
import { hasMagicSight, perceives } from '../../../../src/games/magic-realm/rules/facts/sight.ts'
import { placeOfCard } from '../../../../src/games/magic-realm/rules/facts/whereabouts.ts'
import { belonging } from '../../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { BEASTS } from '../../../../src/games/magic-realm/rules/pieces/tables.ts'
import type { Activity, Character, Recorded } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, CAVE, Magical, OPEN, on, onDenizen } from './evening.ts'

const rule = rulesOf('magic-realm')

const hide: Activity = { kind: 'hide' }
const search: Activity = { kind: 'search' }
const enchant: Activity = { kind: 'enchant' }
const usual: readonly Activity[] = [
  hide,
  search,
  enchant,
  { kind: 'alert' },
  { kind: 'rest' },
  { kind: 'trade' },
  { kind: 'move', to: 'CN2' },
]
const others: readonly Activity[] = [
  { kind: 'peer', clearing: CAVE },
  { kind: 'enchant-far', clearing: CAVE },
  { kind: 'follow', guide: 'elf' },
]

/** Returns the activities, of those given, for which each source adds a phase at a place. */
const given = (realm: Magical, one: Character, at: string | null, of: readonly Activity[] = usual) =>
  Object.fromEntries(
    magicExtras(realm.state, one).map(({ source, serves }) => [
      source,
      of.filter(activity => serves(activity, at)).map(({ kind }) => kind),
    ]),
  )

rule(
  ['21.7.4', '21.5.5', '20.8.1'],
  'a Phase chit waits for a target without protection, and the chosen one is activated',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    const luck = bewitch(realm, 'bad-luck', 'elf', on('elf'))
    const chit = bewitch(realm, 'protection-from-magic', 'elf', on('elf'))
    const waiting = () => protections(realm.state, elf).map(({ id }) => id)
    expect(waiting()).toEqual([`protect ${chit.number}`])
    for (const spell of ['pentangle', 'melt-into-mist']) {
      const ward = bewitch(realm, spell, 'elf', on('elf'))
      delete elf.formed
      expect(waiting()).toEqual([])
      realm.state.magic!.spells = realm.state.magic!.spells.filter(one => one !== ward)
    }
    delete elf.formed
    protect(realm.table, elf, chit.number)
    expect([chit.active, luck.active, waiting()]).toEqual([true, undefined, []])
  },
)

rule(
  ['6.1.4', '6.1.6', '21.2.1', '21.3.6', '21.7.5', '24.13'],
  'spells and items give their extra phases (HIDE, SEARCH, ALERT, ENCHANT); sleeping spells only for recording',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    expect(magicExtras(realm.state, elf)).toEqual([])
    const spells = ['blend-into-background', 'see-hidden-signs', 'sense-danger']
    const casts = spells.map(spell => bewitch(realm, spell, 'witch', on('elf')))
    const all = { 'blend-into-background': ['hide'], 'see-hidden-signs': ['search'], 'sense-danger': ['alert'] }
    for (const phase of ['birdsong', 'daylight'] as const) {
      realm.state.phase = phase
      expect(given(realm, elf, OPEN)).toEqual(all)
    }
    casts[0]!.energized = false
    expect(given(realm, elf, OPEN)).toEqual({ 'see-hidden-signs': ['search'], 'sense-danger': ['alert'] })
    realm.state.phase = 'birdsong'
    expect(given(realm, elf, OPEN)).toEqual(all)
    const king = realm.put('witch-king', OPEN)
    expect(given(realm, king, null)).toEqual({ 'aura-of-power': ['enchant'] })
    realm.give(king, 'toadstool-ring', true)
    expect(given(realm, king, OPEN)).toEqual({ 'aura-of-power': ['enchant'], 'toadstool-ring': ['enchant'] })
  },
)

rule(
  ['21.4.1', '6.1.4'],
  'Blazing Light gives those in its cave a phase for any activity that starts there, and nobody else',
  () => {
    const realm = new Magical()
    const [elf, dwarf] = [realm.put('elf', CAVE), realm.put('dwarf', 'CN3')]
    expect([given(realm, elf, CAVE), given(realm, dwarf, 'CN3')]).toEqual([{}, {}])
    bewitch(realm, 'blazing-light', 'witch', { kind: 'clearing', id: CAVE })
    expect(given(realm, elf, CAVE)).toEqual({ 'blazing-light': usual.map(({ kind }) => kind) })
    expect(magicExtras(realm.state, elf)[0]!.any).toBe(true)
    expect(given(realm, elf, CAVE, others)).toEqual({ 'blazing-light': [] })
    expect(given(realm, elf, 'CN3')).toEqual({ 'blazing-light': [] })
    expect(given(realm, dwarf, CAVE)).toEqual({})
    bewitch(realm, 'blazing-light', 'witch', { kind: 'clearing', id: OPEN })
    expect(given(realm, realm.put('captain', OPEN), OPEN)).toEqual({})
    realm.stand('wolf-1', OPEN)
    elf.place = { kind: 'woods', tile: 'CN', from: CAVE }
    expect(given(realm, elf, CAVE)).toEqual({})
  },
)

rule(['23.2.4', '6.1.4'], 'the Toadstool Circle gives an ENCHANT only in its clearing', () => {
  const realm = new Magical()
  const [elf, dwarf] = [realm.put('elf', 'DW2'), realm.put('dwarf', OPEN)]
  expect([placeOfCard(realm.state, 'toadstool-circle'), given(realm, elf, 'DW2')]).toEqual([null, {}])
  realm.drop('toadstool-circle', 'DW2')
  realm.state.shown.push('toadstool-circle')
  expect(placeOfCard(realm.state, 'toadstool-circle')).toBe('DW2')
  expect(given(realm, elf, 'DW2')).toEqual({ 'toadstool-circle': ['enchant'] })
  expect(given(realm, elf, OPEN)).toEqual({ 'toadstool-circle': [] })
  expect(given(realm, dwarf, 'DW2')).toEqual({})
  elf.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
  expect(given(realm, elf, 'DW2')).toEqual({})
})

const played = (...kinds: string[]): Recorded[] =>
  kinds.map(kind => ({ activity: { kind } as Activity, source: 'basic' }) as Recorded)

rule(
  ['21.4.7'],
  'a character who chooses phases one at a time loses unused phases to the storm; the dead lose nothing',
  () => {
    const realm = new Magical()
    const swordsman = realm.put('swordsman', OPEN, { unwritten: true })
    bewitch(realm, 'violent-storm', 'druid', { kind: 'tile', id: 'R' }, { result: '1' })
    bewitch(realm, 'violent-storm', 'druid', { kind: 'tile', id: 'R' }, { result: '5', energized: false })
    bewitch(realm, 'blend-into-background', 'witch', on('swordsman'))
    realm.state.phase = 'daylight'
    const turn = realm.turnOf(swordsman, { played: 1 })
    swordsman.plan = played('search')
    const left = () => phasesLeft(realm.state, swordsman, swordsman.plan)
    expect([left().basic, left().sunlight, left().extra]).toEqual([1, 2, ['blend-into-background']])
    expect(realm.asked(applyStorm(realm.table, swordsman, { ...turn }))).toEqual({
      topic: 'storm',
      ids: ['basic', 'sunlight', 'blend-into-background'],
    })
    realm.do(applyStorm(realm.table, swordsman, turn), ['sunlight'])
    expect(swordsman.plan.at(-1)).toEqual({ activity: { kind: 'blank' }, source: 'sunlight' })
    expect([turn.played, turn.stormed, left().sunlight]).toEqual([2, true, 1])
    expect(realm.told('storms')).toMatchObject([{ character: 'swordsman', phases: 1, rule: '21.4.7' }, { phases: 1 }])
    realm.do(applyStorm(realm.table, swordsman, turn))
    expect(turn.played).toBe(2)
    // Phases that cannot be given up are not lost.
    const last = realm.turnOf(swordsman, { played: 4 })
    realm.state.magic!.spells[0]!.result = '6'
    realm.do(applyStorm(realm.table, swordsman, last), ['basic', 'blend-into-background'])
    expect([left().basic, left().sunlight, left().sheltered, left().extra]).toEqual([0, 0, 0, []])
    const [dead, dwarf] = [realm.put('dwarf', OPEN, { fate: 'dead' }), realm.put('captain', 'R2')]
    const over = realm.turnOf(dead)
    realm.do(applyStorm(realm.table, dead, over))
    expect(over.stormed).toBeUndefined()
    // He can't choose phases that have failed or been played, by his record.
    dwarf.plan = played('hide', 'blank', 'hide', 'search')
    const his = realm.turnOf(dwarf, { played: 1 })
    expect(realm.asked(applyStorm(realm.table, dwarf, his))!.ids).toEqual(['phase 3', 'phase 4'])
    dwarf.plan = played('hide', 'blank')
    const none = realm.turnOf(dwarf, { played: 1 })
    realm.do(applyStorm(realm.table, dwarf, none))
    expect(dwarf.plan).toEqual(played('hide', 'blank'))
  },
)

rule(
  ['15.6.11', '8.6.1', '22.4', '21.5.1'],
  'mist moves at T4 and neither flies nor walks through woods; a beast moves by its row, a monster by its side',
  () => {
    expect(gaitOf({ kind: 'mist' })).toEqual({ strength: 'T', time: 4, flies: false, woods: false })
    expect(gaitOf({ kind: 'beast', beast: 'squirrel' })).toEqual(BEASTS.squirrel.gait)
    const monster = (denizen: string, isDark?: boolean) => gaitOf({ kind: 'monster', denizen, spell: 1 }, isDark)
    expect(monster('wolf-1')).toMatchObject({ strength: 'M', flies: false, woods: false })
    expect(monster('giant-bat-1')).toMatchObject({ strength: 'H', flies: true, woods: false })
    expect(monster('bashkars-1').flies).toBe(false)
    expect(monster('wolf-1')).toEqual(monster('wolf-1', false))
    expect(monster('h-dragon-1').time).not.toBe(monster('h-dragon-1', true).time)
  },
)

rule(
  ['20.9.1', '21.5.1', '20.9.2'],
  'mist takes precedence over a beast, a beast over a monster, the last monster to wake over others; asleep, none',
  () => {
    const realm = new Magical()
    realm.put('elf', OPEN)
    realm.put('captain', OPEN)
    const absorbs = (absorbed: string, woke: number | undefined) =>
      bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed, ...(woke === undefined ? {} : { woke }) })
    expect([formOf(realm.state, 'elf'), beastOf(realm.state, 'elf')]).toEqual([null, null])
    const wolf = absorbs('wolf-1', 3)
    const bat = absorbs('giant-bat-1', 2)
    const ogre = absorbs('ogre-1', undefined)
    const is = () => {
      const form = formOf(realm.state, 'elf')
      return form?.kind === 'monster' ? form.denizen : form?.kind
    }
    expect([is(), formOf(realm.state, 'captain')]).toEqual(['wolf-1', null])
    wolf.energized = false
    expect(is()).toBe('giant-bat-1')
    bat.energized = false
    expect(is()).toBe('ogre-1')
    const turned = bewitch(realm, 'transform', 'captain', on('elf'), { result: 'frog' })
    expect([is(), beastOf(realm.state, 'elf')]).toEqual(['beast', BEASTS.frog])
    delete turned.result
    expect(formOf(realm.state, 'elf')).toBeNull()
    bewitch(realm, 'melt-into-mist', 'captain', on('elf'))
    expect([is(), beastOf(realm.state, 'elf')]).toEqual(['mist', null])
    ogre.energized = true
    expect(is()).toBe('mist')
  },
)

rule(
  ['21.1.3', '21.5.5', '21.6.3', '15.2.3', '13.1.1', '20.8.1'],
  'mist cannot fight, lure or block; Peace stops attacks and luring, Pentangle only Demons; pacified ones spare',
  () => {
    const realm = new Magical()
    realm.put('elf', OPEN)
    realm.put('captain', OPEN)
    for (const id of ['wolf-1', 'demon-1', 'imp', 'ogre-1']) if (realm.state.denizens[id]) realm.stand(id, OPEN)
    const may = (one: string, other: string) => [
      mayAttack(realm.state, one, other),
      mayLure(realm.state, other, one),
      mayBlock(realm.state, one, other),
    ]
    const under = (spell: string, target: ReturnType<typeof on>, check: () => void) => {
      const cast = bewitch(realm, spell, 'captain', target)
      check()
      realm.state.magic!.spells.splice(realm.state.magic!.spells.indexOf(cast), 1)
    }
    expect(may('wolf-1', 'elf')).toEqual([true, true, true])
    under('melt-into-mist', on('elf'), () => {
      expect(may('wolf-1', 'elf')).toEqual([false, false, false])
      expect(mayAttack(realm.state, 'elf', 'wolf-1')).toBe(false)
      expect(may('wolf-1', 'captain')).toEqual([true, true, true])
    })
    under('melt-into-mist', onDenizen('wolf-1'), () => expect(may('wolf-1', 'elf')).toEqual([false, false, false]))
    under('peace', onDenizen('wolf-1'), () => {
      expect(may('wolf-1', 'elf')).toEqual([false, false, true])
      expect(mayAttack(realm.state, 'elf', 'wolf-1')).toBe(true)
    })
    under('peace', on('elf'), () => {
      expect(may('wolf-1', 'elf')).toEqual([true, false, true])
      expect(mayAttack(realm.state, 'elf', 'wolf-1')).toBe(false)
      expect(mayAttack(realm.state, 'elf', 'captain')).toBe(false)
    })
    under('pentangle', on('elf'), () => {
      expect(may('demon-1', 'elf')).toEqual([false, false, true])
      expect(may('wolf-1', 'elf')).toEqual([true, true, true])
      expect(may('demon-1', 'captain')).toEqual([true, true, true])
      expect(mayAttack(realm.state, 'captain', 'elf')).toBe(true)
    })
    under('persuade', onDenizen('wolf-1'), () => {
      expect(may('wolf-1', 'captain')).toEqual([false, true, false])
      expect(may('wolf-1', 'elf')).toEqual([true, true, true])
      expect(may('ogre-1', 'captain')).toEqual([true, true, true])
      realm.state.war!.hires['ogre-1'] = { employer: 'captain', since: 1, until: 9, hidden: false }
      expect([mayAttack(realm.state, 'wolf-1', 'ogre-1'), mayBlock(realm.state, 'wolf-1', 'ogre-1')]).toEqual([
        false,
        false,
      ])
      expect(mayBlock(realm.state, 'ogre-1', 'elf')).toBe(false)
      delete realm.state.war!.hires['ogre-1']
    })
  },
)

rule(
  ['20.8.1', '20.8.2', '20.8.3', '15.2.4', '21.1.3'],
  'Persuade hires as Friendly, Deal with Goblins as Neutral; protected, sleeping or hired ones are immune',
  () => {
    const realm = new Magical()
    realm.put('elf', OPEN)
    realm.put('captain', OPEN)
    for (const id of ['wolf-1', 'axe-goblin-1', 'ogre-1']) realm.stand(id, OPEN)
    const column = (id: string, one = 'elf') => pacifiedColumn(realm.state, id, one)
    expect([column('wolf-1'), isPacifiedTowards(realm.state, 'wolf-1', 'elf')]).toEqual([null, false])
    const persuaded = bewitch(realm, 'persuade', 'elf', onDenizen('wolf-1'))
    bewitch(realm, 'deal-with-goblins', 'elf', onDenizen('axe-goblin-1'))
    bewitch(realm, 'peace', 'elf', onDenizen('ogre-1'))
    expect([column('wolf-1'), column('axe-goblin-1'), column('ogre-1'), column('wolf-1', 'captain')]).toEqual([
      'friendly',
      'neutral',
      null,
      null,
    ])
    persuaded.energized = false
    expect(column('wolf-1')).toBeNull()
    persuaded.energized = true
    realm.state.war!.hires['wolf-1'] = { employer: 'captain', since: 1, until: 9, hidden: false }
    expect(isPacifiedTowards(realm.state, 'wolf-1', 'elf')).toBe(false)
    delete realm.state.war!.hires['wolf-1']
    expect(isPacifiedTowards(realm.state, 'wolf-1', 'elf')).toBe(true)
    breakPeaceWith(realm.table, 'wolf-1', 'captain')
    breakPeaceWith(realm.table, 'ogre-1', 'elf')
    expect(realm.state.magic!.spells).toHaveLength(3)
    breakPeace(realm.table, 'wolf-1', 'elf')
    expect([column('wolf-1'), realm.told('spell-ends').at(-1)]).toMatchObject([null, { rule: '20.8.2' }])
    const own = realm.state.magic!.spells.find(({ spell }) => spell === 'peace')!
    breakPeace(realm.table, 'ogre-1', 'captain', own.number)
    expect(realm.state.magic!.spells).toContain(own)
    breakPeace(realm.table, 'ogre-1', 'captain')
    expect(realm.state.magic!.spells).not.toContain(own)
    bewitch(realm, 'peace', 'captain', on('elf'))
    breakPeace(realm.table, 'elf', 'captain')
    expect(realm.told('spell-ends').at(-1)).toMatchObject({ rule: '21.1.3' })
    bewitch(realm, 'pentangle', 'elf', onDenizen('axe-goblin-1'))
    expect(column('axe-goblin-1')).toBeNull()
  },
)

rule(
  ['20.8.5', '20.6.3', '20.10.1'],
  'a controlled monster serves the living holder of a working spell, unless protected or hired by another',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    for (const id of ['giant-bat-1', 'giant-bat-2']) realm.stand(id, OPEN)
    realm.state.denizens['giant-bat-2']!.at = null
    realm.state.war!.hires['wolf-1'] = { employer: 'elf', since: 1, until: 9, hidden: false }
    realm.stand('wolf-1', OPEN)
    const control = bewitch(realm, 'control-bats', 'elf', onDenizen('giant-bat-1'))
    control.targets.push(onDenizen('giant-bat-2'), onDenizen('wolf-1'))
    const serves = () => {
      settleControl(realm.table)
      return Object.entries(realm.state.war!.hires).map(([id, { employer, spell }]) => [id, employer, spell])
    }
    const wolf = ['wolf-1', 'elf', undefined]
    const bat = ['giant-bat-1', 'elf', control.number]
    expect(serves()).toEqual([wolf, bat])
    expect(serves()).toEqual([wolf, bat])
    expect(realm.told('controls')).toHaveLength(1)
    expect(realm.state.war!.hires['giant-bat-1']).toMatchObject({ hidden: false, since: realm.state.day })
    expect(realm.state.war!.leaders.map(({ id }) => id)).toEqual(['giant-bat-1'])
    control.energized = false
    expect(serves()).toEqual([wolf])
    control.energized = true
    expect(serves()).toEqual([wolf, bat])
    const ward = bewitch(realm, 'protection-from-magic', 'elf', onDenizen('giant-bat-1'), { active: true })
    expect(serves()).toEqual([wolf])
    realm.state.magic!.spells.splice(realm.state.magic!.spells.indexOf(ward), 1)
    expect(serves()).toEqual([wolf, bat])
    elf.fate = 'dead'
    expect(serves()).toEqual([wolf])
    elf.fate = 'alive'
    control.stage = 'aimed'
    expect(serves()).toEqual([wolf])
  },
)

rule(
  ['8.2.2', '20.7.2', '12.3.10', '20.2.2'],
  'a color chit can be played for each sleeping Permanent spell there that takes it, or to no effect on your turn',
  () => {
    const realm = new Magical()
    const wizard = realm.put('wizard', OPEN)
    realm.put('elf', 'DW2')
    const ids = (isOwnTime: boolean) => colorPlays(realm.state, wizard, isOwnTime).map(({ id }) => id)
    expect([ids(true), ids(false)]).toEqual([[], []])
    const chits = wizard.chits.flatMap((state, number) => (state === 'active' ? [number] : []))
    for (const number of chits) wizard.chits[number] = 'enchanted'
    const gone = ids(true)
    expect(gone.length).toBeGreaterThan(1)
    expect(new Set(gone).size).toBe(gone.length)
    expect(gone.every(id => id.endsWith(' gone'))).toBe(true)
    expect(ids(false)).toEqual([])
    const mist = bewitch(realm, 'melt-into-mist', 'elf', on('elf'), { energized: false })
    expect(ids(false)).toEqual([])
    mist.targets.push({ kind: 'clearing', id: OPEN })
    expect(ids(false)).toEqual([`purple for melt-into-mist ${mist.number}`])
    mist.energized = true
    expect(ids(false)).toEqual([])
    mist.energized = false
    mist.stage = 'aimed'
    expect(ids(false)).toEqual([])
    mist.stage = 'alive'
    wizard.asleep = true
    expect(ids(true)).toEqual([])
    wizard.asleep = false
    const play = colorPlays(realm.state, wizard, false)[0]!
    expect(play.act).not.toHaveProperty('item')
    const day = bewitch(realm, 'blazing-light', 'elf', { kind: 'clearing', id: OPEN }, { energized: false })
    expect(ids(false)).not.toContain(`purple for blazing-light ${day.number}`)
    playColor(realm.table, wizard, play.act)
    expect([mist.energized, day.energized]).toEqual([true, false])
    const nothing = colorPlays(realm.state, wizard, true)[0]!
    expect(nothing.act).not.toHaveProperty('item')
    playColor(realm.table, wizard, nothing.act)
    expect(realm.told('plays-color').map(({ rule: number }) => number)).toEqual(['8.2.2', '12.3.10'])
  },
)

rule(
  ['12.2.1', '19.1.2', '26.8'],
  'alerted MAGIC chits become fatigued at Midnight if in play, and are logged if there are any',
  () => {
    const realm = new Magical()
    const witch = realm.put('witch', OPEN)
    fatigueAlerted(realm.table, witch)
    expect(realm.told('fatigues')).toEqual([])
    const [one, other] = witch.chits.keys()
    witch.chits[other!] = 'committed'
    witch.magic!.alerted = [one!, other!]
    fatigueAlerted(realm.table, witch)
    expect([witch.chits[one!], witch.chits[other!], witch.magic!.alerted]).toEqual(['fatigued', 'committed', []])
    expect(realm.told('fatigues')).toMatchObject([{ rule: '19.1.2', character: 'witch', chits: [one] }])
    witch.magic!.alerted = [other!]
    fatigueAlerted(realm.table, witch)
    expect(realm.told('fatigues')).toHaveLength(1)
  },
)

rule(
  ['21.6.4', '6.2.7'],
  'a phantasm joins its target and records MOVE, local PEER and ENCHANT in two Basic and two Sunlight phases',
  () => {
    const realm = new Magical()
    const [elf, druid] = [realm.put('elf', OPEN), realm.put('druid', OPEN)]
    expect(phantasmPhases(realm.state, elf)).toEqual([])
    bewitch(realm, 'phantasm', 'druid', on('elf'))
    realm.state.phase = 'birdsong'
    createPhantasms(realm.state)
    expect([elf.phantasm, druid.phantasm]).toEqual([
      { place: { kind: 'clearing', clearing: OPEN }, foundEnemies: false, plan: [], prepared: false },
      undefined,
    ])
    const kinds = () => [...new Set(phantasmPhases(realm.state, elf).map(({ activity }) => activity.kind))].sort()
    expect(kinds()).toEqual(['enchant', 'move', 'peer'])
    expect(phantasmPhases(realm.state, elf).find(({ activity }) => activity.kind === 'peer')).toEqual({
      activity: { kind: 'peer', clearing: OPEN },
      source: 'basic',
    })
    const by = () => [...new Set(phantasmPhases(realm.state, elf).map(({ source }) => source))]
    const plan = elf.phantasm!.plan as Recorded[]
    const after: string[][] = [by()]
    for (let phase = 0; phase < 4; phase++) {
      plan.push({ activity: enchant, source: after.at(-1)![0]! } as Recorded)
      after.push(by())
    }
    expect(after).toEqual([['basic'], ['basic'], ['sunlight'], ['sunlight'], []])
  },
)

rule(
  ['9.5.1', '9.5.3', '9.5.4', '9.5.5', '9.5.7'],
  'Magic Sight shows who has weapons, treasures or spells; natives and armed monsters count as armed',
  () => {
    const realm = new Magical()
    const king = realm.put('witch-king', OPEN)
    const elf = realm.put('elf', OPEN)
    const plain = realm.put('captain', OPEN)
    expect([king, elf].map(one => hasMagicSight(realm.state, one))).toEqual([true, false])
    const sees = (sight: 'counters' | 'cards' | 'spell' | null, seen: string) => {
      king.magic!.sight = sight === null ? [] : [sight]
      return perceives(realm.state, king, seen)
    }
    const all = (seen: string) => (['counters', 'cards', 'spell', null] as const).map(sight => sees(sight, seen))
    plain.owned = []
    elf.owned = []
    elf.magic!.spells = []
    expect(all('elf')).toEqual([false, false, false, false])
    realm.give(elf, 'light-bow-1')
    expect(all('elf')).toEqual([true, false, false, false])
    realm.give(elf, 'cloven-hoof')
    elf.owned = elf.owned.filter(({ id }) => belonging(id).kind === 'treasure')
    expect(all('elf')).toEqual([false, true, false, false])
    elf.magic!.spells = [{ spell: 'fog', learned: false }]
    elf.owned = []
    expect(all('elf')).toEqual([false, false, true, false])
    king.magic!.sight = ['cards', 'spell']
    expect(perceives(realm.state, king, 'elf')).toBe(true)
    elf.fate = 'dead'
    expect(all('elf')).toEqual([false, false, false, false])
    expect(
      ['axe-goblin-1', 'ogre-1', 'giant-1', 'bashkars-1', 'giant-bat-1', 'wolf-1'].map(id => sees('counters', id)),
    ).toEqual([true, true, true, true, false, false])
    realm.give(king, 'phantom-glass', true)
    expect([hasMagicSight(realm.state, king), sees('counters', 'ogre-1')]).toEqual([false, false])
    bewitch(realm, 'world-fades', 'elf', on('witch-king'))
    expect(hasMagicSight(realm.state, king)).toBe(true)
  },
)
