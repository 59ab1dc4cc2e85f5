import { describe, expect, it } from 'vitest'
import { SCREENS } from '../../../src/games/wizards-quest/screen/index.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

/** What the map tells of a space, to whoever is asked. */
const told = ({ match }: Stage, space: string): string =>
  (SCREENS.en.map?.describe(match.view(0), space, null) ?? []).join(' ')

describe('what an attack would come to, told of the space under the cursor', () => {
  it('is said as forces stand, and with all who can come where that is another number', () => {
    // Heatherlawn lies beside Larkley, and its men can come to the attack.
    const stage = Stage.set({ board: { larkley: 'A2', heatherlawn: 'A9', 'sighing-grass': 'o3', 'castle-8': 'B1' } })
    const alone = Stage.set({ board: { larkley: 'A2', 'sighing-grass': 'o3', 'castle-8': 'B1' } })
    expect(told(alone, 'sighing-grass')).toMatch(
      /^From Larkley \(over land\): range \d against \d, taken \d+ times in 100\. /,
    )
    expect(told(stage, 'sighing-grass')).toContain(
      'From Larkley (over land): range 2 against 3, taken 6 times in 100, with all who can come 99.',
    )
  })

  it('is told no more once a campaign has begun, whose question tells it', () => {
    const stage = Stage.set({ board: { larkley: 'A5', 'sighing-grass': 'o3', 'sheep-meade': 'A9', 'castle-8': 'B1' } })
    expect(told(stage, 'sighing-grass')).toContain('From Sheep Meade')
    stage.say('attack sighing-grass', 'larkley')
    for (const space of ['sighing-grass', 'hidden-hollow']) expect(told(stage, space)).not.toContain('times in 100')
  })

  it('is no chance of the space where the wizard is fought there', () => {
    const stage = Stage.set({ board: { larkley: 'A5S', 'sighing-grass': 'o3' }, wizard: 'sighing-grass' })
    expect(told(stage, 'sighing-grass')).not.toContain('times in 100')
    expect(told(stage, 'hidden-hollow')).toContain('times in 100')
    stage.say('wizard')
    expect(told(stage, 'sighing-grass')).not.toContain('times in 100')
  })
})
