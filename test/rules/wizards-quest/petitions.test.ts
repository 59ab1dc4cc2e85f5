import { expect } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { withinSteps } from '../../../src/games/wizards-quest/rules/facts/island.ts'
import { kingdomOf } from '../../../src/games/wizards-quest/rules/facts/kingdoms.ts'
import { WHOLE_DECK } from '../../../src/games/wizards-quest/rules/pieces/deck.ts'
import { neighborsOf } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import { rulesOf } from '../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards-quest')

/** Sets up Ann's petition phase. Her home is castle 3 next to Clover Lea, with no other player's force nearby. */
const petitioning = (options: StageOptions = {}): Stage =>
  Stage.set({
    phase: 'petition',
    ...options,
    board: { 'castle-3': 'A6', 'clover-lea': 'A3', ...options.board },
  })

const held = (...cards: string[]): Stage => petitioning({ cards: [cards] })

rule(['X.A.1', 'V.5.a'], 'a player can start a turn by drawing a card', () => {
  const stage = petitioning()
  expect([stage.asked, stage.options]).toEqual(['Ann petition', ['draw', 'keep']])
  stage.stack('farmhands').say('draw')
  expect(stage.player().cards).toEqual(['farmhands'])
  expect(stage.option('keep')?.stops).toBe(true)
  // One card can be played, and no more.
  expect(stage.options).toEqual(['play farmhands', 'keep'])
  expect(stage.say('keep').question.topic).not.toBe('petition')
})

rule('X.A.1', 'the deck is shuffled before the game, differently for each seed', () => {
  const decks = ['one', 'two'].map(seed => {
    const header = { ...Stage.begun(3).match.header, seed }
    return wizardsQuest.begin(header).petitions.draw
  })
  expect(decks[0]).not.toEqual(decks[1])
  for (const deck of decks) {
    expect(deck).not.toEqual(WHOLE_DECK)
    expect([...deck].sort()).toEqual([...WHOLE_DECK].sort())
  }
})

rule('X.A.1', 'only the drawer sees the card', () => {
  const stage = petitioning().stack('farmhands').say('draw')
  expect(stage.allTold('draws').map(({ to, card }) => [to, card])).toEqual([
    [undefined, undefined],
    [[0], 'farmhands'],
  ])
  expect(stage.match.view(0).players[0]).toMatchObject({ cards: ['farmhands'], cardCount: 1 })
  expect(stage.match.view(1).players[0]).toMatchObject({ cards: null, cardCount: 1 })
})

rule('X.A.2', 'a card can be kept unless it must be played immediately', () => {
  expect(held().stack('spearmen').say('draw', 'keep').player().cards).toEqual(['spearmen'])
  const stage = held('spearmen').stack('hill-folk').say('draw')
  expect(stage.told('plays')).toMatchObject({ card: 'hill-folk', wasted: false })
  expect(stage.player().cards).toEqual(['spearmen'])
  expect(stage.state.turn.men).toBe(5)
})

rule('X.A.3', 'two cards can be kept; with a third, one must be played, even without effect', () => {
  const stage = held('spearmen', 'hard-pressed').stack('farmhands').say('draw')
  // Nine men are not few, but a card must go.
  expect(stage.options).toEqual(['play spearmen', 'play hard-pressed', 'play farmhands'])
  stage.say('play hard-pressed')
  expect(stage.told('plays')).toMatchObject({ card: 'hard-pressed', wasted: true })
  expect(stage.state.turn.men).toBe(0)
  expect(stage.options).toEqual(['play spearmen', 'play farmhands', 'keep'])
})

rule(
  'X.A.4',
  'any cards in hand can be played at the start of the turn, before or after drawing, and at no other time',
  () => {
    const stage = held('spearmen', 'farmhands').stack('second-wind').say('play spearmen')
    expect(stage.options).toEqual(['draw', 'play farmhands', 'keep'])
    stage.say('draw', 'play farmhands')
    expect(stage.state.turn.men).toBe(7)
    stage.say('keep', 'castle-3', 11)
    expect(stage.asked).toBe('Ann campaign')
    expect(stage.options.filter(id => id.startsWith('play'))).toEqual([])
  },
)

