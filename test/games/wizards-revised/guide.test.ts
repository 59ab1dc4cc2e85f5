// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import type { WizardsEvent } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { rulebook } from '../../../src/games/wizards-revised/rulebook.ts'
import { guidedHeader, guideFor } from '../../../src/server/guide.ts'
import { expectFitting, followed } from '../lesson.ts'

const HEADER = guidedHeader(wizardsRevised, 'Ann')!
const GUIDE = wizardsRevised.guide!

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

  it('goes through its steps in order: a Task for Ruktal, a Trap, an answered call, and the first attack', () => {
    const { session, met, over } = followed(wizardsRevised)
    expect(met).toEqual(GUIDE.steps.map(({ id }) => id))
    expect(over).toBe(true)
    const events = (session.match.events() as readonly WizardsEvent[]).filter(({ seat }) => seat === 0 || seat === null)
    const days = (kind: WizardsEvent['kind']) => events.filter(event => event.kind === kind).map(({ day }) => day)
    expect([days('joins')[0], days('trapped')[0], days('calls-for-help')[0], days('attack')]).toEqual([1, 3, 4, [14]])
    expect(events.find(event => event.kind === 'task' && event.what === 'done')).toMatchObject({ task: 93, day: 5 })
    expect(session.match.state.forced).toEqual([])
  })

  it('ends no later than the game, no matter what the player does', () => {
    expect(followed(wizardsRevised, ({ options }) => options[0]!.id).over).toBe(true)
  })

  it('cites only existing rules, and its texts fit', () => {
    expectFitting(wizardsRevised, 'en', rule => rulebook.section(rule)?.id === rule)
  })
})
