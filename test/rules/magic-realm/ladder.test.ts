import { expect } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { wageOf } from '../../../src/games/magic-realm/rules/actions/hiring.ts'
import { tradersAt } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { evening } from '../../../src/games/magic-realm/rules/day/evening.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { canActivate } from '../../../src/games/magic-realm/rules/effects/activating.ts'
import { rollCurse } from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { findDwellings, layMapChits } from '../../../src/games/magic-realm/rules/effects/map-chits.ts'
import { powerOfThePit } from '../../../src/games/magic-realm/rules/effects/pit.ts'
import { grantWish, rollWish } from '../../../src/games/magic-realm/rules/effects/wishes.ts'
import { BELONGINGS } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { boardOf, edgeRoads } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { buildMap } from '../../../src/games/magic-realm/rules/pieces/building.ts'
import { DENIZENS, GROUPS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { tileCodeOf } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { begin, SETUP_OPTIONS } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import {
  chooseEntrance,
  chooseInSecret,
  enterRealm,
  placeVisitors,
  takeCharacter,
} from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { Activity, Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const kindsOf = (realm: Realm, character: Character): string[] =>
  [...new Set(recordablePhases(realm.state, character, []).map(({ activity }) => activity.kind))].filter(
    kind => kind !== 'leave',
  )

const placeOf = (realm: Realm, id: string) => realm.state.denizens[id]!.at

// Natives and visitors (ch. 25).

rule('25.1.1', "a group's wage is the sum of its members' wages", () => {
  const wages = (group: string) =>
    DENIZENS.flatMap(one => (one.is === 'native' && one.group === group ? [one.wage] : []))
  expect(Object.fromEntries(GROUPS.map(({ id, members }) => [id, wageOf(members)]))).toEqual({
    company: 16,
    woodfolk: 6,
    patrol: 6,
    lancers: 8,
    bashkars: 12,
    order: 32,
    soldiers: 10,
    rogues: 16,
    guard: 12,
  })
  expect(wages('order')).toEqual([8, 8, 8, 8])
  expect(wages('rogues').every(wage => wage >= 1 && wage <= 4)).toBe(true)
})

rule('25.1.3', 'only the leader of a group trades and calls visitors, no matter where the other members are', () => {
  const realm = new Realm()
  realm.stand('company-1', 'CV5')
  realm.stand('company-hq', 'CV1')
  expect(tradersAt(realm.state, 'CV5')).toEqual([])
  expect(tradersAt(realm.state, 'CV1')).toEqual(['company'])
  Object.assign(realm.state.visitors[0]!, { box: 1, side: 0 })
  realm.state.prowling = [6]
  realm.do(endTurn(realm.table, realm.put('elf', 'CV5')))
  expect(realm.state.visitors[0]!.at).toBeNull()
  realm.do(endTurn(realm.table, realm.put('dwarf', 'CV1')))
  expect(realm.state.visitors[0]!.at).toBe('CV1')
})

rule(
  '25.2.1',
  "visitors trade, accept no drinks, and have the relation on the character's card, or are Neutral",
  () => {
    const realm = new Realm()
    Object.assign(realm.state.visitors[0]!, { box: null, at: 'CV5', side: 0 })
    const amazon = realm.put('amazon', 'CV5', { gold: 90 })
    expect(realm.state.boxes.scholar).toHaveLength(3)
    expect(realm.state.boxes.crone).toEqual([])
    expect(tradersAt(realm.state, 'CV5')).toEqual(['scholar'])
    realm.stack('scholar', 'lucky-charm')
    amazon.plan = [{ activity: { kind: 'trade' }, source: 'basic' }]
    realm.turnOf(amazon)
    // Neutral, 2: three times its price, and no mention of drinks.
    realm.do(daylight(realm.table), ['buy from scholar', 'lucky-charm', 'pay', 'keep'], [2, 2])
    expect(realm.told('meeting')).toMatchObject([{ with: 'scholar', result: 'price3' }])
    expect(amazon.gold).toBe(90 - 3 * 14)
    // They buy anything, even a potion.
    Object.assign(realm.state.visitors[1]!, { box: null, at: 'CV1', side: 0 })
    const dwarf = realm.put('dwarf', 'CV1', { plan: [{ activity: { kind: 'trade' }, source: 'basic' }] })
    realm.give(dwarf, 'poultice-of-health')
    realm.give(dwarf, 'great-axe-1')
    realm.turnOf(dwarf)
    realm.do(daylight(realm.table), ['sell to shaman', 'poultice-of-health', 'great-axe-1'])
    expect([...realm.state.boxes.shaman!].sort()).toEqual(['great-axe-1', 'poultice-of-health'])
  },
)

rule('25.3.2', 'while its other side is up, a visitor is away, and its goods stay in its box', () => {
  const realm = new Realm()
  Object.assign(realm.state.visitors[0]!, { box: null, at: 'CV5', side: 1 })
  expect(tradersAt(realm.state, 'CV5')).toEqual([])
  const goods = [...realm.state.boxes.scholar!]
  realm.state.visitors[0]!.side = 0
  expect(tradersAt(realm.state, 'CV5')).toEqual(['scholar'])
  expect(realm.state.boxes.scholar).toEqual(goods)
})

// One player alone (ch. 27).

rule('27.1.1', 'in solitaire the map lays itself, and the player places the visitors and chooses as usual', () => {
  const realm = new Realm({ seats: 1, visitors: 'hand' })
  realm.state.phase = 'building'
  realm.state.tiles = []
  realm.do(turn(realm.table))
  expect(realm.state.tiles).toHaveLength(20)
  realm.do(turn(realm.table), ['dwarf', 'company'])
  expect(realm.state.characters[0]).toMatchObject({ id: 'dwarf', seat: 0 })
  for (const [side, box] of [
    ['scholar', '1'],
    ['shaman', '2'],
    ['warlock', '3'],
    ['crone', '4'],
    ['war', '7'],
  ] as const)
    expect(realm.do(placeVisitors(realm.table), [side, box])).toBe(false)
  expect(realm.do(placeVisitors(realm.table), ['quest', '5'])).toBe(true)
  expect(realm.state.visitors.map(({ box }) => box)).toEqual([1, 2, 3, 4, 7, 5])
})

rule('27.1.2', 'in solitaire the valleys stay face down, and their Dwellings are discovered like campfires', () => {
  const realm = new Realm({ seats: 1 })
  layMapChits(realm.table)
  findDwellings(realm.table)
  expect(realm.state.dwellings).toEqual({})
  const tile = realm.state.chits['stink-v']!.tile!
  expect(tile).not.toBeNull()
  const number = [5, 4, 2].find(one => boardOf(realm.state.tiles).joined.has(`${tile}${one}`))!
  const elf = realm.put('elf', `${tile}1`, { hidden: true })
  realm.state.prowling = [1]
  realm.do(endTurn(realm.table, elf))
  expect(realm.state.dwellings).toMatchObject({ inn: `${tile}${number}` })
  expect(placeOf(realm, 'rogues-1')).toBe(`${tile}${number}`)
  // The Chapel is not on the map yet, so it lifts no curse.
  expect(realm.state.dwellings.chapel).toBeUndefined()
})

rule(['27.1.3', '27.1.4'], 'the character waits off an edge road of the Borderland, and must enter by it first', () => {
  const realm = new Realm({ seats: 1 })
  const roads = edgeRoads(boardOf(realm.state.tiles)).filter(({ ends: [clearing] }) => tileCodeOf(clearing) === 'B')
  expect(roads.length).toBeGreaterThan(0)
  const king = realm.put('witch-king', 'CV5', { place: { kind: 'off' } })
  // There is no question about the start: the Witch King begins here like the others.
  realm.do(chooseEntrance(realm.table, 0), roads.length === 1 ? [] : [roads[0]!.id])
  realm.do(chooseInSecret(realm.table, 0, [king]), ['5 0 0 0'])
  enterRealm(realm.table, king)
  const [entry] = roads[0]!.ends
  expect(king.place).toEqual({ kind: 'outside', way: roads[0]!.id })
  const acts = recordablePhases(realm.state, king, [])
  expect(acts.map(({ activity }) => activity)).toEqual([{ kind: 'move', to: entry }])
  realm.stand('giant-1', entry)
  king.plan = [acts[0]!]
  king.hidden = true
  realm.state.draw = ['witch-king']
  realm.do(daylight(realm.table))
  expect(king.blocked).toBe(false)
  realm.do(daylight(realm.table))
  expect(king.place).toEqual({ kind: 'clearing', clearing: entry })
})

rule(
  '27.1.3',
  'if a map laid by hand encloses the Borderland, the character enters by any road at the edge of the map (D73)',
  () => {
    const realm = new Realm({ seats: 1 })
    const closed = Array.from({ length: 40 }, (_, i) =>
      buildMap(seedRandom(`closed ${i}`, 'dice'), { gate: false }),
    ).find(map => !edgeRoads(boardOf(map)).some(({ ends: [clearing] }) => tileCodeOf(clearing) === 'B'))!
    realm.state.tiles = closed
    const roads = edgeRoads(boardOf(closed)).map(({ id }) => id)
    expect([...realm.asked(chooseEntrance(realm.table, 0))!.ids].sort()).toEqual(roads.sort())
  },
)

rule(
  ['27.1.5', '27.1.6'],
  'in solitaire two dice select the prowling rows, one row if they match; a chit in both calls from each (D64)',
  () => {
    const realm = new Realm({ seats: 1 })
    realm.dice(1, 4)
    realm.run(sunrise(realm.table))
    expect(realm.state.prowling).toEqual([1, 4])
    realm.dice(3, 3)
    realm.run(sunrise(realm.table))
    expect(realm.state.prowling).toEqual([3])
    realm.state.prowling = [1, 2]
    realm.lay('slither-3', 'CN')
    const elf = realm.put('elf', 'CN1', { hidden: true })
    realm.do(endTurn(realm.table, elf))
    const come = DENIZENS.filter(({ id }) => placeOf(realm, id) === 'CN3').map(({ kind }) => kind)
    expect([...new Set(come)].sort()).toEqual(['h-dragon', 'h-serpent'])
    // On the last day of a week, the denizens of both rows go home.
    realm.state.day = 7
    realm.dice(1, 2)
    realm.run(sunrise(realm.table))
    expect(DENIZENS.some(({ id }) => placeOf(realm, id) === 'CN3')).toBe(false)
  },
)

// The ladder (ch. 28).

rule('28.1.1', 'the ENCOUNTER is a setup option', () => {
  for (const encounter of SETUP_OPTIONS.encounter.values) {
    const header = {
      game: 'magic-realm',
      rules: magicRealm.rules,
      seats: ['Ann'],
      seed: 'x',
      practice: false,
      options: { encounter },
    }
    expect(String(begin(header).encounter)).toBe(encounter)
  }
})

rule('28.1.2', 'any character can be played in any ENCOUNTER', () => {
  for (const encounter of ['1', '2']) {
    const realm = new Realm({ encounter })
    expect(realm.asked(takeCharacter(realm.table, 0))!.ids).toHaveLength(16)
  }
})

rule('28.1.3', 'the setup is complete: all cards, counters, denizens and chits, but no spells', () => {
  const realm = new Realm()
  const { boxes, denizens } = realm.state
  expect(Object.values(boxes).flat().sort()).toEqual(BELONGINGS.map(({ id }) => id).sort())
  expect(Object.keys(denizens).sort()).toEqual(DENIZENS.map(({ id }) => id).sort())
  layMapChits(realm.table)
  expect(Object.keys(realm.state.chits)).toHaveLength(40)
  // The Druid chooses no spell and no color chit, only his victory points.
  realm.state.phase = 'choices'
  const druid = realm.put('druid', 'CV5')
  realm.do(chooseInSecret(realm.table, 0, [druid]), ['1 1 1 2'])
  expect(druid.chits.every(chit => chit === 'active')).toBe(true)
})

rule('28.1.4', 'a card not yet in play can be carried and scored but not activated; Enchanted ones work', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  expect(canActivate(realm.state, elf, realm.give(elf, 'oil-of-poison'))).toBe(false)
  expect(canActivate(realm.state, elf, realm.give(elf, 'royal-sceptre'))).toBe(false)
  realm.give(elf, 'flowers-of-rest', true)
  elf.chits[6] = 'fatigued'
  elf.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
  realm.turnOf(elf)
  realm.do(daylight(realm.table), [], [])
  expect(elf.asleep).toBe(true)
})

rule(
  ['28.2.2', '9.1.4'],
  'monsters come, prowl and block; hiding prevents blocking but not their arrival; characters cannot block',
  () => {
    const realm = new Realm()
    realm.lay('ruins-m', 'DW')
    realm.state.prowling = [6]
    const elf = realm.put('elf', 'DW2', { hidden: true })
    realm.put('dwarf', 'DW2')
    realm.stand('giant-bat-3', 'DW5')
    // He can block new arrivals, and is asked only about monsters.
    expect(
      realm
        .asked(endTurn(realm.table, elf))!
        .ids.filter(id => id !== 'pass')
        .every(id => /bat/.test(id)),
    ).toBe(true)
    const other = new Realm()
    other.lay('ruins-m', 'DW')
    other.state.prowling = [6]
    const hidden = other.put('elf', 'DW2', { hidden: true })
    other.stand('giant-bat-3', 'DW5')
    other.do(endTurn(other.table, hidden), ['pass'])
    expect(placeOf(other, 'giant-bat-3')).toBe('DW2')
    expect(placeOf(other, 'giant-bat-1')).toBe('DW2')
    expect(hidden).toMatchObject({ hidden: true, blocked: false })
  },
)

rule('28.2.3', 'natives and visitors trade and can block during TRADE; missions and campaigns only turn over', () => {
  const realm = new Realm()
  realm.stand('company-hq', 'CV5')
  realm.stack('company', 'helmet-1')
  const elf = realm.put('elf', 'CV5', { hidden: true, plan: [{ activity: { kind: 'trade' }, source: 'basic' }] })
  elf.strained.company = 4
  realm.turnOf(elf)
  // As an Enemy he rolls 3: a block, hidden or not.
  realm.do(daylight(realm.table), ['buy from company', 'helmet-1', 'nothing'], [3, 3])
  expect(elf).toMatchObject({ blocked: true, hidden: false })
  Object.assign(realm.state.visitors[0]!, { box: null, at: 'CV1', side: 1 })
  const dwarf = realm.put('dwarf', 'CV1', { plan: [{ activity: { kind: 'hide' }, source: 'basic' }] })
  realm.turnOf(dwarf, { asks: true })
  expect(realm.asked(daylight(realm.table), [6, 6])).toBeNull()
  realm.state.day = 7
  realm.dice(6)
  realm.run(sunrise(realm.table))
  expect(realm.state.visitors[0]!.side).toBe(0)
})

rule(
  '28.2.4',
  'curses, wishes and the Pit work; a wish for peace does nothing, a wish for strength can open doors',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5')
    realm.do(rollCurse(realm.table, elf, '22.1'), [], [1, 1])
    expect(elf.curses).toEqual(['eyemist'])
    realm.do(grantWish(realm.table, elf, 'peace', '22.2'))
    realm.state.evenings = ['CV5']
    realm.state.phase = 'evening'
    realm.do(evening(realm.table))
    expect(realm.state.combat).toBeNull()
    realm.do(rollWish(realm.table, elf, '22.2'), [], [6, 6])
    expect(elf.strength).toBe(true)
    realm.do(powerOfThePit(realm.table, elf, 'elf', '22.3'), [], [2, 2])
    expect(elf.fate).toBe('dead')
  },
)

