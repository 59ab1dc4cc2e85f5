import { expect } from 'vitest'
import { GEMS, HIGH_WIZARDS, type Rank, type WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company, giveEvent, MEETING } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/**
 * Sets up four players in pairs, Ann with Cyd and Bob with Dan. Ann is beside C2 of Meadowfarm, Cyd on it, the others
 * far away.
 */
function pairs(
  prepare: (state: WizardsState) => void = () => {},
  ranks: readonly Rank[] = [1, 1, 1, 1],
  variant: 'partnership' | 'standard' = 'partnership',
): Stage {
  return company(ranks, {
    variant,
    prepare: state => {
      state.players[1]!.space = 'torwall.b1'
      state.players[3]!.space = 'hillshire.a3'
      prepare(state)
    },
  })
}

/** Lets the Elves of Glendale offer Ann three points, which she takes. */
function elvesGiveAnnThree(stage: Stage): Stage {
  stage.roll(1).dice(3, 3, 3).say('go glendale.c3')
  return stage.options.includes('3 power') ? stage.say('3 power') : stage
}
const power = (stage: Stage) => stage.state.players.map(({ points }) => points.power)

rule('B', 'four or six players can play in pairs sitting opposite each other; two, three and five cannot', () => {
  for (const seats of [4, 6]) {
    const stage = company(new Array<Rank>(seats).fill(1), {
      variant: 'partnership',
      prepare: ({ players }) => {
        for (const player of players) player.space = player.seat === 0 ? 'glendale.center' : `torwall.b${player.seat}`
      },
    })
    elvesGiveAnnThree(stage)
    expect(power(stage)).toEqual(seats === 4 ? [3, 0, 3, 0] : [3, 0, 0, 3, 0, 0])
  }
  for (const seats of [2, 3, 5])
    expect(() => Stage.set({ seats, variant: 'partnership' }), `${seats}`).toThrow(`not ${seats}`)
})

rule('B.1', 'a partner gains the same points, in any Order, and nobody else does', () => {
  const atGlendale = (state: WizardsState) => (state.players[0]!.space = 'glendale.center')
  const shared = pairs(state => {
    atGlendale(state)
    enrol(state.players[2]!, 'sorcerers', 3)
  })
  expect(power(elvesGiveAnnThree(shared))).toEqual([3, 0, 3, 0])
  expect(power(elvesGiveAnnThree(pairs(atGlendale, [1, 1, 1, 1], 'standard')))).toEqual([3, 0, 0, 0])
})

rule('B.1', 'a player who cannot gain points gets none through the partner, and gives the partner none', () => {
  const glendale = (afflicted: number) =>
    pairs(state => {
      state.players[0]!.space = 'glendale.center'
      state.players[0]!.points.power = 1
      state.players[afflicted]!.bound = true
    })
  const partnerBound = glendale(2)
  expect(power(elvesGiveAnnThree(partnerBound))).toEqual([4, 0, 0, 0])
  const bound = glendale(0)
  bound.roll(2).dice(3, 3, 3).say('go glendale.c3')
  expect(power(bound)).toEqual([1, 0, 0, 0])
  const low = pairs(state => (state.players[0]!.space = 'glendale.center'), [1, 1, 4, 1])
  expect(power(elvesGiveAnnThree(low))).toEqual([3, 0, 0, 0])
})

rule('B.2', 'partners have no Player Encounter when they meet, but others do', () => {
  const partners = comeTogether(pairs())
  expect(partners.allTold('result')).toEqual([])
  const rivals = comeTogether(
    pairs(({ players }) => {
      players[1]!.space = MEETING
      players[2]!.space = 'torwall.b1'
    }),
    3,
    3,
  )
  expect(rivals.allTold('result')).toMatchObject([{ table: 'player-encounters-1-3' }])
  expect(
    comeTogether(
      pairs(() => {}, [1, 1, 1, 1], 'standard'),
      3,
      3,
    ).allTold('result'),
  ).toHaveLength(1)
})

