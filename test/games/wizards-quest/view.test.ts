import { describe, expect, it } from 'vitest'
import type { QuestState } from '../../../src/games/wizards-quest/rules/state/components.ts'
import { view } from '../../../src/games/wizards-quest/rules/state/view.ts'
import { copy } from '../../../src/kernel/index.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

/** Returns Ann's turn among three players, with something of everything visible. */
function midst(): QuestState {
  const { state } = Stage.set({
    blank: true,
    board: { larkley: 'A5H', 'sighing-grass': 'B3', 'castle-8': 'C1', haven: '-' },
    treasures: { 'castle-1': 'A ring', 'castle-2': 'B ring', 'castle-4': 'C ring' },
    dragon: 'larkley',
    wizard: 'saddybury',
    cards: [['farmhands', 'spearmen'], ['my-visit']],
    boats: 1,
  })
  const played = copy(state)
  // It is Ann's turn, although Bob was first; Cyd still has to hide one of her treasures, and has found another.
  Object.assign(played, { first: 1, gone: 2 })
  const hidden = played.treasures.findIndex(({ owner, kind }) => owner === 1 && kind === 'crown')
  played.treasures.splice(hidden, 1)
  played.players[2]!.hand = ['crown']
  played.players[1]!.found = ['chest']
  played.petitions.discard.push(played.petitions.draw.pop()!)
  Object.assign(played.turn, {
    found: { kind: 'chest', space: 'larkley' },
    atOnce: { card: 'homesick', ring: true },
    ring: 'spearmen',
    campaign: {
      ...{ from: 'larkley', to: 'haven', against: 'space', by: 'land' },
      ...{ free: false, begun: true, led: false },
    },
  })
  played.result = { winners: [0], text: 'treasures' }
  return played
}

describe('the public state of Marnon', () => {
  it.each([0, 1, 2, null])('is what seat %s sees', seat => {
    const state = midst()
    const seen = view(state, seat)
    const { day, result, seats, blank, phase, first, gone, dragon, wizard, forces } = state
    const { ring: _hidden, ...turn } = state.turn
    expect(seen).toMatchObject({ seat, day, result, seats, blank, phase, first, gone, dragon, wizard, forces, turn })
    expect(seen.treasures.map(({ owner, at }) => [owner, at])).toEqual(
      state.treasures.map(({ owner, at }) => [owner, at]),
    )
    expect(seen.players.map(({ name, boats, found, out }) => ({ name, boats, found, out }))).toEqual([
      { name: 'Ann', boats: ['ferryman'], found: [], out: false },
      { name: 'Bob', boats: [], found: ['chest'], out: false },
      { name: 'Cyd', boats: [], found: [], out: false },
    ])
    expect(seen.players.map(({ cardCount, toHide }) => [cardCount, toHide])).toEqual([
      [2, 0],
      [1, 0],
      [0, 1],
    ])
    expect(seen.petitions).toEqual({ left: 30, discarded: 1 })
  })

  it('is empty where there is no force, campaign, revealed card or result', () => {
    const { state } = Stage.set({ board: { haven: '-' } })
    for (const seat of [0, 1, null]) {
      const seen = view(state, seat)
      expect([seen.forces.haven, seen.result]).toEqual([null, null])
      expect(seen.turn).toMatchObject({ campaign: null, found: null, atOnce: null, ring: null })
    }
  })
})

describe('a hand', () => {
  it('is visible to its holder alone, card by card and treasure by treasure', () => {
    const state = midst()
    const hands = ([0, 1, 2, null] as const).map(seat =>
      view(state, seat).players.map(({ cards, hand }) => [cards, hand]),
    )
    const none = [null, null]
    expect(hands).toEqual([
      [[['farmhands', 'spearmen'], []], none, none],
      [none, [['my-visit'], []], none],
      [none, none, [[], ['crown']]],
      [none, none, none],
    ])
  })

  it("includes a ring's card, which its player sees and all others know about", () => {
    const state = midst()
    expect(([0, 1, 2, null] as const).map(seat => view(state, seat).turn.ring)).toEqual([
      'spearmen',
      ...Array(3).fill('hidden'),
    ])
  })
})

describe('a treasure', () => {
  it('is known by its kind to the player who hid it and to those who looked at it', () => {
    const state = midst()
    state.treasures.find(({ at }) => at === 'castle-1')!.knownTo.push(0)
    const kinds = (seat: number | null) =>
      ['castle-1', 'castle-2', 'castle-4'].map(
        space => view(state, seat).treasures.find(({ at }) => at === space)!.kind,
      )
    expect(([0, 1, 2, null] as const).map(kinds)).toEqual([
      // Ann, on Cyd's left, hid Cyd's treasures, and Bob hid Ann's.
      ['ring', null, 'ring'],
      ['ring', null, null],
      [null, 'ring', null],
      [null, null, null],
    ])
  })
})
