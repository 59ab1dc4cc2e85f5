import { describe, expect, it } from 'vitest'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { wizardsMap } from '../../../src/games/wizards/screen/map.ts'
import { pathToSpace } from '../../../src/games/wizards/screen/paths.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { phrase } from '../../../src/games/wizards/words/questions.ts'
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

describe('an enemy in the way', () => {
  /** Ann is in the Lair, whose way out leads through A2, with five points to move. */
  const inLair = (dragon: string, space = 'dragons-lair.c2') =>
    Stage.set({
      prepare: state => {
        Object.assign(state.players[0]!, { space })
        state.dragon = dragon
        const board = Board.of(state.placements)
        const shore = board.open(board.hex('dragons-lair.a2')).find(hex => board.isWater(hex))!
        state.boats = [board.name(shore)]
      },
    }).roll(5)
  const GOAL = 'torwall.c5'
  const routeIn = (stage: Stage) => pathToSpace(stage.match.view(0), stage.asked, GOAL)!

  it('is avoided by the hint and by routes if it is a Dragon that moves after the turn (12.52)', () => {
    const free = inLair('dragons-lair.b5')
    expect(mentor.hint?.(free.match.view(0), free.question)?.id).toMatch(/^board /)
    expect(routeIn(free).option?.id).toMatch(/^board /)
    for (const space of ['dragons-lair.c2', 'dragons-lair.a3', 'dragons-lair.b3']) {
      const stage = inLair('dragons-lair.a2', space)
      const id = mentor.hint?.(stage.match.view(0), stage.question)?.id
      expect(id).not.toBe('go dragons-lair.a2')
      expect(routeIn(stage).option?.id).not.toBe('go dragons-lair.a2')
    }
    expect(hintOf(inLair('dragons-lair.a2'))).toMatch(
      /Next: Stop here\. The Dragon is in your way in Dragon's Lair A2, but moves after your turn\.$/,
    )
  })

  it('is named by the answers that lead to it', () => {
    const stage = inLair('dragons-lair.a2')
    expect(stage.option('go dragons-lair.a2')?.note).toBe('the Dragon is there; ends your move')
    expect(stage.option('go dragons-lair.center')?.note).toBe('the Dragon is there; ends your move')
    expect(stage.option('go dragons-lair.c3')?.note).toBeUndefined()
  })

  it('is named by routes that end a turn there, and comes first in the description of its space', () => {
    const stage = Stage.set({
      prepare: state => {
        Object.assign(state.players[0]!, { space: 'meadowfarm.c1' })
        state.dragon = 'meadowfarm.c2'
        state.demons = ['meadowfarm.c3']
      },
    })
    const view = stage.match.view(0)
    expect(pathToSpace(view, stage.asked, 'meadowfarm.c2')?.text).toContain('meeting the Dragon')
    expect(pathToSpace(view, stage.asked, 'meadowfarm.c3')?.text).toContain('meeting Demons')
    expect(pathToSpace(view, stage.asked, 'meadowfarm.c6')?.text).not.toContain('meeting')
    expect(wizardsMap.describe(view, 'meadowfarm.c2', null)[0]).toBe('Here: the Dragon.')
    expect(wizardsMap.describe(view, 'meadowfarm.c3', null)[0]).toBe('Here: a Demon.')
  })
})

describe('a player in a Trap', () => {
  it('is told that a roll opens it only if one does', () => {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        ann!.trap = { kind: 'roll' }
      },
    })
    const view = stage.match.view(0)
    const text = (kind: 'roll' | 'rescue') => {
      const players = view.players.map(ann => ({ ...ann, trap: { kind } }))
      return phrase(ENGLISH, { ...view, players }, stage.asked).text
    }
    expect(text('roll')).toContain('only a 5 or 6 opens it')
    expect(text('rescue')).toBe('You are in a Trap. What will you do?')
  })
})
