import { expect } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { dwellingClearing, exchangeWarning } from '../../../src/games/magic-realm/rules/effects/map-chits.ts'
import { belonging } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { boardOf, edgeRoads } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { buildMap } from '../../../src/games/magic-realm/rules/pieces/building.ts'
import { characterCard } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { GROUPS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { placedTile, placementsOf } from '../../../src/games/magic-realm/rules/pieces/tile-placement.ts'
import { BORDERLAND, TILES, type TileCode, tileCodeOf } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { begin, initialWar, playersFor } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import { layMap } from '../../../src/games/magic-realm/rules/setup/building.ts'
import {
  allHiddenWays,
  charactersWithoutNeeds,
  chooseEntrance,
  chooseInSecret,
  enterRealm,
  freshCharacter,
  freshFamiliar,
  placeVisitors,
  takeCharacter,
} from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { RealmEvent } from '../../../src/games/magic-realm/rules/state/events.ts'
import type { Character, RealmState, RealmTable } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { type Question, seedRandom, Table } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { look } from './look.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const headerOf = (seats: number, options: Readonly<Record<string, string>>) => ({
  ...{ game: 'magic-realm', rules: magicRealm.rules, options, seed: 'entering', practice: false },
  seats: Array.from({ length: seats }, (_, i) => `P${i}`),
})

/** Sets a Realm up to its first Birdsong, and checks all events and questions. */
function setUp(seats: number, options: Readonly<Record<string, string>> = {}) {
  const state = begin(headerOf(seats, options))
  const table: RealmTable = new Table<RealmState, RealmEvent>(state)
  const asked: Question[] = []
  let looked = 0
  const see = (questions: readonly Question[]) => {
    look(state, table.events.slice(looked), questions)
    looked = table.events.length
    asked.push(...questions)
  }
  while (state.phase !== 'birdsong') {
    const going = turn(table)
    for (let step = going.next(); !step.done; ) {
      see(step.value)
      const { seat, options: answers, amount } = step.value[0]!
      step = going.next({ seat, id: answers[0]?.id ?? String(amount!.least) })
    }
    see([])
  }
  const told = <K extends RealmEvent['kind']>(kind: K) =>
    table.events.filter((event): event is Extract<RealmEvent, { kind: K }> => event.kind === kind)
  return { state, told, asked, topics: [...new Set(asked.map(({ topic }) => topic))] }
}

rule(
  ['3.2.10', '3.4.2', '3.6.1', '4.1.1', '4.1.6'],
  'the setup log reports the map, the visitors, the Dwellings, and each start',
  () => {
    const { state, told, topics } = setUp(2, { encounter: '1' })
    expect(told('map')[0]!.tiles).toEqual(state.tiles.map(({ tile }) => tile))
    expect(state.tiles).toHaveLength(TILES.length)
    expect(told('visitor').map(({ chit, box }) => [chit, box])).toEqual(
      state.visitors.map(({ box }, chit) => [chit, box]),
    )
    const sides = new Set(
      ['a', 'b', 'c', 'd'].flatMap(seed => {
        const other = begin({ ...headerOf(2, {}), seed })
        other.phase = 'visitors'
        const table: RealmTable = new Table<RealmState, RealmEvent>(other)
        turn(table).next()
        return other.visitors.map(({ side }) => side)
      }),
    )
    expect(sides).toEqual(new Set([0, 1]))
    expect(
      told('dwelling')
        .map(({ dwelling, clearing }) => [dwelling, clearing])
        .sort(),
    ).toEqual(Object.entries(state.dwellings).sort())
    expect(state.chits['ruins-v']).toEqual({ tile: null, inside: null, up: true, at: null, known: true })
    const arrived = Object.values(state.denizens).flatMap(({ arrived: one }) => (one > 0 ? [one] : []))
    expect([new Set(arrived).size, Math.max(...arrived)]).toEqual([arrived.length, state.arrivals])
    expect(state.denizens['ghost-1']!.at).toBe(state.dwellings.ghosts)
    expect(topics).toEqual(['character', 'gear', 'needs'])
    for (const one of state.characters) {
      expect(one).toMatchObject({
        fate: 'alive',
        hidden: true,
        gold: expect.any(Number),
        place: { kind: 'clearing', clearing: state.dwellings[one.start] },
      })
      expect(one.owned.every(({ active, alerted }) => active && !alerted)).toBe(true)
      expect(one.needs!.spells).toBe(0)
      expect(one).not.toHaveProperty('magic')
      expect(one).not.toHaveProperty('unwritten')
    }
    expect(state).not.toHaveProperty('war')
    expect(setUp(2, { encounter: '1', unwritten: 'yes' }).state.characters.every(({ unwritten }) => unwritten)).toBe(
      true,
    )
  },
)

