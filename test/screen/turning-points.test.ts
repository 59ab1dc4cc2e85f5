import { describe, expect, it } from 'vitest'
import { endingRows, freeRows, pageColumns, turningShown } from '../../src/screen/end/turning-points.ts'
import { header, Player } from './sitting.ts'

/** Returns a player at a finished game, and the turning points that fit on the results page. */
function ended(rows: number, texts: readonly string[], seats = ['Ann', 'Ben'], text = 'Ann wins.') {
  const player = Player.at(null, { columns: 80, rows, result: { winners: [0], text }, header: header({ seats }) })
  const turning = texts.map((point, i) => ({ at: 10 * i, day: i, text: point, seat: i % 2, place: texts.length - i }))
  const shown = (selected: number | null = null) =>
    turningShown(player.model, player.table, { history: { standings: [], turning }, selected })
  return { ...player, player, shown }
}

const LONG = 'word '.repeat(40).trim()

describe('the results page', () => {
  it('is four columns narrower than the screen, and at most 96 columns wide', () => {
    expect([80, 99, 100, 101, 200].map(columns => pageColumns({ columns }))).toEqual([76, 95, 96, 96, 96])
  })

  it('has at most two lines about the ending, and leaves the other lines to the rest', () => {
    const short = ended(24, []).player
    expect(endingRows(short.model, short.table)).toEqual(['Ann wins.'])
    expect(freeRows(short.model, short.table)).toBe(17)
    const long = ended(24, [], ['Ann'], `${LONG}.`).player
    const rows = endingRows(long.model, long.table)
    expect(rows.map(row => row.length)).toEqual([74, 74])
    expect(freeRows(long.model, long.table)).toBe(16)
  })

  it('always lists the three most important turning points, in chronological order', () => {
    const texts = ['Ann sails.', 'Ben sails.', 'Ann lands.', 'Ben lands.', 'Ann rests.']
    expect(
      ended(24, texts)
        .shown()
        .map(({ at }) => at),
    ).toEqual([20, 30, 40])
    expect(
      ended(24, texts.slice(0, 2))
        .shown()
        .map(({ at }) => at),
    ).toEqual([0, 10])
  })

  it('lists more while the chart keeps twelve rows', () => {
    const texts = ['Ann sails.', 'Ben sails.', 'Ann lands.', 'Ben lands.', 'Ann rests.']
    const listed = (rows: number, seats?: string[]) => ended(rows, texts, seats).shown().length
    // Seven fixed rows and the ending, two players and a heading, twelve rows of chart, and the points.
    expect([25, 26, 27, 40].map(rows => listed(rows))).toEqual([3, 4, 5, 5])
    expect([26, 27, 28].map(rows => listed(rows, ['Ann', 'Ben', 'Cleo']))).toEqual([3, 4, 5])
  })

  it('counts the rows of a long turning point', () => {
    const texts = ['Ann sails.', `Ben ${LONG}.`, 'Ann lands.', 'Ben lands.', 'Ann rests.']
    const at = (rows: number) =>
      ended(rows, texts)
        .shown()
        .map(point => point.at)
    expect(at(27)).toEqual([20, 30, 40])
  })

  it('lists the selected turning point before the most important ones', () => {
    const texts = ['Ann sails.', 'Ben sails.', 'Ann lands.', 'Ben lands.', 'Ann rests.']
    expect(
      ended(24, texts)
        .shown(10)
        .map(({ at }) => at),
    ).toEqual([10, 30, 40])
  })

  it('adds the player to a sentence that names nobody, unless they play alone', () => {
    const texts = ['Rank 2.', 'Ben sails.']
    expect(
      ended(24, texts)
        .shown()
        .map(({ rows }) => rows),
    ).toEqual([['Day 0, Ann: Rank 2.'], ['Day 1: Ben sails.']])
    expect(ended(24, texts, ['Ann']).shown()[0]?.rows).toEqual(['Day 0: Rank 2.'])
  })

  it('lists nothing until the history is loaded', () => {
    const { player } = ended(24, [])
    expect(turningShown(player.model, player.table, { history: null, selected: null })).toEqual([])
  })
})
