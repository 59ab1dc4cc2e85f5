import { describe, expect, it } from 'vitest'
import { MOVE, Player, position, ROLL } from './sitting.ts'

const news = (player: Player, ...args: Parameters<typeof position>) =>
  player.hears({ kind: 'news', position: position(...args), notice: null })

describe('updates about other players', () => {
  it('keep the cursor, the page and the typed text if the question is the same', () => {
    const player = Player.at(MOVE).press('.', '.')
    const { cursor } = player.table
    player.press(':').types('wh')
    news(player, { ...MOVE, options: [...MOVE.options] }, { serial: 2, day: 18 })
    expect(player.table).toMatchObject({
      cursor,
      focus: 'map',
      typing: { line: { text: 'wh' } },
      position: { day: 18 },
    })
  })

  it('show the new question, and keep an open page and a half-typed line', () => {
    const player = Player.at(null).press('shift+tab')
    expect(player.table.page).toBe('log')
    news(player, ROLL, { serial: 2 })
    expect(player.table).toMatchObject({ page: 'log', focus: 'list' })
    player.press('tab').types(':l')
    news(player, MOVE, { serial: 3 })
    expect(player.table).toMatchObject({ page: 'map', focus: 'map', typing: { line: { text: 'l' } } })
  })

  it('keep the selected log entry, no matter how many follow it', () => {
    const player = Player.at(null).press('shift+tab', 'up')
    expect(player.table.selectedEntry).toBe(1)
    const { log } = player.table.position
    news(player, null, { serial: 2, log: [...log, { day: 17, text: 'Ben rolls.', rule: '5.1', at: 9 }] })
    expect(player.table.selectedEntry).toBe(2)
  })

  it('about bots at the same table also keep the open page and the selection', () => {
    const player = Player.at(MOVE).press('.', '.')
    const { cursor } = player.table
    const told = { kind: 'position', cover: false, notice: null } as const
    player.press('tab')
    const { page } = player.table
    player.hears({ ...told, position: position({ ...MOVE }, { serial: 2, length: 5 }), others: true })
    expect(player.table).toMatchObject({ page, cursor, position: { serial: 2 } })
    player.hears({ ...told, position: position(ROLL, { serial: 3, length: 6 }), others: true })
    expect(player.table.page).toBe('map')
  })

  it('check again whether the selected answer is irreversible', () => {
    const player = Player.at(ROLL)
    news(player, ROLL, { serial: 9 })
    expect(player.effects).toContainEqual({ kind: 'check-irreversible', serial: 9, seat: 0, id: 'roll' })
  })
})