rule(
  ['3.2.1', '3.2.2', '3.2.7', '3.2.8', '3.4.1'],
  'each tile laid by hand is logged, and the next player can always lay one; then the chits are placed by name',
  () => {
    const { state, told, asked } = setUp(3, { encounter: '1', map: 'hand', visitors: 'hand' })
    expect(
      told('lays')
        .map(({ placed }) => placed.tile)
        .sort(),
    ).toEqual(state.tiles.map(({ tile }) => tile).sort())
    expect(told('lays')[0]!.placed.tile).toBe(BORDERLAND)
    expect(told('visitor').map(({ seat }) => seat)).not.toContain(null)
    expect(new Set(state.visitors.map(({ box }) => box)).size).toBe(6)
    expect(asked.filter(({ topic }) => topic === 'lay').every(({ data }) => typeof data?.tile === 'string')).toBe(true)
    expect(asked.filter(({ topic }) => topic === 'visitor-box').map(({ data }) => data?.side)).toEqual(
      told('visitor').map(({ side }) => side),
    )
  },
)

rule(
  ['27.1.2', '27.1.3', '4.1.5'],
  'in solitaire a character enters across an edge of the Borderland; no Dwelling is placed, no start chosen',
  () => {
    const { state, asked, topics, told } = setUp(1)
    const roads = edgeRoads(boardOf(state.tiles)).filter(({ ends }) => tileCodeOf(ends[0]) === BORDERLAND)
    expect([roads.map(({ id }) => id).includes(state.entrance!), state.dwellings]).toEqual([true, {}])
    expect(topics).not.toContain('start')
    expect(state.characters[0]!.place).toEqual({ kind: 'outside', way: state.entrance })
    expect(told('starts')).toMatchObject([{ at: 'outside' }])
    // With a single road, the first answer is the only one.
    if (roads.length > 1) expect(asked.map(({ topic }) => topic)).toContain('entrance')
    const closed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p']
      .map(seed => buildMap(seedRandom(seed, 'decks'), { gate: false }))
      .find(tiles => !edgeRoads(boardOf(tiles)).some(({ ends }) => tileCodeOf(ends[0]) === BORDERLAND))
    const realm = new Realm({ seats: 1 })
    const open = edgeRoads(boardOf(realm.state.tiles))
    const own = open.filter(({ ends }) => tileCodeOf(ends[0]) === BORDERLAND)
    const ids = realm.asked(chooseEntrance(realm.table, 0))?.ids ?? own.map(({ id }) => id)
    expect(ids).toEqual((own.length > 0 ? own : open).map(({ id }) => id))
    if (closed) {
      realm.state.tiles = closed
      const others = edgeRoads(boardOf(closed)).map(({ id }) => id)
      expect(realm.asked(chooseEntrance(realm.table, 0))?.ids ?? others).toEqual(others)
      realm.do(chooseEntrance(realm.table, 0), others.length > 1 ? [others.at(-1)!] : [])
      expect(realm.state.entrance).toBe(others.at(-1))
    }
  },
)

