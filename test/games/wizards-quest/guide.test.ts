// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { rulebook } from '../../../src/games/wizards-quest/rulebook.ts'
import type { QuestEvent } from '../../../src/games/wizards-quest/rules/state/components.ts'
import { guidedHeader, guideFor } from '../../../src/server/guide.ts'
import { expectFitting, followed } from '../lesson.ts'

const HEADER = guidedHeader(wizardsQuest, 'Ann')!
const GUIDE = wizardsQuest.guide!
const LESSONS = wizardsQuest.lessons!

describe("the first game of Wizard's Quest", () => {
  it('has one person and two apprentices, and is recognized by its seed', () => {
    expect(HEADER).toMatchObject({
      seats: ['Ann', 'Brom', 'Cora'],
      players: ['person', 'bot:apprentice', 'bot:apprentice'],
    })
    expect(guideFor(wizardsQuest, HEADER)).toBe(GUIDE)
    expect(guideFor(wizardsQuest, { ...HEADER, seats: ['Ann', 'Ben'] })).toBeNull()
    expect(guideFor(wizardsQuest, { ...HEADER, seed: 'other' })).toBeNull()
  })

  it('goes through its steps in order, and ends with the first treasure in the second turn', () => {
    const { session, met } = followed(wizardsQuest)
    expect(met).toEqual(GUIDE.steps.map(({ id }) => id))
    const events = (session.match.events() as readonly QuestEvent[]).filter(({ seat }) => seat === 0)
    const days = (kind: QuestEvent['kind']) => events.filter(event => event.kind === kind).map(({ day }) => day)
    expect([days('captures'), days('finds')]).toEqual([[1, 2], [2]])
    expect(session.match.state.forced).toEqual([])
  })

  it('has a second lesson, from the first castle to the first turn', () => {
    const [setup] = LESSONS
    expect(guideFor(wizardsQuest, guidedHeader(wizardsQuest, 'Ann', 'setup')!)).toBe(setup)
    const { session, met } = followed(wizardsQuest, null, 'setup')
    expect(met).toEqual(setup!.steps.map(({ id }) => id))
    expect(session.match.state.day).toBe(1)
  })

  it('mentions no card to a player who has none', () => {
    const keeps = ({ options }: { options: readonly { id: string }[] }) => options.find(({ id }) => id === 'keep')?.id
    const { met } = followed(wizardsQuest, question => keeps(question) ?? null)
    expect(met[0]).toBe('draw')
    expect(met).not.toContain('play')
  })

  it.each([undefined, 'setup'])('ends no matter what the player does: lesson %s', name => {
    const { over } = followed(wizardsQuest, () => null, name)
    expect(over).toBe(true)
  })

  it.each(['en', 'de'])('cites only existing rules, and its texts fit in %s', language => {
    expectFitting(wizardsQuest, language, rule => rulebook.section(rule)?.id === rule)
  })
})
