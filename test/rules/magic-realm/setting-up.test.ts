import { expect } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { dwellingClearing, findDwellings, layMapChits } from '../../../src/games/magic-realm/rules/effects/map-chits.ts'
import { belonging, treasureOf } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import {
  boardOf,
  edgeRoads,
  exitAt,
  type PlacedTile,
  spotKey,
} from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { buildMap } from '../../../src/games/magic-realm/rules/pieces/building.ts'
import { CHIT_IDS, chitFace } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import { DENIZENS, GROUPS, groupOf, MONSTER_IDS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { SETUP } from '../../../src/games/magic-realm/rules/pieces/setup-card.ts'
import { isSmall, placedTile, placementsOf } from '../../../src/games/magic-realm/rules/pieces/tile-placement.ts'
import {
  BORDERLAND,
  clearingOf,
  EDGE_STEPS,
  EDGES,
  TILES,
  tileCodeOf,
  tileOf,
} from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { begin } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import { layMap } from '../../../src/games/magic-realm/rules/setup/building.ts'
import { placeVisitors } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { RealmEvent } from '../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState, RealmTable } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { type Question, type Rule, seedRandom, Table } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'

const rule = rulesOf('magic-realm')

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

rule('28.5.1', 'the Fourth ENCOUNTER is the default', () => {
  const unsaid = { game: 'magic-realm', rules: magicRealm.rules, options: {}, seats: ['Ann'], seed: 'setup' }
  expect(begin({ ...unsaid, practice: false }).encounter).toBe(4)
})

/** Returns a table of the First ENCOUNTER before any tile is placed. */
function fresh(seats: number, options: Readonly<Record<string, string>> = {}, seed = 'setup') {
  const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, seats)
  const state = begin({
    game: 'magic-realm',
    rules: magicRealm.rules,
    options: { encounter: '1', ...options },
    seats: names,
    seed,
    practice: false,
  })
  const table: RealmTable = new Table<RealmState, RealmEvent>(state)
  return { state, table }
}

/** Answers every question with `pick`, and returns the questions. */
function run<T>(rule: Rule<T>, pick: (question: Question) => string): { result: T; asked: Question[] } {
  const asked: Question[] = []
  let step = rule.next()
  while (!step.done) {
    const question = step.value[0]!
    asked.push(question)
    step = rule.next({ seat: question.seat, id: pick(question) })
  }
  return { result: step.value, asked }
}

const firstOf = ({ options, amount }: Question): string => options[0]?.id ?? String(amount!.least)

/** Counts things by kind. */
const kinds = (ids: readonly string[]): string[] => ids.map(id => belonging(id).kind)
const sizes = (ids: readonly string[]): string[] => ids.map(id => treasureOf(id)?.size ?? 'counter')

rule('3.1.1', 'large and small treasures are shuffled separately and unseen', () => {
  const boxes = SEEDS.map(seed => fresh(2, {}, seed).state.boxes)
  expect(new Set(boxes.map(({ hoard }) => JSON.stringify(hoard))).size).toBe(SEEDS.length)
  const { state } = fresh(2)
  for (const seat of [0, 1, null])
    for (const pile of Object.values(view(state, seat).boxes))
      for (const id of pile) expect(id === null || belonging(id).kind !== 'treasure').toBe(true)
})

rule(
  '3.1.2',
  'the contents of treasure cards are laid out first: large treasures for some of them, and counters',
  () => {
    const { boxes } = fresh(2).state
    expect(sizes(boxes.chest!)).toEqual(['large', 'large'])
    const counters = (box: string) => boxes[box]!.filter(id => belonging(id).kind !== 'treasure').sort()
    const large = (box: string) => sizes(boxes[box]!).filter(size => size === 'large').length
    expect([counters('remains-of-thief'), large('remains-of-thief')]).toEqual([['living-sword-1'], 1])
    expect([boxes['mouldy-skeleton']]).toEqual([['gold-helmet-1', 'silver-breastplate-1', 'jade-shield-1']])
    expect([counters('toadstool-circle'), large('toadstool-circle')]).toEqual([['devil-sword-1'], 1])
    expect([counters('crypt-of-the-knight'), large('crypt-of-the-knight')]).toEqual([
      ['bane-sword-1', 'tremendous-armor-1', 'warhorse-4'],
      1,
    ])
    expect([counters('enchanted-meadow'), large('enchanted-meadow')]).toEqual([['pony-7', 'truesteel-sword-1'], 0])
  },
)

