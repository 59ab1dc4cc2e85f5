import { describe, expect, it } from 'vitest'
import { FrameRenderer } from '../../src/screen/stage.tsx'
import { plain } from './screen-player.ts'
import { MOVE, MOVE_OR_CAST, Player, ROLL } from './sitting.ts'

/** The text that Ink itself writes, without the lines that bypass it. */
function writtenOf(player: Player): string {
  const stage = new FrameRenderer()
  stage.draw(player.model, plain)
  const { written } = stage
  stage.close()
  return written.replace(/\x1b\[[\d;]*m/g, '')
}

const SIZES = [
  [80, 24],
  [100, 40],
] as const

describe.each(SIZES)('Ink writes at %dx%d', (columns, rows) => {
  const at = (question = ROLL) => Player.at(question, { columns, rows })

  it('the title screen', () => {
    const words = writtenOf(new Player(columns, rows))
    for (const word of ['Magical Order', 'Settings', 'help']) expect(words).toContain(word)
  })

  it('a table: the status, the events, the question, its answers and the keys', () => {
    const words = writtenOf(at())
    expect(words).toContain('Fortnight 2, Day 3')
    expect(words).toContain('Ann rolls 3 for movement')
    expect(words).toContain('Your turn.')
    for (const { label } of ROLL.options) expect(words).toContain(label)
    expect(words).toContain('? help')
    if (columns >= 100) expect(words).toContain('The Lost Lamb')
  })

  it('the text beside a map, and only a placeholder for the map', () => {
    const words = writtenOf(at(MOVE_OR_CAST))
    expect(words).toContain('Stop here')
    // Beside a large map, its legend is text.
    if (columns < 100) expect(words).not.toContain('▲')
  })

  it('the help, the palette, the settings and the rules', () => {
    expect(writtenOf(at().press('?'))).toContain('Makes the selected choice')
    expect(writtenOf(at().press('ctrl+p'))).toContain('Command palette')
    expect(writtenOf(new Player(columns, rows).press('s'))).toContain('Theme')
    expect(writtenOf(at().press('f1'))).toContain('Sequence of play')
  })

  it('the sheet and the log as pages', () => {
    expect(writtenOf(at(MOVE).press('tab'))).toContain('[Sheet]')
    expect(writtenOf(at(MOVE).press('shift+tab'))).toContain('Cleo walks to Torwall A6.')
  })
})

describe('a key', () => {
  it('makes Ink redraw only the panes that it changes', () => {
    const player = Player.at(ROLL, { columns: 100, rows: 40 })
    const stage = new FrameRenderer()
    stage.draw(player.model, plain)
    const after = stage.draw(player.press('down').model, plain).lines
    const written = stage.written.replace(/\x1b\[[\d;]*m/g, '')
    expect(written).toContain('Cast Transporting')
    expect(written).not.toContain('Ann rolls 3 for movement')
    expect(written).not.toContain('Fortnight 2, Day 3')
    expect(after.join('\n')).toContain('Ann rolls 3 for movement')
    stage.close()
  })
})
