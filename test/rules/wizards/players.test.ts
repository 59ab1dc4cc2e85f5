import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company, MEETING, putOut } from './company.ts'
import { heldTask } from './stage.ts'

const rule = rulesOf('wizards')

const SOMEWHERE = [1, 6, 1, 3] // Common, VI, A, 3
const ELSEWHERE = [1, 4, 5, 1] // Common, IV, C, 1

rule('7.302', 'two players of Rank 1 or more who meet roll for it; a player of Rank 0 meets nobody', () => {
  const met = comeTogether(company([1, 1]), 3, 2)
  expect(met.told('result')).toMatchObject([{ table: 'player-encounters-1-3', seat: 0, on: 3 }])
  for (const ranks of [
    [0, 1],
    [1, 0],
  ] as const) {
    const stage = comeTogether(company(ranks))
    expect(stage.told('result')).toEqual([])
    expect(stage.player().space).toBe(MEETING)
  }
})

rule('7.302', 'the table for Rank 4 applies only if all of them are of Rank 4', () => {
  expect(comeTogether(company([4, 4, 4]), 3, 3).told('result')).toMatchObject([{ table: 'player-encounters-4' }])
  for (const ranks of [
    [4, 3, 4],
    [1, 4, 4],
  ] as const)
    expect(comeTogether(company(ranks), 3, 3).told('result')).toMatchObject([{ table: 'player-encounters-1-3' }])
})

rule('7.302', 'a player of Rank 0 takes no part in a meeting of other players', () => {
  const stage = comeTogether(company([1, 0, 1]), 3, 3)
  expect(stage.state.players.map(player => player.animal?.kind)).toEqual(['winged-horse', undefined, 'winged-horse'])
})

rule(
  '7.302.r123.1',
  'on 1 Demons attack each player, and their marker is removed only when they have left everyone',
  () => {
    // Demons leave Ann for two points, but daze Bob; a second marker is placed at A1 of the same tile.
    const stage = comeTogether(company([1, 1]), 1, 1, 6, 1, 2, 4, 4, 1, 1)
    stage.say('2 power')
    expect(stage.player(0).points.power).toBe(2)
    expect(stage.player(1).dazed).toBe(true)
    expect(stage.state.demons).toEqual([MEETING, 'meadowfarm.a1'])
    const driven = comeTogether(company([1, 1]), 1, 1, 6, 6, 2, 6, 6, 3).say('2 power', '3 power')
    expect(driven.player(1).points.power).toBe(3)
    expect(driven.state.demons).toEqual([])
  },
)

rule(
  ['7.302.r123.1', '11.222'],
  'the marker stays for the other players even if a spell has driven the Demons from the first',
  () => {
    const attacked = (second: readonly number[]) => {
      const stage = comeTogether(company([3, 3]), 1, 1)
      stage.dice(1, 2).say('cast demon-dispelling', '2 power')
      return stage.dice(...second).say('cast demon-dispelling')
    }
    const driven = attacked([1, 3]).say('3 power')
    expect(driven.state.demons).toEqual([])
    expect(driven.state.players.map(({ points }) => points.power)).toEqual([2, 3])
    // A 6 fails; the Demons daze him.
    const stays = attacked([6, 4, 4, 1, 1])
    expect(stays.player(1).dazed).toBe(true)
    expect(stays.state.demons).toEqual([MEETING, 'meadowfarm.a1'])
  },
)

rule('7.302.r123.1', 'each player is attacked once, although the marker stays', () => {
  const stage = comeTogether(company([1, 1]), 1, 1, 4, 4, 1, 1, 4, 4, 1, 2)
  const attacks = stage.allTold('result').filter(result => result.table === 'demons')
  expect(attacks.map(attack => attack.seat)).toEqual([0, 1])
  expect(stage.state.demons).toContain(MEETING)
})

rule('7.302.r123.1', 'a Demon already there attacks instead, and attacks each player only once', () => {
  const stage = company([1, 1], { prepare: state => (state.demons = [MEETING]) })
  comeTogether(stage, 1, 1, 4, 4, 1, 1, 4, 4, 1, 2)
  expect(stage.state.demons).toEqual([MEETING, 'meadowfarm.a1', 'meadowfarm.a2'])
  const attacks = stage.allTold('result').filter(result => result.table === 'demons')
  expect(attacks.map(attack => attack.seat)).toEqual([0, 1])
})

rule('7.302.r123.2', 'on 2 each player is transported to a different random space', () => {
  const stage = comeTogether(company([1, 2]), 2, 1, ...SOMEWHERE, ...ELSEWHERE)
  expect(stage.state.players.map(player => player.space)).toEqual(['hillshire.a3', 'crescent-ridge.c1'])
})