rule('3.1.3', 'the six cards with contents are then shuffled with the large treasures laid at the sites', () => {
  const within = SETUP.within.map(({ id }) => id)
  const places = new Set<string>()
  for (const seed of SEEDS) {
    const { boxes } = fresh(2, {}, seed).state
    const mixed = SETUP.sites.flatMap(({ id }) => boxes[id]!.filter(card => treasureOf(card)!.size !== 'small'))
    expect(mixed).toHaveLength(24)
    expect(within.every(id => mixed.includes(id))).toBe(true)
    for (const { id } of SETUP.sites) for (const card of boxes[id]!) if (within.includes(card)) places.add(id)
  }
  expect(places.size).toBeGreaterThan(3)
})

rule('3.1.4', 'monsters wait in their boxes; the Ghosts wait until their chit is exchanged', () => {
  const { state } = fresh(2)
  for (const id of MONSTER_IDS) expect(state.denizens[id]).toMatchObject({ at: null, dead: false })
  const boxed = DENIZENS.filter(one => one.is === 'monster' && one.box === null)
  expect(boxed.map(({ kind }) => kind)).toEqual(['ghost', 'ghost'])
})

rule('3.1.5', 'each site has its number of small treasures at the bottom, with large ones on top', () => {
  const { boxes } = fresh(2).state
  const laidOut: Record<string, [number, number]> = {
    hoard: [5, 4],
    lair: [3, 4],
    altar: [4, 0],
    shrine: [2, 2],
    pool: [3, 6],
    vault: [5, 0],
    cairns: [1, 6],
    statue: [1, 2],
  }
  for (const [site, [large, small]] of Object.entries(laidOut))
    expect(sizes(boxes[site]!).map(size => (size === 'small' ? 'small' : 'large'))).toEqual([
      ...Array.from({ length: large }, () => 'large'),
      ...Array.from({ length: small }, () => 'small'),
    ])
})

rule(
  '3.1.6',
  'a group has two small treasures at the bottom, then horses, armor and weapons; the Scholar three treasures',
  () => {
    const { boxes } = fresh(2).state
    const order = ['weapon', 'armor', 'horse', 'treasure']
    for (const { id, weapons, armor, horses } of SETUP.natives) {
      const found = kinds(boxes[id]!).map(kind => order.indexOf(kind))
      expect(found).toEqual([...found].sort((a, b) => a - b))
      expect(found).toHaveLength(weapons.length + armor.length + horses.length + 2)
      expect(sizes(boxes[id]!.slice(-2))).toEqual(['small', 'small'])
    }
    const tops = new Set(SEEDS.map(seed => belonging(fresh(2, {}, seed).state.boxes.order![0]!).type))
    expect(tops.size).toBeGreaterThan(1)
    expect(sizes(boxes.scholar!)).toEqual(['small', 'small', 'small'])
  },
)

rule(
  ['3.1.9', '3.6.3'],
  'native groups wait in their boxes, and garrisons stand at their Dwellings once these are placed',
  () => {
    const { state, table } = fresh(2)
    for (const { members } of GROUPS) for (const id of members) expect(state.denizens[id]!.at).toBeNull()
    run(layMap(table), firstOf)
    layMapChits(table)
    findDwellings(table)
    for (const { brings, group } of SETUP.substitutes) {
      if (!group) continue
      for (const id of groupOf(group).members) expect(state.denizens[id]!.at).toBe(state.dwellings[brings])
    }
    for (const group of ['company', 'woodfolk', 'patrol', 'lancers', 'bashkars'])
      for (const id of groupOf(group).members) expect(state.denizens[id]!.at).toBeNull()
  },
)

/** Returns a map placed by hand, with the number of tiles in each hand at every question for a tile. */
function layByHand(seats: number, seed: string) {
  const { state, table } = fresh(seats, { map: 'hand' }, seed)
  const hands: number[][] = []
  for (let done = false; !done; ) {
    const { result } = run(layMap(table), question => {
      if (question.topic === 'tile') hands.push(state.hands.map(hand => hand.length))
      return question.options[Math.floor(question.options.length / 2)]!.id
    })
    done = result
  }
  return { state, table, hands }
}

