import { expect } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { EVENTS, TASKS, WIZARD_CARDS } from '../../../src/games/wizards/rules/state/cards.ts'
import { GEMS, HIGH_WIZARDS } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { Match } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { opening, toldIn } from './opening.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const sorted = <T>(cards: readonly T[]): T[] => [...cards].sort((a, b) => (a < b ? -1 : 1))

rule('2', 'the first player to give Ruktal all six Gems at the Center of the Circle wins', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann], gems }) => {
      enrol(ann!, 'wizards', 4)
      ann!.space = 'sacred-circle.c1'
      for (const wizard of HIGH_WIZARDS) {
        const gem = gems[wizard]
        if (gem !== 'false') ann!.gems[wizard] = gem
      }
    },
  })
  stage.roll(3).say('go sacred-circle.center', 'deliver gems')
  expect(stage.state.result?.winners).toEqual([0])
})

rule(
  ['2', 'A', 'B'],
  'each variant allows certain numbers of players, and the error for an unknown one lists those known',
  () => {
    const numbers = (variant?: string) => wizards.players(variant === undefined ? {} : { variant })
    expect([numbers(), numbers('standard'), numbers('solitaire'), numbers('partnership')]).toEqual([
      [2, 6],
      [2, 6],
      [1, 1],
      [4, 6],
    ])
    const refused = (seats: number, options: Readonly<Record<string, string>>) => {
      try {
        opening({ seats, options })
      } catch (error) {
        return (error as Error).message
      }
      return null
    }
    expect(refused(2, { weather: 'fine' })).toBe(
      'Wizards has no option called "weather"; its options are variant, map, removed, fortnight, thwart, lair, demons.',
    )
    expect(refused(2, { variant: 'chess' })).toContain(
      'Wizards has no value "chess" for "variant"; the values are standard, solitaire,',
    )
    expect(refused(2, { map: 'flat' })).toBe('Wizards has no value "flat" for "map"; the values are auto, arrange.')
    expect(refused(2, { removed: '7' })).toContain('Wizards has no value "7" for "removed"; the values are die, 0, 1,')
    expect(refused(1, { variant: 'standard' })).toBe('The standard game of Wizards is for 2 to 6 players, not 1.')
    expect(refused(2, { variant: 'solitaire' })).toBe('The solitaire game of Wizards is for 1 player, not 2.')
    expect(refused(3, { variant: 'partnership' })).toBe('The partnership game of Wizards is for 4 to 6 players, not 3.')
    expect(refused(5, { variant: 'partnership' })).toBe('The partnership game of Wizards is for 4 or 6 players, not 5.')
    for (const seats of [4, 6]) expect(refused(seats, { variant: 'partnership' })).toBeNull()
    for (const seats of [2, 6]) expect(refused(seats, {})).toBeNull()
  },
)

rule('3', 'right after the setup, nothing has happened yet', () => {
  const { header } = opening({ options: { map: 'arrange' } })
  const { random, decks, gems, ...rest } = wizards.begin(header)
  expect([random.dice === random.decks, Object.keys(decks), Object.keys(gems)]).toEqual([
    false,
    ['tasks', 'events', 'wizards'],
    [...HIGH_WIZARDS],
  ])
  expect(rest).toEqual({
    forced: [],
    day: 1,
    result: null,
    variant: 'standard',
    seats: ['Ann', 'Bob'],
    phase: 'deal',
    hands: [],
    next: 0,
    acted: 0,
    dealer: 0,
    placements: [],
    spots: [],
    laying: null,
    fallen: [],
    boats: [],
    haunted: [],
    demons: [],
    dragon: '',
    players: [],
    wizards: [],
    drawn: [],
    completed: 0,
    tasksDone: 0,
    thwarts: 0,
    foreseen: null,
    setup: { map: 'arrange', removed: 'die' },
  })
  const fields = Object.keys(wizards.begin(header))
  for (const field of ['book', 'short']) expect(fields).not.toContain(field)
})

rule('3.7', 'each player starts with nothing, not afloat, and owing nothing', () => {
  const { space, name, seat, ...rest } = opening({}).state.players[1]!
  expect([name, seat, space.length > 0]).toEqual(['Bob', 1, true])
  expect(rest).toEqual({
    boat: null,
    order: null,
    rank: 0,
    advanced: null,
    points: { knowledge: 0, perception: 0, power: 0 },
    tasks: [],
    animal: null,
    events: [],
    dazed: false,
    bound: false,
    stunned: 0,
    trap: null,
    held: null,
    extra: 0,
    turns: 0,
    visits: {},
    hamdrel: { meetings: 0, visits: 0 },
    crest: null,
    lair: null,
    stranded: false,
    gems: {},
    known: {},
    cast: [],
    arrivals: 0,
    swum: 0,
  })
})

