import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('wizards-quest')

/** Ann in Larkley and Clover Lea with orcs all around, and Bob in Sighing Grass. */
const HOME = { larkley: 'A5', 'clover-lea': 'A4', 'sighing-grass': 'B3', 'castle-8': 'B1' }

rule(['X.C.1', 'V.5.c'], 'a player can always start one campaign, and without a card no more', () => {
  const stage = Stage.set({ board: HOME })
  expect([stage.asked, stage.question.data]).toEqual(['Ann campaign', { campaigns: 1 }])
  stage.say('attack sighing-grass', 'larkley').dice(6, 6).say('fight', 'halt')
  expect(stage.state.turn.campaigns).toBe(1)
  expect(stage.asked).toBe('Bob petition')
})

rule('X.C.1', 'with an extra campaign another can be started from anywhere, even from a space just captured', () => {
  const stage = Stage.set({
    board: { ...HOME, 'sheep-meade': '-' },
    prepare: state => {
      state.turn.campaigns = 2
    },
  })
  stage.say('attack sheep-meade', 3)
  expect(stage.at('sheep-meade')).toBe('A3')
  expect(stage.options).toContain('attack haven')
  expect(stage.say('attack haven').question.data).toMatchObject({ from: 'sheep-meade', to: 'haven' })
})

rule('X.C.2', 'a force attacks one adjacent space, from any adjacent space of its owner', () => {
  const stage = Stage.set({ board: HOME })
  expect(stage.options).toEqual([
    'attack hidden-hollow',
    'attack heatherlawn',
    'attack sheep-meade',
    'attack sighing-grass',
    'attack castle-3',
    'end',
  ])
  stage.say('attack sighing-grass')
  expect([stage.asked, stage.options]).toEqual(['Ann from', ['larkley', 'clover-lea']])
  stage.say('clover-lea')
  expect(stage.question.data).toMatchObject({ from: 'clover-lea', to: 'sighing-grass', by: 'land' })
})

rule('X.C.2', 'spaces on opposite banks can attack each other only over a bridge', () => {
  const stage = Stage.set({ board: { haven: 'A3', 'sheep-meade': 'B1', dewbury: 'A2' } })
  const options = stage.options
  expect(options).toContain('attack portston-moor')
  // A bridge leads from Dewbury to Hidden Hollow; nothing leads to Heatherlawn.
  expect(options).toContain('attack hidden-hollow')
  expect(options).not.toContain('attack heatherlawn')
})

rule('X.C.2', 'a campaign continues until no force is left or the player stops, even before the first battle', () => {
  const stage = Stage.set({ board: HOME }).say('attack sighing-grass', 'larkley')
  expect(stage.options).toEqual(['fight', 'bring clover-lea', 'halt'])
  // These are answers that break it off.
  expect(stage.option('halt')?.stops).toBe(true)
  expect(Stage.set({ board: HOME }).option('end')?.stops).toBe(true)
  expect(Stage.set({ board: HOME }).option('attack sighing-grass')?.rule).toBe('X.C.2')
  stage.say('halt')
  expect(stage.told('halts')).toMatchObject({
    ...{ from: 'larkley', target: 'sighing-grass', why: 'wish' },
    rule: 'X.C.2',
  })
  // It still counts as his campaign.
  expect(stage.asked).toBe('Bob petition')
})

rule('X.C.2', 'a campaign is over when the player has no force left to attack with', () => {
  const stage = Stage.set({ board: HOME })
    .say('attack sighing-grass', 'clover-lea')
    .dice(6, 3, 6, 3)
    .say('fight', 'fight')
  expect(stage.at('clover-lea')).toBe('-')
  expect(stage.state.turn.campaign).toBe(null)
})