rule('7.302.r123.3', 'on 3 a Winged Horse comes to each player, except Dazed ones', () => {
  const stage = comeTogether(
    company([1, 2, 3], {
      prepare: state => {
        state.players[2]!.dazed = true
      },
    }),
    3,
    3,
  )
  expect(stage.state.players.map(player => player.animal)).toEqual([
    { kind: 'winged-horse', left: 2 },
    { kind: 'winged-horse', left: 2 },
    null,
  ])
})

rule('7.302.r123.4', 'on 4 one Wizard Card is drawn, and each player meets what it shows', () => {
  const wizard = company([1, 1], { order: 'druids' }).top('wizards', 'terek')
  comeTogether(wizard, 4, 2).say('leave', 'leave')
  expect(
    wizard
      .allTold('meets')
      .filter(e => e.who === 'terek')
      .map(e => e.seat),
  ).toEqual([0, 1])

  const trap = company([1, 1]).top('wizards', 'trap-abbey')
  comeTogether(trap, 4, 4, 1, 2, 1, 2, 3, 3)
  expect(trap.state.players.map(player => player.space)).toEqual(['longrift.center', 'longrift.center'])

  const phantasm = company([1, 1], { order: 'druids' }).top('wizards', 'phantasm-1', 'terek')
  comeTogether(phantasm, 4, 1)
  expect(phantasm.allTold('meets').some(e => e.who === 'terek')).toBe(false)
})

rule(
  '7.302.r123.5',
  'on 5 the highest player with the most Tasks gives two Optional ones to each lower player, one to each equal',
  () => {
    const tasks = [36, 48, 49, 63].map((id, i) => heldTask(id, [[0, 0, 'torwall.b1']], { letter: 'ABCD'[i]! }))
    const stage = company([2, 1, 2], {
      prepare: ({ players }) => {
        players[0]!.tasks = [heldTask(8, [[0, 0, 'torwall.center']])]
        players[2]!.tasks = [...tasks, heldTask(57, [[0, 0, 'glendale.c3']], { letter: 'E', mandatory: true })]
      },
    })
    comeTogether(stage, 5, 5)
    // His Mandatory Task cannot be given away.
    expect(stage.question).toMatchObject({ seat: 2, topic: 'task' })
    expect(stage.options).toEqual(['task a', 'task b', 'task c', 'task d'])
    stage.say('task b', 'task a', 'task d')
    const held = (seat: number) => stage.player(seat).tasks.map(task => task.id)
    expect([held(0), held(1), held(2)]).toEqual([
      [8, 48],
      [36, 63],
      [49, 57],
    ])
  },
)

rule('7.302.r123.5', 'a die decides between two equal players with the same number of Tasks', () => {
  for (const [die, giver] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const stage = company([1, 1], {
      prepare: ({ players }) => {
        for (const player of players) player.tasks = [heldTask(36 + player.seat, [[0, 0, 'torwall.b1']])]
      },
    })
    comeTogether(stage, 5, 1, die, 1, 1, 1)
    expect(stage.player(giver).tasks).toEqual([])
    expect(stage.player(1 - giver).tasks).toHaveLength(2)
  }
})

rule(
  '7.302.r123.5',
  'a player of the highest Rank gives, even if a lower player has just as many Tasks or more',
  () => {
    for (const count of [1, 2]) {
      const stage = company([2, 1], {
        prepare: ({ players: [ann, bob] }) => {
          ann!.tasks = [heldTask(36, [[0, 0, 'torwall.b1']])]
          bob!.tasks = [48, 49]
            .slice(0, count)
            .map((id, i) => heldTask(id, [[0, 0, 'torwall.b1']], { letter: 'AB'[i]! }))
        },
      })
      comeTogether(stage, 5, 5)
      expect(stage.state.players.map(({ tasks }) => tasks.length)).toEqual([0, count + 1])
      expect(stage.allTold('roll').filter(({ purpose }) => purpose === 'tie')).toEqual([])
    }
  },
)

rule('7.302.r123.5', 'a die decides among three equal players, with two numbers for each', () => {
  const givers = [1, 2, 3, 4, 5, 6].map(die => {
    const stage = company([1, 1, 1], {
      prepare: ({ players }) => {
        for (const player of players) player.tasks = [heldTask(36 + player.seat, [[0, 0, 'torwall.b1']])]
      },
    })
    comeTogether(stage, 5, 1, die)
    return stage.state.players.findIndex(({ tasks }) => tasks.length === 0)
  })
  expect(givers).toEqual([0, 1, 2, 0, 1, 2])
})