rule('B.2', 'a third player in the space meets the newcomer, but not the partner of the newcomer', () => {
  const stage = comeTogether(
    pairs(({ players }) => (players[1]!.space = MEETING)),
    3,
    3,
  )
  expect(stage.state.players.map(({ animal }) => animal?.kind)).toEqual([
    'winged-horse',
    'winged-horse',
    undefined,
    undefined,
  ])
})

rule('B.2', 'rescuing a partner gains nothing', () => {
  const trapped = comeTogether(pairs(({ players }) => (players[2]!.trap = { kind: 'fortnight' })))
  expect(trapped.player(2).trap).toBeNull()
  expect(trapped.asked.topic).not.toBe('points')
  expect(trapped.player(0).points).toEqual({ knowledge: 0, perception: 0, power: 0 })
  const stranded = comeTogether(
    pairs(({ players }) => (players[2]!.stranded = true)),
    ...[1, 6, 1, 3],
  )
  expect(stranded.player(2)).toMatchObject({ stranded: false, space: 'hillshire.a3' })
  expect(stranded.player(0).points).toEqual({ knowledge: 0, perception: 0, power: 0 })
})

const task = (id: number, letter: string, mandatory = false) =>
  heldTask(id, [[0, 0, 'torwall.b2']], { letter, mandatory })

rule('B.3', 'partners who meet give each other any number of Optional Tasks', () => {
  const stage = comeTogether(
    pairs(({ players }) => {
      players[0]!.tasks = [task(36, 'A'), task(48, 'B'), task(49, 'C', true)]
      players[2]!.tasks = [task(63, 'A')]
    }),
  )
  expect(stage.question).toMatchObject({ seat: 0, topic: 'task' })
  expect(stage.options).toEqual(['task a', 'task b', 'none'])
  stage.say('task b', 'task a')
  expect(stage.question.seat).toBe(2)
  expect(stage.question.options).toHaveLength(4)
  stage.say('task a', 'none')
  expect(stage.player(0).tasks.map(({ id }) => id)).toEqual([49, 63])
  expect(stage.player(2).tasks.map(({ id }) => id)).toEqual([48, 36])
})

rule('B.4', 'partners who both collect Gems can exchange them, in secret', () => {
  const gatherers = (ranks: readonly Rank[], mandatory = false) =>
    comeTogether(
      pairs(({ players }) => {
        players[0]!.gems = { terek: 'ruby', veldor: 'onyx' }
        players[2]!.gems = { veldor: 'onyx', elekov: 'topaz' }
        if (mandatory) players[2]!.tasks = [task(36, 'A', true)]
      }, ranks),
    )
  const stage = gatherers([4, 1, 4, 1])
  // Cyd already has an Onyx.
  expect(stage.options).toEqual(['give ruby', 'none'])
  stage.say('give ruby')
  expect(stage.question.seat).toBe(2)
  stage.say('give topaz', 'none')
  expect(stage.asked.topic).toBe('roll')
  expect(stage.player(0).gems).toEqual({ veldor: 'onyx', elekov: 'topaz' })
  expect(stage.player(2).gems).toEqual({ veldor: 'onyx', terek: 'ruby' })
  expect(stage.match.view(1).players.map(({ gems }) => gems)).toEqual([null, {}, null, null])
  expect(stage.match.events().some(event => event.kind === 'gem' && event.to === undefined)).toBe(false)
  // This doesn't work if one of them is not collecting yet.
  expect(gatherers([4, 1, 3, 1]).question.topic).toBe('roll')
  expect(gatherers([4, 1, 4, 1], true).question.topic).toBe('roll')
})

