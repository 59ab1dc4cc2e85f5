import { expect } from 'vitest'
import { loot, lootPile } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { arrange, arrangements } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { asterisksRested, rest } from '../../../src/games/magic-realm/rules/actions/resting.ts'
import { searches } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { canActivate } from '../../../src/games/magic-realm/rules/effects/activating.ts'
import { rollCurse } from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { powerOfThePit } from '../../../src/games/magic-realm/rules/effects/pit.ts'
import { rollWish } from '../../../src/games/magic-realm/rules/effects/wishes.ts'
import { carryingStrength } from '../../../src/games/magic-realm/rules/facts/carrying.ts'
import { chitsOf } from '../../../src/games/magic-realm/rules/facts/chits.ts'
import { rollsWith } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { BELONGINGS, belonging, treasureOf } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import type { Activity, Character, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const activate = (realm: Realm, character: Character, id: string) =>
  arrange(realm.table, character, { kind: 'activate', belonging: id })

const names = (character: Character): string[] => character.owned.map(({ id }) => id)

/** Returns the source that allows an activity as the first phase of a day, or undefined if it cannot be recorded. */
const sourceOf = (realm: Realm, character: Character, wanted: Activity, plan: Recorded[] = []): string | undefined =>
  recordablePhases(realm.state, character, plan).find(
    ({ activity }) => JSON.stringify(activity) === JSON.stringify(wanted),
  )?.source

/** Returns a site with its chit in its clearing, and a character who has discovered it. */
function atHoard(id: string) {
  const realm = new Realm()
  realm.lay('hoard', 'CL')
  realm.state.chits.hoard!.at = 'CL6'
  return { realm, looter: realm.put(id, 'CL6', { sites: ['hoard'] }) }
}

rule('23.1.1', 'the Chest is Tremendous, needs the active Lost Keys, and gives two large treasures and 50 gold', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const chest = realm.give(elf, 'chest')
  expect(belonging('chest').weight).toBe('T')
  const keys = realm.give(elf, 'lost-keys')
  expect(canActivate(realm.state, elf, chest)).toBe(false)
  keys.active = true
  const held = [...realm.state.boxes.chest!]
  realm.do(activate(realm, elf, 'chest'), ['keep', 'keep'])
  expect(names(elf)).toEqual(['lost-keys', ...held])
  expect(held.map(id => treasureOf(id)!.size)).toEqual(['large', 'large'])
  expect(elf.gold).toBe(60)
  expect(realm.state.lost).toEqual(['chest'])
})

rule('23.1.2', 'the Mouldy Skeleton curses its finder, leaves its armor on top of the box, and is removed', () => {
  const { realm, looter } = atHoard('elf')
  realm.stack('hoard', 'mouldy-skeleton', 'lost-keys')
  realm.do(loot(realm.table, looter, 'hoard'), [], [1, 1, 2, 2])
  expect(realm.told('shows')).toMatchObject([{ belonging: 'mouldy-skeleton' }])
  expect(looter.curses).toEqual(['squeak'])
  expect(names(looter)).toEqual([])
  expect(realm.state.boxes.hoard!.slice(0, 4)).toEqual([
    'gold-helmet-1',
    'silver-breastplate-1',
    'jade-shield-1',
    'lost-keys',
  ])
  expect(realm.state.lost).toEqual(['mouldy-skeleton'])
})

rule('23.1.2', 'drawn from a pile, the Skeleton leaves its armor on top of the pile (D21)', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.drop('mouldy-skeleton', 'CV5')
  realm.do(lootPile(realm.table, elf, 'CV5'), [], [1, 1, 2, 2])
  expect(realm.state.piles.CV5).toEqual(['gold-helmet-1', 'silver-breastplate-1', 'jade-shield-1'])
})

rule(
  '23.1.3',
  'the Remains of Thief give a curse, 20 gold, a large treasure and the Living Sword, and are removed',
  () => {
    const { realm, looter } = atHoard('dwarf')
    realm.stack('hoard', 'remains-of-thief')
    const [large] = realm.state.boxes['remains-of-thief']!.filter(id => treasureOf(id))
    realm.do(loot(realm.table, looter, 'hoard'), ['keep', 'keep'], [1, 1, 4, 4])
    expect(looter.curses).toEqual(['ill-health'])
    expect(looter.gold).toBe(30)
    expect(names(looter).sort()).toEqual(['living-sword-1', large!].sort())
    expect(realm.state.lost).toEqual(['remains-of-thief'])
  },
)

