import { describe, expect, it } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

describe('a check in a move file', () => {
  const seenBy = (seat: number) =>
    Stage.set({
      board: { larkley: 'A4H', haven: '-' },
      cards: [['farmhands']],
      dragon: 'larkley',
      prepare: state => state.players[1]!.found.push('ring'),
    }).match.view(seat)
  const looked = (path: string) => wizardsQuest.lookUp!(seenBy(0), path)

  it("finds a player's possessions by name, however it is spelled", () => {
    expect(['Ann.cardCount', 'ann.cardCount', 'BOB.cardCount'].map(looked)).toEqual([1, 1, 0])
    expect(looked('Bob.found')).toEqual(['ring'])
    expect(looked('Bob.found.0')).toBe('ring')
    expect(looked('ann')).toMatchObject({ seat: 0, name: 'Ann' })
  })

  it('finds the occupants of a space by its id, and nobody in an empty space', () => {
    expect(['larkley.men', 'Larkley.leader', 'castle-1.side'].map(looked)).toEqual([4, 'hero', 'orcs'])
    expect(looked('haven')).toBeNull()
    expect(looked('haven.men')).toBeUndefined()
  })

  it('finds everything else that a seat can see by name', () => {
    expect(['dragon', 'phase', 'turn.campaigns', 'forces.larkley.men'].map(looked)).toEqual([
      ...['larkley', 'campaign'],
      ...[1, 4],
    ])
  })

  it('finds nothing for an unknown name, or for a property built into JavaScript', () => {
    expect(['', 'moon', 'Cyd.moon', 'day.moon', 'moon.day', 'Zoe.cardCount'].map(looked)).toEqual(
      Array(6).fill(undefined),
    )
    expect(['constructor', 'ann.toString', 'larkley.constructor', 'phase.length'].map(looked)).toEqual(
      Array(4).fill(undefined),
    )
    // Cards in others' hands cannot be found, just as they cannot be seen.
    expect(wizardsQuest.lookUp!(seenBy(1), 'Ann.cards')).toBeNull()
  })
})

describe('prepared petitions', () => {
  const petitioning = () => Stage.set({ phase: 'petition', board: { 'castle-3': 'A6' } })

  it('are drawn in the order given', () => {
    const stage = petitioning().stack('spearmen', 'farmhands')
    expect(stage.state.petitions.draw.slice(-2)).toEqual(['farmhands', 'spearmen'])
    expect(stage.state.petitions.draw).toHaveLength(35)
    expect(stage.say('draw').player().cards).toEqual(['spearmen'])
  })

  it('come from the discards if the pile has none left', () => {
    const stage = Stage.set({ phase: 'petition', board: { 'castle-3': 'A6' }, cards: [['old-friend', 'foul-wind']] })
    stage.say('play foul-wind', 'done').stack('foul-wind').say('draw')
    expect(stage.player().cards).toEqual(['old-friend', 'foul-wind'])
    expect(stage.state.petitions.discard).toEqual([])
    expect(() => stage.stack('old-friend')).toThrow('No card "old-friend" is left in the pile of petitions.')
  })

  it('are refused, with the alternatives, if no pile or card has that name', () => {
    expect(() => petitioning().match.stack('tasks', ['farmhands'])).toThrow(
      'has no pile "tasks"; its only pile is petitions',
    )
    expect(() => petitioning().stack('moonshine')).toThrow('There is no petition card "moonshine".')
  })
})