rule('X.A.5', 'played cards are reshuffled when the deck is empty; their number is public, their kinds are not', () => {
  const stage = petitioning({
    prepare: state => {
      state.petitions.discard = state.petitions.draw.splice(0)
    },
  })
  expect(stage.match.view(0).petitions).toEqual({ left: 0, discarded: 35 })
  stage.say('draw')
  // Every card was kept or played immediately.
  const { draw, discard } = stage.state.petitions
  expect(draw).toHaveLength(34)
  expect(discard.length + stage.player().cards.length + stage.player().boats.length).toBe(1)
})

rule('X.A.5', 'no card can be drawn when deck and discards are both empty', () => {
  const stage = petitioning({
    cards: [['farmhands']],
    prepare: state => {
      // The others hold them all, which no real game reaches.
      state.players[1]!.cards = state.petitions.draw.splice(0)
    },
  })
  expect(stage.options).toEqual(['play farmhands', 'keep'])
})

rule(['X.A.6.a', 'X.B.3', 'V.5.b'], 'men from a card join the reinforcements and are placed with them', () => {
  const stage = held('spearmen').say('play spearmen', 'keep')
  // Two spaces of a kingdom bring four men, and the card another four.
  expect(stage.told('reinforced')).toMatchObject({ kingdom: 2, cards: 4, lost: 0, men: 8 })
  expect([stage.asked, stage.question.data]).toEqual(['Ann place', { men: 8 }])
  expect(stage.options).toEqual(['clover-lea', 'castle-3'])
})

rule(['X.A.6.b', 'X.C.1'], 'extra campaigns come after the first', () => {
  const stage = held('second-wind', 'war-drums').say('play second-wind')
  expect(stage.state.turn.campaigns).toBe(2)
  stage.say('play war-drums', 'keep', 'castle-3', 4)
  expect(stage.question.data).toEqual({ campaigns: 4 })
})

rule('X.A.6.c', 'a boat card gives a man and stays open until it is used', () => {
  const stage = held('ferryman').say('play ferryman')
  expect(stage.state.turn.men).toBe(1)
  expect(stage.player()).toMatchObject({ cards: [], boats: ['ferryman'] })
  expect(stage.match.view(2).players[0]!.boats).toEqual(['ferryman'])
  expect(stage.state.petitions.discard).toEqual([])
})

rule(['X.A.6.c.1', 'X.A.6.c.2'], 'any number of boats can be open, and none counts toward the two cards', () => {
  const stage = petitioning({ cards: [['farmhands', 'spearmen']], boats: 3 }).stack('ferryman')
  stage.say('draw', 'play ferryman')
  expect(stage.player().boats).toHaveLength(4)
  expect(stage.options).toContain('keep')
})

rule('X.A.6.d', 'a player with fewer than seven pieces, including hero and sorcerer, gets six men', () => {
  const few = (castle: string) =>
    Stage.set({ phase: 'petition', board: { 'castle-3': castle, 'clover-lea': 'A3' }, cards: [['hard-pressed']] })
  expect(few('A3').options).toContain('play hard-pressed')
  expect(few('A4').options).not.toContain('play hard-pressed')
  expect(few('A3H').options).not.toContain('play hard-pressed')
  expect(few('A2H').say('play hard-pressed').state.turn.men).toBe(6)
})

rule(['X.B.1', 'X.B.1.a', 'X.B.1.b'], 'men arrive for all spaces connected to a castle', () => {
  const stage = petitioning({
    board: {
      larkley: 'A1',
      'sheep-meade': 'A1',
      'castle-4': 'A1',
      haven: 'A1',
      // A second kingdom, and three spaces that form none.
      'castle-2': 'A1',
      'glimmer-pike': 'A1',
      thornbury: 'A1',
      'wolf-run': 'A1',
      'barrow-down': 'A1',
    },
  }).say('keep')
  expect(stage.told('reinforced')).toMatchObject({ kingdom: 8, men: 8 })
})

