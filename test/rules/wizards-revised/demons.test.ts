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
import { alone, enrol, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

const HERE = 'meadowfarm.c2'
/** The place of new Demons in these tests: A1 of the same land. */
const A1 = [1, 1]

/** Lets Ann, in an Order at a Rank, step among Demons, where she is asked for a spell if she knows one. */
const among = (
  [order, rank]: readonly [OrderName, Rank] = ['sorcerers', 1],
  prepare: (ann: Player, state: WizardsState) => void = () => {},
) =>
  alone((ann, state) => {
    enrol(ann, order, rank)
    ann.points = points(9, 12, 7)
    state.demons = [HERE]
    prepare(ann, state)
  }).roll(2)

/** Continues the same encounter, with this row of the table and these dice after it. */
const struck = (row: number, dice: readonly number[] = [], ...more: Parameters<typeof among>) =>
  among(...more)
    .dice(row, 1, ...dice)
    .say(`go ${HERE}`)

const rowsOf = (stage: Stage) =>
  stage
    .allTold('result')
    .filter(({ table }) => table === 'demons')
    .map(({ on }) => on)

describe('a player who meets Demons', () => {
  rule('D14', 'loses turns or points, becomes Dazed, or is carried into the Lair, and more Demons come', () => {
    expect(struck(1, [4, ...A1]).allTold('lost-turn').length).toBeGreaterThan(0)
    expect(struck(3, [3, ...A1]).player().points).toEqual(points(9, 12, 4))
    expect(struck(4, A1).player().dazed).toBe(true)
    const carried = struck(5, [5, 1, ...A1])
    expect(carried.allTold('transported')).toMatchObject([{ space: 'dragons-lair.c1' }])
    for (const stage of [struck(4, A1), carried]) expect(stage.state.demons).toEqual([HERE, 'meadowfarm.a1'])
  })

  rule('D14', 'gets no second marker if Demons come to Demons', () => {
    const stage = struck(4, A1, undefined, (_, state) => (state.demons = [HERE, 'meadowfarm.a1']))
    expect(stage.state.demons).toEqual([HERE, 'meadowfarm.a1'])
  })

  rule('D14', 'suffers a result one row worse after a failed spell', () => {
    const tried = (spell: string, order: readonly [OrderName, Rank]) =>
      among(order)
        .say(`go ${HERE}`)
        .dice(6, 5, 1, 1, 1, ...A1)
        .say(`cast ${spell}`)
    expect(rowsOf(tried('demon-dispelling', ['druids', 3]))).toEqual([4])
    expect(rowsOf(tried('demon-cloning', ['evil', 3]))).toEqual([4])
    expect(rowsOf(tried('demon-dodging', ['rangers', 3]))).toEqual([4])
  })

  rule(['D14', 'D34'], 'gains a die minus the Rank for dispelling or cloning them, and nothing for dodging', () => {
    const cast = (spell: string, order: readonly [OrderName, Rank], ...dice: number[]) =>
      among(order)
        .say(`go ${HERE}`)
        .dice(1, ...dice)
        .say(`cast ${spell}`)
    const dispelled = cast('demon-dispelling', ['druids', 3], 5)
    expect(dispelled.options[0]).toMatch(/^2 /)
    expect(dispelled.say(dispelled.options[0]!).state.demons).toEqual([])
    const cloned = cast('demon-cloning', ['evil', 3], 6)
    expect(cloned.options[0]).toMatch(/^3 /)
    expect(cloned.dice(...A1).say(cloned.options[0]!).state.demons).toEqual([HERE, 'meadowfarm.a1'])
    for (const stage of [dispelled, cloned]) expect(rowsOf(stage)).toEqual([])
    expect(cast('demon-dodging', ['rangers', 3]).state.demons).toEqual([HERE])
    const deluxe = cast('demon-dodging', ['rangers', 4]).say('drive off')
    expect(deluxe.state.demons).toEqual([])
    expect(deluxe.player().points).toEqual(points(9, 12, 7))
  })

  rule('D15', 'loses a Horse or a Hound, but keeps flying Animals', () => {
    const kept = (kind: Animal) =>
      struck(3, [1, ...A1], undefined, ann => (ann.animal = { kind, left: 3 })).allTold('animal').length === 0
    expect((['horse', 'hound', 'winged-horse', 'unicorn'] as const).map(kept)).toEqual([false, false, true, true])
  })

  rule('D35', 'can refuse the transport into the Lair', () => {
    const carried = among(['evil', 3]).say(`go ${HERE}`).dice(5, 1, 5, 1).say('no spell')
    expect(carried.options).toEqual(['cast escaping', 'no spell'])
    expect(
      carried
        .dice(1, ...A1)
        .say('cast escaping')
        .player().space,
    ).toBe(HERE)
  })

  rule('D34', 'can try to escape being Dazed, and is Dazed after declining or failing', () => {
    const asked = () => among(['evil', 4]).say(`go ${HERE}`).dice(4, 1).say('no spell')
    expect(asked().asked.data).toMatchObject({ on: 'dazing' })
    const refused = asked()
      .dice(...A1)
      .say('no spell')
    expect([refused.player().dazed, refused.allTold('spell')]).toEqual([true, []])
    expect(
      asked()
        .dice(6, ...A1)
        .say('cast escaping')
        .player().dazed,
    ).toBe(true)
    expect(
      asked()
        .dice(1, ...A1)
        .say('cast escaping')
        .player().dazed,
    ).toBe(false)
  })

  rule('D34', 'can escape being Dragonbound, and the question says so', () => {
    const stage = alone((ann, state) => {
      enrol(ann, 'evil', 2)
      state.dragon = HERE
      state.decks.tasks = { draw: [], discard: [] }
    }).roll(2)
    stage.dice(1, 1).say(`go ${HERE}`)
    if (stage.asked.topic === 'action') stage.say(stage.options.at(-1)!)
    expect(stage.asked.data).toMatchObject({ on: 'binding' })
  })
})

describe('Demons that attack everyone in a meeting (D19)', () => {
  /**
   * Lets Ann come to Bob, both in an Order at a Rank with a spell, where Demons attack both. The dice follow those for
   * the table.
   */
  const upon = (order: OrderName, rank: Rank) => {
    const stage = revised(state => {
      for (const player of state.players) enrol(player, order, rank)
      state.players[1]!.space = HERE
    })
    return stage.roll(1).dice(1, 1).say(`go ${HERE}`)
  }

  rule(['D19', 'D34'], 'leave once every player has driven them off, and not before', () => {
    const both = upon('druids', 3)
    both.dice(1, 6).say('cast demon-dispelling', '3 power').dice(1, 6).say('cast demon-dispelling', '3 power')
    expect(both.state.demons).toEqual([])
    const one = upon('druids', 3)
    one
      .dice(1, 6)
      .say('cast demon-dispelling', '3 power')
      .dice(4, 1, ...A1)
      .say('no spell')
    expect(one.state.demons).toEqual([HERE, 'meadowfarm.a1'])
    const first = upon('druids', 3)
    first
      .dice(4, 1, ...A1)
      .say('no spell')
      .dice(1, 6)
      .say('cast demon-dispelling', '3 power')
    expect(first.state.demons).toEqual([HERE, 'meadowfarm.a1'])
  })

  rule(['D19', 'D34'], 'stay even if every player has dodged them below Rank 4', () => {
    expect(upon('rangers', 3).dice(1).say('cast demon-dodging').dice(1).say('cast demon-dodging').state.demons).toEqual(
      [HERE],
    )
  })

  rule(['D19', 'D34'], 'are removed by a player who dodges at Rank 4 once the others have driven them off', () => {
    const met = (order: OrderName, does = 'drive off') => {
      const stage = revised(state => {
        enrol(state.players[0]!, 'rangers', 4)
        enrol(state.players[1]!, order, 3)
        state.players[1]!.space = HERE
      })
      return stage.roll(1).dice(1, 1).say(`go ${HERE}`).dice(1).say('cast demon-dodging', does).dice(1, 6)
    }
    expect(met('druids', 'let be').say('cast demon-dispelling', '3 power').state.demons).toEqual([HERE])
    expect(met('druids').say('cast demon-dispelling', '3 power').state.demons).toEqual([])
    expect(met('rangers').say('cast demon-dodging').state.demons).toEqual([HERE])
  })

  rule('D19', 'leave if everyone has seen them flee, and stay if one player has not', () => {
    const fled = (bob: readonly number[], ...answers: string[]) => {
      const stage = revised(state => {
        for (const player of state.players) enrol(player, 'sorcerers', 1)
        state.players[1]!.space = HERE
      })
      stage.roll(1).dice(1, 1, 6, 1, 4, ...bob)
      return stage.say(`go ${HERE}`, '3 power', ...answers).state.demons
    }
    expect(fled([6, 1, 4], '3 power')).toEqual([])
    expect(fled([4, 1, ...A1])).toEqual([HERE, 'meadowfarm.a1'])
  })
})

describe('a player who meets a Dragonbound one', () => {
  const toBound = (row: number, ...dice: number[]) => {
    const stage = revised(state => {
      const [ann, bob] = state.players as [Player, Player]
      enrol(ann, 'sorcerers', 1)
      enrol(bob, 'evil', 4)
      ann.points = points(9, 12, 7)
      Object.assign(bob, { space: HERE, bound: true })
    })
    return stage
      .roll(1)
      .dice(row, 1, ...dice)
      .say(`go ${HERE}`)
  }

  rule(
    'D28',
    'meets that player like Demons, but no new ones come; on a 6, the Dragonbound player is carried off',
    () => {
      const struckBy = toBound(4)
      expect(struckBy.allTold('meets')).toMatchObject([{ who: 'players', players: [1], rule: 'D28' }])
      expect(struckBy.player().dazed).toBe(true)
      expect(struckBy.state.demons).toEqual([])
      const fled = toBound(6, ...[1, 1, 1, 1])
      expect(fled.player(1).space).toBe('torwall.a1')
      expect(fled.player().points).toEqual(points(9, 12, 7))
    },
  )
})
