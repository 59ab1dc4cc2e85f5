import { describe, expect, it } from 'vitest'
import { addPieces, takePieces } from '../../../src/games/wizards-quest/rules/facts/forces.ts'
import { brokenInvariant } from '../../../src/games/wizards-quest/rules/invariants.ts'
import { petitionOf } from '../../../src/games/wizards-quest/rules/pieces/deck.ts'
import { CASTLE_IDS, spaceOf } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import type { QuestState } from '../../../src/games/wizards-quest/rules/state/components.ts'
import { copy } from '../../../src/kernel/index.ts'
import { giveCard, Stage, type StageOptions } from '../../rules/wizards-quest/stage.ts'

/** Returns Ann's turn among three players, with something of everything and every invariant intact. */
function sound(options: StageOptions = {}): QuestState {
  const { state } = Stage.set({
    phase: 'petition',
    board: {
      larkley: 'A5',
      'castle-3': 'AS',
      'sighing-grass': 'B3H',
      'castle-8': 'C1',
      'sheep-meade': 'o4',
      haven: '-',
    },
    treasures: { 'castle-1': 'A ring', 'castle-2': 'A crown', 'castle-4': 'B ring', haven: 'C chest' },
    dragon: 'larkley',
    wizard: 'saddybury',
    // Three cards, one of them still to be played.
    cards: [['farmhands', 'spearmen', 'my-visit'], ['farmhands', 'hard-pressed'], []],
    boats: 2,
    ...options,
    prepare: state => {
      // Cyd began the turn, and Ann has recovered the ring.
      Object.assign(state, { first: 2, gone: 1 })
      state.players[0]!.found = ['ring']
      state.treasures = state.treasures.filter(({ owner, kind }) => owner !== 0 || kind !== 'ring')
    },
  })
  return copy(state)
}

const force = (side: 0 | 1 | 'orcs', men: number, leader: 'hero' | 'sorcerer' | null = null) => ({ side, men, leader })

