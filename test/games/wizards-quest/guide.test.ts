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

  it('goes through its steps in order, and ends with the first campaign, won in the first turn', () => {
    const { session, met } = followed(wizardsQuest)
    expect(met).toEqual(GUIDE.steps.map(({ id }) => id))
    const events = session.match.events() as readonly QuestEvent[]
    expect(events.filter(event => event.kind === 'captures' && event.side === 0)).toHaveLength(1)
    expect(events.find(event => event.kind === 'captures' && event.side === 0)?.day).toBe(1)
  })

  it('mentions no card to a player who has none, and mentions an attack once all men are placed', () => {
    const keeps = ({ options }: { options: readonly { id: string }[] }) => options.find(({ id }) => id === 'keep')?.id
    const { met } = followed(wizardsQuest, question => keeps(question) ?? null)
    expect(met.slice(4)).toEqual(['draw', 'place', 'attack', ...met.slice(7)])
  })

  it('ends no matter what the player does', () => {
    const { met } = followed(wizardsQuest, () => null)
    expect(met.at(-1)).toBe('end')
  })

  it.each(['en', 'de'])('cites only existing rules, and its texts fit in %s', language => {
    expectFitting(wizardsQuest, language, rule => rulebook.section(rule)?.id === rule)
  })
})
