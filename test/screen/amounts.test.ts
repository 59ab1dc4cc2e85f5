import { describe, expect, it } from 'vitest'
import type { Amount, PhrasedQuestion } from '../../src/kernel/index.ts'
import { MOVE, Player } from './sitting.ts'

const asking = (amount: Amount, ...ids: string[]): PhrasedQuestion => ({
  seat: 0,
  topic: 'armies',
  text: 'How many armies?',
  rule: '7',
  options: ids.map(id => ({ id, label: `Send ${id}` })),
  amount,
})
const answers = (player: Player) => player.asked.map(effect => ('id' in effect ? effect.id : effect.kind))

describe('a number prompt', () => {
  it('starts at the minimum, and Enter accepts it', () => {
    const player = Player.at(asking({ least: 2, most: 14 }))
    expect(player.screen).toContain('A number from 2 to 14: 2')
    expect(answers(player.press('enter'))).toEqual(['2'])
  })

  it('shows a single possible number only once', () => {
    const player = Player.at(asking({ least: 5, most: 5 }))
    expect(player.screen).toMatch(/►\s+5\s/)
    expect(player.screen).not.toContain('5: 5')
    expect(answers(player.press('enter'))).toEqual(['5'])
  })

  it('takes digits one by one, and Backspace removes the last one', () => {
    const player = Player.at(asking({ least: 2, most: 140 })).press('1', '3', '5')
    expect(player.screen).toContain('A number from 2 to 140: 135')
    player.press('backspace', 'backspace', '0')
    expect(player.screen).toContain('A number from 2 to 140: 10')
    expect(answers(player.press('enter'))).toEqual(['10'])
  })

  it('changes with the arrow keys within its bounds', () => {
    const player = Player.at(asking({ least: 2, most: 5 })).press('up', 'right', 'right', 'up', 'up')
    expect(player.screen).toContain('A number from 2 to 5: 5')
    player.press('down', 'left')
    expect(player.screen).toContain('A number from 2 to 5: 3')
    expect(answers(player.press('enter'))).toEqual(['3'])
  })

  it('changes by its step, and from between two steps to the next one', () => {
    const player = Player.at(asking({ least: 5, most: 25, step: 5 })).press('1', '2', 'right')
    expect(player.screen).toContain('in steps of 5: 15')
    player.press('backspace', 'backspace', '1', '2', 'left')
    expect(player.screen).toContain('in steps of 5: 10')
  })

  it('rejects an impossible number and lists the possible ones', () => {
    const player = Player.at(asking({ least: 2, most: 14 })).press('1', '5', 'enter')
    expect(answers(player)).toEqual([])
    expect(player.screen).toContain('15 is not a number from 2 to 14.')
    // More typing starts a new number.
    expect(answers(player.press('9', 'enter'))).toEqual(['9'])
  })

  it('checks for irreversibility only if the number is possible', () => {
    const player = Player.at(asking({ least: 2, most: 14 }))
    player.effects = []
    player.press('1')
    expect(player.effects).toEqual([])
    player.press('2')
    expect(player.effects).toMatchObject([{ kind: 'check-irreversible', id: '12' }])
  })

  it('keeps a typed number while another answer is selected, which Enter then gives', () => {
    const player = Player.at(asking({ least: 1, most: 19 }, 'none', 'all')).press('1', '2', 'up')
    expect(player.screen).toContain('A number from 1 to 19: 12')
    expect(answers(player.press('enter'))).toEqual(['all'])
    const back = Player.at(asking({ least: 1, most: 19 }, 'none', 'all')).press('1', '2', 'up', 'down', 'enter')
    expect(answers(back)).toEqual(['12'])
  })

  it('is listed below other answers, which have no numbers of their own', () => {
    const player = Player.at(asking({ least: 1, most: 19 }, 'none', 'all'))
    expect(player.screen).not.toMatch(/1 Send none/)
    expect(answers(player.press('enter'))).toEqual(['none'])
    player.effects = []
    expect(answers(player.press('down', 'down', 'enter'))).toEqual(['1'])
    player.effects = []
    expect(answers(player.press('up', 'up', '4', 'enter'))).toEqual(['4'])
  })

  it('accepts a one-digit number immediately, like a number in a list', () => {
    expect(answers(Player.at(asking({ least: 1, most: 9 })).press('7'))).toEqual(['7'])
    // A digit that is not a possible number is only typed.
    expect(answers(Player.at(asking({ least: 1, most: 5 })).press('7'))).toEqual([])
    expect(answers(Player.at(asking({ least: 1, most: 5 })).press('right', '4'))).toEqual(['4'])
  })

  it('can be answered on the command line', () => {
    expect(answers(Player.at(asking({ least: 1, most: 9 })).press(':', '7', 'enter'))).toEqual(['7'])
  })

  it('takes digits while the map is in use, and forgets them when the cursor moves', () => {
    const player = Player.at({ ...MOVE, amount: { least: 1, most: 19 } }).press('4')
    expect(answers(player.press('enter'))).toEqual(['4'])
    player.effects = []
    player.press('.', '5', '.', 'enter')
    expect(answers(player)).toEqual([expect.stringMatching(/^go /)])
  })

  it('preselects the recommended number for Enter, like any answer', () => {
    const question = asking({ least: 1, most: 9 }, 'none')
    const player = Player.at(question)
    player.hears({ kind: 'advised', question, hint: { id: '6', why: 'Six will do.' } })
    expect(player.screen).toContain('►   A number from 1 to 9: 6')
    expect(answers(player.press('enter'))).toEqual(['6'])
  })

  it('is explained in the footer and the help', () => {
    const player = Player.at(asking({ least: 1, most: 9 }), { rows: 60 })
    expect(player.screen.split('\n').at(-1)).toMatch(/0-9 type/)
    expect(player.press('?', 'enter').screen).toContain('A number from 1 to 9  (rule 7)')
  })
})