rule('X.B.1.c', 'a space connected to two castles counts once', () => {
  const stage = petitioning({ board: { larkley: 'A1', 'sighing-grass': 'A1', 'castle-4': 'A1' } })
  expect(kingdomOf(stage.state, 0).sort()).toEqual(['castle-3', 'castle-4', 'clover-lea', 'larkley', 'sighing-grass'])
})

rule('X.B.1.d', 'a kingdom connects through the tunnel and over bridges, but not across the river', () => {
  const stage = Stage.set({
    board: { 'castle-1': 'A1', 'earthen-pass': 'A1', 'marls-gate': 'A1', thornbury: 'A1' },
  })
  expect(kingdomOf(stage.state, 0)).toHaveLength(4)
  const bridge = Stage.set({ board: { 'castle-3': 'A1', 'hidden-hollow': 'A1', dewbury: 'A1' } })
  expect(kingdomOf(bridge.state, 0)).toHaveLength(3)
  const river = Stage.set({ board: { 'castle-3': 'A1', larkley: 'A1', heatherlawn: 'A1', dewbury: 'A1' } })
  expect(kingdomOf(river.state, 0)).not.toContain('dewbury')
})

rule('X.B.2', 'as many men arrive as there are connected spaces, but at least four', () => {
  expect(petitioning().say('keep').told('reinforced')).toMatchObject({ kingdom: 2, men: 4 })
  const none = Stage.set({ phase: 'petition', board: { haven: 'A2', thornbury: 'A2' } }).say('keep')
  expect(none.told('reinforced')).toMatchObject({ kingdom: 0, men: 4 })
  const five = petitioning({ board: { larkley: 'A1', 'sheep-meade': 'A1', 'castle-4': 'A1' } }).say('keep')
  expect(five.told('reinforced')).toMatchObject({ kingdom: 5, men: 5 })
})

rule(['X.B.3', 'IV.E'], 'reinforcements go to any of your own spaces; a hero or sorcerer costs two men', () => {
  const stage = petitioning().say('keep', 'clover-lea', 'sorcerer', 'castle-3', 2)
  expect(stage.board('clover-lea', 'castle-3')).toEqual(['A3S', 'A8'])
  expect(stage.asked).toBe('Ann campaign')
})

// The cards of our own deck (docs/wizards-quest.md).

rule(
  'X.A.4',
  'an old friend is a free hero or sorcerer with one man, or two men if both leaders are on the board',
  () => {
    const stage = held('old-friend').say('play old-friend')
    expect([stage.asked, stage.options]).toEqual(['Ann friend', ['hero', 'sorcerer']])
    stage.say('sorcerer', 'clover-lea')
    expect(stage.at('clover-lea')).toBe('A3S')
    expect(stage.state.turn.men).toBe(1)
    const both = petitioning({ board: { 'castle-3': 'A3H', larkley: 'A3S' }, cards: [['old-friend']] })
    expect(both.say('play old-friend').state.turn.men).toBe(3)
    // If the hero is already there, the sorcerer comes.
    const hero = petitioning({ board: { 'castle-3': 'A3H' }, cards: [['old-friend']] }).say('play old-friend')
    expect([hero.at('clover-lea'), hero.state.turn.men]).toEqual(['A3S', 1])
    // A hero whose only possible place is the sorcerer's does not come.
    const nowhere = Stage.set({ phase: 'petition', board: { 'castle-3': 'A3S' }, cards: [['old-friend']] })
    expect(nowhere.say('play old-friend').state.turn.men).toBe(3)
  },
)