rule('X.C.3', 'men from spaces next to the attacking space can join at any time, if one stays behind', () => {
  const stage = Stage.set({ board: { ...HOME, 'castle-3': 'A2S' } }).say('attack sighing-grass', 'larkley')
  expect(stage.options).toEqual(['fight', 'bring clover-lea', 'bring castle-3', 'lead sorcerer', 'halt'])
  stage.say('bring clover-lea')
  expect(stage.numbers).toEqual([1, 3])
  stage.say(3).dice(6, 6).say('fight')
  expect(stage.board('larkley', 'clover-lea')).toEqual(['A7', 'A1'])
  // If a leader stays, all the men can go.
  stage.say('bring castle-3')
  expect(stage.numbers).toEqual([1, 2])
  expect(stage.say(2).board('larkley', 'castle-3')).toEqual(['A9', 'AS'])
  expect(stage.options).toEqual(['fight', 'halt'])
})

rule('X.C.3', 'men join over bridges and through the tunnel, which count as adjacent', () => {
  const stage = Stage.set({ board: { haven: 'A3', 'portston-moor': 'A4', 'castle-4': 'o2' } }).say('attack castle-4')
  expect(stage.options).toContain('bring portston-moor')
  const tunnel = Stage.set({ board: { 'marls-gate': 'A3', 'earthen-pass': 'A4', 'castle-8': 'o2' } })
  expect(tunnel.say('attack castle-8').options).toContain('bring earthen-pass')
})

rule(
  'X.C.4',
  'at the start a leader can come to the attacking space from anywhere, but cannot leave a space empty',
  () => {
    const board = { ...HOME, 'hoarfrost-horn': 'A1H', 'castle-2': 'AS' }
    const stage = Stage.set({ board }).say('attack sighing-grass', 'larkley')
    // The sorcerer is alone in castle 2.
    expect(stage.options).toEqual(['fight', 'bring clover-lea', 'lead hero', 'halt'])
    stage.say('lead hero')
    expect(stage.board('larkley', 'hoarfrost-horn')).toEqual(['A5H', 'A1'])
    expect(stage.told('leads')).toMatchObject({
      leader: 'hero',
      from: 'hoarfrost-horn',
      target: 'larkley',
      swapped: false,
    })
  },
)

rule('X.C.4', 'no leader can be called once a battle has been fought', () => {
  const board = { ...HOME, 'hoarfrost-horn': 'A1H' }
  const stage = Stage.set({ board }).say('attack sighing-grass', 'larkley').dice(6, 6).say('fight')
  expect(stage.options).toEqual(['fight', 'bring clover-lea', 'halt'])
})

rule('X.C.4', 'if the other leader is in the attacking space, the two swap places from anywhere', () => {
  const board = { ...HOME, larkley: 'A5H', 'castle-2': 'AS' }
  const stage = Stage.set({ board }).say('attack sighing-grass', 'larkley').say('lead sorcerer')
  expect(stage.board('larkley', 'castle-2')).toEqual(['A5S', 'AH'])
  expect(stage.told('leads')).toMatchObject({ swapped: true })
  // They can change only once, so they do not change back.
  expect(stage.options).toEqual(['fight', 'bring clover-lea', 'halt'])
})

rule('X.C.5', 'a target that is or becomes empty must be captured with at least one piece', () => {
  const stage = Stage.set({ board: { ...HOME, 'sheep-meade': '-' } }).say('attack sheep-meade')
  expect([stage.asked, stage.numbers]).toEqual(['Ann march', [1, 4]])
  expect(stage.options).not.toContain('halt')
  const won = Stage.set({ board: HOME }).say('attack sighing-grass', 'larkley').dice(3, 6).say('fight')
  expect([won.asked, won.numbers]).toEqual(['Ann march', [1, 4]])
  expect(won.options).toEqual(['bring clover-lea'])
  won.say(2)
  expect(won.told('captures')).toMatchObject({ from: 'larkley', target: 'sighing-grass', men: 2 })
})

rule('X.C.6', 'a single piece can attack but not capture; it can call for men, or leave the target empty', () => {
  const board = { ...HOME, larkley: 'A1', 'sighing-grass': 'B1', 'castle-3': 'o1' }
  const stage = Stage.set({ board }).say('attack sighing-grass', 'larkley').dice(1, 6).say('fight')
  expect(stage.at('sighing-grass')).toBe('-')
  expect(stage.options).toEqual(['bring clover-lea', 'halt'])
  const brought = stage.say('bring clover-lea', 2)
  expect([brought.asked, brought.numbers]).toEqual(['Ann march', [1, 2]])
  const alone = Stage.set({ board: { larkley: 'A1', 'sighing-grass': 'B1', 'castle-8': 'B1' } })
  alone.say('attack sighing-grass').dice(1, 6).say('fight')
  expect(alone.told('halts')).toMatchObject({ why: 'weak' })
  expect(alone.board('larkley', 'sighing-grass')).toEqual(['A1', '-'])
})

