import { expect } from 'vitest'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type {
  HighWizard,
  OrderName,
  Player,
  Rank,
  WizardsState,
} from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, MEETING, putOut } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

interface Caster {
  readonly order?: OrderName
  readonly rank: Rank
  readonly at?: SpaceId
  readonly seats?: number
  readonly prepare?: (ann: Player, state: WizardsState) => void
}

/** Sets up Ann, in an Order at a Rank, in this space, far from the others. */
function caster({ order = 'wizards', rank, at = 'meadowfarm.c1', seats = 1, prepare }: Caster): Stage {
  return Stage.set({
    seats,
    prepare: state => {
      const [ann, ...others] = state.players
      enrol(ann!, order, rank)
      ann!.space = at
      for (const other of others) other.space = `torwall.b${other.seat}`
      prepare?.(ann!, state)
    },
  })
}

rule('11.22', 'an Encounter Spell can be cast only on something that threatens the player', () => {
  const stage = caster({ rank: 4, at: 'sacred-circle.c1', prepare: ann => (ann.animal = { kind: 'hound', left: 4 }) })
  expect(stage.options).toEqual(['roll', 'cast transporting'])
  stage.roll(2)
  expect(stage.options.filter(id => id.startsWith('cast'))).toEqual(['cast swiftness'])
  stage.say('stop')
  expect(stage.question.topic).toBe('roll')
})

rule('11.221', 'Animal Summoning is cast after a turn without an encounter, and on 1 to 5 an Animal is rolled', () => {
  for (const die of [1, 5]) {
    const stage = caster({ rank: 2 }).roll(1).say('go meadowfarm.c2', 'stop')
    expect(stage.options).toEqual(['cast animal-summoning', 'no spell'])
    stage.dice(die, 4, 4).say('cast animal-summoning')
    expect(stage.player().animal).toEqual({ kind: 'horse', left: 3 })
  }
  const failed = caster({ rank: 2 }).roll(1).say('stop').dice(6).say('cast animal-summoning')
  expect(failed.player().animal).toBeNull()
  expect(failed.allTold('result')).toEqual([])
})

rule('11.221', 'Animal Summoning can bring the Dragon', () => {
  const stage = caster({ rank: 2 }).roll(1).say('stop').dice(1, 1, 1, 6, 6).say('cast animal-summoning')
  expect(stage.state.dragon).toBe('meadowfarm.c1')
})

rule(
  '11.221',
  'it cannot be cast after an encounter, with an Animal present, or where no Random Encounter is possible',
  () => {
    const over = (stage: Stage) => stage.question.topic === 'roll'
    expect(over(caster({ rank: 2, at: 'meadowfarm.c2' }).roll(1).dice(6, 6).say('go meadowfarm.a2'))).toBe(true)
    expect(over(caster({ rank: 2 }).roll(1, 1).dice(5, 5, 6, 6).say('stop'))).toBe(true)
    const guest = caster({ order: 'druids', rank: 3, prepare: (_, state) => putOut(state, 'terek', MEETING) })
    expect(over(guest.roll(1).say(`go ${MEETING}`, 'leave'))).toBe(true)
    const rider = caster({ rank: 2, prepare: ann => (ann.animal = { kind: 'hound', left: 4 }) })
    expect(over(rider.roll(1).say('stop'))).toBe(true)
    for (const at of ['sacred-circle.c1', 'megmorans-tower.c1', 'hamdrels-cottage.a1', 'meadowfarm.a2', 'sea.3105'])
      expect(over(caster({ rank: 2, at }).roll(1).say('stop')), at).toBe(true)
  },
)

const withDemon = (rank: Rank = 3) => caster({ rank, prepare: (_, state) => (state.demons = [MEETING]) })

rule('11.222', 'Demon Dispelling drives the Demon off and gives a die of points', () => {
  const stage = comeTogether(withDemon())
  expect(stage.options).toEqual(['cast demon-dispelling', 'no spell'])
  stage.dice(5, 4).say('cast demon-dispelling', '4 power')
  expect(stage.state.demons).toEqual([])
  expect(stage.player().points.power).toBe(4)
  expect(stage.allTold('result')).toEqual([])
})

