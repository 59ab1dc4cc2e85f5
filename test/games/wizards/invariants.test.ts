import { describe, expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { brokenInvariant } from '../../../src/games/wizards/rules/invariants.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { copy, Match } from '../../../src/kernel/index.ts'
import { giveEvent, putOut } from '../../rules/wizards/company.ts'
import { enrol, heldTask, Stage } from '../../rules/wizards/stage.ts'

/** Returns a table of two in play, with something of everything and every invariant intact. */
function sound(): WizardsState {
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      const [ann, bob] = state.players
      enrol(ann!, 'druids', 2)
      ann!.points = { knowledge: 5, perception: 5, power: 5 }
      ann!.tasks = [
        heldTask(48, [
          [0, 0, 'hillshire.c6'],
          [1, 0, 'torwall.a1'],
        ]),
        heldTask(36, [[0, 0, 'torwall.a1']], { letter: 'B' }),
      ]
      const { draw } = state.decks.tasks
      for (const { id } of ann!.tasks) draw.splice(draw.indexOf(id), 1)
      ann!.animal = { kind: 'hound', left: 3 }
      giveEvent(state, ann!, 36, 7)
      bob!.boat = 0
      bob!.space = 'sea.2909'
      state.boats = ['sea.2909', 'sea.3105']
      state.demons = ['woodswall.a1', 'sea.3105']
      state.haunted = [1]
      putOut(state, 'terek', 'hillshire.a1')
    },
  })
  return copy(stage.state)
}

/** One way to break each invariant, with the resulting message. */
const BROKEN: readonly [sentence: string, how: (state: WizardsState) => void][] = [
  ['there are 48 Event Cards, not 49', ({ decks }) => void decks.events.draw.pop()],
  ['there are 50 Event Cards, not 49', ({ decks }) => void decks.events.discard.push(7)],
  [
    'a Event Card is in two places',
    ({ decks }) => {
      decks.events.draw[0] = decks.events.draw[1]!
    },
  ],
  ['a Event Card is in two places', ({ decks }) => (decks.events.draw[decks.events.draw.length - 1] = 36)],
  ['Event Card 50 is unknown', ({ decks }) => (decks.events.draw[0] = 50)],
  ['there are 13 Wizard Cards, not 14', ({ decks }) => void decks.wizards.draw.pop()],
  ['there are 15 Wizard Cards, not 14', ({ drawn }) => void drawn.push('veldor')],
  ['a Wizard Card is in two places', ({ decks }) => (decks.wizards.draw[0] = 'terek')],
  ['Wizard Card merlin is unknown', ({ decks }) => (decks.wizards.draw[0] = 'merlin')],
  ['a Task Card is in two places', ({ decks }) => void decks.tasks.draw.push(48)],
  ['a Task Card is in two places', ({ decks }) => void decks.tasks.discard.push(decks.tasks.draw[0]!)],
  ['Task Card 99 is unknown', ({ decks }) => void decks.tasks.draw.push(99)],
  [
    'the seven Gem Cards are not all different',
    ({ gems }) => {
      gems.terek = gems.veldor
    },
  ],
  [
    'two Tasks of a player have the same letter',
    ({ players }) => void Object.assign(players[0]!.tasks[1]!, { letter: 'A' }),
  ],
  ['two Demon Markers are in one space', ({ demons }) => void demons.push('woodswall.a1')],
  ['the Completion Marker is at 10', state => (state.completed = 10)],
  ['the Completion Marker is at -1', state => (state.completed = -1)],
  ['a Territory that cannot fall has fallen', state => void state.fallen.push('dragons-lair')],
  ['Ann is nowhere (avalon.a1)', ({ players }) => (players[0]!.space = 'avalon.a1')],
  ['Ann is on fallen land, at meadowfarm.c1', state => void state.fallen.push('meadowfarm')],
  ['Bob is not where their boat is', ({ boats }) => (boats[0] = 'sea.2809')],
  ['Ann has negative points', ({ players }) => (players[0]!.points.knowledge = -1)],
  ['Ann has negative points', ({ players }) => (players[0]!.points.perception = -1)],
  ['Ann has negative points', ({ players }) => (players[0]!.points.power = -1)],
  ['Bob of Rank 0 has Tasks or points', ({ players }) => (players[1]!.points.power = 1)],
  ['Bob of Rank 0 has Tasks or points', ({ players }) => (players[1]!.points.perception = 1)],
  [
    'Bob of Rank 0 has Tasks or points',
    ({ players, decks }) => {
      players[1]!.tasks = [heldTask(49, [[0, 0, 'torwall.a1']])]
      decks.tasks.draw.splice(decks.tasks.draw.indexOf(49), 1)
    },
  ],
  ["Bob's Rank does not fit their Order", ({ players }) => (players[1]!.order = 'druids')],
  ["Bob's Rank does not fit their Order", ({ players }) => (players[1]!.rank = 1)],
  [
    'Ann has a completed Task',
    ({ players }) => {
      for (const mark of players[0]!.tasks[0]!.marks) mark.done = true
    },
  ],
  ['a Task Marker of Ann is on fallen land', state => void state.fallen.push('torwall')],
  ['Ann has an animal while Dazed or Dragonbound', ({ players }) => (players[0]!.dazed = true)],
  [
    'Ann has an animal while Dazed or Dragonbound',
    ({ players, decks }) => {
      players[0]!.bound = true
      decks.events.discard.push(...players[0]!.events.splice(0).map(({ id }) => id))
    },
  ],
  [
    'Ann has Event Cards while Dragonbound',
    ({ players }) => {
      players[0]!.bound = true
      players[0]!.animal = null
    },
  ],
  ['a Demon is on fallen land, at woodswall.a1', state => void state.fallen.push('woodswall')],
  ['a Demon is not in its boat', state => (state.haunted = [0])],
  [
    'two players are in one boat',
    ({ players }) => {
      players[0]!.boat = 0
      players[0]!.space = 'sea.2909'
    },
  ],
  [
    'the Dragon is on fallen land',
    state => {
      state.dragon = 'glendale.a1'
      state.fallen.push('glendale')
    },
  ],
  ['merlin is not a High Wizard', ({ wizards }) => void Object.assign(wizards[0]!, { wizard: 'merlin' })],
  [
    'terek is on fallen land',
    ({ wizards, fallen }) => {
      Object.assign(wizards[0]!, { at: 'glendale.a1' })
      fallen.push('glendale')
    },
  ],
]