rule('X.C.6', 'an empty space is no target for a player who has nobody to leave behind', () => {
  const stage = Stage.set({ board: { larkley: 'A1', 'sighing-grass': '-' } })
  expect(stage.options).not.toContain('attack sighing-grass')
  const helped = Stage.set({ board: { larkley: 'A1', 'clover-lea': 'A2', 'sighing-grass': '-' } })
  expect(helped.say('attack sighing-grass').options).toEqual(['larkley', 'clover-lea'])
})

rule(
  ['X.C.4', 'X.C.5'],
  'an empty space is a target if a leader can be called, either to stay behind or to move in',
  () => {
    const alone = { larkley: 'A1', 'sighing-grass': '-', haven: 'o1' }
    const offered = (others: Record<string, string>) =>
      Stage.set({ board: { ...alone, ...others } }).options.includes('attack sighing-grass')
    expect(offered({ thornbury: 'A1H' })).toBe(true)
    expect(offered({ thornbury: 'A1S' })).toBe(true)
    // He would leave Thornbury empty, and a swap of two leaders adds no piece.
    expect(offered({ thornbury: 'AH' })).toBe(false)
    expect(offered({ thornbury: 'A1H', larkley: 'AS' })).toBe(false)
    const stage = Stage.set({ board: { ...alone, thornbury: 'A1H' } }).say('attack sighing-grass', 'lead hero')
    expect(stage.say('with hero').board('larkley', 'sighing-grass')).toEqual(['A1', 'AH'])
  },
)

rule(['X.C.3', 'X.C.5'], 'men can still join when no defenders are left', () => {
  const stage = Stage.set({ board: HOME }).say('attack sighing-grass', 'larkley').dice(3, 6).say('fight')
  stage.say('bring clover-lea', 3)
  expect([stage.asked, stage.numbers, stage.options]).toEqual(['Ann march', [1, 7], []])
  expect(stage.say(7).at('sighing-grass')).toBe('A7')
})

rule('X.C.7', 'any number of pieces can move in as long as one stays, with or without a leader', () => {
  const stage = Stage.set({ board: { larkley: 'A3H', 'sighing-grass': '-' } }).say('attack sighing-grass')
  // Without him all three men can go, because he stays.
  expect([stage.options, stage.numbers]).toEqual([['with hero'], [1, 3]])
  stage.say('with hero')
  expect([stage.asked, stage.numbers]).toEqual(['Ann march-with', [0, 2]])
  stage.say(2)
  expect(stage.board('larkley', 'sighing-grass')).toEqual(['A1', 'A2H'])
  const stays = Stage.set({ board: { larkley: 'A3H', 'sighing-grass': '-' } }).say('attack sighing-grass', 3)
  expect(stays.board('larkley', 'sighing-grass')).toEqual(['AH', 'A3'])
})

rule('X.C.7', 'with only two pieces, one moves in without a question', () => {
  const stage = Stage.set({ board: { larkley: 'A2', 'sighing-grass': '-' } }).say('attack sighing-grass')
  expect(stage.board('larkley', 'sighing-grass')).toEqual(['A1', 'A1'])
})

rule(
  ['VIII.C', 'X.D.5.c'],
  "territories in the wizard's region are not targets, even if empty; castles and spaces beyond are",
  () => {
    const board = { larkley: 'A5', 'sighing-grass': '-', 'castle-3': 'o1' }
    const stage = Stage.set({ board, wizard: 'haven' })
    expect(stage.options).toEqual(['attack hidden-hollow', 'attack castle-3', 'end'])
  },
)