rule(
  ['28.2.5', '28.3.1'],
  'there are no fights in the evenings of the First ENCOUNTER; from the Second on, characters fight monsters',
  () => {
    const after = (encounter: string) => {
      const realm = new Realm({ encounter })
      realm.stand('wolf-1', 'CV5')
      realm.put('elf', 'CV5')
      realm.state.phase = 'evening'
      realm.state.evenings = ['CV5']
      const asked = realm.asked(evening(realm.table))
      return { asked: asked?.topic ?? null, fights: realm.state.combat !== null }
    }
    expect(after('1')).toEqual({ asked: null, fights: false })
    expect(after('2')).toMatchObject({ fights: true })
  },
)

rule('28.3.1', 'ALERT can be recorded from the Second ENCOUNTER on', () => {
  const kinds = (encounter: string) => {
    const realm = new Realm({ encounter })
    return kindsOf(realm, realm.put('elf', 'CV5'))
  }
  expect(kinds('1')).toEqual(['hide', 'search', 'trade', 'rest', 'move'])
  expect(kinds('2')).toEqual(['hide', 'search', 'trade', 'rest', 'alert', 'move'])
})

/** Returns the cards that can be activated in an ENCOUNTER, by name. */
function inForce(encounter: string): string[] {
  const realm = new Realm({ encounter })
  const elf = realm.put('wizard', 'CV5')
  realm.give(elf, 'lost-keys', true)
  return BELONGINGS.flatMap(piece => {
    if (piece.kind !== 'treasure' || piece.id === 'lost-keys') return []
    const owned = { id: piece.id, active: false, alerted: false, packedOn: null, on: null }
    return canActivate(realm.state, elf, owned) ? [piece.id] : []
  })
}

