import { describe, expect, it } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { chanceAgainst, chanceOfHunt } from '../../../src/games/wizards-quest/plans/armies.ts'
import { forecast } from '../../../src/games/wizards-quest/plans/forecast.ts'
import type { Force, Leader } from '../../../src/games/wizards-quest/rules/state/components.ts'
import { SCREENS } from '../../../src/games/wizards-quest/screen/index.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

/** Returns the map's text about a space for the player who is asked. */
const told = ({ match }: Stage, space: string): string =>
  (SCREENS.en.map?.describe(match.view(0), space, null) ?? []).join(' ')

describe('the attack forecast for the space under the cursor', () => {
  it('counts the forces in place, and adds all that could join if that changes the number', () => {
    // Heatherlawn is next to Larkley, and its men can join the attack.
    const stage = Stage.set({ board: { larkley: 'A2', heatherlawn: 'A9', 'sighing-grass': 'o3', 'castle-8': 'B1' } })
    const alone = Stage.set({ board: { larkley: 'A2', 'sighing-grass': 'o3', 'castle-8': 'B1' } })
    expect(told(alone, 'sighing-grass')).toMatch(
      /^From Larkley \(over land\): \d+% chance to win\. You hit on \d or less, they on \d or less\. /,
    )
    expect(told(stage, 'sighing-grass')).toContain(
      'From Larkley (over land): 98% chance to win with everyone you can bring, 3% with its own men alone. These hit on 2 or less, the defenders on 3 or less.',
    )
  })

  it('ends when a campaign begins, because its question shows the forecast', () => {
    const stage = Stage.set({ board: { larkley: 'A5', 'sighing-grass': 'o3', 'sheep-meade': 'A9', 'castle-8': 'B1' } })
    expect(told(stage, 'sighing-grass')).toContain('From Sheep Meade')
    stage.say('attack sighing-grass', 'larkley')
    for (const space of ['sighing-grass', 'hidden-hollow']) expect(told(stage, space)).not.toContain('chance to win')
  })

  it('gives no chance to take a space with a fight against the wizard', () => {
    const stage = Stage.set({ board: { larkley: 'A5S', 'sighing-grass': 'o3' }, wizard: 'sighing-grass' })
    expect(told(stage, 'sighing-grass')).not.toContain('chance to win')
    expect(told(stage, 'hidden-hollow')).toContain('chance to win')
    stage.say('wizard')
    expect(told(stage, 'sighing-grass')).not.toContain('chance to win')
  })
})

describe('the chance to take a space', () => {
  // Computed by hand from X.C.6 and XI.B: a win counts only if two pieces are left, one to move in and one to stay.
  it.each([
    ['1', 'sighing-grass', '1', 0],
    ['2', 'sighing-grass', '1', 28],
    ['3', 'sighing-grass', '2', 42],
    ['6', 'castle-3', '1', 91],
  ])('of %s against %s held by %s excludes wins that take nothing', (men, target, foes, win) => {
    const stage = Stage.set({ board: { larkley: `A${men}`, [target]: `B${foes}` } })
    const { match } = stage
    expect(SCREENS.en.map?.describe(match.view(0), target, null)?.join(' ')).toContain(` ${win}% chance to win`)
    expect(wizardsQuest.inquire(match.view(0), 'chances', target, null)?.join(' ')).toContain(` ${win}% chance to win`)
  })

  it('depends on terrain and bridge, regardless of the battles computed before', () => {
    const force = (men: number, leader: Leader | null = null): Force => ({ side: 1, men, leader })
    const chances = (attackers: Force) => [
      forecast(attackers, force(3), 'castle-3', 'bridge').wins,
      forecast(attackers, force(2, 'hero'), 'larkley', 'land').wins,
      forecast(attackers, force(2, 'hero'), 'castle-3', 'bridge').wins,
      forecast(attackers, force(2, 'sorcerer'), 'larkley', 'land').wins,
    ]
    const percent = (chance: number) => Math.round(100 * chance)
    expect(chances(force(9)).map(percent)).toEqual([57, 97, 57, 90])
    expect(chances(force(8, 'hero')).map(percent)).toEqual([73, 99, 73, 97])
  })

  it('is the same on the map, in the question and in the command if a boat carries the attack', () => {
    const board = { 'cattle-meade': 'A9', saddybury: 'B1', 'dread-moor': 'o1', 'castle-5': 'o1' }
    const stage = Stage.set({ board, boats: 1 })
    const view = stage.match.view(0)
    const win = chanceAgainst(view, 0, 'saddybury')
    expect(win).toBeGreaterThan(90)
    expect(told(stage, 'saddybury')).toContain(
      `From Cattle Meade (by boat): ${win}% chance to win. You hit on 4 or less, they on 2 or less.`,
    )
    expect(wizardsQuest.inquire(view, 'chances', 'saddybury', null)?.join(' ')).toContain('by boat')
    expect(chanceAgainst(Stage.set({ board }).match.view(0), 0, 'saddybury')).toBe(0)
    const hunted = Stage.set({ board: { 'cattle-meade': 'A9S', saddybury: '-' }, dragon: 'saddybury', boats: 1 })
    expect(chanceOfHunt(hunted.match.view(0), 0, 'dragon')).toBeGreaterThan(90)
  })
})
