import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import {
  canBeKept,
  fateOf,
  isPast,
  pointsLeft,
  promisedBy,
  promisesOf,
} from '../../../src/games/elfenwizards/rules/facts/promises.ts'
import { bargainsOf } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { only, Stage, who } from './stage.ts'

const rule = rulesOf('elfenwizards')
const bargains = elfenwizards.bargains!

/** Sets up step 5 with three guilds that have only chips, and this bargain between Ann and Bob. */
function agreed(give: string, take: string): Stage {
  const stage = Stage.set({ step: 5 })
  stage.match.say(0, { offer: { to: 1, give, take } })
  stage.match.say(1, { accept: 1 })
  return stage
}

/** Passes for everybody from here on. */
function passed(stage: Stage): Stage {
  while (stage.match.questions[0]?.topic === 'spell') stage.say('pass')
  return stage
}

const endOf = (stage: Stage) => {
  const { given, taken, settled } = bargainsOf(stage.match)[0]!
  return [given, taken, settled !== null]
}

rule(
  '7.1',
  'a promise covers your own spells only, is not binding, and is kept or broken once the title is decided',
  () => {
    // w1 is Ann's r1, w2 is Bob's g1.
    const stage = agreed('support g1 2', 'spare r1')
    expect(endOf(stage)).toEqual(['open', 'open', false])
    stage.say('chip', 'g1', 'g1')
    expect(endOf(stage)).toEqual(['open', 'open', false])
    // Nothing prevents Bob from breaking his promise.
    stage.say('chip', 'g1', 'b2')
    expect(endOf(passed(stage))).toEqual(['kept', 'broken', true])
  },
)

describe('a promise of spells', () => {
  it('of a number of points is broken by one less', () => {
    const stage = agreed('support g1 2', 'leave n1')
    stage.say('chip', 'g1', 'r1')
    expect(endOf(passed(stage))).toEqual(['broken', 'kept', true])
  })

  it('to stay out of a contest is broken by helping anybody there', () => {
    const stage = agreed('leave high', 'leave high')
    stage.say('chip', 'g1', 'r1')
    expect(endOf(passed(stage))).toEqual(['broken', 'kept', true])
  })

  it('can be given for every open contest, from the first step to the titles', () => {
    const { match } = Stage.set({ step: 5 })
    const ids = bargains.promises(match.view(0), 0).map(({ id }) => id)
    expect(ids).toContain('support r1')
    expect(ids).toContain('spare g1')
    expect(ids).toContain('leave high')
    for (const id of ids) expect(bargains.read(match.view(0), 0, id)).toBe(id)
    expect(bargains.promises({ ...match.view(0), step: 6 }, 0)).toEqual([])
    // A player who has passed has no spells to promise.
    expect(bargains.promises(Stage.set({ step: 5 }).say('pass').match.view(0), 0)).toEqual([])
  })

  it('is parsed as it is typed', () => {
    const view = Stage.set({ step: 5 }).match.view(0)
    const read = (words: string) => bargains.read(view, 0, words)
    expect(read('Support R1 with 5 points')).toBe('support r1 5')
    expect(read('support w1')).toBe('support r1')
    expect(read('leave n2')).toBe('leave n1')
    for (const words of ['', 'support', 'support x9', 'spare r1 4', 'support r1 0', 'give 3 chips', 'leave m1'])
      expect(read(words)).toBeNull()
  })
})

