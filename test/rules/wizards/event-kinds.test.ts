import { expect } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, giveEvent, MEETING } from './company.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const TIMEPIECE = 39 // two more on the Movement Roll for seven days
const SCOUT = 41 // Mountains and Woods as Plains for seven days
const PASS = 27 // the Star Crest is open, once
const LETTER = 32 // favor in Common Towns for a Fortnight
const INSIGHT = 20 // five points of each kind
const SAGE = 45 // a Trap: turns lost by a die

/** Sets up Ann, a Druid, on a plain. */
function set(prepare: (ann: Player, state: WizardsState) => void = () => {}): Stage {
  return Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      prepare(state.players[0]!, state)
    },
  })
}

/** Lets Ann stay with 1 on the red die and draw this Event, with these dice. */
function draw(stage: Stage, event: number, ...dice: number[]): Stage {
  return stage
    .top('events', event)
    .roll(1, 1)
    .dice(4, 4, ...dice)
    .say('stop')
}

const held = (stage: Stage): number[] => stage.player().events.map(event => event.id)
const discarded = (stage: Stage): readonly number[] => stage.state.decks.events.discard
const points = (stage: Stage, die: number): string => stage.roll(die).question.text

rule('8.5', 'an Event is drawn and applied, and discarded when its effect is over', () => {
  const stage = draw(set(), TIMEPIECE)
  for (let day = 2; day <= 8; day++) {
    expect(held(stage)).toEqual([TIMEPIECE])
    expect(points(stage, 1)).toContain('3 points')
    stage.say('stop')
  }
  expect(held(stage)).toEqual([])
  expect(discarded(stage)).toEqual([TIMEPIECE])
  expect(points(stage, 1)).toContain('1 point ')
})

rule('8.5', 'when the pile is empty the discards are shuffled into a new one', () => {
  const stage = draw(
    set((_, { decks: { events } }) => {
      events.discard = events.draw.filter(id => id !== INSIGHT)
      events.draw = [INSIGHT]
    }),
    INSIGHT,
  )
  stage.roll(1, 1).dice(4, 4).say('stop')
  expect(stage.allTold('event').filter(({ what }) => what === 'drawn')).toHaveLength(2)
})

rule('8.51.immediate', 'an Immediate Event is applied before the turn ends, and discarded', () => {
  const stage = draw(set(), INSIGHT)
  expect(stage.player().points).toEqual({ knowledge: 5, perception: 5, power: 5 })
  expect(stage.allTold('points')).toMatchObject([{ day: 1 }, { day: 1 }, { day: 1 }])
  expect(held(stage)).toEqual([])
  expect(discarded(stage)).toEqual([INSIGHT])
})

rule('8.51.extended', 'an Extended Event is kept until used', () => {
  const stage = draw(
    set(ann => {
      ann.space = 'green-grove.c4'
    }),
    PASS,
  )
  for (let day = 2; day <= 4; day++) stage.roll(1).say('stop')
  expect(held(stage)).toEqual([PASS])
  stage.roll(1).dice(1, 1).say('go green-grove.center')
  expect(held(stage)).toEqual([])
  expect(discarded(stage)).toEqual([PASS])
})

rule('8.51.extended', 'an Extended Event can last a Fortnight from the day it is drawn', () => {
  const stage = draw(
    set((_, state) => {
      state.day = 2
      state.thwarts = 1
    }),
    LETTER,
  )
  while (held(stage).length > 0) stage.roll(1).say('stop')
  expect(stage.state.day).toBe(2 + 14)
})

rule('8.51.movement', 'a Movement Event changes movement for several days', () => {
  const stage = draw(
    set(ann => {
      ann.space = 'crescent-ridge.c6'
    }),
    SCOUT,
  )
  const price = () => stage.roll(2).option('go crescent-ridge.b6')!.cost
  for (let day = 2; day <= 8; day++) {
    expect(price()).toBe(1)
    stage.say('stop')
  }
  expect(price()).toBe(2)
})

rule('8.51.movement', 'a second Movement Event replaces the first, but no Event of any other type', () => {
  const stage = draw(
    set((ann, state) => {
      giveEvent(state, ann, TIMEPIECE, 7)
      giveEvent(state, ann, PASS)
    }),
    SCOUT,
  )
  expect(held(stage)).toEqual([PASS, SCOUT])
  expect(discarded(stage)).toEqual([TIMEPIECE])
  const other = draw(
    set((ann, state) => giveEvent(state, ann, TIMEPIECE, 7)),
    PASS,
  )
  expect(held(other)).toEqual([TIMEPIECE, PASS])
})

rule('8.51.movement', 'a player who is trapped or becomes Dazed or Dragonbound loses a Movement Event in use', () => {
  const walker = () =>
    set((ann, state) => {
      giveEvent(state, ann, TIMEPIECE, 7)
      giveEvent(state, ann, PASS)
      ann.space = 'meadowfarm.c1'
    })
  expect(held(draw(walker(), SAGE, 1))).toEqual([PASS])
  expect(held(walker().roll(1, 1).dice(2, 2, 5, 5).say('stop'))).toEqual([PASS])
  const dazed = walker()
  dazed.roll(1, 1).dice(1, 1, 4, 4, 1, 1).say('stop')
  expect(held(dazed)).toEqual([PASS])
  const bound = set((ann, state) => {
    giveEvent(state, ann, TIMEPIECE, 7)
    state.dragon = MEETING
  })
  expect(held(comeTogether(bound, 1, 1))).toEqual([])
})

rule('8.51.trap', 'a Trap Event traps the player and is discarded', () => {
  const stage = draw(set(), SAGE, 2)
  expect(stage.allTold('trapped')[0]).toMatchObject({ trap: 'turns', left: 2 })
  expect(stage.allTold('lost-turn').map(({ day }) => day)).toEqual([2, 3])
  expect(discarded(stage)).toEqual([SAGE])
})
