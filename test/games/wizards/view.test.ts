import { describe, expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { footprint } from '../../../src/games/wizards/rules/islands/grid.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { view } from '../../../src/games/wizards/rules/state/view.ts'
import { sightOf } from '../../../src/games/wizards/screen/sight.ts'
import { mapSigns } from '../../../src/games/wizards/screen/signs.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { copy, Match } from '../../../src/kernel/index.ts'
import { putOut, underWay } from '../../rules/wizards/company.ts'
import { Stage, type StageOptions } from '../../rules/wizards/stage.ts'

/** Returns a table of two in play, with something of everything on it. */
function table(options: StageOptions = {}): WizardsState {
  const stage = Stage.set({
    seats: 2,
    ...options,
    prepare: state => {
      const [ann, bob] = state.players
      const { decks } = state
      underWay(state)
      ann!.visits = { 'meadowfarm.c1': 1 }
      ann!.cast = ['swiftness']
      ann!.crest = { left: 3, again: false }
      ann!.animal = { kind: 'hound', left: 3 }
      for (const pile of ['tasks', 'events', 'wizards'] as const)
        decks[pile].discard.push(decks[pile].draw.pop() as never)
      Object.assign(bob!, {
        trap: { kind: 'rescue' },
        gems: { terek: 'ruby' },
        known: { terek: 'ruby', veldor: 'false' },
      })
      putOut(state, 'terek', 'hillshire.a1')
      putOut(state, 'elekov', 'longrift.a2', { letter: 'S', knownTo: [1] })
    },
  })
  return copy(stage.state)
}

describe('a seat sees', () => {
  it('everything public, unchanged', () => {
    const state = table()
    for (const seat of [0, 1, null]) {
      const { players, wizards, piles, ...open } = view(state, seat)
      const { random, forced, decks, gems, drawn, setup, players: _, wizards: __, ...rest } = state
      expect(open).toEqual({ ...rest, seat })
      expect(piles).toEqual({
        tasks: { left: decks.tasks.draw.length, discarded: decks.tasks.discard },
        events: { left: decks.events.draw.length, discarded: decks.events.discard },
        wizards: { left: decks.wizards.draw.length, discarded: decks.wizards.discard },
      })
    }
  })

  it('other players without their Gems, and without what those reveal (14.3)', () => {
    const state = table()
    const hidden = { gems: null, known: null }
    const [ann, bob] = state.players
    expect(view(state, 0).players).toEqual([ann, { ...bob, ...hidden }])
    expect(view(state, 1).players).toEqual([{ ...ann, ...hidden }, bob])
    expect(view(state, null).players).toEqual([
      { ...ann, ...hidden },
      { ...bob, ...hidden },
    ])
  })

  it('the identity of a High Wizard, but of a Secret one only with knowledge', () => {
    const state = table()
    const seen = (seat: number | null) => view(state, seat).wizards
    const open = { wizard: 'terek', at: 'hillshire.a1', letter: null }
    const secret = { at: 'longrift.a2', letter: 'S' }
    expect(seen(1)).toEqual([open, { ...secret, wizard: 'elekov' }])
    for (const seat of [0, null]) expect(seen(seat)).toEqual([open, { ...secret, wizard: null }])
  })

  it('the rulebook and the length, if they are not the default', () => {
    const keys = (options: StageOptions) => {
      const { book, short } = view(table(options), 0)
      return { book, short }
    }
    const fields = Object.keys(view(table(), 0))
    for (const field of ['book', 'short']) expect(fields).not.toContain(field)
    expect(keys({ variant: 'three-gems' })).toMatchObject({ short: { kind: 'gems', gems: 3 } })
    expect(keys({ game: wizardsRevised, variant: 'competitive' })).toMatchObject({ book: 'revised' })
  })
})

/** Changes every list and every record inside, except those excluded. */
function spoil(what: unknown, leftOut: readonly string[] = []): void {
  if (typeof what !== 'object' || what === null) return
  const record = what as Record<string, unknown>
  for (const [key, value] of Object.entries(record)) if (!leftOut.includes(key)) spoil(value)
  if (Array.isArray(what)) what.push('spoiled')
  else record.spoiled = true
}

describe('a change to a view', () => {
  it('does not change the table', () => {
    for (const seat of [0, 1, null]) {
      const state = table()
      const before = copy(state)
      // Names, the result and placed tiles never change.
      spoil(view(state, seat), ['seats', 'placements', 'result'])
      expect(state).toEqual(before)
    }
  })

  it('does not change it during tile placement either', () => {
    for (const game of [wizards, wizardsRevised]) {
      const options = { map: 'arrange' }
      const seats = ['Ann', 'Bob']
      const match = Match.begin(game, { game: game.id, rules: 1, options, seats, seed: 'lay', practice: false })
      for (let i = 0; i < 4; i++) match.answer(match.questions[0]!.seat, match.questions[0]!.options[0]!.id)
      const state = copy(match.state)
      for (const seat of [0, 1]) spoil(view(state, seat), ['seats', 'placements', 'result'])
      expect(state).toEqual(match.state)
      // A view doesn't grow with the islands either.
      const { placements } = view(state, 0)
      state.placements.push({ tile: 'torwall', hex: 0, turn: 0 })
      expect(placements).toHaveLength(match.state.placements.length)
    }
  })
})

describe('during tile placement', () => {
  const laying = (game: typeof wizards, seats: readonly string[], options = {}) => {
    const header = {
      game: game.id,
      rules: 1,
      options: { map: 'arrange', ...options },
      seats,
      seed: 'lay',
      practice: false,
    }
    const match = Match.begin(game, header)
    if (match.questions[0]!.topic === 'tower') match.answer(0, match.questions[0]!.options[0]!.id)
    return match
  }
  const say = (match: ReturnType<typeof laying>) => {
    const { seat, options } = match.questions[0]!
    match.answer(seat, options[0]!.id)
    return seat
  }

  it('the tiles are public, except that a lone player does not see them', () => {
    const open = laying(wizards, ['Ann', 'Bob'])
    for (const seat of [0, 1, null]) expect(open.view(seat).hands).toEqual(open.state.hands)
    say(open)
    for (const seat of [0, 1, null]) expect(open.view(seat).laying).toEqual({ tile: expect.any(String), hex: null })
    const alone = laying(wizards, ['Ann'], { variant: 'solitaire' })
    expect(new Set(alone.view(0).hands[0])).toEqual(new Set(['']))
    expect(alone.view(0).laying).toEqual({ tile: null, hex: null })
  })

  it('in the revised game players see only their own, and those they place', () => {
    const match = laying(wizardsRevised, ['Ann', 'Bob'])
    const seat = say(match)
    const { hands, laying: tile } = match.state
    expect(match.view(seat).hands[seat]).toEqual(hands[seat])
    expect(match.view(1 - seat).hands[seat]).toEqual(['', '', ''])
    expect(match.view(null).hands).toEqual([
      ['', '', ''],
      ['', '', ''],
    ])
    expect(match.view(seat).laying).toEqual(tile)
    for (const other of [1 - seat, null]) expect(match.view(other).laying).toEqual({ tile: null, hex: null })
  })

  it('face-down tiles show only their place, except to the player who placed them (D4)', () => {
    const match = laying(wizardsRevised, ['Ann', 'Bob'])
    const by = [say(match), say(match), say(match)][0]!
    const { hex, turn, tile } = match.state.spots[0]!
    for (const seat of [1 - by, null]) expect(match.view(seat).spots).toEqual([{ hex, turn }])
    expect(match.view(by).spots).toEqual([{ hex, turn, tile }])
    for (let i = 0; i < 3; i++) say(match)
    expect(match.view(1 - by).spots.map(spot => 'tile' in spot)).toEqual([false, true])
    // The map shows players their own tiles, and of others' tiles only that they are there.
    const [own, others] = [by, 1 - by].map(seat => sightOf(match.view(seat), mapSigns.unicode, seat, new Map(), null))
    expect(own!.board.territoryAt[hex]?.id).toBe(tile)
    expect([own!.hidden.has(hex), others!.hidden.has(hex)]).toEqual([false, true])
    expect(others!.board.territoryAt[hex] ?? null).toBeNull()
    expect(own!.hidden.size).toBe(footprint(hex, turn).length)
    const alone = laying(wizards, ['Ann'], { variant: 'solitaire' })
    for (let i = 0; i < 2; i++) say(alone)
    expect(alone.view(0).spots.filter(spot => 'tile' in spot)).toEqual([])
  })
})