describe('an offer', () => {
  const offered = (give = 'support g1 2', take = 'spare r1') => {
    const stage = Stage.set({ step: 5 })
    stage.match.say(0, { offer: { to: 1, give, take } })
    return stage
  }
  const stateOf = (stage: Stage) => bargainsOf(stage.match)[0]?.state
  const mayAgree = (stage: Stage) => {
    const { by, to, give, take } = bargainsOf(stage.match)[0]!
    const view = stage.match.view(to)
    return bargains.stands!(view, by, give) && bargains.stands!(view, to, take)
  }

  it('expires once either side has passed, because they have no spells left to promise', () => {
    expect(stateOf(offered().say('chip', 'r1', 'r1'))).toBe('offered')
    expect(stateOf(offered().say('pass'))).toBe('over')
    expect(stateOf(offered().say('chip', 'r1', 'r1', 'pass'))).toBe('over')
    // Another player's pass does not matter.
    expect(stateOf(offered().say('chip', 'r1', 'r1', 'chip', 'g1', 'g1', 'pass'))).toBe('offered')
  })

  it('can be accepted while both can keep it, and not for more points than there are', () => {
    expect(mayAgree(offered())).toBe(true)
    expect(mayAgree(offered('support g1 7'))).toBe(true)
    expect(mayAgree(offered('support g1 8'))).toBe(false)
    expect(mayAgree(offered('support g1 6').say('chip', 'r1', 'r1'))).toBe(false)
    // While dice are still to be placed, everything is possible.
    const early = Stage.set({ step: 2 })
    expect(bargains.stands!(early.match.view(0), 0, 'support g1 20')).toBe(true)
  })

  it("shows what is at stake: the title's worth, the contest, and the promise's effect", () => {
    const view = Stage.set({ step: 5 }).say('chip', 'r1', 'r1').match.view(1)
    const stake = (promise: string) => bargains.stake!(view, 0, promise)
    expect(stake('support g1 2')).toBe(
      "High Wizard is worth 10 a round. Bob's G1 has 0, and with 2 more would still need 1.",
    )
    expect(stake('support g1 3')).toContain('with 3 more would rise.')
    expect(stake('spare r1')).toBe("High Wizard is worth 10 a round. Ann's R1 has 2 and would rise now.")
    expect(stake('leave high')).toBe(
      "High Wizard is worth 10 a round. The contest now stands at Ann's R1 2, Bob's G1 0.",
    )
  })

  it("accepts a guild's letter or color, and the beginning of a promise", () => {
    const view = Stage.set({ step: 5 }).match.view(0)
    expect(['g', 'G', 'green', 'x', 'white', 'q'].map(word => bargains.whom!(view, word))).toEqual([
      1,
      1,
      1,
      null,
      null,
      null,
    ])
    expect(['sup r1 5', 'sp r1', 'l high'].map(words => bargains.read(view, 0, words))).toEqual([
      'support r1 5',
      'spare r1',
      'leave high',
    ])
    expect(bargains.read(view, 0, 's r1')).toBeNull()
  })
})

describe('a promise to spare a magician', () => {
  it('can be kept while supporting the magician', () => {
    const stage = agreed('leave n1', 'spare r1')
    stage.say('chip', 'b1', 'b1', 'chip', 'r1', 'r1')
    expect(endOf(passed(stage))).toEqual(['kept', 'kept', true])
  })

  it("is meaningless, and can't be given, if the magician has no rival", () => {
    const alone = Stage.set({ step: 5, prepare: state => only(state, { r1: 'w1' }) })
    const ids = bargains.promises(alone.match.view(0), 0).map(({ id }) => id)
    expect(ids).toContain('support r1')
    expect(ids).not.toContain('spare r1')
    expect(ids).toContain('spare r2')
    expect(bargains.read(alone.match.view(0), 0, 'spare r1')).toBeNull()
  })
})

describe('the text of a promise', () => {
  it('contains a magician and 1 to 49 points, or a title', () => {
    expect(promisedBy('support r1')).toEqual({ verb: 'support', magician: 'r1', points: 1 })
    expect(promisedBy('support r1 49')).toEqual({ verb: 'support', magician: 'r1', points: 49 })
    expect(promisedBy('spare g12')).toBeNull()
    expect(promisedBy('spare g2')).toEqual({ verb: 'spare', magician: 'g2' })
    expect(promisedBy('leave high')).toEqual({ verb: 'leave', title: 'high' })
    for (const words of ['support r1 50', 'support r1 0', 'support r1 123', 'support r1 5 more', 'to support r1'])
      expect(promisedBy(words), words).toBeNull()
    for (const words of ['spare r1 2', 'leave high 2', 'support', 'spare  r1', 'help r1'])
      expect(promisedBy(words), words).toBeNull()
  })
})

