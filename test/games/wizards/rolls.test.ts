import { describe, expect, it } from 'vitest'
import { rollLines } from '../../../src/commands/index.ts'
import { wizards } from '../../../src/games/wizards/game.ts'
import { ENCOUNTER_TABLES } from '../../../src/games/wizards/rules/state/cards.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { rolls } from '../../../src/games/wizards/words/rolls.ts'
import { Match, type Roll } from '../../../src/kernel/index.ts'
import { atTheDoorOf, DWELLING, enter, TOWN } from '../../rules/wizards/doorstep.ts'
import { enrol, Stage } from '../../rules/wizards/stage.ts'
import { english } from '../../words.ts'

const rolled = (stage: Stage): Roll[] => rolls(ENGLISH, stage.match.view(0), stage.match.lastEvents)
const hits = (roll: Roll | undefined) => roll?.rows.filter(row => row.hit).map(row => `${row.on} ${row.text}`)

describe('the display of a roll', () => {
  it('shows its table, with every row and the result marked', () => {
    const [roll] = rolled(enter(atTheDoorOf(TOWN), TOWN, 2, 5))
    expect(roll).toMatchObject({
      seat: 0,
      dice: [2, 5],
      title: 'Common Towns',
      reading: 'the higher die counts',
      rule: '7.301',
    })
    expect(roll?.rows).toHaveLength(6)
    expect(hits(roll)).toEqual(['5 They speed you along: an extra turn at once'])
  })

  it('names the row behind a die of points, and doubles the points if the row does', () => {
    const stage = atTheDoorOf(DWELLING, { prepare: state => enrol(state.players[0]!, 'druids', 1) })
    const [table, points] = rolled(enter(stage, DWELLING, 1, 2, 4))
    expect(hits(table)).toEqual(['1-2 Roll a die and gain twice that many points of one kind'])
    expect(points).toMatchObject({
      title: 'Points',
      dice: [4],
      reading: 'Roll a die and gain twice that many points of one kind',
    })
    expect(hits(points)).toEqual(['4 8 points'])
  })

  it('distinguishes the white die of movement from the red', () => {
    const [roll] = rolled(Stage.set().roll(4, 2))
    expect(roll?.names).toEqual(['white', 'red'])
    expect(hits(roll)?.[1]).toMatch(/^red 1-3 /)
    expect(hits(rolled(Stage.set().roll(4, 5))[0])?.[1]).toMatch(/^red 4-6 /)
  })

  it('shows the faces on which a spell works for this player', () => {
    const cast = (dazed: boolean, die: number) => {
      const stage = Stage.set({
        prepare: state => {
          enrol(state.players[0]!, 'wizards', 4)
          state.players[0]!.dazed = dazed
        },
      })
      return rolled(stage.dice(die).say('cast transporting'))[0]
    }
    expect(hits(cast(false, 4))).toEqual(['1-5 It works'])
    expect(hits(cast(true, 4))).toEqual(['4-6 It fails'])
    expect(cast(true, 2)?.rows.map(row => row.on)).toEqual(['1-3', '4-6'])
  })

  it('shows that a 6 is rolled again after a failed spell', () => {
    const stage = Stage.set({
      prepare: state => {
        enrol(state.players[0]!, 'wizards', 3)
        state.players[0]!.space = 'meadowfarm.c2'
        state.demons = ['meadowfarm.center']
      },
    })
    const all = rolled(stage.roll(2).say('go meadowfarm.center').dice(6, 6, 1, 4, 4).say('cast demon-dispelling'))
    expect(all.map(({ title }) => title).slice(0, 3)).toEqual(['Demon Dispelling', 'Demons', 'Demons'])
    expect(hits(all[1])).toEqual(['6 After a failed spell: roll again'])
    expect(hits(all[2])).toEqual(['4 Demon Dazed'])
  })

  it('is printed with an arrow before the resulting row', () => {
    const [roll] = rolled(enter(atTheDoorOf(DWELLING), DWELLING, 5, 3))
    if (!roll) throw new Error('nothing was rolled')
    expect(rollLines(english, roll, ['Ann'])).toEqual([
      'Ann: Elven Dwellings, rule 7.39: 5 and 3, the higher die counts.',
      '    1-2  Roll a die and gain twice that many points of one kind',
      '    3-4  Roll a die and gain that many points of one kind',
      '  > 5-6  No Elf in sight',
    ])
  })

  it('marks a row in whole games for every roll on a table', () => {
    const titles = new Set<string>()
    for (const seed of ['1', '2', '3', '4']) {
      const header = {
        game: 'wizards',
        rules: 1,
        options: { variant: 'standard', map: 'auto', removed: 'die' },
        seats: ['Ann', 'Bob'],
        seed,
        practice: false,
      }
      const match = Match.begin(wizards, header)
      for (let i = 0; i < 500 && !match.over; i++) {
        const question = match.questions[0]!
        match.answer(question.seat, question.options[(i * 7) % question.options.length]!.id)
        const told = rolls(ENGLISH, match.view(null), match.lastEvents)
        expect(told).toHaveLength(match.lastEvents.filter(event => event.kind === 'roll').length)
        for (const roll of told) {
          titles.add(roll.title)
          expect(roll.title).not.toBe('')
          if (roll.rows.length > 0) expect([roll.title, roll.rows.some(row => row.hit)]).toEqual([roll.title, true])
        }
      }
    }
    expect(titles.size).toBeGreaterThan(8)
  })

  it('has a short text for every row of every table', () => {
    for (const { rows } of ENCOUNTER_TABLES)
      for (const { does } of rows) expect(ENGLISH.get(`outcome-${does}`).length).toBeLessThanOrEqual(22)
  })
})