rule(['28.1.1', '3.3.1'], 'a new Realm starts empty, and rejects unknown options with a clear message', () => {
  const state = begin(headerOf(2, { encounter: '4' }))
  expect(state).toMatchObject({
    ...{
      day: 0,
      phase: 'building',
      gone: 0,
      tiles: [],
      hands: [[], []],
      characters: [],
    },
    ...{
      shown: [],
      damaged: [],
      lost: [],
      vaultOpen: false,
      entrance: null,
      prowling: [],
      draw: [],
      first: null,
      turn: null,
    },
    ...{ evenings: [], traded: [], combat: null, fought: false, peace: [], fallen: [], arrivals: 0 },
  })
  expect([state.chits, state.dwellings, state.piles]).toEqual([{}, {}, {}])
  expect(state.war).toEqual({
    hires: {},
    leaders: [],
    follows: {},
    along: [],
    stayed: [],
    spared: [],
    undertakings: [],
    unhorsed: [],
  })
  expect(initialWar()).toEqual(state.war)
  expect(begin(headerOf(2, { encounter: '2' }))).not.toHaveProperty('war')
  expect(() => begin(headerOf(2, { nonsense: 'yes' }))).toThrow(
    /^Magic Realm has no option called "nonsense"; its options are battle, encounter, map, /,
  )
  expect(() => begin(headerOf(2, { map: 'upside-down' }))).toThrow(
    'Magic Realm has no value "upside-down" for "map"; the values are auto, hand.',
  )
  expect(() => begin(headerOf(0, {}))).toThrow(
    'Magic Realm is for 1 to 16 players if each plays a character, not for 0.',
  )
  expect(() => begin(headerOf(5, { characters: '4' }))).toThrow(
    'Magic Realm is for 1 to 4 players if each plays 4 characters, not for 5.',
  )
  expect(begin(headerOf(4, { characters: '4' })).perPlayer).toBe(4)
  expect(begin(headerOf(16, {})).seats).toHaveLength(16)
  expect(['1', '3', '4', '16', '17', '0'].map(characters => playersFor({ characters })[1])).toEqual([
    16, 5, 4, 1, 16, 16,
  ])
  expect(playersFor({})).toEqual([1, 16])
})

rule(
  ['3.6.2', '13.4.4', '27.1.2'],
  'if clearings are cut off, a Dwelling goes to 4 and a campfire to 2; in solitaire all Dwellings are campfires',
  () => {
    const realm = new Realm()
    const lone = (seats: number, chit: string, tile: string) => {
      const one = new Realm({ seats })
      one.lay(chit, tile)
      one.state.tiles = []
      exchangeWarning(one.table, chit)
      return Object.values(one.state.dwellings)
    }
    expect([
      dwellingClearing({ ...realm.state, tiles: [] }, 'CV', true),
      dwellingClearing({ ...realm.state, tiles: [] }, 'CV', false),
    ]).toEqual(['CV2', 'CV4'])
    expect([lone(2, 'smoke-w', 'OW'), lone(2, 'stink-v', 'CV'), lone(1, 'stink-v', 'CV')]).toEqual([
      ['OW2'],
      ['CV4'],
      ['CV2'],
    ])
  },
)

rule(
  ['4.1.2', '19.3.1', '26.7'],
  'gear that no native has is taken from wherever it is; gear that nobody has is paid for in gold',
  () => {
    const takes = (set: (realm: Realm, pieces: string[]) => void) => {
      const realm = new Realm({ dropping: 'yes' })
      const bows = ['light-bow-1', 'light-bow-2']
      for (const id of bows) realm.takeAway(id)
      set(realm, bows)
      for (const id of bows)
        if (!Object.values(realm.state.piles).flat().includes(id) && !realm.state.dropped?.some(one => one.id === id))
          realm.state.lost.push(id)
      const taking = takeCharacter(realm.table, 0)
      for (let step = taking.next(); !step.done; ) {
        const { topic, options } = step.value[0]!
        step = taking.next({ seat: 0, id: topic === 'character' ? 'elf' : options[0]!.id })
      }
      const [elf] = realm.state.characters
      return [
        elf!.owned.map(({ id, active, alerted }) => [id, active, alerted]),
        elf!.gold,
        realm.state.piles,
        realm.state.dropped,
      ]
    }
    const bow = (id: string) => [[id, true, false]]
    expect(takes(realm => realm.drop('light-bow-2', 'DW2'))).toEqual([bow('light-bow-2'), 10, {}, undefined])
    expect(
      takes(realm => void Object.assign(realm.state, { dropped: [{ id: 'light-bow-1', clearing: 'DW2', by: null }] })),
    ).toEqual([bow('light-bow-1'), 10, {}, undefined])
    expect(
      takes(realm => {
        realm.drop('spear-1', 'CV5')
        realm.drop('light-bow-2', 'DW2')
      }).slice(0, 2),
    ).toEqual([bow('light-bow-2'), 10])
    expect(takes(() => {})).toEqual([[], 10 + belonging('light-bow-1').price, {}, undefined])
  },
)