rule(['X.A.6.c.3', 'X.A.6.c.4'], 'a boat allows an attack on any space on the same water, and is used up', () => {
  const board = { 'cattle-meade': 'A5', saddybury: 'B2' }
  expect(Stage.set({ board }).options).not.toContain('attack saddybury')
  const stage = Stage.set({ board, boats: 1 }).say('attack saddybury')
  expect(stage.player().boats).toEqual([])
  expect(stage.state.petitions.discard).toEqual(['ferryman'])
  expect(stage.told('campaign')).toMatchObject({ from: 'cattle-meade', target: 'saddybury', by: 'boat' })
  // It was a campaign like any other (X.C.2).
  expect(stage.state.turn.campaigns).toBe(0)
  // The forest still helps the defenders.
  expect(stage.dice(6, 6).say('fight').told('battle')?.defender.range.range).toBe(3)
})

rule('X.A.6.c.3', 'if both a boat and another way lead there, the player chooses one', () => {
  const board = { 'cattle-meade': 'A5', 'dread-moor': 'B2' }
  const stage = Stage.set({ board, boats: 1 }).say('attack dread-moor')
  expect(stage.options).toEqual(['cattle-meade', 'boat cattle-meade'])
  expect(stage.say('cattle-meade').player().boats).toEqual(['ferryman'])
})

rule('X.A.6.c.5', 'bridges do not affect an attack by boat', () => {
  const board = { haven: 'A5', 'portston-moor': 'B2' }
  const stage = Stage.set({ board, boats: 1 }).say('attack portston-moor', 'boat haven').dice(6, 6).say('fight')
  expect(stage.told('battle')?.defender.range.range).toBe(2)
})

rule(['X.C.3', 'X.A.6.c.3'], 'men on the same water also join an attack by boat', () => {
  const board = { 'cattle-meade': 'A3', saddybury: 'B2', windfor: 'A4', pembroke: 'A2', 'castle-8': 'B1' }
  const stage = Stage.set({ board, boats: 1 }).say('attack saddybury')
  expect(stage.options).toEqual(['cattle-meade', 'windfor'].map(id => `boat ${id}`))
  stage.say('boat cattle-meade')
  expect(stage.options).toEqual(['fight', 'bring windfor', 'bring pembroke', 'halt'])
  // Across a shared border nobody comes by water, even with a boat.
  const land = Stage.set({ board: { ...board, 'dread-moor': 'B2' }, boats: 1 }).say('attack dread-moor', 'cattle-meade')
  expect(land.options.filter(id => id.startsWith('bring'))).toEqual(['bring pembroke'])
})

rule(
  ['X.A.6.c.3', 'X.A.6.c.4', 'X.A.6.c'],
  'a boat carries any number of pieces to another of your own spaces or an unoccupied one, if one stays',
  () => {
    const board = { 'cattle-meade': 'A3H', saddybury: '-', windfor: 'A1S', 'castle-5': 'A1' }
    expect(Stage.set({ board }).options).not.toContain('boat cattle-meade')
    const stage = Stage.set({ board, boats: 1 })
    expect(stage.options).toContain('boat cattle-meade')
    // With orcs all around, there is no place to land.
    expect(Stage.set({ board: { 'cattle-meade': 'A3H' }, boats: 1 }).options).not.toContain('boat cattle-meade')
    // One piece alone cannot go anywhere.
    expect(stage.options).not.toContain('boat castle-5')
    stage.say('boat cattle-meade')
    expect([stage.asked, stage.options]).toEqual(['Ann boat-to', ['castle-5', 'windfor', 'saddybury']])
    stage.say('saddybury', 'with hero', 2)
    expect(stage.board('cattle-meade', 'saddybury')).toEqual(['A1', 'A2H'])
    expect(stage.player().boats).toEqual([])
    expect(stage.state.turn.campaigns).toBe(1)
  },
)

rule(
  ['X.A.6.c.3', 'III.C.5.b', 'VIII.C'],
  'a boat cannot take a hero to a sorcerer, or anyone to an empty territory that the wizard guards',
  () => {
    const board = { 'cattle-meade': 'A3H', saddybury: '-', windfor: 'A1S' }
    const stage = Stage.set({ board, boats: 1, wizard: 'thornbury' }).say('boat cattle-meade')
    expect([stage.asked, stage.options, stage.numbers]).toEqual(['Ann boat-men', [], [1, 3]])
    expect(stage.say(3).at('windfor')).toBe('A4S')
  },
)

