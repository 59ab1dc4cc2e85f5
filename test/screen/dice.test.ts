import { describe, expect, it } from 'vitest'
import { styleOf } from '../../src/screen/kit/style.ts'
import type { Message } from '../../src/screen/model.ts'
import { withDice } from '../../src/screen/table/dice-animation.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { MOVE, MOVEMENT_ROLL, Player, ROLL, rollsShown, TOWN_ROLL, WATCH } from './sitting.ts'
import { shown } from './terminal.ts'

const throwing = (speed: 'slow' | 'normal' | 'fast' | 'instant', rolls = [MOVEMENT_ROLL], size = {}) => {
  const player = Player.at(ROLL, { speed, ...size })
  return player.hears(rollsShown(player, rolls))
}

const waits = (player: Player) =>
  player.effects.flatMap(effect => (effect.kind === 'wait' ? [effect.milliseconds] : []))

/** Runs the clock until no timer is left. */
function runOut(player: Player): Player {
  for (let i = 0; i < 100 && player.table.diceAnimation; i++) player.hears({ kind: 'tick' })
  return player
}

const rest = (player: Player): Player => {
  while (player.table.diceAnimation && player.table.diceAnimation.facesLeft > 0) player.hears({ kind: 'tick' })
  return player
}

describe('the dice animation', () => {
  it('comes before the new position, and ends at the marked row', () => {
    const player = throwing('normal', [TOWN_ROLL])
    expect(player.table.position.question).toBe(ROLL)
    expect(player.screen).toContain('Ann: Common Towns')
    expect(player.screen).not.toContain('They speed you along')
    rest(player)
    expect(player.screen).toContain('► 5  They speed you along: an extra turn at once')
    expect(player.screen).toContain('  6  A bed for the night')
    runOut(player)
    expect(player.table.position.question).toBe(MOVE)
    expect(player.screen).not.toContain('Common Towns')
    expect(player.screen).toContain('Ann has rolled.')
  })

  it('shows a different face in every frame', () => {
    const player = throwing('normal', [TOWN_ROLL])
    const seen: string[] = []
    for (; (player.table.diceAnimation?.facesLeft ?? 0) > 0; player.hears({ kind: 'tick' })) seen.push(player.screen)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(2)
  })

  it('plays one roll after the other if an answer leads to several', () => {
    const player = rest(throwing('normal', [MOVEMENT_ROLL, TOWN_ROLL]))
    expect(player.screen).toContain('1 of 2')
    // One key ends both, as the bottom line says.
    expect(player.screen).toContain('any key skip the rolls')
    rest(player.hears({ kind: 'tick' }))
    expect(player.screen).toContain('2 of 2')
    expect(player.screen).toContain('any key skip the roll')
    expect(player.screen).toContain('Common Towns')
    expect(player.hears({ kind: 'tick' }).table.diceAnimation).toBeNull()
  })

  it('shows one roll after the other, each until the next key, by the right arrow', () => {
    const player = throwing('normal', [MOVEMENT_ROLL, TOWN_ROLL])
    expect(player.screen).toContain('→ next roll')
    player.press('right')
    expect(player.table.diceAnimation).toMatchObject({ at: 0, facesLeft: 0 })
    for (let i = 0; i < 50; i++) player.hears({ kind: 'tick' })
    expect(player.screen).toContain('1 of 2')
    player.press('right')
    expect(player.screen).toContain('2 of 2')
    expect(player.screen).toContain('►')
    expect(player.screen).not.toContain('→ next roll')
    // After the last roll, the key ends the animation and does nothing else.
    player.press('right')
    expect(player.table.diceAnimation).toBeNull()
    expect(player.table.cursor).toBe(throwing('instant').table.cursor)
    // Any other key still skips them all.
    expect(throwing('normal', [MOVEMENT_ROLL, TOWN_ROLL]).press('right', 'enter').table.diceAnimation).toBeNull()
  })

  it('keeps a notice that came with the new position when a key skips the animation', () => {
    const player = Player.at(ROLL, { speed: 'normal' })
    const notice = { tone: 'plain', lines: ['Ben has left.'] } as const
    player.hears({ ...rollsShown(player, [MOVEMENT_ROLL]), notice } as Message)
    expect(player.table.diceAnimation).not.toBeNull()
    player.press('down')
    expect(player.table.diceAnimation).toBeNull()
    expect(player.screen).toContain('Ben has left.')
    player.press('down')
    expect(player.screen).not.toContain('Ben has left.')
  })

  it('takes longer at slower speeds, and is skipped at instant speed', () => {
    const time = (speed: 'slow' | 'normal' | 'fast' | 'instant') =>
      waits(runOut(throwing(speed, [TOWN_ROLL]))).reduce((sum, wait) => sum + wait, 0)
    expect(time('slow')).toBeGreaterThan(time('normal'))
    expect(time('normal')).toBeGreaterThan(time('fast'))
    expect(time('fast')).toBeGreaterThan(0)
    expect(time('instant')).toBe(0)
    expect(throwing('instant').table.position.question).toBe(MOVE)
  })

  it("shows the rolls of others only at slow speed, and only if nothing is open; the player's own close a page", () => {
    const starts = (speed: 'slow' | 'normal' | 'fast', others: boolean, open: string | null = null, shared = false) => {
      const player = Player.at(ROLL, { speed })
      const message = rollsShown(player, [TOWN_ROLL])
      if (message.kind !== 'position') throw new Error('no position')
      const overlay = open === null ? null : ({ kind: open } as unknown as typeof player.model.overlay)
      const then = { ...message, others, position: { ...message.position, shared } }
      const begun = withDice({ ...player.model, overlay }, then as never)
      if (begun) expect(begun.model).toMatchObject({ overlay: null, notice: null })
      return begun !== null
    }
    for (const speed of ['slow', 'normal', 'fast'] as const) {
      expect(starts(speed, false)).toBe(true)
      expect(starts(speed, true)).toBe(speed === 'slow')
      expect(starts(speed, false, 'lines')).toBe(true)
      expect(starts(speed, false, 'lines', true)).toBe(false)
      expect(starts(speed, true, 'lines')).toBe(false)
      expect(starts(speed, false, 'highlight')).toBe(false)
    }
  })

  it('ends with any key that answers or starts a word, which does nothing else because the result is unseen', () => {
    for (const key of ['enter', 'space', '1', '2', '0', 'z']) {
      const player = throwing('slow').press(key)
      expect(player.table.diceAnimation).toBeNull()
      expect(player.table.typing).toBeNull()
      expect(player.table.position.question).toBe(MOVE)
      expect(player.asked.filter(({ kind }) => kind !== 'wait')).toEqual([])
    }
  })

  it('ends immediately with any other key, which has its usual effect', () => {
    const player = throwing('slow')
    player.press(':')
    expect(player.table.diceAnimation).toBeNull()
    expect(player.table.position.question).toBe(MOVE)
    expect(player.table.typing).not.toBeNull()
    const moved = throwing('slow').press('up')
    expect(moved.table.cursor).not.toBe(throwing('instant').table.cursor)
    expect(moved.table.cursor).toBe(throwing('instant').press('up').table.cursor)
    expect(throwing('slow').press('-').table.zoom).toBe('overview')
  })

  it('ignores a timer that fires too late', () => {
    const player = throwing('normal').press('up')
    const { model } = player
    expect(player.hears({ kind: 'tick' }).model).toEqual(model)
  })

  it('is over for the next player: the key that ends it does not uncover the table', () => {
    const player = Player.at(ROLL, { speed: 'normal' })
    const message = rollsShown(player, [TOWN_ROLL], ROLL, { seat: 1 })
    if (message.kind !== 'position') throw new Error('no position')
    player.hears({ ...message, cover: true })
    expect(player.screen).toContain('Common Towns')
    player.press('enter')
    expect(player.table.covered).toBe(true)
    expect(player.screen).toContain("Ben, it's your turn.")
    expect(player.screen).not.toContain('Common Towns')
  })

  it('does not play on a covered screen, in a watched game, on another page, or for an undo', () => {
    const covered = Player.at(ROLL, { speed: 'normal' })
    const { position } = covered.table
    covered.hears({ kind: 'position', position: { ...position, serial: 2 }, cover: true, notice: null })
    expect(covered.hears(rollsShown(covered, [TOWN_ROLL])).table.diceAnimation).toBeNull()

    const watching = new Player(80, 24, {}, 'normal')
    watching.hears({ kind: 'watched', position: { ...position, rolls: [TOWN_ROLL], rolledAt: 1 }, watch: WATCH })
    expect(watching.table.diceAnimation).toBeNull()

    // The adviser's automatic answers don't repeat a roll that has been shown.
    const advised = Player.at(ROLL, { speed: 'normal' })
    const { length } = advised.table.position
    expect(advised.hears(rollsShown(advised, [TOWN_ROLL], ROLL, { rolledAt: length })).table.diceAnimation).toBeNull()

    const reading = Player.at(ROLL, { speed: 'normal' }).press('tab')
    expect(reading.hears(rollsShown(reading, [TOWN_ROLL])).table.diceAnimation).toBeNull()

    const undone = Player.at(ROLL, { speed: 'normal' })
    const back = rollsShown(undone, [TOWN_ROLL], MOVE, { log: [] })
    expect(undone.hears(back).table.diceAnimation).toBeNull()
  })

  it('gives way to other events, and keeps the notice', () => {
    const player = throwing('slow').hears({ kind: 'notice', notice: { tone: 'bad', lines: ['The disk is full.'] } })
    expect(runOut(player).screen).toContain('The disk is full.')
    // A notice that comes with the new position is shown after the dice.
    const told = Player.at(ROLL, { speed: 'slow' })
    told.hears({ ...rollsShown(told, [TOWN_ROLL]), notice: { tone: 'good', lines: ['Saved a copy.'] } } as Message)
    expect(told.screen).not.toContain('Saved a copy.')
    expect(runOut(told).screen).toContain('Saved a copy.')
    const second = throwing('slow')
    const { position } = second.table
    second.hears(rollsShown(second, [TOWN_ROLL], MOVE, { serial: 9, log: [...position.log, ...position.log] }))
    expect(second.table.diceAnimation?.rolls).toEqual([TOWN_ROLL])
    second.hears({ kind: 'resize', columns: 100, rows: 40 })
    expect(second.lines()).toHaveLength(40)
  })
})