rule('III.B.3', 'the dragon whistle calls the dragon to a chosen region, where it eats once', () => {
  const stage = petitioning({ board: { owlswick: 'B5' }, cards: [['dragon-whistle']] }).say('play dragon-whistle')
  expect(stage.options).toEqual(['region 1', 'region 2', 'region 3', 'region 4', 'region 5', 'region 6'])
  stage.dice(3, 2).say('region 3')
  expect([stage.state.dragon, stage.at('owlswick')]).toEqual(['owlswick', 'B3'])
  // It stops at a space with orcs, and eats nothing next to the wizard.
  const orcs = petitioning({ cards: [['dragon-whistle']] })
    .say('play dragon-whistle')
    .dice(3, 1)
    .say('region 3')
  expect([orcs.state.dragon, orcs.at('owlswick')]).toEqual(['owlswick', '-'])
  // A player without anything to eat can still call it.
  const safe = Stage.set({ phase: 'petition', board: { 'castle-3': 'A6' }, cards: [['dragon-whistle']] })
  expect(safe.options).toContain('play dragon-whistle')
  const guarded = petitioning({ cards: [['dragon-whistle']], wizard: 'windfor' })
    .say('play dragon-whistle')
    .dice(3)
  expect(guarded.say('region 3').told('hungry')).toMatchObject({ why: 'wizard' })
})

rule('III.B.3', 'the wizard comes to a chosen region and brings prosperity where he lands', () => {
  const stage = held('my-visit').say('play my-visit').dice(6).say('region 2')
  expect([stage.state.wizard, stage.at('clover-lea')]).toEqual(['clover-lea', 'A6'])
})

rule('IV.D.5.c', 'a cart moves any treasure up to two spaces, but not to another treasure or to its owner', () => {
  const treasures = { haven: 'B ring', 'sheep-meade': 'C ring' }
  const stage = petitioning({ board: { 'portston-moor': 'B2' }, treasures, cards: [['night-cart']] }).say(
    'play night-cart',
  )
  expect(stage.asked).toBe('Ann cart')
  expect(stage.options).toContain('haven')
  stage.say('haven')
  expect(stage.question.data).toMatchObject({ from: 'haven', owner: 1 })
  // Within two steps, except Bob's space and those with a treasure: Sheep Meade, and castles 4 and 6.
  expect(stage.options.sort()).toEqual(
    ['sighing-grass', 'larkley', 'heatherlawn', 'melting-sands', 'broken-banner'].sort(),
  )
  stage.say('larkley')
  expect(stage.state.treasures.find(({ owner, kind }) => owner === 1 && kind === 'ring')?.at).toBe('larkley')
  // The player who hid it still knows it.
  expect(stage.match.view(2).treasures.find(({ at }) => at === 'larkley')?.kind).toBe('ring')
})

/** Returns a board on which one force holds all spaces within two steps of another. */
const around = (space: string, force: string) => Object.fromEntries(withinSteps({}, space, 2).map(id => [id, force]))

rule('IV.D.5.c', "a treasure surrounded by its owner's spaces can't be moved", () => {
  const board = { ...around('haven', 'B1'), haven: 'o1', 'castle-8': 'A1' }
  const treasures = { haven: 'B ring', thornbury: 'C ring' }
  const stage = Stage.set({ phase: 'petition', board, treasures, cards: [['night-cart']] }).say('play night-cart')
  expect(stage.options).toContain('thornbury')
  expect(stage.options).not.toContain('haven')
  // With a single treasure left, the card has no effect.
  const only = Stage.set({
    phase: 'petition',
    board: { ...around('haven', 'A1'), haven: 'o1' },
    treasures: { haven: 'A ring' },
    prepare: state => {
      state.treasures = state.treasures.filter(({ owner, kind }) => owner !== 0 || kind === 'ring')
      state.players[0]!.found = ['crown', 'chest']
    },
  })
  expect(only.stack('hider-wakes').say('draw').told('plays')).toMatchObject({ wasted: true })
})