rule('7.302.r123.5', 'nobody of Rank 4 gets a Task', () => {
  const stage = company([4, 4, 1], {
    prepare: ({ players }) => {
      players[0]!.tasks = [36, 48, 49, 63].map((id, i) => heldTask(id, [[0, 0, 'torwall.b1']], { letter: 'ABCD'[i]! }))
    },
  })
  comeTogether(stage, 5, 5).say('task a', 'task b')
  expect(stage.state.players.map(player => player.tasks.length)).toEqual([2, 0, 2])
})

rule(
  ['7.302.r123.6', '7.3021'],
  'on 6 each player rolls a die for points of any type, the newcomer first, then clockwise',
  () => {
    const stage = comeTogether(company([1, 1, 1], { comes: 1 }), 6, 1, 2, 3, 4)
    expect(stage.question.seat).toBe(1)
    stage.say('2 knowledge')
    expect(stage.question.seat).toBe(2)
    stage.say('3 perception')
    expect(stage.question.seat).toBe(0)
    stage.say('4 power')
    expect(stage.state.players.map(({ points }) => [points.knowledge, points.perception, points.power])).toEqual([
      [0, 0, 4],
      [2, 0, 0],
      [0, 3, 0],
    ])
  },
)

rule('7.302.r4.1', 'at Rank 4 on 1 Demons attack each player, as in the other table', () => {
  const stage = comeTogether(company([4, 4]), 1, 1)
  stage.dice(6, 6, 1).say('no spell')
  stage.dice(4, 4, 1, 1).say('no spell')
  expect(stage.player(1).dazed).toBe(true)
  expect(stage.state.demons).toContain(MEETING)
})

rule('7.302.r4.2', 'at Rank 4 on 2 all are transported to the Star Crest', () => {
  // Each has an encounter there; then the second meets the first again, and Unicorns come.
  const stage = comeTogether(company([4, 4]), 2, 1, 1, 1, 2, 1, 3, 3)
  expect(stage.state.players.map(player => player.space)).toEqual(['green-grove.center', 'green-grove.center'])
  expect(
    stage
      .allTold('result')
      .filter(result => result.table === 'star-crest')
      .map(e => e.seat),
  ).toEqual([0, 1])
})

rule('7.302.r4.3', 'at Rank 4 on 3 a Unicorn comes to each player', () => {
  const stage = comeTogether(company([4, 4]), 2, 3)
  expect(stage.state.players.map(player => player.animal)).toEqual([
    { kind: 'unicorn', left: 1 },
    { kind: 'unicorn', left: 1 },
  ])
})

rule(
  '7.302.r4.4',
  'at Rank 4 on 4 cards are drawn past Traps and Phantasms to a High Wizard, whom each player meets',
  () => {
    const stage = company([4, 4], { order: 'druids' }).top('wizards', 'trap-lair', 'phantasm-2', 'elekov', 'terek')
    comeTogether(stage, 4, 4).say('leave', 'leave')
    expect(stage.state.players.map(player => player.space)).toEqual([MEETING, MEETING])
    expect(
      stage
        .allTold('meets')
        .filter(e => e.rule === '7.32')
        .map(e => [e.seat, e.who]),
    ).toEqual([
      [0, 'elekov'],
      [1, 'elekov'],
    ])
    expect(stage.state.decks.wizards.draw).toHaveLength(14)
  },
)

rule('7.302.r4.5', 'at Rank 4 on 5 the newcomer learns one Secret Wizard from each other player who knows one', () => {
  const stage = company([4, 4, 4], {
    prepare: state => {
      putOut(state, 'terek', 'torwall.a1', { letter: 'S', knownTo: [1] })
      putOut(state, 'veldor', 'torwall.a2', { letter: 'T', knownTo: [1] })
      putOut(state, 'ishkatar', 'torwall.a3', { letter: 'U', knownTo: [] })
    },
  })
  comeTogether(stage, 5, 2)
  expect(stage.question.seat).toBe(1)
  expect(stage.options).toEqual(['tell s', 'tell t'])
  stage.say('tell t')
  expect(stage.state.wizards.map(out => out.knownTo)).toEqual([[1], [1, 0], []])
  expect(stage.told('secret')).toMatchObject([{ seat: 0, wizard: 'veldor', letter: 'T', to: [0] }])
  expect(stage.match.view(0).wizards.map(out => out.wizard)).toEqual([null, 'veldor', null])
  expect(stage.match.view(2).wizards.map(out => out.wizard)).toEqual([null, null, null])
})

