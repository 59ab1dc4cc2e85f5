import { describe, expect, it } from 'vitest'
import { EffectRunner } from '../../src/screen/effect-runner.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'
import { Player, position, ROLL } from './sitting.ts'

const SAVE = { name: 'friday', path: '/saves/friday', header: null, problem: null, answers: 9, changed: 0 } as const

/** Returns folders in which nothing has been played yet. */
const places = () => ({
  games,
  saves: folder(),
  examples: null,
  store: async () => undefined,
  newSeed: () => 'seed',
})

describe('the statistics on the title screen', () => {
  it('are offered after the first game, and open on their own page', () => {
    expect(new Player().screen).not.toContain('Statistics')
    const player = new Player(80, 24, { saves: [SAVE] }).press('a')
    expect(player.asked).toEqual([{ kind: 'load-statistics' }])
    const lines = ['one', 'two', 'three', 'four'].map(word => `Game ${word} was won.`)
    player.hears({ kind: 'page', title: 'Statistics', lines })
    for (const line of lines) expect(player.screen).toContain(line)
    expect(player.press('escape').model.overlay).toBeNull()
    // Even a few lines open as a page, not as a notice that the next key would close.
    player.hears({ kind: 'page', title: 'Statistics', lines: ['Finished games (none in progress):'] })
    expect(player.model).toMatchObject({ overlay: { kind: 'page', title: 'Statistics' }, notice: null })
  })

  it('say that no game is finished yet', () => {
    const [told] = new EffectRunner(places()).run({ kind: 'load-statistics' })
    expect(told).toMatchObject({ kind: 'page', lines: [expect.stringContaining('There are no finished games')] })
  })
})

describe("today's game", () => {
  it('uses the date as its seed, and is on the title screen', () => {
    expect(new EffectRunner(places()).library().daily).toMatch(/^\d{4}-\d\d-\d\d$/)
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const) {
      const player = new Player(columns, rows, { daily: '2031-05-09' })
      expect(player.screen).toContain("Today's game")
      expect(player.press('y').model.screen).toMatchObject({ kind: 'new', seed: '2031-05-09' })
    }
  })
})

describe('the notice of a new turn', () => {
  it('appears after others have played, but not if the same player moves again', () => {
    const player = Player.at(null, { thinking: { name: 'Tamsin', bot: 'mentor' } })
    const { header } = player.table.position
    player.hears({ kind: 'position', position: position(ROLL, { header, serial: 2 }), cover: false, notice: null })
    expect(player.asked).toEqual([{ kind: 'notify', text: "Wizards: it's your turn, Ann." }])
    player.effects = []
    player.hears({ kind: 'position', position: position(ROLL, { header, serial: 3 }), cover: false, notice: null })
    expect(player.asked).toEqual([])
  })
})