rule(
  ['4.1.1', '4.1.5', '4.1.7', '24.14', '24.15'],
  'the Wizard knows all hidden ways, the Witch has her familiar, and without a Dwelling the Inn is the start',
  () => {
    const realm = new Realm({ encounter: '4' })
    Object.assign(realm.state.dwellings, { inn: 'CV5', house: 'DW2' })
    const begins = (id: string, start: string) => {
      const one = realm.put(id, 'CL1', { start })
      enterRealm(realm.table, one)
      return one
    }
    const wizard = begins('wizard', 'house')
    expect(wizard.place).toEqual({ kind: 'clearing', clearing: 'DW2' })
    expect(wizard.ways).toEqual(allHiddenWays(realm.state))
    const kinds = (enchanted: boolean) =>
      [...boardOf(realm.state.tiles.map(tile => ({ ...tile, enchanted }))).ways.values()].flatMap(({ id, kind }) =>
        kind === 'hidden' || kind === 'secret' ? id : [],
      )
    expect(wizard.ways).toEqual([...kinds(false), ...kinds(true)])
    expect(wizard.ways).toEqual(expect.arrayContaining(['CL2-5', 'CL3-6']))
    expect(wizard.ways.some(id => id.endsWith('e'))).toBe(true)
    expect(wizard.ways).not.toContain('DW2-3')
    const witch = begins('witch', 'chapel')
    expect(witch.place).toEqual({ kind: 'clearing', clearing: 'CV5' })
    expect(witch.familiar).toEqual({ place: { kind: 'clearing', clearing: 'CV5' }, foundEnemies: false, plan: [] })
    expect(freshFamiliar(witch)).toEqual(witch.familiar)
    expect([witch.ways, begins('elf', 'inn').ways]).toEqual([[], []])
    Object.assign(wizard, { needs: { great: 0, spells: 0, fame: 0, notoriety: 0, gold: 0 } })
    expect(
      [charactersWithoutNeeds(realm.state, 0), charactersWithoutNeeds(realm.state, 1)].map(all =>
        all.map(({ id }) => id),
      ),
    ).toEqual([['elf'], ['witch']])
    realm.state.characters[2]!.fate = 'dead'
    expect(charactersWithoutNeeds(realm.state, 0)).toEqual([])
  },
)

/** Returns a character of a stage beyond the fourth, with answers by topic. */
function advanced(
  stage: string,
  answers: Readonly<Record<string, string>>,
  set: (realm: Realm) => void = () => {},
  dice: number[] = [],
) {
  const realm = new Realm({ encounter: '4', 'extended-development': 'yes' })
  set(realm)
  realm.state.forced = [...dice]
  const asked: Question[] = []
  const taking = takeCharacter(realm.table, 0)
  for (let step = taking.next(); !step.done; ) {
    look(realm.state, [], step.value)
    const question = step.value[0]!
    asked.push(question)
    const { topic, options, amount } = question
    const id = { stage, ...answers }[topic] ?? options[0]?.id ?? String(amount!.least)
    step = taking.next({ seat: 0, id })
  }
  look(realm.state, realm.table.events, [])
  return { realm, one: realm.state.characters[0]! as Character, asked }
}