describe('dice as a terminal shows them', () => {
  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
    [140, 50],
  ] as const) {
    it(`at ${columns}x${rows}`, async () => {
      for (const [name, roll] of [
        ['dice-table', TOWN_ROLL],
        ['dice-movement', MOVEMENT_ROLL],
      ] as const) {
        const lines = rest(throwing('normal', [roll], { columns, rows })).lines()
        expect(lines.map(width)).toEqual(lines.map(() => columns))
        await expectGolden(await shown(lines, columns, rows), `${name}-${columns}x${rows}`)
      }
    })
  }

  it('are small if there is no room for large ones, so that all of them are visible', () => {
    const seven = { ...MOVEMENT_ROLL, dice: [6, 5, 5, 4, 4, 2, 1], names: [], rows: [] }
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const) {
      const player = Player.at(ROLL, { columns, rows, speed: 'normal' })
      player.hears(rollsShown(player, [seven]))
      while (player.table.diceAnimation && player.table.diceAnimation.facesLeft > 0) player.hears({ kind: 'tick' })
      const edges = player.screen.split('\n').find(line => line.includes('┌──')) ?? ''
      expect([columns, edges.match(/┌─+┐/g)?.length]).toEqual([columns, 7])
    }
  })

  it('in mid-roll', async () => {
    await expectGolden(await shown(throwing('normal', [TOWN_ROLL]).lines(), 80, 24), 'dice-tumbling-80x24')
  })

  it('are the same text in every theme, and pure ASCII if configured', () => {
    const player = rest(throwing('normal', [TOWN_ROLL]))
    const bare = player.lines(styleOf(plainTheme, 'ascii'))
    for (const theme of Object.values(themes))
      expect(player.lines(styleOf(theme, 'ascii')).map(line => line.replace(/\x1b\[[\d;]*m/g, ''))).toEqual(bare)
    expect(bare.join('')).toMatch(/^[ -~]*$/)
  })

  it('show a long result in full, and drop distant rows if there is no room', () => {
    const text =
      'The highest in Rank with the most Tasks gives away Optional Tasks: two to those below, one to those level'
    const rows = TOWN_ROLL.rows.map((row, i) => ({ ...row, text: i === 4 ? text : row.text }))
    const { screen } = rest(throwing('normal', [{ ...TOWN_ROLL, rows }]))
    expect(screen.replace(/[│┌┐└┘─●]/g, ' ').replace(/\s+/g, ' ')).toContain(text)
  })
})
