import { expect } from 'vitest'
import { bountyFor } from '../../../../src/games/magic-realm/rules/effects/bounty.ts'
import { payments } from '../../../../src/games/magic-realm/rules/effects/fatigue.ts'
import { chitsOf } from '../../../../src/games/magic-realm/rules/facts/chits.ts'
import { brokenFightInvariant } from '../../../../src/games/magic-realm/rules/facts/fight-invariants.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { characterFrom, emptyRealm, gripped, type Hero, Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

const ELF = { id: 'elf', gear: ['light-bow-1!'] }
const KNIGHT = { id: 'white-knight', gear: ['great-sword-1', 'suit-of-armor-1'] }
const CALM = [1, 1]

/** Returns a round in which a hero plays no attack and no maneuver, so every attacker hits from its place. */
const struck = (hero: Hero, monsters: string[], rows: Record<string, string>, ...dice: number[]) => {
  const stage = Stage.set({ heroes: [hero], monsters })
  stage.until('place', 'nobody', 'none')
  return stage.dice(4, ...dice).place(rows)
}

rule('17.2.7', 'destroyed armor returns intact to its natives; treasure armor and armor cards pay gold', () => {
  const lost = (gear: string[], row: string) => {
    const stage = Stage.set({ heroes: [{ id: 'white-knight', gear, gold: 10 }], monsters: ['ogre-1'] })
    stage
      .until('maneuver')
      .say('none')
      .until('place')
      .dice(4, ...CALM)
      .say(row)
    const { boxes, lost: gone } = stage.state
    return [stage.gear('white-knight'), stage.who('white-knight').gold, boxes.soldiers, boxes.guard, boxes.order, gone]
  }
  expect(lost(['helmet-1'], 'smash')).toEqual([[], 10, ['helmet-1'], [], [], []])
  expect(lost(['breastplate-1'], 'swing')).toEqual([[], 10, [], ['breastplate-1'], [], []])
  expect(lost(['suit-of-armor-1'], 'thrust')).toEqual([[], 10, [], [], ['suit-of-armor-1'], []])
  expect(lost(['gold-helmet-1'], 'smash')).toEqual([[], 30, [], [], [], ['gold-helmet-1']])
  expect(lost(['bejeweled-dwarf-vest'], 'thrust')).toEqual([[], 33, [], [], [], ['bejeweled-dwarf-vest']])
})

rule('17.2.5', 'damaged armor protects as well as intact armor, and is destroyed the second time', () => {
  const stage = struck(
    { id: 'white-knight', gear: ['suit-of-armor-1'] },
    ['ghost-1', 'ghost-2'],
    {
      'ghost-1': 'thrust',
      'ghost-2': 'swing',
    },
    ...CALM,
    ...CALM,
  )
  // Two ghosts with H4 strike at the same time.
  expect(stage.all('blow').map(({ on, outcome }) => [on, outcome])).toEqual([
    ['suit-of-armor-1', 'damages'],
    ['suit-of-armor-1', 'destroys'],
  ])
  expect([stage.state.damaged, stage.gear('white-knight'), stage.round('white-knight').wounds]).toEqual([[], [], 2])
})

rule(
  ['17.3.1', '1.3.3'],
  'a Tremendous monster that hits without killing turns red side up and holds its victim',
  () => {
    const stage = struck(KNIGHT, ['giant-1'], { 'giant-1': 'thrust', 'giant-1.part': 'swing' }, ...CALM)
    stage.until('target')
    expect(stage.combat.dark).toEqual(['giant-1'])
    expect(stage.at('giant-1')).toBe('white-knight thrust')
    expect(stage.told('grips')).toMatchObject({ denizen: 'giant-1', victim: 'white-knight' })
    // It stays red side down after a kill.
    const dead = Stage.set({ heroes: [ELF, KNIGHT], monsters: ['giant-1'] })
    dead.say('giant-1', 'done').until('maneuver').say('elf: none').until('place')
    dead.dice(4, ...CALM).until('lure', 'H6')
    expect([dead.who('elf').fate, dead.all('grips')]).toEqual(['dead', []])
  },
)