rule('IV.D.5', 'the crystal bowl privately shows a player two of their own treasures', () => {
  const treasures = { haven: 'A ring', 'castle-6': 'A crown', thornbury: 'A chest' }
  const stage = petitioning({ treasures, cards: [['crystal-bowl']] }).say('play crystal-bowl')
  expect([stage.options, stage.question.data]).toEqual([['castle-6', 'haven', 'thornbury'], { left: 2 }])
  stage.say('haven')
  expect([stage.options, stage.question.data]).toEqual([['castle-6', 'thornbury'], { left: 1 }])
  stage.say('thornbury')
  const own = (seat: number) =>
    stage.match
      .view(seat)
      .treasures.filter(({ owner }) => owner === 0)
      .map(({ at, kind }) => [at, kind])
  expect(own(0)).toEqual([
    ['haven', 'ring'],
    ['castle-6', null],
    ['thornbury', 'chest'],
  ])
  expect(own(2).map(([, kind]) => kind)).toEqual([null, null, null])
  expect(
    stage
      .allTold('peeks')
      .filter(({ treasure }) => treasure)
      .map(({ to }) => to),
  ).toEqual([[0], [0]])
  expect(stage.state.turn.men).toBe(2)
  // If only one is left to see, the player sees one.
  const one = petitioning({
    treasures,
    cards: [['crystal-bowl']],
    prepare: state => {
      for (const { owner, kind, knownTo } of state.treasures) if (owner === 0 && kind !== 'chest') knownTo.push(0)
    },
  }).say('play crystal-bowl')
  expect(one.allTold('peeks').map(({ space }) => space)).toEqual(['thornbury', 'thornbury'])
  expect(one.asked).toBe('Ann petition')
})

rule(['X.A.6.d', 'III.B.3'], 'a card about orcs has no effect if there are no suitable orcs', () => {
  const alone = {
    phase: 'petition' as const,
    board: { 'castle-3': 'A6', 'castle-1': 'o4', ...Object.fromEntries(neighborsOf('castle-3').map(id => [id, '-'])) },
  }
  expect(Stage.set({ ...alone, cards: [['foul-wind']] }).options).toEqual(['draw', 'keep'])
  expect(Stage.set(alone).stack('pigs-at-the-gate').say('draw').told('plays')).toMatchObject({ wasted: true })
  // No territory has more than one orc, though castles do.
  expect(Stage.set({ ...alone, cards: [['orc-quarrel']] }).options).toEqual(['draw', 'keep'])
})

rule('III.B.3', "a foul wind removes up to four orcs next to the player's forces, wherever the player chooses", () => {
  const stage = petitioning({ board: { larkley: 'o3', 'sighing-grass': 'o2' }, cards: [['foul-wind']] }).say(
    'play foul-wind',
  )
  expect(stage.options).toEqual(['lair-of-the-lizard', 'hidden-hollow', 'larkley', 'sighing-grass', 'done'])
  expect(stage.option('done')?.stops).toBe(true)
  stage.say('larkley')
  expect(stage.numbers).toEqual([1, 3])
  stage.say(3)
  expect(stage.at('larkley')).toBe('-')
  stage.say('sighing-grass')
  expect(stage.at('sighing-grass')).toBe('o1')
  expect(stage.question.topic).toBe('petition')
  const some = petitioning({ cards: [['foul-wind']] }).say('play foul-wind', 'larkley', 'done')
  expect(some.question.topic).toBe('petition')
  // It ends if no orcs are next to the player's forces.
  const near = neighborsOf('castle-3').map(id => [id, id === 'larkley' ? 'o1' : '-'])
  const few = Stage.set({
    phase: 'petition',
    board: { 'castle-3': 'A6', ...Object.fromEntries(near) },
    cards: [['foul-wind']],
  }).say('play foul-wind', 'larkley')
  expect([few.question.topic, few.at('larkley')]).toEqual(['petition', '-'])
})

