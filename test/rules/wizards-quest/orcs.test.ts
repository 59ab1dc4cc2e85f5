import { expect } from 'vitest'
import { CASTLE_IDS, SPACE_IDS, territoriesOf } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import { rulesOf } from '../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards-quest')

/** Plays from the growth of the orcs on, with these dice; three of them choose a region each. */
const growing = (dice: readonly number[], options: StageOptions = {}): Stage =>
  Stage.set({
    phase: 'growth',
    ...options,
    prepare: state => {
      options.prepare?.(state)
      // The wizard's region is far away, and the rest of the turn is random.
      state.forced.push(...dice)
    },
  })

/** Plays the frenzies of a turn after the growth, with these dice. */
const frenzied = (dice: readonly number[], options: StageOptions): Stage =>
  Stage.set({
    phase: 'frenzy',
    ...options,
    prepare: state => {
      options.prepare?.(state)
      state.forced.push(...dice)
    },
  })

const battlesOf = (stage: Stage) => stage.allTold('battle').map(({ from, target }) => `${from} on ${target}`)

rule(
  ['V', 'V.1', 'V.1.a', 'VI.A.1'],
  'a turn starts with the orcs: each player, beginning with the first, rolls for a region',
  () => {
    const stage = growing([4, 1, 6], { prepare: state => Object.assign(state, { first: 1 }) })
    const rolls = stage.allTold('roll').filter(({ purpose }) => purpose === 'growth')
    expect(rolls.map(({ seat, dice }) => [seat, ...dice])).toEqual([
      [1, 4],
      [2, 1],
      [0, 6],
    ])
    expect(stage.allTold('turn')).toMatchObject([{ turn: 2 }])
  },
)

rule('VI.A.1', "a player who is out doesn't roll", () => {
  const stage = growing([1, 2], {
    prepare: state => {
      state.forces['castle-8'] = { side: 'orcs', men: 1, leader: null }
      state.players[1]!.out = true
    },
    board: { 'castle-1': 'A1', 'castle-2': 'C1' },
  })
  expect(stage.allTold('growth').map(({ region }) => region)).toEqual([1, 2])
})

rule('VI.A.2', 'one orc is added to each orc force in the region and its castles', () => {
  const stage = growing([2, 5, 5], {
    board: { larkley: 'A3', haven: 'o2', 'castle-4': 'o3', 'castle-3': 'B1', 'castle-1': 'C1' },
  })
  // Region 2: all its territories except Ann's, castle 4, and not castle 3, which is Bob's.
  expect(stage.allTold('growth')[0]!.spaces).toEqual([
    'heatherlawn',
    'sheep-meade',
    'sighing-grass',
    'haven',
    'clover-lea',
    'castle-4',
  ])
  expect(stage.allTold('growth').map(({ region }) => region)).toEqual([2, 5, 5])
})

rule('VI.A.2', 'orcs in a castle next to two regions grow when either is rolled', () => {
  const stage = growing([1, 2, 3], { board: { 'castle-6': 'A1', 'castle-7': 'B1', 'castle-8': 'C1' } })
  const grown = stage.allTold('growth').filter(({ spaces }) => spaces.includes('castle-3'))
  expect(grown.map(({ region }) => region)).toEqual([1, 2])
})

rule('VI.A.2', 'no orcs appear in unoccupied spaces', () => {
  const stage = growing([2, 5, 5], { board: { haven: '-', 'castle-4': '-', 'castle-1': 'A1' } })
  const [grown] = stage.allTold('growth')
  expect(grown!.spaces).toEqual(['heatherlawn', 'larkley', 'sheep-meade', 'sighing-grass', 'clover-lea', 'castle-3'])
})

rule('VI.A.3', 'no space has more than four orcs', () => {
  const stage = growing([6, 6, 6], { board: { saddybury: 'o3', 'castle-7': 'o4', 'castle-1': 'A1' } })
  const [first, second] = stage.allTold('growth')
  expect(first!.spaces).toContain('saddybury')
  expect(first!.spaces).not.toContain('castle-7')
  expect(second!.spaces).not.toContain('saddybury')
  expect(SPACE_IDS.filter(id => stage.at(id) === 'o5')).toEqual([])
})