rule(
  '23.1.5',
  'a curse rolled before ENCOUNTER 4 takes effect, and is rolled before the spoils are taken (D56)',
  () => {
    const { realm, looter } = atHoard('elf')
    realm.stack('hoard', 'remains-of-thief')
    // Ashes: the gold still arrives, and cannot be spent.
    realm.do(loot(realm.table, looter, 'hoard'), ['keep', 'keep'], [1, 1, 5, 5])
    const order = realm.table.events.map(({ kind }) => kind)
    expect(order.indexOf('cursed')).toBeLessThan(order.indexOf('gold'))
    expect(looter.gold).toBe(30)
    expect(progressToward(looter, 'gold')).toBe(-1 - looter.worth)
  },
)

rule(
  '23.2.1',
  'a card needed for a recorded phase stays active, cannot be sold, and comes along if it can be carried',
  () => {
    const realm = new Realm()
    const king = realm.put('witch-king', 'DW2', {
      plan: [
        { activity: { kind: 'move', to: 'DW3' }, source: 'basic' },
        { activity: { kind: 'peer', clearing: 'CV5' }, source: 'basic' },
      ],
    })
    realm.give(king, 'crystal-ball', true)
    realm.state.draw = ['witch-king']
    expect(arrangements(realm.state, king)).toEqual([])
    realm.turnOf(king)
    // Without a MOVE chit he carries only Negligible things: he abandons it, and the phase is blank.
    realm.do(daylight(realm.table))
    realm.do(daylight(realm.table))
    expect(realm.state.piles.DW2).toEqual(['crystal-ball'])
    expect(realm.told('blank')).toMatchObject([{ why: 'source' }])
    const elf = realm.put('elf', 'DW2', { plan: [...king.plan] })
    realm.give(elf, 'crystal-ball', true)
    realm.turnOf(elf)
    realm.do(daylight(realm.table))
    expect(names(elf)).toEqual(['crystal-ball'])
    realm.do(daylight(realm.table), [], [6, 6])
    expect(realm.told('table')).toMatchObject([{ character: 'elf', table: 'peer' }])
  },
)

rule('23.2.2', 'the Crystal Ball lets Basic and Sunlight phases PEER at any clearing', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const far: Activity = { kind: 'peer', clearing: 'CN3' }
  expect(sourceOf(realm, elf, far)).toBeUndefined()
  const ball = realm.give(elf, 'crystal-ball', true)
  expect(sourceOf(realm, elf, far)).toBe('basic')
  const hides: Recorded[] = ['elusiveness', 'basic', 'basic'].map(source => ({ activity: { kind: 'hide' }, source }))
  expect(sourceOf(realm, elf, far, hides)).toBe('sunlight')
  ball.active = false
  elf.plan = [{ activity: far, source: 'basic' }]
  realm.turnOf(elf)
  realm.do(daylight(realm.table))
  expect(realm.told('blank')).toMatchObject([{ why: 'source' }])
})

rule(
  '23.2.3',
  'the Ancient Telescope gives an extra PEER, from a mountain clearing to any other mountain clearing',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'M6')
    realm.give(elf, 'ancient-telescope', true)
    expect(sourceOf(realm, elf, { kind: 'peer', clearing: 'L2' })).toBe('ancient-telescope')
    expect(sourceOf(realm, elf, { kind: 'peer', clearing: 'L1' })).toBeUndefined()
    const board = recordablePhases(realm.state, elf, []).filter(({ activity }) => activity.kind === 'peer')
    expect(board.every(({ source }) => source === 'ancient-telescope')).toBe(true)
    expect(board.length).toBeGreaterThan(10)
    const [one] = board
    expect(recordablePhases(realm.state, elf, [one!]).some(({ activity }) => activity.kind === 'peer')).toBe(false)
    elf.place = { kind: 'clearing', clearing: 'CV5' }
    expect(recordablePhases(realm.state, elf, []).some(({ activity }) => activity.kind === 'peer')).toBe(false)
  },
)