rule('11.222', 'if Demon Dispelling fails, the Demons attack, and a 6 is rerolled', () => {
  const stage = comeTogether(withDemon()).dice(6, 6, 2, 1, 6, 4, 4, 1, 1).say('cast demon-dispelling')
  expect(stage.allTold('result')).toMatchObject([{ table: 'demons', on: 4 }])
  expect(stage.player().dazed).toBe(true)
  expect(stage.state.demons).toEqual([MEETING, 'meadowfarm.a1'])
  // Demons may leave even if the player casts nothing.
  const bare = comeTogether(withDemon()).dice(6, 6, 2).say('no spell')
  expect(bare.state.demons).toEqual([])
})

rule(
  '11.24',
  'an Encounter Spell is cast once per opponent, but can be cast on another opponent in the same turn',
  () => {
    // The Demon stays without another question; the second one attacks her at the end of its move.
    const stage = comeTogether(
      caster({
        rank: 4,
        prepare: (_, state) => {
          state.demons = [MEETING, 'dragons-lair.a3']
        },
      }),
    )
    stage.dice(6, 5, 5, 1, 1, 1, 3).say('cast demon-dispelling')
    expect(stage.player().space).toBe('dragons-lair.a3')
    // It is not one of the spells limited to one try per turn.
    expect(stage.player().cast).toEqual([])
    expect(stage.options).toEqual(['cast demon-dispelling', 'no spell'])
  },
)

const ENOUGH = { knowledge: 15, perception: 10, power: 5 }

/** Lets Ann enter the Dwelling of Glendale with these dice. */
function enterDwelling(setting: Omit<Caster, 'at'>, ...dice: number[]): Stage {
  return caster({ ...setting, at: 'glendale.center' })
    .roll(1)
    .dice(...dice)
    .say('go glendale.c3')
}
const apprentice = (prepare?: Caster['prepare']): Omit<Caster, 'at'> => ({
  rank: 1,
  prepare: (ann, state) => {
    ann.points = { ...ENOUGH }
    prepare?.(ann, state)
  },
})
const offersTelepathy = (stage: Stage): boolean => stage.options.includes('cast telepathy')

rule('11.231', 'a Wizard casts Telepathy in a Dwelling instead of meeting the Elves; it works on 1 and 2', () => {
  const stage = () => enterDwelling(apprentice())
  expect(stage().options).toEqual(['cast telepathy', 'no spell'])
  for (const die of [1, 2]) {
    const result = stage().top('wizards', 'phantasm-1', 'trap-lair', 'terek').dice(die).say('cast telepathy')
    expect(result.player()).toMatchObject({ rank: 2, space: 'glendale.c3' })
    expect(result.allTold('result')).toEqual([])
    expect(result.state.decks.wizards.draw).toHaveLength(14)
  }
  for (const die of [3, 4, 5, 6]) {
    const unheard = stage().dice(die).say('cast telepathy')
    expect(unheard.player().rank).toBe(1)
    expect(unheard.allTold('result')).toEqual([])
  }
  const elves = stage().dice(6, 6).say('no spell')
  expect(elves.allTold('result')).toMatchObject([{ table: 'elven-dwellings' }])
})

rule(
  '11.231',
  'no other Order can cast Telepathy, and nobody can while the marker of a High Wizard is on the board',
  () => {
    for (const order of ['sorcerers', 'druids'] as const) {
      const points = { knowledge: 80, perception: 80, power: 80 }
      expect(offersTelepathy(enterDwelling({ order, rank: 1, prepare: ann => (ann.points = points) }, 6, 6))).toBe(
        false,
      )
    }
    for (const letter of [null, 'S']) {
      const out = apprentice((_, state) => putOut(state, 'terek', 'torwall.a1', { letter }))
      expect(offersTelepathy(enterDwelling(out, 6, 6))).toBe(false)
    }
  },
)

rule('11.2311', 'below Rank 4, Telepathy advances a player who has the points', () => {
  const poor = apprentice(ann => (ann.points.power = 4))
  expect(offersTelepathy(enterDwelling(poor, 6, 6))).toBe(false)
  const stage = enterDwelling(apprentice()).dice(1).say('cast telepathy')
  expect(stage.player()).toMatchObject({ rank: 2, tasks: [] })
})