rule(
  '3.2.1',
  'all twenty tiles are dealt evenly; the player with the Borderland lays it, then play passes to the left',
  () => {
    const { state, table, hands } = layByHand(3, 'a')
    const layers = table.events.flatMap(event => (event.kind === 'lays' ? [event.seat!] : []))
    // The Borderland is already placed when a player first has a choice of tiles.
    expect([...hands[0]!].sort()).toEqual([6, 6, 7])
    expect(state.tiles).toHaveLength(20)
    expect(state.tiles[0]!.tile).toBe(BORDERLAND)
    for (const [i, seat] of layers.slice(0, 12).entries()) expect(seat).toBe((layers[0]! + i) % 3)
  },
)

rule('3.2.2', 'a tile lies green side up, in any of six rotations, and never on another', () => {
  const map = buildMap(seedRandom('green', 'dice'), { gate: false })
  expect(map.every(({ enchanted }) => !enchanted)).toBe(true)
  expect(new Set(map.map(({ q, r }) => spotKey(q, r))).size).toBe(20)
  expect(placementsOf([], BORDERLAND).map(place => place.turn)).toEqual([0, 1, 2, 3, 4, 5])
  const taken = [placedTile(BORDERLAND, { q: 0, r: 0, turn: 0 })]
  expect(placementsOf(taken, 'CV').some(({ q, r }) => q === 0 && r === 0)).toBe(false)
})

/** Returns the number of placed tiles next to a place. */
const touched = (tiles: readonly PlacedTile[], { q, r }: { readonly q: number; readonly r: number }): number =>
  EDGE_STEPS.filter(([dq, dr]) => tiles.some(tile => tile.q === q + dq && tile.r === r + dr)).length

rule('3.2.3', 'the second tile touches the Borderland, and every later one touches two tiles', () => {
  const map = buildMap(seedRandom('touch', 'dice'), { gate: false })
  expect(touched(map.slice(0, 1), map[1]!)).toBe(1)
  for (const [i, tile] of map.entries()) if (i >= 2) expect(touched(map.slice(0, i), tile)).toBeGreaterThanOrEqual(2)
  const two = map.slice(0, 2)
  for (const place of placementsOf(two, 'EV')) expect(touched(two, place)).toBe(2)
})

rule('3.2.4', 'on each touching edge roads meet roads, and edges without roads meet each other', () => {
  const start = [placedTile(BORDERLAND, { q: 0, r: 0, turn: 0 })]
  for (const { code } of TILES) {
    const places = placementsOf(start, code)
    for (const place of places) {
      const edge = EDGE_STEPS.findIndex(([q, r]) => q === place.q && r === place.r)
      expect(exitAt(placedTile(code, place), (edge + 3) % 6) === 0).toBe(exitAt(start[0]!, edge) === 0)
    }
    // Every edge of the Borderland has a road, so no tile can touch it with an edge without one.
    const edges = tileOf(code).normal.exits.filter(exit => exit === 0).length
    if (code !== BORDERLAND && !['HP', 'L'].includes(code)) expect(places).toHaveLength(6 * (6 - edges))
  }
})

rule(
  ['3.2.5', '3.2.6'],
  'a route leads to the Borderland from every clearing of a large tile, or from one of a small tile',
  () => {
    const start = [placedTile(BORDERLAND, { q: 0, r: 0, turn: 0 })]
    // Two unconnected parts each: they can never be second.
    expect(placementsOf(start, 'HP')).toEqual([])
    expect(placementsOf(start, 'L')).toEqual([])
    for (const seed of SEEDS) {
      const map = buildMap(seedRandom(seed, 'dice'), { gate: false })
      for (const [i, { tile }] of map.entries()) {
        const { joined } = boardOf(map.slice(0, i + 1))
        const joins = tileOf(tile).normal.clearings.map(({ number }) => joined.has(clearingOf(tile, number)))
        if (isSmall(tile)) expect(joins).toContain(true)
        else expect(joins).not.toContain(false)
      }
    }
  },
)