rule(['V.1.b', 'VI.B.1', 'VI.B.6'], 'four orcs start a frenzy and fight until the neighboring space falls', () => {
  // Sighing Grass: Clover Lea, Larkley, Sheep Meade and castle 4 next to it; only Larkley belongs to a player.
  const stage = frenzied([1, 5, 5, 5, 2, 6], { board: { 'sighing-grass': 'o4', larkley: 'A2', 'castle-1': 'A1' } })
  // One of Ann's men dies. Both miss, and an orc dies (XI.B.2). The last man dies, and one orc moves in.
  expect(battlesOf(stage)).toEqual(Array(3).fill('sighing-grass on larkley'))
  expect(stage.told('captures')).toMatchObject({ from: 'sighing-grass', target: 'larkley', side: 'orcs', men: 1 })
  expect(stage.allTold('battle').map(({ attacker, defender }) => [attacker.lost, defender.lost])).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ])
})

rule('VI.B.1', 'a frenzy stops immediately when no more than one orc is left', () => {
  const board = { 'sighing-grass': 'o4', larkley: 'A3', 'castle-1': 'A1' }
  // Ann's three men kill three orcs.
  const one = frenzied([5, 3], { board })
  expect(battlesOf(one)).toHaveLength(1)
  expect(one.allTold('captures')).toEqual([])
  // Four men kill them all.
  const none = frenzied([5, 4], { board: { ...board, larkley: 'A4' } })
  expect(none.allTold('battle')[0]!.attacker.lost).toBe(4)
  expect(none.allTold('fills')[0]!.spaces).toEqual(['sighing-grass'])
})

rule('VI.B.1', 'a frenzy that has stopped checks no other neighbor, not even one with a hero', () => {
  // After Larkley come castle 4 and Clover Lea.
  const board = { 'sighing-grass': 'o4', larkley: 'A3', 'castle-4': 'B2H', 'castle-1': 'A1' }
  const passed = (stage: Stage) => stage.allTold('passed').map(({ target }) => target)
  expect(passed(frenzied([5, 3], { board }))).toEqual([])
  // If Larkley had fallen, it would have been his turn.
  expect(passed(frenzied([3, 6], { board }))).toEqual(['castle-4'])
})

rule('VI.B.2', 'one, two or three orcs do not start a frenzy, and neither do four men', () => {
  const board = { 'sighing-grass': 'o3', larkley: 'A4', 'clover-lea': 'B3H', 'castle-1': 'A1' }
  const stage = frenzied([], { board })
  expect(stage.allTold('frenzy')).toEqual([])
})

rule(
  ['VI.B.3', 'VI.B.3.a', 'VI.B.3.b', 'VI.B.3.c'],
  'frenzies go by region and then territory, with castles last, by number',
  () => {
    const four = ['thornbury', 'castle-2', 'haven', 'castle-1', 'heatherlawn', 'dewbury', 'lair-of-the-lizard']
    const stage = frenzied([], {
      board: {
        ...Object.fromEntries(four.map(id => [id, 'o4'])),
        'castle-5': 'A1',
        'castle-6': 'B1',
        'castle-8': 'C9H',
      },
    })
    expect(stage.allTold('frenzy').map(({ space }) => space)).toEqual([
      'lair-of-the-lizard',
      'dewbury',
      'heatherlawn',
      'haven',
      'thornbury',
      'castle-1',
      'castle-2',
    ])
  },
)

rule('VI.B.3', 'orcs that took a space in a frenzy do not start a frenzy in the same turn', () => {
  const stage = frenzied([1, 6], {
    board: { 'clover-lea': 'o4', 'sighing-grass': 'A1', larkley: 'B5H', 'castle-1': 'A1' },
  })
  expect(stage.allTold('frenzy').map(({ space }) => space)).toEqual(['clover-lea'])
})

rule(
  ['VI.B.4', 'VI.B.4.a', 'VI.B.4.b'],
  'a frenzy attacks the lowest territory of the lowest region first, then clockwise, including castles',
  () => {
    // Around Larkley: Hidden Hollow (13), then clockwise Heatherlawn, Sheep Meade, Sighing Grass, Clover Lea, castle 3.
    const ring = ['hidden-hollow', 'heatherlawn', 'sheep-meade', 'sighing-grass', 'clover-lea', 'castle-3']
    const stage = frenzied([1, 6, 1, 6, 1, 6, 1, 6], {
      board: { larkley: 'o4', ...Object.fromEntries(ring.map(id => [id, 'A1'])), 'castle-1': 'A1' },
    })
    // A roll of 1 takes each. With one orc left in each, the third capture leaves one orc behind.
    expect(battlesOf(stage)).toEqual(['larkley on hidden-hollow', 'larkley on heatherlawn', 'larkley on sheep-meade'])
  },
)

