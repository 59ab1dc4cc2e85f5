import { describe, expect } from 'vitest'
import type {
  Animal,
  OrderName,
  Player,
  Rank,
  WizardsState,
} from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import type { Stage } from '../wizards/stage.ts'
import { alone, enrol, eveOf, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** A plain of the Lair, and two other spaces there. */
const IN = 'dragons-lair.c1'
const [FAR, OTHER] = ['dragons-lair.b2', 'dragons-lair.b3']
/** The dice that move the Dragon to `OTHER`. */
const STIRS = [3, 3]
const PLAIN = 'meadowfarm.c2'

const dragonPlaced = (stage: Stage) => stage.allTold('placed').map(({ space }) => space)
const struck = (stage: Stage) => stage.allTold('result').filter(({ table }) => table === 'dragon')

/** Lets Ann step onto the Dragon. */
const meets = (prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
  alone((ann, state) => {
    state.dragon = PLAIN
    prepare(ann, state)
  })
    .top('tasks', 48)
    .roll(2)
    .say(`go ${PLAIN}`)

describe('the Dragon at the end of a turn', () => {
  /** Puts Ann and Bob here and the Dragon there, and lets Ann take a turn. */
  const ended = (ann: string, bob: string, dragon: string, prepare: (state: WizardsState) => void = () => {}) => {
    const stage = revised(state => {
      state.players[0]!.space = ann
      state.players[1]!.space = bob
      state.dragon = dragon
      prepare(state)
    })
    return stage
      .roll(1)
      .dice(...STIRS, 6, 6)
      .say('stop')
  }

  rule('D26', 'stirs in its Lair only for a player who is there and has taken their turn', () => {
    expect(dragonPlaced(ended(IN, PLAIN, FAR))).toEqual([OTHER])
    expect(dragonPlaced(ended('meadowfarm.c1', IN, FAR))).toEqual([])
  })

  rule('D26', 'returns if someone is in its Lair, and stays away if nobody is', () => {
    expect(dragonPlaced(ended('meadowfarm.c1', IN, 'torwall.a1'))).toEqual([OTHER])
    expect(dragonPlaced(ended('meadowfarm.c1', PLAIN, 'torwall.a1'))).toEqual([])
  })

  rule('D26', 'meets only the players where it lands', () => {
    const bobMet = (bob: string) => ended(IN, bob, FAR).allTold('meets')
    expect(bobMet(OTHER)).toMatchObject([{ who: 'dragon', seat: 1 }])
    expect(bobMet(FAR)).toEqual([])
  })

  rule(['D12', 'D26'], 'also returns after an attack by Evil, if someone is in its Lair', () => {
    const eve = (bob: string, dragon: string) => {
      const stage = revised(state => {
        eveOf(state, 3)
        // The land that falls is far from both.
        state.demons = ['timberlane.a1']
        state.fallen = state.placements.flatMap(({ tile }) =>
          ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'hillshire'].includes(tile) ? [tile] : [],
        )
        Object.assign(state.players[0]!, { space: bob })
        Object.assign(state.players[1]!, { space: 'edgewood.a1' })
        state.thwarts = 1
        state.dragon = dragon
      })
      return stage.roll(1).say('stop')
    }
    expect(eve(IN, 'meadowfarm.a1').state.dragon).toMatch(/^dragons-lair/)
    expect(dragonPlaced(eve('edgewood.c1', 'meadowfarm.a1'))).toEqual([])
    expect(dragonPlaced(eve(IN, FAR))).toEqual([])
  })

  rule('D34', 'can be dodged with the spell for three days, and stirs if that fails or is not tried', () => {
    const asked = () =>
      alone((ann, state) => {
        enrol(ann, 'evil', 4)
        Object.assign(ann, { space: IN, lair: 14 })
        state.dragon = FAR
      })
        .roll(1)
        .say('stop')
    expect(asked().options).toEqual(['cast dragon-dodging', 'no spell'])
    const dodged = asked().dice(1).say('cast dragon-dodging')
    expect([dragonPlaced(dodged), dodged.player().lair]).toEqual([[], 11])
    const failed = asked()
      .dice(6, ...STIRS)
      .say('cast dragon-dodging')
    expect([dragonPlaced(failed), failed.player().lair]).toEqual([[OTHER], 11])
    const left = asked()
      .dice(...STIRS)
      .say('no spell')
    expect([dragonPlaced(left), left.player().lair]).toEqual([[OTHER], 14])
    // Nobody is asked outside the Lair, and no player who doesn't know the spell.
    const of = (order: OrderName, rank: Rank, space: string) =>
      alone((ann, state) => {
        enrol(ann, order, rank)
        Object.assign(ann, { space, lair: 14 })
        state.dragon = FAR
      })
        .roll(1)
        .dice(...STIRS)
        .say('stop').asked.topic
    expect(of('evil', 4, 'meadowfarm.c1')).toBe('roll')
    expect(of('evil', 3, IN)).toBe('roll')
  })
})

describe('a player who meets the Dragon', () => {
  rule(['D28', 'D36'], 'gets no offer from the Dragon while Dragonbound, but does while Dazed', () => {
    const ill = (plight: 'dazed' | 'bound', order: OrderName | null) => {
      const stage = alone((ann, state) => {
        if (order) enrol(ann, order, 1)
        ann[plight] = true
        state.dragon = PLAIN
      }).top('tasks', 48)
      return stage.roll(2).dice(6, 6).say(`go ${PLAIN}`)
    }
    expect(ill('dazed', 'druids').options).toEqual(['join evil', 'leave'])
    expect(ill('dazed', 'druids').say('join evil').player()).toMatchObject({ order: 'evil', dazed: true })
    for (const stage of [ill('bound', 'druids'), ill('bound', 'evil')]) {
      expect(stage.allTold('meets')).toMatchObject([{ who: 'dragon' }])
      expect(struck(stage)).toHaveLength(1)
    }
    expect(ill('bound', null).player().order).toBeNull()
    expect(ill('dazed', null).player()).toMatchObject({ order: 'evil', dazed: true })
  })

  rule('D34', 'tames it and nothing happens, or suffers a result one row worse', () => {
    const taming = (...dice: number[]) =>
      meets(ann => enrol(ann, 'druids', 4))
        .say('leave')
        .dice(...dice)
        .say('cast dragon-taming')
    expect(struck(taming(1))).toEqual([])
    expect(struck(taming(6, 3, 4))).toMatchObject([{ on: 3 }])
  })

  rule(['D26', 'D34'], 'pays three days of Lair Time for a spell, successful or not, and one day otherwise', () => {
    const lairTime = (answer: string, ...dice: number[]) => {
      const stage = alone((ann, state) => {
        enrol(ann, 'druids', 4)
        Object.assign(ann, { space: 'dragons-lair.c1', lair: 14 })
        state.dragon = 'dragons-lair.c6'
      })
      stage.roll(4).say('go dragons-lair.c6', 'leave')
      stage.dice(...dice).say(answer)
      // In the Lair she is attacked, if at all, by something that leaves her there.
      return stage.player().lair
    }
    expect(lairTime('cast dragon-taming', 1)).toBe(11)
    expect(lairTime('cast dragon-taming', 6, 5, 5)).toBe(11)
    expect(lairTime('no spell', 6, 6)).toBe(13)
  })

  rule('D15', 'loses a Horse, a Hound or a Winged Horse, but keeps a Unicorn', () => {
    const kept = (kind: Animal) => {
      const stage = meets(ann => {
        enrol(ann, 'druids', 1)
        ann.animal = { kind, left: 3 }
      })
      return stage.dice(6, 6).say('leave').allTold('animal').length === 0
    }
    expect((['horse', 'hound', 'winged-horse', 'unicorn'] as const).map(kept)).toEqual([false, false, false, true])
  })

  rule(['D1', 'D36'], 'is not attacked once the Dragon has advanced them to the last Rank', () => {
    const stage = meets(ann => {
      enrol(ann, 'evil', 4)
      ann.points = points(75)
    })
    expect(struck(stage.say('no spell', 'advance'))).toEqual([])
    expect(stage.state.result?.winners).toEqual([0])
  })

  rule(
    ['D22', 'D35'],
    'can refuse to be dragged to the Center, where everything is met even after two meetings',
    () => {
      const dragged = (order: OrderName, rank: Rank) =>
        meets(ann => {
          enrol(ann, order, rank)
          ann.visits = { 'dragons-lair.center': 2 }
        })
          .dice(5, 5)
          .say('leave')
      expect(dragged('sorcerers', 3).options).toEqual(['cast escaping', 'no spell'])
      const there = alone((ann, state) => {
        enrol(ann, 'sorcerers', 1)
        Object.assign(ann, { space: IN, visits: { 'dragons-lair.center': 2 } })
        state.dragon = 'dragons-lair.c6'
      })
        .roll(2)
        .dice(5, 5)
        .say('go dragons-lair.c6', 'leave')
      expect(there.player().space).toBe('dragons-lair.center')
      expect(there.allTold('meets').map(({ space }) => space)).toContain('dragons-lair.center')
    },
  )
})
