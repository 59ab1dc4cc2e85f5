import { expect, it } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

const moments = (stage: Stage) =>
  stage.match.events().flatMap(event => {
    const moment = wizardsQuest.highlight!(event)
    return moment === undefined ? [] : [`${event.kind}: ${moment}`]
  })

it('the game pauses for a captured castle, and for no other captured space', () => {
  const board = { 'clover-lea': 'A5', 'castle-3': '-', larkley: '-' }
  expect(moments(Stage.set({ board }).say('attack castle-3', 2))).toEqual(['captures: castle'])
  expect(moments(Stage.set({ board }).say('attack larkley', 2))).toEqual([])
})

it('the game pauses for a found treasure, unless it is blank', () => {
  const taking = (kind: string) =>
    Stage.set({
      blank: true,
      board: { larkley: 'A5', 'sighing-grass': '-' },
      treasures: { 'sighing-grass': `A ${kind}` },
    }).say('attack sighing-grass', 2)
  expect(moments(taking('crown'))).toEqual(['finds: treasure'])
  expect(moments(taking('blank'))).toEqual([])
})

it('the game pauses for a slain dragon', () => {
  const stage = Stage.set({ board: { larkley: 'A5H', 'sighing-grass': 'o1' }, dragon: 'sighing-grass' })
  expect(moments(stage.say('dragon').dice(5, 1).say('fight', 'men'))).toEqual(['slays: slain'])
})

it('the game pauses for a lost space, and for an eliminated warlord', () => {
  const board = { larkley: 'A5', 'sighing-grass': 'B1' }
  const stage = Stage.set({ board }).say('attack sighing-grass').dice(1, 6).say('fight')
  expect(moments(stage)).toEqual(['attacked: attacked', 'lost: lost', 'out: out'])
})

it("the game pauses for an attack on a player's space, once, and names the attackers", () => {
  const board = { larkley: 'A9S', 'sighing-grass': 'B5', 'clover-lea': 'o2' }
  const stage = Stage.set({ board }).say('attack sighing-grass').dice(1, 6).say('fight').dice(1, 6).say('fight')
  const attacks = stage.match.events().filter(({ kind }) => kind === 'attacked')
  expect(attacks.map(event => wizardsQuest.sentence(event, stage.match.header.seats))).toEqual([
    expect.stringMatching(/^\w+ attacks Sighing Grass with 9 men and the sorcerer\.$/),
  ])
  expect(attacks[0]).toMatchObject({ seat: 1, by: 0 })
  const orcs = Stage.set({ board }).say('attack clover-lea').dice(1, 6).say('fight')
  expect(orcs.match.events().filter(({ kind }) => kind === 'attacked')).toEqual([])
})