rule('VI.B.4.a', 'a frenzy from a castle also attacks the territory of the lowest region first', () => {
  // Castle 2: Dripping Boughs (36) before Hoarfrost Horn (52) and Glimmer Pike (54).
  const stage = frenzied([1, 6, 1, 6, 1, 6], {
    board: {
      'castle-2': 'o4',
      'hoarfrost-horn': 'A1',
      'glimmer-pike': 'A1',
      'dripping-boughs': 'A1',
      'castle-1': 'A1',
    },
  })
  expect(battlesOf(stage)).toEqual([
    'castle-2 on dripping-boughs',
    'castle-2 on hoarfrost-horn',
    'castle-2 on glimmer-pike',
  ])
})

rule(
  ['VI.B.5', 'VI.B.5.a', 'VI.B.5.d', 'VI.B.5.e'],
  'orcs skip their own and empty spaces, and must attack all others',
  () => {
    const stage = frenzied([1, 6, 1, 6], {
      board: {
        'sighing-grass': 'o4',
        larkley: 'o1',
        'sheep-meade': '-',
        'castle-4': 'A1',
        'clover-lea': 'B1',
        'castle-1': 'A1',
      },
    })
    expect(battlesOf(stage)).toEqual(['sighing-grass on castle-4', 'sighing-grass on clover-lea'])
    expect(stage.allTold('fills')[0]!.spaces).toEqual(['sheep-meade'])
  },
)

rule(
  'VI.B.5.b',
  'a hero, alone or with men, prevents an attack in a frenzy, and so does the dragon; a sorcerer does not',
  () => {
    const board = { 'sighing-grass': 'o4', larkley: 'A2H', 'sheep-meade': 'AS', 'castle-4': 'B1', 'castle-1': 'B1' }
    const stage = frenzied([1, 6], { board: { ...board, 'sheep-meade': 'A1' }, dragon: 'sheep-meade' })
    expect(stage.allTold('passed').map(({ target, why }) => [target, why])).toEqual([
      ['larkley', 'hero'],
      ['sheep-meade', 'dragon'],
    ])
    expect(battlesOf(stage)).toEqual(['sighing-grass on castle-4'])
    const sorcerer = frenzied([1, 6, 1, 6], { board })
    expect(battlesOf(sorcerer)[0]).toBe('sighing-grass on sheep-meade')
  },
)

rule(
  ['VI.B.5.c', 'VIII.C'],
  "territories in the wizard's region are spared; castles next to it and spaces beyond are not",
  () => {
    const board = { 'sighing-grass': 'o4', larkley: 'A1', 'castle-4': 'A1', 'castle-1': 'A1' }
    const stage = frenzied([1, 6], { board, wizard: 'haven' })
    expect(stage.allTold('passed')).toMatchObject([{ target: 'larkley', why: 'wizard' }])
    // Orcs inside the region still break out of it.
    expect(battlesOf(stage)).toEqual(['sighing-grass on castle-4'])
  },
)

rule(
  'VI.B.5.f',
  'one orc moves into a captured space if another stays behind, and a frenzy with two orcs left continues',
  () => {
    // Three of Ann's and three orcs die at once: one orc is left, and cannot move in.
    const both = frenzied([3, 3], { board: { 'sighing-grass': 'o4', larkley: 'A3', 'castle-1': 'A1' } })
    expect(both.allTold('battle')).toHaveLength(1)
    expect(both.allTold('captures')).toEqual([])
    expect(both.allTold('fills')[0]!.spaces).toEqual(['larkley'])
  },
)

rule('VI.B.1', 'a player who loses the last man in a space is told which space is lost, and to whom', () => {
  const board = { 'sighing-grass': 'o4', larkley: 'A1', 'castle-4': 'B3', 'castle-1': 'A1' }
  const stage = frenzied([1, 6, 1, 6], { board })
  expect(stage.allTold('lost')).toMatchObject([{ seat: 0, space: 'larkley', taker: 'orcs' }])
})

