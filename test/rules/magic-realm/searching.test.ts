import { expect } from 'vitest'
import { keysOf, loot, lootPile } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { move } from '../../../src/games/magic-realm/rules/actions/moving.ts'
import { lookAround, search, searches, turnUpLostSite } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { lootSiteCard } from '../../../src/games/magic-realm/rules/actions/site-cards.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { startPhase } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import { rollHide, unhide } from '../../../src/games/magic-realm/rules/effects/hiding.ts'
import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns an Elf who has discovered a drawn site card in the Hoard, in the same clearing. */
function atSiteCard(realm: Realm, card: string, more: Partial<Character> = {}): Character {
  realm.lay('hoard', 'CL')
  realm.state.chits.hoard!.at = 'CL6'
  realm.stack('hoard', card)
  realm.state.shown.push(card)
  return realm.put('elf', 'CL6', { sites: [card], ...more })
}

rule(['9.1.1', '22.7'], 'HIDE succeeds on 1 to 5 and fails on 6; a character already hidden does not roll', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.dice(6, 1)
  rollHide(realm.table, elf)
  expect(elf.hidden).toBe(false)
  realm.dice(5, 4)
  rollHide(realm.table, elf)
  expect(elf.hidden).toBe(true)
  realm.dice()
  rollHide(realm.table, elf)
  expect(elf.hidden).toBe(true)
})

rule(['9.1.2', '8.1.4'], 'a hidden character stays hidden until the next turn begins', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { hidden: true })
  realm.state.draw = ['elf']
  realm.do(daylight(realm.table))
  expect(elf.hidden).toBe(false)
})

rule('9.1.2', 'a character may stop hiding at the start of a phase', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { hidden: true })
  realm.give(elf, 'lost-keys')
  realm.do(startPhase(realm.table, elf), ['show-himself', 'go'])
  expect(elf.hidden).toBe(false)
  expect(realm.told('unhides')).toMatchObject([{ rule: '9.1.2', character: 'elf' }])
  // A visible character cannot come out of hiding.
  expect(() => realm.do(startPhase(realm.table, elf), ['show-himself'])).toThrow()
})

rule('9.1.3', 'a hidden character can move, search and trade', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2', { hidden: true })
  move(realm.table, elf, realm.turnOf(elf), 'DW3')
  expect(elf.hidden).toBe(true)
  realm.do(search(realm.table, elf), ['peer'], [6, 6])
  expect(elf.hidden).toBe(true)
})

rule('9.1.5', 'nobody can hide under Squeak', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { curses: ['squeak'] })
  expect(rollHide(realm.table, elf)).toBe('curse')
  expect(elf.hidden).toBe(false)
})

rule(['9.2.1', '2.1.7'], 'a SEARCH names a place and a table, and rolls once', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2')
  expect(realm.asked(search(realm.table, elf))).toEqual({ topic: 'search', ids: ['peer', 'locate'] })
  realm.do(search(realm.table, elf), ['peer'], [6, 2])
  expect(realm.told('table')).toMatchObject([{ table: 'peer', dice: [6, 2], result: 6 }])
})

rule('9.2.2', 'from a mountain you can search woods and mountains in the tile and adjacent tiles, but no caves', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CL6')
  const far = searches(realm.state, elf).flatMap(({ act }) => (act.table === 'peer' ? [act.clearing] : []))
  expect(far).toContain('CL2')
  expect(far.some(clearing => /^(CN|CS)\d/.test(clearing))).toBe(false)
  const woods = realm.put('woods-girl', 'CL2')
  expect(searches(realm.state, woods).map(({ id }) => id)).toEqual(['peer', 'locate'])
})

rule(['9.2.4', '9.2.7'], "PEER 5 gives Clues: the character sees the tile's chits, and discovers nothing", () => {
  const realm = new Realm()
  realm.lay('hoard', 'CL')
  realm.lay('smoke-m', 'CL')
  const elf = realm.put('elf', 'CL2')
  realm.do(lookAround(realm.table, elf, 'peer', 'CL2'), [], [5, 1])
  expect(elf.seen.sort()).toEqual(['hoard', 'smoke-m'])
  expect(elf.sites).toEqual([])
  expect(realm.told('sees')[0]!.to).toEqual([elf.seat])
})

