import { expect } from 'vitest'
import { beginCombat, combatStep } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { fighterOf, loadOf } from '../../../../src/games/magic-realm/rules/facts/as-fighter.ts'
import { foeOf } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { blowsOf, characterBody, type Melee } from '../../../../src/games/magic-realm/rules/facts/melee.ts'
import { DAGGER } from '../../../../src/games/magic-realm/rules/fight/fighter.ts'
import type { CombatStep, CombatWar } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { engagementOf, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Magical, OPEN } from '../magic/evening.ts'
import { fighter } from './pieces.ts'
import { type Hero, Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight at one of its steps, with its table. */
function at(step: CombatStep, options: StageOptions) {
  const state = copy(Stage.set(options).state)
  const combat = beginCombat(state, 'R1')
  state.combat = combat
  combat.step = step
  const table = new Table<RealmState, RealmEvent>(state)
  return {
    state,
    combat,
    table,
    who: (id: string) => state.characters.find(one => one.id === id)!,
    round: (id: string) => engagementOf(combat, id)!,
    /** Runs one step with these answers by seat in the order of the questions. Returns the questions and the end. */
    go(...answers: string[]) {
      const rule = combatStep(table, combat)
      const asked: string[] = []
      let next = rule.next()
      for (const id of answers) {
        if (next.done) throw new Error(`nothing is asked that "${id}" could answer`)
        const question = next.value[0]!
        asked.push(`${question.seat} ${question.topic}`)
        next = rule.next({ seat: question.seat, id })
      }
      if (!next.done) asked.push(`${next.value[0]!.seat} ${next.value[0]!.topic}`)
      return { asked, why: next.done ? next.value : undefined }
    },
    ends: () => table.events.flatMap(event => (event.kind === 'combat-over' ? [event.why] : [])),
  }
}

const TWO = [{ id: 'captain' }, { id: 'elf' }] as const satisfies readonly Hero[]

rule('26.6', 'if anyone is unhidden, unhired pieces start dark side up, except horses and Tremendous monsters', () => {
  const dark = (...hidden: string[]) => {
    const { state } = at('passing', {
      heroes: TWO,
      monsters: ['giant-1', 'wolf-1'],
      natives: ['company-1>captain', 'lancers-1'],
      battles: [],
    })
    Object.assign(state, { optional: ['alerted-monsters'] })
    for (const one of state.characters) one.hidden = hidden.includes(one.id)
    state.war!.hires['company-1'] = { ...state.war!.hires['company-1']!, hidden: true }
    return beginCombat(state, 'R1').dark
  }
  expect(dark()).toEqual(['giant-1.part', 'wolf-1', 'lancers-1'])
  expect(dark('elf')).toEqual(['giant-1.part', 'wolf-1', 'lancers-1'])
  expect(dark('elf', 'captain')).toEqual([])
})

rule(['14.3.3', '14.3.5'], 'the log reports the end of a fight, unless all have agreed to it', () => {
  const quiet = at('disengaging', { heroes: TWO })
  expect([quiet.go().why, quiet.combat.step, quiet.ends()]).toEqual([null, 'passing', []])
  quiet.combat.step = 'disengaging'
  expect([quiet.go().why, quiet.ends()]).toEqual(['quiet', ['quiet']])
  const nobody = at('passing', { heroes: TWO })
  for (const one of nobody.state.characters) one.place = { kind: 'off' }
  expect([nobody.go().why, nobody.ends()]).toEqual(['nobody', ['nobody']])
  const agreed = at('passing', { heroes: TWO })
  expect(agreed.go('nothing', 'nothing')).toEqual({ asked: ['0 rounds', '1 rounds'], why: 'agreed' })
  expect(agreed.ends()).toEqual([])
})

rule('14.3.5', 'all players are asked in seat order, and what they decline stays declined once all agree', () => {
  const rest = (...answers: string[]) => {
    const one = at('passing', { heroes: TWO })
    one.combat.order = ['elf', 'captain']
    const { asked } = one.go(...answers)
    return [asked, one.state.characters.map(({ passed }) => passed?.rounds ?? null)]
  }
  expect(rest('nothing', 'rounds')).toEqual([
    ['0 rounds', '1 rounds'],
    [null, null],
  ])
  expect(rest('nothing', 'nothing')).toEqual([
    ['0 rounds', '1 rounds'],
    [
      ['rounds', 'meets elf'],
      ['rounds', 'meets captain'],
    ],
  ])
})

rule(['22.2', '14.3.5'], 'after a wish for peace everyone lets go, and the only thing left to do is rest', () => {
  const one = at('targeting', { heroes: TWO, monsters: ['giant-1', 'wolf-1'] })
  const { combat, state } = one
  putPiecesOn(combat, 'elf', ['giant-1', 'wolf-1'])
  combat.dark = ['giant-1', 'wolf-1']
  combat.grips = ['giant-1']
  const attack = { piece: { kind: 'chit', chit: 3 } as const, box: 0 as const }
  Object.assign(one.round('captain'), { target: 'wolf-1', attack })
  one.go()
  expect([combat.sheets.length, combat.dark.length, one.round('captain').target]).toEqual([1, 2, 'wolf-1'])
  state.peace = ['R1']
  one.go()
  expect([combat.sheets, combat.dark, combat.grips]).toEqual([[], [], []])
  expect([one.round('captain').target, one.round('captain').attack]).toEqual([null, null])
})

rule(['16.1.3', '15.6.4'], 'runners and the dead are skipped immediately, and come last in target order', () => {
  const gone = (place: (one: ReturnType<typeof at>) => void) => {
    const one = at('acting', { heroes: [...TWO, { id: 'dwarf' }], monsters: ['wolf-1'] })
    one.combat.order = ['elf', 'captain', 'dwarf']
    place(one)
    return [one.go().asked, one.combat.turn]
  }
  expect(gone(() => {})).toEqual([['1 action'], 0])
  expect(gone(({ who }) => void Object.assign(who('elf'), { place: { kind: 'off' } }))).toEqual([['0 action'], 1])
  expect(gone(({ who }) => void Object.assign(who('elf'), { fate: 'dead', place: { kind: 'off' } }))).toEqual([
    ['0 action'],
    1,
  ])
  const one = at('targeting', { heroes: [...TWO, { id: 'dwarf' }] })
  one.combat.order = ['elf', 'captain', 'dwarf']
  one.who('elf').place = { kind: 'off' }
  one.go()
  expect([one.combat.order.at(-1), one.table.revealed]).toEqual(['elf', true])
  const alone = at('targeting', { heroes: TWO })
  alone.who('elf').place = { kind: 'off' }
  alone.go()
  expect([alone.combat.order, alone.table.revealed]).toEqual([['captain', 'elf'], false])
})

rule(['18.1.1', '15.6.4'], 'a runner still pays for what was played; the dead do not', () => {
  const pays = (more: object) => {
    const one = at('fatigue', { heroes: [{ id: 'captain' }] })
    one.round('captain').spent = [{ piece: { kind: 'chit', chit: 4 }, as: 'FIGHT', asterisks: 2 }]
    Object.assign(one.who('captain'), more)
    return one.go().asked
  }
  expect(pays({})).toEqual(['0 fatigue'])
  expect(pays({ place: { kind: 'road', way: 'R1-2', from: 'R1' } })).toEqual(['0 fatigue'])
  expect(pays({ fate: 'dead', place: { kind: 'off' } })).toEqual([])
})

rule('26.13', 'with enhanced magic, chits are freed once a round, before any fatigue', () => {
  const realm = new Magical()
  Object.assign(realm.state, { optional: ['enhanced-magic'] })
  realm.put('elf', OPEN)
  const dwarf = realm.put('dwarf', OPEN)
  const combat = realm.fightAt(OPEN)
  combat.step = 'fatigue'
  const cast = {
    ...{ number: 1, spell: 'fog', caster: 'elf', chit: 0, item: null, box: null, time: 1, stage: 'alive' as const },
    ...{ targets: [{ kind: 'tile' as const, id: 'R' }], energized: true, until: null },
  }
  realm.state.magic!.spells.push(cast)
  realm.fightOn(combat)
  expect([combat.turn, cast.chit]).toEqual([1, null])
  cast.chit = 0
  realm.fightOn(combat)
  expect([combat.step, cast.chit, dwarf.fate]).toEqual(['disengaging', 0, 'alive'])
})

/** Returns a melee of a hero with these denizens on his sheet. */
const melee = (pieces: readonly string[], more: Partial<Melee['combat']> = {}): Melee => ({
  fighters: [fighter(['FIGHT M4'])],
  foes: [...pieces, 'wolf-2'].map(foeOf),
  combat: {
    sheets: [{ owner: 'hero', boxes: [[...pieces], [], []] }],
    dark: [],
    engagements: [],
    ...more,
  },
})
const striking = (pieces: readonly string[], more: Partial<Melee['combat']> = {}) =>
  blowsOf(melee(pieces, more)).map(({ by }) => by)

rule('26.16', "a Demon's pit that was canceled does not strike, but other pits and ordinary attacks do", () => {
  expect(striking(['demon-1', 'imp-1'])).toEqual(['demon-1', 'imp-1'])
  expect(striking(['demon-1', 'imp-1'], { silenced: ['demon-1', 'imp-1'] })).toEqual(['imp-1'])
  expect(striking(['demon-1', 'winged-demon-1'], { silenced: ['winged-demon-1'] })).toEqual(['demon-1'])
})

rule('16.6.2', 'rebels and unhired denizens leave each other alone, but not anyone else', () => {
  const blows = (war: Partial<CombatWar>) => {
    const one = melee(['company-1', 'wolf-1'], { war: { battles: [], rebels: [], free: [], ...war } })
    // The Wolf and the native attack each other as well as the hero.
    const [sheet] = one.combat.sheets
    const sheets = [
      { ...sheet!, boxes: [['ogre-1'], [], []] as [string[], string[], string[]] },
      { owner: 'wolf-1', boxes: [['company-1'], [], []] as [string[], string[], string[]] },
      { owner: 'company-1', boxes: [['wolf-1'], [], []] as [string[], string[], string[]] },
    ]
    return blowsOf({
      ...one,
      foes: ['company-1', 'wolf-1', 'ogre-1'].map(foeOf),
      combat: { ...one.combat, sheets },
    }).map(({ by }) => by)
  }
  const all = ['ogre-1', 'company-1', 'wolf-1']
  expect(blows({})).toEqual(all)
  expect(blows({ rebels: ['company-1'], free: ['wolf-1'] })).toEqual(['ogre-1'])
  expect(blows({ rebels: ['company-1'] })).toEqual(all)
  expect(blows({ free: ['wolf-1', 'company-1'] })).toEqual(all)
  expect(blows({ rebels: ['wolf-1', 'company-1'] })).toEqual(all)
  expect(blows({ rebels: ['company-1'], free: ['ogre-1'] })).toEqual(all)
})

rule(['16.1.2', '16.2.12'], 'a character who takes no part in the round strikes nobody and has no maneuver', () => {
  expect(striking(['wolf-1'])).toEqual(['wolf-1'])
  const body = characterBody(fighter(['MOVE M4']), undefined)
  expect(body).toMatchObject({ id: 'hero', maneuver: null, mount: null, armor: [] })
  const horse = {
    ...({ id: 'pony-1', vulnerability: 'M', armored: false } as const),
    ...({ walk: { strength: 'M', time: 5 }, gallop: { strength: 'M', time: 4 } } as const),
  }
  expect(characterBody(fighter(['MOVE M4'], { horse }), undefined).mount).toBeNull()
  const head = { strength: 'T', time: 4, length: 9, missile: null } as const
  const shape = { flies: false, armored: false, special: null, part: head }
  const attack = { piece: { kind: 'chit', chit: 0 } as const, box: 0 as const }
  const round = { character: 'hero', target: 'wolf-1', attack, maneuver: null, shield: null }
  const engagement = { ...round, spent: [], readies: false, wounds: 0, gone: false }
  const one = melee(['wolf-1'], { engagements: [engagement] })
  const blows = (second?: 0) =>
    blowsOf({
      ...one,
      fighters: [fighter(['FIGHT M4'], { shape })],
      combat: { ...one.combat, engagements: [{ ...engagement, ...(second === undefined ? {} : { second }) }] },
    }).filter(({ by }) => by === 'hero')
  expect([blows().length, blows(0).length]).toEqual([1, 2])
})

rule('16.2.8', 'without a weapon, a character has a Negligible dagger with one star, which takes no potion', () => {
  expect(DAGGER).toEqual({
    ...{ id: null, weight: 'N', length: 0, shoots: false, alerted: null },
    face: { harm: 'N', time: null, stars: 1 },
    potions: { dust: false, oil: false, bite: false, grease: false },
  })
})

/** Returns a hero with this gear as a fighter. */
const armed = (gear: readonly string[], damaged: readonly string[] = [], id: 'elf' | 'white-knight' = 'elf') => {
  const stage = Stage.set({ heroes: [{ id, gear }] })
  return fighterOf(stage.who(id), damaged, { dice: 2, modifier: 0 })
}

rule(
  ['15.5.7', '8.4.5'],
  'the heaviest item carried counts as the load, but no horse and nothing packed on a horse',
  () => {
    const load = (...gear: [string, boolean][]) =>
      loadOf(
        gear.map(([id, packed]) => ({
          id,
          active: false,
          alerted: false,
          on: null,
          packedOn: packed ? 'pony-1' : null,
        })),
      )
    expect(load()).toBe('N')
    expect(load(['pony-1', false])).toBe('N')
    expect(load(['warhorse-1', false], ['mace-1', false])).toBe('M')
    expect(load(['tremendous-armor-1', true], ['light-bow-1', false])).toBe('L')
    expect(load(['tremendous-armor-1', false], ['light-bow-1', false])).toBe('T')
  },
)

rule(['16.2.8', '23.8.1'], 'only active belongings count as weapon, Gloves and Boots', () => {
  expect(armed(['helmet-1', 'mace-1']).weapon).toMatchObject({ id: 'mace-1', alerted: false })
  expect(armed(['helmet-1', 'lucky-charm']).weapon.id).toBeNull()
  const worn = (...gear: string[]) => {
    const { gloves, boots } = armed(gear)
    return [gloves?.id ?? null, boots?.id ?? null]
  }
  expect(worn('quick-boots')).toEqual([null, 'quick-boots'])
  expect(worn('deft-gloves', 'quick-boots', 'helmet-1')).toEqual(['deft-gloves', 'quick-boots'])
  expect(worn('helmet-1', 'lucky-charm', 'deft-gloves')).toEqual(['deft-gloves', null])
})

rule(
  ['17.2.4', '23.9.2'],
  'armor is whole or damaged as its counter shows, a shield can face any direction, and a card is always whole',
  () => {
    const armor = (damaged: string[], ...gear: string[]) => armed(gear, damaged, 'white-knight').armor
    expect(armor(['helmet-1'], 'helmet-1', 'shield-1', 'golden-crown', 'mace-1', 'lucky-charm')).toEqual([
      { id: 'helmet-1', place: 'helmet', covers: [2], toughness: 2, card: false, damaged: true, destroyed: false },
      {
        id: 'shield-1',
        place: 'shield',
        covers: [0, 1, 2],
        toughness: 2,
        card: false,
        damaged: false,
        destroyed: false,
      },
      { id: 'golden-crown', place: 'card', covers: [2], toughness: 2, card: true, damaged: false, destroyed: false },
    ])
  },
)

rule(['24.7', '17.1.3'], 'an archer rolls one die with a bow or a crossbow, and with no other weapon', () => {
  const dice = (weapon: string | null, advantages: string[]) => {
    const stage = Stage.set({ heroes: [{ id: 'elf', gear: weapon === null ? [] : [weapon] }] })
    return fighterOf(stage.who('elf'), [], { dice: 2, modifier: 0 }, advantages).missile
  }
  const bows = ['light-bow-1', 'medium-bow-1', 'crossbow-1']
  expect(bows.map(bow => dice(bow, ['archer']).dice)).toEqual([1, 1, 1])
  expect([dice('spear-1', ['archer']), dice(null, ['archer']), dice('light-bow-1', ['aim'])]).toEqual([
    { dice: 2, modifier: 0 },
    { dice: 2, modifier: 0 },
    { dice: 2, modifier: -1 },
  ])
})