rule('23.2.4', 'Cloak, Spectacles, Regent and Boots each give an extra phase of their kind, even while riding', () => {
  const realm = new Realm()
  const elf = realm.put('dwarf', 'DW2')
  const cards: [string, Activity][] = [
    ['cloak-of-mist', { kind: 'hide' }],
    ['magic-spectacles', { kind: 'search' }],
    ['regent-of-jewels', { kind: 'trade' }],
    ['seven-league-boots', { kind: 'move', to: 'DW3' }],
  ]
  for (const [card, activity] of cards) {
    const piece = realm.give(elf, card, true)
    expect(sourceOf(realm, elf, activity)).toBe(card)
    const back: Activity = activity.kind === 'move' ? { kind: 'move', to: 'DW2' } : activity
    expect(sourceOf(realm, elf, back, [{ activity, source: card }])).toBe('basic')
    piece.active = false
    expect(sourceOf(realm, elf, activity)).toBe('basic')
  }
  realm.give(elf, 'workhorse-1', true)
  elf.owned.find(({ id }) => id === 'seven-league-boots')!.active = true
  expect([...phasesLeft(realm.state, elf, []).extra].sort()).toEqual(['seven-league-boots', 'workhorse'])
})

rule('23.2.5', 'the Shielded Lantern gives a phase for any activity that starts in a cave', () => {
  const realm = new Realm()
  const elf = realm.put('dwarf', 'CN1')
  realm.give(elf, 'shielded-lantern', true)
  const two: Recorded[] = [1, 2].map(() => ({ activity: { kind: 'rest' }, source: 'basic' }))
  for (const kind of ['hide', 'search', 'trade', 'rest'] as const)
    expect(sourceOf(realm, elf, { kind }, two)).toBe('shielded-lantern')
  elf.place = { kind: 'clearing', clearing: 'CV5' }
  expect(sourceOf(realm, elf, { kind: 'hide' }, two)).toBeUndefined()
  elf.plan = [{ activity: { kind: 'hide' }, source: 'shielded-lantern' }]
  realm.turnOf(elf)
  realm.do(daylight(realm.table))
  expect(realm.told('blank')).toMatchObject([{ why: 'source' }])
})

rule('23.3.3', 'the Poultice makes each REST until Midnight recover two asterisks, and is used up', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'poultice-of-health')
  realm.do(activate(realm, elf, 'poultice-of-health'))
  expect(asterisksRested(elf)).toBe(2)
  const tired = chitsOf(elf).filter(({ asterisks }) => asterisks === 1)
  for (const { number } of tired.slice(0, 3)) elf.chits[number] = 'fatigued'
  const [first] = realm.asked(rest(realm.table, elf))!.ids
  expect(first).toBeDefined()
  const asking = rest(realm.table, elf)
  let steps = 0
  for (let step = asking.next(); !step.done; steps++)
    step = asking.next({ seat: elf.seat, id: step.value[0]!.options[0]!.id })
  expect(steps).toBe(2)
  expect(elf.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  midnight(realm.table)
  expect(names(elf)).toEqual([])
  expect(realm.state.boxes.shaman).toContain('poultice-of-health')
})

rule('23.4.1', 'when activated, the Amulet ends one curse of one character in the clearing', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { curses: ['ashes'] })
  const dwarf = realm.put('dwarf', 'CV5', { curses: ['squeak', 'eyemist'] })
  realm.put('druid', 'CV1', { curses: ['wither'] })
  realm.give(elf, 'amulet')
  expect(realm.asked(activate(realm, elf, 'amulet'))?.ids).toEqual([
    'elf ashes',
    'dwarf squeak',
    'dwarf eyemist',
    'nothing',
  ])
  realm.give(elf, 'amulet')
  realm.do(activate(realm, elf, 'amulet'), ['dwarf squeak'])
  expect(dwarf.curses).toEqual(['eyemist'])
  expect(elf.curses).toEqual(['ashes'])
})

rule('23.4.2', 'the Withered Claw rolls once, for a wish and a curse of the same number, the wish first (D58)', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { curses: ['ill-health'] })
  elf.chits[0] = 'wounded'
  realm.give(elf, 'withered-claw')
  realm.do(activate(realm, elf, 'withered-claw'), [], [5, 1])
  expect(realm.told('table')).toHaveLength(1)
  const kinds = realm.table.events.map(({ kind }) => kind)
  expect(kinds.indexOf('wish')).toBeLessThan(kinds.indexOf('cursed'))
  // The fifth wish ended his Ill Health, and the fifth curse is Ashes.
  expect(elf.chits.every(chit => chit === 'active')).toBe(true)
  expect(elf.curses).toEqual(['ashes'])
})