rule('9.2.7', 'with Clues the searcher can exchange a substitute chit, or leave it', () => {
  const realm = new Realm()
  realm.lay('stink-w', 'OW')
  const elf = realm.put('elf', 'OW2')
  realm.do(lookAround(realm.table, elf, 'peer', 'OW2'), ['keep'], [5, 1])
  expect(realm.state.dwellings['large-campfire']).toBeUndefined()
  realm.do(lookAround(realm.table, elf, 'peer', 'OW2'), ['stink-w'], [5, 1])
  expect(realm.state.dwellings['large-campfire']).toMatch(/^OW/)
  // An exchange of the Lost City shows him its five chits.
  realm.lay('lost-city', 'CN')
  for (const chit of ['hoard', 'lair', 'roar-4', 'howl-4', 'vault']) realm.state.chits[chit]!.inside = 'lost-city'
  const dwarf = realm.put('dwarf', 'CN1')
  realm.do(lookAround(realm.table, dwarf, 'peer', 'CN1'), ['lost-city'], [5])
  expect(dwarf.seen).toEqual(expect.arrayContaining(['lost-city', 'hoard', 'vault']))
  expect(realm.state.chits.hoard).toMatchObject({ tile: 'CN', inside: null, up: false })
})

rule(['9.2.4', '9.2.8'], 'PEER 2 finds hidden paths in the clearing as well as Clues, but no secret passages', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CL2')
  realm.do(lookAround(realm.table, elf, 'peer', 'CL2'), [], [2, 1])
  expect(elf.ways).toEqual(['CL2-5'])
  realm.do(lookAround(realm.table, elf, 'peer', 'CL3'), [], [2, 1])
  expect(elf.ways).toEqual(['CL2-5'])
})

rule(['9.2.5', '9.2.8'], 'LOCATE 3 finds secret passages, 5 and 6 nothing', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CL3')
  realm.do(lookAround(realm.table, elf, 'locate', 'CL3'), [], [3, 2])
  expect(elf.ways).toEqual(['CL3-6'])
  realm.do(lookAround(realm.table, elf, 'locate', 'CL3'), [], [5, 2])
  expect(realm.told('finds-nothing')).toHaveLength(1)
})

rule('9.2.6', 'on a roll for Choice, the searcher can choose any line of PEER and LOCATE', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CL3')
  const asked = realm.asked(lookAround(realm.table, elf, 'peer', 'CL3'), [1, 1])
  expect(asked?.ids).toEqual([
    'clues+paths',
    'enemies+paths',
    'enemies',
    'clues',
    'passages+clues',
    'passages',
    'discover',
  ])
  realm.do(lookAround(realm.table, elf, 'peer', 'CL3'), ['passages'], [1, 1])
  expect(elf.ways).toEqual(['CL3-6'])
})

rule(
  ['9.2.9', '9.2.11', '9.2.12'],
  'Discover shows the chits, and discovers only the sites of that clearing, for the searcher',
  () => {
    const realm = new Realm()
    realm.lay('vault', 'CL')
    realm.lay('pool', 'CL')
    const elf = realm.put('elf', 'CL3')
    const bob = realm.put('dwarf', 'CL3')
    realm.do(lookAround(realm.table, elf, 'locate', 'CL3'), [], [4, 1])
    expect(elf.sites).toEqual(['vault'])
    expect(elf.seen.sort()).toEqual(['pool', 'vault'])
    expect(bob.sites).toEqual([])
    // A site card is found only by drawing it.
    realm.stack('vault', 'toadstool-circle')
    expect(elf.sites).not.toContain('toadstool-circle')
  },
)

rule('9.2.10', 'PEER 4 finds hidden enemies for the rest of the day', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CL3')
  realm.do(lookAround(realm.table, elf, 'peer', 'CL3'), [], [4, 1])
  expect(elf.foundEnemies).toBe(true)
})

rule('9.2.13', 'a distant PEER does not count as SEARCH, so Eyemist does not prevent it', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2', {
    curses: ['eyemist'],
    plan: [{ activity: { kind: 'peer', clearing: 'CL2' }, source: 'basic' }],
  })
  realm.give(elf, 'crystal-ball', true)
  expect(searches(realm.state, elf)).toEqual([])
  realm.turnOf(elf)
  realm.do(daylight(realm.table), [], [2, 1])
  expect(elf.ways).toEqual(['CL2-5'])
})