rule('B.5', 'after the first two Fortnights two Territories fall at a time, instead of one', () => {
  for (const [variant, count] of [
    ['partnership', 2],
    ['standard', 1],
  ] as const) {
    const stage = pairs(
      state => {
        state.day = 41
        state.acted = 3
        state.next = 3
        state.demons = ['longrift.a1', 'woodswall.a2', 'woodswall.a3']
      },
      [1, 1, 1, 1],
      variant,
    )
    stage.roll(1).say('stop')
    expect(stage.state.fallen).toEqual(['woodswall', 'longrift'].slice(0, count))
  }
})

rule('B.5', 'a thwarted attack takes no Territory, and neither do the first two Fortnights', () => {
  for (const [day, thwarts] of [
    [41, 1],
    [13, 0],
  ] as const) {
    const stage = pairs(state => Object.assign(state, { day, thwarts, acted: 3, next: 3 }))
    stage.roll(1).say('stop')
    expect(stage.state.fallen).toEqual([])
  }
})

rule(['B', '13.win'], 'the partner of the player who brings the Gems wins too, and no one else does', () => {
  for (const [seats, brings, winners] of [
    [4, 0, [0, 2]],
    [4, 3, [3, 1]],
    [6, 0, [0, 3]],
  ] as const) {
    const stage = company(new Array<Rank>(seats).fill(4), {
      variant: 'partnership',
      comes: brings,
      prepare: ({ players }) => {
        for (const player of players) player.space = `torwall.b${player.seat + 1}`
        players[brings]!.space = 'sacred-circle.c1'
        players[brings]!.gems = Object.fromEntries(GEMS.map((gem, i) => [HIGH_WIZARDS[i]!, gem]))
      },
    })
    stage.roll(1).say('go sacred-circle.center', 'deliver gems')
    expect(stage.state.result?.winners).toEqual(winners)
  }
})

rule(
  ['B.1', '13.unfinished'],
  'a Task completed at Rank 4 does not give points to a lower-ranked partner either',
  () => {
    const completes = (rank: Rank) =>
      comeTogether(
        pairs(
          ({ players }) => {
            players[0]!.tasks = [heldTask(48, [[1, 0, MEETING]])]
            players[2]!.space = 'glendale.a3'
          },
          [rank, 1, 1, 1],
        ),
      ).say('take a10')
    const points = (stage: Stage) => stage.state.players.map(({ points }) => points.knowledge + points.power)
    expect(points(completes(4))).toEqual([0, 0, 0, 0])
    const [ann, , cyd] = points(completes(1))
    expect(ann).toBeGreaterThan(0)
    expect(cyd).toBe(ann)
  },
)

rule(['B.2', '8.5'], 'a partner summoned by Event 31 gets no Task', () => {
  const gifts = (summoned: number | null) =>
    comeTogether(
      pairs(state => {
        const [ann, , cyd] = state.players
        ann!.tasks = [heldTask(48, [[0, 0, 'torwall.a1']])]
        cyd!.tasks = [heldTask(63, [[0, 0, 'torwall.a2']])]
        if (summoned !== null) giveEvent(state, state.players[summoned]!, 31)
      }),
    ).asked
  expect(gifts(null)).toMatchObject({ seat: 0, topic: 'task', data: { to: 2 } })
  expect(gifts(2)).toMatchObject({ seat: 2, topic: 'task', data: { to: 0 } })
  expect(gifts(0)).toMatchObject({ seat: 0, topic: 'task', data: { to: 2 } })
})

rule(
  ['B.2', '7.3051i'],
  'a Dragonbound partner harms a partner like any other player, and no Tasks or Gems are exchanged',
  () => {
    for (const bound of [0, 2]) {
      const stage = comeTogether(
        pairs(({ players }) => {
          players[bound]!.bound = true
          for (const player of players) player.tasks = [heldTask(48, [[0, 0, 'torwall.a1']])]
        }),
        ...[1, 1, 3],
      )
      expect(stage.allTold('meets')).toMatchObject([{ seat: 2 - bound, players: [bound], rule: '7.3051' }])
      expect(stage.player(2 - bound).stunned).toBe(3)
      expect(stage.asked.topic).toBe('roll')
    }
  },
)