rule(
  ['26.21', '26.22'],
  'the stage reached is stored as steps plus up to two more chits, which beyond stage four are not real chits',
  () => {
    const { one, asked } = advanced('2', { character: 'captain', further: '2' })
    expect(asked.find(({ topic }) => topic === 'further')).toMatchObject({
      data: { character: 'captain', stage: 2 },
      amount: { least: 0, most: 2 },
    })
    expect([one.stage, one.steps, one.chits.filter(chit => chit === 'active').length]).toEqual([2, 8, 8])
    const four = advanced('4', { character: 'captain', further: '1' }).one
    expect([four.stage, four.steps, four.chits.every(chit => chit === 'active')]).toEqual([4, 13, true])
    const six = advanced('6', { character: 'captain', further: '1' }).one
    expect([six.stage, six.steps]).toEqual([4, 19])
    const points = advanced('2', { character: 'captain' }).asked.find(({ topic }) => topic === 'stage')!.options
    expect(points[0]).toMatchObject({ id: '10', act: { kind: 'stage', stage: 10 } })
    expect(points.map(({ act }) => (act as unknown as { points: number }).points)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ])
  },
)

rule(
  ['26.22', '4.2.5', '2.3.1'],
  'each stage beyond the fourth adds its gains, and their price does not count toward victory',
  () => {
    const plain = advanced('4', { character: 'captain' }).one
    const gold = advanced('5', { character: 'captain' }).one
    expect([gold.gold - plain.gold, gold.worth - plain.worth, gold.fame]).toEqual([15, 15, 0])
    const cards = advanced(
      '6',
      { character: 'captain', 'gain-card': 'order' },
      realm => {
        realm.empty('order')
        realm.stack('order', 'cloven-hoof', 'lost-keys')
      },
      [2],
    )
    expect(cards.one.owned.map(({ id }) => id)).toContain('lost-keys')
    expect(cards.one.owned.find(({ id }) => id === 'lost-keys')).toMatchObject({ active: false, alerted: false })
    expect(cards.one.worth - gold.worth).toBe(belonging('lost-keys').price)
    expect(cards.realm.told('gets').map(({ belonging: id, to }) => [id, to])).toEqual([
      [undefined, undefined],
      ['lost-keys', [0]],
    ])
    expect(cards.realm.table.shownTo).toContain(0)
    const alive = advanced('6', { character: 'captain', 'gain-card': 'order' }, realm => {
      realm.empty('order')
      realm.stack('order', 'cloven-hoof')
    })
    expect(alive.one.owned.find(({ id }) => id === 'cloven-hoof')!.active).toBe(true)
    expect(alive.realm.told('gets')[0]!.belonging).toBe('cloven-hoof')
    // A group without a card is not named; if none has one, he gets no card.
    const named = advanced('6', { character: 'captain' }, realm => {
      for (const { id } of GROUPS) if (id !== 'guard' && id !== 'order') realm.empty(id)
      realm.empty('guard')
      realm.empty('order')
      realm.stack('guard', 'lost-keys')
      realm.stack('order', 'spear-1')
    })
    expect(named.asked.some(({ topic }) => topic === 'gain-card')).toBe(false)
    expect(named.one.owned.map(({ id }) => id)).toContain('lost-keys')
    const none = advanced('6', { character: 'captain' }, realm => {
      for (const { id } of GROUPS) realm.empty(id)
    })
    expect(none.one.owned).toEqual([])
    const renown = advanced('7', { character: 'captain' }).one
    expect([renown.fame, renown.notoriety]).toEqual([5, 10])
    const horse = advanced('8', { character: 'captain' })
    expect(horse.one.owned.some(({ id }) => belonging(id).kind === 'horse')).toBe(true)
    expect(horse.realm.told('gets').at(-1)!.to).toBeUndefined()
    const arms = (id: string, hasMagic = true) => {
      const answers = { character: id, ...(id === 'wizard' && hasMagic ? { 'gain-arm': 'gain-spell' } : {}) }
      const { one, asked } = advanced('10', answers, realm => {
        if (!hasMagic) delete (realm.state as { magic?: unknown }).magic
      })
      const offers = (topic: string) =>
        asked.find(question => question.topic === topic)!.options.some(({ id: answer }) => answer === 'gain-spell')
      return [offers('gain-arm'), one.magic?.more ?? false, offers('gain-horse')]
    }
    expect(arms('captain')).toEqual([false, false, false])
    expect(arms('wizard', false)).toEqual([false, false, false])
    expect(arms('wizard')).toEqual([true, true, false])
  },
)

