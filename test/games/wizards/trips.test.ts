import { describe, expect, it } from 'vitest'
import { tripTo, turnsTo } from '../../../src/games/wizards/plans/trips.ts'
import type { Animal } from '../../../src/games/wizards/rules/state/components.ts'
import type { WizardsView } from '../../../src/games/wizards/rules/state/view.ts'
import { advice, advisedSpaces } from '../../../src/games/wizards/words/advice.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { objectivesOf } from '../../../src/games/wizards/words/objectives.ts'
import { tripText, turnsText } from '../../../src/games/wizards/words/trips.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { opening } from '../../rules/wizards/opening.ts'
import { enrol, heldTask, Stage } from '../../rules/wizards/stage.ts'

const FAR = 'meadowfarm.a4'

/** Returns Ann in Torwall with an Animal that stays for so many turns. */
const ridden = (kind: Animal | null, left = 0) =>
  Stage.set({
    prepare: ({ players: [ann] }) => {
      Object.assign(ann!, { space: 'meadowfarm.c1', animal: kind && { kind, left } })
    },
  })

const turns = (stage: Stage, goal: string) => turnsTo(stage.match.view(0), goal, stage.asked) ?? Number.NaN

describe('a route with an Animal', () => {
  it('is as fast as the Animal only while it stays (8.41)', () => {
    for (const kind of ['horse', 'hound'] as const) {
      const [always, alone] = [turns(ridden(kind, 99), 'meadowfarm.a4'), turns(ridden(null), 'meadowfarm.a4')]
      expect(always, kind).toBeLessThan(alone)
      expect(alone, kind).toBeGreaterThan(1)
      const one = turns(ridden(kind, 1), FAR)
      if (always > 1) {
        expect(one, kind).toBeGreaterThan(always)
        expect(one, kind).toBeLessThan(alone)
      } else expect(one, kind).toBe(always)
    }
  })

  it('does not count on an Animal that leaves when this turn ends', () => {
    const stage = ridden('horse', 1).roll(1)
    const view = stage.match.view(0)
    const goal = view.placements.map(({ tile }) => `${tile}.center`).find(space => (turnsTo(view, space) ?? 0) > 3)!
    const trip = tripTo(view, stage.asked, goal)!
    const end = trip.legs[0]!.to
    const walking = { ...view, players: view.players.map(ann => ({ ...ann, space: end, animal: null })) }
    expect(trip.left).toBeCloseTo(turnsTo(walking, goal)!, 9)
    expect(trip.left).toBeGreaterThan(turnsTo({ ...walking, players: rider(walking) }, goal)!)
  })
})

const rider = ({ players }: WizardsView) =>
  players.map(ann => ({ ...ann, animal: { kind: 'horse', left: 99 } as const }))

describe('the turns to a goal', () => {
  it('do not depend on earlier positions', () => {
    const view = ridden(null).match.view(0)
    const goal = 'torwall.center'
    const before = turnsTo(view, goal)!
    const [ann] = view.players
    const at = (more: Partial<WizardsView>) => turnsTo({ ...view, ...more }, goal)
    expect(at({})).toBe(before)
    expect(at({ players: [{ ...ann!, space: 'meadowfarm.a5' }] })).not.toBe(before)
    expect(at({ players: [{ ...ann!, dazed: true }] })).toBeGreaterThan(before)
    expect(at({ fallen: ['torwall'] })).toBeNull()
    expect(at({})).toBe(before)
  })

  /** Checks that every suggestion gives the same turns as the route, and that the key leads there first. */
  const agree = (view: WizardsView, question: Question) => {
    const [first] = advisedSpaces(ENGLISH, view, question)
    const goal = first ?? objectivesOf(ENGLISH, view, question)[0]?.part.space
    const trip = tripTo(view, question, goal!)!
    expect(trip.turns).toBe(turnsTo(view, goal!, question))
    expect(advice(ENGLISH, view, question)[0]).toContain(`${turnsText(ENGLISH, trip.turns)} `)
    expect(tripText(ENGLISH, view, trip)).toMatch(new RegExp(`^${turnsText(ENGLISH, trip.turns)}`))
    return trip.turns
  }

  it('are the same in the advice and on the route, and the nearest goal is the one with the fewest', () => {
    for (const seed of ['3', '4', '5']) {
      const match = opening({ seats: 1, seed })
      const [view, [question]] = [match.view(0), match.questions]
      const all = ['megmorans-tower', 'meligars-tower', 'melekoks-tower', 'sacred-circle']
        .map(tile => turnsTo(view, `${tile}.center`))
        .filter(turns => turns !== null)
      expect(agree(view, question!)).toBe(Math.min(...all))
    }
  })

  it('count from the middle of a move', () => {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        enrol(ann!, 'wizards')
        ann!.tasks = [heldTask(1, [[0, 0, FAR]])]
      },
    })
    agree(stage.match.view(0), stage.asked)
    stage.roll(2)
    const view = stage.match.view(0)
    agree(view, stage.asked)
    expect(turnsTo(view, FAR, stage.asked)).not.toBe(turnsTo(view, FAR))
  })
})
