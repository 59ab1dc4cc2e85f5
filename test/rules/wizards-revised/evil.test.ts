import { describe, expect } from 'vitest'
import { standing } from '../../../src/games/wizards/rules/facts/spaces.ts'
import { brokenInvariant } from '../../../src/games/wizards/rules/invariants.ts'
import { bookOf } from '../../../src/games/wizards/rules/state/book.ts'
import { TASKS } from '../../../src/games/wizards/rules/state/cards.ts'
import { cardStands } from '../../../src/games/wizards/rules/tasks/task-places.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { rulesOf } from '../../rule.ts'
import { alone, enrol, errand, eveOf, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** Lets Bob end the day with a roll that brings no meeting. */
const endDay = (stage: ReturnType<typeof revised>) => stage.roll(1).say('stop')

describe('the goal and the setup', () => {
  rule('D1', 'the first player to reach Rank 5 wins, and there are no Gems', () => {
    const stage = revised(({ players: [ann], wizards }) => {
      enrol(ann!, 'sorcerers', 4)
      ann!.points = points(100)
      ann!.space = 'megmorans-tower.c1'
      expect(wizards).toEqual([])
    })
    stage.roll(2).say('go megmorans-tower.center')
    expect(stage.options).not.toContain('summon gem')
    stage.say('advance')
    expect(stage.state.result?.winners).toEqual([0])
    expect(stage.player().rank).toBe(5)
  })

  rule('D1', 'the winning meeting ends everything: no Animal leaves, and no Event ends', () => {
    const wins = (how: string) => {
      const stage = revised(({ players: [ann], decks: { events } }) => {
        enrol(ann!, 'sorcerers', 4)
        ann!.points = points(100)
        ann!.animal = { kind: 'unicorn', left: 1 }
        // Elven Blood, in its last turn.
        events.draw = events.draw.filter(id => id !== 37)
        ann!.events = [{ id: 37, until: null, turns: 1 }]
      })
      stage.say(`${how} megmorans-tower.center`, 'advance')
      expect(stage.told('end')).toMatchObject([{ winners: [0] }])
      expect(stage.player().events).toHaveLength(1)
      return stage
    }
    expect(wins('ride').player().animal).toEqual({ kind: 'unicorn', left: 1 })
    // A player carried off lands when the turn ends.
    expect(wins('transport').told('event')).toEqual([])
  })

  rule('D2', 'Rank 5 requires every Mandatory Task to be completed or lost', () => {
    const offers = (mandatory: boolean) => {
      const stage = revised(({ players: [ann] }) => {
        enrol(ann!, 'sorcerers', 4)
        ann!.points = points(100)
        ann!.space = 'megmorans-tower.c1'
        ann!.tasks = [errand(1, 'torwall.a1', mandatory)]
      })
      return stage.roll(2).say('go megmorans-tower.center').options
    }
    expect(offers(true)).not.toContain('advance')
    expect(offers(false)).toContain('advance')
  })

  rule('D3', 'two players can start in the same space', () => {
    expect(bookOf({ book: 'revised' }).apart).toBe(false)
    expect(bookOf({}).apart).toBe(true)
  })

  rule('D4', 'each player secretly gets three lands, and draws another for each one laid', async () => {
    const { wizardsRevised } = await import('../../../src/games/wizards-revised/game.ts')
    const { Match } = await import('../../../src/kernel/index.ts')
    const header = {
      game: 'wizards-revised',
      rules: 1,
      options: { map: 'arrange' },
      seats: ['Ann', 'Bob'],
      seed: 'lands',
      practice: false,
    }
    const match = Match.begin(wizardsRevised, header)
    const first = match.questions[0]!.seat
    expect(match.state.hands.map(hand => hand.length)).toEqual([3, 3])
    const view = match.view(1 - first)
    expect(view.hands[first]).toEqual(['', '', ''])
    expect(view.hands[1 - first]).toEqual(match.state.hands[1 - first])
    const say = () => match.answer(first, match.questions[0]!.options[0]!.id)
    say()
    say()
    expect(match.undoable(first).moves).toBe(2)
    say()
    expect(match.state.hands.map(hand => hand.length)).toEqual([3, 3])
    // A player who has seen the drawn land cannot take back a tile placed earlier.
    expect(match.undoable(first).moves).toBe(0)
    expect(match.state.placements).toEqual([])
    expect(match.state.spots).toHaveLength(1)
    expect(match.view(1 - first).spots).toEqual([expect.not.objectContaining({ tile: expect.anything() })])
    while (match.state.phase !== 'play') match.answer(match.questions[0]!.seat, match.questions[0]!.options[0]!.id)
    expect(match.state.placements).toHaveLength(18)
  })

  rule('D5', 'if all are at Rank 4 when a Task is drawn and no Task is possible, the game is a draw', () => {
    const drawn = (rank: 3 | 4, held: boolean, bobs = 60) => {
      const stage = revised(state => {
        const [ann, bob] = state.players
        enrol(ann!, 'sorcerers', 4)
        enrol(bob!, 'sorcerers', rank)
        ann!.points = points(60)
        bob!.points = points(bobs)
        ann!.space = 'megmorans-tower.c1'
        // All except the Circle, the Lair and this tower have fallen; the cards that could still be done are held, or
        // one of them is not.
        state.fallen = standing(state)
          .map(({ id }) => id)
          .filter(id => !['sacred-circle', 'dragons-lair', 'megmorans-tower'].includes(id))
        state.decks.tasks = { draw: [], discard: [] }
        const left = TASKS.filter(card => cardStands(state, ann!, card)).slice(held ? 0 : 1)
        ann!.tasks = left.map(({ id }, i) => ({
          ...errand(id, 'megmorans-tower.a1'),
          letter: String.fromCharCode(65 + i),
        }))
      })
      // Her Mentor has only a Task for her.
      return stage.roll(2).say('go megmorans-tower.center')
    }
    const draw = drawn(4, true)
    expect(draw.state.result).toEqual({
      winners: [],
      text: 'Nothing is left that anybody could do; nobody wins.',
    })
    expect(draw.told('end')).toMatchObject([{ how: 'draw', winners: [], rule: 'D5' }])
    expect(wizardsRevised.ending?.(draw.state)).toMatch(/nobody/i)
    // The game continues while a player is below Rank 4 or lacks its points, or while a removed card could still be
    // done.
    for (const goesOn of [drawn(3, true), drawn(4, true, 20), drawn(4, false)]) expect(goesOn.state.result).toBeNull()
  })

  rule('D6', 'a player on an island without a boat is not stranded', () => {
    const stage = alone(ann => (ann.space = 'hamdrels-cottage.c1'))
    expect(stage.player().stranded).toBe(false)
    expect(stage.options).toContain('call for help')
    expect(stage.options).not.toContain('ask for help')
  })
})

describe('the Evil Spirit', () => {
  rule('D7', 'on Day 14 everyone takes a turn before Evil acts', () => {
    const stage = revised(state => {
      eveOf(state, 3)
      state.acted = 0
      state.next = 0
    })
    expect(stage.question.seat).toBe(0)
    stage.roll(1).say('stop')
    expect(stage.question.seat).toBe(1)
    expect(stage.state.fallen).toEqual([])
    endDay(stage)
    expect(stage.state.fallen).toHaveLength(1)
    expect(stage.state.day).toBe(43)
  })

  rule('D8', 'Evil takes more lands over time, and more from partners', () => {
    const lost = (variant: 'competitive' | 'cooperative', players: number) =>
      [1, 2, 3, 4, 5, 6, 7, 12].map(fortnight => bookOf({ book: 'revised' }).landsLost(fortnight, { variant, players }))
    expect(lost('competitive', 4)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(lost('cooperative', 1)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(lost('cooperative', 2)).toEqual([0, 0, 1, 1, 2, 3, 3, 3])
    expect(lost('cooperative', 3)).toEqual([0, 0, 1, 1, 2, 3, 4, 4])
  })

  rule('D9', 'three Tasks per player save one land; surplus is kept, and if no land falls, no Demons come', () => {
    expect(bookOf({ book: 'revised' }).tasksToThwart(2)).toBe(6)
    const outcome = (fortnight: number, thwarts: number, demons: string[] = []) => {
      const stage = revised(state => {
        eveOf(state, fortnight)
        state.thwarts = thwarts
        state.demons = demons
      })
      endDay(stage)
      return {
        fallen: stage.state.fallen.length,
        thwarts: stage.state.thwarts,
        demons: stage.allTold('demon').length > 0,
      }
    }
    expect(outcome(3, 2)).toEqual({ fallen: 0, thwarts: 1, demons: false })
    expect(outcome(5, 1, ['torwall.a1'])).toMatchObject({ fallen: 1, thwarts: 0, demons: true })
    // With no land marked, just one would fall, and it is saved.
    expect(outcome(5, 1)).toEqual({ fallen: 0, thwarts: 0, demons: false })
    expect(outcome(7, 2)).toEqual({ fallen: 0, thwarts: 1, demons: false })
    // A thwart in the first two Fortnights waits for the first land.
    expect(outcome(2, 1).thwarts).toBe(1)
  })

  rule(
    'D10',
    'in the first two each player is carried off, lands and gets Demons in turn; Rank 0 meets a High Wizard',
    () => {
      const stage = revised(state => {
        eveOf(state, 1)
        state.players[0]!.dazed = true
        enrol(state.players[0]!, 'druids', 1)
      })
      // Ann to Torwall, with her Demons elsewhere there; the lot makes Bob meet Terek.
      stage.roll(1).dice(1, 1, 1, 1, 3, 3, 36).say('stop')
      while (stage.state.day === 14) stage.say(stage.options[0]!)
      expect(stage.player(0).dazed).toBe(false)
      const told = stage.allTold('transported').map(({ seat }) => seat)
      expect(told.slice(0, 2)).toEqual([0, 1])
      expect(stage.allTold('meets').some(({ seat, who }) => seat === 1 && who === 'terek')).toBe(true)
    },
  )

  rule(
    'D11',
    'the land with the highest marker count minus High Wizards falls, Common first, or the foreseen one',
    () => {
      const falls = (prepare: Parameters<typeof revised>[0]) => {
        const stage = revised(state => {
          eveOf(state, 3)
          prepare?.(state)
        })
        endDay(stage)
        return stage.state.fallen
      }
      expect(
        falls(
          state =>
            (state.demons = ['torwall.a1', 'longrift.a1', 'longrift.a2', 'glendale.a1', 'glendale.a2', 'glendale.a3']),
        ),
      ).toEqual(['longrift'])
      expect(
        falls(state => {
          state.demons = ['torwall.a1', 'longrift.a1', 'longrift.a2']
          const { draw } = state.decks.wizards
          for (const wizard of ['terek', 'veldor'] as const) {
            draw.splice(draw.indexOf(wizard), 1)
            state.wizards.push({ wizard, at: 'longrift.a4', letter: null, knownTo: [], cards: [wizard] })
          }
        }),
      ).toEqual(['torwall'])
      // Only an Elven land is marked: it falls before a Common one without markers.
      expect(falls(state => (state.demons = ['glendale.a1']))).toEqual(['glendale'])
      expect(
        falls(state => {
          state.demons = ['torwall.a1', 'torwall.a2']
          state.foreseen = 'woodswall'
        }),
      ).toEqual(['woodswall'])
    },
  )

  rule('D12', 'Tasks are lost, players land in the Lair, markers become Demons, and the Dragon returns', () => {
    const stage = revised(state => {
      eveOf(state, 3)
      state.demons = ['torwall.a1']
      state.dragon = 'glendale.a1'
      const [ann] = state.players
      enrol(ann!, 'druids', 1)
      ann!.space = 'torwall.a3'
      ann!.tasks = [
        {
          ...errand(8, 'torwall.center'),
          marks: [
            { stage: 0, part: 0, at: 'torwall.center', done: false },
            { stage: 1, part: 0, at: 'woodswall.a4', done: false },
          ],
        },
      ]
    })
    endDay(stage)
    while (stage.state.day === 42 && !stage.state.result) stage.say(stage.options.at(-1)!)
    expect(stage.state.fallen).toEqual(['torwall'])
    expect(stage.player().tasks).toEqual([])
    expect(stage.allTold('demon').some(({ space }) => space === 'woodswall.a4')).toBe(true)
    expect(stage.allTold('transported')[0]).toMatchObject({ seat: 0, from: 'torwall.a3' })
    expect(stage.state.dragon.startsWith('dragons-lair')).toBe(true)
  })

  rule('D12', 'a player asked about escaping the transport is no longer on the fallen land', () => {
    const stage = revised(state => {
      eveOf(state, 3)
      state.demons = ['torwall.a1']
      const [ann] = state.players
      enrol(ann!, 'evil', 4)
      ann!.space = 'torwall.a3'
    })
    endDay(stage)
    while (stage.state.fallen.length === 0 || !stage.options.includes('cast escaping')) stage.say(stage.options.at(-1)!)
    expect(stage.state.fallen).toEqual(['torwall'])
    expect(brokenInvariant(stage.state)).toBeNull()
    stage.say('no spell')
    expect(stage.allTold('transported').find(({ seat }) => seat === 0)).toMatchObject({ from: 'torwall.a3' })
  })

  rule('D12', 'another player on that land who is asked later is no longer on it either', () => {
    const stage = revised(state => {
      eveOf(state, 3)
      state.demons = ['torwall.a1']
      for (const [i, player] of state.players.entries()) {
        enrol(player, 'evil', 4)
        player.space = ['torwall.a3', 'torwall.b2'][i]!
      }
    })
    endDay(stage)
    while (stage.state.fallen.length === 0 || !stage.options.includes('cast escaping')) stage.say(stage.options.at(-1)!)
    expect(brokenInvariant(stage.state)).toBeNull()
    stage.say('no spell')
    expect(brokenInvariant(stage.state)).toBeNull()
    stage.say('no spell')
    const from = (seat: number) => stage.allTold('transported').find(told => told.seat === seat)
    expect([from(0), from(1)]).toMatchObject([{ from: 'torwall.a3' }, { from: 'torwall.b2' }])
  })

  rule('D13', 'a named place on fallen land is replaced by a space in the Lair', () => {
    const stage = alone((ann, state) => {
      enrol(ann, 'wizards', 1)
      state.fallen = ['green-grove']
      ann.space = 'torwall.c1'
    }).top('events', 4)
    // The road to the Star Crest of Event 4.
    stage.dice(3, 1).say('roll').dice(4, 4).say('stop')
    expect(stage.player().space.startsWith('dragons-lair')).toBe(true)
  })
})