rule('3.7', 'the state of a player names the rulebook only if it is not that of 1982', () => {
  const books = (game: typeof wizards) => {
    const header = { ...opening({}).header, game: game.id, rules: 1, options: {} }
    return Match.begin(game, header).state.players.map(player => ('book' in player ? player.book : null))
  }
  expect(books(wizards)).toEqual([null, null])
  expect(books(wizardsRevised)).toEqual(['revised', 'revised'])
})

rule('3.1', 'every deck is complete, face down, and shuffled for each game', () => {
  const state = wizards.begin({ ...opening({}).header, seed: 'one' })
  const other = wizards.begin({ ...opening({}).header, seed: 'two' })
  expect(sorted(state.decks.tasks.draw)).toEqual(sorted(TASKS.map(t => t.id)))
  expect(sorted(state.decks.events.draw)).toEqual(sorted(EVENTS.map(e => e.id)))
  expect(sorted(state.decks.wizards.draw)).toEqual(sorted(WIZARD_CARDS.map(c => c.id)))
  for (const pile of ['tasks', 'events', 'wizards'] as const) {
    expect(state.decks[pile].draw).not.toEqual(other.decks[pile].draw)
    expect(state.decks[pile].discard).toEqual([])
  }
  expect(wizards.view(state, 0).piles.tasks).toEqual({ left: 98, discarded: [] })
})

rule('3.11', 'each High Wizard gets one Gem Card, which nobody can see', () => {
  const match = opening({})
  expect(Object.keys(match.state.gems)).toEqual([...HIGH_WIZARDS])
  expect(sorted(Object.values(match.state.gems))).toEqual(sorted([...GEMS, 'false']))
  const falseOnes = new Set(
    Array.from({ length: 40 }, (_, i) => {
      const { gems } = wizards.begin({ ...match.header, seed: `${i}` })
      return HIGH_WIZARDS.find(wizard => gems[wizard] === 'false')
    }),
  )
  expect(falseOnes.size).toBe(7)
  for (const seat of [0, 1, null]) expect(JSON.stringify(match.view(seat))).not.toMatch(/ruby|topaz|onyx|"false"/)
})

rule('3.12', 'no High Wizard is on the map at the start', () => {
  const { state } = opening({ seats: 3 })
  expect(state.wizards).toEqual([])
  expect(state.drawn).toEqual([])
})

rule('3.2', 'the player who rolls highest on two dice deals', () => {
  const match = opening({ seats: 3, dice: [6, 1, 5, 5, 2, 6] })
  expect(match.state.dealer).toBe(1)
  expect(toldIn(match, 'roll').filter(e => e.purpose === 'dealer')).toHaveLength(3)
})

rule('3.2', 'only players tied for the deal roll again', () => {
  const match = opening({ seats: 3, dice: [4, 4, 1, 1, 2, 6, 3, 3, 3, 3, 1, 2, 2, 2] })
  expect(toldIn(match, 'roll').map(e => (e.purpose === 'dealer' ? e.seat : -1))).toEqual([0, 1, 2, 0, 2, 0, 2])
  expect(match.state.dealer).toBe(2)
})

rule('3.2', 'randomly laid tiles form at least five islands', () => {
  for (const seats of [1, 2]) {
    const board = Board.of(opening({ seats, options: { removed: '0' } }).state.placements)
    expect(new Set(board.land.map(hex => board.island[hex])).size).toBeGreaterThanOrEqual(5)
  }
})

rule(['3.3', '3.4', '3.71'], 'the log reports the placement of boats, Dragon and players, in that order', () => {
  const match = opening({ seed: 'told' })
  const { boats, dragon, players, dealer } = match.state
  const [first, second] = [players[dealer]!, players[1 - dealer]!]
  expect(toldIn(match, 'placed').map(({ what, seat, rule, space }) => [what, seat, rule, space])).toEqual([
    ['boats', null, '3.3', boats[0]],
    ['dragon', null, '3.4', dragon],
    ['player', first.seat, '3.71', first.space],
    ['player', second.seat, '3.71', second.space],
  ])
  expect(match.state.spots).toEqual([])
})

rule('3.4', 'the Dragon starts on the space of its Lair that two dice choose', () => {
  const match = opening({ dice: [6, 6, 1, 1, 4, 2] })
  expect(match.state.dragon).toBe('dragons-lair.b2')
  expect(toldIn(match, 'placed').find(e => e.what === 'dragon')?.space).toBe('dragons-lair.b2')
})

rule('3.5', 'play starts on Day 1 of the first Fortnight', () => {
  const match = opening({})
  expect(match.state.day).toBe(1)
  expect(toldIn(match, 'dawn').map(e => [e.fortnight, e.dayOfFortnight])).toEqual([[1, 1]])
})

