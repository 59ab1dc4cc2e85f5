import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { inLanguage, type Odds, type Roll } from '../../../src/kernel/index.ts'
import { Stage } from '../../rules/elfenwizards/stage.ts'

const rolled = (stage: Stage, game: typeof elfenwizards = elfenwizards): readonly Roll[] =>
  game.rolls!(stage.match.view(0), stage.match.lastEvents)

/** Sets up the second dice step of the first player, with these rolled dice and the number kept back. */
const second = (...dice: number[]): Stage =>
  Stage.set({
    step: 3,
    prepare: state => {
      state.players[0]!.boxes.minor = Array<1>(7 - dice.length).fill(1)
      state.forced.push(...dice)
    },
  })

const again = (stage: Stage): readonly Odds[] => elfenwizards.odds!(stage.match.view(0), stage.question, 'again')

describe('the dice of Elfenwizards', () => {
  it('show which step they are for and how good they are', () => {
    expect(rolled(second(6, 4, 1))).toMatchObject([
      {
        seat: 0,
        dice: [6, 4, 1],
        title: 'Second dice step',
        reading: '11 pips (average 10.5)',
        rows: [],
        rule: '3.3.1',
      },
    ])
    expect(rolled(second(6, 4, 1).dice(2, 2, 2).say('again'))[0]).toMatchObject({
      title: 'Reroll for a chip',
      reading: '6 pips (average 10.5)',
    })
  })

  it('are shown in German too', () => {
    expect(rolled(second(6, 4, 1), inLanguage(elfenwizards, 'de') as typeof elfenwizards)[0]).toMatchObject({
      title: 'Zweite Würfelrunde',
      reading: '11 Augen; im Schnitt 10,5',
    })
  })

  it('show who could have got the Dragon', () => {
    const stage = Stage.set({ step: 0 })
    expect(rolled(stage)[0]).toMatchObject({ title: 'Who gets the Dragon', seat: null })
    expect(
      rolled(stage)[0]
        ?.rows.filter(row => row.hit)
        .map(row => row.text),
    ).toEqual([stage.player(stage.state.dragon).name])
  })

  it('show the chance of a better roll for a chip, counted throw by throw', () => {
    expect(again(second(4))).toEqual([{ what: 'more pips', hits: 2, of: 6 }])
    expect(again(second(6, 6))).toEqual([{ what: 'more pips', hits: 0, of: 36 }])
    const faces = [1, 2, 3, 4, 5, 6]
    const better = faces.flatMap(a => faces.flatMap(b => faces.map(c => a + b + c))).filter(sum => sum > 11)
    expect(again(second(6, 4, 1))).toEqual([{ what: 'more pips', hits: better.length, of: 216 }])
    expect(elfenwizards.odds!(second(4).match.view(0), second(4).question, 'accept')).toEqual([])
  })
})