rule('VI.B.5.g', 'a frenzy attacks through the tunnel after all other neighbors', () => {
  // Marls Gate: Thornbury, Roots of Marnon and castle 8, then Earthen Pass.
  const stage = frenzied([1, 6, 1, 6], {
    board: { 'marls-gate': 'o4', 'earthen-pass': 'A1', 'castle-8': 'A1', 'castle-1': 'A1' },
  })
  expect(battlesOf(stage)).toEqual(['marls-gate on castle-8', 'marls-gate on earthen-pass'])
  expect(stage.allTold('battle')[1]!.by).toBe('tunnel')
})

rule(['VI.B.5.g', 'XI.B.1.i'], 'a frenzy attacks over a bridge as over a border, against the bonus of two', () => {
  const stage = frenzied([1, 6], { board: { haven: 'o4', 'portston-moor': 'A1', 'castle-1': 'A1' } })
  expect(battlesOf(stage)).toEqual(['haven on portston-moor'])
  expect(stage.allTold('battle')[0]).toMatchObject({ by: 'bridge', defender: { range: { range: 3 } } })
})

rule(['VI.B.1', 'XI.B.5'], 'a player attacked by orcs chooses whether to lose men or the sorcerer', () => {
  const board = { 'sighing-grass': 'o4', larkley: 'A2S', 'castle-1': 'A1' }
  const stage = frenzied([1, 6], { board })
  expect(stage.asked).toBe('Ann loss')
  expect(stage.options).toEqual(['men', 'sorcerer'])
  stage.say('men')
  expect(stage.allTold('loses')[0]).toMatchObject({ men: 1, leader: null, how: 'slain' })
  // Three counters, and three losses: there is no choice.
  expect(frenzied([3, 6], { board }).allTold('loses')[0]).toMatchObject({ men: 2, leader: 'sorcerer' })
})

rule(
  ['V.1.c', 'VI.C'],
  "then every unoccupied space gets an orc, even in the wizard's region or with the dragon",
  () => {
    const stage = Stage.set({
      phase: 'filling',
      board: { haven: '-', larkley: '-', 'castle-2': '-', 'castle-1': 'A1' },
      wizard: 'larkley',
      dragon: 'haven',
    })
    expect(stage.allTold('fills')).toMatchObject([{ spaces: ['larkley', 'haven', 'castle-2'] }])
    expect(stage.board('larkley', 'haven', 'castle-2')).toEqual(['o1', 'o1', 'o1'])
    // If none is unoccupied, there is no event.
    expect(Stage.set({ phase: 'filling' }).allTold('fills')).toEqual([])
  },
)

rule('XI.D', 'a player who loses their last piece to a frenzy is out, and the game continues without them', () => {
  const stage = frenzied([1, 6], {
    board: { 'sighing-grass': 'o4', larkley: 'A1', 'castle-1': 'B1', 'castle-2': 'C1' },
    cards: [['farmhands', 'ferryman']],
  })
  expect(stage.allTold('out')).toMatchObject([{ seat: 0 }])
  expect(stage.player(0)).toMatchObject({ out: true, cards: [] })
  expect(stage.state.petitions.discard).toEqual(['farmhands', 'ferryman'])
  expect(stage.state.result).toBe(null)
})

rule('XI.D', 'the last player left wins, and no frenzy continues', () => {
  const stage = frenzied([1, 6, 1, 6], {
    seats: 2,
    board: { 'sighing-grass': 'o4', larkley: 'A1', 'sheep-meade': 'B1' },
  })
  expect(stage.state.result).toMatchObject({ winners: [1] })
  expect(battlesOf(stage)).toEqual(['sighing-grass on larkley'])
  expect(stage.match.events().at(-1)?.kind).toBe('end')
  expect(stage.board('sighing-grass', 'larkley')).toEqual(['o4', '-'])
})

rule('III.B.3', 'orcs are set up in territories of all regions and in castles in frenzy order', () => {
  expect(SPACE_IDS.slice(0, 6)).toEqual(territoriesOf(1))
  expect(SPACE_IDS.slice(36)).toEqual(CASTLE_IDS)
})
