import { describe, expect, test } from 'vitest'
import { territory } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { Match } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { putOut } from '../wizards/company.ts'
import type { Stage } from '../wizards/stage.ts'
import { enrol, errand, eveOf, heldTask, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** Returns a game of one or more players. */
const under = (prepare: (players: readonly [Player, Player, ...Player[]], state: WizardsState) => void, seats = 1) =>
  revised(state => prepare(state.players as unknown as [Player, Player], state), { seats })

const HERE = 'meadowfarm.c2'
/** A plain of the Lair, another one, and the dice that bring the Dragon there. */
const [IN, OTHER] = ['dragons-lair.c1', 'dragons-lair.b3']
const TO_OTHER = [3, 3]
const [AWAY, FAR] = ['timberlane.a1', 'dragons-lair.b2']
const dragonPlaced = (stage: Stage) =>
  stage.allTold('placed').flatMap(({ what, space }) => (what === 'dragon' ? space : []))

describe('a player who dodges the Dragon', () => {
  /** Sets up Ann, of the Order of Evil, where the Dragon arrives at the end of her turn, and has her dodge it. */
  const dodged = () => {
    const stage = under(([ann], state) => {
      enrol(ann, 'evil', 4)
      Object.assign(ann, { space: OTHER, lair: 14 })
      state.dragon = FAR
    })
    return stage
      .roll(1)
      .say('stop')
      .dice(...TO_OTHER)
      .say('no spell')
      .dice(1)
      .say('cast dragon-dodging')
  }

  rule('D34', 'is hidden from the Dragon when it stirs that turn, but not in the next', () => {
    const next = () => dodged().roll(1).say('stop').options
    expect(next()).toEqual(['cast dragon-dodging', 'no spell'])
  })

  test('leaves nothing outside the position, so a resumed game is the same', () => {
    const { match } = dodged()
    expect(match.state).not.toHaveProperty('withinTurn')
    const again = Match.restore(match.game, match.header, JSON.parse(JSON.stringify(match.dump())))
    for (const one of [match, again]) {
      one.forceDice([1, 6])
      one.answer(0, 'roll')
      one.answer(0, 'stop')
    }
    expect(again.questions[0]?.topic).toBe('spell')
    expect(again.hash()).toBe(match.hash())
  })

  rule(
    ['D26', 'D34'],
    'hides nobody else at the end of the turn: the Dragon returns for another player in its Lair',
    () => {
      const stirs = (bob: string) =>
        dragonPlaced(
          under(([ann, other], state) => {
            enrol(ann, 'evil', 4)
            Object.assign(ann, { space: IN, lair: 14 })
            other.space = bob
            state.dragon = AWAY
          }, 2)
            .roll(1)
            .say('stop')
            .dice(1, ...TO_OTHER)
            .say('cast dragon-dodging'),
        )
      expect(stirs('dragons-lair.c6')).toEqual([OTHER])
      expect(stirs('meadowfarm.c2')).toEqual([])
    },
  )

  rule(['D26', 'D34'], "is hidden in another player's turn too", () => {
    /** Lets Bob draw the Dragon onto both. Ann dodges it, and in the same turn it looks for players in its Lair. */
    const comes = () => {
      const stage = under(([ann, bob], state) => {
        enrol(ann, 'evil', 4)
        Object.assign(ann, { space: FAR, lair: 14 })
        Object.assign(bob, { space: OTHER })
        Object.assign(state, { next: 1, acted: 1, dragon: IN })
      }, 2)
      // For Bob it moves onto Ann, who dodges it, and both are still in the Lair.
      stage.roll(1).dice(3, 2).say('stop').dice(1).say('cast dragon-dodging')
      return stage
    }
    // Her own turn comes next, and she is asked again.
    expect(comes().roll(1).say('stop').options).toEqual(['cast dragon-dodging', 'no spell'])
  })

  rule(
    ['D34', 'D36'],
    'meets the Dragon if the spell fails, also as a Mentor, and loses Animals that flee from it (R25)',
    () => {
      const failed = () =>
        under(([ann], state) => {
          enrol(ann, 'evil', 4)
          ann.animal = { kind: 'winged-horse', left: 3 }
          state.dragon = HERE
          state.decks.tasks.draw = [48]
        })
          .roll(2)
          .say(`go ${HERE}`)
      // First its Task, marked in two random spaces, then its row.
      const met = failed().dice(6, 4, 4).say('cast dragon-dodging')
      expect(met.player().tasks).toMatchObject([{ id: 48, mandatory: true }])
      expect(met.allTold('animal')).toMatchObject([{ what: 'leaves', rule: 'D15' }])
      expect(met.allTold('result').filter(({ table }) => table === 'dragon')).toMatchObject([{ on: 3 }])
      expect(met.allTold('spell')).toHaveLength(1)
    },
  )
})

describe('a player who dodges Demons at Rank 4', () => {
  rule('D34', 'can drive the Demons off or leave them there', () => {
    const dodges = () =>
      under(([ann], state) => {
        enrol(ann, 'rangers', 4)
        state.demons = [HERE]
      })
        .roll(1)
        .say(`go ${HERE}`)
        .dice(1)
        .say('cast demon-dodging')
    expect(dodges().options).toEqual(['drive off', 'let be'])
    expect(dodges().asked.data).toEqual({ bound: false })
    expect(dodges().say('drive off').state.demons).toEqual([])
    expect(dodges().say('let be').state.demons).toEqual([HERE])
  })

  rule(['D28', 'D34'], 'can have a Dragonbound player carried off or left there', () => {
    const enters = (rank: Rank = 4) =>
      under(([ann, bob]) => {
        enrol(ann, 'rangers', rank)
        enrol(bob, 'druids', 1)
        Object.assign(bob, { space: HERE, bound: true })
      }, 2)
        .roll(1)
        .say(`go ${HERE}`)
    expect(enters().question.text).toBe('A Dragonbound player attacks you as a Demon would. Cast a spell?')
    const dodges = (rank: Rank = 4) => enters(rank).dice(1).say('cast demon-dodging')
    expect(dodges().asked.data).toEqual({ bound: true })
    const driven = dodges().dice(1, 1, 1, 1).say('drive off')
    expect(driven.player(1).space).toBe('torwall.a1')
    expect(driven.state.demons).toEqual([])
    expect(driven.allTold('transported')).toMatchObject([{ rule: 'D28', seat: 1 }])
    expect(dodges().say('let be').player(1).space).toBe(HERE)
    expect(dodges(3).player(1).space).toBe(HERE)
  })
})

describe('players who meet', () => {
  const meet = (
    row: number,
    prepare: (players: readonly [Player, Player, ...Player[]], state: WizardsState) => void,
    at = [`meadowfarm.c1`, HERE],
  ) =>
    under((players, state) => {
      for (const [seat, player] of players.entries()) {
        enrol(player, 'sorcerers', 4)
        player.space = at[seat]!
      }
      prepare(players, state)
    }, 2)
      .roll(2)
      .dice(row, 1)

  rule(['D17', 'D19'], 'meet a Dragon brought by the meeting once, and then any Demons there', () => {
    const met = (demons: string[] = []) => {
      const stage = meet(1, (_, state) => (state.demons = demons)).say(`go ${HERE}`)
      stage.dice(6, 6)
      while (stage.asked.topic === 'action') stage.say('leave').dice(6, 6)
      while (stage.asked.topic === 'spell') stage.dice(6, 6).say('no spell')
      return stage.allTold('meets').flatMap(({ who, seat }) => (who === 'players' ? [] : [`${who} ${seat}`]))
    }
    expect(met()).toEqual(['dragon 0', 'dragon 1'])
    expect(met([HERE])).toEqual(['dragon 0', 'dragon 1', 'demons 0'])
  })

  rule('D19', 'do not get a Winged Horse in the Lair or on water, or a Unicorn on water', () => {
    const given = (ranks: readonly Rank[], at: string[], go: string) => {
      const stage = meet(
        3,
        (players, state) => {
          for (const [seat, player] of players.entries()) {
            enrol(player, 'sorcerers', ranks[seat])
            player.boat = player.space.startsWith('sea') ? seat : null
          }
          state.boats = at.filter(space => space.startsWith('sea'))
          state.dragon = AWAY
        },
        at,
      )
      stage.say(`${go} ${at[1]}`)
      return stage.allTold('animal').map(({ animal }) => animal)
    }
    const land = ['meadowfarm.c1', HERE]
    const lair = [IN, 'dragons-lair.c6']
    const sea = ['sea.2909', 'sea.2809']
    expect(given([4, 1], land, 'go')).toEqual(['unicorn', 'winged-horse'])
    expect(given([4, 1], lair, 'go')).toEqual(['unicorn'])
    expect(given([4, 1], sea, 'sail')).toEqual([])
  })

  rule(['D1', 'D19'], 'no longer meet a High Wizard once one of them has won thanks to him', () => {
    const met = () => {
      const stage = meet(4, (players, state) => {
        for (const player of players) {
          enrol(player, 'wizards', 4)
          player.points = points(100)
        }
        putOut(state, 'veldor', 'torwall.a1')
      }).top('wizards', 'ishkatar')
      return stage.say(`go ${HERE}`, 'advance')
    }
    expect(
      met()
        .allTold('meets')
        .filter(({ who }) => who === 'ishkatar'),
    ).toHaveLength(1)
    expect(met().match.over).toBe(true)
  })
})

describe('Animal Mustering', () => {
  rule('D34', 'works on any plains, woods, mountains or Stone, even where no Random Encounters are possible', () => {
    const asked = (space: string, order: OrderName = 'rangers', prepare: (ann: Player) => void = () => {}) =>
      under(([ann], state) => {
        enrol(ann, order, 4)
        ann.space = space
        state.dragon = AWAY
        prepare(ann)
      })
        .dice(1, 1)
        .say('roll', 'stop')
        .options.includes('cast animal-mustering')
    for (const space of ['sacred-circle.a4', 'megmorans-tower.c1', 'hamdrels-cottage.a1', IN])
      expect([space, asked(space)]).toEqual([space, true])
    // This works neither in a town nor with another spell.
    expect(asked('torwall.center')).toBe(false)
    expect(asked(IN, 'druids')).toBe(false)
    expect(asked(IN, 'rangers', ann => (ann.animal = { kind: 'unicorn', left: 3 }))).toBe(false)
  })
})

describe('the fall of a land', () => {
  rule(
    'D12',
    'turns all markers of lost Tasks into Demons, once and in order, before the players there meet them',
    () => {
      const fallen = () => {
        const stage = under(([ann, bob], state) => {
          eveOf(state, 3)
          state.demons = ['torwall.a1']
          enrol(ann, 'sorcerers', 1)
          enrol(bob, 'sorcerers', 1)
          Object.assign(ann, { space: 'woodswall.a4' })
          Object.assign(bob, { space: 'longrift.a1' })
          // Each of Bob's Tasks has a marker on the land that falls, and others where he and Ann are.
          bob.tasks = [
            heldTask(8, [
              [0, 0, 'torwall.center'],
              [1, 0, 'longrift.a1'],
              [1, 0, 'woodswall.a4'],
            ]),
            { ...errand(48, 'torwall.a2'), letter: 'B' },
          ]
          bob.tasks[1]!.marks.push({ stage: 1, part: 0, at: 'longrift.a1', done: false })
        }, 2)
        // Each is robbed, and the other arrivals go where nobody is.
        const robbed = [2, 2, 3, 3]
        stage
          .roll(1)
          .dice(...robbed, ...robbed, ...robbed, ...robbed)
          .say('stop')
        return stage
          .allTold('meets')
          .filter(({ who }) => who === 'demons')
          .map(({ seat }) => seat)
      }
      expect(fallen()).toEqual([0, 1])
    },
  )

  rule(['D1', 'D12'], 'ends the game before others meet the Dragon if it makes a player win', () => {
    const stage = () =>
      under(([ann, bob], state) => {
        eveOf(state, 3)
        state.demons = ['torwall.a2']
        state.dragon = 'torwall.a1'
        enrol(ann, 'evil', 4)
        ann.points = points(100)
        // The last of her duties ends with the land.
        ann.tasks = [errand(48, 'torwall.center', true)]
        for (const one of [ann, bob]) Object.assign(one, { space: OTHER, lair: 60 })
        // Bob's turn, the last of the day, is lost, so the Dragon does not go home before Evil acts.
        bob.stunned = 1
        state.forced = [...TO_OTHER]
      }, 2).say('no spell', 'advance')
    expect(stage().state.result?.winners).toEqual([0])
    const met = () =>
      stage()
        .allTold('meets')
        .map(({ seat }) => seat)
    expect(met()).toEqual([0])
  })
})

describe('a player who is forced away', () => {
  rule('D22', 'can meet the Cottage again, even if it was closed to them', () => {
    const led = () =>
      under(([ann, bob], state) => {
        enrol(ann, 'sorcerers', 1)
        Object.assign(ann, {
          space: 'hamdrels-cottage.b5',
          hamdrel: { visits: 2, meetings: 0 },
          trap: { kind: 'rescue' },
        })
        enrol(bob, 'sorcerers', 1)
        Object.assign(bob, { space: 'hamdrels-cottage.c5' })
        Object.assign(state, { next: 1, acted: 1 })
      }, 2)
    const stage = led().roll(2)
    // She is rescued, and carried to another plain on the same land.
    stage.dice(5, territory('hamdrels-cottage').numeral, 1, 1).say('go hamdrels-cottage.b5')
    expect(stage.player().hamdrel.visits).toBe(0)
  })
})