// Boots that cannot carry the Wizard are missing from both lists, and so are Enchanted cards, which act by themselves.
const UNUSED = ['elven-slippers', 'shoes-of-stealth']
const ENCHANTED = BELONGINGS.flatMap(piece =>
  piece.kind === 'treasure' && piece.sort === 'enchanted' ? [piece.id] : [],
)

rule(['28.2.8', '23.2.4'], 'these cards already work in the First ENCOUNTER', () => {
  const first = inForce('1')
    .filter(id => !ENCHANTED.includes(id) && !UNUSED.includes(id))
    .sort()
  expect(first).toEqual(
    [
      ...['amulet', 'ancient-telescope', 'belt-of-strength', 'chest', 'cloak-of-mist', 'crystal-ball', 'deft-gloves'],
      ...['gloves-of-strength', 'handy-gloves', 'power-gauntlets', 'power-boots', 'quick-boots', 'seven-league-boots'],
      ...['imperial-tabard', 'lucky-charm', 'magic-wand', 'magic-spectacles', 'map-of-lost-castle', 'map-of-lost-city'],
      ...['map-of-ruins', 'poultice-of-health', 'regent-of-jewels', 'shielded-lantern', 'timeless-jewel'],
      ...['vial-of-healing', 'withered-claw'],
    ].sort(),
  )
})