rule(
  ['2.5.7', '2.5.8'],
  'witnesses to the use of a hidden path or site discover it; hidden users must be visible to them',
  () => {
    const realm = new Realm({ seats: 4 })
    const elf = realm.put('elf', 'DW1', { ways: ['DW1-4'] })
    const here = realm.put('dwarf', 'DW1')
    const there = realm.put('amazon', 'DW4')
    const away = realm.put('captain', 'DW5')
    move(realm.table, elf, realm.turnOf(elf), 'DW4')
    expect(here.ways).toEqual(['DW1-4'])
    expect(there.ways).toEqual(['DW1-4'])
    expect(away.ways).toEqual([])
    const hidden = new Realm({ seats: 4 })
    const user = hidden.put('elf', 'DW1', { ways: ['DW1-4'], hidden: true })
    const blind = hidden.put('dwarf', 'DW1')
    const watchful = hidden.put('amazon', 'DW4', { foundEnemies: true })
    move(hidden.table, user, hidden.turnOf(user), 'DW4')
    expect(blind.ways).toEqual([])
    expect(watchful.ways).toEqual(['DW1-4'])
  },
)

rule(
  ['9.3.1', '9.3.2', '3.1.7'],
  'LOOT takes the piece at the rolled position from the top of a discovered site, if there is one',
  () => {
    const realm = new Realm()
    realm.lay('hoard', 'CL')
    const elf = realm.put('elf', 'CL3')
    expect(searches(realm.state, elf).some(({ act }) => act.table === 'loot')).toBe(false)
    elf.place = { kind: 'clearing', clearing: 'CL6' }
    elf.sites.push('hoard')
    expect(searches(realm.state, elf).map(({ id }) => id)).toContain('loot hoard')
    realm.stack('hoard', 'lucky-charm', 'lost-keys', 'cloak-of-mist')
    realm.do(loot(realm.table, elf, 'hoard'), ['keep'], [3, 1])
    expect(elf.owned.map(({ id }) => id)).toEqual(['cloak-of-mist'])
    realm.empty('hoard', 2)
    realm.do(loot(realm.table, elf, 'hoard'), [], [3, 1])
    expect(elf.owned).toHaveLength(1)
  },
)

rule('9.3.1', 'any pile of abandoned belongings can be looted', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2')
  realm.drop('spear-1', 'DW2')
  realm.drop('lost-keys', 'DW2')
  expect(searches(realm.state, elf).map(({ id }) => id)).toContain('loot pile')
  realm.do(lootPile(realm.table, elf, 'DW2'), ['keep'], [1, 2])
  expect(elf.owned.map(({ id }) => id)).toEqual(['lost-keys'])
  realm.do(lootPile(realm.table, elf, 'DW2'), ['keep'], [1, 1])
  expect(realm.state.piles.DW2).toBeUndefined()
})

rule(['9.3.3', '2.5.8'], 'looting a face-down site reveals its place to everyone, and witnesses discover it', () => {
  const realm = new Realm()
  realm.lay('lair', 'CL')
  const elf = realm.put('elf', 'CL3', { sites: ['lair'] })
  const dwarf = realm.put('dwarf', 'CL3')
  realm.stack('lair', 'lost-keys')
  realm.do(loot(realm.table, elf, 'lair'), ['keep'], [1, 1])
  expect(realm.state.chits.lair).toMatchObject({ up: false, known: true, at: 'CL3' })
  expect(dwarf.sites).toEqual(['lair'])
})

