import { describe, expect, it } from 'vitest'
import { folded } from '../../src/screen/table/rivals.ts'
import type { Entry } from '../../src/server/positions.ts'
import { expectGolden } from './golden.ts'
import { Player, plain, position, ROLL } from './sitting.ts'
import { shown } from './terminal.ts'

const where = (text: string) => ({ about: 'where', text }) as const
const what = (text: string) => ({ about: 'what', text }) as const

/** What two others have done since Ann answered. */
const SINCE: readonly Entry[] = [
  { text: 'Ann rolls 3 for movement.', seat: 0 },
  { text: 'Ben rolls 5 for movement.', seat: 1 },
  { text: 'Ben walks to Torwall A6.', seat: 1, brief: where('Torwall A6') },
  { text: 'Ben walks to Torwall town.', seat: 1, brief: where('Torwall town') },
  { text: 'Ben completes the Task The Lost Lamb.', seat: 1, brief: what('a Task done'), moment: 'task' },
  { text: 'Ben gains 5 Power: The Lost Lamb.', seat: 1, brief: what('+5 Power') },
  { text: 'Cleo loses a turn.', seat: 2, brief: what('loses the turn') },
  { text: 'Day 4 of Fortnight 2 dawns.' },
].map((entry, i) => ({ ...entry, day: 17, rule: '6', at: i + 1 }))

const seated = (columns = 80, rows = 24) => Player.at(ROLL, { columns, rows, chronicle: SINCE, known: 1, length: 8 })

describe('the turns of others', () => {
  it('are told in one line each, with what came of them', () => {
    const { chronicle, known } = folded(position(ROLL, { chronicle: SINCE, known: 1 }))
    expect(chronicle.map(({ text }) => text)).toEqual([
      'Ann rolls 3 for movement.',
      'Ben → Torwall town; a Task done; +5 Power',
      'Cleo stays; loses the turn',
      'Day 4 of Fortnight 2 dawns.',
    ])
    expect(known).toBe(1)
  })

  it('are all there on the page of the chronicle, which can leave out what is not wanted', () => {
    const player = seated().press('shift+tab')
    expect(player.screen).toContain('Ben walks to Torwall A6.')
    player.press('f')
    expect(player.screen).toContain('Ann rolls 3')
    expect(player.screen).not.toContain('Ben rolls')
    player.press('f')
    expect(player.screen).toContain('completes the Task')
    expect(player.screen).not.toContain('Ann rolls 3')
    expect(player.press('enter').model.overlay).toMatchObject({ kind: 'rules', about: SINCE[4]?.text })
    expect(player.press('escape', 'f').screen).toContain('Ben walks to Torwall A6.')
  })

  it.each([
    [80, 24],
    [100, 40],
  ])('stand under the map at %ix%i, with the colour and mark of each', async (columns, rows) => {
    const lines = seated(columns, rows).lines(plain)
    await expectGolden(await shown(lines, columns, rows), `rivals-${columns}x${rows}`)
  })
})