rule('3.2.6', 'a player without a placeable tile is skipped', () => {
  const { state, table } = fresh(2, { map: 'hand' })
  state.hands = [['HP', 'L'], ['CV']]
  state.tiles = [placedTile(BORDERLAND, { q: 0, r: 0, turn: 0 })]
  state.gone = 0
  const { asked } = run(layMap(table), firstOf)
  expect(asked[0]).toMatchObject({ seat: 1, topic: 'lay' })
})

rule('3.2.7', 'a placement is offered only if it leaves the next player a legal play, unless none does', () => {
  const { state, table } = fresh(2, { map: 'hand' })
  const start = [placedTile(BORDERLAND, { q: 0, r: 0, turn: 0 })]
  state.tiles = start
  state.hands = [['CV'], ['HP']]
  state.gone = 0
  const asked = run(layMap(table), firstOf).asked
  const offered = asked.find(({ topic }) => topic === 'lay')!.options.map(({ id }) => id)
  const id = (place: { q: number; r: number; turn: number }) => `${place.q}.${place.r}.${place.turn}`
  const all = placementsOf(start, 'CV')
  const kind = all.filter(place => placementsOf([...start, placedTile('CV', place)], 'HP').length > 0)
  expect(offered).toEqual((kind.length > 0 ? kind : all).map(id))
})

rule('3.2.9', 'clearings that no roadway connects to the Borderland stay on the map', () => {
  const lonely = SEEDS.map(seed => {
    const board = boardOf(buildMap(seedRandom(seed, 'dice'), { gate: false }))
    expect(board.clearings).toHaveLength(95)
    return board.clearings.filter(clearing => !board.joined.has(clearing))
  })
  expect(lonely.flat().length).toBeGreaterThan(0)
  for (const clearing of lonely.flat()) expect(isSmall(tileCodeOf(clearing))).toBe(true)
})

rule(
  '3.2.10',
  'the seed determines an automatic map; small tiles stay apart; in solitaire the Borderland keeps a free edge',
  () => {
    for (const seed of SEEDS) {
      const map = buildMap(seedRandom(seed, 'dice'), { gate: true })
      expect(map.map(({ tile }) => tile).sort()).toEqual(TILES.map(({ code }) => code).sort())
      expect(map[0]!.tile).toBe(BORDERLAND)
      expect(edgeRoads(boardOf(map)).some(({ ends: [clearing] }) => tileCodeOf(clearing) === BORDERLAND)).toBe(true)
      for (const [i, placed] of map.entries()) {
        if (!isSmall(placed.tile)) continue
        const before = map.slice(0, i)
        const small = before.filter(({ tile }) => isSmall(tile))
        const apart = placementsOf(before, placed.tile).filter(place => touched(small, place) === 0)
        // It touches another small tile only where necessary.
        if (touched(small, placed) > 0)
          expect(
            apart.filter(place => touched([...before, placedTile(placed.tile, place)], { q: 0, r: 0 }) < 6),
          ).toEqual([])
      }
    }
    expect(
      new Set(SEEDS.map(seed => JSON.stringify(buildMap(seedRandom(seed, 'dice'), { gate: true }))[40])).size,
    ).toBeGreaterThan(0)
  },
)

rule(
  '3.2.11',
  'a tile rotated by some sixths of a turn shows each printed edge that many edges further clockwise',
  () => {
    expect(EDGES).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW'])
    const { exits } = tileOf('CL').normal
    for (const turned of [0, 1, 2, 3, 4, 5]) {
      const placed = placedTile('CL', { q: 0, r: 0, turn: turned })
      for (const edge of [0, 1, 2, 3, 4, 5]) expect(exitAt(placed, (edge + turned) % 6)).toBe(exits[edge])
    }
  },
)

rule('3.3.1', 'each player secretly takes an unused character before the valleys are turned up', () => {
  const { state, table } = fresh(2)
  run(turn(table), firstOf)
  const [taken] = run(turn(table), question => (question.topic === 'character' ? 'elf' : firstOf(question))).asked
  expect(taken!.options).toHaveLength(16)
  const { asked } = run(turn(table), question => (question.topic === 'character' ? 'dwarf' : firstOf(question)))
  expect(asked[0]!.options.map(({ id }) => id)).not.toContain('elf')
  run(turn(table), firstOf)
  expect(state.phase).toBe('choices')
  const choosing = turn(table)
  const open = choosing.next().value as readonly Question[]
  expect(open.map(({ seat }) => seat)).toEqual([0, 1])
  expect(state.dwellings).toEqual({})
  // Players do not see each other's choices.
  state.characters[0]!.needs = { great: 5, spells: 0, fame: 0, notoriety: 0, gold: 0 }
  state.characters[0]!.start = 'inn'
  expect(view(state, 1).characters[0]).toMatchObject({ needs: null, start: null })
})