/** One way to break each invariant, with the resulting message. */
const BROKEN: readonly [sentence: string, how: (state: QuestState) => void][] = [
  ['a force is in the unknown space atlantis', ({ forces }) => Object.assign(forces, { atlantis: null })],
  ['the board has 43 spaces', ({ forces }) => void delete forces.haven],
  ['the force in larkley has no piece', ({ forces }) => Object.assign(forces, { larkley: force(0, 0) })],
  ['the force in larkley has no piece', ({ forces }) => Object.assign(forces, { larkley: force(0, 1.5) })],
  ['the force in larkley has no piece', ({ forces }) => Object.assign(forces, { larkley: force(0, -2) })],
  [
    'the orcs in haven number more than four or have a leader',
    ({ forces }) => Object.assign(forces, { haven: force('orcs', 5) }),
  ],
  [
    'the orcs in haven number more than four or have a leader',
    ({ forces }) => Object.assign(forces, { haven: force('orcs', 1, 'hero') }),
  ],
  ['Ann has a second sorcerer', ({ forces }) => Object.assign(forces, { haven: force(0, 1, 'sorcerer') })],
  ['Bob has a second hero', ({ forces }) => Object.assign(forces, { haven: force(1, 0, 'hero') })],
  ['the dragon or wizard is in castle-3', state => Object.assign(state, { dragon: 'castle-3' })],
  ['the dragon or wizard is in castle-3', state => Object.assign(state, { wizard: 'castle-3' })],
  ['the dragon or wizard is in atlantis', state => Object.assign(state, { wizard: 'atlantis' })],
  ['there are 8 treasures', ({ treasures }) => void treasures.pop()],
  ['there are 10 treasures', ({ players }) => void players[0]!.found.push('ring')],
  ['there are 10 treasures', ({ players }) => void players[2]!.hand.push('blank')],
  ['there are 9 treasures', state => Object.assign(state, { blank: true })],
  ['a treasure of Ann is nowhere', ({ players }) => Object.assign(players[0]!, { found: ['chest'] })],
  [
    'a treasure of Ann is nowhere',
    // Bob hides Ann's treasures; Cyd holds Bob's.
    ({ players }) => {
      players[0]!.found = []
      players[2]!.hand = ['ring']
    },
  ],
  ['two treasures are in one space', ({ treasures }) => Object.assign(treasures[0]!, { at: treasures[1]!.at })],
  [
    'seat 0 holds the space of its own treasure, larkley',
    ({ treasures }) => Object.assign(treasures[0]!, { at: 'larkley' }),
  ],
  ['missing farmhands cards: 1', ({ players }) => void players[1]!.cards.shift()],
  ['missing ferryman cards: 1', ({ players }) => void players[0]!.boats.pop()],
  ['missing farmhands cards: -1', ({ players }) => void players[2]!.cards.push('farmhands')],
  ['missing homesick cards: 1', ({ petitions }) => void petitions.draw.splice(petitions.draw.indexOf('homesick'), 1)],
  ['missing homesick cards: -1', ({ petitions }) => void petitions.discard.push('homesick')],
  ['missing homesick cards: -1', ({ turn }) => Object.assign(turn, { atOnce: { card: 'homesick', ring: false } })],
  ['missing moonshine cards: -1', ({ petitions }) => void petitions.discard.push('moonshine')],
  [
    'ferryman, ferryman, war-drums are open cards but not boats',
    state => giveCard(state, 'war-drums', state.players[0]!.boats),
  ],
  ['Bob keeps 3 cards', state => giveCard(state, 'war-drums', state.players[1]!.cards)],
  // Between turns nobody has more than two cards.
  ['Ann keeps 3 cards', state => Object.assign(state, { phase: 'growth', gone: 0 })],
  ['Ann keeps 3 cards', state => Object.assign(state, { gone: 0 })],
  [
    'Ann keeps a card that must be played immediately',
    state => {
      state.petitions.draw.push(state.players[0]!.cards.pop()!)
      giveCard(state, 'homesick', state.players[0]!.cards)
    },
  ],
  ['Ann is in the game but has no pieces', ({ forces }) => Object.assign(forces, { larkley: null, 'castle-3': null })],
  ['Cyd is out of the game but has pieces', ({ players }) => Object.assign(players[2]!, { out: true })],
  [
    'Bob is out of the game but has cards',
    ({ forces, players }) => {
      forces['sighing-grass'] = null
      players[1]!.out = true
    },
  ],
  [
    'Ann is out of the game but has cards',
    // An open boat is a card too.
    ({ forces, players, petitions }) => {
      Object.assign(forces, { larkley: null, 'castle-3': null })
      petitions.discard.push(...players[0]!.cards.splice(0))
      players[0]!.out = true
    },
  ],
  ['a turn has an invalid number', ({ turn }) => Object.assign(turn, { men: -1 })],
  ['a turn has an invalid number', ({ turn }) => Object.assign(turn, { campaigns: -1 })],
  ['a turn has an invalid number', ({ turn }) => Object.assign(turn, { men: 0.5 })],
  [
    'a turn has an invalid number',
    state => Object.assign(state, { phase: 'growth', first: 3, gone: 0, players: tidy(state) }),
  ],
]

/** Discards a card of the first player, who has too many, and returns the players. */
function tidy({ players, petitions }: QuestState): QuestState['players'] {
  petitions.discard.push(players[0]!.cards.pop()!)
  return players
}