rule(['17.3.1', '17.1.4'], 'a hit that does no harm still takes hold, and so does a hit by a head or club', () => {
  const stage = struck(KNIGHT, ['octopus-1'], { 'octopus-1': 'thrust' })
  expect(stage.told('blow')).toMatchObject({ outcome: 'holds', harm: 1 })
  stage.until('target')
  expect(stage.combat.dark).toEqual(['octopus-1'])
  // The dragon's time 5 misses a dodge with time 5; its head hits.
  const head = Stage.set({ heroes: [KNIGHT], monsters: ['t-dragon-1'] })
  head
    .until('maneuver')
    .say('H5*', 'dodge')
    .dice(4, ...CALM)
    .place({ 't-dragon-1': 'thrust', 't-dragon-1.part': 'swing' })
  expect(head.all('blow').map(({ by, hit }) => [by, hit])).toEqual([
    ['t-dragon-1.part', 'undercut'],
    ['t-dragon-1', null],
  ])
  head.until('target')
  expect(head.combat.dark).toEqual(['t-dragon-1'])
})

rule(
  ['17.3.2', '17.3.3', '18.2.2'],
  'a monster red side up kills through armor when it hits, then lets go, and can attack others',
  () => {
    const stage = Stage.set({
      heroes: [KNIGHT, ELF],
      monsters: ['giant-1'],
      prepare: gripped('giant-1', 'white-knight'),
    })
    stage.until('maneuver').say('white-knight: none').until('place', 'M4')
    stage.dice(4, ...CALM).place({ 'giant-1': 'thrust', 'giant-1.part': 'smash' })
    stage.until('lure')
    expect(stage.who('white-knight').fate).toBe('dead')
    expect(stage.all('blow').find(({ by }) => by === 'giant-1')).toMatchObject({ outcome: 'kills', on: null })
    expect([stage.combat.dark, stage.at('giant-1'), stage.all('lets-go').length]).toEqual([[], null, 1])
  },
)

rule(
  '17.3.5',
  'no fight ends while a monster holds someone; after twenty otherwise quiet rounds the victim dies',
  () => {
    const stage = Stage.set({
      heroes: [{ id: 'dwarf' }],
      monsters: ['t-spider-1'],
      prepare: gripped('t-spider-1', 'dwarf'),
    })
    // Its red side has time 5: T3* is never undercut, and he ducks away from it.
    for (let round = 1; round <= 20; round++) {
      expect([stage.over, stage.combat.quiet]).toEqual([null, 0])
      stage.until('maneuver').dice(4).say('duck T3*', 'thrust').until('target')
    }
    expect([stage.over, stage.who('dwarf').fate]).toEqual(['nobody', 'dead'])
  },
)

rule(
  ['17.3.7', '17.3.8', '17.3.9', '22.3'],
  'a character hit by a Demon rolls Power of the Pit, and is held if they survive',
  () => {
    const stage = struck({ ...KNIGHT, gear: [...KNIGHT.gear, 'lucky-charm'] }, ['demon-1'], { 'demon-1': 'thrust' }, 6)
    // With his charm he rolls one die, and his armor rusts.
    expect(stage.told('pit')).toMatchObject({ character: 'white-knight', result: 'rust', target: 'white-knight' })
    expect(stage.told('table')).toMatchObject({ table: 'pit', dice: [6], result: 6 })
    expect(stage.state.damaged).toEqual(['suit-of-armor-1'])
    stage.until('target')
    expect(stage.combat.dark).toEqual(['demon-1'])
    const dead = struck(KNIGHT, ['demon-1'], { 'demon-1': 'thrust' }, 2, 1)
    expect([dead.who('white-knight').fate, dead.told('blow')?.outcome, dead.over]).toEqual(['dead', 'kills', 'nobody'])
  },
)

rule(
  ['17.3.7', '14.3.2', '22.1'],
  'a character hit by the Imp is cursed, but a curse alone does not prolong the fight',
  () => {
    const stage = struck(KNIGHT, ['imp-1'], { 'imp-1': 'thrust' }, ...CALM, 1, 1)
    expect([stage.who('white-knight').curses, stage.told('blow')?.outcome]).toEqual([['eyemist'], 'rolled'])
    stage.until('target')
    expect(stage.combat.quiet).toBe(1)
    // Dark side up it has claws.
    const dark = Stage.set({ heroes: [KNIGHT], monsters: ['imp-1'] })
    dark.until('maneuver').say('none').until('place').dice(4, 6, 1).say('thrust')
    expect(dark.told('blow')).toMatchObject({ harm: 2, length: 0, on: 'suit-of-armor-1' })
  },
)