describe('the invariants of Wizards', () => {
  it('hold in a sound position', () => {
    expect(brokenInvariant(sound())).toBeNull()
  })

  it.each(BROKEN)('report what is broken: %s (%#)', (sentence, how) => {
    const state = sound()
    how(state)
    expect(brokenInvariant(state)).toBe(sentence)
    expect(() => wizards.check(state)).toThrow(sentence)
  })

  it('allow two players in two boats, a swimmer at the very edge, and a Dragonbound player with nothing', () => {
    const state = sound()
    const [ann, bob] = state.players
    Object.assign(ann!, { boat: 1, space: 'sea.3105', bound: true, animal: null })
    state.decks.events.discard.push(...ann!.events.splice(0).map(({ id }) => id))
    expect(brokenInvariant(state)).toBeNull()
    Object.assign(bob!, { boat: null, space: 'sea.0000' })
    expect(brokenInvariant(state)).toBeNull()
  })

  it('allow the Completion Marker as far as the rulebook and the number of players allow', () => {
    const { state } = Stage.set({ game: wizardsRevised, seats: 2, variant: 'competitive' })
    const standsAt = (completed: number) => brokenInvariant({ ...copy(state), completed })
    expect([standsAt(5), standsAt(6)]).toEqual([null, 'the Completion Marker is at 6'])
  })

  it('allow a Task Card to leave the game, because it may name only fallen land', () => {
    const state = sound()
    state.decks.tasks.draw.pop()
    expect(brokenInvariant(state)).toBeNull()
  })

  it('allow a finished mark, or one without a place, on fallen land', () => {
    const state = sound()
    state.fallen.push('torwall')
    const [first, second] = state.players[0]!.tasks
    first!.marks[1]!.done = true
    second!.marks[0]!.at = null
    expect(brokenInvariant(state)).toBeNull()
  })

  it('require no pieces before play or after the end', () => {
    const astray = (change: Partial<WizardsState>) => {
      const state = Object.assign(sound(), change)
      state.players[0]!.space = 'avalon.a1'
      return brokenInvariant(state)
    }
    expect(astray({})).not.toBeNull()
    expect(astray({ phase: 'tiles' })).toBeNull()
    expect(astray({ result: { winners: [0], text: '' } })).toBeNull()
  })

  it('hold from the first roll on', () => {
    const seats = ['Ann', 'Bob']
    const options = { variant: 'standard', map: 'auto', removed: '0' }
    const header = { game: 'wizards', rules: wizards.rules, options, seats, seed: 'laws', practice: false }
    expect(brokenInvariant(wizards.begin(header))).toBeNull()
    expect(brokenInvariant(Match.begin(wizards, header).state)).toBeNull()
  })
})