rule('9.3.4', "the Cairns cost an asterisk per roll, the Pool one per piece; without one they can't be looted", () => {
  const realm = new Realm()
  realm.lay('cairns', 'CL')
  realm.lay('pool', 'CL')
  const elf = realm.put('elf', 'CL5', { sites: ['cairns', 'pool'] })
  realm.stack('cairns', 'lost-keys')
  realm.empty('cairns', 1)
  realm.do(loot(realm.table, elf, 'cairns'), ['MOVE L3*'], [6, 6])
  expect(elf.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  realm.empty('pool')
  realm.stack('pool', 'lucky-charm')
  realm.do(loot(realm.table, elf, 'pool'), [], [2, 2])
  expect(elf.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  realm.do(loot(realm.table, elf, 'pool'), ['keep', 'MOVE L2*'], [1, 1])
  expect(elf.chits.filter(chit => chit === 'fatigued')).toHaveLength(2)
  elf.chits = elf.chits.map((_, i) => (i === 9 || i === 11 ? 'active' : 'fatigued'))
  expect(searches(realm.state, elf).map(({ id }) => id)).not.toContain('loot cairns')
})

rule('9.3.5', 'the Vault is opened once a game, with the Lost Keys or Tremendous strength', () => {
  const realm = new Realm()
  realm.lay('vault', 'CL')
  const elf = realm.put('elf', 'CL3', { sites: ['vault'] })
  expect(searches(realm.state, elf).map(({ id }) => id)).not.toContain('loot vault')
  const berserker = realm.put('berserker', 'CL3', { sites: ['vault'] })
  expect(keysOf(realm.state, berserker).map(({ id }) => id)).toEqual([
    'MOVE T6*',
    'FIGHT T6*',
    'FIGHT T4**',
    'BERSERK T4**',
    'FIGHT T5*',
  ])
  realm.stack('vault', 'lucky-charm', 'magic-wand')
  realm.do(loot(realm.table, berserker, 'vault'), ['FIGHT T6*', 'keep'], [1, 1])
  expect(berserker.chits[7]).toBe('fatigued')
  expect(realm.state.vaultOpen).toBe(true)
  // From now on it is open to everyone.
  realm.do(loot(realm.table, elf, 'vault'), ['keep'], [1, 1])
  expect(elf.owned.map(({ id }) => id)).toEqual(['magic-wand'])
})

rule(['9.3.6', '9.6.5', '23.5.5'], 'the Crypt costs its price at every roll; the Lost Keys open it', () => {
  const realm = new Realm()
  realm.lay('hoard', 'CL')
  realm.state.chits.hoard!.at = 'CL6'
  realm.stack('hoard', 'crypt-of-the-knight')
  realm.state.shown.push('crypt-of-the-knight')
  const elf = realm.put('elf', 'CL6', { sites: ['crypt-of-the-knight'] })
  expect(searches(realm.state, elf).map(({ id }) => id)).not.toContain('loot crypt-of-the-knight')
  realm.give(elf, 'lost-keys', true)
  realm.do(lootSiteCard(realm.table, elf, 'crypt-of-the-knight'), [], [5, 1])
  expect(elf.gold).toBe(11)
  realm.do(lootSiteCard(realm.table, elf, 'crypt-of-the-knight'), ['keep'], [3, 1])
  expect(elf.owned.map(({ id }) => id)).toContain('bane-sword-1')
  realm.do(lootSiteCard(realm.table, elf, 'crypt-of-the-knight'), ['keep'], [1, 1])
  expect(elf.owned.map(({ id }) => id)).toContain('warhorse-4')
  realm.do(lootSiteCard(realm.table, elf, 'crypt-of-the-knight'), [], [6, 1, 2, 1])
  expect(elf.curses).toEqual(['squeak'])
})

rule(
  ['9.3.7', '9.6.1', '9.6.2', '9.6.3'],
  'a site card that is drawn is revealed and goes to the bottom of its box, where others can draw it too',
  () => {
    const realm = new Realm()
    realm.lay('hoard', 'CL')
    realm.state.chits.hoard!.at = 'CL6'
    realm.stack('hoard', 'enchanted-meadow')
    const elf = realm.put('elf', 'CL6', { sites: ['hoard'] })
    const dwarf = realm.put('dwarf', 'CL6', { sites: ['hoard'] })
    realm.do(loot(realm.table, elf, 'hoard'), [], [1, 1])
    expect(realm.state.boxes.hoard!.at(-1)).toBe('enchanted-meadow')
    expect(realm.told('shows')).toMatchObject([{ belonging: 'enchanted-meadow' }])
    expect(elf.sites).toContain('enchanted-meadow')
    expect(dwarf.sites).not.toContain('enchanted-meadow')
    expect(searches(realm.state, elf).map(({ id }) => id)).toContain('loot enchanted-meadow')
  },
)

rule(
  ['9.6.4', '23.1.4'],
  'results of the Toadstool Circle: sword, its card, trip to a cave, distant enchanting, the Pit, a curse',
  () => {
    const realm = new Realm()
    const elf = atSiteCard(realm, 'toadstool-circle', { hidden: true })
    const circle = (answers: string[], dice: number[]) =>
      realm.do(lootSiteCard(realm.table, elf, 'toadstool-circle'), answers, dice)
    circle(['keep'], [1, 1])
    expect(elf.owned.map(({ id }) => id)).toEqual(['devil-sword-1'])
    circle([], [1, 1])
    expect(elf.owned).toHaveLength(1)
    circle(['keep'], [2, 1])
    expect(elf.owned).toHaveLength(2)
    circle([], [4, 1])
    expect(searches(realm.state, elf).some(({ act }) => act.clearing === 'CN3')).toBe(true)
    circle([], [6, 1, 3, 1])
    expect(elf.curses).toEqual(['wither'])
    circle(['CN3'], [3, 1])
    expect(elf.place).toEqual({ kind: 'clearing', clearing: 'CN3' })
    expect(elf.hidden).toBe(true)
  },
)

rule('9.6.4', 'the fifth result of the Toadstool Circle uses the Pit on the looter', () => {
  const realm = new Realm()
  const elf = atSiteCard(realm, 'toadstool-circle')
  realm.do(lootSiteCard(realm.table, elf, 'toadstool-circle'), [], [5, 1, 2, 1])
  expect(elf.fate).toBe('dead')
})

rule(
  ['9.6.6', '9.6.7'],
  'results of the Enchanted Meadow: pony, sword, wish, health, curse, nothing; used-up rewards give nothing',
  () => {
    const realm = new Realm()
    const elf = atSiteCard(realm, 'enchanted-meadow', { curses: ['wither'] })
    const meadow = (answers: string[], dice: number[]) =>
      realm.do(lootSiteCard(realm.table, elf, 'enchanted-meadow'), answers, dice)
    meadow(['keep'], [1, 1])
    meadow(['keep'], [2, 1])
    expect(elf.owned.map(({ id }) => id)).toEqual(['pony-7', 'truesteel-sword-1'])
    meadow([], [2, 1])
    expect(realm.told('finds-nothing')).toHaveLength(1)
    elf.chits[6] = 'wounded'
    elf.chits[8] = 'fatigued'
    meadow([], [4, 1])
    expect(elf.chits.every(chit => chit === 'active')).toBe(true)
    expect(elf.curses).toEqual([])
    meadow([], [3, 1, 6, 1])
    expect(elf.strength).toBe(true)
  },
)

rule(
  ['9.1.1', '9.1.2'],
  'a hidden character does not roll to hide, and an unhidden one causes no further event',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { hidden: true })
    rollHide(realm.table, elf)
    expect(realm.told('table')).toEqual([])
    expect(realm.told('hides')).toMatchObject([{ rule: '9.1.1', hidden: true }])
    elf.hidden = false
    unhide(realm.table, elf, '9.1.2')
    expect(realm.told('unhides')).toEqual([])
  },
)

