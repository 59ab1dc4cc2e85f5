import { describe, expect, it } from 'vitest'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import { pathToSpace } from '../../../src/games/wizards/screen/paths.ts'
import { atTheDoorOf, TOWER } from '../../rules/wizards/doorstep.ts'
import { Stage } from '../../rules/wizards/stage.ts'

const hintOf = (stage: Stage): string => mentor.hint?.(stage.match.view(0), stage.question)?.why ?? ''

describe('the hint', () => {
  it('says who accepts the player, and gives the same number of turns as the route', () => {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        ann!.space = 'meligars-tower.a1'
      },
    })
    const { left } = pathToSpace(stage.match.view(0), stage.asked, 'meligars-tower.center')!
    expect(hintOf(stage)).toContain(`(Meligar can take you into an Order), ${left}.`)
  })

  it('says that the land must be left before a third encounter in the same place (7.6)', () => {
    const stage = Stage.set({
      prepare: ({ players: [ann], fallen }) => {
        Object.assign(ann!, { space: 'meligars-tower.b1', order: 'sorcerers', rank: 1 })
        fallen.push('megmorans-tower', 'melekoks-tower')
        for (const place of ['meligars-tower.center', 'sacred-circle.center', 'meadowshire.b2']) ann!.visits[place] = 2
      },
    })
    expect(hintOf(stage)).toMatch(/^Leave this land before you come back to Meligar's Tower /)
    stage.roll(1)
    expect(hintOf(stage)).toMatch(/^Leave this land before you come back to Meligar's Tower /)
  })

  it('says that a detour on the eve of an attack is for safety (12.141)', () => {
    const stage = Stage.set({
      prepare: state => {
        const [ann] = state.players
        Object.assign(ann!, { space: 'sea.0308', boat: 0, order: 'sorcerers', rank: 1 })
        state.boats = ['sea.0308']
        state.day = 41
      },
    })
    stage.roll(1)
    expect(hintOf(stage)).toMatch(/Next: Land at Torwall A4\. That's the safer place for Evil's attack\.$/)
  })
})

describe('the choice of places for a part of a Task', () => {
  it('says which of the places is being chosen', () => {
    const stage = atTheDoorOf(TOWER).top('tasks', 28)
    stage.roll(1).say(`go ${TOWER}`, 'join sorcerers')
    const asked = () => stage.question.text
    expect(asked()).toBe('Gold to Share: where will you share out gold (1 of 3)?')
    stage.say(stage.options[0]!)
    expect(asked()).toBe('Gold to Share: where will you share out gold (2 of 3)?')
  })
})