rule(
  '3.4.1',
  'the players place the six chits in turn, on either side, each in an empty one of the seven boxes',
  () => {
    const { state, table } = fresh(2, { visitors: 'hand' })
    const seats: number[] = []
    for (let done = false; !done; ) {
      const { result, asked } = run(placeVisitors(table), question => question.options.at(-1)!.id)
      seats.push(asked[0]!.seat)
      expect(asked[0]!.options).toHaveLength(2 * (7 - seats.length))
      expect(asked[1]!.options).toHaveLength(8 - seats.length)
      done = result
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1])
    expect(new Set(state.visitors.map(({ box }) => box)).size).toBe(6)
    expect(state.visitors.every(({ side }) => side === 1)).toBe(true)
  },
)

rule(['3.4.2', '27.1.1'], 'a solitaire player can place all six chits, or have boxes and sides drawn at random', () => {
  const { state, table } = fresh(1, { visitors: 'hand' })
  const { asked } = run(placeVisitors(table), firstOf)
  expect(asked.map(({ seat, topic }) => [seat, topic])).toEqual([
    [0, 'visitor'],
    [0, 'visitor-box'],
  ])
  expect(state.visitors[0]).toMatchObject({ box: 1, side: 0 })
  const drawn = SEEDS.map(seed => {
    const other = fresh(1, {}, seed)
    expect(run(placeVisitors(other.table), firstOf).asked).toEqual([])
    expect(new Set(other.state.visitors.map(({ box }) => box)).size).toBe(6)
    return JSON.stringify(other.state.visitors)
  })
  expect(new Set(drawn).size).toBe(SEEDS.length)
})

/** Returns a Realm with its map chits in place. */
function laidOut(seed: string, seats = 2) {
  const { state, table } = fresh(seats, {}, seed)
  run(layMap(table), firstOf)
  layMapChits(table)
  return { state, table }
}

const lettersOf = (letter: string) => TILES.filter(tile => tile.letter === letter).map(({ code }) => code)

rule('3.5.1', 'the Lost City and the Lost Castle each hold five random sites and sounds, face down', () => {
  const { state } = laidOut('lost')
  for (const lost of ['lost-city', 'lost-castle']) {
    const held = CHIT_IDS.filter(id => state.chits[id]!.inside === lost)
    expect(held).toHaveLength(5)
    for (const id of held) expect(['site', 'sound']).toContain(chitFace(id).kind)
  }
  expect(Object.keys(view(state, 0).chits)).toEqual([])
})

rule(
  ['3.5.2', '3.5.3'],
  'each cave and mountain tile gets a warning of its letter and one of four other chits or the lost place',
  () => {
    for (const [letter, lost] of [
      ['C', 'lost-city'],
      ['M', 'lost-castle'],
    ] as const) {
      const { state } = laidOut(`tiles ${letter}`)
      const second: string[] = []
      for (const tile of lettersOf(letter)) {
        const chits = CHIT_IDS.filter(id => state.chits[id]!.tile === tile).map(chitFace)
        expect(chits.filter(face => face.kind === 'warning' && face.letter === letter)).toHaveLength(1)
        expect(chits).toHaveLength(2)
        second.push(...chits.filter(face => face.kind !== 'warning').map(({ id }) => id))
      }
      expect(second).toContain(lost)
      expect(second).toHaveLength(5)
    }
  },
)

rule('3.5.4', 'each valley has a random V chit and each woods tile a random W chit', () => {
  const where = new Set<string | null>()
  for (const seed of SEEDS) {
    const { state } = laidOut(seed)
    for (const letter of ['V', 'W'])
      for (const tile of lettersOf(letter)) {
        const chits = CHIT_IDS.filter(id => state.chits[id]!.tile === tile).map(chitFace)
        expect(chits.map(face => (face.kind === 'warning' ? face.letter : face.kind))).toEqual([letter])
      }
    where.add(state.chits['stink-v']!.tile)
  }
  expect(where.size).toBeGreaterThan(1)
})