rule(
  ['9.2.1', '9.2.2'],
  'on a roadway nothing can be searched; from a mountain every place is offered once, but no cave',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CL6')
    const ids = () => searches(realm.state, elf).map(({ id }) => id)
    const [beside] = boardOf(realm.state.tiles).neighbors.get('CL')!
    expect(ids()).toEqual([...new Set(ids())])
    expect(ids()).not.toContain('peer CL6')
    expect(ids().some(id => id.startsWith(`peer ${beside}`))).toBe(true)
    elf.place = { kind: 'clearing', clearing: 'HP1' }
    expect(ids()).toContain('peer HP2')
    expect(ids()).not.toContain('peer HP3')
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(ids()).toEqual([])
    expect(realm.do(search(realm.table, elf))).toBe('nothing')
  },
)

rule(['22.1', '9.4.1'], 'Eyemist prevents reading runes too', () => {
  const realm = new Realm({ encounter: '4' })
  const elf = realm.put('elf', 'CV5', { curses: ['eyemist'] })
  realm.give(elf, 'good-book', true)
  expect(realm.do(search(realm.table, elf))).toBe('curse')
  elf.curses = []
  expect(realm.asked(search(realm.table, elf))!.ids).toEqual(['peer', 'locate', 'runes good-book'])
})