const gemOf = (state: WizardsState, wizard: HighWizard, gem: 'ruby' | 'false'): void => {
  const other = (Object.keys(state.gems) as HighWizard[]).find(name => state.gems[name] === gem)!
  ;[state.gems[wizard], state.gems[other]] = [gem, state.gems[wizard]]
}

rule('11.2312', 'at Rank 4, Telepathy collects Gems, unless the player has a Mandatory Task left', () => {
  const gathers = { rank: 4, prepare: (_: Player, state: WizardsState) => gemOf(state, 'terek', 'ruby') } as const
  const stage = enterDwelling(gathers).top('wizards', 'terek').dice(2, 5).say('cast telepathy')
  expect(stage.player().gems).toEqual({ terek: 'ruby' })
  const refused = enterDwelling(gathers).top('wizards', 'terek').dice(2, 6).say('cast telepathy')
  expect(refused.player().gems).toEqual({})
  const busy = {
    rank: 4,
    prepare: (ann: Player) => (ann.tasks = [heldTask(36, [[0, 0, 'torwall.b1']], { mandatory: true })]),
  }
  expect(offersTelepathy(enterDwelling(busy as Caster, 6, 6))).toBe(false)
})

rule('11.2312', 'the False Wizard can steal by thought', () => {
  const robbed = enterDwelling({
    rank: 4,
    prepare: (ann, state) => {
      ann.gems = { veldor: 'ruby' }
      gemOf(state, 'terek', 'false')
    },
  })
  robbed.top('wizards', 'terek').dice(1, 4).say('cast telepathy')
  expect(robbed.player().gems).toEqual({})
  expect(robbed.player().known).toEqual({ terek: 'false' })
})

const TOWER = 'melekoks-tower.center'

/** Lets Ann, a Sorcerer, enter a Master Sorcerer's Tower from the next space. */
const enterTower = (setting: Partial<Caster> = {}) =>
  caster({ order: 'sorcerers', rank: 4, ...setting, at: 'melekoks-tower.c1' })
    .roll(1)
    .say(`go ${TOWER}`)
const SUMMON = 'summon gem'

rule('11.232', 'only a Sorcerer of Rank 4 can summon Gems, and only in the Tower of a Master Sorcerer', () => {
  expect(enterTower().options).toContain(SUMMON)
  expect(enterTower({ rank: 3 }).options).not.toContain(SUMMON)
  for (const order of ['wizards', 'druids'] as const) expect(enterTower({ order }).options).not.toContain(SUMMON)
  const elsewhere = caster({ order: 'sorcerers', rank: 4, at: 'glendale.center' }).roll(1).dice(6, 6)
  expect(elsewhere.say('go glendale.c3').question.topic).toBe('roll')
})

rule('11.232', 'a player who stays in the Tower can summon once a turn', () => {
  const stage = caster({ order: 'sorcerers', rank: 4, at: TOWER })
  for (let turn = 0; turn < 3; turn++) {
    stage.roll(1).say('stop')
    expect(stage.options).toEqual(['cast gem-summoning', 'no spell'])
    stage.dice(6).say('cast gem-summoning')
    expect(stage.question.topic).toBe('roll')
  }
  const wizard = caster({ order: 'wizards', rank: 4, at: TOWER }).roll(1).say('stop')
  expect(wizard.question.topic).toBe('roll')
})

rule(
  '11.2321',
  'with markers on the board, the player calls one of those High Wizards without a roll, and his cards go back',
  () => {
    for (const [die, gems] of [
      [5, { terek: 'ruby' }],
      [6, {}],
    ] as const) {
      const stage = enterTower({
        prepare: (_, state) => {
          putOut(state, 'terek', 'torwall.a1')
          putOut(state, 'veldor', 'torwall.a2', { letter: 'S' })
          gemOf(state, 'terek', 'ruby')
        },
      })
      stage.say(SUMMON)
      expect(stage.question.options.map(({ label }) => label)).toEqual(['Terek', 'Secret Wizard S'])
      stage.dice(die).say('call 1')
      expect(stage.player().gems).toEqual(gems)
      expect(stage.state.wizards.map(out => out.wizard)).toEqual(['veldor'])
      expect(stage.state.decks.wizards.draw).toContain('terek')
    }
  },
)