rule(
  ['X.A.6.c', 'X.C.3', 'X.D.4'],
  'a boat can also sail during a campaign, but not to the force in a free campaign',
  () => {
    const board = { larkley: 'A2', 'sighing-grass': 'o2', 'cattle-meade': 'A3', windfor: '-', 'castle-5': 'A1' }
    const stage = Stage.set({ board, boats: 1 }).say('attack sighing-grass')
    expect(stage.options).toEqual(['fight', 'boat cattle-meade', 'halt'])
    stage.say('boat cattle-meade', 'windfor', 2)
    expect(stage.board('cattle-meade', 'windfor')).toEqual(['A1', 'A2'])
    expect([stage.asked, stage.options, stage.player().boats]).toEqual(['Ann battle', ['fight', 'halt'], []])

    const hunt = { 'cattle-meade': 'A2S', windfor: 'A3', pembroke: 'o2', 'castle-5': 'A1' }
    const free = Stage.set({ board: hunt, dragon: 'pembroke', boats: 1 }).say('dragon')
    // It must be fought first (ruling W78).
    expect(free.options).toEqual(['fight'])
    free.dice(6, 1).say('fight', 'men')
    expect(free.options).toContain('boat windfor')
    // The only other landing is Castle 5.
    expect(free.say('boat windfor', 2).board('windfor', 'castle-5', 'cattle-meade')).toEqual(['A1', 'A3', 'A1S'])
  },
)

rule(
  ['X.C.2', 'X.A.6.c'],
  'a boat that lands in a target that is empty by then captures it and ends the campaign',
  () => {
    const board = { 'dread-moor': 'o1', 'cattle-meade': 'A2', windfor: 'A3', pembroke: 'B1', 'castle-5': 'B1' }
    const stage = Stage.set({ board, boats: 1 }).say('attack dread-moor', 'cattle-meade').dice(1, 1).say('fight')
    // One piece died on each side, and a lone piece can't capture anything (X.C.6).
    expect(stage.board('cattle-meade', 'dread-moor')).toEqual(['A1', '-'])
    stage.say('boat windfor', 'dread-moor', 2)
    expect([stage.at('dread-moor'), stage.state.turn.campaign, stage.asked]).toEqual(['A2', null, 'Bob petition'])
  },
)

rule(['X.A.6.c', 'X.A.4'], 'a boat can also sail before the reinforcements', () => {
  const stage = Stage.set({ phase: 'petition', board: { 'cattle-meade': 'A3', 'castle-5': 'A1' }, boats: 1 })
  stage.say('boat cattle-meade', 2)
  expect(stage.at('castle-5')).toBe('A3')
  expect(stage.asked).toBe('Ann petition')
})

rule(
  ['III.C.5', 'III.C.5.a', 'III.C.5.c', 'III.C.5.d'],
  'pieces of two sides never share a space, but dragon and wizard can share any space',
  () => {
    const stage = Stage.set({ board: { ...HOME, 'sheep-meade': '-' }, dragon: 'sheep-meade', wizard: 'brecknock' })
    stage.say('attack sheep-meade', 2)
    expect([stage.at('sheep-meade'), stage.state.dragon]).toEqual(['A2', 'sheep-meade'])
  },
)

rule(['III.C.5.i', 'III.C.5.e', 'III.C.5.f'], 'a space with only a treasure, dragon or wizard is unoccupied', () => {
  const stage = Stage.set({
    board: { ...HOME, 'sheep-meade': '-' },
    dragon: 'sheep-meade',
    treasures: { 'sheep-meade': 'B ring' },
  })
  // It is captured without a battle, and another player's treasure stays there.
  stage.say('attack sheep-meade', 1)
  expect(stage.at('sheep-meade')).toBe('A1')
  expect(stage.allTold('finds')).toEqual([])
  expect(stage.state.treasures.find(({ at }) => at === 'sheep-meade')).toMatchObject({ owner: 1, kind: 'ring' })
})
