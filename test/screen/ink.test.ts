import { describe, expect, it } from 'vitest'
import { FrameRenderer } from '../../src/screen/stage.tsx'
import { plain } from './screen-player.ts'
import { MOVE, MOVE_OR_CAST, Player, ROLL } from './sitting.ts'

/** Returns the text of the screen. */
function writtenOf(player: Player): string {
  const stage = new FrameRenderer()
  const { lines } = stage.draw(player.model, plain)
  stage.close()
  return lines.join('\n').replace(/\x1b\[[\d;]*m/g, '')
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

  it('a map and the text beside it', () => {
    const words = writtenOf(at(MOVE_OR_CAST))
    for (const word of ['Stop here', '▲']) expect(words).toContain(word)
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