describe('a promise', () => {
  const viewOf = (stage: Stage, seat = 0) => stage.match.view(seat)

  it('can be given from step 1 to step 5, during the game, by players at the table', () => {
    const view = viewOf(Stage.set({ step: 5 }))
    const some = ([0, 1, 5, 6] as const).map(step => promisesOf({ ...view, step }, 0).length > 0)
    expect(some).toEqual([false, true, true, false])
    expect(promisesOf({ ...view, result: { winners: [0], text: '' } }, 0)).toEqual([])
    expect(promisesOf(view, 3)).toEqual([])
    expect(pointsLeft(view, 3, 'r1')).toBe(0)
  })

  it("can't be about a contest in which only another guild competes (6.6)", () => {
    const view = viewOf(Stage.set({ step: 5, prepare: state => only(state, { g1: 'w1', g2: 'w2', r1: 'm1' }) }))
    const names = (by: number) => promisesOf(view, by).filter(id => /r1|g[12]|high|n1/.test(id))
    expect(names(1)).toEqual(['support g1', 'support g2', 'spare g1', 'spare g2', 'leave high'])
    expect(names(0)).toEqual(['support r1', 'leave n1'])
  })

  it("of points is limited by the dice on the magician's level and the chips, once all dice are placed", () => {
    const stage = Stage.set({
      step: 5,
      prepare: ({ players: [ann] }) => {
        ann!.boxes.wizard = [6, 5]
        ann!.boxes.sorcerer = [4]
        Object.assign(ann!, { chips: 3, spent: 4 })
      },
    })
    const view = viewOf(stage)
    expect(['r1', 'r2', 'b3'].map(id => pointsLeft(view, 0, id))).toEqual([14, 7, 3])
    expect(['support r1 14', 'support r1 15', 'spare r1'].map(id => canBeKept(view, 0, id))).toEqual([
      true,
      false,
      true,
    ])
    // Before step 4, dice are still to come.
    expect(([3, 4] as const).map(step => pointsLeft({ ...view, step }, 0, 'r1'))).toEqual([49, 14])
    // A High Wizard does not compete.
    const high = viewOf(Stage.set({ step: 5, prepare: state => Object.assign(who(state, 'r1'), { at: 'high' }) }))
    expect(pointsLeft(high, 0, 'r1')).toBe(0)
    expect(['support r1', 'spare r1'].map(id => canBeKept(high, 0, id))).toEqual([false, false])
    expect(['help r1', 'support r1 50'].map(id => canBeKept(view, 0, id))).toEqual([false, false])
  })

  it('is closed to a player who has passed, and to nobody else', () => {
    const events = Stage.set({ step: 5 }).say('chip', 'r1', 'r1', 'pass').match.events()
    expect([0, 1, 2].map(seat => isPast(seat, events))).toEqual([false, true, false])
  })
})

describe('the fate of a promise', () => {
  /** Lets Ann place a 6 and a chip beside R1 and one of each beside B1. Then all pass. */
  const played = () => {
    const stage = Stage.set({
      step: 5,
      prepare: ({ players: [ann] }) => {
        ann!.boxes.wizard = [6]
        ann!.boxes.sorcerer = [4]
      },
    })
    return stage.say('wizard 6', 'r1', 'chip', 'r1', 'chip', 'g1', 'g1', 'pass', 'sorcerer 4', 'b1', 'b1')
  }
  const fate = (stage: Stage, id: string, by = 0) => fateOf(id, by, stage.match.events())

  it('is open until its title is awarded', () => {
    for (const id of ['support r1 7', 'spare b1', 'leave high']) expect(fate(played(), id)).toBe('open')
  })

  it('depends on the points its maker placed beside that magician, dice by pips and chips as one', () => {
    const stage = played().allPass()
    expect(['support r1 7', 'support r1 8', 'support b1 5', 'support b1 6'].map(id => fate(stage, id))).toEqual([
      ...['kept', 'broken', 'kept', 'broken'],
    ])
    // Other players' placements do not keep a promise.
    expect([fate(stage, 'support r1', 1), fate(stage, 'support g1 2', 1)]).toEqual(['broken', 'kept'])
    expect(fate(stage, 'support b3')).toBe('broken')
    // Other events with the magician don't keep it either.
    const retired = { kind: 'retires', day: 1, seat: 0, rule: '3.1.2', magician: 'r2', box: 'm1' } as const
    expect(fateOf('support r2', 0, [retired, ...stage.match.events()])).toBe('broken')
  })

  it('to spare someone, or to leave a title, depends on that contest alone', () => {
    const stage = played().allPass()
    expect(['spare r1', 'spare g1', 'spare r2', 'spare b1', 'spare b3'].map(id => fate(stage, id))).toEqual([
      ...['kept', 'broken', 'broken', 'kept', 'kept'],
    ])
    expect(['leave high', 'leave w1', 'leave w2'].map(id => fate(stage, id))).toEqual(['broken', 'broken', 'kept'])
    expect(fate(stage, 'leave high', 2)).toBe('kept')
    expect(fate(stage, 'help r1')).toBe('kept')
  })
})
