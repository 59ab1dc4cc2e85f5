import { describe, expect, it } from 'vitest'
import { rulesOverlay } from '../../src/screen/overlays/rules.ts'
import { Player, position, ROLL, watching } from './sitting.ts'

/** Returns the lines of the rulebook on the screen, below the search and its result. */
const book = (player: Player) => player.screen.split('\n').slice(4, -2)
const first = (player: Player) => book(player)[0]!.trim()

describe('the rules on the screen', () => {
  it('open with their chapters, after the rule behind the question', () => {
    const contents = Player.at(ROLL).press('f1')
    expect(book(contents)[0]).toContain('► Now  5.1 The movement roll: the current question')
    expect(contents.screen).toContain('  0  The story: ')
    const player = contents.press('enter')
    expect(player.screen).toContain('Rules of Wizards')
    expect(first(player)).toBe('5.1  The movement roll')
  })

  it('open from the title screen, at their beginning', () => {
    for (const key of ['f1', 'r']) {
      const player = new Player().press(key)
      expect(book(player)[0]).toContain('0  The story')
      expect(book(player.press('enter')).join('\n')).toContain('Chapter 0: The story.')
    }
  })

  it('scroll up and down, and stop at both ends', () => {
    const player = Player.at(ROLL).press('f1', 'enter')
    const before = book(player)
    expect(book(player.press('down'))[0]).toBe(before[1])
    expect(book(player.press('up'))).toEqual(before)
    expect(book(player.press('pagedown', 'pageup'))).toEqual(before)
    for (let i = 0; i < 200; i++) player.press('pageup')
    expect(first(player)).toBe('Chapter 0: The story. Why the Enchanted Islands need you.')
    for (let i = 0; i < 300; i++) player.press('pagedown')
    expect(book(player).join('\n')).toContain('Veldor')
  })

  it('are searched while typing, and open the rulebook at a result', () => {
    const player = Player.at(ROLL).press('f1').types('horse')
    expect(player.screen).toContain('Find: horse')
    expect(player.screen).toMatch(/\d+ found/)
    expect(first(player)).toBe('8.45  Horse')
    player.press('enter')
    expect(player.screen).not.toContain('Find: horse')
    expect(first(player)).toBe('8.45  Horse')
    expect(book(player.press('pagedown')).join('\n')).toContain('8.461  Hound: what it fears')
  })

  it('open at a number, by section or chapter', () => {
    expect(first(Player.at(ROLL).press('f1').types('7.304'))).toBe('7.304  Demons')
    expect(first(Player.at(ROLL).press('f1').types('12'))).toMatch(/^12 /)
    expect(first(Player.at(ROLL).press('f1').types('a.3'))).toMatch(/^A\.3 /)
  })

  it('go from section to section, and back to the previous position', () => {
    const player = Player.at(ROLL).press('f1', 'enter')
    expect(first(player.press('right'))).toMatch(/^5\.2 /)
    expect(first(player.press('left'))).toMatch(/^5\.1 /)
    const at = first(player.press('right'))
    player.press('tab')
    expect(book(player)[0]).toContain('► Now')
    player.press('down', 'down', 'enter')
    expect(first(player)).not.toBe(at)
    expect(first(player.press('backspace'))).toBe(at)
    // From the starting position, back leads only to the chapters.
    expect(book(player.press('backspace', 'backspace'))[0]).toContain('Now')
  })

  it('have a chapter on each line of the contents, and open it', () => {
    const player = new Player().press('f1')
    for (let i = 0; i < 12; i++) player.press('down')
    expect(first(player.press('enter'))).toMatch(/^12 {2}|Chapter 12/)
  })

  it('have keys for the contents and keys for reading, and scroll only if they are longer than the screen', () => {
    const names = (context: 'rules' | 'contents') =>
      rulesOverlay.keys.filter(({ where }) => !where || where.includes(context)).map(({ name }) => name)
    const both = [
      'earlier',
      'first',
      'last',
      'later',
      'leave',
      'left',
      'right',
      'take',
      'up',
      'down',
      'back',
      'contents',
    ]
    const only = (context: 'rules' | 'contents') => both.filter(name => names(context).some(one => one === name))
    expect(only('contents')).toEqual(['earlier', 'first', 'last', 'later', 'leave', 'take', 'up', 'down'])
    expect(only('rules')).toEqual(both.filter(name => name !== 'first' && name !== 'last'))
    const { model } = Player.at(ROLL).press('f1')
    if (model.overlay?.kind !== 'rules') throw new Error('no rules')
    const useful = (rows: number, contents: number | null, name: 'up' | 'down' = 'up') =>
      rulesOverlay.isUseful?.({ ...model, rows }, { ...page, contents } as typeof page, name)
    const page = model.overlay
    expect([useful(24, null), useful(24, 0), useful(9_000, 0), useful(9_000, null)]).toEqual([true, true, true, false])
    expect(useful(9_000, null, 'down')).toBe(true)
  })

  it('open from any page that names a rule, and return to it', () => {
    const player = Player.at(ROLL).press('?', 'enter', 'down', 'down')
    expect(player.screen).toMatch(/► +Roll for movement {2}\(rule 5\.1\)/)
    player.press('enter')
    expect(first(player)).toBe('5.1  The movement roll')
    expect(player.screen).toContain('Roll for movement')
    player.press('escape')
    expect(player.screen).toMatch(/► +Roll for movement {2}\(rule 5\.1\)/)
    expect(player.press('escape').model.overlay).toBeNull()
  })

  it('say so if nothing is found, and let the search be corrected', () => {
    const player = Player.at(ROLL).press('f1').types('zzzx')
    expect(player.screen).toContain('nothing found')
    player.press('backspace', 'backspace', 'backspace', 'backspace')
    expect(player.screen).toContain('Chapter 0')
  })

  it('close with Escape, or with Enter if there is no search', () => {
    expect(Player.at(ROLL).press('f1', 'escape').model.overlay).toBeNull()
    expect(Player.at(ROLL).press('f1', 'enter', 'enter').model.overlay).toBeNull()
    expect(Player.at(ROLL).press('f1').types('horse').press('escape').model.overlay).toBeNull()
  })

  it('open from the command line, at a number or with a search', () => {
    const afterTyping = (text: string) => Player.at(ROLL).press(':').types(text).press('enter')
    expect(first(afterTyping('rules 7.304'))).toBe('7.304  Demons')
    expect(first(afterTyping('rules horse'))).toBe('8.45  Horse')
    expect(first(afterTyping('rules'))).toBe('5.1  The movement roll')
  })

  it('fit the screen, however long the lines are', () => {
    for (const [columns, rows] of [
      [80, 24],
      [133, 50],
    ] as const) {
      const player = Player.at(ROLL, { columns, rows }).press('f1')
      expect(player.lines()).toHaveLength(rows)
      for (let i = 0; i < 30; i++) {
        for (const line of player.press('pagedown').screen.split('\n')) expect([...line]).toHaveLength(columns)
      }
    }
  })
})