rule('3.6.1', 'only the five valley chits are turned up, which bring Dwellings, garrisons and Ghosts', () => {
  const { state, table } = laidOut('dwellings')
  const tiles = Object.fromEntries(
    ['stink-v', 'smoke-v', 'dank-v', 'ruins-v', 'bones-v'].map(id => [id, state.chits[id]!.tile]),
  )
  findDwellings(table)
  const brings = {
    'stink-v': 'inn',
    'smoke-v': 'house',
    'dank-v': 'chapel',
    'ruins-v': 'guard-house',
    'bones-v': 'ghosts',
  }
  for (const [chit, dwelling] of Object.entries(brings)) {
    expect(tileCodeOf(state.dwellings[dwelling]!)).toBe(tiles[chit])
    expect(state.chits[chit]!.tile).toBeNull()
  }
  for (const [id, group] of [
    ['inn', 'rogues'],
    ['house', 'soldiers'],
    ['chapel', 'order'],
    ['guard-house', 'guard'],
  ] as const)
    expect(state.denizens[groupOf(group).members[0]!]!.at).toBe(state.dwellings[id])
  expect(['ghost-1', 'ghost-2'].map(id => state.denizens[id]!.at)).toEqual([
    state.dwellings.ghosts,
    state.dwellings.ghosts,
  ])
  expect(CHIT_IDS.filter(id => state.chits[id]!.up && state.chits[id]!.tile !== null)).toEqual([])
  expect(Object.keys(state.dwellings).sort()).toEqual(['chapel', 'ghosts', 'guard-house', 'house', 'inn'])
})

rule('3.6.2', 'a Dwelling goes to clearing 5 of its tile, or to 4 if no route leads from 5 to the Borderland', () => {
  const { state } = fresh(2)
  const found = new Set<number>()
  for (let i = 0; i < 40 && found.size < 2; i++) {
    state.tiles = buildMap(seedRandom(`five ${i}`, 'dice'), { gate: false })
    const { joined } = boardOf(state.tiles)
    for (const tile of lettersOf('V')) {
      const number = joined.has(clearingOf(tile, 5)) ? 5 : 4
      expect(dwellingClearing(state, tile, false)).toBe(clearingOf(tile, number))
      found.add(number)
    }
  }
  expect([...found].sort()).toEqual([4, 5])
})

rule('3.2.8', 'a player without tiles takes a character in turn, later a visitor chit, or is skipped', () => {
  const { state, table } = fresh(2, { map: 'hand', visitors: 'hand' })
  state.tiles = [placedTile(BORDERLAND, { q: 0, r: 0, turn: 0 })]
  state.hands = [[], ['CV', 'EV', 'DV', 'BV']]
  state.gone = 0
  const topics = () => run(layMap(table), firstOf).asked.map(({ seat, topic }) => `${seat} ${topic}`)
  expect(topics()[0]).toBe('0 character')
  expect(topics()).toContain('1 lay')
  expect(topics()).toEqual(['0 visitor', '0 visitor-box'])
  expect(state.characters.map(({ seat }) => seat)).toEqual([0])
  expect(state.visitors.filter(({ box }) => box !== null)).toHaveLength(1)
  // If he has nothing to lay and nothing to take, he passes.
  for (const [i, place] of state.visitors.entries()) place.box = i + 1
  expect(topics()).toContain('1 lay')
  expect(topics().every(asked => asked.startsWith('1'))).toBe(true)
})

rule(
  ['3.2.8', '3.3.1'],
  'when the map is complete, the remaining characters are taken, then the remaining chits are placed',
  () => {
    const { state, table } = fresh(2, { map: 'hand', visitors: 'hand' })
    state.tiles = [placedTile(BORDERLAND, { q: 0, r: 0, turn: 0 })]
    state.hands = [[], ['CV']]
    state.gone = 0
    const asked = () => run(turn(table), firstOf).asked.map(({ seat, topic }) => `${seat} ${topic}`)
    expect(asked()[0]).toBe('0 character')
    asked()
    expect(state.phase).toBe('characters')
    expect(asked()[0]).toBe('1 character')
    expect(state.phase).toBe('visitors')
    expect(asked()[0]).toBe('0 visitor')
  },
)