rule(
  ['3.2.8', '3.3.1', '26.20'],
  'laying tiles by hand continues around the table, and starts over if the map lays itself',
  () => {
    const turns = (options: Readonly<Record<string, string>>) => {
      const state = begin(headerOf(3, { encounter: '1', ...options }))
      const table: RealmTable = new Table<RealmState, RealmEvent>(state)
      const begun: Record<string, number> = {}
      while (state.phase !== 'choices') {
        const before = state.phase
        const going = turn(table)
        for (
          let step = going.next();
          !step.done;
          step = going.next({ seat: step.value[0]!.seat, id: step.value[0]!.options[0]!.id })
        );
        if (state.phase !== before) begun[state.phase] = state.gone
      }
      const lays = table.events.flatMap(one => (one.kind === 'lays' ? [one.seat] : []))
      const takes = table.events.flatMap(one => (one.kind === 'takes' ? [one.seat!] : []))
      return { begun, next: (lays.at(-1)! + 1) % 3, takes }
    }
    const byHand = turns({ map: 'hand', visitors: 'hand' })
    expect(byHand.begun.characters).toBe(byHand.next)
    expect(byHand.begun.visitors).toBe((byHand.takes.at(-1)! + 1) % 3)
    const auto = turns({ characters: '2', visitors: 'hand' })
    expect([auto.begun.characters, auto.begun.visitors, auto.takes]).toEqual([0, 0, [0, 1, 2, 0, 1, 2]])
  },
)

rule(['26.21', '26.22'], 'in a single game a stage has no steps and no gains', () => {
  const realm = new Realm({ encounter: '4', development: 'yes' })
  for (const [seat, [character, stage]] of Object.entries([
    ['captain', '4'],
    ['amazon', '2'],
  ])) {
    const taking = takeCharacter(realm.table, Number(seat))
    for (let step = taking.next(); !step.done; ) {
      const { topic, options } = step.value[0]!
      step = taking.next({ seat: Number(seat), id: { character, stage }[topic] ?? options[0]!.id })
    }
  }
  expect(realm.state.characters.map(({ id, stage }) => [id, stage])).toEqual([
    ['captain', 4],
    ['amazon', 2],
  ])
  for (const one of realm.state.characters) expect(one).not.toHaveProperty('steps')
})

rule(['4.1.1', '2.1.1'], 'a character starts with only their chits and ten gold, and has no place yet', () => {
  expect(freshCharacter(characterCard('elf'), 1)).toMatchObject({
    ...{ id: 'elf', seat: 1, fate: 'alive', place: { kind: 'off' }, cameBy: null, hidden: true, foundEnemies: false },
    ...{ blocked: false, asleep: false, owned: [], gold: 10, fame: 0, notoriety: 0, curses: [], boons: [], ways: [] },
    ...{ sites: [], seen: [], needs: null, plan: [], yesterday: [], kills: 0, berserk: false, strength: false },
    ...{ hearing: false, score: null },
  })
})

rule(['27.1.2', '4.1.5'], 'a solitaire player chooses no starting place, even if the card names two Dwellings', () => {
  const [alone, two] = [1, 2].map(seats => {
    const realm = new Realm({ seats })
    const captain = realm.put('captain', 'CL1')
    realm.state.phase = 'choices'
    return realm.asked(chooseInSecret(realm.table, 0, [captain]))!
  })
  expect([alone!.topic, two!.topic, two!.ids.length > 1]).toEqual(['needs', 'start', true])
})

rule(
  ['3.2.8', '3.4.1'],
  'once all visitors have been placed by players without tiles, nobody is asked to place one',
  () => {
    const realm = new Realm({ visitors: 'hand' })
    for (const [chit, place] of realm.state.visitors.entries()) place.box = chit + 1
    const placing = placeVisitors(realm.table)
    expect(placing.next()).toEqual({ done: true, value: true })
    expect(realm.told('visitor')).toEqual([])
  },
)

