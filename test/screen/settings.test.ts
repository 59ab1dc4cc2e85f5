import { describe, expect, it } from 'vitest'
import { styleOf } from '../../src/screen/kit/style.ts'
import type { ForcedSettings } from '../../src/storage/index.ts'
import { themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { Player, ROLL } from './sitting.ts'

const open = (forced: ForcedSettings = {}) => {
  const player = new Player()
  player.model = { ...player.model, forced }
  return player.press('s')
}

describe('the settings screen', () => {
  it('changes a setting with left and right, immediately and permanently', () => {
    const player = open().press('right', 'right')
    expect(player.model.settings.theme).toBe('light')
    player.press('left', 'left', 'left')
    expect(player.model.settings.theme).toBe('mono')
    expect(player.asked.at(-1)).toEqual({ kind: 'store', change: { theme: 'mono' } })
    player.press('down', 'down', 'enter')
    expect(player.model.settings.speed).toBe('fast')
    player.press('down', 'down', 'down', 'down', 'down', 'down', 'right')
    expect(player.model.settings.mouse).toBe(false)
    expect(player.press('escape').model.overlay).toBeNull()
  })

  it('closes a page of text in the old language when the language changes', () => {
    const player = Player.at(ROLL).press('?', 'ctrl+p')
    expect(player.press('escape').model.overlay).toMatchObject({ kind: 'page' })
    player.press('ctrl+p').types('settings').press('enter')
    expect(player.model.overlay).toMatchObject({ kind: 'settings', under: { kind: 'page' } })
    player
      .pressUntil(/► Language/, 'down')
      .pressUntil('German. Games', 'right')
      .press('escape')
    expect(player.model.overlay).toBeNull()
  })

  it('closes such a page also if the palette changes the language', () => {
    const player = Player.at(ROLL).press('?', 'ctrl+p').types('german').press('enter')
    expect(player.model.settings.language).toBe('de')
    expect(player.model.overlay).toBeNull()
  })

  it('asks for the previews of saved games again when the language changes', () => {
    for (const screen of [
      { kind: 'title', selected: 0 },
      { kind: 'load', what: 'saves', selected: 0, naming: null },
    ] as const) {
      const player = new Player()
      const previews = { '/s/friday.cantrip': { text: 'Day 3', state: 'open' } } as const
      player.model = { ...player.model, screen: { ...screen, previews } }
      player.press('ctrl+p').types('german').press('enter')
      expect(player.model.settings.language).toBe('de')
      expect(player.model.screen.kind).toBe(screen.kind)
      expect(JSON.stringify(player.model.screen)).not.toContain('Day 3')
    }
  })

  it('accepts typed names when the line is left', () => {
    const player = open().press('up').types('Zoe, Max')
    expect(player.asked).toEqual([])
    player.press('escape')
    expect(player.asked).toEqual([{ kind: 'store', change: { names: ['Zoe', 'Max'] } }])
    expect(player.press('n').model.screen).toMatchObject({ kind: 'new', players: 2 })
  })

  it('rejects invalid names, and keeps them on the line for correction', () => {
    const player = open().press('up').types('Zoe, Zoe').press('escape')
    expect(player.screen).toContain('not "Zoe, Zoe"')
    expect(player.asked).toEqual([])
    player.press('backspace').types('ë').press('up')
    expect(player.model.settings.names).toEqual(['Zoe', 'Zoë'])
  })

  it('mentions what overrides a setting', () => {
    expect(open({ theme: 'CANTRIP_THEME' }).screen).toContain('CANTRIP_THEME overrides this while it is set.')
    expect(open({ glyphs: '--glyphs' }).screen).not.toContain('goes before')
    expect(open({ glyphs: '--glyphs' }).press('down').screen).toContain('--glyphs overrides this')
  })

  it('says so if settings cannot be saved', () => {
    const player = open().press('right')
    player.hears({ kind: 'notice', notice: { tone: 'bad', lines: ['Cannot save the settings to /x.'] } })
    expect(player.screen).toContain('Cannot save the settings to /x.')
    expect(player.model.overlay).toMatchObject({ kind: 'settings' })
  })

  it('opens at a table with its command, at the named setting', () => {
    expect(Player.at(ROLL).types(':settings').press('enter').model.overlay).toMatchObject({ kind: 'settings', row: 0 })
    const named = Player.at(ROLL).types(':settings speed').press('enter')
    expect(named.model.overlay).toMatchObject({ kind: 'settings', row: 2 })
  })

  it('changes a setting at a table with a command and a value, or lists the possible values', () => {
    const player = Player.at(ROLL).types(':settings theme light').press('enter')
    expect(player.model.settings.theme).toBe('light')
    expect(player.screen).toContain('Set theme to light.')
    expect(Player.at(ROLL).types(':settings theme pink').press('enter').screen).toContain(
      'The theme must be auto, dusk, light, color-blind or mono, not "pink".',
    )
    expect(Player.at(ROLL).types(':settings wand').press('enter').screen).toContain('no setting called "wand"')
  })

  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
  ] as const) {
    it(`are drawn over the table at ${columns}x${rows}`, async () => {
      const player = Player.at(ROLL, { columns, rows }).types(':settings').press('enter')
      await expectGolden(player.screen.split('\n'), `settings-${columns}x${rows}`)
    })
  }

  it('shows the symbols in ASCII too', async () => {
    await expectGolden(open().press('down').lines(styleOf(themes.mono, 'ascii')), 'settings-mono-ascii')
  })
})