rule('7.302.r4.5', 'the newcomer learns no Secret Wizard that both already know', () => {
  const stage = company([4, 4], {
    prepare: state => {
      putOut(state, 'terek', 'torwall.a1', { letter: 'S', knownTo: [0, 1] })
    },
  })
  comeTogether(stage, 5, 2)
  expect(stage.allTold('secret')).toEqual([])
  expect(stage.asked).toMatchObject({ seat: 1, topic: 'roll' })
  expect(stage.state.wizards.map(out => out.knownTo)).toEqual([[0, 1]])
})

rule('7.302.r4.6', 'at Rank 4 on 6 only those in the meeting learn a Secret Wizard', () => {
  const stage = company([4, 4, 4], {
    prepare: state => {
      state.players[2]!.space = 'torwall.a1'
    },
  }).top('wizards', 'phantasm-1', 'terek')
  comeTogether(stage, 6, 6, ...SOMEWHERE)
  expect(stage.state.wizards).toEqual([
    { wizard: 'terek', at: 'hillshire.a3', letter: 'S', knownTo: [0, 1], cards: ['phantasm-1', 'terek'] },
  ])
  expect(stage.told('secret')).toMatchObject([{ wizard: 'terek', letter: 'S', to: [0, 1] }])
  expect(stage.state.drawn).toEqual([])
  // The drawn cards are under the other marker, out of the deck.
  expect(stage.state.decks.wizards.draw).toHaveLength(12)
  const seen = [0, 1, 2, null].map(seat => stage.match.view(seat).wizards[0])
  expect(seen.map(wizard => wizard!.wizard)).toEqual(['terek', 'terek', null, null])
  expect(seen[2]).toMatchObject({ at: 'hillshire.a3', letter: 'S' })
})

rule('7.302.r4.6', 'everyone learns who a Secret Wizard is once somebody meets him, and his cards go back', () => {
  const stage = company([4, 4], {
    order: 'druids',
    prepare: state => {
      state.players[1]!.space = 'torwall.a1'
      putOut(state, 'terek', MEETING, { letter: 'S', knownTo: [1] })
    },
  })
  comeTogether(stage).say('leave')
  expect(stage.allTold('meets')).toMatchObject([{ seat: 0, who: 'terek' }])
  expect(stage.state.wizards).toEqual([])
  expect(stage.state.decks.wizards.draw).toContain('terek')
})

rule(['7.302.r4.6', '14.26'], 'each Secret Wizard has his own letter', () => {
  const stage = company([4, 4], {
    prepare: state => putOut(state, 'veldor', 'torwall.a1', { letter: 'S', knownTo: [0] }),
  })
  comeTogether(stage.top('wizards', 'terek'), 6, 6, 1, 6, 1, 3)
  expect(stage.state.wizards.map(({ wizard, letter }) => [wizard, letter])).toEqual([
    ['veldor', 'S'],
    ['terek', 'T'],
  ])
})

rule('14.26', 'with two on the board, the next Secret Wizard gets the third letter', () => {
  const stage = company([4, 4], {
    prepare: state => {
      putOut(state, 'veldor', 'torwall.a1', { letter: 'S', knownTo: [0] })
      putOut(state, 'ishkatar', 'torwall.a2', { letter: 'T', knownTo: [0] })
    },
  })
  comeTogether(stage.top('wizards', 'terek'), 6, 6, ...SOMEWHERE)
  expect(stage.state.wizards.map(({ letter }) => letter)).toEqual(['S', 'T', 'U'])
})

rule(['7.302', '7.5'], 'Demons brought by a meeting attack everyone in the space, even those of Rank 0', () => {
  const attacked = (...dice: number[]) => comeTogether(company([1, 1, 0]), 1, 1, ...dice)
  const driven = attacked(6, 6, 2, 6, 6, 3, 6, 6, 4).say('2 power', '3 power')
  expect(driven.allTold('meets').flatMap(({ who, seat }) => (who === 'demons' ? seat : []))).toEqual([0, 1, 2])
  expect(driven.state.demons).toEqual([])
  // The marker stays unless all have left.
  const stays = attacked(6, 6, 2, 6, 6, 3, 4, 4, 1, 1).say('2 power', '3 power')
  expect(stays.player(2).dazed).toBe(true)
  expect(stays.state.demons).toEqual([MEETING, 'meadowfarm.a1'])
})

rule(['7.302', '7.5'], 'Demons that a player brings on rivals also attack a partner who is there', () => {
  const stage = comeTogether(
    company([1, 1, 1, 1], { variant: 'partnership', prepare: ({ players }) => (players[3]!.space = 'torwall.b1') }),
    ...[1, 1, 6, 6, 2, 6, 6, 3, 6, 6, 4],
  ).say('2 power', '3 power', '4 power')
  expect(stage.allTold('meets').flatMap(({ who, seat }) => (who === 'demons' ? seat : []))).toEqual([0, 1, 2])
})