describe('why', () => {
  it('opens the rule behind the selected log entry', () => {
    const player = Player.at(ROLL).press('shift+tab')
    expect(player.screen).toContain('► Ann rolls 3 for movement')
    expect(first(player.press('enter'))).toBe('5.1  The movement roll')
    expect(player.screen).toContain('Ann rolls 3 for movement, 6 for an encounter.')
    player.press('escape', 'up', 'up', '?')
    expect(first(player)).toMatch(/^9 /)
    expect(player.screen).toContain('Cleo is given a Mandatory Task')
  })

  it("lists the open question's rule in the contents, not the entry's", () => {
    const player = Player.at(ROLL).press('shift+tab', 'up', 'up', '?')
    expect(first(player)).toMatch(/^9 /)
    expect(book(player.press('tab'))[0]).toContain('► Now  5.1 The movement roll: the current question')
    const unasked = Player.at(null).press('shift+tab', '?')
    expect(first(unasked)).toBe('5.1  The movement roll')
    expect(book(unasked.press('tab')).join('\n')).not.toContain('the current question')
  })

  it('works from the command line for any entry, counted back', () => {
    const afterTyping = (text: string) => Player.at(ROLL).press(':').types(text).press('enter')
    expect(first(afterTyping('why'))).toBe('5.1  The movement roll')
    expect(first(afterTyping('why 2'))).toBe('3.74  Order of play')
    expect(afterTyping('why 99').screen).toContain('There is no such line in the log.')
    expect(afterTyping('why x').screen).toContain('"why 3" explains the third from last')
  })

  it('opens the nearest section if the rulebook is not that detailed', () => {
    const entries = [{ day: 1, text: 'A sentence.', rule: '7.304.9', at: 1 }]
    expect(first(Player.at(ROLL, { log: entries }).press('shift+tab', 'enter'))).toBe('7.304  Demons')
  })

  it('moves through the log, which scrolls along', () => {
    const entries = Array.from({ length: 60 }, (_, i) => ({ day: i, text: `Sentence ${i + 1}.`, rule: '6', at: i }))
    const player = Player.at(ROLL, { log: entries, known: 60 }).press('shift+tab')
    for (let i = 0; i < 40; i++) player.press('up')
    expect(player.screen).toContain('► Sentence 20.')
    player.press('pageup', 'pageup', 'pageup')
    expect(player.screen).toContain('► Sentence 1.')
    for (let i = 0; i < 80; i++) player.press('pagedown')
    expect(player.screen).toContain('► Sentence 60.')
  })
})

describe('the record sheets', () => {
  it('switch from one player to the next, and show only public parts of other players', () => {
    const player = Player.at(ROLL).press('tab')
    expect(player.screen).toContain('Ann, Apprentice')
    player.press('right')
    expect(player.screen).toContain('Ben, at Hillshire A1')
    player.press('right')
    expect(player.screen).toContain('Cleo, at Torwall A6')
    expect(player.press('right').screen).toContain('Ann, Apprentice')
    expect(player.press('left').screen).toContain('Cleo, at Torwall A6')
    expect(player.press('shift+tab', 'tab').screen).toContain('Ann, Apprentice')
  })
})

describe("watching from a player's view", () => {
  it('cycles through the players and back to the public view', () => {
    expect(watching({}, null).press('v').asked).toEqual([{ kind: 'set-perspective', seat: 0 }])
    expect(watching({}, 1).press('v').asked).toEqual([{ kind: 'set-perspective', seat: 2 }])
    expect(watching({}, 2).press('v').asked).toEqual([{ kind: 'set-perspective', seat: null }])
    expect(watching({}, 1).screen).toContain('as Ben sees it')
    expect(watching({}, null).screen).toContain('as everyone sees it')
  })
})

describe('the hand-over', () => {
  it('shows the question about quitting, and nothing else', () => {
    const player = Player.at(ROLL).hears({
      kind: 'position',
      position: position(ROLL, { seat: 1 }),
      cover: true,
      notice: null,
    })
    player.press('ctrl+c')
    expect(player.screen).toContain('Leave the table?')
    expect(player.screen).not.toMatch(/Torwall|Fortnight|Ann/)
    expect(player.press('escape').screen).toContain("Ben, it's your turn.")
  })
})
