import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { nowLines } from '../../src/screen/now-lines.ts'
import { PLACEMENTS } from './islands.ts'
import { MOVE, MOVE_OR_CAST, Player, ROLL, walk } from './sitting.ts'

/** Opens the help, whose first section shows the current options. */
const help = (player: Player) => player.press('?', 'enter').screen

describe('? at a table', () => {
  it('starts with the current keys, the question, and every answer with its effect, odds and rule', () => {
    const screen = help(Player.at(ROLL, { rows: 60 }))
    const lines = screen.split('\n').map(line => line.trim())
    expect(lines[3]).toBe('Choosing from a list')
    expect(lines.indexOf('► What you can do now')).toBeGreaterThan(3)
    expect(screen).toContain('Your turn.  (rule 5.1)')
    expect(screen).toContain('Roll for movement  (rule 5.1)')
    expect(screen.replace(/\s+/g, ' ')).toContain('White die: points to move. 3 in 6: something may meet you on land.')
  })

  it('describes a space, and shows the start of the rule for an answer without a note', () => {
    const screen = help(Player.at(MOVE_OR_CAST, { rows: 60 }))
    expect(screen).toContain('Cast Swiftness')
    expect(screen).toMatch(/Stop here {2}\(rule 6\) *\n +Every space you enter costs movement points/)
    expect(screen).toMatch(/Walk to Torwall A1 {2}\(rule 6\) *\n +Costs 1\. Torwall A1, /)
  })

  it('moves from answer to answer, and to the first and last', () => {
    const player = Player.at(ROLL).press('?', 'enter', 'down', 'down')
    expect(player.screen).toMatch(/► +Roll for movement/)
    expect(player.press('end').screen).not.toContain('Roll for movement')
    expect(player.press('home').screen).toContain('Choosing from a list')
  })

  it('shows only the headings and sizes of the other sections until one is opened', () => {
    const player = Player.at(ROLL, { rows: 48 }).press('?')
    expect(player.screen).toContain('► What you can do now  +4')
    expect(player.screen).not.toContain('Roll for movement')
    expect(player.press('enter').screen).toContain('Roll for movement')
    expect(player.press('enter').screen).not.toContain('Roll for movement')
    // An opened section scrolls into view on a short screen.
    const short = Player.at(ROLL).press('?')
    expect(short.screen).not.toContain('What you can do now')
    expect(short.press('enter').screen).toContain('Roll for movement')
  })

  it('jumps from heading to heading and back', () => {
    const player = Player.at(ROLL).press('?', 'enter', 'home', 'right')
    const top = () => player.screen.split('\n')[3]?.trim()
    expect(top()).toBe('► What you can do now')
    player.press('right', 'right')
    const third = top()
    expect(player.press('right', 'left').screen.split('\n')[3]?.trim()).toBe(third)
    player.press('left', 'left', 'left')
    expect(top()).toBe('Choosing from a list')
  })

  it('searches the typed text, shows results under headings, and Esc clears the search before it closes the page', () => {
    const player = Player.at(ROLL).press('?').types('palette')
    expect(player.screen).toContain('Opens the command palette')
    expect(player.screen).not.toContain('Makes the selected choice')
    expect(player.screen).toContain('Choosing from a list')
    expect(player.press('backspace').screen).toContain('palett')
    expect(player.press('escape').screen).toContain('Makes the selected choice')
    expect(player.press('escape').model.overlay).toBeNull()
  })

  it('lists at most twelve spaces, and counts the rest', () => {
    const listed = (count: number) => {
      const spaces = Board.of(PLACEMENTS).names.slice(0, count)
      const { lines, links } = nowLines(Player.at({ ...MOVE, options: spaces.map(space => walk(space, 1)) }).table)
      return [links.length, lines.filter(line => line.startsWith('  Walk')).length, lines.at(-2)?.trim()]
    }
    // The question has a link of its own.
    expect(listed(12).slice(0, 2)).toEqual([13, 12])
    expect(listed(12)[2]).toMatch(/^Costs 1\./)
    expect(listed(13)[2]).toBe('and one more space to choose from; move the cursor there to read about it.')
    expect(listed(15)).toEqual([13, 12, 'and 3 more spaces to choose from; move the cursor to read about each.'])
  })

  it('lists only the keys if there is no question', () => {
    const over = Player.at(null, { rows: 60, result: { winners: [0], text: 'Won.' } }).press('escape', '?')
    expect(over.screen).not.toContain('What you can do now')
    expect(new Player(80, 60).press('?').screen).not.toContain('What you can do now')
  })
})

describe('? on a covered table', () => {
  it('lists only the keys, and the rules start with their chapters', () => {
    const covered = () => {
      const player = Player.at(ROLL)
      const { position } = player.table
      return player.hears({
        kind: 'position',
        position: { ...position, seat: 1, serial: 2 },
        cover: true,
        notice: null,
      })
    }
    expect(covered().press('escape', '?', 'f1').screen).not.toMatch(/Roll for movement|the current question/)
    expect(covered().press('f1').screen).not.toContain('the current question')
  })
})