rule(
  ['III.B.3', 'VI.A.3'],
  'quarreling orcs leave one in each territory of a region; the rest go to orcs elsewhere',
  () => {
    const stage = petitioning({
      board: { larkley: 'o3', 'sighing-grass': 'o1', haven: 'o2', 'castle-4': 'o4', thornbury: 'o3' },
      cards: [['orc-quarrel']],
    }).say('play orc-quarrel')
    // These regions have more than one orc in some territory.
    expect(stage.options).toEqual(['region 2', 'region 6'])
    stage.say('region 2')
    expect(stage.question.data).toEqual({ from: 'larkley', orcs: 2 })
    // They leave the region, and none goes to a space with four.
    expect(stage.options).not.toContain('haven')
    expect(stage.options).not.toContain('castle-4')
    stage.say('thornbury')
    expect(stage.at('larkley')).toBe('o2')
    stage.say('radner-fen', 'radner-fen')
    expect(stage.board('larkley', 'haven', 'thornbury', 'radner-fen')).toEqual(['o1', 'o1', 'o4', 'o3'])
    expect(stage.allTold('orcs-go').map(({ from, target, orcs }) => [from, target, orcs])).toEqual([
      ['larkley', 'thornbury', 1],
      ['larkley', 'radner-fen', 1],
      ['haven', 'radner-fen', 1],
    ])
    // Men are not orcs: Clover Lea keeps its three.
    expect([stage.asked, stage.at('clover-lea')]).toEqual(['Ann petition', 'A3'])
    const many = petitioning({ board: { larkley: 'o3' }, cards: [['orc-quarrel']] }).say(
      'play orc-quarrel',
      'radner-fen',
    )
    expect([stage.asked, many.asked, many.question.data, many.numbers]).toEqual([
      ...['Ann petition', 'Ann scatter-orcs'],
      { from: 'larkley', orcs: 2, space: 'radner-fen' },
      [1, 2],
    ])
  },
)

rule('III.B.3', 'quarreling orcs without room leave the board', () => {
  const stage = Stage.set({
    phase: 'petition',
    cards: [['orc-quarrel']],
    prepare: state => {
      for (const force of Object.values(state.forces)) if (force?.side === 'orcs') force.men = 4
      Object.assign(state.forces.larkley!, { men: 3 })
    },
  }).say('play orc-quarrel', 'region 2')
  expect(stage.at('larkley')).toBe('o1')
  expect(stage.allTold('orcs-go').map(({ target, orcs }) => [target, orcs])).toContainEqual([null, 2])
})

rule('X.A.2', 'spilled grain takes half the reinforcements, rounded up, but no men from cards', () => {
  const stage = petitioning({
    board: { larkley: 'A1', 'sheep-meade': 'A1', 'castle-4': 'A1' },
    cards: [['spearmen']],
  })
  stage.stack('spilt-grain').say('draw', 'play spearmen')
  expect(stage.told('reinforced')).toMatchObject({ kingdom: 5, lost: 3, cards: 4, men: 6 })
})

rule('X.A.2', 'no road takes all reinforcements, so there may be nothing to place', () => {
  const stage = petitioning().stack('no-road').say('draw')
  expect(stage.told('reinforced')).toMatchObject({ lost: 4, men: 0 })
  expect(stage.asked).toBe('Ann campaign')
})

rule('X.A.2', 'two men go home from chosen spaces, but never the last piece of a player', () => {
  const stage = petitioning({ board: { 'castle-3': 'AH', 'clover-lea': 'A1', larkley: 'A3' } })
  stage.stack('homesick').say('draw')
  // A leader is not a man.
  expect([stage.asked, stage.options]).toEqual(['Ann homesick', ['larkley', 'clover-lea']])
  stage.say('clover-lea', 'larkley')
  expect(stage.board('clover-lea', 'larkley', 'castle-3')).toEqual(['-', 'A2', 'AH'])
  expect(stage.told('lost')).toMatchObject({ seat: 0, space: 'clover-lea', taker: null })
  const both = petitioning({ board: { 'castle-3': 'AH', larkley: 'A3' } })
    .stack('homesick')
    .say('draw', 'larkley')
  expect([both.asked, both.question.data, both.numbers]).toEqual([
    'Ann homesick-men',
    { men: 2, space: 'larkley' },
    [1, 2],
  ])
  expect(both.say(2).at('larkley')).toBe('A1')
  const last = Stage.set({ phase: 'petition', board: { 'castle-3': 'A2' } })
    .stack('homesick')
    .say('draw')
  expect(last.at('castle-3')).toBe('A1')
  const lone = Stage.set({ phase: 'petition', board: { 'castle-3': 'A1' } })
    .stack('homesick')
    .say('draw')
  expect([lone.at('castle-3'), lone.told('plays')?.wasted]).toEqual(['A1', true])
})