rule('11.2322', 'without markers on the board, summoning works on 1 or 2, and a High Wizard is drawn', () => {
  const summon = (...dice: number[]) => {
    const stage = enterTower({ prepare: (_, state) => gemOf(state, 'terek', 'ruby') })
    return stage
      .top('wizards', 'phantasm-3', 'terek')
      .dice(...dice)
      .say(SUMMON)
  }
  expect(summon(1, 5).player().gems).toEqual({ terek: 'ruby' })
  expect(summon(2, 1).player().gems).toEqual({ terek: 'ruby' })
  expect(summon(2, 6).player().gems).toEqual({})
  for (const die of [3, 6]) {
    const stage = summon(die)
    expect(stage.player().gems).toEqual({})
    expect(stage.allTold('roll').some(({ purpose }) => purpose === 'gem')).toBe(false)
  }
})

rule('11.2322', "the False Wizard steals all the Sorcerer's Gems on 1 to 4", () => {
  for (const [die, gems] of [
    [4, {}],
    [5, { veldor: 'ruby' }],
  ] as const) {
    const stage = enterTower({
      prepare: (ann, state) => {
        ann.gems = { veldor: 'ruby' }
        gemOf(state, 'terek', 'false')
      },
    })
    stage.top('wizards', 'terek').dice(1, die).say(SUMMON)
    expect(stage.player().gems).toEqual(gems)
  }
})

rule('11.24', 'no Special Spell can be tried twice in a turn', () => {
  const stage = enterTower().dice(6).say(SUMMON)
  expect(stage.options).not.toContain(SUMMON)
})

rule('11.233', 'Ruktal secretly tells a Druid who reaches Rank 4 which High Wizard is False', () => {
  const stage = caster({
    order: 'druids',
    rank: 3,
    at: 'sacred-circle.c1',
    seats: 2,
    prepare: (ann, state) => {
      ann.points = { knowledge: 45, perception: 75, power: 60 }
      gemOf(state, 'zegoral', 'false')
    },
  })
  stage.roll(3).say('go sacred-circle.center', 'advance')
  expect(stage.player()).toMatchObject({ rank: 4, known: { zegoral: 'false' } })
  expect(stage.allTold('gem')).toMatchObject([{ wizard: 'zegoral', gem: 'false', to: [0] }])
  expect(stage.match.view(1).players[0]!.known).toBeNull()
})

rule('11.233', 'no other Order and no Druid below Rank 4 is told', () => {
  for (const [order, rank, at, center] of [
    ['druids', 2, 'sacred-circle.c1', 'sacred-circle.center'],
    ['sorcerers', 3, 'melekoks-tower.c1', TOWER],
  ] as const) {
    const stage = caster({
      order,
      rank,
      at,
      prepare: ann => (ann.points = { knowledge: 75, perception: 75, power: 75 }),
    })
    stage.roll(1).say(`go ${center}`, 'advance')
    expect(stage.player().rank).toBe(rank + 1)
    expect(stage.player().known).toEqual({})
  }
})

rule('11.2331', 'the False Wizard steals from a Druid of Rank 4 on 1 to 3, from others also on 4', () => {
  const robbed = (order: OrderName, die: number) => {
    const stage = caster({
      order,
      rank: 4,
      prepare: (ann, state) => {
        ann.gems = { veldor: 'ruby' }
        gemOf(state, 'terek', 'false')
        putOut(state, 'terek', MEETING)
      },
    })
    comeTogether(stage).dice(die).say('ask for gem')
    expect(stage.player().known.terek).toBe(die === 6 ? undefined : 'false')
    return !('veldor' in stage.player().gems)
  }
  expect([1, 3, 4, 5, 6].map(die => robbed('druids', die))).toEqual([true, true, false, false, false])
  expect([1, 3, 4, 5, 6].map(die => robbed('wizards', die))).toEqual([true, true, true, false, false])
})
