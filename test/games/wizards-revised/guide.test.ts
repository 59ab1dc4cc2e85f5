// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import type { WizardsEvent } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { rulebook } from '../../../src/games/wizards-revised/rulebook.ts'
import { guidedHeader, guideFor } from '../../../src/server/guide.ts'
import type { GameSession } from '../../../src/storage/index.ts'
import { expectFitting, followed } from '../lesson.ts'

const HEADER = guidedHeader(wizardsRevised, 'Ann')!
const GUIDE = wizardsRevised.guide!

/** Returns the learner's events, and those of nobody. */
const ownEvents = ({ match }: GameSession) =>
  (match.events() as readonly WizardsEvent[]).filter(({ seat }) => seat === 0 || seat === null)

const daysOf = (events: readonly WizardsEvent[], kind: WizardsEvent['kind']) =>
  events.filter(event => event.kind === kind).map(({ day }) => day)

describe('the first game of Wizards revised', () => {
  it('has one person and an apprentice, and is recognized by its seed, its choices and the number of players', () => {
    expect(HEADER).toMatchObject({
      seats: ['Ann', 'Tamsin'],
      players: ['person', 'bot:apprentice'],
      options: { variant: 'cooperative' },
    })
    expect(guideFor(wizardsRevised, HEADER)).toBe(GUIDE)
    expect(guideFor(wizardsRevised, { ...HEADER, seats: ['Ann'] })).toBeNull()
    expect(guideFor(wizardsRevised, { ...HEADER, options: { ...HEADER.options, variant: 'competitive' } })).toBeNull()
  })

  it('goes through its steps in order: a Task for Ruktal, a Trap and an answered call', () => {
    const { session, met, over } = followed(wizardsRevised)
    expect(met).toEqual(GUIDE.steps.map(({ id }) => id))
    expect(over).toBe(true)
    const events = ownEvents(session)
    expect([daysOf(events, 'joins')[0], daysOf(events, 'trapped')[0], daysOf(events, 'calls-for-help')[0]]).toEqual([
      1, 3, 4,
    ])
    expect(events.find(event => event.kind === 'task' && event.what === 'done')).toMatchObject({ task: 93, day: 5 })
    expect(session.match.state.forced).toEqual([])
  })

  it('has a second lesson on the same islands, with a Mentor, the partner and the first attack', () => {
    const [evil] = wizardsRevised.lessons!
    expect(guideFor(wizardsRevised, guidedHeader(wizardsRevised, 'Ann', 'evil')!)).toBe(evil)
    const { session, met, over } = followed(wizardsRevised, null, 'evil')
    expect(met).toEqual(evil!.steps.map(({ id }) => id))
    expect(over).toBe(true)
    const events = ownEvents(session)
    expect(events.find(event => event.kind === 'meets' && event.who === 'melekok' && event.day > 1)?.day).toBe(13)
    expect(daysOf(events, 'attack')).toEqual([14])
    expect(session.match.state.forced).toEqual([])
  })

  it.each([undefined, 'evil'])('ends no later than the game, no matter what the player does: lesson %s', name => {
    expect(followed(wizardsRevised, ({ options }) => options[0]!.id, name).over).toBe(true)
  })

  it('cites only existing rules, and its texts fit', () => {
    expectFitting(wizardsRevised, 'en', rule => rulebook.section(rule)?.id === rule)
  })
})