rule('X.A.2', 'fair shares gives each other player a man, who is placed immediately', () => {
  const stage = petitioning({ board: { haven: 'B1', thornbury: 'B1', 'castle-8': 'C1' } })
    .stack('fair-shares')
    .say('draw')
  expect([stage.asked, stage.options]).toEqual(['Bob place', ['haven', 'thornbury']])
  stage.say('haven')
  expect(stage.board('haven', 'castle-8')).toEqual(['B2', 'C2'])
  expect(stage.asked).toBe('Ann place')
})

rule('III.B.3', "pigs at the gate adds one orc to each orc space next to the player's forces", () => {
  const stage = petitioning({ board: { larkley: 'o4', 'hidden-hollow': 'B2' } })
    .stack('pigs-at-the-gate')
    .say('draw')
  expect(stage.told('orcs-join')).toMatchObject({ spaces: ['lair-of-the-lizard', 'sighing-grass'], orcs: 1 })
  expect(stage.board('lair-of-the-lizard', 'sighing-grass', 'larkley')).toEqual(['o2', 'o2', 'o4'])
})

rule('III.B.3', "the smell of supper brings the dragon to one of the player's territories, at random", () => {
  const board = { larkley: 'A2', thornbury: 'A4' }
  // The draw is among Larkley, Clover Lea and Thornbury, without castle 3.
  const stage = petitioning({ board }).stack('smell-of-supper').dice(3, 2).say('draw')
  expect(stage.allTold('roll').map(({ purpose }) => purpose)).toEqual(['lot', 'gobble'])
  expect([stage.state.dragon, stage.at('thornbury')]).toEqual(['thornbury', 'A2'])
  const guarded = Stage.set({ phase: 'petition', board: { larkley: 'A2', 'castle-3': 'A2' }, wizard: 'haven' })
  guarded.stack('smell-of-supper').say('draw')
  expect(guarded.told('plays')).toMatchObject({ wasted: true })
})

rule('IV.D.5.c', 'the hider wakes: the player who hid your treasures moves one of them', () => {
  const treasures = { haven: 'A ring', 'castle-6': 'A crown', thornbury: 'A chest' }
  const stage = petitioning({ treasures }).stack('hider-wakes').say('draw')
  expect([stage.asked, stage.options]).toEqual(['Bob cart', ['castle-6', 'haven', 'thornbury']])
  stage.say('haven')
  expect(stage.options).not.toContain('clover-lea')
  stage.say('sighing-grass')
  expect(stage.told('carts')).toMatchObject({ seat: 1, owner: 0, from: 'haven', target: 'sighing-grass' })
})

rule('XI.D', 'a hider who is out does not move anything', () => {
  const stage = petitioning({
    prepare: state => {
      for (const [space, force] of Object.entries(state.forces)) if (force?.side === 1) state.forces[space] = null
      state.players[1]!.out = true
    },
  })
  expect(stage.stack('hider-wakes').say('draw').told('plays')).toMatchObject({ wasted: true })
})

rule('X.A.3', 'a played card goes from the hand to the discards', () => {
  const stage = held('spearmen', 'spearmen').say('play spearmen')
  expect(stage.player().cards).toEqual(['spearmen'])
  expect(stage.state.petitions.discard).toEqual(['spearmen'])
})

rule('X.A.4', 'a card that gives every rival a man lets them place in turn order from the drawer', () => {
  const stage = petitioning({
    board: { larkley: 'B1', 'castle-5': 'B1', 'sighing-grass': 'C1', 'castle-4': 'C1' },
    prepare: state => {
      state.first = 2
      state.gone = 1
    },
  })
  expect(stage.asked).toBe('Ann petition')
  stage.stack('fair-shares').say('draw')
  expect(stage.asked).toMatch(/^Bob /)
})