rule(
  '18.1.1',
  'all asterisks played but one cause fatigue; after playing two kinds, you choose which one is free',
  () => {
    const stage = Stage.set({ heroes: [KNIGHT], monsters: ['wolf-1'] })
    stage
      .until('attack', 'wolf-1')
      .say('T5*', 'thrust', 'H5*', 'duck')
      .dice(4, ...CALM)
      .say('swing')
    expect([stage.asked, stage.options()]).toEqual(['white-knight free-asterisk', ['MOVE', 'FIGHT']])
    stage.say('MOVE')
    expect([stage.asked, stage.options()]).toEqual(['white-knight fatigue', ['FIGHT H5*', 'FIGHT T5*']])
    stage.say('FIGHT H5*')
    expect(stage.chits('white-knight')).toEqual({ 2: 'fatigued' })
    // One asterisk costs nothing.
    const one = Stage.set({ heroes: [KNIGHT], monsters: ['wolf-1'] })
    one
      .until('attack', 'wolf-1')
      .say('T5*', 'thrust', 'H6', 'duck')
      .dice(4, ...CALM)
      .say('swing')
      .until('target')
    expect(one.chits('white-knight')).toEqual({})
  },
)

rule('18.1.1', 'an effort of three asterisks costs two in fatigue', () => {
  const stage = Stage.set({
    heroes: [{ id: 'amazon', gear: ['short-sword-1', 'girtle-of-energy'] }],
    monsters: ['wolf-1'],
  })
  stage
    .until('attack', 'wolf-1')
    .say('M3**', 'thrust', 'M3*', 'duck')
    .dice(4, ...CALM)
    .say('swing')
    .until('free-asterisk')
  stage.say('MOVE')
  expect(stage.question().data).toMatchObject({ asterisks: 2 })
})

rule(
  ['18.1.2', '2.2.2', '2.2.3', '2.2.4', '2.2.5'],
  'any active chits of the kind can pay, with change; chits without asterisks never can',
  () => {
    const ways = (chits: Hero['chits'], kinds: ('MOVE' | 'FIGHT')[], owed: number, id = 'white-knight') =>
      payments(chitsOf(characterFrom({ id, ...(chits ? { chits } : {}) }, 0, 'R1')), kinds, owed).map(
        ({ chit, pays, change }) => [chit.number, pays, change?.number ?? null],
      )
    // MOVE H5*, H6, H4**, T6* are his chits 0, 1, 3 and 9.
    expect(ways({}, ['MOVE'], 1)).toEqual([
      [0, 1, null],
      [9, 1, null],
    ])
    expect(ways({ 0: 'fatigued' }, ['MOVE'], 1)).toEqual([
      [9, 1, null],
      [3, 1, 0],
    ])
    expect(ways({ 0: 'wounded', 9: 'wounded' }, ['MOVE'], 1)).toEqual([[3, 1, null]])
    expect(ways({}, ['MOVE'], 2)).toEqual([
      [0, 1, null],
      [9, 1, null],
      [3, 2, null],
    ])
    expect(ways({ 0: 'fatigued', 3: 'fatigued', 9: 'wounded' }, ['MOVE'], 1)).toEqual([])
    // BERSERK counts as FIGHT, DUCK as MOVE.
    expect(ways({}, ['FIGHT'], 2, 'berserker').map(([chit]) => chit)).toContain(9)
    expect(ways({}, ['MOVE'], 1, 'dwarf').map(([chit]) => chit)).toContain(0)
  },
)

rule(
  ['18.1.3', '2.2.8'],
  'fatigue comes before wounds; each wound takes one chit, active ones before fatigued ones',
  () => {
    const stage = struck(
      { id: 'white-knight', chits: { 0: 'fatigued' } },
      ['h-serpent-1', 'h-troll-1'],
      {
        'h-serpent-1': 'thrust',
        'h-troll-1': 'swing',
      },
      ...CALM,
      ...CALM,
    )
    expect([stage.question().topic, stage.question().data]).toMatchObject(['wound', { wounds: 2 }])
    expect(stage.options()).not.toContain('MOVE H5*')
    stage.say('MAGIC I5**', 'MOVE H6')
    expect(stage.chits('white-knight')).toEqual({ 0: 'fatigued', 1: 'wounded', 8: 'wounded' })
    const color = Stage.set({
      heroes: [
        {
          id: 'white-knight',
          chits: Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11].map(n => [n, 'fatigued'])) as Hero['chits'],
        },
      ],
      monsters: ['h-troll-1'],
      prepare: state => {
        state.characters[0]!.chits[8] = 'enchanted'
      },
    })
    color
      .until('place')
      .dice(4, ...CALM)
      .say('thrust')
      .until('action')
    expect(color.chits('white-knight')[8]).toBe('wounded')
  },
)

