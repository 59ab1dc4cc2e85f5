import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { nativeOf } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import {
  BELONGING_IDS,
  BELONGINGS,
  belonging,
  isBelonging,
  isEnchanted,
  isItem,
  ofType,
} from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { CHARACTERS, characterCard, isCharacter } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { CHITS, chitFace, VISITOR_CHITS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import {
  DENIZENS,
  denizenOf,
  GHOSTS,
  GROUPS,
  groupOf,
  isDenizen,
  isGroup,
  leaderOf,
} from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { DATA_FILES } from '../../../src/games/magic-realm/rules/pieces/schema.ts'
import { BOX_IDS, isSiteCard, SETUP, SITE_CARDS } from '../../../src/games/magic-realm/rules/pieces/setup-card.ts'
import { holdsSpells, SPELLS, spellOf } from '../../../src/games/magic-realm/rules/pieces/spells.ts'
import { TABLES } from '../../../src/games/magic-realm/rules/pieces/tables.ts'
import { EDGES, TILES, type Tile, type TileSide, tileOf } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { freshCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'

/** Counts how often each name occurs. */
const count = (names: readonly string[]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const name of [...names].sort()) sums[name] = (sums[name] ?? 0) + 1
  return sums
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const sides = (tile: Tile): readonly TileSide[] => [tile.normal, tile.enchanted]

/** Returns the parts of a tile side connected by its own ways. */
function partsOf(side: TileSide): number[][] {
  const part = new Map(side.clearings.map(({ number }) => [number, number]))
  for (const [one, other] of side.ways) {
    const [from, to] = [part.get(one)!, part.get(other)!]
    for (const [number, root] of part) if (root === from) part.set(number, to)
  }
  return [...new Set(part.values())].map(root => [...part].filter(([, r]) => r === root).map(([number]) => number))
}

describe('the data of Magic Realm', () => {
  it.each(DATA_FILES.map(({ file, schema, holds }) => ({ file, schema, holds })))('$file matches its schema', one => {
    expect(v.safeParse(one.schema, one.holds).issues).toBeUndefined()
  })
})

describe('the tiles (1.2)', () => {
  it('are twenty, five of each kind, with distinct codes', () => {
    expect(count(TILES.map(({ kind }) => kind))).toEqual({ cave: 5, mountain: 5, valley: 5, woods: 5 })
    expect(new Set(TILES.map(({ code }) => code)).size).toBe(20)
  })

  it.each(TILES.map(tile => ({ name: tile.name, tile })))(
    '$name has the same clearings and the same roads across its edges on both sides',
    one => {
      const { tile } = one
      const edges = (side: TileSide) => EDGES.filter((_, i) => side.exits[i] !== 0)
      expect(edges(tile.normal)).toEqual(edges(tile.enchanted))
      const numbers = (side: TileSide) => side.clearings.map(({ number }) => number)
      expect(numbers(tile.normal)).toEqual(numbers(tile.enchanted))
    },
  )

  it.each(TILES.map(tile => ({ name: tile.name, tile })))(
    '$name has roads only between its own clearings',
    ({ tile }) => {
      for (const side of sides(tile)) {
        const numbers = side.clearings.map(({ number }) => number)
        const cave = (number: number) => side.clearings.find(c => c.number === number)!.terrain === 'cave'
        expect(numbers).toEqual(
          tile.kind === 'valley' ? [1, 2, 4, 5] : tile.kind === 'woods' ? [2, 4, 5] : [1, 2, 3, 4, 5, 6],
        )
        expect(new Set(side.ways.map(([a, b]) => `${a}-${b}`)).size).toBe(side.ways.length)
        for (const [one, other, kind] of side.ways) {
          expect(one).toBeLessThan(other)
          expect(numbers).toContain(one)
          expect(numbers).toContain(other)
          if (kind === 'tunnel') expect(cave(one) && cave(other)).toBe(true)
          if (kind === 'road') expect(cave(one) && cave(other)).toBe(false)
        }
        for (const exit of side.exits) if (exit !== 0) expect(numbers).toContain(exit)
        for (const number of numbers)
          expect(side.ways.some(([a, b]) => a === number || b === number) || side.exits.includes(number)).toBe(true)
        const parts = partsOf(side)
        if (numbers.length === 6) expect(parts).toHaveLength(['HP', 'L'].includes(tile.code) ? 2 : 1)
        for (const part of parts) expect(part.some(number => side.exits.includes(number))).toBe(true)
      }
    },
  )

  it('have their colors by tile, only on the enchanted side (20.2.4)', () => {
    const border: Record<number, string[]> = {
      1: ['grey'],
      2: ['gold'],
      3: ['gold'],
      4: ['purple'],
      5: ['purple'],
      6: ['grey', 'purple'],
    }
    const named: Record<string, string> = { RU: 'grey', R: 'grey', DW: 'gold' }
    for (const tile of TILES) {
      for (const { colors } of tile.normal.clearings) expect(colors).toEqual([])
      for (const { number, colors } of tile.enchanted.clearings) {
        const usual = tile.kind === 'valley' ? 'grey' : tile.kind === 'woods' ? 'gold' : 'purple'
        expect(colors).toEqual(
          tile.name === 'Borderland'
            ? border[number]
            : tile.name === 'Crag'
              ? ['grey', 'gold', 'purple']
              : [named[tile.code] ?? usual],
        )
      }
    }
  })

  it('have 95 clearings, and the roads that the lists give', () => {
    const terrains = TILES.flatMap(({ normal }) => normal.clearings.map(({ terrain }) => terrain))
    expect(count(terrains)).toEqual({ cave: 18, mountain: 19, woods: 58 })
    const ways = (of: (tile: Tile) => TileSide) => count(TILES.flatMap(tile => of(tile).ways.map(([, , kind]) => kind)))
    expect(ways(tile => tile.normal)).toEqual({ hidden: 8, road: 50, secret: 6, tunnel: 11 })
    expect(ways(tile => tile.enchanted)).toEqual({ hidden: 12, road: 46, secret: 8, tunnel: 11 })
    expect(sum(TILES.map(({ normal }) => normal.exits.filter(exit => exit !== 0).length))).toBe(88)
    expect(TILES.filter(({ name }) => name.endsWith('Woods'))).toHaveLength(6)
  })
})

describe('the chits (3.4, 3.5)', () => {
  it('are 20 warnings, 10 sounds, 8 sites and the two lost places', () => {
    expect(count(CHITS.map(({ kind }) => kind))).toEqual({ lost: 2, site: 8, sound: 10, warning: 20 })
    expect(new Set(CHITS.map(({ id }) => id)).size).toBe(40)
    const numbers = CHITS.flatMap(chit =>
      chit.kind === 'sound' || chit.kind === 'site' ? [String(chit.clearing)] : [],
    )
    expect(count(numbers)).toEqual({ 1: 2, 2: 3, 3: 3, 4: 3, 5: 3, 6: 4 })
    expect(VISITOR_CHITS).toHaveLength(6)
    expect(new Set(VISITOR_CHITS.flat()).size).toBe(12)
  })
})

const BOUNTIES: Readonly<Record<string, readonly [number, number]>> = {
  't-flying-dragon': [12, 12],
  't-dragon': [10, 10],
  giant: [8, 8],
  'winged-demon': [8, 8],
  demon: [8, 8],
  't-troll': [8, 8],
  octopus: [8, 8],
  't-serpent': [7, 7],
  't-spider': [6, 6],
  'h-flying-dragon': [5, 5],
  'h-dragon': [5, 5],
  'h-troll': [5, 5],
  'h-serpent': [4, 4],
  'giant-bat': [3, 3],
  'h-spider': [3, 3],
  imp: [2, 1],
  viper: [1, 2],
  ghost: [0, 2],
  ogre: [0, 2],
  'spear-goblin': [1, 1],
  'sword-goblin': [1, 1],
  'axe-goblin': [1, 1],
  wolf: [0, 1],
}

describe('the denizens (1.3)', () => {
  const monsters = DENIZENS.filter(denizen => denizen.is === 'monster')
  const natives = DENIZENS.filter(denizen => denizen.is === 'native')

  it('are 59 monsters, five of them with a head or a club, and 42 natives', () => {
    expect(monsters).toHaveLength(59)
    expect(natives).toHaveLength(42)
    expect(new Set(DENIZENS.map(({ id }) => id)).size).toBe(101)
    expect(monsters.filter(({ part }) => part)).toHaveLength(5)
    expect(count(monsters.map(({ size }) => size))).toEqual({ H: 16, M: 31, T: 12 })
  })

  it('have red sides if they are Tremendous, and armor and wings by kind', () => {
    for (const monster of monsters) {
      expect(monster.dark.attack?.kills ?? false).toBe(monster.size === 'T')
      expect(monster.armored).toBe(/dragon|troll|serpent|viper/.test(monster.kind))
      expect(monster.flies).toBe(/bat|flying|winged/.test(monster.kind))
      expect([monster.fame, monster.notoriety]).toEqual(BOUNTIES[monster.kind])
    }
  })

  it('do harm, kill outright or cast a spell; only red sides have nothing but a time (1.3.3)', () => {
    const attacks = (id: string) => [denizenOf(id).light, denizenOf(id).dark].map(({ attack }) => attack)
    const plain = { stars: 0, kills: false, spell: false }
    expect(attacks('winged-demon-1')).toEqual([
      { harm: null, time: 3, ...plain, spell: true },
      { harm: null, time: 5, ...plain, kills: true },
    ])
    expect(attacks('imp-1')).toEqual([
      { harm: null, time: 2, ...plain, spell: true },
      { harm: 'M', time: 4, ...plain },
    ])
    expect(attacks('viper-1')).toEqual([
      { harm: 'M', time: 4, ...plain, stars: 2 },
      { harm: 'L', time: 2, ...plain },
    ])
    expect(attacks('spear-goblin-1')[0]).toBeNull()
  })

  it('have their own weapon lengths or those of their kind, and native riders have horses (1.3.3, 1.3.8)', () => {
    const [demon, wood, knight] = [denizenOf('imp-1'), denizenOf('woodfolk-hq'), nativeOf('order-hq')]
    expect([demon.light.length, demon.dark.length]).toEqual([17, 0])
    expect([wood.light.length, denizenOf('woodfolk-1').light.length]).toEqual([16, 14])
    expect([knight.light.move, knight.dark]).toMatchObject([4, { attack: { harm: 'T', time: 4, stars: 1 }, move: 6 }])
    expect([knight.code, knight.leads, nativeOf('order-1').leads]).toEqual(['OHQ', true, false])
    expect(knight.horse).toEqual({
      kind: 'warhorse',
      walk: { strength: 'T', time: 5 },
      gallop: { strength: 'T', time: 3 },
    })
    expect(new Set(monsters.flatMap(({ part }) => (part ? [part.fire] : [])))).toEqual(new Set([13, 15, undefined]))
  })

  it('garrison the four Dwellings of their groups, and the other five groups come to Dwellings (1.3.7)', () => {
    expect(Object.fromEntries(GROUPS.flatMap(({ id, garrison }) => (garrison ? [[id, garrison]] : [])))).toEqual({
      guard: 'guard-house',
      order: 'chapel',
      rogues: 'inn',
      soldiers: 'house',
    })
    expect(GROUPS.map(({ id }) => leaderOf(id))).toEqual(GROUPS.map(({ id }) => `${id}-hq`))
  })

  it('each wait in a box of the set-up card, except the Ghosts', () => {
    for (const monster of monsters) expect(monster.box === null).toBe(monster.kind === 'ghost')
    const boxes = count(monsters.flatMap(({ box }) => (box ? [box] : [])))
    for (const row of SETUP.monsters) {
      const seen: Record<string, number> = {}
      for (const [kind, number] of row.boxes) {
        seen[kind] = (seen[kind] ?? 0) + 1
        expect(boxes[`${kind}:${seen[kind]}`]).toBe(number)
      }
    }
    for (const site of SETUP.sites) expect(boxes[site.id]).toBe(1)
  })

  it('are two Ghosts, which wait for their valley (3.6.1)', () => {
    expect(GHOSTS).toEqual(['ghost-1', 'ghost-2'])
  })

  it('are natives in nine groups', () => {
    expect(GROUPS.map(({ id, members }) => [id, members.length])).toEqual([
      ['company', 7],
      ['woodfolk', 3],
      ['patrol', 3],
      ['lancers', 4],
      ['bashkars', 6],
      ['order', 4],
      ['soldiers', 4],
      ['rogues', 8],
      ['guard', 3],
    ])
    // A code is the first letter of the group and the number, such as B2.
    for (const { id, members } of GROUPS)
      for (const member of members) {
        const native = nativeOf(member)
        expect(native.code).toBe(`${id.charAt(0)}${member.slice(id.length + 1)}`.toUpperCase())
      }
    expect(natives.filter(({ horse }) => horse)).toHaveLength(17)
    for (const native of natives) expect(native.light.attack === null).toBe(native.kind === 'archer')
  })
})

describe('the belongings (1.4)', () => {
  it('are 28 weapons, 19 armor counters, 17 horses and 74 cards', () => {
    expect(count(BELONGINGS.map(({ kind }) => kind))).toEqual({ armor: 19, horse: 17, treasure: 74, weapon: 28 })
    expect(new Set(BELONGINGS.map(({ id }) => id)).size).toBe(138)
  })

  it('are cards of three sizes, seventeen of them great and thirteen potions', () => {
    const cards = BELONGINGS.filter(piece => piece.kind === 'treasure')
    expect(count(cards.map(({ size }) => size))).toEqual({ large: 23, small: 45, within: 6 })
    expect(cards.filter(({ great }) => great)).toHaveLength(17)
    expect(cards.filter(({ returns }) => returns)).toHaveLength(13)
    for (const { returns } of cards)
      if (returns !== null) expect(['crone', 'shaman', 'warlock', 'order']).toContain(returns)
    expect(count(cards.flatMap(({ sort, magic }) => (sort === 'artifact' ? [magic!] : [])))).toEqual({
      I: 1,
      II: 1,
      III: 1,
      IV: 1,
      V: 1,
      VI: 1,
      VII: 1,
      VIII: 1,
    })
    expect(cards.filter(({ color }) => color).map(({ id, color }) => `${id}:${color}`)).toEqual([
      'cloven-hoof:black',
      'dragon-essence:purple',
      'flowers-of-rest:gold',
      'golden-icon:grey',
      'sacred-grail:white',
      'toadstool-circle:black',
    ])
  })

  it('include armor that returns to natives unpaid, and treasure armor that pays and leaves the game (17.2.7)', () => {
    const armor = BELONGINGS.filter(piece => piece.kind === 'armor')
    for (const { price, damaged, destroyed, returns, fame } of armor) {
      expect(damaged).toBeLessThan(price)
      expect([returns === null, destroyed > 0, fame > 0]).toEqual(Array(3).fill(returns === null))
    }
    expect(count(armor.flatMap(({ returns }) => returns ?? []))).toEqual({ guard: 3, order: 2, soldiers: 10 })
  })

  it('have fame and notoriety as printed, and treasure weapons like the cards (4.2.4)', () => {
    const worth = (kind: string) =>
      BELONGINGS.filter(piece => piece.kind === kind && (piece.fame !== 0 || piece.notoriety !== 0)).map(
        ({ type, fame, notoriety }) => `${type} ${fame}/${notoriety}`,
      )
    expect(worth('weapon').sort()).toEqual([
      ...['bane-sword 6/3', 'devil-sword 0/15', 'living-sword 3/9', 'truesteel-sword 6/3'],
    ])
    expect(worth('armor').sort()).toEqual([
      ...['gold-helmet 4/4', 'jade-shield 4/4', 'silver-breastplate 4/4', 'tremendous-armor 6/3'],
    ])
    expect(worth('horse')).toEqual([])
  })

  it('include horses of three kinds, of which only warhorses are armored and none is an item (1.4.1, 1.3.9)', () => {
    const horses = BELONGINGS.filter(piece => piece.kind === 'horse')
    expect(count(horses.map(({ name, armored }) => `${name}${armored ? ' in armor' : ''}`))).toEqual({
      Pony: 7,
      'Warhorse in armor': 4,
      Workhorse: 6,
    })
    expect(ofType('pony')).toEqual([1, 2, 3, 4, 5, 6, 7].map(number => `pony-${number}`))
    expect(BELONGINGS.filter(({ id }) => !isItem(id))).toEqual(horses)
  })

  it('include cards that natives reward, that visitors pay for, or that are worn and played (10.2.2, 23.8.1, 23.13)', () => {
    const cards = BELONGINGS.filter(piece => piece.kind === 'treasure')
    const having = (has: (card: (typeof cards)[number]) => unknown) => cards.filter(has).map(({ id }) => id)
    const groups = cards.flatMap(({ reward }) => Object.keys(reward))
    expect(count(groups)).toEqual({ guard: 3, lancers: 2, order: 4, soldiers: 4 })
    expect(count(cards.flatMap(({ visitors }) => Object.keys(visitors)))).toEqual({
      crone: 2,
      scholar: 13,
      shaman: 2,
      warlock: 3,
    })
    expect(having(({ plays }) => plays)).toEqual(having(({ sort }) => sort === 'boots' || sort === 'gloves'))
    expect(having(({ armor }) => armor).sort()).toEqual([
      ...['bejeweled-dwarf-vest', 'golden-arm-band', 'golden-crown', 'ointment-of-steel'],
    ])
    expect(having(({ id }) => isEnchanted(id))).toEqual(having(({ sort }) => sort === 'enchanted'))
    expect(isEnchanted('pony-1')).toBe(false)
    // Spell cards in the artifacts and books (23.14).
    expect(having(({ id }) => holdsSpells(id))).toEqual(having(({ sort }) => sort === 'artifact' || sort === 'book'))
  })

  it('all lie somewhere on the set-up card (3.1)', () => {
    const inSites = sum(SETUP.sites.map(({ large }) => large))
    expect(inSites).toBe(24)
    expect(sum(SETUP.within.map(({ large }) => large))).toBe(5)
    const small = [...SETUP.sites, ...SETUP.natives, ...SETUP.visitors].map(box => box.small)
    expect(sum(small)).toBe(45)
    const boxes = [SETUP.sites, SETUP.within, SETUP.natives, SETUP.visitors].flatMap(rows => rows.map(({ id }) => id))
    expect(BOX_IDS).toEqual(boxes)
    const within = SETUP.within.flatMap(({ pieces }) => pieces)
    // The treasure counters (1.4.3).
    expect([...within].sort()).toEqual([
      ...['bane-sword-1', 'devil-sword-1', 'gold-helmet-1', 'jade-shield-1', 'living-sword-1', 'pony-7'],
      ...['silver-breastplate-1', 'tremendous-armor-1', 'truesteel-sword-1', 'warhorse-4'],
    ])
    const ordinary = BELONGINGS.filter(({ id, kind }) => kind !== 'treasure' && !within.includes(id))
    const placed = SETUP.natives.flatMap(({ weapons, armor, horses }) => [...weapons, ...armor, ...horses])
    expect(count(placed)).toEqual(count(ordinary.map(({ type }) => type)))
    expect(ordinary.filter(({ kind }) => kind === 'armor')).toHaveLength(15)
  })
})

/** The starting value of each character, as printed on the card. */
const WORTH: Readonly<Record<string, number>> = {
  amazon: 35,
  berserker: 23,
  'black-knight': 40,
  captain: 35,
  druid: 10,
  dwarf: 23,
  elf: 16,
  magician: 10,
  pilgrim: 11,
  sorceror: 10,
  swordsman: 16,
  'white-knight': 37,
  witch: 10,
  'witch-king': 10,
  wizard: 11,
  'woods-girl': 16,
}

describe('the characters (ch. 4)', () => {
  it.each(CHARACTERS.map(card => ({ name: card.name, card })))(
    'the $name starts with belongings of the stated value',
    one => {
      const { card } = one
      expect(freshCharacter(card, 0).worth).toBe(WORTH[card.id])
      expect(card.chits).toHaveLength(12)
      for (const type of card.spells?.types ?? []) expect(card.chits.some(({ magic }) => magic === type)).toBe(true)
    },
  )
})

describe('a piece of the game', () => {
  it('is found by its name, and any other name is not a piece', () => {
    const KINDS: readonly (readonly [(id: string) => unknown, readonly string[]])[] = [
      [tileOf, TILES.map(({ code }) => code)],
      [belonging, BELONGING_IDS],
      [characterCard, CHARACTERS.map(({ id }) => id)],
      [chitFace, CHITS.map(({ id }) => id)],
      [denizenOf, DENIZENS.map(({ id }) => id)],
      [groupOf, GROUPS.map(({ id }) => id)],
      [spellOf, SPELLS.map(({ id }) => id)],
    ]
    for (const [lookUp, ids] of KINDS) {
      for (const id of ids) expect(lookUp(id)).toMatchObject(lookUp === tileOf ? { code: id } : { id })
      expect(() => lookUp('mackerel')).toThrow('mackerel')
    }
    const OF_A_KIND: readonly (readonly [(id: string) => boolean, readonly string[]])[] = [
      [isBelonging, BELONGING_IDS],
      [isCharacter, CHARACTERS.map(({ id }) => id)],
      [isDenizen, DENIZENS.map(({ id }) => id)],
      [isGroup, GROUPS.map(({ id }) => id)],
      [isSiteCard, SITE_CARDS],
    ]
    const everything = [...new Set(KINDS.flatMap(([, ids]) => ids))]
    for (const [is, ids] of OF_A_KIND) expect(everything.filter(is).sort()).toEqual([...ids].sort())
  })
})

describe('the tables (ch. 22)', () => {
  it('move a box to each of the three equally often (16.3.1)', () => {
    for (const row of TABLES.reposition) expect([...row].sort()).toEqual([0, 1, 2])
    expect(TABLES.reposition.map(([first]) => first).sort()).toEqual([0, 0, 1, 1, 2, 2])
  })
})