rule('3.6', 'no Task is completed and no attack is thwarted at the start', () => {
  const { completed, tasksDone, thwarts } = opening({}).state
  expect({ completed, tasksDone, thwarts }).toEqual({ completed: 0, tasksDone: 0, thwarts: 0 })
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      state.day = 13
      state.acted = 1
      state.next = 1
    },
  })
  stage.roll(1).say('stop')
  expect(stage.allTold('attack').map(e => e.thwarted)).toEqual([false])
})

rule('3.7', 'each player has their own Task Markers and Lair Time Marker', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann, bob] }) => {
      for (const player of [ann!, bob!]) enrol(player, 'druids')
      ann!.tasks.push(heldTask(16, [[0, 0, 'meadowfarm.c6']]))
      bob!.tasks.push(heldTask(42, [[0, 0, 'meadowfarm.b1']]))
      bob!.space = 'meadowfarm.b6'
      ann!.space = 'dragons-lair.a2'
      ann!.lair = 14
    },
  })
  expect(stage.player(0).tasks[0]!.letter).toBe(stage.player(1).tasks[0]!.letter)
  expect(stage.player(1).lair).toBeNull()
  stage.roll(1).say('stop')
  // Ann's marker means nothing to Bob, his own does.
  stage.roll(3).say('go meadowfarm.c6')
  expect(stage.question.topic).toBe('move')
  stage.say('go meadowfarm.b1')
  expect(stage.question.topic).toBe('marker')
})

rule('3.71', 'each player starts on a random Common space, and the Dealer rolls first', () => {
  // Bob deals; the Dragon; then for each player the Territory and the exact space.
  const match = opening({ dice: [1, 1, 6, 6, 1, 1, 5, 3, 2, 1, 6, 6] })
  expect(match.state.players.map(p => p.space)).toEqual(['torwall.c6', 'meadowfarm.b2'])
  expect(
    toldIn(match, 'placed')
      .filter(e => e.what === 'player')
      .map(e => e.seat),
  ).toEqual([1, 0])
})

rule('3.71', 'a player meets nothing in the starting town', () => {
  const match = opening({ dice: [6, 6, 1, 1, 1, 1, 2, 1, 1, 5, 1, 1] })
  expect(match.state.players[0]!.space).toBe('woodswall.a1')
  expect(toldIn(match, 'meets')).toEqual([])
  expect(match.questions[0]).toMatchObject({ seat: 0, topic: 'roll' })
})

rule('3.72', 'two players can start in the same Territory, but an occupied space is rerolled', () => {
  const match = opening({ dice: [6, 6, 1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 3, 1, 2] })
  expect(match.state.players.map(p => p.space)).toEqual(['longrift.a1', 'longrift.a2'])
  expect(match.state.forced).toEqual([])
})

rule('3.73', 'a player starts without an Order, and gets neither Tasks nor points before joining one', () => {
  for (const player of opening({ seats: 4 }).state.players)
    expect(player).toMatchObject({ order: null, rank: 0, tasks: [], points: { knowledge: 0, perception: 0, power: 0 } })
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => void Object.assign(ann!, { space: 'meadowfarm.c2' }),
  })
  // Common Folk who know of a Task, then Elves who would give points.
  stage.roll(1).dice(4, 4).say('go meadowfarm.a2')
  expect(stage.player(0).tasks).toEqual([])
  const elves = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => void Object.assign(ann!, { space: 'meadowshire.b1' }),
  })
  elves.roll(2).dice(1, 1, 6).say('go meadowshire.b2')
  expect(elves.player(0).points).toEqual({ knowledge: 0, perception: 0, power: 0 })
  expect(elves.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('3.73', 'the same encounters give something to a member of an Order', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'wizards')
      ann!.space = 'meadowfarm.c2'
    },
  })
  stage.top('tasks', 16).roll(1).dice(4, 4).say('go meadowfarm.a2')
  expect(stage.player(0).tasks.map(t => t.id)).toEqual([16])
})

rule('3.74', 'the Dealer moves first each day and the others follow clockwise', () => {
  const stage = Stage.set({ seats: 4, prepare: state => void Object.assign(state, { dealer: 2, next: 2 }) })
  for (let day = 1; day <= 3; day++) {
    for (const seat of [2, 3, 0, 1]) {
      expect(stage.state.day).toBe(day)
      expect(stage.question).toMatchObject({ seat, topic: 'roll' })
      stage.roll(1).say('stop')
    }
  }
  expect(stage.allTold('dawn').map(e => e.dayOfFortnight)).toEqual([2, 3, 4])
})