describe('a state', () => {
  it('is sound if it breaks no invariant', () => {
    expect(brokenInvariant(sound())).toBeNull()
    // States with blank treasures, without dragon and wizard on the board, and in any part of a turn are valid too.
    expect(brokenInvariant(sound({ blank: true }))).toBeNull()
    expect(brokenInvariant({ ...sound(), dragon: null, wizard: null })).toBeNull()
    for (const phase of ['reinforcement', 'campaign'] as const)
      expect(brokenInvariant({ ...sound(), phase })).toBeNull()
  })

  it('is sound with a treasure still to be hidden, and with a revealed card', () => {
    const state = sound()
    const { owner, kind } = state.treasures.pop()!
    state.players[(owner + 1) % 3]!.hand.push(kind)
    const card = state.petitions.draw.pop()!
    state.turn.atOnce = { card, ring: false }
    expect(brokenInvariant(state)).toBeNull()
  })

  it('is sound before the first turn, with an empty board', () => {
    const { state } = Stage.begun(3)
    expect(CASTLE_IDS.filter(castle => state.forces[castle])).toEqual([])
    expect(brokenInvariant(state)).toBeNull()
  })

  it('is sound with an eliminated player who has nothing left', () => {
    const state = sound()
    state.forces['castle-8'] = null
    state.players[2]!.out = true
    expect(brokenInvariant(state)).toBeNull()
  })

  it.each([
    ['there are entrances in haven, haven', { entrances: ['haven', 'haven'] }],
    ['there are entrances in castle-1', { entrances: ['castle-1'] }],
    ['there are entrances in marls-gate', { entrances: ['marls-gate'] }],
    ['the bridges 4 are down', { bridgesDown: [4] }],
    ['the bridges 1, 1 are down', { bridgesDown: [1, 1] }],
    ['a truce has an invalid end', { truce: -1 }],
  ])('with the blank card is unsound: %s', (sentence, upheaval) => {
    const state = sound({ upheaval: { entrances: ['haven'], bridgesDown: [0, 3], truce: 4, tunnelClosed: true } })
    expect(brokenInvariant(state)).toBeNull()
    Object.assign(state.upheaval!, upheaval)
    expect(brokenInvariant(state)).toBe(sentence)
  })

  it('without the blank card, or with it but not in the option, is unsound', () => {
    const state = sound({ upheaval: {} })
    state.petitions.draw = state.petitions.draw.filter(card => card !== 'blank')
    expect(brokenInvariant(state)).toBe('missing blank cards: 1')
    const other = sound()
    other.petitions.draw.push('blank')
    expect(brokenInvariant(other)).toBe('missing blank cards: -1')
  })

  it.each(BROKEN)('is unsound: %s (%#)', (sentence, how) => {
    const state = sound()
    how(state)
    expect(brokenInvariant(state)).toBe(sentence)
  })

  it('with a blank treasure in place of another is unsound', () => {
    const state = sound({ blank: true })
    Object.assign(state.treasures.find(({ owner, kind }) => owner === 1 && kind === 'blank')!, { kind: 'crown' })
    expect(brokenInvariant(state)).toBe('a treasure of Bob is nowhere')
  })
})

it('looking up something that does not exist throws an error that names it', () => {
  expect(() => petitionOf('moonshine')).toThrow('there is no petition moonshine')
  expect(() => spaceOf('atlantis')).toThrow('there is no space atlantis')
})

describe('a force', () => {
  const standing = () => copy(Stage.set({ board: { larkley: 'A2H', haven: '-', 'castle-2': 'AS' } }).state)

  it('never takes in another side, or a second leader', () => {
    expect(() => addPieces(standing(), 'larkley', 1, { men: 2, leader: null })).toThrow('larkley cannot take 2 of 1')
    expect(() => addPieces(standing(), 'larkley', 0, { men: 2, leader: 'sorcerer' })).toThrow(
      'larkley cannot take sorcerer of 0',
    )
  })

  it('never gives more than it has', () => {
    const taking = (space: string, men: number, leader: 'hero' | 'sorcerer' | null) => () =>
      takePieces(standing(), space, { men, leader })
    expect(taking('haven', 1, null)).toThrow('1 cannot be taken from haven')
    expect(taking('larkley', 3, null)).toThrow('3 cannot be taken from larkley')
    expect(taking('larkley', 1, 'sorcerer')).toThrow('sorcerer cannot be taken from larkley')
    expect(taking('larkley', 3, 'hero')).toThrow('hero cannot be taken from larkley')
  })
})