rule(['9.2.4', '9.2.5'], 'a failed search is logged with the rule of its table', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CL3')
  realm.do(lookAround(realm.table, elf, 'peer', 'CL3'), [], [6, 1])
  realm.do(lookAround(realm.table, elf, 'locate', 'CL3'), [], [6, 1])
  expect(realm.told('finds-nothing').map(({ rule }) => rule)).toEqual(['9.2.4', '9.2.5'])
})

rule(['9.2.12', '9.2.7', '2.5.1'], 'finding something, or nothing, is private and cannot be undone', () => {
  const realm = new Realm({ seats: 3 })
  realm.put('dwarf', 'CV5')
  const elf = realm.put('elf', 'CL3')
  realm.lay('hoard', 'CL')
  const looks = (name: 'peer' | 'locate', die: number) => {
    realm.table.events = []
    realm.table.shownTo = []
    realm.do(lookAround(realm.table, elf, name, 'CL3'), [], [die, 1])
    const told = realm.table.events.filter(({ kind }) => kind !== 'table')
    return [told.map(({ kind, rule, to }) => [kind, rule, to]), realm.table.shownTo]
  }
  const seat = [elf.seat]
  expect(looks('locate', 3)).toEqual([[['discovers', '9.2.8', seat]], seat])
  expect(looks('locate', 3)).toEqual([[['finds-nothing', '9.2.8', seat]], seat])
  expect(looks('peer', 5)).toEqual([[['sees', '9.2.7', seat]], seat])
  looks('peer', 5)
  expect(elf.seen).toEqual(['hoard'])
})

rule(['9.2.7', '13.2.3'], 'an exchanged Lost City lies face up for everyone, but its chits are private', () => {
  const realm = new Realm()
  realm.lay('lost-city', 'CN')
  realm.lay('dank-c', 'CN')
  const held = ['hoard', 'lair', 'roar-4', 'howl-4', 'vault']
  for (const chit of held) realm.state.chits[chit]!.inside = 'lost-city'
  realm.state.chits.pool!.inside = 'lost-castle'
  const dwarf = realm.put('dwarf', 'CN1', { seen: ['hoard'] })
  realm.table.shownTo = []
  realm.do(lookAround(realm.table, dwarf, 'peer', 'CN1'), ['lost-city'], [5])
  expect(realm.state.chits['lost-city']).toMatchObject({ up: true, known: true })
  expect(realm.state.chits.vault).toMatchObject({ tile: 'CN', inside: null, up: false, known: false })
  expect(realm.state.chits.pool).toMatchObject({ tile: null, inside: 'lost-castle' })
  expect(realm.told('turned-up')).toMatchObject([{ rule: '13.2.3', tile: 'CN', chits: ['lost-city'] }])
  expect(realm.told('sees').map(({ to, chits }) => [to, chits.length])).toEqual([
    [[dwarf.seat], 2],
    [[dwarf.seat], 5],
  ])
  expect(realm.table.shownTo).toEqual([dwarf.seat, dwarf.seat])
  // The exchange itself also reveals chits, after the roll for the search.
  realm.lay('stink-w', 'OW')
  const looks = lookAround(realm.table, dwarf, 'peer', 'OW2')
  realm.state.forced = [5]
  looks.next()
  realm.table.revealed = false
  looks.next({ seat: dwarf.seat, id: 'stink-w' })
  expect(realm.table.revealed).toBe(true)
  // Turned up at the end of a turn, it is open with all its contents.
  const other = new Realm()
  other.lay('lost-castle', 'CL')
  other.state.chits.pool!.inside = 'lost-castle'
  turnUpLostSite(other.table, 'lost-castle', true)
  expect(other.state.chits.pool).toMatchObject({ tile: 'CL', up: true, known: true })
  expect(other.told('turned-up')[0]!.chits).toEqual(['lost-castle', 'pool'])
})