rule('23.5.3', 'the maps subtract one from LOCATE in the tiles of their chits, but never two', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const modifier = () => rollsWith(realm.state, elf, 'locate').modifier
  realm.give(elf, 'map-of-lost-city', true)
  realm.give(elf, 'map-of-ruins', true)
  expect(modifier()).toBe(0)
  realm.lay('lost-city', 'CV')
  expect(modifier()).toBe(-1)
  expect(rollsWith(realm.state, elf, 'peer').modifier).toBe(0)
  realm.lay('lost-city', 'CN')
  realm.lay('ruins-v', 'CV')
  expect(modifier()).toBe(-1)
  realm.lay('ruins-v', 'EV')
  elf.place = { kind: 'clearing', clearing: 'R1' }
  expect(modifier()).toBe(-1)
  realm.lay('ruins-c', 'R')
  expect(modifier()).toBe(-1)
  realm.give(elf, 'map-of-lost-castle', true)
  elf.place = { kind: 'clearing', clearing: 'CG1' }
  realm.lay('lost-castle', 'CG')
  expect(modifier()).toBe(-1)
})

rule('23.5.4', 'the Magic Wand sets one die of WISHES, CURSES and the PIT; the other die, if any, is rolled', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'magic-wand', true)
  realm.do(rollCurse(realm.table, elf, '22.1'), ['4'], [2])
  expect(elf.curses).toEqual(['ill-health'])
  realm.do(rollCurse(realm.table, elf, '22.1'), ['2'], [5])
  expect(elf.curses).toEqual(['ill-health', 'ashes'])
  realm.do(rollWish(realm.table, elf, '22.2'), ['6'], [1])
  expect(elf.strength).toBe(true)
  const charm = realm.give(elf, 'lucky-charm', true)
  // With one die, he chooses the result.
  realm.do(powerOfThePit(realm.table, elf, 'elf', '22.3'), ['5'], [])
  expect(realm.told('pit')).toMatchObject([{ result: 'forget' }])
  charm.active = false
  expect(rollsWith(realm.state, elf, 'loot')).toEqual({ dice: 2, modifier: 0 })
})

rule(
  ['23.14.1', '23.14.2', '23.14.3', '28.1.4'],
  'magic artifacts, books and cards match the rulebook list, and have no effect before ENCOUNTER 4',
  () => {
    const magic = (sort: string) =>
      Object.fromEntries(
        BELONGINGS.flatMap(piece =>
          piece.kind === 'treasure' && piece.sort === sort ? [[piece.id, piece.magic]] : [],
        ),
      )
    expect(magic('artifact')).toEqual({
      'sacred-statue': 'I',
      'eye-of-the-idol': 'II',
      'glimmering-ring': 'III',
      'enchanters-skull': 'IV',
      'blasted-jewel': 'V',
      'hidden-ring': 'VI',
      'glowing-gem': 'VII',
      'beast-pipes': 'VIII',
    })
    expect(magic('book')).toEqual({
      'good-book': 'I',
      'scroll-of-nature': 'II',
      'book-of-lore': 'IV',
      'black-book': 'V',
      'scroll-of-alchemy': 'VI',
    })
    expect(Object.keys(magic('spell-item')).sort()).toEqual(['dragonfang-necklace', 'eye-of-the-moon', 'flying-carpet'])
    for (const encounter of ['1', '2']) {
      const realm = new Realm({ encounter })
      const elf = realm.put('elf', 'CV5')
      for (const sort of ['artifact', 'book', 'spell-item'])
        for (const id of Object.keys(magic(sort)))
          expect(canActivate(realm.state, elf, realm.give(elf, id))).toBe(false)
      // They can be owned, abandoned and counted like any other card.
      expect(arrangements(realm.state, elf).map(({ id }) => id)).toContain('abandon black-book')
      expect(progressToward(elf, 'great')).toBe(elf.owned.filter(({ id }) => treasureOf(id)!.great).length)
    }
  },
)

rule('23.15.1', 'the Imperial Tabard does nothing', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const plain = { phases: phasesLeft(realm.state, elf, []), searches: searches(realm.state, elf), chits: chitsOf(elf) }
  realm.give(elf, 'imperial-tabard')
  realm.do(activate(realm, elf, 'imperial-tabard'))
  expect({
    phases: phasesLeft(realm.state, elf, []),
    searches: searches(realm.state, elf),
    chits: chitsOf(elf),
  }).toEqual(plain)
  expect(carryingStrength(elf)).toBe('M')
  expect(rollsWith(realm.state, elf, 'meeting')).toEqual({ dice: 2, modifier: 0 })
})