rule('28.3.4', 'the cards for fights also work in the Second ENCOUNTER', () => {
  const first = inForce('1')
  expect(
    inForce('2')
      .filter(id => !first.includes(id))
      .sort(),
  ).toEqual(
    [
      ...['alchemists-mixture', 'battle-bracelets', 'bejeweled-dwarf-vest', 'draught-of-speed', 'garb-of-speed'],
      ...['elusive-cloak', 'girtle-of-energy', 'golden-arm-band', 'golden-crown', 'gripping-dust', 'oil-of-poison'],
      ...['ointment-of-bite', 'penetrating-grease', 'ointment-of-steel', 'potion-of-energy', 'reflecting-grease'],
    ].sort(),
  )
})

rule('28.3.3', 'a runner stays on a roadway overnight, and continues from there', () => {
  const realm = new Realm({ encounter: '2' })
  const elf = realm.put('elf', 'DW2', { place: { kind: 'road', way: 'DW2-3', from: 'DW2' } })
  const acts = recordablePhases(realm.state, elf, []).map(({ activity }) => activity as Activity & { to?: string })
  expect(acts.map(({ kind, to }) => [kind, to])).toEqual([
    ['move', 'DW2'],
    ['move', 'DW3'],
  ])
})

rule(['28.3.5', '14.3.6'], 'everyone in a clearing can exchange after its fight, even if blocked', () => {
  const realm = new Realm({ encounter: '2' })
  realm.put('elf', 'CV5', { blocked: true })
  realm.put('dwarf', 'CV5', { gold: 30 })
  realm.state.phase = 'evening'
  realm.state.evenings = ['CV5']
  // Nobody is there to fight, so the quiet rounds are over immediately.
  for (let i = 0; i < 4 && !realm.state.fought; i++) {
    const asked = realm.asked(evening(realm.table))
    if (asked?.topic === 'evening') break
    realm.do(evening(realm.table), asked === null ? [] : [asked.ids[0]!, asked.ids[0]!])
  }
  const asked = realm.asked(evening(realm.table))
  expect(realm.state.combat).toBeNull()
  expect(asked!.ids).toEqual(['done', 'deal dwarf'])
})
