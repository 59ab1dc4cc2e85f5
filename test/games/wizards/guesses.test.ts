import { describe, expect, it } from 'vitest'
import { imagine } from '../../../src/games/wizards/rules/facts/imagine.ts'
import { brokenInvariant } from '../../../src/games/wizards/rules/invariants.ts'
import { HIGH_WIZARDS, type HighWizard, type WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { view, type WizardsView } from '../../../src/games/wizards/rules/state/view.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { copy, seedRandom } from '../../../src/kernel/index.ts'
import { putOut, underWay } from '../../rules/wizards/company.ts'
import { enrol, heldTask, Stage, type StageOptions } from '../../rules/wizards/stage.ts'

/** Returns a table of three in play, with something of everything on it. A test can change it. */
function table(change: (state: WizardsState) => void = () => {}, options: StageOptions = {}): WizardsState {
  const stage = Stage.set({
    seats: 3,
    ...options,
    prepare: state => {
      const [ann, , cyd] = state.players
      const { tasks, events } = state.decks
      underWay(state)
      ann!.points = { knowledge: 5, perception: 6, power: 7 }
      enrol(cyd!, 'wizards', 4)
      tasks.discard.push(...tasks.draw.splice(0, 3))
      events.discard.push(...events.draw.splice(0, 4))
      change(state)
    },
  })
  return copy(stage.state)
}

const guessOf = (seen: WizardsView, seed = 'guess') => imagine(seen, seedRandom(seed, 'test'))
/** Returns a hundred guesses from one seat's view. */
const guesses = (state: WizardsState, seat: number | null) =>
  Array.from({ length: 100 }, (_, i) => guessOf(view(state, seat), String(i)))

/** Takes cards out of the deck and puts them aside with a High Wizard on the map. */
const keepAside = (state: WizardsState, wizard: HighWizard, ...cards: string[]) => {
  const { draw } = state.decks.wizards
  for (const card of cards) draw.splice(draw.indexOf(card), 1)
  const out = state.wizards.find(one => one.wizard === wizard)!
  Object.assign(out, { cards: [...cards, wizard] })
}

describe('a guess at hidden information', () => {
  it.each<[string, (state: WizardsState) => void, StageOptions]>([
    ['with nobody out', () => {}, {}],
    ['after its players have laid the tiles', state => (state.hands = [[], [], []]), {}],
    ['for an evening', () => {}, { variant: 'three-gems' }],
    ['by the revised book', () => {}, { game: wizardsRevised, variant: 'competitive' }],
    ['with the game over', state => (state.result = { winners: [1], text: 'won' }), {}],
    [
      'with High Wizards out, openly and in secret',
      state => {
        putOut(state, 'terek', 'hillshire.a1')
        putOut(state, 'veldor', 'longrift.a2', { letter: 'S', knownTo: [0] })
        putOut(state, 'elekov', 'longrift.a4', { letter: 'T', knownTo: [1, 2] })
        keepAside(state, 'terek', 'phantasm-1', 'trap-lair')
      },
      {},
    ],
    [
      'with one being met, and cards drawn on the way',
      ({ decks: { wizards }, drawn }) => void drawn.push(...wizards.draw.splice(0, 2)),
      {},
    ],
  ])('looks the same to its seat as the true table and keeps the invariants, %s', (_, change, options) => {
    const state = table(change, options)
    for (const seat of [0, 1, 2, null]) {
      const seen = view(state, seat)
      const guess = guessOf(seen)
      expect(view(guess, seat)).toEqual(seen)
      expect(Object.keys(guess).sort()).toEqual(Object.keys(state).sort())
      expect(brokenInvariant(guess)).toBeNull()
    }
  })

  it('is a separate copy made from what the seat sees', () => {
    const seen = view(table(), 0)
    const guess = guessOf(seen)
    guess.players[0]!.points.power = 99
    guess.demons.push('nowhere')
    expect(seen.players[0]!.points.power).toBe(7)
    expect(seen.demons).not.toContain('nowhere')
  })

  it('has its own future dice and decks, and nothing that was prepared', () => {
    const state = table(before => (before.forced = [6, 6]))
    const [one, two] = guesses(state, 0)
    expect(one!.random.dice).not.toEqual(state.random.dice)
    expect(one!.random.dice).not.toEqual(one!.random.decks)
    expect(one!.random).not.toEqual(two!.random)
    expect(one).toMatchObject({ forced: [], spots: [], laying: null, setup: { map: 'auto', removed: '0' } })
  })

  it('knows how many tiles a solitaire game left out', () => {
    const state = table(before => before.placements.splice(14), { seats: 3 })
    expect(guessOf(view(state, 0)).setup.removed).toBe('4')
  })

  it('is not made before the islands are laid', () => {
    const state = table()
    for (const phase of ['deal', 'tiles', 'begin'] as const)
      expect(() => guessOf({ ...view(state, 0), phase })).toThrow('after the islands are laid')
  })
})

describe('a guess about the cards', () => {
  it("keeps held and discarded cards out of the piles and doesn't change the number of cards", () => {
    const state = table(before => before.decks.tasks.draw.splice(0, 2))
    for (const { decks } of guesses(state, 2)) {
      const gone = [48, ...state.decks.tasks.discard]
      expect(decks.tasks.discard).toEqual(state.decks.tasks.discard)
      expect(decks.tasks.draw).toHaveLength(state.decks.tasks.draw.length)
      expect(decks.tasks.draw.filter(id => gone.includes(id))).toEqual([])
      const held = state.players[1]!.events.map(({ id }) => id)
      expect(decks.events.draw).toHaveLength(state.decks.events.draw.length)
      expect(decks.events.draw.filter(id => [...held, ...state.decks.events.discard].includes(id))).toEqual([])
    }
    const tops = guesses(state, 2).map(({ decks: { tasks, events, wizards } }) => [
      tasks.draw.at(-1),
      events.draw.at(-1),
      wizards.draw.at(-1),
    ])
    for (const pile of [0, 1, 2]) expect(new Set(tops.map(top => top[pile])).size).toBeGreaterThan(5)
  })

  it('leaves Gem Cards that were seen where they are, and puts the rest anywhere', () => {
    const state = table(before => {
      before.players[2]!.known = { terek: before.gems.terek, veldor: before.gems.veldor }
    })
    const { terek, veldor } = state.gems
    for (const guess of guesses(state, 2)) expect(guess.gems).toMatchObject({ terek, veldor })
    for (const wizard of HIGH_WIZARDS) {
      const unseen = new Set(guesses(state, 0).map(({ gems }) => gems[wizard]))
      expect(unseen.size).toBe(7)
    }
    expect(new Set(guesses(state, null).map(({ gems }) => gems.terek)).size).toBe(7)
  })

  it('never gives a card that the seat has seen to another High Wizard', () => {
    const state = table(before => {
      before.players[2]!.known = { terek: before.gems.terek }
    })
    for (const { gems } of guesses(state, 2)) expect(new Set(Object.values(gems)).size).toBe(7)
  })
})

describe('a guess about other players', () => {
  /** Returns Ann's guess at Cyd's Gems and knowledge, some days after the last advance. */
  const cydSince = (days: number | null, change: (state: WizardsState) => void = () => {}) => {
    const state = table(before => {
      before.players[2]!.advanced = days === null ? null : before.day - days
      change(before)
    })
    return guesses(state, 0).map(guess => ({ ...guess.players[2]!, cards: guess.gems }))
  }
  const counts = (of: ReturnType<typeof cydSince>) => new Set(of.map(({ known }) => Object.keys(known).length))

  it('assumes that a player of Rank 4 meets about one High Wizard in eight days', () => {
    expect(counts(cydSince(7))).toEqual(new Set([0]))
    expect(counts(cydSince(8))).toEqual(new Set([1]))
    expect(counts(cydSince(23))).toEqual(new Set([2]))
    expect(counts(cydSince(80))).toEqual(new Set([7]))
    expect(counts(cydSince(null))).toEqual(new Set([0]))
  })

  it('gives a player the Gems of those met, and nothing from the False Wizard', () => {
    const all = cydSince(80)
    for (const { known, gems, cards } of all) {
      expect(known).toEqual(cards)
      expect(Object.keys(gems)).toHaveLength(6)
      expect(Object.values(gems)).not.toContain('false')
    }
    expect(new Set(cydSince(8).flatMap(({ known }) => Object.keys(known))).size).toBe(7)
  })

  it('gives no Gems below Rank 4, or with a Mandatory Task', () => {
    expect(counts(cydSince(80, ({ players }) => (players[2]!.rank = 3)))).toEqual(new Set([0]))
    const bound = (mandatory: boolean) =>
      cydSince(80, ({ players }) => (players[2]!.tasks = [heldTask(36, [[0, 0, 'glendale.c3']], { mandatory })]))
    expect(counts(bound(true))).toEqual(new Set([0]))
    expect(counts(bound(false))).toEqual(new Set([7]))
  })

  it("includes a player's own Gems", () => {
    const state = table(before => {
      Object.assign(before.players[2]!, { gems: { terek: 'ruby' }, known: { terek: 'ruby', veldor: 'onyx' } })
    })
    expect(guessOf(view(state, 2)).players[2]).toMatchObject({
      gems: { terek: 'ruby' },
      known: { terek: 'ruby', veldor: 'onyx' },
    })
  })
})

describe('a guess about High Wizards', () => {
  const secret = () =>
    table(state => {
      putOut(state, 'terek', 'hillshire.a1')
      putOut(state, 'veldor', 'longrift.a2', { letter: 'S', knownTo: [0] })
      keepAside(state, 'terek', 'phantasm-1', 'trap-lair')
    })

  it('lets a Secret one be anybody except those already known', () => {
    const seen = guesses(secret(), 1).map(({ wizards }) => wizards.map(({ wizard }) => wizard))
    for (const [open] of seen) expect(open).toBe('terek')
    expect(new Set(seen.map(([, hidden]) => hidden))).toEqual(
      new Set(HIGH_WIZARDS.filter(wizard => wizard !== 'terek')),
    )
  })

  it('keeps a known one known to the same players, and to nobody else', () => {
    for (const { wizards } of guesses(secret(), 0)) {
      expect(wizards).toMatchObject([
        { wizard: 'terek', letter: null, knownTo: [] },
        { wizard: 'veldor', letter: 'S', knownTo: [0] },
      ])
    }
    for (const seat of [1, null])
      for (const { wizards } of guesses(secret(), seat)) expect(wizards.map(({ knownTo }) => knownTo)).toEqual([[], []])
  })

  it('sets Traps and Phantasms missing from the deck aside with the first, or treats them as being met', () => {
    for (const { wizards, drawn, decks } of guesses(secret(), 1)) {
      const [first, second] = wizards
      expect([first!.cards.length, second!.cards, drawn]).toEqual([3, [second!.wizard], []])
      for (const card of first!.cards.slice(1)) expect(card).toMatch(/^(phantasm|trap)-/)
      const all = [...decks.wizards.draw, ...first!.cards, ...second!.cards]
      expect(new Set(all).size).toBe(14)
    }
    const met = table(({ decks: { wizards }, drawn }) => {
      for (const card of ['phantasm-1', 'trap-lair']) drawn.push(...wizards.draw.splice(wizards.draw.indexOf(card), 1))
    })
    for (const { wizards, drawn, decks } of guesses(met, 0)) {
      expect(wizards).toEqual([])
      expect(drawn).toHaveLength(2)
      for (const card of drawn) expect(card).toMatch(/^(phantasm|trap)-/)
      expect(new Set([...decks.wizards.draw, ...drawn]).size).toBe(14)
    }
  })
})