rule(
  ['18.1.3', '2.2.9', '18.4.2'],
  'a character whose last chit is wounded dies, and the belongings lie in the clearing',
  () => {
    const last = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n, 'wounded'])) as Hero['chits']
    const stage = struck({ ...KNIGHT, chits: last!, gold: 30 }, ['h-troll-1'], { 'h-troll-1': 'thrust' }, ...CALM)
    const { fate, gold, owned, place } = stage.who('white-knight')
    expect([fate, gold, owned, place.kind]).toEqual(['dead', 0, [], 'off'])
    expect([stage.state.piles.R1, stage.over]).toEqual([['great-sword-1', 'suit-of-armor-1'], 'nobody'])
    expect(stage.told('dies')).toMatchObject({ character: 'white-knight', by: null, rule: '2.2.9' })
  },
)

rule(['18.1.5', '23.7.1'], 'with the Vial of Healing, a new wound counts as fatigue', () => {
  const stage = struck(
    { ...KNIGHT, gear: [...KNIGHT.gear, 'vial-of-healing'] },
    ['h-troll-1'],
    { 'h-troll-1': 'thrust' },
    ...CALM,
  )
  stage.say('MOVE H5*')
  expect(stage.chits('white-knight')).toEqual({ 0: 'fatigued' })
})

rule('18.2.1', 'attackers stay with their victims from round to round, and no piece turns over', () => {
  const stage = Stage.set({ heroes: [KNIGHT, ELF], monsters: ['wolf-1', 'ogre-1'] })
  stage.say('wolf-1', 'done').until('target')
  stage.say(stage.asked.startsWith('elf') ? 'nobody' : 'nobody')
  stage.until('place').dice(4, 6, 6).until('lure')
  expect(stage.combat.round).toBe(2)
  expect(stage.at('wolf-1')).toMatch(/^white-knight/)
})

const bounties = (kills: number[], denizen: string) => {
  const state: RealmState = emptyRealm(kills.length)
  state.characters = kills.map((count, seat) =>
    characterFrom({ id: ['elf', 'druid'][seat]!, kills: count }, seat, 'R1'),
  )
  const table = new Table<RealmState, RealmEvent>(state)
  for (const character of state.characters) bountyFor(table, character, denizen, kills.length)
  return state.characters.map(({ fame, notoriety, kills: now }) => [fame, notoriety, now])
}

rule(
  ['18.3.1', '18.3.4', '30.15'],
  'a kill earns its bounty times the number of kills that day; simultaneous killers share it',
  () => {
    expect([0, 1, 2].flatMap(kills => bounties([kills], 'h-troll-1'))).toEqual([
      [5, 5, 1],
      [10, 10, 2],
      [15, 15, 3],
    ])
    expect(bounties([3, 0], 'wolf-1')).toEqual([
      [0, 2, 4],
      [0, 0.5, 1],
    ])
  },
)

rule(['18.3.1', '18.3.3', '18.4.5'], 'a giant and its club count as one kill, and both leave the map', () => {
  const stage = Stage.set({ heroes: [{ ...ELF, kills: 1 }], monsters: ['giant-1'] })
  stage.until('attack', 'giant-1').say('M4', 'thrust', 'M4', 'duck')
  stage.dice(4, ...CALM, 1).place({ 'giant-1': 'thrust', 'giant-1.part': 'swing' })
  expect(stage.who('elf')).toMatchObject({ kills: 2, fame: 16, notoriety: 16 })
  expect(stage.state.denizens['giant-1']).toMatchObject({ dead: true, at: null })
  expect(stage.combat.sheets.flatMap(({ boxes }) => boxes.flat())).toEqual([])
})