/** Returns a map placed by hand with some tiles, and the tiles in hand. */
function layingBy(lie: readonly string[], hands: readonly (readonly string[])[], gone = 0) {
  const realm = new Realm({ map: 'hand', seats: hands.length })
  const { state } = realm
  state.tiles = []
  for (const tile of lie)
    state.tiles = [...state.tiles, placedTile(tile as TileCode, placementsOf(state.tiles, tile as TileCode)[0]!)]
  Object.assign(state, { hands: hands.map(hand => [...hand]), gone, phase: 'building', characters: [] })
  return realm
}

/** Returns the number of places offered for a player's only tile that fits, and the number that exist. */
function offeredPlaces(hands: readonly (readonly string[])[], gone = 0, tile = hands[gone]![0]!) {
  const realm = layingBy([BORDERLAND], hands, gone)
  const laying = layMap(realm.table)
  let step = laying.next()
  if (!step.done && step.value[0]!.topic === 'tile') step = laying.next({ seat: gone, id: tile })
  if (step.done) throw new Error('nobody is asked')
  return [step.value[0]!.options.length, placementsOf(realm.state.tiles, tile as TileCode).length]
}

rule(
  ['3.2.7', '3.2.8'],
  'a tile placed leaves room for a tile of the next player if possible; otherwise it may go anywhere',
  () => {
    expect(offeredPlaces([['AV'], ['CG']])).toEqual([12, 30])
    expect(offeredPlaces([['AV'], [], ['CG']])).toEqual([12, 30])
    expect(offeredPlaces([['CG'], ['AV'], []], 1)).toEqual([12, 30])
    expect(offeredPlaces([['AV', 'CG'], []])).toEqual([12, 30])
    expect(offeredPlaces([['AV'], ['CG', 'BV']])).toEqual([30, 30])
    expect(offeredPlaces([['AV'], ['BV'], ['CG']])).toEqual([30, 30])
    expect(offeredPlaces([['CV'], ['L']])).toEqual([30, 30])
    expect(offeredPlaces([['AV'], []])).toEqual([30, 30])
  },
)

rule(
  ['3.2.1', '3.2.6', '3.2.8'],
  'tiles are dealt once; players without tiles are skipped, and the last tile completes the map',
  () => {
    const realm = layingBy([], [[], []])
    realm.do(layMap(realm.table), ['0.0.0'])
    const holder = realm.told('lays')[0]!.seat!
    expect(realm.told('lays')[0]!.placed.tile).toBe(BORDERLAND)
    expect(realm.state.hands.map(hand => hand.length).sort()).toEqual([10, 9].sort())
    expect(realm.state.gone).toBe((holder + 1) % 2)
    const before = structuredClone(realm.state.hands)
    expect(realm.asked(layMap(realm.table))).toMatchObject({ topic: 'tile' })
    expect(realm.state.hands).toEqual(before)
    const done = layingBy([BORDERLAND], [[], ['AV']])
    done.put('elf', 'CL1', { seat: 0 })
    const laying = layMap(done.table)
    const asked = laying.next().value as readonly Question[]
    expect([asked[0]!.seat, asked[0]!.topic]).toEqual([1, 'lay'])
    expect(laying.next({ seat: 1, id: asked[0]!.options[0]!.id })).toEqual({ done: true, value: true })
  },
)

rule('3.2.10', 'if nobody has a tile that fits, the map is cleared and all tiles are dealt again', () => {
  const realm = layingBy([BORDERLAND], [['L'], ['HP']])
  const laying = layMap(realm.table)
  expect(laying.next()).toEqual({ done: true, value: false })
  expect(realm.state.tiles).toEqual([])
  expect(realm.state.hands.flat().sort()).toEqual(TILES.map(({ code }) => code).sort())
  expect(realm.state.hands[realm.state.gone]).toContain(BORDERLAND)
})
