import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/screen/model.ts'
import { contextOf } from '../../src/screen/table/contexts.ts'
import { NO_HIT } from '../../src/screen/ui/hits.ts'
import { amount } from '../amount.ts'
import { COMMANDS } from './all-keys.ts'
import { draw } from './drawing.ts'
import { expectGolden } from './golden.ts'
import { keyOf, plain } from './screen-player.ts'
import { MOVE, Player, position, ROLL, told } from './sitting.ts'
import { shown } from './terminal.ts'

const KEYS = [...new Set(COMMANDS.flatMap(command => command.keys)), 'a', 'r', 'ctrl+y', 'shift+enter']

/** Matches the secrets on the table and in the log, and those that the previous player has read. */
const SECRET = /Torwall [A-C]\d|Crescent|Fortnight \d|Roll for movement|Sentence \d|secret of Ann|Kn \d|Lost Lamb/

describe('the hand-over between two players', () => {
  it('shows nothing of the game for any input except Enter', () => {
    const key = fc.constantFrom(...KEYS.filter(name => name !== 'enter')).map(
      (name): Message => ({
        kind: 'key',
        key: keyOf(name),
      }),
    )
    const mouse = fc.record({ x: fc.integer({ min: 1, max: 120 }), y: fc.integer({ min: 1, max: 23 }) }).chain(at =>
      fc.constantFrom('press', 'release', 'wheel-up', 'wheel-down').map(
        (action): Message => ({
          kind: 'mouse',
          // A screen's effects are requested when it appears.
          hit: NO_HIT,
          mouse: { ...at, button: 'left', action, ctrl: false, alt: false, shift: false } as Extract<
            Message,
            { kind: 'mouse' }
          >['mouse'],
        }),
      ),
    )
    const other = fc.constantFrom<Message>(
      { kind: 'key', key: { paste: 'roll\renter\r' } as never },
      { kind: 'resize', columns: 100, rows: 40 },
      { kind: 'resize', columns: 60, rows: 20 },
      { kind: 'resize', columns: 200, rows: 60 },
      { kind: 'notice', notice: { tone: 'plain', lines: ['A secret of Ann.'] } },
      { kind: 'irreversibility', serial: 2, id: 'roll', final: true },
      { kind: 'news', position: position(MOVE, { seat: 1, serial: 3 }), notice: null },
      { kind: 'tick' },
    )
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 3, arbitrary: key }, mouse, other), { maxLength: 25 }), messages => {
        const player = told(30)
        for (const message of messages) {
          const { model } = player
          const at =
            message.kind === 'mouse' ? draw(model, plain).hitAt(message.mouse.x - 1, message.mouse.y - 1) : null
          // The palette and the settings use Enter themselves, and none of these uncovers the table. A click on the
          // selected line is such an Enter.
          if (at?.target?.kind === 'row' && at.target.from === at.target.to && model.overlay?.kind === 'palette')
            continue
          player.hears(message.kind === 'mouse' && at ? { ...message, hit: at } : message)
          expect(player.screen).not.toMatch(SECRET)
          expect(player.table.covered).toBe(true)
        }
        expect(player.asked.filter(({ kind }) => kind === 'answer' || kind === 'undo' || kind === 'goto')).toEqual([])
      }),
      { numRuns: amount(60, 300) },
    )
  })

  it('asks for the next player by name, and hides the previous notice', () => {
    const player = Player.at(ROLL).hears({ kind: 'notice', notice: { tone: 'bad', lines: ['A secret of Ann.'] } })
    expect(player.screen).toContain('A secret of Ann.')
    const next = position({ ...ROLL, seat: 1 }, { seat: 1, serial: 2 })
    player.hears({ kind: 'position', position: next, cover: true, notice: null })
    expect(player.screen).toContain("Ben, it's your turn.")
    for (const key of ['x', 'enter', 'enter', 'enter']) expect(player.press(key).screen).not.toContain('secret of Ann')
  })

  it("shows public events page by page, then the player's own secrets, and then the table", () => {
    const player = told(40)
    const pages: string[] = []
    for (let i = 0; i < 10 && player.table.covered; i++) {
      player.press('enter')
      if (player.table.covered) pages.push(player.screen)
    }
    expect(pages).toHaveLength(4)
    expect(pages[0]).toMatch(/Since your last turn, Ben +Page 1 of 4/)
    expect(pages[0]).toContain('Sentence 18 of')
    expect(pages[0]).not.toContain('Sentence 19 of')
    expect(pages[2]).toContain('Sentence 39 of')
    for (const page of pages.slice(0, 3)) expect(page).not.toContain('Sentence 40 of')
    expect(pages[3]).toMatch(/For Ben only +Page 4 of 4/)
    expect(pages[3]).toContain('Sentence 40 of')
    expect(player.model.overlay).toBeNull()
    expect(player.screen).toContain('Roll for movement')
  })

  it('shows no secrets if the previous player presses Enter once too often', () => {
    const player = told(3).press('enter')
    expect(player.screen).toContain('Sentence 2 of')
    expect(player.screen).not.toMatch(/Sentence 3|Roll for movement|Torwall/)
    expect(player.press('escape').screen).toContain("Ben, it's your turn.")
  })

  it('allows paging back, and keeps the page when the size changes', () => {
    const player = told(40).press('enter', 'enter')
    expect(player.screen).toContain('Page 2 of 4')
    expect(player.press('pageup').screen).toContain('Page 1 of 4')
    player.press('enter', 'enter').hears({ kind: 'resize', columns: 100, rows: 60 })
    expect(player.screen).toContain('Page 2 of 2')
    expect(player.press('enter').table.covered).toBe(false)
  })

  it('asks before quitting on Ctrl+C, and is covered again after No', () => {
    const player = told(3).press('ctrl+c')
    expect(player.screen).toContain('Leave the table?')
    expect(player.screen).not.toMatch(SECRET)
    expect(contextOf(player.press('n').model)).toBe('cover')
    expect(player.press('ctrl+l').asked).toEqual([{ kind: 'repaint' }])
  })

  it('keeps a notice from the covered table until it is uncovered', () => {
    const player = Player.at(ROLL)
    const next = position({ ...ROLL, seat: 1 }, { seat: 1, serial: 2 })
    const notice = { tone: 'plain', lines: ['The disk is full.'] } as const
    player.hears({ kind: 'position', position: next, cover: true, notice })
    expect(player.screen).not.toContain('The disk is full.')
    expect(player.press('enter', 'enter').screen).toContain('The disk is full.')
    expect(player.press('down').screen).not.toContain('The disk is full.')
  })

  it('shows its pages as a terminal would', async () => {
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const) {
      const lines = told(40, [columns, rows]).press('enter').lines(plain)
      await expectGolden(await shown(lines, columns, rows), `since-${columns}x${rows}`)
    }
  })
})