rule('18.3.7', 'nobody gets a bounty for victims of the Pit', () => {
  const stage = Stage.set({ heroes: [ELF, KNIGHT], monsters: ['demon-1', 'wolf-1'] })
  stage.say('done').until('maneuver')
  expect(stage.all('bounty')).toEqual([])
  const doomed = struck(KNIGHT, ['demon-1', 'wolf-1'], { 'demon-1': 'thrust', 'wolf-1': 'swing' }, ...CALM, 1, 1)
  expect(doomed.told('pit')?.result).toBe('doom')
  expect(doomed.all('slain').map(({ denizen, by }) => [denizen, by])).toEqual([
    ['demon-1', null],
    ['wolf-1', null],
  ])
  expect(doomed.all('bounty')).toEqual([])
})

rule(
  ['18.4.2', '18.4.7', '2.4.5'],
  'the belongings of the dead lie in the clearing, active potions return to their boxes, gold is lost',
  () => {
    const stage = struck(
      { ...ELF, gear: ['light-bow-1', '(golden-crown)', 'potion-of-energy', '(oil-of-poison)'], gold: 40 },
      ['ogre-1'],
      { 'ogre-1': 'thrust' },
      ...CALM,
    )
    expect(stage.who('elf')).toMatchObject({ fate: 'dead', gold: 0, fame: 0, notoriety: 0 })
    expect(stage.state.piles.R1).toEqual(['light-bow-1', 'golden-crown', 'oil-of-poison'])
    expect(stage.state.boxes.warlock).toEqual(['potion-of-energy'])
  },
)

rule(['23.12.1', '16.3.5'], 'Battle Bracelets move an attack to another row if its target is slow', () => {
  const stage = (monster: string) => {
    const fight = Stage.set({
      heroes: [{ id: 'swordsman', gear: ['thrusting-sword-1', 'battle-bracelets'] }],
      monsters: [monster],
    })
    return fight
      .until('attack', monster)
      .say('L4', 'thrust', 'L4', 'duck')
      .until('place')
      .dice(4, ...CALM)
      .say('swing')
  }
  const slow = stage('ogre-1')
  expect([slow.asked, slow.options()]).toEqual(['swordsman bracelets', ['stay', 'swing', 'smash']])
  slow.say('swing')
  expect(slow.all('blow').find(({ by }) => by === 'swordsman')?.box).toBe(1)
  expect(slow.all('moves-attack')).toMatchObject([{ rule: '23.12.1', character: 'swordsman', box: 1 }])
  // A wolf moves at 3.
  expect(stage('wolf-1').all('moves-attack')).toEqual([])
  expect(stage('wolf-1').asked).not.toContain('bracelets')
})

rule(
  ['23.12.2', '16.3.5'],
  'the Elusive Cloak moves a maneuver to another row if all attacks on it are slow, but not DUCK',
  () => {
    const stage = (id: string, monster: string, chit: string) => {
      const fight = Stage.set({ heroes: [{ id, gear: ['elusive-cloak'] }], monsters: [monster] })
      fight.until('maneuver').say(chit).until('place')
      return fight.dice(4, ...CALM).say('thrust')
    }
    const slow = stage('berserker', 'ogre-1', 'H6')
    expect([slow.asked, slow.options()]).toEqual(['berserker cloak', ['stay', 'charge', 'dodge']])
    slow.say('charge')
    expect(slow.told('blow')).toMatchObject({ hit: 'undercut' })
    expect(stage('berserker', 'wolf-1', 'H6').all('moves-maneuver')).toEqual([])
    expect(stage('dwarf', 'ogre-1', 'duck T3*').asked).not.toContain('cloak')
  },
)

rule(
  ['22.3', '17.3.7'],
  'a character killed by terror from the Pit leaves every sheet while others still choose wounds',
  () => {
    const hero: Hero = { id: 'berserker', gear: ['great-axe-1'] }
    const stage = struck(
      hero,
      ['demon-1', 'wolf-1', 'h-serpent-1', 'h-serpent-2'],
      { 'demon-1': 'thrust', 'wolf-1': 'swing', 'h-serpent-1': 'thrust', 'h-serpent-2': 'thrust' },
      ...Array<number>(12).fill(3),
    )
    expect(stage.told('pit')?.result).toBe('terror')
    expect(stage.state.denizens['wolf-1']?.dead).toBe(true)
    expect([stage.asked, brokenFightInvariant(stage.state)]).toEqual(['berserker wound', null])
  },
)
