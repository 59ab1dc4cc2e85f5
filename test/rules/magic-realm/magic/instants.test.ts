import { expect } from 'vitest'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { SITE_IDS } from '../../../../src/games/magic-realm/rules/pieces/setup-card.ts'
import { SPELL_CARDS } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { tileOf } from '../../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { applySpellsInOrder } from '../../../../src/games/magic-realm/rules/spells/living.ts'
import type { SpellTarget } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import type { Question } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { aimed, bewitch, comeToLife, Magical, OPEN, on, onDenizen, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')
const clearing = (id: string): SpellTarget => ({ kind: 'clearing', id })

/** Returns a Witch and an Elf of two seats, among these denizens. */
function both(...denizens: readonly string[]) {
  const realm = new Magical(2)
  const witch = realm.put('witch', OPEN)
  const elf = realm.put('elf', OPEN)
  for (const id of denizens) realm.stand(id, OPEN)
  return { realm, witch, elf }
}

/** Returns the first question as the aimed spells take effect. */
const asked = (realm: Magical): Question =>
  (
    applySpellsInOrder(
      realm.table,
      () => {},
      [],
      () => {},
    ).next().value as Question[]
  )[0]!

rule(
  ['21.1.1', '18.3.5'],
  'Exorcise kills only Demons and the Imp, the most valuable first, and fatigues only color chits and items',
  () => {
    const { realm, witch, elf } = both('imp-1', 'wolf-1', 'demon-1', 'winged-demon-1')
    const away = realm.put('dwarf', PEAK, { curses: ['ashes'] })
    Object.assign(elf, { chits: elf.chits.map((_, n) => (n === 1 ? 'wounded' : n === 2 ? 'enchanted' : 'active')) })
    realm.give(elf, 'good-book', true).enchanted = 'white'
    bewitch(realm, 'fog', 'dwarf', { kind: 'tile', id: 'R' })
    bewitch(realm, 'bad-luck', 'dwarf', on('dwarf'))
    aimed(realm, 'exorcise', 'witch', clearing(OPEN))
    comeToLife(realm)
    const bounties = realm.told('bounty').map(({ denizen, kill }) => [denizen, kill])
    expect(bounties).toEqual([
      ['demon-1', 1],
      ['winged-demon-1', 2],
      ['imp-1', 3],
    ])
    expect([witch.fame, realm.state.denizens['wolf-1']!.dead]).toEqual([8 + 16 + 6, false])
    expect(elf.chits.slice(0, 4)).toEqual(['active', 'wounded', 'fatigued', 'active'])
    expect('enchanted' in elf.owned[0]!).toBe(false)
    expect(away.curses).toEqual(['ashes'])
    expect(realm.told('spell-ends').map(({ spell, why }) => [spell, why])).toEqual([
      ['fog', 'released'],
      ['exorcise', 'over'],
    ])
  },
)

rule(
  ['21.1.2', '20.10.5', '20.9.6'],
  'Make Whole repairs armor of its target that was damaged before, but no chits of a transformed target',
  () => {
    const { realm, witch, elf } = both()
    realm.give(elf, 'helmet-1')
    realm.give(elf, 'shield-1', true)
    realm.give(witch, 'breastplate-1')
    realm.state.damaged = ['helmet-1', 'breastplate-1']
    elf.chits[0] = 'fatigued'
    elf.chits[1] = 'wounded'
    elf.chits[2] = 'enchanted'
    aimed(realm, 'make-whole', 'witch', on('elf'))
    comeToLife(realm)
    expect(realm.state.damaged).toEqual(['breastplate-1'])
    expect(elf.chits.slice(0, 4)).toEqual(['active', 'active', 'enchanted', 'active'])
    bewitch(realm, 'transform', 'witch', on('elf'), { result: 'frog' })
    elf.chits[0] = 'fatigued'
    realm.state.damaged.push('helmet-1')
    aimed(realm, 'make-whole', 'witch', on('elf'))
    comeToLife(realm)
    expect([elf.chits[0], realm.state.damaged]).toEqual(['fatigued', ['breastplate-1']])
  },
)

rule(
  ['20.10.5', '21.1.2'],
  'things that break at the same moment stay broken; those broken earlier are repaired',
  () => {
    const { realm, elf } = both()
    realm.give(elf, 'helmet-1', true)
    realm.give(elf, 'shield-1')
    realm.state.damaged = ['shield-1']
    aimed(realm, 'make-whole', 'witch', on('elf'))
    aimed(realm, 'power-of-the-pit', 'witch', on('elf'))
    // Rust damages the active helmet.
    comeToLife(realm, [], [6, 6])
    expect(realm.told('pit')).toMatchObject([{ result: 'rust', target: 'elf' }])
    expect(realm.state.damaged).toEqual(['helmet-1'])
  },
)

rule('21.2.5', 'the target of Talk to Wise Bird is asked where to look', () => {
  const { realm } = both()
  aimed(realm, 'talk-to-wise-bird', 'witch', on('elf'))
  const question = asked(realm)
  expect(question).toMatchObject({ seat: 1, topic: 'bird', rule: '21.2.5', data: { character: 'elf' } })
  expect(question.options.map(({ id, at }) => [id, at])).toEqual(
    boardOf(realm.state.tiles).clearings.map(id => [id, { space: id }]),
  )
})

rule(
  ['21.5.6', '18.3.5', '18.3.7'],
  "victims of the Pit are the caster's kills, the most valuable first; survivors are not",
  () => {
    const { realm, witch } = both('wolf-1', 'giant-bat-1', 'giant-1')
    aimed(realm, 'power-of-the-pit', 'witch', onDenizen('wolf-1'))
    comeToLife(realm, [], [2, 1])
    expect([witch.kills, realm.told('bounty').map(({ denizen }) => denizen)]).toEqual([1, ['wolf-1']])
    // Doom takes everybody who is not hidden, including the caster.
    witch.hidden = true
    aimed(realm, 'power-of-the-pit', 'witch', onDenizen('giant-1'))
    comeToLife(realm, [], [1, 1])
    expect(realm.told('bounty').map(({ denizen }) => denizen)).toEqual(['wolf-1', 'giant-1', 'giant-bat-1', 'elf'])
    const fallen = both('wolf-1')
    aimed(fallen.realm, 'power-of-the-pit', 'witch', onDenizen('wolf-1'))
    comeToLife(fallen.realm, [], [1, 1])
    expect([fallen.witch.fate, fallen.realm.told('bounty')]).toEqual(['dead', []])
  },
)

rule(['21.6.1', '21.8.5', '20.10.2'], 'only the named spell breaks; Remedy ends one curse, or one spell', () => {
  const { realm, elf } = both()
  elf.curses = ['ashes', 'squeak']
  const [fog, lost, luck] = [
    bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' }),
    bewitch(realm, 'lost', 'elf', { kind: 'tile', id: 'R' }),
    bewitch(realm, 'bad-luck', 'elf', on('elf')),
  ]
  const spell = (number: number): SpellTarget => ({ kind: 'spell', id: String(number) })
  aimed(realm, 'dissolve-spell', 'witch', spell(lost.number))
  comeToLife(realm)
  expect(realm.state.magic!.spells).toEqual([fog, luck])
  aimed(realm, 'remedy', 'witch', spell(luck.number))
  comeToLife(realm)
  expect([realm.state.magic!.spells, elf.curses]).toEqual([[fog], ['ashes', 'squeak']])
  aimed(realm, 'remedy', 'witch', { kind: 'curse', id: 'elf', curse: 'squeak' })
  comeToLife(realm)
  expect([realm.state.magic!.spells, elf.curses]).toEqual([[fog], ['ashes']])
  expect(realm.told('spell-ends').map(({ rule: by }) => by)).toEqual(['21.6.1', '20.7.1', '21.8.5', '20.7.1', '20.7.1'])
})

rule(
  '21.8.6',
  "a sound moves to its clearing in the caster's tile; one already there moves to another tile with six clearings",
  () => {
    const { realm } = both()
    const whistle = (answers: readonly string[]) => {
      aimed(realm, 'whistle-for-monsters', 'witch', { kind: 'sound', id: 'howl-4' })
      comeToLife(realm, answers)
      return realm.state.chits['howl-4']
    }
    realm.lay('howl-4', 'CG', true)
    realm.state.chits['howl-4']!.at = 'CG4'
    expect(whistle([])).toMatchObject({ tile: 'R', at: 'R4', up: true, known: true })
    const told = { seat: 0, rule: '21.8.6', tile: 'R', chits: ['howl-4'] }
    expect(realm.told('turned-up')).toMatchObject([told])
    aimed(realm, 'whistle-for-monsters', 'witch', { kind: 'sound', id: 'howl-4' })
    const question = asked(realm)
    const wide = realm.state.tiles.map(({ tile }) => tile).filter(tile => tileOf(tile).normal.clearings.length === 6)
    expect(question).toMatchObject({ seat: 0, topic: 'sound-to', data: { character: 'witch' } })
    expect(question.options.map(({ id }) => id).sort()).toEqual(wide.filter(tile => tile !== 'R').sort())
    realm.state.magic!.spells = []
    expect(whistle(['CL'])).toMatchObject({ tile: 'CL', at: 'CL4' })
    realm.state.chits['howl-4']!.at = null
    expect(whistle([])).toMatchObject({ tile: 'R', at: null })
  },
)

rule('21.9.2', 'only the caster sees the weather, and a redrawn chit is shown to nobody', () => {
  const { realm, witch } = both()
  const weather = { kind: 'clear' as const, chit: 4, seen: [] as number[] }
  Object.assign(realm.state, { weather })
  const cast = (answers: readonly string[]) => {
    aimed(realm, 'see-change-weather', 'witch', clearing(OPEN))
    comeToLife(realm, answers)
  }
  aimed(realm, 'see-change-weather', 'witch', clearing(OPEN))
  expect(asked(realm)).toMatchObject({ seat: 0, topic: 'weather', rule: '21.9.2', data: { character: 'witch' } })
  realm.state.magic!.spells = []
  cast(['look'])
  cast(['look'])
  expect([realm.state.weather!.seen, realm.table.shownTo]).toEqual([[witch.seat], [witch.seat, witch.seat]])
  cast(['change'])
  expect(realm.state.weather!.seen).toEqual([])
  expect([1, 2, 3, 4, 5, 6]).toContain(realm.state.weather!.chit)
  const chits = new Set<number>()
  for (let n = 0; n < 12; n++) {
    cast(['change'])
    chits.add(realm.state.weather!.chit)
  }
  expect(chits.size).toBeGreaterThan(1)
})

rule('21.4.4', 'the winds blow to an adjacent tile, or fail if there is none', () => {
  const { realm, witch, elf } = both()
  for (const one of [witch, elf]) one.place = { kind: 'clearing', clearing: PEAK }
  const cast = aimed(realm, 'hurricane-winds', 'witch', on('elf'))
  const question = asked(realm)
  expect(question).toMatchObject({ topic: 'winds', rule: '21.4.4', data: { character: 'witch' } })
  expect(question.options.map(({ id }) => id)).toEqual(boardOf(realm.state.tiles).neighbors.get('CG'))
  cast.stage = 'aimed'
  realm.state.tiles = realm.state.tiles.filter(({ tile }) => tile === 'CG')
  comeToLife(realm)
  expect(realm.told('spell-ends')).toMatchObject([{ spell: 'hurricane-winds', why: 'no-target', rule: '21.4.4' }])
})

rule(['20.11.1', '21.4.2'], 'a chit whose type was changed by another spell in the meantime keeps that type', () => {
  const realm = new Magical()
  const sorceror = realm.put('sorceror', OPEN)
  sorceror.magic!.altered = { 3: 'II' }
  aimed(
    realm,
    'elemental-spirit',
    'sorceror',
    ['3', '6'].map(id => ({ kind: 'chit', id })),
  )
  comeToLife(realm)
  expect(sorceror.magic!.altered).toStrictEqual({ 3: 'II', 6: 'V' })
})

/** Returns a Demon's answer to the Witch about the Elf. */
function answers(prepare: (elf: Character, realm: Magical) => void) {
  return (about: string, thing: string): string => {
    const { realm, elf } = both('demon-1')
    elf.needs = { great: 2, spells: 0, fame: 3, notoriety: 0, gold: 0 }
    realm.put('dwarf', PEAK, { seat: 1 })
    realm.state.characters.reverse()
    prepare(elf, realm)
    aimed(realm, 'ask-demon', 'witch', onDenizen('demon-1'))
    comeToLife(realm, [`${about} of elf`, thing])
    const [told] = realm.told('demon-answers')
    expect(told).toMatchObject({ seat: 0, rule: '21.5.2', character: 'witch', of: 'elf', about, thing, to: [0] })
    expect(realm.table.shownTo).toEqual([0])
    return told!.answer
  }
}

rule(
  '21.5.2',
  'a Demon truthfully answers what a character needs, which spells they know, and what they found or own',
  () => {
    const ask = answers((elf, realm) => {
      elf.magic!.spells = ['illusion', 'fog'].map(spell => ({ spell, learned: true }))
      elf.sites = ['altar', 'shrine']
      realm.give(elf, 'hidden-ring')
      realm.give(elf, 'lost-keys')
    })
    expect([ask('needs', 'great'), ask('needs', 'gold'), ask('needs', 'fame')]).toEqual(['2', '0', '3'])
    expect([ask('spell', 'fog'), ask('spell', 'curse')]).toEqual(['yes', 'no'])
    expect([ask('site', 'shrine'), ask('site', 'statue')]).toEqual(['yes', 'no'])
    expect([ask('treasure', 'lost-keys'), ask('treasure', 'sacred-grail')]).toEqual(['yes', 'no'])
    const within = answers((elf, realm) => {
      realm.give(elf, 'hidden-ring')
      bewitch(realm, 'transform', 'witch', on('elf'), { result: 'frog' })
    })
    expect(within('treasure', 'hidden-ring')).toBe('yes')
    const early = answers(elf => Object.assign(elf, { needs: null }))
    expect(early('needs', 'great')).toBe('0')
  },
)

rule('21.5.2', "questions can be asked only about other players' characters", () => {
  const { realm } = both('demon-1')
  realm.put('dwarf', OPEN, { seat: 0 })
  aimed(realm, 'ask-demon', 'witch', onDenizen('demon-1'))
  const asking = applySpellsInOrder(
    realm.table,
    () => {},
    [],
    () => {},
  )
  const [question] = asking.next().value as Question[]
  expect(question!.options.map(({ id }) => id)).toEqual([
    'needs of elf',
    'spell of elf',
    'site of elf',
    'treasure of elf',
  ])
  expect(question).toMatchObject({ seat: 0, topic: 'question', data: { character: 'witch' } })
  const [of] = asking.next({ seat: 0, id: 'site of elf' }).value as Question[]
  expect(of).toMatchObject({ topic: 'question-of', data: { character: 'witch', of: 'elf', about: 'site' } })
  const sites = of!.options.map(({ id }) => id)
  expect(sites).toEqual(expect.arrayContaining([...SITE_IDS]))
  expect(sites.length).toBeGreaterThan(SITE_IDS.length)
  const things = (about: string): string[] => {
    const one = both('demon-1').realm
    aimed(one, 'ask-demon', 'witch', onDenizen('demon-1'))
    const step = applySpellsInOrder(
      one.table,
      () => {},
      [],
      () => {},
    )
    step.next()
    return (step.next({ seat: 0, id: about }).value as Question[])[0]!.options.map(({ id }) => id)
  }
  expect(things('spell of elf')).toEqual(SPELL_CARDS)
  const treasures = things('treasure of elf')
  expect([treasures.includes('hidden-ring'), treasures.includes('helmet-1')]).toEqual([true, false])
})

/** Returns a character alone with a Demon, with nothing face down and only these things in the boxes. */
function alone(prepare: (realm: Magical) => void) {
  const realm = new Magical(1)
  const witch = realm.put('witch', OPEN)
  realm.stand('demon-1', OPEN)
  for (const box of Object.keys(realm.state.boxes)) realm.empty(box)
  prepare(realm)
  aimed(realm, 'ask-demon', 'witch', onDenizen('demon-1'))
  return { realm, witch }
}

rule('21.5.2', 'in solitaire the caster sees one face-down chit of a tile, or the top of a box', () => {
  const { realm, witch } = alone(one => {
    one.lay('howl-4', 'CG')
    one.lay('howl-5', 'CG')
    one.lay('roar-6', 'CL')
    one.lay('roar-4', 'CV', true)
    one.stack('hoard', 'hidden-ring', 'lost-keys')
  })
  expect(asked(realm).options.map(({ id }) => id)).toEqual(['chit', 'box'])
  realm.state.magic!.spells[0]!.stage = 'aimed'
  comeToLife(realm, ['chit', 'CG'])
  const [chit] = realm.told('demon-answers')
  expect(['howl-4', 'howl-5']).toContain(chit!.answer)
  expect(witch.seen).toEqual([chit!.answer])
  aimed(realm, 'ask-demon', 'witch', onDenizen('demon-1'))
  comeToLife(realm, ['box'])
  expect(realm.told('demon-answers')[1]).toMatchObject({
    of: 'witch',
    about: 'box',
    thing: 'hoard',
    answer: 'hidden-ring',
  })
  expect(witch.seen).toHaveLength(1)
})

rule('21.5.2', 'in solitaire only tiles with face-down chits and boxes with contents are offered, each once', () => {
  const things = (about: string, prepare: (realm: Magical) => void) => {
    const { realm } = alone(prepare)
    const step = applySpellsInOrder(
      realm.table,
      () => {},
      [],
      () => {},
    )
    const [question] = step.next().value as Question[]
    return question!.topic === 'question'
      ? (step.next({ seat: 0, id: about }).value as Question[])[0]!.options.map(({ id }) => id)
      : question!.options.map(({ id }) => id)
  }
  const lay = (one: Magical) => {
    for (const [chit, tile] of [
      ['howl-4', 'CG'],
      ['howl-5', 'CG'],
      ['roar-6', 'CL'],
    ] as const)
      one.lay(chit, tile)
    one.lay('roar-4', 'CV', true)
    one.stack('hoard', 'hidden-ring')
    one.stack('lair', 'lost-keys')
    // A forecast of a fight knows nothing that its player cannot see.
    delete one.state.chits['flutter-1']
  }
  expect(things('chit', lay).sort()).toEqual(['CG', 'CL'])
  expect(things('box', lay).sort()).toEqual(['hoard', 'lair'])
  const nothing = alone(() => {})
  comeToLife(nothing.realm)
  expect(nothing.realm.told('demon-answers')).toEqual([])
})
